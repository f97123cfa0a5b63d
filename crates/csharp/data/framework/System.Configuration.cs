// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Configuration;
using System.Collections;
using System.Collections.Specialized;
using System.ComponentModel;
using System.Runtime.Versioning;
using System.Xml;
public sealed class AppSettingsSection : ConfigurationSection {
	public AppSettingsSection();
	public global::System.Configuration.KeyValueConfigurationCollection Settings { get; }
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
	public global::System.Configuration.ConnectionStringsSection ConnectionStrings { get; }
	public string FilePath { get; }
	public bool HasFile { get; }
	public global::System.Configuration.ConfigurationLocationCollection Locations { get; }
	public global::System.Configuration.ContextInformation EvaluationContext { get; }
	public global::System.Configuration.ConfigurationSectionGroup RootSectionGroup { get; }
	public global::System.Configuration.ConfigurationSectionCollection Sections { get; }
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
	protected void SetPropertyValue(global::System.Configuration.ConfigurationProperty prop, object value, bool ignoreLocks);
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
	protected internal object this[global::System.Configuration.ConfigurationProperty prop] { get; set; }
	protected internal object this[string propertyName] { get; set; }
	protected internal virtual global::System.Configuration.ConfigurationPropertyCollection Properties { get; }
	public global::System.Configuration.ElementInformation ElementInformation { get; }
	protected global::System.Configuration.ContextInformation EvaluationContext { get; }
	protected internal virtual global::System.Configuration.ConfigurationElementProperty ElementProperty { get; }
	protected bool HasContext { get; }
	public global::System.Configuration.Configuration CurrentConfiguration { get; }
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
	public static global::System.Configuration.Configuration OpenExeConfiguration(global::System.Configuration.ConfigurationUserLevel userLevel);
	public static global::System.Configuration.Configuration OpenExeConfiguration(string exePath);
	public static global::System.Configuration.Configuration OpenMappedExeConfiguration(global::System.Configuration.ExeConfigurationFileMap fileMap, global::System.Configuration.ConfigurationUserLevel userLevel);
	public static global::System.Configuration.Configuration OpenMappedExeConfiguration(global::System.Configuration.ExeConfigurationFileMap fileMap, global::System.Configuration.ConfigurationUserLevel userLevel, bool preLoad);
	public static NameValueCollection AppSettings { get; }
	public static ConnectionStringSettingsCollection ConnectionStrings { get; }
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
public abstract class ConfigurationSection : ConfigurationElement {
	protected ConfigurationSection();
	protected internal virtual object GetRuntimeObject();
	protected internal virtual void DeserializeSection(XmlReader reader);
	protected internal virtual string SerializeSection(ConfigurationElement parentElement, string name, global::System.Configuration.ConfigurationSaveMode saveMode);
	protected internal virtual bool ShouldSerializePropertyInTargetVersion(global::System.Configuration.ConfigurationProperty property, string propertyName, FrameworkName targetFramework, ConfigurationElement parentConfigurationElement);
	protected internal virtual bool ShouldSerializeElementInTargetVersion(ConfigurationElement element, string elementName, FrameworkName targetFramework);
	protected internal virtual bool ShouldSerializeSectionInTargetVersion(FrameworkName targetFramework);
	public global::System.Configuration.SectionInformation SectionInformation { get; }
}
public sealed class ConnectionStringSettings : ConfigurationElement {
	public ConnectionStringSettings();
	public ConnectionStringSettings(string name, string connectionString);
	public ConnectionStringSettings(string name, string connectionString, string providerName);
	public string Name { get; set; }
	public string ConnectionString { get; set; }
	public string ProviderName { get; set; }
}
public sealed class ConnectionStringSettingsCollection : global::System.Configuration.ConfigurationElementCollection {
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
