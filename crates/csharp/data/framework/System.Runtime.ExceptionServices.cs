// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Runtime.ExceptionServices;
public sealed class ExceptionDispatchInfo {
	public static ExceptionDispatchInfo Capture(Exception source);
	public void Throw();
	public static void Throw(Exception source);
	public static Exception SetCurrentStackTrace(Exception source);
	public static Exception SetRemoteStackTrace(Exception source, string stackTrace);
	private ExceptionDispatchInfo();
	public Exception SourceException { get; }
}
public class FirstChanceExceptionEventArgs : EventArgs {
	public FirstChanceExceptionEventArgs(Exception exception);
	public Exception Exception { get; }
}
public sealed class HandleProcessCorruptedStateExceptionsAttribute : Attribute {
	public HandleProcessCorruptedStateExceptionsAttribute();
}
