// Signatures of public API that concurrent programs use, written by hand: names as documented, no bodies.
namespace Windows.UI.Core;
using Windows.Foundation;
public delegate void DispatchedHandler();
public delegate void IdleDispatchedHandler(IdleDispatchedHandlerArgs e);
public sealed class IdleDispatchedHandlerArgs {
	public bool IsDispatcherIdle { get; }
}
public enum CoreDispatcherPriority { Idle = -2, Low = -1, Normal = 0, High = 1 }
public sealed class CoreDispatcher {
	private CoreDispatcher();
	public bool HasThreadAccess { get; }
	public IAsyncAction RunAsync(CoreDispatcherPriority priority, DispatchedHandler agileCallback);
	public IAsyncOperation<bool> TryRunAsync(CoreDispatcherPriority priority, DispatchedHandler agileCallback);
	public IAsyncAction RunIdleAsync(IdleDispatchedHandler agileCallback);
}
