//! The locks that a method takes itself: how often it has entered each of them, before each instruction, on all paths that lead
//! there. A lock that is tried for is held behind the branch that asks whether it worked. Who reads optimistically is as good as a
//! reader up to the question whether that went well, if every way on asks it.

use super::{Grip, Locks, Sort, Taken};
use crate::hierarchy::short_name;
use ir::cfg::{AccessPath, Analysis, Def, Edge, Root, Solution};
use ir::effects::{Effect, GivesUp, Mode, Target as EffectTarget};
use ir::{At, BlockId, MethodFlags, MethodId, Op, Reg, Terminator, UnaryOp};
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;

/// The locks of one method, and how often it has taken each of them where.
pub(super) struct Local {
    table: Table,
    solution: Solution<Vec<u8>>,
}

/// What a method does to locks, instruction by instruction.
#[derive(Default)]
pub(super) struct Table {
    pub(super) locks: Vec<Taken>,
    pub(super) at_entry: usize,
    pub(super) steps: FxHashMap<At, Vec<(usize, Direction)>>,
    /// Locks that are tried for: held behind the branch that asks whether it worked.
    tried: FxHashMap<(BlockId, BlockId), usize>,
}

/// What an instruction does to a lock.
struct LockStep {
    reg: Reg,
    grip: Grip,
    direction: Direction,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Direction {
    In,
    Out,
    /// In, if the result says so.
    Try,
    /// As good as in: what is read is thrown away if somebody wrote meanwhile. Nobody waits for that.
    Look,
}

/// A lock entered more often than this without leaving it is in a loop that forgets to leave.
const DEEPEST: u8 = 15;

impl Analysis for Table {
    type State = Vec<u8>;

    fn entry(&self) -> Vec<u8> {
        (0..self.locks.len()).map(|lock| u8::from(lock < self.at_entry)).collect()
    }

    fn step(&self, state: &mut Vec<u8>, at: At, _: &Op) {
        for &(lock, direction) in self.steps.get(&at).into_iter().flatten() {
            state[lock] = match direction {
                Direction::In | Direction::Look => (state[lock] + 1).min(DEEPEST),
                Direction::Out => state[lock].saturating_sub(1),
                Direction::Try => state[lock],
            };
        }
    }

    fn cross(&self, state: &mut Vec<u8>, edge: &Edge) {
        if let Some(&lock) = self.tried.get(&(edge.from, edge.to)) {
            state[lock] = (state[lock] + 1).min(DEEPEST);
        }
    }

    fn join(&self, state: &mut Vec<u8>, other: &Vec<u8>) {
        for (mine, theirs) in state.iter_mut().zip(other) {
            *mine = (*mine).min(*theirs);
        }
    }
}

impl Locks<'_, '_> {
    /// Has the method itself taken a lock before an instruction?
    pub(crate) fn takes_before(&self, method: MethodId, at: At) -> bool {
        !self.taken(method, at).is_empty()
    }

    /// What the method itself has taken before an instruction.
    pub(super) fn taken(&self, method: MethodId, at: At) -> Vec<Taken> {
        let Some(local) = self.local(method) else { return Vec::new() };
        let Some(body) = self.world.body(method) else { return Vec::new() };
        let state = local.solution.before(body, &local.table, at).unwrap_or_default();
        local
            .table
            .locks
            .iter()
            .zip(state)
            .filter(|(_, times)| *times > 0)
            .map(|(lock, _)| lock.clone())
            .collect()
    }

    /// The places where a method takes locks, with the lock.
    pub(crate) fn acquisitions(&self, method: MethodId) -> Vec<(Option<At>, Taken)> {
        let Some(local) = self.local(method) else { return Vec::new() };
        let mut found: Vec<(Option<At>, Taken)> =
            local.table.locks[..local.table.at_entry].iter().map(|lock| (None, lock.clone())).collect();
        let mut steps: Vec<(&At, &Vec<(usize, Direction)>)> = local.table.steps.iter().collect();
        steps.sort_unstable_by_key(|(at, _)| **at);
        for (&at, steps) in steps {
            for &(lock, direction) in steps {
                if direction == Direction::In {
                    let here = self.step_reg(method, at);
                    let taken = Taken { at: Some(at), reg: here, ..local.table.locks[lock].clone() };
                    found.push((Some(at), taken));
                }
            }
        }
        found
    }

    fn step_reg(&self, method: MethodId, at: At) -> Option<Reg> {
        let instr = self.world.body(method)?.instr(at)?;
        self.lock_steps(&instr.op).into_iter().next().map(|step| step.reg)
    }

    fn local(&self, method: MethodId) -> Option<Rc<Local>> {
        if let Some(known) = self.local.borrow().get(&method) {
            return known.clone();
        }
        let table = self.table(method).map(|table| self.with_releases(method, table));
        let local = table.and_then(|table| {
            let solution = self.bodies.solve(method, &table)?;
            Some(Rc::new(Local { table, solution }))
        });
        self.local.borrow_mut().insert(method, local.clone());
        local
    }

