// Exceptions that only carry a message and a cause.
namespace System.Threading;

using Threadbare;

[KnownToEngines]
public class SynchronizationLockException
{
    public SynchronizationLockException() : base("Object synchronization method was called from an unsynchronized block of code.") { }

    public SynchronizationLockException(string message) : base(message) { }

    public SynchronizationLockException(string message, Exception innerException) : base(message, innerException) { }
}

public class SemaphoreFullException
{
    public SemaphoreFullException() : base("Adding the specified count to the semaphore would cause it to exceed its maximum count.") { }

    public SemaphoreFullException(string message) : base(message) { }

    public SemaphoreFullException(string message, Exception innerException) : base(message, innerException) { }
}

public class ThreadStateException
{
    public ThreadStateException() : base("Thread was in an invalid state for the operation being executed.") { }

    public ThreadStateException(string message) : base(message) { }

    public ThreadStateException(string message, Exception innerException) : base(message, innerException) { }
}

public class ThreadInterruptedException
{
    public ThreadInterruptedException() : base("Thread was interrupted from a waiting state.") { }

    public ThreadInterruptedException(string message) : base(message) { }

    public ThreadInterruptedException(string message, Exception innerException) : base(message, innerException) { }
}

public class LockRecursionException
{
    public LockRecursionException() { }

    public LockRecursionException(string message) : base(message) { }

    public LockRecursionException(string message, Exception innerException) : base(message, innerException) { }
}

public class WaitHandleCannotBeOpenedException
{
    public WaitHandleCannotBeOpenedException() : base("No handle of the given name exists.") { }

    public WaitHandleCannotBeOpenedException(string message) : base(message) { }

    public WaitHandleCannotBeOpenedException(string message, Exception innerException) : base(message, innerException) { }
}

public class BarrierPostPhaseException
{
    public BarrierPostPhaseException() : this((string)null) { }

    public BarrierPostPhaseException(string message) : this(message, null) { }

    public BarrierPostPhaseException(System.Exception innerException) : this(null, innerException) { }

    public BarrierPostPhaseException(string message, System.Exception innerException)
        : base(message == null ? "The postPhaseAction failed with an exception." : message, innerException) { }
}
