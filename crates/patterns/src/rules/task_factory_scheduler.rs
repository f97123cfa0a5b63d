//! `task-factory-scheduler`: work that is started on whichever scheduler happens to be current.

use super::peers::called_name;
use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::effects::{Context, Effect, Fact, Target};
use ir::{At, Op};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB7405",
    name: "task-factory-scheduler",
    aliases: &["CA2008", "VSTHRD105"],
    kind: Kind::Recommendation,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "a task is started on the current scheduler instead of one that is named",
    docs: include_str!("task_factory_scheduler.md"),
};

pub(crate) struct TaskFactoryScheduler;

impl Rule for TaskFactoryScheduler {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (at, instr) in code.calls() {
            let is_own_factory =
                code.world.is_asked_only_as(&ABOUT, &["VSTHRD105"]) && !is_shared(code, at, &instr.op);
            if !uses_current_scheduler(code, &instr.op) || names_scheduler(code, &instr.op) || is_own_factory
            {
                continue;
            }
            let side = report.side("start", instr.span);
            let message = format!(
                "{} runs on the scheduler that is current here: inside a task of a user interface, on its thread",
                code.called(&instr.op)
            );
            report.at(&ABOUT, side, message, |finding| {
                finding.help = Some("pass `TaskScheduler.Default`, or use `Task.Run`".to_owned());
            });
        }
    }
}

/// Does the table say that the call remembers where it was made, and runs something there?
fn uses_current_scheduler(code: &Code<'_>, op: &Op) -> bool {
    let effects = code.effects(op);
    let has = |test: fn(&Effect) -> bool| effects.iter().any(test);
    has(|effect| matches!(effect, Effect::Spawn(_)))
        && has(|effect| matches!(effect, Effect::Context(Context::Captures, None)))
}

fn names_scheduler(code: &Code<'_>, op: &Op) -> bool {
    let Op::Call { args, .. } = op else { return false };
    args.iter().any(|&arg| code.world.facts(code.ty(arg)).has(Fact::Context))
}

/// Is it a continuation, or a start by `Task.Factory`? A factory that somebody made may have a scheduler of its own.
fn is_shared(code: &Code<'_>, at: At, op: &Op) -> bool {
    let Some(receiver) = code.operand(op, Target::This) else { return true };
    let is_shared = |origin: At| {
        let made = code.body.instr(origin).map(|instr| &instr.op);
        made.is_some_and(|op| called_name(code, op) == Some("get_Factory"))
    };
    code.world.is_task(code.ty(receiver)) || code.origins(at, receiver).into_iter().any(is_shared)
}
