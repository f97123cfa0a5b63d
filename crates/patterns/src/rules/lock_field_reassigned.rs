//! `lock-field-reassigned`: a field that is used as a lock gets another object after construction.

use crate::{Access, Code, Report, Rule, Touch, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Operation, Severity};
use ir::cfg::{AccessPath, Root};
use ir::{At, Const, FieldId, Op};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB6309",
    name: "lock-field-reassigned",
    aliases: &["S2445", "spotbugs:ML_SYNC_ON_UPDATED_FIELD"],
    kind: Kind::Pitfall,
    severity: Severity::Warning,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[412, 662],
    summary: "a field that is used as a lock gets another object while threads may use it",
    docs: include_str!("lock_field_reassigned.md"),
};

pub(crate) struct LockFieldReassigned;

impl Rule for LockFieldReassigned {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn field(&self, world: &World<'_>, field: FieldId, report: &mut Report<'_>) {
        let Some(locked) = world.locked_at(field).filter(|_| has_first_object(world, field)) else { return };
        let Some(written) = world.accesses(field).iter().find(|access| replaces(world, access)) else {
            return;
        };
        let name = report.field_name(field);
        let message = format!(
            "{name} is used as a lock and gets another object here; threads that hold the old one exclude nobody"
        );
        let side = report.access("assignment", written.span, Operation::Write, &name);
        let lock = report.side("lock", locked);
        report.at(&ABOUT, side, message, |finding| {
            finding.object = Some(Object::Variable(name));
            finding.others.extend(lock);
            finding.help = Some("lock on another field that is readonly".to_owned());
        });
    }
}

/// Has the field an object from construction on? A field that gets its first one later is merely late.
fn has_first_object(world: &World<'_>, field: FieldId) -> bool {
    world.accesses(field).iter().any(|access| {
        access.touch == Touch::Write && world.is_construction(access.method) && !writes_null(world, access)
    })
}

/// Does the field get another object where threads may know the old one? An atomic exchange is meant so, and
/// null ends its use.
fn replaces(world: &World<'_>, access: &Access) -> bool {
    if access.touch != Touch::Write || world.is_construction(access.method) || writes_null(world, access) {
        return false;
    }
    let Some(code) = Code::new(world, access.method) else { return false };
    let Some(written) = code.body.instr(access.at).and_then(|instr| written(&code, access.at, &instr.op))
    else {
        return false;
    };
    let is_new_object = matches!(written.root, Root::Def(_));
    // Under the lock itself, `lock-object-reassigned-in-lock` tells.
    let is_told = code.held(access.at).iter().any(|held| *held.lock == written);
    !is_new_object && !is_told
}

fn written(code: &Code<'_>, at: At, op: &Op) -> Option<AccessPath> {
    match op {
        Op::Store { place, .. } => code.place_path(at, place),
        _ => None,
    }
}

fn writes_null(world: &World<'_>, access: &Access) -> bool {
    let Some(code) = Code::new(world, access.method) else { return false };
    let Some(Op::Store { src, .. }) = code.body.instr(access.at).map(|instr| &instr.op) else { return false };
    let origins = code.origins(access.at, *src);
    let is_null = |origin: &At| {
        let op = code.body.instr(*origin).map(|instr| &instr.op);
        matches!(op, Some(Op::Const { value: Const::Null | Const::Default(_), .. }))
    };
    !origins.is_empty() && origins.iter().all(is_null)
}
