namespace System;

public sealed class Version
{
    private readonly int major;
    private readonly int minor;
    private readonly int build = -1;
    private readonly int revision = -1;

    public Version() { }

    public Version(int major, int minor)
    {
        if (major < 0) throw new ArgumentOutOfRangeException("major");
        if (minor < 0) throw new ArgumentOutOfRangeException("minor");
        this.major = major;
        this.minor = minor;
    }

    public Version(int major, int minor, int build) : this(major, minor)
    {
        if (build < 0) throw new ArgumentOutOfRangeException("build");
        this.build = build;
    }

    public Version(int major, int minor, int build, int revision) : this(major, minor, build)
    {
        if (revision < 0) throw new ArgumentOutOfRangeException("revision");
        this.revision = revision;
    }

    public Version(string version)
    {
        if (version == null) throw new ArgumentNullException("version");
        string[] parts = version.Split('.');
        if (parts.Length < 2 || parts.Length > 4) throw new ArgumentException("Version string portion was too short or too long.", "version");
        major = int.Parse(parts[0]);
        minor = int.Parse(parts[1]);
        if (parts.Length > 2) build = int.Parse(parts[2]);
        if (parts.Length > 3) revision = int.Parse(parts[3]);
    }

    public int Major { get { return major; } }

    public int Minor { get { return minor; } }

    public int Build { get { return build; } }

    public int Revision { get { return revision; } }

    public static Version Parse(string input) { return new Version(input); }

    public static bool TryParse(string input, out Version result)
    {
        result = null;
        string[] parts = input == null ? new string[0] : input.Split('.');
        if (parts.Length < 2 || parts.Length > 4) return false;
        foreach (string part in parts)
        {
            if (!int.TryParse(part, out int number) || number < 0) return false;
        }
        result = new Version(input);
        return true;
    }

    public static bool operator ==(Version v1, Version v2) { return v1 is null ? v2 is null : v1.Equals(v2); }

    public static bool operator !=(Version v1, Version v2) { return !(v1 == v2); }

    public static bool operator <(Version v1, Version v2) { return v1 is null ? !(v2 is null) : v1.CompareTo(v2) < 0; }

    public static bool operator <=(Version v1, Version v2) { return v1 is null || v1.CompareTo(v2) <= 0; }

    public static bool operator >(Version v1, Version v2) { return v2 < v1; }

    public static bool operator >=(Version v1, Version v2) { return v2 <= v1; }

    public object Clone() { return this; }

    public bool Equals(Version obj) { return !(obj is null) && CompareTo(obj) == 0; }

    public override bool Equals(object obj) { return Equals(obj as Version); }

    public override int GetHashCode() { return ((major * 31 + minor) * 31 + build) * 31 + revision; }

    public int CompareTo(object version) { return CompareTo((Version)version); }

    public int CompareTo(Version value)
    {
        if (value is null) return 1;
        if (major != value.major) return major.CompareTo(value.major);
        if (minor != value.minor) return minor.CompareTo(value.minor);
        return build != value.build ? build.CompareTo(value.build) : revision.CompareTo(value.revision);
    }

    public override string ToString() { return ToString(build < 0 ? 2 : revision < 0 ? 3 : 4); }

    public string ToString(int fieldCount)
    {
        string text = fieldCount > 0 ? major.ToString() : "";
        if (fieldCount > 1) text += "." + minor.ToString();
        if (fieldCount > 2) text += "." + build.ToString();
        return fieldCount > 3 ? text + "." + revision.ToString() : text;
    }
}
