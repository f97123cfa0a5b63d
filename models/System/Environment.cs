namespace System;

using System.Threading;
using Threadbare;

public static class Environment
{
    public static int CurrentManagedThreadId { get { return Thread.CurrentThread.ManagedThreadId; } }

    public static int ProcessorCount { get { return 4; } }

    public static int TickCount { get { return (int)Kernel.Now(); } }

    public static long TickCount64 { get { return Kernel.Now(); } }

    public static string NewLine { get { return "\n"; } }

    public static int ExitCode { get; set; }

    public static void Exit(int exitCode) { Kernel.Exit(exitCode); }

    public static void FailFast(string message) { Kernel.Exit(-1); }
}

public static class GC
{
    public static int MaxGeneration { get { return 2; } }

    public static void Collect() { Kernel.Collect(); }

    public static void Collect(int generation) { Kernel.Collect(); }

    public static void Collect(int generation, GCCollectionMode mode) { Kernel.Collect(); }

    public static void Collect(int generation, GCCollectionMode mode, bool blocking) { Kernel.Collect(); }

    public static void KeepAlive(object obj) { }

    public static void SuppressFinalize(object obj) { Kernel.SuppressFinalize(obj); }

    public static void WaitForPendingFinalizers()
    {
        while (Kernel.FinalizersRun()) Kernel.Yield();
    }

    public static void AddMemoryPressure(long bytesAllocated) { }

    public static void RemoveMemoryPressure(long bytesAllocated) { }
}

public class WeakReference
{
    private object handle;

    public WeakReference(object target) { handle = Kernel.NewWeak(target); }

    public WeakReference(object target, bool trackResurrection) : this(target) { TrackResurrection = trackResurrection; }

    public virtual bool TrackResurrection { get; }

    public virtual bool IsAlive { get { return Target != null; } }

    public virtual object Target
    {
        get { return Kernel.WeakTarget(handle); }
        set { handle = Kernel.NewWeak(value); }
    }
}

public sealed class WeakReference<T>
{
    private object handle;

    public WeakReference(T target) { handle = Kernel.NewWeak(target); }

    public WeakReference(T target, bool trackResurrection) : this(target) { }

    public void SetTarget(T target) { handle = Kernel.NewWeak(target); }

    public bool TryGetTarget(out T target)
    {
        target = (T)Kernel.WeakTarget(handle);
        return target != null;
    }
}
