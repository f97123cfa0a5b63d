//! Paths as projects write them: both slashes separate, `.` and `..` are taken out by name alone.
//!
//! Inside this module a path is text with forward slashes, absolute and without dots. What a project on
//! Windows wrote and what the disk of another system calls it thus meet in one spelling.

use std::path::{Path, PathBuf};

/// The path of a file or folder on disk, as text. A path that is no Unicode keeps a replacement character and
/// will not be found.
pub(super) fn from_disk(path: &Path) -> String {
    let absolute = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    normalise(&absolute.to_string_lossy())
}

/// The path for the outside world.
pub(super) fn to_disk(path: &str) -> PathBuf {
    PathBuf::from(path)
}

/// Forward slashes, no dots, no doubled or trailing slashes.
pub(super) fn normalise(path: &str) -> String {
    if is_normal(path) {
        return path.to_owned();
    }
    let path = path.replace('\\', "/");
    let (root, rest) = split_root(&path);
    let mut parts: Vec<&str> = Vec::new();
    for part in rest.split('/') {
        match part {
            "" | "." => {}
            ".." if parts.last().is_some_and(|last| *last != "..") => _ = parts.pop(),
            ".." if !root.is_empty() => {}
            _ => parts.push(part),
        }
    }
    format!("{root}{}", parts.join("/"))
}

/// Whether there is nothing to do, as for most paths that come from listings.
fn is_normal(path: &str) -> bool {
    let doubtful = |pair: &[u8]| matches!(pair, [b'/', b'/' | b'.']);
    let outside = path.starts_with('.') || path.ends_with('/');
    !(outside || path.contains('\\') || path.as_bytes().windows(2).any(doubtful))
}

/// The entry `name` of a normalised folder.
pub(super) fn child(folder: &str, name: &str) -> String {
    [folder.trim_end_matches('/'), "/", name].concat()
}

/// `path` as seen from the folder `base`, which is normalised.
pub(super) fn join(base: &str, path: &str) -> String {
    if is_rooted(path) {
        normalise(path)
    } else {
        normalise(&format!("{}/{path}", base.trim_end_matches('/')))
    }
}

/// Whether the path starts at a root or at a drive.
pub(super) fn is_rooted(path: &str) -> bool {
    matches!(path.as_bytes(), [b'/' | b'\\', ..] | [_, b':', b'/' | b'\\', ..])
}

fn split_root(path: &str) -> (&str, &str) {
    let length = match path.as_bytes() {
        [b'/', b'/', next, ..] if *next != b'/' => 2,
        [b'/', ..] => 1,
        [drive, b':', b'/', ..] if drive.is_ascii_alphabetic() => 3,
        _ => 0,
    };
    path.split_at(length)
}

/// The folder that holds `path`; none above a root.
pub(super) fn parent(path: &str) -> Option<&str> {
    let (root, rest) = split_root(path);
    if rest.is_empty() {
        return None;
    }
    Some(rest.rfind('/').map_or(root, |slash| &path[..root.len() + slash]))
}

/// The last part.
pub(super) fn name(path: &str) -> &str {
    path.rfind('/').map_or(path, |slash| &path[slash + 1..])
}

/// The last part without its extension.
pub(super) fn stem(path: &str) -> &str {
    let name = name(path);
    name.rfind('.').map_or(name, |dot| &name[..dot])
}

/// From the last dot of the last part, dot included; empty if there is none.
pub(super) fn extension(path: &str) -> &str {
    let name = name(path);
    name.rfind('.').map_or("", |dot| &name[dot..])
}

/// Whether the last part ends with `extension`, in any case.
pub(super) fn has_extension(path: &str, wanted: &str) -> bool {
    extension(path).eq_ignore_ascii_case(wanted)
}

/// What two spellings of one name have in common on a system that does not tell case apart.
pub(super) fn fold(text: &str) -> String {
    if text.is_ascii() { text.to_ascii_lowercase() } else { text.to_lowercase() }
}

/// `path` written from the folder `base`.
pub(super) fn relative(base: &str, path: &str) -> String {
    let (mut from, mut to) = (base.split('/').peekable(), path.split('/').peekable());
    while from.peek().is_some() && from.peek() == to.peek() {
        from.next();
        to.next();
    }
    let up = from.filter(|part| !part.is_empty()).map(|_| "..");
    up.chain(to).collect::<Vec<_>>().join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slashes_and_dots() {
        for (path, normal) in [
            (r"a\b\..\c", "a/c"),
            ("/a/./b//c/", "/a/b/c"),
            ("/../../a", "/a"),
            (r"C:\x\..\..\y", "C:/y"),
            (r"..\a", "../a"),
            (r"\\server\share\x", "//server/share/x"),
            ("", ""),
        ] {
            assert_eq!(normalise(path), normal, "{path}");
        }
    }

    #[test]
    fn parts() {
        assert_eq!(join("/a/b", r"..\c.cs"), "/a/c.cs");
        assert_eq!((join("/a/b", "/c.cs"), join("/", "a")), ("/c.cs".to_owned(), "/a".to_owned()));
        assert_eq!((parent("/a/b"), parent("/a"), parent("/")), (Some("/a"), Some("/"), None));
        assert_eq!((stem("/a.b/c.d.cs"), extension("/a.b/c")), ("c.d", ""));
        assert_eq!(relative("/a/b", "/a/c/d"), "../c/d");
    }
}
