//! Atomicity candidates: an access of another thread between two of one thread that no serial order explains.
//!
//! ```text
//! a1 .. b .. a2 on one variable, a1 and a2 of one thread, b of another, is unserialisable iff
//!     b writes, and a1 or a2 reads        R-W-R, R-W-W, W-W-R
//!     b reads, and a1 and a2 write        W-R-W
//! ```
//!
//! `a1` and `a2` are successive accesses of their thread, at most a given number of its events apart (the
//! paper knows one of the four patterns, within 100 events). Left out is what was never meant to be one:
//!
//! - A fork, a join, a wait, or the begin of another task of a pool between the two is an invitation. So is a volatile read between them that saw
//!   what another thread wrote: queues, latches and futures hand things over, and back.
//! - The intruder must not hold a lock under whose one section both accesses stand.
//! - Who takes a lock again at the place at which it was taken before does the same again: another round, not the rest of the first.
//! - Who gives a lock back and takes it again in another function lets others in on purpose, as far as it is known which functions these are; and
//!   volatile variables are there to be watched while they change: of such accesses, only a read and a dependent write (R-W-W)
//!   are expected to be atomic. What was found out in the first section need not hold in the second.

use crate::accesses::{Accesses, Class};
use crate::candidate::{Candidate, Candidates, Collected, MAX_GOALS, Nearest};
use crate::claims::Place;
use crate::findings::function_and_line;
use crate::glance::Glance;
use crate::model::{Model, Node};
use crate::seqcheck::Goal;
use rustc_hash::FxHashMap;
use trace::{LocationId, LockId, Op, Trace, VarId};

/// Is there no serial order that explains `b` between `a1` and `a2`?
pub(crate) fn unserialisable(a1: Op, b: Op, a2: Op) -> bool {
    b.writes() && (a1.reads() || a2.reads()) || b.reads() && a1.writes() && a2.writes()
}

/// Are these two accesses meant to be atomic, whatever comes between?
fn expected_atomic(a1: Op, a2: Op, grip: Grip) -> bool {
    let plain = a1.is_plain_access() && a2.is_plain_access() && grip == Grip::Same;
    let read_then_write = a1.reads() && a2.writes();
    let both_atomic = matches!((a1, a2), (Op::Update(_), Op::Update(_)));
    grip != Grip::Repeated && (plain || read_then_write && !both_atomic)
}

/// What becomes of the locks of an access until the next one of its thread.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Grip {
    /// None of them guards the second access as well, but for those that are held all the time; or the same function takes it again.
    Same,
    /// One of them is given back and taken again by another function.
    Renewed,
    /// One of them is given back and taken again at the same place.
    Repeated,
}

/// Two successive accesses of one thread, with all others at the same places under the same locks.
struct Couple {
    lane: usize,
    places: (Place, Place),
    ops: (Op, Op),
    /// Locks under whose one section both stand.
    locks: Vec<LockId>,
    steps: Vec<(u32, u32)>,
}

/// Collects the candidates, in the order of the trace.
pub(crate) fn candidates(
    trace: &Trace,
    model: &Model,
    accesses: &Accesses,
    glance: &Glance,
    distance: u32,
) -> Candidates {
    let functions = Functions::of(trace);
    let mut collected: Collected<(Place, Place, Place), Nearest<[Node; 3]>> = Collected::new();
    for var in accesses.vars() {
        let couples = couples(trace, model, accesses, &functions, var, distance);
        let classes = if couples.is_empty() { Vec::new() } else { accesses.classes(trace, model, var) };
        for couple in &couples {
            for intruder in &classes {
                if couple.admits(model, intruder) {
                    let places = (couple.places.0, intruder.place, couple.places.1);
                    if let Some(triples) = collected.at(places) {
                        add(triples, model, glance, couple, intruder);
                    }
                }
            }
        }
    }
    collected.finish(model, to_candidate)
}

fn couples(
    trace: &Trace,
    model: &Model,
    accesses: &Accesses,
    functions: &Functions,
    var: VarId,
    distance: u32,
) -> Vec<Couple> {
    let mut couples: Vec<Couple> = Vec::new();
    let mut by_key = FxHashMap::default();
    for pair in accesses.of(var).windows(2) {
        let (a1, a2) = (pair[0], pair[1]);
        if a1.thread != a2.thread {
            continue;
        }
        let ordinals = &model.lanes[a1.lane()].ordinals;
        let (e1, e2) = (model.event(a1), model.event(a2));
        let ops = (trace.event(e1).op, trace.event(e2).op);
        let lane = &model.lanes[a1.lane()];
        let interrupted = lane.pauses_in(a1.index..a2.index) || lane.receives_between(a1.index, a2.index);
        if interrupted || ordinals[a2.at()] - ordinals[a1.at()] > distance {
            continue;
        }
        let locks = common_sections(model, a1, a2);
        if !expected_atomic(ops.0, ops.1, grip(trace, model, functions, [a1, a2], &locks)) {
            continue;
        }
        let places = (Place::of(trace, e1), Place::of(trace, e2));
        let key = (a1.thread, places.0, places.1, ops.0.code(), ops.1.code(), locks.clone());
        let at = *by_key.entry(key).or_insert_with(|| {
            couples.push(Couple { lane: a1.lane(), places, ops, locks, steps: Vec::new() });
            couples.len() - 1
        });
        couples[at].steps.push((a1.index, a2.index));
    }
    couples
}

