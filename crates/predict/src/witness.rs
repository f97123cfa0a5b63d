//! A witness: a reordering of a prefix of the trace, and what it shows.

use crate::closure::Window;
use crate::model::{Act, Model, Node};
use rustc_hash::FxHashSet;
use std::borrow::Cow;
use trace::{EventId, LockId, Op, ThreadId, Trace};

/// An execution that the recorded one proves possible: the recorded events up to `prefix`, unchanged, and
/// then `tail`.
///
/// A `wait` stands where it gives its lock back; it takes it again right before its thread's next event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Witness {
    /// How many events of the trace come first, in their recorded order.
    pub prefix: EventId,
    /// The events that follow.
    pub tail: Tail,
    /// What is true at the end, or on the way.
    pub shows: Shows,
}

/// The reordered part of a witness.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tail {
    /// These events, in this order.
    Listed(Vec<EventId>),
    /// Each thread up to, and without, its event given here, in the order of the trace. Says in a few bytes
    /// what may be a hundred million events.
    InTraceOrder(Vec<EventId>),
}

/// What a witness shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shows {
    /// Two conflicting accesses are next in their threads at the same time.
    Race(EventId, EventId),
    /// Each thread is about to take a lock that the next one holds (the last one's is held by the first): the
    /// events that ask for it.
    Deadlock(Vec<EventId>),
    /// The events happen in this order; those at the given positions immediately follow their predecessor.
    Sequence(Vec<EventId>, Vec<usize>),
}

impl Shows {
    /// The events it is about.
    pub fn events(&self) -> Vec<EventId> {
        match self {
            Shows::Race(a, b) => vec![*a, *b],
            Shows::Deadlock(events) | Shows::Sequence(events, _) => events.clone(),
        }
    }

    /// Are the events about to happen at the end of the witness, rather than part of it?
    pub fn pending(&self) -> bool {
        !matches!(self, Shows::Sequence(..))
    }
}

impl Witness {
    /// Spells out `order`, the reordered steps of `window`, as events. Events that are no steps (uncontended
    /// accesses, branches…) go along with the next step of their thread.
    pub(crate) fn spell(
        trace: &Trace,
        window: &Window,
        prefix: EventId,
        order: &[Node],
        shows: Shows,
    ) -> Self {
        let model = window.model;
        let mut rest = RestOfThreads::new(trace, model, prefix, order, &shows);
        let mut tail = Vec::with_capacity(order.len());
        for &node in order {
            if let Some(&(_, second)) = window.adjacent.iter().find(|(first, _)| *first == node) {
                // Nothing may come between, not even events that are no steps.
                let event = model.event(second);
                rest.take_before(trace.event(event).thread, event, &mut tail);
            }
            match model.act(node) {
                Act::Exit => rest.take_all(node.lane(), &mut tail),
                _ if model.is_inherited(node) => {}
                _ => rest.take_through(node.lane(), model.event(node), &mut tail),
            }
        }
        if shows.pending() {
            for event in shows.events() {
                rest.take_before(trace.event(event).thread, event, &mut tail);
            }
        }
        Witness { prefix, tail: Tail::Listed(tail), shows }
    }

    /// The steps of `window`, in the order of the trace.
    pub(crate) fn in_trace_order(trace: &Trace, window: &Window, prefix: EventId, shows: Shows) -> Self {
        let model = window.model;
        if trace.count(Op::Wait(LockId(0)).code()) > 0 {
            // A wait stands where it begins, which may not be where the trace has it.
            return Self::spell(trace, window, prefix, &window.in_trace_order(), shows);
        }
        let mut stops = vec![prefix; model.lanes.len()];
        for (lane, stop) in stops.iter_mut().enumerate() {
            if let Some(last) = window.last(lane) {
                *stop = EventId(model.time(last).0 + 1);
            }
        }
        if shows.pending() {
            for event in shows.events() {
                stops[trace.event(event).thread.index()] = event;
            }
        }
        Witness { prefix, tail: Tail::InTraceOrder(stops), shows }
    }

