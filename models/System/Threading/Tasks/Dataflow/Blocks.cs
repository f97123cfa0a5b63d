namespace System.Threading.Tasks.Dataflow;

using System.Collections.Generic;
using Threadbare;

public class DataflowBlockOptions
{
    public DataflowBlockOptions()
    {
        BoundedCapacity = Unbounded;
        MaxMessagesPerTask = Unbounded;
        EnsureOrdered = true;
        TaskScheduler = TaskScheduler.Default;
    }

    public TaskScheduler TaskScheduler { get; set; }

    public CancellationToken CancellationToken { get; set; }

    public int MaxMessagesPerTask { get; set; }

    public int BoundedCapacity { get; set; }

    public string NameFormat { get; set; }

    public bool EnsureOrdered { get; set; }
}

public class ExecutionDataflowBlockOptions
{
    public ExecutionDataflowBlockOptions() { MaxDegreeOfParallelism = 1; }

    public int MaxDegreeOfParallelism { get; set; }

    public bool SingleProducerConstrained { get; set; }
}

public class GroupingDataflowBlockOptions
{
    public GroupingDataflowBlockOptions()
    {
        Greedy = true;
        MaxNumberOfGroups = Unbounded;
    }

    public bool Greedy { get; set; }

    public long MaxNumberOfGroups { get; set; }
}

public class DataflowLinkOptions
{
    public DataflowLinkOptions()
    {
        MaxMessages = DataflowBlockOptions.Unbounded;
        Append = true;
    }

    public bool PropagateCompletion { get; set; }

    public int MaxMessages { get; set; }

    public bool Append { get; set; }
}

public readonly struct DataflowMessageHeader
{
    private readonly long id;

    public DataflowMessageHeader(long id) { this.id = id; }

    public bool IsValid { get { return id != 0; } }

    public long Id { get { return id; } }

    public bool Equals(DataflowMessageHeader other) { return id == other.id; }

    public static bool operator ==(DataflowMessageHeader left, DataflowMessageHeader right) { return left.id == right.id; }

    public static bool operator !=(DataflowMessageHeader left, DataflowMessageHeader right) { return left.id != right.id; }
}

public sealed class ActionBlock<TInput> : ITargetBlock<TInput>, IDataflowBlock, IRefuses
{
    private readonly Inlet<TInput> inlet;
    private readonly Task done = new Task();

    public ActionBlock(Action<TInput> action) : this(action, null) { }

    public ActionBlock(Action<TInput> action, ExecutionDataflowBlockOptions dataflowBlockOptions)
    {
        if (action == null) throw new ArgumentNullException("action");
        inlet = new Inlet<TInput>(item => { action(item); return null; }, dataflowBlockOptions, why => Ending.End(done, why));
    }

    public ActionBlock(Func<TInput, Task> action) : this(action, null) { }

    public ActionBlock(Func<TInput, Task> action, ExecutionDataflowBlockOptions dataflowBlockOptions)
    {
        if (action == null) throw new ArgumentNullException("action");
        inlet = new Inlet<TInput>(action, dataflowBlockOptions, why => Ending.End(done, why));
    }

    public Task Completion { get { return done; } }

    public int InputCount { get { return inlet.Waiting.Count; } }

    public bool Post(TInput item) { return inlet.Offer(item) == DataflowMessageStatus.Accepted; }

    public void Complete() { inlet.Close(null); }

    void IDataflowBlock.Fault(Exception exception) { inlet.Close(exception); }

    DataflowMessageStatus ITargetBlock<TInput>.OfferMessage(DataflowMessageHeader messageHeader, TInput messageValue, ISourceBlock<TInput> source, bool consumeToAccept) { return inlet.Offer(messageValue); }

    void IRefuses.WhenThereIsRoom(Action action) { inlet.WhenThereIsRoom(action); }
}

public sealed class BufferBlock<T> : IPropagatorBlock<T, T>, ITargetBlock<T>, IDataflowBlock, ISourceBlock<T>, IReceivableSourceBlock<T>, IRefuses, IGives<T>
{
    private readonly Outlet<T> outlet;
    private readonly int capacity = DataflowBlockOptions.Unbounded;
    private Bag<Action> refused = new Bag<Action>();

