// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace Microsoft.JSInterop;
using System;
using System.Threading;
using System.Threading.Tasks;
public interface IJSObjectReference : IAsyncDisposable {
	ValueTask<TValue> InvokeAsync<TValue>(string identifier, object[] args);
	ValueTask<TValue> InvokeAsync<TValue>(string identifier, CancellationToken cancellationToken, object[] args);
}
public interface IJSRuntime {
	ValueTask<TValue> InvokeAsync<TValue>(string identifier, object[] args);
	ValueTask<TValue> InvokeAsync<TValue>(string identifier, CancellationToken cancellationToken, object[] args);
}
public sealed class JSInvokableAttribute : Attribute {
	public JSInvokableAttribute();
	public JSInvokableAttribute(string identifier);
	public string Identifier { get; }
}
public static class JSRuntimeExtensions {
	public static ValueTask InvokeVoidAsync(this IJSRuntime jsRuntime, string identifier, params object[] args);
	public static ValueTask<TValue> InvokeAsync<TValue>(this IJSRuntime jsRuntime, string identifier, params object[] args);
	public static ValueTask<TValue> InvokeAsync<TValue>(this IJSRuntime jsRuntime, string identifier, CancellationToken cancellationToken, params object[] args);
	public static ValueTask InvokeVoidAsync(this IJSRuntime jsRuntime, string identifier, CancellationToken cancellationToken, params object[] args);
	public static ValueTask<TValue> InvokeAsync<TValue>(this IJSRuntime jsRuntime, string identifier, TimeSpan timeout, params object[] args);
	public static ValueTask InvokeVoidAsync(this IJSRuntime jsRuntime, string identifier, TimeSpan timeout, params object[] args);
}