/// The locks that one section holds from `a1` to `a2`.
pub(crate) fn common_sections(model: &Model, a1: Node, a2: Node) -> Vec<LockId> {
    let held = model.held(a1.lane(), a1.at()).iter().copied();
    let section = |lock: LockId, node: Node| model.last_acquire(lock, node.lane(), node.index);
    held.filter(|&lock| {
        let still_held = model.held(a2.lane(), a2.at()).binary_search(&lock).is_ok();
        still_held && section(lock, a1) == section(lock, a2)
    })
    .collect()
}

/// What becomes of the locks of `a1` until `a2`; those that are kept are held from the one to the other.
fn grip(trace: &Trace, model: &Model, functions: &Functions, [a1, a2]: [Node; 2], kept: &[LockId]) -> Grip {
    let taken = |lock: LockId, node: Node| {
        let acquire = model.last_acquire(lock, node.lane(), node.index)?;
        Some(trace.event(model.event(acquire)).location).filter(|place| *place != LocationId::UNKNOWN)
    };
    let held = model.held(a2.lane(), a2.at());
    let again = |lock: &&LockId| held.binary_search(lock).is_ok() && !kept.contains(lock);
    let mut renewed = model.held(a1.lane(), a1.at()).iter().filter(again).peekable();
    let [first, second] = [a1, a2].map(|node| trace.event(model.event(node)).location);
    if renewed.peek().is_none() {
        Grip::Same
    } else if renewed.any(|&lock| taken(lock, a1).is_some_and(|place| taken(lock, a2) == Some(place))) {
        Grip::Repeated
    } else if functions.differ(first, second) {
        Grip::Renewed
    } else {
        Grip::Same
    }
}

/// Which function each place is in, as far as the trace says so: `Bank.deposit (Bank.java:12)`.
struct Functions(Vec<Option<u32>>);

impl Functions {
    fn of(trace: &Trace) -> Functions {
        let mut numbers: FxHashMap<String, u32> = FxHashMap::default();
        let function = |location| {
            let text = trace.location_name(LocationId(location));
            let (function, _) = function_and_line(&text)?;
            let next = numbers.len() as u32;
            Some(*numbers.entry(function.to_owned()).or_insert(next))
        };
        Functions((0..trace.names.locations.len() as u32).map(function).collect())
    }

    /// Are these two places known to be in two functions?
    fn differ(&self, one: LocationId, other: LocationId) -> bool {
        let function = |location: LocationId| self.0.get(location.index()).copied().flatten();
        matches!((function(one), function(other)), (Some(one), Some(other)) if one != other)
    }
}

impl Couple {
    fn admits(&self, model: &Model, intruder: &Class) -> bool {
        let locks = &model.lock_sets[intruder.locks as usize];
        intruder.lane != self.lane
            && unserialisable(self.ops.0, intruder.op, self.ops.1)
            && !self.locks.iter().any(|lock| locks.binary_search(lock).is_ok())
    }

    fn node(&self, index: u32) -> Node {
        Node { thread: self.lane as u32, index }
    }
}

/// Counts the triples that a glance does not rule out, and keeps the closest.
fn add(triples: &mut Nearest<[Node; 3]>, model: &Model, glance: &Glance, couple: &Couple, intruder: &Class) {
    // A few couples of a long list stand for the rest; all of them are counted.
    let spread = couple.steps.len().div_ceil(MAX_GOALS).max(1);
    for (at, &(a1, a2)) in couple.steps.iter().enumerate() {
        let (a1, a2) = (couple.node(a1), couple.node(a2));
        // The intruder comes after a1 and before a2: it must be neither before a1 nor after a2 at a glance.
        let start = glance.before(a1, intruder.lane);
        let free = &intruder.steps[intruder.steps.partition_point(|&index| index < start)..];
        let end = free.partition_point(|&index| {
            glance.before(Node { thread: intruder.lane as u32, index }, couple.lane) <= a2.index
        });
        triples.count += end as u64;
        if at % spread == 0 {
            offer_closest(triples, model, [a1, a2], intruder.lane, &free[..end]);
        }
    }
}

fn offer_closest(
    triples: &mut Nearest<[Node; 3]>,
    model: &Model,
    [a1, a2]: [Node; 2],
    lane: usize,
    intruders: &[u32],
) {
    let time = |node: Node| model.time(node).0;
    let intruder = |index: u32| Node { thread: lane as u32, index };
    let after = intruders.partition_point(|&index| time(intruder(index)) < time(a1));
    for &index in &intruders[after.saturating_sub(2)..(after + 2).min(intruders.len())] {
        let b = intruder(index);
        triples.offer(time(a2).max(time(b)) - time(a1).min(time(b)), [a1, b, a2]);
    }
}

fn to_candidate(triples: Nearest<[Node; 3]>) -> Option<Candidate> {
    let count = triples.count;
    let goals: Vec<Goal> =
        triples.closest().map(|nodes| Goal::Sequence(nodes.to_vec(), Vec::new())).collect();
    (!goals.is_empty()).then_some(Candidate { goals, instances: count, blocks: Vec::new() })
}
