//! What a trace means: events turned into steps that follow the rules of locks and threads.
//!
//! Recorders are untidy. This walk is the only place that tidies up, so that every detector, reference and
//! report agrees:
//!
//! 1. Re-entrant acquires and their releases vanish: only the outermost pair is a step.
//! 2. `wait(l)` is [`Action::Suspend`] (the lock is given back) and later [`Action::Resume`] (it is taken
//!    again). Recorders log the wait either when it begins or when it returns. If another thread took the
//!    lock between the waiting thread's previous event and the wait, it was logged on return, and the
//!    suspension is put right after that previous event. Otherwise it was logged at its beginning, and the
//!    resumption is put right before the thread's next event.
//! 3. A release without acquire says that the lock was taken before the recording began, if nobody else had
//!    it before: the thread then starts with [`Action::Inherit`]. Otherwise the release is dropped.
//! 4. A `wait` on, or a release of, a lock that the thread does not hold is dropped.
//! 5. Every event is a step; those that change nothing (inner acquires, requests, block marks, `dummy`) are
//!    [`Action::Nothing`].

use crate::{EventId, LockId, Op, ThreadId, Trace, VarId};
use rustc_hash::{FxHashMap, FxHashSet};

/// A thread does something that matters for the order of things.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// The event this step comes from; an inherited lock has its thread's first event.
    pub event: EventId,
    /// The event at which it happened: the same, except for the half of a `wait` that was not logged itself.
    pub at: EventId,
    /// Who.
    pub thread: ThreadId,
    /// What.
    pub action: Action,
}

/// What a step does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// A plain read.
    Read(VarId),
    /// A plain write.
    Write(VarId),
    /// A volatile read.
    VolatileRead(VarId),
    /// A volatile write.
    VolatileWrite(VarId),
    /// An atomic read-modify-write.
    Update(VarId),
    /// A lock that the thread held when the recording began; stands before its first event.
    Inherit(LockId),
    /// An outermost acquire.
    Acquire(LockId),
    /// An outermost release.
    Release(LockId),
    /// The first half of a wait: the lock is given back, the thread sleeps.
    Suspend(LockId),
    /// The second half of a wait: the thread is awake and has the lock again.
    Resume(LockId),
    /// Wakes one or all of those waiting on the lock.
    Notify(LockId),
    /// Starts a thread.
    Fork(ThreadId),
    /// Waits for a thread's end.
    Join(ThreadId),
    /// Control flow depends on all that the thread has read.
    Branch,
    /// The thread begins with another task.
    Task,
    /// Nothing that matters for the order of things.
    Nothing,
}

impl Action {
    /// The variable, if this is an access to one.
    #[inline]
    pub fn var(self) -> Option<VarId> {
        match self {
            Action::Read(var)
            | Action::Write(var)
            | Action::VolatileRead(var)
            | Action::VolatileWrite(var)
            | Action::Update(var) => Some(var),
            _ => None,
        }
    }
}

/// Visits the steps of `trace` in order.
pub fn walk(trace: &Trace, mut visit: impl FnMut(Step)) {
    let oddities = Oddities::of(trace);
    let mut threads: Vec<ThreadState> = vec![ThreadState::default(); trace.threads()];
    let mut depths = Depths::default();
    for (event, e) in trace.events() {
        let thread = e.thread;
        let state = &mut threads[thread.index()];
        if !state.started {
            state.started = true;
            for &lock in oddities.held_at_start.get(&thread).into_iter().flatten() {
                depths.enter(thread, lock);
                visit(Step { event, at: event, thread, action: Action::Inherit(lock) });
            }
        }
        if let Some((wait, lock)) = state.asleep.take() {
            visit(Step { event: wait, at: event, thread, action: Action::Resume(lock) });
        }
        let action = action_of(e.op, thread, event, &mut depths, &oddities, state);
        visit(Step { event, at: event, thread, action });
        if let Some(&(wait, lock)) = oddities.suspend_after.get(&event) {
            visit(Step { event: wait, at: event, thread, action: Action::Suspend(lock) });
        }
    }
}

