namespace System;

using System.Collections;
using System.Collections.Generic;
using System.Globalization;
using System.Text;
using Threadbare;

public sealed class String
{
    public static readonly string Empty = "";

    public int Length { get { return Kernel.StringLength(this); } }

    public char this[int index]
    {
        get
        {
            if (index < 0 || index >= Kernel.StringLength(this)) throw new IndexOutOfRangeException();
            return Kernel.StringAt(this, index);
        }
    }

    public static bool IsNullOrEmpty(string value) { return value == null || value == ""; }

    public static bool IsNullOrWhiteSpace(string value) { return value == null || value.Trim() == ""; }

    public static implicit operator ReadOnlySpan<char>(string value)
    {
        return value == null ? default(ReadOnlySpan<char>) : new ReadOnlySpan<char>(value.ToCharArray());
    }

    public static bool operator ==(string a, string b) { return Kernel.SameValue(a, b); }

    public static bool operator !=(string a, string b) { return !Kernel.SameValue(a, b); }

    public bool Equals(string value) { return Kernel.SameValue(this, value); }

    public override bool Equals(object obj) { return obj is string other && Kernel.SameValue(this, other); }

    public bool Equals(string value, StringComparison comparisonType) { return Compare(this, value, comparisonType) == 0; }

    public static bool Equals(string a, string b) { return Kernel.SameValue(a, b); }

    public static bool Equals(string a, string b, StringComparison comparisonType) { return Compare(a, b, comparisonType) == 0; }

    public override int GetHashCode() { return Kernel.HashOf(this); }

    public override string ToString() { return this; }

    public string ToString(IFormatProvider provider) { return this; }

    public object Clone() { return this; }

    public static string Copy(string str) { return str; }

    public static string Intern(string str) { return str; }

    public int CompareTo(string strB) { return Compare(this, strB); }

    public int CompareTo(object value)
    {
        if (value == null) return 1;
        if (value is string other) return Compare(this, other);
        throw new ArgumentException("Object must be of type String.");
    }

    public static int Compare(string strA, string strB) { return Compare(strA, strB, false); }

    /// <summary>As people sort: letters before their case.</summary>
    public static int Compare(string strA, string strB, bool ignoreCase)
    {
        if (strA == null) return strB == null ? 0 : -1;
        if (strB == null) return 1;
        int order = CompareOrdinal(strA.ToUpperInvariant(), strB.ToUpperInvariant());
        if (order != 0 || ignoreCase) return order;
        return -CompareOrdinal(strA, strB);
    }

    public static int Compare(string strA, string strB, StringComparison comparisonType)
    {
        switch (comparisonType)
        {
            case StringComparison.Ordinal: return CompareOrdinal(strA, strB);
            case StringComparison.OrdinalIgnoreCase: return Compare(strA, strB, true);
            case StringComparison.CurrentCultureIgnoreCase: return Compare(strA, strB, true);
            case StringComparison.InvariantCultureIgnoreCase: return Compare(strA, strB, true);
            default: return Compare(strA, strB, false);
        }
    }

    public static int CompareOrdinal(string strA, string strB)
    {
        if (strA == null) return strB == null ? 0 : -1;
        if (strB == null) return 1;
        int common = Math.Min(strA.Length, strB.Length);
        for (int i = 0; i < common; i++)
        {
            int order = Kernel.StringAt(strA, i) - Kernel.StringAt(strB, i);
            if (order != 0) return order;
        }
        return strA.Length - strB.Length;
    }

    public bool StartsWith(string value) { return Matches(value, 0); }

    public bool StartsWith(char value) { return Length > 0 && Kernel.StringAt(this, 0) == value; }

    public bool StartsWith(string value, StringComparison comparisonType) { return Folded(comparisonType).Matches(value.Folded(comparisonType), 0); }

    public bool EndsWith(string value) { return Matches(value, Length - value.Length); }

    public bool EndsWith(char value) { return Length > 0 && Kernel.StringAt(this, Length - 1) == value; }

