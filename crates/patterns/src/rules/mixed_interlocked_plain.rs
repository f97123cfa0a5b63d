//! `mixed-interlocked-plain`: a number that is changed by `Interlocked` at one place and plainly at another.
//! Numbers of 64 bits are the business of a rule of their own, as for them even a read may be torn.

use crate::{Access, Protection, Report, Rule, Touch, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Change, Kind, Object, Operation, Severity};
use ir::effects::Access as Memory;
use ir::{FieldFlags, FieldId, Op, Prim, Ty};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB1204",
    name: "mixed-interlocked-plain",
    aliases: &[],
    kind: Kind::Race,
    severity: Severity::Warning,
    stage: Stage::Default,
    fix: Fix::Sometimes,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[366],
    summary: "a number is changed by `Interlocked` at one place and by a plain read and write at another",
    docs: include_str!("mixed_interlocked_plain.md"),
};

pub(crate) struct MixedInterlockedPlain;

impl Rule for MixedInterlockedPlain {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn field(&self, world: &World<'_>, field: FieldId, report: &mut Report<'_>) {
        let declared = &world.program.fields()[field];
        let is_number = matches!(
            world.program.tys.get(declared.ty),
            Ty::Prim(Prim::Int | Prim::UInt | Prim::Short | Prim::UShort | Prim::Byte | Prim::SByte)
        );
        if is_number && !declared.flags.has(FieldFlags::THREAD_LOCAL) {
            check(world, report, field);
        }
    }
}

fn check(world: &World<'_>, report: &mut Report<'_>, field: FieldId) {
    let accesses = world.accesses(field);
    let is_update = |access: &&Access| {
        matches!(access.touch, Touch::Atomic(Memory::Update | Memory::CompareExchange))
            && !world.is_construction(access.method)
    };
    let Some(atomic) = accesses.iter().find(is_update) else { return };
    for (plain, protection) in world.protected_accesses(field) {
        if !is_plain_update(world, &plain, &protection) {
            continue;
        }
        let name = report.field_name(field);
        let side = report.access("plain change", plain.span, Operation::Write, &name);
        let other = report.access("atomic change", atomic.span, Operation::Update, &name);
        let message = format!(
            "this reads `{name}`, changes it and writes it back in separate steps; a change by `Interlocked` in between is lost"
        );
        report.at(&ABOUT, side, message, |finding| {
            finding.object = Some(Object::Variable(name));
            finding.others.extend(other);
            finding.suggest(Change::UpdateAtomically);
            finding.help = Some("change it by `Interlocked` here too".to_owned());
        });
    }
}

/// A write of what was made from the value of the same field, on an object that others may know.
fn is_plain_update(world: &World<'_>, access: &Access, protection: &Protection) -> bool {
    if access.touch != Touch::Write || protection.fresh {
        return false;
    }
    let Some(code) = crate::Code::new(world, access.method) else { return false };
    let Some(Op::Store { src, .. }) = code.body.instr(access.at).map(|instr| &instr.op) else { return false };
    code.origins(access.at, *src).into_iter().any(|origin| {
        let Some(Op::Binary { lhs, rhs, .. }) = code.body.instr(origin).map(|instr| &instr.op) else {
            return false;
        };
        [*lhs, *rhs].into_iter().any(|operand| {
            code.origins(origin, operand).into_iter().any(|source| {
                let op = code.body.instr(source).map(|instr| &instr.op);
                matches!(op, Some(Op::Load { place, .. }) if place_field(place) == Some(access.field))
            })
        })
    })
}

fn place_field(place: &ir::Place) -> Option<FieldId> {
    match place {
        ir::Place::Field { field, .. } | ir::Place::Static { field, .. } => Some(*field),
        _ => None,
    }
}
