//! What a run found, told apart from the machine: places, names, call paths.

use crate::shadow::{Action, Mode};
use crate::waiting::StuckKind;
use ir::{MethodId, Span};

/// A race or a deadlock.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Found {
    /// What it is.
    pub kind: FoundKind,
    /// The variable, or the object that is used by several threads.
    pub about: String,
    /// Its ends: two accesses, or each thread that waits.
    pub sides: Vec<FoundSide>,
}

/// What was found.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum FoundKind {
    /// Two accesses to one variable that nothing orders.
    Race,
    /// Two uses of an object that is not made for that.
    UnsafeUse,
    /// Threads that wait for each other.
    Cycle,
    /// Threads that nobody can wake.
    WaitForEver,
    /// Locks that are taken in opposite orders.
    Inversion,
}

impl From<StuckKind> for FoundKind {
    fn from(kind: StuckKind) -> FoundKind {
        match kind {
            StuckKind::Cycle => FoundKind::Cycle,
            StuckKind::ForEver => FoundKind::WaitForEver,
            StuckKind::Inversion => FoundKind::Inversion,
        }
    }
}

/// One end.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct FoundSide {
    /// What is done.
    pub deed: Deed,
    /// The calls, innermost first.
    pub calls: Vec<Call>,
    /// Who does it.
    pub thread: FoundThread,
    /// The locks held, outermost first.
    pub locks: Vec<FoundLock>,
}

/// What is done at one end.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Deed {
    /// An access to memory.
    Access(Action, Mode),
    /// A use of an object: the name of the operation, and whether it changes the object.
    Use(String, Action),
    /// A wait for something of that sort and name.
    Wait {
        /// A lock, an event, a task.
        what: String,
        /// Its name.
        name: String,
    },
}

/// A place on the way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Call {
    /// The method.
    pub method: MethodId,
    /// Where in it.
    pub span: Span,
}

/// A thread.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct FoundThread {
    /// Its number.
    pub number: u32,
    /// What sort of thread it is.
    pub kind: String,
    /// Who started it, and where.
    pub origin: Option<(u32, Option<Call>)>,
}

impl FoundThread {
    /// What people call it.
    pub(crate) fn name(&self) -> String {
        if self.number == 0 { "main".to_owned() } else { format!("{} {}", self.kind, self.number) }
    }
}

/// A lock that is held.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct FoundLock {
    /// What people call it.
    pub name: String,
    /// Where it was taken.
    pub taken: Option<Call>,
    /// Is it known which object it is?
    pub is_known: bool,
}

impl Found {
    /// What makes it the same as one of another run: kind, and the places of its ends in any order.
    pub(crate) fn key(&self) -> (FoundKind, Vec<Span>) {
        let mut places: Vec<Span> = self.sides.iter().map(FoundSide::place).collect();
        places.sort();
        (self.kind, places)
    }
}

impl FoundSide {
    /// Its place in the source.
    pub(crate) fn place(&self) -> Span {
        self.calls.first().map_or(Span::NONE, |call| call.span)
    }
}
