// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Resources;
using System.Collections;
using System.ComponentModel;
using System.Drawing;
using System.Globalization;
using System.IO;
using System.Reflection;
using System.Runtime.Serialization;
using System.Text;
public interface IResourceReader : IEnumerable, IDisposable {
	void Close();
	IDictionaryEnumerator GetEnumerator();
}
public interface IResourceWriter : IDisposable {
	void AddResource(string name, string value);
	void AddResource(string name, object value);
	void AddResource(string name, byte[] value);
	void Close();
	void Generate();
}
public class MissingManifestResourceException : SystemException {
	public MissingManifestResourceException();
	public MissingManifestResourceException(string message);
	public MissingManifestResourceException(string message, Exception inner);
}
public class MissingSatelliteAssemblyException : SystemException {
	public MissingSatelliteAssemblyException();
	public MissingSatelliteAssemblyException(string message);
	public MissingSatelliteAssemblyException(string message, string cultureName);
	public MissingSatelliteAssemblyException(string message, Exception inner);
	public string CultureName { get; }
}
public sealed class NeutralResourcesLanguageAttribute : Attribute {
	public NeutralResourcesLanguageAttribute(string cultureName);
	public NeutralResourcesLanguageAttribute(string cultureName, UltimateResourceFallbackLocation location);
	public string CultureName { get; }
	public UltimateResourceFallbackLocation Location { get; }
}
public sealed class ResXDataNode : ISerializable {
	public ResXDataNode(string name, object value);
	public ResXDataNode(string name, object value, Func<Type, string> typeNameConverter);
	public ResXDataNode(string name, ResXFileRef fileRef);
	public ResXDataNode(string name, ResXFileRef fileRef, Func<Type, string> typeNameConverter);
	public Point GetNodePosition();
	public object GetValue(global::System.ComponentModel.Design.ITypeResolutionService typeResolver);
	public object GetValue(AssemblyName[] names);
	public string GetValueTypeName(global::System.ComponentModel.Design.ITypeResolutionService typeResolver);
	public string GetValueTypeName(AssemblyName[] names);
	public string Comment { get; set; }
	public ResXFileRef FileRef { get; }
	public string Name { get; set; }
}
public class ResXFileRef {
	public ResXFileRef(string fileName, string typeName);
	public ResXFileRef(string fileName, string typeName, Encoding textFileEncoding);
	public string FileName { get; }
	public Encoding TextFileEncoding { get; }
	public string TypeName { get; }
	public class Converter : TypeConverter {
		public Converter();
	}
}
public class ResXResourceReader : IEnumerable, IDisposable, IResourceReader {
	public ResXResourceReader(Stream stream);
	public ResXResourceReader(Stream stream, global::System.ComponentModel.Design.ITypeResolutionService typeResolver);
	public ResXResourceReader(Stream stream, AssemblyName[] assemblyNames);
	public ResXResourceReader(TextReader reader);
	public ResXResourceReader(TextReader reader, global::System.ComponentModel.Design.ITypeResolutionService typeResolver);
	public ResXResourceReader(TextReader reader, AssemblyName[] assemblyNames);
	public ResXResourceReader(string fileName);
	public ResXResourceReader(string fileName, global::System.ComponentModel.Design.ITypeResolutionService typeResolver);
	public ResXResourceReader(string fileName, AssemblyName[] assemblyNames);
	public void Close();
	protected virtual void Dispose(bool disposing);
	public static ResXResourceReader FromFileContents(string fileContents);
	public static ResXResourceReader FromFileContents(string fileContents, global::System.ComponentModel.Design.ITypeResolutionService typeResolver);
	public static ResXResourceReader FromFileContents(string fileContents, AssemblyName[] assemblyNames);
	public IDictionaryEnumerator GetEnumerator();
	public IDictionaryEnumerator GetMetadataEnumerator();
	public string BasePath { get; set; }
	public bool UseResXDataNodes { get; set; }
}
public class ResXResourceSet : ResourceSet {
	public ResXResourceSet(Stream stream);
	public ResXResourceSet(string fileName);
}
public class ResXResourceWriter : IDisposable, IResourceWriter {
	public static readonly string BinSerializedObjectMimeType;
	public static readonly string ByteArraySerializedObjectMimeType;
	public static readonly string DefaultSerializedObjectMimeType;
	public static readonly string ResMimeType;
	public static readonly string ResourceSchema;
	public static readonly string SoapSerializedObjectMimeType;
	public static readonly string Version;
	public ResXResourceWriter(Stream stream);
	public ResXResourceWriter(Stream stream, Func<Type, string> typeNameConverter);
	public ResXResourceWriter(TextWriter textWriter);
	public ResXResourceWriter(TextWriter textWriter, Func<Type, string> typeNameConverter);
	public ResXResourceWriter(string fileName);
	public ResXResourceWriter(string fileName, Func<Type, string> typeNameConverter);
	public virtual void AddAlias(string aliasName, AssemblyName assemblyName);
	public void AddMetadata(string name, byte[] value);
	public void AddMetadata(string name, object value);
	public void AddMetadata(string name, string value);
	public void AddResource(ResXDataNode node);
	public void AddResource(string name, byte[] value);
	public void AddResource(string name, object value);
	public void AddResource(string name, string value);
	public void Close();
	public virtual void Dispose();
	protected virtual void Dispose(bool disposing);
	public void Generate();
	public string BasePath { get; set; }
}
public class ResourceManager {
	protected string BaseNameField;
	protected Assembly MainAssembly;
	public static readonly int MagicNumber;
	public static readonly int HeaderVersionNumber;
	protected ResourceManager();
	public ResourceManager(string baseName, Assembly assembly);
	public ResourceManager(string baseName, Assembly assembly, Type usingResourceSet);
	public ResourceManager(Type resourceSource);
	public virtual void ReleaseAllResources();
	public static ResourceManager CreateFileBasedResourceManager(string baseName, string resourceDir, Type usingResourceSet);
	protected virtual string GetResourceFileName(CultureInfo culture);
	public virtual ResourceSet GetResourceSet(CultureInfo culture, bool createIfNotExists, bool tryParents);
	protected virtual ResourceSet InternalGetResourceSet(CultureInfo culture, bool createIfNotExists, bool tryParents);
	protected static Version GetSatelliteContractVersion(Assembly a);
	protected static CultureInfo GetNeutralResourcesLanguage(Assembly a);
	public virtual string GetString(string name);
	public virtual string GetString(string name, CultureInfo culture);
	public virtual object GetObject(string name);
	public virtual object GetObject(string name, CultureInfo culture);
	public UnmanagedMemoryStream GetStream(string name);
	public UnmanagedMemoryStream GetStream(string name, CultureInfo culture);
	public virtual string BaseName { get; }
	public virtual bool IgnoreCase { get; set; }
	public virtual Type ResourceSetType { get; }
	protected UltimateResourceFallbackLocation FallbackLocation { get; set; }
}
public sealed class ResourceReader : IResourceReader, IEnumerable, IDisposable {
	public void GetResourceData(string resourceName, out string resourceType, out byte[] resourceData);
	public ResourceReader(string fileName);
	public ResourceReader(Stream stream);
	public void Close();
	public void Dispose();
	public IDictionaryEnumerator GetEnumerator();
}
public class ResourceSet : IDisposable, IEnumerable {
	protected IResourceReader Reader;
	protected ResourceSet();
	public ResourceSet(string fileName);
	public ResourceSet(Stream stream);
	public ResourceSet(IResourceReader reader);
	public virtual void Close();
	protected virtual void Dispose(bool disposing);
	public void Dispose();
	public virtual Type GetDefaultReader();
	public virtual Type GetDefaultWriter();
	public virtual IDictionaryEnumerator GetEnumerator();
	public virtual string GetString(string name);
	public virtual string GetString(string name, bool ignoreCase);
	public virtual object GetObject(string name);
	public virtual object GetObject(string name, bool ignoreCase);
	protected virtual void ReadResources();
}
public sealed class ResourceWriter : IResourceWriter, IDisposable {
	public void AddResource(string name, Stream value);
	public void AddResourceData(string name, string typeName, byte[] serializedData);
	public ResourceWriter(string fileName);
	public ResourceWriter(Stream stream);
	public void AddResource(string name, string value);
	public void AddResource(string name, object value);
	public void AddResource(string name, Stream value, bool closeAfterWrite = false);
	public void AddResource(string name, byte[] value);
	public void Close();
	public void Dispose();
	public void Generate();
	public Func<Type, string> TypeNameConverter { get; set; }
}
public sealed class SatelliteContractVersionAttribute : Attribute {
	public SatelliteContractVersionAttribute(string version);
	public string Version { get; }
}
public enum UltimateResourceFallbackLocation { MainAssembly = 0, Satellite = 1 }
