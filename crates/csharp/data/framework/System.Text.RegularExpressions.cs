// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Text.RegularExpressions;
using System.Collections;
using System.Collections.Generic;
using System.Reflection;
using System.Runtime.Serialization;
public class Capture {
	private Capture();
	public int Index { get; }
	public int Length { get; }
	public string Value { get; }
	public ReadOnlySpan<char> ValueSpan { get; }
}
public class CaptureCollection : IList<Capture>, ICollection<Capture>, IEnumerable<Capture>, IEnumerable, IReadOnlyList<Capture>, IReadOnlyCollection<Capture>, IList, ICollection {
	public IEnumerator GetEnumerator();
	public void CopyTo(Array array, int arrayIndex);
	public void CopyTo(Capture[] array, int arrayIndex);
	private CaptureCollection();
	public bool IsReadOnly { get; }
	public int Count { get; }
	public Capture this[int i] { get; }
	public bool IsSynchronized { get; }
	public object SyncRoot { get; }
}
public sealed class GeneratedRegexAttribute : Attribute {
	public GeneratedRegexAttribute(string pattern);
	public GeneratedRegexAttribute(string pattern, RegexOptions options);
	public GeneratedRegexAttribute(string pattern, RegexOptions options, string cultureName);
	public GeneratedRegexAttribute(string pattern, RegexOptions options, int matchTimeoutMilliseconds);
	public GeneratedRegexAttribute(string pattern, RegexOptions options, int matchTimeoutMilliseconds, string cultureName);
	public string Pattern { get; }
	public RegexOptions Options { get; }
	public int MatchTimeoutMilliseconds { get; }
	public string CultureName { get; }
}
public class Group : Capture {
	public static Group Synchronized(Group inner);
	private Group();
	public bool Success { get; }
	public string Name { get; }
	public CaptureCollection Captures { get; }
}
public class GroupCollection : IList<Group>, ICollection<Group>, IEnumerable<Group>, IEnumerable, IReadOnlyList<Group>, IReadOnlyCollection<Group>, IList, ICollection, IReadOnlyDictionary<string, Group>, IEnumerable<KeyValuePair<string, Group>>, IReadOnlyCollection<KeyValuePair<string, Group>> {
	public IEnumerator GetEnumerator();
	public void CopyTo(Array array, int arrayIndex);
	public void CopyTo(Group[] array, int arrayIndex);
	public bool TryGetValue(string key, out Group value);
	public bool ContainsKey(string key);
	private GroupCollection();
	public bool IsReadOnly { get; }
	public int Count { get; }
	public Group this[int groupnum] { get; }
	public Group this[string groupname] { get; }
	public bool IsSynchronized { get; }
	public object SyncRoot { get; }
	public IEnumerable<string> Keys { get; }
	public IEnumerable<Group> Values { get; }
}
public class Match : Group {
	public Match NextMatch();
	public virtual string Result(string replacement);
	public static Match Synchronized(Match inner);
	private Match();
	public static Match Empty { get; }
	public virtual GroupCollection Groups { get; }
}
public class MatchCollection : IList<Match>, ICollection<Match>, IEnumerable<Match>, IEnumerable, IReadOnlyList<Match>, IReadOnlyCollection<Match>, IList, ICollection {
	public IEnumerator GetEnumerator();
	public void CopyTo(Array array, int arrayIndex);
	public void CopyTo(Match[] array, int arrayIndex);
	private MatchCollection();
	public bool IsReadOnly { get; }
	public int Count { get; }
	public virtual Match this[int i] { get; }
	public bool IsSynchronized { get; }
	public object SyncRoot { get; }
}
public delegate string MatchEvaluator(Match match);
public class Regex : ISerializable {
	protected internal string pattern;
	protected internal RegexOptions roptions;
	protected internal RegexRunnerFactory factory;
	protected internal Hashtable caps;
	protected internal Hashtable capnames;
	protected internal string[] capslist;
	protected internal int capsize;
	public static readonly TimeSpan InfiniteMatchTimeout;
	protected internal TimeSpan internalMatchTimeout;
	protected Regex();
	public Regex(string pattern);
	public Regex(string pattern, RegexOptions options);
	public Regex(string pattern, RegexOptions options, TimeSpan matchTimeout);
	protected internal static void ValidateMatchTimeout(TimeSpan matchTimeout);
	public static void CompileToAssembly(RegexCompilationInfo[] regexinfos, AssemblyName assemblyname);
	public static string Escape(string str);
	public static string Unescape(string str);
	public string[] GetGroupNames();
	public int[] GetGroupNumbers();
	public string GroupNameFromNumber(int i);
	public int GroupNumberFromName(string name);
	protected void InitializeReferences();
	protected bool UseOptionC();
	protected bool UseOptionR();
	public int Count(string input);
	public int Count(ReadOnlySpan<char> input);
	public int Count(ReadOnlySpan<char> input, int startat);
	public static int Count(string input, string pattern);
	public static int Count(string input, string pattern, RegexOptions options);
	public static int Count(string input, string pattern, RegexOptions options, TimeSpan matchTimeout);
	public static int Count(ReadOnlySpan<char> input, string pattern);
	public static int Count(ReadOnlySpan<char> input, string pattern, RegexOptions options);
	public static int Count(ReadOnlySpan<char> input, string pattern, RegexOptions options, TimeSpan matchTimeout);
	public static bool IsMatch(string input, string pattern);
	public static bool IsMatch(ReadOnlySpan<char> input, string pattern);
	public static bool IsMatch(string input, string pattern, RegexOptions options);
	public static bool IsMatch(ReadOnlySpan<char> input, string pattern, RegexOptions options);
	public static bool IsMatch(string input, string pattern, RegexOptions options, TimeSpan matchTimeout);
	public static bool IsMatch(ReadOnlySpan<char> input, string pattern, RegexOptions options, TimeSpan matchTimeout);
	public bool IsMatch(string input);
	public bool IsMatch(string input, int startat);
	public bool IsMatch(ReadOnlySpan<char> input);
	public bool IsMatch(ReadOnlySpan<char> input, int startat);
	public static Match Match(string input, string pattern);
	public static Match Match(string input, string pattern, RegexOptions options);
	public static Match Match(string input, string pattern, RegexOptions options, TimeSpan matchTimeout);
	public Match Match(string input);
	public Match Match(string input, int startat);
	public Match Match(string input, int beginning, int length);
	public static MatchCollection Matches(string input, string pattern);
	public static MatchCollection Matches(string input, string pattern, RegexOptions options);
	public static MatchCollection Matches(string input, string pattern, RegexOptions options, TimeSpan matchTimeout);
	public MatchCollection Matches(string input);
	public MatchCollection Matches(string input, int startat);
	public static string Replace(string input, string pattern, string replacement);
	public static string Replace(string input, string pattern, string replacement, RegexOptions options);
	public static string Replace(string input, string pattern, string replacement, RegexOptions options, TimeSpan matchTimeout);
	public string Replace(string input, string replacement);
	public string Replace(string input, string replacement, int count);
	public string Replace(string input, string replacement, int count, int startat);
	public static string Replace(string input, string pattern, MatchEvaluator evaluator);
	public static string Replace(string input, string pattern, MatchEvaluator evaluator, RegexOptions options);
	public static string Replace(string input, string pattern, MatchEvaluator evaluator, RegexOptions options, TimeSpan matchTimeout);
	public string Replace(string input, MatchEvaluator evaluator);
	public string Replace(string input, MatchEvaluator evaluator, int count);
	public string Replace(string input, MatchEvaluator evaluator, int count, int startat);
	public static string[] Split(string input, string pattern);
	public static string[] Split(string input, string pattern, RegexOptions options);
	public static string[] Split(string input, string pattern, RegexOptions options, TimeSpan matchTimeout);
	public string[] Split(string input);
	public string[] Split(string input, int count);
	public string[] Split(string input, int count, int startat);
	public static Regex.ValueMatchEnumerator EnumerateMatches(ReadOnlySpan<char> input, string pattern);
	public static Regex.ValueMatchEnumerator EnumerateMatches(ReadOnlySpan<char> input, string pattern, RegexOptions options);
	public static Regex.ValueMatchEnumerator EnumerateMatches(ReadOnlySpan<char> input, string pattern, RegexOptions options, TimeSpan matchTimeout);
	public Regex.ValueMatchEnumerator EnumerateMatches(ReadOnlySpan<char> input);
	public Regex.ValueMatchEnumerator EnumerateMatches(ReadOnlySpan<char> input, int startat);
	public static Regex.ValueSplitEnumerator EnumerateSplits(ReadOnlySpan<char> input, string pattern);
	public static Regex.ValueSplitEnumerator EnumerateSplits(ReadOnlySpan<char> input, string pattern, RegexOptions options);
	public static Regex.ValueSplitEnumerator EnumerateSplits(ReadOnlySpan<char> input, string pattern, RegexOptions options, TimeSpan matchTimeout);
	public Regex.ValueSplitEnumerator EnumerateSplits(ReadOnlySpan<char> input);
	public Regex.ValueSplitEnumerator EnumerateSplits(ReadOnlySpan<char> input, int count);
	public Regex.ValueSplitEnumerator EnumerateSplits(ReadOnlySpan<char> input, int count, int startat);
	protected IDictionary Caps { get; set; }
	protected IDictionary CapNames { get; set; }
	public RegexOptions Options { get; }
	public bool RightToLeft { get; }
	public static int CacheSize { get; set; }
	public TimeSpan MatchTimeout { get; }
	public ref struct ValueMatchEnumerator {
		public Regex.ValueMatchEnumerator GetEnumerator();
		public bool MoveNext();
		public ValueMatch Current { get; }
	}
	public ref struct ValueSplitEnumerator {
		public Regex.ValueSplitEnumerator GetEnumerator();
		public bool MoveNext();
		public Range Current { get; }
	}
}
public class RegexCompilationInfo {
	public RegexCompilationInfo(string pattern, RegexOptions options, string name, string fullnamespace, bool ispublic);
	public RegexCompilationInfo(string pattern, RegexOptions options, string name, string fullnamespace, bool ispublic, TimeSpan matchTimeout);
	public bool IsPublic { get; set; }
	public TimeSpan MatchTimeout { get; set; }
	public string Name { get; set; }
	public string Namespace { get; set; }
	public RegexOptions Options { get; set; }
	public string Pattern { get; set; }
}
public class RegexMatchTimeoutException : TimeoutException, ISerializable {
	public RegexMatchTimeoutException(string regexInput, string regexPattern, TimeSpan matchTimeout);
	public RegexMatchTimeoutException();
	public RegexMatchTimeoutException(string message);
	public RegexMatchTimeoutException(string message, Exception inner);
	public string Input { get; }
	public string Pattern { get; }
	public TimeSpan MatchTimeout { get; }
}
[global::System.Flags] public enum RegexOptions { None = 0, IgnoreCase = 1, Multiline = 2, ExplicitCapture = 4, Compiled = 8, Singleline = 16, IgnorePatternWhitespace = 32, RightToLeft = 64, ECMAScript = 256, CultureInvariant = 512, NonBacktracking = 1024 }
public enum RegexParseError { Unknown = 0, AlternationHasTooManyConditions = 1, AlternationHasMalformedCondition = 2, InvalidUnicodePropertyEscape = 3, MalformedUnicodePropertyEscape = 4, UnrecognizedEscape = 5, UnrecognizedControlCharacter = 6, MissingControlCharacter = 7, InsufficientOrInvalidHexDigits = 8, QuantifierOrCaptureGroupOutOfRange = 9, UndefinedNamedReference = 10, UndefinedNumberedReference = 11, MalformedNamedReference = 12, UnescapedEndingBackslash = 13, UnterminatedComment = 14, InvalidGroupingConstruct = 15, AlternationHasNamedCapture = 16, AlternationHasComment = 17, AlternationHasMalformedReference = 18, AlternationHasUndefinedReference = 19, CaptureGroupNameInvalid = 20, CaptureGroupOfZero = 21, UnterminatedBracket = 22, ExclusionGroupNotLast = 23, ReversedCharacterRange = 24, ShorthandClassInCharacterRange = 25, InsufficientClosingParentheses = 26, ReversedQuantifierRange = 27, NestedQuantifiersNotParenthesized = 28, QuantifierAfterNothing = 29, InsufficientOpeningParentheses = 30, UnrecognizedUnicodeProperty = 31 }
public sealed class RegexParseException : ArgumentException {
	private RegexParseException();
	public RegexParseError Error { get; }
	public int Offset { get; }
}
public abstract class RegexRunner {
	protected internal int runtextbeg;
	protected internal int runtextend;
	protected internal int runtextstart;
	protected internal string runtext;
	protected internal int runtextpos;
	protected internal int[] runtrack;
	protected internal int runtrackpos;
	protected internal int[] runstack;
	protected internal int runstackpos;
	protected internal int[] runcrawl;
	protected internal int runcrawlpos;
	protected internal int runtrackcount;
	protected internal Match runmatch;
	protected internal Regex runregex;
	protected RegexRunner();
	protected internal virtual void Scan(ReadOnlySpan<char> text);
	protected Match Scan(Regex regex, string text, int textbeg, int textend, int textstart, int prevlen, bool quick);
	protected internal Match Scan(Regex regex, string text, int textbeg, int textend, int textstart, int prevlen, bool quick, TimeSpan timeout);
	protected internal void CheckTimeout();
	protected virtual void Go();
	protected virtual bool FindFirstChar();
	protected virtual void InitTrackCount();
	protected void EnsureStorage();
	protected bool IsBoundary(int index, int startpos, int endpos);
	protected bool IsECMABoundary(int index, int startpos, int endpos);
	protected static bool CharInSet(char ch, string set, string category);
	public static bool CharInClass(char ch, string charClass);
	protected void DoubleTrack();
	protected void DoubleStack();
	protected void DoubleCrawl();
	protected void Crawl(int i);
	protected int Popcrawl();
	protected int Crawlpos();
	protected void Capture(int capnum, int start, int end);
	protected void TransferCapture(int capnum, int uncapnum, int start, int end);
	protected void Uncapture();
	protected bool IsMatched(int cap);
	protected int MatchIndex(int cap);
	protected int MatchLength(int cap);
}
public abstract class RegexRunnerFactory {
	protected RegexRunnerFactory();
	protected internal abstract RegexRunner CreateInstance();
}
public readonly ref struct ValueMatch {
	public int Index { get; }
	public int Length { get; }
}
