//! `lock-field-not-readonly`: nothing keeps a field that is used as a lock from getting another object.

use super::peers::monitors;
use crate::{Code, Report, Rule, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Change, Kind, Object, Severity};
use ir::{FieldFlags, FieldId, MethodFlags};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB7301",
    name: "lock-field-not-readonly",
    aliases: &["PH_P001", "S2445", "errorprone:SynchronizeOnNonFinalField"],
    kind: Kind::Recommendation,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Sometimes,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[412],
    summary: "a field that is used as a lock could be readonly",
    docs: include_str!("lock_field_not_readonly.md"),
};

pub(crate) struct LockFieldNotReadonly;

impl Rule for LockFieldNotReadonly {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        if code.world.is_asked_as(&ABOUT, &["PH_P001", "S2445"]) {
            monitors::changeable_locks(code, &ABOUT, report);
        }
    }

    fn field(&self, world: &World<'_>, field: FieldId, report: &mut Report<'_>) {
        if world.is_asked_only_as(&ABOUT, &["PH_P001", "S2445"]) {
            return;
        }
        let declared = &world.program.fields()[field];
        let is_fixed = declared.flags.has(FieldFlags::READONLY) || declared.flags.has(FieldFlags::CONST);
        let Some(locked) = world.locked_at(field).filter(|_| !is_fixed) else { return };
        let is_only_made = world
            .accesses(field)
            .iter()
            .all(|access| !access.touch.writes() || world.is_construction(access.method));
        if !is_only_made {
            return;
        }
        let name = report.field_name(field);
        let message = format!("{name} is used as a lock, and could be readonly");
        let lock = report.side("lock", locked);
        // Class files do not say where fields are declared.
        let (primary, other) = match report.side("field", declared.span) {
            Some(field) => (Some(field), lock),
            None => (lock, None),
        };
        report.at(&ABOUT, primary, message, |finding| {
            finding.object = Some(Object::Variable(name));
            finding.others.extend(other);
            if is_only_constructed(world, field) {
                finding.suggest(Change::DeclareReadonly);
            }
            finding.help = Some("declare it readonly, so that it stays the same object".to_owned());
        });
    }
}

/// Is it written by the constructors of its own type alone? Methods that they call may not write what is readonly.
fn is_only_constructed(world: &World<'_>, field: FieldId) -> bool {
    let owner = world.program.fields()[field].owner;
    world.accesses(field).iter().filter(|access| access.touch.writes()).all(|access| {
        let method = &world.program.methods()[access.method];
        method.owner == owner
            && (method.flags.has(MethodFlags::CONSTRUCTOR)
                || method.flags.has(MethodFlags::STATIC_CONSTRUCTOR))
    })
}
