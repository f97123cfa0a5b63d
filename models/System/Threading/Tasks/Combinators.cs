namespace System.Threading.Tasks;

using System.Collections.Generic;
using System.Runtime.CompilerServices;
using Threadbare;

/// <summary>Tasks that are made from others, and tasks that wait.</summary>
public partial class Task
{
    public static Task Run(Action action) { return Factory.StartNew(action, CancellationToken.None, TaskCreationOptions.DenyChildAttach, TaskScheduler.Default); }

    public static Task Run(Action action, CancellationToken cancellationToken)
    {
        return Factory.StartNew(action, cancellationToken, TaskCreationOptions.DenyChildAttach, TaskScheduler.Default);
    }

    public static Task<TResult> Run<TResult>(Func<TResult> function) { return Run(function, CancellationToken.None); }

    public static Task<TResult> Run<TResult>(Func<TResult> function, CancellationToken cancellationToken)
    {
        return Factory.StartNew(function, cancellationToken, TaskCreationOptions.DenyChildAttach, TaskScheduler.Default);
    }

    public static Task Run(Func<Task> function) { return Run(function, CancellationToken.None); }

    public static Task Run(Func<Task> function, CancellationToken cancellationToken)
    {
        Task<Task> outer = Factory.StartNew<Task>(function, cancellationToken, TaskCreationOptions.DenyChildAttach, TaskScheduler.Default);
        return outer.Unwrap();
    }

    public static Task<TResult> Run<TResult>(Func<Task<TResult>> function) { return Run(function, CancellationToken.None); }

    public static Task<TResult> Run<TResult>(Func<Task<TResult>> function, CancellationToken cancellationToken)
    {
        Task<Task<TResult>> outer = Factory.StartNew<Task<TResult>>(function, cancellationToken, TaskCreationOptions.DenyChildAttach, TaskScheduler.Default);
        return outer.Unwrap();
    }

    public static YieldAwaitable Yield() { return default(YieldAwaitable); }

    public static Task<TResult> FromResult<TResult>(TResult result)
    {
        var task = new Task<TResult>();
        task.EndWith(result);
        return task;
    }

    public static Task FromException(Exception exception)
    {
        var task = new Task();
        task.EndFaulted(exception);
        return task;
    }

    public static Task<TResult> FromException<TResult>(Exception exception)
    {
        var task = new Task<TResult>();
        task.EndFaulted(exception);
        return task;
    }

    public static Task FromCanceled(CancellationToken cancellationToken)
    {
        var task = new Task();
        task.EndCanceled(cancellationToken);
        return task;
    }

    public static Task<TResult> FromCanceled<TResult>(CancellationToken cancellationToken)
    {
        var task = new Task<TResult>();
        task.EndCanceled(cancellationToken);
        return task;
    }

    public static Task Delay(int millisecondsDelay) { return Later(Waiting.Milliseconds(millisecondsDelay), CancellationToken.None); }

    public static Task Delay(int millisecondsDelay, CancellationToken cancellationToken)
    {
        return Later(Waiting.Milliseconds(millisecondsDelay), cancellationToken);
    }

    public static Task Delay(TimeSpan delay) { return Later(Waiting.Milliseconds(delay), CancellationToken.None); }

    public static Task Delay(TimeSpan delay, CancellationToken cancellationToken)
    {
        return Later(Waiting.Milliseconds(delay), cancellationToken);
    }

    public Task WaitAsync(CancellationToken cancellationToken) { return Within(Waiting.Forever, cancellationToken); }

    public Task WaitAsync(TimeSpan timeout) { return Within(Waiting.Milliseconds(timeout), CancellationToken.None); }

    public Task WaitAsync(TimeSpan timeout, CancellationToken cancellationToken)
    {
        return Within(Waiting.Milliseconds(timeout), cancellationToken);
    }

    public static Task WhenAll(params Task[] tasks) { return All(Copy(tasks)); }

    public static Task WhenAll(IEnumerable<Task> tasks) { return All(Copy(tasks)); }

    public static Task WhenAll(params ReadOnlySpan<Task> tasks) { return All(Copy(tasks.ToArray())); }

    public static Task<TResult[]> WhenAll<TResult>(params Task<TResult>[] tasks) { return AllResults(Copy(tasks)); }

    public static Task<TResult[]> WhenAll<TResult>(IEnumerable<Task<TResult>> tasks) { return AllResults(Copy(tasks)); }

    public static Task<TResult[]> WhenAll<TResult>(params ReadOnlySpan<Task<TResult>> tasks) { return AllResults(Copy(tasks.ToArray())); }

    public static Task<Task> WhenAny(params Task[] tasks) { return Any(Copy(tasks)); }

    public static Task<Task> WhenAny(Task task1, Task task2) { return Any(new Task[] { task1, task2 }); }

    public static Task<Task> WhenAny(IEnumerable<Task> tasks) { return Any(Copy(tasks)); }

    public static Task<Task> WhenAny(params ReadOnlySpan<Task> tasks) { return Any(Copy(tasks.ToArray())); }

