namespace Microsoft.AspNetCore.Builder;

using System;
using System.Threading;
using System.Threading.Tasks;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Routing;
using Threadbare;

public sealed class WebApplication
{
    internal WebApplication() { }

    public static WebApplication Create(string[] args = null) { return new WebApplication(); }

    public static WebApplicationBuilder CreateBuilder() { return new WebApplicationBuilder(); }

    public static WebApplicationBuilder CreateBuilder(string[] args) { return new WebApplicationBuilder(); }

    public static WebApplicationBuilder CreateSlimBuilder() { return new WebApplicationBuilder(); }

    public static WebApplicationBuilder CreateSlimBuilder(string[] args) { return new WebApplicationBuilder(); }

    public void Run(string url = null) { Requests.Serve(); }

    public Task RunAsync(string url = null)
    {
        Requests.Serve();
        return Task.CompletedTask;
    }

    public Task StartAsync(CancellationToken cancellationToken = default)
    {
        Requests.Serve();
        return Task.CompletedTask;
    }
}

public sealed class WebApplicationBuilder
{
    internal WebApplicationBuilder() { }

    public WebApplication Build() { return new WebApplication(); }
}

public static class EndpointRouteBuilderExtensions
{
    public static IEndpointConventionBuilder MapGet(this IEndpointRouteBuilder endpoints, string pattern, RequestDelegate requestDelegate) { return Requests.Add<IEndpointConventionBuilder>(requestDelegate); }

    public static IEndpointConventionBuilder MapPost(this IEndpointRouteBuilder endpoints, string pattern, RequestDelegate requestDelegate) { return Requests.Add<IEndpointConventionBuilder>(requestDelegate); }

    public static IEndpointConventionBuilder MapPut(this IEndpointRouteBuilder endpoints, string pattern, RequestDelegate requestDelegate) { return Requests.Add<IEndpointConventionBuilder>(requestDelegate); }

    public static IEndpointConventionBuilder MapDelete(this IEndpointRouteBuilder endpoints, string pattern, RequestDelegate requestDelegate) { return Requests.Add<IEndpointConventionBuilder>(requestDelegate); }

    public static IEndpointConventionBuilder MapPatch(this IEndpointRouteBuilder endpoints, string pattern, RequestDelegate requestDelegate) { return Requests.Add<IEndpointConventionBuilder>(requestDelegate); }

    public static IEndpointConventionBuilder Map(this IEndpointRouteBuilder endpoints, string pattern, RequestDelegate requestDelegate) { return Requests.Add<IEndpointConventionBuilder>(requestDelegate); }

    public static RouteHandlerBuilder MapGet(this IEndpointRouteBuilder endpoints, string pattern, Delegate handler) { return Requests.Add<RouteHandlerBuilder>(handler); }

    public static RouteHandlerBuilder MapPost(this IEndpointRouteBuilder endpoints, string pattern, Delegate handler) { return Requests.Add<RouteHandlerBuilder>(handler); }

    public static RouteHandlerBuilder MapPut(this IEndpointRouteBuilder endpoints, string pattern, Delegate handler) { return Requests.Add<RouteHandlerBuilder>(handler); }

    public static RouteHandlerBuilder MapDelete(this IEndpointRouteBuilder endpoints, string pattern, Delegate handler) { return Requests.Add<RouteHandlerBuilder>(handler); }

    public static RouteHandlerBuilder MapPatch(this IEndpointRouteBuilder endpoints, string pattern, Delegate handler) { return Requests.Add<RouteHandlerBuilder>(handler); }

    public static RouteHandlerBuilder Map(this IEndpointRouteBuilder endpoints, string pattern, Delegate handler) { return Requests.Add<RouteHandlerBuilder>(handler); }
}