#[derive(Clone, Default)]
struct ThreadState {
    started: bool,
    /// The wait that this thread sleeps in, logged at its beginning.
    asleep: Option<(EventId, LockId)>,
}

fn action_of(
    op: Op,
    thread: ThreadId,
    event: EventId,
    depths: &mut Depths,
    oddities: &Oddities,
    state: &mut ThreadState,
) -> Action {
    match op {
        Op::Read(var) => Action::Read(var),
        Op::Write(var) => Action::Write(var),
        Op::VolatileRead(var) => Action::VolatileRead(var),
        Op::VolatileWrite(var) => Action::VolatileWrite(var),
        Op::Update(var) => Action::Update(var),
        Op::Acquire(lock) => match depths.enter(thread, lock) {
            Enter::Outermost => Action::Acquire(lock),
            Enter::Inner => Action::Nothing,
        },
        Op::Release(lock) => match depths.leave(thread, lock) {
            Leave::Outermost => Action::Release(lock),
            Leave::Inner | Leave::NotHeld => Action::Nothing,
        },
        Op::Wait(lock) if !depths.holds(thread, lock) => Action::Nothing,
        Op::Wait(lock) if oddities.logged_on_return.contains(&event) => Action::Resume(lock),
        Op::Wait(lock) => {
            state.asleep = Some((event, lock));
            Action::Suspend(lock)
        }
        Op::Notify(lock) | Op::NotifyAll(lock) => Action::Notify(lock),
        Op::Fork(child) => Action::Fork(child),
        Op::Join(child) => Action::Join(child),
        Op::Branch => Action::Branch,
        Op::Task => Action::Task,
        Op::Request(_) | Op::Begin(_) | Op::End(_) | Op::Nop => Action::Nothing,
    }
}

/// How often each thread has entered each lock.
#[derive(Default)]
struct Depths(FxHashMap<(ThreadId, LockId), u32>);

#[derive(PartialEq, Eq)]
enum Enter {
    Inner,
    Outermost,
}

#[derive(PartialEq, Eq)]
enum Leave {
    NotHeld,
    Inner,
    Outermost,
}

impl Depths {
    fn enter(&mut self, thread: ThreadId, lock: LockId) -> Enter {
        let depth = self.0.entry((thread, lock)).or_default();
        *depth += 1;
        if *depth == 1 { Enter::Outermost } else { Enter::Inner }
    }

    fn leave(&mut self, thread: ThreadId, lock: LockId) -> Leave {
        match self.0.get_mut(&(thread, lock)) {
            None | Some(0) => Leave::NotHeld,
            Some(depth) => {
                *depth -= 1;
                if *depth == 0 { Leave::Outermost } else { Leave::Inner }
            }
        }
    }

    fn holds(&self, thread: ThreadId, lock: LockId) -> bool {
        self.0.get(&(thread, lock)).is_some_and(|&depth| depth > 0)
    }
}

/// What a look ahead finds out about waits and about locks held when the recording began.
#[derive(Default)]
struct Oddities {
    held_at_start: FxHashMap<ThreadId, Vec<LockId>>,
    /// By the event after which the thread gave the lock back: the wait, logged later, and its lock.
    suspend_after: FxHashMap<EventId, (EventId, LockId)>,
    logged_on_return: FxHashSet<EventId>,
}