    public static Task<Task<TResult>> WhenAny<TResult>(params Task<TResult>[] tasks) { return Any(Copy(tasks)); }

    public static Task<Task<TResult>> WhenAny<TResult>(Task<TResult> task1, Task<TResult> task2)
    {
        return Any(new Task<TResult>[] { task1, task2 });
    }

    public static Task<Task<TResult>> WhenAny<TResult>(IEnumerable<Task<TResult>> tasks) { return Any(Copy(tasks)); }

    public static Task<Task<TResult>> WhenAny<TResult>(params ReadOnlySpan<Task<TResult>> tasks) { return Any(Copy(tasks.ToArray())); }

    public static IAsyncEnumerable<Task> WhenEach(params Task[] tasks) { return Each(Copy(tasks)); }

    public static IAsyncEnumerable<Task> WhenEach(ReadOnlySpan<Task> tasks) { return Each(Copy(tasks.ToArray())); }

    public static IAsyncEnumerable<Task> WhenEach(IEnumerable<Task> tasks) { return Each(Copy(tasks)); }

    public static IAsyncEnumerable<Task<TResult>> WhenEach<TResult>(params Task<TResult>[] tasks) { return Each(Copy(tasks)); }

    public static IAsyncEnumerable<Task<TResult>> WhenEach<TResult>(ReadOnlySpan<Task<TResult>> tasks) { return Each(Copy(tasks.ToArray())); }

    public static IAsyncEnumerable<Task<TResult>> WhenEach<TResult>(IEnumerable<Task<TResult>> tasks) { return Each(Copy(tasks)); }

    public static void WaitAll(params Task[] tasks) { AwaitAll(Copy(tasks), Waiting.Forever, CancellationToken.None); }

    public static void WaitAll(params ReadOnlySpan<Task> tasks) { AwaitAll(Copy(tasks.ToArray()), Waiting.Forever, CancellationToken.None); }

    public static void WaitAll(IEnumerable<Task> tasks, CancellationToken cancellationToken = default)
    {
        AwaitAll(Copy(tasks), Waiting.Forever, cancellationToken);
    }

    public static bool WaitAll(Task[] tasks, TimeSpan timeout) { return AwaitAll(Copy(tasks), Waiting.Milliseconds(timeout), CancellationToken.None); }

    public static bool WaitAll(Task[] tasks, int millisecondsTimeout)
    {
        return AwaitAll(Copy(tasks), Waiting.Milliseconds(millisecondsTimeout), CancellationToken.None);
    }

    public static void WaitAll(Task[] tasks, CancellationToken cancellationToken) { AwaitAll(Copy(tasks), Waiting.Forever, cancellationToken); }

    public static bool WaitAll(Task[] tasks, int millisecondsTimeout, CancellationToken cancellationToken)
    {
        return AwaitAll(Copy(tasks), Waiting.Milliseconds(millisecondsTimeout), cancellationToken);
    }

    public static int WaitAny(params Task[] tasks) { return AwaitAny(Copy(tasks), Waiting.Forever, CancellationToken.None); }

    public static int WaitAny(Task[] tasks, TimeSpan timeout) { return AwaitAny(Copy(tasks), Waiting.Milliseconds(timeout), CancellationToken.None); }

    public static int WaitAny(Task[] tasks, CancellationToken cancellationToken) { return AwaitAny(Copy(tasks), Waiting.Forever, cancellationToken); }

    public static int WaitAny(Task[] tasks, int millisecondsTimeout)
    {
        return AwaitAny(Copy(tasks), Waiting.Milliseconds(millisecondsTimeout), CancellationToken.None);
    }

    public static int WaitAny(Task[] tasks, int millisecondsTimeout, CancellationToken cancellationToken)
    {
        return AwaitAny(Copy(tasks), Waiting.Milliseconds(millisecondsTimeout), cancellationToken);
    }

    private static Task Later(long milliseconds, CancellationToken token)
    {
        if (token.IsCancellationRequested) return FromCanceled(token);
        if (milliseconds == 0) return CompletedTask;
        var task = new Task();
        if (token.CanBeCanceled) token.Register(() => task.EndCanceled(token));
        if (milliseconds > 0) Pool.After(milliseconds, () => task.End(TaskStatus.RanToCompletion));
        return task;
    }

    private Task Within(long milliseconds, CancellationToken token)
    {
        var copy = new Task();
        OnEnd(() => copy.EndAs(this));
        if (token.CanBeCanceled) token.Register(() => copy.EndCanceled(token));
        if (milliseconds >= 0) Pool.After(milliseconds, () => copy.EndFaulted(new TimeoutException()));
        return copy;
    }

    internal void EndAs(Task other)
    {
        if (other.HasFailed || other.WasCanceled) EndLike(other);
        else End(TaskStatus.RanToCompletion);
    }

    private static T[] Copy<T>(IEnumerable<T> tasks) where T : Task
    {
        if (tasks == null) throw new ArgumentNullException("tasks");
        return Copy(new List<T>(tasks).ToArray());
    }

