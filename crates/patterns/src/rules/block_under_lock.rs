//! `block-under-lock`: a thread sleeps, or waits for other threads, while everybody else waits for its lock.

use crate::options::IGNORED_METHODS;
use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Severity};
use ir::cfg::{AccessPath, Certainty, Root};
use ir::effects::{Effect, GivesUp, Manner, Mode, Style};
use ir::{At, MethodFlags, Op, Reg};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB2304",
    name: "block-under-lock",
    aliases: &[
        "S2276",
        "infer:STARVATION",
        "codeql:cs/locked-wait",
        "codeql:java/sleep-with-lock-held",
        "spotbugs:SWL_SLEEP_WITH_LOCK_HELD",
    ],
    kind: Kind::Deadlock,
    severity: Severity::Warning,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[IGNORED_METHODS],
    symmetry: Symmetry::Ordered,
    cwe: &[833, 667],
    summary: "a thread sleeps or waits for other threads while it holds a lock",
    docs: include_str!("block_under_lock.md"),
};

pub(crate) struct BlockUnderLock;

impl Rule for BlockUnderLock {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (at, instr) in code.instrs() {
            if code.is_ignored_call(&ABOUT, &instr.op) {
                continue;
            }
            let Some(pause) = pause(code, at, &instr.op) else { continue };
            let Some((held, span)) = held(code, at) else { continue };
            let lock = code.spell(&held);
            let message = match pause {
                Pause::Sleep => {
                    format!("this sleeps while it holds `{lock}`; all others that need it sleep, too")
                }
                Pause::Join => format!(
                    "this waits for another thread or task while it holds `{lock}`; if that one needs it, both wait for ever"
                ),
            };
            let other = report.side("lock", span);
            report.at(&ABOUT, report.side("waits", instr.span), message, |finding| {
                finding.object = Some(Object::Instance(lock));
                finding.others.extend(other);
                finding.help = Some("give the lock back first, then wait".to_owned());
            });
        }
    }
}

enum Pause {
    Sleep,
    Join,
}

/// Waiting that ends on its own after a time is no deadlock, and so short a wait may be meant.
fn pause(code: &Code<'_>, at: At, op: &Op) -> Option<Pause> {
    let is_endless = |manner: Manner| manner.gives_up == GivesUp::Never && manner.style == Style::Blocking;
    code.effects(op).iter().find_map(|effect| match *effect {
        // Sleeping for no time lets others run.
        Effect::Sleep(time, Style::Blocking) => {
            let time = time.and_then(|index| code.constant_argument(at, op, index));
            (!matches!(time, Some(0 | 1))).then_some(Pause::Sleep)
        }
        Effect::Join(target, _, manner) if is_endless(manner) => {
            let task = code.operand(op, target);
            let is_over = task.is_some_and(|task| is_result(code, op) && is_known_over(code, at, task));
            (!is_over).then_some(Pause::Join)
        }
        _ => None,
    })
}

/// A property that waits: the result of a task.
fn is_result(code: &Code<'_>, op: &Op) -> bool {
    code.callee(op).is_some_and(|method| code.program().methods()[method].flags.has(MethodFlags::ACCESSOR))
}

/// Is it likely that the task is over? The program asked for its state before, or it was given to a lambda, as
/// continuations are.
fn is_known_over(code: &Code<'_>, at: At, task: Reg) -> bool {
    let path = code.path(at, task);
    let is_given = matches!(path.root, Root::Entry(_)) && path.steps.is_empty();
    let asked = code.instrs().any(|(place, instr)| {
        let Op::Call { args, .. } = &instr.op else { return false };
        place != at
            && is_result(code, &instr.op)
            && args.first().is_some_and(|&of| code.path(place, of) == path)
            && code.dominators().dominates_at(place, at)
    });
    asked || (is_given && code.method.flags.has(MethodFlags::LAMBDA))
}

/// A lock that is held for sure, and where it was taken.
fn held(code: &Code<'_>, at: At) -> Option<(AccessPath, ir::Span)> {
    let held = code.held(at);
    held.iter().filter(|held| held.certainty == Certainty::Must).find_map(|held| {
        let taken = code
            .acquisitions()
            .find(|taken| taken.mode != Mode::Permit && code.path(taken.at, taken.lock) == *held.lock);
        let is_whole = code.method.flags.has(MethodFlags::SYNCHRONIZED);
        let span = taken.map(|taken| taken.span).or_else(|| is_whole.then_some(code.method.span))?;
        Some((held.lock.clone(), span))
    })
}
