// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Buffers;
using System.Runtime.InteropServices;
public sealed class ArrayBufferWriter<T> : IBufferWriter<T> {
	public ArrayBufferWriter();
	public ArrayBufferWriter(int initialCapacity);
	public void Clear();
	public void ResetWrittenCount();
	public void Advance(int count);
	public global::System.Memory<T> GetMemory(int sizeHint = 0);
	public Span<T> GetSpan(int sizeHint = 0);
	public ReadOnlyMemory<T> WrittenMemory { get; }
	public ReadOnlySpan<T> WrittenSpan { get; }
	public int WrittenCount { get; }
	public int Capacity { get; }
	public int FreeCapacity { get; }
}
public abstract class ArrayPool<T> {
	public static ArrayPool<T> Create();
	public static ArrayPool<T> Create(int maxArrayLength, int maxArraysPerBucket);
	public abstract T[] Rent(int minimumLength);
	public abstract void Return(T[] array, bool clearArray = false);
	protected ArrayPool();
	public static ArrayPool<T> Shared { get; }
}
public static class BuffersExtensions {
	public static SequencePosition? PositionOf<T>(this in ReadOnlySequence<T> source, T value) where T : IEquatable<T>;
	public static void CopyTo<T>(this in ReadOnlySequence<T> source, Span<T> destination);
	public static T[] ToArray<T>(this in ReadOnlySequence<T> sequence);
	public static void Write<T>(this IBufferWriter<T> writer, ReadOnlySpan<T> value);
}
public interface IBufferWriter<T> {
	void Advance(int count);
	global::System.Memory<T> GetMemory(int sizeHint = 0);
	Span<T> GetSpan(int sizeHint = 0);
}
public interface IMemoryOwner<T> : IDisposable {
	global::System.Memory<T> Memory { get; }
}
public interface IPinnable {
	MemoryHandle Pin(int elementIndex);
	void Unpin();
}
public struct MemoryHandle : IDisposable {
	public MemoryHandle(void* pointer, GCHandle handle = default, IPinnable pinnable = null);
	public void Dispose();
	public void* Pointer { get; }
}
public abstract class MemoryManager<T> : IMemoryOwner<T>, IDisposable, IPinnable {
	public abstract Span<T> GetSpan();
	public abstract MemoryHandle Pin(int elementIndex = 0);
	public abstract void Unpin();
	protected global::System.Memory<T> CreateMemory(int length);
	protected global::System.Memory<T> CreateMemory(int start, int length);
	protected internal virtual bool TryGetArray(out ArraySegment<T> segment);
	protected abstract void Dispose(bool disposing);
	protected MemoryManager();
	public virtual global::System.Memory<T> Memory { get; }
}
public abstract class MemoryPool<T> : IDisposable {
	public abstract IMemoryOwner<T> Rent(int minBufferSize = -1);
	protected MemoryPool();
	public void Dispose();
	protected abstract void Dispose(bool disposing);
	public static MemoryPool<T> Shared { get; }
	public abstract int MaxBufferSize { get; }
}
public enum OperationStatus { Done = 0, DestinationTooSmall = 1, NeedMoreData = 2, InvalidData = 3 }
public abstract class ReadOnlySequenceSegment<T> {
	protected ReadOnlySequenceSegment();
	public ReadOnlyMemory<T> Memory { get; protected set; }
	public ReadOnlySequenceSegment<T> Next { get; protected set; }
	public long RunningIndex { get; protected set; }
}
public readonly struct ReadOnlySequence<T> {
	public static readonly ReadOnlySequence<T> Empty;
	public ReadOnlySequence(ReadOnlySequenceSegment<T> startSegment, int startIndex, ReadOnlySequenceSegment<T> endSegment, int endIndex);
	public ReadOnlySequence(T[] array);
	public ReadOnlySequence(T[] array, int start, int length);
	public ReadOnlySequence(ReadOnlyMemory<T> memory);
	public ReadOnlySequence<T> Slice(long start, long length);
	public ReadOnlySequence<T> Slice(long start, SequencePosition end);
	public ReadOnlySequence<T> Slice(SequencePosition start, long length);
	public ReadOnlySequence<T> Slice(int start, int length);
	public ReadOnlySequence<T> Slice(int start, SequencePosition end);
	public ReadOnlySequence<T> Slice(SequencePosition start, int length);
	public ReadOnlySequence<T> Slice(SequencePosition start, SequencePosition end);
	public ReadOnlySequence<T> Slice(SequencePosition start);
	public ReadOnlySequence<T> Slice(long start);
	public ReadOnlySequence<T>.Enumerator GetEnumerator();
	public SequencePosition GetPosition(long offset);
	public long GetOffset(SequencePosition position);
	public SequencePosition GetPosition(long offset, SequencePosition origin);
	public bool TryGet(ref SequencePosition position, out ReadOnlyMemory<T> memory, bool advance = true);
	public long Length { get; }
	public bool IsEmpty { get; }
	public bool IsSingleSegment { get; }
	public ReadOnlyMemory<T> First { get; }
	public ReadOnlySpan<T> FirstSpan { get; }
	public SequencePosition Start { get; }
	public SequencePosition End { get; }
	public struct Enumerator {
		public Enumerator(in ReadOnlySequence<T> sequence);
		public bool MoveNext();
		public ReadOnlyMemory<T> Current { get; }
	}
}
public delegate void ReadOnlySpanAction<T, in TArg>(ReadOnlySpan<T> span, TArg arg) where TArg : allows ref struct;
public static class SearchValues {
	public static SearchValues<byte> Create(params ReadOnlySpan<byte> values);
	public static SearchValues<char> Create(params ReadOnlySpan<char> values);
	public static SearchValues<string> Create(ReadOnlySpan<string> values, StringComparison comparisonType);
}
public class SearchValues<T> where T : IEquatable<T> {
	public bool Contains(T value);
	private SearchValues();
}
public static class SequenceReaderExtensions {
	public static bool TryReadLittleEndian(this ref SequenceReader<byte> reader, out short value);
	public static bool TryReadBigEndian(this ref SequenceReader<byte> reader, out short value);
	public static bool TryReadLittleEndian(this ref SequenceReader<byte> reader, out int value);
	public static bool TryReadBigEndian(this ref SequenceReader<byte> reader, out int value);
	public static bool TryReadLittleEndian(this ref SequenceReader<byte> reader, out long value);
	public static bool TryReadBigEndian(this ref SequenceReader<byte> reader, out long value);
}
public ref struct SequenceReader<T> where T : unmanaged, IEquatable<T> {
	public SequenceReader(ReadOnlySequence<T> sequence);
	public bool TryPeek(out T value);
	public bool TryPeek(long offset, out T value);
	public bool TryRead(out T value);
	public void Rewind(long count);
	public void Advance(long count);
	public bool TryCopyTo(Span<T> destination);
	public bool TryReadTo(out ReadOnlySpan<T> span, T delimiter, bool advancePastDelimiter = true);
	public bool TryReadTo(out ReadOnlySpan<T> span, T delimiter, T delimiterEscape, bool advancePastDelimiter = true);
	public bool TryReadTo(out ReadOnlySequence<T> sequence, T delimiter, bool advancePastDelimiter = true);
	public bool TryReadTo(out ReadOnlySequence<T> sequence, T delimiter, T delimiterEscape, bool advancePastDelimiter = true);
	public bool TryReadToAny(out ReadOnlySpan<T> span, ReadOnlySpan<T> delimiters, bool advancePastDelimiter = true);
	public bool TryReadToAny(out ReadOnlySequence<T> sequence, ReadOnlySpan<T> delimiters, bool advancePastDelimiter = true);
	public bool TryReadTo(out ReadOnlySpan<T> span, ReadOnlySpan<T> delimiter, bool advancePastDelimiter = true);
	public bool TryReadTo(out ReadOnlySequence<T> sequence, ReadOnlySpan<T> delimiter, bool advancePastDelimiter = true);
	public bool TryReadExact(int count, out ReadOnlySequence<T> sequence);
	public bool TryAdvanceTo(T delimiter, bool advancePastDelimiter = true);
	public bool TryAdvanceToAny(ReadOnlySpan<T> delimiters, bool advancePastDelimiter = true);
	public long AdvancePast(T value);
	public long AdvancePastAny(ReadOnlySpan<T> values);
	public long AdvancePastAny(T value0, T value1, T value2, T value3);
	public long AdvancePastAny(T value0, T value1, T value2);
	public long AdvancePastAny(T value0, T value1);
	public void AdvanceToEnd();
	public bool IsNext(T next, bool advancePast = false);
	public bool IsNext(ReadOnlySpan<T> next, bool advancePast = false);
	public bool End { get; }
	public ReadOnlySequence<T> Sequence { get; }
	public ReadOnlySequence<T> UnreadSequence { get; }
	public SequencePosition Position { get; }
	public ReadOnlySpan<T> CurrentSpan { get; }
	public int CurrentSpanIndex { get; }
	public ReadOnlySpan<T> UnreadSpan { get; }
	public long Consumed { get; }
	public long Remaining { get; }
	public long Length { get; }
}
public delegate void SpanAction<T, in TArg>(Span<T> span, TArg arg) where TArg : allows ref struct;
public readonly struct StandardFormat : IEquatable<StandardFormat> {
	public const byte NoPrecision = 255;
	public const byte MaxPrecision = 99;
	public StandardFormat(char symbol, byte precision = 255);
	public static implicit operator StandardFormat(char symbol);
	public static StandardFormat Parse(ReadOnlySpan<char> format);
	public static StandardFormat Parse(string format);
	public static bool TryParse(ReadOnlySpan<char> format, out StandardFormat result);
	public bool Equals(StandardFormat other);
	public static bool operator ==(StandardFormat left, StandardFormat right);
	public static bool operator !=(StandardFormat left, StandardFormat right);
	public char Symbol { get; }
	public byte Precision { get; }
	public bool HasPrecision { get; }
	public bool IsDefault { get; }
}
