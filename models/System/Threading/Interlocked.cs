namespace System.Threading;

using Threadbare;

/// <summary>Each method is one step that nobody can see the middle of.</summary>
public static class Interlocked
{
    public static int Increment(ref int location)
    {
        Kernel.Atomic(ref location);
        int changed = unchecked(location + 1);
        location = changed;
        return changed;
    }

    public static long Increment(ref long location)
    {
        Kernel.Atomic(ref location);
        long changed = unchecked(location + 1);
        location = changed;
        return changed;
    }

    public static uint Increment(ref uint location)
    {
        Kernel.Atomic(ref location);
        uint changed = unchecked(location + 1);
        location = changed;
        return changed;
    }

    public static ulong Increment(ref ulong location)
    {
        Kernel.Atomic(ref location);
        ulong changed = unchecked(location + 1);
        location = changed;
        return changed;
    }

    public static int Decrement(ref int location)
    {
        Kernel.Atomic(ref location);
        int changed = unchecked(location - 1);
        location = changed;
        return changed;
    }

    public static long Decrement(ref long location)
    {
        Kernel.Atomic(ref location);
        long changed = unchecked(location - 1);
        location = changed;
        return changed;
    }

    public static uint Decrement(ref uint location)
    {
        Kernel.Atomic(ref location);
        uint changed = unchecked(location - 1);
        location = changed;
        return changed;
    }

    public static ulong Decrement(ref ulong location)
    {
        Kernel.Atomic(ref location);
        ulong changed = unchecked(location - 1);
        location = changed;
        return changed;
    }

    public static int Add(ref int location1, int value)
    {
        Kernel.Atomic(ref location1);
        int changed = unchecked(location1 + value);
        location1 = changed;
        return changed;
    }

    public static long Add(ref long location1, long value)
    {
        Kernel.Atomic(ref location1);
        long changed = unchecked(location1 + value);
        location1 = changed;
        return changed;
    }

    public static uint Add(ref uint location1, uint value)
    {
        Kernel.Atomic(ref location1);
        uint changed = unchecked(location1 + value);
        location1 = changed;
        return changed;
    }

    public static ulong Add(ref ulong location1, ulong value)
    {
        Kernel.Atomic(ref location1);
        ulong changed = unchecked(location1 + value);
        location1 = changed;
        return changed;
    }

    public static int And(ref int location1, int value)
    {
        Kernel.Atomic(ref location1);
        int old = location1;
        location1 = old & value;
        return old;
    }

    public static long And(ref long location1, long value)
    {
        Kernel.Atomic(ref location1);
        long old = location1;
        location1 = old & value;
        return old;
    }

    public static uint And(ref uint location1, uint value)
    {
        Kernel.Atomic(ref location1);
        uint old = location1;
        location1 = old & value;
        return old;
    }

    public static ulong And(ref ulong location1, ulong value)
    {
        Kernel.Atomic(ref location1);
        ulong old = location1;
        location1 = old & value;
        return old;
    }

    public static int Or(ref int location1, int value)
    {
        Kernel.Atomic(ref location1);
        int old = location1;
        location1 = old | value;
        return old;
    }

    public static long Or(ref long location1, long value)
    {
        Kernel.Atomic(ref location1);
        long old = location1;
        location1 = old | value;
        return old;
    }

    public static uint Or(ref uint location1, uint value)
    {
        Kernel.Atomic(ref location1);
        uint old = location1;
        location1 = old | value;
        return old;
    }

    public static ulong Or(ref ulong location1, ulong value)
    {
        Kernel.Atomic(ref location1);
        ulong old = location1;
        location1 = old | value;
        return old;
    }

    public static int Exchange(ref int location1, int value)
    {
        Kernel.Atomic(ref location1);
        int old = location1;
        location1 = value;
        return old;
    }

    public static long Exchange(ref long location1, long value)
    {
        Kernel.Atomic(ref location1);
        long old = location1;
        location1 = value;
        return old;
    }

    public static uint Exchange(ref uint location1, uint value)
    {
        Kernel.Atomic(ref location1);
        uint old = location1;
        location1 = value;
        return old;
    }

    public static ulong Exchange(ref ulong location1, ulong value)
    {
        Kernel.Atomic(ref location1);
        ulong old = location1;
        location1 = value;
        return old;
    }

    public static sbyte Exchange(ref sbyte location1, sbyte value)
    {
        Kernel.Atomic(ref location1);
        sbyte old = location1;
        location1 = value;
        return old;
    }

    public static byte Exchange(ref byte location1, byte value)
    {
        Kernel.Atomic(ref location1);
        byte old = location1;
        location1 = value;
        return old;
    }

