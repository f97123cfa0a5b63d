//! The judge of witnesses: replays one event after the other and believes nobody.
//!
//! It shares no code with the search for witnesses. A witness is the recorded trace up to some point, which
//! needs no proof because it happened, and a tail whose every event must obey:
//!
//! 1. *Program order*: it is the next event of its thread.
//! 2. *Locks*: nobody else holds a lock that is taken; a wait gives its lock back and takes it again before
//!    its thread's next event.
//! 3. *Fork and join*: a thread runs after its fork; a join comes after the joined thread's events.
//! 4. *Waits and notifications* of a lock keep their order, and a wait ends after the last notification it
//!    saw.
//! 5. *Data flow*: a read that sees another write than recorded (and not the same recorded value) taints its
//!    thread; a tainted thread's writes are tainted, and so is whoever reads them. A tainted thread cannot
//!    take a branch; in a trace without branch events, nothing more at all.
//!
//! At the end, what the witness claims to show must be there.

use crate::witness::{Shows, Witness};
use rustc_hash::FxHashMap;
use std::borrow::Cow;
use std::fmt;
use trace::steps::{self, Action};
use trace::{EventId, LockId, Op, ThreadId, Trace, VarId};

/// No event: the value that was there before any write.
const INITIAL: EventId = EventId(u32::MAX);

/// Why a witness is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flaw {
    /// The event that cannot happen there.
    pub event: EventId,
    /// Why not.
    pub why: &'static str,
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "event e{}: {}", self.event.0 + 1, self.why)
    }
}

/// Replays witnesses of one trace. The recorded prefixes are replayed once for all of them.
pub fn check(trace: &Trace, witnesses: &[&Witness]) -> Vec<Result<(), Flaw>> {
    let monitors = Monitors::of(trace);
    let mut by_prefix: Vec<usize> = (0..witnesses.len()).collect();
    by_prefix.sort_by_key(|&at| witnesses[at].prefix);
    let mut verdicts = vec![Ok(()); witnesses.len()];
    let mut recorded = Recorded::new(trace);
    let mut memory = Memory::new(trace);
    for at in by_prefix {
        let witness = witnesses[at];
        recorded.replay_until(trace, &monitors, witness.prefix);
        memory.forget();
        verdicts[at] = Replay::new(trace, &monitors, &recorded, witness, &mut memory).run();
    }
    verdicts
}

/// The state of the program after a prefix of the recorded trace.
struct Recorded {
    next: u32,
    last_write: Vec<Option<EventId>>,
    locks: Locks,
}

#[derive(Clone, Default)]
struct Locks {
    holder: FxHashMap<LockId, ThreadId>,
    depth: FxHashMap<(ThreadId, LockId), u32>,
    /// Threads that sleep in a wait that began: the wait and its lock.
    asleep: FxHashMap<ThreadId, (EventId, LockId)>,
}

impl Recorded {
    fn new(trace: &Trace) -> Self {
        Recorded { next: 0, last_write: vec![None; trace.names.vars.len()], locks: Locks::default() }
    }

    fn replay_until(&mut self, trace: &Trace, monitors: &Monitors, end: EventId) {
        while self.next < end.0 {
            let id = EventId(self.next);
            let event = trace.event(id);
            if event.op.writes()
                && let Some(var) = event.op.var()
            {
                self.last_write[var.index()] = Some(id);
            }
            self.locks.record(id, event.thread, event.op);
            if let Some(&(wait, lock)) = monitors.asleep_after.get(&id) {
                self.locks.fall_asleep(event.thread, wait, lock);
            }
            self.next += 1;
        }
    }
}

impl Locks {
    /// Takes over what happened, however odd: it did happen.
    fn record(&mut self, id: EventId, thread: ThreadId, op: Op) {
        if let Some((wait, lock)) = self.asleep.remove(&thread) {
            self.holder.insert(lock, thread);
            if wait == id {
                return;
            }
        }
        match op {
            Op::Acquire(lock) => {
                *self.depth.entry((thread, lock)).or_default() += 1;
                self.holder.insert(lock, thread);
            }
            Op::Release(lock) => self.leave(thread, lock),
            Op::Wait(lock) if self.depth(thread, lock) > 0 => self.fall_asleep(thread, id, lock),
            _ => {}
        }
    }

