using System;
using System.Threading.Tasks;

/// Two asynchronous methods read, wait and write.
static class LostUpdate
{
    class Counter
    {
        public int Value;
    }

    static async Task Add(Counter counter, int pause)
    {
        await Task.Delay(pause);
        int seen = counter.Value;
        await Task.Delay(1);
        counter.Value = seen + 1;
    }

    public static void Run()
    {
        var counter = new Counter();
        Task first = Add(counter, 1), second = Add(counter, 200);
        Task.WhenAll(first, second).Wait();
        Console.WriteLine(counter.Value);
    }
}
