//! Work that nobody saw becoming work: delegates that reflection, expression trees or the library itself make, and those of methods that
//! were rewritten before anybody knew. Delegates are the program's own, and are left as they are. Code of the program then runs on a
//! thread of the pool outside of all work that is known: such a thread is a *stranger*.
//!
//! - Before a stranger tells anything, it comes behind all that was handed to the library so far, whoever did it; and, if any of that
//!   was to begin when a task is done, behind all that was done.
//! - Who has waited for a task whose work may be a stranger's comes behind all that strangers have told so far.
//!
//! What compilers make of lambdas with variables is always known, and takes no part in this. Both ends of such an order are told by the
//! one who comes behind: that the other got so far stands in the trace with a stamp of that thread which
//! none of its events has. So those who hand work over, and strangers, are not ordered among themselves.
//!
//! **Outside.** The library also connects threads by ways that lead out of the process, and by objects of its own that nobody has heard of: sockets, pipes,
//! watched folders, other processes, caches. No list of types that keep delegates or pass on what they get would be complete, so there is none. Assumed is that what
//! leaves a thread leaves it by a call of the library, and that what gets into one does so in one of three ways: the library calls a delegate that it was given, a
//! task is done of which it is not known what completes it, or a call returns that reads from outside. Hence each call of the library that is not known to be
//! harmless is a hand-over (`Out`), and each of the three comes behind all hand-overs so far (`In`). If one thread caused what another one sees, the call by
//! which it did so began before that was seen; so it is in the list, with all that came before it. Which calls read from outside is the one thing that only
//! names tell (`calls::outside`): a type that is missing there orders too little. Who comes in leaves what it found in one variable to those who come in later: each
//! hand-over is told once, not once for each of them.

use crate::clr::record::lock;
use crate::clr::record::relations::HOLDERS;
use crate::clr::record::threads::{
    FINISHED, GO_ON, IS_STRANGELY_CONTINUED, NAMED, OBJECTS, OUTSIDE, STARTED, STATE, SYNC_WRITE, TASKS,
    Thread, WORK, first, second, third,
};
use crate::clr::record::told::Told;
use crate::record::Stream;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

/// How far a thread had got when it handed something over the last time.
#[derive(Clone, Copy)]
struct HandOver {
    thread: u32,
    /// The number of an object that does not exist: a variable of it stands for what was handed over.
    id: u32,
    clock: u64,
}

/// How far a stranger has got.
pub(super) struct Stranger {
    thread: u32,
    id: u32,
    clock: AtomicU64,
}

/// The last hand-over of each thread, by when it was, counted from 1: not more than there are threads.
static HANDED: Mutex<BTreeMap<u64, HandOver>> = Mutex::new(BTreeMap::new());
static HAND_OVERS: AtomicU64 = AtomicU64::new(0);
/// So many hand-overs are in the variable that stands for all that is outside.
static IS_OUTSIDE: Mutex<u64> = Mutex::new(0);
static STRANGERS: Mutex<Vec<&'static Stranger>> = Mutex::new(Vec::new());
/// Mostly there are none.
static IS_ANYBODY_STRANGE: AtomicUsize = AtomicUsize::new(0);

/// What a thread has come behind.
#[derive(Default)]
pub(super) struct Seen {
    /// So many of all that was handed over.
    handed: u64,
    /// So far each stranger had got.
    strangers: Vec<u64>,
    /// The clock of all tasks.
    tasks: u64,
    /// The clocks of what keeps delegates.
    holders: FxHashMap<u32, u64>,
}

/// The last hand-over of a thread.
#[derive(Clone, Copy, Default)]
pub(super) struct Given {
    /// What stands for that which it hands over; 0 if it never did.
    id: u32,
    at: u64,
    clock: u64,
}

impl Thread {
    /// The number of something that stands for what this thread does.
    pub(super) fn named_work(&mut self) -> Option<u32> {
        let id = OBJECTS.fresh()?;
        self.emit(Stream::Late, [self.first(1, 0), second(id, 0, NAMED), third(WORK, 0)]);
        Some(id)
    }

    pub(super) fn comes_behind(&mut self, thread: u32, clock: u64, id: u32, variable: u32) {
        let got_there = [first(clock, thread, 0), second(id, 0, SYNC_WRITE), third(variable, 0)];
        self.emit(Stream::Late, got_there);
        self.clock = self.clock.max(clock) + 1;
        let words = [self.first(self.clock, 0), second(id, 0, Told::SyncRead as u8), third(variable, 0)];
        self.emit(Stream::InOrder, words);
    }

