namespace System.Threading.Tasks;

using System.Collections.Generic;

public class TaskCompletionSource<TResult>
{
    private readonly Task<TResult> task;

    public TaskCompletionSource() : this(null, TaskCreationOptions.None) { }

    public TaskCompletionSource(TaskCreationOptions creationOptions) : this(null, creationOptions) { }

    public TaskCompletionSource(object state) : this(state, TaskCreationOptions.None) { }

    public TaskCompletionSource(object state, TaskCreationOptions creationOptions)
    {
        task = new Task<TResult>(creationOptions, state);
    }

    public Task<TResult> Task { get { return task; } }

    public bool TrySetResult(TResult result) { return task.EndWith(result); }

    public bool TrySetException(Exception exception)
    {
        if (exception == null) throw new ArgumentNullException("exception");
        return task.EndFaulted(exception);
    }

    public bool TrySetException(IEnumerable<Exception> exceptions) { return task.EndFaulted(exceptions); }

    public bool TrySetCanceled() { return task.EndCanceled(CancellationToken.None); }

    public bool TrySetCanceled(CancellationToken cancellationToken) { return task.EndCanceled(cancellationToken); }

    public bool TrySetFromTask(Task<TResult> completedTask)
    {
        if (task.IsOver) return false;
        task.EndAs(completedTask);
        return true;
    }

    public void SetResult(TResult result) { Check(TrySetResult(result)); }

    public void SetException(Exception exception) { Check(TrySetException(exception)); }

    public void SetException(IEnumerable<Exception> exceptions) { Check(TrySetException(exceptions)); }

    public void SetCanceled() { Check(TrySetCanceled()); }

    public void SetCanceled(CancellationToken cancellationToken) { Check(TrySetCanceled(cancellationToken)); }

    public void SetFromTask(Task<TResult> completedTask) { Check(TrySetFromTask(completedTask)); }

    private static void Check(bool isDone)
    {
        if (!isDone) throw new InvalidOperationException("An attempt was made to transition a task to a final state when it had already completed.");
    }
}

public class TaskCompletionSource
{
    private readonly Task task;

    public TaskCompletionSource() : this(null, TaskCreationOptions.None) { }

    public TaskCompletionSource(TaskCreationOptions creationOptions) : this(null, creationOptions) { }

    public TaskCompletionSource(object state) : this(state, TaskCreationOptions.None) { }

    public TaskCompletionSource(object state, TaskCreationOptions creationOptions)
    {
        task = new Task(creationOptions, state);
    }

    public Task Task { get { return task; } }

    public bool TrySetResult() { return task.End(TaskStatus.RanToCompletion); }

    public bool TrySetException(Exception exception)
    {
        if (exception == null) throw new ArgumentNullException("exception");
        return task.EndFaulted(exception);
    }

    public bool TrySetException(IEnumerable<Exception> exceptions) { return task.EndFaulted(exceptions); }

    public bool TrySetCanceled() { return task.EndCanceled(CancellationToken.None); }

    public bool TrySetCanceled(CancellationToken cancellationToken) { return task.EndCanceled(cancellationToken); }

    public bool TrySetFromTask(Task completedTask)
    {
        if (task.IsOver) return false;
        task.EndAs(completedTask);
        return true;
    }

    public void SetResult() { Check(TrySetResult()); }

    public void SetException(Exception exception) { Check(TrySetException(exception)); }

    public void SetException(IEnumerable<Exception> exceptions) { Check(TrySetException(exceptions)); }

    public void SetCanceled() { Check(TrySetCanceled()); }

    public void SetCanceled(CancellationToken cancellationToken) { Check(TrySetCanceled(cancellationToken)); }

    public void SetFromTask(Task completedTask) { Check(TrySetFromTask(completedTask)); }

    private static void Check(bool isDone)
    {
        if (!isDone) throw new InvalidOperationException("An attempt was made to transition a task to a final state when it had already completed.");
    }
}
