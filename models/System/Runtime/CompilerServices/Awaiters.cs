namespace System.Runtime.CompilerServices;

using System.Threading;
using System.Threading.Tasks;
using Threadbare;

public readonly struct TaskAwaiter
{
    private readonly Task task;
    private readonly bool keepContext;

    internal TaskAwaiter(Task task, bool keepContext)
    {
        this.task = task;
        this.keepContext = keepContext;
    }

    public bool IsCompleted { get { return task.IsCompleted; } }

    public void OnCompleted(Action continuation) { task.Resume(continuation, keepContext); }

    public void UnsafeOnCompleted(Action continuation) { task.Resume(continuation, keepContext); }

    public void GetResult() { task.CheckResult(); }
}

public readonly struct TaskAwaiter<TResult>
{
    private readonly Task<TResult> task;
    private readonly bool keepContext;

    internal TaskAwaiter(Task<TResult> task, bool keepContext)
    {
        this.task = task;
        this.keepContext = keepContext;
    }

    public bool IsCompleted { get { return task.IsCompleted; } }

    public void OnCompleted(Action continuation) { task.Resume(continuation, keepContext); }

    public void UnsafeOnCompleted(Action continuation) { task.Resume(continuation, keepContext); }

    public TResult GetResult() { return task.TakeResult(); }
}

public readonly struct ConfiguredTaskAwaitable
{
    private readonly Task task;
    private readonly bool keepContext;

    internal ConfiguredTaskAwaitable(Task task, bool keepContext)
    {
        this.task = task;
        this.keepContext = keepContext;
    }

    public ConfiguredTaskAwaitable.ConfiguredTaskAwaiter GetAwaiter() { return new ConfiguredTaskAwaiter(task, keepContext); }

    public readonly struct ConfiguredTaskAwaiter
    {
        private readonly Task task;
        private readonly bool keepContext;

        internal ConfiguredTaskAwaiter(Task task, bool keepContext)
        {
            this.task = task;
            this.keepContext = keepContext;
        }

        public bool IsCompleted { get { return task.IsCompleted; } }

        public void OnCompleted(Action continuation) { task.Resume(continuation, keepContext); }

        public void UnsafeOnCompleted(Action continuation) { task.Resume(continuation, keepContext); }

        public void GetResult() { task.CheckResult(); }
    }
}

public readonly struct ConfiguredTaskAwaitable<TResult>
{
    private readonly Task<TResult> task;
    private readonly bool keepContext;

    internal ConfiguredTaskAwaitable(Task<TResult> task, bool keepContext)
    {
        this.task = task;
        this.keepContext = keepContext;
    }

    public ConfiguredTaskAwaitable<TResult>.ConfiguredTaskAwaiter GetAwaiter() { return new ConfiguredTaskAwaiter(task, keepContext); }

    public readonly struct ConfiguredTaskAwaiter
    {
        private readonly Task<TResult> task;
        private readonly bool keepContext;

        internal ConfiguredTaskAwaiter(Task<TResult> task, bool keepContext)
        {
            this.task = task;
            this.keepContext = keepContext;
        }

        public bool IsCompleted { get { return task.IsCompleted; } }

        public void OnCompleted(Action continuation) { task.Resume(continuation, keepContext); }

        public void UnsafeOnCompleted(Action continuation) { task.Resume(continuation, keepContext); }

        public TResult GetResult() { return task.TakeResult(); }
    }
}

public readonly struct ValueTaskAwaiter
{
    private readonly Task task;

    internal ValueTaskAwaiter(Task task) { this.task = task; }

    public bool IsCompleted { get { return task.IsCompleted; } }

    public void OnCompleted(Action continuation) { task.Resume(continuation, true); }

    public void UnsafeOnCompleted(Action continuation) { task.Resume(continuation, true); }

    public void GetResult() { task.CheckResult(); }
}

public readonly struct ValueTaskAwaiter<TResult>
{
    private readonly Task<TResult> task;

    internal ValueTaskAwaiter(Task<TResult> task) { this.task = task; }

    public bool IsCompleted { get { return task.IsCompleted; } }

    public void OnCompleted(Action continuation) { task.Resume(continuation, true); }

    public void UnsafeOnCompleted(Action continuation) { task.Resume(continuation, true); }

    public TResult GetResult() { return task.TakeResult(); }
}

public readonly struct ConfiguredValueTaskAwaitable
{
    private readonly Task task;
    private readonly bool keepContext;

    internal ConfiguredValueTaskAwaitable(Task task, bool keepContext)
    {
        this.task = task;
        this.keepContext = keepContext;
    }

    public ConfiguredValueTaskAwaitable.ConfiguredValueTaskAwaiter GetAwaiter() { return new ConfiguredValueTaskAwaiter(task, keepContext); }

    public readonly struct ConfiguredValueTaskAwaiter
    {
        private readonly Task task;
        private readonly bool keepContext;

        internal ConfiguredValueTaskAwaiter(Task task, bool keepContext)
        {
            this.task = task;
            this.keepContext = keepContext;
        }

        public bool IsCompleted { get { return task.IsCompleted; } }

        public void OnCompleted(Action continuation) { task.Resume(continuation, keepContext); }

        public void UnsafeOnCompleted(Action continuation) { task.Resume(continuation, keepContext); }

        public void GetResult() { task.CheckResult(); }
    }
}

public readonly struct ConfiguredValueTaskAwaitable<TResult>
{
    private readonly Task<TResult> task;
    private readonly bool keepContext;

    internal ConfiguredValueTaskAwaitable(Task<TResult> task, bool keepContext)
    {
        this.task = task;
        this.keepContext = keepContext;
    }

    public ConfiguredValueTaskAwaitable<TResult>.ConfiguredValueTaskAwaiter GetAwaiter() { return new ConfiguredValueTaskAwaiter(task, keepContext); }

    public readonly struct ConfiguredValueTaskAwaiter
    {
        private readonly Task<TResult> task;
        private readonly bool keepContext;

        internal ConfiguredValueTaskAwaiter(Task<TResult> task, bool keepContext)
        {
            this.task = task;
            this.keepContext = keepContext;
        }

        public bool IsCompleted { get { return task.IsCompleted; } }

        public void OnCompleted(Action continuation) { task.Resume(continuation, keepContext); }

        public void UnsafeOnCompleted(Action continuation) { task.Resume(continuation, keepContext); }

        public TResult GetResult() { return task.TakeResult(); }
    }
}

public readonly struct YieldAwaitable
{
    public YieldAwaitable.YieldAwaiter GetAwaiter() { return default(YieldAwaiter); }

    public readonly struct YieldAwaiter
    {
        public bool IsCompleted { get { return false; } }

        public void OnCompleted(Action continuation)
        {
            Continuations.Run(continuation, SynchronizationContext.Current, TaskScheduler.Current, true);
        }

        public void UnsafeOnCompleted(Action continuation) { OnCompleted(continuation); }

        public void GetResult() { }
    }
}
