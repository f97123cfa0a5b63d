namespace Threadbare;

using System;
using System.Threading;

/// <summary>How threads wait for conditions.</summary>
internal static class Waiting
{
    internal const long Forever = -1;

    /// <summary>Waits until something happens to the queue. Gives false if the time is over.</summary>
    internal static bool Park(object queue, string what, long milliseconds)
    {
        if (milliseconds == 0) return false;
        if (milliseconds > 0) return Kernel.ParkFor(queue, what, milliseconds);
        Kernel.Park(queue, what);
        return true;
    }

    /// <summary>Waits until the condition holds. Gives false if the time is over.</summary>
    internal static bool For(object queue, string what, Func<bool> condition, long milliseconds)
    {
        while (!condition())
        {
            if (!Park(queue, what, milliseconds)) return condition();
        }
        return true;
    }

    /// <summary>The same, unless somebody cancels it.</summary>
    internal static bool For(object queue, string what, Func<bool> condition, long milliseconds, CancellationToken token)
    {
        token.ThrowIfCancellationRequested();
        if (!token.CanBeCanceled) return For(queue, what, condition, milliseconds);
        CancellationTokenRegistration registration = token.Register(() => Kernel.Wake(queue));
        bool inTime = For(queue, what, () => token.IsCancellationRequested || condition(), milliseconds);
        registration.Dispose();
        if (inTime && !condition()) throw new OperationCanceledException(token);
        return inTime;
    }

    /// <summary>A time-out as the library takes it: -1 for ever.</summary>
    internal static long Milliseconds(TimeSpan timeout)
    {
        long milliseconds = (long)timeout.TotalMilliseconds;
        if (milliseconds < -1) throw new ArgumentOutOfRangeException("timeout");
        return milliseconds;
    }

    internal static long Milliseconds(int timeout)
    {
        if (timeout < -1) throw new ArgumentOutOfRangeException("millisecondsTimeout");
        return timeout;
    }
}
