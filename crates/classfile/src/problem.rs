//! Why bytes are not a class file: which byte of them is wrong, and how.

use std::borrow::Cow;
use std::fmt;

/// What is wrong with a class file, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The byte of the file at which it was found.
    pub offset: usize,
    /// The reason, as a phrase without a full stop.
    pub reason: Cow<'static, str>,
}

impl Problem {
    /// A problem at a byte of the file.
    pub fn new(offset: usize, reason: impl Into<Cow<'static, str>>) -> Problem {
        Problem { offset, reason: reason.into() }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at byte {:#x}: {}", self.offset, self.reason)
    }
}

impl std::error::Error for Problem {}

/// What reading gives.
pub type Result<T> = std::result::Result<T, Problem>;
