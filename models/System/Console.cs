namespace System;

using System.IO;
using Threadbare;

/// <summary>What is written is kept, line ends and all; what is read is not known.</summary>
public static class Console
{
    public static void WriteLine() { Kernel.Print("\n"); }
    public static void WriteLine(bool value) { Kernel.Print(value.ToString() + "\n"); }
    public static void WriteLine(char value) { Kernel.Print(value.ToString() + "\n"); }
    public static void WriteLine(decimal value) { Kernel.Print(value.ToString() + "\n"); }
    public static void WriteLine(double value) { Kernel.Print(value.ToString() + "\n"); }
    public static void WriteLine(float value) { Kernel.Print(value.ToString() + "\n"); }
    public static void WriteLine(int value) { Kernel.Print(value.ToString() + "\n"); }
    public static void WriteLine(uint value) { Kernel.Print(value.ToString() + "\n"); }
    public static void WriteLine(long value) { Kernel.Print(value.ToString() + "\n"); }
    public static void WriteLine(ulong value) { Kernel.Print(value.ToString() + "\n"); }
    public static void WriteLine(object value) { Kernel.Print(Texts.Of(value) + "\n"); }
    public static void WriteLine(string value) { Kernel.Print(value + "\n"); }
    public static void WriteLine(char[] buffer) { Kernel.Print(Kernel.FromChars(buffer, 0, buffer.Length) + "\n"); }
    public static void WriteLine(string format, object arg0) { Kernel.Print(string.Format(format, arg0) + "\n"); }
    public static void WriteLine(string format, object arg0, object arg1) { Kernel.Print(string.Format(format, arg0, arg1) + "\n"); }
    public static void WriteLine(string format, object arg0, object arg1, object arg2) { Kernel.Print(string.Format(format, arg0, arg1, arg2) + "\n"); }
    public static void WriteLine(string format, params object[] arg) { Kernel.Print(string.Format(format, arg) + "\n"); }
    public static void WriteLine(string format, params ReadOnlySpan<object> arg) { Kernel.Print(string.Format(format, arg.ToArray()) + "\n"); }
    public static void Write(bool value) { Kernel.Print(value.ToString()); }
    public static void Write(char value) { Kernel.Print(value.ToString()); }
    public static void Write(decimal value) { Kernel.Print(value.ToString()); }
    public static void Write(double value) { Kernel.Print(value.ToString()); }
    public static void Write(float value) { Kernel.Print(value.ToString()); }
    public static void Write(int value) { Kernel.Print(value.ToString()); }
    public static void Write(uint value) { Kernel.Print(value.ToString()); }
    public static void Write(long value) { Kernel.Print(value.ToString()); }
    public static void Write(ulong value) { Kernel.Print(value.ToString()); }
    public static void Write(object value) { Kernel.Print(Texts.Of(value)); }
    public static void Write(string value) { Kernel.Print(value + ""); }
    public static void Write(char[] buffer) { Kernel.Print(Kernel.FromChars(buffer, 0, buffer.Length)); }
    public static void Write(string format, object arg0) { Kernel.Print(string.Format(format, arg0)); }
    public static void Write(string format, object arg0, object arg1) { Kernel.Print(string.Format(format, arg0, arg1)); }
    public static void Write(string format, object arg0, object arg1, object arg2) { Kernel.Print(string.Format(format, arg0, arg1, arg2)); }
    public static void Write(string format, params object[] arg) { Kernel.Print(string.Format(format, arg)); }
    public static void Write(string format, params ReadOnlySpan<object> arg) { Kernel.Print(string.Format(format, arg.ToArray())); }
    public static string ReadLine() { return Kernel.Unknown<string>(); }
    public static int Read() { return Kernel.Unknown<int>(); }
    public static ConsoleKeyInfo ReadKey() { return Kernel.Unknown<ConsoleKeyInfo>(); }
    public static ConsoleKeyInfo ReadKey(bool intercept) { return Kernel.Unknown<ConsoleKeyInfo>(); }
    public static bool KeyAvailable { get { return Kernel.Unknown<bool>(); } }
}
