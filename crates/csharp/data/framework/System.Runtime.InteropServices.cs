// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Runtime.InteropServices;
using Microsoft.Win32.SafeHandles;
using System.Buffers;
using System.Collections.Generic;
using System.Reflection;
using System.Runtime.ConstrainedExecution;
using System.Security;
public class COMException : ExternalException {
	public COMException();
	public COMException(string message);
	public COMException(string message, Exception inner);
	public COMException(string message, int errorCode);
}
public enum CallingConvention { Winapi = 1, Cdecl = 2, StdCall = 3, ThisCall = 4, FastCall = 5 }
public enum CharSet { None = 1, Ansi = 2, Unicode = 3, Auto = 4 }
public static class CollectionsMarshal {
	public static Span<T> AsSpan<T>(List<T> list);
	public static ref TValue GetValueRefOrNullRef<TKey, TValue>(Dictionary<TKey, TValue> dictionary, TKey key);
	public static ref TValue GetValueRefOrNullRef<TKey, TValue, TAlternateKey>(Dictionary<TKey, TValue>.AlternateLookup<TAlternateKey> dictionary, TAlternateKey key) where TAlternateKey : allows ref struct;
	public static ref TValue GetValueRefOrAddDefault<TKey, TValue>(Dictionary<TKey, TValue> dictionary, TKey key, out bool exists);
	public static ref TValue GetValueRefOrAddDefault<TKey, TValue, TAlternateKey>(Dictionary<TKey, TValue>.AlternateLookup<TAlternateKey> dictionary, TAlternateKey key, out bool exists) where TAlternateKey : allows ref struct;
	public static void SetCount<T>(List<T> list, int count);
}
public sealed class ComVisibleAttribute : Attribute {
	public ComVisibleAttribute(bool visibility);
	public bool Value { get; }
}
public abstract class CriticalHandle : CriticalFinalizerObject, IDisposable {
	protected IntPtr handle;
	protected CriticalHandle(IntPtr invalidHandleValue);
	protected void SetHandle(IntPtr handle);
	public void Close();
	public void Dispose();
	protected virtual void Dispose(bool disposing);
	public void SetHandleAsInvalid();
	protected abstract bool ReleaseHandle();
	public bool IsClosed { get; }
	public abstract bool IsInvalid { get; }
}
public sealed class DefaultDllImportSearchPathsAttribute : Attribute {
	public DefaultDllImportSearchPathsAttribute(DllImportSearchPath paths);
	public DllImportSearchPath Paths { get; }
}
public sealed class DllImportAttribute : Attribute {
	public string EntryPoint;
	public CharSet CharSet;
	public bool SetLastError;
	public bool ExactSpelling;
	public CallingConvention CallingConvention;
	public bool BestFitMapping;
	public bool PreserveSig;
	public bool ThrowOnUnmappableChar;
	public DllImportAttribute(string dllName);
	public string Value { get; }
}
[global::System.Flags] public enum DllImportSearchPath { UseDllDirectoryForDependencies = 256, ApplicationDirectory = 512, UserDirectories = 1024, System32 = 2048, SafeDirectories = 4096, AssemblyDirectory = 2, LegacyBehavior = 0 }
public class ExternalException : SystemException {
	public ExternalException();
	public ExternalException(string message);
	public ExternalException(string message, Exception inner);
	public ExternalException(string message, int errorCode);
	public virtual int ErrorCode { get; }
}
public sealed class FieldOffsetAttribute : Attribute {
	public FieldOffsetAttribute(int offset);
	public int Value { get; }
}
public struct GCHandle : IEquatable<GCHandle> {
	public static GCHandle Alloc(object value);
	public static GCHandle Alloc(object value, GCHandleType type);
	public void Free();
	public IntPtr AddrOfPinnedObject();
	public static explicit operator GCHandle(IntPtr value);
	public static GCHandle FromIntPtr(IntPtr value);
	public static explicit operator IntPtr(GCHandle value);
	public static IntPtr ToIntPtr(GCHandle value);
	public bool Equals(GCHandle other);
	public static bool operator ==(GCHandle a, GCHandle b);
	public static bool operator !=(GCHandle a, GCHandle b);
	public object Target { get; set; }
	public bool IsAllocated { get; }
}
public enum GCHandleType { Weak = 0, WeakTrackResurrection = 1, Normal = 2, Pinned = 3 }
public sealed class GuidAttribute : Attribute {
	public GuidAttribute(string guid);
	public string Value { get; }
}
public sealed class InAttribute : Attribute {
	public InAttribute();
}
public enum LayoutKind { Sequential = 0, Explicit = 2, Auto = 3 }
public sealed class LibraryImportAttribute : Attribute {
	public LibraryImportAttribute(string libraryName);
	public string LibraryName { get; }
	public string EntryPoint { get; set; }
	public global::System.Runtime.InteropServices.StringMarshalling StringMarshalling { get; set; }
	public Type StringMarshallingCustomType { get; set; }
	public bool SetLastError { get; set; }
}
public static class Marshal {
	public static readonly int SystemDefaultCharSize;
	public static readonly int SystemMaxDBCSCharSize;
	public static IntPtr OffsetOf(Type t, string fieldName);
	public static byte ReadByte(object ptr, int ofs);
	public static short ReadInt16(object ptr, int ofs);
	public static int ReadInt32(object ptr, int ofs);
	public static long ReadInt64(object ptr, int ofs);
	public static void WriteByte(object ptr, int ofs, byte val);
	public static void WriteInt16(object ptr, int ofs, short val);
	public static void WriteInt32(object ptr, int ofs, int val);
	public static void WriteInt64(object ptr, int ofs, long val);
	public static int GetLastPInvokeError();
	public static void SetLastPInvokeError(int error);
	public static IntPtr GetExceptionPointers();
	public static int GetExceptionCode();
	public static void StructureToPtr(object structure, IntPtr ptr, bool fDeleteOld);
	public static void DestroyStructure(IntPtr ptr, Type structuretype);
	public static IntPtr AllocHGlobal(int cb);
	public static string PtrToStringAnsi(IntPtr ptr);
	public static string PtrToStringAnsi(IntPtr ptr, int len);
	public static string PtrToStringUni(IntPtr ptr);
	public static string PtrToStringUni(IntPtr ptr, int len);
	public static string PtrToStringUTF8(IntPtr ptr);
	public static string PtrToStringUTF8(IntPtr ptr, int byteLen);
	public static int SizeOf(object structure);
	public static int SizeOf<T>(T structure);
	public static int SizeOf(Type t);
	public static int SizeOf<T>();
	public static int QueryInterface(IntPtr pUnk, in Guid iid, out IntPtr ppv);
	public static int AddRef(IntPtr pUnk);
	public static int Release(IntPtr pUnk);
	public static IntPtr UnsafeAddrOfPinnedArrayElement(Array arr, int index);
	public static IntPtr UnsafeAddrOfPinnedArrayElement<T>(T[] arr, int index);
	public static IntPtr OffsetOf<T>(string fieldName);
	public static void Copy(int[] source, int startIndex, IntPtr destination, int length);
	public static void Copy(char[] source, int startIndex, IntPtr destination, int length);
	public static void Copy(short[] source, int startIndex, IntPtr destination, int length);
	public static void Copy(long[] source, int startIndex, IntPtr destination, int length);
	public static void Copy(float[] source, int startIndex, IntPtr destination, int length);
	public static void Copy(double[] source, int startIndex, IntPtr destination, int length);
	public static void Copy(byte[] source, int startIndex, IntPtr destination, int length);
	public static void Copy(IntPtr[] source, int startIndex, IntPtr destination, int length);
	public static void Copy(IntPtr source, int[] destination, int startIndex, int length);
	public static void Copy(IntPtr source, char[] destination, int startIndex, int length);
	public static void Copy(IntPtr source, short[] destination, int startIndex, int length);
	public static void Copy(IntPtr source, long[] destination, int startIndex, int length);
	public static void Copy(IntPtr source, float[] destination, int startIndex, int length);
	public static void Copy(IntPtr source, double[] destination, int startIndex, int length);
	public static void Copy(IntPtr source, byte[] destination, int startIndex, int length);
	public static void Copy(IntPtr source, IntPtr[] destination, int startIndex, int length);
	public static byte ReadByte(IntPtr ptr, int ofs);
	public static byte ReadByte(IntPtr ptr);
	public static short ReadInt16(IntPtr ptr, int ofs);
	public static short ReadInt16(IntPtr ptr);
	public static int ReadInt32(IntPtr ptr, int ofs);
	public static int ReadInt32(IntPtr ptr);
	public static IntPtr ReadIntPtr(object ptr, int ofs);
	public static IntPtr ReadIntPtr(IntPtr ptr, int ofs);
	public static IntPtr ReadIntPtr(IntPtr ptr);
	public static long ReadInt64(IntPtr ptr, int ofs);
	public static long ReadInt64(IntPtr ptr);
	public static void WriteByte(IntPtr ptr, int ofs, byte val);
	public static void WriteByte(IntPtr ptr, byte val);
	public static void WriteInt16(IntPtr ptr, int ofs, short val);
	public static void WriteInt16(IntPtr ptr, short val);
	public static void WriteInt16(IntPtr ptr, int ofs, char val);
	public static void WriteInt16(object ptr, int ofs, char val);
	public static void WriteInt16(IntPtr ptr, char val);
	public static void WriteInt32(IntPtr ptr, int ofs, int val);
	public static void WriteInt32(IntPtr ptr, int val);
	public static void WriteIntPtr(IntPtr ptr, int ofs, IntPtr val);
	public static void WriteIntPtr(object ptr, int ofs, IntPtr val);
	public static void WriteIntPtr(IntPtr ptr, IntPtr val);
	public static void WriteInt64(IntPtr ptr, int ofs, long val);
	public static void WriteInt64(IntPtr ptr, long val);
	public static void Prelink(MethodInfo m);
	public static void PrelinkAll(Type c);
	public static void StructureToPtr<T>(T structure, IntPtr ptr, bool fDeleteOld);
	public static object PtrToStructure(IntPtr ptr, Type structureType);
	public static void PtrToStructure(IntPtr ptr, object structure);
	public static void PtrToStructure<T>(IntPtr ptr, T structure);
	public static T PtrToStructure<T>(IntPtr ptr);
	public static void DestroyStructure<T>(IntPtr ptr);
	public static IntPtr GetHINSTANCE(Module m);
	public static Exception GetExceptionForHR(int errorCode);
	public static Exception GetExceptionForHR(int errorCode, IntPtr errorInfo);
	public static void ThrowExceptionForHR(int errorCode);
	public static void ThrowExceptionForHR(int errorCode, IntPtr errorInfo);
	public static IntPtr SecureStringToBSTR(SecureString s);
	public static IntPtr SecureStringToCoTaskMemAnsi(SecureString s);
	public static IntPtr SecureStringToCoTaskMemUnicode(SecureString s);
	public static IntPtr SecureStringToGlobalAllocAnsi(SecureString s);
	public static IntPtr SecureStringToGlobalAllocUnicode(SecureString s);
	public static IntPtr StringToHGlobalAnsi(string s);
	public static IntPtr StringToHGlobalUni(string s);
	public static IntPtr StringToCoTaskMemUni(string s);
	public static IntPtr StringToCoTaskMemUTF8(string s);
	public static IntPtr StringToCoTaskMemAnsi(string s);
	public static Guid GenerateGuidForType(Type type);
	public static string GenerateProgIdForType(Type type);
	public static Delegate GetDelegateForFunctionPointer(IntPtr ptr, Type t);
	public static TDelegate GetDelegateForFunctionPointer<TDelegate>(IntPtr ptr);
	public static IntPtr GetFunctionPointerForDelegate(Delegate d);
	public static IntPtr GetFunctionPointerForDelegate<TDelegate>(TDelegate d);
	public static int GetHRForLastWin32Error();
	public static void ZeroFreeBSTR(IntPtr s);
	public static void ZeroFreeCoTaskMemAnsi(IntPtr s);
	public static void ZeroFreeCoTaskMemUnicode(IntPtr s);
	public static void ZeroFreeCoTaskMemUTF8(IntPtr s);
	public static void ZeroFreeGlobalAllocAnsi(IntPtr s);
	public static void ZeroFreeGlobalAllocUnicode(IntPtr s);
	public static IntPtr StringToBSTR(string s);
	public static string PtrToStringBSTR(IntPtr ptr);
	public static Type GetTypeFromCLSID(Guid clsid);
	public static void InitHandle(SafeHandle safeHandle, IntPtr handle);
	public static int GetLastWin32Error();
	public static string GetLastPInvokeErrorMessage();
	public static int GetHRForException(Exception e);
	public static bool AreComObjectsAvailableForCleanup();
	public static IntPtr CreateAggregatedObject(IntPtr pOuter, object o);
	public static object BindToMoniker(string monikerName);
	public static void CleanupUnusedObjectsInCurrentContext();
	public static IntPtr CreateAggregatedObject<T>(IntPtr pOuter, T o);
	public static object CreateWrapperOfType(object o, Type t);
	public static TWrapper CreateWrapperOfType<T, TWrapper>(T o);
	public static void ChangeWrapperHandleStrength(object otp, bool fIsWeak);
	public static int FinalReleaseComObject(object o);
	public static IntPtr GetComInterfaceForObject(object o, Type T);
	public static IntPtr GetComInterfaceForObject(object o, Type T, global::System.Runtime.InteropServices.CustomQueryInterfaceMode mode);
	public static IntPtr GetComInterfaceForObject<T, TInterface>(T o);
	public static object GetComObjectData(object obj, object key);
	public static IntPtr GetIDispatchForObject(object o);
	public static IntPtr GetIUnknownForObject(object o);
	public static void GetNativeVariantForObject(object obj, IntPtr pDstNativeVariant);
	public static void GetNativeVariantForObject<T>(T obj, IntPtr pDstNativeVariant);
	public static object GetTypedObjectForIUnknown(IntPtr pUnk, Type t);
	public static object GetObjectForIUnknown(IntPtr pUnk);
	public static object GetObjectForNativeVariant(IntPtr pSrcNativeVariant);
	public static T GetObjectForNativeVariant<T>(IntPtr pSrcNativeVariant);
	public static object[] GetObjectsForNativeVariants(IntPtr aSrcNativeVariant, int cVars);
	public static T[] GetObjectsForNativeVariants<T>(IntPtr aSrcNativeVariant, int cVars);
	public static int GetStartComSlot(Type t);
	public static int GetEndComSlot(Type t);
	public static object GetUniqueObjectForIUnknown(IntPtr unknown);
	public static bool IsComObject(object o);
	public static bool IsTypeVisibleFromCom(Type t);
	public static int ReleaseComObject(object o);
	public static bool SetComObjectData(object obj, object key, object data);
	public static string PtrToStringAuto(IntPtr ptr, int len);
	public static string PtrToStringAuto(IntPtr ptr);
	public static IntPtr StringToHGlobalAuto(string s);
	public static IntPtr StringToCoTaskMemAuto(string s);
	public static IntPtr AllocHGlobal(IntPtr cb);
	public static void FreeHGlobal(IntPtr hglobal);
	public static IntPtr ReAllocHGlobal(IntPtr pv, IntPtr cb);
	public static IntPtr AllocCoTaskMem(int cb);
	public static void FreeCoTaskMem(IntPtr ptr);
	public static IntPtr ReAllocCoTaskMem(IntPtr pv, int cb);
	public static void FreeBSTR(IntPtr ptr);
	public static int GetLastSystemError();
	public static void SetLastSystemError(int error);
	public static string GetPInvokeErrorMessage(int error);
}
public sealed class MarshalAsAttribute : Attribute {
	public global::System.Runtime.InteropServices.VarEnum SafeArraySubType;
	public Type SafeArrayUserDefinedSubType;
	public int IidParameterIndex;
	public UnmanagedType ArraySubType;
	public short SizeParamIndex;
	public int SizeConst;
	public string MarshalType;
	public Type MarshalTypeRef;
	public string MarshalCookie;
	public MarshalAsAttribute(UnmanagedType unmanagedType);
	public MarshalAsAttribute(short unmanagedType);
	public UnmanagedType Value { get; }
}
public static class MemoryMarshal {
	public static ref T GetArrayDataReference<T>(T[] array);
	public static ref byte GetArrayDataReference(Array array);
	public static Span<byte> AsBytes<T>(Span<T> span) where T : struct;
	public static ReadOnlySpan<byte> AsBytes<T>(ReadOnlySpan<T> span) where T : struct;
	public static global::System.Memory<T> AsMemory<T>(ReadOnlyMemory<T> memory);
	public static ref T GetReference<T>(Span<T> span);
	public static ref T GetReference<T>(ReadOnlySpan<T> span);
	public static Span<TTo> Cast<TFrom, TTo>(Span<TFrom> span) where TFrom : struct where TTo : struct;
	public static ReadOnlySpan<TTo> Cast<TFrom, TTo>(ReadOnlySpan<TFrom> span) where TFrom : struct where TTo : struct;
	public static Span<T> CreateSpan<T>(ref T reference, int length);
	public static ReadOnlySpan<T> CreateReadOnlySpan<T>(ref readonly T reference, int length);
	public static ReadOnlySpan<char> CreateReadOnlySpanFromNullTerminated(char* value);
	public static ReadOnlySpan<byte> CreateReadOnlySpanFromNullTerminated(byte* value);
	public static bool TryGetArray<T>(ReadOnlyMemory<T> memory, out ArraySegment<T> segment);
	public static bool TryGetMemoryManager<T, TManager>(ReadOnlyMemory<T> memory, out TManager manager) where TManager : MemoryManager<T>;
	public static bool TryGetMemoryManager<T, TManager>(ReadOnlyMemory<T> memory, out TManager manager, out int start, out int length) where TManager : MemoryManager<T>;
	public static IEnumerable<T> ToEnumerable<T>(ReadOnlyMemory<T> memory);
	public static bool TryGetString(ReadOnlyMemory<char> memory, out string text, out int start, out int length);
	public static T Read<T>(ReadOnlySpan<byte> source) where T : struct;
	public static bool TryRead<T>(ReadOnlySpan<byte> source, out T value) where T : struct;
	public static void Write<T>(Span<byte> destination, in T value) where T : struct;
	public static bool TryWrite<T>(Span<byte> destination, in T value) where T : struct;
	public static ref T AsRef<T>(Span<byte> span) where T : struct;
	public static ref readonly T AsRef<T>(ReadOnlySpan<byte> span) where T : struct;
	public static global::System.Memory<T> CreateFromPinnedArray<T>(T[] array, int start, int length);
}
public static class NativeLibrary {
	public static IntPtr Load(string libraryPath);
	public static bool TryLoad(string libraryPath, out IntPtr handle);
	public static IntPtr Load(string libraryName, Assembly assembly, DllImportSearchPath? searchPath);
	public static bool TryLoad(string libraryName, Assembly assembly, DllImportSearchPath? searchPath, out IntPtr handle);
	public static void Free(IntPtr handle);
	public static IntPtr GetExport(IntPtr handle, string name);
	public static bool TryGetExport(IntPtr handle, string name, out IntPtr address);
	public static void SetDllImportResolver(Assembly assembly, global::System.Runtime.InteropServices.DllImportResolver resolver);
	public static IntPtr GetMainProgramHandle();
}
public static class NativeMemory {
	public static void* Alloc(UIntPtr elementCount, UIntPtr elementSize);
	public static void* AllocZeroed(UIntPtr byteCount);
	public static void Clear(void* ptr, UIntPtr byteCount);
	public static void Copy(void* source, void* destination, UIntPtr byteCount);
	public static void Fill(void* ptr, UIntPtr byteCount, byte value);
	public static void* AlignedAlloc(UIntPtr byteCount, UIntPtr alignment);
	public static void AlignedFree(void* ptr);
	public static void* AlignedRealloc(void* ptr, UIntPtr byteCount, UIntPtr alignment);
	public static void* Alloc(UIntPtr byteCount);
	public static void* AllocZeroed(UIntPtr elementCount, UIntPtr elementSize);
	public static void Free(void* ptr);
	public static void* Realloc(void* ptr, UIntPtr byteCount);
}
public readonly struct OSPlatform : IEquatable<OSPlatform> {
	public static OSPlatform Create(string osPlatform);
	public bool Equals(OSPlatform other);
	public static bool operator ==(OSPlatform left, OSPlatform right);
	public static bool operator !=(OSPlatform left, OSPlatform right);
	public static OSPlatform FreeBSD { get; }
	public static OSPlatform Linux { get; }
	public static OSPlatform OSX { get; }
	public static OSPlatform Windows { get; }
}
public sealed class OptionalAttribute : Attribute {
	public OptionalAttribute();
}
public sealed class OutAttribute : Attribute {
	public OutAttribute();
}
public enum PosixSignal { SIGHUP = -1, SIGINT = -2, SIGQUIT = -3, SIGTERM = -4, SIGCHLD = -5, SIGCONT = -6, SIGWINCH = -7, SIGTTIN = -8, SIGTTOU = -9, SIGTSTP = -10 }
public sealed class PosixSignalContext {
	public PosixSignalContext(PosixSignal signal);
	public PosixSignal Signal { get; }
	public bool Cancel { get; set; }
}
public sealed class PosixSignalRegistration : IDisposable {
	public static PosixSignalRegistration Create(PosixSignal signal, Action<PosixSignalContext> handler);
	public void Dispose();
	private PosixSignalRegistration();
}
public static class RuntimeInformation {
	public static bool IsOSPlatform(OSPlatform osPlatform);
	public static string RuntimeIdentifier { get; }
	public static global::System.Runtime.InteropServices.Architecture ProcessArchitecture { get; }
	public static string OSDescription { get; }
	public static global::System.Runtime.InteropServices.Architecture OSArchitecture { get; }
	public static string FrameworkDescription { get; }
}
public class SEHException : ExternalException {
	public SEHException();
	public SEHException(string message);
	public SEHException(string message, Exception inner);
	public virtual bool CanResume();
}
public abstract class SafeBuffer : SafeHandleZeroOrMinusOneIsInvalid {
	protected SafeBuffer(bool ownsHandle);
	public void Initialize(ulong numBytes);
	public void Initialize(uint numElements, uint sizeOfEachElement);
	public void Initialize<T>(uint numElements) where T : struct;
	public void AcquirePointer(ref byte* pointer);
	public void ReleasePointer();
	public T Read<T>(ulong byteOffset) where T : struct;
	public void ReadArray<T>(ulong byteOffset, T[] array, int index, int count) where T : struct;
	public void ReadSpan<T>(ulong byteOffset, Span<T> buffer) where T : struct;
	public void Write<T>(ulong byteOffset, T value) where T : struct;
	public void WriteArray<T>(ulong byteOffset, T[] array, int index, int count) where T : struct;
	public void WriteSpan<T>(ulong byteOffset, ReadOnlySpan<T> data) where T : struct;
	public ulong ByteLength { get; }
}
public abstract class SafeHandle : CriticalFinalizerObject, IDisposable {
	protected IntPtr handle;
	protected SafeHandle(IntPtr invalidHandleValue, bool ownsHandle);
	protected internal void SetHandle(IntPtr handle);
	public IntPtr DangerousGetHandle();
	public void Close();
	public void Dispose();
	protected virtual void Dispose(bool disposing);
	public void SetHandleAsInvalid();
	protected abstract bool ReleaseHandle();
	public void DangerousAddRef(ref bool success);
	public void DangerousRelease();
	public bool IsClosed { get; }
	public abstract bool IsInvalid { get; }
}
public static class SequenceMarshal {
	public static bool TryGetReadOnlySequenceSegment<T>(ReadOnlySequence<T> sequence, out ReadOnlySequenceSegment<T> startSegment, out int startIndex, out ReadOnlySequenceSegment<T> endSegment, out int endIndex);
	public static bool TryGetArray<T>(ReadOnlySequence<T> sequence, out ArraySegment<T> segment);
	public static bool TryGetReadOnlyMemory<T>(ReadOnlySequence<T> sequence, out ReadOnlyMemory<T> memory);
	public static bool TryRead<T>(ref SequenceReader<byte> reader, out T value) where T : unmanaged;
}
public sealed class StructLayoutAttribute : Attribute {
	public int Pack;
	public int Size;
	public CharSet CharSet;
	public StructLayoutAttribute(LayoutKind layoutKind);
	public StructLayoutAttribute(short layoutKind);
	public LayoutKind Value { get; }
}
public sealed class UnmanagedCallersOnlyAttribute : Attribute {
	public Type[] CallConvs;
	public string EntryPoint;
	public UnmanagedCallersOnlyAttribute();
}
public enum UnmanagedType { Bool = 2, I1 = 3, U1 = 4, I2 = 5, U2 = 6, I4 = 7, U4 = 8, I8 = 9, U8 = 10, R4 = 11, R8 = 12, Currency = 15, BStr = 19, LPStr = 20, LPWStr = 21, LPTStr = 22, ByValTStr = 23, IUnknown = 25, IDispatch = 26, Struct = 27, Interface = 28, SafeArray = 29, ByValArray = 30, SysInt = 31, SysUInt = 32, VBByRefStr = 34, AnsiBStr = 35, TBStr = 36, VariantBool = 37, FunctionPtr = 38, AsAny = 40, LPArray = 42, LPStruct = 43, CustomMarshaler = 44, Error = 45, IInspectable = 46, HString = 47, LPUTF8Str = 48 }
