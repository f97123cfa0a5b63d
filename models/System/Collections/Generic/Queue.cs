namespace System.Collections.Generic;

using Threadbare;

[ThreadUnsafe]
public class Queue<T>
{
    private T[] items = new T[4];
    private int first;
    private int count;
    private int version;

    public Queue() { }

    public Queue(int capacity)
    {
        if (capacity < 0) throw new ArgumentOutOfRangeException("capacity");
    }

    public Queue(IEnumerable<T> collection)
    {
        if (collection == null) throw new ArgumentNullException("collection");
        foreach (T item in collection) Enqueue(item);
    }

    public int Count
    {
        get
        {
            Kernel.Touch(this, "Count", false);
            return count;
        }
    }

    public void Enqueue(T item)
    {
        Kernel.Touch(this, "Enqueue", true);
        if (count == items.Length) Grow();
        items[(first + count) % items.Length] = item;
        count++;
        version++;
    }

    public T Dequeue()
    {
        Kernel.Touch(this, "Dequeue", true);
        CheckNotEmpty();
        return Take();
    }

    public bool TryDequeue(out T result)
    {
        Kernel.Touch(this, "TryDequeue", true);
        bool isThere = count > 0;
        result = isThere ? Take() : default(T);
        return isThere;
    }

    public T Peek()
    {
        Kernel.Touch(this, "Peek", false);
        CheckNotEmpty();
        return items[first];
    }

    public bool TryPeek(out T result)
    {
        Kernel.Touch(this, "TryPeek", false);
        result = count > 0 ? items[first] : default(T);
        return count > 0;
    }

    public void Clear()
    {
        Kernel.Touch(this, "Clear", true);
        items = new T[4];
        first = 0;
        count = 0;
        version++;
    }

    public bool Contains(T item)
    {
        Kernel.Touch(this, "Contains", false);
        for (int i = 0; i < count; i++)
        {
            if (EqualityComparer<T>.Default.Equals(At(i), item)) return true;
        }
        return false;
    }

    public void CopyTo(T[] array, int arrayIndex)
    {
        Kernel.Touch(this, "CopyTo", false);
        for (int i = 0; i < count; i++) array[arrayIndex + i] = At(i);
    }

    public T[] ToArray()
    {
        Kernel.Touch(this, "ToArray", false);
        var all = new T[count];
        for (int i = 0; i < count; i++) all[i] = At(i);
        return all;
    }

    public void TrimExcess() { Kernel.Touch(this, "TrimExcess", true); }

    public Queue<T>.Enumerator GetEnumerator() { return new Enumerator(this); }

    IEnumerator<T> IEnumerable<T>.GetEnumerator() { return new Enumerator(this); }

    IEnumerator IEnumerable.GetEnumerator() { return new Enumerator(this); }

    bool ICollection.IsSynchronized { get { return false; } }

    object ICollection.SyncRoot { get { return this; } }

    private T At(int index) { return items[(first + index) % items.Length]; }

    private T Take()
    {
        T item = items[first];
        items[first] = default(T);
        first = (first + 1) % items.Length;
        count--;
        version++;
        return item;
    }

    private void Grow()
    {
        var larger = new T[count * 2];
        for (int i = 0; i < count; i++) larger[i] = At(i);
        items = larger;
        first = 0;
    }

    private void CheckNotEmpty()
    {
        if (count == 0) throw new InvalidOperationException("Queue empty.");
    }

    public struct Enumerator
    {
        private readonly Queue<T> queue;
        private readonly int version;
        private int next;
        private T current;

        internal Enumerator(Queue<T> queue)
        {
            this.queue = queue;
            version = queue.version;
            next = 0;
            current = default(T);
        }

        public T Current { get { return current; } }

        object IEnumerator.Current { get { return current; } }

        public bool MoveNext()
        {
            Kernel.Touch(queue, "enumeration", false);
            if (version != queue.version) throw new InvalidOperationException("Collection was modified; enumeration operation may not execute.");
            if (next >= queue.count) return false;
            current = queue.At(next);
            next++;
            return true;
        }

        void IEnumerator.Reset() { next = 0; }

        public void Dispose() { }
    }
}
