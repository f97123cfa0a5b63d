//! Who holds which locks, event by event, as written: nothing is mended here.

use crate::{EventId, LockId, ThreadId};
use rustc_hash::FxHashMap;

/// The locks that each thread holds.
pub(crate) struct Held {
    /// Acquires that have no release yet, oldest first; never empty.
    acquires: FxHashMap<(ThreadId, LockId), Vec<EventId>>,
    /// How many different locks each thread holds.
    nesting: Vec<usize>,
}

impl Held {
    pub(crate) fn new(threads: usize) -> Self {
        Held { acquires: FxHashMap::default(), nesting: vec![0; threads] }
    }

    pub(crate) fn acquire(&mut self, thread: ThreadId, lock: LockId, event: EventId) {
        let acquires = self.acquires.entry((thread, lock)).or_default();
        self.nesting[thread.index()] += usize::from(acquires.is_empty());
        acquires.push(event);
    }

    /// Takes back the last acquire; returns whether there was one.
    pub(crate) fn release(&mut self, thread: ThreadId, lock: LockId) -> bool {
        let Some(acquires) = self.acquires.get_mut(&(thread, lock)) else { return false };
        acquires.pop();
        if acquires.is_empty() {
            self.acquires.remove(&(thread, lock));
            self.nesting[thread.index()] -= 1;
        }
        true
    }

    /// How often the thread has acquired the lock and not released it.
    pub(crate) fn depth(&self, thread: ThreadId, lock: LockId) -> usize {
        self.acquires.get(&(thread, lock)).map_or(0, Vec::len)
    }

    /// How many different locks the thread holds.
    pub(crate) fn nesting(&self, thread: ThreadId) -> usize {
        self.nesting[thread.index()]
    }

    /// All acquires that have no release yet, in their order.
    pub(crate) fn all(&self) -> Vec<(EventId, ThreadId, LockId)> {
        let held = self.acquires.iter();
        let mut all: Vec<_> =
            held.flat_map(|(&(thread, lock), ids)| ids.iter().map(move |&id| (id, thread, lock))).collect();
        all.sort_unstable();
        all
    }
}
