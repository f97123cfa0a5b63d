namespace System.Linq;

using System.Collections;
using System.Collections.Generic;
using Threadbare;

/// <summary>Sums, averages, least and greatest elements.</summary>
public static partial class Enumerable
{

    public static int Sum(this IEnumerable<int> source)
    {
        int sum = 0;
        foreach (int item in source) sum = checked(sum + item);
        return sum;
    }

    public static int Sum<TSource>(this IEnumerable<TSource> source, Func<TSource, int> selector) { return source.Select(selector).Sum(); }

    public static long Sum(this IEnumerable<long> source)
    {
        long sum = 0;
        foreach (long item in source) sum = checked(sum + item);
        return sum;
    }

    public static long Sum<TSource>(this IEnumerable<TSource> source, Func<TSource, long> selector) { return source.Select(selector).Sum(); }

    public static double Sum(this IEnumerable<double> source)
    {
        double sum = 0;
        foreach (double item in source) sum = checked(sum + item);
        return sum;
    }

    public static double Sum<TSource>(this IEnumerable<TSource> source, Func<TSource, double> selector) { return source.Select(selector).Sum(); }

    public static float Sum(this IEnumerable<float> source)
    {
        double sum = 0;
        foreach (float item in source) sum = checked(sum + item);
        return (float)sum;
    }

    public static float Sum<TSource>(this IEnumerable<TSource> source, Func<TSource, float> selector) { return source.Select(selector).Sum(); }

    public static decimal Sum(this IEnumerable<decimal> source)
    {
        decimal sum = 0;
        foreach (decimal item in source) sum = checked(sum + item);
        return sum;
    }

    public static decimal Sum<TSource>(this IEnumerable<TSource> source, Func<TSource, decimal> selector) { return source.Select(selector).Sum(); }

    public static double Average(this IEnumerable<int> source)
    {
        long sum = 0;
        long count = 0;
        foreach (int item in source)
        {
            sum = checked(sum + item);
            count++;
        }
        if (count == 0) throw NoElements();
        return (double)sum / count;
    }

    public static double Average<TSource>(this IEnumerable<TSource> source, Func<TSource, int> selector) { return source.Select(selector).Average(); }

    public static double Average(this IEnumerable<long> source)
    {
        long sum = 0;
        long count = 0;
        foreach (long item in source)
        {
            sum = checked(sum + item);
            count++;
        }
        if (count == 0) throw NoElements();
        return (double)sum / count;
    }

    public static double Average<TSource>(this IEnumerable<TSource> source, Func<TSource, long> selector) { return source.Select(selector).Average(); }

    public static double Average(this IEnumerable<double> source)
    {
        double sum = 0;
        long count = 0;
        foreach (double item in source)
        {
            sum = checked(sum + item);
            count++;
        }
        if (count == 0) throw NoElements();
        return (double)sum / count;
    }

    public static double Average<TSource>(this IEnumerable<TSource> source, Func<TSource, double> selector) { return source.Select(selector).Average(); }

    public static float Average(this IEnumerable<float> source)
    {
        double sum = 0;
        long count = 0;
        foreach (float item in source)
        {
            sum = checked(sum + item);
            count++;
        }
        if (count == 0) throw NoElements();
        return (float)sum / count;
    }

    public static float Average<TSource>(this IEnumerable<TSource> source, Func<TSource, float> selector) { return source.Select(selector).Average(); }

    public static decimal Average(this IEnumerable<decimal> source)
    {
        decimal sum = 0;
        long count = 0;
        foreach (decimal item in source)
        {
            sum = checked(sum + item);
            count++;
        }
        if (count == 0) throw NoElements();
        return (decimal)sum / count;
    }

    public static decimal Average<TSource>(this IEnumerable<TSource> source, Func<TSource, decimal> selector) { return source.Select(selector).Average(); }

    public static int Max(this IEnumerable<int> source) { return Extreme(source, (item, best) => item > best); }

    public static int Max<TSource>(this IEnumerable<TSource> source, Func<TSource, int> selector) { return source.Select(selector).Max(); }

    public static long Max(this IEnumerable<long> source) { return Extreme(source, (item, best) => item > best); }

