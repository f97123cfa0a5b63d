//! Order by signals: latches, events, barriers, semaphores that somebody releases and somebody else waits for.
//!
//! ```text
//! ordered(q, p) :- thread t signals o, thread u waits for o without a time limit;
//!                  q cannot come after a signal of o in t, p cannot come before a wait for o in u.
//! ```
//!
//! It is taken for granted that a wait ends when everybody who signals has done so: a latch that counts fewer than there are
//! threads is believed. A semaphore that a thread takes before it releases it is a lock, not a signal. Signal and wait must each name one abstract object, the same one.

use crate::bodies::Bodies;
use crate::points_to::{McId, ObjId, PointsTo};
use crate::threads::{ThreadId, Threads};
use crate::world::World;
use fixedbitset::FixedBitSet;
use ir::effects::{Effect, GivesUp, Mode, Quantity, Target};
use ir::{At, BlockId, Body, Const, Id as _, Op};
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::rc::Rc;

/// A signal or a wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Step {
    mc: McId,
    at: At,
    object: ObjId,
    /// Is it a permit that is given or taken?
    is_permit: bool,
}

/// Points of methods.
#[derive(Debug, Default)]
struct Points {
    whole: FixedBitSet,
    /// For each block, from which instruction to which.
    parts: FxHashMap<(McId, BlockId), (u32, u32)>,
}

impl Points {
    fn has(&self, mc: McId, at: At) -> bool {
        let part = self.parts.get(&(mc, at.block));
        self.whole.contains(mc.index()) || part.is_some_and(|&(from, to)| (from..to).contains(&at.index))
    }
}

/// The thread and the object that points were computed for.
type Key = (ThreadId, ObjId);

/// Answers questions about order.
pub(crate) struct Order<'a, 'p> {
    world: &'a World<'p>,
    points_to: &'a PointsTo,
    threads: &'a Threads,
    bodies: &'a Bodies<'p>,
    signals: Vec<Step>,
    waits: Vec<Step>,
    after: RefCell<FxHashMap<Key, Rc<Points>>>,
    before: RefCell<FxHashMap<Key, Rc<Points>>>,
}

impl<'a, 'p> Order<'a, 'p> {
    pub(crate) fn new(
        world: &'a World<'p>,
        points_to: &'a PointsTo,
        threads: &'a Threads,
        bodies: &'a Bodies<'p>,
    ) -> Order<'a, 'p> {
        let (signals, waits) = (Vec::new(), Vec::new());
        let (after, before) = (RefCell::default(), RefCell::default());
        let mut order = Order { world, points_to, threads, bodies, signals, waits, after, before };
        for (mc, entry) in points_to.mcs.entries() {
            if let Some(body) = world.body(entry.method).filter(|_| !threads.running[mc].is_empty()) {
                order.look_at(mc, body);
            }
        }
        order
    }

    fn look_at(&mut self, mc: McId, body: &Body) {
        for (at, instr) in body.instrs() {
            if !matches!(instr.op, Op::Call { .. }) {
                continue;
            }
            for effect in self.bodies.effects_of(&instr.op) {
                let (target, is_wait) = match effect {
                    Effect::Signal(target) | Effect::Release(target, Mode::Permit) => (target, false),
                    Effect::WaitFor(target, Quantity::All, manner)
                    | Effect::Acquire(target, Mode::Permit, manner)
                        if manner.gives_up == GivesUp::Never =>
                    {
                        (target, true)
                    }
                    _ => continue,
                };
                if let Some(object) = self.object(mc, &instr.op, target) {
                    let is_permit = matches!(effect, Effect::Release(..) | Effect::Acquire(..));
                    let step = Step { mc, at, object, is_permit };
                    if is_wait { self.waits.push(step) } else { self.signals.push(step) }
                }
            }
        }
    }

    fn object(&self, mc: McId, op: &Op, target: Target) -> Option<ObjId> {
        let [one] = self.points_to.values(mc, self.bodies.target_reg(op, target)?)[..] else { return None };
        // Nobody has to wait for what is set from the start.
        let made = self.points_to.made_at(one).and_then(|(method, at)| self.bodies.made_with(method, at));
        (made != Some(Const::Bool(true))).then_some(one)
    }

    /// Does one of the two points always come before the other?
    pub(crate) fn holds(&self, one: (ThreadId, McId, At), other: (ThreadId, McId, At)) -> bool {
        !self.signals.is_empty() && (self.comes_before(one, other) || self.comes_before(other, one))
    }

