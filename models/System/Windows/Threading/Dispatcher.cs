namespace System.Windows.Threading;

using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;
using Threadbare;

public sealed class Dispatcher
{
    [ThreadStatic] private static Dispatcher current;

    private readonly MessageLoop loop = FormsLoop.Current;
    private readonly Thread thread = Thread.CurrentThread;

    private Dispatcher() { }

    public static Dispatcher CurrentDispatcher
    {
        get
        {
            if (current == null) current = new Dispatcher();
            return current;
        }
    }

    public Thread Thread { get { return thread; } }

    public bool HasShutdownStarted { get { return loop.IsOver; } }

    public bool HasShutdownFinished { get { return loop.IsOver; } }

    public static void Run() { CurrentDispatcher.loop.Run(); }

    public bool CheckAccess() { return loop.IsHere; }

    public void VerifyAccess()
    {
        if (!loop.IsHere) throw new InvalidOperationException("The calling thread cannot access this object because a different thread owns it.");
    }

    public void InvokeShutdown() { loop.End(); }

    public void BeginInvokeShutdown(DispatcherPriority priority) { loop.End(); }

    public void Invoke(Action callback) { loop.Send(new Task(callback)); }

    public void Invoke(Action callback, DispatcherPriority priority) { Invoke(callback); }

    public TResult Invoke<TResult>(Func<TResult> callback)
    {
        var work = new Task<TResult>(callback);
        loop.Send(work);
        return work.Outcome;
    }

    public TResult Invoke<TResult>(Func<TResult> callback, DispatcherPriority priority) { return Invoke(callback); }

    public object Invoke(Delegate method, params object[] args) { return Invoke(() => Kernel.CallDelegate(method, args)); }

    public object Invoke(DispatcherPriority priority, Delegate method) { return Invoke(() => Kernel.CallDelegate(method, new object[0])); }

    public DispatcherOperation BeginInvoke(Delegate method, params object[] args)
    {
        return InvokeAsync(() => { Kernel.CallDelegate(method, args); });
    }

    public DispatcherOperation BeginInvoke(Delegate method, DispatcherPriority priority, params object[] args) { return BeginInvoke(method, args); }

    public DispatcherOperation BeginInvoke(DispatcherPriority priority, Delegate method) { return BeginInvoke(method, new object[0]); }

    public DispatcherOperation InvokeAsync(Action callback)
    {
        var work = new Task(callback);
        loop.Add(work);
        return new DispatcherOperation(this, work);
    }

    public DispatcherOperation InvokeAsync(Action callback, DispatcherPriority priority) { return InvokeAsync(callback); }

    public DispatcherOperation<TResult> InvokeAsync<TResult>(Func<TResult> callback)
    {
        var work = new Task<TResult>(callback);
        loop.Add(work);
        return new DispatcherOperation<TResult>(this, work);
    }

    public DispatcherOperation<TResult> InvokeAsync<TResult>(Func<TResult> callback, DispatcherPriority priority) { return InvokeAsync(callback); }
}

public class DispatcherOperation
{
    private readonly Dispatcher dispatcher;
    private readonly Task task;

    internal DispatcherOperation(Dispatcher dispatcher, Task task)
    {
        this.dispatcher = dispatcher;
        this.task = task;
    }

    public Dispatcher Dispatcher { get { return dispatcher; } }

    public Task Task { get { return task; } }

    public DispatcherOperationStatus Status
    {
        get { return task.IsCompleted ? DispatcherOperationStatus.Completed : DispatcherOperationStatus.Pending; }
    }

    public DispatcherOperationStatus Wait()
    {
        task.Wait();
        return Status;
    }

    public TaskAwaiter GetAwaiter() { return task.GetAwaiter(); }
}

public class DispatcherOperation<TResult>
{
    private readonly Task<TResult> whole;

    internal DispatcherOperation(Dispatcher dispatcher, Task<TResult> task) : base(dispatcher, task) { whole = task; }

    public new TResult Result { get { return whole.Result; } }

    public new Task<TResult> Task { get { return whole; } }

    public new TaskAwaiter<TResult> GetAwaiter() { return whole.GetAwaiter(); }
}

public abstract class DispatcherObject
{
    private readonly Dispatcher dispatcher = Dispatcher.CurrentDispatcher;

    protected DispatcherObject() { }

    public Dispatcher Dispatcher { get { return dispatcher; } }

    public bool CheckAccess() { return dispatcher.CheckAccess(); }

    public void VerifyAccess() { dispatcher.VerifyAccess(); }
}

/// <summary>Ticks on the thread of its dispatcher.</summary>
public class DispatcherTimer
{
    private readonly Dispatcher dispatcher;
    private Timer inner;
    private TimeSpan interval;

    public DispatcherTimer() { dispatcher = Dispatcher.CurrentDispatcher; }

    public DispatcherTimer(DispatcherPriority priority) : this() { }

    public DispatcherTimer(DispatcherPriority priority, Dispatcher dispatcher) { this.dispatcher = dispatcher; }

    public DispatcherTimer(TimeSpan interval, DispatcherPriority priority, EventHandler callback, Dispatcher dispatcher)
    {
        this.dispatcher = dispatcher;
        this.interval = interval;
        Tick += callback;
        Start();
    }

    public event EventHandler Tick;

    public Dispatcher Dispatcher { get { return dispatcher; } }

    public object Tag { get; set; }

    public TimeSpan Interval
    {
        get { return interval; }
        set
        {
            interval = value;
            if (inner != null) inner.Change(interval, interval);
        }
    }

    public bool IsEnabled
    {
        get { return inner != null; }
        set
        {
            if (value) Start();
            else Stop();
        }
    }

    public void Start()
    {
        if (inner == null) inner = new Timer(state => dispatcher.InvokeAsync(() => OnTick()), null, interval, interval);
    }

    public void Stop()
    {
        if (inner != null) inner.Dispose();
        inner = null;
    }

    private void OnTick()
    {
        if (inner != null && Tick != null) Tick(this, EventArgs.Empty);
    }
}
