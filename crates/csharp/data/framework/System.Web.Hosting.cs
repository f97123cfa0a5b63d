// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Web.Hosting;
using System.Threading;
using System.Threading.Tasks;
using System.Web.Caching;
public sealed class HostingEnvironment : MarshalByRefObject {
	public HostingEnvironment();
	public static void DecrementBusyCount();
	public static IDisposable Impersonate();
	public static IDisposable Impersonate(IntPtr token);
	public static IDisposable Impersonate(IntPtr userToken, string virtualPath);
	public static void IncrementBusyCount();
	public static void InitiateShutdown();
	public static string MapPath(string virtualPath);
	public static void MessageReceived();
	public static void QueueBackgroundWorkItem(Action<CancellationToken> workItem);
	public static void QueueBackgroundWorkItem(Func<CancellationToken, Task> workItem);
	public static void RegisterObject(IRegisteredObject obj);
	public static void RegisterVirtualPathProvider(global::System.Web.Hosting.VirtualPathProvider virtualPathProvider);
	public static IDisposable SetCultures();
	public static IDisposable SetCultures(string virtualPath);
	public static void UnregisterObject(IRegisteredObject obj);
	public static global::System.Web.Hosting.IApplicationHost ApplicationHost { get; }
	public static string ApplicationID { get; }
	public static global::System.Web.Hosting.ApplicationMonitors ApplicationMonitors { get; }
	public static string ApplicationPhysicalPath { get; }
	public static string ApplicationVirtualPath { get; }
	public static Cache Cache { get; }
	public static bool InClientBuildManager { get; }
	public static Exception InitializationException { get; }
	public static bool IsDevelopmentEnvironment { get; }
	public static bool IsHosted { get; }
	public static int MaxConcurrentRequestsPerCPU { get; set; }
	public static int MaxConcurrentThreadsPerCPU { get; set; }
	public static global::System.Web.ApplicationShutdownReason ShutdownReason { get; }
	public static string SiteName { get; }
	public static global::System.Web.Hosting.VirtualPathProvider VirtualPathProvider { get; }
	public static event EventHandler StopListening;
}
public interface IRegisteredObject {
	void Stop(bool immediate);
}
