//! `static-field-written-by-instance`: an object changes what all objects share, without a lock.

use super::peers::member_around;
use crate::{Access, Report, Rule, Touch, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Operation, Severity};
use ir::{FieldFlags, FieldId, MethodFlags, Order, TypeFlags, Visibility};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB5203",
    name: "static-field-written-by-instance",
    aliases: &["S2696", "codeql:cs/static-field-written-by-instance"],
    kind: Kind::ThreadSafety,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[567, 662],
    summary: "a method of an object writes a static field without a lock",
    docs: include_str!("static_field_written_by_instance.md"),
};

pub(crate) struct StaticFieldWrittenByInstance;

impl Rule for StaticFieldWrittenByInstance {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn field(&self, world: &World<'_>, field: FieldId, report: &mut Report<'_>) {
        let declared = &world.program.fields()[field];
        let is_shared = declared.flags.has(FieldFlags::STATIC)
            && !declared.flags.has(FieldFlags::THREAD_LOCAL)
            && !world.program.types()[declared.owner].flags.has(TypeFlags::EXTERNAL);
        if world.is_asked_as(&ABOUT, &["S2696", "codeql:cs/static-field-written-by-instance"]) {
            tell_as_peer(world, report, field);
        } else if is_shared {
            check(world, report, field);
        }
    }
}

fn check(world: &World<'_>, report: &mut Report<'_>, field: FieldId) {
    for (access, protection) in world.protected_accesses(field) {
        let method = &world.program.methods()[access.method];
        let is_plain = access.touch == Touch::Write && access.order == Order::Plain;
        let is_open = method.has_receiver() && method.visibility != Visibility::Private;
        // Tests of a class run one after another, and set up the world as they need it.
        if !is_plain || !is_open || !protection.is_bare() || world.is_in_test(access.method) {
            continue;
        }
        tell(world, report, &access, ", without a lock");
    }
}

/// Others do not ask for locks: `S2696` minds the first write of every method of an object, `CodeQL` those of constructors as well.
fn tell_as_peer(world: &World<'_>, report: &mut Report<'_>, field: FieldId) {
    let declared = &world.program.fields()[field];
    if !declared.flags.has(FieldFlags::STATIC) {
        return;
    }
    let with_constructors = world.is_asked_as(&ABOUT, &["codeql:cs/static-field-written-by-instance"]);
    let mut told = Vec::new();
    for access in world.accesses(field).iter().filter(|access| access.touch == Touch::Write) {
        let around = member_around(world, access.method);
        let member = &world.program.methods()[around];
        let is_exempt = member.flags.has(MethodFlags::FINALIZER)
            || member.flags.has(MethodFlags::CONSTRUCTOR) && !with_constructors;
        if member.has_receiver() && !is_exempt && member.owner == declared.owner && !told.contains(&around) {
            told.push(around);
            tell(world, report, access, "");
        }
    }
}

fn tell(world: &World<'_>, report: &mut Report<'_>, write: &Access, how: &str) {
    let name = report.field_name(write.field);
    let side = report.access("write", write.span, Operation::Write, &name);
    let other = report.side("field", world.program.fields()[write.field].span);
    let message = format!("a method of one object writes `{name}`, which all objects and threads share{how}");
    report.at(&ABOUT, side, message, |finding| {
        finding.object = Some(Object::Variable(name));
        finding.others.extend(other);
        finding.help = Some("make it a field of the object, or write it under a static lock".to_owned());
    });
}
