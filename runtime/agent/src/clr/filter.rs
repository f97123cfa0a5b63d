//! The first look at every call, in a few nanoseconds: is there anything to tell?
//!
//! The runtime is not told that we are here (there is no transition), so no garbage is collected meanwhile: addresses are objects,
//! and the first word of an object is its class. In return nothing here may wait, take a lock, allocate or panic. What a call at a
//! site does to receivers of a class is looked up in a table of fixed size; it is filled by [`learn`], behind a lock, and emptied when classes
//! go away.
//!
//! Who does the same again in the same tick, with no trap set, has nothing to tell: that is the hot loop.

use crate::clr::awaiters;
use active::{Access, RequestId};
use std::cell::Cell;
use std::ptr::null;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, AtomicUsize, Ordering};

/// As many sites as fit into a key, beside the 47 bits of an address.
pub(crate) const SITES: u32 = (1 << 17) - 4;
/// Stands for all sites: what objects of a class are, when they are found behind others.
pub(crate) const ANY_SITE: u32 = SITES;
/// Stands for no site: where objects of a class keep who goes on when they are done.
pub(crate) const AWAITED_BY: u32 = SITES + 1;
/// Likewise: where tasks of asynchronous methods keep the state machine, if it is an object of its own.
pub(crate) const MACHINE: u32 = SITES + 2;
/// Likewise: where state machines, or the tasks that contain them, keep their state.
pub(crate) const STATE: u32 = SITES + 3;

/// How many traps are set.
static ARMED: AtomicU32 = AtomicU32::new(0);
/// The time, in a few milliseconds.
static TICK: AtomicU32 = AtomicU32::new(0);

const TABLE: usize = 1 << 16;
/// So far from its place a key may stand.
const PROBES: usize = 16;

struct Entry {
    key: AtomicU64,
    does: AtomicU64,
}

static VERDICTS: [Entry; TABLE] =
    [const { Entry { key: AtomicU64::new(0), does: AtomicU64::new(0) } }; TABLE];
static LEARNING: Mutex<()> = Mutex::new(());
/// A class that finds no room is not watched.
static FULL: AtomicBool = AtomicBool::new(false);

/// So many calls may be remembered in one place: of thousands that take turns, few find all of it taken by others.
const WAYS: usize = 4;

/// Calls of one place in the table, in one line of the cache.
#[repr(align(32))]
struct Seen([AtomicU64; WAYS]);

/// What was told: 48 bits of a hash, and when, in ticks.
static SEEN: [Seen; TABLE / WAYS] = [const { Seen([const { AtomicU64::new(0) }; WAYS]) }; TABLE / WAYS];

/// The part of a word that says when; it comes around in four minutes.
const WHEN: u64 = 0xffff;

/// Odd numbers with their bits well spread, so that different calls have different keys.
const FACTORS: [u64; 3] = [0x9e37_79b9_7f4a_7c15, 0xbf58_476d_1ce4_e5b9, 0x94d0_49bb_1331_11eb];

thread_local! {
    /// Its address tells threads apart. The next call is news in any case if it is set.
    static HERE: Cell<bool> = const { Cell::new(false) };
}

/// What a call does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Does {
    /// Nothing that could collide.
    Nothing,
    /// To the receiver.
    Touch(Access),
    /// To the object that the receiver keeps so many bytes from its beginning.
    TouchBehind(Access, u32),
}

impl Does {
    fn to_word(self) -> u64 {
        let access = |access: Access| u64::from(access == Access::Write);
        match self {
            Does::Nothing => 0,
            Does::Touch(does) => 2 | access(does),
            Does::TouchBehind(does, offset) => 4 | access(does) | u64::from(offset) << 8,
        }
    }

    fn of_word(word: u64) -> Does {
        let access = if word & 1 == 1 { Access::Write } else { Access::Read };
        match word & 6 {
            0 => Does::Nothing,
            2 => Does::Touch(access),
            _ => Does::TouchBehind(access, (word >> 8) as u32),
        }
    }
}

