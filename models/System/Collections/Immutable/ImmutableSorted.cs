namespace System.Collections.Immutable;

using System.Collections.Generic;
using Threadbare;

public sealed class ImmutableSortedSet<T>
{
    public static readonly ImmutableSortedSet<T> Empty = new ImmutableSortedSet<T>(new T[0], Comparer<T>.Default);

    private readonly T[] items;
    private readonly IComparer<T> order;

    internal ImmutableSortedSet(T[] items, IComparer<T> order)
    {
        this.items = items;
        this.order = order ?? Comparer<T>.Default;
    }

    public int Count { get { return items.Length; } }

    public bool IsEmpty { get { return items.Length == 0; } }

    public IComparer<T> KeyComparer { get { return order; } }

    public T Min { get { return items.Length == 0 ? default(T) : items[0]; } }

    public T Max { get { return items.Length == 0 ? default(T) : items[items.Length - 1]; } }

    public T this[int index] { get { return items[index]; } }

    public ImmutableSortedSet<T> Clear() { return new ImmutableSortedSet<T>(new T[0], order); }

    public ImmutableSortedSet<T> Add(T value)
    {
        int at = Sorted.Find(items, value, order);
        return at >= 0 ? this : new ImmutableSortedSet<T>(Sorted.With(items, ~at, value), order);
    }

    public ImmutableSortedSet<T> Remove(T value)
    {
        int at = Sorted.Find(items, value, order);
        return at < 0 ? this : new ImmutableSortedSet<T>(Sorted.Without(items, at), order);
    }

    public bool Contains(T value) { return Sorted.Find(items, value, order) >= 0; }

    public int IndexOf(T item) { return Sorted.Find(items, item, order); }

    public bool TryGetValue(T equalValue, out T actualValue)
    {
        int at = Sorted.Find(items, equalValue, order);
        actualValue = at < 0 ? equalValue : items[at];
        return at >= 0;
    }

    public ImmutableSortedSet<T> Union(IEnumerable<T> other)
    {
        ImmutableSortedSet<T> all = this;
        foreach (T item in other) all = all.Add(item);
        return all;
    }

    public ImmutableSortedSet<T> Except(IEnumerable<T> other)
    {
        ImmutableSortedSet<T> rest = this;
        foreach (T item in other) rest = rest.Remove(item);
        return rest;
    }

    public ImmutableSortedSet<T> Intersect(IEnumerable<T> other)
    {
        ImmutableSortedSet<T> both = Clear();
        foreach (T item in other)
        {
            if (Contains(item)) both = both.Add(item);
        }
        return both;
    }

    public ImmutableSortedSet<T> SymmetricExcept(IEnumerable<T> other)
    {
        ImmutableSortedSet<T> others = Clear().Union(other);
        return Except(others).Union(others.Except(this));
    }

    public ImmutableSortedSet<T> WithComparer(IComparer<T> comparer) { return new ImmutableSortedSet<T>(new T[0], comparer).Union(this); }

    public bool IsSubsetOf(IEnumerable<T> other) { return Intersect(other).Count == Count; }

    public bool IsSupersetOf(IEnumerable<T> other)
    {
        foreach (T item in other)
        {
            if (!Contains(item)) return false;
        }
        return true;
    }

    public bool SetEquals(IEnumerable<T> other) { return IsSupersetOf(other) && IsSubsetOf(other); }

    public bool Overlaps(IEnumerable<T> other) { return Intersect(other).Count > 0; }

    public IEnumerable<T> Reverse()
    {
        for (int i = items.Length - 1; i >= 0; i--) yield return items[i];
    }

    public ImmutableSortedSet<T>.Enumerator GetEnumerator() { return new Enumerator(items); }

    IEnumerator<T> IEnumerable<T>.GetEnumerator() { return new Enumerator(items); }

    IEnumerator IEnumerable.GetEnumerator() { return new Enumerator(items); }

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

        public bool MoveNext() { return ++at < items.Length; }

        public void Reset() { at = -1; }

        public void Dispose() { }
    }
}

public static class ImmutableSortedSet
{
    public static ImmutableSortedSet<T> Create<T>() { return ImmutableSortedSet<T>.Empty; }

    public static ImmutableSortedSet<T> Create<T>(IComparer<T> comparer) { return new ImmutableSortedSet<T>(new T[0], comparer); }

