namespace System.Timers;

using System.ComponentModel;
using System.Threading;
using Threadbare;

public class Timer
{
    private double interval = 100;
    private bool isEnabled;
    private bool autoReset = true;
    private System.Threading.Timer inner;

    public Timer() { }

    public Timer(double interval) { Interval = interval; }

    public Timer(TimeSpan interval) : this(interval.TotalMilliseconds) { }

    public event ElapsedEventHandler Elapsed;

    public ISynchronizeInvoke SynchronizingObject { get; set; }

    public bool AutoReset
    {
        get { return autoReset; }
        set
        {
            autoReset = value;
            Adjust();
        }
    }

    public double Interval
    {
        get { return interval; }
        set
        {
            if (value <= 0) throw new ArgumentException("Invalid value for parameter 'interval'.");
            interval = value;
            Adjust();
        }
    }

    public bool Enabled
    {
        get { return isEnabled; }
        set
        {
            isEnabled = value;
            Adjust();
        }
    }

    public void Start() { Enabled = true; }

    public void Stop() { Enabled = false; }

    public void Close()
    {
        isEnabled = false;
        if (inner != null) inner.Dispose();
        inner = null;
    }

    public void BeginInit() { }

    public void EndInit() { }

    private void Adjust()
    {
        if (inner == null && isEnabled) inner = new System.Threading.Timer(Tick, null, -1L, -1L);
        if (inner == null) return;
        long due = isEnabled ? Math.Max(1, (long)interval) : -1;
        inner.Change(due, autoReset ? due : -1);
    }

    private void Tick(object state)
    {
        if (!isEnabled) return;
        if (!autoReset) isEnabled = false;
        ElapsedEventHandler handlers = Elapsed;
        if (handlers == null) return;
        var e = new ElapsedEventArgs(DateTime.Now);
        if (SynchronizingObject != null && SynchronizingObject.InvokeRequired) SynchronizingObject.BeginInvoke(handlers, new object[] { this, e });
        else handlers(this, e);
    }
}

public sealed class ElapsedEventArgs
{
    public ElapsedEventArgs(DateTime signalTime) { SignalTime = signalTime; }

    public DateTime SignalTime { get; }
}
