//! Who waits for whom: owners of locks, queues of parked threads, cycles among them (Coffman's condition), and
//! the order in which locks were taken while others were held.
//!
//! A cycle of waiting threads is a deadlock now. Two threads that take the same locks in opposite orders, or several
//! that take them in a circle, in a run where that went well, could deadlock in another: that is reported as an
//! inversion (Goodlock: Havelund, SPIN 2000), unless two of them hold a common lock at that time (a gate), or one is
//! over before another begins by what starting and joining threads say. The order that the locks themselves make does
//! not count: it is what another schedule would change. Who gives up after a while is part of no circle.

use crate::clock::{Clock, Epoch, ThreadId};
use crate::stacks::{HeldLock, LockSetId, LockSets, Site};
use crate::thread::What;
use crate::value::ObjId;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::VecDeque;

/// Threads that wait for ever, or could.
#[derive(Clone, Debug)]
pub(crate) struct Stuck {
    /// How sure that is, and why.
    pub kind: StuckKind,
    /// Each thread with what it waits for.
    pub waits: Vec<Wait>,
}

/// Why threads do not go on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum StuckKind {
    /// Each holds what the one before it waits for.
    Cycle,
    /// Nobody is left who could wake them.
    ForEver,
    /// It did not happen, but locks were taken in opposite orders, or in a circle.
    Inversion,
}

/// How long a thread would have waited for a lock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Patience {
    /// Until it comes.
    Endless,
    /// Not at all, or for some time.
    Limited,
}

/// A thread that waits.
#[derive(Clone, Debug)]
pub(crate) struct Wait {
    /// Who.
    pub thread: ThreadId,
    /// Where.
    pub site: Site,
    /// For what, by its name.
    pub name: String,
    /// What sort of thing it is: a lock, an event, a task.
    pub what: String,
    /// The locks it holds meanwhile.
    pub held: LockSetId,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Owner {
    thread: ThreadId,
    count: u32,
}

/// A lock that was taken while another was held.
#[derive(Clone, Debug)]
pub(crate) struct Edge {
    /// The one that was held.
    pub from: HeldLock,
    /// The one that was taken.
    pub to: ObjId,
    /// Where.
    pub site: Site,
    /// By whom.
    pub thread: ThreadId,
    /// All locks that were held.
    pub held: LockSetId,
    /// When, by starts and joins alone.
    moment: Epoch,
    known: Clock,
}

/// What is noted once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct EdgeKey {
    from: ObjId,
    to: ObjId,
    thread: ThreadId,
    site: Site,
}

/// Owners, queues and orders of locks in a run.
#[derive(Default, Debug)]
pub(crate) struct Waiting {
    owners: FxHashMap<ObjId, Vec<Owner>>,
    queues: FxHashMap<ObjId, VecDeque<ThreadId>>,
    /// How many threads stand before each monitor. All of them can go on whenever it is free, and nobody has to be woken
    /// for that: to give a monitor back costs the same however many wait for it.
    lines: FxHashMap<ObjId, u32>,
    words: Vec<String>,
    edges: Vec<Edge>,
    known_edges: FxHashSet<EdgeKey>,
    orders: Vec<Clock>,
    released: FxHashMap<ObjId, Clock>,
    found: Vec<Stuck>,
}

impl Waiting {
    /// A thread was started by another.
    pub(crate) fn start(&mut self, parent: ThreadId, child: ThreadId) {
        let known = self.order(parent).clone();
        let order = self.order(child);
        order.join(&known);
        order.tick(child);
        self.order(parent).tick(parent);
    }

    fn order(&mut self, thread: ThreadId) -> &mut Clock {
        while self.orders.len() <= thread.index() {
            let mut clock = Clock::default();
            clock.tick(ThreadId(self.orders.len() as u32));
            self.orders.push(clock);
        }
        &mut self.orders[thread.index()]
    }

    /// A thread learns what others released, at something that is no lock.
    pub(crate) fn acquire(&mut self, thread: ThreadId, sync: ObjId) {
        if let Some(released) = self.released.get(&sync).cloned()
            && !self.owners.contains_key(&sync)
        {
            self.order(thread).join(&released);
        }
    }

