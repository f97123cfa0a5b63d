//! `silent-cancellation`: the caller cannot tell a cancelled result from a real one.

use super::peers::called_name;
use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::effects::{Fact, Target};
use ir::{At, BlockId, Const, MethodFlags, Op, Reg, Terminator};

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
        if code.world.is_asked_as(&ABOUT, &["PH_P008"]) && ends_silently(code) {
            let message = "a cancelled caller sees this end as if all had been done";
            report.at(&ABOUT, report.side("method", code.method.span), message, |finding| {
                finding.help = Some("`token.ThrowIfCancellationRequested()` tells the caller".to_owned());
            });
        }
        if code.world.is_asked_only_as(&ABOUT, &["PH_P008"]) {
            return;
        }
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

/// `PH_P008`: does a loop of an async method end with a cancelled token, and nothing say so?
fn ends_silently(code: &Code<'_>) -> bool {
    let is_method = code.is_async() && !code.method.flags.has(MethodFlags::LAMBDA);
    let is_question = |op: &Op| {
        is_on_cancellation(code, op) && called_name(code, op) == Some("get_IsCancellationRequested")
    };
    let tells = |op: &Op| {
        is_on_cancellation(code, op) && called_name(code, op) == Some("ThrowIfCancellationRequested")
    };
    let throws = code.instrs().any(|(_, instr)| match instr.op {
        Op::New { ty, .. } => code.world.full_name(ty) == "System.OperationCanceledException",
        _ => tells(&instr.op),
    });
    is_method
        && !throws
        && code.calls().any(|(at, instr)| is_question(&instr.op) && is_loop_condition(code, at.block))
}

/// Does the block end with the condition of a loop: at its head, behind a part of the condition, or at its foot?
fn is_loop_condition(code: &Code<'_>, block: BlockId) -> bool {
    let Some((_, found)) = code.loops().around(block).next() else { return false };
    let Terminator::Branch { then, otherwise, .. } = code.body.blocks[block].end else { return false };
    let leaves = [then, otherwise].iter().any(|next| !found.blocks.contains(next));
    let is_part = || {
        let mut before = code.cfg().preds(block).iter();
        before.any(|edge| {
            edge.from == found.header && matches!(code.body.blocks[edge.from].end, Terminator::Branch { .. })
        })
    };
    leaves && (block == found.header || then == found.header || otherwise == found.header || is_part())
}

fn is_on_cancellation(code: &Code<'_>, op: &Op) -> bool {
    code.operand(op, Target::This)
        .is_some_and(|reg| code.world.facts(code.pointee_ty(reg)).has(Fact::Cancellation))
}
