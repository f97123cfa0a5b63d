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
        if choice.can_stay() {
            return choice.current;
        }
        let index = self.0.below(choice.enabled.len() as u64);
        choice.enabled[index as usize].thread
    }
}
