//! `factory-captures-key`: the lambda of `GetOrAdd` is given the key, and takes it from around instead.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::effects::{Effect, Guard, Input};
use ir::{At, Op, Place, Reg};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB7605",
    name: "factory-captures-key",
    aliases: &["S6612"],
    kind: Kind::Recommendation,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "a factory captures the key that it is given as its parameter",
    docs: include_str!("factory_captures_key.md"),
};

pub(crate) struct FactoryCapturesKey;

impl Rule for FactoryCapturesKey {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (at, instr) in code.calls() {
            for effect in code.effects(&instr.op) {
                let Effect::Call(call) = *effect else { continue };
                let Input::With(key) = call.input else { continue };
                let operands = code.operand(&instr.op, call.delegate).zip(code.operand(&instr.op, key));
                let Some((factory, key)) = operands.filter(|_| call.guard == Guard::Racing) else { continue };
                let Some(name) = captured_key(code, at, factory, key) else { continue };
                let message = format!(
                    "this lambda captures `{name}`, which it is given as its parameter: each call makes an object for that"
                );
                report.at(&ABOUT, report.side("factory", instr.span), message, |finding| {
                    finding.help =
                        Some("use the parameter of the lambda, and make the lambda `static`".to_owned());
                });
            }
        }
    }
}

/// The variable that holds the key, if the factory takes it from around it.
fn captured_key(code: &Code<'_>, at: At, factory: Reg, key: Reg) -> Option<String> {
    let bound =
        code.origins(at, factory).into_iter().find_map(|origin| match &code.body.instr(origin)?.op {
            Op::Delegate { bound, .. } => Some(bound),
            _ => None,
        })?;
    let cell = code.origins(at, key).into_iter().find_map(|origin| match code.body.instr(origin)?.op {
        Op::Load { place: Place::Cell(cell), .. } => Some(cell),
        _ => None,
    });
    let held = bound.iter().find(|&&reg| Some(reg) == cell || reg == key)?;
    let name = code.body.regs[*held].name?;
    Some(code.program().names.get(name).to_owned())
}
