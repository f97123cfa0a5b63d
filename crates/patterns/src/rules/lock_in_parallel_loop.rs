//! `lock-in-parallel-loop`: a loop is made parallel, and its turns queue at a lock.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::effects::{Effect, Runner};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB7601",
    name: "lock-in-parallel-loop",
    aliases: &["PH_S022"],
    kind: Kind::Recommendation,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "the turns of a parallel loop wait for each other at a lock",
    docs: include_str!("lock_in_parallel_loop.md"),
};

pub(crate) struct LockInParallelLoop;

impl Rule for LockInParallelLoop {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (at, instr) in code.calls() {
            for effect in code.effects(&instr.op) {
                let Effect::Spawn(spawn) = *effect else { continue };
                let delegate =
                    code.operand(&instr.op, spawn.delegate).filter(|_| spawn.runner == Runner::Loop);
                let Some(delegate) = delegate else { continue };
                for turn in
                    code.methods_of(at, delegate).into_iter().filter_map(|it| Code::new(code.world, it))
                {
                    let Some(taken) = turn.acquisitions().find(crate::Acquisition::insists) else { continue };
                    let lock = turn.spell(&turn.path(taken.at, taken.lock));
                    let (lock_side, parallel) =
                        (report.side("lock", taken.span), report.side("parallel loop", instr.span));
                    let as_peer = code.world.is_asked_only_as(&ABOUT, &["PH_S022"]);
                    let (primary, other) =
                        if as_peer { (parallel, lock_side) } else { (lock_side, parallel) };
                    let message = format!(
                        "all turns of this parallel loop take `{lock}`, and so run one after another here"
                    );
                    report.at(&ABOUT, primary, message, |finding| {
                        finding.others.extend(other);
                        finding.help = Some(
                            "give each worker a result of its own (`localInit`, `localFinally`) and combine them at the end"
                                .to_owned(),
                        );
                    });
                }
            }
        }
    }
}
