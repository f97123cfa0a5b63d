//! Threads that spin, waiting for what others do, let them do it sooner or later: whoever yields, or goes on for very
//! long, steps aside for one choice, and time passes while all who can go on only do that. Otherwise a strategy
//! with priorities would watch a loop spin for ever.

use super::Machine;
use crate::schedule::Candidate;
use crate::thread::State;

/// How many choices in a row a thread may win. More than the loops of small programs take, so that strategies
/// that prefer not to switch are left alone.
const PATIENCE: u32 = 1_000;

/// How long the current thread has gone on, and how often one stepped aside since time passed.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Fairness {
    streak: u32,
    asides: usize,
}

impl Fairness {
    /// The current thread wants others to go first.
    pub(super) fn pass(&mut self) {
        self.streak = PATIENCE;
    }

    /// A thread was chosen: the same as before, or another.
    pub(super) fn count(&mut self, is_same: bool) {
        self.streak = if is_same { self.streak + 1 } else { 0 };
    }
}

impl Machine<'_, '_> {
    /// Takes the current thread out of a choice if it is the turn of others.
    pub(super) fn be_fair(&mut self, enabled: &mut Vec<Candidate>) {
        if self.fairness.streak < PATIENCE {
            return;
        }
        self.fairness.streak = 0;
        self.fairness.asides += 1;
        if self.fairness.asides >= enabled.len() {
            self.fairness.asides = 0;
            self.let_time_pass();
        }
        if enabled.len() > 1 {
            enabled.retain(|candidate| candidate.thread != self.current);
        }
    }

    /// The next sleeping thread may wake up. Is there one?
    pub(super) fn let_time_pass(&mut self) -> bool {
        let deadlines = self.threads.iter().filter_map(|thread| match thread.state {
            State::Parked(parked) => parked.deadline,
            _ => None,
        });
        let Some(next) = deadlines.min() else { return false };
        self.now = self.now.max(next);
        true
    }
}