    public static short Exchange(ref short location1, short value)
    {
        Kernel.Atomic(ref location1);
        short old = location1;
        location1 = value;
        return old;
    }

    public static ushort Exchange(ref ushort location1, ushort value)
    {
        Kernel.Atomic(ref location1);
        ushort old = location1;
        location1 = value;
        return old;
    }

    public static float Exchange(ref float location1, float value)
    {
        Kernel.Atomic(ref location1);
        float old = location1;
        location1 = value;
        return old;
    }

    public static double Exchange(ref double location1, double value)
    {
        Kernel.Atomic(ref location1);
        double old = location1;
        location1 = value;
        return old;
    }

    public static object Exchange(ref object location1, object value)
    {
        Kernel.Atomic(ref location1);
        object old = location1;
        location1 = value;
        return old;
    }

    public static IntPtr Exchange(ref IntPtr location1, IntPtr value)
    {
        Kernel.Atomic(ref location1);
        IntPtr old = location1;
        location1 = value;
        return old;
    }

    public static UIntPtr Exchange(ref UIntPtr location1, UIntPtr value)
    {
        Kernel.Atomic(ref location1);
        UIntPtr old = location1;
        location1 = value;
        return old;
    }

    public static T Exchange<T>(ref T location1, T value)
    {
        Kernel.Atomic(ref location1);
        T old = location1;
        location1 = value;
        return old;
    }

    public static int CompareExchange(ref int location1, int value, int comparand)
    {
        Kernel.Atomic(ref location1);
        int old = location1;
        if (old == comparand) location1 = value;
        return old;
    }

    public static long CompareExchange(ref long location1, long value, long comparand)
    {
        Kernel.Atomic(ref location1);
        long old = location1;
        if (old == comparand) location1 = value;
        return old;
    }

    public static uint CompareExchange(ref uint location1, uint value, uint comparand)
    {
        Kernel.Atomic(ref location1);
        uint old = location1;
        if (old == comparand) location1 = value;
        return old;
    }

    public static ulong CompareExchange(ref ulong location1, ulong value, ulong comparand)
    {
        Kernel.Atomic(ref location1);
        ulong old = location1;
        if (old == comparand) location1 = value;
        return old;
    }

    public static sbyte CompareExchange(ref sbyte location1, sbyte value, sbyte comparand)
    {
        Kernel.Atomic(ref location1);
        sbyte old = location1;
        if (old == comparand) location1 = value;
        return old;
    }

    public static byte CompareExchange(ref byte location1, byte value, byte comparand)
    {
        Kernel.Atomic(ref location1);
        byte old = location1;
        if (old == comparand) location1 = value;
        return old;
    }

    public static short CompareExchange(ref short location1, short value, short comparand)
    {
        Kernel.Atomic(ref location1);
        short old = location1;
        if (old == comparand) location1 = value;
        return old;
    }

    public static ushort CompareExchange(ref ushort location1, ushort value, ushort comparand)
    {
        Kernel.Atomic(ref location1);
        ushort old = location1;
        if (old == comparand) location1 = value;
        return old;
    }

    public static float CompareExchange(ref float location1, float value, float comparand)
    {
        Kernel.Atomic(ref location1);
        float old = location1;
        if (old == comparand) location1 = value;
        return old;
    }

    public static double CompareExchange(ref double location1, double value, double comparand)
    {
        Kernel.Atomic(ref location1);
        double old = location1;
        if (old == comparand) location1 = value;
        return old;
    }

    public static object CompareExchange(ref object location1, object value, object comparand)
    {
        Kernel.Atomic(ref location1);
        object old = location1;
        if (ReferenceEquals(old, comparand)) location1 = value;
        return old;
    }

    public static IntPtr CompareExchange(ref IntPtr location1, IntPtr value, IntPtr comparand)
    {
        Kernel.Atomic(ref location1);
        IntPtr old = location1;
        if (Kernel.SameValue(old, comparand)) location1 = value;
        return old;
    }

    public static UIntPtr CompareExchange(ref UIntPtr location1, UIntPtr value, UIntPtr comparand)
    {
        Kernel.Atomic(ref location1);
        UIntPtr old = location1;
        if (Kernel.SameValue(old, comparand)) location1 = value;
        return old;
    }

    public static T CompareExchange<T>(ref T location1, T value, T comparand)
    {
        Kernel.Atomic(ref location1);
        T old = location1;
        if (Kernel.SameValue(old, comparand)) location1 = value;
        return old;
    }

    public static long Read(ref readonly long location) { return Kernel.AtomicRead(in location); }

    public static ulong Read(ref readonly ulong location) { return Kernel.AtomicRead(in location); }

    public static void MemoryBarrier() { Kernel.Fence(); }

    public static void MemoryBarrierProcessWide() { Kernel.Fence(); }
}
