namespace System.Threading;

using System.Threading.Tasks;
using Threadbare;

public class SemaphoreSlim
{
    private readonly int maximum;
    private readonly Bag<TaskCompletionSource<bool>> waiters = new Bag<TaskCompletionSource<bool>>();
    private int count;
    private bool isDisposed;
    private ManualResetEvent available;

    public SemaphoreSlim(int initialCount) : this(initialCount, int.MaxValue) { }

    public SemaphoreSlim(int initialCount, int maxCount)
    {
        if (initialCount < 0 || initialCount > maxCount) throw new ArgumentOutOfRangeException("initialCount");
        if (maxCount <= 0) throw new ArgumentOutOfRangeException("maxCount");
        count = initialCount;
        maximum = maxCount;
    }

    public int CurrentCount { get { return count; } }

    public WaitHandle AvailableWaitHandle
    {
        get
        {
            CheckDisposed();
            if (available == null) available = new ManualResetEvent(count > 0);
            return available;
        }
    }

    public void Wait() { Take(Waiting.Forever, CancellationToken.None); }

    public void Wait(CancellationToken cancellationToken) { Take(Waiting.Forever, cancellationToken); }

    public bool Wait(int millisecondsTimeout)
    {
        return Take(Waiting.Milliseconds(millisecondsTimeout), CancellationToken.None);
    }

    public bool Wait(int millisecondsTimeout, CancellationToken cancellationToken)
    {
        return Take(Waiting.Milliseconds(millisecondsTimeout), cancellationToken);
    }

    public bool Wait(TimeSpan timeout) { return Take(Waiting.Milliseconds(timeout), CancellationToken.None); }

    public bool Wait(TimeSpan timeout, CancellationToken cancellationToken)
    {
        return Take(Waiting.Milliseconds(timeout), cancellationToken);
    }

    public Task WaitAsync() { return TakeAsync(Waiting.Forever, CancellationToken.None); }

    public Task WaitAsync(CancellationToken cancellationToken) { return TakeAsync(Waiting.Forever, cancellationToken); }

    public Task<bool> WaitAsync(int millisecondsTimeout)
    {
        return TakeAsync(Waiting.Milliseconds(millisecondsTimeout), CancellationToken.None);
    }

    public Task<bool> WaitAsync(int millisecondsTimeout, CancellationToken cancellationToken)
    {
        return TakeAsync(Waiting.Milliseconds(millisecondsTimeout), cancellationToken);
    }

    public Task<bool> WaitAsync(TimeSpan timeout)
    {
        return TakeAsync(Waiting.Milliseconds(timeout), CancellationToken.None);
    }

    public Task<bool> WaitAsync(TimeSpan timeout, CancellationToken cancellationToken)
    {
        return TakeAsync(Waiting.Milliseconds(timeout), cancellationToken);
    }

    public int Release() { return Release(1); }

    public int Release(int releaseCount)
    {
        CheckDisposed();
        if (releaseCount < 1) throw new ArgumentOutOfRangeException("releaseCount");
        if (count > maximum - releaseCount) throw new SemaphoreFullException();
        int before = count;
        Kernel.Release(this);
        count += releaseCount;
        Kernel.Wake(this);
        while (count > 0 && waiters.Count > 0)
        {
            if (waiters.TakeFirst().TrySetResult(true)) count--;
        }
        if (available != null && count > 0) available.Set();
        return before;
    }

    public void Dispose() { Dispose(true); }

    protected virtual void Dispose(bool disposing) { isDisposed = true; }

    private bool Take(long milliseconds, CancellationToken token)
    {
        CheckDisposed();
        if (!Waiting.For(this, "semaphore", () => count > 0, milliseconds, token)) return false;
        Enter();
        return true;
    }

    private Task<bool> TakeAsync(long milliseconds, CancellationToken token)
    {
        CheckDisposed();
        if (token.IsCancellationRequested) return Task.FromCanceled<bool>(token);
        if (count > 0)
        {
            Enter();
            return Task.FromResult(true);
        }
        if (milliseconds == 0) return Task.FromResult(false);
        var waiter = new TaskCompletionSource<bool>(TaskCreationOptions.RunContinuationsAsynchronously);
        waiters.Add(waiter);
        if (token.CanBeCanceled) token.Register(() => waiter.TrySetCanceled(token));
        if (milliseconds > 0) Pool.After(milliseconds, () => waiter.TrySetResult(false));
        return waiter.Task;
    }

    private void Enter()
    {
        Kernel.Acquire(this);
        count--;
        if (available != null && count == 0) available.Reset();
    }

    private void CheckDisposed()
    {
        if (isDisposed) throw new ObjectDisposedException("System.Threading.SemaphoreSlim");
    }
}
