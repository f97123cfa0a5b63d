// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Net.Security;
using System.Collections.Generic;
using System.IO;
using System.Security.Authentication;
using System.Security.Cryptography.X509Certificates;
using System.Threading;
using System.Threading.Tasks;
public abstract class AuthenticatedStream : Stream {
	protected AuthenticatedStream(Stream innerStream, bool leaveInnerStreamOpen);
	protected override void Dispose(bool disposing);
	public override ValueTask DisposeAsync();
	public bool LeaveInnerStreamOpen { get; }
	protected Stream InnerStream { get; }
	public abstract bool IsAuthenticated { get; }
	public abstract bool IsMutuallyAuthenticated { get; }
	public abstract bool IsEncrypted { get; }
	public abstract bool IsSigned { get; }
	public abstract bool IsServer { get; }
}
public delegate X509Certificate LocalCertificateSelectionCallback(object sender, string targetHost, X509CertificateCollection localCertificates, X509Certificate remoteCertificate, string[] acceptableIssuers);
public delegate bool RemoteCertificateValidationCallback(object sender, X509Certificate certificate, global::System.Security.Cryptography.X509Certificates.X509Chain chain, SslPolicyErrors sslPolicyErrors);
public class SslClientAuthenticationOptions {
	public SslClientAuthenticationOptions();
	public bool AllowRenegotiation { get; set; }
	public bool AllowTlsResume { get; set; }
	public LocalCertificateSelectionCallback LocalCertificateSelectionCallback { get; set; }
	public RemoteCertificateValidationCallback RemoteCertificateValidationCallback { get; set; }
	public List<global::System.Net.Security.SslApplicationProtocol> ApplicationProtocols { get; set; }
	public string TargetHost { get; set; }
	public X509CertificateCollection ClientCertificates { get; set; }
	public global::System.Net.Security.SslStreamCertificateContext ClientCertificateContext { get; set; }
	public global::System.Security.Cryptography.X509Certificates.X509RevocationMode CertificateRevocationCheckMode { get; set; }
	public global::System.Net.Security.EncryptionPolicy EncryptionPolicy { get; set; }
	public SslProtocols EnabledSslProtocols { get; set; }
	public global::System.Net.Security.CipherSuitesPolicy CipherSuitesPolicy { get; set; }
	public global::System.Security.Cryptography.X509Certificates.X509ChainPolicy CertificateChainPolicy { get; set; }
}
[global::System.Flags] public enum SslPolicyErrors { None = 0, RemoteCertificateNotAvailable = 1, RemoteCertificateNameMismatch = 2, RemoteCertificateChainErrors = 4 }
public class SslServerAuthenticationOptions {
	public SslServerAuthenticationOptions();
	public bool AllowRenegotiation { get; set; }
	public bool AllowTlsResume { get; set; }
	public bool ClientCertificateRequired { get; set; }
	public List<global::System.Net.Security.SslApplicationProtocol> ApplicationProtocols { get; set; }
	public RemoteCertificateValidationCallback RemoteCertificateValidationCallback { get; set; }
	public global::System.Net.Security.ServerCertificateSelectionCallback ServerCertificateSelectionCallback { get; set; }
	public X509Certificate ServerCertificate { get; set; }
	public global::System.Net.Security.SslStreamCertificateContext ServerCertificateContext { get; set; }
	public SslProtocols EnabledSslProtocols { get; set; }
	public global::System.Security.Cryptography.X509Certificates.X509RevocationMode CertificateRevocationCheckMode { get; set; }
	public global::System.Net.Security.EncryptionPolicy EncryptionPolicy { get; set; }
	public global::System.Net.Security.CipherSuitesPolicy CipherSuitesPolicy { get; set; }
	public global::System.Security.Cryptography.X509Certificates.X509ChainPolicy CertificateChainPolicy { get; set; }
}
public class SslStream : AuthenticatedStream {
	public SslStream(Stream innerStream);
	public SslStream(Stream innerStream, bool leaveInnerStreamOpen);
	public SslStream(Stream innerStream, bool leaveInnerStreamOpen, RemoteCertificateValidationCallback userCertificateValidationCallback);
	public SslStream(Stream innerStream, bool leaveInnerStreamOpen, RemoteCertificateValidationCallback userCertificateValidationCallback, LocalCertificateSelectionCallback userCertificateSelectionCallback);
	public SslStream(Stream innerStream, bool leaveInnerStreamOpen, RemoteCertificateValidationCallback userCertificateValidationCallback, LocalCertificateSelectionCallback userCertificateSelectionCallback, global::System.Net.Security.EncryptionPolicy encryptionPolicy);
	public virtual IAsyncResult BeginAuthenticateAsClient(string targetHost, AsyncCallback asyncCallback, object asyncState);
	public virtual IAsyncResult BeginAuthenticateAsClient(string targetHost, X509CertificateCollection clientCertificates, bool checkCertificateRevocation, AsyncCallback asyncCallback, object asyncState);
	public virtual IAsyncResult BeginAuthenticateAsClient(string targetHost, X509CertificateCollection clientCertificates, SslProtocols enabledSslProtocols, bool checkCertificateRevocation, AsyncCallback asyncCallback, object asyncState);
	public virtual void EndAuthenticateAsClient(IAsyncResult asyncResult);
	public virtual IAsyncResult BeginAuthenticateAsServer(X509Certificate serverCertificate, AsyncCallback asyncCallback, object asyncState);
	public virtual IAsyncResult BeginAuthenticateAsServer(X509Certificate serverCertificate, bool clientCertificateRequired, bool checkCertificateRevocation, AsyncCallback asyncCallback, object asyncState);
	public virtual IAsyncResult BeginAuthenticateAsServer(X509Certificate serverCertificate, bool clientCertificateRequired, SslProtocols enabledSslProtocols, bool checkCertificateRevocation, AsyncCallback asyncCallback, object asyncState);
	public virtual void EndAuthenticateAsServer(IAsyncResult asyncResult);
	public virtual void AuthenticateAsClient(string targetHost);
	public virtual void AuthenticateAsClient(string targetHost, X509CertificateCollection clientCertificates, bool checkCertificateRevocation);
	public virtual void AuthenticateAsClient(string targetHost, X509CertificateCollection clientCertificates, SslProtocols enabledSslProtocols, bool checkCertificateRevocation);
	public void AuthenticateAsClient(SslClientAuthenticationOptions sslClientAuthenticationOptions);
	public virtual void AuthenticateAsServer(X509Certificate serverCertificate);
	public virtual void AuthenticateAsServer(X509Certificate serverCertificate, bool clientCertificateRequired, bool checkCertificateRevocation);
	public virtual void AuthenticateAsServer(X509Certificate serverCertificate, bool clientCertificateRequired, SslProtocols enabledSslProtocols, bool checkCertificateRevocation);
	public void AuthenticateAsServer(SslServerAuthenticationOptions sslServerAuthenticationOptions);
	public virtual Task AuthenticateAsClientAsync(string targetHost);
	public virtual Task AuthenticateAsClientAsync(string targetHost, X509CertificateCollection clientCertificates, bool checkCertificateRevocation);
	public virtual Task AuthenticateAsClientAsync(string targetHost, X509CertificateCollection clientCertificates, SslProtocols enabledSslProtocols, bool checkCertificateRevocation);
	public Task AuthenticateAsClientAsync(SslClientAuthenticationOptions sslClientAuthenticationOptions, CancellationToken cancellationToken = default);
	public virtual Task AuthenticateAsServerAsync(X509Certificate serverCertificate);
	public virtual Task AuthenticateAsServerAsync(X509Certificate serverCertificate, bool clientCertificateRequired, bool checkCertificateRevocation);
	public virtual Task AuthenticateAsServerAsync(X509Certificate serverCertificate, bool clientCertificateRequired, SslProtocols enabledSslProtocols, bool checkCertificateRevocation);
	public Task AuthenticateAsServerAsync(SslServerAuthenticationOptions sslServerAuthenticationOptions, CancellationToken cancellationToken = default);
	public Task AuthenticateAsServerAsync(global::System.Net.Security.ServerOptionsSelectionCallback optionsCallback, object state, CancellationToken cancellationToken = default);
	public virtual Task ShutdownAsync();
	public override void SetLength(long value);
	public override long Seek(long offset, SeekOrigin origin);
	public override void Flush();
	public override Task FlushAsync(CancellationToken cancellationToken);
	public virtual Task NegotiateClientCertificateAsync(CancellationToken cancellationToken = default);
	protected override void Dispose(bool disposing);
	public override ValueTask DisposeAsync();
	public override int ReadByte();
	public override int Read(Span<byte> buffer);
	public override int Read(byte[] buffer, int offset, int count);
	public override void WriteByte(byte value);
	public override void Write(ReadOnlySpan<byte> buffer);
	public void Write(byte[] buffer);
	public override void Write(byte[] buffer, int offset, int count);
	public override IAsyncResult BeginRead(byte[] buffer, int offset, int count, AsyncCallback asyncCallback, object asyncState);
	public override int EndRead(IAsyncResult asyncResult);
	public override IAsyncResult BeginWrite(byte[] buffer, int offset, int count, AsyncCallback asyncCallback, object asyncState);
	public override void EndWrite(IAsyncResult asyncResult);
	public override Task WriteAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken);
	public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default);
	public override Task<int> ReadAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken);
	public override ValueTask<int> ReadAsync(global::System.Memory<byte> buffer, CancellationToken cancellationToken = default);
	public TransportContext TransportContext { get; }
	public override bool IsAuthenticated { get; }
	public override bool IsMutuallyAuthenticated { get; }
	public override bool IsEncrypted { get; }
	public override bool IsSigned { get; }
	public override bool IsServer { get; }
	public virtual SslProtocols SslProtocol { get; }
	public virtual bool CheckCertRevocationStatus { get; }
	public virtual X509Certificate LocalCertificate { get; }
	public virtual X509Certificate RemoteCertificate { get; }
	public global::System.Net.Security.SslApplicationProtocol NegotiatedApplicationProtocol { get; }
	public virtual global::System.Net.Security.TlsCipherSuite NegotiatedCipherSuite { get; }
	public virtual CipherAlgorithmType CipherAlgorithm { get; }
	public virtual int CipherStrength { get; }
	public virtual HashAlgorithmType HashAlgorithm { get; }
	public virtual int HashStrength { get; }
	public virtual ExchangeAlgorithmType KeyExchangeAlgorithm { get; }
	public virtual int KeyExchangeStrength { get; }
	public string TargetHostName { get; }
	public override bool CanSeek { get; }
	public override bool CanRead { get; }
	public override bool CanTimeout { get; }
	public override bool CanWrite { get; }
	public override int ReadTimeout { get; set; }
	public override int WriteTimeout { get; set; }
	public override long Length { get; }
	public override long Position { get; set; }
}
