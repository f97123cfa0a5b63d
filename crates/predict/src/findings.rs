//! Bugs put into words: both ends, who held which locks, the decisive part of the witness, and what to do.
//!
//! Everything that is not in the witness (locks held, where they were taken, who forked a thread) comes from
//! one walk over the trace for all bugs together. Pure and deterministic.

mod facts;
mod picture;
mod sentences;

use crate::run::{Bug, Engine, What};
use crate::witness::Shows;
use facts::{Facts, Held};
use finding::{
    Access, Evidence, Finding, Frame, HeldLock, Location, Object, Operation, Origin, Reordering, Rule, Side,
    Span, Thread, rules,
};
use picture::Plot;
use rayon::prelude::*;
use std::fmt::Write as _;
use trace::{EventId, LocationId, Op, ThreadId, Trace};

/// Tells each bug. `trace_name` is what locations call the trace; `engine` is the one that was asked for
/// races.
pub fn findings(trace: &Trace, trace_name: &str, engine: Engine, bugs: &[Bug]) -> Vec<Finding> {
    if bugs.is_empty() {
        return Vec::new();
    }
    let plots: Vec<Plot> = bugs.par_iter().map(|bug| Plot::of(trace, bug)).collect();
    let facts = Facts::collect(trace, plots.iter().flat_map(Plot::events));
    let teller = Teller { trace, trace_name, facts };
    bugs.par_iter().zip(&plots).map(|(bug, plot)| teller.tell(engine, bug, plot)).collect()
}

/// The events that a bug is about, in the order in which a report numbers them.
fn events_of(what: &What) -> Vec<EventId> {
    match what {
        What::Race { accesses, .. } => accesses.to_vec(),
        What::Deadlock { requests, .. } => requests.clone(),
        What::Atomicity { accesses, .. } => accesses.to_vec(),
        What::Block { accesses, .. } => {
            let mut events = accesses.to_vec();
            // An intruder of one access stands there twice.
            events.dedup();
            events
        }
        What::Sequence { events } => events.clone(),
    }
}

struct Teller<'a> {
    trace: &'a Trace,
    trace_name: &'a str,
    facts: Facts,
}

impl Teller<'_> {
    fn tell(&self, engine: Engine, bug: &Bug, plot: &Plot) -> Finding {
        let events = events_of(&bug.what);
        let mut sides = events.iter().enumerate().map(|(at, &event)| self.side(&bug.what, at, event));
        // Every bug has an event; a made-up one without any is told as being about the first.
        let primary = sides.next().unwrap_or_else(|| Side::new("", self.place(EventId(0))));
        let mut finding = Finding::new(rule_of(&bug.what), self.message(bug, &events), primary);
        finding.others = sides.collect();
        finding.object = Some(self.object(bug, &events));
        finding.instances = bug.instances;
        finding.notes = self.notes(&bug.what);
        finding.help = self.help(&bug.what, &events);
        finding.attach(Evidence::Reordering(Reordering {
            engine: decided_by(engine, &bug.what).name().to_owned(),
            events: plot.length,
            witness: None,
            interleaving: picture::draw(self, bug, plot),
        }));
        finding
    }

    fn side(&self, what: &What, at: usize, event: EventId) -> Side {
        Side {
            access: Some(self.access(what, at, event)),
            thread: Some(self.thread(self.trace.event(event).thread)),
            locks: self.locks_at(what, at, event).map(|held| self.held_lock(held)).collect(),
            calls: self.calls(event),
            ..Side::new(self.role(what, at), self.place(event))
        }
    }

    fn access(&self, what: &What, at: usize, event: EventId) -> Access {
        if let What::Deadlock { locks, .. } = what {
            let lock = locks.get(at).map(|&lock| self.trace.lock_name(lock).into_owned());
            return Access::new(Operation::Request, lock.unwrap_or_default());
        }
        let op = self.trace.event(event).op;
        Access::new(operation_of(op), self.operand_name(op))
    }

    /// The locks that the thread of `event` holds there; one that it asks for does not count.
    fn locks_at(&self, what: &What, at: usize, event: EventId) -> impl Iterator<Item = &Held> {
        let asked = match what {
            What::Deadlock { locks, .. } => locks.get(at).copied(),
            _ => None,
        };
        self.facts.held_at(event).iter().filter(move |held| Some(held.lock) != asked)
    }

    fn held_lock(&self, held: &Held) -> HeldLock {
        HeldLock {
            name: self.trace.lock_name(held.lock).into_owned(),
            acquired: held.acquired.map(|event| self.place(event)),
        }
    }

    fn thread(&self, id: ThreadId) -> Thread {
        let origin = self.facts.fork_of(id).map(|fork| Origin {
            creator: self.thread_name(self.trace.event(fork).thread),
            location: Some(self.place(fork)),
        });
        Thread { name: self.thread_name(id), origin }
    }

    fn thread_name(&self, id: ThreadId) -> String {
        self.trace.thread_name(id).into_owned()
    }

    fn place(&self, event: EventId) -> Location {
        let text = self.location_text(event);
        let text =
            text.map(|text| function_and_line(&text).map_or(text.clone(), |(_, line)| line.to_owned()));
        Location::in_trace(self.trace_name, number(event), text)
    }

    /// The method that the event happened in, if the trace says so. Who called that is not recorded.
    fn calls(&self, event: EventId) -> Vec<Frame> {
        let text = self.location_text(event).unwrap_or_default();
        let frame = |(function, _): (&str, &str)| Frame {
            function: function.to_owned(),
            location: Some(self.place(event)),
        };
        function_and_line(&text).map(frame).into_iter().collect()
    }

    fn location_text(&self, event: EventId) -> Option<String> {
        let location = (event.index() < self.trace.len()).then(|| self.trace.event(event).location)?;
        (location != LocationId::UNKNOWN).then(|| self.trace.location_name(location).into_owned())
    }

    fn operand_name(&self, op: Op) -> String {
        Op::operand_table(op.code())
            .map(|table| self.trace.names.get(table).get(op.operand()).into_owned())
            .unwrap_or_default()
    }

    fn object(&self, bug: &Bug, events: &[EventId]) -> Object {
        match &bug.what {
            What::Race { var, .. } | What::Atomicity { var, .. } => {
                Object::Variable(self.trace.var_name(*var).into_owned())
            }
            What::Deadlock { locks, .. } => {
                Object::Locks(locks.iter().map(|&lock| self.trace.lock_name(lock).into_owned()).collect())
            }
            What::Block { block, .. } => Object::Block(self.trace.block_name(*block).into_owned()),
            What::Sequence { .. } => Object::Sequence(sequence_text(events, &bug.witness.shows)),
        }
    }
}

