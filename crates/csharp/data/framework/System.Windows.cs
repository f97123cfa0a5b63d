// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Windows;
using System.Windows.Threading;
public class DependencyObject : DispatcherObject {
	public DependencyObject();
	public void ClearValue(DependencyProperty dp);
	public void ClearValue(DependencyPropertyKey key);
	public void CoerceValue(DependencyProperty dp);
	public global::System.Windows.LocalValueEnumerator GetLocalValueEnumerator();
	public object GetValue(DependencyProperty dp);
	public void InvalidateProperty(DependencyProperty dp);
	protected virtual void OnPropertyChanged(DependencyPropertyChangedEventArgs e);
	public object ReadLocalValue(DependencyProperty dp);
	public void SetCurrentValue(DependencyProperty dp, object value);
	public void SetValue(DependencyProperty dp, object value);
	public void SetValue(DependencyPropertyKey key, object value);
	protected internal virtual bool ShouldSerializeProperty(DependencyProperty dp);
	public global::System.Windows.DependencyObjectType DependencyObjectType { get; }
	public bool IsSealed { get; }
}
public sealed class DependencyProperty {
	public static readonly object UnsetValue;
	public DependencyProperty AddOwner(Type ownerType);
	public DependencyProperty AddOwner(Type ownerType, PropertyMetadata typeMetadata);
	public PropertyMetadata GetMetadata(Type forType);
	public PropertyMetadata GetMetadata(DependencyObject dependencyObject);
	public PropertyMetadata GetMetadata(global::System.Windows.DependencyObjectType dependencyObjectType);
	public bool IsValidType(object value);
	public bool IsValidValue(object value);
	public void OverrideMetadata(Type forType, PropertyMetadata typeMetadata);
	public void OverrideMetadata(Type forType, PropertyMetadata typeMetadata, DependencyPropertyKey key);
	public static DependencyProperty Register(string name, Type propertyType, Type ownerType);
	public static DependencyProperty Register(string name, Type propertyType, Type ownerType, PropertyMetadata typeMetadata);
	public static DependencyProperty Register(string name, Type propertyType, Type ownerType, PropertyMetadata typeMetadata, global::System.Windows.ValidateValueCallback validateValueCallback);
	public static DependencyProperty RegisterAttached(string name, Type propertyType, Type ownerType);
	public static DependencyProperty RegisterAttached(string name, Type propertyType, Type ownerType, PropertyMetadata defaultMetadata);
	public static DependencyProperty RegisterAttached(string name, Type propertyType, Type ownerType, PropertyMetadata defaultMetadata, global::System.Windows.ValidateValueCallback validateValueCallback);
	public static DependencyPropertyKey RegisterAttachedReadOnly(string name, Type propertyType, Type ownerType, PropertyMetadata defaultMetadata);
	public static DependencyPropertyKey RegisterAttachedReadOnly(string name, Type propertyType, Type ownerType, PropertyMetadata defaultMetadata, global::System.Windows.ValidateValueCallback validateValueCallback);
	public static DependencyPropertyKey RegisterReadOnly(string name, Type propertyType, Type ownerType, PropertyMetadata typeMetadata);
	public static DependencyPropertyKey RegisterReadOnly(string name, Type propertyType, Type ownerType, PropertyMetadata typeMetadata, global::System.Windows.ValidateValueCallback validateValueCallback);
	private DependencyProperty();
	public PropertyMetadata DefaultMetadata { get; }
	public int GlobalIndex { get; }
	public string Name { get; }
	public Type OwnerType { get; }
	public Type PropertyType { get; }
	public bool ReadOnly { get; }
	public global::System.Windows.ValidateValueCallback ValidateValueCallback { get; }
}
public struct DependencyPropertyChangedEventArgs {
	public DependencyPropertyChangedEventArgs(DependencyProperty property, object oldValue, object newValue);
	public bool Equals(DependencyPropertyChangedEventArgs args);
	public static bool operator ==(DependencyPropertyChangedEventArgs left, DependencyPropertyChangedEventArgs right);
	public static bool operator !=(DependencyPropertyChangedEventArgs left, DependencyPropertyChangedEventArgs right);
	public object NewValue { get; }
	public object OldValue { get; }
	public DependencyProperty Property { get; }
}
public sealed class DependencyPropertyKey {
	public void OverrideMetadata(Type forType, PropertyMetadata typeMetadata);
	private DependencyPropertyKey();
	public DependencyProperty DependencyProperty { get; }
}
public abstract class Freezable : DependencyObject {
	protected Freezable();
	public Freezable Clone();
	protected virtual void CloneCore(Freezable sourceFreezable);
	public Freezable CloneCurrentValue();
	protected virtual void CloneCurrentValueCore(Freezable sourceFreezable);
	protected Freezable CreateInstance();
	protected abstract Freezable CreateInstanceCore();
	public void Freeze();
	protected internal static bool Freeze(Freezable freezable, bool isChecking);
	protected virtual bool FreezeCore(bool isChecking);
	public Freezable GetAsFrozen();
	protected virtual void GetAsFrozenCore(Freezable sourceFreezable);
	public Freezable GetCurrentValueAsFrozen();
	protected virtual void GetCurrentValueAsFrozenCore(Freezable sourceFreezable);
	protected virtual void OnChanged();
	protected void OnFreezablePropertyChanged(DependencyObject oldValue, DependencyObject newValue);
	protected void OnFreezablePropertyChanged(DependencyObject oldValue, DependencyObject newValue, DependencyProperty property);
	protected void ReadPreamble();
	protected void WritePostscript();
	protected void WritePreamble();
	public bool CanFreeze { get; }
	public bool IsFrozen { get; }
	public event EventHandler Changed;
}
public interface IWeakEventListener {
	bool ReceiveWeakEvent(Type managerType, object sender, EventArgs e);
}
public delegate void PropertyChangedCallback(DependencyObject d, DependencyPropertyChangedEventArgs e);
public class PropertyMetadata {
	public PropertyMetadata();
	public PropertyMetadata(object defaultValue);
	public PropertyMetadata(object defaultValue, PropertyChangedCallback propertyChangedCallback);
	public PropertyMetadata(object defaultValue, PropertyChangedCallback propertyChangedCallback, global::System.Windows.CoerceValueCallback coerceValueCallback);
	public PropertyMetadata(PropertyChangedCallback propertyChangedCallback);
	protected virtual void Merge(PropertyMetadata baseMetadata, DependencyProperty dp);
	protected virtual void OnApply(DependencyProperty dp, Type targetType);
	public global::System.Windows.CoerceValueCallback CoerceValueCallback { get; set; }
	public object DefaultValue { get; set; }
	protected bool IsSealed { get; }
	public PropertyChangedCallback PropertyChangedCallback { get; set; }
}
public abstract class WeakEventManager : DispatcherObject {
	protected WeakEventManager();
	protected void DeliverEvent(object sender, EventArgs args);
	protected void DeliverEventToList(object sender, EventArgs args, WeakEventManager.ListenerList list);
	protected static WeakEventManager GetCurrentManager(Type managerType);
	protected virtual WeakEventManager.ListenerList NewListenerList();
	protected void ProtectedAddHandler(object source, Delegate handler);
	protected void ProtectedAddListener(object source, IWeakEventListener listener);
	protected void ProtectedRemoveHandler(object source, Delegate handler);
	protected void ProtectedRemoveListener(object source, IWeakEventListener listener);
	protected virtual bool Purge(object source, object data, bool purgeAll);
	protected void Remove(object source);
	protected void ScheduleCleanup();
	protected static void SetCurrentManager(Type managerType, WeakEventManager manager);
	protected abstract void StartListening(object source);
	protected abstract void StopListening(object source);
	protected object this[object source] { get; set; }
	protected IDisposable ReadLock { get; }
	protected IDisposable WriteLock { get; }
	protected class ListenerList {
		public ListenerList();
		public ListenerList(int capacity);
		public void Add(IWeakEventListener listener);
		public void AddHandler(Delegate handler);
		public bool BeginUse();
		public virtual WeakEventManager.ListenerList Clone();
		protected void CopyTo(WeakEventManager.ListenerList newList);
		public virtual bool DeliverEvent(object sender, EventArgs args, Type managerType);
		public void EndUse();
		public static bool PrepareForWriting(ref WeakEventManager.ListenerList list);
		public bool Purge();
		public void Remove(IWeakEventListener listener);
		public void RemoveHandler(Delegate handler);
		public int Count { get; }
		public static WeakEventManager.ListenerList Empty { get; }
		public bool IsEmpty { get; }
		public IWeakEventListener this[int index] { get; }
	}
	protected class ListenerList<TEventArgs> : WeakEventManager.ListenerList where TEventArgs : EventArgs {
		public ListenerList();
		public ListenerList(int capacity);
	}
}
public class WeakEventManager<TEventSource, TEventArgs> : WeakEventManager where TEventArgs : EventArgs {
	public static void AddHandler(TEventSource source, string eventName, EventHandler<TEventArgs> handler);
	public static void RemoveHandler(TEventSource source, string eventName, EventHandler<TEventArgs> handler);
	private WeakEventManager();
}
