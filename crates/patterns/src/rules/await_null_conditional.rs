//! `await-null-conditional`: an await of what `?.` may not have called.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::cfg::Def;
use ir::{At, Op, Reg};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB6405",
    name: "await-null-conditional",
    aliases: &["PH_B014", "EPC16"],
    kind: Kind::Pitfall,
    severity: Severity::Error,
    stage: Stage::Default,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[476],
    summary: "an `await` gets null instead of a task when `?.` finds no object",
    docs: include_str!("await_null_conditional.md"),
};

pub(crate) struct AwaitNullConditional;

impl Rule for AwaitNullConditional {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (at, instr) in code.instrs() {
            let Op::Await { task, .. } = instr.op else { continue };
            let (at, task) = code.task_behind(at, task);
            let cast = || self.failed_cast(code, at, task);
            let Some(null) = code.nulls(at, task).first().copied().or_else(cast) else { continue };
            let side = report.side("await", instr.span);
            let message = "this awaits null when there is no object to call, and throws";
            let other = code.body.instr(null).and_then(|null| report.side("null", null.span));
            report.at(&ABOUT, side, message, |finding| {
                finding.others.extend(other);
                finding.help =
                    Some("give it a task for that case: `await (… ?? Task.CompletedTask)`".to_owned());
            });
        }
    }
}

impl AwaitNullConditional {
    /// `await (value as Task)`, which awaits null if it is none. Many know that it is one, and say so with `as`.
    fn failed_cast(&self, code: &Code<'_>, at: At, task: Reg) -> Option<At> {
        let defs = code.reaching().of(code.body, at, task);
        let casts = defs.into_iter().filter_map(|def| match def {
            Def::Instr(place) => matches!(code.body.instr(place)?.op, Op::As { .. }).then_some(place),
            _ => None,
        });
        casts.into_iter().next().filter(|_| code.world.is_asked_as(self.about(), &["PH_B014"]))
    }
}
