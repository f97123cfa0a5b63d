// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Runtime.Serialization.Json;
using System.Collections.Generic;
using System.Collections.ObjectModel;
public sealed class DataContractJsonSerializer : XmlObjectSerializer {
	public DataContractJsonSerializer(Type type);
	public DataContractJsonSerializer(Type type, string rootName);
	public DataContractJsonSerializer(Type type, global::System.Xml.XmlDictionaryString rootName);
	public DataContractJsonSerializer(Type type, IEnumerable<Type> knownTypes);
	public DataContractJsonSerializer(Type type, string rootName, IEnumerable<Type> knownTypes);
	public DataContractJsonSerializer(Type type, global::System.Xml.XmlDictionaryString rootName, IEnumerable<Type> knownTypes);
	public DataContractJsonSerializer(Type type, global::System.Runtime.Serialization.Json.DataContractJsonSerializerSettings settings);
	public global::System.Runtime.Serialization.ISerializationSurrogateProvider GetSerializationSurrogateProvider();
	public void SetSerializationSurrogateProvider(global::System.Runtime.Serialization.ISerializationSurrogateProvider provider);
	public bool IgnoreExtensionDataObject { get; }
	public ReadOnlyCollection<Type> KnownTypes { get; }
	public int MaxItemsInObjectGraph { get; }
	public global::System.Runtime.Serialization.DateTimeFormat DateTimeFormat { get; }
	public global::System.Runtime.Serialization.EmitTypeInformation EmitTypeInformation { get; }
	public bool SerializeReadOnlyTypes { get; }
	public bool UseSimpleDictionaryFormat { get; }
}
