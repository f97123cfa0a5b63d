namespace System.Threading.Tasks;

using System.Collections.Generic;
using System.Runtime.CompilerServices;
using Threadbare;

/// <summary>How tasks begin, end and are waited for.</summary>
public partial class Task
{
    [ThreadStatic] private static Task current;
    private static int created;

    internal Action work;
    internal TaskCreationOptions options;
    internal TaskScheduler scheduler;
    internal CancellationToken token;
    private TaskStatus status;
    private Bag<Exception> failures;
    private Bag<Sent<Action>> continuations;
    private ExecutionContext context;
    private Task parent;
    private int openChildren;
    private bool isWorkDone;
    private bool hasFailedChild;
    private AggregateException exception;
    private ManualResetEvent handle;
    private int id;

    /// <summary>A task that somebody else ends.</summary>
    internal Task()
    {
        status = TaskStatus.WaitingForActivation;
    }

    internal Task(TaskCreationOptions options, object state) : this()
    {
        this.options = options;
        AsyncState = state;
    }

    public Task(Action action) : this(action, CancellationToken.None, TaskCreationOptions.None) { }

    public Task(Action action, CancellationToken cancellationToken) : this(action, cancellationToken, TaskCreationOptions.None) { }

    public Task(Action action, TaskCreationOptions creationOptions) : this(action, CancellationToken.None, creationOptions) { }

    public Task(Action action, CancellationToken cancellationToken, TaskCreationOptions creationOptions)
    {
        if (action == null) throw new ArgumentNullException("action");
        work = action;
        Prepare(cancellationToken, creationOptions);
    }

    public Task(Action<object> action, object state) : this(action, state, CancellationToken.None, TaskCreationOptions.None) { }

    public Task(Action<object> action, object state, CancellationToken cancellationToken)
        : this(action, state, cancellationToken, TaskCreationOptions.None) { }

    public Task(Action<object> action, object state, TaskCreationOptions creationOptions)
        : this(action, state, CancellationToken.None, creationOptions) { }

    public Task(Action<object> action, object state, CancellationToken cancellationToken, TaskCreationOptions creationOptions)
    {
        if (action == null) throw new ArgumentNullException("action");
        work = () => action(state);
        AsyncState = state;
        Prepare(cancellationToken, creationOptions);
    }

    public static TaskFactory Factory { get; } = new TaskFactory();

    public static Task CompletedTask { get; } = Ended(TaskStatus.RanToCompletion);

    public static int? CurrentId { get { return current == null ? null : current.Id; } }

    public int Id
    {
        get
        {
            if (id == 0)
            {
                created++;
                id = created;
            }
            return id;
        }
    }

    public object AsyncState { get; internal set; }

    public TaskCreationOptions CreationOptions { get { return options; } }

    public TaskStatus Status
    {
        get
        {
            if (IsOver) Kernel.Acquire(this);
            return status;
        }
    }

    public bool IsCompleted
    {
        get
        {
            if (IsOver) Kernel.Acquire(this);
            return IsOver;
        }
    }

    public bool IsCompletedSuccessfully { get { return IsCompleted && status == TaskStatus.RanToCompletion; } }

    public bool IsCanceled { get { return IsCompleted && status == TaskStatus.Canceled; } }

    public bool IsFaulted { get { return IsCompleted && status == TaskStatus.Faulted; } }

    public AggregateException Exception
    {
        get
        {
            if (!IsFaulted) return null;
            if (exception == null) exception = new AggregateException(Failures());
            return exception;
        }
    }

    WaitHandle IAsyncResult.AsyncWaitHandle
    {
        get
        {
            if (handle == null)
            {
                handle = new ManualResetEvent(false);
                OnEnd(() => handle.Set());
            }
            return handle;
        }
    }

    bool IAsyncResult.CompletedSynchronously { get { return false; } }

    internal bool IsOver
    {
        get { return status == TaskStatus.RanToCompletion || status == TaskStatus.Canceled || status == TaskStatus.Faulted; }
    }

    internal bool HasFailed { get { return status == TaskStatus.Faulted; } }

    internal bool WasCanceled { get { return status == TaskStatus.Canceled; } }

    public void Start() { Start(TaskScheduler.Current); }

