// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace Microsoft.Extensions.Options;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.Primitives;
using System;
using System.Collections.Generic;
using System.ComponentModel.DataAnnotations;
public class ConfigurationChangeTokenSource<TOptions> : IOptionsChangeTokenSource<TOptions> {
	public ConfigurationChangeTokenSource(IConfiguration config);
	public ConfigurationChangeTokenSource(string name, IConfiguration config);
	public IChangeToken GetChangeToken();
	public string Name { get; }
}
public class ConfigureFromConfigurationOptions<TOptions> : ConfigureOptions<TOptions> where TOptions : class {
	public ConfigureFromConfigurationOptions(IConfiguration config);
}
public class ConfigureOptions<TOptions> : IConfigureOptions<TOptions> where TOptions : class {
	public ConfigureOptions(Action<TOptions> action);
	public virtual void Configure(TOptions options);
	public Action<TOptions> Action { get; }
}
public class DataAnnotationValidateOptions<TOptions> : IValidateOptions<TOptions> where TOptions : class {
	public DataAnnotationValidateOptions(string name);
	public ValidateOptionsResult Validate(string name, TOptions options);
	public string Name { get; }
}
public interface IConfigureNamedOptions<in TOptions> : IConfigureOptions<TOptions> where TOptions : class {
	void Configure(string name, TOptions options);
}
public interface IConfigureOptions<in TOptions> where TOptions : class {
	void Configure(TOptions options);
}
public interface IOptionsChangeTokenSource<out TOptions> {
	IChangeToken GetChangeToken();
	string Name { get; }
}
public interface IOptionsFactory<TOptions> where TOptions : class {
	TOptions Create(string name);
}
public interface IOptionsMonitorCache<TOptions> where TOptions : class {
	TOptions GetOrAdd(string name, Func<TOptions> createOptions);
	bool TryAdd(string name, TOptions options);
	bool TryRemove(string name);
	void Clear();
}
public interface IOptionsMonitor<out TOptions> {
	TOptions Get(string name);
	IDisposable OnChange(Action<TOptions, string> listener);
	TOptions CurrentValue { get; }
}
public interface IOptionsSnapshot<out TOptions> : IOptions<TOptions> where TOptions : class {
	TOptions Get(string name);
}
public interface IOptions<out TOptions> where TOptions : class {
	TOptions Value { get; }
}
public interface IPostConfigureOptions<in TOptions> where TOptions : class {
	void PostConfigure(string name, TOptions options);
}
public interface IStartupValidator {
	void Validate();
}
public interface IValidateOptions<TOptions> where TOptions : class {
	ValidateOptionsResult Validate(string name, TOptions options);
}
public class NamedConfigureFromConfigurationOptions<TOptions> : global::Microsoft.Extensions.Options.ConfigureNamedOptions<TOptions> where TOptions : class {
	public NamedConfigureFromConfigurationOptions(string name, IConfiguration config);
	public NamedConfigureFromConfigurationOptions(string name, IConfiguration config, Action<global::Microsoft.Extensions.Configuration.BinderOptions> configureBinder);
}
public static class Options {
	public static readonly string DefaultName;
	public static IOptions<TOptions> Create<TOptions>(TOptions options) where TOptions : class;
}
public class OptionsCache<TOptions> : IOptionsMonitorCache<TOptions> where TOptions : class {
	public void Clear();
	public virtual TOptions GetOrAdd(string name, Func<TOptions> createOptions);
	public virtual bool TryAdd(string name, TOptions options);
	public virtual bool TryRemove(string name);
	public OptionsCache();
}
public class OptionsFactory<TOptions> : IOptionsFactory<TOptions> where TOptions : class {
	public OptionsFactory(IEnumerable<IConfigureOptions<TOptions>> setups, IEnumerable<IPostConfigureOptions<TOptions>> postConfigures);
	public OptionsFactory(IEnumerable<IConfigureOptions<TOptions>> setups, IEnumerable<IPostConfigureOptions<TOptions>> postConfigures, IEnumerable<IValidateOptions<TOptions>> validations);
	public TOptions Create(string name);
	protected virtual TOptions CreateInstance(string name);
}
public class OptionsManager<TOptions> : IOptions<TOptions>, IOptionsSnapshot<TOptions> where TOptions : class {
	public OptionsManager(IOptionsFactory<TOptions> factory);
	public virtual TOptions Get(string name);
	public TOptions Value { get; }
}
public static class OptionsMonitorExtensions {
	public static IDisposable OnChange<TOptions>(this IOptionsMonitor<TOptions> monitor, Action<TOptions> listener);
}
public class OptionsMonitor<TOptions> : IOptionsMonitor<TOptions>, IDisposable where TOptions : class {
	public OptionsMonitor(IOptionsFactory<TOptions> factory, IEnumerable<IOptionsChangeTokenSource<TOptions>> sources, IOptionsMonitorCache<TOptions> cache);
	public virtual TOptions Get(string name);
	public IDisposable OnChange(Action<TOptions, string> listener);
	public void Dispose();
	public TOptions CurrentValue { get; }
}
public class OptionsValidationException : Exception {
	public OptionsValidationException(string optionsName, Type optionsType, IEnumerable<string> failureMessages);
	public string OptionsName { get; }
	public Type OptionsType { get; }
	public IEnumerable<string> Failures { get; }
}
public sealed class OptionsValidatorAttribute : Attribute {
	public OptionsValidatorAttribute();
}
public class OptionsWrapper<TOptions> : IOptions<TOptions> where TOptions : class {
	public OptionsWrapper(TOptions options);
	public TOptions Value { get; }
}
public sealed class ValidateEnumeratedItemsAttribute : Attribute {
	public ValidateEnumeratedItemsAttribute();
	public ValidateEnumeratedItemsAttribute(Type validator);
	public Type Validator { get; }
}
public sealed class ValidateObjectMembersAttribute : Attribute {
	public ValidateObjectMembersAttribute();
	public ValidateObjectMembersAttribute(Type validator);
	public Type Validator { get; }
}
public class ValidateOptionsResult {
	public static readonly ValidateOptionsResult Skip;
	public static readonly ValidateOptionsResult Success;
	public static ValidateOptionsResult Fail(string failureMessage);
	public static ValidateOptionsResult Fail(IEnumerable<string> failures);
	public ValidateOptionsResult();
	public bool Succeeded { get; protected set; }
	public bool Skipped { get; protected set; }
	public bool Failed { get; protected set; }
	public string FailureMessage { get; protected set; }
	public IEnumerable<string> Failures { get; protected set; }
}
public class ValidateOptionsResultBuilder {
	public ValidateOptionsResultBuilder();
	public void AddError(string error, string propertyName = null);
	public void AddResult(ValidationResult result);
	public void AddResults(IEnumerable<ValidationResult> results);
	public void AddResult(ValidateOptionsResult result);
	public ValidateOptionsResult Build();
	public void Clear();
}
