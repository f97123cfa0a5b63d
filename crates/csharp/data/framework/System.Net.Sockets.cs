// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Net.Sockets;
using Microsoft.Win32.SafeHandles;
using System.Collections;
using System.Collections.Generic;
using System.ComponentModel;
using System.IO;
using System.Threading;
using System.Threading.Tasks;
public enum AddressFamily { Unknown = -1, Unspecified = 0, Unix = 1, InterNetwork = 2, ImpLink = 3, Pup = 4, Chaos = 5, NS = 6, Ipx = 6, Iso = 7, Osi = 7, Ecma = 8, DataKit = 9, Ccitt = 10, Sna = 11, DecNet = 12, DataLink = 13, Lat = 14, HyperChannel = 15, AppleTalk = 16, NetBios = 17, VoiceView = 18, FireFox = 19, Banyan = 21, Atm = 22, InterNetworkV6 = 23, Cluster = 24, Ieee12844 = 25, Irda = 26, NetworkDesigners = 28, Max = 29, Packet = 65536, ControllerAreaNetwork = 65537 }
public class HttpPolicyDownloaderProtocol {
	public HttpPolicyDownloaderProtocol(Uri appUri, IPAddress address);
	public void Abort();
	public void BeginDownload(SecurityCriticalAction callback);
	public void DownloadCallback(IAsyncResult ar);
	public void ReadCallback(IAsyncResult ar);
	public static void RegisterUnsafeWebRequestCreator(IUnsafeWebRequestCreate creator);
	public SocketPolicy Result { get; }
}
public enum IOControlCode : long { AsyncIO = 2147772029, NonBlockingIO = 2147772030, DataToRead = 1074030207, OobDataRead = 1074033415, AssociateHandle = 2281701377, EnableCircularQueuing = 671088642, Flush = 671088644, GetBroadcastAddress = 1207959557, GetExtensionFunctionPointer = 3355443206, GetQos = 3355443207, GetGroupQos = 3355443208, MultipointLoopback = 2281701385, MulticastScope = 2281701386, SetQos = 2281701387, SetGroupQos = 2281701388, TranslateHandle = 3355443213, RoutingInterfaceQuery = 3355443220, RoutingInterfaceChange = 2281701397, AddressListQuery = 1207959574, AddressListChange = 671088663, QueryTargetPnpHandle = 1207959576, NamespaceChange = 2281701401, AddressListSort = 3355443225, ReceiveAll = 2550136833, ReceiveAllMulticast = 2550136834, ReceiveAllIgmpMulticast = 2550136835, KeepAliveValues = 2550136836, AbsorbRouterAlert = 2550136837, UnicastInterface = 2550136838, LimitBroadcasts = 2550136839, BindToInterface = 2550136840, MulticastInterface = 2550136841, AddMulticastGroupOnInterface = 2550136842, DeleteMulticastGroupFromInterface = 2550136843 }
public struct IPPacketInformation : IEquatable<IPPacketInformation> {
	public static bool operator ==(IPPacketInformation packetInformation1, IPPacketInformation packetInformation2);
	public static bool operator !=(IPPacketInformation packetInformation1, IPPacketInformation packetInformation2);
	public bool Equals(IPPacketInformation other);
	public IPAddress Address { get; }
	public int Interface { get; }
}
public enum IPProtectionLevel { Unspecified = -1, Unrestricted = 10, EdgeRestricted = 20, Restricted = 30 }
public class IPv6MulticastOption {
	public IPv6MulticastOption(IPAddress group, long ifindex);
	public IPv6MulticastOption(IPAddress group);
	public IPAddress Group { get; set; }
	public long InterfaceIndex { get; set; }
}
public class LingerOption {
	public LingerOption(bool enable, int seconds);
	public bool Enabled { get; set; }
	public int LingerTime { get; set; }
}
public class MulticastOption {
	public MulticastOption(IPAddress group, IPAddress mcint);
	public MulticastOption(IPAddress group, int interfaceIndex);
	public MulticastOption(IPAddress group);
	public IPAddress Group { get; set; }
	public IPAddress LocalAddress { get; set; }
	public int InterfaceIndex { get; set; }
}
public class NetworkStream : Stream {
	public NetworkStream(Socket socket);
	public NetworkStream(Socket socket, bool ownsSocket);
	public NetworkStream(Socket socket, FileAccess access);
	public NetworkStream(Socket socket, FileAccess access, bool ownsSocket);
	public override long Seek(long offset, SeekOrigin origin);
	public override int Read(byte[] buffer, int offset, int count);
	public override int Read(Span<byte> buffer);
	public override int ReadByte();
	public override void Write(byte[] buffer, int offset, int count);
	public override void Write(ReadOnlySpan<byte> buffer);
	public override void WriteByte(byte value);
	public void Close(int timeout);
	public void Close(TimeSpan timeout);
	protected override void Dispose(bool disposing);
	public override IAsyncResult BeginRead(byte[] buffer, int offset, int count, AsyncCallback callback, object state);
	public override int EndRead(IAsyncResult asyncResult);
	public override IAsyncResult BeginWrite(byte[] buffer, int offset, int count, AsyncCallback callback, object state);
	public override void EndWrite(IAsyncResult asyncResult);
	public override Task<int> ReadAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken);
	public override ValueTask<int> ReadAsync(global::System.Memory<byte> buffer, CancellationToken cancellationToken = default);
	public override Task WriteAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken);
	public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default);
	public override void Flush();
	public override Task FlushAsync(CancellationToken cancellationToken);
	public override void SetLength(long value);
	public Socket Socket { get; }
	protected bool Readable { get; set; }
	protected bool Writeable { get; set; }
	public override bool CanRead { get; }
	public override bool CanSeek { get; }
	public override bool CanWrite { get; }
	public override bool CanTimeout { get; }
	public override int ReadTimeout { get; set; }
	public override int WriteTimeout { get; set; }
	public virtual bool DataAvailable { get; }
	public override long Length { get; }
	public override long Position { get; set; }
}
public enum ProtocolFamily { Unknown = -1, Unspecified = 0, Unix = 1, InterNetwork = 2, ImpLink = 3, Pup = 4, Chaos = 5, NS = 6, Ipx = 6, Iso = 7, Osi = 7, Ecma = 8, DataKit = 9, Ccitt = 10, Sna = 11, DecNet = 12, DataLink = 13, Lat = 14, HyperChannel = 15, AppleTalk = 16, NetBios = 17, VoiceView = 18, FireFox = 19, Banyan = 21, Atm = 22, InterNetworkV6 = 23, Cluster = 24, Ieee12844 = 25, Irda = 26, NetworkDesigners = 28, Max = 29, Packet = 65536, ControllerAreaNetwork = 65537 }
public enum ProtocolType { IP = 0, IPv6HopByHopOptions = 0, Icmp = 1, Igmp = 2, Ggp = 3, IPv4 = 4, Tcp = 6, Pup = 12, Udp = 17, Idp = 22, IPv6 = 41, IPv6RoutingHeader = 43, IPv6FragmentHeader = 44, IPSecEncapsulatingSecurityPayload = 50, IPSecAuthenticationHeader = 51, IcmpV6 = 58, IPv6NoNextHeader = 59, IPv6DestinationOptions = 60, ND = 77, Raw = 255, Unspecified = 0, Ipx = 1000, Spx = 1256, SpxII = 1257, Unknown = -1 }
public sealed class SafeSocketHandle : SafeHandleMinusOneIsInvalid {
	public SafeSocketHandle();
	public SafeSocketHandle(IntPtr preexistingHandle, bool ownsHandle);
	protected override bool ReleaseHandle();
	public override bool IsInvalid { get; }
}
public delegate void SecurityCriticalAction();
public enum SelectMode { SelectRead = 0, SelectWrite = 1, SelectError = 2 }
public class SendPacketsElement {
	public SendPacketsElement(string filepath);
	public SendPacketsElement(string filepath, int offset, int count);
	public SendPacketsElement(string filepath, int offset, int count, bool endOfPacket);
	public SendPacketsElement(string filepath, long offset, int count);
	public SendPacketsElement(string filepath, long offset, int count, bool endOfPacket);
	public SendPacketsElement(FileStream fileStream);
	public SendPacketsElement(FileStream fileStream, long offset, int count);
	public SendPacketsElement(FileStream fileStream, long offset, int count, bool endOfPacket);
	public SendPacketsElement(byte[] buffer);
	public SendPacketsElement(byte[] buffer, int offset, int count);
	public SendPacketsElement(byte[] buffer, int offset, int count, bool endOfPacket);
	public SendPacketsElement(ReadOnlyMemory<byte> buffer);
	public SendPacketsElement(ReadOnlyMemory<byte> buffer, bool endOfPacket);
	public string FilePath { get; }
	public FileStream FileStream { get; }
	public byte[] Buffer { get; }
	public int Count { get; }
	public ReadOnlyMemory<byte>? MemoryBuffer { get; }
	public int Offset { get; }
	public long OffsetLong { get; }
	public bool EndOfPacket { get; }
}
public class Socket : IDisposable {
	public Socket(SocketType socketType, ProtocolType protocolType);
	public Socket(AddressFamily addressFamily, SocketType socketType, ProtocolType protocolType);
	public Socket(SafeSocketHandle handle);
	public void Bind(EndPoint localEP);
	public void Connect(EndPoint remoteEP);
	public void Connect(IPAddress address, int port);
	public void Connect(string host, int port);
	public void Connect(IPAddress[] addresses, int port);
	public void Close();
	public void Close(int timeout);
	public void Listen();
	public void Listen(int backlog);
	public Socket Accept();
	public int Send(byte[] buffer, int size, SocketFlags socketFlags);
	public int Send(byte[] buffer, SocketFlags socketFlags);
	public int Send(byte[] buffer);
	public int Send(IList<ArraySegment<byte>> buffers);
	public int Send(IList<ArraySegment<byte>> buffers, SocketFlags socketFlags);
	public int Send(IList<ArraySegment<byte>> buffers, SocketFlags socketFlags, out SocketError errorCode);
	public int Send(byte[] buffer, int offset, int size, SocketFlags socketFlags);
	public int Send(byte[] buffer, int offset, int size, SocketFlags socketFlags, out SocketError errorCode);
	public int Send(ReadOnlySpan<byte> buffer);
	public int Send(ReadOnlySpan<byte> buffer, SocketFlags socketFlags);
	public int Send(ReadOnlySpan<byte> buffer, SocketFlags socketFlags, out SocketError errorCode);
	public void SendFile(string fileName);
	public void SendFile(string fileName, byte[] preBuffer, byte[] postBuffer, TransmitFileOptions flags);
	public void SendFile(string fileName, ReadOnlySpan<byte> preBuffer, ReadOnlySpan<byte> postBuffer, TransmitFileOptions flags);
	public int SendTo(byte[] buffer, int offset, int size, SocketFlags socketFlags, EndPoint remoteEP);
	public int SendTo(byte[] buffer, int size, SocketFlags socketFlags, EndPoint remoteEP);
	public int SendTo(byte[] buffer, SocketFlags socketFlags, EndPoint remoteEP);
	public int SendTo(byte[] buffer, EndPoint remoteEP);
	public int SendTo(ReadOnlySpan<byte> buffer, EndPoint remoteEP);
	public int SendTo(ReadOnlySpan<byte> buffer, SocketFlags socketFlags, EndPoint remoteEP);
	public int SendTo(ReadOnlySpan<byte> buffer, SocketFlags socketFlags, SocketAddress socketAddress);
	public int Receive(byte[] buffer, int size, SocketFlags socketFlags);
	public int Receive(byte[] buffer, SocketFlags socketFlags);
	public int Receive(byte[] buffer);
	public int Receive(byte[] buffer, int offset, int size, SocketFlags socketFlags);
	public int Receive(byte[] buffer, int offset, int size, SocketFlags socketFlags, out SocketError errorCode);
	public int Receive(Span<byte> buffer);
	public int Receive(Span<byte> buffer, SocketFlags socketFlags);
	public int Receive(Span<byte> buffer, SocketFlags socketFlags, out SocketError errorCode);
	public int Receive(IList<ArraySegment<byte>> buffers);
	public int Receive(IList<ArraySegment<byte>> buffers, SocketFlags socketFlags);
	public int Receive(IList<ArraySegment<byte>> buffers, SocketFlags socketFlags, out SocketError errorCode);
	public int ReceiveMessageFrom(byte[] buffer, int offset, int size, ref SocketFlags socketFlags, ref EndPoint remoteEP, out IPPacketInformation ipPacketInformation);
	public int ReceiveMessageFrom(Span<byte> buffer, ref SocketFlags socketFlags, ref EndPoint remoteEP, out IPPacketInformation ipPacketInformation);
	public int ReceiveFrom(byte[] buffer, int offset, int size, SocketFlags socketFlags, ref EndPoint remoteEP);
	public int ReceiveFrom(byte[] buffer, int size, SocketFlags socketFlags, ref EndPoint remoteEP);
	public int ReceiveFrom(byte[] buffer, SocketFlags socketFlags, ref EndPoint remoteEP);
	public int ReceiveFrom(byte[] buffer, ref EndPoint remoteEP);
	public int ReceiveFrom(Span<byte> buffer, ref EndPoint remoteEP);
	public int ReceiveFrom(Span<byte> buffer, SocketFlags socketFlags, ref EndPoint remoteEP);
	public int ReceiveFrom(Span<byte> buffer, SocketFlags socketFlags, SocketAddress receivedAddress);
	public int IOControl(int ioControlCode, byte[] optionInValue, byte[] optionOutValue);
	public int IOControl(IOControlCode ioControlCode, byte[] optionInValue, byte[] optionOutValue);
	public void SetSocketOption(SocketOptionLevel optionLevel, SocketOptionName optionName, int optionValue);
	public void SetSocketOption(SocketOptionLevel optionLevel, SocketOptionName optionName, byte[] optionValue);
	public void SetSocketOption(SocketOptionLevel optionLevel, SocketOptionName optionName, bool optionValue);
	public void SetSocketOption(SocketOptionLevel optionLevel, SocketOptionName optionName, object optionValue);
	public void SetRawSocketOption(int optionLevel, int optionName, ReadOnlySpan<byte> optionValue);
	public object GetSocketOption(SocketOptionLevel optionLevel, SocketOptionName optionName);
	public void GetSocketOption(SocketOptionLevel optionLevel, SocketOptionName optionName, byte[] optionValue);
	public byte[] GetSocketOption(SocketOptionLevel optionLevel, SocketOptionName optionName, int optionLength);
	public int GetRawSocketOption(int optionLevel, int optionName, Span<byte> optionValue);
	public void SetIPProtectionLevel(IPProtectionLevel level);
	public bool Poll(int microSeconds, SelectMode mode);
	public bool Poll(TimeSpan timeout, SelectMode mode);
	public static void Select(IList checkRead, IList checkWrite, IList checkError, int microSeconds);
	public static void Select(IList checkRead, IList checkWrite, IList checkError, TimeSpan timeout);
	public IAsyncResult BeginConnect(EndPoint remoteEP, AsyncCallback callback, object state);
	public IAsyncResult BeginConnect(string host, int port, AsyncCallback requestCallback, object state);
	public IAsyncResult BeginConnect(IPAddress address, int port, AsyncCallback requestCallback, object state);
	public IAsyncResult BeginConnect(IPAddress[] addresses, int port, AsyncCallback requestCallback, object state);
	public void EndConnect(IAsyncResult asyncResult);
	public IAsyncResult BeginDisconnect(bool reuseSocket, AsyncCallback callback, object state);
	public void Disconnect(bool reuseSocket);
	public void EndDisconnect(IAsyncResult asyncResult);
	public IAsyncResult BeginSend(byte[] buffer, int offset, int size, SocketFlags socketFlags, AsyncCallback callback, object state);
	public IAsyncResult BeginSend(byte[] buffer, int offset, int size, SocketFlags socketFlags, out SocketError errorCode, AsyncCallback callback, object state);
	public IAsyncResult BeginSend(IList<ArraySegment<byte>> buffers, SocketFlags socketFlags, AsyncCallback callback, object state);
	public IAsyncResult BeginSend(IList<ArraySegment<byte>> buffers, SocketFlags socketFlags, out SocketError errorCode, AsyncCallback callback, object state);
	public int EndSend(IAsyncResult asyncResult);
	public int EndSend(IAsyncResult asyncResult, out SocketError errorCode);
	public IAsyncResult BeginSendFile(string fileName, AsyncCallback callback, object state);
	public IAsyncResult BeginSendFile(string fileName, byte[] preBuffer, byte[] postBuffer, TransmitFileOptions flags, AsyncCallback callback, object state);
	public void EndSendFile(IAsyncResult asyncResult);
	public IAsyncResult BeginSendTo(byte[] buffer, int offset, int size, SocketFlags socketFlags, EndPoint remoteEP, AsyncCallback callback, object state);
	public int EndSendTo(IAsyncResult asyncResult);
	public IAsyncResult BeginReceive(byte[] buffer, int offset, int size, SocketFlags socketFlags, AsyncCallback callback, object state);
	public IAsyncResult BeginReceive(byte[] buffer, int offset, int size, SocketFlags socketFlags, out SocketError errorCode, AsyncCallback callback, object state);
	public IAsyncResult BeginReceive(IList<ArraySegment<byte>> buffers, SocketFlags socketFlags, AsyncCallback callback, object state);
	public IAsyncResult BeginReceive(IList<ArraySegment<byte>> buffers, SocketFlags socketFlags, out SocketError errorCode, AsyncCallback callback, object state);
	public int EndReceive(IAsyncResult asyncResult);
	public int EndReceive(IAsyncResult asyncResult, out SocketError errorCode);
	public IAsyncResult BeginReceiveMessageFrom(byte[] buffer, int offset, int size, SocketFlags socketFlags, ref EndPoint remoteEP, AsyncCallback callback, object state);
	public int EndReceiveMessageFrom(IAsyncResult asyncResult, ref SocketFlags socketFlags, ref EndPoint endPoint, out IPPacketInformation ipPacketInformation);
	public IAsyncResult BeginReceiveFrom(byte[] buffer, int offset, int size, SocketFlags socketFlags, ref EndPoint remoteEP, AsyncCallback callback, object state);
	public int EndReceiveFrom(IAsyncResult asyncResult, ref EndPoint endPoint);
	public IAsyncResult BeginAccept(AsyncCallback callback, object state);
	public Socket EndAccept(IAsyncResult asyncResult);
	public IAsyncResult BeginAccept(int receiveSize, AsyncCallback callback, object state);
	public IAsyncResult BeginAccept(Socket acceptSocket, int receiveSize, AsyncCallback callback, object state);
	public Socket EndAccept(out byte[] buffer, IAsyncResult asyncResult);
	public Socket EndAccept(out byte[] buffer, out int bytesTransferred, IAsyncResult asyncResult);
	public void Shutdown(SocketShutdown how);
	public bool AcceptAsync(SocketAsyncEventArgs e);
	public bool ConnectAsync(SocketAsyncEventArgs e);
	public static bool ConnectAsync(SocketType socketType, ProtocolType protocolType, SocketAsyncEventArgs e);
	public static void CancelConnectAsync(SocketAsyncEventArgs e);
	public bool DisconnectAsync(SocketAsyncEventArgs e);
	public bool ReceiveAsync(SocketAsyncEventArgs e);
	public bool ReceiveFromAsync(SocketAsyncEventArgs e);
	public bool ReceiveMessageFromAsync(SocketAsyncEventArgs e);
	public bool SendAsync(SocketAsyncEventArgs e);
	public bool SendPacketsAsync(SocketAsyncEventArgs e);
	public bool SendToAsync(SocketAsyncEventArgs e);
	protected virtual void Dispose(bool disposing);
	public void Dispose();
	public Task<Socket> AcceptAsync();
	public ValueTask<Socket> AcceptAsync(CancellationToken cancellationToken);
	public Task<Socket> AcceptAsync(Socket acceptSocket);
	public ValueTask<Socket> AcceptAsync(Socket acceptSocket, CancellationToken cancellationToken);
	public Task ConnectAsync(EndPoint remoteEP);
	public ValueTask ConnectAsync(EndPoint remoteEP, CancellationToken cancellationToken);
	public Task ConnectAsync(IPAddress address, int port);
	public ValueTask ConnectAsync(IPAddress address, int port, CancellationToken cancellationToken);
	public Task ConnectAsync(IPAddress[] addresses, int port);
	public ValueTask ConnectAsync(IPAddress[] addresses, int port, CancellationToken cancellationToken);
	public Task ConnectAsync(string host, int port);
	public ValueTask ConnectAsync(string host, int port, CancellationToken cancellationToken);
	public ValueTask DisconnectAsync(bool reuseSocket, CancellationToken cancellationToken = default);
	public Task<int> ReceiveAsync(ArraySegment<byte> buffer);
	public Task<int> ReceiveAsync(ArraySegment<byte> buffer, SocketFlags socketFlags);
	public ValueTask<int> ReceiveAsync(global::System.Memory<byte> buffer, CancellationToken cancellationToken = default);
	public ValueTask<int> ReceiveAsync(global::System.Memory<byte> buffer, SocketFlags socketFlags, CancellationToken cancellationToken = default);
	public Task<int> ReceiveAsync(IList<ArraySegment<byte>> buffers);
	public Task<int> ReceiveAsync(IList<ArraySegment<byte>> buffers, SocketFlags socketFlags);
	public Task<SocketReceiveFromResult> ReceiveFromAsync(ArraySegment<byte> buffer, EndPoint remoteEndPoint);
	public Task<SocketReceiveFromResult> ReceiveFromAsync(ArraySegment<byte> buffer, SocketFlags socketFlags, EndPoint remoteEndPoint);
	public ValueTask<SocketReceiveFromResult> ReceiveFromAsync(global::System.Memory<byte> buffer, EndPoint remoteEndPoint, CancellationToken cancellationToken = default);
	public ValueTask<SocketReceiveFromResult> ReceiveFromAsync(global::System.Memory<byte> buffer, SocketFlags socketFlags, EndPoint remoteEndPoint, CancellationToken cancellationToken = default);
	public ValueTask<int> ReceiveFromAsync(global::System.Memory<byte> buffer, SocketFlags socketFlags, SocketAddress receivedAddress, CancellationToken cancellationToken = default);
	public Task<SocketReceiveMessageFromResult> ReceiveMessageFromAsync(ArraySegment<byte> buffer, EndPoint remoteEndPoint);
	public Task<SocketReceiveMessageFromResult> ReceiveMessageFromAsync(ArraySegment<byte> buffer, SocketFlags socketFlags, EndPoint remoteEndPoint);
	public ValueTask<SocketReceiveMessageFromResult> ReceiveMessageFromAsync(global::System.Memory<byte> buffer, EndPoint remoteEndPoint, CancellationToken cancellationToken = default);
	public ValueTask<SocketReceiveMessageFromResult> ReceiveMessageFromAsync(global::System.Memory<byte> buffer, SocketFlags socketFlags, EndPoint remoteEndPoint, CancellationToken cancellationToken = default);
	public Task<int> SendAsync(ArraySegment<byte> buffer);
	public Task<int> SendAsync(ArraySegment<byte> buffer, SocketFlags socketFlags);
	public ValueTask<int> SendAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default);
	public ValueTask<int> SendAsync(ReadOnlyMemory<byte> buffer, SocketFlags socketFlags, CancellationToken cancellationToken = default);
	public Task<int> SendAsync(IList<ArraySegment<byte>> buffers);
	public Task<int> SendAsync(IList<ArraySegment<byte>> buffers, SocketFlags socketFlags);
	public Task<int> SendToAsync(ArraySegment<byte> buffer, EndPoint remoteEP);
	public Task<int> SendToAsync(ArraySegment<byte> buffer, SocketFlags socketFlags, EndPoint remoteEP);
	public ValueTask<int> SendToAsync(ReadOnlyMemory<byte> buffer, EndPoint remoteEP, CancellationToken cancellationToken = default);
	public ValueTask<int> SendToAsync(ReadOnlyMemory<byte> buffer, SocketFlags socketFlags, EndPoint remoteEP, CancellationToken cancellationToken = default);
	public ValueTask<int> SendToAsync(ReadOnlyMemory<byte> buffer, SocketFlags socketFlags, SocketAddress socketAddress, CancellationToken cancellationToken = default);
	public ValueTask SendFileAsync(string fileName, CancellationToken cancellationToken = default);
	public ValueTask SendFileAsync(string fileName, ReadOnlyMemory<byte> preBuffer, ReadOnlyMemory<byte> postBuffer, TransmitFileOptions flags, CancellationToken cancellationToken = default);
	public Socket(SocketInformation socketInformation);
	public SocketInformation DuplicateAndClose(int targetProcessId);
	public static bool SupportsIPv4 { get; }
	public static bool SupportsIPv6 { get; }
	public static bool OSSupportsIPv4 { get; }
	public static bool OSSupportsIPv6 { get; }
	public static bool OSSupportsUnixDomainSockets { get; }
	public int Available { get; }
	public EndPoint LocalEndPoint { get; }
	public EndPoint RemoteEndPoint { get; }
	public IntPtr Handle { get; }
	public SafeSocketHandle SafeHandle { get; }
	public bool Blocking { get; set; }
	public bool UseOnlyOverlappedIO { get; set; }
	public bool Connected { get; }
	public AddressFamily AddressFamily { get; }
	public SocketType SocketType { get; }
	public ProtocolType ProtocolType { get; }
	public bool IsBound { get; }
	public bool ExclusiveAddressUse { get; set; }
	public int ReceiveBufferSize { get; set; }
	public int SendBufferSize { get; set; }
	public int ReceiveTimeout { get; set; }
	public int SendTimeout { get; set; }
	public LingerOption LingerState { get; set; }
	public bool NoDelay { get; set; }
	public short Ttl { get; set; }
	public bool DontFragment { get; set; }
	public bool MulticastLoopback { get; set; }
	public bool EnableBroadcast { get; set; }
	public bool DualMode { get; set; }
}
public class SocketAsyncEventArgs : EventArgs, IDisposable {
	public SocketAsyncEventArgs();
	public SocketAsyncEventArgs(bool unsafeSuppressExecutionContextFlow);
	protected virtual void OnCompleted(SocketAsyncEventArgs e);
	public void SetBuffer(int offset, int count);
	public void SetBuffer(byte[] buffer, int offset, int count);
	public void SetBuffer(global::System.Memory<byte> buffer);
	public void Dispose();
	public Socket AcceptSocket { get; set; }
	public Socket ConnectSocket { get; }
	public byte[] Buffer { get; }
	public global::System.Memory<byte> MemoryBuffer { get; }
	public int Offset { get; }
	public int Count { get; }
	public TransmitFileOptions SendPacketsFlags { get; set; }
	public IList<ArraySegment<byte>> BufferList { get; set; }
	public int BytesTransferred { get; }
	public bool DisconnectReuseSocket { get; set; }
	public SocketAsyncOperation LastOperation { get; }
	public IPPacketInformation ReceiveMessageFromPacketInfo { get; }
	public EndPoint RemoteEndPoint { get; set; }
	public SendPacketsElement[] SendPacketsElements { get; set; }
	public int SendPacketsSendSize { get; set; }
	public SocketError SocketError { get; set; }
	public Exception ConnectByNameError { get; }
	public SocketFlags SocketFlags { get; set; }
	public object UserToken { get; set; }
	public event EventHandler<SocketAsyncEventArgs> Completed;
}
public enum SocketAsyncOperation { None = 0, Accept = 1, Connect = 2, Disconnect = 3, Receive = 4, ReceiveFrom = 5, ReceiveMessageFrom = 6, Send = 7, SendPackets = 8, SendTo = 9 }
public enum SocketClientAccessPolicyProtocol { Http = 1, Tcp = 0 }
public enum SocketError { Success = 0, SocketError = -1, Interrupted = 10004, AccessDenied = 10013, Fault = 10014, InvalidArgument = 10022, TooManyOpenSockets = 10024, WouldBlock = 10035, InProgress = 10036, AlreadyInProgress = 10037, NotSocket = 10038, DestinationAddressRequired = 10039, MessageSize = 10040, ProtocolType = 10041, ProtocolOption = 10042, ProtocolNotSupported = 10043, SocketNotSupported = 10044, OperationNotSupported = 10045, ProtocolFamilyNotSupported = 10046, AddressFamilyNotSupported = 10047, AddressAlreadyInUse = 10048, AddressNotAvailable = 10049, NetworkDown = 10050, NetworkUnreachable = 10051, NetworkReset = 10052, ConnectionAborted = 10053, ConnectionReset = 10054, NoBufferSpaceAvailable = 10055, IsConnected = 10056, NotConnected = 10057, Shutdown = 10058, TimedOut = 10060, ConnectionRefused = 10061, HostDown = 10064, HostUnreachable = 10065, ProcessLimit = 10067, SystemNotReady = 10091, VersionNotSupported = 10092, NotInitialized = 10093, Disconnecting = 10101, TypeNotFound = 10109, HostNotFound = 11001, TryAgain = 11002, NoRecovery = 11003, NoData = 11004, IOPending = 997, OperationAborted = 995 }
public class SocketException : Win32Exception {
	public SocketException(int errorCode);
	public SocketException(int errorCode, string message);
	public SocketException();
	public override string Message { get; }
	public SocketError SocketErrorCode { get; }
	public override int ErrorCode { get; }
}
[global::System.Flags] public enum SocketFlags { None = 0, OutOfBand = 1, Peek = 2, DontRoute = 4, Truncated = 256, ControlDataTruncated = 512, Broadcast = 1024, Multicast = 2048, Partial = 32768 }
public struct SocketInformation {
	public byte[] ProtocolInformation { get; set; }
	public SocketInformationOptions Options { get; set; }
}
[global::System.Flags] public enum SocketInformationOptions { NonBlocking = 1, Connected = 2, Listening = 4, UseOnlyOverlappedIO = 8 }
public enum SocketOptionLevel { Socket = 65535, IP = 0, IPv6 = 41, Tcp = 6, Udp = 17 }
public enum SocketOptionName { Debug = 1, AcceptConnection = 2, ReuseAddress = 4, KeepAlive = 8, DontRoute = 16, Broadcast = 32, UseLoopback = 64, Linger = 128, OutOfBandInline = 256, DontLinger = -129, ExclusiveAddressUse = -5, SendBuffer = 4097, ReceiveBuffer = 4098, SendLowWater = 4099, ReceiveLowWater = 4100, SendTimeout = 4101, ReceiveTimeout = 4102, Error = 4103, Type = 4104, ReuseUnicastPort = 12295, MaxConnections = 2147483647, IPOptions = 1, HeaderIncluded = 2, TypeOfService = 3, IpTimeToLive = 4, MulticastInterface = 9, MulticastTimeToLive = 10, MulticastLoopback = 11, AddMembership = 12, DropMembership = 13, DontFragment = 14, AddSourceMembership = 15, DropSourceMembership = 16, BlockSource = 17, UnblockSource = 18, PacketInformation = 19, HopLimit = 21, IPProtectionLevel = 23, IPv6Only = 27, NoDelay = 1, BsdUrgent = 2, Expedited = 2, FastOpen = 15, TcpKeepAliveRetryCount = 16, TcpKeepAliveTime = 3, TcpKeepAliveInterval = 17, NoChecksum = 1, ChecksumCoverage = 20, UpdateAcceptContext = 28683, UpdateConnectContext = 28688 }
public class SocketPolicy {
	public SocketPolicy();
}
public struct SocketReceiveFromResult {
	public int ReceivedBytes;
	public EndPoint RemoteEndPoint;
}
public struct SocketReceiveMessageFromResult {
	public int ReceivedBytes;
	public SocketFlags SocketFlags;
	public EndPoint RemoteEndPoint;
	public IPPacketInformation PacketInformation;
}
public enum SocketShutdown { Receive = 0, Send = 1, Both = 2 }
public static class SocketTaskExtensions {
	public static Task<Socket> AcceptAsync(this Socket socket);
	public static Task<Socket> AcceptAsync(this Socket socket, Socket acceptSocket);
	public static Task ConnectAsync(this Socket socket, EndPoint remoteEP);
	public static ValueTask ConnectAsync(this Socket socket, EndPoint remoteEP, CancellationToken cancellationToken);
	public static Task ConnectAsync(this Socket socket, IPAddress address, int port);
	public static ValueTask ConnectAsync(this Socket socket, IPAddress address, int port, CancellationToken cancellationToken);
	public static Task ConnectAsync(this Socket socket, IPAddress[] addresses, int port);
	public static ValueTask ConnectAsync(this Socket socket, IPAddress[] addresses, int port, CancellationToken cancellationToken);
	public static Task ConnectAsync(this Socket socket, string host, int port);
	public static ValueTask ConnectAsync(this Socket socket, string host, int port, CancellationToken cancellationToken);
	public static Task<int> ReceiveAsync(this Socket socket, ArraySegment<byte> buffer, SocketFlags socketFlags);
	public static ValueTask<int> ReceiveAsync(this Socket socket, global::System.Memory<byte> buffer, SocketFlags socketFlags, CancellationToken cancellationToken = default);
	public static Task<int> ReceiveAsync(this Socket socket, IList<ArraySegment<byte>> buffers, SocketFlags socketFlags);
	public static Task<SocketReceiveFromResult> ReceiveFromAsync(this Socket socket, ArraySegment<byte> buffer, SocketFlags socketFlags, EndPoint remoteEndPoint);
	public static Task<SocketReceiveMessageFromResult> ReceiveMessageFromAsync(this Socket socket, ArraySegment<byte> buffer, SocketFlags socketFlags, EndPoint remoteEndPoint);
	public static Task<int> SendAsync(this Socket socket, ArraySegment<byte> buffer, SocketFlags socketFlags);
	public static ValueTask<int> SendAsync(this Socket socket, ReadOnlyMemory<byte> buffer, SocketFlags socketFlags, CancellationToken cancellationToken = default);
	public static Task<int> SendAsync(this Socket socket, IList<ArraySegment<byte>> buffers, SocketFlags socketFlags);
	public static Task<int> SendToAsync(this Socket socket, ArraySegment<byte> buffer, SocketFlags socketFlags, EndPoint remoteEP);
}
public enum SocketType { Stream = 1, Dgram = 2, Raw = 3, Rdm = 4, Seqpacket = 5, Unknown = -1 }
public class TcpClient : IDisposable {
	public TcpClient();
	public TcpClient(AddressFamily family);
	public TcpClient(IPEndPoint localEP);
	public TcpClient(string hostname, int port);
	public void Connect(string hostname, int port);
	public void Connect(IPAddress address, int port);
	public void Connect(IPEndPoint remoteEP);
	public void Connect(IPAddress[] ipAddresses, int port);
	public Task ConnectAsync(IPAddress address, int port);
	public Task ConnectAsync(string host, int port);
	public Task ConnectAsync(IPAddress[] addresses, int port);
	public Task ConnectAsync(IPEndPoint remoteEP);
	public ValueTask ConnectAsync(IPAddress address, int port, CancellationToken cancellationToken);
	public ValueTask ConnectAsync(string host, int port, CancellationToken cancellationToken);
	public ValueTask ConnectAsync(IPAddress[] addresses, int port, CancellationToken cancellationToken);
	public ValueTask ConnectAsync(IPEndPoint remoteEP, CancellationToken cancellationToken);
	public IAsyncResult BeginConnect(IPAddress address, int port, AsyncCallback requestCallback, object state);
	public IAsyncResult BeginConnect(string host, int port, AsyncCallback requestCallback, object state);
	public IAsyncResult BeginConnect(IPAddress[] addresses, int port, AsyncCallback requestCallback, object state);
	public void EndConnect(IAsyncResult asyncResult);
	public NetworkStream GetStream();
	public void Close();
	protected virtual void Dispose(bool disposing);
	public void Dispose();
	protected bool Active { get; set; }
	public int Available { get; }
	public Socket Client { get; set; }
	public bool Connected { get; }
	public bool ExclusiveAddressUse { get; set; }
	public int ReceiveBufferSize { get; set; }
	public int SendBufferSize { get; set; }
	public int ReceiveTimeout { get; set; }
	public int SendTimeout { get; set; }
	public LingerOption LingerState { get; set; }
	public bool NoDelay { get; set; }
}
public class TcpListener : IDisposable {
	public TcpListener(IPEndPoint localEP);
	public TcpListener(IPAddress localaddr, int port);
	public TcpListener(int port);
	public void AllowNatTraversal(bool allowed);
	public void Start();
	public void Start(int backlog);
	public void Stop();
	public void Dispose();
	public bool Pending();
	public Socket AcceptSocket();
	public TcpClient AcceptTcpClient();
	public IAsyncResult BeginAcceptSocket(AsyncCallback callback, object state);
	public Socket EndAcceptSocket(IAsyncResult asyncResult);
	public IAsyncResult BeginAcceptTcpClient(AsyncCallback callback, object state);
	public TcpClient EndAcceptTcpClient(IAsyncResult asyncResult);
	public Task<Socket> AcceptSocketAsync();
	public ValueTask<Socket> AcceptSocketAsync(CancellationToken cancellationToken);
	public Task<TcpClient> AcceptTcpClientAsync();
	public ValueTask<TcpClient> AcceptTcpClientAsync(CancellationToken cancellationToken);
	public static TcpListener Create(int port);
	public Socket Server { get; }
	protected bool Active { get; }
	public EndPoint LocalEndpoint { get; }
	public bool ExclusiveAddressUse { get; set; }
}
[global::System.Flags] public enum TransmitFileOptions { UseDefaultWorkerThread = 0, Disconnect = 1, ReuseSocket = 2, WriteBehind = 4, UseSystemThread = 16, UseKernelApc = 32 }
public class UdpAnySourceMulticastClient : IDisposable {
	public UdpAnySourceMulticastClient(IPAddress groupAddress, int localPort);
	public IAsyncResult BeginJoinGroup(AsyncCallback callback, object state);
	public IAsyncResult BeginReceiveFromGroup(byte[] buffer, int offset, int count, AsyncCallback callback, object state);
	public IAsyncResult BeginSendTo(byte[] buffer, int offset, int count, IPEndPoint remoteEndPoint, AsyncCallback callback, object state);
	public IAsyncResult BeginSendToGroup(byte[] buffer, int offset, int count, AsyncCallback callback, object state);
	public void BlockSource(IPAddress sourceAddress);
	public void Dispose();
	public void EndJoinGroup(IAsyncResult result);
	public int EndReceiveFromGroup(IAsyncResult result, out IPEndPoint source);
	public void EndSendTo(IAsyncResult result);
	public void EndSendToGroup(IAsyncResult result);
	public void UnblockSource(IPAddress sourceAddress);
	public bool MulticastLoopback { get; set; }
	public int ReceiveBufferSize { get; set; }
	public int SendBufferSize { get; set; }
}
public class UdpClient : IDisposable {
	public UdpClient();
	public UdpClient(AddressFamily family);
	public UdpClient(int port);
	public UdpClient(int port, AddressFamily family);
	public UdpClient(IPEndPoint localEP);
	public void AllowNatTraversal(bool allowed);
	public void Dispose();
	protected virtual void Dispose(bool disposing);
	public IAsyncResult BeginSend(byte[] datagram, int bytes, AsyncCallback requestCallback, object state);
	public IAsyncResult BeginSend(byte[] datagram, int bytes, string hostname, int port, AsyncCallback requestCallback, object state);
	public IAsyncResult BeginSend(byte[] datagram, int bytes, IPEndPoint endPoint, AsyncCallback requestCallback, object state);
	public int EndSend(IAsyncResult asyncResult);
	public IAsyncResult BeginReceive(AsyncCallback requestCallback, object state);
	public byte[] EndReceive(IAsyncResult asyncResult, ref IPEndPoint remoteEP);
	public void JoinMulticastGroup(IPAddress multicastAddr);
	public void JoinMulticastGroup(IPAddress multicastAddr, IPAddress localAddress);
	public void JoinMulticastGroup(int ifindex, IPAddress multicastAddr);
	public void JoinMulticastGroup(IPAddress multicastAddr, int timeToLive);
	public void DropMulticastGroup(IPAddress multicastAddr);
	public void DropMulticastGroup(IPAddress multicastAddr, int ifindex);
	public Task<int> SendAsync(byte[] datagram, int bytes);
	public ValueTask<int> SendAsync(ReadOnlyMemory<byte> datagram, CancellationToken cancellationToken = default);
	public Task<int> SendAsync(byte[] datagram, int bytes, string hostname, int port);
	public ValueTask<int> SendAsync(ReadOnlyMemory<byte> datagram, string hostname, int port, CancellationToken cancellationToken = default);
	public Task<int> SendAsync(byte[] datagram, int bytes, IPEndPoint endPoint);
	public ValueTask<int> SendAsync(ReadOnlyMemory<byte> datagram, IPEndPoint endPoint, CancellationToken cancellationToken = default);
	public Task<UdpReceiveResult> ReceiveAsync();
	public ValueTask<UdpReceiveResult> ReceiveAsync(CancellationToken cancellationToken);
	public UdpClient(string hostname, int port);
	public void Close();
	public void Connect(string hostname, int port);
	public void Connect(IPAddress addr, int port);
	public void Connect(IPEndPoint endPoint);
	public byte[] Receive(ref IPEndPoint remoteEP);
	public int Send(byte[] dgram, int bytes, IPEndPoint endPoint);
	public int Send(ReadOnlySpan<byte> datagram, IPEndPoint endPoint);
	public int Send(byte[] dgram, int bytes, string hostname, int port);
	public int Send(ReadOnlySpan<byte> datagram, string hostname, int port);
	public int Send(byte[] dgram, int bytes);
	public int Send(ReadOnlySpan<byte> datagram);
	protected bool Active { get; set; }
	public int Available { get; }
	public Socket Client { get; set; }
	public short Ttl { get; set; }
	public bool DontFragment { get; set; }
	public bool MulticastLoopback { get; set; }
	public bool EnableBroadcast { get; set; }
	public bool ExclusiveAddressUse { get; set; }
}
public struct UdpReceiveResult : IEquatable<UdpReceiveResult> {
	public UdpReceiveResult(byte[] buffer, IPEndPoint remoteEndPoint);
	public bool Equals(UdpReceiveResult other);
	public static bool operator ==(UdpReceiveResult left, UdpReceiveResult right);
	public static bool operator !=(UdpReceiveResult left, UdpReceiveResult right);
	public byte[] Buffer { get; }
	public IPEndPoint RemoteEndPoint { get; }
}
public class UdpSingleSourceMulticastClient : IDisposable {
	public UdpSingleSourceMulticastClient(IPAddress sourceAddress, IPAddress groupAddress, int localPort);
	public IAsyncResult BeginJoinGroup(AsyncCallback callback, object state);
	public IAsyncResult BeginReceiveFromSource(byte[] buffer, int offset, int count, AsyncCallback callback, object state);
	public IAsyncResult BeginSendToSource(byte[] buffer, int offset, int count, int remotePort, AsyncCallback callback, object state);
	public void Dispose();
	public void EndJoinGroup(IAsyncResult result);
	public int EndReceiveFromSource(IAsyncResult result, out int sourcePort);
	public void EndSendToSource(IAsyncResult result);
	public int ReceiveBufferSize { get; set; }
	public int SendBufferSize { get; set; }
}
public sealed class UnixDomainSocketEndPoint : EndPoint {
	public UnixDomainSocketEndPoint(string path);
	public override SocketAddress Serialize();
	public override EndPoint Create(SocketAddress socketAddress);
	public override AddressFamily AddressFamily { get; }
}
