//! How much is simulated, and how.

use crate::machine::Limits;
use crate::schedule::Strategy;

/// What the user can choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// Everything random depends on it.
    pub seed: u64,
    /// Instructions of all runs together.
    pub total_steps: u64,
    /// Instructions of one run.
    pub run_steps: u64,
    /// Bytes of the heap of a run.
    pub heap: u64,
    /// Runs of one entry.
    pub runs: u32,
    /// The strategies, used in turn.
    pub strategies: Vec<Strategy>,
    /// How often a finding is run again to find a simpler schedule.
    pub shrink_runs: u32,
}

impl Default for Config {
    /// The bounds of the Parallel Checker (Bläser, ISSTA 2018, Section 4).
    fn default() -> Config {
        Config {
            seed: 1,
            total_steps: 10_000_000,
            run_steps: 1_000_000,
            heap: 8 << 20,
            runs: 100,
            strategies: Strategy::ALL.to_vec(),
            shrink_runs: 60,
        }
    }
}

impl Config {
    /// How far one run may go.
    pub(crate) fn limits(&self) -> Limits {
        // Deeper recursion than real stacks of 1 MB have; more threads than reports could tell apart.
        Limits { steps: self.run_steps, heap: self.heap, depth: 10_000, threads: 1_000 }
    }
}
