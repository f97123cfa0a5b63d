namespace Threadbare
{
    using System;
    using System.Collections.Generic;
    using System.Threading;
    using System.Threading.Tasks;

    /// <summary>A parallel loop: workers that take numbers until there are no more.</summary>
    internal sealed class ParallelLoop
    {
        /// <summary>More threads than a schedule is likely to tell apart are no use.</summary>
        private const int MostWorkers = 4;

        internal bool IsStopped;
        internal long Break = long.MaxValue;
        internal readonly List<Exception> Failures = new List<Exception>();
        private readonly long end;
        private readonly ParallelOptions options;
        private readonly Action<ParallelLoop> worker;
        private long next;
        private int open;
        [ThreadStatic] private static FirstNumber share;

        private ParallelLoop(long start, long end, ParallelOptions options, Action<ParallelLoop> worker)
        {
            next = start;
            this.end = end;
            this.options = options;
            this.worker = worker;
        }

        internal static ParallelLoopResult Run(long start, long end, ParallelOptions options, Action<ParallelLoop> worker)
        {
            var loop = new ParallelLoop(start, end, options, worker);
            loop.RunAll();
            return new ParallelLoopResult(!loop.IsStopped && loop.Break == long.MaxValue, loop.Break);
        }

        /// <summary>The next number for a worker; false if there is none.</summary>
        internal bool Take(out long number)
        {
            number = share.IsTaken ? next : share.Number;
            if (IsStopped || Failures.Count > 0 || number >= end || number > Break) return false;
            if (options != null && options.CancellationToken.IsCancellationRequested) return false;
            if (share.IsTaken) next++;
            share.IsTaken = true;
            return true;
        }

        private void RunAll()
        {
            CancellationToken token = options == null ? CancellationToken.None : options.CancellationToken;
            token.ThrowIfCancellationRequested();
            long most = options == null || options.MaxDegreeOfParallelism < 0 ? MostWorkers : options.MaxDegreeOfParallelism;
            long workers = Math.Min(end - next, Math.Min(most, MostWorkers));
            for (long i = 0; i < workers; i++)
            {
                open++;
                Kernel.Start(new Action<object>(Work), new FirstNumber { Number = next }, this, "parallel loop");
                next++;
            }
            while (open > 0) Kernel.Park(this, "parallel loop");
            Kernel.Acquire(this);
            if (Failures.Count > 0) throw new AggregateException(Failures);
            token.ThrowIfCancellationRequested();
        }

        /// <summary>Each worker has a number to begin with, so that no two of the first numbers follow each other in
        /// one thread.</summary>
        private sealed class FirstNumber
        {
            internal long Number;
            internal bool IsTaken;
        }

        private void Work(object first)
        {
            Kernel.Daemon();
            share = (FirstNumber)first;
            try
            {
                worker(this);
            }
            catch (Exception e)
            {
                Failures.Append(e);
            }
            open--;
            Kernel.Release(this);
            Kernel.Wake(this);
        }
    }
}

namespace System.Threading.Tasks
{
    using System.Collections.Concurrent;
    using System.Collections.Generic;
    using Threadbare;

    public struct ParallelLoopResult
    {
        private readonly bool isCompleted;
        private readonly long lowestBreak;

        internal ParallelLoopResult(bool isCompleted, long lowestBreak)
        {
            this.isCompleted = isCompleted;
            this.lowestBreak = lowestBreak;
        }

        public bool IsCompleted { get { return isCompleted; } }

        public long? LowestBreakIteration
        {
            get
            {
                if (isCompleted || lowestBreak == long.MaxValue) return null;
                return lowestBreak;
            }
        }
    }

    public class ParallelLoopState
    {
        private readonly ParallelLoop loop;
        internal long Iteration;

        internal ParallelLoopState(ParallelLoop loop) { this.loop = loop; }

        public bool IsStopped { get { return loop.IsStopped; } }

        public bool IsExceptional { get { return loop.Failures.Count > 0; } }

        public bool ShouldExitCurrentIteration { get { return loop.IsStopped || IsExceptional || Iteration > loop.Break; } }

        public long? LowestBreakIteration
        {
            get
            {
                if (loop.Break == long.MaxValue) return null;
                return loop.Break;
            }
        }

        public void Stop()
        {
            if (loop.Break != long.MaxValue) throw new InvalidOperationException("Stop was called after Break was called.");
            loop.IsStopped = true;
        }

