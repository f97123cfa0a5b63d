// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Collections.Concurrent;
using System.Collections.Generic;
using System.Threading;
public class BlockingCollection<T> : IEnumerable<T>, IEnumerable, ICollection, IDisposable, IReadOnlyCollection<T> {
	public BlockingCollection();
	public BlockingCollection(int boundedCapacity);
	public BlockingCollection(IProducerConsumerCollection<T> collection, int boundedCapacity);
	public BlockingCollection(IProducerConsumerCollection<T> collection);
	public void Add(T item);
	public void Add(T item, CancellationToken cancellationToken);
	public bool TryAdd(T item);
	public bool TryAdd(T item, TimeSpan timeout);
	public bool TryAdd(T item, int millisecondsTimeout);
	public bool TryAdd(T item, int millisecondsTimeout, CancellationToken cancellationToken);
	public T Take();
	public T Take(CancellationToken cancellationToken);
	public bool TryTake(out T item);
	public bool TryTake(out T item, TimeSpan timeout);
	public bool TryTake(out T item, int millisecondsTimeout);
	public bool TryTake(out T item, int millisecondsTimeout, CancellationToken cancellationToken);
	public static int AddToAny(BlockingCollection<T>[] collections, T item);
	public static int AddToAny(BlockingCollection<T>[] collections, T item, CancellationToken cancellationToken);
	public static int TryAddToAny(BlockingCollection<T>[] collections, T item);
	public static int TryAddToAny(BlockingCollection<T>[] collections, T item, TimeSpan timeout);
	public static int TryAddToAny(BlockingCollection<T>[] collections, T item, int millisecondsTimeout);
	public static int TryAddToAny(BlockingCollection<T>[] collections, T item, int millisecondsTimeout, CancellationToken cancellationToken);
	public static int TakeFromAny(BlockingCollection<T>[] collections, out T item);
	public static int TakeFromAny(BlockingCollection<T>[] collections, out T item, CancellationToken cancellationToken);
	public static int TryTakeFromAny(BlockingCollection<T>[] collections, out T item);
	public static int TryTakeFromAny(BlockingCollection<T>[] collections, out T item, TimeSpan timeout);
	public static int TryTakeFromAny(BlockingCollection<T>[] collections, out T item, int millisecondsTimeout);
	public static int TryTakeFromAny(BlockingCollection<T>[] collections, out T item, int millisecondsTimeout, CancellationToken cancellationToken);
	public void CompleteAdding();
	public void Dispose();
	protected virtual void Dispose(bool disposing);
	public T[] ToArray();
	public void CopyTo(T[] array, int index);
	public IEnumerable<T> GetConsumingEnumerable();
	public IEnumerable<T> GetConsumingEnumerable(CancellationToken cancellationToken);
	public int BoundedCapacity { get; }
	public bool IsAddingCompleted { get; }
	public bool IsCompleted { get; }
	public int Count { get; }
}
public class ConcurrentBag<T> : IProducerConsumerCollection<T>, IEnumerable<T>, IEnumerable, ICollection, IReadOnlyCollection<T> {
	public ConcurrentBag();
	public ConcurrentBag(IEnumerable<T> collection);
	public void Add(T item);
	public bool TryTake(out T result);
	public bool TryPeek(out T result);
	public void CopyTo(T[] array, int index);
	public T[] ToArray();
	public void Clear();
	public IEnumerator<T> GetEnumerator();
	public int Count { get; }
	public bool IsEmpty { get; }
}
public class ConcurrentDictionary<TKey, TValue> : IDictionary<TKey, TValue>, ICollection<KeyValuePair<TKey, TValue>>, IEnumerable<KeyValuePair<TKey, TValue>>, IEnumerable, IDictionary, ICollection, IReadOnlyDictionary<TKey, TValue>, IReadOnlyCollection<KeyValuePair<TKey, TValue>> {
	public ConcurrentDictionary();
	public ConcurrentDictionary(int concurrencyLevel, int capacity);
	public ConcurrentDictionary(IEnumerable<KeyValuePair<TKey, TValue>> collection);
	public ConcurrentDictionary(IEqualityComparer<TKey> comparer);
	public ConcurrentDictionary(IEnumerable<KeyValuePair<TKey, TValue>> collection, IEqualityComparer<TKey> comparer);
	public ConcurrentDictionary(int concurrencyLevel, IEnumerable<KeyValuePair<TKey, TValue>> collection, IEqualityComparer<TKey> comparer);
	public ConcurrentDictionary(int concurrencyLevel, int capacity, IEqualityComparer<TKey> comparer);
	public ConcurrentDictionary<TKey, TValue>.AlternateLookup<TAlternateKey> GetAlternateLookup<TAlternateKey>() where TAlternateKey : allows ref struct;
	public bool TryGetAlternateLookup<TAlternateKey>(out ConcurrentDictionary<TKey, TValue>.AlternateLookup<TAlternateKey> lookup) where TAlternateKey : allows ref struct;
	public bool TryAdd(TKey key, TValue value);
	public bool ContainsKey(TKey key);
	public bool TryRemove(TKey key, out TValue value);
	public bool TryRemove(KeyValuePair<TKey, TValue> item);
	public bool TryGetValue(TKey key, out TValue value);
	public bool TryUpdate(TKey key, TValue newValue, TValue comparisonValue);
	public void Clear();
	public KeyValuePair<TKey, TValue>[] ToArray();
	public IEnumerator<KeyValuePair<TKey, TValue>> GetEnumerator();
	public TValue GetOrAdd(TKey key, Func<TKey, TValue> valueFactory);
	public TValue GetOrAdd<TArg>(TKey key, Func<TKey, TArg, TValue> valueFactory, TArg factoryArgument) where TArg : allows ref struct;
	public TValue GetOrAdd(TKey key, TValue value);
	public TValue AddOrUpdate<TArg>(TKey key, Func<TKey, TArg, TValue> addValueFactory, Func<TKey, TValue, TArg, TValue> updateValueFactory, TArg factoryArgument) where TArg : allows ref struct;
	public TValue AddOrUpdate(TKey key, Func<TKey, TValue> addValueFactory, Func<TKey, TValue, TValue> updateValueFactory);
	public TValue AddOrUpdate(TKey key, TValue addValue, Func<TKey, TValue, TValue> updateValueFactory);
	public TValue this[TKey key] { get; set; }
	public IEqualityComparer<TKey> Comparer { get; }
	public int Count { get; }
	public bool IsEmpty { get; }
	public ICollection<TKey> Keys { get; }
	public ICollection<TValue> Values { get; }
	public readonly struct AlternateLookup<TAlternateKey> where TAlternateKey : allows ref struct {
		public bool ContainsKey(TAlternateKey key);
		public bool TryAdd(TAlternateKey key, TValue value);
		public bool TryGetValue(TAlternateKey key, out TValue value);
		public bool TryGetValue(TAlternateKey key, out TKey actualKey, out TValue value);
		public bool TryRemove(TAlternateKey key, out TValue value);
		public bool TryRemove(TAlternateKey key, out TKey actualKey, out TValue value);
		public ConcurrentDictionary<TKey, TValue> Dictionary { get; }
		public TValue this[TAlternateKey key] { get; set; }
	}
}
public class ConcurrentQueue<T> : IProducerConsumerCollection<T>, IEnumerable<T>, IEnumerable, ICollection, IReadOnlyCollection<T> {
	public ConcurrentQueue();
	public ConcurrentQueue(IEnumerable<T> collection);
	public T[] ToArray();
	public void CopyTo(T[] array, int index);
	public IEnumerator<T> GetEnumerator();
	public void Enqueue(T item);
	public bool TryDequeue(out T result);
	public bool TryPeek(out T result);
	public void Clear();
	public bool IsEmpty { get; }
	public int Count { get; }
}
public class ConcurrentStack<T> : IProducerConsumerCollection<T>, IEnumerable<T>, IEnumerable, ICollection, IReadOnlyCollection<T> {
	public ConcurrentStack();
	public ConcurrentStack(IEnumerable<T> collection);
	public void Clear();
	public void CopyTo(T[] array, int index);
	public void Push(T item);
	public void PushRange(T[] items);
	public void PushRange(T[] items, int startIndex, int count);
	public bool TryPeek(out T result);
	public bool TryPop(out T result);
	public int TryPopRange(T[] items);
	public int TryPopRange(T[] items, int startIndex, int count);
	public T[] ToArray();
	public IEnumerator<T> GetEnumerator();
	public bool IsEmpty { get; }
	public int Count { get; }
}
[global::System.Flags] public enum EnumerablePartitionerOptions { None = 0, NoBuffering = 1 }
public interface IProducerConsumerCollection<T> : IEnumerable<T>, IEnumerable, ICollection {
	void CopyTo(T[] array, int index);
	bool TryAdd(T item);
	bool TryTake(out T item);
	T[] ToArray();
}
public abstract class OrderablePartitioner<TSource> : Partitioner<TSource> {
	protected OrderablePartitioner(bool keysOrderedInEachPartition, bool keysOrderedAcrossPartitions, bool keysNormalized);
	public abstract IList<IEnumerator<KeyValuePair<long, TSource>>> GetOrderablePartitions(int partitionCount);
	public virtual IEnumerable<KeyValuePair<long, TSource>> GetOrderableDynamicPartitions();
	public override IList<IEnumerator<TSource>> GetPartitions(int partitionCount);
	public override IEnumerable<TSource> GetDynamicPartitions();
	public bool KeysOrderedInEachPartition { get; }
	public bool KeysOrderedAcrossPartitions { get; }
	public bool KeysNormalized { get; }
}
public static class Partitioner {
	public static OrderablePartitioner<TSource> Create<TSource>(IList<TSource> list, bool loadBalance);
	public static OrderablePartitioner<TSource> Create<TSource>(TSource[] array, bool loadBalance);
	public static OrderablePartitioner<TSource> Create<TSource>(IEnumerable<TSource> source);
	public static OrderablePartitioner<TSource> Create<TSource>(IEnumerable<TSource> source, EnumerablePartitionerOptions partitionerOptions);
	public static OrderablePartitioner<Tuple<long, long>> Create(long fromInclusive, long toExclusive);
	public static OrderablePartitioner<Tuple<long, long>> Create(long fromInclusive, long toExclusive, long rangeSize);
	public static OrderablePartitioner<Tuple<int, int>> Create(int fromInclusive, int toExclusive);
	public static OrderablePartitioner<Tuple<int, int>> Create(int fromInclusive, int toExclusive, int rangeSize);
}
public abstract class Partitioner<TSource> {
	public abstract IList<IEnumerator<TSource>> GetPartitions(int partitionCount);
	public virtual IEnumerable<TSource> GetDynamicPartitions();
	protected Partitioner();
	public virtual bool SupportsDynamicPartitions { get; }
}
