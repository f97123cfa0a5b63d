//! Partial order sampling (Yuan, Yang, Gu, CAV 2018): every pending operation has a random priority and the
//! highest goes first; whatever conflicts with it gets a new priority. Partial orders are then sampled more
//! evenly than by a random walk, which favours those with many linearisations.

use super::{Choice, Operation, Scheduler};
use crate::clock::ThreadId;
use crate::random::Random;

/// See the module.
#[derive(Debug)]
pub(crate) struct Pos {
    random: Random,
    /// The operation that each thread's priority is for.
    priorities: Vec<Option<(Operation, u64)>>,
}

impl Pos {
    /// A sample of its own for each stream of random numbers.
    pub(crate) fn new(random: Random) -> Pos {
        Pos { random, priorities: Vec::new() }
    }

    fn priority(&mut self, thread: ThreadId, operation: Operation) -> u64 {
        let index = thread.index();
        if self.priorities.len() <= index {
            self.priorities.resize(index + 1, None);
        }
        match self.priorities[index] {
            Some((known, priority)) if known == operation => priority,
            _ => {
                // Whoever asked for others to go first comes after nearly all of them.
                let low = if operation == Operation::YIELD { 32 } else { 0 };
                let priority = self.random.next() >> low;
                self.priorities[index] = Some((operation, priority));
                priority
            }
        }
    }
}

impl Scheduler for Pos {
    fn pick(&mut self, choice: &Choice<'_>) -> ThreadId {
        let mut best = (choice.enabled[0], 0);
        for &candidate in choice.enabled {
            let priority = self.priority(candidate.thread, candidate.operation);
            if priority >= best.1 {
                best = (candidate, priority);
            }
        }
        let (chosen, _) = best;
        for candidate in choice.enabled {
            if candidate.thread == chosen.thread || candidate.operation.conflicts(chosen.operation) {
                self.priorities[candidate.thread.index()] = None;
            }
        }
        chosen.thread
    }
}
