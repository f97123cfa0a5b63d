//! `foreign-task-await`: who awaits a task of others does not know what it waits for.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::cfg::{AccessPath, Root, Step};
use ir::{At, FieldFlags, MethodFlags, Op, Reg, Terminator};

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
        let as_peer = code.world.is_asked_as(&ABOUT, &["VSTHRD003"]);
        let flags = code.method.flags;
        if !as_peer && (flags.has(MethodFlags::LAMBDA) || flags.has(MethodFlags::EXTENSION)) {
            return;
        }
        if as_peer {
            tell_returns(code, report);
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
    let is_asked = code.world.is_asked_as(&ABOUT, &["VSTHRD003"]);
    if is_asked && (!code.world.is_task(code.ty(task)) || is_complete_field(code, &path)) {
        return None;
    }
    match (&path.root, path.steps.last()) {
        (Root::Entry(_), Some(Step::Cell)) if is_asked && code.method.flags.has(MethodFlags::LAMBDA) => {
            Some("the method around")
        }
        (Root::Entry(reg), None) if Some(*reg) != code.receiver() => Some("the caller"),
        (Root::Static(..), None) | (_, Some(Step::Field(_))) if !is_stored_here() => Some("somebody else"),
        _ => None,
    }
}

/// Is it a field that only ever gets tasks which are complete from the start?
fn is_complete_field(code: &Code<'_>, path: &AccessPath) -> bool {
    let field = match (&path.root, path.steps.last()) {
        (_, Some(Step::Field(field))) | (Root::Static(_, field), None) => *field,
        _ => return false,
    };
    let is_fixed = code.program().fields()[field].flags.has(FieldFlags::READONLY);
    let mut writes = code.world.accesses(field).iter().filter(|access| access.touch.writes()).peekable();
    is_fixed
        && writes.peek().is_some()
        && writes.all(|access| {
            let Some(around) = Code::new(code.world, access.method) else { return false };
            match around.body.instr(access.at).map(|instr| &instr.op) {
                Some(Op::Store { src, .. }) => around.is_complete(access.at, *src),
                _ => false,
            }
        })
}

/// `VSTHRD003` tells those who pass on such a task, too.
fn tell_returns(code: &Code<'_>, report: &mut Report<'_>) {
    if code.is_async() || code.method.flags.has(MethodFlags::ACCESSOR) || !code.world.is_task(code.method.ret)
    {
        return;
    }
    for (block, content) in code.body.blocks.entries() {
        let Terminator::Return(Some(value)) = content.end else { continue };
        let end = At { block, index: content.instrs.len() as u32 };
        let Some(owner) = foreign(code, end, value) else { continue };
        let message =
            format!("this returns a task that {owner} started: who awaits it may wait for his own thread");
        report.at(&ABOUT, report.side("return", content.end_span), message, |finding| {
            finding.help = Some("await tasks where they are started, or pass on what starts them".to_owned());
        });
    }
}
