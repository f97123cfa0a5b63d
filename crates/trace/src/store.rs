//! A trace in memory: three columns of 4 bytes per event, a fourth where values were recorded.

use crate::{BlockId, Event, EventId, LocationId, LockId, Names, Op, ThreadId, ValueId, VarId};
use std::borrow::Cow;

/// Five bits of an event's head are its operation, the rest its thread.
const OP_BITS: u32 = 5;

/// Threads a trace may have: what fits beside the operation in an event's head.
pub const MAX_THREADS: u32 = 1 << (u32::BITS - OP_BITS);

/// The names of everything that a trace speaks of.
#[derive(Clone, Default)]
pub struct NameTables {
    /// Threads.
    pub threads: Names,
    /// Variables.
    pub vars: Names,
    /// Locks.
    pub locks: Names,
    /// Atomic blocks.
    pub blocks: Names,
    /// Program locations; number 0 is [`LocationId::UNKNOWN`].
    pub locations: Names,
    /// Values.
    pub values: Names,
}

/// A recorded execution: all events in the order in which they happened.
#[derive(Clone, Default)]
pub struct Trace {
    heads: Vec<u32>,
    operands: Vec<u32>,
    locations: Vec<u32>,
    /// One more than the value's id, 0 for none; empty as long as no event has a value.
    values: Vec<u32>,
    counts: [u64; Op::COUNT],
    /// The spellings.
    pub names: NameTables,
}

impl Trace {
    /// How many events there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.heads.len()
    }

    /// Is there no event at all?
    pub fn is_empty(&self) -> bool {
        self.heads.is_empty()
    }

    /// How many threads the trace speaks of.
    pub fn threads(&self) -> usize {
        self.names.threads.len()
    }

    /// How many events have the operation with this code.
    pub fn count(&self, code: u8) -> u64 {
        self.counts[usize::from(code)]
    }

    /// Does any event carry a value?
    pub fn has_values(&self) -> bool {
        !self.values.is_empty()
    }

    /// Does the trace say where control flow depended on reads? If not, it must be assumed after every read.
    pub fn has_branches(&self) -> bool {
        self.count(Op::Branch.code()) > 0
    }

    /// The event at `id`. Panics if there is none.
    #[inline]
    pub fn event(&self, id: EventId) -> Event {
        let i = id.index();
        let head = self.heads[i];
        let code = (head & ((1 << OP_BITS) - 1)) as u8;
        let value = self.values.get(i).and_then(|&v| v.checked_sub(1)).map(ValueId);
        Event {
            thread: ThreadId(head >> OP_BITS),
            op: Op::from_code(code, self.operands[i]).expect("the store holds only codes of operations"),
            location: LocationId(self.locations[i]),
            value,
        }
    }

    /// All events in trace order.
    pub fn events(&self) -> impl ExactSizeIterator<Item = (EventId, Event)> + '_ {
        (0..self.len()).map(|i| {
            let id = EventId(i as u32);
            (id, self.event(id))
        })
    }

    /// Appends an event. `Err` when the trace has no room left (2^32 events) or the thread number is too large.
    #[inline]
    pub fn push(&mut self, event: Event) -> Result<EventId, TraceFull> {
        let id = u32::try_from(self.heads.len()).ok().filter(|&id| id < u32::MAX).ok_or(TraceFull)?;
        if event.thread.0 >= MAX_THREADS {
            return Err(TraceFull);
        }
        let code = event.op.code();
        self.counts[usize::from(code)] += 1;
        self.heads.push(event.thread.0 << OP_BITS | u32::from(code));
        self.operands.push(event.op.operand());
        self.locations.push(event.location.0);
        if event.value.is_some() || !self.values.is_empty() {
            self.values.resize(id as usize, 0);
            self.values.push(event.value.map_or(0, |v| v.0 + 1));
        }
        Ok(EventId(id))
    }

    /// Makes room for `additional` more events.
    pub fn reserve(&mut self, additional: usize) {
        self.heads.reserve(additional);
        self.operands.reserve(additional);
        self.locations.reserve(additional);
    }

    /// The name of a thread.
    pub fn thread_name(&self, id: ThreadId) -> Cow<'_, str> {
        self.names.threads.get(id.0)
    }

    /// The name of a variable.
    pub fn var_name(&self, id: VarId) -> Cow<'_, str> {
        self.names.vars.get(id.0)
    }

    /// The name of a lock.
    pub fn lock_name(&self, id: LockId) -> Cow<'_, str> {
        self.names.locks.get(id.0)
    }

    /// The label of an atomic block.
    pub fn block_name(&self, id: BlockId) -> Cow<'_, str> {
        self.names.blocks.get(id.0)
    }

    /// The spelling of a location.
    pub fn location_name(&self, id: LocationId) -> Cow<'_, str> {
        self.names.locations.get(id.0)
    }

    /// The spelling of a value.
    pub fn value_name(&self, id: ValueId) -> Cow<'_, str> {
        self.names.values.get(id.0)
    }
}

/// No further event fits: event numbers are 32 bits wide, thread numbers 27.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TraceFull;

impl std::fmt::Display for TraceFull {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the trace is too large: at most 2^32 - 1 events and 2^27 threads are supported")
    }
}

impl std::error::Error for TraceFull {}
