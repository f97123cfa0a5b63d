using System;
using System.Threading;

/// Three philosophers take the left fork, then the right one. One after the other, they all eat.
static class Philosophers
{
    static int eaten;

    static void Eat(object left, object right)
    {
        lock (left)
        {
            lock (right)
            {
                Interlocked.Increment(ref eaten);
            }
        }
    }

    public static void Run()
    {
        var forks = new object[] { new object(), new object(), new object() };
        for (int i = 0; i < forks.Length; i++)
        {
            object left = forks[i], right = forks[(i + 1) % forks.Length];
            var philosopher = new Thread(() => Eat(left, right)) { Name = "philosopher" + i };
            philosopher.Start();
            Thread.Sleep(50);
            Pause.Join(philosopher);
        }
        Console.WriteLine(eaten);
    }
}

/// What is done in code that is not recorded: the trace does not know that a thread was waited for.
static class Pause
{
    public static void Join(Thread thread)
    {
        var join = typeof(Thread).GetMethod("Join", new Type[0]);
        join.Invoke(thread, null);
    }
}
