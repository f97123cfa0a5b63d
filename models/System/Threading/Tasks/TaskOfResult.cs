namespace System.Threading.Tasks;

using System.Runtime.CompilerServices;
using Threadbare;

public class Task<TResult>
{
    private TResult result;

    internal Task() { }

    internal Task(TaskCreationOptions options, object state) : base(options, state) { }

    public Task(Func<TResult> function) : this(function, CancellationToken.None, TaskCreationOptions.None) { }

    public Task(Func<TResult> function, CancellationToken cancellationToken)
        : this(function, cancellationToken, TaskCreationOptions.None) { }

    public Task(Func<TResult> function, TaskCreationOptions creationOptions)
        : this(function, CancellationToken.None, creationOptions) { }

    public Task(Func<TResult> function, CancellationToken cancellationToken, TaskCreationOptions creationOptions)
        : base(Nothing, cancellationToken, creationOptions)
    {
        if (function == null) throw new ArgumentNullException("function");
        work = () => result = function();
    }

    public Task(Func<object, TResult> function, object state)
        : this(function, state, CancellationToken.None, TaskCreationOptions.None) { }

    public Task(Func<object, TResult> function, object state, CancellationToken cancellationToken)
        : this(function, state, cancellationToken, TaskCreationOptions.None) { }

    public Task(Func<object, TResult> function, object state, TaskCreationOptions creationOptions)
        : this(function, state, CancellationToken.None, creationOptions) { }

    public Task(Func<object, TResult> function, object state, CancellationToken cancellationToken, TaskCreationOptions creationOptions)
        : base(Nothing, cancellationToken, creationOptions)
    {
        if (function == null) throw new ArgumentNullException("function");
        work = () => result = function(state);
        AsyncState = state;
    }

    public static new TaskFactory<TResult> Factory { get; } = new TaskFactory<TResult>();

    public TResult Result
    {
        get
        {
            Wait();
            return result;
        }
    }

    public new TaskAwaiter<TResult> GetAwaiter() { return new TaskAwaiter<TResult>(this, true); }

    public new ConfiguredTaskAwaitable<TResult> ConfigureAwait(bool continueOnCapturedContext)
    {
        return new ConfiguredTaskAwaitable<TResult>(this, continueOnCapturedContext);
    }

    public new ConfiguredTaskAwaitable<TResult> ConfigureAwait(ConfigureAwaitOptions options)
    {
        return new ConfiguredTaskAwaitable<TResult>(this, (options & ConfigureAwaitOptions.ContinueOnCapturedContext) != 0);
    }

    public new Task<TResult> WaitAsync(CancellationToken cancellationToken) { return Within(Waiting.Forever, cancellationToken); }

    public new Task<TResult> WaitAsync(TimeSpan timeout) { return Within(Waiting.Milliseconds(timeout), CancellationToken.None); }

    public new Task<TResult> WaitAsync(TimeSpan timeout, CancellationToken cancellationToken)
    {
        return Within(Waiting.Milliseconds(timeout), cancellationToken);
    }

    public Task ContinueWith(Action<Task<TResult>> continuationAction)
    {
        return ContinueWith(continuationAction, CancellationToken.None, TaskContinuationOptions.None, TaskScheduler.Current);
    }

    public Task ContinueWith(Action<Task<TResult>> continuationAction, CancellationToken cancellationToken)
    {
        return ContinueWith(continuationAction, cancellationToken, TaskContinuationOptions.None, TaskScheduler.Current);
    }

    public Task ContinueWith(Action<Task<TResult>> continuationAction, TaskScheduler scheduler)
    {
        return ContinueWith(continuationAction, CancellationToken.None, TaskContinuationOptions.None, scheduler);
    }

    public Task ContinueWith(Action<Task<TResult>> continuationAction, TaskContinuationOptions continuationOptions)
    {
        return ContinueWith(continuationAction, CancellationToken.None, continuationOptions, TaskScheduler.Current);
    }

