//! `suppress-throwing-with-result`: a task with a result cannot end without an exception and without a result.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::{At, Const, Op, Reg, Ty};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB6704",
    name: "suppress-throwing-with-result",
    aliases: &["CA2261"],
    kind: Kind::Pitfall,
    severity: Severity::Error,
    stage: Stage::Default,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[703],
    summary: "the exceptions of a task that gives a result are suppressed: the await throws at once",
    docs: include_str!("suppress_throwing_with_result.md"),
};

pub(crate) struct SuppressThrowingWithResult;

impl Rule for SuppressThrowingWithResult {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        // A cast to the plain task calls another method of the same name.
        let gives_result = |op: &Op| {
            let owner = code.callee(op).map(|callee| code.program().methods()[callee].owner);
            owner.is_some_and(|owner| !code.program().types()[owner].generics.is_empty())
        };
        for (at, instr) in code.calls() {
            if !gives_result(&instr.op) || !suppresses(code, at, &instr.op) {
                continue;
            }
            let message = "a task that gives a result cannot be awaited without its exceptions: this throws \
                           ArgumentOutOfRangeException";
            report.at(&ABOUT, report.side("call", instr.span), message, |finding| {
                finding.help = Some("cast it to `Task` first, if the result does not matter".to_owned());
            });
        }
    }
}

/// The type of the options, and the bit that says to throw nothing.
const OPTIONS: &str = "System.Threading.Tasks.ConfigureAwaitOptions";
const SUPPRESS_THROWING: i64 = 2;

fn suppresses(code: &Code<'_>, at: At, op: &Op) -> bool {
    let Some(callee) = code.callee(op) else { return false };
    let is_options = |ty| match code.program().tys.get(ty) {
        Ty::Named { def, .. } => code.program().names.get(code.program().types()[*def].name) == OPTIONS,
        _ => false,
    };
    let takes_options = code.program().methods()[callee].params.iter().any(|param| is_options(param.ty));
    takes_options && code.arguments(op).iter().any(|&given| has_bit(code, at, given))
}

/// Is the bit in the constant, or in a part of what is put together?
fn has_bit(code: &Code<'_>, at: At, given: Reg) -> bool {
    code.ingredients(at, given).into_iter().any(|place| {
        matches!(
            code.body.instr(place).map(|instr| &instr.op),
            Some(Op::Const { value: Const::Int(_, bits), .. }) if bits & SUPPRESS_THROWING != 0
        )
    })
}
