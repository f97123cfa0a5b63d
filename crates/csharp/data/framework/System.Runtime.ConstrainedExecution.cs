// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Runtime.ConstrainedExecution;
public enum Cer { None = 0, MayFail = 1, Success = 2 }
public enum Consistency { MayCorruptProcess = 0, MayCorruptAppDomain = 1, MayCorruptInstance = 2, WillNotCorruptState = 3 }
public abstract class CriticalFinalizerObject {
	protected CriticalFinalizerObject();
}
public sealed class PrePrepareMethodAttribute : Attribute {
	public PrePrepareMethodAttribute();
}
public sealed class ReliabilityContractAttribute : Attribute {
	public ReliabilityContractAttribute(Consistency consistencyGuarantee, Cer cer);
	public Consistency ConsistencyGuarantee { get; }
	public Cer Cer { get; }
}
