namespace Microsoft.Extensions.DependencyInjection;

using System;
using Threadbare;

/// <summary>What is registered is what lambdas of minimal APIs get.</summary>
public static class ServiceCollectionServiceExtensions
{
    public static IServiceCollection AddTransient(this IServiceCollection services, Type serviceType, Type implementationType)
    {
        Service.Add(serviceType, Lifetime.Transient, implementationType);
        return services;
    }

    public static IServiceCollection AddTransient(this IServiceCollection services, Type serviceType) { return services.AddTransient(serviceType, serviceType); }

    public static IServiceCollection AddTransient<TService, TImplementation>(this IServiceCollection services) { return services.AddTransient(typeof(TService), typeof(TImplementation)); }

    public static IServiceCollection AddTransient<TService>(this IServiceCollection services) { return services.AddTransient(typeof(TService), typeof(TService)); }

    public static IServiceCollection AddTransient<TService>(this IServiceCollection services, Func<IServiceProvider, TService> implementationFactory)
    {
        Service.Add(typeof(TService), Lifetime.Transient, () => implementationFactory(Kernel.Unknown<IServiceProvider>()));
        return services;
    }

    public static IServiceCollection AddScoped(this IServiceCollection services, Type serviceType, Type implementationType)
    {
        Service.Add(serviceType, Lifetime.Scoped, implementationType);
        return services;
    }

    public static IServiceCollection AddScoped(this IServiceCollection services, Type serviceType) { return services.AddScoped(serviceType, serviceType); }

    public static IServiceCollection AddScoped<TService, TImplementation>(this IServiceCollection services) { return services.AddScoped(typeof(TService), typeof(TImplementation)); }

    public static IServiceCollection AddScoped<TService>(this IServiceCollection services) { return services.AddScoped(typeof(TService), typeof(TService)); }

    public static IServiceCollection AddScoped<TService>(this IServiceCollection services, Func<IServiceProvider, TService> implementationFactory)
    {
        Service.Add(typeof(TService), Lifetime.Scoped, () => implementationFactory(Kernel.Unknown<IServiceProvider>()));
        return services;
    }

    public static IServiceCollection AddSingleton(this IServiceCollection services, Type serviceType, Type implementationType)
    {
        Service.Add(serviceType, Lifetime.Singleton, implementationType);
        return services;
    }

    public static IServiceCollection AddSingleton(this IServiceCollection services, Type serviceType) { return services.AddSingleton(serviceType, serviceType); }

    public static IServiceCollection AddSingleton<TService, TImplementation>(this IServiceCollection services) { return services.AddSingleton(typeof(TService), typeof(TImplementation)); }

    public static IServiceCollection AddSingleton<TService>(this IServiceCollection services) { return services.AddSingleton(typeof(TService), typeof(TService)); }

    public static IServiceCollection AddSingleton<TService>(this IServiceCollection services, Func<IServiceProvider, TService> implementationFactory)
    {
        Service.Add(typeof(TService), Lifetime.Singleton, () => implementationFactory(Kernel.Unknown<IServiceProvider>()));
        return services;
    }

    public static IServiceCollection AddSingleton<TService>(this IServiceCollection services, TService implementationInstance)
    {
        Service.Add(typeof(TService), Lifetime.Singleton, () => implementationInstance);
        return services;
    }

    public static IServiceCollection AddKeyedTransient(this IServiceCollection services, Type serviceType, object serviceKey, Type implementationType)
    {
        Service.AddKeyed(serviceType, Lifetime.Transient, implementationType);
        return services;
    }

    public static IServiceCollection AddKeyedTransient(this IServiceCollection services, Type serviceType, object serviceKey) { return services.AddKeyedTransient(serviceType, serviceKey, serviceType); }

    public static IServiceCollection AddKeyedTransient<TService, TImplementation>(this IServiceCollection services, object serviceKey) { return services.AddKeyedTransient(typeof(TService), serviceKey, typeof(TImplementation)); }

    public static IServiceCollection AddKeyedTransient<TService>(this IServiceCollection services, object serviceKey) { return services.AddKeyedTransient(typeof(TService), serviceKey, typeof(TService)); }

    public static IServiceCollection AddKeyedTransient<TService>(this IServiceCollection services, object serviceKey, Func<IServiceProvider, object, TService> implementationFactory)
    {
        Service.AddKeyed(typeof(TService), Lifetime.Transient, () => implementationFactory(Kernel.Unknown<IServiceProvider>(), serviceKey));
        return services;
    }

    public static IServiceCollection AddKeyedScoped(this IServiceCollection services, Type serviceType, object serviceKey, Type implementationType)
    {
        Service.AddKeyed(serviceType, Lifetime.Scoped, implementationType);
        return services;
    }

    public static IServiceCollection AddKeyedScoped(this IServiceCollection services, Type serviceType, object serviceKey) { return services.AddKeyedScoped(serviceType, serviceKey, serviceType); }

    public static IServiceCollection AddKeyedScoped<TService, TImplementation>(this IServiceCollection services, object serviceKey) { return services.AddKeyedScoped(typeof(TService), serviceKey, typeof(TImplementation)); }

    public static IServiceCollection AddKeyedScoped<TService>(this IServiceCollection services, object serviceKey) { return services.AddKeyedScoped(typeof(TService), serviceKey, typeof(TService)); }

    public static IServiceCollection AddKeyedScoped<TService>(this IServiceCollection services, object serviceKey, Func<IServiceProvider, object, TService> implementationFactory)
    {
        Service.AddKeyed(typeof(TService), Lifetime.Scoped, () => implementationFactory(Kernel.Unknown<IServiceProvider>(), serviceKey));
        return services;
    }

    public static IServiceCollection AddKeyedSingleton(this IServiceCollection services, Type serviceType, object serviceKey, Type implementationType)
    {
        Service.AddKeyed(serviceType, Lifetime.Singleton, implementationType);
        return services;
    }

    public static IServiceCollection AddKeyedSingleton(this IServiceCollection services, Type serviceType, object serviceKey) { return services.AddKeyedSingleton(serviceType, serviceKey, serviceType); }

    public static IServiceCollection AddKeyedSingleton<TService, TImplementation>(this IServiceCollection services, object serviceKey) { return services.AddKeyedSingleton(typeof(TService), serviceKey, typeof(TImplementation)); }

    public static IServiceCollection AddKeyedSingleton<TService>(this IServiceCollection services, object serviceKey) { return services.AddKeyedSingleton(typeof(TService), serviceKey, typeof(TService)); }

    public static IServiceCollection AddKeyedSingleton<TService>(this IServiceCollection services, object serviceKey, Func<IServiceProvider, object, TService> implementationFactory)
    {
        Service.AddKeyed(typeof(TService), Lifetime.Singleton, () => implementationFactory(Kernel.Unknown<IServiceProvider>(), serviceKey));
        return services;
    }

    public static IServiceCollection AddKeyedSingleton<TService>(this IServiceCollection services, object serviceKey, TService implementationInstance)
    {
        Service.AddKeyed(typeof(TService), Lifetime.Singleton, () => implementationInstance);
        return services;
    }
}
