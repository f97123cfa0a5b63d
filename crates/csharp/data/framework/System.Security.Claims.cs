// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Security.Claims;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.IO;
using System.Security.Principal;
using System.Xml;
public class AuthenticationInformation {
	public AuthenticationInformation();
	public string Address { get; set; }
	public Collection<global::System.IdentityModel.Tokens.AuthenticationContext> AuthorizationContexts { get; }
	public string DnsName { get; set; }
	public DateTime? NotOnOrAfter { get; set; }
	public string Session { get; set; }
}
public static class AuthenticationTypes {
	public const string Basic = "Basic";
	public const string Federation = "Federation";
	public const string Kerberos = "Kerberos";
	public const string Negotiate = "Negotiate";
	public const string Password = "Password";
	public const string Signature = "Signature";
	public const string Windows = "Windows";
	public const string X509 = "X509";
}
public class AuthorizationContext {
	public AuthorizationContext(ClaimsPrincipal principal, Collection<Claim> resource, Collection<Claim> action);
	public AuthorizationContext(ClaimsPrincipal principal, string resource, string action);
	public Collection<Claim> Action { get; }
	public ClaimsPrincipal Principal { get; }
	public Collection<Claim> Resource { get; }
}
public class Claim {
	public Claim(BinaryReader reader);
	public Claim(BinaryReader reader, ClaimsIdentity subject);
	public Claim(string type, string value);
	public Claim(string type, string value, string valueType);
	public Claim(string type, string value, string valueType, string issuer);
	public Claim(string type, string value, string valueType, string issuer, string originalIssuer);
	public Claim(string type, string value, string valueType, string issuer, string originalIssuer, ClaimsIdentity subject);
	protected Claim(Claim other);
	protected Claim(Claim other, ClaimsIdentity subject);
	public virtual Claim Clone();
	public virtual Claim Clone(ClaimsIdentity identity);
	public virtual void WriteTo(BinaryWriter writer);
	protected virtual void WriteTo(BinaryWriter writer, byte[] userData);
	protected virtual byte[] CustomSerializationData { get; }
	public string Issuer { get; }
	public string OriginalIssuer { get; }
	public IDictionary<string, string> Properties { get; }
	public ClaimsIdentity Subject { get; }
	public string Type { get; }
	public string Value { get; }
	public string ValueType { get; }
}
public static class ClaimProperties {
	public const string Namespace = "http://schemas.xmlsoap.org/ws/2005/05/identity/claimproperties";
	public const string SamlAttributeDisplayName = "http://schemas.xmlsoap.org/ws/2005/05/identity/claimproperties/displayname";
	public const string SamlAttributeNameFormat = "http://schemas.xmlsoap.org/ws/2005/05/identity/claimproperties/attributename";
	public const string SamlNameIdentifierFormat = "http://schemas.xmlsoap.org/ws/2005/05/identity/claimproperties/format";
	public const string SamlNameIdentifierNameQualifier = "http://schemas.xmlsoap.org/ws/2005/05/identity/claimproperties/namequalifier";
	public const string SamlNameIdentifierSPNameQualifier = "http://schemas.xmlsoap.org/ws/2005/05/identity/claimproperties/spnamequalifier";
	public const string SamlNameIdentifierSPProvidedId = "http://schemas.xmlsoap.org/ws/2005/05/identity/claimproperties/spprovidedid";
}
public class ClaimsAuthenticationManager : global::System.IdentityModel.Configuration.ICustomIdentityConfiguration {
	public ClaimsAuthenticationManager();
	public virtual ClaimsPrincipal Authenticate(string resourceName, ClaimsPrincipal incomingPrincipal);
	public virtual void LoadCustomConfiguration(XmlNodeList nodelist);
}
public class ClaimsAuthorizationManager : global::System.IdentityModel.Configuration.ICustomIdentityConfiguration {
	public ClaimsAuthorizationManager();
	public virtual bool CheckAccess(AuthorizationContext context);
	public virtual void LoadCustomConfiguration(XmlNodeList nodelist);
}
public class ClaimsIdentity : IIdentity {
	public const string DefaultIssuer = "LOCAL AUTHORITY";
	public const string DefaultNameClaimType = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/name";
	public const string DefaultRoleClaimType = "http://schemas.microsoft.com/ws/2008/06/identity/claims/role";
	public ClaimsIdentity();
	public ClaimsIdentity(IIdentity identity);
	public ClaimsIdentity(IEnumerable<Claim> claims);
	public ClaimsIdentity(string authenticationType);
	public ClaimsIdentity(IEnumerable<Claim> claims, string authenticationType);
	public ClaimsIdentity(IIdentity identity, IEnumerable<Claim> claims);
	public ClaimsIdentity(string authenticationType, string nameType, string roleType);
	public ClaimsIdentity(IEnumerable<Claim> claims, string authenticationType, string nameType, string roleType);
	public ClaimsIdentity(IIdentity identity, IEnumerable<Claim> claims, string authenticationType, string nameType, string roleType);
	public ClaimsIdentity(BinaryReader reader);
	protected ClaimsIdentity(ClaimsIdentity other);
	public virtual ClaimsIdentity Clone();
	public virtual void AddClaim(Claim claim);
	public virtual void AddClaims(IEnumerable<Claim> claims);
	public virtual bool TryRemoveClaim(Claim claim);
	public virtual void RemoveClaim(Claim claim);
	public virtual IEnumerable<Claim> FindAll(Predicate<Claim> match);
	public virtual IEnumerable<Claim> FindAll(string type);
	public virtual Claim FindFirst(Predicate<Claim> match);
	public virtual Claim FindFirst(string type);
	public virtual bool HasClaim(Predicate<Claim> match);
	public virtual bool HasClaim(string type, string value);
	protected virtual Claim CreateClaim(BinaryReader reader);
	public virtual void WriteTo(BinaryWriter writer);
	protected virtual void WriteTo(BinaryWriter writer, byte[] userData);
	public virtual string AuthenticationType { get; }
	public virtual bool IsAuthenticated { get; }
	public ClaimsIdentity Actor { get; set; }
	public object BootstrapContext { get; set; }
	public virtual IEnumerable<Claim> Claims { get; }
	protected virtual byte[] CustomSerializationData { get; }
	public string Label { get; set; }
	public virtual string Name { get; }
	public string NameClaimType { get; }
	public string RoleClaimType { get; }
}
public class ClaimsPrincipal : IPrincipal {
	public ClaimsPrincipal();
	public ClaimsPrincipal(IEnumerable<ClaimsIdentity> identities);
	public ClaimsPrincipal(IIdentity identity);
	public ClaimsPrincipal(IPrincipal principal);
	public ClaimsPrincipal(BinaryReader reader);
	public virtual void AddIdentity(ClaimsIdentity identity);
	public virtual void AddIdentities(IEnumerable<ClaimsIdentity> identities);
	public virtual ClaimsPrincipal Clone();
	protected virtual ClaimsIdentity CreateClaimsIdentity(BinaryReader reader);
	public virtual IEnumerable<Claim> FindAll(Predicate<Claim> match);
	public virtual IEnumerable<Claim> FindAll(string type);
	public virtual Claim FindFirst(Predicate<Claim> match);
	public virtual Claim FindFirst(string type);
	public virtual bool HasClaim(Predicate<Claim> match);
	public virtual bool HasClaim(string type, string value);
	public virtual bool IsInRole(string role);
	public virtual void WriteTo(BinaryWriter writer);
	protected virtual void WriteTo(BinaryWriter writer, byte[] userData);
	public static Func<IEnumerable<ClaimsIdentity>, ClaimsIdentity> PrimaryIdentitySelector { get; set; }
	public static Func<ClaimsPrincipal> ClaimsPrincipalSelector { get; set; }
	public virtual IEnumerable<Claim> Claims { get; }
	protected virtual byte[] CustomSerializationData { get; }
	public static ClaimsPrincipal Current { get; }
	public virtual IEnumerable<ClaimsIdentity> Identities { get; }
	public virtual IIdentity Identity { get; }
}
public static class DynamicRoleClaimProvider {
	public static void AddDynamicRoleClaims(ClaimsIdentity claimsIdentity, IEnumerable<Claim> claims);
}
public static class PrincipalExtensions {
	public static string FindFirstValue(this ClaimsPrincipal principal, string claimType);
}
