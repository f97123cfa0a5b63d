//! The critical sections that `wcp` remembers: per lock one queue of finished sections, and in it one cursor
//! per thread.
//!
//! All sections of one lock are ordered by ≤HB, so if a thread has learnt of one of them, it has learnt of
//! all before it: a cursor says how far a thread has come. Its own sections it passes by. Sections that every
//! thread still using the lock has passed are forgotten.

use super::clock::{Epoch, Stamp};
use super::flow::slot;
use rustc_hash::FxHashMap;
use std::collections::VecDeque;
use trace::steps::{self, Action};
use trace::{LockId, ThreadId, Trace};

/// How an access takes part in conflicts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Read,
    Write,
}

/// A finished critical section.
struct Section {
    acquire: Epoch,
    release: Stamp,
}

/// One thread's place in a lock's queue.
struct Cursor {
    thread: ThreadId,
    /// The thread has learnt of all other threads' sections before this one.
    next: u32,
    /// How many sections of this lock the thread has yet to finish.
    remaining: u32,
}

/// The last section with an access, and the last one of any other thread than that one's; each plus one, 0
/// for none.
#[derive(Clone, Copy, Default)]
struct LastTwo {
    thread: u32,
    last: u32,
    of_others: u32,
}

impl LastTwo {
    fn add(&mut self, thread: ThreadId, section: u32) {
        if self.thread != thread.0 {
            self.of_others = self.last;
            self.thread = thread.0;
        }
        self.last = section + 1;
    }

    fn except(self, thread: ThreadId) -> Option<u32> {
        let section = if self.thread == thread.0 { self.of_others } else { self.last };
        section.checked_sub(1)
    }
}

/// Which sections accessed a variable.
#[derive(Clone, Copy, Default)]
struct Accessed {
    read: LastTwo,
    written: LastTwo,
}

/// What is remembered of one lock.
#[derive(Default)]
pub(super) struct Sections {
    finished: VecDeque<Section>,
    /// The number of the first section in the queue.
    first: u32,
    /// By thread. A lock of a single thread orders nothing and remembers nothing.
    cursors: Vec<Cursor>,
    /// By number of the shared variable.
    accessed: FxHashMap<u32, Accessed>,
}

impl Sections {
    /// One for each lock, with a cursor for each thread that will use it.
    pub(super) fn of(trace: &Trace) -> Vec<Sections> {
        let mut counts: FxHashMap<(LockId, ThreadId), u32> = FxHashMap::default();
        steps::walk(trace, |step| {
            if let Action::Inherit(lock) | Action::Acquire(lock) | Action::Resume(lock) = step.action {
                *counts.entry((lock, step.thread)).or_default() += 1;
            }
        });
        let mut uses: Vec<_> = counts.into_iter().collect();
        uses.sort_unstable();
        let mut locks: Vec<Sections> = Vec::new();
        for ((lock, thread), remaining) in uses {
            slot(&mut locks, lock.index()).cursors.push(Cursor { thread, next: 0, remaining });
        }
        locks
    }

    fn cursor(&self, thread: ThreadId) -> Option<usize> {
        if self.cursors.len() < 2 {
            return None;
        }
        self.cursors.binary_search_by_key(&thread, |cursor| cursor.thread).ok()
    }

    /// The last section of another thread with an access to `var` that conflicts with `kind`, unless `thread`
    /// has learnt of it.
    pub(super) fn conflicting(&mut self, thread: ThreadId, var: u32, kind: Kind) -> Option<&Stamp> {
        let accessed = self.accessed.get(&var)?;
        let written = accessed.written.except(thread);
        let section = match kind {
            Kind::Read => written,
            Kind::Write => written.max(accessed.read.except(thread)),
        }?;
        let cursor = self.cursor(thread)?;
        if section < self.cursors[cursor].next {
            return None;
        }
        self.cursors[cursor].next = section + 1;
        Some(&self.finished[(section - self.first) as usize].release)
    }

    /// The last section of another thread whose acquire is known, unless `thread` has learnt of it.
    pub(super) fn known(&mut self, thread: ThreadId, is_known: impl Fn(Epoch) -> bool) -> Option<&Stamp> {
        let cursor = self.cursor(thread)?;
        let start = (self.cursors[cursor].next - self.first) as usize;
        let (mut end, mut last_of_other) = (start, None);
        for section in self.finished.range(start..) {
            if section.acquire.thread != thread {
                if !is_known(section.acquire) {
                    break;
                }
                last_of_other = Some(end);
            }
            end += 1;
        }
        self.cursors[cursor].next = self.first + end as u32;
        last_of_other.map(|i| &self.finished[i].release)
    }

    /// A section is over.
    pub(super) fn finish(&mut self, acquire: Epoch, release: Stamp, inside: &[(u32, Kind)]) {
        let thread = acquire.thread;
        let Some(cursor) = self.cursor(thread) else { return };
        let number = self.first + self.finished.len() as u32;
        for &(var, kind) in inside {
            let accessed = self.accessed.entry(var).or_default();
            match kind {
                Kind::Read => accessed.read.add(thread, number),
                Kind::Write => accessed.written.add(thread, number),
            }
        }
        self.finished.push_back(Section { acquire, release });
        self.cursors[cursor].remaining -= 1;
        self.forget();
    }

    /// Drops the sections that no thread will ask for any more.
    fn forget(&mut self) {
        let in_use = self.cursors.iter().filter(|cursor| cursor.remaining > 0);
        let next = in_use.map(|cursor| cursor.next).min();
        let end = self.first + self.finished.len() as u32;
        let keep_from = next.unwrap_or(end);
        self.finished.drain(..(keep_from - self.first) as usize);
        self.first = keep_from;
    }
}
