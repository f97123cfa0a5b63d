namespace System;

using System.Globalization;
using Threadbare;

public readonly struct SByte
{
    public int CompareTo(sbyte value) { return this < value ? -1 : this > value ? 1 : 0; }

    public int CompareTo(object value)
    {
        if (value == null) return 1;
        if (value is sbyte other) return CompareTo(other);
        throw new ArgumentException("Object must be of type SByte.");
    }

    public bool Equals(sbyte obj) { return this == obj; }

    public override bool Equals(object obj) { return obj is sbyte other && this == other; }

    public override int GetHashCode() { return (int)this; }

    public override string ToString() { return Kernel.Text(this); }

    public string ToString(string format) { return Kernel.Format(format, this); }

    public string ToString(IFormatProvider provider) { return Kernel.Text(this); }

    public string ToString(string format, IFormatProvider provider) { return Kernel.Format(format, this); }

    public static sbyte Parse(string s)
    {
        if (s == null) throw new ArgumentNullException("s");
        if (!TryParse(s, out sbyte result)) throw Texts.NotRead(s, "a signed byte");
        return result;
    }

    public static sbyte Parse(string s, IFormatProvider provider) { return Parse(s); }

    public static bool TryParse(string s, out sbyte result)
    {
        result = default(sbyte);
        return s != null && Kernel.Parse(s, out result);
    }
}

public readonly struct Byte
{
    public int CompareTo(byte value) { return this < value ? -1 : this > value ? 1 : 0; }

    public int CompareTo(object value)
    {
        if (value == null) return 1;
        if (value is byte other) return CompareTo(other);
        throw new ArgumentException("Object must be of type Byte.");
    }

    public bool Equals(byte obj) { return this == obj; }

    public override bool Equals(object obj) { return obj is byte other && this == other; }

    public override int GetHashCode() { return (int)this; }

    public override string ToString() { return Kernel.Text(this); }

    public string ToString(string format) { return Kernel.Format(format, this); }

    public string ToString(IFormatProvider provider) { return Kernel.Text(this); }

    public string ToString(string format, IFormatProvider provider) { return Kernel.Format(format, this); }

    public static byte Parse(string s)
    {
        if (s == null) throw new ArgumentNullException("s");
        if (!TryParse(s, out byte result)) throw Texts.NotRead(s, "an unsigned byte");
        return result;
    }

    public static byte Parse(string s, IFormatProvider provider) { return Parse(s); }

    public static bool TryParse(string s, out byte result)
    {
        result = default(byte);
        return s != null && Kernel.Parse(s, out result);
    }
}

public readonly struct Int16
{
    public int CompareTo(short value) { return this < value ? -1 : this > value ? 1 : 0; }

    public int CompareTo(object value)
    {
        if (value == null) return 1;
        if (value is short other) return CompareTo(other);
        throw new ArgumentException("Object must be of type Int16.");
    }

    public bool Equals(short obj) { return this == obj; }

    public override bool Equals(object obj) { return obj is short other && this == other; }

    public override int GetHashCode() { return (int)this; }

    public override string ToString() { return Kernel.Text(this); }

    public string ToString(string format) { return Kernel.Format(format, this); }

    public string ToString(IFormatProvider provider) { return Kernel.Text(this); }

    public string ToString(string format, IFormatProvider provider) { return Kernel.Format(format, this); }

    public static short Parse(string s)
    {
        if (s == null) throw new ArgumentNullException("s");
        if (!TryParse(s, out short result)) throw Texts.NotRead(s, "an Int16");
        return result;
    }

    public static short Parse(string s, IFormatProvider provider) { return Parse(s); }

    public static bool TryParse(string s, out short result)
    {
        result = default(short);
        return s != null && Kernel.Parse(s, out result);
    }
}

public readonly struct UInt16
{
    public int CompareTo(ushort value) { return this < value ? -1 : this > value ? 1 : 0; }

    public int CompareTo(object value)
    {
        if (value == null) return 1;
        if (value is ushort other) return CompareTo(other);
        throw new ArgumentException("Object must be of type UInt16.");
    }

    public bool Equals(ushort obj) { return this == obj; }

    public override bool Equals(object obj) { return obj is ushort other && this == other; }

    public override int GetHashCode() { return (int)this; }

    public override string ToString() { return Kernel.Text(this); }

    public string ToString(string format) { return Kernel.Format(format, this); }

    public string ToString(IFormatProvider provider) { return Kernel.Text(this); }

    public string ToString(string format, IFormatProvider provider) { return Kernel.Format(format, this); }

    public static ushort Parse(string s)
    {
        if (s == null) throw new ArgumentNullException("s");
        if (!TryParse(s, out ushort result)) throw Texts.NotRead(s, "a UInt16");
        return result;
    }

    public static ushort Parse(string s, IFormatProvider provider) { return Parse(s); }

    public static bool TryParse(string s, out ushort result)
    {
        result = default(ushort);
        return s != null && Kernel.Parse(s, out result);
    }
}

