//! How a model is made: one walk over the steps of a trace.

use super::stair::{Need, Stair};
use super::{Act, Lane, Model, Node, Receipt};
use crate::contention::Contention;
use rustc_hash::FxHashMap;
use trace::steps::{self, Action, Step};
use trace::{EventId, LockId, ThreadId, Trace, VarId};

/// Locks of one thread that are kept track of at a time. Recorders that lose releases make threads seem to
/// hold thousands; what is then thought possible wrongly, the checker rejects.
const MAX_HELD: usize = 256;

/// Where control flow depended on reads.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Branches {
    /// Where the trace says so.
    Recorded,
    /// After every read.
    AfterEveryRead,
}

impl Branches {
    pub(super) fn of(trace: &Trace) -> Self {
        if trace.has_branches() { Branches::Recorded } else { Branches::AfterEveryRead }
    }
}

/// Which events become steps.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Keep {
    /// Those that can matter.
    Contended,
    /// All, so that any of them can be asked about.
    All,
}

/// Makes the model.
pub(super) fn build(trace: &Trace, contention: Contention, branches: Branches, keep: Keep) -> Model {
    let mut builder = ModelBuilder::new(trace, contention, branches, keep);
    steps::walk(trace, |step| builder.step(step));
    builder.finish()
}

struct ModelBuilder {
    contention: Contention,
    branches: Branches,
    keep: Keep,
    model: Model,
    lock_set_ids: FxHashMap<Vec<LockId>, u32>,
    /// Per lane: the set of locks held now.
    held_now: Vec<u32>,
    /// Per lane: a read since the last guard; a branch since that read.
    unguarded_read: Vec<bool>,
    guard_due: Vec<bool>,
    last_write: Vec<Node>,
    /// Who wrote each variable last.
    writers: Vec<Option<ThreadId>>,
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
    fn new(trace: &Trace, contention: Contention, branches: Branches, keep: Keep) -> Self {
        let threads = trace.threads();
        ModelBuilder {
            contention,
            branches,
            keep,
            model: Model {
                lanes: (0..threads).map(|_| Lane::default()).collect(),
                lock_sets: vec![Vec::new()],
                acquires: FxHashMap::default(),
                takers: FxHashMap::default(),
                waits: FxHashMap::default(),
            },
            lock_set_ids: FxHashMap::from_iter([(Vec::new(), 0)]),
            held_now: vec![0; threads],
            unguarded_read: vec![false; threads],
            guard_due: vec![false; threads],
            last_write: vec![Node::NONE; trace.names.vars.len()],
            writers: vec![None; trace.names.vars.len()],
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
        let keep_all = self.keep == Keep::All;
        self.seen[step.thread.index()] += 1;
        self.last_seen[step.thread.index()] = step.at;
        if step.action == Action::Task {
            self.model.lanes[step.thread.index()].end_task();
        }
        self.notice(step);
        match step.action {
            Action::Read(var) | Action::VolatileRead(var) if self.contention.var(var) => {
                self.access(step, Act::Read(var), var);
            }
            Action::Write(var) | Action::VolatileWrite(var) if self.contention.var(var) => {
                self.access(step, Act::Write(var), var);
            }
            Action::Update(var) if self.contention.var(var) => {
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
            Action::Acquire(lock) if self.contention.lock(lock) => self.acquire(step, lock),
            Action::Inherit(lock) if self.contention.lock(lock) => {
                self.model.lanes[step.thread.index()].inherited += 1;
                self.acquire(step, lock);
            }
            Action::Inherit(_) => {}
            Action::Release(lock) if self.contention.lock(lock) => self.release(step, lock),
            Action::Suspend(lock) if self.contention.lock(lock) => self.suspend(step, lock),
            Action::Resume(lock) if self.contention.lock(lock) => self.resume(step, lock),
            Action::Notify(lock) if self.contention.lock(lock) => self.notify(step, lock),
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
                if self.branches == Branches::Recorded && self.unguarded_read[lane] {
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

    /// A volatile read of what another thread wrote; the step itself comes next, if it is one.
    fn notice(&mut self, step: Step) {
        let Some(var) = step.action.var() else { return };
        let writer = &mut self.writers[var.index()];
        let sees_another = writer.is_some_and(|writer| writer != step.thread);
        if sees_another && matches!(step.action, Action::VolatileRead(_) | Action::Update(_)) {
            let kept = self.keep == Keep::All || self.contention.var(var);
            self.model.lanes[step.thread.index()].receive(if kept {
                Receipt::Step
            } else {
                Receipt::Between
            });
        }
        if matches!(step.action, Action::Write(_) | Action::VolatileWrite(_) | Action::Update(_)) {
            *writer = Some(step.thread);
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
            if self.branches == Branches::AfterEveryRead {
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

    /// An uncontended variable keeps its order, but values flow through it: a write that follows an unguarded
    /// read may write something else in a reordering, and whoever branches on that write needs the read to
    /// see what it saw.
    fn uncontended(&mut self, step: Step, var: VarId) {
        let lane = step.thread.index();
        if self.branches == Branches::AfterEveryRead {
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
        // Only a notification during the wait woke it; without one it timed out or woke by itself, which may
        // happen any time.
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
