//! Classes whose objects threads share, told by the class itself: it locks, has volatile or atomic fields, or is
//! what a thread runs. What such a class writes without a lock, and reads elsewhere without one, others may see late, or
//! half, or not at all.

use crate::code::place_field;
use crate::{Access, Code, Protection, Touch, World};
use ir::effects::{Effect, Fact};
use ir::{FieldFlags, FieldId, MethodFlags, MethodId, Op, Prim, Ty, TyId, TypeFlags, TypeId};

/// A write without a lock that another method may read without one.
pub(super) struct BareWrite {
    pub(super) write: Access,
    /// A read in another method.
    pub(super) read: Access,
    /// Is the new value made from the old one?
    pub(super) is_update: bool,
}

/// The writes of a field that are as bare as a read elsewhere, in classes that are meant for threads.
pub(super) fn bare_writes(world: &World<'_>, field: FieldId) -> Vec<BareWrite> {
    let declared = &world.program.fields()[field];
    let exempt = [FieldFlags::READONLY, FieldFlags::CONST, FieldFlags::THREAD_LOCAL];
    let touches =
        |touch| world.accesses(field).iter().any(|access| access.touch == touch && is_own(world, access));
    let is_exempt = exempt.into_iter().any(|flag| declared.flags.has(flag));
    if is_exempt || !touches(Touch::Write) || !touches(Touch::Read) || !is_for_threads(world, declared.owner)
    {
        return Vec::new();
    }
    let accesses = world.protected_accesses(field);
    let bare = || accesses.iter().filter(|(_, protection)| Protection::is_bare(protection));
    let writes = bare().filter(|(access, _)| access.touch == Touch::Write && is_own(world, access));
    let with_read = writes.filter_map(|(write, _)| {
        let is_elsewhere = |read: &Access| read.touch == Touch::Read && read.method != write.method;
        let (read, _) = bare().find(|(read, _)| is_elsewhere(read) && is_own(world, read))?;
        let code = Code::new(world, write.method)?;
        Some(BareWrite { write: *write, read: *read, is_update: is_update(&code, write) })
    });
    with_read.collect()
}

/// Is it the class itself that touches its field?
fn is_own(world: &World<'_>, access: &Access) -> bool {
    world.program.methods()[access.method].owner == world.program.fields()[access.field].owner
}

/// Does a class show that threads share its objects, and not say the contrary?
fn is_for_threads(world: &World<'_>, ty: TypeId) -> bool {
    let declared = &world.program.types()[ty];
    let denies = declared.attributes.iter().any(|it| world.facts(it.ty).has(Fact::ThreadUnsafe));
    !declared.flags.has(TypeFlags::EXTERNAL)
        && !denies
        && (is_run_by_threads(world, ty)
            || declared.fields.iter().any(|&field| is_field_for_threads(world, field))
            || declared.methods.iter().any(|&method| is_method_for_threads(world, method)))
}

/// Is it a thread, or a `Runnable`: what takes nothing and gives nothing back is run by somebody else?
fn is_run_by_threads(world: &World<'_>, ty: TypeId) -> bool {
    let own = world.program.tys.find(&Ty::Named { def: ty, args: Box::default() });
    own.is_some_and(|own| {
        world.delegate_methods(own).into_iter().any(|method| {
            let run = &world.program.methods()[method];
            run.params.is_empty() && run.ret == TyId::VOID
        })
    })
}

fn is_field_for_threads(world: &World<'_>, field: FieldId) -> bool {
    let declared = &world.program.fields()[field];
    declared.flags.has(FieldFlags::VOLATILE) || is_lock_or_atomic(world, declared.ty)
}

/// A lock, or a number or reference that is changed in one step: what is safe for threads and neither a collection nor of
/// the program.
fn is_lock_or_atomic(world: &World<'_>, ty: TyId) -> bool {
    let facts = world.facts(ty);
    let others = [Fact::Collection, Fact::Task, Fact::Thread, Fact::Immutable, Fact::Interface];
    let is_atomic = facts.has(Fact::ThreadSafe) && !others.into_iter().any(|fact| facts.has(fact));
    facts.has(Fact::Lock) || is_atomic
}

fn is_method_for_threads(world: &World<'_>, method: MethodId) -> bool {
    if world.program.methods()[method].flags.has(MethodFlags::SYNCHRONIZED) {
        return true;
    }
    let Some(code) = Code::new(world, method) else { return false };
    code.instrs().any(|(_, instr)| {
        matches!(instr.op, Op::Enter { .. })
            || code.effects(&instr.op).iter().any(|effect| matches!(effect, Effect::Acquire(..)))
    })
}

/// Is what is written computed from what the field held? Boxed numbers are unpacked and packed by calls.
fn is_update(code: &Code<'_>, write: &Access) -> bool {
    let op = |at| code.body.instr(at).map(|instr| &instr.op);
    let Some(Op::Store { src, .. }) = op(write.at) else { return false };
    let made_from = code.dependencies(write.at, *src);
    let is_computed =
        made_from.iter().any(|&at| matches!(op(at), Some(Op::Binary { .. } | Op::Unary { .. })));
    is_computed
        && made_from.into_iter().any(
            |at| matches!(op(at), Some(Op::Load { place, .. }) if place_field(place) == Some(write.field)),
        )
}

/// Is it a number, a character or a flag?
pub(super) fn primitive(world: &World<'_>, field: FieldId) -> Option<Prim> {
    match world.program.tys.get(world.program.fields()[field].ty) {
        Ty::Prim(prim) if !matches!(prim, Prim::String | Prim::Object) => Some(*prim),
        _ => None,
    }
}

/// A number or flag, or one in a box.
pub(super) fn is_number(world: &World<'_>, field: FieldId) -> bool {
    let ty = world.program.fields()[field].ty;
    primitive(world, field).is_some()
        || world.facts(ty).has(Fact::WeakIdentity) && world.facts(ty).has(Fact::Immutable)
}
