// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Diagnostics.Metrics;
using System.Collections.Generic;
public sealed class Counter<T> : Instrument<T> where T : struct {
	public void Add(T delta);
	public void Add(T delta, KeyValuePair<string, object> tag);
	public void Add(T delta, KeyValuePair<string, object> tag1, KeyValuePair<string, object> tag2);
	public void Add(T delta, KeyValuePair<string, object> tag1, KeyValuePair<string, object> tag2, KeyValuePair<string, object> tag3);
	public void Add(T delta, params ReadOnlySpan<KeyValuePair<string, object>> tags);
	public void Add(T delta, params KeyValuePair<string, object>[] tags);
	public void Add(T delta, in TagList tagList);
	private Counter();
}
public sealed class Gauge<T> : Instrument<T> where T : struct {
	public void Record(T value);
	public void Record(T value, KeyValuePair<string, object> tag);
	public void Record(T value, KeyValuePair<string, object> tag1, KeyValuePair<string, object> tag2);
	public void Record(T value, KeyValuePair<string, object> tag1, KeyValuePair<string, object> tag2, KeyValuePair<string, object> tag3);
	public void Record(T value, params ReadOnlySpan<KeyValuePair<string, object>> tags);
	public void Record(T value, params KeyValuePair<string, object>[] tags);
	public void Record(T value, in TagList tagList);
	private Gauge();
}
public sealed class Histogram<T> : Instrument<T> where T : struct {
	public void Record(T value);
	public void Record(T value, KeyValuePair<string, object> tag);
	public void Record(T value, KeyValuePair<string, object> tag1, KeyValuePair<string, object> tag2);
	public void Record(T value, KeyValuePair<string, object> tag1, KeyValuePair<string, object> tag2, KeyValuePair<string, object> tag3);
	public void Record(T value, params ReadOnlySpan<KeyValuePair<string, object>> tags);
	public void Record(T value, params KeyValuePair<string, object>[] tags);
	public void Record(T value, in TagList tagList);
	private Histogram();
}
public interface IMeterFactory : IDisposable {
	Meter Create(MeterOptions options);
}
public abstract class Instrument {
	protected Instrument(Meter meter, string name);
	protected Instrument(Meter meter, string name, string unit, string description);
	protected Instrument(Meter meter, string name, string unit = null, string description = null, IEnumerable<KeyValuePair<string, object>> tags = null);
	protected void Publish();
	public Meter Meter { get; }
	public string Name { get; }
	public string Description { get; }
	public string Unit { get; }
	public IEnumerable<KeyValuePair<string, object>> Tags { get; }
	public bool Enabled { get; }
	public virtual bool IsObservable { get; }
}
public sealed class InstrumentAdvice<T> where T : struct {
	public InstrumentAdvice();
	public IReadOnlyList<T> HistogramBucketBoundaries { get; init; }
}
public abstract class Instrument<T> : Instrument where T : struct {
	protected Instrument(Meter meter, string name);
	protected Instrument(Meter meter, string name, string unit, string description);
	protected Instrument(Meter meter, string name, string unit, string description, IEnumerable<KeyValuePair<string, object>> tags);
	protected Instrument(Meter meter, string name, string unit = null, string description = null, IEnumerable<KeyValuePair<string, object>> tags = null, InstrumentAdvice<T> advice = null);
	protected void RecordMeasurement(T measurement);
	protected void RecordMeasurement(T measurement, ReadOnlySpan<KeyValuePair<string, object>> tags);
	protected void RecordMeasurement(T measurement, KeyValuePair<string, object> tag);
	protected void RecordMeasurement(T measurement, KeyValuePair<string, object> tag1, KeyValuePair<string, object> tag2);
	protected void RecordMeasurement(T measurement, KeyValuePair<string, object> tag1, KeyValuePair<string, object> tag2, KeyValuePair<string, object> tag3);
	protected void RecordMeasurement(T measurement, in TagList tagList);
	public InstrumentAdvice<T> Advice { get; }
}
public delegate void MeasurementCallback<T>(Instrument instrument, T measurement, ReadOnlySpan<KeyValuePair<string, object>> tags, object state) where T : struct;
public readonly struct Measurement<T> where T : struct {
	public Measurement(T value);
	public Measurement(T value, IEnumerable<KeyValuePair<string, object>> tags);
	public Measurement(T value, params KeyValuePair<string, object>[] tags);
	public Measurement(T value, params ReadOnlySpan<KeyValuePair<string, object>> tags);
	public Measurement(T value, in TagList tags);
	public ReadOnlySpan<KeyValuePair<string, object>> Tags { get; }
	public T Value { get; }
}
public class Meter : IDisposable {
	public Meter(MeterOptions options);
	public Meter(string name);
	public Meter(string name, string version);
	public Meter(string name, string version, IEnumerable<KeyValuePair<string, object>> tags, object scope = null);
	public Counter<T> CreateCounter<T>(string name, string unit = null, string description = null) where T : struct;
	public Counter<T> CreateCounter<T>(string name, string unit, string description, IEnumerable<KeyValuePair<string, object>> tags) where T : struct;
	public Gauge<T> CreateGauge<T>(string name) where T : struct;
	public Gauge<T> CreateGauge<T>(string name, string unit = null, string description = null, IEnumerable<KeyValuePair<string, object>> tags = null) where T : struct;
	public Histogram<T> CreateHistogram<T>(string name) where T : struct;
	public Histogram<T> CreateHistogram<T>(string name, string unit, string description) where T : struct;
	public Histogram<T> CreateHistogram<T>(string name, string unit, string description, IEnumerable<KeyValuePair<string, object>> tags) where T : struct;
	public Histogram<T> CreateHistogram<T>(string name, string unit = null, string description = null, IEnumerable<KeyValuePair<string, object>> tags = null, InstrumentAdvice<T> advice = null) where T : struct;
	public UpDownCounter<T> CreateUpDownCounter<T>(string name, string unit = null, string description = null) where T : struct;
	public UpDownCounter<T> CreateUpDownCounter<T>(string name, string unit, string description, IEnumerable<KeyValuePair<string, object>> tags) where T : struct;
	public ObservableUpDownCounter<T> CreateObservableUpDownCounter<T>(string name, Func<T> observeValue, string unit = null, string description = null) where T : struct;
	public ObservableUpDownCounter<T> CreateObservableUpDownCounter<T>(string name, Func<T> observeValue, string unit, string description, IEnumerable<KeyValuePair<string, object>> tags) where T : struct;
	public ObservableUpDownCounter<T> CreateObservableUpDownCounter<T>(string name, Func<Measurement<T>> observeValue, string unit = null, string description = null) where T : struct;
	public ObservableUpDownCounter<T> CreateObservableUpDownCounter<T>(string name, Func<Measurement<T>> observeValue, string unit, string description, IEnumerable<KeyValuePair<string, object>> tags) where T : struct;
	public ObservableUpDownCounter<T> CreateObservableUpDownCounter<T>(string name, Func<IEnumerable<Measurement<T>>> observeValues, string unit = null, string description = null) where T : struct;
	public ObservableUpDownCounter<T> CreateObservableUpDownCounter<T>(string name, Func<IEnumerable<Measurement<T>>> observeValues, string unit, string description, IEnumerable<KeyValuePair<string, object>> tags) where T : struct;
	public ObservableCounter<T> CreateObservableCounter<T>(string name, Func<T> observeValue, string unit = null, string description = null) where T : struct;
	public ObservableCounter<T> CreateObservableCounter<T>(string name, Func<T> observeValue, string unit, string description, IEnumerable<KeyValuePair<string, object>> tags) where T : struct;
	public ObservableCounter<T> CreateObservableCounter<T>(string name, Func<Measurement<T>> observeValue, string unit = null, string description = null) where T : struct;
	public ObservableCounter<T> CreateObservableCounter<T>(string name, Func<Measurement<T>> observeValue, string unit, string description, IEnumerable<KeyValuePair<string, object>> tags) where T : struct;
	public ObservableCounter<T> CreateObservableCounter<T>(string name, Func<IEnumerable<Measurement<T>>> observeValues, string unit = null, string description = null) where T : struct;
	public ObservableCounter<T> CreateObservableCounter<T>(string name, Func<IEnumerable<Measurement<T>>> observeValues, string unit, string description, IEnumerable<KeyValuePair<string, object>> tags) where T : struct;
	public ObservableGauge<T> CreateObservableGauge<T>(string name, Func<T> observeValue, string unit = null, string description = null) where T : struct;
	public ObservableGauge<T> CreateObservableGauge<T>(string name, Func<T> observeValue, string unit, string description, IEnumerable<KeyValuePair<string, object>> tags) where T : struct;
	public ObservableGauge<T> CreateObservableGauge<T>(string name, Func<Measurement<T>> observeValue, string unit = null, string description = null) where T : struct;
	public ObservableGauge<T> CreateObservableGauge<T>(string name, Func<Measurement<T>> observeValue, string unit, string description, IEnumerable<KeyValuePair<string, object>> tags) where T : struct;
	public ObservableGauge<T> CreateObservableGauge<T>(string name, Func<IEnumerable<Measurement<T>>> observeValues, string unit = null, string description = null) where T : struct;
	public ObservableGauge<T> CreateObservableGauge<T>(string name, Func<IEnumerable<Measurement<T>>> observeValues, string unit, string description, IEnumerable<KeyValuePair<string, object>> tags) where T : struct;
	public void Dispose();
	protected virtual void Dispose(bool disposing);
	public string Name { get; }
	public string Version { get; }
	public IEnumerable<KeyValuePair<string, object>> Tags { get; }
	public object Scope { get; }
}
public static class MeterFactoryExtensions {
	public static Meter Create(this IMeterFactory meterFactory, string name, string version = null, IEnumerable<KeyValuePair<string, object>> tags = null);
}
public sealed class MeterListener : IDisposable {
	public MeterListener();
	public void EnableMeasurementEvents(Instrument instrument, object state = null);
	public object DisableMeasurementEvents(Instrument instrument);
	public void SetMeasurementEventCallback<T>(MeasurementCallback<T> measurementCallback) where T : struct;
	public void Start();
	public void RecordObservableInstruments();
	public void Dispose();
	public Action<Instrument, MeterListener> InstrumentPublished { get; set; }
	public Action<Instrument, object> MeasurementsCompleted { get; set; }
}
public class MeterOptions {
	public MeterOptions(string name);
	public string Name { get; set; }
	public string Version { get; set; }
	public IEnumerable<KeyValuePair<string, object>> Tags { get; set; }
	public object Scope { get; set; }
}
public sealed class ObservableCounter<T> : ObservableInstrument<T> where T : struct {
	private ObservableCounter();
}
public sealed class ObservableGauge<T> : ObservableInstrument<T> where T : struct {
	private ObservableGauge();
}
public abstract class ObservableInstrument<T> : Instrument where T : struct {
	protected ObservableInstrument(Meter meter, string name, string unit, string description);
	protected ObservableInstrument(Meter meter, string name, string unit, string description, IEnumerable<KeyValuePair<string, object>> tags);
	protected abstract IEnumerable<Measurement<T>> Observe();
}
public sealed class ObservableUpDownCounter<T> : ObservableInstrument<T> where T : struct {
	private ObservableUpDownCounter();
}
public sealed class UpDownCounter<T> : Instrument<T> where T : struct {
	public void Add(T delta);
	public void Add(T delta, KeyValuePair<string, object> tag);
	public void Add(T delta, KeyValuePair<string, object> tag1, KeyValuePair<string, object> tag2);
	public void Add(T delta, KeyValuePair<string, object> tag1, KeyValuePair<string, object> tag2, KeyValuePair<string, object> tag3);
	public void Add(T delta, params ReadOnlySpan<KeyValuePair<string, object>> tags);
	public void Add(T delta, params KeyValuePair<string, object>[] tags);
	public void Add(T delta, in TagList tagList);
	private UpDownCounter();
}
