//! `mostly-locked-field`: half of the accesses of a field are under a lock, and here it is not (as counted by
//! Hovemeyer and Pugh, OOPSLA 2004 companion).

use crate::{Access, Code, Guard, Protection, Report, Rule, Touch, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Operation, Severity};
use ir::effects::Fact;
use ir::{FieldFlags, FieldId, MethodFlags, MethodId, Order, TypeFlags, Visibility};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB1803",
    name: "mostly-locked-field",
    aliases: &["spotbugs:IS2_INCONSISTENT_SYNC", "codeql:java/inconsistent-field-synchronization"],
    kind: Kind::Race,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[366, 820],
    summary: "a field is accessed under one lock at least as often as without, but here without",
    docs: include_str!("mostly_locked_field.md"),
};

pub(crate) struct MostlyLockedField;

impl Rule for MostlyLockedField {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn field(&self, world: &World<'_>, field: FieldId, report: &mut Report<'_>) {
        if is_candidate(world, field) {
            check(world, field, report);
        }
    }
}

/// Fields of objects that may change, and that are not for everybody to use as they like.
fn is_candidate(world: &World<'_>, field: FieldId) -> bool {
    let declared = &world.program.fields()[field];
    let owner = &world.program.types()[declared.owner];
    let exempt = [
        FieldFlags::STATIC,
        FieldFlags::READONLY,
        FieldFlags::CONST,
        FieldFlags::VOLATILE,
        FieldFlags::THREAD_LOCAL,
    ];
    let denies = owner.attributes.iter().any(|it| world.facts(it.ty).has(Fact::ThreadUnsafe));
    !exempt.into_iter().any(|flag| declared.flags.has(flag))
        && declared.visibility != Visibility::Public
        && !owner.flags.has(TypeFlags::EXTERNAL)
        && !denies
}

fn check(world: &World<'_>, field: FieldId, report: &mut Report<'_>) {
    let all = world.protected_accesses(field);
    let counted = || all.iter().filter(|(access, _)| !is_quiet(world, access.method));
    let Some(guard) = most_held(&all) else { return };
    let locked: Vec<&Access> =
        counted().filter(|(_, held)| held.guards.contains(guard)).map(|(access, _)| access).collect();
    let bare: Vec<&Access> = counted()
        .filter(|(access, held)| held.is_bare() && access.order == Order::Plain)
        .map(|(access, _)| access)
        .collect();
    let takes_it = |access: &&Access| Code::new(world, access.method).is_some_and(|code| code.takes_locks());
    let Some(example) = locked.iter().find(|access| takes_it(access)) else { return };
    if !is_habit(&locked, &bare) {
        return;
    }
    let first_of_method =
        |index: usize| !bare[..index].iter().any(|earlier| earlier.method == bare[index].method);
    for index in (0..bare.len()).filter(|&index| first_of_method(index)) {
        tell(report, bare[index], example, locked.len());
    }
}

/// The lock that most accesses hold.
fn most_held(all: &[(Access, Protection)]) -> Option<&Guard> {
    let guards = all.iter().flat_map(|(_, held)| &held.guards);
    let count = |guard: &Guard| all.iter().filter(|(_, held)| held.guards.contains(guard)).count();
    guards.reduce(|best, next| if count(next) > count(best) { next } else { best })
}

/// Methods that run before or after all others: the object is being made, copied, closed or printed.
pub(super) fn is_quiet(world: &World<'_>, method: MethodId) -> bool {
    const NAMES: [&str; 9] = [
        "readObject",
        "writeObject",
        "clone",
        "close",
        "toString",
        "init",
        "initialize",
        "dispose",
        "finalize",
    ];
    let declared = &world.program.methods()[method];
    declared.flags.has(MethodFlags::FINALIZER) || NAMES.contains(&world.program.names.get(declared.name))
}

/// Is the lock meant? At least half of the accesses hold it, the field is read and written, and what is bare does not
/// outweigh what is locked, where a write weighs as much as two reads.
fn is_habit(locked: &[&Access], bare: &[&Access]) -> bool {
    let writes = |of: &[&Access]| of.iter().filter(|access| access.touch.writes()).count();
    let weight = |of: &[&Access]| of.len() + writes(of);
    let reads = |of: &[&Access]| of.len() - writes(of);
    // 1.6 times the weight of what is bare, less one read.
    let is_outweighed = reads(bare) > 0 && 8 * weight(bare).saturating_sub(1) / 5 > weight(locked);
    locked.len() >= bare.len()
        && writes(locked) + writes(bare) > 0
        && reads(locked) + reads(bare) > 0
        && !is_outweighed
}

fn tell(report: &mut Report<'_>, slip: &Access, example: &Access, guarded: usize) {
    let name = report.field_name(slip.field);
    let operation = |access: &Access| match access.touch {
        Touch::Read => Operation::Read,
        _ => Operation::Write,
    };
    let doing = if operation(slip) == Operation::Write { "written" } else { "read" };
    let side = report.access(doing, slip.span, operation(slip), &name);
    let other = report.access("under the lock", example.span, operation(example), &name);
    let message =
        format!("`{name}` is {doing} without a lock here, but {guarded} other accesses of it hold one");
    report.at(&ABOUT, side, message, |finding| {
        finding.object = Some(Object::Variable(name));
        finding.others.extend(other);
        finding.help = Some("take the same lock here too, or say why this access needs none".to_owned());
    });
}
