// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Text.Json.Nodes;
using System.Collections;
using System.Collections.Generic;
using System.IO;
using System.Threading;
using System.Threading.Tasks;
public sealed class JsonArray : JsonNode, IList<JsonNode>, ICollection<JsonNode>, IEnumerable<JsonNode>, IEnumerable {
	public JsonArray(JsonNodeOptions? options = default);
	public JsonArray(JsonNodeOptions options, params JsonNode[] items);
	public JsonArray(JsonNodeOptions options, params ReadOnlySpan<JsonNode> items);
	public JsonArray(params JsonNode[] items);
	public JsonArray(params ReadOnlySpan<JsonNode> items);
	public IEnumerable<T> GetValues<T>();
	public static JsonArray Create(JsonElement element, JsonNodeOptions? options = default);
	public void Add<T>(T value);
	public void Add(JsonNode item);
	public void Clear();
	public bool Contains(JsonNode item);
	public int IndexOf(JsonNode item);
	public void Insert(int index, JsonNode item);
	public bool Remove(JsonNode item);
	public void RemoveAt(int index);
	public IEnumerator<JsonNode> GetEnumerator();
	public int Count { get; }
}
public abstract class JsonNode {
	public JsonArray AsArray();
	public JsonObject AsObject();
	public JsonValue AsValue();
	public string GetPath();
	public virtual T GetValue<T>();
	public JsonNode DeepClone();
	public JsonValueKind GetValueKind();
	public string GetPropertyName();
	public int GetElementIndex();
	public static bool DeepEquals(JsonNode node1, JsonNode node2);
	public void ReplaceWith<T>(T value);
	public static implicit operator JsonNode(bool value);
	public static implicit operator JsonNode(bool? value);
	public static implicit operator JsonNode(byte value);
	public static implicit operator JsonNode(byte? value);
	public static implicit operator JsonNode(char value);
	public static implicit operator JsonNode(char? value);
	public static implicit operator JsonNode(DateTime value);
	public static implicit operator JsonNode(DateTime? value);
	public static implicit operator JsonNode(DateTimeOffset value);
	public static implicit operator JsonNode(DateTimeOffset? value);
	public static implicit operator JsonNode(decimal value);
	public static implicit operator JsonNode(decimal? value);
	public static implicit operator JsonNode(double value);
	public static implicit operator JsonNode(double? value);
	public static implicit operator JsonNode(Guid value);
	public static implicit operator JsonNode(Guid? value);
	public static implicit operator JsonNode(short value);
	public static implicit operator JsonNode(short? value);
	public static implicit operator JsonNode(int value);
	public static implicit operator JsonNode(int? value);
	public static implicit operator JsonNode(long value);
	public static implicit operator JsonNode(long? value);
	public static implicit operator JsonNode(sbyte value);
	public static implicit operator JsonNode(sbyte? value);
	public static implicit operator JsonNode(float value);
	public static implicit operator JsonNode(float? value);
	public static implicit operator JsonNode(string value);
	public static implicit operator JsonNode(ushort value);
	public static implicit operator JsonNode(ushort? value);
	public static implicit operator JsonNode(uint value);
	public static implicit operator JsonNode(uint? value);
	public static implicit operator JsonNode(ulong value);
	public static implicit operator JsonNode(ulong? value);
	public static explicit operator bool(JsonNode value);
	public static explicit operator bool?(JsonNode value);
	public static explicit operator byte(JsonNode value);
	public static explicit operator byte?(JsonNode value);
	public static explicit operator char(JsonNode value);
	public static explicit operator char?(JsonNode value);
	public static explicit operator DateTime(JsonNode value);
	public static explicit operator DateTime?(JsonNode value);
	public static explicit operator DateTimeOffset(JsonNode value);
	public static explicit operator DateTimeOffset?(JsonNode value);
	public static explicit operator decimal(JsonNode value);
	public static explicit operator decimal?(JsonNode value);
	public static explicit operator double(JsonNode value);
	public static explicit operator double?(JsonNode value);
	public static explicit operator Guid(JsonNode value);
	public static explicit operator Guid?(JsonNode value);
	public static explicit operator short(JsonNode value);
	public static explicit operator short?(JsonNode value);
	public static explicit operator int(JsonNode value);
	public static explicit operator int?(JsonNode value);
	public static explicit operator long(JsonNode value);
	public static explicit operator long?(JsonNode value);
	public static explicit operator sbyte(JsonNode value);
	public static explicit operator sbyte?(JsonNode value);
	public static explicit operator float(JsonNode value);
	public static explicit operator float?(JsonNode value);
	public static explicit operator string(JsonNode value);
	public static explicit operator ushort(JsonNode value);
	public static explicit operator ushort?(JsonNode value);
	public static explicit operator uint(JsonNode value);
	public static explicit operator uint?(JsonNode value);
	public static explicit operator ulong(JsonNode value);
	public static explicit operator ulong?(JsonNode value);
	public static JsonNode Parse(ref Utf8JsonReader reader, JsonNodeOptions? nodeOptions = default);
	public static JsonNode Parse(string json, JsonNodeOptions? nodeOptions = default, JsonDocumentOptions documentOptions = default);
	public static JsonNode Parse(ReadOnlySpan<byte> utf8Json, JsonNodeOptions? nodeOptions = default, JsonDocumentOptions documentOptions = default);
	public static JsonNode Parse(Stream utf8Json, JsonNodeOptions? nodeOptions = default, JsonDocumentOptions documentOptions = default);
	public static Task<JsonNode> ParseAsync(Stream utf8Json, JsonNodeOptions? nodeOptions = default, JsonDocumentOptions documentOptions = default, CancellationToken cancellationToken = default);
	public string ToJsonString(JsonSerializerOptions options = null);
	public abstract void WriteTo(Utf8JsonWriter writer, JsonSerializerOptions options = null);
	private JsonNode();
	public JsonNodeOptions? Options { get; }
	public JsonNode Parent { get; }
	public JsonNode Root { get; }
	public JsonNode this[int index] { get; set; }
	public JsonNode this[string propertyName] { get; set; }
}
public struct JsonNodeOptions {
	public bool PropertyNameCaseInsensitive { get; set; }
}
public sealed class JsonObject : JsonNode, IDictionary<string, JsonNode>, ICollection<KeyValuePair<string, JsonNode>>, IEnumerable<KeyValuePair<string, JsonNode>>, IEnumerable, IList<KeyValuePair<string, JsonNode>> {
	public JsonObject(JsonNodeOptions? options = default);
	public JsonObject(IEnumerable<KeyValuePair<string, JsonNode>> properties, JsonNodeOptions? options = default);
	public static JsonObject Create(JsonElement element, JsonNodeOptions? options = default);
	public bool TryGetPropertyValue(string propertyName, out JsonNode jsonNode);
	public void Add(string propertyName, JsonNode value);
	public void Add(KeyValuePair<string, JsonNode> property);
	public void Clear();
	public bool ContainsKey(string propertyName);
	public bool Remove(string propertyName);
	public IEnumerator<KeyValuePair<string, JsonNode>> GetEnumerator();
	public KeyValuePair<string, JsonNode> GetAt(int index);
	public void SetAt(int index, string propertyName, JsonNode value);
	public void SetAt(int index, JsonNode value);
	public int IndexOf(string propertyName);
	public void Insert(int index, string propertyName, JsonNode value);
	public void RemoveAt(int index);
	public int Count { get; }
}
public abstract class JsonValue : JsonNode {
	public static JsonValue Create(bool value, JsonNodeOptions? options = default);
	public static JsonValue Create(bool? value, JsonNodeOptions? options = default);
	public static JsonValue Create(byte value, JsonNodeOptions? options = default);
	public static JsonValue Create(byte? value, JsonNodeOptions? options = default);
	public static JsonValue Create(char value, JsonNodeOptions? options = default);
	public static JsonValue Create(char? value, JsonNodeOptions? options = default);
	public static JsonValue Create(DateTime value, JsonNodeOptions? options = default);
	public static JsonValue Create(DateTime? value, JsonNodeOptions? options = default);
	public static JsonValue Create(DateTimeOffset value, JsonNodeOptions? options = default);
	public static JsonValue Create(DateTimeOffset? value, JsonNodeOptions? options = default);
	public static JsonValue Create(decimal value, JsonNodeOptions? options = default);
	public static JsonValue Create(decimal? value, JsonNodeOptions? options = default);
	public static JsonValue Create(double value, JsonNodeOptions? options = default);
	public static JsonValue Create(double? value, JsonNodeOptions? options = default);
	public static JsonValue Create(Guid value, JsonNodeOptions? options = default);
	public static JsonValue Create(Guid? value, JsonNodeOptions? options = default);
	public static JsonValue Create(short value, JsonNodeOptions? options = default);
	public static JsonValue Create(short? value, JsonNodeOptions? options = default);
	public static JsonValue Create(int value, JsonNodeOptions? options = default);
	public static JsonValue Create(int? value, JsonNodeOptions? options = default);
	public static JsonValue Create(long value, JsonNodeOptions? options = default);
	public static JsonValue Create(long? value, JsonNodeOptions? options = default);
	public static JsonValue Create(sbyte value, JsonNodeOptions? options = default);
	public static JsonValue Create(sbyte? value, JsonNodeOptions? options = default);
	public static JsonValue Create(float value, JsonNodeOptions? options = default);
	public static JsonValue Create(float? value, JsonNodeOptions? options = default);
	public static JsonValue Create(string value, JsonNodeOptions? options = default);
	public static JsonValue Create(ushort value, JsonNodeOptions? options = default);
	public static JsonValue Create(ushort? value, JsonNodeOptions? options = default);
	public static JsonValue Create(uint value, JsonNodeOptions? options = default);
	public static JsonValue Create(uint? value, JsonNodeOptions? options = default);
	public static JsonValue Create(ulong value, JsonNodeOptions? options = default);
	public static JsonValue Create(ulong? value, JsonNodeOptions? options = default);
	public static JsonValue Create(JsonElement value, JsonNodeOptions? options = default);
	public static JsonValue Create(JsonElement? value, JsonNodeOptions? options = default);
	public abstract bool TryGetValue<T>(out T value);
	public static JsonValue Create<T>(T value, JsonNodeOptions? options = default);
	public static JsonValue Create<T>(T value, global::System.Text.Json.Serialization.Metadata.JsonTypeInfo<T> jsonTypeInfo, JsonNodeOptions? options = default);
	private JsonValue();
}
