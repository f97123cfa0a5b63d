// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace Microsoft.Extensions.Logging.Abstractions;
using System;
using System.Collections.Generic;
using System.Diagnostics;
public abstract class BufferedLogRecord {
	protected BufferedLogRecord();
	public abstract DateTimeOffset Timestamp { get; }
	public abstract LogLevel LogLevel { get; }
	public abstract EventId EventId { get; }
	public virtual string Exception { get; }
	public virtual ActivitySpanId? ActivitySpanId { get; }
	public virtual ActivityTraceId? ActivityTraceId { get; }
	public virtual int? ManagedThreadId { get; }
	public virtual string FormattedMessage { get; }
	public virtual string MessageTemplate { get; }
	public virtual IReadOnlyList<KeyValuePair<string, object>> Attributes { get; }
}
public interface IBufferedLogger {
	void LogRecords(IEnumerable<BufferedLogRecord> records);
}
public readonly struct LogEntry<TState> {
	public LogEntry(LogLevel logLevel, string category, EventId eventId, TState state, Exception exception, Func<TState, Exception, string> formatter);
	public LogLevel LogLevel { get; }
	public string Category { get; }
	public EventId EventId { get; }
	public TState State { get; }
	public Exception Exception { get; }
	public Func<TState, Exception, string> Formatter { get; }
}
public class NullLogger : ILogger {
	public IDisposable BeginScope<TState>(TState state);
	public bool IsEnabled(LogLevel logLevel);
	public void Log<TState>(LogLevel logLevel, EventId eventId, TState state, Exception exception, Func<TState, Exception, string> formatter);
	private NullLogger();
	public static NullLogger Instance { get; }
}
public class NullLoggerFactory : ILoggerFactory, IDisposable {
	public static readonly NullLoggerFactory Instance;
	public NullLoggerFactory();
	public ILogger CreateLogger(string name);
	public void AddProvider(ILoggerProvider provider);
	public void Dispose();
}
public class NullLoggerProvider : ILoggerProvider, IDisposable {
	public ILogger CreateLogger(string categoryName);
	public void Dispose();
	private NullLoggerProvider();
	public static NullLoggerProvider Instance { get; }
}
public class NullLogger<T> : ILogger<T>, ILogger {
	public static readonly NullLogger<T> Instance;
	public IDisposable BeginScope<TState>(TState state);
	public void Log<TState>(LogLevel logLevel, EventId eventId, TState state, Exception exception, Func<TState, Exception, string> formatter);
	public bool IsEnabled(LogLevel logLevel);
	public NullLogger();
}
