//! Near misses (Section 3.4.2): who touched this object a moment ago?
//!
//! The paper's hash table from objects to lists, without locks and without allocation. A bucket holds the last eight accesses of
//! the objects that fall into it. An access is one word; a second word holds it xor the object, so two halves of different
//! accesses never pass for a whole one (Hyatt and Mann's trick for shared hash tables).
//!
//! Whoever adds an access stores first and looks afterwards, both sequentially consistent: of two threads that arrive at the
//! same moment at least one sees the other.

use crate::phase::Phase;
use crate::random::mix;
use crate::{Access, ObjectId, SiteId, ThreadId, Time};
use std::ops::Range;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

const WAYS: usize = 8;
const BUCKETS: usize = 1 << 13;

/// An access in one word: 23 bits of milliseconds (they come round every two hours), 23 of site, 16 of thread, write, phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Packed(u64);

const TIME_BITS: u32 = 23;
const SITE_BITS: u32 = 23;

impl Packed {
    pub(crate) fn new(thread: ThreadId, site: SiteId, access: Access, phase: Phase, now: Time) -> Self {
        let who = u64::from(thread.0 as u16) << 2;
        let what = u64::from(access == Access::Write) << 1 | u64::from(phase == Phase::Concurrent);
        let site = u64::from(site.0) & ((1 << SITE_BITS) - 1);
        let time = now.tick() & ((1 << TIME_BITS) - 1);
        Packed(time << (SITE_BITS + 18) | site << 18 | who | what)
    }

    fn thread(self) -> u16 {
        (self.0 >> 2) as u16
    }

    pub(crate) fn site(self) -> SiteId {
        SiteId((self.0 >> 18) as u32 & ((1 << SITE_BITS) - 1))
    }

    pub(crate) fn phase(self) -> Phase {
        if self.0 & 1 == 1 { Phase::Concurrent } else { Phase::Sequential }
    }

    fn writes(self) -> bool {
        self.0 & 2 != 0
    }

    fn tick(self) -> u64 {
        self.0 >> (SITE_BITS + 18)
    }

    /// The same access, perhaps at another time and in another phase.
    fn repeats(self, other: Packed) -> bool {
        const SAME: u64 = ((1 << (SITE_BITS + 18)) - 1) & !1;
        (self.0 ^ other.0) & SAME == 0
    }

    /// How many ticks lie between the two, the shorter way round.
    fn ticks_from(self, other: Packed) -> u64 {
        let apart = self.tick().wrapping_sub(other.tick()) & ((1 << TIME_BITS) - 1);
        apart.min((1 << TIME_BITS) - apart)
    }
}

/// The last accesses of the objects that share it. A line and a bit: the newest ones are mostly together.
#[derive(Default)]
struct Bucket {
    pushes: AtomicU32,
    entries: [Entry; WAYS],
}

impl Bucket {
    /// The entry that was added `back` pushes ago; 1 is the last one.
    fn newest(&self, pushes: u32, back: u32) -> &Entry {
        &self.entries[pushes.wrapping_sub(back) as usize % WAYS]
    }
}

#[derive(Default)]
struct Entry {
    access: AtomicU64,
    /// The access xor the object.
    check: AtomicU64,
}

impl Entry {
    fn get(&self, object: ObjectId) -> Option<Packed> {
        let access = self.access.load(Ordering::SeqCst);
        let matches = access != 0 && self.check.load(Ordering::Relaxed) ^ access == object.0;
        matches.then_some(Packed(access))
    }

    fn set(&self, object: ObjectId, access: Packed) {
        self.check.store(access.0 ^ object.0, Ordering::Relaxed);
        self.access.store(access.0, Ordering::SeqCst);
    }

    /// Only the time and the phase change, and whether others see it now or later makes no difference.
    fn refresh(&self, object: ObjectId, access: Packed) {
        self.check.store(access.0 ^ object.0, Ordering::Relaxed);
        self.access.store(access.0, Ordering::Release);
    }
}

/// The accesses of the last moments.
pub(crate) struct History {
    buckets: Box<[Bucket]>,
    near_misses: usize,
    /// In ticks.
    window: u64,
}

