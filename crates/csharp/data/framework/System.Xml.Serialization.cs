// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Xml.Serialization;
using System.IO;
public interface IXmlSerializable {
	global::System.Xml.Schema.XmlSchema GetSchema();
	void ReadXml(XmlReader reader);
	void WriteXml(XmlWriter writer);
}
public class XmlArrayAttribute : Attribute {
	public XmlArrayAttribute();
	public XmlArrayAttribute(string elementName);
	public string ElementName { get; set; }
	public string Namespace { get; set; }
	public bool IsNullable { get; set; }
	public global::System.Xml.Schema.XmlSchemaForm Form { get; set; }
	public int Order { get; set; }
}
public class XmlArrayItemAttribute : Attribute {
	public XmlArrayItemAttribute();
	public XmlArrayItemAttribute(string elementName);
	public XmlArrayItemAttribute(Type type);
	public XmlArrayItemAttribute(string elementName, Type type);
	public Type Type { get; set; }
	public string ElementName { get; set; }
	public string Namespace { get; set; }
	public int NestingLevel { get; set; }
	public string DataType { get; set; }
	public bool IsNullable { get; set; }
	public global::System.Xml.Schema.XmlSchemaForm Form { get; set; }
}
public class XmlAttributeAttribute : Attribute {
	public XmlAttributeAttribute();
	public XmlAttributeAttribute(string attributeName);
	public XmlAttributeAttribute(Type type);
	public XmlAttributeAttribute(string attributeName, Type type);
	public Type Type { get; set; }
	public string AttributeName { get; set; }
	public string Namespace { get; set; }
	public string DataType { get; set; }
	public global::System.Xml.Schema.XmlSchemaForm Form { get; set; }
}
public class XmlElementAttribute : Attribute {
	public XmlElementAttribute();
	public XmlElementAttribute(string elementName);
	public XmlElementAttribute(Type type);
	public XmlElementAttribute(string elementName, Type type);
	public Type Type { get; set; }
	public string ElementName { get; set; }
	public string Namespace { get; set; }
	public string DataType { get; set; }
	public bool IsNullable { get; set; }
	public global::System.Xml.Schema.XmlSchemaForm Form { get; set; }
	public int Order { get; set; }
}
public class XmlEnumAttribute : Attribute {
	public XmlEnumAttribute();
	public XmlEnumAttribute(string name);
	public string Name { get; set; }
}
public class XmlIgnoreAttribute : Attribute {
	public XmlIgnoreAttribute();
}
public class XmlIncludeAttribute : Attribute {
	public XmlIncludeAttribute(Type type);
	public Type Type { get; set; }
}
public class XmlRootAttribute : Attribute {
	public XmlRootAttribute();
	public XmlRootAttribute(string elementName);
	public string ElementName { get; set; }
	public string Namespace { get; set; }
	public string DataType { get; set; }
	public bool IsNullable { get; set; }
}
public class XmlSerializer {
	protected XmlSerializer();
	public XmlSerializer(Type type, global::System.Xml.Serialization.XmlAttributeOverrides overrides, Type[] extraTypes, XmlRootAttribute root, string defaultNamespace);
	public XmlSerializer(Type type, XmlRootAttribute root);
	public XmlSerializer(Type type, Type[] extraTypes);
	public XmlSerializer(Type type, global::System.Xml.Serialization.XmlAttributeOverrides overrides);
	public XmlSerializer(global::System.Xml.Serialization.XmlTypeMapping xmlTypeMapping);
	public XmlSerializer(Type type);
	public XmlSerializer(Type type, string defaultNamespace);
	public XmlSerializer(Type type, global::System.Xml.Serialization.XmlAttributeOverrides overrides, Type[] extraTypes, XmlRootAttribute root, string defaultNamespace, string location);
	public void Serialize(TextWriter textWriter, object o);
	public void Serialize(TextWriter textWriter, object o, XmlSerializerNamespaces namespaces);
	public void Serialize(Stream stream, object o);
	public void Serialize(Stream stream, object o, XmlSerializerNamespaces namespaces);
	public void Serialize(XmlWriter xmlWriter, object o);
	public void Serialize(XmlWriter xmlWriter, object o, XmlSerializerNamespaces namespaces);
	public void Serialize(XmlWriter xmlWriter, object o, XmlSerializerNamespaces namespaces, string encodingStyle);
	public void Serialize(XmlWriter xmlWriter, object o, XmlSerializerNamespaces namespaces, string encodingStyle, string id);
	public object Deserialize(Stream stream);
	public object Deserialize(TextReader textReader);
	public object Deserialize(XmlReader xmlReader);
	public object Deserialize(XmlReader xmlReader, global::System.Xml.Serialization.XmlDeserializationEvents events);
	public object Deserialize(XmlReader xmlReader, string encodingStyle);
	public object Deserialize(XmlReader xmlReader, string encodingStyle, global::System.Xml.Serialization.XmlDeserializationEvents events);
	public virtual bool CanDeserialize(XmlReader xmlReader);
	public static XmlSerializer[] FromMappings(global::System.Xml.Serialization.XmlMapping[] mappings);
	public static XmlSerializer[] FromMappings(global::System.Xml.Serialization.XmlMapping[] mappings, Type type);
	public static XmlSerializer[] FromTypes(Type[] types);
	public static string GetXmlSerializerAssemblyName(Type type);
	public static string GetXmlSerializerAssemblyName(Type type, string defaultNamespace);
	protected virtual global::System.Xml.Serialization.XmlSerializationReader CreateReader();
	protected virtual object Deserialize(global::System.Xml.Serialization.XmlSerializationReader reader);
	protected virtual global::System.Xml.Serialization.XmlSerializationWriter CreateWriter();
	protected virtual void Serialize(object o, global::System.Xml.Serialization.XmlSerializationWriter writer);
	public event global::System.Xml.Serialization.XmlNodeEventHandler UnknownNode;
	public event global::System.Xml.Serialization.XmlAttributeEventHandler UnknownAttribute;
	public event global::System.Xml.Serialization.XmlElementEventHandler UnknownElement;
	public event global::System.Xml.Serialization.UnreferencedObjectEventHandler UnreferencedObject;
}
public class XmlSerializerNamespaces {
	public XmlSerializerNamespaces();
	public XmlSerializerNamespaces(XmlSerializerNamespaces namespaces);
	public XmlSerializerNamespaces(global::System.Xml.XmlQualifiedName[] namespaces);
	public void Add(string prefix, string ns);
	public global::System.Xml.XmlQualifiedName[] ToArray();
	public int Count { get; }
}
public class XmlTextAttribute : Attribute {
	public XmlTextAttribute();
	public XmlTextAttribute(Type type);
	public Type Type { get; set; }
	public string DataType { get; set; }
}
public class XmlTypeAttribute : Attribute {
	public XmlTypeAttribute();
	public XmlTypeAttribute(string typeName);
	public bool AnonymousType { get; set; }
	public bool IncludeInSchema { get; set; }
	public string TypeName { get; set; }
	public string Namespace { get; set; }
}
