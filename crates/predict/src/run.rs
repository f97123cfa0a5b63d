//! The whole of prediction: a trace in, bugs with checked witnesses out.

use crate::accesses::Accesses;
use crate::candidate::{self, Candidate, Candidates, Decision};
use crate::glance::Glance;
use crate::hb::Hb;
use crate::model::{Model, Node};
use crate::seqcheck::{Effort, Goal};
use crate::shb::Shb;
use crate::syncp::Syncp;
use crate::wcp::Wcp;
use crate::{Claim, Detector, Witness, atomicity, blocks, checker, deadlocks, races};
use rayon::prelude::*;
use std::cell::LazyCell;
use trace::{BlockId, EventId, LockId, Op, Trace, VarId};

/// Which races to look for, and how.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Engine {
    /// Happens-before.
    Hb,
    /// Schedulable happens-before.
    Shb,
    /// Weak causal precedence.
    Wcp,
    /// Sync-preserving reorderings.
    Syncp,
    /// All reorderings that the closure finds: the default.
    Seqcheck,
}

impl Engine {
    /// All engines, from the fewest races to the most.
    pub const ALL: [Engine; 5] = [Engine::Hb, Engine::Shb, Engine::Wcp, Engine::Syncp, Engine::Seqcheck];

    /// What `--engine` calls it.
    pub fn name(self) -> &'static str {
        match self {
            Engine::Hb => "hb",
            Engine::Shb => "shb",
            Engine::Wcp => "wcp",
            Engine::Syncp => "syncp",
            Engine::Seqcheck => "seqcheck",
        }
    }
}

/// What to look for.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where race candidates come from. Deadlocks and atomicity violations are always decided by
    /// [`Engine::Seqcheck`].
    pub engine: Engine,
    /// Look for data races.
    pub races: bool,
    /// Look for deadlocks.
    pub deadlocks: bool,
    /// Look for atomicity violations.
    pub atomicity: bool,
    /// Two accesses of one thread are expected to be atomic only if they are at most this many of its events
    /// apart.
    pub atomicity_distance: u32,
}

impl Default for Config {
    fn default() -> Self {
        // The paper (Section 6) looks at pairs within 100 events.
        Config {
            engine: Engine::Seqcheck,
            races: true,
            deadlocks: true,
            atomicity: true,
            atomicity_distance: 100,
        }
    }
}

/// A bug that the trace could have shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bug {
    /// What goes wrong.
    pub what: What,
    /// A reordering that shows it. The checker has replayed it.
    pub witness: Witness,
    /// How many instances of it the trace has: pairs, cycles or triples of events at the same places that
    /// could not be ruled out at a glance (no common lock, no order by fork and join). One of them is the one
    /// in the witness.
    pub instances: u64,
}

/// What goes wrong, and with which events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// Two conflicting accesses at the same time.
    Race {
        /// The variable.
        var: VarId,
        /// The accesses, in trace order.
        accesses: [EventId; 2],
    },
    /// Threads that wait for each other: each event asks for a lock that the thread of the next event holds.
    Deadlock {
        /// The events that ask.
        requests: Vec<EventId>,
        /// The locks they ask for.
        locks: Vec<LockId>,
    },
    /// Two accesses of one thread with a third between them that no serial order explains.
    Atomicity {
        /// The variable.
        var: VarId,
        /// First access, the intruder, second access.
        accesses: [EventId; 3],
    },
    /// An atomic block that another thread's accesses cut in two.
    Block {
        /// The block.
        block: BlockId,
        /// The block's `begin`.
        begin: EventId,
        /// An access in the block, the intruder's accesses that come after it and before the next, and a
        /// later access in the block. The intruder's two may be one event.
        accesses: [EventId; 4],
    },
    /// A sequence of events that was asked for.
    Sequence {
        /// The events, in the order asked for.
        events: Vec<EventId>,
    },
}

/// What became of all that was looked at.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Counts {
    /// Pairs, cycles and triples of places that were looked at.
    pub candidates: u64,
    /// Those with a witness.
    pub proven: u64,
    /// Those shown to be impossible.
    pub refuted: u64,
    /// Those that neither was found out about within the limits.
    pub undecided: u64,
    /// Those whose witness the checker rejected: not reported, and a bug of ours.
    pub rejected: u64,
}

impl Counts {
    /// Adds up.
    pub fn add(&mut self, other: Counts) {
        self.candidates += other.candidates;
        self.proven += other.proven;
        self.refuted += other.refuted;
        self.undecided += other.undecided;
        self.rejected += other.rejected;
    }
}

/// What was found, and what was looked at.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Outcome {
    /// The bugs, in the order of the trace.
    pub bugs: Vec<Bug>,
    /// About races.
    pub races: Counts,
    /// About deadlocks.
    pub deadlocks: Counts,
    /// About atomicity violations, those of blocks included.
    pub atomicity: Counts,
}

/// What goes on, for those who wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The trace is indexed.
    Indexing,
    /// Race candidates are collected and decided.
    Races,
    /// Deadlock candidates are collected and decided.
    Deadlocks,
    /// Atomicity candidates are collected and decided.
    Atomicity,
    /// Witnesses are replayed.
    Checking,
}

