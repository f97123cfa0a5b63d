namespace System;

using Threadbare;

/// <summary>32 hexadecimal digits; a new one is another than all before.</summary>
public readonly struct Guid
{
    private const string HexDigits = "0123456789abcdef";
    private const string Zeros = "00000000000000000000000000000000";
    private static int made;

    public static readonly Guid Empty = new Guid(Zeros);

    private readonly string digits;

    public Guid(string g)
    {
        if (g == null) throw new ArgumentNullException("g");
        digits = Bare(g);
        if (digits == null) throw new FormatException("Unrecognized Guid format.");
    }

    public Guid(byte[] b)
    {
        if (b.Length != 16) throw new ArgumentException("Byte array for Guid must be exactly 16 bytes long.", "b");
        string text = "";
        for (int i = 0; i < 16; i++) text += Hex(b[Place(i)]);
        digits = text;
    }

    public static Guid NewGuid()
    {
        made++;
        return new Guid(made.ToString("x8") + "000040008000000000000000");
    }

    private string Digits { get { return digits ?? Zeros; } }

    public static Guid Parse(string input) { return new Guid(input); }

    public static bool TryParse(string input, out Guid result)
    {
        bool isGuid = input != null && Bare(input) != null;
        result = isGuid ? new Guid(input) : Empty;
        return isGuid;
    }

    public static bool operator ==(Guid a, Guid b) { return a.Digits == b.Digits; }

    public static bool operator !=(Guid a, Guid b) { return a.Digits != b.Digits; }

    public bool Equals(Guid g) { return Digits == g.Digits; }

    public override bool Equals(object o) { return o is Guid && Digits == ((Guid)o).Digits; }

    public override int GetHashCode() { return Digits.GetHashCode(); }

    public int CompareTo(Guid value) { return string.CompareOrdinal(Digits, value.Digits); }

    public int CompareTo(object value) { return value == null ? 1 : CompareTo((Guid)value); }

    public byte[] ToByteArray()
    {
        var bytes = new byte[16];
        string all = Digits;
        for (int i = 0; i < 16; i++) bytes[Place(i)] = (byte)(Value(all, 2 * i) * 16 + Value(all, 2 * i + 1));
        return bytes;
    }

    public override string ToString() { return ToString("D"); }

    public string ToString(string format, IFormatProvider provider) { return ToString(format); }

    public string ToString(string format)
    {
        string d = Digits;
        string kind = string.IsNullOrEmpty(format) ? "D" : format.ToUpperInvariant();
        if (kind == "N") return d;
        string parts = d.Substring(0, 8) + "-" + d.Substring(8, 4) + "-" + d.Substring(12, 4) + "-" + d.Substring(16, 4) + "-" + d.Substring(20);
        if (kind == "D") return parts;
        if (kind == "B") return "{" + parts + "}";
        if (kind == "P") return "(" + parts + ")";
        throw new FormatException("Format string can be only \"D\", \"d\", \"N\", \"n\", \"P\", \"p\", \"B\", \"b\", \"X\" or \"x\".");
    }

    /// <summary>The digits alone, or null if that is none.</summary>
    private static string Bare(string text)
    {
        string inner = text.Trim();
        if (inner.Length == 38 && (inner[0] == '{' && inner[37] == '}' || inner[0] == '(' && inner[37] == ')')) inner = inner.Substring(1, 36);
        if (inner.Length == 36 && inner[8] == '-' && inner[13] == '-' && inner[18] == '-' && inner[23] == '-') inner = inner.Replace("-", "");
        inner = inner.ToLowerInvariant();
        return inner.Length != 32 || Kernel.StringFindOther(inner, HexDigits, 0) >= 0 ? null : inner;
    }

    /// <summary>The first three groups are kept with the lowest byte first.</summary>
    private static int Place(int index)
    {
        if (index < 4) return 3 - index;
        if (index < 6) return 9 - index;
        return index < 8 ? 13 - index : index;
    }

    private static string Hex(byte value) { return value.ToString("x2"); }

    private static int Value(string digits, int at) { return Kernel.StringFind(HexDigits, Kernel.StringAt(digits, at), 0); }
}
