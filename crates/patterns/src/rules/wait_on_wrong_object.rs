//! `wait-on-wrong-object`: the monitor of an object that has its own way to wait, or that the runtime waits on.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::Reg;
use ir::effects::{Arguments, Effect, Fact, Member, Target};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB6701",
    name: "wait-on-wrong-object",
    aliases: &[
        "S1844",
        "S2236",
        "spotbugs:DM_MONITOR_WAIT_ON_CONDITION",
        "spotbugs:JML_JSR166_CALLING_WAIT_RATHER_THAN_AWAIT",
    ],
    kind: Kind::Pitfall,
    severity: Severity::Error,
    stage: Stage::Default,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[662],
    summary: "the monitor of a condition or of a thread is waited on or notified",
    docs: include_str!("wait_on_wrong_object.md"),
};

pub(crate) struct WaitOnWrongObject;

impl Rule for WaitOnWrongObject {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (_, instr) in code.calls() {
            let is_signal = |effect: &Effect| {
                matches!(effect, Effect::Wait(Target::This, _) | Effect::Pulse(Target::This, _))
            };
            if !code.effects(&instr.op).iter().any(is_signal) || !code.is_of_monitor(&instr.op) {
                continue;
            }
            let Some(object) = code.operand(&instr.op, Target::This) else { continue };
            let Some((message, help)) = trouble(code, object) else { continue };
            report.at(&ABOUT, report.side("call", instr.span), message, |finding| {
                finding.help = Some(help.to_owned());
            });
        }
    }
}

fn trouble(code: &Code<'_>, object: Reg) -> Option<(&'static str, &'static str)> {
    let ty = code.pointee_ty(object);
    if code.world.facts(ty).has(Fact::Thread) {
        return Some((
            "this uses the monitor of a thread; the runtime uses it, too, to wait for the end of the thread",
            "wait for its end by `join`, and use an object of your own for everything else",
        ));
    }
    let known = code.world.effects.of_type(code.program(), ty)?;
    let own = code.world.effects.find(known, Member::of_metadata("await"), Arguments::Count(0))?;
    let waits = own.effects().iter().any(|effect| matches!(effect, Effect::Wait(Target::This, _)));
    waits.then_some((
        "this uses the monitor of a condition, which has nothing to do with its lock",
        "call `await`, `signal` and `signalAll`",
    ))
}
