namespace System.Collections.Generic;

using System.Collections.ObjectModel;
using Threadbare;

[ThreadUnsafe]
public class List<T>
{
    private T[] items;
    private int count;
    private int version;

    public List() { items = new T[4]; }

    public List(int capacity)
    {
        if (capacity < 0) throw new ArgumentOutOfRangeException("capacity");
        items = new T[capacity];
    }

    public List(IEnumerable<T> collection) : this()
    {
        if (collection == null) throw new ArgumentNullException("collection");
        foreach (T item in collection) Append(item);
    }

    public int Count { get { Kernel.Touch(this, "Count", false); return count; } }

    public int Capacity
    {
        get { Kernel.Touch(this, "Capacity", false); return items.Length; }
        set
        {
            Kernel.Touch(this, "Capacity", true);
            if (value < count) throw new ArgumentOutOfRangeException("value");
            Resize(value);
        }
    }

    public T this[int index]
    {
        get
        {
            Kernel.Touch(this, "this[]", false);
            CheckIndex(index);
            return items[index];
        }
        set
        {
            Kernel.Touch(this, "this[]", true);
            CheckIndex(index);
            items[index] = value;
            version++;
        }
    }

    public void Add(T item)
    {
        Kernel.Touch(this, "Add", true);
        Append(item);
    }

    public void AddRange(IEnumerable<T> collection)
    {
        Kernel.Touch(this, "AddRange", true);
        if (collection == null) throw new ArgumentNullException("collection");
        Splice(count, collection);
    }

    public ReadOnlyCollection<T> AsReadOnly() { return new ReadOnlyCollection<T>(this); }

    public int BinarySearch(int index, int count, T item, IComparer<T> comparer)
    {
        Kernel.Touch(this, "BinarySearch", false);
        return Array.BinarySearch(items, index, count, item, comparer);
    }

    public int BinarySearch(T item) { return BinarySearch(0, count, item, null); }

    public int BinarySearch(T item, IComparer<T> comparer) { return BinarySearch(0, count, item, comparer); }

    public void Clear()
    {
        Kernel.Touch(this, "Clear", true);
        for (int i = 0; i < count; i++) items[i] = default(T);
        count = 0;
        version++;
    }

    public bool Contains(T item)
    {
        Kernel.Touch(this, "Contains", false);
        return Position(item, 0, count) >= 0;
    }

    public List<TOutput> ConvertAll<TOutput>(Converter<T, TOutput> converter)
    {
        Kernel.Touch(this, "ConvertAll", false);
        var all = new List<TOutput>(count);
        for (int i = 0; i < count; i++) all.Append(converter(items[i]));
        return all;
    }

    public void CopyTo(T[] array) { CopyTo(array, 0); }

    public void CopyTo(T[] array, int arrayIndex) { CopyTo(0, array, arrayIndex, count); }

    public void CopyTo(int index, T[] array, int arrayIndex, int count)
    {
        Kernel.Touch(this, "CopyTo", false);
        if (array == null) throw new ArgumentNullException("array");
        if (index < 0 || arrayIndex < 0 || count < 0) throw new ArgumentOutOfRangeException("index");
        if (index + count > this.count || arrayIndex + count > array.Length) throw new ArgumentException("The destination is too short.");
        for (int i = 0; i < count; i++) array[arrayIndex + i] = items[index + i];
    }

    public int EnsureCapacity(int capacity)
    {
        Kernel.Touch(this, "EnsureCapacity", true);
        if (capacity > items.Length) Resize(capacity);
        return items.Length;
    }

    public bool Exists(Predicate<T> match) { return FindIndex(match) >= 0; }

    public T Find(Predicate<T> match)
    {
        int index = FindIndex(match);
        return index < 0 ? default(T) : items[index];
    }

    public List<T> FindAll(Predicate<T> match)
    {
        Kernel.Touch(this, "FindAll", false);
        var all = new List<T>();
        for (int i = 0; i < count; i++)
        {
            if (match(items[i])) all.Append(items[i]);
        }
        return all;
    }

    public int FindIndex(Predicate<T> match) { return FindIndex(0, count, match); }

