using System;
using System.Threading;

/// Runs until it is killed.
static class Endless
{
    static int count;

    static void Work()
    {
        for (int i = 0; ; i++)
        {
            lock (typeof(Endless)) count++;
            if (i == 3000) Console.WriteLine("going");
        }
    }

    public static void Run()
    {
        var other = new Thread(() => { while (true) lock (typeof(Endless)) count++; });
        other.IsBackground = true;
        other.Start();
        Work();
    }
}