    public static ImmutableSortedSet<T> Create<T>(T item) { return ImmutableSortedSet<T>.Empty.Add(item); }

    public static ImmutableSortedSet<T> Create<T>(params T[] items) { return ImmutableSortedSet<T>.Empty.Union(items); }

    public static ImmutableSortedSet<T> Create<T>(params ReadOnlySpan<T> items) { return ImmutableSortedSet<T>.Empty.Union(items.ToArray()); }

    public static ImmutableSortedSet<T> CreateRange<T>(IEnumerable<T> items) { return ImmutableSortedSet<T>.Empty.Union(items); }

    public static ImmutableSortedSet<T> CreateRange<T>(IComparer<T> comparer, IEnumerable<T> items) { return Create(comparer).Union(items); }

    public static ImmutableSortedSet<TSource> ToImmutableSortedSet<TSource>(this IEnumerable<TSource> source) { return CreateRange(source); }

    public static ImmutableSortedSet<TSource> ToImmutableSortedSet<TSource>(this IEnumerable<TSource> source, IComparer<TSource> comparer) { return CreateRange(comparer, source); }
}

public sealed class ImmutableSortedDictionary<TKey, TValue>
{
    public static readonly ImmutableSortedDictionary<TKey, TValue> Empty = new ImmutableSortedDictionary<TKey, TValue>(new TKey[0], new TValue[0], Comparer<TKey>.Default);

    private readonly TKey[] keys;
    private readonly TValue[] values;
    private readonly IComparer<TKey> order;

    internal ImmutableSortedDictionary(TKey[] keys, TValue[] values, IComparer<TKey> order)
    {
        this.keys = keys;
        this.values = values;
        this.order = order ?? Comparer<TKey>.Default;
    }

    public int Count { get { return keys.Length; } }

    public bool IsEmpty { get { return keys.Length == 0; } }

    public IComparer<TKey> KeyComparer { get { return order; } }

    public IEnumerable<TKey> Keys { get { return keys; } }

    public IEnumerable<TValue> Values { get { return values; } }

    public TValue this[TKey key]
    {
        get
        {
            if (TryGetValue(key, out TValue value)) return value;
            throw new KeyNotFoundException("The given key '" + Texts.Of(key) + "' was not present in the dictionary.");
        }
    }

    public ImmutableSortedDictionary<TKey, TValue> Clear() { return new ImmutableSortedDictionary<TKey, TValue>(new TKey[0], new TValue[0], order); }

    public ImmutableSortedDictionary<TKey, TValue> Add(TKey key, TValue value)
    {
        int at = Sorted.Find(keys, key, order);
        if (at < 0) return Put(~at, key, value);
        if (EqualityComparer<TValue>.Default.Equals(values[at], value)) return this;
        throw new ArgumentException("An element with the same key but a different value already exists.");
    }

    public ImmutableSortedDictionary<TKey, TValue> SetItem(TKey key, TValue value)
    {
        int at = Sorted.Find(keys, key, order);
        if (at < 0) return Put(~at, key, value);
        TValue[] changed = Sorted.With(Sorted.Without(values, at), at, value);
        return new ImmutableSortedDictionary<TKey, TValue>(keys, changed, order);
    }

    public ImmutableSortedDictionary<TKey, TValue> SetItems(IEnumerable<KeyValuePair<TKey, TValue>> items)
    {
        ImmutableSortedDictionary<TKey, TValue> all = this;
        foreach (KeyValuePair<TKey, TValue> pair in items) all = all.SetItem(pair.Key, pair.Value);
        return all;
    }

    public ImmutableSortedDictionary<TKey, TValue> AddRange(IEnumerable<KeyValuePair<TKey, TValue>> items)
    {
        ImmutableSortedDictionary<TKey, TValue> all = this;
        foreach (KeyValuePair<TKey, TValue> pair in items) all = all.Add(pair.Key, pair.Value);
        return all;
    }

    public ImmutableSortedDictionary<TKey, TValue> Remove(TKey value)
    {
        int at = Sorted.Find(keys, value, order);
        if (at < 0) return this;
        return new ImmutableSortedDictionary<TKey, TValue>(Sorted.Without(keys, at), Sorted.Without(values, at), order);
    }

