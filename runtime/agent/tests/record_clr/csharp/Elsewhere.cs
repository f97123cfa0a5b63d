using System;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

/// Delegates of methods that were compiled before anybody knew that they would become delegates.
static class Elsewhere
{
    class Sum : Job
    {
        public int Value;

        public override void Do() => Value++;
    }

    /// Waits, and does none of the work meanwhile.
    static void Finish(Task task)
    {
        while (!task.IsCompleted) Thread.Sleep(1);
        task.Wait();
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static void One(Counter counter, Sum sum, Action between)
    {
        counter.Touch();
        sum.Value++;
        Counter.TouchAll();
        Task[] tasks = { Starter.Begin(counter), Starter.Begin(sum), Starter.BeginAll() };
        between();
        foreach (Task task in tasks) Finish(task);
        counter.Touch();
        sum.Value++;
        Counter.TouchAll();
    }

    static void Run(int wrong)
    {
        var (counter, sum) = (new Counter(), new Sum());
        // What the first thread does comes before all others anyway: it is another one that hands work over.
        var thread = new Thread(() => One(counter, sum, () =>
        {
            if (wrong == 0) return;
            counter.Touch();
            sum.Value++;
            Counter.TouchAll();
        }));
        thread.Start();
        thread.Join();
        Console.WriteLine("over");
    }
}
