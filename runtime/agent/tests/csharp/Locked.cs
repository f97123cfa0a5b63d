using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

/// The same map under a monitor, another under a semaphore that is awaited, a third handed on from task to task.
static class Locked
{
    static async Task Guarded(SemaphoreSlim gate, Dictionary<int, int> map, int time)
    {
        await gate.WaitAsync();
        try
        {
            map[time % 8] = time;
        }
        finally
        {
            gate.Release();
        }
    }

    static void Run()
    {
        var map = new Dictionary<int, int>();
        var other = new Dictionary<int, int>();
        var handed = new Dictionary<int, int>();
        var gate = new SemaphoreSlim(1);
        void Work() => Pace.Repeat(40, time =>
        {
            lock (map)
            {
                map[time % 8] = time;
            }
            Guarded(gate, other, time).Wait();
        });
        Pace.Together(Pace.Named("a", Work), Pace.Named("b", Work), Pace.Named("c", Work));
        Task last = Task.CompletedTask;
        for (int time = 0; time < 40; time++)
        {
            int key = time % 8;
            last = last.ContinueWith(_ => handed[key] = key);
        }
        last.Wait();
        Console.WriteLine(map.Count + " " + other.Count + " " + handed.Count);
    }
}