    fn fall_asleep(&mut self, thread: ThreadId, wait: EventId, lock: LockId) {
        if self.holder.get(&lock) == Some(&thread) {
            self.holder.remove(&lock);
        }
        self.asleep.insert(thread, (wait, lock));
    }

    fn depth(&self, thread: ThreadId, lock: LockId) -> u32 {
        self.depth.get(&(thread, lock)).copied().unwrap_or(0)
    }

    fn leave(&mut self, thread: ThreadId, lock: LockId) {
        if let Some(depth) = self.depth.get_mut(&(thread, lock)).filter(|depth| **depth > 0) {
            *depth -= 1;
            if *depth == 0 && self.holder.get(&lock) == Some(&thread) {
                self.holder.remove(&lock);
            }
        }
    }
}

/// What was written since the prefix of the witness at hand: in the recorded trace, and in the replay. One
/// table for all witnesses, because a program may have millions of variables; what was written for an earlier
/// witness is forgotten, not erased.
struct Memory {
    witness: u32,
    recorded: Vec<(u32, EventId)>,
    replayed: Vec<(u32, EventId, Taint)>,
}

impl Memory {
    fn new(trace: &Trace) -> Self {
        let vars = trace.names.vars.len();
        Memory {
            witness: 0,
            recorded: vec![(0, INITIAL); vars],
            replayed: vec![(0, INITIAL, Taint::Clean); vars],
        }
    }

    fn forget(&mut self) {
        self.witness += 1;
    }

    fn recorded(&self, var: VarId) -> Option<EventId> {
        let (witness, write) = self.recorded[var.index()];
        (witness == self.witness).then_some(write)
    }

    fn replayed(&self, var: VarId) -> Option<(EventId, Taint)> {
        let (witness, write, taint) = self.replayed[var.index()];
        (witness == self.witness).then_some((write, taint))
    }
}

/// The waits and notifications of every lock in their order, and the last notification that each wait saw.
#[derive(Default)]
struct Monitors {
    order: FxHashMap<LockId, Vec<EventId>>,
    woken_by: FxHashMap<EventId, EventId>,
    /// When each wait or notification happened: for a wait logged on return, before it was logged.
    time: FxHashMap<EventId, EventId>,
    /// The waits that were logged on return, by the event after which they began.
    asleep_after: FxHashMap<EventId, (EventId, LockId)>,
}

impl Monitors {
    fn of(trace: &Trace) -> Self {
        let mut monitors = Self::default();
        let notes = [Op::Wait(LockId(0)), Op::Notify(LockId(0)), Op::NotifyAll(LockId(0))];
        if notes.iter().all(|op| trace.count(op.code()) == 0) {
            return monitors;
        }
        let mut last_notify: FxHashMap<LockId, (EventId, EventId)> = FxHashMap::default();
        steps::walk(trace, |step| match step.action {
            Action::Suspend(lock) | Action::Notify(lock) => {
                monitors.order.entry(lock).or_default().push(step.event);
                monitors.time.insert(step.event, step.at);
                if step.at != step.event {
                    monitors.asleep_after.insert(step.at, (step.event, lock));
                }
                if matches!(step.action, Action::Notify(_)) {
                    last_notify.insert(lock, (step.event, step.at));
                }
            }
            Action::Resume(lock) => {
                let began = monitors.time.get(&step.event).copied();
                if let Some(&(notify, at)) = last_notify.get(&lock).filter(|(_, at)| Some(*at) > began) {
                    debug_assert!(at <= step.at, "steps come in order");
                    monitors.woken_by.insert(step.event, notify);
                }
            }
            _ => {}
        });
        monitors
    }
}

