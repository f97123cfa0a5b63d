// Signatures of public API that concurrent programs use, written by hand: names as documented, no bodies.
namespace Microsoft.UI.Dispatching;
using System;
public delegate void DispatcherQueueHandler();
public enum DispatcherQueuePriority { Low = -10, Normal = 0, High = 10 }
public sealed class DispatcherQueue {
	private DispatcherQueue();
	public static DispatcherQueue GetForCurrentThread();
	public bool HasThreadAccess { get; }
	public DispatcherQueueTimer CreateTimer();
	public bool TryEnqueue(DispatcherQueueHandler callback);
	public bool TryEnqueue(DispatcherQueuePriority priority, DispatcherQueueHandler callback);
}
public sealed class DispatcherQueueTimer {
	private DispatcherQueueTimer();
	public TimeSpan Interval { get; set; }
	public bool IsRepeating { get; set; }
	public bool IsRunning { get; }
	public void Start();
	public void Stop();
	public event global::Windows.Foundation.TypedEventHandler<DispatcherQueueTimer, object> Tick;
}
