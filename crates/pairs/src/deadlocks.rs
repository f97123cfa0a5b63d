//! Locks that may be taken in a cycle, of any length (past Naik et al., ICSE 2009, who look at two threads and two locks).
//!
//! ```text
//! edge(h, g, t, p)  :- thread t, holding h, asks for g at p; h and g may be shared.
//! cycle(e1 … en)    :- each ei asks for what e(i+1) holds, in modes that exclude each other;
//!                      any two of them may run at the same time (parallel), and hold no further common lock (not guarded).
//! ```
//!
//! A lock that is asked for again by who holds it is no edge (re-entrant). One abstract object that is held and asked for is a
//! cycle of two concrete ones (`Transfer(from, to)` against `Transfer(to, from)`), unless the second is reached from the first:
//! then there is an order, from owner to part. If a part asks for the lock of its owner, they are likely one (`owners`).
//!
//! To *wait* for a condition gives up its own lock and no other: if whoever could signal needs a lock that the waiting thread still
//! holds, nobody ever signals.

mod initialisers;
mod owners;
mod waits;

use crate::analysis::Analysis;
use crate::locks::{Grip, Guarded, Held, Taken};
use crate::names;
use crate::points_to::{McId, ObjId};
use crate::rank::Confidence;
use crate::report;
use crate::rules::MAY_DEADLOCK;
use crate::threads::{Caller, Origin, ThreadId};
use finding::{Access, Evidence, Finding, Object, Operation, Side};
use ir::cfg::Root;
use ir::effects::Effect;
use ir::{At, Body, MethodId};
use std::collections::{BTreeMap, BTreeSet};

/// A lock that is asked for while another is held.
#[derive(Clone, Debug)]
struct LockEdge {
    held: ObjId,
    held_as: Grip,
    asked: ObjId,
    asked_as: Grip,
    mc: McId,
    at: Option<At>,
    thread: ThreadId,
    /// Everything that is held there.
    all: Vec<Held>,
    /// Is the lock that is asked for likely the very one that is held?
    is_likely_again: bool,
}

impl LockEdge {
    /// The place in the method, its beginning if the whole method is synchronized.
    fn point(&self) -> At {
        self.at.unwrap_or(At { block: Body::ENTRY, index: 0 })
    }
}

/// Cycles longer than this are not looked for by hand either.
const LONGEST: usize = 6;

/// All cycles.
pub(crate) fn deadlocks(analysis: &Analysis<'_, '_>) -> Vec<Finding> {
    let edges = edges(analysis);
    let mut from: BTreeMap<ObjId, Vec<usize>> = BTreeMap::new();
    for (index, edge) in edges.iter().enumerate() {
        from.entry(edge.held).or_default().push(index);
    }
    let mut search = Search {
        analysis,
        edges: &edges,
        from: &from,
        left: analysis.world.config.cycles,
        found: BTreeMap::new(),
    };
    for index in 0..edges.len() {
        search.extend(&mut vec![index]);
    }
    let cycles: Vec<Vec<usize>> = search.found.into_values().collect();
    let told = cycles.iter().filter_map(|cycle| {
        let cycle: Vec<&LockEdge> = cycle.iter().map(|&index| &edges[index]).collect();
        finding(analysis, &cycle)
    });
    told.chain(lost_waits(analysis))
        .chain(waits::waits(analysis))
        .chain(initialisers::initialisers(analysis))
        .collect()
}

/// Who asks for which lock while holding which.
fn edges(analysis: &Analysis<'_, '_>) -> Vec<LockEdge> {
    let mut edges = Vec::new();
    let mut methods: Vec<(&MethodId, &Vec<McId>)> = analysis.run_in.iter().collect();
    methods.sort_unstable_by_key(|(method, _)| **method);
    for (&method, contexts) in methods {
        let acquisitions = analysis.locks.acquisitions(method);
        for &mc in contexts {
            for (at, taken) in &acquisitions {
                let held = match at {
                    Some(at) => analysis.held(mc, *at).to_vec(),
                    None => analysis.locks.at_entry(mc),
                };
                add_edges(analysis, mc, *at, taken, &held, &mut edges);
            }
        }
    }
    // Of two cycles at one place, the surer one is told.
    edges.sort_by_key(|edge: &LockEdge| edge.is_likely_again);
    edges
}

