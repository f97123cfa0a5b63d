//! `wait-outside-loop`: a thread that is woken goes on without looking whether its condition holds.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Change, Kind, Object, Severity};
use ir::cfg::Loop;
use ir::effects::GivesUp;
use ir::{At, BlockId, Reg};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB4301",
    name: "wait-outside-loop",
    aliases: &["PH_P002"],
    kind: Kind::Order,
    severity: Severity::Error,
    stage: Stage::Default,
    fix: Fix::Unsafe,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[691],
    summary: "a thread waits on a monitor outside of a loop that checks its condition again",
    docs: include_str!("wait_outside_loop.md"),
};

pub(crate) struct WaitOutsideLoop;

impl Rule for WaitOutsideLoop {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        let as_peer = code.world.is_asked_as(&ABOUT, &["PH_P002"]);
        for (at, instr, lock) in code.waits(|gives_up| as_peer || gives_up == GivesUp::Never) {
            let is_fine = if as_peer {
                code.held(at).is_empty() || is_in_loop_of_lock(code, at, lock)
            } else {
                is_in_loop(code, at.block) || is_called_in_loops(code)
            };
            if is_fine {
                continue;
            }
            let lock = code.spell(&code.path(at, lock));
            let message = format!(
                "this waits on `{lock}` once; when it is woken, the condition may not hold, or not hold any more"
            );
            report.at(&ABOUT, report.side("wait", instr.span), message, |finding| {
                finding.object = Some(Object::Instance(lock));
                finding.suggest(Change::WaitInLoop);
                finding.help = Some("wait in a loop: `while (!condition) Monitor.Wait(gate);`".to_owned());
            });
        }
    }
}

fn is_in_loop(code: &Code<'_>, block: BlockId) -> bool {
    code.loops().innermost(block).is_some()
}

/// Is the loop inside of the lock? Around it, the condition is looked at without the lock.
fn is_in_loop_of_lock(code: &Code<'_>, at: At, lock: Reg) -> bool {
    let path = code.path(at, lock);
    let is_taken_in = |found: &Loop| {
        code.acquisitions()
            .any(|taken| found.blocks.contains(&taken.at.block) && code.path(taken.at, taken.lock) == path)
    };
    code.loops().around(at.block).any(|(_, found)| !is_taken_in(found))
}

/// A method that only waits may leave the loop to those who call it.
fn is_called_in_loops(code: &Code<'_>) -> bool {
    let callers = code.world.callers(code.id);
    !callers.is_empty()
        && callers.iter().all(|caller| {
            Code::new(code.world, caller.method).is_some_and(|around| is_in_loop(&around, caller.at.block))
        })
}
