using System;
using System.Diagnostics;
using System.IO;
using System.IO.Pipes;
using System.Net;
using System.Net.Sockets;
using System.Threading;
using System.Threading.Tasks;

/// Threads that hear of each other from outside of the program: sockets, pipes, folders, processes, what the whole domain knows.
static class Outside
{
    class Box
    {
        public int Value;
    }

    static bool isWrong;

    /// Somebody who has not heard of anything.
    static Thread Deaf(Box box)
    {
        var thread = new Thread(() => { if (isWrong) box.Value++; });
        thread.Start();
        return thread;
    }

    static TcpListener Listen()
    {
        var listener = new TcpListener(IPAddress.Loopback, 0);
        listener.Start();
        return listener;
    }

    static void Accepted()
    {
        var (box, done) = (new Box(), new ManualResetEventSlim());
        TcpListener listener = Listen();
        var accepting = new SocketAsyncEventArgs();
        accepting.Completed += (sender, arguments) => { box.Value++; done.Set(); };
        listener.Server.AcceptAsync(accepting);
        Thread deaf = Deaf(box);
        box.Value++;
        deaf.Join();
        using var client = new TcpClient();
        client.Connect((IPEndPoint)listener.LocalEndpoint);
        done.Wait();
        box.Value++;
        listener.Stop();
    }

    static void Begun()
    {
        var (box, done) = (new Box(), new ManualResetEventSlim());
        TcpListener listener = Listen();
        listener.BeginAcceptTcpClient(result => { box.Value++; done.Set(); }, null);
        box.Value++;
        using var client = new TcpClient();
        client.Connect((IPEndPoint)listener.LocalEndpoint);
        done.Wait();
        box.Value++;
        listener.Stop();
    }

    static void Lines()
    {
        var box = new Box();
        TcpListener listener = Listen();
        var server = new Thread(() =>
        {
            using TcpClient accepted = listener.AcceptTcpClient();
            using var hears = new StreamReader(accepted.GetStream());
            using var says = new StreamWriter(accepted.GetStream()) { AutoFlush = true };
            hears.ReadLine();
            box.Value++;
            says.WriteLine("answer");
            hears.ReadLine();
        });
        server.Start();
        using var client = new TcpClient();
        client.Connect((IPEndPoint)listener.LocalEndpoint);
        Stream stream = client.GetStream();
        box.Value++;
        stream.WriteByte((byte)'\n');
        stream.ReadByte();
        box.Value++;
        stream.WriteByte((byte)'\n');
        server.Join();
        listener.Stop();
    }

    static async Task Streams()
    {
        var box = new Box();
        TcpListener listener = Listen();
        async Task Serve()
        {
            using TcpClient accepted = await listener.AcceptTcpClientAsync();
            NetworkStream stream = accepted.GetStream();
            var buffer = new byte[1];
            await stream.ReadAsync(buffer, 0, 1);
            box.Value++;
            await stream.WriteAsync(buffer.AsMemory(0, 1));
        }
        Task server = Serve();
        using var client = new TcpClient();
        await client.ConnectAsync(IPAddress.Loopback, ((IPEndPoint)listener.LocalEndpoint).Port);
        Stream mine = client.GetStream();
        var own = new byte[1];
        box.Value++;
        await mine.WriteAsync(own, 0, 1);
        await mine.ReadAsync(own.AsMemory(0, 1));
        box.Value++;
        await server;
        listener.Stop();
    }

    static void Piped()
    {
        var box = new Box();
        using var server = new AnonymousPipeServerStream(PipeDirection.Out);
        using var client = new AnonymousPipeClientStream(PipeDirection.In, server.GetClientHandleAsString());
        Thread deaf = Deaf(box);
        var thread = new Thread(() =>
        {
            box.Value++;
            server.WriteByte(1);
        });
        thread.Start();
        deaf.Join();
        client.ReadByte();
        box.Value++;
        thread.Join();
    }

    static void Watched()
    {
        var (box, done, times) = (new Box(), new ManualResetEventSlim(), 0);
        string folder = Path.Combine(Path.GetTempPath(), Path.GetRandomFileName());
        Directory.CreateDirectory(folder);
        using (var watcher = new FileSystemWatcher(folder))
        {
            watcher.Created += (sender, arguments) =>
            {
                if (Interlocked.Increment(ref times) > 1) return;
                box.Value++;
                done.Set();
            };
            watcher.EnableRaisingEvents = true;
            box.Value++;
            File.WriteAllText(Path.Combine(folder, "file"), "text");
            done.Wait();
            box.Value++;
        }
        Directory.Delete(folder, true);
    }

    static void Exited()
    {
        var (box, lines, done) = (new Box(), new Box(), new ManualResetEventSlim());
        var start = new ProcessStartInfo("cat") { RedirectStandardInput = true, RedirectStandardOutput = true };
        foreach (string profiled in new[] { "CORECLR_ENABLE_PROFILING", "DOTNET_ENABLE_PROFILING" }) start.Environment.Remove(profiled);
        using var process = new Process { StartInfo = start, EnableRaisingEvents = true };
        process.Exited += (sender, arguments) => { box.Value++; done.Set(); };
        process.OutputDataReceived += (sender, arguments) => { if (arguments.Data != null) lines.Value++; };
        process.Start();
        process.BeginOutputReadLine();
        Thread deaf = Deaf(box);
        lines.Value++;
        process.StandardInput.WriteLine("line");
        box.Value++;
        deaf.Join();
        process.StandardInput.Close();
        done.Wait();
        box.Value++;
        process.WaitForExit();
        lines.Value++;
    }

    static void Known()
    {
        var thread = new Thread(() => AppDomain.CurrentDomain.SetData("box", new Box { Value = 3 }));
        thread.Start();
        Box box;
        while ((box = (Box)AppDomain.CurrentDomain.GetData("box")) == null) Thread.Sleep(1);
        box.Value++;
        thread.Join();
    }

    static void Run(int wrong)
    {
        isWrong = wrong != 0;
        // The first thread would come before all others anyway.
        var thread = new Thread(() =>
        {
            Accepted();
            Begun();
            Lines();
            Streams().Wait();
            Piped();
            Watched();
            Exited();
            Known();
        });
        thread.Start();
        thread.Join();
        Console.WriteLine("over");
    }
}
