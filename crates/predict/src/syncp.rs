//! Sync-preserving races (Mathur, Pavlogiannis, Viswanathan: Optimal Prediction of Synchronization-Preserving
//! Races, POPL 2021). Sound: every report has a witness. Misses: races that need two critical sections in
//! another order than the trace has them, or a read that sees another write.
//!
//! ```text
//! closure(S): the smallest set that contains S and is closed under program order, fork and join, reads-from, and
//!     acq1, acq2 of one lock in the set, acq1 before acq2 in the trace  =>  rel1 in the set
//! (e1, e2) races  iff  neither e1 nor e2 is in closure(what comes before them in their threads)
//! ```
//!
//! The published algorithm streams over the trace with queues of clocks per pair of threads, lock and
//! variable, which explodes with the number of threads. Here the closure of a candidate is a cut that grows
//! in strides, so that a candidate costs microseconds, and only candidates are asked about: pairs of places
//! whose accesses conflict, share no lock, and are not ordered by fork and join.

use crate::accesses::Accesses;
use crate::candidate::Candidate;
use crate::claims::{Claims, Pair};
use crate::glance::Glance;
use crate::model::Model;
use crate::seqcheck::{Effort, Goal, Prover};
use crate::{Detector, races};
use rayon::prelude::*;
use trace::Trace;

/// The detector.
pub struct Syncp;

impl Detector for Syncp {
    fn name(&self) -> &'static str {
        "syncp"
    }

    fn races(&self, trace: &Trace) -> Claims {
        let model = Model::branch_after_every_read(trace);
        let accesses = Accesses::new(trace, &model);
        let candidates = races::candidates(trace, &model, &accesses, &Glance::new(&model)).found;
        let prover = Prover { trace, model: &model, effort: Effort::default() };
        let possible: Vec<Option<&Goal>> = candidates
            .par_iter()
            .map(|Candidate { goals, .. }| goals.iter().find(|goal| prover.in_trace_order(goal).is_some()))
            .collect();
        let mut claims = Claims::default();
        for (candidate, goal) in candidates.iter().zip(possible) {
            if let Some(&Goal::Race(a, b)) = goal {
                claims.add_many(trace, Pair::new(model.event(a), model.event(b)), candidate.instances);
            }
        }
        claims
    }
}

/// The definition, word for word.
pub mod naive {
    use crate::claims::Pair;
    use std::collections::BTreeSet;
    use trace::steps::{self, Action, Step};
    use trace::{LockId, Trace};

    /// All sync-preserving races.
    pub fn races(trace: &Trace) -> BTreeSet<Pair> {
        let mut all = Vec::new();
        steps::walk(trace, |step| all.push(step));
        let mut races = BTreeSet::new();
        for j in 0..all.len() {
            for i in 0..j {
                if conflict(&all[i], &all[j]) && is_race(&all, i, j) {
                    races.insert(Pair::new(all[i].event, all[j].event));
                }
            }
        }
        races
    }

    fn conflict(a: &Step, b: &Step) -> bool {
        let same = match (a.action, b.action) {
            (Action::Read(x), Action::Write(y)) | (Action::Write(x), Action::Read(y) | Action::Write(y)) => {
                x == y
            }
            _ => false,
        };
        same && a.thread != b.thread
    }

    fn is_race(all: &[Step], e1: usize, e2: usize) -> bool {
        let mut set: Vec<bool> = vec![false; all.len()];
        for e in [e1, e2] {
            for need in needs(all, e) {
                set[need] = true;
            }
        }
        loop {
            let before = set.clone();
            for e in (0..all.len()).filter(|&e| before[e]) {
                for need in needs(all, e) {
                    set[need] = true;
                }
                if let Some(source) = observed(all, e) {
                    set[source] = true;
                }
            }
            for a1 in (0..all.len()).filter(|&e| before[e]) {
                for a2 in (a1 + 1..all.len()).filter(|&e| before[e]) {
                    let Some(lock) = acquired(&all[a1]).filter(|_| acquired(&all[a1]) == acquired(&all[a2]))
                    else {
                        continue;
                    };
                    if all[a1].thread == all[a2].thread {
                        continue;
                    }
                    match release_of(all, a1, lock) {
                        Some(release) => set[release] = true,
                        None => return false,
                    }
                }
            }
            if set == before {
                return !set[e1] && !set[e2];
            }
        }
    }

    /// The step before in the same thread, and the steps that fork, join and notification put before.
    fn needs(all: &[Step], e: usize) -> Vec<usize> {
        let step = all[e];
        let mut needs: Vec<usize> =
            all[..e].iter().rposition(|s| s.thread == step.thread).into_iter().collect();
        for (i, earlier) in all[..e].iter().enumerate() {
            let needed = match (earlier.action, step.action) {
                (Action::Fork(child), Action::Join(joined)) if child == joined => true,
                (Action::Fork(child), _) => child == step.thread,
                (_, Action::Join(child)) => child == earlier.thread,
                (Action::Suspend(a) | Action::Notify(a), Action::Suspend(b) | Action::Notify(b)) => a == b,
                (Action::Notify(a), Action::Resume(b)) => {
                    let asleep = |s: &Step| s.action == Action::Suspend(b) && s.thread == step.thread;
                    let since = all[..e].iter().rposition(asleep);
                    let last = all[..e].iter().rposition(|s| s.action == Action::Notify(b));
                    a == b && last == Some(i) && since.is_some_and(|since| since < i)
                }
                _ => false,
            };
            if needed {
                needs.push(i);
            }
        }
        needs
    }

    fn observed(all: &[Step], e: usize) -> Option<usize> {
        let (Action::Read(var) | Action::VolatileRead(var) | Action::Update(var)) = all[e].action else {
            return None;
        };
        all[..e].iter().rposition(|step| {
            matches!(step.action, Action::Write(v) | Action::VolatileWrite(v) | Action::Update(v) if v == var)
        })
    }

    fn acquired(step: &Step) -> Option<LockId> {
        match step.action {
            Action::Inherit(lock) | Action::Acquire(lock) | Action::Resume(lock) => Some(lock),
            _ => None,
        }
    }

    fn release_of(all: &[Step], acquire: usize, lock: LockId) -> Option<usize> {
        let releases =
            |step: &Step| matches!(step.action, Action::Release(l) | Action::Suspend(l) if l == lock);
        let after =
            all[acquire..].iter().position(|step| step.thread == all[acquire].thread && releases(step));
        after.map(|offset| acquire + offset)
    }
}
