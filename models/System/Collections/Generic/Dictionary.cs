namespace System.Collections.Generic;

using Threadbare;

[ThreadUnsafe]
public class Dictionary<TKey, TValue>
{
    private readonly Table<TKey, TValue> table;

    public Dictionary() : this((IEqualityComparer<TKey>)null) { }

    public Dictionary(int capacity) : this(capacity, null) { }

    public Dictionary(IEqualityComparer<TKey> comparer) { table = new Table<TKey, TValue>(comparer); }

    public Dictionary(int capacity, IEqualityComparer<TKey> comparer) : this(comparer)
    {
        if (capacity < 0) throw new ArgumentOutOfRangeException("capacity");
    }

    public Dictionary(IDictionary<TKey, TValue> dictionary) : this(dictionary, null) { }

    public Dictionary(IDictionary<TKey, TValue> dictionary, IEqualityComparer<TKey> comparer) : this(comparer)
    {
        if (dictionary == null) throw new ArgumentNullException("dictionary");
        foreach (KeyValuePair<TKey, TValue> pair in dictionary) Add(pair.Key, pair.Value);
    }

    public Dictionary(IEnumerable<KeyValuePair<TKey, TValue>> collection) : this(collection, null) { }

    public Dictionary(IEnumerable<KeyValuePair<TKey, TValue>> collection, IEqualityComparer<TKey> comparer) : this(comparer)
    {
        if (collection == null) throw new ArgumentNullException("collection");
        foreach (KeyValuePair<TKey, TValue> pair in collection) Add(pair.Key, pair.Value);
    }

    public IEqualityComparer<TKey> Comparer { get { return table.Comparer; } }

    public Dictionary<TKey, TValue>.KeyCollection Keys { get { return new KeyCollection(this); } }

    public Dictionary<TKey, TValue>.ValueCollection Values { get { return new ValueCollection(this); } }

    public int Count
    {
        get
        {
            Kernel.Touch(this, "Count", false);
            return table.Count;
        }
    }

    public TValue this[TKey key]
    {
        get
        {
            Kernel.Touch(this, "this[]", false);
            int index = table.Find(key);
            if (index < 0) throw new KeyNotFoundException("The given key '" + key + "' was not present in the dictionary.");
            return table.Values[index];
        }
        set
        {
            Kernel.Touch(this, "this[]", true);
            table.Set(key, value);
        }
    }

    public void Add(TKey key, TValue value)
    {
        Kernel.Touch(this, "Add", true);
        if (table.Find(key) >= 0) throw new ArgumentException("An item with the same key has already been added. Key: " + key);
        table.Add(key, value);
    }

    public void Clear()
    {
        Kernel.Touch(this, "Clear", true);
        table.Clear();
    }

    public bool ContainsKey(TKey key)
    {
        Kernel.Touch(this, "ContainsKey", false);
        return table.Find(key) >= 0;
    }

    public bool ContainsValue(TValue value)
    {
        foreach (KeyValuePair<TKey, TValue> pair in this)
        {
            if (EqualityComparer<TValue>.Default.Equals(pair.Value, value)) return true;
        }
        return false;
    }

    public bool Remove(TKey key)
    {
        Kernel.Touch(this, "Remove", true);
        return table.Remove(key);
    }

    public bool TryGetValue(TKey key, out TValue value)
    {
        Kernel.Touch(this, "TryGetValue", false);
        int index = table.Find(key);
        value = index < 0 ? default(TValue) : table.Values[index];
        return index >= 0;
    }

    public bool Remove(TKey key, out TValue value)
    {
        Kernel.Touch(this, "Remove", true);
        int index = table.Find(key);
        value = index < 0 ? default(TValue) : table.Values[index];
        if (index >= 0) table.RemoveAt(index);
        return index >= 0;
    }

    public bool TryAdd(TKey key, TValue value)
    {
        Kernel.Touch(this, "TryAdd", true);
        if (table.Find(key) >= 0) return false;
        table.Add(key, value);
        return true;
    }

