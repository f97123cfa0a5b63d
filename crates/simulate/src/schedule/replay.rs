//! Recorded choices, and runs that follow them. Only what differs from going straight on is recorded, each
//! switch under the thread that was left and how far it was: so the rest of a list keeps its meaning when some
//! switches are taken out of it, which is how schedules are shrunk.

use super::{Choice, Scheduler};
use crate::clock::ThreadId;
use rustc_hash::FxHashMap;

/// A choice that was not the obvious one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Switch {
    /// The thread that ran.
    pub from: ThreadId,
    /// How many visible operations it had done.
    pub operations: u32,
    /// The thread that went on.
    pub to: ThreadId,
}

/// Passes on what another scheduler chooses, and takes it down.
pub(crate) struct Recorder<'s> {
    scheduler: &'s mut dyn Scheduler,
    switches: Vec<Switch>,
}

impl<'s> Recorder<'s> {
    /// Takes down what a scheduler chooses.
    pub(crate) fn new(scheduler: &'s mut dyn Scheduler) -> Recorder<'s> {
        Recorder { scheduler, switches: Vec::new() }
    }

    /// What was taken down.
    pub(crate) fn into_switches(self) -> Vec<Switch> {
        self.switches
    }
}

impl Scheduler for Recorder<'_> {
    fn pick(&mut self, choice: &Choice<'_>) -> ThreadId {
        let chosen = self.scheduler.pick(choice);
        if chosen != choice.default() {
            let Choice { current, operations, .. } = *choice;
            self.switches.push(Switch { from: current, operations, to: chosen });
        }
        chosen
    }
}

/// Follows recorded switches, and goes straight on everywhere else.
#[derive(Debug)]
pub(crate) struct Replay {
    switches: FxHashMap<(ThreadId, u32), ThreadId>,
}

impl Replay {
    /// Follows these.
    pub(crate) fn new(switches: &[Switch]) -> Replay {
        let key = |switch: &Switch| ((switch.from, switch.operations), switch.to);
        Replay { switches: switches.iter().map(key).collect() }
    }
}

impl Scheduler for Replay {
    fn pick(&mut self, choice: &Choice<'_>) -> ThreadId {
        let wanted = self.switches.get(&(choice.current, choice.operations)).copied();
        let possible =
            wanted.filter(|&thread| choice.enabled.iter().any(|candidate| candidate.thread == thread));
        possible.unwrap_or_else(|| choice.default())
    }
}