    public int FindIndex(int startIndex, Predicate<T> match) { return FindIndex(startIndex, count - startIndex, match); }

    public int FindIndex(int startIndex, int count, Predicate<T> match)
    {
        Kernel.Touch(this, "FindIndex", false);
        for (int i = startIndex; i < startIndex + count; i++)
        {
            if (match(items[i])) return i;
        }
        return -1;
    }

    public T FindLast(Predicate<T> match)
    {
        int index = FindLastIndex(match);
        return index < 0 ? default(T) : items[index];
    }

    public int FindLastIndex(Predicate<T> match)
    {
        Kernel.Touch(this, "FindLastIndex", false);
        for (int i = count - 1; i >= 0; i--)
        {
            if (match(items[i])) return i;
        }
        return -1;
    }

    public void ForEach(Action<T> action)
    {
        Kernel.Touch(this, "ForEach", false);
        int before = version;
        for (int i = 0; i < count; i++)
        {
            CheckVersion(before);
            action(items[i]);
        }
        CheckVersion(before);
    }

    public List<T>.Enumerator GetEnumerator() { return new Enumerator(this); }

    IEnumerator<T> IEnumerable<T>.GetEnumerator() { return new Enumerator(this); }

    IEnumerator IEnumerable.GetEnumerator() { return new Enumerator(this); }

    public List<T> GetRange(int index, int count)
    {
        Kernel.Touch(this, "GetRange", false);
        CheckRange(index, count);
        var all = new List<T>(count);
        for (int i = 0; i < count; i++) all.Append(items[index + i]);
        return all;
    }

    public List<T> Slice(int start, int length) { return GetRange(start, length); }

    public int IndexOf(T item) { return IndexOf(item, 0, count); }

    public int IndexOf(T item, int index) { return IndexOf(item, index, count - index); }

    public int IndexOf(T item, int index, int count)
    {
        Kernel.Touch(this, "IndexOf", false);
        return Position(item, index, index + count);
    }

    public void Insert(int index, T item)
    {
        Kernel.Touch(this, "Insert", true);
        if (index < 0 || index > count) throw new ArgumentOutOfRangeException("index");
        Open(index, 1);
        items[index] = item;
    }

    public void InsertRange(int index, IEnumerable<T> collection)
    {
        Kernel.Touch(this, "InsertRange", true);
        if (collection == null) throw new ArgumentNullException("collection");
        if (index < 0 || index > count) throw new ArgumentOutOfRangeException("index");
        Splice(index, collection);
    }

    public int LastIndexOf(T item)
    {
        Kernel.Touch(this, "LastIndexOf", false);
        for (int i = count - 1; i >= 0; i--)
        {
            if (EqualityComparer<T>.Default.Equals(items[i], item)) return i;
        }
        return -1;
    }

    public bool Remove(T item)
    {
        Kernel.Touch(this, "Remove", true);
        int index = Position(item, 0, count);
        if (index < 0) return false;
        Close(index, 1);
        return true;
    }

    public int RemoveAll(Predicate<T> match)
    {
        Kernel.Touch(this, "RemoveAll", true);
        if (match == null) throw new ArgumentNullException("match");
        int kept = 0;
        for (int i = 0; i < count; i++)
        {
            if (match(items[i])) continue;
            items[kept] = items[i];
            kept++;
        }
        int removed = count - kept;
        Close(kept, removed);
        return removed;
    }

    public void RemoveAt(int index)
    {
        Kernel.Touch(this, "RemoveAt", true);
        CheckIndex(index);
        Close(index, 1);
    }

    public void RemoveRange(int index, int count)
    {
        Kernel.Touch(this, "RemoveRange", true);
        CheckRange(index, count);
        Close(index, count);
    }

    public void Reverse() { Reverse(0, count); }

    public void Reverse(int index, int count)
    {
        Kernel.Touch(this, "Reverse", true);
        CheckRange(index, count);
        Array.Reverse(items, index, count);
        version++;
    }

    public void Sort() { Sort(0, count, null); }

    public void Sort(IComparer<T> comparer) { Sort(0, count, comparer); }