    public int EnsureCapacity(int capacity) { return capacity; }

    public void TrimExcess() { Kernel.Touch(this, "TrimExcess", true); }

    public Dictionary<TKey, TValue>.Enumerator GetEnumerator() { return new Enumerator(this); }

    IEnumerator<KeyValuePair<TKey, TValue>> IEnumerable<KeyValuePair<TKey, TValue>>.GetEnumerator() { return new Enumerator(this); }

    IEnumerator IEnumerable.GetEnumerator() { return new Enumerator(this); }

    ICollection<TKey> IDictionary<TKey, TValue>.Keys { get { return new KeyCollection(this); } }

    ICollection<TValue> IDictionary<TKey, TValue>.Values { get { return new ValueCollection(this); } }

    IEnumerable<TKey> IReadOnlyDictionary<TKey, TValue>.Keys { get { return new KeyCollection(this); } }

    IEnumerable<TValue> IReadOnlyDictionary<TKey, TValue>.Values { get { return new ValueCollection(this); } }

    bool ICollection<KeyValuePair<TKey, TValue>>.IsReadOnly { get { return false; } }

    void ICollection<KeyValuePair<TKey, TValue>>.Add(KeyValuePair<TKey, TValue> pair) { Add(pair.Key, pair.Value); }

    bool ICollection<KeyValuePair<TKey, TValue>>.Contains(KeyValuePair<TKey, TValue> pair)
    {
        return TryGetValue(pair.Key, out TValue value) && EqualityComparer<TValue>.Default.Equals(value, pair.Value);
    }

    bool ICollection<KeyValuePair<TKey, TValue>>.Remove(KeyValuePair<TKey, TValue> pair)
    {
        return ((ICollection<KeyValuePair<TKey, TValue>>)this).Contains(pair) && Remove(pair.Key);
    }

    void ICollection<KeyValuePair<TKey, TValue>>.CopyTo(KeyValuePair<TKey, TValue>[] array, int index)
    {
        foreach (KeyValuePair<TKey, TValue> pair in this)
        {
            array[index] = pair;
            index++;
        }
    }

    bool IDictionary.IsFixedSize { get { return false; } }
    bool IDictionary.IsReadOnly { get { return false; } }
    ICollection IDictionary.Keys { get { return new KeyCollection(this); } }
    ICollection IDictionary.Values { get { return new ValueCollection(this); } }
    object IDictionary.this[object key]
    {
        get { return key is TKey known && TryGetValue(known, out TValue value) ? value : null; }
        set { this[(TKey)key] = (TValue)value; }
    }
    void IDictionary.Add(object key, object value) { Add((TKey)key, (TValue)value); }
    bool IDictionary.Contains(object key) { return key is TKey known && ContainsKey(known); }
    void IDictionary.Remove(object key) { if (key is TKey known) Remove(known); }
    IDictionaryEnumerator IDictionary.GetEnumerator() { return new Enumerator(this); }
    bool ICollection.IsSynchronized { get { return false; } }
    object ICollection.SyncRoot { get { return this; } }

    public struct Enumerator
    {
        private readonly Dictionary<TKey, TValue> dictionary;
        private readonly int version;
        private int next;
        private KeyValuePair<TKey, TValue> current;

        internal Enumerator(Dictionary<TKey, TValue> dictionary)
        {
            this.dictionary = dictionary;
            version = dictionary.table.Version;
            next = 0;
            current = default(KeyValuePair<TKey, TValue>);
        }

        public KeyValuePair<TKey, TValue> Current { get { return current; } }

        object IEnumerator.Current { get { return current; } }

        object IDictionaryEnumerator.Key { get { return current.Key; } }

        object IDictionaryEnumerator.Value { get { return current.Value; } }

        DictionaryEntry IDictionaryEnumerator.Entry { get { return new DictionaryEntry(current.Key, current.Value); } }

