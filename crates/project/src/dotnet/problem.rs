//! What could not be read as it was meant, where, and what to do about it.

use std::fmt;
use std::path::PathBuf;

/// More are not kept: nobody would read them.
pub(super) const MAX_PROBLEMS: usize = 1000;

/// A place in a text file. Both numbers count from one; columns count bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Place {
    /// Line.
    pub line: u32,
    /// Column.
    pub column: u32,
}

/// How much a [`Problem`] matters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Severity {
    /// Files, symbols or references are probably missing from the result.
    Warning,
    /// Something was not understood, most likely without consequence.
    Note,
}

/// Something about a project or solution that the user may want to know. Loading goes on.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Problem {
    /// The file that it is about.
    pub file: PathBuf,
    /// Where in it, if that is known.
    pub place: Option<Place>,
    /// How much it matters.
    pub severity: Severity,
    /// What is wrong, and what to do.
    pub message: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.file.display())?;
        if let Some(place) = self.place {
            write!(f, ":{}:{}", place.line, place.column)?;
        }
        write!(f, ": {}", self.message)
    }
}
