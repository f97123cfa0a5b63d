//! What somebody asked about a program, noted while the answer is given: when the program changes, only those who asked
//! about what has changed are asked again (as in incremental build systems and, for compilers, Hammer et al., Adapton,
//! PLDI 2014).

use ir::{FieldId, MethodId};
use rustc_hash::FxHashSet;
use std::cell::RefCell;

/// Something that an edit may change.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) enum Read {
    /// What a method does.
    Body(MethodId),
    /// Who makes it run.
    Callers(MethodId),
    /// What it overrides.
    Overridden(MethodId),
    /// What overrides it.
    Overriders(MethodId),
    /// Whether it runs during construction only.
    Construction(MethodId),
    /// The locks that all of its callers hold.
    Entry(MethodId),
    /// Whether it runs on a thread that somebody starts.
    Elsewhere(MethodId),
    /// Who touches a field, and how.
    Accesses(FieldId),
    /// Which methods take locks.
    Lockers,
    /// Which methods take which locks, by whomever they call.
    Taken,
    /// Which methods there are, lambdas aside.
    Methods,
}

/// A list of what was asked, if somebody wants to have it.
#[derive(Default)]
pub(super) struct Notes(Option<RefCell<FxHashSet<Read>>>);

impl Notes {
    /// Notes everything.
    pub(super) fn begin() -> Notes {
        Notes(Some(RefCell::default()))
    }

    pub(super) fn note(&self, read: Read) {
        if let Some(notes) = &self.0 {
            notes.borrow_mut().insert(read);
        }
    }

    /// What was noted, sorted.
    pub(super) fn into_reads(self) -> Vec<Read> {
        let mut reads: Vec<Read> = self.0.map(RefCell::into_inner).unwrap_or_default().into_iter().collect();
        reads.sort_unstable();
        reads
    }
}
