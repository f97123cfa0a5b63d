// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace Microsoft.AspNetCore.Components;
using System;
using System.Collections.Generic;
using System.Threading.Tasks;
public sealed class CascadingParameterAttribute : global::Microsoft.AspNetCore.Components.CascadingParameterAttributeBase {
	public CascadingParameterAttribute();
	public string Name { get; set; }
}
public class ChangeEventArgs : EventArgs {
	public ChangeEventArgs();
	public object Value { get; set; }
}
public abstract class ComponentBase : IComponent, IHandleEvent, IHandleAfterRender {
	public ComponentBase();
	protected virtual void BuildRenderTree(global::Microsoft.AspNetCore.Components.Rendering.RenderTreeBuilder builder);
	protected virtual void OnInitialized();
	protected virtual Task OnInitializedAsync();
	protected virtual void OnParametersSet();
	protected virtual Task OnParametersSetAsync();
	protected void StateHasChanged();
	protected virtual bool ShouldRender();
	protected virtual void OnAfterRender(bool firstRender);
	protected virtual Task OnAfterRenderAsync(bool firstRender);
	protected Task InvokeAsync(Action workItem);
	protected Task InvokeAsync(Func<Task> workItem);
	protected Task DispatchExceptionAsync(Exception exception);
	public virtual Task SetParametersAsync(ParameterView parameters);
	protected global::Microsoft.AspNetCore.Components.RendererInfo RendererInfo { get; }
	protected global::Microsoft.AspNetCore.Components.ResourceAssetCollection Assets { get; }
	protected global::Microsoft.AspNetCore.Components.IComponentRenderMode AssignedRenderMode { get; }
}
public abstract class Dispatcher {
	public static Dispatcher CreateDefault();
	public void AssertAccess();
	public abstract bool CheckAccess();
	public abstract Task InvokeAsync(Action workItem);
	public abstract Task InvokeAsync(Func<Task> workItem);
	public abstract Task<TResult> InvokeAsync<TResult>(Func<TResult> workItem);
	public abstract Task<TResult> InvokeAsync<TResult>(Func<Task<TResult>> workItem);
	protected void OnUnhandledException(UnhandledExceptionEventArgs e);
	protected Dispatcher();
}
public readonly struct ElementReference {
	public ElementReference(string id, global::Microsoft.AspNetCore.Components.ElementReferenceContext context);
	public ElementReference(string id);
	public string Id { get; }
	public global::Microsoft.AspNetCore.Components.ElementReferenceContext Context { get; }
}
public readonly struct EventCallback {
	public static readonly EventCallbackFactory Factory;
	public static readonly EventCallback Empty;
	public EventCallback(IHandleEvent receiver, MulticastDelegate @delegate);
	public Task InvokeAsync(object arg);
	public Task InvokeAsync();
	public bool HasDelegate { get; }
}
public sealed class EventCallbackFactory {
	public EventCallback Create(object receiver, EventCallback callback);
	public EventCallback Create(object receiver, Action callback);
	public EventCallback Create(object receiver, Action<object> callback);
	public EventCallback Create(object receiver, Func<Task> callback);
	public EventCallback Create(object receiver, Func<object, Task> callback);
	public EventCallback<TValue> Create<TValue>(object receiver, EventCallback callback);
	public EventCallback<TValue> Create<TValue>(object receiver, EventCallback<TValue> callback);
	public EventCallback<TValue> Create<TValue>(object receiver, Action callback);
	public EventCallback<TValue> Create<TValue>(object receiver, Action<TValue> callback);
	public EventCallback<TValue> Create<TValue>(object receiver, Func<Task> callback);
	public EventCallback<TValue> Create<TValue>(object receiver, Func<TValue, Task> callback);
	public EventCallback<TValue> CreateInferred<TValue>(object receiver, Action<TValue> callback, TValue value);
	public EventCallback<TValue> CreateInferred<TValue>(object receiver, Func<TValue, Task> callback, TValue value);
	public EventCallbackFactory();
}
public readonly struct EventCallback<TValue> {
	public static readonly EventCallback<TValue> Empty;
	public EventCallback(IHandleEvent receiver, MulticastDelegate @delegate);
	public Task InvokeAsync(TValue arg);
	public Task InvokeAsync();
	public bool HasDelegate { get; }
}
public interface IComponent {
	void Attach(RenderHandle renderHandle);
	Task SetParametersAsync(ParameterView parameters);
}
public interface IHandleAfterRender {
	Task OnAfterRenderAsync();
}
public interface IHandleEvent {
	Task HandleEventAsync(global::Microsoft.AspNetCore.Components.EventCallbackWorkItem item, object arg);
}
public sealed class InjectAttribute : Attribute {
	public InjectAttribute();
	public object Key { get; init; }
}
public abstract class LayoutComponentBase : ComponentBase {
	protected LayoutComponentBase();
	public RenderFragment Body { get; set; }
}
public abstract class NavigationManager {
	public void NavigateTo(string uri, bool forceLoad);
	public void NavigateTo(string uri, bool forceLoad = false, bool replace = false);
	public void NavigateTo(string uri, global::Microsoft.AspNetCore.Components.NavigationOptions options);
	protected virtual void NavigateToCore(string uri, bool forceLoad);
	protected virtual void NavigateToCore(string uri, global::Microsoft.AspNetCore.Components.NavigationOptions options);
	public virtual void Refresh(bool forceReload = false);
	protected void Initialize(string baseUri, string uri);
	protected virtual void EnsureInitialized();
	public Uri ToAbsoluteUri(string relativeUri);
	public string ToBaseRelativePath(string uri);
	protected void NotifyLocationChanged(bool isInterceptedLink);
	protected ValueTask<bool> NotifyLocationChangingAsync(string uri, string state, bool isNavigationIntercepted);
	protected virtual void HandleLocationChangingHandlerException(Exception ex, global::Microsoft.AspNetCore.Components.Routing.LocationChangingContext context);
	protected virtual void SetNavigationLockState(bool value);
	public IDisposable RegisterLocationChangingHandler(Func<global::Microsoft.AspNetCore.Components.Routing.LocationChangingContext, ValueTask> locationChangingHandler);
	protected NavigationManager();
	public string BaseUri { get; protected set; }
	public string Uri { get; protected set; }
	public string HistoryEntryState { get; protected set; }
	public event EventHandler<global::Microsoft.AspNetCore.Components.Routing.LocationChangedEventArgs> LocationChanged;
}
public abstract class OwningComponentBase : ComponentBase, IDisposable {
	protected virtual void Dispose(bool disposing);
	protected OwningComponentBase();
	protected bool IsDisposed { get; }
	protected IServiceProvider ScopedServices { get; }
}
public abstract class OwningComponentBase<TService> : OwningComponentBase, IDisposable {
	protected OwningComponentBase();
	protected TService Service { get; }
}
public sealed class ParameterAttribute : Attribute {
	public ParameterAttribute();
	public bool CaptureUnmatchedValues { get; set; }
}
public readonly struct ParameterView {
	public ParameterView.Enumerator GetEnumerator();
	public bool TryGetValue<TValue>(string parameterName, out TValue result);
	public TValue GetValueOrDefault<TValue>(string parameterName);
	public TValue GetValueOrDefault<TValue>(string parameterName, TValue defaultValue);
	public IReadOnlyDictionary<string, object> ToDictionary();
	public static ParameterView FromDictionary(IDictionary<string, object> parameters);
	public void SetParameterProperties(object target);
	public static ParameterView Empty { get; }
	public struct Enumerator {
		public bool MoveNext();
		public global::Microsoft.AspNetCore.Components.ParameterValue Current { get; }
	}
}
public delegate void RenderFragment(global::Microsoft.AspNetCore.Components.Rendering.RenderTreeBuilder builder);
public delegate RenderFragment RenderFragment<TValue>(TValue value);
public readonly struct RenderHandle {
	public void Render(RenderFragment renderFragment);
	public Task DispatchExceptionAsync(Exception exception);
	public Dispatcher Dispatcher { get; }
	public bool IsInitialized { get; }
	public bool IsRenderingOnMetadataUpdate { get; }
	public global::Microsoft.AspNetCore.Components.RendererInfo RendererInfo { get; }
	public global::Microsoft.AspNetCore.Components.IComponentRenderMode RenderMode { get; }
	public global::Microsoft.AspNetCore.Components.ResourceAssetCollection Assets { get; }
}
