//! `return-null-task`: a method that gives null where its caller awaits.

use crate::{Code, Report, Rule, Run};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Change, Kind, Severity};
use ir::{At, MethodFlags, Terminator};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB6404",
    name: "return-null-task",
    aliases: &[
        "VSTHRD114",
        "S4586",
        "EPC31",
        "MA0022",
        "RCS1210",
        "errorprone:AsyncCallableReturnsNull",
        "errorprone:AsyncFunctionReturnsNull",
    ],
    kind: Kind::Pitfall,
    severity: Severity::Error,
    stage: Stage::Default,
    fix: Fix::Sometimes,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[476],
    summary: "a method that returns a task returns null instead of one",
    docs: include_str!("return_null_task.md"),
};

pub(crate) struct ReturnNullTask;

impl Rule for ReturnNullTask {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        if !code.world.is_task_object(code.method.ret) {
            return;
        }
        let as_peer = code.world.is_asked_as(&ABOUT, &["VSTHRD114", "EPC31", "S4586"]);
        let is_exempt = if as_peer { code.is_async() } else { !is_plain(code) || is_expected(code) };
        if is_exempt {
            return;
        }
        for (block, content) in code.body.blocks.entries() {
            let Terminator::Return(Some(value)) = content.end else { continue };
            let end = At { block, index: content.instrs.len() as u32 };
            for null in code.nulls(end, value) {
                tell(code, report, null);
            }
        }
    }
}

/// `async` methods and iterators make their tasks themselves; whoever takes a lambda often says what null means
/// to him.
fn is_plain(code: &Code<'_>) -> bool {
    let flags = code.method.flags;
    let other = [MethodFlags::ASYNC, MethodFlags::ITERATOR, MethodFlags::LAMBDA];
    !other.into_iter().any(|flag| flags.has(flag))
}

/// Does a caller ask whether the task is null? Then null is part of what the method promises.
fn is_expected(code: &Code<'_>) -> bool {
    code.world.callers(code.id).iter().filter(|caller| caller.run == Run::Call).any(|caller| {
        let Some(around) = Code::new(code.world, caller.method) else { return false };
        around.instrs().any(|(at, _)| {
            let check = around.null_check(at);
            check.is_some_and(|check| around.origins(at, check.value).contains(&caller.at))
        })
    })
}

fn tell(code: &Code<'_>, report: &mut Report<'_>, null: At) {
    let Some(instr) = code.body.instr(null) else { return };
    let side = report.side("null", instr.span);
    let name = report.method_name(code.id);
    let message = format!("`{name}` returns null where its caller expects a task: awaiting it throws");
    report.at(&ABOUT, side, message, |finding| {
        finding.suggest(Change::ReturnCompleted);
        finding.help = Some("return `Task.CompletedTask` or `Task.FromResult(…)`".to_owned());
    });
}
