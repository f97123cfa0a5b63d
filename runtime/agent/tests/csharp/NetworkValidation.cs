using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

/// Figure 10 (b): a parallel loop fills one cache.
static class NetworkValidation
{
    static void Run()
    {
        var configureCache = new Dictionary<string, int>();
        var hosts = new[] { "a", "b", "c", "d", "e", "f", "g", "h" };
        for (int round = 0; round < 30; round++)
        {
            Parallel.ForEach(hosts, delegate(string host)
            {
                Thread.Sleep(1);
                configureCache[host] = host.Length;
            });
        }
        Console.WriteLine("validated " + (configureCache.Count > 0));
    }
}
