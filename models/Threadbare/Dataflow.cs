namespace Threadbare;

using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;
using System.Threading.Tasks.Dataflow;

/// <summary>An item on its way from one thread to another, which learns what the first did.</summary>
internal sealed class Sent<T>
{
    private readonly T item;

    internal Sent(T item)
    {
        this.item = item;
        Kernel.Release(this);
    }

    internal T Take()
    {
        Kernel.Acquire(this);
        return item;
    }

    internal T Peek() { return item; }
}

/// <summary>A block that may be full: who was refused is told when there is room again.</summary>
internal interface IRefuses
{
    void WhenThereIsRoom(Action action);
}

/// <summary>A block that gives items.</summary>
internal interface IGives<T>
{
    Outlet<T> Given { get; }
}

/// <summary>The side of a block that takes items, and lets as many tasks as it may work on them.</summary>
internal sealed class Inlet<T>
{
    internal readonly Bag<Sent<T>> Waiting = new Bag<Sent<T>>();
    private readonly Func<T, Task> work;
    private readonly Action<Exception> ended;
    private readonly int degree = 1;
    private readonly int capacity = DataflowBlockOptions.Unbounded;
    private readonly CancellationToken token;
    private readonly TaskScheduler scheduler = TaskScheduler.Default;
    private Bag<Action> refused = new Bag<Action>();
    private int running;
    private bool isClosed;
    private Exception failure;

    internal Inlet(Func<T, Task> work, DataflowBlockOptions options, Action<Exception> ended)
    {
        this.work = work;
        this.ended = ended;
        if (options == null) return;
        capacity = options.BoundedCapacity;
        token = options.CancellationToken;
        scheduler = options.TaskScheduler;
        var execution = options as ExecutionDataflowBlockOptions;
        if (execution != null) degree = execution.MaxDegreeOfParallelism;
        if (degree == DataflowBlockOptions.Unbounded) degree = int.MaxValue;
        if (token.CanBeCanceled) token.Register(() => Close(new OperationCanceledException(token)));
    }

    internal DataflowMessageStatus Offer(T item)
    {
        if (isClosed) return DataflowMessageStatus.DecliningPermanently;
        if (capacity >= 0 && Waiting.Count + running >= capacity) return DataflowMessageStatus.Declined;
        Waiting.Add(new Sent<T>(item));
        Pump();
        return DataflowMessageStatus.Accepted;
    }

    internal void WhenThereIsRoom(Action action) { refused.Add(action); }

    internal void Close(Exception why)
    {
        if (isClosed) return;
        Kernel.Release(this);
        isClosed = true;
        failure = why;
        if (why != null) Forget();
        EndIfDone();
        TellRefused();
    }

    private void Forget()
    {
        while (Waiting.Count > 0) Waiting.TakeFirst();
    }

    private void Pump()
    {
        while (running < degree && Waiting.Count > 0)
        {
            running++;
            Sent<T> next = Waiting.TakeFirst();
            Task.Factory.StartNew(() => Begin(next), CancellationToken.None, TaskCreationOptions.None, scheduler);
        }
    }

    private void Begin(Sent<T> sent)
    {
        Task task = null;
        // One after the other: each knows what the one before did.
        if (degree == 1) Kernel.Acquire(this);
        try
        {
            task = work(sent.Take());
        }
        catch (Exception e)
        {
            Finish(e);
            return;
        }
        if (task == null) Finish(null);
        else task.OnEnd(() => Finish(task.HasFailed ? task.Failures()[0] : null));
    }

    private void Finish(Exception why)
    {
        running--;
        if (why != null)
        {
            failure = failure ?? why;
            isClosed = true;
            Forget();
        }
        Kernel.Release(this);
        Pump();
        EndIfDone();
        TellRefused();
    }

    private void EndIfDone()
    {
        if (!isClosed || running > 0 || Waiting.Count > 0) return;
        Kernel.Acquire(this);
        ended(failure);
    }

    private void TellRefused()
    {
        Bag<Action> all = refused;
        refused = new Bag<Action>();
        for (int i = 0; i < all.Count; i++) all.Items[i]();
    }
}

