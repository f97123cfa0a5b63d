//! A file as a list of nodes in Roslyn's words: what both parsers are reduced to before they are compared.

use std::fmt::Write;

/// One node that has text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) depth: u32,
    /// In UTF-16 units from the start of the file, as Roslyn counts.
    pub(crate) start: u32,
    pub(crate) end: u32,
    /// The name of Roslyn's `SyntaxKind`.
    pub(crate) kind: String,
    /// The tokens that stand in none of its children, `#` for a literal.
    pub(crate) tokens: String,
}

/// What one parser says about one file.
#[derive(Debug, Default)]
pub(crate) struct Outline {
    pub(crate) entries: Vec<Entry>,
    /// What is wrong with the text: the position, the message.
    pub(crate) problems: Vec<(u32, String)>,
}

/// Turns positions into lines and columns.
pub(crate) struct Lines {
    starts: Vec<u32>,
}

impl Lines {
    pub(crate) fn of(text: &str) -> Lines {
        let mut starts = vec![0];
        let mut position = 0;
        for letter in text.trim_start_matches('\u{feff}').chars() {
            position += letter.len_utf16() as u32;
            if letter == '\n' {
                starts.push(position);
            }
        }
        Lines { starts }
    }

    /// `line:column`, both from 1.
    pub(crate) fn place(&self, position: u32) -> String {
        let line = self.starts.partition_point(|&start| start <= position);
        format!("{line}:{}", position - self.starts[line - 1] + 1)
    }
}

impl Outline {
    /// One node a line: `Kind tokens`, indented. Without positions: all tokens are there, so where nodes
    /// start and end follows.
    pub(crate) fn print(&self) -> String {
        let mut out = String::new();
        for Entry { depth, kind, tokens, .. } in &self.entries {
            let indent = *depth as usize;
            // Writing to a string cannot fail.
            let _ = writeln!(out, "{}", format!("{:indent$}{kind} {tokens}", "").trim_end());
        }
        out
    }

    /// The first line where two outlines differ: its position and both lines.
    pub(crate) fn first_difference(&self, other: &Outline) -> Option<Difference> {
        let pairs = self.entries.iter().zip(&other.entries).position(|(ours, theirs)| ours != theirs);
        let shorter = self.entries.len().min(other.entries.len());
        let at = pairs.or((self.entries.len() != other.entries.len()).then_some(shorter))?;
        let show = |entry: Option<&Entry>| {
            entry.map_or("nothing".to_owned(), |entry| {
                let Entry { depth, start, end, kind, tokens } = entry;
                format!("{kind} {tokens} (depth {depth}, {} units)", end - start)
            })
        };
        let (ours, theirs) = (self.entries.get(at), other.entries.get(at));
        let position = ours.or(theirs).map_or(0, |entry| entry.start);
        Some(Difference { position, ours: show(ours), theirs: show(theirs) })
    }
}

/// Where two outlines of one file part.
pub(crate) struct Difference {
    pub(crate) position: u32,
    pub(crate) ours: String,
    pub(crate) theirs: String,
}
