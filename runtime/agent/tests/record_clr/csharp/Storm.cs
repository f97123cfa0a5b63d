using System;
using System.Threading;

/// Threads that read and write everything as fast as they can, while garbage is collected.
class Storm
{
    int number;
    volatile int flag;
    static int total;
    static object last;
    readonly int[] elements = new int[4];
    Storm next;

    void Blow(int rounds, int seed)
    {
        for (int i = 0; i < rounds; i++)
        {
            number = number + seed;
            flag = i;
            if (flag > number) total++;
            elements[i & 3] = elements[(i + 1) & 3] + 1;
            elements[i & 1]++;
            next = i % 7 == 0 ? null : this;
            last = next;
            if (i % 10 == 0) last = new byte[2000];
        }
    }

    public static void Run(int rounds)
    {
        var storm = new Storm();
        var threads = new Thread[4];
        for (int i = 0; i < threads.Length; i++)
        {
            int seed = i;
            threads[i] = new Thread(() => storm.Blow(rounds, seed));
            threads[i].Start();
        }
        foreach (Thread thread in threads) thread.Join();
        Console.WriteLine("over");
    }
}
