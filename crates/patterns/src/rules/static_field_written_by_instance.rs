//! `static-field-written-by-instance`: an object changes what all objects share, without a lock.

use crate::{Report, Rule, Touch, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Operation, Severity};
use ir::{FieldFlags, FieldId, Order, TypeFlags, Visibility};

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
        if is_shared {
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
        let name = report.field_name(field);
        let side = report.access("write", access.span, Operation::Write, &name);
        let other = report.side("field", world.program.fields()[field].span);
        let message = format!(
            "a method of one object writes `{name}`, which all objects and threads share, without a lock"
        );
        report.at(&ABOUT, side, message, |finding| {
            finding.object = Some(Object::Variable(name));
            finding.others.extend(other);
            finding.help = Some("make it a field of the object, or write it under a static lock".to_owned());
        });
    }
}
