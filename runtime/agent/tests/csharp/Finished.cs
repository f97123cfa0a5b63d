using System;
using System.Collections.Generic;
using System.Threading.Tasks;

/// Figure 3 with a stand-in that is finished before anybody waits for it: all runs on one thread, unless awaits are made to wait.
static class Finished
{
    static Task<double> FastSqrt(double x) => Task.FromResult(Math.Sqrt(x));

    static async Task<double> Sqrt(double x, Dictionary<double, double> cache)
    {
        double root = await FastSqrt(x).ConfigureAwait(false);
        cache[x] = root;
        return root;
    }

    static async ValueTask<double> SqrtByValue(double x, Dictionary<double, double> cache)
    {
        double root = await new ValueTask<double>(Math.Sqrt(x));
        cache[x] = root;
        return root;
    }

    static void Run()
    {
        var cache = new Dictionary<double, double>();
        double sum = 0;
        for (int round = 0; round < 100; round++)
        {
            Task<double> a = Sqrt(round, cache);
            Task<double> b = SqrtByValue(round + 1000, cache).AsTask();
            Task<double> c = Sqrt(round + 2000, cache);
            sum += a.Result + b.Result + c.Result;
        }
        Console.WriteLine("sum " + Math.Round(sum) + " of " + cache.Count);
    }
}
