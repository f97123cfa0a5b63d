//! `thread-as-runnable`: a thread that is given to another one as what to run is never a thread.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::effects::{Effect, Fact, Target as EffectTarget};
use ir::{At, Op, Reg};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB6803",
    name: "thread-as-runnable",
    aliases: &["S2438", "spotbugs:DMI_THREAD_PASSED_WHERE_RUNNABLE_EXPECTED"],
    kind: Kind::Pitfall,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[572],
    summary: "a thread is given away as something to run, and is never started itself",
    docs: include_str!("thread_as_runnable.md"),
};

pub(crate) struct ThreadAsRunnable;

impl Rule for ThreadAsRunnable {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (at, instr) in code.calls() {
            let given = code.effects(&instr.op).iter().find_map(|effect| match *effect {
                Effect::Body(target @ EffectTarget::Arg(_), ..) => code.operand(&instr.op, target),
                Effect::Spawn(spawn) => code.operand(&instr.op, spawn.delegate),
                _ => None,
            });
            if !given.is_some_and(|given| is_thread(code, at, given)) {
                continue;
            }
            let message =
                "this runs the code of a thread on another thread; the thread itself is never started";
            report.at(&ABOUT, report.side("given", instr.span), message, |finding| {
                finding.help = Some("give a `Runnable` that is no thread, or start the thread".to_owned());
            });
        }
    }
}

fn is_thread(code: &Code<'_>, at: At, given: Reg) -> bool {
    let made = code.origins(at, given).into_iter().filter_map(|origin| {
        match code.body.instr(origin).map(|it| &it.op) {
            Some(Op::New { ty, .. }) => Some(*ty),
            _ => None,
        }
    });
    made.chain([code.ty(given)]).any(|ty| code.world.facts(ty).has(Fact::Thread))
}