impl History {
    pub(crate) fn new(near_misses: usize, window: Option<u64>) -> Self {
        let buckets = std::iter::repeat_with(Bucket::default).take(BUCKETS).collect();
        let window = window.map_or(u64::MAX, |micros| Time(micros).tick());
        History { buckets, near_misses: near_misses.min(WAYS), window }
    }

    /// Adds an access and hands out those that it nearly collided with. What a thread's own earlier access has met is not
    /// handed out again.
    #[inline]
    pub(crate) fn visit(&self, object: ObjectId, access: Packed, mut near: impl FnMut(Packed)) {
        let bucket = &self.buckets[mix(object.0) as usize % BUCKETS];
        let pushes = bucket.pushes.load(Ordering::Relaxed);
        for back in 1..=WAYS as u32 {
            let entry = bucket.newest(pushes, back);
            let Some(mine) = entry.get(object).filter(|other| other.repeats(access)) else { continue };
            self.meet(bucket, pushes, 1..back, object, access, &mut near);
            if mine != access {
                entry.refresh(object, access);
            }
            return;
        }
        let at = bucket.pushes.fetch_add(1, Ordering::Relaxed);
        bucket.entries[at as usize % WAYS].set(object, access);
        // The eighth back from here is the entry itself.
        self.meet(bucket, at, 1..WAYS as u32, object, access, &mut near);
    }

    #[inline]
    fn meet(
        &self,
        bucket: &Bucket,
        pushes: u32,
        back: Range<u32>,
        object: ObjectId,
        access: Packed,
        near: &mut impl FnMut(Packed),
    ) {
        let accesses = back.filter_map(|back| bucket.newest(pushes, back).get(object));
        for other in accesses.take(self.near_misses) {
            let conflicts = other.thread() != access.thread() && (other.writes() || access.writes());
            if conflicts && access.ticks_from(other) <= self.window {
                near(other);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fmt::Write as _;

    /// Each line is `thread site r|w milliseconds object`; what comes out is the sites of near misses.
    fn near_misses(history: &History, calls: &str) -> String {
        let mut text = String::new();
        for call in calls.lines() {
            let words: Vec<u64> = call.split_whitespace().map(|word| word.parse().unwrap_or(0)).collect();
            let access = if call.contains('w') { Access::Write } else { Access::Read };
            let (thread, site) = (ThreadId(words[0] as u32), SiteId(words[1] as u32));
            let packed = Packed::new(thread, site, access, Phase::Concurrent, Time(words[3] << 10));
            write!(text, "{}:", site.0).expect("a string");
            history.visit(ObjectId(words[4]), packed, |other| {
                write!(text, " {}", other.site().0).expect("a string");
            });
            text.push('\n');
        }
        text
    }

    #[test]
    fn conflicting_accesses_of_two_threads_within_the_window() {
        let history = History::new(5, Some(100 << 10));
        let calls = "1 10 w 0 7\n2 20 r 50 7\n2 21 r 101 7\n3 30 w 120 7\n3 31 w 120 8\n1 10 w 130 7";
        assert_eq!(near_misses(&history, calls), "10:\n20: 10\n21:\n30: 21 20\n31:\n10: 30 21 20\n");
    }

    #[test]
    fn a_repeated_access_meets_only_what_is_new() {
        let history = History::new(5, Some(100 << 10));
        let calls = "1 10 w 0 7\n2 20 w 1 7\n1 10 w 2 7\n1 10 w 3 7\n2 20 w 4 7";
        assert_eq!(near_misses(&history, calls), "10:\n20: 10\n10: 20\n10: 20\n20:\n");
    }

    #[test]
    fn only_so_many_accesses_are_remembered() {
        let history = History::new(2, None);
        let calls = "1 10 w 0 7\n1 11 w 0 7\n1 12 w 0 7\n2 20 w 900000 7";
        assert_eq!(near_misses(&history, calls), "10:\n11:\n12:\n20: 12 11\n");
    }

    #[test]
    fn times_come_round() {
        let access = |tick: u64| {
            Packed::new(ThreadId(1), SiteId(2), Access::Read, Phase::Sequential, Time(tick << 10))
        };
        assert_eq!(access(3).ticks_from(access((1 << TIME_BITS) - 2)), 5);
        assert_eq!(access(3).ticks_from(access(8)), 5);
    }
}
