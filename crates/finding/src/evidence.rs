//! How sure a finding is: the ladder from "it looks like one" to "it happened before our eyes".

use crate::Interleaving;
use crate::words::words;
use std::fmt;
use std::str::FromStr;

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

/// A simulated execution, with all that is needed to do it again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Schedule {
    /// Where it begins: `Program.Main`.
    pub entry: String,
    /// The strategy that came upon it.
    pub strategy: String,
    /// What everything random in it depends on.
    pub seed: u64,
    /// Where it does not go straight on with the thread that runs.
    pub decisions: Vec<Decision>,
    /// How many steps it takes.
    pub steps: u64,
    /// Its decisive part; nothing was recorded, so `original` is empty.
    pub interleaving: Interleaving,
}

/// A switch from one thread to another. Written `1@12>2`: thread 1, after 12 operations that others could
/// notice, is left for thread 2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Decision {
    /// The thread that ran.
    pub thread: u32,
    /// How many operations it had done.
    pub after: u32,
    /// The thread that went on.
    pub next: u32,
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}>{}", self.thread, self.after, self.next)
    }
}

impl FromStr for Decision {
    type Err = NotADecision;

    fn from_str(text: &str) -> Result<Decision, NotADecision> {
        let parts = text.split_once('@').and_then(|(thread, rest)| Some((thread, rest.split_once('>')?)));
        let (thread, (after, next)) = parts.ok_or(NotADecision)?;
        let number = |part: &str| part.parse().map_err(|_| NotADecision);
        Ok(Decision { thread: number(thread)?, after: number(after)?, next: number(next)? })
    }
}

/// A text that is no [`Decision`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotADecision;

impl fmt::Display for NotADecision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a decision is written THREAD@OPERATIONS>THREAD, such as 1@12>2")
    }
}

impl std::error::Error for NotADecision {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ladder_goes_up() {
        assert!(Rung::ALL.is_sorted());
        assert_eq!(Rung::ALL.iter().max(), Some(&Rung::Caught));
        assert!(Rung::Shape < Rung::MayRace && Rung::Reordering < Rung::Schedule);
    }

    #[test]
    fn decisions_are_read_as_they_are_written() {
        let decision = Decision { thread: 1, after: 12, next: 2 };
        assert_eq!(decision.to_string().parse(), Ok(decision));
        for broken in ["", "1", "1@2", "1>2", "1@2>", "@>", "1@x>2", "1@-2>3"] {
            assert_eq!(broken.parse::<Decision>(), Err(NotADecision), "{broken}");
        }
    }
}
