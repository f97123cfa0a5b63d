//! What is in a trace, in numbers.

use crate::held::Held;
use crate::{EventId, LocationId, Op, Table, ThreadId, Trace};

/// Counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stats {
    /// Events.
    pub events: u64,
    /// Events by the code of their operation.
    pub operations: [u64; Op::COUNT],
    /// Threads, by id.
    pub threads: Vec<ThreadStats>,
    /// Variables that are accessed.
    pub vars: u64,
    /// Variables that several threads access, one of them writing.
    pub shared_vars: u64,
    /// Variables that several threads read and none writes.
    pub read_only_vars: u64,
    /// Locks that are acquired.
    pub locks: u64,
    /// Locks that several threads acquire.
    pub shared_locks: u64,
    /// Labels of atomic blocks.
    pub blocks: u64,
    /// Different known locations.
    pub locations: u64,
    /// Events without a known location.
    pub events_without_location: u64,
    /// Events with a value.
    pub events_with_value: u64,
    /// Different values.
    pub values: u64,
    /// How often one thread holds one lock at once, at most: above 1, locks are re-entrant.
    pub deepest_reentrancy: u64,
    /// How many different locks one thread holds at once, at most.
    pub deepest_nesting: u64,
    /// Acquires without release.
    pub open_sections: u64,
}

/// What one thread does.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct ThreadStats {
    /// Its events.
    pub events: u64,
    /// Its events by the code of their operation.
    pub operations: [u64; Op::COUNT],
    /// Its first and its last event, if it has any.
    pub span: Option<(EventId, EventId)>,
    /// Threads that it forks.
    pub forks: u64,
}

/// Counts all that is in `trace`.
pub fn stats(trace: &Trace) -> Stats {
    let mut counting = Counting::new(trace);
    for (id, event) in trace.events() {
        counting.thread(id, event.thread, event.op);
        counting.operand(id, event.thread, event.op);
        counting.locations[event.location.index()] = true;
        counting.without_location += u64::from(event.location == LocationId::UNKNOWN);
        counting.with_value += u64::from(event.value.is_some());
    }
    counting.finish(trace)
}

struct Counting {
    threads: Vec<ThreadStats>,
    vars: Vec<Users>,
    locks: Vec<Users>,
    blocks: Vec<Users>,
    locations: Vec<bool>,
    without_location: u64,
    with_value: u64,
    held: Held,
    deepest_reentrancy: usize,
    deepest_nesting: usize,
}

/// Who uses something, and how.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Users {
    first: Option<ThreadId>,
    are_several: bool,
    write: bool,
}

impl Users {
    fn add(&mut self, thread: ThreadId, writes: bool) {
        self.are_several |= *self.first.get_or_insert(thread) != thread;
        self.write |= writes;
    }
}

impl Counting {
    fn new(trace: &Trace) -> Self {
        let users = |table| vec![Users::default(); trace.names.get(table).len()];
        Counting {
            threads: vec![ThreadStats::default(); trace.threads()],
            vars: users(Table::Vars),
            locks: users(Table::Locks),
            blocks: users(Table::Blocks),
            locations: vec![false; trace.names.locations.len().max(1)],
            without_location: 0,
            with_value: 0,
            held: Held::new(trace.threads()),
            deepest_reentrancy: 0,
            deepest_nesting: 0,
        }
    }

    fn thread(&mut self, id: EventId, thread: ThreadId, op: Op) {
        let stats = &mut self.threads[thread.index()];
        stats.events += 1;
        stats.operations[usize::from(op.code())] += 1;
        stats.forks += u64::from(matches!(op, Op::Fork(_)));
        stats.span = Some((stats.span.map_or(id, |(first, _)| first), id));
    }

    fn operand(&mut self, id: EventId, thread: ThreadId, op: Op) {
        if let Some(var) = op.var() {
            self.vars[var.index()].add(thread, op.writes());
        }
        match op {
            Op::Acquire(lock) => {
                self.locks[lock.index()].add(thread, false);
                self.held.acquire(thread, lock, id);
                self.deepest_reentrancy = self.deepest_reentrancy.max(self.held.depth(thread, lock));
                self.deepest_nesting = self.deepest_nesting.max(self.held.nesting(thread));
            }
            Op::Release(lock) => {
                self.held.release(thread, lock);
            }
            Op::Begin(block) | Op::End(block) => self.blocks[block.index()].add(thread, false),
            _ => {}
        }
    }

    fn finish(self, trace: &Trace) -> Stats {
        let count = |users: &[Users], is: fn(&Users) -> bool| {
            users.iter().filter(|users| users.first.is_some() && is(users)).count() as u64
        };
        let known_locations = self.locations.iter().skip(1).filter(|&&is_used| is_used).count();
        Stats {
            events: trace.len() as u64,
            operations: std::array::from_fn(|code| trace.count(code as u8)),
            threads: self.threads,
            vars: count(&self.vars, |_| true),
            shared_vars: count(&self.vars, |users| users.are_several && users.write),
            read_only_vars: count(&self.vars, |users| users.are_several && !users.write),
            locks: count(&self.locks, |_| true),
            shared_locks: count(&self.locks, |users| users.are_several),
            blocks: count(&self.blocks, |_| true),
            locations: known_locations as u64,
            events_without_location: self.without_location,
            events_with_value: self.with_value,
            values: trace.names.values.len() as u64,
            deepest_reentrancy: self.deepest_reentrancy as u64,
            deepest_nesting: self.deepest_nesting as u64,
            open_sections: self.held.all().len() as u64,
        }
    }
}