    /// The events of the tail.
    pub fn tail(&self, trace: &Trace) -> Cow<'_, [EventId]> {
        match &self.tail {
            Tail::Listed(events) => Cow::Borrowed(events),
            Tail::InTraceOrder(stops) => Cow::Owned(in_trace_order(trace, self.prefix, stops).collect()),
        }
    }

    /// How many events the whole witness has.
    pub fn len(&self, trace: &Trace) -> u64 {
        let tail = match &self.tail {
            Tail::Listed(events) => events.len(),
            Tail::InTraceOrder(stops) => in_trace_order(trace, self.prefix, stops).count(),
        };
        u64::from(self.prefix.0) + tail as u64
    }

    /// The last events of the tail, at most so many.
    pub fn last(&self, trace: &Trace, most: usize) -> Vec<EventId> {
        match &self.tail {
            Tail::Listed(events) => events[events.len().saturating_sub(most)..].to_vec(),
            Tail::InTraceOrder(stops) => {
                let mut last: Vec<EventId> =
                    in_trace_order(trace, self.prefix, stops).rev().take(most).collect();
                last.reverse();
                last
            }
        }
    }

    /// At which position, counted from 0, each of these events comes; those that are not part of the witness
    /// are left out.
    pub fn positions(&self, trace: &Trace, events: &FxHashSet<EventId>) -> Vec<(u64, EventId)> {
        let prefix = u64::from(self.prefix.0);
        let in_prefix =
            events.iter().filter(|event| **event < self.prefix).map(|&event| (u64::from(event.0), event));
        let wanted = |(_, event): &(u64, EventId)| events.contains(event);
        let mut found: Vec<(u64, EventId)> = in_prefix.collect();
        match &self.tail {
            Tail::Listed(listed) => found.extend((prefix..).zip(listed.iter().copied()).filter(wanted)),
            Tail::InTraceOrder(stops) => {
                found.extend((prefix..).zip(in_trace_order(trace, self.prefix, stops)).filter(wanted));
            }
        }
        found.sort_unstable();
        found
    }

    /// The whole witness as a list of events.
    pub fn events(&self, trace: &Trace) -> Vec<EventId> {
        (0..self.prefix.0).map(EventId).chain(self.tail(trace).iter().copied()).collect()
    }
}

/// The events from `prefix` on that come before their thread's stop.
fn in_trace_order<'a>(
    trace: &'a Trace,
    prefix: EventId,
    stops: &'a [EventId],
) -> impl DoubleEndedIterator<Item = EventId> + 'a {
    let end = stops.iter().max().copied().unwrap_or(prefix);
    (prefix.0..end.0).map(EventId).filter(|&event| event < stops[trace.event(event).thread.index()])
}

/// The events of each thread that are not yet part of the witness.
struct RestOfThreads {
    events: Vec<Vec<EventId>>,
    taken: Vec<usize>,
}

impl RestOfThreads {
    fn new(trace: &Trace, model: &Model, prefix: EventId, order: &[Node], shows: &Shows) -> Self {
        let mut events = vec![Vec::new(); model.lanes.len()];
        let last = order.iter().map(|&node| model.event(node)).chain(shows.events()).max();
        let end = last.map_or(0, |event| event.0 + 1);
        for event in (prefix.0..end).map(EventId) {
            events[trace.event(event).thread.index()].push(event);
        }
        RestOfThreads { taken: vec![0; events.len()], events }
    }

    fn take_while(&mut self, lane: usize, tail: &mut Vec<EventId>, wanted: impl Fn(EventId) -> bool) {
        while let Some(&event) = self.events[lane].get(self.taken[lane]).filter(|&&event| wanted(event)) {
            tail.push(event);
            self.taken[lane] += 1;
        }
    }

    fn take_through(&mut self, lane: usize, last: EventId, tail: &mut Vec<EventId>) {
        self.take_while(lane, tail, |event| event <= last);
    }

    fn take_before(&mut self, thread: ThreadId, end: EventId, tail: &mut Vec<EventId>) {
        self.take_while(thread.index(), tail, |event| event < end);
    }

    fn take_all(&mut self, lane: usize, tail: &mut Vec<EventId>) {
        self.take_while(lane, tail, |_| true);
    }
}
