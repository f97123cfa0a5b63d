namespace System.Collections.Generic;

using Threadbare;

[ThreadUnsafe]
public class SortedDictionary<TKey, TValue>
{
    private readonly Sorted<TKey, TValue> table;

    public SortedDictionary() : this((IComparer<TKey>)null) { }

    public SortedDictionary(IComparer<TKey> comparer) { table = new Sorted<TKey, TValue>(comparer); }

    public SortedDictionary(IDictionary<TKey, TValue> dictionary) : this(dictionary, null) { }

    public SortedDictionary(IDictionary<TKey, TValue> dictionary, IComparer<TKey> comparer) : this(comparer)
    {
        if (dictionary == null) throw new ArgumentNullException("dictionary");
        foreach (KeyValuePair<TKey, TValue> pair in dictionary) Add(pair.Key, pair.Value);
    }

    public IComparer<TKey> Comparer { get { return table.Comparer; } }

    public SortedDictionary<TKey, TValue>.KeyCollection Keys { get { return new KeyCollection(this); } }

    public SortedDictionary<TKey, TValue>.ValueCollection Values { get { return new ValueCollection(this); } }

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
        table.Set(key, value);
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

    public void CopyTo(KeyValuePair<TKey, TValue>[] array, int index)
    {
        foreach (KeyValuePair<TKey, TValue> pair in this)
        {
            array[index] = pair;
            index++;
        }
    }

    public SortedDictionary<TKey, TValue>.Enumerator GetEnumerator() { return new Enumerator(this); }

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

    public struct Enumerator
    {
        private readonly SortedDictionary<TKey, TValue> dictionary;
        private readonly int version;
        private int next;
        private KeyValuePair<TKey, TValue> current;

        internal Enumerator(SortedDictionary<TKey, TValue> dictionary)
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
            Sorted<TKey, TValue> table = dictionary.table;
            if (version != table.Version) throw new InvalidOperationException("Collection was modified; enumeration operation may not execute.");
            if (next >= table.Count) return false;
            current = table.At(next);
            next++;
            return true;
        }

        void IEnumerator.Reset() { next = 0; }

        public void Dispose() { }
    }

    public sealed class KeyCollection
    {
        private readonly SortedDictionary<TKey, TValue> dictionary;

        public KeyCollection(SortedDictionary<TKey, TValue> dictionary) { this.dictionary = dictionary; }

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

        public SortedDictionary<TKey, TValue>.KeyCollection.Enumerator GetEnumerator() { return new Enumerator(dictionary.GetEnumerator()); }

        IEnumerator<TKey> IEnumerable<TKey>.GetEnumerator() { return GetEnumerator(); }

        IEnumerator IEnumerable.GetEnumerator() { return GetEnumerator(); }

        public struct Enumerator
        {
            private SortedDictionary<TKey, TValue>.Enumerator pairs;

            internal Enumerator(SortedDictionary<TKey, TValue>.Enumerator pairs) { this.pairs = pairs; }

            public TKey Current { get { return pairs.Current.Key; } }

            object IEnumerator.Current { get { return Current; } }

            public bool MoveNext() { return pairs.MoveNext(); }

            void IEnumerator.Reset() { throw new NotSupportedException(); }

            public void Dispose() { }
        }
    }

    public sealed class ValueCollection
    {
        private readonly SortedDictionary<TKey, TValue> dictionary;

        public ValueCollection(SortedDictionary<TKey, TValue> dictionary) { this.dictionary = dictionary; }

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

        public SortedDictionary<TKey, TValue>.ValueCollection.Enumerator GetEnumerator() { return new Enumerator(dictionary.GetEnumerator()); }

        IEnumerator<TValue> IEnumerable<TValue>.GetEnumerator() { return GetEnumerator(); }

        IEnumerator IEnumerable.GetEnumerator() { return GetEnumerator(); }

        public struct Enumerator
        {
            private SortedDictionary<TKey, TValue>.Enumerator pairs;

            internal Enumerator(SortedDictionary<TKey, TValue>.Enumerator pairs) { this.pairs = pairs; }

            public TValue Current { get { return pairs.Current.Value; } }

            object IEnumerator.Current { get { return Current; } }

            public bool MoveNext() { return pairs.MoveNext(); }

            void IEnumerator.Reset() { throw new NotSupportedException(); }

            public void Dispose() { }
        }
    }
}
