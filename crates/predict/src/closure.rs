//! Trace-closed partial orders (SeqCheck, Section 3.3 and Algorithm 3): the orders that every reordering of a
//! cut must keep.
//!
//! ```text
//! r concrete, w = obs(r), w' writes the same variable, w' != w:
//!     w' < r   =>  w' < w          (a)
//!     w  < w'  =>  r  < w'         (b)
//! acq1..rel1, acq2..rel2 sections of one lock in different lanes:
//!     acq1 < rel2  =>  rel1 < acq2 (c)
//! acq never released in the cut  =>  every other section of the lock comes before it
//! (e1, e2) adjacent:  e < e2  =>  e < e1,   e1 < e  =>  e2 < e
//! ```
//!
//! Each step has a vector clock: how many steps of every lane must come before it. The rules are reactions to
//! a clock that grows: when a read's clock comes to cover a write, rule (a) fires at that read, and so on.
//! Steps whose clock grew wait in a queue ordered by the trace, so that one pass does most of the work. This
//! replaces Algorithm 3's loop over all variables and locks for every new edge. A step that comes to be
//! before itself is a contradiction: the cut has no reordering.
//!
//! Cost: `n * T` clock entries for `n` steps of `T` lanes; each growth of a clock costs `T` binary searches.
//! Two threads: if there is no contradiction, a reordering exists. More threads: there need not be one, see
//! [`order`].

#[cfg(test)]
pub(crate) mod naive;
pub(crate) mod order;

use crate::cut::Cut;
use crate::model::{Act, Model, Node};
use rustc_hash::FxHashMap;
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use trace::{LockId, VarId};

/// No reordering of this window keeps all its orders.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Contradiction;

/// Which steps to put in order: those of `to` that are not in `from`. The steps of `from` have been taken in
/// trace order.
pub(crate) struct Window<'m> {
    pub(crate) model: &'m Model,
    pub(crate) from: Vec<u32>,
    pub(crate) to: Cut,
    /// Orders that are asked for.
    pub(crate) orders: Vec<(Node, Node)>,
    /// Steps that must follow each other immediately.
    pub(crate) adjacent: Vec<(Node, Node)>,
}

impl Window<'_> {
    /// How many steps there are to order.
    pub(crate) fn len(&self) -> usize {
        self.from.iter().zip(&self.to.included).map(|(from, to)| to.saturating_sub(*from) as usize).sum()
    }

    /// Its steps, in the order of the trace.
    pub(crate) fn in_trace_order(&self) -> Vec<Node> {
        let mut order = Vec::with_capacity(self.len());
        for lane in 0..self.model.lanes.len() {
            let steps = self.from[lane] as usize..self.to.included[lane] as usize;
            order.extend(steps.map(|index| Node::new(lane, index)));
        }
        order.sort_by_key(|&node| (self.model.time(node), self.model.act(node) == Act::Exit));
        order
    }

    /// The last step of a lane.
    pub(crate) fn last(&self, lane: usize) -> Option<Node> {
        let (from, to) = (self.from[lane], self.to.included[lane]);
        (from < to).then(|| Node::new(lane, to as usize - 1))
    }

    fn contains(&self, node: Node) -> bool {
        node != Node::NONE && self.to.contains(node) && node.index >= self.from[node.lane()]
    }

    /// Must this step, if it is a read, see what it saw?
    fn is_concrete(&self, node: Node) -> bool {
        node.index < self.to.concrete[node.lane()]
    }
}

/// A step of the window, densely numbered.
type Id = u32;

