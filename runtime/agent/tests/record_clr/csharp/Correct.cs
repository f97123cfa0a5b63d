using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

/// Every way of handing something to another thread that is right.
static class Correct
{
    class Box
    {
        public int Value;
        public Box Next;
    }

    static void Expect(string what, int value, int expected)
    {
        Console.WriteLine(what + " " + (value == expected ? "as expected" : value.ToString()));
    }

    static void Threads()
    {
        var box = new Box { Value = 1 };
        var thread = new Thread(() => box.Value++) { Name = "incrementer" };
        box.Value++;
        thread.Start();
        thread.Join();
        var other = new Thread(given => ((Box)given).Value++);
        other.Start(box);
        while (!other.Join(10)) { }
        Expect("threads", box.Value, 4);
    }

    static void Tasks()
    {
        var box = new Box();
        box.Value = 1;
        Task.Run(() => box.Value++).Wait();
        box.Value++;
        int result = Task.Run(() => ++box.Value).Result;
        Task task = new Task(() => box.Value++);
        box.Value++;
        task.Start();
        task.Wait();
        Task.Factory.StartNew(() => box.Value++).ContinueWith(done => box.Value++).Wait();
        Task.WaitAll(Task.Run(() => box.Value++));
        Task.WhenAll(Task.Run(() => box.Value++)).Wait();
        Task.Run(Static).GetAwaiter().GetResult();
        Expect("tasks", box.Value + result + shared, 10 + 4 + 1);
    }

    static int shared;

    static void Static() => shared++;

    static async Task<int> Add(Box box)
    {
        box.Value++;
        await Task.Yield();
        box.Value++;
        await Task.Delay(1);
        box.Value++;
        await Task.Delay(1).ConfigureAwait(false);
        box.Value++;
        return box.Value;
    }

    static async ValueTask<int> AddValue(Box box)
    {
        box.Value++;
        await Task.Delay(1);
        return ++box.Value;
    }

    static async Task Awaits()
    {
        var box = new Box();
        int sum = await Add(box);
        box.Value++;
        sum += await AddValue(box);
        box.Value++;
        sum += await Task.Run(async () =>
        {
            await Task.Delay(1);
            return ++box.Value;
        });
        box.Value++;
        try
        {
            await Fail(box);
        }
        catch (InvalidOperationException)
        {
            box.Value++;
        }
        try
        {
            Task.Run(() => { box.Value++; throw new InvalidOperationException(); }).Wait();
        }
        catch (AggregateException)
        {
            box.Value++;
        }
        Expect("awaits", box.Value + sum, 14 + 4 + 7 + 9);
    }

    static async Task Fail(Box box)
    {
        await Task.Delay(1);
        box.Value++;
        throw new InvalidOperationException();
    }

    static void Completion()
    {
        var box = new Box();
        var source = new TaskCompletionSource<int>();
        ThreadPool.QueueUserWorkItem(_ =>
        {
            box.Value++;
            source.SetResult(1);
        });
        source.Task.Wait();
        box.Value++;
        Expect("completion", box.Value, 2);
    }

    static void Parallels()
    {
        var boxes = Enumerable.Range(0, 20).Select(_ => new Box()).ToArray();
        Parallel.For(0, boxes.Length, i => boxes[i].Value++);
        Parallel.ForEach(boxes, box => box.Value++);
        var (a, b) = (new Box(), new Box());
        Parallel.Invoke(() => a.Value++, () => b.Value++);
        Expect("parallel", boxes.Sum(box => box.Value) + a.Value + b.Value, 42);
    }

    static void Monitors()
    {
        var box = new Box();
        var gate = new object();
        bool ready = false;
        var thread = new Thread(() =>
        {
            lock (gate)
            {
                box.Value = 5;
                ready = true;
                Monitor.PulseAll(gate);
            }
        });
        thread.Start();
        lock (gate)
        {
            while (!ready) Monitor.Wait(gate, 1000);
        }
        int seen = box.Value;
        bool got = false;
        Monitor.TryEnter(gate, 1000, ref got);
        if (got) Monitor.Exit(gate);
        if (Monitor.TryEnter(gate)) Monitor.Exit(gate);
        thread.Join();
        Expect("monitors", seen, 5);
    }

    class Synchronized
    {
        int count;
        static int all;

        [MethodImpl(MethodImplOptions.Synchronized)]
        public int Add()
        {
            if (count > 1000) throw new InvalidOperationException();
            return ++count;
        }

        [MethodImpl(MethodImplOptions.Synchronized)]
        public static int AddAll() => ++all;

        public static int All
        {
            get { lock (typeof(Synchronized)) return all; }
        }
    }

    static void SynchronizedMethods()
    {
        var it = new Synchronized();
        Twice(() => { it.Add(); Synchronized.AddAll(); });
        Expect("synchronized", it.Add() + Synchronized.All, 5);
    }

    static void Twice(ThreadStart work)
    {
        var threads = new[] { new Thread(work), new Thread(work) };
        foreach (Thread thread in threads) thread.Start();
        foreach (Thread thread in threads) thread.Join();
    }

