//! `naked-pulse`: others are woken although nothing has changed for them.

use super::peers::monitors;
use crate::{Code, Report, Rule, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Severity};
use ir::effects::Effect;
use ir::{Op, Place};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB4302",
    name: "naked-pulse",
    aliases: &["PH_B005", "spotbugs:NN_NAKED_NOTIFY"],
    kind: Kind::Order,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[691],
    summary: "a monitor is pulsed by a method that changes nothing",
    docs: include_str!("naked_pulse.md"),
};

pub(crate) struct NakedPulse;

impl Rule for NakedPulse {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        let is_asked = !code.world.is_asked_only_as(&ABOUT, &["PH_B005"]);
        if !is_asked || code.instrs().any(|(_, instr)| may_change(code, &instr.op)) || is_called(code) {
            return;
        }
        for (instr, lock, _) in code.pulses() {
            let message = format!(
                "this wakes a thread that waits on `{lock}`, but nothing here changes what it may wait for"
            );
            report.at(&ABOUT, report.side("pulse", instr.span), message, |finding| {
                finding.object = Some(Object::Instance(lock));
                finding.help = Some("change the state inside of the same lock, then pulse".to_owned());
            });
        }
    }

    fn program(&self, world: &World<'_>, report: &mut Report<'_>) {
        if world.is_asked_as(&ABOUT, &["PH_B005"]) {
            monitors::unmoved_conditions(world, &ABOUT, report);
        }
    }
}

/// A change that another thread can see, or a call that may bring one about.
fn may_change(code: &Code<'_>, op: &Op) -> bool {
    match op {
        Op::Store { place: Place::Cell(_), .. } => false,
        Op::Store { .. } | Op::Await { .. } | Op::Unknown { .. } => true,
        Op::Call { .. } => !code
            .effects(op)
            .iter()
            .any(|effect| matches!(effect, Effect::Pulse(..) | Effect::Acquire(..) | Effect::Release(..))),
        _ => false,
    }
}

/// Who calls it may have changed something before.
fn is_called(code: &Code<'_>) -> bool {
    !code.world.callers(code.id).is_empty()
}