/// The partial order of a window, closed under the rules.
pub(crate) struct Closure<'w, 'm> {
    window: &'w Window<'m>,
    /// The lanes that have steps in the window.
    lanes: Vec<u32>,
    slot_of_lane: Vec<u32>,
    /// The first id of each slot, and the end of the last.
    base: Vec<Id>,
    slot: Vec<u32>,
    /// `clocks[id * slots + s]`: how many steps of the lane in slot `s`, counted from the lane's beginning,
    /// come before `id`.
    clocks: Vec<u32>,
    /// Cross-lane edges as a forward star.
    first_edge: Vec<u32>,
    edges: Vec<(Id, u32)>,
    /// Positions in trace order, and back.
    rank: Vec<u32>,
    by_rank: Vec<Id>,
    queue: BinaryHeap<Reverse<u32>>,
    queued: Vec<bool>,
    writes: FxHashMap<(VarId, u32), Vec<u32>>,
    /// The concrete readers of a write, the last of each lane.
    readers: FxHashMap<Id, Vec<Id>>,
}

const NO_EDGE: u32 = u32::MAX;
const NO_SLOT: u32 = u32::MAX;

impl<'w, 'm> Closure<'w, 'm> {
    /// Computes the closure.
    pub(crate) fn new(window: &'w Window<'m>) -> Result<Self, Contradiction> {
        let mut closure = Self::empty(window);
        closure.index_accesses();
        closure.add_given_orders()?;
        closure.add_lock_orders()?;
        closure.add_initial_reads()?;
        closure.run()?;
        Ok(closure)
    }

    fn empty(window: &'w Window<'m>) -> Self {
        let model = window.model;
        let lanes: Vec<u32> = (0..model.lanes.len() as u32)
            .filter(|&lane| window.from[lane as usize] < window.to.included[lane as usize])
            .collect();
        let mut slot_of_lane = vec![NO_SLOT; model.lanes.len()];
        let mut base = vec![0];
        let mut slot = Vec::with_capacity(window.len());
        for (number, &lane) in lanes.iter().enumerate() {
            slot_of_lane[lane as usize] = number as u32;
            let steps = window.to.included[lane as usize] - window.from[lane as usize];
            slot.resize(slot.len() + steps as usize, number as u32);
            base.push(slot.len() as Id);
        }
        let mut closure = Closure {
            window,
            slot_of_lane,
            base,
            clocks: Vec::new(),
            first_edge: vec![NO_EDGE; slot.len()],
            edges: Vec::new(),
            rank: vec![0; slot.len()],
            by_rank: (0..slot.len() as Id).collect(),
            queue: (0..slot.len() as u32).map(Reverse).collect(),
            queued: vec![true; slot.len()],
            writes: FxHashMap::default(),
            readers: FxHashMap::default(),
            lanes,
            slot,
        };
        closure.rank_steps();
        closure.start_clocks();
        closure
    }

    fn rank_steps(&mut self) {
        let mut by_rank = std::mem::take(&mut self.by_rank);
        // Stable: the two steps that one event can have stay in the order of their lane.
        by_rank.sort_by_key(|&id| self.window.model.time(self.node(id)));
        for (rank, &id) in by_rank.iter().enumerate() {
            self.rank[id as usize] = rank as u32;
        }
        self.by_rank = by_rank;
    }

    fn start_clocks(&mut self) {
        let start: Vec<u32> = self.lanes.iter().map(|&lane| self.window.from[lane as usize]).collect();
        self.clocks.reserve(self.slot.len() * self.slots());
        for id in 0..self.slot.len() {
            let at = self.clocks.len();
            self.clocks.extend_from_slice(&start);
            let slot = self.slot[id] as usize;
            self.clocks[at + slot] = start[slot] + (id as u32 - self.base[slot]);
        }
    }

    fn slots(&self) -> usize {
        self.lanes.len()
    }

    pub(crate) fn node(&self, id: Id) -> Node {
        let slot = self.slot[id as usize] as usize;
        let lane = self.lanes[slot];
        Node { thread: lane, index: self.window.from[lane as usize] + (id - self.base[slot]) }
    }

    fn id(&self, node: Node) -> Id {
        let slot = self.slot_of_lane[node.lane()] as usize;
        self.base[slot] + (node.index - self.window.from[node.lane()])
    }

