using System;
using System.Threading.Tasks;

/// Tasks that share a variable.
static class TaskCounter
{
    public static void Run()
    {
        int count = 0;
        Task first = Task.Run(() => { count++; });
        Task second = Task.Run(async () => { await Task.Delay(200); count++; });
        first.Wait();
        second.Wait();
        Console.WriteLine(count);
    }
}
