// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Security.Authentication;
public class AuthenticationException : SystemException {
	public AuthenticationException();
	public AuthenticationException(string message);
	public AuthenticationException(string message, Exception innerException);
}
public enum CipherAlgorithmType { None = 0, Rc2 = 26114, Rc4 = 26625, Des = 26113, TripleDes = 26115, Aes = 26129, Aes128 = 26126, Aes192 = 26127, Aes256 = 26128, Null = 24576 }
public enum ExchangeAlgorithmType { None = 0, RsaSign = 9216, RsaKeyX = 41984, DiffieHellman = 43522 }
public enum HashAlgorithmType { None = 0, Md5 = 32771, Sha1 = 32772, Sha256 = 32780, Sha384 = 32781, Sha512 = 32782 }
public class InvalidCredentialException : AuthenticationException {
	public InvalidCredentialException();
	public InvalidCredentialException(string message);
	public InvalidCredentialException(string message, Exception innerException);
}
[global::System.Flags] public enum SslProtocols { None = 0, Ssl2 = 12, Ssl3 = 48, Tls = 192, Tls11 = 768, Tls12 = 3072, Tls13 = 12288, Default = 240 }
