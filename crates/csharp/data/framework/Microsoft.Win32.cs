// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace Microsoft.Win32;
using Microsoft.Win32.SafeHandles;
using System;
using System.Net;
public class IntranetZoneCredentialPolicy : ICredentialPolicy {
	public IntranetZoneCredentialPolicy();
	public virtual bool ShouldSendCredential(Uri challengeUri, WebRequest request, NetworkCredential credential, IAuthenticationModule authModule);
}
public class PowerModeChangedEventArgs : EventArgs {
	public PowerModeChangedEventArgs(PowerModes mode);
	public PowerModes Mode { get; }
}
public delegate void PowerModeChangedEventHandler(object sender, PowerModeChangedEventArgs e);
public enum PowerModes { Resume = 1, StatusChange = 2, Suspend = 3 }
public static class Registry {
	public static readonly RegistryKey ClassesRoot;
	public static readonly RegistryKey CurrentConfig;
	public static readonly RegistryKey CurrentUser;
	public static readonly RegistryKey LocalMachine;
	public static readonly RegistryKey PerformanceData;
	public static readonly RegistryKey Users;
	public static object GetValue(string keyName, string valueName, object defaultValue);
	public static void SetValue(string keyName, string valueName, object value);
	public static void SetValue(string keyName, string valueName, object value, RegistryValueKind valueKind);
}
public enum RegistryHive { ClassesRoot = -2147483648, CurrentUser = -2147483647, LocalMachine = -2147483646, Users = -2147483645, PerformanceData = -2147483644, CurrentConfig = -2147483643 }
public sealed class RegistryKey : MarshalByRefObject, IDisposable {
	public void Close();
	public RegistryKey CreateSubKey(string subkey);
	public RegistryKey CreateSubKey(string subkey, RegistryKeyPermissionCheck permissionCheck);
	public RegistryKey CreateSubKey(string subkey, RegistryKeyPermissionCheck permissionCheck, RegistryOptions registryOptions);
	public RegistryKey CreateSubKey(string subkey, bool writable);
	public RegistryKey CreateSubKey(string subkey, bool writable, RegistryOptions options);
	public void DeleteSubKey(string subkey);
	public void DeleteSubKey(string subkey, bool throwOnMissingSubKey);
	public void DeleteSubKeyTree(string subkey);
	public void DeleteSubKeyTree(string subkey, bool throwOnMissingSubKey);
	public void DeleteValue(string name);
	public void DeleteValue(string name, bool throwOnMissingValue);
	public void Dispose();
	public void Flush();
	public static RegistryKey FromHandle(SafeRegistryHandle handle);
	public static RegistryKey FromHandle(SafeRegistryHandle handle, RegistryView view);
	public string[] GetSubKeyNames();
	public object GetValue(string name);
	public object GetValue(string name, object defaultValue);
	public object GetValue(string name, object defaultValue, RegistryValueOptions options);
	public RegistryValueKind GetValueKind(string name);
	public string[] GetValueNames();
	public static RegistryKey OpenBaseKey(RegistryHive hKey, RegistryView view);
	public static RegistryKey OpenRemoteBaseKey(RegistryHive hKey, string machineName);
	public static RegistryKey OpenRemoteBaseKey(RegistryHive hKey, string machineName, RegistryView view);
	public RegistryKey OpenSubKey(string name);
	public RegistryKey OpenSubKey(string name, RegistryKeyPermissionCheck permissionCheck);
	public RegistryKey OpenSubKey(string name, bool writable);
	public void SetValue(string name, object value);
	public void SetValue(string name, object value, RegistryValueKind valueKind);
	private RegistryKey();
	public SafeRegistryHandle Handle { get; }
	public string Name { get; }
	public int SubKeyCount { get; }
	public int ValueCount { get; }
	public RegistryView View { get; }
}
public enum RegistryKeyPermissionCheck { Default = 0, ReadSubTree = 1, ReadWriteSubTree = 2 }
[global::System.Flags] public enum RegistryOptions { None = 0, Volatile = 1 }
public enum RegistryValueKind { None = -1, Unknown = 0, String = 1, ExpandString = 2, Binary = 3, DWord = 4, MultiString = 7, QWord = 11 }
[global::System.Flags] public enum RegistryValueOptions { None = 0, DoNotExpandEnvironmentNames = 1 }
public enum RegistryView { Default = 0, Registry64 = 256, Registry32 = 512 }
public enum SessionEndReasons { Logoff = 1, SystemShutdown = 2 }
public class SessionEndedEventArgs : EventArgs {
	public SessionEndedEventArgs(SessionEndReasons reason);
	public SessionEndReasons Reason { get; }
}
public delegate void SessionEndedEventHandler(object sender, SessionEndedEventArgs e);
public class SessionEndingEventArgs : EventArgs {
	public SessionEndingEventArgs(SessionEndReasons reason);
	public bool Cancel { get; set; }
	public SessionEndReasons Reason { get; }
}
public delegate void SessionEndingEventHandler(object sender, SessionEndingEventArgs e);
public class SessionSwitchEventArgs : EventArgs {
	public SessionSwitchEventArgs(SessionSwitchReason reason);
	public SessionSwitchReason Reason { get; }
}
public delegate void SessionSwitchEventHandler(object sender, SessionSwitchEventArgs e);
public enum SessionSwitchReason { ConsoleConnect = 1, ConsoleDisconnect = 2, RemoteConnect = 3, RemoteDisconnect = 4, SessionLogon = 5, SessionLogoff = 6, SessionLock = 7, SessionUnlock = 8, SessionRemoteControl = 9 }
public sealed class SystemEvents {
	public static IntPtr CreateTimer(int interval);
	public static void InvokeOnEventsThread(Delegate method);
	public static void KillTimer(IntPtr timerId);
	private SystemEvents();
	public static event EventHandler DisplaySettingsChanged;
	public static event EventHandler DisplaySettingsChanging;
	public static event EventHandler EventsThreadShutdown;
	public static event EventHandler InstalledFontsChanged;
	public static event EventHandler LowMemory;
	public static event EventHandler PaletteChanged;
	public static event PowerModeChangedEventHandler PowerModeChanged;
	public static event SessionEndedEventHandler SessionEnded;
	public static event SessionEndingEventHandler SessionEnding;
	public static event SessionSwitchEventHandler SessionSwitch;
	public static event EventHandler TimeChanged;
	public static event TimerElapsedEventHandler TimerElapsed;
	public static event UserPreferenceChangedEventHandler UserPreferenceChanged;
	public static event UserPreferenceChangingEventHandler UserPreferenceChanging;
}
public class TimerElapsedEventArgs : EventArgs {
	public TimerElapsedEventArgs(IntPtr timerId);
	public IntPtr TimerId { get; }
}
public delegate void TimerElapsedEventHandler(object sender, TimerElapsedEventArgs e);
public enum UserPreferenceCategory { Accessibility = 1, Color = 2, Desktop = 3, General = 4, Icon = 5, Keyboard = 6, Menu = 7, Mouse = 8, Policy = 9, Power = 10, Screensaver = 11, Window = 12, Locale = 13, VisualStyle = 14 }
public class UserPreferenceChangedEventArgs : EventArgs {
	public UserPreferenceChangedEventArgs(UserPreferenceCategory category);
	public UserPreferenceCategory Category { get; }
}
public delegate void UserPreferenceChangedEventHandler(object sender, UserPreferenceChangedEventArgs e);
public class UserPreferenceChangingEventArgs : EventArgs {
	public UserPreferenceChangingEventArgs(UserPreferenceCategory category);
	public UserPreferenceCategory Category { get; }
}
public delegate void UserPreferenceChangingEventHandler(object sender, UserPreferenceChangingEventArgs e);
