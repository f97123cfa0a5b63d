// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace Microsoft.Extensions.Logging;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;
using System;
using System.Collections.Generic;
using System.Diagnostics;
[global::System.Flags] public enum ActivityTrackingOptions { None = 0, SpanId = 1, TraceId = 2, ParentId = 4, TraceState = 8, TraceFlags = 16, Tags = 32, Baggage = 64 }
public static class ConsoleLoggerExtensions {
	public static ILoggingBuilder AddConsole(this ILoggingBuilder builder);
	public static ILoggingBuilder AddConsole(this ILoggingBuilder builder, Action<global::Microsoft.Extensions.Logging.Console.ConsoleLoggerOptions> configure);
	public static ILoggingBuilder AddSimpleConsole(this ILoggingBuilder builder);
	public static ILoggingBuilder AddSimpleConsole(this ILoggingBuilder builder, Action<global::Microsoft.Extensions.Logging.Console.SimpleConsoleFormatterOptions> configure);
	public static ILoggingBuilder AddJsonConsole(this ILoggingBuilder builder);
	public static ILoggingBuilder AddJsonConsole(this ILoggingBuilder builder, Action<global::Microsoft.Extensions.Logging.Console.JsonConsoleFormatterOptions> configure);
	public static ILoggingBuilder AddSystemdConsole(this ILoggingBuilder builder, Action<global::Microsoft.Extensions.Logging.Console.ConsoleFormatterOptions> configure);
	public static ILoggingBuilder AddSystemdConsole(this ILoggingBuilder builder);
	public static ILoggingBuilder AddConsoleFormatter<TFormatter, TOptions>(this ILoggingBuilder builder) where TFormatter : global::Microsoft.Extensions.Logging.Console.ConsoleFormatter where TOptions : global::Microsoft.Extensions.Logging.Console.ConsoleFormatterOptions;
	public static ILoggingBuilder AddConsoleFormatter<TFormatter, TOptions>(this ILoggingBuilder builder, Action<TOptions> configure) where TFormatter : global::Microsoft.Extensions.Logging.Console.ConsoleFormatter where TOptions : global::Microsoft.Extensions.Logging.Console.ConsoleFormatterOptions;
	public static ILoggerFactory AddConsole(this ILoggerFactory factory, IConfiguration configuration);
	public static ILoggerFactory AddConsole(this ILoggerFactory factory, global::Microsoft.Extensions.Logging.Console.IConsoleLoggerSettings settings);
	public static ILoggerFactory AddConsole(this ILoggerFactory factory, LogLevel minLevel, bool includeScopes);
	public static ILoggerFactory AddConsole(this ILoggerFactory factory, LogLevel minLevel);
	public static ILoggerFactory AddConsole(this ILoggerFactory factory, bool includeScopes);
	public static ILoggerFactory AddConsole(this ILoggerFactory factory, Func<string, LogLevel, bool> filter, bool includeScopes);
	public static ILoggerFactory AddConsole(this ILoggerFactory factory, Func<string, LogLevel, bool> filter);
	public static ILoggerFactory AddConsole(this ILoggerFactory factory);
}
public static class DebugLoggerFactoryExtensions {
	public static ILoggerFactory AddDebug(this ILoggerFactory factory, LogLevel minLevel);
	public static ILoggerFactory AddDebug(this ILoggerFactory factory, Func<string, LogLevel, bool> filter);
	public static ILoggerFactory AddDebug(this ILoggerFactory factory);
	public static ILoggingBuilder AddDebug(this ILoggingBuilder builder);
}
public readonly struct EventId : IEquatable<EventId> {
	public static implicit operator EventId(int i);
	public static bool operator ==(EventId left, EventId right);
	public static bool operator !=(EventId left, EventId right);
	public EventId(int id, string name = null);
	public bool Equals(EventId other);
	public int Id { get; }
	public string Name { get; }
}
public static class EventLoggerFactoryExtensions {
	public static ILoggerFactory AddEventLog(this ILoggerFactory factory, global::Microsoft.Extensions.Logging.EventLog.EventLogSettings settings);
	public static ILoggerFactory AddEventLog(this ILoggerFactory factory, LogLevel minLevel);
	public static ILoggerFactory AddEventLog(this ILoggerFactory factory);
	public static ILoggingBuilder AddEventLog(this ILoggingBuilder builder);
	public static ILoggingBuilder AddEventLog(this ILoggingBuilder builder, global::Microsoft.Extensions.Logging.EventLog.EventLogSettings settings);
	public static ILoggingBuilder AddEventLog(this ILoggingBuilder builder, Action<global::Microsoft.Extensions.Logging.EventLog.EventLogSettings> configure);
}
public static class EventSourceLoggerFactoryExtensions {
	public static ILoggerFactory AddEventSourceLogger(this ILoggerFactory factory);
	public static ILoggingBuilder AddEventSourceLogger(this ILoggingBuilder builder);
}
public static class FilterLoggingBuilderExtensions {
	public static ILoggingBuilder AddFilter(this ILoggingBuilder builder, Func<string, string, LogLevel, bool> filter);
	public static ILoggingBuilder AddFilter(this ILoggingBuilder builder, Func<string, LogLevel, bool> categoryLevelFilter);
	public static ILoggingBuilder AddFilter<T>(this ILoggingBuilder builder, Func<string, LogLevel, bool> categoryLevelFilter) where T : ILoggerProvider;
	public static ILoggingBuilder AddFilter(this ILoggingBuilder builder, Func<LogLevel, bool> levelFilter);
	public static ILoggingBuilder AddFilter<T>(this ILoggingBuilder builder, Func<LogLevel, bool> levelFilter) where T : ILoggerProvider;
	public static ILoggingBuilder AddFilter(this ILoggingBuilder builder, string category, LogLevel level);
	public static ILoggingBuilder AddFilter<T>(this ILoggingBuilder builder, string category, LogLevel level) where T : ILoggerProvider;
	public static ILoggingBuilder AddFilter(this ILoggingBuilder builder, string category, Func<LogLevel, bool> levelFilter);
	public static ILoggingBuilder AddFilter<T>(this ILoggingBuilder builder, string category, Func<LogLevel, bool> levelFilter) where T : ILoggerProvider;
	public static LoggerFilterOptions AddFilter(this LoggerFilterOptions builder, Func<string, string, LogLevel, bool> filter);
	public static LoggerFilterOptions AddFilter(this LoggerFilterOptions builder, Func<string, LogLevel, bool> categoryLevelFilter);
	public static LoggerFilterOptions AddFilter<T>(this LoggerFilterOptions builder, Func<string, LogLevel, bool> categoryLevelFilter) where T : ILoggerProvider;
	public static LoggerFilterOptions AddFilter(this LoggerFilterOptions builder, Func<LogLevel, bool> levelFilter);
	public static LoggerFilterOptions AddFilter<T>(this LoggerFilterOptions builder, Func<LogLevel, bool> levelFilter) where T : ILoggerProvider;
	public static LoggerFilterOptions AddFilter(this LoggerFilterOptions builder, string category, LogLevel level);
	public static LoggerFilterOptions AddFilter<T>(this LoggerFilterOptions builder, string category, LogLevel level) where T : ILoggerProvider;
	public static LoggerFilterOptions AddFilter(this LoggerFilterOptions builder, string category, Func<LogLevel, bool> levelFilter);
	public static LoggerFilterOptions AddFilter<T>(this LoggerFilterOptions builder, string category, Func<LogLevel, bool> levelFilter) where T : ILoggerProvider;
}
public interface IExternalScopeProvider {
	void ForEachScope<TState>(Action<object, TState> callback, TState state);
	IDisposable Push(object state);
}
public interface ILogger {
	void Log<TState>(LogLevel logLevel, EventId eventId, TState state, Exception exception, Func<TState, Exception, string> formatter);
	bool IsEnabled(LogLevel logLevel);
	IDisposable BeginScope<TState>(TState state);
}
public interface ILoggerFactory : IDisposable {
	ILogger CreateLogger(string categoryName);
	void AddProvider(ILoggerProvider provider);
}
public interface ILoggerProvider : IDisposable {
	ILogger CreateLogger(string categoryName);
}
public interface ILogger<out TCategoryName> : ILogger { }
public interface ILoggingBuilder {
	IServiceCollection Services { get; }
}
public interface ISupportExternalScope {
	void SetScopeProvider(IExternalScopeProvider scopeProvider);
}
public class LogDefineOptions {
	public LogDefineOptions();
	public bool SkipEnabledCheck { get; set; }
}
public enum LogLevel { Trace = 0, Debug = 1, Information = 2, Warning = 3, Error = 4, Critical = 5, None = 6 }
public static class LoggerExtensions {
	public static void LogDebug(this ILogger logger, EventId eventId, Exception exception, string message, params object[] args);
	public static void LogDebug(this ILogger logger, EventId eventId, string message, params object[] args);
	public static void LogDebug(this ILogger logger, Exception exception, string message, params object[] args);
	public static void LogDebug(this ILogger logger, string message, params object[] args);
	public static void LogTrace(this ILogger logger, EventId eventId, Exception exception, string message, params object[] args);
	public static void LogTrace(this ILogger logger, EventId eventId, string message, params object[] args);
	public static void LogTrace(this ILogger logger, Exception exception, string message, params object[] args);
	public static void LogTrace(this ILogger logger, string message, params object[] args);
	public static void LogInformation(this ILogger logger, EventId eventId, Exception exception, string message, params object[] args);
	public static void LogInformation(this ILogger logger, EventId eventId, string message, params object[] args);
	public static void LogInformation(this ILogger logger, Exception exception, string message, params object[] args);
	public static void LogInformation(this ILogger logger, string message, params object[] args);
	public static void LogWarning(this ILogger logger, EventId eventId, Exception exception, string message, params object[] args);
	public static void LogWarning(this ILogger logger, EventId eventId, string message, params object[] args);
	public static void LogWarning(this ILogger logger, Exception exception, string message, params object[] args);
	public static void LogWarning(this ILogger logger, string message, params object[] args);
	public static void LogError(this ILogger logger, EventId eventId, Exception exception, string message, params object[] args);
	public static void LogError(this ILogger logger, EventId eventId, string message, params object[] args);
	public static void LogError(this ILogger logger, Exception exception, string message, params object[] args);
	public static void LogError(this ILogger logger, string message, params object[] args);
	public static void LogCritical(this ILogger logger, EventId eventId, Exception exception, string message, params object[] args);
	public static void LogCritical(this ILogger logger, EventId eventId, string message, params object[] args);
	public static void LogCritical(this ILogger logger, Exception exception, string message, params object[] args);
	public static void LogCritical(this ILogger logger, string message, params object[] args);
	public static void Log(this ILogger logger, LogLevel logLevel, string message, params object[] args);
	public static void Log(this ILogger logger, LogLevel logLevel, EventId eventId, string message, params object[] args);
	public static void Log(this ILogger logger, LogLevel logLevel, Exception exception, string message, params object[] args);
	public static void Log(this ILogger logger, LogLevel logLevel, EventId eventId, Exception exception, string message, params object[] args);
	public static IDisposable BeginScope(this ILogger logger, string messageFormat, params object[] args);
}
public class LoggerExternalScopeProvider : IExternalScopeProvider {
	public LoggerExternalScopeProvider();
	public void ForEachScope<TState>(Action<object, TState> callback, TState state);
	public IDisposable Push(object state);
}
public class LoggerFactory : ILoggerFactory, IDisposable {
	public LoggerFactory();
	public LoggerFactory(IEnumerable<ILoggerProvider> providers);
	public LoggerFactory(IEnumerable<ILoggerProvider> providers, LoggerFilterOptions filterOptions);
	public LoggerFactory(IEnumerable<ILoggerProvider> providers, IOptionsMonitor<LoggerFilterOptions> filterOption);
	public LoggerFactory(IEnumerable<ILoggerProvider> providers, IOptionsMonitor<LoggerFilterOptions> filterOption, IOptions<LoggerFactoryOptions> options);
	public LoggerFactory(IEnumerable<ILoggerProvider> providers, IOptionsMonitor<LoggerFilterOptions> filterOption, IOptions<LoggerFactoryOptions> options = null, IExternalScopeProvider scopeProvider = null);
	public static ILoggerFactory Create(Action<ILoggingBuilder> configure);
	public ILogger CreateLogger(string categoryName);
	public void AddProvider(ILoggerProvider provider);
	protected virtual bool CheckDisposed();
	public void Dispose();
}
public static class LoggerFactoryExtensions {
	public static ILogger<T> CreateLogger<T>(this ILoggerFactory factory);
	public static ILogger CreateLogger(this ILoggerFactory factory, Type type);
}
public class LoggerFactoryOptions {
	public LoggerFactoryOptions();
	public ActivityTrackingOptions ActivityTrackingOptions { get; set; }
}
public class LoggerFilterOptions {
	public LoggerFilterOptions();
	public bool CaptureScopes { get; set; }
	public LogLevel MinLevel { get; set; }
	public IList<LoggerFilterRule> Rules { get; }
}
public class LoggerFilterRule {
	public LoggerFilterRule(string providerName, string categoryName, LogLevel? logLevel, Func<string, string, LogLevel, bool> filter);
	public string ProviderName { get; }
	public string CategoryName { get; }
	public LogLevel? LogLevel { get; }
	public Func<string, string, LogLevel, bool> Filter { get; }
}
public static class LoggerMessage {
	public static Func<ILogger, IDisposable> DefineScope(string formatString);
	public static Func<ILogger, T1, IDisposable> DefineScope<T1>(string formatString);
	public static Func<ILogger, T1, T2, IDisposable> DefineScope<T1, T2>(string formatString);
	public static Func<ILogger, T1, T2, T3, IDisposable> DefineScope<T1, T2, T3>(string formatString);
	public static Func<ILogger, T1, T2, T3, T4, IDisposable> DefineScope<T1, T2, T3, T4>(string formatString);
	public static Func<ILogger, T1, T2, T3, T4, T5, IDisposable> DefineScope<T1, T2, T3, T4, T5>(string formatString);
	public static Func<ILogger, T1, T2, T3, T4, T5, T6, IDisposable> DefineScope<T1, T2, T3, T4, T5, T6>(string formatString);
	public static Action<ILogger, Exception> Define(LogLevel logLevel, EventId eventId, string formatString);
	public static Action<ILogger, Exception> Define(LogLevel logLevel, EventId eventId, string formatString, LogDefineOptions options);
	public static Action<ILogger, T1, Exception> Define<T1>(LogLevel logLevel, EventId eventId, string formatString);
	public static Action<ILogger, T1, Exception> Define<T1>(LogLevel logLevel, EventId eventId, string formatString, LogDefineOptions options);
	public static Action<ILogger, T1, T2, Exception> Define<T1, T2>(LogLevel logLevel, EventId eventId, string formatString);
	public static Action<ILogger, T1, T2, Exception> Define<T1, T2>(LogLevel logLevel, EventId eventId, string formatString, LogDefineOptions options);
	public static Action<ILogger, T1, T2, T3, Exception> Define<T1, T2, T3>(LogLevel logLevel, EventId eventId, string formatString);
	public static Action<ILogger, T1, T2, T3, Exception> Define<T1, T2, T3>(LogLevel logLevel, EventId eventId, string formatString, LogDefineOptions options);
	public static Action<ILogger, T1, T2, T3, T4, Exception> Define<T1, T2, T3, T4>(LogLevel logLevel, EventId eventId, string formatString);
	public static Action<ILogger, T1, T2, T3, T4, Exception> Define<T1, T2, T3, T4>(LogLevel logLevel, EventId eventId, string formatString, LogDefineOptions options);
	public static Action<ILogger, T1, T2, T3, T4, T5, Exception> Define<T1, T2, T3, T4, T5>(LogLevel logLevel, EventId eventId, string formatString);
	public static Action<ILogger, T1, T2, T3, T4, T5, Exception> Define<T1, T2, T3, T4, T5>(LogLevel logLevel, EventId eventId, string formatString, LogDefineOptions options);
	public static Action<ILogger, T1, T2, T3, T4, T5, T6, Exception> Define<T1, T2, T3, T4, T5, T6>(LogLevel logLevel, EventId eventId, string formatString);
	public static Action<ILogger, T1, T2, T3, T4, T5, T6, Exception> Define<T1, T2, T3, T4, T5, T6>(LogLevel logLevel, EventId eventId, string formatString, LogDefineOptions options);
}
public sealed class LoggerMessageAttribute : Attribute {
	public LoggerMessageAttribute();
	public LoggerMessageAttribute(int eventId, LogLevel level, string message);
	public LoggerMessageAttribute(LogLevel level, string message);
	public LoggerMessageAttribute(LogLevel level);
	public LoggerMessageAttribute(string message);
	public int EventId { get; set; }
	public string EventName { get; set; }
	public LogLevel Level { get; set; }
	public string Message { get; set; }
	public bool SkipEnabledCheck { get; set; }
}
public class Logger<T> : ILogger<T>, ILogger {
	public Logger(ILoggerFactory factory);
}
public static class LoggingBuilderExtensions {
	public static ILoggingBuilder AddConfiguration(this ILoggingBuilder builder, IConfiguration configuration);
}
public class ProviderAliasAttribute : Attribute {
	public ProviderAliasAttribute(string alias);
	public string Alias { get; }
}
public static class TraceSourceFactoryExtensions {
	public static ILoggerFactory AddTraceSource(this ILoggerFactory factory, SourceSwitch sourceSwitch, TraceListener listener);
	public static ILoggerFactory AddTraceSource(this ILoggerFactory factory, SourceSwitch sourceSwitch);
	public static ILoggerFactory AddTraceSource(this ILoggerFactory factory, string switchName, TraceListener listener);
	public static ILoggerFactory AddTraceSource(this ILoggerFactory factory, string switchName);
	public static ILoggingBuilder AddTraceSource(this ILoggingBuilder builder, string switchName);
	public static ILoggingBuilder AddTraceSource(this ILoggingBuilder builder, string switchName, TraceListener listener);
	public static ILoggingBuilder AddTraceSource(this ILoggingBuilder builder, SourceSwitch sourceSwitch);
	public static ILoggingBuilder AddTraceSource(this ILoggingBuilder builder, SourceSwitch sourceSwitch, TraceListener listener);
}
