namespace System.Collections;

using System.Collections.Generic;
using System.Threading;
using Threadbare;

[ThreadUnsafe]
public class ArrayList
{
    private readonly List<object> items;
    private readonly bool isSynchronized;

    public ArrayList() { items = new List<object>(); }

    public ArrayList(int capacity) : this() { }

    public ArrayList(ICollection c) : this() { AddRange(c); }

    private ArrayList(List<object> items)
    {
        this.items = items;
        isSynchronized = true;
    }

    public static ArrayList Synchronized(ArrayList list) { return new ArrayList(list.items); }

    public virtual int Count
    {
        get
        {
            Use("Count", false);
            return items.Count;
        }
    }

    public virtual int Capacity { get { return Count; } set { } }

    public virtual bool IsFixedSize { get { return false; } }

    public virtual bool IsReadOnly { get { return false; } }

    public virtual bool IsSynchronized { get { return isSynchronized; } }

    public virtual object SyncRoot { get { return items; } }

    public virtual object this[int index]
    {
        get
        {
            Use("this[]", false);
            return items[index];
        }
        set
        {
            Use("this[]", true);
            items[index] = value;
        }
    }

    public virtual int Add(object value)
    {
        Use("Add", true);
        items.Append(value);
        return items.Count - 1;
    }

    public virtual void AddRange(ICollection c)
    {
        foreach (object item in c) Add(item);
    }

    public virtual void Clear()
    {
        Use("Clear", true);
        items.Clear();
    }

    public virtual bool Contains(object item) { return IndexOf(item) >= 0; }

    public virtual int IndexOf(object value)
    {
        Use("IndexOf", false);
        return items.IndexOf(value);
    }

    public virtual void Insert(int index, object value)
    {
        Use("Insert", true);
        items.Insert(index, value);
    }

    public virtual void Remove(object obj)
    {
        Use("Remove", true);
        items.Remove(obj);
    }

    public virtual void RemoveAt(int index)
    {
        Use("RemoveAt", true);
        items.RemoveAt(index);
    }

    public virtual void Reverse()
    {
        Use("Reverse", true);
        items.Reverse();
    }

    public virtual void Sort()
    {
        Use("Sort", true);
        items.Sort();
    }

    public virtual object[] ToArray()
    {
        Use("ToArray", false);
        return items.ToArray();
    }

    public virtual void CopyTo(Array array) { CopyTo(array, 0); }

    public virtual void CopyTo(Array array, int arrayIndex) { Array.Copy(ToArray(), 0, array, arrayIndex, items.Count); }

    public virtual object Clone() { return new ArrayList(this); }

    public virtual IEnumerator GetEnumerator()
    {
        Use("GetEnumerator", false);
        return items.GetEnumerator();
    }

    /// <summary>A synchronized list is a list under a lock.</summary>
    private void Use(string operation, bool writes)
    {
        if (!isSynchronized)
        {
            Kernel.Touch(this, operation, writes);
            return;
        }
        Kernel.Acquire(items);
        Kernel.Release(items);
    }
}

/// <summary>Several threads may read while one writes.</summary>
public class Hashtable
{
    private readonly Table<object, object> table = new Table<object, object>(null);
    private readonly Hashtable inner;

    public Hashtable() { }

    public Hashtable(int capacity) { }

    public Hashtable(IDictionary d)
    {
        foreach (DictionaryEntry entry in d) Add(entry.Key, entry.Value);
    }

    private Hashtable(Hashtable inner)
    {
        this.inner = inner;
        table = inner.table;
    }

    public static Hashtable Synchronized(Hashtable table) { return new Hashtable(table); }

    public virtual int Count { get { return table.Count; } }

    public virtual bool IsReadOnly { get { return false; } }

    public virtual bool IsFixedSize { get { return false; } }

    public virtual bool IsSynchronized { get { return inner != null; } }

    public virtual object SyncRoot { get { return inner == null ? this : inner; } }

    public virtual object this[object key]
    {
        get
        {
            Kernel.Acquire(table);
            int index = table.Find(key);
            return index < 0 ? null : table.Values[index];
        }
        set
        {
            Change("this[]");
            table.Set(key, value);
        }
    }

    public virtual ICollection Keys
    {
        get
        {
            var all = new List<object>();
            foreach (DictionaryEntry entry in this) all.Append(entry.Key);
            return all;
        }
    }

    public virtual ICollection Values
    {
        get
        {
            var all = new List<object>();
            foreach (DictionaryEntry entry in this) all.Append(entry.Value);
            return all;
        }
    }

    public virtual void Add(object key, object value)
    {
        Change("Add");
        if (table.Find(key) >= 0) throw new ArgumentException("Item has already been added. Key in dictionary: '" + key + "'");
        table.Add(key, value);
    }

    public virtual void Clear()
    {
        Change("Clear");
        table.Clear();
    }

    public virtual bool Contains(object key) { return ContainsKey(key); }

    public virtual bool ContainsKey(object key)
    {
        Kernel.Acquire(table);
        return table.Find(key) >= 0;
    }

    public virtual void Remove(object key)
    {
        Change("Remove");
        table.Remove(key);
    }

    public virtual object Clone() { return new Hashtable((IDictionary)this); }

    public virtual IDictionaryEnumerator GetEnumerator() { return new TableEnumerator(table); }

    IEnumerator IEnumerable.GetEnumerator() { return new TableEnumerator(table); }

    /// <summary>Writers exclude each other, unless the table does it for them.</summary>
    private void Change(string operation)
    {
        if (inner == null) Kernel.Touch(this, operation, true);
        else Kernel.Acquire(table);
        Kernel.Release(table);
    }
}

public struct DictionaryEntry
{
    public DictionaryEntry(object key, object value)
    {
        Key = key;
        Value = value;
    }

    public object Key { get; set; }

    public object Value { get; set; }
}