/// <summary>A target that a source hands its items to.</summary>
internal sealed class Link<T> : IDisposable
{
    internal readonly ITargetBlock<T> Target;
    internal readonly Predicate<T> Filter;
    internal readonly bool Completes;
    internal int Left;
    internal bool IsRefused;
    private readonly Outlet<T> outlet;

    internal Link(Outlet<T> outlet, ITargetBlock<T> target, DataflowLinkOptions options, Predicate<T> filter)
    {
        this.outlet = outlet;
        Target = target;
        Filter = filter;
        Completes = options != null && options.PropagateCompletion;
        Left = options == null ? DataflowBlockOptions.Unbounded : options.MaxMessages;
    }

    public void Dispose() { outlet.Links.Remove(this); }
}

/// <summary>The side of a block that gives items to the blocks that it is linked to, or to whoever asks. An item either
/// goes to one of them, or stands there for all until a newer one does.</summary>
internal sealed class Outlet<T> : ISourceBlock<T>
{
    internal readonly Bag<Link<T>> Links = new Bag<Link<T>>();
    internal readonly Bag<Sent<T>> Items = new Bag<Sent<T>>();
    internal readonly Task Done = new Task();
    internal bool IsClosed;
    private readonly Action taken;
    private readonly Func<T, T> clone;
    private Sent<T> standing;
    private Exception failure;
    private Bag<Task> waiting = new Bag<Task>();

    /// <summary>The action is done whenever an item has left.</summary>
    internal Outlet(Action taken) { this.taken = taken; }

    /// <summary>Everybody gets a copy of the item that stands there.</summary>
    internal Outlet(Func<T, T> clone) { this.clone = clone; }

    internal bool HasItem { get { return standing != null || Items.Count > 0; } }

    internal void CloseOn(DataflowBlockOptions options)
    {
        if (options == null) return;
        CancellationToken token = options.CancellationToken;
        if (token.CanBeCanceled) token.Register(() => Close(new OperationCanceledException(token)));
    }

    internal void Show(T item)
    {
        standing = new Sent<T>(item);
        for (int i = 0; i < Links.Count; i++) ShowTo(Links.Items[i]);
        Changed();
    }

    private void ShowTo(Link<T> link)
    {
        T item = Copy(standing.Take());
        if (link.Filter != null && !link.Filter(item)) return;
        link.Target.OfferMessage(new DataflowMessageHeader(1), item, this, false);
    }

    private T Copy(T item) { return clone == null ? item : clone(item); }

    internal void Put(T item)
    {
        Items.Add(new Sent<T>(item));
        Drain();
    }

    internal void Close(Exception why)
    {
        if (IsClosed) return;
        Kernel.Release(this);
        IsClosed = true;
        failure = why;
        Drain();
    }

    internal IDisposable LinkTo(ITargetBlock<T> target, DataflowLinkOptions options, Predicate<T> filter)
    {
        var link = new Link<T>(this, target, options, filter);
        Links.Add(link);
        if (standing != null) ShowTo(link);
        if (Done.IsOver) Propagate(link);
        else Drain();
        return link;
    }

    internal bool TryTake(Predicate<T> filter, out T item)
    {
        item = default(T);
        if (standing != null)
        {
            item = Copy(standing.Take());
            return filter == null || filter(item);
        }
        if (Items.Count == 0 || (filter != null && !filter(Items.Items[0].Peek()))) return false;
        item = Items.TakeFirst().Take();
        Changed();
        return true;
    }

    /// <summary>What a block takes that did not want the item when it was offered.</summary>
    internal T TakePostponed()
    {
        T item = Items.TakeFirst().Take();
        Drain();
        return item;
    }

    Task IDataflowBlock.Completion { get { return Done; } }

    void IDataflowBlock.Complete() { Close(null); }

    void IDataflowBlock.Fault(Exception exception) { Close(exception); }

    IDisposable ISourceBlock<T>.LinkTo(ITargetBlock<T> target, DataflowLinkOptions linkOptions) { return LinkTo(target, linkOptions, null); }

    T ISourceBlock<T>.ConsumeMessage(DataflowMessageHeader messageHeader, ITargetBlock<T> target, out bool messageConsumed)
    {
        messageConsumed = TryTake(null, out T item);
        if (messageConsumed) Drain();
        return item;
    }

