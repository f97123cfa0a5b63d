namespace Threadbare;

using System;
using System.Threading;
using System.Threading.Tasks;

/// <summary>Where an async method goes on.</summary>
internal static class Continuations
{
    internal static void Run(Action resume, SynchronizationContext context, TaskScheduler scheduler, bool mustQueue)
    {
        if (context != null)
        {
            if (!mustQueue && ReferenceEquals(context, SynchronizationContext.Current)) resume();
            else context.Post(state => resume(), null);
        }
        else if (!ReferenceEquals(scheduler, TaskScheduler.Default))
        {
            new Task(resume).Start(scheduler);
        }
        else if (mustQueue || SynchronizationContext.Current != null || !ReferenceEquals(TaskScheduler.Current, TaskScheduler.Default))
        {
            Pool.Run(resume, "pool");
        }
        else
        {
            resume();
        }
    }
}