    static int atomic;
    static volatile bool stop;

    static void Atomics()
    {
        var box = new Box();
        long big = 0;
        var slots = new int[2];
        Twice(() =>
        {
            Interlocked.Increment(ref atomic);
            Interlocked.Add(ref box.Value, 2);
            Interlocked.CompareExchange(ref slots[1], 7, 0);
            Interlocked.Add(ref big, 3);
        });
        var published = new Box();
        var reader = new Thread(() =>
        {
            Box found;
            while ((found = Volatile.Read(ref box.Next)) == null) Thread.Sleep(1);
            found.Value++;
            stop = true;
        });
        reader.Start();
        published.Value = 3;
        Volatile.Write(ref box.Next, published);
        while (!stop) Thread.Sleep(1);
        Expect("atomics", atomic + box.Value + slots[1] + (int)Interlocked.Read(ref big) + published.Value, 23);
    }

    static void Primitives()
    {
        var box = new Box();
        var semaphore = new SemaphoreSlim(1);
        Twice(() =>
        {
            semaphore.Wait();
            box.Value++;
            semaphore.Release();
        });
        var mutex = new Mutex();
        Twice(() =>
        {
            mutex.WaitOne();
            box.Value++;
            mutex.ReleaseMutex();
        });
        var readers = new ReaderWriterLockSlim();
        Twice(() =>
        {
            readers.EnterReadLock();
            int seen = box.Value;
            readers.ExitReadLock();
            readers.EnterWriteLock();
            try { box.Value += seen > 0 ? 1 : 2; }
            finally { readers.ExitWriteLock(); }
        });
        var (set, slim, auto) = (new ManualResetEvent(false), new ManualResetEventSlim(), new AutoResetEvent(false));
        var down = new CountdownEvent(1);
        var thread = new Thread(() =>
        {
            set.WaitOne();
            box.Value++;
            slim.Set();
            auto.WaitOne();
            box.Value++;
            down.Signal();
        });
        thread.Start();
        box.Value++;
        set.Set();
        slim.Wait();
        box.Value++;
        auto.Set();
        down.Wait();
        box.Value++;
        thread.Join();
        var spin = new SpinLock();
        Twice(() =>
        {
            bool taken = false;
            spin.Enter(ref taken);
            box.Value++;
            spin.Exit();
        });
        Expect("primitives", box.Value, 13);
    }

    static void Collections()
    {
        var queue = new BlockingCollection<Box>();
        var table = new ConcurrentDictionary<string, Box>();
        var thread = new Thread(() =>
        {
            foreach (Box box in queue.GetConsumingEnumerable()) box.Value++;
            table["done"] = new Box { Value = 7 };
        });
        thread.Start();
        var boxes = new List<Box>();
        for (int i = 0; i < 5; i++)
        {
            var box = new Box { Value = i };
            boxes.Add(box);
            queue.Add(box);
        }
        queue.CompleteAdding();
        Box done;
        while (!table.TryGetValue("done", out done)) Thread.Sleep(1);
        done.Value++;
        thread.Join();
        var lazy = new Lazy<Box>(() => new Box { Value = 2 });
        int sum = 0;
        Twice(() => Interlocked.Add(ref sum, lazy.Value.Value));
        Expect("collections", boxes.Sum(box => box.Value) + done.Value + sum, 15 + 8 + 4);
    }

    static class Table
    {
        public static readonly Box First = new Box { Value = 1 };
        public static int Count = First.Value + 1;
        static Table() => First.Value = 10;
    }

    static void Initializers()
    {
        int sum = 0;
        Twice(() => Interlocked.Add(ref sum, Table.First.Value + Table.Count));
        Expect("initializers", sum, 24);
    }

    class Generic<T>
    {
        public static int Count;
    }

    [ThreadStatic] static int mine;

    static void Separate()
    {
        var first = new Thread(() => { lock (typeof(int)) Generic<int>.Count++; mine++; });
        var second = new Thread(() => { lock (typeof(string)) Generic<string>.Count++; mine++; });
        first.Start();
        second.Start();
        first.Join();
        second.Join();
        Expect("separate", Generic<int>.Count + Generic<string>.Count + mine, 2);
    }

    static void Timers()
    {
        var box = new Box { Value = 1 };
        var fired = new ManualResetEventSlim();
        using var timer = new Timer(_ => { box.Value++; fired.Set(); }, null, 10, Timeout.Infinite);
        fired.Wait();
        box.Value++;
        Expect("timers", box.Value, 3);
    }

    class Finalized
    {
        public int Value;
        ~Finalized() => Value++;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static void Garbage()
    {
        for (int i = 0; i < 10; i++) new Finalized().Value = i;
    }

    public static void Run()
    {
        Threads();
        Tasks();
        Awaits().Wait();
        Completion();
        Parallels();
        Monitors();
        SynchronizedMethods();
        Atomics();
        Primitives();
        Collections();
        Initializers();
        Separate();
        Timers();
        Garbage();
        GC.Collect();
        GC.WaitForPendingFinalizers();
        Console.WriteLine("over");
    }
}
