// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Threading.Channels;
using System.Collections.Generic;
using System.Threading.Tasks;
public enum BoundedChannelFullMode { Wait = 0, DropNewest = 1, DropOldest = 2, DropWrite = 3 }
public sealed class BoundedChannelOptions : ChannelOptions {
	public BoundedChannelOptions(int capacity);
	public int Capacity { get; set; }
	public BoundedChannelFullMode FullMode { get; set; }
}
public static class Channel {
	public static Channel<T> CreateUnbounded<T>();
	public static Channel<T> CreateUnbounded<T>(UnboundedChannelOptions options);
	public static Channel<T> CreateBounded<T>(int capacity);
	public static Channel<T> CreateBounded<T>(BoundedChannelOptions options);
	public static Channel<T> CreateBounded<T>(BoundedChannelOptions options, Action<T> itemDropped);
	public static Channel<T> CreateUnboundedPrioritized<T>();
	public static Channel<T> CreateUnboundedPrioritized<T>(UnboundedPrioritizedChannelOptions<T> options);
}
public class ChannelClosedException : InvalidOperationException {
	public ChannelClosedException();
	public ChannelClosedException(string message);
	public ChannelClosedException(Exception innerException);
	public ChannelClosedException(string message, Exception innerException);
}
public abstract class ChannelOptions {
	protected ChannelOptions();
	public bool SingleWriter { get; set; }
	public bool SingleReader { get; set; }
	public bool AllowSynchronousContinuations { get; set; }
}
public abstract class ChannelReader<T> {
	public abstract bool TryRead(out T item);
	public virtual bool TryPeek(out T item);
	public abstract ValueTask<bool> WaitToReadAsync(CancellationToken cancellationToken = default);
	public virtual ValueTask<T> ReadAsync(CancellationToken cancellationToken = default);
	public virtual IAsyncEnumerable<T> ReadAllAsync(CancellationToken cancellationToken = default);
	protected ChannelReader();
	public virtual Task Completion { get; }
	public virtual bool CanCount { get; }
	public virtual bool CanPeek { get; }
	public virtual int Count { get; }
}
public abstract class ChannelWriter<T> {
	public virtual bool TryComplete(Exception error = null);
	public abstract bool TryWrite(T item);
	public abstract ValueTask<bool> WaitToWriteAsync(CancellationToken cancellationToken = default);
	public virtual ValueTask WriteAsync(T item, CancellationToken cancellationToken = default);
	public void Complete(Exception error = null);
	protected ChannelWriter();
}
public abstract class Channel<T> : Channel<T, T> {
	protected Channel();
}
public abstract class Channel<TWrite, TRead> {
	public static implicit operator ChannelReader<TRead>(Channel<TWrite, TRead> channel);
	public static implicit operator ChannelWriter<TWrite>(Channel<TWrite, TRead> channel);
	protected Channel();
	public ChannelReader<TRead> Reader { get; protected set; }
	public ChannelWriter<TWrite> Writer { get; protected set; }
}
public sealed class UnboundedChannelOptions : ChannelOptions {
	public UnboundedChannelOptions();
}
public sealed class UnboundedPrioritizedChannelOptions<T> : ChannelOptions {
	public UnboundedPrioritizedChannelOptions();
	public IComparer<T> Comparer { get; set; }
}
