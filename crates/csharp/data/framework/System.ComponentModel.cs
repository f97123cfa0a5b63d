// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.ComponentModel;
using System.Collections;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Globalization;
using System.Reflection;
using System.Runtime.InteropServices;
using System.Threading;
public class AddingNewEventArgs : EventArgs {
	public AddingNewEventArgs();
	public AddingNewEventArgs(object newObject);
	public object NewObject { get; set; }
}
public delegate void AddingNewEventHandler(object sender, AddingNewEventArgs e);
public class AsyncCompletedEventArgs : EventArgs {
	public AsyncCompletedEventArgs(Exception error, bool cancelled, object userState);
	protected void RaiseExceptionIfNecessary();
	public bool Cancelled { get; }
	public Exception Error { get; }
	public object UserState { get; }
}
public delegate void AsyncCompletedEventHandler(object sender, AsyncCompletedEventArgs e);
public sealed class AsyncOperation {
	public void Post(SendOrPostCallback d, object arg);
	public void PostOperationCompleted(SendOrPostCallback d, object arg);
	public void OperationCompleted();
	private AsyncOperation();
	public object UserSuppliedState { get; }
	public SynchronizationContext SynchronizationContext { get; }
}
public static class AsyncOperationManager {
	public static AsyncOperation CreateOperation(object userSuppliedState);
	public static SynchronizationContext SynchronizationContext { get; set; }
}
public class BackgroundWorker : Component {
	public BackgroundWorker();
	public void CancelAsync();
	protected virtual void OnDoWork(DoWorkEventArgs e);
	protected virtual void OnRunWorkerCompleted(RunWorkerCompletedEventArgs e);
	protected virtual void OnProgressChanged(ProgressChangedEventArgs e);
	public void ReportProgress(int percentProgress);
	public void ReportProgress(int percentProgress, object userState);
	public void RunWorkerAsync();
	public void RunWorkerAsync(object argument);
	public bool CancellationPending { get; }
	public bool IsBusy { get; }
	public bool WorkerReportsProgress { get; set; }
	public bool WorkerSupportsCancellation { get; set; }
	public event DoWorkEventHandler DoWork;
	public event ProgressChangedEventHandler ProgressChanged;
	public event RunWorkerCompletedEventHandler RunWorkerCompleted;
}
public class BindingList<T> : Collection<T>, IBindingList, IList, ICollection, IEnumerable, global::System.ComponentModel.ICancelAddNew, global::System.ComponentModel.IRaiseItemChangedEvents {
	public BindingList();
	public BindingList(IList<T> list);
	protected virtual void OnAddingNew(AddingNewEventArgs e);
	protected virtual void OnListChanged(ListChangedEventArgs e);
	public void ResetBindings();
	public void ResetItem(int position);
	public virtual void CancelNew(int itemIndex);
	public virtual void EndNew(int itemIndex);
	public T AddNew();
	protected virtual object AddNewCore();
	protected virtual void ApplySortCore(PropertyDescriptor prop, ListSortDirection direction);
	protected virtual void RemoveSortCore();
	protected virtual int FindCore(PropertyDescriptor prop, object key);
	public bool RaiseListChangedEvents { get; set; }
	public bool AllowNew { get; set; }
	public bool AllowEdit { get; set; }
	public bool AllowRemove { get; set; }
	protected virtual bool SupportsChangeNotificationCore { get; }
	protected virtual bool SupportsSearchingCore { get; }
	protected virtual bool SupportsSortingCore { get; }
	protected virtual bool IsSortedCore { get; }
	protected virtual PropertyDescriptor SortPropertyCore { get; }
	protected virtual ListSortDirection SortDirectionCore { get; }
	public event AddingNewEventHandler AddingNew;
	public event ListChangedEventHandler ListChanged;
}
public sealed class BrowsableAttribute : Attribute {
	public static readonly BrowsableAttribute Yes;
	public static readonly BrowsableAttribute No;
	public static readonly BrowsableAttribute Default;
	public BrowsableAttribute(bool browsable);
	public bool Browsable { get; }
}
public class CancelEventArgs : EventArgs {
	public CancelEventArgs();
	public CancelEventArgs(bool cancel);
	public bool Cancel { get; set; }
}
public delegate void CancelEventHandler(object sender, CancelEventArgs e);
public class CategoryAttribute : Attribute {
	public CategoryAttribute();
	public CategoryAttribute(string category);
	protected virtual string GetLocalizedString(string value);
	public static CategoryAttribute Action { get; }
	public static CategoryAttribute Appearance { get; }
	public static CategoryAttribute Asynchronous { get; }
	public static CategoryAttribute Behavior { get; }
	public static CategoryAttribute Data { get; }
	public static CategoryAttribute Default { get; }
	public static CategoryAttribute Design { get; }
	public static CategoryAttribute DragDrop { get; }
	public static CategoryAttribute Focus { get; }
	public static CategoryAttribute Format { get; }
	public static CategoryAttribute Key { get; }
	public static CategoryAttribute Layout { get; }
	public static CategoryAttribute Mouse { get; }
	public static CategoryAttribute WindowStyle { get; }
	public string Category { get; }
}
public class Component : MarshalByRefObject, IComponent, IDisposable {
	public void Dispose();
	protected virtual void Dispose(bool disposing);
	protected virtual object GetService(Type service);
	public Component();
	protected virtual bool CanRaiseEvents { get; }
	protected EventHandlerList Events { get; }
	public virtual ISite Site { get; set; }
	public IContainer Container { get; }
	protected bool DesignMode { get; }
	public event EventHandler Disposed;
}
public class ComponentCollection : ReadOnlyCollectionBase {
	public ComponentCollection(IComponent[] components);
	public void CopyTo(IComponent[] array, int index);
	public virtual IComponent this[string name] { get; }
	public virtual IComponent this[int index] { get; }
}
public class Container : IContainer, IDisposable {
	public virtual void Add(IComponent component);
	public virtual void Add(IComponent component, string name);
	protected virtual ISite CreateSite(IComponent component, string name);
	public void Dispose();
	protected virtual void Dispose(bool disposing);
	protected virtual object GetService(Type service);
	public virtual void Remove(IComponent component);
	protected void RemoveWithoutUnsiting(IComponent component);
	protected virtual void ValidateName(IComponent component, string name);
	public Container();
	public virtual ComponentCollection Components { get; }
}
public class DataErrorsChangedEventArgs : EventArgs {
	public DataErrorsChangedEventArgs(string propertyName);
	public virtual string PropertyName { get; }
}
public class DefaultValueAttribute : Attribute {
	public DefaultValueAttribute(Type type, string value);
	public DefaultValueAttribute(char value);
	public DefaultValueAttribute(byte value);
	public DefaultValueAttribute(short value);
	public DefaultValueAttribute(int value);
	public DefaultValueAttribute(long value);
	public DefaultValueAttribute(float value);
	public DefaultValueAttribute(double value);
	public DefaultValueAttribute(bool value);
	public DefaultValueAttribute(string value);
	public DefaultValueAttribute(object value);
	public DefaultValueAttribute(sbyte value);
	public DefaultValueAttribute(ushort value);
	public DefaultValueAttribute(uint value);
	public DefaultValueAttribute(ulong value);
	protected void SetValue(object value);
	public virtual object Value { get; }
}
public class DescriptionAttribute : Attribute {
	public static readonly DescriptionAttribute Default;
	public DescriptionAttribute();
	public DescriptionAttribute(string description);
	public virtual string Description { get; }
	protected string DescriptionValue { get; set; }
}
public sealed class DesignerCategoryAttribute : Attribute {
	public static readonly DesignerCategoryAttribute Component;
	public static readonly DesignerCategoryAttribute Default;
	public static readonly DesignerCategoryAttribute Form;
	public static readonly DesignerCategoryAttribute Generic;
	public DesignerCategoryAttribute();
	public DesignerCategoryAttribute(string category);
	public string Category { get; }
}
public sealed class DesignerSerializationVisibilityAttribute : Attribute {
	public static readonly DesignerSerializationVisibilityAttribute Content;
	public static readonly DesignerSerializationVisibilityAttribute Hidden;
	public static readonly DesignerSerializationVisibilityAttribute Visible;
	public static readonly DesignerSerializationVisibilityAttribute Default;
	public DesignerSerializationVisibilityAttribute(global::System.ComponentModel.DesignerSerializationVisibility visibility);
	public global::System.ComponentModel.DesignerSerializationVisibility Visibility { get; }
}
public class DisplayNameAttribute : Attribute {
	public static readonly DisplayNameAttribute Default;
	public DisplayNameAttribute();
	public DisplayNameAttribute(string displayName);
	public virtual string DisplayName { get; }
	protected string DisplayNameValue { get; set; }
}
public class DoWorkEventArgs : CancelEventArgs {
	public DoWorkEventArgs(object argument);
	public object Argument { get; }
	public object Result { get; set; }
}
public delegate void DoWorkEventHandler(object sender, DoWorkEventArgs e);
public sealed class EditorBrowsableAttribute : Attribute {
	public EditorBrowsableAttribute(EditorBrowsableState state);
	public EditorBrowsableAttribute();
	public EditorBrowsableState State { get; }
}
public enum EditorBrowsableState { Always = 0, Never = 1, Advanced = 2 }
public sealed class EventHandlerList : IDisposable {
	public EventHandlerList();
	public void AddHandler(object key, Delegate value);
	public void AddHandlers(EventHandlerList listToAddFrom);
	public void Dispose();
	public void RemoveHandler(object key, Delegate value);
	public Delegate this[object key] { get; set; }
}
public interface IBindingList : IList, ICollection, IEnumerable {
	object AddNew();
	void AddIndex(PropertyDescriptor property);
	void ApplySort(PropertyDescriptor property, ListSortDirection direction);
	int Find(PropertyDescriptor property, object key);
	void RemoveIndex(PropertyDescriptor property);
	void RemoveSort();
	bool AllowNew { get; }
	bool AllowEdit { get; }
	bool AllowRemove { get; }
	bool SupportsChangeNotification { get; }
	bool SupportsSearching { get; }
	bool SupportsSorting { get; }
	bool IsSorted { get; }
	PropertyDescriptor SortProperty { get; }
	ListSortDirection SortDirection { get; }
	event ListChangedEventHandler ListChanged;
}
public interface IChangeTracking {
	void AcceptChanges();
	bool IsChanged { get; }
}
public interface IComponent : IDisposable {
	ISite Site { get; set; }
	event EventHandler Disposed;
}
public interface IContainer : IDisposable {
	void Add(IComponent component);
	void Add(IComponent component, string name);
	void Remove(IComponent component);
	ComponentCollection Components { get; }
}
public interface IDataErrorInfo {
	string this[string columnName] { get; }
	string Error { get; }
}
public interface IEditableObject {
	void BeginEdit();
	void EndEdit();
	void CancelEdit();
}
public interface IListSource {
	IList GetList();
	bool ContainsListCollection { get; }
}
public interface INotifyDataErrorInfo {
	IEnumerable GetErrors(string propertyName);
	bool HasErrors { get; }
	event EventHandler<DataErrorsChangedEventArgs> ErrorsChanged;
}
public interface INotifyPropertyChanged {
	event PropertyChangedEventHandler PropertyChanged;
}
public interface INotifyPropertyChanging {
	event PropertyChangingEventHandler PropertyChanging;
}
public interface IRevertibleChangeTracking : IChangeTracking {
	void RejectChanges();
}
public interface ISite : IServiceProvider {
	IComponent Component { get; }
	IContainer Container { get; }
	bool DesignMode { get; }
	string Name { get; set; }
}
public interface ISupportInitialize {
	void BeginInit();
	void EndInit();
}
public interface ISynchronizeInvoke {
	IAsyncResult BeginInvoke(Delegate method, object[] args);
	object EndInvoke(IAsyncResult result);
	object Invoke(Delegate method, object[] args);
	bool InvokeRequired { get; }
}
public class InvalidAsynchronousStateException : ArgumentException {
	public InvalidAsynchronousStateException();
	public InvalidAsynchronousStateException(string message);
	public InvalidAsynchronousStateException(string message, Exception innerException);
}
public class InvalidEnumArgumentException : ArgumentException {
	public InvalidEnumArgumentException();
	public InvalidEnumArgumentException(string message);
	public InvalidEnumArgumentException(string message, Exception innerException);
	public InvalidEnumArgumentException(string argumentName, int invalidValue, Type enumClass);
}
public class ListChangedEventArgs : EventArgs {
	public ListChangedEventArgs(ListChangedType listChangedType, int newIndex);
	public ListChangedEventArgs(ListChangedType listChangedType, int newIndex, PropertyDescriptor propDesc);
	public ListChangedEventArgs(ListChangedType listChangedType, PropertyDescriptor propDesc);
	public ListChangedEventArgs(ListChangedType listChangedType, int newIndex, int oldIndex);
	public ListChangedType ListChangedType { get; }
	public int NewIndex { get; }
	public int OldIndex { get; }
	public PropertyDescriptor PropertyDescriptor { get; }
}
public delegate void ListChangedEventHandler(object sender, ListChangedEventArgs e);
public enum ListChangedType { Reset = 0, ItemAdded = 1, ItemDeleted = 2, ItemMoved = 3, ItemChanged = 4, PropertyDescriptorAdded = 5, PropertyDescriptorDeleted = 6, PropertyDescriptorChanged = 7 }
public enum ListSortDirection { Ascending = 0, Descending = 1 }
public sealed class LocalizableAttribute : Attribute {
	public static readonly LocalizableAttribute Yes;
	public static readonly LocalizableAttribute No;
	public static readonly LocalizableAttribute Default;
	public LocalizableAttribute(bool isLocalizable);
	public bool IsLocalizable { get; }
}
public class ProgressChangedEventArgs : EventArgs {
	public ProgressChangedEventArgs(int progressPercentage, object userState);
	public int ProgressPercentage { get; }
	public object UserState { get; }
}
public delegate void ProgressChangedEventHandler(object sender, ProgressChangedEventArgs e);
public class PropertyChangedEventArgs : EventArgs {
	public PropertyChangedEventArgs(string propertyName);
	public virtual string PropertyName { get; }
}
public delegate void PropertyChangedEventHandler(object sender, PropertyChangedEventArgs e);
public class PropertyChangingEventArgs : EventArgs {
	public PropertyChangingEventArgs(string propertyName);
	public virtual string PropertyName { get; }
}
public delegate void PropertyChangingEventHandler(object sender, PropertyChangingEventArgs e);
public abstract class PropertyDescriptor : global::System.ComponentModel.MemberDescriptor {
	protected PropertyDescriptor(string name, Attribute[] attrs);
	protected PropertyDescriptor(global::System.ComponentModel.MemberDescriptor descr);
	protected PropertyDescriptor(global::System.ComponentModel.MemberDescriptor descr, Attribute[] attrs);
	public virtual void AddValueChanged(object component, EventHandler handler);
	public abstract bool CanResetValue(object component);
	protected object CreateInstance(Type type);
	public global::System.ComponentModel.PropertyDescriptorCollection GetChildProperties();
	public global::System.ComponentModel.PropertyDescriptorCollection GetChildProperties(Attribute[] filter);
	public global::System.ComponentModel.PropertyDescriptorCollection GetChildProperties(object instance);
	public virtual global::System.ComponentModel.PropertyDescriptorCollection GetChildProperties(object instance, Attribute[] filter);
	public virtual object GetEditor(Type editorBaseType);
	protected Type GetTypeFromName(string typeName);
	public abstract object GetValue(object component);
	protected virtual void OnValueChanged(object component, EventArgs e);
	public virtual void RemoveValueChanged(object component, EventHandler handler);
	protected internal EventHandler GetValueChangedHandler(object component);
	public abstract void ResetValue(object component);
	public abstract void SetValue(object component, object value);
	public abstract bool ShouldSerializeValue(object component);
	public abstract Type ComponentType { get; }
	public virtual TypeConverter Converter { get; }
	public virtual TypeConverter ConverterFromRegisteredType { get; }
	public virtual bool IsLocalizable { get; }
	public abstract bool IsReadOnly { get; }
	public global::System.ComponentModel.DesignerSerializationVisibility SerializationVisibility { get; }
	public abstract Type PropertyType { get; }
	public virtual bool SupportsChangeEvents { get; }
}
public sealed class ReadOnlyAttribute : Attribute {
	public static readonly ReadOnlyAttribute Yes;
	public static readonly ReadOnlyAttribute No;
	public static readonly ReadOnlyAttribute Default;
	public ReadOnlyAttribute(bool isReadOnly);
	public bool IsReadOnly { get; }
}
public class RunWorkerCompletedEventArgs : AsyncCompletedEventArgs {
	public RunWorkerCompletedEventArgs(object result, Exception error, bool cancelled);
	public object Result { get; }
	public object UserState { get; }
}
public delegate void RunWorkerCompletedEventHandler(object sender, RunWorkerCompletedEventArgs e);
public class TypeConverter {
	public bool CanConvertFrom(Type sourceType);
	public virtual bool CanConvertFrom(global::System.ComponentModel.ITypeDescriptorContext context, Type sourceType);
	public bool CanConvertTo(Type destinationType);
	public virtual bool CanConvertTo(global::System.ComponentModel.ITypeDescriptorContext context, Type destinationType);
	public object ConvertFrom(object value);
	public virtual object ConvertFrom(global::System.ComponentModel.ITypeDescriptorContext context, CultureInfo culture, object value);
	public object ConvertFromInvariantString(string text);
	public object ConvertFromInvariantString(global::System.ComponentModel.ITypeDescriptorContext context, string text);
	public object ConvertFromString(string text);
	public object ConvertFromString(global::System.ComponentModel.ITypeDescriptorContext context, string text);
	public object ConvertFromString(global::System.ComponentModel.ITypeDescriptorContext context, CultureInfo culture, string text);
	public object ConvertTo(object value, Type destinationType);
	public virtual object ConvertTo(global::System.ComponentModel.ITypeDescriptorContext context, CultureInfo culture, object value, Type destinationType);
	public string ConvertToInvariantString(object value);
	public string ConvertToInvariantString(global::System.ComponentModel.ITypeDescriptorContext context, object value);
	public string ConvertToString(object value);
	public string ConvertToString(global::System.ComponentModel.ITypeDescriptorContext context, object value);
	public string ConvertToString(global::System.ComponentModel.ITypeDescriptorContext context, CultureInfo culture, object value);
	public object CreateInstance(IDictionary propertyValues);
	public virtual object CreateInstance(global::System.ComponentModel.ITypeDescriptorContext context, IDictionary propertyValues);
	protected Exception GetConvertFromException(object value);
	protected Exception GetConvertToException(object value, Type destinationType);
	public bool GetCreateInstanceSupported();
	public virtual bool GetCreateInstanceSupported(global::System.ComponentModel.ITypeDescriptorContext context);
	public global::System.ComponentModel.PropertyDescriptorCollection GetProperties(object value);
	public global::System.ComponentModel.PropertyDescriptorCollection GetProperties(global::System.ComponentModel.ITypeDescriptorContext context, object value);
	public virtual global::System.ComponentModel.PropertyDescriptorCollection GetProperties(global::System.ComponentModel.ITypeDescriptorContext context, object value, Attribute[] attributes);
	public bool GetPropertiesSupported();
	public virtual bool GetPropertiesSupported(global::System.ComponentModel.ITypeDescriptorContext context);
	public ICollection GetStandardValues();
	public virtual TypeConverter.StandardValuesCollection GetStandardValues(global::System.ComponentModel.ITypeDescriptorContext context);
	public bool GetStandardValuesExclusive();
	public virtual bool GetStandardValuesExclusive(global::System.ComponentModel.ITypeDescriptorContext context);
	public bool GetStandardValuesSupported();
	public virtual bool GetStandardValuesSupported(global::System.ComponentModel.ITypeDescriptorContext context);
	public bool IsValid(object value);
	public virtual bool IsValid(global::System.ComponentModel.ITypeDescriptorContext context, object value);
	protected global::System.ComponentModel.PropertyDescriptorCollection SortProperties(global::System.ComponentModel.PropertyDescriptorCollection props, string[] names);
	public TypeConverter();
	protected abstract class SimplePropertyDescriptor : PropertyDescriptor {
		protected SimplePropertyDescriptor(Type componentType, string name, Type propertyType);
		protected SimplePropertyDescriptor(Type componentType, string name, Type propertyType, Attribute[] attributes);
	}
	public class StandardValuesCollection : ICollection, IEnumerable {
		public StandardValuesCollection(ICollection values);
		public void CopyTo(Array array, int index);
		public IEnumerator GetEnumerator();
		public int Count { get; }
		public object this[int index] { get; }
	}
}
public sealed class TypeConverterAttribute : Attribute {
	public static readonly TypeConverterAttribute Default;
	public TypeConverterAttribute();
	public TypeConverterAttribute(Type type);
	public TypeConverterAttribute(string typeName);
	public string ConverterTypeName { get; }
}
public sealed class TypeDescriptor {
	public static void RegisterType<T>();
	public static global::System.ComponentModel.TypeDescriptionProvider AddAttributes(Type type, params Attribute[] attributes);
	public static global::System.ComponentModel.TypeDescriptionProvider AddAttributes(object instance, params Attribute[] attributes);
	public static void AddEditorTable(Type editorBaseType, Hashtable table);
	public static void AddProvider(global::System.ComponentModel.TypeDescriptionProvider provider, Type type);
	public static void AddProvider(global::System.ComponentModel.TypeDescriptionProvider provider, object instance);
	public static void AddProviderTransparent(global::System.ComponentModel.TypeDescriptionProvider provider, Type type);
	public static void AddProviderTransparent(global::System.ComponentModel.TypeDescriptionProvider provider, object instance);
	public static void CreateAssociation(object primary, object secondary);
	public static global::System.ComponentModel.EventDescriptor CreateEvent(Type componentType, string name, Type type, params Attribute[] attributes);
	public static global::System.ComponentModel.EventDescriptor CreateEvent(Type componentType, global::System.ComponentModel.EventDescriptor oldEventDescriptor, params Attribute[] attributes);
	public static object CreateInstance(IServiceProvider provider, Type objectType, Type[] argTypes, object[] args);
	public static PropertyDescriptor CreateProperty(Type componentType, string name, Type type, params Attribute[] attributes);
	public static PropertyDescriptor CreateProperty(Type componentType, PropertyDescriptor oldPropertyDescriptor, params Attribute[] attributes);
	public static object GetAssociation(Type type, object primary);
	public static global::System.ComponentModel.AttributeCollection GetAttributes(Type componentType);
	public static global::System.ComponentModel.AttributeCollection GetAttributes(object component);
	public static global::System.ComponentModel.AttributeCollection GetAttributes(object component, bool noCustomTypeDesc);
	public static string GetClassName(object component);
	public static string GetClassName(object component, bool noCustomTypeDesc);
	public static string GetClassName(Type componentType);
	public static string GetComponentName(object component);
	public static string GetComponentName(object component, bool noCustomTypeDesc);
	public static TypeConverter GetConverter(object component);
	public static TypeConverter GetConverter(object component, bool noCustomTypeDesc);
	public static TypeConverter GetConverterFromRegisteredType(object component);
	public static TypeConverter GetConverter(Type type);
	public static TypeConverter GetConverterFromRegisteredType(Type type);
	public static global::System.ComponentModel.EventDescriptor GetDefaultEvent(Type componentType);
	public static global::System.ComponentModel.EventDescriptor GetDefaultEvent(object component);
	public static global::System.ComponentModel.EventDescriptor GetDefaultEvent(object component, bool noCustomTypeDesc);
	public static PropertyDescriptor GetDefaultProperty(Type componentType);
	public static PropertyDescriptor GetDefaultProperty(object component);
	public static PropertyDescriptor GetDefaultProperty(object component, bool noCustomTypeDesc);
	public static object GetEditor(object component, Type editorBaseType);
	public static object GetEditor(object component, Type editorBaseType, bool noCustomTypeDesc);
	public static object GetEditor(Type type, Type editorBaseType);
	public static global::System.ComponentModel.EventDescriptorCollection GetEvents(Type componentType);
	public static global::System.ComponentModel.EventDescriptorCollection GetEventsFromRegisteredType(Type componentType);
	public static global::System.ComponentModel.EventDescriptorCollection GetEvents(Type componentType, Attribute[] attributes);
	public static global::System.ComponentModel.EventDescriptorCollection GetEvents(object component);
	public static global::System.ComponentModel.EventDescriptorCollection GetEvents(object component, bool noCustomTypeDesc);
	public static global::System.ComponentModel.EventDescriptorCollection GetEvents(object component, Attribute[] attributes);
	public static global::System.ComponentModel.EventDescriptorCollection GetEvents(object component, Attribute[] attributes, bool noCustomTypeDesc);
	public static string GetFullComponentName(object component);
	public static global::System.ComponentModel.PropertyDescriptorCollection GetProperties(Type componentType);
	public static global::System.ComponentModel.PropertyDescriptorCollection GetPropertiesFromRegisteredType(Type componentType);
	public static global::System.ComponentModel.PropertyDescriptorCollection GetProperties(Type componentType, Attribute[] attributes);
	public static global::System.ComponentModel.PropertyDescriptorCollection GetProperties(object component);
	public static global::System.ComponentModel.PropertyDescriptorCollection GetPropertiesFromRegisteredType(object component);
	public static global::System.ComponentModel.PropertyDescriptorCollection GetProperties(object component, bool noCustomTypeDesc);
	public static global::System.ComponentModel.PropertyDescriptorCollection GetProperties(object component, Attribute[] attributes);
	public static global::System.ComponentModel.PropertyDescriptorCollection GetProperties(object component, Attribute[] attributes, bool noCustomTypeDesc);
	public static global::System.ComponentModel.TypeDescriptionProvider GetProvider(Type type);
	public static global::System.ComponentModel.TypeDescriptionProvider GetProvider(object instance);
	public static Type GetReflectionType(Type type);
	public static Type GetReflectionType(object instance);
	public static void Refresh(object component);
	public static void Refresh(Type type);
	public static void Refresh(Module module);
	public static void Refresh(Assembly assembly);
	public static global::System.ComponentModel.Design.IDesigner CreateDesigner(IComponent component, Type designerBaseType);
	public static void RemoveAssociation(object primary, object secondary);
	public static void RemoveAssociations(object primary);
	public static void RemoveProvider(global::System.ComponentModel.TypeDescriptionProvider provider, Type type);
	public static void RemoveProvider(global::System.ComponentModel.TypeDescriptionProvider provider, object instance);
	public static void RemoveProviderTransparent(global::System.ComponentModel.TypeDescriptionProvider provider, Type type);
	public static void RemoveProviderTransparent(global::System.ComponentModel.TypeDescriptionProvider provider, object instance);
	public static void SortDescriptorArray(IList infos);
	private TypeDescriptor();
	public static Type InterfaceType { get; }
	public static Type ComObjectType { get; }
	public static global::System.ComponentModel.IComNativeDescriptorHandler ComNativeDescriptorHandler { get; set; }
	public static event global::System.ComponentModel.RefreshEventHandler Refreshed;
}
public class Win32Exception : ExternalException {
	public Win32Exception();
	public Win32Exception(int error);
	public Win32Exception(int error, string message);
	public Win32Exception(string message);
	public Win32Exception(string message, Exception innerException);
	public int NativeErrorCode { get; }
}
