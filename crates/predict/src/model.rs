//! A trace as prediction sees it: per thread a lane of the steps that can matter, with the links between
//! them.
//!
//! - A *lane* holds the steps of one thread that survive [`Contention`], closed by a virtual exit step that
//!   joins wait for.
//! - A *guard* says where control flow depended on reads. Branches are not steps: a guard at index `i` means
//!   "before step `i` can be taken, all reads of the lane before it must have seen what they saw". A trace
//!   without branch events is treated as having one after every read: anything else would be unsound.
//! - *Links*: a read knows the write it observed, an acquire its release, a release its acquire.
//! - *Edges*: orders that every reordering keeps once the later step is taken: fork to first step, exit to
//!   join, and the order of waits and notifications of one lock, because a notification that comes earlier or
//!   later wakes somebody else.

mod build;
mod stair;

use crate::contention::Contention;
use build::{Branches, Keep};
use rustc_hash::FxHashMap;
use stair::Stair;
use std::ops::Range;
use trace::{EventId, LockId, ThreadId, Trace, VarId};

/// A step: a lane and an index in it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Node {
    pub(crate) thread: u32,
    pub(crate) index: u32,
}

impl Node {
    /// No step: the write that a read of the initial value observed, the release of a section that stays
    /// open.
    pub(crate) const NONE: Node = Node { thread: u32::MAX, index: u32::MAX };

    pub(crate) fn new(thread: usize, index: usize) -> Self {
        Node { thread: thread as u32, index: index as u32 }
    }

    pub(crate) fn lane(self) -> usize {
        self.thread as usize
    }

    pub(crate) fn at(self) -> usize {
        self.index as usize
    }
}

/// What a kept step does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Act {
    Read(VarId),
    Write(VarId),
    /// Reads and writes in one step.
    Update(VarId),
    Acquire(LockId),
    Release(LockId),
    Notify(LockId),
    Fork,
    Join,
    /// Kept because somebody asks about its event, or because a value flows through it; orders nothing.
    Mark,
    /// The end of the thread.
    Exit,
}

impl Act {
    pub(crate) fn reads(self) -> Option<VarId> {
        match self {
            Act::Read(var) | Act::Update(var) => Some(var),
            _ => None,
        }
    }

    pub(crate) fn writes(self) -> Option<VarId> {
        match self {
            Act::Write(var) | Act::Update(var) => Some(var),
            _ => None,
        }
    }
}

/// A volatile read of what another thread wrote.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Receipt {
    /// It is the next step.
    Step,
    /// It is no step: nobody else could come between. The next step comes behind it.
    Between,
}

/// The steps of one thread.
#[derive(Default)]
pub(crate) struct Lane {
    /// When each step happened; never decreasing.
    pub(crate) events: Vec<EventId>,
    pub(crate) acts: Vec<Act>,
    /// For a read, the write it observed; for an acquire, its release; for a release, its acquire; for a mark
    /// through which a value flows, the first step after the write that it comes from.
    pub(crate) links: Vec<Node>,
    /// `guards[i]` is the largest guarded index up to and including `i`; 0 if there is none.
    guards: Vec<u32>,
    /// The locks held just before step `i` (and, in the last entry, at the end), as an index into
    /// [`Model::lock_sets`].
    held: Vec<u32>,
    /// Steps at which the thread lets others run on purpose: forks, joins, waits, and those behind which another task begins.
    pauses: Vec<u32>,
    /// Where the thread takes notice of another one, by volatile reads of what that wrote. Counted in halves: at step `i` is `2 * i`, before
    /// it `2 * i - 1`.
    receives: Vec<u64>,
    /// How many events of the thread came before each step.
    pub(crate) ordinals: Vec<u32>,
    /// How many locks the thread held when the recording began: its first steps.
    inherited: u32,
    /// Edges into this lane, by the index of their later step.
    pub(crate) edges: Vec<(u32, Node)>,
    /// What the lane needs of others once its edges are taken.
    pub(crate) edge_needs: Vec<(u32, Stair)>,
    /// What the lane needs of others once its reads must see what they saw.
    pub(crate) read_needs: Vec<(u32, Stair)>,
}

impl Lane {
    pub(crate) fn len(&self) -> usize {
        self.acts.len()
    }

    /// How many steps happened before `time`.
    pub(crate) fn before(&self, time: EventId) -> u32 {
        // The exit happens when somebody needs it, not with the event whose time it has.
        self.events[..self.len() - 1].partition_point(|&event| event < time) as u32
    }

    /// Another task begins behind the last step.
    pub(crate) fn end_task(&mut self) {
        self.pauses.extend((self.len() as u32).checked_sub(1));
    }

    /// Does the thread fork, join, wait or begin with another task at one of these steps?
    pub(crate) fn pauses_in(&self, steps: Range<u32>) -> bool {
        any_in(&self.pauses, steps)
    }

    /// The thread takes notice of another one.
    pub(crate) fn receive(&mut self, receipt: Receipt) {
        let next = 2 * self.len() as u64;
        self.receives.push(match receipt {
            Receipt::Step => next,
            Receipt::Between => next.saturating_sub(1),
        });
    }

    /// Does the thread take notice of another one between these two steps?
    pub(crate) fn receives_between(&self, first: u32, last: u32) -> bool {
        any_in(&self.receives, 2 * u64::from(first) + 1..2 * u64::from(last))
    }