    /// The locks that a method takes; nothing if there are none.
    pub(super) fn table(&self, method: MethodId) -> Option<Table> {
        let body = self.world.body(method)?;
        let def = &self.world.program.methods()[method];
        let mut table = Table::default();
        if def.flags.has(MethodFlags::SYNCHRONIZED) {
            let this = Reg(def.captures.len() as u32);
            let reg = def.has_receiver().then_some(this);
            let class = self.world.program.tys.find(&ir::Ty::Named { def: def.owner, args: Box::default() });
            let root = reg.map(Root::Entry).or(class.map(Root::Type));
            let path = root.map(|root| AccessPath { root, steps: Vec::new() });
            table.locks.extend(path.map(|path| Taken { path, grip: Grip::MONITOR, at: None, reg }));
        }
        table.at_entry = table.locks.len();
        for (at, instr) in body.instrs() {
            for LockStep { reg, grip, direction } in self.lock_steps(&instr.op) {
                if direction == Direction::Look && !self.is_validated(method, at) {
                    continue;
                }
                let path = self.bodies.path(method, at, reg);
                let mode = self.mode_of_half(method, at, reg).unwrap_or(grip.mode);
                let grip = Grip { mode, ..grip };
                let is_same = |lock: &Taken| lock.path == path && lock.grip == grip;
                let lock = table.locks.iter().position(is_same).unwrap_or_else(|| {
                    table.locks.push(Taken { path, grip, at: Some(at), reg: Some(reg) });
                    table.locks.len() - 1
                });
                match direction {
                    Direction::Try => self.add_tried(method, at, lock, &mut table),
                    _ => table.steps.entry(at).or_default().push((lock, direction)),
                }
            }
        }
        (!table.locks.is_empty()).then_some(table)
    }

    fn lock_steps(&self, op: &Op) -> Vec<LockStep> {
        let monitor = |reg: Reg, direction: Direction| vec![LockStep { reg, grip: Grip::MONITOR, direction }];
        match op {
            Op::Enter { object } => monitor(*object, Direction::In),
            Op::Exit { object } => monitor(*object, Direction::Out),
            Op::Call { .. } => {
                let effects = self.bodies.effects_of(op);
                let step = |target: EffectTarget, mode: Mode, direction: Direction| {
                    // A lock that is an argument is any object: that is what monitors are for.
                    let is_any = matches!(target, EffectTarget::Arg(_));
                    let sort = if is_any { Sort::Monitor } else { Sort::Explicit };
                    let grip = Grip { sort, mode };
                    Some(LockStep { reg: self.bodies.target_reg(op, target)?, grip, direction })
                };
                if let Some(direction) = self.optimism(op) {
                    return step(EffectTarget::This, Mode::Read, direction).into_iter().collect();
                }
                let steps = effects.into_iter().filter_map(|effect| match effect {
                    Effect::Acquire(target, mode, manner) => {
                        // A call without a result tells of a failure by an exception.
                        let is_sure = manner.gives_up == GivesUp::Never
                            || (op.def().is_none() && manner.flag.is_none());
                        let direction = if is_sure { Direction::In } else { Direction::Try };
                        step(target, mode, direction)
                    }
                    Effect::Release(target, mode) => step(target, mode, Direction::Out),
                    _ => None,
                });
                steps.collect()
            }
            _ => Vec::new(),
        }
    }

    /// Does a call begin to read a stamped lock's memory optimistically, or end that?
    fn optimism(&self, op: &Op) -> Option<Direction> {
        let callee = op.callee()?;
        let program = self.world.program;
        let method = &program.methods()[callee.method];
        if short_name(program, method.owner) != "StampedLock" || self.world.is_own(method.owner) {
            return None;
        }
        match program.names.get(method.name) {
            "tryOptimisticRead" => Some(Direction::Look),
            "validate" => Some(Direction::Out),
            _ => None,
        }
    }

    /// Does every way on from an optimistic look ask whether it went well, before the method returns?
    fn is_validated(&self, method: MethodId, look: At) -> bool {
        let Some(body) = self.world.body(method) else { return false };
        let facts = self.bodies.facts(method);
        let asks = |block: BlockId, from: u32| {
            let mut behind = body.blocks[block].instrs.iter().skip(from as usize);
            behind.any(|instr| self.optimism(&instr.op) == Some(Direction::Out))
        };
        let mut seen: FxHashSet<BlockId> = FxHashSet::default();
        let mut stack = vec![(look.block, look.index + 1)];
        while let Some((block, from)) = stack.pop() {
            if asks(block, from) {
                continue;
            }
            if facts.cfg.exits(block).normal {
                return false;
            }
            let later = facts.cfg.succs(block).iter().map(|edge| edge.to);
            stack.extend(later.filter(|&next| seen.insert(next)).map(|next| (next, 0)));
        }
        true
    }

    /// The branches that ask for the result of a call that tries for a lock.
    fn add_tried(&self, method: MethodId, at: At, lock: usize, table: &mut Table) {
        let Some(body) = self.world.body(method) else { return };
        for (block, content) in body.blocks.entries() {
            let Terminator::Branch { cond, then, otherwise } = content.end else { continue };
            let end = At { block, index: content.instrs.len() as u32 };
            let (mut asked, mut taken) = (self.bodies.path(method, end, cond).root, then);
            if let Root::Def(Def::Instr(place)) = asked
                && let Some(Op::Unary { op: UnaryOp::Not, src, .. }) =
                    body.instr(place).map(|instr| &instr.op)
            {
                (asked, taken) = (self.bodies.path(method, place, *src).root, otherwise);
            }
            if asked == Root::Def(Def::Instr(at)) && then != otherwise {
                table.tried.insert((block, taken), lock);
            }
        }
    }

    /// A half of a read-write lock that is declared to be just a lock: the call that gave it tells.
    fn mode_of_half(&self, method: MethodId, at: At, reg: Reg) -> Option<Mode> {
        match self.bodies.giving_call(method, at, reg)?.0 {
            "readLock" | "asReadLock" => Some(Mode::Read),
            "writeLock" | "asWriteLock" => Some(Mode::Write),
            _ => None,
        }
    }
}