public readonly struct Int32
{
    public int CompareTo(int value) { return this < value ? -1 : this > value ? 1 : 0; }

    public int CompareTo(object value)
    {
        if (value == null) return 1;
        if (value is int other) return CompareTo(other);
        throw new ArgumentException("Object must be of type Int32.");
    }

    public bool Equals(int obj) { return this == obj; }

    public override bool Equals(object obj) { return obj is int other && this == other; }

    public override int GetHashCode() { return this; }

    public override string ToString() { return Kernel.Text(this); }

    public string ToString(string format) { return Kernel.Format(format, this); }

    public string ToString(IFormatProvider provider) { return Kernel.Text(this); }

    public string ToString(string format, IFormatProvider provider) { return Kernel.Format(format, this); }

    public static int Parse(string s)
    {
        if (s == null) throw new ArgumentNullException("s");
        if (!TryParse(s, out int result)) throw Texts.NotRead(s, "an Int32");
        return result;
    }

    public static int Parse(string s, IFormatProvider provider) { return Parse(s); }

    public static bool TryParse(string s, out int result)
    {
        result = default(int);
        return s != null && Kernel.Parse(s, out result);
    }
}

public readonly struct UInt32
{
    public int CompareTo(uint value) { return this < value ? -1 : this > value ? 1 : 0; }

    public int CompareTo(object value)
    {
        if (value == null) return 1;
        if (value is uint other) return CompareTo(other);
        throw new ArgumentException("Object must be of type UInt32.");
    }

    public bool Equals(uint obj) { return this == obj; }

    public override bool Equals(object obj) { return obj is uint other && this == other; }

    public override int GetHashCode() { return unchecked((int)this); }

    public override string ToString() { return Kernel.Text(this); }

    public string ToString(string format) { return Kernel.Format(format, this); }

    public string ToString(IFormatProvider provider) { return Kernel.Text(this); }

    public string ToString(string format, IFormatProvider provider) { return Kernel.Format(format, this); }

    public static uint Parse(string s)
    {
        if (s == null) throw new ArgumentNullException("s");
        if (!TryParse(s, out uint result)) throw Texts.NotRead(s, "a UInt32");
        return result;
    }

    public static uint Parse(string s, IFormatProvider provider) { return Parse(s); }

    public static bool TryParse(string s, out uint result)
    {
        result = default(uint);
        return s != null && Kernel.Parse(s, out result);
    }
}

public readonly struct Int64
{
    public int CompareTo(long value) { return this < value ? -1 : this > value ? 1 : 0; }

    public int CompareTo(object value)
    {
        if (value == null) return 1;
        if (value is long other) return CompareTo(other);
        throw new ArgumentException("Object must be of type Int64.");
    }

    public bool Equals(long obj) { return this == obj; }

    public override bool Equals(object obj) { return obj is long other && this == other; }

    public override int GetHashCode() { return Kernel.HashOf(this); }

    public override string ToString() { return Kernel.Text(this); }

    public string ToString(string format) { return Kernel.Format(format, this); }

    public string ToString(IFormatProvider provider) { return Kernel.Text(this); }

    public string ToString(string format, IFormatProvider provider) { return Kernel.Format(format, this); }

    public static long Parse(string s)
    {
        if (s == null) throw new ArgumentNullException("s");
        if (!TryParse(s, out long result)) throw Texts.NotRead(s, "an Int64");
        return result;
    }

    public static long Parse(string s, IFormatProvider provider) { return Parse(s); }

    public static bool TryParse(string s, out long result)
    {
        result = default(long);
        return s != null && Kernel.Parse(s, out result);
    }
}

