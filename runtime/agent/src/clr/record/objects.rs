//! Which object is which, while the garbage collector moves them.
//!
//! Objects are found by their addresses. Whoever looks one up is in a call without a transition, so nothing is collected meanwhile and
//! the address is the object's. When garbage was collected the runtime says what survived and where it went, before any thread of the
//! program goes on (`MovedReferences2`, `SurvivingReferences2`): every address is then replaced by the new one, and what did not survive
//! is forgotten. Objects of generations that were not collected stay where they are, and so do those that the collector does not know
//! (literals and types, on newer runtimes). Hence at any time an address stands for the one object that is there. Numbers grow and are
//! never used again: two objects never have the same one.
//!
//! The garbage collector works alone with all threads of the program at rest, and none of them is ever at rest while it is in here: no
//! lock of a shard is held then.

use crate::clr::callbacks::Stretch;
use crate::clr::filter::{Address, class_at};
use crate::clr::profiler::GenerationRange;
use crate::clr::record::threads::{STATE, Thread};
use rustc_hash::FxHashMap;
use std::cell::UnsafeCell;
use std::collections::VecDeque;
use std::ptr::null_mut;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};

/// What the recorder knows of an object, as long as it lives. All but its address is used under the lock of its stripe.
#[expect(clippy::struct_excessive_bools, reason = "each says one thing about the object, in a byte")]
pub(super) struct Entry {
    /// The class: what is at the address now and is of another one is another object.
    pub(super) class: usize,
    /// Never used again for another object.
    pub(super) id: u32,
    /// The only thread that has used it so far, counted from 1.
    pub(super) owner: u32,
    pub(super) is_shared: bool,
    /// Is its class known to the trace?
    pub(super) is_named: bool,
    /// Is there a thread in the middle of an access?
    pub(super) is_held: bool,
    /// The last accesses of its owner, and how many there were.
    pub(super) kept: Vec<[u64; 3]>,
    pub(super) count: usize,
    /// Up to this stamp, accesses of the owner are forgotten; and if there were more than are kept, the oldest of those, too.
    pub(super) forgotten: u64,
    /// Of a thread: its state.
    pub(super) thread: *mut Thread,
    /// Has it been handed to others as the target of work?
    pub(super) is_handed: bool,
    /// The work that was forked when it was handed over, and has not begun.
    pub(super) forked: Mutex<VecDeque<*mut Thread>>,
    /// Does that work begin when some task is done?
    pub(super) is_continuation: bool,
    /// Of a task: what tells that it is done; nothing if anything may. Of what belongs to others that order threads: these.
    pub(super) sources: Option<Box<[Source]>>,
    /// Does it belong to others?
    pub(super) is_part: bool,
    /// Of the target of delegates: what keeps them.
    pub(super) holders: Vec<Source>,
    /// Are they called in turn, or does it end something when they have been called?
    pub(super) is_in_turn: bool,
    /// Is some of them kept by something of which it is not known what makes it call?
    pub(super) is_outside: bool,
    /// Does the library signal it when work has ended?
    pub(super) is_lent: bool,
    /// Has a delegate returned it to the library?
    pub(super) is_given: bool,
}

/// A variable of an object that says whether something has happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Source {
    pub(super) id: u32,
    pub(super) variable: u32,
}

impl Entry {
    /// What tells that others have used it: itself, or what it belongs to.
    pub(super) fn parts(&self) -> Vec<Source> {
        let own = || vec![Source { id: self.id, variable: STATE }];
        self.sources.as_deref().map_or_else(own, <[Source]>::to_vec)
    }

    fn new(class: usize, id: u32) -> Entry {
        Entry {
            class,
            id,
            owner: 0,
            is_shared: false,
            is_named: false,
            is_held: false,
            kept: Vec::new(),
            count: 0,
            forgotten: 0,
            thread: null_mut(),
            is_handed: false,
            forked: Mutex::default(),
            is_continuation: false,
            sources: None,
            is_part: false,
            holders: Vec::new(),
            is_in_turn: false,
            is_outside: false,
            is_lent: false,
            is_given: false,
        }
    }
}

/// A power of two.
const SHARDS: usize = 64;

