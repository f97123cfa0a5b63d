//! Which instructions wait for a thread, so that it is over behind them.
//!
//! Of a thread that is started once, any endless wait for the one object that stands for it. Of threads that are started in a loop, a wait
//! in the same turn for the very one that was started there, a loop in which all of them are waited for, or the end of the pool that has them. A wait that gives up counts
//! only where the loop is not left before the thread says that it is over.

use super::{Builder, Followed};
use crate::points_to::{McId, ObjId, Shape, Slot};
use ir::cfg::{Def, Root};
use ir::effects::{Effect, GivesUp, Quantity, Style, Target};
use ir::{At, BlockId, MethodId, Op, Terminator};

/// How long a wait must be to count.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Patience {
    /// Until the thread is over.
    Endless,
    /// Any time: it is tried again and again.
    Some,
}

/// What an instruction waits for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Waits {
    /// Not for the thread.
    No,
    /// For one instance of it.
    ForOne,
    /// For all instances.
    ForAll,
}

impl Builder<'_, '_> {
    /// Is the thread over behind this instruction?
    pub(super) fn is_join(&self, followed: &Followed, mc: McId, at: At) -> bool {
        self.is_join_here(followed, mc, at) || self.calls_join(followed, mc, at)
    }

    /// Does a call lead to one method, which always waits for the thread?
    fn calls_join(&self, followed: &Followed, mc: McId, at: At) -> bool {
        if followed.many || followed.handles.is_empty() {
            return false;
        }
        let mut there = self.threads.callees[mc].iter().filter(|(place, _)| *place == at);
        let (Some(&(_, callee)), None) = (there.next(), there.next()) else { return false };
        let method = self.points_to.mcs[callee].method;
        let Some(body) = self.world.body(method).filter(|_| callee != mc) else { return false };
        body.instrs().any(|(at, instr)| {
            matches!(instr.op, Op::Call { .. } | Op::Await { .. })
                && self.is_join_here(followed, callee, at)
                && self.bodies.always_runs(method, at.block)
        })
    }

    fn is_join_here(&self, followed: &Followed, mc: McId, at: At) -> bool {
        let method = self.points_to.mcs[mc].method;
        match self.waits_for(followed, mc, at, Patience::Endless) {
            Waits::No => false,
            Waits::ForAll => true,
            Waits::ForOne if !followed.many || self.ends_pool(followed, mc, at) => true,
            // In the same turn of the loop, or of the method, that starts it, and that very one.
            Waits::ForOne => {
                mc == followed.from
                    && followed.in_turns
                    && self.bodies.loop_of(method, at.block) == self.bodies.loop_of(method, followed.at.block)
                    && self.is_value_of_start(followed, method, at)
            }
        }
    }

    /// Is what is waited for the pool that all of them are given to?
    fn ends_pool(&self, followed: &Followed, mc: McId, at: At) -> bool {
        let (method, starter) = (self.points_to.mcs[mc].method, self.points_to.mcs[followed.from].method);
        let op = |method, at| Some(&self.world.body(method)?.instr(at)?.op);
        let (Some(Op::Call { args, .. }), Some(start)) = (op(method, at), op(starter, followed.at)) else {
            return false;
        };
        let pool = self.bodies.effects_of(start).into_iter().find_map(|effect| match effect {
            Effect::Spawn(spawn) if spawn.delegate != Target::This => {
                self.bodies.target_reg(start, Target::This)
            }
            _ => None,
        });
        let (Some(&waited), Some(pool)) = (args.first(), pool) else { return false };
        let [object] = self.points_to.values(followed.from, pool)[..] else { return false };
        let is_same = || {
            let path = self.bodies.path(method, at, waited);
            mc == followed.from && path == self.bodies.path(starter, followed.at, pool)
        };
        self.points_to.values(mc, waited)[..] == [object] && (self.stability.is_single(object) || is_same())
    }

    /// Is what is waited for what the start in the same turn was about, or what it returned?
    fn is_value_of_start(&self, followed: &Followed, method: MethodId, at: At) -> bool {
        let body = self.world.body(method);
        let op = |at: At| body.and_then(|body| body.instr(at)).map(|instr| &instr.op);
        let waited = match op(at) {
            Some(Op::Await { task, .. }) => Some(*task),
            Some(Op::Call { args, .. }) => args.first().copied(),
            _ => None,
        };
        let Some(waited) = waited.map(|reg| self.bodies.path(method, at, reg)) else { return false };
        let started = match op(followed.at) {
            Some(Op::Call { args, .. }) => args.first().copied(),
            _ => None,
        };
        let is_result = waited.root == Root::Def(Def::Instr(followed.at));
        let is_started = started.is_some_and(|reg| self.bodies.path(method, followed.at, reg) == waited);
        is_result || (is_started && matches!(waited.root, Root::Def(Def::Instr(_))))
    }

