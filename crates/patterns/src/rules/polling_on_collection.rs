//! `polling-on-collection`: a loop that asks a collection again and again.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::cfg::Loop;
use ir::effects::{Effect, GivesUp, Target};
use ir::{At, BinaryOp, BlockId, MethodFlags, Op, Reg, Terminator};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB7413",
    name: "polling-on-collection",
    aliases: &["PH_S011"],
    kind: Kind::Recommendation,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "a loop asks a concurrent collection for an element again and again instead of waiting for one",
    docs: include_str!("polling_on_collection.md"),
};

pub(crate) struct PollingOnCollection;

impl Rule for PollingOnCollection {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (at, instr) in code.calls() {
            let Some((_, found)) = code.loops().around(at.block).next() else { continue };
            if !asks(code, &instr.op)
                || !goes_on_empty(code, at, &instr.op, found)
                || waits(code, found) && !code.world.is_asked_as(&ABOUT, &["PH_S011"])
            {
                continue;
            }
            let side = report.side("question", instr.span);
            let message = format!(
                "this loop asks {} again and again until there is an element",
                code.called(&instr.op)
            );
            report.at(&ABOUT, side, message, |finding| {
                finding.help =
                    Some("let the thread wait: `BlockingCollection<T>.Take` or a `Channel<T>`".to_owned());
            });
        }
    }
}

/// Does the call take an element if there is one, without waiting for it?
fn asks(code: &Code<'_>, op: &Op) -> bool {
    code.effects(op).iter().any(|effect| {
        matches!(effect, Effect::Receive(Target::This, manner) if manner.gives_up == GivesUp::AtOnce)
    })
}

/// Does the loop go on if there was no element? A loop that empties a collection ends then. A method of the
/// program that is called in that case may wait for all we know.
fn goes_on_empty(code: &Code<'_>, at: At, op: &Op, found: &Loop) -> bool {
    let Some(empty) = empty_way(code, at, op).filter(|way| found.blocks.contains(way)) else { return false };
    let then = code.calls().filter(|(place, _)| code.dominators().dominates(empty, place.block));
    let callees = then.filter_map(|(_, call)| code.callee(&call.op));
    !callees
        .map(|callee| &code.program().methods()[callee])
        .any(|callee| callee.own_body().is_some() && !callee.flags.has(MethodFlags::ACCESSOR))
}

/// Where control goes if there was no element: the answer says so, or it is null.
fn empty_way(code: &Code<'_>, at: At, op: &Op) -> Option<BlockId> {
    let content = &code.body.blocks[at.block];
    let Terminator::Branch { cond, then, otherwise } = content.end else { return None };
    if op.def() == Some(cond) {
        return Some(otherwise);
    }
    let end = At { block: at.block, index: content.instrs.len() as u32 };
    let [compared] = code.origins(end, cond)[..] else { return None };
    let check = code.null_check(compared)?;
    let is_answer = code.origins(compared, check.value) == [at];
    is_answer.then_some(if check.op == BinaryOp::Eq { then } else { otherwise })
}

/// Does the loop wait for something other than time?
fn waits(code: &Code<'_>, found: &Loop) -> bool {
    code.instrs().filter(|(at, _)| found.blocks.contains(&at.block)).any(|(at, instr)| match instr.op {
        Op::Await { task, .. } => !is_delay(code, at, task),
        _ => code
            .effects(&instr.op)
            .iter()
            .any(|effect| effect.blocks() && !matches!(effect, Effect::Sleep(..))),
    })
}

fn is_delay(code: &Code<'_>, at: At, task: Reg) -> bool {
    let (at, task) = code.task_behind(at, task);
    code.origins(at, task)
        .iter()
        .filter_map(|&origin| code.body.instr(origin))
        .any(|instr| code.effects(&instr.op).iter().any(|effect| matches!(effect, Effect::Sleep(..))))
}
