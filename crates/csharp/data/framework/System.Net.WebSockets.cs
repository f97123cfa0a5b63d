// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Net.WebSockets;
using System.Collections.Generic;
using System.Collections.Specialized;
using System.ComponentModel;
using System.IO;
using System.Net.Http;
using System.Net.Security;
using System.Security.Cryptography.X509Certificates;
using System.Security.Principal;
using System.Threading;
using System.Threading.Tasks;
public sealed class ClientWebSocket : WebSocket {
	public ClientWebSocket();
	public Task ConnectAsync(Uri uri, CancellationToken cancellationToken);
	public Task ConnectAsync(Uri uri, HttpMessageInvoker invoker, CancellationToken cancellationToken);
	public override Task SendAsync(ArraySegment<byte> buffer, WebSocketMessageType messageType, bool endOfMessage, CancellationToken cancellationToken);
	public override ValueTask SendAsync(ReadOnlyMemory<byte> buffer, WebSocketMessageType messageType, bool endOfMessage, CancellationToken cancellationToken);
	public override ValueTask SendAsync(ReadOnlyMemory<byte> buffer, WebSocketMessageType messageType, WebSocketMessageFlags messageFlags, CancellationToken cancellationToken);
	public override Task<WebSocketReceiveResult> ReceiveAsync(ArraySegment<byte> buffer, CancellationToken cancellationToken);
	public override ValueTask<ValueWebSocketReceiveResult> ReceiveAsync(global::System.Memory<byte> buffer, CancellationToken cancellationToken);
	public override Task CloseAsync(WebSocketCloseStatus closeStatus, string statusDescription, CancellationToken cancellationToken);
	public override Task CloseOutputAsync(WebSocketCloseStatus closeStatus, string statusDescription, CancellationToken cancellationToken);
	public override void Abort();
	public override void Dispose();
	public ClientWebSocketOptions Options { get; }
	public override WebSocketCloseStatus? CloseStatus { get; }
	public override string CloseStatusDescription { get; }
	public override string SubProtocol { get; }
	public override WebSocketState State { get; }
	public HttpStatusCode HttpStatusCode { get; }
	public IReadOnlyDictionary<string, IEnumerable<string>> HttpResponseHeaders { get; set; }
}
public sealed class ClientWebSocketOptions {
	public void SetRequestHeader(string headerName, string headerValue);
	public void AddSubProtocol(string subProtocol);
	public void SetBuffer(int receiveBufferSize, int sendBufferSize);
	public void SetBuffer(int receiveBufferSize, int sendBufferSize, ArraySegment<byte> buffer);
	private ClientWebSocketOptions();
	public Version HttpVersion { get; set; }
	public HttpVersionPolicy HttpVersionPolicy { get; set; }
	public bool UseDefaultCredentials { get; set; }
	public ICredentials Credentials { get; set; }
	public IWebProxy Proxy { get; set; }
	public X509CertificateCollection ClientCertificates { get; set; }
	public RemoteCertificateValidationCallback RemoteCertificateValidationCallback { get; set; }
	public CookieContainer Cookies { get; set; }
	public TimeSpan KeepAliveInterval { get; set; }
	public TimeSpan KeepAliveTimeout { get; set; }
	public WebSocketDeflateOptions DangerousDeflateOptions { get; set; }
	public bool CollectHttpResponseDetails { get; set; }
}
public class HttpListenerWebSocketContext : WebSocketContext {
	private HttpListenerWebSocketContext();
	public override Uri RequestUri { get; }
	public override NameValueCollection Headers { get; }
	public override string Origin { get; }
	public override IEnumerable<string> SecWebSocketProtocols { get; }
	public override string SecWebSocketVersion { get; }
	public override string SecWebSocketKey { get; }
	public override CookieCollection CookieCollection { get; }
	public override IPrincipal User { get; }
	public override bool IsAuthenticated { get; }
	public override bool IsLocal { get; }
	public override bool IsSecureConnection { get; }
	public override WebSocket WebSocket { get; }
}
public readonly struct ValueWebSocketReceiveResult {
	public ValueWebSocketReceiveResult(int count, WebSocketMessageType messageType, bool endOfMessage);
	public int Count { get; }
	public bool EndOfMessage { get; }
	public WebSocketMessageType MessageType { get; }
}
public abstract class WebSocket : IDisposable {
	public abstract void Abort();
	public abstract Task CloseAsync(WebSocketCloseStatus closeStatus, string statusDescription, CancellationToken cancellationToken);
	public abstract Task CloseOutputAsync(WebSocketCloseStatus closeStatus, string statusDescription, CancellationToken cancellationToken);
	public abstract void Dispose();
	public abstract Task<WebSocketReceiveResult> ReceiveAsync(ArraySegment<byte> buffer, CancellationToken cancellationToken);
	public abstract Task SendAsync(ArraySegment<byte> buffer, WebSocketMessageType messageType, bool endOfMessage, CancellationToken cancellationToken);
	public virtual ValueTask<ValueWebSocketReceiveResult> ReceiveAsync(global::System.Memory<byte> buffer, CancellationToken cancellationToken);
	public virtual ValueTask SendAsync(ReadOnlyMemory<byte> buffer, WebSocketMessageType messageType, bool endOfMessage, CancellationToken cancellationToken);
	public virtual ValueTask SendAsync(ReadOnlyMemory<byte> buffer, WebSocketMessageType messageType, WebSocketMessageFlags messageFlags, CancellationToken cancellationToken = default);
	protected static void ThrowOnInvalidState(WebSocketState state, params WebSocketState[] validStates);
	protected static bool IsStateTerminal(WebSocketState state);
	public static ArraySegment<byte> CreateClientBuffer(int receiveBufferSize, int sendBufferSize);
	public static ArraySegment<byte> CreateServerBuffer(int receiveBufferSize);
	public static WebSocket CreateFromStream(Stream stream, bool isServer, string subProtocol, TimeSpan keepAliveInterval);
	public static WebSocket CreateFromStream(Stream stream, WebSocketCreationOptions options);
	public static bool IsApplicationTargeting45();
	public static void RegisterPrefixes();
	public static WebSocket CreateClientWebSocket(Stream innerStream, string subProtocol, int receiveBufferSize, int sendBufferSize, TimeSpan keepAliveInterval, bool useZeroMaskingKey, ArraySegment<byte> internalBuffer);
	protected WebSocket();
	public abstract WebSocketCloseStatus? CloseStatus { get; }
	public abstract string CloseStatusDescription { get; }
	public abstract string SubProtocol { get; }
	public abstract WebSocketState State { get; }
	public static TimeSpan DefaultKeepAliveInterval { get; }
}
public enum WebSocketCloseStatus { NormalClosure = 1000, EndpointUnavailable = 1001, ProtocolError = 1002, InvalidMessageType = 1003, Empty = 1005, InvalidPayloadData = 1007, PolicyViolation = 1008, MessageTooBig = 1009, MandatoryExtension = 1010, InternalServerError = 1011 }
public abstract class WebSocketContext {
	protected WebSocketContext();
	public abstract Uri RequestUri { get; }
	public abstract NameValueCollection Headers { get; }
	public abstract string Origin { get; }
	public abstract IEnumerable<string> SecWebSocketProtocols { get; }
	public abstract string SecWebSocketVersion { get; }
	public abstract string SecWebSocketKey { get; }
	public abstract CookieCollection CookieCollection { get; }
	public abstract IPrincipal User { get; }
	public abstract bool IsAuthenticated { get; }
	public abstract bool IsLocal { get; }
	public abstract bool IsSecureConnection { get; }
	public abstract WebSocket WebSocket { get; }
}
public sealed class WebSocketCreationOptions {
	public WebSocketCreationOptions();
	public bool IsServer { get; set; }
	public string SubProtocol { get; set; }
	public TimeSpan KeepAliveInterval { get; set; }
	public TimeSpan KeepAliveTimeout { get; set; }
	public WebSocketDeflateOptions DangerousDeflateOptions { get; set; }
}
public sealed class WebSocketDeflateOptions {
	public WebSocketDeflateOptions();
	public int ClientMaxWindowBits { get; set; }
	public bool ClientContextTakeover { get; set; }
	public int ServerMaxWindowBits { get; set; }
	public bool ServerContextTakeover { get; set; }
}
public enum WebSocketError { Success = 0, InvalidMessageType = 1, Faulted = 2, NativeError = 3, NotAWebSocket = 4, UnsupportedVersion = 5, UnsupportedProtocol = 6, HeaderError = 7, ConnectionClosedPrematurely = 8, InvalidState = 9 }
public sealed class WebSocketException : Win32Exception {
	public WebSocketException();
	public WebSocketException(WebSocketError error);
	public WebSocketException(WebSocketError error, string message);
	public WebSocketException(WebSocketError error, Exception innerException);
	public WebSocketException(WebSocketError error, string message, Exception innerException);
	public WebSocketException(int nativeError);
	public WebSocketException(int nativeError, string message);
	public WebSocketException(int nativeError, Exception innerException);
	public WebSocketException(WebSocketError error, int nativeError);
	public WebSocketException(WebSocketError error, int nativeError, string message);
	public WebSocketException(WebSocketError error, int nativeError, Exception innerException);
	public WebSocketException(WebSocketError error, int nativeError, string message, Exception innerException);
	public WebSocketException(string message);
	public WebSocketException(string message, Exception innerException);
	public override int ErrorCode { get; }
	public WebSocketError WebSocketErrorCode { get; }
}
[global::System.Flags] public enum WebSocketMessageFlags { None = 0, EndOfMessage = 1, DisableCompression = 2 }
public enum WebSocketMessageType { Text = 0, Binary = 1, Close = 2 }
public class WebSocketReceiveResult {
	public WebSocketReceiveResult(int count, WebSocketMessageType messageType, bool endOfMessage);
	public WebSocketReceiveResult(int count, WebSocketMessageType messageType, bool endOfMessage, WebSocketCloseStatus? closeStatus, string closeStatusDescription);
	public int Count { get; }
	public bool EndOfMessage { get; }
	public WebSocketMessageType MessageType { get; }
	public WebSocketCloseStatus? CloseStatus { get; }
	public string CloseStatusDescription { get; }
}
public enum WebSocketState { None = 0, Connecting = 1, Open = 2, CloseSent = 3, CloseReceived = 4, Closed = 5, Aborted = 6 }
