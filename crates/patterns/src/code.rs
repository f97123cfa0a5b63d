//! What all rules ask about a body. Each answer is computed when the first rule asks, and kept for the
//! others.

mod decisions;
mod escape;
mod values;

pub use decisions::Decision;
pub(crate) use escape::place_field;

use crate::{Run, World};
use ir::cfg::{
    AccessPath, Certainty, Cfg, Def, Dominators, Held, LockRegions, LockStep, Loops, Paths, ReachingDefs,
    Root,
};
use ir::effects::{Effect, Found, Mode, Target as EffectTarget};
use ir::{At, Body, Instr, Method, MethodFlags, MethodId, Op, Program, Reg, Target, Terminator, Visibility};
use std::cell::OnceCell;

/// So many calls are looked through to find a lock that callers hold.
const MAX_CALLERS: u32 = 3;

/// A body with what follows from it.
pub struct Code<'w> {
    /// The program around it.
    pub world: &'w World<'w>,
    /// The method.
    pub id: MethodId,
    /// Its declaration.
    pub method: &'w Method,
    /// Its body.
    pub body: &'w Body,
    cfg: OnceCell<Cfg>,
    dominators: OnceCell<Dominators>,
    loops: OnceCell<Loops>,
    reaching: OnceCell<ReachingDefs>,
    locks: OnceCell<LockRegions>,
}

