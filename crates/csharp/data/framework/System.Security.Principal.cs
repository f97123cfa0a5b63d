// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Security.Principal;
using Microsoft.Win32.SafeHandles;
using System.Collections.Generic;
using System.Runtime.Serialization;
using System.Security.Claims;
using System.Threading.Tasks;
public class GenericIdentity : ClaimsIdentity {
	public GenericIdentity(string name);
	public GenericIdentity(string name, string type);
	protected GenericIdentity(GenericIdentity identity);
}
public class GenericPrincipal : ClaimsPrincipal {
	public GenericPrincipal(IIdentity identity, string[] roles);
}
public interface IIdentity {
	string Name { get; }
	string AuthenticationType { get; }
	bool IsAuthenticated { get; }
}
public interface IPrincipal {
	bool IsInRole(string role);
	IIdentity Identity { get; }
}
public enum PrincipalPolicy { UnauthenticatedPrincipal = 0, NoPrincipal = 1, WindowsPrincipal = 2 }
public class WindowsIdentity : ClaimsIdentity, IDisposable, IDeserializationCallback, ISerializable {
	public const string DefaultIssuer = "AD AUTHORITY";
	public WindowsIdentity(IntPtr userToken);
	public WindowsIdentity(IntPtr userToken, string type);
	public WindowsIdentity(IntPtr userToken, string type, global::System.Security.Principal.WindowsAccountType acctType);
	public WindowsIdentity(IntPtr userToken, string type, global::System.Security.Principal.WindowsAccountType acctType, bool isAuthenticated);
	protected WindowsIdentity(WindowsIdentity identity);
	public WindowsIdentity(string sUserPrincipalName);
	public void Dispose();
	protected virtual void Dispose(bool disposing);
	public static WindowsIdentity GetAnonymous();
	public static WindowsIdentity GetCurrent();
	public static WindowsIdentity GetCurrent(bool ifImpersonating);
	public static WindowsIdentity GetCurrent(global::System.Security.Principal.TokenAccessLevels desiredAccess);
	public static void RunImpersonated(SafeAccessTokenHandle safeAccessTokenHandle, Action action);
	public static Task RunImpersonatedAsync(SafeAccessTokenHandle safeAccessTokenHandle, Func<Task> func);
	public static Task<T> RunImpersonatedAsync<T>(SafeAccessTokenHandle safeAccessTokenHandle, Func<Task<T>> func);
	public static T RunImpersonated<T>(SafeAccessTokenHandle safeAccessTokenHandle, Func<T> func);
	public SafeAccessTokenHandle AccessToken { get; }
	public virtual IEnumerable<Claim> DeviceClaims { get; }
	public global::System.Security.Principal.IdentityReferenceCollection Groups { get; }
	public global::System.Security.Principal.TokenImpersonationLevel ImpersonationLevel { get; }
	public virtual bool IsAnonymous { get; }
	public virtual bool IsGuest { get; }
	public virtual bool IsSystem { get; }
	public global::System.Security.Principal.SecurityIdentifier Owner { get; }
	public virtual IntPtr Token { get; }
	public global::System.Security.Principal.SecurityIdentifier User { get; }
	public virtual IEnumerable<Claim> UserClaims { get; }
}
public class WindowsPrincipal : ClaimsPrincipal {
	public WindowsPrincipal(WindowsIdentity ntIdentity);
	public virtual bool IsInRole(int rid);
	public virtual bool IsInRole(global::System.Security.Principal.SecurityIdentifier sid);
	public virtual bool IsInRole(global::System.Security.Principal.WindowsBuiltInRole role);
	public virtual IEnumerable<Claim> DeviceClaims { get; }
	public virtual IEnumerable<Claim> UserClaims { get; }
}
