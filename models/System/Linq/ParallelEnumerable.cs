namespace System.Linq;

using System.Collections;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;
using Threadbare;

public class ParallelQuery
{
    internal ParallelQuery() { }

    IEnumerator IEnumerable.GetEnumerator() { throw new NotSupportedException(); }
}

/// <summary>A parallel query: each of its steps is a parallel loop over the results of the step before.</summary>
public class ParallelQuery<TSource>
{
    private readonly Func<TSource[]> evaluate;

    internal ParallelQuery(Func<TSource[]> evaluate) { this.evaluate = evaluate; }

    public virtual IEnumerator<TSource> GetEnumerator() { return ((IEnumerable<TSource>)Run()).GetEnumerator(); }

    internal TSource[] Run() { return evaluate(); }

    /// <summary>Calls a function for all elements, several at a time.</summary>
    internal ParallelQuery<TResult> Map<TResult>(Func<TSource, int, TResult> function)
    {
        return new ParallelQuery<TResult>(() =>
        {
            TSource[] input = Run();
            var output = new TResult[input.Length];
            Parallel.For(0, input.Length, i => { output[i] = function(input[i], i); });
            return output;
        });
    }

    /// <summary>What can be said of all elements together.</summary>
    internal ParallelQuery<TResult> Then<TResult>(Func<TSource[], IEnumerable<TResult>> whole)
    {
        return new ParallelQuery<TResult>(() => whole(Run()).ToArray());
    }
}

public class OrderedParallelQuery<TSource>
{
    private readonly IOrderedEnumerable<TSource> ordered;

    internal OrderedParallelQuery(IOrderedEnumerable<TSource> ordered) : base(() => ordered.ToArray()) { this.ordered = ordered; }

    internal IOrderedEnumerable<TSource> Ordered { get { return ordered; } }
}

public static class ParallelEnumerable
{
    public static ParallelQuery<TSource> AsParallel<TSource>(this IEnumerable<TSource> source)
    {
        if (source == null) throw new ArgumentNullException("source");
        return new ParallelQuery<TSource>(() => source.ToArray());
    }

    public static ParallelQuery<int> Range(int start, int count) { return Enumerable.Range(start, count).AsParallel(); }

    public static ParallelQuery<TSource> AsOrdered<TSource>(this ParallelQuery<TSource> source) { return source; }

    public static ParallelQuery<TSource> AsUnordered<TSource>(this ParallelQuery<TSource> source) { return source; }

    public static ParallelQuery<TSource> WithDegreeOfParallelism<TSource>(this ParallelQuery<TSource> source, int degreeOfParallelism) { return source; }

    public static ParallelQuery<TSource> WithCancellation<TSource>(this ParallelQuery<TSource> source, CancellationToken cancellationToken) { return source; }

    public static ParallelQuery<TSource> WithExecutionMode<TSource>(this ParallelQuery<TSource> source, ParallelExecutionMode executionMode) { return source; }

    public static ParallelQuery<TSource> WithMergeOptions<TSource>(this ParallelQuery<TSource> source, ParallelMergeOptions mergeOptions) { return source; }

    public static IEnumerable<TSource> AsSequential<TSource>(this ParallelQuery<TSource> source) { return source.Run(); }

    public static IEnumerable<TSource> AsEnumerable<TSource>(this ParallelQuery<TSource> source) { return source.Run(); }

    public static void ForAll<TSource>(this ParallelQuery<TSource> source, Action<TSource> action)
    {
        TSource[] items = source.Run();
        Parallel.For(0, items.Length, i => action(items[i]));
    }

    public static ParallelQuery<TResult> Select<TSource, TResult>(this ParallelQuery<TSource> source, Func<TSource, TResult> selector)
    {
        return source.Map((item, index) => selector(item));
    }

    public static ParallelQuery<TResult> Select<TSource, TResult>(this ParallelQuery<TSource> source, Func<TSource, int, TResult> selector)
    {
        return source.Map(selector);
    }

    public static ParallelQuery<TSource> Where<TSource>(this ParallelQuery<TSource> source, Func<TSource, bool> predicate)
    {
        ParallelQuery<KeyValuePair<TSource, bool>> judged = source.Map((item, index) => new KeyValuePair<TSource, bool>(item, predicate(item)));
        return judged.Then(all => all.Where(it => it.Value).Select(it => it.Key));
    }

    public static ParallelQuery<TResult> SelectMany<TSource, TResult>(this ParallelQuery<TSource> source, Func<TSource, IEnumerable<TResult>> selector)
    {
        return source.Map((item, index) => selector(item).ToArray()).Then(all => all.SelectMany(some => some));
    }

    public static OrderedParallelQuery<TSource> OrderBy<TSource, TKey>(this ParallelQuery<TSource> source, Func<TSource, TKey> keySelector)
    {
        return new OrderedParallelQuery<TSource>(((IEnumerable<TSource>)source).OrderBy(keySelector));
    }

    public static OrderedParallelQuery<TSource> OrderByDescending<TSource, TKey>(this ParallelQuery<TSource> source, Func<TSource, TKey> keySelector)
    {
        return new OrderedParallelQuery<TSource>(((IEnumerable<TSource>)source).OrderByDescending(keySelector));
    }

