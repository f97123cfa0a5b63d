//! Accesses to memory, from before they happen until they are told. Of an object that one thread has to itself only the last ones are
//! kept, as on the JVM.

use crate::clr::filter::Address;
use crate::clr::record::class_met;
use crate::clr::record::objects::Entry;
use crate::clr::record::threads::{
    ADDRESSES, CLOCKS, GO_ON, IS_INT, IS_NULL, IS_SOMEWHERE, KEPT, NAMED, OBTAINED, ON, PUBLISHED, STATE,
    STRIPES, Stripe, Thread, WHO, first, second, stop, third,
};
use crate::clr::record::told::Told;
use crate::record::Stream;
use Orders::{Acquires, Releases};
use std::ptr::null_mut;
use std::sync::atomic::Ordering;

/// Before an access to a field of an object.
///
/// # Safety
/// Only for code of ours in managed methods, without a transition: the object is null or cannot move.
pub(super) unsafe extern "C" fn enter(object: Address, place: u32) -> u32 {
    if !ON.load(Ordering::Relaxed) || object.is_null() {
        return GO_ON;
    }
    // SAFETY: as the caller promises.
    unsafe { enter_object(object, place, 0) }
}

/// Before an access to an element of an array.
///
/// # Safety
/// As for [`enter`], and the object is null or an array.
pub(super) unsafe extern "C" fn enter_element(array: Address, index: isize, place: u32) -> u32 {
    if !ON.load(Ordering::Relaxed) || array.is_null() {
        return GO_ON;
    }
    // SAFETY: the length of an array stands behind its class.
    let length = unsafe { *array.add(1).cast::<u32>() };
    match u32::try_from(index) {
        // SAFETY: as the caller promises.
        Ok(index) if index < length => unsafe { enter_object(array, place, index) },
        // An exception follows.
        _ => GO_ON,
    }
}

/// # Safety
/// An object is there, and cannot move.
unsafe fn enter_object(object: Address, place: u32, index: u32) -> u32 {
    // SAFETY: as the caller promises.
    let Some((thread, entry)) = (unsafe { Thread::with_entry(object) }) else { return WHO };
    if thread.is_ignored {
        return GO_ON;
    }
    thread.abandon();
    thread.tells_addresses(place, Releases);
    let Some(entry) = entry else {
        stop("recording stopped: more objects than can be numbered");
        return GO_ON;
    };
    // SAFETY: the object is alive, and so is its entry; the number never changes.
    let stripe = Stripe::of(unsafe { (*entry).id });
    match thread.take(stripe) {
        Ok(()) => {
            // SAFETY: we hold the stripe.
            unsafe { (*entry).is_held = true };
            thread.held = Some(stripe);
            thread.entry = entry;
            thread.place = place;
            thread.index = index;
            GO_ON
        }
        Err(code) => code,
    }
}

/// Before an access to a static field. What initializers do to them is their initial value.
pub(super) extern "C" fn enter_static(place: u32, stripe: u32) -> u32 {
    if !ON.load(Ordering::Relaxed) {
        return GO_ON;
    }
    let Some(thread) = Thread::current() else { return WHO };
    if thread.is_ignored || thread.initializing > 0 {
        return GO_ON;
    }
    thread.abandon();
    thread.tells_addresses(place, Releases);
    let stripe = stripe as usize % STRIPES;
    match thread.take(stripe) {
        Ok(()) => {
            thread.held = Some(stripe);
            thread.entry = null_mut();
            thread.place = place;
            thread.index = 0;
            GO_ON
        }
        Err(code) => code,
    }
}

/// What an access does that orders.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Orders {
    Releases,
    Acquires,
}

impl Thread {
    /// What is accessed in one step here may be accessed elsewhere by an address of which nothing else is known.
    #[inline]
    fn tells_addresses(&mut self, place: u32, what: Orders) {
        if !IS_SOMEWHERE.load(Ordering::Relaxed) {
            return;
        }
        let does = match Told::of(place).0 {
            Some(Told::VolatileRead) => what == Acquires,
            Some(Told::VolatileWrite) => what == Releases,
            Some(Told::Update) => true,
            _ => false,
        };
        if does {
            self.tell(ADDRESSES, place & 0xff_ffff, &[(Told::SyncUpdate as u8, STATE)]);
        }
    }
}

