namespace System.Threading.Tasks;

public class TaskFactory
{
    private readonly CancellationToken token;
    private readonly TaskCreationOptions creation;
    private readonly TaskContinuationOptions continuation;
    private readonly TaskScheduler scheduler;

    public TaskFactory() { }

    public TaskFactory(CancellationToken cancellationToken) { token = cancellationToken; }

    public TaskFactory(TaskScheduler scheduler) { this.scheduler = scheduler; }

    public TaskFactory(TaskCreationOptions creationOptions, TaskContinuationOptions continuationOptions)
    {
        creation = creationOptions;
        continuation = continuationOptions;
    }

    public TaskFactory(CancellationToken cancellationToken, TaskCreationOptions creationOptions, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
    {
        token = cancellationToken;
        creation = creationOptions;
        continuation = continuationOptions;
        this.scheduler = scheduler;
    }

    public CancellationToken CancellationToken { get { return token; } }

    public TaskScheduler Scheduler { get { return scheduler; } }

    public TaskCreationOptions CreationOptions { get { return creation; } }

    public TaskContinuationOptions ContinuationOptions { get { return continuation; } }

    public Task StartNew(Action action) { return StartNew(action, token, creation, Usual()); }

    public Task StartNew(Action action, CancellationToken cancellationToken) { return StartNew(action, cancellationToken, creation, Usual()); }

    public Task StartNew(Action action, TaskCreationOptions creationOptions) { return StartNew(action, token, creationOptions, Usual()); }

    public Task StartNew(Action action, CancellationToken cancellationToken, TaskCreationOptions creationOptions, TaskScheduler scheduler)
    {
        var task = new Task(action, cancellationToken, creationOptions);
        if (!task.IsOver) task.Queue(scheduler);
        return task;
    }

    public Task StartNew(Action<object> action, object state) { return StartNew(action, state, token, creation, Usual()); }

    public Task StartNew(Action<object> action, object state, CancellationToken cancellationToken) { return StartNew(action, state, cancellationToken, creation, Usual()); }

    public Task StartNew(Action<object> action, object state, TaskCreationOptions creationOptions) { return StartNew(action, state, token, creationOptions, Usual()); }

    public Task StartNew(Action<object> action, object state, CancellationToken cancellationToken, TaskCreationOptions creationOptions, TaskScheduler scheduler)
    {
        var task = new Task(action, state, cancellationToken, creationOptions);
        if (!task.IsOver) task.Queue(scheduler);
        return task;
    }

    public Task<TResult> StartNew<TResult>(Func<TResult> function) { return StartNew(function, token, creation, Usual()); }

    public Task<TResult> StartNew<TResult>(Func<TResult> function, CancellationToken cancellationToken) { return StartNew(function, cancellationToken, creation, Usual()); }

    public Task<TResult> StartNew<TResult>(Func<TResult> function, TaskCreationOptions creationOptions) { return StartNew(function, token, creationOptions, Usual()); }

    public Task<TResult> StartNew<TResult>(Func<TResult> function, CancellationToken cancellationToken, TaskCreationOptions creationOptions, TaskScheduler scheduler)
    {
        var task = new Task<TResult>(function, cancellationToken, creationOptions);
        if (!task.IsOver) task.Queue(scheduler);
        return task;
    }

    public Task<TResult> StartNew<TResult>(Func<object, TResult> function, object state) { return StartNew(function, state, token, creation, Usual()); }

    public Task<TResult> StartNew<TResult>(Func<object, TResult> function, object state, CancellationToken cancellationToken) { return StartNew(function, state, cancellationToken, creation, Usual()); }

    public Task<TResult> StartNew<TResult>(Func<object, TResult> function, object state, TaskCreationOptions creationOptions) { return StartNew(function, state, token, creationOptions, Usual()); }

    public Task<TResult> StartNew<TResult>(Func<object, TResult> function, object state, CancellationToken cancellationToken, TaskCreationOptions creationOptions, TaskScheduler scheduler)
    {
        var task = new Task<TResult>(function, state, cancellationToken, creationOptions);
        if (!task.IsOver) task.Queue(scheduler);
        return task;
    }

    public Task ContinueWhenAll(Task[] tasks, Action<Task[]> continuationAction)
    {
        return ContinueWhenAll(tasks, continuationAction, token, continuation, Usual());
    }

    public Task ContinueWhenAll(Task[] tasks, Action<Task[]> continuationAction, CancellationToken cancellationToken)
    {
        return ContinueWhenAll(tasks, continuationAction, cancellationToken, continuation, Usual());
    }

    public Task ContinueWhenAll(Task[] tasks, Action<Task[]> continuationAction, TaskContinuationOptions continuationOptions)
    {
        return ContinueWhenAll(tasks, continuationAction, token, continuationOptions, Usual());
    }

    public Task ContinueWhenAll(Task[] tasks, Action<Task[]> continuationAction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
    {
        return Task.WhenAll(tasks).ContinueWith(done => continuationAction(tasks), cancellationToken, continuationOptions, scheduler);
    }

    public Task ContinueWhenAny(Task[] tasks, Action<Task> continuationAction)
    {
        return ContinueWhenAny(tasks, continuationAction, token, continuation, Usual());
    }

    public Task ContinueWhenAny(Task[] tasks, Action<Task> continuationAction, CancellationToken cancellationToken)
    {
        return ContinueWhenAny(tasks, continuationAction, cancellationToken, continuation, Usual());
    }

    public Task ContinueWhenAny(Task[] tasks, Action<Task> continuationAction, TaskContinuationOptions continuationOptions)
    {
        return ContinueWhenAny(tasks, continuationAction, token, continuationOptions, Usual());
    }

    public Task ContinueWhenAny(Task[] tasks, Action<Task> continuationAction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
    {
        return Task.WhenAny(tasks).ContinueWith(done => continuationAction(done.Result), cancellationToken, continuationOptions, scheduler);
    }

    public Task<TResult> ContinueWhenAll<TResult>(Task[] tasks, Func<Task[], TResult> continuationFunction)
    {
        return ContinueWhenAll(tasks, continuationFunction, token, continuation, Usual());
    }

    public Task<TResult> ContinueWhenAll<TResult>(Task[] tasks, Func<Task[], TResult> continuationFunction, CancellationToken cancellationToken)
    {
        return ContinueWhenAll(tasks, continuationFunction, cancellationToken, continuation, Usual());
    }

    public Task<TResult> ContinueWhenAll<TResult>(Task[] tasks, Func<Task[], TResult> continuationFunction, TaskContinuationOptions continuationOptions)
    {
        return ContinueWhenAll(tasks, continuationFunction, token, continuationOptions, Usual());
    }

    public Task<TResult> ContinueWhenAll<TResult>(Task[] tasks, Func<Task[], TResult> continuationFunction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
    {
        return Task.WhenAll(tasks).ContinueWith(done => continuationFunction(tasks), cancellationToken, continuationOptions, scheduler);
    }

    public Task<TResult> ContinueWhenAny<TResult>(Task[] tasks, Func<Task, TResult> continuationFunction)
    {
        return ContinueWhenAny(tasks, continuationFunction, token, continuation, Usual());
    }

    public Task<TResult> ContinueWhenAny<TResult>(Task[] tasks, Func<Task, TResult> continuationFunction, CancellationToken cancellationToken)
    {
        return ContinueWhenAny(tasks, continuationFunction, cancellationToken, continuation, Usual());
    }

    public Task<TResult> ContinueWhenAny<TResult>(Task[] tasks, Func<Task, TResult> continuationFunction, TaskContinuationOptions continuationOptions)
    {
        return ContinueWhenAny(tasks, continuationFunction, token, continuationOptions, Usual());
    }

    public Task<TResult> ContinueWhenAny<TResult>(Task[] tasks, Func<Task, TResult> continuationFunction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
    {
        return Task.WhenAny(tasks).ContinueWith(done => continuationFunction(done.Result), cancellationToken, continuationOptions, scheduler);
    }

    public Task ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Action<Task<TAntecedentResult>[]> continuationAction)
    {
        return ContinueWhenAll(tasks, continuationAction, token, continuation, Usual());
    }

    public Task ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Action<Task<TAntecedentResult>[]> continuationAction, CancellationToken cancellationToken)
    {
        return ContinueWhenAll(tasks, continuationAction, cancellationToken, continuation, Usual());
    }

    public Task ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Action<Task<TAntecedentResult>[]> continuationAction, TaskContinuationOptions continuationOptions)
    {
        return ContinueWhenAll(tasks, continuationAction, token, continuationOptions, Usual());
    }

    public Task ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Action<Task<TAntecedentResult>[]> continuationAction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
    {
        return Task.WhenAll(tasks).ContinueWith(done => continuationAction(tasks), cancellationToken, continuationOptions, scheduler);
    }

    public Task ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Action<Task<TAntecedentResult>> continuationAction)
    {
        return ContinueWhenAny(tasks, continuationAction, token, continuation, Usual());
    }

    public Task ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Action<Task<TAntecedentResult>> continuationAction, CancellationToken cancellationToken)
    {
        return ContinueWhenAny(tasks, continuationAction, cancellationToken, continuation, Usual());
    }