    private static T[] Copy<T>(T[] tasks) where T : Task
    {
        if (tasks == null) throw new ArgumentNullException("tasks");
        var all = new T[tasks.Length];
        for (int i = 0; i < all.Length; i++)
        {
            all[i] = tasks[i];
            if (all[i] == null) throw new ArgumentException("The tasks argument included a null value.", "tasks");
        }
        return all;
    }

    /// <summary>Calls back when all tasks are over. Whatever any of them did happens before the end of <c>whole</c>.</summary>
    private static void AfterAll(Task[] tasks, Task whole, Action end)
    {
        int open = tasks.Length;
        if (open == 0) end();
        for (int i = 0; i < tasks.Length; i++)
        {
            Task task = tasks[i];
            task.OnEnd(() =>
            {
                Kernel.Release(whole);
                open--;
                if (open > 0) return;
                Kernel.Acquire(whole);
                end();
            });
        }
    }

    private static bool EndBadly(Task whole, Task[] tasks)
    {
        bool isCanceled = false;
        for (int i = 0; i < tasks.Length; i++)
        {
            isCanceled = isCanceled || tasks[i].WasCanceled;
            List<Exception> failures = tasks[i].Failures();
            for (int j = 0; j < failures.Count; j++) whole.Fail(failures[j]);
        }
        if (whole.failures != null) return whole.End(TaskStatus.Faulted);
        return isCanceled && whole.End(TaskStatus.Canceled);
    }

    private static Task All(Task[] tasks)
    {
        var whole = new Task();
        AfterAll(tasks, whole, () => { if (!EndBadly(whole, tasks)) whole.End(TaskStatus.RanToCompletion); });
        return whole;
    }

    private static Task<TResult[]> AllResults<TResult>(Task<TResult>[] tasks)
    {
        var whole = new Task<TResult[]>();
        AfterAll(tasks, whole, () => { if (!EndBadly(whole, tasks)) whole.EndWith(Outcomes(tasks)); });
        return whole;
    }

    private static TResult[] Outcomes<TResult>(Task<TResult>[] tasks)
    {
        var results = new TResult[tasks.Length];
        for (int i = 0; i < tasks.Length; i++) results[i] = tasks[i].Outcome;
        return results;
    }

    private static Task<T> Any<T>(T[] tasks) where T : Task
    {
        if (tasks.Length == 0) throw new ArgumentException("The tasks argument contains no tasks.", "tasks");
        var first = new Task<T>();
        for (int i = 0; i < tasks.Length; i++)
        {
            T task = tasks[i];
            task.OnEnd(() => first.EndWith(task));
        }
        return first;
    }

    private static async IAsyncEnumerable<T> Each<T>(T[] tasks) where T : Task
    {
        T[] open = tasks;
        while (open.Length > 0)
        {
            T done = await Any(open).ConfigureAwait(false);
            var rest = new Bag<T>();
            for (int i = 0; i < open.Length; i++)
            {
                if (!ReferenceEquals(open[i], done)) rest.Add(open[i]);
            }
            open = rest.ToArray();
            yield return done;
        }
    }

    private static bool AwaitAll(Task[] tasks, long milliseconds, CancellationToken token)
    {
        for (int i = 0; i < tasks.Length; i++)
        {
            if (!tasks[i].Await(milliseconds, token)) return false;
        }
        var failures = new List<Exception>();
        for (int i = 0; i < tasks.Length; i++)
        {
            if (tasks[i].WasCanceled) failures.Add(new TaskCanceledException(tasks[i]));
            failures.AddRange(tasks[i].Failures());
        }
        if (failures.Count > 0) throw new AggregateException(failures);
        return true;
    }

    private static int AwaitAny(Task[] tasks, long milliseconds, CancellationToken token)
    {
        Task<Task> first = Any(tasks);
        if (!first.Await(milliseconds, token)) return -1;
        for (int i = 0; i < tasks.Length; i++)
        {
            if (!ReferenceEquals(tasks[i], first.Outcome)) continue;
            Kernel.Acquire(tasks[i]);
            return i;
        }
        return -1;
    }
}

public static class TaskExtensions
{
    public static Task Unwrap(this Task<Task> task)
    {
        var proxy = new Task();
        task.OnEnd(() =>
        {
            if (task.HasFailed || task.WasCanceled) proxy.EndLike(task);
            else if (task.Outcome == null) proxy.EndCanceled(CancellationToken.None);
            else task.Outcome.OnEnd(() => proxy.EndAs(task.Outcome));
        });
        return proxy;
    }

    public static Task<TResult> Unwrap<TResult>(this Task<Task<TResult>> task)
    {
        var proxy = new Task<TResult>();
        task.OnEnd(() =>
        {
            if (task.HasFailed || task.WasCanceled) proxy.EndLike(task);
            else if (task.Outcome == null) proxy.EndCanceled(CancellationToken.None);
            else task.Outcome.OnEnd(() => proxy.EndAs(task.Outcome));
        });
        return proxy;
    }
}
