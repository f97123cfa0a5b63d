//! Why bytes are not what they should be: which byte of them is wrong, and how.

use std::borrow::Cow;
use std::fmt;

/// What stands in the way, for callers that treat these differently.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProblemKind {
    /// The file has no .NET metadata: a native library, or no library at all.
    NotManaged,
    /// The bytes contradict themselves or end too early.
    Broken,
    /// The bytes describe more than any real program has.
    TooLarge,
    /// The change that was asked for cannot be made.
    CannotEncode,
}

/// What is wrong, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// What stands in the way.
    pub kind: ProblemKind,
    /// The byte of what was read (a file, a method body, a signature) at which it was found.
    pub offset: usize,
    /// The reason, as a phrase without a full stop.
    pub reason: Cow<'static, str>,
}

impl Problem {
    /// Bytes that contradict themselves.
    pub fn broken(offset: usize, reason: impl Into<Cow<'static, str>>) -> Problem {
        Problem { kind: ProblemKind::Broken, offset, reason: reason.into() }
    }

    /// A file of another kind.
    pub fn not_managed(offset: usize, reason: &'static str) -> Problem {
        Problem { kind: ProblemKind::NotManaged, offset, reason: reason.into() }
    }

    /// More than a limit allows.
    pub fn too_large(offset: usize, reason: &'static str) -> Problem {
        Problem { kind: ProblemKind::TooLarge, offset, reason: reason.into() }
    }

    /// Something that the format cannot say.
    pub(crate) fn cannot_encode(reason: impl Into<Cow<'static, str>>) -> Problem {
        Problem { kind: ProblemKind::CannotEncode, offset: 0, reason: reason.into() }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            ProblemKind::CannotEncode => f.write_str(&self.reason),
            _ => write!(f, "at byte {:#x}: {}", self.offset, self.reason),
        }
    }
}

impl std::error::Error for Problem {}

/// What reading gives.
pub type Result<T> = std::result::Result<T, Problem>;
