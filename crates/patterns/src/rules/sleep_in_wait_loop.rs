//! `sleep-in-wait-loop`: a loop that sleeps until somebody sets a variable.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::cfg::Loop;
use ir::effects::{Effect, Style};
use ir::{At, MethodFlags, Op, Place, Terminator};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB7702",
    name: "sleep-in-wait-loop",
    aliases: &["codeql:java/busy-wait"],
    kind: Kind::Recommendation,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "a loop sleeps and looks again, where it could wait for a signal",
    docs: include_str!("sleep_in_wait_loop.md"),
};

pub(crate) struct SleepInWaitLoop;

impl Rule for SleepInWaitLoop {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (at, instr) in code.calls().filter(|(_, instr)| sleeps(code, &instr.op)) {
            let Some((_, found)) = code.loops().around(at.block).next() else { continue };
            if !only_looks(code, found) || !waits_for_field(code, found) {
                continue;
            }
            let message = "this loop sleeps until somebody else changes a field: it wakes for nothing, and it wakes late";
            report.at(&ABOUT, report.side("sleep", instr.span), message, |finding| {
                finding.help = Some(
                    "let whoever changes it wake this thread: an event, a condition, a task, with a timeout if need be"
                        .to_owned(),
                );
            });
        }
    }
}

fn sleeps(code: &Code<'_>, op: &Op) -> bool {
    code.effects(op).iter().any(|effect| matches!(effect, Effect::Sleep(_, Style::Blocking)))
}

/// Does the loop do nothing but sleep and look?
fn only_looks(code: &Code<'_>, found: &Loop) -> bool {
    code.instrs().filter(|(at, _)| found.blocks.contains(&at.block)).all(|(_, instr)| match &instr.op {
        op @ Op::Call { .. } => {
            let is_getter = code
                .callee(op)
                .is_some_and(|callee| code.program().methods()[callee].flags.has(MethodFlags::ACCESSOR));
            sleeps(code, op) || is_getter
        }
        Op::Store { place: Place::Cell(_), .. } => true,
        Op::Store { .. } | Op::Await { .. } | Op::Yield { .. } | Op::Unknown { .. } => false,
        _ => true,
    })
}

/// Does the loop end when a field has another value?
fn waits_for_field(code: &Code<'_>, found: &Loop) -> bool {
    found.blocks.iter().any(|&block| {
        let content = &code.body.blocks[block];
        let Terminator::Branch { cond, then, otherwise } = content.end else { return false };
        let end = At { block, index: content.instrs.len() as u32 };
        let leaves = [then, otherwise].iter().any(|way| !found.blocks.contains(way));
        leaves
            && code.ingredients(end, cond).into_iter().any(|place| {
                let read = code.body.instr(place).and_then(|instr| instr.op.place());
                matches!(read, Some(Place::Field { .. } | Place::Static { .. }))
            })
    })
}
