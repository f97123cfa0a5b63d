//! The truth about small traces: every correct reordering, enumerated.
//!
//! Exponential, obvious, and shared with nothing: tests hold every engine against it. The meaning of a step
//! is that of [`trace::steps`]; the meaning of a reordering is the five rules of [`crate::checker`].

use crate::Pair;
use rustc_hash::FxHashSet;
use std::collections::BTreeSet;
use trace::steps::{self, Action, Step};
use trace::{EventId, LockId, Trace};

/// What to do when a state is reached.
type Visit<'v> = dyn FnMut(&Oracle<'_>, &State) + 'v;

/// The steps of a trace, ready to be enumerated.
pub struct Oracle<'t> {
    trace: &'t Trace,
    threads: Vec<Vec<Step>>,
    /// What each read saw, by event.
    saw: Vec<Option<EventId>>,
    /// Orders that always hold: the second step needs the first.
    needs: Vec<((usize, usize), (usize, usize))>,
}

#[derive(Clone, PartialEq, Eq, Hash)]
struct State {
    next: Vec<usize>,
    tainted: Vec<bool>,
    last_write: Vec<Option<(EventId, bool)>>,
    /// How much of the asked-for sequence has happened, and whether its next event must come now.
    progress: usize,
    now: bool,
}

impl<'t> Oracle<'t> {
    /// Prepares the enumeration.
    pub fn new(trace: &'t Trace) -> Self {
        let mut oracle = Oracle {
            trace,
            threads: vec![Vec::new(); trace.threads()],
            saw: vec![None; trace.len()],
            needs: Vec::new(),
        };
        let mut last_write = vec![None; trace.names.vars.len()];
        let mut all: Vec<Step> = Vec::new();
        steps::walk(trace, |step| {
            let op = trace.event(step.event).op;
            if let (Some(var), false) = (op.var(), matches!(step.action, Action::Inherit(_))) {
                if op.reads() {
                    oracle.saw[step.event.index()] = last_write[var.index()];
                }
                if op.writes() {
                    last_write[var.index()] = Some(step.event);
                }
            }
            oracle.threads[step.thread.index()].push(step);
            all.push(step);
        });
        oracle.find_needs(&all);
        oracle
    }

    fn find_needs(&mut self, all: &[Step]) {
        let mut counts = vec![0; self.threads.len()];
        let at: Vec<(usize, usize)> = all
            .iter()
            .map(|step| {
                let thread = step.thread.index();
                counts[thread] += 1;
                (thread, counts[thread] - 1)
            })
            .collect();
        for (j, later) in all.iter().enumerate() {
            for (i, earlier) in all.iter().enumerate().take(j) {
                let needed = match (earlier.action, later.action) {
                    (Action::Fork(child), Action::Join(joined)) if child == joined => true,
                    (Action::Fork(child), _) => child == later.thread,
                    (_, Action::Join(child)) => child == earlier.thread,
                    (Action::Suspend(a) | Action::Notify(a), Action::Suspend(b) | Action::Notify(b)) => {
                        a == b
                    }
                    (Action::Notify(a), Action::Resume(b)) => {
                        let asleep =
                            |step: &Step| step.action == Action::Suspend(b) && step.thread == later.thread;
                        let since = all[..j].iter().rposition(asleep);
                        let last = all[..j].iter().rposition(|step| step.action == Action::Notify(b));
                        a == b && last == Some(i) && since.is_some_and(|since| since < i)
                    }
                    _ => false,
                };
                if needed && earlier.thread != later.thread {
                    self.needs.push((at[i], at[j]));
                }
            }
        }
    }

    /// All pairs of accesses that race in some reordering.
    pub fn races(&self) -> BTreeSet<Pair> {
        let mut races = BTreeSet::new();
        self.enumerate(&[], &[], &mut |oracle, state| {
            let next: Vec<Step> = (0..oracle.threads.len()).filter_map(|t| oracle.next(state, t)).collect();
            for (i, a) in next.iter().enumerate() {
                for b in &next[..i] {
                    let (x, y) = (oracle.trace.event(a.event).op, oracle.trace.event(b.event).op);
                    let plain = matches!(a.action, Action::Read(_) | Action::Write(_))
                        && matches!(b.action, Action::Read(_) | Action::Write(_));
                    if plain && x.var() == y.var() && (x.writes() || y.writes()) {
                        races.insert(Pair::new(a.event, b.event));
                    }
                }
            }
        });
        races
    }

