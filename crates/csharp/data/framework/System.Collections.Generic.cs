// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Runtime.Serialization;
using System.Threading;
using System.Threading.Tasks;
public sealed class ByteEqualityComparer : EqualityComparer<byte> {
	public override bool Equals(byte x, byte y);
	public override int GetHashCode(byte b);
	public ByteEqualityComparer();
}
public static class CollectionExtensions {
	public static TValue GetValueOrDefault<TKey, TValue>(this IReadOnlyDictionary<TKey, TValue> dictionary, TKey key);
	public static TValue GetValueOrDefault<TKey, TValue>(this IReadOnlyDictionary<TKey, TValue> dictionary, TKey key, TValue defaultValue);
	public static bool TryAdd<TKey, TValue>(this IDictionary<TKey, TValue> dictionary, TKey key, TValue value);
	public static bool Remove<TKey, TValue>(this IDictionary<TKey, TValue> dictionary, TKey key, out TValue value);
	public static ReadOnlyCollection<T> AsReadOnly<T>(this IList<T> list);
	public static ReadOnlyDictionary<TKey, TValue> AsReadOnly<TKey, TValue>(this IDictionary<TKey, TValue> dictionary);
	public static void AddRange<T>(this List<T> list, params ReadOnlySpan<T> source);
	public static void InsertRange<T>(this List<T> list, int index, params ReadOnlySpan<T> source);
	public static void CopyTo<T>(this List<T> list, Span<T> destination);
}
public abstract class Comparer<T> : IComparer, IComparer<T> {
	public static Comparer<T> Create(Comparison<T> comparison);
	public abstract int Compare(T x, T y);
	protected Comparer();
	public static Comparer<T> Default { get; }
}
public class Dictionary<TKey, TValue> : IDictionary<TKey, TValue>, ICollection<KeyValuePair<TKey, TValue>>, IEnumerable<KeyValuePair<TKey, TValue>>, IEnumerable, IDictionary, ICollection, IReadOnlyDictionary<TKey, TValue>, IReadOnlyCollection<KeyValuePair<TKey, TValue>>, ISerializable, IDeserializationCallback {
	public Dictionary();
	public Dictionary(int capacity);
	public Dictionary(IEqualityComparer<TKey> comparer);
	public Dictionary(int capacity, IEqualityComparer<TKey> comparer);
	public Dictionary(IDictionary<TKey, TValue> dictionary);
	public Dictionary(IDictionary<TKey, TValue> dictionary, IEqualityComparer<TKey> comparer);
	public Dictionary(IEnumerable<KeyValuePair<TKey, TValue>> collection);
	public Dictionary(IEnumerable<KeyValuePair<TKey, TValue>> collection, IEqualityComparer<TKey> comparer);
	public void Add(TKey key, TValue value);
	public void Clear();
	public bool ContainsKey(TKey key);
	public bool ContainsValue(TValue value);
	public Dictionary<TKey, TValue>.Enumerator GetEnumerator();
	public Dictionary<TKey, TValue>.AlternateLookup<TAlternateKey> GetAlternateLookup<TAlternateKey>() where TAlternateKey : allows ref struct;
	public bool TryGetAlternateLookup<TAlternateKey>(out Dictionary<TKey, TValue>.AlternateLookup<TAlternateKey> lookup) where TAlternateKey : allows ref struct;
	public virtual void OnDeserialization(object sender);
	public bool Remove(TKey key);
	public bool Remove(TKey key, out TValue value);
	public bool TryGetValue(TKey key, out TValue value);
	public bool TryAdd(TKey key, TValue value);
	public int EnsureCapacity(int capacity);
	public void TrimExcess();
	public void TrimExcess(int capacity);
	public IEqualityComparer<TKey> Comparer { get; }
	public int Count { get; }
	public int Capacity { get; }
	public Dictionary<TKey, TValue>.KeyCollection Keys { get; }
	public Dictionary<TKey, TValue>.ValueCollection Values { get; }
	public TValue this[TKey key] { get; set; }
	public readonly struct AlternateLookup<TAlternateKey> where TAlternateKey : allows ref struct {
		public bool TryGetValue(TAlternateKey key, out TValue value);
		public bool TryGetValue(TAlternateKey key, out TKey actualKey, out TValue value);
		public bool ContainsKey(TAlternateKey key);
		public bool Remove(TAlternateKey key);
		public bool Remove(TAlternateKey key, out TKey actualKey, out TValue value);
		public bool TryAdd(TAlternateKey key, TValue value);
		public Dictionary<TKey, TValue> Dictionary { get; }
		public TValue this[TAlternateKey key] { get; set; }
	}
	public struct Enumerator : IEnumerator<KeyValuePair<TKey, TValue>>, IDisposable, IEnumerator, IDictionaryEnumerator {
		public bool MoveNext();
		public void Dispose();
		public KeyValuePair<TKey, TValue> Current { get; }
	}
	public sealed class KeyCollection : ICollection<TKey>, IEnumerable<TKey>, IEnumerable, ICollection, IReadOnlyCollection<TKey> {
		public KeyCollection(Dictionary<TKey, TValue> dictionary);
		public Dictionary<TKey, TValue>.KeyCollection.Enumerator GetEnumerator();
		public void CopyTo(TKey[] array, int index);
		public bool Contains(TKey item);
		public int Count { get; }
		public struct Enumerator : IEnumerator<TKey>, IDisposable, IEnumerator {
			public void Dispose();
			public bool MoveNext();
			public TKey Current { get; }
		}
	}
	public sealed class ValueCollection : ICollection<TValue>, IEnumerable<TValue>, IEnumerable, ICollection, IReadOnlyCollection<TValue> {
		public ValueCollection(Dictionary<TKey, TValue> dictionary);
		public Dictionary<TKey, TValue>.ValueCollection.Enumerator GetEnumerator();
		public void CopyTo(TValue[] array, int index);
		public int Count { get; }
		public struct Enumerator : IEnumerator<TValue>, IDisposable, IEnumerator {
			public void Dispose();
			public bool MoveNext();
			public TValue Current { get; }
		}
	}
}
public sealed class EnumEqualityComparer<T> : EqualityComparer<T>, ISerializable where T : struct, Enum {
	public override bool Equals(T x, T y);
	public EnumEqualityComparer();
	public override int GetHashCode(T obj);
}
public abstract class EqualityComparer<T> : IEqualityComparer, IEqualityComparer<T> {
	public static EqualityComparer<T> Create(Func<T, T, bool> equals, Func<T, int> getHashCode = null);
	public abstract bool Equals(T x, T y);
	public abstract int GetHashCode(T obj);
	protected EqualityComparer();
	public static EqualityComparer<T> Default { get; }
}
public sealed class GenericComparer<T> : Comparer<T> where T : IComparable<T> {
	public override int Compare(T x, T y);
	public GenericComparer();
}
public sealed class GenericEqualityComparer<T> : EqualityComparer<T> where T : IEquatable<T> {
	public override bool Equals(T x, T y);
	public override int GetHashCode(T obj);
	public GenericEqualityComparer();
}
public class HashSet<T> : ICollection<T>, IEnumerable<T>, IEnumerable, ISet<T>, IReadOnlyCollection<T>, IReadOnlySet<T>, ISerializable, IDeserializationCallback {
	public HashSet();
	public HashSet(IEqualityComparer<T> comparer);
	public HashSet(int capacity);
	public HashSet(IEnumerable<T> collection);
	public HashSet(IEnumerable<T> collection, IEqualityComparer<T> comparer);
	public HashSet(int capacity, IEqualityComparer<T> comparer);
	public void Clear();
	public bool Contains(T item);
	public bool Remove(T item);
	public HashSet<T>.AlternateLookup<TAlternate> GetAlternateLookup<TAlternate>() where TAlternate : allows ref struct;
	public bool TryGetAlternateLookup<TAlternate>(out HashSet<T>.AlternateLookup<TAlternate> lookup) where TAlternate : allows ref struct;
	public HashSet<T>.Enumerator GetEnumerator();
	public virtual void OnDeserialization(object sender);
	public bool Add(T item);
	public bool TryGetValue(T equalValue, out T actualValue);
	public void UnionWith(IEnumerable<T> other);
	public void IntersectWith(IEnumerable<T> other);
	public void ExceptWith(IEnumerable<T> other);
	public void SymmetricExceptWith(IEnumerable<T> other);
	public bool IsSubsetOf(IEnumerable<T> other);
	public bool IsProperSubsetOf(IEnumerable<T> other);
	public bool IsSupersetOf(IEnumerable<T> other);
	public bool IsProperSupersetOf(IEnumerable<T> other);
	public bool Overlaps(IEnumerable<T> other);
	public bool SetEquals(IEnumerable<T> other);
	public void CopyTo(T[] array);
	public void CopyTo(T[] array, int arrayIndex);
	public void CopyTo(T[] array, int arrayIndex, int count);
	public int RemoveWhere(Predicate<T> match);
	public int EnsureCapacity(int capacity);
	public void TrimExcess();
	public void TrimExcess(int capacity);
	public static IEqualityComparer<HashSet<T>> CreateSetComparer();
	public int Count { get; }
	public int Capacity { get; }
	public IEqualityComparer<T> Comparer { get; }
	public struct AlternateLookup<TAlternate> where TAlternate : allows ref struct {
		public bool Add(TAlternate item);
		public bool Remove(TAlternate item);
		public bool Contains(TAlternate item);
		public bool TryGetValue(TAlternate equalValue, out T actualValue);
		public HashSet<T> Set { get; }
	}
	public struct Enumerator : IEnumerator<T>, IDisposable, IEnumerator {
		public bool MoveNext();
		public void Dispose();
		public T Current { get; }
	}
}
public interface IAlternateEqualityComparer<in TAlternate, T> where TAlternate : allows ref struct where T : allows ref struct {
	bool Equals(TAlternate alternate, T other);
	int GetHashCode(TAlternate alternate);
	T Create(TAlternate alternate);
}
public interface IAsyncEnumerable<out T> where T : allows ref struct {
	IAsyncEnumerator<T> GetAsyncEnumerator(CancellationToken cancellationToken = default);
}
public interface IAsyncEnumerator<out T> : IAsyncDisposable where T : allows ref struct {
	ValueTask<bool> MoveNextAsync();
	T Current { get; }
}
public interface ICollection<T> : IEnumerable<T>, IEnumerable {
	void Add(T item);
	void Clear();
	bool Contains(T item);
	void CopyTo(T[] array, int arrayIndex);
	bool Remove(T item);
	int Count { get; }
	bool IsReadOnly { get; }
}
public interface IComparer<in T> where T : allows ref struct {
	int Compare(T x, T y);
}
public interface IDictionary<TKey, TValue> : ICollection<KeyValuePair<TKey, TValue>>, IEnumerable<KeyValuePair<TKey, TValue>>, IEnumerable {
	bool ContainsKey(TKey key);
	void Add(TKey key, TValue value);
	bool Remove(TKey key);
	bool TryGetValue(TKey key, out TValue value);
	TValue this[TKey key] { get; set; }
	ICollection<TKey> Keys { get; }
	ICollection<TValue> Values { get; }
}
public interface IEnumerable<out T> : IEnumerable where T : allows ref struct {
	IEnumerator<T> GetEnumerator();
}
public interface IEnumerator<out T> : IDisposable, IEnumerator where T : allows ref struct {
	T Current { get; }
}
public interface IEqualityComparer<in T> where T : allows ref struct {
	bool Equals(T x, T y);
	int GetHashCode(T obj);
}
public interface IList<T> : ICollection<T>, IEnumerable<T>, IEnumerable {
	int IndexOf(T item);
	void Insert(int index, T item);
	void RemoveAt(int index);
	T this[int index] { get; set; }
}
public interface IReadOnlyCollection<out T> : IEnumerable<T>, IEnumerable {
	int Count { get; }
}
public interface IReadOnlyDictionary<TKey, TValue> : IReadOnlyCollection<KeyValuePair<TKey, TValue>>, IEnumerable<KeyValuePair<TKey, TValue>>, IEnumerable {
	bool ContainsKey(TKey key);
	bool TryGetValue(TKey key, out TValue value);
	TValue this[TKey key] { get; }
	IEnumerable<TKey> Keys { get; }
	IEnumerable<TValue> Values { get; }
}
public interface IReadOnlyList<out T> : IReadOnlyCollection<T>, IEnumerable<T>, IEnumerable {
	T this[int index] { get; }
}
public interface IReadOnlySet<T> : IReadOnlyCollection<T>, IEnumerable<T>, IEnumerable {
	bool Contains(T item);
	bool IsProperSubsetOf(IEnumerable<T> other);
	bool IsProperSupersetOf(IEnumerable<T> other);
	bool IsSubsetOf(IEnumerable<T> other);
	bool IsSupersetOf(IEnumerable<T> other);
	bool Overlaps(IEnumerable<T> other);
	bool SetEquals(IEnumerable<T> other);
}
public interface ISet<T> : ICollection<T>, IEnumerable<T>, IEnumerable {
	bool Add(T item);
	void UnionWith(IEnumerable<T> other);
	void IntersectWith(IEnumerable<T> other);
	void ExceptWith(IEnumerable<T> other);
	void SymmetricExceptWith(IEnumerable<T> other);
	bool IsSubsetOf(IEnumerable<T> other);
	bool IsSupersetOf(IEnumerable<T> other);
	bool IsProperSupersetOf(IEnumerable<T> other);
	bool IsProperSubsetOf(IEnumerable<T> other);
	bool Overlaps(IEnumerable<T> other);
	bool SetEquals(IEnumerable<T> other);
}
public class KeyNotFoundException : SystemException {
	public KeyNotFoundException();
	public KeyNotFoundException(string message);
	public KeyNotFoundException(string message, Exception innerException);
}
public static class KeyValuePair {
	public static KeyValuePair<TKey, TValue> Create<TKey, TValue>(TKey key, TValue value);
}
public readonly struct KeyValuePair<TKey, TValue> {
	public KeyValuePair(TKey key, TValue value);
	public void Deconstruct(out TKey key, out TValue value);
	public TKey Key { get; }
	public TValue Value { get; }
}
public class KeyedByTypeCollection<TItem> : KeyedCollection<Type, TItem> {
	public KeyedByTypeCollection();
	public KeyedByTypeCollection(IEnumerable<TItem> items);
	public Collection<T> FindAll<T>();
	public T Find<T>();
	protected override Type GetKeyForItem(TItem item);
	protected override void InsertItem(int index, TItem item);
	public Collection<T> RemoveAll<T>();
	public T Remove<T>();
	protected override void SetItem(int index, TItem item);
}
public sealed class LinkedListNode<T> {
	public LinkedListNode(T value);
	public LinkedList<T> List { get; }
	public LinkedListNode<T> Next { get; }
	public LinkedListNode<T> Previous { get; }
	public T Value { get; set; }
	public ref T ValueRef { get; }
}
public class LinkedList<T> : ICollection<T>, IEnumerable<T>, IEnumerable, ICollection, IReadOnlyCollection<T>, ISerializable, IDeserializationCallback {
	public LinkedList();
	public LinkedList(IEnumerable<T> collection);
	public LinkedListNode<T> AddAfter(LinkedListNode<T> node, T value);
	public void AddAfter(LinkedListNode<T> node, LinkedListNode<T> newNode);
	public LinkedListNode<T> AddBefore(LinkedListNode<T> node, T value);
	public void AddBefore(LinkedListNode<T> node, LinkedListNode<T> newNode);
	public LinkedListNode<T> AddFirst(T value);
	public void AddFirst(LinkedListNode<T> node);
	public LinkedListNode<T> AddLast(T value);
	public void AddLast(LinkedListNode<T> node);
	public void Clear();
	public bool Contains(T value);
	public void CopyTo(T[] array, int index);
	public LinkedListNode<T> Find(T value);
	public LinkedListNode<T> FindLast(T value);
	public LinkedList<T>.Enumerator GetEnumerator();
	public bool Remove(T value);
	public void Remove(LinkedListNode<T> node);
	public void RemoveFirst();
	public void RemoveLast();
	public virtual void OnDeserialization(object sender);
	public int Count { get; }
	public LinkedListNode<T> First { get; }
	public LinkedListNode<T> Last { get; }
	public struct Enumerator : IEnumerator<T>, IEnumerator, IDisposable, ISerializable, IDeserializationCallback {
		public bool MoveNext();
		public void Dispose();
		public T Current { get; }
	}
}
public class List<T> : IList<T>, ICollection<T>, IEnumerable<T>, IEnumerable, IList, ICollection, IReadOnlyList<T>, IReadOnlyCollection<T> {
	public List();
	public List(int capacity);
	public List(IEnumerable<T> collection);
	public void Add(T item);
	public void AddRange(IEnumerable<T> collection);
	public ReadOnlyCollection<T> AsReadOnly();
	public int BinarySearch(int index, int count, T item, IComparer<T> comparer);
	public int BinarySearch(T item);
	public int BinarySearch(T item, IComparer<T> comparer);
	public void Clear();
	public bool Contains(T item);
	public List<TOutput> ConvertAll<TOutput>(global::System.Converter<T, TOutput> converter);
	public void CopyTo(T[] array);
	public void CopyTo(int index, T[] array, int arrayIndex, int count);
	public void CopyTo(T[] array, int arrayIndex);
	public int EnsureCapacity(int capacity);
	public bool Exists(Predicate<T> match);
	public T Find(Predicate<T> match);
	public List<T> FindAll(Predicate<T> match);
	public int FindIndex(Predicate<T> match);
	public int FindIndex(int startIndex, Predicate<T> match);
	public int FindIndex(int startIndex, int count, Predicate<T> match);
	public T FindLast(Predicate<T> match);
	public int FindLastIndex(Predicate<T> match);
	public int FindLastIndex(int startIndex, Predicate<T> match);
	public int FindLastIndex(int startIndex, int count, Predicate<T> match);
	public void ForEach(Action<T> action);
	public List<T>.Enumerator GetEnumerator();
	public List<T> GetRange(int index, int count);
	public List<T> Slice(int start, int length);
	public int IndexOf(T item);
	public int IndexOf(T item, int index);
	public int IndexOf(T item, int index, int count);
	public void Insert(int index, T item);
	public void InsertRange(int index, IEnumerable<T> collection);
	public int LastIndexOf(T item);
	public int LastIndexOf(T item, int index);
	public int LastIndexOf(T item, int index, int count);
	public bool Remove(T item);
	public int RemoveAll(Predicate<T> match);
	public void RemoveAt(int index);
	public void RemoveRange(int index, int count);
	public void Reverse();
	public void Reverse(int index, int count);
	public void Sort();
	public void Sort(IComparer<T> comparer);
	public void Sort(int index, int count, IComparer<T> comparer);
	public void Sort(Comparison<T> comparison);
	public T[] ToArray();
	public void TrimExcess();
	public bool TrueForAll(Predicate<T> match);
	public int Capacity { get; set; }
	public int Count { get; }
	public T this[int index] { get; set; }
	public struct Enumerator : IEnumerator<T>, IDisposable, IEnumerator {
		public void Dispose();
		public bool MoveNext();
		public T Current { get; }
	}
}
public class NonRandomizedStringEqualityComparer : IEqualityComparer<string>, ISerializable {
	public virtual bool Equals(string x, string y);
	public virtual int GetHashCode(string obj);
	public virtual IEqualityComparer<string> GetUnderlyingEqualityComparer();
	public static IEqualityComparer<string> GetStringComparer(object comparer);
}
public sealed class NullableComparer<T> : Comparer<Nullable<T>>, ISerializable where T : struct {
	public NullableComparer();
	public override int Compare(Nullable<T> x, Nullable<T> y);
}
public sealed class NullableEqualityComparer<T> : EqualityComparer<Nullable<T>>, ISerializable where T : struct {
	public NullableEqualityComparer();
	public override bool Equals(Nullable<T> x, Nullable<T> y);
	public override int GetHashCode(Nullable<T> obj);
}
public sealed class ObjectComparer<T> : Comparer<T> {
	public override int Compare(T x, T y);
	public ObjectComparer();
}
public sealed class ObjectEqualityComparer<T> : EqualityComparer<T> {
	public override bool Equals(T x, T y);
	public override int GetHashCode(T obj);
	public ObjectEqualityComparer();
}
public class OrderedDictionary<TKey, TValue> : IDictionary<TKey, TValue>, ICollection<KeyValuePair<TKey, TValue>>, IEnumerable<KeyValuePair<TKey, TValue>>, IEnumerable, IReadOnlyDictionary<TKey, TValue>, IReadOnlyCollection<KeyValuePair<TKey, TValue>>, IDictionary, ICollection, IList<KeyValuePair<TKey, TValue>>, IReadOnlyList<KeyValuePair<TKey, TValue>>, IList {
	public OrderedDictionary();
	public OrderedDictionary(int capacity);
	public OrderedDictionary(IEqualityComparer<TKey> comparer);
	public OrderedDictionary(int capacity, IEqualityComparer<TKey> comparer);
	public OrderedDictionary(IDictionary<TKey, TValue> dictionary);
	public OrderedDictionary(IDictionary<TKey, TValue> dictionary, IEqualityComparer<TKey> comparer);
	public OrderedDictionary(IEnumerable<KeyValuePair<TKey, TValue>> collection);
	public OrderedDictionary(IEnumerable<KeyValuePair<TKey, TValue>> collection, IEqualityComparer<TKey> comparer);
	public void Add(TKey key, TValue value);
	public bool TryAdd(TKey key, TValue value);
	public void Clear();
	public bool ContainsKey(TKey key);
	public bool ContainsValue(TValue value);
	public KeyValuePair<TKey, TValue> GetAt(int index);
	public int IndexOf(TKey key);
	public void Insert(int index, TKey key, TValue value);
	public bool Remove(TKey key);
	public bool Remove(TKey key, out TValue value);
	public void RemoveAt(int index);
	public void SetAt(int index, TValue value);
	public void SetAt(int index, TKey key, TValue value);
	public int EnsureCapacity(int capacity);
	public void TrimExcess();
	public void TrimExcess(int capacity);
	public bool TryGetValue(TKey key, out TValue value);
	public OrderedDictionary<TKey, TValue>.Enumerator GetEnumerator();
	public int Capacity { get; }
	public IEqualityComparer<TKey> Comparer { get; }
	public int Count { get; }
	public OrderedDictionary<TKey, TValue>.KeyCollection Keys { get; }
	public OrderedDictionary<TKey, TValue>.ValueCollection Values { get; }
	public TValue this[TKey key] { get; set; }
	public struct Enumerator : IEnumerator<KeyValuePair<TKey, TValue>>, IEnumerator, IDisposable, IDictionaryEnumerator {
		public bool MoveNext();
		public KeyValuePair<TKey, TValue> Current { get; }
	}
	public sealed class KeyCollection : IList<TKey>, ICollection<TKey>, IEnumerable<TKey>, IEnumerable, IReadOnlyList<TKey>, IReadOnlyCollection<TKey>, IList, ICollection {
		public bool Contains(TKey key);
		public void CopyTo(TKey[] array, int arrayIndex);
		public OrderedDictionary<TKey, TValue>.KeyCollection.Enumerator GetEnumerator();
		private KeyCollection();
		public int Count { get; }
		public struct Enumerator : IEnumerator<TKey>, IEnumerator, IDisposable {
			public bool MoveNext();
			public TKey Current { get; }
		}
	}
	public sealed class ValueCollection : IList<TValue>, ICollection<TValue>, IEnumerable<TValue>, IEnumerable, IReadOnlyList<TValue>, IReadOnlyCollection<TValue>, IList, ICollection {
		public void CopyTo(TValue[] array, int arrayIndex);
		public OrderedDictionary<TKey, TValue>.ValueCollection.Enumerator GetEnumerator();
		private ValueCollection();
		public int Count { get; }
		public struct Enumerator : IEnumerator<TValue>, IEnumerator, IDisposable {
			public bool MoveNext();
			public TValue Current { get; }
		}
	}
}
public class PriorityQueue<TElement, TPriority> {
	public PriorityQueue();
	public PriorityQueue(int initialCapacity);
	public PriorityQueue(IComparer<TPriority> comparer);
	public PriorityQueue(int initialCapacity, IComparer<TPriority> comparer);
	public PriorityQueue(IEnumerable<(TElement Element, TPriority Priority)> items);
	public PriorityQueue(IEnumerable<(TElement Element, TPriority Priority)> items, IComparer<TPriority> comparer);
	public void Enqueue(TElement element, TPriority priority);
	public TElement Peek();
	public TElement Dequeue();
	public TElement DequeueEnqueue(TElement element, TPriority priority);
	public bool TryDequeue(out TElement element, out TPriority priority);
	public bool TryPeek(out TElement element, out TPriority priority);
	public TElement EnqueueDequeue(TElement element, TPriority priority);
	public void EnqueueRange(IEnumerable<(TElement Element, TPriority Priority)> items);
	public void EnqueueRange(IEnumerable<TElement> elements, TPriority priority);
	public bool Remove(TElement element, out TElement removedElement, out TPriority priority, IEqualityComparer<TElement> equalityComparer = null);
	public void Clear();
	public int EnsureCapacity(int capacity);
	public void TrimExcess();
	public int Count { get; }
	public IComparer<TPriority> Comparer { get; }
	public PriorityQueue<TElement, TPriority>.UnorderedItemsCollection UnorderedItems { get; }
	public sealed class UnorderedItemsCollection : IReadOnlyCollection<(TElement, TPriority)>, IEnumerable<(TElement, TPriority)>, IEnumerable, ICollection {
		public PriorityQueue<TElement, TPriority>.UnorderedItemsCollection.Enumerator GetEnumerator();
		private UnorderedItemsCollection();
		public int Count { get; }
		public struct Enumerator : IEnumerator<(TElement, TPriority)>, IEnumerator, IDisposable {
			public void Dispose();
			public bool MoveNext();
			public (TElement Element, TPriority Priority) Current { get; }
		}
	}
}
public class Queue<T> : IEnumerable<T>, IEnumerable, ICollection, IReadOnlyCollection<T> {
	public Queue();
	public Queue(int capacity);
	public Queue(IEnumerable<T> collection);
	public void Clear();
	public void CopyTo(T[] array, int arrayIndex);
	public void Enqueue(T item);
	public Queue<T>.Enumerator GetEnumerator();
	public T Dequeue();
	public bool TryDequeue(out T result);
	public T Peek();
	public bool TryPeek(out T result);
	public bool Contains(T item);
	public T[] ToArray();
	public void TrimExcess();
	public void TrimExcess(int capacity);
	public int EnsureCapacity(int capacity);
	public int Count { get; }
	public int Capacity { get; }
	public struct Enumerator : IEnumerator<T>, IDisposable, IEnumerator {
		public void Dispose();
		public bool MoveNext();
		public T Current { get; }
	}
}
public sealed class ReferenceEqualityComparer : IEqualityComparer<object>, IEqualityComparer {
	public bool Equals(object x, object y);
	public int GetHashCode(object obj);
	private ReferenceEqualityComparer();
	public static ReferenceEqualityComparer Instance { get; }
}
public class SortedDictionary<TKey, TValue> : IDictionary<TKey, TValue>, ICollection<KeyValuePair<TKey, TValue>>, IEnumerable<KeyValuePair<TKey, TValue>>, IEnumerable, IDictionary, ICollection, IReadOnlyDictionary<TKey, TValue>, IReadOnlyCollection<KeyValuePair<TKey, TValue>> {
	public SortedDictionary();
	public SortedDictionary(IDictionary<TKey, TValue> dictionary);
	public SortedDictionary(IDictionary<TKey, TValue> dictionary, IComparer<TKey> comparer);
	public SortedDictionary(IComparer<TKey> comparer);
	public void Add(TKey key, TValue value);
	public void Clear();
	public bool ContainsKey(TKey key);
	public bool ContainsValue(TValue value);
	public void CopyTo(KeyValuePair<TKey, TValue>[] array, int index);
	public SortedDictionary<TKey, TValue>.Enumerator GetEnumerator();
	public bool Remove(TKey key);
	public bool TryGetValue(TKey key, out TValue value);
	public TValue this[TKey key] { get; set; }
	public int Count { get; }
	public IComparer<TKey> Comparer { get; }
	public SortedDictionary<TKey, TValue>.KeyCollection Keys { get; }
	public SortedDictionary<TKey, TValue>.ValueCollection Values { get; }
	public struct Enumerator : IEnumerator<KeyValuePair<TKey, TValue>>, IEnumerator, IDisposable, IDictionaryEnumerator {
		public bool MoveNext();
		public void Dispose();
		public KeyValuePair<TKey, TValue> Current { get; }
	}
	public sealed class KeyCollection : ICollection<TKey>, IEnumerable<TKey>, IEnumerable, ICollection, IReadOnlyCollection<TKey> {
		public KeyCollection(SortedDictionary<TKey, TValue> dictionary);
		public SortedDictionary<TKey, TValue>.KeyCollection.Enumerator GetEnumerator();
		public void CopyTo(TKey[] array, int index);
		public bool Contains(TKey item);
		public int Count { get; }
		public struct Enumerator : IEnumerator<TKey>, IEnumerator, IDisposable {
			public void Dispose();
			public bool MoveNext();
			public TKey Current { get; }
		}
	}
	public sealed class ValueCollection : ICollection<TValue>, IEnumerable<TValue>, IEnumerable, ICollection, IReadOnlyCollection<TValue> {
		public ValueCollection(SortedDictionary<TKey, TValue> dictionary);
		public SortedDictionary<TKey, TValue>.ValueCollection.Enumerator GetEnumerator();
		public void CopyTo(TValue[] array, int index);
		public int Count { get; }
		public struct Enumerator : IEnumerator<TValue>, IEnumerator, IDisposable {
			public void Dispose();
			public bool MoveNext();
			public TValue Current { get; }
		}
	}
	public sealed class KeyValuePairComparer : Comparer<KeyValuePair<TKey, TValue>> {
		public KeyValuePairComparer(IComparer<TKey> keyComparer);
		public override int Compare(KeyValuePair<TKey, TValue> x, KeyValuePair<TKey, TValue> y);
	}
}
public class SortedList<TKey, TValue> : IDictionary<TKey, TValue>, ICollection<KeyValuePair<TKey, TValue>>, IEnumerable<KeyValuePair<TKey, TValue>>, IEnumerable, IDictionary, ICollection, IReadOnlyDictionary<TKey, TValue>, IReadOnlyCollection<KeyValuePair<TKey, TValue>> {
	public SortedList();
	public SortedList(int capacity);
	public SortedList(IComparer<TKey> comparer);
	public SortedList(int capacity, IComparer<TKey> comparer);
	public SortedList(IDictionary<TKey, TValue> dictionary);
	public SortedList(IDictionary<TKey, TValue> dictionary, IComparer<TKey> comparer);
	public void Add(TKey key, TValue value);
	public void Clear();
	public bool ContainsKey(TKey key);
	public bool ContainsValue(TValue value);
	public TValue GetValueAtIndex(int index);
	public void SetValueAtIndex(int index, TValue value);
	public IEnumerator<KeyValuePair<TKey, TValue>> GetEnumerator();
	public TKey GetKeyAtIndex(int index);
	public int IndexOfKey(TKey key);
	public int IndexOfValue(TValue value);
	public bool TryGetValue(TKey key, out TValue value);
	public void RemoveAt(int index);
	public bool Remove(TKey key);
	public void TrimExcess();
	public int Capacity { get; set; }
	public IComparer<TKey> Comparer { get; }
	public int Count { get; }
	public IList<TKey> Keys { get; }
	public IList<TValue> Values { get; }
	public TValue this[TKey key] { get; set; }
	public sealed class KeyList : IList<TKey>, ICollection<TKey>, IEnumerable<TKey>, IEnumerable, ICollection {
		public void Add(TKey key);
		public void Clear();
		public bool Contains(TKey key);
		public void CopyTo(TKey[] array, int arrayIndex);
		public void Insert(int index, TKey value);
		public IEnumerator<TKey> GetEnumerator();
		public int IndexOf(TKey key);
		public bool Remove(TKey key);
		public void RemoveAt(int index);
		private KeyList();
		public int Count { get; }
		public bool IsReadOnly { get; }
		public TKey this[int index] { get; set; }
	}
	public sealed class ValueList : IList<TValue>, ICollection<TValue>, IEnumerable<TValue>, IEnumerable, ICollection {
		public void Add(TValue key);
		public void Clear();
		public bool Contains(TValue value);
		public void CopyTo(TValue[] array, int arrayIndex);
		public void Insert(int index, TValue value);
		public IEnumerator<TValue> GetEnumerator();
		public int IndexOf(TValue value);
		public bool Remove(TValue value);
		public void RemoveAt(int index);
		private ValueList();
		public int Count { get; }
		public bool IsReadOnly { get; }
		public TValue this[int index] { get; set; }
	}
}
public class SortedSet<T> : ISet<T>, ICollection<T>, IEnumerable<T>, IEnumerable, ICollection, IReadOnlyCollection<T>, IReadOnlySet<T>, ISerializable, IDeserializationCallback {
	public SortedSet();
	public SortedSet(IComparer<T> comparer);
	public SortedSet(IEnumerable<T> collection);
	public SortedSet(IEnumerable<T> collection, IComparer<T> comparer);
	public bool Add(T item);
	public bool Remove(T item);
	public virtual void Clear();
	public virtual bool Contains(T item);
	public void CopyTo(T[] array);
	public void CopyTo(T[] array, int index);
	public void CopyTo(T[] array, int index, int count);
	public SortedSet<T>.Enumerator GetEnumerator();
	public static IEqualityComparer<SortedSet<T>> CreateSetComparer();
	public static IEqualityComparer<SortedSet<T>> CreateSetComparer(IEqualityComparer<T> memberEqualityComparer);
	public void UnionWith(IEnumerable<T> other);
	public virtual void IntersectWith(IEnumerable<T> other);
	public void ExceptWith(IEnumerable<T> other);
	public void SymmetricExceptWith(IEnumerable<T> other);
	public bool IsSubsetOf(IEnumerable<T> other);
	public bool IsProperSubsetOf(IEnumerable<T> other);
	public bool IsSupersetOf(IEnumerable<T> other);
	public bool IsProperSupersetOf(IEnumerable<T> other);
	public bool SetEquals(IEnumerable<T> other);
	public bool Overlaps(IEnumerable<T> other);
	public int RemoveWhere(Predicate<T> match);
	public IEnumerable<T> Reverse();
	public virtual SortedSet<T> GetViewBetween(T lowerValue, T upperValue);
	protected virtual void OnDeserialization(object sender);
	public bool TryGetValue(T equalValue, out T actualValue);
	public int Count { get; }
	public IComparer<T> Comparer { get; }
	public T Min { get; }
	public T Max { get; }
	public struct Enumerator : IEnumerator<T>, IEnumerator, IDisposable, ISerializable, IDeserializationCallback {
		public bool MoveNext();
		public void Dispose();
		public T Current { get; }
	}
}
public class Stack<T> : IEnumerable<T>, IEnumerable, ICollection, IReadOnlyCollection<T> {
	public Stack();
	public Stack(int capacity);
	public Stack(IEnumerable<T> collection);
	public void Clear();
	public bool Contains(T item);
	public void CopyTo(T[] array, int arrayIndex);
	public Stack<T>.Enumerator GetEnumerator();
	public void TrimExcess();
	public void TrimExcess(int capacity);
	public T Peek();
	public bool TryPeek(out T result);
	public T Pop();
	public bool TryPop(out T result);
	public void Push(T item);
	public int EnsureCapacity(int capacity);
	public T[] ToArray();
	public int Count { get; }
	public int Capacity { get; }
	public struct Enumerator : IEnumerator<T>, IEnumerator, IDisposable {
		public void Dispose();
		public bool MoveNext();
		public T Current { get; }
	}
}
public class SynchronizedCollection<T> : ICollection<T>, IEnumerable<T>, IList<T>, ICollection, IEnumerable, IList {
	public SynchronizedCollection();
	public SynchronizedCollection(object syncRoot);
	public SynchronizedCollection(object syncRoot, IEnumerable<T> list);
	public SynchronizedCollection(object syncRoot, params T[] list);
	public void Add(T item);
	public void Clear();
	protected virtual void ClearItems();
	public bool Contains(T item);
	public void CopyTo(T[] array, int index);
	public IEnumerator<T> GetEnumerator();
	public int IndexOf(T item);
	public void Insert(int index, T item);
	protected virtual void InsertItem(int index, T item);
	public bool Remove(T item);
	public void RemoveAt(int index);
	protected virtual void RemoveItem(int index);
	protected virtual void SetItem(int index, T item);
	public int Count { get; }
	public T this[int index] { get; set; }
	protected List<T> Items { get; }
	public object SyncRoot { get; }
}
public abstract class SynchronizedKeyedCollection<K, T> : SynchronizedCollection<T> {
	protected SynchronizedKeyedCollection();
	protected SynchronizedKeyedCollection(object syncRoot);
	protected SynchronizedKeyedCollection(object syncRoot, IEqualityComparer<K> comparer);
	protected SynchronizedKeyedCollection(object syncRoot, IEqualityComparer<K> comparer, int dictionaryCreationThreshold);
	protected void ChangeItemKey(T item, K newKey);
	protected override void ClearItems();
	public bool Contains(K key);
	protected abstract K GetKeyForItem(T item);
	protected override void InsertItem(int index, T item);
	public bool Remove(K key);
	protected override void RemoveItem(int index);
	protected override void SetItem(int index, T item);
	protected IDictionary<K, T> Dictionary { get; }
	public T this[K key] { get; }
}
public class SynchronizedReadOnlyCollection<T> : ICollection<T>, IEnumerable<T>, IList<T>, ICollection, IEnumerable, IList {
	public SynchronizedReadOnlyCollection();
	public SynchronizedReadOnlyCollection(object syncRoot);
	public SynchronizedReadOnlyCollection(object syncRoot, IEnumerable<T> list);
	public SynchronizedReadOnlyCollection(object syncRoot, params T[] list);
	public bool Contains(T value);
	public void CopyTo(T[] array, int index);
	public IEnumerator<T> GetEnumerator();
	public int IndexOf(T value);
	public int Count { get; }
	public T this[int index] { get; }
	protected IList<T> Items { get; }
}
public sealed class TreeSet<T> : SortedSet<T> {
	public TreeSet();
	public TreeSet(IComparer<T> comparer);
}
