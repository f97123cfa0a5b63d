//! The decisive part of a witness, in thread columns, beside the recorded order of the same events.
//!
//! Shown are the events that the bug is about, the acquires of the locks held there, and of the way to them
//! what is most telling: accesses to the same variables, then what the involved threads synchronise with,
//! then what others do; of each the latest. A thread's locks depend on its own past alone, so an event holds
//! the same locks in both orders.

use super::facts::{Held, Section};
use super::{Teller, events_of, number};
use crate::run::{Bug, What};
use finding::{Emphasis, Interleaving, Lane, Row, Step};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;
use trace::{EventId, LockId, Op, ThreadId, Trace, VarId};

/// A screen has about fifty lines; half of it is for the picture.
const MOST_ROWS: usize = 24;
/// A witness that is no longer than this is shown with all its events.
const SHORT: usize = 16;

/// What decides is close to the end of a witness; what is further away is not looked at.
const DECISIVE: usize = 100_000;

/// Which events of a witness are worth showing; found before anything is known of the locks held there.
pub(super) struct Plot {
    /// Those that must be shown, in the order of the sides.
    shown: Vec<EventId>,
    /// Others from the reordered part of the witness, in its order.
    path: Vec<EventId>,
    /// How many events the whole witness has.
    pub(super) length: u64,
}

impl Plot {
    pub(super) fn of(trace: &Trace, bug: &Bug) -> Self {
        let mut shown = events_of(&bug.what);
        if let What::Block { begin, .. } = bug.what {
            shown.push(begin);
        }
        shown.retain(|event| event.index() < trace.len());
        let path = path(trace, &bug.witness.last(trace, DECISIVE), &shown);
        Plot { shown, path, length: bug.witness.len(trace) }
    }

    /// All events of which the locks held must be known.
    pub(super) fn events(&self) -> impl Iterator<Item = EventId> + '_ {
        self.shown.iter().chain(&self.path).copied()
    }
}

/// The events on the way that tell most.
fn path(trace: &Trace, tail: &[EventId], shown: &[EventId]) -> Vec<EventId> {
    let is_other = |event: &EventId| !shown.contains(event) && event.index() < trace.len();
    if tail.len() <= SHORT {
        return tail.iter().copied().filter(is_other).collect();
    }
    let interest = Interest::of(trace, shown);
    let mut by_weight: [Vec<usize>; Interest::WEIGHTS] = Default::default();
    for (at, &event) in tail.iter().enumerate().rev().filter(|(_, event)| is_other(event)) {
        if let Some(weight) = interest.weight(trace, event) {
            let bucket = &mut by_weight[weight];
            if bucket.len() < SHORT {
                bucket.push(at);
            } else if weight == 0 {
                break;
            }
        }
    }
    let mut chosen: Vec<usize> = by_weight.into_iter().flatten().take(SHORT).collect();
    chosen.sort_unstable();
    chosen.into_iter().map(|at| tail[at]).collect()
}

/// Whom and what a bug is about.
struct Interest {
    threads: Vec<ThreadId>,
    vars: Vec<VarId>,
}

impl Interest {
    const WEIGHTS: usize = 3;

    fn of(trace: &Trace, shown: &[EventId]) -> Self {
        let events = || shown.iter().map(|&event| trace.event(event));
        Interest {
            threads: events().map(|e| e.thread).collect(),
            vars: events().filter_map(|e| e.op.var()).collect(),
        }
    }

    /// The smaller the more telling; `None` for what decides nothing.
    fn weight(&self, trace: &Trace, event: EventId) -> Option<usize> {
        let event = trace.event(event);
        let is_involved = self.threads.contains(&event.thread);
        match event.op {
            Op::Branch | Op::Nop | Op::Task | Op::Request(_) => None,
            Op::Fork(child) | Op::Join(child) => Some(if self.threads.contains(&child) { 0 } else { 2 }),
            Op::Begin(_) | Op::End(_) => is_involved.then_some(2),
            op => match op.var() {
                Some(var) => self.vars.contains(&var).then_some(0),
                None => Some(if is_involved { 1 } else { 2 }),
            },
        }
    }
}