    bool ISourceBlock<T>.ReserveMessage(DataflowMessageHeader messageHeader, ITargetBlock<T> target) { return HasItem; }

    void ISourceBlock<T>.ReleaseReservation(DataflowMessageHeader messageHeader, ITargetBlock<T> target) { Drain(); }

    /// <summary>A task that ends when something has changed.</summary>
    internal Task Change(CancellationToken token)
    {
        var change = new Task(TaskCreationOptions.RunContinuationsAsynchronously, null);
        waiting.Add(change);
        if (token.CanBeCanceled) token.Register(() => change.EndCanceled(token));
        return change;
    }

    private void Drain()
    {
        while (Items.Count > 0 && Links.Count > 0 && HandOver(Items.Items[0])) Items.TakeFirst();
        Changed();
    }

    private bool HandOver(Sent<T> sent)
    {
        T item = sent.Take();
        for (int i = 0; i < Links.Count; i++)
        {
            Link<T> link = Links.Items[i];
            if (link.IsRefused || (link.Filter != null && !link.Filter(item))) continue;
            DataflowMessageStatus status = link.Target.OfferMessage(new DataflowMessageHeader(1), item, this, false);
            if (status == DataflowMessageStatus.Accepted)
            {
                if (link.Left > 0 && --link.Left == 0) link.Dispose();
                return true;
            }
            if (status == DataflowMessageStatus.Declined) TryLater(link);
        }
        return false;
    }

    private void TryLater(Link<T> link)
    {
        var target = link.Target as IRefuses;
        if (target == null) return;
        link.IsRefused = true;
        target.WhenThereIsRoom(() =>
        {
            link.IsRefused = false;
            Drain();
        });
    }

    private void Changed()
    {
        Bag<Task> all = waiting;
        waiting = new Bag<Task>();
        for (int i = 0; i < all.Count; i++) all.Items[i].End(TaskStatus.RanToCompletion);
        if (taken != null) taken();
        if (!IsClosed || Done.IsOver || (Items.Count > 0 && failure == null)) return;
        Kernel.Acquire(this);
        if (failure == null) Done.End(TaskStatus.RanToCompletion);
        else Ending.Fail(Done, failure);
        for (int i = 0; i < Links.Count; i++) Propagate(Links.Items[i]);
    }

    private void Propagate(Link<T> link)
    {
        if (!link.Completes) return;
        if (failure == null) link.Target.Complete();
        else link.Target.Fault(failure);
    }
}

/// <summary>Blocks that have items for a block that takes them only when it has use for all of them.</summary>
internal sealed class Postponed<T>
{
    private readonly Bag<Outlet<T>> sources = new Bag<Outlet<T>>();

    internal DataflowMessageStatus Add(ISourceBlock<T> source)
    {
        var outlet = source as Outlet<T>;
        if (outlet == null) return DataflowMessageStatus.Declined;
        if (!sources.Contains(outlet)) sources.Add(outlet);
        return DataflowMessageStatus.Postponed;
    }

    /// <summary>How many blocks still have one: another may have taken it.</summary>
    internal int Count()
    {
        for (int i = sources.Count - 1; i >= 0; i--)
        {
            if (sources.Items[i].Items.Count == 0) sources.Remove(sources.Items[i]);
        }
        return sources.Count;
    }

    internal T Take() { return sources.TakeFirst().TakePostponed(); }
}

/// <summary>How many groups a block makes before it ends.</summary>
internal sealed class Groups
{
    internal readonly bool IsGreedy = true;
    private long left = DataflowBlockOptions.Unbounded;

    internal Groups(GroupingDataflowBlockOptions options)
    {
        if (options == null) return;
        IsGreedy = options.Greedy;
        left = options.MaxNumberOfGroups;
    }

    internal bool IsLast() { return left > 0 && --left == 0; }
}

/// <summary>How blocks end.</summary>
internal static class Ending
{
    internal static void Fail(Task task, Exception why)
    {
        var canceled = why as OperationCanceledException;
        if (canceled != null) task.EndCanceled(canceled.CancellationToken);
        else task.EndFaulted(why);
    }

    internal static void End(Task task, Exception why)
    {
        if (why == null) task.End(TaskStatus.RanToCompletion);
        else Fail(task, why);
    }
}
