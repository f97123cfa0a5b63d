using System;
using System.Collections.Generic;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.Loader;
using System.Threading;

/// A plug-in that is loaded, run and unloaded again and again: this very assembly, in contexts of their own.
static class Unloaded
{
    class Note { }

    /// What the plug-in does: lists of types that go away with it, used by two threads.
    static void Work()
    {
        var notes = new List<Note>();
        IList<Note> safe = new List<Note>();
        void Write() => Pace.Repeat(30, time =>
        {
            notes.Capacity = 100 + time;
            lock (safe) safe.Add(null);
        });
        Pace.Together(Pace.Named("one", Write), Pace.Named("other", Write));
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static WeakReference Load()
    {
        var context = new AssemblyLoadContext("plug-in", isCollectible: true);
        Type type = context.LoadFromAssemblyPath(typeof(Unloaded).Assembly.Location).GetType(nameof(Unloaded));
        type.GetMethod(nameof(Work), BindingFlags.Static | BindingFlags.NonPublic).Invoke(null, null);
        context.Unload();
        return new WeakReference(context);
    }

    static void Run()
    {
        for (int time = 0; time < 3; time++)
        {
            WeakReference context = Load();
            for (int tries = 0; context.IsAlive && tries < 100; tries++)
            {
                GC.Collect();
                GC.WaitForPendingFinalizers();
            }
            Console.WriteLine(context.IsAlive ? "it stays" : "it is gone");
        }
    }
}
