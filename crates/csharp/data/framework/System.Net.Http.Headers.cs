// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Net.Http.Headers;
using System.Collections;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Collections.Specialized;
public class AuthenticationHeaderValue : ICloneable {
	public AuthenticationHeaderValue(string scheme);
	public AuthenticationHeaderValue(string scheme, string parameter);
	public static AuthenticationHeaderValue Parse(string input);
	public static bool TryParse(string input, out AuthenticationHeaderValue parsedValue);
	public string Scheme { get; }
	public string Parameter { get; }
}
public class CacheControlHeaderValue : ICloneable {
	public CacheControlHeaderValue();
	public static CacheControlHeaderValue Parse(string input);
	public static bool TryParse(string input, out CacheControlHeaderValue parsedValue);
	public bool NoCache { get; set; }
	public ICollection<string> NoCacheHeaders { get; }
	public bool NoStore { get; set; }
	public TimeSpan? MaxAge { get; set; }
	public TimeSpan? SharedMaxAge { get; set; }
	public bool MaxStale { get; set; }
	public TimeSpan? MaxStaleLimit { get; set; }
	public TimeSpan? MinFresh { get; set; }
	public bool NoTransform { get; set; }
	public bool OnlyIfCached { get; set; }
	public bool Public { get; set; }
	public bool Private { get; set; }
	public ICollection<string> PrivateHeaders { get; }
	public bool MustRevalidate { get; set; }
	public bool ProxyRevalidate { get; set; }
	public ICollection<NameValueHeaderValue> Extensions { get; }
}
public class ContentDispositionHeaderValue : ICloneable {
	protected ContentDispositionHeaderValue(ContentDispositionHeaderValue source);
	public ContentDispositionHeaderValue(string dispositionType);
	public static ContentDispositionHeaderValue Parse(string input);
	public static bool TryParse(string input, out ContentDispositionHeaderValue parsedValue);
	public string DispositionType { get; set; }
	public ICollection<NameValueHeaderValue> Parameters { get; }
	public string Name { get; set; }
	public string FileName { get; set; }
	public string FileNameStar { get; set; }
	public DateTimeOffset? CreationDate { get; set; }
	public DateTimeOffset? ModificationDate { get; set; }
	public DateTimeOffset? ReadDate { get; set; }
	public long? Size { get; set; }
}
public class ContentRangeHeaderValue : ICloneable {
	public ContentRangeHeaderValue(long from, long to, long length);
	public ContentRangeHeaderValue(long length);
	public ContentRangeHeaderValue(long from, long to);
	public static ContentRangeHeaderValue Parse(string input);
	public static bool TryParse(string input, out ContentRangeHeaderValue parsedValue);
	public string Unit { get; set; }
	public long? From { get; }
	public long? To { get; }
	public long? Length { get; }
	public bool HasLength { get; }
	public bool HasRange { get; }
}
public class CookieHeaderValue : ICloneable {
	protected CookieHeaderValue();
	public CookieHeaderValue(string name, NameValueCollection values);
	public CookieHeaderValue(string name, string value);
	public object Clone();
	public static bool TryParse(string input, out CookieHeaderValue parsedValue);
	public Collection<CookieState> Cookies { get; }
	public string Domain { get; set; }
	public DateTimeOffset? Expires { get; set; }
	public bool HttpOnly { get; set; }
	public CookieState this[string name] { get; }
	public TimeSpan? MaxAge { get; set; }
	public string Path { get; set; }
	public bool Secure { get; set; }
}
public class CookieState : ICloneable {
	public CookieState(string name);
	public CookieState(string name, NameValueCollection values);
	public CookieState(string name, string value);
	public object Clone();
	public string this[string name] { get; set; }
	public string Name { get; set; }
	public string Value { get; set; }
	public NameValueCollection Values { get; }
}
public class EntityTagHeaderValue : ICloneable {
	public EntityTagHeaderValue(string tag);
	public EntityTagHeaderValue(string tag, bool isWeak);
	public static EntityTagHeaderValue Parse(string input);
	public static bool TryParse(string input, out EntityTagHeaderValue parsedValue);
	public string Tag { get; }
	public bool IsWeak { get; }
	public static EntityTagHeaderValue Any { get; }
}
public readonly struct HeaderStringValues : IReadOnlyCollection<string>, IEnumerable<string>, IEnumerable {
	public HeaderStringValues.Enumerator GetEnumerator();
	public int Count { get; }
	public struct Enumerator : IEnumerator<string>, IEnumerator, IDisposable {
		public bool MoveNext();
		public void Dispose();
		public string Current { get; }
	}
}
public sealed class HttpContentHeaders : HttpHeaders {
	private HttpContentHeaders();
	public ICollection<string> Allow { get; }
	public ContentDispositionHeaderValue ContentDisposition { get; set; }
	public ICollection<string> ContentEncoding { get; }
	public ICollection<string> ContentLanguage { get; }
	public long? ContentLength { get; set; }
	public Uri ContentLocation { get; set; }
	public byte[] ContentMD5 { get; set; }
	public ContentRangeHeaderValue ContentRange { get; set; }
	public MediaTypeHeaderValue ContentType { get; set; }
	public DateTimeOffset? Expires { get; set; }
	public DateTimeOffset? LastModified { get; set; }
}
public sealed class HttpHeaderValueCollection<T> : ICollection<T>, IEnumerable<T>, IEnumerable where T : class {
	public void Add(T item);
	public void ParseAdd(string input);
	public bool TryParseAdd(string input);
	public void Clear();
	public bool Contains(T item);
	public void CopyTo(T[] array, int arrayIndex);
	public bool Remove(T item);
	public IEnumerator<T> GetEnumerator();
	private HttpHeaderValueCollection();
	public int Count { get; }
	public bool IsReadOnly { get; }
}
public abstract class HttpHeaders : IEnumerable<KeyValuePair<string, IEnumerable<string>>>, IEnumerable {
	protected HttpHeaders();
	public void Add(string name, string value);
	public void Add(string name, IEnumerable<string> values);
	public bool TryAddWithoutValidation(string name, string value);
	public bool TryAddWithoutValidation(string name, IEnumerable<string> values);
	public IEnumerable<string> GetValues(string name);
	public bool TryGetValues(string name, out IEnumerable<string> values);
	public bool Contains(string name);
	public IEnumerator<KeyValuePair<string, IEnumerable<string>>> GetEnumerator();
	public bool Remove(string name);
	public void Clear();
	public HttpHeadersNonValidated NonValidated { get; }
}
public readonly struct HttpHeadersNonValidated : IReadOnlyDictionary<string, HeaderStringValues>, IEnumerable<KeyValuePair<string, HeaderStringValues>>, IEnumerable, IReadOnlyCollection<KeyValuePair<string, HeaderStringValues>> {
	public bool Contains(string headerName);
	public bool TryGetValues(string headerName, out HeaderStringValues values);
	public HttpHeadersNonValidated.Enumerator GetEnumerator();
	public int Count { get; }
	public HeaderStringValues this[string headerName] { get; }
	public struct Enumerator : IEnumerator<KeyValuePair<string, HeaderStringValues>>, IEnumerator, IDisposable {
		public bool MoveNext();
		public void Dispose();
		public KeyValuePair<string, HeaderStringValues> Current { get; }
	}
}
public sealed class HttpRequestHeaders : HttpHeaders {
	private HttpRequestHeaders();
	public HttpHeaderValueCollection<MediaTypeWithQualityHeaderValue> Accept { get; }
	public HttpHeaderValueCollection<StringWithQualityHeaderValue> AcceptCharset { get; }
	public HttpHeaderValueCollection<StringWithQualityHeaderValue> AcceptEncoding { get; }
	public HttpHeaderValueCollection<StringWithQualityHeaderValue> AcceptLanguage { get; }
	public AuthenticationHeaderValue Authorization { get; set; }
	public bool? ExpectContinue { get; set; }
	public string From { get; set; }
	public string Host { get; set; }
	public HttpHeaderValueCollection<EntityTagHeaderValue> IfMatch { get; }
	public DateTimeOffset? IfModifiedSince { get; set; }
	public HttpHeaderValueCollection<EntityTagHeaderValue> IfNoneMatch { get; }
	public RangeConditionHeaderValue IfRange { get; set; }
	public DateTimeOffset? IfUnmodifiedSince { get; set; }
	public int? MaxForwards { get; set; }
	public string Protocol { get; set; }
	public AuthenticationHeaderValue ProxyAuthorization { get; set; }
	public RangeHeaderValue Range { get; set; }
	public Uri Referrer { get; set; }
	public HttpHeaderValueCollection<TransferCodingWithQualityHeaderValue> TE { get; }
	public HttpHeaderValueCollection<ProductInfoHeaderValue> UserAgent { get; }
	public HttpHeaderValueCollection<NameValueWithParametersHeaderValue> Expect { get; }
	public CacheControlHeaderValue CacheControl { get; set; }
	public HttpHeaderValueCollection<string> Connection { get; }
	public bool? ConnectionClose { get; set; }
	public DateTimeOffset? Date { get; set; }
	public HttpHeaderValueCollection<NameValueHeaderValue> Pragma { get; }
	public HttpHeaderValueCollection<string> Trailer { get; }
	public HttpHeaderValueCollection<TransferCodingHeaderValue> TransferEncoding { get; }
	public bool? TransferEncodingChunked { get; set; }
	public HttpHeaderValueCollection<ProductHeaderValue> Upgrade { get; }
	public HttpHeaderValueCollection<ViaHeaderValue> Via { get; }
	public HttpHeaderValueCollection<WarningHeaderValue> Warning { get; }
}
public sealed class HttpResponseHeaders : HttpHeaders {
	private HttpResponseHeaders();
	public HttpHeaderValueCollection<string> AcceptRanges { get; }
	public TimeSpan? Age { get; set; }
	public EntityTagHeaderValue ETag { get; set; }
	public Uri Location { get; set; }
	public HttpHeaderValueCollection<AuthenticationHeaderValue> ProxyAuthenticate { get; }
	public RetryConditionHeaderValue RetryAfter { get; set; }
	public HttpHeaderValueCollection<ProductInfoHeaderValue> Server { get; }
	public HttpHeaderValueCollection<string> Vary { get; }
	public HttpHeaderValueCollection<AuthenticationHeaderValue> WwwAuthenticate { get; }
	public CacheControlHeaderValue CacheControl { get; set; }
	public HttpHeaderValueCollection<string> Connection { get; }
	public bool? ConnectionClose { get; set; }
	public DateTimeOffset? Date { get; set; }
	public HttpHeaderValueCollection<NameValueHeaderValue> Pragma { get; }
	public HttpHeaderValueCollection<string> Trailer { get; }
	public HttpHeaderValueCollection<TransferCodingHeaderValue> TransferEncoding { get; }
	public bool? TransferEncodingChunked { get; set; }
	public HttpHeaderValueCollection<ProductHeaderValue> Upgrade { get; }
	public HttpHeaderValueCollection<ViaHeaderValue> Via { get; }
	public HttpHeaderValueCollection<WarningHeaderValue> Warning { get; }
}
public class MediaTypeHeaderValue : ICloneable {
	protected MediaTypeHeaderValue(MediaTypeHeaderValue source);
	public MediaTypeHeaderValue(string mediaType);
	public MediaTypeHeaderValue(string mediaType, string charSet);
	public static MediaTypeHeaderValue Parse(string input);
	public static bool TryParse(string input, out MediaTypeHeaderValue parsedValue);
	public string CharSet { get; set; }
	public ICollection<NameValueHeaderValue> Parameters { get; }
	public string MediaType { get; set; }
}
public sealed class MediaTypeWithQualityHeaderValue : MediaTypeHeaderValue, ICloneable {
	public MediaTypeWithQualityHeaderValue(string mediaType);
	public MediaTypeWithQualityHeaderValue(string mediaType, double quality);
	public static MediaTypeWithQualityHeaderValue Parse(string input);
	public static bool TryParse(string input, out MediaTypeWithQualityHeaderValue parsedValue);
	public double? Quality { get; set; }
}
public class NameValueHeaderValue : ICloneable {
	public NameValueHeaderValue(string name);
	public NameValueHeaderValue(string name, string value);
	protected internal NameValueHeaderValue(NameValueHeaderValue source);
	public static NameValueHeaderValue Parse(string input);
	public static bool TryParse(string input, out NameValueHeaderValue parsedValue);
	public string Name { get; }
	public string Value { get; set; }
}
public class NameValueWithParametersHeaderValue : NameValueHeaderValue, ICloneable {
	public NameValueWithParametersHeaderValue(string name);
	public NameValueWithParametersHeaderValue(string name, string value);
	protected NameValueWithParametersHeaderValue(NameValueWithParametersHeaderValue source);
	public static NameValueWithParametersHeaderValue Parse(string input);
	public static bool TryParse(string input, out NameValueWithParametersHeaderValue parsedValue);
	public ICollection<NameValueHeaderValue> Parameters { get; }
}
public class ProductHeaderValue : ICloneable {
	public ProductHeaderValue(string name);
	public ProductHeaderValue(string name, string version);
	public static ProductHeaderValue Parse(string input);
	public static bool TryParse(string input, out ProductHeaderValue parsedValue);
	public string Name { get; }
	public string Version { get; }
}
public class ProductInfoHeaderValue : ICloneable {
	public ProductInfoHeaderValue(string productName, string productVersion);
	public ProductInfoHeaderValue(ProductHeaderValue product);
	public ProductInfoHeaderValue(string comment);
	public static ProductInfoHeaderValue Parse(string input);
	public static bool TryParse(string input, out ProductInfoHeaderValue parsedValue);
	public ProductHeaderValue Product { get; }
	public string Comment { get; }
}
public class RangeConditionHeaderValue : ICloneable {
	public RangeConditionHeaderValue(DateTimeOffset date);
	public RangeConditionHeaderValue(EntityTagHeaderValue entityTag);
	public RangeConditionHeaderValue(string entityTag);
	public static RangeConditionHeaderValue Parse(string input);
	public static bool TryParse(string input, out RangeConditionHeaderValue parsedValue);
	public DateTimeOffset? Date { get; }
	public EntityTagHeaderValue EntityTag { get; }
}
public class RangeHeaderValue : ICloneable {
	public RangeHeaderValue();
	public RangeHeaderValue(long? from, long? to);
	public static RangeHeaderValue Parse(string input);
	public static bool TryParse(string input, out RangeHeaderValue parsedValue);
	public string Unit { get; set; }
	public ICollection<RangeItemHeaderValue> Ranges { get; }
}
public class RangeItemHeaderValue : ICloneable {
	public RangeItemHeaderValue(long? from, long? to);
	public long? From { get; }
	public long? To { get; }
}
public class RetryConditionHeaderValue : ICloneable {
	public RetryConditionHeaderValue(DateTimeOffset date);
	public RetryConditionHeaderValue(TimeSpan delta);
	public static RetryConditionHeaderValue Parse(string input);
	public static bool TryParse(string input, out RetryConditionHeaderValue parsedValue);
	public DateTimeOffset? Date { get; }
	public TimeSpan? Delta { get; }
}
public class StringWithQualityHeaderValue : ICloneable {
	public StringWithQualityHeaderValue(string value);
	public StringWithQualityHeaderValue(string value, double quality);
	public static StringWithQualityHeaderValue Parse(string input);
	public static bool TryParse(string input, out StringWithQualityHeaderValue parsedValue);
	public string Value { get; }
	public double? Quality { get; }
}
public class TransferCodingHeaderValue : ICloneable {
	protected TransferCodingHeaderValue(TransferCodingHeaderValue source);
	public TransferCodingHeaderValue(string value);
	public static TransferCodingHeaderValue Parse(string input);
	public static bool TryParse(string input, out TransferCodingHeaderValue parsedValue);
	public string Value { get; }
	public ICollection<NameValueHeaderValue> Parameters { get; }
}
public sealed class TransferCodingWithQualityHeaderValue : TransferCodingHeaderValue, ICloneable {
	public TransferCodingWithQualityHeaderValue(string value);
	public TransferCodingWithQualityHeaderValue(string value, double quality);
	public static TransferCodingWithQualityHeaderValue Parse(string input);
	public static bool TryParse(string input, out TransferCodingWithQualityHeaderValue parsedValue);
	public double? Quality { get; set; }
}
public class ViaHeaderValue : ICloneable {
	public ViaHeaderValue(string protocolVersion, string receivedBy);
	public ViaHeaderValue(string protocolVersion, string receivedBy, string protocolName);
	public ViaHeaderValue(string protocolVersion, string receivedBy, string protocolName, string comment);
	public static ViaHeaderValue Parse(string input);
	public static bool TryParse(string input, out ViaHeaderValue parsedValue);
	public string ProtocolName { get; }
	public string ProtocolVersion { get; }
	public string ReceivedBy { get; }
	public string Comment { get; }
}
public class WarningHeaderValue : ICloneable {
	public WarningHeaderValue(int code, string agent, string text);
	public WarningHeaderValue(int code, string agent, string text, DateTimeOffset date);
	public static WarningHeaderValue Parse(string input);
	public static bool TryParse(string input, out WarningHeaderValue parsedValue);
	public int Code { get; }
	public string Agent { get; }
	public string Text { get; }
	public DateTimeOffset? Date { get; }
}
