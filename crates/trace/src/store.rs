//! A trace in memory: three columns of 4 bytes per event, a fourth where values were recorded.

use crate::{BlockId, Event, EventId, LocationId, LockId, Names, Op, Table, ThreadId, ValueId, VarId};
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

impl NameTables {
    /// The name space of this kind.
    pub fn get(&self, table: Table) -> &Names {
        match table {
            Table::Threads => &self.threads,
            Table::Vars => &self.vars,
            Table::Locks => &self.locks,
            Table::Blocks => &self.blocks,
            Table::Locations => &self.locations,
            Table::Values => &self.values,
        }
    }

    pub(crate) fn get_mut(&mut self, table: Table) -> &mut Names {
        match table {
            Table::Threads => &mut self.threads,
            Table::Vars => &mut self.vars,
            Table::Locks => &mut self.locks,
            Table::Blocks => &mut self.blocks,
            Table::Locations => &mut self.locations,
            Table::Values => &mut self.values,
        }
    }
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
        let value = self.values.get(i).and_then(|&v| v.checked_sub(1)).map(ValueId);
        Event {
            thread: ThreadId(thread_of_head(head)),
            op: Op::from_code(code_of_head(head), self.operands[i])
                .expect("the store holds only codes of operations"),
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

    /// Appends an event. `Err` when the trace has no room left (2^32 events) or the thread number is too
    /// large.
    #[inline]
    pub fn push(&mut self, event: Event) -> Result<EventId, TraceFull> {
        let Event { thread, op, location, value } = event;
        self.push_row(thread.0, op.code(), op.operand(), location.0, value.map(|value| value.0))
    }

    /// Appends an event given as bare numbers; `code` is that of an operation.
    #[inline]
    pub(crate) fn push_row(
        &mut self,
        thread: u32,
        code: u8,
        operand: u32,
        location: u32,
        value: Option<u32>,
    ) -> Result<EventId, TraceFull> {
        let id = u32::try_from(self.heads.len()).ok().filter(|&id| id < u32::MAX).ok_or(TraceFull)?;
        if thread >= MAX_THREADS {
            return Err(TraceFull);
        }
        self.counts[usize::from(code)] += 1;
        self.heads.push(head(thread, code));
        self.operands.push(operand);
        self.locations.push(location);
        if value.is_some() || !self.values.is_empty() {
            self.values.resize(id as usize, 0);
            self.values.push(value.map_or(0, |value| value + 1));
        }
        Ok(EventId(id))
    }

    /// Appends `events` events whose columns `fill` writes; whatever it refuses is taken back.
    ///
    /// `fill` writes codes of operations only, and threads below [`MAX_THREADS`].
    pub(crate) fn append<E: From<TraceFull>>(
        &mut self,
        events: usize,
        values: ValueColumn,
        fill: impl FnOnce(ColumnsMut<'_>) -> Result<(), E>,
    ) -> Result<(), E> {
        let old = self.heads.len();
        let old_values = self.values.len();
        let new = old + events;
        if new >= u32::MAX as usize {
            return Err(TraceFull.into());
        }
        for column in [&mut self.heads, &mut self.operands, &mut self.locations] {
            column.resize(new, 0);
        }
        if values == ValueColumn::Present {
            self.values.resize(new, 0);
        }
        let filled = fill(ColumnsMut {
            heads: &mut self.heads[old..],
            operands: &mut self.operands[old..],
            locations: &mut self.locations[old..],
            values: self.values.get_mut(old..).unwrap_or_default(),
        });
        if let Err(error) = filled {
            for column in [&mut self.heads, &mut self.operands, &mut self.locations] {
                column.truncate(old);
            }
            self.values.truncate(old_values);
            return Err(error);
        }
        self.count_operations(old);
        Ok(())
    }

    /// Counts the operations from an event on. Neighbours count apart, so that none waits for the one before.
    fn count_operations(&mut self, from: usize) {
        let mut apart = [[0_u32; 1 << OP_BITS]; 4];
        for heads in self.heads[from..].chunks(4) {
            for (counts, &head) in apart.iter_mut().zip(heads) {
                counts[usize::from(code_of_head(head))] += 1;
            }
        }
        for (code, count) in self.counts.iter_mut().enumerate() {
            *count += apart.iter().map(|counts| u64::from(counts[code])).sum::<u64>();
        }
    }

    /// The columns of a range of events.
    pub(crate) fn columns(&self, range: std::ops::Range<usize>) -> Columns<'_> {
        Columns {
            heads: &self.heads[range.clone()],
            operands: &self.operands[range.clone()],
            locations: &self.locations[range.clone()],
            values: self.values.get(range.start..range.end.min(self.values.len())).unwrap_or_default(),
        }
    }

    /// Forgets all events, and keeps the names and the memory.
    pub(crate) fn clear(&mut self) {
        for column in [&mut self.heads, &mut self.operands, &mut self.locations, &mut self.values] {
            column.clear();
        }
        self.counts = [0; Op::COUNT];
    }

    /// Gives new numbers to the operands of the operations that `table` is for.
    pub(crate) fn renumber_operands(&mut self, table: Table, mut new_id: impl FnMut(u32) -> u32) {
        for (&head, operand) in self.heads.iter().zip(&mut self.operands) {
            if Op::operand_table(code_of_head(head)) == Some(table) {
                *operand = new_id(*operand);
            }
        }
    }

    /// Gives new numbers, below [`MAX_THREADS`], to threads.
    pub(crate) fn renumber_threads(&mut self, mut new_id: impl FnMut(u32) -> u32) {
        for thread_and_code in &mut self.heads {
            *thread_and_code = head(new_id(thread_of_head(*thread_and_code)), code_of_head(*thread_and_code));
        }
        self.renumber_operands(Table::Threads, new_id);
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

/// Is there a column of values?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ValueColumn {
    Absent,
    Present,
}

/// Some events, column by column.
pub(crate) struct Columns<'a> {
    /// See [`head`].
    pub(crate) heads: &'a [u32],
    pub(crate) operands: &'a [u32],
    pub(crate) locations: &'a [u32],
    /// One more than the value's id, 0 for none; may be shorter than the others.
    pub(crate) values: &'a [u32],
}

/// Places for some events, column by column. Values are empty unless asked for.
pub(crate) struct ColumnsMut<'a> {
    pub(crate) heads: &'a mut [u32],
    pub(crate) operands: &'a mut [u32],
    pub(crate) locations: &'a mut [u32],
    pub(crate) values: &'a mut [u32],
}

/// An event's head: its thread and the code of its operation.
#[inline]
pub(crate) fn head(thread: u32, code: u8) -> u32 {
    thread << OP_BITS | u32::from(code)
}

/// The operation's code in a head.
#[inline]
pub(crate) fn code_of_head(head: u32) -> u8 {
    (head & ((1 << OP_BITS) - 1)) as u8
}

/// The thread in a head.
#[inline]
pub(crate) fn thread_of_head(head: u32) -> u32 {
    head >> OP_BITS
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
