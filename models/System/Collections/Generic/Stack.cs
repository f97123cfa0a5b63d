namespace System.Collections.Generic;

using Threadbare;

[ThreadUnsafe]
public class Stack<T>
{
    private T[] items = new T[4];
    private int count;
    private int version;

    public Stack() { }

    public Stack(int capacity)
    {
        if (capacity < 0) throw new ArgumentOutOfRangeException("capacity");
    }

    public Stack(IEnumerable<T> collection)
    {
        if (collection == null) throw new ArgumentNullException("collection");
        foreach (T item in collection) Push(item);
    }

    public int Count
    {
        get
        {
            Kernel.Touch(this, "Count", false);
            return count;
        }
    }

    public void Push(T item)
    {
        Kernel.Touch(this, "Push", true);
        if (count == items.Length) Grow();
        items[count] = item;
        count++;
        version++;
    }

    public T Pop()
    {
        Kernel.Touch(this, "Pop", true);
        CheckNotEmpty();
        return Take();
    }

    public bool TryPop(out T result)
    {
        Kernel.Touch(this, "TryPop", true);
        bool isThere = count > 0;
        result = isThere ? Take() : default(T);
        return isThere;
    }

    public T Peek()
    {
        Kernel.Touch(this, "Peek", false);
        CheckNotEmpty();
        return items[count - 1];
    }

    public bool TryPeek(out T result)
    {
        Kernel.Touch(this, "TryPeek", false);
        result = count > 0 ? items[count - 1] : default(T);
        return count > 0;
    }

    public void Clear()
    {
        Kernel.Touch(this, "Clear", true);
        items = new T[4];
        count = 0;
        version++;
    }

    public bool Contains(T item)
    {
        Kernel.Touch(this, "Contains", false);
        for (int i = count - 1; i >= 0; i--)
        {
            if (EqualityComparer<T>.Default.Equals(items[i], item)) return true;
        }
        return false;
    }

    public void CopyTo(T[] array, int arrayIndex)
    {
        Kernel.Touch(this, "CopyTo", false);
        for (int i = 0; i < count; i++) array[arrayIndex + i] = items[count - 1 - i];
    }

    public T[] ToArray()
    {
        Kernel.Touch(this, "ToArray", false);
        var all = new T[count];
        for (int i = 0; i < count; i++) all[i] = items[count - 1 - i];
        return all;
    }

    public void TrimExcess() { Kernel.Touch(this, "TrimExcess", true); }

    public Stack<T>.Enumerator GetEnumerator() { return new Enumerator(this); }

    IEnumerator<T> IEnumerable<T>.GetEnumerator() { return new Enumerator(this); }

    IEnumerator IEnumerable.GetEnumerator() { return new Enumerator(this); }

    bool ICollection.IsSynchronized { get { return false; } }

    object ICollection.SyncRoot { get { return this; } }

    private T Take()
    {
        count--;
        T item = items[count];
        items[count] = default(T);
        version++;
        return item;
    }

    private void Grow()
    {
        var larger = new T[count * 2];
        for (int i = 0; i < count; i++) larger[i] = items[i];
        items = larger;
    }

    private void CheckNotEmpty()
    {
        if (count == 0) throw new InvalidOperationException("Stack empty.");
    }

    public struct Enumerator
    {
        private readonly Stack<T> stack;
        private readonly int version;
        private int next;
        private T current;

        internal Enumerator(Stack<T> stack)
        {
            this.stack = stack;
            version = stack.version;
            next = 0;
            current = default(T);
        }

        public T Current { get { return current; } }

        object IEnumerator.Current { get { return current; } }

        public bool MoveNext()
        {
            Kernel.Touch(stack, "enumeration", false);
            if (version != stack.version) throw new InvalidOperationException("Collection was modified; enumeration operation may not execute.");
            if (next >= stack.count) return false;
            current = stack.items[stack.count - 1 - next];
            next++;
            return true;
        }

        void IEnumerator.Reset() { next = 0; }

        public void Dispose() { }
    }
}