    public static OrderedParallelQuery<TSource> ThenBy<TSource, TKey>(this OrderedParallelQuery<TSource> source, Func<TSource, TKey> keySelector)
    {
        return new OrderedParallelQuery<TSource>(source.Ordered.ThenBy(keySelector));
    }

    public static ParallelQuery<IGrouping<TKey, TSource>> GroupBy<TSource, TKey>(this ParallelQuery<TSource> source, Func<TSource, TKey> keySelector)
    {
        return source.Map((item, index) => new KeyValuePair<TKey, TSource>(keySelector(item), item))
            .Then(all => all.GroupBy(it => it.Key, it => it.Value));
    }

    public static ParallelQuery<TSource> Distinct<TSource>(this ParallelQuery<TSource> source) { return source.Then(all => all.Distinct()); }

    public static ParallelQuery<TSource> Concat<TSource>(this ParallelQuery<TSource> first, ParallelQuery<TSource> second)
    {
        return first.Then(all => all.Concat(second.Run()));
    }

    public static ParallelQuery<TSource> Take<TSource>(this ParallelQuery<TSource> source, int count) { return source.Then(all => all.Take(count)); }

    public static ParallelQuery<TSource> Skip<TSource>(this ParallelQuery<TSource> source, int count) { return source.Then(all => all.Skip(count)); }

    public static ParallelQuery<TSource> Reverse<TSource>(this ParallelQuery<TSource> source) { return source.Then(all => Enumerable.Reverse(all)); }

    public static TSource Aggregate<TSource>(this ParallelQuery<TSource> source, Func<TSource, TSource, TSource> func) { return source.Run().Aggregate(func); }

    public static TAccumulate Aggregate<TSource, TAccumulate>(this ParallelQuery<TSource> source, TAccumulate seed, Func<TAccumulate, TSource, TAccumulate> func)
    {
        return source.Run().Aggregate(seed, func);
    }

    public static int Count<TSource>(this ParallelQuery<TSource> source) { return source.Run().Length; }

    public static int Count<TSource>(this ParallelQuery<TSource> source, Func<TSource, bool> predicate) { return source.Where(predicate).Count(); }

    public static int Sum(this ParallelQuery<int> source) { return source.Run().Sum(); }

    public static long Sum(this ParallelQuery<long> source) { return source.Run().Sum(); }

    public static double Sum(this ParallelQuery<double> source) { return source.Run().Sum(); }

    public static int Sum<TSource>(this ParallelQuery<TSource> source, Func<TSource, int> selector) { return source.Select(selector).Sum(); }

    public static long Sum<TSource>(this ParallelQuery<TSource> source, Func<TSource, long> selector) { return source.Select(selector).Sum(); }

    public static double Sum<TSource>(this ParallelQuery<TSource> source, Func<TSource, double> selector) { return source.Select(selector).Sum(); }

    public static int Max(this ParallelQuery<int> source) { return source.Run().Max(); }

    public static int Min(this ParallelQuery<int> source) { return source.Run().Min(); }

    public static double Average(this ParallelQuery<int> source) { return source.Run().Average(); }

    public static double Average(this ParallelQuery<double> source) { return source.Run().Average(); }

    public static bool Any<TSource>(this ParallelQuery<TSource> source) { return source.Run().Length > 0; }

    public static bool Any<TSource>(this ParallelQuery<TSource> source, Func<TSource, bool> predicate) { return source.Where(predicate).Any(); }

    public static bool All<TSource>(this ParallelQuery<TSource> source, Func<TSource, bool> predicate) { return !source.Any(item => !predicate(item)); }

    public static bool Contains<TSource>(this ParallelQuery<TSource> source, TSource value) { return Array.IndexOf(source.Run(), value) >= 0; }

    public static TSource First<TSource>(this ParallelQuery<TSource> source) { return source.Run().First(); }

    public static TSource First<TSource>(this ParallelQuery<TSource> source, Func<TSource, bool> predicate) { return source.Where(predicate).First(); }

    public static TSource FirstOrDefault<TSource>(this ParallelQuery<TSource> source) { return source.Run().FirstOrDefault(); }

    public static TSource FirstOrDefault<TSource>(this ParallelQuery<TSource> source, Func<TSource, bool> predicate)
    {
        return source.Where(predicate).FirstOrDefault();
    }

    public static TSource[] ToArray<TSource>(this ParallelQuery<TSource> source) { return source.Run(); }

    public static List<TSource> ToList<TSource>(this ParallelQuery<TSource> source) { return new List<TSource>(source.Run()); }

    public static Dictionary<TKey, TSource> ToDictionary<TSource, TKey>(this ParallelQuery<TSource> source, Func<TSource, TKey> keySelector)
    {
        return source.Run().ToDictionary(keySelector);
    }

    public static Dictionary<TKey, TElement> ToDictionary<TSource, TKey, TElement>(this ParallelQuery<TSource> source, Func<TSource, TKey> keySelector, Func<TSource, TElement> elementSelector)
    {
        return source.Run().ToDictionary(keySelector, elementSelector);
    }
}
