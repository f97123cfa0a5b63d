using System;
using System.Threading;
using System.Threading.Tasks;

/// Delegates that the library keeps, and calls when something else happens to what keeps them.
static class Callbacks
{
    class Box
    {
        public int Value;
    }

    static bool isWrong;
    static readonly Box ticks = new Box();
    static readonly ManualResetEventSlim ticked = new ManualResetEventSlim();

    static void Progress()
    {
        var (box, done) = (new Box(), new ManualResetEventSlim());
        IProgress<int> progress = new Progress<int>(step => { box.Value += step; done.Set(); });
        box.Value++;
        progress.Report(2);
        if (isWrong) box.Value++;
        done.Wait();
        box.Value++;
    }

    static void Elapsed()
    {
        var (box, done) = (new Box(), new ManualResetEventSlim());
        using var timer = new System.Timers.Timer(3) { AutoReset = false };
        timer.Elapsed += (sender, arguments) => { box.Value++; done.Set(); };
        box.Value++;
        timer.Start();
        if (isWrong) box.Value++;
        done.Wait();
        box.Value++;
    }

    static void Tick(object state)
    {
        ticks.Value++;
        ticked.Set();
    }

    static void Timer()
    {
        using var timer = new Timer(Tick);
        ticks.Value++;
        timer.Change(3, Timeout.Infinite);
        if (isWrong) ticks.Value++;
        ticked.Wait();
        ticks.Value++;
    }

    static void Cancelled()
    {
        var (box, done, source) = (new Box(), new ManualResetEventSlim(), new CancellationTokenSource());
        source.Token.Register(() => { box.Value++; done.Set(); });
        box.Value++;
        source.CancelAfter(5);
        if (isWrong) box.Value++;
        done.Wait();
        box.Value++;
    }

    static void Signalled()
    {
        var (box, done, signal) = (new Box(), new ManualResetEventSlim(), new AutoResetEvent(false));
        RegisteredWaitHandle wait = ThreadPool.RegisterWaitForSingleObject(
            signal, (state, isLate) => { box.Value++; done.Set(); }, null, 10000, true);
        box.Value++;
        signal.Set();
        if (isWrong) box.Value++;
        done.Wait();
        box.Value++;
        wait.Unregister(null);
    }

    static void Taken()
    {
        var (box, source) = (new Box(), new CancellationTokenSource());
        CancellationTokenRegistration callback = source.Token.Register(() => box.Value++);
        Task cancels = Task.Run(() => source.Cancel());
        callback.Dispose();
        box.Value++;
        cancels.Wait();
    }

    static void Run(int wrong)
    {
        isWrong = wrong != 0;
        // The first thread would come before all others anyway.
        var thread = new Thread(() =>
        {
            Progress();
            Elapsed();
            Timer();
            Cancelled();
            Signalled();
            Taken();
        });
        thread.Start();
        thread.Join();
        Console.WriteLine("over");
    }
}
