namespace System.Threading;

using Threadbare;

public class CountdownEvent
{
    private readonly ManualResetEventSlim done;
    private int initial;
    private int count;
    private bool isDisposed;

    public CountdownEvent(int initialCount)
    {
        if (initialCount < 0) throw new ArgumentOutOfRangeException("initialCount");
        initial = initialCount;
        count = initialCount;
        done = new ManualResetEventSlim(initialCount == 0);
    }

    public int CurrentCount { get { return count; } }

    public int InitialCount { get { return initial; } }

    public bool IsSet { get { return done.IsSet; } }

    public WaitHandle WaitHandle { get { return done.WaitHandle; } }

    public bool Signal() { return Signal(1); }

    public bool Signal(int signalCount)
    {
        CheckDisposed();
        if (signalCount <= 0) throw new ArgumentOutOfRangeException("signalCount");
        if (count < signalCount) throw new InvalidOperationException("Invalid attempt made to decrement the event's count below zero.");
        Kernel.Release(done);
        count -= signalCount;
        if (count == 0) done.Set();
        return count == 0;
    }

    public void AddCount() { AddCount(1); }

    public void AddCount(int signalCount)
    {
        if (!TryAddCount(signalCount)) throw new InvalidOperationException("The event is already signaled and cannot be incremented.");
    }

    public bool TryAddCount() { return TryAddCount(1); }

    public bool TryAddCount(int signalCount)
    {
        CheckDisposed();
        if (signalCount <= 0) throw new ArgumentOutOfRangeException("signalCount");
        if (count == 0) return false;
        count += signalCount;
        return true;
    }

    public void Reset() { Reset(initial); }

    public void Reset(int count)
    {
        CheckDisposed();
        if (count < 0) throw new ArgumentOutOfRangeException("count");
        initial = count;
        this.count = count;
        if (count == 0) done.Set();
        else done.Reset();
    }

    public void Wait() { done.Wait(); }

    public void Wait(CancellationToken cancellationToken) { done.Wait(cancellationToken); }

    public bool Wait(TimeSpan timeout) { return done.Wait(timeout); }

    public bool Wait(TimeSpan timeout, CancellationToken cancellationToken) { return done.Wait(timeout, cancellationToken); }

    public bool Wait(int millisecondsTimeout) { return done.Wait(millisecondsTimeout); }

    public bool Wait(int millisecondsTimeout, CancellationToken cancellationToken)
    {
        return done.Wait(millisecondsTimeout, cancellationToken);
    }

    public void Dispose() { Dispose(true); }

    protected virtual void Dispose(bool disposing)
    {
        isDisposed = true;
        done.Dispose();
    }

    private void CheckDisposed()
    {
        if (isDisposed) throw new ObjectDisposedException("System.Threading.CountdownEvent");
    }
}
