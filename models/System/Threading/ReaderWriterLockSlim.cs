namespace System.Threading;

using Threadbare;

public class ReaderWriterLockSlim
{
    private readonly bool isRecursive;
    private readonly PerThread<int> readers = new PerThread<int>();
    private readonly object readersDone = new object();
    private readonly object upgraderDone = new object();
    private int writer = -1;
    private int writes;
    private int upgrader = -1;
    private int upgrades;
    private int waitingWriters;
    private bool isDisposed;

    public ReaderWriterLockSlim() : this(LockRecursionPolicy.NoRecursion) { }

    public ReaderWriterLockSlim(LockRecursionPolicy recursionPolicy)
    {
        isRecursive = recursionPolicy == LockRecursionPolicy.SupportsRecursion;
    }

    public LockRecursionPolicy RecursionPolicy
    {
        get { return isRecursive ? LockRecursionPolicy.SupportsRecursion : LockRecursionPolicy.NoRecursion; }
    }

    public bool IsReadLockHeld { get { return readers.Has; } }

    public bool IsWriteLockHeld { get { return writer == Kernel.Current(); } }

    public bool IsUpgradeableReadLockHeld { get { return upgrader == Kernel.Current(); } }

    public int CurrentReadCount { get { return readers.Count; } }

    public int RecursiveReadCount { get { return readers.Value; } }

    public int RecursiveWriteCount { get { return IsWriteLockHeld ? writes : 0; } }

    public int RecursiveUpgradeCount { get { return IsUpgradeableReadLockHeld ? upgrades : 0; } }

    public int WaitingWriteCount { get { return waitingWriters; } }

    public void EnterReadLock() { TakeRead(Waiting.Forever); }

    public bool TryEnterReadLock(int millisecondsTimeout) { return TakeRead(Waiting.Milliseconds(millisecondsTimeout)); }

    public bool TryEnterReadLock(TimeSpan timeout) { return TakeRead(Waiting.Milliseconds(timeout)); }

    public void EnterWriteLock() { TakeWrite(Waiting.Forever); }

    public bool TryEnterWriteLock(int millisecondsTimeout) { return TakeWrite(Waiting.Milliseconds(millisecondsTimeout)); }

    public bool TryEnterWriteLock(TimeSpan timeout) { return TakeWrite(Waiting.Milliseconds(timeout)); }

    public void EnterUpgradeableReadLock() { TakeUpgradeable(Waiting.Forever); }

    public bool TryEnterUpgradeableReadLock(int millisecondsTimeout)
    {
        return TakeUpgradeable(Waiting.Milliseconds(millisecondsTimeout));
    }

    public bool TryEnterUpgradeableReadLock(TimeSpan timeout) { return TakeUpgradeable(Waiting.Milliseconds(timeout)); }

    public void ExitReadLock()
    {
        int count = readers.Value;
        if (count == 0) throw new SynchronizationLockException("The read lock is being released without being held.");
        if (count == 1) readers.Clear();
        else readers.Value = count - 1;
        Kernel.Disown(this);
        Kernel.Release(readersDone);
        Kernel.Wake(readersDone);
        Kernel.Wake(this);
    }

    public void ExitWriteLock()
    {
        if (!IsWriteLockHeld) throw new SynchronizationLockException("The write lock is being released without being held.");
        Kernel.Disown(this);
        writes--;
        if (writes > 0) return;
        Kernel.Release(this);
        writer = -1;
        Kernel.Wake(readersDone);
        Kernel.Wake(this);
    }

    public void ExitUpgradeableReadLock()
    {
        if (!IsUpgradeableReadLockHeld) throw new SynchronizationLockException("The upgradeable lock is being released without being held.");
        Kernel.Disown(this);
        upgrades--;
        if (upgrades > 0) return;
        Kernel.Release(upgraderDone);
        upgrader = -1;
        Kernel.Wake(this);
    }

    public void Dispose()
    {
        if (readers.Count > 0 || writer != -1 || upgrader != -1) throw new SynchronizationLockException("The lock is being disposed while still being used.");
        isDisposed = true;
    }

    private bool TakeRead(long milliseconds)
    {
        CheckDisposed();
        bool isNested = readers.Has || IsWriteLockHeld;
        if (isNested && !isRecursive) throw new LockRecursionException("Recursive read lock acquisitions not allowed in this mode.");
        if (!isNested)
        {
            // A waiting writer goes first, unless the thread has the lock already.
            bool mayPass = IsUpgradeableReadLockHeld;
            bool inTime = Waiting.For(this, "read lock", () => writer == -1 && (mayPass || waitingWriters == 0), milliseconds);
            if (!inTime) return false;
        }
        Kernel.Acquire(this);
        readers.Value = readers.Value + 1;
        Kernel.Own(this, "read", milliseconds);
        return true;
    }

    private bool TakeWrite(long milliseconds)
    {
        CheckDisposed();
        int me = Kernel.Current();
        if (writer == me && !isRecursive) throw new LockRecursionException("Recursive write lock acquisitions not allowed in this mode.");
        if (readers.Has && writer != me) throw new LockRecursionException("Write lock may not be acquired with read lock held. This pattern is prone to deadlocks.");
        waitingWriters++;
        // Who upgrades waits for the readers, not for the lock, which is his own.
        object queue = upgrader == me ? readersDone : this;
        bool inTime = Waiting.For(queue, "write lock", () => MayWrite(me), milliseconds);
        waitingWriters--;
        if (!inTime)
        {
            Kernel.Wake(this);
            return false;
        }
        Kernel.Acquire(this);
        Kernel.Acquire(readersDone);
        Kernel.Acquire(upgraderDone);
        writer = me;
        writes++;
        Kernel.Own(this, "write", milliseconds);
        return true;
    }

    private bool MayWrite(int me)
    {
        if (writer == me) return true;
        return writer == -1 && readers.Count == 0 && (upgrader == -1 || upgrader == me);
    }

    private bool TakeUpgradeable(long milliseconds)
    {
        CheckDisposed();
        int me = Kernel.Current();
        bool isNested = upgrader == me || writer == me;
        if (isNested && !isRecursive) throw new LockRecursionException("Recursive upgradeable lock acquisitions not allowed in this mode.");
        if (readers.Has && !isNested) throw new LockRecursionException("Upgradeable lock may not be acquired with read lock held.");
        bool inTime = Waiting.For(this, "upgradeable lock", () => isNested || (writer == -1 && upgrader == -1), milliseconds);
        if (!inTime) return false;
        Kernel.Acquire(this);
        Kernel.Acquire(upgraderDone);
        upgrader = me;
        upgrades++;
        Kernel.Own(this, "upgradeable", milliseconds);
        return true;
    }

    private void CheckDisposed()
    {
        if (isDisposed) throw new ObjectDisposedException("System.Threading.ReaderWriterLockSlim");
    }
}