    public static long Max<TSource>(this IEnumerable<TSource> source, Func<TSource, long> selector) { return source.Select(selector).Max(); }

    public static double Max(this IEnumerable<double> source) { return Extreme(source, (item, best) => item > best); }

    public static double Max<TSource>(this IEnumerable<TSource> source, Func<TSource, double> selector) { return source.Select(selector).Max(); }

    public static float Max(this IEnumerable<float> source) { return Extreme(source, (item, best) => item > best); }

    public static float Max<TSource>(this IEnumerable<TSource> source, Func<TSource, float> selector) { return source.Select(selector).Max(); }

    public static decimal Max(this IEnumerable<decimal> source) { return Extreme(source, (item, best) => item > best); }

    public static decimal Max<TSource>(this IEnumerable<TSource> source, Func<TSource, decimal> selector) { return source.Select(selector).Max(); }

    public static TSource Max<TSource>(this IEnumerable<TSource> source) { return Max(source, (IComparer<TSource>)null); }

    public static TSource Max<TSource>(this IEnumerable<TSource> source, IComparer<TSource> comparer)
    {
        IComparer<TSource> order = comparer == null ? Comparer<TSource>.Default : comparer;
        return Extreme(source, (item, best) => order.Compare(item, best) > 0);
    }

    public static TResult Max<TSource, TResult>(this IEnumerable<TSource> source, Func<TSource, TResult> selector) { return Max(source.Select(selector)); }

    public static TSource MaxBy<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector) { return MaxBy(source, keySelector, null); }

    public static TSource MaxBy<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, IComparer<TKey> comparer)
    {
        IComparer<TKey> order = comparer == null ? Comparer<TKey>.Default : comparer;
        return Extreme(source, (item, best) => order.Compare(keySelector(item), keySelector(best)) > 0);
    }

    public static int Min(this IEnumerable<int> source) { return Extreme(source, (item, best) => item < best); }

    public static int Min<TSource>(this IEnumerable<TSource> source, Func<TSource, int> selector) { return source.Select(selector).Min(); }

    public static long Min(this IEnumerable<long> source) { return Extreme(source, (item, best) => item < best); }

    public static long Min<TSource>(this IEnumerable<TSource> source, Func<TSource, long> selector) { return source.Select(selector).Min(); }

    public static double Min(this IEnumerable<double> source) { return Extreme(source, (item, best) => item < best); }

    public static double Min<TSource>(this IEnumerable<TSource> source, Func<TSource, double> selector) { return source.Select(selector).Min(); }

    public static float Min(this IEnumerable<float> source) { return Extreme(source, (item, best) => item < best); }

    public static float Min<TSource>(this IEnumerable<TSource> source, Func<TSource, float> selector) { return source.Select(selector).Min(); }

    public static decimal Min(this IEnumerable<decimal> source) { return Extreme(source, (item, best) => item < best); }

    public static decimal Min<TSource>(this IEnumerable<TSource> source, Func<TSource, decimal> selector) { return source.Select(selector).Min(); }

    public static TSource Min<TSource>(this IEnumerable<TSource> source) { return Min(source, (IComparer<TSource>)null); }

    public static TSource Min<TSource>(this IEnumerable<TSource> source, IComparer<TSource> comparer)
    {
        IComparer<TSource> order = comparer == null ? Comparer<TSource>.Default : comparer;
        return Extreme(source, (item, best) => order.Compare(item, best) < 0);
    }

    public static TResult Min<TSource, TResult>(this IEnumerable<TSource> source, Func<TSource, TResult> selector) { return Min(source.Select(selector)); }

    public static TSource MinBy<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector) { return MinBy(source, keySelector, null); }

    public static TSource MinBy<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, IComparer<TKey> comparer)
    {
        IComparer<TKey> order = comparer == null ? Comparer<TKey>.Default : comparer;
        return Extreme(source, (item, best) => order.Compare(keySelector(item), keySelector(best)) < 0);
    }

    private static T Extreme<T>(IEnumerable<T> source, Func<T, T, bool> isBetter)
    {
        bool isFirst = true;
        T best = default(T);
        foreach (T item in source)
        {
            if (isFirst || isBetter(item, best)) best = item;
            isFirst = false;
        }
        if (isFirst) throw NoElements();
        return best;
    }
}
