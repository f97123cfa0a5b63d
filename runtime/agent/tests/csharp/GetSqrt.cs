using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

/// Figure 3: the second halves of two calls add to one cache.
static class GetSqrt
{
    static async Task<double> Sqrt(double x, Dictionary<double, double> cache)
    {
        if (cache.ContainsKey(x))
        {
            return cache[x];
        }
        Task<double> background = Task.Run(() => { Thread.Sleep(3); return Math.Sqrt(x); });
        double root = await background;
        cache.Add(x, root);
        return root;
    }

    static void Run()
    {
        var cache = new Dictionary<double, double>();
        double sum = 0;
        for (int round = 0; round < 40; round++)
        {
            Task<double> a = Sqrt(round, cache);
            Task<double> b = Sqrt(round + 1000, cache);
            sum += a.Result + b.Result;
        }
        Console.WriteLine("sum " + Math.Round(sum));
    }
}