fn add_edges(
    analysis: &Analysis<'_, '_>,
    mc: McId,
    at: Option<At>,
    taken: &Taken,
    held: &[Held],
    edges: &mut Vec<LockEdge>,
) {
    let asked = analysis.locks.objects(mc, taken);
    let is_held = |held: &Held| held.path.as_ref() == Some(&taken.path) && held.grip.sort == taken.grip.sort;
    // One of several that are taken in the order of some number.
    let is_chosen = matches!(taken.path.root, Root::Merge(..));
    if held.iter().any(is_held) || is_chosen {
        return;
    }
    for &asked in
        asked.iter().filter(|&&obj| analysis.escape.is_shared(obj) || analysis.stability.is_single(obj))
    {
        for (lock, obj) in held.iter().flat_map(|lock| lock.objects.iter().map(move |&obj| (lock, obj))) {
            let is_again = obj == asked && (analysis.stability.is_single(obj) || is_part(lock, taken));
            if is_again {
                continue;
            }
            let is_likely_again = obj == asked && owners::goes_back(analysis, obj, mc, &taken.path);
            for &thread in analysis.threads.running[mc].iter().take(2) {
                let all = held.to_vec();
                let (held_as, asked_as) = (lock.grip, taken.grip);
                let edge =
                    LockEdge { held: obj, held_as, asked, asked_as, mc, at, thread, all, is_likely_again };
                edges.push(edge);
            }
        }
    }
}

/// Is the lock that is asked for reached from the one that is held?
fn is_part(held: &Held, asked: &Taken) -> bool {
    let is_value = matches!(asked.path.root, Root::Def(_) | Root::Merge(..));
    held.path
        .as_ref()
        .is_some_and(|path| path.root == asked.path.root && asked.path.steps.starts_with(&path.steps))
        || is_value
}

struct Search<'s, 'a, 'p> {
    analysis: &'s Analysis<'a, 'p>,
    edges: &'s [LockEdge],
    from: &'s BTreeMap<ObjId, Vec<usize>>,
    left: usize,
    /// One cycle for each set of places.
    found: BTreeMap<BTreeSet<(MethodId, Option<At>)>, Vec<usize>>,
}

