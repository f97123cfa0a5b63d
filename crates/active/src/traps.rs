//! The trap framework (Section 3.1): threads that are held up at a call, for others to run into.
//!
//! Who arrives asks a filter of counters first: one load, almost always 0. The list itself is behind a lock, and a trapped
//! thread cannot leave while somebody looks at it.

use crate::random::mix;
use crate::{Call, ObjectId, ThreadId};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

const FILTER: usize = 1024;

/// A thread that is held up just before a call.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trap {
    /// Which of all delays of the run this is.
    pub delay: u64,
    /// Who.
    pub thread: ThreadId,
    /// Before what.
    pub call: Call,
}

#[derive(Default)]
struct Set {
    traps: Vec<(Trap, Prey)>,
    delays: u64,
}

/// Has somebody run into the trap?
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Prey {
    None,
    /// At a place that was caught with this one before.
    Known,
    New,
}

pub(crate) struct Traps {
    filter: Box<[AtomicU32]>,
    set: Mutex<Set>,
}

impl Default for Traps {
    fn default() -> Self {
        let filter = std::iter::repeat_with(AtomicU32::default).take(FILTER).collect();
        Traps { filter, set: Mutex::default() }
    }
}

impl Traps {
    fn counter(&self, object: ObjectId) -> &AtomicU32 {
        &self.filter[mix(object.0) as usize % FILTER]
    }

    /// Might a trap be set on this object?
    #[inline]
    pub(crate) fn may_hold(&self, object: ObjectId) -> bool {
        self.counter(object).load(Ordering::Acquire) != 0
    }

    /// Sets a trap, and tells the witness before anybody can run into it. Two threads that arrive at the same moment do not run into each
    /// other before, but the second one does now: both are about to make their calls.
    pub(crate) fn set<W>(
        &self,
        thread: ThreadId,
        call: Call,
        witness: &mut W,
        caught: impl Fn(&mut W, &Trap) -> Prey,
        trapped: impl FnOnce(&mut W, &Trap),
    ) -> Option<Trap> {
        let mut set = lock(&self.set);
        if set.check(thread, call, |trap| caught(witness, trap)) != Prey::None {
            return None;
        }
        set.delays += 1;
        let trap = Trap { delay: set.delays, thread, call };
        trapped(witness, &trap);
        set.traps.push((trap.clone(), Prey::None));
        self.counter(call.object).fetch_add(1, Ordering::Release);
        Some(trap)
    }

    pub(crate) fn clear(&self, trap: &Trap) -> Prey {
        let mut set = lock(&self.set);
        let Some(at) = set.traps.iter().position(|(other, _)| other.delay == trap.delay) else {
            return Prey::None;
        };
        self.counter(trap.call.object).fetch_sub(1, Ordering::Release);
        set.traps.remove(at).1
    }

    /// Shows each trap that the call runs into, in the order in which they were set.
    pub(crate) fn check(&self, thread: ThreadId, call: Call, caught: impl FnMut(&Trap) -> Prey) -> Prey {
        lock(&self.set).check(thread, call, caught)
    }

    /// How many delays there have been.
    pub(crate) fn delays(&self) -> u64 {
        lock(&self.set).delays
    }
}

impl Set {
    /// The best of what was run into.
    fn check(&mut self, thread: ThreadId, call: Call, mut caught: impl FnMut(&Trap) -> Prey) -> Prey {
        let mut best = Prey::None;
        for (trap, prey) in &mut self.traps {
            let conflicts = trap.thread != thread
                && trap.call.object == call.object
                && trap.call.access.conflicts_with(call.access);
            if conflicts {
                let found = caught(trap);
                *prey = found.max(*prey);
                best = best.max(found);
            }
        }
        best
    }
}

/// A thread that died inside a lock left the data behind it as it was after some whole step: there are no others here.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Access, SiteId};

    /// Both have looked for traps, and there was none.
    #[test]
    fn of_two_that_arrive_at_once_the_second_is_caught() {
        let traps = Traps::default();
        let call = |site| Call { object: ObjectId(1), site: SiteId(site), access: Access::Write };
        let set = |thread, met: &mut Vec<SiteId>| {
            let caught = |met: &mut Vec<SiteId>, trap: &Trap| {
                met.push(trap.call.site);
                Prey::New
            };
            traps.set(ThreadId(thread), call(thread), met, caught, |_, _| {})
        };
        let mut met = Vec::new();
        let first = set(1, &mut met).expect("nobody is there");
        assert!(set(2, &mut met).is_none());
        assert_eq!((met, traps.clear(&first), traps.delays()), (vec![SiteId(1)], Prey::New, 1));
    }
}