public readonly struct UInt64
{
    public int CompareTo(ulong value) { return this < value ? -1 : this > value ? 1 : 0; }

    public int CompareTo(object value)
    {
        if (value == null) return 1;
        if (value is ulong other) return CompareTo(other);
        throw new ArgumentException("Object must be of type UInt64.");
    }

    public bool Equals(ulong obj) { return this == obj; }

    public override bool Equals(object obj) { return obj is ulong other && this == other; }

    public override int GetHashCode() { return Kernel.HashOf(this); }

    public override string ToString() { return Kernel.Text(this); }

    public string ToString(string format) { return Kernel.Format(format, this); }

    public string ToString(IFormatProvider provider) { return Kernel.Text(this); }

    public string ToString(string format, IFormatProvider provider) { return Kernel.Format(format, this); }

    public static ulong Parse(string s)
    {
        if (s == null) throw new ArgumentNullException("s");
        if (!TryParse(s, out ulong result)) throw Texts.NotRead(s, "a UInt64");
        return result;
    }

    public static ulong Parse(string s, IFormatProvider provider) { return Parse(s); }

    public static bool TryParse(string s, out ulong result)
    {
        result = default(ulong);
        return s != null && Kernel.Parse(s, out result);
    }
}

public readonly struct Single
{
    public int CompareTo(float value)
    {
        if (IsNaN(this)) return IsNaN(value) ? 0 : -1;
        return this < value ? -1 : this > value || IsNaN(value) ? 1 : 0;
    }

    public int CompareTo(object value)
    {
        if (value == null) return 1;
        if (value is float other) return CompareTo(other);
        throw new ArgumentException("Object must be of type Single.");
    }

    public bool Equals(float obj) { return this == obj || IsNaN(this) && IsNaN(obj); }

    public override bool Equals(object obj) { return obj is float other && Equals(other); }

    public override int GetHashCode() { return Kernel.HashOf(this); }

    public override string ToString() { return Kernel.Text(this); }

    public string ToString(string format) { return Kernel.Format(format, this); }

    public string ToString(IFormatProvider provider) { return Kernel.Text(this); }

    public string ToString(string format, IFormatProvider provider) { return Kernel.Format(format, this); }

    public static bool IsNaN(float f) { return f != f; }

    public static bool IsInfinity(float f) { return IsPositiveInfinity(f) || IsNegativeInfinity(f); }

    public static bool IsPositiveInfinity(float f) { return f == float.PositiveInfinity; }

    public static bool IsNegativeInfinity(float f) { return f == float.NegativeInfinity; }

    public static bool IsFinite(float f) { return !IsNaN(f) && !IsInfinity(f); }

    public static bool IsNegative(float f) { return f < 0 || 1 / f < 0; }

    public static float Parse(string s)
    {
        if (s == null) throw new ArgumentNullException("s");
        if (!TryParse(s, out float result)) throw new FormatException("The input string '" + s + "' was not in a correct format.");
        return result;
    }

    public static float Parse(string s, IFormatProvider provider) { return Parse(s); }

    public static bool TryParse(string s, out float result)
    {
        result = default(float);
        return s != null && Kernel.Parse(s, out result);
    }
}

public readonly struct Double
{
    public int CompareTo(double value)
    {
        if (IsNaN(this)) return IsNaN(value) ? 0 : -1;
        return this < value ? -1 : this > value || IsNaN(value) ? 1 : 0;
    }

    public int CompareTo(object value)
    {
        if (value == null) return 1;
        if (value is double other) return CompareTo(other);
        throw new ArgumentException("Object must be of type Double.");
    }

    public bool Equals(double obj) { return this == obj || IsNaN(this) && IsNaN(obj); }

    public override bool Equals(object obj) { return obj is double other && Equals(other); }

    public override int GetHashCode() { return Kernel.HashOf(this); }

    public override string ToString() { return Kernel.Text(this); }

    public string ToString(string format) { return Kernel.Format(format, this); }

    public string ToString(IFormatProvider provider) { return Kernel.Text(this); }

    public string ToString(string format, IFormatProvider provider) { return Kernel.Format(format, this); }

    public static bool IsNaN(double d) { return d != d; }

    public static bool IsInfinity(double d) { return IsPositiveInfinity(d) || IsNegativeInfinity(d); }

    public static bool IsPositiveInfinity(double d) { return d == double.PositiveInfinity; }

    public static bool IsNegativeInfinity(double d) { return d == double.NegativeInfinity; }

    public static bool IsFinite(double d) { return !IsNaN(d) && !IsInfinity(d); }

    public static bool IsNegative(double d) { return d < 0 || 1 / d < 0; }

    public static double Parse(string s)
    {
        if (s == null) throw new ArgumentNullException("s");
        if (!TryParse(s, out double result)) throw new FormatException("The input string '" + s + "' was not in a correct format.");
        return result;
    }

    public static double Parse(string s, IFormatProvider provider) { return Parse(s); }

    public static bool TryParse(string s, out double result)
    {
        result = default(double);
        return s != null && Kernel.Parse(s, out result);
    }
}