    public void Sort(Comparison<T> comparison)
    {
        if (comparison == null) throw new ArgumentNullException("comparison");
        Sort(0, count, Comparer<T>.Create(comparison));
    }

    public void Sort(int index, int count, IComparer<T> comparer)
    {
        Kernel.Touch(this, "Sort", true);
        CheckRange(index, count);
        Array.Sort(items, index, count, comparer);
        version++;
    }

    public T[] ToArray()
    {
        Kernel.Touch(this, "ToArray", false);
        var array = new T[count];
        for (int i = 0; i < count; i++) array[i] = items[i];
        return array;
    }

    public void TrimExcess()
    {
        Kernel.Touch(this, "TrimExcess", true);
        Resize(count);
    }

    public bool TrueForAll(Predicate<T> match)
    {
        Kernel.Touch(this, "TrueForAll", false);
        for (int i = 0; i < count; i++)
        {
            if (!match(items[i])) return false;
        }
        return true;
    }

    bool ICollection<T>.IsReadOnly { get { return false; } }
    bool ICollection.IsSynchronized { get { return false; } }
    object ICollection.SyncRoot { get { return this; } }
    bool IList.IsFixedSize { get { return false; } }
    bool IList.IsReadOnly { get { return false; } }
    object IList.this[int index] { get { return this[index]; } set { this[index] = (T)value; } }
    int IList.Add(object value) { Add((T)value); return count - 1; }
    bool IList.Contains(object value) { return value is T item && Contains(item); }
    int IList.IndexOf(object value) { return value is T item ? IndexOf(item) : -1; }
    void IList.Insert(int index, object value) { Insert(index, (T)value); }
    void IList.Remove(object value) { if (value is T item) Remove(item); }
    void ICollection.CopyTo(Array array, int index) { Array.Copy(ToArray(), 0, array, index, count); }

    internal void Append(T item)
    {
        Open(count, 1);
        items[count - 1] = item;
    }

    private int Position(T item, int from, int end)
    {
        for (int i = from; i < end; i++)
        {
            if (EqualityComparer<T>.Default.Equals(items[i], item)) return i;
        }
        return -1;
    }

    private void Splice(int index, IEnumerable<T> collection)
    {
        foreach (T item in new List<T>(collection))
        {
            Open(index, 1);
            items[index] = item;
            index++;
        }
    }

    private void Open(int index, int length)
    {
        if (count + length > items.Length) Resize((count + length) * 2);
        for (int i = count - 1; i >= index; i--) items[i + length] = items[i];
        count += length;
        version++;
    }

    private void Close(int index, int length)
    {
        count -= length;
        for (int i = index; i < count; i++) items[i] = items[i + length];
        for (int i = count; i < count + length; i++) items[i] = default(T);
        version++;
    }

    private void Resize(int capacity)
    {
        var larger = new T[capacity];
        for (int i = 0; i < count; i++) larger[i] = items[i];
        items = larger;
    }

    private void CheckIndex(int index)
    {
        if (index < 0 || index >= count) throw new ArgumentOutOfRangeException("index");
    }

    private void CheckRange(int index, int length)
    {
        if (index < 0 || length < 0) throw new ArgumentOutOfRangeException("index");
        if (index + length > count) throw new ArgumentException("The range is out of bounds.");
    }

    private void CheckVersion(int before)
    {
        if (version != before) throw new InvalidOperationException("Collection was modified; enumeration operation may not execute.");
    }

    public struct Enumerator
    {
        private readonly List<T> list;
        private readonly int version;
        private int next;
        private T current;

        internal Enumerator(List<T> list)
        {
            this.list = list;
            version = list.version;
            next = 0;
            current = default(T);
        }

        public T Current { get { return current; } }

        object IEnumerator.Current { get { return current; } }

        public bool MoveNext()
        {
            Kernel.Touch(list, "enumeration", false);
            list.CheckVersion(version);
            if (next >= list.count) return false;
            current = list.items[next];
            next++;
            return true;
        }

        void IEnumerator.Reset() { next = 0; }

        public void Dispose() { }
    }
}
