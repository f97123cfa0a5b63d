namespace System.Collections.Concurrent;

using System.Collections.Generic;
using Threadbare;

/// <summary>What a thread did before it put something in happens before what others do who take or look.</summary>
public class ConcurrentQueue<T>
{
    private readonly Bag<T> items = new Bag<T>();

    public ConcurrentQueue() { }

    public ConcurrentQueue(IEnumerable<T> collection)
    {
        if (collection == null) throw new ArgumentNullException("collection");
        foreach (T item in collection) Enqueue(item);
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

    public void Enqueue(T item)
    {
        Kernel.Release(this);
        items.Add(item);
    }

    public bool TryDequeue(out T result)
    {
        Kernel.Acquire(this);
        bool isThere = items.Count > 0;
        result = isThere ? items.Items[0] : default(T);
        if (isThere) items.RemoveAt(0);
        return isThere;
    }

    public bool TryPeek(out T result)
    {
        Kernel.Acquire(this);
        result = items.Count > 0 ? items.Items[0] : default(T);
        return items.Count > 0;
    }

    public void Clear()
    {
        Kernel.Release(this);
        while (items.Count > 0) items.RemoveAt(items.Count - 1);
    }

    public T[] ToArray()
    {
        Kernel.Acquire(this);
        var all = new T[items.Count];
        for (int i = 0; i < all.Length; i++) all[i] = items.Items[i];
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
        Enqueue(item);
        return true;
    }

    bool IProducerConsumerCollection<T>.TryTake(out T item) { return TryDequeue(out item); }

    bool ICollection.IsSynchronized { get { return false; } }

    object ICollection.SyncRoot { get { throw new NotSupportedException(); } }
}
