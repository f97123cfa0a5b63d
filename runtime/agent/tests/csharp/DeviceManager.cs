using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

/// Figure 10 (a): every message of a client is a task that writes the status of that client.
static class DeviceManager
{
    static readonly Dictionary<int, string> globalStatus = new Dictionary<int, string>();

    static async Task Update(int client, string status)
    {
        await Task.Yield();
        globalStatus[client] = status;
    }

    static void Run()
    {
        for (int round = 0; round < 60; round++)
        {
            Task.WaitAll(Enumerable.Range(0, 4).Select(client => Update(client, "up")).ToArray());
            Thread.Sleep(2);
        }
        Console.WriteLine("clients " + globalStatus.Count);
    }
}
