namespace System.Collections.Concurrent;

using System.Collections.Generic;
using Threadbare;

/// <summary>What a thread did before it changed the dictionary happens before what others do who look into it.</summary>
public class ConcurrentDictionary<TKey, TValue>
{
    private readonly Table<TKey, TValue> table;

    public ConcurrentDictionary() : this((IEqualityComparer<TKey>)null) { }

    public ConcurrentDictionary(IEqualityComparer<TKey> comparer) { table = new Table<TKey, TValue>(comparer); }

    public ConcurrentDictionary(int concurrencyLevel, int capacity) : this((IEqualityComparer<TKey>)null) { }

    public ConcurrentDictionary(int concurrencyLevel, int capacity, IEqualityComparer<TKey> comparer) : this(comparer) { }

    public ConcurrentDictionary(IEnumerable<KeyValuePair<TKey, TValue>> collection) : this(collection, null) { }

    public ConcurrentDictionary(IEnumerable<KeyValuePair<TKey, TValue>> collection, IEqualityComparer<TKey> comparer) : this(comparer)
    {
        if (collection == null) throw new ArgumentNullException("collection");
        foreach (KeyValuePair<TKey, TValue> pair in collection)
        {
            if (!TryAdd(pair.Key, pair.Value)) throw new ArgumentException("The source argument contains duplicate keys.");
        }
    }

    public IEqualityComparer<TKey> Comparer { get { return table.Comparer; } }

    public int Count
    {
        get
        {
            Kernel.Acquire(this);
            return table.Count;
        }
    }

    public bool IsEmpty { get { return Count == 0; } }

    public ICollection<TKey> Keys
    {
        get
        {
            var all = new List<TKey>();
            foreach (KeyValuePair<TKey, TValue> pair in ToArray()) all.Append(pair.Key);
            return all;
        }
    }

    public ICollection<TValue> Values
    {
        get
        {
            var all = new List<TValue>();
            foreach (KeyValuePair<TKey, TValue> pair in ToArray()) all.Append(pair.Value);
            return all;
        }
    }

    public TValue this[TKey key]
    {
        get
        {
            int index = Look(key);
            if (index < 0) throw new KeyNotFoundException("The given key '" + key + "' was not present in the dictionary.");
            return table.Values[index];
        }
        set
        {
            Look(key);
            Kernel.Release(this);
            table.Set(key, value);
        }
    }

    public bool ContainsKey(TKey key) { return Look(key) >= 0; }

    public bool TryGetValue(TKey key, out TValue value)
    {
        int index = Look(key);
        value = index < 0 ? default(TValue) : table.Values[index];
        return index >= 0;
    }

    public bool TryAdd(TKey key, TValue value)
    {
        if (Look(key) >= 0) return false;
        Kernel.Release(this);
        table.Add(key, value);
        return true;
    }

    public bool TryRemove(TKey key, out TValue value)
    {
        int index = Look(key);
        value = index < 0 ? default(TValue) : table.Values[index];
        if (index < 0) return false;
        Kernel.Release(this);
        table.RemoveAt(index);
        return true;
    }

    public bool TryRemove(KeyValuePair<TKey, TValue> item)
    {
        int index = Look(item.Key);
        if (index < 0 || !EqualityComparer<TValue>.Default.Equals(table.Values[index], item.Value)) return false;
        return TryRemove(item.Key, out TValue removed);
    }

    public bool TryUpdate(TKey key, TValue newValue, TValue comparisonValue)
    {
        int index = Look(key);
        if (index < 0 || !EqualityComparer<TValue>.Default.Equals(table.Values[index], comparisonValue)) return false;
        Kernel.Release(this);
        return !table.Set(key, newValue);
    }

    public void Clear()
    {
        Kernel.Acquire(this);
        Kernel.Release(this);
        table.Clear();
    }

    public TValue GetOrAdd(TKey key, TValue value)
    {
        TryAdd(key, value);
        return table.Values[Look(key)];
    }

