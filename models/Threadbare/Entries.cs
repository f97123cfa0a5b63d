namespace Threadbare;

using System;
using System.Collections;
using System.Runtime.CompilerServices;
using System.Threading.Tasks;
using NUnit.Framework;
using Xunit;

/// <summary>How the parts of an entry run: what calls a program from outside.</summary>
[KnownToEngines]
internal static class Entries
{
    /// <summary>Two callers at the same time, each with any of the parts.</summary>
    public static void Together(Action[] parts)
    {
        for (int caller = 0; caller < 2; caller++)
        {
            Kernel.Start(parts[Kernel.Choose(parts.Length)], null, new object(), "caller");
        }
    }

    /// <summary>Some time passes: whoever called goes on to live, and so do threads that do not keep a program
    /// alive.</summary>
    public static void Linger()
    {
        object end = new object();
        long time = Kernel.Now() + 1000;
        while (Kernel.Now() < time) Kernel.ParkFor(end, "end of the program", time - Kernel.Now());
    }

    /// <summary>A test with one line of its table, or with anything if there is none that is known.</summary>
    public static void Row(Delegate test, object table)
    {
        var rows = new Bag<object>();
        if (Kernel.IsKnown(table) && table is IEnumerable lines)
        {
            foreach (object line in lines) rows.Add(line);
        }
        object[] row = rows.Count == 0 ? null : Cells(rows.Items[Kernel.Choose(rows.Count)], Kernel.ParameterTypes(test).Length);
        var task = Kernel.CallDelegate(test, row) as Task;
        if (task != null) task.GetAwaiter().GetResult();
    }

    /// <summary>The arguments in a line of a table, in whichever way the test frameworks allow.</summary>
    private static object[] Cells(object line, int parameters)
    {
        if (line is TestCaseData data) return data.Arguments;
        if (line is ITheoryDataRow row) return row.GetData();
        if (line is object[] cells) return cells;
        if (parameters < 2) return new[] { line };
        if (line is Array array) return Numbered(array.Length, index => Kernel.GetElement(array, index));
        if (line is ITuple) return Numbered(Kernel.FieldCount(line), index => Kernel.FieldAt(line, index));
        return new[] { line };
    }

    private static object[] Numbered(int count, Func<int, object> at)
    {
        var cells = new object[count];
        for (int i = 0; i < count; i++) cells[i] = at(i);
        return cells;
    }

    /// <summary>The current thread gets a message loop, and the context that goes with it.</summary>
    public static void BeginLoop() { FormsLoop.Current.DoAll(); }

    /// <summary>The user does things in any order, some of them more than once. Now and then he takes his time, and
    /// everything else that can happen happens before he goes on.</summary>
    public static void Events(Action[] parts)
    {
        for (int round = 0; round < parts.Length + 2; round++)
        {
            parts[Kernel.Choose(parts.Length)]();
            if (Kernel.Choose(2) == 0) Settle();
            else FormsLoop.Current.DoAll();
        }
        Settle();
    }

    /// <summary>The same where the program does not let the user go on before it is ready.</summary>
    public static void PatientEvents(Action[] parts)
    {
        for (int round = 0; round < parts.Length + 2; round++)
        {
            parts[Kernel.Choose(parts.Length)]();
            Settle();
        }
    }

    /// <summary>Does what is posted for a second. Time passes only when nobody else can go on.</summary>
    private static void Settle()
    {
        long end = Kernel.Now() + 1000;
        while (Kernel.Now() < end)
        {
            FormsLoop.Current.DoAll();
            Kernel.ParkFor(FormsLoop.Current, "message", end - Kernel.Now());
        }
        FormsLoop.Current.DoAll();
    }
}
