// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.ServiceModel;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.ComponentModel;
using System.Security.Claims;
using System.Threading;
public sealed class CallbackBehaviorAttribute : Attribute, global::System.ServiceModel.Description.IEndpointBehavior {
	public CallbackBehaviorAttribute();
	public bool AutomaticSessionShutdown { get; set; }
	public ConcurrencyMode ConcurrencyMode { get; set; }
	public bool IgnoreExtensionDataObject { get; set; }
	public bool IncludeExceptionDetailInFaults { get; set; }
	public int MaxItemsInObjectGraph { get; set; }
	public global::System.Transactions.IsolationLevel TransactionIsolationLevel { get; set; }
	public string TransactionTimeout { get; set; }
	public bool UseSynchronizationContext { get; set; }
	public bool ValidateMustUnderstand { get; set; }
}
public abstract class ClientBase<TChannel> : IDisposable, ICommunicationObject where TChannel : class {
	protected ClientBase();
	protected ClientBase(global::System.ServiceModel.Channels.Binding binding, global::System.ServiceModel.EndpointAddress remoteAddress);
	protected ClientBase(global::System.ServiceModel.Description.ServiceEndpoint endpoint);
	protected ClientBase(InstanceContext callbackInstance);
	protected ClientBase(InstanceContext callbackInstance, global::System.ServiceModel.Channels.Binding binding, global::System.ServiceModel.EndpointAddress remoteAddress);
	protected ClientBase(InstanceContext callbackInstance, global::System.ServiceModel.Description.ServiceEndpoint endpoint);
	protected ClientBase(InstanceContext callbackInstance, string endpointConfigurationName);
	protected ClientBase(InstanceContext callbackInstance, string endpointConfigurationName, global::System.ServiceModel.EndpointAddress remoteAddress);
	protected ClientBase(InstanceContext callbackInstance, string endpointConfigurationName, string remoteAddress);
	protected ClientBase(string endpointConfigurationName);
	protected ClientBase(string endpointConfigurationName, global::System.ServiceModel.EndpointAddress remoteAddress);
	protected ClientBase(string endpointConfigurationName, string remoteAddress);
	public void Abort();
	public void Close();
	protected virtual TChannel CreateChannel();
	public void DisplayInitializationUI();
	protected T GetDefaultValueForInitialization<T>();
	protected void InvokeAsync(ClientBase<TChannel>.BeginOperationDelegate beginOperationDelegate, object[] inValues, ClientBase<TChannel>.EndOperationDelegate endOperationDelegate, SendOrPostCallback operationCompletedCallback, object userState);
	public void Open();
	public static global::System.ServiceModel.CacheSetting CacheSetting { get; set; }
	protected TChannel Channel { get; }
	public global::System.ServiceModel.ChannelFactory<TChannel> ChannelFactory { get; }
	public global::System.ServiceModel.Description.ClientCredentials ClientCredentials { get; }
	public global::System.ServiceModel.Description.ServiceEndpoint Endpoint { get; }
	public global::System.ServiceModel.IClientChannel InnerChannel { get; }
	public CommunicationState State { get; }
	protected delegate IAsyncResult BeginOperationDelegate(object[] inValues, AsyncCallback asyncCallback, object state);
	protected class ChannelBase<T> : IDisposable, global::System.ServiceModel.Channels.IChannel, global::System.ServiceModel.Channels.IOutputChannel, global::System.ServiceModel.Channels.IRequestChannel, global::System.ServiceModel.IClientChannel, ICommunicationObject, global::System.ServiceModel.IContextChannel, global::System.ServiceModel.IExtensibleObject<global::System.ServiceModel.IContextChannel> where T : class {
		protected ChannelBase(ClientBase<T> client);
		protected IAsyncResult BeginInvoke(string methodName, object[] args, AsyncCallback callback, object state);
		protected object EndInvoke(string methodName, object[] args, IAsyncResult result);
	}
	protected delegate object[] EndOperationDelegate(IAsyncResult result);
	protected class InvokeAsyncCompletedEventArgs : AsyncCompletedEventArgs {
		private InvokeAsyncCompletedEventArgs();
		public object[] Results { get; }
	}
}
public class CommunicationException : SystemException {
	public CommunicationException();
	public CommunicationException(string message);
	public CommunicationException(string message, Exception innerException);
}
public enum CommunicationState { Closed = 4, Closing = 3, Created = 0, Faulted = 5, Opened = 2, Opening = 1 }
public enum ConcurrencyMode { Multiple = 2, Reentrant = 1, Single = 0 }
public class FaultException : CommunicationException {
	public FaultException();
	public FaultException(global::System.ServiceModel.Channels.MessageFault fault);
	public FaultException(global::System.ServiceModel.Channels.MessageFault fault, string action);
	public FaultException(global::System.ServiceModel.FaultReason reason);
	public FaultException(global::System.ServiceModel.FaultReason reason, global::System.ServiceModel.FaultCode code);
	public FaultException(global::System.ServiceModel.FaultReason reason, global::System.ServiceModel.FaultCode code, string action);
	public FaultException(string reason);
	public FaultException(string reason, global::System.ServiceModel.FaultCode code);
	public FaultException(string reason, global::System.ServiceModel.FaultCode code, string action);
	public static FaultException CreateFault(global::System.ServiceModel.Channels.MessageFault messageFault, string action, params Type[] faultDetailTypes);
	public static FaultException CreateFault(global::System.ServiceModel.Channels.MessageFault messageFault, params Type[] faultDetailTypes);
	public virtual global::System.ServiceModel.Channels.MessageFault CreateMessageFault();
	public string Action { get; }
	public global::System.ServiceModel.FaultCode Code { get; }
	public global::System.ServiceModel.FaultReason Reason { get; }
}
public class FaultException<TDetail> : FaultException {
	public FaultException(TDetail detail);
	public FaultException(TDetail detail, global::System.ServiceModel.FaultReason reason);
	public FaultException(TDetail detail, global::System.ServiceModel.FaultReason reason, global::System.ServiceModel.FaultCode code);
	public FaultException(TDetail detail, global::System.ServiceModel.FaultReason reason, global::System.ServiceModel.FaultCode code, string action);
	public FaultException(TDetail detail, string reason);
	public FaultException(TDetail detail, string reason, global::System.ServiceModel.FaultCode code);
	public FaultException(TDetail detail, string reason, global::System.ServiceModel.FaultCode code, string action);
	public TDetail Detail { get; }
}
public interface ICommunicationObject {
	void Abort();
	IAsyncResult BeginClose(AsyncCallback callback, object state);
	IAsyncResult BeginClose(TimeSpan timeout, AsyncCallback callback, object state);
	IAsyncResult BeginOpen(AsyncCallback callback, object state);
	IAsyncResult BeginOpen(TimeSpan timeout, AsyncCallback callback, object state);
	void Close();
	void Close(TimeSpan timeout);
	void EndClose(IAsyncResult result);
	void EndOpen(IAsyncResult result);
	void Open();
	void Open(TimeSpan timeout);
	CommunicationState State { get; }
	event EventHandler Closed;
	event EventHandler Closing;
	event EventHandler Faulted;
	event EventHandler Opened;
	event EventHandler Opening;
}
public sealed class InstanceContext : global::System.ServiceModel.Channels.CommunicationObject, global::System.ServiceModel.IExtensibleObject<InstanceContext> {
	public InstanceContext(object implementation);
	public InstanceContext(ServiceHostBase host);
	public InstanceContext(ServiceHostBase host, object implementation);
	public object GetServiceInstance();
	public object GetServiceInstance(global::System.ServiceModel.Channels.Message message);
	public int IncrementManualFlowControlLimit(int incrementBy);
	public void ReleaseServiceInstance();
	public global::System.ServiceModel.IExtensionCollection<InstanceContext> Extensions { get; }
	public ServiceHostBase Host { get; }
	public ICollection<global::System.ServiceModel.Channels.IChannel> IncomingChannels { get; }
	public int ManualFlowControlLimit { get; set; }
	public ICollection<global::System.ServiceModel.Channels.IChannel> OutgoingChannels { get; }
	public SynchronizationContext SynchronizationContext { get; set; }
}
public enum InstanceContextMode { PerCall = 1, PerSession = 0, Single = 2 }
public sealed class OperationContext : global::System.ServiceModel.IExtensibleObject<OperationContext> {
	public OperationContext(global::System.ServiceModel.IContextChannel channel);
	public T GetCallbackChannel<T>();
	public void SetTransactionComplete();
	public global::System.ServiceModel.IContextChannel Channel { get; }
	public ClaimsPrincipal ClaimsPrincipal { get; }
	public static OperationContext Current { get; set; }
	public global::System.ServiceModel.Dispatcher.EndpointDispatcher EndpointDispatcher { get; set; }
	public global::System.ServiceModel.IExtensionCollection<OperationContext> Extensions { get; }
	public bool HasSupportingTokens { get; }
	public ServiceHostBase Host { get; }
	public global::System.ServiceModel.Channels.MessageHeaders IncomingMessageHeaders { get; }
	public global::System.ServiceModel.Channels.MessageProperties IncomingMessageProperties { get; }
	public global::System.ServiceModel.Channels.MessageVersion IncomingMessageVersion { get; }
	public InstanceContext InstanceContext { get; }
	public bool IsUserContext { get; }
	public global::System.ServiceModel.Channels.MessageHeaders OutgoingMessageHeaders { get; }
	public global::System.ServiceModel.Channels.MessageProperties OutgoingMessageProperties { get; }
	public global::System.ServiceModel.Channels.RequestContext RequestContext { get; set; }
	public global::System.ServiceModel.ServiceSecurityContext ServiceSecurityContext { get; }
	public string SessionId { get; }
	public ICollection<global::System.ServiceModel.Security.SupportingTokenSpecification> SupportingTokens { get; }
	public event EventHandler OperationCompleted;
}
public sealed class OperationContractAttribute : Attribute {
	public OperationContractAttribute();
	public string Action { get; set; }
	public bool AsyncPattern { get; set; }
	public bool HasProtectionLevel { get; }
	public bool IsInitiating { get; set; }
	public bool IsOneWay { get; set; }
	public bool IsTerminating { get; set; }
	public string Name { get; set; }
	public global::System.Net.Security.ProtectionLevel ProtectionLevel { get; set; }
	public string ReplyAction { get; set; }
}
public sealed class ServiceBehaviorAttribute : Attribute, global::System.ServiceModel.Description.IServiceBehavior {
	public ServiceBehaviorAttribute();
	public object GetWellKnownSingleton();
	public void SetWellKnownSingleton(object value);
	public bool ShouldSerializeConfigurationName();
	public bool ShouldSerializeReleaseServiceInstanceOnTransactionComplete();
	public bool ShouldSerializeTransactionAutoCompleteOnSessionClose();
	public bool ShouldSerializeTransactionIsolationLevel();
	public bool ShouldSerializeTransactionTimeout();
	public global::System.ServiceModel.AddressFilterMode AddressFilterMode { get; set; }
	public bool AutomaticSessionShutdown { get; set; }
	public ConcurrencyMode ConcurrencyMode { get; set; }
	public string ConfigurationName { get; set; }
	public bool EnsureOrderedDispatch { get; set; }
	public bool IgnoreExtensionDataObject { get; set; }
	public bool IncludeExceptionDetailInFaults { get; set; }
	public InstanceContextMode InstanceContextMode { get; set; }
	public int MaxItemsInObjectGraph { get; set; }
	public string Name { get; set; }
	public string Namespace { get; set; }
	public bool ReleaseServiceInstanceOnTransactionComplete { get; set; }
	public bool TransactionAutoCompleteOnSessionClose { get; set; }
	public global::System.Transactions.IsolationLevel TransactionIsolationLevel { get; set; }
	public string TransactionTimeout { get; set; }
	public bool UseSynchronizationContext { get; set; }
	public bool ValidateMustUnderstand { get; set; }
}
public sealed class ServiceContractAttribute : Attribute {
	public ServiceContractAttribute();
	public Type CallbackContract { get; set; }
	public string ConfigurationName { get; set; }
	public bool HasProtectionLevel { get; }
	public string Name { get; set; }
	public string Namespace { get; set; }
	public global::System.Net.Security.ProtectionLevel ProtectionLevel { get; set; }
	public global::System.ServiceModel.SessionMode SessionMode { get; set; }
}
public class ServiceHost : ServiceHostBase {
	protected ServiceHost();
	public ServiceHost(object singletonInstance, params Uri[] baseAddresses);
	public ServiceHost(Type serviceType, params Uri[] baseAddresses);
	public global::System.ServiceModel.Description.ServiceEndpoint AddServiceEndpoint(Type implementedContract, global::System.ServiceModel.Channels.Binding binding, string address);
	public global::System.ServiceModel.Description.ServiceEndpoint AddServiceEndpoint(Type implementedContract, global::System.ServiceModel.Channels.Binding binding, string address, Uri listenUri);
	public global::System.ServiceModel.Description.ServiceEndpoint AddServiceEndpoint(Type implementedContract, global::System.ServiceModel.Channels.Binding binding, Uri address);
	public global::System.ServiceModel.Description.ServiceEndpoint AddServiceEndpoint(Type implementedContract, global::System.ServiceModel.Channels.Binding binding, Uri address, Uri listenUri);
	protected void InitializeDescription(object singletonInstance, global::System.ServiceModel.UriSchemeKeyedCollection baseAddresses);
	protected void InitializeDescription(Type serviceType, global::System.ServiceModel.UriSchemeKeyedCollection baseAddresses);
	public object SingletonInstance { get; }
}
public abstract class ServiceHostBase : global::System.ServiceModel.Channels.CommunicationObject, IDisposable, global::System.ServiceModel.IExtensibleObject<ServiceHostBase> {
	protected ServiceHostBase();
	protected void AddBaseAddress(Uri baseAddress);
	public virtual ReadOnlyCollection<global::System.ServiceModel.Description.ServiceEndpoint> AddDefaultEndpoints();
	public virtual void AddServiceEndpoint(global::System.ServiceModel.Description.ServiceEndpoint endpoint);
	public global::System.ServiceModel.Description.ServiceEndpoint AddServiceEndpoint(string implementedContract, global::System.ServiceModel.Channels.Binding binding, string address);
	public global::System.ServiceModel.Description.ServiceEndpoint AddServiceEndpoint(string implementedContract, global::System.ServiceModel.Channels.Binding binding, string address, Uri listenUri);
	public global::System.ServiceModel.Description.ServiceEndpoint AddServiceEndpoint(string implementedContract, global::System.ServiceModel.Channels.Binding binding, Uri address);
	public global::System.ServiceModel.Description.ServiceEndpoint AddServiceEndpoint(string implementedContract, global::System.ServiceModel.Channels.Binding binding, Uri address, Uri listenUri);
	protected virtual void ApplyConfiguration();
	protected abstract global::System.ServiceModel.Description.ServiceDescription CreateDescription(out IDictionary<string, global::System.ServiceModel.Description.ContractDescription> implementedContracts);
	public int IncrementManualFlowControlLimit(int incrementBy);
	protected void InitializeDescription(global::System.ServiceModel.UriSchemeKeyedCollection baseAddresses);
	protected virtual void InitializeRuntime();
	protected void LoadConfigurationSection(global::System.ServiceModel.Configuration.ServiceElement serviceSection);
	protected void ReleasePerformanceCounters();
	public void SetEndpointAddress(global::System.ServiceModel.Description.ServiceEndpoint endpoint, string relativeAddress);
	public global::System.ServiceModel.Description.ServiceAuthenticationBehavior Authentication { get; }
	public global::System.ServiceModel.Description.ServiceAuthorizationBehavior Authorization { get; }
	public ReadOnlyCollection<Uri> BaseAddresses { get; }
	public global::System.ServiceModel.Dispatcher.ChannelDispatcherCollection ChannelDispatchers { get; }
	public TimeSpan CloseTimeout { get; set; }
	public global::System.ServiceModel.Description.ServiceCredentials Credentials { get; }
	public global::System.ServiceModel.Description.ServiceDescription Description { get; }
	public global::System.ServiceModel.IExtensionCollection<ServiceHostBase> Extensions { get; }
	protected internal IDictionary<string, global::System.ServiceModel.Description.ContractDescription> ImplementedContracts { get; }
	public int ManualFlowControlLimit { get; set; }
	public TimeSpan OpenTimeout { get; set; }
	public event EventHandler<global::System.ServiceModel.UnknownMessageReceivedEventArgs> UnknownMessageReceived;
}