        public bool MoveNext()
        {
            Kernel.Touch(dictionary, "enumeration", false);
            Table<TKey, TValue> table = dictionary.table;
            if (version != table.Version) throw new InvalidOperationException("Collection was modified; enumeration operation may not execute.");
            next = table.Next(next);
            if (next >= table.End) return false;
            current = table.At(next);
            next++;
            return true;
        }

        void IEnumerator.Reset() { next = 0; }

        public void Dispose() { }
    }

    public sealed class KeyCollection
    {
        private readonly Dictionary<TKey, TValue> dictionary;

        public KeyCollection(Dictionary<TKey, TValue> dictionary) { this.dictionary = dictionary; }

        public int Count { get { return dictionary.Count; } }

        public void CopyTo(TKey[] array, int index)
        {
            foreach (TKey item in this)
            {
                array[index] = item;
                index++;
            }
        }

        public bool Contains(TKey item) { return dictionary.ContainsKey(item); }

        bool ICollection<TKey>.IsReadOnly { get { return true; } }
        void ICollection<TKey>.Add(TKey item) { throw new NotSupportedException(); }
        void ICollection<TKey>.Clear() { throw new NotSupportedException(); }
        bool ICollection<TKey>.Remove(TKey item) { throw new NotSupportedException(); }

        public Dictionary<TKey, TValue>.KeyCollection.Enumerator GetEnumerator() { return new Enumerator(dictionary.GetEnumerator()); }

        IEnumerator<TKey> IEnumerable<TKey>.GetEnumerator() { return GetEnumerator(); }

        IEnumerator IEnumerable.GetEnumerator() { return GetEnumerator(); }

        public struct Enumerator
        {
            private Dictionary<TKey, TValue>.Enumerator pairs;

            internal Enumerator(Dictionary<TKey, TValue>.Enumerator pairs) { this.pairs = pairs; }

            public TKey Current { get { return pairs.Current.Key; } }

            object IEnumerator.Current { get { return Current; } }

            public bool MoveNext() { return pairs.MoveNext(); }

            void IEnumerator.Reset() { throw new NotSupportedException(); }

            public void Dispose() { }
        }
    }

    public sealed class ValueCollection
    {
        private readonly Dictionary<TKey, TValue> dictionary;

        public ValueCollection(Dictionary<TKey, TValue> dictionary) { this.dictionary = dictionary; }

        public int Count { get { return dictionary.Count; } }

        public void CopyTo(TValue[] array, int index)
        {
            foreach (TValue item in this)
            {
                array[index] = item;
                index++;
            }
        }

        bool ICollection<TValue>.IsReadOnly { get { return true; } }
        void ICollection<TValue>.Add(TValue item) { throw new NotSupportedException(); }
        void ICollection<TValue>.Clear() { throw new NotSupportedException(); }
        bool ICollection<TValue>.Contains(TValue item) { return dictionary.ContainsValue(item); }
        bool ICollection<TValue>.Remove(TValue item) { throw new NotSupportedException(); }

        public Dictionary<TKey, TValue>.ValueCollection.Enumerator GetEnumerator() { return new Enumerator(dictionary.GetEnumerator()); }

        IEnumerator<TValue> IEnumerable<TValue>.GetEnumerator() { return GetEnumerator(); }

        IEnumerator IEnumerable.GetEnumerator() { return GetEnumerator(); }

        public struct Enumerator
        {
            private Dictionary<TKey, TValue>.Enumerator pairs;

            internal Enumerator(Dictionary<TKey, TValue>.Enumerator pairs) { this.pairs = pairs; }

            public TValue Current { get { return pairs.Current.Value; } }

            object IEnumerator.Current { get { return Current; } }

            public bool MoveNext() { return pairs.MoveNext(); }

            void IEnumerator.Reset() { throw new NotSupportedException(); }

            public void Dispose() { }
        }
    }
}
