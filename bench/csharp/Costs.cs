using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Globalization;
using System.Threading;

/// The programs whose costs are measured; the first argument says which.
static class Costs
{
    static int sink;

    static void Main(string[] arguments)
    {
        switch (arguments[0])
        {
            case "Calls": Calls(); break;
            case "Locks": Locks(int.Parse(arguments[1])); break;
            case "Compute": Compute.Run(isBeside: arguments.Length > 1); break;
            case "Typical": Typical.Run(); break;
            case "Shared": Shared.Run(int.Parse(arguments[1]), int.Parse(arguments[2])); break;
        }
    }

    /// What one call costs, in nanoseconds: the best of many short slices, as a busy machine disturbs long ones.
    static double Slices(Dictionary<int, int>[] maps, int calls, Action<Dictionary<int, int>, int> work)
    {
        const int times = 20_000;
        long best = long.MaxValue;
        for (int slice = 0; slice < 600; slice++)
        {
            long start = Stopwatch.GetTimestamp();
            for (int time = 0; time < times; time++)
            {
                work(maps[time & (maps.Length - 1)], 1);
            }
            best = Math.Min(best, Stopwatch.GetTimestamp() - start);
        }
        return best * (1e9 / Stopwatch.Frequency) / times / calls;
    }

    static Dictionary<int, int>[] Maps(int count, int elements = 1)
    {
        var maps = new Dictionary<int, int>[count];
        for (int at = 0; at < count; at++)
        {
            maps[at] = new Dictionary<int, int>();
            for (int key = 1; key <= elements; key++)
            {
                maps[at][key] = key;
            }
        }
        return maps;
    }

    static void Measure(string name, Dictionary<int, int>[] maps, int calls, Action<Dictionary<int, int>, int> work)
    {
        Slices(maps, calls, work);
        Console.WriteLine(name + "\t" + Slices(maps, calls, work).ToString("F2", CultureInfo.InvariantCulture));
    }

    static void Calls()
    {
        Measure("get, one map", Maps(1), 1, (map, key) => sink += map[key]);
        Measure("get, 64 maps in turn", Maps(64), 1, (map, key) => sink += map[key]);
        Measure("get, 8,192 maps in turn", Maps(8192), 1, (map, key) => sink += map[key]);
        Measure("put and get, 64 maps", Maps(64), 2, (map, key) =>
        {
            map[key] = key;
            sink += map[key];
        });
        Measure("get, through an interface", Maps(1), 1, (map, key) => sink += ((IDictionary<int, int>)map)[key]);
        Measure("walk over 16 elements", Maps(1, 16), 16, (map, key) =>
        {
            foreach (var pair in map)
            {
                sink += pair.Key;
            }
        });
    }

    /// A correctly locked program: four threads, so many operations each, one lock. Prints milliseconds.
    static void Locks(int operations)
    {
        var map = new Dictionary<int, int>();
        void Work()
        {
            for (int time = 0; time < operations; time++)
            {
                lock (map)
                {
                    map[time % 10] = time;
                    map.TryGetValue(time, out _);
                }
                Thread.Sleep(1);
            }
        }
        var threads = new Thread[4];
        var watch = Stopwatch.StartNew();
        for (int at = 0; at < threads.Length; at++)
        {
            threads[at] = new Thread(Work);
            threads[at].Start();
        }
        foreach (Thread thread in threads)
        {
            thread.Join();
        }
        Console.WriteLine(watch.ElapsedMilliseconds);
    }
}