    fn act(&self, id: Id) -> Act {
        self.window.model.act(self.node(id))
    }

    fn clock(&self, id: Id, slot: usize) -> u32 {
        self.clocks[id as usize * self.slots() + slot]
    }

    /// Does `a` come before `b`?
    fn before(&self, a: Id, b: Id) -> bool {
        self.clock(b, self.slot[a as usize] as usize) > self.node(a).index
    }

    /// Does one step of the window come before another?
    #[cfg(test)]
    pub(crate) fn precedes(&self, a: Node, b: Node) -> bool {
        self.before(self.id(a), self.id(b))
    }

    fn index_accesses(&mut self) {
        for id in 0..self.slot.len() as Id {
            let node = self.node(id);
            let act = self.act(id);
            if let Some(var) = act.writes() {
                self.writes.entry((var, self.slot[id as usize])).or_default().push(node.index);
            }
            let observed = self.window.model.link(node);
            if act.reads().is_some() && self.window.is_concrete(node) && self.window.contains(observed) {
                let slot = self.slot[id as usize];
                let readers = self.readers.entry(self.id(observed)).or_default();
                match readers.last_mut() {
                    // Ids of a lane are consecutive, so the last reader of this lane is the last entry.
                    Some(last) if self.slot[*last as usize] == slot => *last = id,
                    _ => readers.push(id),
                }
            }
        }
    }

    fn add_given_orders(&mut self) -> Result<(), Contradiction> {
        let window = self.window;
        for &lane in &self.lanes.clone() {
            for &(to, from) in &window.model.lanes[lane as usize].edges {
                let to = Node { thread: lane, index: to };
                if window.contains(to) && window.contains(from) {
                    self.add(self.id(from), self.id(to))?;
                }
            }
        }
        for id in 0..self.slot.len() as Id {
            let node = self.node(id);
            let observed = window.model.link(node);
            if self.act(id).reads().is_some() && window.is_concrete(node) && window.contains(observed) {
                self.add(self.id(observed), id)?;
            }
        }
        for &(first, second) in window.orders.iter().chain(&window.adjacent) {
            match (window.contains(first), window.contains(second)) {
                (true, true) => self.add(self.id(first), self.id(second))?,
                (true, false) => return Err(Contradiction),
                (false, _) => {}
            }
        }
        for &(first, second) in &window.adjacent {
            if !window.contains(first) || !window.contains(second) {
                return Err(Contradiction);
            }
            let (first, second) = (self.id(first), self.id(second));
            if let Some(previous) = self.previous(second).filter(|&previous| previous != first) {
                self.add(previous, first)?;
            }
            if let Some(next) = self.next(first).filter(|&next| next != second && self.act(next) != Act::Exit)
            {
                self.add(second, next)?;
            }
        }
        Ok(())
    }

    /// Sections that are open at either end of the window come first or last among those of their lock.
    fn add_lock_orders(&mut self) -> Result<(), Contradiction> {
        let model = self.window.model;
        for lane in 0..model.lanes.len() {
            for &lock in model.held(lane, self.window.from[lane] as usize) {
                self.held_at_start(lane, lock)?;
            }
            for &lock in model.held(lane, self.window.to.included[lane] as usize) {
                self.held_at_end(lane, lock)?;
            }
        }
        Ok(())
    }

    fn held_at_start(&mut self, lane: usize, lock: LockId) -> Result<(), Contradiction> {
        let model = self.window.model;
        let Some(acquire) = model.last_acquire(lock, lane, self.window.from[lane]) else { return Ok(()) };
        let release = model.link(acquire);
        for &other in model.takers(lock) {
            let other_at = other as usize;
            let Some(first) = model.first_acquire(lock, other_at, self.window.from[other_at]) else {
                continue;
            };
            if other_at == lane || !self.window.contains(first) {
                continue;
            }
            if !self.window.contains(release) {
                return Err(Contradiction);
            }
            self.add(self.id(release), self.id(first))?;
        }
        Ok(())
    }