/// An event in the picture.
#[derive(Clone)]
struct Shot {
    event: EventId,
    held: Vec<LockId>,
    emphasis: Emphasis,
    /// It may be left out if there is no room.
    optional: bool,
}

/// Draws the picture of `bug`.
pub(super) fn draw(teller: &Teller<'_>, bug: &Bug, plot: &Plot) -> Interleaving {
    let pending: Vec<EventId> = if bug.witness.shows.pending() { events_of(&bug.what) } else { Vec::new() };
    let mut shots = shots(teller, bug, plot);
    trim(&mut shots, MOST_ROWS);
    let original = recorded_order(teller, &shots);
    let reordered = new_order(teller.trace, bug, plot.length, &shots, &pending);
    let threads = lanes(teller.trace, original.values().chain(reordered.values()));
    let sketch = Sketch { teller, bug, threads: &threads };
    let original = sketch.rows(&original, |_| None);
    let end = plot.length;
    let reordered = sketch.rows(&reordered, |position| position.checked_sub(end).map(|at| at as usize));
    let threads = threads.iter().map(|&thread| teller.thread_name(thread)).collect();
    Interleaving { threads, original, reordered }
}

/// All that is worth showing, each event once: what the bug is about, the acquires of the locks held there,
/// and the way.
fn shots(teller: &Teller<'_>, bug: &Bug, plot: &Plot) -> Vec<Shot> {
    let decisive = events_of(&bug.what);
    let mut seen = FxHashSet::default();
    let mut shots = Vec::new();
    for &event in &plot.shown {
        let emphasis = if decisive.contains(&event) { Emphasis::Decisive } else { Emphasis::Plain };
        shots.push(Shot { event, held: locks(teller.facts.held_at(event)), emphasis, optional: false });
    }
    for held in plot.shown.iter().flat_map(|&event| teller.facts.held_at(event)) {
        if let Some(event) = held.acquired {
            let held = held.below.clone();
            shots.push(Shot { event, held, emphasis: Emphasis::Plain, optional: false });
        }
    }
    for &event in &plot.path {
        let held = locks(teller.facts.held_at(event));
        shots.push(Shot { event, held, emphasis: Emphasis::Plain, optional: true });
    }
    shots.retain(|shot| seen.insert(shot.event));
    shots
}

fn locks(held: &[Held]) -> Vec<LockId> {
    held.iter().map(|held| held.lock).collect()
}

/// Leaves out optional events, the earliest first, until the rest fits.
fn trim(shots: &mut Vec<Shot>, most: usize) {
    let mut surplus = shots.len().saturating_sub(most);
    shots.retain(|shot| {
        let leave_out = shot.optional && surplus > 0;
        surplus -= usize::from(leave_out);
        !leave_out
    });
}

/// By position. The sections that the picture opens are also closed in it, and a section of the same lock
/// that came before shows why: in the recorded run, the lock put them in this order.
fn recorded_order(teller: &Teller<'_>, shots: &[Shot]) -> BTreeMap<u64, Shot> {
    let position = |event: EventId| u64::from(event.0);
    let mut order: BTreeMap<u64, Shot> =
        shots.iter().map(|shot| (position(shot.event), shot.clone())).collect();
    let (Some(first), Some(last)) = (first_decisive(shots), order.keys().next_back().copied()) else {
        return order;
    };
    let closed = shots.iter().filter_map(|shot| teller.facts.section_of(shot.event)).map(end_of);
    let before = shots.iter().filter_map(|shot| {
        let section = teller.facts.section_before(shot.event)?;
        let is_between = section.released > first && section.thread != teller.trace.event(shot.event).thread;
        is_between.then(|| [start_of(section), Some(end_of(section))])
    });
    for shot in closed.chain(before.flatten().flatten()) {
        let at = position(shot.event);
        if order.len() < MOST_ROWS && at < last {
            order.entry(at).or_insert(shot);
        }
    }
    order
}

