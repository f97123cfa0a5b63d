namespace System.Collections.Generic;

using Threadbare;

/// <summary>A heap with two children each.</summary>
[ThreadUnsafe]
public class PriorityQueue<TElement, TPriority>
{
    private readonly IComparer<TPriority> comparer;
    private readonly Bag<TElement> elements = new Bag<TElement>();
    private readonly Bag<TPriority> priorities = new Bag<TPriority>();

    public PriorityQueue() : this((IComparer<TPriority>)null) { }

    public PriorityQueue(int initialCapacity) : this((IComparer<TPriority>)null) { }

    public PriorityQueue(int initialCapacity, IComparer<TPriority> comparer) : this(comparer) { }

    public PriorityQueue(IComparer<TPriority> comparer)
    {
        this.comparer = comparer == null ? Comparer<TPriority>.Default : comparer;
    }

    public int Count
    {
        get
        {
            Kernel.Touch(this, "Count", false);
            return elements.Count;
        }
    }

    public IComparer<TPriority> Comparer { get { return comparer; } }

    public void Enqueue(TElement element, TPriority priority)
    {
        Kernel.Touch(this, "Enqueue", true);
        elements.Add(element);
        priorities.Add(priority);
        int at = elements.Count - 1;
        while (at > 0 && Compare(at, (at - 1) / 2) < 0)
        {
            Swap(at, (at - 1) / 2);
            at = (at - 1) / 2;
        }
    }

    public TElement Dequeue()
    {
        Kernel.Touch(this, "Dequeue", true);
        CheckNotEmpty();
        TElement first = elements.Items[0];
        RemoveFirst();
        return first;
    }

    public TElement Peek()
    {
        Kernel.Touch(this, "Peek", false);
        CheckNotEmpty();
        return elements.Items[0];
    }

    public bool TryDequeue(out TElement element, out TPriority priority)
    {
        bool isThere = TryPeek(out element, out priority);
        if (isThere) Dequeue();
        return isThere;
    }

    public bool TryPeek(out TElement element, out TPriority priority)
    {
        Kernel.Touch(this, "TryPeek", false);
        element = elements.Count > 0 ? elements.Items[0] : default(TElement);
        priority = elements.Count > 0 ? priorities.Items[0] : default(TPriority);
        return elements.Count > 0;
    }

    public void Clear()
    {
        Kernel.Touch(this, "Clear", true);
        while (elements.Count > 0) RemoveFirst();
    }

    private void RemoveFirst()
    {
        int last = elements.Count - 1;
        Swap(0, last);
        elements.RemoveAt(last);
        priorities.RemoveAt(last);
        int at = 0;
        while (2 * at + 1 < last)
        {
            int child = 2 * at + 1;
            if (child + 1 < last && Compare(child + 1, child) < 0) child++;
            if (Compare(child, at) >= 0) return;
            Swap(at, child);
            at = child;
        }
    }

    private int Compare(int left, int right) { return comparer.Compare(priorities.Items[left], priorities.Items[right]); }

    private void Swap(int left, int right)
    {
        TElement element = elements.Items[left];
        elements.Items[left] = elements.Items[right];
        elements.Items[right] = element;
        TPriority priority = priorities.Items[left];
        priorities.Items[left] = priorities.Items[right];
        priorities.Items[right] = priority;
    }

    private void CheckNotEmpty()
    {
        if (elements.Count == 0) throw new InvalidOperationException("Queue empty.");
    }
}
