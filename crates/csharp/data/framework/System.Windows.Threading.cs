// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Windows.Threading;
using System.Runtime.CompilerServices;
using System.Threading;
public class DispatcherEventArgs : EventArgs {
	private DispatcherEventArgs();
	public global::System.Windows.Threading.Dispatcher Dispatcher { get; }
}
public class DispatcherFrame : DispatcherObject {
	public DispatcherFrame();
	public DispatcherFrame(bool exitWhenRequested);
	public bool Continue { get; set; }
}
public sealed class DispatcherHookEventArgs : EventArgs {
	public DispatcherHookEventArgs(global::System.Windows.Threading.DispatcherOperation operation);
	public global::System.Windows.Threading.Dispatcher Dispatcher { get; }
	public global::System.Windows.Threading.DispatcherOperation Operation { get; }
}
public delegate void DispatcherHookEventHandler(object sender, DispatcherHookEventArgs e);
public sealed class DispatcherHooks {
	private DispatcherHooks();
	public event EventHandler DispatcherInactive;
	public event DispatcherHookEventHandler OperationAborted;
	public event DispatcherHookEventHandler OperationCompleted;
	public event DispatcherHookEventHandler OperationPosted;
	public event DispatcherHookEventHandler OperationPriorityChanged;
	public event DispatcherHookEventHandler OperationStarted;
}
public abstract class DispatcherObject {
	protected DispatcherObject();
	public bool CheckAccess();
	public void VerifyAccess();
	public global::System.Windows.Threading.Dispatcher Dispatcher { get; }
}
public delegate object DispatcherOperationCallback(object arg);
public enum DispatcherOperationStatus { Aborted = 1, Completed = 2, Executing = 3, Pending = 0 }
public enum DispatcherPriority { ApplicationIdle = 2, Background = 4, ContextIdle = 3, DataBind = 8, Inactive = 0, Input = 5, Invalid = -1, Loaded = 6, Normal = 9, Render = 7, Send = 10, SystemIdle = 1 }
public struct DispatcherPriorityAwaitable {
	public DispatcherPriorityAwaiter GetAwaiter();
}
public struct DispatcherPriorityAwaiter : INotifyCompletion {
	public void GetResult();
	public void OnCompleted(Action continuation);
	public bool IsCompleted { get; }
}
public struct DispatcherProcessingDisabled : IDisposable {
	public void Dispose();
	public static bool operator ==(DispatcherProcessingDisabled left, DispatcherProcessingDisabled right);
	public static bool operator !=(DispatcherProcessingDisabled left, DispatcherProcessingDisabled right);
}
public sealed class DispatcherSynchronizationContext : SynchronizationContext {
	public DispatcherSynchronizationContext();
	public DispatcherSynchronizationContext(global::System.Windows.Threading.Dispatcher dispatcher);
	public DispatcherSynchronizationContext(global::System.Windows.Threading.Dispatcher dispatcher, DispatcherPriority priority);
}
public class DispatcherTimer {
	public DispatcherTimer();
	public DispatcherTimer(TimeSpan interval, DispatcherPriority priority, EventHandler callback, global::System.Windows.Threading.Dispatcher dispatcher);
	public DispatcherTimer(DispatcherPriority priority);
	public DispatcherTimer(DispatcherPriority priority, global::System.Windows.Threading.Dispatcher dispatcher);
	public void Start();
	public void Stop();
	public global::System.Windows.Threading.Dispatcher Dispatcher { get; }
	public TimeSpan Interval { get; set; }
	public bool IsEnabled { get; set; }
	public object Tag { get; set; }
	public event EventHandler Tick;
}
public sealed class DispatcherUnhandledExceptionEventArgs : DispatcherEventArgs {
	private DispatcherUnhandledExceptionEventArgs();
	public Exception Exception { get; }
	public bool Handled { get; set; }
}
public delegate void DispatcherUnhandledExceptionEventHandler(object sender, DispatcherUnhandledExceptionEventArgs e);
public sealed class DispatcherUnhandledExceptionFilterEventArgs : DispatcherEventArgs {
	private DispatcherUnhandledExceptionFilterEventArgs();
	public Exception Exception { get; }
	public bool RequestCatch { get; set; }
}
public delegate void DispatcherUnhandledExceptionFilterEventHandler(object sender, DispatcherUnhandledExceptionFilterEventArgs e);
