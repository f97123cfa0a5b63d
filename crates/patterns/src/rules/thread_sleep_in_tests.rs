//! `thread-sleep-in-tests`: a sleep in a test is too short on a slow machine and too long on all others.

use super::peers::member_around;
use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::effects::{Effect, Fact, Style};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB7602",
    name: "thread-sleep-in-tests",
    aliases: &["S2925"],
    kind: Kind::Recommendation,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "a test sleeps and hopes that something has happened meanwhile",
    docs: include_str!("thread_sleep_in_tests.md"),
};

pub(crate) struct ThreadSleepInTests;

impl Rule for ThreadSleepInTests {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        // `S2925` minds lambdas in tests, and loops that look again, as well.
        let as_peer = code.world.is_asked_as(&ABOUT, &["S2925"]);
        let member = if as_peer { member_around(code.world, code.id) } else { code.id };
        if !code.world.attribute_facts(member).has(Fact::Test) {
            return;
        }
        for (at, instr) in code.calls() {
            let sleeps = code.effects(&instr.op).iter().any(|effect| match *effect {
                Effect::Sleep(Some(time), Style::Blocking) => {
                    code.constant_argument(at, &instr.op, time) != Some(0)
                }
                _ => false,
            });
            if !sleeps || !as_peer && code.loops().innermost(at.block).is_some() {
                continue;
            }
            let message = format!(
                "{} in a test waits for a time, not for what the test is about",
                code.called(&instr.op)
            );
            report.at(&ABOUT, report.side("sleep", instr.span), message, |finding| {
                finding.help = Some(
                    "wait for the event itself, with a timeout: a task, a signal, or a loop that looks again"
                        .to_owned(),
                );
            });
        }
    }
}
