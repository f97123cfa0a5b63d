// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Collections.Immutable;
using System.Collections.Generic;
public interface IImmutableDictionary<TKey, TValue> : IReadOnlyDictionary<TKey, TValue>, IEnumerable<KeyValuePair<TKey, TValue>>, IEnumerable, IReadOnlyCollection<KeyValuePair<TKey, TValue>> {
	IImmutableDictionary<TKey, TValue> Clear();
	IImmutableDictionary<TKey, TValue> Add(TKey key, TValue value);
	IImmutableDictionary<TKey, TValue> AddRange(IEnumerable<KeyValuePair<TKey, TValue>> pairs);
	IImmutableDictionary<TKey, TValue> SetItem(TKey key, TValue value);
	IImmutableDictionary<TKey, TValue> SetItems(IEnumerable<KeyValuePair<TKey, TValue>> items);
	IImmutableDictionary<TKey, TValue> RemoveRange(IEnumerable<TKey> keys);
	IImmutableDictionary<TKey, TValue> Remove(TKey key);
	bool Contains(KeyValuePair<TKey, TValue> pair);
	bool TryGetKey(TKey equalKey, out TKey actualKey);
}
[global::System.Runtime.CompilerServices.CollectionBuilder(typeof(ImmutableList), "Create")] public interface IImmutableList<T> : IReadOnlyList<T>, IEnumerable<T>, IEnumerable, IReadOnlyCollection<T> {
	IImmutableList<T> Clear();
	int IndexOf(T item, int index, int count, IEqualityComparer<T> equalityComparer);
	int LastIndexOf(T item, int index, int count, IEqualityComparer<T> equalityComparer);
	IImmutableList<T> Add(T value);
	IImmutableList<T> AddRange(IEnumerable<T> items);
	IImmutableList<T> Insert(int index, T element);
	IImmutableList<T> InsertRange(int index, IEnumerable<T> items);
	IImmutableList<T> Remove(T value, IEqualityComparer<T> equalityComparer);
	IImmutableList<T> RemoveAll(Predicate<T> match);
	IImmutableList<T> RemoveRange(IEnumerable<T> items, IEqualityComparer<T> equalityComparer);
	IImmutableList<T> RemoveRange(int index, int count);
	IImmutableList<T> RemoveAt(int index);
	IImmutableList<T> SetItem(int index, T value);
	IImmutableList<T> Replace(T oldValue, T newValue, IEqualityComparer<T> equalityComparer);
}
[global::System.Runtime.CompilerServices.CollectionBuilder(typeof(ImmutableQueue), "Create")] public interface IImmutableQueue<T> : IEnumerable<T>, IEnumerable {
	IImmutableQueue<T> Clear();
	T Peek();
	IImmutableQueue<T> Enqueue(T value);
	IImmutableQueue<T> Dequeue();
	bool IsEmpty { get; }
}
[global::System.Runtime.CompilerServices.CollectionBuilder(typeof(ImmutableHashSet), "Create")] public interface IImmutableSet<T> : IReadOnlyCollection<T>, IEnumerable<T>, IEnumerable {
	IImmutableSet<T> Clear();
	bool Contains(T value);
	IImmutableSet<T> Add(T value);
	IImmutableSet<T> Remove(T value);
	bool TryGetValue(T equalValue, out T actualValue);
	IImmutableSet<T> Intersect(IEnumerable<T> other);
	IImmutableSet<T> Except(IEnumerable<T> other);
	IImmutableSet<T> SymmetricExcept(IEnumerable<T> other);
	IImmutableSet<T> Union(IEnumerable<T> other);
	bool SetEquals(IEnumerable<T> other);
	bool IsProperSubsetOf(IEnumerable<T> other);
	bool IsProperSupersetOf(IEnumerable<T> other);
	bool IsSubsetOf(IEnumerable<T> other);
	bool IsSupersetOf(IEnumerable<T> other);
	bool Overlaps(IEnumerable<T> other);
}
[global::System.Runtime.CompilerServices.CollectionBuilder(typeof(ImmutableStack), "Create")] public interface IImmutableStack<T> : IEnumerable<T>, IEnumerable {
	IImmutableStack<T> Clear();
	IImmutableStack<T> Push(T value);
	IImmutableStack<T> Pop();
	T Peek();
	bool IsEmpty { get; }
}
public static class ImmutableArray {
	public static ImmutableArray<T> Create<T>();
	public static ImmutableArray<T> Create<T>(T item);
	public static ImmutableArray<T> Create<T>(T item1, T item2);
	public static ImmutableArray<T> Create<T>(T item1, T item2, T item3);
	public static ImmutableArray<T> Create<T>(T item1, T item2, T item3, T item4);
	public static ImmutableArray<T> Create<T>(params ReadOnlySpan<T> items);
	public static ImmutableArray<T> Create<T>(Span<T> items);
	public static ImmutableArray<T> ToImmutableArray<T>(this ReadOnlySpan<T> items);
	public static ImmutableArray<T> ToImmutableArray<T>(this Span<T> items);
	public static ImmutableArray<T> CreateRange<T>(IEnumerable<T> items);
	public static ImmutableArray<T> Create<T>(params T[] items);
	public static ImmutableArray<T> Create<T>(T[] items, int start, int length);
	public static ImmutableArray<T> Create<T>(ImmutableArray<T> items, int start, int length);
	public static ImmutableArray<TResult> CreateRange<TSource, TResult>(ImmutableArray<TSource> items, Func<TSource, TResult> selector);
	public static ImmutableArray<TResult> CreateRange<TSource, TResult>(ImmutableArray<TSource> items, int start, int length, Func<TSource, TResult> selector);
	public static ImmutableArray<TResult> CreateRange<TSource, TArg, TResult>(ImmutableArray<TSource> items, Func<TSource, TArg, TResult> selector, TArg arg) where TArg : allows ref struct;
	public static ImmutableArray<TResult> CreateRange<TSource, TArg, TResult>(ImmutableArray<TSource> items, int start, int length, Func<TSource, TArg, TResult> selector, TArg arg) where TArg : allows ref struct;
	public static ImmutableArray<T>.Builder CreateBuilder<T>();
	public static ImmutableArray<T>.Builder CreateBuilder<T>(int initialCapacity);
	public static ImmutableArray<TSource> ToImmutableArray<TSource>(this IEnumerable<TSource> items);
	public static ImmutableArray<TSource> ToImmutableArray<TSource>(this ImmutableArray<TSource>.Builder builder);
	public static int BinarySearch<T>(this ImmutableArray<T> array, T value);
	public static int BinarySearch<T>(this ImmutableArray<T> array, T value, IComparer<T> comparer);
	public static int BinarySearch<T>(this ImmutableArray<T> array, int index, int length, T value);
	public static int BinarySearch<T>(this ImmutableArray<T> array, int index, int length, T value, IComparer<T> comparer);
}
[global::System.Runtime.CompilerServices.CollectionBuilder(typeof(ImmutableArray), "Create")] public readonly struct ImmutableArray<T> : IReadOnlyList<T>, IEnumerable<T>, IEnumerable, IReadOnlyCollection<T>, IList<T>, ICollection<T>, IEquatable<ImmutableArray<T>>, IList, ICollection, IStructuralComparable, IStructuralEquatable, IImmutableList<T> {
	public static readonly ImmutableArray<T> Empty;
	public ReadOnlySpan<T> AsSpan();
	public ReadOnlyMemory<T> AsMemory();
	public int IndexOf(T item);
	public int IndexOf(T item, int startIndex, IEqualityComparer<T> equalityComparer);
	public int IndexOf(T item, int startIndex);
	public int IndexOf(T item, int startIndex, int count);
	public int IndexOf(T item, int startIndex, int count, IEqualityComparer<T> equalityComparer);
	public int LastIndexOf(T item);
	public int LastIndexOf(T item, int startIndex);
	public int LastIndexOf(T item, int startIndex, int count);
	public int LastIndexOf(T item, int startIndex, int count, IEqualityComparer<T> equalityComparer);
	public bool Contains(T item);
	public bool Contains(T item, IEqualityComparer<T> equalityComparer);
	public ImmutableArray<T> Insert(int index, T item);
	public ImmutableArray<T> InsertRange(int index, IEnumerable<T> items);
	public ImmutableArray<T> InsertRange(int index, ImmutableArray<T> items);
	public ImmutableArray<T> Add(T item);
	public ImmutableArray<T> AddRange(IEnumerable<T> items);
	public ImmutableArray<T> AddRange(T[] items, int length);
	public ImmutableArray<T> AddRange<TDerived>(TDerived[] items) where TDerived : T;
	public ImmutableArray<T> AddRange(ImmutableArray<T> items, int length);
	public ImmutableArray<T> AddRange<TDerived>(ImmutableArray<TDerived> items) where TDerived : T;
	public ImmutableArray<T> AddRange(ImmutableArray<T> items);
	public ImmutableArray<T> SetItem(int index, T item);
	public ImmutableArray<T> Replace(T oldValue, T newValue);
	public ImmutableArray<T> Replace(T oldValue, T newValue, IEqualityComparer<T> equalityComparer);
	public ImmutableArray<T> Remove(T item);
	public ImmutableArray<T> Remove(T item, IEqualityComparer<T> equalityComparer);
	public ImmutableArray<T> RemoveAt(int index);
	public ImmutableArray<T> RemoveRange(int index, int length);
	public ImmutableArray<T> RemoveRange(IEnumerable<T> items);
	public ImmutableArray<T> RemoveRange(IEnumerable<T> items, IEqualityComparer<T> equalityComparer);
	public ImmutableArray<T> RemoveRange(ImmutableArray<T> items);
	public ImmutableArray<T> RemoveRange(ImmutableArray<T> items, IEqualityComparer<T> equalityComparer);
	public ImmutableArray<T> RemoveAll(Predicate<T> match);
	public ImmutableArray<T> Clear();
	public ImmutableArray<T> Sort();
	public ImmutableArray<T> Sort(Comparison<T> comparison);
	public ImmutableArray<T> Sort(IComparer<T> comparer);
	public ImmutableArray<T> Sort(int index, int count, IComparer<T> comparer);
	public IEnumerable<TResult> OfType<TResult>();
	public ImmutableArray<T> AddRange(params ReadOnlySpan<T> items);
	public ImmutableArray<T> AddRange(params T[] items);
	public ReadOnlySpan<T> AsSpan(int start, int length);
	public void CopyTo(Span<T> destination);
	public ImmutableArray<T> InsertRange(int index, T[] items);
	public ImmutableArray<T> InsertRange(int index, params ReadOnlySpan<T> items);
	public ImmutableArray<T> RemoveRange(ReadOnlySpan<T> items, IEqualityComparer<T> equalityComparer = null);
	public ImmutableArray<T> RemoveRange(T[] items, IEqualityComparer<T> equalityComparer = null);
	public ImmutableArray<T> Slice(int start, int length);
	public ReadOnlySpan<T> AsSpan(Range range);
	public static bool operator ==(ImmutableArray<T> left, ImmutableArray<T> right);
	public static bool operator !=(ImmutableArray<T> left, ImmutableArray<T> right);
	public static bool operator ==(ImmutableArray<T>? left, ImmutableArray<T>? right);
	public static bool operator !=(ImmutableArray<T>? left, ImmutableArray<T>? right);
	public ref readonly T ItemRef(int index);
	public void CopyTo(T[] destination);
	public void CopyTo(T[] destination, int destinationIndex);
	public void CopyTo(int sourceIndex, T[] destination, int destinationIndex, int length);
	public ImmutableArray<T>.Builder ToBuilder();
	public ImmutableArray<T>.Enumerator GetEnumerator();
	public bool Equals(ImmutableArray<T> other);
	public static ImmutableArray<T> CastUp<TDerived>(ImmutableArray<TDerived> items) where TDerived : class, T;
	public ImmutableArray<TOther> CastArray<TOther>() where TOther : class;
	public ImmutableArray<TOther> As<TOther>() where TOther : class;
	public T this[int index] { get; }
	public bool IsEmpty { get; }
	public int Length { get; }
	public bool IsDefault { get; }
	public bool IsDefaultOrEmpty { get; }
	public sealed class Builder : IList<T>, ICollection<T>, IEnumerable<T>, IEnumerable, IReadOnlyList<T>, IReadOnlyCollection<T> {
		public ref readonly T ItemRef(int index);
		public ImmutableArray<T> ToImmutable();
		public ImmutableArray<T> MoveToImmutable();
		public ImmutableArray<T> DrainToImmutable();
		public void Clear();
		public void Insert(int index, T item);
		public void InsertRange(int index, IEnumerable<T> items);
		public void InsertRange(int index, ImmutableArray<T> items);
		public void Add(T item);
		public void AddRange(IEnumerable<T> items);
		public void AddRange(params T[] items);
		public void AddRange<TDerived>(TDerived[] items) where TDerived : T;
		public void AddRange(T[] items, int length);
		public void AddRange(ImmutableArray<T> items);
		public void AddRange(ImmutableArray<T> items, int length);
		public void AddRange(params ReadOnlySpan<T> items);
		public void AddRange<TDerived>(params ReadOnlySpan<TDerived> items) where TDerived : T;
		public void AddRange<TDerived>(ImmutableArray<TDerived> items) where TDerived : T;
		public void AddRange(ImmutableArray<T>.Builder items);
		public void AddRange<TDerived>(ImmutableArray<TDerived>.Builder items) where TDerived : T;
		public bool Remove(T element);
		public bool Remove(T element, IEqualityComparer<T> equalityComparer);
		public void RemoveAll(Predicate<T> match);
		public void RemoveAt(int index);
		public void RemoveRange(int index, int length);
		public void RemoveRange(IEnumerable<T> items);
		public void RemoveRange(IEnumerable<T> items, IEqualityComparer<T> equalityComparer);
		public void Replace(T oldValue, T newValue);
		public void Replace(T oldValue, T newValue, IEqualityComparer<T> equalityComparer);
		public bool Contains(T item);
		public T[] ToArray();
		public void CopyTo(T[] array, int index);
		public void CopyTo(T[] destination);
		public void CopyTo(int sourceIndex, T[] destination, int destinationIndex, int length);
		public int IndexOf(T item);
		public int IndexOf(T item, int startIndex);
		public int IndexOf(T item, int startIndex, int count);
		public int IndexOf(T item, int startIndex, int count, IEqualityComparer<T> equalityComparer);
		public int IndexOf(T item, int startIndex, IEqualityComparer<T> equalityComparer);
		public int LastIndexOf(T item);
		public int LastIndexOf(T item, int startIndex);
		public int LastIndexOf(T item, int startIndex, int count);
		public int LastIndexOf(T item, int startIndex, int count, IEqualityComparer<T> equalityComparer);
		public void Reverse();
		public void Sort();
		public void Sort(Comparison<T> comparison);
		public void Sort(IComparer<T> comparer);
		public void Sort(int index, int count, IComparer<T> comparer);
		public void CopyTo(Span<T> destination);
		public IEnumerator<T> GetEnumerator();
		private Builder();
		public int Capacity { get; set; }
		public int Count { get; set; }
		public T this[int index] { get; set; }
	}
	public struct Enumerator {
		public bool MoveNext();
		public T Current { get; }
	}
}
public static class ImmutableDictionary {
	public static ImmutableDictionary<TKey, TValue> Create<TKey, TValue>();
	public static ImmutableDictionary<TKey, TValue> Create<TKey, TValue>(IEqualityComparer<TKey> keyComparer);
	public static ImmutableDictionary<TKey, TValue> Create<TKey, TValue>(IEqualityComparer<TKey> keyComparer, IEqualityComparer<TValue> valueComparer);
	public static ImmutableDictionary<TKey, TValue> CreateRange<TKey, TValue>(IEnumerable<KeyValuePair<TKey, TValue>> items);
	public static ImmutableDictionary<TKey, TValue> CreateRange<TKey, TValue>(IEqualityComparer<TKey> keyComparer, IEnumerable<KeyValuePair<TKey, TValue>> items);
	public static ImmutableDictionary<TKey, TValue> CreateRange<TKey, TValue>(IEqualityComparer<TKey> keyComparer, IEqualityComparer<TValue> valueComparer, IEnumerable<KeyValuePair<TKey, TValue>> items);
	public static ImmutableDictionary<TKey, TValue>.Builder CreateBuilder<TKey, TValue>();
	public static ImmutableDictionary<TKey, TValue>.Builder CreateBuilder<TKey, TValue>(IEqualityComparer<TKey> keyComparer);
	public static ImmutableDictionary<TKey, TValue>.Builder CreateBuilder<TKey, TValue>(IEqualityComparer<TKey> keyComparer, IEqualityComparer<TValue> valueComparer);
	public static ImmutableDictionary<TKey, TValue> ToImmutableDictionary<TSource, TKey, TValue>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, Func<TSource, TValue> elementSelector, IEqualityComparer<TKey> keyComparer, IEqualityComparer<TValue> valueComparer);
	public static ImmutableDictionary<TKey, TValue> ToImmutableDictionary<TKey, TValue>(this ImmutableDictionary<TKey, TValue>.Builder builder);
	public static ImmutableDictionary<TKey, TValue> ToImmutableDictionary<TSource, TKey, TValue>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, Func<TSource, TValue> elementSelector, IEqualityComparer<TKey> keyComparer);
	public static ImmutableDictionary<TKey, TSource> ToImmutableDictionary<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector);
	public static ImmutableDictionary<TKey, TSource> ToImmutableDictionary<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, IEqualityComparer<TKey> keyComparer);
	public static ImmutableDictionary<TKey, TValue> ToImmutableDictionary<TSource, TKey, TValue>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, Func<TSource, TValue> elementSelector);
	public static ImmutableDictionary<TKey, TValue> ToImmutableDictionary<TKey, TValue>(this IEnumerable<KeyValuePair<TKey, TValue>> source, IEqualityComparer<TKey> keyComparer, IEqualityComparer<TValue> valueComparer);
	public static ImmutableDictionary<TKey, TValue> ToImmutableDictionary<TKey, TValue>(this IEnumerable<KeyValuePair<TKey, TValue>> source, IEqualityComparer<TKey> keyComparer);
	public static ImmutableDictionary<TKey, TValue> ToImmutableDictionary<TKey, TValue>(this IEnumerable<KeyValuePair<TKey, TValue>> source);
	public static bool Contains<TKey, TValue>(this IImmutableDictionary<TKey, TValue> map, TKey key, TValue value);
	public static TValue GetValueOrDefault<TKey, TValue>(this IImmutableDictionary<TKey, TValue> dictionary, TKey key);
	public static TValue GetValueOrDefault<TKey, TValue>(this IImmutableDictionary<TKey, TValue> dictionary, TKey key, TValue defaultValue);
}
public sealed class ImmutableDictionary<TKey, TValue> : IImmutableDictionary<TKey, TValue>, IReadOnlyDictionary<TKey, TValue>, IEnumerable<KeyValuePair<TKey, TValue>>, IEnumerable, IReadOnlyCollection<KeyValuePair<TKey, TValue>>, IDictionary<TKey, TValue>, ICollection<KeyValuePair<TKey, TValue>>, IDictionary, ICollection {
	public static readonly ImmutableDictionary<TKey, TValue> Empty;
	public ImmutableDictionary<TKey, TValue> Clear();
	public ImmutableDictionary<TKey, TValue>.Builder ToBuilder();
	public ImmutableDictionary<TKey, TValue> Add(TKey key, TValue value);
	public ImmutableDictionary<TKey, TValue> AddRange(IEnumerable<KeyValuePair<TKey, TValue>> pairs);
	public ImmutableDictionary<TKey, TValue> SetItem(TKey key, TValue value);
	public ImmutableDictionary<TKey, TValue> SetItems(IEnumerable<KeyValuePair<TKey, TValue>> items);
	public ImmutableDictionary<TKey, TValue> Remove(TKey key);
	public ImmutableDictionary<TKey, TValue> RemoveRange(IEnumerable<TKey> keys);
	public bool ContainsKey(TKey key);
	public bool Contains(KeyValuePair<TKey, TValue> pair);
	public bool TryGetValue(TKey key, out TValue value);
	public bool TryGetKey(TKey equalKey, out TKey actualKey);
	public ImmutableDictionary<TKey, TValue> WithComparers(IEqualityComparer<TKey> keyComparer, IEqualityComparer<TValue> valueComparer);
	public ImmutableDictionary<TKey, TValue> WithComparers(IEqualityComparer<TKey> keyComparer);
	public bool ContainsValue(TValue value);
	public ImmutableDictionary<TKey, TValue>.Enumerator GetEnumerator();
	private ImmutableDictionary();
	public int Count { get; }
	public bool IsEmpty { get; }
	public IEqualityComparer<TKey> KeyComparer { get; }
	public IEqualityComparer<TValue> ValueComparer { get; }
	public IEnumerable<TKey> Keys { get; }
	public IEnumerable<TValue> Values { get; }
	public TValue this[TKey key] { get; }
	public sealed class Builder : IDictionary<TKey, TValue>, ICollection<KeyValuePair<TKey, TValue>>, IEnumerable<KeyValuePair<TKey, TValue>>, IEnumerable, IReadOnlyDictionary<TKey, TValue>, IReadOnlyCollection<KeyValuePair<TKey, TValue>>, IDictionary, ICollection {
		public void AddRange(IEnumerable<KeyValuePair<TKey, TValue>> items);
		public void RemoveRange(IEnumerable<TKey> keys);
		public ImmutableDictionary<TKey, TValue>.Enumerator GetEnumerator();
		public TValue GetValueOrDefault(TKey key);
		public TValue GetValueOrDefault(TKey key, TValue defaultValue);
		public ImmutableDictionary<TKey, TValue> ToImmutable();
		public void Add(TKey key, TValue value);
		public bool ContainsKey(TKey key);
		public bool ContainsValue(TValue value);
		public bool Remove(TKey key);
		public bool TryGetValue(TKey key, out TValue value);
		public bool TryGetKey(TKey equalKey, out TKey actualKey);
		public void Add(KeyValuePair<TKey, TValue> item);
		public void Clear();
		public bool Contains(KeyValuePair<TKey, TValue> item);
		public bool Remove(KeyValuePair<TKey, TValue> item);
		private Builder();
		public IEqualityComparer<TKey> KeyComparer { get; set; }
		public IEqualityComparer<TValue> ValueComparer { get; set; }
		public int Count { get; }
		public IEnumerable<TKey> Keys { get; }
		public IEnumerable<TValue> Values { get; }
		public TValue this[TKey key] { get; set; }
	}
	public struct Enumerator : IEnumerator<KeyValuePair<TKey, TValue>>, IEnumerator, IDisposable {
		public bool MoveNext();
		public void Reset();
		public void Dispose();
		public KeyValuePair<TKey, TValue> Current { get; }
	}
}
public static class ImmutableHashSet {
	public static ImmutableHashSet<T> Create<T>();
	public static ImmutableHashSet<T> Create<T>(IEqualityComparer<T> equalityComparer);
	public static ImmutableHashSet<T> Create<T>(T item);
	public static ImmutableHashSet<T> Create<T>(IEqualityComparer<T> equalityComparer, T item);
	public static ImmutableHashSet<T> CreateRange<T>(IEnumerable<T> items);
	public static ImmutableHashSet<T> CreateRange<T>(IEqualityComparer<T> equalityComparer, IEnumerable<T> items);
	public static ImmutableHashSet<T> Create<T>(params T[] items);
	public static ImmutableHashSet<T> Create<T>(params ReadOnlySpan<T> items);
	public static ImmutableHashSet<T> Create<T>(IEqualityComparer<T> equalityComparer, params T[] items);
	public static ImmutableHashSet<T> Create<T>(IEqualityComparer<T> equalityComparer, params ReadOnlySpan<T> items);
	public static ImmutableHashSet<T>.Builder CreateBuilder<T>();
	public static ImmutableHashSet<T>.Builder CreateBuilder<T>(IEqualityComparer<T> equalityComparer);
	public static ImmutableHashSet<TSource> ToImmutableHashSet<TSource>(this IEnumerable<TSource> source, IEqualityComparer<TSource> equalityComparer);
	public static ImmutableHashSet<TSource> ToImmutableHashSet<TSource>(this ImmutableHashSet<TSource>.Builder builder);
	public static ImmutableHashSet<TSource> ToImmutableHashSet<TSource>(this IEnumerable<TSource> source);
}
[global::System.Runtime.CompilerServices.CollectionBuilder(typeof(ImmutableHashSet), "Create")] public sealed class ImmutableHashSet<T> : IImmutableSet<T>, IReadOnlyCollection<T>, IEnumerable<T>, IEnumerable, ICollection<T>, ISet<T>, ICollection, IReadOnlySet<T> {
	public static readonly ImmutableHashSet<T> Empty;
	public ImmutableHashSet<T> Clear();
	public ImmutableHashSet<T>.Builder ToBuilder();
	public ImmutableHashSet<T> Add(T item);
	public ImmutableHashSet<T> Remove(T item);
	public bool TryGetValue(T equalValue, out T actualValue);
	public ImmutableHashSet<T> Union(IEnumerable<T> other);
	public ImmutableHashSet<T> Intersect(IEnumerable<T> other);
	public ImmutableHashSet<T> Except(IEnumerable<T> other);
	public ImmutableHashSet<T> SymmetricExcept(IEnumerable<T> other);
	public bool SetEquals(IEnumerable<T> other);
	public bool IsProperSubsetOf(IEnumerable<T> other);
	public bool IsProperSupersetOf(IEnumerable<T> other);
	public bool IsSubsetOf(IEnumerable<T> other);
	public bool IsSupersetOf(IEnumerable<T> other);
	public bool Overlaps(IEnumerable<T> other);
	public bool Contains(T item);
	public ImmutableHashSet<T> WithComparer(IEqualityComparer<T> equalityComparer);
	public ImmutableHashSet<T>.Enumerator GetEnumerator();
	private ImmutableHashSet();
	public int Count { get; }
	public bool IsEmpty { get; }
	public IEqualityComparer<T> KeyComparer { get; }
	public sealed class Builder : IReadOnlyCollection<T>, IEnumerable<T>, IEnumerable, ISet<T>, ICollection<T> {
		public ImmutableHashSet<T>.Enumerator GetEnumerator();
		public ImmutableHashSet<T> ToImmutable();
		public bool TryGetValue(T equalValue, out T actualValue);
		public bool Add(T item);
		public bool Remove(T item);
		public bool Contains(T item);
		public void Clear();
		public void ExceptWith(IEnumerable<T> other);
		public void IntersectWith(IEnumerable<T> other);
		public bool IsProperSubsetOf(IEnumerable<T> other);
		public bool IsProperSupersetOf(IEnumerable<T> other);
		public bool IsSubsetOf(IEnumerable<T> other);
		public bool IsSupersetOf(IEnumerable<T> other);
		public bool Overlaps(IEnumerable<T> other);
		public bool SetEquals(IEnumerable<T> other);
		public void SymmetricExceptWith(IEnumerable<T> other);
		public void UnionWith(IEnumerable<T> other);
		private Builder();
		public int Count { get; }
		public IEqualityComparer<T> KeyComparer { get; set; }
	}
	public struct Enumerator : IEnumerator<T>, IEnumerator, IDisposable {
		public bool MoveNext();
		public void Reset();
		public void Dispose();
		public T Current { get; }
	}
}
public static class ImmutableInterlocked {
	public static bool Update<T>(ref T location, Func<T, T> transformer) where T : class;
	public static bool Update<T, TArg>(ref T location, Func<T, TArg, T> transformer, TArg transformerArgument) where T : class where TArg : allows ref struct;
	public static bool Update<T>(ref ImmutableArray<T> location, Func<ImmutableArray<T>, ImmutableArray<T>> transformer);
	public static bool Update<T, TArg>(ref ImmutableArray<T> location, Func<ImmutableArray<T>, TArg, ImmutableArray<T>> transformer, TArg transformerArgument) where TArg : allows ref struct;
	public static ImmutableArray<T> InterlockedExchange<T>(ref ImmutableArray<T> location, ImmutableArray<T> value);
	public static ImmutableArray<T> InterlockedCompareExchange<T>(ref ImmutableArray<T> location, ImmutableArray<T> value, ImmutableArray<T> comparand);
	public static bool InterlockedInitialize<T>(ref ImmutableArray<T> location, ImmutableArray<T> value);
	public static TValue GetOrAdd<TKey, TValue, TArg>(ref ImmutableDictionary<TKey, TValue> location, TKey key, Func<TKey, TArg, TValue> valueFactory, TArg factoryArgument) where TArg : allows ref struct;
	public static TValue GetOrAdd<TKey, TValue>(ref ImmutableDictionary<TKey, TValue> location, TKey key, Func<TKey, TValue> valueFactory);
	public static TValue GetOrAdd<TKey, TValue>(ref ImmutableDictionary<TKey, TValue> location, TKey key, TValue value);
	public static TValue AddOrUpdate<TKey, TValue>(ref ImmutableDictionary<TKey, TValue> location, TKey key, Func<TKey, TValue> addValueFactory, Func<TKey, TValue, TValue> updateValueFactory);
	public static TValue AddOrUpdate<TKey, TValue>(ref ImmutableDictionary<TKey, TValue> location, TKey key, TValue addValue, Func<TKey, TValue, TValue> updateValueFactory);
	public static bool TryAdd<TKey, TValue>(ref ImmutableDictionary<TKey, TValue> location, TKey key, TValue value);
	public static bool TryUpdate<TKey, TValue>(ref ImmutableDictionary<TKey, TValue> location, TKey key, TValue newValue, TValue comparisonValue);
	public static bool TryRemove<TKey, TValue>(ref ImmutableDictionary<TKey, TValue> location, TKey key, out TValue value);
	public static bool TryPop<T>(ref ImmutableStack<T> location, out T value);
	public static void Push<T>(ref ImmutableStack<T> location, T value);
	public static bool TryDequeue<T>(ref ImmutableQueue<T> location, out T value);
	public static void Enqueue<T>(ref ImmutableQueue<T> location, T value);
}
public static class ImmutableList {
	public static ImmutableList<T> Create<T>();
	public static ImmutableList<T> Create<T>(T item);
	public static ImmutableList<T> CreateRange<T>(IEnumerable<T> items);
	public static ImmutableList<T> Create<T>(params T[] items);
	public static ImmutableList<T> Create<T>(params ReadOnlySpan<T> items);
	public static ImmutableList<T>.Builder CreateBuilder<T>();
	public static ImmutableList<TSource> ToImmutableList<TSource>(this IEnumerable<TSource> source);
	public static ImmutableList<TSource> ToImmutableList<TSource>(this ImmutableList<TSource>.Builder builder);
	public static IImmutableList<T> Replace<T>(this IImmutableList<T> list, T oldValue, T newValue);
	public static IImmutableList<T> Remove<T>(this IImmutableList<T> list, T value);
	public static IImmutableList<T> RemoveRange<T>(this IImmutableList<T> list, IEnumerable<T> items);
	public static int IndexOf<T>(this IImmutableList<T> list, T item);
	public static int IndexOf<T>(this IImmutableList<T> list, T item, IEqualityComparer<T> equalityComparer);
	public static int IndexOf<T>(this IImmutableList<T> list, T item, int startIndex);
	public static int IndexOf<T>(this IImmutableList<T> list, T item, int startIndex, int count);
	public static int LastIndexOf<T>(this IImmutableList<T> list, T item);
	public static int LastIndexOf<T>(this IImmutableList<T> list, T item, IEqualityComparer<T> equalityComparer);
	public static int LastIndexOf<T>(this IImmutableList<T> list, T item, int startIndex);
	public static int LastIndexOf<T>(this IImmutableList<T> list, T item, int startIndex, int count);
}
[global::System.Runtime.CompilerServices.CollectionBuilder(typeof(ImmutableList), "Create")] public sealed class ImmutableList<T> : IImmutableList<T>, IReadOnlyList<T>, IEnumerable<T>, IEnumerable, IReadOnlyCollection<T>, IList<T>, ICollection<T>, IList, ICollection {
	public static readonly ImmutableList<T> Empty;
	public ImmutableList<T> Clear();
	public int BinarySearch(T item);
	public int BinarySearch(T item, IComparer<T> comparer);
	public int BinarySearch(int index, int count, T item, IComparer<T> comparer);
	public ref readonly T ItemRef(int index);
	public ImmutableList<T>.Builder ToBuilder();
	public ImmutableList<T> Add(T value);
	public ImmutableList<T> AddRange(IEnumerable<T> items);
	public ImmutableList<T> Insert(int index, T item);
	public ImmutableList<T> InsertRange(int index, IEnumerable<T> items);
	public ImmutableList<T> Remove(T value);
	public ImmutableList<T> Remove(T value, IEqualityComparer<T> equalityComparer);
	public ImmutableList<T> RemoveRange(int index, int count);
	public ImmutableList<T> RemoveRange(IEnumerable<T> items);
	public ImmutableList<T> RemoveRange(IEnumerable<T> items, IEqualityComparer<T> equalityComparer);
	public ImmutableList<T> RemoveAt(int index);
	public ImmutableList<T> RemoveAll(Predicate<T> match);
	public ImmutableList<T> SetItem(int index, T value);
	public ImmutableList<T> Replace(T oldValue, T newValue);
	public ImmutableList<T> Replace(T oldValue, T newValue, IEqualityComparer<T> equalityComparer);
	public ImmutableList<T> Reverse();
	public ImmutableList<T> Reverse(int index, int count);
	public ImmutableList<T> Sort();
	public ImmutableList<T> Sort(Comparison<T> comparison);
	public ImmutableList<T> Sort(IComparer<T> comparer);
	public ImmutableList<T> Sort(int index, int count, IComparer<T> comparer);
	public void ForEach(Action<T> action);
	public void CopyTo(T[] array);
	public void CopyTo(T[] array, int arrayIndex);
	public void CopyTo(int index, T[] array, int arrayIndex, int count);
	public ImmutableList<T> GetRange(int index, int count);
	public ImmutableList<TOutput> ConvertAll<TOutput>(Func<T, TOutput> converter);
	public bool Exists(Predicate<T> match);
	public T Find(Predicate<T> match);
	public ImmutableList<T> FindAll(Predicate<T> match);
	public int FindIndex(Predicate<T> match);
	public int FindIndex(int startIndex, Predicate<T> match);
	public int FindIndex(int startIndex, int count, Predicate<T> match);
	public T FindLast(Predicate<T> match);
	public int FindLastIndex(Predicate<T> match);
	public int FindLastIndex(int startIndex, Predicate<T> match);
	public int FindLastIndex(int startIndex, int count, Predicate<T> match);
	public int IndexOf(T item, int index, int count, IEqualityComparer<T> equalityComparer);
	public int LastIndexOf(T item, int index, int count, IEqualityComparer<T> equalityComparer);
	public bool TrueForAll(Predicate<T> match);
	public bool Contains(T value);
	public int IndexOf(T value);
	public ImmutableList<T>.Enumerator GetEnumerator();
	private ImmutableList();
	public bool IsEmpty { get; }
	public int Count { get; }
	public T this[int index] { get; }
	public sealed class Builder : IList<T>, ICollection<T>, IEnumerable<T>, IEnumerable, IList, ICollection, IReadOnlyList<T>, IReadOnlyCollection<T> {
		public ref readonly T ItemRef(int index);
		public int IndexOf(T item);
		public void Insert(int index, T item);
		public void RemoveAt(int index);
		public void Add(T item);
		public void Clear();
		public bool Contains(T item);
		public bool Remove(T item);
		public ImmutableList<T>.Enumerator GetEnumerator();
		public void ForEach(Action<T> action);
		public void CopyTo(T[] array);
		public void CopyTo(T[] array, int arrayIndex);
		public void CopyTo(int index, T[] array, int arrayIndex, int count);
		public ImmutableList<T> GetRange(int index, int count);
		public ImmutableList<TOutput> ConvertAll<TOutput>(Func<T, TOutput> converter);
		public bool Exists(Predicate<T> match);
		public T Find(Predicate<T> match);
		public ImmutableList<T> FindAll(Predicate<T> match);
		public int FindIndex(Predicate<T> match);
		public int FindIndex(int startIndex, Predicate<T> match);
		public int FindIndex(int startIndex, int count, Predicate<T> match);
		public T FindLast(Predicate<T> match);
		public int FindLastIndex(Predicate<T> match);
		public int FindLastIndex(int startIndex, Predicate<T> match);
		public int FindLastIndex(int startIndex, int count, Predicate<T> match);
		public int IndexOf(T item, int index);
		public int IndexOf(T item, int index, int count);
		public int IndexOf(T item, int index, int count, IEqualityComparer<T> equalityComparer);
		public int LastIndexOf(T item);
		public int LastIndexOf(T item, int startIndex);
		public int LastIndexOf(T item, int startIndex, int count);
		public int LastIndexOf(T item, int startIndex, int count, IEqualityComparer<T> equalityComparer);
		public bool TrueForAll(Predicate<T> match);
		public void AddRange(IEnumerable<T> items);
		public void InsertRange(int index, IEnumerable<T> items);
		public int RemoveAll(Predicate<T> match);
		public bool Remove(T item, IEqualityComparer<T> equalityComparer);
		public void RemoveRange(int index, int count);
		public void RemoveRange(IEnumerable<T> items, IEqualityComparer<T> equalityComparer);
		public void RemoveRange(IEnumerable<T> items);
		public void Replace(T oldValue, T newValue);
		public void Replace(T oldValue, T newValue, IEqualityComparer<T> equalityComparer);
		public void Reverse();
		public void Reverse(int index, int count);
		public void Sort();
		public void Sort(Comparison<T> comparison);
		public void Sort(IComparer<T> comparer);
		public void Sort(int index, int count, IComparer<T> comparer);
		public int BinarySearch(T item);
		public int BinarySearch(T item, IComparer<T> comparer);
		public int BinarySearch(int index, int count, T item, IComparer<T> comparer);
		public ImmutableList<T> ToImmutable();
		private Builder();
		public int Count { get; }
		public T this[int index] { get; set; }
	}
	public struct Enumerator : IEnumerator<T>, IEnumerator, IDisposable {
		public void Dispose();
		public bool MoveNext();
		public void Reset();
		public T Current { get; }
	}
}
public static class ImmutableQueue {
	public static ImmutableQueue<T> Create<T>();
	public static ImmutableQueue<T> Create<T>(T item);
	public static ImmutableQueue<T> CreateRange<T>(IEnumerable<T> items);
	public static ImmutableQueue<T> Create<T>(params T[] items);
	public static ImmutableQueue<T> Create<T>(params ReadOnlySpan<T> items);
	public static IImmutableQueue<T> Dequeue<T>(this IImmutableQueue<T> queue, out T value);
}
[global::System.Runtime.CompilerServices.CollectionBuilder(typeof(ImmutableQueue), "Create")] public sealed class ImmutableQueue<T> : IImmutableQueue<T>, IEnumerable<T>, IEnumerable {
	public ImmutableQueue<T> Clear();
	public T Peek();
	public ref readonly T PeekRef();
	public ImmutableQueue<T> Enqueue(T value);
	public ImmutableQueue<T> Dequeue();
	public ImmutableQueue<T> Dequeue(out T value);
	public ImmutableQueue<T>.Enumerator GetEnumerator();
	private ImmutableQueue();
	public bool IsEmpty { get; }
	public static ImmutableQueue<T> Empty { get; }
	public struct Enumerator {
		public bool MoveNext();
		public T Current { get; }
	}
}
public static class ImmutableSortedDictionary {
	public static ImmutableSortedDictionary<TKey, TValue> Create<TKey, TValue>();
	public static ImmutableSortedDictionary<TKey, TValue> Create<TKey, TValue>(IComparer<TKey> keyComparer);
	public static ImmutableSortedDictionary<TKey, TValue> Create<TKey, TValue>(IComparer<TKey> keyComparer, IEqualityComparer<TValue> valueComparer);
	public static ImmutableSortedDictionary<TKey, TValue> CreateRange<TKey, TValue>(IEnumerable<KeyValuePair<TKey, TValue>> items);
	public static ImmutableSortedDictionary<TKey, TValue> CreateRange<TKey, TValue>(IComparer<TKey> keyComparer, IEnumerable<KeyValuePair<TKey, TValue>> items);
	public static ImmutableSortedDictionary<TKey, TValue> CreateRange<TKey, TValue>(IComparer<TKey> keyComparer, IEqualityComparer<TValue> valueComparer, IEnumerable<KeyValuePair<TKey, TValue>> items);
	public static ImmutableSortedDictionary<TKey, TValue>.Builder CreateBuilder<TKey, TValue>();
	public static ImmutableSortedDictionary<TKey, TValue>.Builder CreateBuilder<TKey, TValue>(IComparer<TKey> keyComparer);
	public static ImmutableSortedDictionary<TKey, TValue>.Builder CreateBuilder<TKey, TValue>(IComparer<TKey> keyComparer, IEqualityComparer<TValue> valueComparer);
	public static ImmutableSortedDictionary<TKey, TValue> ToImmutableSortedDictionary<TSource, TKey, TValue>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, Func<TSource, TValue> elementSelector, IComparer<TKey> keyComparer, IEqualityComparer<TValue> valueComparer);
	public static ImmutableSortedDictionary<TKey, TValue> ToImmutableSortedDictionary<TKey, TValue>(this ImmutableSortedDictionary<TKey, TValue>.Builder builder);
	public static ImmutableSortedDictionary<TKey, TValue> ToImmutableSortedDictionary<TSource, TKey, TValue>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, Func<TSource, TValue> elementSelector, IComparer<TKey> keyComparer);
	public static ImmutableSortedDictionary<TKey, TValue> ToImmutableSortedDictionary<TSource, TKey, TValue>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, Func<TSource, TValue> elementSelector);
	public static ImmutableSortedDictionary<TKey, TValue> ToImmutableSortedDictionary<TKey, TValue>(this IEnumerable<KeyValuePair<TKey, TValue>> source, IComparer<TKey> keyComparer, IEqualityComparer<TValue> valueComparer);
	public static ImmutableSortedDictionary<TKey, TValue> ToImmutableSortedDictionary<TKey, TValue>(this IEnumerable<KeyValuePair<TKey, TValue>> source, IComparer<TKey> keyComparer);
	public static ImmutableSortedDictionary<TKey, TValue> ToImmutableSortedDictionary<TKey, TValue>(this IEnumerable<KeyValuePair<TKey, TValue>> source);
}
public sealed class ImmutableSortedDictionary<TKey, TValue> : IImmutableDictionary<TKey, TValue>, IReadOnlyDictionary<TKey, TValue>, IEnumerable<KeyValuePair<TKey, TValue>>, IEnumerable, IReadOnlyCollection<KeyValuePair<TKey, TValue>>, IDictionary<TKey, TValue>, ICollection<KeyValuePair<TKey, TValue>>, IDictionary, ICollection {
	public static readonly ImmutableSortedDictionary<TKey, TValue> Empty;
	public ImmutableSortedDictionary<TKey, TValue> Clear();
	public ref readonly TValue ValueRef(TKey key);
	public ImmutableSortedDictionary<TKey, TValue>.Builder ToBuilder();
	public ImmutableSortedDictionary<TKey, TValue> Add(TKey key, TValue value);
	public ImmutableSortedDictionary<TKey, TValue> SetItem(TKey key, TValue value);
	public ImmutableSortedDictionary<TKey, TValue> SetItems(IEnumerable<KeyValuePair<TKey, TValue>> items);
	public ImmutableSortedDictionary<TKey, TValue> AddRange(IEnumerable<KeyValuePair<TKey, TValue>> items);
	public ImmutableSortedDictionary<TKey, TValue> Remove(TKey value);
	public ImmutableSortedDictionary<TKey, TValue> RemoveRange(IEnumerable<TKey> keys);
	public ImmutableSortedDictionary<TKey, TValue> WithComparers(IComparer<TKey> keyComparer, IEqualityComparer<TValue> valueComparer);
	public ImmutableSortedDictionary<TKey, TValue> WithComparers(IComparer<TKey> keyComparer);
	public bool ContainsValue(TValue value);
	public bool ContainsKey(TKey key);
	public bool Contains(KeyValuePair<TKey, TValue> pair);
	public bool TryGetValue(TKey key, out TValue value);
	public bool TryGetKey(TKey equalKey, out TKey actualKey);
	public ImmutableSortedDictionary<TKey, TValue>.Enumerator GetEnumerator();
	private ImmutableSortedDictionary();
	public IEqualityComparer<TValue> ValueComparer { get; }
	public bool IsEmpty { get; }
	public int Count { get; }
	public IEnumerable<TKey> Keys { get; }
	public IEnumerable<TValue> Values { get; }
	public IComparer<TKey> KeyComparer { get; }
	public TValue this[TKey key] { get; }
	public sealed class Builder : IDictionary<TKey, TValue>, ICollection<KeyValuePair<TKey, TValue>>, IEnumerable<KeyValuePair<TKey, TValue>>, IEnumerable, IReadOnlyDictionary<TKey, TValue>, IReadOnlyCollection<KeyValuePair<TKey, TValue>>, IDictionary, ICollection {
		public ref readonly TValue ValueRef(TKey key);
		public void Add(TKey key, TValue value);
		public bool ContainsKey(TKey key);
		public bool Remove(TKey key);
		public bool TryGetValue(TKey key, out TValue value);
		public bool TryGetKey(TKey equalKey, out TKey actualKey);
		public void Add(KeyValuePair<TKey, TValue> item);
		public void Clear();
		public bool Contains(KeyValuePair<TKey, TValue> item);
		public bool Remove(KeyValuePair<TKey, TValue> item);
		public ImmutableSortedDictionary<TKey, TValue>.Enumerator GetEnumerator();
		public bool ContainsValue(TValue value);
		public void AddRange(IEnumerable<KeyValuePair<TKey, TValue>> items);
		public void RemoveRange(IEnumerable<TKey> keys);
		public TValue GetValueOrDefault(TKey key);
		public TValue GetValueOrDefault(TKey key, TValue defaultValue);
		public ImmutableSortedDictionary<TKey, TValue> ToImmutable();
		private Builder();
		public IEnumerable<TKey> Keys { get; }
		public IEnumerable<TValue> Values { get; }
		public int Count { get; }
		public TValue this[TKey key] { get; set; }
		public IComparer<TKey> KeyComparer { get; set; }
		public IEqualityComparer<TValue> ValueComparer { get; set; }
	}
	public struct Enumerator : IEnumerator<KeyValuePair<TKey, TValue>>, IEnumerator, IDisposable {
		public void Dispose();
		public bool MoveNext();
		public void Reset();
		public KeyValuePair<TKey, TValue> Current { get; }
	}
}
public static class ImmutableSortedSet {
	public static ImmutableSortedSet<T> Create<T>();
	public static ImmutableSortedSet<T> Create<T>(IComparer<T> comparer);
	public static ImmutableSortedSet<T> Create<T>(T item);
	public static ImmutableSortedSet<T> Create<T>(IComparer<T> comparer, T item);
	public static ImmutableSortedSet<T> CreateRange<T>(IEnumerable<T> items);
	public static ImmutableSortedSet<T> CreateRange<T>(IComparer<T> comparer, IEnumerable<T> items);
	public static ImmutableSortedSet<T> Create<T>(params T[] items);
	public static ImmutableSortedSet<T> Create<T>(params ReadOnlySpan<T> items);
	public static ImmutableSortedSet<T> Create<T>(IComparer<T> comparer, params T[] items);
	public static ImmutableSortedSet<T> Create<T>(IComparer<T> comparer, params ReadOnlySpan<T> items);
	public static ImmutableSortedSet<T>.Builder CreateBuilder<T>();
	public static ImmutableSortedSet<T>.Builder CreateBuilder<T>(IComparer<T> comparer);
	public static ImmutableSortedSet<TSource> ToImmutableSortedSet<TSource>(this IEnumerable<TSource> source, IComparer<TSource> comparer);
	public static ImmutableSortedSet<TSource> ToImmutableSortedSet<TSource>(this IEnumerable<TSource> source);
	public static ImmutableSortedSet<TSource> ToImmutableSortedSet<TSource>(this ImmutableSortedSet<TSource>.Builder builder);
}
[global::System.Runtime.CompilerServices.CollectionBuilder(typeof(ImmutableSortedSet), "Create")] public sealed class ImmutableSortedSet<T> : IImmutableSet<T>, IReadOnlyCollection<T>, IEnumerable<T>, IEnumerable, IReadOnlySet<T>, IReadOnlyList<T>, IList<T>, ICollection<T>, ISet<T>, IList, ICollection {
	public static readonly ImmutableSortedSet<T> Empty;
	public ImmutableSortedSet<T> Clear();
	public ref readonly T ItemRef(int index);
	public ImmutableSortedSet<T>.Builder ToBuilder();
	public ImmutableSortedSet<T> Add(T value);
	public ImmutableSortedSet<T> Remove(T value);
	public bool TryGetValue(T equalValue, out T actualValue);
	public ImmutableSortedSet<T> Intersect(IEnumerable<T> other);
	public ImmutableSortedSet<T> Except(IEnumerable<T> other);
	public ImmutableSortedSet<T> SymmetricExcept(IEnumerable<T> other);
	public ImmutableSortedSet<T> Union(IEnumerable<T> other);
	public ImmutableSortedSet<T> WithComparer(IComparer<T> comparer);
	public bool SetEquals(IEnumerable<T> other);
	public bool IsProperSubsetOf(IEnumerable<T> other);
	public bool IsProperSupersetOf(IEnumerable<T> other);
	public bool IsSubsetOf(IEnumerable<T> other);
	public bool IsSupersetOf(IEnumerable<T> other);
	public bool Overlaps(IEnumerable<T> other);
	public IEnumerable<T> Reverse();
	public int IndexOf(T item);
	public bool Contains(T value);
	public ImmutableSortedSet<T>.Enumerator GetEnumerator();
	private ImmutableSortedSet();
	public T Max { get; }
	public T Min { get; }
	public bool IsEmpty { get; }
	public int Count { get; }
	public IComparer<T> KeyComparer { get; }
	public T this[int index] { get; }
	public sealed class Builder : IReadOnlyCollection<T>, IEnumerable<T>, IEnumerable, ISet<T>, ICollection<T>, ICollection {
		public ref readonly T ItemRef(int index);
		public bool Add(T item);
		public void ExceptWith(IEnumerable<T> other);
		public void IntersectWith(IEnumerable<T> other);
		public bool IsProperSubsetOf(IEnumerable<T> other);
		public bool IsProperSupersetOf(IEnumerable<T> other);
		public bool IsSubsetOf(IEnumerable<T> other);
		public bool IsSupersetOf(IEnumerable<T> other);
		public bool Overlaps(IEnumerable<T> other);
		public bool SetEquals(IEnumerable<T> other);
		public void SymmetricExceptWith(IEnumerable<T> other);
		public void UnionWith(IEnumerable<T> other);
		public void Clear();
		public bool Contains(T item);
		public bool Remove(T item);
		public ImmutableSortedSet<T>.Enumerator GetEnumerator();
		public int IndexOf(T item);
		public IEnumerable<T> Reverse();
		public ImmutableSortedSet<T> ToImmutable();
		public bool TryGetValue(T equalValue, out T actualValue);
		private Builder();
		public int Count { get; }
		public T this[int index] { get; }
		public T Max { get; }
		public T Min { get; }
		public IComparer<T> KeyComparer { get; set; }
	}
	public struct Enumerator : IEnumerator<T>, IEnumerator, IDisposable {
		public void Dispose();
		public bool MoveNext();
		public void Reset();
		public T Current { get; }
	}
}
public static class ImmutableStack {
	public static ImmutableStack<T> Create<T>();
	public static ImmutableStack<T> Create<T>(T item);
	public static ImmutableStack<T> CreateRange<T>(IEnumerable<T> items);
	public static ImmutableStack<T> Create<T>(params T[] items);
	public static ImmutableStack<T> Create<T>(params ReadOnlySpan<T> items);
	public static IImmutableStack<T> Pop<T>(this IImmutableStack<T> stack, out T value);
}
[global::System.Runtime.CompilerServices.CollectionBuilder(typeof(ImmutableStack), "Create")] public sealed class ImmutableStack<T> : IImmutableStack<T>, IEnumerable<T>, IEnumerable {
	public ImmutableStack<T> Clear();
	public T Peek();
	public ref readonly T PeekRef();
	public ImmutableStack<T> Push(T value);
	public ImmutableStack<T> Pop();
	public ImmutableStack<T> Pop(out T value);
	public ImmutableStack<T>.Enumerator GetEnumerator();
	private ImmutableStack();
	public static ImmutableStack<T> Empty { get; }
	public bool IsEmpty { get; }
	public struct Enumerator {
		public bool MoveNext();
		public T Current { get; }
	}
}
