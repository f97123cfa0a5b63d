//! What is wrong with a text, and where. Problems stand beside the tree; they never replace it.

use std::borrow::Cow;
use std::fmt;

/// A range of byte offsets of the parsed text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TextRange {
    /// The first byte.
    pub start: u32,
    /// The byte after the last one.
    pub end: u32,
}

impl TextRange {
    /// The bytes from `start` up to `end`.
    pub fn new(start: u32, end: u32) -> Self {
        TextRange { start, end }
    }

    /// How many bytes.
    pub fn len(self) -> u32 {
        self.end - self.start
    }

    /// No byte at all: a place between two bytes.
    pub fn is_empty(self) -> bool {
        self.start == self.end
    }

    /// The same, for those who know no syntax.
    pub fn bytes(self) -> std::ops::Range<u32> {
        self.start..self.end
    }

    /// The part of `text` that this range covers.
    pub fn of(self, text: &str) -> &str {
        &text[self.start as usize..self.end as usize]
    }
}

impl fmt::Display for TextRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}..{}", self.start, self.end)
    }
}

/// One thing that is wrong with the text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// Where.
    pub range: TextRange,
    /// What is wrong, as a phrase without a full stop.
    pub message: Cow<'static, str>,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.range, self.message)
    }
}