/// The highest bits are different for objects that lie side by side, at multiples of eight bytes.
fn spread(address: usize) -> usize {
    (address >> 3).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

struct Shard {
    is_locked: AtomicBool,
    entries: UnsafeCell<FxHashMap<usize, *mut Entry>>,
}

pub(super) struct Objects {
    shards: [Shard; SHARDS],
    next: AtomicU32,
    /// How often garbage was collected.
    collections: AtomicU64,
}

/// A power of two.
const REMEMBERED: usize = 512;

/// The objects that a thread has used last, by their addresses: until garbage is collected nothing moves and nothing dies.
pub(super) struct Remembered {
    collections: u64,
    entries: [(usize, *mut Entry); REMEMBERED],
}

impl Remembered {
    pub(super) const fn new() -> Remembered {
        Remembered { collections: 0, entries: [(0, null_mut()); REMEMBERED] }
    }
}

// SAFETY: entries are used under the lock of their shard, or by the garbage collector with all threads at rest.
unsafe impl Sync for Objects {}
// SAFETY: as above.
unsafe impl Send for Objects {}

impl Shard {
    fn with<T>(&self, work: impl FnOnce(&mut FxHashMap<usize, *mut Entry>) -> T) -> T {
        let mut tries = 0_u32;
        while self.is_locked.compare_exchange_weak(false, true, Ordering::Acquire, Ordering::Relaxed).is_err()
        {
            tries += 1;
            if tries.is_multiple_of(64) {
                std::thread::yield_now();
            }
            std::hint::spin_loop();
        }
        // SAFETY: the lock is ours.
        let done = work(unsafe { &mut *self.entries.get() });
        self.is_locked.store(false, Ordering::Release);
        done
    }
}

/// The largest number that an object may have.
const MOST: u32 = u32::MAX - 1;

impl Objects {
    /// Numbers below `first` stand for something else.
    pub(super) fn new(first: u32) -> Objects {
        let shard = || Shard { is_locked: AtomicBool::new(false), entries: UnsafeCell::default() };
        Objects {
            shards: std::array::from_fn(|_| shard()),
            next: AtomicU32::new(first),
            collections: AtomicU64::new(0),
        }
    }

    fn shard(&self, address: usize) -> &Shard {
        &self.shards[spread(address) >> (usize::BITS - SHARDS.trailing_zeros())]
    }

    /// The entry of an object; `None` if there are too many.
    ///
    /// # Safety
    /// An object is there, and cannot move.
    pub(super) unsafe fn entry(&self, object: Address) -> Option<*mut Entry> {
        let address = object as usize;
        // SAFETY: as the caller promises.
        let class = unsafe { class_at(object) };
        self.shard(address).with(|entries| {
            if let Some(&entry) = entries.get(&address) {
                // SAFETY: entries in the table are alive, and their class never changes.
                if unsafe { (*entry).class } == class {
                    return Some(entry);
                }
            }
            let id = self.fresh()?;
            let entry = Box::into_raw(Box::new(Entry::new(class, id)));
            entries.insert(address, entry);
            Some(entry)
        })
    }

    /// Likewise, with what this thread remembers.
    ///
    /// # Safety
    /// As for [`Objects::entry`].
    #[inline]
    pub(super) unsafe fn entry_by(&self, object: Address, known: &mut Remembered) -> Option<*mut Entry> {
        let collections = self.collections.load(Ordering::Relaxed);
        if known.collections != collections {
            *known = Remembered { collections, ..Remembered::new() };
        }
        let address = object as usize;
        let place = &mut known.entries[spread(address) >> (usize::BITS - REMEMBERED.trailing_zeros())];
        if place.0 != address {
            // SAFETY: as the caller promises.
            *place = (address, unsafe { self.entry(object) }?);
        }
        Some(place.1)
    }

    /// A number that no object has; `None` if there are none left.
    pub(super) fn fresh(&self) -> Option<u32> {
        let id = self.next.fetch_add(1, Ordering::Relaxed);
        if id >= MOST {
            self.next.store(MOST, Ordering::Relaxed);
            return None;
        }
        Some(id)
    }

    /// The entry of an object, if it has one.
    pub(super) fn known(&self, object: Address) -> Option<*mut Entry> {
        let address = object as usize;
        self.shard(address).with(|entries| entries.get(&address).copied())
    }

    /// Garbage was collected, and all threads of the program are at rest.
    pub(super) fn collected(&self, collection: &Collection) {
        self.collections.fetch_add(1, Ordering::Relaxed);
        let mut moved = Vec::new();
        for shard in &self.shards {
            shard.with(|entries| {
                entries.retain(|address, entry| match collection.fate(*address) {
                    Fate::Stays => true,
                    Fate::Moves(to) => {
                        moved.push((to, *entry));
                        false
                    }
                    Fate::Dies => {
                        drop_entry(*entry);
                        false
                    }
                });
            });
        }
        for (address, entry) in moved {
            self.shard(address).with(|entries| entries.insert(address, entry));
        }
    }
}

/// A thread may just have made the last access to the object: it will look at the entry once more, so it is left behind.
fn drop_entry(entry: *mut Entry) {
    // SAFETY: all threads are at rest, and the entry is in no table any more.
    unsafe {
        if !(*entry).is_held {
            drop(Box::from_raw(entry));
        }
    }
}

/// What a collection of garbage does to an object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    Stays,
    Moves(usize),
    Dies,
}

