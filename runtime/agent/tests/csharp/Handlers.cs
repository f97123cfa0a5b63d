using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Threading.Tasks;
using Microsoft.AspNetCore.Http;

/// Handlers of every shape, on one thread: what they return and throw must not depend on whether requests are told apart.
static class Handlers
{
    static readonly List<string> log = new List<string>();

    static void Nothing(HttpContext context, int number)
    {
        if (number == 0) return;
        if (number == 1) throw new InvalidOperationException("nothing");
        log.Add("nothing " + number);
    }

    static int Chosen(HttpContext context, int number)
    {
        switch (number)
        {
            case 0: return 10;
            case 1: return log.Count;
            case 2: throw new ArgumentException("chosen");
            default: return number > 5 ? 6 : Chosen(context, number + 1);
        }
    }

    static T Caught<T>(HttpContext context, T value, int number) where T : IComparable
    {
        try
        {
            if (number == 0) return value;
            try
            {
                if (number == 1) throw new InvalidOperationException("one");
                if (number == 2) throw new ArgumentException("two");
            }
            finally
            {
                log.Add("finally " + number);
            }
            return default;
        }
        catch (InvalidOperationException) when (log.Count > 1)
        {
            return value;
        }
        catch (ArgumentException exception)
        {
            throw new Exception("wrapped", exception);
        }
    }

    static ref int Place(HttpContext context, int[] numbers, int at) => ref numbers[at];

    static (string, Guid, decimal) Large(HttpContext context, int number) => number == 0 ? throw new Exception("large") : ("large", Guid.Empty, number);

    static int Forever(HttpContext context)
    {
        for (int time = 0; ; time++)
        {
            try
            {
                if (time == 3) throw new InvalidOperationException("forever");
            }
            catch (InvalidOperationException)
            {
                throw;
            }
        }
    }

    static IEnumerable<int> Lazy(HttpContext context, int count)
    {
        for (int number = 0; number < count; number++) yield return number;
    }

    static async ValueTask<int> Later(HttpContext context, int number)
    {
        if (number == 0) throw new InvalidOperationException("later");
        await Task.Yield();
        return number;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static void Try(string name, Func<object> handler)
    {
        try
        {
            Console.WriteLine(name + ": " + handler());
        }
        catch (Exception exception)
        {
            Console.WriteLine(name + ": " + exception);
        }
    }

    static void Run()
    {
        var context = new HttpContext();
        for (int number = 0; number < 8; number++)
        {
            int now = number;
            Try("nothing", () => { Nothing(context, now); return null; });
            Try("chosen", () => Chosen(context, now));
            Try("caught", () => Caught(context, "value", now) + Caught(context, 1.5, now));
            Try("place", () => ++Place(context, new int[4], now));
            Try("large", () => Large(context, now));
            Try("lazy", () => Lazy(context, now).Sum());
            Try("later", () => Later(context, now).AsTask().Result);
        }
        Try("forever", () => Forever(context));
        Console.WriteLine(string.Join(", ", log));
    }
}
