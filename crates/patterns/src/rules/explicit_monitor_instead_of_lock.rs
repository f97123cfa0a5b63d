//! `explicit-monitor-instead-of-lock`: `Monitor.Enter` and `Exit` where `lock` would do, and do it right (Section 2.4.2 of
//! the thesis).

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Change, Kind, Operation, Severity};
use ir::cfg::{AccessPath, Certainty};
use ir::effects::{Effect, GivesUp, Manner, Mode, Target};
use ir::{At, Handlers, Op, Place, Reg};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB7102",
    name: "explicit-monitor-instead-of-lock",
    aliases: &["CBF:RA_PLEM", "PH_P006"],
    kind: Kind::Recommendation,
    severity: Severity::Warning,
    stage: Stage::Optional,
    fix: Fix::Sometimes,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[667],
    summary: "a monitor is entered and left by hand where `lock` would do",
    docs: include_str!("explicit_monitor_instead_of_lock.md"),
};

pub(crate) struct ExplicitMonitorInsteadOfLock;

impl Rule for ExplicitMonitorInsteadOfLock {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (at, instr) in code.instrs() {
            let Some((object, manner)) = entered(code, &instr.op) else { continue };
            // `TryEnter` that gives up has no counterpart among the statements.
            if manner.gives_up != GivesUp::Never {
                continue;
            }
            let mut exits = exits_of(code, at, object);
            exits.retain(|&exit| is_nested(code, (at, object), exit));
            let as_peer = manner.flag.is_none() && code.world.is_asked_as(&ABOUT, &["PH_P006"]);
            if (exits.is_empty() && !as_peer)
                || (manner.flag.is_some() && exits.iter().all(|&exit| is_guarded(code, at, exit, manner)))
            {
                continue;
            }
            let primary = report.access("enter", instr.span, Operation::Acquire, "");
            let exit = exits.first().and_then(|&exit| code.body.instr(exit));
            let exit = exit.and_then(|exit| report.access("exit", exit.span, Operation::Release, ""));
            let message = if manner.flag.is_some() {
                "the monitor is entered by hand with a flag, but left without looking at it or outside of `finally`"
            } else {
                "the monitor is entered and left by hand: an exception at the wrong moment leaves it locked, or leaves it \
                 twice"
            };
            report.at(&ABOUT, primary, message, |finding| {
                finding.others.extend(exit);
                finding.suggest(Change::LockByStatement);
                finding.help = Some("use a `lock` statement".to_owned());
            });
        }
    }
}

/// The object whose monitor a call enters, and how.
fn entered(code: &Code<'_>, op: &Op) -> Option<(Reg, Manner)> {
    code.effects(op).iter().find_map(|effect| match *effect {
        Effect::Acquire(target @ Target::Arg(_), Mode::Exclusive, manner) => {
            Some((code.operand(op, target)?, manner))
        }
        _ => None,
    })
}

/// The calls in this body that leave the monitor of the same object.
fn exits_of(code: &Code<'_>, at: At, object: Reg) -> Vec<At> {
    let left = |op: &Op| {
        code.effects(op).iter().find_map(|effect| match *effect {
            Effect::Release(target @ Target::Arg(_), Mode::Exclusive) => code.operand(op, target),
            _ => None,
        })
    };
    let exits = code.instrs().filter_map(|(exit, instr)| Some((exit, left(&instr.op)?)));
    exits
        .filter(|&(exit, other)| code.same_value((at, object), (exit, other)))
        .map(|(exit, _)| exit)
        .collect()
}

/// Are the other locks that are held the same at both ends? Locks that overlap, as when one goes from hand to hand along a
/// list, cannot be statements.
fn is_nested(code: &Code<'_>, (enter, object): (At, Reg), exit: At) -> bool {
    let own = code.path(enter, object);
    let others = |at: At| -> Vec<AccessPath> {
        let held = code.held(at).into_iter().filter(|held| held.certainty == Certainty::Must);
        held.map(|held| held.lock.clone()).filter(|lock| *lock != own).collect()
    };
    others(enter) == others(exit)
}

/// Is the monitor left in a finally handler, and only if the flag says that it was entered?
fn is_guarded(code: &Code<'_>, enter: At, exit: At, manner: Manner) -> bool {
    let in_finally = code.body.tries.iter().any(|region| match region.handlers {
        Handlers::Finally(handler) => code.dominators().dominates(handler, exit.block),
        _ => false,
    });
    let flag = manner.flag.and_then(|index| code.operand(&code.body.instr(enter)?.op, Target::Arg(index)));
    let cell = flag.and_then(|flag| variable_at(code, enter, flag));
    in_finally
        && code.decisions(exit.block).iter().any(|decision| {
            let looked_at = code.ingredients(decision.at, decision.cond);
            looked_at.into_iter().any(|place| {
                let read = code.body.instr(place).and_then(|instr| instr.op.place());
                matches!((read, &cell), (Some(read), Some(cell)) if read == cell)
            })
        })
}

/// The variable whose address a register holds.
fn variable_at(code: &Code<'_>, at: At, address: Reg) -> Option<Place> {
    let [origin] = code.origins(at, address)[..] else { return None };
    match &code.body.instr(origin)?.op {
        Op::AddrOf { place, .. } => Some(place.clone()),
        _ => None,
    }
}
