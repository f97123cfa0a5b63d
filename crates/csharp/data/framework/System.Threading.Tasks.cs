// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Threading.Tasks;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Threading.Tasks.Sources;
public class ConcurrentExclusiveSchedulerPair {
	public ConcurrentExclusiveSchedulerPair();
	public ConcurrentExclusiveSchedulerPair(TaskScheduler taskScheduler);
	public ConcurrentExclusiveSchedulerPair(TaskScheduler taskScheduler, int maxConcurrencyLevel);
	public ConcurrentExclusiveSchedulerPair(TaskScheduler taskScheduler, int maxConcurrencyLevel, int maxItemsPerTask);
	public void Complete();
	public Task Completion { get; }
	public TaskScheduler ConcurrentScheduler { get; }
	public TaskScheduler ExclusiveScheduler { get; }
}
[global::System.Flags] public enum ConfigureAwaitOptions { None = 0, ContinueOnCapturedContext = 1, SuppressThrowing = 2, ForceYielding = 4 }
public static class Parallel {
	public static void Invoke(params Action[] actions);
	public static void Invoke(ParallelOptions parallelOptions, params Action[] actions);
	public static ParallelLoopResult For(int fromInclusive, int toExclusive, Action<int> body);
	public static ParallelLoopResult For(long fromInclusive, long toExclusive, Action<long> body);
	public static ParallelLoopResult For(int fromInclusive, int toExclusive, ParallelOptions parallelOptions, Action<int> body);
	public static ParallelLoopResult For(long fromInclusive, long toExclusive, ParallelOptions parallelOptions, Action<long> body);
	public static ParallelLoopResult For(int fromInclusive, int toExclusive, Action<int, ParallelLoopState> body);
	public static ParallelLoopResult For(long fromInclusive, long toExclusive, Action<long, ParallelLoopState> body);
	public static ParallelLoopResult For(int fromInclusive, int toExclusive, ParallelOptions parallelOptions, Action<int, ParallelLoopState> body);
	public static ParallelLoopResult For(long fromInclusive, long toExclusive, ParallelOptions parallelOptions, Action<long, ParallelLoopState> body);
	public static ParallelLoopResult For<TLocal>(int fromInclusive, int toExclusive, Func<TLocal> localInit, Func<int, ParallelLoopState, TLocal, TLocal> body, Action<TLocal> localFinally);
	public static ParallelLoopResult For<TLocal>(long fromInclusive, long toExclusive, Func<TLocal> localInit, Func<long, ParallelLoopState, TLocal, TLocal> body, Action<TLocal> localFinally);
	public static ParallelLoopResult For<TLocal>(int fromInclusive, int toExclusive, ParallelOptions parallelOptions, Func<TLocal> localInit, Func<int, ParallelLoopState, TLocal, TLocal> body, Action<TLocal> localFinally);
	public static ParallelLoopResult For<TLocal>(long fromInclusive, long toExclusive, ParallelOptions parallelOptions, Func<TLocal> localInit, Func<long, ParallelLoopState, TLocal, TLocal> body, Action<TLocal> localFinally);
	public static ParallelLoopResult ForEach<TSource>(IEnumerable<TSource> source, Action<TSource> body);
	public static ParallelLoopResult ForEach<TSource>(IEnumerable<TSource> source, ParallelOptions parallelOptions, Action<TSource> body);
	public static ParallelLoopResult ForEach<TSource>(IEnumerable<TSource> source, Action<TSource, ParallelLoopState> body);
	public static ParallelLoopResult ForEach<TSource>(IEnumerable<TSource> source, ParallelOptions parallelOptions, Action<TSource, ParallelLoopState> body);
	public static ParallelLoopResult ForEach<TSource>(IEnumerable<TSource> source, Action<TSource, ParallelLoopState, long> body);
	public static ParallelLoopResult ForEach<TSource>(IEnumerable<TSource> source, ParallelOptions parallelOptions, Action<TSource, ParallelLoopState, long> body);
	public static ParallelLoopResult ForEach<TSource, TLocal>(IEnumerable<TSource> source, Func<TLocal> localInit, Func<TSource, ParallelLoopState, TLocal, TLocal> body, Action<TLocal> localFinally);
	public static ParallelLoopResult ForEach<TSource, TLocal>(IEnumerable<TSource> source, ParallelOptions parallelOptions, Func<TLocal> localInit, Func<TSource, ParallelLoopState, TLocal, TLocal> body, Action<TLocal> localFinally);
	public static ParallelLoopResult ForEach<TSource, TLocal>(IEnumerable<TSource> source, Func<TLocal> localInit, Func<TSource, ParallelLoopState, long, TLocal, TLocal> body, Action<TLocal> localFinally);
	public static ParallelLoopResult ForEach<TSource, TLocal>(IEnumerable<TSource> source, ParallelOptions parallelOptions, Func<TLocal> localInit, Func<TSource, ParallelLoopState, long, TLocal, TLocal> body, Action<TLocal> localFinally);
	public static ParallelLoopResult ForEach<TSource>(Partitioner<TSource> source, Action<TSource> body);
	public static ParallelLoopResult ForEach<TSource>(Partitioner<TSource> source, Action<TSource, ParallelLoopState> body);
	public static ParallelLoopResult ForEach<TSource>(OrderablePartitioner<TSource> source, Action<TSource, ParallelLoopState, long> body);
	public static ParallelLoopResult ForEach<TSource, TLocal>(Partitioner<TSource> source, Func<TLocal> localInit, Func<TSource, ParallelLoopState, TLocal, TLocal> body, Action<TLocal> localFinally);
	public static ParallelLoopResult ForEach<TSource, TLocal>(OrderablePartitioner<TSource> source, Func<TLocal> localInit, Func<TSource, ParallelLoopState, long, TLocal, TLocal> body, Action<TLocal> localFinally);
	public static ParallelLoopResult ForEach<TSource>(Partitioner<TSource> source, ParallelOptions parallelOptions, Action<TSource> body);
	public static ParallelLoopResult ForEach<TSource>(Partitioner<TSource> source, ParallelOptions parallelOptions, Action<TSource, ParallelLoopState> body);
	public static ParallelLoopResult ForEach<TSource>(OrderablePartitioner<TSource> source, ParallelOptions parallelOptions, Action<TSource, ParallelLoopState, long> body);
	public static ParallelLoopResult ForEach<TSource, TLocal>(Partitioner<TSource> source, ParallelOptions parallelOptions, Func<TLocal> localInit, Func<TSource, ParallelLoopState, TLocal, TLocal> body, Action<TLocal> localFinally);
	public static ParallelLoopResult ForEach<TSource, TLocal>(OrderablePartitioner<TSource> source, ParallelOptions parallelOptions, Func<TLocal> localInit, Func<TSource, ParallelLoopState, long, TLocal, TLocal> body, Action<TLocal> localFinally);
	public static Task ForAsync<T>(T fromInclusive, T toExclusive, Func<T, CancellationToken, ValueTask> body) where T : global::System.Numerics.IBinaryInteger<T>;
	public static Task ForAsync<T>(T fromInclusive, T toExclusive, CancellationToken cancellationToken, Func<T, CancellationToken, ValueTask> body) where T : global::System.Numerics.IBinaryInteger<T>;
	public static Task ForAsync<T>(T fromInclusive, T toExclusive, ParallelOptions parallelOptions, Func<T, CancellationToken, ValueTask> body) where T : global::System.Numerics.IBinaryInteger<T>;
	public static Task ForEachAsync<TSource>(IEnumerable<TSource> source, Func<TSource, CancellationToken, ValueTask> body);
	public static Task ForEachAsync<TSource>(IEnumerable<TSource> source, CancellationToken cancellationToken, Func<TSource, CancellationToken, ValueTask> body);
	public static Task ForEachAsync<TSource>(IEnumerable<TSource> source, ParallelOptions parallelOptions, Func<TSource, CancellationToken, ValueTask> body);
	public static Task ForEachAsync<TSource>(IAsyncEnumerable<TSource> source, Func<TSource, CancellationToken, ValueTask> body);
	public static Task ForEachAsync<TSource>(IAsyncEnumerable<TSource> source, CancellationToken cancellationToken, Func<TSource, CancellationToken, ValueTask> body);
	public static Task ForEachAsync<TSource>(IAsyncEnumerable<TSource> source, ParallelOptions parallelOptions, Func<TSource, CancellationToken, ValueTask> body);
}
public struct ParallelLoopResult {
	public bool IsCompleted { get; }
	public long? LowestBreakIteration { get; }
}
public class ParallelLoopState {
	public void Stop();
	public void Break();
	private ParallelLoopState();
	public bool ShouldExitCurrentIteration { get; }
	public bool IsStopped { get; }
	public bool IsExceptional { get; }
	public long? LowestBreakIteration { get; }
}
public class ParallelOptions {
	public ParallelOptions();
	public TaskScheduler TaskScheduler { get; set; }
	public int MaxDegreeOfParallelism { get; set; }
	public CancellationToken CancellationToken { get; set; }
}
public class Task : IAsyncResult, IDisposable {
	public Task(Action action);
	public Task(Action action, CancellationToken cancellationToken);
	public Task(Action action, TaskCreationOptions creationOptions);
	public Task(Action action, CancellationToken cancellationToken, TaskCreationOptions creationOptions);
	public Task(Action<object> action, object state);
	public Task(Action<object> action, object state, CancellationToken cancellationToken);
	public Task(Action<object> action, object state, TaskCreationOptions creationOptions);
	public Task(Action<object> action, object state, CancellationToken cancellationToken, TaskCreationOptions creationOptions);
	public void Start();
	public void Start(TaskScheduler scheduler);
	public void RunSynchronously();
	public void RunSynchronously(TaskScheduler scheduler);
	public void Dispose();
	protected virtual void Dispose(bool disposing);
	public TaskAwaiter GetAwaiter();
	public ConfiguredTaskAwaitable ConfigureAwait(bool continueOnCapturedContext);
	public ConfiguredTaskAwaitable ConfigureAwait(ConfigureAwaitOptions options);
	public static YieldAwaitable Yield();
	public void Wait();
	public bool Wait(TimeSpan timeout);
	public bool Wait(TimeSpan timeout, CancellationToken cancellationToken);
	public void Wait(CancellationToken cancellationToken);
	public bool Wait(int millisecondsTimeout);
	public bool Wait(int millisecondsTimeout, CancellationToken cancellationToken);
	public Task WaitAsync(CancellationToken cancellationToken);
	public Task WaitAsync(TimeSpan timeout);
	public Task WaitAsync(TimeSpan timeout, TimeProvider timeProvider);
	public Task WaitAsync(TimeSpan timeout, CancellationToken cancellationToken);
	public Task WaitAsync(TimeSpan timeout, TimeProvider timeProvider, CancellationToken cancellationToken);
	public Task ContinueWith(Action<Task> continuationAction);
	public Task ContinueWith(Action<Task> continuationAction, CancellationToken cancellationToken);
	public Task ContinueWith(Action<Task> continuationAction, TaskScheduler scheduler);
	public Task ContinueWith(Action<Task> continuationAction, TaskContinuationOptions continuationOptions);
	public Task ContinueWith(Action<Task> continuationAction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler);
	public Task ContinueWith(Action<Task, object> continuationAction, object state);
	public Task ContinueWith(Action<Task, object> continuationAction, object state, CancellationToken cancellationToken);
	public Task ContinueWith(Action<Task, object> continuationAction, object state, TaskScheduler scheduler);
	public Task ContinueWith(Action<Task, object> continuationAction, object state, TaskContinuationOptions continuationOptions);
	public Task ContinueWith(Action<Task, object> continuationAction, object state, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler);
	public Task<TResult> ContinueWith<TResult>(Func<Task, TResult> continuationFunction);
	public Task<TResult> ContinueWith<TResult>(Func<Task, TResult> continuationFunction, CancellationToken cancellationToken);
	public Task<TResult> ContinueWith<TResult>(Func<Task, TResult> continuationFunction, TaskScheduler scheduler);
	public Task<TResult> ContinueWith<TResult>(Func<Task, TResult> continuationFunction, TaskContinuationOptions continuationOptions);
	public Task<TResult> ContinueWith<TResult>(Func<Task, TResult> continuationFunction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler);
	public Task<TResult> ContinueWith<TResult>(Func<Task, object, TResult> continuationFunction, object state);
	public Task<TResult> ContinueWith<TResult>(Func<Task, object, TResult> continuationFunction, object state, CancellationToken cancellationToken);
	public Task<TResult> ContinueWith<TResult>(Func<Task, object, TResult> continuationFunction, object state, TaskScheduler scheduler);
	public Task<TResult> ContinueWith<TResult>(Func<Task, object, TResult> continuationFunction, object state, TaskContinuationOptions continuationOptions);
	public Task<TResult> ContinueWith<TResult>(Func<Task, object, TResult> continuationFunction, object state, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler);
	public static void WaitAll(params Task[] tasks);
	public static void WaitAll(params ReadOnlySpan<Task> tasks);
	public static bool WaitAll(Task[] tasks, TimeSpan timeout);
	public static bool WaitAll(Task[] tasks, int millisecondsTimeout);
	public static void WaitAll(Task[] tasks, CancellationToken cancellationToken);
	public static bool WaitAll(Task[] tasks, int millisecondsTimeout, CancellationToken cancellationToken);
	public static void WaitAll(IEnumerable<Task> tasks, CancellationToken cancellationToken = default);
	public static int WaitAny(params Task[] tasks);
	public static int WaitAny(Task[] tasks, TimeSpan timeout);
	public static int WaitAny(Task[] tasks, CancellationToken cancellationToken);
	public static int WaitAny(Task[] tasks, int millisecondsTimeout);
	public static int WaitAny(Task[] tasks, int millisecondsTimeout, CancellationToken cancellationToken);
	public static Task<TResult> FromResult<TResult>(TResult result);
	public static Task FromException(Exception exception);
	public static Task<TResult> FromException<TResult>(Exception exception);
	public static Task FromCanceled(CancellationToken cancellationToken);
	public static Task<TResult> FromCanceled<TResult>(CancellationToken cancellationToken);
	public static Task Run(Action action);
	public static Task Run(Action action, CancellationToken cancellationToken);
	public static Task<TResult> Run<TResult>(Func<TResult> function);
	public static Task<TResult> Run<TResult>(Func<TResult> function, CancellationToken cancellationToken);
	public static Task Run(Func<Task> function);
	public static Task Run(Func<Task> function, CancellationToken cancellationToken);
	public static Task<TResult> Run<TResult>(Func<Task<TResult>> function);
	public static Task<TResult> Run<TResult>(Func<Task<TResult>> function, CancellationToken cancellationToken);
	public static Task Delay(TimeSpan delay);
	public static Task Delay(TimeSpan delay, TimeProvider timeProvider);
	public static Task Delay(TimeSpan delay, CancellationToken cancellationToken);
	public static Task Delay(TimeSpan delay, TimeProvider timeProvider, CancellationToken cancellationToken);
	public static Task Delay(int millisecondsDelay);
	public static Task Delay(int millisecondsDelay, CancellationToken cancellationToken);
	public static Task WhenAll(IEnumerable<Task> tasks);
	public static Task WhenAll(params Task[] tasks);
	public static Task WhenAll(params ReadOnlySpan<Task> tasks);
	public static Task<TResult[]> WhenAll<TResult>(IEnumerable<Task<TResult>> tasks);
	public static Task<TResult[]> WhenAll<TResult>(params Task<TResult>[] tasks);
	public static Task<TResult[]> WhenAll<TResult>(params ReadOnlySpan<Task<TResult>> tasks);
	public static Task<Task> WhenAny(params Task[] tasks);
	public static Task<Task> WhenAny(params ReadOnlySpan<Task> tasks);
	public static Task<Task> WhenAny(Task task1, Task task2);
	public static Task<Task> WhenAny(IEnumerable<Task> tasks);
	public static Task<Task<TResult>> WhenAny<TResult>(params Task<TResult>[] tasks);
	public static Task<Task<TResult>> WhenAny<TResult>(params ReadOnlySpan<Task<TResult>> tasks);
	public static Task<Task<TResult>> WhenAny<TResult>(Task<TResult> task1, Task<TResult> task2);
	public static Task<Task<TResult>> WhenAny<TResult>(IEnumerable<Task<TResult>> tasks);
	public static IAsyncEnumerable<Task> WhenEach(params Task[] tasks);
	public static IAsyncEnumerable<Task> WhenEach(ReadOnlySpan<Task> tasks);
	public static IAsyncEnumerable<Task> WhenEach(IEnumerable<Task> tasks);
	public static IAsyncEnumerable<Task<TResult>> WhenEach<TResult>(params Task<TResult>[] tasks);
	public static IAsyncEnumerable<Task<TResult>> WhenEach<TResult>(ReadOnlySpan<Task<TResult>> tasks);
	public static IAsyncEnumerable<Task<TResult>> WhenEach<TResult>(IEnumerable<Task<TResult>> tasks);
	public int Id { get; }
	public static int? CurrentId { get; }
	public AggregateException Exception { get; }
	public TaskStatus Status { get; }
	public bool IsCanceled { get; }
	public bool IsCompleted { get; }
	public bool IsCompletedSuccessfully { get; }
	public TaskCreationOptions CreationOptions { get; }
	public object AsyncState { get; }
	public static TaskFactory Factory { get; }
	public static Task CompletedTask { get; }
	public bool IsFaulted { get; }
}
public static class TaskAsyncEnumerableExtensions {
	public static ConfiguredAsyncDisposable ConfigureAwait(this IAsyncDisposable source, bool continueOnCapturedContext);
	public static ConfiguredCancelableAsyncEnumerable<T> ConfigureAwait<T>(this IAsyncEnumerable<T> source, bool continueOnCapturedContext);
	public static ConfiguredCancelableAsyncEnumerable<T> WithCancellation<T>(this IAsyncEnumerable<T> source, CancellationToken cancellationToken);
	public static IEnumerable<T> ToBlockingEnumerable<T>(this IAsyncEnumerable<T> source, CancellationToken cancellationToken = default);
}
public class TaskCanceledException : OperationCanceledException {
	public TaskCanceledException();
	public TaskCanceledException(string message);
	public TaskCanceledException(string message, Exception innerException);
	public TaskCanceledException(string message, Exception innerException, CancellationToken token);
	public TaskCanceledException(Task task);
	public Task Task { get; }
}
public class TaskCompletionSource {
	public TaskCompletionSource();
	public TaskCompletionSource(TaskCreationOptions creationOptions);
	public TaskCompletionSource(object state);
	public TaskCompletionSource(object state, TaskCreationOptions creationOptions);
	public void SetException(Exception exception);
	public void SetException(IEnumerable<Exception> exceptions);
	public bool TrySetException(Exception exception);
	public bool TrySetException(IEnumerable<Exception> exceptions);
	public void SetResult();
	public bool TrySetResult();
	public void SetCanceled();
	public void SetCanceled(CancellationToken cancellationToken);
	public bool TrySetCanceled();
	public bool TrySetCanceled(CancellationToken cancellationToken);
	public void SetFromTask(Task completedTask);
	public bool TrySetFromTask(Task completedTask);
	public Task Task { get; }
}
public class TaskCompletionSource<TResult> {
	public TaskCompletionSource();
	public TaskCompletionSource(TaskCreationOptions creationOptions);
	public TaskCompletionSource(object state);
	public TaskCompletionSource(object state, TaskCreationOptions creationOptions);
	public void SetException(Exception exception);
	public void SetException(IEnumerable<Exception> exceptions);
	public bool TrySetException(Exception exception);
	public bool TrySetException(IEnumerable<Exception> exceptions);
	public void SetResult(TResult result);
	public bool TrySetResult(TResult result);
	public void SetCanceled();
	public void SetCanceled(CancellationToken cancellationToken);
	public bool TrySetCanceled();
	public bool TrySetCanceled(CancellationToken cancellationToken);
	public void SetFromTask(Task<TResult> completedTask);
	public bool TrySetFromTask(Task<TResult> completedTask);
	public Task<TResult> Task { get; }
}
[global::System.Flags] public enum TaskContinuationOptions { None = 0, PreferFairness = 1, LongRunning = 2, AttachedToParent = 4, DenyChildAttach = 8, HideScheduler = 16, LazyCancellation = 32, RunContinuationsAsynchronously = 64, NotOnRanToCompletion = 65536, NotOnFaulted = 131072, NotOnCanceled = 262144, OnlyOnRanToCompletion = 393216, OnlyOnFaulted = 327680, OnlyOnCanceled = 196608, ExecuteSynchronously = 524288 }
[global::System.Flags] public enum TaskCreationOptions { None = 0, PreferFairness = 1, LongRunning = 2, AttachedToParent = 4, DenyChildAttach = 8, HideScheduler = 16, RunContinuationsAsynchronously = 64 }
public static class TaskExtensions {
	public static Task Unwrap(this Task<Task> task);
	public static Task<TResult> Unwrap<TResult>(this Task<Task<TResult>> task);
}
public class TaskFactory {
	public TaskFactory();
	public TaskFactory(CancellationToken cancellationToken);
	public TaskFactory(TaskScheduler scheduler);
	public TaskFactory(TaskCreationOptions creationOptions, TaskContinuationOptions continuationOptions);
	public TaskFactory(CancellationToken cancellationToken, TaskCreationOptions creationOptions, TaskContinuationOptions continuationOptions, TaskScheduler scheduler);
	public Task StartNew(Action action);
	public Task StartNew(Action action, CancellationToken cancellationToken);
	public Task StartNew(Action action, TaskCreationOptions creationOptions);
	public Task StartNew(Action action, CancellationToken cancellationToken, TaskCreationOptions creationOptions, TaskScheduler scheduler);
	public Task StartNew(Action<object> action, object state);
	public Task StartNew(Action<object> action, object state, CancellationToken cancellationToken);
	public Task StartNew(Action<object> action, object state, TaskCreationOptions creationOptions);
	public Task StartNew(Action<object> action, object state, CancellationToken cancellationToken, TaskCreationOptions creationOptions, TaskScheduler scheduler);
	public Task<TResult> StartNew<TResult>(Func<TResult> function);
	public Task<TResult> StartNew<TResult>(Func<TResult> function, CancellationToken cancellationToken);
	public Task<TResult> StartNew<TResult>(Func<TResult> function, TaskCreationOptions creationOptions);
	public Task<TResult> StartNew<TResult>(Func<TResult> function, CancellationToken cancellationToken, TaskCreationOptions creationOptions, TaskScheduler scheduler);
	public Task<TResult> StartNew<TResult>(Func<object, TResult> function, object state);
	public Task<TResult> StartNew<TResult>(Func<object, TResult> function, object state, CancellationToken cancellationToken);
	public Task<TResult> StartNew<TResult>(Func<object, TResult> function, object state, TaskCreationOptions creationOptions);
	public Task<TResult> StartNew<TResult>(Func<object, TResult> function, object state, CancellationToken cancellationToken, TaskCreationOptions creationOptions, TaskScheduler scheduler);
	public Task FromAsync(IAsyncResult asyncResult, Action<IAsyncResult> endMethod);
	public Task FromAsync(IAsyncResult asyncResult, Action<IAsyncResult> endMethod, TaskCreationOptions creationOptions);
	public Task FromAsync(IAsyncResult asyncResult, Action<IAsyncResult> endMethod, TaskCreationOptions creationOptions, TaskScheduler scheduler);
	public Task FromAsync(Func<AsyncCallback, object, IAsyncResult> beginMethod, Action<IAsyncResult> endMethod, object state);
	public Task FromAsync(Func<AsyncCallback, object, IAsyncResult> beginMethod, Action<IAsyncResult> endMethod, object state, TaskCreationOptions creationOptions);
	public Task FromAsync<TArg1>(Func<TArg1, AsyncCallback, object, IAsyncResult> beginMethod, Action<IAsyncResult> endMethod, TArg1 arg1, object state);
	public Task FromAsync<TArg1>(Func<TArg1, AsyncCallback, object, IAsyncResult> beginMethod, Action<IAsyncResult> endMethod, TArg1 arg1, object state, TaskCreationOptions creationOptions);
	public Task FromAsync<TArg1, TArg2>(Func<TArg1, TArg2, AsyncCallback, object, IAsyncResult> beginMethod, Action<IAsyncResult> endMethod, TArg1 arg1, TArg2 arg2, object state);
	public Task FromAsync<TArg1, TArg2>(Func<TArg1, TArg2, AsyncCallback, object, IAsyncResult> beginMethod, Action<IAsyncResult> endMethod, TArg1 arg1, TArg2 arg2, object state, TaskCreationOptions creationOptions);
	public Task FromAsync<TArg1, TArg2, TArg3>(Func<TArg1, TArg2, TArg3, AsyncCallback, object, IAsyncResult> beginMethod, Action<IAsyncResult> endMethod, TArg1 arg1, TArg2 arg2, TArg3 arg3, object state);
	public Task FromAsync<TArg1, TArg2, TArg3>(Func<TArg1, TArg2, TArg3, AsyncCallback, object, IAsyncResult> beginMethod, Action<IAsyncResult> endMethod, TArg1 arg1, TArg2 arg2, TArg3 arg3, object state, TaskCreationOptions creationOptions);
	public Task<TResult> FromAsync<TResult>(IAsyncResult asyncResult, Func<IAsyncResult, TResult> endMethod);
	public Task<TResult> FromAsync<TResult>(IAsyncResult asyncResult, Func<IAsyncResult, TResult> endMethod, TaskCreationOptions creationOptions);
	public Task<TResult> FromAsync<TResult>(IAsyncResult asyncResult, Func<IAsyncResult, TResult> endMethod, TaskCreationOptions creationOptions, TaskScheduler scheduler);
	public Task<TResult> FromAsync<TResult>(Func<AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, object state);
	public Task<TResult> FromAsync<TResult>(Func<AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, object state, TaskCreationOptions creationOptions);
	public Task<TResult> FromAsync<TArg1, TResult>(Func<TArg1, AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, TArg1 arg1, object state);
	public Task<TResult> FromAsync<TArg1, TResult>(Func<TArg1, AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, TArg1 arg1, object state, TaskCreationOptions creationOptions);
	public Task<TResult> FromAsync<TArg1, TArg2, TResult>(Func<TArg1, TArg2, AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, TArg1 arg1, TArg2 arg2, object state);
	public Task<TResult> FromAsync<TArg1, TArg2, TResult>(Func<TArg1, TArg2, AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, TArg1 arg1, TArg2 arg2, object state, TaskCreationOptions creationOptions);
	public Task<TResult> FromAsync<TArg1, TArg2, TArg3, TResult>(Func<TArg1, TArg2, TArg3, AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, TArg1 arg1, TArg2 arg2, TArg3 arg3, object state);
	public Task<TResult> FromAsync<TArg1, TArg2, TArg3, TResult>(Func<TArg1, TArg2, TArg3, AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, TArg1 arg1, TArg2 arg2, TArg3 arg3, object state, TaskCreationOptions creationOptions);
	public Task ContinueWhenAll(Task[] tasks, Action<Task[]> continuationAction);
	public Task ContinueWhenAll(Task[] tasks, Action<Task[]> continuationAction, CancellationToken cancellationToken);
	public Task ContinueWhenAll(Task[] tasks, Action<Task[]> continuationAction, TaskContinuationOptions continuationOptions);
	public Task ContinueWhenAll(Task[] tasks, Action<Task[]> continuationAction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler);
	public Task ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Action<Task<TAntecedentResult>[]> continuationAction);
	public Task ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Action<Task<TAntecedentResult>[]> continuationAction, CancellationToken cancellationToken);
	public Task ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Action<Task<TAntecedentResult>[]> continuationAction, TaskContinuationOptions continuationOptions);
	public Task ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Action<Task<TAntecedentResult>[]> continuationAction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler);
	public Task<TResult> ContinueWhenAll<TResult>(Task[] tasks, Func<Task[], TResult> continuationFunction);
	public Task<TResult> ContinueWhenAll<TResult>(Task[] tasks, Func<Task[], TResult> continuationFunction, CancellationToken cancellationToken);
	public Task<TResult> ContinueWhenAll<TResult>(Task[] tasks, Func<Task[], TResult> continuationFunction, TaskContinuationOptions continuationOptions);
	public Task<TResult> ContinueWhenAll<TResult>(Task[] tasks, Func<Task[], TResult> continuationFunction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler);
	public Task<TResult> ContinueWhenAll<TAntecedentResult, TResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>[], TResult> continuationFunction);
	public Task<TResult> ContinueWhenAll<TAntecedentResult, TResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>[], TResult> continuationFunction, CancellationToken cancellationToken);
	public Task<TResult> ContinueWhenAll<TAntecedentResult, TResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>[], TResult> continuationFunction, TaskContinuationOptions continuationOptions);
	public Task<TResult> ContinueWhenAll<TAntecedentResult, TResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>[], TResult> continuationFunction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler);
	public Task ContinueWhenAny(Task[] tasks, Action<Task> continuationAction);
	public Task ContinueWhenAny(Task[] tasks, Action<Task> continuationAction, CancellationToken cancellationToken);
	public Task ContinueWhenAny(Task[] tasks, Action<Task> continuationAction, TaskContinuationOptions continuationOptions);
	public Task ContinueWhenAny(Task[] tasks, Action<Task> continuationAction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler);
	public Task<TResult> ContinueWhenAny<TResult>(Task[] tasks, Func<Task, TResult> continuationFunction);
	public Task<TResult> ContinueWhenAny<TResult>(Task[] tasks, Func<Task, TResult> continuationFunction, CancellationToken cancellationToken);
	public Task<TResult> ContinueWhenAny<TResult>(Task[] tasks, Func<Task, TResult> continuationFunction, TaskContinuationOptions continuationOptions);
	public Task<TResult> ContinueWhenAny<TResult>(Task[] tasks, Func<Task, TResult> continuationFunction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler);
	public Task<TResult> ContinueWhenAny<TAntecedentResult, TResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>, TResult> continuationFunction);
	public Task<TResult> ContinueWhenAny<TAntecedentResult, TResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>, TResult> continuationFunction, CancellationToken cancellationToken);
	public Task<TResult> ContinueWhenAny<TAntecedentResult, TResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>, TResult> continuationFunction, TaskContinuationOptions continuationOptions);
	public Task<TResult> ContinueWhenAny<TAntecedentResult, TResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>, TResult> continuationFunction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler);
	public Task ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Action<Task<TAntecedentResult>> continuationAction);
	public Task ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Action<Task<TAntecedentResult>> continuationAction, CancellationToken cancellationToken);
	public Task ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Action<Task<TAntecedentResult>> continuationAction, TaskContinuationOptions continuationOptions);
	public Task ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Action<Task<TAntecedentResult>> continuationAction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler);
	public CancellationToken CancellationToken { get; }
	public TaskScheduler Scheduler { get; }
	public TaskCreationOptions CreationOptions { get; }
	public TaskContinuationOptions ContinuationOptions { get; }
}
public class TaskFactory<TResult> {
	public TaskFactory();
	public TaskFactory(CancellationToken cancellationToken);
	public TaskFactory(TaskScheduler scheduler);
	public TaskFactory(TaskCreationOptions creationOptions, TaskContinuationOptions continuationOptions);
	public TaskFactory(CancellationToken cancellationToken, TaskCreationOptions creationOptions, TaskContinuationOptions continuationOptions, TaskScheduler scheduler);
	public Task<TResult> StartNew(Func<TResult> function);
	public Task<TResult> StartNew(Func<TResult> function, CancellationToken cancellationToken);
	public Task<TResult> StartNew(Func<TResult> function, TaskCreationOptions creationOptions);
	public Task<TResult> StartNew(Func<TResult> function, CancellationToken cancellationToken, TaskCreationOptions creationOptions, TaskScheduler scheduler);
	public Task<TResult> StartNew(Func<object, TResult> function, object state);
	public Task<TResult> StartNew(Func<object, TResult> function, object state, CancellationToken cancellationToken);
	public Task<TResult> StartNew(Func<object, TResult> function, object state, TaskCreationOptions creationOptions);
	public Task<TResult> StartNew(Func<object, TResult> function, object state, CancellationToken cancellationToken, TaskCreationOptions creationOptions, TaskScheduler scheduler);
	public Task<TResult> FromAsync(IAsyncResult asyncResult, Func<IAsyncResult, TResult> endMethod);
	public Task<TResult> FromAsync(IAsyncResult asyncResult, Func<IAsyncResult, TResult> endMethod, TaskCreationOptions creationOptions);
	public Task<TResult> FromAsync(IAsyncResult asyncResult, Func<IAsyncResult, TResult> endMethod, TaskCreationOptions creationOptions, TaskScheduler scheduler);
	public Task<TResult> FromAsync(Func<AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, object state);
	public Task<TResult> FromAsync(Func<AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, object state, TaskCreationOptions creationOptions);
	public Task<TResult> FromAsync<TArg1>(Func<TArg1, AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, TArg1 arg1, object state);
	public Task<TResult> FromAsync<TArg1>(Func<TArg1, AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, TArg1 arg1, object state, TaskCreationOptions creationOptions);
	public Task<TResult> FromAsync<TArg1, TArg2>(Func<TArg1, TArg2, AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, TArg1 arg1, TArg2 arg2, object state);
	public Task<TResult> FromAsync<TArg1, TArg2>(Func<TArg1, TArg2, AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, TArg1 arg1, TArg2 arg2, object state, TaskCreationOptions creationOptions);
	public Task<TResult> FromAsync<TArg1, TArg2, TArg3>(Func<TArg1, TArg2, TArg3, AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, TArg1 arg1, TArg2 arg2, TArg3 arg3, object state);
	public Task<TResult> FromAsync<TArg1, TArg2, TArg3>(Func<TArg1, TArg2, TArg3, AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, TArg1 arg1, TArg2 arg2, TArg3 arg3, object state, TaskCreationOptions creationOptions);
	public Task<TResult> ContinueWhenAll(Task[] tasks, Func<Task[], TResult> continuationFunction);
	public Task<TResult> ContinueWhenAll(Task[] tasks, Func<Task[], TResult> continuationFunction, CancellationToken cancellationToken);
	public Task<TResult> ContinueWhenAll(Task[] tasks, Func<Task[], TResult> continuationFunction, TaskContinuationOptions continuationOptions);
	public Task<TResult> ContinueWhenAll(Task[] tasks, Func<Task[], TResult> continuationFunction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler);
	public Task<TResult> ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>[], TResult> continuationFunction);
	public Task<TResult> ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>[], TResult> continuationFunction, CancellationToken cancellationToken);
	public Task<TResult> ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>[], TResult> continuationFunction, TaskContinuationOptions continuationOptions);
	public Task<TResult> ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>[], TResult> continuationFunction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler);
	public Task<TResult> ContinueWhenAny(Task[] tasks, Func<Task, TResult> continuationFunction);
	public Task<TResult> ContinueWhenAny(Task[] tasks, Func<Task, TResult> continuationFunction, CancellationToken cancellationToken);
	public Task<TResult> ContinueWhenAny(Task[] tasks, Func<Task, TResult> continuationFunction, TaskContinuationOptions continuationOptions);
	public Task<TResult> ContinueWhenAny(Task[] tasks, Func<Task, TResult> continuationFunction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler);
	public Task<TResult> ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>, TResult> continuationFunction);
	public Task<TResult> ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>, TResult> continuationFunction, CancellationToken cancellationToken);
	public Task<TResult> ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>, TResult> continuationFunction, TaskContinuationOptions continuationOptions);
	public Task<TResult> ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>, TResult> continuationFunction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler);
	public CancellationToken CancellationToken { get; }
	public TaskScheduler Scheduler { get; }
	public TaskCreationOptions CreationOptions { get; }
	public TaskContinuationOptions ContinuationOptions { get; }
}
public abstract class TaskScheduler {
	protected internal abstract void QueueTask(Task task);
	protected abstract bool TryExecuteTaskInline(Task task, bool taskWasPreviouslyQueued);
	protected abstract IEnumerable<Task> GetScheduledTasks();
	protected internal virtual bool TryDequeue(Task task);
	protected TaskScheduler();
	public static TaskScheduler FromCurrentSynchronizationContext();
	protected bool TryExecuteTask(Task task);
	public virtual int MaximumConcurrencyLevel { get; }
	public static TaskScheduler Default { get; }
	public static TaskScheduler Current { get; }
	public int Id { get; }
	public static event EventHandler<UnobservedTaskExceptionEventArgs> UnobservedTaskException;
}
public class TaskSchedulerException : Exception {
	public TaskSchedulerException();
	public TaskSchedulerException(string message);
	public TaskSchedulerException(Exception innerException);
	public TaskSchedulerException(string message, Exception innerException);
}
public enum TaskStatus { Created = 0, WaitingForActivation = 1, WaitingToRun = 2, Running = 3, WaitingForChildrenToComplete = 4, RanToCompletion = 5, Canceled = 6, Faulted = 7 }
public static class TaskToAsyncResult {
	public static IAsyncResult Begin(Task task, AsyncCallback callback, object state);
	public static void End(IAsyncResult asyncResult);
	public static TResult End<TResult>(IAsyncResult asyncResult);
	public static Task Unwrap(IAsyncResult asyncResult);
	public static Task<TResult> Unwrap<TResult>(IAsyncResult asyncResult);
}
public class Task<TResult> : Task {
	public Task(Func<TResult> function);
	public Task(Func<TResult> function, CancellationToken cancellationToken);
	public Task(Func<TResult> function, TaskCreationOptions creationOptions);
	public Task(Func<TResult> function, CancellationToken cancellationToken, TaskCreationOptions creationOptions);
	public Task(Func<object, TResult> function, object state);
	public Task(Func<object, TResult> function, object state, CancellationToken cancellationToken);
	public Task(Func<object, TResult> function, object state, TaskCreationOptions creationOptions);
	public Task(Func<object, TResult> function, object state, CancellationToken cancellationToken, TaskCreationOptions creationOptions);
	public TaskAwaiter<TResult> GetAwaiter();
	public ConfiguredTaskAwaitable<TResult> ConfigureAwait(bool continueOnCapturedContext);
	public ConfiguredTaskAwaitable<TResult> ConfigureAwait(ConfigureAwaitOptions options);
	public Task<TResult> WaitAsync(CancellationToken cancellationToken);
	public Task<TResult> WaitAsync(TimeSpan timeout);
	public Task<TResult> WaitAsync(TimeSpan timeout, TimeProvider timeProvider);
	public Task<TResult> WaitAsync(TimeSpan timeout, CancellationToken cancellationToken);
	public Task<TResult> WaitAsync(TimeSpan timeout, TimeProvider timeProvider, CancellationToken cancellationToken);
	public Task ContinueWith(Action<Task<TResult>> continuationAction);
	public Task ContinueWith(Action<Task<TResult>> continuationAction, CancellationToken cancellationToken);
	public Task ContinueWith(Action<Task<TResult>> continuationAction, TaskScheduler scheduler);
	public Task ContinueWith(Action<Task<TResult>> continuationAction, TaskContinuationOptions continuationOptions);
	public Task ContinueWith(Action<Task<TResult>> continuationAction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler);
	public Task ContinueWith(Action<Task<TResult>, object> continuationAction, object state);
	public Task ContinueWith(Action<Task<TResult>, object> continuationAction, object state, CancellationToken cancellationToken);
	public Task ContinueWith(Action<Task<TResult>, object> continuationAction, object state, TaskScheduler scheduler);
	public Task ContinueWith(Action<Task<TResult>, object> continuationAction, object state, TaskContinuationOptions continuationOptions);
	public Task ContinueWith(Action<Task<TResult>, object> continuationAction, object state, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler);
	public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, TNewResult> continuationFunction);
	public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, TNewResult> continuationFunction, CancellationToken cancellationToken);
	public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, TNewResult> continuationFunction, TaskScheduler scheduler);
	public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, TNewResult> continuationFunction, TaskContinuationOptions continuationOptions);
	public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, TNewResult> continuationFunction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler);
	public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, object, TNewResult> continuationFunction, object state);
	public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, object, TNewResult> continuationFunction, object state, CancellationToken cancellationToken);
	public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, object, TNewResult> continuationFunction, object state, TaskScheduler scheduler);
	public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, object, TNewResult> continuationFunction, object state, TaskContinuationOptions continuationOptions);
	public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, object, TNewResult> continuationFunction, object state, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler);
	public TResult Result { get; }
	public static TaskFactory<TResult> Factory { get; }
}
public class UnobservedTaskExceptionEventArgs : EventArgs {
	public UnobservedTaskExceptionEventArgs(AggregateException exception);
	public void SetObserved();
	public bool Observed { get; }
	public AggregateException Exception { get; }
}
[global::System.Runtime.CompilerServices.AsyncMethodBuilder(typeof(AsyncValueTaskMethodBuilder))] public readonly struct ValueTask : IEquatable<ValueTask> {
	public ValueTask(Task task);
	public ValueTask(IValueTaskSource source, short token);
	public static ValueTask<TResult> FromResult<TResult>(TResult result);
	public static ValueTask FromCanceled(CancellationToken cancellationToken);
	public static ValueTask<TResult> FromCanceled<TResult>(CancellationToken cancellationToken);
	public static ValueTask FromException(Exception exception);
	public static ValueTask<TResult> FromException<TResult>(Exception exception);
	public bool Equals(ValueTask other);
	public static bool operator ==(ValueTask left, ValueTask right);
	public static bool operator !=(ValueTask left, ValueTask right);
	public Task AsTask();
	public ValueTask Preserve();
	public ValueTaskAwaiter GetAwaiter();
	public ConfiguredValueTaskAwaitable ConfigureAwait(bool continueOnCapturedContext);
	public static ValueTask CompletedTask { get; }
	public bool IsCompleted { get; }
	public bool IsCompletedSuccessfully { get; }
	public bool IsFaulted { get; }
	public bool IsCanceled { get; }
}
[global::System.Runtime.CompilerServices.AsyncMethodBuilder(typeof(AsyncValueTaskMethodBuilder<>))] public readonly struct ValueTask<TResult> : IEquatable<ValueTask<TResult>> {
	public ValueTask(TResult result);
	public ValueTask(Task<TResult> task);
	public ValueTask(IValueTaskSource<TResult> source, short token);
	public bool Equals(ValueTask<TResult> other);
	public static bool operator ==(ValueTask<TResult> left, ValueTask<TResult> right);
	public static bool operator !=(ValueTask<TResult> left, ValueTask<TResult> right);
	public Task<TResult> AsTask();
	public ValueTask<TResult> Preserve();
	public ValueTaskAwaiter<TResult> GetAwaiter();
	public ConfiguredValueTaskAwaitable<TResult> ConfigureAwait(bool continueOnCapturedContext);
	public bool IsCompleted { get; }
	public bool IsCompletedSuccessfully { get; }
	public bool IsFaulted { get; }
	public bool IsCanceled { get; }
	public TResult Result { get; }
}
