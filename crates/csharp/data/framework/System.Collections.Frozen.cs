// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Collections.Frozen;
using System.Collections.Generic;
using System.Collections.Immutable;
public static class FrozenDictionary {
	public static FrozenDictionary<TKey, TValue> ToFrozenDictionary<TKey, TValue>(this IEnumerable<KeyValuePair<TKey, TValue>> source, IEqualityComparer<TKey> comparer = null);
	public static FrozenDictionary<TKey, TSource> ToFrozenDictionary<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, IEqualityComparer<TKey> comparer = null);
	public static FrozenDictionary<TKey, TElement> ToFrozenDictionary<TSource, TKey, TElement>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, Func<TSource, TElement> elementSelector, IEqualityComparer<TKey> comparer = null);
}
public abstract class FrozenDictionary<TKey, TValue> : IDictionary<TKey, TValue>, ICollection<KeyValuePair<TKey, TValue>>, IEnumerable<KeyValuePair<TKey, TValue>>, IEnumerable, IReadOnlyDictionary<TKey, TValue>, IReadOnlyCollection<KeyValuePair<TKey, TValue>>, IDictionary, ICollection {
	public void CopyTo(KeyValuePair<TKey, TValue>[] destination, int destinationIndex);
	public void CopyTo(Span<KeyValuePair<TKey, TValue>> destination);
	public ref readonly TValue GetValueRefOrNullRef(TKey key);
	public bool ContainsKey(TKey key);
	public bool TryGetValue(TKey key, out TValue value);
	public FrozenDictionary<TKey, TValue>.Enumerator GetEnumerator();
	public FrozenDictionary<TKey, TValue>.AlternateLookup<TAlternateKey> GetAlternateLookup<TAlternateKey>() where TAlternateKey : allows ref struct;
	public bool TryGetAlternateLookup<TAlternateKey>(out FrozenDictionary<TKey, TValue>.AlternateLookup<TAlternateKey> lookup) where TAlternateKey : allows ref struct;
	private FrozenDictionary();
	public static FrozenDictionary<TKey, TValue> Empty { get; }
	public IEqualityComparer<TKey> Comparer { get; }
	public ImmutableArray<TKey> Keys { get; }
	public ImmutableArray<TValue> Values { get; }
	public int Count { get; }
	public ref readonly TValue this[TKey key] { get; }
	public struct Enumerator : IEnumerator<KeyValuePair<TKey, TValue>>, IEnumerator, IDisposable {
		public bool MoveNext();
		public KeyValuePair<TKey, TValue> Current { get; }
	}
	public readonly struct AlternateLookup<TAlternateKey> where TAlternateKey : allows ref struct {
		public bool ContainsKey(TAlternateKey key);
		public bool TryGetValue(TAlternateKey key, out TValue value);
		public FrozenDictionary<TKey, TValue> Dictionary { get; }
		public TValue this[TAlternateKey key] { get; }
	}
}
public static class FrozenSet {
	public static FrozenSet<T> Create<T>(params ReadOnlySpan<T> source);
	public static FrozenSet<T> Create<T>(IEqualityComparer<T> equalityComparer, params ReadOnlySpan<T> source);
	public static FrozenSet<T> ToFrozenSet<T>(this IEnumerable<T> source, IEqualityComparer<T> comparer = null);
}
[global::System.Runtime.CompilerServices.CollectionBuilder(typeof(FrozenSet), "Create")] public abstract class FrozenSet<T> : ISet<T>, ICollection<T>, IEnumerable<T>, IEnumerable, IReadOnlySet<T>, IReadOnlyCollection<T>, ICollection {
	public void CopyTo(T[] destination, int destinationIndex);
	public void CopyTo(Span<T> destination);
	public bool Contains(T item);
	public bool TryGetValue(T equalValue, out T actualValue);
	public FrozenSet<T>.Enumerator GetEnumerator();
	public bool IsProperSubsetOf(IEnumerable<T> other);
	public bool IsProperSupersetOf(IEnumerable<T> other);
	public bool IsSubsetOf(IEnumerable<T> other);
	public bool IsSupersetOf(IEnumerable<T> other);
	public bool Overlaps(IEnumerable<T> other);
	public bool SetEquals(IEnumerable<T> other);
	public FrozenSet<T>.AlternateLookup<TAlternate> GetAlternateLookup<TAlternate>() where TAlternate : allows ref struct;
	public bool TryGetAlternateLookup<TAlternate>(out FrozenSet<T>.AlternateLookup<TAlternate> lookup) where TAlternate : allows ref struct;
	private FrozenSet();
	public static FrozenSet<T> Empty { get; }
	public IEqualityComparer<T> Comparer { get; }
	public ImmutableArray<T> Items { get; }
	public int Count { get; }
	public struct Enumerator : IEnumerator<T>, IEnumerator, IDisposable {
		public bool MoveNext();
		public T Current { get; }
	}
	public readonly struct AlternateLookup<TAlternate> where TAlternate : allows ref struct {
		public bool Contains(TAlternate item);
		public bool TryGetValue(TAlternate equalValue, out T actualValue);
		public FrozenSet<T> Set { get; }
	}
}
