//! How sure a finding is: the ladder from "it looks like one" to "it happened before our eyes".

use crate::Interleaving;
use crate::words::words;

words! {
    /// A rung of the ladder of evidence. Higher is stronger.
    Rung {
        /// The code has the shape of a bug.
        Shape = "shape",
        /// No analysis could rule out that the two sides meet.
        MayRace = "may-race",
        /// A recorded execution can be reordered so that the bug shows; the reordering was checked.
        Reordering = "reordering",
        /// A simulated execution of the program showed the bug and can be replayed.
        Schedule = "schedule",
        /// The real program was caught in the act.
        Caught = "caught",
    }
}

/// A reason to believe a finding, with what is needed to check it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Evidence {
    /// See [`Rung::Shape`].
    Shape,
    /// See [`Rung::MayRace`]. The call paths are those of the sides.
    MayRace,
    /// See [`Rung::Reordering`].
    Reordering(Reordering),
    /// See [`Rung::Schedule`].
    Schedule(Schedule),
    /// See [`Rung::Caught`]. The stacks are the call paths of the sides.
    Caught,
}

impl Evidence {
    /// How high on the ladder it stands.
    pub fn rung(&self) -> Rung {
        match self {
            Evidence::Shape => Rung::Shape,
            Evidence::MayRace => Rung::MayRace,
            Evidence::Reordering(_) => Rung::Reordering,
            Evidence::Schedule(_) => Rung::Schedule,
            Evidence::Caught => Rung::Caught,
        }
    }

    /// The order of steps that shows the bug, where the evidence has one.
    pub fn interleaving(&self) -> Option<&Interleaving> {
        match self {
            Evidence::Reordering(reordering) => Some(&reordering.interleaving),
            Evidence::Schedule(schedule) => Some(&schedule.interleaving),
            Evidence::Shape | Evidence::MayRace | Evidence::Caught => None,
        }
    }
}

/// A feasible reordering of a prefix of a recorded trace.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reordering {
    /// The detector that found it, as `--engine` calls it.
    pub engine: String,
    /// How many events the whole witness has.
    pub events: u64,
    /// Where the whole witness was written, if it was.
    pub witness: Option<String>,
    /// Its decisive part.
    pub interleaving: Interleaving,
}

/// A simulated execution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Schedule {
    /// The seed that replays it.
    pub seed: u64,
    /// How many steps it takes.
    pub steps: u64,
    /// Its decisive part; nothing was recorded, so `original` is empty.
    pub interleaving: Interleaving,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ladder_goes_up() {
        assert!(Rung::ALL.is_sorted());
        assert_eq!(Rung::ALL.iter().max(), Some(&Rung::Caught));
        assert!(Rung::Shape < Rung::MayRace && Rung::Reordering < Rung::Schedule);
    }
}