/// An event's number as people see it.
fn number(event: EventId) -> u64 {
    u64::from(event.0) + 1
}

fn rule_of(what: &What) -> &'static Rule {
    match what {
        What::Race { .. } => &rules::DATA_RACE,
        What::Deadlock { .. } => &rules::DEADLOCK,
        What::Atomicity { .. } => &rules::ATOMICITY_VIOLATION,
        What::Block { .. } => &rules::BLOCK_ATOMICITY,
        What::Sequence { .. } => &rules::ORDER_VIOLATION,
    }
}

/// Only races have a choice of engines.
fn decided_by(engine: Engine, what: &What) -> Engine {
    if matches!(what, What::Race { .. }) { engine } else { Engine::Seqcheck }
}

/// `e6 < e18 << e12`, as the user asked.
fn sequence_text(events: &[EventId], shows: &Shows) -> String {
    let adjacent: &[usize] = match shows {
        Shows::Sequence(_, adjacent) => adjacent,
        Shows::Race(..) | Shows::Deadlock(_) => &[],
    };
    let mut text = String::new();
    for (at, &event) in events.iter().enumerate() {
        text.push_str(match at {
            0 => "",
            _ if adjacent.contains(&at) => " << ",
            _ => " < ",
        });
        let _ = write!(text, "e{}", number(event));
    }
    text
}

/// `Bank.deposit (Bank.java:12)` into `Bank.deposit` and `Bank.java:12`.
pub(crate) fn function_and_line(text: &str) -> Option<(&str, &str)> {
    let (function, rest) = text.split_once(" (")?;
    let line = rest.strip_suffix(')')?;
    Span::parse(line).is_some().then_some((function, line))
}

fn operation_of(op: Op) -> Operation {
    match op {
        Op::Read(_) => Operation::Read,
        Op::Write(_) => Operation::Write,
        Op::VolatileRead(_) => Operation::VolatileRead,
        Op::VolatileWrite(_) => Operation::VolatileWrite,
        Op::Update(_) => Operation::Update,
        Op::Acquire(_) => Operation::Acquire,
        Op::Release(_) => Operation::Release,
        Op::Request(_) => Operation::Request,
        Op::Wait(_) => Operation::Wait,
        Op::Notify(_) => Operation::Notify,
        Op::NotifyAll(_) => Operation::NotifyAll,
        Op::Fork(_) => Operation::Fork,
        Op::Join(_) => Operation::Join,
        Op::Begin(_) => Operation::Begin,
        Op::End(_) => Operation::End,
        Op::Branch => Operation::Branch,
        Op::Nop | Op::Task => Operation::Step,
    }
}

#[cfg(test)]
mod tests;
