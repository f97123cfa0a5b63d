namespace System.Threading;

using Threadbare;

public static class Volatile
{
    public static bool Read(ref readonly bool location) { return Kernel.AtomicRead(in location); }
    public static void Write(ref bool location, bool value) { Kernel.AtomicWrite(ref location, value); }
    public static byte Read(ref readonly byte location) { return Kernel.AtomicRead(in location); }
    public static void Write(ref byte location, byte value) { Kernel.AtomicWrite(ref location, value); }
    public static double Read(ref readonly double location) { return Kernel.AtomicRead(in location); }
    public static void Write(ref double location, double value) { Kernel.AtomicWrite(ref location, value); }
    public static short Read(ref readonly short location) { return Kernel.AtomicRead(in location); }
    public static void Write(ref short location, short value) { Kernel.AtomicWrite(ref location, value); }
    public static int Read(ref readonly int location) { return Kernel.AtomicRead(in location); }
    public static void Write(ref int location, int value) { Kernel.AtomicWrite(ref location, value); }
    public static long Read(ref readonly long location) { return Kernel.AtomicRead(in location); }
    public static void Write(ref long location, long value) { Kernel.AtomicWrite(ref location, value); }
    public static IntPtr Read(ref readonly IntPtr location) { return Kernel.AtomicRead(in location); }
    public static void Write(ref IntPtr location, IntPtr value) { Kernel.AtomicWrite(ref location, value); }
    public static sbyte Read(ref readonly sbyte location) { return Kernel.AtomicRead(in location); }
    public static void Write(ref sbyte location, sbyte value) { Kernel.AtomicWrite(ref location, value); }
    public static float Read(ref readonly float location) { return Kernel.AtomicRead(in location); }
    public static void Write(ref float location, float value) { Kernel.AtomicWrite(ref location, value); }
    public static ushort Read(ref readonly ushort location) { return Kernel.AtomicRead(in location); }
    public static void Write(ref ushort location, ushort value) { Kernel.AtomicWrite(ref location, value); }
    public static uint Read(ref readonly uint location) { return Kernel.AtomicRead(in location); }
    public static void Write(ref uint location, uint value) { Kernel.AtomicWrite(ref location, value); }
    public static ulong Read(ref readonly ulong location) { return Kernel.AtomicRead(in location); }
    public static void Write(ref ulong location, ulong value) { Kernel.AtomicWrite(ref location, value); }
    public static UIntPtr Read(ref readonly UIntPtr location) { return Kernel.AtomicRead(in location); }
    public static void Write(ref UIntPtr location, UIntPtr value) { Kernel.AtomicWrite(ref location, value); }
    public static T Read<T>(ref readonly T location) where T : class { return Kernel.AtomicRead(in location); }
    public static void Write<T>(ref T location, T value) where T : class { Kernel.AtomicWrite(ref location, value); }
}
