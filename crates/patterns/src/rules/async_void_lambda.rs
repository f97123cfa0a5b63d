//! `async-void-lambda`: an async lambda where a delegate without a result is wanted.

use crate::callbacks::is_added_to_event;
use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::{MethodFlags, MethodId, Op, TyId};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB6402",
    name: "async-void-lambda",
    aliases: &["VSTHRD101", "PH_S034", "EPC17", "MA0147"],
    kind: Kind::Pitfall,
    severity: Severity::Error,
    stage: Stage::Default,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "an async lambda becomes a delegate that returns nothing, so nobody can wait for it or catch what it throws",
    docs: include_str!("async_void_lambda.md"),
};

pub(crate) struct AsyncVoidLambda;

impl Rule for AsyncVoidLambda {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (_, instr) in code.instrs() {
            let Op::Delegate { dst, ty, callee, .. } = &instr.op else { continue };
            if !is_async_void(code, callee.method) || !code.world.is_delegate(*ty) {
                continue;
            }
            let as_peer = code.world.is_asked_as(&ABOUT, &["VSTHRD101", "EPC17"]);
            let is_dictated = || {
                code.world.is_dictated(callee.method) || is_added_to_event(code.program(), code.body, *dst)
            };
            if !as_peer && is_dictated() {
                continue;
            }
            let side = report.side("lambda", instr.span);
            let message = "this async lambda becomes a delegate that returns nothing: whoever calls it cannot wait \
                           for it, and an exception in it ends the process";
            report.at(&ABOUT, side, message, |finding| {
                finding.help = Some(
                    "take a `Func<Task>` instead and await it, or catch all exceptions inside".to_owned(),
                );
            });
        }
    }
}

/// A lambda or local function that awaits, returns nothing, and lets exceptions out.
fn is_async_void(code: &Code<'_>, lambda: MethodId) -> bool {
    let method = &code.program().methods()[lambda];
    if !method.flags.has(MethodFlags::ASYNC.with(MethodFlags::LAMBDA)) || method.ret != TyId::VOID {
        return false;
    }
    let Some(inside) = Code::new(code.world, lambda) else { return false };
    if code.world.is_asked_as(&ABOUT, &["VSTHRD101", "EPC17", "PH_S034"]) {
        return true;
    }
    awaits_task(&inside) && !inside.catches_all()
}

/// Whoever awaits only things of his own uses `await` for something else, such as a generator.
fn awaits_task(code: &Code<'_>) -> bool {
    code.instrs().any(|(_, instr)| match instr.op {
        Op::Await { task, .. } => code.ty(task) == TyId::UNKNOWN || code.world.is_task(code.ty(task)),
        _ => false,
    })
}
