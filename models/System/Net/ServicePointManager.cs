namespace System.Net;

using System.Net.Security;

/// <summary>Settings of connections, which nobody opens here.</summary>
public class ServicePointManager
{
    public static SecurityProtocolType SecurityProtocol { get; set; }

    public static int MaxServicePoints { get; set; }

    public static int DefaultConnectionLimit { get; set; } = 2;

    public static int MaxServicePointIdleTime { get; set; } = 100000;

    public static bool UseNagleAlgorithm { get; set; } = true;

    public static bool Expect100Continue { get; set; } = true;

    public static bool EnableDnsRoundRobin { get; set; }

    public static int DnsRefreshTimeout { get; set; } = 120000;

    public static RemoteCertificateValidationCallback ServerCertificateValidationCallback { get; set; }

    public static bool ReusePort { get; set; }

    public static bool CheckCertificateRevocationList { get; set; }

    public static void SetTcpKeepAlive(bool enabled, int keepAliveTime, int keepAliveInterval) { }
}
