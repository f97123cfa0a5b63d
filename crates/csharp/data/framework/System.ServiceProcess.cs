// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.ServiceProcess;
using System.ComponentModel;
using System.Diagnostics;
using System.Runtime.InteropServices;
public class ServiceBase : Component {
	public const int MaxNameLength = 80;
	public ServiceBase();
	protected virtual void OnContinue();
	protected virtual void OnCustomCommand(int command);
	protected virtual void OnPause();
	protected virtual bool OnPowerEvent(global::System.ServiceProcess.PowerBroadcastStatus powerStatus);
	protected virtual void OnSessionChange(global::System.ServiceProcess.SessionChangeDescription changeDescription);
	protected virtual void OnShutdown();
	protected virtual void OnStart(string[] args);
	protected virtual void OnStop();
	public void RequestAdditionalTime(int milliseconds);
	public static void Run(ServiceBase service);
	public static void Run(ServiceBase[] services);
	public void ServiceMainCallback(int argCount, IntPtr argPointer);
	public void Stop();
	public bool AutoLog { get; set; }
	public bool CanHandlePowerEvent { get; set; }
	public bool CanHandleSessionChangeEvent { get; set; }
	public bool CanPauseAndContinue { get; set; }
	public bool CanShutdown { get; set; }
	public bool CanStop { get; set; }
	public virtual EventLog EventLog { get; }
	public int ExitCode { get; set; }
	protected IntPtr ServiceHandle { get; }
	public string ServiceName { get; set; }
}
public class ServiceController : Component {
	public ServiceController();
	public ServiceController(string name);
	public ServiceController(string name, string machineName);
	public void Close();
	public void Continue();
	public void ExecuteCommand(int command);
	public static ServiceController[] GetDevices();
	public static ServiceController[] GetDevices(string machineName);
	public static ServiceController[] GetServices();
	public static ServiceController[] GetServices(string machineName);
	public void Pause();
	public void Refresh();
	public void Start();
	public void Start(string[] args);
	public void Stop();
	public void WaitForStatus(ServiceControllerStatus desiredStatus);
	public void WaitForStatus(ServiceControllerStatus desiredStatus, TimeSpan timeout);
	public bool CanPauseAndContinue { get; }
	public bool CanShutdown { get; }
	public bool CanStop { get; }
	public ServiceController[] DependentServices { get; }
	public string DisplayName { get; set; }
	public string MachineName { get; set; }
	public SafeHandle ServiceHandle { get; }
	public string ServiceName { get; set; }
	public ServiceController[] ServicesDependedOn { get; }
	public global::System.ServiceProcess.ServiceType ServiceType { get; }
	public global::System.ServiceProcess.ServiceStartMode StartType { get; }
	public ServiceControllerStatus Status { get; }
}
public enum ServiceControllerStatus { ContinuePending = 5, Paused = 7, PausePending = 6, Running = 4, StartPending = 2, Stopped = 1, StopPending = 3 }
