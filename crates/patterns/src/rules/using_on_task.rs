//! `using-on-task`: `using` on the task instead of on what it gives.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Change, Kind, Severity};
use ir::effects::{Effect, Target};
use ir::{At, Op, Reg};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB6403",
    name: "using-on-task",
    aliases: &["PH_B015", "VSTHRD107", "MA0129", "EPC26"],
    kind: Kind::Pitfall,
    severity: Severity::Error,
    stage: Stage::Default,
    fix: Fix::Sometimes,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "`using` disposes of a task instead of the object that the task gives",
    docs: include_str!("using_on_task.md"),
};

pub(crate) struct UsingOnTask;

impl Rule for UsingOnTask {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (at, instr) in code.calls() {
            let Some(task) = disposed_task(code, &instr.op) else { continue };
            // Only `using` has one token for all it does.
            let block = &code.body.blocks[at.block];
            if block.end_span != instr.span || is_waited_for(code, at, task) {
                continue;
            }
            let side = report.side("using", instr.span);
            let message = "`using` disposes of the task, not of the object that the task will give: that one is \
                           never disposed of, and may not even exist yet";
            report.at(&ABOUT, side, message, |finding| {
                finding.suggest(Change::AwaitResource);
                finding.help = Some("await the task: `using (await …)`".to_owned());
            });
        }
    }
}

fn disposed_task(code: &Code<'_>, op: &Op) -> Option<Reg> {
    code.effects(op).iter().find_map(|effect| match *effect {
        Effect::Dispose(target @ Target::This) => {
            code.operand(op, target).filter(|&reg| code.world.is_task_object(code.ty(reg)))
        }
        _ => None,
    })
}

/// Somebody who waits for the task inside knows that it is one.
fn is_waited_for(code: &Code<'_>, at: At, task: Reg) -> bool {
    let path = code.path(at, task);
    code.instrs().any(|(place, instr)| {
        let waited = match &instr.op {
            Op::Await { task, .. } => Some(*task),
            op => code.join(op).map(|join| join.task),
        };
        waited.is_some_and(|reg| {
            let (place, reg) = code.task_behind(place, reg);
            code.path(place, reg) == path
        })
    })
}
