//! Which lines changed since a revision, as git tells.

use crate::Error;
use finding::suppress::Lines;
use finding::{Finding, Span};
use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The changed lines of each file, by its real path.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Changes(BTreeMap<PathBuf, Vec<Lines>>);

impl Changes {
    /// Asks git in the folder of each path. What git does not track and does not ignore is new.
    pub(super) fn since(revision: &str, paths: &[PathBuf]) -> Result<Changes, Error> {
        let mut changes = Changes::default();
        for path in paths {
            let folder = if path.is_dir() { path.as_path() } else { path.parent().unwrap_or(path) };
            let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
            let root = PathBuf::from(git(folder, &["rev-parse", "--show-toplevel"])?.trim_end());
            // Whatever the user has set, the answer has one form.
            let diff = [
                "diff",
                "--unified=0",
                "--no-color",
                "--no-ext-diff",
                "--no-textconv",
                "--ignore-submodules",
                "--src-prefix=a/",
                "--dst-prefix=b/",
                "--end-of-options",
                revision,
                "--",
            ];
            changes.add(&root, parse(&git(&root, &diff)?));
            let new = git(&root, &["ls-files", "--others", "--exclude-standard", "-z"])?;
            let new = new.split('\0').filter(|name| !name.is_empty());
            changes.add(&root, new.map(|name| (name.to_owned(), vec![Lines::ALL])).collect());
        }
        Ok(changes)
    }

    fn add(&mut self, root: &Path, files: BTreeMap<String, Vec<Lines>>) {
        self.0.extend(files.into_iter().map(|(name, lines)| (real(&root.join(name)), lines)));
    }

    /// Is a side of the finding on a changed line?
    pub(super) fn touch(&self, finding: &Finding) -> bool {
        finding.sides().filter_map(|side| side.location.span()).any(|span| self.touch_span(span))
    }

    fn touch_span(&self, span: &Span) -> bool {
        let first = span.start.line.get();
        // A long span, such as a whole loop, is about its beginning.
        self.0
            .get(&real(Path::new(&span.path)))
            .is_some_and(|lines| lines.iter().any(|lines| lines.contain(first)))
    }
}

/// Links followed: git names files by the folder that it found, not by how the user got there.
fn real(path: &Path) -> PathBuf {
    std::fs::canonicalize(path).unwrap_or_else(|_| path.to_owned())
}

fn git(folder: &Path, arguments: &[&str]) -> Result<String, Error> {
    let failed = || Error::new("cannot find out which lines changed");
    let output = Command::new("git")
        .arg("-C")
        .arg(folder)
        .args(["-c", "core.quotePath=false"])
        .args(arguments.iter().map(OsStr::new))
        .output()
        .map_err(|error| {
            failed().because(format!("git cannot be run: {error}")).help("`--diff` needs git; install it")
        })?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr).trim().to_owned();
        return Err(failed()
            .because(format!("git says: {said}"))
            .help("`--diff REV` needs a checked-out git repository that has this revision"));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The added and changed lines of a diff without context, by the new name of the file.
fn parse(diff: &str) -> BTreeMap<String, Vec<Lines>> {
    let mut files: BTreeMap<String, Vec<Lines>> = BTreeMap::new();
    let mut current = None;
    // Lines of the files themselves that are still to come: they may look like anything.
    let mut content = 0;
    for line in diff.lines() {
        if content > 0 && line.starts_with(['+', '-']) {
            content -= 1;
        } else if let Some(name) = line.strip_prefix("+++ ") {
            current = new_name(name);
        } else if let Some((removed, added)) = hunk(line) {
            content = u64::from(removed.1) + u64::from(added.1);
            if let (Some(name), (first, count @ 1..)) = (&current, added) {
                let lines = Lines { first, last: first.saturating_add(count - 1) };
                files.entry(name.clone()).or_default().push(lines);
            }
        }
    }
    files
}

/// First line and number of lines, before and after: `@@ -3 +3,2 @@`.
fn hunk(line: &str) -> Option<((u32, u32), (u32, u32))> {
    let (removed, rest) = line.strip_prefix("@@ -")?.split_once(" +")?;
    let (added, _) = rest.split_once(" @@")?;
    let range = |text: &str| {
        let (first, count) = text.split_once(',').unwrap_or((text, "1"));
        Some((first.parse().ok()?, count.parse().ok()?))
    };
    Some((range(removed)?, range(added)?))
}

/// `b/src/A.cs`; in quotes, with escapes, if there are odd characters in it. `None` for a file that is gone.
fn new_name(text: &str) -> Option<String> {
    // Git ends a name with spaces in it by a tab.
    let text = text.trim_end_matches('\t');
    match text.strip_prefix('"').and_then(|text| text.strip_suffix('"')) {
        Some(quoted) => unquoted(quoted).strip_prefix("b/").map(str::to_owned),
        None => text.strip_prefix("b/").map(str::to_owned),
    }
}

/// Escapes as in C: `\"`, `\t`, `\303`.
fn unquoted(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'\\' {
            bytes.push(byte);
            continue;
        }
        bytes.push(match rest.next() {
            Some(b'a') => 7,
            Some(b'b') => 8,
            Some(b't') => b'\t',
            Some(b'n') => b'\n',
            Some(b'v') => 11,
            Some(b'f') => 12,
            Some(b'r') => b'\r',
            Some(first @ b'0'..=b'3') => {
                let digit = |digit: Option<u8>| digit.map_or(0, |digit| digit.wrapping_sub(b'0') & 7);
                (first - b'0') << 6 | digit(rest.next()) << 3 | digit(rest.next())
            }
            Some(other) => other,
            None => b'\\',
        });
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn added_and_changed_lines_are_found_and_contents_do_not_mislead() {
        let diff = "diff --git a/A.cs b/A.cs\nindex 1..2 100644\n--- a/A.cs\n+++ b/A.cs\n@@ -3 +3,2 @@ class A\n-old\n\
            +++ b/Trap.cs\n+@@ -1 +9,9 @@\n@@ -9,2 +10,0 @@\n-x\n-y\n@@ -20,0 +19 @@\n+z\n\
            --- a/gone.cs\n+++ /dev/null\n@@ -1 +0,0 @@\n-x\n\
            --- /dev/null\n+++ \"b/\\303\\274 \\\"q\\\".cs\"\n@@ -0,0 +1,3 @@\n+1\n+2\n+3\n\\ No newline at end of file\n";
        let told: Vec<String> = parse(diff)
            .into_iter()
            .flat_map(|(name, lines)| {
                lines.into_iter().map(move |lines| format!("{name} {}-{}", lines.first, lines.last))
            })
            .collect();
        assert_eq!(told, ["A.cs 3-4", "A.cs 19-19", "ü \"q\".cs 1-3"]);
    }

    #[test]
    fn nonsense_changes_nothing() {
        for text in [
            "",
            "@@",
            "@@ -1 +1 @@",
            "+++ ",
            "+++ b/\n@@ -x +y @@",
            "+++ \"\n@@ -1 +1 @@",
            "@@ -1 +4294967295,9 @@",
        ] {
            assert!(parse(text).values().all(Vec::is_empty), "{text:?}");
        }
    }
}
