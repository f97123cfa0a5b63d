//! Lock regions: which locks are held before each instruction, on all paths (`Must`) and on some (`May`).
//!
//! For each lock, the state is the least and the greatest number of times it is held over all paths: entering
//! adds one, leaving takes one off, and where paths meet the least and the greatest are kept. Steps are
//! monotone in each of the two numbers, so what is computed is exact for the paths of the graph.
//!
//! Locks are told apart by [`AccessPath`]. Two paths may still be one object, and one path two objects at two
//! times; engines that need more ask a points-to analysis.

use super::{AccessPath, Analysis, Cfg, Edge, Paths, ReachingDefs, Solution, solve};
use crate::body::{At, Body};
use crate::ids::Reg;
use crate::op::Op;
use rustc_hash::FxHashMap;

/// A lock entered more often than this without leaving it is in a loop that forgets to leave.
const MAX_DEPTH: u8 = 15;

/// What an instruction does to a lock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LockStep {
    /// Takes the lock in the register.
    Enter(Reg),
    /// Gives it back.
    Exit(Reg),
}

/// On how many paths a lock is held.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Certainty {
    /// On some.
    May,
    /// On all.
    Must,
}

/// A lock that is held.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Held<'l> {
    /// Which.
    pub lock: &'l AccessPath,
    /// On how many paths.
    pub certainty: Certainty,
    /// How often, on the path that holds it least.
    pub at_least: u8,
    /// How often, on the path that holds it most.
    pub at_most: u8,
}

/// The locks held everywhere in a body.
#[derive(Clone, Debug)]
pub struct LockRegions {
    table: LockTable,
    solution: Solution<Vec<Range>>,
}

#[derive(Clone, Default, Debug)]
struct LockTable {
    locks: Vec<AccessPath>,
    numbers: FxHashMap<AccessPath, usize>,
    /// How many of the locks the method is entered with.
    at_entry: usize,
    steps: FxHashMap<At, (usize, Direction)>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Direction {
    In,
    Out,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Range {
    least: u8,
    most: u8,
}

/// The monitor instructions; what to ask of [`LockRegions::new`] if nothing is known of libraries.
pub fn monitors(op: &Op) -> Option<LockStep> {
    match op {
        Op::Enter { object } => Some(LockStep::Enter(*object)),
        Op::Exit { object } => Some(LockStep::Exit(*object)),
        _ => None,
    }
}

impl LockRegions {
    /// Computes them. `at_entry` are the locks that are held from the start: that of a synchronized method,
    /// those of callers. `classify` says which instructions take and give locks.
    pub fn new(
        body: &Body,
        cfg: &Cfg,
        reaching: &ReachingDefs,
        at_entry: Vec<AccessPath>,
        classify: impl Fn(&Op) -> Option<LockStep>,
    ) -> LockRegions {
        let mut table = LockTable::default();
        for lock in at_entry {
            table.number(lock);
        }
        table.at_entry = table.locks.len();
        let paths = Paths::new(body, reaching);
        for (at, instr) in body.instrs() {
            let (reg, direction) = match classify(&instr.op) {
                Some(LockStep::Enter(reg)) => (reg, Direction::In),
                Some(LockStep::Exit(reg)) => (reg, Direction::Out),
                None => continue,
            };
            let lock = table.number(paths.of(at, reg));
            table.steps.insert(at, (lock, direction));
        }
        let solution = solve(body, cfg, &table);
        LockRegions { table, solution }
    }

    /// All locks that are ever taken or given, and those held at the entry.
    pub fn locks(&self) -> &[AccessPath] {
        &self.table.locks
    }

    /// The locks held before `at`, in the order in which they first appear. None where control never comes.
    pub fn held(&self, body: &Body, at: At) -> Vec<Held<'_>> {
        let state = self.solution.before(body, &self.table, at).unwrap_or_default();
        let held = |(lock, range): (_, Range)| Held {
            lock,
            certainty: if range.least > 0 { Certainty::Must } else { Certainty::May },
            at_least: range.least,
            at_most: range.most,
        };
        self.table.locks.iter().zip(state).filter(|(_, range)| range.most > 0).map(held).collect()
    }
}

impl LockTable {
    fn number(&mut self, lock: AccessPath) -> usize {
        let next = self.locks.len();
        let number = *self.numbers.entry(lock.clone()).or_insert(next);
        if number == next {
            self.locks.push(lock);
        }
        number
    }
}

impl Analysis for LockTable {
    type State = Vec<Range>;

    fn entry(&self) -> Vec<Range> {
        let range = |lock| {
            let times = u8::from(lock < self.at_entry);
            Range { least: times, most: times }
        };
        (0..self.locks.len()).map(range).collect()
    }

    fn step(&self, state: &mut Vec<Range>, at: At, _: &Op) {
        let Some(&(lock, direction)) = self.steps.get(&at) else { return };
        let range = &mut state[lock];
        let change = |times: u8| match direction {
            Direction::In => (times + 1).min(MAX_DEPTH),
            Direction::Out => times.saturating_sub(1),
        };
        *range = Range { least: change(range.least), most: change(range.most) };
    }

    fn cross(&self, _: &mut Vec<Range>, _: &Edge) {}

    fn join(&self, state: &mut Vec<Range>, other: &Vec<Range>) {
        for (range, other) in state.iter_mut().zip(other) {
            range.least = range.least.min(other.least);
            range.most = range.most.max(other.most);
        }
    }
}
