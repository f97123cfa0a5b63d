//! `blocking-primitive-in-async`: a lock, a monitor or a signal holds the thread that async code only borrowed.

use crate::{Code, Report, Rule, Run};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::Op;
use ir::effects::{Effect, GivesUp, Manner, Runner, Style};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB6603",
    name: "blocking-primitive-in-async",
    aliases: &["PH_S023", "PH_S031"],
    kind: Kind::Pitfall,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[833],
    summary: "an async method or task waits for other threads in a way that holds its thread",
    docs: include_str!("blocking_primitive_in_async.md"),
};

pub(crate) struct BlockingPrimitiveInAsync;

impl Rule for BlockingPrimitiveInAsync {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        let is_async = code.is_async();
        if !is_async && !is_task(code) {
            return;
        }
        for (_, instr) in code.instrs() {
            let only = |id: &str| code.world.is_asked_only_as(&ABOUT, &[id]);
            let what = match &instr.op {
                Op::Enter { .. } if is_async && !only("PH_S031") => "`lock`".to_owned(),
                Op::Call { .. } if only("PH_S023") => continue,
                op @ Op::Call { .. } if is_async && !only("PH_S031") && waits(code, op, Waits::Any) => {
                    code.called(op)
                }
                op @ Op::Call { .. } if waits(code, op, Waits::ForPulse) => code.called(op),
                _ => continue,
            };
            let place = if is_async { "an async method" } else { "a task" };
            let message =
                format!("{what} holds a thread of the pool until another thread lets it go, in {place}");
            report.at(&ABOUT, report.side("wait", instr.span), message, |finding| {
                finding.help = Some("`await` a `SemaphoreSlim`, a task or a channel instead".to_owned());
            });
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Waits {
    Any,
    ForPulse,
}

/// Does the call wait for another thread, and no asynchronous form of it exist? Those with one have their own rule.
fn waits(code: &Code<'_>, op: &Op, which: Waits) -> bool {
    let effects = code.effects(op);
    let holds = |manner: Manner| manner.style == Style::Blocking && manner.gives_up != GivesUp::AtOnce;
    let has_async_form = effects.iter().any(|effect| matches!(effect, Effect::AsyncForm(_)));
    !has_async_form
        && effects.iter().any(|effect| match *effect {
            Effect::Wait(_, manner) => holds(manner),
            Effect::Acquire(_, _, manner) | Effect::WaitFor(_, _, manner) => {
                which == Waits::Any && holds(manner)
            }
            _ => false,
        })
}

/// Is the method only run as a task?
fn is_task(code: &Code<'_>) -> bool {
    let callers = code.world.callers(code.id);
    !callers.is_empty()
        && callers.iter().all(|caller| {
            caller.run == Run::Delegate
                && Code::new(code.world, caller.method).is_some_and(|around| is_task_body(&around, caller.at))
        })
}

fn is_task_body(around: &Code<'_>, made: ir::At) -> bool {
    around.calls().any(|(at, instr)| {
        around.effects(&instr.op).iter().any(|effect| match *effect {
            Effect::Spawn(spawn) if spawn.runner == Runner::Task => {
                let delegate = around.operand(&instr.op, spawn.delegate);
                delegate.is_some_and(|reg| around.origins(at, reg).contains(&made))
            }
            _ => false,
        })
    })
}
