namespace System.Collections.Generic;

using Threadbare;

public sealed class LinkedListNode<T>
{
    internal LinkedList<T> Owner;
    internal LinkedListNode<T> Before;
    internal LinkedListNode<T> After;
    internal T Item;

    public LinkedListNode(T value) { Item = value; }

    public LinkedList<T> List { get { return Owner; } }

    public LinkedListNode<T> Next { get { return Owner == null ? null : Owner.Link(After); } }

    public LinkedListNode<T> Previous { get { return Owner == null ? null : Owner.Link(Before); } }

    public T Value
    {
        get
        {
            Kernel.Touch(this, "Value", false);
            return Item;
        }
        set
        {
            Kernel.Touch(this, "Value", true);
            Item = value;
        }
    }
}

[ThreadUnsafe]
public class LinkedList<T>
{
    private LinkedListNode<T> first;
    private LinkedListNode<T> last;
    private int count;
    private int version;

    public LinkedList() { }

    public LinkedList(IEnumerable<T> collection)
    {
        if (collection == null) throw new ArgumentNullException("collection");
        foreach (T item in collection) AddLast(item);
    }

    public int Count
    {
        get
        {
            Kernel.Touch(this, "Count", false);
            return count;
        }
    }

    public LinkedListNode<T> First
    {
        get
        {
            Kernel.Touch(this, "First", false);
            return first;
        }
    }

    public LinkedListNode<T> Last
    {
        get
        {
            Kernel.Touch(this, "Last", false);
            return last;
        }
    }

    public LinkedListNode<T> AddFirst(T value) { return Insert(null, first, new LinkedListNode<T>(value), "AddFirst"); }

    public void AddFirst(LinkedListNode<T> node) { Insert(null, first, node, "AddFirst"); }

    public LinkedListNode<T> AddLast(T value) { return Insert(last, null, new LinkedListNode<T>(value), "AddLast"); }

    public void AddLast(LinkedListNode<T> node) { Insert(last, null, node, "AddLast"); }

    public LinkedListNode<T> AddAfter(LinkedListNode<T> node, T value)
    {
        CheckOwn(node);
        return Insert(node, node.After, new LinkedListNode<T>(value), "AddAfter");
    }

    public void AddAfter(LinkedListNode<T> node, LinkedListNode<T> newNode)
    {
        CheckOwn(node);
        Insert(node, node.After, newNode, "AddAfter");
    }

    public LinkedListNode<T> AddBefore(LinkedListNode<T> node, T value)
    {
        CheckOwn(node);
        return Insert(node.Before, node, new LinkedListNode<T>(value), "AddBefore");
    }

    public void AddBefore(LinkedListNode<T> node, LinkedListNode<T> newNode)
    {
        CheckOwn(node);
        Insert(node.Before, node, newNode, "AddBefore");
    }

    public void Clear()
    {
        Kernel.Touch(this, "Clear", true);
        while (first != null) Unlink(first);
    }

    public bool Contains(T value) { return Find(value) != null; }

    public LinkedListNode<T> Find(T value)
    {
        Kernel.Touch(this, "Find", false);
        for (LinkedListNode<T> node = first; node != null; node = node.After)
        {
            if (EqualityComparer<T>.Default.Equals(node.Item, value)) return node;
        }
        return null;
    }

    public LinkedListNode<T> FindLast(T value)
    {
        Kernel.Touch(this, "FindLast", false);
        for (LinkedListNode<T> node = last; node != null; node = node.Before)
        {
            if (EqualityComparer<T>.Default.Equals(node.Item, value)) return node;
        }
        return null;
    }

    public bool Remove(T value)
    {
        LinkedListNode<T> node = Find(value);
        if (node != null) Remove(node);
        return node != null;
    }

    public void Remove(LinkedListNode<T> node)
    {
        Kernel.Touch(this, "Remove", true);
        CheckOwn(node);
        Unlink(node);
    }

    public void RemoveFirst()
    {
        Kernel.Touch(this, "RemoveFirst", true);
        if (first == null) throw new InvalidOperationException("The LinkedList is empty.");
        Unlink(first);
    }

    public void RemoveLast()
    {
        Kernel.Touch(this, "RemoveLast", true);
        if (last == null) throw new InvalidOperationException("The LinkedList is empty.");
        Unlink(last);
    }

    public void CopyTo(T[] array, int index)
    {
        foreach (T item in this)
        {
            array[index] = item;
            index++;
        }
    }

    public LinkedList<T>.Enumerator GetEnumerator() { return new Enumerator(this); }

    IEnumerator<T> IEnumerable<T>.GetEnumerator() { return new Enumerator(this); }

    IEnumerator IEnumerable.GetEnumerator() { return new Enumerator(this); }

    bool ICollection<T>.IsReadOnly { get { return false; } }

    void ICollection<T>.Add(T item) { AddLast(item); }

    internal LinkedListNode<T> Link(LinkedListNode<T> node)
    {
        Kernel.Touch(this, "Next or Previous", false);
        return node;
    }

    private LinkedListNode<T> Insert(LinkedListNode<T> before, LinkedListNode<T> after, LinkedListNode<T> node, string operation)
    {
        Kernel.Touch(this, operation, true);
        if (node == null) throw new ArgumentNullException("node");
        if (node.Owner != null) throw new InvalidOperationException("The LinkedList node already belongs to a LinkedList.");
        node.Owner = this;
        node.Before = before;
        node.After = after;
        if (before == null) first = node;
        else before.After = node;
        if (after == null) last = node;
        else after.Before = node;
        count++;
        version++;
        return node;
    }

    private void Unlink(LinkedListNode<T> node)
    {
        if (node.Before == null) first = node.After;
        else node.Before.After = node.After;
        if (node.After == null) last = node.Before;
        else node.After.Before = node.Before;
        node.Owner = null;
        node.Before = null;
        node.After = null;
        count--;
        version++;
    }

    private void CheckOwn(LinkedListNode<T> node)
    {
        if (node == null) throw new ArgumentNullException("node");
        if (node.Owner != this) throw new InvalidOperationException("The LinkedList node does not belong to current LinkedList.");
    }

    public struct Enumerator
    {
        private readonly LinkedList<T> list;
        private readonly int version;
        private LinkedListNode<T> next;
        private T current;

        internal Enumerator(LinkedList<T> list)
        {
            this.list = list;
            version = list.version;
            next = list.first;
            current = default(T);
        }

        public T Current { get { return current; } }

        object IEnumerator.Current { get { return current; } }

        public bool MoveNext()
        {
            Kernel.Touch(list, "enumeration", false);
            if (version != list.version) throw new InvalidOperationException("Collection was modified; enumeration operation may not execute.");
            if (next == null) return false;
            current = next.Item;
            next = next.After;
            return true;
        }

        void IEnumerator.Reset() { next = list.first; }

        public void Dispose() { }
    }
}
