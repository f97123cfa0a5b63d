//! `manual-cancellation-check`: what `ThrowIfCancellationRequested` does, written out.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::effects::Target;
use ir::{At, Op, Reg, Span, Terminator, Ty, TyId};

/// What is thrown when a token is cancelled.
const CANCELLED: [&str; 2] =
    ["System.OperationCanceledException", "System.Threading.Tasks.TaskCanceledException"];

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB7610",
    name: "manual-cancellation-check",
    aliases: &["CA2250"],
    kind: Kind::Recommendation,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "the exception of a cancelled token is thrown by hand",
    docs: include_str!("manual_cancellation_check.md"),
};

pub(crate) struct ManualCancellationCheck;

impl Rule for ManualCancellationCheck {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (block, content) in code.body.blocks.entries() {
            let Terminator::Throw(thrown) = content.end else { continue };
            let end = At { block, index: content.instrs.len() as u32 };
            let Some(span) = made_here(code, end, thrown) else { continue };
            let is_plain = !code.world.is_asked_only_as(&ABOUT, &["CA2250"]) || throws_only(code, content);
            let is_asked = is_plain
                && code
                    .decisions(block)
                    .first()
                    .is_some_and(|decision| decision.went && asks_token(code, decision.at, decision.cond));
            if is_asked {
                let message = "this throws by hand what `ThrowIfCancellationRequested` throws, and may leave the token out of it";
                report.at(&ABOUT, report.side("throw", span), message, |finding| {
                    finding.help = Some("`token.ThrowIfCancellationRequested()`".to_owned());
                });
            }
        }
    }
}

/// Where the exception of a cancellation is made.
fn made_here(code: &Code<'_>, at: At, thrown: Reg) -> Option<Span> {
    let name = |ty: TyId| match code.program().tys.get(ty) {
        Ty::Named { def, .. } => code.program().names.get(code.program().types()[*def].name),
        _ => "",
    };
    let [origin] = code.origins(at, thrown)[..] else { return None };
    let instr = code.body.instr(origin)?;
    matches!(instr.op, Op::New { ty, .. } if CANCELLED.contains(&name(ty))).then_some(instr.span)
}

/// Is the condition a property of a token?
fn asks_token(code: &Code<'_>, at: At, cond: Reg) -> bool {
    let [origin] = code.origins(at, cond)[..] else { return false };
    let Some(op @ Op::Call { .. }) = code.body.instr(origin).map(|instr| &instr.op) else { return false };
    let owner = code.callee(op).map(|callee| &code.program().methods()[callee]);
    let is_getter = owner.is_some_and(|method| method.flags.has(ir::MethodFlags::ACCESSOR));
    let receiver = code.operand(op, Target::This);
    is_getter && receiver.is_some_and(|token| code.world.is_cancellation_token(code.pointee_ty(token)))
}

/// `CA2250`: is the exception made with nothing or the token, and nothing else done before it is thrown?
fn throws_only(code: &Code<'_>, content: &ir::Block) -> bool {
    content.instrs.iter().all(|instr| match &instr.op {
        op @ Op::Call { .. } => {
            let is_constructor = code.callee(op).is_some_and(|callee| {
                code.program().methods()[callee].flags.has(ir::MethodFlags::CONSTRUCTOR)
            });
            let args = code.arguments(op);
            is_constructor && args.iter().all(|&arg| code.world.is_cancellation_token(code.ty(arg)))
        }
        _ => true,
    })
}
