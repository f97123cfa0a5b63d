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

use crate::clr::record::lock;
use crate::clr::record::relations::HOLDERS;
use crate::clr::record::threads::{
    FINISHED, GO_ON, IS_STRANGELY_CONTINUED, NAMED, OBJECTS, STARTED, SYNC_WRITE, TASKS, Thread, WORK, first,
    second, third,
};
use crate::clr::record::told::Told;
use crate::record::Stream;
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

/// How far a thread had got when it handed something over.
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

static HANDED: Mutex<Vec<HandOver>> = Mutex::new(Vec::new());
static HAND_OVERS: AtomicUsize = AtomicUsize::new(0);
static STRANGERS: Mutex<Vec<&'static Stranger>> = Mutex::new(Vec::new());
/// Mostly there are none.
static IS_ANYBODY_STRANGE: AtomicUsize = AtomicUsize::new(0);

/// What a thread has come behind.
#[derive(Default)]
pub(super) struct Seen {
    /// So many of all that was handed over.
    handed: usize,
    /// So far each stranger had got.
    strangers: Vec<u64>,
    /// The clock of all tasks.
    tasks: u64,
    /// The clocks of what keeps delegates.
    holders: FxHashMap<u32, u64>,
}

impl Thread {
    /// The number of something that stands for what this thread does.
    fn named_work(&mut self) -> Option<u32> {
        let id = OBJECTS.fresh()?;
        self.emit(Stream::Late, [self.first(1, 0), second(id, 0, NAMED), third(WORK, 0)]);
        Some(id)
    }

    fn comes_behind(&mut self, thread: u32, clock: u64, id: u32, variable: u32) {
        let got_there = [first(clock, thread, 0), second(id, 0, SYNC_WRITE), third(variable, 0)];
        self.emit(Stream::Late, got_there);
        self.clock = self.clock.max(clock) + 1;
        let words = [self.first(self.clock, 0), second(id, 0, Told::SyncRead as u8), third(variable, 0)];
        self.emit(Stream::InOrder, words);
    }

    /// Something is handed to the library that a stranger may take.
    pub(super) fn hands_over(&mut self) {
        if self.gives.is_none() {
            self.gives = self.named_work();
        }
        let Some(id) = self.gives else { return };
        self.clock += 1;
        let mut handed = lock(&HANDED);
        handed.push(HandOver { thread: self.number, id, clock: self.clock });
        HAND_OVERS.store(handed.len(), Ordering::Release);
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
        let count = HAND_OVERS.load(Ordering::Acquire);
        if count != self.seen.handed {
            let news = lock(&HANDED).get(self.seen.handed..count).map(<[_]>::to_vec).unwrap_or_default();
            self.seen.handed = count;
            let mut done = FxHashSet::default();
            // Of each thread the last one is enough.
            for one in news.iter().rev() {
                if one.thread != self.number && done.insert(one.id) {
                    self.comes_behind(one.thread, one.clock, one.id, STARTED);
                }
            }
        }
        for holder in lock(&HOLDERS).clone() {
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
        let all = lock(&STRANGERS).clone();
        self.seen.strangers.resize(all.len(), 0);
        for (at, other) in all.iter().enumerate() {
            let clock = other.clock.load(Ordering::Acquire);
            if clock > self.seen.strangers[at] && other.thread != self.number {
                self.seen.strangers[at] = clock;
                self.comes_behind(other.thread, clock, other.id, FINISHED);
            }
        }
    }
}
