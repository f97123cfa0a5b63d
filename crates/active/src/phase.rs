//! Concurrent phases (Section 3.4.3): the last calls of the program come from more than one thread.
//!
//! The paper keeps a buffer of the last 16 calls. Their threads are not all the same if and only if the current thread has made
//! fewer than 16 calls since another thread made one, so a run length per thread and one shared word say the same: a
//! thread that runs alone only reads that word.

use crate::{ThreadId, ThreadState, Time};
use std::sync::atomic::{AtomicU32, Ordering};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    Sequential,
    Concurrent,
}

#[derive(Debug)]
pub(crate) struct Phases {
    buffer: Option<u32>,
    /// The thread that made the last call, as far as others need to know; 0 before the first.
    last: AtomicU32,
}

impl Phases {
    pub(crate) fn new(buffer: Option<u32>) -> Self {
        Phases { buffer, last: AtomicU32::new(0) }
    }

    /// The thread makes a call: which phase is this?
    #[inline]
    pub(crate) fn enter(&self, thread: &mut ThreadState, now: Time) -> Phase {
        let Some(buffer) = self.buffer else { return Phase::Concurrent };
        if thread.concurrent_tick == now.tick() {
            return Phase::Concurrent;
        }
        match self.last.load(Ordering::Relaxed) {
            last if last == thread.id.0 => thread.run = thread.run.saturating_add(1),
            first => {
                thread.run = if first == 0 { buffer } else { 1 };
                self.mark(thread.id);
            }
        }
        if thread.run >= buffer {
            return Phase::Sequential;
        }
        thread.concurrent_tick = now.tick();
        Phase::Concurrent
    }

    /// Did another thread make a call since this one was marked?
    pub(crate) fn others_called(&self, thread: ThreadId) -> bool {
        self.last.load(Ordering::Relaxed) != thread.0
    }

    /// The thread is at a call.
    pub(crate) fn mark(&self, thread: ThreadId) {
        self.last.store(thread.0, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The phases that a string of thread names, one call every 2 ms, goes through: `!` is concurrent.
    fn phases(calls: &str, buffer: u32) -> String {
        let phases = Phases::new(Some(buffer));
        let mut threads: Vec<ThreadState> = (0..26).map(|n| ThreadState::new(ThreadId(n + 1), 0)).collect();
        let phase = |(at, name): (usize, u8)| {
            let now = Time(at as u64 * 2048);
            match phases.enter(&mut threads[usize::from(name - b'a')], now) {
                Phase::Concurrent => '!',
                Phase::Sequential => '.',
            }
        };
        calls.bytes().enumerate().map(phase).collect()
    }

    #[test]
    fn a_phase_is_concurrent_while_the_buffer_has_two_threads() {
        assert_eq!(phases("aaaa", 4), "....");
        assert_eq!(phases("ab", 4), ".!");
        assert_eq!(phases("abbbbb", 4), ".!!!..");
        assert_eq!(phases("aabbbbbaabab", 4), "..!!!..!!!!!");
    }

    #[test]
    fn a_run_length_is_as_good_as_a_buffer() {
        let mut random = crate::random::Random::new(3);
        for _ in 0..200 {
            let calls: String =
                (0..60).map(|_| ["a", "b", "c", "a", "a", "a"][random.below(6) as usize]).collect();
            let naive = (0..calls.len()).map(|at| {
                let buffer = &calls.as_bytes()[at.saturating_sub(4)..=at];
                if buffer.iter().all(|thread| *thread == buffer[0]) { '.' } else { '!' }
            });
            assert_eq!(phases(&calls, 5), naive.collect::<String>(), "{calls}");
        }
    }
}