    /// A thread tells others what it did, at something that is no lock.
    pub(crate) fn release(&mut self, thread: ThreadId, sync: ObjId) {
        if self.owners.contains_key(&sync) {
            return;
        }
        let order = self.order(thread).clone();
        self.released.entry(sync).or_default().join(&order);
        self.order(thread).tick(thread);
    }

    /// A word for what is waited for, as a number.
    pub(crate) fn word(&mut self, word: &str) -> What {
        let known = self.words.iter().position(|known| known == word);
        What(known.unwrap_or_else(|| {
            self.words.push(word.to_owned());
            self.words.len() - 1
        }) as u32)
    }

    /// The word of a number.
    pub(crate) fn word_text(&self, what: What) -> &str {
        self.words.get(what.0 as usize).map_or("?", String::as_str)
    }

    /// A thread holds a lock, once more; says whether it is new to it.
    pub(crate) fn own(&mut self, thread: ThreadId, lock: ObjId) -> bool {
        let owners = self.owners.entry(lock).or_default();
        if let Some(owner) = owners.iter_mut().find(|owner| owner.thread == thread) {
            owner.count += 1;
            return false;
        }
        owners.push(Owner { thread, count: 1 });
        true
    }

    /// A thread holds a lock once less; says whether it was the last time.
    pub(crate) fn disown(&mut self, thread: ThreadId, lock: ObjId) -> bool {
        let Some(owners) = self.owners.get_mut(&lock) else { return false };
        let Some(at) = owners.iter().position(|owner| owner.thread == thread) else { return false };
        owners[at].count -= 1;
        let last = owners[at].count == 0;
        if last {
            // The entry stays, so that the object is known to be a lock.
            owners.remove(at);
        }
        last
    }

    /// How often a thread holds a lock.
    pub(crate) fn count(&self, thread: ThreadId, lock: ObjId) -> u32 {
        let owners = self.owners.get(&lock).map_or(&[][..], Vec::as_slice);
        owners.iter().find(|owner| owner.thread == thread).map_or(0, |owner| owner.count)
    }

    /// Who holds a lock.
    pub(crate) fn owners(&self, lock: ObjId) -> impl Iterator<Item = ThreadId> {
        self.owners.get(&lock).into_iter().flatten().map(|owner| owner.thread)
    }

    /// Does anybody hold a lock?
    pub(crate) fn is_owned(&self, lock: ObjId) -> bool {
        self.owners.get(&lock).is_some_and(|owners| !owners.is_empty())
    }

    /// A thread waits in a queue.
    pub(crate) fn park(&mut self, thread: ThreadId, queue: ObjId) {
        self.queues.entry(queue).or_default().push_back(thread);
    }

    /// The thread that waits longest in a queue.
    pub(crate) fn unpark(&mut self, queue: ObjId) -> Option<ThreadId> {
        let waiting = self.queues.get_mut(&queue)?;
        let first = waiting.pop_front();
        if waiting.is_empty() {
            self.queues.remove(&queue);
        }
        first
    }

    /// A thread waits for a monitor.
    pub(crate) fn line_up(&mut self, monitor: ObjId) {
        *self.lines.entry(monitor).or_default() += 1;
    }

    /// A thread that waited for a monitor does so no longer.
    pub(crate) fn leave_line(&mut self, monitor: ObjId) {
        if let Some(count) = self.lines.get_mut(&monitor) {
            *count -= 1;
            if *count == 0 {
                self.lines.remove(&monitor);
            }
        }
    }

    /// How many threads wait for a monitor.
    pub(crate) fn lined_up(&self, monitor: ObjId) -> u32 {
        self.lines.get(&monitor).copied().unwrap_or(0)
    }

    /// A thread does not wait any more.
    pub(crate) fn forget(&mut self, thread: ThreadId, queue: ObjId) {
        if let Some(waiting) = self.queues.get_mut(&queue) {
            waiting.retain(|&other| other != thread);
        }
    }

    /// The objects that waiting and owning threads keep alive.
    pub(crate) fn objects(&self) -> impl Iterator<Item = ObjId> {
        let owned = self.owners.iter().filter(|(_, owners)| !owners.is_empty()).map(|(&lock, _)| lock);
        owned.chain(self.queues.keys().copied()).chain(self.lines.keys().copied())
    }

