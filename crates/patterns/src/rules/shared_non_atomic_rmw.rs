//! `shared-non-atomic-rmw`: `count++` is three steps, and another thread takes some of them at the same time.

use crate::{Access, Code, Report, Rule, Touch, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Operation, Severity};
use ir::effects::{Effect, Joined, Runner};
use ir::{FieldFlags, FieldId, MethodId, Op, Order, TypeFlags};
use rustc_hash::FxHashSet;
use std::collections::BTreeMap;

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

    fn program(&self, world: &World<'_>, report: &mut Report<'_>) {
        let elsewhere = run_elsewhere(world);
        let mut writes: BTreeMap<MethodId, Vec<(Access, &Access)>> = BTreeMap::new();
        for (id, field) in world.program.fields().entries() {
            let exempt =
                [FieldFlags::READONLY, FieldFlags::CONST, FieldFlags::VOLATILE, FieldFlags::THREAD_LOCAL];
            let is_own = !world.program.types()[field.owner].flags.has(TypeFlags::EXTERNAL);
            if is_own && !exempt.into_iter().any(|flag| field.flags.has(flag)) {
                for (write, other) in bare_writes(world, id, &elsewhere) {
                    writes.entry(write.method).or_default().push((write, other));
                }
            }
        }
        // What a body computes is asked for all of its writes together: a parser has hundreds.
        for (method, writes) in writes {
            let Some(code) = Code::new(world, method) else { continue };
            for (write, other) in writes.iter().filter(|(write, _)| is_update(&code, write)) {
                tell(report, write, other);
            }
        }
    }
}

/// The methods that threads, tasks, the pool and timers start, and what those call.
fn run_elsewhere(world: &World<'_>) -> FxHashSet<MethodId> {
    let mut all: FxHashSet<MethodId> = FxHashSet::default();
    let mut open: Vec<MethodId> = Vec::new();
    for code in world.program.methods().ids().filter_map(|method| Code::new(world, method)) {
        for (at, instr) in code.calls() {
            for effect in code.effects(&instr.op) {
                let (target, runner) = match *effect {
                    Effect::Spawn(spawn) if spawn.joined == Joined::Detached => {
                        (spawn.delegate, spawn.runner)
                    }
                    Effect::Body(target, runner, _) => (target, runner),
                    _ => continue,
                };
                let runs = matches!(runner, Runner::Thread | Runner::Task | Runner::Pool | Runner::Timer);
                let delegate = code.operand(&instr.op, target).filter(|_| runs);
                open.extend(delegate.into_iter().flat_map(|reg| code.methods_of(at, reg)));
            }
        }
    }
    while let Some(method) = open.pop() {
        if all.insert(method) {
            open.extend(world.callees(method));
        }
    }
    all
}

/// The writes of a field without a lock by code that runs elsewhere, each with a write by other code.
fn bare_writes<'w>(
    world: &'w World<'_>,
    field: FieldId,
    elsewhere: &FxHashSet<MethodId>,
) -> Vec<(Access, &'w Access)> {
    let mut accesses = world.accesses(field).iter().filter(|access| !world.is_construction(access.method));
    if !accesses.clone().any(|access| elsewhere.contains(&access.method)) {
        return Vec::new();
    }
    let is_other = |access: &&Access| !elsewhere.contains(&access.method) && access.touch == Touch::Write;
    let Some(other) = accesses.find(is_other) else { return Vec::new() };
    let protected = world.protected_accesses(field).into_iter();
    let bare = protected.filter(|(_, protection)| protection.is_bare()).map(|(access, _)| access);
    let is_candidate = |access: &Access| {
        elsewhere.contains(&access.method) && access.touch == Touch::Write && access.order == Order::Plain
    };
    bare.filter(is_candidate).map(|access| (access, other)).collect()
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
