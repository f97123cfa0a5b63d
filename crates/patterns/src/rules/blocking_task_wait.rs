//! `blocking-task-wait`: a thread of the pool that does nothing but wait for a task.

use crate::tasks::blocking_waits;
use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::MethodFlags;

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB7401",
    name: "blocking-task-wait",
    aliases: &["PH_P005", "PH_S026", "PH_S035", "S6422", "S4462", "MA0045"],
    kind: Kind::Recommendation,
    severity: Severity::Warning,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "a method that is not async blocks until a task is complete",
    docs: include_str!("blocking_task_wait.md"),
};

pub(crate) struct BlockingTaskWait;

impl Rule for BlockingTaskWait {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        // A program's entry must wait somewhere, and the thread of a test is its own.
        if code.world.is_asked_only_as(&ABOUT, &["S4462", "S6422"]) {
            return; // `sync-over-async` tells all that those ids mean.
        }
        let is_top = code.method.flags.has(MethodFlags::ENTRY) || code.world.is_in_test(code.id);
        let only = |id: &str| code.world.is_asked_only_as(&ABOUT, &[id]);
        let as_peer = code.world.is_asked_as(&ABOUT, &["PH_P005", "PH_S026", "PH_S035"]);
        if !as_peer && (code.is_async() || is_top) || !code.world.has_await() {
            return;
        }
        let is_constructor = code.method.flags.has(MethodFlags::CONSTRUCTOR);
        let returns_task = code.is_async() || code.world.is_task_object(code.method.ret);
        if only("PH_S035") && !is_constructor || only("PH_S026") && !returns_task {
            return;
        }
        for wait in blocking_waits(code) {
            if only("PH_P005") && !wait.is_for_async_method {
                continue;
            }
            let side = report.side("wait", wait.span);
            let message = format!(
                "{} blocks the thread until the task is complete; if the task needs that thread to go on, for ever",
                wait.called
            );
            report.at(&ABOUT, side, message, |finding| {
                finding.help = Some("make the method async and await the task".to_owned());
            });
        }
    }
}