    public Task ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Action<Task<TAntecedentResult>> continuationAction, TaskContinuationOptions continuationOptions)
    {
        return ContinueWhenAny(tasks, continuationAction, token, continuationOptions, Usual());
    }

    public Task ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Action<Task<TAntecedentResult>> continuationAction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
    {
        return Task.WhenAny(tasks).ContinueWith(done => continuationAction(done.Result), cancellationToken, continuationOptions, scheduler);
    }

    public Task<TResult> ContinueWhenAll<TAntecedentResult, TResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>[], TResult> continuationFunction)
    {
        return ContinueWhenAll(tasks, continuationFunction, token, continuation, Usual());
    }

    public Task<TResult> ContinueWhenAll<TAntecedentResult, TResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>[], TResult> continuationFunction, CancellationToken cancellationToken)
    {
        return ContinueWhenAll(tasks, continuationFunction, cancellationToken, continuation, Usual());
    }

    public Task<TResult> ContinueWhenAll<TAntecedentResult, TResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>[], TResult> continuationFunction, TaskContinuationOptions continuationOptions)
    {
        return ContinueWhenAll(tasks, continuationFunction, token, continuationOptions, Usual());
    }

    public Task<TResult> ContinueWhenAll<TAntecedentResult, TResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>[], TResult> continuationFunction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
    {
        return Task.WhenAll(tasks).ContinueWith(done => continuationFunction(tasks), cancellationToken, continuationOptions, scheduler);
    }

    public Task<TResult> ContinueWhenAny<TAntecedentResult, TResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>, TResult> continuationFunction)
    {
        return ContinueWhenAny(tasks, continuationFunction, token, continuation, Usual());
    }

    public Task<TResult> ContinueWhenAny<TAntecedentResult, TResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>, TResult> continuationFunction, CancellationToken cancellationToken)
    {
        return ContinueWhenAny(tasks, continuationFunction, cancellationToken, continuation, Usual());
    }

    public Task<TResult> ContinueWhenAny<TAntecedentResult, TResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>, TResult> continuationFunction, TaskContinuationOptions continuationOptions)
    {
        return ContinueWhenAny(tasks, continuationFunction, token, continuationOptions, Usual());
    }

    public Task<TResult> ContinueWhenAny<TAntecedentResult, TResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>, TResult> continuationFunction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
    {
        return Task.WhenAny(tasks).ContinueWith(done => continuationFunction(done.Result), cancellationToken, continuationOptions, scheduler);
    }

    public Task FromAsync(Func<AsyncCallback, object, IAsyncResult> beginMethod, Action<IAsyncResult> endMethod, object state)
    {
        var source = new TaskCompletionSource(state);
        beginMethod(result =>
        {
            try
            {
                endMethod(result);
                source.TrySetResult();
            }
            catch (Exception e)
            {
                source.TrySetException(e);
            }
        }, state);
        return source.Task;
    }

    private TaskScheduler Usual() { return scheduler == null ? TaskScheduler.Current : scheduler; }
}

