namespace Threadbare
{
    using System.Collections.Generic;
    using System.Threading;
    using System.Threading.Tasks;

    /// <summary>Gives each task a thread of its own, as the pool may.</summary>
    internal sealed class PoolScheduler : TaskScheduler
    {
        protected override void QueueTask(Task task)
        {
            Kernel.Start(new System.Action(task.Live), null, task, "task");
        }

        protected override bool TryExecuteTaskInline(Task task, bool taskWasPreviouslyQueued) { return false; }

        protected override IEnumerable<Task> GetScheduledTasks() { return null; }
    }

    /// <summary>Runs tasks in a synchronization context.</summary>
    internal sealed class ContextScheduler : TaskScheduler
    {
        private readonly SynchronizationContext context;

        internal ContextScheduler(SynchronizationContext context) { this.context = context; }

        public override int MaximumConcurrencyLevel { get { return 1; } }

        protected override void QueueTask(Task task) { context.Post(state => TryExecuteTask(task), null); }

        protected override bool TryExecuteTaskInline(Task task, bool taskWasPreviouslyQueued) { return false; }

        protected override IEnumerable<Task> GetScheduledTasks() { return null; }
    }
}

namespace System.Threading.Tasks
{
    using System.Collections.Generic;
    using Threadbare;

    public abstract class TaskScheduler
    {
        private static readonly TaskScheduler ThePool = new PoolScheduler();
        [ThreadStatic] internal static TaskScheduler Ambient;

        protected TaskScheduler() { }

        public static TaskScheduler Default { get { return ThePool; } }

        public static TaskScheduler Current { get { return Ambient == null ? ThePool : Ambient; } }

        public virtual int MaximumConcurrencyLevel { get { return int.MaxValue; } }

        public int Id { get { return Kernel.Identity(this); } }

        public static TaskScheduler FromCurrentSynchronizationContext()
        {
            if (SynchronizationContext.Current == null) throw new InvalidOperationException("The current SynchronizationContext may not be used as a TaskScheduler.");
            return new ContextScheduler(SynchronizationContext.Current);
        }

        protected internal virtual bool TryDequeue(Task task) { return false; }

        protected bool TryExecuteTask(Task task) { return task.Execute(); }

        internal void Enqueue(Task task) { QueueTask(task); }
    }
}
