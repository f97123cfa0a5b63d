//! `unguarded-in-threads`: two methods that threads run use one field, one of them changes it, and not all of
//! them hold a lock.

use crate::{Access, Protection, Report, Rule, Touch, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Operation, Severity};
use ir::effects::Fact;
use ir::{FieldFlags, FieldId, TypeFlags};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB1807",
    name: "unguarded-in-threads",
    aliases: &["spotbugs:AT_UNSAFE_RESOURCE_ACCESS_IN_THREAD"],
    kind: Kind::Race,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[362],
    summary: "code that threads run uses and changes the object in a field in several methods, without a lock",
    docs: include_str!("unguarded_in_threads.md"),
};

pub(crate) struct UnguardedInThreads;

impl Rule for UnguardedInThreads {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn field(&self, world: &World<'_>, field: FieldId, report: &mut Report<'_>) {
        let declared = &world.program.fields()[field];
        let exempt = [FieldFlags::CONST, FieldFlags::THREAD_LOCAL];
        let is_own = !world.program.types()[declared.owner].flags.has(TypeFlags::EXTERNAL);
        if is_own && !exempt.into_iter().any(|flag| declared.flags.has(flag)) && !is_safe(world, field) {
            check(world, field, report);
        }
    }
}

fn is_safe(world: &World<'_>, field: FieldId) -> bool {
    let facts = world.facts_in(field);
    facts.has(Fact::ThreadSafe) || facts.has(Fact::Immutable)
}

fn check(world: &World<'_>, field: FieldId, report: &mut Report<'_>) {
    let owner = world.program.fields()[field].owner;
    let is_in_thread = |access: &Access| {
        world.program.methods()[access.method].owner == owner && world.runs_elsewhere(access.method)
    };
    if !world.accesses(field).iter().any(is_in_thread) {
        return;
    }
    let all = world.protected_accesses(field);
    let uses: Vec<&(Access, Protection)> = all.iter().filter(|(access, _)| is_in_thread(access)).collect();
    let changes = |access: &Access| access.touch.writes() || world.changes_object(access);
    let has_several_methods = uses.iter().any(|(access, _)| access.method != uses[0].0.method);
    let is_used = uses.iter().any(|(access, _)| access.touch == Touch::Read);
    if !has_several_methods || !is_used || !uses.iter().any(|(access, _)| changes(access)) {
        return;
    }
    for (access, _) in uses.iter().filter(|(_, protection)| protection.is_bare()) {
        let name = report.field_name(field);
        let operation = if changes(access) { Operation::Write } else { Operation::Read };
        let side = report.access("use", access.span, operation, &name);
        let other = uses.iter().find(|(other, _)| other.method != access.method);
        let other =
            other.and_then(|(other, _)| report.access("other method", other.span, Operation::Read, &name));
        let message =
            format!("threads run this and other methods that use `{name}`, and nothing keeps them apart");
        report.at(&ABOUT, side, message, |finding| {
            finding.object = Some(Object::Variable(name));
            finding.others.extend(other);
            finding.help =
                Some("hold one lock around all uses, or use a type that is made for threads".to_owned());
        });
    }
}
