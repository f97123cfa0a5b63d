//! `static-unsafe-object`: an object that is not made for threads is put into a static field at all.

use super::static_not_threadsafe_type::is_unsafe;
use crate::{Access, Report, Rule, Touch, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Operation, Severity};
use ir::FieldId;

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB5801",
    name: "static-unsafe-object",
    aliases: &[
        "S2885",
        "codeql:java/thread-unsafe-dateformat",
        "errorprone:DateFormatConstant",
        "spotbugs:STCAL_STATIC_CALENDAR_INSTANCE",
        "spotbugs:STCAL_STATIC_SIMPLE_DATE_FORMAT_INSTANCE",
    ],
    kind: Kind::ThreadSafety,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[362, 567],
    summary: "an object that one thread at a time may use is put into a static field",
    docs: include_str!("static_unsafe_object.md"),
};

pub(crate) struct StaticUnsafeObject;

impl Rule for StaticUnsafeObject {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn field(&self, world: &World<'_>, field: FieldId, report: &mut Report<'_>) {
        if !is_unsafe(world, &world.program.fields()[field]) || is_always_locked(world, field) {
            return;
        }
        let Some(first) = world.accesses(field).iter().find(|access| access.touch.writes()) else { return };
        let name = report.field_name(field);
        let side = report.access("put", first.span, Operation::Write, &name);
        let message = format!("`{name}` is static, and its object is not made for several threads");
        report.at(&ABOUT, side, message, |finding| {
            finding.object = Some(Object::Variable(name));
            finding.help =
                Some("make one for each use or each thread, or use a type that is immutable".to_owned());
        });
    }
}

/// Is it used, and each time under a lock?
fn is_always_locked(world: &World<'_>, field: FieldId) -> bool {
    let uses = world.protected_accesses(field);
    let is_use = |access: &Access| access.touch == Touch::Read && world.changes_object(access);
    let mut reads = uses.iter().filter(|(access, _)| is_use(access)).peekable();
    reads.peek().is_some() && reads.all(|(_, held)| !held.guards.is_empty())
}
