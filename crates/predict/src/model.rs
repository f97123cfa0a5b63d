//! A trace as prediction sees it: per thread a lane of the steps that can matter, with the links between them.
//!
//! - A *lane* holds the steps of one thread that survive [`Contention`], closed by a virtual exit step that joins wait for.
//! - A *guard* says where control flow depended on reads. Branches are not steps: a guard at index `i` means "before step `i` can be
//!   taken, all reads of the lane before it must have seen what they saw". A trace without branch events is treated as having one
//!   after every read: anything else would be unsound.
//! - *Links*: a read knows the write it observed, an acquire its release, a release its acquire.
//! - *Edges*: orders that every reordering keeps once the later step is taken: fork to first step, exit to join, and the order of
//!   waits and notifications of one lock, because a notification that comes earlier or later wakes somebody else.

use crate::contention::Contention;
use rustc_hash::FxHashMap;
use trace::steps::{self, Action, Step};
use trace::{EventId, LockId, ThreadId, Trace, VarId};

/// Locks of one thread that are kept track of at a time. Recorders that lose releases make threads seem to hold thousands; what is then
/// thought possible wrongly, the checker rejects.
const MAX_HELD: usize = 256;

/// A step: a lane and an index in it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Node {
    pub(crate) thread: u32,
    pub(crate) index: u32,
}

impl Node {
    /// No step: the write that a read of the initial value observed, the release of a section that stays open.
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

/// The steps of one thread.
#[derive(Default)]
pub(crate) struct Lane {
    /// When each step happened; never decreasing.
    pub(crate) events: Vec<EventId>,
    pub(crate) acts: Vec<Act>,
    /// For a read, the write it observed; for an acquire, its release; for a release, its acquire; for a mark through which a value
    /// flows, the first step after the write that it comes from.
    pub(crate) links: Vec<Node>,
    /// `guards[i]` is the largest guarded index up to and including `i`; 0 if there is none.
    guards: Vec<u32>,
    /// The locks held just before step `i` (and, in the last entry, at the end), as an index into [`Model::lock_sets`].
    held: Vec<u32>,
    /// Steps at which the thread lets others run on purpose: forks, joins, waits.
    pauses: Vec<u32>,
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

    /// Does the thread fork, join or wait between two of its steps?
    pub(crate) fn pauses_between(&self, first: u32, second: u32) -> bool {
        let next = self.pauses.partition_point(|&pause| pause <= first);
        self.pauses.get(next).is_some_and(|&pause| pause < second)
    }

    /// Reads below the result must see what they saw, given that step `index` is taken or attempted.
    pub(crate) fn guard_at(&self, index: usize) -> u32 {
        self.guards.get(index).or(self.guards.last()).copied().unwrap_or(0)
    }
}

/// What a lane needs of one other lane, growing with its index: "with step `from`, `included` steps of the other lane must be
/// taken, and its reads below `concrete` must see what they saw". Only entries that ask for more than all before are kept.
#[derive(Default)]
pub(crate) struct Stair(Vec<Need>);

#[derive(Clone, Copy)]
pub(crate) struct Need {
    from: u32,
    pub(crate) included: u32,
    pub(crate) concrete: u32,
}

impl Stair {
    fn push(&mut self, need: Need) {
        if self.0.last().is_none_or(|last| last.included < need.included || last.concrete < need.concrete) {
            let before = self.0.last().copied().unwrap_or(Need { from: 0, included: 0, concrete: 0 });
            self.0.push(Need {
                from: need.from,
                included: need.included.max(before.included),
                concrete: need.concrete.max(before.concrete),
            });
        }
    }

    /// What all steps below `end` need together.
    pub(crate) fn below(&self, end: u32) -> Option<Need> {
        let count = self.0.partition_point(|need| need.from < end);
        count.checked_sub(1).map(|last| self.0[last])
    }
}

/// The trace, ready for prediction.
pub(crate) struct Model {
    pub(crate) lanes: Vec<Lane>,
    /// Distinct sets of held locks, each sorted.
    pub(crate) lock_sets: Vec<Vec<LockId>>,
    /// The indices of the acquires of a lock in a lane.
    acquires: FxHashMap<(LockId, u32), Vec<u32>>,
    /// The locks in use, sorted.
    pub(crate) locks: Vec<LockId>,
    /// The lanes that take a lock.
    takers: FxHashMap<LockId, Vec<u32>>,
    /// The wait that a half of it comes from.
    waits: FxHashMap<Node, EventId>,
}

/// How a model is made.
struct ModelOptions {
    contention: Contention,
    branches: Branches,
    keep: Keep,
}

/// Where control flow depended on reads.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Branches {
    /// Where the trace says so.
    Recorded,
    /// After every read.
    AfterEveryRead,
}

