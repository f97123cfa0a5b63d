// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Collections.ObjectModel;
using System.Collections.Generic;
using System.Collections.Specialized;
using System.ComponentModel;
public class Collection<T> : IList<T>, ICollection<T>, IEnumerable<T>, IEnumerable, IList, ICollection, IReadOnlyList<T>, IReadOnlyCollection<T> {
	public Collection();
	public Collection(IList<T> list);
	public void Add(T item);
	public void Clear();
	public void CopyTo(T[] array, int index);
	public bool Contains(T item);
	public IEnumerator<T> GetEnumerator();
	public int IndexOf(T item);
	public void Insert(int index, T item);
	public bool Remove(T item);
	public void RemoveAt(int index);
	protected virtual void ClearItems();
	protected virtual void InsertItem(int index, T item);
	protected virtual void RemoveItem(int index);
	protected virtual void SetItem(int index, T item);
	public int Count { get; }
	protected IList<T> Items { get; }
	public T this[int index] { get; set; }
}
public abstract class KeyedCollection<TKey, TItem> : Collection<TItem> {
	protected KeyedCollection();
	protected KeyedCollection(IEqualityComparer<TKey> comparer);
	protected KeyedCollection(IEqualityComparer<TKey> comparer, int dictionaryCreationThreshold);
	public bool Contains(TKey key);
	public bool TryGetValue(TKey key, out TItem item);
	public bool Remove(TKey key);
	protected void ChangeItemKey(TItem item, TKey newKey);
	protected override void ClearItems();
	protected abstract TKey GetKeyForItem(TItem item);
	protected override void InsertItem(int index, TItem item);
	protected override void RemoveItem(int index);
	protected override void SetItem(int index, TItem item);
	public IEqualityComparer<TKey> Comparer { get; }
	public TItem this[TKey key] { get; }
	protected IDictionary<TKey, TItem> Dictionary { get; }
}
public class ObservableCollection<T> : Collection<T>, INotifyCollectionChanged, INotifyPropertyChanged {
	public ObservableCollection();
	public ObservableCollection(IEnumerable<T> collection);
	public ObservableCollection(List<T> list);
	public void Move(int oldIndex, int newIndex);
	protected override void ClearItems();
	protected override void RemoveItem(int index);
	protected override void InsertItem(int index, T item);
	protected override void SetItem(int index, T item);
	protected virtual void MoveItem(int oldIndex, int newIndex);
	protected virtual void OnPropertyChanged(PropertyChangedEventArgs e);
	protected virtual void OnCollectionChanged(NotifyCollectionChangedEventArgs e);
	protected IDisposable BlockReentrancy();
	protected void CheckReentrancy();
	public virtual event NotifyCollectionChangedEventHandler CollectionChanged;
	protected virtual event PropertyChangedEventHandler PropertyChanged;
}
public class ReadOnlyCollection<T> : IList<T>, ICollection<T>, IEnumerable<T>, IEnumerable, IList, ICollection, IReadOnlyList<T>, IReadOnlyCollection<T> {
	public ReadOnlyCollection(IList<T> list);
	public bool Contains(T value);
	public void CopyTo(T[] array, int index);
	public IEnumerator<T> GetEnumerator();
	public int IndexOf(T value);
	public static ReadOnlyCollection<T> Empty { get; }
	public int Count { get; }
	public T this[int index] { get; }
	protected IList<T> Items { get; }
}
public class ReadOnlyDictionary<TKey, TValue> : IDictionary<TKey, TValue>, ICollection<KeyValuePair<TKey, TValue>>, IEnumerable<KeyValuePair<TKey, TValue>>, IEnumerable, IDictionary, ICollection, IReadOnlyDictionary<TKey, TValue>, IReadOnlyCollection<KeyValuePair<TKey, TValue>> {
	public ReadOnlyDictionary(IDictionary<TKey, TValue> dictionary);
	public bool ContainsKey(TKey key);
	public bool TryGetValue(TKey key, out TValue value);
	public IEnumerator<KeyValuePair<TKey, TValue>> GetEnumerator();
	public static ReadOnlyDictionary<TKey, TValue> Empty { get; }
	protected IDictionary<TKey, TValue> Dictionary { get; }
	public ReadOnlyDictionary<TKey, TValue>.KeyCollection Keys { get; }
	public ReadOnlyDictionary<TKey, TValue>.ValueCollection Values { get; }
	public TValue this[TKey key] { get; }
	public int Count { get; }
	public sealed class KeyCollection : ICollection<TKey>, IEnumerable<TKey>, IEnumerable, ICollection, IReadOnlyCollection<TKey> {
		public bool Contains(TKey item);
		public void CopyTo(TKey[] array, int arrayIndex);
		public IEnumerator<TKey> GetEnumerator();
		private KeyCollection();
		public int Count { get; }
	}
	public sealed class ValueCollection : ICollection<TValue>, IEnumerable<TValue>, IEnumerable, ICollection, IReadOnlyCollection<TValue> {
		public void CopyTo(TValue[] array, int arrayIndex);
		public IEnumerator<TValue> GetEnumerator();
		private ValueCollection();
		public int Count { get; }
	}
}
public class ReadOnlyObservableCollection<T> : ReadOnlyCollection<T>, INotifyCollectionChanged, INotifyPropertyChanged {
	public ReadOnlyObservableCollection(ObservableCollection<T> list);
	protected virtual void OnCollectionChanged(NotifyCollectionChangedEventArgs args);
	protected virtual void OnPropertyChanged(PropertyChangedEventArgs args);
	public static ReadOnlyObservableCollection<T> Empty { get; }
	protected virtual event NotifyCollectionChangedEventHandler CollectionChanged;
	protected virtual event PropertyChangedEventHandler PropertyChanged;
}
public class ReadOnlySet<T> : IReadOnlySet<T>, IEnumerable<T>, IEnumerable, IReadOnlyCollection<T>, ISet<T>, ICollection<T>, ICollection {
	public ReadOnlySet(ISet<T> set);
	public IEnumerator<T> GetEnumerator();
	public bool Contains(T item);
	public bool IsProperSubsetOf(IEnumerable<T> other);
	public bool IsProperSupersetOf(IEnumerable<T> other);
	public bool IsSubsetOf(IEnumerable<T> other);
	public bool IsSupersetOf(IEnumerable<T> other);
	public bool Overlaps(IEnumerable<T> other);
	public bool SetEquals(IEnumerable<T> other);
	public static ReadOnlySet<T> Empty { get; }
	protected ISet<T> Set { get; }
	public int Count { get; }
}
