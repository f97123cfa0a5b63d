// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace Microsoft.Extensions.ObjectPool;
using System.Text;
public class DefaultObjectPoolProvider : ObjectPoolProvider {
	public DefaultObjectPoolProvider();
	public int MaximumRetained { get; set; }
}
public class DefaultObjectPool<T> : global::Microsoft.Extensions.ObjectPool.ObjectPool<T> where T : class {
	public DefaultObjectPool(IPooledObjectPolicy<T> policy);
	public DefaultObjectPool(IPooledObjectPolicy<T> policy, int maximumRetained);
}
public class DefaultPooledObjectPolicy<T> : PooledObjectPolicy<T> where T : class, new() {
	public DefaultPooledObjectPolicy();
}
public interface IPooledObjectPolicy<T> {
	T Create();
	bool Return(T obj);
}
public interface IResettable {
	bool TryReset();
}
public class LeakTrackingObjectPoolProvider : ObjectPoolProvider {
	public LeakTrackingObjectPoolProvider(ObjectPoolProvider inner);
}
public class LeakTrackingObjectPool<T> : global::Microsoft.Extensions.ObjectPool.ObjectPool<T> where T : class {
	public LeakTrackingObjectPool(global::Microsoft.Extensions.ObjectPool.ObjectPool<T> inner);
}
public static class ObjectPool {
	public static global::Microsoft.Extensions.ObjectPool.ObjectPool<T> Create<T>(IPooledObjectPolicy<T> policy = null) where T : class, new();
}
public abstract class ObjectPoolProvider {
	public global::Microsoft.Extensions.ObjectPool.ObjectPool<T> Create<T>() where T : class, new();
	public abstract global::Microsoft.Extensions.ObjectPool.ObjectPool<T> Create<T>(IPooledObjectPolicy<T> policy) where T : class;
	protected ObjectPoolProvider();
}
public static class ObjectPoolProviderExtensions {
	public static global::Microsoft.Extensions.ObjectPool.ObjectPool<StringBuilder> CreateStringBuilderPool(this ObjectPoolProvider provider);
	public static global::Microsoft.Extensions.ObjectPool.ObjectPool<StringBuilder> CreateStringBuilderPool(this ObjectPoolProvider provider, int initialCapacity, int maximumRetainedCapacity);
}
public abstract class ObjectPool<T> where T : class {
	public abstract T Get();
	public abstract void Return(T obj);
	protected ObjectPool();
}
public abstract class PooledObjectPolicy<T> : IPooledObjectPolicy<T> {
	public abstract T Create();
	public abstract bool Return(T obj);
	protected PooledObjectPolicy();
}
public class StringBuilderPooledObjectPolicy : PooledObjectPolicy<StringBuilder> {
	public StringBuilderPooledObjectPolicy();
	public int InitialCapacity { get; set; }
	public int MaximumRetainedCapacity { get; set; }
}
