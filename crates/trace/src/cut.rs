//! A part of a trace that is a trace again.
//!
//! What cutting means:
//!
//! - A range begins in the middle of things. The acquires of the locks that are held there, the marks of the
//!   atomic blocks that are open there, and the waits that a thread is in are kept, in their order, before
//!   the first event of the range. All else before it is the past: a read of an earlier write reads the
//!   initial value, and a thread forked earlier has always been running.
//! - A range ends as recordings do: sections stay open.
//! - Choosing threads drops the events of all others; choosing variables drops accesses to all others. What
//!   was ordered only *through* what was dropped is not ordered any more. Predictions about such a part hold
//!   for the part, not for the program.
//! - Names, and thereby all numbers but those of events, stay the same.

use crate::held::Held;
use crate::{Event, EventId, Op, ThreadId, Trace, VarId};
use std::ops::Range;

/// What to keep.
#[derive(Clone, Default, Debug)]
pub struct Selection {
    /// Events, by position, counted from 0; all if `None`.
    pub events: Option<Range<u32>>,
    /// Threads; all if `None`.
    pub threads: Option<Vec<ThreadId>>,
    /// Variables; all if `None`.
    pub vars: Option<Vec<VarId>>,
}

/// The chosen part of `trace`.
pub fn cut(trace: &Trace, selection: &Selection) -> Trace {
    let end_of_trace = trace.len() as u32;
    let range = selection.events.clone().unwrap_or(0..end_of_trace);
    let start = range.start.min(end_of_trace);
    let end = range.end.clamp(start, end_of_trace);
    let threads = selection.threads.as_ref().map(|chosen| {
        let ids = chosen.iter().map(|thread| thread.index());
        members(ids, trace.threads())
    });
    let vars = selection.vars.as_ref().map(|chosen| {
        let ids = chosen.iter().map(|var| var.index());
        members(ids, trace.names.vars.len())
    });
    let is_kept = |event: &Event| {
        threads.as_ref().is_none_or(|threads| threads[event.thread.index()])
            && event.op.var().is_none_or(|var| vars.as_ref().is_none_or(|vars| vars[var.index()]))
    };
    let mut part = Trace::default();
    part.names = trace.names.clone();
    for id in open_at(trace, start).into_iter().chain((start..end).map(EventId)) {
        let event = trace.event(id);
        if is_kept(&event) {
            part.push(event).expect("a part of a trace is not larger than the whole");
        }
    }
    part
}

fn members(ids: impl Iterator<Item = usize>, length: usize) -> Vec<bool> {
    let mut members = vec![false; length];
    for id in ids {
        if let Some(member) = members.get_mut(id) {
            *member = true;
        }
    }
    members
}

/// The events before `start` that an event after it still depends on: what was entered and not left.
fn open_at(trace: &Trace, start: u32) -> Vec<EventId> {
    let mut held = Held::new(trace.threads());
    let mut blocks: Vec<Vec<EventId>> = vec![Vec::new(); trace.threads()];
    let mut waits: Vec<Option<EventId>> = vec![None; trace.threads()];
    for id in (0..start).map(EventId) {
        let event = trace.event(id);
        let thread = event.thread;
        waits[thread.index()] = None;
        match event.op {
            Op::Acquire(lock) => held.acquire(thread, lock, id),
            Op::Release(lock) => {
                held.release(thread, lock);
            }
            Op::Wait(_) => waits[thread.index()] = Some(id),
            Op::Begin(_) => blocks[thread.index()].push(id),
            Op::End(_) => {
                blocks[thread.index()].pop();
            }
            _ => {}
        }
    }
    let mut open: Vec<EventId> = held.all().into_iter().map(|(id, _, _)| id).collect();
    open.extend(blocks.into_iter().flatten());
    open.extend(waits.into_iter().flatten());
    open.sort_unstable();
    open
}
