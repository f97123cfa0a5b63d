//! `stale-shared-write`: a plain field of a class that threads share is written without a lock, and read without one.

use super::shared_classes::{BareWrite, bare_writes, primitive};
use crate::{Report, Rule, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Operation, Severity};
use ir::{FieldFlags, FieldId, Prim};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB1801",
    name: "stale-shared-write",
    aliases: &["spotbugs:AT_STALE_THREAD_WRITE_OF_PRIMITIVE"],
    kind: Kind::Race,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[366, 413],
    summary: "a flag or number of a class that threads share is written without a lock, so that others may not see it",
    docs: include_str!("stale_shared_write.md"),
};

pub(crate) struct StaleSharedWrite;

impl Rule for StaleSharedWrite {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn field(&self, world: &World<'_>, field: FieldId, report: &mut Report<'_>) {
        let is_plain = !world.program.fields()[field].flags.has(FieldFlags::VOLATILE);
        if is_plain && primitive(world, field).is_some_and(|prim| !is_in_halves(prim)) {
            for found in bare_writes(world, field).iter().filter(|found| !found.is_update) {
                tell(&ABOUT, report, found, "others may see the old value for a long time, or for ever");
            }
        }
    }
}

/// May a value be written in two halves?
pub(super) fn is_in_halves(prim: Prim) -> bool {
    matches!(prim, Prim::Long | Prim::ULong | Prim::Double)
}

pub(super) fn tell(about: &'static finding::Rule, report: &mut Report<'_>, found: &BareWrite, harm: &str) {
    let name = report.field_name(found.write.field);
    let side = report.access("write", found.write.span, Operation::Write, &name);
    let other = report.access("read", found.read.span, Operation::Read, &name);
    let message = format!("`{name}` is written without a lock and read without one elsewhere: {harm}");
    report.at(about, side, message, |finding| {
        finding.object = Some(Object::Variable(name.clone()));
        finding.others.extend(other);
        finding.help =
            Some(format!("declare `{name}` volatile, or hold one lock around all of its accesses"));
    });
}
