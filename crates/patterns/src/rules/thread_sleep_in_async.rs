//! `thread-sleep-in-async`: a thread that sleeps where it could do something else.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, RuleOption, Stage, Symmetry, Takes};
use finding::{Change, Kind, Severity};
use ir::effects::{Effect, Style, Target};
use ir::{At, Const, Op};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB6409",
    name: "thread-sleep-in-async",
    aliases: &["PH_S013", "EPC33", "MA0042"],
    kind: Kind::Pitfall,
    severity: Severity::Warning,
    stage: Stage::Default,
    fix: Fix::Sometimes,
    options: &[LONGEST_SLEEP],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "an async method puts its thread to sleep instead of awaiting a delay",
    docs: include_str!("thread_sleep_in_async.md"),
};

const LONGEST_SLEEP: RuleOption = RuleOption {
    name: "longest-sleep",
    takes: Takes::Number { default: 0, least: 0, most: 60_000 },
    doc: "sleeps of at most so many milliseconds, where the number is known, are not reported",
};

pub(crate) struct ThreadSleepInAsync;

impl Rule for ThreadSleepInAsync {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        // The thread of a test is its own.
        if !code.is_async() || code.world.is_in_test(code.id) {
            return;
        }
        for (at, instr) in code.calls() {
            if !sleeps(code, at, &instr.op) {
                continue;
            }
            let side = report.side("sleep", instr.span);
            let message = format!(
                "{} puts the thread to sleep in an async method: nobody else can use the thread meanwhile",
                code.called(&instr.op)
            );
            report.at(&ABOUT, side, message, |finding| {
                finding.suggest(Change::AwaitDelay);
                finding.help = Some("`await Task.Delay(…)` lets the thread go".to_owned());
            });
        }
    }
}

/// Does the call let time pass while it holds the thread? No time at all only lets others run.
fn sleeps(code: &Code<'_>, at: At, op: &Op) -> bool {
    code.effects(op).iter().any(|effect| {
        let Effect::Sleep(time, Style::Blocking) = *effect else { return false };
        let time = time.and_then(|arg| code.operand(op, Target::Arg(arg)));
        let longest = i64::from(code.world.options.number(&ABOUT, &LONGEST_SLEEP));
        let is_short = |value: &Const| matches!(value, Const::Int(_, time) if (0..=longest).contains(time));
        !time.is_some_and(|time| code.is_constant(at, time, is_short))
    })
}