    public BufferBlock() : this(new DataflowBlockOptions()) { }

    public BufferBlock(DataflowBlockOptions dataflowBlockOptions)
    {
        outlet = new Outlet<T>(TellRefused);
        capacity = dataflowBlockOptions.BoundedCapacity;
        outlet.CloseOn(dataflowBlockOptions);
    }

    public int Count { get { return outlet.Items.Count; } }

    public Task Completion { get { return outlet.Done; } }

    Outlet<T> IGives<T>.Given { get { return outlet; } }

    public void Complete() { outlet.Close(null); }

    void IDataflowBlock.Fault(Exception exception) { outlet.Close(exception); }

    public IDisposable LinkTo(ITargetBlock<T> target, DataflowLinkOptions linkOptions) { return outlet.LinkTo(target, linkOptions, null); }

    public bool TryReceive(Predicate<T> filter, out T item) { return outlet.TryTake(filter, out item); }

    public bool TryReceiveAll(out IList<T> items) { return Receiving.All(outlet, out items); }

    DataflowMessageStatus ITargetBlock<T>.OfferMessage(DataflowMessageHeader messageHeader, T messageValue, ISourceBlock<T> source, bool consumeToAccept)
    {
        if (outlet.IsClosed) return DataflowMessageStatus.DecliningPermanently;
        if (capacity >= 0 && outlet.Items.Count >= capacity) return DataflowMessageStatus.Declined;
        outlet.Put(messageValue);
        return DataflowMessageStatus.Accepted;
    }

    void IRefuses.WhenThereIsRoom(Action action) { refused.Add(action); }

    private void TellRefused()
    {
        if (capacity >= 0 && outlet.Items.Count >= capacity) return;
        Bag<Action> all = refused;
        refused = new Bag<Action>();
        for (int i = 0; i < all.Count; i++) all.Items[i]();
    }
}

public sealed class TransformBlock<TInput, TOutput> : IPropagatorBlock<TInput, TOutput>, ITargetBlock<TInput>, IDataflowBlock, ISourceBlock<TOutput>, IReceivableSourceBlock<TOutput>, IRefuses, IGives<TOutput>
{
    private readonly Inlet<Job<TInput, TOutput>> inlet;
    private readonly Outlet<TOutput> outlet = new Outlet<TOutput>((Action)null);
    private readonly Jobs<TInput, TOutput> jobs;

    public TransformBlock(Func<TInput, TOutput> transform) : this(transform, null) { }

    public TransformBlock(Func<TInput, TOutput> transform, ExecutionDataflowBlockOptions dataflowBlockOptions)
    {
        jobs = new Jobs<TInput, TOutput>(outlet, dataflowBlockOptions);
        inlet = new Inlet<Job<TInput, TOutput>>(job => { jobs.Done(job, new[] { transform(job.Item) }); return null; }, dataflowBlockOptions, outlet.Close);
    }

    public TransformBlock(Func<TInput, Task<TOutput>> transform) : this(transform, null) { }

    public TransformBlock(Func<TInput, Task<TOutput>> transform, ExecutionDataflowBlockOptions dataflowBlockOptions)
    {
        jobs = new Jobs<TInput, TOutput>(outlet, dataflowBlockOptions);
        inlet = new Inlet<Job<TInput, TOutput>>(async job => jobs.Done(job, new[] { await transform(job.Item).ConfigureAwait(false) }), dataflowBlockOptions, outlet.Close);
    }

    public int InputCount { get { return inlet.Waiting.Count; } }

    public int OutputCount { get { return outlet.Items.Count; } }

    public Task Completion { get { return outlet.Done; } }

    Outlet<TOutput> IGives<TOutput>.Given { get { return outlet; } }

    public void Complete() { inlet.Close(null); }

    void IDataflowBlock.Fault(Exception exception) { inlet.Close(exception); }

