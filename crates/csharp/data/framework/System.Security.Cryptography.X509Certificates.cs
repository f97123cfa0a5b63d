// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Security.Cryptography.X509Certificates;
using System.Collections;
using System.Collections.Generic;
using System.Runtime.Serialization;
public class X509Certificate : IDisposable, IDeserializationCallback, ISerializable {
	public virtual void Reset();
	public X509Certificate();
	public X509Certificate(byte[] data);
	public X509Certificate(byte[] rawData, string password);
	public X509Certificate(byte[] rawData, SecureString password);
	public X509Certificate(byte[] rawData, string password, global::System.Security.Cryptography.X509Certificates.X509KeyStorageFlags keyStorageFlags);
	public X509Certificate(byte[] rawData, SecureString password, global::System.Security.Cryptography.X509Certificates.X509KeyStorageFlags keyStorageFlags);
	public X509Certificate(IntPtr handle);
	public X509Certificate(string fileName);
	public X509Certificate(string fileName, string password);
	public X509Certificate(string fileName, SecureString password);
	public X509Certificate(string fileName, string password, global::System.Security.Cryptography.X509Certificates.X509KeyStorageFlags keyStorageFlags);
	public X509Certificate(string fileName, SecureString password, global::System.Security.Cryptography.X509Certificates.X509KeyStorageFlags keyStorageFlags);
	public X509Certificate(X509Certificate cert);
	public static X509Certificate CreateFromCertFile(string filename);
	public static X509Certificate CreateFromSignedFile(string filename);
	public void Dispose();
	protected virtual void Dispose(bool disposing);
	public virtual bool Equals(X509Certificate other);
	public virtual byte[] Export(global::System.Security.Cryptography.X509Certificates.X509ContentType contentType);
	public virtual byte[] Export(global::System.Security.Cryptography.X509Certificates.X509ContentType contentType, string password);
	public virtual byte[] Export(global::System.Security.Cryptography.X509Certificates.X509ContentType contentType, SecureString password);
	public virtual string GetRawCertDataString();
	public virtual byte[] GetCertHash();
	public virtual byte[] GetCertHash(HashAlgorithmName hashAlgorithm);
	public virtual bool TryGetCertHash(HashAlgorithmName hashAlgorithm, Span<byte> destination, out int bytesWritten);
	public virtual string GetCertHashString();
	public virtual string GetCertHashString(HashAlgorithmName hashAlgorithm);
	public virtual string GetEffectiveDateString();
	public virtual string GetExpirationDateString();
	public virtual string GetFormat();
	public virtual string GetPublicKeyString();
	public virtual byte[] GetRawCertData();
	public virtual string GetKeyAlgorithm();
	public virtual byte[] GetKeyAlgorithmParameters();
	public virtual string GetKeyAlgorithmParametersString();
	public virtual byte[] GetPublicKey();
	public virtual byte[] GetSerialNumber();
	public virtual string GetSerialNumberString();
	public virtual string GetName();
	public virtual string GetIssuerName();
	public virtual string ToString(bool fVerbose);
	public virtual void Import(byte[] rawData);
	public virtual void Import(byte[] rawData, string password, global::System.Security.Cryptography.X509Certificates.X509KeyStorageFlags keyStorageFlags);
	public virtual void Import(byte[] rawData, SecureString password, global::System.Security.Cryptography.X509Certificates.X509KeyStorageFlags keyStorageFlags);
	public virtual void Import(string fileName);
	public virtual void Import(string fileName, string password, global::System.Security.Cryptography.X509Certificates.X509KeyStorageFlags keyStorageFlags);
	public virtual void Import(string fileName, SecureString password, global::System.Security.Cryptography.X509Certificates.X509KeyStorageFlags keyStorageFlags);
	protected static string FormatDate(DateTime date);
	public IntPtr Handle { get; }
	public string Issuer { get; }
	public string Subject { get; }
	public ReadOnlyMemory<byte> SerialNumberBytes { get; }
}
public class X509Certificate2 : X509Certificate {
	public X509Certificate2();
	public X509Certificate2(byte[] rawData);
	public X509Certificate2(byte[] rawData, string password);
	public X509Certificate2(byte[] rawData, SecureString password);
	public X509Certificate2(byte[] rawData, string password, global::System.Security.Cryptography.X509Certificates.X509KeyStorageFlags keyStorageFlags);
	public X509Certificate2(byte[] rawData, SecureString password, global::System.Security.Cryptography.X509Certificates.X509KeyStorageFlags keyStorageFlags);
	public X509Certificate2(ReadOnlySpan<byte> rawData);
	public X509Certificate2(ReadOnlySpan<byte> rawData, ReadOnlySpan<char> password, global::System.Security.Cryptography.X509Certificates.X509KeyStorageFlags keyStorageFlags = (global::System.Security.Cryptography.X509Certificates.X509KeyStorageFlags)0);
	public X509Certificate2(IntPtr handle);
	public X509Certificate2(string fileName);
	public X509Certificate2(string fileName, string password);
	public X509Certificate2(string fileName, SecureString password);
	public X509Certificate2(string fileName, string password, global::System.Security.Cryptography.X509Certificates.X509KeyStorageFlags keyStorageFlags);
	public X509Certificate2(string fileName, SecureString password, global::System.Security.Cryptography.X509Certificates.X509KeyStorageFlags keyStorageFlags);
	public X509Certificate2(string fileName, ReadOnlySpan<char> password, global::System.Security.Cryptography.X509Certificates.X509KeyStorageFlags keyStorageFlags = (global::System.Security.Cryptography.X509Certificates.X509KeyStorageFlags)0);
	public X509Certificate2(X509Certificate certificate);
	public static global::System.Security.Cryptography.X509Certificates.X509ContentType GetCertContentType(byte[] rawData);
	public static global::System.Security.Cryptography.X509Certificates.X509ContentType GetCertContentType(ReadOnlySpan<byte> rawData);
	public static global::System.Security.Cryptography.X509Certificates.X509ContentType GetCertContentType(string fileName);
	public string GetNameInfo(global::System.Security.Cryptography.X509Certificates.X509NameType nameType, bool forIssuer);
	public bool Verify();
	public global::System.Security.Cryptography.ECDiffieHellman GetECDiffieHellmanPublicKey();
	public global::System.Security.Cryptography.ECDiffieHellman GetECDiffieHellmanPrivateKey();
	public X509Certificate2 CopyWithPrivateKey(global::System.Security.Cryptography.ECDiffieHellman privateKey);
	public static X509Certificate2 CreateFromPemFile(string certPemFilePath, string keyPemFilePath = null);
	public static X509Certificate2 CreateFromEncryptedPemFile(string certPemFilePath, ReadOnlySpan<char> password, string keyPemFilePath = null);
	public static X509Certificate2 CreateFromPem(ReadOnlySpan<char> certPem, ReadOnlySpan<char> keyPem);
	public static X509Certificate2 CreateFromEncryptedPem(ReadOnlySpan<char> certPem, ReadOnlySpan<char> keyPem, ReadOnlySpan<char> password);
	public static X509Certificate2 CreateFromPem(ReadOnlySpan<char> certPem);
	public string ExportCertificatePem();
	public bool TryExportCertificatePem(Span<char> destination, out int charsWritten);
	public bool MatchesHostname(string hostname, bool allowWildcards = true, bool allowCommonName = true);
	public bool Archived { get; set; }
	public global::System.Security.Cryptography.X509Certificates.X509ExtensionCollection Extensions { get; }
	public string FriendlyName { get; set; }
	public bool HasPrivateKey { get; }
	public global::System.Security.Cryptography.AsymmetricAlgorithm PrivateKey { get; set; }
	public global::System.Security.Cryptography.X509Certificates.X500DistinguishedName IssuerName { get; }
	public DateTime NotAfter { get; }
	public DateTime NotBefore { get; }
	public global::System.Security.Cryptography.X509Certificates.PublicKey PublicKey { get; }
	public byte[] RawData { get; }
	public ReadOnlyMemory<byte> RawDataMemory { get; }
	public string SerialNumber { get; }
	public global::System.Security.Cryptography.Oid SignatureAlgorithm { get; }
	public global::System.Security.Cryptography.X509Certificates.X500DistinguishedName SubjectName { get; }
	public string Thumbprint { get; }
	public int Version { get; }
}
public class X509Certificate2Collection : X509CertificateCollection, IEnumerable<X509Certificate2>, IEnumerable {
	public X509Certificate2Collection();
	public X509Certificate2Collection(X509Certificate2 certificate);
	public X509Certificate2Collection(X509Certificate2[] certificates);
	public X509Certificate2Collection(X509Certificate2Collection certificates);
	public int Add(X509Certificate2 certificate);
	public void AddRange(X509Certificate2[] certificates);
	public void AddRange(X509Certificate2Collection certificates);
	public bool Contains(X509Certificate2 certificate);
	public byte[] Export(global::System.Security.Cryptography.X509Certificates.X509ContentType contentType);
	public byte[] Export(global::System.Security.Cryptography.X509Certificates.X509ContentType contentType, string password);
	public X509Certificate2Collection Find(global::System.Security.Cryptography.X509Certificates.X509FindType findType, object findValue, bool validOnly);
	public global::System.Security.Cryptography.X509Certificates.X509Certificate2Enumerator GetEnumerator();
	public void Import(byte[] rawData);
	public void Import(ReadOnlySpan<byte> rawData);
	public void Import(byte[] rawData, string password, global::System.Security.Cryptography.X509Certificates.X509KeyStorageFlags keyStorageFlags = (global::System.Security.Cryptography.X509Certificates.X509KeyStorageFlags)0);
	public void Import(ReadOnlySpan<byte> rawData, string password, global::System.Security.Cryptography.X509Certificates.X509KeyStorageFlags keyStorageFlags = (global::System.Security.Cryptography.X509Certificates.X509KeyStorageFlags)0);
	public void Import(ReadOnlySpan<byte> rawData, ReadOnlySpan<char> password, global::System.Security.Cryptography.X509Certificates.X509KeyStorageFlags keyStorageFlags = (global::System.Security.Cryptography.X509Certificates.X509KeyStorageFlags)0);
	public void Import(string fileName);
	public void Import(string fileName, string password, global::System.Security.Cryptography.X509Certificates.X509KeyStorageFlags keyStorageFlags = (global::System.Security.Cryptography.X509Certificates.X509KeyStorageFlags)0);
	public void Import(string fileName, ReadOnlySpan<char> password, global::System.Security.Cryptography.X509Certificates.X509KeyStorageFlags keyStorageFlags = (global::System.Security.Cryptography.X509Certificates.X509KeyStorageFlags)0);
	public void Insert(int index, X509Certificate2 certificate);
	public void Remove(X509Certificate2 certificate);
	public void RemoveRange(X509Certificate2[] certificates);
	public void RemoveRange(X509Certificate2Collection certificates);
	public void ImportFromPemFile(string certPemFilePath);
	public void ImportFromPem(ReadOnlySpan<char> certPem);
	public string ExportPkcs7Pem();
	public bool TryExportPkcs7Pem(Span<char> destination, out int charsWritten);
	public string ExportCertificatePems();
	public bool TryExportCertificatePems(Span<char> destination, out int charsWritten);
	public X509Certificate2 this[int index] { get; set; }
}
public class X509CertificateCollection : CollectionBase {
	public X509CertificateCollection();
	public X509CertificateCollection(X509Certificate[] value);
	public X509CertificateCollection(X509CertificateCollection value);
	public int Add(X509Certificate value);
	public void AddRange(X509Certificate[] value);
	public void AddRange(X509CertificateCollection value);
	public bool Contains(X509Certificate value);
	public void CopyTo(X509Certificate[] array, int index);
	public X509CertificateCollection.X509CertificateEnumerator GetEnumerator();
	public int IndexOf(X509Certificate value);
	public void Insert(int index, X509Certificate value);
	public void Remove(X509Certificate value);
	public X509Certificate this[int index] { get; set; }
	public class X509CertificateEnumerator : IEnumerator {
		public X509CertificateEnumerator(X509CertificateCollection mappings);
		public bool MoveNext();
		public void Reset();
		public X509Certificate Current { get; }
	}
}
