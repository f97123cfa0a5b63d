namespace System.Threading;

using Threadbare;

public sealed class Lock
{
    private int owner = -1;
    private int depth;

    public Lock() { }

    public bool IsHeldByCurrentThread { get { return owner == Kernel.Current(); } }

    public void Enter() { Take(Waiting.Forever); }

    public bool TryEnter() { return Take(0); }

    public bool TryEnter(int millisecondsTimeout) { return Take(Waiting.Milliseconds(millisecondsTimeout)); }

    public bool TryEnter(TimeSpan timeout) { return Take(Waiting.Milliseconds(timeout)); }

    public void Exit()
    {
        if (owner != Kernel.Current()) throw new SynchronizationLockException("The calling thread does not hold the lock.");
        Kernel.Disown(this);
        depth--;
        if (depth > 0) return;
        Kernel.Release(this);
        owner = -1;
        Kernel.Wake(this);
    }

    public Lock.Scope EnterScope()
    {
        Take(Waiting.Forever);
        return new Scope(this);
    }

    private bool Take(long milliseconds)
    {
        int me = Kernel.Current();
        while (owner != -1 && owner != me)
        {
            if (!Waiting.Park(this, "lock", milliseconds)) return false;
        }
        if (depth == 0) Kernel.Acquire(this);
        owner = me;
        depth++;
        Kernel.Own(this, "exclusive", milliseconds);
        return true;
    }

    public ref struct Scope
    {
        private Lock held;

        internal Scope(Lock held) { this.held = held; }

        public void Dispose()
        {
            if (held == null) return;
            held.Exit();
            held = null;
        }
    }
}
