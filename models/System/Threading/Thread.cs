namespace System.Threading;

using Threadbare;

public sealed class Thread
{
    [ThreadStatic] private static Thread current;
    private static int created;

    private readonly ThreadStart start;
    private readonly ParameterizedThreadStart startWith;
    private readonly int id;
    private object parameter;
    private ExecutionContext context;
    private bool isStarted;
    private bool isFinished;
    private bool isInterrupted;
    private bool isPooled;
    private object sleeping;

    public Thread(ThreadStart start) : this(true)
    {
        if (start == null) throw new ArgumentNullException("start");
        this.start = start;
    }

    public Thread(ThreadStart start, int maxStackSize) : this(start) { }

    public Thread(ParameterizedThreadStart start) : this(true)
    {
        if (start == null) throw new ArgumentNullException("start");
        startWith = start;
    }

    public Thread(ParameterizedThreadStart start, int maxStackSize) : this(start) { }

    private Thread(bool isNew)
    {
        created++;
        id = created;
        isStarted = !isNew;
    }

    public static Thread CurrentThread
    {
        get
        {
            if (current == null)
            {
                current = new Thread(false);
                current.isPooled = !(Kernel.CurrentHandle() is Thread) && Kernel.CurrentHandle() != null;
                current.IsBackground = current.isPooled;
            }
            return current;
        }
    }

    public int ManagedThreadId { get { return id; } }

    public string Name { get; set; }

    public bool IsBackground { get; set; }

    public bool IsThreadPoolThread { get { return isPooled; } }

    public ThreadPriority Priority { get; set; } = ThreadPriority.Normal;

    public bool IsAlive
    {
        get
        {
            if (isFinished) Kernel.Acquire(this);
            return isStarted && !isFinished;
        }
    }

    public ThreadState ThreadState
    {
        get
        {
            if (!isStarted) return ThreadState.Unstarted;
            return isFinished ? ThreadState.Stopped : ThreadState.Running;
        }
    }

    public void Start()
    {
        if (isStarted) throw new ThreadStateException("Thread is running or terminated; it cannot restart.");
        isStarted = true;
        context = ExecutionContext.Capture();
        Kernel.Start(new Action(Run), null, this, "thread");
    }

    public void Start(object parameter)
    {
        this.parameter = parameter;
        Start();
    }

    public void UnsafeStart() { Start(); }

    public void UnsafeStart(object parameter) { Start(parameter); }

    public void Join() { Join(Timeout.Infinite); }

    public bool Join(TimeSpan timeout) { return Await(Waiting.Milliseconds(timeout)); }

    public bool Join(int millisecondsTimeout) { return Await(Waiting.Milliseconds(millisecondsTimeout)); }

    public void Interrupt()
    {
        isInterrupted = true;
        if (sleeping != null) Kernel.Wake(sleeping);
    }

    public static void Sleep(int millisecondsTimeout) { CurrentThread.Rest(Waiting.Milliseconds(millisecondsTimeout)); }

    public static void Sleep(TimeSpan timeout) { CurrentThread.Rest(Waiting.Milliseconds(timeout)); }

    public static bool Yield()
    {
        Kernel.Yield();
        return true;
    }

    public static void SpinWait(int iterations) { Kernel.Yield(); }

    public static void MemoryBarrier() { Kernel.Fence(); }

    public static int VolatileRead(ref int address) { return Kernel.AtomicRead(in address); }
    public static long VolatileRead(ref long address) { return Kernel.AtomicRead(in address); }
    public static double VolatileRead(ref double address) { return Kernel.AtomicRead(in address); }
    public static object VolatileRead(ref object address) { return Kernel.AtomicRead(in address); }
    public static byte VolatileRead(ref byte address) { return Kernel.AtomicRead(in address); }
    public static uint VolatileRead(ref uint address) { return Kernel.AtomicRead(in address); }
    public static void VolatileWrite(ref int address, int value) { Kernel.AtomicWrite(ref address, value); }
    public static void VolatileWrite(ref long address, long value) { Kernel.AtomicWrite(ref address, value); }
    public static void VolatileWrite(ref double address, double value) { Kernel.AtomicWrite(ref address, value); }
    public static void VolatileWrite(ref object address, object value) { Kernel.AtomicWrite(ref address, value); }
    public static void VolatileWrite(ref byte address, byte value) { Kernel.AtomicWrite(ref address, value); }
    public static void VolatileWrite(ref uint address, uint value) { Kernel.AtomicWrite(ref address, value); }

    private void Run()
    {
        current = this;
        if (IsBackground) Kernel.Daemon();
        ExecutionContext.Restore(context);
        if (start != null) start();
        else startWith(parameter);
        Mutex.AbandonAll();
        isFinished = true;
        Kernel.Release(this);
        Kernel.Wake(this);
    }

    private bool Await(long milliseconds)
    {
        if (!isStarted) throw new ThreadStateException("Thread has not been started.");
        while (!isFinished)
        {
            if (!Waiting.Park(this, "thread", milliseconds)) return false;
        }
        Kernel.Acquire(this);
        return true;
    }

    private void Rest(long milliseconds)
    {
        if (milliseconds == 0)
        {
            Kernel.Yield();
            return;
        }
        sleeping = new object();
        if (!isInterrupted) Waiting.Park(sleeping, "sleep", milliseconds);
        sleeping = null;
        if (!isInterrupted) return;
        isInterrupted = false;
        throw new ThreadInterruptedException();
    }
}
