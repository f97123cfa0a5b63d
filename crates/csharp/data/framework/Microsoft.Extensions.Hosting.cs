// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace Microsoft.Extensions.Hosting;
using Microsoft.AspNetCore.Hosting;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.FileProviders;
using Microsoft.Extensions.Logging;
using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;
public abstract class BackgroundService : IHostedService, IDisposable {
	protected abstract Task ExecuteAsync(CancellationToken stoppingToken);
	public virtual Task StartAsync(CancellationToken cancellationToken);
	public virtual Task StopAsync(CancellationToken cancellationToken);
	public virtual void Dispose();
	protected BackgroundService();
	public virtual Task ExecuteTask { get; }
}
public enum BackgroundServiceExceptionBehavior { StopHost = 0, Ignore = 1 }
public class ConsoleLifetimeOptions {
	public ConsoleLifetimeOptions();
	public bool SuppressStatusMessages { get; set; }
}
public static class EnvironmentName {
	public static readonly string Development;
	public static readonly string Staging;
	public static readonly string Production;
}
public static class Environments {
	public static readonly string Development;
	public static readonly string Staging;
	public static readonly string Production;
}
public static class GenericHostBuilderExtensions {
	public static IHostBuilder ConfigureWebHostDefaults(this IHostBuilder builder, Action<IWebHostBuilder> configure);
	public static IHostBuilder ConfigureWebHostDefaults(this IHostBuilder builder, Action<IWebHostBuilder> configure, Action<WebHostBuilderOptions> configureOptions);
}
public static class GenericHostWebHostBuilderExtensions {
	public static IHostBuilder ConfigureWebHost(this IHostBuilder builder, Action<IWebHostBuilder> configure);
	public static IHostBuilder ConfigureWebHost(this IHostBuilder builder, Action<IWebHostBuilder> configure, Action<WebHostBuilderOptions> configureWebHostBuilder);
	public static IHostBuilder ConfigureSlimWebHost(this IHostBuilder builder, Action<IWebHostBuilder> configure, Action<WebHostBuilderOptions> configureWebHostBuilder);
}
public static class Host {
	public static IHostBuilder CreateDefaultBuilder();
	public static IHostBuilder CreateDefaultBuilder(string[] args);
	public static HostApplicationBuilder CreateApplicationBuilder();
	public static HostApplicationBuilder CreateApplicationBuilder(string[] args);
	public static HostApplicationBuilder CreateApplicationBuilder(HostApplicationBuilderSettings settings);
	public static HostApplicationBuilder CreateEmptyApplicationBuilder(HostApplicationBuilderSettings settings);
}
public sealed class HostAbortedException : Exception {
	public HostAbortedException();
	public HostAbortedException(string message);
	public HostAbortedException(string message, Exception innerException);
}
public sealed class HostApplicationBuilder : IHostApplicationBuilder {
	public HostApplicationBuilder();
	public HostApplicationBuilder(string[] args);
	public HostApplicationBuilder(HostApplicationBuilderSettings settings);
	public void ConfigureContainer<TContainerBuilder>(IServiceProviderFactory<TContainerBuilder> factory, Action<TContainerBuilder> configure = null);
	public IHost Build();
	public IHostEnvironment Environment { get; }
	public global::Microsoft.Extensions.Configuration.ConfigurationManager Configuration { get; }
	public IServiceCollection Services { get; }
	public ILoggingBuilder Logging { get; }
	public global::Microsoft.Extensions.Diagnostics.Metrics.IMetricsBuilder Metrics { get; }
}
public sealed class HostApplicationBuilderSettings {
	public HostApplicationBuilderSettings();
	public bool DisableDefaults { get; set; }
	public string[] Args { get; set; }
	public global::Microsoft.Extensions.Configuration.ConfigurationManager Configuration { get; set; }
	public string EnvironmentName { get; set; }
	public string ApplicationName { get; set; }
	public string ContentRootPath { get; set; }
}
public class HostBuilder : IHostBuilder {
	public HostBuilder();
	public IHostBuilder ConfigureHostConfiguration(Action<IConfigurationBuilder> configureDelegate);
	public IHostBuilder ConfigureAppConfiguration(Action<HostBuilderContext, IConfigurationBuilder> configureDelegate);
	public IHostBuilder ConfigureServices(Action<HostBuilderContext, IServiceCollection> configureDelegate);
	public IHostBuilder UseServiceProviderFactory<TContainerBuilder>(IServiceProviderFactory<TContainerBuilder> factory);
	public IHostBuilder UseServiceProviderFactory<TContainerBuilder>(Func<HostBuilderContext, IServiceProviderFactory<TContainerBuilder>> factory);
	public IHostBuilder ConfigureContainer<TContainerBuilder>(Action<HostBuilderContext, TContainerBuilder> configureDelegate);
	public IHost Build();
	public IDictionary<object, object> Properties { get; }
}
public class HostBuilderContext {
	public HostBuilderContext(IDictionary<object, object> properties);
	public IHostEnvironment HostingEnvironment { get; set; }
	public IConfiguration Configuration { get; set; }
	public IDictionary<object, object> Properties { get; }
}
public static class HostDefaults {
	public static readonly string ApplicationKey;
	public static readonly string EnvironmentKey;
	public static readonly string ContentRootKey;
}
public static class HostEnvironmentEnvExtensions {
	public static bool IsDevelopment(this IHostEnvironment hostEnvironment);
	public static bool IsStaging(this IHostEnvironment hostEnvironment);
	public static bool IsProduction(this IHostEnvironment hostEnvironment);
	public static bool IsEnvironment(this IHostEnvironment hostEnvironment, string environmentName);
}
public class HostOptions {
	public HostOptions();
	public TimeSpan ShutdownTimeout { get; set; }
	public TimeSpan StartupTimeout { get; set; }
	public bool ServicesStartConcurrently { get; set; }
	public bool ServicesStopConcurrently { get; set; }
	public BackgroundServiceExceptionBehavior BackgroundServiceExceptionBehavior { get; set; }
}
public static class HostingAbstractionsHostBuilderExtensions {
	public static IHost Start(this IHostBuilder hostBuilder);
	public static Task<IHost> StartAsync(this IHostBuilder hostBuilder, CancellationToken cancellationToken = default);
}
public static class HostingAbstractionsHostExtensions {
	public static void Start(this IHost host);
	public static Task StopAsync(this IHost host, TimeSpan timeout);
	public static void WaitForShutdown(this IHost host);
	public static void Run(this IHost host);
	public static Task RunAsync(this IHost host, CancellationToken token = default);
	public static Task WaitForShutdownAsync(this IHost host, CancellationToken token = default);
}
public static class HostingEnvironmentExtensions {
	public static bool IsDevelopment(this IHostingEnvironment hostingEnvironment);
	public static bool IsStaging(this IHostingEnvironment hostingEnvironment);
	public static bool IsProduction(this IHostingEnvironment hostingEnvironment);
	public static bool IsEnvironment(this IHostingEnvironment hostingEnvironment, string environmentName);
}
public static class HostingHostBuilderExtensions {
	public static IHostBuilder UseEnvironment(this IHostBuilder hostBuilder, string environment);
	public static IHostBuilder UseContentRoot(this IHostBuilder hostBuilder, string contentRoot);
	public static IHostBuilder UseDefaultServiceProvider(this IHostBuilder hostBuilder, Action<ServiceProviderOptions> configure);
	public static IHostBuilder UseDefaultServiceProvider(this IHostBuilder hostBuilder, Action<HostBuilderContext, ServiceProviderOptions> configure);
	public static IHostBuilder ConfigureLogging(this IHostBuilder hostBuilder, Action<HostBuilderContext, ILoggingBuilder> configureLogging);
	public static IHostBuilder ConfigureLogging(this IHostBuilder hostBuilder, Action<ILoggingBuilder> configureLogging);
	public static IHostBuilder ConfigureHostOptions(this IHostBuilder hostBuilder, Action<HostBuilderContext, HostOptions> configureOptions);
	public static IHostBuilder ConfigureHostOptions(this IHostBuilder hostBuilder, Action<HostOptions> configureOptions);
	public static IHostBuilder ConfigureAppConfiguration(this IHostBuilder hostBuilder, Action<IConfigurationBuilder> configureDelegate);
	public static IHostBuilder ConfigureServices(this IHostBuilder hostBuilder, Action<IServiceCollection> configureDelegate);
	public static IHostBuilder ConfigureContainer<TContainerBuilder>(this IHostBuilder hostBuilder, Action<TContainerBuilder> configureDelegate);
	public static IHostBuilder ConfigureDefaults(this IHostBuilder builder, string[] args);
	public static IHostBuilder UseConsoleLifetime(this IHostBuilder hostBuilder);
	public static IHostBuilder UseConsoleLifetime(this IHostBuilder hostBuilder, Action<ConsoleLifetimeOptions> configureOptions);
	public static Task RunConsoleAsync(this IHostBuilder hostBuilder, CancellationToken cancellationToken = default);
	public static Task RunConsoleAsync(this IHostBuilder hostBuilder, Action<ConsoleLifetimeOptions> configureOptions, CancellationToken cancellationToken = default);
	public static IHostBuilder ConfigureMetrics(this IHostBuilder hostBuilder, Action<global::Microsoft.Extensions.Diagnostics.Metrics.IMetricsBuilder> configureMetrics);
	public static IHostBuilder ConfigureMetrics(this IHostBuilder hostBuilder, Action<HostBuilderContext, global::Microsoft.Extensions.Diagnostics.Metrics.IMetricsBuilder> configureMetrics);
}
public interface IApplicationLifetime {
	void StopApplication();
	CancellationToken ApplicationStarted { get; }
	CancellationToken ApplicationStopping { get; }
	CancellationToken ApplicationStopped { get; }
}
public interface IHost : IDisposable {
	Task StartAsync(CancellationToken cancellationToken = default);
	Task StopAsync(CancellationToken cancellationToken = default);
	IServiceProvider Services { get; }
}
public interface IHostApplicationBuilder {
	void ConfigureContainer<TContainerBuilder>(IServiceProviderFactory<TContainerBuilder> factory, Action<TContainerBuilder> configure = null);
	IDictionary<object, object> Properties { get; }
	global::Microsoft.Extensions.Configuration.IConfigurationManager Configuration { get; }
	IHostEnvironment Environment { get; }
	ILoggingBuilder Logging { get; }
	global::Microsoft.Extensions.Diagnostics.Metrics.IMetricsBuilder Metrics { get; }
	IServiceCollection Services { get; }
}
public interface IHostApplicationLifetime {
	void StopApplication();
	CancellationToken ApplicationStarted { get; }
	CancellationToken ApplicationStopping { get; }
	CancellationToken ApplicationStopped { get; }
}
public interface IHostBuilder {
	IHostBuilder ConfigureHostConfiguration(Action<IConfigurationBuilder> configureDelegate);
	IHostBuilder ConfigureAppConfiguration(Action<HostBuilderContext, IConfigurationBuilder> configureDelegate);
	IHostBuilder ConfigureServices(Action<HostBuilderContext, IServiceCollection> configureDelegate);
	IHostBuilder UseServiceProviderFactory<TContainerBuilder>(IServiceProviderFactory<TContainerBuilder> factory);
	IHostBuilder UseServiceProviderFactory<TContainerBuilder>(Func<HostBuilderContext, IServiceProviderFactory<TContainerBuilder>> factory);
	IHostBuilder ConfigureContainer<TContainerBuilder>(Action<HostBuilderContext, TContainerBuilder> configureDelegate);
	IHost Build();
	IDictionary<object, object> Properties { get; }
}
public interface IHostEnvironment {
	string EnvironmentName { get; set; }
	string ApplicationName { get; set; }
	string ContentRootPath { get; set; }
	IFileProvider ContentRootFileProvider { get; set; }
}
public interface IHostLifetime {
	Task WaitForStartAsync(CancellationToken cancellationToken);
	Task StopAsync(CancellationToken cancellationToken);
}
public interface IHostedLifecycleService : IHostedService {
	Task StartingAsync(CancellationToken cancellationToken);
	Task StartedAsync(CancellationToken cancellationToken);
	Task StoppingAsync(CancellationToken cancellationToken);
	Task StoppedAsync(CancellationToken cancellationToken);
}
public interface IHostedService {
	Task StartAsync(CancellationToken cancellationToken);
	Task StopAsync(CancellationToken cancellationToken);
}
public interface IHostingEnvironment {
	string EnvironmentName { get; set; }
	string ApplicationName { get; set; }
	string ContentRootPath { get; set; }
	IFileProvider ContentRootFileProvider { get; set; }
}
public class WebHostBuilderOptions {
	public WebHostBuilderOptions();
	public bool SuppressEnvironmentConfiguration { get; set; }
}
