namespace Threadbare;

using System.Collections.Generic;

/// <summary>Arrays in order, copied for each change.</summary>
internal static class Sorted
{
    /// <summary>Where an item is; if it is not there, the complement of where it would be.</summary>
    internal static int Find<T>(T[] items, T item, IComparer<T> order)
    {
        int from = 0;
        int to = items.Length;
        while (from < to)
        {
            int middle = (from + to) / 2;
            int way = order.Compare(items[middle], item);
            if (way == 0) return middle;
            if (way < 0) from = middle + 1;
            else to = middle;
        }
        return ~from;
    }

    internal static T[] With<T>(T[] items, int at, T item)
    {
        var copy = new T[items.Length + 1];
        for (int i = 0; i < copy.Length; i++) copy[i] = i == at ? item : items[i < at ? i : i - 1];
        return copy;
    }

    internal static T[] Without<T>(T[] items, int at)
    {
        var copy = new T[items.Length - 1];
        for (int i = 0; i < copy.Length; i++) copy[i] = items[i < at ? i : i + 1];
        return copy;
    }
}