/// After an access.
pub(super) extern "C" fn leave() {
    leave_with(0, 0);
}

/// After an access to an `int`.
pub(super) extern "C" fn leave_int(value: u32) {
    leave_with(value, IS_INT);
}

/// After an access to a reference.
pub(super) extern "C" fn leave_reference(value: Address) {
    leave_with(0, if value.is_null() { IS_NULL } else { 0 });
}

/// The stripe is still held: tells the access, and lets others in.
fn leave_with(value: u32, flags: u64) {
    let Some(thread) = Thread::current() else { return };
    let Some(stripe) = thread.held else { return };
    // If recording has ended meanwhile, others no longer wait for the stripe: what this access saw may not be in the trace.
    if !ON.load(Ordering::Relaxed) {
        return thread.abandon();
    }
    let (site, kind) = (thread.place & 0xff_ffff, (thread.place >> 24) as u8);
    thread.catch_up();
    thread.tells_addresses(thread.place, Acquires);
    // SAFETY: we hold the stripe, and entries that are held stay.
    match unsafe { thread.entry.as_mut() } {
        None => {
            let stamp = thread.stamp(&CLOCKS[stripe]);
            let words = [thread.first(stamp, flags), second(0, site, kind), third(0, value)];
            thread.emit(Stream::InOrder, words);
        }
        Some(entry) => {
            if !entry.is_shared {
                if entry.owner == 0 {
                    entry.owner = thread.number + 1;
                }
                if entry.owner != thread.number + 1 {
                    share(thread, entry, stripe);
                }
            }
            let stamp = thread.stamp(&CLOCKS[stripe]);
            let (what, value) = (second(entry.id, site, kind), third(thread.index, value));
            if entry.is_shared {
                thread.emit(Stream::InOrder, [thread.first(stamp, flags), what, value]);
            } else {
                keep(thread, entry, thread.first(stamp, flags), what, value);
            }
            entry.is_held = false;
        }
    }
    thread.has_told();
    thread.held = None;
    CLOCKS[stripe].give_back(thread.clock);
}

/// Nobody else knows the object so far: the last few accesses are enough, and are told when somebody does.
#[inline]
fn keep(thread: &Thread, entry: &mut Entry, who: u64, what: u64, value: u64) {
    if thread.initializing > 0 {
        entry.forgotten = who >> 24;
        entry.count = 0;
        entry.kept.clear();
        return;
    }
    match entry.kept.get_mut(entry.count % KEPT) {
        // Word by word: this is done for most accesses of a program.
        Some([a, b, c]) => (*a, *b, *c) = (who, what, value),
        None => entry.kept.push([who, what, value]),
    }
    entry.count += 1;
}

/// A second thread uses the object. What the first one did and we forgot comes before, in any order that is claimed to be possible.
fn share(thread: &mut Thread, entry: &mut Entry, stripe: usize) {
    entry.is_shared = true;
    name(thread, entry);
    let mut oldest = entry.count.saturating_sub(KEPT);
    if oldest > 0 {
        entry.forgotten = entry.kept[oldest % KEPT][0] >> 24;
        oldest += 1;
    }
    if entry.forgotten != 0 {
        let words = [first(entry.forgotten, entry.owner - 1, 0), second(entry.id, 0, PUBLISHED), 0];
        thread.emit(Stream::Late, words);
    }
    for event in oldest..entry.count {
        thread.emit(Stream::Late, entry.kept[event % KEPT]);
    }
    if entry.forgotten != 0 {
        let stamp = thread.stamp(&CLOCKS[stripe]);
        let words = [thread.first(stamp, 0), second(entry.id, thread.place & 0xff_ffff, OBTAINED), 0];
        thread.emit(Stream::InOrder, words);
    }
    entry.kept = Vec::new();
    entry.owner = 0;
}

/// Says of which class an object is, before all that happens to it.
pub(super) fn name(thread: &mut Thread, entry: &mut Entry) {
    if !entry.is_named {
        entry.is_named = true;
        let class = class_met(entry.class);
        thread.emit(Stream::Late, [thread.first(1, 0), second(entry.id, 0, NAMED), third(class, 0)]);
    }
}
