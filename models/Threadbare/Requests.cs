namespace Threadbare;

using System;

/// <summary>What a web application does for each request.</summary>
internal static class Requests
{
    private static readonly Bag<Delegate> handlers = new Bag<Delegate>();

    /// <summary>Adds what one sort of request runs.</summary>
    internal static T Add<T>(Delegate handler)
    {
        handlers.Add(handler);
        return Kernel.Unknown<T>();
    }

    /// <summary>Two requests at the same time, of any sort. The application ends some time later.</summary>
    internal static void Serve()
    {
        if (handlers.Count == 0) return;
        for (int request = 0; request < 2; request++) Kernel.Start(new Action(Answer), null, new object(), "request");
        long end = Kernel.Now() + 1000;
        while (Kernel.Now() < end) Kernel.ParkFor(handlers, "end of the application", end - Kernel.Now());
    }

    /// <summary>Arguments come from outside, unless they are services.</summary>
    private static void Answer()
    {
        Kernel.Daemon();
        Delegate handler = handlers.Items[Kernel.Choose(handlers.Count)];
        Kernel.CallDelegate(handler, new Scope().Arguments(Kernel.ParameterTypes(handler)));
    }
}
