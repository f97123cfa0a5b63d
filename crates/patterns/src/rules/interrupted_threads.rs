//! What a thread that is interrupted does: which methods it runs, whether it ever waits, and whether it is prepared for
//! the exception. Shared by the two rules about `Thread.Interrupt`.

use crate::{Code, World};
use ir::effects::{Control, Effect, Target as EffectTarget};
use ir::{At, BlockId, Body, Handlers, MethodId, Op, Reg, Span, Target, Ty, TyId};
use rustc_hash::FxHashSet;

/// What catches `ThreadInterruptedException`: the type and those above it.
const CATCHING: [&str; 4] = [
    "System.Threading.ThreadInterruptedException",
    "System.SystemException",
    "System.Exception",
    "System.Object",
];

/// Can a thread be interrupted in what it runs?
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Interruptible {
    /// It waits somewhere.
    Yes,
    /// It never waits.
    No,
    /// It calls what nobody knows.
    Perhaps,
}

/// The thread that an instruction interrupts.
pub(super) fn interrupted(code: &Code<'_>, op: &Op) -> Option<Reg> {
    code.effects(op).iter().find_map(|effect| match *effect {
        Effect::Control(target, Control::Interrupt) => code.operand(op, target),
        _ => None,
    })
}

/// The methods that a thread may run; nothing if it is not known where the thread comes from.
pub(super) fn bodies(code: &Code<'_>, at: At, thread: Reg) -> Option<Vec<MethodId>> {
    let world = code.world;
    let mut bodies = Vec::new();
    for source in world.sources(code, at, thread)? {
        let making = Code::new(world, source.method)?;
        let Op::New { dst, .. } = making.body.instr(source.at)?.op else { return None };
        let (constructed, delegate) = making.instrs().find_map(|(place, instr)| {
            let delegate = body_of(&making, &instr.op, dst)?;
            making.dominators().dominates_at(source.at, place).then_some((place, delegate))
        })?;
        for origin in world.sources(&making, constructed, delegate)? {
            let Op::Delegate { callee, .. } = &world.body(origin.method)?.instr(origin.at)?.op else {
                return None;
            };
            bodies.extend_from_slice(world.overriders(callee.method));
        }
    }
    bodies.sort_unstable();
    bodies.dedup();
    Some(bodies)
}

/// The delegate that a constructor ties to the thread `made`.
fn body_of(code: &Code<'_>, op: &Op, made: Reg) -> Option<Reg> {
    let Op::Call { args, .. } = op else { return None };
    (args.first() == Some(&made)).then_some(())?;
    code.effects(op).iter().find_map(|effect| match *effect {
        Effect::Body(target @ EffectTarget::Arg(_), ..) => code.operand(op, target),
        _ => None,
    })
}

/// Does a method wait, in itself or in what it calls?
pub(super) fn interruptible(world: &World<'_>, method: MethodId) -> Interruptible {
    let mut answer = Interruptible::No;
    for reached in world.reachable(method) {
        let Some(body) = world.body(reached) else {
            if world.meaning(reached).is_none() {
                answer = Interruptible::Perhaps;
            }
            continue;
        };
        for (_, instr) in body.instrs() {
            if waits(world, &instr.op) {
                return Interruptible::Yes;
            }
            if is_opaque(&instr.op) {
                answer = Interruptible::Perhaps;
            }
        }
    }
    answer
}

/// Does the instruction itself put the thread into the wait, sleep or join state?
fn waits(world: &World<'_>, op: &Op) -> bool {
    match op {
        Op::Enter { .. } => true,
        Op::Call { target: Target::Direct(callee) | Target::Virtual(callee), .. } => world
            .meaning(callee.method)
            .is_some_and(|found| found.effects().iter().any(|effect| effect.is_interruptible())),
        _ => false,
    }
}

fn is_opaque(op: &Op) -> bool {
    matches!(
        op,
        Op::Await { .. }
            | Op::Unknown { .. }
            | Op::Call {
                target: Target::Delegate(_) | Target::Named { .. } | Target::NamedStatic { .. },
                ..
            }
    )
}

/// A wait in a method or in what it calls whose exception nobody catches.
pub(super) fn unprepared(world: &World<'_>, method: MethodId) -> Option<Span> {
    unprepared_in(world, method, &mut FxHashSet::default())
}

fn unprepared_in(world: &World<'_>, method: MethodId, seen: &mut FxHashSet<MethodId>) -> Option<Span> {
    let body = world.body(method).filter(|_| seen.insert(method))?;
    body.instrs().filter(|(at, _)| !is_caught(world, body, at.block)).find_map(|(_, instr)| {
        if waits(world, &instr.op) {
            return Some(instr.span);
        }
        let callee = instr.op.callee()?;
        world.overriders(callee.method).iter().find_map(|&callee| unprepared_in(world, callee, seen))
    })
}

fn is_caught(world: &World<'_>, body: &Body, block: BlockId) -> bool {
    let region = body.blocks.get(block).and_then(|content| content.region);
    body.enclosing(region).any(|(_, region)| match &region.handlers {
        Handlers::Catch(clauses) => clauses.iter().any(|clause| catches(world, clause.ty)),
        Handlers::Finally(_) | Handlers::Fault(_) => false,
    })
}

fn catches(world: &World<'_>, ty: Option<TyId>) -> bool {
    let Some(ty) = ty.filter(|&ty| ty != TyId::OBJECT) else { return true };
    match world.program.tys.get(ty) {
        Ty::Named { def, .. } => {
            CATCHING.contains(&world.program.names.get(world.program.types()[*def].name))
        }
        _ => false,
    }
}
