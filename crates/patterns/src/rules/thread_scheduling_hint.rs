//! `thread-scheduling-hint`: priorities and yields: wishes that a scheduler need not grant.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::Op;
use ir::effects::Fact;

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB7701",
    name: "thread-scheduling-hint",
    aliases: &[
        "codeql:java/thread-priority",
        "codeql:java/thread-yield-call",
        "errorprone:ThreadPriorityCheck",
    ],
    kind: Kind::Recommendation,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "a program relies on priorities of threads or on yielding",
    docs: include_str!("thread_scheduling_hint.md"),
};

pub(crate) struct ThreadSchedulingHint;

impl Rule for ThreadSchedulingHint {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (_, instr) in code.calls().filter(|(_, instr)| is_hint(code, &instr.op)) {
            let message = format!(
                "{} is a wish that the scheduler of the next machine need not grant",
                code.called(&instr.op)
            );
            report.at(&ABOUT, report.side("call", instr.span), message, |finding| {
                finding.help = Some(
                    "wait for what must have happened: a signal, a queue, the end of a thread".to_owned(),
                );
            });
        }
    }
}

/// The members of threads that are about when, and not about what.
const HINTS: [&str; 4] = ["yield", "Yield", "setPriority", "set_Priority"];

fn is_hint(code: &Code<'_>, op: &Op) -> bool {
    let Some(callee) = code.callee(op) else { return false };
    let method = &code.program().methods()[callee];
    let is_named = HINTS.contains(&code.program().names.get(method.name));
    is_named && {
        let owner = ir::Ty::Named { def: method.owner, args: Box::default() };
        code.program().tys.find(&owner).is_some_and(|owner| code.world.facts(owner).has(Fact::Thread))
    }
}
