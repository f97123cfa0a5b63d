// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http.Features;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.FileProviders;
using Microsoft.Extensions.Hosting;
using System;
using System.Threading;
using System.Threading.Tasks;
public interface IStartup {
	IServiceProvider ConfigureServices(IServiceCollection services);
	void Configure(IApplicationBuilder app);
}
public interface IWebHost : IDisposable {
	void Start();
	Task StartAsync(CancellationToken cancellationToken = default);
	Task StopAsync(CancellationToken cancellationToken = default);
	IFeatureCollection ServerFeatures { get; }
	IServiceProvider Services { get; }
}
public interface IWebHostBuilder {
	IWebHost Build();
	IWebHostBuilder ConfigureAppConfiguration(Action<global::Microsoft.AspNetCore.Hosting.WebHostBuilderContext, IConfigurationBuilder> configureDelegate);
	IWebHostBuilder ConfigureServices(Action<IServiceCollection> configureServices);
	IWebHostBuilder ConfigureServices(Action<global::Microsoft.AspNetCore.Hosting.WebHostBuilderContext, IServiceCollection> configureServices);
	string GetSetting(string key);
	IWebHostBuilder UseSetting(string key, string value);
}
public interface IWebHostEnvironment : IHostEnvironment {
	string WebRootPath { get; set; }
	IFileProvider WebRootFileProvider { get; set; }
}
