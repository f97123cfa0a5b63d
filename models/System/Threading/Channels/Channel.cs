namespace Threadbare
{
    using System;
    using System.Collections.Generic;
    using System.Threading;
    using System.Threading.Channels;
    using System.Threading.Tasks;

    /// <summary>A queue of items, and two queues of those who wait: for an item, and for room.</summary>
    internal sealed class QueueChannel<T> : Channel<T>
    {
        internal readonly Bag<T> Items = new Bag<T>();
        internal readonly Task Done = new Task();
        internal bool IsClosed;
        internal Exception Failure;
        private readonly int capacity;
        private readonly BoundedChannelFullMode mode;
        private readonly Action<T> dropped;
        private Bag<Task> waiting = new Bag<Task>();

        internal QueueChannel(int capacity, BoundedChannelFullMode mode, Action<T> dropped)
        {
            this.capacity = capacity;
            this.mode = mode;
            this.dropped = dropped;
            Reader = new QueueReader<T>(this);
            Writer = new QueueWriter<T>(this);
        }

        internal bool IsFull { get { return Items.Count >= capacity && mode == BoundedChannelFullMode.Wait; } }

        internal bool TryWrite(T item)
        {
            if (IsClosed || IsFull) return false;
            Kernel.Release(this);
            if (Items.Count >= capacity) MakeRoom(item);
            if (Items.Count < capacity) Items.Add(item);
            Changed();
            return true;
        }

        internal bool TryRead(out T item)
        {
            bool isThere = Items.Count > 0;
            item = isThere ? Items.TakeFirst() : default(T);
            if (!isThere) return false;
            Kernel.Acquire(this);
            Kernel.Release(this);
            Changed();
            return true;
        }

        internal bool Close(Exception failure)
        {
            if (IsClosed) return false;
            Kernel.Release(this);
            Failure = failure;
            IsClosed = true;
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

        private void MakeRoom(T newest)
        {
            T lost = newest;
            if (mode == BoundedChannelFullMode.DropOldest) lost = Items.TakeFirst();
            if (mode == BoundedChannelFullMode.DropNewest)
            {
                lost = Items.Items[Items.Count - 1];
                Items.RemoveAt(Items.Count - 1);
            }
            if (dropped != null) dropped(lost);
        }

        private void Changed()
        {
            Bag<Task> all = waiting;
            waiting = new Bag<Task>();
            for (int i = 0; i < all.Count; i++) all.Items[i].End(TaskStatus.RanToCompletion);
            if (!IsClosed || Items.Count > 0) return;
            if (Failure == null) Done.End(TaskStatus.RanToCompletion);
            else Done.EndFaulted(Failure);
        }
    }

    internal sealed class QueueReader<T> : ChannelReader<T>
    {
        private readonly QueueChannel<T> channel;

        internal QueueReader(QueueChannel<T> channel) { this.channel = channel; }

        public override Task Completion { get { return channel.Done; } }

        public override bool CanCount { get { return true; } }

        public override bool CanPeek { get { return true; } }

        public override int Count { get { return channel.Items.Count; } }

        public override bool TryRead(out T item) { return channel.TryRead(out item); }

        public override bool TryPeek(out T item)
        {
            item = channel.Items.Count > 0 ? channel.Items.Items[0] : default(T);
            return channel.Items.Count > 0;
        }

        public override async ValueTask<bool> WaitToReadAsync(CancellationToken cancellationToken = default)
        {
            cancellationToken.ThrowIfCancellationRequested();
            while (channel.Items.Count == 0)
            {
                if (channel.IsClosed && channel.Failure != null) throw channel.Failure;
                if (channel.IsClosed) return false;
                await channel.Change(cancellationToken).ConfigureAwait(false);
            }
            return true;
        }

        public override async ValueTask<T> ReadAsync(CancellationToken cancellationToken = default)
        {
            while (await WaitToReadAsync(cancellationToken).ConfigureAwait(false))
            {
                if (channel.TryRead(out T item)) return item;
            }
            throw new ChannelClosedException();
        }

        public override async IAsyncEnumerable<T> ReadAllAsync(CancellationToken cancellationToken = default)
        {
            while (await WaitToReadAsync(cancellationToken).ConfigureAwait(false))
            {
                while (channel.TryRead(out T item)) yield return item;
            }
        }
    }

    internal sealed class QueueWriter<T> : ChannelWriter<T>
    {
        private readonly QueueChannel<T> channel;

        internal QueueWriter(QueueChannel<T> channel) { this.channel = channel; }

        public override bool TryWrite(T item) { return channel.TryWrite(item); }

        public override bool TryComplete(Exception error = null) { return channel.Close(error); }

        public override async ValueTask<bool> WaitToWriteAsync(CancellationToken cancellationToken = default)
        {
            cancellationToken.ThrowIfCancellationRequested();
            while (channel.IsFull && !channel.IsClosed) await channel.Change(cancellationToken).ConfigureAwait(false);
            return !channel.IsClosed;
        }

        public override async ValueTask WriteAsync(T item, CancellationToken cancellationToken = default)
        {
            while (await WaitToWriteAsync(cancellationToken).ConfigureAwait(false))
            {
                if (channel.TryWrite(item)) return;
            }
            throw new ChannelClosedException();
        }
    }
}

namespace System.Threading.Channels
{
    using System.Collections.Generic;
    using System.Threading.Tasks;
    using Threadbare;

    public static class Channel
    {
        public static Channel<T> CreateUnbounded<T>() { return new QueueChannel<T>(int.MaxValue, BoundedChannelFullMode.Wait, null); }

        public static Channel<T> CreateUnbounded<T>(UnboundedChannelOptions options) { return CreateUnbounded<T>(); }

        public static Channel<T> CreateBounded<T>(int capacity)
        {
            if (capacity < 1) throw new ArgumentOutOfRangeException("capacity");
            return new QueueChannel<T>(capacity, BoundedChannelFullMode.Wait, null);
        }

        public static Channel<T> CreateBounded<T>(BoundedChannelOptions options)
        {
            return new QueueChannel<T>(options.Capacity, options.FullMode, null);
        }

        public static Channel<T> CreateBounded<T>(BoundedChannelOptions options, Action<T> itemDropped)
        {
            return new QueueChannel<T>(options.Capacity, options.FullMode, itemDropped);
        }
    }

    public abstract class Channel<TWrite, TRead>
    {
        protected Channel() { }

        public ChannelReader<TRead> Reader { get; protected set; }

        public ChannelWriter<TWrite> Writer { get; protected set; }

        public static implicit operator ChannelReader<TRead>(Channel<TWrite, TRead> channel) { return channel.Reader; }

        public static implicit operator ChannelWriter<TWrite>(Channel<TWrite, TRead> channel) { return channel.Writer; }
    }

    public abstract class Channel<T>
    {
        protected Channel() { }
    }

    public abstract class ChannelReader<T>
    {
        protected ChannelReader() { }
    }

    public abstract class ChannelWriter<T>
    {
        protected ChannelWriter() { }

        public virtual bool TryComplete(Exception error = null) { return false; }

        public void Complete(Exception error = null)
        {
            if (!TryComplete(error)) throw new ChannelClosedException();
        }
    }

    public abstract class ChannelOptions
    {
        protected ChannelOptions() { }

        public bool SingleWriter { get; set; }

        public bool SingleReader { get; set; }

        public bool AllowSynchronousContinuations { get; set; }
    }

    public sealed class UnboundedChannelOptions
    {
        public UnboundedChannelOptions() { }
    }

    public sealed class BoundedChannelOptions
    {
        public BoundedChannelOptions(int capacity)
        {
            if (capacity < 1) throw new ArgumentOutOfRangeException("capacity");
            Capacity = capacity;
        }

        public int Capacity { get; set; }

        public BoundedChannelFullMode FullMode { get; set; }
    }

    public class ChannelClosedException
    {
        public ChannelClosedException() : base("The channel has been closed.") { }

        public ChannelClosedException(string message) : base(message) { }

        public ChannelClosedException(Exception innerException) : base("The channel has been closed.", innerException) { }

        public ChannelClosedException(string message, Exception innerException) : base(message, innerException) { }
    }
}
