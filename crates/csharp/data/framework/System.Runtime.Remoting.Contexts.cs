// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Runtime.Remoting.Contexts;
using System.Runtime.Remoting.Messaging;
public class Context {
	public Context();
	public static LocalDataStoreSlot AllocateDataSlot();
	public static LocalDataStoreSlot AllocateNamedDataSlot(string name);
	public void DoCallBack(CrossContextDelegate deleg);
	public static void FreeNamedDataSlot(string name);
	public virtual void Freeze();
	public static object GetData(LocalDataStoreSlot slot);
	public static LocalDataStoreSlot GetNamedDataSlot(string name);
	public virtual IContextProperty GetProperty(string name);
	public static bool RegisterDynamicProperty(IDynamicProperty prop, ContextBoundObject obj, Context ctx);
	public static void SetData(LocalDataStoreSlot slot, object data);
	public virtual void SetProperty(IContextProperty prop);
	public static bool UnregisterDynamicProperty(string name, ContextBoundObject obj, Context ctx);
	public virtual int ContextID { get; }
	public virtual IContextProperty[] ContextProperties { get; }
	public static Context DefaultContext { get; }
}
public class ContextAttribute : Attribute, IContextAttribute, IContextProperty {
	protected string AttributeName;
	public ContextAttribute(string name);
	public virtual void Freeze(Context newContext);
	public virtual void GetPropertiesForNewContext(global::System.Runtime.Remoting.Activation.IConstructionCallMessage ctorMsg);
	public virtual bool IsContextOK(Context ctx, global::System.Runtime.Remoting.Activation.IConstructionCallMessage ctorMsg);
	public virtual bool IsNewContextOK(Context newCtx);
	public virtual string Name { get; }
}
public class ContextProperty {
	private ContextProperty();
	public virtual string Name { get; }
	public virtual object Property { get; }
}
public delegate void CrossContextDelegate();
public interface IContextAttribute {
	void GetPropertiesForNewContext(global::System.Runtime.Remoting.Activation.IConstructionCallMessage msg);
	bool IsContextOK(Context ctx, global::System.Runtime.Remoting.Activation.IConstructionCallMessage msg);
}
public interface IContextProperty {
	void Freeze(Context newContext);
	bool IsNewContextOK(Context newCtx);
	string Name { get; }
}
public interface IContextPropertyActivator {
	void CollectFromClientContext(global::System.Runtime.Remoting.Activation.IConstructionCallMessage msg);
	void CollectFromServerContext(global::System.Runtime.Remoting.Activation.IConstructionReturnMessage msg);
	bool DeliverClientContextToServerContext(global::System.Runtime.Remoting.Activation.IConstructionCallMessage msg);
	bool DeliverServerContextToClientContext(global::System.Runtime.Remoting.Activation.IConstructionReturnMessage msg);
	bool IsOKToActivate(global::System.Runtime.Remoting.Activation.IConstructionCallMessage msg);
}
public interface IContributeClientContextSink {
	global::System.Runtime.Remoting.Messaging.IMessageSink GetClientContextSink(global::System.Runtime.Remoting.Messaging.IMessageSink nextSink);
}
public interface IContributeDynamicSink {
	IDynamicMessageSink GetDynamicSink();
}
public interface IContributeEnvoySink {
	global::System.Runtime.Remoting.Messaging.IMessageSink GetEnvoySink(MarshalByRefObject obj, global::System.Runtime.Remoting.Messaging.IMessageSink nextSink);
}
public interface IContributeObjectSink {
	global::System.Runtime.Remoting.Messaging.IMessageSink GetObjectSink(MarshalByRefObject obj, global::System.Runtime.Remoting.Messaging.IMessageSink nextSink);
}
public interface IContributeServerContextSink {
	global::System.Runtime.Remoting.Messaging.IMessageSink GetServerContextSink(global::System.Runtime.Remoting.Messaging.IMessageSink nextSink);
}
public interface IDynamicMessageSink {
	void ProcessMessageFinish(IMessage replyMsg, bool bCliSide, bool bAsync);
	void ProcessMessageStart(IMessage reqMsg, bool bCliSide, bool bAsync);
}
public interface IDynamicProperty {
	string Name { get; }
}
public class SynchronizationAttribute : ContextAttribute, IContributeClientContextSink, IContributeServerContextSink {
	public const int NOT_SUPPORTED = 1;
	public const int REQUIRED = 4;
	public const int REQUIRES_NEW = 8;
	public const int SUPPORTED = 2;
	public SynchronizationAttribute();
	public SynchronizationAttribute(bool reEntrant);
	public SynchronizationAttribute(int flag);
	public SynchronizationAttribute(int flag, bool reEntrant);
	public virtual global::System.Runtime.Remoting.Messaging.IMessageSink GetClientContextSink(global::System.Runtime.Remoting.Messaging.IMessageSink nextSink);
	public virtual global::System.Runtime.Remoting.Messaging.IMessageSink GetServerContextSink(global::System.Runtime.Remoting.Messaging.IMessageSink nextSink);
	public virtual bool IsReEntrant { get; }
	public virtual bool Locked { get; set; }
}
