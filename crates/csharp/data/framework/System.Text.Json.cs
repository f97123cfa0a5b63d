// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Text.Json;
using System.Buffers;
using System.Collections;
using System.Collections.Generic;
using System.IO;
using System.IO.Pipelines;
using System.Text.Encodings.Web;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;
using System.Threading;
using System.Threading.Tasks;
public enum JsonCommentHandling : byte { Disallow = 0, Skip = 1, Allow = 2 }
public sealed class JsonDocument : IDisposable {
	public void Dispose();
	public void WriteTo(Utf8JsonWriter writer);
	public static JsonDocument Parse(ReadOnlyMemory<byte> utf8Json, JsonDocumentOptions options = default);
	public static JsonDocument Parse(ReadOnlySequence<byte> utf8Json, JsonDocumentOptions options = default);
	public static JsonDocument Parse(Stream utf8Json, JsonDocumentOptions options = default);
	public static Task<JsonDocument> ParseAsync(Stream utf8Json, JsonDocumentOptions options = default, CancellationToken cancellationToken = default);
	public static JsonDocument Parse(ReadOnlyMemory<char> json, JsonDocumentOptions options = default);
	public static JsonDocument Parse(string json, JsonDocumentOptions options = default);
	public static bool TryParseValue(ref Utf8JsonReader reader, out JsonDocument document);
	public static JsonDocument ParseValue(ref Utf8JsonReader reader);
	private JsonDocument();
	public JsonElement RootElement { get; }
}
public struct JsonDocumentOptions {
	public JsonCommentHandling CommentHandling { get; set; }
	public int MaxDepth { get; set; }
	public bool AllowTrailingCommas { get; set; }
}
public readonly struct JsonElement {
	public int GetArrayLength();
	public int GetPropertyCount();
	public JsonElement GetProperty(string propertyName);
	public JsonElement GetProperty(ReadOnlySpan<char> propertyName);
	public JsonElement GetProperty(ReadOnlySpan<byte> utf8PropertyName);
	public bool TryGetProperty(string propertyName, out JsonElement value);
	public bool TryGetProperty(ReadOnlySpan<char> propertyName, out JsonElement value);
	public bool TryGetProperty(ReadOnlySpan<byte> utf8PropertyName, out JsonElement value);
	public bool GetBoolean();
	public string GetString();
	public bool TryGetBytesFromBase64(out byte[] value);
	public byte[] GetBytesFromBase64();
	public bool TryGetSByte(out sbyte value);
	public sbyte GetSByte();
	public bool TryGetByte(out byte value);
	public byte GetByte();
	public bool TryGetInt16(out short value);
	public short GetInt16();
	public bool TryGetUInt16(out ushort value);
	public ushort GetUInt16();
	public bool TryGetInt32(out int value);
	public int GetInt32();
	public bool TryGetUInt32(out uint value);
	public uint GetUInt32();
	public bool TryGetInt64(out long value);
	public long GetInt64();
	public bool TryGetUInt64(out ulong value);
	public ulong GetUInt64();
	public bool TryGetDouble(out double value);
	public double GetDouble();
	public bool TryGetSingle(out float value);
	public float GetSingle();
	public bool TryGetDecimal(out decimal value);
	public decimal GetDecimal();
	public bool TryGetDateTime(out DateTime value);
	public DateTime GetDateTime();
	public bool TryGetDateTimeOffset(out DateTimeOffset value);
	public DateTimeOffset GetDateTimeOffset();
	public bool TryGetGuid(out Guid value);
	public Guid GetGuid();
	public string GetRawText();
	public static bool DeepEquals(JsonElement element1, JsonElement element2);
	public bool ValueEquals(string text);
	public bool ValueEquals(ReadOnlySpan<byte> utf8Text);
	public bool ValueEquals(ReadOnlySpan<char> text);
	public void WriteTo(Utf8JsonWriter writer);
	public JsonElement.ArrayEnumerator EnumerateArray();
	public JsonElement.ObjectEnumerator EnumerateObject();
	public JsonElement Clone();
	public static JsonElement ParseValue(ref Utf8JsonReader reader);
	public static bool TryParseValue(ref Utf8JsonReader reader, out JsonElement? element);
	public JsonValueKind ValueKind { get; }
	public JsonElement this[int index] { get; }
	public struct ArrayEnumerator : IEnumerable<JsonElement>, IEnumerable, IEnumerator<JsonElement>, IEnumerator, IDisposable {
		public JsonElement.ArrayEnumerator GetEnumerator();
		public void Dispose();
		public void Reset();
		public bool MoveNext();
		public JsonElement Current { get; }
	}
	public struct ObjectEnumerator : IEnumerable<JsonProperty>, IEnumerable, IEnumerator<JsonProperty>, IEnumerator, IDisposable {
		public JsonElement.ObjectEnumerator GetEnumerator();
		public void Dispose();
		public void Reset();
		public bool MoveNext();
		public JsonProperty Current { get; }
	}
}
public readonly struct JsonEncodedText : IEquatable<JsonEncodedText> {
	public static JsonEncodedText Encode(string value, JavaScriptEncoder encoder = null);
	public static JsonEncodedText Encode(ReadOnlySpan<char> value, JavaScriptEncoder encoder = null);
	public static JsonEncodedText Encode(ReadOnlySpan<byte> utf8Value, JavaScriptEncoder encoder = null);
	public bool Equals(JsonEncodedText other);
	public ReadOnlySpan<byte> EncodedUtf8Bytes { get; }
	public string Value { get; }
}
public class JsonException : Exception {
	public JsonException(string message, string path, long? lineNumber, long? bytePositionInLine, Exception innerException);
	public JsonException(string message, string path, long? lineNumber, long? bytePositionInLine);
	public JsonException(string message, Exception innerException);
	public JsonException(string message);
	public JsonException();
	public long? LineNumber { get; }
	public long? BytePositionInLine { get; }
	public string Path { get; }
}
public abstract class JsonNamingPolicy {
	protected JsonNamingPolicy();
	public abstract string ConvertName(string name);
	public static JsonNamingPolicy CamelCase { get; }
	public static JsonNamingPolicy SnakeCaseLower { get; }
	public static JsonNamingPolicy SnakeCaseUpper { get; }
	public static JsonNamingPolicy KebabCaseLower { get; }
	public static JsonNamingPolicy KebabCaseUpper { get; }
}
public readonly struct JsonProperty {
	public bool NameEquals(string text);
	public bool NameEquals(ReadOnlySpan<byte> utf8Text);
	public bool NameEquals(ReadOnlySpan<char> text);
	public void WriteTo(Utf8JsonWriter writer);
	public JsonElement Value { get; }
	public string Name { get; }
}
public struct JsonReaderOptions {
	public JsonCommentHandling CommentHandling { get; set; }
	public int MaxDepth { get; set; }
	public bool AllowTrailingCommas { get; set; }
	public bool AllowMultipleValues { get; set; }
}
public readonly struct JsonReaderState {
	public JsonReaderState(JsonReaderOptions options = default);
	public JsonReaderOptions Options { get; }
}
public static class JsonSerializer {
	public static TValue Deserialize<TValue>(this JsonDocument document, JsonSerializerOptions options = null);
	public static object Deserialize(this JsonDocument document, Type returnType, JsonSerializerOptions options = null);
	public static TValue Deserialize<TValue>(this JsonDocument document, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo<TValue> jsonTypeInfo);
	public static object Deserialize(this JsonDocument document, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo jsonTypeInfo);
	public static object Deserialize(this JsonDocument document, Type returnType, JsonSerializerContext context);
	public static TValue Deserialize<TValue>(this JsonElement element, JsonSerializerOptions options = null);
	public static object Deserialize(this JsonElement element, Type returnType, JsonSerializerOptions options = null);
	public static TValue Deserialize<TValue>(this JsonElement element, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo<TValue> jsonTypeInfo);
	public static object Deserialize(this JsonElement element, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo jsonTypeInfo);
	public static object Deserialize(this JsonElement element, Type returnType, JsonSerializerContext context);
	public static TValue Deserialize<TValue>(this JsonNode node, JsonSerializerOptions options = null);
	public static object Deserialize(this JsonNode node, Type returnType, JsonSerializerOptions options = null);
	public static TValue Deserialize<TValue>(this JsonNode node, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo<TValue> jsonTypeInfo);
	public static object Deserialize(this JsonNode node, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo jsonTypeInfo);
	public static object Deserialize(this JsonNode node, Type returnType, JsonSerializerContext context);
	public static JsonDocument SerializeToDocument<TValue>(TValue value, JsonSerializerOptions options = null);
	public static JsonDocument SerializeToDocument(object value, Type inputType, JsonSerializerOptions options = null);
	public static JsonDocument SerializeToDocument<TValue>(TValue value, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo<TValue> jsonTypeInfo);
	public static JsonDocument SerializeToDocument(object value, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo jsonTypeInfo);
	public static JsonDocument SerializeToDocument(object value, Type inputType, JsonSerializerContext context);
	public static JsonElement SerializeToElement<TValue>(TValue value, JsonSerializerOptions options = null);
	public static JsonElement SerializeToElement(object value, Type inputType, JsonSerializerOptions options = null);
	public static JsonElement SerializeToElement<TValue>(TValue value, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo<TValue> jsonTypeInfo);
	public static JsonElement SerializeToElement(object value, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo jsonTypeInfo);
	public static JsonElement SerializeToElement(object value, Type inputType, JsonSerializerContext context);
	public static JsonNode SerializeToNode<TValue>(TValue value, JsonSerializerOptions options = null);
	public static JsonNode SerializeToNode(object value, Type inputType, JsonSerializerOptions options = null);
	public static JsonNode SerializeToNode<TValue>(TValue value, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo<TValue> jsonTypeInfo);
	public static JsonNode SerializeToNode(object value, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo jsonTypeInfo);
	public static JsonNode SerializeToNode(object value, Type inputType, JsonSerializerContext context);
	public static TValue Deserialize<TValue>(ReadOnlySpan<byte> utf8Json, JsonSerializerOptions options = null);
	public static object Deserialize(ReadOnlySpan<byte> utf8Json, Type returnType, JsonSerializerOptions options = null);
	public static TValue Deserialize<TValue>(ReadOnlySpan<byte> utf8Json, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo<TValue> jsonTypeInfo);
	public static object Deserialize(ReadOnlySpan<byte> utf8Json, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo jsonTypeInfo);
	public static object Deserialize(ReadOnlySpan<byte> utf8Json, Type returnType, JsonSerializerContext context);
	public static ValueTask<TValue> DeserializeAsync<TValue>(Stream utf8Json, JsonSerializerOptions options = null, CancellationToken cancellationToken = default);
	public static TValue Deserialize<TValue>(Stream utf8Json, JsonSerializerOptions options = null);
	public static ValueTask<object> DeserializeAsync(Stream utf8Json, Type returnType, JsonSerializerOptions options = null, CancellationToken cancellationToken = default);
	public static object Deserialize(Stream utf8Json, Type returnType, JsonSerializerOptions options = null);
	public static ValueTask<TValue> DeserializeAsync<TValue>(Stream utf8Json, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo<TValue> jsonTypeInfo, CancellationToken cancellationToken = default);
	public static ValueTask<object> DeserializeAsync(Stream utf8Json, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo jsonTypeInfo, CancellationToken cancellationToken = default);
	public static TValue Deserialize<TValue>(Stream utf8Json, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo<TValue> jsonTypeInfo);
	public static object Deserialize(Stream utf8Json, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo jsonTypeInfo);
	public static ValueTask<object> DeserializeAsync(Stream utf8Json, Type returnType, JsonSerializerContext context, CancellationToken cancellationToken = default);
	public static object Deserialize(Stream utf8Json, Type returnType, JsonSerializerContext context);
	public static IAsyncEnumerable<TValue> DeserializeAsyncEnumerable<TValue>(Stream utf8Json, JsonSerializerOptions options = null, CancellationToken cancellationToken = default);
	public static IAsyncEnumerable<TValue> DeserializeAsyncEnumerable<TValue>(Stream utf8Json, bool topLevelValues, JsonSerializerOptions options = null, CancellationToken cancellationToken = default);
	public static IAsyncEnumerable<TValue> DeserializeAsyncEnumerable<TValue>(Stream utf8Json, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo<TValue> jsonTypeInfo, CancellationToken cancellationToken = default);
	public static IAsyncEnumerable<TValue> DeserializeAsyncEnumerable<TValue>(Stream utf8Json, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo<TValue> jsonTypeInfo, bool topLevelValues, CancellationToken cancellationToken = default);
	public static TValue Deserialize<TValue>(string json, JsonSerializerOptions options = null);
	public static TValue Deserialize<TValue>(ReadOnlySpan<char> json, JsonSerializerOptions options = null);
	public static object Deserialize(string json, Type returnType, JsonSerializerOptions options = null);
	public static object Deserialize(ReadOnlySpan<char> json, Type returnType, JsonSerializerOptions options = null);
	public static TValue Deserialize<TValue>(string json, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo<TValue> jsonTypeInfo);
	public static TValue Deserialize<TValue>(ReadOnlySpan<char> json, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo<TValue> jsonTypeInfo);
	public static object Deserialize(string json, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo jsonTypeInfo);
	public static object Deserialize(ReadOnlySpan<char> json, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo jsonTypeInfo);
	public static object Deserialize(string json, Type returnType, JsonSerializerContext context);
	public static object Deserialize(ReadOnlySpan<char> json, Type returnType, JsonSerializerContext context);
	public static TValue Deserialize<TValue>(ref Utf8JsonReader reader, JsonSerializerOptions options = null);
	public static object Deserialize(ref Utf8JsonReader reader, Type returnType, JsonSerializerOptions options = null);
	public static TValue Deserialize<TValue>(ref Utf8JsonReader reader, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo<TValue> jsonTypeInfo);
	public static object Deserialize(ref Utf8JsonReader reader, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo jsonTypeInfo);
	public static object Deserialize(ref Utf8JsonReader reader, Type returnType, JsonSerializerContext context);
	public static byte[] SerializeToUtf8Bytes<TValue>(TValue value, JsonSerializerOptions options = null);
	public static byte[] SerializeToUtf8Bytes(object value, Type inputType, JsonSerializerOptions options = null);
	public static byte[] SerializeToUtf8Bytes<TValue>(TValue value, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo<TValue> jsonTypeInfo);
	public static byte[] SerializeToUtf8Bytes(object value, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo jsonTypeInfo);
	public static byte[] SerializeToUtf8Bytes(object value, Type inputType, JsonSerializerContext context);
	public static Task SerializeAsync<TValue>(Stream utf8Json, TValue value, JsonSerializerOptions options = null, CancellationToken cancellationToken = default);
	public static void Serialize<TValue>(Stream utf8Json, TValue value, JsonSerializerOptions options = null);
	public static Task SerializeAsync(Stream utf8Json, object value, Type inputType, JsonSerializerOptions options = null, CancellationToken cancellationToken = default);
	public static void Serialize(Stream utf8Json, object value, Type inputType, JsonSerializerOptions options = null);
	public static Task SerializeAsync<TValue>(Stream utf8Json, TValue value, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo<TValue> jsonTypeInfo, CancellationToken cancellationToken = default);
	public static void Serialize<TValue>(Stream utf8Json, TValue value, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo<TValue> jsonTypeInfo);
	public static Task SerializeAsync(Stream utf8Json, object value, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo jsonTypeInfo, CancellationToken cancellationToken = default);
	public static void Serialize(Stream utf8Json, object value, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo jsonTypeInfo);
	public static Task SerializeAsync(Stream utf8Json, object value, Type inputType, JsonSerializerContext context, CancellationToken cancellationToken = default);
	public static void Serialize(Stream utf8Json, object value, Type inputType, JsonSerializerContext context);
	public static string Serialize<TValue>(TValue value, JsonSerializerOptions options = null);
	public static string Serialize(object value, Type inputType, JsonSerializerOptions options = null);
	public static string Serialize<TValue>(TValue value, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo<TValue> jsonTypeInfo);
	public static string Serialize(object value, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo jsonTypeInfo);
	public static string Serialize(object value, Type inputType, JsonSerializerContext context);
	public static Task SerializeAsync<TValue>(PipeWriter utf8Json, TValue value, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo<TValue> jsonTypeInfo, CancellationToken cancellationToken = default);
	public static Task SerializeAsync<TValue>(PipeWriter utf8Json, TValue value, JsonSerializerOptions options = null, CancellationToken cancellationToken = default);
	public static Task SerializeAsync(PipeWriter utf8Json, object value, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo jsonTypeInfo, CancellationToken cancellationToken = default);
	public static Task SerializeAsync(PipeWriter utf8Json, object value, Type inputType, JsonSerializerContext context, CancellationToken cancellationToken = default);
	public static Task SerializeAsync(PipeWriter utf8Json, object value, Type inputType, JsonSerializerOptions options = null, CancellationToken cancellationToken = default);
	public static void Serialize<TValue>(Utf8JsonWriter writer, TValue value, JsonSerializerOptions options = null);
	public static void Serialize(Utf8JsonWriter writer, object value, Type inputType, JsonSerializerOptions options = null);
	public static void Serialize<TValue>(Utf8JsonWriter writer, TValue value, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo<TValue> jsonTypeInfo);
	public static void Serialize(Utf8JsonWriter writer, object value, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo jsonTypeInfo);
	public static void Serialize(Utf8JsonWriter writer, object value, Type inputType, JsonSerializerContext context);
	public static bool IsReflectionEnabledByDefault { get; }
}
public enum JsonSerializerDefaults { General = 0, Web = 1 }
public sealed class JsonSerializerOptions {
	public global::System.Text.Json.Serialization.Metadata.JsonTypeInfo GetTypeInfo(Type type);
	public bool TryGetTypeInfo(Type type, out global::System.Text.Json.Serialization.Metadata.JsonTypeInfo typeInfo);
	public JsonConverter GetConverter(Type typeToConvert);
	public JsonSerializerOptions();
	public JsonSerializerOptions(JsonSerializerOptions options);
	public JsonSerializerOptions(JsonSerializerDefaults defaults);
	public void AddContext<TContext>() where TContext : JsonSerializerContext, new();
	public void MakeReadOnly();
	public void MakeReadOnly(bool populateMissingResolver);
	public IList<JsonConverter> Converters { get; }
	public static JsonSerializerOptions Default { get; }
	public static JsonSerializerOptions Web { get; }
	public global::System.Text.Json.Serialization.Metadata.IJsonTypeInfoResolver TypeInfoResolver { get; set; }
	public IList<global::System.Text.Json.Serialization.Metadata.IJsonTypeInfoResolver> TypeInfoResolverChain { get; }
	public bool AllowOutOfOrderMetadataProperties { get; set; }
	public bool AllowTrailingCommas { get; set; }
	public int DefaultBufferSize { get; set; }
	public JavaScriptEncoder Encoder { get; set; }
	public JsonNamingPolicy DictionaryKeyPolicy { get; set; }
	public bool IgnoreNullValues { get; set; }
	public JsonIgnoreCondition DefaultIgnoreCondition { get; set; }
	public JsonNumberHandling NumberHandling { get; set; }
	public JsonObjectCreationHandling PreferredObjectCreationHandling { get; set; }
	public bool IgnoreReadOnlyProperties { get; set; }
	public bool IgnoreReadOnlyFields { get; set; }
	public bool IncludeFields { get; set; }
	public int MaxDepth { get; set; }
	public JsonNamingPolicy PropertyNamingPolicy { get; set; }
	public bool PropertyNameCaseInsensitive { get; set; }
	public JsonCommentHandling ReadCommentHandling { get; set; }
	public JsonUnknownTypeHandling UnknownTypeHandling { get; set; }
	public JsonUnmappedMemberHandling UnmappedMemberHandling { get; set; }
	public bool WriteIndented { get; set; }
	public char IndentCharacter { get; set; }
	public int IndentSize { get; set; }
	public ReferenceHandler ReferenceHandler { get; set; }
	public string NewLine { get; set; }
	public bool RespectNullableAnnotations { get; set; }
	public bool RespectRequiredConstructorParameters { get; set; }
	public bool IsReadOnly { get; }
}
public enum JsonTokenType : byte { None = 0, StartObject = 1, EndObject = 2, StartArray = 3, EndArray = 4, PropertyName = 5, Comment = 6, String = 7, Number = 8, True = 9, False = 10, Null = 11 }
public enum JsonValueKind : byte { Undefined = 0, Object = 1, Array = 2, String = 3, Number = 4, True = 5, False = 6, Null = 7 }
public struct JsonWriterOptions {
	public JavaScriptEncoder Encoder { get; set; }
	public bool Indented { get; set; }
	public char IndentCharacter { get; set; }
	public int IndentSize { get; set; }
	public int MaxDepth { get; set; }
	public bool SkipValidation { get; set; }
	public string NewLine { get; set; }
}
public ref struct Utf8JsonReader {
	public Utf8JsonReader(ReadOnlySpan<byte> jsonData, bool isFinalBlock, JsonReaderState state);
	public Utf8JsonReader(ReadOnlySpan<byte> jsonData, JsonReaderOptions options = default);
	public bool Read();
	public void Skip();
	public bool TrySkip();
	public bool ValueTextEquals(ReadOnlySpan<byte> utf8Text);
	public bool ValueTextEquals(string text);
	public bool ValueTextEquals(ReadOnlySpan<char> text);
	public Utf8JsonReader(ReadOnlySequence<byte> jsonData, bool isFinalBlock, JsonReaderState state);
	public Utf8JsonReader(ReadOnlySequence<byte> jsonData, JsonReaderOptions options = default);
	public string GetString();
	public int CopyString(Span<byte> utf8Destination);
	public int CopyString(Span<char> destination);
	public string GetComment();
	public bool GetBoolean();
	public byte[] GetBytesFromBase64();
	public byte GetByte();
	public sbyte GetSByte();
	public short GetInt16();
	public int GetInt32();
	public long GetInt64();
	public ushort GetUInt16();
	public uint GetUInt32();
	public ulong GetUInt64();
	public float GetSingle();
	public double GetDouble();
	public decimal GetDecimal();
	public DateTime GetDateTime();
	public DateTimeOffset GetDateTimeOffset();
	public Guid GetGuid();
	public bool TryGetBytesFromBase64(out byte[] value);
	public bool TryGetByte(out byte value);
	public bool TryGetSByte(out sbyte value);
	public bool TryGetInt16(out short value);
	public bool TryGetInt32(out int value);
	public bool TryGetInt64(out long value);
	public bool TryGetUInt16(out ushort value);
	public bool TryGetUInt32(out uint value);
	public bool TryGetUInt64(out ulong value);
	public bool TryGetSingle(out float value);
	public bool TryGetDouble(out double value);
	public bool TryGetDecimal(out decimal value);
	public bool TryGetDateTime(out DateTime value);
	public bool TryGetDateTimeOffset(out DateTimeOffset value);
	public bool TryGetGuid(out Guid value);
	public ReadOnlySpan<byte> ValueSpan { get; }
	public long BytesConsumed { get; }
	public long TokenStartIndex { get; }
	public int CurrentDepth { get; }
	public JsonTokenType TokenType { get; }
	public bool HasValueSequence { get; }
	public bool ValueIsEscaped { get; }
	public bool IsFinalBlock { get; }
	public ReadOnlySequence<byte> ValueSequence { get; }
	public SequencePosition Position { get; }
	public JsonReaderState CurrentState { get; }
}
public sealed class Utf8JsonWriter : IDisposable, IAsyncDisposable {
	public Utf8JsonWriter(IBufferWriter<byte> bufferWriter, JsonWriterOptions options = default);
	public Utf8JsonWriter(Stream utf8Json, JsonWriterOptions options = default);
	public void Reset();
	public void Reset(Stream utf8Json);
	public void Reset(IBufferWriter<byte> bufferWriter);
	public void Flush();
	public void Dispose();
	public ValueTask DisposeAsync();
	public Task FlushAsync(CancellationToken cancellationToken = default);
	public void WriteStartArray();
	public void WriteStartObject();
	public void WriteStartArray(JsonEncodedText propertyName);
	public void WriteStartObject(JsonEncodedText propertyName);
	public void WriteStartArray(ReadOnlySpan<byte> utf8PropertyName);
	public void WriteStartObject(ReadOnlySpan<byte> utf8PropertyName);
	public void WriteStartArray(string propertyName);
	public void WriteStartObject(string propertyName);
	public void WriteStartArray(ReadOnlySpan<char> propertyName);
	public void WriteStartObject(ReadOnlySpan<char> propertyName);
	public void WriteEndArray();
	public void WriteEndObject();
	public void WriteBase64String(JsonEncodedText propertyName, ReadOnlySpan<byte> bytes);
	public void WriteBase64String(string propertyName, ReadOnlySpan<byte> bytes);
	public void WriteBase64String(ReadOnlySpan<char> propertyName, ReadOnlySpan<byte> bytes);
	public void WriteBase64String(ReadOnlySpan<byte> utf8PropertyName, ReadOnlySpan<byte> bytes);
	public void WriteString(JsonEncodedText propertyName, DateTime value);
	public void WriteString(string propertyName, DateTime value);
	public void WriteString(ReadOnlySpan<char> propertyName, DateTime value);
	public void WriteString(ReadOnlySpan<byte> utf8PropertyName, DateTime value);
	public void WriteString(JsonEncodedText propertyName, DateTimeOffset value);
	public void WriteString(string propertyName, DateTimeOffset value);
	public void WriteString(ReadOnlySpan<char> propertyName, DateTimeOffset value);
	public void WriteString(ReadOnlySpan<byte> utf8PropertyName, DateTimeOffset value);
	public void WriteNumber(JsonEncodedText propertyName, decimal value);
	public void WriteNumber(string propertyName, decimal value);
	public void WriteNumber(ReadOnlySpan<char> propertyName, decimal value);
	public void WriteNumber(ReadOnlySpan<byte> utf8PropertyName, decimal value);
	public void WriteNumber(JsonEncodedText propertyName, double value);
	public void WriteNumber(string propertyName, double value);
	public void WriteNumber(ReadOnlySpan<char> propertyName, double value);
	public void WriteNumber(ReadOnlySpan<byte> utf8PropertyName, double value);
	public void WriteNumber(JsonEncodedText propertyName, float value);
	public void WriteNumber(string propertyName, float value);
	public void WriteNumber(ReadOnlySpan<char> propertyName, float value);
	public void WriteNumber(ReadOnlySpan<byte> utf8PropertyName, float value);
	public void WriteString(JsonEncodedText propertyName, Guid value);
	public void WriteString(string propertyName, Guid value);
	public void WriteString(ReadOnlySpan<char> propertyName, Guid value);
	public void WriteString(ReadOnlySpan<byte> utf8PropertyName, Guid value);
	public void WriteNull(JsonEncodedText propertyName);
	public void WriteNull(string propertyName);
	public void WriteNull(ReadOnlySpan<char> propertyName);
	public void WriteNull(ReadOnlySpan<byte> utf8PropertyName);
	public void WriteBoolean(JsonEncodedText propertyName, bool value);
	public void WriteBoolean(string propertyName, bool value);
	public void WriteBoolean(ReadOnlySpan<char> propertyName, bool value);
	public void WriteBoolean(ReadOnlySpan<byte> utf8PropertyName, bool value);
	public void WriteNumber(JsonEncodedText propertyName, long value);
	public void WriteNumber(string propertyName, long value);
	public void WriteNumber(ReadOnlySpan<char> propertyName, long value);
	public void WriteNumber(ReadOnlySpan<byte> utf8PropertyName, long value);
	public void WriteNumber(JsonEncodedText propertyName, int value);
	public void WriteNumber(string propertyName, int value);
	public void WriteNumber(ReadOnlySpan<char> propertyName, int value);
	public void WriteNumber(ReadOnlySpan<byte> utf8PropertyName, int value);
	public void WritePropertyName(JsonEncodedText propertyName);
	public void WritePropertyName(string propertyName);
	public void WritePropertyName(ReadOnlySpan<char> propertyName);
	public void WritePropertyName(ReadOnlySpan<byte> utf8PropertyName);
	public void WriteString(JsonEncodedText propertyName, JsonEncodedText value);
	public void WriteString(string propertyName, JsonEncodedText value);
	public void WriteString(string propertyName, string value);
	public void WriteString(ReadOnlySpan<char> propertyName, ReadOnlySpan<char> value);
	public void WriteString(ReadOnlySpan<byte> utf8PropertyName, ReadOnlySpan<byte> utf8Value);
	public void WriteString(JsonEncodedText propertyName, string value);
	public void WriteString(JsonEncodedText propertyName, ReadOnlySpan<char> value);
	public void WriteString(string propertyName, ReadOnlySpan<char> value);
	public void WriteString(ReadOnlySpan<byte> utf8PropertyName, ReadOnlySpan<char> value);
	public void WriteString(JsonEncodedText propertyName, ReadOnlySpan<byte> utf8Value);
	public void WriteString(string propertyName, ReadOnlySpan<byte> utf8Value);
	public void WriteString(ReadOnlySpan<char> propertyName, ReadOnlySpan<byte> utf8Value);
	public void WriteString(ReadOnlySpan<char> propertyName, JsonEncodedText value);
	public void WriteString(ReadOnlySpan<char> propertyName, string value);
	public void WriteString(ReadOnlySpan<byte> utf8PropertyName, JsonEncodedText value);
	public void WriteString(ReadOnlySpan<byte> utf8PropertyName, string value);
	public void WriteNumber(JsonEncodedText propertyName, ulong value);
	public void WriteNumber(string propertyName, ulong value);
	public void WriteNumber(ReadOnlySpan<char> propertyName, ulong value);
	public void WriteNumber(ReadOnlySpan<byte> utf8PropertyName, ulong value);
	public void WriteNumber(JsonEncodedText propertyName, uint value);
	public void WriteNumber(string propertyName, uint value);
	public void WriteNumber(ReadOnlySpan<char> propertyName, uint value);
	public void WriteNumber(ReadOnlySpan<byte> utf8PropertyName, uint value);
	public void WriteBase64StringValue(ReadOnlySpan<byte> bytes);
	public void WriteCommentValue(string value);
	public void WriteCommentValue(ReadOnlySpan<char> value);
	public void WriteCommentValue(ReadOnlySpan<byte> utf8Value);
	public void WriteStringValue(DateTime value);
	public void WriteStringValue(DateTimeOffset value);
	public void WriteNumberValue(decimal value);
	public void WriteNumberValue(double value);
	public void WriteNumberValue(float value);
	public void WriteStringValue(Guid value);
	public void WriteNullValue();
	public void WriteBooleanValue(bool value);
	public void WriteRawValue(string json, bool skipInputValidation = false);
	public void WriteRawValue(ReadOnlySpan<char> json, bool skipInputValidation = false);
	public void WriteRawValue(ReadOnlySpan<byte> utf8Json, bool skipInputValidation = false);
	public void WriteRawValue(ReadOnlySequence<byte> utf8Json, bool skipInputValidation = false);
	public void WriteNumberValue(int value);
	public void WriteNumberValue(long value);
	public void WriteStringValue(JsonEncodedText value);
	public void WriteStringValue(string value);
	public void WriteStringValue(ReadOnlySpan<char> value);
	public void WriteStringValue(ReadOnlySpan<byte> utf8Value);
	public void WriteNumberValue(uint value);
	public void WriteNumberValue(ulong value);
	public int BytesPending { get; }
	public long BytesCommitted { get; }
	public JsonWriterOptions Options { get; }
	public int CurrentDepth { get; }
}
