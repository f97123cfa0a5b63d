namespace System.IO;

using System.Threading;
using System.Threading.Tasks;
using Threadbare;

public abstract class Stream
{
    protected Stream() { }

    public virtual bool CanTimeout { get { return false; } }

    public virtual void Close() { Dispose(true); }

    public void Dispose() { Close(); }

    protected virtual void Dispose(bool disposing) { }

    public virtual ValueTask DisposeAsync()
    {
        Dispose();
        return default;
    }

    public void CopyTo(Stream destination) { CopyTo(destination, 81920); }

    public virtual void CopyTo(Stream destination, int bufferSize)
    {
        for (int next = ReadByte(); next >= 0; next = ReadByte()) destination.WriteByte((byte)next);
    }

    public virtual int ReadByte()
    {
        var one = new byte[1];
        return Read(one, 0, 1) == 0 ? -1 : one[0];
    }

    public virtual void WriteByte(byte value) { Write(new[] { value }, 0, 1); }

    public Task FlushAsync() { return FlushAsync(CancellationToken.None); }

    public virtual Task FlushAsync(CancellationToken cancellationToken) { return Task.Run(() => Flush()); }

    public Task<int> ReadAsync(byte[] buffer, int offset, int count) { return ReadAsync(buffer, offset, count, CancellationToken.None); }

    public virtual Task<int> ReadAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken)
    {
        if (cancellationToken.IsCancellationRequested) return Task.FromCanceled<int>(cancellationToken);
        return Task.Run(() => Read(buffer, offset, count));
    }

    public Task WriteAsync(byte[] buffer, int offset, int count) { return WriteAsync(buffer, offset, count, CancellationToken.None); }

    public virtual Task WriteAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken)
    {
        if (cancellationToken.IsCancellationRequested) return Task.FromCanceled(cancellationToken);
        return Task.Run(() => Write(buffer, offset, count));
    }
}

[ThreadUnsafe]
public class MemoryStream
{
    private byte[] bytes;
    private int origin;
    private int length;
    private int position;
    private bool isWritable = true;
    private bool canGrow;
    private bool isClosed;

    public MemoryStream() : this(0) { }

    public MemoryStream(int capacity)
    {
        if (capacity < 0) throw new ArgumentOutOfRangeException("capacity");
        bytes = new byte[capacity];
        canGrow = true;
    }

    public MemoryStream(byte[] buffer) : this(buffer, true) { }

    public MemoryStream(byte[] buffer, bool writable) : this(buffer, 0, buffer.Length, writable) { }

    public MemoryStream(byte[] buffer, int index, int count) : this(buffer, index, count, true) { }

    public MemoryStream(byte[] buffer, int index, int count, bool writable)
    {
        bytes = buffer;
        origin = index;
        length = index + count;
        position = index;
        isWritable = writable;
    }

    public override bool CanRead { get { return !isClosed; } }

    public override bool CanSeek { get { return !isClosed; } }

    public override bool CanWrite { get { return !isClosed && isWritable; } }

    public virtual int Capacity
    {
        get { return bytes.Length - origin; }
        set { if (value > bytes.Length) Grow(value); }
    }

    public override long Length
    {
        get
        {
            Use("Length", false);
            return length - origin;
        }
    }

    public override long Position
    {
        get
        {
            Use("Position", false);
            return position - origin;
        }
        set
        {
            Use("Position", true);
            if (value < 0) throw new ArgumentOutOfRangeException("value");
            position = origin + (int)value;
        }
    }

    protected override void Dispose(bool disposing) { isClosed = true; }

    public override void Flush() { }

    public override Task FlushAsync(CancellationToken cancellationToken) { return Task.CompletedTask; }

    public virtual byte[] GetBuffer() { return bytes; }

    public virtual byte[] ToArray()
    {
        Kernel.Touch(this, "ToArray", false);
        var copy = new byte[length - origin];
        for (int i = 0; i < copy.Length; i++) copy[i] = bytes[origin + i];
        return copy;
    }

    public override int Read(byte[] buffer, int offset, int count)
    {
        Use("Read", true);
        int read = Math.Max(0, Math.Min(count, length - position));
        for (int i = 0; i < read; i++) buffer[offset + i] = bytes[position + i];
        position += read;
        return read;
    }

    public override int ReadByte()
    {
        Use("ReadByte", true);
        return position >= length ? -1 : bytes[position++];
    }

    public override Task<int> ReadAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken)
    {
        if (cancellationToken.IsCancellationRequested) return Task.FromCanceled<int>(cancellationToken);
        return Task.FromResult(Read(buffer, offset, count));
    }

    public override long Seek(long offset, SeekOrigin loc)
    {
        Use("Seek", true);
        long start = loc == SeekOrigin.Begin ? origin : loc == SeekOrigin.Current ? position : length;
        if (start + offset < origin) throw new IOException("An attempt was made to move the position before the beginning of the stream.");
        position = (int)(start + offset);
        return position - origin;
    }

    public override void SetLength(long value)
    {
        UseToWrite("SetLength");
        int end = origin + (int)value;
        if (end > bytes.Length) Grow(end);
        for (int i = length; i < end; i++) bytes[i] = 0;
        length = end;
        position = Math.Min(position, length);
    }

    public override void Write(byte[] buffer, int offset, int count)
    {
        UseToWrite("Write");
        MakeRoom(count);
        for (int i = 0; i < count; i++) bytes[position + i] = buffer[offset + i];
        position += count;
        length = Math.Max(length, position);
    }

    public override void WriteByte(byte value)
    {
        UseToWrite("WriteByte");
        MakeRoom(1);
        bytes[position++] = value;
        length = Math.Max(length, position);
    }

    public override Task WriteAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken)
    {
        if (cancellationToken.IsCancellationRequested) return Task.FromCanceled(cancellationToken);
        Write(buffer, offset, count);
        return Task.CompletedTask;
    }

    public virtual void WriteTo(Stream stream)
    {
        Use("WriteTo", false);
        stream.Write(bytes, origin, length - origin);
    }

    private void Use(string operation, bool writes)
    {
        Kernel.Touch(this, operation, writes);
        if (isClosed) throw new ObjectDisposedException(null, "Cannot access a closed Stream.");
    }

    private void UseToWrite(string operation)
    {
        Use(operation, true);
        if (!isWritable) throw new NotSupportedException("Stream does not support writing.");
    }

    private void MakeRoom(int count)
    {
        if (position + count > bytes.Length) Grow(Math.Max(position + count, bytes.Length * 2));
        for (int i = length; i < position; i++) bytes[i] = 0;
    }

    private void Grow(int capacity)
    {
        if (!canGrow) throw new NotSupportedException("Memory stream is not expandable.");
        var larger = new byte[Math.Max(capacity, 256)];
        for (int i = 0; i < length; i++) larger[i] = bytes[i];
        bytes = larger;
    }
}
