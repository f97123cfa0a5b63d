// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Security;
using System.Collections;
using System.Reflection;
public sealed class AllowPartiallyTrustedCallersAttribute : Attribute {
	public AllowPartiallyTrustedCallersAttribute();
	public global::System.Security.PartialTrustVisibilityLevel PartialTrustVisibilityLevel { get; set; }
}
public sealed class SecureString : IDisposable {
	public SecureString();
	public SecureString(char* value, int length);
	public void AppendChar(char c);
	public void Clear();
	public SecureString Copy();
	public void Dispose();
	public void InsertAt(int index, char c);
	public bool IsReadOnly();
	public void MakeReadOnly();
	public void RemoveAt(int index);
	public void SetAt(int index, char c);
	public int Length { get; }
}
public sealed class SecurityCriticalAttribute : Attribute {
	public SecurityCriticalAttribute();
	public SecurityCriticalAttribute(global::System.Security.SecurityCriticalScope scope);
	public global::System.Security.SecurityCriticalScope Scope { get; }
}
public sealed class SecurityElement {
	public SecurityElement(string tag);
	public SecurityElement(string tag, string text);
	public void AddAttribute(string name, string value);
	public void AddChild(SecurityElement child);
	public bool Equal(SecurityElement other);
	public SecurityElement Copy();
	public static bool IsValidTag(string tag);
	public static bool IsValidText(string text);
	public static bool IsValidAttributeName(string name);
	public static bool IsValidAttributeValue(string value);
	public static string Escape(string str);
	public string Attribute(string name);
	public SecurityElement SearchForChildByTag(string tag);
	public string SearchForTextOfTag(string tag);
	public static SecurityElement FromString(string xml);
	public string Tag { get; set; }
	public Hashtable Attributes { get; set; }
	public string Text { get; set; }
	public ArrayList Children { get; set; }
}
public class SecurityException : SystemException {
	public SecurityException();
	public SecurityException(string message);
	public SecurityException(string message, Exception inner);
	public SecurityException(string message, Type type);
	public SecurityException(string message, Type type, string state);
	public object Demanded { get; set; }
	public object DenySetInstance { get; set; }
	public AssemblyName FailedAssemblyInfo { get; set; }
	public string GrantedSet { get; set; }
	public MethodInfo Method { get; set; }
	public string PermissionState { get; set; }
	public Type PermissionType { get; set; }
	public object PermitOnlySetInstance { get; set; }
	public string RefusedSet { get; set; }
	public string Url { get; set; }
}
public sealed class SecuritySafeCriticalAttribute : Attribute {
	public SecuritySafeCriticalAttribute();
}
public sealed class SuppressUnmanagedCodeSecurityAttribute : Attribute {
	public SuppressUnmanagedCodeSecurityAttribute();
}
public sealed class UnverifiableCodeAttribute : Attribute {
	public UnverifiableCodeAttribute();
}
public class VerificationException : SystemException {
	public VerificationException();
	public VerificationException(string message);
	public VerificationException(string message, Exception innerException);
}
