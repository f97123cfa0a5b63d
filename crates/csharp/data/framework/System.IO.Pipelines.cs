// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.IO.Pipelines;
using System.Buffers;
using System.Threading;
using System.Threading.Tasks;
public struct FlushResult {
	public FlushResult(bool isCanceled, bool isCompleted);
	public bool IsCanceled { get; }
	public bool IsCompleted { get; }
}
public interface IDuplexPipe {
	PipeReader Input { get; }
	PipeWriter Output { get; }
}
public sealed class Pipe {
	public Pipe();
	public Pipe(PipeOptions options);
	public void Reset();
	public PipeReader Reader { get; }
	public PipeWriter Writer { get; }
}
public class PipeOptions {
	public PipeOptions(MemoryPool<byte> pool = null, PipeScheduler readerScheduler = null, PipeScheduler writerScheduler = null, long pauseWriterThreshold = -1, long resumeWriterThreshold = -1, int minimumSegmentSize = -1, bool useSynchronizationContext = true);
	public static PipeOptions Default { get; }
	public bool UseSynchronizationContext { get; }
	public long PauseWriterThreshold { get; }
	public long ResumeWriterThreshold { get; }
	public int MinimumSegmentSize { get; }
	public PipeScheduler WriterScheduler { get; }
	public PipeScheduler ReaderScheduler { get; }
	public MemoryPool<byte> Pool { get; }
}
public abstract class PipeReader {
	public abstract bool TryRead(out ReadResult result);
	public abstract ValueTask<ReadResult> ReadAsync(CancellationToken cancellationToken = default);
	public ValueTask<ReadResult> ReadAtLeastAsync(int minimumSize, CancellationToken cancellationToken = default);
	protected virtual ValueTask<ReadResult> ReadAtLeastAsyncCore(int minimumSize, CancellationToken cancellationToken);
	public abstract void AdvanceTo(SequencePosition consumed);
	public abstract void AdvanceTo(SequencePosition consumed, SequencePosition examined);
	public virtual Stream AsStream(bool leaveOpen = false);
	public abstract void CancelPendingRead();
	public abstract void Complete(Exception exception = null);
	public virtual ValueTask CompleteAsync(Exception exception = null);
	public virtual void OnWriterCompleted(Action<Exception, object> callback, object state);
	public static PipeReader Create(Stream stream, StreamPipeReaderOptions readerOptions = null);
	public static PipeReader Create(ReadOnlySequence<byte> sequence);
	public virtual Task CopyToAsync(PipeWriter destination, CancellationToken cancellationToken = default);
	public virtual Task CopyToAsync(Stream destination, CancellationToken cancellationToken = default);
	protected PipeReader();
}
public abstract class PipeScheduler {
	public abstract void Schedule(Action<object> action, object state);
	protected PipeScheduler();
	public static PipeScheduler ThreadPool { get; }
	public static PipeScheduler Inline { get; }
}
public abstract class PipeWriter : IBufferWriter<byte> {
	public abstract void Complete(Exception exception = null);
	public virtual ValueTask CompleteAsync(Exception exception = null);
	public abstract void CancelPendingFlush();
	public virtual void OnReaderCompleted(Action<Exception, object> callback, object state);
	public abstract ValueTask<FlushResult> FlushAsync(CancellationToken cancellationToken = default);
	public abstract void Advance(int bytes);
	public abstract global::System.Memory<byte> GetMemory(int sizeHint = 0);
	public abstract Span<byte> GetSpan(int sizeHint = 0);
	public virtual Stream AsStream(bool leaveOpen = false);
	public static PipeWriter Create(Stream stream, StreamPipeWriterOptions writerOptions = null);
	public virtual ValueTask<FlushResult> WriteAsync(ReadOnlyMemory<byte> source, CancellationToken cancellationToken = default);
	protected internal virtual Task CopyFromAsync(Stream source, CancellationToken cancellationToken = default);
	protected PipeWriter();
	public virtual bool CanGetUnflushedBytes { get; }
	public virtual long UnflushedBytes { get; }
}
public readonly struct ReadResult {
	public ReadResult(ReadOnlySequence<byte> buffer, bool isCanceled, bool isCompleted);
	public ReadOnlySequence<byte> Buffer { get; }
	public bool IsCanceled { get; }
	public bool IsCompleted { get; }
}
public static class StreamPipeExtensions {
	public static Task CopyToAsync(this Stream source, PipeWriter destination, CancellationToken cancellationToken = default);
}
public class StreamPipeReaderOptions {
	public StreamPipeReaderOptions(MemoryPool<byte> pool, int bufferSize, int minimumReadSize, bool leaveOpen);
	public StreamPipeReaderOptions(MemoryPool<byte> pool = null, int bufferSize = -1, int minimumReadSize = -1, bool leaveOpen = false, bool useZeroByteReads = false);
	public int BufferSize { get; }
	public int MinimumReadSize { get; }
	public MemoryPool<byte> Pool { get; }
	public bool LeaveOpen { get; }
	public bool UseZeroByteReads { get; }
}
public class StreamPipeWriterOptions {
	public StreamPipeWriterOptions(MemoryPool<byte> pool = null, int minimumBufferSize = -1, bool leaveOpen = false);
	public int MinimumBufferSize { get; }
	public MemoryPool<byte> Pool { get; }
	public bool LeaveOpen { get; }
}
