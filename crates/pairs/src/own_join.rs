//! What a thread keeps in itself is read behind its own join.
//!
//! Workers are started in one loop. In another one, each is joined, and then its result is read; other workers may still run:
//! they have results of their own.
//!
//! ```text
//! over(t, a, b) :- a accesses the object that stands for the running t, or what only that leads to;
//!                  b accesses the same below a register r; a join of r, without a time limit, comes before b in any case.
//! ```
//!
//! The join is of the very value that `b` goes through: if both touch one object, they speak of one thread.
//!
//! A task that returns what it keeps in itself gives it to whoever gets its result:
//!
//! ```text
//! over(t, a, b) :- a accesses what the running t keeps in itself, t returns such things only;
//!                  b accesses what a wait for t, without a time limit, gave, or what that alone keeps in a field.
//! ```
//!
//! That a future gives what its own task returned, and nobody else completes it, is taken for granted.

use crate::accesses::AccessId;
use crate::analysis::Analysis;
use crate::points_to::{McId, ObjId};
use crate::threads::{Origin, ThreadId};
use ir::cfg::{AccessPath, Def, Root};
use ir::effects::{Effect, GivesUp, Quantity, Style};
use ir::{At, MethodId, Op, Place, Reg, Terminator};

/// Is a thread over before `later`, if that touches what the thread keeps in itself and touches at `own`?
pub(crate) fn is_over(
    analysis: &Analysis<'_, '_>,
    thread: ThreadId,
    own: AccessId,
    mc: McId,
    (later, later_mc): (AccessId, McId),
) -> bool {
    (is_of_running_thread(analysis, thread, own, mc) && is_behind_join(analysis, later))
        || (is_of_result(analysis, thread, later, later_mc) && analysis.is_own(own))
}

/// Is an access to what a thread kept in itself and returned, or below that?
fn is_of_result(analysis: &Analysis<'_, '_>, thread: ThreadId, id: AccessId, mc: McId) -> bool {
    let method = analysis.accesses[id].method;
    let Some(AccessPath { root: Root::Def(Def::Instr(got)), steps }) = analysis.base_path(id) else {
        return false;
    };
    let future = waited_for(analysis, method, got).map(|future| analysis.points_to.values(mc, future));
    let is_of_thread = |future: &ObjId| {
        let mut all = analysis.threads.all.ids().filter(|&thread| is_future_of(analysis, thread, *future));
        all.next() == Some(thread) && all.next().is_none()
    };
    future.is_some_and(|futures| !futures.is_empty() && futures.iter().all(is_of_thread))
        && analysis.stability.are_injective(&steps)
        && analysis.threads.all[thread].roots.iter().all(|&root| returns_own(analysis, root))
}

/// Is it what the start of a thread gave?
fn is_future_of(analysis: &Analysis<'_, '_>, thread: ThreadId, future: ObjId) -> bool {
    let Origin::Spawn { from, at, .. } = analysis.threads.all[thread].origin else { return false };
    let start = analysis.world.body(analysis.points_to.mcs[from].method).and_then(|body| body.instr(at));
    match start.map(|instr| &instr.op) {
        Some(Op::Call { dst: Some(dst), .. }) => analysis.points_to.reg(from, *dst).contains(&future),
        _ => false,
    }
}

/// Does a method return only what the thread that begins with it keeps in itself?
fn returns_own(analysis: &Analysis<'_, '_>, root: McId) -> bool {
    let method = analysis.points_to.mcs[root].method;
    analysis.world.body(method).is_some_and(|body| {
        body.blocks.entries().all(|(block, content)| match content.end {
            Terminator::Return(Some(reg)) => {
                let end = At { block, index: content.instrs.len() as u32 };
                analysis.publication.is_own(method, end, reg)
            }
            _ => true,
        })
    })
}

fn is_of_running_thread(analysis: &Analysis<'_, '_>, thread: ThreadId, own: AccessId, mc: McId) -> bool {
    let Origin::Spawn { how, .. } = analysis.threads.all[thread].origin else { return false };
    let Some(AccessPath { root: Root::Entry(reg), .. }) = analysis.base_path(own) else { return false };
    let is_handle = |handle| analysis.points_to.values(mc, reg)[..] == [handle];
    how.handle.is_some_and(is_handle) && analysis.is_own(own)
}

/// Does the way to an access always lead through a join of what it goes through?
fn is_behind_join(analysis: &Analysis<'_, '_>, id: AccessId) -> bool {
    let access = &analysis.accesses[id];
    let Some(base) = analysis.base_path(id) else { return false };
    let Some(body) = analysis.world.body(access.method) else { return false };
    body.instrs().any(|(at, _)| {
        let joined = joined(analysis, access.method, at);
        joined.is_some_and(|joined| {
            is_same_value(analysis, access.method, &joined.root, &base.root)
                && base
                    .steps
                    .strip_prefix(&joined.steps[..])
                    .is_some_and(|rest| analysis.stability.are_injective(rest))
                && analysis.stability.are_final(analysis.world, &joined.steps)
        }) && comes_before(analysis, access.method, at, access.at)
    })
}

/// Are two values one: the same, or the same element of the same array, with the same number?
fn is_same_value(analysis: &Analysis<'_, '_>, method: MethodId, one: &Root, other: &Root) -> bool {
    let element = |root: &Root| {
        let Root::Def(Def::Instr(at)) = *root else { return None };
        match analysis.world.body(method)?.instr(at)?.op.place()? {
            Place::Element { array, indices } => {
                let regs = std::iter::once(array).chain(&**indices);
                Some(regs.map(|&reg| analysis.bodies.path(method, at, reg)).collect::<Vec<_>>())
            }
            _ => None,
        }
    };
    one == other || element(one).is_some_and(|path| element(other) == Some(path))
}

/// What an instruction waits for without end.
fn joined(analysis: &Analysis<'_, '_>, method: MethodId, at: At) -> Option<AccessPath> {
    Some(analysis.bodies.path(method, at, waited_for(analysis, method, at)?))
}

/// The register of what an instruction waits for without end.
fn waited_for(analysis: &Analysis<'_, '_>, method: MethodId, at: At) -> Option<Reg> {
    let op = &analysis.world.body(method)?.instr(at)?.op;
    let effects = analysis.bodies.effects_of(op);
    let target = effects.into_iter().find_map(|effect| match effect {
        Effect::Join(target, Quantity::All, manner)
            if manner.gives_up == GivesUp::Never && manner.style == Style::Blocking =>
        {
            Some(target)
        }
        _ => None,
    })?;
    analysis.bodies.target_reg(op, target)
}

fn comes_before(analysis: &Analysis<'_, '_>, method: MethodId, first: At, second: At) -> bool {
    if first.block == second.block {
        return first.index < second.index;
    }
    analysis.bodies.dominates(method, first.block, second.block)
}