public readonly struct Decimal
{
    public static readonly decimal MaxValue = 79228162514264337593543950335m;
    public static readonly decimal MinValue = -79228162514264337593543950335m;
    public static readonly decimal One = 1m;
    public static readonly decimal Zero = 0m;
    public static readonly decimal MinusOne = -1m;

    public static decimal Round(decimal d) { return Kernel.RoundDecimal(d, 0, 0); }

    public static decimal Round(decimal d, int decimals) { return Kernel.RoundDecimal(d, decimals, 0); }

    public static decimal Round(decimal d, MidpointRounding mode) { return Kernel.RoundDecimal(d, 0, (int)mode); }

    public static decimal Round(decimal d, int decimals, MidpointRounding mode) { return Kernel.RoundDecimal(d, decimals, (int)mode); }

    public static decimal Truncate(decimal d) { return Kernel.RoundDecimal(d, 0, 2); }

    public static decimal Floor(decimal d) { return Kernel.RoundDecimal(d, 0, 3); }

    public static decimal Ceiling(decimal d) { return Kernel.RoundDecimal(d, 0, 4); }

    public static decimal Add(decimal d1, decimal d2) { return d1 + d2; }

    public static decimal Subtract(decimal d1, decimal d2) { return d1 - d2; }

    public static decimal Multiply(decimal d1, decimal d2) { return d1 * d2; }

    public static decimal Divide(decimal d1, decimal d2) { return d1 / d2; }

    public static decimal Negate(decimal d) { return -d; }

    public static int Compare(decimal d1, decimal d2) { return d1.CompareTo(d2); }

    public int CompareTo(decimal value) { return this < value ? -1 : this > value ? 1 : 0; }

    public int CompareTo(object value)
    {
        if (value == null) return 1;
        if (value is decimal other) return CompareTo(other);
        throw new ArgumentException("Object must be of type Decimal.");
    }

    public bool Equals(decimal obj) { return this == obj; }

    public override bool Equals(object obj) { return obj is decimal other && this == other; }

    public override int GetHashCode() { return Kernel.HashOf(this); }

    public override string ToString() { return Kernel.Text(this); }

    public string ToString(string format) { return Kernel.Format(format, this); }

    public string ToString(IFormatProvider provider) { return Kernel.Text(this); }

    public string ToString(string format, IFormatProvider provider) { return Kernel.Format(format, this); }

    public static decimal Parse(string s)
    {
        if (s == null) throw new ArgumentNullException("s");
        if (!TryParse(s, out decimal result)) throw new FormatException("The input string '" + s + "' was not in a correct format.");
        return result;
    }

    public static decimal Parse(string s, IFormatProvider provider) { return Parse(s); }

    public static bool TryParse(string s, out decimal result)
    {
        result = default(decimal);
        return s != null && Kernel.Parse(s, out result);
    }
}

public readonly struct Boolean
{
    public static readonly string TrueString = "True";
    public static readonly string FalseString = "False";

    public int CompareTo(bool value) { return this == value ? 0 : this ? 1 : -1; }

    public int CompareTo(object obj)
    {
        if (obj == null) return 1;
        if (obj is bool other) return CompareTo(other);
        throw new ArgumentException("Object must be of type Boolean.");
    }

    public bool Equals(bool obj) { return this == obj; }

    public override bool Equals(object obj) { return obj is bool other && this == other; }

    public override int GetHashCode() { return this ? 1 : 0; }

    public override string ToString() { return this ? "True" : "False"; }

    public string ToString(IFormatProvider provider) { return ToString(); }

    public static bool Parse(string value)
    {
        if (value == null) throw new ArgumentNullException("value");
        if (!TryParse(value, out bool result)) throw new FormatException("String '" + value + "' was not recognized as a valid Boolean.");
        return result;
    }

    public static bool TryParse(string value, out bool result)
    {
        string word = value == null ? "" : value.Trim().ToLowerInvariant();
        result = word == "true";
        return result || word == "false";
    }
}

