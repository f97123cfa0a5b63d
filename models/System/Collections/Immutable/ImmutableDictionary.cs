namespace System.Collections.Immutable;

using System.Collections.Generic;
using System.Threading;
using Threadbare;

public sealed class ImmutableDictionary<TKey, TValue>
{
    public static readonly ImmutableDictionary<TKey, TValue> Empty = new ImmutableDictionary<TKey, TValue>(new Dictionary<TKey, TValue>());

    private readonly Dictionary<TKey, TValue> items;

    internal ImmutableDictionary(Dictionary<TKey, TValue> items) { this.items = items; }

    public int Count { get { return items.Count; } }

    public bool IsEmpty { get { return items.Count == 0; } }

    public IEqualityComparer<TKey> KeyComparer { get { return items.Comparer; } }

    public IEnumerable<TKey> Keys { get { return items.Keys; } }

    public IEnumerable<TValue> Values { get { return items.Values; } }

    public TValue this[TKey key] { get { return items[key]; } }

    public ImmutableDictionary<TKey, TValue> Clear() { return Empty; }

    public ImmutableDictionary<TKey, TValue> Add(TKey key, TValue value)
    {
        if (items.TryGetValue(key, out TValue old) && EqualityComparer<TValue>.Default.Equals(old, value)) return this;
        return Changed(all => all.Add(key, value));
    }

    public ImmutableDictionary<TKey, TValue> SetItem(TKey key, TValue value) { return Changed(all => all[key] = value); }

    public ImmutableDictionary<TKey, TValue> Remove(TKey key) { return items.ContainsKey(key) ? Changed(all => all.Remove(key)) : this; }

    public ImmutableDictionary<TKey, TValue> AddRange(IEnumerable<KeyValuePair<TKey, TValue>> pairs)
    {
        return Changed(all =>
        {
            foreach (KeyValuePair<TKey, TValue> pair in pairs) all.Add(pair.Key, pair.Value);
        });
    }

    public bool ContainsKey(TKey key) { return items.ContainsKey(key); }

    public bool ContainsValue(TValue value) { return items.ContainsValue(value); }

    public bool TryGetValue(TKey key, out TValue value) { return items.TryGetValue(key, out value); }

    public ImmutableDictionary<TKey, TValue>.Enumerator GetEnumerator() { return new Enumerator(items.GetEnumerator()); }

    IEnumerator<KeyValuePair<TKey, TValue>> IEnumerable<KeyValuePair<TKey, TValue>>.GetEnumerator() { return items.GetEnumerator(); }

    IEnumerator IEnumerable.GetEnumerator() { return items.GetEnumerator(); }

    private ImmutableDictionary<TKey, TValue> Changed(Action<Dictionary<TKey, TValue>> change)
    {
        var copy = new Dictionary<TKey, TValue>(items, items.Comparer);
        change(copy);
        return new ImmutableDictionary<TKey, TValue>(copy);
    }

    public struct Enumerator
    {
        private Dictionary<TKey, TValue>.Enumerator inner;

        internal Enumerator(Dictionary<TKey, TValue>.Enumerator inner) { this.inner = inner; }

        public KeyValuePair<TKey, TValue> Current { get { return inner.Current; } }

        object IEnumerator.Current { get { return inner.Current; } }

        public bool MoveNext() { return inner.MoveNext(); }

        public void Reset() { throw new NotSupportedException(); }

        public void Dispose() { }
    }
}

public static class ImmutableDictionary
{
    public static ImmutableDictionary<TKey, TValue> Create<TKey, TValue>() { return ImmutableDictionary<TKey, TValue>.Empty; }

    public static ImmutableDictionary<TKey, TValue> Create<TKey, TValue>(IEqualityComparer<TKey> keyComparer)
    {
        return new ImmutableDictionary<TKey, TValue>(new Dictionary<TKey, TValue>(keyComparer));
    }

    public static ImmutableDictionary<TKey, TValue> CreateRange<TKey, TValue>(IEnumerable<KeyValuePair<TKey, TValue>> items)
    {
        return new ImmutableDictionary<TKey, TValue>(new Dictionary<TKey, TValue>(items));
    }

    public static ImmutableDictionary<TKey, TValue> ToImmutableDictionary<TKey, TValue>(this IEnumerable<KeyValuePair<TKey, TValue>> source)
    {
        return CreateRange(source);
    }
}

public sealed class ImmutableHashSet<T>
{
    public static readonly ImmutableHashSet<T> Empty = new ImmutableHashSet<T>(new HashSet<T>());

    private readonly HashSet<T> items;

    internal ImmutableHashSet(HashSet<T> items) { this.items = items; }

    public int Count { get { return items.Count; } }

    public bool IsEmpty { get { return items.Count == 0; } }

    public ImmutableHashSet<T> Clear() { return Empty; }

    public ImmutableHashSet<T> Add(T item) { return items.Contains(item) ? this : Changed(all => all.Add(item)); }

    public ImmutableHashSet<T> Remove(T item) { return items.Contains(item) ? Changed(all => all.Remove(item)) : this; }

