//! A candidate: one report to be, with the instances that could prove it.

use crate::model::Model;
use crate::seqcheck::{Effort, Goal, Prover, Verdict};
use crate::witness::Witness;
use rustc_hash::{FxHashMap, FxHashSet};
use std::hash::Hash;
use trace::{BlockId, EventId, Trace};

/// Instances that are tried for one candidate. A candidate of which none of the closest ones can be proven is
/// rarely worth more.
pub(crate) const MAX_GOALS: usize = 32;

/// Candidates of one kind that are decided; the others are counted as undecided. Real programs have hundreds;
/// a trace with random locations has as many as the cube of their number.
pub(crate) const MAX_CANDIDATES: usize = 20_000;

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
    let mut all_refuted = candidate.instances == candidate.goals.len().min(effort.instances) as u64;
    for (at, goal) in candidate.goals.iter().enumerate().take(effort.instances) {
        match prover.prove(goal) {
            Verdict::Possible(witness) => return Decision::Proven(at, witness),
            Verdict::Impossible => {}
            Verdict::Undecided => all_refuted = false,
        }
    }
    if all_refuted { Decision::Refuted } else { Decision::Undecided }
}

/// The instances of a candidate: all are counted, the closest are kept.
pub(crate) struct Nearest<Instance> {
    pub(crate) count: u64,
    kept: Vec<(u32, Instance)>,
}

impl<Instance> Default for Nearest<Instance> {
    fn default() -> Self {
        Nearest { count: 0, kept: Vec::new() }
    }
}

impl<Instance: Ord> Nearest<Instance> {
    /// Offers an instance whose events lie so far apart.
    pub(crate) fn offer(&mut self, distance: u32, instance: Instance) {
        self.kept.push((distance, instance));
        if self.kept.len() >= 8 * MAX_GOALS {
            self.prune();
        }
    }

    fn prune(&mut self) {
        self.kept.sort_unstable();
        self.kept.dedup();
        self.kept.truncate(MAX_GOALS);
    }

    /// The closest ones, closest first.
    pub(crate) fn closest(mut self) -> impl Iterator<Item = Instance> {
        self.prune();
        self.kept.into_iter().map(|(_, instance)| instance)
    }
}

/// The candidates of one kind.
#[derive(Default)]
pub(crate) struct Candidates {
    pub(crate) found: Vec<Candidate>,
    /// How many more there are than [`MAX_CANDIDATES`].
    pub(crate) left_out: u64,
}

/// Candidates that are still being collected, by the places that make them one report.
pub(crate) struct Collected<Key, Instances> {
    by_places: FxHashMap<Key, Instances>,
    left_out: FxHashSet<Key>,
}

impl<Key: Eq + Hash, Instances: Default> Collected<Key, Instances> {
    pub(crate) fn new() -> Self {
        Collected { by_places: FxHashMap::default(), left_out: FxHashSet::default() }
    }

    /// The instances collected for these places; none if there are too many candidates already.
    pub(crate) fn at(&mut self, places: Key) -> Option<&mut Instances> {
        if self.by_places.len() >= MAX_CANDIDATES && !self.by_places.contains_key(&places) {
            // Beyond this, nobody wants to know exactly how many more there are.
            if self.left_out.len() < 10 * MAX_CANDIDATES {
                self.left_out.insert(places);
            }
            return None;
        }
        Some(self.by_places.entry(places).or_default())
    }

    /// All of them, in the order of the trace.
    pub(crate) fn finish(
        self,
        model: &Model,
        to_candidate: impl Fn(Instances) -> Option<Candidate>,
    ) -> Candidates {
        let mut found: Vec<Candidate> = self.by_places.into_values().filter_map(to_candidate).collect();
        sort(model, &mut found);
        Candidates { found, left_out: self.left_out.len() as u64 }
    }
}

/// Puts candidates in the order of the trace: by the latest event of their first instance, then the others.
fn sort(model: &Model, candidates: &mut [Candidate]) {
    candidates.sort_by_cached_key(|candidate| {
        let nodes = candidate.goals.first().map(Goal::nodes).unwrap_or_default();
        let mut events: Vec<EventId> = nodes.iter().map(|&node| model.event(node)).collect();
        events.sort_unstable_by(|a, b| b.cmp(a));
        (events, nodes)
    });
}
