namespace System.Collections.Concurrent;

using System.Collections.Generic;
using System.Threading;
using Threadbare;

public class BlockingCollection<T>
{
    private readonly IProducerConsumerCollection<T> items;
    private readonly int capacity;
    private int count;
    private bool isAddingCompleted;
    private bool isDisposed;

    public BlockingCollection() : this(new ConcurrentQueue<T>()) { }

    public BlockingCollection(int boundedCapacity) : this(new ConcurrentQueue<T>(), boundedCapacity) { }

    public BlockingCollection(IProducerConsumerCollection<T> collection)
    {
        if (collection == null) throw new ArgumentNullException("collection");
        items = collection;
        capacity = -1;
        count = collection.Count;
    }

    public BlockingCollection(IProducerConsumerCollection<T> collection, int boundedCapacity) : this(collection)
    {
        if (boundedCapacity < 1) throw new ArgumentOutOfRangeException("boundedCapacity");
        capacity = boundedCapacity;
    }

    public int BoundedCapacity { get { return capacity; } }

    public int Count
    {
        get
        {
            CheckDisposed();
            return count;
        }
    }

    public bool IsAddingCompleted
    {
        get
        {
            CheckDisposed();
            return isAddingCompleted;
        }
    }

    public bool IsCompleted { get { return IsAddingCompleted && count == 0; } }

    public void Add(T item) { Put(item, Waiting.Forever, CancellationToken.None); }

    public void Add(T item, CancellationToken cancellationToken) { Put(item, Waiting.Forever, cancellationToken); }

    public bool TryAdd(T item) { return Put(item, 0, CancellationToken.None); }

    public bool TryAdd(T item, TimeSpan timeout) { return Put(item, Waiting.Milliseconds(timeout), CancellationToken.None); }

    public bool TryAdd(T item, int millisecondsTimeout) { return Put(item, Waiting.Milliseconds(millisecondsTimeout), CancellationToken.None); }

    public bool TryAdd(T item, int millisecondsTimeout, CancellationToken cancellationToken)
    {
        return Put(item, Waiting.Milliseconds(millisecondsTimeout), cancellationToken);
    }

    public T Take() { return Take(CancellationToken.None); }

    public T Take(CancellationToken cancellationToken)
    {
        if (Get(out T item, Waiting.Forever, cancellationToken)) return item;
        throw new InvalidOperationException("The collection argument is empty and has been marked as complete with regards to additions.");
    }

    public bool TryTake(out T item) { return Get(out item, 0, CancellationToken.None); }

    public bool TryTake(out T item, TimeSpan timeout) { return Get(out item, Waiting.Milliseconds(timeout), CancellationToken.None); }

    public bool TryTake(out T item, int millisecondsTimeout)
    {
        return Get(out item, Waiting.Milliseconds(millisecondsTimeout), CancellationToken.None);
    }

    public bool TryTake(out T item, int millisecondsTimeout, CancellationToken cancellationToken)
    {
        return Get(out item, Waiting.Milliseconds(millisecondsTimeout), cancellationToken);
    }

    public void CompleteAdding()
    {
        CheckDisposed();
        Kernel.Release(this);
        isAddingCompleted = true;
        Kernel.Wake(this);
    }

    public T[] ToArray()
    {
        CheckDisposed();
        return items.ToArray();
    }

    public void CopyTo(T[] array, int index) { items.CopyTo(array, index); }

    public IEnumerable<T> GetConsumingEnumerable() { return GetConsumingEnumerable(CancellationToken.None); }

    public IEnumerable<T> GetConsumingEnumerable(CancellationToken cancellationToken)
    {
        while (Get(out T item, Waiting.Forever, cancellationToken)) yield return item;
    }

    IEnumerator<T> IEnumerable<T>.GetEnumerator() { return items.GetEnumerator(); }

    IEnumerator IEnumerable.GetEnumerator() { return items.GetEnumerator(); }

    public void Dispose() { Dispose(true); }

    protected virtual void Dispose(bool disposing) { isDisposed = true; }

    private bool Put(T item, long milliseconds, CancellationToken token)
    {
        CheckDisposed();
        if (isAddingCompleted) throw AddingCompleted();
        if (!Waiting.For(this, "free place", () => isAddingCompleted || capacity < 0 || count < capacity, milliseconds, token)) return false;
        if (isAddingCompleted) throw AddingCompleted();
        Kernel.Release(this);
        if (!items.TryAdd(item)) throw new InvalidOperationException("The underlying collection didn't accept the item.");
        count++;
        Kernel.Wake(this);
        return true;
    }

    private bool Get(out T item, long milliseconds, CancellationToken token)
    {
        CheckDisposed();
        bool inTime = Waiting.For(this, "item", () => count > 0 || isAddingCompleted, milliseconds, token);
        item = default(T);
        if (!inTime || count == 0) return false;
        Kernel.Acquire(this);
        if (!items.TryTake(out item)) throw new InvalidOperationException("The underlying collection was modified from outside of the BlockingCollection.");
        count--;
        Kernel.Release(this);
        Kernel.Wake(this);
        return true;
    }

    private static Exception AddingCompleted()
    {
        return new InvalidOperationException("The collection has been marked as complete with regards to additions.");
    }

    private void CheckDisposed()
    {
        if (isDisposed) throw new ObjectDisposedException("BlockingCollection");
    }
}
