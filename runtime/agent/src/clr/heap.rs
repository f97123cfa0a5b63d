//! What an address says about an object over time.
//!
//! While a thread is inside a hook its object is pinned, and equal addresses are the same object. The history of calls looks back a
//! tenth of a second, and in that time garbage may be collected: young objects move, and others come to lie where they were. So the
//! address of a young object means something until the next collection only. Old objects stay, nearly always: a shared one that has
//! seen two collections is old.

use crate::clr::profiler::Profiler;
use active::ObjectId;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{PoisonError, RwLock};

#[derive(Default)]
pub(crate) struct Heap {
    collections: AtomicU64,
    /// Where old objects are, sorted.
    old: RwLock<Vec<Range<usize>>>,
}

/// Addresses are shorter than this.
const ADDRESS_BITS: u32 = 48;

impl Heap {
    /// Garbage was collected; the program stands still.
    pub(crate) fn collected(&self, profiler: &Profiler) {
        let mut old = profiler.old_objects();
        old.sort_unstable_by_key(|range| range.start);
        self.collections.fetch_add(1, Ordering::Relaxed);
        *self.old.write().unwrap_or_else(PoisonError::into_inner) = old;
    }

    /// What the object at this address is called in histories.
    pub(crate) fn identity(&self, address: usize) -> ObjectId {
        let old = self.old.read().unwrap_or_else(PoisonError::into_inner);
        let before = old.partition_point(|range| range.start <= address);
        let is_old = before.checked_sub(1).is_some_and(|at| old[at].contains(&address));
        let era = if is_old { 0 } else { self.collections.load(Ordering::Relaxed) };
        ObjectId(address as u64 ^ era << ADDRESS_BITS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn young_objects_are_others_after_a_collection_and_old_ones_are_not() {
        let heap = Heap::default();
        let before = [0x1000, 0x5000].map(|address| heap.identity(address));
        heap.collections.store(1, Ordering::Relaxed);
        *heap.old.write().expect("nobody panics here") = vec![0x0..0x800, 0x4000..0x6000];
        let after = [0x1000, 0x5000].map(|address| heap.identity(address));
        assert!(before[0] != after[0] && before[1] == after[1]);
        assert_ne!(heap.identity(0x3fff), ObjectId(0x3fff));
        assert_eq!(heap.identity(0x4000), ObjectId(0x4000));
    }
}
