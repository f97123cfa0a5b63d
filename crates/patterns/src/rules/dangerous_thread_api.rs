//! `dangerous-thread-api`: threads that are stopped from outside, wherever they are.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::effects::{Control, Effect};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB6306",
    name: "dangerous-thread-api",
    aliases: &["PH_P003", "S3889", "MA0035", "S3014"],
    kind: Kind::Pitfall,
    severity: Severity::Warning,
    stage: Stage::Default,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[572, 705],
    summary: "a thread is aborted, suspended or resumed from outside",
    docs: include_str!("dangerous_thread_api.md"),
};

pub(crate) struct DangerousThreadApi;

impl Rule for DangerousThreadApi {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (_, instr) in code.instrs() {
            let Some(danger) = code.effects(&instr.op).iter().find_map(danger) else { continue };
            report.at(&ABOUT, report.side("call", instr.span), danger, |finding| {
                let help = "ask the thread to stop: let it look at a CancellationToken, or wait on an event";
                finding.help = Some(help.to_owned());
            });
        }
    }
}

fn danger(effect: &Effect) -> Option<&'static str> {
    let Effect::Control(_, control) = effect else { return None };
    match control {
        Control::Abort => Some(
            "this aborts a thread wherever it is, perhaps in the middle of a change; newer runtimes throw",
        ),
        Control::Suspend => {
            Some("this suspends a thread wherever it is; the locks it holds stay held until it is resumed")
        }
        Control::Resume => Some(
            "this resumes a thread; if it is not suspended yet, the call throws and the thread stays stopped",
        ),
        Control::Interrupt => None,
    }
}