    /// Reads below the result must see what they saw, given that step `index` is taken or attempted.
    pub(crate) fn guard_at(&self, index: usize) -> u32 {
        self.guards.get(index).or(self.guards.last()).copied().unwrap_or(0)
    }
}

/// Is one of the sorted numbers in the range?
fn any_in<T: Copy + Ord>(sorted: &[T], range: Range<T>) -> bool {
    let next = sorted.partition_point(|&number| number < range.start);
    sorted.get(next).is_some_and(|&number| number < range.end)
}

/// The trace, ready for prediction.
pub(crate) struct Model {
    pub(crate) lanes: Vec<Lane>,
    /// Distinct sets of held locks, each sorted.
    pub(crate) lock_sets: Vec<Vec<LockId>>,
    /// The indices of the acquires of a lock in a lane.
    acquires: FxHashMap<(LockId, u32), Vec<u32>>,
    /// The lanes that take a lock.
    takers: FxHashMap<LockId, Vec<u32>>,
    /// The wait that a half of it comes from.
    waits: FxHashMap<Node, EventId>,
}

impl Model {
    /// The model that races, deadlocks and atomicity violations are looked for in.
    pub(crate) fn contended(trace: &Trace) -> Self {
        build::build(trace, Contention::of(trace), Branches::of(trace), Keep::Contended)
    }

    /// The same, but no read may ever see another write.
    pub(crate) fn branch_after_every_read(trace: &Trace) -> Self {
        build::build(trace, Contention::of(trace), Branches::AfterEveryRead, Keep::Contended)
    }

    /// The model in which any event can be asked about.
    pub(crate) fn complete(trace: &Trace) -> Self {
        build::build(trace, Contention::everything(trace), Branches::of(trace), Keep::All)
    }

    /// How many steps there are.
    pub(crate) fn len(&self) -> usize {
        self.lanes.iter().map(Lane::len).sum()
    }

    pub(crate) fn act(&self, node: Node) -> Act {
        self.lanes[node.lane()].acts[node.at()]
    }

    /// When the step happened.
    pub(crate) fn time(&self, node: Node) -> EventId {
        self.lanes[node.lane()].events[node.at()]
    }

    /// The event that the step comes from.
    pub(crate) fn event(&self, node: Node) -> EventId {
        self.waits.get(&node).copied().unwrap_or_else(|| self.time(node))
    }

    pub(crate) fn link(&self, node: Node) -> Node {
        self.lanes[node.lane()].links[node.at()]
    }

    /// How many steps of each lane happened before `time`.
    pub(crate) fn before(&self, time: EventId) -> Vec<u32> {
        self.lanes.iter().map(|lane| lane.before(time)).collect()
    }

    /// The locks held just before step `index` of `lane`.
    pub(crate) fn held(&self, lane: usize, index: usize) -> &[LockId] {
        let held = &self.lanes[lane].held;
        &self.lock_sets[held[index.min(held.len() - 1)] as usize]
    }

    /// The number of the set of locks held just before a step.
    pub(crate) fn held_set(&self, node: Node) -> u32 {
        self.lanes[node.lane()].held[node.at()]
    }

    /// Do two sets of held locks, given by number, have a lock in common?
    pub(crate) fn share_a_lock(&self, a: u32, b: u32) -> bool {
        let (a, b) = (&self.lock_sets[a as usize], &self.lock_sets[b as usize]);
        a.iter().any(|lock| b.binary_search(lock).is_ok())
    }

    /// The last acquire of `lock` among the first `end` steps of `lane`.
    pub(crate) fn last_acquire(&self, lock: LockId, lane: usize, end: u32) -> Option<Node> {
        let acquires = self.acquires.get(&(lock, lane as u32))?;
        let count = acquires.partition_point(|&index| index < end);
        count.checked_sub(1).map(|last| Node { thread: lane as u32, index: acquires[last] })
    }

    /// The first acquire of `lock` at or after step `start` of `lane`.
    pub(crate) fn first_acquire(&self, lock: LockId, lane: usize, start: u32) -> Option<Node> {
        let acquires = self.acquires.get(&(lock, lane as u32))?;
        let first = acquires.partition_point(|&index| index < start);
        acquires.get(first).map(|&index| Node { thread: lane as u32, index })
    }

    /// The lanes that take `lock`.
    pub(crate) fn takers(&self, lock: LockId) -> &[u32] {
        self.takers.get(&lock).map_or(&[], Vec::as_slice)
    }

    /// The step of an event, if it is one: for a wait its first half.
    pub(crate) fn node_of(&self, thread: ThreadId, event: EventId) -> Option<Node> {
        let lane = &self.lanes[thread.index()];
        // A wait that was logged on return began at its thread's event before it.
        let first = lane.events.partition_point(|&time| time < event);
        let first = if first > 0 && self.waits.get(&Node::new(thread.index(), first - 1)) == Some(&event) {
            first - 1
        } else {
            first
        };
        (first..lane.len())
            .take_while(|&index| lane.events[index] <= event)
            .map(|index| Node::new(thread.index(), index))
            .find(|&node| {
                self.event(node) == event && self.act(node) != Act::Exit && !self.is_inherited(node)
            })
    }

    /// Is this an acquire that was never recorded, standing before its thread's first event?
    pub(crate) fn is_inherited(&self, node: Node) -> bool {
        node.index < self.lanes[node.lane()].inherited
    }
}
