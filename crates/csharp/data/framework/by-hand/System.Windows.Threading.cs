// Signatures of public API that concurrent programs use, written by hand: names as documented, no bodies.
namespace System.Windows.Threading;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;
public sealed class Dispatcher {
	private Dispatcher();
	public static Dispatcher CurrentDispatcher { get; }
	public static Dispatcher FromThread(Thread thread);
	public Thread Thread { get; }
	public bool HasShutdownStarted { get; }
	public bool HasShutdownFinished { get; }
	public DispatcherHooks Hooks { get; }
	public bool CheckAccess();
	public void VerifyAccess();
	public static void Run();
	public static void PushFrame(DispatcherFrame frame);
	public static void ExitAllFrames();
	public static DispatcherYieldAwaitable Yield();
	public static DispatcherYieldAwaitable Yield(DispatcherPriority priority);
	public DispatcherProcessingDisabled DisableProcessing();
	public void BeginInvokeShutdown(DispatcherPriority priority);
	public void InvokeShutdown();
	public DispatcherOperation BeginInvoke(Delegate method, params object[] args);
	public DispatcherOperation BeginInvoke(Delegate method, DispatcherPriority priority, params object[] args);
	public DispatcherOperation BeginInvoke(DispatcherPriority priority, Delegate method);
	public DispatcherOperation BeginInvoke(DispatcherPriority priority, Delegate method, object arg);
	public DispatcherOperation BeginInvoke(DispatcherPriority priority, Delegate method, object arg, params object[] args);
	public void Invoke(Action callback);
	public void Invoke(Action callback, DispatcherPriority priority);
	public void Invoke(Action callback, DispatcherPriority priority, CancellationToken cancellationToken);
	public void Invoke(Action callback, DispatcherPriority priority, CancellationToken cancellationToken, TimeSpan timeout);
	public TResult Invoke<TResult>(Func<TResult> callback);
	public TResult Invoke<TResult>(Func<TResult> callback, DispatcherPriority priority);
	public TResult Invoke<TResult>(Func<TResult> callback, DispatcherPriority priority, CancellationToken cancellationToken);
	public TResult Invoke<TResult>(Func<TResult> callback, DispatcherPriority priority, CancellationToken cancellationToken, TimeSpan timeout);
	public object Invoke(Delegate method, params object[] args);
	public object Invoke(Delegate method, DispatcherPriority priority, params object[] args);
	public object Invoke(Delegate method, TimeSpan timeout, params object[] args);
	public object Invoke(Delegate method, TimeSpan timeout, DispatcherPriority priority, params object[] args);
	public object Invoke(DispatcherPriority priority, Delegate method);
	public object Invoke(DispatcherPriority priority, Delegate method, object arg);
	public object Invoke(DispatcherPriority priority, Delegate method, object arg, params object[] args);
	public object Invoke(DispatcherPriority priority, TimeSpan timeout, Delegate method);
	public object Invoke(DispatcherPriority priority, TimeSpan timeout, Delegate method, object arg);
	public object Invoke(DispatcherPriority priority, TimeSpan timeout, Delegate method, object arg, params object[] args);
	public DispatcherOperation InvokeAsync(Action callback);
	public DispatcherOperation InvokeAsync(Action callback, DispatcherPriority priority);
	public DispatcherOperation InvokeAsync(Action callback, DispatcherPriority priority, CancellationToken cancellationToken);
	public DispatcherOperation<TResult> InvokeAsync<TResult>(Func<TResult> callback);
	public DispatcherOperation<TResult> InvokeAsync<TResult>(Func<TResult> callback, DispatcherPriority priority);
	public DispatcherOperation<TResult> InvokeAsync<TResult>(Func<TResult> callback, DispatcherPriority priority, CancellationToken cancellationToken);
	public event EventHandler ShutdownStarted;
	public event EventHandler ShutdownFinished;
	public event DispatcherUnhandledExceptionEventHandler UnhandledException;
	public event DispatcherUnhandledExceptionFilterEventHandler UnhandledExceptionFilter;
}
public class DispatcherOperation {
	private DispatcherOperation();
	public Dispatcher Dispatcher { get; }
	public DispatcherPriority Priority { get; set; }
	public DispatcherOperationStatus Status { get; }
	public object Result { get; }
	public Task Task { get; }
	public bool Abort();
	public DispatcherOperationStatus Wait();
	public DispatcherOperationStatus Wait(TimeSpan timeout);
	public TaskAwaiter GetAwaiter();
	public event EventHandler Aborted;
	public event EventHandler Completed;
}
public class DispatcherOperation<TResult> : DispatcherOperation {
	private DispatcherOperation();
	public new TResult Result { get; }
	public new Task<TResult> Task { get; }
	public new TaskAwaiter<TResult> GetAwaiter();
}
public struct DispatcherYieldAwaitable {
	public DispatcherYieldAwaiter GetAwaiter();
}
public struct DispatcherYieldAwaiter : INotifyCompletion {
	public bool IsCompleted { get; }
	public void GetResult();
	public void OnCompleted(Action continuation);
}
public static class DispatcherExtensions {
	public static DispatcherOperation BeginInvoke(this Dispatcher dispatcher, Action action);
	public static DispatcherOperation BeginInvoke(this Dispatcher dispatcher, Action action, DispatcherPriority priority);
	public static void Invoke(this Dispatcher dispatcher, Action action);
	public static void Invoke(this Dispatcher dispatcher, Action action, DispatcherPriority priority);
	public static void Invoke(this Dispatcher dispatcher, Action action, TimeSpan timeout);
	public static void Invoke(this Dispatcher dispatcher, Action action, TimeSpan timeout, DispatcherPriority priority);
}
