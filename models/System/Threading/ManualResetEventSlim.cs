namespace System.Threading;

using Threadbare;

public class ManualResetEventSlim
{
    private bool isSet;
    private bool isDisposed;
    private ManualResetEvent handle;

    public ManualResetEventSlim() { }

    public ManualResetEventSlim(bool initialState) { isSet = initialState; }

    public ManualResetEventSlim(bool initialState, int spinCount)
    {
        isSet = initialState;
        SpinCount = spinCount;
    }

    public bool IsSet
    {
        get
        {
            if (isSet) Kernel.Acquire(this);
            return isSet;
        }
    }

    public int SpinCount { get; private set; }

    public WaitHandle WaitHandle
    {
        get
        {
            CheckDisposed();
            if (handle == null) handle = new ManualResetEvent(IsSet);
            return handle;
        }
    }

    public void Set()
    {
        Kernel.Release(this);
        isSet = true;
        Kernel.Wake(this);
        if (handle != null) handle.Set();
    }

    public void Reset()
    {
        CheckDisposed();
        isSet = false;
        if (handle != null) handle.Reset();
    }

    public void Wait() { Await(Waiting.Forever, CancellationToken.None); }

    public void Wait(CancellationToken cancellationToken) { Await(Waiting.Forever, cancellationToken); }

    public bool Wait(int millisecondsTimeout)
    {
        return Await(Waiting.Milliseconds(millisecondsTimeout), CancellationToken.None);
    }

    public bool Wait(int millisecondsTimeout, CancellationToken cancellationToken)
    {
        return Await(Waiting.Milliseconds(millisecondsTimeout), cancellationToken);
    }

    public bool Wait(TimeSpan timeout) { return Await(Waiting.Milliseconds(timeout), CancellationToken.None); }

    public bool Wait(TimeSpan timeout, CancellationToken cancellationToken)
    {
        return Await(Waiting.Milliseconds(timeout), cancellationToken);
    }

    public void Dispose() { Dispose(true); }

    protected virtual void Dispose(bool disposing) { isDisposed = true; }

    private bool Await(long milliseconds, CancellationToken token)
    {
        CheckDisposed();
        if (!Waiting.For(this, "event", () => isSet, milliseconds, token)) return false;
        Kernel.Acquire(this);
        return true;
    }

    private void CheckDisposed()
    {
        if (isDisposed) throw new ObjectDisposedException("System.Threading.ManualResetEventSlim");
    }
}
