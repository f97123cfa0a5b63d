namespace System.Diagnostics;

using Threadbare;

public class Stopwatch
{
    private long before;
    private long started = -1;

    public Stopwatch() { }

    public static long GetTimestamp() { return Kernel.Now() * 10000; }

    public static Stopwatch StartNew()
    {
        var watch = new Stopwatch();
        watch.Start();
        return watch;
    }

    public bool IsRunning { get { return started >= 0; } }

    public long ElapsedMilliseconds { get { return before + (IsRunning ? Kernel.Now() - started : 0); } }

    public long ElapsedTicks { get { return ElapsedMilliseconds * 10000; } }

    public TimeSpan Elapsed { get { return new TimeSpan(ElapsedMilliseconds * 10000); } }

    public void Start()
    {
        if (!IsRunning) started = Kernel.Now();
    }

    public void Stop()
    {
        before = ElapsedMilliseconds;
        started = -1;
    }

    public void Reset()
    {
        before = 0;
        started = -1;
    }

    public void Restart()
    {
        Reset();
        Start();
    }
}