    /// All cycles of threads that wait for each other in some reordering: the events that ask, the smallest
    /// first.
    pub fn deadlocks(&self) -> BTreeSet<Vec<EventId>> {
        let mut deadlocks = BTreeSet::new();
        self.enumerate(&[], &[], &mut |oracle, state| {
            for thread in 0..oracle.threads.len() {
                let mut cycle = Vec::new();
                let mut at = thread;
                while let Some((event, owner)) = oracle.blocked(state, at) {
                    if let Some(start) = cycle.iter().position(|&(t, _)| t == at) {
                        let mut events: Vec<EventId> = cycle[start..].iter().map(|&(_, e)| e).collect();
                        let first = (0..events.len()).min_by_key(|&i| events[i]).unwrap_or(0);
                        events.rotate_left(first);
                        deadlocks.insert(events);
                        break;
                    }
                    cycle.push((at, event));
                    at = owner;
                }
            }
        });
        deadlocks
    }

    /// Can the events happen in this order, those at the `adjacent` positions immediately after their
    /// predecessor?
    pub fn sequence(&self, events: &[EventId], adjacent: &[usize]) -> bool {
        let mut found = false;
        self.enumerate(events, adjacent, &mut |_, state| found |= state.progress == events.len());
        found
    }

    fn enumerate(&self, sequence: &[EventId], adjacent: &[usize], visit: &mut Visit) {
        let start = State {
            next: vec![0; self.threads.len()],
            tainted: vec![false; self.threads.len()],
            last_write: vec![None; self.trace.names.vars.len()],
            progress: 0,
            now: false,
        };
        let mut seen = FxHashSet::from_iter([start.clone()]);
        let mut todo = vec![start];
        while let Some(state) = todo.pop() {
            visit(self, &state);
            for thread in 0..self.threads.len() {
                let after = self.after(&state, thread, sequence, adjacent);
                if let Some(after) = after.filter(|after| seen.insert(after.clone())) {
                    todo.push(after);
                }
            }
        }
    }

    /// The next step of a thread, if nothing but a lock can keep it from happening.
    fn next(&self, state: &State, thread: usize) -> Option<Step> {
        let at = state.next[thread];
        let step = *self.threads[thread].get(at)?;
        let ready = self
            .needs
            .iter()
            .filter(|(_, later)| *later == (thread, at))
            .all(|((other, index), _)| state.next[*other] > *index);
        let sure_of = |thread: usize| !state.tainted[thread] || self.trace.has_branches();
        let barred = !sure_of(thread)
            || state.tainted[thread] && step.action == Action::Branch
            || matches!(step.action, Action::Join(child) if !sure_of(child.index()));
        (ready && !barred).then_some(step)
    }

    fn holder(&self, state: &State, lock: LockId) -> Option<usize> {
        (0..self.threads.len()).find(|&thread| {
            let done = &self.threads[thread][..state.next[thread]];
            let last = done.iter().rev().find_map(|step| match step.action {
                Action::Inherit(l) | Action::Acquire(l) | Action::Resume(l) if l == lock => Some(true),
                Action::Release(l) | Action::Suspend(l) if l == lock => Some(false),
                _ => None,
            });
            last == Some(true)
        })
    }

    fn blocked(&self, state: &State, thread: usize) -> Option<(EventId, usize)> {
        let step = self.next(state, thread)?;
        let (Action::Acquire(lock) | Action::Resume(lock)) = step.action else { return None };
        Some((step.event, self.holder(state, lock)?))
    }

    fn after(&self, state: &State, thread: usize, sequence: &[EventId], adjacent: &[usize]) -> Option<State> {
        let step = self.next(state, thread)?;
        let mut after = state.clone();
        after.next[thread] += 1;
        let op = self.trace.event(step.event).op;
        match step.action {
            Action::Inherit(lock) | Action::Acquire(lock) | Action::Resume(lock)
                if self.holder(state, lock).is_some() =>
            {
                return None;
            }
            Action::Read(var) | Action::VolatileRead(var) | Action::Update(var) => {
                let source = state.last_write[var.index()];
                let write = source.map(|(write, _)| write);
                let value = self.trace.event(step.event).value;
                let same_value = value.is_some()
                    && !matches!(step.action, Action::Update(_))
                    && write.is_some_and(|write| self.trace.event(write).value == value);
                let same = self.saw[step.event.index()] == write || same_value;
                after.tainted[thread] |= !same || source.is_some_and(|(_, tainted)| tainted);
            }
            _ => {}
        }
        if let (Some(var), true) = (op.var(), op.writes() && !matches!(step.action, Action::Inherit(_))) {
            after.last_write[var.index()] = Some((step.event, after.tainted[thread]));
        }
        let counts = !matches!(step.action, Action::Resume(_) | Action::Inherit(_));
        let hit = counts && sequence.get(state.progress) == Some(&step.event);
        if state.now && !hit {
            return None;
        }
        if hit {
            after.progress += 1;
        } else if counts && sequence[state.progress.min(sequence.len())..].contains(&step.event) {
            // An event of the sequence out of its turn: this order is not the one asked for.
            return None;
        }
        after.now = adjacent.contains(&after.progress) && hit && after.progress < sequence.len();
        Some(after)
    }
}
