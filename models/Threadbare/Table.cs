namespace Threadbare;

using System;
using System.Collections.Generic;

/// <summary>A hash table. Entries stay where they are until they are removed, and places of removed ones are used
/// again, so that the order of enumeration is the one that programs are used to.</summary>
internal sealed class Table<TKey, TValue>
{
    internal readonly IEqualityComparer<TKey> Comparer;
    internal TKey[] Keys = new TKey[4];
    internal TValue[] Values = new TValue[4];
    internal int End;
    internal int Count;
    internal int Version;
    private int[] buckets = new int[8];
    private int[] hashes = new int[4];
    private int[] links = new int[4];
    private int free = -1;

    internal Table(IEqualityComparer<TKey> comparer)
    {
        Comparer = comparer == null ? EqualityComparer<TKey>.Default : comparer;
    }

    /// <summary>Is there an entry at that place?</summary>
    internal bool IsUsed(int index) { return links[index] >= -1; }

    /// <summary>The place of a key; negative if it is not there.</summary>
    internal int Find(TKey key)
    {
        if (key == null) throw new ArgumentNullException("key");
        int hash = Comparer.GetHashCode(key) & int.MaxValue;
        int found;
        int before;
        do
        {
            // Comparers are the program's own: others may run meanwhile.
            before = Version;
            found = Search(key, hash);
        }
        while (before != Version);
        return found;
    }

    /// <summary>Adds a key that is not there.</summary>
    internal void Add(TKey key, TValue value)
    {
        int hash = Comparer.GetHashCode(key) & int.MaxValue;
        int index = TakePlace();
        int bucket = hash % buckets.Length;
        Keys[index] = key;
        Values[index] = value;
        hashes[index] = hash;
        links[index] = buckets[bucket] - 1;
        buckets[bucket] = index + 1;
        Count++;
        Version++;
    }

    /// <summary>Gives a key a value; false if it was there before.</summary>
    internal bool Set(TKey key, TValue value)
    {
        int index = Find(key);
        if (index < 0)
        {
            Add(key, value);
            return true;
        }
        Values[index] = value;
        Version++;
        return false;
    }

    internal bool Remove(TKey key)
    {
        int index = Find(key);
        if (index < 0) return false;
        RemoveAt(index);
        return true;
    }

    internal void RemoveAt(int index)
    {
        int bucket = hashes[index] % buckets.Length;
        if (buckets[bucket] == index + 1)
        {
            buckets[bucket] = links[index] + 1;
        }
        else
        {
            int before = buckets[bucket] - 1;
            while (links[before] != index) before = links[before];
            links[before] = links[index];
        }
        Keys[index] = default(TKey);
        Values[index] = default(TValue);
        links[index] = -3 - free;
        free = index;
        Count--;
        Version++;
    }

    internal void Clear()
    {
        Keys = new TKey[4];
        Values = new TValue[4];
        hashes = new int[4];
        links = new int[4];
        buckets = new int[8];
        End = 0;
        Count = 0;
        free = -1;
        Version++;
    }

    /// <summary>The next used place at or behind one; <c>End</c> or more if there is none.</summary>
    internal int Next(int index)
    {
        while (index < End && !IsUsed(index)) index++;
        return index;
    }

    internal KeyValuePair<TKey, TValue> At(int index) { return new KeyValuePair<TKey, TValue>(Keys[index], Values[index]); }

    private int Search(TKey key, int hash)
    {
        for (int i = buckets[hash % buckets.Length] - 1; i >= 0; i = links[i])
        {
            if (hashes[i] == hash && Comparer.Equals(Keys[i], key)) return i;
        }
        return -1;
    }

    private int TakePlace()
    {
        if (free >= 0)
        {
            int index = free;
            free = -3 - links[index];
            return index;
        }
        if (End == Keys.Length) Grow();
        End++;
        return End - 1;
    }

    private void Grow()
    {
        var keys = new TKey[End * 2];
        var values = new TValue[End * 2];
        var newHashes = new int[End * 2];
        links = new int[End * 2];
        buckets = new int[End * 4];
        for (int i = 0; i < End; i++)
        {
            keys[i] = Keys[i];
            values[i] = Values[i];
            newHashes[i] = hashes[i];
            int bucket = hashes[i] % buckets.Length;
            links[i] = buckets[bucket] - 1;
            buckets[bucket] = i + 1;
        }
        Keys = keys;
        Values = values;
        hashes = newHashes;
    }
}

/// <summary>Keys in order, with values.</summary>
internal sealed class Sorted<TKey, TValue>
{
    internal readonly IComparer<TKey> Comparer;
    internal TKey[] Keys = new TKey[4];
    internal TValue[] Values = new TValue[4];
    internal int Count;
    internal int Version;

    internal Sorted(IComparer<TKey> comparer)
    {
        Comparer = comparer == null ? System.Collections.Generic.Comparer<TKey>.Default : comparer;
    }

    /// <summary>The place of a key; if it is not there, the complement of the place where it would be.</summary>
    internal int Find(TKey key)
    {
        if (key == null) throw new ArgumentNullException("key");
        int low = 0;
        int high = Count;
        while (low < high)
        {
            int middle = (low + high) / 2;
            int order = Comparer.Compare(Keys[middle], key);
            if (order == 0) return middle;
            if (order < 0) low = middle + 1;
            else high = middle;
        }
        return ~low;
    }

    internal bool Set(TKey key, TValue value)
    {
        int index = Find(key);
        if (index < 0)
        {
            Insert(~index, key, value);
            return true;
        }
        Values[index] = value;
        Version++;
        return false;
    }

    internal void Insert(int index, TKey key, TValue value)
    {
        if (Count == Keys.Length) Grow();
        for (int i = Count; i > index; i--)
        {
            Keys[i] = Keys[i - 1];
            Values[i] = Values[i - 1];
        }
        Keys[index] = key;
        Values[index] = value;
        Count++;
        Version++;
    }

    internal void RemoveAt(int index)
    {
        Count--;
        for (int i = index; i < Count; i++)
        {
            Keys[i] = Keys[i + 1];
            Values[i] = Values[i + 1];
        }
        Keys[Count] = default(TKey);
        Values[Count] = default(TValue);
        Version++;
    }

    internal bool Remove(TKey key)
    {
        int index = Find(key);
        if (index < 0) return false;
        RemoveAt(index);
        return true;
    }

    internal void Clear()
    {
        Keys = new TKey[4];
        Values = new TValue[4];
        Count = 0;
        Version++;
    }

    internal KeyValuePair<TKey, TValue> At(int index) { return new KeyValuePair<TKey, TValue>(Keys[index], Values[index]); }

    private void Grow()
    {
        var keys = new TKey[Count * 2];
        var values = new TValue[Count * 2];
        for (int i = 0; i < Count; i++)
        {
            keys[i] = Keys[i];
            values[i] = Values[i];
        }
        Keys = keys;
        Values = values;
    }
}

/// <summary>Objects are equal if they are the same.</summary>
internal sealed class SameObject<T> : EqualityComparer<T>
{
    public override bool Equals(T x, T y) { return ReferenceEquals(x, y); }

    public override int GetHashCode(T obj) { return Kernel.Identity(obj); }
}
