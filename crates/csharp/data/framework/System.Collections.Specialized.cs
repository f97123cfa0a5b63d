// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Collections.Specialized;
using System.Runtime.Serialization;
using System.Windows;
public struct BitVector32 : IEquatable<BitVector32> {
	public BitVector32(int data);
	public BitVector32(BitVector32 value);
	public static int CreateMask();
	public static int CreateMask(int previous);
	public static BitVector32.Section CreateSection(short maxValue);
	public static BitVector32.Section CreateSection(short maxValue, BitVector32.Section previous);
	public bool Equals(BitVector32 other);
	public static string ToString(BitVector32 value);
	public bool this[int bit] { get; set; }
	public int this[BitVector32.Section section] { get; set; }
	public int Data { get; }
	public readonly struct Section : IEquatable<BitVector32.Section> {
		public bool Equals(BitVector32.Section obj);
		public static bool operator ==(BitVector32.Section a, BitVector32.Section b);
		public static bool operator !=(BitVector32.Section a, BitVector32.Section b);
		public static string ToString(BitVector32.Section value);
		public short Mask { get; }
		public short Offset { get; }
	}
}
public class CollectionChangedEventManager : WeakEventManager {
	public static void AddHandler(INotifyCollectionChanged source, EventHandler<NotifyCollectionChangedEventArgs> handler);
	public static void AddListener(INotifyCollectionChanged source, IWeakEventListener listener);
	protected override WeakEventManager.ListenerList NewListenerList();
	public static void RemoveHandler(INotifyCollectionChanged source, EventHandler<NotifyCollectionChangedEventArgs> handler);
	public static void RemoveListener(INotifyCollectionChanged source, IWeakEventListener listener);
	protected override void StartListening(object source);
	protected override void StopListening(object source);
	private CollectionChangedEventManager();
}
public class CollectionsUtil {
	public static Hashtable CreateCaseInsensitiveHashtable();
	public static Hashtable CreateCaseInsensitiveHashtable(int capacity);
	public static Hashtable CreateCaseInsensitiveHashtable(IDictionary d);
	public static SortedList CreateCaseInsensitiveSortedList();
	public CollectionsUtil();
}
public class HybridDictionary : IDictionary, ICollection, IEnumerable {
	public HybridDictionary();
	public HybridDictionary(int initialSize);
	public HybridDictionary(bool caseInsensitive);
	public HybridDictionary(int initialSize, bool caseInsensitive);
	public void Add(object key, object value);
	public void Clear();
	public bool Contains(object key);
	public void CopyTo(Array array, int index);
	public IDictionaryEnumerator GetEnumerator();
	public void Remove(object key);
	public object this[object key] { get; set; }
	public int Count { get; }
	public ICollection Keys { get; }
	public bool IsReadOnly { get; }
	public bool IsFixedSize { get; }
	public bool IsSynchronized { get; }
	public object SyncRoot { get; }
	public ICollection Values { get; }
}
public interface INotifyCollectionChanged {
	event NotifyCollectionChangedEventHandler CollectionChanged;
}
public interface IOrderedDictionary : IDictionary, ICollection, IEnumerable {
	IDictionaryEnumerator GetEnumerator();
	void Insert(int index, object key, object value);
	void RemoveAt(int index);
	object this[int index] { get; set; }
}
public class ListDictionary : IDictionary, ICollection, IEnumerable {
	public ListDictionary();
	public ListDictionary(IComparer comparer);
	public void Add(object key, object value);
	public void Clear();
	public bool Contains(object key);
	public void CopyTo(Array array, int index);
	public IDictionaryEnumerator GetEnumerator();
	public void Remove(object key);
	public object this[object key] { get; set; }
	public int Count { get; }
	public ICollection Keys { get; }
	public bool IsReadOnly { get; }
	public bool IsFixedSize { get; }
	public bool IsSynchronized { get; }
	public object SyncRoot { get; }
	public ICollection Values { get; }
	public class DictionaryNode {
		public object key;
		public object value;
		public ListDictionary.DictionaryNode next;
		public DictionaryNode();
	}
}
public abstract class NameObjectCollectionBase : ICollection, IEnumerable, ISerializable, IDeserializationCallback {
	protected NameObjectCollectionBase();
	protected NameObjectCollectionBase(IEqualityComparer equalityComparer);
	protected NameObjectCollectionBase(int capacity, IEqualityComparer equalityComparer);
	protected NameObjectCollectionBase(IHashCodeProvider hashProvider, IComparer comparer);
	protected NameObjectCollectionBase(int capacity, IHashCodeProvider hashProvider, IComparer comparer);
	protected NameObjectCollectionBase(int capacity);
	public virtual void OnDeserialization(object sender);
	protected bool BaseHasKeys();
	protected void BaseAdd(string name, object value);
	protected void BaseRemove(string name);
	protected void BaseRemoveAt(int index);
	protected void BaseClear();
	protected object BaseGet(string name);
	protected void BaseSet(string name, object value);
	protected object BaseGet(int index);
	protected string BaseGetKey(int index);
	protected void BaseSet(int index, object value);
	public virtual IEnumerator GetEnumerator();
	protected string[] BaseGetAllKeys();
	protected object[] BaseGetAllValues();
	protected object[] BaseGetAllValues(Type type);
	protected bool IsReadOnly { get; set; }
	public virtual int Count { get; }
	public virtual NameObjectCollectionBase.KeysCollection Keys { get; }
	public class KeysCollection : ICollection, IEnumerable {
		public virtual string Get(int index);
		public IEnumerator GetEnumerator();
		private KeysCollection();
		public string this[int index] { get; }
		public int Count { get; }
	}
}
public class NameValueCollection : NameObjectCollectionBase {
	public NameValueCollection();
	public NameValueCollection(NameValueCollection col);
	public NameValueCollection(IHashCodeProvider hashProvider, IComparer comparer);
	public NameValueCollection(int capacity);
	public NameValueCollection(IEqualityComparer equalityComparer);
	public NameValueCollection(int capacity, IEqualityComparer equalityComparer);
	public NameValueCollection(int capacity, NameValueCollection col);
	public NameValueCollection(int capacity, IHashCodeProvider hashProvider, IComparer comparer);
	protected void InvalidateCachedArrays();
	public void Add(NameValueCollection c);
	public virtual void Clear();
	public void CopyTo(Array dest, int index);
	public bool HasKeys();
	public virtual void Add(string name, string value);
	public virtual string Get(string name);
	public virtual string[] GetValues(string name);
	public virtual void Set(string name, string value);
	public virtual void Remove(string name);
	public virtual string Get(int index);
	public virtual string[] GetValues(int index);
	public virtual string GetKey(int index);
	public string this[string name] { get; set; }
	public string this[int index] { get; }
	public virtual string[] AllKeys { get; }
}
public enum NotifyCollectionChangedAction { Add = 0, Remove = 1, Replace = 2, Move = 3, Reset = 4 }
public class NotifyCollectionChangedEventArgs : EventArgs {
	public NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction action);
	public NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction action, object changedItem);
	public NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction action, object changedItem, int index);
	public NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction action, IList changedItems);
	public NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction action, IList changedItems, int startingIndex);
	public NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction action, object newItem, object oldItem);
	public NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction action, object newItem, object oldItem, int index);
	public NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction action, IList newItems, IList oldItems);
	public NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction action, IList newItems, IList oldItems, int startingIndex);
	public NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction action, object changedItem, int index, int oldIndex);
	public NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction action, IList changedItems, int index, int oldIndex);
	public NotifyCollectionChangedAction Action { get; }
	public IList NewItems { get; }
	public IList OldItems { get; }
	public int NewStartingIndex { get; }
	public int OldStartingIndex { get; }
}
public delegate void NotifyCollectionChangedEventHandler(object sender, NotifyCollectionChangedEventArgs e);
public class OrderedDictionary : IOrderedDictionary, IDictionary, ICollection, IEnumerable, ISerializable, IDeserializationCallback {
	public OrderedDictionary();
	public OrderedDictionary(int capacity);
	public OrderedDictionary(IEqualityComparer comparer);
	public OrderedDictionary(int capacity, IEqualityComparer comparer);
	public void Add(object key, object value);
	public void Clear();
	public OrderedDictionary AsReadOnly();
	public bool Contains(object key);
	public void CopyTo(Array array, int index);
	public void Insert(int index, object key, object value);
	public void RemoveAt(int index);
	public void Remove(object key);
	public virtual IDictionaryEnumerator GetEnumerator();
	protected virtual void OnDeserialization(object sender);
	public int Count { get; }
	public bool IsReadOnly { get; }
	public ICollection Keys { get; }
	public object this[int index] { get; set; }
	public object this[object key] { get; set; }
	public ICollection Values { get; }
}
public class StringCollection : IList, ICollection, IEnumerable {
	public int Add(string value);
	public void AddRange(string[] value);
	public void Clear();
	public bool Contains(string value);
	public void CopyTo(string[] array, int index);
	public StringEnumerator GetEnumerator();
	public int IndexOf(string value);
	public void Insert(int index, string value);
	public void Remove(string value);
	public void RemoveAt(int index);
	public StringCollection();
	public string this[int index] { get; set; }
	public int Count { get; }
	public bool IsReadOnly { get; }
	public bool IsSynchronized { get; }
	public object SyncRoot { get; }
}
public class StringDictionary : IEnumerable {
	public StringDictionary();
	public virtual void Add(string key, string value);
	public virtual void Clear();
	public virtual bool ContainsKey(string key);
	public virtual bool ContainsValue(string value);
	public virtual void CopyTo(Array array, int index);
	public virtual IEnumerator GetEnumerator();
	public virtual void Remove(string key);
	public virtual int Count { get; }
	public virtual bool IsSynchronized { get; }
	public virtual string this[string key] { get; set; }
	public virtual ICollection Keys { get; }
	public virtual object SyncRoot { get; }
	public virtual ICollection Values { get; }
}
public class StringEnumerator {
	public bool MoveNext();
	public void Reset();
	private StringEnumerator();
	public string Current { get; }
}
