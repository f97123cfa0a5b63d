// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace Microsoft.Extensions.Caching.Distributed;
using Microsoft.Extensions.Caching.Memory;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Options;
using System;
using System.Buffers;
using System.Threading;
using System.Threading.Tasks;
public static class DistributedCacheEntryExtensions {
	public static DistributedCacheEntryOptions SetAbsoluteExpiration(this DistributedCacheEntryOptions options, TimeSpan relative);
	public static DistributedCacheEntryOptions SetAbsoluteExpiration(this DistributedCacheEntryOptions options, DateTimeOffset absolute);
	public static DistributedCacheEntryOptions SetSlidingExpiration(this DistributedCacheEntryOptions options, TimeSpan offset);
}
public class DistributedCacheEntryOptions {
	public DistributedCacheEntryOptions();
	public DateTimeOffset? AbsoluteExpiration { get; set; }
	public TimeSpan? AbsoluteExpirationRelativeToNow { get; set; }
	public TimeSpan? SlidingExpiration { get; set; }
}
public static class DistributedCacheExtensions {
	public static void Set(this IDistributedCache cache, string key, byte[] value);
	public static Task SetAsync(this IDistributedCache cache, string key, byte[] value, CancellationToken token = default);
	public static void SetString(this IDistributedCache cache, string key, string value);
	public static void SetString(this IDistributedCache cache, string key, string value, DistributedCacheEntryOptions options);
	public static Task SetStringAsync(this IDistributedCache cache, string key, string value, CancellationToken token = default);
	public static Task SetStringAsync(this IDistributedCache cache, string key, string value, DistributedCacheEntryOptions options, CancellationToken token = default);
	public static string GetString(this IDistributedCache cache, string key);
	public static Task<string> GetStringAsync(this IDistributedCache cache, string key, CancellationToken token = default);
}
public interface IBufferDistributedCache : IDistributedCache {
	bool TryGet(string key, IBufferWriter<byte> destination);
	ValueTask<bool> TryGetAsync(string key, IBufferWriter<byte> destination, CancellationToken token = default);
	void Set(string key, ReadOnlySequence<byte> value, DistributedCacheEntryOptions options);
	ValueTask SetAsync(string key, ReadOnlySequence<byte> value, DistributedCacheEntryOptions options, CancellationToken token = default);
}
public interface IDistributedCache {
	byte[] Get(string key);
	Task<byte[]> GetAsync(string key, CancellationToken token = default);
	void Set(string key, byte[] value, DistributedCacheEntryOptions options);
	Task SetAsync(string key, byte[] value, DistributedCacheEntryOptions options, CancellationToken token = default);
	void Refresh(string key);
	Task RefreshAsync(string key, CancellationToken token = default);
	void Remove(string key);
	Task RemoveAsync(string key, CancellationToken token = default);
}
public class MemoryDistributedCache : IDistributedCache {
	public MemoryDistributedCache(IOptions<MemoryDistributedCacheOptions> optionsAccessor);
	public MemoryDistributedCache(IOptions<MemoryDistributedCacheOptions> optionsAccessor, ILoggerFactory loggerFactory);
	public byte[] Get(string key);
	public Task<byte[]> GetAsync(string key, CancellationToken token = default);
	public void Set(string key, byte[] value, DistributedCacheEntryOptions options);
	public Task SetAsync(string key, byte[] value, DistributedCacheEntryOptions options, CancellationToken token = default);
	public void Refresh(string key);
	public Task RefreshAsync(string key, CancellationToken token = default);
	public void Remove(string key);
	public Task RemoveAsync(string key, CancellationToken token = default);
}
