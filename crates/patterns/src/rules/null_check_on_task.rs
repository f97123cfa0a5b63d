//! `null-check-on-task`: a check of the task where its result was meant.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::effects::{Effect, Returns};
use ir::{BinaryOp, MethodFlags, MethodId, Op};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB6406",
    name: "null-check-on-task",
    aliases: &["PH_B013"],
    kind: Kind::Pitfall,
    severity: Severity::Warning,
    stage: Stage::Default,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "a task that is never null is compared with null",
    docs: include_str!("null_check_on_task.md"),
};

pub(crate) struct NullCheckOnTask;

impl Rule for NullCheckOnTask {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (at, instr) in code.instrs() {
            let Some(check) = code.null_check(at) else { continue };
            // What `?.`, `??` and `using` ask for themselves is told in one place.
            let is_asked_by_a_person = check.op == BinaryOp::Eq || check.null != instr.span;
            if !is_asked_by_a_person || !code.world.is_task_object(code.ty(check.value)) {
                continue;
            }
            let [origin] = code.origins(at, check.value)[..] else { continue };
            let Some(call) = code.body.instr(origin) else { continue };
            if !is_never_null(code, &call.op) {
                continue;
            }
            let side = report.side("check", instr.span);
            let other = report.side("task", call.span);
            let message =
                format!("the task that {} returns is never null; its result may be", code.called(&call.op));
            report.at(&ABOUT, side, message, |finding| {
                finding.others.extend(other);
                finding.help = Some("await the task and check what it gives".to_owned());
            });
        }
    }
}

/// Async methods always return a task, and so do those of the library.
fn is_never_null(code: &Code<'_>, op: &Op) -> bool {
    let makes_task = |effect: &Effect| matches!(effect, Effect::Returns(Returns::Task | Returns::New));
    if code.effects(op).iter().any(makes_task) {
        return true;
    }
    let Some(callee) = code.callee(op) else { return false };
    let name = code.program().names.get(code.program().methods()[callee].name);
    if name.ends_with("Async") && code.world.is_asked_as(&ABOUT, &["PH_B013"]) {
        return true;
    }
    code.world.overriders(callee).iter().all(|&method| {
        let flags = code.program().methods()[method].flags;
        flags.has(MethodFlags::ASYNC) || method == callee && flags.has(MethodFlags::ABSTRACT)
    }) && has_body(code, callee)
}

/// An interface whose implementations are all elsewhere says nothing.
fn has_body(code: &Code<'_>, callee: MethodId) -> bool {
    code.world.overriders(callee).iter().any(|&method| code.program().methods()[method].own_body().is_some())
}
