//! Vector clocks with shared pasts: a thread's clock is copied only when it has been handed on and then
//! changes.
//!
//! Thread `t` counts its own time, which ticks whenever it hands its knowledge on. So an access of `t` at
//! time `n` is ordered before what thread `u` does now if and only if `u` has heard of time `n` of `t`.

use std::rc::Rc;
use trace::ThreadId;

/// A moment in one thread's time. Time 0 is before everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Epoch {
    pub(super) thread: ThreadId,
    pub(super) time: u32,
}

impl Epoch {
    pub(super) const NEVER: Self = Epoch { thread: ThreadId(0), time: 0 };
}

/// For each thread, the last of its times that is known. Threads beyond its length are at time 0.
#[derive(Clone, Default)]
pub(super) struct Clock(Vec<u32>);

impl Clock {
    #[inline]
    pub(super) fn time_of(&self, thread: ThreadId) -> u32 {
        self.0.get(thread.index()).copied().unwrap_or(0)
    }

    #[inline]
    pub(super) fn covers(&self, epoch: Epoch) -> bool {
        epoch.time <= self.time_of(epoch.thread)
    }

    pub(super) fn raise(&mut self, epoch: Epoch) {
        let i = epoch.thread.index();
        if i >= self.0.len() {
            self.0.resize(i + 1, 0);
        }
        self.0[i] = self.0[i].max(epoch.time);
    }

    pub(super) fn join(&mut self, other: &Clock) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine = (*mine).max(*theirs);
        }
    }

    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    /// All moments in it, by thread.
    pub(super) fn epochs(&self) -> impl Iterator<Item = Epoch> + '_ {
        let threads = (0..).map(ThreadId);
        threads.zip(&self.0).map(|(thread, &time)| Epoch { thread, time })
    }
}

/// A moment and all that its thread knew then. Cheap to keep: the clock is shared.
#[derive(Clone)]
pub(super) struct Stamp {
    pub(super) epoch: Epoch,
    /// What the thread knew of others.
    pub(super) past: Rc<Clock>,
}

/// The time of each thread, and what it knows of the others.
pub(super) struct Threads {
    times: Vec<u32>,
    pasts: Vec<Rc<Clock>>,
}

impl Threads {
    pub(super) fn new(threads: usize) -> Self {
        Threads { times: vec![1; threads], pasts: vec![Rc::default(); threads] }
    }

    #[inline]
    pub(super) fn now(&self, thread: ThreadId) -> Epoch {
        Epoch { thread, time: self.times[thread.index()] }
    }

    /// Is `epoch` in the past of `thread`, or its own?
    #[inline]
    pub(super) fn knows(&self, thread: ThreadId, epoch: Epoch) -> bool {
        epoch.thread == thread || self.pasts[thread.index()].covers(epoch)
    }

    #[inline]
    pub(super) fn stamp(&self, thread: ThreadId) -> Stamp {
        Stamp { epoch: self.now(thread), past: Rc::clone(&self.pasts[thread.index()]) }
    }

    /// What `thread` does from now on is not part of what it has handed on so far.
    #[inline]
    pub(super) fn tick(&mut self, thread: ThreadId) {
        self.times[thread.index()] += 1;
    }

    /// `thread` learns all that was known at `stamp`. Whoever knows the moment of a stamp already knows its
    /// past.
    #[inline]
    pub(super) fn learn(&mut self, thread: ThreadId, stamp: &Stamp) {
        if self.knows(thread, stamp.epoch) {
            return;
        }
        let past = Rc::make_mut(&mut self.pasts[thread.index()]);
        past.join(&stamp.past);
        past.raise(stamp.epoch);
    }

    /// `thread` learns all that `clock` knows.
    pub(super) fn learn_all(&mut self, thread: ThreadId, clock: &Clock) {
        Rc::make_mut(&mut self.pasts[thread.index()]).join(clock);
    }

    /// All that `thread` knows, its own time included, goes into `clock`.
    pub(super) fn tell(&self, thread: ThreadId, clock: &mut Clock) {
        clock.join(&self.pasts[thread.index()]);
        clock.raise(self.now(thread));
    }
}
