//! Wildcards of items: `*` and `?` inside one part of a path, `**` for any number of folders.
//!
//! A pattern is a small automaton over the parts of a path; its state is the set of places in the pattern that may
//! come next. The walk carries that state down, so no folder is entered that cannot lead to a match, and a pattern
//! with many `**` costs no more than its length at each folder.

use super::paths::{fold, is_rooted, join};

/// One part of a pattern, folded.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Part {
    AnyFolders,
    Name(String),
}

/// A pattern below a fixed folder.
#[derive(Clone, Debug)]
pub(super) struct Glob {
    /// The part without wildcards, absolute.
    pub(super) folder: String,
    parts: Vec<Part>,
}

/// The places in a pattern that may come next, ascending.
pub(super) type State = Vec<usize>;

/// Patterns are written by people; those with more parts than this match nothing.
const MAX_PARTS: usize = 64;

/// Whether a piece of an item list is a pattern.
pub(super) fn is_pattern(text: &str) -> bool {
    text.contains(['*', '?'])
}

impl Glob {
    /// Reads a pattern as seen from the folder `base`.
    pub(super) fn new(base: &str, pattern: &str) -> Glob {
        let pattern = pattern.replace('\\', "/");
        let wild = pattern.find(['*', '?']).unwrap_or(pattern.len());
        let split = pattern[..wild].rfind('/').map_or(0, |slash| slash + 1);
        let folder =
            if is_rooted(&pattern) { join("/", &pattern[..split]) } else { join(base, &pattern[..split]) };
        let mut parts: Vec<Part> = Vec::new();
        for part in pattern[split..].split('/').filter(|part| !part.is_empty() && *part != ".") {
            match part {
                "**" if parts.last() == Some(&Part::AnyFolders) => {}
                "**" => parts.push(Part::AnyFolders),
                // As in the shell that these come from, it also matches a name without a dot.
                "*.*" => parts.push(Part::Name("*".to_owned())),
                _ => parts.push(Part::Name(fold(part))),
            }
        }
        if parts.last() == Some(&Part::AnyFolders) {
            parts.push(Part::Name("*".to_owned()));
        }
        if parts.len() > MAX_PARTS {
            parts = vec![Part::Name("/".to_owned())];
        }
        Glob { folder, parts }
    }

    /// Like [`Glob::new`], with the fixed folder as a part of the pattern: for asking about any path.
    pub(super) fn rooted(base: &str, pattern: &str) -> Glob {
        let Glob { folder, parts } = Glob::new(base, pattern);
        let fixed = folder.split('/').filter(|part| !part.is_empty()).map(|part| Part::Name(fold(part)));
        Glob { parts: fixed.chain(parts).collect(), folder: String::new() }
    }

    /// The state in the fixed folder.
    pub(super) fn start(&self) -> State {
        self.close(vec![0])
    }

    /// `**` may also stand for no folder at all.
    fn close(&self, mut state: State) -> State {
        let mut at = 0;
        while at < state.len() {
            if self.parts.get(state[at]) == Some(&Part::AnyFolders) && !state.contains(&(state[at] + 1)) {
                state.push(state[at] + 1);
            }
            at += 1;
        }
        state.sort_unstable();
        state.dedup();
        state
    }

    /// The state in a folder below; empty if nothing there can match. The name is folded.
    pub(super) fn enter(&self, state: &State, folded: &str) -> State {
        let mut next = State::new();
        for &at in state {
            match self.parts.get(at) {
                Some(Part::AnyFolders) => next.push(at),
                Some(Part::Name(pattern)) if at + 1 < self.parts.len() && matches(pattern, folded) => {
                    next.push(at + 1);
                }
                _ => {}
            }
        }
        self.close(next)
    }

    /// Whether a file of this folded name matches in a folder with this state.
    pub(super) fn accepts(&self, state: &State, folded: &str) -> bool {
        state.iter().any(|&at| {
            at + 1 == self.parts.len()
                && matches!(&self.parts[at], Part::Name(pattern) if matches(pattern, folded))
        })
    }

    /// Whether every file below a folder with this state matches.
    pub(super) fn accepts_all(&self, state: &State) -> bool {
        let last = self.parts.len();
        last >= 2
            && state.contains(&(last - 2))
            && self.parts[last - 2] == Part::AnyFolders
            && self.parts[last - 1] == Part::Name("*".to_owned())
    }

    /// The state in `folder`, if it is the pattern's folder or below it; folded paths.
    pub(super) fn state_in(&self, folded_folder: &str) -> State {
        let base = fold(&self.folder);
        let Some(rest) = folded_folder.strip_prefix(&base) else { return State::new() };
        if !(rest.is_empty() || rest.starts_with('/') || base.is_empty() || base.ends_with('/')) {
            return State::new();
        }
        let mut state = self.start();
        for part in rest.split('/').filter(|part| !part.is_empty()) {
            state = self.enter(&state, part);
        }
        state
    }

    /// Whether the pattern matches a whole path, folded.
    pub(super) fn matches(&self, folded_path: &str) -> bool {
        let Some((folder, name)) = folded_path.rsplit_once('/') else { return false };
        self.accepts(&self.state_in(folder), name)
    }
}

/// Whether a folded name matches a folded pattern of one part. After a mismatch only the last `*` is tried again,
/// so the cost is at most the product of the lengths.
fn matches(pattern: &str, name: &str) -> bool {
    let (pattern, name) = (pattern.as_bytes(), name.as_bytes());
    let (mut p, mut n) = (0, 0);
    let mut retry = None;
    while n < name.len() {
        match pattern.get(p) {
            Some(b'*') => {
                retry = Some((p, n));
                p += 1;
            }
            Some(&byte) if byte == b'?' || byte == name[n] => {
                p += 1;
                n += 1;
            }
            _ => {
                let Some((star, from)) = retry else { return false };
                retry = Some((star, from + 1));
                p = star + 1;
                n = from + 1;
            }
        }
    }
    pattern[p..].iter().all(|byte| *byte == b'*')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns() {
        for (pattern, path, expected) in [
            ("**/*.cs", "/p/a.cs", true),
            ("**/*.cs", "/p/x/y/a.cs", true),
            ("*.cs", "/p/x/a.cs", false),
            (r"x\**\a?.cs", "/p/x/y/a1.cs", true),
            ("x/**/y/*.cs", "/p/x/y/a.cs", true),
            ("x/**/y/*.cs", "/p/x/q/a.cs", false),
            ("bin/**", "/p/bin/a/b.cs", true),
            ("bin/**", "/p/bins/a.cs", false),
            ("**/.*/**", "/p/a/.git/b.cs", true),
            ("**/.*/**", "/p/a/git/b.cs", false),
            ("../q/**/*.*", "/q/a/b", true),
            ("**/**/**/*", "/p/a", true),
            ("*a*b*c", "/p/xaybzc", true),
            ("*a*b*c", "/p/xaybz", false),
        ] {
            assert_eq!(Glob::new("/p", pattern).matches(path), expected, "{pattern} {path}");
        }
    }

    #[test]
    fn a_hostile_pattern_is_quick() {
        let glob = Glob::new("/p", &format!("{}x", "**/a*a*a*/".repeat(30)));
        assert!(!glob.matches(&format!("/p/{}y", "aaaaaaaaaaaaaaaaaaaa/".repeat(60))));
    }
}