    public IDisposable LinkTo(ITargetBlock<TOutput> target, DataflowLinkOptions linkOptions) { return outlet.LinkTo(target, linkOptions, null); }

    public bool TryReceive(Predicate<TOutput> filter, out TOutput item) { return outlet.TryTake(filter, out item); }

    public bool TryReceiveAll(out IList<TOutput> items) { return Receiving.All(outlet, out items); }

    DataflowMessageStatus ITargetBlock<TInput>.OfferMessage(DataflowMessageHeader messageHeader, TInput messageValue, ISourceBlock<TInput> source, bool consumeToAccept) { return jobs.Offer(inlet, messageValue); }

    void IRefuses.WhenThereIsRoom(Action action) { inlet.WhenThereIsRoom(action); }
}

public sealed class TransformManyBlock<TInput, TOutput> : IPropagatorBlock<TInput, TOutput>, ITargetBlock<TInput>, IDataflowBlock, ISourceBlock<TOutput>, IReceivableSourceBlock<TOutput>, IRefuses, IGives<TOutput>
{
    private readonly Inlet<Job<TInput, TOutput>> inlet;
    private readonly Outlet<TOutput> outlet = new Outlet<TOutput>((Action)null);
    private readonly Jobs<TInput, TOutput> jobs;

    public TransformManyBlock(Func<TInput, IEnumerable<TOutput>> transform) : this(transform, null) { }

    public TransformManyBlock(Func<TInput, IEnumerable<TOutput>> transform, ExecutionDataflowBlockOptions dataflowBlockOptions)
    {
        jobs = new Jobs<TInput, TOutput>(outlet, dataflowBlockOptions);
        inlet = new Inlet<Job<TInput, TOutput>>(job => { jobs.Done(job, transform(job.Item)); return null; }, dataflowBlockOptions, outlet.Close);
    }

    public TransformManyBlock(Func<TInput, Task<IEnumerable<TOutput>>> transform) : this(transform, null) { }

    public TransformManyBlock(Func<TInput, Task<IEnumerable<TOutput>>> transform, ExecutionDataflowBlockOptions dataflowBlockOptions)
    {
        jobs = new Jobs<TInput, TOutput>(outlet, dataflowBlockOptions);
        inlet = new Inlet<Job<TInput, TOutput>>(async job => jobs.Done(job, await transform(job.Item).ConfigureAwait(false)), dataflowBlockOptions, outlet.Close);
    }

    public int InputCount { get { return inlet.Waiting.Count; } }

    public int OutputCount { get { return outlet.Items.Count; } }

    public Task Completion { get { return outlet.Done; } }

    Outlet<TOutput> IGives<TOutput>.Given { get { return outlet; } }

    public void Complete() { inlet.Close(null); }

    void IDataflowBlock.Fault(Exception exception) { inlet.Close(exception); }

    public IDisposable LinkTo(ITargetBlock<TOutput> target, DataflowLinkOptions linkOptions) { return outlet.LinkTo(target, linkOptions, null); }

    public bool TryReceive(Predicate<TOutput> filter, out TOutput item) { return outlet.TryTake(filter, out item); }

    public bool TryReceiveAll(out IList<TOutput> items) { return Receiving.All(outlet, out items); }

    DataflowMessageStatus ITargetBlock<TInput>.OfferMessage(DataflowMessageHeader messageHeader, TInput messageValue, ISourceBlock<TInput> source, bool consumeToAccept) { return jobs.Offer(inlet, messageValue); }

    void IRefuses.WhenThereIsRoom(Action action) { inlet.WhenThereIsRoom(action); }
}

public sealed class BroadcastBlock<T> : IPropagatorBlock<T, T>, ITargetBlock<T>, IDataflowBlock, ISourceBlock<T>, IReceivableSourceBlock<T>, IGives<T>
{
    private readonly Outlet<T> outlet;

    public BroadcastBlock(Func<T, T> cloningFunction) : this(cloningFunction, null) { }

