//! Schedules: who goes on when several threads could. A strategy is one file and one method; the portfolio uses
//! them all. What was chosen is recorded as switches, which replay the run.

mod pct;
mod pos;
mod random_walk;
mod replay;
mod run_to_block;
mod surw;

pub(crate) use pct::Pct;
pub(crate) use pos::Pos;
pub(crate) use random_walk::RandomWalk;
pub(crate) use replay::Switch;
pub(crate) use replay::{Recorder, Replay};
pub(crate) use run_to_block::RunToBlock;
pub(crate) use surw::Surw;

use crate::clock::ThreadId;
use crate::random::Random;
use crate::shadow::Action;
use crate::value::{Location, ObjId};

/// What a thread is about to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Operation {
    kind: OperationKind,
    location: Location,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum OperationKind {
    Read,
    Write,
    Lock,
    Yield,
    Other,
}

impl Operation {
    const NOWHERE: Location = Location { object: ObjId(u32::MAX), slot: 0 };
    /// The first step of a thread.
    pub const START: Operation = Operation { kind: OperationKind::Other, location: Self::NOWHERE };
    /// Anything that is not looked at more closely.
    pub const OTHER: Operation = Operation { kind: OperationKind::Other, location: Self::NOWHERE };

    /// What comes after the thread asked for others to go first: it spins, so it should not go on alone.
    pub const YIELD: Operation = Operation { kind: OperationKind::Yield, location: Self::NOWHERE };

    /// An access to memory.
    pub fn memory(location: Location, action: Action) -> Operation {
        let kind = match action {
            Action::Read => OperationKind::Read,
            Action::Write => OperationKind::Write,
        };
        Operation { kind, location }
    }

    /// A lock that is taken or given back.
    pub fn lock(object: ObjId) -> Operation {
        Operation { kind: OperationKind::Lock, location: Location { object, slot: u32::MAX } }
    }

    /// Does the order of the two matter?
    pub fn conflicts(self, other: Operation) -> bool {
        self.location == other.location
            && self.location != Self::NOWHERE
            && !(self.kind == OperationKind::Read && other.kind == OperationKind::Read)
    }
}

/// A thread that could go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Candidate {
    /// Which.
    pub thread: ThreadId,
    /// What it would do.
    pub operation: Operation,
}

/// A moment at which several threads could go on.
#[derive(Clone, Copy, Debug)]
pub struct Choice<'c> {
    /// The thread that ran until now.
    pub current: ThreadId,
    /// How many visible operations it did.
    pub operations: u32,
    /// Those that could, by number; never empty.
    pub enabled: &'c [Candidate],
}

impl Choice<'_> {
    /// Can the current thread go on, and has it not just asked for others to go first?
    pub(crate) fn should_stay(&self) -> bool {
        self.enabled
            .iter()
            .any(|candidate| candidate.thread == self.current && candidate.operation != Operation::YIELD)
    }

    /// Has the current thread just asked for others to go first?
    pub(crate) fn yields(&self) -> bool {
        self.enabled.contains(&Candidate { thread: self.current, operation: Operation::YIELD })
    }

    /// Who goes on if nobody decides: the current thread, else the next one by number.
    pub(crate) fn default(&self) -> ThreadId {
        if self.should_stay() {
            return self.current;
        }
        let next = self.enabled.iter().find(|candidate| candidate.thread > self.current);
        next.unwrap_or(&self.enabled[0]).thread
    }
}

/// A strategy.
pub trait Scheduler {
    /// Which of the threads that could go on does.
    fn pick(&mut self, choice: &Choice<'_>) -> ThreadId;
}

/// The strategies by name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Strategy {
    /// Every thread at every step with the same chance.
    RandomWalk,
    /// Each thread until it blocks.
    RunToBlock,
    /// Partial order sampling.
    Pos,
    /// Selectively uniform random walk.
    Surw,
    /// Probabilistic concurrency testing with three priority changes' depth.
    Pct,
}

impl Strategy {
    /// All of them, in the order of the portfolio.
    pub const ALL: [Strategy; 5] =
        [Strategy::RunToBlock, Strategy::RandomWalk, Strategy::Pos, Strategy::Surw, Strategy::Pct];

    /// Its name, for people and for replays.
    pub fn name(self) -> &'static str {
        match self {
            Strategy::RandomWalk => "random-walk",
            Strategy::RunToBlock => "run-to-block",
            Strategy::Pos => "pos",
            Strategy::Surw => "surw",
            Strategy::Pct => "pct",
        }
    }

    /// A scheduler of this strategy. `operations` are the visible operations of each thread in an earlier run,
    /// by which some strategies weigh.
    pub fn scheduler(self, seed: u64, operations: &[u32]) -> Box<dyn Scheduler> {
        let random = Random::fork(seed, 0x5c4e_d01e);
        match self {
            Strategy::RandomWalk => Box::new(RandomWalk::new(random)),
            Strategy::RunToBlock => Box::new(RunToBlock::new(random)),
            Strategy::Pos => Box::new(Pos::new(random)),
            Strategy::Surw => Box::new(Surw::new(random, operations)),
            Strategy::Pct => Box::new(Pct::new(random, operations)),
        }
    }
}