/// A collection of garbage, as far as the runtime has told of it.
#[derive(Default)]
pub(super) struct Collection {
    /// Where objects are that may die or move.
    collected: Vec<std::ops::Range<usize>>,
    survived: Vec<Stretch>,
}

impl Collection {
    /// Begins, with the generations that are collected.
    pub(super) fn begin(ranges: &[GenerationRange], is_collected: &[i32]) -> Collection {
        let collects = |range: &&GenerationRange| {
            usize::try_from(range.generation)
                .ok()
                .and_then(|at| is_collected.get(at))
                .is_some_and(|is| *is != 0)
        };
        let mut collected: Vec<_> = ranges.iter().filter(collects).map(GenerationRange::reserved).collect();
        collected.sort_unstable_by_key(|range| range.start);
        Collection { collected, survived: Vec::new() }
    }

    /// Stretches of memory survived, here or there.
    pub(super) fn survives(&mut self, stretches: impl Iterator<Item = Stretch>) {
        self.survived.extend(stretches);
    }

    /// All has been told.
    pub(super) fn end(&mut self) {
        self.survived.sort_unstable_by_key(|range| range.start);
    }

    fn fate(&self, address: usize) -> Fate {
        let before = self.survived.partition_point(|range| range.start <= address);
        let survived = before.checked_sub(1).map(|at| self.survived[at]);
        if let Some(range) = survived.filter(|range| address - range.start < range.length) {
            let now = address - range.start + range.now;
            return if now == address { Fate::Stays } else { Fate::Moves(now) };
        }
        let before = self.collected.partition_point(|range| range.start <= address);
        let is_collected = before.checked_sub(1).is_some_and(|at| self.collected[at].contains(&address));
        if is_collected { Fate::Dies } else { Fate::Stays }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn range(generation: i32, start: usize, reserved: usize) -> GenerationRange {
        GenerationRange { generation, start, length: 0, reserved }
    }

    fn stretch((start, length, now): (usize, usize, usize)) -> Stretch {
        Stretch { start, length, now }
    }

    #[test]
    fn survivors_move_and_the_rest_of_what_was_collected_dies() {
        let ranges = [range(0, 0x1000, 0x1000), range(1, 0x2000, 0x1000), range(2, 0x3000, 0x1000)];
        let mut collection = Collection::begin(&ranges, &[1, 1, 0]);
        let stretches = [(0x2800, 0x100, 0x2000), (0x1100, 0x10, 0x1100)];
        collection.survives(stretches.into_iter().map(stretch));
        collection.end();
        let fates = [0x1100, 0x1110, 0x2808, 0x2900, 0x3000, 0x9000].map(|address| collection.fate(address));
        let (stays, dies) = (Fate::Stays, Fate::Dies);
        assert_eq!(fates, [stays, dies, Fate::Moves(0x2008), dies, stays, stays]);
    }

    #[test]
    fn an_object_keeps_its_number_where_it_goes_and_another_one_gets_a_new_one() {
        let objects = Objects::new(10);
        // What is at an address is a class.
        let heap: [usize; 4] = [8, 8, 16, 16];
        let at = |place: usize| &raw const heap[place];
        // SAFETY: objects of one word each.
        let id = |place: usize| unsafe { objects.entry(at(place)).map(|entry| (*entry).id) };
        assert_eq!([id(0), id(1), id(2), id(0)], [Some(10), Some(11), Some(12), Some(10)]);
        let ranges = [range(0, at(0) as usize, 32)];
        let mut collection = Collection::begin(&ranges, &[1]);
        let stretches = [(at(0) as usize, 8, at(1) as usize), (at(2) as usize, 8, at(3) as usize)];
        collection.survives(stretches.into_iter().map(stretch));
        collection.end();
        objects.collected(&collection);
        assert_eq!([id(1), id(3), id(0)], [Some(10), Some(12), Some(13)]);
    }

    #[test]
    fn what_a_thread_remembers_holds_until_garbage_is_collected() {
        let objects = Objects::new(10);
        let heap: [usize; 4] = [8, 8, 16, 16];
        let at = |place: usize| &raw const heap[place];
        let mut known = Remembered::new();
        // SAFETY: objects of one word each.
        let mut id =
            |place: usize| unsafe { objects.entry_by(at(place), &mut known).map(|entry| (*entry).id) };
        assert_eq!([id(0), id(1), id(0)], [Some(10), Some(11), Some(10)]);
        let mut collection = Collection::begin(&[range(0, at(0) as usize, 32)], &[1]);
        collection.survives([(at(1) as usize, 8, at(0) as usize)].into_iter().map(stretch));
        collection.end();
        objects.collected(&collection);
        assert_eq!([id(0), id(1)], [Some(11), Some(12)]);
    }
}
