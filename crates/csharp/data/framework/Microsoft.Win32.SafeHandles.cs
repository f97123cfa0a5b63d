// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace Microsoft.Win32.SafeHandles;
using System;
using System.Runtime.InteropServices;
public abstract class CriticalHandleMinusOneIsInvalid : CriticalHandle {
	protected CriticalHandleMinusOneIsInvalid();
}
public abstract class CriticalHandleZeroOrMinusOneIsInvalid : CriticalHandle {
	protected CriticalHandleZeroOrMinusOneIsInvalid();
}
public sealed class SafeAccessTokenHandle : SafeHandle {
	public SafeAccessTokenHandle();
	public SafeAccessTokenHandle(IntPtr handle);
	public static SafeAccessTokenHandle InvalidHandle { get; }
}
public sealed class SafeFileHandle : SafeHandleZeroOrMinusOneIsInvalid {
	public SafeFileHandle(IntPtr preexistingHandle, bool ownsHandle);
	public SafeFileHandle();
	public bool IsAsync { get; }
}
public abstract class SafeHandleMinusOneIsInvalid : SafeHandle {
	protected SafeHandleMinusOneIsInvalid(bool ownsHandle);
}
public abstract class SafeHandleZeroOrMinusOneIsInvalid : SafeHandle {
	protected SafeHandleZeroOrMinusOneIsInvalid(bool ownsHandle);
}
public sealed class SafeMemoryMappedFileHandle : SafeHandleZeroOrMinusOneIsInvalid {
	public SafeMemoryMappedFileHandle();
}
public sealed class SafeMemoryMappedViewHandle : SafeBuffer {
	public SafeMemoryMappedViewHandle();
}
public abstract class SafeNCryptHandle : SafeHandleZeroOrMinusOneIsInvalid {
	protected SafeNCryptHandle();
	protected SafeNCryptHandle(IntPtr handle, SafeHandle parentHandle);
	protected abstract bool ReleaseNativeHandle();
}
public sealed class SafeNCryptKeyHandle : SafeNCryptHandle {
	public SafeNCryptKeyHandle();
	public SafeNCryptKeyHandle(IntPtr handle, SafeHandle parentHandle);
}
public sealed class SafeNCryptProviderHandle : SafeNCryptHandle {
	public SafeNCryptProviderHandle();
}
public sealed class SafeNCryptSecretHandle : SafeNCryptHandle {
	public SafeNCryptSecretHandle();
}
public sealed class SafePipeHandle : SafeHandleZeroOrMinusOneIsInvalid {
	public SafePipeHandle();
	public SafePipeHandle(IntPtr preexistingHandle, bool ownsHandle);
}
public sealed class SafeProcessHandle : SafeHandleZeroOrMinusOneIsInvalid {
	public SafeProcessHandle();
	public SafeProcessHandle(IntPtr existingHandle, bool ownsHandle);
}
public sealed class SafeRegistryHandle : SafeHandleZeroOrMinusOneIsInvalid {
	public SafeRegistryHandle();
	public SafeRegistryHandle(IntPtr preexistingHandle, bool ownsHandle);
}
public sealed class SafeWaitHandle : SafeHandleZeroOrMinusOneIsInvalid {
	public SafeWaitHandle();
	public SafeWaitHandle(IntPtr existingHandle, bool ownsHandle);
}
public sealed class SafeX509ChainHandle : SafeHandleZeroOrMinusOneIsInvalid {
	public SafeX509ChainHandle();
}
