// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.IO.IsolatedStorage;
using Microsoft.Win32.SafeHandles;
using System.Collections;
using System.Threading;
using System.Threading.Tasks;
public abstract class IsolatedStorage : MarshalByRefObject {
	protected IsolatedStorage();
	public virtual bool IncreaseQuotaTo(long newQuotaSize);
	public abstract void Remove();
	protected void InitStore(global::System.IO.IsolatedStorage.IsolatedStorageScope scope, Type appEvidenceType);
	protected void InitStore(global::System.IO.IsolatedStorage.IsolatedStorageScope scope, Type domainEvidenceType, Type assemblyEvidenceType);
	public object ApplicationIdentity { get; }
	public object AssemblyIdentity { get; }
	public object DomainIdentity { get; }
	public virtual ulong CurrentSize { get; }
	public virtual long UsedSize { get; }
	public virtual long AvailableFreeSpace { get; }
	public virtual ulong MaximumSize { get; }
	public virtual long Quota { get; }
	public global::System.IO.IsolatedStorage.IsolatedStorageScope Scope { get; }
	protected virtual char SeparatorExternal { get; }
	protected virtual char SeparatorInternal { get; }
}
public sealed class IsolatedStorageFile : global::System.IO.IsolatedStorage.IsolatedStorage, IDisposable {
	public void Close();
	public void DeleteFile(string @file);
	public bool FileExists(string path);
	public bool DirectoryExists(string path);
	public void CreateDirectory(string dir);
	public void DeleteDirectory(string dir);
	public string[] GetFileNames();
	public string[] GetFileNames(string searchPattern);
	public string[] GetDirectoryNames();
	public string[] GetDirectoryNames(string searchPattern);
	public IsolatedStorageFileStream OpenFile(string path, FileMode mode);
	public IsolatedStorageFileStream OpenFile(string path, FileMode mode, FileAccess access);
	public IsolatedStorageFileStream OpenFile(string path, FileMode mode, FileAccess access, FileShare share);
	public IsolatedStorageFileStream CreateFile(string path);
	public DateTimeOffset GetCreationTime(string path);
	public DateTimeOffset GetLastAccessTime(string path);
	public DateTimeOffset GetLastWriteTime(string path);
	public void CopyFile(string sourceFileName, string destinationFileName);
	public void CopyFile(string sourceFileName, string destinationFileName, bool overwrite);
	public void MoveFile(string sourceFileName, string destinationFileName);
	public void MoveDirectory(string sourceDirectoryName, string destinationDirectoryName);
	public static IEnumerator GetEnumerator(global::System.IO.IsolatedStorage.IsolatedStorageScope scope);
	public static IsolatedStorageFile GetUserStoreForApplication();
	public static IsolatedStorageFile GetUserStoreForAssembly();
	public static IsolatedStorageFile GetUserStoreForDomain();
	public static IsolatedStorageFile GetUserStoreForSite();
	public static IsolatedStorageFile GetMachineStoreForApplication();
	public static IsolatedStorageFile GetMachineStoreForAssembly();
	public static IsolatedStorageFile GetMachineStoreForDomain();
	public static IsolatedStorageFile GetStore(global::System.IO.IsolatedStorage.IsolatedStorageScope scope, Type applicationEvidenceType);
	public static IsolatedStorageFile GetStore(global::System.IO.IsolatedStorage.IsolatedStorageScope scope, object applicationIdentity);
	public static IsolatedStorageFile GetStore(global::System.IO.IsolatedStorage.IsolatedStorageScope scope, Type domainEvidenceType, Type assemblyEvidenceType);
	public static IsolatedStorageFile GetStore(global::System.IO.IsolatedStorage.IsolatedStorageScope scope, object domainIdentity, object assemblyIdentity);
	public void Dispose();
	public override bool IncreaseQuotaTo(long newQuotaSize);
	public override void Remove();
	public static void Remove(global::System.IO.IsolatedStorage.IsolatedStorageScope scope);
	private IsolatedStorageFile();
	public override long AvailableFreeSpace { get; }
	public override ulong MaximumSize { get; }
	public override long Quota { get; }
	public override long UsedSize { get; }
	public override ulong CurrentSize { get; }
	public static bool IsEnabled { get; }
}
public class IsolatedStorageFileStream : FileStream {
	public IsolatedStorageFileStream(string path, FileMode mode);
	public IsolatedStorageFileStream(string path, FileMode mode, IsolatedStorageFile isf);
	public IsolatedStorageFileStream(string path, FileMode mode, FileAccess access);
	public IsolatedStorageFileStream(string path, FileMode mode, FileAccess access, IsolatedStorageFile isf);
	public IsolatedStorageFileStream(string path, FileMode mode, FileAccess access, FileShare share);
	public IsolatedStorageFileStream(string path, FileMode mode, FileAccess access, FileShare share, IsolatedStorageFile isf);
	public IsolatedStorageFileStream(string path, FileMode mode, FileAccess access, FileShare share, int bufferSize);
	public IsolatedStorageFileStream(string path, FileMode mode, FileAccess access, FileShare share, int bufferSize, IsolatedStorageFile isf);
	protected override void Dispose(bool disposing);
	public override ValueTask DisposeAsync();
	public override void Flush();
	public override void Flush(bool flushToDisk);
	public override Task FlushAsync(CancellationToken cancellationToken);
	public override void SetLength(long value);
	public override int Read(byte[] buffer, int offset, int count);
	public override int Read(Span<byte> buffer);
	public override Task<int> ReadAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken);
	public override ValueTask<int> ReadAsync(global::System.Memory<byte> buffer, CancellationToken cancellationToken);
	public override int ReadByte();
	public override long Seek(long offset, SeekOrigin origin);
	public override void Write(byte[] buffer, int offset, int count);
	public override void Write(ReadOnlySpan<byte> buffer);
	public override Task WriteAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken);
	public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken);
	public override void WriteByte(byte value);
	public override IAsyncResult BeginRead(byte[] array, int offset, int numBytes, AsyncCallback userCallback, object stateObject);
	public override IAsyncResult BeginWrite(byte[] array, int offset, int numBytes, AsyncCallback userCallback, object stateObject);
	public override int EndRead(IAsyncResult asyncResult);
	public override void EndWrite(IAsyncResult asyncResult);
	public override void Unlock(long position, long length);
	public override void Lock(long position, long length);
	public override bool CanRead { get; }
	public override bool CanWrite { get; }
	public override bool CanSeek { get; }
	public override long Length { get; }
	public override long Position { get; set; }
	public override bool IsAsync { get; }
	public override IntPtr Handle { get; }
	public override SafeFileHandle SafeFileHandle { get; }
}
