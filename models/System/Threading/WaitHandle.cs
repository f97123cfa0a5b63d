namespace System.Threading;

using Threadbare;

public abstract class WaitHandle
{
    private readonly Bag<object> observers = new Bag<object>();
    private bool isClosed;

    protected WaitHandle() { }

    public virtual bool WaitOne() { return Await(Waiting.Forever); }

    public virtual bool WaitOne(int millisecondsTimeout) { return Await(Waiting.Milliseconds(millisecondsTimeout)); }

    public virtual bool WaitOne(TimeSpan timeout) { return Await(Waiting.Milliseconds(timeout)); }

    public virtual bool WaitOne(int millisecondsTimeout, bool exitContext) { return WaitOne(millisecondsTimeout); }

    public virtual bool WaitOne(TimeSpan timeout, bool exitContext) { return WaitOne(timeout); }

    public static bool WaitAll(WaitHandle[] waitHandles) { return All(waitHandles, Waiting.Forever); }

    public static bool WaitAll(WaitHandle[] waitHandles, int millisecondsTimeout)
    {
        return All(waitHandles, Waiting.Milliseconds(millisecondsTimeout));
    }

    public static bool WaitAll(WaitHandle[] waitHandles, TimeSpan timeout)
    {
        return All(waitHandles, Waiting.Milliseconds(timeout));
    }

    public static bool WaitAll(WaitHandle[] waitHandles, int millisecondsTimeout, bool exitContext)
    {
        return WaitAll(waitHandles, millisecondsTimeout);
    }

    public static bool WaitAll(WaitHandle[] waitHandles, TimeSpan timeout, bool exitContext)
    {
        return WaitAll(waitHandles, timeout);
    }

    public static int WaitAny(WaitHandle[] waitHandles) { return Any(waitHandles, Waiting.Forever); }

    public static int WaitAny(WaitHandle[] waitHandles, int millisecondsTimeout)
    {
        return Any(waitHandles, Waiting.Milliseconds(millisecondsTimeout));
    }

    public static int WaitAny(WaitHandle[] waitHandles, TimeSpan timeout)
    {
        return Any(waitHandles, Waiting.Milliseconds(timeout));
    }

    public static int WaitAny(WaitHandle[] waitHandles, int millisecondsTimeout, bool exitContext)
    {
        return WaitAny(waitHandles, millisecondsTimeout);
    }

    public static int WaitAny(WaitHandle[] waitHandles, TimeSpan timeout, bool exitContext)
    {
        return WaitAny(waitHandles, timeout);
    }

    public static bool SignalAndWait(WaitHandle toSignal, WaitHandle toWaitOn)
    {
        toSignal.SignalOnce();
        return toWaitOn.WaitOne();
    }

    public static bool SignalAndWait(WaitHandle toSignal, WaitHandle toWaitOn, int millisecondsTimeout, bool exitContext)
    {
        toSignal.SignalOnce();
        return toWaitOn.WaitOne(millisecondsTimeout);
    }

    public static bool SignalAndWait(WaitHandle toSignal, WaitHandle toWaitOn, TimeSpan timeout, bool exitContext)
    {
        toSignal.SignalOnce();
        return toWaitOn.WaitOne(timeout);
    }

    public virtual void Close() { Dispose(true); }

    public void Dispose() { Close(); }

    protected virtual void Dispose(bool explicitDisposing) { isClosed = true; }

    /// <summary>Would a wait be over at once?</summary>
    internal virtual bool IsReady() { return true; }

    /// <summary>What the end of a wait does.</summary>
    internal virtual void Take(long milliseconds) { Kernel.Acquire(this); }

    /// <summary>What <c>SignalAndWait</c> does first.</summary>
    internal virtual void SignalOnce() { }

    /// <summary>Lets those who wait look again.</summary>
    internal void Rouse()
    {
        Kernel.Wake(this);
        for (int i = 0; i < observers.Count; i++) Kernel.Wake(observers.Items[i]);
    }

    internal void CheckOpen()
    {
        if (isClosed) throw new ObjectDisposedException("Safe handle has been closed.");
    }

    internal bool Await(long milliseconds)
    {
        CheckOpen();
        while (!IsReady())
        {
            if (!Waiting.Park(this, "event", milliseconds)) return false;
        }
        Take(milliseconds);
        return true;
    }

    private static bool All(WaitHandle[] handles, long milliseconds)
    {
        object queue = Observe(handles);
        bool inTime = Waiting.For(queue, "events", () => AllReady(handles), milliseconds);
        Forget(handles, queue);
        if (!inTime) return false;
        for (int i = 0; i < handles.Length; i++) handles[i].Take(milliseconds);
        return true;
    }

    private static int Any(WaitHandle[] handles, long milliseconds)
    {
        object queue = Observe(handles);
        bool inTime = Waiting.For(queue, "events", () => FirstReady(handles) >= 0, milliseconds);
        Forget(handles, queue);
        if (!inTime) return WaitTimeout;
        int first = FirstReady(handles);
        // Who waits for any of several goes on as soon as one of the others is there.
        handles[first].Take(handles.Length == 1 ? milliseconds : 0);
        return first;
    }

