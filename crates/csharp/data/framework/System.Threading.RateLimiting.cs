// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Threading.RateLimiting;
using System.Collections.Generic;
using System.Threading.Tasks;
public sealed class ConcurrencyLimiter : RateLimiter {
	public ConcurrencyLimiter(ConcurrencyLimiterOptions options);
	public override RateLimiterStatistics GetStatistics();
	protected override RateLimitLease AttemptAcquireCore(int permitCount);
	protected override ValueTask<RateLimitLease> AcquireAsyncCore(int permitCount, CancellationToken cancellationToken = default);
	protected override void Dispose(bool disposing);
	protected override ValueTask DisposeAsyncCore();
	public override TimeSpan? IdleDuration { get; }
}
public sealed class ConcurrencyLimiterOptions {
	public ConcurrencyLimiterOptions();
	public int PermitLimit { get; set; }
	public QueueProcessingOrder QueueProcessingOrder { get; set; }
	public int QueueLimit { get; set; }
}
public sealed class FixedWindowRateLimiter : ReplenishingRateLimiter {
	public FixedWindowRateLimiter(FixedWindowRateLimiterOptions options);
	public override RateLimiterStatistics GetStatistics();
	protected override RateLimitLease AttemptAcquireCore(int permitCount);
	protected override ValueTask<RateLimitLease> AcquireAsyncCore(int permitCount, CancellationToken cancellationToken = default);
	public override bool TryReplenish();
	protected override void Dispose(bool disposing);
	protected override ValueTask DisposeAsyncCore();
	public override TimeSpan? IdleDuration { get; }
	public override bool IsAutoReplenishing { get; }
	public override TimeSpan ReplenishmentPeriod { get; }
}
public sealed class FixedWindowRateLimiterOptions {
	public FixedWindowRateLimiterOptions();
	public TimeSpan Window { get; set; }
	public bool AutoReplenishment { get; set; }
	public int PermitLimit { get; set; }
	public QueueProcessingOrder QueueProcessingOrder { get; set; }
	public int QueueLimit { get; set; }
}
public static class MetadataName {
	public static MetadataName<T> Create<T>(string name);
	public static MetadataName<TimeSpan> RetryAfter { get; }
	public static MetadataName<string> ReasonPhrase { get; }
}
public sealed class MetadataName<T> : IEquatable<MetadataName<T>> {
	public MetadataName(string name);
	public bool Equals(MetadataName<T> other);
	public static bool operator ==(MetadataName<T> left, MetadataName<T> right);
	public static bool operator !=(MetadataName<T> left, MetadataName<T> right);
	public string Name { get; }
}
public static class PartitionedRateLimiter {
	public static PartitionedRateLimiter<TResource> Create<TResource, TPartitionKey>(Func<TResource, RateLimitPartition<TPartitionKey>> partitioner, IEqualityComparer<TPartitionKey> equalityComparer = null);
	public static PartitionedRateLimiter<TResource> CreateChained<TResource>(params PartitionedRateLimiter<TResource>[] limiters);
}
public abstract class PartitionedRateLimiter<TResource> : IAsyncDisposable, IDisposable {
	public abstract RateLimiterStatistics GetStatistics(TResource resource);
	public RateLimitLease AttemptAcquire(TResource resource, int permitCount = 1);
	protected abstract RateLimitLease AttemptAcquireCore(TResource resource, int permitCount);
	public ValueTask<RateLimitLease> AcquireAsync(TResource resource, int permitCount = 1, CancellationToken cancellationToken = default);
	protected abstract ValueTask<RateLimitLease> AcquireAsyncCore(TResource resource, int permitCount, CancellationToken cancellationToken);
	protected virtual void Dispose(bool disposing);
	public void Dispose();
	protected virtual ValueTask DisposeAsyncCore();
	public ValueTask DisposeAsync();
	public PartitionedRateLimiter<TOuter> WithTranslatedKey<TOuter>(Func<TOuter, TResource> keyAdapter, bool leaveOpen);
	protected PartitionedRateLimiter();
}
public enum QueueProcessingOrder { OldestFirst = 0, NewestFirst = 1 }
public abstract class RateLimitLease : IDisposable {
	public abstract bool TryGetMetadata(string metadataName, out object metadata);
	public bool TryGetMetadata<T>(MetadataName<T> metadataName, out T metadata);
	public virtual IEnumerable<KeyValuePair<string, object>> GetAllMetadata();
	public void Dispose();
	protected virtual void Dispose(bool disposing);
	protected RateLimitLease();
	public abstract bool IsAcquired { get; }
	public abstract IEnumerable<string> MetadataNames { get; }
}
public static class RateLimitPartition {
	public static RateLimitPartition<TKey> Get<TKey>(TKey partitionKey, Func<TKey, RateLimiter> factory);
	public static RateLimitPartition<TKey> GetConcurrencyLimiter<TKey>(TKey partitionKey, Func<TKey, ConcurrencyLimiterOptions> factory);
	public static RateLimitPartition<TKey> GetNoLimiter<TKey>(TKey partitionKey);
	public static RateLimitPartition<TKey> GetTokenBucketLimiter<TKey>(TKey partitionKey, Func<TKey, TokenBucketRateLimiterOptions> factory);
	public static RateLimitPartition<TKey> GetSlidingWindowLimiter<TKey>(TKey partitionKey, Func<TKey, SlidingWindowRateLimiterOptions> factory);
	public static RateLimitPartition<TKey> GetFixedWindowLimiter<TKey>(TKey partitionKey, Func<TKey, FixedWindowRateLimiterOptions> factory);
}
public struct RateLimitPartition<TKey> {
	public RateLimitPartition(TKey partitionKey, Func<TKey, RateLimiter> factory);
	public TKey PartitionKey { get; }
	public Func<TKey, RateLimiter> Factory { get; }
}
public abstract class RateLimiter : IAsyncDisposable, IDisposable {
	public abstract RateLimiterStatistics GetStatistics();
	public RateLimitLease AttemptAcquire(int permitCount = 1);
	protected abstract RateLimitLease AttemptAcquireCore(int permitCount);
	public ValueTask<RateLimitLease> AcquireAsync(int permitCount = 1, CancellationToken cancellationToken = default);
	protected abstract ValueTask<RateLimitLease> AcquireAsyncCore(int permitCount, CancellationToken cancellationToken);
	protected virtual void Dispose(bool disposing);
	public void Dispose();
	protected virtual ValueTask DisposeAsyncCore();
	public ValueTask DisposeAsync();
	protected RateLimiter();
	public abstract TimeSpan? IdleDuration { get; }
}
public class RateLimiterStatistics {
	public RateLimiterStatistics();
	public long CurrentAvailablePermits { get; init; }
	public long CurrentQueuedCount { get; init; }
	public long TotalFailedLeases { get; init; }
	public long TotalSuccessfulLeases { get; init; }
}
public abstract class ReplenishingRateLimiter : RateLimiter {
	public abstract bool TryReplenish();
	protected ReplenishingRateLimiter();
	public abstract TimeSpan ReplenishmentPeriod { get; }
	public abstract bool IsAutoReplenishing { get; }
}
public sealed class SlidingWindowRateLimiter : ReplenishingRateLimiter {
	public SlidingWindowRateLimiter(SlidingWindowRateLimiterOptions options);
	public override RateLimiterStatistics GetStatistics();
	protected override RateLimitLease AttemptAcquireCore(int permitCount);
	protected override ValueTask<RateLimitLease> AcquireAsyncCore(int permitCount, CancellationToken cancellationToken = default);
	public override bool TryReplenish();
	protected override void Dispose(bool disposing);
	protected override ValueTask DisposeAsyncCore();
	public override TimeSpan? IdleDuration { get; }
	public override bool IsAutoReplenishing { get; }
	public override TimeSpan ReplenishmentPeriod { get; }
}
public sealed class SlidingWindowRateLimiterOptions {
	public SlidingWindowRateLimiterOptions();
	public TimeSpan Window { get; set; }
	public int SegmentsPerWindow { get; set; }
	public bool AutoReplenishment { get; set; }
	public int PermitLimit { get; set; }
	public QueueProcessingOrder QueueProcessingOrder { get; set; }
	public int QueueLimit { get; set; }
}
public sealed class TokenBucketRateLimiter : ReplenishingRateLimiter {
	public TokenBucketRateLimiter(TokenBucketRateLimiterOptions options);
	public override RateLimiterStatistics GetStatistics();
	protected override RateLimitLease AttemptAcquireCore(int tokenCount);
	protected override ValueTask<RateLimitLease> AcquireAsyncCore(int tokenCount, CancellationToken cancellationToken = default);
	public override bool TryReplenish();
	protected override void Dispose(bool disposing);
	protected override ValueTask DisposeAsyncCore();
	public override TimeSpan? IdleDuration { get; }
	public override bool IsAutoReplenishing { get; }
	public override TimeSpan ReplenishmentPeriod { get; }
}
public sealed class TokenBucketRateLimiterOptions {
	public TokenBucketRateLimiterOptions();
	public TimeSpan ReplenishmentPeriod { get; set; }
	public int TokensPerPeriod { get; set; }
	public bool AutoReplenishment { get; set; }
	public int TokenLimit { get; set; }
	public QueueProcessingOrder QueueProcessingOrder { get; set; }
	public int QueueLimit { get; set; }
}
