// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace Microsoft.Extensions.DependencyInjection;
using Microsoft.AspNetCore.SignalR;
using Microsoft.Extensions.Caching.Memory;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Options;
using System;
using System.Collections;
using System.Collections.Generic;
using System.Net.Http;
using System.Threading.Tasks;
public static class ActivatorUtilities {
	public static object CreateInstance(IServiceProvider provider, Type instanceType, params object[] parameters);
	public static global::Microsoft.Extensions.DependencyInjection.ObjectFactory CreateFactory(Type instanceType, Type[] argumentTypes);
	public static global::Microsoft.Extensions.DependencyInjection.ObjectFactory<T> CreateFactory<T>(Type[] argumentTypes);
	public static T CreateInstance<T>(IServiceProvider provider, params object[] parameters);
	public static T GetServiceOrCreateInstance<T>(IServiceProvider provider);
	public static object GetServiceOrCreateInstance(IServiceProvider provider, Type type);
}
public readonly struct AsyncServiceScope : IServiceScope, IDisposable, IAsyncDisposable {
	public AsyncServiceScope(IServiceScope serviceScope);
	public void Dispose();
	public ValueTask DisposeAsync();
	public IServiceProvider ServiceProvider { get; }
}
public class FromKeyedServicesAttribute : Attribute {
	public FromKeyedServicesAttribute(object key);
	public object Key { get; }
}
public static class HttpClientFactoryServiceCollectionExtensions {
	public static IServiceCollection AddHttpClient(this IServiceCollection services);
	public static IServiceCollection ConfigureHttpClientDefaults(this IServiceCollection services, Action<IHttpClientBuilder> configure);
	public static IHttpClientBuilder AddHttpClient(this IServiceCollection services, string name);
	public static IHttpClientBuilder AddHttpClient(this IServiceCollection services, string name, Action<HttpClient> configureClient);
	public static IHttpClientBuilder AddHttpClient(this IServiceCollection services, string name, Action<IServiceProvider, HttpClient> configureClient);
	public static IHttpClientBuilder AddHttpClient<TClient>(this IServiceCollection services) where TClient : class;
	public static IHttpClientBuilder AddHttpClient<TClient, TImplementation>(this IServiceCollection services) where TClient : class where TImplementation : class, TClient;
	public static IHttpClientBuilder AddHttpClient<TClient>(this IServiceCollection services, string name) where TClient : class;
	public static IHttpClientBuilder AddHttpClient<TClient, TImplementation>(this IServiceCollection services, string name) where TClient : class where TImplementation : class, TClient;
	public static IHttpClientBuilder AddHttpClient<TClient>(this IServiceCollection services, Action<HttpClient> configureClient) where TClient : class;
	public static IHttpClientBuilder AddHttpClient<TClient>(this IServiceCollection services, Action<IServiceProvider, HttpClient> configureClient) where TClient : class;
	public static IHttpClientBuilder AddHttpClient<TClient, TImplementation>(this IServiceCollection services, Action<HttpClient> configureClient) where TClient : class where TImplementation : class, TClient;
	public static IHttpClientBuilder AddHttpClient<TClient, TImplementation>(this IServiceCollection services, Action<IServiceProvider, HttpClient> configureClient) where TClient : class where TImplementation : class, TClient;
	public static IHttpClientBuilder AddHttpClient<TClient>(this IServiceCollection services, string name, Action<HttpClient> configureClient) where TClient : class;
	public static IHttpClientBuilder AddHttpClient<TClient>(this IServiceCollection services, string name, Action<IServiceProvider, HttpClient> configureClient) where TClient : class;
	public static IHttpClientBuilder AddHttpClient<TClient, TImplementation>(this IServiceCollection services, string name, Action<HttpClient> configureClient) where TClient : class where TImplementation : class, TClient;
	public static IHttpClientBuilder AddHttpClient<TClient, TImplementation>(this IServiceCollection services, string name, Action<IServiceProvider, HttpClient> configureClient) where TClient : class where TImplementation : class, TClient;
	public static IHttpClientBuilder AddHttpClient<TClient, TImplementation>(this IServiceCollection services, Func<HttpClient, TImplementation> factory) where TClient : class where TImplementation : class, TClient;
	public static IHttpClientBuilder AddHttpClient<TClient, TImplementation>(this IServiceCollection services, string name, Func<HttpClient, TImplementation> factory) where TClient : class where TImplementation : class, TClient;
	public static IHttpClientBuilder AddHttpClient<TClient, TImplementation>(this IServiceCollection services, Func<HttpClient, IServiceProvider, TImplementation> factory) where TClient : class where TImplementation : class, TClient;
	public static IHttpClientBuilder AddHttpClient<TClient, TImplementation>(this IServiceCollection services, string name, Func<HttpClient, IServiceProvider, TImplementation> factory) where TClient : class where TImplementation : class, TClient;
}
public interface IHttpClientBuilder {
	string Name { get; }
	IServiceCollection Services { get; }
}
public interface IServiceCollection : IList<ServiceDescriptor>, ICollection<ServiceDescriptor>, IEnumerable<ServiceDescriptor>, IEnumerable { }
public interface IServiceProviderFactory<TContainerBuilder> {
	TContainerBuilder CreateBuilder(IServiceCollection services);
	IServiceProvider CreateServiceProvider(TContainerBuilder containerBuilder);
}
public interface IServiceProviderIsService {
	bool IsService(Type serviceType);
}
public interface IServiceScope : IDisposable {
	IServiceProvider ServiceProvider { get; }
}
public interface IServiceScopeFactory {
	IServiceScope CreateScope();
}
public static class LoggingServiceCollectionExtensions {
	public static IServiceCollection AddLogging(this IServiceCollection services);
	public static IServiceCollection AddLogging(this IServiceCollection services, Action<ILoggingBuilder> configure);
}
public static class MemoryCacheServiceCollectionExtensions {
	public static IServiceCollection AddMemoryCache(this IServiceCollection services);
	public static IServiceCollection AddMemoryCache(this IServiceCollection services, Action<MemoryCacheOptions> setupAction);
	public static IServiceCollection AddDistributedMemoryCache(this IServiceCollection services);
	public static IServiceCollection AddDistributedMemoryCache(this IServiceCollection services, Action<MemoryDistributedCacheOptions> setupAction);
}
public static class MvcServiceCollectionExtensions {
	public static global::Microsoft.Extensions.DependencyInjection.IMvcBuilder AddMvc(this IServiceCollection services);
	public static global::Microsoft.Extensions.DependencyInjection.IMvcBuilder AddMvc(this IServiceCollection services, Action<global::Microsoft.AspNetCore.Mvc.MvcOptions> setupAction);
	public static global::Microsoft.Extensions.DependencyInjection.IMvcBuilder AddControllers(this IServiceCollection services);
	public static global::Microsoft.Extensions.DependencyInjection.IMvcBuilder AddControllers(this IServiceCollection services, Action<global::Microsoft.AspNetCore.Mvc.MvcOptions> configure);
	public static global::Microsoft.Extensions.DependencyInjection.IMvcBuilder AddControllersWithViews(this IServiceCollection services);
	public static global::Microsoft.Extensions.DependencyInjection.IMvcBuilder AddControllersWithViews(this IServiceCollection services, Action<global::Microsoft.AspNetCore.Mvc.MvcOptions> configure);
	public static global::Microsoft.Extensions.DependencyInjection.IMvcBuilder AddRazorPages(this IServiceCollection services);
	public static global::Microsoft.Extensions.DependencyInjection.IMvcBuilder AddRazorPages(this IServiceCollection services, Action<global::Microsoft.AspNetCore.Mvc.RazorPages.RazorPagesOptions> configure);
}
public static class OptionsServiceCollectionExtensions {
	public static IServiceCollection AddOptions(this IServiceCollection services);
	public static global::Microsoft.Extensions.Options.OptionsBuilder<TOptions> AddOptionsWithValidateOnStart<TOptions>(this IServiceCollection services, string name = null) where TOptions : class;
	public static global::Microsoft.Extensions.Options.OptionsBuilder<TOptions> AddOptionsWithValidateOnStart<TOptions, TValidateOptions>(this IServiceCollection services, string name = null) where TOptions : class where TValidateOptions : class, IValidateOptions<TOptions>;
	public static IServiceCollection Configure<TOptions>(this IServiceCollection services, Action<TOptions> configureOptions) where TOptions : class;
	public static IServiceCollection Configure<TOptions>(this IServiceCollection services, string name, Action<TOptions> configureOptions) where TOptions : class;
	public static IServiceCollection ConfigureAll<TOptions>(this IServiceCollection services, Action<TOptions> configureOptions) where TOptions : class;
	public static IServiceCollection PostConfigure<TOptions>(this IServiceCollection services, Action<TOptions> configureOptions) where TOptions : class;
	public static IServiceCollection PostConfigure<TOptions>(this IServiceCollection services, string name, Action<TOptions> configureOptions) where TOptions : class;
	public static IServiceCollection PostConfigureAll<TOptions>(this IServiceCollection services, Action<TOptions> configureOptions) where TOptions : class;
	public static IServiceCollection ConfigureOptions<TConfigureOptions>(this IServiceCollection services) where TConfigureOptions : class;
	public static IServiceCollection ConfigureOptions(this IServiceCollection services, Type configureType);
	public static IServiceCollection ConfigureOptions(this IServiceCollection services, object configureInstance);
	public static global::Microsoft.Extensions.Options.OptionsBuilder<TOptions> AddOptions<TOptions>(this IServiceCollection services) where TOptions : class;
	public static global::Microsoft.Extensions.Options.OptionsBuilder<TOptions> AddOptions<TOptions>(this IServiceCollection services, string name) where TOptions : class;
}
public class ServiceCollection : IServiceCollection, IList<ServiceDescriptor>, ICollection<ServiceDescriptor>, IEnumerable<ServiceDescriptor>, IEnumerable {
	public void Clear();
	public bool Contains(ServiceDescriptor item);
	public void CopyTo(ServiceDescriptor[] array, int arrayIndex);
	public bool Remove(ServiceDescriptor item);
	public IEnumerator<ServiceDescriptor> GetEnumerator();
	public int IndexOf(ServiceDescriptor item);
	public void Insert(int index, ServiceDescriptor item);
	public void RemoveAt(int index);
	public void MakeReadOnly();
	public ServiceCollection();
	public int Count { get; }
	public bool IsReadOnly { get; }
	public ServiceDescriptor this[int index] { get; set; }
}
public static class ServiceCollectionContainerBuilderExtensions {
	public static ServiceProvider BuildServiceProvider(this IServiceCollection services);
	public static ServiceProvider BuildServiceProvider(this IServiceCollection services, bool validateScopes);
	public static ServiceProvider BuildServiceProvider(this IServiceCollection services, ServiceProviderOptions options);
}
public static class ServiceCollectionHostedServiceExtensions {
	public static IServiceCollection AddHostedService<THostedService>(this IServiceCollection services) where THostedService : class, IHostedService;
	public static IServiceCollection AddHostedService<THostedService>(this IServiceCollection services, Func<IServiceProvider, THostedService> implementationFactory) where THostedService : class, IHostedService;
}
public static class ServiceCollectionServiceExtensions {
	public static IServiceCollection AddTransient(this IServiceCollection services, Type serviceType, Type implementationType);
	public static IServiceCollection AddTransient(this IServiceCollection services, Type serviceType, Func<IServiceProvider, object> implementationFactory);
	public static IServiceCollection AddTransient<TService, TImplementation>(this IServiceCollection services) where TService : class where TImplementation : class, TService;
	public static IServiceCollection AddTransient(this IServiceCollection services, Type serviceType);
	public static IServiceCollection AddTransient<TService>(this IServiceCollection services) where TService : class;
	public static IServiceCollection AddTransient<TService>(this IServiceCollection services, Func<IServiceProvider, TService> implementationFactory) where TService : class;
	public static IServiceCollection AddTransient<TService, TImplementation>(this IServiceCollection services, Func<IServiceProvider, TImplementation> implementationFactory) where TService : class where TImplementation : class, TService;
	public static IServiceCollection AddScoped(this IServiceCollection services, Type serviceType, Type implementationType);
	public static IServiceCollection AddScoped(this IServiceCollection services, Type serviceType, Func<IServiceProvider, object> implementationFactory);
	public static IServiceCollection AddScoped<TService, TImplementation>(this IServiceCollection services) where TService : class where TImplementation : class, TService;
	public static IServiceCollection AddScoped(this IServiceCollection services, Type serviceType);
	public static IServiceCollection AddScoped<TService>(this IServiceCollection services) where TService : class;
	public static IServiceCollection AddScoped<TService>(this IServiceCollection services, Func<IServiceProvider, TService> implementationFactory) where TService : class;
	public static IServiceCollection AddScoped<TService, TImplementation>(this IServiceCollection services, Func<IServiceProvider, TImplementation> implementationFactory) where TService : class where TImplementation : class, TService;
	public static IServiceCollection AddSingleton(this IServiceCollection services, Type serviceType, Type implementationType);
	public static IServiceCollection AddSingleton(this IServiceCollection services, Type serviceType, Func<IServiceProvider, object> implementationFactory);
	public static IServiceCollection AddSingleton<TService, TImplementation>(this IServiceCollection services) where TService : class where TImplementation : class, TService;
	public static IServiceCollection AddSingleton(this IServiceCollection services, Type serviceType);
	public static IServiceCollection AddSingleton<TService>(this IServiceCollection services) where TService : class;
	public static IServiceCollection AddSingleton<TService>(this IServiceCollection services, Func<IServiceProvider, TService> implementationFactory) where TService : class;
	public static IServiceCollection AddSingleton<TService, TImplementation>(this IServiceCollection services, Func<IServiceProvider, TImplementation> implementationFactory) where TService : class where TImplementation : class, TService;
	public static IServiceCollection AddSingleton(this IServiceCollection services, Type serviceType, object implementationInstance);
	public static IServiceCollection AddSingleton<TService>(this IServiceCollection services, TService implementationInstance) where TService : class;
	public static IServiceCollection AddKeyedTransient(this IServiceCollection services, Type serviceType, object serviceKey, Type implementationType);
	public static IServiceCollection AddKeyedTransient(this IServiceCollection services, Type serviceType, object serviceKey, Func<IServiceProvider, object, object> implementationFactory);
	public static IServiceCollection AddKeyedTransient<TService, TImplementation>(this IServiceCollection services, object serviceKey) where TService : class where TImplementation : class, TService;
	public static IServiceCollection AddKeyedTransient(this IServiceCollection services, Type serviceType, object serviceKey);
	public static IServiceCollection AddKeyedTransient<TService>(this IServiceCollection services, object serviceKey) where TService : class;
	public static IServiceCollection AddKeyedTransient<TService>(this IServiceCollection services, object serviceKey, Func<IServiceProvider, object, TService> implementationFactory) where TService : class;
	public static IServiceCollection AddKeyedTransient<TService, TImplementation>(this IServiceCollection services, object serviceKey, Func<IServiceProvider, object, TImplementation> implementationFactory) where TService : class where TImplementation : class, TService;
	public static IServiceCollection AddKeyedScoped(this IServiceCollection services, Type serviceType, object serviceKey, Type implementationType);
	public static IServiceCollection AddKeyedScoped(this IServiceCollection services, Type serviceType, object serviceKey, Func<IServiceProvider, object, object> implementationFactory);
	public static IServiceCollection AddKeyedScoped<TService, TImplementation>(this IServiceCollection services, object serviceKey) where TService : class where TImplementation : class, TService;
	public static IServiceCollection AddKeyedScoped(this IServiceCollection services, Type serviceType, object serviceKey);
	public static IServiceCollection AddKeyedScoped<TService>(this IServiceCollection services, object serviceKey) where TService : class;
	public static IServiceCollection AddKeyedScoped<TService>(this IServiceCollection services, object serviceKey, Func<IServiceProvider, object, TService> implementationFactory) where TService : class;
	public static IServiceCollection AddKeyedScoped<TService, TImplementation>(this IServiceCollection services, object serviceKey, Func<IServiceProvider, object, TImplementation> implementationFactory) where TService : class where TImplementation : class, TService;
	public static IServiceCollection AddKeyedSingleton(this IServiceCollection services, Type serviceType, object serviceKey, Type implementationType);
	public static IServiceCollection AddKeyedSingleton(this IServiceCollection services, Type serviceType, object serviceKey, Func<IServiceProvider, object, object> implementationFactory);
	public static IServiceCollection AddKeyedSingleton<TService, TImplementation>(this IServiceCollection services, object serviceKey) where TService : class where TImplementation : class, TService;
	public static IServiceCollection AddKeyedSingleton(this IServiceCollection services, Type serviceType, object serviceKey);
	public static IServiceCollection AddKeyedSingleton<TService>(this IServiceCollection services, object serviceKey) where TService : class;
	public static IServiceCollection AddKeyedSingleton<TService>(this IServiceCollection services, object serviceKey, Func<IServiceProvider, object, TService> implementationFactory) where TService : class;
	public static IServiceCollection AddKeyedSingleton<TService, TImplementation>(this IServiceCollection services, object serviceKey, Func<IServiceProvider, object, TImplementation> implementationFactory) where TService : class where TImplementation : class, TService;
	public static IServiceCollection AddKeyedSingleton(this IServiceCollection services, Type serviceType, object serviceKey, object implementationInstance);
	public static IServiceCollection AddKeyedSingleton<TService>(this IServiceCollection services, object serviceKey, TService implementationInstance) where TService : class;
}
public class ServiceDescriptor {
	public ServiceDescriptor(Type serviceType, Type implementationType, ServiceLifetime lifetime);
	public ServiceDescriptor(Type serviceType, object serviceKey, Type implementationType, ServiceLifetime lifetime);
	public ServiceDescriptor(Type serviceType, object instance);
	public ServiceDescriptor(Type serviceType, object serviceKey, object instance);
	public ServiceDescriptor(Type serviceType, Func<IServiceProvider, object> factory, ServiceLifetime lifetime);
	public ServiceDescriptor(Type serviceType, object serviceKey, Func<IServiceProvider, object, object> factory, ServiceLifetime lifetime);
	public static ServiceDescriptor Transient<TService, TImplementation>() where TService : class where TImplementation : class, TService;
	public static ServiceDescriptor KeyedTransient<TService, TImplementation>(object serviceKey) where TService : class where TImplementation : class, TService;
	public static ServiceDescriptor Transient(Type service, Type implementationType);
	public static ServiceDescriptor KeyedTransient(Type service, object serviceKey, Type implementationType);
	public static ServiceDescriptor Transient<TService, TImplementation>(Func<IServiceProvider, TImplementation> implementationFactory) where TService : class where TImplementation : class, TService;
	public static ServiceDescriptor KeyedTransient<TService, TImplementation>(object serviceKey, Func<IServiceProvider, object, TImplementation> implementationFactory) where TService : class where TImplementation : class, TService;
	public static ServiceDescriptor Transient<TService>(Func<IServiceProvider, TService> implementationFactory) where TService : class;
	public static ServiceDescriptor KeyedTransient<TService>(object serviceKey, Func<IServiceProvider, object, TService> implementationFactory) where TService : class;
	public static ServiceDescriptor Transient(Type service, Func<IServiceProvider, object> implementationFactory);
	public static ServiceDescriptor KeyedTransient(Type service, object serviceKey, Func<IServiceProvider, object, object> implementationFactory);
	public static ServiceDescriptor Scoped<TService, TImplementation>() where TService : class where TImplementation : class, TService;
	public static ServiceDescriptor KeyedScoped<TService, TImplementation>(object serviceKey) where TService : class where TImplementation : class, TService;
	public static ServiceDescriptor Scoped(Type service, Type implementationType);
	public static ServiceDescriptor KeyedScoped(Type service, object serviceKey, Type implementationType);
	public static ServiceDescriptor Scoped<TService, TImplementation>(Func<IServiceProvider, TImplementation> implementationFactory) where TService : class where TImplementation : class, TService;
	public static ServiceDescriptor KeyedScoped<TService, TImplementation>(object serviceKey, Func<IServiceProvider, object, TImplementation> implementationFactory) where TService : class where TImplementation : class, TService;
	public static ServiceDescriptor Scoped<TService>(Func<IServiceProvider, TService> implementationFactory) where TService : class;
	public static ServiceDescriptor KeyedScoped<TService>(object serviceKey, Func<IServiceProvider, object, TService> implementationFactory) where TService : class;
	public static ServiceDescriptor Scoped(Type service, Func<IServiceProvider, object> implementationFactory);
	public static ServiceDescriptor KeyedScoped(Type service, object serviceKey, Func<IServiceProvider, object, object> implementationFactory);
	public static ServiceDescriptor Singleton<TService, TImplementation>() where TService : class where TImplementation : class, TService;
	public static ServiceDescriptor KeyedSingleton<TService, TImplementation>(object serviceKey) where TService : class where TImplementation : class, TService;
	public static ServiceDescriptor Singleton(Type service, Type implementationType);
	public static ServiceDescriptor KeyedSingleton(Type service, object serviceKey, Type implementationType);
	public static ServiceDescriptor Singleton<TService, TImplementation>(Func<IServiceProvider, TImplementation> implementationFactory) where TService : class where TImplementation : class, TService;
	public static ServiceDescriptor KeyedSingleton<TService, TImplementation>(object serviceKey, Func<IServiceProvider, object, TImplementation> implementationFactory) where TService : class where TImplementation : class, TService;
	public static ServiceDescriptor Singleton<TService>(Func<IServiceProvider, TService> implementationFactory) where TService : class;
	public static ServiceDescriptor KeyedSingleton<TService>(object serviceKey, Func<IServiceProvider, object, TService> implementationFactory) where TService : class;
	public static ServiceDescriptor Singleton(Type serviceType, Func<IServiceProvider, object> implementationFactory);
	public static ServiceDescriptor KeyedSingleton(Type serviceType, object serviceKey, Func<IServiceProvider, object, object> implementationFactory);
	public static ServiceDescriptor Singleton<TService>(TService implementationInstance) where TService : class;
	public static ServiceDescriptor KeyedSingleton<TService>(object serviceKey, TService implementationInstance) where TService : class;
	public static ServiceDescriptor Singleton(Type serviceType, object implementationInstance);
	public static ServiceDescriptor KeyedSingleton(Type serviceType, object serviceKey, object implementationInstance);
	public static ServiceDescriptor Describe(Type serviceType, Type implementationType, ServiceLifetime lifetime);
	public static ServiceDescriptor DescribeKeyed(Type serviceType, object serviceKey, Type implementationType, ServiceLifetime lifetime);
	public static ServiceDescriptor Describe(Type serviceType, Func<IServiceProvider, object> implementationFactory, ServiceLifetime lifetime);
	public static ServiceDescriptor DescribeKeyed(Type serviceType, object serviceKey, Func<IServiceProvider, object, object> implementationFactory, ServiceLifetime lifetime);
	public ServiceLifetime Lifetime { get; }
	public object ServiceKey { get; }
	public Type ServiceType { get; }
	public Type ImplementationType { get; }
	public Type KeyedImplementationType { get; }
	public object ImplementationInstance { get; }
	public object KeyedImplementationInstance { get; }
	public Func<IServiceProvider, object> ImplementationFactory { get; }
	public Func<IServiceProvider, object, object> KeyedImplementationFactory { get; }
	public bool IsKeyedService { get; }
}
public enum ServiceLifetime { Singleton = 0, Scoped = 1, Transient = 2 }
public sealed class ServiceProvider : IServiceProvider, global::Microsoft.Extensions.DependencyInjection.IKeyedServiceProvider, IDisposable, IAsyncDisposable {
	public object GetService(Type serviceType);
	public object GetKeyedService(Type serviceType, object serviceKey);
	public object GetRequiredKeyedService(Type serviceType, object serviceKey);
	public void Dispose();
	public ValueTask DisposeAsync();
	private ServiceProvider();
}
public class ServiceProviderOptions {
	public ServiceProviderOptions();
	public bool ValidateScopes { get; set; }
	public bool ValidateOnBuild { get; set; }
}
public static class ServiceProviderServiceExtensions {
	public static T GetService<T>(this IServiceProvider provider);
	public static object GetRequiredService(this IServiceProvider provider, Type serviceType);
	public static T GetRequiredService<T>(this IServiceProvider provider);
	public static IEnumerable<T> GetServices<T>(this IServiceProvider provider);
	public static IEnumerable<object> GetServices(this IServiceProvider provider, Type serviceType);
	public static IServiceScope CreateScope(this IServiceProvider provider);
	public static AsyncServiceScope CreateAsyncScope(this IServiceProvider provider);
	public static AsyncServiceScope CreateAsyncScope(this IServiceScopeFactory serviceScopeFactory);
}
public static class SignalRDependencyInjectionExtensions {
	public static ISignalRServerBuilder AddSignalRCore(this IServiceCollection services);
}
