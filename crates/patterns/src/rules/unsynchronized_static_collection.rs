//! `unsynchronized-static-collection`: what is static is there for all threads.

use crate::{Report, Rule, Touch, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Severity};
use ir::effects::Fact;
use ir::{FieldFlags, FieldId, TypeFlags};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB5602",
    name: "unsynchronized-static-collection",
    aliases: &["codeql:cs/unsynchronized-static-access"],
    kind: Kind::ThreadSafety,
    severity: Severity::Warning,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[366, 820],
    summary: "a static collection that is not made for several threads is changed without a lock",
    docs: include_str!("unsynchronized_static_collection.md"),
};

pub(crate) struct UnsynchronizedStaticCollection;

impl Rule for UnsynchronizedStaticCollection {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn field(&self, world: &World<'_>, field: FieldId, report: &mut Report<'_>) {
        let declared = &world.program.fields()[field];
        let facts = world.facts(declared.ty);
        let flags = declared.flags;
        let is_shared = flags.has(FieldFlags::STATIC) && !flags.has(FieldFlags::THREAD_LOCAL);
        let is_own = !world.program.types()[declared.owner].flags.has(TypeFlags::EXTERNAL);
        if is_shared && is_own && facts.has(Fact::ThreadUnsafe) && facts.has(Fact::Collection) {
            check(world, report, field);
        }
    }
}

fn check(world: &World<'_>, report: &mut Report<'_>, field: FieldId) {
    for (access, protection) in world.protected_accesses(field) {
        if access.touch != Touch::Read || !protection.is_bare() || !world.changes_object(&access) {
            continue;
        }
        let name = report.field_name(field);
        let other = report.side("field", world.program.fields()[field].span);
        let message = format!(
            "`{name}` is static and not made for several threads, and this changes it without a lock"
        );
        report.at(&ABOUT, report.side("change", access.span), message, |finding| {
            finding.object = Some(Object::Instance(name));
            finding.others.extend(other);
            finding.help = Some(
                "take a static lock here and where it is read, or use a concurrent collection".to_owned(),
            );
        });
    }
}