/// The address of an object.
pub(crate) type Address = *const usize;

/// What an object's first word says.
///
/// # Safety
/// An object is there, and cannot move.
pub(crate) unsafe fn class_at(object: Address) -> usize {
    // The lowest bits belong to the garbage collector.
    // SAFETY: as the caller promises.
    unsafe { *object & !7 }
}

fn key(class: usize, site: u32) -> u64 {
    class as u64 | u64::from(site) << 47
}

/// Where a key's entry is looked for.
fn places(key: u64) -> impl Iterator<Item = &'static Entry> {
    let first = (key.wrapping_mul(FACTORS[0]) >> 48) as usize;
    (0..PROBES).map(move |probe| &VERDICTS[(first + probe) % TABLE])
}

/// What is known of calls at this site on objects of this class.
#[inline]
pub(crate) fn known(class: usize, site: u32) -> Option<Does> {
    let key = key(class, site);
    for entry in places(key) {
        match entry.key.load(Ordering::Acquire) {
            0 => break,
            found if found == key => {
                let does = entry.does.load(Ordering::Acquire);
                // If the table was emptied meanwhile, this may be what another one does.
                let is_still_there = entry.key.load(Ordering::Relaxed) == key;
                return is_still_there.then(|| Does::of_word(does));
            }
            _ => {}
        }
    }
    FULL.load(Ordering::Relaxed).then_some(Does::Nothing)
}

/// From now on it is known.
pub(crate) fn learn(class: usize, site: u32, does: Does) {
    let _guard = LEARNING.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    if known(class, site).is_some() {
        return;
    }
    match places(key(class, site)).find(|entry| entry.key.load(Ordering::Relaxed) == 0) {
        Some(entry) => {
            // In this order: who sees the key must see what it means, and who sees what it means that an earlier key is gone.
            entry.does.store(does.to_word(), Ordering::Release);
            entry.key.store(key(class, site), Ordering::Release);
        }
        None => FULL.store(true, Ordering::Relaxed),
    }
}

/// Classes have gone away, and others may come to lie where they were: nothing is known any more.
pub(crate) fn forget() {
    let _guard = LEARNING.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    for entry in VERDICTS.iter().filter(|entry| entry.key.load(Ordering::Relaxed) != 0) {
        entry.key.store(0, Ordering::Relaxed);
    }
    FULL.store(false, Ordering::Relaxed);
}

pub(crate) fn arm(traps: usize) {
    ARMED.store(u32::try_from(traps).unwrap_or(u32::MAX), Ordering::Relaxed);
}

pub(crate) fn is_armed() -> bool {
    ARMED.load(Ordering::Relaxed) != 0
}

pub(crate) fn set_tick(tick: u32) {
    TICK.store(tick, Ordering::Relaxed);
}

/// Views of views of views: nobody looks further.
const DEEPEST: u32 = 4;

/// The object that a call touches; the receiver, or the first object behind it, of whose class nothing is known; null if there is
/// nothing to tell.
///
/// # Safety
/// Only for code of our own in managed methods, without a transition: the receiver is null or an object that cannot move.
pub(crate) unsafe extern "C" fn filter(receiver: Address, site: u32) -> Address {
    // SAFETY: as the caller promises.
    let touched = unsafe { touched(receiver, site) };
    if !touched.is_null() {
        awaiters::forget();
    }
    touched
}

/// Likewise, in an asynchronous method. Whoever waits for it has left the stack, but can be found from its task.
///
/// # Safety
/// As above; the builder holds a task, or null, and nothing else.
pub(crate) unsafe extern "C" fn filter_async(
    receiver: Address,
    site: u32,
    builder: *const Address,
) -> Address {
    // SAFETY: as the caller promises.
    let touched = unsafe { touched(receiver, site) };
    if !touched.is_null() {
        // SAFETY: as the caller promises.
        unsafe { awaiters::remember(*builder) };
    }
    touched
}

