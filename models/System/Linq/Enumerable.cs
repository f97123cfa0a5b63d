namespace System.Linq;

using System.Collections;
using System.Collections.Generic;
using Threadbare;

/// <summary>Sequences from sequences. What gives a sequence does its work when the sequence is enumerated.</summary>
public static partial class Enumerable
{
    public static IEnumerable<TResult> Empty<TResult>() { return new TResult[0]; }

    public static IEnumerable<TSource> AsEnumerable<TSource>(this IEnumerable<TSource> source) { return source; }

    public static IEnumerable<int> Range(int start, int count)
    {
        if (count < 0) throw new ArgumentOutOfRangeException("count");
        return Numbers(start, count);
    }

    private static IEnumerable<int> Numbers(int start, int count)
    {
        for (int i = 0; i < count; i++) yield return start + i;
    }

    public static IEnumerable<TResult> Repeat<TResult>(TResult element, int count)
    {
        for (int i = 0; i < count; i++) yield return element;
    }

    public static IEnumerable<TSource> Where<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate)
    {
        Check(source, predicate);
        return Filter(source, (item, index) => predicate(item));
    }

    public static IEnumerable<TSource> Where<TSource>(this IEnumerable<TSource> source, Func<TSource, int, bool> predicate)
    {
        Check(source, predicate);
        return Filter(source, predicate);
    }

    private static IEnumerable<T> Filter<T>(IEnumerable<T> source, Func<T, int, bool> predicate)
    {
        int index = 0;
        foreach (T item in source)
        {
            if (predicate(item, index)) yield return item;
            index++;
        }
    }

    public static IEnumerable<TResult> Select<TSource, TResult>(this IEnumerable<TSource> source, Func<TSource, TResult> selector)
    {
        Check(source, selector);
        return Map(source, (item, index) => selector(item));
    }

    public static IEnumerable<TResult> Select<TSource, TResult>(this IEnumerable<TSource> source, Func<TSource, int, TResult> selector)
    {
        Check(source, selector);
        return Map(source, selector);
    }

    private static IEnumerable<TResult> Map<T, TResult>(IEnumerable<T> source, Func<T, int, TResult> selector)
    {
        int index = 0;
        foreach (T item in source)
        {
            yield return selector(item, index);
            index++;
        }
    }

    public static IEnumerable<TResult> SelectMany<TSource, TResult>(this IEnumerable<TSource> source, Func<TSource, IEnumerable<TResult>> selector)
    {
        foreach (TSource item in source)
        {
            foreach (TResult inner in selector(item)) yield return inner;
        }
    }

    public static IEnumerable<TResult> SelectMany<TSource, TResult>(this IEnumerable<TSource> source, Func<TSource, int, IEnumerable<TResult>> selector)
    {
        int index = 0;
        foreach (TSource item in source)
        {
            foreach (TResult inner in selector(item, index)) yield return inner;
            index++;
        }
    }

    public static IEnumerable<TResult> SelectMany<TSource, TCollection, TResult>(this IEnumerable<TSource> source, Func<TSource, IEnumerable<TCollection>> collectionSelector, Func<TSource, TCollection, TResult> resultSelector)
    {
        foreach (TSource item in source)
        {
            foreach (TCollection inner in collectionSelector(item)) yield return resultSelector(item, inner);
        }
    }

    public static IEnumerable<TResult> Cast<TResult>(this IEnumerable source)
    {
        foreach (object item in source) yield return (TResult)item;
    }

    public static IEnumerable<TResult> OfType<TResult>(this IEnumerable source)
    {
        foreach (object item in source)
        {
            if (item is TResult known) yield return known;
        }
    }

    public static IEnumerable<TSource> Append<TSource>(this IEnumerable<TSource> source, TSource element)
    {
        foreach (TSource item in source) yield return item;
        yield return element;
    }

    public static IEnumerable<TSource> Prepend<TSource>(this IEnumerable<TSource> source, TSource element)
    {
        yield return element;
        foreach (TSource item in source) yield return item;
    }

    public static IEnumerable<TSource> Concat<TSource>(this IEnumerable<TSource> first, IEnumerable<TSource> second)
    {
        foreach (TSource item in first) yield return item;
        foreach (TSource item in second) yield return item;
    }

    public static IEnumerable<TSource> DefaultIfEmpty<TSource>(this IEnumerable<TSource> source) { return DefaultIfEmpty(source, default(TSource)); }

    public static IEnumerable<TSource> DefaultIfEmpty<TSource>(this IEnumerable<TSource> source, TSource defaultValue)
    {
        bool isEmpty = true;
        foreach (TSource item in source)
        {
            isEmpty = false;
            yield return item;
        }
        if (isEmpty) yield return defaultValue;
    }

    public static IEnumerable<TSource> Take<TSource>(this IEnumerable<TSource> source, int count)
    {
        if (count <= 0) yield break;
        foreach (TSource item in source)
        {
            yield return item;
            count--;
            if (count == 0) yield break;
        }
    }

    public static IEnumerable<TSource> TakeWhile<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate)
    {
        foreach (TSource item in source)
        {
            if (!predicate(item)) yield break;
            yield return item;
        }
    }

    public static IEnumerable<TSource> TakeLast<TSource>(this IEnumerable<TSource> source, int count)
    {
        List<TSource> all = source.ToList();
        for (int i = Math.Max(0, all.Count - count); i < all.Count; i++) yield return all[i];
    }

    public static IEnumerable<TSource> Skip<TSource>(this IEnumerable<TSource> source, int count)
    {
        foreach (TSource item in source)
        {
            if (count <= 0) yield return item;
            count--;
        }
    }

    public static IEnumerable<TSource> SkipWhile<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate)
    {
        bool isSkipping = true;
        foreach (TSource item in source)
        {
            isSkipping = isSkipping && predicate(item);
            if (!isSkipping) yield return item;
        }
    }

    public static IEnumerable<TSource> SkipLast<TSource>(this IEnumerable<TSource> source, int count)
    {
        List<TSource> all = source.ToList();
        for (int i = 0; i < all.Count - count; i++) yield return all[i];
    }

    public static IEnumerable<TSource[]> Chunk<TSource>(this IEnumerable<TSource> source, int size)
    {
        var chunk = new List<TSource>();
        foreach (TSource item in source)
        {
            chunk.Append(item);
            if (chunk.Count < size) continue;
            yield return chunk.ToArray();
            chunk = new List<TSource>();
        }
        if (chunk.Count > 0) yield return chunk.ToArray();
    }

    public static IEnumerable<TSource> Reverse<TSource>(this IEnumerable<TSource> source)
    {
        List<TSource> all = source.ToList();
        for (int i = all.Count - 1; i >= 0; i--) yield return all[i];
    }

    public static IEnumerable<(int Index, TSource Item)> Index<TSource>(this IEnumerable<TSource> source)
    {
        return Map(source, (item, index) => (index, item));
    }

    public static IEnumerable<TResult> Zip<TFirst, TSecond, TResult>(this IEnumerable<TFirst> first, IEnumerable<TSecond> second, Func<TFirst, TSecond, TResult> resultSelector)
    {
        using (IEnumerator<TSecond> other = second.GetEnumerator())
        {
            foreach (TFirst item in first)
            {
                if (!other.MoveNext()) yield break;
                yield return resultSelector(item, other.Current);
            }
        }
    }

    public static IEnumerable<(TFirst First, TSecond Second)> Zip<TFirst, TSecond>(this IEnumerable<TFirst> first, IEnumerable<TSecond> second)
    {
        return first.Zip(second, (a, b) => (a, b));
    }

    public static bool Any<TSource>(this IEnumerable<TSource> source)
    {
        foreach (TSource item in source) return true;
        return false;
    }

    public static bool Any<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate) { return source.Where(predicate).Any(); }

    public static bool All<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate)
    {
        foreach (TSource item in source)
        {
            if (!predicate(item)) return false;
        }
        return true;
    }

    public static bool Contains<TSource>(this IEnumerable<TSource> source, TSource value)
    {
        return source is ICollection<TSource> collection ? collection.Contains(value) : source.Contains(value, null);
    }

    public static bool Contains<TSource>(this IEnumerable<TSource> source, TSource value, IEqualityComparer<TSource> comparer)
    {
        IEqualityComparer<TSource> equality = comparer == null ? EqualityComparer<TSource>.Default : comparer;
        foreach (TSource item in source)
        {
            if (equality.Equals(item, value)) return true;
        }
        return false;
    }

    public static int Count<TSource>(this IEnumerable<TSource> source)
    {
        if (source == null) throw new ArgumentNullException("source");
        if (source is ICollection<TSource> collection) return collection.Count;
        int count = 0;
        foreach (TSource item in source) count++;
        return count;
    }

    public static int Count<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate) { return source.Where(predicate).Count(); }

    public static long LongCount<TSource>(this IEnumerable<TSource> source) { return source.Count(); }

    public static long LongCount<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate) { return source.Count(predicate); }

    public static bool TryGetNonEnumeratedCount<TSource>(this IEnumerable<TSource> source, out int count)
    {
        count = source is ICollection<TSource> collection ? collection.Count : 0;
        return source is ICollection<TSource>;
    }

    public static TSource First<TSource>(this IEnumerable<TSource> source)
    {
        foreach (TSource item in source) return item;
        throw NoElements();
    }

    public static TSource First<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate)
    {
        foreach (TSource item in source)
        {
            if (predicate(item)) return item;
        }
        throw NoMatch();
    }

    public static TSource FirstOrDefault<TSource>(this IEnumerable<TSource> source) { return source.FirstOrDefault(default(TSource)); }

    public static TSource FirstOrDefault<TSource>(this IEnumerable<TSource> source, TSource defaultValue)
    {
        foreach (TSource item in source) return item;
        return defaultValue;
    }

    public static TSource FirstOrDefault<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate)
    {
        return source.Where(predicate).FirstOrDefault();
    }

    public static TSource FirstOrDefault<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate, TSource defaultValue)
    {
        return source.Where(predicate).FirstOrDefault(defaultValue);
    }

    public static TSource Last<TSource>(this IEnumerable<TSource> source)
    {
        List<TSource> all = source.ToList();
        if (all.Count == 0) throw NoElements();
        return all[all.Count - 1];
    }

    public static TSource Last<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate) { return source.Where(predicate).Last(); }

    public static TSource LastOrDefault<TSource>(this IEnumerable<TSource> source) { return source.LastOrDefault(default(TSource)); }

    public static TSource LastOrDefault<TSource>(this IEnumerable<TSource> source, TSource defaultValue)
    {
        foreach (TSource item in source) defaultValue = item;
        return defaultValue;
    }

    public static TSource LastOrDefault<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate)
    {
        return source.Where(predicate).LastOrDefault();
    }

    public static TSource Single<TSource>(this IEnumerable<TSource> source)
    {
        List<TSource> all = source.ToList();
        if (all.Count == 0) throw NoElements();
        if (all.Count > 1) throw new InvalidOperationException("Sequence contains more than one element");
        return all[0];
    }

    public static TSource Single<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate) { return source.Where(predicate).Single(); }

    public static TSource SingleOrDefault<TSource>(this IEnumerable<TSource> source)
    {
        List<TSource> all = source.ToList();
        return all.Count == 0 ? default(TSource) : all.Single();
    }

    public static TSource SingleOrDefault<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate)
    {
        return source.Where(predicate).SingleOrDefault();
    }

    public static IEnumerable<TSource> Take<TSource>(this IEnumerable<TSource> source, Range range)
    {
        List<TSource> all = source.ToList();
        int from = Math.Max(0, range.Start.GetOffset(all.Count));
        int to = Math.Min(all.Count, range.End.GetOffset(all.Count));
        for (int i = from; i < to; i++) yield return all[i];
    }

    public static TSource ElementAt<TSource>(this IEnumerable<TSource> source, Index index)
    {
        List<TSource> all = source.ToList();
        return all.ElementAt(index.GetOffset(all.Count));
    }

    public static TSource ElementAtOrDefault<TSource>(this IEnumerable<TSource> source, Index index)
    {
        List<TSource> all = source.ToList();
        return all.ElementAtOrDefault(index.GetOffset(all.Count));
    }

    public static TSource ElementAt<TSource>(this IEnumerable<TSource> source, int index)
    {
        List<TSource> all = source.ToList();
        if (index < 0 || index >= all.Count) throw new ArgumentOutOfRangeException("index");
        return all[index];
    }

    public static TSource ElementAtOrDefault<TSource>(this IEnumerable<TSource> source, int index)
    {
        List<TSource> all = source.ToList();
        return index < 0 || index >= all.Count ? default(TSource) : all[index];
    }

    public static TSource Aggregate<TSource>(this IEnumerable<TSource> source, Func<TSource, TSource, TSource> func)
    {
        bool isFirst = true;
        TSource sum = default(TSource);
        foreach (TSource item in source)
        {
            sum = isFirst ? item : func(sum, item);
            isFirst = false;
        }
        if (isFirst) throw NoElements();
        return sum;
    }

    public static TAccumulate Aggregate<TSource, TAccumulate>(this IEnumerable<TSource> source, TAccumulate seed, Func<TAccumulate, TSource, TAccumulate> func)
    {
        foreach (TSource item in source) seed = func(seed, item);
        return seed;
    }

    public static TResult Aggregate<TSource, TAccumulate, TResult>(this IEnumerable<TSource> source, TAccumulate seed, Func<TAccumulate, TSource, TAccumulate> func, Func<TAccumulate, TResult> resultSelector)
    {
        return resultSelector(source.Aggregate(seed, func));
    }

    public static bool SequenceEqual<TSource>(this IEnumerable<TSource> first, IEnumerable<TSource> second) { return first.SequenceEqual(second, null); }

    public static bool SequenceEqual<TSource>(this IEnumerable<TSource> first, IEnumerable<TSource> second, IEqualityComparer<TSource> comparer)
    {
        IEqualityComparer<TSource> equality = comparer == null ? EqualityComparer<TSource>.Default : comparer;
        List<TSource> left = first.ToList();
        List<TSource> right = second.ToList();
        if (left.Count != right.Count) return false;
        for (int i = 0; i < left.Count; i++)
        {
            if (!equality.Equals(left[i], right[i])) return false;
        }
        return true;
    }

    public static TSource[] ToArray<TSource>(this IEnumerable<TSource> source) { return source.ToList().ToArray(); }

    public static List<TSource> ToList<TSource>(this IEnumerable<TSource> source)
    {
        if (source == null) throw new ArgumentNullException("source");
        return new List<TSource>(source);
    }

    public static HashSet<TSource> ToHashSet<TSource>(this IEnumerable<TSource> source) { return new HashSet<TSource>(source); }

    public static HashSet<TSource> ToHashSet<TSource>(this IEnumerable<TSource> source, IEqualityComparer<TSource> comparer)
    {
        return new HashSet<TSource>(source, comparer);
    }

    public static Dictionary<TKey, TValue> ToDictionary<TKey, TValue>(this IEnumerable<KeyValuePair<TKey, TValue>> source)
    {
        return new Dictionary<TKey, TValue>(source);
    }

    public static Dictionary<TKey, TSource> ToDictionary<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector)
    {
        return source.ToDictionary(keySelector, item => item, null);
    }

    public static Dictionary<TKey, TSource> ToDictionary<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, IEqualityComparer<TKey> comparer)
    {
        return source.ToDictionary(keySelector, item => item, comparer);
    }

    public static Dictionary<TKey, TElement> ToDictionary<TSource, TKey, TElement>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, Func<TSource, TElement> elementSelector)
    {
        return source.ToDictionary(keySelector, elementSelector, null);
    }

    public static Dictionary<TKey, TElement> ToDictionary<TSource, TKey, TElement>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, Func<TSource, TElement> elementSelector, IEqualityComparer<TKey> comparer)
    {
        if (source == null) throw new ArgumentNullException("source");
        var all = new Dictionary<TKey, TElement>(comparer);
        foreach (TSource item in source) all.Add(keySelector(item), elementSelector(item));
        return all;
    }

    private static void Check(object source, object function)
    {
        if (source == null) throw new ArgumentNullException("source");
        if (function == null) throw new ArgumentNullException("predicate");
    }

    private static Exception NoElements() { return new InvalidOperationException("Sequence contains no elements"); }

    private static Exception NoMatch() { return new InvalidOperationException("Sequence contains no matching element"); }
}
