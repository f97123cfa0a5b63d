// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Text.Json.Serialization;
public interface IJsonOnDeserialized {
	void OnDeserialized();
}
public interface IJsonOnDeserializing {
	void OnDeserializing();
}
public interface IJsonOnSerialized {
	void OnSerialized();
}
public interface IJsonOnSerializing {
	void OnSerializing();
}
public abstract class JsonAttribute : Attribute {
	protected JsonAttribute();
}
public sealed class JsonConstructorAttribute : JsonAttribute {
	public JsonConstructorAttribute();
}
public abstract class JsonConverter {
	public abstract bool CanConvert(Type typeToConvert);
	private JsonConverter();
	public abstract Type Type { get; }
}
public class JsonConverterAttribute : JsonAttribute {
	public JsonConverterAttribute(Type converterType);
	protected JsonConverterAttribute();
	public virtual JsonConverter CreateConverter(Type typeToConvert);
	public Type ConverterType { get; }
}
public abstract class JsonConverterFactory : JsonConverter {
	protected JsonConverterFactory();
	public abstract JsonConverter CreateConverter(Type typeToConvert, JsonSerializerOptions options);
}
public abstract class JsonConverter<T> : JsonConverter {
	protected internal JsonConverter();
	public abstract T Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options);
	public abstract void Write(Utf8JsonWriter writer, T value, JsonSerializerOptions options);
	public virtual T ReadAsPropertyName(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options);
	public virtual void WriteAsPropertyName(Utf8JsonWriter writer, T value, JsonSerializerOptions options);
	public virtual bool HandleNull { get; }
}
public class JsonDerivedTypeAttribute : JsonAttribute {
	public JsonDerivedTypeAttribute(Type derivedType);
	public JsonDerivedTypeAttribute(Type derivedType, string typeDiscriminator);
	public JsonDerivedTypeAttribute(Type derivedType, int typeDiscriminator);
	public Type DerivedType { get; }
	public object TypeDiscriminator { get; }
}
public sealed class JsonExtensionDataAttribute : JsonAttribute {
	public JsonExtensionDataAttribute();
}
public sealed class JsonIgnoreAttribute : JsonAttribute {
	public JsonIgnoreAttribute();
	public JsonIgnoreCondition Condition { get; set; }
}
public enum JsonIgnoreCondition { Never = 0, Always = 1, WhenWritingDefault = 2, WhenWritingNull = 3 }
public sealed class JsonIncludeAttribute : JsonAttribute {
	public JsonIncludeAttribute();
}
public enum JsonKnownNamingPolicy { Unspecified = 0, CamelCase = 1, SnakeCaseLower = 2, SnakeCaseUpper = 3, KebabCaseLower = 4, KebabCaseUpper = 5 }
public sealed class JsonNumberEnumConverter<TEnum> : JsonConverterFactory where TEnum : struct, Enum {
	public JsonNumberEnumConverter();
}
[global::System.Flags] public enum JsonNumberHandling { Strict = 0, AllowReadingFromString = 1, WriteAsString = 2, AllowNamedFloatingPointLiterals = 4 }
public sealed class JsonNumberHandlingAttribute : JsonAttribute {
	public JsonNumberHandlingAttribute(JsonNumberHandling handling);
	public JsonNumberHandling Handling { get; }
}
public enum JsonObjectCreationHandling { Replace = 0, Populate = 1 }
public sealed class JsonObjectCreationHandlingAttribute : JsonAttribute {
	public JsonObjectCreationHandlingAttribute(JsonObjectCreationHandling handling);
	public JsonObjectCreationHandling Handling { get; }
}
public sealed class JsonPolymorphicAttribute : JsonAttribute {
	public JsonPolymorphicAttribute();
	public string TypeDiscriminatorPropertyName { get; set; }
	public JsonUnknownDerivedTypeHandling UnknownDerivedTypeHandling { get; set; }
	public bool IgnoreUnrecognizedTypeDiscriminators { get; set; }
}
public sealed class JsonPropertyNameAttribute : JsonAttribute {
	public JsonPropertyNameAttribute(string name);
	public string Name { get; }
}
public sealed class JsonPropertyOrderAttribute : JsonAttribute {
	public JsonPropertyOrderAttribute(int order);
	public int Order { get; }
}
public sealed class JsonRequiredAttribute : JsonAttribute {
	public JsonRequiredAttribute();
}
public sealed class JsonSerializableAttribute : JsonAttribute {
	public JsonSerializableAttribute(Type type);
	public string TypeInfoPropertyName { get; set; }
	public JsonSourceGenerationMode GenerationMode { get; set; }
}
public abstract class JsonSerializerContext : global::System.Text.Json.Serialization.Metadata.IJsonTypeInfoResolver {
	protected JsonSerializerContext(JsonSerializerOptions options);
	public abstract global::System.Text.Json.Serialization.Metadata.JsonTypeInfo GetTypeInfo(Type type);
	public JsonSerializerOptions Options { get; }
	protected abstract JsonSerializerOptions GeneratedSerializerOptions { get; }
}
[global::System.Flags] public enum JsonSourceGenerationMode { Default = 0, Metadata = 1, Serialization = 2 }
public sealed class JsonSourceGenerationOptionsAttribute : JsonAttribute {
	public JsonSourceGenerationOptionsAttribute();
	public JsonSourceGenerationOptionsAttribute(JsonSerializerDefaults defaults);
	public bool AllowOutOfOrderMetadataProperties { get; set; }
	public bool AllowTrailingCommas { get; set; }
	public Type[] Converters { get; set; }
	public int DefaultBufferSize { get; set; }
	public JsonIgnoreCondition DefaultIgnoreCondition { get; set; }
	public JsonKnownNamingPolicy DictionaryKeyPolicy { get; set; }
	public bool IgnoreReadOnlyFields { get; set; }
	public bool IgnoreReadOnlyProperties { get; set; }
	public bool IncludeFields { get; set; }
	public int MaxDepth { get; set; }
	public JsonNumberHandling NumberHandling { get; set; }
	public JsonObjectCreationHandling PreferredObjectCreationHandling { get; set; }
	public bool PropertyNameCaseInsensitive { get; set; }
	public JsonKnownNamingPolicy PropertyNamingPolicy { get; set; }
	public JsonCommentHandling ReadCommentHandling { get; set; }
	public bool RespectNullableAnnotations { get; set; }
	public bool RespectRequiredConstructorParameters { get; set; }
	public JsonUnknownTypeHandling UnknownTypeHandling { get; set; }
	public JsonUnmappedMemberHandling UnmappedMemberHandling { get; set; }
	public bool WriteIndented { get; set; }
	public char IndentCharacter { get; set; }
	public int IndentSize { get; set; }
	public JsonSourceGenerationMode GenerationMode { get; set; }
	public bool UseStringEnumConverter { get; set; }
	public string NewLine { get; set; }
}
public class JsonStringEnumConverter : JsonConverterFactory {
	public JsonStringEnumConverter();
	public JsonStringEnumConverter(JsonNamingPolicy namingPolicy = null, bool allowIntegerValues = true);
}
public class JsonStringEnumConverter<TEnum> : JsonConverterFactory where TEnum : struct, Enum {
	public JsonStringEnumConverter();
	public JsonStringEnumConverter(JsonNamingPolicy namingPolicy = null, bool allowIntegerValues = true);
}
public class JsonStringEnumMemberNameAttribute : Attribute {
	public JsonStringEnumMemberNameAttribute(string name);
	public string Name { get; }
}
public enum JsonUnknownDerivedTypeHandling { FailSerialization = 0, FallBackToBaseType = 1, FallBackToNearestAncestor = 2 }
public enum JsonUnknownTypeHandling { JsonElement = 0, JsonNode = 1 }
public enum JsonUnmappedMemberHandling { Skip = 0, Disallow = 1 }
public class JsonUnmappedMemberHandlingAttribute : JsonAttribute {
	public JsonUnmappedMemberHandlingAttribute(JsonUnmappedMemberHandling unmappedMemberHandling);
	public JsonUnmappedMemberHandling UnmappedMemberHandling { get; }
}
public abstract class ReferenceHandler {
	public abstract ReferenceResolver CreateResolver();
	protected ReferenceHandler();
	public static ReferenceHandler Preserve { get; }
	public static ReferenceHandler IgnoreCycles { get; }
}
public sealed class ReferenceHandler<T> : ReferenceHandler where T : ReferenceResolver, new() {
	public ReferenceHandler();
}
public abstract class ReferenceResolver {
	public abstract void AddReference(string referenceId, object value);
	public abstract string GetReference(object value, out bool alreadyExists);
	public abstract object ResolveReference(string referenceId);
	protected ReferenceResolver();
}
