// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.IO.MemoryMappedFiles;
using Microsoft.Win32.SafeHandles;
public class MemoryMappedFile : IDisposable {
	public static MemoryMappedFile OpenExisting(string mapName);
	public static MemoryMappedFile OpenExisting(string mapName, MemoryMappedFileRights desiredAccessRights);
	public static MemoryMappedFile OpenExisting(string mapName, MemoryMappedFileRights desiredAccessRights, HandleInheritability inheritability);
	public static MemoryMappedFile CreateFromFile(string path);
	public static MemoryMappedFile CreateFromFile(string path, FileMode mode);
	public static MemoryMappedFile CreateFromFile(string path, FileMode mode, string mapName);
	public static MemoryMappedFile CreateFromFile(string path, FileMode mode, string mapName, long capacity);
	public static MemoryMappedFile CreateFromFile(string path, FileMode mode, string mapName, long capacity, MemoryMappedFileAccess access);
	public static MemoryMappedFile CreateFromFile(SafeFileHandle fileHandle, string mapName, long capacity, MemoryMappedFileAccess access, HandleInheritability inheritability, bool leaveOpen);
	public static MemoryMappedFile CreateFromFile(FileStream fileStream, string mapName, long capacity, MemoryMappedFileAccess access, HandleInheritability inheritability, bool leaveOpen);
	public static MemoryMappedFile CreateNew(string mapName, long capacity);
	public static MemoryMappedFile CreateNew(string mapName, long capacity, MemoryMappedFileAccess access);
	public static MemoryMappedFile CreateNew(string mapName, long capacity, MemoryMappedFileAccess access, MemoryMappedFileOptions options, HandleInheritability inheritability);
	public static MemoryMappedFile CreateOrOpen(string mapName, long capacity);
	public static MemoryMappedFile CreateOrOpen(string mapName, long capacity, MemoryMappedFileAccess access);
	public static MemoryMappedFile CreateOrOpen(string mapName, long capacity, MemoryMappedFileAccess access, MemoryMappedFileOptions options, HandleInheritability inheritability);
	public MemoryMappedViewStream CreateViewStream();
	public MemoryMappedViewStream CreateViewStream(long offset, long size);
	public MemoryMappedViewStream CreateViewStream(long offset, long size, MemoryMappedFileAccess access);
	public MemoryMappedViewAccessor CreateViewAccessor();
	public MemoryMappedViewAccessor CreateViewAccessor(long offset, long size);
	public MemoryMappedViewAccessor CreateViewAccessor(long offset, long size, MemoryMappedFileAccess access);
	public void Dispose();
	protected virtual void Dispose(bool disposing);
	private MemoryMappedFile();
	public SafeMemoryMappedFileHandle SafeMemoryMappedFileHandle { get; }
}
public enum MemoryMappedFileAccess { ReadWrite = 0, Read = 1, Write = 2, CopyOnWrite = 3, ReadExecute = 4, ReadWriteExecute = 5 }
[global::System.Flags] public enum MemoryMappedFileOptions { None = 0, DelayAllocatePages = 67108864 }
[global::System.Flags] public enum MemoryMappedFileRights { CopyOnWrite = 1, Write = 2, Read = 4, Execute = 8, Delete = 65536, ReadPermissions = 131072, ChangePermissions = 262144, TakeOwnership = 524288, ReadWrite = 6, ReadExecute = 12, ReadWriteExecute = 14, FullControl = 983055, AccessSystemSecurity = 16777216 }
public class MemoryMappedFileSecurity {
	public MemoryMappedFileSecurity();
}
public sealed class MemoryMappedViewAccessor : UnmanagedMemoryAccessor {
	protected override void Dispose(bool disposing);
	public void Flush();
	private MemoryMappedViewAccessor();
	public SafeMemoryMappedViewHandle SafeMemoryMappedViewHandle { get; }
	public long PointerOffset { get; }
}
public sealed class MemoryMappedViewStream : UnmanagedMemoryStream {
	public override void SetLength(long value);
	protected override void Dispose(bool disposing);
	public override void Flush();
	private MemoryMappedViewStream();
	public SafeMemoryMappedViewHandle SafeMemoryMappedViewHandle { get; }
	public long PointerOffset { get; }
}
