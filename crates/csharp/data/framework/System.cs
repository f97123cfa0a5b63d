// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System;
using System.Buffers;
using System.Collections;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Collections.Specialized;
using System.ComponentModel;
using System.Globalization;
using System.IO;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.ExceptionServices;
using System.Runtime.InteropServices;
using System.Runtime.Remoting;
using System.Runtime.Serialization;
using System.Security.Principal;
using System.Text;
using System.Text.Json;
using System.Threading;
using System.Threading.Tasks;
public class AccessViolationException : SystemException {
	public AccessViolationException();
	public AccessViolationException(string message);
	public AccessViolationException(string message, Exception innerException);
}
public delegate void Action();
public delegate void Action<in T>(T obj) where T : allows ref struct;
public delegate void Action<in T1, in T2, in T3, in T4, in T5, in T6, in T7, in T8, in T9, in T10>(T1 arg1, T2 arg2, T3 arg3, T4 arg4, T5 arg5, T6 arg6, T7 arg7, T8 arg8, T9 arg9, T10 arg10) where T1 : allows ref struct where T2 : allows ref struct where T3 : allows ref struct where T4 : allows ref struct where T5 : allows ref struct where T6 : allows ref struct where T7 : allows ref struct where T8 : allows ref struct where T9 : allows ref struct where T10 : allows ref struct;
public delegate void Action<in T1, in T2, in T3, in T4, in T5, in T6, in T7, in T8, in T9, in T10, in T11>(T1 arg1, T2 arg2, T3 arg3, T4 arg4, T5 arg5, T6 arg6, T7 arg7, T8 arg8, T9 arg9, T10 arg10, T11 arg11) where T1 : allows ref struct where T2 : allows ref struct where T3 : allows ref struct where T4 : allows ref struct where T5 : allows ref struct where T6 : allows ref struct where T7 : allows ref struct where T8 : allows ref struct where T9 : allows ref struct where T10 : allows ref struct where T11 : allows ref struct;
public delegate void Action<in T1, in T2, in T3, in T4, in T5, in T6, in T7, in T8, in T9, in T10, in T11, in T12>(T1 arg1, T2 arg2, T3 arg3, T4 arg4, T5 arg5, T6 arg6, T7 arg7, T8 arg8, T9 arg9, T10 arg10, T11 arg11, T12 arg12) where T1 : allows ref struct where T2 : allows ref struct where T3 : allows ref struct where T4 : allows ref struct where T5 : allows ref struct where T6 : allows ref struct where T7 : allows ref struct where T8 : allows ref struct where T9 : allows ref struct where T10 : allows ref struct where T11 : allows ref struct where T12 : allows ref struct;
public delegate void Action<in T1, in T2, in T3, in T4, in T5, in T6, in T7, in T8, in T9, in T10, in T11, in T12, in T13>(T1 arg1, T2 arg2, T3 arg3, T4 arg4, T5 arg5, T6 arg6, T7 arg7, T8 arg8, T9 arg9, T10 arg10, T11 arg11, T12 arg12, T13 arg13) where T1 : allows ref struct where T2 : allows ref struct where T3 : allows ref struct where T4 : allows ref struct where T5 : allows ref struct where T6 : allows ref struct where T7 : allows ref struct where T8 : allows ref struct where T9 : allows ref struct where T10 : allows ref struct where T11 : allows ref struct where T12 : allows ref struct where T13 : allows ref struct;
public delegate void Action<in T1, in T2, in T3, in T4, in T5, in T6, in T7, in T8, in T9, in T10, in T11, in T12, in T13, in T14>(T1 arg1, T2 arg2, T3 arg3, T4 arg4, T5 arg5, T6 arg6, T7 arg7, T8 arg8, T9 arg9, T10 arg10, T11 arg11, T12 arg12, T13 arg13, T14 arg14) where T1 : allows ref struct where T2 : allows ref struct where T3 : allows ref struct where T4 : allows ref struct where T5 : allows ref struct where T6 : allows ref struct where T7 : allows ref struct where T8 : allows ref struct where T9 : allows ref struct where T10 : allows ref struct where T11 : allows ref struct where T12 : allows ref struct where T13 : allows ref struct where T14 : allows ref struct;
public delegate void Action<in T1, in T2, in T3, in T4, in T5, in T6, in T7, in T8, in T9, in T10, in T11, in T12, in T13, in T14, in T15>(T1 arg1, T2 arg2, T3 arg3, T4 arg4, T5 arg5, T6 arg6, T7 arg7, T8 arg8, T9 arg9, T10 arg10, T11 arg11, T12 arg12, T13 arg13, T14 arg14, T15 arg15) where T1 : allows ref struct where T2 : allows ref struct where T3 : allows ref struct where T4 : allows ref struct where T5 : allows ref struct where T6 : allows ref struct where T7 : allows ref struct where T8 : allows ref struct where T9 : allows ref struct where T10 : allows ref struct where T11 : allows ref struct where T12 : allows ref struct where T13 : allows ref struct where T14 : allows ref struct where T15 : allows ref struct;
public delegate void Action<in T1, in T2, in T3, in T4, in T5, in T6, in T7, in T8, in T9, in T10, in T11, in T12, in T13, in T14, in T15, in T16>(T1 arg1, T2 arg2, T3 arg3, T4 arg4, T5 arg5, T6 arg6, T7 arg7, T8 arg8, T9 arg9, T10 arg10, T11 arg11, T12 arg12, T13 arg13, T14 arg14, T15 arg15, T16 arg16) where T1 : allows ref struct where T2 : allows ref struct where T3 : allows ref struct where T4 : allows ref struct where T5 : allows ref struct where T6 : allows ref struct where T7 : allows ref struct where T8 : allows ref struct where T9 : allows ref struct where T10 : allows ref struct where T11 : allows ref struct where T12 : allows ref struct where T13 : allows ref struct where T14 : allows ref struct where T15 : allows ref struct where T16 : allows ref struct;
public delegate void Action<in T1, in T2>(T1 arg1, T2 arg2) where T1 : allows ref struct where T2 : allows ref struct;
public delegate void Action<in T1, in T2, in T3>(T1 arg1, T2 arg2, T3 arg3) where T1 : allows ref struct where T2 : allows ref struct where T3 : allows ref struct;
public delegate void Action<in T1, in T2, in T3, in T4>(T1 arg1, T2 arg2, T3 arg3, T4 arg4) where T1 : allows ref struct where T2 : allows ref struct where T3 : allows ref struct where T4 : allows ref struct;
public delegate void Action<in T1, in T2, in T3, in T4, in T5>(T1 arg1, T2 arg2, T3 arg3, T4 arg4, T5 arg5) where T1 : allows ref struct where T2 : allows ref struct where T3 : allows ref struct where T4 : allows ref struct where T5 : allows ref struct;
public delegate void Action<in T1, in T2, in T3, in T4, in T5, in T6>(T1 arg1, T2 arg2, T3 arg3, T4 arg4, T5 arg5, T6 arg6) where T1 : allows ref struct where T2 : allows ref struct where T3 : allows ref struct where T4 : allows ref struct where T5 : allows ref struct where T6 : allows ref struct;
public delegate void Action<in T1, in T2, in T3, in T4, in T5, in T6, in T7>(T1 arg1, T2 arg2, T3 arg3, T4 arg4, T5 arg5, T6 arg6, T7 arg7) where T1 : allows ref struct where T2 : allows ref struct where T3 : allows ref struct where T4 : allows ref struct where T5 : allows ref struct where T6 : allows ref struct where T7 : allows ref struct;
public delegate void Action<in T1, in T2, in T3, in T4, in T5, in T6, in T7, in T8>(T1 arg1, T2 arg2, T3 arg3, T4 arg4, T5 arg5, T6 arg6, T7 arg7, T8 arg8) where T1 : allows ref struct where T2 : allows ref struct where T3 : allows ref struct where T4 : allows ref struct where T5 : allows ref struct where T6 : allows ref struct where T7 : allows ref struct where T8 : allows ref struct;
public delegate void Action<in T1, in T2, in T3, in T4, in T5, in T6, in T7, in T8, in T9>(T1 arg1, T2 arg2, T3 arg3, T4 arg4, T5 arg5, T6 arg6, T7 arg7, T8 arg8, T9 arg9) where T1 : allows ref struct where T2 : allows ref struct where T3 : allows ref struct where T4 : allows ref struct where T5 : allows ref struct where T6 : allows ref struct where T7 : allows ref struct where T8 : allows ref struct where T9 : allows ref struct;
public static class Activator {
	public static object CreateInstance(Type type, BindingFlags bindingAttr, Binder binder, object[] args, CultureInfo culture);
	public static object CreateInstance(Type type, params object[] args);
	public static object CreateInstance(Type type, object[] args, object[] activationAttributes);
	public static object CreateInstance(Type type);
	public static ObjectHandle CreateInstanceFrom(string assemblyFile, string typeName);
	public static ObjectHandle CreateInstanceFrom(string assemblyFile, string typeName, object[] activationAttributes);
	public static ObjectHandle CreateInstanceFrom(string assemblyFile, string typeName, bool ignoreCase, BindingFlags bindingAttr, Binder binder, object[] args, CultureInfo culture, object[] activationAttributes);
	public static object CreateInstance(Type type, BindingFlags bindingAttr, Binder binder, object[] args, CultureInfo culture, object[] activationAttributes);
	public static ObjectHandle CreateInstance(string assemblyName, string typeName);
	public static ObjectHandle CreateInstance(string assemblyName, string typeName, bool ignoreCase, BindingFlags bindingAttr, Binder binder, object[] args, CultureInfo culture, object[] activationAttributes);
	public static ObjectHandle CreateInstance(string assemblyName, string typeName, object[] activationAttributes);
	public static object CreateInstance(Type type, bool nonPublic);
	public static T CreateInstance<T>() where T : allows ref struct;
}
public class AggregateException : Exception {
	public AggregateException();
	public AggregateException(string message);
	public AggregateException(string message, Exception innerException);
	public AggregateException(IEnumerable<Exception> innerExceptions);
	public AggregateException(params Exception[] innerExceptions);
	public AggregateException(string message, IEnumerable<Exception> innerExceptions);
	public AggregateException(string message, params Exception[] innerExceptions);
	public void Handle(Func<Exception, bool> predicate);
	public AggregateException Flatten();
	public ReadOnlyCollection<Exception> InnerExceptions { get; }
}
public static class AppContext {
	public static object GetData(string name);
	public static void SetData(string name, object data);
	public static bool TryGetSwitch(string switchName, out bool isEnabled);
	public static void SetSwitch(string switchName, bool isEnabled);
	public static string BaseDirectory { get; }
	public static string TargetFrameworkName { get; }
}
public sealed class AppDomain : MarshalByRefObject {
	public void SetDynamicBase(string path);
	public string ApplyPolicy(string assemblyName);
	public static AppDomain CreateDomain(string friendlyName);
	public int ExecuteAssembly(string assemblyFile);
	public int ExecuteAssembly(string assemblyFile, string[] args);
	public int ExecuteAssembly(string assemblyFile, string[] args, byte[] hashValue, global::System.Configuration.Assemblies.AssemblyHashAlgorithm hashAlgorithm);
	public int ExecuteAssemblyByName(AssemblyName assemblyName, params string[] args);
	public int ExecuteAssemblyByName(string assemblyName);
	public int ExecuteAssemblyByName(string assemblyName, params string[] args);
	public object GetData(string name);
	public void SetData(string name, object data);
	public bool? IsCompatibilitySwitchSet(string value);
	public bool IsDefaultAppDomain();
	public bool IsFinalizingForUnload();
	public static void Unload(AppDomain domain);
	public Assembly Load(byte[] rawAssembly);
	public Assembly Load(byte[] rawAssembly, byte[] rawSymbolStore);
	public Assembly Load(AssemblyName assemblyRef);
	public Assembly Load(string assemblyString);
	public Assembly[] ReflectionOnlyGetAssemblies();
	public static int GetCurrentThreadId();
	public void AppendPrivatePath(string path);
	public void ClearPrivatePath();
	public void ClearShadowCopyPath();
	public void SetCachePath(string path);
	public void SetShadowCopyFiles();
	public void SetShadowCopyPath(string path);
	public Assembly[] GetAssemblies();
	public void SetPrincipalPolicy(PrincipalPolicy policy);
	public void SetThreadPrincipal(IPrincipal principal);
	public ObjectHandle CreateInstance(string assemblyName, string typeName);
	public ObjectHandle CreateInstance(string assemblyName, string typeName, bool ignoreCase, BindingFlags bindingAttr, Binder binder, object[] args, CultureInfo culture, object[] activationAttributes);
	public ObjectHandle CreateInstance(string assemblyName, string typeName, object[] activationAttributes);
	public object CreateInstanceAndUnwrap(string assemblyName, string typeName);
	public object CreateInstanceAndUnwrap(string assemblyName, string typeName, bool ignoreCase, BindingFlags bindingAttr, Binder binder, object[] args, CultureInfo culture, object[] activationAttributes);
	public object CreateInstanceAndUnwrap(string assemblyName, string typeName, object[] activationAttributes);
	public ObjectHandle CreateInstanceFrom(string assemblyFile, string typeName);
	public ObjectHandle CreateInstanceFrom(string assemblyFile, string typeName, bool ignoreCase, BindingFlags bindingAttr, Binder binder, object[] args, CultureInfo culture, object[] activationAttributes);
	public ObjectHandle CreateInstanceFrom(string assemblyFile, string typeName, object[] activationAttributes);
	public object CreateInstanceFromAndUnwrap(string assemblyFile, string typeName);
	public object CreateInstanceFromAndUnwrap(string assemblyFile, string typeName, bool ignoreCase, BindingFlags bindingAttr, Binder binder, object[] args, CultureInfo culture, object[] activationAttributes);
	public object CreateInstanceFromAndUnwrap(string assemblyFile, string typeName, object[] activationAttributes);
	private AppDomain();
	public static AppDomain CurrentDomain { get; }
	public string BaseDirectory { get; }
	public string RelativeSearchPath { get; }
	public AppDomainSetup SetupInformation { get; }
	public global::System.Security.PermissionSet PermissionSet { get; }
	public string DynamicDirectory { get; }
	public string FriendlyName { get; }
	public int Id { get; }
	public bool IsFullyTrusted { get; }
	public bool IsHomogenous { get; }
	public static bool MonitoringIsEnabled { get; set; }
	public long MonitoringSurvivedMemorySize { get; }
	public static long MonitoringSurvivedProcessMemorySize { get; }
	public long MonitoringTotalAllocatedMemorySize { get; }
	public bool ShadowCopyFiles { get; }
	public TimeSpan MonitoringTotalProcessorTime { get; }
	public event UnhandledExceptionEventHandler UnhandledException;
	public event EventHandler DomainUnload;
	public event EventHandler<FirstChanceExceptionEventArgs> FirstChanceException;
	public event EventHandler ProcessExit;
	public event AssemblyLoadEventHandler AssemblyLoad;
	public event ResolveEventHandler AssemblyResolve;
	public event ResolveEventHandler ReflectionOnlyAssemblyResolve;
	public event ResolveEventHandler TypeResolve;
	public event ResolveEventHandler ResourceResolve;
}
public delegate void AppDomainInitializer(string[] args);
public class AppDomainManager : MarshalByRefObject {
	public AppDomainManager();
	public virtual bool CheckSecuritySettings(global::System.Security.SecurityState state);
	public virtual void InitializeNewDomain(AppDomainSetup appDomainInfo);
	public virtual global::System.Runtime.Hosting.ApplicationActivator ApplicationActivator { get; }
	public virtual Assembly EntryAssembly { get; }
	public virtual HostExecutionContextManager HostExecutionContextManager { get; }
	public virtual global::System.Security.HostSecurityManager HostSecurityManager { get; }
	public AppDomainManagerInitializationOptions InitializationFlags { get; set; }
}
[global::System.Flags] public enum AppDomainManagerInitializationOptions { None = 0, RegisterWithHost = 1 }
public sealed class AppDomainSetup {
	private AppDomainSetup();
	public string ApplicationBase { get; }
	public string TargetFrameworkName { get; }
}
public class AppDomainUnloadedException : SystemException {
	public AppDomainUnloadedException();
	public AppDomainUnloadedException(string message);
	public AppDomainUnloadedException(string message, Exception innerException);
}
public class ApplicationException : Exception {
	public ApplicationException();
	public ApplicationException(string message);
	public ApplicationException(string message, Exception innerException);
}
public class ArgumentException : SystemException {
	public ArgumentException();
	public ArgumentException(string message);
	public ArgumentException(string message, Exception innerException);
	public ArgumentException(string message, string paramName, Exception innerException);
	public ArgumentException(string message, string paramName);
	public static void ThrowIfNullOrEmpty(string argument, string paramName = null);
	public static void ThrowIfNullOrWhiteSpace(string argument, string paramName = null);
	public virtual string ParamName { get; }
}
public class ArgumentNullException : ArgumentException {
	public ArgumentNullException();
	public ArgumentNullException(string paramName);
	public ArgumentNullException(string message, Exception innerException);
	public ArgumentNullException(string paramName, string message);
	public static void ThrowIfNull(object argument, string paramName = null);
	public static void ThrowIfNull(void* argument, string paramName = null);
}
public class ArgumentOutOfRangeException : ArgumentException {
	public ArgumentOutOfRangeException();
	public ArgumentOutOfRangeException(string paramName);
	public ArgumentOutOfRangeException(string paramName, string message);
	public ArgumentOutOfRangeException(string message, Exception innerException);
	public ArgumentOutOfRangeException(string paramName, object actualValue, string message);
	public static void ThrowIfEqual<T>(T value, T other, string paramName = null) where T : IEquatable<T>;
	public static void ThrowIfNotEqual<T>(T value, T other, string paramName = null) where T : IEquatable<T>;
	public static void ThrowIfGreaterThan<T>(T value, T other, string paramName = null) where T : IComparable<T>;
	public static void ThrowIfGreaterThanOrEqual<T>(T value, T other, string paramName = null) where T : IComparable<T>;
	public static void ThrowIfLessThan<T>(T value, T other, string paramName = null) where T : IComparable<T>;
	public static void ThrowIfLessThanOrEqual<T>(T value, T other, string paramName = null) where T : IComparable<T>;
	public virtual object ActualValue { get; }
}
public class ArithmeticException : SystemException {
	public ArithmeticException();
	public ArithmeticException(string message);
	public ArithmeticException(string message, Exception innerException);
}
public abstract class Array : ICloneable, IList, ICollection, IEnumerable, IStructuralComparable, IStructuralEquatable {
	public static void ConstrainedCopy(Array sourceArray, int sourceIndex, Array destinationArray, int destinationIndex, int length);
	public static void Clear(Array array);
	public static void Clear(Array array, int index, int length);
	public int GetLength(int dimension);
	public int GetUpperBound(int dimension);
	public int GetLowerBound(int dimension);
	public void Initialize();
	public static ReadOnlyCollection<T> AsReadOnly<T>(T[] array);
	public static void Resize<T>(ref T[] array, int newSize);
	public static Array CreateInstance(Type elementType, int length);
	public static Array CreateInstance(Type elementType, int length1, int length2);
	public static Array CreateInstance(Type elementType, int length1, int length2, int length3);
	public static Array CreateInstance(Type elementType, params int[] lengths);
	public static Array CreateInstance(Type elementType, int[] lengths, int[] lowerBounds);
	public static Array CreateInstance(Type elementType, params long[] lengths);
	public static Array CreateInstanceFromArrayType(Type arrayType, int length);
	public static Array CreateInstanceFromArrayType(Type arrayType, params int[] lengths);
	public static Array CreateInstanceFromArrayType(Type arrayType, int[] lengths, int[] lowerBounds);
	public static void Copy(Array sourceArray, Array destinationArray, long length);
	public static void Copy(Array sourceArray, long sourceIndex, Array destinationArray, long destinationIndex, long length);
	public static void Copy(Array sourceArray, Array destinationArray, int length);
	public static void Copy(Array sourceArray, int sourceIndex, Array destinationArray, int destinationIndex, int length);
	public object GetValue(params int[] indices);
	public object GetValue(int index);
	public object GetValue(int index1, int index2);
	public object GetValue(int index1, int index2, int index3);
	public void SetValue(object value, int index);
	public void SetValue(object value, int index1, int index2);
	public void SetValue(object value, int index1, int index2, int index3);
	public void SetValue(object value, params int[] indices);
	public object GetValue(long index);
	public object GetValue(long index1, long index2);
	public object GetValue(long index1, long index2, long index3);
	public object GetValue(params long[] indices);
	public void SetValue(object value, long index);
	public void SetValue(object value, long index1, long index2);
	public void SetValue(object value, long index1, long index2, long index3);
	public void SetValue(object value, params long[] indices);
	public long GetLongLength(int dimension);
	public object Clone();
	public static int BinarySearch(Array array, object value);
	public static int BinarySearch(Array array, int index, int length, object value);
	public static int BinarySearch(Array array, object value, IComparer comparer);
	public static int BinarySearch(Array array, int index, int length, object value, IComparer comparer);
	public static int BinarySearch<T>(T[] array, T value);
	public static int BinarySearch<T>(T[] array, T value, IComparer<T> comparer);
	public static int BinarySearch<T>(T[] array, int index, int length, T value);
	public static int BinarySearch<T>(T[] array, int index, int length, T value, IComparer<T> comparer);
	public static TOutput[] ConvertAll<TInput, TOutput>(TInput[] array, global::System.Converter<TInput, TOutput> converter);
	public void CopyTo(Array array, int index);
	public void CopyTo(Array array, long index);
	public static T[] Empty<T>();
	public static bool Exists<T>(T[] array, Predicate<T> match);
	public static void Fill<T>(T[] array, T value);
	public static void Fill<T>(T[] array, T value, int startIndex, int count);
	public static T Find<T>(T[] array, Predicate<T> match);
	public static T[] FindAll<T>(T[] array, Predicate<T> match);
	public static int FindIndex<T>(T[] array, Predicate<T> match);
	public static int FindIndex<T>(T[] array, int startIndex, Predicate<T> match);
	public static int FindIndex<T>(T[] array, int startIndex, int count, Predicate<T> match);
	public static T FindLast<T>(T[] array, Predicate<T> match);
	public static int FindLastIndex<T>(T[] array, Predicate<T> match);
	public static int FindLastIndex<T>(T[] array, int startIndex, Predicate<T> match);
	public static int FindLastIndex<T>(T[] array, int startIndex, int count, Predicate<T> match);
	public static void ForEach<T>(T[] array, Action<T> action);
	public static int IndexOf(Array array, object value);
	public static int IndexOf(Array array, object value, int startIndex);
	public static int IndexOf(Array array, object value, int startIndex, int count);
	public static int IndexOf<T>(T[] array, T value);
	public static int IndexOf<T>(T[] array, T value, int startIndex);
	public static int IndexOf<T>(T[] array, T value, int startIndex, int count);
	public static int LastIndexOf(Array array, object value);
	public static int LastIndexOf(Array array, object value, int startIndex);
	public static int LastIndexOf(Array array, object value, int startIndex, int count);
	public static int LastIndexOf<T>(T[] array, T value);
	public static int LastIndexOf<T>(T[] array, T value, int startIndex);
	public static int LastIndexOf<T>(T[] array, T value, int startIndex, int count);
	public static void Reverse(Array array);
	public static void Reverse(Array array, int index, int length);
	public static void Reverse<T>(T[] array);
	public static void Reverse<T>(T[] array, int index, int length);
	public static void Sort(Array array);
	public static void Sort(Array keys, Array items);
	public static void Sort(Array array, int index, int length);
	public static void Sort(Array keys, Array items, int index, int length);
	public static void Sort(Array array, IComparer comparer);
	public static void Sort(Array keys, Array items, IComparer comparer);
	public static void Sort(Array array, int index, int length, IComparer comparer);
	public static void Sort(Array keys, Array items, int index, int length, IComparer comparer);
	public static void Sort<T>(T[] array);
	public static void Sort<TKey, TValue>(TKey[] keys, TValue[] items);
	public static void Sort<T>(T[] array, int index, int length);
	public static void Sort<TKey, TValue>(TKey[] keys, TValue[] items, int index, int length);
	public static void Sort<T>(T[] array, IComparer<T> comparer);
	public static void Sort<TKey, TValue>(TKey[] keys, TValue[] items, IComparer<TKey> comparer);
	public static void Sort<T>(T[] array, int index, int length, IComparer<T> comparer);
	public static void Sort<TKey, TValue>(TKey[] keys, TValue[] items, int index, int length, IComparer<TKey> comparer);
	public static void Sort<T>(T[] array, Comparison<T> comparison);
	public static bool TrueForAll<T>(T[] array, Predicate<T> match);
	public IEnumerator GetEnumerator();
	private Array();
	public int Length { get; }
	public long LongLength { get; }
	public int Rank { get; }
	public object SyncRoot { get; }
	public bool IsReadOnly { get; }
	public bool IsFixedSize { get; }
	public bool IsSynchronized { get; }
	public static int MaxLength { get; }
}
public readonly struct ArraySegment<T> : IList<T>, ICollection<T>, IEnumerable<T>, IEnumerable, IReadOnlyList<T>, IReadOnlyCollection<T> {
	public ArraySegment(T[] array);
	public ArraySegment(T[] array, int offset, int count);
	public ArraySegment<T>.Enumerator GetEnumerator();
	public void CopyTo(T[] destination);
	public void CopyTo(T[] destination, int destinationIndex);
	public void CopyTo(ArraySegment<T> destination);
	public bool Equals(ArraySegment<T> obj);
	public ArraySegment<T> Slice(int index);
	public ArraySegment<T> Slice(int index, int count);
	public T[] ToArray();
	public static bool operator ==(ArraySegment<T> a, ArraySegment<T> b);
	public static bool operator !=(ArraySegment<T> a, ArraySegment<T> b);
	public static implicit operator ArraySegment<T>(T[] array);
	public static ArraySegment<T> Empty { get; }
	public T[] Array { get; }
	public int Offset { get; }
	public int Count { get; }
	public T this[int index] { get; set; }
	public struct Enumerator : IEnumerator<T>, IDisposable, IEnumerator {
		public bool MoveNext();
		public void Dispose();
		public T Current { get; }
	}
}
public class ArrayTypeMismatchException : SystemException {
	public ArrayTypeMismatchException();
	public ArrayTypeMismatchException(string message);
	public ArrayTypeMismatchException(string message, Exception innerException);
}
public class AssemblyLoadEventArgs : EventArgs {
	public AssemblyLoadEventArgs(Assembly loadedAssembly);
	public Assembly LoadedAssembly { get; }
}
public delegate void AssemblyLoadEventHandler(object sender, AssemblyLoadEventArgs args);
public delegate void AsyncCallback(IAsyncResult ar);
public abstract class Attribute {
	public static Attribute[] GetCustomAttributes(MemberInfo element, Type attributeType);
	public static Attribute[] GetCustomAttributes(MemberInfo element, Type attributeType, bool inherit);
	public static Attribute[] GetCustomAttributes(MemberInfo element);
	public static Attribute[] GetCustomAttributes(MemberInfo element, bool inherit);
	public static bool IsDefined(MemberInfo element, Type attributeType);
	public static bool IsDefined(MemberInfo element, Type attributeType, bool inherit);
	public static Attribute GetCustomAttribute(MemberInfo element, Type attributeType);
	public static Attribute GetCustomAttribute(MemberInfo element, Type attributeType, bool inherit);
	public static Attribute[] GetCustomAttributes(ParameterInfo element);
	public static Attribute[] GetCustomAttributes(ParameterInfo element, Type attributeType);
	public static Attribute[] GetCustomAttributes(ParameterInfo element, Type attributeType, bool inherit);
	public static Attribute[] GetCustomAttributes(ParameterInfo element, bool inherit);
	public static bool IsDefined(ParameterInfo element, Type attributeType);
	public static bool IsDefined(ParameterInfo element, Type attributeType, bool inherit);
	public static Attribute GetCustomAttribute(ParameterInfo element, Type attributeType);
	public static Attribute GetCustomAttribute(ParameterInfo element, Type attributeType, bool inherit);
	public static Attribute[] GetCustomAttributes(Module element, Type attributeType);
	public static Attribute[] GetCustomAttributes(Module element);
	public static Attribute[] GetCustomAttributes(Module element, bool inherit);
	public static Attribute[] GetCustomAttributes(Module element, Type attributeType, bool inherit);
	public static bool IsDefined(Module element, Type attributeType);
	public static bool IsDefined(Module element, Type attributeType, bool inherit);
	public static Attribute GetCustomAttribute(Module element, Type attributeType);
	public static Attribute GetCustomAttribute(Module element, Type attributeType, bool inherit);
	public static Attribute[] GetCustomAttributes(Assembly element, Type attributeType);
	public static Attribute[] GetCustomAttributes(Assembly element, Type attributeType, bool inherit);
	public static Attribute[] GetCustomAttributes(Assembly element);
	public static Attribute[] GetCustomAttributes(Assembly element, bool inherit);
	public static bool IsDefined(Assembly element, Type attributeType);
	public static bool IsDefined(Assembly element, Type attributeType, bool inherit);
	public static Attribute GetCustomAttribute(Assembly element, Type attributeType);
	public static Attribute GetCustomAttribute(Assembly element, Type attributeType, bool inherit);
	protected Attribute();
	public virtual bool Match(object obj);
	public virtual bool IsDefaultAttribute();
	public virtual object TypeId { get; }
}
[global::System.Flags] public enum AttributeTargets { Assembly = 1, Module = 2, Class = 4, Struct = 8, Enum = 16, Constructor = 32, Method = 64, Property = 128, Field = 256, Event = 512, Interface = 1024, Parameter = 2048, Delegate = 4096, ReturnValue = 8192, GenericParameter = 16384, All = 32767 }
public sealed class AttributeUsageAttribute : Attribute {
	public AttributeUsageAttribute(AttributeTargets validOn);
	public AttributeTargets ValidOn { get; }
	public bool AllowMultiple { get; set; }
	public bool Inherited { get; set; }
}
public class BadImageFormatException : SystemException {
	public BadImageFormatException();
	public BadImageFormatException(string message);
	public BadImageFormatException(string message, Exception inner);
	public BadImageFormatException(string message, string fileName);
	public BadImageFormatException(string message, string fileName, Exception inner);
	public string FileName { get; }
	public string FusionLog { get; }
}
[global::System.Flags] public enum Base64FormattingOptions { None = 0, InsertLineBreaks = 1 }
public class BinaryData {
	public BinaryData(byte[] data);
	public BinaryData(object jsonSerializable, JsonSerializerOptions options = null, Type type = null);
	public BinaryData(ReadOnlyMemory<byte> data);
	public BinaryData(string data);
	public static BinaryData FromBytes(ReadOnlyMemory<byte> data);
	public static BinaryData FromBytes(byte[] data);
	public static BinaryData FromString(string data);
	public static BinaryData FromStream(Stream stream);
	public static Task<BinaryData> FromStreamAsync(Stream stream, CancellationToken cancellationToken = default);
	public static BinaryData FromObjectAsJson<T>(T jsonSerializable, JsonSerializerOptions options = null);
	public Stream ToStream();
	public ReadOnlyMemory<byte> ToMemory();
	public byte[] ToArray();
	public T ToObjectFromJson<T>(JsonSerializerOptions options = null);
	public static implicit operator ReadOnlyMemory<byte>(BinaryData data);
	public static implicit operator ReadOnlySpan<byte>(BinaryData data);
	public static BinaryData Empty { get; }
}
public static class BitConverter {
	public static readonly bool IsLittleEndian;
	public static byte[] GetBytes(bool value);
	public static bool TryWriteBytes(Span<byte> destination, bool value);
	public static byte[] GetBytes(char value);
	public static bool TryWriteBytes(Span<byte> destination, char value);
	public static byte[] GetBytes(short value);
	public static bool TryWriteBytes(Span<byte> destination, short value);
	public static byte[] GetBytes(int value);
	public static bool TryWriteBytes(Span<byte> destination, int value);
	public static byte[] GetBytes(long value);
	public static bool TryWriteBytes(Span<byte> destination, long value);
	public static byte[] GetBytes(global::System.Int128 value);
	public static bool TryWriteBytes(Span<byte> destination, global::System.Int128 value);
	public static byte[] GetBytes(ushort value);
	public static bool TryWriteBytes(Span<byte> destination, ushort value);
	public static byte[] GetBytes(uint value);
	public static bool TryWriteBytes(Span<byte> destination, uint value);
	public static byte[] GetBytes(ulong value);
	public static bool TryWriteBytes(Span<byte> destination, ulong value);
	public static byte[] GetBytes(global::System.UInt128 value);
	public static bool TryWriteBytes(Span<byte> destination, global::System.UInt128 value);
	public static byte[] GetBytes(global::System.Half value);
	public static bool TryWriteBytes(Span<byte> destination, global::System.Half value);
	public static byte[] GetBytes(float value);
	public static bool TryWriteBytes(Span<byte> destination, float value);
	public static byte[] GetBytes(double value);
	public static bool TryWriteBytes(Span<byte> destination, double value);
	public static char ToChar(byte[] value, int startIndex);
	public static char ToChar(ReadOnlySpan<byte> value);
	public static short ToInt16(byte[] value, int startIndex);
	public static short ToInt16(ReadOnlySpan<byte> value);
	public static int ToInt32(byte[] value, int startIndex);
	public static int ToInt32(ReadOnlySpan<byte> value);
	public static long ToInt64(byte[] value, int startIndex);
	public static long ToInt64(ReadOnlySpan<byte> value);
	public static global::System.Int128 ToInt128(byte[] value, int startIndex);
	public static global::System.Int128 ToInt128(ReadOnlySpan<byte> value);
	public static ushort ToUInt16(byte[] value, int startIndex);
	public static ushort ToUInt16(ReadOnlySpan<byte> value);
	public static uint ToUInt32(byte[] value, int startIndex);
	public static uint ToUInt32(ReadOnlySpan<byte> value);
	public static ulong ToUInt64(byte[] value, int startIndex);
	public static ulong ToUInt64(ReadOnlySpan<byte> value);
	public static global::System.UInt128 ToUInt128(byte[] value, int startIndex);
	public static global::System.UInt128 ToUInt128(ReadOnlySpan<byte> value);
	public static global::System.Half ToHalf(byte[] value, int startIndex);
	public static global::System.Half ToHalf(ReadOnlySpan<byte> value);
	public static float ToSingle(byte[] value, int startIndex);
	public static float ToSingle(ReadOnlySpan<byte> value);
	public static double ToDouble(byte[] value, int startIndex);
	public static double ToDouble(ReadOnlySpan<byte> value);
	public static string ToString(byte[] value, int startIndex, int length);
	public static string ToString(byte[] value);
	public static string ToString(byte[] value, int startIndex);
	public static bool ToBoolean(byte[] value, int startIndex);
	public static bool ToBoolean(ReadOnlySpan<byte> value);
	public static long DoubleToInt64Bits(double value);
	public static double Int64BitsToDouble(long value);
	public static int SingleToInt32Bits(float value);
	public static float Int32BitsToSingle(int value);
	public static short HalfToInt16Bits(global::System.Half value);
	public static global::System.Half Int16BitsToHalf(short value);
	public static ulong DoubleToUInt64Bits(double value);
	public static double UInt64BitsToDouble(ulong value);
	public static uint SingleToUInt32Bits(float value);
	public static float UInt32BitsToSingle(uint value);
	public static ushort HalfToUInt16Bits(global::System.Half value);
	public static global::System.Half UInt16BitsToHalf(ushort value);
}
public readonly struct Boolean : IComparable, IComparable<bool>, IEquatable<bool> {
	public static readonly string TrueString;
	public static readonly string FalseString;
	public string ToString(IFormatProvider provider);
	public bool TryFormat(Span<char> destination, out int charsWritten);
	public bool Equals(bool obj);
	public int CompareTo(object obj);
	public int CompareTo(bool value);
	public static bool Parse(string value);
	public static bool Parse(ReadOnlySpan<char> value);
	public static bool TryParse(string value, out bool result);
	public static bool TryParse(ReadOnlySpan<char> value, out bool result);
	public TypeCode GetTypeCode();
}
public static class Buffer {
	public static void BlockCopy(Array src, int srcOffset, Array dst, int dstOffset, int count);
	public static int ByteLength(Array array);
	public static byte GetByte(Array array, int index);
	public static void SetByte(Array array, int index, byte value);
	public static void MemoryCopy(void* source, void* destination, long destinationSizeInBytes, long sourceBytesToCopy);
	public static void MemoryCopy(void* source, void* destination, ulong destinationSizeInBytes, ulong sourceBytesToCopy);
}
public readonly struct Byte : IComparable, ISpanFormattable, IFormattable, IComparable<byte>, IEquatable<byte> {
	public const byte MaxValue = 255;
	public const byte MinValue = 0;
	public int CompareTo(object value);
	public int CompareTo(byte value);
	public bool Equals(byte obj);
	public static byte Parse(string s);
	public static byte Parse(string s, NumberStyles style);
	public static byte Parse(string s, IFormatProvider provider);
	public static byte Parse(string s, NumberStyles style, IFormatProvider provider);
	public static byte Parse(ReadOnlySpan<char> s, NumberStyles style = (NumberStyles)7, IFormatProvider provider = null);
	public static bool TryParse(string s, out byte result);
	public static bool TryParse(ReadOnlySpan<char> s, out byte result);
	public static bool TryParse(ReadOnlySpan<byte> utf8Text, out byte result);
	public static bool TryParse(string s, NumberStyles style, IFormatProvider provider, out byte result);
	public static bool TryParse(ReadOnlySpan<char> s, NumberStyles style, IFormatProvider provider, out byte result);
	public string ToString(string format);
	public string ToString(IFormatProvider provider);
	public string ToString(string format, IFormatProvider provider);
	public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null);
	public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null);
	public TypeCode GetTypeCode();
	public static (byte Quotient, byte Remainder) DivRem(byte left, byte right);
	public static byte LeadingZeroCount(byte value);
	public static byte PopCount(byte value);
	public static byte RotateLeft(byte value, int rotateAmount);
	public static byte RotateRight(byte value, int rotateAmount);
	public static byte TrailingZeroCount(byte value);
	public static bool IsPow2(byte value);
	public static byte Log2(byte value);
	public static byte Clamp(byte value, byte min, byte max);
	public static byte Max(byte x, byte y);
	public static byte Min(byte x, byte y);
	public static int Sign(byte value);
	public static bool IsEvenInteger(byte value);
	public static bool IsOddInteger(byte value);
	public static bool TryParse(string s, IFormatProvider provider, out byte result);
	public static byte Parse(ReadOnlySpan<char> s, IFormatProvider provider);
	public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, out byte result);
	public static byte Parse(ReadOnlySpan<byte> utf8Text, NumberStyles style = (NumberStyles)7, IFormatProvider provider = null);
	public static bool TryParse(ReadOnlySpan<byte> utf8Text, NumberStyles style, IFormatProvider provider, out byte result);
	public static byte Parse(ReadOnlySpan<byte> utf8Text, IFormatProvider provider);
	public static bool TryParse(ReadOnlySpan<byte> utf8Text, IFormatProvider provider, out byte result);
}
public class CannotUnloadAppDomainException : SystemException {
	public CannotUnloadAppDomainException();
	public CannotUnloadAppDomainException(string message);
	public CannotUnloadAppDomainException(string message, Exception innerException);
}
public readonly struct Char : IComparable, IComparable<char>, IEquatable<char>, ISpanFormattable, IFormattable {
	public const char MaxValue = '\uffff';
	public const char MinValue = '\u0000';
	public static bool IsAscii(char c);
	public bool Equals(char obj);
	public int CompareTo(object value);
	public int CompareTo(char value);
	public string ToString(IFormatProvider provider);
	public static string ToString(char c);
	public static char Parse(string s);
	public static bool TryParse(string s, out char result);
	public static bool IsAsciiLetter(char c);
	public static bool IsAsciiLetterLower(char c);
	public static bool IsAsciiLetterUpper(char c);
	public static bool IsAsciiDigit(char c);
	public static bool IsAsciiLetterOrDigit(char c);
	public static bool IsAsciiHexDigit(char c);
	public static bool IsAsciiHexDigitUpper(char c);
	public static bool IsAsciiHexDigitLower(char c);
	public static bool IsDigit(char c);
	public static bool IsBetween(char c, char minInclusive, char maxInclusive);
	public static bool IsLetter(char c);
	public static bool IsWhiteSpace(char c);
	public static bool IsUpper(char c);
	public static bool IsLower(char c);
	public static bool IsPunctuation(char c);
	public static bool IsLetterOrDigit(char c);
	public static char ToUpper(char c, CultureInfo culture);
	public static char ToUpper(char c);
	public static char ToUpperInvariant(char c);
	public static char ToLower(char c, CultureInfo culture);
	public static char ToLower(char c);
	public static char ToLowerInvariant(char c);
	public TypeCode GetTypeCode();
	public static bool IsControl(char c);
	public static bool IsControl(string s, int index);
	public static bool IsDigit(string s, int index);
	public static bool IsLetter(string s, int index);
	public static bool IsLetterOrDigit(string s, int index);
	public static bool IsLower(string s, int index);
	public static bool IsNumber(char c);
	public static bool IsNumber(string s, int index);
	public static bool IsPunctuation(string s, int index);
	public static bool IsSeparator(char c);
	public static bool IsSeparator(string s, int index);
	public static bool IsSurrogate(char c);
	public static bool IsSurrogate(string s, int index);
	public static bool IsSymbol(char c);
	public static bool IsSymbol(string s, int index);
	public static bool IsUpper(string s, int index);
	public static bool IsWhiteSpace(string s, int index);
	public static UnicodeCategory GetUnicodeCategory(char c);
	public static UnicodeCategory GetUnicodeCategory(string s, int index);
	public static double GetNumericValue(char c);
	public static double GetNumericValue(string s, int index);
	public static bool IsHighSurrogate(char c);
	public static bool IsHighSurrogate(string s, int index);
	public static bool IsLowSurrogate(char c);
	public static bool IsLowSurrogate(string s, int index);
	public static bool IsSurrogatePair(string s, int index);
	public static bool IsSurrogatePair(char highSurrogate, char lowSurrogate);
	public static string ConvertFromUtf32(int utf32);
	public static int ConvertToUtf32(char highSurrogate, char lowSurrogate);
	public static int ConvertToUtf32(string s, int index);
}
public sealed class CharEnumerator : IEnumerator, IEnumerator<char>, IDisposable, ICloneable {
	public object Clone();
	public bool MoveNext();
	public void Dispose();
	public void Reset();
	private CharEnumerator();
	public char Current { get; }
}
public delegate int Comparison<in T>(T x, T y) where T : allows ref struct;
public static class Console {
	public static ConsoleKeyInfo ReadKey();
	public static ConsoleKeyInfo ReadKey(bool intercept);
	public static void ResetColor();
	public static void SetBufferSize(int width, int height);
	public static void SetWindowPosition(int left, int top);
	public static void SetWindowSize(int width, int height);
	public static (int Left, int Top) GetCursorPosition();
	public static void Beep();
	public static void Beep(int frequency, int duration);
	public static void MoveBufferArea(int sourceLeft, int sourceTop, int sourceWidth, int sourceHeight, int targetLeft, int targetTop);
	public static void MoveBufferArea(int sourceLeft, int sourceTop, int sourceWidth, int sourceHeight, int targetLeft, int targetTop, char sourceChar, ConsoleColor sourceForeColor, ConsoleColor sourceBackColor);
	public static void Clear();
	public static void SetCursorPosition(int left, int top);
	public static Stream OpenStandardInput();
	public static Stream OpenStandardInput(int bufferSize);
	public static Stream OpenStandardOutput();
	public static Stream OpenStandardOutput(int bufferSize);
	public static Stream OpenStandardError();
	public static Stream OpenStandardError(int bufferSize);
	public static void SetIn(TextReader newIn);
	public static void SetOut(TextWriter newOut);
	public static void SetError(TextWriter newError);
	public static int Read();
	public static string ReadLine();
	public static void WriteLine();
	public static void WriteLine(bool value);
	public static void WriteLine(char value);
	public static void WriteLine(char[] buffer);
	public static void WriteLine(char[] buffer, int index, int count);
	public static void WriteLine(decimal value);
	public static void WriteLine(double value);
	public static void WriteLine(float value);
	public static void WriteLine(int value);
	public static void WriteLine(uint value);
	public static void WriteLine(long value);
	public static void WriteLine(ulong value);
	public static void WriteLine(object value);
	public static void WriteLine(string value);
	public static void WriteLine(string format, object arg0);
	public static void WriteLine(string format, object arg0, object arg1);
	public static void WriteLine(string format, object arg0, object arg1, object arg2);
	public static void WriteLine(string format, params object[] arg);
	public static void WriteLine(string format, params ReadOnlySpan<object> arg);
	public static void Write(string format, object arg0);
	public static void Write(string format, object arg0, object arg1);
	public static void Write(string format, object arg0, object arg1, object arg2);
	public static void Write(string format, params object[] arg);
	public static void Write(string format, params ReadOnlySpan<object> arg);
	public static void Write(bool value);
	public static void Write(char value);
	public static void Write(char[] buffer);
	public static void Write(char[] buffer, int index, int count);
	public static void Write(double value);
	public static void Write(decimal value);
	public static void Write(float value);
	public static void Write(int value);
	public static void Write(uint value);
	public static void Write(long value);
	public static void Write(ulong value);
	public static void Write(object value);
	public static void Write(string value);
	public static TextReader In { get; }
	public static Encoding InputEncoding { get; set; }
	public static Encoding OutputEncoding { get; set; }
	public static bool KeyAvailable { get; }
	public static TextWriter Out { get; }
	public static TextWriter Error { get; }
	public static bool IsInputRedirected { get; }
	public static bool IsOutputRedirected { get; }
	public static bool IsErrorRedirected { get; }
	public static int CursorSize { get; set; }
	public static bool NumberLock { get; }
	public static bool CapsLock { get; }
	public static ConsoleColor BackgroundColor { get; set; }
	public static ConsoleColor ForegroundColor { get; set; }
	public static int BufferWidth { get; set; }
	public static int BufferHeight { get; set; }
	public static int WindowLeft { get; set; }
	public static int WindowTop { get; set; }
	public static int WindowWidth { get; set; }
	public static int WindowHeight { get; set; }
	public static int LargestWindowWidth { get; }
	public static int LargestWindowHeight { get; }
	public static bool CursorVisible { get; set; }
	public static int CursorLeft { get; set; }
	public static int CursorTop { get; set; }
	public static string Title { get; set; }
	public static bool TreatControlCAsInput { get; set; }
	public static event ConsoleCancelEventHandler CancelKeyPress;
}
public sealed class ConsoleCancelEventArgs : EventArgs {
	private ConsoleCancelEventArgs();
	public bool Cancel { get; set; }
	public ConsoleSpecialKey SpecialKey { get; }
}
public delegate void ConsoleCancelEventHandler(object sender, ConsoleCancelEventArgs e);
public enum ConsoleColor { Black = 0, DarkBlue = 1, DarkGreen = 2, DarkCyan = 3, DarkRed = 4, DarkMagenta = 5, DarkYellow = 6, Gray = 7, DarkGray = 8, Blue = 9, Green = 10, Cyan = 11, Red = 12, Magenta = 13, Yellow = 14, White = 15 }
public readonly struct ConsoleKeyInfo : IEquatable<ConsoleKeyInfo> {
	public ConsoleKeyInfo(char keyChar, global::System.ConsoleKey key, bool shift, bool alt, bool control);
	public bool Equals(ConsoleKeyInfo obj);
	public static bool operator ==(ConsoleKeyInfo a, ConsoleKeyInfo b);
	public static bool operator !=(ConsoleKeyInfo a, ConsoleKeyInfo b);
	public char KeyChar { get; }
	public global::System.ConsoleKey Key { get; }
	public ConsoleModifiers Modifiers { get; }
}
[global::System.Flags] public enum ConsoleModifiers { None = 0, Alt = 1, Shift = 2, Control = 4 }
public enum ConsoleSpecialKey { ControlC = 0, ControlBreak = 1 }
public abstract class ContextBoundObject : MarshalByRefObject {
	protected ContextBoundObject();
}
public class ContextMarshalException : SystemException {
	public ContextMarshalException();
	public ContextMarshalException(string message);
	public ContextMarshalException(string message, Exception inner);
}
public class ContextStaticAttribute : Attribute {
	public ContextStaticAttribute();
}
public static class Convert {
	public static readonly object DBNull;
	public static TypeCode GetTypeCode(object value);
	public static bool IsDBNull(object value);
	public static object ChangeType(object value, TypeCode typeCode);
	public static object ChangeType(object value, TypeCode typeCode, IFormatProvider provider);
	public static object ChangeType(object value, Type conversionType);
	public static object ChangeType(object value, Type conversionType, IFormatProvider provider);
	public static bool ToBoolean(object value);
	public static bool ToBoolean(object value, IFormatProvider provider);
	public static bool ToBoolean(bool value);
	public static bool ToBoolean(sbyte value);
	public static bool ToBoolean(char value);
	public static bool ToBoolean(byte value);
	public static bool ToBoolean(short value);
	public static bool ToBoolean(ushort value);
	public static bool ToBoolean(int value);
	public static bool ToBoolean(uint value);
	public static bool ToBoolean(long value);
	public static bool ToBoolean(ulong value);
	public static bool ToBoolean(string value);
	public static bool ToBoolean(string value, IFormatProvider provider);
	public static bool ToBoolean(float value);
	public static bool ToBoolean(double value);
	public static bool ToBoolean(decimal value);
	public static bool ToBoolean(DateTime value);
	public static char ToChar(object value);
	public static char ToChar(object value, IFormatProvider provider);
	public static char ToChar(bool value);
	public static char ToChar(char value);
	public static char ToChar(sbyte value);
	public static char ToChar(byte value);
	public static char ToChar(short value);
	public static char ToChar(ushort value);
	public static char ToChar(int value);
	public static char ToChar(uint value);
	public static char ToChar(long value);
	public static char ToChar(ulong value);
	public static char ToChar(string value);
	public static char ToChar(string value, IFormatProvider provider);
	public static char ToChar(float value);
	public static char ToChar(double value);
	public static char ToChar(decimal value);
	public static char ToChar(DateTime value);
	public static sbyte ToSByte(object value);
	public static sbyte ToSByte(object value, IFormatProvider provider);
	public static sbyte ToSByte(bool value);
	public static sbyte ToSByte(sbyte value);
	public static sbyte ToSByte(char value);
	public static sbyte ToSByte(byte value);
	public static sbyte ToSByte(short value);
	public static sbyte ToSByte(ushort value);
	public static sbyte ToSByte(int value);
	public static sbyte ToSByte(uint value);
	public static sbyte ToSByte(long value);
	public static sbyte ToSByte(ulong value);
	public static sbyte ToSByte(float value);
	public static sbyte ToSByte(double value);
	public static sbyte ToSByte(decimal value);
	public static sbyte ToSByte(string value);
	public static sbyte ToSByte(string value, IFormatProvider provider);
	public static sbyte ToSByte(DateTime value);
	public static byte ToByte(object value);
	public static byte ToByte(object value, IFormatProvider provider);
	public static byte ToByte(bool value);
	public static byte ToByte(byte value);
	public static byte ToByte(char value);
	public static byte ToByte(sbyte value);
	public static byte ToByte(short value);
	public static byte ToByte(ushort value);
	public static byte ToByte(int value);
	public static byte ToByte(uint value);
	public static byte ToByte(long value);
	public static byte ToByte(ulong value);
	public static byte ToByte(float value);
	public static byte ToByte(double value);
	public static byte ToByte(decimal value);
	public static byte ToByte(string value);
	public static byte ToByte(string value, IFormatProvider provider);
	public static byte ToByte(DateTime value);
	public static short ToInt16(object value);
	public static short ToInt16(object value, IFormatProvider provider);
	public static short ToInt16(bool value);
	public static short ToInt16(char value);
	public static short ToInt16(sbyte value);
	public static short ToInt16(byte value);
	public static short ToInt16(ushort value);
	public static short ToInt16(int value);
	public static short ToInt16(uint value);
	public static short ToInt16(short value);
	public static short ToInt16(long value);
	public static short ToInt16(ulong value);
	public static short ToInt16(float value);
	public static short ToInt16(double value);
	public static short ToInt16(decimal value);
	public static short ToInt16(string value);
	public static short ToInt16(string value, IFormatProvider provider);
	public static short ToInt16(DateTime value);
	public static ushort ToUInt16(object value);
	public static ushort ToUInt16(object value, IFormatProvider provider);
	public static ushort ToUInt16(bool value);
	public static ushort ToUInt16(char value);
	public static ushort ToUInt16(sbyte value);
	public static ushort ToUInt16(byte value);
	public static ushort ToUInt16(short value);
	public static ushort ToUInt16(int value);
	public static ushort ToUInt16(ushort value);
	public static ushort ToUInt16(uint value);
	public static ushort ToUInt16(long value);
	public static ushort ToUInt16(ulong value);
	public static ushort ToUInt16(float value);
	public static ushort ToUInt16(double value);
	public static ushort ToUInt16(decimal value);
	public static ushort ToUInt16(string value);
	public static ushort ToUInt16(string value, IFormatProvider provider);
	public static ushort ToUInt16(DateTime value);
	public static int ToInt32(object value);
	public static int ToInt32(object value, IFormatProvider provider);
	public static int ToInt32(bool value);
	public static int ToInt32(char value);
	public static int ToInt32(sbyte value);
	public static int ToInt32(byte value);
	public static int ToInt32(short value);
	public static int ToInt32(ushort value);
	public static int ToInt32(uint value);
	public static int ToInt32(int value);
	public static int ToInt32(long value);
	public static int ToInt32(ulong value);
	public static int ToInt32(float value);
	public static int ToInt32(double value);
	public static int ToInt32(decimal value);
	public static int ToInt32(string value);
	public static int ToInt32(string value, IFormatProvider provider);
	public static int ToInt32(DateTime value);
	public static uint ToUInt32(object value);
	public static uint ToUInt32(object value, IFormatProvider provider);
	public static uint ToUInt32(bool value);
	public static uint ToUInt32(char value);
	public static uint ToUInt32(sbyte value);
	public static uint ToUInt32(byte value);
	public static uint ToUInt32(short value);
	public static uint ToUInt32(ushort value);
	public static uint ToUInt32(int value);
	public static uint ToUInt32(uint value);
	public static uint ToUInt32(long value);
	public static uint ToUInt32(ulong value);
	public static uint ToUInt32(float value);
	public static uint ToUInt32(double value);
	public static uint ToUInt32(decimal value);
	public static uint ToUInt32(string value);
	public static uint ToUInt32(string value, IFormatProvider provider);
	public static uint ToUInt32(DateTime value);
	public static long ToInt64(object value);
	public static long ToInt64(object value, IFormatProvider provider);
	public static long ToInt64(bool value);
	public static long ToInt64(char value);
	public static long ToInt64(sbyte value);
	public static long ToInt64(byte value);
	public static long ToInt64(short value);
	public static long ToInt64(ushort value);
	public static long ToInt64(int value);
	public static long ToInt64(uint value);
	public static long ToInt64(ulong value);
	public static long ToInt64(long value);
	public static long ToInt64(float value);
	public static long ToInt64(double value);
	public static long ToInt64(decimal value);
	public static long ToInt64(string value);
	public static long ToInt64(string value, IFormatProvider provider);
	public static long ToInt64(DateTime value);
	public static ulong ToUInt64(object value);
	public static ulong ToUInt64(object value, IFormatProvider provider);
	public static ulong ToUInt64(bool value);
	public static ulong ToUInt64(char value);
	public static ulong ToUInt64(sbyte value);
	public static ulong ToUInt64(byte value);
	public static ulong ToUInt64(short value);
	public static ulong ToUInt64(ushort value);
	public static ulong ToUInt64(int value);
	public static ulong ToUInt64(uint value);
	public static ulong ToUInt64(long value);
	public static ulong ToUInt64(ulong value);
	public static ulong ToUInt64(float value);
	public static ulong ToUInt64(double value);
	public static ulong ToUInt64(decimal value);
	public static ulong ToUInt64(string value);
	public static ulong ToUInt64(string value, IFormatProvider provider);
	public static ulong ToUInt64(DateTime value);
	public static float ToSingle(object value);
	public static float ToSingle(object value, IFormatProvider provider);
	public static float ToSingle(sbyte value);
	public static float ToSingle(byte value);
	public static float ToSingle(char value);
	public static float ToSingle(short value);
	public static float ToSingle(ushort value);
	public static float ToSingle(int value);
	public static float ToSingle(uint value);
	public static float ToSingle(long value);
	public static float ToSingle(ulong value);
	public static float ToSingle(float value);
	public static float ToSingle(double value);
	public static float ToSingle(decimal value);
	public static float ToSingle(string value);
	public static float ToSingle(string value, IFormatProvider provider);
	public static float ToSingle(bool value);
	public static float ToSingle(DateTime value);
	public static double ToDouble(object value);
	public static double ToDouble(object value, IFormatProvider provider);
	public static double ToDouble(sbyte value);
	public static double ToDouble(byte value);
	public static double ToDouble(short value);
	public static double ToDouble(char value);
	public static double ToDouble(ushort value);
	public static double ToDouble(int value);
	public static double ToDouble(uint value);
	public static double ToDouble(long value);
	public static double ToDouble(ulong value);
	public static double ToDouble(float value);
	public static double ToDouble(double value);
	public static double ToDouble(decimal value);
	public static double ToDouble(string value);
	public static double ToDouble(string value, IFormatProvider provider);
	public static double ToDouble(bool value);
	public static double ToDouble(DateTime value);
	public static decimal ToDecimal(object value);
	public static decimal ToDecimal(object value, IFormatProvider provider);
	public static decimal ToDecimal(sbyte value);
	public static decimal ToDecimal(byte value);
	public static decimal ToDecimal(char value);
	public static decimal ToDecimal(short value);
	public static decimal ToDecimal(ushort value);
	public static decimal ToDecimal(int value);
	public static decimal ToDecimal(uint value);
	public static decimal ToDecimal(long value);
	public static decimal ToDecimal(ulong value);
	public static decimal ToDecimal(float value);
	public static decimal ToDecimal(double value);
	public static decimal ToDecimal(string value);
	public static decimal ToDecimal(string value, IFormatProvider provider);
	public static decimal ToDecimal(decimal value);
	public static decimal ToDecimal(bool value);
	public static decimal ToDecimal(DateTime value);
	public static DateTime ToDateTime(DateTime value);
	public static DateTime ToDateTime(object value);
	public static DateTime ToDateTime(object value, IFormatProvider provider);
	public static DateTime ToDateTime(string value);
	public static DateTime ToDateTime(string value, IFormatProvider provider);
	public static DateTime ToDateTime(sbyte value);
	public static DateTime ToDateTime(byte value);
	public static DateTime ToDateTime(short value);
	public static DateTime ToDateTime(ushort value);
	public static DateTime ToDateTime(int value);
	public static DateTime ToDateTime(uint value);
	public static DateTime ToDateTime(long value);
	public static DateTime ToDateTime(ulong value);
	public static DateTime ToDateTime(bool value);
	public static DateTime ToDateTime(char value);
	public static DateTime ToDateTime(float value);
	public static DateTime ToDateTime(double value);
	public static DateTime ToDateTime(decimal value);
	public static string ToString(object value);
	public static string ToString(object value, IFormatProvider provider);
	public static string ToString(bool value);
	public static string ToString(bool value, IFormatProvider provider);
	public static string ToString(char value);
	public static string ToString(char value, IFormatProvider provider);
	public static string ToString(sbyte value);
	public static string ToString(sbyte value, IFormatProvider provider);
	public static string ToString(byte value);
	public static string ToString(byte value, IFormatProvider provider);
	public static string ToString(short value);
	public static string ToString(short value, IFormatProvider provider);
	public static string ToString(ushort value);
	public static string ToString(ushort value, IFormatProvider provider);
	public static string ToString(int value);
	public static string ToString(int value, IFormatProvider provider);
	public static string ToString(uint value);
	public static string ToString(uint value, IFormatProvider provider);
	public static string ToString(long value);
	public static string ToString(long value, IFormatProvider provider);
	public static string ToString(ulong value);
	public static string ToString(ulong value, IFormatProvider provider);
	public static string ToString(float value);
	public static string ToString(float value, IFormatProvider provider);
	public static string ToString(double value);
	public static string ToString(double value, IFormatProvider provider);
	public static string ToString(decimal value);
	public static string ToString(decimal value, IFormatProvider provider);
	public static string ToString(DateTime value);
	public static string ToString(DateTime value, IFormatProvider provider);
	public static string ToString(string value);
	public static string ToString(string value, IFormatProvider provider);
	public static byte ToByte(string value, int fromBase);
	public static sbyte ToSByte(string value, int fromBase);
	public static short ToInt16(string value, int fromBase);
	public static ushort ToUInt16(string value, int fromBase);
	public static int ToInt32(string value, int fromBase);
	public static uint ToUInt32(string value, int fromBase);
	public static long ToInt64(string value, int fromBase);
	public static ulong ToUInt64(string value, int fromBase);
	public static string ToString(byte value, int toBase);
	public static string ToString(short value, int toBase);
	public static string ToString(int value, int toBase);
	public static string ToString(long value, int toBase);
	public static string ToBase64String(byte[] inArray);
	public static string ToBase64String(byte[] inArray, Base64FormattingOptions options);
	public static string ToBase64String(byte[] inArray, int offset, int length);
	public static string ToBase64String(byte[] inArray, int offset, int length, Base64FormattingOptions options);
	public static string ToBase64String(ReadOnlySpan<byte> bytes, Base64FormattingOptions options = (Base64FormattingOptions)0);
	public static int ToBase64CharArray(byte[] inArray, int offsetIn, int length, char[] outArray, int offsetOut);
	public static int ToBase64CharArray(byte[] inArray, int offsetIn, int length, char[] outArray, int offsetOut, Base64FormattingOptions options);
	public static bool TryToBase64Chars(ReadOnlySpan<byte> bytes, Span<char> chars, out int charsWritten, Base64FormattingOptions options = (Base64FormattingOptions)0);
	public static byte[] FromBase64String(string s);
	public static bool TryFromBase64String(string s, Span<byte> bytes, out int bytesWritten);
	public static bool TryFromBase64Chars(ReadOnlySpan<char> chars, Span<byte> bytes, out int bytesWritten);
	public static byte[] FromBase64CharArray(char[] inArray, int offset, int length);
	public static byte[] FromHexString(string s);
	public static byte[] FromHexString(ReadOnlySpan<char> chars);
	public static OperationStatus FromHexString(string source, Span<byte> destination, out int charsConsumed, out int bytesWritten);
	public static OperationStatus FromHexString(ReadOnlySpan<char> source, Span<byte> destination, out int charsConsumed, out int bytesWritten);
	public static string ToHexString(byte[] inArray);
	public static string ToHexString(byte[] inArray, int offset, int length);
	public static string ToHexString(ReadOnlySpan<byte> bytes);
	public static bool TryToHexString(ReadOnlySpan<byte> source, Span<char> destination, out int charsWritten);
	public static string ToHexStringLower(byte[] inArray);
	public static string ToHexStringLower(byte[] inArray, int offset, int length);
	public static string ToHexStringLower(ReadOnlySpan<byte> bytes);
	public static bool TryToHexStringLower(ReadOnlySpan<byte> source, Span<char> destination, out int charsWritten);
}
public delegate TOutput Converter<in TInput, out TOutput>(TInput input) where TInput : allows ref struct where TOutput : allows ref struct;
public delegate void CrossAppDomainDelegate();
public sealed class CultureAwareComparer : StringComparer, IAlternateEqualityComparer<ReadOnlySpan<char>, string>, ISerializable {
	private CultureAwareComparer();
}
public sealed class DBNull : ISerializable {
	public static readonly DBNull Value;
	public string ToString(IFormatProvider provider);
	public TypeCode GetTypeCode();
	private DBNull();
}
public sealed class DataMisalignedException : SystemException {
	public DataMisalignedException();
	public DataMisalignedException(string message);
	public DataMisalignedException(string message, Exception innerException);
}
public readonly struct DateOnly : IComparable, IComparable<DateOnly>, IEquatable<DateOnly>, ISpanFormattable, IFormattable {
	public DateOnly(int year, int month, int day);
	public DateOnly(int year, int month, int day, Calendar calendar);
	public static DateOnly FromDayNumber(int dayNumber);
	public DateOnly AddDays(int value);
	public DateOnly AddMonths(int value);
	public DateOnly AddYears(int value);
	public static bool operator ==(DateOnly left, DateOnly right);
	public static bool operator !=(DateOnly left, DateOnly right);
	public static bool operator >(DateOnly left, DateOnly right);
	public static bool operator >=(DateOnly left, DateOnly right);
	public static bool operator <(DateOnly left, DateOnly right);
	public static bool operator <=(DateOnly left, DateOnly right);
	public void Deconstruct(out int year, out int month, out int day);
	public DateTime ToDateTime(TimeOnly time);
	public DateTime ToDateTime(TimeOnly time, DateTimeKind kind);
	public static DateOnly FromDateTime(DateTime dateTime);
	public int CompareTo(DateOnly value);
	public int CompareTo(object value);
	public bool Equals(DateOnly value);
	public static DateOnly Parse(ReadOnlySpan<char> s, IFormatProvider provider = null, DateTimeStyles style = (DateTimeStyles)0);
	public static DateOnly ParseExact(ReadOnlySpan<char> s, ReadOnlySpan<char> format, IFormatProvider provider = null, DateTimeStyles style = (DateTimeStyles)0);
	public static DateOnly ParseExact(ReadOnlySpan<char> s, string[] formats);
	public static DateOnly ParseExact(ReadOnlySpan<char> s, string[] formats, IFormatProvider provider, DateTimeStyles style = (DateTimeStyles)0);
	public static DateOnly Parse(string s);
	public static DateOnly Parse(string s, IFormatProvider provider, DateTimeStyles style = (DateTimeStyles)0);
	public static DateOnly ParseExact(string s, string format);
	public static DateOnly ParseExact(string s, string format, IFormatProvider provider, DateTimeStyles style = (DateTimeStyles)0);
	public static DateOnly ParseExact(string s, string[] formats);
	public static DateOnly ParseExact(string s, string[] formats, IFormatProvider provider, DateTimeStyles style = (DateTimeStyles)0);
	public static bool TryParse(ReadOnlySpan<char> s, out DateOnly result);
	public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, DateTimeStyles style, out DateOnly result);
	public static bool TryParseExact(ReadOnlySpan<char> s, ReadOnlySpan<char> format, out DateOnly result);
	public static bool TryParseExact(ReadOnlySpan<char> s, ReadOnlySpan<char> format, IFormatProvider provider, DateTimeStyles style, out DateOnly result);
	public static bool TryParseExact(ReadOnlySpan<char> s, string[] formats, out DateOnly result);
	public static bool TryParseExact(ReadOnlySpan<char> s, string[] formats, IFormatProvider provider, DateTimeStyles style, out DateOnly result);
	public static bool TryParse(string s, out DateOnly result);
	public static bool TryParse(string s, IFormatProvider provider, DateTimeStyles style, out DateOnly result);
	public static bool TryParseExact(string s, string format, out DateOnly result);
	public static bool TryParseExact(string s, string format, IFormatProvider provider, DateTimeStyles style, out DateOnly result);
	public static bool TryParseExact(string s, string[] formats, out DateOnly result);
	public static bool TryParseExact(string s, string[] formats, IFormatProvider provider, DateTimeStyles style, out DateOnly result);
	public string ToLongDateString();
	public string ToShortDateString();
	public string ToString(string format);
	public string ToString(IFormatProvider provider);
	public string ToString(string format, IFormatProvider provider);
	public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null);
	public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null);
	public static DateOnly Parse(string s, IFormatProvider provider);
	public static bool TryParse(string s, IFormatProvider provider, out DateOnly result);
	public static DateOnly Parse(ReadOnlySpan<char> s, IFormatProvider provider);
	public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, out DateOnly result);
	public static DateOnly MinValue { get; }
	public static DateOnly MaxValue { get; }
	public int Year { get; }
	public int Month { get; }
	public int Day { get; }
	public DayOfWeek DayOfWeek { get; }
	public int DayOfYear { get; }
	public int DayNumber { get; }
}
public readonly struct DateTime : IComparable, ISpanFormattable, IFormattable, IComparable<DateTime>, IEquatable<DateTime>, ISerializable {
	public static readonly DateTime MinValue;
	public static readonly DateTime MaxValue;
	public static readonly DateTime UnixEpoch;
	public DateTime(long ticks);
	public DateTime(long ticks, DateTimeKind kind);
	public DateTime(DateOnly date, TimeOnly time);
	public DateTime(DateOnly date, TimeOnly time, DateTimeKind kind);
	public DateTime(int year, int month, int day);
	public DateTime(int year, int month, int day, Calendar calendar);
	public DateTime(int year, int month, int day, int hour, int minute, int second, int millisecond, Calendar calendar, DateTimeKind kind);
	public DateTime(int year, int month, int day, int hour, int minute, int second);
	public DateTime(int year, int month, int day, int hour, int minute, int second, DateTimeKind kind);
	public DateTime(int year, int month, int day, int hour, int minute, int second, Calendar calendar);
	public DateTime(int year, int month, int day, int hour, int minute, int second, int millisecond);
	public DateTime(int year, int month, int day, int hour, int minute, int second, int millisecond, DateTimeKind kind);
	public DateTime(int year, int month, int day, int hour, int minute, int second, int millisecond, Calendar calendar);
	public DateTime(int year, int month, int day, int hour, int minute, int second, int millisecond, int microsecond);
	public DateTime(int year, int month, int day, int hour, int minute, int second, int millisecond, int microsecond, DateTimeKind kind);
	public DateTime(int year, int month, int day, int hour, int minute, int second, int millisecond, int microsecond, Calendar calendar);
	public DateTime(int year, int month, int day, int hour, int minute, int second, int millisecond, int microsecond, Calendar calendar, DateTimeKind kind);
	public DateTime Add(TimeSpan value);
	public DateTime AddDays(double value);
	public DateTime AddHours(double value);
	public DateTime AddMilliseconds(double value);
	public DateTime AddMicroseconds(double value);
	public DateTime AddMinutes(double value);
	public DateTime AddMonths(int months);
	public DateTime AddSeconds(double value);
	public DateTime AddTicks(long value);
	public DateTime AddYears(int value);
	public static int Compare(DateTime t1, DateTime t2);
	public int CompareTo(object value);
	public int CompareTo(DateTime value);
	public static int DaysInMonth(int year, int month);
	public bool Equals(DateTime value);
	public static bool Equals(DateTime t1, DateTime t2);
	public static DateTime FromBinary(long dateData);
	public static DateTime FromFileTime(long fileTime);
	public static DateTime FromFileTimeUtc(long fileTime);
	public static DateTime FromOADate(double d);
	public bool IsDaylightSavingTime();
	public static DateTime SpecifyKind(DateTime value, DateTimeKind kind);
	public long ToBinary();
	public static bool IsLeapYear(int year);
	public static DateTime Parse(string s);
	public static DateTime Parse(string s, IFormatProvider provider);
	public static DateTime Parse(string s, IFormatProvider provider, DateTimeStyles styles);
	public static DateTime Parse(ReadOnlySpan<char> s, IFormatProvider provider = null, DateTimeStyles styles = (DateTimeStyles)0);
	public static DateTime ParseExact(string s, string format, IFormatProvider provider);
	public static DateTime ParseExact(string s, string format, IFormatProvider provider, DateTimeStyles style);
	public static DateTime ParseExact(ReadOnlySpan<char> s, ReadOnlySpan<char> format, IFormatProvider provider, DateTimeStyles style = (DateTimeStyles)0);
	public static DateTime ParseExact(string s, string[] formats, IFormatProvider provider, DateTimeStyles style);
	public static DateTime ParseExact(ReadOnlySpan<char> s, string[] formats, IFormatProvider provider, DateTimeStyles style = (DateTimeStyles)0);
	public TimeSpan Subtract(DateTime value);
	public DateTime Subtract(TimeSpan value);
	public double ToOADate();
	public long ToFileTime();
	public long ToFileTimeUtc();
	public DateTime ToLocalTime();
	public string ToLongDateString();
	public string ToLongTimeString();
	public string ToShortDateString();
	public string ToShortTimeString();
	public string ToString(string format);
	public string ToString(IFormatProvider provider);
	public string ToString(string format, IFormatProvider provider);
	public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null);
	public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null);
	public DateTime ToUniversalTime();
	public static bool TryParse(string s, out DateTime result);
	public static bool TryParse(ReadOnlySpan<char> s, out DateTime result);
	public static bool TryParse(string s, IFormatProvider provider, DateTimeStyles styles, out DateTime result);
	public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, DateTimeStyles styles, out DateTime result);
	public static bool TryParseExact(string s, string format, IFormatProvider provider, DateTimeStyles style, out DateTime result);
	public static bool TryParseExact(ReadOnlySpan<char> s, ReadOnlySpan<char> format, IFormatProvider provider, DateTimeStyles style, out DateTime result);
	public static bool TryParseExact(string s, string[] formats, IFormatProvider provider, DateTimeStyles style, out DateTime result);
	public static bool TryParseExact(ReadOnlySpan<char> s, string[] formats, IFormatProvider provider, DateTimeStyles style, out DateTime result);
	public static DateTime operator +(DateTime d, TimeSpan t);
	public static DateTime operator -(DateTime d, TimeSpan t);
	public static TimeSpan operator -(DateTime d1, DateTime d2);
	public static bool operator ==(DateTime d1, DateTime d2);
	public static bool operator !=(DateTime d1, DateTime d2);
	public static bool operator <(DateTime t1, DateTime t2);
	public static bool operator <=(DateTime t1, DateTime t2);
	public static bool operator >(DateTime t1, DateTime t2);
	public static bool operator >=(DateTime t1, DateTime t2);
	public void Deconstruct(out DateOnly date, out TimeOnly time);
	public void Deconstruct(out int year, out int month, out int day);
	public string[] GetDateTimeFormats();
	public string[] GetDateTimeFormats(IFormatProvider provider);
	public string[] GetDateTimeFormats(char format);
	public string[] GetDateTimeFormats(char format, IFormatProvider provider);
	public TypeCode GetTypeCode();
	public static bool TryParse(string s, IFormatProvider provider, out DateTime result);
	public static DateTime Parse(ReadOnlySpan<char> s, IFormatProvider provider);
	public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, out DateTime result);
	public DateTime Date { get; }
	public int Day { get; }
	public DayOfWeek DayOfWeek { get; }
	public int DayOfYear { get; }
	public int Hour { get; }
	public DateTimeKind Kind { get; }
	public int Millisecond { get; }
	public int Microsecond { get; }
	public int Nanosecond { get; }
	public int Minute { get; }
	public int Month { get; }
	public static DateTime Now { get; }
	public int Second { get; }
	public long Ticks { get; }
	public TimeSpan TimeOfDay { get; }
	public static DateTime Today { get; }
	public int Year { get; }
	public static DateTime UtcNow { get; }
}
public enum DateTimeKind { Unspecified = 0, Utc = 1, Local = 2 }
public readonly struct DateTimeOffset : IComparable, ISpanFormattable, IFormattable, IComparable<DateTimeOffset>, IEquatable<DateTimeOffset>, ISerializable, IDeserializationCallback {
	public static readonly DateTimeOffset MinValue;
	public static readonly DateTimeOffset MaxValue;
	public static readonly DateTimeOffset UnixEpoch;
	public DateTimeOffset(long ticks, TimeSpan offset);
	public DateTimeOffset(DateTime dateTime);
	public DateTimeOffset(DateTime dateTime, TimeSpan offset);
	public DateTimeOffset(DateOnly date, TimeOnly time, TimeSpan offset);
	public DateTimeOffset(int year, int month, int day, int hour, int minute, int second, TimeSpan offset);
	public DateTimeOffset(int year, int month, int day, int hour, int minute, int second, int millisecond, TimeSpan offset);
	public DateTimeOffset(int year, int month, int day, int hour, int minute, int second, int millisecond, Calendar calendar, TimeSpan offset);
	public DateTimeOffset(int year, int month, int day, int hour, int minute, int second, int millisecond, int microsecond, TimeSpan offset);
	public DateTimeOffset(int year, int month, int day, int hour, int minute, int second, int millisecond, int microsecond, Calendar calendar, TimeSpan offset);
	public DateTimeOffset ToOffset(TimeSpan offset);
	public DateTimeOffset Add(TimeSpan timeSpan);
	public DateTimeOffset AddDays(double days);
	public DateTimeOffset AddHours(double hours);
	public DateTimeOffset AddMilliseconds(double milliseconds);
	public DateTimeOffset AddMicroseconds(double microseconds);
	public DateTimeOffset AddMinutes(double minutes);
	public DateTimeOffset AddMonths(int months);
	public DateTimeOffset AddSeconds(double seconds);
	public DateTimeOffset AddTicks(long ticks);
	public DateTimeOffset AddYears(int years);
	public static int Compare(DateTimeOffset first, DateTimeOffset second);
	public int CompareTo(DateTimeOffset other);
	public bool Equals(DateTimeOffset other);
	public bool EqualsExact(DateTimeOffset other);
	public static bool Equals(DateTimeOffset first, DateTimeOffset second);
	public static DateTimeOffset FromFileTime(long fileTime);
	public static DateTimeOffset FromUnixTimeSeconds(long seconds);
	public static DateTimeOffset FromUnixTimeMilliseconds(long milliseconds);
	public static DateTimeOffset Parse(string input);
	public static DateTimeOffset Parse(string input, IFormatProvider formatProvider);
	public static DateTimeOffset Parse(string input, IFormatProvider formatProvider, DateTimeStyles styles);
	public static DateTimeOffset Parse(ReadOnlySpan<char> input, IFormatProvider formatProvider = null, DateTimeStyles styles = (DateTimeStyles)0);
	public static DateTimeOffset ParseExact(string input, string format, IFormatProvider formatProvider);
	public static DateTimeOffset ParseExact(string input, string format, IFormatProvider formatProvider, DateTimeStyles styles);
	public static DateTimeOffset ParseExact(ReadOnlySpan<char> input, ReadOnlySpan<char> format, IFormatProvider formatProvider, DateTimeStyles styles = (DateTimeStyles)0);
	public static DateTimeOffset ParseExact(string input, string[] formats, IFormatProvider formatProvider, DateTimeStyles styles);
	public static DateTimeOffset ParseExact(ReadOnlySpan<char> input, string[] formats, IFormatProvider formatProvider, DateTimeStyles styles = (DateTimeStyles)0);
	public TimeSpan Subtract(DateTimeOffset value);
	public DateTimeOffset Subtract(TimeSpan value);
	public long ToFileTime();
	public long ToUnixTimeSeconds();
	public long ToUnixTimeMilliseconds();
	public DateTimeOffset ToLocalTime();
	public string ToString(string format);
	public string ToString(IFormatProvider formatProvider);
	public string ToString(string format, IFormatProvider formatProvider);
	public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default, IFormatProvider formatProvider = null);
	public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, ReadOnlySpan<char> format = default, IFormatProvider formatProvider = null);
	public DateTimeOffset ToUniversalTime();
	public static bool TryParse(string input, out DateTimeOffset result);
	public static bool TryParse(ReadOnlySpan<char> input, out DateTimeOffset result);
	public static bool TryParse(string input, IFormatProvider formatProvider, DateTimeStyles styles, out DateTimeOffset result);
	public static bool TryParse(ReadOnlySpan<char> input, IFormatProvider formatProvider, DateTimeStyles styles, out DateTimeOffset result);
	public static bool TryParseExact(string input, string format, IFormatProvider formatProvider, DateTimeStyles styles, out DateTimeOffset result);
	public static bool TryParseExact(ReadOnlySpan<char> input, ReadOnlySpan<char> format, IFormatProvider formatProvider, DateTimeStyles styles, out DateTimeOffset result);
	public static bool TryParseExact(string input, string[] formats, IFormatProvider formatProvider, DateTimeStyles styles, out DateTimeOffset result);
	public static bool TryParseExact(ReadOnlySpan<char> input, string[] formats, IFormatProvider formatProvider, DateTimeStyles styles, out DateTimeOffset result);
	public static implicit operator DateTimeOffset(DateTime dateTime);
	public static DateTimeOffset operator +(DateTimeOffset dateTimeOffset, TimeSpan timeSpan);
	public static DateTimeOffset operator -(DateTimeOffset dateTimeOffset, TimeSpan timeSpan);
	public static TimeSpan operator -(DateTimeOffset left, DateTimeOffset right);
	public static bool operator ==(DateTimeOffset left, DateTimeOffset right);
	public static bool operator !=(DateTimeOffset left, DateTimeOffset right);
	public static bool operator <(DateTimeOffset left, DateTimeOffset right);
	public static bool operator <=(DateTimeOffset left, DateTimeOffset right);
	public static bool operator >(DateTimeOffset left, DateTimeOffset right);
	public static bool operator >=(DateTimeOffset left, DateTimeOffset right);
	public void Deconstruct(out DateOnly date, out TimeOnly time, out TimeSpan offset);
	public static bool TryParse(string s, IFormatProvider provider, out DateTimeOffset result);
	public static DateTimeOffset Parse(ReadOnlySpan<char> s, IFormatProvider provider);
	public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, out DateTimeOffset result);
	public static DateTimeOffset UtcNow { get; }
	public DateTime DateTime { get; }
	public DateTime UtcDateTime { get; }
	public DateTime LocalDateTime { get; }
	public DateTime Date { get; }
	public int Day { get; }
	public DayOfWeek DayOfWeek { get; }
	public int DayOfYear { get; }
	public int Hour { get; }
	public int Millisecond { get; }
	public int Microsecond { get; }
	public int Nanosecond { get; }
	public int Minute { get; }
	public int Month { get; }
	public TimeSpan Offset { get; }
	public int TotalOffsetMinutes { get; }
	public int Second { get; }
	public long Ticks { get; }
	public long UtcTicks { get; }
	public TimeSpan TimeOfDay { get; }
	public int Year { get; }
	public static DateTimeOffset Now { get; }
}
public enum DayOfWeek { Sunday = 0, Monday = 1, Tuesday = 2, Wednesday = 3, Thursday = 4, Friday = 5, Saturday = 6 }
public readonly struct Decimal : ISpanFormattable, IFormattable, IComparable, IComparable<decimal>, IEquatable<decimal>, ISerializable, IDeserializationCallback {
	public static readonly decimal Zero;
	public static readonly decimal One;
	public static readonly decimal MinusOne;
	public static readonly decimal MaxValue;
	public static readonly decimal MinValue;
	public Decimal(int value);
	public Decimal(uint value);
	public Decimal(long value);
	public Decimal(ulong value);
	public Decimal(float value);
	public Decimal(double value);
	public static decimal FromOACurrency(long cy);
	public static long ToOACurrency(decimal value);
	public Decimal(int[] bits);
	public Decimal(ReadOnlySpan<int> bits);
	public Decimal(int lo, int mid, int hi, bool isNegative, byte scale);
	public static decimal Add(decimal d1, decimal d2);
	public static decimal Ceiling(decimal d);
	public static int Compare(decimal d1, decimal d2);
	public int CompareTo(object value);
	public int CompareTo(decimal value);
	public static decimal Divide(decimal d1, decimal d2);
	public bool Equals(decimal value);
	public static bool Equals(decimal d1, decimal d2);
	public static decimal Floor(decimal d);
	public string ToString(string format);
	public string ToString(IFormatProvider provider);
	public string ToString(string format, IFormatProvider provider);
	public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null);
	public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null);
	public static decimal Parse(string s);
	public static decimal Parse(string s, NumberStyles style);
	public static decimal Parse(string s, IFormatProvider provider);
	public static decimal Parse(string s, NumberStyles style, IFormatProvider provider);
	public static decimal Parse(ReadOnlySpan<char> s, NumberStyles style = (NumberStyles)111, IFormatProvider provider = null);
	public static bool TryParse(string s, out decimal result);
	public static bool TryParse(ReadOnlySpan<char> s, out decimal result);
	public static bool TryParse(ReadOnlySpan<byte> utf8Text, out decimal result);
	public static bool TryParse(string s, NumberStyles style, IFormatProvider provider, out decimal result);
	public static bool TryParse(ReadOnlySpan<char> s, NumberStyles style, IFormatProvider provider, out decimal result);
	public static int[] GetBits(decimal d);
	public static int GetBits(decimal d, Span<int> destination);
	public static bool TryGetBits(decimal d, Span<int> destination, out int valuesWritten);
	public static decimal Remainder(decimal d1, decimal d2);
	public static decimal Multiply(decimal d1, decimal d2);
	public static decimal Negate(decimal d);
	public static decimal Round(decimal d);
	public static decimal Round(decimal d, int decimals);
	public static decimal Round(decimal d, MidpointRounding mode);
	public static decimal Round(decimal d, int decimals, MidpointRounding mode);
	public static decimal Subtract(decimal d1, decimal d2);
	public static byte ToByte(decimal value);
	public static sbyte ToSByte(decimal value);
	public static short ToInt16(decimal value);
	public static double ToDouble(decimal d);
	public static int ToInt32(decimal d);
	public static long ToInt64(decimal d);
	public static ushort ToUInt16(decimal value);
	public static uint ToUInt32(decimal d);
	public static ulong ToUInt64(decimal d);
	public static float ToSingle(decimal d);
	public static decimal Truncate(decimal d);
	public static implicit operator decimal(byte value);
	public static implicit operator decimal(sbyte value);
	public static implicit operator decimal(short value);
	public static implicit operator decimal(ushort value);
	public static implicit operator decimal(char value);
	public static implicit operator decimal(int value);
	public static implicit operator decimal(uint value);
	public static implicit operator decimal(long value);
	public static implicit operator decimal(ulong value);
	public static explicit operator decimal(float value);
	public static explicit operator decimal(double value);
	public static explicit operator byte(decimal value);
	public static explicit operator sbyte(decimal value);
	public static explicit operator char(decimal value);
	public static explicit operator short(decimal value);
	public static explicit operator ushort(decimal value);
	public static explicit operator int(decimal value);
	public static explicit operator uint(decimal value);
	public static explicit operator long(decimal value);
	public static explicit operator ulong(decimal value);
	public static explicit operator float(decimal value);
	public static explicit operator double(decimal value);
	public static decimal operator +(decimal d);
	public static decimal operator -(decimal d);
	public static decimal operator ++(decimal d);
	public static decimal operator --(decimal d);
	public static decimal operator +(decimal d1, decimal d2);
	public static decimal operator -(decimal d1, decimal d2);
	public static decimal operator *(decimal d1, decimal d2);
	public static decimal operator /(decimal d1, decimal d2);
	public static decimal operator %(decimal d1, decimal d2);
	public static bool operator ==(decimal d1, decimal d2);
	public static bool operator !=(decimal d1, decimal d2);
	public static bool operator <(decimal d1, decimal d2);
	public static bool operator <=(decimal d1, decimal d2);
	public static bool operator >(decimal d1, decimal d2);
	public static bool operator >=(decimal d1, decimal d2);
	public TypeCode GetTypeCode();
	public static decimal Clamp(decimal value, decimal min, decimal max);
	public static decimal CopySign(decimal value, decimal sign);
	public static decimal Max(decimal x, decimal y);
	public static decimal Min(decimal x, decimal y);
	public static int Sign(decimal d);
	public static decimal Abs(decimal value);
	public static bool IsCanonical(decimal value);
	public static bool IsEvenInteger(decimal value);
	public static bool IsInteger(decimal value);
	public static bool IsNegative(decimal value);
	public static bool IsOddInteger(decimal value);
	public static bool IsPositive(decimal value);
	public static decimal MaxMagnitude(decimal x, decimal y);
	public static decimal MinMagnitude(decimal x, decimal y);
	public static bool TryParse(string s, IFormatProvider provider, out decimal result);
	public static decimal Parse(ReadOnlySpan<char> s, IFormatProvider provider);
	public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, out decimal result);
	public static decimal Parse(ReadOnlySpan<byte> utf8Text, NumberStyles style = (NumberStyles)111, IFormatProvider provider = null);
	public static bool TryParse(ReadOnlySpan<byte> utf8Text, NumberStyles style, IFormatProvider provider, out decimal result);
	public static decimal Parse(ReadOnlySpan<byte> utf8Text, IFormatProvider provider);
	public static bool TryParse(ReadOnlySpan<byte> utf8Text, IFormatProvider provider, out decimal result);
	public byte Scale { get; }
}
public abstract class Delegate : ICloneable, ISerializable {
	protected Delegate(object target, string method);
	protected Delegate(Type target, string method);
	protected virtual object DynamicInvokeImpl(object[] args);
	protected virtual MethodInfo GetMethodImpl();
	public static Delegate CreateDelegate(Type type, object target, string method, bool ignoreCase, bool throwOnBindFailure);
	public static Delegate CreateDelegate(Type type, Type target, string method, bool ignoreCase, bool throwOnBindFailure);
	public static Delegate CreateDelegate(Type type, MethodInfo method, bool throwOnBindFailure);
	public static Delegate CreateDelegate(Type type, object firstArgument, MethodInfo method, bool throwOnBindFailure);
	public virtual object Clone();
	public static Delegate Combine(Delegate a, Delegate b);
	public static Delegate Combine(params Delegate[] delegates);
	public static Delegate Combine(params ReadOnlySpan<Delegate> delegates);
	public static Delegate CreateDelegate(Type type, object firstArgument, MethodInfo method);
	public static Delegate CreateDelegate(Type type, MethodInfo method);
	public static Delegate CreateDelegate(Type type, object target, string method);
	public static Delegate CreateDelegate(Type type, object target, string method, bool ignoreCase);
	public static Delegate CreateDelegate(Type type, Type target, string method);
	public static Delegate CreateDelegate(Type type, Type target, string method, bool ignoreCase);
	protected virtual Delegate CombineImpl(Delegate d);
	protected virtual Delegate RemoveImpl(Delegate d);
	public virtual Delegate[] GetInvocationList();
	public static Delegate.InvocationListEnumerator<TDelegate> EnumerateInvocationList<TDelegate>(TDelegate d) where TDelegate : Delegate;
	public object DynamicInvoke(params object[] args);
	public static Delegate Remove(Delegate source, Delegate value);
	public static Delegate RemoveAll(Delegate source, Delegate value);
	public static bool operator ==(Delegate d1, Delegate d2);
	public static bool operator !=(Delegate d1, Delegate d2);
	public object Target { get; }
	public bool HasSingleTarget { get; }
	public MethodInfo Method { get; }
	public struct InvocationListEnumerator<TDelegate> where TDelegate : Delegate {
		public bool MoveNext();
		public Delegate.InvocationListEnumerator<TDelegate> GetEnumerator();
		public TDelegate Current { get; }
	}
}
public class DivideByZeroException : ArithmeticException {
	public DivideByZeroException();
	public DivideByZeroException(string message);
	public DivideByZeroException(string message, Exception innerException);
}
public class DllNotFoundException : TypeLoadException {
	public DllNotFoundException();
	public DllNotFoundException(string message);
	public DllNotFoundException(string message, Exception inner);
}
public readonly struct Double : IComparable, ISpanFormattable, IFormattable, IComparable<double>, IEquatable<double> {
	public const double MinValue = -1.7976931348623157e308;
	public const double MaxValue = 1.7976931348623157e308;
	public const double Epsilon = 5e-324;
	public const double NegativeInfinity = -1.0 / 0.0;
	public const double PositiveInfinity = 1.0 / 0.0;
	public const double NaN = 0.0 / 0.0;
	public const double NegativeZero = -0.0;
	public const double E = 2.718281828459045;
	public const double Pi = 3.141592653589793;
	public const double Tau = 6.283185307179586;
	public static bool IsFinite(double d);
	public static bool IsInfinity(double d);
	public static bool IsNaN(double d);
	public static bool IsNegative(double d);
	public static bool IsNegativeInfinity(double d);
	public static bool IsNormal(double d);
	public static bool IsPositiveInfinity(double d);
	public static bool IsSubnormal(double d);
	public int CompareTo(object value);
	public int CompareTo(double value);
	public static bool operator ==(double left, double right);
	public static bool operator !=(double left, double right);
	public static bool operator <(double left, double right);
	public static bool operator >(double left, double right);
	public static bool operator <=(double left, double right);
	public static bool operator >=(double left, double right);
	public bool Equals(double obj);
	public string ToString(string format);
	public string ToString(IFormatProvider provider);
	public string ToString(string format, IFormatProvider provider);
	public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null);
	public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null);
	public static double Parse(string s);
	public static double Parse(string s, NumberStyles style);
	public static double Parse(string s, IFormatProvider provider);
	public static double Parse(string s, NumberStyles style, IFormatProvider provider);
	public static double Parse(ReadOnlySpan<char> s, NumberStyles style = (NumberStyles)231, IFormatProvider provider = null);
	public static bool TryParse(string s, out double result);
	public static bool TryParse(ReadOnlySpan<char> s, out double result);
	public static bool TryParse(ReadOnlySpan<byte> utf8Text, out double result);
	public static bool TryParse(string s, NumberStyles style, IFormatProvider provider, out double result);
	public static bool TryParse(ReadOnlySpan<char> s, NumberStyles style, IFormatProvider provider, out double result);
	public TypeCode GetTypeCode();
	public static bool IsPow2(double value);
	public static double Log2(double value);
	public static double Exp(double x);
	public static double ExpM1(double x);
	public static double Exp2(double x);
	public static double Exp2M1(double x);
	public static double Exp10(double x);
	public static double Exp10M1(double x);
	public static double Ceiling(double x);
	public static double Floor(double x);
	public static double Round(double x);
	public static double Round(double x, int digits);
	public static double Round(double x, MidpointRounding mode);
	public static double Round(double x, int digits, MidpointRounding mode);
	public static double Truncate(double x);
	public static double Atan2(double y, double x);
	public static double Atan2Pi(double y, double x);
	public static double BitDecrement(double x);
	public static double BitIncrement(double x);
	public static double FusedMultiplyAdd(double left, double right, double addend);
	public static double Ieee754Remainder(double left, double right);
	public static int ILogB(double x);
	public static double Lerp(double value1, double value2, double amount);
	public static double ReciprocalEstimate(double x);
	public static double ReciprocalSqrtEstimate(double x);
	public static double ScaleB(double x, int n);
	public static double Acosh(double x);
	public static double Asinh(double x);
	public static double Atanh(double x);
	public static double Cosh(double x);
	public static double Sinh(double x);
	public static double Tanh(double x);
	public static double Log(double x);
	public static double Log(double x, double newBase);
	public static double LogP1(double x);
	public static double Log2P1(double x);
	public static double Log10(double x);
	public static double Log10P1(double x);
	public static double Clamp(double value, double min, double max);
	public static double CopySign(double value, double sign);
	public static double Max(double x, double y);
	public static double MaxNumber(double x, double y);
	public static double Min(double x, double y);
	public static double MinNumber(double x, double y);
	public static int Sign(double value);
	public static double Abs(double value);
	public static bool IsEvenInteger(double value);
	public static bool IsInteger(double value);
	public static bool IsOddInteger(double value);
	public static bool IsPositive(double value);
	public static bool IsRealNumber(double value);
	public static double MaxMagnitude(double x, double y);
	public static double MaxMagnitudeNumber(double x, double y);
	public static double MinMagnitude(double x, double y);
	public static double MinMagnitudeNumber(double x, double y);
	public static double MultiplyAddEstimate(double left, double right, double addend);
	public static bool TryParse(string s, IFormatProvider provider, out double result);
	public static double Pow(double x, double y);
	public static double Cbrt(double x);
	public static double Hypot(double x, double y);
	public static double RootN(double x, int n);
	public static double Sqrt(double x);
	public static double Parse(ReadOnlySpan<char> s, IFormatProvider provider);
	public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, out double result);
	public static double Acos(double x);
	public static double AcosPi(double x);
	public static double Asin(double x);
	public static double AsinPi(double x);
	public static double Atan(double x);
	public static double AtanPi(double x);
	public static double Cos(double x);
	public static double CosPi(double x);
	public static double DegreesToRadians(double degrees);
	public static double RadiansToDegrees(double radians);
	public static double Sin(double x);
	public static (double Sin, double Cos) SinCos(double x);
	public static (double SinPi, double CosPi) SinCosPi(double x);
	public static double SinPi(double x);
	public static double Tan(double x);
	public static double TanPi(double x);
	public static double Parse(ReadOnlySpan<byte> utf8Text, NumberStyles style = (NumberStyles)231, IFormatProvider provider = null);
	public static bool TryParse(ReadOnlySpan<byte> utf8Text, NumberStyles style, IFormatProvider provider, out double result);
	public static double Parse(ReadOnlySpan<byte> utf8Text, IFormatProvider provider);
	public static bool TryParse(ReadOnlySpan<byte> utf8Text, IFormatProvider provider, out double result);
}
public class DuplicateWaitObjectException : ArgumentException {
	public DuplicateWaitObjectException();
	public DuplicateWaitObjectException(string parameterName);
	public DuplicateWaitObjectException(string parameterName, string message);
	public DuplicateWaitObjectException(string message, Exception innerException);
}
public class EntryPointNotFoundException : TypeLoadException {
	public EntryPointNotFoundException();
	public EntryPointNotFoundException(string message);
	public EntryPointNotFoundException(string message, Exception inner);
}
public abstract class Enum : ValueType, IComparable, ISpanFormattable, IFormattable {
	public static string GetName<TEnum>(TEnum value) where TEnum : struct, Enum;
	public static string GetName(Type enumType, object value);
	public static string[] GetNames<TEnum>() where TEnum : struct, Enum;
	public static string[] GetNames(Type enumType);
	public static Type GetUnderlyingType(Type enumType);
	public static TEnum[] GetValues<TEnum>() where TEnum : struct, Enum;
	public static Array GetValues(Type enumType);
	public static Array GetValuesAsUnderlyingType<TEnum>() where TEnum : struct, Enum;
	public static Array GetValuesAsUnderlyingType(Type enumType);
	public bool HasFlag(Enum flag);
	public static bool IsDefined<TEnum>(TEnum value) where TEnum : struct, Enum;
	public static bool IsDefined(Type enumType, object value);
	public static object Parse(Type enumType, string value);
	public static object Parse(Type enumType, ReadOnlySpan<char> value);
	public static object Parse(Type enumType, string value, bool ignoreCase);
	public static object Parse(Type enumType, ReadOnlySpan<char> value, bool ignoreCase);
	public static TEnum Parse<TEnum>(string value) where TEnum : struct;
	public static TEnum Parse<TEnum>(ReadOnlySpan<char> value) where TEnum : struct;
	public static TEnum Parse<TEnum>(string value, bool ignoreCase) where TEnum : struct;
	public static TEnum Parse<TEnum>(ReadOnlySpan<char> value, bool ignoreCase) where TEnum : struct;
	public static bool TryParse(Type enumType, string value, out object result);
	public static bool TryParse(Type enumType, ReadOnlySpan<char> value, out object result);
	public static bool TryParse(Type enumType, string value, bool ignoreCase, out object result);
	public static bool TryParse(Type enumType, ReadOnlySpan<char> value, bool ignoreCase, out object result);
	public static bool TryParse<TEnum>(string value, out TEnum result) where TEnum : struct;
	public static bool TryParse<TEnum>(ReadOnlySpan<char> value, out TEnum result) where TEnum : struct;
	public static bool TryParse<TEnum>(string value, bool ignoreCase, out TEnum result) where TEnum : struct;
	public static bool TryParse<TEnum>(ReadOnlySpan<char> value, bool ignoreCase, out TEnum result) where TEnum : struct;
	public int CompareTo(object target);
	public string ToString(string format);
	public string ToString(IFormatProvider provider);
	public string ToString(string format, IFormatProvider provider);
	public static string Format(Type enumType, object value, string format);
	public static bool TryFormat<TEnum>(TEnum value, Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default) where TEnum : struct;
	public TypeCode GetTypeCode();
	public static object ToObject(Type enumType, object value);
	public static object ToObject(Type enumType, sbyte value);
	public static object ToObject(Type enumType, short value);
	public static object ToObject(Type enumType, int value);
	public static object ToObject(Type enumType, byte value);
	public static object ToObject(Type enumType, ushort value);
	public static object ToObject(Type enumType, uint value);
	public static object ToObject(Type enumType, long value);
	public static object ToObject(Type enumType, ulong value);
	protected Enum();
}
public static class Environment {
	public static void Exit(int exitCode);
	public static void FailFast(string message);
	public static void FailFast(string message, Exception exception);
	public static string GetEnvironmentVariable(string variable);
	public static string GetEnvironmentVariable(string variable, EnvironmentVariableTarget target);
	public static IDictionary GetEnvironmentVariables(EnvironmentVariableTarget target);
	public static void SetEnvironmentVariable(string variable, string value);
	public static void SetEnvironmentVariable(string variable, string value, EnvironmentVariableTarget target);
	public static string[] GetCommandLineArgs();
	public static string ExpandEnvironmentVariables(string name);
	public static string GetFolderPath(Environment.SpecialFolder folder);
	public static string GetFolderPath(Environment.SpecialFolder folder, Environment.SpecialFolderOption option);
	public static IDictionary GetEnvironmentVariables();
	public static string[] GetLogicalDrives();
	public static int CurrentManagedThreadId { get; }
	public static int ExitCode { get; set; }
	public static int TickCount { get; }
	public static long TickCount64 { get; }
	public static int ProcessorCount { get; }
	public static bool IsPrivilegedProcess { get; }
	public static bool HasShutdownStarted { get; }
	public static string CommandLine { get; }
	public static string CurrentDirectory { get; set; }
	public static int ProcessId { get; }
	public static string ProcessPath { get; }
	public static bool Is64BitProcess { get; }
	public static bool Is64BitOperatingSystem { get; }
	public static string NewLine { get; }
	public static OperatingSystem OSVersion { get; }
	public static string StackTrace { get; }
	public static int SystemPageSize { get; }
	public static bool UserInteractive { get; }
	public static string SystemDirectory { get; }
	public static string UserDomainName { get; }
	public static Environment.ProcessCpuUsage CpuUsage { get; }
	public static string MachineName { get; }
	public static string UserName { get; }
	public static long WorkingSet { get; }
	public static Version Version { get; }
	public readonly struct ProcessCpuUsage {
		public TimeSpan UserTime { get; }
		public TimeSpan PrivilegedTime { get; }
		public TimeSpan TotalTime { get; }
	}
	public enum SpecialFolder { ApplicationData = 26, CommonApplicationData = 35, LocalApplicationData = 28, Cookies = 33, Desktop = 0, Favorites = 6, History = 34, InternetCache = 32, Programs = 2, MyComputer = 17, MyMusic = 13, MyPictures = 39, MyVideos = 14, Recent = 8, SendTo = 9, StartMenu = 11, Startup = 7, System = 37, Templates = 21, DesktopDirectory = 16, Personal = 5, MyDocuments = 5, ProgramFiles = 38, CommonProgramFiles = 43, AdminTools = 48, CDBurning = 59, CommonAdminTools = 47, CommonDocuments = 46, CommonMusic = 53, CommonOemLinks = 58, CommonPictures = 54, CommonStartMenu = 22, CommonPrograms = 23, CommonStartup = 24, CommonDesktopDirectory = 25, CommonTemplates = 45, CommonVideos = 55, Fonts = 20, NetworkShortcuts = 19, PrinterShortcuts = 27, UserProfile = 40, CommonProgramFilesX86 = 44, ProgramFilesX86 = 42, Resources = 56, LocalizedResources = 57, SystemX86 = 41, Windows = 36 }
	public enum SpecialFolderOption { None = 0, Create = 32768, DoNotVerify = 16384 }
}
public enum EnvironmentVariableTarget { Process = 0, User = 1, Machine = 2 }
public class EventArgs {
	public static readonly EventArgs Empty;
	public EventArgs();
}
public delegate void EventHandler(object sender, EventArgs e);
public delegate void EventHandler<TEventArgs>(object sender, TEventArgs e);
public class Exception : ISerializable {
	public Exception();
	public Exception(string message);
	public Exception(string message, Exception innerException);
	protected Exception(SerializationInfo info, StreamingContext context);
	public virtual Exception GetBaseException();
	public virtual void GetObjectData(SerializationInfo info, StreamingContext context);
	public override string ToString();
	public Type GetType();
	public MethodBase TargetSite { get; }
	public virtual string Message { get; }
	public virtual IDictionary Data { get; }
	public Exception InnerException { get; }
	public virtual string HelpLink { get; set; }
	public virtual string Source { get; set; }
	public int HResult { get; set; }
	public virtual string StackTrace { get; }
	protected event EventHandler<global::System.Runtime.Serialization.SafeSerializationEventArgs> SerializeObjectState;
}
public sealed class ExecutionEngineException : SystemException {
	public ExecutionEngineException();
	public ExecutionEngineException(string message);
	public ExecutionEngineException(string message, Exception innerException);
}
public class FieldAccessException : MemberAccessException {
	public FieldAccessException();
	public FieldAccessException(string message);
	public FieldAccessException(string message, Exception inner);
}
public class FileStyleUriParser : global::System.UriParser {
	public FileStyleUriParser();
}
public class FlagsAttribute : Attribute {
	public FlagsAttribute();
}
public class FormatException : SystemException {
	public FormatException();
	public FormatException(string message);
	public FormatException(string message, Exception innerException);
}
public abstract class FormattableString : IFormattable {
	public abstract object[] GetArguments();
	public abstract object GetArgument(int index);
	public abstract string ToString(IFormatProvider formatProvider);
	public static string Invariant(FormattableString formattable);
	public static string CurrentCulture(FormattableString formattable);
	protected FormattableString();
	public abstract string Format { get; }
	public abstract int ArgumentCount { get; }
}
public delegate TResult Func<out TResult>() where TResult : allows ref struct;
public delegate TResult Func<in T1, in T2, in T3, in T4, in T5, in T6, in T7, in T8, in T9, out TResult>(T1 arg1, T2 arg2, T3 arg3, T4 arg4, T5 arg5, T6 arg6, T7 arg7, T8 arg8, T9 arg9) where T1 : allows ref struct where T2 : allows ref struct where T3 : allows ref struct where T4 : allows ref struct where T5 : allows ref struct where T6 : allows ref struct where T7 : allows ref struct where T8 : allows ref struct where T9 : allows ref struct where TResult : allows ref struct;
public delegate TResult Func<in T1, in T2, in T3, in T4, in T5, in T6, in T7, in T8, in T9, in T10, out TResult>(T1 arg1, T2 arg2, T3 arg3, T4 arg4, T5 arg5, T6 arg6, T7 arg7, T8 arg8, T9 arg9, T10 arg10) where T1 : allows ref struct where T2 : allows ref struct where T3 : allows ref struct where T4 : allows ref struct where T5 : allows ref struct where T6 : allows ref struct where T7 : allows ref struct where T8 : allows ref struct where T9 : allows ref struct where T10 : allows ref struct where TResult : allows ref struct;
public delegate TResult Func<in T1, in T2, in T3, in T4, in T5, in T6, in T7, in T8, in T9, in T10, in T11, out TResult>(T1 arg1, T2 arg2, T3 arg3, T4 arg4, T5 arg5, T6 arg6, T7 arg7, T8 arg8, T9 arg9, T10 arg10, T11 arg11) where T1 : allows ref struct where T2 : allows ref struct where T3 : allows ref struct where T4 : allows ref struct where T5 : allows ref struct where T6 : allows ref struct where T7 : allows ref struct where T8 : allows ref struct where T9 : allows ref struct where T10 : allows ref struct where T11 : allows ref struct where TResult : allows ref struct;
public delegate TResult Func<in T1, in T2, in T3, in T4, in T5, in T6, in T7, in T8, in T9, in T10, in T11, in T12, out TResult>(T1 arg1, T2 arg2, T3 arg3, T4 arg4, T5 arg5, T6 arg6, T7 arg7, T8 arg8, T9 arg9, T10 arg10, T11 arg11, T12 arg12) where T1 : allows ref struct where T2 : allows ref struct where T3 : allows ref struct where T4 : allows ref struct where T5 : allows ref struct where T6 : allows ref struct where T7 : allows ref struct where T8 : allows ref struct where T9 : allows ref struct where T10 : allows ref struct where T11 : allows ref struct where T12 : allows ref struct where TResult : allows ref struct;
public delegate TResult Func<in T1, in T2, in T3, in T4, in T5, in T6, in T7, in T8, in T9, in T10, in T11, in T12, in T13, out TResult>(T1 arg1, T2 arg2, T3 arg3, T4 arg4, T5 arg5, T6 arg6, T7 arg7, T8 arg8, T9 arg9, T10 arg10, T11 arg11, T12 arg12, T13 arg13) where T1 : allows ref struct where T2 : allows ref struct where T3 : allows ref struct where T4 : allows ref struct where T5 : allows ref struct where T6 : allows ref struct where T7 : allows ref struct where T8 : allows ref struct where T9 : allows ref struct where T10 : allows ref struct where T11 : allows ref struct where T12 : allows ref struct where T13 : allows ref struct where TResult : allows ref struct;
public delegate TResult Func<in T1, in T2, in T3, in T4, in T5, in T6, in T7, in T8, in T9, in T10, in T11, in T12, in T13, in T14, out TResult>(T1 arg1, T2 arg2, T3 arg3, T4 arg4, T5 arg5, T6 arg6, T7 arg7, T8 arg8, T9 arg9, T10 arg10, T11 arg11, T12 arg12, T13 arg13, T14 arg14) where T1 : allows ref struct where T2 : allows ref struct where T3 : allows ref struct where T4 : allows ref struct where T5 : allows ref struct where T6 : allows ref struct where T7 : allows ref struct where T8 : allows ref struct where T9 : allows ref struct where T10 : allows ref struct where T11 : allows ref struct where T12 : allows ref struct where T13 : allows ref struct where T14 : allows ref struct where TResult : allows ref struct;
public delegate TResult Func<in T1, in T2, in T3, in T4, in T5, in T6, in T7, in T8, in T9, in T10, in T11, in T12, in T13, in T14, in T15, out TResult>(T1 arg1, T2 arg2, T3 arg3, T4 arg4, T5 arg5, T6 arg6, T7 arg7, T8 arg8, T9 arg9, T10 arg10, T11 arg11, T12 arg12, T13 arg13, T14 arg14, T15 arg15) where T1 : allows ref struct where T2 : allows ref struct where T3 : allows ref struct where T4 : allows ref struct where T5 : allows ref struct where T6 : allows ref struct where T7 : allows ref struct where T8 : allows ref struct where T9 : allows ref struct where T10 : allows ref struct where T11 : allows ref struct where T12 : allows ref struct where T13 : allows ref struct where T14 : allows ref struct where T15 : allows ref struct where TResult : allows ref struct;
public delegate TResult Func<in T1, in T2, in T3, in T4, in T5, in T6, in T7, in T8, in T9, in T10, in T11, in T12, in T13, in T14, in T15, in T16, out TResult>(T1 arg1, T2 arg2, T3 arg3, T4 arg4, T5 arg5, T6 arg6, T7 arg7, T8 arg8, T9 arg9, T10 arg10, T11 arg11, T12 arg12, T13 arg13, T14 arg14, T15 arg15, T16 arg16) where T1 : allows ref struct where T2 : allows ref struct where T3 : allows ref struct where T4 : allows ref struct where T5 : allows ref struct where T6 : allows ref struct where T7 : allows ref struct where T8 : allows ref struct where T9 : allows ref struct where T10 : allows ref struct where T11 : allows ref struct where T12 : allows ref struct where T13 : allows ref struct where T14 : allows ref struct where T15 : allows ref struct where T16 : allows ref struct where TResult : allows ref struct;
public delegate TResult Func<in T, out TResult>(T arg) where T : allows ref struct where TResult : allows ref struct;
public delegate TResult Func<in T1, in T2, out TResult>(T1 arg1, T2 arg2) where T1 : allows ref struct where T2 : allows ref struct where TResult : allows ref struct;
public delegate TResult Func<in T1, in T2, in T3, out TResult>(T1 arg1, T2 arg2, T3 arg3) where T1 : allows ref struct where T2 : allows ref struct where T3 : allows ref struct where TResult : allows ref struct;
public delegate TResult Func<in T1, in T2, in T3, in T4, out TResult>(T1 arg1, T2 arg2, T3 arg3, T4 arg4) where T1 : allows ref struct where T2 : allows ref struct where T3 : allows ref struct where T4 : allows ref struct where TResult : allows ref struct;
public delegate TResult Func<in T1, in T2, in T3, in T4, in T5, out TResult>(T1 arg1, T2 arg2, T3 arg3, T4 arg4, T5 arg5) where T1 : allows ref struct where T2 : allows ref struct where T3 : allows ref struct where T4 : allows ref struct where T5 : allows ref struct where TResult : allows ref struct;
public delegate TResult Func<in T1, in T2, in T3, in T4, in T5, in T6, out TResult>(T1 arg1, T2 arg2, T3 arg3, T4 arg4, T5 arg5, T6 arg6) where T1 : allows ref struct where T2 : allows ref struct where T3 : allows ref struct where T4 : allows ref struct where T5 : allows ref struct where T6 : allows ref struct where TResult : allows ref struct;
public delegate TResult Func<in T1, in T2, in T3, in T4, in T5, in T6, in T7, out TResult>(T1 arg1, T2 arg2, T3 arg3, T4 arg4, T5 arg5, T6 arg6, T7 arg7) where T1 : allows ref struct where T2 : allows ref struct where T3 : allows ref struct where T4 : allows ref struct where T5 : allows ref struct where T6 : allows ref struct where T7 : allows ref struct where TResult : allows ref struct;
public delegate TResult Func<in T1, in T2, in T3, in T4, in T5, in T6, in T7, in T8, out TResult>(T1 arg1, T2 arg2, T3 arg3, T4 arg4, T5 arg5, T6 arg6, T7 arg7, T8 arg8) where T1 : allows ref struct where T2 : allows ref struct where T3 : allows ref struct where T4 : allows ref struct where T5 : allows ref struct where T6 : allows ref struct where T7 : allows ref struct where T8 : allows ref struct where TResult : allows ref struct;
public static class GC {
	public static GCMemoryInfo GetGCMemoryInfo();
	public static GCMemoryInfo GetGCMemoryInfo(GCKind kind);
	public static void AddMemoryPressure(long bytesAllocated);
	public static void RemoveMemoryPressure(long bytesAllocated);
	public static int GetGeneration(object obj);
	public static void Collect(int generation);
	public static void Collect();
	public static void Collect(int generation, GCCollectionMode mode);
	public static void Collect(int generation, GCCollectionMode mode, bool blocking);
	public static void Collect(int generation, GCCollectionMode mode, bool blocking, bool compacting);
	public static int CollectionCount(int generation);
	public static void KeepAlive(object obj);
	public static int GetGeneration(WeakReference wo);
	public static void WaitForPendingFinalizers();
	public static void SuppressFinalize(object obj);
	public static void ReRegisterForFinalize(object obj);
	public static long GetTotalMemory(bool forceFullCollection);
	public static long GetAllocatedBytesForCurrentThread();
	public static long GetTotalAllocatedBytes(bool precise = false);
	public static void RegisterForFullGCNotification(int maxGenerationThreshold, int largeObjectHeapThreshold);
	public static void CancelFullGCNotification();
	public static GCNotificationStatus WaitForFullGCApproach();
	public static GCNotificationStatus WaitForFullGCApproach(int millisecondsTimeout);
	public static GCNotificationStatus WaitForFullGCComplete();
	public static GCNotificationStatus WaitForFullGCComplete(int millisecondsTimeout);
	public static bool TryStartNoGCRegion(long totalSize);
	public static bool TryStartNoGCRegion(long totalSize, long lohSize);
	public static bool TryStartNoGCRegion(long totalSize, bool disallowFullBlockingGC);
	public static bool TryStartNoGCRegion(long totalSize, long lohSize, bool disallowFullBlockingGC);
	public static void EndNoGCRegion();
	public static void RegisterNoGCRegionCallback(long totalSize, Action callback);
	public static T[] AllocateUninitializedArray<T>(int length, bool pinned = false);
	public static T[] AllocateArray<T>(int length, bool pinned = false);
	public static TimeSpan GetTotalPauseDuration();
	public static IReadOnlyDictionary<string, object> GetConfigurationVariables();
	public static void RefreshMemoryLimit();
	public static GCNotificationStatus WaitForFullGCApproach(TimeSpan timeout);
	public static GCNotificationStatus WaitForFullGCComplete(TimeSpan timeout);
	public static int MaxGeneration { get; }
}
public enum GCCollectionMode { Default = 0, Forced = 1, Optimized = 2, Aggressive = 3 }
public readonly struct GCGenerationInfo {
	public long SizeBeforeBytes { get; }
	public long FragmentationBeforeBytes { get; }
	public long SizeAfterBytes { get; }
	public long FragmentationAfterBytes { get; }
}
public enum GCKind { Any = 0, Ephemeral = 1, FullBlocking = 2, Background = 3 }
public readonly struct GCMemoryInfo {
	public long HighMemoryLoadThresholdBytes { get; }
	public long MemoryLoadBytes { get; }
	public long TotalAvailableMemoryBytes { get; }
	public long HeapSizeBytes { get; }
	public long FragmentedBytes { get; }
	public long Index { get; }
	public int Generation { get; }
	public bool Compacted { get; }
	public bool Concurrent { get; }
	public long TotalCommittedBytes { get; }
	public long PromotedBytes { get; }
	public long PinnedObjectsCount { get; }
	public long FinalizationPendingCount { get; }
	public ReadOnlySpan<TimeSpan> PauseDurations { get; }
	public double PauseTimePercentage { get; }
	public ReadOnlySpan<GCGenerationInfo> GenerationInfo { get; }
}
public enum GCNotificationStatus { Succeeded = 0, Failed = 1, Canceled = 2, Timeout = 3, NotApplicable = 4 }
public readonly struct Guid : ISpanFormattable, IFormattable, IComparable, IComparable<Guid>, IEquatable<Guid> {
	public static readonly Guid Empty;
	public Guid(byte[] b);
	public Guid(ReadOnlySpan<byte> b);
	public Guid(ReadOnlySpan<byte> b, bool bigEndian);
	public Guid(uint a, ushort b, ushort c, byte d, byte e, byte f, byte g, byte h, byte i, byte j, byte k);
	public Guid(int a, short b, short c, byte[] d);
	public Guid(int a, short b, short c, byte d, byte e, byte f, byte g, byte h, byte i, byte j, byte k);
	public Guid(string g);
	public static Guid CreateVersion7();
	public static Guid CreateVersion7(DateTimeOffset timestamp);
	public static Guid Parse(string input);
	public static Guid Parse(ReadOnlySpan<char> input);
	public static bool TryParse(string input, out Guid result);
	public static bool TryParse(ReadOnlySpan<char> input, out Guid result);
	public static Guid ParseExact(string input, string format);
	public static Guid ParseExact(ReadOnlySpan<char> input, ReadOnlySpan<char> format);
	public static bool TryParseExact(string input, string format, out Guid result);
	public static bool TryParseExact(ReadOnlySpan<char> input, ReadOnlySpan<char> format, out Guid result);
	public byte[] ToByteArray();
	public byte[] ToByteArray(bool bigEndian);
	public bool TryWriteBytes(Span<byte> destination);
	public bool TryWriteBytes(Span<byte> destination, bool bigEndian, out int bytesWritten);
	public bool Equals(Guid g);
	public int CompareTo(object value);
	public int CompareTo(Guid value);
	public static bool operator ==(Guid a, Guid b);
	public static bool operator !=(Guid a, Guid b);
	public string ToString(string format);
	public string ToString(string format, IFormatProvider provider);
	public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default);
	public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, ReadOnlySpan<char> format = default);
	public static bool operator <(Guid left, Guid right);
	public static bool operator <=(Guid left, Guid right);
	public static bool operator >(Guid left, Guid right);
	public static bool operator >=(Guid left, Guid right);
	public static Guid Parse(string s, IFormatProvider provider);
	public static bool TryParse(string s, IFormatProvider provider, out Guid result);
	public static Guid Parse(ReadOnlySpan<char> s, IFormatProvider provider);
	public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, out Guid result);
	public static Guid NewGuid();
	public static Guid AllBitsSet { get; }
	public int Variant { get; }
	public int Version { get; }
}
public struct HashCode {
	public static int Combine<T1>(T1 value1);
	public static int Combine<T1, T2>(T1 value1, T2 value2);
	public static int Combine<T1, T2, T3>(T1 value1, T2 value2, T3 value3);
	public static int Combine<T1, T2, T3, T4>(T1 value1, T2 value2, T3 value3, T4 value4);
	public static int Combine<T1, T2, T3, T4, T5>(T1 value1, T2 value2, T3 value3, T4 value4, T5 value5);
	public static int Combine<T1, T2, T3, T4, T5, T6>(T1 value1, T2 value2, T3 value3, T4 value4, T5 value5, T6 value6);
	public static int Combine<T1, T2, T3, T4, T5, T6, T7>(T1 value1, T2 value2, T3 value3, T4 value4, T5 value5, T6 value6, T7 value7);
	public static int Combine<T1, T2, T3, T4, T5, T6, T7, T8>(T1 value1, T2 value2, T3 value3, T4 value4, T5 value5, T6 value6, T7 value7, T8 value8);
	public void Add<T>(T value);
	public void Add<T>(T value, IEqualityComparer<T> comparer);
	public void AddBytes(ReadOnlySpan<byte> value);
	public int ToHashCode();
}
public interface IAppDomainSetup {
	string ApplicationBase { get; set; }
	string ApplicationName { get; set; }
	string CachePath { get; set; }
	string ConfigurationFile { get; set; }
	string DynamicBase { get; set; }
	string LicenseFile { get; set; }
	string PrivateBinPath { get; set; }
	string PrivateBinPathProbe { get; set; }
	string ShadowCopyDirectories { get; set; }
	string ShadowCopyFiles { get; set; }
}
public interface IAsyncDisposable {
	ValueTask DisposeAsync();
}
public interface IAsyncResult {
	bool IsCompleted { get; }
	WaitHandle AsyncWaitHandle { get; }
	object AsyncState { get; }
	bool CompletedSynchronously { get; }
}
public interface ICloneable {
	object Clone();
}
public interface IComparable {
	int CompareTo(object obj);
}
public interface IComparable<in T> where T : allows ref struct {
	int CompareTo(T other);
}
public interface IConvertible {
	TypeCode GetTypeCode();
	bool ToBoolean(IFormatProvider provider);
	char ToChar(IFormatProvider provider);
	sbyte ToSByte(IFormatProvider provider);
	byte ToByte(IFormatProvider provider);
	short ToInt16(IFormatProvider provider);
	ushort ToUInt16(IFormatProvider provider);
	int ToInt32(IFormatProvider provider);
	uint ToUInt32(IFormatProvider provider);
	long ToInt64(IFormatProvider provider);
	ulong ToUInt64(IFormatProvider provider);
	float ToSingle(IFormatProvider provider);
	double ToDouble(IFormatProvider provider);
	decimal ToDecimal(IFormatProvider provider);
	DateTime ToDateTime(IFormatProvider provider);
	string ToString(IFormatProvider provider);
	object ToType(Type conversionType, IFormatProvider provider);
}
public interface ICustomFormatter {
	string Format(string format, object arg, IFormatProvider formatProvider);
}
public interface IDisposable {
	void Dispose();
}
public interface IEquatable<T> where T : allows ref struct {
	bool Equals(T other);
}
public interface IFormatProvider {
	object GetFormat(Type formatType);
}
public interface IFormattable {
	string ToString(string format, IFormatProvider formatProvider);
}
public interface IObservable<out T> {
	IDisposable Subscribe(IObserver<T> observer);
}
public interface IObserver<in T> {
	void OnNext(T value);
	void OnError(Exception error);
	void OnCompleted();
}
public interface IParsable<TSelf> where TSelf : IParsable<TSelf> {
	static abstract TSelf Parse(string s, IFormatProvider provider);
	static abstract bool TryParse(string s, IFormatProvider provider, out TSelf result);
}
public interface IProgress<in T> {
	void Report(T value);
}
public interface IServiceProvider {
	object GetService(Type serviceType);
}
public interface ISpanFormattable : IFormattable {
	bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format, IFormatProvider provider);
}
public interface ISpanParsable<TSelf> where TSelf : ISpanParsable<TSelf> {
	static abstract TSelf Parse(ReadOnlySpan<char> s, IFormatProvider provider);
	static abstract bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, out TSelf result);
}
public interface IUtf8SpanFormattable {
	bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, ReadOnlySpan<char> format, IFormatProvider provider);
}
public interface IUtf8SpanParsable<TSelf> where TSelf : IUtf8SpanParsable<TSelf> {
	static abstract TSelf Parse(ReadOnlySpan<byte> utf8Text, IFormatProvider provider);
	static abstract bool TryParse(ReadOnlySpan<byte> utf8Text, IFormatProvider provider, out TSelf result);
}
public readonly struct Index : IEquatable<Index> {
	public Index(int value, bool fromEnd = false);
	public static Index FromStart(int value);
	public static Index FromEnd(int value);
	public int GetOffset(int length);
	public bool Equals(Index other);
	public static implicit operator Index(int value);
	public static Index Start { get; }
	public static Index End { get; }
	public int Value { get; }
	public bool IsFromEnd { get; }
}
public sealed class IndexOutOfRangeException : SystemException {
	public IndexOutOfRangeException();
	public IndexOutOfRangeException(string message);
	public IndexOutOfRangeException(string message, Exception innerException);
}
public sealed class InsufficientExecutionStackException : SystemException {
	public InsufficientExecutionStackException();
	public InsufficientExecutionStackException(string message);
	public InsufficientExecutionStackException(string message, Exception innerException);
}
public sealed class InsufficientMemoryException : OutOfMemoryException {
	public InsufficientMemoryException();
	public InsufficientMemoryException(string message);
	public InsufficientMemoryException(string message, Exception innerException);
}
public readonly struct Int16 : IComparable, ISpanFormattable, IFormattable, IComparable<short>, IEquatable<short> {
	public const short MaxValue = 32767;
	public const short MinValue = -32768;
	public int CompareTo(object value);
	public int CompareTo(short value);
	public bool Equals(short obj);
	public string ToString(IFormatProvider provider);
	public string ToString(string format);
	public string ToString(string format, IFormatProvider provider);
	public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null);
	public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null);
	public static short Parse(string s);
	public static short Parse(string s, NumberStyles style);
	public static short Parse(string s, IFormatProvider provider);
	public static short Parse(string s, NumberStyles style, IFormatProvider provider);
	public static short Parse(ReadOnlySpan<char> s, NumberStyles style = (NumberStyles)7, IFormatProvider provider = null);
	public static bool TryParse(string s, out short result);
	public static bool TryParse(ReadOnlySpan<char> s, out short result);
	public static bool TryParse(ReadOnlySpan<byte> utf8Text, out short result);
	public static bool TryParse(string s, NumberStyles style, IFormatProvider provider, out short result);
	public static bool TryParse(ReadOnlySpan<char> s, NumberStyles style, IFormatProvider provider, out short result);
	public TypeCode GetTypeCode();
	public static (short Quotient, short Remainder) DivRem(short left, short right);
	public static short LeadingZeroCount(short value);
	public static short PopCount(short value);
	public static short RotateLeft(short value, int rotateAmount);
	public static short RotateRight(short value, int rotateAmount);
	public static short TrailingZeroCount(short value);
	public static bool IsPow2(short value);
	public static short Log2(short value);
	public static short Clamp(short value, short min, short max);
	public static short CopySign(short value, short sign);
	public static short Max(short x, short y);
	public static short Min(short x, short y);
	public static int Sign(short value);
	public static short Abs(short value);
	public static bool IsEvenInteger(short value);
	public static bool IsNegative(short value);
	public static bool IsOddInteger(short value);
	public static bool IsPositive(short value);
	public static short MaxMagnitude(short x, short y);
	public static short MinMagnitude(short x, short y);
	public static bool TryParse(string s, IFormatProvider provider, out short result);
	public static short Parse(ReadOnlySpan<char> s, IFormatProvider provider);
	public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, out short result);
	public static short Parse(ReadOnlySpan<byte> utf8Text, NumberStyles style = (NumberStyles)7, IFormatProvider provider = null);
	public static bool TryParse(ReadOnlySpan<byte> utf8Text, NumberStyles style, IFormatProvider provider, out short result);
	public static short Parse(ReadOnlySpan<byte> utf8Text, IFormatProvider provider);
	public static bool TryParse(ReadOnlySpan<byte> utf8Text, IFormatProvider provider, out short result);
}
public readonly struct Int32 : IComparable, ISpanFormattable, IFormattable, IComparable<int>, IEquatable<int> {
	public const int MaxValue = 2147483647;
	public const int MinValue = -2147483648;
	public static long BigMul(int left, int right);
	public int CompareTo(object value);
	public int CompareTo(int value);
	public bool Equals(int obj);
	public string ToString(string format);
	public string ToString(IFormatProvider provider);
	public string ToString(string format, IFormatProvider provider);
	public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null);
	public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null);
	public static int Parse(string s);
	public static int Parse(string s, NumberStyles style);
	public static int Parse(string s, IFormatProvider provider);
	public static int Parse(string s, NumberStyles style, IFormatProvider provider);
	public static int Parse(ReadOnlySpan<char> s, NumberStyles style = (NumberStyles)7, IFormatProvider provider = null);
	public static bool TryParse(string s, out int result);
	public static bool TryParse(ReadOnlySpan<char> s, out int result);
	public static bool TryParse(ReadOnlySpan<byte> utf8Text, out int result);
	public static bool TryParse(string s, NumberStyles style, IFormatProvider provider, out int result);
	public static bool TryParse(ReadOnlySpan<char> s, NumberStyles style, IFormatProvider provider, out int result);
	public TypeCode GetTypeCode();
	public static (int Quotient, int Remainder) DivRem(int left, int right);
	public static int LeadingZeroCount(int value);
	public static int PopCount(int value);
	public static int RotateLeft(int value, int rotateAmount);
	public static int RotateRight(int value, int rotateAmount);
	public static int TrailingZeroCount(int value);
	public static bool IsPow2(int value);
	public static int Log2(int value);
	public static int Clamp(int value, int min, int max);
	public static int CopySign(int value, int sign);
	public static int Max(int x, int y);
	public static int Min(int x, int y);
	public static int Sign(int value);
	public static int Abs(int value);
	public static bool IsEvenInteger(int value);
	public static bool IsNegative(int value);
	public static bool IsOddInteger(int value);
	public static bool IsPositive(int value);
	public static int MaxMagnitude(int x, int y);
	public static int MinMagnitude(int x, int y);
	public static bool TryParse(string s, IFormatProvider provider, out int result);
	public static int Parse(ReadOnlySpan<char> s, IFormatProvider provider);
	public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, out int result);
	public static int Parse(ReadOnlySpan<byte> utf8Text, NumberStyles style = (NumberStyles)7, IFormatProvider provider = null);
	public static bool TryParse(ReadOnlySpan<byte> utf8Text, NumberStyles style, IFormatProvider provider, out int result);
	public static int Parse(ReadOnlySpan<byte> utf8Text, IFormatProvider provider);
	public static bool TryParse(ReadOnlySpan<byte> utf8Text, IFormatProvider provider, out int result);
}
public readonly struct Int64 : IComparable, ISpanFormattable, IFormattable, IComparable<long>, IEquatable<long> {
	public const long MaxValue = 9223372036854775807;
	public const long MinValue = -9223372036854775808;
	public static global::System.Int128 BigMul(long left, long right);
	public int CompareTo(object value);
	public int CompareTo(long value);
	public bool Equals(long obj);
	public string ToString(IFormatProvider provider);
	public string ToString(string format);
	public string ToString(string format, IFormatProvider provider);
	public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null);
	public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null);
	public static long Parse(string s);
	public static long Parse(string s, NumberStyles style);
	public static long Parse(string s, IFormatProvider provider);
	public static long Parse(string s, NumberStyles style, IFormatProvider provider);
	public static long Parse(ReadOnlySpan<char> s, NumberStyles style = (NumberStyles)7, IFormatProvider provider = null);
	public static bool TryParse(string s, out long result);
	public static bool TryParse(ReadOnlySpan<char> s, out long result);
	public static bool TryParse(ReadOnlySpan<byte> utf8Text, out long result);
	public static bool TryParse(string s, NumberStyles style, IFormatProvider provider, out long result);
	public static bool TryParse(ReadOnlySpan<char> s, NumberStyles style, IFormatProvider provider, out long result);
	public TypeCode GetTypeCode();
	public static (long Quotient, long Remainder) DivRem(long left, long right);
	public static long LeadingZeroCount(long value);
	public static long PopCount(long value);
	public static long RotateLeft(long value, int rotateAmount);
	public static long RotateRight(long value, int rotateAmount);
	public static long TrailingZeroCount(long value);
	public static bool IsPow2(long value);
	public static long Log2(long value);
	public static long Clamp(long value, long min, long max);
	public static long CopySign(long value, long sign);
	public static long Max(long x, long y);
	public static long Min(long x, long y);
	public static int Sign(long value);
	public static long Abs(long value);
	public static bool IsEvenInteger(long value);
	public static bool IsNegative(long value);
	public static bool IsOddInteger(long value);
	public static bool IsPositive(long value);
	public static long MaxMagnitude(long x, long y);
	public static long MinMagnitude(long x, long y);
	public static bool TryParse(string s, IFormatProvider provider, out long result);
	public static long Parse(ReadOnlySpan<char> s, IFormatProvider provider);
	public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, out long result);
	public static long Parse(ReadOnlySpan<byte> utf8Text, NumberStyles style = (NumberStyles)7, IFormatProvider provider = null);
	public static bool TryParse(ReadOnlySpan<byte> utf8Text, NumberStyles style, IFormatProvider provider, out long result);
	public static long Parse(ReadOnlySpan<byte> utf8Text, IFormatProvider provider);
	public static bool TryParse(ReadOnlySpan<byte> utf8Text, IFormatProvider provider, out long result);
}
public readonly struct IntPtr : IEquatable<IntPtr>, IComparable, IComparable<IntPtr>, ISpanFormattable, IFormattable, ISerializable {
	public static readonly IntPtr Zero;
	public IntPtr(int value);
	public IntPtr(long value);
	public IntPtr(void* value);
	public int ToInt32();
	public long ToInt64();
	public static explicit operator IntPtr(int value);
	public static explicit operator IntPtr(long value);
	public static explicit operator IntPtr(void* value);
	public static explicit operator void*(IntPtr value);
	public static explicit operator int(IntPtr value);
	public static explicit operator long(IntPtr value);
	public static bool operator ==(IntPtr value1, IntPtr value2);
	public static bool operator !=(IntPtr value1, IntPtr value2);
	public static IntPtr Add(IntPtr pointer, int offset);
	public static IntPtr operator +(IntPtr pointer, int offset);
	public static IntPtr Subtract(IntPtr pointer, int offset);
	public static IntPtr operator -(IntPtr pointer, int offset);
	public void* ToPointer();
	public int CompareTo(object value);
	public int CompareTo(IntPtr value);
	public bool Equals(IntPtr other);
	public string ToString(string format);
	public string ToString(IFormatProvider provider);
	public string ToString(string format, IFormatProvider provider);
	public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null);
	public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null);
	public static IntPtr Parse(string s);
	public static IntPtr Parse(string s, NumberStyles style);
	public static IntPtr Parse(string s, IFormatProvider provider);
	public static IntPtr Parse(string s, NumberStyles style, IFormatProvider provider);
	public static IntPtr Parse(ReadOnlySpan<char> s, IFormatProvider provider);
	public static IntPtr Parse(ReadOnlySpan<char> s, NumberStyles style = (NumberStyles)7, IFormatProvider provider = null);
	public static bool TryParse(string s, out IntPtr result);
	public static bool TryParse(string s, IFormatProvider provider, out IntPtr result);
	public static bool TryParse(string s, NumberStyles style, IFormatProvider provider, out IntPtr result);
	public static bool TryParse(ReadOnlySpan<char> s, out IntPtr result);
	public static bool TryParse(ReadOnlySpan<byte> utf8Text, out IntPtr result);
	public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, out IntPtr result);
	public static bool TryParse(ReadOnlySpan<char> s, NumberStyles style, IFormatProvider provider, out IntPtr result);
	public static (IntPtr Quotient, IntPtr Remainder) DivRem(IntPtr left, IntPtr right);
	public static IntPtr LeadingZeroCount(IntPtr value);
	public static IntPtr PopCount(IntPtr value);
	public static IntPtr RotateLeft(IntPtr value, int rotateAmount);
	public static IntPtr RotateRight(IntPtr value, int rotateAmount);
	public static IntPtr TrailingZeroCount(IntPtr value);
	public static bool IsPow2(IntPtr value);
	public static IntPtr Log2(IntPtr value);
	public static IntPtr Clamp(IntPtr value, IntPtr min, IntPtr max);
	public static IntPtr CopySign(IntPtr value, IntPtr sign);
	public static IntPtr Max(IntPtr x, IntPtr y);
	public static IntPtr Min(IntPtr x, IntPtr y);
	public static int Sign(IntPtr value);
	public static IntPtr Abs(IntPtr value);
	public static bool IsEvenInteger(IntPtr value);
	public static bool IsNegative(IntPtr value);
	public static bool IsOddInteger(IntPtr value);
	public static bool IsPositive(IntPtr value);
	public static IntPtr MaxMagnitude(IntPtr x, IntPtr y);
	public static IntPtr MinMagnitude(IntPtr x, IntPtr y);
	public static IntPtr Parse(ReadOnlySpan<byte> utf8Text, NumberStyles style = (NumberStyles)7, IFormatProvider provider = null);
	public static bool TryParse(ReadOnlySpan<byte> utf8Text, NumberStyles style, IFormatProvider provider, out IntPtr result);
	public static IntPtr Parse(ReadOnlySpan<byte> utf8Text, IFormatProvider provider);
	public static bool TryParse(ReadOnlySpan<byte> utf8Text, IFormatProvider provider, out IntPtr result);
	public static int Size { get; }
	public static IntPtr MaxValue { get; }
	public static IntPtr MinValue { get; }
}
public class InvalidCastException : SystemException {
	public InvalidCastException();
	public InvalidCastException(string message);
	public InvalidCastException(string message, Exception innerException);
	public InvalidCastException(string message, int errorCode);
}
public class InvalidOperationException : SystemException {
	public InvalidOperationException();
	public InvalidOperationException(string message);
	public InvalidOperationException(string message, Exception innerException);
}
public sealed class InvalidProgramException : SystemException {
	public InvalidProgramException();
	public InvalidProgramException(string message);
	public InvalidProgramException(string message, Exception inner);
}
public class InvalidTimeZoneException : Exception {
	public InvalidTimeZoneException();
	public InvalidTimeZoneException(string message);
	public InvalidTimeZoneException(string message, Exception innerException);
}
public class Lazy<T> {
	public Lazy();
	public Lazy(T value);
	public Lazy(Func<T> valueFactory);
	public Lazy(bool isThreadSafe);
	public Lazy(LazyThreadSafetyMode mode);
	public Lazy(Func<T> valueFactory, bool isThreadSafe);
	public Lazy(Func<T> valueFactory, LazyThreadSafetyMode mode);
	public bool IsValueCreated { get; }
	public T Value { get; }
}
public class Lazy<T, TMetadata> : Lazy<T> {
	public Lazy(Func<T> valueFactory, TMetadata metadata);
	public Lazy(TMetadata metadata);
	public Lazy(TMetadata metadata, bool isThreadSafe);
	public Lazy(Func<T> valueFactory, TMetadata metadata, bool isThreadSafe);
	public Lazy(TMetadata metadata, LazyThreadSafetyMode mode);
	public Lazy(Func<T> valueFactory, TMetadata metadata, LazyThreadSafetyMode mode);
	public TMetadata Metadata { get; }
}
public sealed class LocalDataStoreSlot {
	private LocalDataStoreSlot();
}
public sealed class MTAThreadAttribute : Attribute {
	public MTAThreadAttribute();
}
public abstract class MarshalByRefObject {
	protected MarshalByRefObject();
	public object GetLifetimeService();
	public virtual object InitializeLifetimeService();
	protected MarshalByRefObject MemberwiseClone(bool cloneIdentity);
}
public static class Math {
	public const double E = 2.718281828459045;
	public const double PI = 3.141592653589793;
	public const double Tau = 6.283185307179586;
	public static double Acos(double d);
	public static double Acosh(double d);
	public static double Asin(double d);
	public static double Asinh(double d);
	public static double Atan(double d);
	public static double Atanh(double d);
	public static double Atan2(double y, double x);
	public static double Cbrt(double d);
	public static double Ceiling(double a);
	public static double Cos(double d);
	public static double Cosh(double value);
	public static double Exp(double d);
	public static double Floor(double d);
	public static double FusedMultiplyAdd(double x, double y, double z);
	public static double Log(double d);
	public static double Log2(double x);
	public static double Log10(double d);
	public static double Pow(double x, double y);
	public static double Sin(double a);
	public static (double Sin, double Cos) SinCos(double x);
	public static double Sinh(double value);
	public static double Sqrt(double d);
	public static double Tan(double a);
	public static double Tanh(double value);
	public static short Abs(short value);
	public static int Abs(int value);
	public static long Abs(long value);
	public static IntPtr Abs(IntPtr value);
	public static sbyte Abs(sbyte value);
	public static decimal Abs(decimal value);
	public static double Abs(double value);
	public static float Abs(float value);
	public static ulong BigMul(uint a, uint b);
	public static long BigMul(int a, int b);
	public static ulong BigMul(ulong a, ulong b, out ulong low);
	public static long BigMul(long a, long b, out long low);
	public static global::System.UInt128 BigMul(ulong a, ulong b);
	public static global::System.Int128 BigMul(long a, long b);
	public static double BitDecrement(double x);
	public static double BitIncrement(double x);
	public static double CopySign(double x, double y);
	public static int DivRem(int a, int b, out int result);
	public static long DivRem(long a, long b, out long result);
	public static (sbyte Quotient, sbyte Remainder) DivRem(sbyte left, sbyte right);
	public static (byte Quotient, byte Remainder) DivRem(byte left, byte right);
	public static (short Quotient, short Remainder) DivRem(short left, short right);
	public static (ushort Quotient, ushort Remainder) DivRem(ushort left, ushort right);
	public static (int Quotient, int Remainder) DivRem(int left, int right);
	public static (uint Quotient, uint Remainder) DivRem(uint left, uint right);
	public static (long Quotient, long Remainder) DivRem(long left, long right);
	public static (ulong Quotient, ulong Remainder) DivRem(ulong left, ulong right);
	public static (IntPtr Quotient, IntPtr Remainder) DivRem(IntPtr left, IntPtr right);
	public static (UIntPtr Quotient, UIntPtr Remainder) DivRem(UIntPtr left, UIntPtr right);
	public static decimal Ceiling(decimal d);
	public static byte Clamp(byte value, byte min, byte max);
	public static decimal Clamp(decimal value, decimal min, decimal max);
	public static double Clamp(double value, double min, double max);
	public static short Clamp(short value, short min, short max);
	public static int Clamp(int value, int min, int max);
	public static long Clamp(long value, long min, long max);
	public static IntPtr Clamp(IntPtr value, IntPtr min, IntPtr max);
	public static sbyte Clamp(sbyte value, sbyte min, sbyte max);
	public static float Clamp(float value, float min, float max);
	public static ushort Clamp(ushort value, ushort min, ushort max);
	public static uint Clamp(uint value, uint min, uint max);
	public static ulong Clamp(ulong value, ulong min, ulong max);
	public static UIntPtr Clamp(UIntPtr value, UIntPtr min, UIntPtr max);
	public static decimal Floor(decimal d);
	public static double IEEERemainder(double x, double y);
	public static int ILogB(double x);
	public static double Log(double a, double newBase);
	public static byte Max(byte val1, byte val2);
	public static decimal Max(decimal val1, decimal val2);
	public static double Max(double val1, double val2);
	public static short Max(short val1, short val2);
	public static int Max(int val1, int val2);
	public static long Max(long val1, long val2);
	public static IntPtr Max(IntPtr val1, IntPtr val2);
	public static sbyte Max(sbyte val1, sbyte val2);
	public static float Max(float val1, float val2);
	public static ushort Max(ushort val1, ushort val2);
	public static uint Max(uint val1, uint val2);
	public static ulong Max(ulong val1, ulong val2);
	public static UIntPtr Max(UIntPtr val1, UIntPtr val2);
	public static double MaxMagnitude(double x, double y);
	public static byte Min(byte val1, byte val2);
	public static decimal Min(decimal val1, decimal val2);
	public static double Min(double val1, double val2);
	public static short Min(short val1, short val2);
	public static int Min(int val1, int val2);
	public static long Min(long val1, long val2);
	public static IntPtr Min(IntPtr val1, IntPtr val2);
	public static sbyte Min(sbyte val1, sbyte val2);
	public static float Min(float val1, float val2);
	public static ushort Min(ushort val1, ushort val2);
	public static uint Min(uint val1, uint val2);
	public static ulong Min(ulong val1, ulong val2);
	public static UIntPtr Min(UIntPtr val1, UIntPtr val2);
	public static double MinMagnitude(double x, double y);
	public static double ReciprocalEstimate(double d);
	public static double ReciprocalSqrtEstimate(double d);
	public static decimal Round(decimal d);
	public static decimal Round(decimal d, int decimals);
	public static decimal Round(decimal d, MidpointRounding mode);
	public static decimal Round(decimal d, int decimals, MidpointRounding mode);
	public static double Round(double a);
	public static double Round(double value, int digits);
	public static double Round(double value, MidpointRounding mode);
	public static double Round(double value, int digits, MidpointRounding mode);
	public static int Sign(decimal value);
	public static int Sign(double value);
	public static int Sign(short value);
	public static int Sign(int value);
	public static int Sign(long value);
	public static int Sign(IntPtr value);
	public static int Sign(sbyte value);
	public static int Sign(float value);
	public static decimal Truncate(decimal d);
	public static double Truncate(double d);
	public static double ScaleB(double x, int n);
}
public static class MathF {
	public const float E = 2.7182817f;
	public const float PI = 3.1415927f;
	public const float Tau = 6.2831855f;
	public static float Acos(float x);
	public static float Acosh(float x);
	public static float Asin(float x);
	public static float Asinh(float x);
	public static float Atan(float x);
	public static float Atanh(float x);
	public static float Atan2(float y, float x);
	public static float Cbrt(float x);
	public static float Ceiling(float x);
	public static float Cos(float x);
	public static float Cosh(float x);
	public static float Exp(float x);
	public static float Floor(float x);
	public static float FusedMultiplyAdd(float x, float y, float z);
	public static float Log(float x);
	public static float Log2(float x);
	public static float Log10(float x);
	public static float Pow(float x, float y);
	public static float Sin(float x);
	public static (float Sin, float Cos) SinCos(float x);
	public static float Sinh(float x);
	public static float Sqrt(float x);
	public static float Tan(float x);
	public static float Tanh(float x);
	public static float Abs(float x);
	public static float BitDecrement(float x);
	public static float BitIncrement(float x);
	public static float CopySign(float x, float y);
	public static float IEEERemainder(float x, float y);
	public static int ILogB(float x);
	public static float Log(float x, float y);
	public static float Max(float x, float y);
	public static float MaxMagnitude(float x, float y);
	public static float Min(float x, float y);
	public static float MinMagnitude(float x, float y);
	public static float ReciprocalEstimate(float x);
	public static float ReciprocalSqrtEstimate(float x);
	public static float Round(float x);
	public static float Round(float x, int digits);
	public static float Round(float x, MidpointRounding mode);
	public static float Round(float x, int digits, MidpointRounding mode);
	public static int Sign(float x);
	public static float Truncate(float x);
	public static float ScaleB(float x, int n);
}
public class MemberAccessException : SystemException {
	public MemberAccessException();
	public MemberAccessException(string message);
	public MemberAccessException(string message, Exception inner);
}
public static class MemoryExtensions {
	public static Span<T> AsSpan<T>(this T[] array, int start);
	public static Span<T> AsSpan<T>(this T[] array, Index startIndex);
	public static Span<T> AsSpan<T>(this T[] array, Range range);
	public static ReadOnlySpan<char> AsSpan(this string text);
	public static ReadOnlySpan<char> AsSpan(this string text, int start);
	public static ReadOnlySpan<char> AsSpan(this string text, Index startIndex);
	public static ReadOnlySpan<char> AsSpan(this string text, Range range);
	public static ReadOnlySpan<char> AsSpan(this string text, int start, int length);
	public static ReadOnlyMemory<char> AsMemory(this string text);
	public static ReadOnlyMemory<char> AsMemory(this string text, int start);
	public static ReadOnlyMemory<char> AsMemory(this string text, Index startIndex);
	public static ReadOnlyMemory<char> AsMemory(this string text, int start, int length);
	public static ReadOnlyMemory<char> AsMemory(this string text, Range range);
	public static bool Contains<T>(this Span<T> span, T value) where T : IEquatable<T>;
	public static bool Contains<T>(this ReadOnlySpan<T> span, T value) where T : IEquatable<T>;
	public static bool ContainsAny<T>(this Span<T> span, T value0, T value1) where T : IEquatable<T>;
	public static bool ContainsAny<T>(this Span<T> span, T value0, T value1, T value2) where T : IEquatable<T>;
	public static bool ContainsAny<T>(this Span<T> span, ReadOnlySpan<T> values) where T : IEquatable<T>;
	public static bool ContainsAny<T>(this Span<T> span, SearchValues<T> values) where T : IEquatable<T>;
	public static bool ContainsAny(this Span<char> span, SearchValues<string> values);
	public static bool ContainsAnyExcept<T>(this Span<T> span, T value) where T : IEquatable<T>;
	public static bool ContainsAnyExcept<T>(this Span<T> span, T value0, T value1) where T : IEquatable<T>;
	public static bool ContainsAnyExcept<T>(this Span<T> span, T value0, T value1, T value2) where T : IEquatable<T>;
	public static bool ContainsAnyExcept<T>(this Span<T> span, ReadOnlySpan<T> values) where T : IEquatable<T>;
	public static bool ContainsAnyExcept<T>(this Span<T> span, SearchValues<T> values) where T : IEquatable<T>;
	public static bool ContainsAnyInRange<T>(this Span<T> span, T lowInclusive, T highInclusive) where T : IComparable<T>;
	public static bool ContainsAnyExceptInRange<T>(this Span<T> span, T lowInclusive, T highInclusive) where T : IComparable<T>;
	public static bool ContainsAny<T>(this ReadOnlySpan<T> span, T value0, T value1) where T : IEquatable<T>;
	public static bool ContainsAny<T>(this ReadOnlySpan<T> span, T value0, T value1, T value2) where T : IEquatable<T>;
	public static bool ContainsAny<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values) where T : IEquatable<T>;
	public static bool ContainsAny<T>(this ReadOnlySpan<T> span, SearchValues<T> values) where T : IEquatable<T>;
	public static bool ContainsAny(this ReadOnlySpan<char> span, SearchValues<string> values);
	public static bool ContainsAnyExcept<T>(this ReadOnlySpan<T> span, T value) where T : IEquatable<T>;
	public static bool ContainsAnyExcept<T>(this ReadOnlySpan<T> span, T value0, T value1) where T : IEquatable<T>;
	public static bool ContainsAnyExcept<T>(this ReadOnlySpan<T> span, T value0, T value1, T value2) where T : IEquatable<T>;
	public static bool ContainsAnyExcept<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values) where T : IEquatable<T>;
	public static bool ContainsAnyExcept<T>(this ReadOnlySpan<T> span, SearchValues<T> values) where T : IEquatable<T>;
	public static bool ContainsAnyInRange<T>(this ReadOnlySpan<T> span, T lowInclusive, T highInclusive) where T : IComparable<T>;
	public static bool ContainsAnyExceptInRange<T>(this ReadOnlySpan<T> span, T lowInclusive, T highInclusive) where T : IComparable<T>;
	public static int IndexOf<T>(this Span<T> span, T value) where T : IEquatable<T>;
	public static int IndexOf<T>(this Span<T> span, ReadOnlySpan<T> value) where T : IEquatable<T>;
	public static int LastIndexOf<T>(this Span<T> span, T value) where T : IEquatable<T>;
	public static int LastIndexOf<T>(this Span<T> span, ReadOnlySpan<T> value) where T : IEquatable<T>;
	public static int IndexOfAnyExcept<T>(this Span<T> span, T value) where T : IEquatable<T>;
	public static int IndexOfAnyExcept<T>(this Span<T> span, T value0, T value1) where T : IEquatable<T>;
	public static int IndexOfAnyExcept<T>(this Span<T> span, T value0, T value1, T value2) where T : IEquatable<T>;
	public static int IndexOfAnyExcept<T>(this Span<T> span, ReadOnlySpan<T> values) where T : IEquatable<T>;
	public static int IndexOfAnyExcept<T>(this Span<T> span, SearchValues<T> values) where T : IEquatable<T>;
	public static int IndexOfAnyExcept<T>(this ReadOnlySpan<T> span, T value) where T : IEquatable<T>;
	public static int IndexOfAnyExcept<T>(this ReadOnlySpan<T> span, T value0, T value1) where T : IEquatable<T>;
	public static int IndexOfAnyExcept<T>(this ReadOnlySpan<T> span, T value0, T value1, T value2) where T : IEquatable<T>;
	public static int IndexOfAnyExcept<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values) where T : IEquatable<T>;
	public static int IndexOfAnyExcept<T>(this ReadOnlySpan<T> span, SearchValues<T> values) where T : IEquatable<T>;
	public static int LastIndexOfAnyExcept<T>(this Span<T> span, T value) where T : IEquatable<T>;
	public static int LastIndexOfAnyExcept<T>(this Span<T> span, T value0, T value1) where T : IEquatable<T>;
	public static int LastIndexOfAnyExcept<T>(this Span<T> span, T value0, T value1, T value2) where T : IEquatable<T>;
	public static int LastIndexOfAnyExcept<T>(this Span<T> span, ReadOnlySpan<T> values) where T : IEquatable<T>;
	public static int LastIndexOfAnyExcept<T>(this Span<T> span, SearchValues<T> values) where T : IEquatable<T>;
	public static int LastIndexOfAnyExcept<T>(this ReadOnlySpan<T> span, T value) where T : IEquatable<T>;
	public static int LastIndexOfAnyExcept<T>(this ReadOnlySpan<T> span, T value0, T value1) where T : IEquatable<T>;
	public static int LastIndexOfAnyExcept<T>(this ReadOnlySpan<T> span, T value0, T value1, T value2) where T : IEquatable<T>;
	public static int LastIndexOfAnyExcept<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values) where T : IEquatable<T>;
	public static int LastIndexOfAnyExcept<T>(this ReadOnlySpan<T> span, SearchValues<T> values) where T : IEquatable<T>;
	public static int IndexOfAnyInRange<T>(this Span<T> span, T lowInclusive, T highInclusive) where T : IComparable<T>;
	public static int IndexOfAnyInRange<T>(this ReadOnlySpan<T> span, T lowInclusive, T highInclusive) where T : IComparable<T>;
	public static int IndexOfAnyExceptInRange<T>(this Span<T> span, T lowInclusive, T highInclusive) where T : IComparable<T>;
	public static int IndexOfAnyExceptInRange<T>(this ReadOnlySpan<T> span, T lowInclusive, T highInclusive) where T : IComparable<T>;
	public static int LastIndexOfAnyInRange<T>(this Span<T> span, T lowInclusive, T highInclusive) where T : IComparable<T>;
	public static int LastIndexOfAnyInRange<T>(this ReadOnlySpan<T> span, T lowInclusive, T highInclusive) where T : IComparable<T>;
	public static int LastIndexOfAnyExceptInRange<T>(this Span<T> span, T lowInclusive, T highInclusive) where T : IComparable<T>;
	public static int LastIndexOfAnyExceptInRange<T>(this ReadOnlySpan<T> span, T lowInclusive, T highInclusive) where T : IComparable<T>;
	public static bool SequenceEqual<T>(this Span<T> span, ReadOnlySpan<T> other) where T : IEquatable<T>;
	public static int SequenceCompareTo<T>(this Span<T> span, ReadOnlySpan<T> other) where T : IComparable<T>;
	public static int IndexOf<T>(this ReadOnlySpan<T> span, T value) where T : IEquatable<T>;
	public static int IndexOf<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value) where T : IEquatable<T>;
	public static int LastIndexOf<T>(this ReadOnlySpan<T> span, T value) where T : IEquatable<T>;
	public static int LastIndexOf<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value) where T : IEquatable<T>;
	public static int IndexOfAny<T>(this Span<T> span, T value0, T value1) where T : IEquatable<T>;
	public static int IndexOfAny<T>(this Span<T> span, T value0, T value1, T value2) where T : IEquatable<T>;
	public static int IndexOfAny<T>(this Span<T> span, ReadOnlySpan<T> values) where T : IEquatable<T>;
	public static int IndexOfAny<T>(this Span<T> span, SearchValues<T> values) where T : IEquatable<T>;
	public static int IndexOfAny(this Span<char> span, SearchValues<string> values);
	public static int IndexOfAny<T>(this ReadOnlySpan<T> span, T value0, T value1) where T : IEquatable<T>;
	public static int IndexOfAny<T>(this ReadOnlySpan<T> span, T value0, T value1, T value2) where T : IEquatable<T>;
	public static int IndexOfAny<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values) where T : IEquatable<T>;
	public static int IndexOfAny<T>(this ReadOnlySpan<T> span, SearchValues<T> values) where T : IEquatable<T>;
	public static int IndexOfAny(this ReadOnlySpan<char> span, SearchValues<string> values);
	public static int LastIndexOfAny<T>(this Span<T> span, T value0, T value1) where T : IEquatable<T>;
	public static int LastIndexOfAny<T>(this Span<T> span, T value0, T value1, T value2) where T : IEquatable<T>;
	public static int LastIndexOfAny<T>(this Span<T> span, ReadOnlySpan<T> values) where T : IEquatable<T>;
	public static int LastIndexOfAny<T>(this Span<T> span, SearchValues<T> values) where T : IEquatable<T>;
	public static int LastIndexOfAny<T>(this ReadOnlySpan<T> span, T value0, T value1) where T : IEquatable<T>;
	public static int LastIndexOfAny<T>(this ReadOnlySpan<T> span, T value0, T value1, T value2) where T : IEquatable<T>;
	public static int LastIndexOfAny<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values) where T : IEquatable<T>;
	public static int LastIndexOfAny<T>(this ReadOnlySpan<T> span, SearchValues<T> values) where T : IEquatable<T>;
	public static bool SequenceEqual<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> other) where T : IEquatable<T>;
	public static bool SequenceEqual<T>(this Span<T> span, ReadOnlySpan<T> other, IEqualityComparer<T> comparer = null);
	public static bool SequenceEqual<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> other, IEqualityComparer<T> comparer = null);
	public static int SequenceCompareTo<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> other) where T : IComparable<T>;
	public static bool StartsWith<T>(this Span<T> span, ReadOnlySpan<T> value) where T : IEquatable<T>;
	public static bool StartsWith<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value) where T : IEquatable<T>;
	public static bool EndsWith<T>(this Span<T> span, ReadOnlySpan<T> value) where T : IEquatable<T>;
	public static bool EndsWith<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value) where T : IEquatable<T>;
	public static bool StartsWith<T>(this ReadOnlySpan<T> span, T value) where T : IEquatable<T>;
	public static bool EndsWith<T>(this ReadOnlySpan<T> span, T value) where T : IEquatable<T>;
	public static void Reverse<T>(this Span<T> span);
	public static Span<T> AsSpan<T>(this T[] array);
	public static Span<T> AsSpan<T>(this T[] array, int start, int length);
	public static Span<T> AsSpan<T>(this ArraySegment<T> segment);
	public static Span<T> AsSpan<T>(this ArraySegment<T> segment, int start);
	public static Span<T> AsSpan<T>(this ArraySegment<T> segment, Index startIndex);
	public static Span<T> AsSpan<T>(this ArraySegment<T> segment, int start, int length);
	public static Span<T> AsSpan<T>(this ArraySegment<T> segment, Range range);
	public static global::System.Memory<T> AsMemory<T>(this T[] array);
	public static global::System.Memory<T> AsMemory<T>(this T[] array, int start);
	public static global::System.Memory<T> AsMemory<T>(this T[] array, Index startIndex);
	public static global::System.Memory<T> AsMemory<T>(this T[] array, int start, int length);
	public static global::System.Memory<T> AsMemory<T>(this T[] array, Range range);
	public static global::System.Memory<T> AsMemory<T>(this ArraySegment<T> segment);
	public static global::System.Memory<T> AsMemory<T>(this ArraySegment<T> segment, int start);
	public static global::System.Memory<T> AsMemory<T>(this ArraySegment<T> segment, int start, int length);
	public static void CopyTo<T>(this T[] source, Span<T> destination);
	public static void CopyTo<T>(this T[] source, global::System.Memory<T> destination);
	public static bool Overlaps<T>(this Span<T> span, ReadOnlySpan<T> other);
	public static bool Overlaps<T>(this Span<T> span, ReadOnlySpan<T> other, out int elementOffset);
	public static bool Overlaps<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> other);
	public static bool Overlaps<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> other, out int elementOffset);
	public static int BinarySearch<T>(this Span<T> span, IComparable<T> comparable);
	public static int BinarySearch<T, TComparable>(this Span<T> span, TComparable comparable) where TComparable : IComparable<T>, allows ref struct;
	public static int BinarySearch<T, TComparer>(this Span<T> span, T value, TComparer comparer) where TComparer : IComparer<T>, allows ref struct;
	public static int BinarySearch<T>(this ReadOnlySpan<T> span, IComparable<T> comparable);
	public static int BinarySearch<T, TComparable>(this ReadOnlySpan<T> span, TComparable comparable) where TComparable : IComparable<T>, allows ref struct;
	public static int BinarySearch<T, TComparer>(this ReadOnlySpan<T> span, T value, TComparer comparer) where TComparer : IComparer<T>, allows ref struct;
	public static void Sort<T>(this Span<T> span);
	public static void Sort<T, TComparer>(this Span<T> span, TComparer comparer) where TComparer : IComparer<T>;
	public static void Sort<T>(this Span<T> span, Comparison<T> comparison);
	public static void Sort<TKey, TValue>(this Span<TKey> keys, Span<TValue> items);
	public static void Sort<TKey, TValue, TComparer>(this Span<TKey> keys, Span<TValue> items, TComparer comparer) where TComparer : IComparer<TKey>;
	public static void Sort<TKey, TValue>(this Span<TKey> keys, Span<TValue> items, Comparison<TKey> comparison);
	public static void Replace<T>(this Span<T> span, T oldValue, T newValue) where T : IEquatable<T>;
	public static void Replace<T>(this ReadOnlySpan<T> source, Span<T> destination, T oldValue, T newValue) where T : IEquatable<T>;
	public static int CommonPrefixLength<T>(this Span<T> span, ReadOnlySpan<T> other);
	public static int CommonPrefixLength<T>(this Span<T> span, ReadOnlySpan<T> other, IEqualityComparer<T> comparer);
	public static int CommonPrefixLength<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> other);
	public static int CommonPrefixLength<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> other, IEqualityComparer<T> comparer);
	public static MemoryExtensions.SpanSplitEnumerator<T> Split<T>(this ReadOnlySpan<T> source, T separator) where T : IEquatable<T>;
	public static MemoryExtensions.SpanSplitEnumerator<T> Split<T>(this ReadOnlySpan<T> source, ReadOnlySpan<T> separator) where T : IEquatable<T>;
	public static MemoryExtensions.SpanSplitEnumerator<T> SplitAny<T>(this ReadOnlySpan<T> source, params ReadOnlySpan<T> separators) where T : IEquatable<T>;
	public static MemoryExtensions.SpanSplitEnumerator<T> SplitAny<T>(this ReadOnlySpan<T> source, SearchValues<T> separators) where T : IEquatable<T>;
	public static int Split(this ReadOnlySpan<char> source, Span<Range> destination, char separator, StringSplitOptions options = (StringSplitOptions)0);
	public static int Split(this ReadOnlySpan<char> source, Span<Range> destination, ReadOnlySpan<char> separator, StringSplitOptions options = (StringSplitOptions)0);
	public static int SplitAny(this ReadOnlySpan<char> source, Span<Range> destination, ReadOnlySpan<char> separators, StringSplitOptions options = (StringSplitOptions)0);
	public static int SplitAny(this ReadOnlySpan<char> source, Span<Range> destination, ReadOnlySpan<string> separators, StringSplitOptions options = (StringSplitOptions)0);
	public static int Count<T>(this Span<T> span, T value) where T : IEquatable<T>;
	public static int Count<T>(this ReadOnlySpan<T> span, T value) where T : IEquatable<T>;
	public static int Count<T>(this Span<T> span, ReadOnlySpan<T> value) where T : IEquatable<T>;
	public static int Count<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value) where T : IEquatable<T>;
	public static bool TryWrite(this Span<char> destination, ref MemoryExtensions.TryWriteInterpolatedStringHandler handler, out int charsWritten);
	public static bool TryWrite(this Span<char> destination, IFormatProvider provider, ref MemoryExtensions.TryWriteInterpolatedStringHandler handler, out int charsWritten);
	public static bool TryWrite<TArg0>(this Span<char> destination, IFormatProvider provider, CompositeFormat format, out int charsWritten, TArg0 arg0);
	public static bool TryWrite<TArg0, TArg1>(this Span<char> destination, IFormatProvider provider, CompositeFormat format, out int charsWritten, TArg0 arg0, TArg1 arg1);
	public static bool TryWrite<TArg0, TArg1, TArg2>(this Span<char> destination, IFormatProvider provider, CompositeFormat format, out int charsWritten, TArg0 arg0, TArg1 arg1, TArg2 arg2);
	public static bool TryWrite(this Span<char> destination, IFormatProvider provider, CompositeFormat format, out int charsWritten, params object[] args);
	public static bool TryWrite(this Span<char> destination, IFormatProvider provider, CompositeFormat format, out int charsWritten, params ReadOnlySpan<object> args);
	public static bool IsWhiteSpace(this ReadOnlySpan<char> span);
	public static bool Contains(this ReadOnlySpan<char> span, ReadOnlySpan<char> value, StringComparison comparisonType);
	public static bool Equals(this ReadOnlySpan<char> span, ReadOnlySpan<char> other, StringComparison comparisonType);
	public static int CompareTo(this ReadOnlySpan<char> span, ReadOnlySpan<char> other, StringComparison comparisonType);
	public static int IndexOf(this ReadOnlySpan<char> span, ReadOnlySpan<char> value, StringComparison comparisonType);
	public static int LastIndexOf(this ReadOnlySpan<char> span, ReadOnlySpan<char> value, StringComparison comparisonType);
	public static int ToLower(this ReadOnlySpan<char> source, Span<char> destination, CultureInfo culture);
	public static int ToLowerInvariant(this ReadOnlySpan<char> source, Span<char> destination);
	public static int ToUpper(this ReadOnlySpan<char> source, Span<char> destination, CultureInfo culture);
	public static int ToUpperInvariant(this ReadOnlySpan<char> source, Span<char> destination);
	public static bool EndsWith(this ReadOnlySpan<char> span, ReadOnlySpan<char> value, StringComparison comparisonType);
	public static bool StartsWith(this ReadOnlySpan<char> span, ReadOnlySpan<char> value, StringComparison comparisonType);
	public static SpanRuneEnumerator EnumerateRunes(this ReadOnlySpan<char> span);
	public static SpanRuneEnumerator EnumerateRunes(this Span<char> span);
	public static SpanLineEnumerator EnumerateLines(this ReadOnlySpan<char> span);
	public static SpanLineEnumerator EnumerateLines(this Span<char> span);
	public static global::System.Memory<T> Trim<T>(this global::System.Memory<T> memory, T trimElement) where T : IEquatable<T>;
	public static global::System.Memory<T> TrimStart<T>(this global::System.Memory<T> memory, T trimElement) where T : IEquatable<T>;
	public static global::System.Memory<T> TrimEnd<T>(this global::System.Memory<T> memory, T trimElement) where T : IEquatable<T>;
	public static ReadOnlyMemory<T> Trim<T>(this ReadOnlyMemory<T> memory, T trimElement) where T : IEquatable<T>;
	public static ReadOnlyMemory<T> TrimStart<T>(this ReadOnlyMemory<T> memory, T trimElement) where T : IEquatable<T>;
	public static ReadOnlyMemory<T> TrimEnd<T>(this ReadOnlyMemory<T> memory, T trimElement) where T : IEquatable<T>;
	public static Span<T> Trim<T>(this Span<T> span, T trimElement) where T : IEquatable<T>;
	public static Span<T> TrimStart<T>(this Span<T> span, T trimElement) where T : IEquatable<T>;
	public static Span<T> TrimEnd<T>(this Span<T> span, T trimElement) where T : IEquatable<T>;
	public static ReadOnlySpan<T> Trim<T>(this ReadOnlySpan<T> span, T trimElement) where T : IEquatable<T>;
	public static ReadOnlySpan<T> TrimStart<T>(this ReadOnlySpan<T> span, T trimElement) where T : IEquatable<T>;
	public static ReadOnlySpan<T> TrimEnd<T>(this ReadOnlySpan<T> span, T trimElement) where T : IEquatable<T>;
	public static global::System.Memory<T> Trim<T>(this global::System.Memory<T> memory, ReadOnlySpan<T> trimElements) where T : IEquatable<T>;
	public static global::System.Memory<T> TrimStart<T>(this global::System.Memory<T> memory, ReadOnlySpan<T> trimElements) where T : IEquatable<T>;
	public static global::System.Memory<T> TrimEnd<T>(this global::System.Memory<T> memory, ReadOnlySpan<T> trimElements) where T : IEquatable<T>;
	public static ReadOnlyMemory<T> Trim<T>(this ReadOnlyMemory<T> memory, ReadOnlySpan<T> trimElements) where T : IEquatable<T>;
	public static ReadOnlyMemory<T> TrimStart<T>(this ReadOnlyMemory<T> memory, ReadOnlySpan<T> trimElements) where T : IEquatable<T>;
	public static ReadOnlyMemory<T> TrimEnd<T>(this ReadOnlyMemory<T> memory, ReadOnlySpan<T> trimElements) where T : IEquatable<T>;
	public static Span<T> Trim<T>(this Span<T> span, ReadOnlySpan<T> trimElements) where T : IEquatable<T>;
	public static Span<T> TrimStart<T>(this Span<T> span, ReadOnlySpan<T> trimElements) where T : IEquatable<T>;
	public static Span<T> TrimEnd<T>(this Span<T> span, ReadOnlySpan<T> trimElements) where T : IEquatable<T>;
	public static ReadOnlySpan<T> Trim<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> trimElements) where T : IEquatable<T>;
	public static ReadOnlySpan<T> TrimStart<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> trimElements) where T : IEquatable<T>;
	public static ReadOnlySpan<T> TrimEnd<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> trimElements) where T : IEquatable<T>;
	public static global::System.Memory<char> Trim(this global::System.Memory<char> memory);
	public static global::System.Memory<char> TrimStart(this global::System.Memory<char> memory);
	public static global::System.Memory<char> TrimEnd(this global::System.Memory<char> memory);
	public static ReadOnlyMemory<char> Trim(this ReadOnlyMemory<char> memory);
	public static ReadOnlyMemory<char> TrimStart(this ReadOnlyMemory<char> memory);
	public static ReadOnlyMemory<char> TrimEnd(this ReadOnlyMemory<char> memory);
	public static ReadOnlySpan<char> Trim(this ReadOnlySpan<char> span);
	public static ReadOnlySpan<char> TrimStart(this ReadOnlySpan<char> span);
	public static ReadOnlySpan<char> TrimEnd(this ReadOnlySpan<char> span);
	public static ReadOnlySpan<char> Trim(this ReadOnlySpan<char> span, char trimChar);
	public static ReadOnlySpan<char> TrimStart(this ReadOnlySpan<char> span, char trimChar);
	public static ReadOnlySpan<char> TrimEnd(this ReadOnlySpan<char> span, char trimChar);
	public static ReadOnlySpan<char> Trim(this ReadOnlySpan<char> span, ReadOnlySpan<char> trimChars);
	public static ReadOnlySpan<char> TrimStart(this ReadOnlySpan<char> span, ReadOnlySpan<char> trimChars);
	public static ReadOnlySpan<char> TrimEnd(this ReadOnlySpan<char> span, ReadOnlySpan<char> trimChars);
	public static Span<char> Trim(this Span<char> span);
	public static Span<char> TrimStart(this Span<char> span);
	public static Span<char> TrimEnd(this Span<char> span);
	public ref struct SpanSplitEnumerator<T> where T : IEquatable<T> {
		public MemoryExtensions.SpanSplitEnumerator<T> GetEnumerator();
		public bool MoveNext();
		public Range Current { get; }
	}
	[global::System.Runtime.CompilerServices.InterpolatedStringHandler] public ref struct TryWriteInterpolatedStringHandler {
		public TryWriteInterpolatedStringHandler(int literalLength, int formattedCount, Span<char> destination, out bool shouldAppend);
		public TryWriteInterpolatedStringHandler(int literalLength, int formattedCount, Span<char> destination, IFormatProvider provider, out bool shouldAppend);
		public bool AppendLiteral(string value);
		public bool AppendFormatted<T>(T value);
		public bool AppendFormatted<T>(T value, string format);
		public bool AppendFormatted<T>(T value, int alignment);
		public bool AppendFormatted<T>(T value, int alignment, string format);
		public bool AppendFormatted(ReadOnlySpan<char> value);
		public bool AppendFormatted(ReadOnlySpan<char> value, int alignment = 0, string format = null);
		public bool AppendFormatted(string value);
		public bool AppendFormatted(string value, int alignment = 0, string format = null);
		public bool AppendFormatted(object value, int alignment = 0, string format = null);
	}
}
public readonly struct Memory<T> : IEquatable<global::System.Memory<T>> {
	public Memory(T[] array);
	public Memory(T[] array, int start, int length);
	public static implicit operator global::System.Memory<T>(T[] array);
	public static implicit operator global::System.Memory<T>(ArraySegment<T> segment);
	public static implicit operator ReadOnlyMemory<T>(global::System.Memory<T> memory);
	public global::System.Memory<T> Slice(int start);
	public global::System.Memory<T> Slice(int start, int length);
	public void CopyTo(global::System.Memory<T> destination);
	public bool TryCopyTo(global::System.Memory<T> destination);
	public MemoryHandle Pin();
	public T[] ToArray();
	public bool Equals(global::System.Memory<T> other);
	public static global::System.Memory<T> Empty { get; }
	public int Length { get; }
	public bool IsEmpty { get; }
	public Span<T> Span { get; }
}
public class MethodAccessException : MemberAccessException {
	public MethodAccessException();
	public MethodAccessException(string message);
	public MethodAccessException(string message, Exception inner);
}
public enum MidpointRounding { ToEven = 0, AwayFromZero = 1, ToZero = 2, ToNegativeInfinity = 3, ToPositiveInfinity = 4 }
public class MissingFieldException : MissingMemberException, ISerializable {
	public MissingFieldException();
	public MissingFieldException(string message);
	public MissingFieldException(string message, Exception inner);
	public MissingFieldException(string className, string fieldName);
}
public class MissingMemberException : MemberAccessException {
	protected string ClassName;
	protected string MemberName;
	protected byte[] Signature;
	public MissingMemberException();
	public MissingMemberException(string message);
	public MissingMemberException(string message, Exception inner);
	public MissingMemberException(string className, string memberName);
}
public class MissingMethodException : MissingMemberException {
	public MissingMethodException();
	public MissingMethodException(string message);
	public MissingMethodException(string message, Exception inner);
	public MissingMethodException(string className, string methodName);
}
public struct ModuleHandle : IEquatable<ModuleHandle> {
	public static readonly ModuleHandle EmptyHandle;
	public bool Equals(ModuleHandle handle);
	public static bool operator ==(ModuleHandle left, ModuleHandle right);
	public static bool operator !=(ModuleHandle left, ModuleHandle right);
	public RuntimeTypeHandle GetRuntimeTypeHandleFromMetadataToken(int typeToken);
	public RuntimeTypeHandle ResolveTypeHandle(int typeToken);
	public RuntimeTypeHandle ResolveTypeHandle(int typeToken, RuntimeTypeHandle[] typeInstantiationContext, RuntimeTypeHandle[] methodInstantiationContext);
	public global::System.RuntimeMethodHandle GetRuntimeMethodHandleFromMetadataToken(int methodToken);
	public global::System.RuntimeMethodHandle ResolveMethodHandle(int methodToken);
	public global::System.RuntimeMethodHandle ResolveMethodHandle(int methodToken, RuntimeTypeHandle[] typeInstantiationContext, RuntimeTypeHandle[] methodInstantiationContext);
	public global::System.RuntimeFieldHandle GetRuntimeFieldHandleFromMetadataToken(int fieldToken);
	public global::System.RuntimeFieldHandle ResolveFieldHandle(int fieldToken);
	public global::System.RuntimeFieldHandle ResolveFieldHandle(int fieldToken, RuntimeTypeHandle[] typeInstantiationContext, RuntimeTypeHandle[] methodInstantiationContext);
	public int MDStreamVersion { get; }
}
public abstract class MulticastDelegate : Delegate, ISerializable {
	protected MulticastDelegate(object target, string method);
	protected MulticastDelegate(Type target, string method);
	public static bool operator ==(MulticastDelegate d1, MulticastDelegate d2);
	public static bool operator !=(MulticastDelegate d1, MulticastDelegate d2);
}
public sealed class MulticastNotSupportedException : SystemException {
	public MulticastNotSupportedException();
	public MulticastNotSupportedException(string message);
	public MulticastNotSupportedException(string message, Exception inner);
}
public sealed class NonSerializedAttribute : Attribute {
	public NonSerializedAttribute();
}
public class NotFiniteNumberException : ArithmeticException {
	public NotFiniteNumberException();
	public NotFiniteNumberException(double offendingNumber);
	public NotFiniteNumberException(string message);
	public NotFiniteNumberException(string message, double offendingNumber);
	public NotFiniteNumberException(string message, Exception innerException);
	public NotFiniteNumberException(string message, double offendingNumber, Exception innerException);
	public double OffendingNumber { get; }
}
public class NotImplementedException : SystemException {
	public NotImplementedException();
	public NotImplementedException(string message);
	public NotImplementedException(string message, Exception inner);
}
public class NotSupportedException : SystemException {
	public NotSupportedException();
	public NotSupportedException(string message);
	public NotSupportedException(string message, Exception innerException);
}
public class NullReferenceException : SystemException {
	public NullReferenceException();
	public NullReferenceException(string message);
	public NullReferenceException(string message, Exception innerException);
}
public static class Nullable {
	public static int Compare<T>(Nullable<T> n1, Nullable<T> n2) where T : struct;
	public static bool Equals<T>(Nullable<T> n1, Nullable<T> n2) where T : struct;
	public static Type GetUnderlyingType(Type nullableType);
	public static ref readonly T GetValueRefOrDefaultRef<T>(ref readonly Nullable<T> nullable) where T : struct;
}
public struct Nullable<T> where T : struct {
	public Nullable(T value);
	public T GetValueOrDefault();
	public T GetValueOrDefault(T defaultValue);
	public static implicit operator Nullable<T>(T value);
	public static explicit operator T(Nullable<T> value);
	public bool HasValue { get; }
	public T Value { get; }
}
public class Object {
	public Type GetType();
	protected internal object MemberwiseClone();
	public Object();
	public virtual string ToString();
	public virtual bool Equals(object obj);
	public static bool Equals(object objA, object objB);
	public static bool ReferenceEquals(object objA, object objB);
	public virtual int GetHashCode();
}
public class ObjectDisposedException : InvalidOperationException {
	public ObjectDisposedException(string objectName);
	public ObjectDisposedException(string objectName, string message);
	public ObjectDisposedException(string message, Exception innerException);
	public static void ThrowIf(bool condition, object instance);
	public static void ThrowIf(bool condition, Type type);
	public string ObjectName { get; }
}
public static class ObservableExtensions {
	public static IDisposable SubscribeSafe<T>(this IObservable<T> source, IObserver<T> observer);
	public static IDisposable Subscribe<T>(this IObservable<T> source);
	public static IDisposable Subscribe<T>(this IObservable<T> source, Action<T> onNext);
	public static IDisposable Subscribe<T>(this IObservable<T> source, Action<T> onNext, Action onCompleted);
	public static void Subscribe<T>(this IObservable<T> source, Action<T> onNext, Action onCompleted, CancellationToken token);
	public static IDisposable Subscribe<T>(this IObservable<T> source, Action<T> onNext, Action<Exception> onError);
	public static IDisposable Subscribe<T>(this IObservable<T> source, Action<T> onNext, Action<Exception> onError, Action onCompleted);
	public static void Subscribe<T>(this IObservable<T> source, Action<T> onNext, Action<Exception> onError, Action onCompleted, CancellationToken token);
	public static void Subscribe<T>(this IObservable<T> source, Action<T> onNext, Action<Exception> onError, CancellationToken token);
	public static void Subscribe<T>(this IObservable<T> source, Action<T> onNext, CancellationToken token);
	public static void Subscribe<T>(this IObservable<T> source, IObserver<T> observer, CancellationToken token);
	public static void Subscribe<T>(this IObservable<T> source, CancellationToken token);
}
public sealed class ObsoleteAttribute : Attribute {
	public ObsoleteAttribute();
	public ObsoleteAttribute(string message);
	public ObsoleteAttribute(string message, bool error);
	public string Message { get; }
	public bool IsError { get; }
	public string DiagnosticId { get; set; }
	public string UrlFormat { get; set; }
}
public sealed class OperatingSystem : ISerializable, ICloneable {
	public OperatingSystem(PlatformID platform, Version version);
	public object Clone();
	public static bool IsOSPlatform(string platform);
	public static bool IsOSPlatformVersionAtLeast(string platform, int major, int minor = 0, int build = 0, int revision = 0);
	public static bool IsBrowser();
	public static bool IsWasi();
	public static bool IsLinux();
	public static bool IsFreeBSD();
	public static bool IsFreeBSDVersionAtLeast(int major, int minor = 0, int build = 0, int revision = 0);
	public static bool IsAndroid();
	public static bool IsAndroidVersionAtLeast(int major, int minor = 0, int build = 0, int revision = 0);
	public static bool IsIOS();
	public static bool IsIOSVersionAtLeast(int major, int minor = 0, int build = 0);
	public static bool IsMacOS();
	public static bool IsMacOSVersionAtLeast(int major, int minor = 0, int build = 0);
	public static bool IsMacCatalyst();
	public static bool IsMacCatalystVersionAtLeast(int major, int minor = 0, int build = 0);
	public static bool IsTvOS();
	public static bool IsTvOSVersionAtLeast(int major, int minor = 0, int build = 0);
	public static bool IsWatchOS();
	public static bool IsWatchOSVersionAtLeast(int major, int minor = 0, int build = 0);
	public static bool IsWindows();
	public static bool IsWindowsVersionAtLeast(int major, int minor = 0, int build = 0, int revision = 0);
	public PlatformID Platform { get; }
	public string ServicePack { get; }
	public Version Version { get; }
	public string VersionString { get; }
}
public class OperationCanceledException : SystemException {
	public OperationCanceledException();
	public OperationCanceledException(string message);
	public OperationCanceledException(string message, Exception innerException);
	public OperationCanceledException(CancellationToken token);
	public OperationCanceledException(string message, CancellationToken token);
	public OperationCanceledException(string message, Exception innerException, CancellationToken token);
	public CancellationToken CancellationToken { get; }
}
public class OrdinalComparer : StringComparer, IAlternateEqualityComparer<ReadOnlySpan<char>, string> {
	private OrdinalComparer();
}
public class OutOfMemoryException : SystemException {
	public OutOfMemoryException();
	public OutOfMemoryException(string message);
	public OutOfMemoryException(string message, Exception innerException);
}
public class OverflowException : ArithmeticException {
	public OverflowException();
	public OverflowException(string message);
	public OverflowException(string message, Exception innerException);
}
public sealed class ParamArrayAttribute : Attribute {
	public ParamArrayAttribute();
}
public enum PlatformID { Win32S = 0, Win32Windows = 1, Win32NT = 2, WinCE = 3, Unix = 4, Xbox = 5, MacOSX = 6, Other = 7 }
public class PlatformNotSupportedException : NotSupportedException {
	public PlatformNotSupportedException();
	public PlatformNotSupportedException(string message);
	public PlatformNotSupportedException(string message, Exception inner);
}
public delegate bool Predicate<in T>(T obj) where T : allows ref struct;
public class Progress<T> : IProgress<T> {
	public Progress();
	public Progress(Action<T> handler);
	protected virtual void OnReport(T value);
	public event EventHandler<T> ProgressChanged;
}
public class Random {
	public Random();
	public Random(int Seed);
	public virtual int Next();
	public virtual int Next(int maxValue);
	public virtual int Next(int minValue, int maxValue);
	public virtual long NextInt64();
	public virtual long NextInt64(long maxValue);
	public virtual long NextInt64(long minValue, long maxValue);
	public virtual float NextSingle();
	public virtual double NextDouble();
	public virtual void NextBytes(byte[] buffer);
	public virtual void NextBytes(Span<byte> buffer);
	public void GetItems<T>(ReadOnlySpan<T> choices, Span<T> destination);
	public T[] GetItems<T>(T[] choices, int length);
	public T[] GetItems<T>(ReadOnlySpan<T> choices, int length);
	public void Shuffle<T>(T[] values);
	public void Shuffle<T>(Span<T> values);
	protected virtual double Sample();
	public static Random Shared { get; }
}
public readonly struct Range : IEquatable<Range> {
	public Range(Index start, Index end);
	public bool Equals(Range other);
	public static Range StartAt(Index start);
	public static Range EndAt(Index end);
	public (int Offset, int Length) GetOffsetAndLength(int length);
	public Index Start { get; }
	public Index End { get; }
	public static Range All { get; }
}
public class RankException : SystemException {
	public RankException();
	public RankException(string message);
	public RankException(string message, Exception innerException);
}
public readonly struct ReadOnlyMemory<T> : IEquatable<ReadOnlyMemory<T>> {
	public ReadOnlyMemory(T[] array);
	public ReadOnlyMemory(T[] array, int start, int length);
	public static implicit operator ReadOnlyMemory<T>(T[] array);
	public static implicit operator ReadOnlyMemory<T>(ArraySegment<T> segment);
	public ReadOnlyMemory<T> Slice(int start);
	public ReadOnlyMemory<T> Slice(int start, int length);
	public void CopyTo(global::System.Memory<T> destination);
	public bool TryCopyTo(global::System.Memory<T> destination);
	public MemoryHandle Pin();
	public T[] ToArray();
	public bool Equals(ReadOnlyMemory<T> other);
	public static ReadOnlyMemory<T> Empty { get; }
	public int Length { get; }
	public bool IsEmpty { get; }
	public ReadOnlySpan<T> Span { get; }
}
public readonly ref struct ReadOnlySpan<T> {
	public ReadOnlySpan(T[] array);
	public ReadOnlySpan(T[] array, int start, int length);
	public ReadOnlySpan(void* pointer, int length);
	public ReadOnlySpan(ref readonly T reference);
	public static bool operator !=(ReadOnlySpan<T> left, ReadOnlySpan<T> right);
	public static implicit operator ReadOnlySpan<T>(T[] array);
	public static implicit operator ReadOnlySpan<T>(ArraySegment<T> segment);
	public static ReadOnlySpan<T> CastUp<TDerived>(ReadOnlySpan<TDerived> items) where TDerived : class, T;
	public ReadOnlySpan<T>.Enumerator GetEnumerator();
	public ref readonly T GetPinnableReference();
	public void CopyTo(Span<T> destination);
	public bool TryCopyTo(Span<T> destination);
	public static bool operator ==(ReadOnlySpan<T> left, ReadOnlySpan<T> right);
	public ReadOnlySpan<T> Slice(int start);
	public ReadOnlySpan<T> Slice(int start, int length);
	public T[] ToArray();
	public ref readonly T this[int index] { get; }
	public int Length { get; }
	public bool IsEmpty { get; }
	public static ReadOnlySpan<T> Empty { get; }
	public ref struct Enumerator {
		public bool MoveNext();
		public ref readonly T Current { get; }
	}
}
public class ResolveEventArgs : EventArgs {
	public ResolveEventArgs(string name);
	public ResolveEventArgs(string name, Assembly requestingAssembly);
	public string Name { get; }
	public Assembly RequestingAssembly { get; }
}
public delegate Assembly ResolveEventHandler(object sender, ResolveEventArgs args);
public struct RuntimeTypeHandle : IEquatable<RuntimeTypeHandle>, ISerializable {
	public static RuntimeTypeHandle FromIntPtr(IntPtr value);
	public static IntPtr ToIntPtr(RuntimeTypeHandle value);
	public static bool operator ==(RuntimeTypeHandle left, object right);
	public static bool operator ==(object left, RuntimeTypeHandle right);
	public static bool operator !=(RuntimeTypeHandle left, object right);
	public static bool operator !=(object left, RuntimeTypeHandle right);
	public bool Equals(RuntimeTypeHandle handle);
	public ModuleHandle GetModuleHandle();
	public IntPtr Value { get; }
}
public readonly struct SByte : IComparable, ISpanFormattable, IFormattable, IComparable<sbyte>, IEquatable<sbyte> {
	public const sbyte MaxValue = 127;
	public const sbyte MinValue = -128;
	public int CompareTo(object obj);
	public int CompareTo(sbyte value);
	public bool Equals(sbyte obj);
	public string ToString(string format);
	public string ToString(IFormatProvider provider);
	public string ToString(string format, IFormatProvider provider);
	public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null);
	public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null);
	public static sbyte Parse(string s);
	public static sbyte Parse(string s, NumberStyles style);
	public static sbyte Parse(string s, IFormatProvider provider);
	public static sbyte Parse(string s, NumberStyles style, IFormatProvider provider);
	public static sbyte Parse(ReadOnlySpan<char> s, NumberStyles style = (NumberStyles)7, IFormatProvider provider = null);
	public static bool TryParse(string s, out sbyte result);
	public static bool TryParse(ReadOnlySpan<char> s, out sbyte result);
	public static bool TryParse(ReadOnlySpan<byte> utf8Text, out sbyte result);
	public static bool TryParse(string s, NumberStyles style, IFormatProvider provider, out sbyte result);
	public static bool TryParse(ReadOnlySpan<char> s, NumberStyles style, IFormatProvider provider, out sbyte result);
	public TypeCode GetTypeCode();
	public static (sbyte Quotient, sbyte Remainder) DivRem(sbyte left, sbyte right);
	public static sbyte LeadingZeroCount(sbyte value);
	public static sbyte PopCount(sbyte value);
	public static sbyte RotateLeft(sbyte value, int rotateAmount);
	public static sbyte RotateRight(sbyte value, int rotateAmount);
	public static sbyte TrailingZeroCount(sbyte value);
	public static bool IsPow2(sbyte value);
	public static sbyte Log2(sbyte value);
	public static sbyte Clamp(sbyte value, sbyte min, sbyte max);
	public static sbyte CopySign(sbyte value, sbyte sign);
	public static sbyte Max(sbyte x, sbyte y);
	public static sbyte Min(sbyte x, sbyte y);
	public static int Sign(sbyte value);
	public static sbyte Abs(sbyte value);
	public static bool IsEvenInteger(sbyte value);
	public static bool IsNegative(sbyte value);
	public static bool IsOddInteger(sbyte value);
	public static bool IsPositive(sbyte value);
	public static sbyte MaxMagnitude(sbyte x, sbyte y);
	public static sbyte MinMagnitude(sbyte x, sbyte y);
	public static bool TryParse(string s, IFormatProvider provider, out sbyte result);
	public static sbyte Parse(ReadOnlySpan<char> s, IFormatProvider provider);
	public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, out sbyte result);
	public static sbyte Parse(ReadOnlySpan<byte> utf8Text, NumberStyles style = (NumberStyles)7, IFormatProvider provider = null);
	public static bool TryParse(ReadOnlySpan<byte> utf8Text, NumberStyles style, IFormatProvider provider, out sbyte result);
	public static sbyte Parse(ReadOnlySpan<byte> utf8Text, IFormatProvider provider);
	public static bool TryParse(ReadOnlySpan<byte> utf8Text, IFormatProvider provider, out sbyte result);
}
public sealed class STAThreadAttribute : Attribute {
	public STAThreadAttribute();
}
public readonly struct SequencePosition : IEquatable<SequencePosition> {
	public SequencePosition(object @object, int integer);
	public object GetObject();
	public int GetInteger();
	public bool Equals(SequencePosition other);
}
public sealed class SerializableAttribute : Attribute {
	public SerializableAttribute();
}
public readonly struct Single : IComparable, ISpanFormattable, IFormattable, IComparable<float>, IEquatable<float> {
	public const float MinValue = -3.4028235e38f;
	public const float MaxValue = 3.4028235e38f;
	public const float Epsilon = 1e-45f;
	public const float NegativeInfinity = -1.0 / 0.0;
	public const float PositiveInfinity = 1.0 / 0.0;
	public const float NaN = 0.0 / 0.0;
	public const float NegativeZero = -0.0f;
	public const float E = 2.7182817f;
	public const float Pi = 3.1415927f;
	public const float Tau = 6.2831855f;
	public static bool IsFinite(float f);
	public static bool IsInfinity(float f);
	public static bool IsNaN(float f);
	public static bool IsNegative(float f);
	public static bool IsNegativeInfinity(float f);
	public static bool IsNormal(float f);
	public static bool IsPositiveInfinity(float f);
	public static bool IsSubnormal(float f);
	public int CompareTo(object value);
	public int CompareTo(float value);
	public static bool operator ==(float left, float right);
	public static bool operator !=(float left, float right);
	public static bool operator <(float left, float right);
	public static bool operator >(float left, float right);
	public static bool operator <=(float left, float right);
	public static bool operator >=(float left, float right);
	public bool Equals(float obj);
	public string ToString(IFormatProvider provider);
	public string ToString(string format);
	public string ToString(string format, IFormatProvider provider);
	public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null);
	public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null);
	public static float Parse(string s);
	public static float Parse(string s, NumberStyles style);
	public static float Parse(string s, IFormatProvider provider);
	public static float Parse(string s, NumberStyles style, IFormatProvider provider);
	public static float Parse(ReadOnlySpan<char> s, NumberStyles style = (NumberStyles)231, IFormatProvider provider = null);
	public static bool TryParse(string s, out float result);
	public static bool TryParse(ReadOnlySpan<char> s, out float result);
	public static bool TryParse(ReadOnlySpan<byte> utf8Text, out float result);
	public static bool TryParse(string s, NumberStyles style, IFormatProvider provider, out float result);
	public static bool TryParse(ReadOnlySpan<char> s, NumberStyles style, IFormatProvider provider, out float result);
	public TypeCode GetTypeCode();
	public static bool IsPow2(float value);
	public static float Log2(float value);
	public static float Exp(float x);
	public static float ExpM1(float x);
	public static float Exp2(float x);
	public static float Exp2M1(float x);
	public static float Exp10(float x);
	public static float Exp10M1(float x);
	public static float Ceiling(float x);
	public static float Floor(float x);
	public static float Round(float x);
	public static float Round(float x, int digits);
	public static float Round(float x, MidpointRounding mode);
	public static float Round(float x, int digits, MidpointRounding mode);
	public static float Truncate(float x);
	public static float Atan2(float y, float x);
	public static float Atan2Pi(float y, float x);
	public static float BitDecrement(float x);
	public static float BitIncrement(float x);
	public static float FusedMultiplyAdd(float left, float right, float addend);
	public static float Ieee754Remainder(float left, float right);
	public static int ILogB(float x);
	public static float Lerp(float value1, float value2, float amount);
	public static float ReciprocalEstimate(float x);
	public static float ReciprocalSqrtEstimate(float x);
	public static float ScaleB(float x, int n);
	public static float Acosh(float x);
	public static float Asinh(float x);
	public static float Atanh(float x);
	public static float Cosh(float x);
	public static float Sinh(float x);
	public static float Tanh(float x);
	public static float Log(float x);
	public static float Log(float x, float newBase);
	public static float LogP1(float x);
	public static float Log10(float x);
	public static float Log2P1(float x);
	public static float Log10P1(float x);
	public static float Clamp(float value, float min, float max);
	public static float CopySign(float value, float sign);
	public static float Max(float x, float y);
	public static float MaxNumber(float x, float y);
	public static float Min(float x, float y);
	public static float MinNumber(float x, float y);
	public static int Sign(float value);
	public static float Abs(float value);
	public static bool IsEvenInteger(float value);
	public static bool IsInteger(float value);
	public static bool IsOddInteger(float value);
	public static bool IsPositive(float value);
	public static bool IsRealNumber(float value);
	public static float MaxMagnitude(float x, float y);
	public static float MaxMagnitudeNumber(float x, float y);
	public static float MinMagnitude(float x, float y);
	public static float MinMagnitudeNumber(float x, float y);
	public static float MultiplyAddEstimate(float left, float right, float addend);
	public static bool TryParse(string s, IFormatProvider provider, out float result);
	public static float Pow(float x, float y);
	public static float Cbrt(float x);
	public static float Hypot(float x, float y);
	public static float RootN(float x, int n);
	public static float Sqrt(float x);
	public static float Parse(ReadOnlySpan<char> s, IFormatProvider provider);
	public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, out float result);
	public static float Acos(float x);
	public static float AcosPi(float x);
	public static float Asin(float x);
	public static float AsinPi(float x);
	public static float Atan(float x);
	public static float AtanPi(float x);
	public static float Cos(float x);
	public static float CosPi(float x);
	public static float DegreesToRadians(float degrees);
	public static float RadiansToDegrees(float radians);
	public static float Sin(float x);
	public static (float Sin, float Cos) SinCos(float x);
	public static (float SinPi, float CosPi) SinCosPi(float x);
	public static float SinPi(float x);
	public static float Tan(float x);
	public static float TanPi(float x);
	public static float Parse(ReadOnlySpan<byte> utf8Text, NumberStyles style = (NumberStyles)231, IFormatProvider provider = null);
	public static bool TryParse(ReadOnlySpan<byte> utf8Text, NumberStyles style, IFormatProvider provider, out float result);
	public static float Parse(ReadOnlySpan<byte> utf8Text, IFormatProvider provider);
	public static bool TryParse(ReadOnlySpan<byte> utf8Text, IFormatProvider provider, out float result);
}
public readonly ref struct Span<T> {
	public Span(T[] array);
	public Span(T[] array, int start, int length);
	public Span(void* pointer, int length);
	public Span(ref T reference);
	public static bool operator !=(Span<T> left, Span<T> right);
	public static implicit operator Span<T>(T[] array);
	public static implicit operator Span<T>(ArraySegment<T> segment);
	public Span<T>.Enumerator GetEnumerator();
	public ref T GetPinnableReference();
	public void Clear();
	public void Fill(T value);
	public void CopyTo(Span<T> destination);
	public bool TryCopyTo(Span<T> destination);
	public static bool operator ==(Span<T> left, Span<T> right);
	public static implicit operator ReadOnlySpan<T>(Span<T> span);
	public Span<T> Slice(int start);
	public Span<T> Slice(int start, int length);
	public T[] ToArray();
	public ref T this[int index] { get; }
	public int Length { get; }
	public bool IsEmpty { get; }
	public static Span<T> Empty { get; }
	public ref struct Enumerator {
		public bool MoveNext();
		public ref T Current { get; }
	}
}
public sealed class StackOverflowException : SystemException {
	public StackOverflowException();
	public StackOverflowException(string message);
	public StackOverflowException(string message, Exception innerException);
}
public sealed class String : IComparable, IEnumerable, IEnumerable<char>, IComparable<string>, IEquatable<string>, ICloneable {
	public static readonly string Empty;
	public static string Intern(string str);
	public static string IsInterned(string str);
	public static int Compare(string strA, string strB);
	public static int Compare(string strA, string strB, bool ignoreCase);
	public static int Compare(string strA, string strB, StringComparison comparisonType);
	public static int Compare(string strA, string strB, CultureInfo culture, CompareOptions options);
	public static int Compare(string strA, string strB, bool ignoreCase, CultureInfo culture);
	public static int Compare(string strA, int indexA, string strB, int indexB, int length);
	public static int Compare(string strA, int indexA, string strB, int indexB, int length, bool ignoreCase);
	public static int Compare(string strA, int indexA, string strB, int indexB, int length, bool ignoreCase, CultureInfo culture);
	public static int Compare(string strA, int indexA, string strB, int indexB, int length, CultureInfo culture, CompareOptions options);
	public static int Compare(string strA, int indexA, string strB, int indexB, int length, StringComparison comparisonType);
	public static int CompareOrdinal(string strA, string strB);
	public static int CompareOrdinal(string strA, int indexA, string strB, int indexB, int length);
	public int CompareTo(object value);
	public int CompareTo(string strB);
	public bool EndsWith(string value);
	public bool EndsWith(string value, StringComparison comparisonType);
	public bool EndsWith(string value, bool ignoreCase, CultureInfo culture);
	public bool EndsWith(char value);
	public bool Equals(string value);
	public bool Equals(string value, StringComparison comparisonType);
	public static bool Equals(string a, string b);
	public static bool Equals(string a, string b, StringComparison comparisonType);
	public static bool operator ==(string a, string b);
	public static bool operator !=(string a, string b);
	public int GetHashCode(StringComparison comparisonType);
	public static int GetHashCode(ReadOnlySpan<char> value);
	public static int GetHashCode(ReadOnlySpan<char> value, StringComparison comparisonType);
	public bool StartsWith(string value);
	public bool StartsWith(string value, StringComparison comparisonType);
	public bool StartsWith(string value, bool ignoreCase, CultureInfo culture);
	public bool StartsWith(char value);
	public String(char[] value);
	public String(char[] value, int startIndex, int length);
	public String(char* value);
	public String(char* value, int startIndex, int length);
	public String(sbyte* value);
	public String(sbyte* value, int startIndex, int length);
	public String(sbyte* value, int startIndex, int length, Encoding enc);
	public String(char c, int count);
	public String(ReadOnlySpan<char> value);
	public static string Create<TState>(int length, TState state, SpanAction<char, TState> action) where TState : allows ref struct;
	public static string Create(IFormatProvider provider, ref DefaultInterpolatedStringHandler handler);
	public static string Create(IFormatProvider provider, Span<char> initialBuffer, ref DefaultInterpolatedStringHandler handler);
	public static implicit operator ReadOnlySpan<char>(string value);
	public object Clone();
	public static string Copy(string str);
	public void CopyTo(int sourceIndex, char[] destination, int destinationIndex, int count);
	public void CopyTo(Span<char> destination);
	public bool TryCopyTo(Span<char> destination);
	public char[] ToCharArray();
	public char[] ToCharArray(int startIndex, int length);
	public static bool IsNullOrEmpty(string value);
	public static bool IsNullOrWhiteSpace(string value);
	public ref readonly char GetPinnableReference();
	public string ToString(IFormatProvider provider);
	public CharEnumerator GetEnumerator();
	public StringRuneEnumerator EnumerateRunes();
	public TypeCode GetTypeCode();
	public bool IsNormalized();
	public bool IsNormalized(NormalizationForm normalizationForm);
	public string Normalize();
	public string Normalize(NormalizationForm normalizationForm);
	public static string Concat(object arg0);
	public static string Concat(object arg0, object arg1);
	public static string Concat(object arg0, object arg1, object arg2);
	public static string Concat(params object[] args);
	public static string Concat(params ReadOnlySpan<object> args);
	public static string Concat<T>(IEnumerable<T> values);
	public static string Concat(IEnumerable<string> values);
	public static string Concat(string str0, string str1);
	public static string Concat(string str0, string str1, string str2);
	public static string Concat(string str0, string str1, string str2, string str3);
	public static string Concat(ReadOnlySpan<char> str0, ReadOnlySpan<char> str1);
	public static string Concat(ReadOnlySpan<char> str0, ReadOnlySpan<char> str1, ReadOnlySpan<char> str2);
	public static string Concat(ReadOnlySpan<char> str0, ReadOnlySpan<char> str1, ReadOnlySpan<char> str2, ReadOnlySpan<char> str3);
	public static string Concat(params string[] values);
	public static string Concat(params ReadOnlySpan<string> values);
	public static string Format(string format, object arg0);
	public static string Format(string format, object arg0, object arg1);
	public static string Format(string format, object arg0, object arg1, object arg2);
	public static string Format(string format, params object[] args);
	public static string Format(string format, params ReadOnlySpan<object> args);
	public static string Format(IFormatProvider provider, string format, object arg0);
	public static string Format(IFormatProvider provider, string format, object arg0, object arg1);
	public static string Format(IFormatProvider provider, string format, object arg0, object arg1, object arg2);
	public static string Format(IFormatProvider provider, string format, params object[] args);
	public static string Format(IFormatProvider provider, string format, params ReadOnlySpan<object> args);
	public static string Format<TArg0>(IFormatProvider provider, CompositeFormat format, TArg0 arg0);
	public static string Format<TArg0, TArg1>(IFormatProvider provider, CompositeFormat format, TArg0 arg0, TArg1 arg1);
	public static string Format<TArg0, TArg1, TArg2>(IFormatProvider provider, CompositeFormat format, TArg0 arg0, TArg1 arg1, TArg2 arg2);
	public static string Format(IFormatProvider provider, CompositeFormat format, params object[] args);
	public static string Format(IFormatProvider provider, CompositeFormat format, params ReadOnlySpan<object> args);
	public string Insert(int startIndex, string value);
	public static string Join(char separator, params string[] value);
	public static string Join(char separator, params ReadOnlySpan<string> value);
	public static string Join(string separator, params string[] value);
	public static string Join(string separator, params ReadOnlySpan<string> value);
	public static string Join(char separator, string[] value, int startIndex, int count);
	public static string Join(string separator, string[] value, int startIndex, int count);
	public static string Join(string separator, IEnumerable<string> values);
	public static string Join(char separator, params object[] values);
	public static string Join(char separator, params ReadOnlySpan<object> values);
	public static string Join(string separator, params object[] values);
	public static string Join(string separator, params ReadOnlySpan<object> values);
	public static string Join<T>(char separator, IEnumerable<T> values);
	public static string Join<T>(string separator, IEnumerable<T> values);
	public string PadLeft(int totalWidth);
	public string PadLeft(int totalWidth, char paddingChar);
	public string PadRight(int totalWidth);
	public string PadRight(int totalWidth, char paddingChar);
	public string Remove(int startIndex, int count);
	public string Remove(int startIndex);
	public string Replace(string oldValue, string newValue, bool ignoreCase, CultureInfo culture);
	public string Replace(string oldValue, string newValue, StringComparison comparisonType);
	public string Replace(char oldChar, char newChar);
	public string Replace(string oldValue, string newValue);
	public string ReplaceLineEndings();
	public string ReplaceLineEndings(string replacementText);
	public string[] Split(char separator, StringSplitOptions options = (StringSplitOptions)0);
	public string[] Split(char separator, int count, StringSplitOptions options = (StringSplitOptions)0);
	public string[] Split(params char[] separator);
	public string[] Split(params ReadOnlySpan<char> separator);
	public string[] Split(char[] separator, int count);
	public string[] Split(char[] separator, StringSplitOptions options);
	public string[] Split(char[] separator, int count, StringSplitOptions options);
	public string[] Split(string separator, StringSplitOptions options = (StringSplitOptions)0);
	public string[] Split(string separator, int count, StringSplitOptions options = (StringSplitOptions)0);
	public string[] Split(string[] separator, StringSplitOptions options);
	public string[] Split(string[] separator, int count, StringSplitOptions options);
	public string Substring(int startIndex);
	public string Substring(int startIndex, int length);
	public string ToLower();
	public string ToLower(CultureInfo culture);
	public string ToLowerInvariant();
	public string ToUpper();
	public string ToUpper(CultureInfo culture);
	public string ToUpperInvariant();
	public string Trim();
	public string Trim(char trimChar);
	public string Trim(params char[] trimChars);
	public string Trim(params ReadOnlySpan<char> trimChars);
	public string TrimStart();
	public string TrimStart(char trimChar);
	public string TrimStart(params char[] trimChars);
	public string TrimStart(params ReadOnlySpan<char> trimChars);
	public string TrimEnd();
	public string TrimEnd(char trimChar);
	public string TrimEnd(params char[] trimChars);
	public string TrimEnd(params ReadOnlySpan<char> trimChars);
	public bool Contains(string value);
	public bool Contains(string value, StringComparison comparisonType);
	public bool Contains(char value);
	public bool Contains(char value, StringComparison comparisonType);
	public int IndexOf(char value);
	public int IndexOf(char value, int startIndex);
	public int IndexOf(char value, StringComparison comparisonType);
	public int IndexOf(char value, int startIndex, int count);
	public int IndexOfAny(char[] anyOf);
	public int IndexOfAny(char[] anyOf, int startIndex);
	public int IndexOfAny(char[] anyOf, int startIndex, int count);
	public int IndexOf(string value);
	public int IndexOf(string value, int startIndex);
	public int IndexOf(string value, int startIndex, int count);
	public int IndexOf(string value, StringComparison comparisonType);
	public int IndexOf(string value, int startIndex, StringComparison comparisonType);
	public int IndexOf(string value, int startIndex, int count, StringComparison comparisonType);
	public int LastIndexOf(char value);
	public int LastIndexOf(char value, int startIndex);
	public int LastIndexOf(char value, int startIndex, int count);
	public int LastIndexOfAny(char[] anyOf);
	public int LastIndexOfAny(char[] anyOf, int startIndex);
	public int LastIndexOfAny(char[] anyOf, int startIndex, int count);
	public int LastIndexOf(string value);
	public int LastIndexOf(string value, int startIndex);
	public int LastIndexOf(string value, int startIndex, int count);
	public int LastIndexOf(string value, StringComparison comparisonType);
	public int LastIndexOf(string value, int startIndex, StringComparison comparisonType);
	public int LastIndexOf(string value, int startIndex, int count, StringComparison comparisonType);
	public char this[int index] { get; }
	public int Length { get; }
}
public abstract class StringComparer : IComparer, IEqualityComparer, IComparer<string>, IEqualityComparer<string> {
	public static StringComparer FromComparison(StringComparison comparisonType);
	public static StringComparer Create(CultureInfo culture, bool ignoreCase);
	public static StringComparer Create(CultureInfo culture, CompareOptions options);
	public static bool IsWellKnownOrdinalComparer(IEqualityComparer<string> comparer, out bool ignoreCase);
	public static bool IsWellKnownCultureAwareComparer(IEqualityComparer<string> comparer, out CompareInfo compareInfo, out CompareOptions compareOptions);
	public int Compare(object x, object y);
	public bool Equals(object x, object y);
	public int GetHashCode(object obj);
	public abstract int Compare(string x, string y);
	public abstract bool Equals(string x, string y);
	public abstract int GetHashCode(string obj);
	protected StringComparer();
	public static StringComparer InvariantCulture { get; }
	public static StringComparer InvariantCultureIgnoreCase { get; }
	public static StringComparer CurrentCulture { get; }
	public static StringComparer CurrentCultureIgnoreCase { get; }
	public static StringComparer Ordinal { get; }
	public static StringComparer OrdinalIgnoreCase { get; }
}
public enum StringComparison { CurrentCulture = 0, CurrentCultureIgnoreCase = 1, InvariantCulture = 2, InvariantCultureIgnoreCase = 3, Ordinal = 4, OrdinalIgnoreCase = 5 }
public static class StringNormalizationExtensions {
	public static bool IsNormalized(this string strInput);
	public static bool IsNormalized(this string strInput, NormalizationForm normalizationForm);
	public static string Normalize(this string strInput);
	public static string Normalize(this string strInput, NormalizationForm normalizationForm);
}
[global::System.Flags] public enum StringSplitOptions { None = 0, RemoveEmptyEntries = 1, TrimEntries = 2 }
public class SystemException : Exception {
	public SystemException();
	public SystemException(string message);
	public SystemException(string message, Exception innerException);
}
public class ThreadStaticAttribute : Attribute {
	public ThreadStaticAttribute();
}
public readonly struct TimeOnly : IComparable, IComparable<TimeOnly>, IEquatable<TimeOnly>, ISpanFormattable, IFormattable {
	public TimeOnly(int hour, int minute);
	public TimeOnly(int hour, int minute, int second);
	public TimeOnly(int hour, int minute, int second, int millisecond);
	public TimeOnly(int hour, int minute, int second, int millisecond, int microsecond);
	public TimeOnly(long ticks);
	public TimeOnly Add(TimeSpan value);
	public TimeOnly Add(TimeSpan value, out int wrappedDays);
	public TimeOnly AddHours(double value);
	public TimeOnly AddHours(double value, out int wrappedDays);
	public TimeOnly AddMinutes(double value);
	public TimeOnly AddMinutes(double value, out int wrappedDays);
	public bool IsBetween(TimeOnly start, TimeOnly end);
	public static bool operator ==(TimeOnly left, TimeOnly right);
	public static bool operator !=(TimeOnly left, TimeOnly right);
	public static bool operator >(TimeOnly left, TimeOnly right);
	public static bool operator >=(TimeOnly left, TimeOnly right);
	public static bool operator <(TimeOnly left, TimeOnly right);
	public static bool operator <=(TimeOnly left, TimeOnly right);
	public static TimeSpan operator -(TimeOnly t1, TimeOnly t2);
	public void Deconstruct(out int hour, out int minute);
	public void Deconstruct(out int hour, out int minute, out int second);
	public void Deconstruct(out int hour, out int minute, out int second, out int millisecond);
	public void Deconstruct(out int hour, out int minute, out int second, out int millisecond, out int microsecond);
	public static TimeOnly FromTimeSpan(TimeSpan timeSpan);
	public static TimeOnly FromDateTime(DateTime dateTime);
	public TimeSpan ToTimeSpan();
	public int CompareTo(TimeOnly value);
	public int CompareTo(object value);
	public bool Equals(TimeOnly value);
	public static TimeOnly Parse(ReadOnlySpan<char> s, IFormatProvider provider = null, DateTimeStyles style = (DateTimeStyles)0);
	public static TimeOnly ParseExact(ReadOnlySpan<char> s, ReadOnlySpan<char> format, IFormatProvider provider = null, DateTimeStyles style = (DateTimeStyles)0);
	public static TimeOnly ParseExact(ReadOnlySpan<char> s, string[] formats);
	public static TimeOnly ParseExact(ReadOnlySpan<char> s, string[] formats, IFormatProvider provider, DateTimeStyles style = (DateTimeStyles)0);
	public static TimeOnly Parse(string s);
	public static TimeOnly Parse(string s, IFormatProvider provider, DateTimeStyles style = (DateTimeStyles)0);
	public static TimeOnly ParseExact(string s, string format);
	public static TimeOnly ParseExact(string s, string format, IFormatProvider provider, DateTimeStyles style = (DateTimeStyles)0);
	public static TimeOnly ParseExact(string s, string[] formats);
	public static TimeOnly ParseExact(string s, string[] formats, IFormatProvider provider, DateTimeStyles style = (DateTimeStyles)0);
	public static bool TryParse(ReadOnlySpan<char> s, out TimeOnly result);
	public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, DateTimeStyles style, out TimeOnly result);
	public static bool TryParseExact(ReadOnlySpan<char> s, ReadOnlySpan<char> format, out TimeOnly result);
	public static bool TryParseExact(ReadOnlySpan<char> s, ReadOnlySpan<char> format, IFormatProvider provider, DateTimeStyles style, out TimeOnly result);
	public static bool TryParseExact(ReadOnlySpan<char> s, string[] formats, out TimeOnly result);
	public static bool TryParseExact(ReadOnlySpan<char> s, string[] formats, IFormatProvider provider, DateTimeStyles style, out TimeOnly result);
	public static bool TryParse(string s, out TimeOnly result);
	public static bool TryParse(string s, IFormatProvider provider, DateTimeStyles style, out TimeOnly result);
	public static bool TryParseExact(string s, string format, out TimeOnly result);
	public static bool TryParseExact(string s, string format, IFormatProvider provider, DateTimeStyles style, out TimeOnly result);
	public static bool TryParseExact(string s, string[] formats, out TimeOnly result);
	public static bool TryParseExact(string s, string[] formats, IFormatProvider provider, DateTimeStyles style, out TimeOnly result);
	public string ToLongTimeString();
	public string ToShortTimeString();
	public string ToString(string format);
	public string ToString(IFormatProvider provider);
	public string ToString(string format, IFormatProvider provider);
	public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null);
	public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null);
	public static TimeOnly Parse(string s, IFormatProvider provider);
	public static bool TryParse(string s, IFormatProvider provider, out TimeOnly result);
	public static TimeOnly Parse(ReadOnlySpan<char> s, IFormatProvider provider);
	public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, out TimeOnly result);
	public static TimeOnly MinValue { get; }
	public static TimeOnly MaxValue { get; }
	public int Hour { get; }
	public int Minute { get; }
	public int Second { get; }
	public int Millisecond { get; }
	public int Microsecond { get; }
	public int Nanosecond { get; }
	public long Ticks { get; }
}
public abstract class TimeProvider {
	protected TimeProvider();
	public virtual DateTimeOffset GetUtcNow();
	public DateTimeOffset GetLocalNow();
	public virtual long GetTimestamp();
	public TimeSpan GetElapsedTime(long startingTimestamp, long endingTimestamp);
	public TimeSpan GetElapsedTime(long startingTimestamp);
	public virtual ITimer CreateTimer(TimerCallback callback, object state, TimeSpan dueTime, TimeSpan period);
	public static TimeProvider System { get; }
	public virtual TimeZoneInfo LocalTimeZone { get; }
	public virtual long TimestampFrequency { get; }
}
public readonly struct TimeSpan : IComparable, IComparable<TimeSpan>, IEquatable<TimeSpan>, ISpanFormattable, IFormattable {
	public const long NanosecondsPerTick = 100;
	public const long TicksPerMicrosecond = 10;
	public const long TicksPerMillisecond = 10000;
	public const long TicksPerSecond = 10000000;
	public const long TicksPerMinute = 600000000;
	public const long TicksPerHour = 36000000000;
	public const long TicksPerDay = 864000000000;
	public const long MicrosecondsPerMillisecond = 1000;
	public const long MicrosecondsPerSecond = 1000000;
	public const long MicrosecondsPerMinute = 60000000;
	public const long MicrosecondsPerHour = 3600000000;
	public const long MicrosecondsPerDay = 86400000000;
	public const long MillisecondsPerSecond = 1000;
	public const long MillisecondsPerMinute = 60000;
	public const long MillisecondsPerHour = 3600000;
	public const long MillisecondsPerDay = 86400000;
	public const long SecondsPerMinute = 60;
	public const long SecondsPerHour = 3600;
	public const long SecondsPerDay = 86400;
	public const long MinutesPerHour = 60;
	public const long MinutesPerDay = 1440;
	public const int HoursPerDay = 24;
	public static readonly TimeSpan Zero;
	public static readonly TimeSpan MaxValue;
	public static readonly TimeSpan MinValue;
	public TimeSpan(long ticks);
	public TimeSpan(int hours, int minutes, int seconds);
	public TimeSpan(int days, int hours, int minutes, int seconds);
	public TimeSpan(int days, int hours, int minutes, int seconds, int milliseconds);
	public TimeSpan(int days, int hours, int minutes, int seconds, int milliseconds, int microseconds);
	public TimeSpan Add(TimeSpan ts);
	public static int Compare(TimeSpan t1, TimeSpan t2);
	public int CompareTo(object value);
	public int CompareTo(TimeSpan value);
	public static TimeSpan FromDays(double value);
	public TimeSpan Duration();
	public bool Equals(TimeSpan obj);
	public static bool Equals(TimeSpan t1, TimeSpan t2);
	public static TimeSpan FromDays(int days);
	public static TimeSpan FromDays(int days, int hours = 0, long minutes = 0, long seconds = 0, long milliseconds = 0, long microseconds = 0);
	public static TimeSpan FromHours(int hours);
	public static TimeSpan FromHours(int hours, long minutes = 0, long seconds = 0, long milliseconds = 0, long microseconds = 0);
	public static TimeSpan FromMinutes(long minutes);
	public static TimeSpan FromMinutes(long minutes, long seconds = 0, long milliseconds = 0, long microseconds = 0);
	public static TimeSpan FromSeconds(long seconds);
	public static TimeSpan FromSeconds(long seconds, long milliseconds = 0, long microseconds = 0);
	public static TimeSpan FromMilliseconds(long milliseconds, long microseconds = 0);
	public static TimeSpan FromMicroseconds(long microseconds);
	public static TimeSpan FromHours(double value);
	public static TimeSpan FromMilliseconds(double value);
	public static TimeSpan FromMicroseconds(double value);
	public static TimeSpan FromMinutes(double value);
	public TimeSpan Negate();
	public static TimeSpan FromSeconds(double value);
	public TimeSpan Subtract(TimeSpan ts);
	public TimeSpan Multiply(double factor);
	public TimeSpan Divide(double divisor);
	public double Divide(TimeSpan ts);
	public static TimeSpan FromTicks(long value);
	public static TimeSpan Parse(string s);
	public static TimeSpan Parse(string input, IFormatProvider formatProvider);
	public static TimeSpan Parse(ReadOnlySpan<char> input, IFormatProvider formatProvider = null);
	public static TimeSpan ParseExact(string input, string format, IFormatProvider formatProvider);
	public static TimeSpan ParseExact(string input, string[] formats, IFormatProvider formatProvider);
	public static TimeSpan ParseExact(string input, string format, IFormatProvider formatProvider, TimeSpanStyles styles);
	public static TimeSpan ParseExact(ReadOnlySpan<char> input, ReadOnlySpan<char> format, IFormatProvider formatProvider, TimeSpanStyles styles = (TimeSpanStyles)0);
	public static TimeSpan ParseExact(string input, string[] formats, IFormatProvider formatProvider, TimeSpanStyles styles);
	public static TimeSpan ParseExact(ReadOnlySpan<char> input, string[] formats, IFormatProvider formatProvider, TimeSpanStyles styles = (TimeSpanStyles)0);
	public static bool TryParse(string s, out TimeSpan result);
	public static bool TryParse(ReadOnlySpan<char> s, out TimeSpan result);
	public static bool TryParse(string input, IFormatProvider formatProvider, out TimeSpan result);
	public static bool TryParse(ReadOnlySpan<char> input, IFormatProvider formatProvider, out TimeSpan result);
	public static bool TryParseExact(string input, string format, IFormatProvider formatProvider, out TimeSpan result);
	public static bool TryParseExact(ReadOnlySpan<char> input, ReadOnlySpan<char> format, IFormatProvider formatProvider, out TimeSpan result);
	public static bool TryParseExact(string input, string[] formats, IFormatProvider formatProvider, out TimeSpan result);
	public static bool TryParseExact(ReadOnlySpan<char> input, string[] formats, IFormatProvider formatProvider, out TimeSpan result);
	public static bool TryParseExact(string input, string format, IFormatProvider formatProvider, TimeSpanStyles styles, out TimeSpan result);
	public static bool TryParseExact(ReadOnlySpan<char> input, ReadOnlySpan<char> format, IFormatProvider formatProvider, TimeSpanStyles styles, out TimeSpan result);
	public static bool TryParseExact(string input, string[] formats, IFormatProvider formatProvider, TimeSpanStyles styles, out TimeSpan result);
	public static bool TryParseExact(ReadOnlySpan<char> input, string[] formats, IFormatProvider formatProvider, TimeSpanStyles styles, out TimeSpan result);
	public string ToString(string format);
	public string ToString(string format, IFormatProvider formatProvider);
	public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default, IFormatProvider formatProvider = null);
	public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, ReadOnlySpan<char> format = default, IFormatProvider formatProvider = null);
	public static TimeSpan operator -(TimeSpan t);
	public static TimeSpan operator -(TimeSpan t1, TimeSpan t2);
	public static TimeSpan operator +(TimeSpan t);
	public static TimeSpan operator +(TimeSpan t1, TimeSpan t2);
	public static TimeSpan operator *(TimeSpan timeSpan, double factor);
	public static TimeSpan operator *(double factor, TimeSpan timeSpan);
	public static TimeSpan operator /(TimeSpan timeSpan, double divisor);
	public static double operator /(TimeSpan t1, TimeSpan t2);
	public static bool operator ==(TimeSpan t1, TimeSpan t2);
	public static bool operator !=(TimeSpan t1, TimeSpan t2);
	public static bool operator <(TimeSpan t1, TimeSpan t2);
	public static bool operator <=(TimeSpan t1, TimeSpan t2);
	public static bool operator >(TimeSpan t1, TimeSpan t2);
	public static bool operator >=(TimeSpan t1, TimeSpan t2);
	public long Ticks { get; }
	public int Days { get; }
	public int Hours { get; }
	public int Milliseconds { get; }
	public int Microseconds { get; }
	public int Nanoseconds { get; }
	public int Minutes { get; }
	public int Seconds { get; }
	public double TotalDays { get; }
	public double TotalHours { get; }
	public double TotalMilliseconds { get; }
	public double TotalMicroseconds { get; }
	public double TotalNanoseconds { get; }
	public double TotalMinutes { get; }
	public double TotalSeconds { get; }
}
public abstract class TimeZone {
	protected TimeZone();
	public abstract TimeSpan GetUtcOffset(DateTime time);
	public virtual DateTime ToUniversalTime(DateTime time);
	public virtual DateTime ToLocalTime(DateTime time);
	public abstract global::System.Globalization.DaylightTime GetDaylightChanges(int year);
	public virtual bool IsDaylightSavingTime(DateTime time);
	public static bool IsDaylightSavingTime(DateTime time, global::System.Globalization.DaylightTime daylightTimes);
	public static TimeZone CurrentTimeZone { get; }
	public abstract string StandardName { get; }
	public abstract string DaylightName { get; }
}
public sealed class TimeZoneInfo : IEquatable<TimeZoneInfo>, ISerializable, IDeserializationCallback {
	public TimeSpan[] GetAmbiguousTimeOffsets(DateTimeOffset dateTimeOffset);
	public TimeSpan[] GetAmbiguousTimeOffsets(DateTime dateTime);
	public TimeSpan GetUtcOffset(DateTimeOffset dateTimeOffset);
	public TimeSpan GetUtcOffset(DateTime dateTime);
	public bool IsAmbiguousTime(DateTimeOffset dateTimeOffset);
	public bool IsAmbiguousTime(DateTime dateTime);
	public bool IsDaylightSavingTime(DateTimeOffset dateTimeOffset);
	public bool IsDaylightSavingTime(DateTime dateTime);
	public bool IsInvalidTime(DateTime dateTime);
	public static void ClearCachedData();
	public static DateTimeOffset ConvertTimeBySystemTimeZoneId(DateTimeOffset dateTimeOffset, string destinationTimeZoneId);
	public static DateTime ConvertTimeBySystemTimeZoneId(DateTime dateTime, string destinationTimeZoneId);
	public static TimeZoneInfo FindSystemTimeZoneById(string id);
	public static bool TryFindSystemTimeZoneById(string id, out TimeZoneInfo timeZoneInfo);
	public static DateTime ConvertTimeBySystemTimeZoneId(DateTime dateTime, string sourceTimeZoneId, string destinationTimeZoneId);
	public static DateTimeOffset ConvertTime(DateTimeOffset dateTimeOffset, TimeZoneInfo destinationTimeZone);
	public static DateTime ConvertTime(DateTime dateTime, TimeZoneInfo destinationTimeZone);
	public static DateTime ConvertTime(DateTime dateTime, TimeZoneInfo sourceTimeZone, TimeZoneInfo destinationTimeZone);
	public static DateTime ConvertTimeFromUtc(DateTime dateTime, TimeZoneInfo destinationTimeZone);
	public static DateTime ConvertTimeToUtc(DateTime dateTime);
	public static DateTime ConvertTimeToUtc(DateTime dateTime, TimeZoneInfo sourceTimeZone);
	public bool Equals(TimeZoneInfo other);
	public static TimeZoneInfo FromSerializedString(string source);
	public static ReadOnlyCollection<TimeZoneInfo> GetSystemTimeZones();
	public static ReadOnlyCollection<TimeZoneInfo> GetSystemTimeZones(bool skipSorting);
	public bool HasSameRules(TimeZoneInfo other);
	public string ToSerializedString();
	public static TimeZoneInfo CreateCustomTimeZone(string id, TimeSpan baseUtcOffset, string displayName, string standardDisplayName);
	public static TimeZoneInfo CreateCustomTimeZone(string id, TimeSpan baseUtcOffset, string displayName, string standardDisplayName, string daylightDisplayName, TimeZoneInfo.AdjustmentRule[] adjustmentRules);
	public static TimeZoneInfo CreateCustomTimeZone(string id, TimeSpan baseUtcOffset, string displayName, string standardDisplayName, string daylightDisplayName, TimeZoneInfo.AdjustmentRule[] adjustmentRules, bool disableDaylightSavingTime);
	public static bool TryConvertIanaIdToWindowsId(string ianaId, out string windowsId);
	public static bool TryConvertWindowsIdToIanaId(string windowsId, out string ianaId);
	public static bool TryConvertWindowsIdToIanaId(string windowsId, string region, out string ianaId);
	public TimeZoneInfo.AdjustmentRule[] GetAdjustmentRules();
	private TimeZoneInfo();
	public string Id { get; }
	public bool HasIanaId { get; }
	public string DisplayName { get; }
	public string StandardName { get; }
	public string DaylightName { get; }
	public TimeSpan BaseUtcOffset { get; }
	public bool SupportsDaylightSavingTime { get; }
	public static TimeZoneInfo Local { get; }
	public static TimeZoneInfo Utc { get; }
	public sealed class AdjustmentRule : IEquatable<TimeZoneInfo.AdjustmentRule>, ISerializable, IDeserializationCallback {
		public bool Equals(TimeZoneInfo.AdjustmentRule other);
		public static TimeZoneInfo.AdjustmentRule CreateAdjustmentRule(DateTime dateStart, DateTime dateEnd, TimeSpan daylightDelta, TimeZoneInfo.TransitionTime daylightTransitionStart, TimeZoneInfo.TransitionTime daylightTransitionEnd, TimeSpan baseUtcOffsetDelta);
		public static TimeZoneInfo.AdjustmentRule CreateAdjustmentRule(DateTime dateStart, DateTime dateEnd, TimeSpan daylightDelta, TimeZoneInfo.TransitionTime daylightTransitionStart, TimeZoneInfo.TransitionTime daylightTransitionEnd);
		private AdjustmentRule();
		public DateTime DateStart { get; }
		public DateTime DateEnd { get; }
		public TimeSpan DaylightDelta { get; }
		public TimeZoneInfo.TransitionTime DaylightTransitionStart { get; }
		public TimeZoneInfo.TransitionTime DaylightTransitionEnd { get; }
		public TimeSpan BaseUtcOffsetDelta { get; }
	}
	public readonly struct TransitionTime : IEquatable<TimeZoneInfo.TransitionTime>, ISerializable, IDeserializationCallback {
		public static bool operator ==(TimeZoneInfo.TransitionTime t1, TimeZoneInfo.TransitionTime t2);
		public static bool operator !=(TimeZoneInfo.TransitionTime t1, TimeZoneInfo.TransitionTime t2);
		public bool Equals(TimeZoneInfo.TransitionTime other);
		public static TimeZoneInfo.TransitionTime CreateFixedDateRule(DateTime timeOfDay, int month, int day);
		public static TimeZoneInfo.TransitionTime CreateFloatingDateRule(DateTime timeOfDay, int month, int week, DayOfWeek dayOfWeek);
		public DateTime TimeOfDay { get; }
		public int Month { get; }
		public int Week { get; }
		public int Day { get; }
		public DayOfWeek DayOfWeek { get; }
		public bool IsFixedDateRule { get; }
	}
}
public class TimeZoneNotFoundException : Exception {
	public TimeZoneNotFoundException();
	public TimeZoneNotFoundException(string message);
	public TimeZoneNotFoundException(string message, Exception innerException);
}
public class TimeoutException : SystemException {
	public TimeoutException();
	public TimeoutException(string message);
	public TimeoutException(string message, Exception innerException);
}
public static class Tuple {
	public static Tuple<T1> Create<T1>(T1 item1);
	public static Tuple<T1, T2> Create<T1, T2>(T1 item1, T2 item2);
	public static Tuple<T1, T2, T3> Create<T1, T2, T3>(T1 item1, T2 item2, T3 item3);
	public static Tuple<T1, T2, T3, T4> Create<T1, T2, T3, T4>(T1 item1, T2 item2, T3 item3, T4 item4);
	public static Tuple<T1, T2, T3, T4, T5> Create<T1, T2, T3, T4, T5>(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5);
	public static Tuple<T1, T2, T3, T4, T5, T6> Create<T1, T2, T3, T4, T5, T6>(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5, T6 item6);
	public static Tuple<T1, T2, T3, T4, T5, T6, T7> Create<T1, T2, T3, T4, T5, T6, T7>(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5, T6 item6, T7 item7);
	public static Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8>> Create<T1, T2, T3, T4, T5, T6, T7, T8>(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5, T6 item6, T7 item7, T8 item8);
}
public class Tuple<T1> : IStructuralEquatable, IStructuralComparable, IComparable, ITuple {
	public Tuple(T1 item1);
	public T1 Item1 { get; }
}
public class Tuple<T1, T2> : IStructuralEquatable, IStructuralComparable, IComparable, ITuple {
	public Tuple(T1 item1, T2 item2);
	public T1 Item1 { get; }
	public T2 Item2 { get; }
}
public class Tuple<T1, T2, T3> : IStructuralEquatable, IStructuralComparable, IComparable, ITuple {
	public Tuple(T1 item1, T2 item2, T3 item3);
	public T1 Item1 { get; }
	public T2 Item2 { get; }
	public T3 Item3 { get; }
}
public class Tuple<T1, T2, T3, T4> : IStructuralEquatable, IStructuralComparable, IComparable, ITuple {
	public Tuple(T1 item1, T2 item2, T3 item3, T4 item4);
	public T1 Item1 { get; }
	public T2 Item2 { get; }
	public T3 Item3 { get; }
	public T4 Item4 { get; }
}
public class Tuple<T1, T2, T3, T4, T5> : IStructuralEquatable, IStructuralComparable, IComparable, ITuple {
	public Tuple(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5);
	public T1 Item1 { get; }
	public T2 Item2 { get; }
	public T3 Item3 { get; }
	public T4 Item4 { get; }
	public T5 Item5 { get; }
}
public class Tuple<T1, T2, T3, T4, T5, T6> : IStructuralEquatable, IStructuralComparable, IComparable, ITuple {
	public Tuple(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5, T6 item6);
	public T1 Item1 { get; }
	public T2 Item2 { get; }
	public T3 Item3 { get; }
	public T4 Item4 { get; }
	public T5 Item5 { get; }
	public T6 Item6 { get; }
}
public class Tuple<T1, T2, T3, T4, T5, T6, T7> : IStructuralEquatable, IStructuralComparable, IComparable, ITuple {
	public Tuple(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5, T6 item6, T7 item7);
	public T1 Item1 { get; }
	public T2 Item2 { get; }
	public T3 Item3 { get; }
	public T4 Item4 { get; }
	public T5 Item5 { get; }
	public T6 Item6 { get; }
	public T7 Item7 { get; }
}
public class Tuple<T1, T2, T3, T4, T5, T6, T7, TRest> : IStructuralEquatable, IStructuralComparable, IComparable, ITuple {
	public Tuple(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5, T6 item6, T7 item7, TRest rest);
	public T1 Item1 { get; }
	public T2 Item2 { get; }
	public T3 Item3 { get; }
	public T4 Item4 { get; }
	public T5 Item5 { get; }
	public T6 Item6 { get; }
	public T7 Item7 { get; }
	public TRest Rest { get; }
}
public abstract class Type : MemberInfo, global::System.Reflection.IReflect {
	public static readonly char Delimiter;
	public static readonly Type[] EmptyTypes;
	public static readonly object Missing;
	public static readonly global::System.Reflection.MemberFilter FilterAttribute;
	public static readonly global::System.Reflection.MemberFilter FilterName;
	public static readonly global::System.Reflection.MemberFilter FilterNameIgnoreCase;
	public static Type GetType(string typeName, bool throwOnError, bool ignoreCase);
	public static Type GetType(string typeName, bool throwOnError);
	public static Type GetType(string typeName);
	public static Type GetType(string typeName, Func<AssemblyName, Assembly> assemblyResolver, Func<Assembly, string, bool, Type> typeResolver);
	public static Type GetType(string typeName, Func<AssemblyName, Assembly> assemblyResolver, Func<Assembly, string, bool, Type> typeResolver, bool throwOnError);
	public static Type GetType(string typeName, Func<AssemblyName, Assembly> assemblyResolver, Func<Assembly, string, bool, Type> typeResolver, bool throwOnError, bool ignoreCase);
	public static Type GetTypeFromHandle(RuntimeTypeHandle handle);
	protected Type();
	public Type GetType();
	protected abstract bool IsArrayImpl();
	protected abstract bool IsByRefImpl();
	protected abstract bool IsPointerImpl();
	protected abstract bool HasElementTypeImpl();
	public abstract Type GetElementType();
	public virtual int GetArrayRank();
	public virtual Type GetGenericTypeDefinition();
	public virtual Type[] GetGenericArguments();
	public virtual Type[] GetOptionalCustomModifiers();
	public virtual Type[] GetRequiredCustomModifiers();
	public virtual Type[] GetGenericParameterConstraints();
	protected abstract TypeAttributes GetAttributeFlagsImpl();
	protected abstract bool IsCOMObjectImpl();
	protected virtual bool IsContextfulImpl();
	protected virtual bool IsMarshalByRefImpl();
	protected abstract bool IsPrimitiveImpl();
	protected virtual bool IsValueTypeImpl();
	public bool IsAssignableTo(Type targetType);
	public ConstructorInfo GetConstructor(Type[] types);
	public ConstructorInfo GetConstructor(BindingFlags bindingAttr, Type[] types);
	public ConstructorInfo GetConstructor(BindingFlags bindingAttr, Binder binder, Type[] types, global::System.Reflection.ParameterModifier[] modifiers);
	public ConstructorInfo GetConstructor(BindingFlags bindingAttr, Binder binder, global::System.Reflection.CallingConventions callConvention, Type[] types, global::System.Reflection.ParameterModifier[] modifiers);
	protected abstract ConstructorInfo GetConstructorImpl(BindingFlags bindingAttr, Binder binder, global::System.Reflection.CallingConventions callConvention, Type[] types, global::System.Reflection.ParameterModifier[] modifiers);
	public ConstructorInfo[] GetConstructors();
	public abstract ConstructorInfo[] GetConstructors(BindingFlags bindingAttr);
	public EventInfo GetEvent(string name);
	public abstract EventInfo GetEvent(string name, BindingFlags bindingAttr);
	public virtual EventInfo[] GetEvents();
	public abstract EventInfo[] GetEvents(BindingFlags bindingAttr);
	public FieldInfo GetField(string name);
	public abstract FieldInfo GetField(string name, BindingFlags bindingAttr);
	public FieldInfo[] GetFields();
	public abstract FieldInfo[] GetFields(BindingFlags bindingAttr);
	public virtual Type[] GetFunctionPointerCallingConventions();
	public virtual Type GetFunctionPointerReturnType();
	public virtual Type[] GetFunctionPointerParameterTypes();
	public MemberInfo[] GetMember(string name);
	public virtual MemberInfo[] GetMember(string name, BindingFlags bindingAttr);
	public virtual MemberInfo[] GetMember(string name, MemberTypes type, BindingFlags bindingAttr);
	public MemberInfo[] GetMembers();
	public virtual MemberInfo GetMemberWithSameMetadataDefinitionAs(MemberInfo member);
	public abstract MemberInfo[] GetMembers(BindingFlags bindingAttr);
	public MethodInfo GetMethod(string name);
	public MethodInfo GetMethod(string name, BindingFlags bindingAttr);
	public MethodInfo GetMethod(string name, BindingFlags bindingAttr, Type[] types);
	public MethodInfo GetMethod(string name, Type[] types);
	public MethodInfo GetMethod(string name, Type[] types, global::System.Reflection.ParameterModifier[] modifiers);
	public MethodInfo GetMethod(string name, BindingFlags bindingAttr, Binder binder, Type[] types, global::System.Reflection.ParameterModifier[] modifiers);
	public MethodInfo GetMethod(string name, BindingFlags bindingAttr, Binder binder, global::System.Reflection.CallingConventions callConvention, Type[] types, global::System.Reflection.ParameterModifier[] modifiers);
	protected abstract MethodInfo GetMethodImpl(string name, BindingFlags bindingAttr, Binder binder, global::System.Reflection.CallingConventions callConvention, Type[] types, global::System.Reflection.ParameterModifier[] modifiers);
	public MethodInfo GetMethod(string name, int genericParameterCount, Type[] types);
	public MethodInfo GetMethod(string name, int genericParameterCount, Type[] types, global::System.Reflection.ParameterModifier[] modifiers);
	public MethodInfo GetMethod(string name, int genericParameterCount, BindingFlags bindingAttr, Type[] types);
	public MethodInfo GetMethod(string name, int genericParameterCount, BindingFlags bindingAttr, Binder binder, Type[] types, global::System.Reflection.ParameterModifier[] modifiers);
	public MethodInfo GetMethod(string name, int genericParameterCount, BindingFlags bindingAttr, Binder binder, global::System.Reflection.CallingConventions callConvention, Type[] types, global::System.Reflection.ParameterModifier[] modifiers);
	protected virtual MethodInfo GetMethodImpl(string name, int genericParameterCount, BindingFlags bindingAttr, Binder binder, global::System.Reflection.CallingConventions callConvention, Type[] types, global::System.Reflection.ParameterModifier[] modifiers);
	public MethodInfo[] GetMethods();
	public abstract MethodInfo[] GetMethods(BindingFlags bindingAttr);
	public Type GetNestedType(string name);
	public abstract Type GetNestedType(string name, BindingFlags bindingAttr);
	public Type[] GetNestedTypes();
	public abstract Type[] GetNestedTypes(BindingFlags bindingAttr);
	public PropertyInfo GetProperty(string name);
	public PropertyInfo GetProperty(string name, BindingFlags bindingAttr);
	public PropertyInfo GetProperty(string name, Type returnType);
	public PropertyInfo GetProperty(string name, Type[] types);
	public PropertyInfo GetProperty(string name, Type returnType, Type[] types);
	public PropertyInfo GetProperty(string name, Type returnType, Type[] types, global::System.Reflection.ParameterModifier[] modifiers);
	public PropertyInfo GetProperty(string name, BindingFlags bindingAttr, Binder binder, Type returnType, Type[] types, global::System.Reflection.ParameterModifier[] modifiers);
	protected abstract PropertyInfo GetPropertyImpl(string name, BindingFlags bindingAttr, Binder binder, Type returnType, Type[] types, global::System.Reflection.ParameterModifier[] modifiers);
	public PropertyInfo[] GetProperties();
	public abstract PropertyInfo[] GetProperties(BindingFlags bindingAttr);
	public virtual MemberInfo[] GetDefaultMembers();
	public static RuntimeTypeHandle GetTypeHandle(object o);
	public static Type[] GetTypeArray(object[] args);
	public static TypeCode GetTypeCode(Type type);
	protected virtual TypeCode GetTypeCodeImpl();
	public static Type GetTypeFromCLSID(Guid clsid);
	public static Type GetTypeFromCLSID(Guid clsid, bool throwOnError);
	public static Type GetTypeFromCLSID(Guid clsid, string server);
	public static Type GetTypeFromCLSID(Guid clsid, string server, bool throwOnError);
	public static Type GetTypeFromProgID(string progID);
	public static Type GetTypeFromProgID(string progID, bool throwOnError);
	public static Type GetTypeFromProgID(string progID, string server);
	public static Type GetTypeFromProgID(string progID, string server, bool throwOnError);
	public object InvokeMember(string name, BindingFlags invokeAttr, Binder binder, object target, object[] args);
	public object InvokeMember(string name, BindingFlags invokeAttr, Binder binder, object target, object[] args, CultureInfo culture);
	public abstract object InvokeMember(string name, BindingFlags invokeAttr, Binder binder, object target, object[] args, global::System.Reflection.ParameterModifier[] modifiers, CultureInfo culture, string[] namedParameters);
	public Type GetInterface(string name);
	public abstract Type GetInterface(string name, bool ignoreCase);
	public abstract Type[] GetInterfaces();
	public virtual global::System.Reflection.InterfaceMapping GetInterfaceMap(Type interfaceType);
	public virtual bool IsInstanceOfType(object o);
	public virtual bool IsEquivalentTo(Type other);
	public virtual Type GetEnumUnderlyingType();
	public virtual Array GetEnumValues();
	public virtual Array GetEnumValuesAsUnderlyingType();
	public virtual Type MakeArrayType();
	public virtual Type MakeArrayType(int rank);
	public virtual Type MakeByRefType();
	public virtual Type MakeGenericType(params Type[] typeArguments);
	public virtual Type MakePointerType();
	public static Type MakeGenericSignatureType(Type genericTypeDefinition, params Type[] typeArguments);
	public static Type MakeGenericMethodParameter(int position);
	public virtual bool Equals(Type o);
	public static bool operator ==(Type left, Type right);
	public static bool operator !=(Type left, Type right);
	public static Type ReflectionOnlyGetType(string typeName, bool throwIfNotFound, bool ignoreCase);
	public virtual bool IsEnumDefined(object value);
	public virtual string GetEnumName(object value);
	public virtual string[] GetEnumNames();
	public virtual Type[] FindInterfaces(global::System.Reflection.TypeFilter filter, object filterCriteria);
	public virtual MemberInfo[] FindMembers(MemberTypes memberType, BindingFlags bindingAttr, global::System.Reflection.MemberFilter filter, object filterCriteria);
	public virtual bool IsSubclassOf(Type c);
	public virtual bool IsAssignableFrom(Type c);
	public abstract string Namespace { get; }
	public abstract string AssemblyQualifiedName { get; }
	public abstract string FullName { get; }
	public abstract Assembly Assembly { get; }
	public abstract Module Module { get; }
	public bool IsInterface { get; }
	public bool IsNested { get; }
	public virtual MethodBase DeclaringMethod { get; }
	public abstract Type UnderlyingSystemType { get; }
	public virtual bool IsTypeDefinition { get; }
	public bool IsArray { get; }
	public bool IsByRef { get; }
	public bool IsPointer { get; }
	public virtual bool IsConstructedGenericType { get; }
	public virtual bool IsGenericParameter { get; }
	public virtual bool IsGenericTypeParameter { get; }
	public virtual bool IsGenericMethodParameter { get; }
	public virtual bool IsGenericType { get; }
	public virtual bool IsGenericTypeDefinition { get; }
	public virtual bool IsSZArray { get; }
	public virtual bool IsVariableBoundArray { get; }
	public virtual bool IsByRefLike { get; }
	public virtual bool IsFunctionPointer { get; }
	public virtual bool IsUnmanagedFunctionPointer { get; }
	public bool HasElementType { get; }
	public virtual Type[] GenericTypeArguments { get; }
	public virtual int GenericParameterPosition { get; }
	public virtual global::System.Reflection.GenericParameterAttributes GenericParameterAttributes { get; }
	public TypeAttributes Attributes { get; }
	public bool IsAbstract { get; }
	public bool IsImport { get; }
	public bool IsSealed { get; }
	public bool IsSpecialName { get; }
	public bool IsClass { get; }
	public bool IsNestedAssembly { get; }
	public bool IsNestedFamANDAssem { get; }
	public bool IsNestedFamily { get; }
	public bool IsNestedFamORAssem { get; }
	public bool IsNestedPrivate { get; }
	public bool IsNestedPublic { get; }
	public bool IsNotPublic { get; }
	public bool IsPublic { get; }
	public bool IsAutoLayout { get; }
	public bool IsExplicitLayout { get; }
	public bool IsLayoutSequential { get; }
	public bool IsAnsiClass { get; }
	public bool IsAutoClass { get; }
	public bool IsUnicodeClass { get; }
	public bool IsCOMObject { get; }
	public bool IsContextful { get; }
	public virtual bool IsEnum { get; }
	public bool IsMarshalByRef { get; }
	public bool IsPrimitive { get; }
	public bool IsValueType { get; }
	public virtual bool IsSignatureType { get; }
	public virtual bool IsSecurityCritical { get; }
	public virtual bool IsSecuritySafeCritical { get; }
	public virtual bool IsSecurityTransparent { get; }
	public virtual StructLayoutAttribute StructLayoutAttribute { get; }
	public ConstructorInfo TypeInitializer { get; }
	public virtual RuntimeTypeHandle TypeHandle { get; }
	public abstract Guid GUID { get; }
	public abstract Type BaseType { get; }
	public static Binder DefaultBinder { get; }
	public virtual bool IsSerializable { get; }
	public virtual bool ContainsGenericParameters { get; }
	public bool IsVisible { get; }
}
public class TypeAccessException : TypeLoadException {
	public TypeAccessException();
	public TypeAccessException(string message);
	public TypeAccessException(string message, Exception inner);
}
public enum TypeCode { Empty = 0, Object = 1, DBNull = 2, Boolean = 3, Char = 4, SByte = 5, Byte = 6, Int16 = 7, UInt16 = 8, Int32 = 9, UInt32 = 10, Int64 = 11, UInt64 = 12, Single = 13, Double = 14, Decimal = 15, DateTime = 16, String = 18 }
public sealed class TypeInitializationException : SystemException {
	public TypeInitializationException(string fullTypeName, Exception innerException);
	public string TypeName { get; }
}
public class TypeLoadException : SystemException {
	public TypeLoadException();
	public TypeLoadException(string message);
	public TypeLoadException(string message, Exception inner);
	public string TypeName { get; }
}
public class TypeUnloadedException : SystemException {
	public TypeUnloadedException();
	public TypeUnloadedException(string message);
	public TypeUnloadedException(string message, Exception innerException);
}
public readonly struct UInt16 : IComparable, ISpanFormattable, IFormattable, IComparable<ushort>, IEquatable<ushort> {
	public const ushort MaxValue = 65535;
	public const ushort MinValue = 0;
	public int CompareTo(object value);
	public int CompareTo(ushort value);
	public bool Equals(ushort obj);
	public string ToString(IFormatProvider provider);
	public string ToString(string format);
	public string ToString(string format, IFormatProvider provider);
	public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null);
	public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null);
	public static ushort Parse(string s);
	public static ushort Parse(string s, NumberStyles style);
	public static ushort Parse(string s, IFormatProvider provider);
	public static ushort Parse(string s, NumberStyles style, IFormatProvider provider);
	public static ushort Parse(ReadOnlySpan<char> s, NumberStyles style = (NumberStyles)7, IFormatProvider provider = null);
	public static bool TryParse(string s, out ushort result);
	public static bool TryParse(ReadOnlySpan<char> s, out ushort result);
	public static bool TryParse(ReadOnlySpan<byte> utf8Text, out ushort result);
	public static bool TryParse(string s, NumberStyles style, IFormatProvider provider, out ushort result);
	public static bool TryParse(ReadOnlySpan<char> s, NumberStyles style, IFormatProvider provider, out ushort result);
	public TypeCode GetTypeCode();
	public static (ushort Quotient, ushort Remainder) DivRem(ushort left, ushort right);
	public static ushort LeadingZeroCount(ushort value);
	public static ushort PopCount(ushort value);
	public static ushort RotateLeft(ushort value, int rotateAmount);
	public static ushort RotateRight(ushort value, int rotateAmount);
	public static ushort TrailingZeroCount(ushort value);
	public static bool IsPow2(ushort value);
	public static ushort Log2(ushort value);
	public static ushort Clamp(ushort value, ushort min, ushort max);
	public static ushort Max(ushort x, ushort y);
	public static ushort Min(ushort x, ushort y);
	public static int Sign(ushort value);
	public static bool IsEvenInteger(ushort value);
	public static bool IsOddInteger(ushort value);
	public static bool TryParse(string s, IFormatProvider provider, out ushort result);
	public static ushort Parse(ReadOnlySpan<char> s, IFormatProvider provider);
	public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, out ushort result);
	public static ushort Parse(ReadOnlySpan<byte> utf8Text, NumberStyles style = (NumberStyles)7, IFormatProvider provider = null);
	public static bool TryParse(ReadOnlySpan<byte> utf8Text, NumberStyles style, IFormatProvider provider, out ushort result);
	public static ushort Parse(ReadOnlySpan<byte> utf8Text, IFormatProvider provider);
	public static bool TryParse(ReadOnlySpan<byte> utf8Text, IFormatProvider provider, out ushort result);
}
public readonly struct UInt32 : IComparable, ISpanFormattable, IFormattable, IComparable<uint>, IEquatable<uint> {
	public const uint MaxValue = 4294967295;
	public const uint MinValue = 0;
	public static ulong BigMul(uint left, uint right);
	public int CompareTo(object value);
	public int CompareTo(uint value);
	public bool Equals(uint obj);
	public string ToString(IFormatProvider provider);
	public string ToString(string format);
	public string ToString(string format, IFormatProvider provider);
	public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null);
	public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null);
	public static uint Parse(string s);
	public static uint Parse(string s, NumberStyles style);
	public static uint Parse(string s, IFormatProvider provider);
	public static uint Parse(string s, NumberStyles style, IFormatProvider provider);
	public static uint Parse(ReadOnlySpan<char> s, NumberStyles style = (NumberStyles)7, IFormatProvider provider = null);
	public static bool TryParse(string s, out uint result);
	public static bool TryParse(ReadOnlySpan<char> s, out uint result);
	public static bool TryParse(ReadOnlySpan<byte> utf8Text, out uint result);
	public static bool TryParse(string s, NumberStyles style, IFormatProvider provider, out uint result);
	public static bool TryParse(ReadOnlySpan<char> s, NumberStyles style, IFormatProvider provider, out uint result);
	public TypeCode GetTypeCode();
	public static (uint Quotient, uint Remainder) DivRem(uint left, uint right);
	public static uint LeadingZeroCount(uint value);
	public static uint PopCount(uint value);
	public static uint RotateLeft(uint value, int rotateAmount);
	public static uint RotateRight(uint value, int rotateAmount);
	public static uint TrailingZeroCount(uint value);
	public static bool IsPow2(uint value);
	public static uint Log2(uint value);
	public static uint Clamp(uint value, uint min, uint max);
	public static uint Max(uint x, uint y);
	public static uint Min(uint x, uint y);
	public static int Sign(uint value);
	public static bool IsEvenInteger(uint value);
	public static bool IsOddInteger(uint value);
	public static bool TryParse(string s, IFormatProvider provider, out uint result);
	public static uint Parse(ReadOnlySpan<char> s, IFormatProvider provider);
	public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, out uint result);
	public static uint Parse(ReadOnlySpan<byte> utf8Text, NumberStyles style = (NumberStyles)7, IFormatProvider provider = null);
	public static bool TryParse(ReadOnlySpan<byte> utf8Text, NumberStyles style, IFormatProvider provider, out uint result);
	public static uint Parse(ReadOnlySpan<byte> utf8Text, IFormatProvider provider);
	public static bool TryParse(ReadOnlySpan<byte> utf8Text, IFormatProvider provider, out uint result);
}
public readonly struct UInt64 : IComparable, ISpanFormattable, IFormattable, IComparable<ulong>, IEquatable<ulong> {
	public const ulong MaxValue = 18446744073709551615;
	public const ulong MinValue = 0;
	public static global::System.UInt128 BigMul(ulong left, ulong right);
	public int CompareTo(object value);
	public int CompareTo(ulong value);
	public bool Equals(ulong obj);
	public string ToString(IFormatProvider provider);
	public string ToString(string format);
	public string ToString(string format, IFormatProvider provider);
	public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null);
	public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null);
	public static ulong Parse(string s);
	public static ulong Parse(string s, NumberStyles style);
	public static ulong Parse(string s, IFormatProvider provider);
	public static ulong Parse(string s, NumberStyles style, IFormatProvider provider);
	public static ulong Parse(ReadOnlySpan<char> s, NumberStyles style = (NumberStyles)7, IFormatProvider provider = null);
	public static bool TryParse(string s, out ulong result);
	public static bool TryParse(ReadOnlySpan<char> s, out ulong result);
	public static bool TryParse(ReadOnlySpan<byte> utf8Text, out ulong result);
	public static bool TryParse(string s, NumberStyles style, IFormatProvider provider, out ulong result);
	public static bool TryParse(ReadOnlySpan<char> s, NumberStyles style, IFormatProvider provider, out ulong result);
	public TypeCode GetTypeCode();
	public static (ulong Quotient, ulong Remainder) DivRem(ulong left, ulong right);
	public static ulong LeadingZeroCount(ulong value);
	public static ulong PopCount(ulong value);
	public static ulong RotateLeft(ulong value, int rotateAmount);
	public static ulong RotateRight(ulong value, int rotateAmount);
	public static ulong TrailingZeroCount(ulong value);
	public static bool IsPow2(ulong value);
	public static ulong Log2(ulong value);
	public static ulong Clamp(ulong value, ulong min, ulong max);
	public static ulong Max(ulong x, ulong y);
	public static ulong Min(ulong x, ulong y);
	public static int Sign(ulong value);
	public static bool IsEvenInteger(ulong value);
	public static bool IsOddInteger(ulong value);
	public static bool TryParse(string s, IFormatProvider provider, out ulong result);
	public static ulong Parse(ReadOnlySpan<char> s, IFormatProvider provider);
	public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, out ulong result);
	public static ulong Parse(ReadOnlySpan<byte> utf8Text, NumberStyles style = (NumberStyles)7, IFormatProvider provider = null);
	public static bool TryParse(ReadOnlySpan<byte> utf8Text, NumberStyles style, IFormatProvider provider, out ulong result);
	public static ulong Parse(ReadOnlySpan<byte> utf8Text, IFormatProvider provider);
	public static bool TryParse(ReadOnlySpan<byte> utf8Text, IFormatProvider provider, out ulong result);
}
public readonly struct UIntPtr : IEquatable<UIntPtr>, IComparable, IComparable<UIntPtr>, ISpanFormattable, IFormattable, ISerializable {
	public static readonly UIntPtr Zero;
	public UIntPtr(uint value);
	public UIntPtr(ulong value);
	public UIntPtr(void* value);
	public uint ToUInt32();
	public ulong ToUInt64();
	public static explicit operator UIntPtr(uint value);
	public static explicit operator UIntPtr(ulong value);
	public static explicit operator UIntPtr(void* value);
	public static explicit operator void*(UIntPtr value);
	public static explicit operator uint(UIntPtr value);
	public static explicit operator ulong(UIntPtr value);
	public static bool operator ==(UIntPtr value1, UIntPtr value2);
	public static bool operator !=(UIntPtr value1, UIntPtr value2);
	public static UIntPtr Add(UIntPtr pointer, int offset);
	public static UIntPtr operator +(UIntPtr pointer, int offset);
	public static UIntPtr Subtract(UIntPtr pointer, int offset);
	public static UIntPtr operator -(UIntPtr pointer, int offset);
	public void* ToPointer();
	public int CompareTo(object value);
	public int CompareTo(UIntPtr value);
	public bool Equals(UIntPtr other);
	public string ToString(string format);
	public string ToString(IFormatProvider provider);
	public string ToString(string format, IFormatProvider provider);
	public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null);
	public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null);
	public static UIntPtr Parse(string s);
	public static UIntPtr Parse(string s, NumberStyles style);
	public static UIntPtr Parse(string s, IFormatProvider provider);
	public static UIntPtr Parse(string s, NumberStyles style, IFormatProvider provider);
	public static UIntPtr Parse(ReadOnlySpan<char> s, IFormatProvider provider);
	public static UIntPtr Parse(ReadOnlySpan<char> s, NumberStyles style = (NumberStyles)7, IFormatProvider provider = null);
	public static bool TryParse(string s, out UIntPtr result);
	public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, out UIntPtr result);
	public static bool TryParse(string s, NumberStyles style, IFormatProvider provider, out UIntPtr result);
	public static bool TryParse(ReadOnlySpan<char> s, out UIntPtr result);
	public static bool TryParse(ReadOnlySpan<byte> utf8Text, out UIntPtr result);
	public static bool TryParse(string s, IFormatProvider provider, out UIntPtr result);
	public static bool TryParse(ReadOnlySpan<char> s, NumberStyles style, IFormatProvider provider, out UIntPtr result);
	public static (UIntPtr Quotient, UIntPtr Remainder) DivRem(UIntPtr left, UIntPtr right);
	public static UIntPtr LeadingZeroCount(UIntPtr value);
	public static UIntPtr PopCount(UIntPtr value);
	public static UIntPtr RotateLeft(UIntPtr value, int rotateAmount);
	public static UIntPtr RotateRight(UIntPtr value, int rotateAmount);
	public static UIntPtr TrailingZeroCount(UIntPtr value);
	public static bool IsPow2(UIntPtr value);
	public static UIntPtr Log2(UIntPtr value);
	public static UIntPtr Clamp(UIntPtr value, UIntPtr min, UIntPtr max);
	public static UIntPtr Max(UIntPtr x, UIntPtr y);
	public static UIntPtr Min(UIntPtr x, UIntPtr y);
	public static int Sign(UIntPtr value);
	public static bool IsEvenInteger(UIntPtr value);
	public static bool IsOddInteger(UIntPtr value);
	public static UIntPtr Parse(ReadOnlySpan<byte> utf8Text, NumberStyles style = (NumberStyles)7, IFormatProvider provider = null);
	public static bool TryParse(ReadOnlySpan<byte> utf8Text, NumberStyles style, IFormatProvider provider, out UIntPtr result);
	public static UIntPtr Parse(ReadOnlySpan<byte> utf8Text, IFormatProvider provider);
	public static bool TryParse(ReadOnlySpan<byte> utf8Text, IFormatProvider provider, out UIntPtr result);
	public static int Size { get; }
	public static UIntPtr MaxValue { get; }
	public static UIntPtr MinValue { get; }
}
public class UnauthorizedAccessException : SystemException {
	public UnauthorizedAccessException();
	public UnauthorizedAccessException(string message);
	public UnauthorizedAccessException(string message, Exception inner);
}
public class UnhandledExceptionEventArgs : EventArgs {
	public UnhandledExceptionEventArgs(object exception, bool isTerminating);
	public object ExceptionObject { get; }
	public bool IsTerminating { get; }
}
public delegate void UnhandledExceptionEventHandler(object sender, UnhandledExceptionEventArgs e);
public sealed class UnitySerializationHolder : ISerializable, IObjectReference {
	public object GetRealObject(StreamingContext context);
}
public class Uri : ISpanFormattable, IFormattable, IEquatable<Uri>, ISerializable {
	public static readonly string UriSchemeFile;
	public static readonly string UriSchemeFtp;
	public static readonly string UriSchemeSftp;
	public static readonly string UriSchemeFtps;
	public static readonly string UriSchemeGopher;
	public static readonly string UriSchemeHttp;
	public static readonly string UriSchemeHttps;
	public static readonly string UriSchemeWs;
	public static readonly string UriSchemeWss;
	public static readonly string UriSchemeMailto;
	public static readonly string UriSchemeNews;
	public static readonly string UriSchemeNntp;
	public static readonly string UriSchemeSsh;
	public static readonly string UriSchemeTelnet;
	public static readonly string UriSchemeNetTcp;
	public static readonly string UriSchemeNetPipe;
	public static readonly string SchemeDelimiter;
	public Uri(string uriString);
	public Uri(string uriString, bool dontEscape);
	public Uri(Uri baseUri, string relativeUri, bool dontEscape);
	public Uri(string uriString, UriKind uriKind);
	public Uri(string uriString, in UriCreationOptions creationOptions);
	public Uri(Uri baseUri, string relativeUri);
	public Uri(Uri baseUri, Uri relativeUri);
	public static UriHostNameType CheckHostName(string name);
	public string GetLeftPart(UriPartial part);
	public static string HexEscape(char character);
	public static char HexUnescape(string pattern, ref int index);
	public static bool IsHexEncoding(string pattern, int index);
	public static bool CheckSchemeName(string schemeName);
	public static bool IsHexDigit(char character);
	public static int FromHex(char digit);
	public bool TryFormat(Span<char> destination, out int charsWritten);
	public static bool operator ==(Uri uri1, Uri uri2);
	public static bool operator !=(Uri uri1, Uri uri2);
	public bool Equals(Uri other);
	public Uri MakeRelativeUri(Uri uri);
	public string MakeRelative(Uri toUri);
	protected virtual void Canonicalize();
	protected virtual void Parse();
	protected virtual void Escape();
	protected virtual string Unescape(string path);
	protected static string EscapeString(string str);
	protected virtual void CheckSecurity();
	protected virtual bool IsReservedCharacter(char character);
	protected static bool IsExcludedCharacter(char character);
	protected virtual bool IsBadFileSystemCharacter(char character);
	public static bool TryCreate(string uriString, UriKind uriKind, out Uri result);
	public static bool TryCreate(string uriString, in UriCreationOptions creationOptions, out Uri result);
	public static bool TryCreate(Uri baseUri, string relativeUri, out Uri result);
	public static bool TryCreate(Uri baseUri, Uri relativeUri, out Uri result);
	public string GetComponents(UriComponents components, UriFormat format);
	public static int Compare(Uri uri1, Uri uri2, UriComponents partsToCompare, UriFormat compareFormat, StringComparison comparisonType);
	public bool IsWellFormedOriginalString();
	public static bool IsWellFormedUriString(string uriString, UriKind uriKind);
	public static string UnescapeDataString(string stringToUnescape);
	public static string UnescapeDataString(ReadOnlySpan<char> charsToUnescape);
	public static bool TryUnescapeDataString(ReadOnlySpan<char> charsToUnescape, Span<char> destination, out int charsWritten);
	public static string EscapeUriString(string stringToEscape);
	public static string EscapeDataString(string stringToEscape);
	public static string EscapeDataString(ReadOnlySpan<char> charsToEscape);
	public static bool TryEscapeDataString(ReadOnlySpan<char> charsToEscape, Span<char> destination, out int charsWritten);
	public bool IsBaseOf(Uri uri);
	public string AbsolutePath { get; }
	public string AbsoluteUri { get; }
	public string LocalPath { get; }
	public string Authority { get; }
	public UriHostNameType HostNameType { get; }
	public bool IsDefaultPort { get; }
	public bool IsFile { get; }
	public bool IsLoopback { get; }
	public string PathAndQuery { get; }
	public string[] Segments { get; }
	public bool IsUnc { get; }
	public string Host { get; }
	public int Port { get; }
	public string Query { get; }
	public string Fragment { get; }
	public string Scheme { get; }
	public string OriginalString { get; }
	public string DnsSafeHost { get; }
	public string IdnHost { get; }
	public bool IsAbsoluteUri { get; }
	public bool UserEscaped { get; }
	public string UserInfo { get; }
}
public class UriBuilder {
	public UriBuilder();
	public UriBuilder(string uri);
	public UriBuilder(Uri uri);
	public UriBuilder(string schemeName, string hostName);
	public UriBuilder(string scheme, string host, int portNumber);
	public UriBuilder(string scheme, string host, int port, string pathValue);
	public UriBuilder(string scheme, string host, int port, string path, string extraValue);
	public string Scheme { get; set; }
	public string UserName { get; set; }
	public string Password { get; set; }
	public string Host { get; set; }
	public int Port { get; set; }
	public string Path { get; set; }
	public string Query { get; set; }
	public string Fragment { get; set; }
	public Uri Uri { get; }
}
[global::System.Flags] public enum UriComponents { Scheme = 1, UserInfo = 2, Host = 4, Port = 8, Path = 16, Query = 32, Fragment = 64, StrongPort = 128, NormalizedHost = 256, KeepDelimiter = 1073741824, SerializationInfoString = -2147483648, AbsoluteUri = 127, HostAndPort = 132, StrongAuthority = 134, SchemeAndServer = 13, HttpRequestUrl = 61, PathAndQuery = 48 }
public struct UriCreationOptions {
	public bool DangerousDisablePathAndQueryCanonicalization { get; set; }
}
public enum UriFormat { UriEscaped = 1, Unescaped = 2, SafeUnescaped = 3 }
public class UriFormatException : FormatException, ISerializable {
	public UriFormatException();
	public UriFormatException(string textString);
	public UriFormatException(string textString, Exception e);
}
public enum UriHostNameType { Unknown = 0, Basic = 1, Dns = 2, IPv4 = 3, IPv6 = 4 }
public enum UriIdnScope { None = 0, AllExceptIntranet = 1, All = 2 }
public enum UriKind { RelativeOrAbsolute = 0, Absolute = 1, Relative = 2 }
public enum UriPartial { Scheme = 0, Authority = 1, Path = 2, Query = 3 }
public class UriTemplate {
	public UriTemplate(string template);
	public UriTemplate(string template, bool ignoreTrailingSlash);
	public UriTemplate(string template, bool ignoreTrailingSlash, IDictionary<string, string> additionalDefaults);
	public UriTemplate(string template, IDictionary<string, string> additionalDefaults);
	public Uri BindByName(Uri baseAddress, IDictionary<string, string> parameters);
	public Uri BindByName(Uri baseAddress, IDictionary<string, string> parameters, bool omitDefaults);
	public Uri BindByName(Uri baseAddress, NameValueCollection parameters);
	public Uri BindByName(Uri baseAddress, NameValueCollection parameters, bool omitDefaults);
	public Uri BindByPosition(Uri baseAddress, params string[] values);
	public bool IsEquivalentTo(UriTemplate other);
	public UriTemplateMatch Match(Uri baseAddress, Uri candidate);
	public IDictionary<string, string> Defaults { get; }
	public bool IgnoreTrailingSlash { get; }
	public ReadOnlyCollection<string> PathSegmentVariableNames { get; }
	public ReadOnlyCollection<string> QueryValueVariableNames { get; }
}
public class UriTemplateEquivalenceComparer : IEqualityComparer<UriTemplate> {
	public UriTemplateEquivalenceComparer();
	public bool Equals(UriTemplate x, UriTemplate y);
	public int GetHashCode(UriTemplate obj);
}
public class UriTemplateMatch {
	public UriTemplateMatch();
	public Uri BaseUri { get; set; }
	public NameValueCollection BoundVariables { get; }
	public object Data { get; set; }
	public NameValueCollection QueryParameters { get; }
	public Collection<string> RelativePathSegments { get; }
	public Uri RequestUri { get; set; }
	public UriTemplate Template { get; set; }
	public Collection<string> WildcardPathSegments { get; }
}
public class UriTemplateMatchException : SystemException {
	public UriTemplateMatchException();
	public UriTemplateMatchException(string message);
	public UriTemplateMatchException(string message, Exception innerException);
}
public class UriTemplateTable {
	public UriTemplateTable();
	public UriTemplateTable(IEnumerable<KeyValuePair<UriTemplate, object>> keyValuePairs);
	public UriTemplateTable(Uri baseAddress);
	public UriTemplateTable(Uri baseAddress, IEnumerable<KeyValuePair<UriTemplate, object>> keyValuePairs);
	public void MakeReadOnly(bool allowDuplicateEquivalentUriTemplates);
	public Collection<UriTemplateMatch> Match(Uri uri);
	public UriTemplateMatch MatchSingle(Uri uri);
	public Uri BaseAddress { get; set; }
	public bool IsReadOnly { get; }
	public IList<KeyValuePair<UriTemplate, object>> KeyValuePairs { get; }
	public Uri OriginalBaseAddress { get; }
}
public class UriTypeConverter : TypeConverter {
	public UriTypeConverter();
}
public struct ValueTuple : IEquatable<ValueTuple>, IStructuralEquatable, IStructuralComparable, IComparable, IComparable<ValueTuple>, ITuple {
	public bool Equals(ValueTuple other);
	public int CompareTo(ValueTuple other);
	public static ValueTuple Create();
	public static ValueTuple<T1> Create<T1>(T1 item1);
	public static (T1, T2) Create<T1, T2>(T1 item1, T2 item2);
	public static (T1, T2, T3) Create<T1, T2, T3>(T1 item1, T2 item2, T3 item3);
	public static (T1, T2, T3, T4) Create<T1, T2, T3, T4>(T1 item1, T2 item2, T3 item3, T4 item4);
	public static (T1, T2, T3, T4, T5) Create<T1, T2, T3, T4, T5>(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5);
	public static (T1, T2, T3, T4, T5, T6) Create<T1, T2, T3, T4, T5, T6>(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5, T6 item6);
	public static (T1, T2, T3, T4, T5, T6, T7) Create<T1, T2, T3, T4, T5, T6, T7>(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5, T6 item6, T7 item7);
	public static (T1, T2, T3, T4, T5, T6, T7, T8) Create<T1, T2, T3, T4, T5, T6, T7, T8>(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5, T6 item6, T7 item7, T8 item8);
}
public struct ValueTuple<T1> : IEquatable<ValueTuple<T1>>, IStructuralEquatable, IStructuralComparable, IComparable, IComparable<ValueTuple<T1>>, ITuple {
	public T1 Item1;
	public ValueTuple(T1 item1);
	public bool Equals(ValueTuple<T1> other);
	public int CompareTo(ValueTuple<T1> other);
}
public struct ValueTuple<T1, T2> : IEquatable<(T1, T2)>, IStructuralEquatable, IStructuralComparable, IComparable, IComparable<(T1, T2)>, ITuple {
	public T1 Item1;
	public T2 Item2;
	public ValueTuple(T1 item1, T2 item2);
	public bool Equals((T1, T2) other);
	public int CompareTo((T1, T2) other);
}
public struct ValueTuple<T1, T2, T3> : IEquatable<(T1, T2, T3)>, IStructuralEquatable, IStructuralComparable, IComparable, IComparable<(T1, T2, T3)>, ITuple {
	public T1 Item1;
	public T2 Item2;
	public T3 Item3;
	public ValueTuple(T1 item1, T2 item2, T3 item3);
	public bool Equals((T1, T2, T3) other);
	public int CompareTo((T1, T2, T3) other);
}
public struct ValueTuple<T1, T2, T3, T4> : IEquatable<(T1, T2, T3, T4)>, IStructuralEquatable, IStructuralComparable, IComparable, IComparable<(T1, T2, T3, T4)>, ITuple {
	public T1 Item1;
	public T2 Item2;
	public T3 Item3;
	public T4 Item4;
	public ValueTuple(T1 item1, T2 item2, T3 item3, T4 item4);
	public bool Equals((T1, T2, T3, T4) other);
	public int CompareTo((T1, T2, T3, T4) other);
}
public struct ValueTuple<T1, T2, T3, T4, T5> : IEquatable<(T1, T2, T3, T4, T5)>, IStructuralEquatable, IStructuralComparable, IComparable, IComparable<(T1, T2, T3, T4, T5)>, ITuple {
	public T1 Item1;
	public T2 Item2;
	public T3 Item3;
	public T4 Item4;
	public T5 Item5;
	public ValueTuple(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5);
	public bool Equals((T1, T2, T3, T4, T5) other);
	public int CompareTo((T1, T2, T3, T4, T5) other);
}
public struct ValueTuple<T1, T2, T3, T4, T5, T6> : IEquatable<(T1, T2, T3, T4, T5, T6)>, IStructuralEquatable, IStructuralComparable, IComparable, IComparable<(T1, T2, T3, T4, T5, T6)>, ITuple {
	public T1 Item1;
	public T2 Item2;
	public T3 Item3;
	public T4 Item4;
	public T5 Item5;
	public T6 Item6;
	public ValueTuple(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5, T6 item6);
	public bool Equals((T1, T2, T3, T4, T5, T6) other);
	public int CompareTo((T1, T2, T3, T4, T5, T6) other);
}
public struct ValueTuple<T1, T2, T3, T4, T5, T6, T7> : IEquatable<(T1, T2, T3, T4, T5, T6, T7)>, IStructuralEquatable, IStructuralComparable, IComparable, IComparable<(T1, T2, T3, T4, T5, T6, T7)>, ITuple {
	public T1 Item1;
	public T2 Item2;
	public T3 Item3;
	public T4 Item4;
	public T5 Item5;
	public T6 Item6;
	public T7 Item7;
	public ValueTuple(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5, T6 item6, T7 item7);
	public bool Equals((T1, T2, T3, T4, T5, T6, T7) other);
	public int CompareTo((T1, T2, T3, T4, T5, T6, T7) other);
}
public struct ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest> : IEquatable<ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest>>, IStructuralEquatable, IStructuralComparable, IComparable, IComparable<ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest>>, ITuple where TRest : struct {
	public T1 Item1;
	public T2 Item2;
	public T3 Item3;
	public T4 Item4;
	public T5 Item5;
	public T6 Item6;
	public T7 Item7;
	public TRest Rest;
	public ValueTuple(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5, T6 item6, T7 item7, TRest rest);
	public bool Equals(ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest> other);
	public int CompareTo(ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest> other);
}
public abstract class ValueType {
	protected ValueType();
}
public sealed class Version : ICloneable, IComparable, IComparable<Version>, IEquatable<Version>, ISpanFormattable, IFormattable {
	public Version(int major, int minor, int build, int revision);
	public Version(int major, int minor, int build);
	public Version(int major, int minor);
	public Version(string version);
	public Version();
	public object Clone();
	public int CompareTo(object version);
	public int CompareTo(Version value);
	public bool Equals(Version obj);
	public string ToString(int fieldCount);
	public bool TryFormat(Span<char> destination, out int charsWritten);
	public bool TryFormat(Span<char> destination, int fieldCount, out int charsWritten);
	public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten);
	public bool TryFormat(Span<byte> utf8Destination, int fieldCount, out int bytesWritten);
	public static Version Parse(string input);
	public static Version Parse(ReadOnlySpan<char> input);
	public static bool TryParse(string input, out Version result);
	public static bool TryParse(ReadOnlySpan<char> input, out Version result);
	public static bool operator ==(Version v1, Version v2);
	public static bool operator !=(Version v1, Version v2);
	public static bool operator <(Version v1, Version v2);
	public static bool operator <=(Version v1, Version v2);
	public static bool operator >(Version v1, Version v2);
	public static bool operator >=(Version v1, Version v2);
	public int Major { get; }
	public int Minor { get; }
	public int Build { get; }
	public int Revision { get; }
	public short MajorRevision { get; }
	public short MinorRevision { get; }
}
public struct Void { }
public class WeakReference : ISerializable {
	public WeakReference(object target);
	public WeakReference(object target, bool trackResurrection);
	public virtual bool TrackResurrection { get; }
	public virtual bool IsAlive { get; }
	public virtual object Target { get; set; }
}
public sealed class WeakReference<T> : ISerializable where T : class {
	public WeakReference(T target);
	public WeakReference(T target, bool trackResurrection);
	public bool TryGetTarget(out T target);
	public void SetTarget(T target);
}
