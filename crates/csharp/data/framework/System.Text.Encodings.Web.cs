// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Text.Encodings.Web;
using System.Buffers;
using System.Collections.Generic;
using System.IO;
public abstract class HtmlEncoder : TextEncoder {
	public static HtmlEncoder Create(TextEncoderSettings settings);
	public static HtmlEncoder Create(params global::System.Text.Unicode.UnicodeRange[] allowedRanges);
	protected HtmlEncoder();
	public static HtmlEncoder Default { get; }
}
public abstract class JavaScriptEncoder : TextEncoder {
	public static JavaScriptEncoder Create(TextEncoderSettings settings);
	public static JavaScriptEncoder Create(params global::System.Text.Unicode.UnicodeRange[] allowedRanges);
	protected JavaScriptEncoder();
	public static JavaScriptEncoder Default { get; }
	public static JavaScriptEncoder UnsafeRelaxedJsonEscaping { get; }
}
public abstract class TextEncoder {
	public abstract bool TryEncodeUnicodeScalar(int unicodeScalar, char* buffer, int bufferLength, out int numberOfCharactersWritten);
	public abstract int FindFirstCharacterToEncode(char* text, int textLength);
	public abstract bool WillEncode(int unicodeScalar);
	public virtual string Encode(string value);
	public void Encode(TextWriter output, string value);
	public virtual void Encode(TextWriter output, string value, int startIndex, int characterCount);
	public virtual void Encode(TextWriter output, char[] value, int startIndex, int characterCount);
	public virtual OperationStatus EncodeUtf8(ReadOnlySpan<byte> utf8Source, Span<byte> utf8Destination, out int bytesConsumed, out int bytesWritten, bool isFinalBlock = true);
	public virtual OperationStatus Encode(ReadOnlySpan<char> source, Span<char> destination, out int charsConsumed, out int charsWritten, bool isFinalBlock = true);
	public virtual int FindFirstCharacterToEncodeUtf8(ReadOnlySpan<byte> utf8Text);
	protected TextEncoder();
	public abstract int MaxOutputCharactersPerInputCharacter { get; }
}
public class TextEncoderSettings {
	public TextEncoderSettings();
	public TextEncoderSettings(TextEncoderSettings other);
	public TextEncoderSettings(params global::System.Text.Unicode.UnicodeRange[] allowedRanges);
	public virtual void AllowCharacter(char character);
	public virtual void AllowCharacters(params char[] characters);
	public virtual void AllowCodePoints(IEnumerable<int> codePoints);
	public virtual void AllowRange(global::System.Text.Unicode.UnicodeRange range);
	public virtual void AllowRanges(params global::System.Text.Unicode.UnicodeRange[] ranges);
	public virtual void Clear();
	public virtual void ForbidCharacter(char character);
	public virtual void ForbidCharacters(params char[] characters);
	public virtual void ForbidRange(global::System.Text.Unicode.UnicodeRange range);
	public virtual void ForbidRanges(params global::System.Text.Unicode.UnicodeRange[] ranges);
	public virtual IEnumerable<int> GetAllowedCodePoints();
}
public abstract class UrlEncoder : TextEncoder {
	public static UrlEncoder Create(TextEncoderSettings settings);
	public static UrlEncoder Create(params global::System.Text.Unicode.UnicodeRange[] allowedRanges);
	protected UrlEncoder();
	public static UrlEncoder Default { get; }
}