    public Task ContinueWith(Action<Task<TResult>> continuationAction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
    {
        if (continuationAction == null) throw new ArgumentNullException("continuationAction");
        var next = new Task(() => continuationAction(this));
        Follow(next, cancellationToken, continuationOptions, scheduler);
        return next;
    }

    public Task ContinueWith(Action<Task<TResult>, object> continuationAction, object state)
    {
        return ContinueWith(continuationAction, state, CancellationToken.None, TaskContinuationOptions.None, TaskScheduler.Current);
    }

    public Task ContinueWith(Action<Task<TResult>, object> continuationAction, object state, CancellationToken cancellationToken)
    {
        return ContinueWith(continuationAction, state, cancellationToken, TaskContinuationOptions.None, TaskScheduler.Current);
    }

    public Task ContinueWith(Action<Task<TResult>, object> continuationAction, object state, TaskScheduler scheduler)
    {
        return ContinueWith(continuationAction, state, CancellationToken.None, TaskContinuationOptions.None, scheduler);
    }

    public Task ContinueWith(Action<Task<TResult>, object> continuationAction, object state, TaskContinuationOptions continuationOptions)
    {
        return ContinueWith(continuationAction, state, CancellationToken.None, continuationOptions, TaskScheduler.Current);
    }

    public Task ContinueWith(Action<Task<TResult>, object> continuationAction, object state, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
    {
        if (continuationAction == null) throw new ArgumentNullException("continuationAction");
        var next = new Task(() => continuationAction(this, state));
        next.AsyncState = state;
        Follow(next, cancellationToken, continuationOptions, scheduler);
        return next;
    }

    public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, TNewResult> continuationFunction)
    {
        return ContinueWith(continuationFunction, CancellationToken.None, TaskContinuationOptions.None, TaskScheduler.Current);
    }

    public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, TNewResult> continuationFunction, CancellationToken cancellationToken)
    {
        return ContinueWith(continuationFunction, cancellationToken, TaskContinuationOptions.None, TaskScheduler.Current);
    }

    public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, TNewResult> continuationFunction, TaskScheduler scheduler)
    {
        return ContinueWith(continuationFunction, CancellationToken.None, TaskContinuationOptions.None, scheduler);
    }

    public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, TNewResult> continuationFunction, TaskContinuationOptions continuationOptions)
    {
        return ContinueWith(continuationFunction, CancellationToken.None, continuationOptions, TaskScheduler.Current);
    }

    public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, TNewResult> continuationFunction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
    {
        if (continuationFunction == null) throw new ArgumentNullException("continuationFunction");
        var next = new Task<TNewResult>(() => continuationFunction(this));
        Follow(next, cancellationToken, continuationOptions, scheduler);
        return next;
    }

    public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, object, TNewResult> continuationFunction, object state)
    {
        return ContinueWith(continuationFunction, state, CancellationToken.None, TaskContinuationOptions.None, TaskScheduler.Current);
    }

    public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, object, TNewResult> continuationFunction, object state, CancellationToken cancellationToken)
    {
        return ContinueWith(continuationFunction, state, cancellationToken, TaskContinuationOptions.None, TaskScheduler.Current);
    }

    public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, object, TNewResult> continuationFunction, object state, TaskScheduler scheduler)
    {
        return ContinueWith(continuationFunction, state, CancellationToken.None, TaskContinuationOptions.None, scheduler);
    }

    public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, object, TNewResult> continuationFunction, object state, TaskContinuationOptions continuationOptions)
    {
        return ContinueWith(continuationFunction, state, CancellationToken.None, continuationOptions, TaskScheduler.Current);
    }

    public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, object, TNewResult> continuationFunction, object state, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
    {
        if (continuationFunction == null) throw new ArgumentNullException("continuationFunction");
        var next = new Task<TNewResult>(() => continuationFunction(this, state));
        next.AsyncState = state;
        Follow(next, cancellationToken, continuationOptions, scheduler);
        return next;
    }

    /// <summary>The result, or what went wrong, for somebody who awaits it.</summary>
    internal TResult TakeResult()
    {
        CheckResult();
        return result;
    }

    /// <summary>The result of a task that is known to have one.</summary>
    internal TResult Outcome { get { return result; } }

    internal bool EndWith(TResult result)
    {
        if (IsOver) return false;
        this.result = result;
        return End(TaskStatus.RanToCompletion);
    }

    internal void EndAs(Task<TResult> other)
    {
        if (other.HasFailed || other.WasCanceled) EndLike(other);
        else EndWith(other.result);
    }

    private static void Nothing() { }

    private Task<TResult> Within(long milliseconds, CancellationToken token)
    {
        var copy = new Task<TResult>();
        OnEnd(() => copy.EndAs(this));
        if (token.CanBeCanceled) token.Register(() => copy.EndCanceled(token));
        if (milliseconds >= 0) Pool.After(milliseconds, () => copy.EndFaulted(new TimeoutException()));
        return copy;
    }
}
