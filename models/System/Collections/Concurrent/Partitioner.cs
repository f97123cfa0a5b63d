namespace Threadbare
{
    using System.Collections.Concurrent;
    using System.Collections.Generic;

    /// <summary>Gives its items one by one to whoever asks.</summary>
    internal sealed class ListPartitioner<T> : OrderablePartitioner<T>
    {
        private readonly IEnumerable<T> items;

        internal ListPartitioner(IEnumerable<T> items) : base(true, true, true) { this.items = items; }

        public override bool SupportsDynamicPartitions { get { return true; } }

        public override IEnumerable<T> GetDynamicPartitions() { return items; }

        public override IList<IEnumerator<KeyValuePair<long, T>>> GetOrderablePartitions(int partitionCount) { return null; }
    }
}

namespace System.Collections.Concurrent
{
    using System.Collections.Generic;
    using Threadbare;

    public abstract class Partitioner<TSource>
    {
        protected Partitioner() { }

        public virtual bool SupportsDynamicPartitions { get { return false; } }

        public virtual IEnumerable<TSource> GetDynamicPartitions() { throw new NotSupportedException(); }
    }

    public abstract class OrderablePartitioner<TSource>
    {
        protected OrderablePartitioner(bool keysOrderedInEachPartition, bool keysOrderedAcrossPartitions, bool keysNormalized) { }
    }

    public static class Partitioner
    {
        public static OrderablePartitioner<TSource> Create<TSource>(IList<TSource> list, bool loadBalance) { return new ListPartitioner<TSource>(list); }

        public static OrderablePartitioner<TSource> Create<TSource>(TSource[] array, bool loadBalance) { return new ListPartitioner<TSource>(array); }

        public static OrderablePartitioner<TSource> Create<TSource>(IEnumerable<TSource> source) { return new ListPartitioner<TSource>(source); }

        public static OrderablePartitioner<Tuple<int, int>> Create(int fromInclusive, int toExclusive)
        {
            return Create(fromInclusive, toExclusive, Math.Max(1, (toExclusive - fromInclusive + 3) / 4));
        }

        public static OrderablePartitioner<Tuple<int, int>> Create(int fromInclusive, int toExclusive, int rangeSize)
        {
            var ranges = new List<Tuple<int, int>>();
            for (int start = fromInclusive; start < toExclusive; start += rangeSize)
            {
                ranges.Append(Tuple.Create(start, Math.Min(start + rangeSize, toExclusive)));
            }
            return new ListPartitioner<Tuple<int, int>>(ranges);
        }
    }
}
