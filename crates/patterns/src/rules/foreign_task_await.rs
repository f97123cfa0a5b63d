//! `foreign-task-await`: who awaits a task of others does not know what it waits for.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::cfg::{Root, Step};
use ir::{At, MethodFlags, Op, Reg};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB6604",
    name: "foreign-task-await",
    aliases: &["VSTHRD003"],
    kind: Kind::Pitfall,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[833],
    summary: "a task that somebody else started is awaited, and may need what the awaiter holds",
    docs: include_str!("foreign_task_await.md"),
};

pub(crate) struct ForeignTaskAwait;

impl Rule for ForeignTaskAwait {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        // A lambda continues what is around it.
        if code.method.flags.has(MethodFlags::LAMBDA) || code.method.flags.has(MethodFlags::EXTENSION) {
            return;
        }
        for (at, instr) in code.instrs() {
            let Op::Await { task, .. } = instr.op else { continue };
            let (at_task, task) = code.task_behind(at, task);
            let Some(owner) = foreign(code, at_task, task) else { continue };
            let message = format!(
                "this awaits a task that {owner} started: if it needs the thread or lock of this method, both wait for ever"
            );
            report.at(&ABOUT, report.side("await", instr.span), message, |finding| {
                finding.help =
                    Some("await tasks where they are started, or pass on what starts them".to_owned());
            });
        }
    }
}

/// Who started the task, if it was not this method or a method that it calls.
fn foreign(code: &Code<'_>, at: At, task: Reg) -> Option<&'static str> {
    let path = code.path(at, task);
    let is_stored_here = || {
        let Some(Step::Field(field)) = path.steps.last() else { return false };
        let own = code.world.accesses_in(code.id);
        own.iter().any(|access| access.field == *field && access.touch.writes())
    };
    match (&path.root, path.steps.last()) {
        (Root::Entry(reg), None) if Some(*reg) != code.receiver() => Some("the caller"),
        (Root::Static(..), None) | (_, Some(Step::Field(_))) if !is_stored_here() => Some("somebody else"),
        _ => None,
    }
}
