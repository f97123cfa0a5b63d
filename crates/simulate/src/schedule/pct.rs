//! Probabilistic concurrency testing (Burckhardt, Kothari, Musuvathi, Nagarakatte, ASPLOS 2010): threads have
//! random priorities and the highest goes on; at d-1 random points the running thread drops below all others, and
//! so does one that asks for others to go first, lest it spins for ever.
//! Finds any bug of depth d with a chance of at least 1/(n·k^(d-1)). Here d is 3, as in the comparisons that it
//! did best in.

use super::{Choice, Scheduler};
use crate::clock::ThreadId;
use crate::random::Random;

/// How many ordering constraints a bug may need.
const DEPTH: u32 = 3;

/// See the module.
#[derive(Debug)]
pub(crate) struct Pct {
    random: Random,
    /// Threads that dropped are below [`DEPTH`], threads that yielded below zero.
    priorities: Vec<i64>,
    /// The steps at which the running thread drops.
    changes: Vec<u64>,
    steps: u64,
    yields: i64,
}

impl Pct {
    /// `operations` are those of each thread in an earlier run: the length of a run is estimated from them.
    pub(crate) fn new(mut random: Random, operations: &[u32]) -> Pct {
        let length: u64 = operations.iter().map(|&count| u64::from(count)).sum();
        let changes = (1..DEPTH).map(|_| random.below(length.max(16))).collect();
        Pct { random, priorities: Vec::new(), changes, steps: 0, yields: 0 }
    }

    fn priority(&mut self, thread: ThreadId) -> &mut i64 {
        while self.priorities.len() <= thread.index() {
            self.priorities.push(i64::from(DEPTH) + (self.random.next() >> 2) as i64);
        }
        &mut self.priorities[thread.index()]
    }

    fn highest(&mut self, choice: &Choice<'_>) -> ThreadId {
        let threads = choice.enabled.iter().map(|candidate| candidate.thread);
        threads.max_by_key(|&thread| *self.priority(thread)).unwrap_or(choice.current)
    }
}

impl Scheduler for Pct {
    fn pick(&mut self, choice: &Choice<'_>) -> ThreadId {
        if choice.yields() {
            self.yields += 1;
            *self.priority(choice.current) = -self.yields;
        }
        let chosen = self.highest(choice);
        let change = self.changes.iter().position(|&at| at == self.steps);
        self.steps += 1;
        let Some(change) = change else { return chosen };
        *self.priority(chosen) = change as i64;
        self.highest(choice)
    }
}
