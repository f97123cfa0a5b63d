// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Threading;
using Microsoft.Win32.SafeHandles;
using System.Collections.Generic;
using System.Globalization;
using System.Runtime.ConstrainedExecution;
using System.Runtime.InteropServices;
using System.Runtime.Serialization;
using System.Security.Principal;
using System.Threading.Tasks;
public class AbandonedMutexException : SystemException {
	public AbandonedMutexException();
	public AbandonedMutexException(string message);
	public AbandonedMutexException(string message, Exception inner);
	public AbandonedMutexException(int location, WaitHandle handle);
	public AbandonedMutexException(string message, int location, WaitHandle handle);
	public AbandonedMutexException(string message, Exception inner, int location, WaitHandle handle);
	public Mutex Mutex { get; }
	public int MutexIndex { get; }
}
public enum ApartmentState { STA = 0, MTA = 1, Unknown = 2 }
public struct AsyncFlowControl : IEquatable<AsyncFlowControl>, IDisposable {
	public void Undo();
	public void Dispose();
	public bool Equals(AsyncFlowControl obj);
	public static bool operator ==(AsyncFlowControl a, AsyncFlowControl b);
	public static bool operator !=(AsyncFlowControl a, AsyncFlowControl b);
}
public readonly struct AsyncLocalValueChangedArgs<T> {
	public T PreviousValue { get; }
	public T CurrentValue { get; }
	public bool ThreadContextChanged { get; }
}
public sealed class AsyncLocal<T> {
	public AsyncLocal();
	public AsyncLocal(Action<AsyncLocalValueChangedArgs<T>> valueChangedHandler);
	public T Value { get; set; }
}
public sealed class AutoResetEvent : EventWaitHandle {
	public AutoResetEvent(bool initialState);
}
public class Barrier : IDisposable {
	public Barrier(int participantCount);
	public Barrier(int participantCount, Action<Barrier> postPhaseAction);
	public long AddParticipant();
	public long AddParticipants(int participantCount);
	public void RemoveParticipant();
	public void RemoveParticipants(int participantCount);
	public void SignalAndWait();
	public void SignalAndWait(CancellationToken cancellationToken);
	public bool SignalAndWait(TimeSpan timeout);
	public bool SignalAndWait(TimeSpan timeout, CancellationToken cancellationToken);
	public bool SignalAndWait(int millisecondsTimeout);
	public bool SignalAndWait(int millisecondsTimeout, CancellationToken cancellationToken);
	public void Dispose();
	protected virtual void Dispose(bool disposing);
	public int ParticipantsRemaining { get; }
	public int ParticipantCount { get; }
	public long CurrentPhaseNumber { get; }
}
public class BarrierPostPhaseException : Exception {
	public BarrierPostPhaseException();
	public BarrierPostPhaseException(Exception innerException);
	public BarrierPostPhaseException(string message);
	public BarrierPostPhaseException(string message, Exception innerException);
}
public readonly struct CancellationToken : IEquatable<CancellationToken> {
	public CancellationToken(bool canceled);
	public CancellationTokenRegistration Register(Action callback);
	public CancellationTokenRegistration Register(Action callback, bool useSynchronizationContext);
	public CancellationTokenRegistration Register(Action<object> callback, object state);
	public CancellationTokenRegistration Register(Action<object, CancellationToken> callback, object state);
	public CancellationTokenRegistration Register(Action<object> callback, object state, bool useSynchronizationContext);
	public CancellationTokenRegistration UnsafeRegister(Action<object> callback, object state);
	public CancellationTokenRegistration UnsafeRegister(Action<object, CancellationToken> callback, object state);
	public bool Equals(CancellationToken other);
	public static bool operator ==(CancellationToken left, CancellationToken right);
	public static bool operator !=(CancellationToken left, CancellationToken right);
	public void ThrowIfCancellationRequested();
	public static CancellationToken None { get; }
	public bool IsCancellationRequested { get; }
	public bool CanBeCanceled { get; }
	public WaitHandle WaitHandle { get; }
}
public readonly struct CancellationTokenRegistration : IEquatable<CancellationTokenRegistration>, IDisposable, IAsyncDisposable {
	public void Dispose();
	public ValueTask DisposeAsync();
	public bool Unregister();
	public static bool operator ==(CancellationTokenRegistration left, CancellationTokenRegistration right);
	public static bool operator !=(CancellationTokenRegistration left, CancellationTokenRegistration right);
	public bool Equals(CancellationTokenRegistration other);
	public CancellationToken Token { get; }
}
public class CancellationTokenSource : IDisposable {
	public CancellationTokenSource();
	public CancellationTokenSource(TimeSpan delay);
	public CancellationTokenSource(TimeSpan delay, TimeProvider timeProvider);
	public CancellationTokenSource(int millisecondsDelay);
	public void Cancel();
	public void Cancel(bool throwOnFirstException);
	public Task CancelAsync();
	public void CancelAfter(TimeSpan delay);
	public void CancelAfter(int millisecondsDelay);
	public bool TryReset();
	public void Dispose();
	protected virtual void Dispose(bool disposing);
	public static CancellationTokenSource CreateLinkedTokenSource(CancellationToken token1, CancellationToken token2);
	public static CancellationTokenSource CreateLinkedTokenSource(CancellationToken token);
	public static CancellationTokenSource CreateLinkedTokenSource(params CancellationToken[] tokens);
	public static CancellationTokenSource CreateLinkedTokenSource(params ReadOnlySpan<CancellationToken> tokens);
	public bool IsCancellationRequested { get; }
	public CancellationToken Token { get; }
}
public sealed class CompressedStack : ISerializable {
	public static CompressedStack Capture();
	public CompressedStack CreateCopy();
	public static CompressedStack GetCompressedStack();
	public static void Run(CompressedStack compressedStack, ContextCallback callback, object state);
	private CompressedStack();
}
public delegate void ContextCallback(object state);
public class CountdownEvent : IDisposable {
	public CountdownEvent(int initialCount);
	public void Dispose();
	protected virtual void Dispose(bool disposing);
	public bool Signal();
	public bool Signal(int signalCount);
	public void AddCount();
	public bool TryAddCount();
	public void AddCount(int signalCount);
	public bool TryAddCount(int signalCount);
	public void Reset();
	public void Reset(int count);
	public void Wait();
	public void Wait(CancellationToken cancellationToken);
	public bool Wait(TimeSpan timeout);
	public bool Wait(TimeSpan timeout, CancellationToken cancellationToken);
	public bool Wait(int millisecondsTimeout);
	public bool Wait(int millisecondsTimeout, CancellationToken cancellationToken);
	public int CurrentCount { get; }
	public int InitialCount { get; }
	public bool IsSet { get; }
	public WaitHandle WaitHandle { get; }
}
public enum EventResetMode { AutoReset = 0, ManualReset = 1 }
public class EventWaitHandle : WaitHandle {
	public EventWaitHandle(bool initialState, EventResetMode mode);
	public EventWaitHandle(bool initialState, EventResetMode mode, string name);
	public EventWaitHandle(bool initialState, EventResetMode mode, string name, out bool createdNew);
	public static EventWaitHandle OpenExisting(string name);
	public static bool TryOpenExisting(string name, out EventWaitHandle result);
	public bool Reset();
	public bool Set();
}
public sealed class ExecutionContext : IDisposable, ISerializable {
	public static ExecutionContext Capture();
	public static AsyncFlowControl SuppressFlow();
	public static void RestoreFlow();
	public static bool IsFlowSuppressed();
	public static void Run(ExecutionContext executionContext, ContextCallback callback, object state);
	public static void Restore(ExecutionContext executionContext);
	public ExecutionContext CreateCopy();
	public void Dispose();
	private ExecutionContext();
}
public class HostExecutionContext : IDisposable {
	public HostExecutionContext();
	public HostExecutionContext(object state);
	public virtual HostExecutionContext CreateCopy();
	public void Dispose();
	public virtual void Dispose(bool disposing);
	protected internal object State { get; set; }
}
public class HostExecutionContextManager {
	public virtual HostExecutionContext Capture();
	public virtual object SetHostExecutionContext(HostExecutionContext hostExecutionContext);
	public virtual void Revert(object previousState);
	public HostExecutionContextManager();
}
public delegate void IOCompletionCallback(uint errorCode, uint numBytes, NativeOverlapped* pOVERLAP);
public interface IThreadPoolWorkItem {
	void Execute();
}
public interface ITimer : IDisposable, IAsyncDisposable {
	bool Change(TimeSpan dueTime, TimeSpan period);
}
public static class Interlocked {
	public static int Increment(ref int location);
	public static long Increment(ref long location);
	public static int Decrement(ref int location);
	public static long Decrement(ref long location);
	public static int Exchange(ref int location1, int value);
	public static long Exchange(ref long location1, long value);
	public static object Exchange(ref object location1, object value);
	public static int CompareExchange(ref int location1, int value, int comparand);
	public static long CompareExchange(ref long location1, long value, long comparand);
	public static object CompareExchange(ref object location1, object value, object comparand);
	public static int Add(ref int location1, int value);
	public static long Add(ref long location1, long value);
	public static long Read(ref readonly long location);
	public static void MemoryBarrierProcessWide();
	public static uint Increment(ref uint location);
	public static ulong Increment(ref ulong location);
	public static uint Decrement(ref uint location);
	public static ulong Decrement(ref ulong location);
	public static sbyte Exchange(ref sbyte location1, sbyte value);
	public static short Exchange(ref short location1, short value);
	public static byte Exchange(ref byte location1, byte value);
	public static ushort Exchange(ref ushort location1, ushort value);
	public static uint Exchange(ref uint location1, uint value);
	public static ulong Exchange(ref ulong location1, ulong value);
	public static float Exchange(ref float location1, float value);
	public static double Exchange(ref double location1, double value);
	public static IntPtr Exchange(ref IntPtr location1, IntPtr value);
	public static UIntPtr Exchange(ref UIntPtr location1, UIntPtr value);
	public static T Exchange<T>(ref T location1, T value);
	public static sbyte CompareExchange(ref sbyte location1, sbyte value, sbyte comparand);
	public static short CompareExchange(ref short location1, short value, short comparand);
	public static byte CompareExchange(ref byte location1, byte value, byte comparand);
	public static ushort CompareExchange(ref ushort location1, ushort value, ushort comparand);
	public static uint CompareExchange(ref uint location1, uint value, uint comparand);
	public static ulong CompareExchange(ref ulong location1, ulong value, ulong comparand);
	public static float CompareExchange(ref float location1, float value, float comparand);
	public static double CompareExchange(ref double location1, double value, double comparand);
	public static IntPtr CompareExchange(ref IntPtr location1, IntPtr value, IntPtr comparand);
	public static UIntPtr CompareExchange(ref UIntPtr location1, UIntPtr value, UIntPtr comparand);
	public static T CompareExchange<T>(ref T location1, T value, T comparand);
	public static uint Add(ref uint location1, uint value);
	public static ulong Add(ref ulong location1, ulong value);
	public static ulong Read(ref readonly ulong location);
	public static int And(ref int location1, int value);
	public static uint And(ref uint location1, uint value);
	public static long And(ref long location1, long value);
	public static ulong And(ref ulong location1, ulong value);
	public static int Or(ref int location1, int value);
	public static uint Or(ref uint location1, uint value);
	public static long Or(ref long location1, long value);
	public static ulong Or(ref ulong location1, ulong value);
	public static void MemoryBarrier();
}
public static class LazyInitializer {
	public static T EnsureInitialized<T>(ref T target) where T : class;
	public static T EnsureInitialized<T>(ref T target, Func<T> valueFactory) where T : class;
	public static T EnsureInitialized<T>(ref T target, ref bool initialized, ref object syncLock);
	public static T EnsureInitialized<T>(ref T target, ref bool initialized, ref object syncLock, Func<T> valueFactory);
	public static T EnsureInitialized<T>(ref T target, ref object syncLock, Func<T> valueFactory) where T : class;
}
public enum LazyThreadSafetyMode { None = 0, PublicationOnly = 1, ExecutionAndPublication = 2 }
public sealed class Lock {
	public void Enter();
	public Lock.Scope EnterScope();
	public bool TryEnter();
	public bool TryEnter(int millisecondsTimeout);
	public bool TryEnter(TimeSpan timeout);
	public void Exit();
	public Lock();
	public bool IsHeldByCurrentThread { get; }
	public ref struct Scope {
		public void Dispose();
	}
}
public struct LockCookie : IEquatable<LockCookie> {
	public bool Equals(LockCookie obj);
	public static bool operator ==(LockCookie a, LockCookie b);
	public static bool operator !=(LockCookie a, LockCookie b);
}
public class LockRecursionException : Exception {
	public LockRecursionException();
	public LockRecursionException(string message);
	public LockRecursionException(string message, Exception innerException);
}
public enum LockRecursionPolicy { NoRecursion = 0, SupportsRecursion = 1 }
public sealed class ManualResetEvent : EventWaitHandle {
	public ManualResetEvent(bool initialState);
}
public class ManualResetEventSlim : IDisposable {
	public ManualResetEventSlim();
	public ManualResetEventSlim(bool initialState);
	public ManualResetEventSlim(bool initialState, int spinCount);
	public void Set();
	public void Reset();
	public void Wait();
	public void Wait(CancellationToken cancellationToken);
	public bool Wait(TimeSpan timeout);
	public bool Wait(TimeSpan timeout, CancellationToken cancellationToken);
	public bool Wait(int millisecondsTimeout);
	public bool Wait(int millisecondsTimeout, CancellationToken cancellationToken);
	public void Dispose();
	protected virtual void Dispose(bool disposing);
	public WaitHandle WaitHandle { get; }
	public bool IsSet { get; }
	public int SpinCount { get; }
}
public static class Monitor {
	public static void Enter(object obj);
	public static void Enter(object obj, ref bool lockTaken);
	public static void Exit(object obj);
	public static bool TryEnter(object obj);
	public static void TryEnter(object obj, ref bool lockTaken);
	public static bool TryEnter(object obj, int millisecondsTimeout);
	public static void TryEnter(object obj, int millisecondsTimeout, ref bool lockTaken);
	public static bool IsEntered(object obj);
	public static bool Wait(object obj, int millisecondsTimeout);
	public static void Pulse(object obj);
	public static void PulseAll(object obj);
	public static bool TryEnter(object obj, TimeSpan timeout);
	public static void TryEnter(object obj, TimeSpan timeout, ref bool lockTaken);
	public static bool Wait(object obj, TimeSpan timeout);
	public static bool Wait(object obj);
	public static bool Wait(object obj, int millisecondsTimeout, bool exitContext);
	public static bool Wait(object obj, TimeSpan timeout, bool exitContext);
	public static long LockContentionCount { get; }
}
public sealed class Mutex : WaitHandle {
	public void ReleaseMutex();
	public Mutex(bool initiallyOwned, string name, out bool createdNew);
	public Mutex(bool initiallyOwned, string name);
	public Mutex(bool initiallyOwned);
	public Mutex();
	public static Mutex OpenExisting(string name);
	public static bool TryOpenExisting(string name, out Mutex result);
}
public struct NativeOverlapped {
	public IntPtr InternalLow;
	public IntPtr InternalHigh;
	public int OffsetLow;
	public int OffsetHigh;
	public IntPtr EventHandle;
}
public class Overlapped {
	public Overlapped();
	public Overlapped(int offsetLo, int offsetHi, IntPtr hEvent, IAsyncResult ar);
	public Overlapped(int offsetLo, int offsetHi, int hEvent, IAsyncResult ar);
	public NativeOverlapped* Pack(IOCompletionCallback iocb);
	public NativeOverlapped* Pack(IOCompletionCallback iocb, object userData);
	public NativeOverlapped* UnsafePack(IOCompletionCallback iocb);
	public NativeOverlapped* UnsafePack(IOCompletionCallback iocb, object userData);
	public static Overlapped Unpack(NativeOverlapped* nativeOverlappedPtr);
	public static void Free(NativeOverlapped* nativeOverlappedPtr);
	public IAsyncResult AsyncResult { get; set; }
	public int OffsetLow { get; set; }
	public int OffsetHigh { get; set; }
	public int EventHandle { get; set; }
	public IntPtr EventHandleIntPtr { get; set; }
}
public delegate void ParameterizedThreadStart(object obj);
public sealed class PeriodicTimer : IDisposable {
	public PeriodicTimer(TimeSpan period);
	public PeriodicTimer(TimeSpan period, TimeProvider timeProvider);
	public ValueTask<bool> WaitForNextTickAsync(CancellationToken cancellationToken = default);
	public void Dispose();
	public TimeSpan Period { get; set; }
}
public sealed class PreAllocatedOverlapped : IDisposable {
	public PreAllocatedOverlapped(IOCompletionCallback callback, object state, object pinData);
	public static PreAllocatedOverlapped UnsafeCreate(IOCompletionCallback callback, object state, object pinData);
	public void Dispose();
}
public sealed class ReaderWriterLock : CriticalFinalizerObject {
	public ReaderWriterLock();
	public bool AnyWritersSince(int seqNum);
	public void AcquireReaderLock(int millisecondsTimeout);
	public void AcquireReaderLock(TimeSpan timeout);
	public void AcquireWriterLock(int millisecondsTimeout);
	public void AcquireWriterLock(TimeSpan timeout);
	public void ReleaseReaderLock();
	public void ReleaseWriterLock();
	public LockCookie UpgradeToWriterLock(int millisecondsTimeout);
	public LockCookie UpgradeToWriterLock(TimeSpan timeout);
	public void DowngradeFromWriterLock(ref LockCookie lockCookie);
	public LockCookie ReleaseLock();
	public void RestoreLock(ref LockCookie lockCookie);
	public bool IsReaderLockHeld { get; }
	public bool IsWriterLockHeld { get; }
	public int WriterSeqNum { get; }
}
public class ReaderWriterLockSlim : IDisposable {
	public ReaderWriterLockSlim();
	public ReaderWriterLockSlim(LockRecursionPolicy recursionPolicy);
	public void EnterReadLock();
	public bool TryEnterReadLock(TimeSpan timeout);
	public bool TryEnterReadLock(int millisecondsTimeout);
	public void EnterWriteLock();
	public bool TryEnterWriteLock(TimeSpan timeout);
	public bool TryEnterWriteLock(int millisecondsTimeout);
	public void EnterUpgradeableReadLock();
	public bool TryEnterUpgradeableReadLock(TimeSpan timeout);
	public bool TryEnterUpgradeableReadLock(int millisecondsTimeout);
	public void ExitReadLock();
	public void ExitWriteLock();
	public void ExitUpgradeableReadLock();
	public void Dispose();
	public bool IsReadLockHeld { get; }
	public bool IsUpgradeableReadLockHeld { get; }
	public bool IsWriteLockHeld { get; }
	public LockRecursionPolicy RecursionPolicy { get; }
	public int CurrentReadCount { get; }
	public int RecursiveReadCount { get; }
	public int RecursiveUpgradeCount { get; }
	public int RecursiveWriteCount { get; }
	public int WaitingReadCount { get; }
	public int WaitingUpgradeCount { get; }
	public int WaitingWriteCount { get; }
}
public sealed class RegisteredWaitHandle : MarshalByRefObject {
	public bool Unregister(WaitHandle waitObject);
	private RegisteredWaitHandle();
}
public sealed class Semaphore : WaitHandle {
	public Semaphore(int initialCount, int maximumCount);
	public Semaphore(int initialCount, int maximumCount, string name);
	public Semaphore(int initialCount, int maximumCount, string name, out bool createdNew);
	public static Semaphore OpenExisting(string name);
	public static bool TryOpenExisting(string name, out Semaphore result);
	public int Release();
	public int Release(int releaseCount);
}
public class SemaphoreFullException : SystemException {
	public SemaphoreFullException();
	public SemaphoreFullException(string message);
	public SemaphoreFullException(string message, Exception innerException);
}
public class SemaphoreSlim : IDisposable {
	public SemaphoreSlim(int initialCount);
	public SemaphoreSlim(int initialCount, int maxCount);
	public void Wait();
	public void Wait(CancellationToken cancellationToken);
	public bool Wait(TimeSpan timeout);
	public bool Wait(TimeSpan timeout, CancellationToken cancellationToken);
	public bool Wait(int millisecondsTimeout);
	public bool Wait(int millisecondsTimeout, CancellationToken cancellationToken);
	public Task WaitAsync();
	public Task WaitAsync(CancellationToken cancellationToken);
	public Task<bool> WaitAsync(int millisecondsTimeout);
	public Task<bool> WaitAsync(TimeSpan timeout);
	public Task<bool> WaitAsync(TimeSpan timeout, CancellationToken cancellationToken);
	public Task<bool> WaitAsync(int millisecondsTimeout, CancellationToken cancellationToken);
	public int Release();
	public int Release(int releaseCount);
	public void Dispose();
	protected virtual void Dispose(bool disposing);
	public int CurrentCount { get; }
	public WaitHandle AvailableWaitHandle { get; }
}
public delegate void SendOrPostCallback(object state);
public struct SpinLock {
	public SpinLock(bool enableThreadOwnerTracking);
	public void Enter(ref bool lockTaken);
	public void TryEnter(ref bool lockTaken);
	public void TryEnter(TimeSpan timeout, ref bool lockTaken);
	public void TryEnter(int millisecondsTimeout, ref bool lockTaken);
	public void Exit();
	public void Exit(bool useMemoryBarrier);
	public bool IsHeld { get; }
	public bool IsHeldByCurrentThread { get; }
	public bool IsThreadOwnerTrackingEnabled { get; }
}
public struct SpinWait {
	public void SpinOnce();
	public void SpinOnce(int sleep1Threshold);
	public void Reset();
	public static void SpinUntil(Func<bool> condition);
	public static bool SpinUntil(Func<bool> condition, TimeSpan timeout);
	public static bool SpinUntil(Func<bool> condition, int millisecondsTimeout);
	public int Count { get; }
	public bool NextSpinWillYield { get; }
}
public class SynchronizationContext {
	public SynchronizationContext();
	protected void SetWaitNotificationRequired();
	public bool IsWaitNotificationRequired();
	public virtual void Send(SendOrPostCallback d, object state);
	public virtual void Post(SendOrPostCallback d, object state);
	public virtual void OperationStarted();
	public virtual void OperationCompleted();
	public virtual int Wait(IntPtr[] waitHandles, bool waitAll, int millisecondsTimeout);
	protected static int WaitHelper(IntPtr[] waitHandles, bool waitAll, int millisecondsTimeout);
	public static void SetSynchronizationContext(SynchronizationContext syncContext);
	public virtual SynchronizationContext CreateCopy();
	public static SynchronizationContext Current { get; }
}
public class SynchronizationLockException : SystemException {
	public SynchronizationLockException();
	public SynchronizationLockException(string message);
	public SynchronizationLockException(string message, Exception innerException);
}
public sealed class Thread : CriticalFinalizerObject {
	public static void SpinWait(int iterations);
	public static bool Yield();
	public ApartmentState GetApartmentState();
	public void DisableComObjectEagerCleanup();
	public void Interrupt();
	public bool Join(int millisecondsTimeout);
	public Thread(ThreadStart start);
	public Thread(ThreadStart start, int maxStackSize);
	public Thread(ParameterizedThreadStart start);
	public Thread(ParameterizedThreadStart start, int maxStackSize);
	public void Start(object parameter);
	public void UnsafeStart(object parameter);
	public void Start();
	public void UnsafeStart();
	public static void Sleep(int millisecondsTimeout);
	public void Abort();
	public void Abort(object stateInfo);
	public static void ResetAbort();
	public void Suspend();
	public void Resume();
	public static void BeginCriticalRegion();
	public static void EndCriticalRegion();
	public static void BeginThreadAffinity();
	public static void EndThreadAffinity();
	public static LocalDataStoreSlot AllocateDataSlot();
	public static LocalDataStoreSlot AllocateNamedDataSlot(string name);
	public static LocalDataStoreSlot GetNamedDataSlot(string name);
	public static void FreeNamedDataSlot(string name);
	public static object GetData(LocalDataStoreSlot slot);
	public static void SetData(LocalDataStoreSlot slot, object data);
	public void SetApartmentState(ApartmentState state);
	public bool TrySetApartmentState(ApartmentState state);
	public CompressedStack GetCompressedStack();
	public void SetCompressedStack(CompressedStack stack);
	public static AppDomain GetDomain();
	public static int GetDomainID();
	public void Join();
	public bool Join(TimeSpan timeout);
	public static void MemoryBarrier();
	public static void Sleep(TimeSpan timeout);
	public static byte VolatileRead(ref byte address);
	public static double VolatileRead(ref double address);
	public static short VolatileRead(ref short address);
	public static int VolatileRead(ref int address);
	public static long VolatileRead(ref long address);
	public static IntPtr VolatileRead(ref IntPtr address);
	public static object VolatileRead(ref object address);
	public static sbyte VolatileRead(ref sbyte address);
	public static float VolatileRead(ref float address);
	public static ushort VolatileRead(ref ushort address);
	public static uint VolatileRead(ref uint address);
	public static ulong VolatileRead(ref ulong address);
	public static UIntPtr VolatileRead(ref UIntPtr address);
	public static void VolatileWrite(ref byte address, byte value);
	public static void VolatileWrite(ref double address, double value);
	public static void VolatileWrite(ref short address, short value);
	public static void VolatileWrite(ref int address, int value);
	public static void VolatileWrite(ref long address, long value);
	public static void VolatileWrite(ref IntPtr address, IntPtr value);
	public static void VolatileWrite(ref object address, object value);
	public static void VolatileWrite(ref sbyte address, sbyte value);
	public static void VolatileWrite(ref float address, float value);
	public static void VolatileWrite(ref ushort address, ushort value);
	public static void VolatileWrite(ref uint address, uint value);
	public static void VolatileWrite(ref ulong address, ulong value);
	public static void VolatileWrite(ref UIntPtr address, UIntPtr value);
	public static int GetCurrentProcessorId();
	public int ManagedThreadId { get; }
	public bool IsAlive { get; }
	public bool IsBackground { get; set; }
	public bool IsThreadPoolThread { get; }
	public ThreadPriority Priority { get; set; }
	public ThreadState ThreadState { get; }
	public CultureInfo CurrentCulture { get; set; }
	public CultureInfo CurrentUICulture { get; set; }
	public static IPrincipal CurrentPrincipal { get; set; }
	public static Thread CurrentThread { get; }
	public ExecutionContext ExecutionContext { get; }
	public string Name { get; set; }
	public ApartmentState ApartmentState { get; set; }
}
public sealed class ThreadAbortException : SystemException {
	private ThreadAbortException();
	public object ExceptionState { get; }
}
public class ThreadExceptionEventArgs : EventArgs {
	public ThreadExceptionEventArgs(Exception t);
	public Exception Exception { get; }
}
public delegate void ThreadExceptionEventHandler(object sender, ThreadExceptionEventArgs e);
public class ThreadInterruptedException : SystemException {
	public ThreadInterruptedException();
	public ThreadInterruptedException(string message);
	public ThreadInterruptedException(string message, Exception innerException);
}
public class ThreadLocal<T> : IDisposable {
	public ThreadLocal();
	public ThreadLocal(bool trackAllValues);
	public ThreadLocal(Func<T> valueFactory);
	public ThreadLocal(Func<T> valueFactory, bool trackAllValues);
	public void Dispose();
	protected virtual void Dispose(bool disposing);
	public T Value { get; set; }
	public IList<T> Values { get; }
	public bool IsValueCreated { get; }
}
public static class ThreadPool {
	public static RegisteredWaitHandle RegisterWaitForSingleObject(WaitHandle waitObject, WaitOrTimerCallback callBack, object state, uint millisecondsTimeOutInterval, bool executeOnlyOnce);
	public static RegisteredWaitHandle UnsafeRegisterWaitForSingleObject(WaitHandle waitObject, WaitOrTimerCallback callBack, object state, uint millisecondsTimeOutInterval, bool executeOnlyOnce);
	public static RegisteredWaitHandle RegisterWaitForSingleObject(WaitHandle waitObject, WaitOrTimerCallback callBack, object state, int millisecondsTimeOutInterval, bool executeOnlyOnce);
	public static RegisteredWaitHandle UnsafeRegisterWaitForSingleObject(WaitHandle waitObject, WaitOrTimerCallback callBack, object state, int millisecondsTimeOutInterval, bool executeOnlyOnce);
	public static RegisteredWaitHandle RegisterWaitForSingleObject(WaitHandle waitObject, WaitOrTimerCallback callBack, object state, long millisecondsTimeOutInterval, bool executeOnlyOnce);
	public static RegisteredWaitHandle UnsafeRegisterWaitForSingleObject(WaitHandle waitObject, WaitOrTimerCallback callBack, object state, long millisecondsTimeOutInterval, bool executeOnlyOnce);
	public static RegisteredWaitHandle RegisterWaitForSingleObject(WaitHandle waitObject, WaitOrTimerCallback callBack, object state, TimeSpan timeout, bool executeOnlyOnce);
	public static RegisteredWaitHandle UnsafeRegisterWaitForSingleObject(WaitHandle waitObject, WaitOrTimerCallback callBack, object state, TimeSpan timeout, bool executeOnlyOnce);
	public static bool QueueUserWorkItem(WaitCallback callBack);
	public static bool QueueUserWorkItem(WaitCallback callBack, object state);
	public static bool QueueUserWorkItem<TState>(Action<TState> callBack, TState state, bool preferLocal);
	public static bool UnsafeQueueUserWorkItem<TState>(Action<TState> callBack, TState state, bool preferLocal);
	public static bool UnsafeQueueUserWorkItem(WaitCallback callBack, object state);
	public static bool UnsafeQueueUserWorkItem(IThreadPoolWorkItem callBack, bool preferLocal);
	public static bool SetMaxThreads(int workerThreads, int completionPortThreads);
	public static void GetMaxThreads(out int workerThreads, out int completionPortThreads);
	public static bool SetMinThreads(int workerThreads, int completionPortThreads);
	public static void GetMinThreads(out int workerThreads, out int completionPortThreads);
	public static void GetAvailableThreads(out int workerThreads, out int completionPortThreads);
	public static bool UnsafeQueueNativeOverlapped(NativeOverlapped* overlapped);
	public static bool BindHandle(IntPtr osHandle);
	public static bool BindHandle(SafeHandle osHandle);
	public static long PendingWorkItemCount { get; }
	public static int ThreadCount { get; }
	public static long CompletedWorkItemCount { get; }
}
public sealed class ThreadPoolBoundHandle : IDisposable {
	public static ThreadPoolBoundHandle BindHandle(SafeHandle handle);
	public NativeOverlapped* AllocateNativeOverlapped(IOCompletionCallback callback, object state, object pinData);
	public NativeOverlapped* UnsafeAllocateNativeOverlapped(IOCompletionCallback callback, object state, object pinData);
	public NativeOverlapped* AllocateNativeOverlapped(PreAllocatedOverlapped preAllocated);
	public void FreeNativeOverlapped(NativeOverlapped* overlapped);
	public static object GetNativeOverlappedState(NativeOverlapped* overlapped);
	public void Dispose();
	private ThreadPoolBoundHandle();
	public SafeHandle Handle { get; }
}
public enum ThreadPriority { Lowest = 0, BelowNormal = 1, Normal = 2, AboveNormal = 3, Highest = 4 }
public delegate void ThreadStart();
public sealed class ThreadStartException : SystemException {
	private ThreadStartException();
}
[global::System.Flags] public enum ThreadState { Running = 0, StopRequested = 1, SuspendRequested = 2, Background = 4, Unstarted = 8, Stopped = 16, WaitSleepJoin = 32, Suspended = 64, AbortRequested = 128, Aborted = 256 }
public class ThreadStateException : SystemException {
	public ThreadStateException();
	public ThreadStateException(string message);
	public ThreadStateException(string message, Exception innerException);
}
public static class Timeout {
	public static readonly TimeSpan InfiniteTimeSpan;
	public const int Infinite = -1;
}
public sealed class Timer : MarshalByRefObject, IDisposable, IAsyncDisposable, ITimer {
	public Timer(TimerCallback callback, object state, int dueTime, int period);
	public Timer(TimerCallback callback, object state, TimeSpan dueTime, TimeSpan period);
	public Timer(TimerCallback callback, object state, uint dueTime, uint period);
	public Timer(TimerCallback callback, object state, long dueTime, long period);
	public Timer(TimerCallback callback);
	public bool Change(int dueTime, int period);
	public bool Change(TimeSpan dueTime, TimeSpan period);
	public bool Change(uint dueTime, uint period);
	public bool Change(long dueTime, long period);
	public bool Dispose(WaitHandle notifyObject);
	public void Dispose();
	public ValueTask DisposeAsync();
	public static long ActiveCount { get; }
}
public delegate void TimerCallback(object state);
public static class Volatile {
	public static bool Read(ref readonly bool location);
	public static void Write(ref bool location, bool value);
	public static byte Read(ref readonly byte location);
	public static void Write(ref byte location, byte value);
	public static double Read(ref readonly double location);
	public static void Write(ref double location, double value);
	public static short Read(ref readonly short location);
	public static void Write(ref short location, short value);
	public static int Read(ref readonly int location);
	public static void Write(ref int location, int value);
	public static long Read(ref readonly long location);
	public static void Write(ref long location, long value);
	public static IntPtr Read(ref readonly IntPtr location);
	public static void Write(ref IntPtr location, IntPtr value);
	public static sbyte Read(ref readonly sbyte location);
	public static void Write(ref sbyte location, sbyte value);
	public static float Read(ref readonly float location);
	public static void Write(ref float location, float value);
	public static ushort Read(ref readonly ushort location);
	public static void Write(ref ushort location, ushort value);
	public static uint Read(ref readonly uint location);
	public static void Write(ref uint location, uint value);
	public static ulong Read(ref readonly ulong location);
	public static void Write(ref ulong location, ulong value);
	public static UIntPtr Read(ref readonly UIntPtr location);
	public static void Write(ref UIntPtr location, UIntPtr value);
	public static T Read<T>(ref readonly T location) where T : class;
	public static void Write<T>(ref T location, T value) where T : class;
}
public delegate void WaitCallback(object state);
public abstract class WaitHandle : MarshalByRefObject, IDisposable {
	protected static readonly IntPtr InvalidHandle;
	public const int WaitTimeout = 258;
	protected WaitHandle();
	public virtual void Close();
	protected virtual void Dispose(bool explicitDisposing);
	public void Dispose();
	public virtual bool WaitOne(int millisecondsTimeout);
	public virtual bool WaitOne(TimeSpan timeout);
	public virtual bool WaitOne();
	public virtual bool WaitOne(int millisecondsTimeout, bool exitContext);
	public virtual bool WaitOne(TimeSpan timeout, bool exitContext);
	public static bool WaitAll(WaitHandle[] waitHandles, int millisecondsTimeout);
	public static bool WaitAll(WaitHandle[] waitHandles, TimeSpan timeout);
	public static bool WaitAll(WaitHandle[] waitHandles);
	public static bool WaitAll(WaitHandle[] waitHandles, int millisecondsTimeout, bool exitContext);
	public static bool WaitAll(WaitHandle[] waitHandles, TimeSpan timeout, bool exitContext);
	public static int WaitAny(WaitHandle[] waitHandles, int millisecondsTimeout);
	public static int WaitAny(WaitHandle[] waitHandles, TimeSpan timeout);
	public static int WaitAny(WaitHandle[] waitHandles);
	public static int WaitAny(WaitHandle[] waitHandles, int millisecondsTimeout, bool exitContext);
	public static int WaitAny(WaitHandle[] waitHandles, TimeSpan timeout, bool exitContext);
	public static bool SignalAndWait(WaitHandle toSignal, WaitHandle toWaitOn);
	public static bool SignalAndWait(WaitHandle toSignal, WaitHandle toWaitOn, TimeSpan timeout, bool exitContext);
	public static bool SignalAndWait(WaitHandle toSignal, WaitHandle toWaitOn, int millisecondsTimeout, bool exitContext);
	public virtual IntPtr Handle { get; set; }
	public SafeWaitHandle SafeWaitHandle { get; set; }
}
public class WaitHandleCannotBeOpenedException : ApplicationException {
	public WaitHandleCannotBeOpenedException();
	public WaitHandleCannotBeOpenedException(string message);
	public WaitHandleCannotBeOpenedException(string message, Exception innerException);
}
public static class WaitHandleExtensions {
	public static SafeWaitHandle GetSafeWaitHandle(this WaitHandle waitHandle);
	public static void SetSafeWaitHandle(this WaitHandle waitHandle, SafeWaitHandle value);
}
public delegate void WaitOrTimerCallback(object state, bool timedOut);