    fn held_at_end(&mut self, lane: usize, lock: LockId) -> Result<(), Contradiction> {
        let model = self.window.model;
        let Some(acquire) = model.last_acquire(lock, lane, self.window.to.included[lane]) else {
            return Ok(());
        };
        if !self.window.contains(acquire) {
            return Ok(());
        }
        for &other in model.takers(lock) {
            let other_at = other as usize;
            let Some(last) = model.last_acquire(lock, other_at, self.window.to.included[other_at]) else {
                continue;
            };
            if other_at == lane {
                continue;
            }
            let release = model.link(last);
            if self.window.contains(release) {
                self.add(self.id(release), self.id(acquire))?;
            } else if release == Node::NONE || !self.window.to.contains(release) {
                return Err(Contradiction);
            }
        }
        Ok(())
    }

    /// A concrete read of what was there before the window comes before every write of it.
    fn add_initial_reads(&mut self) -> Result<(), Contradiction> {
        for id in 0..self.slot.len() as Id {
            let node = self.node(id);
            let Some(var) = self.act(id).reads() else { continue };
            if !self.window.is_concrete(node) || self.window.contains(self.window.model.link(node)) {
                continue;
            }
            for slot in 0..self.slots() as u32 {
                let Some(&first) = self.writes.get(&(var, slot)).and_then(|writes| writes.first()) else {
                    continue;
                };
                let write = self.id_at(slot, first);
                if write != id {
                    self.add(id, write)?;
                }
            }
        }
        Ok(())
    }

    fn id_at(&self, slot: u32, index: u32) -> Id {
        let slot = slot as usize;
        self.base[slot] + (index - self.window.from[self.lanes[slot] as usize])
    }

    fn next(&self, id: Id) -> Option<Id> {
        (id + 1 < self.base[self.slot[id as usize] as usize + 1]).then_some(id + 1)
    }

    fn previous(&self, id: Id) -> Option<Id> {
        (id > self.base[self.slot[id as usize] as usize]).then(|| id - 1)
    }

    /// Adds the order `a < b`. Its consequences follow when the queue is run.
    fn add(&mut self, a: Id, b: Id) -> Result<(), Contradiction> {
        let (a, b) = self.around_adjacent(a, b);
        if a == b || self.before(b, a) {
            return Err(Contradiction);
        }
        if self.slot[a as usize] == self.slot[b as usize] || self.before(a, b) {
            return Ok(());
        }
        self.edges.push((b, self.first_edge[a as usize]));
        self.first_edge[a as usize] = self.edges.len() as u32 - 1;
        self.pass_clock(a, b)
    }

    /// What comes before the second of two adjacent steps comes before the first; what comes after the first,
    /// after the second. The exit of a thread is no event, so it may come between.
    fn around_adjacent(&self, mut a: Id, mut b: Id) -> (Id, Id) {
        for &(first, second) in self.window.adjacent.iter().rev() {
            let ended = self.act(a) == Act::Exit && self.previous(a) == Some(self.id(first));
            if b == self.id(second) && a != self.id(first) && !ended {
                b = self.id(first);
            }
        }
        for &(first, second) in &self.window.adjacent {
            if a == self.id(first) && b != self.id(second) && self.act(b) != Act::Exit {
                a = self.id(second);
            }
        }
        (a, b)
    }

