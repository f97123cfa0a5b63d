using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;
using Microsoft.AspNetCore.Http;

namespace Microsoft.AspNetCore.Http
{
    class HttpContext { }
}

/// Three bugs, in code that serves requests: each adds to a list from two threads, which nobody notices.
static class Served
{
    static readonly Action<List<int>>[] adds =
    {
        list => list.Capacity = 100 + list.Capacity % 7,
        list => list.Capacity = 200 + list.Capacity % 7,
        list => list.Capacity = 300 + list.Capacity % 7,
    };

    static async Task Work(Action<List<int>> add)
    {
        var list = new List<int>();
        async Task Half()
        {
            for (int round = 0; round < 40; round++)
            {
                await Task.Delay(1).ConfigureAwait(false);
                add(list);
            }
        }
        await Task.WhenAll(Task.Run(Half), Task.Run(Half));
    }

    static async Task All(HttpContext context)
    {
        foreach (Action<List<int>> add in adds) await Work(add);
    }

    static async Task One(HttpContext context, int number) => await Work(adds[number]);

    public static void Once() => All(new HttpContext()).Wait();

    public static void Thrice()
    {
        for (int number = 0; number < adds.Length; number++)
        {
            int mine = number;
            // Each comes from a connection of its own.
            var connection = new Thread(() => One(new HttpContext(), mine).Wait());
            connection.Start();
            connection.Join();
        }
    }
}

static class ServedOnce
{
    static void Run()
    {
        Served.Once();
        Console.WriteLine("served");
    }
}

static class ServedThrice
{
    static void Run()
    {
        Served.Thrice();
        Console.WriteLine("served");
    }
}