public class TaskFactory<TResult>
{
    private readonly CancellationToken token;
    private readonly TaskCreationOptions creation;
    private readonly TaskContinuationOptions continuation;
    private readonly TaskScheduler scheduler;

    public TaskFactory() { }

    public TaskFactory(CancellationToken cancellationToken) { token = cancellationToken; }

    public TaskFactory(TaskScheduler scheduler) { this.scheduler = scheduler; }

    public TaskFactory(TaskCreationOptions creationOptions, TaskContinuationOptions continuationOptions)
    {
        creation = creationOptions;
        continuation = continuationOptions;
    }

    public TaskFactory(CancellationToken cancellationToken, TaskCreationOptions creationOptions, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
    {
        token = cancellationToken;
        creation = creationOptions;
        continuation = continuationOptions;
        this.scheduler = scheduler;
    }

    public CancellationToken CancellationToken { get { return token; } }

    public TaskScheduler Scheduler { get { return scheduler; } }

    public TaskCreationOptions CreationOptions { get { return creation; } }

    public TaskContinuationOptions ContinuationOptions { get { return continuation; } }

    public Task<TResult> StartNew(Func<TResult> function) { return StartNew(function, token, creation, Usual()); }

    public Task<TResult> StartNew(Func<TResult> function, CancellationToken cancellationToken) { return StartNew(function, cancellationToken, creation, Usual()); }

    public Task<TResult> StartNew(Func<TResult> function, TaskCreationOptions creationOptions) { return StartNew(function, token, creationOptions, Usual()); }

    public Task<TResult> StartNew(Func<TResult> function, CancellationToken cancellationToken, TaskCreationOptions creationOptions, TaskScheduler scheduler)
    {
        var task = new Task<TResult>(function, cancellationToken, creationOptions);
        if (!task.IsOver) task.Queue(scheduler);
        return task;
    }

    public Task<TResult> StartNew(Func<object, TResult> function, object state) { return StartNew(function, state, token, creation, Usual()); }

    public Task<TResult> StartNew(Func<object, TResult> function, object state, CancellationToken cancellationToken) { return StartNew(function, state, cancellationToken, creation, Usual()); }

    public Task<TResult> StartNew(Func<object, TResult> function, object state, TaskCreationOptions creationOptions) { return StartNew(function, state, token, creationOptions, Usual()); }

    public Task<TResult> StartNew(Func<object, TResult> function, object state, CancellationToken cancellationToken, TaskCreationOptions creationOptions, TaskScheduler scheduler)
    {
        var task = new Task<TResult>(function, state, cancellationToken, creationOptions);
        if (!task.IsOver) task.Queue(scheduler);
        return task;
    }

    public Task<TResult> ContinueWhenAll(Task[] tasks, Func<Task[], TResult> continuationFunction)
    {
        return ContinueWhenAll(tasks, continuationFunction, token, continuation, Usual());
    }

    public Task<TResult> ContinueWhenAll(Task[] tasks, Func<Task[], TResult> continuationFunction, CancellationToken cancellationToken)
    {
        return ContinueWhenAll(tasks, continuationFunction, cancellationToken, continuation, Usual());
    }

    public Task<TResult> ContinueWhenAll(Task[] tasks, Func<Task[], TResult> continuationFunction, TaskContinuationOptions continuationOptions)
    {
        return ContinueWhenAll(tasks, continuationFunction, token, continuationOptions, Usual());
    }

    public Task<TResult> ContinueWhenAll(Task[] tasks, Func<Task[], TResult> continuationFunction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
    {
        return Task.WhenAll(tasks).ContinueWith(done => continuationFunction(tasks), cancellationToken, continuationOptions, scheduler);
    }

    public Task<TResult> ContinueWhenAny(Task[] tasks, Func<Task, TResult> continuationFunction)
    {
        return ContinueWhenAny(tasks, continuationFunction, token, continuation, Usual());
    }

    public Task<TResult> ContinueWhenAny(Task[] tasks, Func<Task, TResult> continuationFunction, CancellationToken cancellationToken)
    {
        return ContinueWhenAny(tasks, continuationFunction, cancellationToken, continuation, Usual());
    }

    public Task<TResult> ContinueWhenAny(Task[] tasks, Func<Task, TResult> continuationFunction, TaskContinuationOptions continuationOptions)
    {
        return ContinueWhenAny(tasks, continuationFunction, token, continuationOptions, Usual());
    }

    public Task<TResult> ContinueWhenAny(Task[] tasks, Func<Task, TResult> continuationFunction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
    {
        return Task.WhenAny(tasks).ContinueWith(done => continuationFunction(done.Result), cancellationToken, continuationOptions, scheduler);
    }

    public Task<TResult> ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>[], TResult> continuationFunction)
    {
        return ContinueWhenAll(tasks, continuationFunction, token, continuation, Usual());
    }

    public Task<TResult> ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>[], TResult> continuationFunction, CancellationToken cancellationToken)
    {
        return ContinueWhenAll(tasks, continuationFunction, cancellationToken, continuation, Usual());
    }

    public Task<TResult> ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>[], TResult> continuationFunction, TaskContinuationOptions continuationOptions)
    {
        return ContinueWhenAll(tasks, continuationFunction, token, continuationOptions, Usual());
    }

