namespace Threadbare
{
    using System;
    using System.Collections.Generic;
    using System.Threading.Tasks;
    using System.Threading.Tasks.Dataflow;

    /// <summary>An item that is transformed, and what comes of it.</summary>
    internal sealed class Job<TInput, TOutput>
    {
        internal readonly TInput Item;
        internal IEnumerable<TOutput> Output;

        internal Job(TInput item) { Item = item; }
    }

    /// <summary>Items that are transformed at the same time, whose results leave in order unless that does not matter.</summary>
    internal sealed class Jobs<TInput, TOutput>
    {
        private readonly Bag<Job<TInput, TOutput>> open = new Bag<Job<TInput, TOutput>>();
        private readonly Outlet<TOutput> outlet;
        private readonly bool isOrdered;

        internal Jobs(Outlet<TOutput> outlet, DataflowBlockOptions options)
        {
            this.outlet = outlet;
            isOrdered = options == null || options.EnsureOrdered;
        }

        internal DataflowMessageStatus Offer(Inlet<Job<TInput, TOutput>> inlet, TInput item)
        {
            var job = new Job<TInput, TOutput>(item);
            open.Add(job);
            DataflowMessageStatus status = inlet.Offer(job);
            if (status != DataflowMessageStatus.Accepted) open.Remove(job);
            return status;
        }

        internal void Done(Job<TInput, TOutput> job, IEnumerable<TOutput> output)
        {
            job.Output = output ?? new TOutput[0];
            if (!isOrdered)
            {
                open.Remove(job);
                foreach (TOutput item in job.Output) outlet.Put(item);
                return;
            }
            Kernel.Release(job);
            while (open.Count > 0 && open.Items[0].Output != null)
            {
                Job<TInput, TOutput> next = open.TakeFirst();
                Kernel.Acquire(next);
                foreach (TOutput item in next.Output) outlet.Put(item);
            }
        }
    }

    /// <summary>One of the targets of a join: it keeps its items, or takes them only when there is a partner.</summary>
    internal sealed class JoinSide<T> : ITargetBlock<T>, IDataflowBlock
    {
        private readonly Bag<Sent<T>> items = new Bag<Sent<T>>();
        private readonly Postponed<T> postponed = new Postponed<T>();
        private readonly Task done = new Task();
        private readonly bool isGreedy;
        private readonly Action changed;
        private bool isClosed;

        internal JoinSide(bool isGreedy, Action changed)
        {
            this.isGreedy = isGreedy;
            this.changed = changed;
        }

        public Task Completion { get { return done; } }

        public void Complete()
        {
            Close();
            changed();
        }

        public void Fault(Exception exception) { Complete(); }

        public DataflowMessageStatus OfferMessage(DataflowMessageHeader messageHeader, T messageValue, ISourceBlock<T> source, bool consumeToAccept)
        {
            if (isClosed) return DataflowMessageStatus.DecliningPermanently;
            if (!isGreedy)
            {
                DataflowMessageStatus status = postponed.Add(source);
                Task.Run(changed);
                return status;
            }
            items.Add(new Sent<T>(messageValue));
            changed();
            return DataflowMessageStatus.Accepted;
        }

        internal int Count() { return isGreedy ? items.Count : postponed.Count(); }

        internal T Take() { return isGreedy ? items.TakeFirst().Take() : postponed.Take(); }

        internal bool IsExhausted() { return isClosed && Count() == 0; }

        internal void Close()
        {
            isClosed = true;
            if (!done.IsOver) done.End(TaskStatus.RanToCompletion);
        }
    }

    /// <summary>A target that forgets everything.</summary>
    internal sealed class NowhereBlock<T> : ITargetBlock<T>, IDataflowBlock
    {
        private readonly Task done = new Task();

        public Task Completion { get { return done; } }

        public void Complete() { done.End(TaskStatus.RanToCompletion); }

        public void Fault(Exception exception) { Ending.Fail(done, exception); }

        public DataflowMessageStatus OfferMessage(DataflowMessageHeader messageHeader, T messageValue, ISourceBlock<T> source, bool consumeToAccept) { return DataflowMessageStatus.Accepted; }
    }

    internal static class Receiving
    {
        internal static bool All<T>(Outlet<T> outlet, out IList<T> items)
        {
            items = null;
            if (outlet.Items.Count == 0) return false;
            items = new List<T>();
            while (outlet.TryTake(null, out T item)) items.Add(item);
            return true;
        }

        internal static Outlet<T> OutletOf<T>(ISourceBlock<T> source)
        {
            var known = source as IGives<T>;
            return known == null ? null : known.Given;
        }
    }
}

namespace System.Threading.Tasks.Dataflow
{
    using System.Collections.Generic;
    using Threadbare;

    public static class DataflowBlock
    {
        public static bool Post<TInput>(this ITargetBlock<TInput> target, TInput item) { return Offer(target, item) == DataflowMessageStatus.Accepted; }

        public static Task<bool> SendAsync<TInput>(this ITargetBlock<TInput> target, TInput item) { return SendAsync(target, item, CancellationToken.None); }

