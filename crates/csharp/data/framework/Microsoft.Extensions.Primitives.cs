// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace Microsoft.Extensions.Primitives;
using System;
using System.Collections;
using System.Collections.Generic;
using System.Text;
using System.Threading;
public class CancellationChangeToken : IChangeToken {
	public CancellationChangeToken(CancellationToken cancellationToken);
	public IDisposable RegisterChangeCallback(Action<object> callback, object state);
	public bool ActiveChangeCallbacks { get; }
	public bool HasChanged { get; }
}
public static class ChangeToken {
	public static IDisposable OnChange(Func<IChangeToken> changeTokenProducer, Action changeTokenConsumer);
	public static IDisposable OnChange<TState>(Func<IChangeToken> changeTokenProducer, Action<TState> changeTokenConsumer, TState state);
}
public class CompositeChangeToken : IChangeToken {
	public CompositeChangeToken(IReadOnlyList<IChangeToken> changeTokens);
	public IDisposable RegisterChangeCallback(Action<object> callback, object state);
	public IReadOnlyList<IChangeToken> ChangeTokens { get; }
	public bool HasChanged { get; }
	public bool ActiveChangeCallbacks { get; }
}
public static class Extensions {
	public static StringBuilder Append(this StringBuilder builder, StringSegment segment);
}
public interface IChangeToken {
	IDisposable RegisterChangeCallback(Action<object> callback, object state);
	bool HasChanged { get; }
	bool ActiveChangeCallbacks { get; }
}
public struct InplaceStringBuilder {
	public InplaceStringBuilder(int capacity);
	public void Append(string value);
	public void Append(StringSegment segment);
	public void Append(string value, int offset, int count);
	public void Append(char c);
	public int Capacity { get; set; }
}
public readonly struct StringSegment : IEquatable<StringSegment>, IEquatable<string> {
	public static readonly StringSegment Empty;
	public StringSegment(string buffer);
	public StringSegment(string buffer, int offset, int length);
	public ReadOnlySpan<char> AsSpan();
	public ReadOnlySpan<char> AsSpan(int start);
	public ReadOnlySpan<char> AsSpan(int start, int length);
	public ReadOnlyMemory<char> AsMemory();
	public static int Compare(StringSegment a, StringSegment b, StringComparison comparisonType);
	public bool Equals(StringSegment other);
	public bool Equals(StringSegment other, StringComparison comparisonType);
	public static bool Equals(StringSegment a, StringSegment b, StringComparison comparisonType);
	public bool Equals(string text);
	public bool Equals(string text, StringComparison comparisonType);
	public static bool operator ==(StringSegment left, StringSegment right);
	public static bool operator !=(StringSegment left, StringSegment right);
	public static implicit operator StringSegment(string value);
	public static implicit operator ReadOnlySpan<char>(StringSegment segment);
	public static implicit operator ReadOnlyMemory<char>(StringSegment segment);
	public bool StartsWith(string text, StringComparison comparisonType);
	public bool EndsWith(string text, StringComparison comparisonType);
	public string Substring(int offset);
	public string Substring(int offset, int length);
	public StringSegment Subsegment(int offset);
	public StringSegment Subsegment(int offset, int length);
	public int IndexOf(char c, int start, int count);
	public int IndexOf(char c, int start);
	public int IndexOf(char c);
	public int IndexOfAny(char[] anyOf, int startIndex, int count);
	public int IndexOfAny(char[] anyOf, int startIndex);
	public int IndexOfAny(char[] anyOf);
	public int LastIndexOf(char value);
	public StringSegment Trim();
	public StringSegment TrimStart();
	public StringSegment TrimEnd();
	public StringTokenizer Split(char[] chars);
	public static bool IsNullOrEmpty(StringSegment value);
	public string Buffer { get; }
	public int Offset { get; }
	public int Length { get; }
	public string Value { get; }
	public bool HasValue { get; }
	public char this[int index] { get; }
}
public class StringSegmentComparer : IComparer<StringSegment>, IEqualityComparer<StringSegment> {
	public int Compare(StringSegment x, StringSegment y);
	public bool Equals(StringSegment x, StringSegment y);
	public int GetHashCode(StringSegment obj);
	private StringSegmentComparer();
	public static StringSegmentComparer Ordinal { get; }
	public static StringSegmentComparer OrdinalIgnoreCase { get; }
}
public readonly struct StringTokenizer : IEnumerable<StringSegment>, IEnumerable {
	public StringTokenizer(string value, char[] separators);
	public StringTokenizer(StringSegment value, char[] separators);
	public StringTokenizer.Enumerator GetEnumerator();
	public struct Enumerator : IEnumerator<StringSegment>, IEnumerator, IDisposable {
		public Enumerator(ref StringTokenizer tokenizer);
		public void Dispose();
		public bool MoveNext();
		public void Reset();
		public StringSegment Current { get; }
	}
}
public readonly struct StringValues : IList<string>, ICollection<string>, IEnumerable<string>, IEnumerable, IReadOnlyList<string>, IReadOnlyCollection<string>, IEquatable<StringValues>, IEquatable<string>, IEquatable<string[]> {
	public static readonly StringValues Empty;
	public StringValues(string value);
	public StringValues(string[] values);
	public static implicit operator StringValues(string value);
	public static implicit operator StringValues(string[] values);
	public static implicit operator string(StringValues values);
	public static implicit operator string[](StringValues value);
	public string[] ToArray();
	public StringValues.Enumerator GetEnumerator();
	public static bool IsNullOrEmpty(StringValues value);
	public static StringValues Concat(StringValues values1, StringValues values2);
	public static StringValues Concat(in StringValues values, string value);
	public static StringValues Concat(string value, in StringValues values);
	public static bool Equals(StringValues left, StringValues right);
	public static bool operator ==(StringValues left, StringValues right);
	public static bool operator !=(StringValues left, StringValues right);
	public bool Equals(StringValues other);
	public static bool Equals(string left, StringValues right);
	public static bool Equals(StringValues left, string right);
	public bool Equals(string other);
	public static bool Equals(string[] left, StringValues right);
	public static bool Equals(StringValues left, string[] right);
	public bool Equals(string[] other);
	public static bool operator ==(StringValues left, string right);
	public static bool operator !=(StringValues left, string right);
	public static bool operator ==(string left, StringValues right);
	public static bool operator !=(string left, StringValues right);
	public static bool operator ==(StringValues left, string[] right);
	public static bool operator !=(StringValues left, string[] right);
	public static bool operator ==(string[] left, StringValues right);
	public static bool operator !=(string[] left, StringValues right);
	public static bool operator ==(StringValues left, object right);
	public static bool operator !=(StringValues left, object right);
	public static bool operator ==(object left, StringValues right);
	public static bool operator !=(object left, StringValues right);
	public int Count { get; }
	public string this[int index] { get; }
	public struct Enumerator : IEnumerator<string>, IEnumerator, IDisposable {
		public Enumerator(ref StringValues values);
		public bool MoveNext();
		public void Dispose();
		public string Current { get; }
	}
}
