// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Diagnostics;
using Microsoft.Win32.SafeHandles;
using System.Collections;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Collections.Specialized;
using System.ComponentModel;
using System.IO;
using System.Reflection;
using System.Security;
using System.Text;
using System.Threading;
using System.Threading.Tasks;
using System.Windows;
using System.Xml;
public class Activity : IDisposable {
	public Activity SetStatus(ActivityStatusCode code, string description = null);
	public Activity.Enumerator<KeyValuePair<string, object>> EnumerateTagObjects();
	public Activity.Enumerator<ActivityEvent> EnumerateEvents();
	public Activity.Enumerator<ActivityLink> EnumerateLinks();
	public string GetBaggageItem(string key);
	public object GetTagItem(string key);
	public Activity(string operationName);
	public Activity AddTag(string key, string value);
	public Activity AddTag(string key, object value);
	public Activity SetTag(string key, object value);
	public Activity AddEvent(ActivityEvent e);
	public Activity AddException(Exception exception, in TagList tags = default, DateTimeOffset timestamp = default);
	public Activity AddLink(ActivityLink link);
	public Activity AddBaggage(string key, string value);
	public Activity SetBaggage(string key, string value);
	public Activity SetParentId(string parentId);
	public Activity SetParentId(ActivityTraceId traceId, ActivitySpanId spanId, ActivityTraceFlags activityTraceFlags = (ActivityTraceFlags)0);
	public Activity SetStartTime(DateTime startTimeUtc);
	public Activity SetEndTime(DateTime endTimeUtc);
	public Activity Start();
	public void Stop();
	public Activity SetIdFormat(ActivityIdFormat format);
	public void Dispose();
	protected virtual void Dispose(bool disposing);
	public void SetCustomProperty(string propertyName, object propertyValue);
	public object GetCustomProperty(string propertyName);
	public static bool ForceDefaultIdFormat { get; set; }
	public ActivityStatusCode Status { get; }
	public string StatusDescription { get; }
	public bool HasRemoteParent { get; }
	public static Activity Current { get; set; }
	public ActivityKind Kind { get; }
	public string OperationName { get; }
	public string DisplayName { get; set; }
	public ActivitySource Source { get; }
	public Activity Parent { get; }
	public TimeSpan Duration { get; }
	public DateTime StartTimeUtc { get; }
	public string Id { get; }
	public string ParentId { get; }
	public string RootId { get; }
	public IEnumerable<KeyValuePair<string, string>> Tags { get; }
	public IEnumerable<KeyValuePair<string, object>> TagObjects { get; }
	public IEnumerable<ActivityEvent> Events { get; }
	public IEnumerable<ActivityLink> Links { get; }
	public IEnumerable<KeyValuePair<string, string>> Baggage { get; }
	public ActivityContext Context { get; }
	public string TraceStateString { get; set; }
	public ActivitySpanId SpanId { get; }
	public ActivityTraceId TraceId { get; }
	public bool Recorded { get; }
	public bool IsAllDataRequested { get; set; }
	public ActivityTraceFlags ActivityTraceFlags { get; set; }
	public ActivitySpanId ParentSpanId { get; }
	public static Func<ActivityTraceId> TraceIdGenerator { get; set; }
	public static ActivityIdFormat DefaultIdFormat { get; set; }
	public bool IsStopped { get; }
	public ActivityIdFormat IdFormat { get; }
	public static event EventHandler<ActivityChangedEventArgs> CurrentChanged;
	public struct Enumerator<T> {
		public Activity.Enumerator<T> GetEnumerator();
		public bool MoveNext();
		public ref T Current { get; }
	}
}
public readonly struct ActivityChangedEventArgs {
	public Activity Previous { get; init; }
	public Activity Current { get; init; }
}
public readonly struct ActivityContext : IEquatable<ActivityContext> {
	public ActivityContext(ActivityTraceId traceId, ActivitySpanId spanId, ActivityTraceFlags traceFlags, string traceState = null, bool isRemote = false);
	public static bool TryParse(string traceParent, string traceState, bool isRemote, out ActivityContext context);
	public static bool TryParse(string traceParent, string traceState, out ActivityContext context);
	public static ActivityContext Parse(string traceParent, string traceState);
	public bool Equals(ActivityContext value);
	public static bool operator ==(ActivityContext left, ActivityContext right);
	public static bool operator !=(ActivityContext left, ActivityContext right);
	public ActivityTraceId TraceId { get; }
	public ActivitySpanId SpanId { get; }
	public ActivityTraceFlags TraceFlags { get; }
	public string TraceState { get; }
	public bool IsRemote { get; }
}
public readonly struct ActivityCreationOptions<T> {
	public ActivitySource Source { get; }
	public string Name { get; }
	public ActivityKind Kind { get; }
	public T Parent { get; }
	public IEnumerable<KeyValuePair<string, object>> Tags { get; }
	public IEnumerable<ActivityLink> Links { get; }
	public ActivityTagsCollection SamplingTags { get; }
	public ActivityTraceId TraceId { get; }
	public string TraceState { get; init; }
}
public readonly struct ActivityEvent {
	public ActivityEvent(string name);
	public ActivityEvent(string name, DateTimeOffset timestamp = default, ActivityTagsCollection tags = null);
	public Activity.Enumerator<KeyValuePair<string, object>> EnumerateTagObjects();
	public string Name { get; }
	public DateTimeOffset Timestamp { get; }
	public IEnumerable<KeyValuePair<string, object>> Tags { get; }
}
public enum ActivityIdFormat { Unknown = 0, Hierarchical = 1, W3C = 2 }
public enum ActivityKind { Internal = 0, Server = 1, Client = 2, Producer = 3, Consumer = 4 }
public readonly struct ActivityLink : IEquatable<ActivityLink> {
	public ActivityLink(ActivityContext context, ActivityTagsCollection tags = null);
	public bool Equals(ActivityLink value);
	public static bool operator ==(ActivityLink left, ActivityLink right);
	public static bool operator !=(ActivityLink left, ActivityLink right);
	public Activity.Enumerator<KeyValuePair<string, object>> EnumerateTagObjects();
	public ActivityContext Context { get; }
	public IEnumerable<KeyValuePair<string, object>> Tags { get; }
}
public sealed class ActivityListener : IDisposable {
	public ActivityListener();
	public void Dispose();
	public Action<Activity> ActivityStarted { get; set; }
	public Action<Activity> ActivityStopped { get; set; }
	public ExceptionRecorder ExceptionRecorder { get; set; }
	public Func<ActivitySource, bool> ShouldListenTo { get; set; }
	public SampleActivity<string> SampleUsingParentId { get; set; }
	public SampleActivity<ActivityContext> Sample { get; set; }
}
public enum ActivitySamplingResult { None = 0, PropagationData = 1, AllData = 2, AllDataAndRecorded = 3 }
public sealed class ActivitySource : IDisposable {
	public ActivitySource(string name);
	public ActivitySource(string name, string version = "");
	public ActivitySource(string name, string version = "", IEnumerable<KeyValuePair<string, object>> tags = null);
	public bool HasListeners();
	public Activity CreateActivity(string name, ActivityKind kind);
	public Activity CreateActivity(string name, ActivityKind kind, ActivityContext parentContext, IEnumerable<KeyValuePair<string, object>> tags = null, IEnumerable<ActivityLink> links = null, ActivityIdFormat idFormat = (ActivityIdFormat)0);
	public Activity CreateActivity(string name, ActivityKind kind, string parentId, IEnumerable<KeyValuePair<string, object>> tags = null, IEnumerable<ActivityLink> links = null, ActivityIdFormat idFormat = (ActivityIdFormat)0);
	public Activity StartActivity(string name = "", ActivityKind kind = (ActivityKind)0);
	public Activity StartActivity(string name, ActivityKind kind, ActivityContext parentContext, IEnumerable<KeyValuePair<string, object>> tags = null, IEnumerable<ActivityLink> links = null, DateTimeOffset startTime = default);
	public Activity StartActivity(string name, ActivityKind kind, string parentId, IEnumerable<KeyValuePair<string, object>> tags = null, IEnumerable<ActivityLink> links = null, DateTimeOffset startTime = default);
	public Activity StartActivity(ActivityKind kind, ActivityContext parentContext = default, IEnumerable<KeyValuePair<string, object>> tags = null, IEnumerable<ActivityLink> links = null, DateTimeOffset startTime = default, string name = "");
	public void Dispose();
	public static void AddActivityListener(ActivityListener listener);
	public string Name { get; }
	public string Version { get; }
	public IEnumerable<KeyValuePair<string, object>> Tags { get; }
}
public readonly struct ActivitySpanId : IEquatable<ActivitySpanId> {
	public static ActivitySpanId CreateRandom();
	public static ActivitySpanId CreateFromBytes(ReadOnlySpan<byte> idData);
	public static ActivitySpanId CreateFromUtf8String(ReadOnlySpan<byte> idData);
	public static ActivitySpanId CreateFromString(ReadOnlySpan<char> idData);
	public string ToHexString();
	public static bool operator ==(ActivitySpanId spanId1, ActivitySpanId spandId2);
	public static bool operator !=(ActivitySpanId spanId1, ActivitySpanId spandId2);
	public bool Equals(ActivitySpanId spanId);
	public void CopyTo(Span<byte> destination);
}
public enum ActivityStatusCode { Unset = 0, Ok = 1, Error = 2 }
public class ActivityTagsCollection : IDictionary<string, object>, ICollection<KeyValuePair<string, object>>, IEnumerable<KeyValuePair<string, object>>, IEnumerable {
	public ActivityTagsCollection();
	public ActivityTagsCollection(IEnumerable<KeyValuePair<string, object>> list);
	public void Add(string key, object value);
	public void Add(KeyValuePair<string, object> item);
	public void Clear();
	public bool Contains(KeyValuePair<string, object> item);
	public bool ContainsKey(string key);
	public void CopyTo(KeyValuePair<string, object>[] array, int arrayIndex);
	public ActivityTagsCollection.Enumerator GetEnumerator();
	public bool Remove(string key);
	public bool Remove(KeyValuePair<string, object> item);
	public bool TryGetValue(string key, out object value);
	public object this[string key] { get; set; }
	public ICollection<string> Keys { get; }
	public ICollection<object> Values { get; }
	public bool IsReadOnly { get; }
	public int Count { get; }
	public struct Enumerator : IEnumerator<KeyValuePair<string, object>>, IEnumerator, IDisposable {
		public void Dispose();
		public bool MoveNext();
		public KeyValuePair<string, object> Current { get; }
	}
}
[global::System.Flags] public enum ActivityTraceFlags { None = 0, Recorded = 1 }
public readonly struct ActivityTraceId : IEquatable<ActivityTraceId> {
	public static ActivityTraceId CreateRandom();
	public static ActivityTraceId CreateFromBytes(ReadOnlySpan<byte> idData);
	public static ActivityTraceId CreateFromUtf8String(ReadOnlySpan<byte> idData);
	public static ActivityTraceId CreateFromString(ReadOnlySpan<char> idData);
	public string ToHexString();
	public static bool operator ==(ActivityTraceId traceId1, ActivityTraceId traceId2);
	public static bool operator !=(ActivityTraceId traceId1, ActivityTraceId traceId2);
	public bool Equals(ActivityTraceId traceId);
	public void CopyTo(Span<byte> destination);
}
public class BooleanSwitch : Switch {
	public BooleanSwitch(string displayName, string description);
	public BooleanSwitch(string displayName, string description, string defaultSwitchValue);
	public bool Enabled { get; set; }
}
public sealed class ConditionalAttribute : Attribute {
	public ConditionalAttribute(string conditionString);
	public string ConditionString { get; }
}
public class ConsoleTraceListener : TextWriterTraceListener {
	public ConsoleTraceListener();
	public ConsoleTraceListener(bool useErrorStream);
}
public class CorrelationManager {
	public void StartLogicalOperation();
	public void StopLogicalOperation();
	public void StartLogicalOperation(object operationId);
	private CorrelationManager();
	public Stack LogicalOperationStack { get; }
	public Guid ActivityId { get; set; }
}
public class DataReceivedEventArgs : EventArgs {
	private DataReceivedEventArgs();
	public string Data { get; }
}
public delegate void DataReceivedEventHandler(object sender, DataReceivedEventArgs e);
public static class Debug {
	public static DebugProvider SetProvider(DebugProvider provider);
	public static void Close();
	public static void Flush();
	public static void Indent();
	public static void Unindent();
	public static void Print(string message);
	public static void Print(string format, params object[] args);
	public static void Assert(bool condition);
	public static void Assert(bool condition, string message = null);
	public static void Assert(bool condition, ref Debug.AssertInterpolatedStringHandler message);
	public static void Assert(bool condition, string message, string detailMessage);
	public static void Assert(bool condition, ref Debug.AssertInterpolatedStringHandler message, ref Debug.AssertInterpolatedStringHandler detailMessage);
	public static void Assert(bool condition, string message, string detailMessageFormat, params object[] args);
	public static void Fail(string message);
	public static void Fail(string message, string detailMessage);
	public static void WriteLine(string message);
	public static void Write(string message);
	public static void WriteLine(object value);
	public static void WriteLine(object value, string category);
	public static void WriteLine(string format, params object[] args);
	public static void WriteLine(string message, string category);
	public static void Write(object value);
	public static void Write(string message, string category);
	public static void Write(object value, string category);
	public static void WriteIf(bool condition, string message);
	public static void WriteIf(bool condition, ref Debug.WriteIfInterpolatedStringHandler message);
	public static void WriteIf(bool condition, object value);
	public static void WriteIf(bool condition, string message, string category);
	public static void WriteIf(bool condition, ref Debug.WriteIfInterpolatedStringHandler message, string category);
	public static void WriteIf(bool condition, object value, string category);
	public static void WriteLineIf(bool condition, object value);
	public static void WriteLineIf(bool condition, object value, string category);
	public static void WriteLineIf(bool condition, string message);
	public static void WriteLineIf(bool condition, ref Debug.WriteIfInterpolatedStringHandler message);
	public static void WriteLineIf(bool condition, string message, string category);
	public static void WriteLineIf(bool condition, ref Debug.WriteIfInterpolatedStringHandler message, string category);
	public static bool AutoFlush { get; set; }
	public static int IndentLevel { get; set; }
	public static int IndentSize { get; set; }
	[global::System.Runtime.CompilerServices.InterpolatedStringHandler] public struct AssertInterpolatedStringHandler {
		public AssertInterpolatedStringHandler(int literalLength, int formattedCount, bool condition, out bool shouldAppend);
		public void AppendLiteral(string value);
		public void AppendFormatted<T>(T value);
		public void AppendFormatted<T>(T value, string format);
		public void AppendFormatted<T>(T value, int alignment);
		public void AppendFormatted<T>(T value, int alignment, string format);
		public void AppendFormatted(ReadOnlySpan<char> value);
		public void AppendFormatted(ReadOnlySpan<char> value, int alignment = 0, string format = null);
		public void AppendFormatted(string value);
		public void AppendFormatted(string value, int alignment = 0, string format = null);
		public void AppendFormatted(object value, int alignment = 0, string format = null);
	}
	[global::System.Runtime.CompilerServices.InterpolatedStringHandler] public struct WriteIfInterpolatedStringHandler {
		public WriteIfInterpolatedStringHandler(int literalLength, int formattedCount, bool condition, out bool shouldAppend);
		public void AppendLiteral(string value);
		public void AppendFormatted<T>(T value);
		public void AppendFormatted<T>(T value, string format);
		public void AppendFormatted<T>(T value, int alignment);
		public void AppendFormatted<T>(T value, int alignment, string format);
		public void AppendFormatted(ReadOnlySpan<char> value);
		public void AppendFormatted(ReadOnlySpan<char> value, int alignment = 0, string format = null);
		public void AppendFormatted(string value);
		public void AppendFormatted(string value, int alignment = 0, string format = null);
		public void AppendFormatted(object value, int alignment = 0, string format = null);
	}
}
public class DebugProvider {
	public virtual void Fail(string message, string detailMessage);
	public virtual void Write(string message);
	public virtual void WriteLine(string message);
	public virtual void OnIndentLevelChanged(int indentLevel);
	public virtual void OnIndentSizeChanged(int indentSize);
	public static void FailCore(string stackTrace, string message, string detailMessage, string errorSource);
	public static void WriteCore(string message);
	public DebugProvider();
}
public sealed class DebuggableAttribute : Attribute {
	public DebuggableAttribute(bool isJITTrackingEnabled, bool isJITOptimizerDisabled);
	public DebuggableAttribute(DebuggableAttribute.DebuggingModes modes);
	public bool IsJITTrackingEnabled { get; }
	public bool IsJITOptimizerDisabled { get; }
	public DebuggableAttribute.DebuggingModes DebuggingFlags { get; }
	[global::System.Flags] public enum DebuggingModes { None = 0, Default = 1, DisableOptimizations = 256, IgnoreSymbolStoreSequencePoints = 2, EnableEditAndContinue = 4 }
}
public static class Debugger {
	public static readonly string DefaultCategory;
	public static void Break();
	public static bool Launch();
	public static void NotifyOfCrossThreadDependency();
	public static void Log(int level, string category, string message);
	public static bool IsLogging();
	public static void BreakForUserUnhandledException(Exception exception);
	public static bool IsAttached { get; }
}
public sealed class DebuggerBrowsableAttribute : Attribute {
	public DebuggerBrowsableAttribute(DebuggerBrowsableState state);
	public DebuggerBrowsableState State { get; }
}
public enum DebuggerBrowsableState { Never = 0, Collapsed = 2, RootHidden = 3 }
public sealed class DebuggerDisableUserUnhandledExceptionsAttribute : Attribute {
	public DebuggerDisableUserUnhandledExceptionsAttribute();
}
public sealed class DebuggerDisplayAttribute : Attribute {
	public DebuggerDisplayAttribute(string value);
	public string Value { get; }
	public string Name { get; set; }
	public string Type { get; set; }
	public Type Target { get; set; }
	public string TargetTypeName { get; set; }
}
public sealed class DebuggerHiddenAttribute : Attribute {
	public DebuggerHiddenAttribute();
}
public sealed class DebuggerNonUserCodeAttribute : Attribute {
	public DebuggerNonUserCodeAttribute();
}
public sealed class DebuggerStepThroughAttribute : Attribute {
	public DebuggerStepThroughAttribute();
}
public sealed class DebuggerStepperBoundaryAttribute : Attribute {
	public DebuggerStepperBoundaryAttribute();
}
public sealed class DebuggerTypeProxyAttribute : Attribute {
	public DebuggerTypeProxyAttribute(Type type);
	public DebuggerTypeProxyAttribute(string typeName);
	public string ProxyTypeName { get; }
	public Type Target { get; set; }
	public string TargetTypeName { get; set; }
}
public sealed class DebuggerVisualizerAttribute : Attribute {
	public DebuggerVisualizerAttribute(string visualizerTypeName);
	public DebuggerVisualizerAttribute(string visualizerTypeName, string visualizerObjectSourceTypeName);
	public DebuggerVisualizerAttribute(string visualizerTypeName, Type visualizerObjectSource);
	public DebuggerVisualizerAttribute(Type visualizer);
	public DebuggerVisualizerAttribute(Type visualizer, Type visualizerObjectSource);
	public DebuggerVisualizerAttribute(Type visualizer, string visualizerObjectSourceTypeName);
	public string VisualizerObjectSourceTypeName { get; }
	public string VisualizerTypeName { get; }
	public string Description { get; set; }
	public Type Target { get; set; }
	public string TargetTypeName { get; set; }
}
public class DefaultTraceListener : TraceListener {
	public DefaultTraceListener();
	public bool AssertUiEnabled { get; set; }
	public string LogFileName { get; set; }
}
public class DiagnosticListener : DiagnosticSource, IObservable<KeyValuePair<string, object>>, IDisposable {
	public virtual IDisposable Subscribe(IObserver<KeyValuePair<string, object>> observer, Func<string, object, object, bool> isEnabled, Action<Activity, object> onActivityImport = null, Action<Activity, object> onActivityExport = null);
	public virtual IDisposable Subscribe(IObserver<KeyValuePair<string, object>> observer, Predicate<string> isEnabled);
	public virtual IDisposable Subscribe(IObserver<KeyValuePair<string, object>> observer, Func<string, object, object, bool> isEnabled);
	public virtual IDisposable Subscribe(IObserver<KeyValuePair<string, object>> observer);
	public DiagnosticListener(string name);
	public virtual void Dispose();
	public bool IsEnabled();
	public static IObservable<DiagnosticListener> AllListeners { get; }
	public string Name { get; }
}
public sealed class DiagnosticMethodInfo {
	public static DiagnosticMethodInfo Create(Delegate @delegate);
	public static DiagnosticMethodInfo Create(StackFrame frame);
	private DiagnosticMethodInfo();
	public string Name { get; }
	public string DeclaringTypeName { get; }
	public string DeclaringAssemblyName { get; }
}
public abstract class DiagnosticSource {
	public abstract void Write(string name, object value);
	public void Write<T>(string name, T value);
	public abstract bool IsEnabled(string name);
	public virtual bool IsEnabled(string name, object arg1, object arg2 = null);
	public Activity StartActivity(Activity activity, object args);
	public Activity StartActivity<T>(Activity activity, T args);
	public void StopActivity(Activity activity, object args);
	public void StopActivity<T>(Activity activity, T args);
	public virtual void OnActivityImport(Activity activity, object payload);
	public virtual void OnActivityExport(Activity activity, object payload);
	protected DiagnosticSource();
}
public class DiagnosticsConfigurationHandler : global::System.Configuration.IConfigurationSectionHandler {
	public DiagnosticsConfigurationHandler();
	public virtual object Create(object parent, object configContext, XmlNode section);
}
public class EventLog : Component, ISupportInitialize {
	public EventLog();
	public EventLog(string logName);
	public EventLog(string logName, string machineName);
	public EventLog(string logName, string machineName, string source);
	public void BeginInit();
	public void Clear();
	public void Close();
	public static void CreateEventSource(global::System.Diagnostics.EventSourceCreationData sourceData);
	public static void CreateEventSource(string source, string logName);
	public static void CreateEventSource(string source, string logName, string machineName);
	public static void Delete(string logName);
	public static void Delete(string logName, string machineName);
	public static void DeleteEventSource(string source);
	public static void DeleteEventSource(string source, string machineName);
	public void EndInit();
	public static bool Exists(string logName);
	public static bool Exists(string logName, string machineName);
	public static EventLog[] GetEventLogs();
	public static EventLog[] GetEventLogs(string machineName);
	public static string LogNameFromSourceName(string source, string machineName);
	public void ModifyOverflowPolicy(OverflowAction action, int retentionDays);
	public void RegisterDisplayName(string resourceFile, long resourceId);
	public static bool SourceExists(string source);
	public static bool SourceExists(string source, string machineName);
	public void WriteEntry(string message);
	public void WriteEntry(string message, EventLogEntryType type);
	public void WriteEntry(string message, EventLogEntryType type, int eventID);
	public void WriteEntry(string message, EventLogEntryType type, int eventID, short category);
	public void WriteEntry(string message, EventLogEntryType type, int eventID, short category, byte[] rawData);
	public static void WriteEntry(string source, string message);
	public static void WriteEntry(string source, string message, EventLogEntryType type);
	public static void WriteEntry(string source, string message, EventLogEntryType type, int eventID);
	public static void WriteEntry(string source, string message, EventLogEntryType type, int eventID, short category);
	public static void WriteEntry(string source, string message, EventLogEntryType type, int eventID, short category, byte[] rawData);
	public void WriteEvent(global::System.Diagnostics.EventInstance instance, byte[] data, params object[] values);
	public void WriteEvent(global::System.Diagnostics.EventInstance instance, params object[] values);
	public static void WriteEvent(string source, global::System.Diagnostics.EventInstance instance, byte[] data, params object[] values);
	public static void WriteEvent(string source, global::System.Diagnostics.EventInstance instance, params object[] values);
	public bool EnableRaisingEvents { get; set; }
	public global::System.Diagnostics.EventLogEntryCollection Entries { get; }
	public string Log { get; set; }
	public string LogDisplayName { get; }
	public string MachineName { get; set; }
	public long MaximumKilobytes { get; set; }
	public int MinimumRetentionDays { get; }
	public OverflowAction OverflowAction { get; }
	public string Source { get; set; }
	public ISynchronizeInvoke SynchronizingObject { get; set; }
	public event global::System.Diagnostics.EntryWrittenEventHandler EntryWritten;
}
public enum EventLogEntryType { Error = 1, Warning = 2, Information = 4, SuccessAudit = 8, FailureAudit = 16 }
[global::System.Flags] public enum EventLogPermissionAccess { Administer = 48, Audit = 10, Browse = 2, Instrument = 6, None = 0, Write = 16 }
public class EventTypeFilter : TraceFilter {
	public EventTypeFilter(SourceLevels level);
	public SourceLevels EventType { get; set; }
}
public delegate void ExceptionRecorder(Activity activity, Exception exception, ref TagList tags);
public sealed class InitializingSwitchEventArgs : EventArgs {
	public InitializingSwitchEventArgs(Switch @switch);
	public Switch Switch { get; }
}
public sealed class InitializingTraceSourceEventArgs : EventArgs {
	public InitializingTraceSourceEventArgs(TraceSource traceSource);
	public TraceSource TraceSource { get; }
	public bool WasInitialized { get; set; }
}
public class MonitoringDescriptionAttribute : DescriptionAttribute {
	public MonitoringDescriptionAttribute(string description);
}
public enum OverflowAction { DoNotOverwrite = -1, OverwriteAsNeeded = 0, OverwriteOlder = 1 }
public sealed class PerformanceCounter : Component, ISupportInitialize {
	public static int DefaultFileMappingSize;
	public PerformanceCounter();
	public PerformanceCounter(string categoryName, string counterName);
	public PerformanceCounter(string categoryName, string counterName, bool readOnly);
	public PerformanceCounter(string categoryName, string counterName, string instanceName);
	public PerformanceCounter(string categoryName, string counterName, string instanceName, bool readOnly);
	public PerformanceCounter(string categoryName, string counterName, string instanceName, string machineName);
	public void BeginInit();
	public void Close();
	public static void CloseSharedResources();
	public long Decrement();
	public void EndInit();
	public long Increment();
	public long IncrementBy(long value);
	public global::System.Diagnostics.CounterSample NextSample();
	public float NextValue();
	public void RemoveInstance();
	public string CategoryName { get; set; }
	public string CounterHelp { get; }
	public string CounterName { get; set; }
	public global::System.Diagnostics.PerformanceCounterType CounterType { get; }
	public PerformanceCounterInstanceLifetime InstanceLifetime { get; set; }
	public string InstanceName { get; set; }
	public string MachineName { get; set; }
	public long RawValue { get; set; }
	public bool ReadOnly { get; set; }
}
public enum PerformanceCounterCategoryType { MultiInstance = 1, SingleInstance = 0, Unknown = -1 }
public enum PerformanceCounterInstanceLifetime { Global = 0, Process = 1 }
[global::System.Flags] public enum PerformanceCounterPermissionAccess { Administer = 7, Browse = 1, Instrument = 3, None = 0, Read = 1, Write = 2 }
public enum PresentationTraceLevel { High = 3, Low = 1, Medium = 2, None = 0 }
public static class PresentationTraceSources {
	public static readonly DependencyProperty TraceLevelProperty;
	public static PresentationTraceLevel GetTraceLevel(object element);
	public static void Refresh();
	public static void SetTraceLevel(object element, PresentationTraceLevel traceLevel);
	public static TraceSource AnimationSource { get; }
	public static TraceSource DataBindingSource { get; }
	public static TraceSource DependencyPropertySource { get; }
	public static TraceSource DocumentsSource { get; }
	public static TraceSource FreezableSource { get; }
	public static TraceSource HwndHostSource { get; }
	public static TraceSource MarkupSource { get; }
	public static TraceSource NameScopeSource { get; }
	public static TraceSource ResourceDictionarySource { get; }
	public static TraceSource RoutedEventSource { get; }
	public static TraceSource ShellSource { get; }
}
public class Process : Component, IDisposable {
	public Process();
	public bool CloseMainWindow();
	public bool WaitForInputIdle();
	public bool WaitForInputIdle(int milliseconds);
	public bool WaitForInputIdle(TimeSpan timeout);
	public void Close();
	public static Process GetProcessById(int processId, string machineName);
	public static Process GetProcessById(int processId);
	public static Process[] GetProcessesByName(string processName);
	public static Process[] GetProcesses();
	public static Process[] GetProcesses(string machineName);
	public static Process GetCurrentProcess();
	protected void OnExited();
	public void Refresh();
	public bool Start();
	public static Process Start(string fileName);
	public static Process Start(string fileName, string arguments);
	public static Process Start(string fileName, IEnumerable<string> arguments);
	public static Process Start(ProcessStartInfo startInfo);
	public void WaitForExit();
	public bool WaitForExit(int milliseconds);
	public bool WaitForExit(TimeSpan timeout);
	public Task WaitForExitAsync(CancellationToken cancellationToken = default);
	public void BeginOutputReadLine();
	public void BeginErrorReadLine();
	public void CancelOutputRead();
	public void CancelErrorRead();
	public static void EnterDebugMode();
	public static void LeaveDebugMode();
	public static Process Start(string fileName, string userName, SecureString password, string domain);
	public static Process Start(string fileName, string arguments, string userName, SecureString password, string domain);
	public void Kill();
	public static Process[] GetProcessesByName(string processName, string machineName);
	public void Kill(bool entireProcessTree);
	public SafeProcessHandle SafeHandle { get; }
	public IntPtr Handle { get; }
	public int BasePriority { get; }
	public int ExitCode { get; }
	public bool HasExited { get; }
	public DateTime StartTime { get; }
	public DateTime ExitTime { get; }
	public int Id { get; }
	public string MachineName { get; }
	public IntPtr MaxWorkingSet { get; set; }
	public IntPtr MinWorkingSet { get; set; }
	public global::System.Diagnostics.ProcessModuleCollection Modules { get; }
	public long NonpagedSystemMemorySize64 { get; }
	public int NonpagedSystemMemorySize { get; }
	public long PagedMemorySize64 { get; }
	public int PagedMemorySize { get; }
	public long PagedSystemMemorySize64 { get; }
	public int PagedSystemMemorySize { get; }
	public long PeakPagedMemorySize64 { get; }
	public int PeakPagedMemorySize { get; }
	public long PeakWorkingSet64 { get; }
	public int PeakWorkingSet { get; }
	public long PeakVirtualMemorySize64 { get; }
	public int PeakVirtualMemorySize { get; }
	public bool PriorityBoostEnabled { get; set; }
	public ProcessPriorityClass PriorityClass { get; set; }
	public long PrivateMemorySize64 { get; }
	public int PrivateMemorySize { get; }
	public IntPtr ProcessorAffinity { get; set; }
	public int SessionId { get; }
	public ProcessStartInfo StartInfo { get; set; }
	public ProcessThreadCollection Threads { get; }
	public int HandleCount { get; }
	public long VirtualMemorySize64 { get; }
	public int VirtualMemorySize { get; }
	public bool EnableRaisingEvents { get; set; }
	public StreamWriter StandardInput { get; }
	public StreamReader StandardOutput { get; }
	public StreamReader StandardError { get; }
	public long WorkingSet64 { get; }
	public int WorkingSet { get; }
	public ISynchronizeInvoke SynchronizingObject { get; set; }
	public global::System.Diagnostics.ProcessModule MainModule { get; }
	public IntPtr MainWindowHandle { get; }
	public string MainWindowTitle { get; }
	public bool Responding { get; }
	public string ProcessName { get; }
	public TimeSpan PrivilegedProcessorTime { get; }
	public TimeSpan TotalProcessorTime { get; }
	public TimeSpan UserProcessorTime { get; }
	public event DataReceivedEventHandler OutputDataReceived;
	public event DataReceivedEventHandler ErrorDataReceived;
	public event EventHandler Exited;
}
public enum ProcessPriorityClass { Normal = 32, Idle = 64, High = 128, RealTime = 256, BelowNormal = 16384, AboveNormal = 32768 }
public sealed class ProcessStartInfo {
	public ProcessStartInfo();
	public ProcessStartInfo(string fileName);
	public ProcessStartInfo(string fileName, string arguments);
	public ProcessStartInfo(string fileName, IEnumerable<string> arguments);
	public string Arguments { get; set; }
	public Collection<string> ArgumentList { get; }
	public bool CreateNoWindow { get; set; }
	public StringDictionary EnvironmentVariables { get; }
	public IDictionary<string, string> Environment { get; }
	public bool RedirectStandardInput { get; set; }
	public bool RedirectStandardOutput { get; set; }
	public bool RedirectStandardError { get; set; }
	public Encoding StandardInputEncoding { get; set; }
	public Encoding StandardErrorEncoding { get; set; }
	public Encoding StandardOutputEncoding { get; set; }
	public string FileName { get; set; }
	public string WorkingDirectory { get; set; }
	public bool ErrorDialog { get; set; }
	public IntPtr ErrorDialogParentHandle { get; set; }
	public string UserName { get; set; }
	public string Verb { get; set; }
	public ProcessWindowStyle WindowStyle { get; set; }
	public string PasswordInClearText { get; set; }
	public string Domain { get; set; }
	public bool LoadUserProfile { get; set; }
	public bool UseCredentialsForNetworkingOnly { get; set; }
	public bool UseShellExecute { get; set; }
	public string[] Verbs { get; }
	public SecureString Password { get; set; }
}
public class ProcessThreadCollection : ReadOnlyCollectionBase {
	protected ProcessThreadCollection();
	public ProcessThreadCollection(global::System.Diagnostics.ProcessThread[] processThreads);
	public int Add(global::System.Diagnostics.ProcessThread thread);
	public void Insert(int index, global::System.Diagnostics.ProcessThread thread);
	public int IndexOf(global::System.Diagnostics.ProcessThread thread);
	public bool Contains(global::System.Diagnostics.ProcessThread thread);
	public void Remove(global::System.Diagnostics.ProcessThread thread);
	public void CopyTo(global::System.Diagnostics.ProcessThread[] array, int index);
	public global::System.Diagnostics.ProcessThread this[int index] { get; }
}
public enum ProcessWindowStyle { Normal = 0, Hidden = 1, Minimized = 2, Maximized = 3 }
public delegate ActivitySamplingResult SampleActivity<T>(ref ActivityCreationOptions<T> options);
public class SourceFilter : TraceFilter {
	public SourceFilter(string source);
	public string Source { get; set; }
}
[global::System.Flags] public enum SourceLevels { Off = 0, Critical = 1, Error = 3, Warning = 7, Information = 15, Verbose = 31, ActivityTracing = 65280, All = -1 }
public class SourceSwitch : Switch {
	public SourceSwitch(string name);
	public SourceSwitch(string displayName, string defaultSwitchValue);
	public bool ShouldTrace(TraceEventType eventType);
	public SourceLevels Level { get; set; }
}
public class StackFrame {
	public const int OFFSET_UNKNOWN = -1;
	public StackFrame();
	public StackFrame(bool needFileInfo);
	public StackFrame(int skipFrames);
	public StackFrame(int skipFrames, bool needFileInfo);
	public StackFrame(string fileName, int lineNumber);
	public StackFrame(string fileName, int lineNumber, int colNumber);
	public virtual MethodBase GetMethod();
	public virtual int GetNativeOffset();
	public virtual int GetILOffset();
	public virtual string GetFileName();
	public virtual int GetFileLineNumber();
	public virtual int GetFileColumnNumber();
}
public static class StackFrameExtensions {
	public static bool HasNativeImage(this StackFrame stackFrame);
	public static bool HasMethod(this StackFrame stackFrame);
	public static bool HasILOffset(this StackFrame stackFrame);
	public static bool HasSource(this StackFrame stackFrame);
	public static IntPtr GetNativeIP(this StackFrame stackFrame);
	public static IntPtr GetNativeImageBase(this StackFrame stackFrame);
}
public class StackTrace {
	public const int METHODS_TO_SKIP = 0;
	public StackTrace();
	public StackTrace(bool fNeedFileInfo);
	public StackTrace(int skipFrames);
	public StackTrace(int skipFrames, bool fNeedFileInfo);
	public StackTrace(Exception e);
	public StackTrace(Exception e, bool fNeedFileInfo);
	public StackTrace(Exception e, int skipFrames);
	public StackTrace(Exception e, int skipFrames, bool fNeedFileInfo);
	public StackTrace(StackFrame frame);
	public StackTrace(IEnumerable<StackFrame> frames);
	public virtual StackFrame GetFrame(int index);
	public virtual StackFrame[] GetFrames();
	public virtual int FrameCount { get; }
}
public sealed class StackTraceHiddenAttribute : Attribute {
	public StackTraceHiddenAttribute();
}
public class Stopwatch {
	public static readonly long Frequency;
	public static readonly bool IsHighResolution;
	public Stopwatch();
	public void Start();
	public static Stopwatch StartNew();
	public void Stop();
	public void Reset();
	public void Restart();
	public static long GetTimestamp();
	public static TimeSpan GetElapsedTime(long startingTimestamp);
	public static TimeSpan GetElapsedTime(long startingTimestamp, long endingTimestamp);
	public bool IsRunning { get; }
	public TimeSpan Elapsed { get; }
	public long ElapsedMilliseconds { get; }
	public long ElapsedTicks { get; }
}
public abstract class Switch {
	protected Switch(string displayName, string description);
	protected Switch(string displayName, string description, string defaultSwitchValue);
	protected internal virtual string[] GetSupportedAttributes();
	protected virtual void OnSwitchSettingChanged();
	protected virtual void OnValueChanged();
	public void Refresh();
	public string DisplayName { get; }
	public string Description { get; }
	public StringDictionary Attributes { get; }
	protected int SwitchSetting { get; set; }
	public string DefaultValue { get; }
	public string Value { get; set; }
	public static event EventHandler<InitializingSwitchEventArgs> Initializing;
}
public sealed class SwitchAttribute : Attribute {
	public SwitchAttribute(string switchName, Type switchType);
	public static SwitchAttribute[] GetAll(Assembly assembly);
	public string SwitchName { get; set; }
	public Type SwitchType { get; set; }
	public string SwitchDescription { get; set; }
}
public sealed class SwitchLevelAttribute : Attribute {
	public SwitchLevelAttribute(Type switchLevelType);
	public Type SwitchLevelType { get; set; }
}
public struct TagList : IList<KeyValuePair<string, object>>, ICollection<KeyValuePair<string, object>>, IEnumerable<KeyValuePair<string, object>>, IEnumerable, IReadOnlyList<KeyValuePair<string, object>>, IReadOnlyCollection<KeyValuePair<string, object>> {
	public TagList(params ReadOnlySpan<KeyValuePair<string, object>> tagList);
	public void Add(string key, object value);
	public void Add(KeyValuePair<string, object> tag);
	public void CopyTo(Span<KeyValuePair<string, object>> tags);
	public void CopyTo(KeyValuePair<string, object>[] array, int arrayIndex);
	public void Insert(int index, KeyValuePair<string, object> item);
	public void RemoveAt(int index);
	public void Clear();
	public bool Contains(KeyValuePair<string, object> item);
	public bool Remove(KeyValuePair<string, object> item);
	public IEnumerator<KeyValuePair<string, object>> GetEnumerator();
	public int IndexOf(KeyValuePair<string, object> item);
	public int Count { get; }
	public bool IsReadOnly { get; }
	public KeyValuePair<string, object> this[int index] { get; set; }
	public struct Enumerator : IEnumerator<KeyValuePair<string, object>>, IEnumerator, IDisposable {
		public void Dispose();
		public bool MoveNext();
		public void Reset();
		public KeyValuePair<string, object> Current { get; }
	}
}
public class TextWriterTraceListener : TraceListener {
	public TextWriterTraceListener();
	public TextWriterTraceListener(Stream stream);
	public TextWriterTraceListener(Stream stream, string name);
	public TextWriterTraceListener(TextWriter writer);
	public TextWriterTraceListener(TextWriter writer, string name);
	public TextWriterTraceListener(string fileName);
	public TextWriterTraceListener(string fileName, string name);
	public TextWriter Writer { get; set; }
}
public enum ThreadPriorityLevel { Idle = -15, Lowest = -2, BelowNormal = -1, Normal = 0, AboveNormal = 1, Highest = 2, TimeCritical = 15 }
public enum ThreadState { Initialized = 0, Ready = 1, Running = 2, Standby = 3, Terminated = 4, Wait = 5, Transition = 6, Unknown = 7 }
public enum ThreadWaitReason { Executive = 0, FreePage = 1, PageIn = 2, SystemAllocation = 3, ExecutionDelay = 4, Suspended = 5, UserRequest = 6, EventPairHigh = 7, EventPairLow = 8, LpcReceive = 9, LpcReply = 10, VirtualMemory = 11, PageOut = 12, Unknown = 13 }
public sealed class Trace {
	public static void Flush();
	public static void Close();
	public static void Assert(bool condition);
	public static void Assert(bool condition, string message = null);
	public static void Assert(bool condition, string message, string detailMessage);
	public static void Fail(string message);
	public static void Fail(string message, string detailMessage);
	public static void Refresh();
	public static void TraceInformation(string message);
	public static void TraceInformation(string format, params object[] args);
	public static void TraceWarning(string message);
	public static void TraceWarning(string format, params object[] args);
	public static void TraceError(string message);
	public static void TraceError(string format, params object[] args);
	public static void Write(string message);
	public static void Write(object value);
	public static void Write(string message, string category);
	public static void Write(object value, string category);
	public static void WriteLine(string message);
	public static void WriteLine(object value);
	public static void WriteLine(string message, string category);
	public static void WriteLine(object value, string category);
	public static void WriteIf(bool condition, string message);
	public static void WriteIf(bool condition, object value);
	public static void WriteIf(bool condition, string message, string category);
	public static void WriteIf(bool condition, object value, string category);
	public static void WriteLineIf(bool condition, string message);
	public static void WriteLineIf(bool condition, object value);
	public static void WriteLineIf(bool condition, string message, string category);
	public static void WriteLineIf(bool condition, object value, string category);
	public static void Indent();
	public static void Unindent();
	private Trace();
	public static CorrelationManager CorrelationManager { get; }
	public static TraceListenerCollection Listeners { get; }
	public static bool AutoFlush { get; set; }
	public static bool UseGlobalLock { get; set; }
	public static int IndentLevel { get; set; }
	public static int IndentSize { get; set; }
	public static event EventHandler Refreshing;
}
public class TraceEventCache {
	public TraceEventCache();
	public DateTime DateTime { get; }
	public int ProcessId { get; }
	public string ThreadId { get; }
	public long Timestamp { get; }
	public string Callstack { get; }
	public Stack LogicalOperationStack { get; }
}
public enum TraceEventType { Critical = 1, Error = 2, Warning = 4, Information = 8, Verbose = 16, Start = 256, Stop = 512, Suspend = 1024, Resume = 2048, Transfer = 4096 }
public abstract class TraceFilter {
	public abstract bool ShouldTrace(TraceEventCache cache, string source, TraceEventType eventType, int id, string formatOrMessage, object[] args, object data1, object[] data);
	protected TraceFilter();
}
public enum TraceLevel { Off = 0, Error = 1, Warning = 2, Info = 3, Verbose = 4 }
public abstract class TraceListener : MarshalByRefObject, IDisposable {
	protected TraceListener();
	protected TraceListener(string name);
	public void Dispose();
	protected virtual void Dispose(bool disposing);
	public virtual void Flush();
	public virtual void Close();
	protected internal virtual string[] GetSupportedAttributes();
	public virtual void TraceTransfer(TraceEventCache eventCache, string source, int id, string message, Guid relatedActivityId);
	public virtual void Fail(string message);
	public virtual void Fail(string message, string detailMessage);
	public abstract void Write(string message);
	public virtual void Write(object o);
	public virtual void Write(string message, string category);
	public virtual void Write(object o, string category);
	protected virtual void WriteIndent();
	public abstract void WriteLine(string message);
	public virtual void WriteLine(object o);
	public virtual void WriteLine(string message, string category);
	public virtual void WriteLine(object o, string category);
	public virtual void TraceData(TraceEventCache eventCache, string source, TraceEventType eventType, int id, object data);
	public virtual void TraceData(TraceEventCache eventCache, string source, TraceEventType eventType, int id, params object[] data);
	public virtual void TraceEvent(TraceEventCache eventCache, string source, TraceEventType eventType, int id);
	public virtual void TraceEvent(TraceEventCache eventCache, string source, TraceEventType eventType, int id, string message);
	public virtual void TraceEvent(TraceEventCache eventCache, string source, TraceEventType eventType, int id, string format, params object[] args);
	public StringDictionary Attributes { get; }
	public virtual string Name { get; set; }
	public virtual bool IsThreadSafe { get; }
	public int IndentLevel { get; set; }
	public int IndentSize { get; set; }
	public TraceFilter Filter { get; set; }
	protected bool NeedIndent { get; set; }
	public TraceOptions TraceOutputOptions { get; set; }
}
public class TraceListenerCollection : IList, ICollection, IEnumerable {
	public int Add(TraceListener listener);
	public void AddRange(TraceListener[] value);
	public void AddRange(TraceListenerCollection value);
	public void Clear();
	public bool Contains(TraceListener listener);
	public void CopyTo(TraceListener[] listeners, int index);
	public IEnumerator GetEnumerator();
	public int IndexOf(TraceListener listener);
	public void Insert(int index, TraceListener listener);
	public void Remove(TraceListener listener);
	public void Remove(string name);
	public void RemoveAt(int index);
	private TraceListenerCollection();
	public TraceListener this[int i] { get; set; }
	public TraceListener this[string name] { get; }
	public int Count { get; }
}
public enum TraceLogRetentionOption { LimitedCircularFiles = 1, LimitedSequentialFiles = 3, SingleFileBoundedSize = 4, SingleFileUnboundedSize = 2, UnlimitedSequentialFiles = 0 }
[global::System.Flags] public enum TraceOptions { None = 0, LogicalOperationStack = 1, DateTime = 2, Timestamp = 4, ProcessId = 8, ThreadId = 16, Callstack = 32 }
public class TraceSource {
	public TraceSource(string name);
	public TraceSource(string name, SourceLevels defaultLevel);
	public void Close();
	public void Flush();
	protected internal virtual string[] GetSupportedAttributes();
	public void TraceEvent(TraceEventType eventType, int id);
	public void TraceEvent(TraceEventType eventType, int id, string message);
	public void TraceEvent(TraceEventType eventType, int id, string format, params object[] args);
	public void TraceData(TraceEventType eventType, int id, object data);
	public void TraceData(TraceEventType eventType, int id, params object[] data);
	public void TraceInformation(string message);
	public void TraceInformation(string format, params object[] args);
	public void TraceTransfer(int id, string message, Guid relatedActivityId);
	public StringDictionary Attributes { get; }
	public SourceLevels DefaultLevel { get; }
	public string Name { get; }
	public TraceListenerCollection Listeners { get; }
	public SourceSwitch Switch { get; set; }
	public static event EventHandler<InitializingTraceSourceEventArgs> Initializing;
}
public class TraceSwitch : Switch {
	public TraceSwitch(string displayName, string description);
	public TraceSwitch(string displayName, string description, string defaultSwitchValue);
	public TraceLevel Level { get; set; }
	public bool TraceError { get; }
	public bool TraceWarning { get; }
	public bool TraceInfo { get; }
	public bool TraceVerbose { get; }
}
public class UnescapedXmlDiagnosticData {
	public UnescapedXmlDiagnosticData(string xmlPayload);
	public string UnescapedXml { get; set; }
}
public sealed class UnreachableException : Exception {
	public UnreachableException();
	public UnreachableException(string message);
	public UnreachableException(string message, Exception innerException);
}
