// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Runtime.Remoting.Messaging;
using System.Collections;
using System.Runtime.Serialization;
using System.Threading;
public class AsyncResult : IAsyncResult, global::System.Runtime.Remoting.Messaging.IMessageSink {
	public virtual global::System.Runtime.Remoting.Messaging.IMessageCtrl AsyncProcessMessage(IMessage msg, global::System.Runtime.Remoting.Messaging.IMessageSink replySink);
	public virtual IMessage GetReplyMessage();
	public virtual void SetMessageCtrl(global::System.Runtime.Remoting.Messaging.IMessageCtrl mc);
	public virtual IMessage SyncProcessMessage(IMessage msg);
	private AsyncResult();
	public virtual object AsyncDelegate { get; }
	public virtual object AsyncState { get; }
	public virtual WaitHandle AsyncWaitHandle { get; }
	public virtual bool CompletedSynchronously { get; }
	public bool EndInvokeCalled { get; set; }
	public virtual bool IsCompleted { get; }
	public global::System.Runtime.Remoting.Messaging.IMessageSink NextSink { get; }
}
public sealed class CallContext {
	public static void FreeNamedDataSlot(string name);
	public static object GetData(string name);
	public static global::System.Runtime.Remoting.Messaging.Header[] GetHeaders();
	public static object LogicalGetData(string name);
	public static void LogicalSetData(string name, object data);
	public static void SetData(string name, object data);
	public static void SetHeaders(global::System.Runtime.Remoting.Messaging.Header[] headers);
	private CallContext();
	public static object HostContext { get; set; }
}
public interface ILogicalThreadAffinative { }
public interface IMessage {
	IDictionary Properties { get; }
}
public sealed class LogicalCallContext : ICloneable, ISerializable {
	public object Clone();
	public void FreeNamedDataSlot(string name);
	public object GetData(string name);
	public void SetData(string name, object data);
	private LogicalCallContext();
	public bool HasInfo { get; }
}
public class OneWayAttribute : Attribute {
	public OneWayAttribute();
}
