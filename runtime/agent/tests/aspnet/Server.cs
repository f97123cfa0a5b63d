using System;
using System.Collections.Generic;
using System.Linq;
using System.Net.Http;
using System.Threading;
using System.Threading.Tasks;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Hosting.Server;
using Microsoft.AspNetCore.Hosting.Server.Features;
using Microsoft.AspNetCore.Http;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;

/// A server and its clients in one process. The first argument says how often they ask, the others what for.
static class Server
{
    const int Guests = 12;

    /// Every guest is known from the start, so the race does no harm: each visit puts what is there already.
    static readonly Dictionary<string, int> visits = Enumerable.Range(0, Guests).ToDictionary(Name, name => 1);
    static readonly object gate = new object();

    static string Name(int guest) => "guest" + guest;

    static async Task Race(HttpContext context)
    {
        string name = context.Request.Query["name"];
        await Task.Delay(2);
        Visit(name);
        await context.Response.WriteAsync("hello " + name);
    }

    static void Visit(string name) => visits[name] = 1;

    static async Task Lock(HttpContext context)
    {
        string name = context.Request.Query["name"];
        await Task.Delay(2);
        lock (gate)
        {
            visits[name] = 1;
        }
        await context.Response.WriteAsync("hello " + name);
    }

    /// One bug, or all of them, in one request.
    static async Task Bugs(HttpContext context)
    {
        string number = context.Request.Query["number"];
        foreach (Action<List<int>> bug in number == "all" ? Collisions.Bugs : new[] { Collisions.Bugs[int.Parse(number)] }) Collisions.Collide(bug);
        await context.Response.WriteAsync("done " + number);
    }

    /// A bug, and an exception before anything is awaited.
    static Task Fails(HttpContext context)
    {
        Collisions.Collide(Collisions.Bugs[int.Parse(context.Request.Query["number"])]);
        throw new InvalidOperationException("this request fails");
    }

    static async Task<string> Ask(HttpClient client, string path)
    {
        using HttpResponseMessage answer = await client.GetAsync(path);
        return answer.IsSuccessStatusCode ? await answer.Content.ReadAsStringAsync() : answer.StatusCode.ToString();
    }

    static async Task Main(string[] arguments)
    {
        using IHost host = new HostBuilder().ConfigureWebHost(web => web
            .UseKestrel()
            .UseUrls("http://127.0.0.1:0")
            .ConfigureServices(services => services.AddRouting())
            .Configure(app => app.UseRouting().UseEndpoints(endpoints =>
            {
                endpoints.MapGet("/race", Race);
                endpoints.MapGet("/lock", Lock);
                endpoints.MapGet("/bugs", Bugs);
                endpoints.MapGet("/fails", Fails);
            }))).Build();
        await host.StartAsync();
        IServer server = host.Services.GetRequiredService<IServer>();
        string address = server.Features.Get<IServerAddressesFeature>().Addresses.First();
        using var client = new HttpClient { BaseAddress = new Uri(address), Timeout = Timeout.InfiniteTimeSpan };
        for (int time = 0; time < int.Parse(arguments[0]); time++)
        {
            foreach (string path in arguments.Skip(1))
            {
                // All guests at once; who asks for bugs comes alone.
                IEnumerable<string> paths = path.Contains("?")
                    ? new[] { path }
                    : Enumerable.Range(0, Guests).Select(guest => path + "?name=" + Name(guest));
                Console.WriteLine(string.Join(", ", await Task.WhenAll(paths.Select(path => Ask(client, path)))));
            }
        }
        await host.StopAsync();
    }
}