/// Finds what `config` asks for. Runs on the current rayon pool; the outcome does not depend on its size.
pub fn run(trace: &Trace, config: &Config, on_phase: &dyn Fn(Phase)) -> Outcome {
    on_phase(Phase::Indexing);
    let model = Model::contended(trace);
    // Neither deadlocks nor the claims of a detector need these.
    let accesses = LazyCell::new(|| Accesses::new(trace, &model));
    let glance = LazyCell::new(|| Glance::new(&model));
    let judge = Judge { trace, model: &model, on_phase };
    let mut outcome = Outcome::default();
    if config.races {
        on_phase(Phase::Races);
        let candidates = match detector(config.engine) {
            Some(detector) => claimed(trace, &model, detector),
            None => races::candidates(trace, &model, &accesses, &glance),
        };
        outcome.races = judge.decide(&candidates, &mut outcome.bugs);
    }
    if config.deadlocks {
        on_phase(Phase::Deadlocks);
        outcome.deadlocks = judge.decide(&deadlocks::candidates(trace, &model), &mut outcome.bugs);
    }
    if config.atomicity {
        on_phase(Phase::Atomicity);
        let distance = config.atomicity_distance;
        let pairs = atomicity::candidates(trace, &model, &accesses, &glance, distance);
        outcome.atomicity = judge.decide(&pairs, &mut outcome.bugs);
        outcome.atomicity.add(judge.decide(&blocks::candidates(trace, &model, &accesses), &mut outcome.bugs));
    }
    outcome
}

/// The detector whose claims are to be decided; none for the engine that decides everything itself.
fn detector(engine: Engine) -> Option<&'static dyn Detector> {
    match engine {
        Engine::Hb => Some(&Hb),
        Engine::Shb => Some(&Shb),
        Engine::Wcp => Some(&Wcp),
        Engine::Syncp => Some(&Syncp),
        Engine::Seqcheck => None,
    }
}

/// The claims of a detector as candidates.
fn claimed(trace: &Trace, model: &Model, detector: &dyn Detector) -> Candidates {
    let node = |event| model.node_of(trace.event(event).thread, event);
    let claims = detector.races(trace).sorted();
    let candidates = claims.into_iter().filter_map(|Claim { pair, .. }| {
        let goal = Goal::Race(node(pair.first)?, node(pair.second)?);
        Some(Candidate { goals: vec![goal], instances: 1, blocks: Vec::new() })
    });
    Candidates { found: candidates.collect(), left_out: 0 }
}

/// Decides candidates and has the witnesses checked.
struct Judge<'a> {
    trace: &'a Trace,
    model: &'a Model,
    on_phase: &'a dyn Fn(Phase),
}

impl Judge<'_> {
    fn decide(&self, Candidates { found: candidates, left_out }: &Candidates, bugs: &mut Vec<Bug>) -> Counts {
        let effort = Effort::shared_by(candidates.len());
        let decisions: Vec<Decision> = candidates
            .par_iter()
            .map(|candidate| candidate::decide(self.trace, self.model, effort, candidate))
            .collect();
        (self.on_phase)(Phase::Checking);
        let mut counts = Counts {
            candidates: candidates.len() as u64 + left_out,
            undecided: *left_out,
            ..Counts::default()
        };
        let mut proven = Vec::new();
        for (candidate, decision) in candidates.iter().zip(decisions) {
            match decision {
                Decision::Proven(goal, witness) => {
                    let what = self.what(candidate, goal);
                    proven.push(Bug { what, witness, instances: candidate.instances });
                }
                Decision::Refuted => counts.refuted += 1,
                Decision::Undecided => counts.undecided += 1,
            }
        }
        let verdicts = self.check(&proven);
        for (bug, verdict) in proven.into_iter().zip(verdicts) {
            match verdict {
                Ok(()) => {
                    counts.proven += 1;
                    bugs.push(bug);
                }
                Err(_) => counts.rejected += 1,
            }
        }
        counts
    }

    /// Each worker replays the recorded trace once, so every worker gets one share of the witnesses.
    fn check(&self, proven: &[Bug]) -> Vec<Result<(), checker::Flaw>> {
        let share = proven.len().div_ceil(rayon::current_num_threads()).max(1);
        let shares = proven.par_chunks(share).map(|share| {
            let witnesses: Vec<&Witness> = share.iter().map(|bug| &bug.witness).collect();
            checker::check(self.trace, &witnesses)
        });
        shares.flatten().collect()
    }

    fn what(&self, candidate: &Candidate, goal: usize) -> What {
        let event = |node: &Node| self.model.event(*node);
        match &candidate.goals[goal] {
            Goal::Race(a, b) => What::Race { var: self.var(*a), accesses: [event(a), event(b)] },
            Goal::Deadlock(steps) => {
                let requests: Vec<EventId> = steps.iter().map(|(_, event)| *event).collect();
                let locks = requests.iter().filter_map(|&request| lock_of(self.trace, request)).collect();
                What::Deadlock { requests, locks }
            }
            Goal::Sequence(nodes, _) => match (candidate.blocks.get(goal), nodes.as_slice()) {
                (Some(&(block, begin)), [a1, b, a2]) => {
                    What::Block { block, begin, accesses: [event(a1), event(b), event(b), event(a2)] }
                }
                (Some(&(block, begin)), [a1, b1, b2, a2]) => {
                    What::Block { block, begin, accesses: [event(a1), event(b1), event(b2), event(a2)] }
                }
                (None, [a1, b, a2]) => {
                    What::Atomicity { var: self.var(*a1), accesses: [event(a1), event(b), event(a2)] }
                }
                _ => What::Sequence { events: nodes.iter().map(event).collect() },
            },
        }
    }

    fn var(&self, node: Node) -> VarId {
        let act = self.model.act(node);
        act.reads().or(act.writes()).expect("candidates for races and atomicity violations are accesses")
    }
}

fn lock_of(trace: &Trace, event: EventId) -> Option<LockId> {
    match trace.event(event).op {
        Op::Acquire(lock) | Op::Request(lock) | Op::Wait(lock) => Some(lock),
        _ => None,
    }
}