    public ImmutableSortedDictionary<TKey, TValue> RemoveRange(IEnumerable<TKey> keys)
    {
        ImmutableSortedDictionary<TKey, TValue> rest = this;
        foreach (TKey key in keys) rest = rest.Remove(key);
        return rest;
    }

    public bool ContainsKey(TKey key) { return Sorted.Find(keys, key, order) >= 0; }

    public bool ContainsValue(TValue value) { return Array.IndexOf(values, value) >= 0; }

    public bool Contains(KeyValuePair<TKey, TValue> pair) { return TryGetValue(pair.Key, out TValue value) && EqualityComparer<TValue>.Default.Equals(value, pair.Value); }

    public bool TryGetValue(TKey key, out TValue value)
    {
        int at = Sorted.Find(keys, key, order);
        value = at < 0 ? default(TValue) : values[at];
        return at >= 0;
    }

    public bool TryGetKey(TKey equalKey, out TKey actualKey)
    {
        int at = Sorted.Find(keys, equalKey, order);
        actualKey = at < 0 ? equalKey : keys[at];
        return at >= 0;
    }

    public ImmutableSortedDictionary<TKey, TValue>.Enumerator GetEnumerator() { return new Enumerator(keys, values); }

    IEnumerator<KeyValuePair<TKey, TValue>> IEnumerable<KeyValuePair<TKey, TValue>>.GetEnumerator() { return new Enumerator(keys, values); }

    IEnumerator IEnumerable.GetEnumerator() { return new Enumerator(keys, values); }

    private ImmutableSortedDictionary<TKey, TValue> Put(int at, TKey key, TValue value)
    {
        return new ImmutableSortedDictionary<TKey, TValue>(Sorted.With(keys, at, key), Sorted.With(values, at, value), order);
    }

    public struct Enumerator
    {
        private readonly TKey[] keys;
        private readonly TValue[] values;
        private int at;

        internal Enumerator(TKey[] keys, TValue[] values)
        {
            this.keys = keys;
            this.values = values;
            at = -1;
        }

        public KeyValuePair<TKey, TValue> Current { get { return new KeyValuePair<TKey, TValue>(keys[at], values[at]); } }

        object IEnumerator.Current { get { return Current; } }

        public bool MoveNext() { return ++at < keys.Length; }

        public void Reset() { at = -1; }

        public void Dispose() { }
    }
}

public static class ImmutableSortedDictionary
{
    public static ImmutableSortedDictionary<TKey, TValue> Create<TKey, TValue>() { return ImmutableSortedDictionary<TKey, TValue>.Empty; }

    public static ImmutableSortedDictionary<TKey, TValue> Create<TKey, TValue>(IComparer<TKey> keyComparer) { return new ImmutableSortedDictionary<TKey, TValue>(new TKey[0], new TValue[0], keyComparer); }

    public static ImmutableSortedDictionary<TKey, TValue> CreateRange<TKey, TValue>(IEnumerable<KeyValuePair<TKey, TValue>> items) { return ImmutableSortedDictionary<TKey, TValue>.Empty.AddRange(items); }

    public static ImmutableSortedDictionary<TKey, TValue> CreateRange<TKey, TValue>(IComparer<TKey> keyComparer, IEnumerable<KeyValuePair<TKey, TValue>> items) { return Create<TKey, TValue>(keyComparer).AddRange(items); }

    public static ImmutableSortedDictionary<TKey, TValue> ToImmutableSortedDictionary<TKey, TValue>(this IEnumerable<KeyValuePair<TKey, TValue>> source) { return CreateRange(source); }

    public static ImmutableSortedDictionary<TKey, TValue> ToImmutableSortedDictionary<TKey, TValue>(this IEnumerable<KeyValuePair<TKey, TValue>> source, IComparer<TKey> keyComparer) { return CreateRange(keyComparer, source); }

    public static ImmutableSortedDictionary<TKey, TValue> ToImmutableSortedDictionary<TSource, TKey, TValue>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, Func<TSource, TValue> elementSelector)
    {
        ImmutableSortedDictionary<TKey, TValue> all = ImmutableSortedDictionary<TKey, TValue>.Empty;
        foreach (TSource item in source) all = all.Add(keySelector(item), elementSelector(item));
        return all;
    }
}
