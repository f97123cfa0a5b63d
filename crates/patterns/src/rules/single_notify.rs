//! `single-notify`: `notify` wakes one thread, and nobody says which.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Severity};
use ir::effects::Quantity;

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB4801",
    name: "single-notify",
    aliases: &["S2446", "spotbugs:NO_NOTIFY_NOT_NOTIFYALL", "codeql:java/notify-instead-of-notify-all"],
    kind: Kind::Order,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[691],
    summary: "one waiting thread is woken, where all of them could look whether they are meant",
    docs: include_str!("single_notify.md"),
};

pub(crate) struct SingleNotify;

impl Rule for SingleNotify {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (instr, lock, woken) in code.pulses() {
            if woken == Quantity::All || !code.is_of_monitor(&instr.op) {
                continue;
            }
            let message = format!(
                "this wakes one of the threads that wait on `{lock}`, and perhaps one that waits for something else"
            );
            report.at(&ABOUT, report.side("notify", instr.span), message, |finding| {
                finding.object = Some(Object::Instance(lock));
                finding.help = Some("use `notifyAll`: those who are not meant wait again".to_owned());
            });
        }
    }
}
