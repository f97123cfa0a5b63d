namespace System.Threading;

using System.Threading.Tasks;
using Threadbare;

/// <summary>A thread that waits, and for each tick a thread that calls back: ticks may overlap.</summary>
public sealed class Timer
{
    private readonly TimerCallback callback;
    private readonly object state;
    private long due;
    private long period;
    private int changes;
    private int running;
    private bool isDisposed;

    public Timer(TimerCallback callback, object state, int dueTime, int period) : this(callback, state, (long)dueTime, (long)period) { }

    public Timer(TimerCallback callback, object state, uint dueTime, uint period)
        : this(callback, state, dueTime == uint.MaxValue ? -1 : (long)dueTime, period == uint.MaxValue ? -1 : (long)period) { }

    public Timer(TimerCallback callback, object state, TimeSpan dueTime, TimeSpan period)
        : this(callback, state, Waiting.Milliseconds(dueTime), Waiting.Milliseconds(period)) { }

    public Timer(TimerCallback callback, object state, long dueTime, long period)
    {
        if (callback == null) throw new ArgumentNullException("callback");
        if (dueTime < -1) throw new ArgumentOutOfRangeException("dueTime");
        if (period < -1) throw new ArgumentOutOfRangeException("period");
        this.callback = callback;
        this.state = state;
        due = dueTime;
        this.period = period;
        Kernel.Start(new Action(Watch), null, new object(), "timer");
    }

    public Timer(TimerCallback callback) : this(callback, null, -1L, -1L)
    {
        state = this;
    }

    public bool Change(int dueTime, int period) { return Change((long)dueTime, (long)period); }

    public bool Change(uint dueTime, uint period)
    {
        return Change(dueTime == uint.MaxValue ? -1 : (long)dueTime, period == uint.MaxValue ? -1 : (long)period);
    }

    public bool Change(TimeSpan dueTime, TimeSpan period)
    {
        return Change(Waiting.Milliseconds(dueTime), Waiting.Milliseconds(period));
    }

    public bool Change(long dueTime, long period)
    {
        if (isDisposed) throw new ObjectDisposedException("System.Threading.Timer");
        Kernel.Release(this);
        due = dueTime;
        this.period = period;
        changes++;
        Kernel.Wake(this);
        return true;
    }

    public void Dispose()
    {
        isDisposed = true;
        changes++;
        Kernel.Wake(this);
    }

    public bool Dispose(WaitHandle notifyObject)
    {
        Dispose();
        Pool.Run(() => { AwaitTicks(); notifyObject.SignalOnce(); }, "pool");
        return true;
    }

    public ValueTask DisposeAsync()
    {
        Dispose();
        return new ValueTask(Task.Run(() => AwaitTicks()));
    }

    private void AwaitTicks()
    {
        while (running > 0) Kernel.Park(this, "timer callback");
        Kernel.Acquire(this);
    }

    private void Watch()
    {
        Kernel.Daemon();
        while (!isDisposed)
        {
            int before = changes;
            if (Waiting.For(this, "timer", () => changes != before, due == 0 ? 1 : due)) continue;
            Kernel.Acquire(this);
            running++;
            Kernel.Start(new Action(Tick), null, new object(), "timer");
            due = period > 0 ? period : -1;
        }
    }

    private void Tick()
    {
        Kernel.Daemon();
        if (!isDisposed) callback(state);
        running--;
        Kernel.Release(this);
        Kernel.Wake(this);
    }
}

public sealed class PeriodicTimer
{
    private long period;
    private bool isDisposed;

    public PeriodicTimer(TimeSpan period) { this.period = Waiting.Milliseconds(period); }

    public TimeSpan Period
    {
        get { return TimeSpan.FromMilliseconds((double)period); }
        set { period = Waiting.Milliseconds(value); }
    }

    public ValueTask<bool> WaitForNextTickAsync(CancellationToken cancellationToken = default)
    {
        if (isDisposed) return new ValueTask<bool>(false);
        if (cancellationToken.IsCancellationRequested) return ValueTask.FromCanceled<bool>(cancellationToken);
        var tick = new TaskCompletionSource<bool>();
        Pool.After(period, () => tick.TrySetResult(!isDisposed));
        if (cancellationToken.CanBeCanceled) cancellationToken.Register(() => tick.TrySetCanceled(cancellationToken));
        return new ValueTask<bool>(tick.Task);
    }

    public void Dispose() { isDisposed = true; }
}