    fn comes_before(&self, first: (ThreadId, McId, At), second: (ThreadId, McId, At)) -> bool {
        let runs = |thread: ThreadId, mc: McId| self.threads.all[thread].reach.contains(mc.index());
        self.signals.iter().filter(|signal| runs(first.0, signal.mc)).any(|signal| {
            let object = signal.object;
            let is_lock = signal.is_permit
                && self.waits.iter().any(|wait| wait.object == object && runs(first.0, wait.mc));
            !is_lock
                && self.waits.iter().any(|wait| wait.object == object && runs(second.0, wait.mc))
                && !self.after((first.0, object)).has(first.1, first.2)
                && !self.before((second.0, object)).has(second.1, second.2)
        })
    }

    /// What a thread may do after it signalled.
    fn after(&self, key: Key) -> Rc<Points> {
        if let Some(known) = self.after.borrow().get(&key) {
            return Rc::clone(known);
        }
        let reach = &self.threads.all[key.0].reach;
        let signals =
            self.signals.iter().filter(|signal| signal.object == key.1 && reach.contains(signal.mc.index()));
        let starts = signals.map(|signal| (signal.mc, signal.at.block, signal.at.index + 1)).collect();
        let points = Rc::new(self.walk(key.0, starts, None));
        self.after.borrow_mut().insert(key, Rc::clone(&points));
        points
    }

    /// What a thread may do before it has waited.
    fn before(&self, key: Key) -> Rc<Points> {
        if let Some(known) = self.before.borrow().get(&key) {
            return Rc::clone(known);
        }
        let starts = self.threads.all[key.0].roots.iter().map(|&root| (root, Body::ENTRY, 0)).collect();
        let points = Rc::new(self.walk(key.0, starts, Some(key.1)));
        self.before.borrow_mut().insert(key, Rc::clone(&points));
        points
    }

    /// All that a thread may do from these places on, up to a wait for an object.
    fn walk(&self, thread: ThreadId, starts: Vec<(McId, BlockId, u32)>, until: Option<ObjId>) -> Points {
        let reach = &self.threads.all[thread].reach;
        let mut points =
            Points { whole: FixedBitSet::with_capacity(self.points_to.mcs.len()), ..Points::default() };
        let mut stack = starts;
        while let Some((mc, block, index)) = stack.pop() {
            if points.parts.get(&(mc, block)).is_some_and(|(from, _)| *from <= index) {
                continue;
            }
            let Some(body) = self.world.body(self.points_to.mcs[mc].method) else { continue };
            let len = body.blocks[block].instrs.len() as u32;
            let is_end =
                |at: &u32| until.is_some_and(|object| self.is_wait(mc, At { block, index: *at }, object));
            let wait = (index..len).find(is_end);
            let to = wait.unwrap_or(len + 1);
            let known = points.parts.get(&(mc, block)).map_or(to, |(_, known)| to.max(*known));
            points.parts.insert((mc, block), (index, known));
            self.add_calls(&mut points, mc, block, index..to, until, &mut stack);
            if wait.is_some() {
                continue;
            }
            let facts = self.bodies.facts(self.points_to.mcs[mc].method);
            stack.extend(facts.cfg.succs(block).iter().map(|edge| (mc, edge.to, 0)));
            let exits = facts.cfg.exits(block);
            if exits.normal || exits.exceptional {
                let callers =
                    self.threads.callers[mc].iter().filter(|(caller, _)| reach.contains(caller.index()));
                stack.extend(callers.map(|&(caller, at)| (caller, at.block, at.index + 1)));
            }
        }
        points
    }

    /// Does the thread wait for an object here, in this method or in the one that is called?
    fn is_wait(&self, mc: McId, at: At, object: ObjId) -> bool {
        let waits_in =
            |mc: McId| self.waits.iter().filter(move |wait| wait.object == object && wait.mc == mc);
        if waits_in(mc).any(|wait| wait.at == at) {
            return true;
        }
        let mut there = self.threads.callees[mc].iter().filter(|(place, _)| *place == at);
        let (Some(&(_, callee)), None) = (there.next(), there.next()) else { return false };
        let method = self.points_to.mcs[callee].method;
        waits_in(callee).any(|wait| self.bodies.always_runs(method, wait.at.block))
    }

    /// What is called on the way: as a whole, or from its beginning if there may be a wait in it.
    fn add_calls(
        &self,
        points: &mut Points,
        mc: McId,
        block: BlockId,
        range: std::ops::Range<u32>,
        until: Option<ObjId>,
        stack: &mut Vec<(McId, BlockId, u32)>,
    ) {
        let calls =
            self.threads.callees[mc].iter().filter(|(at, _)| at.block == block && range.contains(&at.index));
        for &(_, callee) in calls {
            if until.is_some() {
                stack.push((callee, Body::ENTRY, 0));
                continue;
            }
            let mut whole = vec![callee];
            while let Some(mc) = whole.pop() {
                if !points.whole.put(mc.index()) {
                    whole.extend(self.threads.callees[mc].iter().map(|&(_, callee)| callee));
                }
            }
        }
    }
}
