using System;
using System.Buffers;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

/// What goes from thread to thread through the library, by ways that are not to be seen in the program.
static class Passed
{
    class Box
    {
        public int Value;
    }

    static bool isWrong;
    static Box slot;

    static void All(int count, Action work)
    {
        Thread[] threads = Enumerable.Range(0, count).Select(_ => new Thread(() => work())).ToArray();
        foreach (Thread thread in threads) thread.Start();
        foreach (Thread thread in threads) thread.Join();
    }

    /// What one call of a delegate returns is an argument of the next.
    static void Locals()
    {
        var boxes = Enumerable.Range(0, 8).Select(i => new Box { Value = i }).ToArray();
        int total = 0;
        Parallel.ForEach(
            boxes, () => new Box(), (box, state, sum) => { sum.Value += box.Value++; return sum; },
            sum => Interlocked.Add(ref total, sum.Value));
        foreach (Box box in boxes) box.Value++;
    }

    static void Queries()
    {
        var boxes = Enumerable.Range(0, 4).Select(i => new Box { Value = i }).ToArray();
        boxes.AsParallel().ForAll(box => box.Value++);
        foreach (Box box in boxes) box.Value++;
        foreach (Box box in boxes.AsParallel().Select(box => { box.Value++; return box; })) box.Value++;
    }

    /// The library walks through what a delegate gives it.
    static void Inner()
    {
        var queues = new[] { new ConcurrentQueue<Box>(), new ConcurrentQueue<Box>() };
        var producer = new Thread(() => { for (int i = 0; i < 4; i++) queues[i % 2].Enqueue(new Box { Value = i }); });
        producer.Start();
        int seen;
        do
        {
            seen = queues.SelectMany(queue => queue).Count(box => box.Value >= 0);
        } while (seen < 4);
        producer.Join();
    }

    /// It does so for a while, and meets what others put there meanwhile.
    static void Slowly()
    {
        var items = new BlockingCollection<Box>();
        var named = new ConcurrentDictionary<int, Box>();
        var producer = new Thread(() =>
        {
            for (int i = 0; i < 3; i++)
            {
                Thread.Sleep(5);
                named[i] = new Box { Value = i };
                items.Add(new Box { Value = i });
            }
            items.CompleteAdding();
        });
        producer.Start();
        new[] { items }.SelectMany(all => all.GetConsumingEnumerable()).Count(box => box.Value >= 0);
        producer.Join();
        var late = new Thread(() => { for (int i = 3; i < 40; i++) named[i] = new Box { Value = i }; });
        new[] { named }.SelectMany(all => all).Count(pair =>
        {
            if (pair.Key == 0) late.Start();
            Thread.Sleep(1);
            return pair.Value.Value >= 0;
        });
        late.Join();
    }

    /// Objects that the library makes when they are needed.
    static void Made()
    {
        var (table, key, all) = (new ConditionalWeakTable<object, Box>(), new object(), 0);
        Box made = null;
        object gate = null;
        bool isMade = false;
        All(3, () =>
        {
            Interlocked.Add(ref all, table.GetValue(key, _ => new Box { Value = 1 }).Value);
            LazyInitializer.EnsureInitialized(ref made, ref isMade, ref gate, () => new Box { Value = 2 });
            Interlocked.Add(ref all, made.Value);
        });
    }

    static void Rented()
    {
        ArrayPool<int> pool = ArrayPool<int>.Create();
        All(3, () =>
        {
            for (int i = 0; i < 3; i++)
            {
                int[] array = pool.Rent(16);
                array[0] = i;
                pool.Return(array);
            }
        });
    }

    static void Publish(ref Box place, Box box) => Volatile.Write(ref place, box);

    static void Published()
    {
        var list = ImmutableList<Box>.Empty;
        var writer = new Thread(() =>
        {
            ImmutableInterlocked.Update(ref list, (before, box) => before.Add(box), new Box { Value = 1 });
            var published = new Box { Value = 1 };
            Publish(ref slot, published);
            if (isWrong) published.Value++;
        });
        writer.Start();
        while (Volatile.Read(ref list).Count == 0) Thread.Sleep(1);
        Volatile.Read(ref list)[0].Value++;
        Box found;
        while ((found = Volatile.Read(ref slot)) == null) Thread.Sleep(1);
        found.Value++;
        writer.Join();
    }

    static void Handles()
    {
        var (box, mutex) = (new Box(), new Mutex());
        All(2, () =>
        {
            WaitHandle.WaitAny(new WaitHandle[] { mutex });
            box.Value++;
            mutex.ReleaseMutex();
        });
        var thread = new Thread(() => box.Value++);
        thread.Start();
        if (isWrong) box.Value++;
        while (thread.IsAlive) Thread.Sleep(1);
        box.Value++;
    }

    /// What somebody else did is told by an exception.
    static void Thrown()
    {
        var (box, items, source) = (new Box(), new BlockingCollection<int>(), new CancellationTokenSource());
        var gate = new SemaphoreSlim(0);
        var thread = new Thread(() =>
        {
            box.Value++;
            items.CompleteAdding();
            gate.Wait();
            box.Value++;
            source.Cancel();
            if (isWrong) box.Value++;
        });
        thread.Start();
        try
        {
            while (true) items.Take();
        }
        catch (InvalidOperationException)
        {
            box.Value++;
        }
        gate.Release();
        try
        {
            new SemaphoreSlim(0).Wait(source.Token);
        }
        catch (OperationCanceledException)
        {
            box.Value++;
        }
        thread.Join();
    }

    static async IAsyncEnumerable<Box> Stream(Box box)
    {
        for (int i = 0; i < 3; i++)
        {
            await Task.Delay(1).ConfigureAwait(false);
            box.Value++;
            yield return box;
        }
    }

    static async Task Streams()
    {
        var shared = new Box();
        await foreach (Box box in Stream(shared)) box.Value++;
        shared.Value++;
    }

    static void Run(int wrong)
    {
        isWrong = wrong != 0;
        // The first thread would come before all others anyway.
        var thread = new Thread(() =>
        {
            Locals();
            Queries();
            Inner();
            Slowly();
            Made();
            Rented();
            Published();
            Handles();
            Thrown();
            Streams().Wait();
        });
        thread.Start();
        thread.Join();
        Console.WriteLine("over");
    }
}
