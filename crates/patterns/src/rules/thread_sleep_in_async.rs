//! `thread-sleep-in-async`: a thread that sleeps where it could do something else.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::effects::{Effect, Style, Target};
use ir::{Const, Op, Reg};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB6409",
    name: "thread-sleep-in-async",
    aliases: &["PH_S013", "EPC33"],
    kind: Kind::Pitfall,
    severity: Severity::Warning,
    stage: Stage::Default,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "an async method puts its thread to sleep instead of awaiting a delay",
    docs: include_str!("thread_sleep_in_async.md"),
};

pub(crate) struct ThreadSleepInAsync;

impl Rule for ThreadSleepInAsync {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        if !code.is_async() {
            return;
        }
        for (at, instr) in code.calls() {
            let Some(time) = sleeps(code, &instr.op) else { continue };
            if time.is_some_and(|time| code.is_constant(at, time, |value| matches!(value, Const::Int(_, 0))))
            {
                continue;
            }
            let side = report.side("sleep", instr.span);
            let message = format!(
                "{} puts the thread to sleep in an async method: nobody else can use the thread meanwhile",
                code.called(&instr.op)
            );
            report.at(&ABOUT, side, message, |finding| {
                finding.help = Some("`await Task.Delay(…)` lets the thread go".to_owned());
            });
        }
    }
}

/// A call that lets time pass while it holds the thread, and the register that says how long.
fn sleeps(code: &Code<'_>, op: &Op) -> Option<Option<Reg>> {
    code.effects(op).iter().find_map(|effect| match *effect {
        Effect::Sleep(time, Style::Blocking) => Some(time.and_then(|arg| code.operand(op, Target::Arg(arg)))),
        _ => None,
    })
}
