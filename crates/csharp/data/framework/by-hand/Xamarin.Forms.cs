// Signatures of public API that concurrent programs use, written by hand: names as documented, no bodies.
namespace Xamarin.Forms;
using System;
using System.Threading.Tasks;
public static class Device {
	public static bool IsInvokeRequired { get; }
	public static void BeginInvokeOnMainThread(Action action);
	public static Task InvokeOnMainThreadAsync(Action action);
	public static Task InvokeOnMainThreadAsync(Func<Task> funcTask);
	public static Task<T> InvokeOnMainThreadAsync<T>(Func<T> func);
	public static Task<T> InvokeOnMainThreadAsync<T>(Func<Task<T>> funcTask);
	public static void StartTimer(TimeSpan interval, Func<bool> callback);
}
