using System;
using System.Threading;

/// A bounded buffer whose size is looked at without its lock.
class Buffer
{
    readonly int[] items = new int[3];
    int size;

    void Put(int item)
    {
        lock (this)
        {
            while (size == items.Length) Monitor.Wait(this);
            items[size++] = item;
            Monitor.PulseAll(this);
        }
    }

    int Take()
    {
        lock (this)
        {
            while (size == 0) Monitor.Wait(this);
            int item = items[--size];
            Monitor.PulseAll(this);
            return item;
        }
    }

    bool LooksEmpty() => size == 0;

    bool IsEmpty()
    {
        lock (this) return size == 0;
    }

    public static void Run(int locked)
    {
        var buffer = new Buffer();
        var producer = new Thread(() =>
        {
            for (int item = 1; item <= 20; item++) buffer.Put(item);
        });
        producer.Start();
        int sum = 0;
        bool seen = locked != 0 ? buffer.IsEmpty() : buffer.LooksEmpty();
        for (int i = 0; i < 20; i++) sum += buffer.Take();
        producer.Join();
        Console.WriteLine(seen || !seen ? sum : 0);
    }
}
