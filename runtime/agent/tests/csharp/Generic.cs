using System;
using System.Collections.Generic;

/// Calls through type parameters: of structures and of references, of classes and of methods.
class Cache<TKey, TValue>
{
    readonly Dictionary<TKey, List<TValue>> map = new Dictionary<TKey, List<TValue>>();

    public void Put(TKey key, TValue value)
    {
        map[key] = new List<TValue> { value };
    }

    public bool Get<TOther>(TKey key, TOther other, out List<TValue> found)
    {
        return map.TryGetValue(key, out found) && other != null;
    }
}

static class Generic
{
    static void Fill<TList, T>(TList list, T item) where TList : IList<T>
    {
        list.Add(item);
    }

    static void Run()
    {
        var structures = new Cache<int, DateTime>();
        var references = new Cache<string, object>();
        var list = new List<long>();
        Pace.Together(
            Pace.Named("writer", () => Pace.Repeat(60, time =>
            {
                structures.Put(time, default);
                references.Put("key" + time, "value");
                Fill(list, (long)time);
            })),
            Pace.Named("reader", () => Pace.Repeat(60, time =>
            {
                structures.Get(time + 1000, 1.5, out _);
                references.Get("other" + time, "x", out _);
                list.Contains(-1);
            })));
        Console.WriteLine("done " + list.Count);
    }
}
