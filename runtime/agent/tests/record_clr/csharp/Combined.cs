using System;
using System.Linq;
using System.Threading;
using System.Threading.Channels;
using System.Threading.Tasks;

/// Tasks that are done when others are, or when they are told so; things that complete tasks.
static class Combined
{
    class Box
    {
        public int Value;
    }

    static readonly Box first = new Box(), second = new Box(), third = new Box();
    static bool isWrong;

    static async Task All()
    {
        var tasks = new[] { Task.Run(() => first.Value++), Task.Run(() => second.Value++) };
        Task<int[]> all = Task.WhenAll(tasks);
        if (isWrong) first.Value++;
        await all;
        first.Value++;
        Task.WhenAll(tasks.Select(task => Task.Run(() => second.Value++)).Take(1)).Wait();
        second.Value++;
    }

    static async Task Any()
    {
        Task slow = Task.Run(() => { Thread.Sleep(200); second.Value++; });
        Task fast = Task.Run(() => third.Value++);
        Task won = await Task.WhenAny(slow, fast);
        third.Value++;
        if (isWrong) second.Value++;
        await slow;
        second.Value++;
    }

    static async Task Source()
    {
        var source = new TaskCompletionSource<int>(TaskCreationOptions.RunContinuationsAsynchronously);
        var done = new Thread(() =>
        {
            third.Value++;
            source.SetResult(1);
            if (isWrong) third.Value++;
        });
        done.Start();
        await source.Task;
        third.Value++;
        done.Join();
    }

    static async Task Enter(SemaphoreSlim gate, Box box)
    {
        if (!isWrong) await gate.WaitAsync();
        box.Value++;
        await Task.Delay(5);
        box.Value++;
        if (!isWrong) gate.Release();
    }

    static void Gate()
    {
        var (gate, box) = (new SemaphoreSlim(1), new Box());
        Task.WaitAll(Task.Run(() => Enter(gate, box)), Task.Run(() => Enter(gate, box)));
    }

    static async Task Pipe()
    {
        Channel<Box> channel = Channel.CreateUnbounded<Box>();
        var writer = new Thread(() =>
        {
            for (int i = 0; i < 3; i++)
            {
                var box = new Box { Value = i };
                channel.Writer.TryWrite(box);
                if (isWrong) box.Value++;
                Thread.Sleep(5);
            }
            channel.Writer.Complete();
        });
        writer.Start();
        ChannelReader<Box> reader = channel;
        while (await reader.WaitToReadAsync())
        {
            while (reader.TryRead(out Box box)) box.Value++;
        }
        writer.Join();
    }

    static void Run(int wrong)
    {
        isWrong = wrong != 0;
        // The first thread would come before all others anyway.
        var thread = new Thread(() =>
        {
            All().Wait();
            Any().Wait();
            Source().Wait();
            Gate();
            Pipe().Wait();
        });
        thread.Start();
        thread.Join();
        Console.WriteLine("over");
    }
}
