//! Selectively uniform random walk (Zhao, Wolff, Mathur, Roychoudhury, ASPLOS 2025): a thread's chance is the
//! number of operations it still has to do, as an earlier run counted them, so that all interleavings are
//! about equally likely. All visible operations count as interesting here.

use super::{Choice, Scheduler};
use crate::clock::ThreadId;
use crate::random::Random;

/// See the module.
#[derive(Debug)]
pub(crate) struct Surw {
    random: Random,
    left: Vec<u32>,
    /// What a thread has to do that the earlier run did not have.
    usual: u32,
}

impl Surw {
    /// `operations` are those of each thread in an earlier run.
    pub(crate) fn new(random: Random, operations: &[u32]) -> Surw {
        let total: u64 = operations.iter().map(|&count| u64::from(count)).sum();
        let usual = total / (operations.len() as u64).max(1);
        Surw { random, left: operations.to_vec(), usual: (usual as u32).max(1) }
    }

    fn weight(&mut self, thread: ThreadId) -> u64 {
        if self.left.len() <= thread.index() {
            self.left.resize(thread.index() + 1, self.usual);
        }
        u64::from(self.left[thread.index()].max(1))
    }
}

impl Scheduler for Surw {
    fn pick(&mut self, choice: &Choice<'_>) -> ThreadId {
        let weights: Vec<u64> =
            choice.enabled.iter().map(|candidate| self.weight(candidate.thread)).collect();
        let mut ticket = self.random.below(weights.iter().sum());
        let index = weights.iter().position(|&weight| {
            let drawn = ticket < weight;
            ticket = ticket.saturating_sub(weight);
            drawn
        });
        let chosen = choice.enabled[index.unwrap_or(0)].thread;
        self.left[chosen.index()] = self.left[chosen.index()].saturating_sub(1);
        chosen
    }
}