    public void Start(TaskScheduler scheduler)
    {
        CheckStartable();
        Queue(scheduler);
    }

    public void RunSynchronously() { RunSynchronously(TaskScheduler.Current); }

    public void RunSynchronously(TaskScheduler scheduler)
    {
        CheckStartable();
        this.scheduler = scheduler;
        status = TaskStatus.WaitingToRun;
        Execute();
        Await(Waiting.Forever, CancellationToken.None);
    }

    public void Dispose() { Dispose(true); }

    protected virtual void Dispose(bool disposing)
    {
        if (disposing && !IsOver) throw new InvalidOperationException("A task may only be disposed if it is in a completion state.");
    }

    public void Wait() { Wait(Timeout.Infinite, CancellationToken.None); }

    public void Wait(CancellationToken cancellationToken) { Wait(Timeout.Infinite, cancellationToken); }

    public bool Wait(TimeSpan timeout) { return Wait((int)Waiting.Milliseconds(timeout), CancellationToken.None); }

    public bool Wait(TimeSpan timeout, CancellationToken cancellationToken)
    {
        return Wait((int)Waiting.Milliseconds(timeout), cancellationToken);
    }

    public bool Wait(int millisecondsTimeout) { return Wait(millisecondsTimeout, CancellationToken.None); }

    public bool Wait(int millisecondsTimeout, CancellationToken cancellationToken)
    {
        if (!Await(Waiting.Milliseconds(millisecondsTimeout), cancellationToken)) return false;
        if (WasCanceled) throw new AggregateException(new TaskCanceledException(this));
        if (HasFailed) throw Exception;
        return true;
    }

    public TaskAwaiter GetAwaiter() { return new TaskAwaiter(this, true); }

    public ConfiguredTaskAwaitable ConfigureAwait(bool continueOnCapturedContext)
    {
        return new ConfiguredTaskAwaitable(this, continueOnCapturedContext);
    }

    public ConfiguredTaskAwaitable ConfigureAwait(ConfigureAwaitOptions options)
    {
        return new ConfiguredTaskAwaitable(this, (options & ConfigureAwaitOptions.ContinueOnCapturedContext) != 0);
    }

    /// <summary>Waits; what became of the task does not matter.</summary>
    internal bool Await(long milliseconds, CancellationToken token)
    {
        if (!Waiting.For(this, "task", () => IsOver, milliseconds, token)) return false;
        Kernel.Acquire(this);
        return true;
    }

    /// <summary>Gives what went wrong to somebody who awaits the task.</summary>
    internal void CheckResult()
    {
        Await(Waiting.Forever, CancellationToken.None);
        if (WasCanceled) throw new TaskCanceledException(this);
        if (HasFailed) throw failures.Items[0];
    }

    internal List<Exception> Failures()
    {
        var all = new List<Exception>();
        for (int i = 0; failures != null && i < failures.Count; i++) all.Append(failures.Items[i]);
        return all;
    }

    internal void Queue(TaskScheduler scheduler)
    {
        if (scheduler == null) throw new ArgumentNullException("scheduler");
        this.scheduler = scheduler;
        context = ExecutionContext.Capture();
        status = TaskStatus.WaitingToRun;
        scheduler.Enqueue(this);
    }

    /// <summary>The life of a task on a thread of its own.</summary>
    internal void Live()
    {
        Kernel.Daemon();
        ExecutionContext.Restore(context);
        Execute();
    }

    /// <summary>Does the work on the current thread; false if somebody does or did already.</summary>
    internal bool Execute()
    {
        if (IsOver || status == TaskStatus.Running) return false;
        if (token.IsCancellationRequested) return End(TaskStatus.Canceled);
        Task before = current;
        TaskScheduler schedulerBefore = TaskScheduler.Ambient;
        current = this;
        TaskScheduler.Ambient = (options & TaskCreationOptions.HideScheduler) == 0 ? scheduler : null;
        status = TaskStatus.Running;
        try
        {
            work();
        }
        catch (OperationCanceledException e) when (token.IsCancellationRequested && e.CancellationToken == token)
        {
            Fail(null);
        }
        catch (Exception e)
        {
            Fail(e);
        }
        current = before;
        TaskScheduler.Ambient = schedulerBefore;
        isWorkDone = true;
        FinishIfDone();
        return true;
    }

