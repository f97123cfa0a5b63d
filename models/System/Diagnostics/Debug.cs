// Programs run as under a test host: an assertion that fails throws, which ends the test, and no debugger is there.
// (A release build would not even ask.) What is not known cannot fail. What is written goes nowhere.
namespace Threadbare
{
    using System;

    /// <summary>What a test host makes of an assertion that fails.</summary>
    internal sealed class FailedAssertion : Exception
    {
        internal FailedAssertion(string message) : base(message) { }

        internal static void Unless(bool condition, string message)
        {
            if (Kernel.IsKnown(condition) && !condition) throw new FailedAssertion(message);
        }
    }
}

namespace System.Diagnostics
{
    using Threadbare;

    public static class Debug
    {
        public static bool AutoFlush { get; set; }
        public static int IndentLevel { get; set; }
        public static int IndentSize { get; set; }

        public static void Assert(bool condition) { FailedAssertion.Unless(condition, ""); }
        public static void Assert(bool condition, string message = null) { FailedAssertion.Unless(condition, message); }
        public static void Assert(bool condition, string message, string detailMessage) { FailedAssertion.Unless(condition, message); }
        public static void Assert(bool condition, string message, string detailMessageFormat, params object[] args) { FailedAssertion.Unless(condition, message); }
        public static void Fail(string message) { throw new FailedAssertion(message); }
        public static void Fail(string message, string detailMessage) { throw new FailedAssertion(message); }

        public static void Close() { }
        public static void Flush() { }
        public static void Indent() { IndentLevel++; }
        public static void Unindent() { if (IndentLevel > 0) IndentLevel--; }
        public static void Print(string message) { }
        public static void Print(string format, params object[] args) { string.Format(format, args); }
        public static void Write(string message) { }
        public static void Write(object value) { Texts.Of(value); }
        public static void Write(string message, string category) { }
        public static void Write(object value, string category) { Texts.Of(value); }
        public static void WriteLine(string message) { }
        public static void WriteLine(object value) { Texts.Of(value); }
        public static void WriteLine(string message, string category) { }
        public static void WriteLine(object value, string category) { Texts.Of(value); }
        public static void WriteLine(string format, params object[] args) { string.Format(format, args); }
        public static void WriteIf(bool condition, string message) { }
        public static void WriteIf(bool condition, object value) { if (condition) Texts.Of(value); }
        public static void WriteLineIf(bool condition, string message) { }
        public static void WriteLineIf(bool condition, object value) { if (condition) Texts.Of(value); }
    }

    public sealed class Trace
    {
        public static bool AutoFlush { get; set; }
        public static bool UseGlobalLock { get; set; }
        public static int IndentLevel { get; set; }
        public static int IndentSize { get; set; }

        public static void Assert(bool condition) { FailedAssertion.Unless(condition, ""); }
        public static void Assert(bool condition, string message = null) { FailedAssertion.Unless(condition, message); }
        public static void Assert(bool condition, string message, string detailMessage) { FailedAssertion.Unless(condition, message); }
        public static void Fail(string message) { throw new FailedAssertion(message); }
        public static void Fail(string message, string detailMessage) { throw new FailedAssertion(message); }

        public static void Close() { }
        public static void Flush() { }
        public static void Refresh() { }
        public static void Indent() { IndentLevel++; }
        public static void Unindent() { if (IndentLevel > 0) IndentLevel--; }
        public static void TraceInformation(string message) { }
        public static void TraceInformation(string format, params object[] args) { string.Format(format, args); }
        public static void TraceWarning(string message) { }
        public static void TraceWarning(string format, params object[] args) { string.Format(format, args); }
        public static void TraceError(string message) { }
        public static void TraceError(string format, params object[] args) { string.Format(format, args); }
        public static void Write(string message) { }
        public static void Write(object value) { Texts.Of(value); }
        public static void Write(string message, string category) { }
        public static void Write(object value, string category) { Texts.Of(value); }
        public static void WriteLine(string message) { }
        public static void WriteLine(object value) { Texts.Of(value); }
        public static void WriteLine(string message, string category) { }
        public static void WriteLine(object value, string category) { Texts.Of(value); }
        public static void WriteIf(bool condition, string message) { }
        public static void WriteIf(bool condition, object value) { if (condition) Texts.Of(value); }
        public static void WriteLineIf(bool condition, string message) { }
        public static void WriteLineIf(bool condition, object value) { if (condition) Texts.Of(value); }
    }

    public static class Debugger
    {
        public static bool IsAttached { get { return false; } }

        public static void Break() { }

        public static bool Launch() { return false; }

        public static bool IsLogging() { return false; }

        public static void Log(int level, string category, string message) { }

        public static void NotifyOfCrossThreadDependency() { }
    }
}
