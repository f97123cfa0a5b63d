//! Each thread runs until it blocks or ends; then any other. The plainest schedules, and the ones with the
//! fewest switches.

use super::{Choice, Scheduler};
use crate::clock::ThreadId;
use crate::random::Random;

/// See the module.
#[derive(Debug)]
pub(crate) struct RunToBlock(Random);

impl RunToBlock {
    /// One for each stream of random numbers.
    pub(crate) fn new(random: Random) -> RunToBlock {
        RunToBlock(random)
    }
}

impl Scheduler for RunToBlock {
    fn pick(&mut self, choice: &Choice<'_>) -> ThreadId {
        if choice.should_stay() {
            return choice.current;
        }
        let others: Vec<ThreadId> = choice.enabled.iter().map(|candidate| candidate.thread).collect();
        let others: Vec<ThreadId> = others.into_iter().filter(|&thread| thread != choice.current).collect();
        let index = self.0.below(others.len() as u64);
        others.get(index as usize).copied().unwrap_or(choice.current)
    }
}