    /// Does control leave a loop in which all threads of that sort are joined?
    pub(super) fn leaves_joining_loop(
        &self,
        followed: &Followed,
        mc: McId,
        from: BlockId,
        to: BlockId,
    ) -> bool {
        let method = self.points_to.mcs[mc].method;
        let Some(left) = self.bodies.loop_left(method, from, to) else { return false };
        let starts_here = mc == followed.from && left.contains(&followed.at.block);
        let Some(body) = self.world.body(method).filter(|_| !starts_here) else { return false };
        // Who gives up after a while must at least ask whether the thread is over before the loop is left.
        let asks = self.asks_for(followed, mc, from);
        let patience = if asks { Patience::Some } else { Patience::Endless };
        left.iter().any(|&block| {
            let count = body.blocks[block].instrs.len() as u32;
            (0..count).any(|index| self.waits_for(followed, mc, At { block, index }, patience) != Waits::No)
        })
    }

    /// Does a block end with a question to the thread: whether it is alive, whether the wait was long enough?
    fn asks_for(&self, followed: &Followed, mc: McId, block: BlockId) -> bool {
        let method = self.points_to.mcs[mc].method;
        let Some(body) = self.world.body(method) else { return false };
        let Terminator::Branch { cond, .. } = body.blocks[block].end else { return false };
        let end = At { block, index: body.blocks[block].instrs.len() as u32 };
        let mut root = self.bodies.path(method, end, cond).root;
        if let Root::Def(Def::Instr(place)) = root
            && let Some(Op::Unary { src, .. }) = body.instr(place).map(|instr| &instr.op)
        {
            root = self.bodies.path(method, place, *src).root;
        }
        let Root::Def(Def::Instr(place)) = root else { return false };
        match body.instr(place).map(|instr| &instr.op) {
            Some(Op::Call { args, .. }) => {
                let objects = args.first().map(|&reg| self.points_to.values(mc, reg)).unwrap_or_default();
                objects.iter().any(|object| followed.handles.contains(object))
            }
            _ => false,
        }
    }

    /// Does the instruction wait for ever for the thread?
    fn waits_for(&self, followed: &Followed, mc: McId, at: At, patience: Patience) -> Waits {
        let method = self.points_to.mcs[mc].method;
        let Some(instr) = self.world.body(method).and_then(|body| body.instr(at)) else { return Waits::No };
        if let Op::Await { task, .. } = &instr.op {
            return self.is_waited_for(followed, mc, *task);
        }
        let effects = self.bodies.effects_of(&instr.op);
        let joined = effects.iter().find_map(|effect| match effect {
            Effect::Join(target, Quantity::All, manner)
                if (manner.gives_up == GivesUp::Never || patience == Patience::Some)
                    && manner.style == Style::Blocking =>
            {
                self.bodies.target_reg(&instr.op, *target)
            }
            _ => None,
        });
        joined.map_or(Waits::No, |reg| self.is_waited_for(followed, mc, reg))
    }

    /// What is waited for: one object, or all that are in an array or a combined task.
    fn is_waited_for(&self, followed: &Followed, mc: McId, reg: ir::Reg) -> Waits {
        let objects = self.points_to.values(mc, reg);
        let [object] = objects[..] else { return Waits::No };
        if followed.handles.contains(&object) {
            return Waits::ForOne;
        }
        if !matches!(self.points_to.objs[object].shape, Shape::Array) && !self.is_combined(object) {
            return Waits::No;
        }
        let inside = self.points_to.slot(Slot::Contents(object));
        let is_handle = |obj: &ObjId| {
            // A combined task holds the array of those that it waits for.
            followed.handles.contains(obj)
                || self.points_to.slot(Slot::Contents(*obj)).iter().any(|obj| followed.handles.contains(obj))
        };
        if inside.iter().any(is_handle) { Waits::ForAll } else { Waits::No }
    }

    /// Is the object a task that completes after those in it?
    fn is_combined(&self, obj: ObjId) -> bool {
        let Some((method, at)) = self.points_to.made_at(obj) else { return false };
        let instr = self.world.body(method).and_then(|body| body.instr(at));
        instr.is_some_and(|instr| {
            self.bodies
                .effects_of(&instr.op)
                .iter()
                .any(|effect| matches!(effect, Effect::Combine(_, Quantity::All)))
        })
    }
}
