namespace System.Collections.Generic;

using Threadbare;

[ThreadUnsafe]
public class HashSet<T>
{
    private readonly Table<T, bool> table;

    public HashSet() : this((IEqualityComparer<T>)null) { }

    public HashSet(IEqualityComparer<T> comparer) { table = new Table<T, bool>(comparer); }

    public HashSet(IEnumerable<T> collection) : this(collection, null) { }

    public HashSet(IEnumerable<T> collection, IEqualityComparer<T> comparer) : this(comparer)
    {
        if (collection == null) throw new ArgumentNullException("collection");
        UnionWith(collection);
    }

    public HashSet(int capacity) : this((IEqualityComparer<T>)null) { }

    public HashSet(int capacity, IEqualityComparer<T> comparer) : this(comparer) { }

    public int EnsureCapacity(int capacity) { return capacity; }

    public void TrimExcess() { Kernel.Touch(this, "TrimExcess", true); }

    public IEqualityComparer<T> Comparer { get { return table.Comparer; } }

    public int Count
    {
        get
        {
            Kernel.Touch(this, "Count", false);
            return table.Count;
        }
    }

    public bool Add(T item)
    {
        Kernel.Touch(this, "Add", true);
        return table.Find(item) < 0 && table.Set(item, true);
    }

    public void Clear()
    {
        Kernel.Touch(this, "Clear", true);
        table.Clear();
    }

    public bool Contains(T item)
    {
        Kernel.Touch(this, "Contains", false);
        return table.Find(item) >= 0;
    }

    public bool Remove(T item)
    {
        Kernel.Touch(this, "Remove", true);
        return table.Remove(item);
    }

    public bool TryGetValue(T equalValue, out T actualValue)
    {
        Kernel.Touch(this, "TryGetValue", false);
        int index = table.Find(equalValue);
        actualValue = index < 0 ? default(T) : table.Keys[index];
        return index >= 0;
    }

    public void UnionWith(IEnumerable<T> other)
    {
        foreach (T item in other) Add(item);
    }

    public void IntersectWith(IEnumerable<T> other)
    {
        HashSet<T> kept = Like(other);
        RemoveWhere(item => !kept.Contains(item));
    }

    public void ExceptWith(IEnumerable<T> other)
    {
        foreach (T item in new List<T>(other)) Remove(item);
    }

    public void SymmetricExceptWith(IEnumerable<T> other)
    {
        foreach (T item in Like(other))
        {
            if (!Remove(item)) Add(item);
        }
    }

    public bool IsSubsetOf(IEnumerable<T> other) { return Like(other).IsSupersetOf(this); }

    public bool IsProperSubsetOf(IEnumerable<T> other)
    {
        HashSet<T> larger = Like(other);
        return larger.Count > Count && larger.IsSupersetOf(this);
    }

    public bool IsSupersetOf(IEnumerable<T> other)
    {
        foreach (T item in other)
        {
            if (!Contains(item)) return false;
        }
        return true;
    }

    public bool IsProperSupersetOf(IEnumerable<T> other)
    {
        HashSet<T> smaller = Like(other);
        return smaller.Count < Count && IsSupersetOf(smaller);
    }

    public bool Overlaps(IEnumerable<T> other)
    {
        foreach (T item in other)
        {
            if (Contains(item)) return true;
        }
        return false;
    }

    public bool SetEquals(IEnumerable<T> other)
    {
        HashSet<T> same = Like(other);
        return same.Count == Count && IsSupersetOf(same);
    }

    public void CopyTo(T[] array) { CopyTo(array, 0, Count); }

    public void CopyTo(T[] array, int arrayIndex) { CopyTo(array, arrayIndex, Count); }

    public void CopyTo(T[] array, int arrayIndex, int count)
    {
        int at = arrayIndex;
        foreach (T item in this)
        {
            if (count == 0) return;
            array[at] = item;
            at++;
            count--;
        }
    }

    public int RemoveWhere(Predicate<T> match)
    {
        var unwanted = new List<T>();
        foreach (T item in this)
        {
            if (match(item)) unwanted.Append(item);
        }
        foreach (T item in unwanted) Remove(item);
        return unwanted.Count;
    }

    public HashSet<T>.Enumerator GetEnumerator() { return new Enumerator(this); }

    IEnumerator<T> IEnumerable<T>.GetEnumerator() { return new Enumerator(this); }

    IEnumerator IEnumerable.GetEnumerator() { return new Enumerator(this); }

    bool ICollection<T>.IsReadOnly { get { return false; } }

    void ICollection<T>.Add(T item) { Add(item); }

    private HashSet<T> Like(IEnumerable<T> other)
    {
        if (other == null) throw new ArgumentNullException("other");
        return new HashSet<T>(other, table.Comparer);
    }

    public struct Enumerator
    {
        private readonly HashSet<T> items;
        private readonly int version;
        private int next;
        private T current;

        internal Enumerator(HashSet<T> items)
        {
            this.items = items;
            version = items.table.Version;
            next = 0;
            current = default(T);
        }

        public T Current { get { return current; } }

        object IEnumerator.Current { get { return current; } }

        public bool MoveNext()
        {
            Kernel.Touch(items, "enumeration", false);
            Table<T, bool> table = items.table;
            if (version != table.Version) throw new InvalidOperationException("Collection was modified; enumeration operation may not execute.");
            next = table.Next(next);
            if (next >= table.End) return false;
            current = table.Keys[next];
            next++;
            return true;
        }

        void IEnumerator.Reset() { next = 0; }

        public void Dispose() { }
    }
}
