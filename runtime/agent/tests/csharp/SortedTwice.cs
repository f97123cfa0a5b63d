using System;
using System.Collections.Generic;

/// Two threads sort one list: the production incident of the paper. The elements are equal, so the outcome is, too.
static class SortedTwice
{
    static readonly List<string> list = new List<string>(new[] { "a", "a", "a", "a" });

    static void Sort()
    {
        list.Sort();
    }

    static void Run()
    {
        Pace.Together(
            Pace.Named("one", () => Pace.Repeat(40, time => Sort())),
            Pace.Named("two", () => Pace.Repeat(40, time => Sort())));
        Console.WriteLine("sorted " + list.Count);
    }
}
