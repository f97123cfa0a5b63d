using System;
using System.Threading;

/// Work that takes its time.
static class Pace
{
    public static void Repeat(int times, Action<int> work)
    {
        for (int time = 0; time < times; time++)
        {
            work(time);
            Thread.Sleep(5);
        }
    }

    public static Thread Named(string name, Action work) => new Thread(() => work()) { Name = name };

    public static void Together(params Thread[] threads)
    {
        foreach (Thread thread in threads)
        {
            thread.Start();
        }
        foreach (Thread thread in threads)
        {
            thread.Join();
        }
    }
}
