using System;
using System.Collections.Generic;

/// Methods that are handed around as delegates.
static class Groups
{
    static readonly List<int> list = new List<int>();
    static readonly IDictionary<int, int> map = new Dictionary<int, int>();

    static void Twice(Action<int> action, int number)
    {
        action(number);
        action(number);
    }

    static void Run()
    {
        Pace.Together(
            Pace.Named("writer", () => Pace.Repeat(60, time => Twice(list.Add, time))),
            Pace.Named("reader", () => Pace.Repeat(60, time =>
            {
                Func<int, bool> contains = map.ContainsKey;
                contains(list.IndexOf(-1));
            })));
        Action<int> one = list.Add, other = list.Add;
        Console.WriteLine("handed " + list.Count + " " + (one == other));
    }
}

/// The same, whatever is in the list.
static class GroupsOfAny
{
    class Shared<T>
    {
        readonly List<T> list = new List<T>();

        public Action<T> Adder() => list.Add;
        public Predicate<T> Finder() => list.Contains;
    }

    static void Use<T>(Shared<T> shared, T item)
    {
        Pace.Together(
            Pace.Named("writer", () => Pace.Repeat(60, time => shared.Adder()(item))),
            Pace.Named("reader", () => Pace.Repeat(60, time => shared.Finder()(item))));
    }

    static void Run()
    {
        Use(new Shared<string>(), "a");
        Use(new Shared<long>(), 1);
        Console.WriteLine("handed");
    }
}