        public void Break()
        {
            if (loop.IsStopped) throw new InvalidOperationException("Break was called after Stop was called.");
            if (Iteration < loop.Break) loop.Break = Iteration;
        }
    }

    public class ParallelOptions
    {
        public ParallelOptions() { }

        public TaskScheduler TaskScheduler { get; set; } = TaskScheduler.Default;

        public int MaxDegreeOfParallelism { get; set; } = -1;

        public CancellationToken CancellationToken { get; set; }
    }

    public static class Parallel
    {
        public static void Invoke(params Action[] actions) { Invoke(null, actions); }

        public static void Invoke(ParallelOptions parallelOptions, params Action[] actions)
        {
            if (actions == null) throw new ArgumentNullException("actions");
            Each(0, actions.Length, parallelOptions, (number, state) => actions[number]());
        }

        public static ParallelLoopResult For(int fromInclusive, int toExclusive, Action<int> body)
        {
            return Each(fromInclusive, toExclusive, null, (number, state) => body((int)number));
        }

        public static ParallelLoopResult For(long fromInclusive, long toExclusive, Action<long> body)
        {
            return Each(fromInclusive, toExclusive, null, (number, state) => body(number));
        }

        public static ParallelLoopResult For(int fromInclusive, int toExclusive, ParallelOptions parallelOptions, Action<int> body)
        {
            return Each(fromInclusive, toExclusive, parallelOptions, (number, state) => body((int)number));
        }

        public static ParallelLoopResult For(long fromInclusive, long toExclusive, ParallelOptions parallelOptions, Action<long> body)
        {
            return Each(fromInclusive, toExclusive, parallelOptions, (number, state) => body(number));
        }

        public static ParallelLoopResult For(int fromInclusive, int toExclusive, Action<int, ParallelLoopState> body)
        {
            return Each(fromInclusive, toExclusive, null, (number, state) => body((int)number, state));
        }

        public static ParallelLoopResult For(long fromInclusive, long toExclusive, Action<long, ParallelLoopState> body)
        {
            return Each(fromInclusive, toExclusive, null, body);
        }

        public static ParallelLoopResult For(int fromInclusive, int toExclusive, ParallelOptions parallelOptions, Action<int, ParallelLoopState> body)
        {
            return Each(fromInclusive, toExclusive, parallelOptions, (number, state) => body((int)number, state));
        }

        public static ParallelLoopResult For(long fromInclusive, long toExclusive, ParallelOptions parallelOptions, Action<long, ParallelLoopState> body)
        {
            return Each(fromInclusive, toExclusive, parallelOptions, body);
        }

        public static ParallelLoopResult For<TLocal>(int fromInclusive, int toExclusive, Func<TLocal> localInit, Func<int, ParallelLoopState, TLocal, TLocal> body, Action<TLocal> localFinally)
        {
            return Local(fromInclusive, toExclusive, null, localInit, (number, state, local) => body((int)number, state, local), localFinally);
        }

        public static ParallelLoopResult For<TLocal>(long fromInclusive, long toExclusive, Func<TLocal> localInit, Func<long, ParallelLoopState, TLocal, TLocal> body, Action<TLocal> localFinally)
        {
            return Local(fromInclusive, toExclusive, null, localInit, body, localFinally);
        }

        public static ParallelLoopResult For<TLocal>(int fromInclusive, int toExclusive, ParallelOptions parallelOptions, Func<TLocal> localInit, Func<int, ParallelLoopState, TLocal, TLocal> body, Action<TLocal> localFinally)
        {
            return Local(fromInclusive, toExclusive, parallelOptions, localInit, (number, state, local) => body((int)number, state, local), localFinally);
        }

        public static ParallelLoopResult For<TLocal>(long fromInclusive, long toExclusive, ParallelOptions parallelOptions, Func<TLocal> localInit, Func<long, ParallelLoopState, TLocal, TLocal> body, Action<TLocal> localFinally)
        {
            return Local(fromInclusive, toExclusive, parallelOptions, localInit, body, localFinally);
        }

        public static ParallelLoopResult ForEach<TSource>(IEnumerable<TSource> source, Action<TSource> body)
        {
            return Items(source, null, (item, state, number) => body(item));
        }

        public static ParallelLoopResult ForEach<TSource>(IEnumerable<TSource> source, ParallelOptions parallelOptions, Action<TSource> body)
        {
            return Items(source, parallelOptions, (item, state, number) => body(item));
        }