    internal bool End(TaskStatus how)
    {
        if (IsOver) return false;
        status = how;
        Kernel.Release(this);
        Kernel.Wake(this);
        if (parent != null) parent.ChildEnded(this);
        Bag<Sent<Action>> all = continuations;
        continuations = null;
        for (int i = 0; all != null && i < all.Count; i++) all.Items[i].Take()();
        return true;
    }

    internal bool EndFaulted(Exception e)
    {
        if (IsOver) return false;
        Fail(e);
        return End(TaskStatus.Faulted);
    }

    internal bool EndFaulted(IEnumerable<Exception> all)
    {
        if (IsOver) return false;
        foreach (Exception e in all) Fail(e);
        return End(TaskStatus.Faulted);
    }

    internal bool EndCanceled(CancellationToken token)
    {
        if (IsOver) return false;
        this.token = token;
        return End(TaskStatus.Canceled);
    }

    /// <summary>Ends as other tasks did: with all that went wrong in them.</summary>
    internal void EndLike(Task other)
    {
        for (int i = 0; other.failures != null && i < other.failures.Count; i++) Fail(other.failures.Items[i]);
        if (other.HasFailed) End(TaskStatus.Faulted);
        else if (other.WasCanceled) EndCanceled(other.token);
    }

    /// <summary>Does it when the task is over, on the thread that ends it. What was done before it was asked for
    /// happens before.</summary>
    internal void OnEnd(Action action)
    {
        if (IsOver)
        {
            Kernel.Acquire(this);
            action();
            return;
        }
        if (continuations == null) continuations = new Bag<Sent<Action>>();
        continuations.Add(new Sent<Action>(action));
    }

    /// <summary>Goes on with an async method when the task is over: where it was before, or on the thread that ends
    /// the task if that thread is nothing special.</summary>
    internal void Resume(Action continuation, bool keepContext)
    {
        ExecutionContext flow = ExecutionContext.Capture();
        SynchronizationContext here = keepContext ? SynchronizationContext.Current : null;
        TaskScheduler scheduler = keepContext ? TaskScheduler.Current : TaskScheduler.Default;
        Action resume = () => ExecutionContext.Run(flow, state => continuation(), null);
        bool mustQueue = IsOver || (options & TaskCreationOptions.RunContinuationsAsynchronously) != 0;
        OnEnd(() => Continuations.Run(resume, here, scheduler, mustQueue));
    }

    private void Prepare(CancellationToken token, TaskCreationOptions options)
    {
        this.token = token;
        this.options = options;
        status = TaskStatus.Created;
        bool isAttached = (options & TaskCreationOptions.AttachedToParent) != 0;
        if (isAttached && current != null && (current.options & TaskCreationOptions.DenyChildAttach) == 0)
        {
            parent = current;
            parent.openChildren++;
        }
        if (token.CanBeCanceled) token.Register(() => CancelBeforeStart());
    }

    private void CancelBeforeStart()
    {
        if (status == TaskStatus.Created || status == TaskStatus.WaitingToRun) End(TaskStatus.Canceled);
    }

    private void Fail(Exception e)
    {
        if (failures == null) failures = new Bag<Exception>();
        if (e != null) failures.Add(e);
    }

    private void ChildEnded(Task child)
    {
        openChildren--;
        if (child.HasFailed) Fail(child.Exception);
        Kernel.Release(this);
        FinishIfDone();
    }

    private void FinishIfDone()
    {
        if (!isWorkDone) return;
        if (openChildren > 0)
        {
            status = TaskStatus.WaitingForChildrenToComplete;
            return;
        }
        if (failures == null) End(TaskStatus.RanToCompletion);
        else End(failures.Count == 0 ? TaskStatus.Canceled : TaskStatus.Faulted);
    }

    private void CheckStartable()
    {
        if (work == null) throw new InvalidOperationException("Start may not be called on a promise-style task.");
        if (IsOver) throw new InvalidOperationException("Start may not be called on a task that has completed.");
        if (status != TaskStatus.Created) throw new InvalidOperationException("Start may not be called on a task that was already started.");
    }

    internal static Task Ended(TaskStatus how)
    {
        var task = new Task();
        task.status = how;
        return task;
    }
}
