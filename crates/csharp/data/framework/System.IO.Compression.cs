// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.IO.Compression;
using System.Buffers;
using System.Collections.ObjectModel;
using System.Runtime.Serialization;
using System.Text;
using System.Threading;
using System.Threading.Tasks;
public sealed class BrotliCompressionOptions {
	public BrotliCompressionOptions();
	public int Quality { get; set; }
}
public struct BrotliDecoder : IDisposable {
	public void Dispose();
	public OperationStatus Decompress(ReadOnlySpan<byte> source, Span<byte> destination, out int bytesConsumed, out int bytesWritten);
	public static bool TryDecompress(ReadOnlySpan<byte> source, Span<byte> destination, out int bytesWritten);
}
public struct BrotliEncoder : IDisposable {
	public BrotliEncoder(int quality, int window);
	public void Dispose();
	public static int GetMaxCompressedLength(int inputSize);
	public OperationStatus Flush(Span<byte> destination, out int bytesWritten);
	public OperationStatus Compress(ReadOnlySpan<byte> source, Span<byte> destination, out int bytesConsumed, out int bytesWritten, bool isFinalBlock);
	public static bool TryCompress(ReadOnlySpan<byte> source, Span<byte> destination, out int bytesWritten);
	public static bool TryCompress(ReadOnlySpan<byte> source, Span<byte> destination, out int bytesWritten, int quality, int window);
}
public sealed class BrotliStream : Stream {
	public BrotliStream(Stream stream, CompressionLevel compressionLevel);
	public BrotliStream(Stream stream, CompressionLevel compressionLevel, bool leaveOpen);
	public BrotliStream(Stream stream, BrotliCompressionOptions compressionOptions, bool leaveOpen = false);
	public override void Write(byte[] buffer, int offset, int count);
	public override void WriteByte(byte value);
	public override void Write(ReadOnlySpan<byte> buffer);
	public override IAsyncResult BeginWrite(byte[] buffer, int offset, int count, AsyncCallback asyncCallback, object asyncState);
	public override void EndWrite(IAsyncResult asyncResult);
	public override Task WriteAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken);
	public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default);
	public override void Flush();
	public override Task FlushAsync(CancellationToken cancellationToken);
	public override int Read(byte[] buffer, int offset, int count);
	public override int ReadByte();
	public override int Read(Span<byte> buffer);
	public override IAsyncResult BeginRead(byte[] buffer, int offset, int count, AsyncCallback asyncCallback, object asyncState);
	public override int EndRead(IAsyncResult asyncResult);
	public override Task<int> ReadAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken);
	public override ValueTask<int> ReadAsync(global::System.Memory<byte> buffer, CancellationToken cancellationToken = default);
	public BrotliStream(Stream stream, CompressionMode mode);
	public BrotliStream(Stream stream, CompressionMode mode, bool leaveOpen);
	protected override void Dispose(bool disposing);
	public override ValueTask DisposeAsync();
	public override long Seek(long offset, SeekOrigin origin);
	public override void SetLength(long value);
	public Stream BaseStream { get; }
	public override bool CanRead { get; }
	public override bool CanWrite { get; }
	public override bool CanSeek { get; }
	public override long Length { get; }
	public override long Position { get; set; }
}
public enum CompressionLevel { Optimal = 0, Fastest = 1, NoCompression = 2, SmallestSize = 3 }
public enum CompressionMode { Decompress = 0, Compress = 1 }
public class DeflateStream : Stream {
	public DeflateStream(Stream stream, CompressionMode mode);
	public DeflateStream(Stream stream, CompressionMode mode, bool leaveOpen);
	public DeflateStream(Stream stream, CompressionLevel compressionLevel);
	public DeflateStream(Stream stream, CompressionLevel compressionLevel, bool leaveOpen);
	public DeflateStream(Stream stream, ZLibCompressionOptions compressionOptions, bool leaveOpen = false);
	public override void Flush();
	public override Task FlushAsync(CancellationToken cancellationToken);
	public override long Seek(long offset, SeekOrigin origin);
	public override void SetLength(long value);
	public override int ReadByte();
	public override int Read(byte[] buffer, int offset, int count);
	public override int Read(Span<byte> buffer);
	public override IAsyncResult BeginRead(byte[] buffer, int offset, int count, AsyncCallback asyncCallback, object asyncState);
	public override int EndRead(IAsyncResult asyncResult);
	public override Task<int> ReadAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken);
	public override ValueTask<int> ReadAsync(global::System.Memory<byte> buffer, CancellationToken cancellationToken = default);
	public override void Write(byte[] buffer, int offset, int count);
	public override void WriteByte(byte value);
	public override void Write(ReadOnlySpan<byte> buffer);
	protected override void Dispose(bool disposing);
	public override ValueTask DisposeAsync();
	public override IAsyncResult BeginWrite(byte[] buffer, int offset, int count, AsyncCallback asyncCallback, object asyncState);
	public override void EndWrite(IAsyncResult asyncResult);
	public override Task WriteAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken);
	public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken);
	public override void CopyTo(Stream destination, int bufferSize);
	public override Task CopyToAsync(Stream destination, int bufferSize, CancellationToken cancellationToken);
	public Stream BaseStream { get; }
	public override bool CanRead { get; }
	public override bool CanWrite { get; }
	public override bool CanSeek { get; }
	public override long Length { get; }
	public override long Position { get; set; }
}
public class GZipStream : Stream {
	public GZipStream(Stream stream, CompressionMode mode);
	public GZipStream(Stream stream, CompressionMode mode, bool leaveOpen);
	public GZipStream(Stream stream, CompressionLevel compressionLevel);
	public GZipStream(Stream stream, CompressionLevel compressionLevel, bool leaveOpen);
	public GZipStream(Stream stream, ZLibCompressionOptions compressionOptions, bool leaveOpen = false);
	public override void Flush();
	public override long Seek(long offset, SeekOrigin origin);
	public override void SetLength(long value);
	public override int ReadByte();
	public override IAsyncResult BeginRead(byte[] buffer, int offset, int count, AsyncCallback asyncCallback, object asyncState);
	public override int EndRead(IAsyncResult asyncResult);
	public override int Read(byte[] buffer, int offset, int count);
	public override int Read(Span<byte> buffer);
	public override IAsyncResult BeginWrite(byte[] buffer, int offset, int count, AsyncCallback asyncCallback, object asyncState);
	public override void EndWrite(IAsyncResult asyncResult);
	public override void Write(byte[] buffer, int offset, int count);
	public override void WriteByte(byte value);
	public override void Write(ReadOnlySpan<byte> buffer);
	public override void CopyTo(Stream destination, int bufferSize);
	protected override void Dispose(bool disposing);
	public override ValueTask DisposeAsync();
	public override Task<int> ReadAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken);
	public override ValueTask<int> ReadAsync(global::System.Memory<byte> buffer, CancellationToken cancellationToken = default);
	public override Task WriteAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken);
	public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default);
	public override Task FlushAsync(CancellationToken cancellationToken);
	public override Task CopyToAsync(Stream destination, int bufferSize, CancellationToken cancellationToken);
	public override bool CanRead { get; }
	public override bool CanWrite { get; }
	public override bool CanSeek { get; }
	public override long Length { get; }
	public override long Position { get; set; }
	public Stream BaseStream { get; }
}
public sealed class ZLibCompressionOptions {
	public ZLibCompressionOptions();
	public int CompressionLevel { get; set; }
	public ZLibCompressionStrategy CompressionStrategy { get; set; }
}
public enum ZLibCompressionStrategy { Default = 0, Filtered = 1, HuffmanOnly = 2, RunLengthEncoding = 3, Fixed = 4 }
public class ZLibException : IOException, ISerializable {
	public ZLibException(string message, string zlibErrorContext, int zlibErrorCode, string zlibErrorMessage);
	public ZLibException();
	public ZLibException(string message, Exception innerException);
}
public sealed class ZLibStream : Stream {
	public ZLibStream(Stream stream, CompressionMode mode);
	public ZLibStream(Stream stream, CompressionMode mode, bool leaveOpen);
	public ZLibStream(Stream stream, CompressionLevel compressionLevel);
	public ZLibStream(Stream stream, CompressionLevel compressionLevel, bool leaveOpen);
	public ZLibStream(Stream stream, ZLibCompressionOptions compressionOptions, bool leaveOpen = false);
	public override void Flush();
	public override Task FlushAsync(CancellationToken cancellationToken);
	public override long Seek(long offset, SeekOrigin origin);
	public override void SetLength(long value);
	public override int ReadByte();
	public override IAsyncResult BeginRead(byte[] buffer, int offset, int count, AsyncCallback asyncCallback, object asyncState);
	public override int EndRead(IAsyncResult asyncResult);
	public override int Read(byte[] buffer, int offset, int count);
	public override int Read(Span<byte> buffer);
	public override Task<int> ReadAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken);
	public override ValueTask<int> ReadAsync(global::System.Memory<byte> buffer, CancellationToken cancellationToken = default);
	public override IAsyncResult BeginWrite(byte[] buffer, int offset, int count, AsyncCallback asyncCallback, object asyncState);
	public override void EndWrite(IAsyncResult asyncResult);
	public override void Write(byte[] buffer, int offset, int count);
	public override void Write(ReadOnlySpan<byte> buffer);
	public override Task WriteAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken);
	public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default);
	public override void WriteByte(byte value);
	public override void CopyTo(Stream destination, int bufferSize);
	public override Task CopyToAsync(Stream destination, int bufferSize, CancellationToken cancellationToken);
	protected override void Dispose(bool disposing);
	public override ValueTask DisposeAsync();
	public override bool CanRead { get; }
	public override bool CanWrite { get; }
	public override bool CanSeek { get; }
	public override long Length { get; }
	public override long Position { get; set; }
	public Stream BaseStream { get; }
}
public class ZipArchive : IDisposable {
	public ZipArchive(Stream stream);
	public ZipArchive(Stream stream, ZipArchiveMode mode);
	public ZipArchive(Stream stream, ZipArchiveMode mode, bool leaveOpen);
	public ZipArchive(Stream stream, ZipArchiveMode mode, bool leaveOpen, Encoding entryNameEncoding);
	public ZipArchiveEntry CreateEntry(string entryName);
	public ZipArchiveEntry CreateEntry(string entryName, CompressionLevel compressionLevel);
	protected virtual void Dispose(bool disposing);
	public void Dispose();
	public ZipArchiveEntry GetEntry(string entryName);
	public string Comment { get; set; }
	public ReadOnlyCollection<ZipArchiveEntry> Entries { get; }
	public ZipArchiveMode Mode { get; }
}
public class ZipArchiveEntry {
	public void Delete();
	public Stream Open();
	private ZipArchiveEntry();
	public ZipArchive Archive { get; }
	public uint Crc32 { get; }
	public bool IsEncrypted { get; }
	public long CompressedLength { get; }
	public int ExternalAttributes { get; set; }
	public string Comment { get; set; }
	public string FullName { get; }
	public DateTimeOffset LastWriteTime { get; set; }
	public long Length { get; }
	public string Name { get; }
}
public enum ZipArchiveMode { Read = 0, Create = 1, Update = 2 }
public static class ZipFile {
	public static ZipArchive OpenRead(string archiveFileName);
	public static ZipArchive Open(string archiveFileName, ZipArchiveMode mode);
	public static ZipArchive Open(string archiveFileName, ZipArchiveMode mode, Encoding entryNameEncoding);
	public static void CreateFromDirectory(string sourceDirectoryName, string destinationArchiveFileName);
	public static void CreateFromDirectory(string sourceDirectoryName, string destinationArchiveFileName, CompressionLevel compressionLevel, bool includeBaseDirectory);
	public static void CreateFromDirectory(string sourceDirectoryName, string destinationArchiveFileName, CompressionLevel compressionLevel, bool includeBaseDirectory, Encoding entryNameEncoding);
	public static void CreateFromDirectory(string sourceDirectoryName, Stream destination);
	public static void CreateFromDirectory(string sourceDirectoryName, Stream destination, CompressionLevel compressionLevel, bool includeBaseDirectory);
	public static void CreateFromDirectory(string sourceDirectoryName, Stream destination, CompressionLevel compressionLevel, bool includeBaseDirectory, Encoding entryNameEncoding);
	public static void ExtractToDirectory(string sourceArchiveFileName, string destinationDirectoryName);
	public static void ExtractToDirectory(string sourceArchiveFileName, string destinationDirectoryName, bool overwriteFiles);
	public static void ExtractToDirectory(string sourceArchiveFileName, string destinationDirectoryName, Encoding entryNameEncoding);
	public static void ExtractToDirectory(string sourceArchiveFileName, string destinationDirectoryName, Encoding entryNameEncoding, bool overwriteFiles);
	public static void ExtractToDirectory(Stream source, string destinationDirectoryName);
	public static void ExtractToDirectory(Stream source, string destinationDirectoryName, bool overwriteFiles);
	public static void ExtractToDirectory(Stream source, string destinationDirectoryName, Encoding entryNameEncoding);
	public static void ExtractToDirectory(Stream source, string destinationDirectoryName, Encoding entryNameEncoding, bool overwriteFiles);
}
public static class ZipFileExtensions {
	public static ZipArchiveEntry CreateEntryFromFile(this ZipArchive destination, string sourceFileName, string entryName);
	public static ZipArchiveEntry CreateEntryFromFile(this ZipArchive destination, string sourceFileName, string entryName, CompressionLevel compressionLevel);
	public static void ExtractToDirectory(this ZipArchive source, string destinationDirectoryName);
	public static void ExtractToDirectory(this ZipArchive source, string destinationDirectoryName, bool overwriteFiles);
	public static void ExtractToFile(this ZipArchiveEntry source, string destinationFileName);
	public static void ExtractToFile(this ZipArchiveEntry source, string destinationFileName, bool overwrite);
}
