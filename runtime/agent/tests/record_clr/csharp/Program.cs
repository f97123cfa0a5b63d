using System;
using System.Reflection;

/// All programs in one assembly: the first argument says which one runs.
static class Program
{
    static int Main(string[] arguments)
    {
        Type program = typeof(Program).Assembly.GetType(arguments[0], throwOnError: true);
        MethodInfo run = program.GetMethod("Run", BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic);
        object code = run.Invoke(null, run.GetParameters().Length == 0 ? null : new object[] { int.Parse(arguments[1]) });
        return code is int number ? number : 0;
    }
}
