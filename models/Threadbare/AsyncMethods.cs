namespace Threadbare;

using System;
using System.Threading;
using System.Threading.Tasks;

/// <summary>What the machine calls to make the results of async methods.</summary>
[KnownToEngines]
public static class AsyncMethods
{
    public static Task New() { return new Task(); }

    public static Task<T> New<T>() { return new Task<T>(); }

    public static void SetResult(Task task) { task.End(TaskStatus.RanToCompletion); }

    public static void SetResult<T>(Task<T> task, T value) { task.EndWith(value); }

    public static void SetException<T>(Task<T> task, Exception exception) { SetException((Task)task, exception); }

    public static void SetException(Task task, Exception exception)
    {
        if (exception is OperationCanceledException canceled) task.EndCanceled(canceled.CancellationToken);
        else task.EndFaulted(exception);
    }
}

/// <summary>The same for methods that give a <c>ValueTask</c>.</summary>
[KnownToEngines]
public static class AsyncValueMethods
{
    public static ValueTask New() { return new ValueTask(new Task()); }

    public static ValueTask<T> New<T>() { return new ValueTask<T>(new Task<T>()); }

    public static void SetResult(ValueTask task) { AsyncMethods.SetResult(task.AsTask()); }

    public static void SetResult<T>(ValueTask<T> task, T value) { AsyncMethods.SetResult(task.AsTask(), value); }

    public static void SetException(ValueTask task, Exception exception) { AsyncMethods.SetException(task.AsTask(), exception); }

    public static void SetException<T>(ValueTask<T> task, Exception exception) { AsyncMethods.SetException(task.AsTask(), exception); }
}

/// <summary>An async method that gives nothing back: its context is told.</summary>
[KnownToEngines]
public static class AsyncVoid
{
    /// <summary>The context that the method runs in; null if none.</summary>
    public static object Start()
    {
        SynchronizationContext context = SynchronizationContext.Current;
        if (context != null) context.OperationStarted();
        return context;
    }

    public static void End(object context)
    {
        if (context != null) ((SynchronizationContext)context).OperationCompleted();
    }

    /// <summary>Nobody can catch the exception any more.</summary>
    public static void Fail(object context, Exception exception)
    {
        if (context != null) ((SynchronizationContext)context).Post(state => { throw exception; }, null);
        else Pool.Run(() => { throw exception; }, "pool");
        End(context);
    }
}
