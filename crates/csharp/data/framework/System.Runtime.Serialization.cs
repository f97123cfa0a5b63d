// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Runtime.Serialization;
using System.Collections.Generic;
using System.Collections.ObjectModel;
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
public sealed class DataContractAttribute : Attribute {
	public DataContractAttribute();
	public bool IsReference { get; set; }
	public bool IsReferenceSetExplicitly { get; }
	public string Namespace { get; set; }
	public bool IsNamespaceSetExplicitly { get; }
	public string Name { get; set; }
	public bool IsNameSetExplicitly { get; }
}
public sealed class DataContractSerializer : XmlObjectSerializer {
	public DataContractSerializer(Type type);
	public DataContractSerializer(Type type, IEnumerable<Type> knownTypes);
	public DataContractSerializer(Type type, string rootName, string rootNamespace);
	public DataContractSerializer(Type type, string rootName, string rootNamespace, IEnumerable<Type> knownTypes);
	public DataContractSerializer(Type type, global::System.Xml.XmlDictionaryString rootName, global::System.Xml.XmlDictionaryString rootNamespace);
	public DataContractSerializer(Type type, global::System.Xml.XmlDictionaryString rootName, global::System.Xml.XmlDictionaryString rootNamespace, IEnumerable<Type> knownTypes);
	public DataContractSerializer(Type type, global::System.Runtime.Serialization.DataContractSerializerSettings settings);
	public void WriteObject(global::System.Xml.XmlDictionaryWriter writer, object graph, global::System.Runtime.Serialization.DataContractResolver dataContractResolver);
	public object ReadObject(global::System.Xml.XmlDictionaryReader reader, bool verifyObjectName, global::System.Runtime.Serialization.DataContractResolver dataContractResolver);
	public ReadOnlyCollection<Type> KnownTypes { get; }
	public int MaxItemsInObjectGraph { get; }
	public bool PreserveObjectReferences { get; }
	public bool IgnoreExtensionDataObject { get; }
	public global::System.Runtime.Serialization.DataContractResolver DataContractResolver { get; }
	public bool SerializeReadOnlyTypes { get; }
}
public sealed class DataMemberAttribute : Attribute {
	public DataMemberAttribute();
	public string Name { get; set; }
	public bool IsNameSetExplicitly { get; }
	public int Order { get; set; }
	public bool IsRequired { get; set; }
	public bool EmitDefaultValue { get; set; }
}
public sealed class EnumMemberAttribute : Attribute {
	public EnumMemberAttribute();
	public string Value { get; set; }
	public bool IsValueSetExplicitly { get; }
}
public static class FormatterServices {
	public static MemberInfo[] GetSerializableMembers(Type type);
	public static MemberInfo[] GetSerializableMembers(Type type, StreamingContext context);
	public static void CheckTypeSecurity(Type t, global::System.Runtime.Serialization.Formatters.TypeFilterLevel securityLevel);
	public static object GetUninitializedObject(Type type);
	public static object GetSafeUninitializedObject(Type type);
	public static object PopulateObjectMembers(object obj, MemberInfo[] members, object[] data);
	public static object[] GetObjectData(object obj, MemberInfo[] members);
	public static global::System.Runtime.Serialization.ISerializationSurrogate GetSurrogateForCyclicalReference(global::System.Runtime.Serialization.ISerializationSurrogate innerSurrogate);
	public static Type GetTypeFromAssembly(Assembly assem, string name);
}
public interface IDeserializationCallback {
	void OnDeserialization(object sender);
}
public interface IExtensibleDataObject {
	global::System.Runtime.Serialization.ExtensionDataObject ExtensionData { get; set; }
}
public interface IFormatter {
	object Deserialize(Stream serializationStream);
	void Serialize(Stream serializationStream, object graph);
	global::System.Runtime.Serialization.ISurrogateSelector SurrogateSelector { get; set; }
	SerializationBinder Binder { get; set; }
	StreamingContext Context { get; set; }
}
public interface IObjectReference {
	object GetRealObject(StreamingContext context);
}
public interface ISerializable {
	void GetObjectData(SerializationInfo info, StreamingContext context);
}
public sealed class IgnoreDataMemberAttribute : Attribute {
	public IgnoreDataMemberAttribute();
}
public sealed class KnownTypeAttribute : Attribute {
	public KnownTypeAttribute(Type type);
	public KnownTypeAttribute(string methodName);
	public string MethodName { get; }
	public Type Type { get; }
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
public abstract class SerializationBinder {
	public virtual void BindToName(Type serializedType, out string assemblyName, out string typeName);
	public abstract Type BindToType(string assemblyName, string typeName);
	protected SerializationBinder();
}
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
	public static global::System.Runtime.Serialization.DeserializationToken StartDeserialization();
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
