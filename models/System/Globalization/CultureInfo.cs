namespace System.Globalization;

using System.Threading;

/// <summary>A name: everything is written and read as in the invariant culture. The current one goes along with
/// asynchronous work.</summary>
public class CultureInfo
{
    private static readonly CultureInfo Invariant = new CultureInfo("");
    private static readonly AsyncLocal<CultureInfo> Current = new AsyncLocal<CultureInfo>();
    private static readonly AsyncLocal<CultureInfo> CurrentUI = new AsyncLocal<CultureInfo>();
    private readonly string name;

    public CultureInfo(string name)
    {
        if (name == null) throw new ArgumentNullException("name");
        this.name = name;
    }

    public CultureInfo(string name, bool useUserOverride) : this(name) { UseUserOverride = useUserOverride; }

    public static CultureInfo InvariantCulture { get { return Invariant; } }

    public static CultureInfo InstalledUICulture { get { return Invariant; } }

    public static CultureInfo DefaultThreadCurrentCulture { get; set; }

    public static CultureInfo DefaultThreadCurrentUICulture { get; set; }

    public static CultureInfo CurrentCulture
    {
        get { return Current.Value ?? DefaultThreadCurrentCulture ?? Invariant; }
        set
        {
            if (value == null) throw new ArgumentNullException("value");
            Current.Value = value;
        }
    }

    public static CultureInfo CurrentUICulture
    {
        get { return CurrentUI.Value ?? DefaultThreadCurrentUICulture ?? Invariant; }
        set
        {
            if (value == null) throw new ArgumentNullException("value");
            CurrentUI.Value = value;
        }
    }

    public virtual string Name { get { return name; } }

    public string IetfLanguageTag { get { return name; } }

    public virtual CultureInfo Parent { get { return name.Contains("-") ? new CultureInfo(name.Substring(0, name.LastIndexOf('-'))) : Invariant; } }

    public virtual bool IsNeutralCulture { get { return name.Length > 0 && !name.Contains("-"); } }

    public bool UseUserOverride { get; }

    public static CultureInfo GetCultureInfo(string name) { return new CultureInfo(name); }

    public static CultureInfo GetCultureInfo(string name, bool predefinedOnly) { return new CultureInfo(name); }

    public static CultureInfo CreateSpecificCulture(string name) { return new CultureInfo(name); }

    public static CultureInfo ReadOnly(CultureInfo ci) { return ci; }

    public void ClearCachedData() { }

    public virtual object Clone() { return new CultureInfo(name); }

    public override string ToString() { return name; }

    public override bool Equals(object value)
    {
        var other = value as CultureInfo;
        return other != null && other.name == name;
    }

    public override int GetHashCode() { return name.GetHashCode(); }
}