    public bool EndsWith(string value, StringComparison comparisonType)
    {
        return Folded(comparisonType).Matches(value.Folded(comparisonType), Length - value.Length);
    }

    public bool Contains(string value) { return IndexOf(value) >= 0; }

    public bool Contains(char value) { return IndexOf(value) >= 0; }

    public bool Contains(string value, StringComparison comparisonType) { return IndexOf(value, comparisonType) >= 0; }

    public int IndexOf(char value) { return IndexOf(value, 0); }

    public int IndexOf(char value, int startIndex)
    {
        if (startIndex < 0 || startIndex > Length) throw new ArgumentOutOfRangeException("startIndex");
        return Kernel.StringFind(this, value, startIndex);
    }

    public int IndexOf(string value) { return IndexOf(value, 0); }

    public int IndexOf(string value, int startIndex)
    {
        if (value == null) throw new ArgumentNullException("value");
        if (startIndex < 0 || startIndex > Length) throw new ArgumentOutOfRangeException("startIndex");
        return Kernel.StringFind(this, value, startIndex);
    }

    public int IndexOf(string value, StringComparison comparisonType) { return Folded(comparisonType).IndexOf(value.Folded(comparisonType)); }

    public int IndexOfAny(char[] anyOf)
    {
        for (int i = 0; i < Length; i++)
        {
            if (IsAny(Kernel.StringAt(this, i), anyOf)) return i;
        }
        return -1;
    }

    public int LastIndexOf(char value)
    {
        for (int i = Length - 1; i >= 0; i--)
        {
            if (Kernel.StringAt(this, i) == value) return i;
        }
        return -1;
    }

    public int LastIndexOf(string value)
    {
        for (int i = Length - value.Length; i >= 0; i--)
        {
            if (Matches(value, i)) return i;
        }
        return -1;
    }

    public string Substring(int startIndex) { return Substring(startIndex, Length - startIndex); }

    public string Substring(int startIndex, int length)
    {
        if (startIndex < 0 || length < 0 || startIndex > Length - length) throw new ArgumentOutOfRangeException("startIndex");
        return Kernel.Substring(this, startIndex, length);
    }

    public string Insert(int startIndex, string value) { return Substring(0, startIndex) + value + Substring(startIndex); }

    public string Remove(int startIndex) { return Substring(0, startIndex); }

    public string Remove(int startIndex, int count) { return Substring(0, startIndex) + Substring(startIndex + count); }

    public string Replace(char oldChar, char newChar)
    {
        char[] chars = ToCharArray();
        for (int i = 0; i < chars.Length; i++)
        {
            if (chars[i] == oldChar) chars[i] = newChar;
        }
        return Kernel.FromChars(chars, 0, chars.Length);
    }

    public string Replace(string oldValue, string newValue)
    {
        if (oldValue == null) throw new ArgumentNullException("oldValue");
        if (oldValue == "") throw new ArgumentException("String cannot be of zero length.", "oldValue");
        string result = "";
        int done = 0;
        for (int at = IndexOf(oldValue, 0); at >= 0; at = IndexOf(oldValue, done))
        {
            result = result + Kernel.Substring(this, done, at - done) + newValue;
            done = at + oldValue.Length;
        }
        return result + Substring(done);
    }

    public string PadLeft(int totalWidth) { return PadLeft(totalWidth, ' '); }

    public string PadLeft(int totalWidth, char paddingChar) { if (totalWidth < 0) throw new ArgumentOutOfRangeException("totalWidth"); return Repeated(paddingChar, totalWidth - Length) + this; }

    public string PadRight(int totalWidth) { return PadRight(totalWidth, ' '); }

    public string PadRight(int totalWidth, char paddingChar) { if (totalWidth < 0) throw new ArgumentOutOfRangeException("totalWidth"); return this + Repeated(paddingChar, totalWidth - Length); }

    public string Trim() { return Trimmed(null, true, true); }

    public string Trim(char trimChar) { return Trimmed(new char[] { trimChar }, true, true); }

