// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Text;
using System.Buffers;
using System.Collections;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Runtime.Serialization;
public class ASCIIEncoding : Encoding {
	public ASCIIEncoding();
}
public static class Ascii {
	public static bool IsValid(ReadOnlySpan<byte> value);
	public static bool IsValid(ReadOnlySpan<char> value);
	public static bool IsValid(byte value);
	public static bool IsValid(char value);
	public static OperationStatus ToUpper(ReadOnlySpan<byte> source, Span<byte> destination, out int bytesWritten);
	public static OperationStatus ToUpper(ReadOnlySpan<char> source, Span<char> destination, out int charsWritten);
	public static OperationStatus ToUpper(ReadOnlySpan<byte> source, Span<char> destination, out int charsWritten);
	public static OperationStatus ToUpper(ReadOnlySpan<char> source, Span<byte> destination, out int bytesWritten);
	public static OperationStatus ToLower(ReadOnlySpan<byte> source, Span<byte> destination, out int bytesWritten);
	public static OperationStatus ToLower(ReadOnlySpan<char> source, Span<char> destination, out int charsWritten);
	public static OperationStatus ToLower(ReadOnlySpan<byte> source, Span<char> destination, out int charsWritten);
	public static OperationStatus ToLower(ReadOnlySpan<char> source, Span<byte> destination, out int bytesWritten);
	public static OperationStatus ToLowerInPlace(Span<byte> value, out int bytesWritten);
	public static OperationStatus ToLowerInPlace(Span<char> value, out int charsWritten);
	public static OperationStatus ToUpperInPlace(Span<byte> value, out int bytesWritten);
	public static OperationStatus ToUpperInPlace(Span<char> value, out int charsWritten);
	public static bool Equals(ReadOnlySpan<byte> left, ReadOnlySpan<byte> right);
	public static bool Equals(ReadOnlySpan<byte> left, ReadOnlySpan<char> right);
	public static bool Equals(ReadOnlySpan<char> left, ReadOnlySpan<byte> right);
	public static bool Equals(ReadOnlySpan<char> left, ReadOnlySpan<char> right);
	public static bool EqualsIgnoreCase(ReadOnlySpan<byte> left, ReadOnlySpan<byte> right);
	public static bool EqualsIgnoreCase(ReadOnlySpan<byte> left, ReadOnlySpan<char> right);
	public static bool EqualsIgnoreCase(ReadOnlySpan<char> left, ReadOnlySpan<byte> right);
	public static bool EqualsIgnoreCase(ReadOnlySpan<char> left, ReadOnlySpan<char> right);
	public static OperationStatus ToUtf16(ReadOnlySpan<byte> source, Span<char> destination, out int charsWritten);
	public static OperationStatus FromUtf16(ReadOnlySpan<char> source, Span<byte> destination, out int bytesWritten);
	public static Range Trim(ReadOnlySpan<byte> value);
	public static Range Trim(ReadOnlySpan<char> value);
	public static Range TrimStart(ReadOnlySpan<byte> value);
	public static Range TrimStart(ReadOnlySpan<char> value);
	public static Range TrimEnd(ReadOnlySpan<byte> value);
	public static Range TrimEnd(ReadOnlySpan<char> value);
}
public sealed class CodePagesEncodingProvider : EncodingProvider {
	private CodePagesEncodingProvider();
	public static EncodingProvider Instance { get; }
}
public sealed class CompositeFormat {
	public static CompositeFormat Parse(string format);
	private CompositeFormat();
	public string Format { get; }
	public int MinimumArgumentCount { get; }
}
public abstract class Decoder {
	protected Decoder();
	public virtual void Reset();
	public abstract int GetCharCount(byte[] bytes, int index, int count);
	public virtual int GetCharCount(byte[] bytes, int index, int count, bool flush);
	public virtual int GetCharCount(byte* bytes, int count, bool flush);
	public virtual int GetCharCount(ReadOnlySpan<byte> bytes, bool flush);
	public abstract int GetChars(byte[] bytes, int byteIndex, int byteCount, char[] chars, int charIndex);
	public virtual int GetChars(byte[] bytes, int byteIndex, int byteCount, char[] chars, int charIndex, bool flush);
	public virtual int GetChars(byte* bytes, int byteCount, char* chars, int charCount, bool flush);
	public virtual int GetChars(ReadOnlySpan<byte> bytes, Span<char> chars, bool flush);
	public virtual void Convert(byte[] bytes, int byteIndex, int byteCount, char[] chars, int charIndex, int charCount, bool flush, out int bytesUsed, out int charsUsed, out bool completed);
	public virtual void Convert(byte* bytes, int byteCount, char* chars, int charCount, bool flush, out int bytesUsed, out int charsUsed, out bool completed);
	public virtual void Convert(ReadOnlySpan<byte> bytes, Span<char> chars, bool flush, out int bytesUsed, out int charsUsed, out bool completed);
	public DecoderFallback Fallback { get; set; }
	public DecoderFallbackBuffer FallbackBuffer { get; }
}
public sealed class DecoderExceptionFallback : DecoderFallback {
	public DecoderExceptionFallback();
}
public sealed class DecoderExceptionFallbackBuffer : DecoderFallbackBuffer {
	public DecoderExceptionFallbackBuffer();
}
public abstract class DecoderFallback {
	public abstract DecoderFallbackBuffer CreateFallbackBuffer();
	protected DecoderFallback();
	public static DecoderFallback ReplacementFallback { get; }
	public static DecoderFallback ExceptionFallback { get; }
	public abstract int MaxCharCount { get; }
}
public abstract class DecoderFallbackBuffer {
	public abstract bool Fallback(byte[] bytesUnknown, int index);
	public abstract char GetNextChar();
	public abstract bool MovePrevious();
	public virtual void Reset();
	protected DecoderFallbackBuffer();
	public abstract int Remaining { get; }
}
public sealed class DecoderFallbackException : ArgumentException {
	public DecoderFallbackException();
	public DecoderFallbackException(string message);
	public DecoderFallbackException(string message, Exception innerException);
	public DecoderFallbackException(string message, byte[] bytesUnknown, int index);
	public byte[] BytesUnknown { get; }
	public int Index { get; }
}
public sealed class DecoderReplacementFallback : DecoderFallback {
	public DecoderReplacementFallback();
	public DecoderReplacementFallback(string replacement);
	public string DefaultString { get; }
}
public sealed class DecoderReplacementFallbackBuffer : DecoderFallbackBuffer {
	public DecoderReplacementFallbackBuffer(DecoderReplacementFallback fallback);
}
public abstract class Encoder {
	protected Encoder();
	public virtual void Reset();
	public abstract int GetByteCount(char[] chars, int index, int count, bool flush);
	public virtual int GetByteCount(char* chars, int count, bool flush);
	public virtual int GetByteCount(ReadOnlySpan<char> chars, bool flush);
	public abstract int GetBytes(char[] chars, int charIndex, int charCount, byte[] bytes, int byteIndex, bool flush);
	public virtual int GetBytes(char* chars, int charCount, byte* bytes, int byteCount, bool flush);
	public virtual int GetBytes(ReadOnlySpan<char> chars, Span<byte> bytes, bool flush);
	public virtual void Convert(char[] chars, int charIndex, int charCount, byte[] bytes, int byteIndex, int byteCount, bool flush, out int charsUsed, out int bytesUsed, out bool completed);
	public virtual void Convert(char* chars, int charCount, byte* bytes, int byteCount, bool flush, out int charsUsed, out int bytesUsed, out bool completed);
	public virtual void Convert(ReadOnlySpan<char> chars, Span<byte> bytes, bool flush, out int charsUsed, out int bytesUsed, out bool completed);
	public EncoderFallback Fallback { get; set; }
	public EncoderFallbackBuffer FallbackBuffer { get; }
}
public sealed class EncoderExceptionFallback : EncoderFallback {
	public EncoderExceptionFallback();
}
public sealed class EncoderExceptionFallbackBuffer : EncoderFallbackBuffer {
	public EncoderExceptionFallbackBuffer();
}
public abstract class EncoderFallback {
	public abstract EncoderFallbackBuffer CreateFallbackBuffer();
	protected EncoderFallback();
	public static EncoderFallback ReplacementFallback { get; }
	public static EncoderFallback ExceptionFallback { get; }
	public abstract int MaxCharCount { get; }
}
public abstract class EncoderFallbackBuffer {
	public abstract bool Fallback(char charUnknown, int index);
	public abstract bool Fallback(char charUnknownHigh, char charUnknownLow, int index);
	public abstract char GetNextChar();
	public abstract bool MovePrevious();
	public virtual void Reset();
	protected EncoderFallbackBuffer();
	public abstract int Remaining { get; }
}
public sealed class EncoderFallbackException : ArgumentException {
	public EncoderFallbackException();
	public EncoderFallbackException(string message);
	public EncoderFallbackException(string message, Exception innerException);
	public bool IsUnknownSurrogate();
	public char CharUnknown { get; }
	public char CharUnknownHigh { get; }
	public char CharUnknownLow { get; }
	public int Index { get; }
}
public sealed class EncoderReplacementFallback : EncoderFallback {
	public EncoderReplacementFallback();
	public EncoderReplacementFallback(string replacement);
	public string DefaultString { get; }
}
public sealed class EncoderReplacementFallbackBuffer : EncoderFallbackBuffer {
	public EncoderReplacementFallbackBuffer(EncoderReplacementFallback fallback);
}
public abstract class Encoding : ICloneable {
	protected Encoding();
	protected Encoding(int codePage);
	protected Encoding(int codePage, EncoderFallback encoderFallback, DecoderFallback decoderFallback);
	public static byte[] Convert(Encoding srcEncoding, Encoding dstEncoding, byte[] bytes);
	public static byte[] Convert(Encoding srcEncoding, Encoding dstEncoding, byte[] bytes, int index, int count);
	public static void RegisterProvider(EncodingProvider provider);
	public static Encoding GetEncoding(int codepage);
	public static Encoding GetEncoding(int codepage, EncoderFallback encoderFallback, DecoderFallback decoderFallback);
	public static Encoding GetEncoding(string name);
	public static Encoding GetEncoding(string name, EncoderFallback encoderFallback, DecoderFallback decoderFallback);
	public static EncodingInfo[] GetEncodings();
	public virtual byte[] GetPreamble();
	public virtual object Clone();
	public virtual int GetByteCount(char[] chars);
	public virtual int GetByteCount(string s);
	public abstract int GetByteCount(char[] chars, int index, int count);
	public int GetByteCount(string s, int index, int count);
	public virtual int GetByteCount(char* chars, int count);
	public virtual int GetByteCount(ReadOnlySpan<char> chars);
	public virtual byte[] GetBytes(char[] chars);
	public virtual byte[] GetBytes(char[] chars, int index, int count);
	public abstract int GetBytes(char[] chars, int charIndex, int charCount, byte[] bytes, int byteIndex);
	public virtual byte[] GetBytes(string s);
	public byte[] GetBytes(string s, int index, int count);
	public virtual int GetBytes(string s, int charIndex, int charCount, byte[] bytes, int byteIndex);
	public virtual int GetBytes(char* chars, int charCount, byte* bytes, int byteCount);
	public virtual int GetBytes(ReadOnlySpan<char> chars, Span<byte> bytes);
	public virtual bool TryGetBytes(ReadOnlySpan<char> chars, Span<byte> bytes, out int bytesWritten);
	public virtual int GetCharCount(byte[] bytes);
	public abstract int GetCharCount(byte[] bytes, int index, int count);
	public virtual int GetCharCount(byte* bytes, int count);
	public virtual int GetCharCount(ReadOnlySpan<byte> bytes);
	public virtual char[] GetChars(byte[] bytes);
	public virtual char[] GetChars(byte[] bytes, int index, int count);
	public abstract int GetChars(byte[] bytes, int byteIndex, int byteCount, char[] chars, int charIndex);
	public virtual int GetChars(byte* bytes, int byteCount, char* chars, int charCount);
	public virtual int GetChars(ReadOnlySpan<byte> bytes, Span<char> chars);
	public virtual bool TryGetChars(ReadOnlySpan<byte> bytes, Span<char> chars, out int charsWritten);
	public string GetString(byte* bytes, int byteCount);
	public string GetString(ReadOnlySpan<byte> bytes);
	public bool IsAlwaysNormalized();
	public virtual bool IsAlwaysNormalized(NormalizationForm form);
	public virtual Decoder GetDecoder();
	public virtual Encoder GetEncoder();
	public abstract int GetMaxByteCount(int charCount);
	public abstract int GetMaxCharCount(int byteCount);
	public virtual string GetString(byte[] bytes);
	public virtual string GetString(byte[] bytes, int index, int count);
	public static Stream CreateTranscodingStream(Stream innerStream, Encoding innerStreamEncoding, Encoding outerStreamEncoding, bool leaveOpen = false);
	public static Encoding Default { get; }
	public virtual ReadOnlySpan<byte> Preamble { get; }
	public virtual string BodyName { get; }
	public virtual string EncodingName { get; }
	public virtual string HeaderName { get; }
	public virtual string WebName { get; }
	public virtual int WindowsCodePage { get; }
	public virtual bool IsBrowserDisplay { get; }
	public virtual bool IsBrowserSave { get; }
	public virtual bool IsMailNewsDisplay { get; }
	public virtual bool IsMailNewsSave { get; }
	public virtual bool IsSingleByte { get; }
	public EncoderFallback EncoderFallback { get; set; }
	public DecoderFallback DecoderFallback { get; set; }
	public bool IsReadOnly { get; }
	public static Encoding ASCII { get; }
	public static Encoding Latin1 { get; }
	public virtual int CodePage { get; }
	public static Encoding Unicode { get; }
	public static Encoding BigEndianUnicode { get; }
	public static Encoding UTF7 { get; }
	public static Encoding UTF8 { get; }
	public static Encoding UTF32 { get; }
}
public static class EncodingExtensions {
	public static long GetBytes(this Encoding encoding, ReadOnlySpan<char> chars, IBufferWriter<byte> writer);
	public static long GetBytes(this Encoding encoding, in ReadOnlySequence<char> chars, IBufferWriter<byte> writer);
	public static int GetBytes(this Encoding encoding, in ReadOnlySequence<char> chars, Span<byte> bytes);
	public static byte[] GetBytes(this Encoding encoding, in ReadOnlySequence<char> chars);
	public static long GetChars(this Encoding encoding, ReadOnlySpan<byte> bytes, IBufferWriter<char> writer);
	public static long GetChars(this Encoding encoding, in ReadOnlySequence<byte> bytes, IBufferWriter<char> writer);
	public static int GetChars(this Encoding encoding, in ReadOnlySequence<byte> bytes, Span<char> chars);
	public static string GetString(this Encoding encoding, in ReadOnlySequence<byte> bytes);
	public static void Convert(this Encoder encoder, ReadOnlySpan<char> chars, IBufferWriter<byte> writer, bool flush, out long bytesUsed, out bool completed);
	public static void Convert(this Encoder encoder, in ReadOnlySequence<char> chars, IBufferWriter<byte> writer, bool flush, out long bytesUsed, out bool completed);
	public static void Convert(this Decoder decoder, ReadOnlySpan<byte> bytes, IBufferWriter<char> writer, bool flush, out long charsUsed, out bool completed);
	public static void Convert(this Decoder decoder, in ReadOnlySequence<byte> bytes, IBufferWriter<char> writer, bool flush, out long charsUsed, out bool completed);
}
public sealed class EncodingInfo {
	public EncodingInfo(EncodingProvider provider, int codePage, string name, string displayName);
	public Encoding GetEncoding();
	public int CodePage { get; }
	public string Name { get; }
	public string DisplayName { get; }
}
public abstract class EncodingProvider {
	public EncodingProvider();
	public abstract Encoding GetEncoding(string name);
	public abstract Encoding GetEncoding(int codepage);
	public virtual Encoding GetEncoding(string name, EncoderFallback encoderFallback, DecoderFallback decoderFallback);
	public virtual Encoding GetEncoding(int codepage, EncoderFallback encoderFallback, DecoderFallback decoderFallback);
	public virtual IEnumerable<EncodingInfo> GetEncodings();
}
public enum NormalizationForm { FormC = 1, FormD = 2, FormKC = 5, FormKD = 6 }
public readonly struct Rune : IComparable, IComparable<Rune>, IEquatable<Rune>, ISpanFormattable, IFormattable {
	public Rune(char ch);
	public Rune(char highSurrogate, char lowSurrogate);
	public Rune(int value);
	public Rune(uint value);
	public static bool operator ==(Rune left, Rune right);
	public static bool operator !=(Rune left, Rune right);
	public static bool operator <(Rune left, Rune right);
	public static bool operator <=(Rune left, Rune right);
	public static bool operator >(Rune left, Rune right);
	public static bool operator >=(Rune left, Rune right);
	public static explicit operator Rune(char ch);
	public static explicit operator Rune(uint value);
	public static explicit operator Rune(int value);
	public int CompareTo(Rune other);
	public static OperationStatus DecodeFromUtf16(ReadOnlySpan<char> source, out Rune result, out int charsConsumed);
	public static OperationStatus DecodeFromUtf8(ReadOnlySpan<byte> source, out Rune result, out int bytesConsumed);
	public static OperationStatus DecodeLastFromUtf16(ReadOnlySpan<char> source, out Rune result, out int charsConsumed);
	public static OperationStatus DecodeLastFromUtf8(ReadOnlySpan<byte> source, out Rune value, out int bytesConsumed);
	public int EncodeToUtf16(Span<char> destination);
	public int EncodeToUtf8(Span<byte> destination);
	public bool Equals(Rune other);
	public static Rune GetRuneAt(string input, int index);
	public static bool IsValid(int value);
	public static bool IsValid(uint value);
	public static bool TryCreate(char ch, out Rune result);
	public static bool TryCreate(char highSurrogate, char lowSurrogate, out Rune result);
	public static bool TryCreate(int value, out Rune result);
	public static bool TryCreate(uint value, out Rune result);
	public bool TryEncodeToUtf16(Span<char> destination, out int charsWritten);
	public bool TryEncodeToUtf8(Span<byte> destination, out int bytesWritten);
	public static bool TryGetRuneAt(string input, int index, out Rune value);
	public static double GetNumericValue(Rune value);
	public static UnicodeCategory GetUnicodeCategory(Rune value);
	public static bool IsControl(Rune value);
	public static bool IsDigit(Rune value);
	public static bool IsLetter(Rune value);
	public static bool IsLetterOrDigit(Rune value);
	public static bool IsLower(Rune value);
	public static bool IsNumber(Rune value);
	public static bool IsPunctuation(Rune value);
	public static bool IsSeparator(Rune value);
	public static bool IsSymbol(Rune value);
	public static bool IsUpper(Rune value);
	public static bool IsWhiteSpace(Rune value);
	public static Rune ToLower(Rune value, CultureInfo culture);
	public static Rune ToLowerInvariant(Rune value);
	public static Rune ToUpper(Rune value, CultureInfo culture);
	public static Rune ToUpperInvariant(Rune value);
	public bool IsAscii { get; }
	public bool IsBmp { get; }
	public int Plane { get; }
	public static Rune ReplacementChar { get; }
	public int Utf16SequenceLength { get; }
	public int Utf8SequenceLength { get; }
	public int Value { get; }
}
public ref struct SpanLineEnumerator {
	public SpanLineEnumerator GetEnumerator();
	public bool MoveNext();
	public ReadOnlySpan<char> Current { get; }
}
public ref struct SpanRuneEnumerator {
	public SpanRuneEnumerator GetEnumerator();
	public bool MoveNext();
	public Rune Current { get; }
}
public sealed class StringBuilder : ISerializable {
	public StringBuilder();
	public StringBuilder(int capacity);
	public StringBuilder(string value);
	public StringBuilder(string value, int capacity);
	public StringBuilder(string value, int startIndex, int length, int capacity);
	public StringBuilder(int capacity, int maxCapacity);
	public int EnsureCapacity(int capacity);
	public string ToString(int startIndex, int length);
	public StringBuilder Clear();
	public StringBuilder.ChunkEnumerator GetChunks();
	public StringBuilder Append(char value, int repeatCount);
	public StringBuilder Append(char[] value, int startIndex, int charCount);
	public StringBuilder Append(string value);
	public StringBuilder Append(string value, int startIndex, int count);
	public StringBuilder Append(StringBuilder value);
	public StringBuilder Append(StringBuilder value, int startIndex, int count);
	public StringBuilder AppendLine();
	public StringBuilder AppendLine(string value);
	public void CopyTo(int sourceIndex, char[] destination, int destinationIndex, int count);
	public void CopyTo(int sourceIndex, Span<char> destination, int count);
	public StringBuilder Insert(int index, string value, int count);
	public StringBuilder Remove(int startIndex, int length);
	public StringBuilder Append(bool value);
	public StringBuilder Append(char value);
	public StringBuilder Append(sbyte value);
	public StringBuilder Append(byte value);
	public StringBuilder Append(short value);
	public StringBuilder Append(int value);
	public StringBuilder Append(long value);
	public StringBuilder Append(float value);
	public StringBuilder Append(double value);
	public StringBuilder Append(decimal value);
	public StringBuilder Append(ushort value);
	public StringBuilder Append(uint value);
	public StringBuilder Append(ulong value);
	public StringBuilder Append(object value);
	public StringBuilder Append(char[] value);
	public StringBuilder Append(ReadOnlySpan<char> value);
	public StringBuilder Append(ReadOnlyMemory<char> value);
	public StringBuilder Append(ref StringBuilder.AppendInterpolatedStringHandler handler);
	public StringBuilder Append(IFormatProvider provider, ref StringBuilder.AppendInterpolatedStringHandler handler);
	public StringBuilder AppendLine(ref StringBuilder.AppendInterpolatedStringHandler handler);
	public StringBuilder AppendLine(IFormatProvider provider, ref StringBuilder.AppendInterpolatedStringHandler handler);
	public StringBuilder AppendJoin(string separator, params object[] values);
	public StringBuilder AppendJoin(string separator, params ReadOnlySpan<object> values);
	public StringBuilder AppendJoin<T>(string separator, IEnumerable<T> values);
	public StringBuilder AppendJoin(string separator, params string[] values);
	public StringBuilder AppendJoin(string separator, params ReadOnlySpan<string> values);
	public StringBuilder AppendJoin(char separator, params object[] values);
	public StringBuilder AppendJoin(char separator, params ReadOnlySpan<object> values);
	public StringBuilder AppendJoin<T>(char separator, IEnumerable<T> values);
	public StringBuilder AppendJoin(char separator, params string[] values);
	public StringBuilder AppendJoin(char separator, params ReadOnlySpan<string> values);
	public StringBuilder Insert(int index, string value);
	public StringBuilder Insert(int index, bool value);
	public StringBuilder Insert(int index, sbyte value);
	public StringBuilder Insert(int index, byte value);
	public StringBuilder Insert(int index, short value);
	public StringBuilder Insert(int index, char value);
	public StringBuilder Insert(int index, char[] value);
	public StringBuilder Insert(int index, char[] value, int startIndex, int charCount);
	public StringBuilder Insert(int index, int value);
	public StringBuilder Insert(int index, long value);
	public StringBuilder Insert(int index, float value);
	public StringBuilder Insert(int index, double value);
	public StringBuilder Insert(int index, decimal value);
	public StringBuilder Insert(int index, ushort value);
	public StringBuilder Insert(int index, uint value);
	public StringBuilder Insert(int index, ulong value);
	public StringBuilder Insert(int index, object value);
	public StringBuilder Insert(int index, ReadOnlySpan<char> value);
	public StringBuilder AppendFormat(string format, object arg0);
	public StringBuilder AppendFormat(string format, object arg0, object arg1);
	public StringBuilder AppendFormat(string format, object arg0, object arg1, object arg2);
	public StringBuilder AppendFormat(string format, params object[] args);
	public StringBuilder AppendFormat(string format, params ReadOnlySpan<object> args);
	public StringBuilder AppendFormat(IFormatProvider provider, string format, object arg0);
	public StringBuilder AppendFormat(IFormatProvider provider, string format, object arg0, object arg1);
	public StringBuilder AppendFormat(IFormatProvider provider, string format, object arg0, object arg1, object arg2);
	public StringBuilder AppendFormat(IFormatProvider provider, string format, params object[] args);
	public StringBuilder AppendFormat(IFormatProvider provider, string format, params ReadOnlySpan<object> args);
	public StringBuilder AppendFormat<TArg0>(IFormatProvider provider, CompositeFormat format, TArg0 arg0);
	public StringBuilder AppendFormat<TArg0, TArg1>(IFormatProvider provider, CompositeFormat format, TArg0 arg0, TArg1 arg1);
	public StringBuilder AppendFormat<TArg0, TArg1, TArg2>(IFormatProvider provider, CompositeFormat format, TArg0 arg0, TArg1 arg1, TArg2 arg2);
	public StringBuilder AppendFormat(IFormatProvider provider, CompositeFormat format, params object[] args);
	public StringBuilder AppendFormat(IFormatProvider provider, CompositeFormat format, params ReadOnlySpan<object> args);
	public StringBuilder Replace(string oldValue, string newValue);
	public StringBuilder Replace(ReadOnlySpan<char> oldValue, ReadOnlySpan<char> newValue);
	public bool Equals(StringBuilder sb);
	public bool Equals(ReadOnlySpan<char> span);
	public StringBuilder Replace(string oldValue, string newValue, int startIndex, int count);
	public StringBuilder Replace(ReadOnlySpan<char> oldValue, ReadOnlySpan<char> newValue, int startIndex, int count);
	public StringBuilder Replace(char oldChar, char newChar);
	public StringBuilder Replace(char oldChar, char newChar, int startIndex, int count);
	public StringBuilder Append(char* value, int valueCount);
	public int Capacity { get; set; }
	public int MaxCapacity { get; }
	public int Length { get; set; }
	public char this[int index] { get; set; }
	public struct ChunkEnumerator {
		public StringBuilder.ChunkEnumerator GetEnumerator();
		public bool MoveNext();
		public ReadOnlyMemory<char> Current { get; }
	}
	[global::System.Runtime.CompilerServices.InterpolatedStringHandler] public struct AppendInterpolatedStringHandler {
		public AppendInterpolatedStringHandler(int literalLength, int formattedCount, StringBuilder stringBuilder);
		public AppendInterpolatedStringHandler(int literalLength, int formattedCount, StringBuilder stringBuilder, IFormatProvider provider);
		public void AppendLiteral(string value);
		public void AppendFormatted<T>(T value);
		public void AppendFormatted<T>(T value, string format);
		public void AppendFormatted<T>(T value, int alignment);
		public void AppendFormatted<T>(T value, int alignment, string format);
		public void AppendFormatted(ReadOnlySpan<char> value);
		public void AppendFormatted(ReadOnlySpan<char> value, int alignment = 0, string format = null);
		public void AppendFormatted(string value);
		public void AppendFormatted(string value, int alignment = 0, string format = null);
		public void AppendFormatted(object value, int alignment = 0, string format = null);
	}
}
public struct StringRuneEnumerator : IEnumerable<Rune>, IEnumerable, IEnumerator<Rune>, IDisposable, IEnumerator {
	public StringRuneEnumerator GetEnumerator();
	public bool MoveNext();
	public Rune Current { get; }
}
public sealed class UTF32Encoding : Encoding {
	public UTF32Encoding();
	public UTF32Encoding(bool bigEndian, bool byteOrderMark);
	public UTF32Encoding(bool bigEndian, bool byteOrderMark, bool throwOnInvalidCharacters);
}
public class UTF7Encoding : Encoding {
	public UTF7Encoding();
	public UTF7Encoding(bool allowOptionals);
}
public class UTF8Encoding : Encoding {
	public UTF8Encoding();
	public UTF8Encoding(bool encoderShouldEmitUTF8Identifier);
	public UTF8Encoding(bool encoderShouldEmitUTF8Identifier, bool throwOnInvalidBytes);
}
public class UnicodeEncoding : Encoding {
	public const int CharSize = 2;
	public UnicodeEncoding();
	public UnicodeEncoding(bool bigEndian, bool byteOrderMark);
	public UnicodeEncoding(bool bigEndian, bool byteOrderMark, bool throwOnInvalidBytes);
}
