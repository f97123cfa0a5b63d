namespace System.Threading;

using Threadbare;

public class SynchronizationContext
{
    [ThreadStatic] private static SynchronizationContext current;

    public SynchronizationContext() { }

    public static SynchronizationContext Current { get { return current; } }

    public static void SetSynchronizationContext(SynchronizationContext syncContext) { current = syncContext; }

    public virtual void Send(SendOrPostCallback d, object state) { d(state); }

    public virtual void Post(SendOrPostCallback d, object state) { Pool.Run(() => d(state), "pool"); }

    public virtual void OperationStarted() { }

    public virtual void OperationCompleted() { }

    public virtual SynchronizationContext CreateCopy() { return new SynchronizationContext(); }
}
