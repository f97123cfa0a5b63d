//! `inbound-guarded-collection`: a lock guards a collection, and somebody outside has it, too.

use super::peers::scopes;
use crate::{Access, Code, Protection, Report, Rule, Touch, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Severity};
use ir::cfg::Root;
use ir::effects::Fact;
use ir::{FieldId, MethodFlags, Op, Reg, TypeFlags, Visibility};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB5601",
    name: "inbound-guarded-collection",
    aliases: &["PH_S028"],
    kind: Kind::ThreadSafety,
    severity: Severity::Warning,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[366, 668],
    summary: "a collection that is guarded by a lock came from a caller, who may still use it",
    docs: include_str!("inbound_guarded_collection.md"),
};

pub(crate) struct InboundGuardedCollection;

impl Rule for InboundGuardedCollection {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn field(&self, world: &World<'_>, field: FieldId, report: &mut Report<'_>) {
        if world.is_asked_as(&ABOUT, &["PH_S028"]) {
            scopes::keeps(world, field, &ABOUT, report);
        }
        if world.is_asked_only_as(&ABOUT, &["PH_S028"]) {
            return;
        }
        let declared = &world.program.fields()[field];
        let facts = world.facts(declared.ty);
        let is_own = !world.program.types()[declared.owner].flags.has(TypeFlags::EXTERNAL);
        if is_own && facts.has(Fact::ThreadUnsafe) && facts.has(Fact::Collection) {
            check(world, report, field);
        }
    }
}

fn check(world: &World<'_>, report: &mut Report<'_>, field: FieldId) {
    let given: Vec<&Access> = world.accesses(field).iter().filter(|access| is_given(world, access)).collect();
    if given.is_empty() {
        return;
    }
    let accesses = world.protected_accesses(field);
    let is_change = |(access, protection): &&(Access, Protection)| {
        !protection.guards.is_empty() && access.touch == Touch::Read && world.changes_object(access)
    };
    let Some((change, _)) = accesses.iter().find(is_change) else { return };
    for access in given {
        let name = report.field_name(field);
        let other = report.side("changed under the lock", change.span);
        let message = format!(
            "`{name}` is guarded by a lock, but the caller who gave this collection may use it without"
        );
        report.at(&ABOUT, report.side("given", access.span), message, |finding| {
            finding.object = Some(Object::Instance(name));
            finding.others.extend(other);
            finding.help = Some("keep a copy: `new List<T>(given)`".to_owned());
        });
    }
}

/// Is a parameter of a method that outsiders call put into the field as it is?
fn is_given(world: &World<'_>, access: &Access) -> bool {
    let method = &world.program.methods()[access.method];
    let is_open = method.visibility == Visibility::Public && !method.flags.has(MethodFlags::LAMBDA);
    let Some(code) = Code::new(world, access.method).filter(|_| is_open && access.touch == Touch::Write)
    else {
        return false;
    };
    let Some(Op::Store { src, .. }) = code.body.instr(access.at).map(|instr| &instr.op) else { return false };
    let path = code.path(access.at, *src);
    let is_param = |reg: Reg| Some(reg) != code.receiver();
    path.steps.is_empty() && matches!(path.root, Root::Entry(entry) if is_param(entry))
}