public readonly struct Char
{
    public int CompareTo(char value) { return this - value; }

    public int CompareTo(object value)
    {
        if (value == null) return 1;
        if (value is char other) return CompareTo(other);
        throw new ArgumentException("Object must be of type Char.");
    }

    public bool Equals(char obj) { return this == obj; }

    public override bool Equals(object obj) { return obj is char other && this == other; }

    public override int GetHashCode() { return this | (this << 16); }

    public override string ToString() { return Kernel.Text(this); }

    public string ToString(IFormatProvider provider) { return Kernel.Text(this); }

    public static string ToString(char c) { return Kernel.Text(c); }

    public static bool IsAscii(char c) { return c < 128; }

    public static bool IsAsciiDigit(char c) { return c >= '0' && c <= '9'; }

    public static bool IsAsciiLetter(char c) { return IsAsciiLetterLower(c) || IsAsciiLetterUpper(c); }

    public static bool IsAsciiLetterLower(char c) { return c >= 'a' && c <= 'z'; }

    public static bool IsAsciiLetterUpper(char c) { return c >= 'A' && c <= 'Z'; }

    public static bool IsAsciiLetterOrDigit(char c) { return IsAsciiLetter(c) || IsAsciiDigit(c); }

    public static bool IsBetween(char c, char minInclusive, char maxInclusive) { return c >= minInclusive && c <= maxInclusive; }

    public static bool IsDigit(char c) { return IsAsciiDigit(c); }

    public static bool IsNumber(char c) { return IsAsciiDigit(c); }

    public static bool IsLetter(char c) { return IsLower(c) || IsUpper(c) || c >= 256 && ToLowerInvariant(c) == ToUpperInvariant(c) && !IsWhiteSpace(c); }

    public static bool IsLetterOrDigit(char c) { return IsLetter(c) || IsDigit(c); }

    public static bool IsLower(char c) { return ToUpperInvariant(c) != c; }

    public static bool IsUpper(char c) { return ToLowerInvariant(c) != c; }

    public static bool IsWhiteSpace(char c) { return c == ' ' || c >= '\t' && c <= '\r' || c == '\u0085' || c == '\u00a0' || c >= '\u2000' && c <= '\u200a' || c == '\u2028' || c == '\u2029' || c == '\u3000'; }

    public static bool IsPunctuation(char c)
    {
        return c >= '!' && c <= '/' && c != '$' && c != '+' || c == ':' || c == ';' || c == '?' || c == '@'
            || c >= '[' && c <= ']' || c == '_' || c == '{' || c == '}';
    }

    public static bool IsSymbol(char c) { return c == '$' || c == '+' || c >= '<' && c <= '>' || c == '^' || c == '`' || c == '|' || c == '~'; }

    public static bool IsSeparator(char c) { return c == ' ' || c == '\u00a0' || c >= '\u2000' && c <= '\u200a' || c == '\u2028' || c == '\u2029' || c == '\u3000'; }

    public static bool IsHighSurrogate(char c) { return c >= '\ud800' && c <= '\udbff'; }

    public static bool IsLowSurrogate(char c) { return c >= '\udc00' && c <= '\udfff'; }

    public static bool IsSurrogate(char c) { return IsHighSurrogate(c) || IsLowSurrogate(c); }

    public static bool IsDigit(string s, int index) { return IsDigit(s[index]); }

    public static bool IsLetter(string s, int index) { return IsLetter(s[index]); }

    public static bool IsLetterOrDigit(string s, int index) { return IsLetterOrDigit(s[index]); }

    public static bool IsWhiteSpace(string s, int index) { return IsWhiteSpace(s[index]); }

    public static double GetNumericValue(char c) { return IsAsciiDigit(c) ? c - '0' : -1; }

    public static string ConvertFromUtf32(int utf32)
    {
        if (utf32 < 0 || utf32 > 0x10ffff || utf32 >= 0xd800 && utf32 <= 0xdfff) throw new ArgumentOutOfRangeException("utf32");
        if (utf32 < 0x10000) return ToString((char)utf32);
        int rest = utf32 - 0x10000;
        return ToString((char)(0xd800 + rest / 0x400)) + ToString((char)(0xdc00 + rest % 0x400));
    }

    public static char Parse(string s)
    {
        if (s == null) throw new ArgumentNullException("s");
        if (s.Length != 1) throw new FormatException("String must be exactly one character long.");
        return s[0];
    }

    public static bool TryParse(string s, out char result)
    {
        result = s != null && s.Length == 1 ? s[0] : '\0';
        return s != null && s.Length == 1;
    }

    public static bool IsControl(char c) { return c < ' ' || c >= '\u007f' && c <= '\u009f'; }

    public static char ToUpper(char c) { return ToUpperInvariant(c); }

    public static char ToLower(char c) { return ToLowerInvariant(c); }

    public static char ToUpperInvariant(char c)
    {
        if (c < 128) return c >= 'a' && c <= 'z' ? (char)(c - 32) : c;
        return Kernel.StringAt(Kernel.StringCase(Kernel.FromChars(new[] { c }, 0, 1), true), 0);
    }

    public static char ToLowerInvariant(char c)
    {
        if (c < 128) return c >= 'A' && c <= 'Z' ? (char)(c + 32) : c;
        return Kernel.StringAt(Kernel.StringCase(Kernel.FromChars(new[] { c }, 0, 1), false), 0);
    }
}
