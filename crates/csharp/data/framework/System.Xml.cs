// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Xml;
using System.Collections;
using System.Collections.Generic;
using System.IO;
using System.Net;
using System.Text;
using System.Threading.Tasks;
using System.Xml.XPath;
public enum ConformanceLevel { Auto = 0, Fragment = 1, Document = 2 }
public enum Formatting { None = 0, Indented = 1 }
public class NameTable : XmlNameTable {
	public NameTable();
}
public class XmlAttribute : XmlNode {
	protected internal XmlAttribute(string prefix, string localName, string namespaceURI, XmlDocument doc);
	public virtual bool Specified { get; }
	public virtual XmlElement OwnerElement { get; }
}
public sealed class XmlAttributeCollection : XmlNamedNodeMap, ICollection, IEnumerable {
	public XmlAttribute Prepend(XmlAttribute node);
	public XmlAttribute Append(XmlAttribute node);
	public XmlAttribute InsertBefore(XmlAttribute newNode, XmlAttribute refNode);
	public XmlAttribute InsertAfter(XmlAttribute newNode, XmlAttribute refNode);
	public XmlAttribute Remove(XmlAttribute node);
	public XmlAttribute RemoveAt(int i);
	public void RemoveAll();
	public void CopyTo(XmlAttribute[] array, int index);
	private XmlAttributeCollection();
	public XmlAttribute this[int i] { get; }
	public XmlAttribute this[string name] { get; }
	public XmlAttribute this[string localName, string namespaceURI] { get; }
}
public abstract class XmlCharacterData : XmlLinkedNode {
	protected internal XmlCharacterData(string data, XmlDocument doc);
	public virtual string Substring(int offset, int count);
	public virtual void AppendData(string strData);
	public virtual void InsertData(int offset, string strData);
	public virtual void DeleteData(int offset, int count);
	public virtual void ReplaceData(int offset, int count, string strData);
	public virtual string Data { get; set; }
	public virtual int Length { get; }
}
public class XmlComment : XmlCharacterData {
	protected internal XmlComment(string comment, XmlDocument doc);
}
public class XmlConvert {
	public static string EncodeName(string name);
	public static string EncodeNmToken(string name);
	public static string EncodeLocalName(string name);
	public static string DecodeName(string name);
	public static string VerifyName(string name);
	public static string VerifyNCName(string name);
	public static string VerifyTOKEN(string token);
	public static string VerifyNMTOKEN(string name);
	public static string VerifyXmlChars(string content);
	public static string VerifyPublicId(string publicId);
	public static string VerifyWhitespace(string content);
	public static bool IsStartNCNameChar(char ch);
	public static bool IsNCNameChar(char ch);
	public static bool IsXmlChar(char ch);
	public static bool IsXmlSurrogatePair(char lowChar, char highChar);
	public static bool IsPublicIdChar(char ch);
	public static bool IsWhitespaceChar(char ch);
	public static string ToString(bool value);
	public static string ToString(char value);
	public static string ToString(decimal value);
	public static string ToString(sbyte value);
	public static string ToString(short value);
	public static string ToString(int value);
	public static string ToString(long value);
	public static string ToString(byte value);
	public static string ToString(ushort value);
	public static string ToString(uint value);
	public static string ToString(ulong value);
	public static string ToString(float value);
	public static string ToString(double value);
	public static string ToString(TimeSpan value);
	public static string ToString(DateTime value);
	public static string ToString(DateTime value, string format);
	public static string ToString(DateTime value, global::System.Xml.XmlDateTimeSerializationMode dateTimeOption);
	public static string ToString(DateTimeOffset value);
	public static string ToString(DateTimeOffset value, string format);
	public static string ToString(Guid value);
	public static bool ToBoolean(string s);
	public static char ToChar(string s);
	public static decimal ToDecimal(string s);
	public static sbyte ToSByte(string s);
	public static short ToInt16(string s);
	public static int ToInt32(string s);
	public static long ToInt64(string s);
	public static byte ToByte(string s);
	public static ushort ToUInt16(string s);
	public static uint ToUInt32(string s);
	public static ulong ToUInt64(string s);
	public static float ToSingle(string s);
	public static double ToDouble(string s);
	public static TimeSpan ToTimeSpan(string s);
	public static DateTime ToDateTime(string s);
	public static DateTime ToDateTime(string s, string format);
	public static DateTime ToDateTime(string s, string[] formats);
	public static DateTime ToDateTime(string s, global::System.Xml.XmlDateTimeSerializationMode dateTimeOption);
	public static DateTimeOffset ToDateTimeOffset(string s);
	public static DateTimeOffset ToDateTimeOffset(string s, string format);
	public static DateTimeOffset ToDateTimeOffset(string s, string[] formats);
	public static Guid ToGuid(string s);
	public XmlConvert();
}
public class XmlDeclaration : XmlLinkedNode {
	protected internal XmlDeclaration(string version, string encoding, string standalone, XmlDocument doc);
	public string Version { get; }
	public string Encoding { get; set; }
	public string Standalone { get; set; }
}
public class XmlDocument : XmlNode {
	public XmlDocument();
	public XmlDocument(XmlNameTable nt);
	protected internal XmlDocument(global::System.Xml.XmlImplementation imp);
	public XmlAttribute CreateAttribute(string name);
	public virtual global::System.Xml.XmlCDataSection CreateCDataSection(string data);
	public virtual XmlComment CreateComment(string data);
	public virtual global::System.Xml.XmlDocumentType CreateDocumentType(string name, string publicId, string systemId, string internalSubset);
	public virtual global::System.Xml.XmlDocumentFragment CreateDocumentFragment();
	public XmlElement CreateElement(string name);
	public virtual global::System.Xml.XmlEntityReference CreateEntityReference(string name);
	public virtual global::System.Xml.XmlProcessingInstruction CreateProcessingInstruction(string target, string data);
	public virtual XmlDeclaration CreateXmlDeclaration(string version, string encoding, string standalone);
	public virtual XmlText CreateTextNode(string text);
	public virtual global::System.Xml.XmlSignificantWhitespace CreateSignificantWhitespace(string text);
	protected internal virtual global::System.Xml.XPath.XPathNavigator CreateNavigator(XmlNode node);
	public virtual global::System.Xml.XmlWhitespace CreateWhitespace(string text);
	public virtual XmlNodeList GetElementsByTagName(string name);
	public XmlAttribute CreateAttribute(string qualifiedName, string namespaceURI);
	public XmlElement CreateElement(string qualifiedName, string namespaceURI);
	public virtual XmlNodeList GetElementsByTagName(string localName, string namespaceURI);
	public virtual XmlElement GetElementById(string elementId);
	public virtual XmlNode ImportNode(XmlNode node, bool deep);
	public virtual XmlAttribute CreateAttribute(string prefix, string localName, string namespaceURI);
	protected internal virtual XmlAttribute CreateDefaultAttribute(string prefix, string localName, string namespaceURI);
	public virtual XmlElement CreateElement(string prefix, string localName, string namespaceURI);
	public virtual XmlNode CreateNode(XmlNodeType type, string prefix, string name, string namespaceURI);
	public virtual XmlNode CreateNode(string nodeTypeString, string name, string namespaceURI);
	public virtual XmlNode CreateNode(XmlNodeType type, string name, string namespaceURI);
	public virtual XmlNode ReadNode(XmlReader reader);
	public virtual void Load(string filename);
	public virtual void Load(Stream inStream);
	public virtual void Load(TextReader txtReader);
	public virtual void Load(XmlReader reader);
	public virtual void LoadXml(string xml);
	public virtual void Save(string filename);
	public virtual void Save(Stream outStream);
	public virtual void Save(TextWriter writer);
	public virtual void Save(XmlWriter w);
	public void Validate(global::System.Xml.Schema.ValidationEventHandler validationEventHandler);
	public void Validate(global::System.Xml.Schema.ValidationEventHandler validationEventHandler, XmlNode nodeToValidate);
	public virtual global::System.Xml.XmlDocumentType DocumentType { get; }
	public global::System.Xml.XmlImplementation Implementation { get; }
	public XmlElement DocumentElement { get; }
	public global::System.Xml.Schema.XmlSchemaSet Schemas { get; set; }
	public virtual XmlResolver XmlResolver { set; }
	public XmlNameTable NameTable { get; }
	public bool PreserveWhitespace { get; set; }
	public event global::System.Xml.XmlNodeChangedEventHandler NodeInserting;
	public event global::System.Xml.XmlNodeChangedEventHandler NodeInserted;
	public event global::System.Xml.XmlNodeChangedEventHandler NodeRemoving;
	public event global::System.Xml.XmlNodeChangedEventHandler NodeRemoved;
	public event global::System.Xml.XmlNodeChangedEventHandler NodeChanging;
	public event global::System.Xml.XmlNodeChangedEventHandler NodeChanged;
}
public class XmlElement : XmlLinkedNode {
	protected internal XmlElement(string prefix, string localName, string namespaceURI, XmlDocument doc);
	public virtual string GetAttribute(string name);
	public virtual void SetAttribute(string name, string value);
	public virtual void RemoveAttribute(string name);
	public virtual XmlAttribute GetAttributeNode(string name);
	public virtual XmlAttribute SetAttributeNode(XmlAttribute newAttr);
	public virtual XmlAttribute RemoveAttributeNode(XmlAttribute oldAttr);
	public virtual XmlNodeList GetElementsByTagName(string name);
	public virtual string GetAttribute(string localName, string namespaceURI);
	public virtual string SetAttribute(string localName, string namespaceURI, string value);
	public virtual void RemoveAttribute(string localName, string namespaceURI);
	public virtual XmlAttribute GetAttributeNode(string localName, string namespaceURI);
	public virtual XmlAttribute SetAttributeNode(string localName, string namespaceURI);
	public virtual XmlAttribute RemoveAttributeNode(string localName, string namespaceURI);
	public virtual XmlNodeList GetElementsByTagName(string localName, string namespaceURI);
	public virtual bool HasAttribute(string name);
	public virtual bool HasAttribute(string localName, string namespaceURI);
	public virtual XmlNode RemoveAttributeAt(int i);
	public virtual void RemoveAllAttributes();
	public bool IsEmpty { get; set; }
	public virtual bool HasAttributes { get; }
}
public class XmlException : SystemException {
	public XmlException();
	public XmlException(string message);
	public XmlException(string message, Exception innerException);
	public XmlException(string message, Exception innerException, int lineNumber, int linePosition);
	public int LineNumber { get; }
	public int LinePosition { get; }
	public string SourceUri { get; }
}
public abstract class XmlLinkedNode : XmlNode {
	private XmlLinkedNode();
}
public abstract class XmlNameTable {
	public abstract string Get(char[] array, int offset, int length);
	public abstract string Get(string array);
	public abstract string Add(char[] array, int offset, int length);
	public abstract string Add(string array);
	protected XmlNameTable();
}
public class XmlNamedNodeMap : IEnumerable {
	public virtual XmlNode GetNamedItem(string name);
	public virtual XmlNode SetNamedItem(XmlNode node);
	public virtual XmlNode RemoveNamedItem(string name);
	public virtual XmlNode Item(int index);
	public virtual XmlNode GetNamedItem(string localName, string namespaceURI);
	public virtual XmlNode RemoveNamedItem(string localName, string namespaceURI);
	public virtual IEnumerator GetEnumerator();
	private XmlNamedNodeMap();
	public virtual int Count { get; }
}
public class XmlNamespaceManager : global::System.Xml.IXmlNamespaceResolver, IEnumerable {
	public XmlNamespaceManager(XmlNameTable nameTable);
	public virtual void PushScope();
	public virtual bool PopScope();
	public virtual void AddNamespace(string prefix, string uri);
	public virtual void RemoveNamespace(string prefix, string uri);
	public virtual IEnumerator GetEnumerator();
	public virtual IDictionary<string, string> GetNamespacesInScope(global::System.Xml.XmlNamespaceScope scope);
	public virtual string LookupNamespace(string prefix);
	public virtual string LookupPrefix(string uri);
	public virtual bool HasNamespace(string prefix);
	public virtual XmlNameTable NameTable { get; }
	public virtual string DefaultNamespace { get; }
}
public abstract class XmlNode : ICloneable, IEnumerable, IXPathNavigable {
	public virtual global::System.Xml.XPath.XPathNavigator CreateNavigator();
	public XmlNode SelectSingleNode(string xpath);
	public XmlNode SelectSingleNode(string xpath, XmlNamespaceManager nsmgr);
	public XmlNodeList SelectNodes(string xpath);
	public XmlNodeList SelectNodes(string xpath, XmlNamespaceManager nsmgr);
	public virtual XmlNode InsertBefore(XmlNode newChild, XmlNode refChild);
	public virtual XmlNode InsertAfter(XmlNode newChild, XmlNode refChild);
	public virtual XmlNode ReplaceChild(XmlNode newChild, XmlNode oldChild);
	public virtual XmlNode RemoveChild(XmlNode oldChild);
	public virtual XmlNode PrependChild(XmlNode newChild);
	public virtual XmlNode AppendChild(XmlNode newChild);
	public abstract XmlNode CloneNode(bool deep);
	public virtual void Normalize();
	public virtual bool Supports(string feature, string version);
	public virtual XmlNode Clone();
	public IEnumerator GetEnumerator();
	public abstract void WriteTo(XmlWriter w);
	public abstract void WriteContentTo(XmlWriter w);
	public virtual void RemoveAll();
	public virtual string GetNamespaceOfPrefix(string prefix);
	public virtual string GetPrefixOfNamespace(string namespaceURI);
	private XmlNode();
	public abstract string Name { get; }
	public virtual string Value { get; set; }
	public abstract XmlNodeType NodeType { get; }
	public virtual XmlNode ParentNode { get; }
	public virtual XmlNodeList ChildNodes { get; }
	public virtual XmlNode PreviousSibling { get; }
	public virtual XmlNode NextSibling { get; }
	public virtual XmlAttributeCollection Attributes { get; }
	public virtual XmlDocument OwnerDocument { get; }
	public virtual XmlNode FirstChild { get; }
	public virtual XmlNode LastChild { get; }
	public virtual bool HasChildNodes { get; }
	public virtual string NamespaceURI { get; }
	public virtual string Prefix { get; set; }
	public abstract string LocalName { get; }
	public virtual bool IsReadOnly { get; }
	public virtual string InnerText { get; set; }
	public virtual string OuterXml { get; }
	public virtual string InnerXml { get; set; }
	public virtual global::System.Xml.Schema.IXmlSchemaInfo SchemaInfo { get; }
	public virtual string BaseURI { get; }
	public virtual XmlElement this[string name] { get; }
	public virtual XmlElement this[string localname, string ns] { get; }
	public virtual XmlNode PreviousText { get; }
}
public abstract class XmlNodeList : IEnumerable, IDisposable {
	public abstract XmlNode Item(int index);
	public abstract IEnumerator GetEnumerator();
	protected virtual void PrivateDisposeNodeList();
	protected XmlNodeList();
	public abstract int Count { get; }
	public virtual XmlNode this[int i] { get; }
}
public class XmlNodeReader : XmlReader, global::System.Xml.IXmlNamespaceResolver {
	public XmlNodeReader(XmlNode node);
}
public enum XmlNodeType { None = 0, Element = 1, Attribute = 2, Text = 3, CDATA = 4, EntityReference = 5, Entity = 6, ProcessingInstruction = 7, Comment = 8, Document = 9, DocumentType = 10, DocumentFragment = 11, Notation = 12, Whitespace = 13, SignificantWhitespace = 14, EndElement = 15, EndEntity = 16, XmlDeclaration = 17 }
public abstract class XmlReader : IDisposable {
	public virtual object ReadContentAsObject();
	public virtual bool ReadContentAsBoolean();
	public virtual DateTime ReadContentAsDateTime();
	public virtual DateTimeOffset ReadContentAsDateTimeOffset();
	public virtual double ReadContentAsDouble();
	public virtual float ReadContentAsFloat();
	public virtual decimal ReadContentAsDecimal();
	public virtual int ReadContentAsInt();
	public virtual long ReadContentAsLong();
	public virtual string ReadContentAsString();
	public virtual object ReadContentAs(Type returnType, global::System.Xml.IXmlNamespaceResolver namespaceResolver);
	public virtual object ReadElementContentAsObject();
	public virtual object ReadElementContentAsObject(string localName, string namespaceURI);
	public virtual bool ReadElementContentAsBoolean();
	public virtual bool ReadElementContentAsBoolean(string localName, string namespaceURI);
	public virtual DateTime ReadElementContentAsDateTime();
	public virtual DateTime ReadElementContentAsDateTime(string localName, string namespaceURI);
	public virtual double ReadElementContentAsDouble();
	public virtual double ReadElementContentAsDouble(string localName, string namespaceURI);
	public virtual float ReadElementContentAsFloat();
	public virtual float ReadElementContentAsFloat(string localName, string namespaceURI);
	public virtual decimal ReadElementContentAsDecimal();
	public virtual decimal ReadElementContentAsDecimal(string localName, string namespaceURI);
	public virtual int ReadElementContentAsInt();
	public virtual int ReadElementContentAsInt(string localName, string namespaceURI);
	public virtual long ReadElementContentAsLong();
	public virtual long ReadElementContentAsLong(string localName, string namespaceURI);
	public virtual string ReadElementContentAsString();
	public virtual string ReadElementContentAsString(string localName, string namespaceURI);
	public virtual object ReadElementContentAs(Type returnType, global::System.Xml.IXmlNamespaceResolver namespaceResolver);
	public virtual object ReadElementContentAs(Type returnType, global::System.Xml.IXmlNamespaceResolver namespaceResolver, string localName, string namespaceURI);
	public abstract string GetAttribute(string name);
	public abstract string GetAttribute(string name, string namespaceURI);
	public abstract string GetAttribute(int i);
	public abstract bool MoveToAttribute(string name);
	public abstract bool MoveToAttribute(string name, string ns);
	public virtual void MoveToAttribute(int i);
	public abstract bool MoveToFirstAttribute();
	public abstract bool MoveToNextAttribute();
	public abstract bool MoveToElement();
	public abstract bool ReadAttributeValue();
	public abstract bool Read();
	public virtual void Close();
	public virtual void Skip();
	public abstract string LookupNamespace(string prefix);
	public abstract void ResolveEntity();
	public virtual int ReadContentAsBase64(byte[] buffer, int index, int count);
	public virtual int ReadElementContentAsBase64(byte[] buffer, int index, int count);
	public virtual int ReadContentAsBinHex(byte[] buffer, int index, int count);
	public virtual int ReadElementContentAsBinHex(byte[] buffer, int index, int count);
	public virtual int ReadValueChunk(char[] buffer, int index, int count);
	public virtual string ReadString();
	public virtual XmlNodeType MoveToContent();
	public virtual void ReadStartElement();
	public virtual void ReadStartElement(string name);
	public virtual void ReadStartElement(string localname, string ns);
	public virtual string ReadElementString();
	public virtual string ReadElementString(string name);
	public virtual string ReadElementString(string localname, string ns);
	public virtual void ReadEndElement();
	public virtual bool IsStartElement();
	public virtual bool IsStartElement(string name);
	public virtual bool IsStartElement(string localname, string ns);
	public virtual bool ReadToFollowing(string name);
	public virtual bool ReadToFollowing(string localName, string namespaceURI);
	public virtual bool ReadToDescendant(string name);
	public virtual bool ReadToDescendant(string localName, string namespaceURI);
	public virtual bool ReadToNextSibling(string name);
	public virtual bool ReadToNextSibling(string localName, string namespaceURI);
	public static bool IsName(string str);
	public static bool IsNameToken(string str);
	public virtual string ReadInnerXml();
	public virtual string ReadOuterXml();
	public virtual XmlReader ReadSubtree();
	public void Dispose();
	protected virtual void Dispose(bool disposing);
	public static XmlReader Create(string inputUri);
	public static XmlReader Create(string inputUri, XmlReaderSettings settings);
	public static XmlReader Create(string inputUri, XmlReaderSettings settings, global::System.Xml.XmlParserContext inputContext);
	public static XmlReader Create(Stream input);
	public static XmlReader Create(Stream input, XmlReaderSettings settings);
	public static XmlReader Create(Stream input, XmlReaderSettings settings, string baseUri);
	public static XmlReader Create(Stream input, XmlReaderSettings settings, global::System.Xml.XmlParserContext inputContext);
	public static XmlReader Create(TextReader input);
	public static XmlReader Create(TextReader input, XmlReaderSettings settings);
	public static XmlReader Create(TextReader input, XmlReaderSettings settings, string baseUri);
	public static XmlReader Create(TextReader input, XmlReaderSettings settings, global::System.Xml.XmlParserContext inputContext);
	public static XmlReader Create(XmlReader reader, XmlReaderSettings settings);
	public virtual Task<string> GetValueAsync();
	public virtual Task<object> ReadContentAsObjectAsync();
	public virtual Task<string> ReadContentAsStringAsync();
	public virtual Task<object> ReadContentAsAsync(Type returnType, global::System.Xml.IXmlNamespaceResolver namespaceResolver);
	public virtual Task<object> ReadElementContentAsObjectAsync();
	public virtual Task<string> ReadElementContentAsStringAsync();
	public virtual Task<object> ReadElementContentAsAsync(Type returnType, global::System.Xml.IXmlNamespaceResolver namespaceResolver);
	public virtual Task<bool> ReadAsync();
	public virtual Task SkipAsync();
	public virtual Task<int> ReadContentAsBase64Async(byte[] buffer, int index, int count);
	public virtual Task<int> ReadElementContentAsBase64Async(byte[] buffer, int index, int count);
	public virtual Task<int> ReadContentAsBinHexAsync(byte[] buffer, int index, int count);
	public virtual Task<int> ReadElementContentAsBinHexAsync(byte[] buffer, int index, int count);
	public virtual Task<int> ReadValueChunkAsync(char[] buffer, int index, int count);
	public virtual Task<XmlNodeType> MoveToContentAsync();
	public virtual Task<string> ReadInnerXmlAsync();
	public virtual Task<string> ReadOuterXmlAsync();
	protected XmlReader();
	public virtual XmlReaderSettings Settings { get; }
	public abstract XmlNodeType NodeType { get; }
	public virtual string Name { get; }
	public abstract string LocalName { get; }
	public abstract string NamespaceURI { get; }
	public abstract string Prefix { get; }
	public virtual bool HasValue { get; }
	public abstract string Value { get; }
	public abstract int Depth { get; }
	public abstract string BaseURI { get; }
	public abstract bool IsEmptyElement { get; }
	public virtual bool IsDefault { get; }
	public virtual char QuoteChar { get; }
	public virtual global::System.Xml.XmlSpace XmlSpace { get; }
	public virtual string XmlLang { get; }
	public virtual global::System.Xml.Schema.IXmlSchemaInfo SchemaInfo { get; }
	public virtual Type ValueType { get; }
	public abstract int AttributeCount { get; }
	public virtual string this[int i] { get; }
	public virtual string this[string name] { get; }
	public virtual string this[string name, string namespaceURI] { get; }
	public abstract bool EOF { get; }
	public abstract global::System.Xml.ReadState ReadState { get; }
	public abstract XmlNameTable NameTable { get; }
	public virtual bool CanResolveEntity { get; }
	public virtual bool CanReadBinaryContent { get; }
	public virtual bool CanReadValueChunk { get; }
	public virtual bool HasAttributes { get; }
}
public sealed class XmlReaderSettings {
	public XmlReaderSettings();
	public void Reset();
	public XmlReaderSettings Clone();
	public bool Async { get; set; }
	public XmlNameTable NameTable { get; set; }
	public XmlResolver XmlResolver { set; }
	public int LineNumberOffset { get; set; }
	public int LinePositionOffset { get; set; }
	public ConformanceLevel ConformanceLevel { get; set; }
	public bool CheckCharacters { get; set; }
	public long MaxCharactersInDocument { get; set; }
	public long MaxCharactersFromEntities { get; set; }
	public bool IgnoreWhitespace { get; set; }
	public bool IgnoreProcessingInstructions { get; set; }
	public bool IgnoreComments { get; set; }
	public bool ProhibitDtd { get; set; }
	public global::System.Xml.DtdProcessing DtdProcessing { get; set; }
	public bool CloseInput { get; set; }
	public global::System.Xml.ValidationType ValidationType { get; set; }
	public global::System.Xml.Schema.XmlSchemaValidationFlags ValidationFlags { get; set; }
	public global::System.Xml.Schema.XmlSchemaSet Schemas { get; set; }
	public event global::System.Xml.Schema.ValidationEventHandler ValidationEventHandler;
}
public abstract class XmlResolver {
	public abstract object GetEntity(Uri absoluteUri, string role, Type ofObjectToReturn);
	public virtual Task<object> GetEntityAsync(Uri absoluteUri, string role, Type ofObjectToReturn);
	public virtual Uri ResolveUri(Uri baseUri, string relativeUri);
	public virtual bool SupportsType(Uri absoluteUri, Type type);
	protected XmlResolver();
	public virtual ICredentials Credentials { set; }
	public static XmlResolver FileSystemResolver { get; }
	public static XmlResolver ThrowingResolver { get; }
}
public class XmlText : XmlCharacterData {
	protected internal XmlText(string strData, XmlDocument doc);
	public virtual XmlText SplitText(int offset);
}
public class XmlTextReader : XmlReader, global::System.Xml.IXmlLineInfo, global::System.Xml.IXmlNamespaceResolver {
	protected XmlTextReader();
	protected XmlTextReader(XmlNameTable nt);
	public XmlTextReader(Stream input);
	public XmlTextReader(string url, Stream input);
	public XmlTextReader(Stream input, XmlNameTable nt);
	public XmlTextReader(string url, Stream input, XmlNameTable nt);
	public XmlTextReader(TextReader input);
	public XmlTextReader(string url, TextReader input);
	public XmlTextReader(TextReader input, XmlNameTable nt);
	public XmlTextReader(string url, TextReader input, XmlNameTable nt);
	public XmlTextReader(Stream xmlFragment, XmlNodeType fragType, global::System.Xml.XmlParserContext context);
	public XmlTextReader(string xmlFragment, XmlNodeType fragType, global::System.Xml.XmlParserContext context);
	public XmlTextReader(string url);
	public XmlTextReader(string url, XmlNameTable nt);
	public bool HasLineInfo();
	public IDictionary<string, string> GetNamespacesInScope(global::System.Xml.XmlNamespaceScope scope);
	public void ResetState();
	public TextReader GetRemainder();
	public int ReadChars(char[] buffer, int index, int count);
	public int ReadBase64(byte[] array, int offset, int len);
	public int ReadBinHex(byte[] array, int offset, int len);
	public int LineNumber { get; }
	public int LinePosition { get; }
	public bool Namespaces { get; set; }
	public bool Normalization { get; set; }
	public Encoding Encoding { get; }
	public global::System.Xml.WhitespaceHandling WhitespaceHandling { get; set; }
	public bool ProhibitDtd { get; set; }
	public global::System.Xml.DtdProcessing DtdProcessing { get; set; }
	public global::System.Xml.EntityHandling EntityHandling { get; set; }
	public XmlResolver XmlResolver { set; }
}
public class XmlTextWriter : XmlWriter {
	public XmlTextWriter(Stream w, Encoding encoding);
	public XmlTextWriter(string filename, Encoding encoding);
	public XmlTextWriter(TextWriter w);
	public Stream BaseStream { get; }
	public bool Namespaces { get; set; }
	public Formatting Formatting { get; set; }
	public int Indentation { get; set; }
	public char IndentChar { get; set; }
	public char QuoteChar { get; set; }
}
public class XmlUrlResolver : XmlResolver {
	public XmlUrlResolver();
	public IWebProxy Proxy { set; }
	public global::System.Net.Cache.RequestCachePolicy CachePolicy { set; }
}
public abstract class XmlWriter : IDisposable, IAsyncDisposable {
	public abstract void WriteStartDocument();
	public abstract void WriteStartDocument(bool standalone);
	public abstract void WriteEndDocument();
	public abstract void WriteDocType(string name, string pubid, string sysid, string subset);
	public void WriteStartElement(string localName, string ns);
	public abstract void WriteStartElement(string prefix, string localName, string ns);
	public void WriteStartElement(string localName);
	public abstract void WriteEndElement();
	public abstract void WriteFullEndElement();
	public void WriteAttributeString(string localName, string ns, string value);
	public void WriteAttributeString(string localName, string value);
	public void WriteAttributeString(string prefix, string localName, string ns, string value);
	public void WriteStartAttribute(string localName, string ns);
	public abstract void WriteStartAttribute(string prefix, string localName, string ns);
	public void WriteStartAttribute(string localName);
	public abstract void WriteEndAttribute();
	public abstract void WriteCData(string text);
	public abstract void WriteComment(string text);
	public abstract void WriteProcessingInstruction(string name, string text);
	public abstract void WriteEntityRef(string name);
	public abstract void WriteCharEntity(char ch);
	public abstract void WriteWhitespace(string ws);
	public abstract void WriteString(string text);
	public abstract void WriteSurrogateCharEntity(char lowChar, char highChar);
	public abstract void WriteChars(char[] buffer, int index, int count);
	public abstract void WriteRaw(char[] buffer, int index, int count);
	public abstract void WriteRaw(string data);
	public abstract void WriteBase64(byte[] buffer, int index, int count);
	public virtual void WriteBinHex(byte[] buffer, int index, int count);
	public virtual void Close();
	public abstract void Flush();
	public abstract string LookupPrefix(string ns);
	public virtual void WriteNmToken(string name);
	public virtual void WriteName(string name);
	public virtual void WriteQualifiedName(string localName, string ns);
	public virtual void WriteValue(object value);
	public virtual void WriteValue(string value);
	public virtual void WriteValue(bool value);
	public virtual void WriteValue(DateTime value);
	public virtual void WriteValue(DateTimeOffset value);
	public virtual void WriteValue(double value);
	public virtual void WriteValue(float value);
	public virtual void WriteValue(decimal value);
	public virtual void WriteValue(int value);
	public virtual void WriteValue(long value);
	public virtual void WriteAttributes(XmlReader reader, bool defattr);
	public virtual void WriteNode(XmlReader reader, bool defattr);
	public virtual void WriteNode(global::System.Xml.XPath.XPathNavigator navigator, bool defattr);
	public void WriteElementString(string localName, string value);
	public void WriteElementString(string localName, string ns, string value);
	public void WriteElementString(string prefix, string localName, string ns, string value);
	public void Dispose();
	protected virtual void Dispose(bool disposing);
	public static XmlWriter Create(string outputFileName);
	public static XmlWriter Create(string outputFileName, XmlWriterSettings settings);
	public static XmlWriter Create(Stream output);
	public static XmlWriter Create(Stream output, XmlWriterSettings settings);
	public static XmlWriter Create(TextWriter output);
	public static XmlWriter Create(TextWriter output, XmlWriterSettings settings);
	public static XmlWriter Create(StringBuilder output);
	public static XmlWriter Create(StringBuilder output, XmlWriterSettings settings);
	public static XmlWriter Create(XmlWriter output);
	public static XmlWriter Create(XmlWriter output, XmlWriterSettings settings);
	public virtual Task WriteStartDocumentAsync();
	public virtual Task WriteStartDocumentAsync(bool standalone);
	public virtual Task WriteEndDocumentAsync();
	public virtual Task WriteDocTypeAsync(string name, string pubid, string sysid, string subset);
	public virtual Task WriteStartElementAsync(string prefix, string localName, string ns);
	public virtual Task WriteEndElementAsync();
	public virtual Task WriteFullEndElementAsync();
	public Task WriteAttributeStringAsync(string prefix, string localName, string ns, string value);
	protected internal virtual Task WriteStartAttributeAsync(string prefix, string localName, string ns);
	protected internal virtual Task WriteEndAttributeAsync();
	public virtual Task WriteCDataAsync(string text);
	public virtual Task WriteCommentAsync(string text);
	public virtual Task WriteProcessingInstructionAsync(string name, string text);
	public virtual Task WriteEntityRefAsync(string name);
	public virtual Task WriteCharEntityAsync(char ch);
	public virtual Task WriteWhitespaceAsync(string ws);
	public virtual Task WriteStringAsync(string text);
	public virtual Task WriteSurrogateCharEntityAsync(char lowChar, char highChar);
	public virtual Task WriteCharsAsync(char[] buffer, int index, int count);
	public virtual Task WriteRawAsync(char[] buffer, int index, int count);
	public virtual Task WriteRawAsync(string data);
	public virtual Task WriteBase64Async(byte[] buffer, int index, int count);
	public virtual Task WriteBinHexAsync(byte[] buffer, int index, int count);
	public virtual Task FlushAsync();
	public virtual Task WriteNmTokenAsync(string name);
	public virtual Task WriteNameAsync(string name);
	public virtual Task WriteQualifiedNameAsync(string localName, string ns);
	public virtual Task WriteAttributesAsync(XmlReader reader, bool defattr);
	public virtual Task WriteNodeAsync(XmlReader reader, bool defattr);
	public virtual Task WriteNodeAsync(global::System.Xml.XPath.XPathNavigator navigator, bool defattr);
	public Task WriteElementStringAsync(string prefix, string localName, string ns, string value);
	public ValueTask DisposeAsync();
	protected virtual ValueTask DisposeAsyncCore();
	protected XmlWriter();
	public virtual XmlWriterSettings Settings { get; }
	public abstract global::System.Xml.WriteState WriteState { get; }
	public virtual global::System.Xml.XmlSpace XmlSpace { get; }
	public virtual string XmlLang { get; }
}
public sealed class XmlWriterSettings {
	public XmlWriterSettings();
	public void Reset();
	public XmlWriterSettings Clone();
	public bool Async { get; set; }
	public Encoding Encoding { get; set; }
	public bool OmitXmlDeclaration { get; set; }
	public global::System.Xml.NewLineHandling NewLineHandling { get; set; }
	public string NewLineChars { get; set; }
	public bool Indent { get; set; }
	public string IndentChars { get; set; }
	public bool NewLineOnAttributes { get; set; }
	public bool CloseOutput { get; set; }
	public ConformanceLevel ConformanceLevel { get; set; }
	public bool CheckCharacters { get; set; }
	public global::System.Xml.NamespaceHandling NamespaceHandling { get; set; }
	public bool WriteEndDocumentOnClose { get; set; }
	public global::System.Xml.XmlOutputMethod OutputMethod { get; }
	public bool DoNotEscapeUriAttributes { get; set; }
}