    /// Something is handed to the library that a stranger may take, or that others may see outside.
    pub(super) fn hands_over(&mut self) {
        // It has done nothing since.
        if self.gives.id != 0 && self.gives.clock == self.clock {
            return;
        }
        if self.gives.id == 0 {
            let Some(id) = self.named_work() else { return };
            self.gives.id = id;
        }
        self.clock += 1;
        self.gives.clock = self.clock;
        let mut handed = lock(&HANDED);
        handed.remove(&self.gives.at);
        self.gives.at = HAND_OVERS.load(Ordering::Relaxed) + 1;
        handed.insert(self.gives.at, HandOver { thread: self.number, id: self.gives.id, clock: self.clock });
        HAND_OVERS.store(self.gives.at, Ordering::Release);
    }

    /// Comes behind all that was handed over after the first so many. Says how many there are now.
    fn follow_since(&mut self, before: u64) -> u64 {
        if HAND_OVERS.load(Ordering::Acquire) == before {
            return before;
        }
        let handed = lock(&HANDED);
        let count = HAND_OVERS.load(Ordering::Relaxed);
        let others = handed.range(before + 1..).map(|(_, one)| *one).filter(|one| one.thread != self.number);
        let news: Vec<HandOver> = others.collect();
        drop(handed);
        for one in news {
            self.comes_behind(one.thread, one.clock, one.id, STARTED);
        }
        count
    }

    /// Something may have come from outside.
    pub(super) fn comes_in(&mut self) {
        let update = [(Told::SyncUpdate as u8, STATE)];
        // Until it is told, nobody else comes in.
        let mut inside = lock(&IS_OUTSIDE);
        self.tell(OUTSIDE, 0, &update);
        let count = self.follow_since(*inside);
        if count != *inside {
            *inside = count;
            self.tell(OUTSIDE, 0, &update);
        }
    }

    /// It has told something. If that was outside of all work that is known, it is a stranger.
    #[inline]
    pub(super) fn has_told(&mut self) {
        if self.is_pool {
            self.is_strange();
        }
    }

    fn is_strange(&mut self) {
        if self.stranger.is_none()
            && let Some(id) = self.named_work()
        {
            let stranger = Stranger { thread: self.number, id, clock: AtomicU64::new(0) };
            let stranger: &'static Stranger = Box::leak(Box::new(stranger));
            let mut all = lock(&STRANGERS);
            all.push(stranger);
            IS_ANYBODY_STRANGE.store(all.len(), Ordering::Release);
            self.stranger = Some(stranger);
        }
        if let Some(stranger) = self.stranger {
            self.clock += 1;
            stranger.clock.store(self.clock, Ordering::Release);
        }
    }

    /// Before a stranger tells anything: what came before.
    pub(super) fn follow_hand_overs(&mut self) {
        self.seen.handed = self.follow_since(self.seen.handed);
        let holders = lock(&HOLDERS).clone();
        for holder in holders.iter() {
            if self.seen.holders.get(&holder.id) != Some(&Thread::clock_of(holder.id))
                && self.tell(holder.id, 0, &[(Told::SyncUpdate as u8, holder.variable)]) == GO_ON
            {
                self.seen.holders.insert(holder.id, self.clock);
            }
        }
        if IS_STRANGELY_CONTINUED.load(Ordering::Relaxed) {
            self.follow_tasks();
        }
    }

    fn follow_tasks(&mut self) {
        self.follow_strangers();
        if self.seen.tasks != Thread::clock_of(TASKS) {
            self.tell(TASKS, 0, &[(Told::SyncUpdate as u8, FINISHED)]);
            self.seen.tasks = self.clock;
        }
    }

    /// It has waited for work that a stranger may have done.
    pub(super) fn follow_strangers(&mut self) {
        if IS_ANYBODY_STRANGE.load(Ordering::Acquire) == 0 {
            return;
        }
        let number = self.number;
        let seen = &mut self.seen.strangers;
        let all = lock(&STRANGERS);
        seen.resize(all.len(), 0);
        let further = |(other, seen): (&&'static Stranger, &mut u64)| {
            let clock = other.clock.load(Ordering::Acquire);
            let is_news = clock > *seen && other.thread != number;
            is_news.then(|| {
                *seen = clock;
                (*other, clock)
            })
        };
        let news: Vec<_> = all.iter().zip(seen).filter_map(further).collect();
        drop(all);
        for (other, clock) in news {
            self.comes_behind(other.thread, clock, other.id, FINISHED);
        }
    }
}
