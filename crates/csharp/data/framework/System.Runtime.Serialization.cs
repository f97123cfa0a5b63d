// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Runtime.Serialization;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Globalization;
using System.IO;
using System.Reflection;
using System.Xml;
public sealed class CollectionDataContractAttribute : Attribute {
	public CollectionDataContractAttribute();
	public string Namespace { get; set; }
	public bool IsNamespaceSetExplicitly { get; }
	public string Name { get; set; }
	public bool IsNameSetExplicitly { get; }
	public string ItemName { get; set; }
	public bool IsItemNameSetExplicitly { get; }
	public string KeyName { get; set; }
	public bool IsKeyNameSetExplicitly { get; }
	public bool IsReference { get; set; }
	public bool IsReferenceSetExplicitly { get; }
	public string ValueName { get; set; }
	public bool IsValueNameSetExplicitly { get; }
}
public sealed class ContractNamespaceAttribute : Attribute {
	public ContractNamespaceAttribute(string contractNamespace);
	public string ClrNamespace { get; set; }
	public string ContractNamespace { get; }
}
public sealed class DataContractAttribute : Attribute {
	public DataContractAttribute();
	public bool IsReference { get; set; }
	public bool IsReferenceSetExplicitly { get; }
	public string Namespace { get; set; }
	public bool IsNamespaceSetExplicitly { get; }
	public string Name { get; set; }
	public bool IsNameSetExplicitly { get; }
}
public abstract class DataContractResolver {
	public abstract bool TryResolveType(Type type, Type declaredType, DataContractResolver knownTypeResolver, out global::System.Xml.XmlDictionaryString typeName, out global::System.Xml.XmlDictionaryString typeNamespace);
	public abstract Type ResolveName(string typeName, string typeNamespace, Type declaredType, DataContractResolver knownTypeResolver);
	protected DataContractResolver();
}
public sealed class DataContractSerializer : XmlObjectSerializer {
	public DataContractSerializer(Type type);
	public DataContractSerializer(Type type, IEnumerable<Type> knownTypes);
	public DataContractSerializer(Type type, string rootName, string rootNamespace);
	public DataContractSerializer(Type type, string rootName, string rootNamespace, IEnumerable<Type> knownTypes);
	public DataContractSerializer(Type type, global::System.Xml.XmlDictionaryString rootName, global::System.Xml.XmlDictionaryString rootNamespace);
	public DataContractSerializer(Type type, global::System.Xml.XmlDictionaryString rootName, global::System.Xml.XmlDictionaryString rootNamespace, IEnumerable<Type> knownTypes);
	public DataContractSerializer(Type type, DataContractSerializerSettings settings);
	public void WriteObject(global::System.Xml.XmlDictionaryWriter writer, object graph, DataContractResolver dataContractResolver);
	public object ReadObject(global::System.Xml.XmlDictionaryReader reader, bool verifyObjectName, DataContractResolver dataContractResolver);
	public ReadOnlyCollection<Type> KnownTypes { get; }
	public int MaxItemsInObjectGraph { get; }
	public bool PreserveObjectReferences { get; }
	public bool IgnoreExtensionDataObject { get; }
	public DataContractResolver DataContractResolver { get; }
	public bool SerializeReadOnlyTypes { get; }
}
public static class DataContractSerializerExtensions {
	public static ISerializationSurrogateProvider GetSerializationSurrogateProvider(this DataContractSerializer serializer);
	public static void SetSerializationSurrogateProvider(this DataContractSerializer serializer, ISerializationSurrogateProvider provider);
}
public class DataContractSerializerSettings {
	public DataContractSerializerSettings();
	public global::System.Xml.XmlDictionaryString RootName { get; set; }
	public global::System.Xml.XmlDictionaryString RootNamespace { get; set; }
	public IEnumerable<Type> KnownTypes { get; set; }
	public int MaxItemsInObjectGraph { get; set; }
	public bool IgnoreExtensionDataObject { get; set; }
	public bool PreserveObjectReferences { get; set; }
	public DataContractResolver DataContractResolver { get; set; }
	public bool SerializeReadOnlyTypes { get; set; }
}
public sealed class DataMemberAttribute : Attribute {
	public DataMemberAttribute();
	public string Name { get; set; }
	public bool IsNameSetExplicitly { get; }
	public int Order { get; set; }
	public bool IsRequired { get; set; }
	public bool EmitDefaultValue { get; set; }
}
public class DateTimeFormat {
	public DateTimeFormat(string formatString);
	public DateTimeFormat(string formatString, IFormatProvider formatProvider);
	public string FormatString { get; }
	public IFormatProvider FormatProvider { get; }
	public DateTimeStyles DateTimeStyles { get; set; }
}
public readonly struct DeserializationToken : IDisposable {
	public void Dispose();
}
public enum EmitTypeInformation { AsNeeded = 0, Always = 1, Never = 2 }
public sealed class EnumMemberAttribute : Attribute {
	public EnumMemberAttribute();
	public string Value { get; set; }
	public bool IsValueSetExplicitly { get; }
}
public sealed class ExtensionDataObject {
	private ExtensionDataObject();
}
public static class FormatterServices {
	public static MemberInfo[] GetSerializableMembers(Type type);
	public static MemberInfo[] GetSerializableMembers(Type type, StreamingContext context);
	public static void CheckTypeSecurity(Type t, global::System.Runtime.Serialization.Formatters.TypeFilterLevel securityLevel);
	public static object GetUninitializedObject(Type type);
	public static object GetSafeUninitializedObject(Type type);
	public static object PopulateObjectMembers(object obj, MemberInfo[] members, object[] data);
	public static object[] GetObjectData(object obj, MemberInfo[] members);
	public static ISerializationSurrogate GetSurrogateForCyclicalReference(ISerializationSurrogate innerSurrogate);
	public static Type GetTypeFromAssembly(Assembly assem, string name);
}
public interface IDataContractSurrogate {
	object GetCustomDataToExport(MemberInfo memberInfo, Type dataContractType);
	object GetCustomDataToExport(Type clrType, Type dataContractType);
	Type GetDataContractType(Type type);
	object GetDeserializedObject(object obj, Type targetType);
	void GetKnownCustomDataTypes(Collection<Type> customDataTypes);
	object GetObjectToSerialize(object obj, Type targetType);
	Type GetReferencedTypeOnImport(string typeName, string typeNamespace, object customData);
	global::System.CodeDom.CodeTypeDeclaration ProcessImportedType(global::System.CodeDom.CodeTypeDeclaration typeDeclaration, global::System.CodeDom.CodeCompileUnit compileUnit);
}
public interface IDeserializationCallback {
	void OnDeserialization(object sender);
}
public interface IExtensibleDataObject {
	ExtensionDataObject ExtensionData { get; set; }
}
public interface IFormatter {
	object Deserialize(Stream serializationStream);
	void Serialize(Stream serializationStream, object graph);
	ISurrogateSelector SurrogateSelector { get; set; }
	SerializationBinder Binder { get; set; }
	StreamingContext Context { get; set; }
}
public interface IObjectReference {
	object GetRealObject(StreamingContext context);
}
public interface ISafeSerializationData {
	void CompleteDeserialization(object deserialized);
}
public interface ISerializable {
	void GetObjectData(SerializationInfo info, StreamingContext context);
}
public interface ISerializationSurrogate {
}
public interface ISerializationSurrogateProvider {
	Type GetSurrogateType(Type type);
	object GetObjectToSerialize(object obj, Type targetType);
	object GetDeserializedObject(object obj, Type targetType);
}
public interface ISerializationSurrogateProvider2 : ISerializationSurrogateProvider {
	object GetCustomDataToExport(MemberInfo memberInfo, Type dataContractType);
	object GetCustomDataToExport(Type runtimeType, Type dataContractType);
	void GetKnownCustomDataTypes(Collection<Type> customDataTypes);
	Type GetReferencedTypeOnImport(string typeName, string typeNamespace, object customData);
}
public interface ISurrogateSelector {
	void ChainSelector(ISurrogateSelector selector);
	ISerializationSurrogate GetSurrogate(Type type, StreamingContext context, out ISurrogateSelector selector);
	ISurrogateSelector GetNextSelector();
}
public sealed class IgnoreDataMemberAttribute : Attribute {
	public IgnoreDataMemberAttribute();
}
public class InvalidDataContractException : Exception {
	public InvalidDataContractException();
	public InvalidDataContractException(string message);
	public InvalidDataContractException(string message, Exception innerException);
}
public static class JsonFormatGeneratorStatics {
	public static MethodInfo BoxPointer { get; }
	public static PropertyInfo CollectionItemNameProperty { get; }
	public static ConstructorInfo ExtensionDataObjectCtor { get; }
	public static PropertyInfo ExtensionDataProperty { get; }
	public static MethodInfo GetCurrentMethod { get; }
	public static MethodInfo GetItemContractMethod { get; }
	public static MethodInfo GetJsonDataContractMethod { get; }
	public static MethodInfo GetJsonMemberIndexMethod { get; }
	public static MethodInfo GetRevisedItemContractMethod { get; }
	public static MethodInfo GetUninitializedObjectMethod { get; }
	public static MethodInfo IsStartElementMethod0 { get; }
	public static MethodInfo IsStartElementMethod2 { get; }
	public static PropertyInfo LocalNameProperty { get; }
	public static PropertyInfo NamespaceProperty { get; }
	public static MethodInfo MoveNextMethod { get; }
	public static MethodInfo MoveToContentMethod { get; }
	public static PropertyInfo NodeTypeProperty { get; }
	public static MethodInfo OnDeserializationMethod { get; }
	public static MethodInfo ReadJsonValueMethod { get; }
	public static ConstructorInfo SerializationExceptionCtor { get; }
	public static Type[] SerInfoCtorArgs { get; }
	public static MethodInfo ThrowDuplicateMemberExceptionMethod { get; }
	public static MethodInfo ThrowMissingRequiredMembersMethod { get; }
	public static PropertyInfo TypeHandleProperty { get; }
	public static MethodInfo UnboxPointer { get; }
	public static PropertyInfo UseSimpleDictionaryFormatReadProperty { get; }
	public static PropertyInfo UseSimpleDictionaryFormatWriteProperty { get; }
	public static MethodInfo WriteAttributeStringMethod { get; }
	public static MethodInfo WriteEndElementMethod { get; }
	public static MethodInfo WriteJsonISerializableMethod { get; }
	public static MethodInfo WriteJsonNameWithMappingMethod { get; }
	public static MethodInfo WriteJsonValueMethod { get; }
	public static MethodInfo WriteStartElementMethod { get; }
	public static MethodInfo WriteStartElementStringMethod { get; }
	public static MethodInfo ParseEnumMethod { get; }
	public static MethodInfo GetJsonMemberNameMethod { get; }
}
public sealed class KnownTypeAttribute : Attribute {
	public KnownTypeAttribute(Type type);
	public KnownTypeAttribute(string methodName);
	public string MethodName { get; }
	public Type Type { get; }
}
public sealed class NetDataContractSerializer : XmlObjectSerializer, IFormatter {
	public NetDataContractSerializer();
	public NetDataContractSerializer(StreamingContext context);
	public NetDataContractSerializer(StreamingContext context, int maxItemsInObjectGraph, bool ignoreExtensionDataObject, global::System.Runtime.Serialization.Formatters.FormatterAssemblyStyle assemblyFormat, ISurrogateSelector surrogateSelector);
	public NetDataContractSerializer(string rootName, string rootNamespace);
	public NetDataContractSerializer(string rootName, string rootNamespace, StreamingContext context, int maxItemsInObjectGraph, bool ignoreExtensionDataObject, global::System.Runtime.Serialization.Formatters.FormatterAssemblyStyle assemblyFormat, ISurrogateSelector surrogateSelector);
	public NetDataContractSerializer(global::System.Xml.XmlDictionaryString rootName, global::System.Xml.XmlDictionaryString rootNamespace);
	public NetDataContractSerializer(global::System.Xml.XmlDictionaryString rootName, global::System.Xml.XmlDictionaryString rootNamespace, StreamingContext context, int maxItemsInObjectGraph, bool ignoreExtensionDataObject, global::System.Runtime.Serialization.Formatters.FormatterAssemblyStyle assemblyFormat, ISurrogateSelector surrogateSelector);
	public object Deserialize(Stream stream);
	public void Serialize(Stream stream, object graph);
	public global::System.Runtime.Serialization.Formatters.FormatterAssemblyStyle AssemblyFormat { get; set; }
	public SerializationBinder Binder { get; set; }
	public StreamingContext Context { get; set; }
	public bool IgnoreExtensionDataObject { get; }
	public int MaxItemsInObjectGraph { get; }
	public ISurrogateSelector SurrogateSelector { get; set; }
}
public class ObjectIDGenerator {
	public ObjectIDGenerator();
	public virtual long GetId(object obj, out bool firstTime);
	public virtual long HasId(object obj, out bool firstTime);
}
public sealed class OnDeserializedAttribute : Attribute {
	public OnDeserializedAttribute();
}
public sealed class OnDeserializingAttribute : Attribute {
	public OnDeserializingAttribute();
}
public sealed class OnSerializedAttribute : Attribute {
	public OnSerializedAttribute();
}
public sealed class OnSerializingAttribute : Attribute {
	public OnSerializingAttribute();
}
public sealed class OptionalFieldAttribute : Attribute {
	public OptionalFieldAttribute();
	public int VersionAdded { get; set; }
}
public sealed class SafeSerializationEventArgs : EventArgs {
	public void AddSerializedState(ISafeSerializationData serializedState);
	public StreamingContext StreamingContext { get; }
}
public abstract class SerializationBinder {
	public virtual void BindToName(Type serializedType, out string assemblyName, out string typeName);
	public abstract Type BindToType(string assemblyName, string typeName);
	protected SerializationBinder();
}
public readonly struct SerializationEntry {
	public object Value { get; }
	public string Name { get; }
	public Type ObjectType { get; }
}
public delegate void SerializationEventHandler(StreamingContext context);
public class SerializationException : SystemException {
	public SerializationException();
	public SerializationException(string message);
	public SerializationException(string message, Exception innerException);
}
public sealed class SerializationInfo {
	public SerializationInfo(Type type, global::System.Runtime.Serialization.IFormatterConverter converter);
	public SerializationInfo(Type type, global::System.Runtime.Serialization.IFormatterConverter converter, bool requireSameTokenInPartialTrust);
	public void SetType(Type type);
	public void AddValue(string name, object value, Type type);
	public void AddValue(string name, object value);
	public void AddValue(string name, bool value);
	public void AddValue(string name, char value);
	public void AddValue(string name, sbyte value);
	public void AddValue(string name, byte value);
	public void AddValue(string name, short value);
	public void AddValue(string name, ushort value);
	public void AddValue(string name, int value);
	public void AddValue(string name, uint value);
	public void AddValue(string name, long value);
	public void AddValue(string name, ulong value);
	public void AddValue(string name, float value);
	public void AddValue(string name, double value);
	public void AddValue(string name, decimal value);
	public void AddValue(string name, DateTime value);
	public object GetValue(string name, Type type);
	public bool GetBoolean(string name);
	public char GetChar(string name);
	public sbyte GetSByte(string name);
	public byte GetByte(string name);
	public short GetInt16(string name);
	public ushort GetUInt16(string name);
	public int GetInt32(string name);
	public uint GetUInt32(string name);
	public long GetInt64(string name);
	public ulong GetUInt64(string name);
	public float GetSingle(string name);
	public double GetDouble(string name);
	public decimal GetDecimal(string name);
	public DateTime GetDateTime(string name);
	public string GetString(string name);
	public static DeserializationToken StartDeserialization();
	public string FullTypeName { get; set; }
	public string AssemblyName { get; set; }
	public bool IsFullTypeNameSetExplicit { get; }
	public bool IsAssemblyNameSetExplicit { get; }
	public int MemberCount { get; }
	public Type ObjectType { get; }
}
public readonly struct StreamingContext {
	public StreamingContext(StreamingContextStates state);
	public StreamingContext(StreamingContextStates state, object additional);
	public StreamingContextStates State { get; }
	public object Context { get; }
}
[global::System.Flags] public enum StreamingContextStates { CrossProcess = 1, CrossMachine = 2, File = 4, Persistence = 8, Remoting = 16, Other = 32, Clone = 64, CrossAppDomain = 128, All = 255 }
public class SurrogateSelector : ISurrogateSelector {
	public virtual void AddSurrogate(Type type, StreamingContext context, ISerializationSurrogate surrogate);
	public virtual void ChainSelector(ISurrogateSelector selector);
	public virtual ISurrogateSelector GetNextSelector();
	public virtual ISerializationSurrogate GetSurrogate(Type type, StreamingContext context, out ISurrogateSelector selector);
	public virtual void RemoveSurrogate(Type type, StreamingContext context);
	public SurrogateSelector();
}
public sealed class TypeLoadExceptionHolder { }
public abstract class XmlObjectSerializer {
	public abstract void WriteStartObject(global::System.Xml.XmlDictionaryWriter writer, object graph);
	public abstract void WriteObjectContent(global::System.Xml.XmlDictionaryWriter writer, object graph);
	public abstract void WriteEndObject(global::System.Xml.XmlDictionaryWriter writer);
	public virtual void WriteObject(Stream stream, object graph);
	public virtual void WriteObject(XmlWriter writer, object graph);
	public virtual void WriteStartObject(XmlWriter writer, object graph);
	public virtual void WriteObjectContent(XmlWriter writer, object graph);
	public virtual void WriteEndObject(XmlWriter writer);
	public virtual void WriteObject(global::System.Xml.XmlDictionaryWriter writer, object graph);
	public virtual object ReadObject(Stream stream);
	public virtual object ReadObject(XmlReader reader);
	public virtual object ReadObject(global::System.Xml.XmlDictionaryReader reader);
	public virtual object ReadObject(XmlReader reader, bool verifyObjectName);
	public abstract object ReadObject(global::System.Xml.XmlDictionaryReader reader, bool verifyObjectName);
	public virtual bool IsStartObject(XmlReader reader);
	public abstract bool IsStartObject(global::System.Xml.XmlDictionaryReader reader);
	protected XmlObjectSerializer();
}
