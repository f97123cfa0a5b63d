//! Suppressions in C# sources: `// threadbare: ignore[rule]`, `#pragma warning disable`, `[SuppressMessage]`.
//!
//! Tree and text in, [`Marker`]s out; which rules their ids mean is asked later. Assembly-wide attributes are
//! about declarations that may stand in any file, so they come with a [`Target`] that [`Target::lines_in`]
//! looks for in one file at a time.

mod attribute;
mod comment;
mod pragma;
mod target;

pub(crate) use attribute::is_named as is_attribute_named;
pub use target::{Depth, Target};

use crate::syntax::{TextRange, Tree};
use finding::suppress::{Lines, Marker};
use finding::{Position, Problem};

/// The suppressions of one file.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Suppressions {
    /// Those about lines of this file, in order of place.
    pub markers: Vec<Marker>,
    /// Those about declarations anywhere in the assembly.
    pub global: Vec<Global>,
    /// Comments that are meant for us and cannot be read.
    pub problems: Vec<Problem>,
}

/// `[assembly: SuppressMessage(…, Scope = "member", Target = "~M:N.T.M")]`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Global {
    /// What it says; its lines are those of no file yet.
    pub marker: Marker,
    /// What it is about.
    pub target: Target,
}

/// Finds all suppressions of a file.
pub fn suppressions(tree: &Tree, text: &str) -> Suppressions {
    let places = Places::new(text);
    let mut found = Suppressions::default();
    comment::collect(tree, &places, &mut found);
    pragma::collect(tree, &places, &mut found);
    attribute::collect(tree, &places, &mut found);
    found.markers.sort_by_key(|marker| marker.place);
    found
}

/// Lines and columns of a text, counted as spans count them.
pub(crate) struct Places<'t> {
    text: &'t str,
    line_starts: Vec<u32>,
}

impl<'t> Places<'t> {
    pub(crate) fn new(text: &'t str) -> Self {
        let ends = memchr::memchr_iter(b'\n', text.as_bytes()).map(|end| end as u32 + 1);
        Places { text, line_starts: std::iter::once(0).chain(ends).collect() }
    }

    /// The line of a byte, counted from 1.
    fn line(&self, offset: u32) -> u32 {
        self.line_starts.partition_point(|&start| start <= offset) as u32
    }

    fn line_start(&self, offset: u32) -> u32 {
        self.line_starts[self.line(offset) as usize - 1]
    }

    fn position(&self, offset: u32) -> Position {
        let before = &self.text.as_bytes()[self.line_start(offset) as usize..offset as usize];
        // Columns count code points: all bytes but the later ones of each.
        let column = before.iter().filter(|&&byte| byte & 0xc0 != 0x80).count() as u32 + 1;
        Position::at(self.line(offset), column).expect("lines and columns count from 1")
    }

    pub(crate) fn lines(&self, range: TextRange) -> Lines {
        // The last byte, not the one after it, which may be on the next line.
        let last = range.end.saturating_sub(1).max(range.start);
        Lines { first: self.line(range.start), last: self.line(last) }
    }

    fn of(&self, range: TextRange) -> &'t str {
        range.of(self.text)
    }
}
