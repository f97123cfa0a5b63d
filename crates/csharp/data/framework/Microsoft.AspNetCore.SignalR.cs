// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace Microsoft.AspNetCore.SignalR;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Features;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Options;
using System;
using System.Collections;
using System.Collections.Generic;
using System.Reflection;
using System.Security.Claims;
using System.Text.Json;
using System.Threading;
using System.Threading.Tasks;
public static class ClientProxyExtensions {
	public static Task SendAsync(this IClientProxy clientProxy, string method, CancellationToken cancellationToken = default);
	public static Task SendAsync(this IClientProxy clientProxy, string method, object arg1, CancellationToken cancellationToken = default);
	public static Task SendAsync(this IClientProxy clientProxy, string method, object arg1, object arg2, CancellationToken cancellationToken = default);
	public static Task SendAsync(this IClientProxy clientProxy, string method, object arg1, object arg2, object arg3, CancellationToken cancellationToken = default);
	public static Task SendAsync(this IClientProxy clientProxy, string method, object arg1, object arg2, object arg3, object arg4, CancellationToken cancellationToken = default);
	public static Task SendAsync(this IClientProxy clientProxy, string method, object arg1, object arg2, object arg3, object arg4, object arg5, CancellationToken cancellationToken = default);
	public static Task SendAsync(this IClientProxy clientProxy, string method, object arg1, object arg2, object arg3, object arg4, object arg5, object arg6, CancellationToken cancellationToken = default);
	public static Task SendAsync(this IClientProxy clientProxy, string method, object arg1, object arg2, object arg3, object arg4, object arg5, object arg6, object arg7, CancellationToken cancellationToken = default);
	public static Task SendAsync(this IClientProxy clientProxy, string method, object arg1, object arg2, object arg3, object arg4, object arg5, object arg6, object arg7, object arg8, CancellationToken cancellationToken = default);
	public static Task SendAsync(this IClientProxy clientProxy, string method, object arg1, object arg2, object arg3, object arg4, object arg5, object arg6, object arg7, object arg8, object arg9, CancellationToken cancellationToken = default);
	public static Task SendAsync(this IClientProxy clientProxy, string method, object arg1, object arg2, object arg3, object arg4, object arg5, object arg6, object arg7, object arg8, object arg9, object arg10, CancellationToken cancellationToken = default);
	public static Task<T> InvokeAsync<T>(this ISingleClientProxy clientProxy, string method, CancellationToken cancellationToken);
	public static Task<T> InvokeAsync<T>(this ISingleClientProxy clientProxy, string method, object arg1, CancellationToken cancellationToken);
	public static Task<T> InvokeAsync<T>(this ISingleClientProxy clientProxy, string method, object arg1, object arg2, CancellationToken cancellationToken);
	public static Task<T> InvokeAsync<T>(this ISingleClientProxy clientProxy, string method, object arg1, object arg2, object arg3, CancellationToken cancellationToken);
	public static Task<T> InvokeAsync<T>(this ISingleClientProxy clientProxy, string method, object arg1, object arg2, object arg3, object arg4, CancellationToken cancellationToken);
	public static Task<T> InvokeAsync<T>(this ISingleClientProxy clientProxy, string method, object arg1, object arg2, object arg3, object arg4, object arg5, CancellationToken cancellationToken);
	public static Task<T> InvokeAsync<T>(this ISingleClientProxy clientProxy, string method, object arg1, object arg2, object arg3, object arg4, object arg5, object arg6, CancellationToken cancellationToken);
	public static Task<T> InvokeAsync<T>(this ISingleClientProxy clientProxy, string method, object arg1, object arg2, object arg3, object arg4, object arg5, object arg6, object arg7, CancellationToken cancellationToken);
	public static Task<T> InvokeAsync<T>(this ISingleClientProxy clientProxy, string method, object arg1, object arg2, object arg3, object arg4, object arg5, object arg6, object arg7, object arg8, CancellationToken cancellationToken);
	public static Task<T> InvokeAsync<T>(this ISingleClientProxy clientProxy, string method, object arg1, object arg2, object arg3, object arg4, object arg5, object arg6, object arg7, object arg8, object arg9, CancellationToken cancellationToken);
	public static Task<T> InvokeAsync<T>(this ISingleClientProxy clientProxy, string method, object arg1, object arg2, object arg3, object arg4, object arg5, object arg6, object arg7, object arg8, object arg9, object arg10, CancellationToken cancellationToken);
}
public class DefaultHubLifetimeManager<THub> : HubLifetimeManager<THub> where THub : Hub {
	public DefaultHubLifetimeManager(ILogger<DefaultHubLifetimeManager<THub>> logger);
}
public class DefaultUserIdProvider : IUserIdProvider {
	public virtual string GetUserId(HubConnectionContext connection);
	public DefaultUserIdProvider();
}
public abstract class DynamicHub : Hub {
	protected DynamicHub();
	public DynamicHubClients Clients { get; set; }
}
public class DynamicHubClients {
	public DynamicHubClients(IHubCallerClients clients);
	public dynamic AllExcept(IReadOnlyList<string> excludedConnectionIds);
	public dynamic Client(string connectionId);
	public dynamic Clients(IReadOnlyList<string> connectionIds);
	public dynamic Group(string groupName);
	public dynamic Groups(IReadOnlyList<string> groupNames);
	public dynamic GroupExcept(string groupName, IReadOnlyList<string> excludedConnectionIds);
	public dynamic OthersInGroup(string groupName);
	public dynamic User(string userId);
	public dynamic Users(IReadOnlyList<string> userIds);
	public dynamic All { get; }
	public dynamic Caller { get; }
	public dynamic Others { get; }
}
public static class GetHttpContextExtensions {
	public static global::Microsoft.AspNetCore.Http.HttpContext GetHttpContext(this HubCallerContext connection);
	public static global::Microsoft.AspNetCore.Http.HttpContext GetHttpContext(this HubConnectionContext connection);
}
public abstract class Hub : IDisposable {
	public virtual Task OnConnectedAsync();
	public virtual Task OnDisconnectedAsync(Exception exception);
	protected virtual void Dispose(bool disposing);
	public void Dispose();
	protected Hub();
	public IHubCallerClients Clients { get; set; }
	public HubCallerContext Context { get; set; }
	public IGroupManager Groups { get; set; }
}
public abstract class HubCallerContext {
	public abstract void Abort();
	protected HubCallerContext();
	public abstract string ConnectionId { get; }
	public abstract string UserIdentifier { get; }
	public abstract ClaimsPrincipal User { get; }
	public abstract IDictionary<object, object> Items { get; }
	public abstract IFeatureCollection Features { get; }
	public abstract CancellationToken ConnectionAborted { get; }
}
public static class HubClientsExtensions {
	public static T AllExcept<T>(this IHubClients<T> hubClients, string excludedConnectionId1);
	public static T AllExcept<T>(this IHubClients<T> hubClients, string excludedConnectionId1, string excludedConnectionId2);
	public static T AllExcept<T>(this IHubClients<T> hubClients, string excludedConnectionId1, string excludedConnectionId2, string excludedConnectionId3);
	public static T AllExcept<T>(this IHubClients<T> hubClients, string excludedConnectionId1, string excludedConnectionId2, string excludedConnectionId3, string excludedConnectionId4);
	public static T AllExcept<T>(this IHubClients<T> hubClients, string excludedConnectionId1, string excludedConnectionId2, string excludedConnectionId3, string excludedConnectionId4, string excludedConnectionId5);
	public static T AllExcept<T>(this IHubClients<T> hubClients, string excludedConnectionId1, string excludedConnectionId2, string excludedConnectionId3, string excludedConnectionId4, string excludedConnectionId5, string excludedConnectionId6);
	public static T AllExcept<T>(this IHubClients<T> hubClients, string excludedConnectionId1, string excludedConnectionId2, string excludedConnectionId3, string excludedConnectionId4, string excludedConnectionId5, string excludedConnectionId6, string excludedConnectionId7);
	public static T AllExcept<T>(this IHubClients<T> hubClients, string excludedConnectionId1, string excludedConnectionId2, string excludedConnectionId3, string excludedConnectionId4, string excludedConnectionId5, string excludedConnectionId6, string excludedConnectionId7, string excludedConnectionId8);
	public static T AllExcept<T>(this IHubClients<T> hubClients, IEnumerable<string> excludedConnectionIds);
	public static T Clients<T>(this IHubClients<T> hubClients, string connection1);
	public static T Clients<T>(this IHubClients<T> hubClients, string connection1, string connection2);
	public static T Clients<T>(this IHubClients<T> hubClients, string connection1, string connection2, string connection3);
	public static T Clients<T>(this IHubClients<T> hubClients, string connection1, string connection2, string connection3, string connection4);
	public static T Clients<T>(this IHubClients<T> hubClients, string connection1, string connection2, string connection3, string connection4, string connection5);
	public static T Clients<T>(this IHubClients<T> hubClients, string connection1, string connection2, string connection3, string connection4, string connection5, string connection6);
	public static T Clients<T>(this IHubClients<T> hubClients, string connection1, string connection2, string connection3, string connection4, string connection5, string connection6, string connection7);
	public static T Clients<T>(this IHubClients<T> hubClients, string connection1, string connection2, string connection3, string connection4, string connection5, string connection6, string connection7, string connection8);
	public static T Clients<T>(this IHubClients<T> hubClients, IEnumerable<string> connectionIds);
	public static T Groups<T>(this IHubClients<T> hubClients, string group1);
	public static T Groups<T>(this IHubClients<T> hubClients, string group1, string group2);
	public static T Groups<T>(this IHubClients<T> hubClients, string group1, string group2, string group3);
	public static T Groups<T>(this IHubClients<T> hubClients, string group1, string group2, string group3, string group4);
	public static T Groups<T>(this IHubClients<T> hubClients, string group1, string group2, string group3, string group4, string group5);
	public static T Groups<T>(this IHubClients<T> hubClients, string group1, string group2, string group3, string group4, string group5, string group6);
	public static T Groups<T>(this IHubClients<T> hubClients, string group1, string group2, string group3, string group4, string group5, string group6, string group7);
	public static T Groups<T>(this IHubClients<T> hubClients, string group1, string group2, string group3, string group4, string group5, string group6, string group7, string group8);
	public static T Groups<T>(this IHubClients<T> hubClients, IEnumerable<string> groupNames);
	public static T GroupExcept<T>(this IHubClients<T> hubClients, string groupName, string excludedConnectionId1);
	public static T GroupExcept<T>(this IHubClients<T> hubClients, string groupName, string excludedConnectionId1, string excludedConnectionId2);
	public static T GroupExcept<T>(this IHubClients<T> hubClients, string groupName, string excludedConnectionId1, string excludedConnectionId2, string excludedConnectionId3);
	public static T GroupExcept<T>(this IHubClients<T> hubClients, string groupName, string excludedConnectionId1, string excludedConnectionId2, string excludedConnectionId3, string excludedConnectionId4);
	public static T GroupExcept<T>(this IHubClients<T> hubClients, string groupName, string excludedConnectionId1, string excludedConnectionId2, string excludedConnectionId3, string excludedConnectionId4, string excludedConnectionId5);
	public static T GroupExcept<T>(this IHubClients<T> hubClients, string groupName, string excludedConnectionId1, string excludedConnectionId2, string excludedConnectionId3, string excludedConnectionId4, string excludedConnectionId5, string excludedConnectionId6);
	public static T GroupExcept<T>(this IHubClients<T> hubClients, string groupName, string excludedConnectionId1, string excludedConnectionId2, string excludedConnectionId3, string excludedConnectionId4, string excludedConnectionId5, string excludedConnectionId6, string excludedConnectionId7);
	public static T GroupExcept<T>(this IHubClients<T> hubClients, string groupName, string excludedConnectionId1, string excludedConnectionId2, string excludedConnectionId3, string excludedConnectionId4, string excludedConnectionId5, string excludedConnectionId6, string excludedConnectionId7, string excludedConnectionId8);
	public static T GroupExcept<T>(this IHubClients<T> hubClients, string groupName, IEnumerable<string> excludedConnectionIds);
	public static T Users<T>(this IHubClients<T> hubClients, string user1);
	public static T Users<T>(this IHubClients<T> hubClients, string user1, string user2);
	public static T Users<T>(this IHubClients<T> hubClients, string user1, string user2, string user3);
	public static T Users<T>(this IHubClients<T> hubClients, string user1, string user2, string user3, string user4);
	public static T Users<T>(this IHubClients<T> hubClients, string user1, string user2, string user3, string user4, string user5);
	public static T Users<T>(this IHubClients<T> hubClients, string user1, string user2, string user3, string user4, string user5, string user6);
	public static T Users<T>(this IHubClients<T> hubClients, string user1, string user2, string user3, string user4, string user5, string user6, string user7);
	public static T Users<T>(this IHubClients<T> hubClients, string user1, string user2, string user3, string user4, string user5, string user6, string user7, string user8);
	public static T Users<T>(this IHubClients<T> hubClients, IEnumerable<string> userIds);
}
public class HubConnectionContext {
	public HubConnectionContext(global::Microsoft.AspNetCore.Connections.ConnectionContext connectionContext, HubConnectionContextOptions contextOptions, ILoggerFactory loggerFactory);
	public virtual ValueTask WriteAsync(global::Microsoft.AspNetCore.SignalR.Protocol.HubMessage message, CancellationToken cancellationToken = default);
	public virtual ValueTask WriteAsync(SerializedHubMessage message, CancellationToken cancellationToken = default);
	public virtual void Abort();
	public virtual CancellationToken ConnectionAborted { get; }
	public virtual string ConnectionId { get; }
	public virtual ClaimsPrincipal User { get; }
	public virtual IFeatureCollection Features { get; }
	public virtual IDictionary<object, object> Items { get; }
	public string UserIdentifier { get; set; }
	public virtual global::Microsoft.AspNetCore.SignalR.Protocol.IHubProtocol Protocol { get; set; }
}
public class HubConnectionContextOptions {
	public HubConnectionContextOptions();
	public TimeSpan KeepAliveInterval { get; set; }
	public TimeSpan ClientTimeoutInterval { get; set; }
	public int StreamBufferCapacity { get; set; }
	public long? MaximumReceiveMessageSize { get; set; }
	public int MaximumParallelInvocations { get; set; }
}
public class HubConnectionHandler<THub> : global::Microsoft.AspNetCore.Connections.ConnectionHandler where THub : Hub {
	public HubConnectionHandler(HubLifetimeManager<THub> lifetimeManager, IHubProtocolResolver protocolResolver, IOptions<HubOptions> globalHubOptions, IOptions<HubOptions<THub>> hubOptions, ILoggerFactory loggerFactory, IUserIdProvider userIdProvider, IServiceScopeFactory serviceScopeFactory);
}
public class HubConnectionStore {
	public void Add(HubConnectionContext connection);
	public void Remove(HubConnectionContext connection);
	public HubConnectionStore.Enumerator GetEnumerator();
	public HubConnectionStore();
	public HubConnectionContext this[string connectionId] { get; }
	public int Count { get; }
	public readonly struct Enumerator : IEnumerator<HubConnectionContext>, IEnumerator, IDisposable {
		public Enumerator(HubConnectionStore hubConnectionList);
		public void Dispose();
		public bool MoveNext();
		public void Reset();
		public HubConnectionContext Current { get; }
	}
}
public class HubException : Exception {
	public HubException();
	public HubException(string message);
	public HubException(string message, Exception innerException);
}
public class HubInvocationContext {
	public HubInvocationContext(HubCallerContext context, IServiceProvider serviceProvider, Hub hub, MethodInfo hubMethod, IReadOnlyList<object> hubMethodArguments);
	public HubCallerContext Context { get; }
	public Hub Hub { get; }
	public string HubMethodName { get; }
	public IReadOnlyList<object> HubMethodArguments { get; }
	public IServiceProvider ServiceProvider { get; }
	public MethodInfo HubMethod { get; }
}
public sealed class HubLifetimeContext {
	public HubLifetimeContext(HubCallerContext context, IServiceProvider serviceProvider, Hub hub);
	public HubCallerContext Context { get; }
	public Hub Hub { get; }
	public IServiceProvider ServiceProvider { get; }
}
public abstract class HubLifetimeManager<THub> where THub : Hub {
	public abstract Task OnConnectedAsync(HubConnectionContext connection);
	public abstract Task OnDisconnectedAsync(HubConnectionContext connection);
	public abstract Task SendAllAsync(string methodName, object[] args, CancellationToken cancellationToken = default);
	public abstract Task SendAllExceptAsync(string methodName, object[] args, IReadOnlyList<string> excludedConnectionIds, CancellationToken cancellationToken = default);
	public abstract Task SendConnectionAsync(string connectionId, string methodName, object[] args, CancellationToken cancellationToken = default);
	public abstract Task SendConnectionsAsync(IReadOnlyList<string> connectionIds, string methodName, object[] args, CancellationToken cancellationToken = default);
	public abstract Task SendGroupAsync(string groupName, string methodName, object[] args, CancellationToken cancellationToken = default);
	public abstract Task SendGroupsAsync(IReadOnlyList<string> groupNames, string methodName, object[] args, CancellationToken cancellationToken = default);
	public abstract Task SendGroupExceptAsync(string groupName, string methodName, object[] args, IReadOnlyList<string> excludedConnectionIds, CancellationToken cancellationToken = default);
	public abstract Task SendUserAsync(string userId, string methodName, object[] args, CancellationToken cancellationToken = default);
	public abstract Task SendUsersAsync(IReadOnlyList<string> userIds, string methodName, object[] args, CancellationToken cancellationToken = default);
	public abstract Task AddToGroupAsync(string connectionId, string groupName, CancellationToken cancellationToken = default);
	public abstract Task RemoveFromGroupAsync(string connectionId, string groupName, CancellationToken cancellationToken = default);
	public virtual Task<T> InvokeConnectionAsync<T>(string connectionId, string methodName, object[] args, CancellationToken cancellationToken);
	public virtual Task SetConnectionResultAsync(string connectionId, global::Microsoft.AspNetCore.SignalR.Protocol.CompletionMessage result);
	public virtual bool TryGetReturnType(string invocationId, out Type type);
	protected HubLifetimeManager();
}
public class HubMetadata {
	public HubMetadata(Type hubType);
	public Type HubType { get; }
}
public class HubMethodNameAttribute : Attribute {
	public HubMethodNameAttribute(string name);
	public string Name { get; }
}
public class HubOptions {
	public HubOptions();
	public TimeSpan? HandshakeTimeout { get; set; }
	public TimeSpan? KeepAliveInterval { get; set; }
	public TimeSpan? ClientTimeoutInterval { get; set; }
	public IList<string> SupportedProtocols { get; set; }
	public long? MaximumReceiveMessageSize { get; set; }
	public bool? EnableDetailedErrors { get; set; }
	public int? StreamBufferCapacity { get; set; }
	public int MaximumParallelInvocationsPerClient { get; set; }
	public bool DisableImplicitFromServicesParameters { get; set; }
	public long StatefulReconnectBufferSize { get; set; }
}
public static class HubOptionsExtensions {
	public static void AddFilter(this HubOptions options, IHubFilter hubFilter);
	public static void AddFilter<TFilter>(this HubOptions options) where TFilter : IHubFilter;
	public static void AddFilter(this HubOptions options, Type filterType);
}
public class HubOptionsSetup : IConfigureOptions<HubOptions> {
	public HubOptionsSetup(IEnumerable<global::Microsoft.AspNetCore.SignalR.Protocol.IHubProtocol> protocols);
	public void Configure(HubOptions options);
}
public class HubOptionsSetup<THub> : IConfigureOptions<HubOptions<THub>> where THub : Hub {
	public HubOptionsSetup(IOptions<HubOptions> options);
	public void Configure(HubOptions<THub> options);
}
public class HubOptions<THub> : HubOptions where THub : Hub {
	public HubOptions();
}
public class HubRouteBuilder {
	public HubRouteBuilder(global::Microsoft.AspNetCore.Http.Connections.ConnectionsRouteBuilder routes);
	public void MapHub<THub>(PathString path) where THub : Hub;
	public void MapHub<THub>(PathString path, Action<global::Microsoft.AspNetCore.Http.Connections.HttpConnectionDispatcherOptions> configureOptions) where THub : Hub;
}
public abstract class Hub<T> : Hub where T : class {
	protected Hub();
	public IHubCallerClients<T> Clients { get; set; }
}
public interface IClientProxy {
	Task SendCoreAsync(string method, object[] args, CancellationToken cancellationToken = default);
}
public interface IGroupManager {
	Task AddToGroupAsync(string connectionId, string groupName, CancellationToken cancellationToken = default);
	Task RemoveFromGroupAsync(string connectionId, string groupName, CancellationToken cancellationToken = default);
}
public interface IHubActivator<THub> where THub : Hub {
	THub Create();
	void Release(THub hub);
}
public interface IHubCallerClients : IHubCallerClients<IClientProxy>, IHubClients<IClientProxy> {
	ISingleClientProxy Client(string connectionId);
	ISingleClientProxy Caller { get; }
}
public interface IHubCallerClients<T> : IHubClients<T> {
	T OthersInGroup(string groupName);
	T Caller { get; }
	T Others { get; }
}
public interface IHubClients : IHubClients<IClientProxy> {
	ISingleClientProxy Client(string connectionId);
}
public interface IHubClients<T> {
	T AllExcept(IReadOnlyList<string> excludedConnectionIds);
	T Client(string connectionId);
	T Clients(IReadOnlyList<string> connectionIds);
	T Group(string groupName);
	T Groups(IReadOnlyList<string> groupNames);
	T GroupExcept(string groupName, IReadOnlyList<string> excludedConnectionIds);
	T User(string userId);
	T Users(IReadOnlyList<string> userIds);
	T All { get; }
}
public interface IHubContext {
	IHubClients Clients { get; }
	IGroupManager Groups { get; }
}
public interface IHubContext<out THub> where THub : Hub {
	IHubClients Clients { get; }
	IGroupManager Groups { get; }
}
public interface IHubContext<THub, T> where THub : Hub<T> where T : class {
	IHubClients<T> Clients { get; }
	IGroupManager Groups { get; }
}
public interface IHubFilter {
	ValueTask<object> InvokeMethodAsync(HubInvocationContext invocationContext, Func<HubInvocationContext, ValueTask<object>> next);
	Task OnConnectedAsync(HubLifetimeContext context, Func<HubLifetimeContext, Task> next);
	Task OnDisconnectedAsync(HubLifetimeContext context, Exception exception, Func<HubLifetimeContext, Exception, Task> next);
}
public interface IHubProtocolResolver {
	global::Microsoft.AspNetCore.SignalR.Protocol.IHubProtocol GetProtocol(string protocolName, IReadOnlyList<string> supportedProtocols);
	IReadOnlyList<global::Microsoft.AspNetCore.SignalR.Protocol.IHubProtocol> AllProtocols { get; }
}
public interface IInvocationBinder {
	Type GetReturnType(string invocationId);
	IReadOnlyList<Type> GetParameterTypes(string methodName);
	Type GetStreamItemType(string streamId);
	string GetTarget(ReadOnlySpan<byte> utf8Bytes);
}
public interface ISignalRBuilder {
	IServiceCollection Services { get; }
}
public interface ISignalRServerBuilder : ISignalRBuilder { }
public interface ISingleClientProxy : IClientProxy {
	Task<T> InvokeCoreAsync<T>(string method, object[] args, CancellationToken cancellationToken);
}
public interface IUserIdProvider {
	string GetUserId(HubConnectionContext connection);
}
public class JsonHubProtocolOptions {
	public JsonHubProtocolOptions();
	public JsonSerializerOptions PayloadSerializerOptions { get; set; }
}
public class SerializedHubMessage {
	public SerializedHubMessage(IReadOnlyList<SerializedMessage> messages);
	public SerializedHubMessage(global::Microsoft.AspNetCore.SignalR.Protocol.HubMessage message);
	public ReadOnlyMemory<byte> GetSerializedMessage(global::Microsoft.AspNetCore.SignalR.Protocol.IHubProtocol protocol);
	public global::Microsoft.AspNetCore.SignalR.Protocol.HubMessage Message { get; }
}
public readonly struct SerializedMessage {
	public SerializedMessage(string protocolName, ReadOnlyMemory<byte> serialized);
	public string ProtocolName { get; }
	public ReadOnlyMemory<byte> Serialized { get; }
}
public static class SignalRConnectionBuilderExtensions {
	public static global::Microsoft.AspNetCore.Connections.IConnectionBuilder UseHub<THub>(this global::Microsoft.AspNetCore.Connections.IConnectionBuilder connectionBuilder) where THub : Hub;
}
