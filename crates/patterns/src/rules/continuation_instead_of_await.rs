//! `continuation-instead-of-await`: what comes after a task is put into a lambda by hand.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::effects::{After, Effect, Runner};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB7608",
    name: "continuation-instead-of-await",
    aliases: &["PH_P010"],
    kind: Kind::Recommendation,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "a continuation is chained by hand where `await` would do",
    docs: include_str!("continuation_instead_of_await.md"),
};

pub(crate) struct ContinuationInsteadOfAwait;

impl Rule for ContinuationInsteadOfAwait {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        if !code.world.has_await() {
            return;
        }
        // Elsewhere there is no `await` without changing the method.
        if code.world.is_asked_only_as(&ABOUT, &["PH_P010"]) && !code.world.is_task_object(code.method.ret) {
            return;
        }
        for (_, instr) in code.calls() {
            let continues = code.effects(&instr.op).iter().any(|effect| match effect {
                Effect::Spawn(spawn) => {
                    spawn.runner == Runner::Continuation
                        && matches!(spawn.after, After::All(_) | After::Any(_))
                }
                _ => false,
            });
            let receiver = code.operand(&instr.op, ir::effects::Target::This);
            if !continues || !receiver.is_some_and(|task| code.world.is_task(code.ty(task))) {
                continue;
            }
            let message = format!(
                "{} chains a continuation by hand: exceptions, the context and the scheduler are then up to you",
                code.called(&instr.op)
            );
            report.at(&ABOUT, report.side("continuation", instr.span), message, |finding| {
                finding.help = Some("`await` the task and write what follows behind it".to_owned());
            });
        }
    }
}