/// What this thread does next is told, even if it was told just now.
pub(crate) fn tell_again() {
    let _ = HERE.try_with(|here| here.set(true));
}

/// # Safety
/// As above.
unsafe fn touched(receiver: Address, site: u32) -> Address {
    let mut object = receiver;
    let mut at = site;
    for _ in 0..DEEPEST {
        if object.is_null() {
            return null();
        }
        // SAFETY: it is an object.
        match known(unsafe { class_at(object) }, at) {
            None => return object,
            Some(Does::Nothing) => return null(),
            Some(Does::Touch(_)) => return if is_news(object, site) { object } else { null() },
            Some(Does::TouchBehind(_, offset)) => {
                // SAFETY: the class has a reference there.
                object = unsafe { *object.byte_add(offset as usize).cast() };
            }
        }
        at = ANY_SITE;
    }
    null()
}

#[inline]
fn is_news(object: Address, site: u32) -> bool {
    if is_armed() {
        return true;
    }
    let (thread, again) =
        HERE.try_with(|here| (std::ptr::from_ref(here) as usize, here.get())).unwrap_or((0, false));
    if again {
        let _ = HERE.try_with(|here| here.set(false));
        return true;
    }
    let parts = [object as u64, u64::from(site), thread as u64];
    let mixed = parts
        .iter()
        .zip(FACTORS)
        .fold(0_u64, |sum, (part, factor)| sum.wrapping_add(part.wrapping_mul(factor)));
    is_first(mixed, u64::from(TICK.load(Ordering::Relaxed)) & WHEN)
}

/// Is a call told for the first time in this tick? From now on it is not.
#[inline]
fn is_first(mixed: u64, tick: u64) -> bool {
    let word = mixed & !WHEN | tick;
    let Seen(ways) = &SEEN[(mixed >> 50) as usize];
    if ways.iter().any(|way| way.load(Ordering::Relaxed) == word) {
        return false;
    }
    // What was told in earlier ticks is worth nothing any more.
    let is_old = |way: &&AtomicU64| way.load(Ordering::Relaxed) & WHEN != tick;
    let way = ways.iter().find(is_old).unwrap_or(&ways[(mixed >> 16) as usize % WAYS]);
    way.store(word, Ordering::Relaxed);
    true
}

/// So many times an await of a finished task is made to wait, at every place: enough for tests, and no ruin for loops.
const FORCED: u32 = 256;

/// How often each place was made to wait. Places beyond the end begin anew and share.
static AWAITED: [AtomicU32; 1 << 15] = [const { AtomicU32::new(0) }; 1 << 15];
static AWAITS: AtomicU32 = AtomicU32::new(0);

/// The number of a place that awaits.
pub(crate) fn declare_await() -> u32 {
    AWAITS.fetch_add(1, Ordering::Relaxed)
}

/// Whether the await at this place may see that its task is finished: 0 or 1.
pub(crate) extern "C" fn may_go_on(place: u32) -> u32 {
    let count = &AWAITED[place as usize % AWAITED.len()];
    if count.load(Ordering::Relaxed) >= FORCED {
        return 1;
    }
    count.fetch_add(1, Ordering::Relaxed);
    0
}

/// The test that began last, counted from 1.
static TEST: AtomicU32 = AtomicU32::new(0);

/// How many tests and requests have begun.
static REQUESTS: AtomicU64 = AtomicU64::new(0);

/// The number of the test that began last, among both.
static LAST_TEST: AtomicU64 = AtomicU64::new(0);

/// The managed method that tells which request a thread is busy with; 0 as long as none has begun that is no test.
static FLOWING: AtomicUsize = AtomicUsize::new(0);

/// A test begins.
pub(crate) extern "C" fn test_begins(number: u32) {
    LAST_TEST.store(REQUESTS.fetch_add(1, Ordering::Relaxed) + 1, Ordering::Relaxed);
    TEST.store(number.saturating_add(1), Ordering::Relaxed);
}

