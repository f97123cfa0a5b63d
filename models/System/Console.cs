namespace System;

using System.IO;
using Threadbare;

/// <summary>What is written is kept, line ends and all; what is read is not known.</summary>
public static class Console
{
    private static string line = "";
    private static TextWriter output;
    private static TextWriter errors;

    public static void WriteLine() { Put("\n"); }
    public static void WriteLine(bool value) { Put(value.ToString() + "\n"); }
    public static void WriteLine(char value) { Put(value.ToString() + "\n"); }
    public static void WriteLine(decimal value) { Put(value.ToString() + "\n"); }
    public static void WriteLine(double value) { Put(value.ToString() + "\n"); }
    public static void WriteLine(float value) { Put(value.ToString() + "\n"); }
    public static void WriteLine(int value) { Put(value.ToString() + "\n"); }
    public static void WriteLine(uint value) { Put(value.ToString() + "\n"); }
    public static void WriteLine(long value) { Put(value.ToString() + "\n"); }
    public static void WriteLine(ulong value) { Put(value.ToString() + "\n"); }
    public static void WriteLine(object value) { Put(Texts.Of(value) + "\n"); }
    public static void WriteLine(string value) { Put(value + "\n"); }
    public static void WriteLine(char[] buffer) { Put(Kernel.FromChars(buffer, 0, buffer.Length) + "\n"); }
    public static void WriteLine(string format, object arg0) { Put(string.Format(format, arg0) + "\n"); }
    public static void WriteLine(string format, object arg0, object arg1) { Put(string.Format(format, arg0, arg1) + "\n"); }
    public static void WriteLine(string format, object arg0, object arg1, object arg2) { Put(string.Format(format, arg0, arg1, arg2) + "\n"); }
    public static void WriteLine(string format, params object[] arg) { Put(string.Format(format, arg) + "\n"); }
    public static void WriteLine(string format, params ReadOnlySpan<object> arg) { Put(string.Format(format, arg.ToArray()) + "\n"); }
    public static void Write(bool value) { Put(value.ToString()); }
    public static void Write(char value) { Put(value.ToString()); }
    public static void Write(decimal value) { Put(value.ToString()); }
    public static void Write(double value) { Put(value.ToString()); }
    public static void Write(float value) { Put(value.ToString()); }
    public static void Write(int value) { Put(value.ToString()); }
    public static void Write(uint value) { Put(value.ToString()); }
    public static void Write(long value) { Put(value.ToString()); }
    public static void Write(ulong value) { Put(value.ToString()); }
    public static void Write(object value) { Put(Texts.Of(value)); }
    public static void Write(string value) { Put(value + ""); }
    public static void Write(char[] buffer) { Put(Kernel.FromChars(buffer, 0, buffer.Length)); }
    public static void Write(string format, object arg0) { Put(string.Format(format, arg0)); }
    public static void Write(string format, object arg0, object arg1) { Put(string.Format(format, arg0, arg1)); }
    public static void Write(string format, object arg0, object arg1, object arg2) { Put(string.Format(format, arg0, arg1, arg2)); }
    public static void Write(string format, params object[] arg) { Put(string.Format(format, arg)); }
    public static void Write(string format, params ReadOnlySpan<object> arg) { Put(string.Format(format, arg.ToArray())); }

    public static TextWriter Out
    {
        get
        {
            if (output == null) output = new ConsoleWriter(true);
            return output;
        }
    }

    public static TextWriter Error
    {
        get
        {
            if (errors == null) errors = new ConsoleWriter(false);
            return errors;
        }
    }

    public static void SetOut(TextWriter newOut) { output = newOut; }

    public static void SetError(TextWriter newError) { errors = newError; }

    public static string ReadLine() { return Kernel.Unknown<string>(); }
    public static int Read() { return Kernel.Unknown<int>(); }
    public static ConsoleKeyInfo ReadKey() { return Kernel.Unknown<ConsoleKeyInfo>(); }
    public static ConsoleKeyInfo ReadKey(bool intercept) { return Kernel.Unknown<ConsoleKeyInfo>(); }
    public static bool KeyAvailable { get { return Kernel.Unknown<bool>(); } }

    /// <summary>What the program writes itself goes where it wants to have it.</summary>
    private static void Put(string text)
    {
        if (output == null || output is ConsoleWriter) Keep(text);
        else output.Write(text);
    }

    /// <summary>Lines are handed over when they are complete.</summary>
    private static void Keep(string text)
    {
        if (!Kernel.IsKnown(text))
        {
            Kernel.Print(line + "?");
            line = "";
            return;
        }
        line = line + text;
        for (int end = line.IndexOf('\n'); end >= 0; end = line.IndexOf('\n'))
        {
            Kernel.Print(line.Substring(0, end));
            line = line.Substring(end + 1);
        }
    }

    /// <summary>What goes to the console, which many threads may do at once; errors are not kept.</summary>
    private sealed class ConsoleWriter : TextWriter
    {
        private readonly bool isKept;

        internal ConsoleWriter(bool isKept) { this.isKept = isKept; }

        public override void Write(char value) { Write(value.ToString()); }

        public override void Write(char[] buffer, int index, int count) { Write(Kernel.FromChars(buffer, index, count)); }

        public override void Write(string value) { if (isKept) Keep(value + ""); }
    }
}
