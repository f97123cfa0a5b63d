//! `pointless-task`: a task for nothing.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::effects::{Effect, Returns, Runner};
use ir::{At, MethodId, Op, Place, Reg, Terminator};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB7606",
    name: "pointless-task",
    aliases: &["PH_S012", "PH_S020"],
    kind: Kind::Recommendation,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "a task is made only to hand on what is there already",
    docs: include_str!("pointless_task.md"),
};

pub(crate) struct PointlessTask;

impl Rule for PointlessTask {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (at, instr) in code.instrs() {
            let is_asked_about = |id: &str| !code.world.is_asked_only_as(&ABOUT, &[id]);
            let (what, help) = match instr.op {
                Op::Await { task, .. } if is_asked_about("PH_S012") && is_made_complete(code, at, task) => (
                    "this awaits a task that was made complete: there is nothing to wait for",
                    "use the value itself",
                ),
                Op::Call { .. } if is_asked_about("PH_S020") && runs_nothing(code, at, &instr.op) => (
                    "this runs a task that only returns a value which is there already",
                    "`Task.FromResult(…)` makes a complete task without a thread",
                ),
                _ => continue,
            };
            report.at(&ABOUT, report.side("task", instr.span), what, |finding| {
                finding.help = Some(help.to_owned());
            });
        }
    }
}

/// `await Task.FromResult(…)`, `await Task.CompletedTask`.
fn is_made_complete(code: &Code<'_>, at: At, task: Reg) -> bool {
    let (at, task) = code.task_behind(at, task);
    let origins = code.origins(at, task);
    let is_complete = |origin: &At| {
        let Some(op @ Op::Call { .. }) = code.body.instr(*origin).map(|instr| &instr.op) else {
            return false;
        };
        let effects = code.effects(op);
        let is_made = |effect: &Effect| matches!(effect, Effect::Returns(Returns::New | Returns::Shared));
        let is_static =
            code.callee(op).is_some_and(|callee| !code.program().methods()[callee].has_receiver());
        is_static && effects.iter().any(is_made) && effects.len() == 1
    };
    !origins.is_empty() && origins.iter().all(is_complete)
}

/// Does the call start a task whose body is a constant or a variable?
fn runs_nothing(code: &Code<'_>, at: At, op: &Op) -> bool {
    code.effects(op).iter().any(|effect| {
        let Effect::Spawn(spawn) = *effect else { return false };
        let delegate = code.operand(op, spawn.delegate).filter(|_| spawn.runner == Runner::Task);
        let methods = delegate.map(|reg| code.methods_of(at, reg)).unwrap_or_default();
        !methods.is_empty() && methods.into_iter().all(|method| only_returns(code, method))
    })
}

fn only_returns(code: &Code<'_>, method: MethodId) -> bool {
    let Some(body) = Code::new(code.world, method).filter(|body| !body.is_async()) else { return false };
    let gives = |block: &ir::Block| !matches!(block.end, Terminator::Throw(_));
    body.method.ret != ir::TyId::VOID
        && body.body.blocks.iter().all(gives)
        && body.instrs().all(|(_, instr)| {
            matches!(
                instr.op,
                Op::Const { .. }
                    | Op::Copy { .. }
                    | Op::Convert { .. }
                    | Op::Box { .. }
                    | Op::Load { place: Place::Cell(_), .. }
            ) || reads_field(code, &instr.op)
        })
}

/// A field may have changed until the task looks at it; `PH_S012` takes it for a value all the same.
fn reads_field(code: &Code<'_>, op: &Op) -> bool {
    matches!(op, Op::Load { place: Place::Field { .. } | Place::Static { .. }, .. })
        && code.world.is_asked_as(&ABOUT, &["PH_S012"])
}