    public string Trim(params char[] trimChars) { return Trimmed(trimChars, true, true); }

    public string TrimStart() { return Trimmed(null, true, false); }

    public string TrimStart(char trimChar) { return Trimmed(new char[] { trimChar }, true, false); }

    public string TrimStart(params char[] trimChars) { return Trimmed(trimChars, true, false); }

    public string TrimEnd() { return Trimmed(null, false, true); }

    public string TrimEnd(char trimChar) { return Trimmed(new char[] { trimChar }, false, true); }

    public string TrimEnd(params char[] trimChars) { return Trimmed(trimChars, false, true); }

    public string ToLower() { return Kernel.StringCase(this, false); }

    public string ToLower(CultureInfo culture) { return Kernel.StringCase(this, false); }

    public string ToLowerInvariant() { return Kernel.StringCase(this, false); }

    public string ToUpper() { return Kernel.StringCase(this, true); }

    public string ToUpper(CultureInfo culture) { return Kernel.StringCase(this, true); }

    public string ToUpperInvariant() { return Kernel.StringCase(this, true); }

    public char[] ToCharArray() { return ToCharArray(0, Length); }

    public char[] ToCharArray(int startIndex, int length) { return Kernel.StringChars(this, startIndex, length); }

    public void CopyTo(int sourceIndex, char[] destination, int destinationIndex, int count)
    {
        for (int i = 0; i < count; i++) destination[destinationIndex + i] = this[sourceIndex + i];
    }

    public string[] Split(char separator, StringSplitOptions options = (StringSplitOptions)0)
    {
        return Parts(new string[] { separator.ToString() }, int.MaxValue, options);
    }

    public string[] Split(char separator, int count, StringSplitOptions options = (StringSplitOptions)0)
    {
        return Parts(new string[] { separator.ToString() }, count, options);
    }

    public string[] Split(params char[] separator) { return Parts(Each(separator), int.MaxValue, StringSplitOptions.None); }

    public string[] Split(char[] separator, int count) { return Parts(Each(separator), count, StringSplitOptions.None); }

    public string[] Split(char[] separator, StringSplitOptions options) { return Parts(Each(separator), int.MaxValue, options); }

    public string[] Split(string separator, StringSplitOptions options = (StringSplitOptions)0)
    {
        return Parts(new string[] { separator }, int.MaxValue, options);
    }

    public string[] Split(string[] separator, StringSplitOptions options) { return Parts(separator, int.MaxValue, options); }

    public string[] Split(params ReadOnlySpan<char> separator) { return Parts(Each(separator.ToArray()), int.MaxValue, StringSplitOptions.None); }

    public static string Concat(object arg0) { return Texts.Of(arg0); }

    public static string Concat(object arg0, object arg1) { return Texts.Of(arg0) + Texts.Of(arg1); }

    public static string Concat(object arg0, object arg1, object arg2) { return Texts.Of(arg0) + Texts.Of(arg1) + Texts.Of(arg2); }

    public static string Concat(string str0, string str1) { return str0 + str1; }

    public static string Concat(string str0, string str1, string str2) { return str0 + str1 + str2; }

    public static string Concat(string str0, string str1, string str2, string str3) { return str0 + str1 + str2 + str3; }

    public static string Concat(params string[] values) { return Join("", values); }

    public static string Concat(params object[] args) { return Join("", args); }

    public static string Concat(params ReadOnlySpan<string> values) { return Join("", values.ToArray()); }

    public static string Concat(params ReadOnlySpan<object> args) { return Join("", args.ToArray()); }

    public static string Concat(IEnumerable<string> values) { return Join("", values); }

    public static string Concat<T>(IEnumerable<T> values) { return Join("", values); }

    public static string Join(string separator, params string[] value) { return Joined(separator, value); }

    public static string Join(string separator, params object[] values) { return Joined(separator, values); }

    public static string Join(string separator, IEnumerable<string> values) { return Joined(separator, values); }

    public static string Join<T>(string separator, IEnumerable<T> values) { return Joined(separator, values); }

