// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Runtime;
using System.Runtime.ConstrainedExecution;
using System.Threading;
public sealed class AmbiguousImplementationException : Exception {
	public AmbiguousImplementationException();
	public AmbiguousImplementationException(string message);
	public AmbiguousImplementationException(string message, Exception innerException);
}
public sealed class AssemblyTargetedPatchBandAttribute : Attribute {
	public AssemblyTargetedPatchBandAttribute(string targetedPatchBand);
	public string TargetedPatchBand { get; }
}
public static class ControlledExecution {
	public static void Run(Action action, CancellationToken cancellationToken);
}
public struct DependentHandle : IDisposable {
	public DependentHandle(object target, object dependent);
	public void Dispose();
	public bool IsAllocated { get; }
	public object Target { get; set; }
	public object Dependent { get; set; }
	public (object Target, object Dependent) TargetAndDependent { get; }
}
public enum GCLargeObjectHeapCompactionMode { Default = 1, CompactOnce = 2 }
public enum GCLatencyMode { Batch = 0, Interactive = 1, LowLatency = 2, SustainedLowLatency = 3, NoGCRegion = 4 }
public static class GCSettings {
	public static bool IsServerGC { get; }
	public static GCLatencyMode LatencyMode { get; set; }
	public static GCLargeObjectHeapCompactionMode LargeObjectHeapCompactionMode { get; set; }
}
public static class JitInfo {
	public static long GetCompiledILBytes(bool currentThread = false);
	public static long GetCompiledMethodCount(bool currentThread = false);
	public static TimeSpan GetCompilationTime(bool currentThread = false);
}
public sealed class MemoryFailPoint : CriticalFinalizerObject, IDisposable {
	public MemoryFailPoint(int sizeInMegabytes);
	public void Dispose();
}
public static class ProfileOptimization {
	public static void SetProfileRoot(string directoryPath);
	public static void StartProfile(string profile);
}
public sealed class TargetedPatchingOptOutAttribute : Attribute {
	public TargetedPatchingOptOutAttribute(string reason);
	public string Reason { get; }
}
