//! A candidate: one report to be, with the instances that could prove it.

use crate::model::Model;
use crate::prove::{Effort, Goal, Prover, Verdict};
use crate::witness::Witness;
use trace::{BlockId, EventId, Trace};

/// Instances that are tried for one candidate. A candidate of which none of the closest ones can be proven is rarely worth more.
pub(crate) const MAX_GOALS: usize = 32;

/// Everything that is known about one pair (or cycle, or triple) of places before it is decided.
pub(crate) struct Candidate {
    /// Instances to try, the closest in the trace first.
    pub(crate) goals: Vec<Goal>,
    /// How many instances there are.
    pub(crate) instances: u64,
    /// For each goal the atomic block that it cuts in two and its `begin`; empty for all other candidates.
    pub(crate) blocks: Vec<(BlockId, EventId)>,
}

/// What became of a candidate.
pub(crate) enum Decision {
    /// The goal at this position is possible.
    Proven(usize, Witness),
    /// None of its instances is.
    Refuted,
    /// No proof either way.
    Undecided,
}

/// Decides a candidate: the cheap proof for all its instances, then the thorough one.
pub(crate) fn decide(trace: &Trace, model: &Model, effort: Effort, candidate: &Candidate) -> Decision {
    let prover = Prover { trace, model, effort };
    for (at, goal) in candidate.goals.iter().enumerate() {
        if let Some(witness) = prover.in_trace_order(goal) {
            return Decision::Proven(at, witness);
        }
    }
    let mut all_refuted = candidate.instances == candidate.goals.len() as u64;
    for (at, goal) in candidate.goals.iter().enumerate() {
        match prover.prove(goal) {
            Verdict::Possible(witness) => return Decision::Proven(at, witness),
            Verdict::Impossible => {}
            Verdict::Undecided => all_refuted = false,
        }
    }
    if all_refuted { Decision::Refuted } else { Decision::Undecided }
}

/// Puts candidates in the order of the trace: by the latest event of their first instance, then the others.
pub(crate) fn sort(model: &Model, candidates: &mut [Candidate]) {
    candidates.sort_by_cached_key(|candidate| {
        let nodes = candidate.goals.first().map(Goal::nodes).unwrap_or_default();
        let mut events: Vec<EventId> = nodes.iter().map(|&node| model.event(node)).collect();
        events.sort_unstable_by(|a, b| b.cmp(a));
        (events, nodes)
    });
}
