// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Features;
using Microsoft.AspNetCore.Routing;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.FileProviders;
using Microsoft.Extensions.Primitives;
using System;
using System.Collections;
using System.Collections.Generic;
using System.IO;
using System.IO.Pipelines;
using System.Net;
using System.Net.WebSockets;
using System.Security.Claims;
using System.Security.Cryptography.X509Certificates;
using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Threading;
using System.Threading.Tasks;
public abstract class ConnectionInfo {
	public abstract Task<X509Certificate2> GetClientCertificateAsync(CancellationToken cancellationToken = default);
	public virtual void RequestClose();
	protected ConnectionInfo();
	public abstract string Id { get; set; }
	public abstract IPAddress RemoteIpAddress { get; set; }
	public abstract int RemotePort { get; set; }
	public abstract IPAddress LocalIpAddress { get; set; }
	public abstract int LocalPort { get; set; }
	public abstract X509Certificate2 ClientCertificate { get; set; }
}
public class CookieOptions {
	public CookieOptions();
	public CookieOptions(CookieOptions options);
	public global::Microsoft.Net.Http.Headers.SetCookieHeaderValue CreateCookieHeader(string name, string value);
	public string Domain { get; set; }
	public string Path { get; set; }
	public DateTimeOffset? Expires { get; set; }
	public bool Secure { get; set; }
	public global::Microsoft.AspNetCore.Http.SameSiteMode SameSite { get; set; }
	public bool HttpOnly { get; set; }
	public TimeSpan? MaxAge { get; set; }
	public bool IsEssential { get; set; }
	public IList<string> Extensions { get; }
}
public sealed class DefaultHttpContext : HttpContext {
	public DefaultHttpContext();
	public DefaultHttpContext(IFeatureCollection features);
	public void Initialize(IFeatureCollection features);
	public void Uninitialize();
	public global::Microsoft.AspNetCore.Http.Features.FormOptions FormOptions { get; set; }
	public IServiceScopeFactory ServiceScopeFactory { get; set; }
	public HttpContext HttpContext { get; }
}
public class Endpoint {
	public Endpoint(RequestDelegate requestDelegate, EndpointMetadataCollection metadata, string displayName);
	public string DisplayName { get; }
	public EndpointMetadataCollection Metadata { get; }
	public RequestDelegate RequestDelegate { get; }
}
public sealed class EndpointMetadataCollection : IReadOnlyList<object>, IEnumerable<object>, IEnumerable, IReadOnlyCollection<object> {
	public static readonly EndpointMetadataCollection Empty;
	public EndpointMetadataCollection(IEnumerable<object> items);
	public EndpointMetadataCollection(params object[] items);
	public T GetMetadata<T>() where T : class;
	public IReadOnlyList<T> GetOrderedMetadata<T>() where T : class;
	public T GetRequiredMetadata<T>() where T : class;
	public EndpointMetadataCollection.Enumerator GetEnumerator();
	public object this[int index] { get; }
	public int Count { get; }
	public struct Enumerator : IEnumerator<object>, IEnumerator, IDisposable {
		public void Dispose();
		public bool MoveNext();
		public void Reset();
		public object Current { get; }
	}
}
public readonly struct FragmentString : IEquatable<FragmentString> {
	public static readonly FragmentString Empty;
	public FragmentString(string value);
	public string ToUriComponent();
	public static FragmentString FromUriComponent(string uriComponent);
	public static FragmentString FromUriComponent(Uri uri);
	public bool Equals(FragmentString other);
	public static bool operator ==(FragmentString left, FragmentString right);
	public static bool operator !=(FragmentString left, FragmentString right);
	public string Value { get; }
	public bool HasValue { get; }
}
public readonly struct HostString : IEquatable<HostString> {
	public HostString(string value);
	public HostString(string host, int port);
	public string ToUriComponent();
	public static HostString FromUriComponent(string uriComponent);
	public static HostString FromUriComponent(Uri uri);
	public static bool MatchesAny(StringSegment value, IList<StringSegment> patterns);
	public bool Equals(HostString other);
	public static bool operator ==(HostString left, HostString right);
	public static bool operator !=(HostString left, HostString right);
	public string Value { get; }
	public bool HasValue { get; }
	public string Host { get; }
	public int? Port { get; }
}
public abstract class HttpContext {
	public abstract void Abort();
	protected HttpContext();
	public abstract IFeatureCollection Features { get; }
	public abstract HttpRequest Request { get; }
	public abstract HttpResponse Response { get; }
	public abstract ConnectionInfo Connection { get; }
	public abstract WebSocketManager WebSockets { get; }
	public abstract ClaimsPrincipal User { get; set; }
	public abstract IDictionary<object, object> Items { get; set; }
	public abstract IServiceProvider RequestServices { get; set; }
	public abstract CancellationToken RequestAborted { get; set; }
	public abstract string TraceIdentifier { get; set; }
	public abstract ISession Session { get; set; }
}
public class HttpContextAccessor : IHttpContextAccessor {
	public HttpContextAccessor();
	public HttpContext HttpContext { get; set; }
}
public static class HttpMethods {
	public static readonly string Connect;
	public static readonly string Delete;
	public static readonly string Get;
	public static readonly string Head;
	public static readonly string Options;
	public static readonly string Patch;
	public static readonly string Post;
	public static readonly string Put;
	public static readonly string Trace;
	public static bool IsConnect(string method);
	public static bool IsDelete(string method);
	public static bool IsGet(string method);
	public static bool IsHead(string method);
	public static bool IsOptions(string method);
	public static bool IsPatch(string method);
	public static bool IsPost(string method);
	public static bool IsPut(string method);
	public static bool IsTrace(string method);
	public static string GetCanonicalizedValue(string method);
	public static bool Equals(string methodA, string methodB);
}
public abstract class HttpRequest {
	public abstract Task<IFormCollection> ReadFormAsync(CancellationToken cancellationToken = default);
	protected HttpRequest();
	public abstract HttpContext HttpContext { get; }
	public abstract string Method { get; set; }
	public abstract string Scheme { get; set; }
	public abstract bool IsHttps { get; set; }
	public abstract HostString Host { get; set; }
	public abstract PathString PathBase { get; set; }
	public abstract PathString Path { get; set; }
	public abstract QueryString QueryString { get; set; }
	public abstract IQueryCollection Query { get; set; }
	public abstract string Protocol { get; set; }
	public abstract IHeaderDictionary Headers { get; }
	public abstract IRequestCookieCollection Cookies { get; set; }
	public abstract long? ContentLength { get; set; }
	public abstract string ContentType { get; set; }
	public abstract Stream Body { get; set; }
	public virtual PipeReader BodyReader { get; }
	public abstract bool HasFormContentType { get; }
	public abstract IFormCollection Form { get; set; }
	public virtual RouteValueDictionary RouteValues { get; set; }
}
public static class HttpRequestJsonExtensions {
	public static ValueTask<TValue> ReadFromJsonAsync<TValue>(this HttpRequest request, CancellationToken cancellationToken = default);
	public static ValueTask<TValue> ReadFromJsonAsync<TValue>(this HttpRequest request, JsonSerializerOptions options, CancellationToken cancellationToken = default);
	public static ValueTask<TValue> ReadFromJsonAsync<TValue>(this HttpRequest request, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo<TValue> jsonTypeInfo, CancellationToken cancellationToken = default);
	public static ValueTask<object> ReadFromJsonAsync(this HttpRequest request, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo jsonTypeInfo, CancellationToken cancellationToken = default);
	public static ValueTask<object> ReadFromJsonAsync(this HttpRequest request, Type type, CancellationToken cancellationToken = default);
	public static ValueTask<object> ReadFromJsonAsync(this HttpRequest request, Type type, JsonSerializerOptions options, CancellationToken cancellationToken = default);
	public static ValueTask<object> ReadFromJsonAsync(this HttpRequest request, Type type, JsonSerializerContext context, CancellationToken cancellationToken = default);
	public static bool HasJsonContentType(this HttpRequest request);
}
public abstract class HttpResponse {
	public abstract void OnStarting(Func<object, Task> callback, object state);
	public virtual void OnStarting(Func<Task> callback);
	public abstract void OnCompleted(Func<object, Task> callback, object state);
	public virtual void RegisterForDispose(IDisposable disposable);
	public virtual void RegisterForDisposeAsync(IAsyncDisposable disposable);
	public virtual void OnCompleted(Func<Task> callback);
	public virtual void Redirect(string location);
	public abstract void Redirect(string location, bool permanent);
	public virtual Task StartAsync(CancellationToken cancellationToken = default);
	public virtual Task CompleteAsync();
	protected HttpResponse();
	public abstract HttpContext HttpContext { get; }
	public abstract int StatusCode { get; set; }
	public abstract IHeaderDictionary Headers { get; }
	public abstract Stream Body { get; set; }
	public virtual PipeWriter BodyWriter { get; }
	public abstract long? ContentLength { get; set; }
	public abstract string ContentType { get; set; }
	public abstract IResponseCookies Cookies { get; }
	public abstract bool HasStarted { get; }
}
public static class HttpResponseJsonExtensions {
	public static Task WriteAsJsonAsync<TValue>(this HttpResponse response, TValue value, CancellationToken cancellationToken = default);
	public static Task WriteAsJsonAsync<TValue>(this HttpResponse response, TValue value, JsonSerializerOptions options, CancellationToken cancellationToken = default);
	public static Task WriteAsJsonAsync<TValue>(this HttpResponse response, TValue value, JsonSerializerOptions options, string contentType, CancellationToken cancellationToken = default);
	public static Task WriteAsJsonAsync<TValue>(this HttpResponse response, TValue value, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo<TValue> jsonTypeInfo, string contentType = null, CancellationToken cancellationToken = default);
	public static Task WriteAsJsonAsync(this HttpResponse response, object value, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo jsonTypeInfo, string contentType = null, CancellationToken cancellationToken = default);
	public static Task WriteAsJsonAsync(this HttpResponse response, object value, Type type, CancellationToken cancellationToken = default);
	public static Task WriteAsJsonAsync(this HttpResponse response, object value, Type type, JsonSerializerOptions options, CancellationToken cancellationToken = default);
	public static Task WriteAsJsonAsync(this HttpResponse response, object value, Type type, JsonSerializerOptions options, string contentType, CancellationToken cancellationToken = default);
	public static Task WriteAsJsonAsync(this HttpResponse response, object value, Type type, JsonSerializerContext context, string contentType = null, CancellationToken cancellationToken = default);
}
public static class HttpResponseWritingExtensions {
	public static Task WriteAsync(this HttpResponse response, string text, CancellationToken cancellationToken = default);
	public static Task WriteAsync(this HttpResponse response, string text, Encoding encoding, CancellationToken cancellationToken = default);
}
public interface IFormCollection : IEnumerable<KeyValuePair<string, StringValues>>, IEnumerable {
	bool ContainsKey(string key);
	bool TryGetValue(string key, out StringValues value);
	int Count { get; }
	ICollection<string> Keys { get; }
	StringValues this[string key] { get; }
	IFormFileCollection Files { get; }
}
public interface IFormFile {
	Stream OpenReadStream();
	void CopyTo(Stream target);
	Task CopyToAsync(Stream target, CancellationToken cancellationToken = default);
	string ContentType { get; }
	string ContentDisposition { get; }
	IHeaderDictionary Headers { get; }
	long Length { get; }
	string Name { get; }
	string FileName { get; }
}
public interface IFormFileCollection : IReadOnlyList<IFormFile>, IEnumerable<IFormFile>, IEnumerable, IReadOnlyCollection<IFormFile> {
	IFormFile GetFile(string name);
	IReadOnlyList<IFormFile> GetFiles(string name);
	IFormFile this[string name] { get; }
}
public interface IHeaderDictionary : IDictionary<string, StringValues>, ICollection<KeyValuePair<string, StringValues>>, IEnumerable<KeyValuePair<string, StringValues>>, IEnumerable {
	StringValues this[string key] { get; set; }
	long? ContentLength { get; set; }
	StringValues Accept { get; set; }
	StringValues AcceptCharset { get; set; }
	StringValues AcceptEncoding { get; set; }
	StringValues AcceptLanguage { get; set; }
	StringValues AcceptRanges { get; set; }
	StringValues AccessControlAllowCredentials { get; set; }
	StringValues AccessControlAllowHeaders { get; set; }
	StringValues AccessControlAllowMethods { get; set; }
	StringValues AccessControlAllowOrigin { get; set; }
	StringValues AccessControlExposeHeaders { get; set; }
	StringValues AccessControlMaxAge { get; set; }
	StringValues AccessControlRequestHeaders { get; set; }
	StringValues AccessControlRequestMethod { get; set; }
	StringValues Age { get; set; }
	StringValues Allow { get; set; }
	StringValues AltSvc { get; set; }
	StringValues Authorization { get; set; }
	StringValues Baggage { get; set; }
	StringValues CacheControl { get; set; }
	StringValues Connection { get; set; }
	StringValues ContentDisposition { get; set; }
	StringValues ContentEncoding { get; set; }
	StringValues ContentLanguage { get; set; }
	StringValues ContentLocation { get; set; }
	StringValues ContentMD5 { get; set; }
	StringValues ContentRange { get; set; }
	StringValues ContentSecurityPolicy { get; set; }
	StringValues ContentSecurityPolicyReportOnly { get; set; }
	StringValues ContentType { get; set; }
	StringValues CorrelationContext { get; set; }
	StringValues Cookie { get; set; }
	StringValues Date { get; set; }
	StringValues ETag { get; set; }
	StringValues Expires { get; set; }
	StringValues Expect { get; set; }
	StringValues From { get; set; }
	StringValues GrpcAcceptEncoding { get; set; }
	StringValues GrpcEncoding { get; set; }
	StringValues GrpcMessage { get; set; }
	StringValues GrpcStatus { get; set; }
	StringValues GrpcTimeout { get; set; }
	StringValues Host { get; set; }
	StringValues KeepAlive { get; set; }
	StringValues IfMatch { get; set; }
	StringValues IfModifiedSince { get; set; }
	StringValues IfNoneMatch { get; set; }
	StringValues IfRange { get; set; }
	StringValues IfUnmodifiedSince { get; set; }
	StringValues LastModified { get; set; }
	StringValues Link { get; set; }
	StringValues Location { get; set; }
	StringValues MaxForwards { get; set; }
	StringValues Origin { get; set; }
	StringValues Pragma { get; set; }
	StringValues ProxyAuthenticate { get; set; }
	StringValues ProxyAuthorization { get; set; }
	StringValues ProxyConnection { get; set; }
	StringValues Range { get; set; }
	StringValues Referer { get; set; }
	StringValues RetryAfter { get; set; }
	StringValues RequestId { get; set; }
	StringValues SecWebSocketAccept { get; set; }
	StringValues SecWebSocketKey { get; set; }
	StringValues SecWebSocketProtocol { get; set; }
	StringValues SecWebSocketVersion { get; set; }
	StringValues SecWebSocketExtensions { get; set; }
	StringValues Server { get; set; }
	StringValues SetCookie { get; set; }
	StringValues StrictTransportSecurity { get; set; }
	StringValues TE { get; set; }
	StringValues Trailer { get; set; }
	StringValues TransferEncoding { get; set; }
	StringValues Translate { get; set; }
	StringValues TraceParent { get; set; }
	StringValues TraceState { get; set; }
	StringValues Upgrade { get; set; }
	StringValues UpgradeInsecureRequests { get; set; }
	StringValues UserAgent { get; set; }
	StringValues Vary { get; set; }
	StringValues Via { get; set; }
	StringValues Warning { get; set; }
	StringValues WebSocketSubProtocols { get; set; }
	StringValues WWWAuthenticate { get; set; }
	StringValues XContentTypeOptions { get; set; }
	StringValues XFrameOptions { get; set; }
	StringValues XPoweredBy { get; set; }
	StringValues XRequestedWith { get; set; }
	StringValues XUACompatible { get; set; }
	StringValues XXSSProtection { get; set; }
}
public interface IHttpContextAccessor {
	HttpContext HttpContext { get; set; }
}
public interface IHttpContextFactory {
	HttpContext Create(IFeatureCollection featureCollection);
	void Dispose(HttpContext httpContext);
}
public interface IMiddleware {
	Task InvokeAsync(HttpContext context, RequestDelegate next);
}
public interface IQueryCollection : IEnumerable<KeyValuePair<string, StringValues>>, IEnumerable {
	bool ContainsKey(string key);
	bool TryGetValue(string key, out StringValues value);
	int Count { get; }
	ICollection<string> Keys { get; }
	StringValues this[string key] { get; }
}
public interface IRequestCookieCollection : IEnumerable<KeyValuePair<string, string>>, IEnumerable {
	bool ContainsKey(string key);
	bool TryGetValue(string key, out string value);
	int Count { get; }
	ICollection<string> Keys { get; }
	string this[string key] { get; }
}
public interface IResponseCookies {
	void Append(string key, string value);
	void Append(string key, string value, CookieOptions options);
	void Append(ReadOnlySpan<KeyValuePair<string, string>> keyValuePairs, CookieOptions options);
	void Delete(string key);
	void Delete(string key, CookieOptions options);
}
public interface IResult {
	Task ExecuteAsync(HttpContext httpContext);
}
public interface ISession {
	Task LoadAsync(CancellationToken cancellationToken = default);
	Task CommitAsync(CancellationToken cancellationToken = default);
	bool TryGetValue(string key, out byte[] value);
	void Set(string key, byte[] value);
	void Remove(string key);
	void Clear();
	bool IsAvailable { get; }
	string Id { get; }
	IEnumerable<string> Keys { get; }
}
public readonly struct PathString : IEquatable<PathString> {
	public static readonly PathString Empty;
	public PathString(string value);
	public string ToUriComponent();
	public static PathString FromUriComponent(string uriComponent);
	public static PathString FromUriComponent(Uri uri);
	public bool StartsWithSegments(PathString other);
	public bool StartsWithSegments(PathString other, StringComparison comparisonType);
	public bool StartsWithSegments(PathString other, out PathString remaining);
	public bool StartsWithSegments(PathString other, StringComparison comparisonType, out PathString remaining);
	public bool StartsWithSegments(PathString other, out PathString matched, out PathString remaining);
	public bool StartsWithSegments(PathString other, StringComparison comparisonType, out PathString matched, out PathString remaining);
	public PathString Add(PathString other);
	public string Add(QueryString other);
	public bool Equals(PathString other);
	public bool Equals(PathString other, StringComparison comparisonType);
	public static bool operator ==(PathString left, PathString right);
	public static bool operator !=(PathString left, PathString right);
	public static string operator +(string left, PathString right);
	public static string operator +(PathString left, string right);
	public static PathString operator +(PathString left, PathString right);
	public static string operator +(PathString left, QueryString right);
	public static implicit operator PathString(string s);
	public static implicit operator string(PathString path);
	public string Value { get; }
	public bool HasValue { get; }
}
public readonly struct QueryString : IEquatable<QueryString> {
	public static readonly QueryString Empty;
	public QueryString(string value);
	public string ToUriComponent();
	public static QueryString FromUriComponent(string uriComponent);
	public static QueryString FromUriComponent(Uri uri);
	public static QueryString Create(string name, string value);
	public static QueryString Create(IEnumerable<KeyValuePair<string, string>> parameters);
	public static QueryString Create(IEnumerable<KeyValuePair<string, StringValues>> parameters);
	public QueryString Add(QueryString other);
	public QueryString Add(string name, string value);
	public bool Equals(QueryString other);
	public static bool operator ==(QueryString left, QueryString right);
	public static bool operator !=(QueryString left, QueryString right);
	public static QueryString operator +(QueryString left, QueryString right);
	public string Value { get; }
	public bool HasValue { get; }
}
public delegate Task RequestDelegate(HttpContext context);
public static class SendFileResponseExtensions {
	public static Task SendFileAsync(this HttpResponse response, IFileInfo @file, CancellationToken cancellationToken = default);
	public static Task SendFileAsync(this HttpResponse response, IFileInfo @file, long offset, long? count, CancellationToken cancellationToken = default);
	public static Task SendFileAsync(this HttpResponse response, string fileName, CancellationToken cancellationToken = default);
	public static Task SendFileAsync(this HttpResponse response, string fileName, long offset, long? count, CancellationToken cancellationToken = default);
}
public static class SessionExtensions {
	public static void SetInt32(this ISession session, string key, int value);
	public static int? GetInt32(this ISession session, string key);
	public static void SetString(this ISession session, string key, string value);
	public static string GetString(this ISession session, string key);
	public static byte[] Get(this ISession session, string key);
}
public static class StatusCodes {
	public const int Status100Continue = 100;
	public const int Status101SwitchingProtocols = 101;
	public const int Status102Processing = 102;
	public const int Status200OK = 200;
	public const int Status201Created = 201;
	public const int Status202Accepted = 202;
	public const int Status203NonAuthoritative = 203;
	public const int Status204NoContent = 204;
	public const int Status205ResetContent = 205;
	public const int Status206PartialContent = 206;
	public const int Status207MultiStatus = 207;
	public const int Status208AlreadyReported = 208;
	public const int Status226IMUsed = 226;
	public const int Status300MultipleChoices = 300;
	public const int Status301MovedPermanently = 301;
	public const int Status302Found = 302;
	public const int Status303SeeOther = 303;
	public const int Status304NotModified = 304;
	public const int Status305UseProxy = 305;
	public const int Status306SwitchProxy = 306;
	public const int Status307TemporaryRedirect = 307;
	public const int Status308PermanentRedirect = 308;
	public const int Status400BadRequest = 400;
	public const int Status401Unauthorized = 401;
	public const int Status402PaymentRequired = 402;
	public const int Status403Forbidden = 403;
	public const int Status404NotFound = 404;
	public const int Status405MethodNotAllowed = 405;
	public const int Status406NotAcceptable = 406;
	public const int Status407ProxyAuthenticationRequired = 407;
	public const int Status408RequestTimeout = 408;
	public const int Status409Conflict = 409;
	public const int Status410Gone = 410;
	public const int Status411LengthRequired = 411;
	public const int Status412PreconditionFailed = 412;
	public const int Status413RequestEntityTooLarge = 413;
	public const int Status413PayloadTooLarge = 413;
	public const int Status414RequestUriTooLong = 414;
	public const int Status414UriTooLong = 414;
	public const int Status415UnsupportedMediaType = 415;
	public const int Status416RequestedRangeNotSatisfiable = 416;
	public const int Status416RangeNotSatisfiable = 416;
	public const int Status417ExpectationFailed = 417;
	public const int Status418ImATeapot = 418;
	public const int Status419AuthenticationTimeout = 419;
	public const int Status421MisdirectedRequest = 421;
	public const int Status422UnprocessableEntity = 422;
	public const int Status423Locked = 423;
	public const int Status424FailedDependency = 424;
	public const int Status426UpgradeRequired = 426;
	public const int Status428PreconditionRequired = 428;
	public const int Status429TooManyRequests = 429;
	public const int Status431RequestHeaderFieldsTooLarge = 431;
	public const int Status451UnavailableForLegalReasons = 451;
	public const int Status499ClientClosedRequest = 499;
	public const int Status500InternalServerError = 500;
	public const int Status501NotImplemented = 501;
	public const int Status502BadGateway = 502;
	public const int Status503ServiceUnavailable = 503;
	public const int Status504GatewayTimeout = 504;
	public const int Status505HttpVersionNotsupported = 505;
	public const int Status506VariantAlsoNegotiates = 506;
	public const int Status507InsufficientStorage = 507;
	public const int Status508LoopDetected = 508;
	public const int Status510NotExtended = 510;
	public const int Status511NetworkAuthenticationRequired = 511;
}
public abstract class WebSocketManager {
	public virtual Task<WebSocket> AcceptWebSocketAsync();
	public abstract Task<WebSocket> AcceptWebSocketAsync(string subProtocol);
	public virtual Task<WebSocket> AcceptWebSocketAsync(global::Microsoft.AspNetCore.Http.WebSocketAcceptContext acceptContext);
	protected WebSocketManager();
	public abstract bool IsWebSocketRequest { get; }
	public abstract IList<string> WebSocketRequestedProtocols { get; }
}
