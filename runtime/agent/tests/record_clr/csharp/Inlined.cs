using System;
using System.Threading;
using System.Threading.Tasks;

/// A thread that waits does some of the work itself, and is told by an exception how it ended.
static class Inlined
{
    class Box
    {
        public int Value;
    }

    /// Never runs anything but in the thread that waits for it.
    class Lazily : TaskScheduler
    {
        protected override void QueueTask(Task task) { }
        protected override bool TryExecuteTaskInline(Task task, bool wasQueued) => TryExecuteTask(task);
        protected override System.Collections.Generic.IEnumerable<Task> GetScheduledTasks() => new Task[0];
    }

    static void Wait(bool isWrong)
    {
        var (box, other) = (new Box(), new Box());
        Task elsewhere = Task.Run(() => { Thread.Sleep(20); box.Value++; });
        Task here = Task.Factory.StartNew(
            () => { other.Value++; throw new InvalidOperationException(); },
            CancellationToken.None, TaskCreationOptions.None, new Lazily());
        if (isWrong) box.Value++;
        try
        {
            Task.WaitAll(elsewhere, here);
        }
        catch (AggregateException)
        {
            other.Value++;
            box.Value++;
        }
    }

    static void Run(int wrong)
    {
        // The first thread would come before all others anyway.
        var thread = new Thread(() => Wait(wrong != 0));
        thread.Start();
        thread.Join();
        Console.WriteLine("over");
    }
}
