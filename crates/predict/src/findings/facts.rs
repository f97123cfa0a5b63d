//! What the trace says about the events that reports show: the locks held there, and who forked whom. One walk for all of them.

use rustc_hash::FxHashMap;
use trace::steps::{self, Action, Step};
use trace::{EventId, LockId, ThreadId, Trace};

/// A lock that a thread holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Held {
    pub(super) lock: LockId,
    /// The acquire; `None` if the lock was held when the recording began.
    pub(super) acquired: Option<EventId>,
    /// The locks that were held when this one was acquired.
    pub(super) below: Vec<LockId>,
}

/// The end of a critical section.
pub(super) struct Released {
    pub(super) event: EventId,
    /// The locks held up to there.
    pub(super) held: Vec<LockId>,
}

/// What is known of the wanted events.
pub(super) struct Facts {
    held: FxHashMap<EventId, Vec<Held>>,
    /// By acquire, for acquires that are wanted or that a wanted event is under.
    released: FxHashMap<EventId, Released>,
    /// By thread, its first fork.
    forks: Vec<Option<EventId>>,
}

impl Facts {
    /// Walks the trace once.
    pub(super) fn collect(trace: &Trace, wanted: impl Iterator<Item = EventId>) -> Self {
        let mut wanted: Vec<EventId> = wanted.collect();
        wanted.sort_unstable();
        wanted.dedup();
        let facts = Facts {
            held: FxHashMap::default(),
            released: FxHashMap::default(),
            forks: vec![None; trace.threads()],
        };
        let mut collector = Collector { wanted, next: 0, stacks: vec![Vec::new(); trace.threads()], facts };
        steps::walk(trace, |step| collector.step(step));
        collector.facts
    }

    /// The locks that the event's thread holds while it happens, outermost first.
    pub(super) fn held_at(&self, event: EventId) -> &[Held] {
        self.held.get(&event).map_or(&[], Vec::as_slice)
    }

    /// Where the critical section that starts at `acquire` ends.
    pub(super) fn release_of(&self, acquire: EventId) -> Option<&Released> {
        self.released.get(&acquire)
    }

    pub(super) fn fork_of(&self, thread: ThreadId) -> Option<EventId> {
        self.forks[thread.index()]
    }
}

#[derive(Clone)]
struct Entry {
    held: Held,
    /// A wait has given the lock back for a while.
    asleep: bool,
    /// Its release is wanted.
    watched: bool,
}

struct Collector {
    /// Sorted, as the walk visits them.
    wanted: Vec<EventId>,
    next: usize,
    /// By thread, outermost first.
    stacks: Vec<Vec<Entry>>,
    facts: Facts,
}

impl Collector {
    fn step(&mut self, step: Step) {
        let is_wanted = self.is_wanted(step);
        if is_wanted {
            self.capture(step);
        }
        let stack = &mut self.stacks[step.thread.index()];
        match step.action {
            Action::Inherit(lock) => stack.push(entry(stack, lock, None, false)),
            Action::Acquire(lock) => stack.push(entry(stack, lock, Some(step.event), is_wanted)),
            Action::Release(lock) => self.release(step, lock),
            Action::Suspend(lock) => set_asleep(stack, lock, true),
            Action::Resume(lock) => set_asleep(stack, lock, false),
            Action::Fork(child) => {
                self.facts.forks[child.index()].get_or_insert(step.event);
            }
            _ => {}
        }
    }

    /// Is this the event itself, and not what the walk puts before or after it?
    fn is_wanted(&mut self, step: Step) -> bool {
        let is_own = step.event == step.at && !matches!(step.action, Action::Inherit(_));
        let is_wanted = is_own && self.wanted.get(self.next) == Some(&step.event);
        self.next += usize::from(is_wanted);
        is_wanted
    }

    fn capture(&mut self, step: Step) {
        let stack = &mut self.stacks[step.thread.index()];
        let awake = stack.iter_mut().filter(|entry| !entry.asleep);
        let held = awake.map(|entry| {
            entry.watched = true;
            entry.held.clone()
        });
        self.facts.held.insert(step.event, held.collect());
    }

    fn release(&mut self, step: Step, lock: LockId) {
        let stack = &mut self.stacks[step.thread.index()];
        let Some(at) = stack.iter().rposition(|entry| entry.held.lock == lock) else { return };
        let held = if stack[at].watched { locks_of(stack) } else { Vec::new() };
        let left = stack.remove(at);
        if let Some(acquired) = left.held.acquired.filter(|_| left.watched) {
            self.facts.released.insert(acquired, Released { event: step.event, held });
        }
    }
}

fn entry(stack: &[Entry], lock: LockId, acquired: Option<EventId>, watched: bool) -> Entry {
    Entry { held: Held { lock, acquired, below: locks_of(stack) }, asleep: false, watched }
}

fn locks_of(stack: &[Entry]) -> Vec<LockId> {
    stack.iter().filter(|entry| !entry.asleep).map(|entry| entry.held.lock).collect()
}

fn set_asleep(stack: &mut [Entry], lock: LockId, asleep: bool) {
    for entry in stack.iter_mut().filter(|entry| entry.held.lock == lock) {
        entry.asleep = asleep;
    }
}
