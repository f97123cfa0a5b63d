// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Runtime.CompilerServices;
using System.Collections;
using System.Collections.Generic;
using System.Diagnostics.Contracts;
using System.Linq.Expressions;
using System.Threading;
using System.Threading.Tasks;
public sealed class AccessedThroughPropertyAttribute : Attribute {
	public AccessedThroughPropertyAttribute(string propertyName);
	public string PropertyName { get; }
}
public struct AsyncIteratorMethodBuilder {
	public static AsyncIteratorMethodBuilder Create();
	public void MoveNext<TStateMachine>(ref TStateMachine stateMachine) where TStateMachine : IAsyncStateMachine;
	public void AwaitOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine) where TAwaiter : INotifyCompletion where TStateMachine : IAsyncStateMachine;
	public void AwaitUnsafeOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine) where TAwaiter : ICriticalNotifyCompletion where TStateMachine : IAsyncStateMachine;
	public void Complete();
}
public sealed class AsyncIteratorStateMachineAttribute : StateMachineAttribute {
	public AsyncIteratorStateMachineAttribute(Type stateMachineType);
}
public sealed class AsyncMethodBuilderAttribute : Attribute {
	public AsyncMethodBuilderAttribute(Type builderType);
	public Type BuilderType { get; }
}
public sealed class AsyncStateMachineAttribute : StateMachineAttribute {
	public AsyncStateMachineAttribute(Type stateMachineType);
}
public struct AsyncTaskMethodBuilder {
	public static AsyncTaskMethodBuilder Create();
	public void Start<TStateMachine>(ref TStateMachine stateMachine) where TStateMachine : IAsyncStateMachine;
	public void SetStateMachine(IAsyncStateMachine stateMachine);
	public void AwaitOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine) where TAwaiter : INotifyCompletion where TStateMachine : IAsyncStateMachine;
	public void AwaitUnsafeOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine) where TAwaiter : ICriticalNotifyCompletion where TStateMachine : IAsyncStateMachine;
	public void SetResult();
	public void SetException(Exception exception);
	public Task Task { get; }
}
public struct AsyncTaskMethodBuilder<TResult> {
	public static AsyncTaskMethodBuilder<TResult> Create();
	public void Start<TStateMachine>(ref TStateMachine stateMachine) where TStateMachine : IAsyncStateMachine;
	public void SetStateMachine(IAsyncStateMachine stateMachine);
	public void AwaitOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine) where TAwaiter : INotifyCompletion where TStateMachine : IAsyncStateMachine;
	public void AwaitUnsafeOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine) where TAwaiter : ICriticalNotifyCompletion where TStateMachine : IAsyncStateMachine;
	public void SetResult(TResult result);
	public void SetException(Exception exception);
	public Task<TResult> Task { get; }
}
public struct AsyncValueTaskMethodBuilder {
	public static AsyncValueTaskMethodBuilder Create();
	public void Start<TStateMachine>(ref TStateMachine stateMachine) where TStateMachine : IAsyncStateMachine;
	public void SetStateMachine(IAsyncStateMachine stateMachine);
	public void SetResult();
	public void SetException(Exception exception);
	public void AwaitOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine) where TAwaiter : INotifyCompletion where TStateMachine : IAsyncStateMachine;
	public void AwaitUnsafeOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine) where TAwaiter : ICriticalNotifyCompletion where TStateMachine : IAsyncStateMachine;
	public ValueTask Task { get; }
}
public struct AsyncValueTaskMethodBuilder<TResult> {
	public static AsyncValueTaskMethodBuilder<TResult> Create();
	public void Start<TStateMachine>(ref TStateMachine stateMachine) where TStateMachine : IAsyncStateMachine;
	public void SetStateMachine(IAsyncStateMachine stateMachine);
	public void SetResult(TResult result);
	public void SetException(Exception exception);
	public void AwaitOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine) where TAwaiter : INotifyCompletion where TStateMachine : IAsyncStateMachine;
	public void AwaitUnsafeOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine) where TAwaiter : ICriticalNotifyCompletion where TStateMachine : IAsyncStateMachine;
	public ValueTask<TResult> Task { get; }
}
public struct AsyncVoidMethodBuilder {
	public static AsyncVoidMethodBuilder Create();
	public void Start<TStateMachine>(ref TStateMachine stateMachine) where TStateMachine : IAsyncStateMachine;
	public void SetStateMachine(IAsyncStateMachine stateMachine);
	public void AwaitOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine) where TAwaiter : INotifyCompletion where TStateMachine : IAsyncStateMachine;
	public void AwaitUnsafeOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine) where TAwaiter : ICriticalNotifyCompletion where TStateMachine : IAsyncStateMachine;
	public void SetResult();
	public void SetException(Exception exception);
}
public class CallConvCdecl {
	public CallConvCdecl();
}
public class CallConvFastcall {
	public CallConvFastcall();
}
public class CallConvMemberFunction {
	public CallConvMemberFunction();
}
public class CallConvStdcall {
	public CallConvStdcall();
}
public class CallConvSuppressGCTransition {
	public CallConvSuppressGCTransition();
}
public class CallConvSwift {
	public CallConvSwift();
}
public class CallConvThiscall {
	public CallConvThiscall();
}
public sealed class CallerArgumentExpressionAttribute : Attribute {
	public CallerArgumentExpressionAttribute(string parameterName);
	public string ParameterName { get; }
}
public sealed class CallerFilePathAttribute : Attribute {
	public CallerFilePathAttribute();
}
public sealed class CallerLineNumberAttribute : Attribute {
	public CallerLineNumberAttribute();
}
public sealed class CallerMemberNameAttribute : Attribute {
	public CallerMemberNameAttribute();
}
public sealed class CollectionBuilderAttribute : Attribute {
	public CollectionBuilderAttribute(Type builderType, string methodName);
	public Type BuilderType { get; }
	public string MethodName { get; }
}
[global::System.Flags] public enum CompilationRelaxations { NoStringInterning = 8 }
public class CompilationRelaxationsAttribute : Attribute {
	public CompilationRelaxationsAttribute(int relaxations);
	public CompilationRelaxationsAttribute(CompilationRelaxations relaxations);
	public int CompilationRelaxations { get; }
}
public sealed class CompilerFeatureRequiredAttribute : Attribute {
	public const string RefStructs = "RefStructs";
	public const string RequiredMembers = "RequiredMembers";
	public CompilerFeatureRequiredAttribute(string featureName);
	public string FeatureName { get; }
	public bool IsOptional { get; init; }
}
public sealed class CompilerGeneratedAttribute : Attribute {
	public CompilerGeneratedAttribute();
}
public class CompilerGlobalScopeAttribute : Attribute {
	public CompilerGlobalScopeAttribute();
}
public sealed class ConditionalWeakTable<TKey, TValue> : IEnumerable<KeyValuePair<TKey, TValue>>, IEnumerable where TKey : class where TValue : class {
	public ConditionalWeakTable();
	public bool TryGetValue(TKey key, out TValue value);
	public void Add(TKey key, TValue value);
	public bool TryAdd(TKey key, TValue value);
	public void AddOrUpdate(TKey key, TValue value);
	public bool Remove(TKey key);
	public void Clear();
	public TValue GetValue(TKey key, ConditionalWeakTable<TKey, TValue>.CreateValueCallback createValueCallback);
	public TValue GetOrCreateValue(TKey key);
	public delegate TValue CreateValueCallback(TKey key);
}
public readonly struct ConfiguredAsyncDisposable {
	public ConfiguredValueTaskAwaitable DisposeAsync();
}
public readonly struct ConfiguredCancelableAsyncEnumerable<T> {
	public ConfiguredCancelableAsyncEnumerable<T> ConfigureAwait(bool continueOnCapturedContext);
	public ConfiguredCancelableAsyncEnumerable<T> WithCancellation(CancellationToken cancellationToken);
	public ConfiguredCancelableAsyncEnumerable<T>.Enumerator GetAsyncEnumerator();
	public readonly struct Enumerator {
		public ConfiguredValueTaskAwaitable<bool> MoveNextAsync();
		public ConfiguredValueTaskAwaitable DisposeAsync();
		public T Current { get; }
	}
}
public readonly struct ConfiguredTaskAwaitable {
	public ConfiguredTaskAwaitable.ConfiguredTaskAwaiter GetAwaiter();
	public readonly struct ConfiguredTaskAwaiter : ICriticalNotifyCompletion, INotifyCompletion {
		public void OnCompleted(Action continuation);
		public void UnsafeOnCompleted(Action continuation);
		public void GetResult();
		public bool IsCompleted { get; }
	}
}
public readonly struct ConfiguredTaskAwaitable<TResult> {
	public ConfiguredTaskAwaitable<TResult>.ConfiguredTaskAwaiter GetAwaiter();
	public readonly struct ConfiguredTaskAwaiter : ICriticalNotifyCompletion, INotifyCompletion {
		public void OnCompleted(Action continuation);
		public void UnsafeOnCompleted(Action continuation);
		public TResult GetResult();
		public bool IsCompleted { get; }
	}
}
public readonly struct ConfiguredValueTaskAwaitable {
	public ConfiguredValueTaskAwaitable.ConfiguredValueTaskAwaiter GetAwaiter();
	public readonly struct ConfiguredValueTaskAwaiter : ICriticalNotifyCompletion, INotifyCompletion {
		public void GetResult();
		public void OnCompleted(Action continuation);
		public void UnsafeOnCompleted(Action continuation);
		public bool IsCompleted { get; }
	}
}
public readonly struct ConfiguredValueTaskAwaitable<TResult> {
	public ConfiguredValueTaskAwaitable<TResult>.ConfiguredValueTaskAwaiter GetAwaiter();
	public readonly struct ConfiguredValueTaskAwaiter : ICriticalNotifyCompletion, INotifyCompletion {
		public TResult GetResult();
		public void OnCompleted(Action continuation);
		public void UnsafeOnCompleted(Action continuation);
		public bool IsCompleted { get; }
	}
}
public static class ContractHelper {
	public static string RaiseContractFailedEvent(ContractFailureKind failureKind, string userMessage, string conditionText, Exception innerException);
	public static void TriggerFailure(ContractFailureKind kind, string displayMessage, string userMessage, string conditionText, Exception innerException);
}
public sealed class CreateNewOnMetadataUpdateAttribute : Attribute {
	public CreateNewOnMetadataUpdateAttribute();
}
public abstract class CustomConstantAttribute : Attribute {
	protected CustomConstantAttribute();
	public abstract object Value { get; }
}
public sealed class DateTimeConstantAttribute : CustomConstantAttribute {
	public DateTimeConstantAttribute(long ticks);
}
public sealed class DecimalConstantAttribute : Attribute {
	public DecimalConstantAttribute(byte scale, byte sign, uint hi, uint mid, uint low);
	public DecimalConstantAttribute(byte scale, byte sign, int hi, int mid, int low);
	public decimal Value { get; }
}
[global::System.Runtime.CompilerServices.InterpolatedStringHandler] public ref struct DefaultInterpolatedStringHandler {
	public DefaultInterpolatedStringHandler(int literalLength, int formattedCount);
	public DefaultInterpolatedStringHandler(int literalLength, int formattedCount, IFormatProvider provider);
	public DefaultInterpolatedStringHandler(int literalLength, int formattedCount, IFormatProvider provider, Span<char> initialBuffer);
	public string ToStringAndClear();
	public void AppendLiteral(string value);
	public void AppendFormatted<T>(T value);
	public void AppendFormatted<T>(T value, string format);
	public void AppendFormatted<T>(T value, int alignment);
	public void AppendFormatted<T>(T value, int alignment, string format);
	public void AppendFormatted(ReadOnlySpan<char> value);
	public void AppendFormatted(ReadOnlySpan<char> value, int alignment = 0, string format = null);
	public void AppendFormatted(string value);
	public void AppendFormatted(string value, int alignment = 0, string format = null);
	public void AppendFormatted(object value, int alignment = 0, string format = null);
}
public sealed class DisableRuntimeMarshallingAttribute : Attribute {
	public DisableRuntimeMarshallingAttribute();
}
public sealed class DynamicAttribute : Attribute {
	public DynamicAttribute();
	public DynamicAttribute(bool[] transformFlags);
	public IList<bool> TransformFlags { get; }
}
public sealed class EnumeratorCancellationAttribute : Attribute {
	public EnumeratorCancellationAttribute();
}
public class ExecutionScope {
	public object[] Globals;
	public object[] Locals;
	public ExecutionScope Parent;
	public Delegate CreateDelegate(int indexLambda, object[] locals);
	public object[] CreateHoistedLocals();
	public Expression IsolateExpression(Expression expression, object[] locals);
	private ExecutionScope();
}
public sealed class ExtensionAttribute : Attribute {
	public ExtensionAttribute();
}
public sealed class FixedBufferAttribute : Attribute {
	public FixedBufferAttribute(Type elementType, int length);
	public Type ElementType { get; }
	public int Length { get; }
}
public static class FormattableStringFactory {
	public static FormattableString Create(string format, params object[] arguments);
}
public interface IAsyncStateMachine {
	void MoveNext();
	void SetStateMachine(IAsyncStateMachine stateMachine);
}
public interface ICriticalNotifyCompletion : INotifyCompletion {
	void UnsafeOnCompleted(Action continuation);
}
public interface INotifyCompletion {
	void OnCompleted(Action continuation);
}
public interface IStrongBox {
	object Value { get; set; }
}
public interface ITuple {
	int Length { get; }
	object this[int index] { get; }
}
public sealed class IndexerNameAttribute : Attribute {
	public IndexerNameAttribute(string indexerName);
}
public sealed class InlineArrayAttribute : Attribute {
	public InlineArrayAttribute(int length);
	public int Length { get; }
}
public sealed class InternalsVisibleToAttribute : Attribute {
	public InternalsVisibleToAttribute(string assemblyName);
	public string AssemblyName { get; }
	public bool AllInternalsVisible { get; set; }
}
public sealed class InterpolatedStringHandlerArgumentAttribute : Attribute {
	public InterpolatedStringHandlerArgumentAttribute(string argument);
	public InterpolatedStringHandlerArgumentAttribute(params string[] arguments);
	public string[] Arguments { get; }
}
public sealed class InterpolatedStringHandlerAttribute : Attribute {
	public InterpolatedStringHandlerAttribute();
}
public static class IsBoxed { }
public sealed class IsByRefLikeAttribute : Attribute {
	public IsByRefLikeAttribute();
}
public static class IsByValue { }
public static class IsConst { }
public static class IsCopyConstructed { }
public static class IsExplicitlyDereferenced { }
public static class IsExternalInit { }
public static class IsImplicitlyDereferenced { }
public static class IsJitIntrinsic { }
public static class IsLong { }
public static class IsPinned { }
public sealed class IsReadOnlyAttribute : Attribute {
	public IsReadOnlyAttribute();
}
public static class IsSignUnspecifiedByte { }
public static class IsUdtReturn { }
public sealed class IsUnmanagedAttribute : Attribute {
	public IsUnmanagedAttribute();
}
public static class IsVolatile { }
public sealed class IteratorStateMachineAttribute : StateMachineAttribute {
	public IteratorStateMachineAttribute(Type stateMachineType);
}
public class MetadataUpdateOriginalTypeAttribute : Attribute {
	public MetadataUpdateOriginalTypeAttribute(Type originalType);
	public Type OriginalType { get; }
}
public sealed class MethodImplAttribute : Attribute {
	public global::System.Runtime.CompilerServices.MethodCodeType MethodCodeType;
	public MethodImplAttribute(MethodImplOptions methodImplOptions);
	public MethodImplAttribute(short value);
	public MethodImplAttribute();
	public MethodImplOptions Value { get; }
}
[global::System.Flags] public enum MethodImplOptions { Unmanaged = 4, NoInlining = 8, ForwardRef = 16, Synchronized = 32, NoOptimization = 64, PreserveSig = 128, AggressiveInlining = 256, AggressiveOptimization = 512, InternalCall = 4096 }
public sealed class ModuleInitializerAttribute : Attribute {
	public ModuleInitializerAttribute();
}
public sealed class NullableAttribute : Attribute {
	public readonly byte[] NullableFlags;
	public NullableAttribute(byte value);
	public NullableAttribute(byte[] value);
}
public sealed class NullableContextAttribute : Attribute {
	public readonly byte Flag;
	public NullableContextAttribute(byte value);
}
public sealed class NullablePublicOnlyAttribute : Attribute {
	public readonly bool IncludesInternals;
	public NullablePublicOnlyAttribute(bool value);
}
public sealed class OverloadResolutionPriorityAttribute : Attribute {
	public OverloadResolutionPriorityAttribute(int priority);
	public int Priority { get; }
}
public sealed class ParamCollectionAttribute : Attribute {
	public ParamCollectionAttribute();
}
public struct PoolingAsyncValueTaskMethodBuilder {
	public static PoolingAsyncValueTaskMethodBuilder Create();
	public void Start<TStateMachine>(ref TStateMachine stateMachine) where TStateMachine : IAsyncStateMachine;
	public void SetStateMachine(IAsyncStateMachine stateMachine);
	public void SetResult();
	public void SetException(Exception exception);
	public void AwaitOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine) where TAwaiter : INotifyCompletion where TStateMachine : IAsyncStateMachine;
	public void AwaitUnsafeOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine) where TAwaiter : ICriticalNotifyCompletion where TStateMachine : IAsyncStateMachine;
	public ValueTask Task { get; }
}
public struct PoolingAsyncValueTaskMethodBuilder<TResult> {
	public static PoolingAsyncValueTaskMethodBuilder<TResult> Create();
	public void Start<TStateMachine>(ref TStateMachine stateMachine) where TStateMachine : IAsyncStateMachine;
	public void SetStateMachine(IAsyncStateMachine stateMachine);
	public void SetResult(TResult result);
	public void SetException(Exception exception);
	public void AwaitOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine) where TAwaiter : INotifyCompletion where TStateMachine : IAsyncStateMachine;
	public void AwaitUnsafeOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine) where TAwaiter : ICriticalNotifyCompletion where TStateMachine : IAsyncStateMachine;
	public ValueTask<TResult> Task { get; }
}
public sealed class PreserveBaseOverridesAttribute : Attribute {
	public PreserveBaseOverridesAttribute();
}
public sealed class RefSafetyRulesAttribute : Attribute {
	public RefSafetyRulesAttribute(int version);
	public int Version { get; }
}
public sealed class ReferenceAssemblyAttribute : Attribute {
	public ReferenceAssemblyAttribute();
	public ReferenceAssemblyAttribute(string description);
	public string Description { get; }
}
public sealed class RequiredMemberAttribute : Attribute {
	public RequiredMemberAttribute();
}
public sealed class RequiresLocationAttribute : Attribute {
	public RequiresLocationAttribute();
}
public sealed class RuntimeCompatibilityAttribute : Attribute {
	public RuntimeCompatibilityAttribute();
	public bool WrapNonExceptionThrows { get; set; }
}
public static class RuntimeHelpers {
	public static void InitializeArray(Array array, global::System.RuntimeFieldHandle fldHandle);
	public static object GetObjectValue(object obj);
	public static void RunClassConstructor(RuntimeTypeHandle type);
	public static void RunModuleConstructor(ModuleHandle module);
	public static void PrepareMethod(global::System.RuntimeMethodHandle method);
	public static void PrepareMethod(global::System.RuntimeMethodHandle method, RuntimeTypeHandle[] instantiation);
	public static void PrepareDelegate(Delegate d);
	public static int GetHashCode(object o);
	public static bool Equals(object o1, object o2);
	public static void EnsureSufficientExecutionStack();
	public static bool TryEnsureSufficientExecutionStack();
	public static object GetUninitializedObject(Type type);
	public static IntPtr AllocateTypeAssociatedMemory(Type type, int size);
	public static object Box(ref byte target, RuntimeTypeHandle type);
	public static int SizeOf(RuntimeTypeHandle type);
	public static T[] GetSubArray<T>(T[] array, Range range);
	public static void ExecuteCodeWithGuaranteedCleanup(RuntimeHelpers.TryCode code, RuntimeHelpers.CleanupCode backoutCode, object userData);
	public static void PrepareContractedDelegate(Delegate d);
	public static void ProbeForSufficientStack();
	public static void PrepareConstrainedRegions();
	public static void PrepareConstrainedRegionsNoOP();
	public static ReadOnlySpan<T> CreateSpan<T>(global::System.RuntimeFieldHandle fldHandle);
	public static bool IsReferenceOrContainsReferences<T>() where T : allows ref struct;
	public static int OffsetToStringData { get; }
	public delegate void TryCode(object userData);
	public delegate void CleanupCode(object userData, bool exceptionThrown);
}
public sealed class RuntimeWrappedException : Exception {
	public RuntimeWrappedException(object thrownObject);
	public object WrappedException { get; }
}
public sealed class ScopedRefAttribute : Attribute {
	public ScopedRefAttribute();
}
public sealed class SkipLocalsInitAttribute : Attribute {
	public SkipLocalsInitAttribute();
}
public class StateMachineAttribute : Attribute {
	public StateMachineAttribute(Type stateMachineType);
	public Type StateMachineType { get; }
}
public class StrongBox<T> : IStrongBox {
	public T Value;
	public StrongBox();
	public StrongBox(T value);
}
public sealed class SwitchExpressionException : InvalidOperationException {
	public SwitchExpressionException();
	public SwitchExpressionException(Exception innerException);
	public SwitchExpressionException(object unmatchedValue);
	public SwitchExpressionException(string message);
	public SwitchExpressionException(string message, Exception innerException);
	public object UnmatchedValue { get; }
}
public readonly struct TaskAwaiter : ICriticalNotifyCompletion, INotifyCompletion {
	public void OnCompleted(Action continuation);
	public void UnsafeOnCompleted(Action continuation);
	public void GetResult();
	public bool IsCompleted { get; }
}
public readonly struct TaskAwaiter<TResult> : ICriticalNotifyCompletion, INotifyCompletion {
	public void OnCompleted(Action continuation);
	public void UnsafeOnCompleted(Action continuation);
	public TResult GetResult();
	public bool IsCompleted { get; }
}
public sealed class TupleElementNamesAttribute : Attribute {
	public TupleElementNamesAttribute(string[] transformNames);
	public IList<string> TransformNames { get; }
}
public sealed class TypeForwardedFromAttribute : Attribute {
	public TypeForwardedFromAttribute(string assemblyFullName);
	public string AssemblyFullName { get; }
}
public sealed class TypeForwardedToAttribute : Attribute {
	public TypeForwardedToAttribute(Type destination);
	public Type Destination { get; }
}
public static class Unsafe {
	public static void* AsPointer<T>(ref T value) where T : allows ref struct;
	public static int SizeOf<T>() where T : allows ref struct;
	public static T As<T>(object o) where T : class;
	public static ref TTo As<TFrom, TTo>(ref TFrom source) where TFrom : allows ref struct where TTo : allows ref struct;
	public static ref T Add<T>(ref T source, int elementOffset) where T : allows ref struct;
	public static ref T Add<T>(ref T source, IntPtr elementOffset) where T : allows ref struct;
	public static void* Add<T>(void* source, int elementOffset) where T : allows ref struct;
	public static ref T Add<T>(ref T source, UIntPtr elementOffset) where T : allows ref struct;
	public static ref T AddByteOffset<T>(ref T source, UIntPtr byteOffset) where T : allows ref struct;
	public static bool AreSame<T>(ref readonly T left, ref readonly T right) where T : allows ref struct;
	public static TTo BitCast<TFrom, TTo>(TFrom source) where TFrom : allows ref struct where TTo : allows ref struct;
	public static void Copy<T>(void* destination, ref readonly T source) where T : allows ref struct;
	public static void Copy<T>(ref T destination, void* source) where T : allows ref struct;
	public static void CopyBlock(void* destination, void* source, uint byteCount);
	public static void CopyBlock(ref byte destination, ref readonly byte source, uint byteCount);
	public static void CopyBlockUnaligned(void* destination, void* source, uint byteCount);
	public static void CopyBlockUnaligned(ref byte destination, ref readonly byte source, uint byteCount);
	public static bool IsAddressGreaterThan<T>(ref readonly T left, ref readonly T right) where T : allows ref struct;
	public static bool IsAddressLessThan<T>(ref readonly T left, ref readonly T right) where T : allows ref struct;
	public static void InitBlock(void* startAddress, byte value, uint byteCount);
	public static void InitBlock(ref byte startAddress, byte value, uint byteCount);
	public static void InitBlockUnaligned(void* startAddress, byte value, uint byteCount);
	public static void InitBlockUnaligned(ref byte startAddress, byte value, uint byteCount);
	public static T ReadUnaligned<T>(void* source) where T : allows ref struct;
	public static T ReadUnaligned<T>(ref readonly byte source) where T : allows ref struct;
	public static void WriteUnaligned<T>(void* destination, T value) where T : allows ref struct;
	public static void WriteUnaligned<T>(ref byte destination, T value) where T : allows ref struct;
	public static ref T AddByteOffset<T>(ref T source, IntPtr byteOffset) where T : allows ref struct;
	public static T Read<T>(void* source) where T : allows ref struct;
	public static void Write<T>(void* destination, T value) where T : allows ref struct;
	public static ref T AsRef<T>(void* source) where T : allows ref struct;
	public static ref T AsRef<T>(ref readonly T source) where T : allows ref struct;
	public static IntPtr ByteOffset<T>(ref readonly T origin, ref readonly T target) where T : allows ref struct;
	public static ref T NullRef<T>() where T : allows ref struct;
	public static bool IsNullRef<T>(ref readonly T source) where T : allows ref struct;
	public static void SkipInit<T>(out T value) where T : allows ref struct;
	public static ref T Subtract<T>(ref T source, int elementOffset) where T : allows ref struct;
	public static void* Subtract<T>(void* source, int elementOffset) where T : allows ref struct;
	public static ref T Subtract<T>(ref T source, IntPtr elementOffset) where T : allows ref struct;
	public static ref T Subtract<T>(ref T source, UIntPtr elementOffset) where T : allows ref struct;
	public static ref T SubtractByteOffset<T>(ref T source, IntPtr byteOffset) where T : allows ref struct;
	public static ref T SubtractByteOffset<T>(ref T source, UIntPtr byteOffset) where T : allows ref struct;
	public static ref T Unbox<T>(object box) where T : struct;
}
public sealed class UnsafeAccessorAttribute : Attribute {
	public UnsafeAccessorAttribute(UnsafeAccessorKind kind);
	public UnsafeAccessorKind Kind { get; }
	public string Name { get; set; }
}
public enum UnsafeAccessorKind { Constructor = 0, Method = 1, StaticMethod = 2, Field = 3, StaticField = 4 }
public readonly struct ValueTaskAwaiter : ICriticalNotifyCompletion, INotifyCompletion {
	public void GetResult();
	public void OnCompleted(Action continuation);
	public void UnsafeOnCompleted(Action continuation);
	public bool IsCompleted { get; }
}
public readonly struct ValueTaskAwaiter<TResult> : ICriticalNotifyCompletion, INotifyCompletion {
	public TResult GetResult();
	public void OnCompleted(Action continuation);
	public void UnsafeOnCompleted(Action continuation);
	public bool IsCompleted { get; }
}
public readonly struct YieldAwaitable {
	public YieldAwaitable.YieldAwaiter GetAwaiter();
	public readonly struct YieldAwaiter : ICriticalNotifyCompletion, INotifyCompletion {
		public void OnCompleted(Action continuation);
		public void UnsafeOnCompleted(Action continuation);
		public void GetResult();
		public bool IsCompleted { get; }
	}
}
