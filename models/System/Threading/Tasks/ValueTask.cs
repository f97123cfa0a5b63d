namespace System.Threading.Tasks;

using System.Runtime.CompilerServices;
using System.Threading.Tasks.Sources;
using Threadbare;

public readonly struct ValueTask
{
    private readonly Task task;

    public ValueTask(Task task)
    {
        if (task == null) throw new ArgumentNullException("task");
        this.task = task;
    }

    public ValueTask(IValueTaskSource source, short token)
    {
        var whole = new Task();
        task = whole;
        source.OnCompleted(state => whole.End(TaskStatus.RanToCompletion), null, token, ValueTaskSourceOnCompletedFlags.None);
    }

    public static ValueTask CompletedTask { get { return default(ValueTask); } }

    public static ValueTask<TResult> FromResult<TResult>(TResult result) { return new ValueTask<TResult>(result); }

    public static ValueTask FromCanceled(CancellationToken cancellationToken) { return new ValueTask(Task.FromCanceled(cancellationToken)); }

    public static ValueTask<TResult> FromCanceled<TResult>(CancellationToken cancellationToken)
    {
        return new ValueTask<TResult>(Task.FromCanceled<TResult>(cancellationToken));
    }

    public static ValueTask FromException(Exception exception) { return new ValueTask(Task.FromException(exception)); }

    public static ValueTask<TResult> FromException<TResult>(Exception exception)
    {
        return new ValueTask<TResult>(Task.FromException<TResult>(exception));
    }

    public bool IsCompleted { get { return task == null || task.IsCompleted; } }

    public bool IsCompletedSuccessfully { get { return task == null || task.IsCompletedSuccessfully; } }

    public bool IsFaulted { get { return task != null && task.IsFaulted; } }

    public bool IsCanceled { get { return task != null && task.IsCanceled; } }

    public Task AsTask() { return task == null ? Task.CompletedTask : task; }

    public ValueTask Preserve() { return this; }

    public ValueTaskAwaiter GetAwaiter() { return new ValueTaskAwaiter(AsTask()); }

    public ConfiguredValueTaskAwaitable ConfigureAwait(bool continueOnCapturedContext)
    {
        return new ConfiguredValueTaskAwaitable(AsTask(), continueOnCapturedContext);
    }

    public bool Equals(ValueTask other) { return ReferenceEquals(task, other.task); }

    public static bool operator ==(ValueTask left, ValueTask right) { return left.Equals(right); }

    public static bool operator !=(ValueTask left, ValueTask right) { return !left.Equals(right); }
}

public readonly struct ValueTask<TResult>
{
    private readonly Task<TResult> task;
    private readonly TResult result;

    public ValueTask(TResult result)
    {
        this.result = result;
        task = null;
    }

    public ValueTask(Task<TResult> task)
    {
        if (task == null) throw new ArgumentNullException("task");
        this.task = task;
        result = default(TResult);
    }

    public ValueTask(IValueTaskSource<TResult> source, short token)
    {
        var whole = new Task<TResult>();
        task = whole;
        result = default(TResult);
        source.OnCompleted(state => whole.EndWith(source.GetResult(token)), null, token, ValueTaskSourceOnCompletedFlags.None);
    }

    public bool IsCompleted { get { return task == null || task.IsCompleted; } }

    public bool IsCompletedSuccessfully { get { return task == null || task.IsCompletedSuccessfully; } }

    public bool IsFaulted { get { return task != null && task.IsFaulted; } }

    public bool IsCanceled { get { return task != null && task.IsCanceled; } }

    public TResult Result { get { return task == null ? result : task.TakeResult(); } }

    public Task<TResult> AsTask() { return task == null ? Task.FromResult(result) : task; }

    public ValueTask<TResult> Preserve() { return this; }

    public ValueTaskAwaiter<TResult> GetAwaiter() { return new ValueTaskAwaiter<TResult>(AsTask()); }

    public ConfiguredValueTaskAwaitable<TResult> ConfigureAwait(bool continueOnCapturedContext)
    {
        return new ConfiguredValueTaskAwaitable<TResult>(AsTask(), continueOnCapturedContext);
    }

    public bool Equals(ValueTask<TResult> other)
    {
        return ReferenceEquals(task, other.task) && Kernel.SameValue(result, other.result);
    }

    public static bool operator ==(ValueTask<TResult> left, ValueTask<TResult> right) { return left.Equals(right); }

    public static bool operator !=(ValueTask<TResult> left, ValueTask<TResult> right) { return !left.Equals(right); }
}
