//! Where to delay if synchronisation is analysed (Section 3.5): conflicting accesses that vector clocks do not order.
//!
//! Local times advance at accesses, of which there are few, and not at synchronisation, of which there is much. For comparison
//! only: plain locks around plain maps are good enough here.

use crate::clock::Clock;
use crate::traps::lock;
use crate::{Access, Call, LockId, ObjectId, SiteId, ThreadId, ThreadState};
use rustc_hash::FxHashMap;
use std::collections::VecDeque;
use std::sync::Mutex;

struct Seen {
    thread: ThreadId,
    local_time: u64,
    site: SiteId,
    access: Access,
}

#[derive(Default)]
pub(crate) struct VectorClocks {
    remembered: usize,
    objects: Mutex<FxHashMap<ObjectId, VecDeque<Seen>>>,
    locks: Mutex<FxHashMap<LockId, Clock>>,
}

impl VectorClocks {
    pub(crate) fn new(remembered: usize) -> Self {
        VectorClocks { remembered, ..VectorClocks::default() }
    }

    pub(crate) fn release(&self, thread: &ThreadState, id: LockId) {
        lock(&self.locks).insert(id, thread.clock.clone());
    }

    pub(crate) fn acquire(&self, thread: &mut ThreadState, id: LockId) {
        if let Some(clock) = lock(&self.locks).get(&id) {
            thread.clock = thread.clock.joined(clock);
        }
    }

    /// Adds an access and hands out the places of those that conflict and are not ordered before it.
    pub(crate) fn visit(&self, thread: &mut ThreadState, call: Call, mut unordered: impl FnMut(SiteId)) {
        thread.local_time += 1;
        thread.clock = thread.clock.with(thread.id, thread.local_time);
        let mut objects = lock(&self.objects);
        let seen = objects.entry(call.object).or_default();
        for other in seen.iter().rev() {
            let conflicts = other.thread != thread.id && other.access.conflicts_with(call.access);
            if conflicts && thread.clock.get(other.thread) < other.local_time {
                unordered(other.site);
            }
        }
        seen.retain(|other| (other.thread, other.site) != (thread.id, call.site));
        if seen.len() >= self.remembered {
            seen.pop_front();
        }
        seen.push_back(Seen {
            thread: thread.id,
            local_time: thread.local_time,
            site: call.site,
            access: call.access,
        });
    }
}
