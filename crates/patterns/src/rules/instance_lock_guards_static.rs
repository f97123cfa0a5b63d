//! `instance-lock-guards-static`: a static field is written under a lock that every object has for itself.

use crate::{Access, Code, Guard, Protection, Report, Rule, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Operation, Severity};
use ir::cfg::{AccessPath, Root, Step};
use ir::{FieldFlags, FieldId, Op};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB1201",
    name: "instance-lock-guards-static",
    aliases: &[
        "spotbugs:SSD_DO_NOT_USE_INSTANCE_LOCK_ON_SHARED_STATIC_DATA",
        "errorprone:StaticGuardedByInstance",
    ],
    kind: Kind::Race,
    severity: Severity::Error,
    stage: Stage::Default,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[662, 820],
    summary: "a static field is written under a lock that each object has for itself",
    docs: include_str!("instance_lock_guards_static.md"),
};

pub(crate) struct InstanceLockGuardsStatic;

impl Rule for InstanceLockGuardsStatic {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn field(&self, world: &World<'_>, field: FieldId, report: &mut Report<'_>) {
        let declared = &world.program.fields()[field];
        let is_shared =
            declared.flags.has(FieldFlags::STATIC) && !declared.flags.has(FieldFlags::THREAD_LOCAL);
        if is_shared {
            check(world, report, field);
        }
    }
}

fn check(world: &World<'_>, report: &mut Report<'_>, field: FieldId) {
    let accesses = world.protected_accesses(field);
    for (access, protection) in &accesses {
        if !access.touch.writes() || access.touch.is_atomic() {
            continue;
        }
        let Some(lock) = only_lock(world, access, protection) else { continue };
        let name = report.field_name(field);
        let lock = match lock {
            Lock::Receiver => "`this`".to_owned(),
            Lock::Field(lock) => format!("`{}`", report.field_name(lock)),
        };
        let side = report.access("write", access.span, Operation::Write, &name);
        let elsewhere = accesses.iter().find(|(other, _)| other.method != access.method);
        let other = match elsewhere {
            Some((other, _)) if other.touch.writes() => {
                report.access("another write", other.span, Operation::Write, &name)
            }
            Some((other, _)) => report.access("read", other.span, Operation::Read, &name),
            None => report.side("static field", world.program.fields()[field].span),
        };
        let message = format!(
            "all objects share `{name}`, but it is written under {lock}, which each object has for itself: two objects do not exclude each other"
        );
        report.at(&ABOUT, side, message, |finding| {
            finding.object = Some(Object::Variable(name));
            finding.others.extend(other);
            finding.help =
                Some("guard it by a static lock: `private static readonly object gate = new();`".to_owned());
        });
    }
}

/// A lock that each object has for itself.
enum Lock {
    /// The object.
    Receiver,
    /// What the object holds in a field.
    Field(FieldId),
}

/// The only lock that is held, if each object has it for itself.
fn only_lock(world: &World<'_>, access: &Access, protection: &Protection) -> Option<Lock> {
    if protection.guards.iter().any(|guard| matches!(guard, Guard::Global(_))) {
        return None;
    }
    let code = Code::new(world, access.method)?;
    let held = code.held(access.at);
    let [held] = &held[..] else { return None };
    let AccessPath { root: Root::Entry(reg), steps } = held.lock else { return None };
    if Some(*reg) != code.receiver() {
        return None;
    }
    match steps[..] {
        [] => Some(Lock::Receiver),
        [Step::Field(field)] => is_own(world, field).then_some(Lock::Field(field)),
        _ => None,
    }
}

/// Does each object make the lock for itself? One that is handed in may be the same for all.
fn is_own(world: &World<'_>, lock: FieldId) -> bool {
    let mut stores = world.accesses(lock).iter().filter(|access| access.touch.writes()).peekable();
    stores.peek().is_some()
        && stores.all(|store| {
            Code::new(world, store.method).is_some_and(|code| {
                let Some(Op::Store { src, .. }) = code.body.instr(store.at).map(|instr| &instr.op) else {
                    return false;
                };
                code.is_made_here(&code.path(store.at, *src))
            })
        })
}
