// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Timers;
using System.ComponentModel;
public sealed class ElapsedEventArgs : EventArgs {
	public ElapsedEventArgs(DateTime signalTime);
	public DateTime SignalTime { get; }
}
public delegate void ElapsedEventHandler(object sender, ElapsedEventArgs e);
public class Timer : Component, ISupportInitialize {
	public Timer();
	public Timer(double interval);
	public Timer(TimeSpan interval);
	public void BeginInit();
	public void Close();
	public void EndInit();
	public void Start();
	public void Stop();
	public bool AutoReset { get; set; }
	public bool Enabled { get; set; }
	public double Interval { get; set; }
	public ISynchronizeInvoke SynchronizingObject { get; set; }
	public event ElapsedEventHandler Elapsed;
}
public class TimersDescriptionAttribute : DescriptionAttribute {
	public TimersDescriptionAttribute(string description);
}