impl Branches {
    fn of(trace: &Trace) -> Self {
        if trace.has_branches() { Branches::Recorded } else { Branches::AfterEveryRead }
    }
}

/// Which events become steps.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Keep {
    /// Those that can matter.
    Contended,
    /// All, so that any of them can be asked about.
    All,
}

impl Model {
    /// The model that races, deadlocks and atomicity violations are looked for in.
    pub(crate) fn contended(trace: &Trace) -> Self {
        Self::new(trace, Contention::of(trace), Branches::of(trace), Keep::Contended)
    }

    /// The same, but no read may ever see another write.
    pub(crate) fn branch_after_every_read(trace: &Trace) -> Self {
        Self::new(trace, Contention::of(trace), Branches::AfterEveryRead, Keep::Contended)
    }

    /// The model in which any event can be asked about.
    pub(crate) fn complete(trace: &Trace) -> Self {
        Self::new(trace, Contention::everything(trace), Branches::of(trace), Keep::All)
    }

    fn new(trace: &Trace, contention: Contention, branches: Branches, keep: Keep) -> Self {
        let options = ModelOptions { contention, branches, keep };
        let mut builder = ModelBuilder::new(trace.threads(), trace.names.vars.len(), options);
        steps::walk(trace, |step| builder.step(step));
        builder.finish()
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

struct ModelBuilder {
    options: ModelOptions,
    model: Model,
    lock_set_ids: FxHashMap<Vec<LockId>, u32>,
    /// Per lane: the set of locks held now.
    held_now: Vec<u32>,
    /// Per lane: a read since the last guard; a branch since that read.
    unguarded_read: Vec<bool>,
    guard_due: Vec<bool>,
    last_write: Vec<Node>,
    open: FxHashMap<(u32, LockId), u32>,
    forks: FxHashMap<ThreadId, Vec<Node>>,
    joins: Vec<(Node, ThreadId, u32)>,
    monitors: FxHashMap<LockId, MonitorChain>,
    suspended: FxHashMap<(u32, LockId), EventId>,
    /// Per lane: how many steps of any kind have been seen, and when the last sign of life was.
    seen: Vec<u32>,
    last_seen: Vec<EventId>,
}

/// The order of waits and notifications of one lock.
#[derive(Default)]
struct MonitorChain {
    last: Option<Node>,
    last_notify: Option<(Node, EventId)>,
}

impl ModelBuilder {
    fn new(threads: usize, vars: usize, options: ModelOptions) -> Self {
        ModelBuilder {
            options,
            model: Model {
                lanes: (0..threads).map(|_| Lane::default()).collect(),
                lock_sets: vec![Vec::new()],
                acquires: FxHashMap::default(),
                locks: Vec::new(),
                takers: FxHashMap::default(),
                waits: FxHashMap::default(),
            },
            lock_set_ids: FxHashMap::from_iter([(Vec::new(), 0)]),
            held_now: vec![0; threads],
            unguarded_read: vec![false; threads],
            guard_due: vec![false; threads],
            last_write: vec![Node::NONE; vars],
            open: FxHashMap::default(),
            forks: FxHashMap::default(),
            joins: Vec::new(),
            monitors: FxHashMap::default(),
            suspended: FxHashMap::default(),
            seen: vec![0; threads],
            last_seen: vec![EventId(0); threads],
        }
    }

    fn step(&mut self, step: Step) {
        let keep_all = self.options.keep == Keep::All;
        self.seen[step.thread.index()] += 1;
        self.last_seen[step.thread.index()] = step.at;
        match step.action {
            Action::Read(var) | Action::VolatileRead(var) if self.options.contention.var(var) => {
                self.access(step, Act::Read(var), var);
            }
            Action::Write(var) | Action::VolatileWrite(var) if self.options.contention.var(var) => {
                self.access(step, Act::Write(var), var);
            }
            Action::Update(var) if self.options.contention.var(var) => {
                self.access(step, Act::Update(var), var);
            }
            Action::Read(var)
            | Action::VolatileRead(var)
            | Action::Write(var)
            | Action::VolatileWrite(var)
            | Action::Update(var)
                if !keep_all =>
            {
                self.uncontended(step, var);
            }
            Action::Acquire(lock) if self.options.contention.lock(lock) => self.acquire(step, lock),
            Action::Inherit(lock) if self.options.contention.lock(lock) => {
                self.model.lanes[step.thread.index()].inherited += 1;
                self.acquire(step, lock);
            }
            Action::Inherit(_) => {}
            Action::Release(lock) if self.options.contention.lock(lock) => self.release(step, lock),
            Action::Suspend(lock) if self.options.contention.lock(lock) => self.suspend(step, lock),
            Action::Resume(lock) if self.options.contention.lock(lock) => self.resume(step, lock),
            Action::Notify(lock) if self.options.contention.lock(lock) => self.notify(step, lock),
            Action::Fork(child) => {
                let node = self.push(step, Act::Fork, Node::NONE);
                self.last_seen[child.index()] = step.at;
                self.forks.entry(child).or_default().push(node);
            }
            Action::Join(child) => {
                let node = self.push(step, Act::Join, Node::NONE);
                let done = self.model.lanes[child.index()].len() as u32;
                self.joins.push((node, child, done));
            }
            Action::Branch => {
                let lane = step.thread.index();
                if self.options.branches == Branches::Recorded && self.unguarded_read[lane] {
                    self.unguarded_read[lane] = false;
                    self.guard_due[lane] = true;
                }
                if keep_all {
                    // The mark itself is guarded: whoever takes the branch needs the reads before it.
                    self.push(step, Act::Mark, Node::NONE);
                }
            }
            _ if keep_all => {
                self.push(step, Act::Mark, Node::NONE);
            }
            _ => {}
        }
    }

    fn push(&mut self, step: Step, act: Act, link: Node) -> Node {
        let lane_index = step.thread.index();
        let lane = &mut self.model.lanes[lane_index];
        let index = lane.acts.len();
        for fork in self.forks.remove(&step.thread).into_iter().flatten() {
            if fork.lane() != lane_index {
                lane.edges.push((index as u32, fork));
            }
        }
        lane.events.push(step.at);
        lane.ordinals.push(self.seen[lane_index]);
        if step.at != step.event || matches!(step.action, Action::Suspend(_) | Action::Resume(_)) {
            self.model.waits.insert(Node::new(lane_index, index), step.event);
        }
        lane.acts.push(act);
        lane.links.push(link);
        lane.held.push(self.held_now[lane_index]);
        if matches!(step.action, Action::Fork(_) | Action::Join(_) | Action::Suspend(_)) {
            lane.pauses.push(index as u32);
        }
        let guard = if std::mem::take(&mut self.guard_due[lane_index]) {
            index as u32
        } else {
            lane.guards.last().copied().unwrap_or(0)
        };
        lane.guards.push(guard);
        Node::new(lane_index, index)
    }

    fn access(&mut self, step: Step, act: Act, var: VarId) {
        let lane = step.thread.index();
        let observed = if act.reads().is_some() { self.last_write[var.index()] } else { Node::NONE };
        let node = self.push(step, act, observed);
        if act.reads().is_some() {
            self.unguarded_read[lane] = true;
            if self.options.branches == Branches::AfterEveryRead {
                self.guard_due[lane] = true;
            }
            if observed != Node::NONE && observed.lane() != lane {
                let own_read = u32::from(self.model.act(observed).reads().is_some());
                let need = Need {
                    from: node.index,
                    included: observed.index + 1,
                    concrete: observed.index + own_read,
                };
                stair(&mut self.model.lanes[lane].read_needs, observed.thread).push(need);
            }
        }
        if act.writes().is_some() {
            self.last_write[var.index()] = node;
        }
    }

    /// An uncontended variable keeps its order, but values flow through it: a write that follows an unguarded read may write
    /// something else in a reordering, and whoever branches on that write needs the read to see what it saw.
    fn uncontended(&mut self, step: Step, var: VarId) {
        let lane = step.thread.index();
        if self.options.branches == Branches::AfterEveryRead {
            return;
        }
        let source = self.last_write[var.index()];
        let reads = !matches!(step.action, Action::Write(_) | Action::VolatileWrite(_));
        if reads && source != Node::NONE && source.lane() != lane {
            let node = self.push(step, Act::Mark, source);
            let need = Need { from: node.index, included: source.index, concrete: source.index };
            stair(&mut self.model.lanes[lane].read_needs, source.thread).push(need);
            self.unguarded_read[lane] = true;
        }
        if !matches!(step.action, Action::Read(_) | Action::VolatileRead(_)) {
            let flows = self.unguarded_read[lane];
            let next = Node::new(lane, self.model.lanes[lane].len());
            self.last_write[var.index()] = if flows { next } else { Node::NONE };
        }
    }

    fn acquire(&mut self, step: Step, lock: LockId) {
        let node = self.push(step, Act::Acquire(lock), Node::NONE);
        self.open.insert((node.thread, lock), node.index);
        self.model.acquires.entry((lock, node.thread)).or_default().push(node.index);
        self.change_held(node.lane(), |held| {
            if let Err(place) = held.binary_search(&lock)
                && held.len() < MAX_HELD
            {
                held.insert(place, lock);
            }
        });
    }

    fn release(&mut self, step: Step, lock: LockId) {
        let lane = step.thread.index();
        let Some(acquire) = self.open.remove(&(lane as u32, lock)) else { return };
        let node = self.push(step, Act::Release(lock), Node { thread: lane as u32, index: acquire });
        self.model.lanes[lane].links[acquire as usize] = node;
        self.change_held(lane, |held| held.retain(|&other| other != lock));
    }

    fn suspend(&mut self, step: Step, lock: LockId) {
        self.release(step, lock);
        let lane = step.thread.index();
        let node = Node::new(lane, self.model.lanes[lane].len() - 1);
        self.suspended.insert((node.thread, lock), step.at);
        self.chain(lock, node);
    }

    fn resume(&mut self, step: Step, lock: LockId) {
        self.acquire(step, lock);
        let lane = step.thread.index();
        let node = Node::new(lane, self.model.lanes[lane].len() - 1);
        // Only a notification during the wait woke it; without one it timed out or woke by itself, which may happen any time.
        let notify = self.monitors.get(&lock).and_then(|chain| chain.last_notify);
        let woken =
            notify.filter(|(_, at)| self.suspended.get(&(node.thread, lock)).is_some_and(|since| at > since));
        if let Some((notify, _)) = woken {
            self.edge(notify, node);
        }
    }

    fn notify(&mut self, step: Step, lock: LockId) {
        let node = self.push(step, Act::Notify(lock), Node::NONE);
        self.chain(lock, node);
        self.monitors.entry(lock).or_default().last_notify = Some((node, step.event));
    }

    fn chain(&mut self, lock: LockId, node: Node) {
        let chain = self.monitors.entry(lock).or_default();
        if let Some(previous) = chain.last.replace(node) {
            self.edge(previous, node);
        }
    }

    fn edge(&mut self, from: Node, to: Node) {
        if from.thread != to.thread {
            self.model.lanes[to.lane()].edges.push((to.index, from));
        }
    }

    fn change_held(&mut self, lane: usize, change: impl FnOnce(&mut Vec<LockId>)) {
        let mut held = self.model.lock_sets[self.held_now[lane] as usize].clone();
        change(&mut held);
        let next = self.model.lock_sets.len() as u32;
        let id = *self.lock_set_ids.entry(held).or_insert_with_key(|held| {
            self.model.lock_sets.push(held.clone());
            next
        });
        self.held_now[lane] = id;
    }

    fn finish(mut self) -> Model {
        for lane in 0..self.model.lanes.len() {
            let last = self.last_seen[lane];
            let step = Step { event: last, at: last, thread: ThreadId(lane as u32), action: Action::Nothing };
            self.push(step, Act::Exit, Node::NONE);
            let held = self.held_now[lane];
            self.model.lanes[lane].held.push(held);
        }
        for (join, child, done) in std::mem::take(&mut self.joins) {
            let lane = &self.model.lanes[child.index()];
            let ended = done as usize + 1 == lane.len();
            if let Some(last) = if ended { Some(done) } else { done.checked_sub(1) } {
                self.edge(Node { thread: child.0, index: last }, join);
            }
        }
        for lane in &mut self.model.lanes {
            lane.edges.sort_unstable();
            for &(to, from) in &lane.edges {
                let need = Need { from: to, included: from.index + 1, concrete: 0 };
                stair(&mut lane.edge_needs, from.thread).push(need);
            }
        }
        for &(lock, lane) in self.model.acquires.keys() {
            self.model.takers.entry(lock).or_default().push(lane);
        }
        self.model.takers.values_mut().for_each(|lanes| lanes.sort_unstable());
        self.model.locks = self.model.takers.keys().copied().collect();
        self.model.locks.sort_unstable();
        self.model
    }
}

fn stair(stairs: &mut Vec<(u32, Stair)>, source: u32) -> &mut Stair {
    let known = stairs.iter().position(|(lane, _)| *lane == source);
    let place = known.unwrap_or_else(|| {
        stairs.push((source, Stair::default()));
        stairs.len() - 1
    });
    &mut stairs[place].1
}