    public static string Join(char separator, params string[] value) { return Joined(separator.ToString(), value); }

    public static string Join(char separator, params object[] values) { return Joined(separator.ToString(), values); }

    public static string Join<T>(char separator, IEnumerable<T> values) { return Joined(separator.ToString(), values); }

    public static string Join(string separator, params ReadOnlySpan<string> value) { return Joined(separator, value.ToArray()); }

    public static string Join(string separator, params ReadOnlySpan<object> values) { return Joined(separator, values.ToArray()); }

    public static string Join(char separator, params ReadOnlySpan<string> value) { return Joined(separator.ToString(), value.ToArray()); }

    public static string Join(char separator, params ReadOnlySpan<object> values) { return Joined(separator.ToString(), values.ToArray()); }

    public static string Format(string format, object arg0) { return Filled(format, new object[] { arg0 }); }

    public static string Format(string format, params object[] args) { return Filled(format, args); }

    public static string Format(string format, params ReadOnlySpan<object> args) { return Filled(format, args.ToArray()); }

    public static string Format(string format, object arg0, object arg1) { return Filled(format, new object[] { arg0, arg1 }); }

    public static string Format(string format, object arg0, object arg1, object arg2)
    {
        return Filled(format, new object[] { arg0, arg1, arg2 });
    }

    public static string Format(IFormatProvider provider, string format, object arg0) { return Filled(format, new object[] { arg0 }); }

    public static string Format(IFormatProvider provider, string format, object arg0, object arg1)
    {
        return Filled(format, new object[] { arg0, arg1 });
    }

    public static string Format(IFormatProvider provider, string format, object arg0, object arg1, object arg2)
    {
        return Filled(format, new object[] { arg0, arg1, arg2 });
    }

    public static string Format(IFormatProvider provider, string format, params object[] args) { return Filled(format, args); }

    public static string Format(IFormatProvider provider, string format, params ReadOnlySpan<object> args) { return Filled(format, args.ToArray()); }

    public CharEnumerator GetEnumerator() { return new CharEnumerator(this); }

    IEnumerator<char> IEnumerable<char>.GetEnumerator() { return new CharEnumerator(this); }

    IEnumerator IEnumerable.GetEnumerator() { return new CharEnumerator(this); }

    internal static string Repeated(char c, int count)
    {
        if (count <= 0) return "";
        var chars = new char[count];
        for (int i = 0; i < count; i++) chars[i] = c;
        return Kernel.FromChars(chars, 0, count);
    }

    private bool Matches(string value, int at)
    {
        if (at < 0 || at > Length - value.Length) return false;
        for (int i = 0; i < value.Length; i++)
        {
            if (Kernel.StringAt(this, at + i) != Kernel.StringAt(value, i)) return false;
        }
        return true;
    }

    private string Folded(StringComparison comparison)
    {
        bool isExact = comparison == StringComparison.Ordinal || comparison == StringComparison.CurrentCulture || comparison == StringComparison.InvariantCulture;
        return isExact ? this : ToUpperInvariant();
    }

    private string Trimmed(char[] unwanted, bool atStart, bool atEnd)
    {
        int start = 0;
        int end = Length;
        while (atStart && start < end && IsUnwanted(Kernel.StringAt(this, start), unwanted)) start++;
        while (atEnd && end > start && IsUnwanted(Kernel.StringAt(this, end - 1), unwanted)) end--;
        return Kernel.Substring(this, start, end - start);
    }

    private static bool IsUnwanted(char c, char[] unwanted)
    {
        return unwanted == null || unwanted.Length == 0 ? char.IsWhiteSpace(c) : IsAny(c, unwanted);
    }

    private static bool IsAny(char c, char[] some)
    {
        for (int i = 0; i < some.Length; i++)
        {
            if (some[i] == c) return true;
        }
        return false;
    }

    private static string[] Each(char[] separators)
    {
        if (separators == null || separators.Length == 0) return null;
        var all = new string[separators.Length];
        for (int i = 0; i < all.Length; i++) all[i] = separators[i].ToString();
        return all;
    }

