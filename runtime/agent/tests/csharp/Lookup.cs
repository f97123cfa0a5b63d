using System;
using System.Collections.Generic;

/// Figure 1: one thread adds, another looks for something else.
static class Lookup
{
    static readonly Dictionary<string, int> map = new Dictionary<string, int>();

    static void Add(int time)
    {
        map["key" + time] = time;
    }

    static bool Contains(int time)
    {
        return map.ContainsKey("other" + time);
    }

    static void Run()
    {
        Pace.Together(
            Pace.Named("writer", () => Pace.Repeat(60, time => Add(time))),
            Pace.Named("reader", () => Pace.Repeat(60, time => Contains(time))));
        Console.WriteLine("done " + map.Count);
    }
}
