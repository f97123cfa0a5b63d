//! Work that threads of the pool do: each piece is a thread of its own, from the method that the pool calls until it returns. That
//! two of them ran on the same thread was an accident. If the thread of the pool tells something itself, because the program runs on it in
//! a way that we do not know, it forks the work that follows and joins the work that came before.

use crate::clr::record::files;
use crate::clr::record::threads::{FINISHED, MOST_WORK, THREADS, Thread, UNJOINED, second, third};
use crate::clr::record::told::Told;
use crate::record::Stream;
use std::sync::atomic::Ordering;

/// Work that has ended, and how far it had got.
pub(super) struct Ended {
    number: u32,
    clock: u64,
    is_forked: bool,
}

impl Thread {
    /// A thread of the pool tells something itself: behind the work that it has done.
    pub(super) fn join_work(&mut self) {
        for work in std::mem::take(&mut self.ended) {
            if work.is_forked {
                self.clock += 1;
                let words =
                    [self.first(self.clock, 0), second(0, 0, Told::Join as u8), third(work.number, 0)];
                self.emit(Stream::InOrder, words);
            } else if let Some(id) = self.named_work() {
                self.comes_behind(work.number, work.clock, id, FINISHED);
            }
        }
    }

    /// Is it a thread of the pool that does no work, and never told anything itself?
    pub(super) fn is_idle(&self) -> bool {
        self.is_pool && self.base.is_null() && !self.tells_itself
    }

    /// Work is handed over. Which of it the pool does first is its own business: each piece comes behind all that were handed over.
    pub(super) fn fork_work(&mut self, site: u32) -> Option<*mut Thread> {
        if THREADS.load(Ordering::Relaxed) >= MOST_WORK {
            return None;
        }
        self.clock += 1;
        let work = Thread::create(self.clock, false);
        // SAFETY: it was just made.
        let number = unsafe { (*work).number };
        let words = [self.first(self.clock, 0), second(0, site, Told::Fork as u8), third(number, 0)];
        self.emit(Stream::InOrder, words);
        Some(work)
    }

    /// A method begins that the pool may have called, to do work that may have been forked.
    pub(super) fn open(&mut self, is_handed: bool, forked: Option<*mut Thread>) -> &mut Thread {
        let opened = self.opened(is_handed, forked);
        opened.nesting += 1;
        opened
    }

    fn opened(&mut self, is_handed: bool, forked: Option<*mut Thread>) -> &mut Thread {
        if !self.base.is_null() {
            self.depth += 1;
            return self;
        }
        if !self.is_pool || !is_handed || THREADS.load(Ordering::Relaxed) >= MOST_WORK {
            return self;
        }
        if self.ended.len() >= UNJOINED {
            self.join_work();
        }
        let is_forked = forked.is_some() || self.tells_itself;
        let work = forked.unwrap_or_else(|| Thread::create(self.clock, !self.tells_itself));
        // SAFETY: it was just made, or waits for its thread.
        let work = unsafe { &mut *work };
        work.is_forked = is_forked;
        (work.base, work.depth) = (&raw mut *self, 1);
        work.clock = work.clock.max(self.clock);
        if self.tells_itself {
            self.clock += 1;
            work.clock = self.clock;
            let words = [self.first(self.clock, 0), second(0, 0, Told::Fork as u8), third(work.number, 0)];
            self.emit(Stream::InOrder, words);
        }
        if let Some(files) = files() {
            files.begin_work(work.number);
        }
        work.becomes_current();
        work
    }

    /// It ends.
    pub(super) fn close(&mut self) {
        self.nesting = self.nesting.saturating_sub(1);
        self.inside.retain(|inside| inside.is_above(self.nesting));
        self.depth = self.depth.saturating_sub(1);
        // SAFETY: as above.
        let Some(base) = (unsafe { self.base.as_mut() }).filter(|_| self.depth == 0) else { return };
        // None of its events has this stamp.
        self.clock += 1;
        base.clock = base.clock.max(self.clock);
        base.ended.push(Ended { number: self.number, clock: self.clock, is_forked: self.is_forked });
        base.becomes_current();
    }
}