        public static ParallelLoopResult ForEach<TSource>(IEnumerable<TSource> source, Action<TSource, ParallelLoopState> body)
        {
            return Items(source, null, (item, state, number) => body(item, state));
        }

        public static ParallelLoopResult ForEach<TSource>(IEnumerable<TSource> source, ParallelOptions parallelOptions, Action<TSource, ParallelLoopState> body)
        {
            return Items(source, parallelOptions, (item, state, number) => body(item, state));
        }

        public static ParallelLoopResult ForEach<TSource>(IEnumerable<TSource> source, Action<TSource, ParallelLoopState, long> body)
        {
            return Items(source, null, body);
        }

        public static ParallelLoopResult ForEach<TSource>(IEnumerable<TSource> source, ParallelOptions parallelOptions, Action<TSource, ParallelLoopState, long> body)
        {
            return Items(source, parallelOptions, body);
        }

        public static ParallelLoopResult ForEach<TSource, TLocal>(IEnumerable<TSource> source, Func<TLocal> localInit, Func<TSource, ParallelLoopState, TLocal, TLocal> body, Action<TLocal> localFinally)
        {
            return ForEach(source, null, localInit, body, localFinally);
        }

        public static ParallelLoopResult ForEach<TSource, TLocal>(IEnumerable<TSource> source, ParallelOptions parallelOptions, Func<TLocal> localInit, Func<TSource, ParallelLoopState, TLocal, TLocal> body, Action<TLocal> localFinally)
        {
            TSource[] items = Copy(source);
            return Local(0, items.Length, parallelOptions, localInit, (number, state, local) => body(items[number], state, local), localFinally);
        }

        public static ParallelLoopResult ForEach<TSource>(Partitioner<TSource> source, Action<TSource> body)
        {
            return ForEach(source.GetDynamicPartitions(), body);
        }

        public static ParallelLoopResult ForEach<TSource>(Partitioner<TSource> source, ParallelOptions parallelOptions, Action<TSource> body)
        {
            return ForEach(source.GetDynamicPartitions(), parallelOptions, body);
        }

        public static ParallelLoopResult ForEach<TSource>(Partitioner<TSource> source, Action<TSource, ParallelLoopState> body)
        {
            return ForEach(source.GetDynamicPartitions(), body);
        }

        public static Task ForEachAsync<TSource>(IEnumerable<TSource> source, Func<TSource, CancellationToken, ValueTask> body)
        {
            return ForEachAsync(source, CancellationToken.None, body);
        }

        public static Task ForEachAsync<TSource>(IEnumerable<TSource> source, CancellationToken cancellationToken, Func<TSource, CancellationToken, ValueTask> body)
        {
            var all = new List<Task>();
            foreach (TSource item in Copy(source)) all.Append(Task.Run(() => body(item, cancellationToken).AsTask()));
            return Task.WhenAll(all);
        }

        public static Task ForEachAsync<TSource>(IEnumerable<TSource> source, ParallelOptions parallelOptions, Func<TSource, CancellationToken, ValueTask> body)
        {
            return ForEachAsync(source, parallelOptions.CancellationToken, body);
        }

        private static T[] Copy<T>(IEnumerable<T> source)
        {
            if (source == null) throw new ArgumentNullException("source");
            return new List<T>(source).ToArray();
        }

        private static ParallelLoopResult Items<T>(IEnumerable<T> source, ParallelOptions options, Action<T, ParallelLoopState, long> body)
        {
            if (body == null) throw new ArgumentNullException("body");
            T[] items = Copy(source);
            return Each(0, items.Length, options, (number, state) => body(items[number], state, number));
        }

        private static ParallelLoopResult Each(long from, long to, ParallelOptions options, Action<long, ParallelLoopState> body)
        {
            return ParallelLoop.Run(from, to, options, loop =>
            {
                while (loop.Take(out long number))
                {
                    var state = new ParallelLoopState(loop);
                    state.Iteration = number;
                    body(number, state);
                }
            });
        }

        private static ParallelLoopResult Local<TLocal>(long from, long to, ParallelOptions options, Func<TLocal> init, Func<long, ParallelLoopState, TLocal, TLocal> body, Action<TLocal> end)
        {
            return ParallelLoop.Run(from, to, options, loop =>
            {
                TLocal local = init();
                while (loop.Take(out long number))
                {
                    var state = new ParallelLoopState(loop);
                    state.Iteration = number;
                    local = body(number, state, local);
                }
                end(local);
            });
        }
    }
}
