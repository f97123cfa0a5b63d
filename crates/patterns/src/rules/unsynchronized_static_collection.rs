//! `unsynchronized-static-collection`: what is static is there for all threads.

use crate::{Access, Code, Report, Rule, Touch, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Severity};
use ir::effects::Fact;
use ir::{FieldFlags, FieldId, Op, TypeFlags};

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
    let all = world.protected_accesses(field);
    // CodeQL minds those who read what others change, too.
    let with_readers = world.is_asked_as(&ABOUT, &["codeql:cs/unsynchronized-static-access"])
        && all.iter().any(|(access, _)| world.changes_object(access));
    for (access, protection) in all {
        let is_bare_use = access.touch == Touch::Read && protection.is_bare();
        let changes = is_bare_use && world.changes_object(&access);
        let is_told_reader = with_readers && is_use_by_object(world, &access);
        if !is_bare_use || !changes && !is_told_reader {
            continue;
        }
        let (role, does) = if changes { ("change", "changes") } else { ("read", "reads") };
        let name = report.field_name(field);
        let other = report.side("field", world.program.fields()[field].span);
        let message =
            format!("`{name}` is static and not made for several threads, and this {does} it without a lock");
        report.at(&ABOUT, report.side(role, access.span), message, |finding| {
            finding.object = Some(Object::Instance(name));
            finding.others.extend(other);
            finding.help = Some(
                "take a static lock here and where it is read, or use a concurrent collection".to_owned(),
            );
        });
    }
}

/// Does a method of an object use the collection, for more than a lock?
fn is_use_by_object(world: &World<'_>, load: &Access) -> bool {
    let Some(code) = Code::new(world, load.method) else { return false };
    let Some(loaded) = code.body.instr(load.at).and_then(|instr| instr.op.def()) else { return false };
    let is_lock = |op: &Op| matches!(op, Op::Enter { .. } | Op::Exit { .. });
    code.method.has_receiver() && code.readers(loaded).any(|(_, reader)| !is_lock(&reader.op))
}
