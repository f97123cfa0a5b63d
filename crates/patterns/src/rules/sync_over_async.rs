//! `sync-over-async`: a thread that blocks for a task which may need that very thread.

use crate::tasks::{Maker, blocking_waits};
use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Change, Kind, Severity};
use ir::MethodFlags;
use ir::effects::Fact;

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB2401",
    name: "sync-over-async",
    aliases: &["VSTHRD002", "S4462", "S6422", "AF02", "MA0042", "EPC35"],
    kind: Kind::Deadlock,
    severity: Severity::Warning,
    stage: Stage::Default,
    fix: Fix::Sometimes,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[833],
    summary: "an async method, or one on the thread of a user interface, blocks until a task is complete",
    docs: include_str!("sync_over_async.md"),
};

pub(crate) struct SyncOverAsync;

impl Rule for SyncOverAsync {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        let Some(harm) = harm(code) else { return };
        for wait in blocking_waits(code) {
            // A method that continues a task gets it complete.
            if wait.maker == Maker::Caller && !code.is_async() {
                continue;
            }
            let side = report.side("wait", wait.span);
            let message = format!("{} blocks until the task is complete, {harm}", wait.called);
            report.at(&ABOUT, side, message, |finding| {
                finding.suggest(Change::AwaitTask);
                finding.help = Some("await the task instead".to_owned());
            });
        }
    }
}

/// Why blocking is wrong here for sure; nothing for ordinary methods.
fn harm(code: &Code<'_>) -> Option<&'static str> {
    // The thread of a test is its own.
    if code.is_async() && code.world.is_in_test(code.id) {
        return None;
    }
    if code.is_async() {
        return Some("in an async method: the thread is lost meanwhile, and the task may need it to go on");
    }
    // A lambda may run on any thread.
    if code.method.flags.has(MethodFlags::LAMBDA) || !code.method.has_receiver() {
        return None;
    }
    let this = code.body.regs.ids().nth(code.method.captures.len())?;
    code.world.facts(code.ty(this)).has(Fact::ThreadAffine).then_some(
        "on the thread of the user interface: a task that goes on there waits for this method for ever",
    )
}
