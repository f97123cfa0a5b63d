namespace Threadbare;

using System;
using System.Threading;
using System.Threading.Tasks;

/// <summary>One thread does what others ask for, one thing after the other. What they did before they asked
/// happens before it.</summary>
internal sealed class MessageLoop
{
    private readonly Bag<Task> queue = new Bag<Task>();
    private readonly int thread = Kernel.Current();
    internal bool IsOver;

    /// <summary>Is the current thread the one that the loop runs on?</summary>
    internal bool IsHere { get { return thread == Kernel.Current(); } }

    /// <summary>Adds something to be done; the task says when it is.</summary>
    internal void Add(Task work)
    {
        queue.Add(work);
        Kernel.Release(this);
        Kernel.Wake(this);
    }

    /// <summary>Does it on the loop's thread, at once if that is the current one, and waits until it is done.</summary>
    internal void Send(Task work)
    {
        if (IsHere) work.Execute();
        else
        {
            Add(work);
            work.Await(Waiting.Forever, CancellationToken.None);
        }
        work.CheckResult();
    }

    /// <summary>Does what is asked for until somebody ends the loop.</summary>
    internal void Run()
    {
        while (!IsOver)
        {
            if (queue.Count == 0) Kernel.Park(this, "input");
            else Step();
        }
    }

    /// <summary>Does all that is to be done now.</summary>
    internal void DoAll()
    {
        while (queue.Count > 0) Step();
    }

    internal void End()
    {
        IsOver = true;
        Kernel.Wake(this);
    }

    private void Step()
    {
        Task next = queue.TakeFirst();
        Kernel.Acquire(this);
        next.Execute();
        // Nobody waits for what was only posted: its failure is that of the program.
        if (next.HasFailed && (next.options & TaskCreationOptions.PreferFairness) != 0) next.CheckResult();
    }
}

/// <summary>Sends and posts to a message loop.</summary>
internal sealed class LoopContext : SynchronizationContext
{
    private readonly MessageLoop loop;

    internal LoopContext(MessageLoop loop) { this.loop = loop; }

    public override void Post(SendOrPostCallback d, object state)
    {
        loop.Add(new Task(() => d(state), TaskCreationOptions.PreferFairness));
    }

    public override void Send(SendOrPostCallback d, object state) { loop.Send(new Task(() => d(state))); }

    public override SynchronizationContext CreateCopy() { return new LoopContext(loop); }
}