fn first_decisive(shots: &[Shot]) -> Option<EventId> {
    shots.iter().filter(|shot| shot.emphasis == Emphasis::Decisive).map(|shot| shot.event).min()
}

fn start_of(section: &Section) -> Option<Shot> {
    let held = section.held.below.clone();
    section.held.acquired.map(|event| Shot { event, held, emphasis: Emphasis::Plain, optional: true })
}

fn end_of(section: &Section) -> Shot {
    Shot { event: section.released, held: section.held_at_end(), emphasis: Emphasis::Plain, optional: true }
}

/// By position in the witness; what is pending comes after its end.
fn new_order(
    trace: &Trace,
    bug: &Bug,
    length: u64,
    shots: &[Shot],
    pending: &[EventId],
) -> BTreeMap<u64, Shot> {
    let by_event: FxHashMap<EventId, &Shot> = shots.iter().map(|shot| (shot.event, shot)).collect();
    let events: FxHashSet<EventId> = by_event.keys().copied().collect();
    let positions = bug.witness.positions(trace, &events).into_iter();
    let mut order: BTreeMap<u64, Shot> =
        positions.map(|(position, event)| (position, by_event[&event].clone())).collect();
    if !pending.is_empty() {
        // A thread that is asleep in a wait stands on the way as well; decisive is that it cannot wake up.
        for shot in order.values_mut() {
            shot.emphasis = Emphasis::Plain;
        }
    }
    for (position, event) in (length..).zip(pending) {
        if let Some(shot) = by_event.get(event) {
            order.insert(position, (*shot).clone());
        }
    }
    order
}

/// The threads that do something in the picture, in the order of the trace.
fn lanes<'a>(trace: &Trace, shots: impl Iterator<Item = &'a Shot>) -> Vec<ThreadId> {
    let mut threads: Vec<ThreadId> = shots.map(|shot| trace.event(shot.event).thread).collect();
    threads.sort_unstable();
    threads.dedup();
    threads
}

struct Sketch<'a> {
    teller: &'a Teller<'a>,
    bug: &'a Bug,
    threads: &'a [ThreadId],
}

impl Sketch<'_> {
    /// Rows in the order of positions; gaps say how much is left out. `pending` tells which side waits at a
    /// position.
    fn rows(&self, order: &BTreeMap<u64, Shot>, pending: impl Fn(u64) -> Option<usize>) -> Vec<Row> {
        let mut rows = Vec::with_capacity(order.len() * 2);
        let mut expected = 0;
        for (&position, shot) in order {
            if position > expected {
                rows.push(Row::Skipped(position - expected));
            }
            expected = position + 1;
            rows.push(Row::Step(self.step(shot, pending(position))));
        }
        rows
    }

    fn step(&self, shot: &Shot, pending: Option<usize>) -> Step {
        let trace = self.teller.trace;
        let event = trace.event(shot.event);
        let lane = self.threads.partition_point(|&thread| thread < event.thread);
        let asked = match &self.bug.what {
            What::Deadlock { locks, .. } => pending.and_then(|at| locks.get(at).copied()),
            _ => None,
        };
        let text = match asked {
            Some(lock) => format!("waits for {}", trace.lock_name(lock)),
            None => self.teller.step_text(event),
        };
        let held = shot.held.iter().filter(|lock| Some(**lock) != asked);
        Step {
            event: Some(number(shot.event)),
            emphasis: shot.emphasis,
            location: Some(self.teller.place(shot.event)),
            held: held.map(|&lock| trace.lock_name(lock).into_owned()).collect(),
            ..Step::new(Lane(lane as u32), text)
        }
    }
}
