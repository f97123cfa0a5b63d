//! `reenumerated-tasks`: a query that starts its tasks anew each time it is walked through.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::effects::{Effect, Moment};
use ir::{At, Op};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB6410",
    name: "reenumerated-tasks",
    aliases: &["EPC38"],
    kind: Kind::Pitfall,
    severity: Severity::Error,
    stage: Stage::Default,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "a deferred query that starts tasks is walked through twice, so every task is started twice",
    docs: include_str!("reenumerated_tasks.md"),
};

pub(crate) struct ReenumeratedTasks;

impl Rule for ReenumeratedTasks {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (at, instr) in code.calls() {
            let Some(query) = instr.op.def().filter(|_| is_deferred(code, &instr.op)) else { continue };
            if !code.world.first_argument(code.ty(query)).is_some_and(|element| code.world.is_task(element)) {
                continue;
            }
            let walks = walks(code, at);
            let [first, second, ..] = walks[..] else { continue };
            let place = |at: At| code.body.instr(at).map(|instr| instr.span);
            let side = place(second).and_then(|span| report.side("second walk", span));
            let others = [(first, "first walk"), (at, "query")]
                .map(|(at, role)| place(at).and_then(|span| report.side(role, span)));
            let message = "this walks through the query a second time, which starts every task a second time";
            report.at(&ABOUT, side, message, |finding| {
                finding.others.extend(others.into_iter().flatten());
                finding.help = Some("start the tasks once: keep them with `.ToList()`".to_owned());
            });
        }
    }
}

/// Does the call only describe what is called when the result is enumerated?
fn is_deferred(code: &Code<'_>, op: &Op) -> bool {
    code.effects(op)
        .iter()
        .any(|effect| matches!(effect, Effect::Call(call) if call.moment == Moment::Lazily))
}

/// The places that walk through what was made at `made`, each after the one before.
fn walks(code: &Code<'_>, made: At) -> Vec<At> {
    let mut all: Vec<At> = Vec::new();
    for (at, instr) in code.calls() {
        let Op::Call { args, .. } = &instr.op else { continue };
        let gets_it = args.iter().any(|&arg| code.origins(at, arg) == [made]);
        if !gets_it || is_lazy(code, &instr.op) {
            continue;
        }
        if all.last().is_none_or(|&last| code.dominators().dominates_at(last, at)) {
            all.push(at);
        }
    }
    all
}

/// A further step of the query, or a call that the table knows nothing of.
fn is_lazy(code: &Code<'_>, op: &Op) -> bool {
    let effects = code.effects(op);
    effects.is_empty()
        || effects.iter().any(|effect| match effect {
            Effect::Call(call) => call.moment == Moment::Lazily,
            Effect::Read(_, moment) => *moment == Moment::Lazily,
            _ => false,
        })
}