impl Search<'_, '_, '_> {
    /// Looks for cycles that begin with a path. The first edge holds the lock of the lowest number, so each is found once.
    fn extend(&mut self, path: &mut Vec<usize>) {
        if self.left == 0 {
            return;
        }
        self.left -= 1;
        let first = &self.edges[path[0]];
        let last = &self.edges[path[path.len() - 1]];
        let closes = last.asked == first.held && last.asked_as.excludes(first.held_as);
        if closes && let Some(cycle) = self.cycle(path) {
            let places = cycle.iter().map(|&index| self.place(index));
            self.found.entry(places.collect()).or_insert(cycle);
            return;
        }
        if path.len() == LONGEST || last.asked == first.held {
            return;
        }
        let (asked, grip, lowest) = (last.asked, last.asked_as, first.held);
        for &next in self.from.get(&asked).into_iter().flatten() {
            let edge = &self.edges[next];
            let is_new = path.iter().all(|&known| self.edges[known].held != edge.held);
            if is_new && edge.held >= lowest && grip.excludes(edge.held_as) && self.meet_all(path, next) {
                path.push(next);
                self.extend(path);
                path.pop();
            }
        }
    }

    /// The cycle that a path which closes is. One lock against another of its sort takes two threads: in the same code, or in other
    /// code that does the same.
    fn cycle(&self, path: &[usize]) -> Option<Vec<usize>> {
        let [only] = *path else { return Some(path.to_vec()) };
        if self.meet(only, only) {
            return Some(vec![only]);
        }
        let edge = &self.edges[only];
        let mut others = self.from.get(&edge.held).into_iter().flatten().copied();
        let other = others.find(|&other| {
            let against = &self.edges[other];
            against.asked == edge.held
                && edge.asked_as.excludes(against.held_as)
                && against.asked_as.excludes(edge.held_as)
                && self.meet(only, other)
        })?;
        Some(if self.place(only) == self.place(other) { vec![only] } else { vec![only, other] })
    }

    fn place(&self, index: usize) -> (MethodId, Option<At>) {
        let edge = &self.edges[index];
        (self.analysis.points_to.mcs[edge.mc].method, edge.at)
    }

    fn meet_all(&self, path: &[usize], next: usize) -> bool {
        path.iter().all(|&known| self.meet(known, next))
    }

    /// May two threads be at the two places, without a lock that keeps them apart?
    fn meet(&self, one: usize, other: usize) -> bool {
        let (one, other) = (&self.edges[one], &self.edges[other]);
        let points = ((one.thread, one.mc, one.point()), (other.thread, other.mc, other.point()));
        if !self.analysis.parallel.holds(points.0, points.1) {
            return false;
        }
        let gates = |edge: &LockEdge, against: &LockEdge| -> Vec<Held> {
            let in_cycle =
                |obj: Option<ObjId>| obj.is_some_and(|obj| obj == edge.held || obj == against.held);
            edge.all.iter().filter(|held| !in_cycle(held.obj)).cloned().collect()
        };
        let held = (gates(one, other), gates(other, one));
        let guarded = |held| Guarded { held, base: None, object: None, is_one_place: false };
        self.analysis.locks.common(&guarded(&held.0), &guarded(&held.1)).is_none()
    }
}

/// How sure it is that a cycle can happen.
fn confidence(analysis: &Analysis<'_, '_>, cycle: &[&LockEdge]) -> Confidence {
    let of_program =
        |edge: &&LockEdge| analysis.threads.all[edge.thread].origin != Origin::Environment(Caller::Harness);
    if cycle.iter().any(|edge| edge.is_likely_again) {
        Confidence::Low
    } else if cycle.len() > 1 && cycle.iter().all(of_program) {
        Confidence::High
    } else {
        Confidence::Medium
    }
}

fn finding(analysis: &Analysis<'_, '_>, cycle: &[&LockEdge]) -> Option<Finding> {
    let confidence = confidence(analysis, cycle);
    if confidence < analysis.world.config.least {
        return None;
    }
    let name = |obj: ObjId| names::object(analysis.world.program, analysis.points_to, obj);
    let mut sides = Vec::new();
    for edge in cycle {
        let method = analysis.points_to.mcs[edge.mc].method;
        let place = report::acquired(analysis, (method, edge.at))?;
        let mut side = Side::new(format!("holds {}, asks for {}", name(edge.held), name(edge.asked)), place);
        side.access = Some(Access::new(Operation::Request, name(edge.asked)));
        report::fill(analysis, &mut side, edge.mc, edge.point(), edge.thread);
        sides.push(side);
    }
    let ends: Vec<String> = sides.iter().map(|side| format!("{} at {}", side.role, side.location)).collect();
    let mut sides = sides.into_iter();
    let message = match &ends[..] {
        [one] => format!("two threads may wait for each other: each {one}, of two objects in opposite order"),
        _ => format!("threads may wait for each other: {}", ends.join("; ")),
    };
    let mut finding = Finding::new(&MAY_DEADLOCK, message, sides.next()?);
    finding.others = sides.collect();
    finding.object = Some(Object::Locks(cycle.iter().map(|edge| name(edge.asked)).collect()));
    finding.attach(Evidence::MayRace);
    finding.notes.push(format!("confidence: {}", confidence.name()));
    finding.help = Some("take the locks in the same order everywhere, or hold only one at a time".to_owned());
    Some(finding)
}

/// A place where a condition is waited for or signalled.
struct ConditionStep {
    mc: McId,
    at: At,
    thread: ThreadId,
    condition: ObjId,
    others: Vec<Held>,
}

