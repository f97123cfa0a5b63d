using System;
using System.Diagnostics;
using System.Threading;

/// Threads that share everything they touch: so many of them, for so many rounds. Prints milliseconds.
sealed class Shared
{
    int count;
    readonly int[] slots = new int[64];
    static long total;

    public static void Run(int number, int rounds)
    {
        var shared = new Shared();
        void Work()
        {
            for (int round = 0; round < rounds; round++)
            {
                shared.count++;
                shared.slots[round & 63] += shared.count;
                total += round;
            }
        }
        var threads = new Thread[number];
        var watch = Stopwatch.StartNew();
        for (int at = 0; at < number; at++)
        {
            threads[at] = new Thread(Work);
            threads[at].Start();
        }
        foreach (Thread thread in threads) thread.Join();
        Console.WriteLine(watch.ElapsedMilliseconds);
    }
}
