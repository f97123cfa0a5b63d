//! `exception-handling-on-unawaited-task`: a handler that is left before the task can fail.

use super::peers::tasks;
use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::effects::Effect;
use ir::{At, BlockId, Clause, Handlers, MethodFlags, Op};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB4403",
    name: "exception-handling-on-unawaited-task",
    aliases: &["PH_B016", "RCS1229", "PH_S032"],
    kind: Kind::Order,
    severity: Severity::Warning,
    stage: Stage::Default,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[755],
    summary: "a task is returned out of a `try` whose handlers are left before the task is over",
    docs: include_str!("exception_handling_on_unawaited_task.md"),
};

pub(crate) struct ExceptionHandlingOnUnawaitedTask;

impl Rule for ExceptionHandlingOnUnawaitedTask {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        if code.world.is_asked_as(&ABOUT, &["PH_S032"]) {
            tasks::throws_at_caller(code, &ABOUT, report);
        }
        if code.is_async()
            || !code.world.is_task_object(code.method.ret)
            || code.world.is_asked_only_as(&ABOUT, &["PH_S032"])
        {
            return;
        }
        let as_peer = code.world.is_asked_as(&ABOUT, &["PH_B016"]);
        for (at, instr) in code.calls() {
            let Some(task) = instr.op.def().filter(|&dst| code.world.is_task_object(code.ty(dst))) else {
                continue;
            };
            if !(as_peer || fails_later(code, &instr.op)) || !code.is_returned(at, task) {
                continue;
            }
            let handler = if as_peer { any_handler(code, at) } else { useless_handler(code, at) };
            let Some(handler) = handler else { continue };
            let side = report.side("task", instr.span);
            let message = format!(
                "the `catch` around this is left before the task that {} returns is over: it does not see the \
                 task's exception",
                code.called(&instr.op)
            );
            let other = code.body.blocks.get(handler).and_then(|block| {
                report.side("handler", block.instrs.first().map_or(block.end_span, |instr| instr.span))
            });
            report.at(&ABOUT, side, message, |finding| {
                finding.others.extend(other);
                finding.help = Some("make the method async and await the task inside the `try`".to_owned());
            });
        }
    }
}

/// Does the call put its exceptions into the task, so that no `catch` around the call sees any of them?
fn fails_later(code: &Code<'_>, op: &Op) -> bool {
    let Some(callee) = code.callee(op) else { return false };
    code.world.overriders(callee).iter().all(|&method| {
        let method = &code.program().methods()[method];
        method.flags.has(MethodFlags::ASYNC)
    })
}

/// The handler of the `try` around the place, written by a person: it has a block of its own.
fn any_handler(code: &Code<'_>, at: At) -> Option<BlockId> {
    let region = code.body.blocks[at.block].region;
    code.body.enclosing(region).find_map(|(_, region)| match &region.handlers {
        Handlers::Catch(clauses) => clauses.first().map(|clause| clause.entry),
        Handlers::Finally(entry) => (!is_generated(code, *entry)).then_some(*entry),
        Handlers::Fault(_) => None,
    })
}

/// Does the handler come from `lock` or `using`? Then all of it points at that word.
fn is_generated(code: &Code<'_>, entry: BlockId) -> bool {
    let block = &code.body.blocks[entry];
    block.instrs.iter().any(|instr| {
        let undoes = |effect: &Effect| matches!(effect, Effect::Dispose(_));
        matches!(instr.op, Op::Exit { .. }) || code.effects(&instr.op).iter().any(undoes)
    })
}

/// The handler of a `catch` around the place, unless it turns the exception into a task, as is right for what
/// is thrown before the task exists.
fn useless_handler(code: &Code<'_>, at: At) -> Option<BlockId> {
    let region = code.body.blocks[at.block].region;
    let clauses = code.body.enclosing(region).find_map(|(_, region)| match &region.handlers {
        Handlers::Catch(clauses) => Some(clauses),
        Handlers::Finally(_) | Handlers::Fault(_) => None,
    })?;
    let is_useful = |clause: &Clause| {
        let readers = code.readers(clause.exception);
        readers.into_iter().any(|(_, instr)| {
            instr.op.def().is_some_and(|dst| code.world.is_task(code.ty(dst)))
                || code.effects(&instr.op).iter().any(|effect| matches!(effect, Effect::Complete(..)))
        })
    };
    clauses.iter().find(|clause| !is_useful(clause)).map(|clause| clause.entry)
}
