//! `silent-cancellation`: the caller cannot tell a cancelled result from a real one.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::effects::Target;
use ir::{At, Const, Op, Reg, Terminator};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB6605",
    name: "silent-cancellation",
    aliases: &["PH_P008"],
    kind: Kind::Pitfall,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[391],
    summary: "a cancelled method returns as if it had done its work",
    docs: include_str!("silent_cancellation.md"),
};

pub(crate) struct SilentCancellation;

impl Rule for SilentCancellation {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        // Without a result there is nothing to mistake.
        let gives =
            code.world.first_argument(code.method.ret).is_some() && code.world.is_task(code.method.ret);
        if !code.is_async() || !gives {
            return;
        }
        for (block, content) in code.body.blocks.entries() {
            let Terminator::Return(Some(value)) = content.end else { continue };
            let end = At { block, index: content.instrs.len() as u32 };
            let is_default = code.is_constant(end, value, |it| {
                matches!(it, Const::Null | Const::Default(_) | Const::Bool(false) | Const::Int(_, 0))
            });
            let asked = code.decisions(block).into_iter().next().filter(|decision| decision.went);
            let Some(asked) = asked.filter(|_| is_default) else { continue };
            let Some(instr) = token_question(code, asked.at, asked.cond) else { continue };
            let message = "a cancelled caller gets an empty result here, and may take it for a real one";
            report.at(&ABOUT, report.side("check", instr.span), message, |finding| {
                finding.help = Some("`token.ThrowIfCancellationRequested()` tells the caller".to_owned());
            });
        }
    }
}

fn token_question<'c>(code: &'c Code<'_>, at: At, cond: Reg) -> Option<&'c ir::Instr> {
    let [origin] = code.origins(at, cond)[..] else { return None };
    let instr = code.body.instr(origin).filter(|instr| matches!(instr.op, Op::Call { .. }))?;
    let token = code.operand(&instr.op, Target::This)?;
    code.world.is_cancellation_token(code.pointee_ty(token)).then_some(instr)
}
