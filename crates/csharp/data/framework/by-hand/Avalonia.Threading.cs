// Signatures of public API that concurrent programs use, written by hand: names as documented, no bodies.
namespace Avalonia.Threading;
using System;
using System.Threading;
using System.Threading.Tasks;
public class Dispatcher {
	private Dispatcher();
	public static Dispatcher UIThread { get; }
	public bool CheckAccess();
	public void VerifyAccess();
	public void Invoke(Action callback);
	public void Invoke(Action callback, DispatcherPriority priority);
	public TResult Invoke<TResult>(Func<TResult> callback);
	public TResult Invoke<TResult>(Func<TResult> callback, DispatcherPriority priority);
	public DispatcherOperation InvokeAsync(Action callback);
	public DispatcherOperation InvokeAsync(Action callback, DispatcherPriority priority);
	public DispatcherOperation<TResult> InvokeAsync<TResult>(Func<TResult> callback);
	public DispatcherOperation<TResult> InvokeAsync<TResult>(Func<TResult> callback, DispatcherPriority priority);
	public Task InvokeAsync(Func<Task> callback);
	public Task InvokeAsync(Func<Task> callback, DispatcherPriority priority);
	public Task<TResult> InvokeAsync<TResult>(Func<Task<TResult>> action);
	public Task<TResult> InvokeAsync<TResult>(Func<Task<TResult>> action, DispatcherPriority priority);
	public void Post(Action action, DispatcherPriority priority = default);
	public void Post(SendOrPostCallback action, object arg, DispatcherPriority priority = default);
	public void RunJobs(DispatcherPriority? priority = null);
	public void MainLoop(CancellationToken cancellationToken);
}
public readonly struct DispatcherPriority {
	public static readonly DispatcherPriority Default;
	public static readonly DispatcherPriority Normal;
	public static readonly DispatcherPriority Background;
	public static readonly DispatcherPriority Render;
	public static readonly DispatcherPriority Input;
	public static readonly DispatcherPriority Send;
}
public class DispatcherOperation {
	private DispatcherOperation();
	public bool Abort();
	public void Wait();
	public Task GetTask();
	public global::System.Runtime.CompilerServices.TaskAwaiter GetAwaiter();
	public event EventHandler Aborted;
	public event EventHandler Completed;
}
public class DispatcherOperation<T> : DispatcherOperation {
	private DispatcherOperation();
	public T Result { get; }
	public new Task<T> GetTask();
	public new global::System.Runtime.CompilerServices.TaskAwaiter<T> GetAwaiter();
}
public class DispatcherTimer {
	public DispatcherTimer();
	public DispatcherTimer(DispatcherPriority priority);
	public DispatcherTimer(TimeSpan interval, DispatcherPriority priority, EventHandler callback);
	public static IDisposable Run(Func<bool> action, TimeSpan interval, DispatcherPriority priority = default);
	public static IDisposable RunOnce(Action action, TimeSpan interval, DispatcherPriority priority = default);
	public TimeSpan Interval { get; set; }
	public bool IsEnabled { get; set; }
	public object Tag { get; set; }
	public void Start();
	public void Stop();
	public event EventHandler Tick;
}
