namespace System.Collections.Concurrent;

using System.Collections.Generic;
using Threadbare;

/// <summary>What a thread did before it put something in happens before what others do who take or look.</summary>
public class ConcurrentStack<T>
{
    private readonly Bag<T> items = new Bag<T>();

    public ConcurrentStack() { }

    public ConcurrentStack(IEnumerable<T> collection)
    {
        if (collection == null) throw new ArgumentNullException("collection");
        foreach (T item in collection) Push(item);
    }

    public int Count
    {
        get
        {
            Kernel.Acquire(this);
            return items.Count;
        }
    }

    public bool IsEmpty { get { return Count == 0; } }

    public void Push(T item)
    {
        Kernel.Release(this);
        items.Add(item);
    }

    public bool TryPop(out T result)
    {
        Kernel.Acquire(this);
        bool isThere = items.Count > 0;
        result = isThere ? items.Items[items.Count - 1] : default(T);
        if (isThere) items.RemoveAt(items.Count - 1);
        return isThere;
    }

    public bool TryPeek(out T result)
    {
        Kernel.Acquire(this);
        result = items.Count > 0 ? items.Items[items.Count - 1] : default(T);
        return items.Count > 0;
    }

    public void Clear()
    {
        Kernel.Release(this);
        while (items.Count > 0) items.RemoveAt(items.Count - 1);
    }

    public void PushRange(T[] items) { PushRange(items, 0, items.Length); }

    public void PushRange(T[] items, int startIndex, int count)
    {
        for (int i = 0; i < count; i++) Push(items[startIndex + i]);
    }

    public int TryPopRange(T[] items) { return TryPopRange(items, 0, items.Length); }

    public int TryPopRange(T[] items, int startIndex, int count)
    {
        int taken = 0;
        while (taken < count && TryPop(out T item))
        {
            items[startIndex + taken] = item;
            taken++;
        }
        return taken;
    }

    public T[] ToArray()
    {
        Kernel.Acquire(this);
        var all = new T[items.Count];
        for (int i = 0; i < all.Length; i++) all[i] = items.Items[items.Count - 1 - i];
        return all;
    }

    public void CopyTo(T[] array, int index)
    {
        T[] all = ToArray();
        for (int i = 0; i < all.Length; i++) array[index + i] = all[i];
    }

    /// <summary>What was in it at the beginning.</summary>
    public IEnumerator<T> GetEnumerator()
    {
        T[] all = ToArray();
        for (int i = 0; i < all.Length; i++) yield return all[i];
    }

    IEnumerator IEnumerable.GetEnumerator() { return GetEnumerator(); }

    bool IProducerConsumerCollection<T>.TryAdd(T item)
    {
        Push(item);
        return true;
    }

    bool IProducerConsumerCollection<T>.TryTake(out T item) { return TryPop(out item); }

    bool ICollection.IsSynchronized { get { return false; } }

    object ICollection.SyncRoot { get { throw new NotSupportedException(); } }
}
