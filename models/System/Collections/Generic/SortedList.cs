namespace System.Collections.Generic;

using Threadbare;

[ThreadUnsafe]
public class SortedList<TKey, TValue>
{
    private readonly Sorted<TKey, TValue> table;

    public SortedList() : this((IComparer<TKey>)null) { }

    public SortedList(int capacity) : this((IComparer<TKey>)null) { }

    public SortedList(IComparer<TKey> comparer) { table = new Sorted<TKey, TValue>(comparer); }

    public SortedList(int capacity, IComparer<TKey> comparer) : this(comparer) { }

    public SortedList(IDictionary<TKey, TValue> dictionary) : this(dictionary, null) { }

    public SortedList(IDictionary<TKey, TValue> dictionary, IComparer<TKey> comparer) : this(comparer)
    {
        if (dictionary == null) throw new ArgumentNullException("dictionary");
        foreach (KeyValuePair<TKey, TValue> pair in dictionary) Add(pair.Key, pair.Value);
    }

    public IComparer<TKey> Comparer { get { return table.Comparer; } }

    public IList<TKey> Keys { get { return AllKeys(); } }

    public IList<TValue> Values { get { return AllValues(); } }

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

    public TValue GetValueAtIndex(int index)
    {
        Kernel.Touch(this, "GetValueAtIndex", false);
        CheckIndex(index);
        return table.Values[index];
    }

    public void SetValueAtIndex(int index, TValue value)
    {
        Kernel.Touch(this, "SetValueAtIndex", true);
        CheckIndex(index);
        table.Values[index] = value;
    }

    public TKey GetKeyAtIndex(int index)
    {
        Kernel.Touch(this, "GetKeyAtIndex", false);
        CheckIndex(index);
        return table.Keys[index];
    }

    public int IndexOfKey(TKey key)
    {
        Kernel.Touch(this, "IndexOfKey", false);
        int index = table.Find(key);
        return index < 0 ? -1 : index;
    }

    public int IndexOfValue(TValue value)
    {
        Kernel.Touch(this, "IndexOfValue", false);
        for (int i = 0; i < table.Count; i++)
        {
            if (EqualityComparer<TValue>.Default.Equals(table.Values[i], value)) return i;
        }
        return -1;
    }

    public void RemoveAt(int index)
    {
        Kernel.Touch(this, "RemoveAt", true);
        CheckIndex(index);
        table.RemoveAt(index);
    }

    public IEnumerator<KeyValuePair<TKey, TValue>> GetEnumerator()
    {
        int version = table.Version;
        for (int i = 0; ; i++)
        {
            Kernel.Touch(this, "enumeration", false);
            if (version != table.Version) throw new InvalidOperationException("Collection was modified; enumeration operation may not execute.");
            if (i >= table.Count) yield break;
            yield return table.At(i);
        }
    }

    IEnumerator IEnumerable.GetEnumerator() { return GetEnumerator(); }

    ICollection<TKey> IDictionary<TKey, TValue>.Keys { get { return AllKeys(); } }

    ICollection<TValue> IDictionary<TKey, TValue>.Values { get { return AllValues(); } }

    IEnumerable<TKey> IReadOnlyDictionary<TKey, TValue>.Keys { get { return AllKeys(); } }

    IEnumerable<TValue> IReadOnlyDictionary<TKey, TValue>.Values { get { return AllValues(); } }

    bool ICollection<KeyValuePair<TKey, TValue>>.IsReadOnly { get { return false; } }

    void ICollection<KeyValuePair<TKey, TValue>>.Add(KeyValuePair<TKey, TValue> pair) { Add(pair.Key, pair.Value); }

    private List<TKey> AllKeys()
    {
        Kernel.Touch(this, "Keys", false);
        var all = new List<TKey>();
        for (int i = 0; i < table.Count; i++) all.Append(table.Keys[i]);
        return all;
    }

    private List<TValue> AllValues()
    {
        Kernel.Touch(this, "Values", false);
        var all = new List<TValue>();
        for (int i = 0; i < table.Count; i++) all.Append(table.Values[i]);
        return all;
    }

    private void CheckIndex(int index)
    {
        if (index < 0 || index >= table.Count) throw new ArgumentOutOfRangeException("index");
    }
}
