//! From a closed partial order to one reordering (SeqCheck, Algorithm 4, lines 9-11).
//!
//! The paper orders every unordered conflicting pair as in the trace, closing again after each, which is
//! quadratic. We take steps greedily instead, obeying the closure and the state of variables and locks. With
//! two lanes, always preferring one of them works whenever the closure has no contradiction: a step of the
//! other lane is taken only when the preferred lane needs it, so by rules (a), (b), (c) it can never come
//! between a write and its reader, nor into a section. With more lanes a preference can run into a dead end;
//! then the next preference is tried. What comes out is a proposal: the witness checker has the last word.

use super::{Closure, Id};
use crate::model::{Act, Node};
use rustc_hash::FxHashMap;
use trace::{LockId, VarId};

/// Which of several possible steps to take.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Preference {
    /// The one that the trace took first.
    TraceOrder,
    /// The one of the first lane that can go on, counted cyclically from this slot.
    FromSlot(usize),
}

impl Closure<'_, '_> {
    /// A reordering of the window that obeys the closure, if one of the preferences leads to one.
    pub(crate) fn reorder(&self) -> Option<Vec<Node>> {
        /// Preferences beyond the first few lanes have never been seen to succeed where the others failed.
        const MAX_LANES_PREFERRED: usize = 8;
        let lanes = (0..self.slots().min(MAX_LANES_PREFERRED)).map(Preference::FromSlot);
        std::iter::once(Preference::TraceOrder)
            .chain(lanes)
            .find_map(|preference| self.reorder_by(preference))
    }

    fn reorder_by(&self, preference: Preference) -> Option<Vec<Node>> {
        let mut machine = Machine::new(self);
        let mut order = Vec::with_capacity(self.slot.len());
        while order.len() < self.slot.len() {
            let id = machine.choose(preference)?;
            machine.take(id);
            order.push(self.node(id));
        }
        Some(order)
    }
}

/// What has been taken, and what variables and locks look like after it.
struct Machine<'c, 'w, 'm> {
    closure: &'c Closure<'w, 'm>,
    /// The next id of each slot.
    next: Vec<Id>,
    last_write: FxHashMap<VarId, Id>,
    /// Concrete readers of the last write (or of the initial state) that have not read yet.
    pending_readers: FxHashMap<Id, u32>,
    holder: FxHashMap<LockId, u32>,
    adjacent_next: Option<Id>,
}

impl<'c, 'w, 'm> Machine<'c, 'w, 'm> {
    fn new(closure: &'c Closure<'w, 'm>) -> Self {
        let mut pending_readers: FxHashMap<Id, u32> = FxHashMap::default();
        for id in 0..closure.slot.len() as Id {
            if let Some(observed) = concrete_source(closure, id) {
                *pending_readers.entry(observed).or_default() += 1;
            }
        }
        let window = closure.window;
        let mut holder = FxHashMap::default();
        for lane in 0..window.model.lanes.len() {
            for &lock in window.model.held(lane, window.from[lane] as usize) {
                holder.insert(lock, lane as u32);
            }
        }
        Machine {
            closure,
            next: closure.base[..closure.slots()].to_vec(),
            last_write: FxHashMap::default(),
            pending_readers,
            holder,
            adjacent_next: None,
        }
    }

    fn choose(&self, preference: Preference) -> Option<Id> {
        if let Some(id) = self.adjacent_next {
            // The exit of a thread is no event, so it may come between.
            let exits = self.next.iter().zip(&self.closure.base[1..]).filter(|(next, end)| next < end);
            let exits = exits.map(|(&next, _)| next).filter(|&next| self.closure.act(next) == Act::Exit);
            return std::iter::once(id).chain(exits).find(|&id| self.can_take(id));
        }
        let slots = self.closure.slots();
        let open = |&slot: &usize| self.next[slot] < self.closure.base[slot + 1];
        match preference {
            Preference::FromSlot(first) => (0..slots)
                .map(|offset| (first + offset) % slots)
                .filter(open)
                .map(|slot| self.next[slot])
                .find(|&id| self.can_take(id)),
            Preference::TraceOrder => {
                let mut nexts: Vec<Id> = (0..slots).filter(open).map(|slot| self.next[slot]).collect();
                while !nexts.is_empty() {
                    let (at, &id) =
                        nexts.iter().enumerate().min_by_key(|(_, id)| self.closure.rank[**id as usize])?;
                    if self.can_take(id) {
                        return Some(id);
                    }
                    nexts.swap_remove(at);
                }
                None
            }
        }
    }

    fn can_take(&self, id: Id) -> bool {
        let closure = self.closure;
        let ready = (0..closure.slots()).all(|slot| {
            let from = closure.window.from[closure.lanes[slot] as usize];
            closure.clock(id, slot) <= from + (self.next[slot] - closure.base[slot])
        });
        ready && self.next[closure.slot[id as usize] as usize] == id && self.state_allows(id)
    }

    fn state_allows(&self, id: Id) -> bool {
        let closure = self.closure;
        let act = closure.act(id);
        if let Some(var) = act.reads()
            && closure.window.is_concrete(closure.node(id))
            && self.last_write.get(&var).copied() != concrete_source(closure, id)
        {
            return false;
        }
        if let Some(var) = act.writes()
            && let Some(last) = self.last_write.get(&var)
        {
            let own = u32::from(concrete_source(closure, id) == Some(*last));
            if self.pending_readers.get(last).copied().unwrap_or(0) > own {
                return false;
            }
        }
        match act {
            Act::Acquire(lock) => !self.holder.contains_key(&lock),
            _ => true,
        }
    }

    fn take(&mut self, id: Id) {
        let closure = self.closure;
        self.next[closure.slot[id as usize] as usize] += 1;
        if let Some(observed) = concrete_source(closure, id)
            && let Some(pending) = self.pending_readers.get_mut(&observed)
        {
            *pending -= 1;
        }
        match closure.act(id) {
            Act::Write(var) | Act::Update(var) => {
                self.last_write.insert(var, id);
            }
            Act::Acquire(lock) => {
                self.holder.insert(lock, closure.node(id).thread);
            }
            Act::Release(lock) => {
                self.holder.remove(&lock);
            }
            _ => {}
        }
        if closure.act(id) != Act::Exit {
            let node = closure.node(id);
            let adjacent = closure.window.adjacent.iter().find(|(first, _)| *first == node);
            self.adjacent_next = adjacent.map(|&(_, second)| closure.id(second));
        }
    }
}

/// The write in the window that a concrete read must observe.
fn concrete_source(closure: &Closure, id: Id) -> Option<Id> {
    let node = closure.node(id);
    let observed = closure.window.model.link(node);
    let binds = closure.act(id).reads().is_some()
        && closure.window.is_concrete(node)
        && closure.window.contains(observed);
    binds.then(|| closure.id(observed))
}
