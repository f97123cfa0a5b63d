// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Net.NetworkInformation;
using System.ComponentModel;
using System.Threading;
using System.Threading.Tasks;
public abstract class IPGlobalProperties {
	public static IPGlobalProperties GetIPGlobalProperties();
	public abstract IPEndPoint[] GetActiveUdpListeners();
	public abstract IPEndPoint[] GetActiveTcpListeners();
	public abstract global::System.Net.NetworkInformation.TcpConnectionInformation[] GetActiveTcpConnections();
	public virtual IAsyncResult BeginGetUnicastAddresses(AsyncCallback callback, object state);
	public virtual global::System.Net.NetworkInformation.UnicastIPAddressInformationCollection EndGetUnicastAddresses(IAsyncResult asyncResult);
	public abstract global::System.Net.NetworkInformation.TcpStatistics GetTcpIPv4Statistics();
	public abstract global::System.Net.NetworkInformation.TcpStatistics GetTcpIPv6Statistics();
	public abstract global::System.Net.NetworkInformation.UdpStatistics GetUdpIPv4Statistics();
	public abstract global::System.Net.NetworkInformation.UdpStatistics GetUdpIPv6Statistics();
	public abstract global::System.Net.NetworkInformation.IcmpV4Statistics GetIcmpV4Statistics();
	public abstract global::System.Net.NetworkInformation.IcmpV6Statistics GetIcmpV6Statistics();
	public abstract global::System.Net.NetworkInformation.IPGlobalStatistics GetIPv4GlobalStatistics();
	public abstract global::System.Net.NetworkInformation.IPGlobalStatistics GetIPv6GlobalStatistics();
	public virtual global::System.Net.NetworkInformation.UnicastIPAddressInformationCollection GetUnicastAddresses();
	public virtual Task<global::System.Net.NetworkInformation.UnicastIPAddressInformationCollection> GetUnicastAddressesAsync();
	protected IPGlobalProperties();
	public abstract string DhcpScopeName { get; }
	public abstract string DomainName { get; }
	public abstract string HostName { get; }
	public abstract bool IsWinsProxy { get; }
	public abstract global::System.Net.NetworkInformation.NetBiosNodeType NodeType { get; }
}
public enum IPStatus { Success = 0, DestinationNetworkUnreachable = 11002, DestinationHostUnreachable = 11003, DestinationProtocolUnreachable = 11004, DestinationPortUnreachable = 11005, DestinationProhibited = 11004, NoResources = 11006, BadOption = 11007, HardwareError = 11008, PacketTooBig = 11009, TimedOut = 11010, BadRoute = 11012, TtlExpired = 11013, TtlReassemblyTimeExceeded = 11014, ParameterProblem = 11015, SourceQuench = 11016, BadDestination = 11018, DestinationUnreachable = 11040, TimeExceeded = 11041, BadHeader = 11042, UnrecognizedNextHeader = 11043, IcmpError = 11044, DestinationScopeMismatch = 11045, Unknown = -1 }
public delegate void NetworkAddressChangedEventHandler(object sender, EventArgs e);
public delegate void NetworkAvailabilityChangedEventHandler(object sender, global::System.Net.NetworkInformation.NetworkAvailabilityEventArgs e);
public class NetworkChange {
	public NetworkChange();
	public static void RegisterNetworkChange(NetworkChange nc);
	public static event NetworkAddressChangedEventHandler NetworkAddressChanged;
	public static event NetworkAvailabilityChangedEventHandler NetworkAvailabilityChanged;
}
public abstract class NetworkInterface {
	public static NetworkInterface[] GetAllNetworkInterfaces();
	public static bool GetIsNetworkAvailable();
	public virtual global::System.Net.NetworkInformation.IPInterfaceProperties GetIPProperties();
	public virtual global::System.Net.NetworkInformation.IPInterfaceStatistics GetIPStatistics();
	public virtual global::System.Net.NetworkInformation.IPv4InterfaceStatistics GetIPv4Statistics();
	public virtual PhysicalAddress GetPhysicalAddress();
	public virtual bool Supports(global::System.Net.NetworkInformation.NetworkInterfaceComponent networkInterfaceComponent);
	protected NetworkInterface();
	public static int IPv6LoopbackInterfaceIndex { get; }
	public static int LoopbackInterfaceIndex { get; }
	public virtual string Id { get; }
	public virtual string Name { get; }
	public virtual string Description { get; }
	public virtual global::System.Net.NetworkInformation.OperationalStatus OperationalStatus { get; }
	public virtual long Speed { get; }
	public virtual bool IsReceiveOnly { get; }
	public virtual bool SupportsMulticast { get; }
	public virtual global::System.Net.NetworkInformation.NetworkInterfaceType NetworkInterfaceType { get; }
}
public class PhysicalAddress {
	public static readonly PhysicalAddress None;
	public PhysicalAddress(byte[] address);
	public byte[] GetAddressBytes();
	public static PhysicalAddress Parse(string address);
	public static PhysicalAddress Parse(ReadOnlySpan<char> address);
	public static bool TryParse(string address, out PhysicalAddress value);
	public static bool TryParse(ReadOnlySpan<char> address, out PhysicalAddress value);
}
public class Ping : Component {
	public Ping();
	protected override void Dispose(bool disposing);
	protected void OnPingCompleted(PingCompletedEventArgs e);
	public PingReply Send(string hostNameOrAddress);
	public PingReply Send(string hostNameOrAddress, int timeout);
	public PingReply Send(IPAddress address);
	public PingReply Send(IPAddress address, int timeout);
	public PingReply Send(string hostNameOrAddress, int timeout, byte[] buffer);
	public PingReply Send(IPAddress address, int timeout, byte[] buffer);
	public PingReply Send(string hostNameOrAddress, int timeout, byte[] buffer, PingOptions options);
	public PingReply Send(IPAddress address, int timeout, byte[] buffer, PingOptions options);
	public PingReply Send(IPAddress address, TimeSpan timeout, byte[] buffer = null, PingOptions options = null);
	public PingReply Send(string hostNameOrAddress, TimeSpan timeout, byte[] buffer = null, PingOptions options = null);
	public void SendAsync(string hostNameOrAddress, object userToken);
	public void SendAsync(string hostNameOrAddress, int timeout, object userToken);
	public void SendAsync(IPAddress address, object userToken);
	public void SendAsync(IPAddress address, int timeout, object userToken);
	public void SendAsync(string hostNameOrAddress, int timeout, byte[] buffer, object userToken);
	public void SendAsync(IPAddress address, int timeout, byte[] buffer, object userToken);
	public void SendAsync(string hostNameOrAddress, int timeout, byte[] buffer, PingOptions options, object userToken);
	public void SendAsync(IPAddress address, int timeout, byte[] buffer, PingOptions options, object userToken);
	public Task<PingReply> SendPingAsync(IPAddress address);
	public Task<PingReply> SendPingAsync(string hostNameOrAddress);
	public Task<PingReply> SendPingAsync(IPAddress address, int timeout);
	public Task<PingReply> SendPingAsync(string hostNameOrAddress, int timeout);
	public Task<PingReply> SendPingAsync(IPAddress address, int timeout, byte[] buffer);
	public Task<PingReply> SendPingAsync(string hostNameOrAddress, int timeout, byte[] buffer);
	public Task<PingReply> SendPingAsync(IPAddress address, int timeout, byte[] buffer, PingOptions options);
	public Task<PingReply> SendPingAsync(IPAddress address, TimeSpan timeout, byte[] buffer = null, PingOptions options = null, CancellationToken cancellationToken = default);
	public Task<PingReply> SendPingAsync(string hostNameOrAddress, int timeout, byte[] buffer, PingOptions options);
	public Task<PingReply> SendPingAsync(string hostNameOrAddress, TimeSpan timeout, byte[] buffer = null, PingOptions options = null, CancellationToken cancellationToken = default);
	public void SendAsyncCancel();
	public event PingCompletedEventHandler PingCompleted;
}
public class PingCompletedEventArgs : AsyncCompletedEventArgs {
	private PingCompletedEventArgs();
	public PingReply Reply { get; }
}
public delegate void PingCompletedEventHandler(object sender, PingCompletedEventArgs e);
public class PingException : InvalidOperationException {
	public PingException(string message);
	public PingException(string message, Exception innerException);
}
public class PingOptions {
	public PingOptions();
	public PingOptions(int ttl, bool dontFragment);
	public int Ttl { get; set; }
	public bool DontFragment { get; set; }
}
public class PingReply {
	private PingReply();
	public IPStatus Status { get; }
	public IPAddress Address { get; }
	public long RoundtripTime { get; }
	public PingOptions Options { get; }
	public byte[] Buffer { get; }
}
