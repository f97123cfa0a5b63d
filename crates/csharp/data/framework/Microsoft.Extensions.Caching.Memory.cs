// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace Microsoft.Extensions.Caching.Memory;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Options;
using Microsoft.Extensions.Primitives;
using System;
using System.Collections.Generic;
using System.Threading.Tasks;
public static class CacheEntryExtensions {
	public static ICacheEntry SetPriority(this ICacheEntry entry, CacheItemPriority priority);
	public static ICacheEntry AddExpirationToken(this ICacheEntry entry, IChangeToken expirationToken);
	public static ICacheEntry SetAbsoluteExpiration(this ICacheEntry entry, TimeSpan relative);
	public static ICacheEntry SetAbsoluteExpiration(this ICacheEntry entry, DateTimeOffset absolute);
	public static ICacheEntry SetSlidingExpiration(this ICacheEntry entry, TimeSpan offset);
	public static ICacheEntry RegisterPostEvictionCallback(this ICacheEntry entry, PostEvictionDelegate callback);
	public static ICacheEntry RegisterPostEvictionCallback(this ICacheEntry entry, PostEvictionDelegate callback, object state);
	public static ICacheEntry SetValue(this ICacheEntry entry, object value);
	public static ICacheEntry SetSize(this ICacheEntry entry, long size);
	public static ICacheEntry SetOptions(this ICacheEntry entry, MemoryCacheEntryOptions options);
}
public static class CacheExtensions {
	public static object Get(this IMemoryCache cache, object key);
	public static TItem Get<TItem>(this IMemoryCache cache, object key);
	public static bool TryGetValue<TItem>(this IMemoryCache cache, object key, out TItem value);
	public static TItem Set<TItem>(this IMemoryCache cache, object key, TItem value);
	public static TItem Set<TItem>(this IMemoryCache cache, object key, TItem value, DateTimeOffset absoluteExpiration);
	public static TItem Set<TItem>(this IMemoryCache cache, object key, TItem value, TimeSpan absoluteExpirationRelativeToNow);
	public static TItem Set<TItem>(this IMemoryCache cache, object key, TItem value, IChangeToken expirationToken);
	public static TItem Set<TItem>(this IMemoryCache cache, object key, TItem value, MemoryCacheEntryOptions options);
	public static TItem GetOrCreate<TItem>(this IMemoryCache cache, object key, Func<ICacheEntry, TItem> factory);
	public static TItem GetOrCreate<TItem>(this IMemoryCache cache, object key, Func<ICacheEntry, TItem> factory, MemoryCacheEntryOptions createOptions);
	public static Task<TItem> GetOrCreateAsync<TItem>(this IMemoryCache cache, object key, Func<ICacheEntry, Task<TItem>> factory);
	public static Task<TItem> GetOrCreateAsync<TItem>(this IMemoryCache cache, object key, Func<ICacheEntry, Task<TItem>> factory, MemoryCacheEntryOptions createOptions);
}
public enum CacheItemPriority { Low = 0, Normal = 1, High = 2, NeverRemove = 3 }
public enum EvictionReason { None = 0, Removed = 1, Replaced = 2, Expired = 3, TokenExpired = 4, Capacity = 5 }
public interface ICacheEntry : IDisposable {
	object Key { get; }
	object Value { get; set; }
	DateTimeOffset? AbsoluteExpiration { get; set; }
	TimeSpan? AbsoluteExpirationRelativeToNow { get; set; }
	TimeSpan? SlidingExpiration { get; set; }
	IList<IChangeToken> ExpirationTokens { get; }
	IList<PostEvictionCallbackRegistration> PostEvictionCallbacks { get; }
	CacheItemPriority Priority { get; set; }
	long? Size { get; set; }
}
public interface IMemoryCache : IDisposable {
	bool TryGetValue(object key, out object value);
	ICacheEntry CreateEntry(object key);
	void Remove(object key);
	MemoryCacheStatistics GetCurrentStatistics();
}
public class MemoryCache : IMemoryCache, IDisposable {
	public MemoryCache(IOptions<MemoryCacheOptions> optionsAccessor);
	public MemoryCache(IOptions<MemoryCacheOptions> optionsAccessor, ILoggerFactory loggerFactory);
	public ICacheEntry CreateEntry(object key);
	public bool TryGetValue(object key, out object result);
	public void Remove(object key);
	public void Clear();
	public MemoryCacheStatistics GetCurrentStatistics();
	public void Compact(double percentage);
	public void Dispose();
	protected virtual void Dispose(bool disposing);
	public int Count { get; }
	public IEnumerable<object> Keys { get; }
}
public static class MemoryCacheEntryExtensions {
	public static MemoryCacheEntryOptions SetPriority(this MemoryCacheEntryOptions options, CacheItemPriority priority);
	public static MemoryCacheEntryOptions SetSize(this MemoryCacheEntryOptions options, long size);
	public static MemoryCacheEntryOptions AddExpirationToken(this MemoryCacheEntryOptions options, IChangeToken expirationToken);
	public static MemoryCacheEntryOptions SetAbsoluteExpiration(this MemoryCacheEntryOptions options, TimeSpan relative);
	public static MemoryCacheEntryOptions SetAbsoluteExpiration(this MemoryCacheEntryOptions options, DateTimeOffset absolute);
	public static MemoryCacheEntryOptions SetSlidingExpiration(this MemoryCacheEntryOptions options, TimeSpan offset);
	public static MemoryCacheEntryOptions RegisterPostEvictionCallback(this MemoryCacheEntryOptions options, PostEvictionDelegate callback);
	public static MemoryCacheEntryOptions RegisterPostEvictionCallback(this MemoryCacheEntryOptions options, PostEvictionDelegate callback, object state);
}
public class MemoryCacheEntryOptions {
	public MemoryCacheEntryOptions();
	public DateTimeOffset? AbsoluteExpiration { get; set; }
	public TimeSpan? AbsoluteExpirationRelativeToNow { get; set; }
	public TimeSpan? SlidingExpiration { get; set; }
	public IList<IChangeToken> ExpirationTokens { get; }
	public IList<PostEvictionCallbackRegistration> PostEvictionCallbacks { get; }
	public CacheItemPriority Priority { get; set; }
	public long? Size { get; set; }
}
public class MemoryCacheOptions : IOptions<MemoryCacheOptions> {
	public MemoryCacheOptions();
	public global::Microsoft.Extensions.Internal.ISystemClock Clock { get; set; }
	public TimeSpan ExpirationScanFrequency { get; set; }
	public long? SizeLimit { get; set; }
	public bool CompactOnMemoryPressure { get; set; }
	public double CompactionPercentage { get; set; }
	public bool TrackLinkedCacheEntries { get; set; }
	public bool TrackStatistics { get; set; }
}
public class MemoryCacheStatistics {
	public MemoryCacheStatistics();
	public long CurrentEntryCount { get; init; }
	public long? CurrentEstimatedSize { get; init; }
	public long TotalMisses { get; init; }
	public long TotalHits { get; init; }
}
public class MemoryDistributedCacheOptions : MemoryCacheOptions {
	public MemoryDistributedCacheOptions();
}
public class PostEvictionCallbackRegistration {
	public PostEvictionCallbackRegistration();
	public PostEvictionDelegate EvictionCallback { get; set; }
	public object State { get; set; }
}
public delegate void PostEvictionDelegate(object key, object value, EvictionReason reason, object state);
