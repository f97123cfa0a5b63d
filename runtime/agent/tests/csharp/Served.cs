using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;
using Microsoft.AspNetCore.Http;

namespace Microsoft.AspNetCore.Http
{
    class HttpContext { }
}

/// Three bugs, in code that serves requests.
static class Served
{
    static async Task All(HttpContext context)
    {
        await Task.Yield();
        foreach (Action<List<int>> bug in Collisions.Bugs) Collisions.Collide(bug);
    }

    static async Task One(HttpContext context, int number)
    {
        await Task.Yield();
        Collisions.Collide(Collisions.Bugs[number]);
    }

    public static void Once() => All(new HttpContext()).Wait();

    /// All of them come from one connection.
    public static void Thrice()
    {
        for (int number = 0; number < Collisions.Bugs.Length; number++) One(new HttpContext(), number).Wait();
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
