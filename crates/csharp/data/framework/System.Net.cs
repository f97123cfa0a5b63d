// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Net;
using System.Collections;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Collections.Specialized;
using System.ComponentModel;
using System.IO;
using System.Net.Security;
using System.Net.Sockets;
using System.Net.WebSockets;
using System.Runtime.Serialization;
using System.Security;
using System.Security.Cryptography.X509Certificates;
using System.Security.Principal;
using System.Text;
using System.Text.RegularExpressions;
using System.Threading;
using System.Threading.Tasks;
public class AuthenticationManager {
	public static global::System.Net.Authorization Authenticate(string challenge, WebRequest request, ICredentials credentials);
	public static global::System.Net.Authorization PreAuthenticate(WebRequest request, ICredentials credentials);
	public static void Register(IAuthenticationModule authenticationModule);
	public static void Unregister(IAuthenticationModule authenticationModule);
	public static void Unregister(string authenticationScheme);
	private AuthenticationManager();
	public static ICredentialPolicy CredentialPolicy { get; set; }
	public static StringDictionary CustomTargetNameDictionary { get; }
	public static IEnumerator RegisteredModules { get; }
}
public delegate AuthenticationSchemes AuthenticationSchemeSelector(HttpListenerRequest httpRequest);
[global::System.Flags] public enum AuthenticationSchemes { None = 0, Digest = 1, Negotiate = 2, Ntlm = 4, Basic = 8, Anonymous = 32768, IntegratedWindowsAuthentication = 6 }
public class Authorization {
	public Authorization(string token);
	public Authorization(string token, bool finished);
	public Authorization(string token, bool finished, string connectionGroupId);
	public string Message { get; }
	public string ConnectionGroupId { get; }
	public bool Complete { get; }
	public string[] ProtectionRealm { get; set; }
	public bool MutuallyAuthenticated { get; set; }
}
public delegate IPEndPoint BindIPEndPoint(ServicePoint servicePoint, IPEndPoint remoteEndPoint, int retryCount);
public sealed class Cookie {
	public Cookie();
	public Cookie(string name, string value);
	public Cookie(string name, string value, string path);
	public Cookie(string name, string value, string path, string domain);
	public string Comment { get; set; }
	public Uri CommentUri { get; set; }
	public bool HttpOnly { get; set; }
	public bool Discard { get; set; }
	public string Domain { get; set; }
	public bool Expired { get; set; }
	public DateTime Expires { get; set; }
	public string Name { get; set; }
	public string Path { get; set; }
	public string Port { get; set; }
	public bool Secure { get; set; }
	public DateTime TimeStamp { get; }
	public string Value { get; set; }
	public int Version { get; set; }
}
public class CookieCollection : ICollection<Cookie>, IEnumerable<Cookie>, IEnumerable, IReadOnlyCollection<Cookie>, ICollection {
	public CookieCollection();
	public void Add(Cookie cookie);
	public void Add(CookieCollection cookies);
	public void Clear();
	public bool Contains(Cookie cookie);
	public bool Remove(Cookie cookie);
	public void CopyTo(Array array, int index);
	public void CopyTo(Cookie[] array, int index);
	public IEnumerator GetEnumerator();
	public Cookie this[int index] { get; }
	public Cookie this[string name] { get; }
	public bool IsReadOnly { get; }
	public int Count { get; }
	public bool IsSynchronized { get; }
	public object SyncRoot { get; }
}
public class CookieContainer {
	public const int DefaultCookieLimit = 300;
	public const int DefaultPerDomainCookieLimit = 20;
	public const int DefaultCookieLengthLimit = 4096;
	public CookieContainer();
	public CookieContainer(int capacity);
	public CookieContainer(int capacity, int perDomainCapacity, int maxCookieSize);
	public void Add(Cookie cookie);
	public void Add(CookieCollection cookies);
	public void Add(Uri uri, Cookie cookie);
	public void Add(Uri uri, CookieCollection cookies);
	public CookieCollection GetCookies(Uri uri);
	public CookieCollection GetAllCookies();
	public string GetCookieHeader(Uri uri);
	public void SetCookies(Uri uri, string cookieHeader);
	public int Capacity { get; set; }
	public int Count { get; }
	public int MaxCookieSize { get; set; }
	public int PerDomainCapacity { get; set; }
}
public class CookieException : FormatException, ISerializable {
	public CookieException();
}
public enum CookieVariant { Unknown = 0, Plain = 1, Rfc2109 = 2, Rfc2965 = 3, Default = 2 }
public class CredentialCache : ICredentials, ICredentialsByHost, IEnumerable {
	public CredentialCache();
	public void Add(Uri uriPrefix, string authType, NetworkCredential cred);
	public void Add(string host, int port, string authenticationType, NetworkCredential credential);
	public void Remove(Uri uriPrefix, string authType);
	public void Remove(string host, int port, string authenticationType);
	public NetworkCredential GetCredential(Uri uriPrefix, string authType);
	public NetworkCredential GetCredential(string host, int port, string authenticationType);
	public IEnumerator GetEnumerator();
	public static ICredentials DefaultCredentials { get; }
	public static NetworkCredential DefaultNetworkCredentials { get; }
}
[global::System.Flags] public enum DecompressionMethods { None = 0, GZip = 1, Deflate = 2, Brotli = 4, All = -1 }
public static class Dns {
	public static string GetHostName();
	public static IPHostEntry GetHostEntry(IPAddress address);
	public static IPHostEntry GetHostEntry(string hostNameOrAddress);
	public static IPHostEntry GetHostEntry(string hostNameOrAddress, AddressFamily family);
	public static Task<IPHostEntry> GetHostEntryAsync(string hostNameOrAddress);
	public static Task<IPHostEntry> GetHostEntryAsync(string hostNameOrAddress, CancellationToken cancellationToken);
	public static Task<IPHostEntry> GetHostEntryAsync(string hostNameOrAddress, AddressFamily family, CancellationToken cancellationToken = default);
	public static Task<IPHostEntry> GetHostEntryAsync(IPAddress address);
	public static IAsyncResult BeginGetHostEntry(IPAddress address, AsyncCallback requestCallback, object stateObject);
	public static IAsyncResult BeginGetHostEntry(string hostNameOrAddress, AsyncCallback requestCallback, object stateObject);
	public static IPHostEntry EndGetHostEntry(IAsyncResult asyncResult);
	public static IPAddress[] GetHostAddresses(string hostNameOrAddress);
	public static IPAddress[] GetHostAddresses(string hostNameOrAddress, AddressFamily family);
	public static Task<IPAddress[]> GetHostAddressesAsync(string hostNameOrAddress);
	public static Task<IPAddress[]> GetHostAddressesAsync(string hostNameOrAddress, CancellationToken cancellationToken);
	public static Task<IPAddress[]> GetHostAddressesAsync(string hostNameOrAddress, AddressFamily family, CancellationToken cancellationToken = default);
	public static IAsyncResult BeginGetHostAddresses(string hostNameOrAddress, AsyncCallback requestCallback, object state);
	public static IPAddress[] EndGetHostAddresses(IAsyncResult asyncResult);
	public static IPHostEntry GetHostByName(string hostName);
	public static IAsyncResult BeginGetHostByName(string hostName, AsyncCallback requestCallback, object stateObject);
	public static IPHostEntry EndGetHostByName(IAsyncResult asyncResult);
	public static IPHostEntry GetHostByAddress(string address);
	public static IPHostEntry GetHostByAddress(IPAddress address);
	public static IPHostEntry Resolve(string hostName);
	public static IAsyncResult BeginResolve(string hostName, AsyncCallback requestCallback, object stateObject);
	public static IPHostEntry EndResolve(IAsyncResult asyncResult);
}
public class DnsEndPoint : EndPoint {
	public DnsEndPoint(string host, int port);
	public DnsEndPoint(string host, int port, AddressFamily addressFamily);
	public string Host { get; }
	public override AddressFamily AddressFamily { get; }
	public int Port { get; }
}
public sealed class DnsPermission : global::System.Security.CodeAccessPermission {
	public override global::System.Security.IPermission Copy();
	public override void FromXml(SecurityElement securityElement);
	public override global::System.Security.IPermission Intersect(global::System.Security.IPermission target);
	public override bool IsSubsetOf(global::System.Security.IPermission target);
	public bool IsUnrestricted();
	public override SecurityElement ToXml();
	public override global::System.Security.IPermission Union(global::System.Security.IPermission target);
}
public sealed class DnsPermissionAttribute {
	public override global::System.Security.IPermission CreatePermission();
}
public class DownloadDataCompletedEventArgs : AsyncCompletedEventArgs {
	private DownloadDataCompletedEventArgs();
	public byte[] Result { get; }
}
public delegate void DownloadDataCompletedEventHandler(object sender, DownloadDataCompletedEventArgs e);
public class DownloadProgressChangedEventArgs : ProgressChangedEventArgs {
	private DownloadProgressChangedEventArgs();
	public long BytesReceived { get; }
	public long TotalBytesToReceive { get; }
}
public delegate void DownloadProgressChangedEventHandler(object sender, DownloadProgressChangedEventArgs e);
public class DownloadStringCompletedEventArgs : AsyncCompletedEventArgs {
	private DownloadStringCompletedEventArgs();
	public string Result { get; }
}
public delegate void DownloadStringCompletedEventHandler(object sender, DownloadStringCompletedEventArgs e);
public abstract class EndPoint {
	public virtual SocketAddress Serialize();
	public virtual EndPoint Create(SocketAddress socketAddress);
	protected EndPoint();
	public virtual AddressFamily AddressFamily { get; }
}
public class EndpointPermission {
	private EndpointPermission();
	public string Hostname { get; }
	public int Port { get; }
	public TransportType Transport { get; }
}
public class FileWebRequest : WebRequest, ISerializable {
	public override IAsyncResult BeginGetRequestStream(AsyncCallback callback, object state);
	public override Task<Stream> GetRequestStreamAsync();
	public override IAsyncResult BeginGetResponse(AsyncCallback callback, object state);
	public override Task<WebResponse> GetResponseAsync();
	public override Stream EndGetRequestStream(IAsyncResult asyncResult);
	public override WebResponse EndGetResponse(IAsyncResult asyncResult);
	public override Stream GetRequestStream();
	public override WebResponse GetResponse();
	public override void Abort();
	public override string ConnectionGroupName { get; set; }
	public override long ContentLength { get; set; }
	public override string ContentType { get; set; }
	public override ICredentials Credentials { get; set; }
	public override WebHeaderCollection Headers { get; }
	public override string Method { get; set; }
	public override bool PreAuthenticate { get; set; }
	public override IWebProxy Proxy { get; set; }
	public override int Timeout { get; set; }
	public override Uri RequestUri { get; }
	public override bool UseDefaultCredentials { get; set; }
}
public class FileWebResponse : WebResponse, ISerializable {
	public override void Close();
	public override Stream GetResponseStream();
	public override long ContentLength { get; }
	public override string ContentType { get; }
	public override WebHeaderCollection Headers { get; }
	public override bool SupportsHeaders { get; }
	public override Uri ResponseUri { get; }
}
public enum FtpStatusCode { Undefined = 0, RestartMarker = 110, ServiceTemporarilyNotAvailable = 120, DataAlreadyOpen = 125, OpeningData = 150, CommandOK = 200, CommandExtraneous = 202, DirectoryStatus = 212, FileStatus = 213, SystemType = 215, SendUserCommand = 220, ClosingControl = 221, ClosingData = 226, EnteringPassive = 227, LoggedInProceed = 230, ServerWantsSecureSession = 234, FileActionOK = 250, PathnameCreated = 257, SendPasswordCommand = 331, NeedLoginAccount = 332, FileCommandPending = 350, ServiceNotAvailable = 421, CantOpenData = 425, ConnectionClosed = 426, ActionNotTakenFileUnavailableOrBusy = 450, ActionAbortedLocalProcessingError = 451, ActionNotTakenInsufficientSpace = 452, CommandSyntaxError = 500, ArgumentSyntaxError = 501, CommandNotImplemented = 502, BadCommandSequence = 503, NotLoggedIn = 530, AccountNeeded = 532, ActionNotTakenFileUnavailable = 550, ActionAbortedUnknownPageType = 551, FileActionAborted = 552, ActionNotTakenFilenameNotAllowed = 553 }
public sealed class FtpWebRequest : WebRequest {
	public override WebResponse GetResponse();
	public override IAsyncResult BeginGetResponse(AsyncCallback callback, object state);
	public override WebResponse EndGetResponse(IAsyncResult asyncResult);
	public override Stream GetRequestStream();
	public override IAsyncResult BeginGetRequestStream(AsyncCallback callback, object state);
	public override Stream EndGetRequestStream(IAsyncResult asyncResult);
	public override void Abort();
	private FtpWebRequest();
	public static global::System.Net.Cache.RequestCachePolicy DefaultCachePolicy { get; set; }
	public override string Method { get; set; }
	public string RenameTo { get; set; }
	public override ICredentials Credentials { get; set; }
	public override Uri RequestUri { get; }
	public override int Timeout { get; set; }
	public int ReadWriteTimeout { get; set; }
	public long ContentOffset { get; set; }
	public override long ContentLength { get; set; }
	public override IWebProxy Proxy { get; set; }
	public override string ConnectionGroupName { get; set; }
	public ServicePoint ServicePoint { get; }
	public bool KeepAlive { get; set; }
	public override global::System.Net.Cache.RequestCachePolicy CachePolicy { get; set; }
	public bool UseBinary { get; set; }
	public bool UsePassive { get; set; }
	public X509CertificateCollection ClientCertificates { get; set; }
	public bool EnableSsl { get; set; }
	public override WebHeaderCollection Headers { get; set; }
	public override string ContentType { get; set; }
	public override bool UseDefaultCredentials { get; set; }
	public override bool PreAuthenticate { get; set; }
}
public class FtpWebResponse : WebResponse, IDisposable {
	public override Stream GetResponseStream();
	public override void Close();
	private FtpWebResponse();
	public override long ContentLength { get; }
	public override WebHeaderCollection Headers { get; }
	public override bool SupportsHeaders { get; }
	public override Uri ResponseUri { get; }
	public FtpStatusCode StatusCode { get; }
	public string StatusDescription { get; }
	public DateTime LastModified { get; }
	public string BannerMessage { get; }
	public string WelcomeMessage { get; }
	public string ExitMessage { get; }
}
public class GZipWebResponse : WebResponse, IDisposable, ISerializable {
	public override void Close();
	public override Stream GetResponseStream();
	public override long ContentLength { get; }
	public override string ContentType { get; }
	public override WebHeaderCollection Headers { get; }
	public bool IsCompressed { get; }
	public WebResponse RealResponse { get; }
	public override Uri ResponseUri { get; }
}
public class GlobalProxySelection {
	public static IWebProxy GetEmptyWebProxy();
	public GlobalProxySelection();
	public static IWebProxy Select { get; set; }
}
public delegate void HttpContinueDelegate(int StatusCode, WebHeaderCollection httpHeaders);
public sealed class HttpListener : IDisposable {
	public HttpListener();
	public Task<HttpListenerContext> GetContextAsync();
	public void Close();
	public void Start();
	public void Stop();
	public void Abort();
	public IAsyncResult BeginGetContext(AsyncCallback callback, object state);
	public HttpListenerContext EndGetContext(IAsyncResult asyncResult);
	public HttpListenerContext GetContext();
	public AuthenticationSchemeSelector AuthenticationSchemeSelectorDelegate { get; set; }
	public HttpListener.ExtendedProtectionSelector ExtendedProtectionSelectorDelegate { get; set; }
	public AuthenticationSchemes AuthenticationSchemes { get; set; }
	public global::System.Security.Authentication.ExtendedProtection.ExtendedProtectionPolicy ExtendedProtectionPolicy { get; set; }
	public global::System.Security.Authentication.ExtendedProtection.ServiceNameCollection DefaultServiceNames { get; }
	public HttpListenerPrefixCollection Prefixes { get; }
	public string Realm { get; set; }
	public bool IsListening { get; }
	public bool IgnoreWriteExceptions { get; set; }
	public static bool IsSupported { get; }
	public HttpListenerTimeoutManager TimeoutManager { get; }
	public bool UnsafeConnectionNtlmAuthentication { get; set; }
	public delegate global::System.Security.Authentication.ExtendedProtection.ExtendedProtectionPolicy ExtendedProtectionSelector(HttpListenerRequest request);
}
public class HttpListenerBasicIdentity : GenericIdentity {
	public HttpListenerBasicIdentity(string username, string password);
	public virtual string Password { get; }
}
public sealed class HttpListenerContext {
	public Task<HttpListenerWebSocketContext> AcceptWebSocketAsync(string subProtocol);
	public Task<HttpListenerWebSocketContext> AcceptWebSocketAsync(string subProtocol, TimeSpan keepAliveInterval);
	public Task<HttpListenerWebSocketContext> AcceptWebSocketAsync(string subProtocol, int receiveBufferSize, TimeSpan keepAliveInterval);
	public Task<HttpListenerWebSocketContext> AcceptWebSocketAsync(string subProtocol, int receiveBufferSize, TimeSpan keepAliveInterval, ArraySegment<byte> internalBuffer);
	private HttpListenerContext();
	public HttpListenerRequest Request { get; }
	public IPrincipal User { get; }
	public HttpListenerResponse Response { get; }
}
public class HttpListenerException : Win32Exception {
	public HttpListenerException();
	public HttpListenerException(int errorCode);
	public HttpListenerException(int errorCode, string message);
	public override int ErrorCode { get; }
}
public class HttpListenerPrefixCollection : ICollection<string>, IEnumerable<string>, IEnumerable {
	public void CopyTo(Array array, int offset);
	public void CopyTo(string[] array, int offset);
	public void Add(string uriPrefix);
	public bool Contains(string uriPrefix);
	public IEnumerator<string> GetEnumerator();
	public bool Remove(string uriPrefix);
	public void Clear();
	private HttpListenerPrefixCollection();
	public int Count { get; }
	public bool IsSynchronized { get; }
	public bool IsReadOnly { get; }
}
public sealed class HttpListenerRequest {
	public X509Certificate2 GetClientCertificate();
	public IAsyncResult BeginGetClientCertificate(AsyncCallback requestCallback, object state);
	public Task<X509Certificate2> GetClientCertificateAsync();
	public X509Certificate2 EndGetClientCertificate(IAsyncResult asyncResult);
	private HttpListenerRequest();
	public string[] AcceptTypes { get; }
	public string[] UserLanguages { get; }
	public CookieCollection Cookies { get; }
	public Encoding ContentEncoding { get; }
	public string ContentType { get; }
	public bool IsLocal { get; }
	public bool IsWebSocketRequest { get; }
	public bool KeepAlive { get; }
	public NameValueCollection QueryString { get; }
	public string RawUrl { get; }
	public string UserAgent { get; }
	public string UserHostAddress { get; }
	public string UserHostName { get; }
	public Uri UrlReferrer { get; }
	public Uri Url { get; }
	public Version ProtocolVersion { get; }
	public int ClientCertificateError { get; }
	public long ContentLength64 { get; }
	public bool HasEntityBody { get; }
	public NameValueCollection Headers { get; }
	public string HttpMethod { get; }
	public Stream InputStream { get; }
	public bool IsAuthenticated { get; }
	public bool IsSecureConnection { get; }
	public IPEndPoint LocalEndPoint { get; }
	public IPEndPoint RemoteEndPoint { get; }
	public Guid RequestTraceIdentifier { get; }
	public string ServiceName { get; }
	public TransportContext TransportContext { get; }
}
public sealed class HttpListenerResponse : IDisposable {
	public void AddHeader(string name, string value);
	public void AppendHeader(string name, string value);
	public void AppendCookie(Cookie cookie);
	public void Redirect(string url);
	public void SetCookie(Cookie cookie);
	public void Close();
	public void Abort();
	public void Close(byte[] responseEntity, bool willBlock);
	public void CopyFrom(HttpListenerResponse templateResponse);
	private HttpListenerResponse();
	public WebHeaderCollection Headers { get; set; }
	public Encoding ContentEncoding { get; set; }
	public string ContentType { get; set; }
	public bool SendChunked { get; set; }
	public long ContentLength64 { get; set; }
	public CookieCollection Cookies { get; set; }
	public bool KeepAlive { get; set; }
	public Stream OutputStream { get; }
	public string RedirectLocation { get; set; }
	public string StatusDescription { get; set; }
	public Version ProtocolVersion { get; set; }
	public int StatusCode { get; set; }
}
public class HttpListenerTimeoutManager {
	private HttpListenerTimeoutManager();
	public TimeSpan DrainEntityBody { get; set; }
	public TimeSpan IdleConnection { get; set; }
	public TimeSpan EntityBody { get; set; }
	public TimeSpan HeaderWait { get; set; }
	public long MinSendBytesPerSecond { get; set; }
	public TimeSpan RequestQueue { get; set; }
}
public enum HttpRequestHeader { CacheControl = 0, Connection = 1, Date = 2, KeepAlive = 3, Pragma = 4, Trailer = 5, TransferEncoding = 6, Upgrade = 7, Via = 8, Warning = 9, Allow = 10, ContentLength = 11, ContentType = 12, ContentEncoding = 13, ContentLanguage = 14, ContentLocation = 15, ContentMd5 = 16, ContentRange = 17, Expires = 18, LastModified = 19, Accept = 20, AcceptCharset = 21, AcceptEncoding = 22, AcceptLanguage = 23, Authorization = 24, Cookie = 25, Expect = 26, From = 27, Host = 28, IfMatch = 29, IfModifiedSince = 30, IfNoneMatch = 31, IfRange = 32, IfUnmodifiedSince = 33, MaxForwards = 34, ProxyAuthorization = 35, Referer = 36, Range = 37, Te = 38, Translate = 39, UserAgent = 40 }
public enum HttpResponseHeader { CacheControl = 0, Connection = 1, Date = 2, KeepAlive = 3, Pragma = 4, Trailer = 5, TransferEncoding = 6, Upgrade = 7, Via = 8, Warning = 9, Allow = 10, ContentLength = 11, ContentType = 12, ContentEncoding = 13, ContentLanguage = 14, ContentLocation = 15, ContentMd5 = 16, ContentRange = 17, Expires = 18, LastModified = 19, AcceptRanges = 20, Age = 21, ETag = 22, Location = 23, ProxyAuthenticate = 24, RetryAfter = 25, Server = 26, SetCookie = 27, Vary = 28, WwwAuthenticate = 29 }
public enum HttpStatusCode { Continue = 100, SwitchingProtocols = 101, Processing = 102, EarlyHints = 103, OK = 200, Created = 201, Accepted = 202, NonAuthoritativeInformation = 203, NoContent = 204, ResetContent = 205, PartialContent = 206, MultiStatus = 207, AlreadyReported = 208, IMUsed = 226, MultipleChoices = 300, Ambiguous = 300, MovedPermanently = 301, Moved = 301, Found = 302, Redirect = 302, SeeOther = 303, RedirectMethod = 303, NotModified = 304, UseProxy = 305, Unused = 306, TemporaryRedirect = 307, RedirectKeepVerb = 307, PermanentRedirect = 308, BadRequest = 400, Unauthorized = 401, PaymentRequired = 402, Forbidden = 403, NotFound = 404, MethodNotAllowed = 405, NotAcceptable = 406, ProxyAuthenticationRequired = 407, RequestTimeout = 408, Conflict = 409, Gone = 410, LengthRequired = 411, PreconditionFailed = 412, RequestEntityTooLarge = 413, RequestUriTooLong = 414, UnsupportedMediaType = 415, RequestedRangeNotSatisfiable = 416, ExpectationFailed = 417, MisdirectedRequest = 421, UnprocessableEntity = 422, UnprocessableContent = 422, Locked = 423, FailedDependency = 424, UpgradeRequired = 426, PreconditionRequired = 428, TooManyRequests = 429, RequestHeaderFieldsTooLarge = 431, UnavailableForLegalReasons = 451, InternalServerError = 500, NotImplemented = 501, BadGateway = 502, ServiceUnavailable = 503, GatewayTimeout = 504, HttpVersionNotSupported = 505, VariantAlsoNegotiates = 506, InsufficientStorage = 507, LoopDetected = 508, NotExtended = 510, NetworkAuthenticationRequired = 511 }
public static class HttpVersion {
	public static readonly Version Unknown;
	public static readonly Version Version10;
	public static readonly Version Version11;
	public static readonly Version Version20;
	public static readonly Version Version30;
}
public class HttpWebRequest : WebRequest, ISerializable {
	public override void Abort();
	public override WebResponse GetResponse();
	public override Stream GetRequestStream();
	public Stream EndGetRequestStream(IAsyncResult asyncResult, out TransportContext context);
	public Stream GetRequestStream(out TransportContext context);
	public override IAsyncResult BeginGetRequestStream(AsyncCallback callback, object state);
	public override Stream EndGetRequestStream(IAsyncResult asyncResult);
	public override IAsyncResult BeginGetResponse(AsyncCallback callback, object state);
	public override WebResponse EndGetResponse(IAsyncResult asyncResult);
	public void AddRange(int from, int to);
	public void AddRange(long from, long to);
	public void AddRange(int range);
	public void AddRange(long range);
	public void AddRange(string rangeSpecifier, int from, int to);
	public void AddRange(string rangeSpecifier, long from, long to);
	public void AddRange(string rangeSpecifier, int range);
	public void AddRange(string rangeSpecifier, long range);
	public string Accept { get; set; }
	public virtual bool AllowReadStreamBuffering { get; set; }
	public int MaximumResponseHeadersLength { get; set; }
	public int MaximumAutomaticRedirections { get; set; }
	public override string ContentType { get; set; }
	public int ContinueTimeout { get; set; }
	public override int Timeout { get; set; }
	public override long ContentLength { get; set; }
	public Uri Address { get; }
	public string UserAgent { get; set; }
	public string Host { get; set; }
	public bool Pipelined { get; set; }
	public string Referer { get; set; }
	public string MediaType { get; set; }
	public string TransferEncoding { get; set; }
	public bool KeepAlive { get; set; }
	public bool UnsafeAuthenticatedConnectionSharing { get; set; }
	public DecompressionMethods AutomaticDecompression { get; set; }
	public virtual bool AllowWriteStreamBuffering { get; set; }
	public virtual bool AllowAutoRedirect { get; set; }
	public override string ConnectionGroupName { get; set; }
	public override bool PreAuthenticate { get; set; }
	public string Connection { get; set; }
	public string Expect { get; set; }
	public static int DefaultMaximumResponseHeadersLength { get; set; }
	public static int DefaultMaximumErrorResponseLength { get; set; }
	public static global::System.Net.Cache.RequestCachePolicy DefaultCachePolicy { get; set; }
	public DateTime IfModifiedSince { get; set; }
	public DateTime Date { get; set; }
	public bool SendChunked { get; set; }
	public HttpContinueDelegate ContinueDelegate { get; set; }
	public ServicePoint ServicePoint { get; }
	public RemoteCertificateValidationCallback ServerCertificateValidationCallback { get; set; }
	public X509CertificateCollection ClientCertificates { get; set; }
	public Version ProtocolVersion { get; set; }
	public int ReadWriteTimeout { get; set; }
	public virtual CookieContainer CookieContainer { get; set; }
	public override ICredentials Credentials { get; set; }
	public virtual bool HaveResponse { get; }
	public override WebHeaderCollection Headers { get; set; }
	public override string Method { get; set; }
	public override Uri RequestUri { get; }
	public virtual bool SupportsCookieContainer { get; }
	public override bool UseDefaultCredentials { get; set; }
	public override IWebProxy Proxy { get; set; }
}
public class HttpWebResponse : WebResponse, ISerializable {
	public HttpWebResponse();
	public override Stream GetResponseStream();
	public string GetResponseHeader(string headerName);
	public override void Close();
	protected override void Dispose(bool disposing);
	public override bool IsMutuallyAuthenticated { get; }
	public override long ContentLength { get; }
	public override string ContentType { get; }
	public string ContentEncoding { get; }
	public virtual CookieCollection Cookies { get; set; }
	public DateTime LastModified { get; }
	public string Server { get; }
	public Version ProtocolVersion { get; }
	public override WebHeaderCollection Headers { get; }
	public virtual string Method { get; }
	public override Uri ResponseUri { get; }
	public virtual HttpStatusCode StatusCode { get; }
	public virtual string StatusDescription { get; }
	public string CharacterSet { get; }
	public override bool SupportsHeaders { get; }
}
public interface IAuthenticationModule {
	global::System.Net.Authorization Authenticate(string challenge, WebRequest request, ICredentials credentials);
	global::System.Net.Authorization PreAuthenticate(WebRequest request, ICredentials credentials);
	bool CanPreAuthenticate { get; }
	string AuthenticationType { get; }
}
public interface ICertificatePolicy {
	bool CheckValidationResult(ServicePoint srvPoint, X509Certificate certificate, WebRequest request, int certificateProblem);
}
public interface ICredentialPolicy {
	bool ShouldSendCredential(Uri challengeUri, WebRequest request, NetworkCredential credential, IAuthenticationModule authenticationModule);
}
public interface ICredentials {
	NetworkCredential GetCredential(Uri uri, string authType);
}
public interface ICredentialsByHost {
	NetworkCredential GetCredential(string host, int port, string authenticationType);
}
public interface INetworkProgress {
	event EventHandler<NetworkProgressChangedEventArgs> ProgressChanged;
	event EventHandler<NetworkProgressChangedEventArgs> ProgressCompleted;
	event EventHandler<NetworkProgressChangedEventArgs> ProgressFailed;
}
public class IPAddress : ISpanFormattable, IFormattable {
	public static readonly IPAddress Any;
	public static readonly IPAddress Loopback;
	public static readonly IPAddress Broadcast;
	public static readonly IPAddress None;
	public static readonly IPAddress IPv6Any;
	public static readonly IPAddress IPv6Loopback;
	public static readonly IPAddress IPv6None;
	public IPAddress(long newAddress);
	public IPAddress(byte[] address, long scopeid);
	public IPAddress(ReadOnlySpan<byte> address, long scopeid);
	public IPAddress(byte[] address);
	public IPAddress(ReadOnlySpan<byte> address);
	public static bool TryParse(string ipString, out IPAddress address);
	public static bool TryParse(ReadOnlySpan<char> ipSpan, out IPAddress address);
	public static IPAddress Parse(string ipString);
	public static IPAddress Parse(ReadOnlySpan<char> ipSpan);
	public bool TryWriteBytes(Span<byte> destination, out int bytesWritten);
	public byte[] GetAddressBytes();
	public bool TryFormat(Span<char> destination, out int charsWritten);
	public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten);
	public static long HostToNetworkOrder(long host);
	public static int HostToNetworkOrder(int host);
	public static short HostToNetworkOrder(short host);
	public static long NetworkToHostOrder(long network);
	public static int NetworkToHostOrder(int network);
	public static short NetworkToHostOrder(short network);
	public static bool IsLoopback(IPAddress address);
	public IPAddress MapToIPv6();
	public IPAddress MapToIPv4();
	public AddressFamily AddressFamily { get; }
	public long ScopeId { get; set; }
	public bool IsIPv6Multicast { get; }
	public bool IsIPv6LinkLocal { get; }
	public bool IsIPv6SiteLocal { get; }
	public bool IsIPv6Teredo { get; }
	public bool IsIPv6UniqueLocal { get; }
	public bool IsIPv4MappedToIPv6 { get; }
	public long Address { get; set; }
}
public class IPEndPoint : EndPoint {
	public const int MinPort = 0;
	public const int MaxPort = 65535;
	public IPEndPoint(long address, int port);
	public IPEndPoint(IPAddress address, int port);
	public static bool TryParse(string s, out IPEndPoint result);
	public static bool TryParse(ReadOnlySpan<char> s, out IPEndPoint result);
	public static IPEndPoint Parse(string s);
	public static IPEndPoint Parse(ReadOnlySpan<char> s);
	public override SocketAddress Serialize();
	public override EndPoint Create(SocketAddress socketAddress);
	public override AddressFamily AddressFamily { get; }
	public IPAddress Address { get; set; }
	public int Port { get; set; }
}
public class IPEndPointCollection : Collection<IPEndPoint> {
	public IPEndPointCollection();
	protected override void InsertItem(int index, IPEndPoint item);
	protected override void SetItem(int index, IPEndPoint item);
}
public class IPHostEntry {
	public IPHostEntry();
	public string HostName { get; set; }
	public string[] Aliases { get; set; }
	public IPAddress[] AddressList { get; set; }
}
public readonly struct IPNetwork : IEquatable<IPNetwork>, ISpanFormattable, IFormattable {
	public IPNetwork(IPAddress baseAddress, int prefixLength);
	public bool Contains(IPAddress address);
	public static IPNetwork Parse(string s);
	public static IPNetwork Parse(ReadOnlySpan<char> s);
	public static bool TryParse(string s, out IPNetwork result);
	public static bool TryParse(ReadOnlySpan<char> s, out IPNetwork result);
	public bool TryFormat(Span<char> destination, out int charsWritten);
	public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten);
	public bool Equals(IPNetwork other);
	public static bool operator ==(IPNetwork left, IPNetwork right);
	public static bool operator !=(IPNetwork left, IPNetwork right);
	public IPAddress BaseAddress { get; }
	public int PrefixLength { get; }
}
public interface IUnsafeWebRequestCreate {
	WebRequest Create(Uri uri);
}
public interface IWebProxy {
	Uri GetProxy(Uri destination);
	bool IsBypassed(Uri host);
	ICredentials Credentials { get; set; }
}
public interface IWebProxyScript {
	void Close();
	bool Load(Uri scriptLocation, string script, Type helperType);
	string Run(string url, string host);
}
public interface IWebRequestCreate {
	WebRequest Create(Uri uri);
}
[global::System.Flags] public enum NetworkAccess { Accept = 128, Connect = 64 }
public class NetworkCredential : ICredentials, ICredentialsByHost {
	public NetworkCredential();
	public NetworkCredential(string userName, string password);
	public NetworkCredential(string userName, string password, string domain);
	public NetworkCredential(string userName, SecureString password);
	public NetworkCredential(string userName, SecureString password, string domain);
	public NetworkCredential GetCredential(Uri uri, string authenticationType);
	public NetworkCredential GetCredential(string host, int port, string authenticationType);
	public string UserName { get; set; }
	public string Password { get; set; }
	public SecureString SecurePassword { get; set; }
	public string Domain { get; set; }
}
public class NetworkProgressChangedEventArgs : ProgressChangedEventArgs {
	public NetworkProgressChangedEventArgs(int percentage, int processedBytes, int totalBytes, object userState);
	public int ProcessedBytes { get; }
	public int TotalBytes { get; }
}
public class OpenReadCompletedEventArgs : AsyncCompletedEventArgs {
	private OpenReadCompletedEventArgs();
	public Stream Result { get; }
}
public delegate void OpenReadCompletedEventHandler(object sender, OpenReadCompletedEventArgs e);
public class OpenWriteCompletedEventArgs : AsyncCompletedEventArgs {
	private OpenWriteCompletedEventArgs();
	public Stream Result { get; }
}
public delegate void OpenWriteCompletedEventHandler(object sender, OpenWriteCompletedEventArgs e);
public sealed class PathList {
	public PathList();
}
public class ProtocolViolationException : InvalidOperationException, ISerializable {
	public ProtocolViolationException();
	public ProtocolViolationException(string message);
}
[global::System.Flags] public enum SecurityProtocolType { SystemDefault = 0, Ssl3 = 48, Tls = 192, Tls11 = 768, Tls12 = 3072, Tls13 = 12288 }
public class ServicePoint {
	public bool CloseConnectionGroup(string connectionGroupName);
	public void SetTcpKeepAlive(bool enabled, int keepAliveTime, int keepAliveInterval);
	private ServicePoint();
	public BindIPEndPoint BindIPEndPointDelegate { get; set; }
	public int ConnectionLeaseTimeout { get; set; }
	public Uri Address { get; }
	public int MaxIdleTime { get; set; }
	public bool UseNagleAlgorithm { get; set; }
	public int ReceiveBufferSize { get; set; }
	public bool Expect100Continue { get; set; }
	public DateTime IdleSince { get; }
	public virtual Version ProtocolVersion { get; }
	public string ConnectionName { get; }
	public int ConnectionLimit { get; set; }
	public int CurrentConnections { get; }
	public X509Certificate Certificate { get; }
	public X509Certificate ClientCertificate { get; }
	public bool SupportsPipelining { get; }
}
public class ServicePointManager {
	public const int DefaultNonPersistentConnectionLimit = 4;
	public const int DefaultPersistentConnectionLimit = 2;
	public static ServicePoint FindServicePoint(Uri address);
	public static ServicePoint FindServicePoint(string uriString, IWebProxy proxy);
	public static ServicePoint FindServicePoint(Uri address, IWebProxy proxy);
	public static void SetTcpKeepAlive(bool enabled, int keepAliveTime, int keepAliveInterval);
	private ServicePointManager();
	public static SecurityProtocolType SecurityProtocol { get; set; }
	public static int MaxServicePoints { get; set; }
	public static int DefaultConnectionLimit { get; set; }
	public static int MaxServicePointIdleTime { get; set; }
	public static bool UseNagleAlgorithm { get; set; }
	public static bool Expect100Continue { get; set; }
	public static bool EnableDnsRoundRobin { get; set; }
	public static int DnsRefreshTimeout { get; set; }
	public static RemoteCertificateValidationCallback ServerCertificateValidationCallback { get; set; }
	public static bool ReusePort { get; set; }
	public static bool CheckCertificateRevocationList { get; set; }
	public static global::System.Net.Security.EncryptionPolicy EncryptionPolicy { get; }
}
public class SocketAddress : IEquatable<SocketAddress> {
	public static int GetMaximumAddressSize(AddressFamily addressFamily);
	public SocketAddress(AddressFamily family);
	public SocketAddress(AddressFamily family, int size);
	public bool Equals(SocketAddress comparand);
	public AddressFamily Family { get; }
	public int Size { get; set; }
	public byte this[int offset] { get; set; }
	public global::System.Memory<byte> Buffer { get; }
}
public sealed class SocketPermission : global::System.Security.CodeAccessPermission {
	public const int AllPorts = -1;
	public SocketPermission(NetworkAccess access, TransportType transport, string hostName, int portNumber);
	public void AddPermission(NetworkAccess access, TransportType transport, string hostName, int portNumber);
	public override global::System.Security.IPermission Copy();
	public override void FromXml(SecurityElement securityElement);
	public override global::System.Security.IPermission Intersect(global::System.Security.IPermission target);
	public override bool IsSubsetOf(global::System.Security.IPermission target);
	public bool IsUnrestricted();
	public override SecurityElement ToXml();
	public override global::System.Security.IPermission Union(global::System.Security.IPermission target);
	public IEnumerator AcceptList { get; }
	public IEnumerator ConnectList { get; }
}
public sealed class SocketPermissionAttribute {
	public override global::System.Security.IPermission CreatePermission();
	public string Access { get; set; }
	public string Host { get; set; }
	public string Port { get; set; }
	public string Transport { get; set; }
}
public abstract class TransportContext {
	public abstract global::System.Security.Authentication.ExtendedProtection.ChannelBinding GetChannelBinding(global::System.Security.Authentication.ExtendedProtection.ChannelBindingKind kind);
	protected TransportContext();
}
public enum TransportType { All = 3, Connectionless = 1, ConnectionOriented = 2, Tcp = 2, Udp = 1 }
public static class UiSynchronizationContext {
	public static SynchronizationContext Current { get; set; }
	public static int ManagedUiThreadId { get; set; }
}
public class UploadDataCompletedEventArgs : AsyncCompletedEventArgs {
	private UploadDataCompletedEventArgs();
	public byte[] Result { get; }
}
public delegate void UploadDataCompletedEventHandler(object sender, UploadDataCompletedEventArgs e);
public class UploadFileCompletedEventArgs : AsyncCompletedEventArgs {
	private UploadFileCompletedEventArgs();
	public byte[] Result { get; }
}
public delegate void UploadFileCompletedEventHandler(object sender, UploadFileCompletedEventArgs e);
public class UploadProgressChangedEventArgs : ProgressChangedEventArgs {
	private UploadProgressChangedEventArgs();
	public long BytesReceived { get; }
	public long TotalBytesToReceive { get; }
	public long BytesSent { get; }
	public long TotalBytesToSend { get; }
}
public delegate void UploadProgressChangedEventHandler(object sender, UploadProgressChangedEventArgs e);
public class UploadStringCompletedEventArgs : AsyncCompletedEventArgs {
	private UploadStringCompletedEventArgs();
	public string Result { get; }
}
public delegate void UploadStringCompletedEventHandler(object sender, UploadStringCompletedEventArgs e);
public class UploadValuesCompletedEventArgs : AsyncCompletedEventArgs {
	private UploadValuesCompletedEventArgs();
	public byte[] Result { get; }
}
public delegate void UploadValuesCompletedEventHandler(object sender, UploadValuesCompletedEventArgs e);
public class WebClient : Component {
	public WebClient();
	protected virtual void OnDownloadStringCompleted(DownloadStringCompletedEventArgs e);
	protected virtual void OnDownloadDataCompleted(DownloadDataCompletedEventArgs e);
	protected virtual void OnDownloadFileCompleted(AsyncCompletedEventArgs e);
	protected virtual void OnDownloadProgressChanged(DownloadProgressChangedEventArgs e);
	protected virtual void OnUploadStringCompleted(UploadStringCompletedEventArgs e);
	protected virtual void OnUploadDataCompleted(UploadDataCompletedEventArgs e);
	protected virtual void OnUploadFileCompleted(UploadFileCompletedEventArgs e);
	protected virtual void OnUploadValuesCompleted(UploadValuesCompletedEventArgs e);
	protected virtual void OnUploadProgressChanged(UploadProgressChangedEventArgs e);
	protected virtual void OnOpenReadCompleted(OpenReadCompletedEventArgs e);
	protected virtual void OnOpenWriteCompleted(OpenWriteCompletedEventArgs e);
	protected virtual WebRequest GetWebRequest(Uri address);
	protected virtual WebResponse GetWebResponse(WebRequest request);
	protected virtual WebResponse GetWebResponse(WebRequest request, IAsyncResult result);
	public byte[] DownloadData(string address);
	public byte[] DownloadData(Uri address);
	public void DownloadFile(string address, string fileName);
	public void DownloadFile(Uri address, string fileName);
	public Stream OpenRead(string address);
	public Stream OpenRead(Uri address);
	public Stream OpenWrite(string address);
	public Stream OpenWrite(Uri address);
	public Stream OpenWrite(string address, string method);
	public Stream OpenWrite(Uri address, string method);
	public byte[] UploadData(string address, byte[] data);
	public byte[] UploadData(Uri address, byte[] data);
	public byte[] UploadData(string address, string method, byte[] data);
	public byte[] UploadData(Uri address, string method, byte[] data);
	public byte[] UploadFile(string address, string fileName);
	public byte[] UploadFile(Uri address, string fileName);
	public byte[] UploadFile(string address, string method, string fileName);
	public byte[] UploadFile(Uri address, string method, string fileName);
	public byte[] UploadValues(string address, NameValueCollection data);
	public byte[] UploadValues(Uri address, NameValueCollection data);
	public byte[] UploadValues(string address, string method, NameValueCollection data);
	public byte[] UploadValues(Uri address, string method, NameValueCollection data);
	public string UploadString(string address, string data);
	public string UploadString(Uri address, string data);
	public string UploadString(string address, string method, string data);
	public string UploadString(Uri address, string method, string data);
	public string DownloadString(string address);
	public string DownloadString(Uri address);
	public void OpenReadAsync(Uri address);
	public void OpenReadAsync(Uri address, object userToken);
	public void OpenWriteAsync(Uri address);
	public void OpenWriteAsync(Uri address, string method);
	public void OpenWriteAsync(Uri address, string method, object userToken);
	public void DownloadStringAsync(Uri address);
	public void DownloadStringAsync(Uri address, object userToken);
	public void DownloadDataAsync(Uri address);
	public void DownloadDataAsync(Uri address, object userToken);
	public void DownloadFileAsync(Uri address, string fileName);
	public void DownloadFileAsync(Uri address, string fileName, object userToken);
	public void UploadStringAsync(Uri address, string data);
	public void UploadStringAsync(Uri address, string method, string data);
	public void UploadStringAsync(Uri address, string method, string data, object userToken);
	public void UploadDataAsync(Uri address, byte[] data);
	public void UploadDataAsync(Uri address, string method, byte[] data);
	public void UploadDataAsync(Uri address, string method, byte[] data, object userToken);
	public void UploadFileAsync(Uri address, string fileName);
	public void UploadFileAsync(Uri address, string method, string fileName);
	public void UploadFileAsync(Uri address, string method, string fileName, object userToken);
	public void UploadValuesAsync(Uri address, NameValueCollection data);
	public void UploadValuesAsync(Uri address, string method, NameValueCollection data);
	public void UploadValuesAsync(Uri address, string method, NameValueCollection data, object userToken);
	public void CancelAsync();
	public Task<string> DownloadStringTaskAsync(string address);
	public Task<string> DownloadStringTaskAsync(Uri address);
	public Task<Stream> OpenReadTaskAsync(string address);
	public Task<Stream> OpenReadTaskAsync(Uri address);
	public Task<Stream> OpenWriteTaskAsync(string address);
	public Task<Stream> OpenWriteTaskAsync(Uri address);
	public Task<Stream> OpenWriteTaskAsync(string address, string method);
	public Task<Stream> OpenWriteTaskAsync(Uri address, string method);
	public Task<string> UploadStringTaskAsync(string address, string data);
	public Task<string> UploadStringTaskAsync(Uri address, string data);
	public Task<string> UploadStringTaskAsync(string address, string method, string data);
	public Task<string> UploadStringTaskAsync(Uri address, string method, string data);
	public Task<byte[]> DownloadDataTaskAsync(string address);
	public Task<byte[]> DownloadDataTaskAsync(Uri address);
	public Task DownloadFileTaskAsync(string address, string fileName);
	public Task DownloadFileTaskAsync(Uri address, string fileName);
	public Task<byte[]> UploadDataTaskAsync(string address, byte[] data);
	public Task<byte[]> UploadDataTaskAsync(Uri address, byte[] data);
	public Task<byte[]> UploadDataTaskAsync(string address, string method, byte[] data);
	public Task<byte[]> UploadDataTaskAsync(Uri address, string method, byte[] data);
	public Task<byte[]> UploadFileTaskAsync(string address, string fileName);
	public Task<byte[]> UploadFileTaskAsync(Uri address, string fileName);
	public Task<byte[]> UploadFileTaskAsync(string address, string method, string fileName);
	public Task<byte[]> UploadFileTaskAsync(Uri address, string method, string fileName);
	public Task<byte[]> UploadValuesTaskAsync(string address, NameValueCollection data);
	public Task<byte[]> UploadValuesTaskAsync(string address, string method, NameValueCollection data);
	public Task<byte[]> UploadValuesTaskAsync(Uri address, NameValueCollection data);
	public Task<byte[]> UploadValuesTaskAsync(Uri address, string method, NameValueCollection data);
	protected virtual void OnWriteStreamClosed(WriteStreamClosedEventArgs e);
	public Encoding Encoding { get; set; }
	public string BaseAddress { get; set; }
	public ICredentials Credentials { get; set; }
	public bool UseDefaultCredentials { get; set; }
	public WebHeaderCollection Headers { get; set; }
	public NameValueCollection QueryString { get; set; }
	public WebHeaderCollection ResponseHeaders { get; }
	public IWebProxy Proxy { get; set; }
	public global::System.Net.Cache.RequestCachePolicy CachePolicy { get; set; }
	public bool IsBusy { get; }
	public bool AllowReadStreamBuffering { get; set; }
	public bool AllowWriteStreamBuffering { get; set; }
	public event DownloadStringCompletedEventHandler DownloadStringCompleted;
	public event DownloadDataCompletedEventHandler DownloadDataCompleted;
	public event AsyncCompletedEventHandler DownloadFileCompleted;
	public event UploadStringCompletedEventHandler UploadStringCompleted;
	public event UploadDataCompletedEventHandler UploadDataCompleted;
	public event UploadFileCompletedEventHandler UploadFileCompleted;
	public event UploadValuesCompletedEventHandler UploadValuesCompleted;
	public event OpenReadCompletedEventHandler OpenReadCompleted;
	public event OpenWriteCompletedEventHandler OpenWriteCompleted;
	public event DownloadProgressChangedEventHandler DownloadProgressChanged;
	public event UploadProgressChangedEventHandler UploadProgressChanged;
	public event WriteStreamClosedEventHandler WriteStreamClosed;
}
public class WebException : InvalidOperationException, ISerializable {
	public WebException();
	public WebException(string message);
	public WebException(string message, Exception innerException);
	public WebException(string message, WebExceptionStatus status);
	public WebException(string message, Exception innerException, WebExceptionStatus status, WebResponse response);
	public WebExceptionStatus Status { get; }
	public WebResponse Response { get; }
}
public enum WebExceptionStatus { Success = 0, NameResolutionFailure = 1, ConnectFailure = 2, ReceiveFailure = 3, SendFailure = 4, PipelineFailure = 5, RequestCanceled = 6, ProtocolError = 7, ConnectionClosed = 8, TrustFailure = 9, SecureChannelFailure = 10, ServerProtocolViolation = 11, KeepAliveFailure = 12, Pending = 13, Timeout = 14, ProxyNameResolutionFailure = 15, UnknownError = 16, MessageLengthLimitExceeded = 17, CacheEntryNotFound = 18, RequestProhibitedByCachePolicy = 19, RequestProhibitedByProxy = 20 }
public class WebHeaderCollection : NameValueCollection, ISerializable {
	public override void Set(string name, string value);
	public void Set(HttpRequestHeader header, string value);
	public void Set(HttpResponseHeader header, string value);
	public void Remove(HttpRequestHeader header);
	public void Remove(HttpResponseHeader header);
	public override void OnDeserialization(object sender);
	public static bool IsRestricted(string headerName);
	public static bool IsRestricted(string headerName, bool response);
	public override string[] GetValues(int index);
	public override string[] GetValues(string header);
	public override string GetKey(int index);
	public override void Clear();
	public override string Get(int index);
	public override string Get(string name);
	public void Add(HttpRequestHeader header, string value);
	public void Add(HttpResponseHeader header, string value);
	public void Add(string header);
	public override void Add(string name, string value);
	protected void AddWithoutValidate(string headerName, string headerValue);
	public override void Remove(string name);
	public byte[] ToByteArray();
	public WebHeaderCollection();
	public override IEnumerator GetEnumerator();
	public string this[HttpRequestHeader header] { get; set; }
	public string this[HttpResponseHeader header] { get; set; }
	public override int Count { get; }
	public override NameObjectCollectionBase.KeysCollection Keys { get; }
	public override string[] AllKeys { get; }
}
public sealed class WebPermission : global::System.Security.CodeAccessPermission {
	public WebPermission();
	public WebPermission(NetworkAccess access, string uriString);
	public WebPermission(NetworkAccess access, Regex uriRegex);
	public void AddPermission(NetworkAccess access, string uriString);
	public void AddPermission(NetworkAccess access, Regex uriRegex);
	public override global::System.Security.IPermission Copy();
	public override void FromXml(SecurityElement securityElement);
	public override global::System.Security.IPermission Intersect(global::System.Security.IPermission target);
	public override bool IsSubsetOf(global::System.Security.IPermission target);
	public bool IsUnrestricted();
	public override SecurityElement ToXml();
	public override global::System.Security.IPermission Union(global::System.Security.IPermission target);
	public IEnumerator AcceptList { get; }
	public IEnumerator ConnectList { get; }
}
public sealed class WebPermissionAttribute {
	public override global::System.Security.IPermission CreatePermission();
	public string Accept { get; set; }
	public string AcceptPattern { get; set; }
	public string Connect { get; set; }
	public string ConnectPattern { get; set; }
}
public class WebProxy : IWebProxy, ISerializable {
	public WebProxy();
	public WebProxy(Uri Address);
	public WebProxy(Uri Address, bool BypassOnLocal);
	public WebProxy(Uri Address, bool BypassOnLocal, string[] BypassList);
	public WebProxy(Uri Address, bool BypassOnLocal, string[] BypassList, ICredentials Credentials);
	public WebProxy(string Host, int Port);
	public WebProxy(string Address);
	public WebProxy(string Address, bool BypassOnLocal);
	public WebProxy(string Address, bool BypassOnLocal, string[] BypassList);
	public WebProxy(string Address, bool BypassOnLocal, string[] BypassList, ICredentials Credentials);
	public Uri GetProxy(Uri destination);
	public bool IsBypassed(Uri host);
	public static WebProxy GetDefaultProxy();
	public Uri Address { get; set; }
	public bool BypassProxyOnLocal { get; set; }
	public string[] BypassList { get; set; }
	public ArrayList BypassArrayList { get; }
	public ICredentials Credentials { get; set; }
	public bool UseDefaultCredentials { get; set; }
}
public abstract class WebRequest : MarshalByRefObject, ISerializable {
	protected WebRequest();
	public static WebRequest Create(string requestUriString);
	public static WebRequest Create(Uri requestUri);
	public static WebRequest CreateDefault(Uri requestUri);
	public static HttpWebRequest CreateHttp(string requestUriString);
	public static HttpWebRequest CreateHttp(Uri requestUri);
	public static bool RegisterPrefix(string prefix, IWebRequestCreate creator);
	public virtual Stream GetRequestStream();
	public virtual WebResponse GetResponse();
	public virtual IAsyncResult BeginGetResponse(AsyncCallback callback, object state);
	public virtual WebResponse EndGetResponse(IAsyncResult asyncResult);
	public virtual IAsyncResult BeginGetRequestStream(AsyncCallback callback, object state);
	public virtual Stream EndGetRequestStream(IAsyncResult asyncResult);
	public virtual Task<Stream> GetRequestStreamAsync();
	public virtual Task<WebResponse> GetResponseAsync();
	public virtual void Abort();
	public static IWebProxy GetSystemWebProxy();
	public static global::System.Net.Cache.RequestCachePolicy DefaultCachePolicy { get; set; }
	public virtual global::System.Net.Cache.RequestCachePolicy CachePolicy { get; set; }
	public global::System.Net.Security.AuthenticationLevel AuthenticationLevel { get; set; }
	public global::System.Security.Principal.TokenImpersonationLevel ImpersonationLevel { get; set; }
	public virtual string ConnectionGroupName { get; set; }
	public virtual string Method { get; set; }
	public virtual Uri RequestUri { get; }
	public virtual WebHeaderCollection Headers { get; set; }
	public virtual long ContentLength { get; set; }
	public virtual string ContentType { get; set; }
	public virtual ICredentials Credentials { get; set; }
	public virtual int Timeout { get; set; }
	public virtual bool UseDefaultCredentials { get; set; }
	public static IWebProxy DefaultWebProxy { get; set; }
	public virtual bool PreAuthenticate { get; set; }
	public virtual IWebProxy Proxy { get; set; }
}
public static class WebRequestMethods {
	public static class Ftp {
		public const string DownloadFile = "RETR";
		public const string ListDirectory = "NLST";
		public const string UploadFile = "STOR";
		public const string DeleteFile = "DELE";
		public const string AppendFile = "APPE";
		public const string GetFileSize = "SIZE";
		public const string UploadFileWithUniqueName = "STOU";
		public const string MakeDirectory = "MKD";
		public const string RemoveDirectory = "RMD";
		public const string ListDirectoryDetails = "LIST";
		public const string GetDateTimestamp = "MDTM";
		public const string PrintWorkingDirectory = "PWD";
		public const string Rename = "RENAME";
	}
	public static class Http {
		public const string Get = "GET";
		public const string Connect = "CONNECT";
		public const string Head = "HEAD";
		public const string Put = "PUT";
		public const string Post = "POST";
		public const string MkCol = "MKCOL";
	}
	public static class File {
		public const string DownloadFile = "GET";
		public const string UploadFile = "PUT";
	}
}
public abstract class WebResponse : MarshalByRefObject, ISerializable, IDisposable {
	protected WebResponse();
	public virtual void Close();
	public void Dispose();
	protected virtual void Dispose(bool disposing);
	public virtual Stream GetResponseStream();
	public virtual long ContentLength { get; set; }
	public virtual string ContentType { get; set; }
	public virtual bool IsFromCache { get; }
	public virtual bool IsMutuallyAuthenticated { get; }
	public virtual Uri ResponseUri { get; }
	public virtual WebHeaderCollection Headers { get; }
	public virtual bool SupportsHeaders { get; }
}
public static class WebUtility {
	public static string HtmlEncode(string value);
	public static void HtmlEncode(string value, TextWriter output);
	public static string HtmlDecode(string value);
	public static void HtmlDecode(string value, TextWriter output);
	public static string UrlEncode(string value);
	public static byte[] UrlEncodeToBytes(byte[] value, int offset, int count);
	public static string UrlDecode(string encodedValue);
	public static byte[] UrlDecodeToBytes(byte[] encodedValue, int offset, int count);
}
public class WriteStreamClosedEventArgs : EventArgs {
	public WriteStreamClosedEventArgs();
	public Exception Error { get; }
}
public delegate void WriteStreamClosedEventHandler(object sender, WriteStreamClosedEventArgs e);
