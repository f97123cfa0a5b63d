// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Security.Principal;
using Microsoft.Win32.SafeHandles;
using System.Collections;
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
public sealed class IdentityNotMappedException : SystemException {
	public IdentityNotMappedException();
	public IdentityNotMappedException(string message);
	public IdentityNotMappedException(string message, Exception inner);
	public IdentityReferenceCollection UnmappedIdentities { get; }
}
public abstract class IdentityReference {
	public abstract bool IsValidTargetType(Type targetType);
	public static bool operator ==(IdentityReference left, IdentityReference right);
	public static bool operator !=(IdentityReference left, IdentityReference right);
	public abstract IdentityReference Translate(Type targetType);
	private IdentityReference();
	public abstract string Value { get; }
}
public class IdentityReferenceCollection : ICollection<IdentityReference>, IEnumerable<IdentityReference>, IEnumerable {
	public IdentityReferenceCollection();
	public IdentityReferenceCollection(int capacity);
	public void Add(IdentityReference identity);
	public void Clear();
	public bool Contains(IdentityReference identity);
	public void CopyTo(IdentityReference[] array, int offset);
	public IEnumerator<IdentityReference> GetEnumerator();
	public bool Remove(IdentityReference identity);
	public IdentityReferenceCollection Translate(Type targetType);
	public IdentityReferenceCollection Translate(Type targetType, bool forceSuccess);
	public int Count { get; }
	public IdentityReference this[int index] { get; set; }
}
public sealed class NTAccount : IdentityReference {
	public NTAccount(string name);
	public NTAccount(string domainName, string accountName);
	public static bool operator ==(NTAccount left, NTAccount right);
	public static bool operator !=(NTAccount left, NTAccount right);
}
public enum PrincipalPolicy { UnauthenticatedPrincipal = 0, NoPrincipal = 1, WindowsPrincipal = 2 }
public sealed class SecurityIdentifier : IdentityReference, IComparable<SecurityIdentifier> {
	public static readonly int MaxBinaryLength;
	public static readonly int MinBinaryLength;
	public SecurityIdentifier(byte[] binaryForm, int offset);
	public SecurityIdentifier(IntPtr binaryForm);
	public SecurityIdentifier(WellKnownSidType sidType, SecurityIdentifier domainSid);
	public SecurityIdentifier(string sddlForm);
	public int CompareTo(SecurityIdentifier sid);
	public bool Equals(SecurityIdentifier sid);
	public void GetBinaryForm(byte[] binaryForm, int offset);
	public bool IsAccountSid();
	public bool IsEqualDomainSid(SecurityIdentifier sid);
	public bool IsWellKnown(WellKnownSidType type);
	public static bool operator ==(SecurityIdentifier left, SecurityIdentifier right);
	public static bool operator !=(SecurityIdentifier left, SecurityIdentifier right);
	public SecurityIdentifier AccountDomainSid { get; }
	public int BinaryLength { get; }
}
[global::System.Flags] public enum TokenAccessLevels { AssignPrimary = 1, Duplicate = 2, Impersonate = 4, Query = 8, QuerySource = 16, AdjustPrivileges = 32, AdjustGroups = 64, AdjustDefault = 128, AdjustSessionId = 256, Read = 131080, Write = 131296, AllAccess = 983551, MaximumAllowed = 33554432 }
public enum TokenImpersonationLevel { None = 0, Anonymous = 1, Identification = 2, Impersonation = 3, Delegation = 4 }
public enum WellKnownSidType { NullSid = 0, WorldSid = 1, LocalSid = 2, CreatorOwnerSid = 3, CreatorGroupSid = 4, CreatorOwnerServerSid = 5, CreatorGroupServerSid = 6, NTAuthoritySid = 7, DialupSid = 8, NetworkSid = 9, BatchSid = 10, InteractiveSid = 11, ServiceSid = 12, AnonymousSid = 13, ProxySid = 14, EnterpriseControllersSid = 15, SelfSid = 16, AuthenticatedUserSid = 17, RestrictedCodeSid = 18, TerminalServerSid = 19, RemoteLogonIdSid = 20, LogonIdsSid = 21, LocalSystemSid = 22, LocalServiceSid = 23, NetworkServiceSid = 24, BuiltinDomainSid = 25, BuiltinAdministratorsSid = 26, BuiltinUsersSid = 27, BuiltinGuestsSid = 28, BuiltinPowerUsersSid = 29, BuiltinAccountOperatorsSid = 30, BuiltinSystemOperatorsSid = 31, BuiltinPrintOperatorsSid = 32, BuiltinBackupOperatorsSid = 33, BuiltinReplicatorSid = 34, BuiltinPreWindows2000CompatibleAccessSid = 35, BuiltinRemoteDesktopUsersSid = 36, BuiltinNetworkConfigurationOperatorsSid = 37, AccountAdministratorSid = 38, AccountGuestSid = 39, AccountKrbtgtSid = 40, AccountDomainAdminsSid = 41, AccountDomainUsersSid = 42, AccountDomainGuestsSid = 43, AccountComputersSid = 44, AccountControllersSid = 45, AccountCertAdminsSid = 46, AccountSchemaAdminsSid = 47, AccountEnterpriseAdminsSid = 48, AccountPolicyAdminsSid = 49, AccountRasAndIasServersSid = 50, NtlmAuthenticationSid = 51, DigestAuthenticationSid = 52, SChannelAuthenticationSid = 53, ThisOrganizationSid = 54, OtherOrganizationSid = 55, BuiltinIncomingForestTrustBuildersSid = 56, BuiltinPerformanceMonitoringUsersSid = 57, BuiltinPerformanceLoggingUsersSid = 58, BuiltinAuthorizationAccessSid = 59, MaxDefined = 60, WinBuiltinTerminalServerLicenseServersSid = 60, WinBuiltinDCOMUsersSid = 61, WinBuiltinIUsersSid = 62, WinIUserSid = 63, WinBuiltinCryptoOperatorsSid = 64, WinUntrustedLabelSid = 65, WinLowLabelSid = 66, WinMediumLabelSid = 67, WinHighLabelSid = 68, WinSystemLabelSid = 69, WinWriteRestrictedCodeSid = 70, WinCreatorOwnerRightsSid = 71, WinCacheablePrincipalsGroupSid = 72, WinNonCacheablePrincipalsGroupSid = 73, WinEnterpriseReadonlyControllersSid = 74, WinAccountReadonlyControllersSid = 75, WinBuiltinEventLogReadersGroup = 76, WinNewEnterpriseReadonlyControllersSid = 77, WinBuiltinCertSvcDComAccessGroup = 78, WinMediumPlusLabelSid = 79, WinLocalLogonSid = 80, WinConsoleLogonSid = 81, WinThisOrganizationCertificateSid = 82, WinApplicationPackageAuthoritySid = 83, WinBuiltinAnyPackageSid = 84, WinCapabilityInternetClientSid = 85, WinCapabilityInternetClientServerSid = 86, WinCapabilityPrivateNetworkClientServerSid = 87, WinCapabilityPicturesLibrarySid = 88, WinCapabilityVideosLibrarySid = 89, WinCapabilityMusicLibrarySid = 90, WinCapabilityDocumentsLibrarySid = 91, WinCapabilitySharedUserCertificatesSid = 92, WinCapabilityEnterpriseAuthenticationSid = 93, WinCapabilityRemovableStorageSid = 94 }
public enum WindowsAccountType { Normal = 0, Guest = 1, System = 2, Anonymous = 3 }
public enum WindowsBuiltInRole { Administrator = 544, User = 545, Guest = 546, PowerUser = 547, AccountOperator = 548, SystemOperator = 549, PrintOperator = 550, BackupOperator = 551, Replicator = 552 }
public class WindowsIdentity : ClaimsIdentity, IDisposable, IDeserializationCallback, ISerializable {
	public const string DefaultIssuer = "AD AUTHORITY";
	public WindowsIdentity(IntPtr userToken);
	public WindowsIdentity(IntPtr userToken, string type);
	public WindowsIdentity(IntPtr userToken, string type, WindowsAccountType acctType);
	public WindowsIdentity(IntPtr userToken, string type, WindowsAccountType acctType, bool isAuthenticated);
	protected WindowsIdentity(WindowsIdentity identity);
	public WindowsIdentity(string sUserPrincipalName);
	public void Dispose();
	protected virtual void Dispose(bool disposing);
	public static WindowsIdentity GetAnonymous();
	public static WindowsIdentity GetCurrent();
	public static WindowsIdentity GetCurrent(bool ifImpersonating);
	public static WindowsIdentity GetCurrent(TokenAccessLevels desiredAccess);
	public static void RunImpersonated(SafeAccessTokenHandle safeAccessTokenHandle, Action action);
	public static Task RunImpersonatedAsync(SafeAccessTokenHandle safeAccessTokenHandle, Func<Task> func);
	public static Task<T> RunImpersonatedAsync<T>(SafeAccessTokenHandle safeAccessTokenHandle, Func<Task<T>> func);
	public static T RunImpersonated<T>(SafeAccessTokenHandle safeAccessTokenHandle, Func<T> func);
	public SafeAccessTokenHandle AccessToken { get; }
	public virtual IEnumerable<Claim> DeviceClaims { get; }
	public IdentityReferenceCollection Groups { get; }
	public TokenImpersonationLevel ImpersonationLevel { get; }
	public virtual bool IsAnonymous { get; }
	public virtual bool IsGuest { get; }
	public virtual bool IsSystem { get; }
	public SecurityIdentifier Owner { get; }
	public virtual IntPtr Token { get; }
	public SecurityIdentifier User { get; }
	public virtual IEnumerable<Claim> UserClaims { get; }
}
public class WindowsImpersonationContext : IDisposable {
	public void Dispose();
	protected virtual void Dispose(bool disposing);
	public void Undo();
	private WindowsImpersonationContext();
}
public class WindowsPrincipal : ClaimsPrincipal {
	public WindowsPrincipal(WindowsIdentity ntIdentity);
	public virtual bool IsInRole(int rid);
	public virtual bool IsInRole(SecurityIdentifier sid);
	public virtual bool IsInRole(WindowsBuiltInRole role);
	public virtual IEnumerable<Claim> DeviceClaims { get; }
	public virtual IEnumerable<Claim> UserClaims { get; }
}
