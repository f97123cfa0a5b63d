// Signatures of public API that concurrent programs use, written by hand: names as documented, no bodies.
namespace Microsoft.Maui.Dispatching;
using System;
using System.Threading.Tasks;
public interface IDispatcher {
	bool IsDispatchRequired { get; }
	bool Dispatch(Action action);
	bool DispatchDelayed(TimeSpan delay, Action action);
	IDispatcherTimer CreateTimer();
}
public interface IDispatcherTimer {
	TimeSpan Interval { get; set; }
	bool IsRepeating { get; set; }
	bool IsRunning { get; }
	void Start();
	void Stop();
	event EventHandler Tick;
}
public static class DispatcherExtensions {
	public static Task DispatchAsync(this IDispatcher dispatcher, Action action);
	public static Task DispatchAsync(this IDispatcher dispatcher, Func<Task> funcTask);
	public static Task<T> DispatchAsync<T>(this IDispatcher dispatcher, Func<T> func);
	public static Task<T> DispatchAsync<T>(this IDispatcher dispatcher, Func<Task<T>> funcTask);
}
