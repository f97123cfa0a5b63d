// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace Microsoft.Extensions.Configuration;
using Microsoft.Extensions.FileProviders;
using Microsoft.Extensions.Primitives;
using System;
using System.Collections.Generic;
using System.IO;
public static class ConfigurationBinder {
	public static T Get<T>(this IConfiguration configuration);
	public static T Get<T>(this IConfiguration configuration, Action<global::Microsoft.Extensions.Configuration.BinderOptions> configureOptions);
	public static object Get(this IConfiguration configuration, Type type);
	public static object Get(this IConfiguration configuration, Type type, Action<global::Microsoft.Extensions.Configuration.BinderOptions> configureOptions);
	public static void Bind(this IConfiguration configuration, string key, object instance);
	public static void Bind(this IConfiguration configuration, object instance);
	public static void Bind(this IConfiguration configuration, object instance, Action<global::Microsoft.Extensions.Configuration.BinderOptions> configureOptions);
	public static T GetValue<T>(this IConfiguration configuration, string key);
	public static T GetValue<T>(this IConfiguration configuration, string key, T defaultValue);
	public static object GetValue(this IConfiguration configuration, Type type, string key);
	public static object GetValue(this IConfiguration configuration, Type type, string key, object defaultValue);
}
public class ConfigurationBuilder : IConfigurationBuilder {
	public IConfigurationBuilder Add(IConfigurationSource source);
	public IConfigurationRoot Build();
	public ConfigurationBuilder();
	public IList<IConfigurationSource> Sources { get; }
	public IDictionary<string, object> Properties { get; }
}
public static class ConfigurationExtensions {
	public static IConfigurationBuilder Add<TSource>(this IConfigurationBuilder builder, Action<TSource> configureSource) where TSource : IConfigurationSource, new();
	public static string GetConnectionString(this IConfiguration configuration, string name);
	public static IEnumerable<KeyValuePair<string, string>> AsEnumerable(this IConfiguration configuration);
	public static IEnumerable<KeyValuePair<string, string>> AsEnumerable(this IConfiguration configuration, bool makePathsRelative);
	public static bool Exists(this IConfigurationSection section);
	public static IConfigurationSection GetRequiredSection(this IConfiguration configuration, string key);
}
public sealed class ConfigurationManager : global::Microsoft.Extensions.Configuration.IConfigurationManager, IConfiguration, IConfigurationBuilder, IConfigurationRoot, IDisposable {
	public ConfigurationManager();
	public IConfigurationSection GetSection(string key);
	public IEnumerable<IConfigurationSection> GetChildren();
	public void Dispose();
	public string this[string key] { get; set; }
	public IList<IConfigurationSource> Sources { get; }
}
public abstract class ConfigurationProvider : IConfigurationProvider {
	protected ConfigurationProvider();
	public virtual bool TryGet(string key, out string value);
	public virtual void Set(string key, string value);
	public virtual void Load();
	public virtual IEnumerable<string> GetChildKeys(IEnumerable<string> earlierKeys, string parentPath);
	public IChangeToken GetReloadToken();
	protected void OnReload();
	protected IDictionary<string, string> Data { get; set; }
}
public class ConfigurationRoot : IConfigurationRoot, IConfiguration, IDisposable {
	public ConfigurationRoot(IList<IConfigurationProvider> providers);
	public IEnumerable<IConfigurationSection> GetChildren();
	public IChangeToken GetReloadToken();
	public IConfigurationSection GetSection(string key);
	public void Reload();
	public void Dispose();
	public IEnumerable<IConfigurationProvider> Providers { get; }
	public string this[string key] { get; set; }
}
public class ConfigurationSection : IConfigurationSection, IConfiguration {
	public ConfigurationSection(IConfigurationRoot root, string path);
	public IConfigurationSection GetSection(string key);
	public IEnumerable<IConfigurationSection> GetChildren();
	public IChangeToken GetReloadToken();
	public string Path { get; }
	public string Key { get; }
	public string Value { get; set; }
	public string this[string key] { get; set; }
}
public static class EnvironmentVariablesExtensions {
	public static IConfigurationBuilder AddEnvironmentVariables(this IConfigurationBuilder configurationBuilder);
	public static IConfigurationBuilder AddEnvironmentVariables(this IConfigurationBuilder configurationBuilder, string prefix);
	public static IConfigurationBuilder AddEnvironmentVariables(this IConfigurationBuilder builder, Action<global::Microsoft.Extensions.Configuration.EnvironmentVariables.EnvironmentVariablesConfigurationSource> configureSource);
}
public interface IConfiguration {
	IConfigurationSection GetSection(string key);
	IEnumerable<IConfigurationSection> GetChildren();
	IChangeToken GetReloadToken();
	string this[string key] { get; set; }
}
public interface IConfigurationBuilder {
	IConfigurationBuilder Add(IConfigurationSource source);
	IConfigurationRoot Build();
	IDictionary<string, object> Properties { get; }
	IList<IConfigurationSource> Sources { get; }
}
public interface IConfigurationProvider {
	bool TryGet(string key, out string value);
	void Set(string key, string value);
	IChangeToken GetReloadToken();
	void Load();
	IEnumerable<string> GetChildKeys(IEnumerable<string> earlierKeys, string parentPath);
}
public interface IConfigurationRoot : IConfiguration {
	void Reload();
	IEnumerable<IConfigurationProvider> Providers { get; }
}
public interface IConfigurationSection : IConfiguration {
	string Key { get; }
	string Path { get; }
	string Value { get; set; }
}
public interface IConfigurationSource {
	IConfigurationProvider Build(IConfigurationBuilder builder);
}
public static class JsonConfigurationExtensions {
	public static IConfigurationBuilder AddJsonFile(this IConfigurationBuilder builder, string path);
	public static IConfigurationBuilder AddJsonFile(this IConfigurationBuilder builder, string path, bool optional);
	public static IConfigurationBuilder AddJsonFile(this IConfigurationBuilder builder, string path, bool optional, bool reloadOnChange);
	public static IConfigurationBuilder AddJsonFile(this IConfigurationBuilder builder, IFileProvider provider, string path, bool optional, bool reloadOnChange);
	public static IConfigurationBuilder AddJsonFile(this IConfigurationBuilder builder, Action<global::Microsoft.Extensions.Configuration.Json.JsonConfigurationSource> configureSource);
	public static IConfigurationBuilder AddJsonStream(this IConfigurationBuilder builder, Stream stream);
}
