//! `task-value-lost`: a task with a value that becomes one without.

use super::peers::tasks;
use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::{MethodFlags, Terminator, TyId};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB7411",
    name: "task-value-lost",
    aliases: &["AF06", "PH_S025"],
    kind: Kind::Recommendation,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "a lambda for a plain task returns a task with a value, which is lost",
    docs: include_str!("task_value_lost.md"),
};

pub(crate) struct TaskValueLost;

impl Rule for TaskValueLost {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        if code.world.is_asked_as(&ABOUT, &["PH_S025"]) {
            tasks::drops_value(code, &ABOUT, report);
        }
        if code.world.is_asked_only_as(&ABOUT, &["PH_S025"]) {
            return;
        }
        let wanted = code.method.ret;
        let is_plain = code.world.is_task_object(wanted) && code.world.first_argument(wanted).is_none();
        if !is_plain || code.is_async() || !code.method.flags.has(MethodFlags::LAMBDA) {
            return;
        }
        for content in &code.body.blocks {
            let Terminator::Return(Some(value)) = content.end else { continue };
            let given = code.ty(value);
            let result = code.world.first_argument(given).filter(|_| code.world.is_task_object(given));
            // A `TaskCompletionSource<object>` is what people took before there was one without a result.
            let is_asked = code.world.is_asked_as(&ABOUT, &["AF06"]);
            if result.is_none_or(|result| result == TyId::OBJECT && !is_asked) {
                continue;
            }
            let side = report.side("value", content.end_span);
            let message = "the value of this task is lost: a task without one is wanted here";
            report.at(&ABOUT, side, message, |finding| {
                finding.help = Some(
                    "use a delegate that returns `Task<T>`, or await and drop the value in words".to_owned(),
                );
            });
        }
    }
}
