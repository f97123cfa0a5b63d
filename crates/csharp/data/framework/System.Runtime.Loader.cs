// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Runtime.Loader;
using System.Collections.Generic;
using System.IO;
using System.Reflection;
public sealed class AssemblyDependencyResolver {
	public AssemblyDependencyResolver(string componentAssemblyPath);
	public string ResolveAssemblyToPath(AssemblyName assemblyName);
	public string ResolveUnmanagedDllToPath(string unmanagedDllName);
}
public class AssemblyLoadContext {
	public static AssemblyLoadContext GetLoadContext(Assembly assembly);
	public void SetProfileOptimizationRoot(string directoryPath);
	public void StartProfileOptimization(string profile);
	protected AssemblyLoadContext();
	protected AssemblyLoadContext(bool isCollectible);
	public AssemblyLoadContext(string name, bool isCollectible = false);
	public static AssemblyName GetAssemblyName(string assemblyPath);
	protected virtual Assembly Load(AssemblyName assemblyName);
	public Assembly LoadFromAssemblyName(AssemblyName assemblyName);
	public Assembly LoadFromAssemblyPath(string assemblyPath);
	public Assembly LoadFromNativeImagePath(string nativeImagePath, string assemblyPath);
	public Assembly LoadFromStream(Stream assembly);
	public Assembly LoadFromStream(Stream assembly, Stream assemblySymbols);
	protected IntPtr LoadUnmanagedDllFromPath(string unmanagedDllPath);
	protected virtual IntPtr LoadUnmanagedDll(string unmanagedDllName);
	public void Unload();
	public AssemblyLoadContext.ContextualReflectionScope EnterContextualReflection();
	public static AssemblyLoadContext.ContextualReflectionScope EnterContextualReflection(Assembly activating);
	public IEnumerable<Assembly> Assemblies { get; }
	public static AssemblyLoadContext Default { get; }
	public bool IsCollectible { get; }
	public string Name { get; }
	public static IEnumerable<AssemblyLoadContext> All { get; }
	public static AssemblyLoadContext CurrentContextualReflectionContext { get; }
	public event Func<Assembly, string, IntPtr> ResolvingUnmanagedDll;
	public event Func<AssemblyLoadContext, AssemblyName, Assembly> Resolving;
	public event Action<AssemblyLoadContext> Unloading;
	public struct ContextualReflectionScope : IDisposable {
		public void Dispose();
	}
}
