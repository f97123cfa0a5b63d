//! `unnecessary-async`: an async method that awaits nothing.

use super::peers::tasks;
use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::{MethodFlags, Op, Terminator};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB7408",
    name: "unnecessary-async",
    aliases: &["PH_S005", "errorprone:UnnecessaryAsync"],
    kind: Kind::Recommendation,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "an async method awaits nothing, so it does all its work before it returns",
    docs: include_str!("unnecessary_async.md"),
};

pub(crate) struct UnnecessaryAsync;

impl Rule for UnnecessaryAsync {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        if code.world.is_asked_as(&ABOUT, &["PH_S005"]) {
            tasks::starts_only(code, &ABOUT, report);
        }
        if code.world.is_asked_only_as(&ABOUT, &["PH_S005"]) {
            return;
        }
        let flags = code.method.flags;
        let suspends = |op: &Op| matches!(op, Op::Await { .. } | Op::Yield { .. } | Op::Unknown { .. });
        if !flags.has(MethodFlags::ASYNC) || code.instrs().any(|(_, instr)| suspends(&instr.op)) {
            return;
        }
        // Others dictate the shape, or there is nothing to do at all.
        if flags.has(MethodFlags::LAMBDA) || code.world.is_dictated(code.id) || throws_only(code) {
            return;
        }
        let side = report.side("method", code.method.span);
        let name = report.method_name(code.id);
        let message =
            format!("`{name}` is async but awaits nothing: it runs to its end before its caller goes on");
        report.at(&ABOUT, side, message, |finding| {
            finding.help =
                Some("leave `async` out and return `Task.FromResult(…)` or `Task.CompletedTask`".to_owned());
        });
    }
}

/// A method that is yet to be written.
fn throws_only(code: &Code<'_>) -> bool {
    code.body.blocks.iter().all(|block| !matches!(block.end, Terminator::Return(_)))
}
