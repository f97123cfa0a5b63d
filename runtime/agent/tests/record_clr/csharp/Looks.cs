using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;
using System.Threading.Tasks.Dataflow;
using System.Threading.Tasks.Sources;

/// Threads that look whether something has happened, or are told by ways that nobody thinks of.
static class Looks
{
    internal class Box
    {
        public int Value;
        public readonly ManualResetEventSlim Done = new ManualResetEventSlim();

        public void Add()
        {
            Value++;
            Done.Set();
        }
    }

    static bool isWrong;

    /// Somebody who does not look.
    static Thread Blind(Box box)
    {
        var thread = new Thread(() => { if (isWrong) box.Value++; });
        thread.Start();
        return thread;
    }

    class Core
    {
        ManualResetValueTaskSourceCore<int> core;

        public void Set() => core.SetResult(1);
        public bool IsDone => core.GetStatus(core.Version) == ValueTaskSourceStatus.Succeeded;
    }

    static void Status()
    {
        var (box, core) = (new Box(), new Core());
        Thread blind = Blind(box);
        var thread = new Thread(() => { box.Value++; core.Set(); });
        thread.Start();
        blind.Join();
        while (!core.IsDone) Thread.Sleep(1);
        box.Value++;
        thread.Join();
    }

    static void Results()
    {
        var box = new Box();
        Task Adds() => Task.Run(() => { Thread.Sleep(1); box.Value++; });
        TaskAwaiter awaiter = Adds().GetAwaiter();
        while (!awaiter.IsCompleted) Thread.Sleep(1);
        box.Value++;
        ((IAsyncResult)Adds()).AsyncWaitHandle.WaitOne();
        box.Value++;
        IAsyncResult other = Adds();
        while (!other.IsCompleted) Thread.Sleep(1);
        box.Value++;
    }

    static void Handles()
    {
        var (box, source, semaphore, slim) = (new Box(), new CancellationTokenSource(), new SemaphoreSlim(0), new ManualResetEventSlim());
        (WaitHandle cancelled, WaitHandle available, WaitHandle set) = (source.Token.WaitHandle, semaphore.AvailableWaitHandle, slim.WaitHandle);
        Thread blind = Blind(box);
        var thread = new Thread(() =>
        {
            cancelled.WaitOne();
            box.Value++;
            slim.Set();
            available.WaitOne();
            box.Value++;
        });
        thread.Start();
        box.Value++;
        blind.Join();
        source.Cancel();
        set.WaitOne();
        box.Value++;
        semaphore.Release();
        thread.Join();
    }

    /// Two objects of one name are one mutex.
    static void Named()
    {
        var (box, name) = (new Box(), "threadbare-" + Guid.NewGuid());
        var threads = Enumerable.Range(0, 2).Select(_ => new Thread(() =>
        {
            using var mutex = new Mutex(false, name);
            mutex.WaitOne();
            box.Value++;
            mutex.ReleaseMutex();
        })).ToArray();
        foreach (Thread thread in threads) thread.Start();
        foreach (Thread thread in threads) thread.Join();
    }

    /// The library says that there will be no more calls.
    static async Task Gone()
    {
        var (box, signal, gone) = (new Box(), new AutoResetEvent(false), new ManualResetEvent(false));
        var timer = new Timer(_ => box.Value++, null, 1, Timeout.Infinite);
        Thread.Sleep(4);
        timer.Dispose(gone);
        gone.WaitOne();
        box.Value++;
        var other = new Timer(_ => box.Value++, null, 1, Timeout.Infinite);
        Thread.Sleep(4);
        await other.DisposeAsync();
        box.Value++;
        RegisteredWaitHandle wait = ThreadPool.RegisterWaitForSingleObject(signal, (state, isLate) => box.Value++, null, 10000, true);
        signal.Set();
        Thread.Sleep(4);
        gone.Reset();
        if (wait.Unregister(gone)) gone.WaitOne();
        box.Value++;
    }

    static void Linked()
    {
        var (box, later) = (new Box(), new CancellationTokenSource());
        using var joined = CancellationTokenSource.CreateLinkedTokenSource(later.Token);
        joined.Token.Register(box.Add);
        Thread blind = Blind(box);
        var thread = new Thread(() =>
        {
            while (!joined.IsCancellationRequested) Thread.Sleep(1);
            box.Done.Wait();
        });
        thread.Start();
        box.Value++;
        blind.Join();
        later.CancelAfter(3);
        box.Done.Wait();
        box.Value++;
        thread.Join();
    }