/// The replay of one witness.
struct Replay<'a> {
    trace: &'a Trace,
    monitors: &'a Monitors,
    recorded: &'a Recorded,
    witness: &'a Witness,
    locks: Locks,
    /// Per thread, the events of the recorded trace from the prefix on, and how many of them have been
    /// replayed.
    rest: Vec<Vec<EventId>>,
    done: Vec<usize>,
    tail: Cow<'a, [EventId]>,
    /// For each event from the prefix on, if it reads: the write that it saw in the recorded trace, or
    /// [`INITIAL`].
    saw: Vec<EventId>,
    forks: FxHashMap<ThreadId, Vec<EventId>>,
    memory: &'a mut Memory,
    taint: Vec<Taint>,
    /// How many waits and notifications of a lock have happened.
    monitor_steps: FxHashMap<LockId, usize>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Taint {
    Clean,
    Tainted,
}

impl<'a> Replay<'a> {
    fn new(
        trace: &'a Trace,
        monitors: &'a Monitors,
        recorded: &'a Recorded,
        witness: &'a Witness,
        memory: &'a mut Memory,
    ) -> Self {
        let mut replay = Replay {
            trace,
            monitors,
            recorded,
            witness,
            locks: recorded.locks.clone(),
            rest: vec![Vec::new(); trace.threads()],
            done: vec![0; trace.threads()],
            tail: witness.tail(trace),
            saw: Vec::new(),
            forks: FxHashMap::default(),
            memory,
            taint: vec![Taint::Clean; trace.threads()],
            monitor_steps: FxHashMap::default(),
        };
        replay.look_ahead();
        replay
    }

    /// Notes what the recorded trace did from the prefix to the last event that the witness speaks of.
    fn look_ahead(&mut self) {
        let shown = self.witness.shows.events();
        let last = self.tail.iter().chain(&shown).max().map_or(0, |event| event.0 + 1);
        for id in (self.witness.prefix.0..last.min(self.trace.len() as u32)).map(EventId) {
            let event = self.trace.event(id);
            self.rest[event.thread.index()].push(id);
            self.saw.push(INITIAL);
            if let Some(var) = event.op.var() {
                if event.op.reads() {
                    let source = self.memory.recorded(var).or(self.recorded.last_write[var.index()]);
                    self.saw[id.index() - self.witness.prefix.index()] = source.unwrap_or(INITIAL);
                }
                if event.op.writes() {
                    self.memory.recorded[var.index()] = (self.memory.witness, id);
                }
            }
            if let Op::Fork(child) = event.op {
                self.forks.entry(child).or_default().push(id);
            }
        }
        for (lock, order) in &self.monitors.order {
            let before = order.partition_point(|event| self.monitors.time[event] < self.witness.prefix);
            self.monitor_steps.insert(*lock, before);
        }
    }

    fn run(mut self) -> Result<(), Flaw> {
        let witness = self.witness;
        for at in 0..self.tail.len() {
            self.replay(self.tail[at])?;
        }
        match &witness.shows {
            Shows::Race(a, b) => self.shows_race(*a, *b),
            Shows::Deadlock(events) => self.shows_deadlock(events),
            Shows::Sequence(events, adjacent) => self.shows_sequence(events, adjacent),
        }
    }