impl Oddities {
    fn of(trace: &Trace) -> Self {
        let mut oddities = Self::default();
        let mut depths = Depths::default();
        let mut last_event: Vec<Option<EventId>> = vec![None; trace.threads()];
        let mut last_acquire: FxHashMap<LockId, (ThreadId, EventId)> = FxHashMap::default();
        for (event, e) in trace.events() {
            match e.op {
                Op::Acquire(lock) => {
                    let entered = depths.enter(e.thread, lock);
                    if entered == Enter::Outermost {
                        last_acquire.insert(lock, (e.thread, event));
                    }
                }
                Op::Release(lock) => {
                    let left = depths.leave(e.thread, lock);
                    if left == Leave::NotHeld && !last_acquire.contains_key(&lock) {
                        last_acquire.insert(lock, (e.thread, event));
                        oddities.held_at_start.entry(e.thread).or_default().push(lock);
                    }
                }
                Op::Wait(lock) if depths.holds(e.thread, lock) => {
                    let previous = last_event[e.thread.index()];
                    let taken = last_acquire
                        .get(&lock)
                        .filter(|(owner, at)| *owner != e.thread && Some(*at) > previous);
                    // A thread that slept since its previous event let others in anyway.
                    let was_asleep = previous.is_some_and(|previous| {
                        trace.event(previous).op == e.op && !oddities.logged_on_return.contains(&previous)
                    });
                    if let (Some(previous), Some(_), false) = (previous, taken, was_asleep) {
                        oddities.suspend_after.insert(previous, (event, lock));
                        oddities.logged_on_return.insert(event);
                    }
                }
                _ => {}
            }
            last_event[e.thread.index()] = Some(event);
        }
        oddities
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::columns;

    fn steps(drawing: &str) -> Vec<String> {
        let trace = columns::parse(drawing).expect("a well-formed drawing");
        let mut lines = Vec::new();
        walk(&trace, |step| {
            if step.action == Action::Nothing {
                return;
            }
            lines.push(format!("{} e{} {:?}", trace.thread_name(step.thread), step.event.0 + 1, step.action));
        });
        lines
    }

    #[test]
    fn only_the_outermost_of_re_entrant_locks_counts() {
        let steps = steps("t1\nacq(l)\nacq(l)\nw(x)\nrel(l)\nrel(l)\nrel(l)\n");
        assert_eq!(steps, ["t1 e1 Acquire(LockId(0))", "t1 e3 Write(VarId(0))", "t1 e5 Release(LockId(0))"]);
    }

    #[test]
    fn a_wait_logged_at_its_beginning_resumes_before_the_next_event() {
        let steps = steps(
            "
t1       t2
acq(l)
wait(l)
         acq(l)
         notify(l)
         rel(l)
rel(l)
",
        );
        assert_eq!(
            steps,
            [
                "t1 e1 Acquire(LockId(0))",
                "t1 e2 Suspend(LockId(0))",
                "t2 e3 Acquire(LockId(0))",
                "t2 e4 Notify(LockId(0))",
                "t2 e5 Release(LockId(0))",
                "t1 e2 Resume(LockId(0))",
                "t1 e6 Release(LockId(0))",
            ]
        );
    }

    #[test]
    fn a_wait_logged_on_return_suspends_after_the_previous_event() {
        let steps = steps(
            "
t1       t2
acq(l)
         acq(l)
         notify(l)
         rel(l)
wait(l)
rel(l)
",
        );
        assert_eq!(
            steps,
            [
                "t1 e1 Acquire(LockId(0))",
                "t1 e5 Suspend(LockId(0))",
                "t2 e2 Acquire(LockId(0))",
                "t2 e3 Notify(LockId(0))",
                "t2 e4 Release(LockId(0))",
                "t1 e5 Resume(LockId(0))",
                "t1 e6 Release(LockId(0))",
            ]
        );
    }

    #[test]
    fn a_release_without_acquire_was_held_at_the_start() {
        let held = steps("t1\nw(x)\nrel(l)\n");
        assert_eq!(held, ["t1 e1 Inherit(LockId(0))", "t1 e1 Write(VarId(0))", "t1 e2 Release(LockId(0))"]);
        let dropped = steps("t1     t2\nacq(l)\nrel(l)\n       w(x)\n       rel(l)\n");
        assert_eq!(dropped.len(), 3);
    }
}