    /// A static method that has its first argument already.
    static void Closed()
    {
        Task.Run((Action)Nothing).Wait();
        var box = new Box();
        box.Value++;
        Action add = box.Added;
        Task.Run(add);
        box.Done.Wait();
        box.Value++;
    }

    static void Nothing()
    {
    }

    static void Added(this Box box) => box.Add();

    /// One call after the other, each on any thread; and somebody else comes behind them all.
    static void Blocks()
    {
        var sum = new Box();
        var twice = new TransformBlock<Box, Box>(box => { box.Value++; return box; });
        var last = new ActionBlock<Box>(box => { box.Value++; sum.Value++; });
        twice.LinkTo(last, new DataflowLinkOptions { PropagateCompletion = true });
        for (int i = 0; i < 4; i++) twice.Post(new Box { Value = i });
        twice.Complete();
        last.Completion.Wait();
        sum.Value++;
    }

    static void FromAny()
    {
        var queues = new[] { new BlockingCollection<Box>(4), new BlockingCollection<Box>(4) };
        var thread = new Thread(() => { for (int i = 0; i < 6; i++) BlockingCollection<Box>.AddToAny(queues, new Box { Value = i }); });
        thread.Start();
        for (int i = 0; i < 6; i++)
        {
            BlockingCollection<Box>.TakeFromAny(queues, out Box box);
            box.Value++;
        }
        thread.Join();
    }

    static void Interrupted()
    {
        var box = new Box();
        var thread = new Thread(() =>
        {
            try { Thread.Sleep(Timeout.Infinite); }
            catch (ThreadInterruptedException) { box.Value++; }
        });
        thread.Start();
        box.Value++;
        thread.Interrupt();
        thread.Join();
    }

    /// The library calls from the thread of finalizers.
    static void Unobserved()
    {
        var (box, times) = (new Box(), 0);
        EventHandler<UnobservedTaskExceptionEventArgs> handler = (sender, arguments) =>
        {
            if (Interlocked.Increment(ref times) == 1) box.Add();
            arguments.SetObserved();
        };
        TaskScheduler.UnobservedTaskException += handler;
        Lost(box);
        while (!box.Done.IsSet)
        {
            GC.Collect();
            GC.WaitForPendingFinalizers();
        }
        box.Value++;
        TaskScheduler.UnobservedTaskException -= handler;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static void Lost(Box box)
    {
        Task task = Task.Run(() => { box.Value++; throw new InvalidOperationException(); });
        while (!task.IsCompleted) Thread.Sleep(1);
    }

    /// More than any list has room for: what keeps a delegate, and what the library walks through.
    static void Many()
    {
        var box = new Box();
        CancellationTokenSource[] sources = Enumerable.Range(0, 70).Select(_ => new CancellationTokenSource()).ToArray();
        foreach (CancellationTokenSource source in sources) source.Token.Register(box.Add);
        foreach (CancellationTokenSource source in new[] { sources[0], sources[69] })
        {
            box.Done.Reset();
            box.Value++;
            source.CancelAfter(1);
            box.Done.Wait();
        }
        ConcurrentQueue<Box>[] queues = Enumerable.Range(0, 70).Select(_ => new ConcurrentQueue<Box>()).ToArray();
        var thread = new Thread(() => queues[69].Enqueue(new Box { Value = 1 }));
        thread.Start();
        while (!queues.SelectMany(queue => queue).Any(one => one.Value > 0)) Thread.Sleep(5);
        thread.Join();
    }

    /// A task is done because somebody cancels what it waits for.
    static async Task Cancelled()
    {
        var (box, source, semaphore) = (new Box(), new CancellationTokenSource(), new SemaphoreSlim(0));
        Task cancels = Task.Run(() => { Thread.Sleep(1); box.Value++; source.Cancel(); });
        try { await semaphore.WaitAsync(source.Token); }
        catch (OperationCanceledException) { box.Value++; }
        await cancels;
    }

    static void Run(int wrong)
    {
        isWrong = wrong != 0;
        // The first thread would come before all others anyway.
        var thread = new Thread(() =>
        {
            Status();
            Results();
            Handles();
            Named();
            Gone().Wait();
            Linked();
            Closed();
            Blocks();
            FromAny();
            Interrupted();
            Unobserved();
            Many();
            Cancelled().Wait();
        });
        thread.Start();
        thread.Join();
        Console.WriteLine("over");
    }
}
