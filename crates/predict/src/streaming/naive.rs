//! What the references share: all steps at once, relations as bit matrices, claims as the definition says.

use crate::{Claims, Pair};
use trace::steps::{self, Action, Step};
use trace::{LockId, Trace, VarId};

/// All steps of a trace, in order.
pub(super) type Steps = Vec<Step>;

pub(super) fn steps(trace: &Trace) -> Steps {
    let mut steps = Vec::new();
    steps::walk(trace, |step| steps.push(step));
    steps
}

/// Pairs of positions, the earlier one first.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Relation {
    rows: Vec<Vec<u64>>,
}

impl Relation {
    /// The pairs `a < b` for which `holds(a, b)`.
    pub(super) fn of(steps: &Steps, holds: impl Fn(usize, usize) -> bool) -> Self {
        let n = steps.len();
        let mut relation = Relation { rows: vec![vec![0; n.div_ceil(64)]; n] };
        for b in 0..n {
            for a in (0..b).filter(|&a| holds(a, b)) {
                relation.insert(a, b);
            }
        }
        relation
    }

    pub(super) fn has(&self, a: usize, b: usize) -> bool {
        self.rows[a][b / 64] >> (b % 64) & 1 == 1
    }

    pub(super) fn insert(&mut self, a: usize, b: usize) {
        self.rows[a][b / 64] |= 1 << (b % 64);
    }

    pub(super) fn union(&mut self, other: &Relation) {
        for (row, others) in self.rows.iter_mut().zip(&other.rows) {
            row.iter_mut().zip(others).for_each(|(mine, theirs)| *mine |= theirs);
        }
    }

    /// The pairs `(a, c)` with `(a, b)` in `self` and `(b, c)` in `next`, for some `b`.
    pub(super) fn then(&self, next: &Relation) -> Relation {
        let n = self.rows.len();
        let mut composed = Relation { rows: vec![vec![0; n.div_ceil(64)]; n] };
        for a in 0..n {
            for b in (0..n).filter(|&b| self.has(a, b)) {
                composed.rows[a].iter_mut().zip(&next.rows[b]).for_each(|(mine, theirs)| *mine |= theirs);
            }
        }
        composed
    }

    /// Makes the relation transitive.
    pub(super) fn close(&mut self) {
        loop {
            let mut longer = self.clone();
            longer.union(&self.then(self));
            if longer == *self {
                return;
            }
            *self = longer;
        }
    }
}

/// The lock that this step gives back.
pub(super) fn given_back(step: Step) -> Option<LockId> {
    match step.action {
        Action::Release(lock) | Action::Suspend(lock) => Some(lock),
        _ => None,
    }
}

/// The lock that this step takes.
pub(super) fn taken(step: Step) -> Option<LockId> {
    match step.action {
        Action::Inherit(lock) | Action::Acquire(lock) | Action::Resume(lock) => Some(lock),
        _ => None,
    }
}

/// Where the wait began that ends with the resumption at `resume`.
pub(super) fn waits_since(steps: &Steps, resume: usize) -> Option<usize> {
    (0..resume)
        .rev()
        .find(|&i| steps[i].thread == steps[resume].thread && matches!(steps[i].action, Action::Suspend(_)))
}

/// The variable that this step writes, in any way.
pub(super) fn written(step: Step) -> Option<VarId> {
    match step.action {
        Action::Write(var) | Action::VolatileWrite(var) | Action::Update(var) => Some(var),
        _ => None,
    }
}

/// The variable that this step reads, in any way.
pub(super) fn read(step: Step) -> Option<VarId> {
    match step.action {
        Action::Read(var) | Action::VolatileRead(var) | Action::Update(var) => Some(var),
        _ => None,
    }
}

/// Do both access one variable, in different threads, one of them writing?
pub(super) fn conflict(a: Step, b: Step) -> bool {
    let (wa, wb) = (written(a), written(b));
    let on_one_variable = wa.is_some() && (wa == wb || wa == read(b)) || wb.is_some() && wb == read(a);
    a.thread != b.thread && on_one_variable
}

fn is_plain(step: Step) -> bool {
    matches!(step.action, Action::Read(_) | Action::Write(_))
}

/// For each plain access, each other thread's latest earlier conflicting plain write and read, unless
/// `ordered`.
pub(super) fn claims(trace: &Trace, steps: &Steps, ordered: impl Fn(usize, usize) -> bool) -> Claims {
    let mut claims = Claims::default();
    for b in 0..steps.len() {
        let is_latest = |a: usize| {
            let same = |i: usize| steps[i].thread == steps[a].thread && steps[i].action == steps[a].action;
            conflict(steps[a], steps[b]) && is_plain(steps[a]) && is_plain(steps[b]) && !(a + 1..b).any(same)
        };
        let mut latest: Vec<usize> = (0..b).filter(|&a| is_latest(a)).collect();
        latest.sort_by_key(|&a| (steps[a].thread, matches!(steps[a].action, Action::Read(_))));
        for a in latest.into_iter().filter(|&a| !ordered(a, b)) {
            claims.add(trace, Pair::new(steps[a].event, steps[b].event));
        }
    }
    claims
}
