// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Runtime.Versioning;
public sealed class ComponentGuaranteesAttribute : Attribute {
	public ComponentGuaranteesAttribute(ComponentGuaranteesOptions guarantees);
	public ComponentGuaranteesOptions Guarantees { get; }
}
[global::System.Flags] public enum ComponentGuaranteesOptions { None = 0, Exchange = 1, Stable = 2, SideBySide = 4 }
public sealed class FrameworkName : IEquatable<FrameworkName> {
	public bool Equals(FrameworkName other);
	public FrameworkName(string identifier, Version version);
	public FrameworkName(string identifier, Version version, string profile);
	public FrameworkName(string frameworkName);
	public static bool operator ==(FrameworkName left, FrameworkName right);
	public static bool operator !=(FrameworkName left, FrameworkName right);
	public string Identifier { get; }
	public Version Version { get; }
	public string Profile { get; }
	public string FullName { get; }
}
public abstract class OSPlatformAttribute : Attribute {
	private OSPlatformAttribute();
	public string PlatformName { get; }
}
public sealed class ObsoletedOSPlatformAttribute : OSPlatformAttribute {
	public ObsoletedOSPlatformAttribute(string platformName);
	public ObsoletedOSPlatformAttribute(string platformName, string message);
	public string Message { get; }
	public string Url { get; set; }
}
public sealed class RequiresPreviewFeaturesAttribute : Attribute {
	public RequiresPreviewFeaturesAttribute();
	public RequiresPreviewFeaturesAttribute(string message);
	public string Message { get; }
	public string Url { get; set; }
}
public sealed class ResourceConsumptionAttribute : Attribute {
	public ResourceConsumptionAttribute(ResourceScope resourceScope);
	public ResourceConsumptionAttribute(ResourceScope resourceScope, ResourceScope consumptionScope);
	public ResourceScope ResourceScope { get; }
	public ResourceScope ConsumptionScope { get; }
}
public sealed class ResourceExposureAttribute : Attribute {
	public ResourceExposureAttribute(ResourceScope exposureLevel);
	public ResourceScope ResourceExposureLevel { get; }
}
[global::System.Flags] public enum ResourceScope { None = 0, Machine = 1, Process = 2, AppDomain = 4, Library = 8, Private = 16, Assembly = 32 }
public sealed class SupportedOSPlatformAttribute : OSPlatformAttribute {
	public SupportedOSPlatformAttribute(string platformName);
}
public sealed class SupportedOSPlatformGuardAttribute : OSPlatformAttribute {
	public SupportedOSPlatformGuardAttribute(string platformName);
}
public sealed class TargetFrameworkAttribute : Attribute {
	public TargetFrameworkAttribute(string frameworkName);
	public string FrameworkName { get; }
	public string FrameworkDisplayName { get; set; }
}
public sealed class TargetPlatformAttribute : OSPlatformAttribute {
	public TargetPlatformAttribute(string platformName);
}
public sealed class UnsupportedOSPlatformAttribute : OSPlatformAttribute {
	public UnsupportedOSPlatformAttribute(string platformName);
	public UnsupportedOSPlatformAttribute(string platformName, string message);
	public string Message { get; }
}
public sealed class UnsupportedOSPlatformGuardAttribute : OSPlatformAttribute {
	public UnsupportedOSPlatformGuardAttribute(string platformName);
}
public static class VersioningHelper {
	public static string MakeVersionSafeName(string name, ResourceScope from, ResourceScope to);
	public static string MakeVersionSafeName(string name, ResourceScope from, ResourceScope to, Type type);
}
