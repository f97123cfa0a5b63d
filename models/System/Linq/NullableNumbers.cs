namespace System.Linq;

using System.Collections.Generic;

/// <summary>Sums, averages, least and greatest elements of what may be null: nulls do not count.</summary>
public static partial class Enumerable
{
    private static IEnumerable<T> There<T>(IEnumerable<T?> source) where T : struct
    {
        foreach (T? item in source)
        {
            if (item.HasValue) yield return item.Value;
        }
    }

    public static int? Sum(this IEnumerable<int?> source) { return There(source).Sum(); }

    public static int? Sum<TSource>(this IEnumerable<TSource> source, Func<TSource, int?> selector) { return source.Select(selector).Sum(); }

    public static double? Average(this IEnumerable<int?> source)
    {
        List<int> all = There(source).ToList();
        return all.Count == 0 ? (double?)null : all.Average();
    }

    public static double? Average<TSource>(this IEnumerable<TSource> source, Func<TSource, int?> selector) { return source.Select(selector).Average(); }

    public static int? Min(this IEnumerable<int?> source)
    {
        List<int> all = There(source).ToList();
        return all.Count == 0 ? (int?)null : all.Min();
    }

    public static int? Min<TSource>(this IEnumerable<TSource> source, Func<TSource, int?> selector) { return source.Select(selector).Min(); }

    public static int? Max(this IEnumerable<int?> source)
    {
        List<int> all = There(source).ToList();
        return all.Count == 0 ? (int?)null : all.Max();
    }

    public static int? Max<TSource>(this IEnumerable<TSource> source, Func<TSource, int?> selector) { return source.Select(selector).Max(); }

    public static long? Sum(this IEnumerable<long?> source) { return There(source).Sum(); }

    public static long? Sum<TSource>(this IEnumerable<TSource> source, Func<TSource, long?> selector) { return source.Select(selector).Sum(); }

    public static double? Average(this IEnumerable<long?> source)
    {
        List<long> all = There(source).ToList();
        return all.Count == 0 ? (double?)null : all.Average();
    }

    public static double? Average<TSource>(this IEnumerable<TSource> source, Func<TSource, long?> selector) { return source.Select(selector).Average(); }

    public static long? Min(this IEnumerable<long?> source)
    {
        List<long> all = There(source).ToList();
        return all.Count == 0 ? (long?)null : all.Min();
    }

    public static long? Min<TSource>(this IEnumerable<TSource> source, Func<TSource, long?> selector) { return source.Select(selector).Min(); }

    public static long? Max(this IEnumerable<long?> source)
    {
        List<long> all = There(source).ToList();
        return all.Count == 0 ? (long?)null : all.Max();
    }

    public static long? Max<TSource>(this IEnumerable<TSource> source, Func<TSource, long?> selector) { return source.Select(selector).Max(); }

    public static float? Sum(this IEnumerable<float?> source) { return There(source).Sum(); }

    public static float? Sum<TSource>(this IEnumerable<TSource> source, Func<TSource, float?> selector) { return source.Select(selector).Sum(); }

    public static float? Average(this IEnumerable<float?> source)
    {
        List<float> all = There(source).ToList();
        return all.Count == 0 ? (float?)null : all.Average();
    }

    public static float? Average<TSource>(this IEnumerable<TSource> source, Func<TSource, float?> selector) { return source.Select(selector).Average(); }

    public static float? Min(this IEnumerable<float?> source)
    {
        List<float> all = There(source).ToList();
        return all.Count == 0 ? (float?)null : all.Min();
    }

    public static float? Min<TSource>(this IEnumerable<TSource> source, Func<TSource, float?> selector) { return source.Select(selector).Min(); }

    public static float? Max(this IEnumerable<float?> source)
    {
        List<float> all = There(source).ToList();
        return all.Count == 0 ? (float?)null : all.Max();
    }

    public static float? Max<TSource>(this IEnumerable<TSource> source, Func<TSource, float?> selector) { return source.Select(selector).Max(); }

    public static double? Sum(this IEnumerable<double?> source) { return There(source).Sum(); }

    public static double? Sum<TSource>(this IEnumerable<TSource> source, Func<TSource, double?> selector) { return source.Select(selector).Sum(); }

    public static double? Average(this IEnumerable<double?> source)
    {
        List<double> all = There(source).ToList();
        return all.Count == 0 ? (double?)null : all.Average();
    }

    public static double? Average<TSource>(this IEnumerable<TSource> source, Func<TSource, double?> selector) { return source.Select(selector).Average(); }

    public static double? Min(this IEnumerable<double?> source)
    {
        List<double> all = There(source).ToList();
        return all.Count == 0 ? (double?)null : all.Min();
    }

    public static double? Min<TSource>(this IEnumerable<TSource> source, Func<TSource, double?> selector) { return source.Select(selector).Min(); }

    public static double? Max(this IEnumerable<double?> source)
    {
        List<double> all = There(source).ToList();
        return all.Count == 0 ? (double?)null : all.Max();
    }

    public static double? Max<TSource>(this IEnumerable<TSource> source, Func<TSource, double?> selector) { return source.Select(selector).Max(); }

    public static decimal? Sum(this IEnumerable<decimal?> source) { return There(source).Sum(); }

    public static decimal? Sum<TSource>(this IEnumerable<TSource> source, Func<TSource, decimal?> selector) { return source.Select(selector).Sum(); }

    public static decimal? Average(this IEnumerable<decimal?> source)
    {
        List<decimal> all = There(source).ToList();
        return all.Count == 0 ? (decimal?)null : all.Average();
    }

    public static decimal? Average<TSource>(this IEnumerable<TSource> source, Func<TSource, decimal?> selector) { return source.Select(selector).Average(); }

    public static decimal? Min(this IEnumerable<decimal?> source)
    {
        List<decimal> all = There(source).ToList();
        return all.Count == 0 ? (decimal?)null : all.Min();
    }

    public static decimal? Min<TSource>(this IEnumerable<TSource> source, Func<TSource, decimal?> selector) { return source.Select(selector).Min(); }

    public static decimal? Max(this IEnumerable<decimal?> source)
    {
        List<decimal> all = There(source).ToList();
        return all.Count == 0 ? (decimal?)null : all.Max();
    }

    public static decimal? Max<TSource>(this IEnumerable<TSource> source, Func<TSource, decimal?> selector) { return source.Select(selector).Max(); }
}
