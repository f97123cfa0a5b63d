// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Net.Http.Json;
using System.Collections.Generic;
using System.IO;
using System.Net.Http.Headers;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Threading;
using System.Threading.Tasks;
public static class HttpClientJsonExtensions {
	public static IAsyncEnumerable<TValue> GetFromJsonAsAsyncEnumerable<TValue>(this HttpClient client, string requestUri, JsonSerializerOptions options, CancellationToken cancellationToken = default);
	public static IAsyncEnumerable<TValue> GetFromJsonAsAsyncEnumerable<TValue>(this HttpClient client, Uri requestUri, JsonSerializerOptions options, CancellationToken cancellationToken = default);
	public static IAsyncEnumerable<TValue> GetFromJsonAsAsyncEnumerable<TValue>(this HttpClient client, string requestUri, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo<TValue> jsonTypeInfo, CancellationToken cancellationToken = default);
	public static IAsyncEnumerable<TValue> GetFromJsonAsAsyncEnumerable<TValue>(this HttpClient client, Uri requestUri, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo<TValue> jsonTypeInfo, CancellationToken cancellationToken = default);
	public static IAsyncEnumerable<TValue> GetFromJsonAsAsyncEnumerable<TValue>(this HttpClient client, string requestUri, CancellationToken cancellationToken = default);
	public static IAsyncEnumerable<TValue> GetFromJsonAsAsyncEnumerable<TValue>(this HttpClient client, Uri requestUri, CancellationToken cancellationToken = default);
	public static Task<object> DeleteFromJsonAsync(this HttpClient client, string requestUri, Type type, JsonSerializerOptions options, CancellationToken cancellationToken = default);
	public static Task<object> DeleteFromJsonAsync(this HttpClient client, Uri requestUri, Type type, JsonSerializerOptions options, CancellationToken cancellationToken = default);
	public static Task<TValue> DeleteFromJsonAsync<TValue>(this HttpClient client, string requestUri, JsonSerializerOptions options, CancellationToken cancellationToken = default);
	public static Task<TValue> DeleteFromJsonAsync<TValue>(this HttpClient client, Uri requestUri, JsonSerializerOptions options, CancellationToken cancellationToken = default);
	public static Task<object> DeleteFromJsonAsync(this HttpClient client, string requestUri, Type type, JsonSerializerContext context, CancellationToken cancellationToken = default);
	public static Task<object> DeleteFromJsonAsync(this HttpClient client, Uri requestUri, Type type, JsonSerializerContext context, CancellationToken cancellationToken = default);
	public static Task<TValue> DeleteFromJsonAsync<TValue>(this HttpClient client, string requestUri, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo<TValue> jsonTypeInfo, CancellationToken cancellationToken = default);
	public static Task<TValue> DeleteFromJsonAsync<TValue>(this HttpClient client, Uri requestUri, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo<TValue> jsonTypeInfo, CancellationToken cancellationToken = default);
	public static Task<object> DeleteFromJsonAsync(this HttpClient client, string requestUri, Type type, CancellationToken cancellationToken = default);
	public static Task<object> DeleteFromJsonAsync(this HttpClient client, Uri requestUri, Type type, CancellationToken cancellationToken = default);
	public static Task<TValue> DeleteFromJsonAsync<TValue>(this HttpClient client, string requestUri, CancellationToken cancellationToken = default);
	public static Task<TValue> DeleteFromJsonAsync<TValue>(this HttpClient client, Uri requestUri, CancellationToken cancellationToken = default);
	public static Task<object> GetFromJsonAsync(this HttpClient client, string requestUri, Type type, JsonSerializerOptions options, CancellationToken cancellationToken = default);
	public static Task<object> GetFromJsonAsync(this HttpClient client, Uri requestUri, Type type, JsonSerializerOptions options, CancellationToken cancellationToken = default);
	public static Task<TValue> GetFromJsonAsync<TValue>(this HttpClient client, string requestUri, JsonSerializerOptions options, CancellationToken cancellationToken = default);
	public static Task<TValue> GetFromJsonAsync<TValue>(this HttpClient client, Uri requestUri, JsonSerializerOptions options, CancellationToken cancellationToken = default);
	public static Task<object> GetFromJsonAsync(this HttpClient client, string requestUri, Type type, JsonSerializerContext context, CancellationToken cancellationToken = default);
	public static Task<object> GetFromJsonAsync(this HttpClient client, Uri requestUri, Type type, JsonSerializerContext context, CancellationToken cancellationToken = default);
	public static Task<TValue> GetFromJsonAsync<TValue>(this HttpClient client, string requestUri, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo<TValue> jsonTypeInfo, CancellationToken cancellationToken = default);
	public static Task<TValue> GetFromJsonAsync<TValue>(this HttpClient client, Uri requestUri, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo<TValue> jsonTypeInfo, CancellationToken cancellationToken = default);
	public static Task<object> GetFromJsonAsync(this HttpClient client, string requestUri, Type type, CancellationToken cancellationToken = default);
	public static Task<object> GetFromJsonAsync(this HttpClient client, Uri requestUri, Type type, CancellationToken cancellationToken = default);
	public static Task<TValue> GetFromJsonAsync<TValue>(this HttpClient client, string requestUri, CancellationToken cancellationToken = default);
	public static Task<TValue> GetFromJsonAsync<TValue>(this HttpClient client, Uri requestUri, CancellationToken cancellationToken = default);
	public static Task<HttpResponseMessage> PostAsJsonAsync<TValue>(this HttpClient client, string requestUri, TValue value, JsonSerializerOptions options = null, CancellationToken cancellationToken = default);
	public static Task<HttpResponseMessage> PostAsJsonAsync<TValue>(this HttpClient client, Uri requestUri, TValue value, JsonSerializerOptions options = null, CancellationToken cancellationToken = default);
	public static Task<HttpResponseMessage> PostAsJsonAsync<TValue>(this HttpClient client, string requestUri, TValue value, CancellationToken cancellationToken);
	public static Task<HttpResponseMessage> PostAsJsonAsync<TValue>(this HttpClient client, Uri requestUri, TValue value, CancellationToken cancellationToken);
	public static Task<HttpResponseMessage> PostAsJsonAsync<TValue>(this HttpClient client, string requestUri, TValue value, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo<TValue> jsonTypeInfo, CancellationToken cancellationToken = default);
	public static Task<HttpResponseMessage> PostAsJsonAsync<TValue>(this HttpClient client, Uri requestUri, TValue value, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo<TValue> jsonTypeInfo, CancellationToken cancellationToken = default);
	public static Task<HttpResponseMessage> PutAsJsonAsync<TValue>(this HttpClient client, string requestUri, TValue value, JsonSerializerOptions options = null, CancellationToken cancellationToken = default);
	public static Task<HttpResponseMessage> PutAsJsonAsync<TValue>(this HttpClient client, Uri requestUri, TValue value, JsonSerializerOptions options = null, CancellationToken cancellationToken = default);
	public static Task<HttpResponseMessage> PutAsJsonAsync<TValue>(this HttpClient client, string requestUri, TValue value, CancellationToken cancellationToken);
	public static Task<HttpResponseMessage> PutAsJsonAsync<TValue>(this HttpClient client, Uri requestUri, TValue value, CancellationToken cancellationToken);
	public static Task<HttpResponseMessage> PutAsJsonAsync<TValue>(this HttpClient client, string requestUri, TValue value, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo<TValue> jsonTypeInfo, CancellationToken cancellationToken = default);
	public static Task<HttpResponseMessage> PutAsJsonAsync<TValue>(this HttpClient client, Uri requestUri, TValue value, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo<TValue> jsonTypeInfo, CancellationToken cancellationToken = default);
	public static Task<HttpResponseMessage> PatchAsJsonAsync<TValue>(this HttpClient client, string requestUri, TValue value, JsonSerializerOptions options = null, CancellationToken cancellationToken = default);
	public static Task<HttpResponseMessage> PatchAsJsonAsync<TValue>(this HttpClient client, Uri requestUri, TValue value, JsonSerializerOptions options = null, CancellationToken cancellationToken = default);
	public static Task<HttpResponseMessage> PatchAsJsonAsync<TValue>(this HttpClient client, string requestUri, TValue value, CancellationToken cancellationToken);
	public static Task<HttpResponseMessage> PatchAsJsonAsync<TValue>(this HttpClient client, Uri requestUri, TValue value, CancellationToken cancellationToken);
	public static Task<HttpResponseMessage> PatchAsJsonAsync<TValue>(this HttpClient client, string requestUri, TValue value, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo<TValue> jsonTypeInfo, CancellationToken cancellationToken = default);
	public static Task<HttpResponseMessage> PatchAsJsonAsync<TValue>(this HttpClient client, Uri requestUri, TValue value, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo<TValue> jsonTypeInfo, CancellationToken cancellationToken = default);
}
public static class HttpContentJsonExtensions {
	public static IAsyncEnumerable<TValue> ReadFromJsonAsAsyncEnumerable<TValue>(this HttpContent content, CancellationToken cancellationToken = default);
	public static IAsyncEnumerable<TValue> ReadFromJsonAsAsyncEnumerable<TValue>(this HttpContent content, JsonSerializerOptions options, CancellationToken cancellationToken = default);
	public static IAsyncEnumerable<TValue> ReadFromJsonAsAsyncEnumerable<TValue>(this HttpContent content, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo<TValue> jsonTypeInfo, CancellationToken cancellationToken = default);
	public static Task<object> ReadFromJsonAsync(this HttpContent content, Type type, JsonSerializerOptions options, CancellationToken cancellationToken = default);
	public static Task<object> ReadFromJsonAsync(this HttpContent content, Type type, CancellationToken cancellationToken = default);
	public static Task<T> ReadFromJsonAsync<T>(this HttpContent content, JsonSerializerOptions options, CancellationToken cancellationToken = default);
	public static Task<T> ReadFromJsonAsync<T>(this HttpContent content, CancellationToken cancellationToken = default);
	public static Task<object> ReadFromJsonAsync(this HttpContent content, Type type, JsonSerializerContext context, CancellationToken cancellationToken = default);
	public static Task<T> ReadFromJsonAsync<T>(this HttpContent content, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo<T> jsonTypeInfo, CancellationToken cancellationToken = default);
}
public sealed class JsonContent : HttpContent {
	public static JsonContent Create<T>(T inputValue, MediaTypeHeaderValue mediaType = null, JsonSerializerOptions options = null);
	public static JsonContent Create(object inputValue, Type inputType, MediaTypeHeaderValue mediaType = null, JsonSerializerOptions options = null);
	public static JsonContent Create<T>(T inputValue, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo<T> jsonTypeInfo, MediaTypeHeaderValue mediaType = null);
	public static JsonContent Create(object inputValue, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo jsonTypeInfo, MediaTypeHeaderValue mediaType = null);
	protected override Task SerializeToStreamAsync(Stream stream, TransportContext context);
	protected override bool TryComputeLength(out long length);
	protected override void SerializeToStream(Stream stream, TransportContext context, CancellationToken cancellationToken);
	protected override Task SerializeToStreamAsync(Stream stream, TransportContext context, CancellationToken cancellationToken);
	private JsonContent();
	public Type ObjectType { get; }
	public object Value { get; }
}
