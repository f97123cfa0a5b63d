//! `prefer-slim-primitive`: a primitive of the operating system where one of the process would do (Section 2.4.1 of the
//! thesis). The table says which constructors make one without a name, and what is lighter.

use crate::code::place_field;
use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Severity};
use ir::effects::{Effect, Target};
use ir::{At, Op, Place, Reg, Visibility};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB7101",
    name: "prefer-slim-primitive",
    aliases: &["CBF:RA_PSV", "PH_P012"],
    kind: Kind::Recommendation,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "a primitive of the operating system is used inside one process",
    docs: include_str!("prefer_slim_primitive.md"),
};

pub(crate) struct PreferSlimPrimitive;

impl Rule for PreferSlimPrimitive {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (at, instr) in code.instrs() {
            let slim = code.effects(&instr.op).iter().find_map(|effect| match *effect {
                Effect::SlimForm(name) => Some(code.world.effects.name(name)),
                _ => None,
            });
            let (Some(slim), Some(made)) = (slim, code.operand(&instr.op, Target::Result)) else { continue };
            if may_need_the_handle(code, at, made) {
                continue;
            }
            let primary = report.side("construction", instr.span);
            let message = format!(
                "this asks the operating system for something that only this process uses; `{slim}` does the same \
                 without a call to the system in most cases"
            );
            report.at(&ABOUT, primary, message, |finding| {
                finding.object = Some(Object::Instance(slim.to_owned()));
                finding.help = Some(format!("use `{slim}`"));
            });
        }
    }
}

/// Is the object handed to code that may need a handle of the operating system, or that others outside can see?
fn may_need_the_handle(code: &Code<'_>, at: At, made: Reg) -> bool {
    let is_private = |place: &Place| {
        matches!(place, Place::Cell(_))
            || place_field(place).is_some_and(|field| {
                code.program().fields()[field].visibility == Visibility::Private
                    && !code.world.is_handed_on(field)
            })
    };
    // Copies of the register, so that a local variable counts as well.
    let mut held = vec![made];
    for (place, instr) in code.instrs() {
        if let Op::Copy { dst, src } | Op::Load { dst, place: Place::Cell(src), .. } = &instr.op
            && code.dominators().dominates_at(at, place)
            && held.contains(src)
        {
            held.push(*dst);
        }
        if let Op::Store { place: Place::Cell(cell), src, .. } = &instr.op
            && held.contains(src)
        {
            held.push(*cell);
        }
    }
    let is_captured = code.instrs().any(|(_, instr)| {
        matches!(&instr.op, Op::Delegate { bound, .. } if bound.iter().any(|reg| held.contains(reg)))
    });
    let handed_on = code.instrs().any(|(_, instr)| match &instr.op {
        op @ Op::Call { .. } => code.arguments(op).iter().any(|arg| held.contains(arg)),
        Op::Store { place, src, .. } => held.contains(src) && !is_private(place),
        _ => false,
    });
    let returned = code
        .body
        .blocks
        .iter()
        .any(|block| matches!(block.end, ir::Terminator::Return(Some(reg)) if held.contains(&reg)));
    is_captured || handed_on || returned
}
