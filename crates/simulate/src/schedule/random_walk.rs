//! The random walk of the Parallel Checker (Bläser, ISSTA 2018): each thread that could go on has the same
//! chance.

use super::{Choice, Scheduler};
use crate::clock::ThreadId;
use crate::random::Random;

/// See the module.
#[derive(Debug)]
pub(crate) struct RandomWalk(Random);

impl RandomWalk {
    /// A walk of its own for each stream of random numbers.
    pub(crate) fn new(random: Random) -> RandomWalk {
        RandomWalk(random)
    }
}

impl Scheduler for RandomWalk {
    fn pick(&mut self, choice: &Choice<'_>) -> ThreadId {
        let index = self.0.below(choice.enabled.len() as u64);
        choice.enabled[index as usize].thread
    }
}
