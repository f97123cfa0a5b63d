// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Web;
using System.Collections;
using System.Collections.Generic;
using System.Collections.Specialized;
using System.ComponentModel;
using System.Globalization;
using System.IO;
using System.Runtime.InteropServices;
using System.Security.Principal;
using System.Text;
using System.Threading;
using System.Threading.Tasks;
using System.Web.Caching;
using System.Web.SessionState;
public class HttpApplication : global::System.ComponentModel.IComponent, IDisposable, IHttpAsyncHandler, IHttpHandler {
	public HttpApplication();
	public void AddOnAcquireRequestStateAsync(global::System.Web.BeginEventHandler bh, global::System.Web.EndEventHandler eh);
	public void AddOnAcquireRequestStateAsync(global::System.Web.BeginEventHandler beginHandler, global::System.Web.EndEventHandler endHandler, object state);
	public void AddOnAuthenticateRequestAsync(global::System.Web.BeginEventHandler bh, global::System.Web.EndEventHandler eh);
	public void AddOnAuthenticateRequestAsync(global::System.Web.BeginEventHandler beginHandler, global::System.Web.EndEventHandler endHandler, object state);
	public void AddOnAuthorizeRequestAsync(global::System.Web.BeginEventHandler bh, global::System.Web.EndEventHandler eh);
	public void AddOnAuthorizeRequestAsync(global::System.Web.BeginEventHandler beginHandler, global::System.Web.EndEventHandler endHandler, object state);
	public void AddOnBeginRequestAsync(global::System.Web.BeginEventHandler bh, global::System.Web.EndEventHandler eh);
	public void AddOnBeginRequestAsync(global::System.Web.BeginEventHandler beginHandler, global::System.Web.EndEventHandler endHandler, object state);
	public void AddOnEndRequestAsync(global::System.Web.BeginEventHandler bh, global::System.Web.EndEventHandler eh);
	public void AddOnEndRequestAsync(global::System.Web.BeginEventHandler beginHandler, global::System.Web.EndEventHandler endHandler, object state);
	public void AddOnLogRequestAsync(global::System.Web.BeginEventHandler bh, global::System.Web.EndEventHandler eh);
	public void AddOnLogRequestAsync(global::System.Web.BeginEventHandler beginHandler, global::System.Web.EndEventHandler endHandler, object state);
	public void AddOnMapRequestHandlerAsync(global::System.Web.BeginEventHandler bh, global::System.Web.EndEventHandler eh);
	public void AddOnMapRequestHandlerAsync(global::System.Web.BeginEventHandler beginHandler, global::System.Web.EndEventHandler endHandler, object state);
	public void AddOnPostAcquireRequestStateAsync(global::System.Web.BeginEventHandler bh, global::System.Web.EndEventHandler eh);
	public void AddOnPostAcquireRequestStateAsync(global::System.Web.BeginEventHandler beginHandler, global::System.Web.EndEventHandler endHandler, object state);
	public void AddOnPostAuthenticateRequestAsync(global::System.Web.BeginEventHandler bh, global::System.Web.EndEventHandler eh);
	public void AddOnPostAuthenticateRequestAsync(global::System.Web.BeginEventHandler beginHandler, global::System.Web.EndEventHandler endHandler, object state);
	public void AddOnPostAuthorizeRequestAsync(global::System.Web.BeginEventHandler bh, global::System.Web.EndEventHandler eh);
	public void AddOnPostAuthorizeRequestAsync(global::System.Web.BeginEventHandler beginHandler, global::System.Web.EndEventHandler endHandler, object state);
	public void AddOnPostLogRequestAsync(global::System.Web.BeginEventHandler bh, global::System.Web.EndEventHandler eh);
	public void AddOnPostLogRequestAsync(global::System.Web.BeginEventHandler beginHandler, global::System.Web.EndEventHandler endHandler, object state);
	public void AddOnPostMapRequestHandlerAsync(global::System.Web.BeginEventHandler bh, global::System.Web.EndEventHandler eh);
	public void AddOnPostMapRequestHandlerAsync(global::System.Web.BeginEventHandler beginHandler, global::System.Web.EndEventHandler endHandler, object state);
	public void AddOnPostReleaseRequestStateAsync(global::System.Web.BeginEventHandler bh, global::System.Web.EndEventHandler eh);
	public void AddOnPostReleaseRequestStateAsync(global::System.Web.BeginEventHandler beginHandler, global::System.Web.EndEventHandler endHandler, object state);
	public void AddOnPostRequestHandlerExecuteAsync(global::System.Web.BeginEventHandler bh, global::System.Web.EndEventHandler eh);
	public void AddOnPostRequestHandlerExecuteAsync(global::System.Web.BeginEventHandler beginHandler, global::System.Web.EndEventHandler endHandler, object state);
	public void AddOnPostResolveRequestCacheAsync(global::System.Web.BeginEventHandler bh, global::System.Web.EndEventHandler eh);
	public void AddOnPostResolveRequestCacheAsync(global::System.Web.BeginEventHandler beginHandler, global::System.Web.EndEventHandler endHandler, object state);
	public void AddOnPostUpdateRequestCacheAsync(global::System.Web.BeginEventHandler bh, global::System.Web.EndEventHandler eh);
	public void AddOnPostUpdateRequestCacheAsync(global::System.Web.BeginEventHandler beginHandler, global::System.Web.EndEventHandler endHandler, object state);
	public void AddOnPreRequestHandlerExecuteAsync(global::System.Web.BeginEventHandler bh, global::System.Web.EndEventHandler eh);
	public void AddOnPreRequestHandlerExecuteAsync(global::System.Web.BeginEventHandler beginHandler, global::System.Web.EndEventHandler endHandler, object state);
	public void AddOnReleaseRequestStateAsync(global::System.Web.BeginEventHandler bh, global::System.Web.EndEventHandler eh);
	public void AddOnReleaseRequestStateAsync(global::System.Web.BeginEventHandler beginHandler, global::System.Web.EndEventHandler endHandler, object state);
	public void AddOnResolveRequestCacheAsync(global::System.Web.BeginEventHandler bh, global::System.Web.EndEventHandler eh);
	public void AddOnResolveRequestCacheAsync(global::System.Web.BeginEventHandler beginHandler, global::System.Web.EndEventHandler endHandler, object state);
	public void AddOnUpdateRequestCacheAsync(global::System.Web.BeginEventHandler bh, global::System.Web.EndEventHandler eh);
	public void AddOnUpdateRequestCacheAsync(global::System.Web.BeginEventHandler beginHandler, global::System.Web.EndEventHandler endHandler, object state);
	public void CompleteRequest();
	public virtual void Dispose();
	public virtual string GetOutputCacheProviderName(HttpContext context);
	public virtual string GetVaryByCustomString(HttpContext context, string custom);
	public virtual void Init();
	public void OnExecuteRequestStep(Action<HttpContextBase, Action> callback);
	public static void RegisterModule(Type moduleType);
	public HttpApplicationState Application { get; }
	public HttpContext Context { get; }
	protected EventHandlerList Events { get; }
	public global::System.Web.HttpModuleCollection Modules { get; }
	public HttpRequest Request { get; }
	public HttpResponse Response { get; }
	public HttpServerUtility Server { get; }
	public HttpSessionState Session { get; }
	public ISite Site { get; set; }
	public IPrincipal User { get; }
	public event EventHandler AcquireRequestState;
	public event EventHandler AuthenticateRequest;
	public event EventHandler AuthorizeRequest;
	public event EventHandler BeginRequest;
	public event EventHandler Disposed;
	public event EventHandler EndRequest;
	public event EventHandler Error;
	public event EventHandler LogRequest;
	public event EventHandler MapRequestHandler;
	public event EventHandler PostAcquireRequestState;
	public event EventHandler PostAuthenticateRequest;
	public event EventHandler PostAuthorizeRequest;
	public event EventHandler PostLogRequest;
	public event EventHandler PostMapRequestHandler;
	public event EventHandler PostReleaseRequestState;
	public event EventHandler PostRequestHandlerExecute;
	public event EventHandler PostResolveRequestCache;
	public event EventHandler PostUpdateRequestCache;
	public event EventHandler PreRequestHandlerExecute;
	public event EventHandler PreSendRequestContent;
	public event EventHandler PreSendRequestHeaders;
	public event EventHandler ReleaseRequestState;
	public event EventHandler RequestCompleted;
	public event EventHandler ResolveRequestCache;
	public event EventHandler UpdateRequestCache;
}
public sealed class HttpApplicationState : NameObjectCollectionBase {
	public void Add(string name, object value);
	public void Clear();
	public object Get(int index);
	public object Get(string name);
	public string GetKey(int index);
	public void Lock();
	public void Remove(string name);
	public void RemoveAll();
	public void RemoveAt(int index);
	public void Set(string name, object value);
	public void UnLock();
	private HttpApplicationState();
	public string[] AllKeys { get; }
	public HttpApplicationState Contents { get; }
	public object this[int index] { get; }
	public object this[string name] { get; set; }
	public global::System.Web.HttpStaticObjectsCollection StaticObjects { get; }
}
public abstract class HttpApplicationStateBase : NameObjectCollectionBase, ICollection, IEnumerable {
	protected HttpApplicationStateBase();
	public virtual void Add(string name, object value);
	public virtual void Clear();
	public virtual void CopyTo(Array array, int index);
	public virtual object Get(int index);
	public virtual object Get(string name);
	public virtual string GetKey(int index);
	public virtual void Lock();
	public virtual void Remove(string name);
	public virtual void RemoveAll();
	public virtual void RemoveAt(int index);
	public virtual void Set(string name, object value);
	public virtual void UnLock();
	public virtual string[] AllKeys { get; }
	public virtual HttpApplicationStateBase Contents { get; }
	public virtual bool IsSynchronized { get; }
	public virtual object this[int index] { get; }
	public virtual object this[string name] { get; set; }
	public virtual global::System.Web.HttpStaticObjectsCollectionBase StaticObjects { get; }
	public virtual object SyncRoot { get; }
}
public sealed class HttpContext : IServiceProvider {
	public HttpContext(HttpRequest request, HttpResponse response);
	public HttpContext(global::System.Web.HttpWorkerRequest wr);
	public void AcceptWebSocketRequest(Func<global::System.Web.WebSockets.AspNetWebSocketContext, Task> userFunc);
	public void AcceptWebSocketRequest(Func<global::System.Web.WebSockets.AspNetWebSocketContext, Task> userFunc, global::System.Web.WebSockets.AspNetWebSocketOptions options);
	public void AddError(Exception errorInfo);
	public global::System.Web.ISubscriptionToken AddOnRequestCompleted(Action<HttpContext> callback);
	public void ClearError();
	public global::System.Web.ISubscriptionToken DisposeOnPipelineCompleted(IDisposable target);
	public static object GetAppConfig(string name);
	public object GetConfig(string name);
	public static object GetGlobalResourceObject(string classKey, string resourceKey);
	public static object GetGlobalResourceObject(string classKey, string resourceKey, CultureInfo culture);
	public static object GetLocalResourceObject(string virtualPath, string resourceKey);
	public static object GetLocalResourceObject(string virtualPath, string resourceKey, CultureInfo culture);
	public object GetSection(string sectionName);
	public void RemapHandler(IHttpHandler handler);
	public void RewritePath(string path);
	public void RewritePath(string path, bool rebaseClientPath);
	public void RewritePath(string filePath, string pathInfo, string queryString);
	public void RewritePath(string filePath, string pathInfo, string queryString, bool setClientFilePath);
	public void SetSessionStateBehavior(global::System.Web.SessionState.SessionStateBehavior sessionStateBehavior);
	public Exception[] AllErrors { get; }
	public bool AllowAsyncDuringSyncStages { get; set; }
	public HttpApplicationState Application { get; }
	public HttpApplication ApplicationInstance { get; set; }
	public global::System.Web.Configuration.AsyncPreloadModeFlags AsyncPreloadMode { get; set; }
	public Cache Cache { get; }
	public static HttpContext Current { get; set; }
	public IHttpHandler CurrentHandler { get; }
	public global::System.Web.RequestNotification CurrentNotification { get; }
	public Exception Error { get; }
	public IHttpHandler Handler { get; set; }
	public bool IsCustomErrorEnabled { get; }
	public bool IsDebuggingEnabled { get; }
	public bool IsPostNotification { get; }
	public bool IsWebSocketRequest { get; }
	public bool IsWebSocketRequestUpgrading { get; }
	public IDictionary Items { get; }
	public global::System.Web.Instrumentation.PageInstrumentationService PageInstrumentation { get; }
	public IHttpHandler PreviousHandler { get; }
	public global::System.Web.Profile.ProfileBase Profile { get; }
	public HttpRequest Request { get; }
	public HttpResponse Response { get; }
	public HttpServerUtility Server { get; }
	public HttpSessionState Session { get; }
	public bool SkipAuthorization { get; set; }
	public bool ThreadAbortOnTimeout { get; set; }
	public DateTime Timestamp { get; }
	public global::System.Web.TraceContext Trace { get; }
	public IPrincipal User { get; set; }
	public string WebSocketNegotiatedProtocol { get; }
	public IList<string> WebSocketRequestedProtocols { get; }
}
public abstract class HttpContextBase : IServiceProvider {
	protected HttpContextBase();
	public virtual void AcceptWebSocketRequest(Func<global::System.Web.WebSockets.AspNetWebSocketContext, Task> userFunc);
	public virtual void AcceptWebSocketRequest(Func<global::System.Web.WebSockets.AspNetWebSocketContext, Task> userFunc, global::System.Web.WebSockets.AspNetWebSocketOptions options);
	public virtual void AddError(Exception errorInfo);
	public virtual global::System.Web.ISubscriptionToken AddOnRequestCompleted(Action<HttpContextBase> callback);
	public virtual void ClearError();
	public virtual global::System.Web.ISubscriptionToken DisposeOnPipelineCompleted(IDisposable target);
	public virtual object GetGlobalResourceObject(string classKey, string resourceKey);
	public virtual object GetGlobalResourceObject(string classKey, string resourceKey, CultureInfo culture);
	public virtual object GetLocalResourceObject(string virtualPath, string resourceKey);
	public virtual object GetLocalResourceObject(string virtualPath, string resourceKey, CultureInfo culture);
	public virtual object GetSection(string sectionName);
	public virtual object GetService(Type serviceType);
	public virtual void RemapHandler(IHttpHandler handler);
	public virtual void RewritePath(string path);
	public virtual void RewritePath(string path, bool rebaseClientPath);
	public virtual void RewritePath(string filePath, string pathInfo, string queryString);
	public virtual void RewritePath(string filePath, string pathInfo, string queryString, bool setClientFilePath);
	public virtual void SetSessionStateBehavior(global::System.Web.SessionState.SessionStateBehavior sessionStateBehavior);
	public virtual Exception[] AllErrors { get; }
	public virtual bool AllowAsyncDuringSyncStages { get; set; }
	public virtual HttpApplicationStateBase Application { get; }
	public virtual HttpApplication ApplicationInstance { get; set; }
	public virtual global::System.Web.Configuration.AsyncPreloadModeFlags AsyncPreloadMode { get; set; }
	public virtual Cache Cache { get; }
	public virtual IHttpHandler CurrentHandler { get; }
	public virtual global::System.Web.RequestNotification CurrentNotification { get; }
	public virtual Exception Error { get; }
	public virtual IHttpHandler Handler { get; set; }
	public virtual bool IsCustomErrorEnabled { get; }
	public virtual bool IsDebuggingEnabled { get; }
	public virtual bool IsPostNotification { get; }
	public virtual bool IsWebSocketRequest { get; }
	public virtual bool IsWebSocketRequestUpgrading { get; }
	public virtual IDictionary Items { get; }
	public virtual global::System.Web.Instrumentation.PageInstrumentationService PageInstrumentation { get; }
	public virtual IHttpHandler PreviousHandler { get; }
	public virtual global::System.Web.Profile.ProfileBase Profile { get; }
	public virtual global::System.Web.HttpRequestBase Request { get; }
	public virtual global::System.Web.HttpResponseBase Response { get; }
	public virtual global::System.Web.HttpServerUtilityBase Server { get; }
	public virtual HttpSessionStateBase Session { get; }
	public virtual bool SkipAuthorization { get; set; }
	public virtual bool ThreadAbortOnTimeout { get; set; }
	public virtual DateTime Timestamp { get; }
	public virtual global::System.Web.TraceContext Trace { get; }
	public virtual IPrincipal User { get; set; }
	public virtual string WebSocketNegotiatedProtocol { get; }
	public virtual IList<string> WebSocketRequestedProtocols { get; }
}
public sealed class HttpCookie {
	public HttpCookie(string name);
	public HttpCookie(string name, string value);
	public static bool TryParse(string input, out HttpCookie result);
	public string Domain { get; set; }
	public DateTime Expires { get; set; }
	public bool HasKeys { get; }
	public bool HttpOnly { get; set; }
	public string this[string key] { get; set; }
	public string Name { get; set; }
	public string Path { get; set; }
	public global::System.Web.SameSiteMode SameSite { get; set; }
	public bool Secure { get; set; }
	public bool Shareable { get; set; }
	public string Value { get; set; }
	public NameValueCollection Values { get; }
}
public sealed class HttpCookieCollection : NameObjectCollectionBase {
	public HttpCookieCollection();
	public void Add(HttpCookie cookie);
	public void Clear();
	public void CopyTo(Array dest, int index);
	public HttpCookie Get(int index);
	public HttpCookie Get(string name);
	public string GetKey(int index);
	public void Remove(string name);
	public void Set(HttpCookie cookie);
	public string[] AllKeys { get; }
	public HttpCookie this[int index] { get; }
	public HttpCookie this[string name] { get; }
}
public class HttpException : ExternalException {
	public HttpException();
	public HttpException(int httpCode, string message);
	public HttpException(int httpCode, string message, Exception innerException);
	public HttpException(int httpCode, string message, int hr);
	public HttpException(string message);
	public HttpException(string message, Exception innerException);
	public HttpException(string message, int hr);
	public static HttpException CreateFromLastError(string message);
	public string GetHtmlErrorMessage();
	public int GetHttpCode();
	public int WebEventCode { get; }
}
public sealed class HttpRequest {
	public HttpRequest(string filename, string url, string queryString);
	public void Abort();
	public byte[] BinaryRead(int count);
	public Stream GetBufferedInputStream();
	public Stream GetBufferlessInputStream();
	public Stream GetBufferlessInputStream(bool disableMaxRequestLength);
	public void InsertEntityBody();
	public void InsertEntityBody(byte[] buffer, int offset, int count);
	public int[] MapImageCoordinates(string imageFieldName);
	public string MapPath(string virtualPath);
	public string MapPath(string virtualPath, string baseVirtualDir, bool allowCrossAppMapping);
	public double[] MapRawImageCoordinates(string imageFieldName);
	public void SaveAs(string filename, bool includeHeaders);
	public void ValidateInput();
	public string[] AcceptTypes { get; }
	public string AnonymousID { get; }
	public string ApplicationPath { get; }
	public string AppRelativeCurrentExecutionFilePath { get; }
	public global::System.Web.HttpBrowserCapabilities Browser { get; set; }
	public global::System.Web.HttpClientCertificate ClientCertificate { get; }
	public Encoding ContentEncoding { get; set; }
	public int ContentLength { get; }
	public string ContentType { get; set; }
	public HttpCookieCollection Cookies { get; }
	public string CurrentExecutionFilePath { get; }
	public string CurrentExecutionFilePathExtension { get; }
	public string FilePath { get; }
	public global::System.Web.HttpFileCollection Files { get; }
	public Stream Filter { get; set; }
	public NameValueCollection Form { get; }
	public NameValueCollection Headers { get; }
	public global::System.Security.Authentication.ExtendedProtection.ChannelBinding HttpChannelBinding { get; }
	public string HttpMethod { get; }
	public Stream InputStream { get; }
	public bool IsAuthenticated { get; }
	public bool IsLocal { get; }
	public bool IsSecureConnection { get; }
	public string this[string key] { get; }
	public WindowsIdentity LogonUserIdentity { get; }
	public NameValueCollection Params { get; }
	public string Path { get; }
	public string PathInfo { get; }
	public string PhysicalApplicationPath { get; }
	public string PhysicalPath { get; }
	public NameValueCollection QueryString { get; }
	public string RawUrl { get; }
	public global::System.Web.ReadEntityBodyMode ReadEntityBodyMode { get; }
	public global::System.Web.Routing.RequestContext RequestContext { get; set; }
	public string RequestType { get; set; }
	public NameValueCollection ServerVariables { get; }
	public CancellationToken TimedOutToken { get; }
	public global::System.Web.ITlsTokenBindingInfo TlsTokenBindingInfo { get; }
	public int TotalBytes { get; }
	public global::System.Web.UnvalidatedRequestValues Unvalidated { get; }
	public Uri Url { get; }
	public Uri UrlReferrer { get; }
	public string UserAgent { get; }
	public string UserHostAddress { get; }
	public string UserHostName { get; }
	public string[] UserLanguages { get; }
}
public sealed class HttpResponse {
	public HttpResponse(TextWriter writer);
	public void AddCacheDependency(params CacheDependency[] dependencies);
	public void AddCacheItemDependencies(ArrayList cacheKeys);
	public void AddCacheItemDependencies(string[] cacheKeys);
	public void AddCacheItemDependency(string cacheKey);
	public void AddFileDependencies(ArrayList filenames);
	public void AddFileDependencies(string[] filenames);
	public void AddFileDependency(string filename);
	public void AddHeader(string name, string value);
	public global::System.Web.ISubscriptionToken AddOnSendingHeaders(Action<HttpContext> callback);
	public void AppendCookie(HttpCookie cookie);
	public void AppendHeader(string name, string value);
	public void AppendToLog(string param);
	public string ApplyAppPathModifier(string virtualPath);
	public IAsyncResult BeginFlush(AsyncCallback callback, object state);
	public void BinaryWrite(byte[] buffer);
	public void Clear();
	public void ClearContent();
	public void ClearHeaders();
	public void Close();
	public void DisableKernelCache();
	public void DisableUserCache();
	public void End();
	public void EndFlush(IAsyncResult asyncResult);
	public void Flush();
	public Task FlushAsync();
	public void Pics(string value);
	public void PushPromise(string path);
	public void PushPromise(string path, string method, NameValueCollection headers);
	public void Redirect(string url);
	public void Redirect(string url, bool endResponse);
	public void RedirectPermanent(string url);
	public void RedirectPermanent(string url, bool endResponse);
	public void RedirectToRoute(object routeValues);
	public void RedirectToRoute(string routeName);
	public void RedirectToRoute(string routeName, object routeValues);
	public void RedirectToRoute(string routeName, global::System.Web.Routing.RouteValueDictionary routeValues);
	public void RedirectToRoute(global::System.Web.Routing.RouteValueDictionary routeValues);
	public void RedirectToRoutePermanent(object routeValues);
	public void RedirectToRoutePermanent(string routeName);
	public void RedirectToRoutePermanent(string routeName, object routeValues);
	public void RedirectToRoutePermanent(string routeName, global::System.Web.Routing.RouteValueDictionary routeValues);
	public void RedirectToRoutePermanent(global::System.Web.Routing.RouteValueDictionary routeValues);
	public static void RemoveOutputCacheItem(string path);
	public static void RemoveOutputCacheItem(string path, string providerName);
	public void SetCookie(HttpCookie cookie);
	public void TransmitFile(string filename);
	public void TransmitFile(string filename, long offset, long length);
	public void Write(char ch);
	public void Write(char[] buffer, int index, int count);
	public void Write(object obj);
	public void Write(string s);
	public void WriteFile(IntPtr fileHandle, long offset, long size);
	public void WriteFile(string filename);
	public void WriteFile(string filename, bool readIntoMemory);
	public void WriteFile(string filename, long offset, long size);
	public void WriteSubstitution(global::System.Web.HttpResponseSubstitutionCallback callback);
	public bool Buffer { get; set; }
	public bool BufferOutput { get; set; }
	public global::System.Web.HttpCachePolicy Cache { get; }
	public string CacheControl { get; set; }
	public string Charset { get; set; }
	public CancellationToken ClientDisconnectedToken { get; }
	public Encoding ContentEncoding { get; set; }
	public string ContentType { get; set; }
	public HttpCookieCollection Cookies { get; }
	public int Expires { get; set; }
	public DateTime ExpiresAbsolute { get; set; }
	public Stream Filter { get; set; }
	public Encoding HeaderEncoding { get; set; }
	public NameValueCollection Headers { get; }
	public bool HeadersWritten { get; }
	public bool IsClientConnected { get; }
	public bool IsRequestBeingRedirected { get; }
	public TextWriter Output { get; set; }
	public Stream OutputStream { get; }
	public string RedirectLocation { get; set; }
	public string Status { get; set; }
	public int StatusCode { get; set; }
	public string StatusDescription { get; set; }
	public int SubStatusCode { get; set; }
	public bool SupportsAsyncFlush { get; }
	public bool SuppressContent { get; set; }
	public bool SuppressDefaultCacheControlHeader { get; set; }
	public bool SuppressFormsAuthenticationRedirect { get; set; }
	public bool TrySkipIisCustomErrors { get; set; }
}
public sealed class HttpRuntime {
	public HttpRuntime();
	public static void Close();
	public static global::System.Security.NamedPermissionSet GetNamedPermissionSet();
	public static void ProcessRequest(global::System.Web.HttpWorkerRequest wr);
	public static void UnloadAppDomain();
	public static string AppDomainAppId { get; }
	public static string AppDomainAppPath { get; }
	public static string AppDomainAppVirtualPath { get; }
	public static string AppDomainId { get; }
	public static string AspClientScriptPhysicalPath { get; }
	public static string AspClientScriptVirtualPath { get; }
	public static string AspInstallDirectory { get; }
	public static string BinDirectory { get; }
	public static Cache Cache { get; }
	public static string ClrInstallDirectory { get; }
	public static string CodegenDir { get; }
	public static Version IISVersion { get; }
	public static bool IsOnUNCShare { get; }
	public static string MachineConfigurationDirectory { get; }
	public static Version TargetFramework { get; }
	public static bool UsingIntegratedPipeline { get; }
	public static IServiceProvider WebObjectActivator { get; set; }
}
public sealed class HttpServerUtility {
	public void ClearError();
	public object CreateObject(string progID);
	public object CreateObject(Type type);
	public object CreateObjectFromClsid(string clsid);
	public void Execute(string path);
	public void Execute(string path, bool preserveForm);
	public void Execute(string path, TextWriter writer);
	public void Execute(string path, TextWriter writer, bool preserveForm);
	public void Execute(IHttpHandler handler, TextWriter writer, bool preserveForm);
	public Exception GetLastError();
	public string HtmlDecode(string s);
	public void HtmlDecode(string s, TextWriter output);
	public string HtmlEncode(string s);
	public void HtmlEncode(string s, TextWriter output);
	public string MapPath(string path);
	public void Transfer(string path);
	public void Transfer(string path, bool preserveForm);
	public void Transfer(IHttpHandler handler, bool preserveForm);
	public void TransferRequest(string path);
	public void TransferRequest(string path, bool preserveForm);
	public void TransferRequest(string path, bool preserveForm, string method, NameValueCollection headers);
	public void TransferRequest(string path, bool preserveForm, string method, NameValueCollection headers, bool preserveUser);
	public string UrlDecode(string s);
	public void UrlDecode(string s, TextWriter output);
	public string UrlEncode(string s);
	public void UrlEncode(string s, TextWriter output);
	public string UrlPathEncode(string s);
	public static byte[] UrlTokenDecode(string input);
	public static string UrlTokenEncode(byte[] input);
	private HttpServerUtility();
	public string MachineName { get; }
	public int ScriptTimeout { get; set; }
}
public abstract class HttpSessionStateBase : ICollection, IEnumerable {
	protected HttpSessionStateBase();
	public virtual void Abandon();
	public virtual void Add(string name, object value);
	public virtual void Clear();
	public virtual void CopyTo(Array array, int index);
	public virtual IEnumerator GetEnumerator();
	public virtual void Remove(string name);
	public virtual void RemoveAll();
	public virtual void RemoveAt(int index);
	public virtual int CodePage { get; set; }
	public virtual HttpSessionStateBase Contents { get; }
	public virtual global::System.Web.HttpCookieMode CookieMode { get; }
	public virtual int Count { get; }
	public virtual bool IsCookieless { get; }
	public virtual bool IsNewSession { get; }
	public virtual bool IsReadOnly { get; }
	public virtual bool IsSynchronized { get; }
	public virtual object this[int index] { get; set; }
	public virtual object this[string name] { get; set; }
	public virtual NameObjectCollectionBase.KeysCollection Keys { get; }
	public virtual int LCID { get; set; }
	public virtual global::System.Web.SessionState.SessionStateMode Mode { get; }
	public virtual string SessionID { get; }
	public virtual global::System.Web.HttpStaticObjectsCollectionBase StaticObjects { get; }
	public virtual object SyncRoot { get; }
	public virtual int Timeout { get; set; }
}
public abstract class HttpTaskAsyncHandler : IHttpAsyncHandler, IHttpHandler {
	protected HttpTaskAsyncHandler();
	public virtual void ProcessRequest(HttpContext context);
	public abstract Task ProcessRequestAsync(HttpContext context);
	public virtual bool IsReusable { get; }
}
public sealed class HttpUtility {
	public static NameValueCollection ParseQueryString(string query);
	public static NameValueCollection ParseQueryString(string query, Encoding encoding);
	public static string HtmlDecode(string s);
	public static void HtmlDecode(string s, TextWriter output);
	public static string HtmlEncode(string s);
	public static string HtmlEncode(object value);
	public static void HtmlEncode(string s, TextWriter output);
	public static string HtmlAttributeEncode(string s);
	public static void HtmlAttributeEncode(string s, TextWriter output);
	public static string UrlEncode(string str);
	public static string UrlPathEncode(string str);
	public static string UrlEncode(string str, Encoding e);
	public static string UrlEncode(byte[] bytes);
	public static string UrlEncode(byte[] bytes, int offset, int count);
	public static byte[] UrlEncodeToBytes(string str);
	public static byte[] UrlEncodeToBytes(byte[] bytes);
	public static byte[] UrlEncodeUnicodeToBytes(string str);
	public static string UrlDecode(string str);
	public static string UrlDecode(byte[] bytes, Encoding e);
	public static byte[] UrlDecodeToBytes(string str);
	public static byte[] UrlDecodeToBytes(string str, Encoding e);
	public static byte[] UrlDecodeToBytes(byte[] bytes);
	public static byte[] UrlEncodeToBytes(string str, Encoding e);
	public static byte[] UrlEncodeToBytes(byte[] bytes, int offset, int count);
	public static string UrlEncodeUnicode(string str);
	public static string UrlDecode(string str, Encoding e);
	public static string UrlDecode(byte[] bytes, int offset, int count, Encoding e);
	public static byte[] UrlDecodeToBytes(byte[] bytes, int offset, int count);
	public static string JavaScriptStringEncode(string value);
	public static string JavaScriptStringEncode(string value, bool addDoubleQuotes);
	public HttpUtility();
}
public interface IHttpAsyncHandler : IHttpHandler {
	IAsyncResult BeginProcessRequest(HttpContext context, AsyncCallback cb, object extraData);
	void EndProcessRequest(IAsyncResult result);
}
public interface IHttpHandler {
	void ProcessRequest(HttpContext context);
	bool IsReusable { get; }
}
public interface IHttpModule {
	void Dispose();
	void Init(HttpApplication context);
}