    /// Forgets what was known of objects that are gone.
    pub(crate) fn retain(&mut self, alive: impl Fn(ObjId) -> bool) {
        self.owners.retain(|&lock, _| alive(lock));
        self.released.retain(|&sync, _| alive(sync));
        self.edges.retain(|edge| alive(edge.from.lock) && alive(edge.to));
        self.known_edges.retain(|edge| alive(edge.from) && alive(edge.to));
    }

    /// Notes that a lock was taken while others were held.
    pub(crate) fn taken(
        &mut self,
        sets: &LockSets,
        thread: ThreadId,
        lock: ObjId,
        site: Site,
        held: LockSetId,
    ) {
        let outer: Vec<HeldLock> =
            sets.iter(held).filter(|outer| outer.lock != lock && !outer.is_unknown()).collect();
        for from in outer {
            if !self.known_edges.insert(EdgeKey { from: from.lock, to: lock, thread, site }) {
                continue;
            }
            let order = self.order(thread).clone();
            let moment = order.epoch(thread);
            self.edges.push(Edge { from, to: lock, site, thread, held, moment, known: order });
        }
    }

    /// Threads that take locks in a circle, could do so at the same time, and did not get stuck.
    pub(crate) fn inversions(&self, sets: &LockSets) -> Vec<Vec<Edge>> {
        let mut by_held: FxHashMap<ObjId, Vec<usize>> = FxHashMap::default();
        for (index, edge) in self.edges.iter().enumerate().filter(|(_, edge)| edge.from.exclusive) {
            by_held.entry(edge.from.lock).or_default().push(index);
        }
        let mut search = Circles { edges: &self.edges, by_held, sets, steps: 0, found: Vec::new() };
        for start in 0..self.edges.len() {
            if self.edges[start].from.exclusive {
                search.extend(&mut vec![start]);
            }
        }
        let told = |circle: &Vec<usize>| circle.iter().map(|&index| self.edges[index].clone()).collect();
        search.found.iter().map(told).collect()
    }

    /// Notes threads that are stuck.
    pub(crate) fn add(&mut self, stuck: Stuck) {
        self.found.push(stuck);
    }

    /// Everything that was noted.
    pub(crate) fn found(&self) -> &[Stuck] {
        &self.found
    }

    /// Everything that was noted.
    pub(crate) fn take_found(&mut self) -> Vec<Stuck> {
        std::mem::take(&mut self.found)
    }
}

/// More threads than that in one circle are not looked for: the search is exponential in it.
const LONGEST_CIRCLE: usize = 6;

/// So many steps the search takes at most: programs that take thousands of locks in thousands of orders are not
/// searched to the end.
const MOST_STEPS: u32 = 200_000;

/// The search for circles: `taken while held` edges, each of another thread, that lead back to their beginning.
struct Circles<'w> {
    edges: &'w [Edge],
    by_held: FxHashMap<ObjId, Vec<usize>>,
    sets: &'w LockSets,
    steps: u32,
    found: Vec<Vec<usize>>,
}

impl Circles<'_> {
    /// Goes on from the end of a path. A circle is found from the first of its edges only.
    fn extend(&mut self, path: &mut Vec<usize>) {
        let (start, last) = (path[0], path[path.len() - 1]);
        let next = self.by_held.get(&self.edges[last].to).cloned().unwrap_or_default();
        for index in next.into_iter().filter(|&index| index > start) {
            self.steps += 1;
            if self.steps > MOST_STEPS {
                return;
            }
            let edge = &self.edges[index];
            if path.iter().any(|&other| !may_meet(self.sets, &self.edges[other], edge)) {
                continue;
            }
            path.push(index);
            if edge.to == self.edges[start].from.lock {
                self.found.push(path.clone());
            } else if path.len() < LONGEST_CIRCLE {
                self.extend(path);
            }
            path.pop();
        }
    }
}

/// Could two threads stand there at the same time, each with what it holds?
fn may_meet(sets: &LockSets, first: &Edge, second: &Edge) -> bool {
    first.thread != second.thread
        && !first.known.knows(second.moment)
        && !second.known.knows(first.moment)
        && !have_gate(sets, first, second)
}

/// Is a lock held around both?
fn have_gate(sets: &LockSets, first: &Edge, second: &Edge) -> bool {
    sets.iter(first.held).any(|gate| {
        sets.iter(second.held).any(|other| other.lock == gate.lock && (gate.exclusive || other.exclusive))
    })
}
