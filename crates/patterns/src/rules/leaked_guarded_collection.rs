//! `leaked-guarded-collection`: a collection that a lock guards is handed out, and the lock is not.

use super::peers::scopes;
use crate::{Access, Code, Protection, Report, Rule, Touch, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Severity};
use ir::effects::Fact;
use ir::{At, BlockId, FieldId, Span, Terminator, TypeFlags, Visibility};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB5202",
    name: "leaked-guarded-collection",
    aliases: &["PH_S027", "codeql:java/escaping"],
    kind: Kind::ThreadSafety,
    severity: Severity::Warning,
    stage: Stage::Default,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[366, 668],
    summary: "a collection that is guarded by a lock is returned to callers, who do not have the lock",
    docs: include_str!("leaked_guarded_collection.md"),
};

pub(crate) struct LeakedGuardedCollection;

impl Rule for LeakedGuardedCollection {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn field(&self, world: &World<'_>, field: FieldId, report: &mut Report<'_>) {
        if world.is_asked_as(&ABOUT, &["PH_S027"]) {
            scopes::leaks(world, field, &ABOUT, report);
        }
        if !world.is_asked_only_as(&ABOUT, &["PH_S027"]) && is_candidate(world, field) {
            check(world, report, field);
        }
    }
}

fn is_candidate(world: &World<'_>, field: FieldId) -> bool {
    let declared = &world.program.fields()[field];
    if world.program.types()[declared.owner].flags.has(TypeFlags::EXTERNAL)
        || !world.facts(declared.ty).has(Fact::Collection)
    {
        return false;
    }
    world.facts_in(field).has(Fact::ThreadUnsafe)
}

fn check(world: &World<'_>, report: &mut Report<'_>, field: FieldId) {
    let accesses = world.protected_accesses(field);
    // Who puts another collection into the field fills a new one, or hands the old one over.
    let replaces = |access: &Access| {
        let same = |(other, _): &(Access, Protection)| other.method == access.method;
        accesses.iter().filter(|other| same(other)).any(|(other, _)| other.touch == Touch::Write)
    };
    let is_change = |(access, protection): &&(Access, Protection)| {
        !protection.guards.is_empty()
            && access.touch == Touch::Read
            && !replaces(access)
            && world.changes_object(access)
    };
    let Some((change, _)) = accesses.iter().find(is_change) else { return };
    for (access, protection) in accesses.iter().filter(|(access, _)| !replaces(access)) {
        let Some(returned) = leak(world, access, protection) else { continue };
        let name = report.field_name(field);
        let side = report.side("returned", returned);
        let other = report.side("changed under the lock", change.span);
        let message = format!(
            "this hands out `{name}` itself; callers use it without the lock under which it is changed"
        );
        report.at(&ABOUT, side, message, |finding| {
            finding.object = Some(Object::Instance(name));
            finding.others.extend(other);
            finding.help = Some("return a copy that is made under the lock: `new List<T>(items)`".to_owned());
        });
    }
}

/// Where a method that anybody may call returns what it loaded from the field while it held a lock: it knew that the
/// collection needs one.
fn leak(world: &World<'_>, access: &Access, protection: &Protection) -> Option<Span> {
    let is_open = world.program.methods()[access.method].visibility != Visibility::Private;
    if !is_open || access.touch != Touch::Read || protection.guards.is_empty() {
        return None;
    }
    let code = Code::new(world, access.method)?;
    code.body.blocks.entries().find_map(|(block, content)| {
        let Terminator::Return(Some(value)) = content.end else { return None };
        let at = end_of(block, content.instrs.len());
        code.origins(at, value).contains(&access.at).then_some(access.span)
    })
}

fn end_of(block: BlockId, length: usize) -> At {
    At { block, index: length as u32 }
}
