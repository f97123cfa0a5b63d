//! `volatile-array-elements`: `volatile` is about the reference, not about what it refers to.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Severity};
use ir::effects::{Effect, Fact};
use ir::{At, FieldFlags, FieldId, Op, Place, Reg};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB1602",
    name: "volatile-array-elements",
    aliases: &[],
    kind: Kind::Race,
    severity: Severity::Warning,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[366],
    summary: "a field is volatile, but what is written are the elements of its array or collection, which are not",
    docs: include_str!("volatile_array_elements.md"),
};

pub(crate) struct VolatileArrayElements;

impl Rule for VolatileArrayElements {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        if code.world.is_construction(code.id) {
            return;
        }
        for (at, instr) in code.instrs() {
            let Some(object) = changed(code, &instr.op) else { continue };
            let Some(field) = volatile_field(code, at, object) else { continue };
            if code.is_locked(at) {
                continue;
            }
            let name = report.field_name(field);
            let other = report.side("declared", code.program().fields()[field].span);
            let message = format!(
                "`{name}` is volatile, but this writes what it refers to: other threads may not see that, or see it in \
                 another order"
            );
            report.at(&ABOUT, report.side("write", instr.span), message, |finding| {
                finding.object = Some(Object::Variable(name));
                finding.others.extend(other);
                finding.help = Some(
                    "use `Volatile.Write` on the element, a lock, or write a copy and exchange the reference"
                        .to_owned(),
                );
            });
        }
    }
}

/// The array or thread-unsafe collection whose elements an instruction writes.
fn changed(code: &Code<'_>, op: &Op) -> Option<Reg> {
    if let Op::Store { place: Place::Element { array, .. }, .. } = op {
        return Some(*array);
    }
    code.effects(op).iter().find_map(|effect| {
        let Effect::Write(target, _) = *effect else { return None };
        let facts = |reg| code.world.facts(code.ty(reg));
        code.operand(op, target)
            .filter(|&reg| facts(reg).has(Fact::Collection) && facts(reg).has(Fact::ThreadUnsafe))
    })
}

/// The volatile field that the object was just read from.
fn volatile_field(code: &Code<'_>, at: At, object: Reg) -> Option<FieldId> {
    let [origin] = code.origins(at, object)[..] else { return None };
    let Op::Load { place: Place::Field { field, .. } | Place::Static { field, .. }, .. } =
        code.body.instr(origin)?.op
    else {
        return None;
    };
    code.program().fields()[field].flags.has(FieldFlags::VOLATILE).then_some(field)
}