        public static async Task<bool> SendAsync<TInput>(this ITargetBlock<TInput> target, TInput item, CancellationToken cancellationToken)
        {
            while (true)
            {
                cancellationToken.ThrowIfCancellationRequested();
                DataflowMessageStatus status = Offer(target, item);
                if (status == DataflowMessageStatus.Accepted) return true;
                var full = target as IRefuses;
                if (status != DataflowMessageStatus.Declined || full == null) return false;
                var room = new Task(TaskCreationOptions.RunContinuationsAsynchronously, null);
                full.WhenThereIsRoom(() => room.End(TaskStatus.RanToCompletion));
                if (cancellationToken.CanBeCanceled) cancellationToken.Register(() => room.EndCanceled(cancellationToken));
                await room.ConfigureAwait(false);
            }
        }

        public static IDisposable LinkTo<TOutput>(this ISourceBlock<TOutput> source, ITargetBlock<TOutput> target) { return source.LinkTo(target, new DataflowLinkOptions()); }

        public static IDisposable LinkTo<TOutput>(this ISourceBlock<TOutput> source, ITargetBlock<TOutput> target, Predicate<TOutput> predicate) { return LinkTo(source, target, new DataflowLinkOptions(), predicate); }

        public static IDisposable LinkTo<TOutput>(this ISourceBlock<TOutput> source, ITargetBlock<TOutput> target, DataflowLinkOptions linkOptions, Predicate<TOutput> predicate)
        {
            Outlet<TOutput> outlet = Receiving.OutletOf(source);
            return outlet == null ? source.LinkTo(target, linkOptions) : outlet.LinkTo(target, linkOptions, predicate);
        }

        public static bool TryReceive<TOutput>(this IReceivableSourceBlock<TOutput> source, out TOutput item) { return source.TryReceive(null, out item); }

        public static TOutput Receive<TOutput>(this ISourceBlock<TOutput> source) { return ReceiveAsync(source).GetAwaiter().GetResult(); }

        public static TOutput Receive<TOutput>(this ISourceBlock<TOutput> source, CancellationToken cancellationToken) { return ReceiveAsync(source, cancellationToken).GetAwaiter().GetResult(); }

        public static TOutput Receive<TOutput>(this ISourceBlock<TOutput> source, TimeSpan timeout) { return ReceiveAsync(source, timeout).GetAwaiter().GetResult(); }

        public static TOutput Receive<TOutput>(this ISourceBlock<TOutput> source, TimeSpan timeout, CancellationToken cancellationToken) { return ReceiveAsync(source, timeout, cancellationToken).GetAwaiter().GetResult(); }

        public static Task<TOutput> ReceiveAsync<TOutput>(this ISourceBlock<TOutput> source) { return ReceiveAsync(source, CancellationToken.None); }

        public static async Task<TOutput> ReceiveAsync<TOutput>(this ISourceBlock<TOutput> source, CancellationToken cancellationToken)
        {
            Outlet<TOutput> outlet = Receiving.OutletOf(source);
            if (outlet == null) return Kernel.Unknown<TOutput>();
            while (true)
            {
                cancellationToken.ThrowIfCancellationRequested();
                if (outlet.TryTake(null, out TOutput item)) return item;
                if (outlet.IsClosed) throw new InvalidOperationException("The source completed without providing data to receive.");
                await outlet.Change(cancellationToken).ConfigureAwait(false);
            }
        }

        public static Task<TOutput> ReceiveAsync<TOutput>(this ISourceBlock<TOutput> source, TimeSpan timeout) { return ReceiveAsync(source).WaitAsync(timeout); }

        public static Task<TOutput> ReceiveAsync<TOutput>(this ISourceBlock<TOutput> source, TimeSpan timeout, CancellationToken cancellationToken) { return ReceiveAsync(source, cancellationToken).WaitAsync(timeout); }

        public static Task<bool> OutputAvailableAsync<TOutput>(this ISourceBlock<TOutput> source) { return OutputAvailableAsync(source, CancellationToken.None); }

        public static async Task<bool> OutputAvailableAsync<TOutput>(this ISourceBlock<TOutput> source, CancellationToken cancellationToken)
        {
            Outlet<TOutput> outlet = Receiving.OutletOf(source);
            if (outlet == null) return Kernel.Unknown<bool>();
            while (!outlet.HasItem)
            {
                if (outlet.IsClosed) return false;
                await outlet.Change(cancellationToken).ConfigureAwait(false);
            }
            return true;
        }

        public static async IAsyncEnumerable<TOutput> ReceiveAllAsync<TOutput>(this IReceivableSourceBlock<TOutput> source, CancellationToken cancellationToken = default)
        {
            while (await OutputAvailableAsync(source, cancellationToken).ConfigureAwait(false))
            {
                while (source.TryReceive(null, out TOutput item)) yield return item;
            }
        }

        public static ITargetBlock<TInput> NullTarget<TInput>() { return new NowhereBlock<TInput>(); }

        private static DataflowMessageStatus Offer<TInput>(ITargetBlock<TInput> target, TInput item)
        {
            return target.OfferMessage(new DataflowMessageHeader(1), item, null, false);
        }
    }
}