    public Task<TResult> ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>[], TResult> continuationFunction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
    {
        return Task.WhenAll(tasks).ContinueWith(done => continuationFunction(tasks), cancellationToken, continuationOptions, scheduler);
    }

    public Task<TResult> ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>, TResult> continuationFunction)
    {
        return ContinueWhenAny(tasks, continuationFunction, token, continuation, Usual());
    }

    public Task<TResult> ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>, TResult> continuationFunction, CancellationToken cancellationToken)
    {
        return ContinueWhenAny(tasks, continuationFunction, cancellationToken, continuation, Usual());
    }

    public Task<TResult> ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>, TResult> continuationFunction, TaskContinuationOptions continuationOptions)
    {
        return ContinueWhenAny(tasks, continuationFunction, token, continuationOptions, Usual());
    }

    public Task<TResult> ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>, TResult> continuationFunction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
    {
        return Task.WhenAny(tasks).ContinueWith(done => continuationFunction(done.Result), cancellationToken, continuationOptions, scheduler);
    }

    public Task<TResult> FromAsync(Func<AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, object state)
    {
        var source = new TaskCompletionSource<TResult>(state);
        beginMethod(result =>
        {
            try
            {
                source.TrySetResult(endMethod(result));
            }
            catch (Exception e)
            {
                source.TrySetException(e);
            }
        }, state);
        return source.Task;
    }

    private TaskScheduler Usual() { return scheduler == null ? TaskScheduler.Current : scheduler; }
}
