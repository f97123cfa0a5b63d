//! `any-wait-outside-loop`: every wait, also one that gives up after a time, belongs into a loop.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Severity};
use ir::effects::Effect;

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB4802",
    name: "any-wait-outside-loop",
    aliases: &[
        "S2274",
        "codeql:java/wait-outside-loop",
        "errorprone:WaitNotInLoop",
        "spotbugs:WA_NOT_IN_LOOP",
        "spotbugs:WA_AWAIT_NOT_IN_LOOP",
        "spotbugs:UW_UNCOND_WAIT",
    ],
    kind: Kind::Order,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[691],
    summary: "a thread waits, perhaps for a limited time, outside of a loop that checks its condition again",
    docs: include_str!("any_wait_outside_loop.md"),
};

pub(crate) struct AnyWaitOutsideLoop;

impl Rule for AnyWaitOutsideLoop {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (at, instr) in code.calls() {
            let waited = code.effects(&instr.op).iter().find_map(|effect| match *effect {
                Effect::Wait(target, _) => code.operand(&instr.op, target),
                _ => None,
            });
            let Some(lock) = waited.filter(|_| code.loops().innermost(at.block).is_none()) else { continue };
            let lock = code.spell(&code.path(at, lock));
            let message = format!(
                "this waits on `{lock}` once; when it goes on, the condition may not hold, or not hold any more"
            );
            report.at(&ABOUT, report.side("wait", instr.span), message, |finding| {
                finding.object = Some(Object::Instance(lock));
                finding.help =
                    Some("wait in a loop that checks the condition: `while (!ready) wait();`".to_owned());
            });
        }
    }
}