/// Waits that keep a lock which everybody who could signal needs.
fn lost_waits(analysis: &Analysis<'_, '_>) -> Vec<Finding> {
    let (waits, signals) = conditions(analysis);
    let mut told: BTreeSet<(MethodId, At)> = BTreeSet::new();
    let mut findings = Vec::new();
    for wait in &waits {
        let method = analysis.points_to.mcs[wait.mc].method;
        let matching: Vec<&ConditionStep> =
            signals.iter().filter(|signal| signal.condition == wait.condition).collect();
        let is_needed = |lock: &&Held| {
            lock.obj.is_some()
                && !matching.is_empty()
                && matching.iter().all(|signal| {
                    signal.others.iter().any(|held| held.obj == lock.obj && held.grip.excludes(lock.grip))
                })
        };
        let kept = wait.others.iter().find(is_needed);
        if let Some(lock) = kept.filter(|_| told.insert((method, wait.at))) {
            findings.extend(lost_wait(analysis, wait, matching[0], lock));
        }
    }
    findings
}

fn conditions(analysis: &Analysis<'_, '_>) -> (Vec<ConditionStep>, Vec<ConditionStep>) {
    let (mut waits, mut signals) = (Vec::new(), Vec::new());
    let mut methods: Vec<(&MethodId, &Vec<McId>)> = analysis.run_in.iter().collect();
    methods.sort_unstable_by_key(|(method, _)| **method);
    for (&method, contexts) in methods {
        let Some(body) = analysis.world.body(method) else { continue };
        for (at, instr) in body.instrs() {
            for effect in analysis.bodies.effects_of(&instr.op) {
                let (target, steps) = match effect {
                    Effect::Wait(target, _) => (target, &mut waits),
                    Effect::Pulse(target, _) => (target, &mut signals),
                    _ => continue,
                };
                let Some(reg) = analysis.bodies.target_reg(&instr.op, target) else { continue };
                for &mc in contexts {
                    let Some(&thread) = analysis.threads.running[mc].first() else { continue };
                    for condition in analysis.points_to.values(mc, reg) {
                        let held = analysis.held(mc, at);
                        let others =
                            held.iter().filter(|held| held.obj != Some(condition)).cloned().collect();
                        steps.push(ConditionStep { mc, at, thread, condition, others });
                    }
                }
            }
        }
    }
    (waits, signals)
}

fn lost_wait(
    analysis: &Analysis<'_, '_>,
    wait: &ConditionStep,
    signal: &ConditionStep,
    lock: &Held,
) -> Option<Finding> {
    let method = |step: &ConditionStep| analysis.points_to.mcs[step.mc].method;
    let needed = signal.others.iter().find(|held| held.obj == lock.obj)?;
    let lock = analysis.locks.name(lock);
    let condition = names::object(analysis.world.program, analysis.points_to, wait.condition);
    let mut waiting =
        Side::new(format!("waits, and keeps {lock}"), report::place(analysis, method(wait), wait.at)?);
    waiting.access = Some(Access::new(Operation::Wait, condition));
    report::fill(analysis, &mut waiting, wait.mc, wait.at, wait.thread);
    // Whoever would signal is stuck where it asks for the lock.
    let stuck = report::acquired(analysis, needed.taken)?;
    let mut signalling = Side::new(format!("would signal, and needs {lock}"), stuck);
    signalling.access = Some(Access::new(Operation::Request, lock.clone()));
    report::fill(analysis, &mut signalling, signal.mc, signal.at, signal.thread);
    let message = format!(
        "the wait at {} keeps {lock}, which whoever could signal needs (at {})",
        waiting.location, signalling.location
    );
    let mut finding = Finding::new(&MAY_DEADLOCK, message, waiting);
    finding.others.push(signalling);
    finding.object = Some(Object::Locks(vec![lock]));
    finding.attach(Evidence::MayRace);
    finding.help = Some("release all other locks before waiting, or wait on the outer lock".to_owned());
    Some(finding)
}
