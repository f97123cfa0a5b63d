//! Runs as text: everything that is needed to do one again.

use crate::clock::ThreadId;
use crate::schedule::{Strategy, Switch};
use std::fmt;

/// A run that can be done again: written `pos:7:Program.Main:0@12>1,1@3>0`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Schedule {
    /// The strategy that found it.
    pub strategy: Strategy,
    /// Its random numbers.
    pub seed: u64,
    /// Where it begins.
    pub entry: String,
    /// Where it does not go straight on.
    pub switches: Vec<Switch>,
}

impl fmt::Display for Schedule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}:", self.strategy.name(), self.seed, self.entry)?;
        for (index, switch) in self.switches.iter().enumerate() {
            let separator = if index == 0 { "" } else { "," };
            write!(f, "{separator}{}@{}>{}", switch.from.0, switch.operations, switch.to.0)?;
        }
        Ok(())
    }
}

impl Schedule {
    /// Reads what [`Display`](fmt::Display) writes.
    pub fn parse(text: &str) -> Option<Schedule> {
        let (strategy, rest) = text.split_once(':')?;
        let (seed, rest) = rest.split_once(':')?;
        let (entry, switches) = rest.rsplit_once(':')?;
        let strategy = Strategy::ALL.into_iter().find(|known| known.name() == strategy)?;
        let switches =
            switches.split(',').filter(|text| !text.is_empty()).map(switch).collect::<Option<_>>()?;
        Some(Schedule { strategy, seed: seed.parse().ok()?, entry: entry.to_owned(), switches })
    }
}

fn switch(text: &str) -> Option<Switch> {
    let (from, rest) = text.split_once('@')?;
    let (operations, to) = rest.split_once('>')?;
    let [from, to] = [from, to].map(|number| number.parse().ok().map(ThreadId));
    Some(Switch { from: from?, operations: operations.parse().ok()?, to: to? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_can_be_read() {
        for text in ["pos:7:Program.Main:0@12>1,1@3>0", "run-to-block:18446744073709551615:A.B.C:"] {
            assert_eq!(Schedule::parse(text).map(|schedule| schedule.to_string()).as_deref(), Some(text));
        }
        for text in ["", "pos:7:Main", "pos:x:Main:", "what:7:Main:", "pos:7:Main:0@1"] {
            assert_eq!(Schedule::parse(text), None, "{text}");
        }
    }
}