    /// <summary>The length of the separator at a place; 0 if there is none.</summary>
    private int SeparatorAt(string[] separators, int at)
    {
        if (separators == null) return char.IsWhiteSpace(Kernel.StringAt(this, at)) ? 1 : 0;
        for (int i = 0; i < separators.Length; i++)
        {
            if (!IsNullOrEmpty(separators[i]) && Matches(separators[i], at)) return separators[i].Length;
        }
        return 0;
    }

    private string[] Parts(string[] separators, int most, StringSplitOptions options)
    {
        var parts = new List<string>();
        int start = 0;
        int at = 0;
        while (at < Length)
        {
            int length = parts.Count < most - 1 ? SeparatorAt(separators, at) : 0;
            if (length == 0)
            {
                at++;
                continue;
            }
            AddPart(parts, Kernel.Substring(this, start, at - start), options);
            at += length;
            start = at;
        }
        AddPart(parts, Kernel.Substring(this, start, Length - start), options);
        return parts.ToArray();
    }

    private static void AddPart(List<string> parts, string part, StringSplitOptions options)
    {
        if ((options & StringSplitOptions.TrimEntries) != 0) part = part.Trim();
        if (part != "" || (options & StringSplitOptions.RemoveEmptyEntries) == 0) parts.Append(part);
    }

    private static string Joined<T>(string separator, IEnumerable<T> values)
    {
        if (values == null) throw new ArgumentNullException("values");
        string text = "";
        bool isFirst = true;
        foreach (T value in values)
        {
            text = isFirst ? Texts.Of(value) : text + separator + Texts.Of(value);
            isFirst = false;
        }
        return text;
    }

    private static string Filled(string format, object[] args)
    {
        if (format == null) throw new ArgumentNullException("format");
        if (!Kernel.IsKnown(format)) return Kernel.Unknown<string>();
        string text = "";
        int done = 0;
        for (int at = Kernel.StringFindAny(format, "{}", 0); at >= 0; at = Kernel.StringFindAny(format, "{}", done))
        {
            text = text + Kernel.Substring(format, done, at - done);
            char brace = Kernel.StringAt(format, at);
            if (at + 1 < format.Length && Kernel.StringAt(format, at + 1) == brace)
            {
                text = text + brace;
                done = at + 2;
                continue;
            }
            int end = Kernel.StringFind(format, '}', at);
            if (brace == '}' || end < 0) throw new FormatException("Input string was not in a correct format.");
            text = text + Hole(Kernel.Substring(format, at + 1, end - at - 1), args);
            done = end + 1;
        }
        return text + Kernel.Substring(format, done, format.Length - done);
    }

    /// <summary>One argument: number, alignment, format.</summary>
    private static string Hole(string hole, object[] args)
    {
        int colon = hole.IndexOf(':');
        string format = colon < 0 ? null : hole.Substring(colon + 1);
        string head = colon < 0 ? hole : hole.Substring(0, colon);
        int comma = head.IndexOf(',');
        int width = comma < 0 ? 0 : int.Parse(head.Substring(comma + 1).Trim());
        int index = int.Parse((comma < 0 ? head : head.Substring(0, comma)).Trim());
        if (index >= args.Length) throw new FormatException("Index (zero based) must be greater than or equal to zero and less than the size of the argument list.");
        string text = format != null && args[index] is IFormattable it ? it.ToString(format, null) : Texts.Of(args[index]);
        return width < 0 ? text.PadRight(-width) : text.PadLeft(width);
    }
}

public sealed class CharEnumerator
{
    private readonly string text;
    private int at = -1;

    internal CharEnumerator(string text) { this.text = text; }

    public char Current { get { return Kernel.StringAt(text, at); } }

    object IEnumerator.Current { get { return Current; } }

    public bool MoveNext()
    {
        at++;
        return at < text.Length;
    }

    public void Reset() { at = -1; }

    public void Dispose() { }

    public object Clone() { return new CharEnumerator(text); }
}
