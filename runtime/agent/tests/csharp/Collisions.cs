using System;
using System.Collections.Generic;
using System.Threading;

/// Three bugs for those who serve requests: each uses a list from two threads, which nobody notices.
public static class Collisions
{
    public static readonly Action<List<int>>[] Bugs =
    {
        list => list.Capacity = 100,
        list => list.Capacity = 200,
        list => list.Capacity = 300,
    };

    /// Two threads that call again and again until both have: while one is held up, the other comes by.
    public static void Collide(Action<List<int>> bug)
    {
        var list = new List<int>();
        int first = 0, second = 0;
        bool Goes() => Volatile.Read(ref first) < 10 || Volatile.Read(ref second) < 10;
        void Call()
        {
            Thread.Sleep(5);
            bug(list);
        }
        var other = new Thread(() =>
        {
            for (; Goes(); Interlocked.Increment(ref second)) Call();
        });
        other.Start();
        for (; Goes(); Interlocked.Increment(ref first)) Call();
        other.Join();
    }
}
