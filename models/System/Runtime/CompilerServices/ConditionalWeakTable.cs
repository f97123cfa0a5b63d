namespace System.Runtime.CompilerServices;

using System.Collections;
using System.Collections.Generic;
using Threadbare;

/// <summary>What is attached to objects. Threads may share it.</summary>
public sealed class ConditionalWeakTable<TKey, TValue>
{
    private readonly Table<TKey, TValue> table = new Table<TKey, TValue>(new SameObject<TKey>());

    public ConditionalWeakTable() { }

    public bool TryGetValue(TKey key, out TValue value)
    {
        Kernel.Acquire(this);
        int index = table.Find(key);
        value = index < 0 ? default(TValue) : table.Values[index];
        return index >= 0;
    }

    public void Add(TKey key, TValue value)
    {
        if (!TryAdd(key, value)) throw new ArgumentException("An item with the same key has already been added.");
    }

    public bool TryAdd(TKey key, TValue value)
    {
        Kernel.Acquire(this);
        if (table.Find(key) >= 0) return false;
        Kernel.Release(this);
        table.Add(key, value);
        return true;
    }

    public void AddOrUpdate(TKey key, TValue value)
    {
        Kernel.Acquire(this);
        Kernel.Release(this);
        table.Set(key, value);
    }

    public bool Remove(TKey key)
    {
        Kernel.Acquire(this);
        Kernel.Release(this);
        return table.Remove(key);
    }

    public TValue GetValue(TKey key, ConditionalWeakTable<TKey, TValue>.CreateValueCallback createValueCallback)
    {
        if (TryGetValue(key, out TValue known)) return known;
        TValue made = createValueCallback(key);
        TryAdd(key, made);
        return table.Values[table.Find(key)];
    }

    public TValue GetOrCreateValue(TKey key) { return GetValue(key, unused => Kernel.Create<TValue>()); }

    IEnumerator<KeyValuePair<TKey, TValue>> IEnumerable<KeyValuePair<TKey, TValue>>.GetEnumerator()
    {
        for (int i = table.Next(0); i < table.End; i = table.Next(i + 1)) yield return table.At(i);
    }

    IEnumerator IEnumerable.GetEnumerator() { return ((IEnumerable<KeyValuePair<TKey, TValue>>)this).GetEnumerator(); }
}
