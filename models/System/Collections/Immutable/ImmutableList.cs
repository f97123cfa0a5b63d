namespace System.Collections.Immutable;

using System.Collections.Generic;
using Threadbare;

/// <summary>An array that nobody changes any more: each change makes a new one.</summary>
public sealed class ImmutableList<T>
{
    public static readonly ImmutableList<T> Empty = new ImmutableList<T>(new T[0]);

    private readonly T[] items;

    internal ImmutableList(T[] items) { this.items = items; }

    public int Count { get { return items.Length; } }

    public bool IsEmpty { get { return items.Length == 0; } }

    public T this[int index] { get { return items[index]; } }

    public ImmutableList<T> Clear() { return Empty; }

    public ImmutableList<T> Add(T value) { return Changed(all => all.Add(value)); }

    public ImmutableList<T> AddRange(IEnumerable<T> items) { return Changed(all => all.AddRange(items)); }

    public ImmutableList<T> Insert(int index, T item) { return Changed(all => all.Insert(index, item)); }

    public ImmutableList<T> Remove(T value) { return Changed(all => all.Remove(value)); }

    public ImmutableList<T> RemoveAt(int index) { return Changed(all => all.RemoveAt(index)); }

    public ImmutableList<T> RemoveAll(Predicate<T> match) { return Changed(all => all.RemoveAll(match)); }

    public ImmutableList<T> SetItem(int index, T value) { return Changed(all => all[index] = value); }

    public ImmutableList<T> Replace(T oldValue, T newValue) { return Changed(all => all[all.IndexOf(oldValue)] = newValue); }

    public ImmutableList<T> Reverse() { return Changed(all => all.Reverse()); }

    public ImmutableList<T> Sort() { return Changed(all => all.Sort()); }

    public bool Contains(T value) { return Array.IndexOf(items, value) >= 0; }

    public int IndexOf(T value) { return Array.IndexOf(items, value); }

    public T Find(Predicate<T> match) { return Array.Find(items, match); }

    public bool Exists(Predicate<T> match) { return Array.Exists(items, match); }

    public void ForEach(Action<T> action) { Array.ForEach(items, action); }

    public void CopyTo(T[] array) { items.CopyTo(array, 0); }

    public void CopyTo(T[] array, int arrayIndex) { items.CopyTo(array, arrayIndex); }

    public ImmutableList<T>.Enumerator GetEnumerator() { return new Enumerator(items); }

    IEnumerator<T> IEnumerable<T>.GetEnumerator() { return new Enumerator(items); }

    IEnumerator IEnumerable.GetEnumerator() { return new Enumerator(items); }

    IImmutableList<T> IImmutableList<T>.Add(T value) { return Add(value); }

    private ImmutableList<T> Changed(Action<List<T>> change)
    {
        var copy = new List<T>(items);
        change(copy);
        return new ImmutableList<T>(copy.ToArray());
    }

    public struct Enumerator
    {
        private readonly T[] items;
        private int at;

        internal Enumerator(T[] items)
        {
            this.items = items;
            at = -1;
        }

        public T Current { get { return items[at]; } }

        object IEnumerator.Current { get { return items[at]; } }

        public bool MoveNext()
        {
            at++;
            return at < items.Length;
        }

        public void Reset() { at = -1; }

        public void Dispose() { }
    }
}

public static class ImmutableList
{
    public static ImmutableList<T> Create<T>() { return ImmutableList<T>.Empty; }

    public static ImmutableList<T> Create<T>(T item) { return ImmutableList<T>.Empty.Add(item); }

    public static ImmutableList<T> Create<T>(params T[] items) { return CreateRange(items); }

    public static ImmutableList<T> CreateRange<T>(IEnumerable<T> items) { return new ImmutableList<T>(new List<T>(items).ToArray()); }

    public static ImmutableList<TSource> ToImmutableList<TSource>(this IEnumerable<TSource> source) { return CreateRange(source); }
}

public readonly struct ImmutableArray<T>
{
    public static readonly ImmutableArray<T> Empty = new ImmutableArray<T>(new T[0]);

    private readonly T[] items;

    internal ImmutableArray(T[] items) { this.items = items; }

    public int Length { get { return items.Length; } }

    public bool IsEmpty { get { return items.Length == 0; } }

    public bool IsDefault { get { return items == null; } }

    public bool IsDefaultOrEmpty { get { return items == null || items.Length == 0; } }

    public T this[int index] { get { return items[index]; } }

    public ImmutableArray<T> Add(T item) { return Insert(items.Length, item); }

    public ImmutableArray<T> AddRange(IEnumerable<T> items) { return Changed(all => all.AddRange(items)); }

    public ImmutableArray<T> Insert(int index, T item) { return Changed(all => all.Insert(index, item)); }

    public ImmutableArray<T> Remove(T item) { return Changed(all => all.Remove(item)); }

    public ImmutableArray<T> RemoveAt(int index) { return Changed(all => all.RemoveAt(index)); }

    public ImmutableArray<T> SetItem(int index, T item) { return Changed(all => all[index] = item); }

    public ImmutableArray<T> Clear() { return Empty; }

    public bool Contains(T item) { return Array.IndexOf(items, item) >= 0; }

    public int IndexOf(T item) { return Array.IndexOf(items, item); }

    public bool Equals(ImmutableArray<T> other) { return ReferenceEquals(items, other.items); }

    public static bool operator ==(ImmutableArray<T> left, ImmutableArray<T> right) { return left.Equals(right); }

    public static bool operator !=(ImmutableArray<T> left, ImmutableArray<T> right) { return !left.Equals(right); }

    public ImmutableArray<T>.Enumerator GetEnumerator() { return new Enumerator(items); }

    IEnumerator<T> IEnumerable<T>.GetEnumerator() { return ((IEnumerable<T>)items).GetEnumerator(); }

    IEnumerator IEnumerable.GetEnumerator() { return items.GetEnumerator(); }

    private ImmutableArray<T> Changed(Action<List<T>> change)
    {
        var copy = new List<T>(items);
        change(copy);
        return new ImmutableArray<T>(copy.ToArray());
    }

    public struct Enumerator
    {
        private readonly T[] items;
        private int at;

        internal Enumerator(T[] items)
        {
            this.items = items;
            at = -1;
        }

        public T Current { get { return items[at]; } }

        public bool MoveNext()
        {
            at++;
            return at < items.Length;
        }
    }
}

public static class ImmutableArray
{
    public static ImmutableArray<T> Create<T>() { return ImmutableArray<T>.Empty; }

    public static ImmutableArray<T> Create<T>(params T[] items) { return CreateRange(items); }

    public static ImmutableArray<T> CreateRange<T>(IEnumerable<T> items) { return new ImmutableArray<T>(new List<T>(items).ToArray()); }

    public static ImmutableArray<TSource> ToImmutableArray<TSource>(this IEnumerable<TSource> items) { return CreateRange(items); }
}
