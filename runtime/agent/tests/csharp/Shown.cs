using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;

/// What others only look at: a list through a wrapper that cannot change it, and a builder through the text that is in it.
static class Shown
{
    static readonly StringBuilder text = new StringBuilder();
    static readonly List<int> list = new List<int>();
    static readonly IReadOnlyCollection<int> shown = list.AsReadOnly();

    static void Write(int time)
    {
        text.Append(time % 2);
        list.Capacity = 100 + time;
    }

    static void Look(int time)
    {
        string now = text.ToString();
        int total = shown.Sum();
    }

    static void Run()
    {
        Pace.Together(
            Pace.Named("writer", () => Pace.Repeat(60, Write)),
            Pace.Named("reader", () => Pace.Repeat(60, Look)));
        Console.WriteLine(text.Length);
    }
}

/// The same under a lock.
static class ShownUnderLock
{
    static readonly StringBuilder text = new StringBuilder();
    static readonly List<int> list = new List<int>();
    static readonly IReadOnlyCollection<int> shown = list.AsReadOnly();

    static void Work(int time)
    {
        lock (text)
        {
            text.Append(time % 2);
            list.Capacity = 100 + time;
            string now = text.ToString();
            int total = shown.Sum();
        }
    }

    static void Run()
    {
        Pace.Together(Pace.Named("a", () => Pace.Repeat(40, Work)), Pace.Named("b", () => Pace.Repeat(40, Work)));
        Console.WriteLine(text.Length);
    }
}

/// A builder whose text is taken wherever it is handed to.
static class ShownInPassing
{
    static readonly StringBuilder text = new StringBuilder();

    static string Plain(StringBuilder passed) => passed.ToString();

    static string Added(int time, StringBuilder passed) => time + " " + passed;

    static string Kept()
    {
        StringBuilder kept = text;
        if (kept.MaxCapacity == 0) return null;
        return kept.ToString();
    }

    static void Run()
    {
        foreach (Func<int, string> look in new Func<int, string>[] { time => Plain(text), time => Added(time, text), time => Kept() })
        {
            Pace.Together(
                Pace.Named("writer", () => Pace.Repeat(30, time => text.Append('a'))),
                Pace.Named("reader", () => Pace.Repeat(30, time => look(time))));
        }
        Console.WriteLine(text.Length);
    }
}