    private static object Observe(WaitHandle[] handles)
    {
        if (handles == null) throw new ArgumentNullException("waitHandles");
        if (handles.Length == 0) throw new ArgumentException("Waithandle array may not be empty.");
        var queue = new object();
        for (int i = 0; i < handles.Length; i++)
        {
            if (handles[i] == null) throw new ArgumentNullException("waitHandles");
            handles[i].CheckOpen();
            handles[i].observers.Add(queue);
        }
        return queue;
    }

    private static void Forget(WaitHandle[] handles, object queue)
    {
        for (int i = 0; i < handles.Length; i++) handles[i].observers.Remove(queue);
    }

    private static bool AllReady(WaitHandle[] handles)
    {
        for (int i = 0; i < handles.Length; i++)
        {
            if (!handles[i].IsReady()) return false;
        }
        return true;
    }

    private static int FirstReady(WaitHandle[] handles)
    {
        for (int i = 0; i < handles.Length; i++)
        {
            if (handles[i].IsReady()) return i;
        }
        return -1;
    }
}

public class EventWaitHandle
{
    private readonly bool isAutomatic;
    private bool isSet;

    public EventWaitHandle(bool initialState, EventResetMode mode)
    {
        isSet = initialState;
        isAutomatic = mode == EventResetMode.AutoReset;
    }

    public EventWaitHandle(bool initialState, EventResetMode mode, string name) : this(initialState, mode) { }

    public EventWaitHandle(bool initialState, EventResetMode mode, string name, out bool createdNew) : this(initialState, mode)
    {
        createdNew = true;
    }

    public bool Set()
    {
        CheckOpen();
        Kernel.Release(this);
        isSet = true;
        Rouse();
        return true;
    }

    public bool Reset()
    {
        CheckOpen();
        isSet = false;
        return true;
    }

    internal override bool IsReady() { return isSet; }

    internal override void Take(long milliseconds)
    {
        Kernel.Acquire(this);
        if (isAutomatic) isSet = false;
    }

    internal override void SignalOnce() { Set(); }
}

public sealed class ManualResetEvent
{
    public ManualResetEvent(bool initialState) : base(initialState, EventResetMode.ManualReset) { }
}

public sealed class AutoResetEvent
{
    public AutoResetEvent(bool initialState) : base(initialState, EventResetMode.AutoReset) { }
}

public sealed class Mutex
{
    [ThreadStatic] private static Bag<Mutex> held;

    private int owner = -1;
    private int depth;
    private bool isAbandoned;

    public Mutex() { }

    public Mutex(bool initiallyOwned)
    {
        if (initiallyOwned) Take(0);
    }

    public Mutex(bool initiallyOwned, string name) : this(initiallyOwned) { }

    public Mutex(bool initiallyOwned, string name, out bool createdNew) : this(initiallyOwned) { createdNew = true; }

    public void ReleaseMutex()
    {
        if (owner != Kernel.Current())
        {
            throw new ApplicationException("Object synchronization method was called from an unsynchronized block of code.");
        }
        Kernel.Disown(this);
        depth--;
        if (depth > 0) return;
        held.Remove(this);
        Kernel.Release(this);
        owner = -1;
        Rouse();
    }

    /// <summary>The thread ends: the next ones to take its mutexes are told so.</summary>
    internal static void AbandonAll()
    {
        while (held != null && held.Count > 0)
        {
            held.Items[0].isAbandoned = true;
            held.Items[0].ReleaseMutex();
        }
    }

    internal override bool IsReady() { return owner == -1 || owner == Kernel.Current(); }

    internal override void Take(long milliseconds)
    {
        if (depth == 0) Kernel.Acquire(this);
        owner = Kernel.Current();
        depth++;
        Kernel.Own(this, "exclusive", milliseconds);
        if (held == null) held = new Bag<Mutex>();
        if (depth == 1) held.Add(this);
        if (!isAbandoned) return;
        isAbandoned = false;
        throw new AbandonedMutexException();
    }

    internal override void SignalOnce() { ReleaseMutex(); }
}

public sealed class Semaphore
{
    private readonly int maximum;
    private int count;

    public Semaphore(int initialCount, int maximumCount)
    {
        if (initialCount < 0) throw new ArgumentOutOfRangeException("initialCount");
        if (maximumCount < 1) throw new ArgumentOutOfRangeException("maximumCount");
        if (initialCount > maximumCount) throw new ArgumentException("The initial count is too large.");
        count = initialCount;
        maximum = maximumCount;
    }

    public Semaphore(int initialCount, int maximumCount, string name) : this(initialCount, maximumCount) { }

    public Semaphore(int initialCount, int maximumCount, string name, out bool createdNew) : this(initialCount, maximumCount)
    {
        createdNew = true;
    }

    public int Release() { return Release(1); }

    public int Release(int releaseCount)
    {
        if (releaseCount < 1) throw new ArgumentOutOfRangeException("releaseCount");
        if (count + releaseCount > maximum) throw new SemaphoreFullException();
        Kernel.Release(this);
        int before = count;
        count += releaseCount;
        Rouse();
        return before;
    }

    internal override bool IsReady() { return count > 0; }

    internal override void Take(long milliseconds)
    {
        Kernel.Acquire(this);
        count--;
    }

    internal override void SignalOnce() { Release(1); }
}