    fn replay(&mut self, id: EventId) -> Result<(), Flaw> {
        let flaw = |why| Err(Flaw { event: id, why });
        if id.index() >= self.trace.len() {
            return flaw("the trace has no such event");
        }
        let event = self.trace.event(id);
        let thread = event.thread;
        if self.next_of(thread) != Some(id) {
            return flaw("it is not the next event of its thread");
        }
        self.may_go_on(id, thread)?;
        self.done[thread.index()] += 1;
        match event.op {
            Op::Read(_) | Op::VolatileRead(_) | Op::Write(_) | Op::VolatileWrite(_) | Op::Update(_) => {
                self.access(id, event);
            }
            Op::Acquire(lock) => {
                if self.locks.depth(thread, lock) == 0 && self.locks.holder.contains_key(&lock) {
                    return flaw("another thread holds the lock");
                }
                self.locks.record(id, thread, event.op);
            }
            Op::Release(lock) => self.locks.leave(thread, lock),
            Op::Wait(lock) if self.locks.depth(thread, lock) > 0 => self.wait(id, thread, lock)?,
            Op::Notify(lock) | Op::NotifyAll(lock) => self.monitor_step(id, lock)?,
            Op::Join(child) if self.unforked(child, id) => {
                return flaw("the joined thread has not been forked");
            }
            Op::Join(child) if self.next_of(child).is_some_and(|next| next < id) => {
                return flaw("the joined thread has not ended");
            }
            Op::Join(child) if self.taint[child.index()] == Taint::Tainted && !self.trace.has_branches() => {
                return flaw("the joined thread has read something else than recorded, so it may not end");
            }
            Op::Branch if self.taint[thread.index()] == Taint::Tainted => {
                return flaw("the thread has read something else than recorded, so it may branch elsewhere");
            }
            _ => {}
        }
        Ok(())
    }

    fn next_of(&self, thread: ThreadId) -> Option<EventId> {
        self.rest[thread.index()].get(self.done[thread.index()]).copied()
    }

    /// May the thread go on to `id` at all?
    fn may_go_on(&mut self, id: EventId, thread: ThreadId) -> Result<(), Flaw> {
        let flaw = |why| Err(Flaw { event: id, why });
        if self.taint[thread.index()] == Taint::Tainted && !self.trace.has_branches() {
            return flaw("the thread has read something else than recorded, so it may not come here");
        }
        if self.unforked(thread, id) {
            return flaw("its thread has not been forked");
        }
        if let Some((wait, lock)) = self.locks.asleep.get(&thread).copied() {
            self.resume(id, thread, wait, lock)?;
        }
        Ok(())
    }

    /// Is a fork of the thread that was recorded before `id` still to come?
    fn unforked(&self, thread: ThreadId, id: EventId) -> bool {
        let forks = self.forks.get(&thread);
        forks.is_some_and(|forks| forks.iter().any(|&fork| fork < id && !self.happened(fork)))
    }

    fn happened(&self, event: EventId) -> bool {
        let thread = self.trace.event(event).thread;
        event < self.witness.prefix || self.next_of(thread).is_none_or(|next| event < next)
    }

    fn resume(&mut self, id: EventId, thread: ThreadId, wait: EventId, lock: LockId) -> Result<(), Flaw> {
        if self.locks.holder.contains_key(&lock) {
            return Err(Flaw { event: id, why: "its thread waits for a lock that another thread holds" });
        }
        if self.monitors.woken_by.get(&wait).is_some_and(|&notify| !self.happened(notify)) {
            return Err(Flaw { event: id, why: "its thread waits, and has not been notified" });
        }
        self.locks.asleep.remove(&thread);
        self.locks.holder.insert(lock, thread);
        Ok(())
    }

    fn wait(&mut self, id: EventId, thread: ThreadId, lock: LockId) -> Result<(), Flaw> {
        let began_before = self.monitors.time.get(&id).is_some_and(|&at| at < self.witness.prefix);
        if began_before {
            // Logged on return, and it began in the prefix: the thread is awake again already.
            return Ok(());
        }
        self.monitor_step(id, lock)?;
        self.locks.fall_asleep(thread, id, lock);
        Ok(())
    }

    fn monitor_step(&mut self, id: EventId, lock: LockId) -> Result<(), Flaw> {
        let done = self.monitor_steps.entry(lock).or_default();
        let expected = self.monitors.order.get(&lock).and_then(|order| order.get(*done));
        *done += 1;
        if expected == Some(&id) {
            return Ok(());
        }
        Err(Flaw { event: id, why: "waits and notifications of the lock are not in their order" })
    }