    public BroadcastBlock(Func<T, T> cloningFunction, DataflowBlockOptions dataflowBlockOptions)
    {
        outlet = new Outlet<T>(cloningFunction);
        outlet.CloseOn(dataflowBlockOptions);
    }

    public Task Completion { get { return outlet.Done; } }

    Outlet<T> IGives<T>.Given { get { return outlet; } }

    public void Complete() { outlet.Close(null); }

    void IDataflowBlock.Fault(Exception exception) { outlet.Close(exception); }

    public IDisposable LinkTo(ITargetBlock<T> target, DataflowLinkOptions linkOptions) { return outlet.LinkTo(target, linkOptions, null); }

    public bool TryReceive(Predicate<T> filter, out T item) { return outlet.TryTake(filter, out item); }

    DataflowMessageStatus ITargetBlock<T>.OfferMessage(DataflowMessageHeader messageHeader, T messageValue, ISourceBlock<T> source, bool consumeToAccept)
    {
        if (outlet.IsClosed) return DataflowMessageStatus.DecliningPermanently;
        outlet.Show(messageValue);
        return DataflowMessageStatus.Accepted;
    }
}

public sealed class WriteOnceBlock<T> : IPropagatorBlock<T, T>, ITargetBlock<T>, IDataflowBlock, ISourceBlock<T>, IReceivableSourceBlock<T>, IGives<T>
{
    private readonly Outlet<T> outlet;

    public WriteOnceBlock(Func<T, T> cloningFunction) : this(cloningFunction, null) { }

    public WriteOnceBlock(Func<T, T> cloningFunction, DataflowBlockOptions dataflowBlockOptions)
    {
        outlet = new Outlet<T>(cloningFunction);
        outlet.CloseOn(dataflowBlockOptions);
    }

    public Task Completion { get { return outlet.Done; } }

    Outlet<T> IGives<T>.Given { get { return outlet; } }

    public void Complete() { outlet.Close(null); }

    void IDataflowBlock.Fault(Exception exception) { outlet.Close(exception); }

    public IDisposable LinkTo(ITargetBlock<T> target, DataflowLinkOptions linkOptions) { return outlet.LinkTo(target, linkOptions, null); }

    public bool TryReceive(Predicate<T> filter, out T item) { return outlet.TryTake(filter, out item); }

    DataflowMessageStatus ITargetBlock<T>.OfferMessage(DataflowMessageHeader messageHeader, T messageValue, ISourceBlock<T> source, bool consumeToAccept)
    {
        if (outlet.HasItem || outlet.IsClosed) return DataflowMessageStatus.DecliningPermanently;
        outlet.Show(messageValue);
        outlet.Close(null);
        return DataflowMessageStatus.Accepted;
    }
}

public sealed class BatchBlock<T> : IPropagatorBlock<T, T[]>, ITargetBlock<T>, IDataflowBlock, ISourceBlock<T[]>, IReceivableSourceBlock<T[]>, IGives<T[]>
{
    private readonly int size;
    private readonly Groups groups;
    private readonly Outlet<T[]> outlet = new Outlet<T[]>((Action)null);
    private readonly Postponed<T> postponed = new Postponed<T>();
    private Bag<Sent<T>> collected = new Bag<Sent<T>>();

    public BatchBlock(int batchSize) : this(batchSize, null) { }

    public BatchBlock(int batchSize, GroupingDataflowBlockOptions dataflowBlockOptions)
    {
        if (batchSize < 1) throw new ArgumentOutOfRangeException("batchSize");
        size = batchSize;
        groups = new Groups(dataflowBlockOptions);
        outlet.CloseOn(dataflowBlockOptions);
    }

    public int BatchSize { get { return size; } }

    public int OutputCount { get { return outlet.Items.Count; } }

    public Task Completion { get { return outlet.Done; } }

    Outlet<T[]> IGives<T[]>.Given { get { return outlet; } }

    public void Complete()
    {
        Give();
        outlet.Close(null);
    }

    void IDataflowBlock.Fault(Exception exception) { outlet.Close(exception); }

