using System;
using System.Collections.Generic;

/// Ends in the middle of things, with a code of its own.
static class Failing
{
    static void Run()
    {
        var list = new List<int> { 1 };
        AppDomain.CurrentDomain.ProcessExit += (sender, arguments) => Console.WriteLine("goodbye " + list.Count);
        Console.Error.WriteLine("failing");
        Environment.Exit(6 + list.Count);
    }
}
