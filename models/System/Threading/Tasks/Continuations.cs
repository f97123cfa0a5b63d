namespace System.Threading.Tasks;

using Threadbare;

/// <summary>What is done when a task is over.</summary>
public partial class Task
{
    public Task ContinueWith(Action<Task> continuationAction)
    {
        return ContinueWith(continuationAction, CancellationToken.None, TaskContinuationOptions.None, TaskScheduler.Current);
    }

    public Task ContinueWith(Action<Task> continuationAction, CancellationToken cancellationToken)
    {
        return ContinueWith(continuationAction, cancellationToken, TaskContinuationOptions.None, TaskScheduler.Current);
    }

    public Task ContinueWith(Action<Task> continuationAction, TaskScheduler scheduler)
    {
        return ContinueWith(continuationAction, CancellationToken.None, TaskContinuationOptions.None, scheduler);
    }

    public Task ContinueWith(Action<Task> continuationAction, TaskContinuationOptions continuationOptions)
    {
        return ContinueWith(continuationAction, CancellationToken.None, continuationOptions, TaskScheduler.Current);
    }

    public Task ContinueWith(Action<Task> continuationAction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
    {
        if (continuationAction == null) throw new ArgumentNullException("continuationAction");
        var next = new Task(() => continuationAction(this));
        Follow(next, cancellationToken, continuationOptions, scheduler);
        return next;
    }

    public Task ContinueWith(Action<Task, object> continuationAction, object state)
    {
        return ContinueWith(continuationAction, state, CancellationToken.None, TaskContinuationOptions.None, TaskScheduler.Current);
    }

    public Task ContinueWith(Action<Task, object> continuationAction, object state, CancellationToken cancellationToken)
    {
        return ContinueWith(continuationAction, state, cancellationToken, TaskContinuationOptions.None, TaskScheduler.Current);
    }

    public Task ContinueWith(Action<Task, object> continuationAction, object state, TaskScheduler scheduler)
    {
        return ContinueWith(continuationAction, state, CancellationToken.None, TaskContinuationOptions.None, scheduler);
    }

    public Task ContinueWith(Action<Task, object> continuationAction, object state, TaskContinuationOptions continuationOptions)
    {
        return ContinueWith(continuationAction, state, CancellationToken.None, continuationOptions, TaskScheduler.Current);
    }

    public Task ContinueWith(Action<Task, object> continuationAction, object state, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
    {
        if (continuationAction == null) throw new ArgumentNullException("continuationAction");
        var next = new Task(() => continuationAction(this, state));
        next.AsyncState = state;
        Follow(next, cancellationToken, continuationOptions, scheduler);
        return next;
    }

    public Task<TResult> ContinueWith<TResult>(Func<Task, TResult> continuationFunction)
    {
        return ContinueWith(continuationFunction, CancellationToken.None, TaskContinuationOptions.None, TaskScheduler.Current);
    }

    public Task<TResult> ContinueWith<TResult>(Func<Task, TResult> continuationFunction, CancellationToken cancellationToken)
    {
        return ContinueWith(continuationFunction, cancellationToken, TaskContinuationOptions.None, TaskScheduler.Current);
    }

    public Task<TResult> ContinueWith<TResult>(Func<Task, TResult> continuationFunction, TaskScheduler scheduler)
    {
        return ContinueWith(continuationFunction, CancellationToken.None, TaskContinuationOptions.None, scheduler);
    }

    public Task<TResult> ContinueWith<TResult>(Func<Task, TResult> continuationFunction, TaskContinuationOptions continuationOptions)
    {
        return ContinueWith(continuationFunction, CancellationToken.None, continuationOptions, TaskScheduler.Current);
    }

    public Task<TResult> ContinueWith<TResult>(Func<Task, TResult> continuationFunction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
    {
        if (continuationFunction == null) throw new ArgumentNullException("continuationFunction");
        var next = new Task<TResult>(() => continuationFunction(this));
        Follow(next, cancellationToken, continuationOptions, scheduler);
        return next;
    }

    public Task<TResult> ContinueWith<TResult>(Func<Task, object, TResult> continuationFunction, object state)
    {
        return ContinueWith(continuationFunction, state, CancellationToken.None, TaskContinuationOptions.None, TaskScheduler.Current);
    }

    public Task<TResult> ContinueWith<TResult>(Func<Task, object, TResult> continuationFunction, object state, CancellationToken cancellationToken)
    {
        return ContinueWith(continuationFunction, state, cancellationToken, TaskContinuationOptions.None, TaskScheduler.Current);
    }

    public Task<TResult> ContinueWith<TResult>(Func<Task, object, TResult> continuationFunction, object state, TaskScheduler scheduler)
    {
        return ContinueWith(continuationFunction, state, CancellationToken.None, TaskContinuationOptions.None, scheduler);
    }

    public Task<TResult> ContinueWith<TResult>(Func<Task, object, TResult> continuationFunction, object state, TaskContinuationOptions continuationOptions)
    {
        return ContinueWith(continuationFunction, state, CancellationToken.None, continuationOptions, TaskScheduler.Current);
    }

    public Task<TResult> ContinueWith<TResult>(Func<Task, object, TResult> continuationFunction, object state, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
    {
        if (continuationFunction == null) throw new ArgumentNullException("continuationFunction");
        var next = new Task<TResult>(() => continuationFunction(this, state));
        next.AsyncState = state;
        Follow(next, cancellationToken, continuationOptions, scheduler);
        return next;
    }

    /// <summary>Starts the next task when this one is over, if the options want it.</summary>
    internal void Follow(Task next, CancellationToken token, TaskContinuationOptions options, TaskScheduler scheduler)
    {
        if (scheduler == null) throw new ArgumentNullException("scheduler");
        next.Become(token, options);
        OnEnd(() =>
        {
            if (!IsWanted(options)) next.End(TaskStatus.Canceled);
            else if ((options & TaskContinuationOptions.ExecuteSynchronously) != 0) next.RunIn(scheduler);
            else next.Queue(scheduler);
        });
    }

    private void Become(CancellationToken token, TaskContinuationOptions options)
    {
        const TaskContinuationOptions Creation = TaskContinuationOptions.PreferFairness | TaskContinuationOptions.LongRunning
            | TaskContinuationOptions.AttachedToParent | TaskContinuationOptions.DenyChildAttach
            | TaskContinuationOptions.HideScheduler | TaskContinuationOptions.RunContinuationsAsynchronously;
        Prepare(token, (TaskCreationOptions)(int)(options & Creation));
    }

    private void RunIn(TaskScheduler scheduler)
    {
        this.scheduler = scheduler;
        Execute();
    }

    private bool IsWanted(TaskContinuationOptions options)
    {
        if (HasFailed) return (options & TaskContinuationOptions.NotOnFaulted) == 0;
        if (WasCanceled) return (options & TaskContinuationOptions.NotOnCanceled) == 0;
        return (options & TaskContinuationOptions.NotOnRanToCompletion) == 0;
    }
}
