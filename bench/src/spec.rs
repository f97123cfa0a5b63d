//! What to generate: the size and the manners of the simulated program, and the bugs hidden in it.

/// A workload in numbers. Equal specs give equal traces, byte for byte.
#[derive(Clone, Debug)]
pub struct Spec {
    /// Everything random follows from this.
    pub seed: u64,
    /// The run ends soon after so many events; later if there are bugs still to be planted.
    pub events: u64,
    /// All threads of the trace, the main thread among them. At least 2.
    pub threads: u32,
    /// Locks that guard the shared variables. At least 1.
    pub locks: u32,
    /// Shared variables, each with its guarding lock. At least one per lock.
    pub variables: u32,
    /// Different routines that threads run over and over; each has some 30 program locations of its own.
    pub routines: u32,
    /// Helper threads are forked at the start of a phase and joined at its end. 0 for no helpers.
    pub phases: u32,
    /// Of 100 accesses, so many are to variables that only one thread ever touches.
    pub local_percent: u32,
    /// Of 100 accesses that are not local, so many read what was written only before the first fork.
    pub read_mostly_percent: u32,
    /// Of 100 reads, so many are followed by a branch. With 0 the trace has no branch at all, which means:
    /// after every read.
    pub branch_percent: u32,
    /// Are values recorded?
    pub values: Values,
    /// The bugs and the decoys.
    pub plant: Plant,
}

/// Whether accesses carry the value read or written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Values {
    /// They do.
    Recorded,
    /// They do not.
    Omitted,
}

/// How many of each kind to plant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plant {
    /// Data races, of all kinds of [`crate::Hiding`] in turn.
    pub races: u32,
    /// Deadlocks of two threads.
    pub deadlocks: u32,
    /// Deadlocks of three threads; none where the program has fewer than three that live long enough.
    pub long_deadlocks: u32,
    /// Atomicity violations, of all four patterns in turn; three where branches are not recorded.
    pub atomicity: u32,
    /// Things that look like bugs and are none, of all kinds in turn.
    pub decoys: u32,
}

/// Whether the trace says where control flow depended on reads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Branches {
    Recorded,
    Omitted,
}

impl Spec {
    pub(crate) fn branches(&self) -> Branches {
        if self.branch_percent > 0 { Branches::Recorded } else { Branches::Omitted }
    }
}

impl Default for Spec {
    fn default() -> Self {
        Spec {
            seed: 1,
            events: 100_000,
            threads: 8,
            locks: 32,
            variables: 2048,
            routines: 40,
            phases: 3,
            local_percent: 87,
            read_mostly_percent: 30,
            branch_percent: 40,
            values: Values::Omitted,
            plant: Plant { races: 12, deadlocks: 4, long_deadlocks: 2, atomicity: 8, decoys: 12 },
        }
    }
}
