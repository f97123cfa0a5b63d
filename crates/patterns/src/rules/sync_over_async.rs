//! `sync-over-async`: a thread that blocks for a task which may need that very thread.

use super::peers::member_around;
use crate::tasks::{Maker, blocking_waits};
use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Change, Kind, Severity};
use ir::cfg::{Def, Root};
use ir::effects::{Effect, Fact, Style};
use ir::{At, MethodFlags, Reg};

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
        if code.world.is_asked_as(&ABOUT, &["VSTHRD002"]) && !gives_task(code) {
            tell_every_wait(code, report, Completeness::Ignored);
        }
        if code.world.is_asked_as(&ABOUT, &["AF02", "EPC35"]) && code.is_async() {
            tell_every_wait(code, report, completeness(code));
            tell_sleeps(code, report);
        }
        if code.world.is_asked_as(&ABOUT, &["S4462", "S6422"]) && !code.method.flags.has(MethodFlags::ENTRY) {
            tell_every_wait(code, report, Completeness::Counts);
            tell_sleeps(code, report);
        }
        if code.world.is_asked_only_as(&ABOUT, &["VSTHRD002", "AF02", "EPC35", "S4462", "S6422"]) {
            return;
        }
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

/// Is a wait for a task fine that is known to be complete?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Completeness {
    Ignored,
    Counts,
}

fn completeness(code: &Code<'_>) -> Completeness {
    let counts = code.world.is_asked_only_as(&ABOUT, &["AF02"]);
    if counts { Completeness::Counts } else { Completeness::Ignored }
}

/// Could the member be async as it is, so that another rule tells its waits?
fn gives_task(code: &Code<'_>) -> bool {
    let member = &code.program().methods()[member_around(code.world, code.id)];
    code.world.is_task(member.ret)
}

/// Other tools tell every wait, wherever it is.
fn tell_every_wait(code: &Code<'_>, report: &mut Report<'_>, completeness: Completeness) {
    for (at, instr) in code.calls() {
        let Some(join) = code.join(&instr.op) else { continue };
        let is_complete = completeness == Completeness::Counts && code.is_complete(at, join.task);
        if is_complete || is_continued(code, at, join.task) || is_spared_work(code, at, join.task) {
            continue;
        }
        let message = format!("{} blocks the thread until the task is complete", code.called(&instr.op));
        report.at(&ABOUT, report.side("wait", instr.span), message, |finding| {
            finding.suggest(Change::AwaitTask);
            finding.help = Some("await the task instead".to_owned());
        });
    }
}

/// `S4462` spares who waits for what he has just given to the pool: `Task.Run(…).Wait()`.
fn is_spared_work(code: &Code<'_>, at: At, task: Reg) -> bool {
    let (at, task) = code.task_behind(at, task);
    let Some(Def::Instr(origin)) = code.reaching().only(code.body, at, task) else { return false };
    let Some(op) = code.body.instr(origin).map(|instr| &instr.op) else { return false };
    let is_started = code.effects(op).iter().any(|effect| matches!(effect, Effect::Spawn(_)));
    let is_named = code.body.regs[task].name.is_some();
    is_started && !is_named && code.world.is_asked_only_as(&ABOUT, &["S4462", "S6422"])
}

/// Is it the task that a lambda gets, as continuations do?
fn is_continued(code: &Code<'_>, at: At, task: Reg) -> bool {
    let (at, task) = code.task_behind(at, task);
    let path = code.path(at, task);
    let captures = code.method.captures.len() as u32;
    let is_param = matches!(path.root, Root::Entry(reg) if reg.0 >= captures) && path.steps.is_empty();
    code.method.flags.has(MethodFlags::LAMBDA) && is_param
}

/// `AF02` tells long sleeps, and calls of the library that have an async form.
fn tell_sleeps(code: &Code<'_>, report: &mut Report<'_>) {
    const SHORT: i64 = 50;
    let is_thorough = code.world.is_asked_as(&ABOUT, &["AF02"]);
    if !is_thorough && !code.world.is_asked_as(&ABOUT, &["S4462", "S6422"]) {
        return;
    }
    for (at, instr, effects) in code.async_calls() {
        let sleeps = effects.iter().any(|effect| matches!(effect, Effect::Sleep(_, Style::Blocking)));
        let is_short = sleeps && code.constant_argument(at, &instr.op, 0).is_some_and(|time| time < SHORT);
        let is_disposal = effects.iter().any(|effect| matches!(effect, Effect::Dispose(_)));
        let has_form = effects.iter().any(|effect| matches!(effect, Effect::AsyncForm(_)));
        let is_slow = (sleeps || has_form) && !is_short && !is_disposal && code.join(&instr.op).is_none();
        if !(if is_thorough { is_slow } else { sleeps }) {
            continue;
        }
        let message = format!("{} holds the thread of this async method", code.called(&instr.op));
        report.at(&ABOUT, report.side("call", instr.span), message, |finding| {
            finding.help = Some("await its async form instead".to_owned());
        });
    }
}
