// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Features;
using Microsoft.AspNetCore.Routing;
using Microsoft.AspNetCore.SignalR;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;
using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;
public class ApplicationBuilder : IApplicationBuilder {
	public ApplicationBuilder(IServiceProvider serviceProvider);
	public ApplicationBuilder(IServiceProvider serviceProvider, object server);
	public IApplicationBuilder Use(Func<RequestDelegate, RequestDelegate> middleware);
	public IApplicationBuilder New();
	public RequestDelegate Build();
	public IServiceProvider ApplicationServices { get; set; }
	public IFeatureCollection ServerFeatures { get; }
	public IDictionary<string, object> Properties { get; }
}
public static class ControllerEndpointRouteBuilderExtensions {
	public static global::Microsoft.AspNetCore.Builder.ControllerActionEndpointConventionBuilder MapControllers(this IEndpointRouteBuilder endpoints);
	public static global::Microsoft.AspNetCore.Builder.ControllerActionEndpointConventionBuilder MapDefaultControllerRoute(this IEndpointRouteBuilder endpoints);
	public static global::Microsoft.AspNetCore.Builder.ControllerActionEndpointConventionBuilder MapControllerRoute(this IEndpointRouteBuilder endpoints, string name, string pattern, object defaults = null, object constraints = null, object dataTokens = null);
	public static global::Microsoft.AspNetCore.Builder.ControllerActionEndpointConventionBuilder MapAreaControllerRoute(this IEndpointRouteBuilder endpoints, string name, string areaName, string pattern, object defaults = null, object constraints = null, object dataTokens = null);
	public static IEndpointConventionBuilder MapFallbackToController(this IEndpointRouteBuilder endpoints, string action, string controller);
	public static IEndpointConventionBuilder MapFallbackToController(this IEndpointRouteBuilder endpoints, string pattern, string action, string controller);
	public static IEndpointConventionBuilder MapFallbackToAreaController(this IEndpointRouteBuilder endpoints, string action, string controller, string area);
	public static IEndpointConventionBuilder MapFallbackToAreaController(this IEndpointRouteBuilder endpoints, string pattern, string action, string controller, string area);
	public static void MapDynamicControllerRoute<TTransformer>(this IEndpointRouteBuilder endpoints, string pattern) where TTransformer : global::Microsoft.AspNetCore.Mvc.Routing.DynamicRouteValueTransformer;
	public static void MapDynamicControllerRoute<TTransformer>(this IEndpointRouteBuilder endpoints, string pattern, object state) where TTransformer : global::Microsoft.AspNetCore.Mvc.Routing.DynamicRouteValueTransformer;
	public static void MapDynamicControllerRoute<TTransformer>(this IEndpointRouteBuilder endpoints, string pattern, object state, int order) where TTransformer : global::Microsoft.AspNetCore.Mvc.Routing.DynamicRouteValueTransformer;
}
public static class EndpointRouteBuilderExtensions {
	public static global::Microsoft.AspNetCore.Routing.RouteGroupBuilder MapGroup(this IEndpointRouteBuilder endpoints, string prefix);
	public static global::Microsoft.AspNetCore.Routing.RouteGroupBuilder MapGroup(this IEndpointRouteBuilder endpoints, global::Microsoft.AspNetCore.Routing.Patterns.RoutePattern prefix);
	public static IEndpointConventionBuilder MapGet(this IEndpointRouteBuilder endpoints, string pattern, RequestDelegate requestDelegate);
	public static IEndpointConventionBuilder MapPost(this IEndpointRouteBuilder endpoints, string pattern, RequestDelegate requestDelegate);
	public static IEndpointConventionBuilder MapPut(this IEndpointRouteBuilder endpoints, string pattern, RequestDelegate requestDelegate);
	public static IEndpointConventionBuilder MapDelete(this IEndpointRouteBuilder endpoints, string pattern, RequestDelegate requestDelegate);
	public static IEndpointConventionBuilder MapPatch(this IEndpointRouteBuilder endpoints, string pattern, RequestDelegate requestDelegate);
	public static IEndpointConventionBuilder MapMethods(this IEndpointRouteBuilder endpoints, string pattern, IEnumerable<string> httpMethods, RequestDelegate requestDelegate);
	public static IEndpointConventionBuilder Map(this IEndpointRouteBuilder endpoints, string pattern, RequestDelegate requestDelegate);
	public static IEndpointConventionBuilder Map(this IEndpointRouteBuilder endpoints, global::Microsoft.AspNetCore.Routing.Patterns.RoutePattern pattern, RequestDelegate requestDelegate);
	public static RouteHandlerBuilder MapGet(this IEndpointRouteBuilder endpoints, string pattern, Delegate handler);
	public static RouteHandlerBuilder MapPost(this IEndpointRouteBuilder endpoints, string pattern, Delegate handler);
	public static RouteHandlerBuilder MapPut(this IEndpointRouteBuilder endpoints, string pattern, Delegate handler);
	public static RouteHandlerBuilder MapDelete(this IEndpointRouteBuilder endpoints, string pattern, Delegate handler);
	public static RouteHandlerBuilder MapPatch(this IEndpointRouteBuilder endpoints, string pattern, Delegate handler);
	public static RouteHandlerBuilder MapMethods(this IEndpointRouteBuilder endpoints, string pattern, IEnumerable<string> httpMethods, Delegate handler);
	public static RouteHandlerBuilder Map(this IEndpointRouteBuilder endpoints, string pattern, Delegate handler);
	public static RouteHandlerBuilder Map(this IEndpointRouteBuilder endpoints, global::Microsoft.AspNetCore.Routing.Patterns.RoutePattern pattern, Delegate handler);
	public static RouteHandlerBuilder MapFallback(this IEndpointRouteBuilder endpoints, Delegate handler);
	public static RouteHandlerBuilder MapFallback(this IEndpointRouteBuilder endpoints, string pattern, Delegate handler);
}
public static class EndpointRoutingApplicationBuilderExtensions {
	public static IApplicationBuilder UseRouting(this IApplicationBuilder builder);
	public static IApplicationBuilder UseEndpoints(this IApplicationBuilder builder, Action<IEndpointRouteBuilder> configure);
}
public static class ExceptionHandlerExtensions {
	public static IApplicationBuilder UseExceptionHandler(this IApplicationBuilder app);
	public static IApplicationBuilder UseExceptionHandler(this IApplicationBuilder app, string errorHandlingPath);
	public static IApplicationBuilder UseExceptionHandler(this IApplicationBuilder app, string errorHandlingPath, bool createScopeForErrors);
	public static IApplicationBuilder UseExceptionHandler(this IApplicationBuilder app, Action<IApplicationBuilder> configure);
	public static IApplicationBuilder UseExceptionHandler(this IApplicationBuilder app, global::Microsoft.AspNetCore.Builder.ExceptionHandlerOptions options);
}
public static class HubEndpointRouteBuilderExtensions {
	public static global::Microsoft.AspNetCore.Builder.HubEndpointConventionBuilder MapHub<THub>(this IEndpointRouteBuilder endpoints, string pattern) where THub : Hub;
	public static global::Microsoft.AspNetCore.Builder.HubEndpointConventionBuilder MapHub<THub>(this IEndpointRouteBuilder endpoints, string pattern, Action<global::Microsoft.AspNetCore.Http.Connections.HttpConnectionDispatcherOptions> configureOptions) where THub : Hub;
}
public interface IApplicationBuilder {
	IApplicationBuilder Use(Func<RequestDelegate, RequestDelegate> middleware);
	IApplicationBuilder New();
	RequestDelegate Build();
	IServiceProvider ApplicationServices { get; set; }
	IFeatureCollection ServerFeatures { get; }
	IDictionary<string, object> Properties { get; }
}
public interface IEndpointConventionBuilder {
	void Add(Action<global::Microsoft.AspNetCore.Builder.EndpointBuilder> convention);
	void Finally(Action<global::Microsoft.AspNetCore.Builder.EndpointBuilder> finallyConvention);
}
public static class MapExtensions {
	public static IApplicationBuilder Map(this IApplicationBuilder app, string pathMatch, Action<IApplicationBuilder> configuration);
	public static IApplicationBuilder Map(this IApplicationBuilder app, PathString pathMatch, Action<IApplicationBuilder> configuration);
	public static IApplicationBuilder Map(this IApplicationBuilder app, PathString pathMatch, bool preserveMatchedPathSegment, Action<IApplicationBuilder> configuration);
}
public sealed class RouteHandlerBuilder : IEndpointConventionBuilder {
	public RouteHandlerBuilder(IEnumerable<IEndpointConventionBuilder> endpointConventionBuilders);
	public void Add(Action<global::Microsoft.AspNetCore.Builder.EndpointBuilder> convention);
	public void Finally(Action<global::Microsoft.AspNetCore.Builder.EndpointBuilder> finalConvention);
}
public static class RunExtensions {
	public static void Run(this IApplicationBuilder app, RequestDelegate handler);
}
public static class StaticFileExtensions {
	public static IApplicationBuilder UseStaticFiles(this IApplicationBuilder app);
	public static IApplicationBuilder UseStaticFiles(this IApplicationBuilder app, string requestPath);
	public static IApplicationBuilder UseStaticFiles(this IApplicationBuilder app, global::Microsoft.AspNetCore.Builder.StaticFileOptions options);
}
public static class UseExtensions {
	public static IApplicationBuilder Use(this IApplicationBuilder app, Func<global::Microsoft.AspNetCore.Http.HttpContext, Func<Task>, Task> middleware);
	public static IApplicationBuilder Use(this IApplicationBuilder app, Func<global::Microsoft.AspNetCore.Http.HttpContext, RequestDelegate, Task> middleware);
}
public static class UseMiddlewareExtensions {
	public static IApplicationBuilder UseMiddleware<TMiddleware>(this IApplicationBuilder app, params object[] args);
	public static IApplicationBuilder UseMiddleware(this IApplicationBuilder app, Type middleware, params object[] args);
}
public static class UseWhenExtensions {
	public static IApplicationBuilder UseWhen(this IApplicationBuilder app, Func<global::Microsoft.AspNetCore.Http.HttpContext, bool> predicate, Action<IApplicationBuilder> configuration);
}
public sealed class WebApplication : IHost, IDisposable, IApplicationBuilder, IEndpointRouteBuilder, IAsyncDisposable {
	public static WebApplication Create(string[] args = null);
	public static WebApplicationBuilder CreateBuilder();
	public static WebApplicationBuilder CreateSlimBuilder();
	public static WebApplicationBuilder CreateBuilder(string[] args);
	public static WebApplicationBuilder CreateSlimBuilder(string[] args);
	public static WebApplicationBuilder CreateBuilder(WebApplicationOptions options);
	public static WebApplicationBuilder CreateSlimBuilder(WebApplicationOptions options);
	public static WebApplicationBuilder CreateEmptyBuilder(WebApplicationOptions options);
	public Task StartAsync(CancellationToken cancellationToken = default);
	public Task StopAsync(CancellationToken cancellationToken = default);
	public Task RunAsync(string url = null);
	public void Run(string url = null);
	public ValueTask DisposeAsync();
	public IApplicationBuilder Use(Func<RequestDelegate, RequestDelegate> middleware);
	private WebApplication();
	public IServiceProvider Services { get; }
	public IConfiguration Configuration { get; }
	public IWebHostEnvironment Environment { get; }
	public IHostApplicationLifetime Lifetime { get; }
	public ILogger Logger { get; }
	public ICollection<string> Urls { get; }
}
public sealed class WebApplicationBuilder : IHostApplicationBuilder {
	public WebApplication Build();
	private WebApplicationBuilder();
	public IWebHostEnvironment Environment { get; }
	public IServiceCollection Services { get; }
	public global::Microsoft.Extensions.Configuration.ConfigurationManager Configuration { get; }
	public ILoggingBuilder Logging { get; }
	public global::Microsoft.Extensions.Diagnostics.Metrics.IMetricsBuilder Metrics { get; }
	public global::Microsoft.AspNetCore.Builder.ConfigureWebHostBuilder WebHost { get; }
	public global::Microsoft.AspNetCore.Builder.ConfigureHostBuilder Host { get; }
}
public class WebApplicationOptions {
	public WebApplicationOptions();
	public string[] Args { get; init; }
	public string EnvironmentName { get; init; }
	public string ApplicationName { get; init; }
	public string ContentRootPath { get; init; }
	public string WebRootPath { get; init; }
}
