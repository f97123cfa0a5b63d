// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Threading.Tasks.Sources;
public interface IValueTaskSource {
	ValueTaskSourceStatus GetStatus(short token);
	void OnCompleted(Action<object> continuation, object state, short token, ValueTaskSourceOnCompletedFlags flags);
	void GetResult(short token);
}
public interface IValueTaskSource<out TResult> {
	ValueTaskSourceStatus GetStatus(short token);
	void OnCompleted(Action<object> continuation, object state, short token, ValueTaskSourceOnCompletedFlags flags);
	TResult GetResult(short token);
}
public struct ManualResetValueTaskSourceCore<TResult> {
	public void Reset();
	public void SetResult(TResult result);
	public void SetException(Exception error);
	public ValueTaskSourceStatus GetStatus(short token);
	public TResult GetResult(short token);
	public void OnCompleted(Action<object> continuation, object state, short token, ValueTaskSourceOnCompletedFlags flags);
	public bool RunContinuationsAsynchronously { get; set; }
	public short Version { get; }
}
[global::System.Flags] public enum ValueTaskSourceOnCompletedFlags { None = 0, UseSchedulingContext = 1, FlowExecutionContext = 2 }
public enum ValueTaskSourceStatus { Pending = 0, Succeeded = 1, Faulted = 2, Canceled = 3 }
