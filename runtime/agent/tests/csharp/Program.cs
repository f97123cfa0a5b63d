using System;
using System.Reflection;

/// All programs in one assembly: the first argument says which one runs.
static class Program
{
    static int Main(string[] arguments)
    {
        Type program = typeof(Program).Assembly.GetType(arguments[0], throwOnError: true);
        MethodInfo run = program.GetMethod("Run", BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic);
        run.Invoke(null, null);
        return 0;
    }
}