    /// <summary>Several threads may make a value at the same time; one of them counts.</summary>
    public TValue GetOrAdd(TKey key, Func<TKey, TValue> valueFactory)
    {
        if (valueFactory == null) throw new ArgumentNullException("valueFactory");
        if (TryGetValue(key, out TValue known)) return known;
        return GetOrAdd(key, valueFactory(key));
    }

    public TValue GetOrAdd<TArg>(TKey key, Func<TKey, TArg, TValue> valueFactory, TArg factoryArgument)
    {
        if (valueFactory == null) throw new ArgumentNullException("valueFactory");
        if (TryGetValue(key, out TValue known)) return known;
        return GetOrAdd(key, valueFactory(key, factoryArgument));
    }

    public TValue AddOrUpdate(TKey key, TValue addValue, Func<TKey, TValue, TValue> updateValueFactory)
    {
        return AddOrUpdate(key, unused => addValue, updateValueFactory);
    }

    public TValue AddOrUpdate(TKey key, Func<TKey, TValue> addValueFactory, Func<TKey, TValue, TValue> updateValueFactory)
    {
        while (true)
        {
            if (TryGetValue(key, out TValue old))
            {
                TValue updated = updateValueFactory(key, old);
                if (TryUpdate(key, updated, old)) return updated;
            }
            else
            {
                TValue added = addValueFactory(key);
                if (TryAdd(key, added)) return added;
            }
        }
    }

    public TValue AddOrUpdate<TArg>(TKey key, Func<TKey, TArg, TValue> addValueFactory, Func<TKey, TValue, TArg, TValue> updateValueFactory, TArg factoryArgument)
    {
        return AddOrUpdate(key, it => addValueFactory(it, factoryArgument), (it, old) => updateValueFactory(it, old, factoryArgument));
    }

    public KeyValuePair<TKey, TValue>[] ToArray()
    {
        Kernel.Acquire(this);
        var all = new KeyValuePair<TKey, TValue>[table.Count];
        int count = 0;
        for (int i = table.Next(0); i < table.End; i = table.Next(i + 1))
        {
            all[count] = table.At(i);
            count++;
        }
        return all;
    }

    /// <summary>Changes that others make meanwhile are seen.</summary>
    public IEnumerator<KeyValuePair<TKey, TValue>> GetEnumerator()
    {
        for (int i = table.Next(0); i < table.End; i = table.Next(i + 1))
        {
            Kernel.Acquire(this);
            yield return table.At(i);
        }
    }

    IEnumerator IEnumerable.GetEnumerator() { return GetEnumerator(); }

    IEnumerable<TKey> IReadOnlyDictionary<TKey, TValue>.Keys { get { return Keys; } }

    IEnumerable<TValue> IReadOnlyDictionary<TKey, TValue>.Values { get { return Values; } }

    void IDictionary<TKey, TValue>.Add(TKey key, TValue value)
    {
        if (!TryAdd(key, value)) throw new ArgumentException("The key already existed in the dictionary.");
    }

    bool IDictionary<TKey, TValue>.Remove(TKey key) { return TryRemove(key, out TValue removed); }

    bool ICollection<KeyValuePair<TKey, TValue>>.IsReadOnly { get { return false; } }

    void ICollection<KeyValuePair<TKey, TValue>>.Add(KeyValuePair<TKey, TValue> pair)
    {
        ((IDictionary<TKey, TValue>)this).Add(pair.Key, pair.Value);
    }

    bool ICollection<KeyValuePair<TKey, TValue>>.Contains(KeyValuePair<TKey, TValue> pair)
    {
        return TryGetValue(pair.Key, out TValue value) && EqualityComparer<TValue>.Default.Equals(value, pair.Value);
    }

    bool ICollection<KeyValuePair<TKey, TValue>>.Remove(KeyValuePair<TKey, TValue> pair) { return TryRemove(pair); }

    private int Look(TKey key)
    {
        Kernel.Acquire(this);
        return table.Find(key);
    }
}
