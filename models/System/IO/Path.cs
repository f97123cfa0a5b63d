namespace System.IO;

using Threadbare;

/// <summary>Text about files, with the slashes of Unix; no file is looked at.</summary>
public static class Path
{
    private static int made;

    public static readonly char DirectorySeparatorChar = '/';

    public static readonly char AltDirectorySeparatorChar = '/';

    public static readonly char VolumeSeparatorChar = '/';

    public static readonly char PathSeparator = ':';

    public static string Combine(string path1, string path2) { return Combine(new[] { path1, path2 }); }

    public static string Combine(string path1, string path2, string path3) { return Combine(new[] { path1, path2, path3 }); }

    public static string Combine(string path1, string path2, string path3, string path4) { return Combine(new[] { path1, path2, path3, path4 }); }

    public static string Combine(params string[] paths)
    {
        if (paths == null) throw new ArgumentNullException("paths");
        string combined = "";
        foreach (string path in paths)
        {
            if (path == null) throw new ArgumentNullException("paths");
            combined = IsPathRooted(path) ? path : Joined(combined, path);
        }
        return combined;
    }

    public static string Join(string path1, string path2) { return Joined(path1 ?? "", path2 ?? ""); }

    public static string Join(string path1, string path2, string path3) { return Join(Join(path1, path2), path3); }

    public static string Join(params string[] paths)
    {
        string joined = "";
        foreach (string path in paths) joined = Join(joined, path);
        return joined;
    }

    public static bool IsPathRooted(string path) { return path != null && path.StartsWith('/'); }

    public static bool IsPathFullyQualified(string path) { return IsPathRooted(path); }

    public static string GetPathRoot(string path)
    {
        if (path == null || path.Length == 0) return null;
        return IsPathRooted(path) ? "/" : "";
    }

    public static bool EndsInDirectorySeparator(string path) { return path != null && path.EndsWith('/'); }

    public static string TrimEndingDirectorySeparator(string path) { return path.Length > 1 && EndsInDirectorySeparator(path) ? path.Substring(0, path.Length - 1) : path; }

    public static string GetFileName(string path) { return path == null ? null : path.Substring(path.LastIndexOf('/') + 1); }

    public static string GetFileNameWithoutExtension(string path)
    {
        string name = GetFileName(path);
        if (name == null) return null;
        int dot = name.LastIndexOf('.');
        return dot < 0 ? name : name.Substring(0, dot);
    }

    public static string GetExtension(string path)
    {
        string name = GetFileName(path);
        if (name == null) return null;
        int dot = name.LastIndexOf('.');
        return dot < 0 || dot == name.Length - 1 ? "" : name.Substring(dot);
    }

    public static bool HasExtension(string path) { return !string.IsNullOrEmpty(GetExtension(path)); }

    public static string ChangeExtension(string path, string extension)
    {
        if (path == null || path.Length == 0) return path;
        int dot = path.LastIndexOf('.');
        string start = dot > path.LastIndexOf('/') ? path.Substring(0, dot) : path;
        if (extension == null) return start;
        return extension.StartsWith('.') ? start + extension : start + "." + extension;
    }

    public static string GetDirectoryName(string path)
    {
        if (path == null || path.Length == 0 || path == "/") return null;
        int slash = path.LastIndexOf('/');
        if (slash < 0) return "";
        while (slash > 0 && path[slash - 1] == '/') slash--;
        return slash == 0 ? "/" : path.Substring(0, slash);
    }

    public static string GetFullPath(string path)
    {
        if (path == null) throw new ArgumentNullException("path");
        if (path.Length == 0) throw new ArgumentException("The path is empty.", "path");
        return IsPathRooted(path) ? Normal(path) : Kernel.Unknown<string>();
    }

    public static string GetFullPath(string path, string basePath) { return Normal(Combine(basePath, path)); }

    public static string GetTempPath() { return "/tmp/"; }

    public static string GetTempFileName() { return "/tmp/" + GetRandomFileName(); }

    public static string GetRandomFileName()
    {
        made++;
        return "file" + made.ToString().PadLeft(4, '0') + ".tmp";
    }

    private static string Joined(string start, string end)
    {
        if (start.Length == 0) return end;
        if (end.Length == 0) return start;
        return start.EndsWith('/') || end.StartsWith('/') ? start + end : start + "/" + end;
    }

    /// <summary>Without the parts that say "here" and "one up".</summary>
    private static string Normal(string path)
    {
        var kept = new Bag<string>();
        foreach (string part in path.Split('/'))
        {
            if (part == "..")
            {
                if (kept.Count > 0) kept.RemoveAt(kept.Count - 1);
            }
            else if (part.Length > 0 && part != ".")
            {
                kept.Add(part);
            }
        }
        string normal = "";
        for (int i = 0; i < kept.Count; i++) normal += "/" + kept.Items[i];
        return normal.Length == 0 || path.EndsWith('/') ? normal + "/" : normal;
    }
}
