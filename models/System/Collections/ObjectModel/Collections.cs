namespace System.Collections.ObjectModel;

using System.Collections.Generic;
using System.Collections.Specialized;
using System.ComponentModel;
using Threadbare;

public class ReadOnlyCollection<T>
{
    private readonly IList<T> list;

    public ReadOnlyCollection(IList<T> list)
    {
        if (list == null) throw new ArgumentNullException("list");
        this.list = list;
    }

    public static ReadOnlyCollection<T> Empty { get { return new ReadOnlyCollection<T>(new T[0]); } }

    public int Count { get { return list.Count; } }

    public T this[int index] { get { return list[index]; } }

    protected IList<T> Items { get { return list; } }

    public bool Contains(T value) { return list.Contains(value); }

    public int IndexOf(T value) { return list.IndexOf(value); }

    public void CopyTo(T[] array, int index) { list.CopyTo(array, index); }

    public IEnumerator<T> GetEnumerator() { return list.GetEnumerator(); }

    IEnumerator IEnumerable.GetEnumerator() { return list.GetEnumerator(); }

    bool ICollection<T>.IsReadOnly { get { return true; } }
    T IList<T>.this[int index] { get { return list[index]; } set { throw Refused(); } }
    void ICollection<T>.Add(T item) { throw Refused(); }
    void ICollection<T>.Clear() { throw Refused(); }
    bool ICollection<T>.Remove(T item) { throw Refused(); }
    void IList<T>.Insert(int index, T item) { throw Refused(); }
    void IList<T>.RemoveAt(int index) { throw Refused(); }

    private static Exception Refused() { return new NotSupportedException("Collection is read-only."); }
}

public class Collection<T>
{
    private readonly IList<T> list;

    public Collection() : this(new List<T>()) { }

    public Collection(IList<T> list)
    {
        if (list == null) throw new ArgumentNullException("list");
        this.list = list;
    }

    public int Count { get { return list.Count; } }

    protected IList<T> Items { get { return list; } }

    public T this[int index]
    {
        get { return list[index]; }
        set { SetItem(index, value); }
    }

    public void Add(T item) { InsertItem(list.Count, item); }

    public void Clear() { ClearItems(); }

    public void Insert(int index, T item) { InsertItem(index, item); }

    public bool Remove(T item)
    {
        int index = list.IndexOf(item);
        if (index >= 0) RemoveItem(index);
        return index >= 0;
    }

    public void RemoveAt(int index) { RemoveItem(index); }

    public bool Contains(T item) { return list.Contains(item); }

    public int IndexOf(T item) { return list.IndexOf(item); }

    public void CopyTo(T[] array, int index) { list.CopyTo(array, index); }

    public IEnumerator<T> GetEnumerator() { return list.GetEnumerator(); }

    IEnumerator IEnumerable.GetEnumerator() { return list.GetEnumerator(); }

    bool ICollection<T>.IsReadOnly { get { return false; } }

    protected virtual void ClearItems() { list.Clear(); }

    protected virtual void InsertItem(int index, T item) { list.Insert(index, item); }

    protected virtual void RemoveItem(int index) { list.RemoveAt(index); }

    protected virtual void SetItem(int index, T item) { list[index] = item; }
}

public class ObservableCollection<T>
{
    public ObservableCollection() { }

    public ObservableCollection(IEnumerable<T> collection) : base(new List<T>(collection)) { }

    public ObservableCollection(List<T> list) : base(new List<T>(list)) { }

    public virtual event NotifyCollectionChangedEventHandler CollectionChanged;

    protected virtual event PropertyChangedEventHandler PropertyChanged;

    public void Move(int oldIndex, int newIndex) { MoveItem(oldIndex, newIndex); }

    protected override void ClearItems()
    {
        base.ClearItems();
        Tell(NotifyCollectionChangedAction.Reset);
    }

    protected override void InsertItem(int index, T item)
    {
        base.InsertItem(index, item);
        Tell(NotifyCollectionChangedAction.Add);
    }

    protected override void RemoveItem(int index)
    {
        base.RemoveItem(index);
        Tell(NotifyCollectionChangedAction.Remove);
    }

    protected override void SetItem(int index, T item)
    {
        base.SetItem(index, item);
        Tell(NotifyCollectionChangedAction.Replace);
    }

    protected virtual void MoveItem(int oldIndex, int newIndex)
    {
        T item = this[oldIndex];
        base.RemoveItem(oldIndex);
        base.InsertItem(newIndex, item);
        Tell(NotifyCollectionChangedAction.Move);
    }

    protected virtual void OnCollectionChanged(NotifyCollectionChangedEventArgs e)
    {
        if (CollectionChanged != null) CollectionChanged(this, e);
    }

    protected virtual void OnPropertyChanged(PropertyChangedEventArgs e)
    {
        if (PropertyChanged != null) PropertyChanged(this, e);
    }

    private void Tell(NotifyCollectionChangedAction action)
    {
        if (action != NotifyCollectionChangedAction.Replace && action != NotifyCollectionChangedAction.Move)
        {
            OnPropertyChanged(new PropertyChangedEventArgs("Count"));
        }
        OnPropertyChanged(new PropertyChangedEventArgs("Item[]"));
        OnCollectionChanged(Kernel.Unknown<NotifyCollectionChangedEventArgs>());
    }
}
