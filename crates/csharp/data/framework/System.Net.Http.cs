// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Net.Http;
using System.Collections;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Collections.Specialized;
using System.Diagnostics.Metrics;
using System.IO;
using System.Net.Http.Headers;
using System.Net.Security;
using System.Security.Authentication;
using System.Security.Cryptography.X509Certificates;
using System.Text;
using System.Threading;
using System.Threading.Tasks;
public class ByteArrayContent : HttpContent {
	public ByteArrayContent(byte[] content);
	public ByteArrayContent(byte[] content, int offset, int count);
	protected override void SerializeToStream(Stream stream, TransportContext context, CancellationToken cancellationToken);
	protected override Task SerializeToStreamAsync(Stream stream, TransportContext context);
	protected override Task SerializeToStreamAsync(Stream stream, TransportContext context, CancellationToken cancellationToken);
	protected internal override bool TryComputeLength(out long length);
	protected override Stream CreateContentReadStream(CancellationToken cancellationToken);
	protected override Task<Stream> CreateContentReadStreamAsync();
}
public enum ClientCertificateOption { Manual = 0, Automatic = 1 }
public abstract class DelegatingHandler : HttpMessageHandler {
	protected DelegatingHandler();
	protected DelegatingHandler(HttpMessageHandler innerHandler);
	protected internal override HttpResponseMessage Send(HttpRequestMessage request, CancellationToken cancellationToken);
	protected internal override Task<HttpResponseMessage> SendAsync(HttpRequestMessage request, CancellationToken cancellationToken);
	protected override void Dispose(bool disposing);
	public HttpMessageHandler InnerHandler { get; set; }
}
public class FormUrlEncodedContent : ByteArrayContent {
	public FormUrlEncodedContent(IEnumerable<KeyValuePair<string, string>> nameValueCollection);
	protected override Task SerializeToStreamAsync(Stream stream, TransportContext context, CancellationToken cancellationToken);
}
public delegate Encoding HeaderEncodingSelector<TContext>(string headerName, TContext context);
public class HttpClient : HttpMessageInvoker {
	public HttpClient();
	public HttpClient(HttpMessageHandler handler);
	public HttpClient(HttpMessageHandler handler, bool disposeHandler);
	public Task<string> GetStringAsync(string requestUri);
	public Task<string> GetStringAsync(Uri requestUri);
	public Task<string> GetStringAsync(string requestUri, CancellationToken cancellationToken);
	public Task<string> GetStringAsync(Uri requestUri, CancellationToken cancellationToken);
	public Task<byte[]> GetByteArrayAsync(string requestUri);
	public Task<byte[]> GetByteArrayAsync(Uri requestUri);
	public Task<byte[]> GetByteArrayAsync(string requestUri, CancellationToken cancellationToken);
	public Task<byte[]> GetByteArrayAsync(Uri requestUri, CancellationToken cancellationToken);
	public Task<Stream> GetStreamAsync(string requestUri);
	public Task<Stream> GetStreamAsync(string requestUri, CancellationToken cancellationToken);
	public Task<Stream> GetStreamAsync(Uri requestUri);
	public Task<Stream> GetStreamAsync(Uri requestUri, CancellationToken cancellationToken);
	public Task<HttpResponseMessage> GetAsync(string requestUri);
	public Task<HttpResponseMessage> GetAsync(Uri requestUri);
	public Task<HttpResponseMessage> GetAsync(string requestUri, HttpCompletionOption completionOption);
	public Task<HttpResponseMessage> GetAsync(Uri requestUri, HttpCompletionOption completionOption);
	public Task<HttpResponseMessage> GetAsync(string requestUri, CancellationToken cancellationToken);
	public Task<HttpResponseMessage> GetAsync(Uri requestUri, CancellationToken cancellationToken);
	public Task<HttpResponseMessage> GetAsync(string requestUri, HttpCompletionOption completionOption, CancellationToken cancellationToken);
	public Task<HttpResponseMessage> GetAsync(Uri requestUri, HttpCompletionOption completionOption, CancellationToken cancellationToken);
	public Task<HttpResponseMessage> PostAsync(string requestUri, HttpContent content);
	public Task<HttpResponseMessage> PostAsync(Uri requestUri, HttpContent content);
	public Task<HttpResponseMessage> PostAsync(string requestUri, HttpContent content, CancellationToken cancellationToken);
	public Task<HttpResponseMessage> PostAsync(Uri requestUri, HttpContent content, CancellationToken cancellationToken);
	public Task<HttpResponseMessage> PutAsync(string requestUri, HttpContent content);
	public Task<HttpResponseMessage> PutAsync(Uri requestUri, HttpContent content);
	public Task<HttpResponseMessage> PutAsync(string requestUri, HttpContent content, CancellationToken cancellationToken);
	public Task<HttpResponseMessage> PutAsync(Uri requestUri, HttpContent content, CancellationToken cancellationToken);
	public Task<HttpResponseMessage> PatchAsync(string requestUri, HttpContent content);
	public Task<HttpResponseMessage> PatchAsync(Uri requestUri, HttpContent content);
	public Task<HttpResponseMessage> PatchAsync(string requestUri, HttpContent content, CancellationToken cancellationToken);
	public Task<HttpResponseMessage> PatchAsync(Uri requestUri, HttpContent content, CancellationToken cancellationToken);
	public Task<HttpResponseMessage> DeleteAsync(string requestUri);
	public Task<HttpResponseMessage> DeleteAsync(Uri requestUri);
	public Task<HttpResponseMessage> DeleteAsync(string requestUri, CancellationToken cancellationToken);
	public Task<HttpResponseMessage> DeleteAsync(Uri requestUri, CancellationToken cancellationToken);
	public HttpResponseMessage Send(HttpRequestMessage request);
	public HttpResponseMessage Send(HttpRequestMessage request, HttpCompletionOption completionOption);
	public override HttpResponseMessage Send(HttpRequestMessage request, CancellationToken cancellationToken);
	public HttpResponseMessage Send(HttpRequestMessage request, HttpCompletionOption completionOption, CancellationToken cancellationToken);
	public Task<HttpResponseMessage> SendAsync(HttpRequestMessage request);
	public override Task<HttpResponseMessage> SendAsync(HttpRequestMessage request, CancellationToken cancellationToken);
	public Task<HttpResponseMessage> SendAsync(HttpRequestMessage request, HttpCompletionOption completionOption);
	public Task<HttpResponseMessage> SendAsync(HttpRequestMessage request, HttpCompletionOption completionOption, CancellationToken cancellationToken);
	public void CancelPendingRequests();
	protected override void Dispose(bool disposing);
	public static IWebProxy DefaultProxy { get; set; }
	public HttpRequestHeaders DefaultRequestHeaders { get; }
	public Version DefaultRequestVersion { get; set; }
	public HttpVersionPolicy DefaultVersionPolicy { get; set; }
	public Uri BaseAddress { get; set; }
	public TimeSpan Timeout { get; set; }
	public long MaxResponseContentBufferSize { get; set; }
}
public static class HttpClientExtensions {
	public static Task<HttpResponseMessage> PostAsJsonAsync<T>(this HttpClient client, string requestUri, T value);
	public static Task<HttpResponseMessage> PostAsJsonAsync<T>(this HttpClient client, string requestUri, T value, CancellationToken cancellationToken);
	public static Task<HttpResponseMessage> PostAsXmlAsync<T>(this HttpClient client, string requestUri, T value);
	public static Task<HttpResponseMessage> PostAsXmlAsync<T>(this HttpClient client, string requestUri, T value, CancellationToken cancellationToken);
	public static Task<HttpResponseMessage> PostAsync<T>(this HttpClient client, string requestUri, T value, global::System.Net.Http.Formatting.MediaTypeFormatter formatter);
	public static Task<HttpResponseMessage> PostAsync<T>(this HttpClient client, string requestUri, T value, global::System.Net.Http.Formatting.MediaTypeFormatter formatter, string mediaType);
	public static Task<HttpResponseMessage> PostAsync<T>(this HttpClient client, string requestUri, T value, global::System.Net.Http.Formatting.MediaTypeFormatter formatter, string mediaType, CancellationToken cancellationToken);
	public static Task<HttpResponseMessage> PostAsync<T>(this HttpClient client, string requestUri, T value, global::System.Net.Http.Formatting.MediaTypeFormatter formatter, CancellationToken cancellationToken);
	public static Task<HttpResponseMessage> PutAsJsonAsync<T>(this HttpClient client, string requestUri, T value);
	public static Task<HttpResponseMessage> PutAsJsonAsync<T>(this HttpClient client, string requestUri, T value, CancellationToken cancellationToken);
	public static Task<HttpResponseMessage> PutAsXmlAsync<T>(this HttpClient client, string requestUri, T value);
	public static Task<HttpResponseMessage> PutAsXmlAsync<T>(this HttpClient client, string requestUri, T value, CancellationToken cancellationToken);
	public static Task<HttpResponseMessage> PutAsync<T>(this HttpClient client, string requestUri, T value, global::System.Net.Http.Formatting.MediaTypeFormatter formatter);
	public static Task<HttpResponseMessage> PutAsync<T>(this HttpClient client, string requestUri, T value, global::System.Net.Http.Formatting.MediaTypeFormatter formatter, string mediaType);
	public static Task<HttpResponseMessage> PutAsync<T>(this HttpClient client, string requestUri, T value, global::System.Net.Http.Formatting.MediaTypeFormatter formatter, string mediaType, CancellationToken cancellationToken);
	public static Task<HttpResponseMessage> PutAsync<T>(this HttpClient client, string requestUri, T value, global::System.Net.Http.Formatting.MediaTypeFormatter formatter, CancellationToken cancellationToken);
}
public static class HttpClientFactoryExtensions {
	public static HttpClient CreateClient(this IHttpClientFactory factory);
}
public class HttpClientHandler : HttpMessageHandler {
	public HttpClientHandler();
	protected override void Dispose(bool disposing);
	protected internal override HttpResponseMessage Send(HttpRequestMessage request, CancellationToken cancellationToken);
	protected internal override Task<HttpResponseMessage> SendAsync(HttpRequestMessage request, CancellationToken cancellationToken);
	public virtual bool SupportsAutomaticDecompression { get; }
	public virtual bool SupportsProxy { get; }
	public virtual bool SupportsRedirectConfiguration { get; }
	public IMeterFactory MeterFactory { get; set; }
	public bool UseCookies { get; set; }
	public CookieContainer CookieContainer { get; set; }
	public DecompressionMethods AutomaticDecompression { get; set; }
	public bool UseProxy { get; set; }
	public IWebProxy Proxy { get; set; }
	public ICredentials DefaultProxyCredentials { get; set; }
	public bool PreAuthenticate { get; set; }
	public bool UseDefaultCredentials { get; set; }
	public ICredentials Credentials { get; set; }
	public bool AllowAutoRedirect { get; set; }
	public int MaxAutomaticRedirections { get; set; }
	public int MaxConnectionsPerServer { get; set; }
	public long MaxRequestContentBufferSize { get; set; }
	public int MaxResponseHeadersLength { get; set; }
	public ClientCertificateOption ClientCertificateOptions { get; set; }
	public X509CertificateCollection ClientCertificates { get; }
	public Func<HttpRequestMessage, X509Certificate2, global::System.Security.Cryptography.X509Certificates.X509Chain, SslPolicyErrors, bool> ServerCertificateCustomValidationCallback { get; set; }
	public bool CheckCertificateRevocationList { get; set; }
	public SslProtocols SslProtocols { get; set; }
	public IDictionary<string, object> Properties { get; }
	public static Func<HttpRequestMessage, X509Certificate2, global::System.Security.Cryptography.X509Certificates.X509Chain, SslPolicyErrors, bool> DangerousAcceptAnyServerCertificateValidator { get; }
}
public enum HttpCompletionOption { ResponseContentRead = 0, ResponseHeadersRead = 1 }
public abstract class HttpContent : IDisposable {
	protected HttpContent();
	public Task<string> ReadAsStringAsync();
	public Task<string> ReadAsStringAsync(CancellationToken cancellationToken);
	public Task<byte[]> ReadAsByteArrayAsync();
	public Task<byte[]> ReadAsByteArrayAsync(CancellationToken cancellationToken);
	public Stream ReadAsStream();
	public Stream ReadAsStream(CancellationToken cancellationToken);
	public Task<Stream> ReadAsStreamAsync();
	public Task<Stream> ReadAsStreamAsync(CancellationToken cancellationToken);
	protected abstract Task SerializeToStreamAsync(Stream stream, TransportContext context);
	protected virtual void SerializeToStream(Stream stream, TransportContext context, CancellationToken cancellationToken);
	protected virtual Task SerializeToStreamAsync(Stream stream, TransportContext context, CancellationToken cancellationToken);
	public void CopyTo(Stream stream, TransportContext context, CancellationToken cancellationToken);
	public Task CopyToAsync(Stream stream);
	public Task CopyToAsync(Stream stream, CancellationToken cancellationToken);
	public Task CopyToAsync(Stream stream, TransportContext context);
	public Task CopyToAsync(Stream stream, TransportContext context, CancellationToken cancellationToken);
	public Task LoadIntoBufferAsync();
	public Task LoadIntoBufferAsync(long maxBufferSize);
	public Task LoadIntoBufferAsync(CancellationToken cancellationToken);
	public Task LoadIntoBufferAsync(long maxBufferSize, CancellationToken cancellationToken);
	protected virtual Stream CreateContentReadStream(CancellationToken cancellationToken);
	protected virtual Task<Stream> CreateContentReadStreamAsync();
	protected virtual Task<Stream> CreateContentReadStreamAsync(CancellationToken cancellationToken);
	protected internal abstract bool TryComputeLength(out long length);
	protected virtual void Dispose(bool disposing);
	public void Dispose();
	public HttpContentHeaders Headers { get; }
}
public static class HttpContentCollectionExtensions {
	public static IEnumerable<HttpContent> FindAllContentType(this IEnumerable<HttpContent> contents, MediaTypeHeaderValue contentType);
	public static IEnumerable<HttpContent> FindAllContentType(this IEnumerable<HttpContent> contents, string contentType);
	public static HttpContent FirstDispositionName(this IEnumerable<HttpContent> contents, string dispositionName);
	public static HttpContent FirstDispositionNameOrDefault(this IEnumerable<HttpContent> contents, string dispositionName);
	public static HttpContent FirstDispositionType(this IEnumerable<HttpContent> contents, string dispositionType);
	public static HttpContent FirstDispositionTypeOrDefault(this IEnumerable<HttpContent> contents, string dispositionType);
	public static HttpContent FirstStart(this IEnumerable<HttpContent> contents, string start);
	public static HttpContent FirstStartOrDefault(this IEnumerable<HttpContent> contents, string start);
}
public static class HttpContentExtensions {
	public static Task<object> ReadAsAsync(this HttpContent content, Type type);
	public static Task<object> ReadAsAsync(this HttpContent content, Type type, IEnumerable<global::System.Net.Http.Formatting.MediaTypeFormatter> formatters);
	public static Task<object> ReadAsAsync(this HttpContent content, Type type, IEnumerable<global::System.Net.Http.Formatting.MediaTypeFormatter> formatters, global::System.Net.Http.Formatting.IFormatterLogger formatterLogger);
	public static Task<T> ReadAsAsync<T>(this HttpContent content);
	public static Task<T> ReadAsAsync<T>(this HttpContent content, IEnumerable<global::System.Net.Http.Formatting.MediaTypeFormatter> formatters);
	public static Task<T> ReadAsAsync<T>(this HttpContent content, IEnumerable<global::System.Net.Http.Formatting.MediaTypeFormatter> formatters, global::System.Net.Http.Formatting.IFormatterLogger formatterLogger);
}
public static class HttpContentMessageExtensions {
	public static bool IsHttpRequestMessageContent(this HttpContent content);
	public static bool IsHttpResponseMessageContent(this HttpContent content);
	public static Task<HttpRequestMessage> ReadAsHttpRequestMessageAsync(this HttpContent content);
	public static Task<HttpRequestMessage> ReadAsHttpRequestMessageAsync(this HttpContent content, string uriScheme);
	public static Task<HttpRequestMessage> ReadAsHttpRequestMessageAsync(this HttpContent content, string uriScheme, int bufferSize);
	public static Task<HttpResponseMessage> ReadAsHttpResponseMessageAsync(this HttpContent content);
	public static Task<HttpResponseMessage> ReadAsHttpResponseMessageAsync(this HttpContent content, int bufferSize);
}
public static class HttpContentMultipartExtensions {
	public static bool IsMimeMultipartContent(this HttpContent content);
	public static bool IsMimeMultipartContent(this HttpContent content, string subtype);
	public static Task<IEnumerable<HttpContent>> ReadAsMultipartAsync(this HttpContent content);
	public static Task<IEnumerable<HttpContent>> ReadAsMultipartAsync(this HttpContent content, IMultipartStreamProvider streamProvider);
	public static Task<IEnumerable<HttpContent>> ReadAsMultipartAsync(this HttpContent content, IMultipartStreamProvider streamProvider, int bufferSize);
}
public class HttpIOException : IOException {
	public HttpIOException(HttpRequestError httpRequestError, string message = null, Exception innerException = null);
	public HttpRequestError HttpRequestError { get; }
	public override string Message { get; }
}
public enum HttpKeepAlivePingPolicy { WithActiveRequests = 0, Always = 1 }
public class HttpMessageContent : HttpContent {
	public HttpMessageContent(HttpRequestMessage httpRequest);
	public HttpMessageContent(HttpResponseMessage httpResponse);
	protected override void Dispose(bool disposing);
	protected override Task SerializeToStreamAsync(Stream stream, TransportContext context);
	protected override bool TryComputeLength(out long length);
	public HttpRequestMessage HttpRequestMessage { get; }
	public HttpResponseMessage HttpResponseMessage { get; }
}
public abstract class HttpMessageHandler : IDisposable {
	protected HttpMessageHandler();
	protected internal virtual HttpResponseMessage Send(HttpRequestMessage request, CancellationToken cancellationToken);
	protected internal abstract Task<HttpResponseMessage> SendAsync(HttpRequestMessage request, CancellationToken cancellationToken);
	protected virtual void Dispose(bool disposing);
	public void Dispose();
}
public static class HttpMessageHandlerFactoryExtensions {
	public static HttpMessageHandler CreateHandler(this IHttpMessageHandlerFactory factory);
}
public class HttpMessageInvoker : IDisposable {
	public HttpMessageInvoker(HttpMessageHandler handler);
	public HttpMessageInvoker(HttpMessageHandler handler, bool disposeHandler);
	public virtual HttpResponseMessage Send(HttpRequestMessage request, CancellationToken cancellationToken);
	public virtual Task<HttpResponseMessage> SendAsync(HttpRequestMessage request, CancellationToken cancellationToken);
	public void Dispose();
	protected virtual void Dispose(bool disposing);
}
public class HttpMethod : IEquatable<HttpMethod> {
	public HttpMethod(string method);
	public bool Equals(HttpMethod other);
	public static bool operator ==(HttpMethod left, HttpMethod right);
	public static bool operator !=(HttpMethod left, HttpMethod right);
	public static HttpMethod Parse(ReadOnlySpan<char> method);
	public static HttpMethod Get { get; }
	public static HttpMethod Put { get; }
	public static HttpMethod Post { get; }
	public static HttpMethod Delete { get; }
	public static HttpMethod Head { get; }
	public static HttpMethod Options { get; }
	public static HttpMethod Trace { get; }
	public static HttpMethod Patch { get; }
	public static HttpMethod Connect { get; }
	public string Method { get; }
}
public sealed class HttpProtocolException : HttpIOException {
	public HttpProtocolException(long errorCode, string message, Exception innerException);
	public long ErrorCode { get; }
}
public enum HttpRequestError { Unknown = 0, NameResolutionError = 1, ConnectionError = 2, SecureConnectionError = 3, HttpProtocolError = 4, ExtendedConnectNotSupported = 5, VersionNegotiationError = 6, UserAuthenticationError = 7, ProxyTunnelError = 8, InvalidResponse = 9, ResponseEnded = 10, ConfigurationLimitExceeded = 11 }
public class HttpRequestException : Exception {
	public HttpRequestException();
	public HttpRequestException(string message);
	public HttpRequestException(string message, Exception inner);
	public HttpRequestException(string message, Exception inner, HttpStatusCode? statusCode);
	public HttpRequestException(HttpRequestError httpRequestError, string message = null, Exception inner = null, HttpStatusCode? statusCode = default);
	public HttpRequestError HttpRequestError { get; }
	public HttpStatusCode? StatusCode { get; }
}
public static class HttpRequestHeadersExtensions {
	public static Collection<CookieHeaderValue> GetCookies(this HttpRequestHeaders headers);
}
public class HttpRequestMessage : IDisposable {
	public HttpRequestMessage();
	public HttpRequestMessage(HttpMethod method, Uri requestUri);
	public HttpRequestMessage(HttpMethod method, string requestUri);
	protected virtual void Dispose(bool disposing);
	public void Dispose();
	public Version Version { get; set; }
	public HttpVersionPolicy VersionPolicy { get; set; }
	public HttpContent Content { get; set; }
	public HttpMethod Method { get; set; }
	public Uri RequestUri { get; set; }
	public HttpRequestHeaders Headers { get; }
	public IDictionary<string, object> Properties { get; }
	public HttpRequestOptions Options { get; }
}
public static class HttpRequestMessageExtensions {
	public static HttpResponseMessage CreateResponse(this HttpRequestMessage request);
	public static HttpResponseMessage CreateResponse(this HttpRequestMessage request, HttpStatusCode statusCode);
}
public sealed class HttpRequestOptions : IDictionary<string, object>, ICollection<KeyValuePair<string, object>>, IEnumerable<KeyValuePair<string, object>>, IEnumerable, IReadOnlyDictionary<string, object>, IReadOnlyCollection<KeyValuePair<string, object>> {
	public HttpRequestOptions();
	public bool TryGetValue<TValue>(HttpRequestOptionsKey<TValue> key, out TValue value);
	public void Set<TValue>(HttpRequestOptionsKey<TValue> key, TValue value);
}
public readonly struct HttpRequestOptionsKey<TValue> {
	public HttpRequestOptionsKey(string key);
	public string Key { get; }
}
public static class HttpResponseHeadersExtensions {
	public static void AddCookies(this HttpResponseHeaders headers, IEnumerable<CookieHeaderValue> cookies);
}
public class HttpResponseMessage : IDisposable {
	public HttpResponseMessage();
	public HttpResponseMessage(HttpStatusCode statusCode);
	public HttpResponseMessage EnsureSuccessStatusCode();
	protected virtual void Dispose(bool disposing);
	public void Dispose();
	public Version Version { get; set; }
	public HttpContent Content { get; set; }
	public HttpStatusCode StatusCode { get; set; }
	public string ReasonPhrase { get; set; }
	public HttpResponseHeaders Headers { get; }
	public HttpResponseHeaders TrailingHeaders { get; }
	public HttpRequestMessage RequestMessage { get; set; }
	public bool IsSuccessStatusCode { get; }
}
public static class HttpResponseMessageExtensions {
	public static bool TryGetContentValue<T>(this HttpResponseMessage response, out T value);
}
public enum HttpVersionPolicy { RequestVersionOrLower = 0, RequestVersionOrHigher = 1, RequestVersionExact = 2 }
public interface IHttpClientFactory {
	HttpClient CreateClient(string name);
}
public interface IHttpMessageHandlerFactory {
	HttpMessageHandler CreateHandler(string name);
}
public interface IMultipartStreamProvider {
	Stream GetStream(HttpContentHeaders headers);
}
public abstract class MessageProcessingHandler : DelegatingHandler {
	protected MessageProcessingHandler();
	protected MessageProcessingHandler(HttpMessageHandler innerHandler);
	protected abstract HttpRequestMessage ProcessRequest(HttpRequestMessage request, CancellationToken cancellationToken);
	protected abstract HttpResponseMessage ProcessResponse(HttpResponseMessage response, CancellationToken cancellationToken);
	protected internal sealed override HttpResponseMessage Send(HttpRequestMessage request, CancellationToken cancellationToken);
	protected internal sealed override Task<HttpResponseMessage> SendAsync(HttpRequestMessage request, CancellationToken cancellationToken);
}
public class MultipartContent : HttpContent, IEnumerable<HttpContent>, IEnumerable {
	public MultipartContent();
	public MultipartContent(string subtype);
	public MultipartContent(string subtype, string boundary);
	public virtual void Add(HttpContent content);
	protected override void Dispose(bool disposing);
	public IEnumerator<HttpContent> GetEnumerator();
	protected override void SerializeToStream(Stream stream, TransportContext context, CancellationToken cancellationToken);
	protected override Task SerializeToStreamAsync(Stream stream, TransportContext context);
	protected override Task SerializeToStreamAsync(Stream stream, TransportContext context, CancellationToken cancellationToken);
	protected override Stream CreateContentReadStream(CancellationToken cancellationToken);
	protected override Task<Stream> CreateContentReadStreamAsync();
	protected override Task<Stream> CreateContentReadStreamAsync(CancellationToken cancellationToken);
	protected internal override bool TryComputeLength(out long length);
	public HeaderEncodingSelector<HttpContent> HeaderEncodingSelector { get; set; }
}
public class MultipartFileStreamProvider : IMultipartStreamProvider {
	public MultipartFileStreamProvider(string rootPath);
	public MultipartFileStreamProvider(string rootPath, int bufferSize);
	public virtual string GetLocalFileName(HttpContentHeaders headers);
	public virtual Stream GetStream(HttpContentHeaders headers);
	public Collection<string> BodyPartFileNames { get; }
}
public class MultipartFormDataContent : MultipartContent {
	public MultipartFormDataContent();
	public MultipartFormDataContent(string boundary);
	public override void Add(HttpContent content);
	public void Add(HttpContent content, string name);
	public void Add(HttpContent content, string name, string fileName);
	protected override Task SerializeToStreamAsync(Stream stream, TransportContext context, CancellationToken cancellationToken);
}
public class MultipartFormDataStreamProvider : IMultipartStreamProvider {
	public MultipartFormDataStreamProvider(string rootPath);
	public MultipartFormDataStreamProvider(string rootPath, int bufferSize);
	public virtual string GetLocalFileName(HttpContentHeaders headers);
	public virtual Stream GetStream(HttpContentHeaders headers);
	public IDictionary<string, string> BodyPartFileNames { get; }
}
public class ObjectContent : HttpContent {
	public ObjectContent(Type type, object value, global::System.Net.Http.Formatting.MediaTypeFormatter formatter);
	public ObjectContent(Type type, object value, global::System.Net.Http.Formatting.MediaTypeFormatter formatter, string mediaType);
	protected override Task SerializeToStreamAsync(Stream stream, TransportContext context);
	protected override bool TryComputeLength(out long length);
	public global::System.Net.Http.Formatting.MediaTypeFormatter Formatter { get; }
	public Type ObjectType { get; }
	public object Value { get; set; }
}
public class ObjectContent<T> : ObjectContent {
	public ObjectContent(T value, global::System.Net.Http.Formatting.MediaTypeFormatter formatter);
	public ObjectContent(T value, global::System.Net.Http.Formatting.MediaTypeFormatter formatter, string mediaType);
}
public sealed class ReadOnlyMemoryContent : HttpContent {
	public ReadOnlyMemoryContent(ReadOnlyMemory<byte> content);
	protected override void SerializeToStream(Stream stream, TransportContext context, CancellationToken cancellationToken);
	protected override Task SerializeToStreamAsync(Stream stream, TransportContext context);
	protected override Task SerializeToStreamAsync(Stream stream, TransportContext context, CancellationToken cancellationToken);
	protected internal override bool TryComputeLength(out long length);
	protected override Stream CreateContentReadStream(CancellationToken cancellationToken);
	protected override Task<Stream> CreateContentReadStreamAsync();
}
public sealed class SocketsHttpConnectionContext {
	private SocketsHttpConnectionContext();
	public DnsEndPoint DnsEndPoint { get; }
	public HttpRequestMessage InitialRequestMessage { get; }
}
public sealed class SocketsHttpHandler : HttpMessageHandler {
	protected override void Dispose(bool disposing);
	protected internal override HttpResponseMessage Send(HttpRequestMessage request, CancellationToken cancellationToken);
	protected internal override Task<HttpResponseMessage> SendAsync(HttpRequestMessage request, CancellationToken cancellationToken);
	public SocketsHttpHandler();
	public static bool IsSupported { get; }
	public bool UseCookies { get; set; }
	public CookieContainer CookieContainer { get; set; }
	public DecompressionMethods AutomaticDecompression { get; set; }
	public bool UseProxy { get; set; }
	public IWebProxy Proxy { get; set; }
	public ICredentials DefaultProxyCredentials { get; set; }
	public bool PreAuthenticate { get; set; }
	public ICredentials Credentials { get; set; }
	public bool AllowAutoRedirect { get; set; }
	public int MaxAutomaticRedirections { get; set; }
	public int MaxConnectionsPerServer { get; set; }
	public int MaxResponseDrainSize { get; set; }
	public TimeSpan ResponseDrainTimeout { get; set; }
	public int MaxResponseHeadersLength { get; set; }
	public SslClientAuthenticationOptions SslOptions { get; set; }
	public TimeSpan PooledConnectionLifetime { get; set; }
	public TimeSpan PooledConnectionIdleTimeout { get; set; }
	public TimeSpan ConnectTimeout { get; set; }
	public TimeSpan Expect100ContinueTimeout { get; set; }
	public int InitialHttp2StreamWindowSize { get; set; }
	public TimeSpan KeepAlivePingDelay { get; set; }
	public TimeSpan KeepAlivePingTimeout { get; set; }
	public HttpKeepAlivePingPolicy KeepAlivePingPolicy { get; set; }
	public bool EnableMultipleHttp2Connections { get; set; }
	public bool EnableMultipleHttp3Connections { get; set; }
	public Func<SocketsHttpConnectionContext, CancellationToken, ValueTask<Stream>> ConnectCallback { get; set; }
	public Func<SocketsHttpPlaintextStreamFilterContext, CancellationToken, ValueTask<Stream>> PlaintextStreamFilter { get; set; }
	public IDictionary<string, object> Properties { get; }
	public HeaderEncodingSelector<HttpRequestMessage> RequestHeaderEncodingSelector { get; set; }
	public HeaderEncodingSelector<HttpRequestMessage> ResponseHeaderEncodingSelector { get; set; }
	public global::System.Diagnostics.DistributedContextPropagator ActivityHeadersPropagator { get; set; }
	public IMeterFactory MeterFactory { get; set; }
}
public sealed class SocketsHttpPlaintextStreamFilterContext {
	private SocketsHttpPlaintextStreamFilterContext();
	public Stream PlaintextStream { get; }
	public Version NegotiatedHttpVersion { get; }
	public HttpRequestMessage InitialRequestMessage { get; }
}
public class StreamContent : HttpContent {
	public StreamContent(Stream content);
	public StreamContent(Stream content, int bufferSize);
	protected override void SerializeToStream(Stream stream, TransportContext context, CancellationToken cancellationToken);
	protected override Task SerializeToStreamAsync(Stream stream, TransportContext context);
	protected override Task SerializeToStreamAsync(Stream stream, TransportContext context, CancellationToken cancellationToken);
	protected internal override bool TryComputeLength(out long length);
	protected override void Dispose(bool disposing);
	protected override Stream CreateContentReadStream(CancellationToken cancellationToken);
	protected override Task<Stream> CreateContentReadStreamAsync();
}
public class StringContent : ByteArrayContent {
	public StringContent(string content);
	public StringContent(string content, MediaTypeHeaderValue mediaType);
	public StringContent(string content, Encoding encoding);
	public StringContent(string content, Encoding encoding, string mediaType);
	public StringContent(string content, Encoding encoding, MediaTypeHeaderValue mediaType);
	protected override Task SerializeToStreamAsync(Stream stream, TransportContext context, CancellationToken cancellationToken);
}
public static class UriExtensions {
	public static NameValueCollection ParseQueryString(this Uri address);
	public static bool TryReadQueryAs(this Uri address, Type type, out object value);
	public static bool TryReadQueryAs<T>(this Uri address, out T value);
}
public class WebRequestHandler : HttpClientHandler {
	public WebRequestHandler();
	public bool AllowPipelining { get; set; }
	public global::System.Net.Security.AuthenticationLevel AuthenticationLevel { get; set; }
	public global::System.Net.Cache.RequestCachePolicy CachePolicy { get; set; }
	public X509CertificateCollection ClientCertificates { get; }
	public TimeSpan ContinueTimeout { get; set; }
	public global::System.Security.Principal.TokenImpersonationLevel ImpersonationLevel { get; set; }
	public int MaxResponseHeadersLength { get; set; }
	public int ReadWriteTimeout { get; set; }
	public RemoteCertificateValidationCallback ServerCertificateValidationCallback { get; set; }
	public bool UnsafeAuthenticatedConnectionSharing { get; set; }
}