impl<'w> Code<'w> {
    /// The body of a method, if it has one.
    pub fn new(world: &'w World<'w>, id: MethodId) -> Option<Code<'w>> {
        let method = &world.program.methods()[id];
        let body = world.body(id)?;
        Some(Code {
            world,
            id,
            method,
            body,
            cfg: OnceCell::new(),
            dominators: OnceCell::new(),
            loops: OnceCell::new(),
            reaching: OnceCell::new(),
            locks: OnceCell::new(),
        })
    }

    /// The program.
    pub fn program(&self) -> &'w Program {
        self.world.program
    }

    /// The graph.
    pub fn cfg(&self) -> &Cfg {
        self.cfg.get_or_init(|| Cfg::new(self.body))
    }

    /// Who comes before whom.
    pub fn dominators(&self) -> &Dominators {
        self.dominators.get_or_init(|| Dominators::new(self.cfg()))
    }

    /// The loops.
    pub fn loops(&self) -> &Loops {
        self.loops.get_or_init(|| Loops::new(self.cfg(), self.dominators()))
    }

    /// Where values come from.
    pub fn reaching(&self) -> &ReachingDefs {
        self.reaching.get_or_init(|| ReachingDefs::new(self.body, self.cfg()))
    }

    /// What a register holds at a place, told by where it came from.
    pub fn path(&self, at: At, reg: Reg) -> AccessPath {
        Paths::new(self.body, self.reaching()).of(at, reg)
    }

    /// Locks that are held where: monitors and the locks of the library.
    pub fn locks(&self) -> &LockRegions {
        self.locks.get_or_init(|| {
            let at_entry = self.lock_of_synchronized().into_iter().collect();
            LockRegions::new(self.body, self.cfg(), self.reaching(), at_entry, |op| self.lock_step(op))
        })
    }

    /// The locks held before an instruction.
    pub fn held(&self, at: At) -> Vec<Held<'_>> {
        self.locks().held(self.body, at)
    }

    /// Is some lock held before an instruction on all paths, taken here or by every caller?
    pub fn is_locked(&self, at: At) -> bool {
        self.held(at).iter().any(|held| held.certainty == Certainty::Must)
            || is_called_locked(self.world, self.id, MAX_CALLERS)
    }

    /// Does the body take a lock anywhere, or run under one from the start?
    pub fn takes_locks(&self) -> bool {
        self.method.flags.has(MethodFlags::SYNCHRONIZED)
            || self.instrs().any(|(_, instr)| self.lock_step(&instr.op).is_some())
    }

    /// Is the object at the path made by this very body?
    pub fn is_made_here(&self, path: &AccessPath) -> bool {
        let Root::Def(Def::Instr(place)) = path.root else { return false };
        let op = self.body.instr(place).map(|instr| &instr.op);
        path.steps.is_empty() && matches!(op, Some(Op::New { .. } | Op::NewArray { .. }))
    }

    /// All instructions with their places.
    pub fn instrs(&self) -> impl Iterator<Item = (At, &'w Instr)> {
        self.body.instrs()
    }

    /// Is it an operator of a query? Those are extension methods; loops over a sequence are not.
    pub fn is_query(&self, op: &Op) -> bool {
        let Op::Call { target: Target::Direct(callee), .. } = op else { return false };
        self.program().methods()[callee.method].flags.has(MethodFlags::EXTENSION)
    }

    /// What a call of a library method means; nothing for other instructions.
    pub fn meaning(&self, op: &Op) -> Option<Found<'w>> {
        let (callee, args) = op.call()?;
        let has_receiver = self.program().methods()[callee.method].has_receiver();
        match args.first().filter(|_| has_receiver) {
            Some(&receiver) => self.world.meaning_on(callee.method, self.body.regs[receiver].ty),
            None => self.world.meaning(callee.method),
        }
    }

    /// The effects of a call of a library method.
    pub fn effects(&self, op: &Op) -> &'w [Effect] {
        self.meaning(op).map(Found::effects).unwrap_or_default()
    }

    /// The register that an effect of a call is about.
    pub fn operand(&self, op: &Op, target: EffectTarget) -> Option<Reg> {
        let Op::Call { dst, target: Target::Direct(callee) | Target::Virtual(callee), args } = op else {
            return None;
        };
        let has_receiver = self.program().methods()[callee.method].has_receiver();
        match target {
            EffectTarget::This => has_receiver.then(|| args.first().copied()).flatten(),
            EffectTarget::Arg(index) | EffectTarget::Args(index) => {
                args.get(usize::from(index) + usize::from(has_receiver)).copied()
            }
            // The object under construction is the receiver of its constructor.
            EffectTarget::Result => dst.or_else(|| args.first().copied()),
            EffectTarget::Static => None,
        }
    }

    /// What a call is given, without its receiver; nothing for other instructions.
    pub fn arguments<'o>(&self, op: &'o Op) -> &'o [Reg] {
        let Op::Call { target, args, .. } = op else { return &[] };
        let has_receiver = match target {
            Target::Direct(callee) | Target::Virtual(callee) => {
                self.program().methods()[callee.method].has_receiver()
            }
            Target::Named { .. } => true,
            Target::NamedStatic { .. } | Target::Delegate(_) => false,
        };
        args.get(usize::from(has_receiver)..).unwrap_or_default()
    }

    /// The object whose monitor an instruction takes: `lock`, `Monitor.Enter` and its like.
    pub fn monitor(&self, op: &Op) -> Option<Reg> {
        if let Op::Enter { object } = op {
            return Some(*object);
        }
        self.effects(op).iter().find_map(|effect| match *effect {
            Effect::Acquire(target @ EffectTarget::Arg(_), Mode::Exclusive, _) => self.operand(op, target),
            _ => None,
        })
    }

    /// The instructions that a value comes from, through copies and casts, over all paths; nothing for what
    /// the caller gave.
    pub fn origins(&self, at: At, reg: Reg) -> Vec<At> {
        let (mut found, mut seen, mut open) = (Vec::new(), Vec::new(), vec![(at, reg)]);
        while let Some((at, reg)) = open.pop() {
            for def in self.reaching().of(self.body, at, reg) {
                let Def::Instr(place) = def else { continue };
                if seen.contains(&place) {
                    continue;
                }
                seen.push(place);
                match self.body.instr(place).map(|instr| &instr.op) {
                    Some(Op::Copy { src, .. } | Op::Cast { src, .. } | Op::As { src, .. }) => {
                        open.push((place, *src));
                    }
                    _ => found.push(place),
                }
            }
        }
        found.sort_unstable();
        found
    }

    /// The methods that a delegate may stand for, as far as it is made in this body. In Java, objects are delegates, too:
    /// those that are made here, and those whose declared type has such a method.
    pub fn methods_of(&self, at: At, delegate: Reg) -> Vec<MethodId> {
        self.targets_of(at, delegate).into_iter().map(|(method, _)| method).collect()
    }

    /// The same, each with how many of its first registers are filled when the delegate is made.
    pub fn targets_of(&self, at: At, delegate: Reg) -> Vec<(MethodId, usize)> {
        let objects = |ty| self.world.delegate_methods(ty).into_iter().map(|method| (method, 1)).collect();
        let origins = self.origins(at, delegate);
        if origins.is_empty() {
            return objects(self.body.regs[delegate].ty);
        }
        let targets = origins.into_iter().flat_map(|origin| match self.body.instr(origin).map(|it| &it.op) {
            Some(Op::Delegate { callee, bound, .. }) => vec![(callee.method, bound.len())],
            Some(Op::New { ty, .. }) => objects(*ty),
            _ => Vec::new(),
        });
        targets.collect()
    }

    /// Does the caller get what the instruction at `at` put into `value`?
    pub fn is_returned(&self, at: At, value: Reg) -> bool {
        self.body.blocks.entries().any(|(block, content)| match content.end {
            Terminator::Return(Some(returned)) => {
                let end = At { block, index: content.instrs.len() as u32 };
                returned == value || self.origins(end, returned).contains(&at)
            }
            _ => false,
        })
    }

    /// `synchronized` holds the receiver's monitor, or the type's, from the start.
    fn lock_of_synchronized(&self) -> Option<AccessPath> {
        if !self.method.flags.has(MethodFlags::SYNCHRONIZED) {
            return None;
        }
        let root = if let Some(receiver) = self.receiver() {
            Root::Entry(receiver)
        } else {
            Root::Type(
                self.program().tys.find(&ir::Ty::Named { def: self.method.owner, args: Box::default() })?,
            )
        };
        Some(AccessPath { root, steps: Vec::new() })
    }

    /// Permits of semaphores count as locks: taken before and given back after, they are used as such.
    fn lock_step(&self, op: &Op) -> Option<LockStep> {
        if let Some(step) = ir::cfg::monitors(op) {
            return Some(step);
        }
        self.effects(op).iter().find_map(|effect| match *effect {
            Effect::Acquire(target, _, _) => {
                self.operand(op, target).map(|lock| LockStep::Enter(self.lock_behind(lock)))
            }
            Effect::Release(target, _) => {
                let released = self.lock_behind(self.operand(op, target)?);
                Some(LockStep::Exit(self.lock_of_scope(released).unwrap_or(released)))
            }
            _ => None,
        })
    }
}

/// Is a method that outsiders cannot call only ever called with a lock held?
fn is_called_locked(world: &World<'_>, method: MethodId, depth: u32) -> bool {
    let Some(depth) = depth.checked_sub(1) else { return false };
    let declared = &world.program.methods()[method];
    let callers = world.callers(method);
    let is_internal = declared.visibility == Visibility::Private && !declared.flags.has(MethodFlags::LAMBDA);
    let is_locked = |caller: &crate::Caller| {
        caller.run == Run::Call
            && Code::new(world, caller.method).is_some_and(|code| {
                code.held(caller.at).iter().any(|held| held.certainty == Certainty::Must)
                    || is_called_locked(world, caller.method, depth)
            })
    };
    is_internal && !callers.is_empty() && callers.iter().all(is_locked)
}
