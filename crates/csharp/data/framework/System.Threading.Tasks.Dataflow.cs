// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Threading.Tasks.Dataflow;
using System.Collections.Generic;
public sealed class ActionBlock<TInput> : ITargetBlock<TInput>, IDataflowBlock {
	public ActionBlock(Action<TInput> action);
	public ActionBlock(Action<TInput> action, ExecutionDataflowBlockOptions dataflowBlockOptions);
	public ActionBlock(Func<TInput, Task> action);
	public ActionBlock(Func<TInput, Task> action, ExecutionDataflowBlockOptions dataflowBlockOptions);
	public void Complete();
	public bool Post(TInput item);
	public Task Completion { get; }
	public int InputCount { get; }
}
public sealed class BatchBlock<T> : IPropagatorBlock<T, T[]>, ITargetBlock<T>, IDataflowBlock, ISourceBlock<T[]>, IReceivableSourceBlock<T[]> {
	public BatchBlock(int batchSize);
	public BatchBlock(int batchSize, GroupingDataflowBlockOptions dataflowBlockOptions);
	public void Complete();
	public void TriggerBatch();
	public IDisposable LinkTo(ITargetBlock<T[]> target, DataflowLinkOptions linkOptions);
	public bool TryReceive(Predicate<T[]> filter, out T[] item);
	public bool TryReceiveAll(out IList<T[]> items);
	public int OutputCount { get; }
	public Task Completion { get; }
	public int BatchSize { get; }
}
public sealed class BatchedJoinBlock<T1, T2> : IReceivableSourceBlock<Tuple<IList<T1>, IList<T2>>>, ISourceBlock<Tuple<IList<T1>, IList<T2>>>, IDataflowBlock {
	public BatchedJoinBlock(int batchSize);
	public BatchedJoinBlock(int batchSize, GroupingDataflowBlockOptions dataflowBlockOptions);
	public IDisposable LinkTo(ITargetBlock<Tuple<IList<T1>, IList<T2>>> target, DataflowLinkOptions linkOptions);
	public bool TryReceive(Predicate<Tuple<IList<T1>, IList<T2>>> filter, out Tuple<IList<T1>, IList<T2>> item);
	public bool TryReceiveAll(out IList<Tuple<IList<T1>, IList<T2>>> items);
	public void Complete();
	public int BatchSize { get; }
	public ITargetBlock<T1> Target1 { get; }
	public ITargetBlock<T2> Target2 { get; }
	public int OutputCount { get; }
	public Task Completion { get; }
}
public sealed class BatchedJoinBlock<T1, T2, T3> : IReceivableSourceBlock<Tuple<IList<T1>, IList<T2>, IList<T3>>>, ISourceBlock<Tuple<IList<T1>, IList<T2>, IList<T3>>>, IDataflowBlock {
	public BatchedJoinBlock(int batchSize);
	public BatchedJoinBlock(int batchSize, GroupingDataflowBlockOptions dataflowBlockOptions);
	public IDisposable LinkTo(ITargetBlock<Tuple<IList<T1>, IList<T2>, IList<T3>>> target, DataflowLinkOptions linkOptions);
	public bool TryReceive(Predicate<Tuple<IList<T1>, IList<T2>, IList<T3>>> filter, out Tuple<IList<T1>, IList<T2>, IList<T3>> item);
	public bool TryReceiveAll(out IList<Tuple<IList<T1>, IList<T2>, IList<T3>>> items);
	public void Complete();
	public int BatchSize { get; }
	public ITargetBlock<T1> Target1 { get; }
	public ITargetBlock<T2> Target2 { get; }
	public ITargetBlock<T3> Target3 { get; }
	public int OutputCount { get; }
	public Task Completion { get; }
}
public sealed class BroadcastBlock<T> : IPropagatorBlock<T, T>, ITargetBlock<T>, IDataflowBlock, ISourceBlock<T>, IReceivableSourceBlock<T> {
	public BroadcastBlock(Func<T, T> cloningFunction);
	public BroadcastBlock(Func<T, T> cloningFunction, DataflowBlockOptions dataflowBlockOptions);
	public void Complete();
	public IDisposable LinkTo(ITargetBlock<T> target, DataflowLinkOptions linkOptions);
	public bool TryReceive(Predicate<T> filter, out T item);
	public Task Completion { get; }
}
public sealed class BufferBlock<T> : IPropagatorBlock<T, T>, ITargetBlock<T>, IDataflowBlock, ISourceBlock<T>, IReceivableSourceBlock<T> {
	public BufferBlock();
	public BufferBlock(DataflowBlockOptions dataflowBlockOptions);
	public void Complete();
	public IDisposable LinkTo(ITargetBlock<T> target, DataflowLinkOptions linkOptions);
	public bool TryReceive(Predicate<T> filter, out T item);
	public bool TryReceiveAll(out IList<T> items);
	public int Count { get; }
	public Task Completion { get; }
}
public static class DataflowBlock {
	public static IDisposable LinkTo<TOutput>(this ISourceBlock<TOutput> source, ITargetBlock<TOutput> target);
	public static IDisposable LinkTo<TOutput>(this ISourceBlock<TOutput> source, ITargetBlock<TOutput> target, Predicate<TOutput> predicate);
	public static IDisposable LinkTo<TOutput>(this ISourceBlock<TOutput> source, ITargetBlock<TOutput> target, DataflowLinkOptions linkOptions, Predicate<TOutput> predicate);
	public static bool Post<TInput>(this ITargetBlock<TInput> target, TInput item);
	public static Task<bool> SendAsync<TInput>(this ITargetBlock<TInput> target, TInput item);
	public static Task<bool> SendAsync<TInput>(this ITargetBlock<TInput> target, TInput item, CancellationToken cancellationToken);
	public static bool TryReceive<TOutput>(this IReceivableSourceBlock<TOutput> source, out TOutput item);
	public static Task<TOutput> ReceiveAsync<TOutput>(this ISourceBlock<TOutput> source);
	public static Task<TOutput> ReceiveAsync<TOutput>(this ISourceBlock<TOutput> source, CancellationToken cancellationToken);
	public static Task<TOutput> ReceiveAsync<TOutput>(this ISourceBlock<TOutput> source, TimeSpan timeout);
	public static Task<TOutput> ReceiveAsync<TOutput>(this ISourceBlock<TOutput> source, TimeSpan timeout, CancellationToken cancellationToken);
	public static TOutput Receive<TOutput>(this ISourceBlock<TOutput> source);
	public static TOutput Receive<TOutput>(this ISourceBlock<TOutput> source, CancellationToken cancellationToken);
	public static TOutput Receive<TOutput>(this ISourceBlock<TOutput> source, TimeSpan timeout);
	public static TOutput Receive<TOutput>(this ISourceBlock<TOutput> source, TimeSpan timeout, CancellationToken cancellationToken);
	public static Task<bool> OutputAvailableAsync<TOutput>(this ISourceBlock<TOutput> source);
	public static Task<bool> OutputAvailableAsync<TOutput>(this ISourceBlock<TOutput> source, CancellationToken cancellationToken);
	public static IPropagatorBlock<TInput, TOutput> Encapsulate<TInput, TOutput>(ITargetBlock<TInput> target, ISourceBlock<TOutput> source);
	public static Task<int> Choose<T1, T2>(ISourceBlock<T1> source1, Action<T1> action1, ISourceBlock<T2> source2, Action<T2> action2);
	public static Task<int> Choose<T1, T2>(ISourceBlock<T1> source1, Action<T1> action1, ISourceBlock<T2> source2, Action<T2> action2, DataflowBlockOptions dataflowBlockOptions);
	public static Task<int> Choose<T1, T2, T3>(ISourceBlock<T1> source1, Action<T1> action1, ISourceBlock<T2> source2, Action<T2> action2, ISourceBlock<T3> source3, Action<T3> action3);
	public static Task<int> Choose<T1, T2, T3>(ISourceBlock<T1> source1, Action<T1> action1, ISourceBlock<T2> source2, Action<T2> action2, ISourceBlock<T3> source3, Action<T3> action3, DataflowBlockOptions dataflowBlockOptions);
	public static IObservable<TOutput> AsObservable<TOutput>(this ISourceBlock<TOutput> source);
	public static IObserver<TInput> AsObserver<TInput>(this ITargetBlock<TInput> target);
	public static ITargetBlock<TInput> NullTarget<TInput>();
	public static IAsyncEnumerable<TOutput> ReceiveAllAsync<TOutput>(this IReceivableSourceBlock<TOutput> source, CancellationToken cancellationToken = default);
}
public class DataflowBlockOptions {
	public const int Unbounded = -1;
	public DataflowBlockOptions();
	public TaskScheduler TaskScheduler { get; set; }
	public CancellationToken CancellationToken { get; set; }
	public int MaxMessagesPerTask { get; set; }
	public int BoundedCapacity { get; set; }
	public string NameFormat { get; set; }
	public bool EnsureOrdered { get; set; }
}
public class DataflowLinkOptions {
	public DataflowLinkOptions();
	public bool PropagateCompletion { get; set; }
	public int MaxMessages { get; set; }
	public bool Append { get; set; }
}
public readonly struct DataflowMessageHeader : IEquatable<DataflowMessageHeader> {
	public DataflowMessageHeader(long id);
	public bool Equals(DataflowMessageHeader other);
	public static bool operator ==(DataflowMessageHeader left, DataflowMessageHeader right);
	public static bool operator !=(DataflowMessageHeader left, DataflowMessageHeader right);
	public bool IsValid { get; }
	public long Id { get; }
}
public enum DataflowMessageStatus { Accepted = 0, Declined = 1, Postponed = 2, NotAvailable = 3, DecliningPermanently = 4 }
public class ExecutionDataflowBlockOptions : DataflowBlockOptions {
	public ExecutionDataflowBlockOptions();
	public int MaxDegreeOfParallelism { get; set; }
	public bool SingleProducerConstrained { get; set; }
}
public class GroupingDataflowBlockOptions : DataflowBlockOptions {
	public GroupingDataflowBlockOptions();
	public bool Greedy { get; set; }
	public long MaxNumberOfGroups { get; set; }
}
public interface IDataflowBlock {
	void Complete();
	void Fault(Exception exception);
	Task Completion { get; }
}
public interface IPropagatorBlock<in TInput, out TOutput> : ITargetBlock<TInput>, IDataflowBlock, ISourceBlock<TOutput> { }
public interface IReceivableSourceBlock<TOutput> : ISourceBlock<TOutput>, IDataflowBlock {
	bool TryReceive(Predicate<TOutput> filter, out TOutput item);
	bool TryReceiveAll(out IList<TOutput> items);
}
public interface ISourceBlock<out TOutput> : IDataflowBlock {
	IDisposable LinkTo(ITargetBlock<TOutput> target, DataflowLinkOptions linkOptions);
	TOutput ConsumeMessage(DataflowMessageHeader messageHeader, ITargetBlock<TOutput> target, out bool messageConsumed);
	bool ReserveMessage(DataflowMessageHeader messageHeader, ITargetBlock<TOutput> target);
	void ReleaseReservation(DataflowMessageHeader messageHeader, ITargetBlock<TOutput> target);
}
public interface ITargetBlock<in TInput> : IDataflowBlock {
	DataflowMessageStatus OfferMessage(DataflowMessageHeader messageHeader, TInput messageValue, ISourceBlock<TInput> source, bool consumeToAccept);
}
public sealed class JoinBlock<T1, T2> : IReceivableSourceBlock<Tuple<T1, T2>>, ISourceBlock<Tuple<T1, T2>>, IDataflowBlock {
	public JoinBlock();
	public JoinBlock(GroupingDataflowBlockOptions dataflowBlockOptions);
	public IDisposable LinkTo(ITargetBlock<Tuple<T1, T2>> target, DataflowLinkOptions linkOptions);
	public bool TryReceive(Predicate<Tuple<T1, T2>> filter, out Tuple<T1, T2> item);
	public bool TryReceiveAll(out IList<Tuple<T1, T2>> items);
	public void Complete();
	public int OutputCount { get; }
	public Task Completion { get; }
	public ITargetBlock<T1> Target1 { get; }
	public ITargetBlock<T2> Target2 { get; }
}
public sealed class JoinBlock<T1, T2, T3> : IReceivableSourceBlock<Tuple<T1, T2, T3>>, ISourceBlock<Tuple<T1, T2, T3>>, IDataflowBlock {
	public JoinBlock();
	public JoinBlock(GroupingDataflowBlockOptions dataflowBlockOptions);
	public IDisposable LinkTo(ITargetBlock<Tuple<T1, T2, T3>> target, DataflowLinkOptions linkOptions);
	public bool TryReceive(Predicate<Tuple<T1, T2, T3>> filter, out Tuple<T1, T2, T3> item);
	public bool TryReceiveAll(out IList<Tuple<T1, T2, T3>> items);
	public void Complete();
	public int OutputCount { get; }
	public Task Completion { get; }
	public ITargetBlock<T1> Target1 { get; }
	public ITargetBlock<T2> Target2 { get; }
	public ITargetBlock<T3> Target3 { get; }
}
public sealed class TransformBlock<TInput, TOutput> : IPropagatorBlock<TInput, TOutput>, ITargetBlock<TInput>, IDataflowBlock, ISourceBlock<TOutput>, IReceivableSourceBlock<TOutput> {
	public TransformBlock(Func<TInput, TOutput> transform);
	public TransformBlock(Func<TInput, TOutput> transform, ExecutionDataflowBlockOptions dataflowBlockOptions);
	public TransformBlock(Func<TInput, Task<TOutput>> transform);
	public TransformBlock(Func<TInput, Task<TOutput>> transform, ExecutionDataflowBlockOptions dataflowBlockOptions);
	public void Complete();
	public IDisposable LinkTo(ITargetBlock<TOutput> target, DataflowLinkOptions linkOptions);
	public bool TryReceive(Predicate<TOutput> filter, out TOutput item);
	public bool TryReceiveAll(out IList<TOutput> items);
	public Task Completion { get; }
	public int InputCount { get; }
	public int OutputCount { get; }
}
public sealed class TransformManyBlock<TInput, TOutput> : IPropagatorBlock<TInput, TOutput>, ITargetBlock<TInput>, IDataflowBlock, ISourceBlock<TOutput>, IReceivableSourceBlock<TOutput> {
	public TransformManyBlock(Func<TInput, IEnumerable<TOutput>> transform);
	public TransformManyBlock(Func<TInput, IEnumerable<TOutput>> transform, ExecutionDataflowBlockOptions dataflowBlockOptions);
	public TransformManyBlock(Func<TInput, Task<IEnumerable<TOutput>>> transform);
	public TransformManyBlock(Func<TInput, Task<IEnumerable<TOutput>>> transform, ExecutionDataflowBlockOptions dataflowBlockOptions);
	public void Complete();
	public IDisposable LinkTo(ITargetBlock<TOutput> target, DataflowLinkOptions linkOptions);
	public bool TryReceive(Predicate<TOutput> filter, out TOutput item);
	public bool TryReceiveAll(out IList<TOutput> items);
	public TransformManyBlock(Func<TInput, IAsyncEnumerable<TOutput>> transform);
	public TransformManyBlock(Func<TInput, IAsyncEnumerable<TOutput>> transform, ExecutionDataflowBlockOptions dataflowBlockOptions);
	public Task Completion { get; }
	public int InputCount { get; }
	public int OutputCount { get; }
}
public sealed class WriteOnceBlock<T> : IPropagatorBlock<T, T>, ITargetBlock<T>, IDataflowBlock, ISourceBlock<T>, IReceivableSourceBlock<T> {
	public WriteOnceBlock(Func<T, T> cloningFunction);
	public WriteOnceBlock(Func<T, T> cloningFunction, DataflowBlockOptions dataflowBlockOptions);
	public void Complete();
	public bool TryReceive(Predicate<T> filter, out T item);
	public IDisposable LinkTo(ITargetBlock<T> target, DataflowLinkOptions linkOptions);
	public Task Completion { get; }
}