    public ImmutableHashSet<T> Union(IEnumerable<T> other) { return Changed(all => all.UnionWith(other)); }

    public ImmutableHashSet<T> Except(IEnumerable<T> other) { return Changed(all => all.ExceptWith(other)); }

    public ImmutableHashSet<T> Intersect(IEnumerable<T> other) { return Changed(all => all.IntersectWith(other)); }

    public bool Contains(T item) { return items.Contains(item); }

    IEnumerator<T> IEnumerable<T>.GetEnumerator() { return items.GetEnumerator(); }

    IEnumerator IEnumerable.GetEnumerator() { return items.GetEnumerator(); }

    private ImmutableHashSet<T> Changed(Action<HashSet<T>> change)
    {
        var copy = new HashSet<T>(items, items.Comparer);
        change(copy);
        return new ImmutableHashSet<T>(copy);
    }
}

public static class ImmutableHashSet
{
    public static ImmutableHashSet<T> Create<T>() { return ImmutableHashSet<T>.Empty; }

    public static ImmutableHashSet<T> CreateRange<T>(IEnumerable<T> items) { return new ImmutableHashSet<T>(new HashSet<T>(items)); }

    public static ImmutableHashSet<TSource> ToImmutableHashSet<TSource>(this IEnumerable<TSource> source) { return CreateRange(source); }
}

public sealed class ImmutableStack<T>
{
    private readonly T head;
    private readonly ImmutableStack<T> tail;

    private ImmutableStack(T head, ImmutableStack<T> tail)
    {
        this.head = head;
        this.tail = tail;
    }

    public static ImmutableStack<T> Empty { get; } = new ImmutableStack<T>(default(T), null);

    public bool IsEmpty { get { return tail == null; } }

    public ImmutableStack<T> Clear() { return Empty; }

    public ImmutableStack<T> Push(T value) { return new ImmutableStack<T>(value, this); }

    public T Peek()
    {
        if (IsEmpty) throw new InvalidOperationException("This operation does not apply to an empty instance.");
        return head;
    }

    public ImmutableStack<T> Pop()
    {
        Peek();
        return tail;
    }

    public ImmutableStack<T> Pop(out T value)
    {
        value = Peek();
        return tail;
    }

    IEnumerator<T> IEnumerable<T>.GetEnumerator()
    {
        for (ImmutableStack<T> at = this; !at.IsEmpty; at = at.tail) yield return at.head;
    }

    IEnumerator IEnumerable.GetEnumerator() { return ((IEnumerable<T>)this).GetEnumerator(); }
}

/// <summary>Changes what a variable holds in one step that nobody can see the middle of, however often it takes.</summary>
public static class ImmutableInterlocked
{
    public static bool Update<T>(ref T location, Func<T, T> transformer) where T : class
    {
        while (true)
        {
            T before = Volatile.Read(ref location);
            T after = transformer(before);
            if (ReferenceEquals(before, after)) return false;
            if (ReferenceEquals(Interlocked.CompareExchange(ref location, after, before), before)) return true;
        }
    }

    public static TValue GetOrAdd<TKey, TValue>(ref ImmutableDictionary<TKey, TValue> location, TKey key, TValue value)
    {
        Update(ref location, all => all.ContainsKey(key) ? all : all.Add(key, value));
        return Volatile.Read(ref location)[key];
    }

    public static TValue GetOrAdd<TKey, TValue>(ref ImmutableDictionary<TKey, TValue> location, TKey key, Func<TKey, TValue> valueFactory)
    {
        if (Volatile.Read(ref location).TryGetValue(key, out TValue known)) return known;
        return GetOrAdd(ref location, key, valueFactory(key));
    }

    public static bool TryAdd<TKey, TValue>(ref ImmutableDictionary<TKey, TValue> location, TKey key, TValue value)
    {
        return Update(ref location, all => all.ContainsKey(key) ? all : all.Add(key, value));
    }

    public static bool TryRemove<TKey, TValue>(ref ImmutableDictionary<TKey, TValue> location, TKey key, out TValue value)
    {
        TValue removed = default(TValue);
        bool isRemoved = Update(ref location, all =>
        {
            all.TryGetValue(key, out removed);
            return all.Remove(key);
        });
        value = removed;
        return isRemoved;
    }

    public static TValue AddOrUpdate<TKey, TValue>(ref ImmutableDictionary<TKey, TValue> location, TKey key, TValue addValue, Func<TKey, TValue, TValue> updateValueFactory)
    {
        TValue result = default(TValue);
        Update(ref location, all =>
        {
            result = all.TryGetValue(key, out TValue old) ? updateValueFactory(key, old) : addValue;
            return all.SetItem(key, result);
        });
        return result;
    }

    public static void Push<T>(ref ImmutableStack<T> location, T value) { Update(ref location, all => all.Push(value)); }

    public static bool TryPop<T>(ref ImmutableStack<T> location, out T value)
    {
        T popped = default(T);
        bool isPopped = Update(ref location, all => all.IsEmpty ? all : all.Pop(out popped));
        value = popped;
        return isPopped;
    }
}
