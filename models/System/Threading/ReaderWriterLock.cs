namespace System.Threading;

using Threadbare;

public sealed class ReaderWriterLock
{
    private readonly ReaderWriterLockSlim inner = new ReaderWriterLockSlim(LockRecursionPolicy.SupportsRecursion);
    private int writerSeqNum;

    public ReaderWriterLock() { }

    public bool IsReaderLockHeld { get { return inner.IsReadLockHeld; } }

    public bool IsWriterLockHeld { get { return inner.IsWriteLockHeld; } }

    public int WriterSeqNum { get { return writerSeqNum; } }

    public bool AnyWritersSince(int seqNum) { return writerSeqNum > seqNum; }

    public void AcquireReaderLock(int millisecondsTimeout)
    {
        if (!inner.TryEnterReadLock(millisecondsTimeout)) throw TimedOut();
    }

    public void AcquireReaderLock(TimeSpan timeout) { AcquireReaderLock((int)timeout.TotalMilliseconds); }

    public void AcquireWriterLock(int millisecondsTimeout)
    {
        if (!inner.TryEnterWriteLock(millisecondsTimeout)) throw TimedOut();
        writerSeqNum++;
    }

    public void AcquireWriterLock(TimeSpan timeout) { AcquireWriterLock((int)timeout.TotalMilliseconds); }

    public void ReleaseReaderLock()
    {
        if (inner.IsWriteLockHeld) ReleaseWriterLock();
        else if (inner.IsReadLockHeld) inner.ExitReadLock();
        else throw NotOwned();
    }

    public void ReleaseWriterLock()
    {
        if (!inner.IsWriteLockHeld) throw NotOwned();
        inner.ExitWriteLock();
    }

    public LockCookie UpgradeToWriterLock(int millisecondsTimeout)
    {
        if (inner.IsReadLockHeld) inner.ExitReadLock();
        AcquireWriterLock(millisecondsTimeout);
        return new LockCookie();
    }

    public LockCookie UpgradeToWriterLock(TimeSpan timeout) { return UpgradeToWriterLock((int)timeout.TotalMilliseconds); }

    public void DowngradeFromWriterLock(ref LockCookie lockCookie)
    {
        if (!inner.IsWriteLockHeld) throw NotOwned();
        inner.EnterReadLock();
        inner.ExitWriteLock();
    }

    private static Exception TimedOut() { return new ApplicationException("This operation returned because the timeout period expired."); }

    private static Exception NotOwned() { return new ApplicationException("Attempt to release a lock that is not owned by the calling thread."); }
}