/// The test that began last.
pub(crate) fn last_test() -> Option<u32> {
    TEST.load(Ordering::Relaxed).checked_sub(1)
}

/// The method that tells which request a thread is busy with, if the program serves requests.
pub(crate) extern "C" fn flowing_request() -> usize {
    FLOWING.load(Ordering::Relaxed)
}

/// The number of a request that begins, in a module that has a method to tell of it later. Nobody counts as far as it would have to be cut off.
pub(crate) extern "C" fn next_request(flowing: usize) -> u32 {
    FLOWING.store(flowing, Ordering::Relaxed);
    (REQUESTS.fetch_add(1, Ordering::Relaxed) + 1) as u32
}

/// What the program was asked to do: the request that flows with the call, or else the test that began last. The cases of one test are
/// several.
pub(crate) fn request(flowing: u32) -> Option<RequestId> {
    let last_test = || LAST_TEST.load(Ordering::Relaxed);
    let request = if flowing == 0 { last_test() } else { u64::from(flowing) };
    Some(RequestId(request)).filter(|request| request.0 > 0)
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use std::sync::{MutexGuard, PoisonError};

    /// Tests that fill the table or empty it take turns.
    pub(crate) fn alone() -> MutexGuard<'static, ()> {
        static TURN: Mutex<()> = Mutex::new(());
        TURN.lock().unwrap_or_else(PoisonError::into_inner)
    }

    #[test]
    fn verdicts_are_words() {
        let all = [
            Does::Nothing,
            Does::Touch(Access::Read),
            Does::Touch(Access::Write),
            Does::TouchBehind(Access::Write, 24),
            Does::TouchBehind(Access::Read, 8),
        ];
        assert_eq!(all.map(|does| Does::of_word(does.to_word())), all);
    }

    #[test]
    fn calls_that_share_a_place_are_remembered_side_by_side_for_a_tick() {
        // The same place in the table, and other hashes.
        let calls = [1, 2, 3, 4].map(|number: u64| 7 << 50 | number << 20);
        let told = |tick| calls.map(|call| is_first(call, tick));
        assert_eq!([told(1), told(1), told(2), told(2)], [[true; 4], [false; 4], [true; 4], [false; 4]]);
        assert!(is_first(7 << 50 | 5 << 20, 2), "a fifth one takes somebody's place");
        assert_eq!(told(2).iter().filter(|first| **first).count(), 1);
    }

    #[test]
    fn what_is_behind_an_object_is_found_through_it() {
        let _turn = alone();
        // Two classes; the second keeps an object of the first in its second word.
        let (list, view) = ([0x7000_usize, 1], 0x8000_usize);
        let walker = [view, list.as_ptr() as usize];
        // SAFETY: these arrays look like objects, and stay where they are.
        let ask = |object: Address, site| unsafe { filter(object, site) };
        assert_eq!(ask(null(), 3), null());
        assert_eq!(ask(walker.as_ptr(), 3), walker.as_ptr(), "nothing is known of its class");
        learn(view, 3, Does::TouchBehind(Access::Read, 8));
        assert_eq!(ask(walker.as_ptr(), 3), list.as_ptr(), "nothing is known of what is behind it");
        learn(0x7000, ANY_SITE, Does::Touch(Access::Read));
        assert_eq!(ask(walker.as_ptr(), 3), list.as_ptr(), "it is news");
        assert_eq!(ask(walker.as_ptr(), 3), null(), "it is not news any more");
        tell_again();
        assert_eq!(ask(walker.as_ptr(), 3), list.as_ptr(), "it is told once more");
        assert_eq!(ask(walker.as_ptr(), 3), null(), "and no more");
        learn(0x7000, 4, Does::Nothing);
        assert_eq!(ask(list.as_ptr(), 4), null());
        forget();
        assert_eq!(ask(list.as_ptr(), 4), list.as_ptr(), "nothing is known of its class any more");
    }
}
