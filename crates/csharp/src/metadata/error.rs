//! Why a file gives no outline: what it is instead, or which byte of it is wrong.

use std::borrow::Cow;
use std::fmt;

use cil::{Problem, ProblemKind};

/// What stands in the way, for callers that treat these differently.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MetadataErrorKind {
    /// The file has no .NET metadata: a native library, or no library at all.
    NotManaged,
    /// A part of an assembly without a manifest of its own.
    NetModule,
    /// The metadata contradicts itself or ends too early.
    Broken,
    /// The metadata describes more than any real library.
    TooLarge,
}

/// Why [`super::outline`] gave up, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MetadataError {
    /// What stands in the way.
    pub kind: MetadataErrorKind,
    /// The byte of the file at which it was found.
    pub offset: usize,
    /// The reason, as a phrase without a full stop.
    pub reason: Cow<'static, str>,
}

impl MetadataError {
    pub(super) fn broken(offset: usize, reason: impl Into<Cow<'static, str>>) -> Self {
        MetadataError { kind: MetadataErrorKind::Broken, offset, reason: reason.into() }
    }

    pub(super) fn too_large(offset: usize, reason: &'static str) -> Self {
        MetadataError { kind: MetadataErrorKind::TooLarge, offset, reason: reason.into() }
    }
}

impl From<Problem> for MetadataError {
    fn from(problem: Problem) -> Self {
        let kind = match problem.kind {
            ProblemKind::NotManaged => MetadataErrorKind::NotManaged,
            ProblemKind::TooLarge => MetadataErrorKind::TooLarge,
            ProblemKind::Broken | ProblemKind::CannotEncode => MetadataErrorKind::Broken,
        };
        MetadataError { kind, offset: problem.offset, reason: problem.reason }
    }
}

impl fmt::Display for MetadataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at byte {:#x}: {}", self.offset, self.reason)
    }
}

impl std::error::Error for MetadataError {}

pub(super) type Result<T> = std::result::Result<T, MetadataError>;
