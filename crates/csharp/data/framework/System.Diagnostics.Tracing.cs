// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Diagnostics.Tracing;
using System.Collections.Generic;
using System.Collections.ObjectModel;
public abstract class DiagnosticCounter : IDisposable {
	public void Dispose();
	public void AddMetadata(string key, string value);
	private DiagnosticCounter();
	public string DisplayName { get; set; }
	public string DisplayUnits { get; set; }
	public string Name { get; }
	public EventSource EventSource { get; }
}
[global::System.Flags] public enum EventActivityOptions { None = 0, Disable = 2, Recursive = 4, Detachable = 8 }
public sealed class EventAttribute : Attribute {
	public EventAttribute(int eventId);
	public int EventId { get; }
	public EventLevel Level { get; set; }
	public EventKeywords Keywords { get; set; }
	public EventOpcode Opcode { get; set; }
	public EventTask Task { get; set; }
	public EventChannel Channel { get; set; }
	public byte Version { get; set; }
	public string Message { get; set; }
	public EventTags Tags { get; set; }
	public EventActivityOptions ActivityOptions { get; set; }
}
public enum EventChannel : byte { None = 0, Admin = 16, Operational = 17, Analytic = 18, Debug = 19 }
public enum EventCommand { Update = 0, SendManifest = -1, Enable = -2, Disable = -3 }
public class EventCommandEventArgs : EventArgs {
	public bool EnableEvent(int eventId);
	public bool DisableEvent(int eventId);
	private EventCommandEventArgs();
	public EventCommand Command { get; }
	public IDictionary<string, string> Arguments { get; }
}
public class EventCounter : DiagnosticCounter {
	public EventCounter(string name, EventSource eventSource);
	public void WriteMetric(float value);
	public void WriteMetric(double value);
}
public class EventDataAttribute : Attribute {
	public EventDataAttribute();
	public string Name { get; set; }
}
public class EventFieldAttribute : Attribute {
	public EventFieldAttribute();
	public EventFieldTags Tags { get; set; }
	public EventFieldFormat Format { get; set; }
}
public enum EventFieldFormat { Default = 0, String = 2, Boolean = 3, Hexadecimal = 4, Xml = 11, Json = 12, HResult = 15 }
[global::System.Flags] public enum EventFieldTags { None = 0 }
public class EventIgnoreAttribute : Attribute {
	public EventIgnoreAttribute();
}
[global::System.Flags] public enum EventKeywords : long { None = 0, All = -1, MicrosoftTelemetry = 562949953421312, WdiContext = 562949953421312, WdiDiagnostic = 1125899906842624, Sqm = 2251799813685248, AuditFailure = 4503599627370496, AuditSuccess = 9007199254740992, CorrelationHint = 4503599627370496, EventLogClassic = 36028797018963968 }
public enum EventLevel { LogAlways = 0, Critical = 1, Error = 2, Warning = 3, Informational = 4, Verbose = 5 }
public abstract class EventListener : IDisposable {
	protected EventListener();
	public virtual void Dispose();
	public void EnableEvents(EventSource eventSource, EventLevel level);
	public void EnableEvents(EventSource eventSource, EventLevel level, EventKeywords matchAnyKeyword);
	public void EnableEvents(EventSource eventSource, EventLevel level, EventKeywords matchAnyKeyword, IDictionary<string, string> arguments);
	public void DisableEvents(EventSource eventSource);
	protected internal static int EventSourceIndex(EventSource eventSource);
	protected internal virtual void OnEventSourceCreated(EventSource eventSource);
	protected internal virtual void OnEventWritten(EventWrittenEventArgs eventData);
	public event EventHandler<EventSourceCreatedEventArgs> EventSourceCreated;
	public event EventHandler<EventWrittenEventArgs> EventWritten;
}
[global::System.Flags] public enum EventManifestOptions { None = 0, Strict = 1, AllCultures = 2, OnlyIfNeededForRegistration = 4, AllowEventSourceOverride = 8 }
public enum EventOpcode { Info = 0, Start = 1, Stop = 2, DataCollectionStart = 3, DataCollectionStop = 4, Extension = 5, Reply = 6, Resume = 7, Suspend = 8, Send = 9, Receive = 240 }
public class EventSource : IDisposable {
	public bool IsEnabled();
	public bool IsEnabled(EventLevel level, EventKeywords keywords);
	public bool IsEnabled(EventLevel level, EventKeywords keywords, EventChannel channel);
	public static Guid GetGuid(Type eventSourceType);
	public static string GetName(Type eventSourceType);
	public static string GenerateManifest(Type eventSourceType, string assemblyPathToIncludeInManifest);
	public static string GenerateManifest(Type eventSourceType, string assemblyPathToIncludeInManifest, EventManifestOptions flags);
	public static IEnumerable<EventSource> GetSources();
	public static void SendCommand(EventSource eventSource, EventCommand command, IDictionary<string, string> commandArguments);
	public string GetTrait(string key);
	public static void SetCurrentThreadActivityId(Guid activityId);
	public static void SetCurrentThreadActivityId(Guid activityId, out Guid oldActivityThatWillContinue);
	protected EventSource();
	protected EventSource(bool throwOnEventWriteErrors);
	protected EventSource(EventSourceSettings settings);
	protected EventSource(EventSourceSettings settings, params string[] traits);
	protected virtual void OnEventCommand(EventCommandEventArgs command);
	protected void WriteEvent(int eventId);
	protected void WriteEvent(int eventId, int arg1);
	protected void WriteEvent(int eventId, int arg1, int arg2);
	protected void WriteEvent(int eventId, int arg1, int arg2, int arg3);
	protected void WriteEvent(int eventId, long arg1);
	protected void WriteEvent(int eventId, long arg1, long arg2);
	protected void WriteEvent(int eventId, long arg1, long arg2, long arg3);
	protected void WriteEvent(int eventId, string arg1);
	protected void WriteEvent(int eventId, string arg1, string arg2);
	protected void WriteEvent(int eventId, string arg1, string arg2, string arg3);
	protected void WriteEvent(int eventId, string arg1, int arg2);
	protected void WriteEvent(int eventId, string arg1, int arg2, int arg3);
	protected void WriteEvent(int eventId, string arg1, long arg2);
	protected void WriteEvent(int eventId, long arg1, string arg2);
	protected void WriteEvent(int eventId, int arg1, string arg2);
	protected void WriteEvent(int eventId, byte[] arg1);
	protected void WriteEvent(int eventId, long arg1, byte[] arg2);
	protected void WriteEventCore(int eventId, int eventDataCount, EventSource.EventData* data);
	protected void WriteEventWithRelatedActivityIdCore(int eventId, Guid* relatedActivityId, int eventDataCount, EventSource.EventData* data);
	protected void WriteEvent(int eventId, params EventSource.EventSourcePrimitive[] args);
	protected void WriteEvent(int eventId, params object[] args);
	protected void WriteEventWithRelatedActivityId(int eventId, Guid relatedActivityId, params object[] args);
	public void Dispose();
	protected virtual void Dispose(bool disposing);
	public EventSource(string eventSourceName);
	public EventSource(string eventSourceName, EventSourceSettings config);
	public EventSource(string eventSourceName, EventSourceSettings config, params string[] traits);
	public void Write(string eventName);
	public void Write(string eventName, EventSourceOptions options);
	public void Write<T>(string eventName, T data);
	public void Write<T>(string eventName, EventSourceOptions options, T data);
	public void Write<T>(string eventName, ref EventSourceOptions options, ref T data);
	public void Write<T>(string eventName, ref EventSourceOptions options, ref Guid activityId, ref Guid relatedActivityId, ref T data);
	public string Name { get; }
	public Guid Guid { get; }
	public EventSourceSettings Settings { get; }
	public Exception ConstructionException { get; }
	public static Guid CurrentThreadActivityId { get; }
	public event EventHandler<EventCommandEventArgs> EventCommandExecuted;
	public readonly struct EventSourcePrimitive {
		public static implicit operator EventSource.EventSourcePrimitive(bool value);
		public static implicit operator EventSource.EventSourcePrimitive(byte value);
		public static implicit operator EventSource.EventSourcePrimitive(short value);
		public static implicit operator EventSource.EventSourcePrimitive(int value);
		public static implicit operator EventSource.EventSourcePrimitive(long value);
		public static implicit operator EventSource.EventSourcePrimitive(sbyte value);
		public static implicit operator EventSource.EventSourcePrimitive(ushort value);
		public static implicit operator EventSource.EventSourcePrimitive(uint value);
		public static implicit operator EventSource.EventSourcePrimitive(ulong value);
		public static implicit operator EventSource.EventSourcePrimitive(UIntPtr value);
		public static implicit operator EventSource.EventSourcePrimitive(float value);
		public static implicit operator EventSource.EventSourcePrimitive(double value);
		public static implicit operator EventSource.EventSourcePrimitive(decimal value);
		public static implicit operator EventSource.EventSourcePrimitive(string value);
		public static implicit operator EventSource.EventSourcePrimitive(byte[] value);
		public static implicit operator EventSource.EventSourcePrimitive(Guid value);
		public static implicit operator EventSource.EventSourcePrimitive(DateTime value);
		public static implicit operator EventSource.EventSourcePrimitive(IntPtr value);
		public static implicit operator EventSource.EventSourcePrimitive(char value);
		public static implicit operator EventSource.EventSourcePrimitive(Enum value);
	}
	protected internal struct EventData {
		public IntPtr DataPointer { get; set; }
		public int Size { get; set; }
	}
}
public sealed class EventSourceAttribute : Attribute {
	public EventSourceAttribute();
	public string Name { get; set; }
	public string Guid { get; set; }
	public string LocalizationResources { get; set; }
}
public class EventSourceCreatedEventArgs : EventArgs {
	public EventSourceCreatedEventArgs();
	public EventSource EventSource { get; }
}
public class EventSourceException : Exception {
	public EventSourceException();
	public EventSourceException(string message);
	public EventSourceException(string message, Exception innerException);
}
public struct EventSourceOptions {
	public EventLevel Level { get; set; }
	public EventOpcode Opcode { get; set; }
	public EventKeywords Keywords { get; set; }
	public EventTags Tags { get; set; }
	public EventActivityOptions ActivityOptions { get; set; }
}
[global::System.Flags] public enum EventSourceSettings { Default = 0, ThrowOnEventWriteErrors = 1, EtwManifestEventFormat = 4, EtwSelfDescribingEventFormat = 8 }
[global::System.Flags] public enum EventTags { None = 0 }
public enum EventTask { None = 0 }
public class EventWrittenEventArgs : EventArgs {
	private EventWrittenEventArgs();
	public string EventName { get; }
	public int EventId { get; }
	public Guid ActivityId { get; }
	public Guid RelatedActivityId { get; }
	public ReadOnlyCollection<object> Payload { get; }
	public ReadOnlyCollection<string> PayloadNames { get; }
	public EventSource EventSource { get; }
	public EventKeywords Keywords { get; }
	public EventOpcode Opcode { get; }
	public EventTask Task { get; }
	public EventTags Tags { get; }
	public string Message { get; }
	public EventChannel Channel { get; }
	public byte Version { get; }
	public EventLevel Level { get; }
	public long OSThreadId { get; }
	public DateTime TimeStamp { get; }
}
public class IncrementingEventCounter : DiagnosticCounter {
	public IncrementingEventCounter(string name, EventSource eventSource);
	public void Increment(double increment = 1.0);
	public TimeSpan DisplayRateTimeScale { get; set; }
}
public class IncrementingPollingCounter : DiagnosticCounter {
	public IncrementingPollingCounter(string name, EventSource eventSource, Func<double> totalValueProvider);
	public TimeSpan DisplayRateTimeScale { get; set; }
}
public sealed class NonEventAttribute : Attribute {
	public NonEventAttribute();
}
public class PollingCounter : DiagnosticCounter {
	public PollingCounter(string name, EventSource eventSource, Func<double> metricProvider);
}
