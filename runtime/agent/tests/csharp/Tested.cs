using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using System.Threading.Tasks;

namespace Xunit
{
    [AttributeUsage(AttributeTargets.Method)]
    sealed class FactAttribute : Attribute { }
}

namespace NUnit.Framework
{
    [AttributeUsage(AttributeTargets.Method)]
    sealed class TestAttribute : Attribute { }
}

/// Tests of two frameworks, one of them asynchronous: what runs at the same time is on no stack of a test.
static class Tested
{
    static async Task<double> Sqrt(double x, Dictionary<double, double> cache)
    {
        double root = await Task.FromResult(Math.Sqrt(x));
        cache[x] = root;
        return root;
    }

    [Xunit.Fact]
    static async Task Asynchronously()
    {
        var cache = new Dictionary<double, double>();
        for (int round = 0; round < 60; round++)
        {
            await Task.WhenAll(Sqrt(round, cache), Sqrt(round + 100, cache));
        }
    }

    [NUnit.Framework.Test]
    static void Directly()
    {
        var list = new List<int>();
        for (int round = 0; round < 30; round++)
        {
            Parallel.For(0, 8, index =>
            {
                System.Threading.Thread.Sleep(1);
                list.Capacity = 100 + index;
            });
        }
    }

    static void Run()
    {
        foreach (string name in new[] { nameof(Asynchronously), nameof(Directly) })
        {
            MethodInfo test = typeof(Tested).GetMethod(name, BindingFlags.Static | BindingFlags.NonPublic);
            if (test.Invoke(null, null) is Task task)
            {
                task.Wait();
            }
            Console.WriteLine("passed " + name);
        }
    }
}
