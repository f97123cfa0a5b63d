//! `unobserved-task`: a task whose result, end and exception nobody looks at.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::effects::Effect;
use ir::{MethodFlags, Op};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB4401",
    name: "unobserved-task",
    aliases: &["VSTHRD110", "MA0134", "PH_S033"],
    kind: Kind::Order,
    severity: Severity::Warning,
    stage: Stage::Default,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "a call returns a task that nobody awaits, stores or returns",
    docs: include_str!("unobserved_task.md"),
};

pub(crate) struct UnobservedTask;

impl Rule for UnobservedTask {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        if code.method.flags.has(MethodFlags::GENERATED) || code.world.is_quoted(code.id) {
            return;
        }
        for (_, instr) in code.calls() {
            let Some(task) = instr.op.def().filter(|&dst| code.is_dropped(dst)) else { continue };
            if !code.world.is_task(code.ty(task)) || is_meant(code, &instr.op) {
                continue;
            }
            let side = report.side("call", instr.span);
            let message = format!(
                "nobody waits for the task that {} returns: what follows does not come after it, and its exception is lost",
                code.called(&instr.op)
            );
            report.at(&ABOUT, side, message, |finding| {
                finding.help =
                    Some("await it or return it; write `_ = …` if it is to run on its own".to_owned());
            });
        }
    }
}

/// Does the call itself say that something is to run on its own? Starting a task by name does, and so does
/// handing a task to a method that deals with it, such as one that adds a handler for its exception.
fn is_meant(code: &Code<'_>, op: &Op) -> bool {
    let effects = code.effects(op);
    if effects.iter().any(|effect| matches!(effect, Effect::Spawn(_))) {
        return true;
    }
    let Op::Call { args, .. } = op else { return false };
    effects.is_empty() && args.first().is_some_and(|&first| code.world.is_task(code.ty(first)))
}
