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
            Task.Run(() => Begin(next));
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

/// <summary>The side of a block that gives items to the blocks that it is linked to, or to whoever asks.</summary>
internal sealed class Outlet<T>
{
    internal readonly Bag<Link<T>> Links = new Bag<Link<T>>();
    internal readonly Bag<Sent<T>> Items = new Bag<Sent<T>>();
    internal readonly Task Done = new Task();
    internal bool IsClosed;
    private readonly Action taken;
    private Exception failure;
    private Bag<Task> waiting = new Bag<Task>();

    /// <summary>The action is done whenever an item has left.</summary>
    internal Outlet(Action taken) { this.taken = taken; }

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
        if (Done.IsOver) Propagate(link);
        else Drain();
        return link;
    }

    internal bool TryTake(Predicate<T> filter, out T item)
    {
        item = default(T);
        if (Items.Count == 0 || (filter != null && !filter(Items.Items[0].Peek()))) return false;
        item = Items.TakeFirst().Take();
        Changed();
        return true;
    }

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
            DataflowMessageStatus status = link.Target.OfferMessage(new DataflowMessageHeader(1), item, null, false);
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
