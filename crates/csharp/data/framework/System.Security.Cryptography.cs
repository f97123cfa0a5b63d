// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Security.Cryptography;
using System.IO;
using System.Threading;
using System.Threading.Tasks;
public abstract class Aes : SymmetricAlgorithm {
	protected Aes();
	public static Aes Create();
	public static Aes Create(string algorithmName);
}
public enum CipherMode { CBC = 1, ECB = 2, OFB = 3, CFB = 4, CTS = 5 }
public class CryptoStream : Stream, IDisposable {
	public CryptoStream(Stream stream, ICryptoTransform transform, CryptoStreamMode mode);
	public CryptoStream(Stream stream, ICryptoTransform transform, CryptoStreamMode mode, bool leaveOpen);
	public void FlushFinalBlock();
	public ValueTask FlushFinalBlockAsync(CancellationToken cancellationToken = default);
	public void Clear();
	public bool HasFlushedFinalBlock { get; }
}
public enum CryptoStreamMode { Read = 0, Write = 1 }
public class CryptographicException : SystemException {
	public CryptographicException();
	public CryptographicException(int hr);
	public CryptographicException(string message);
	public CryptographicException(string message, Exception inner);
	public CryptographicException(string format, string insert);
}
public abstract class DeriveBytes : IDisposable {
	public abstract byte[] GetBytes(int cb);
	public abstract void Reset();
	public void Dispose();
	protected virtual void Dispose(bool disposing);
	protected DeriveBytes();
}
public abstract class HMAC : KeyedHashAlgorithm {
	protected HMAC();
	public static HMAC Create();
	public static HMAC Create(string algorithmName);
	protected int BlockSizeValue { get; set; }
	public string HashName { get; set; }
}
public class HMACSHA256 : HMAC {
	public const int HashSizeInBits = 256;
	public const int HashSizeInBytes = 32;
	public HMACSHA256();
	public HMACSHA256(byte[] key);
	public static byte[] HashData(byte[] key, byte[] source);
	public static byte[] HashData(ReadOnlySpan<byte> key, ReadOnlySpan<byte> source);
	public static int HashData(ReadOnlySpan<byte> key, ReadOnlySpan<byte> source, Span<byte> destination);
	public static bool TryHashData(ReadOnlySpan<byte> key, ReadOnlySpan<byte> source, Span<byte> destination, out int bytesWritten);
	public static int HashData(ReadOnlySpan<byte> key, Stream source, Span<byte> destination);
	public static byte[] HashData(ReadOnlySpan<byte> key, Stream source);
	public static byte[] HashData(byte[] key, Stream source);
	public static ValueTask<byte[]> HashDataAsync(ReadOnlyMemory<byte> key, Stream source, CancellationToken cancellationToken = default);
	public static ValueTask<byte[]> HashDataAsync(byte[] key, Stream source, CancellationToken cancellationToken = default);
	public static ValueTask<int> HashDataAsync(ReadOnlyMemory<byte> key, Stream source, global::System.Memory<byte> destination, CancellationToken cancellationToken = default);
}
public abstract class HashAlgorithm : IDisposable, ICryptoTransform {
	protected int HashSizeValue;
	protected internal byte[] HashValue;
	protected int State;
	protected HashAlgorithm();
	public static HashAlgorithm Create();
	public static HashAlgorithm Create(string hashName);
	public byte[] ComputeHash(byte[] buffer);
	public bool TryComputeHash(ReadOnlySpan<byte> source, Span<byte> destination, out int bytesWritten);
	public byte[] ComputeHash(byte[] buffer, int offset, int count);
	public byte[] ComputeHash(Stream inputStream);
	public Task<byte[]> ComputeHashAsync(Stream inputStream, CancellationToken cancellationToken = default);
	public void Dispose();
	public void Clear();
	protected virtual void Dispose(bool disposing);
	public int TransformBlock(byte[] inputBuffer, int inputOffset, int inputCount, byte[] outputBuffer, int outputOffset);
	public byte[] TransformFinalBlock(byte[] inputBuffer, int inputOffset, int inputCount);
	protected abstract void HashCore(byte[] array, int ibStart, int cbSize);
	protected abstract byte[] HashFinal();
	public abstract void Initialize();
	protected virtual void HashCore(ReadOnlySpan<byte> source);
	protected virtual bool TryHashFinal(Span<byte> destination, out int bytesWritten);
	public virtual int HashSize { get; }
	public virtual byte[] Hash { get; }
	public virtual int InputBlockSize { get; }
	public virtual int OutputBlockSize { get; }
	public virtual bool CanTransformMultipleBlocks { get; }
	public virtual bool CanReuseTransform { get; }
}
public readonly struct HashAlgorithmName : IEquatable<HashAlgorithmName> {
	public HashAlgorithmName(string name);
	public bool Equals(HashAlgorithmName other);
	public static bool operator ==(HashAlgorithmName left, HashAlgorithmName right);
	public static bool operator !=(HashAlgorithmName left, HashAlgorithmName right);
	public static bool TryFromOid(string oidValue, out HashAlgorithmName value);
	public static HashAlgorithmName FromOid(string oidValue);
	public static HashAlgorithmName MD5 { get; }
	public static HashAlgorithmName SHA1 { get; }
	public static HashAlgorithmName SHA256 { get; }
	public static HashAlgorithmName SHA384 { get; }
	public static HashAlgorithmName SHA512 { get; }
	public static HashAlgorithmName SHA3_256 { get; }
	public static HashAlgorithmName SHA3_384 { get; }
	public static HashAlgorithmName SHA3_512 { get; }
	public string Name { get; }
}
public interface ICryptoTransform : IDisposable {
	int TransformBlock(byte[] inputBuffer, int inputOffset, int inputCount, byte[] outputBuffer, int outputOffset);
	byte[] TransformFinalBlock(byte[] inputBuffer, int inputOffset, int inputCount);
	int InputBlockSize { get; }
	int OutputBlockSize { get; }
	bool CanTransformMultipleBlocks { get; }
	bool CanReuseTransform { get; }
}
public abstract class KeyedHashAlgorithm : HashAlgorithm {
	protected byte[] KeyValue;
	protected KeyedHashAlgorithm();
	public static KeyedHashAlgorithm Create();
	public static KeyedHashAlgorithm Create(string algName);
	public virtual byte[] Key { get; set; }
}
public abstract class MD5 : HashAlgorithm {
	public const int HashSizeInBits = 128;
	public const int HashSizeInBytes = 16;
	protected MD5();
	public static MD5 Create();
	public static MD5 Create(string algName);
	public static byte[] HashData(byte[] source);
	public static byte[] HashData(ReadOnlySpan<byte> source);
	public static int HashData(ReadOnlySpan<byte> source, Span<byte> destination);
	public static bool TryHashData(ReadOnlySpan<byte> source, Span<byte> destination, out int bytesWritten);
	public static int HashData(Stream source, Span<byte> destination);
	public static byte[] HashData(Stream source);
	public static ValueTask<byte[]> HashDataAsync(Stream source, CancellationToken cancellationToken = default);
	public static ValueTask<int> HashDataAsync(Stream source, global::System.Memory<byte> destination, CancellationToken cancellationToken = default);
}
public sealed class MD5CryptoServiceProvider : MD5 {
	public MD5CryptoServiceProvider();
}
public enum PaddingMode { None = 1, PKCS7 = 2, Zeros = 3, ANSIX923 = 4, ISO10126 = 5 }
public sealed class RNGCryptoServiceProvider : RandomNumberGenerator {
	public RNGCryptoServiceProvider();
	public RNGCryptoServiceProvider(string str);
	public RNGCryptoServiceProvider(byte[] rgb);
	public RNGCryptoServiceProvider(global::System.Security.Cryptography.CspParameters cspParams);
}
public abstract class RandomNumberGenerator : IDisposable {
	protected RandomNumberGenerator();
	public static RandomNumberGenerator Create();
	public static RandomNumberGenerator Create(string rngName);
	public void Dispose();
	protected virtual void Dispose(bool disposing);
	public abstract void GetBytes(byte[] data);
	public virtual void GetBytes(byte[] data, int offset, int count);
	public virtual void GetBytes(Span<byte> data);
	public virtual void GetNonZeroBytes(byte[] data);
	public virtual void GetNonZeroBytes(Span<byte> data);
	public static void Fill(Span<byte> data);
	public static int GetInt32(int fromInclusive, int toExclusive);
	public static int GetInt32(int toExclusive);
	public static byte[] GetBytes(int count);
	public static void GetItems<T>(ReadOnlySpan<T> choices, Span<T> destination);
	public static T[] GetItems<T>(ReadOnlySpan<T> choices, int length);
	public static string GetString(ReadOnlySpan<char> choices, int length);
	public static void GetHexString(Span<char> destination, bool lowercase = false);
	public static string GetHexString(int stringLength, bool lowercase = false);
	public static void Shuffle<T>(Span<T> values);
}
public class Rfc2898DeriveBytes : DeriveBytes {
	public Rfc2898DeriveBytes(byte[] password, byte[] salt, int iterations);
	public Rfc2898DeriveBytes(byte[] password, byte[] salt, int iterations, HashAlgorithmName hashAlgorithm);
	public Rfc2898DeriveBytes(string password, byte[] salt);
	public Rfc2898DeriveBytes(string password, byte[] salt, int iterations);
	public Rfc2898DeriveBytes(string password, byte[] salt, int iterations, HashAlgorithmName hashAlgorithm);
	public Rfc2898DeriveBytes(string password, int saltSize);
	public Rfc2898DeriveBytes(string password, int saltSize, int iterations);
	public Rfc2898DeriveBytes(string password, int saltSize, int iterations, HashAlgorithmName hashAlgorithm);
	public byte[] CryptDeriveKey(string algname, string alghashname, int keySize, byte[] rgbIV);
	public static byte[] Pbkdf2(byte[] password, byte[] salt, int iterations, HashAlgorithmName hashAlgorithm, int outputLength);
	public static byte[] Pbkdf2(ReadOnlySpan<byte> password, ReadOnlySpan<byte> salt, int iterations, HashAlgorithmName hashAlgorithm, int outputLength);
	public static void Pbkdf2(ReadOnlySpan<byte> password, ReadOnlySpan<byte> salt, Span<byte> destination, int iterations, HashAlgorithmName hashAlgorithm);
	public static byte[] Pbkdf2(string password, byte[] salt, int iterations, HashAlgorithmName hashAlgorithm, int outputLength);
	public static byte[] Pbkdf2(ReadOnlySpan<char> password, ReadOnlySpan<byte> salt, int iterations, HashAlgorithmName hashAlgorithm, int outputLength);
	public static void Pbkdf2(ReadOnlySpan<char> password, ReadOnlySpan<byte> salt, Span<byte> destination, int iterations, HashAlgorithmName hashAlgorithm);
	public HashAlgorithmName HashAlgorithm { get; }
	public int IterationCount { get; set; }
	public byte[] Salt { get; set; }
}
public abstract class SHA1 : HashAlgorithm {
	public const int HashSizeInBits = 160;
	public const int HashSizeInBytes = 20;
	protected SHA1();
	public static SHA1 Create();
	public static SHA1 Create(string hashName);
	public static byte[] HashData(byte[] source);
	public static byte[] HashData(ReadOnlySpan<byte> source);
	public static int HashData(ReadOnlySpan<byte> source, Span<byte> destination);
	public static bool TryHashData(ReadOnlySpan<byte> source, Span<byte> destination, out int bytesWritten);
	public static int HashData(Stream source, Span<byte> destination);
	public static byte[] HashData(Stream source);
	public static ValueTask<byte[]> HashDataAsync(Stream source, CancellationToken cancellationToken = default);
	public static ValueTask<int> HashDataAsync(Stream source, global::System.Memory<byte> destination, CancellationToken cancellationToken = default);
}
public abstract class SHA256 : HashAlgorithm {
	public const int HashSizeInBits = 256;
	public const int HashSizeInBytes = 32;
	protected SHA256();
	public static SHA256 Create();
	public static SHA256 Create(string hashName);
	public static byte[] HashData(byte[] source);
	public static byte[] HashData(ReadOnlySpan<byte> source);
	public static int HashData(ReadOnlySpan<byte> source, Span<byte> destination);
	public static bool TryHashData(ReadOnlySpan<byte> source, Span<byte> destination, out int bytesWritten);
	public static int HashData(Stream source, Span<byte> destination);
	public static byte[] HashData(Stream source);
	public static ValueTask<byte[]> HashDataAsync(Stream source, CancellationToken cancellationToken = default);
	public static ValueTask<int> HashDataAsync(Stream source, global::System.Memory<byte> destination, CancellationToken cancellationToken = default);
}
public abstract class SHA384 : HashAlgorithm {
	public const int HashSizeInBits = 384;
	public const int HashSizeInBytes = 48;
	protected SHA384();
	public static SHA384 Create();
	public static SHA384 Create(string hashName);
	public static byte[] HashData(byte[] source);
	public static byte[] HashData(ReadOnlySpan<byte> source);
	public static int HashData(ReadOnlySpan<byte> source, Span<byte> destination);
	public static bool TryHashData(ReadOnlySpan<byte> source, Span<byte> destination, out int bytesWritten);
	public static int HashData(Stream source, Span<byte> destination);
	public static byte[] HashData(Stream source);
	public static ValueTask<byte[]> HashDataAsync(Stream source, CancellationToken cancellationToken = default);
	public static ValueTask<int> HashDataAsync(Stream source, global::System.Memory<byte> destination, CancellationToken cancellationToken = default);
}
public abstract class SHA512 : HashAlgorithm {
	public const int HashSizeInBits = 512;
	public const int HashSizeInBytes = 64;
	protected SHA512();
	public static SHA512 Create();
	public static SHA512 Create(string hashName);
	public static byte[] HashData(byte[] source);
	public static byte[] HashData(ReadOnlySpan<byte> source);
	public static int HashData(ReadOnlySpan<byte> source, Span<byte> destination);
	public static bool TryHashData(ReadOnlySpan<byte> source, Span<byte> destination, out int bytesWritten);
	public static int HashData(Stream source, Span<byte> destination);
	public static byte[] HashData(Stream source);
	public static ValueTask<byte[]> HashDataAsync(Stream source, CancellationToken cancellationToken = default);
	public static ValueTask<int> HashDataAsync(Stream source, global::System.Memory<byte> destination, CancellationToken cancellationToken = default);
}
public abstract class SymmetricAlgorithm : IDisposable {
	protected CipherMode ModeValue;
	protected PaddingMode PaddingValue;
	protected byte[] KeyValue;
	protected byte[] IVValue;
	protected int BlockSizeValue;
	protected int FeedbackSizeValue;
	protected int KeySizeValue;
	protected global::System.Security.Cryptography.KeySizes[] LegalBlockSizesValue;
	protected global::System.Security.Cryptography.KeySizes[] LegalKeySizesValue;
	protected SymmetricAlgorithm();
	public static SymmetricAlgorithm Create();
	public static SymmetricAlgorithm Create(string algName);
	public virtual ICryptoTransform CreateDecryptor();
	public abstract ICryptoTransform CreateDecryptor(byte[] rgbKey, byte[] rgbIV);
	public virtual ICryptoTransform CreateEncryptor();
	public abstract ICryptoTransform CreateEncryptor(byte[] rgbKey, byte[] rgbIV);
	public void Dispose();
	public void Clear();
	protected virtual void Dispose(bool disposing);
	public abstract void GenerateIV();
	public abstract void GenerateKey();
	public bool ValidKeySize(int bitLength);
	public int GetCiphertextLengthEcb(int plaintextLength, PaddingMode paddingMode);
	public int GetCiphertextLengthCbc(int plaintextLength, PaddingMode paddingMode = (PaddingMode)2);
	public int GetCiphertextLengthCfb(int plaintextLength, PaddingMode paddingMode = (PaddingMode)1, int feedbackSizeInBits = 8);
	public byte[] DecryptEcb(byte[] ciphertext, PaddingMode paddingMode);
	public byte[] DecryptEcb(ReadOnlySpan<byte> ciphertext, PaddingMode paddingMode);
	public int DecryptEcb(ReadOnlySpan<byte> ciphertext, Span<byte> destination, PaddingMode paddingMode);
	public bool TryDecryptEcb(ReadOnlySpan<byte> ciphertext, Span<byte> destination, PaddingMode paddingMode, out int bytesWritten);
	public byte[] EncryptEcb(byte[] plaintext, PaddingMode paddingMode);
	public byte[] EncryptEcb(ReadOnlySpan<byte> plaintext, PaddingMode paddingMode);
	public int EncryptEcb(ReadOnlySpan<byte> plaintext, Span<byte> destination, PaddingMode paddingMode);
	public bool TryEncryptEcb(ReadOnlySpan<byte> plaintext, Span<byte> destination, PaddingMode paddingMode, out int bytesWritten);
	public byte[] DecryptCbc(byte[] ciphertext, byte[] iv, PaddingMode paddingMode = (PaddingMode)2);
	public byte[] DecryptCbc(ReadOnlySpan<byte> ciphertext, ReadOnlySpan<byte> iv, PaddingMode paddingMode = (PaddingMode)2);
	public int DecryptCbc(ReadOnlySpan<byte> ciphertext, ReadOnlySpan<byte> iv, Span<byte> destination, PaddingMode paddingMode = (PaddingMode)2);
	public bool TryDecryptCbc(ReadOnlySpan<byte> ciphertext, ReadOnlySpan<byte> iv, Span<byte> destination, out int bytesWritten, PaddingMode paddingMode = (PaddingMode)2);
	public byte[] EncryptCbc(byte[] plaintext, byte[] iv, PaddingMode paddingMode = (PaddingMode)2);
	public byte[] EncryptCbc(ReadOnlySpan<byte> plaintext, ReadOnlySpan<byte> iv, PaddingMode paddingMode = (PaddingMode)2);
	public int EncryptCbc(ReadOnlySpan<byte> plaintext, ReadOnlySpan<byte> iv, Span<byte> destination, PaddingMode paddingMode = (PaddingMode)2);
	public bool TryEncryptCbc(ReadOnlySpan<byte> plaintext, ReadOnlySpan<byte> iv, Span<byte> destination, out int bytesWritten, PaddingMode paddingMode = (PaddingMode)2);
	public byte[] DecryptCfb(byte[] ciphertext, byte[] iv, PaddingMode paddingMode = (PaddingMode)1, int feedbackSizeInBits = 8);
	public byte[] DecryptCfb(ReadOnlySpan<byte> ciphertext, ReadOnlySpan<byte> iv, PaddingMode paddingMode = (PaddingMode)1, int feedbackSizeInBits = 8);
	public int DecryptCfb(ReadOnlySpan<byte> ciphertext, ReadOnlySpan<byte> iv, Span<byte> destination, PaddingMode paddingMode = (PaddingMode)1, int feedbackSizeInBits = 8);
	public bool TryDecryptCfb(ReadOnlySpan<byte> ciphertext, ReadOnlySpan<byte> iv, Span<byte> destination, out int bytesWritten, PaddingMode paddingMode = (PaddingMode)1, int feedbackSizeInBits = 8);
	public byte[] EncryptCfb(byte[] plaintext, byte[] iv, PaddingMode paddingMode = (PaddingMode)1, int feedbackSizeInBits = 8);
	public byte[] EncryptCfb(ReadOnlySpan<byte> plaintext, ReadOnlySpan<byte> iv, PaddingMode paddingMode = (PaddingMode)1, int feedbackSizeInBits = 8);
	public int EncryptCfb(ReadOnlySpan<byte> plaintext, ReadOnlySpan<byte> iv, Span<byte> destination, PaddingMode paddingMode = (PaddingMode)1, int feedbackSizeInBits = 8);
	public bool TryEncryptCfb(ReadOnlySpan<byte> plaintext, ReadOnlySpan<byte> iv, Span<byte> destination, out int bytesWritten, PaddingMode paddingMode = (PaddingMode)1, int feedbackSizeInBits = 8);
	protected virtual bool TryEncryptEcbCore(ReadOnlySpan<byte> plaintext, Span<byte> destination, PaddingMode paddingMode, out int bytesWritten);
	protected virtual bool TryDecryptEcbCore(ReadOnlySpan<byte> ciphertext, Span<byte> destination, PaddingMode paddingMode, out int bytesWritten);
	protected virtual bool TryEncryptCbcCore(ReadOnlySpan<byte> plaintext, ReadOnlySpan<byte> iv, Span<byte> destination, PaddingMode paddingMode, out int bytesWritten);
	protected virtual bool TryDecryptCbcCore(ReadOnlySpan<byte> ciphertext, ReadOnlySpan<byte> iv, Span<byte> destination, PaddingMode paddingMode, out int bytesWritten);
	protected virtual bool TryDecryptCfbCore(ReadOnlySpan<byte> ciphertext, ReadOnlySpan<byte> iv, Span<byte> destination, PaddingMode paddingMode, int feedbackSizeInBits, out int bytesWritten);
	protected virtual bool TryEncryptCfbCore(ReadOnlySpan<byte> plaintext, ReadOnlySpan<byte> iv, Span<byte> destination, PaddingMode paddingMode, int feedbackSizeInBits, out int bytesWritten);
	public virtual int FeedbackSize { get; set; }
	public virtual int BlockSize { get; set; }
	public virtual byte[] IV { get; set; }
	public virtual byte[] Key { get; set; }
	public virtual int KeySize { get; set; }
	public virtual global::System.Security.Cryptography.KeySizes[] LegalBlockSizes { get; }
	public virtual global::System.Security.Cryptography.KeySizes[] LegalKeySizes { get; }
	public virtual CipherMode Mode { get; set; }
	public virtual PaddingMode Padding { get; set; }
}
