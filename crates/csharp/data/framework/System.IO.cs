// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.IO;
using Microsoft.Win32.SafeHandles;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.ComponentModel;
using System.Runtime.InteropServices;
using System.Runtime.Serialization;
using System.Text;
using System.Threading;
using System.Threading.Tasks;
public class BinaryReader : IDisposable {
	public BinaryReader(Stream input);
	public BinaryReader(Stream input, Encoding encoding);
	public BinaryReader(Stream input, Encoding encoding, bool leaveOpen);
	protected virtual void Dispose(bool disposing);
	public void Dispose();
	public virtual void Close();
	public virtual int PeekChar();
	public virtual int Read();
	public virtual byte ReadByte();
	public virtual sbyte ReadSByte();
	public virtual bool ReadBoolean();
	public virtual char ReadChar();
	public virtual short ReadInt16();
	public virtual ushort ReadUInt16();
	public virtual int ReadInt32();
	public virtual uint ReadUInt32();
	public virtual long ReadInt64();
	public virtual ulong ReadUInt64();
	public virtual global::System.Half ReadHalf();
	public virtual float ReadSingle();
	public virtual double ReadDouble();
	public virtual decimal ReadDecimal();
	public virtual string ReadString();
	public virtual int Read(char[] buffer, int index, int count);
	public virtual int Read(Span<char> buffer);
	public virtual char[] ReadChars(int count);
	public virtual int Read(byte[] buffer, int index, int count);
	public virtual int Read(Span<byte> buffer);
	public virtual byte[] ReadBytes(int count);
	protected virtual void FillBuffer(int numBytes);
	public int Read7BitEncodedInt();
	public long Read7BitEncodedInt64();
	public virtual Stream BaseStream { get; }
}
public class BinaryWriter : IDisposable, IAsyncDisposable {
	public static readonly BinaryWriter Null;
	protected Stream OutStream;
	protected BinaryWriter();
	public BinaryWriter(Stream output);
	public BinaryWriter(Stream output, Encoding encoding);
	public BinaryWriter(Stream output, Encoding encoding, bool leaveOpen);
	public virtual void Close();
	protected virtual void Dispose(bool disposing);
	public void Dispose();
	public virtual ValueTask DisposeAsync();
	public virtual void Flush();
	public virtual long Seek(int offset, SeekOrigin origin);
	public virtual void Write(bool value);
	public virtual void Write(byte value);
	public virtual void Write(sbyte value);
	public virtual void Write(byte[] buffer);
	public virtual void Write(byte[] buffer, int index, int count);
	public virtual void Write(char ch);
	public virtual void Write(char[] chars);
	public virtual void Write(char[] chars, int index, int count);
	public virtual void Write(double value);
	public virtual void Write(decimal value);
	public virtual void Write(short value);
	public virtual void Write(ushort value);
	public virtual void Write(int value);
	public virtual void Write(uint value);
	public virtual void Write(long value);
	public virtual void Write(ulong value);
	public virtual void Write(float value);
	public virtual void Write(global::System.Half value);
	public virtual void Write(string value);
	public virtual void Write(ReadOnlySpan<byte> buffer);
	public virtual void Write(ReadOnlySpan<char> chars);
	public void Write7BitEncodedInt(int value);
	public void Write7BitEncodedInt64(long value);
	public virtual Stream BaseStream { get; }
}
public sealed class BufferedStream : Stream {
	public BufferedStream(Stream stream);
	public BufferedStream(Stream stream, int bufferSize);
	protected override void Dispose(bool disposing);
	public override ValueTask DisposeAsync();
	public override void Flush();
	public override Task FlushAsync(CancellationToken cancellationToken);
	public override int Read(byte[] buffer, int offset, int count);
	public override int Read(Span<byte> destination);
	public override Task<int> ReadAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken);
	public override ValueTask<int> ReadAsync(global::System.Memory<byte> buffer, CancellationToken cancellationToken = default);
	public override IAsyncResult BeginRead(byte[] buffer, int offset, int count, AsyncCallback callback, object state);
	public override int EndRead(IAsyncResult asyncResult);
	public override int ReadByte();
	public override void Write(byte[] buffer, int offset, int count);
	public override void Write(ReadOnlySpan<byte> buffer);
	public override Task WriteAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken);
	public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default);
	public override IAsyncResult BeginWrite(byte[] buffer, int offset, int count, AsyncCallback callback, object state);
	public override void EndWrite(IAsyncResult asyncResult);
	public override void WriteByte(byte value);
	public override long Seek(long offset, SeekOrigin origin);
	public override void SetLength(long value);
	public override void CopyTo(Stream destination, int bufferSize);
	public override Task CopyToAsync(Stream destination, int bufferSize, CancellationToken cancellationToken);
	public Stream UnderlyingStream { get; }
	public int BufferSize { get; }
	public override bool CanRead { get; }
	public override bool CanWrite { get; }
	public override bool CanSeek { get; }
	public override long Length { get; }
	public override long Position { get; set; }
}
public static class Directory {
	public static DirectoryInfo GetParent(string path);
	public static DirectoryInfo CreateDirectory(string path);
	public static DirectoryInfo CreateDirectory(string path, UnixFileMode unixCreateMode);
	public static DirectoryInfo CreateTempSubdirectory(string prefix = null);
	public static bool Exists(string path);
	public static void SetCreationTime(string path, DateTime creationTime);
	public static void SetCreationTimeUtc(string path, DateTime creationTimeUtc);
	public static DateTime GetCreationTime(string path);
	public static DateTime GetCreationTimeUtc(string path);
	public static void SetLastWriteTime(string path, DateTime lastWriteTime);
	public static void SetLastWriteTimeUtc(string path, DateTime lastWriteTimeUtc);
	public static DateTime GetLastWriteTime(string path);
	public static DateTime GetLastWriteTimeUtc(string path);
	public static void SetLastAccessTime(string path, DateTime lastAccessTime);
	public static void SetLastAccessTimeUtc(string path, DateTime lastAccessTimeUtc);
	public static DateTime GetLastAccessTime(string path);
	public static DateTime GetLastAccessTimeUtc(string path);
	public static string[] GetFiles(string path);
	public static string[] GetFiles(string path, string searchPattern);
	public static string[] GetFiles(string path, string searchPattern, SearchOption searchOption);
	public static string[] GetFiles(string path, string searchPattern, EnumerationOptions enumerationOptions);
	public static string[] GetDirectories(string path);
	public static string[] GetDirectories(string path, string searchPattern);
	public static string[] GetDirectories(string path, string searchPattern, SearchOption searchOption);
	public static string[] GetDirectories(string path, string searchPattern, EnumerationOptions enumerationOptions);
	public static string[] GetFileSystemEntries(string path);
	public static string[] GetFileSystemEntries(string path, string searchPattern);
	public static string[] GetFileSystemEntries(string path, string searchPattern, SearchOption searchOption);
	public static string[] GetFileSystemEntries(string path, string searchPattern, EnumerationOptions enumerationOptions);
	public static IEnumerable<string> EnumerateDirectories(string path);
	public static IEnumerable<string> EnumerateDirectories(string path, string searchPattern);
	public static IEnumerable<string> EnumerateDirectories(string path, string searchPattern, SearchOption searchOption);
	public static IEnumerable<string> EnumerateDirectories(string path, string searchPattern, EnumerationOptions enumerationOptions);
	public static IEnumerable<string> EnumerateFiles(string path);
	public static IEnumerable<string> EnumerateFiles(string path, string searchPattern);
	public static IEnumerable<string> EnumerateFiles(string path, string searchPattern, SearchOption searchOption);
	public static IEnumerable<string> EnumerateFiles(string path, string searchPattern, EnumerationOptions enumerationOptions);
	public static IEnumerable<string> EnumerateFileSystemEntries(string path);
	public static IEnumerable<string> EnumerateFileSystemEntries(string path, string searchPattern);
	public static IEnumerable<string> EnumerateFileSystemEntries(string path, string searchPattern, SearchOption searchOption);
	public static IEnumerable<string> EnumerateFileSystemEntries(string path, string searchPattern, EnumerationOptions enumerationOptions);
	public static string GetDirectoryRoot(string path);
	public static string GetCurrentDirectory();
	public static void SetCurrentDirectory(string path);
	public static void Move(string sourceDirName, string destDirName);
	public static void Delete(string path);
	public static void Delete(string path, bool recursive);
	public static string[] GetLogicalDrives();
	public static FileSystemInfo CreateSymbolicLink(string path, string pathToTarget);
	public static FileSystemInfo ResolveLinkTarget(string linkPath, bool returnFinalTarget);
}
public sealed class DirectoryInfo : FileSystemInfo {
	public DirectoryInfo(string path);
	public DirectoryInfo CreateSubdirectory(string path);
	public void Create();
	public FileInfo[] GetFiles();
	public FileInfo[] GetFiles(string searchPattern);
	public FileInfo[] GetFiles(string searchPattern, SearchOption searchOption);
	public FileInfo[] GetFiles(string searchPattern, EnumerationOptions enumerationOptions);
	public FileSystemInfo[] GetFileSystemInfos();
	public FileSystemInfo[] GetFileSystemInfos(string searchPattern);
	public FileSystemInfo[] GetFileSystemInfos(string searchPattern, SearchOption searchOption);
	public FileSystemInfo[] GetFileSystemInfos(string searchPattern, EnumerationOptions enumerationOptions);
	public DirectoryInfo[] GetDirectories();
	public DirectoryInfo[] GetDirectories(string searchPattern);
	public DirectoryInfo[] GetDirectories(string searchPattern, SearchOption searchOption);
	public DirectoryInfo[] GetDirectories(string searchPattern, EnumerationOptions enumerationOptions);
	public IEnumerable<DirectoryInfo> EnumerateDirectories();
	public IEnumerable<DirectoryInfo> EnumerateDirectories(string searchPattern);
	public IEnumerable<DirectoryInfo> EnumerateDirectories(string searchPattern, SearchOption searchOption);
	public IEnumerable<DirectoryInfo> EnumerateDirectories(string searchPattern, EnumerationOptions enumerationOptions);
	public IEnumerable<FileInfo> EnumerateFiles();
	public IEnumerable<FileInfo> EnumerateFiles(string searchPattern);
	public IEnumerable<FileInfo> EnumerateFiles(string searchPattern, SearchOption searchOption);
	public IEnumerable<FileInfo> EnumerateFiles(string searchPattern, EnumerationOptions enumerationOptions);
	public IEnumerable<FileSystemInfo> EnumerateFileSystemInfos();
	public IEnumerable<FileSystemInfo> EnumerateFileSystemInfos(string searchPattern);
	public IEnumerable<FileSystemInfo> EnumerateFileSystemInfos(string searchPattern, SearchOption searchOption);
	public IEnumerable<FileSystemInfo> EnumerateFileSystemInfos(string searchPattern, EnumerationOptions enumerationOptions);
	public void MoveTo(string destDirName);
	public override void Delete();
	public void Delete(bool recursive);
	public override string Name { get; }
	public DirectoryInfo Parent { get; }
	public DirectoryInfo Root { get; }
	public override bool Exists { get; }
}
public class DirectoryNotFoundException : IOException {
	public DirectoryNotFoundException();
	public DirectoryNotFoundException(string message);
	public DirectoryNotFoundException(string message, Exception innerException);
}
public sealed class DriveInfo : ISerializable {
	public DriveInfo(string driveName);
	public static DriveInfo[] GetDrives();
	public string Name { get; }
	public bool IsReady { get; }
	public DirectoryInfo RootDirectory { get; }
	public string VolumeLabel { get; set; }
	public DriveType DriveType { get; }
	public string DriveFormat { get; }
	public long AvailableFreeSpace { get; }
	public long TotalFreeSpace { get; }
	public long TotalSize { get; }
}
public class DriveNotFoundException : IOException {
	public DriveNotFoundException();
	public DriveNotFoundException(string message);
	public DriveNotFoundException(string message, Exception innerException);
}
public enum DriveType { Unknown = 0, NoRootDirectory = 1, Removable = 2, Fixed = 3, Network = 4, CDRom = 5, Ram = 6 }
public class EndOfStreamException : IOException {
	public EndOfStreamException();
	public EndOfStreamException(string message);
	public EndOfStreamException(string message, Exception innerException);
}
public class EnumerationOptions {
	public EnumerationOptions();
	public bool RecurseSubdirectories { get; set; }
	public bool IgnoreInaccessible { get; set; }
	public int BufferSize { get; set; }
	public FileAttributes AttributesToSkip { get; set; }
	public MatchType MatchType { get; set; }
	public MatchCasing MatchCasing { get; set; }
	public int MaxRecursionDepth { get; set; }
	public bool ReturnSpecialDirectories { get; set; }
}
public class ErrorEventArgs : EventArgs {
	public ErrorEventArgs(Exception exception);
	public virtual Exception GetException();
}
public delegate void ErrorEventHandler(object sender, ErrorEventArgs e);
public static class File {
	public static StreamReader OpenText(string path);
	public static StreamWriter CreateText(string path);
	public static StreamWriter AppendText(string path);
	public static void Copy(string sourceFileName, string destFileName);
	public static void Copy(string sourceFileName, string destFileName, bool overwrite);
	public static FileStream Create(string path);
	public static FileStream Create(string path, int bufferSize);
	public static FileStream Create(string path, int bufferSize, FileOptions options);
	public static void Delete(string path);
	public static bool Exists(string path);
	public static FileStream Open(string path, FileStreamOptions options);
	public static FileStream Open(string path, FileMode mode);
	public static FileStream Open(string path, FileMode mode, FileAccess access);
	public static FileStream Open(string path, FileMode mode, FileAccess access, FileShare share);
	public static SafeFileHandle OpenHandle(string path, FileMode mode = (FileMode)3, FileAccess access = (FileAccess)1, FileShare share = (FileShare)1, FileOptions options = (FileOptions)0, long preallocationSize = 0);
	public static void SetCreationTime(string path, DateTime creationTime);
	public static void SetCreationTime(SafeFileHandle fileHandle, DateTime creationTime);
	public static void SetCreationTimeUtc(string path, DateTime creationTimeUtc);
	public static void SetCreationTimeUtc(SafeFileHandle fileHandle, DateTime creationTimeUtc);
	public static DateTime GetCreationTime(string path);
	public static DateTime GetCreationTime(SafeFileHandle fileHandle);
	public static DateTime GetCreationTimeUtc(string path);
	public static DateTime GetCreationTimeUtc(SafeFileHandle fileHandle);
	public static void SetLastAccessTime(string path, DateTime lastAccessTime);
	public static void SetLastAccessTime(SafeFileHandle fileHandle, DateTime lastAccessTime);
	public static void SetLastAccessTimeUtc(string path, DateTime lastAccessTimeUtc);
	public static void SetLastAccessTimeUtc(SafeFileHandle fileHandle, DateTime lastAccessTimeUtc);
	public static DateTime GetLastAccessTime(string path);
	public static DateTime GetLastAccessTime(SafeFileHandle fileHandle);
	public static DateTime GetLastAccessTimeUtc(string path);
	public static DateTime GetLastAccessTimeUtc(SafeFileHandle fileHandle);
	public static void SetLastWriteTime(string path, DateTime lastWriteTime);
	public static void SetLastWriteTime(SafeFileHandle fileHandle, DateTime lastWriteTime);
	public static void SetLastWriteTimeUtc(string path, DateTime lastWriteTimeUtc);
	public static void SetLastWriteTimeUtc(SafeFileHandle fileHandle, DateTime lastWriteTimeUtc);
	public static DateTime GetLastWriteTime(string path);
	public static DateTime GetLastWriteTime(SafeFileHandle fileHandle);
	public static DateTime GetLastWriteTimeUtc(string path);
	public static DateTime GetLastWriteTimeUtc(SafeFileHandle fileHandle);
	public static FileAttributes GetAttributes(string path);
	public static FileAttributes GetAttributes(SafeFileHandle fileHandle);
	public static void SetAttributes(string path, FileAttributes fileAttributes);
	public static void SetAttributes(SafeFileHandle fileHandle, FileAttributes fileAttributes);
	public static UnixFileMode GetUnixFileMode(string path);
	public static UnixFileMode GetUnixFileMode(SafeFileHandle fileHandle);
	public static void SetUnixFileMode(string path, UnixFileMode mode);
	public static void SetUnixFileMode(SafeFileHandle fileHandle, UnixFileMode mode);
	public static FileStream OpenRead(string path);
	public static FileStream OpenWrite(string path);
	public static string ReadAllText(string path);
	public static string ReadAllText(string path, Encoding encoding);
	public static void WriteAllText(string path, string contents);
	public static void WriteAllText(string path, ReadOnlySpan<char> contents);
	public static void WriteAllText(string path, string contents, Encoding encoding);
	public static void WriteAllText(string path, ReadOnlySpan<char> contents, Encoding encoding);
	public static byte[] ReadAllBytes(string path);
	public static void WriteAllBytes(string path, byte[] bytes);
	public static void WriteAllBytes(string path, ReadOnlySpan<byte> bytes);
	public static void AppendAllBytes(string path, byte[] bytes);
	public static void AppendAllBytes(string path, ReadOnlySpan<byte> bytes);
	public static Task AppendAllBytesAsync(string path, byte[] bytes, CancellationToken cancellationToken = default);
	public static Task AppendAllBytesAsync(string path, ReadOnlyMemory<byte> bytes, CancellationToken cancellationToken = default);
	public static string[] ReadAllLines(string path);
	public static string[] ReadAllLines(string path, Encoding encoding);
	public static IEnumerable<string> ReadLines(string path);
	public static IEnumerable<string> ReadLines(string path, Encoding encoding);
	public static IAsyncEnumerable<string> ReadLinesAsync(string path, CancellationToken cancellationToken = default);
	public static IAsyncEnumerable<string> ReadLinesAsync(string path, Encoding encoding, CancellationToken cancellationToken = default);
	public static void WriteAllLines(string path, string[] contents);
	public static void WriteAllLines(string path, IEnumerable<string> contents);
	public static void WriteAllLines(string path, string[] contents, Encoding encoding);
	public static void WriteAllLines(string path, IEnumerable<string> contents, Encoding encoding);
	public static void AppendAllText(string path, string contents);
	public static void AppendAllText(string path, ReadOnlySpan<char> contents);
	public static void AppendAllText(string path, string contents, Encoding encoding);
	public static void AppendAllText(string path, ReadOnlySpan<char> contents, Encoding encoding);
	public static void AppendAllLines(string path, IEnumerable<string> contents);
	public static void AppendAllLines(string path, IEnumerable<string> contents, Encoding encoding);
	public static void Replace(string sourceFileName, string destinationFileName, string destinationBackupFileName);
	public static void Replace(string sourceFileName, string destinationFileName, string destinationBackupFileName, bool ignoreMetadataErrors);
	public static void Move(string sourceFileName, string destFileName);
	public static void Move(string sourceFileName, string destFileName, bool overwrite);
	public static void Encrypt(string path);
	public static void Decrypt(string path);
	public static Task<string> ReadAllTextAsync(string path, CancellationToken cancellationToken = default);
	public static Task<string> ReadAllTextAsync(string path, Encoding encoding, CancellationToken cancellationToken = default);
	public static Task WriteAllTextAsync(string path, string contents, CancellationToken cancellationToken = default);
	public static Task WriteAllTextAsync(string path, ReadOnlyMemory<char> contents, CancellationToken cancellationToken = default);
	public static Task WriteAllTextAsync(string path, string contents, Encoding encoding, CancellationToken cancellationToken = default);
	public static Task WriteAllTextAsync(string path, ReadOnlyMemory<char> contents, Encoding encoding, CancellationToken cancellationToken = default);
	public static Task<byte[]> ReadAllBytesAsync(string path, CancellationToken cancellationToken = default);
	public static Task WriteAllBytesAsync(string path, byte[] bytes, CancellationToken cancellationToken = default);
	public static Task WriteAllBytesAsync(string path, ReadOnlyMemory<byte> bytes, CancellationToken cancellationToken = default);
	public static Task<string[]> ReadAllLinesAsync(string path, CancellationToken cancellationToken = default);
	public static Task<string[]> ReadAllLinesAsync(string path, Encoding encoding, CancellationToken cancellationToken = default);
	public static Task WriteAllLinesAsync(string path, IEnumerable<string> contents, CancellationToken cancellationToken = default);
	public static Task WriteAllLinesAsync(string path, IEnumerable<string> contents, Encoding encoding, CancellationToken cancellationToken = default);
	public static Task AppendAllTextAsync(string path, string contents, CancellationToken cancellationToken = default);
	public static Task AppendAllTextAsync(string path, ReadOnlyMemory<char> contents, CancellationToken cancellationToken = default);
	public static Task AppendAllTextAsync(string path, string contents, Encoding encoding, CancellationToken cancellationToken = default);
	public static Task AppendAllTextAsync(string path, ReadOnlyMemory<char> contents, Encoding encoding, CancellationToken cancellationToken = default);
	public static Task AppendAllLinesAsync(string path, IEnumerable<string> contents, CancellationToken cancellationToken = default);
	public static Task AppendAllLinesAsync(string path, IEnumerable<string> contents, Encoding encoding, CancellationToken cancellationToken = default);
	public static FileSystemInfo CreateSymbolicLink(string path, string pathToTarget);
	public static FileSystemInfo ResolveLinkTarget(string linkPath, bool returnFinalTarget);
}
[global::System.Flags] public enum FileAccess { Read = 1, Write = 2, ReadWrite = 3 }
[global::System.Flags] public enum FileAttributes { None = 0, ReadOnly = 1, Hidden = 2, System = 4, Directory = 16, Archive = 32, Device = 64, Normal = 128, Temporary = 256, SparseFile = 512, ReparsePoint = 1024, Compressed = 2048, Offline = 4096, NotContentIndexed = 8192, Encrypted = 16384, IntegrityStream = 32768, NoScrubData = 131072 }
public class FileFormatException : FormatException, ISerializable {
	public FileFormatException();
	public FileFormatException(string message);
	public FileFormatException(string message, Exception innerException);
	public FileFormatException(Uri sourceUri);
	public FileFormatException(Uri sourceUri, Exception innerException);
	public FileFormatException(Uri sourceUri, string message);
	public FileFormatException(Uri sourceUri, string message, Exception innerException);
	public Uri SourceUri { get; }
}
public sealed class FileInfo : FileSystemInfo {
	public FileInfo(string fileName);
	public FileStream Open(FileStreamOptions options);
	public StreamReader OpenText();
	public StreamWriter CreateText();
	public StreamWriter AppendText();
	public FileInfo CopyTo(string destFileName);
	public FileInfo CopyTo(string destFileName, bool overwrite);
	public FileStream Create();
	public override void Delete();
	public FileStream Open(FileMode mode);
	public FileStream Open(FileMode mode, FileAccess access);
	public FileStream Open(FileMode mode, FileAccess access, FileShare share);
	public FileStream OpenRead();
	public FileStream OpenWrite();
	public void MoveTo(string destFileName);
	public void MoveTo(string destFileName, bool overwrite);
	public FileInfo Replace(string destinationFileName, string destinationBackupFileName);
	public FileInfo Replace(string destinationFileName, string destinationBackupFileName, bool ignoreMetadataErrors);
	public void Decrypt();
	public void Encrypt();
	public override string Name { get; }
	public long Length { get; }
	public string DirectoryName { get; }
	public DirectoryInfo Directory { get; }
	public bool IsReadOnly { get; set; }
	public override bool Exists { get; }
}
public class FileLoadException : IOException {
	public FileLoadException();
	public FileLoadException(string message);
	public FileLoadException(string message, Exception inner);
	public FileLoadException(string message, string fileName);
	public FileLoadException(string message, string fileName, Exception inner);
	public override string Message { get; }
	public string FileName { get; }
	public string FusionLog { get; }
}
public enum FileMode { CreateNew = 1, Create = 2, Open = 3, OpenOrCreate = 4, Truncate = 5, Append = 6 }
public class FileNotFoundException : IOException {
	public FileNotFoundException();
	public FileNotFoundException(string message);
	public FileNotFoundException(string message, Exception innerException);
	public FileNotFoundException(string message, string fileName);
	public FileNotFoundException(string message, string fileName, Exception innerException);
	public override string Message { get; }
	public string FileName { get; }
	public string FusionLog { get; }
}
[global::System.Flags] public enum FileOptions { None = 0, WriteThrough = -2147483648, Asynchronous = 1073741824, RandomAccess = 268435456, DeleteOnClose = 67108864, SequentialScan = 134217728, Encrypted = 16384 }
[global::System.Flags] public enum FileShare { None = 0, Read = 1, Write = 2, ReadWrite = 3, Delete = 4, Inheritable = 16 }
public class FileStream : Stream {
	public FileStream(IntPtr handle, FileAccess access);
	public FileStream(IntPtr handle, FileAccess access, bool ownsHandle);
	public FileStream(IntPtr handle, FileAccess access, bool ownsHandle, int bufferSize);
	public FileStream(IntPtr handle, FileAccess access, bool ownsHandle, int bufferSize, bool isAsync);
	public FileStream(SafeFileHandle handle, FileAccess access);
	public FileStream(SafeFileHandle handle, FileAccess access, int bufferSize);
	public FileStream(SafeFileHandle handle, FileAccess access, int bufferSize, bool isAsync);
	public FileStream(string path, FileMode mode);
	public FileStream(string path, FileMode mode, FileAccess access);
	public FileStream(string path, FileMode mode, FileAccess access, FileShare share);
	public FileStream(string path, FileMode mode, FileAccess access, FileShare share, int bufferSize);
	public FileStream(string path, FileMode mode, FileAccess access, FileShare share, int bufferSize, bool useAsync);
	public FileStream(string path, FileMode mode, FileAccess access, FileShare share, int bufferSize, FileOptions options);
	public FileStream(string path, FileStreamOptions options);
	public virtual void Lock(long position, long length);
	public virtual void Unlock(long position, long length);
	public override Task FlushAsync(CancellationToken cancellationToken);
	public override int Read(byte[] buffer, int offset, int count);
	public override int Read(Span<byte> buffer);
	public override Task<int> ReadAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken);
	public override ValueTask<int> ReadAsync(global::System.Memory<byte> buffer, CancellationToken cancellationToken = default);
	public override void Write(byte[] buffer, int offset, int count);
	public override void Write(ReadOnlySpan<byte> buffer);
	public override Task WriteAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken);
	public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default);
	public override void Flush();
	public virtual void Flush(bool flushToDisk);
	public override void SetLength(long value);
	public override int ReadByte();
	public override void WriteByte(byte value);
	protected override void Dispose(bool disposing);
	public override ValueTask DisposeAsync();
	public override void CopyTo(Stream destination, int bufferSize);
	public override Task CopyToAsync(Stream destination, int bufferSize, CancellationToken cancellationToken);
	public override IAsyncResult BeginRead(byte[] buffer, int offset, int count, AsyncCallback callback, object state);
	public override int EndRead(IAsyncResult asyncResult);
	public override IAsyncResult BeginWrite(byte[] buffer, int offset, int count, AsyncCallback callback, object state);
	public override void EndWrite(IAsyncResult asyncResult);
	public override long Seek(long offset, SeekOrigin origin);
	public virtual IntPtr Handle { get; }
	public override bool CanRead { get; }
	public override bool CanWrite { get; }
	public virtual SafeFileHandle SafeFileHandle { get; }
	public virtual string Name { get; }
	public virtual bool IsAsync { get; }
	public override long Length { get; }
	public override long Position { get; set; }
	public override bool CanSeek { get; }
}
public sealed class FileStreamOptions {
	public FileStreamOptions();
	public FileMode Mode { get; set; }
	public FileAccess Access { get; set; }
	public FileShare Share { get; set; }
	public FileOptions Options { get; set; }
	public long PreallocationSize { get; set; }
	public int BufferSize { get; set; }
	public UnixFileMode? UnixCreateMode { get; set; }
}
public static class FileSystemAclExtensions {
}
public class FileSystemEventArgs : EventArgs {
	public FileSystemEventArgs(WatcherChangeTypes changeType, string directory, string name);
	public WatcherChangeTypes ChangeType { get; }
	public string FullPath { get; }
	public string Name { get; }
}
public delegate void FileSystemEventHandler(object sender, FileSystemEventArgs e);
public abstract class FileSystemInfo : MarshalByRefObject, ISerializable {
	protected string FullPath;
	protected string OriginalPath;
	public abstract void Delete();
	public void CreateAsSymbolicLink(string pathToTarget);
	public FileSystemInfo ResolveLinkTarget(bool returnFinalTarget);
	protected FileSystemInfo();
	public void Refresh();
	public virtual string FullName { get; }
	public string Extension { get; }
	public abstract string Name { get; }
	public abstract bool Exists { get; }
	public DateTime CreationTime { get; set; }
	public DateTime CreationTimeUtc { get; set; }
	public DateTime LastAccessTime { get; set; }
	public DateTime LastAccessTimeUtc { get; set; }
	public DateTime LastWriteTime { get; set; }
	public DateTime LastWriteTimeUtc { get; set; }
	public string LinkTarget { get; }
	public UnixFileMode UnixFileMode { get; set; }
	public FileAttributes Attributes { get; set; }
}
public class FileSystemWatcher : Component, ISupportInitialize {
	public FileSystemWatcher();
	public FileSystemWatcher(string path);
	public FileSystemWatcher(string path, string filter);
	protected override void Dispose(bool disposing);
	protected void OnChanged(FileSystemEventArgs e);
	protected void OnCreated(FileSystemEventArgs e);
	protected void OnDeleted(FileSystemEventArgs e);
	protected void OnError(ErrorEventArgs e);
	protected void OnRenamed(RenamedEventArgs e);
	public WaitForChangedResult WaitForChanged(WatcherChangeTypes changeType);
	public WaitForChangedResult WaitForChanged(WatcherChangeTypes changeType, int timeout);
	public WaitForChangedResult WaitForChanged(WatcherChangeTypes changeType, TimeSpan timeout);
	public void BeginInit();
	public void EndInit();
	public NotifyFilters NotifyFilter { get; set; }
	public Collection<string> Filters { get; }
	public bool EnableRaisingEvents { get; set; }
	public string Filter { get; set; }
	public bool IncludeSubdirectories { get; set; }
	public int InternalBufferSize { get; set; }
	public string Path { get; set; }
	public override ISite Site { get; set; }
	public ISynchronizeInvoke SynchronizingObject { get; set; }
	public event FileSystemEventHandler Changed;
	public event FileSystemEventHandler Created;
	public event FileSystemEventHandler Deleted;
	public event ErrorEventHandler Error;
	public event RenamedEventHandler Renamed;
}
public enum HandleInheritability { None = 0, Inheritable = 1 }
public class IODescriptionAttribute : DescriptionAttribute {
	public IODescriptionAttribute(string description);
	public override string Description { get; }
}
public class IOException : SystemException {
	public IOException();
	public IOException(string message);
	public IOException(string message, int hresult);
	public IOException(string message, Exception innerException);
}
public class InternalBufferOverflowException : SystemException {
	public InternalBufferOverflowException();
	public InternalBufferOverflowException(string message);
	public InternalBufferOverflowException(string message, Exception inner);
}
public sealed class InvalidDataException : SystemException {
	public InvalidDataException();
	public InvalidDataException(string message);
	public InvalidDataException(string message, Exception innerException);
}
public enum MatchCasing { PlatformDefault = 0, CaseSensitive = 1, CaseInsensitive = 2 }
public enum MatchType { Simple = 0, Win32 = 1 }
public class MemoryStream : Stream {
	public MemoryStream();
	public MemoryStream(int capacity);
	public MemoryStream(byte[] buffer);
	public MemoryStream(byte[] buffer, bool writable);
	public MemoryStream(byte[] buffer, int index, int count);
	public MemoryStream(byte[] buffer, int index, int count, bool writable);
	public MemoryStream(byte[] buffer, int index, int count, bool writable, bool publiclyVisible);
	protected override void Dispose(bool disposing);
	public override void Flush();
	public override Task FlushAsync(CancellationToken cancellationToken);
	public virtual byte[] GetBuffer();
	public virtual bool TryGetBuffer(out ArraySegment<byte> buffer);
	public override int Read(byte[] buffer, int offset, int count);
	public override int Read(Span<byte> buffer);
	public override Task<int> ReadAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken);
	public override ValueTask<int> ReadAsync(global::System.Memory<byte> buffer, CancellationToken cancellationToken = default);
	public override int ReadByte();
	public override void CopyTo(Stream destination, int bufferSize);
	public override Task CopyToAsync(Stream destination, int bufferSize, CancellationToken cancellationToken);
	public override long Seek(long offset, SeekOrigin loc);
	public override void SetLength(long value);
	public virtual byte[] ToArray();
	public override void Write(byte[] buffer, int offset, int count);
	public override void Write(ReadOnlySpan<byte> buffer);
	public override Task WriteAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken);
	public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default);
	public override void WriteByte(byte value);
	public virtual void WriteTo(Stream stream);
	public override bool CanRead { get; }
	public override bool CanSeek { get; }
	public override bool CanWrite { get; }
	public virtual int Capacity { get; set; }
	public override long Length { get; }
	public override long Position { get; set; }
}
[global::System.Flags] public enum NotifyFilters { FileName = 1, DirectoryName = 2, Attributes = 4, Size = 8, LastWrite = 16, LastAccess = 32, CreationTime = 64, Security = 256 }
public static class Path {
	public static readonly char DirectorySeparatorChar;
	public static readonly char AltDirectorySeparatorChar;
	public static readonly char VolumeSeparatorChar;
	public static readonly char PathSeparator;
	public static readonly char[] InvalidPathChars;
	public static string ChangeExtension(string path, string @extension);
	public static bool Exists(string path);
	public static string GetDirectoryName(string path);
	public static ReadOnlySpan<char> GetDirectoryName(ReadOnlySpan<char> path);
	public static string GetExtension(string path);
	public static ReadOnlySpan<char> GetExtension(ReadOnlySpan<char> path);
	public static string GetFileName(string path);
	public static ReadOnlySpan<char> GetFileName(ReadOnlySpan<char> path);
	public static string GetFileNameWithoutExtension(string path);
	public static ReadOnlySpan<char> GetFileNameWithoutExtension(ReadOnlySpan<char> path);
	public static string GetRandomFileName();
	public static bool IsPathFullyQualified(string path);
	public static bool IsPathFullyQualified(ReadOnlySpan<char> path);
	public static bool HasExtension(string path);
	public static bool HasExtension(ReadOnlySpan<char> path);
	public static string Combine(string path1, string path2);
	public static string Combine(string path1, string path2, string path3);
	public static string Combine(string path1, string path2, string path3, string path4);
	public static string Combine(params string[] paths);
	public static string Combine(params ReadOnlySpan<string> paths);
	public static string Join(ReadOnlySpan<char> path1, ReadOnlySpan<char> path2);
	public static string Join(ReadOnlySpan<char> path1, ReadOnlySpan<char> path2, ReadOnlySpan<char> path3);
	public static string Join(ReadOnlySpan<char> path1, ReadOnlySpan<char> path2, ReadOnlySpan<char> path3, ReadOnlySpan<char> path4);
	public static string Join(string path1, string path2);
	public static string Join(string path1, string path2, string path3);
	public static string Join(string path1, string path2, string path3, string path4);
	public static string Join(params string[] paths);
	public static string Join(params ReadOnlySpan<string> paths);
	public static bool TryJoin(ReadOnlySpan<char> path1, ReadOnlySpan<char> path2, Span<char> destination, out int charsWritten);
	public static bool TryJoin(ReadOnlySpan<char> path1, ReadOnlySpan<char> path2, ReadOnlySpan<char> path3, Span<char> destination, out int charsWritten);
	public static string GetRelativePath(string relativeTo, string path);
	public static string TrimEndingDirectorySeparator(string path);
	public static ReadOnlySpan<char> TrimEndingDirectorySeparator(ReadOnlySpan<char> path);
	public static bool EndsInDirectorySeparator(ReadOnlySpan<char> path);
	public static bool EndsInDirectorySeparator(string path);
	public static char[] GetInvalidFileNameChars();
	public static char[] GetInvalidPathChars();
	public static string GetFullPath(string path);
	public static string GetFullPath(string path, string basePath);
	public static string GetTempPath();
	public static string GetTempFileName();
	public static bool IsPathRooted(string path);
	public static bool IsPathRooted(ReadOnlySpan<char> path);
	public static string GetPathRoot(string path);
	public static ReadOnlySpan<char> GetPathRoot(ReadOnlySpan<char> path);
}
public class PathTooLongException : IOException {
	public PathTooLongException();
	public PathTooLongException(string message);
	public PathTooLongException(string message, Exception innerException);
}
public class PipeException : IOException {
	public PipeException();
	public PipeException(string message);
	public PipeException(string message, Exception inner);
	public PipeException(string message, int errorCode);
	public virtual int ErrorCode { get; }
}
public static class RandomAccess {
	public static long GetLength(SafeFileHandle handle);
	public static void SetLength(SafeFileHandle handle, long length);
	public static int Read(SafeFileHandle handle, Span<byte> buffer, long fileOffset);
	public static long Read(SafeFileHandle handle, IReadOnlyList<global::System.Memory<byte>> buffers, long fileOffset);
	public static ValueTask<int> ReadAsync(SafeFileHandle handle, global::System.Memory<byte> buffer, long fileOffset, CancellationToken cancellationToken = default);
	public static ValueTask<long> ReadAsync(SafeFileHandle handle, IReadOnlyList<global::System.Memory<byte>> buffers, long fileOffset, CancellationToken cancellationToken = default);
	public static void Write(SafeFileHandle handle, ReadOnlySpan<byte> buffer, long fileOffset);
	public static void Write(SafeFileHandle handle, IReadOnlyList<ReadOnlyMemory<byte>> buffers, long fileOffset);
	public static ValueTask WriteAsync(SafeFileHandle handle, ReadOnlyMemory<byte> buffer, long fileOffset, CancellationToken cancellationToken = default);
	public static ValueTask WriteAsync(SafeFileHandle handle, IReadOnlyList<ReadOnlyMemory<byte>> buffers, long fileOffset, CancellationToken cancellationToken = default);
	public static void FlushToDisk(SafeFileHandle handle);
}
public class RenamedEventArgs : FileSystemEventArgs {
	public RenamedEventArgs(WatcherChangeTypes changeType, string directory, string name, string oldName);
	public string OldFullPath { get; }
	public string OldName { get; }
}
public delegate void RenamedEventHandler(object sender, RenamedEventArgs e);
public enum SearchOption { TopDirectoryOnly = 0, AllDirectories = 1 }
public enum SeekOrigin { Begin = 0, Current = 1, End = 2 }
public abstract class Stream : MarshalByRefObject, IDisposable, IAsyncDisposable {
	public static readonly Stream Null;
	public void CopyTo(Stream destination);
	public virtual void CopyTo(Stream destination, int bufferSize);
	public Task CopyToAsync(Stream destination);
	public Task CopyToAsync(Stream destination, int bufferSize);
	public Task CopyToAsync(Stream destination, CancellationToken cancellationToken);
	public virtual Task CopyToAsync(Stream destination, int bufferSize, CancellationToken cancellationToken);
	public void Dispose();
	public virtual void Close();
	protected virtual void Dispose(bool disposing);
	public virtual ValueTask DisposeAsync();
	public abstract void Flush();
	public Task FlushAsync();
	public virtual Task FlushAsync(CancellationToken cancellationToken);
	protected virtual WaitHandle CreateWaitHandle();
	public virtual IAsyncResult BeginRead(byte[] buffer, int offset, int count, AsyncCallback callback, object state);
	public virtual int EndRead(IAsyncResult asyncResult);
	public Task<int> ReadAsync(byte[] buffer, int offset, int count);
	public virtual Task<int> ReadAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken);
	public virtual ValueTask<int> ReadAsync(global::System.Memory<byte> buffer, CancellationToken cancellationToken = default);
	public ValueTask ReadExactlyAsync(global::System.Memory<byte> buffer, CancellationToken cancellationToken = default);
	public ValueTask ReadExactlyAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken = default);
	public ValueTask<int> ReadAtLeastAsync(global::System.Memory<byte> buffer, int minimumBytes, bool throwOnEndOfStream = true, CancellationToken cancellationToken = default);
	public virtual IAsyncResult BeginWrite(byte[] buffer, int offset, int count, AsyncCallback callback, object state);
	public virtual void EndWrite(IAsyncResult asyncResult);
	public Task WriteAsync(byte[] buffer, int offset, int count);
	public virtual Task WriteAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken);
	public virtual ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default);
	public abstract long Seek(long offset, SeekOrigin origin);
	public abstract void SetLength(long value);
	public abstract int Read(byte[] buffer, int offset, int count);
	public virtual int Read(Span<byte> buffer);
	public virtual int ReadByte();
	public void ReadExactly(Span<byte> buffer);
	public void ReadExactly(byte[] buffer, int offset, int count);
	public int ReadAtLeast(Span<byte> buffer, int minimumBytes, bool throwOnEndOfStream = true);
	public abstract void Write(byte[] buffer, int offset, int count);
	public virtual void Write(ReadOnlySpan<byte> buffer);
	public virtual void WriteByte(byte value);
	public static Stream Synchronized(Stream stream);
	protected virtual void ObjectInvariant();
	protected static void ValidateBufferArguments(byte[] buffer, int offset, int count);
	protected static void ValidateCopyToArguments(Stream destination, int bufferSize);
	protected Stream();
	public abstract bool CanRead { get; }
	public abstract bool CanWrite { get; }
	public abstract bool CanSeek { get; }
	public virtual bool CanTimeout { get; }
	public abstract long Length { get; }
	public abstract long Position { get; set; }
	public virtual int ReadTimeout { get; set; }
	public virtual int WriteTimeout { get; set; }
}
public class StreamReader : TextReader {
	public static readonly StreamReader Null;
	public StreamReader(Stream stream);
	public StreamReader(Stream stream, bool detectEncodingFromByteOrderMarks);
	public StreamReader(Stream stream, Encoding encoding);
	public StreamReader(Stream stream, Encoding encoding, bool detectEncodingFromByteOrderMarks);
	public StreamReader(Stream stream, Encoding encoding, bool detectEncodingFromByteOrderMarks, int bufferSize);
	public StreamReader(Stream stream, Encoding encoding = null, bool detectEncodingFromByteOrderMarks = true, int bufferSize = -1, bool leaveOpen = false);
	public StreamReader(string path);
	public StreamReader(string path, bool detectEncodingFromByteOrderMarks);
	public StreamReader(string path, Encoding encoding);
	public StreamReader(string path, Encoding encoding, bool detectEncodingFromByteOrderMarks);
	public StreamReader(string path, Encoding encoding, bool detectEncodingFromByteOrderMarks, int bufferSize);
	public StreamReader(string path, FileStreamOptions options);
	public StreamReader(string path, Encoding encoding, bool detectEncodingFromByteOrderMarks, FileStreamOptions options);
	public override void Close();
	protected override void Dispose(bool disposing);
	public void DiscardBufferedData();
	public override int Peek();
	public override int Read();
	public override int Read(char[] buffer, int index, int count);
	public override int Read(Span<char> buffer);
	public override string ReadToEnd();
	public override int ReadBlock(char[] buffer, int index, int count);
	public override int ReadBlock(Span<char> buffer);
	public override string ReadLine();
	public override Task<string> ReadLineAsync();
	public override ValueTask<string> ReadLineAsync(CancellationToken cancellationToken);
	public override Task<string> ReadToEndAsync();
	public override Task<string> ReadToEndAsync(CancellationToken cancellationToken);
	public override Task<int> ReadAsync(char[] buffer, int index, int count);
	public override ValueTask<int> ReadAsync(global::System.Memory<char> buffer, CancellationToken cancellationToken = default);
	public override Task<int> ReadBlockAsync(char[] buffer, int index, int count);
	public override ValueTask<int> ReadBlockAsync(global::System.Memory<char> buffer, CancellationToken cancellationToken = default);
	public virtual Encoding CurrentEncoding { get; }
	public virtual Stream BaseStream { get; }
	public bool EndOfStream { get; }
}
public class StreamWriter : TextWriter {
	public static readonly StreamWriter Null;
	public StreamWriter(Stream stream);
	public StreamWriter(Stream stream, Encoding encoding);
	public StreamWriter(Stream stream, Encoding encoding, int bufferSize);
	public StreamWriter(Stream stream, Encoding encoding = null, int bufferSize = -1, bool leaveOpen = false);
	public StreamWriter(string path);
	public StreamWriter(string path, bool append);
	public StreamWriter(string path, bool append, Encoding encoding);
	public StreamWriter(string path, bool append, Encoding encoding, int bufferSize);
	public StreamWriter(string path, FileStreamOptions options);
	public StreamWriter(string path, Encoding encoding, FileStreamOptions options);
	public override void Close();
	protected override void Dispose(bool disposing);
	public override ValueTask DisposeAsync();
	public override void Flush();
	public override void Write(char value);
	public override void Write(char[] buffer);
	public override void Write(char[] buffer, int index, int count);
	public override void Write(ReadOnlySpan<char> buffer);
	public override void Write(string value);
	public override void WriteLine(string value);
	public override void WriteLine(ReadOnlySpan<char> buffer);
	public override void Write(string format, object arg0);
	public override void Write(string format, object arg0, object arg1);
	public override void Write(string format, object arg0, object arg1, object arg2);
	public override void Write(string format, params object[] arg);
	public override void Write(string format, params ReadOnlySpan<object> arg);
	public override void WriteLine(string format, object arg0);
	public override void WriteLine(string format, object arg0, object arg1);
	public override void WriteLine(string format, object arg0, object arg1, object arg2);
	public override void WriteLine(string format, params object[] arg);
	public override void WriteLine(string format, params ReadOnlySpan<object> arg);
	public override Task WriteAsync(char value);
	public override Task WriteAsync(string value);
	public override Task WriteAsync(char[] buffer, int index, int count);
	public override Task WriteAsync(ReadOnlyMemory<char> buffer, CancellationToken cancellationToken = default);
	public override Task WriteLineAsync();
	public override Task WriteLineAsync(char value);
	public override Task WriteLineAsync(string value);
	public override Task WriteLineAsync(char[] buffer, int index, int count);
	public override Task WriteLineAsync(ReadOnlyMemory<char> buffer, CancellationToken cancellationToken = default);
	public override Task FlushAsync();
	public override Task FlushAsync(CancellationToken cancellationToken);
	public virtual bool AutoFlush { get; set; }
	public virtual Stream BaseStream { get; }
	public override Encoding Encoding { get; }
}
public class StringReader : TextReader {
	public StringReader(string s);
	public override void Close();
	protected override void Dispose(bool disposing);
	public override int Peek();
	public override int Read();
	public override int Read(char[] buffer, int index, int count);
	public override int Read(Span<char> buffer);
	public override int ReadBlock(Span<char> buffer);
	public override string ReadToEnd();
	public override string ReadLine();
	public override Task<string> ReadLineAsync();
	public override ValueTask<string> ReadLineAsync(CancellationToken cancellationToken);
	public override Task<string> ReadToEndAsync();
	public override Task<string> ReadToEndAsync(CancellationToken cancellationToken);
	public override Task<int> ReadBlockAsync(char[] buffer, int index, int count);
	public override ValueTask<int> ReadBlockAsync(global::System.Memory<char> buffer, CancellationToken cancellationToken = default);
	public override Task<int> ReadAsync(char[] buffer, int index, int count);
	public override ValueTask<int> ReadAsync(global::System.Memory<char> buffer, CancellationToken cancellationToken = default);
}
public class StringWriter : TextWriter {
	public StringWriter();
	public StringWriter(IFormatProvider formatProvider);
	public StringWriter(StringBuilder sb);
	public StringWriter(StringBuilder sb, IFormatProvider formatProvider);
	public override void Close();
	protected override void Dispose(bool disposing);
	public virtual StringBuilder GetStringBuilder();
	public override void Write(char value);
	public override void Write(char[] buffer, int index, int count);
	public override void Write(ReadOnlySpan<char> buffer);
	public override void Write(string value);
	public override void Write(StringBuilder value);
	public override void WriteLine(ReadOnlySpan<char> buffer);
	public override void WriteLine(StringBuilder value);
	public override Task WriteAsync(char value);
	public override Task WriteAsync(string value);
	public override Task WriteAsync(char[] buffer, int index, int count);
	public override Task WriteAsync(ReadOnlyMemory<char> buffer, CancellationToken cancellationToken = default);
	public override Task WriteAsync(StringBuilder value, CancellationToken cancellationToken = default);
	public override Task WriteLineAsync(char value);
	public override Task WriteLineAsync(string value);
	public override Task WriteLineAsync(StringBuilder value, CancellationToken cancellationToken = default);
	public override Task WriteLineAsync(char[] buffer, int index, int count);
	public override Task WriteLineAsync(ReadOnlyMemory<char> buffer, CancellationToken cancellationToken = default);
	public override Task FlushAsync();
	public override Encoding Encoding { get; }
}
public abstract class TextReader : MarshalByRefObject, IDisposable {
	public static readonly TextReader Null;
	protected TextReader();
	public virtual void Close();
	public void Dispose();
	protected virtual void Dispose(bool disposing);
	public virtual int Peek();
	public virtual int Read();
	public virtual int Read(char[] buffer, int index, int count);
	public virtual int Read(Span<char> buffer);
	public virtual string ReadToEnd();
	public virtual int ReadBlock(char[] buffer, int index, int count);
	public virtual int ReadBlock(Span<char> buffer);
	public virtual string ReadLine();
	public virtual Task<string> ReadLineAsync();
	public virtual ValueTask<string> ReadLineAsync(CancellationToken cancellationToken);
	public virtual Task<string> ReadToEndAsync();
	public virtual Task<string> ReadToEndAsync(CancellationToken cancellationToken);
	public virtual Task<int> ReadAsync(char[] buffer, int index, int count);
	public virtual ValueTask<int> ReadAsync(global::System.Memory<char> buffer, CancellationToken cancellationToken = default);
	public virtual Task<int> ReadBlockAsync(char[] buffer, int index, int count);
	public virtual ValueTask<int> ReadBlockAsync(global::System.Memory<char> buffer, CancellationToken cancellationToken = default);
	public static TextReader Synchronized(TextReader reader);
}
public abstract class TextWriter : MarshalByRefObject, IDisposable, IAsyncDisposable {
	public static readonly TextWriter Null;
	protected char[] CoreNewLine;
	protected TextWriter();
	protected TextWriter(IFormatProvider formatProvider);
	public virtual void Close();
	protected virtual void Dispose(bool disposing);
	public void Dispose();
	public virtual ValueTask DisposeAsync();
	public virtual void Flush();
	public virtual void Write(char value);
	public virtual void Write(char[] buffer);
	public virtual void Write(char[] buffer, int index, int count);
	public virtual void Write(ReadOnlySpan<char> buffer);
	public virtual void Write(bool value);
	public virtual void Write(int value);
	public virtual void Write(uint value);
	public virtual void Write(long value);
	public virtual void Write(ulong value);
	public virtual void Write(float value);
	public virtual void Write(double value);
	public virtual void Write(decimal value);
	public virtual void Write(string value);
	public virtual void Write(object value);
	public virtual void Write(StringBuilder value);
	public virtual void Write(string format, object arg0);
	public virtual void Write(string format, object arg0, object arg1);
	public virtual void Write(string format, object arg0, object arg1, object arg2);
	public virtual void Write(string format, params object[] arg);
	public virtual void Write(string format, params ReadOnlySpan<object> arg);
	public virtual void WriteLine();
	public virtual void WriteLine(char value);
	public virtual void WriteLine(char[] buffer);
	public virtual void WriteLine(char[] buffer, int index, int count);
	public virtual void WriteLine(ReadOnlySpan<char> buffer);
	public virtual void WriteLine(bool value);
	public virtual void WriteLine(int value);
	public virtual void WriteLine(uint value);
	public virtual void WriteLine(long value);
	public virtual void WriteLine(ulong value);
	public virtual void WriteLine(float value);
	public virtual void WriteLine(double value);
	public virtual void WriteLine(decimal value);
	public virtual void WriteLine(string value);
	public virtual void WriteLine(StringBuilder value);
	public virtual void WriteLine(object value);
	public virtual void WriteLine(string format, object arg0);
	public virtual void WriteLine(string format, object arg0, object arg1);
	public virtual void WriteLine(string format, object arg0, object arg1, object arg2);
	public virtual void WriteLine(string format, params object[] arg);
	public virtual void WriteLine(string format, params ReadOnlySpan<object> arg);
	public virtual Task WriteAsync(char value);
	public virtual Task WriteAsync(string value);
	public virtual Task WriteAsync(StringBuilder value, CancellationToken cancellationToken = default);
	public Task WriteAsync(char[] buffer);
	public virtual Task WriteAsync(char[] buffer, int index, int count);
	public virtual Task WriteAsync(ReadOnlyMemory<char> buffer, CancellationToken cancellationToken = default);
	public virtual Task WriteLineAsync(char value);
	public virtual Task WriteLineAsync(string value);
	public virtual Task WriteLineAsync(StringBuilder value, CancellationToken cancellationToken = default);
	public Task WriteLineAsync(char[] buffer);
	public virtual Task WriteLineAsync(char[] buffer, int index, int count);
	public virtual Task WriteLineAsync(ReadOnlyMemory<char> buffer, CancellationToken cancellationToken = default);
	public virtual Task WriteLineAsync();
	public virtual Task FlushAsync();
	public virtual Task FlushAsync(CancellationToken cancellationToken);
	public static TextWriter Synchronized(TextWriter writer);
	public static TextWriter CreateBroadcasting(params TextWriter[] writers);
	public virtual IFormatProvider FormatProvider { get; }
	public abstract Encoding Encoding { get; }
	public virtual string NewLine { get; set; }
}
[global::System.Flags] public enum UnixFileMode { None = 0, OtherExecute = 1, OtherWrite = 2, OtherRead = 4, GroupExecute = 8, GroupWrite = 16, GroupRead = 32, UserExecute = 64, UserWrite = 128, UserRead = 256, StickyBit = 512, SetGroup = 1024, SetUser = 2048 }
public class UnmanagedMemoryAccessor : IDisposable {
	protected UnmanagedMemoryAccessor();
	public UnmanagedMemoryAccessor(SafeBuffer buffer, long offset, long capacity);
	public UnmanagedMemoryAccessor(SafeBuffer buffer, long offset, long capacity, FileAccess access);
	protected void Initialize(SafeBuffer buffer, long offset, long capacity, FileAccess access);
	protected virtual void Dispose(bool disposing);
	public void Dispose();
	public bool ReadBoolean(long position);
	public byte ReadByte(long position);
	public char ReadChar(long position);
	public short ReadInt16(long position);
	public int ReadInt32(long position);
	public long ReadInt64(long position);
	public decimal ReadDecimal(long position);
	public float ReadSingle(long position);
	public double ReadDouble(long position);
	public sbyte ReadSByte(long position);
	public ushort ReadUInt16(long position);
	public uint ReadUInt32(long position);
	public ulong ReadUInt64(long position);
	public void Read<T>(long position, out T structure) where T : struct;
	public int ReadArray<T>(long position, T[] array, int offset, int count) where T : struct;
	public void Write(long position, bool value);
	public void Write(long position, byte value);
	public void Write(long position, char value);
	public void Write(long position, short value);
	public void Write(long position, int value);
	public void Write(long position, long value);
	public void Write(long position, decimal value);
	public void Write(long position, float value);
	public void Write(long position, double value);
	public void Write(long position, sbyte value);
	public void Write(long position, ushort value);
	public void Write(long position, uint value);
	public void Write(long position, ulong value);
	public void Write<T>(long position, ref T structure) where T : struct;
	public void WriteArray<T>(long position, T[] array, int offset, int count) where T : struct;
	public long Capacity { get; }
	public bool CanRead { get; }
	public bool CanWrite { get; }
	protected bool IsOpen { get; }
}
public class UnmanagedMemoryStream : Stream {
	protected UnmanagedMemoryStream();
	public UnmanagedMemoryStream(SafeBuffer buffer, long offset, long length);
	public UnmanagedMemoryStream(SafeBuffer buffer, long offset, long length, FileAccess access);
	protected void Initialize(SafeBuffer buffer, long offset, long length, FileAccess access);
	public UnmanagedMemoryStream(byte* pointer, long length);
	public UnmanagedMemoryStream(byte* pointer, long length, long capacity, FileAccess access);
	protected void Initialize(byte* pointer, long length, long capacity, FileAccess access);
	protected override void Dispose(bool disposing);
	public override void Flush();
	public override Task FlushAsync(CancellationToken cancellationToken);
	public override int Read(byte[] buffer, int offset, int count);
	public override int Read(Span<byte> buffer);
	public override Task<int> ReadAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken);
	public override ValueTask<int> ReadAsync(global::System.Memory<byte> buffer, CancellationToken cancellationToken = default);
	public override int ReadByte();
	public override long Seek(long offset, SeekOrigin loc);
	public override void SetLength(long value);
	public override void Write(byte[] buffer, int offset, int count);
	public override void Write(ReadOnlySpan<byte> buffer);
	public override Task WriteAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken);
	public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default);
	public override void WriteByte(byte value);
	public override bool CanRead { get; }
	public override bool CanSeek { get; }
	public override bool CanWrite { get; }
	public override long Length { get; }
	public long Capacity { get; }
	public override long Position { get; set; }
	public byte* PositionPointer { get; set; }
}
public struct WaitForChangedResult {
	public WatcherChangeTypes ChangeType { get; set; }
	public string Name { get; set; }
	public string OldName { get; set; }
	public bool TimedOut { get; set; }
}
[global::System.Flags] public enum WatcherChangeTypes { Created = 1, Deleted = 2, Changed = 4, Renamed = 8, All = 15 }
