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

use crate::accesses::AccessId;
use crate::analysis::Analysis;
use crate::points_to::McId;
use crate::threads::{Origin, ThreadId};
use ir::cfg::{AccessPath, Def, Root};
use ir::effects::{Effect, GivesUp, Quantity, Style};
use ir::{At, MethodId, Place};

/// Is a thread over before `later`, if that touches what the thread keeps in itself and touches at `own`?
pub(crate) fn is_over(
    analysis: &Analysis<'_, '_>,
    thread: ThreadId,
    own: AccessId,
    mc: McId,
    later: AccessId,
) -> bool {
    is_of_running_thread(analysis, thread, own, mc) && is_behind_join(analysis, later)
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
                    .is_some_and(|rest| analysis.stability.are_owning(rest))
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
    Some(analysis.bodies.path(method, at, analysis.bodies.target_reg(op, target)?))
}

fn comes_before(analysis: &Analysis<'_, '_>, method: MethodId, first: At, second: At) -> bool {
    if first.block == second.block {
        return first.index < second.index;
    }
    analysis.bodies.dominates(method, first.block, second.block)
}