    /// Whatever comes before `a`, and `a` itself, comes before `b`.
    fn pass_clock(&mut self, a: Id, b: Id) -> Result<(), Contradiction> {
        let slots = self.slots();
        let (from, to) = (a as usize * slots, b as usize * slots);
        let own = self.slot[b as usize] as usize;
        let slot_of_a = self.slot[a as usize] as usize;
        let index_of_a = self.node(a).index;
        let index_of_b = self.node(b).index;
        let mut grown = false;
        for slot in 0..slots {
            let mut known = self.clocks[from + slot];
            if slot == slot_of_a {
                known = known.max(index_of_a + 1);
            }
            if known > self.clocks[to + slot] {
                if slot == own && known > index_of_b {
                    return Err(Contradiction);
                }
                self.clocks[to + slot] = known;
                grown = true;
            }
        }
        if grown && !self.queued[b as usize] {
            self.queued[b as usize] = true;
            self.queue.push(Reverse(self.rank[b as usize]));
        }
        Ok(())
    }

    fn run(&mut self) -> Result<(), Contradiction> {
        while let Some(Reverse(rank)) = self.queue.pop() {
            let id = self.by_rank[rank as usize];
            self.queued[id as usize] = false;
            if let Some(next) = self.next(id) {
                self.pass_clock(id, next)?;
            }
            let mut edge = self.first_edge[id as usize];
            while edge != NO_EDGE {
                let (target, following) = self.edges[edge as usize];
                self.pass_clock(id, target)?;
                edge = following;
            }
            self.apply_rules(id)?;
        }
        Ok(())
    }

    fn apply_rules(&mut self, id: Id) -> Result<(), Contradiction> {
        let act = self.act(id);
        if let Some(var) = act.reads()
            && self.window.is_concrete(self.node(id))
        {
            self.earlier_writes_before_observed(id, var)?;
        }
        if let Some(var) = act.writes() {
            self.readers_before_later_write(id, var)?;
        }
        if let Act::Release(lock) = act {
            self.earlier_sections_before(id, lock)?;
        }
        Ok(())
    }

    /// The last write of `var` in `slot` that comes before `id`.
    fn last_write_before(&self, id: Id, var: VarId, slot: u32) -> Option<Id> {
        let writes = self.writes.get(&(var, slot))?;
        let known = self.clock(id, slot as usize);
        let count = writes.partition_point(|&index| index < known);
        count.checked_sub(1).map(|last| self.id_at(slot, writes[last]))
    }

    /// Rule (a).
    fn earlier_writes_before_observed(&mut self, read: Id, var: VarId) -> Result<(), Contradiction> {
        let observed = self.window.model.link(self.node(read));
        let observed = self.window.contains(observed).then(|| self.id(observed));
        for slot in 0..self.slots() as u32 {
            let Some(write) = self.last_write_before(read, var, slot) else { continue };
            match observed {
                Some(observed) if write == observed => {}
                Some(observed) => self.add(write, observed)?,
                None => return Err(Contradiction),
            }
        }
        Ok(())
    }

    /// Rule (b).
    fn readers_before_later_write(&mut self, write: Id, var: VarId) -> Result<(), Contradiction> {
        for slot in 0..self.slots() as u32 {
            let Some(earlier) = self.last_write_before(write, var, slot) else { continue };
            let count = self.readers.get(&earlier).map_or(0, Vec::len);
            for at in 0..count {
                let reader = self.readers[&earlier][at];
                if reader != write {
                    self.add(reader, write)?;
                }
            }
        }
        Ok(())
    }

    /// Rule (c).
    fn earlier_sections_before(&mut self, release: Id, lock: LockId) -> Result<(), Contradiction> {
        let window = self.window;
        let acquire = window.model.link(self.node(release));
        if !window.contains(acquire) {
            return Ok(());
        }
        for &other in window.model.takers(lock) {
            let slot = self.slot_of_lane[other as usize];
            if slot == NO_SLOT || slot == self.slot[release as usize] {
                continue;
            }
            let known = self.clock(release, slot as usize);
            let Some(theirs) = window.model.last_acquire(lock, other as usize, known) else { continue };
            if !window.contains(theirs) {
                continue;
            }
            let their_release = window.model.link(theirs);
            if !window.contains(their_release) {
                return Err(Contradiction);
            }
            self.add(self.id(their_release), self.id(acquire))?;
        }
        Ok(())
    }
}
