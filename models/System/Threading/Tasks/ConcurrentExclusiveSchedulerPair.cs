namespace System.Threading.Tasks;

using System.Collections.Generic;
using Threadbare;

/// <summary>Two schedulers: what the exclusive one runs, it runs alone; what the concurrent one runs may run beside
/// more of its kind.</summary>
public class ConcurrentExclusiveSchedulerPair
{
    private readonly Bag<Task> exclusive = new Bag<Task>();
    private readonly Bag<Task> concurrent = new Bag<Task>();
    private readonly TaskScheduler exclusiveScheduler;
    private readonly TaskScheduler concurrentScheduler;
    private readonly Task completion = new Task();
    private int running;
    private bool isExclusive;
    private bool isClosed;

    public ConcurrentExclusiveSchedulerPair()
    {
        exclusiveScheduler = new Half(this, exclusive);
        concurrentScheduler = new Half(this, concurrent);
    }

    public ConcurrentExclusiveSchedulerPair(TaskScheduler taskScheduler) : this() { }

    public ConcurrentExclusiveSchedulerPair(TaskScheduler taskScheduler, int maxConcurrencyLevel) : this() { }

    public TaskScheduler ExclusiveScheduler { get { return exclusiveScheduler; } }

    public TaskScheduler ConcurrentScheduler { get { return concurrentScheduler; } }

    public Task Completion { get { return completion; } }

    public void Complete()
    {
        isClosed = true;
        Next();
    }

    private void Next()
    {
        if (isExclusive) return;
        if (running == 0 && exclusive.Count > 0)
        {
            isExclusive = true;
            Begin(exclusive.TakeFirst(), exclusive);
            return;
        }
        while (exclusive.Count == 0 && concurrent.Count > 0) Begin(concurrent.TakeFirst(), concurrent);
        if (!isClosed || running > 0 || completion.IsOver) return;
        Kernel.Acquire(exclusive);
        Kernel.Acquire(concurrent);
        completion.End(TaskStatus.RanToCompletion);
    }

    private void Begin(Task task, Bag<Task> kind)
    {
        running++;
        Pool.Run(() => Live(task, kind), "task");
    }

    /// <summary>What is exclusive is ordered with everything, what is concurrent only with that.</summary>
    private void Live(Task task, Bag<Task> kind)
    {
        Kernel.Acquire(task);
        Kernel.Acquire(exclusive);
        if (isExclusive) Kernel.Acquire(concurrent);
        task.Execute();
        Kernel.Release(kind);
        running--;
        isExclusive = false;
        Next();
    }

    private sealed class Half : TaskScheduler
    {
        private readonly ConcurrentExclusiveSchedulerPair pair;
        private readonly Bag<Task> queue;

        internal Half(ConcurrentExclusiveSchedulerPair pair, Bag<Task> queue)
        {
            this.pair = pair;
            this.queue = queue;
        }

        protected override void QueueTask(Task task)
        {
            Kernel.Release(task);
            queue.Add(task);
            pair.Next();
        }

        protected override bool TryExecuteTaskInline(Task task, bool taskWasPreviouslyQueued) { return false; }

        protected override IEnumerable<Task> GetScheduledTasks() { return null; }
    }
}
