using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

/// The stacks of those who collide are short: those who wait for them have left.
static class Awaited
{
    static readonly Dictionary<int, int> numbers = new Dictionary<int, int>();

    static async Task Inner(int number)
    {
        await Task.Run(() => Thread.Sleep(3));
        numbers[number] = number;
    }

    static async Task<int> Middle(int round)
    {
        await Task.WhenAll(Inner(round), Inner(round + 1000)).ConfigureAwait(false);
        return numbers.Count;
    }

    static async Task Outer()
    {
        await Task.Yield();
        for (int round = 0; round < 40; round++)
        {
            await Middle(round);
        }
    }

    static void Run()
    {
        Outer().Wait();
        Console.WriteLine("done");
    }
}
