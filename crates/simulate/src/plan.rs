//! Runs that can be done again, and how findings tell them.

use crate::clock::ThreadId;
use crate::schedule::{Strategy, Switch};
use finding::{Decision, Interleaving};

/// A run that can be done again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Schedule {
    /// The strategy that found it.
    pub(crate) strategy: Strategy,
    /// Its random numbers.
    pub(crate) seed: u64,
    /// Where it begins.
    pub(crate) entry: String,
    /// Where it does not go straight on.
    pub(crate) switches: Vec<Switch>,
}

impl Schedule {
    /// The run behind a finding.
    pub(crate) fn recorded(told: &finding::Schedule) -> Schedule {
        let known = Strategy::ALL.into_iter().find(|strategy| strategy.name() == told.strategy);
        let switch = |decision: &Decision| Switch {
            from: ThreadId(decision.thread),
            operations: decision.after,
            to: ThreadId(decision.next),
        };
        Schedule {
            // Only for people: who follows switches needs no strategy.
            strategy: known.unwrap_or(Strategy::RandomWalk),
            seed: told.seed,
            entry: told.entry.clone(),
            switches: told.decisions.iter().map(switch).collect(),
        }
    }

    /// As findings tell it.
    pub(crate) fn told(&self, steps: u64, interleaving: Interleaving) -> finding::Schedule {
        let decision =
            |switch: &Switch| Decision { thread: switch.from.0, after: switch.operations, next: switch.to.0 };
        finding::Schedule {
            entry: self.entry.clone(),
            strategy: self.strategy.name().to_owned(),
            seed: self.seed,
            decisions: self.switches.iter().map(decision).collect(),
            steps,
            interleaving,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_can_be_done_again() {
        let switches = vec![Switch { from: ThreadId(0), operations: 12, to: ThreadId(1) }];
        let schedule =
            Schedule { strategy: Strategy::Pos, seed: 7, entry: "Program.Main".to_owned(), switches };
        assert_eq!(Schedule::recorded(&schedule.told(3, Interleaving::default())), schedule);
    }
}
