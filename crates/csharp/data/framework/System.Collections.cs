// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Collections;
using System.Globalization;
using System.Runtime.Serialization;
public class ArrayList : IList, ICollection, IEnumerable, ICloneable {
	public ArrayList();
	public ArrayList(int capacity);
	public ArrayList(ICollection c);
	public static ArrayList Adapter(IList list);
	public virtual int Add(object value);
	public virtual void AddRange(ICollection c);
	public virtual int BinarySearch(int index, int count, object value, IComparer comparer);
	public virtual int BinarySearch(object value);
	public virtual int BinarySearch(object value, IComparer comparer);
	public virtual void Clear();
	public virtual object Clone();
	public virtual bool Contains(object item);
	public virtual void CopyTo(Array array);
	public virtual void CopyTo(Array array, int arrayIndex);
	public virtual void CopyTo(int index, Array array, int arrayIndex, int count);
	public static IList FixedSize(IList list);
	public static ArrayList FixedSize(ArrayList list);
	public virtual IEnumerator GetEnumerator();
	public virtual IEnumerator GetEnumerator(int index, int count);
	public virtual int IndexOf(object value);
	public virtual int IndexOf(object value, int startIndex);
	public virtual int IndexOf(object value, int startIndex, int count);
	public virtual void Insert(int index, object value);
	public virtual void InsertRange(int index, ICollection c);
	public virtual int LastIndexOf(object value);
	public virtual int LastIndexOf(object value, int startIndex);
	public virtual int LastIndexOf(object value, int startIndex, int count);
	public static IList ReadOnly(IList list);
	public static ArrayList ReadOnly(ArrayList list);
	public virtual void Remove(object obj);
	public virtual void RemoveAt(int index);
	public virtual void RemoveRange(int index, int count);
	public static ArrayList Repeat(object value, int count);
	public virtual void Reverse();
	public virtual void Reverse(int index, int count);
	public virtual void SetRange(int index, ICollection c);
	public virtual ArrayList GetRange(int index, int count);
	public virtual void Sort();
	public virtual void Sort(IComparer comparer);
	public virtual void Sort(int index, int count, IComparer comparer);
	public static IList Synchronized(IList list);
	public static ArrayList Synchronized(ArrayList list);
	public virtual object[] ToArray();
	public virtual Array ToArray(Type type);
	public virtual void TrimToSize();
	public virtual int Capacity { get; set; }
	public virtual int Count { get; }
	public virtual bool IsFixedSize { get; }
	public virtual bool IsReadOnly { get; }
	public virtual bool IsSynchronized { get; }
	public virtual object SyncRoot { get; }
	public virtual object this[int index] { get; set; }
}
public sealed class BitArray : ICollection, IEnumerable, ICloneable {
	public BitArray(int length);
	public BitArray(int length, bool defaultValue);
	public BitArray(byte[] bytes);
	public BitArray(bool[] values);
	public BitArray(int[] values);
	public BitArray(BitArray bits);
	public bool Get(int index);
	public void Set(int index, bool value);
	public void SetAll(bool value);
	public BitArray And(BitArray value);
	public BitArray Or(BitArray value);
	public BitArray Xor(BitArray value);
	public BitArray Not();
	public BitArray RightShift(int count);
	public BitArray LeftShift(int count);
	public void CopyTo(Array array, int index);
	public bool HasAllSet();
	public bool HasAnySet();
	public object Clone();
	public IEnumerator GetEnumerator();
	public bool this[int index] { get; set; }
	public int Length { get; set; }
	public int Count { get; }
	public object SyncRoot { get; }
	public bool IsSynchronized { get; }
	public bool IsReadOnly { get; }
}
public class CaseInsensitiveComparer : IComparer {
	public CaseInsensitiveComparer();
	public CaseInsensitiveComparer(CultureInfo culture);
	public int Compare(object a, object b);
	public static CaseInsensitiveComparer Default { get; }
	public static CaseInsensitiveComparer DefaultInvariant { get; }
}
public class CaseInsensitiveHashCodeProvider : IHashCodeProvider {
	public CaseInsensitiveHashCodeProvider();
	public CaseInsensitiveHashCodeProvider(CultureInfo culture);
	public int GetHashCode(object obj);
	public static CaseInsensitiveHashCodeProvider Default { get; }
	public static CaseInsensitiveHashCodeProvider DefaultInvariant { get; }
}
public abstract class CollectionBase : IList, ICollection, IEnumerable {
	protected CollectionBase();
	protected CollectionBase(int capacity);
	public void Clear();
	public void RemoveAt(int index);
	public IEnumerator GetEnumerator();
	protected virtual void OnSet(int index, object oldValue, object newValue);
	protected virtual void OnInsert(int index, object value);
	protected virtual void OnClear();
	protected virtual void OnRemove(int index, object value);
	protected virtual void OnValidate(object value);
	protected virtual void OnSetComplete(int index, object oldValue, object newValue);
	protected virtual void OnInsertComplete(int index, object value);
	protected virtual void OnClearComplete();
	protected virtual void OnRemoveComplete(int index, object value);
	protected ArrayList InnerList { get; }
	protected IList List { get; }
	public int Capacity { get; set; }
	public int Count { get; }
}
public sealed class Comparer : IComparer, ISerializable {
	public static readonly Comparer Default;
	public static readonly Comparer DefaultInvariant;
	public Comparer(CultureInfo culture);
	public int Compare(object a, object b);
}
public abstract class DictionaryBase : IDictionary, ICollection, IEnumerable {
	public void CopyTo(Array array, int index);
	public void Clear();
	public IDictionaryEnumerator GetEnumerator();
	protected virtual object OnGet(object key, object currentValue);
	protected virtual void OnSet(object key, object oldValue, object newValue);
	protected virtual void OnInsert(object key, object value);
	protected virtual void OnClear();
	protected virtual void OnRemove(object key, object value);
	protected virtual void OnValidate(object key, object value);
	protected virtual void OnSetComplete(object key, object oldValue, object newValue);
	protected virtual void OnInsertComplete(object key, object value);
	protected virtual void OnClearComplete();
	protected virtual void OnRemoveComplete(object key, object value);
	protected DictionaryBase();
	protected Hashtable InnerHashtable { get; }
	protected IDictionary Dictionary { get; }
	public int Count { get; }
}
public struct DictionaryEntry {
	public DictionaryEntry(object key, object value);
	public void Deconstruct(out object key, out object value);
	public object Key { get; set; }
	public object Value { get; set; }
}
public class Hashtable : IDictionary, ICollection, IEnumerable, ISerializable, IDeserializationCallback, ICloneable {
	public Hashtable();
	public Hashtable(int capacity);
	public Hashtable(int capacity, float loadFactor);
	public Hashtable(int capacity, float loadFactor, IEqualityComparer equalityComparer);
	public Hashtable(IHashCodeProvider hcp, IComparer comparer);
	public Hashtable(IEqualityComparer equalityComparer);
	public Hashtable(int capacity, IHashCodeProvider hcp, IComparer comparer);
	public Hashtable(int capacity, IEqualityComparer equalityComparer);
	public Hashtable(IDictionary d);
	public Hashtable(IDictionary d, float loadFactor);
	public Hashtable(IDictionary d, IHashCodeProvider hcp, IComparer comparer);
	public Hashtable(IDictionary d, IEqualityComparer equalityComparer);
	public Hashtable(int capacity, float loadFactor, IHashCodeProvider hcp, IComparer comparer);
	public Hashtable(IDictionary d, float loadFactor, IHashCodeProvider hcp, IComparer comparer);
	public Hashtable(IDictionary d, float loadFactor, IEqualityComparer equalityComparer);
	public virtual void Add(object key, object value);
	public virtual void Clear();
	public virtual object Clone();
	public virtual bool Contains(object key);
	public virtual bool ContainsKey(object key);
	public virtual bool ContainsValue(object value);
	public virtual void CopyTo(Array array, int arrayIndex);
	public virtual IDictionaryEnumerator GetEnumerator();
	protected virtual int GetHash(object key);
	protected virtual bool KeyEquals(object item, object key);
	public virtual void Remove(object key);
	public static Hashtable Synchronized(Hashtable table);
	public virtual void OnDeserialization(object sender);
	protected IHashCodeProvider hcp { get; set; }
	protected IComparer comparer { get; set; }
	protected IEqualityComparer EqualityComparer { get; }
	public virtual object this[object key] { get; set; }
	public virtual bool IsReadOnly { get; }
	public virtual bool IsFixedSize { get; }
	public virtual bool IsSynchronized { get; }
	public virtual ICollection Keys { get; }
	public virtual ICollection Values { get; }
	public virtual object SyncRoot { get; }
	public virtual int Count { get; }
}
public interface ICollection : IEnumerable {
	void CopyTo(Array array, int index);
	int Count { get; }
	object SyncRoot { get; }
	bool IsSynchronized { get; }
}
public interface IComparer {
	int Compare(object x, object y);
}
public interface IDictionary : ICollection, IEnumerable {
	bool Contains(object key);
	void Add(object key, object value);
	void Clear();
	IDictionaryEnumerator GetEnumerator();
	void Remove(object key);
	object this[object key] { get; set; }
	ICollection Keys { get; }
	ICollection Values { get; }
	bool IsReadOnly { get; }
	bool IsFixedSize { get; }
}
public interface IDictionaryEnumerator : IEnumerator {
	object Key { get; }
	object Value { get; }
	DictionaryEntry Entry { get; }
}
public interface IEnumerable {
	IEnumerator GetEnumerator();
}
public interface IEnumerator {
	bool MoveNext();
	void Reset();
	object Current { get; }
}
public interface IEqualityComparer {
	bool Equals(object x, object y);
	int GetHashCode(object obj);
}
public interface IHashCodeProvider {
	int GetHashCode(object obj);
}
public interface IList : ICollection, IEnumerable {
	int Add(object value);
	bool Contains(object value);
	void Clear();
	int IndexOf(object value);
	void Insert(int index, object value);
	void Remove(object value);
	void RemoveAt(int index);
	object this[int index] { get; set; }
	bool IsReadOnly { get; }
	bool IsFixedSize { get; }
}
public interface IStructuralComparable {
	int CompareTo(object other, IComparer comparer);
}
public interface IStructuralEquatable {
	bool Equals(object other, IEqualityComparer comparer);
	int GetHashCode(IEqualityComparer comparer);
}
public class ListDictionaryInternal : IDictionary, ICollection, IEnumerable {
	public ListDictionaryInternal();
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
public class Queue : ICollection, IEnumerable, ICloneable {
	public Queue();
	public Queue(int capacity);
	public Queue(int capacity, float growFactor);
	public Queue(ICollection col);
	public virtual object Clone();
	public virtual void Clear();
	public virtual void CopyTo(Array array, int index);
	public virtual void Enqueue(object obj);
	public virtual IEnumerator GetEnumerator();
	public virtual object Dequeue();
	public virtual object Peek();
	public static Queue Synchronized(Queue queue);
	public virtual bool Contains(object obj);
	public virtual object[] ToArray();
	public virtual void TrimToSize();
	public virtual int Count { get; }
	public virtual bool IsSynchronized { get; }
	public virtual object SyncRoot { get; }
}
public abstract class ReadOnlyCollectionBase : ICollection, IEnumerable {
	public virtual IEnumerator GetEnumerator();
	protected ReadOnlyCollectionBase();
	protected ArrayList InnerList { get; }
	public virtual int Count { get; }
}
public class SortedList : IDictionary, ICollection, IEnumerable, ICloneable {
	public SortedList();
	public SortedList(int initialCapacity);
	public SortedList(IComparer comparer);
	public SortedList(IComparer comparer, int capacity);
	public SortedList(IDictionary d);
	public SortedList(IDictionary d, IComparer comparer);
	public virtual void Add(object key, object value);
	public virtual void Clear();
	public virtual object Clone();
	public virtual bool Contains(object key);
	public virtual bool ContainsKey(object key);
	public virtual bool ContainsValue(object value);
	public virtual void CopyTo(Array array, int arrayIndex);
	public virtual object GetByIndex(int index);
	public virtual IDictionaryEnumerator GetEnumerator();
	public virtual object GetKey(int index);
	public virtual IList GetKeyList();
	public virtual IList GetValueList();
	public virtual int IndexOfKey(object key);
	public virtual int IndexOfValue(object value);
	public virtual void RemoveAt(int index);
	public virtual void Remove(object key);
	public virtual void SetByIndex(int index, object value);
	public static SortedList Synchronized(SortedList list);
	public virtual void TrimToSize();
	public virtual int Capacity { get; set; }
	public virtual int Count { get; }
	public virtual ICollection Keys { get; }
	public virtual ICollection Values { get; }
	public virtual bool IsReadOnly { get; }
	public virtual bool IsFixedSize { get; }
	public virtual bool IsSynchronized { get; }
	public virtual object SyncRoot { get; }
	public virtual object this[object key] { get; set; }
}
public class Stack : ICollection, IEnumerable, ICloneable {
	public Stack();
	public Stack(int initialCapacity);
	public Stack(ICollection col);
	public virtual void Clear();
	public virtual object Clone();
	public virtual bool Contains(object obj);
	public virtual void CopyTo(Array array, int index);
	public virtual IEnumerator GetEnumerator();
	public virtual object Peek();
	public virtual object Pop();
	public virtual void Push(object obj);
	public static Stack Synchronized(Stack stack);
	public virtual object[] ToArray();
	public virtual int Count { get; }
	public virtual bool IsSynchronized { get; }
	public virtual object SyncRoot { get; }
}
public static class StructuralComparisons {
	public static IComparer StructuralComparer { get; }
	public static IEqualityComparer StructuralEqualityComparer { get; }
}