    public void TriggerBatch()
    {
        Collect(Math.Min(size, postponed.Count()));
        Give();
    }

    public IDisposable LinkTo(ITargetBlock<T[]> target, DataflowLinkOptions linkOptions) { return outlet.LinkTo(target, linkOptions, null); }

    public bool TryReceive(Predicate<T[]> filter, out T[] item) { return outlet.TryTake(filter, out item); }

    public bool TryReceiveAll(out IList<T[]> items) { return Receiving.All(outlet, out items); }

    DataflowMessageStatus ITargetBlock<T>.OfferMessage(DataflowMessageHeader messageHeader, T messageValue, ISourceBlock<T> source, bool consumeToAccept)
    {
        if (outlet.IsClosed) return DataflowMessageStatus.DecliningPermanently;
        if (!groups.IsGreedy)
        {
            DataflowMessageStatus status = postponed.Add(source);
            if (postponed.Count() >= size) Task.Run(GiveWhenFull);
            return status;
        }
        collected.Add(new Sent<T>(messageValue));
        if (collected.Count >= size) Give();
        return DataflowMessageStatus.Accepted;
    }

    private void GiveWhenFull()
    {
        if (outlet.IsClosed || postponed.Count() < size) return;
        Collect(size);
        Give();
    }

    private void Collect(int count)
    {
        for (int i = 0; i < count; i++) collected.Add(new Sent<T>(postponed.Take()));
    }

    private void Give()
    {
        if (collected.Count == 0) return;
        var batch = new T[collected.Count];
        for (int i = 0; i < batch.Length; i++) batch[i] = collected.Items[i].Take();
        collected = new Bag<Sent<T>>();
        outlet.Put(batch);
        if (groups.IsLast()) outlet.Close(null);
    }
}

public sealed class JoinBlock<T1, T2> : IReceivableSourceBlock<Tuple<T1, T2>>, ISourceBlock<Tuple<T1, T2>>, IDataflowBlock, IGives<Tuple<T1, T2>>
{
    private readonly Groups groups;
    private readonly Outlet<Tuple<T1, T2>> outlet = new Outlet<Tuple<T1, T2>>((Action)null);
    private readonly JoinSide<T1> first;
    private readonly JoinSide<T2> second;

    public JoinBlock() : this(null) { }

    public JoinBlock(GroupingDataflowBlockOptions dataflowBlockOptions)
    {
        groups = new Groups(dataflowBlockOptions);
        first = new JoinSide<T1>(groups.IsGreedy, Join);
        second = new JoinSide<T2>(groups.IsGreedy, Join);
        outlet.CloseOn(dataflowBlockOptions);
    }

    public ITargetBlock<T1> Target1 { get { return first; } }

    public ITargetBlock<T2> Target2 { get { return second; } }

    public int OutputCount { get { return outlet.Items.Count; } }

    public Task Completion { get { return outlet.Done; } }

    Outlet<Tuple<T1, T2>> IGives<Tuple<T1, T2>>.Given { get { return outlet; } }

    public void Complete()
    {
        first.Complete();
        second.Complete();
    }

    void IDataflowBlock.Fault(Exception exception) { outlet.Close(exception); }

    public IDisposable LinkTo(ITargetBlock<Tuple<T1, T2>> target, DataflowLinkOptions linkOptions) { return outlet.LinkTo(target, linkOptions, null); }

    public bool TryReceive(Predicate<Tuple<T1, T2>> filter, out Tuple<T1, T2> item) { return outlet.TryTake(filter, out item); }

    public bool TryReceiveAll(out IList<Tuple<T1, T2>> items) { return Receiving.All(outlet, out items); }

    private void Join()
    {
        while (!outlet.IsClosed && first.Count() > 0 && second.Count() > 0)
        {
            outlet.Put(Tuple.Create(first.Take(), second.Take()));
            if (groups.IsLast()) Close();
        }
        if (first.IsExhausted() || second.IsExhausted()) Close();
    }

    private void Close()
    {
        outlet.Close(null);
        first.Close();
        second.Close();
    }
}
