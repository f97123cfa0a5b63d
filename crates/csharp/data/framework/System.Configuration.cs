// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Configuration;
using System.Collections;
using System.Collections.Specialized;
using System.ComponentModel;
using System.Runtime.Versioning;
using System.Xml;
public class AppSettingsReader {
	public AppSettingsReader();
	public object GetValue(string key, Type type);
}
public sealed class AppSettingsSection : ConfigurationSection {
	public AppSettingsSection();
	public KeyValueConfigurationCollection Settings { get; }
	public string File { get; set; }
}
public abstract class ApplicationSettingsBase : SettingsBase, INotifyPropertyChanged {
	protected ApplicationSettingsBase();
	protected ApplicationSettingsBase(global::System.ComponentModel.IComponent owner);
	protected ApplicationSettingsBase(string settingsKey);
	protected ApplicationSettingsBase(global::System.ComponentModel.IComponent owner, string settingsKey);
	public object GetPreviousVersion(string propertyName);
	protected virtual void OnPropertyChanged(object sender, PropertyChangedEventArgs e);
	protected virtual void OnSettingChanging(object sender, global::System.Configuration.SettingChangingEventArgs e);
	protected virtual void OnSettingsLoaded(object sender, global::System.Configuration.SettingsLoadedEventArgs e);
	protected virtual void OnSettingsSaving(object sender, CancelEventArgs e);
	public void Reload();
	public void Reset();
	public virtual void Upgrade();
	public string SettingsKey { get; set; }
	public event PropertyChangedEventHandler PropertyChanged;
	public event global::System.Configuration.SettingChangingEventHandler SettingChanging;
	public event global::System.Configuration.SettingsLoadedEventHandler SettingsLoaded;
	public event global::System.Configuration.SettingsSavingEventHandler SettingsSaving;
}
public sealed class Configuration {
	public ConfigurationSection GetSection(string sectionName);
	public global::System.Configuration.ConfigurationSectionGroup GetSectionGroup(string sectionGroupName);
	public void Save();
	public void Save(global::System.Configuration.ConfigurationSaveMode saveMode);
	public void Save(global::System.Configuration.ConfigurationSaveMode saveMode, bool forceSaveAll);
	public void SaveAs(string filename);
	public void SaveAs(string filename, global::System.Configuration.ConfigurationSaveMode saveMode);
	public void SaveAs(string filename, global::System.Configuration.ConfigurationSaveMode saveMode, bool forceSaveAll);
	private Configuration();
	public AppSettingsSection AppSettings { get; }
	public ConnectionStringsSection ConnectionStrings { get; }
	public string FilePath { get; }
	public bool HasFile { get; }
	public global::System.Configuration.ConfigurationLocationCollection Locations { get; }
	public global::System.Configuration.ContextInformation EvaluationContext { get; }
	public global::System.Configuration.ConfigurationSectionGroup RootSectionGroup { get; }
	public ConfigurationSectionCollection Sections { get; }
	public global::System.Configuration.ConfigurationSectionGroupCollection SectionGroups { get; }
	public bool NamespaceDeclared { get; set; }
	public Func<string, string> TypeStringTransformer { get; set; }
	public Func<string, string> AssemblyStringTransformer { get; set; }
	public FrameworkName TargetFramework { get; set; }
}
public abstract class ConfigurationElement {
	protected ConfigurationElement();
	protected internal virtual void Init();
	protected internal virtual bool IsModified();
	protected internal virtual void ResetModified();
	public virtual bool IsReadOnly();
	protected internal virtual void SetReadOnly();
	protected virtual void ListErrors(IList errorList);
	protected internal virtual void InitializeDefault();
	protected internal virtual void Reset(ConfigurationElement parentElement);
	protected void SetPropertyValue(ConfigurationProperty prop, object value, bool ignoreLocks);
	protected internal virtual void Unmerge(ConfigurationElement sourceElement, ConfigurationElement parentElement, global::System.Configuration.ConfigurationSaveMode saveMode);
	protected internal virtual bool SerializeToXmlElement(XmlWriter writer, string elementName);
	protected internal virtual bool SerializeElement(XmlWriter writer, bool serializeCollectionKey);
	protected internal virtual void DeserializeElement(XmlReader reader, bool serializeCollectionKey);
	protected virtual object OnRequiredPropertyNotFound(string name);
	protected virtual void PostDeserialize();
	protected virtual void PreSerialize(XmlWriter writer);
	protected virtual bool OnDeserializeUnrecognizedAttribute(string name, string value);
	protected virtual bool OnDeserializeUnrecognizedElement(string elementName, XmlReader reader);
	protected virtual string GetTransformedTypeString(string typeName);
	protected virtual string GetTransformedAssemblyString(string assemblyName);
	public global::System.Configuration.ConfigurationLockCollection LockAttributes { get; }
	public global::System.Configuration.ConfigurationLockCollection LockAllAttributesExcept { get; }
	public global::System.Configuration.ConfigurationLockCollection LockElements { get; }
	public global::System.Configuration.ConfigurationLockCollection LockAllElementsExcept { get; }
	public bool LockItem { get; set; }
	protected internal object this[ConfigurationProperty prop] { get; set; }
	protected internal object this[string propertyName] { get; set; }
	protected internal virtual ConfigurationPropertyCollection Properties { get; }
	public global::System.Configuration.ElementInformation ElementInformation { get; }
	protected global::System.Configuration.ContextInformation EvaluationContext { get; }
	protected internal virtual global::System.Configuration.ConfigurationElementProperty ElementProperty { get; }
	protected bool HasContext { get; }
	public global::System.Configuration.Configuration CurrentConfiguration { get; }
}
public abstract class ConfigurationElementCollection : ConfigurationElement, ICollection, IEnumerable {
	protected ConfigurationElementCollection();
	protected ConfigurationElementCollection(IComparer comparer);
	public IEnumerator GetEnumerator();
	public void CopyTo(ConfigurationElement[] array, int index);
	protected virtual void BaseAdd(ConfigurationElement element);
	protected internal void BaseAdd(ConfigurationElement element, bool throwIfExists);
	protected int BaseIndexOf(ConfigurationElement element);
	protected virtual void BaseAdd(int index, ConfigurationElement element);
	protected internal void BaseRemove(object key);
	protected internal ConfigurationElement BaseGet(object key);
	protected internal bool BaseIsRemoved(object key);
	protected internal ConfigurationElement BaseGet(int index);
	protected internal object[] BaseGetAllKeys();
	protected internal object BaseGetKey(int index);
	protected internal void BaseClear();
	protected internal void BaseRemoveAt(int index);
	protected virtual ConfigurationElement CreateNewElement(string elementName);
	protected abstract ConfigurationElement CreateNewElement();
	protected abstract object GetElementKey(ConfigurationElement element);
	protected virtual bool IsElementRemovable(ConfigurationElement element);
	protected virtual bool IsElementName(string elementName);
	protected internal string AddElementName { get; set; }
	protected internal string RemoveElementName { get; set; }
	protected internal string ClearElementName { get; set; }
	public bool EmitClear { get; set; }
	protected virtual string ElementName { get; }
	protected virtual bool ThrowOnDuplicate { get; }
	public virtual global::System.Configuration.ConfigurationElementCollectionType CollectionType { get; }
	public int Count { get; }
	public bool IsSynchronized { get; }
	public object SyncRoot { get; }
}
public class ConfigurationErrorsException : ConfigurationException {
	public ConfigurationErrorsException(string message, Exception inner, string filename, int line);
	public ConfigurationErrorsException();
	public ConfigurationErrorsException(string message);
	public ConfigurationErrorsException(string message, Exception inner);
	public ConfigurationErrorsException(string message, string filename, int line);
	public ConfigurationErrorsException(string message, XmlNode node);
	public ConfigurationErrorsException(string message, Exception inner, XmlNode node);
	public ConfigurationErrorsException(string message, XmlReader reader);
	public ConfigurationErrorsException(string message, Exception inner, XmlReader reader);
	public static int GetLineNumber(XmlNode node);
	public static string GetFilename(XmlNode node);
	public static int GetLineNumber(XmlReader reader);
	public static string GetFilename(XmlReader reader);
	public ICollection Errors { get; }
}
public class ConfigurationException : SystemException {
	public ConfigurationException();
	public ConfigurationException(string message);
	public ConfigurationException(string message, Exception inner);
	public ConfigurationException(string message, XmlNode node);
	public ConfigurationException(string message, Exception inner, XmlNode node);
	public ConfigurationException(string message, string filename, int line);
	public ConfigurationException(string message, Exception inner, string filename, int line);
	public static string GetXmlNodeFilename(XmlNode node);
	public static int GetXmlNodeLineNumber(XmlNode node);
	public virtual string BareMessage { get; }
	public virtual string Filename { get; }
	public virtual int Line { get; }
}
public static class ConfigurationManager {
	public static object GetSection(string sectionName);
	public static void RefreshSection(string sectionName);
	public static global::System.Configuration.Configuration OpenMachineConfiguration();
	public static global::System.Configuration.Configuration OpenMappedMachineConfiguration(global::System.Configuration.ConfigurationFileMap fileMap);
	public static global::System.Configuration.Configuration OpenExeConfiguration(ConfigurationUserLevel userLevel);
	public static global::System.Configuration.Configuration OpenExeConfiguration(string exePath);
	public static global::System.Configuration.Configuration OpenMappedExeConfiguration(global::System.Configuration.ExeConfigurationFileMap fileMap, ConfigurationUserLevel userLevel);
	public static global::System.Configuration.Configuration OpenMappedExeConfiguration(global::System.Configuration.ExeConfigurationFileMap fileMap, ConfigurationUserLevel userLevel, bool preLoad);
	public static NameValueCollection AppSettings { get; }
	public static ConnectionStringSettingsCollection ConnectionStrings { get; }
}
public sealed class ConfigurationProperty {
	public ConfigurationProperty(string name, Type type);
	public ConfigurationProperty(string name, Type type, object defaultValue);
	public ConfigurationProperty(string name, Type type, object defaultValue, global::System.Configuration.ConfigurationPropertyOptions options);
	public ConfigurationProperty(string name, Type type, object defaultValue, TypeConverter typeConverter, global::System.Configuration.ConfigurationValidatorBase validator, global::System.Configuration.ConfigurationPropertyOptions options);
	public ConfigurationProperty(string name, Type type, object defaultValue, TypeConverter typeConverter, global::System.Configuration.ConfigurationValidatorBase validator, global::System.Configuration.ConfigurationPropertyOptions options, string description);
	public string Name { get; }
	public string Description { get; }
	public Type Type { get; }
	public object DefaultValue { get; }
	public bool IsRequired { get; }
	public bool IsKey { get; }
	public bool IsDefaultCollection { get; }
	public bool IsTypeStringTransformationRequired { get; }
	public bool IsAssemblyStringTransformationRequired { get; }
	public bool IsVersionCheckRequired { get; }
	public TypeConverter Converter { get; }
	public global::System.Configuration.ConfigurationValidatorBase Validator { get; }
}
public sealed class ConfigurationPropertyAttribute : Attribute {
	public ConfigurationPropertyAttribute(string name);
	public string Name { get; }
	public object DefaultValue { get; set; }
	public global::System.Configuration.ConfigurationPropertyOptions Options { get; set; }
	public bool IsDefaultCollection { get; set; }
	public bool IsRequired { get; set; }
	public bool IsKey { get; set; }
}
public class ConfigurationPropertyCollection : ICollection, IEnumerable {
	public IEnumerator GetEnumerator();
	public void CopyTo(ConfigurationProperty[] array, int index);
	public bool Contains(string name);
	public void Add(ConfigurationProperty property);
	public bool Remove(string name);
	public void Clear();
	public ConfigurationPropertyCollection();
	public ConfigurationProperty this[string name] { get; }
	public int Count { get; }
	public bool IsSynchronized { get; }
	public object SyncRoot { get; }
}
public abstract class ConfigurationSection : ConfigurationElement {
	protected ConfigurationSection();
	protected internal virtual object GetRuntimeObject();
	protected internal virtual void DeserializeSection(XmlReader reader);
	protected internal virtual string SerializeSection(ConfigurationElement parentElement, string name, global::System.Configuration.ConfigurationSaveMode saveMode);
	protected internal virtual bool ShouldSerializePropertyInTargetVersion(ConfigurationProperty property, string propertyName, FrameworkName targetFramework, ConfigurationElement parentConfigurationElement);
	protected internal virtual bool ShouldSerializeElementInTargetVersion(ConfigurationElement element, string elementName, FrameworkName targetFramework);
	protected internal virtual bool ShouldSerializeSectionInTargetVersion(FrameworkName targetFramework);
	public global::System.Configuration.SectionInformation SectionInformation { get; }
}
public sealed class ConfigurationSectionCollection : NameObjectCollectionBase {
	public void Add(string name, ConfigurationSection section);
	public void Clear();
	public void CopyTo(ConfigurationSection[] array, int index);
	public ConfigurationSection Get(int index);
	public ConfigurationSection Get(string name);
	public string GetKey(int index);
	public void Remove(string name);
	public void RemoveAt(int index);
	private ConfigurationSectionCollection();
	public ConfigurationSection this[string name] { get; }
	public ConfigurationSection this[int index] { get; }
}
public enum ConfigurationUserLevel { None = 0, PerUserRoaming = 10, PerUserRoamingAndLocal = 20 }
public sealed class ConnectionStringSettings : ConfigurationElement {
	public ConnectionStringSettings();
	public ConnectionStringSettings(string name, string connectionString);
	public ConnectionStringSettings(string name, string connectionString, string providerName);
	public string Name { get; set; }
	public string ConnectionString { get; set; }
	public string ProviderName { get; set; }
}
public sealed class ConnectionStringSettingsCollection : ConfigurationElementCollection {
	public ConnectionStringSettingsCollection();
	public int IndexOf(ConnectionStringSettings settings);
	public void Add(ConnectionStringSettings settings);
	public void Remove(ConnectionStringSettings settings);
	public void RemoveAt(int index);
	public void Remove(string name);
	public void Clear();
	public ConnectionStringSettings this[int index] { get; set; }
	public ConnectionStringSettings this[string name] { get; }
}
public sealed class ConnectionStringsSection : ConfigurationSection {
	public ConnectionStringsSection();
	public ConnectionStringSettingsCollection ConnectionStrings { get; }
}
public interface IConfigurationSectionHandler {
	object Create(object parent, object configContext, XmlNode section);
}
public class KeyValueConfigurationCollection : ConfigurationElementCollection {
	public KeyValueConfigurationCollection();
	public void Add(KeyValueConfigurationElement keyValue);
	public void Add(string key, string value);
	public void Remove(string key);
	public void Clear();
	public KeyValueConfigurationElement this[string key] { get; }
	public string[] AllKeys { get; }
}
public class KeyValueConfigurationElement : ConfigurationElement {
	public KeyValueConfigurationElement(string key, string value);
	public string Key { get; }
	public string Value { get; set; }
}
public abstract class SettingsBase {
	protected SettingsBase();
	public void Initialize(global::System.Configuration.SettingsContext context, global::System.Configuration.SettingsPropertyCollection properties, global::System.Configuration.SettingsProviderCollection providers);
	public virtual void Save();
	public static SettingsBase Synchronized(SettingsBase settingsBase);
	public virtual object this[string propertyName] { get; set; }
	public virtual global::System.Configuration.SettingsPropertyCollection Properties { get; }
	public virtual global::System.Configuration.SettingsProviderCollection Providers { get; }
	public virtual global::System.Configuration.SettingsPropertyValueCollection PropertyValues { get; }
	public virtual global::System.Configuration.SettingsContext Context { get; }
	public bool IsSynchronized { get; }
}
