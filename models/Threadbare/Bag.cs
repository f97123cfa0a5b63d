namespace Threadbare;

/// <summary>A growing array that models keep things in; nobody else sees it.</summary>
internal sealed class Bag<T>
{
    internal T[] Items = new T[4];
    internal int Count;

    internal void Add(T item)
    {
        if (Count == Items.Length)
        {
            var larger = new T[Count * 2];
            for (int i = 0; i < Count; i++) larger[i] = Items[i];
            Items = larger;
        }
        Items[Count] = item;
        Count++;
    }

    internal void RemoveAt(int index)
    {
        Count--;
        for (int i = index; i < Count; i++) Items[i] = Items[i + 1];
        Items[Count] = default(T);
    }

    internal T[] ToArray()
    {
        var array = new T[Count];
        for (int i = 0; i < Count; i++) array[i] = Items[i];
        return array;
    }

    internal T TakeFirst()
    {
        T first = Items[0];
        RemoveAt(0);
        return first;
    }

    internal bool Contains(T item) { return IndexOf(item) >= 0; }

    internal bool Remove(T item)
    {
        int index = IndexOf(item);
        if (index >= 0) RemoveAt(index);
        return index >= 0;
    }

    private int IndexOf(T item)
    {
        for (int i = 0; i < Count; i++)
        {
            if (Kernel.SameValue(Items[i], item)) return i;
        }
        return -1;
    }
}

/// <summary>A value for each thread.</summary>
internal sealed class PerThread<T>
{
    private int[] threads = new int[4];
    private T[] values = new T[4];
    internal int Count;

    /// <summary>Where the current thread's value is; negative if there is none.</summary>
    internal int Find()
    {
        int me = Kernel.Current();
        for (int i = 0; i < Count; i++)
        {
            if (threads[i] == me) return i;
        }
        return -1;
    }

    internal bool Has { get { return Find() >= 0; } }

    internal T Value
    {
        get
        {
            int index = Find();
            return index < 0 ? default(T) : values[index];
        }
        set
        {
            int index = Find();
            if (index < 0) index = Append();
            values[index] = value;
        }
    }

    internal T At(int index) { return values[index]; }

    internal void Clear()
    {
        int index = Find();
        if (index < 0) return;
        Count--;
        threads[index] = threads[Count];
        values[index] = values[Count];
        values[Count] = default(T);
    }

    private int Append()
    {
        if (Count == threads.Length)
        {
            var moreThreads = new int[Count * 2];
            var moreValues = new T[Count * 2];
            for (int i = 0; i < Count; i++)
            {
                moreThreads[i] = threads[i];
                moreValues[i] = values[i];
            }
            threads = moreThreads;
            values = moreValues;
        }
        threads[Count] = Kernel.Current();
        Count++;
        return Count - 1;
    }
}
