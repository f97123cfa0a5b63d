using System;
using System.Collections.Generic;

/// Every thread has its own, and what is shared is only read. Garbage is collected all the time, so objects move.
static class Confined
{
    static void Run()
    {
        var shared = new List<int> { 1, 2, 3 };
        void Work() => Pace.Repeat(40, time =>
        {
            var stack = new Stack<int>();
            var map = new SortedDictionary<int, byte[]>();
            for (int item = 0; item < 20; item++)
            {
                stack.Push(shared[item % 3]);
                map[stack.Count] = new byte[1000];
            }
            GC.Collect();
        });
        Pace.Together(Pace.Named("a", Work), Pace.Named("b", Work), Pace.Named("c", Work));
        Console.WriteLine("confined " + shared.Count);
    }
}
