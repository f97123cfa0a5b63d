// Signatures of public API that concurrent programs use, written by hand: names as documented, no bodies.
namespace Microsoft.VisualStudio.Threading;
using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;
public interface IAsyncDisposable {
	Task DisposeAsync();
}
public class JoinableTask {
	public bool IsCompleted { get; }
	public Task Task { get; }
	public void Join(CancellationToken cancellationToken = default);
	public Task JoinAsync(CancellationToken cancellationToken = default);
	public TaskAwaiter GetAwaiter();
}
public class JoinableTask<T> : JoinableTask {
	public new Task<T> Task { get; }
	public new T Join(CancellationToken cancellationToken = default);
	public new Task<T> JoinAsync(CancellationToken cancellationToken = default);
	public new TaskAwaiter<T> GetAwaiter();
}
public class JoinableTaskCollection { }
public class JoinableTaskContext : IDisposable {
	public JoinableTaskContext();
	public JoinableTaskFactory Factory { get; }
	public bool IsOnMainThread { get; }
	public Thread MainThread { get; }
	public JoinableTaskCollection CreateCollection();
	public JoinableTaskFactory CreateFactory(JoinableTaskCollection collection);
	public void Dispose();
}
public class JoinableTaskFactory {
	public JoinableTaskFactory(JoinableTaskContext owner);
	public JoinableTaskFactory(JoinableTaskCollection collection);
	public JoinableTaskContext Context { get; }
	public void Run(Func<Task> asyncMethod);
	public T Run<T>(Func<Task<T>> asyncMethod);
	public JoinableTask RunAsync(Func<Task> asyncMethod);
	public JoinableTask<T> RunAsync<T>(Func<Task<T>> asyncMethod);
	public MainThreadAwaitable SwitchToMainThreadAsync(CancellationToken cancellationToken = default);
	public readonly struct MainThreadAwaitable {
		public MainThreadAwaiter GetAwaiter();
	}
	public readonly struct MainThreadAwaiter : INotifyCompletion {
		public bool IsCompleted { get; }
		public void OnCompleted(Action continuation);
		public void GetResult();
	}
}
public class AsyncLazy<T> {
	public AsyncLazy(Func<Task<T>> valueFactory, JoinableTaskFactory joinableTaskFactory = null);
	public bool IsValueCreated { get; }
	public bool IsValueFactoryCompleted { get; }
	public Task<T> GetValueAsync();
	public Task<T> GetValueAsync(CancellationToken cancellationToken);
	public T GetValue();
	public T GetValue(CancellationToken cancellationToken);
}
public class AsyncSemaphore : IDisposable {
	public AsyncSemaphore(int initialCount);
	public int CurrentCount { get; }
	public Task<Releaser> EnterAsync();
	public Task<Releaser> EnterAsync(CancellationToken cancellationToken);
	public Task<Releaser> EnterAsync(TimeSpan timeout, CancellationToken cancellationToken = default);
	public Task<Releaser> EnterAsync(int timeout, CancellationToken cancellationToken = default);
	public void Dispose();
	public readonly struct Releaser : IDisposable {
		public void Dispose();
	}
}
public class AsyncManualResetEvent {
	public AsyncManualResetEvent(bool initialState = false, bool allowInliningAwaiters = false);
	public bool IsSet { get; }
	public Task WaitAsync();
	public Task WaitAsync(CancellationToken cancellationToken);
	public void Set();
	public void Reset();
}
public class AsyncAutoResetEvent {
	public AsyncAutoResetEvent();
	public Task WaitAsync();
	public Task WaitAsync(CancellationToken cancellationToken);
	public void Set();
}
public static class TplExtensions {
	public static readonly Task CompletedTask;
	public static readonly Task CanceledTask;
	public static readonly Task<bool> TrueTask;
	public static readonly Task<bool> FalseTask;
	public static void Forget(this Task task);
	public static Task WithCancellation(this Task task, CancellationToken cancellationToken);
	public static Task<T> WithCancellation<T>(this Task<T> task, CancellationToken cancellationToken);
}