    fn access(&mut self, id: EventId, event: trace::Event) {
        let Some(var) = event.op.var() else { return };
        let thread = event.thread.index();
        if event.op.reads() {
            let recorded = self.recorded.last_write[var.index()].map(|write| (write, Taint::Clean));
            let source = self.memory.replayed(var).or(recorded);
            let sees = source.map(|(write, _)| write);
            let clean = source.is_none_or(|(_, taint)| taint == Taint::Clean);
            let saw = self.saw[id.index() - self.witness.prefix.index()];
            let same_write = saw == sees.unwrap_or(INITIAL);
            let same_value = !matches!(event.op, Op::Update(_))
                && event.value.is_some()
                && sees.is_some_and(|write| self.trace.event(write).value == event.value);
            if !(clean && (same_write || same_value)) {
                self.taint[thread] = Taint::Tainted;
            }
        }
        if event.op.writes() {
            self.memory.replayed[var.index()] = (self.memory.witness, id, self.taint[thread]);
        }
    }

    fn shows_race(&mut self, a: EventId, b: EventId) -> Result<(), Flaw> {
        let (first, second) = (self.trace.event(a), self.trace.event(b));
        let conflict = first.op.is_plain_access()
            && second.op.is_plain_access()
            && first.op.var() == second.op.var()
            && (first.op.writes() || second.op.writes())
            && first.thread != second.thread;
        if !conflict {
            return Err(Flaw { event: b, why: "the two accesses do not conflict" });
        }
        for (id, event) in [(a, first), (b, second)] {
            if self.next_of(event.thread) != Some(id) {
                return Err(Flaw { event: id, why: "it is not next in its thread at the end" });
            }
            self.may_go_on(id, event.thread)?;
        }
        Ok(())
    }

    fn shows_deadlock(&mut self, events: &[EventId]) -> Result<(), Flaw> {
        let flaw = |event, why| Err(Flaw { event, why });
        for (at, &id) in events.iter().enumerate() {
            let event = self.trace.event(id);
            let next_in_cycle = self.trace.event(events[(at + 1) % events.len()]).thread;
            let (Op::Acquire(lock) | Op::Request(lock) | Op::Wait(lock)) = event.op else {
                return flaw(id, "it takes no lock");
            };
            if event.thread == next_in_cycle
                || self.locks.depth(event.thread, lock) > 0 && !matches!(event.op, Op::Wait(_))
            {
                return flaw(id, "its thread has the lock already");
            }
            if matches!(event.op, Op::Wait(_)) {
                if self.locks.asleep.get(&event.thread) != Some(&(id, lock)) {
                    return flaw(id, "its thread does not wait there at the end");
                }
            } else {
                if self.next_of(event.thread) != Some(id) {
                    return flaw(id, "it is not next in its thread at the end");
                }
                self.may_go_on(id, event.thread)?;
            }
            if self.locks.holder.get(&lock) != Some(&next_in_cycle) {
                return flaw(id, "its lock is not held by the next thread of the cycle");
            }
        }
        Ok(())
    }

    fn shows_sequence(&self, events: &[EventId], adjacent: &[usize]) -> Result<(), Flaw> {
        let position = |event: EventId| {
            let tail =
                || self.tail.iter().position(|&e| e == event).map(|at| at + self.witness.prefix.index());
            if event < self.witness.prefix { Some(event.index()) } else { tail() }
        };
        for (at, pair) in events.windows(2).enumerate() {
            let flaw = |why| Err(Flaw { event: pair[1], why });
            match (position(pair[0]), position(pair[1])) {
                (Some(first), Some(second)) if first >= second => {
                    return flaw("it comes before its predecessor");
                }
                (Some(first), Some(second)) if adjacent.contains(&(at + 1)) && first + 1 != second => {
                    return flaw("it does not come right after its predecessor");
                }
                (Some(_), Some(_)) => {}
                _ => return flaw("it, or the event before it in the sequence, is not part of the witness"),
            }
        }
        Ok(())
    }
}
