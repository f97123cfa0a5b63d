//! `wait-or-pulse-without-lock`: only the holder of a monitor may wait on it or wake others.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Severity};
use ir::At;
use ir::cfg::AccessPath;
use ir::effects::{Effect, Target};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB6305",
    name: "wait-or-pulse-without-lock",
    aliases: &[
        "S2273",
        "codeql:java/notify-without-sync",
        "spotbugs:MWN_MISMATCHED_WAIT",
        "spotbugs:MWN_MISMATCHED_NOTIFY",
    ],
    kind: Kind::Pitfall,
    severity: Severity::Error,
    stage: Stage::Default,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[667],
    summary: "a thread waits on a monitor, or pulses it, without holding it",
    docs: include_str!("wait_or_pulse_without_lock.md"),
};

pub(crate) struct WaitOrPulseWithoutLock;

impl Rule for WaitOrPulseWithoutLock {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (at, instr) in code.instrs() {
            let Some((verb, target)) = code.effects(&instr.op).iter().find_map(wait_or_pulse) else {
                continue;
            };
            let object = code.operand(&instr.op, target);
            let lock = object.and_then(|object| code.lock_to_wait(at, &instr.op, object));
            let Some(lock) = lock else { continue };
            let Some(reason) = lack(code, at, &lock) else { continue };
            let lock = code.spell(&lock);
            let message = format!("this {verb} `{lock}` {reason}; it throws");
            report.at(&ABOUT, report.side(verb, instr.span), message, |finding| {
                finding.help = Some(format!("put it inside of `lock ({lock})`"));
                finding.object = Some(Object::Instance(lock));
            });
        }
    }
}

fn wait_or_pulse(effect: &Effect) -> Option<(&'static str, Target)> {
    match *effect {
        Effect::Wait(target, _) => Some(("waits on", target)),
        Effect::Pulse(target, _) => Some(("pulses", target)),
        _ => None,
    }
}

/// Why the lock is not held, if it is not. Two locks whose declarations are not both known may be one object.
fn lack(code: &Code<'_>, at: At, wanted: &AccessPath) -> Option<String> {
    let held = code.held(at);
    if held.iter().any(|held| held.lock == wanted) || code.world.may_start_locked(code.id) {
        return None;
    }
    let Some(other) = held.first() else { return Some("without holding it".to_owned()) };
    let wanted = code.lock_name(wanted)?;
    let is_surely_other =
        held.iter().all(|held| code.lock_name(held.lock).is_some_and(|name| name != wanted));
    is_surely_other.then(|| format!("but holds `{}`", code.spell(other.lock)))
}
