//! `interrupt-not-interruptible-thread`: `Thread.Interrupt` on a thread that never waits does nothing (Section 2.3.1 of the
//! thesis; what the thread calls is looked at too).

use super::interrupted_threads::{Interruptible, bodies, interrupted, interruptible};
use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB6101",
    name: "interrupt-not-interruptible-thread",
    aliases: &["CBF:PF_INIT"],
    kind: Kind::Pitfall,
    severity: Severity::Warning,
    stage: Stage::Default,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "a thread is interrupted that never waits",
    docs: include_str!("interrupt_not_interruptible_thread.md"),
};

pub(crate) struct InterruptNotInterruptibleThread;

impl Rule for InterruptNotInterruptibleThread {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (at, instr) in code.instrs() {
            let Some(thread) = interrupted(code, &instr.op) else { continue };
            let Some(bodies) = bodies(code, at, thread) else { continue };
            let deaf = bodies.into_iter().find(|&body| interruptible(code.world, body) == Interruptible::No);
            let Some(deaf) = deaf else { continue };
            let name = report.method_name(deaf);
            let primary = report.side("interrupt", instr.span);
            let body = report.side("body of the thread", code.program().methods()[deaf].span);
            let message = format!(
                "the interrupted thread runs `{name}`, which never waits, sleeps or joins: it goes on"
            );
            report.at(&ABOUT, primary, message, |finding| {
                finding.others.extend(body);
                finding.help = Some("let the thread look at a `CancellationToken`, and cancel it".to_owned());
            });
        }
    }
}
