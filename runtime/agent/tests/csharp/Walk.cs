using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;

/// To walk is to read: with `foreach`, through an interface, over keys, in a query.
static class Walk
{
    static readonly List<int> list = new List<int> { 1, 2, 3 };
    static readonly Dictionary<int, int> map = new Dictionary<int, int>();

    static void Grow(int time)
    {
        list.Add(time);
        map[time % 50] = time;
    }

    static int Total(IEnumerable<int> numbers)
    {
        int sum = 0;
        foreach (int number in numbers)
        {
            sum += number;
        }
        return sum;
    }

    static int Look(int time)
    {
        try
        {
            int sum = 0;
            foreach (int number in list)
            {
                sum += number;
            }
            sum += Total(list);
            sum += Total(map.Keys);
            sum += list.Where(number => number > 2).Sum();
            return sum;
        }
        catch (InvalidOperationException)
        {
            return 0; // It was changed while we looked.
        }
    }

    static void Run()
    {
        Pace.Together(
            Pace.Named("grower", () => Pace.Repeat(60, Grow)),
            Pace.Named("walker", () => Pace.Repeat(60, time => Look(time))));
        Console.WriteLine("walked " + list.Count);
    }
}
