namespace Threadbare;

using System;
using System.Threading;

/// <summary>Threads for work that nobody else has a thread for. Each piece of work has one of its own, as the
/// pool may give it one.</summary>
internal sealed class Pool
{
    private readonly Action work;
    private readonly long delay;
    private readonly ExecutionContext context = ExecutionContext.Capture();

    private Pool(Action work, long delay)
    {
        this.work = work;
        this.delay = delay;
    }

    /// <summary>Does it as soon as possible.</summary>
    internal static void Run(Action work, string kind)
    {
        var item = new Pool(work, 0);
        Kernel.Start(new Action(item.Work), null, item, kind);
    }

    /// <summary>Does it when the time is over.</summary>
    internal static void After(long milliseconds, Action work)
    {
        var item = new Pool(work, milliseconds);
        Kernel.Start(new Action(item.Work), null, item, "timer");
    }

    private void Work()
    {
        Kernel.Daemon();
        ExecutionContext.Restore(context);
        if (delay > 0) Kernel.ParkFor(this, "timer", delay);
        work();
    }
}
