// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.IO.Pipes;
using Microsoft.Win32.SafeHandles;
using System.Runtime.InteropServices;
using System.Threading;
using System.Threading.Tasks;
public sealed class AnonymousPipeClientStream : PipeStream {
	public AnonymousPipeClientStream(string pipeHandleAsString);
	public AnonymousPipeClientStream(PipeDirection direction, string pipeHandleAsString);
	public AnonymousPipeClientStream(PipeDirection direction, SafePipeHandle safePipeHandle);
	public override PipeTransmissionMode TransmissionMode { get; }
	public override PipeTransmissionMode ReadMode { set; }
}
public sealed class AnonymousPipeServerStream : PipeStream {
	public AnonymousPipeServerStream();
	public AnonymousPipeServerStream(PipeDirection direction);
	public AnonymousPipeServerStream(PipeDirection direction, HandleInheritability inheritability);
	public AnonymousPipeServerStream(PipeDirection direction, SafePipeHandle serverSafePipeHandle, SafePipeHandle clientSafePipeHandle);
	public AnonymousPipeServerStream(PipeDirection direction, HandleInheritability inheritability, int bufferSize);
	public string GetClientHandleAsString();
	public void DisposeLocalCopyOfClientHandle();
	protected override void Dispose(bool disposing);
	public SafePipeHandle ClientSafePipeHandle { get; }
	public override PipeTransmissionMode TransmissionMode { get; }
	public override PipeTransmissionMode ReadMode { set; }
}
public static class AnonymousPipeServerStreamAcl {
	public static AnonymousPipeServerStream Create(PipeDirection direction, HandleInheritability inheritability, int bufferSize, PipeSecurity pipeSecurity);
}
public sealed class NamedPipeClientStream : PipeStream {
	public NamedPipeClientStream(string pipeName);
	public NamedPipeClientStream(string serverName, string pipeName);
	public NamedPipeClientStream(string serverName, string pipeName, PipeDirection direction);
	public NamedPipeClientStream(string serverName, string pipeName, PipeDirection direction, PipeOptions options);
	public NamedPipeClientStream(string serverName, string pipeName, PipeDirection direction, PipeOptions options, global::System.Security.Principal.TokenImpersonationLevel impersonationLevel);
	public NamedPipeClientStream(string serverName, string pipeName, PipeDirection direction, PipeOptions options, global::System.Security.Principal.TokenImpersonationLevel impersonationLevel, HandleInheritability inheritability);
	public NamedPipeClientStream(PipeDirection direction, bool isAsync, bool isConnected, SafePipeHandle safePipeHandle);
	public void Connect();
	public void Connect(int timeout);
	public void Connect(TimeSpan timeout);
	public Task ConnectAsync();
	public Task ConnectAsync(int timeout);
	public Task ConnectAsync(CancellationToken cancellationToken);
	public Task ConnectAsync(int timeout, CancellationToken cancellationToken);
	public Task ConnectAsync(TimeSpan timeout, CancellationToken cancellationToken = default);
	protected internal override void CheckPipePropertyOperations();
	public NamedPipeClientStream(string serverName, string pipeName, PipeAccessRights desiredAccessRights, PipeOptions options, global::System.Security.Principal.TokenImpersonationLevel impersonationLevel, HandleInheritability inheritability);
	public int NumberOfServerInstances { get; }
	public override int InBufferSize { get; }
	public override int OutBufferSize { get; }
}
public sealed class NamedPipeServerStream : PipeStream {
	public const int MaxAllowedServerInstances = -1;
	public NamedPipeServerStream(string pipeName);
	public NamedPipeServerStream(string pipeName, PipeDirection direction);
	public NamedPipeServerStream(string pipeName, PipeDirection direction, int maxNumberOfServerInstances);
	public NamedPipeServerStream(string pipeName, PipeDirection direction, int maxNumberOfServerInstances, PipeTransmissionMode transmissionMode);
	public NamedPipeServerStream(string pipeName, PipeDirection direction, int maxNumberOfServerInstances, PipeTransmissionMode transmissionMode, PipeOptions options);
	public NamedPipeServerStream(string pipeName, PipeDirection direction, int maxNumberOfServerInstances, PipeTransmissionMode transmissionMode, PipeOptions options, int inBufferSize, int outBufferSize);
	public NamedPipeServerStream(PipeDirection direction, bool isAsync, bool isConnected, SafePipeHandle safePipeHandle);
	public Task WaitForConnectionAsync();
	public IAsyncResult BeginWaitForConnection(AsyncCallback callback, object state);
	public void EndWaitForConnection(IAsyncResult asyncResult);
	public void WaitForConnection();
	public Task WaitForConnectionAsync(CancellationToken cancellationToken);
	public void Disconnect();
	public string GetImpersonationUserName();
	public void RunAsClient(PipeStreamImpersonationWorker impersonationWorker);
	public override int InBufferSize { get; }
	public override int OutBufferSize { get; }
}
public static class NamedPipeServerStreamAcl {
	public static NamedPipeServerStream Create(string pipeName, PipeDirection direction, int maxNumberOfServerInstances, PipeTransmissionMode transmissionMode, PipeOptions options, int inBufferSize, int outBufferSize, PipeSecurity pipeSecurity, HandleInheritability inheritability = (HandleInheritability)0, PipeAccessRights additionalAccessRights = (PipeAccessRights)0);
}
[global::System.Flags] public enum PipeAccessRights { ReadData = 1, WriteData = 2, ReadAttributes = 128, WriteAttributes = 256, ReadExtendedAttributes = 8, WriteExtendedAttributes = 16, CreateNewInstance = 4, Delete = 65536, ReadPermissions = 131072, ChangePermissions = 262144, TakeOwnership = 524288, Synchronize = 1048576, FullControl = 2032031, Read = 131209, Write = 274, ReadWrite = 131483, AccessSystemSecurity = 16777216 }
public sealed class PipeAccessRule {
	public PipeAccessRights PipeAccessRights { get; }
}
public sealed class PipeAuditRule {
	public PipeAccessRights PipeAccessRights { get; }
}
public enum PipeDirection { In = 1, Out = 2, InOut = 3 }
[global::System.Flags] public enum PipeOptions { None = 0, WriteThrough = -2147483648, Asynchronous = 1073741824, CurrentUserOnly = 536870912, FirstPipeInstance = 524288 }
public class PipeSecurity {
	public PipeSecurity();
	public void AddAccessRule(PipeAccessRule rule);
	public void AddAuditRule(PipeAuditRule rule);
	protected internal void Persist(SafeHandle handle);
	protected internal void Persist(string name);
	public bool RemoveAccessRule(PipeAccessRule rule);
	public void RemoveAccessRuleSpecific(PipeAccessRule rule);
	public bool RemoveAuditRule(PipeAuditRule rule);
	public void RemoveAuditRuleAll(PipeAuditRule rule);
	public void RemoveAuditRuleSpecific(PipeAuditRule rule);
	public void ResetAccessRule(PipeAccessRule rule);
	public void SetAccessRule(PipeAccessRule rule);
	public void SetAuditRule(PipeAuditRule rule);
	public override Type AccessRightType { get; }
	public override Type AccessRuleType { get; }
	public override Type AuditRuleType { get; }
}
public abstract class PipeStream : Stream {
	protected PipeStream(PipeDirection direction, int bufferSize);
	protected PipeStream(PipeDirection direction, PipeTransmissionMode transmissionMode, int outBufferSize);
	protected void InitializeHandle(SafePipeHandle handle, bool isExposed, bool isAsync);
	public override int ReadByte();
	public override void WriteByte(byte value);
	public override void Flush();
	public override Task FlushAsync(CancellationToken cancellationToken);
	protected override void Dispose(bool disposing);
	public override void SetLength(long value);
	public override long Seek(long offset, SeekOrigin origin);
	protected internal virtual void CheckPipePropertyOperations();
	protected internal void CheckReadOperations();
	protected internal void CheckWriteOperations();
	public override int Read(byte[] buffer, int offset, int count);
	public override int Read(Span<byte> buffer);
	public override Task<int> ReadAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken);
	public override ValueTask<int> ReadAsync(global::System.Memory<byte> buffer, CancellationToken cancellationToken = default);
	public override IAsyncResult BeginRead(byte[] buffer, int offset, int count, AsyncCallback callback, object state);
	public override int EndRead(IAsyncResult asyncResult);
	public override void Write(byte[] buffer, int offset, int count);
	public override void Write(ReadOnlySpan<byte> buffer);
	public override Task WriteAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken);
	public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default);
	public override IAsyncResult BeginWrite(byte[] buffer, int offset, int count, AsyncCallback callback, object state);
	public override void EndWrite(IAsyncResult asyncResult);
	public void WaitForPipeDrain();
	public bool IsConnected { get; protected set; }
	public bool IsAsync { get; }
	public bool IsMessageComplete { get; }
	public SafePipeHandle SafePipeHandle { get; }
	protected bool IsHandleExposed { get; }
	public override bool CanRead { get; }
	public override bool CanWrite { get; }
	public override bool CanSeek { get; }
	public override long Length { get; }
	public override long Position { get; set; }
	public virtual PipeTransmissionMode TransmissionMode { get; }
	public virtual int InBufferSize { get; }
	public virtual int OutBufferSize { get; }
	public virtual PipeTransmissionMode ReadMode { get; set; }
}
public delegate void PipeStreamImpersonationWorker();
public enum PipeTransmissionMode { Byte = 0, Message = 1 }
public static class PipesAclExtensions {
	public static PipeSecurity GetAccessControl(this PipeStream stream);
	public static void SetAccessControl(this PipeStream stream, PipeSecurity pipeSecurity);
}
