//! What the trace says about the events that reports show: the locks held there, and who forked whom. One
//! walk for all of them.

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

/// A critical section that has ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Section {
    pub(super) thread: ThreadId,
    pub(super) held: Held,
    pub(super) released: EventId,
    /// The other locks held at its end.
    others: Vec<LockId>,
}

impl Section {
    /// The locks held up to its end.
    pub(super) fn held_at_end(&self) -> Vec<LockId> {
        let mut locks = self.others.clone();
        locks.push(self.held.lock);
        locks
    }
}

/// What is known of the wanted events.
pub(super) struct Facts {
    held: FxHashMap<EventId, Vec<Held>>,
    /// By acquire, for acquires that are wanted or that a wanted event is under.
    sections: FxHashMap<EventId, Section>,
    /// By acquire, for acquires that are wanted: the section of the same lock before it.
    sections_before: FxHashMap<EventId, Section>,
    /// By thread, its first fork.
    forks: Vec<Option<EventId>>,
}

impl Facts {
    /// Walks the trace once.
    pub(super) fn collect(trace: &Trace, wanted: impl Iterator<Item = EventId>) -> Self {
        let mut wanted: Vec<EventId> = wanted.collect();
        wanted.sort_unstable();
        wanted.dedup();
        let mut collector = Collector {
            wanted,
            next: 0,
            stacks: vec![Vec::new(); trace.threads()],
            last_sections: vec![None; trace.names.locks.len()],
            facts: Facts {
                held: FxHashMap::default(),
                sections: FxHashMap::default(),
                sections_before: FxHashMap::default(),
                forks: vec![None; trace.threads()],
            },
        };
        steps::walk(trace, |step| collector.step(step));
        collector.facts
    }

    /// The locks that the event's thread holds while it happens, outermost first.
    pub(super) fn held_at(&self, event: EventId) -> &[Held] {
        self.held.get(&event).map_or(&[], Vec::as_slice)
    }

    /// The critical section that starts at `acquire`, if it ends.
    pub(super) fn section_of(&self, acquire: EventId) -> Option<&Section> {
        self.sections.get(&acquire)
    }

    /// The section of the same lock that came before the one that starts at `acquire`.
    pub(super) fn section_before(&self, acquire: EventId) -> Option<&Section> {
        self.sections_before.get(&acquire)
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
    /// By lock, the section that ended last.
    last_sections: Vec<Option<Section>>,
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
            Action::Acquire(lock) => {
                stack.push(entry(stack, lock, Some(step.event), is_wanted));
                if let Some(before) = self.last_sections[lock.index()].as_ref().filter(|_| is_wanted) {
                    self.facts.sections_before.insert(step.event, before.clone());
                }
            }
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
        let left = stack.remove(at);
        let section =
            Section { thread: step.thread, held: left.held, released: step.event, others: locks_of(stack) };
        if let Some(acquired) = section.held.acquired.filter(|_| left.watched) {
            self.facts.sections.insert(acquired, section.clone());
        }
        self.last_sections[lock.index()] = Some(section);
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
