//! `shared-non-atomic-rmw`: `count++` is three steps, and another thread takes some of them at the same time.

use super::shared_classes::{bare_writes, is_number};
use crate::{Access, Code, Report, Rule, Run, Touch, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Operation, Severity};
use ir::{FieldFlags, FieldId, MethodId, Op, Order, Ty, TypeFlags};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB3602",
    name: "shared-non-atomic-rmw",
    aliases: &["spotbugs:AT_NONATOMIC_OPERATIONS_ON_SHARED_VARIABLE"],
    kind: Kind::Atomicity,
    severity: Severity::Warning,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[366],
    summary: "a field is read, changed and written without a lock by code that runs in several threads",
    docs: include_str!("shared_non_atomic_rmw.md"),
};

pub(crate) struct SharedNonAtomicRmw;

impl Rule for SharedNonAtomicRmw {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn field(&self, world: &World<'_>, field: FieldId, report: &mut Report<'_>) {
        let declared = &world.program.fields()[field];
        let exempt =
            [FieldFlags::READONLY, FieldFlags::CONST, FieldFlags::VOLATILE, FieldFlags::THREAD_LOCAL];
        let is_own = !world.program.types()[declared.owner].flags.has(TypeFlags::EXTERNAL);
        let by_threads = if is_own && !exempt.into_iter().any(|flag| declared.flags.has(flag)) {
            check(world, report, field)
        } else {
            Vec::new()
        };
        if is_number(world, field) {
            let updates = bare_writes(world, field).into_iter().filter(|found| found.is_update);
            for found in updates.filter(|found| !by_threads.contains(&found.write)) {
                tell_shared(report, &found.write, &found.read);
            }
        }
    }
}

/// What threads update that somebody starts; returns what was told.
fn check(world: &World<'_>, report: &mut Report<'_>, field: FieldId) -> Vec<Access> {
    if !is_reached_by_threads(world, field) {
        return Vec::new();
    }
    let mut accesses = world.accesses(field).iter().filter(|access| !world.is_construction(access.method));
    if !accesses.clone().any(|access| world.runs_elsewhere(access.method)) {
        return Vec::new();
    }
    let Some(other) =
        accesses.find(|access| access.touch == Touch::Write && !world.runs_elsewhere(access.method))
    else {
        return Vec::new();
    };
    let is_candidate = |access: &Access| {
        access.touch == Touch::Write && access.order == Order::Plain && world.runs_elsewhere(access.method)
    };
    let protected = world.protected_accesses(field).into_iter();
    let bare = protected.filter(|(_, protection)| protection.is_bare()).map(|(access, _)| access);
    let candidates: Vec<Access> = bare.filter(is_candidate).collect();
    let mut told = Vec::new();
    // What a body computes is asked for all of its writes together.
    for writes in candidates.chunk_by(|one, next| one.method == next.method) {
        let is_read_there = |other: &Access| other.method == writes[0].method && other.touch == Touch::Read;
        if !world.accesses(field).iter().any(is_read_there) {
            continue;
        }
        let Some(code) = Code::new(world, writes[0].method) else { continue };
        for write in writes.iter().filter(|write| is_update(&code, write)) {
            tell(report, write, other);
            told.push(*write);
        }
    }
    told
}

/// Do threads get hold of the very object? Of a static field, all do; else a method of its own type, or a lambda in one, must
/// be what a thread is started with. What is only called from there may be an object of the thread's own.
fn is_reached_by_threads(world: &World<'_>, field: FieldId) -> bool {
    let declared = &world.program.fields()[field];
    if declared.flags.has(FieldFlags::STATIC) {
        return true;
    }
    let own = world.program.types()[declared.owner].methods.iter().copied();
    let mut touching = own.chain(world.accesses(field).iter().map(|access| access.method));
    touching.any(|method| world.runs_elsewhere(method) && is_started(world, method))
}

/// Is it what a thread is given? In Java that may be an object, of which the library calls the method.
fn is_started(world: &World<'_>, method: MethodId) -> bool {
    let owner = Ty::Named { def: world.program.methods()[method].owner, args: Box::default() };
    let is_run = |ty| world.delegate_methods(ty).contains(&method);
    world.program.tys.find(&owner).is_some_and(is_run)
        || world.callers(method).iter().any(|caller| {
            caller.run == Run::Delegate
                && Code::new(world, caller.method).is_some_and(|code| code.is_spawned(caller.at))
        })
}

fn tell(report: &mut Report<'_>, update: &Access, other: &Access) {
    let name = report.field_name(update.field);
    let side = report.access("change", update.span, Operation::Write, &name);
    let other = report.access("write by others", other.span, Operation::Write, &name);
    let message = format!(
        "this runs in a thread of its own and reads, changes and writes `{name}` in steps; what others write in between is lost"
    );
    report.at(&ABOUT, side, message, |finding| {
        finding.object = Some(Object::Variable(name));
        finding.others.extend(other);
        finding.help = Some("use `Interlocked`, or hold one lock around all writes".to_owned());
    });
}

fn tell_shared(report: &mut Report<'_>, update: &Access, read: &Access) {
    let name = report.field_name(update.field);
    let side = report.access("change", update.span, Operation::Write, &name);
    let other = report.access("read", read.span, Operation::Read, &name);
    let message = format!(
        "threads share this object, and this reads, changes and writes `{name}` in steps without a lock: what another \
         thread writes in between is lost"
    );
    report.at(&ABOUT, side, message, |finding| {
        finding.object = Some(Object::Variable(name));
        finding.others.extend(other);
        finding.help = Some("hold a lock around all accesses, or use `AtomicInteger` or its like".to_owned());
    });
}

/// Is what is written made from what the field held?
fn is_update(code: &Code<'_>, access: &Access) -> bool {
    let Some(Op::Store { src, .. }) = code.body.instr(access.at).map(|instr| &instr.op) else { return false };
    let op = |at| code.body.instr(at).map(|instr| &instr.op);
    code.origins(access.at, *src).into_iter().any(|origin| {
        matches!(op(origin), Some(Op::Binary { .. }))
            && code.ingredients(access.at, *src).into_iter().any(|place| {
                let read = op(place).and_then(Op::place).and_then(crate::code::place_field);
                read == Some(access.field) && matches!(op(place), Some(Op::Load { .. }))
            })
    })
}
