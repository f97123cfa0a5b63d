//! `missing-cancellation-strategy`: an interrupted thread that does not catch the exception ends the process (Section 2.3.2
//! of the thesis; the handler has to be around the wait, in the method itself or in one that calls it).

use super::interrupted_threads::{bodies, interrupted, unprepared};
use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::Op;

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB6102",
    name: "missing-cancellation-strategy",
    aliases: &["CBF:PF_MCS"],
    kind: Kind::Pitfall,
    severity: Severity::Note,
    stage: Stage::Default,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[248],
    summary: "a thread is interrupted that does not catch the exception",
    docs: include_str!("missing_cancellation_strategy.md"),
};

pub(crate) struct MissingCancellationStrategy;

impl Rule for MissingCancellationStrategy {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (at, instr) in code.instrs() {
            let Some(thread) = interrupted(code, &instr.op).filter(|_| is_of_dotnet(code, &instr.op)) else {
                continue;
            };
            let Some(bodies) = bodies(code, at, thread) else { continue };
            let found = bodies.into_iter().find_map(|body| Some((body, unprepared(code.world, body)?)));
            let Some((body, wait)) = found else { continue };
            let name = report.method_name(body);
            let primary = report.side("interrupt", instr.span);
            let wait = report.side("wait without a handler", wait);
            let message = format!(
                "the interrupted thread runs `{name}`, which does not catch `ThreadInterruptedException`: the process ends"
            );
            report.at(&ABOUT, primary, message, |finding| {
                finding.others.extend(wait);
                finding.help =
                    Some("catch `ThreadInterruptedException` in the thread, around the wait".to_owned());
            });
        }
    }
}

/// Java makes sure that the exception is caught, and would end the thread alone.
fn is_of_dotnet(code: &Code<'_>, op: &Op) -> bool {
    let program = code.program();
    let owner = op.callee().map(|callee| program.methods()[callee.method].owner);
    owner.is_some_and(|owner| program.names.get(program.types()[owner].name).starts_with("System."))
}
