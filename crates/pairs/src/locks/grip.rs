//! How locks are held, and which holds keep each other out.

use ir::effects::Mode;

/// An object can be two locks: its monitor, which every object has, and the lock that it is by its class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sort {
    Monitor,
    Explicit,
}

/// How a lock is held: which of the object's two, and in which mode.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Grip {
    /// Which lock of the object.
    pub sort: Sort,
    /// Whom it keeps out.
    pub mode: Mode,
}

impl Grip {
    /// That of `synchronized` and `lock`.
    pub(crate) const MONITOR: Grip = Grip { sort: Sort::Monitor, mode: Mode::Exclusive };

    /// Do two of them on one object keep each other out?
    pub(crate) fn excludes(self, other: Grip) -> bool {
        let share = matches!(
            (self.mode, other.mode),
            (Mode::Read, Mode::Read | Mode::Upgradeable) | (Mode::Upgradeable, Mode::Read)
        );
        self.sort == other.sort && !share
    }
}
