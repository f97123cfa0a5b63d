//! How much is simulated, and how.

use crate::machine::Limits;
use crate::schedule::Strategy;

/// What the user can choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// Everything random depends on it.
    pub seed: u64,
    /// Instructions of all runs of a project together.
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
    /// Methods that several threads call at the same time: their full names, with `*` for anything.
    pub entry_points: Vec<String>,
    /// The paths of the files of each project; none if they all belong together.
    pub projects: Vec<Vec<String>>,
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
            entry_points: Vec::new(),
            projects: Vec::new(),
        }
    }
}

impl Config {
    /// How far one run may go.
    pub(crate) fn limits(&self) -> Limits {
        // Deeper recursion than real stacks of 1 MB have; more threads than reports could tell apart.
        Limits { steps: self.run_steps, heap: self.heap, depth: 10_000, threads: 1_000 }
    }

    /// How far a run may go that is like one that took so many steps: the budget was planned with that.
    pub(crate) fn limits_like(&self, steps: u64) -> Limits {
        Limits { steps: self.run_steps.min(2 * steps + 10_000), ..self.limits() }
    }

    /// How far the first run of an entry may go that has so many beside it: all first runs together take no more
    /// than all other runs. A few thousand steps show whether there are threads at all.
    pub(crate) fn first_limits(&self, entries: usize) -> Limits {
        let share = self.total_steps / (entries as u64).max(1);
        Limits { steps: self.run_steps.min(share.max(10_000)), ..self.limits() }
    }
}
