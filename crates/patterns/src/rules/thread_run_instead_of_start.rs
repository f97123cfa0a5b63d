//! `thread-run-instead-of-start`: a thread that never starts, or that has nothing to run.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::effects::{Effect, Fact, Target as EffectTarget};
use ir::{At, Op, Target, Ty, TypeFlags};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB6702",
    name: "thread-run-instead-of-start",
    aliases: &[
        "S1217",
        "S2134",
        "codeql:java/call-to-thread-run",
        "spotbugs:RU_INVOKE_RUN",
        "spotbugs:DM_USELESS_THREAD",
    ],
    kind: Kind::Pitfall,
    severity: Severity::Error,
    stage: Stage::Default,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[572],
    summary: "the code of a thread is called instead of started, or a thread has no code",
    docs: include_str!("thread_run_instead_of_start.md"),
};

pub(crate) struct ThreadRunInsteadOfStart;

impl Rule for ThreadRunInsteadOfStart {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (at, instr) in code.calls() {
            let (message, help) = if runs_thread(code, at, &instr.op) {
                (
                    "this runs the code of the thread in this thread, and waits for it: no thread is started",
                    "call `start`",
                )
            } else if is_without_code(code, at, &instr.op) {
                ("this thread has nothing to run: it ends as soon as it is started", "give it a `Runnable`")
            } else {
                continue;
            };
            report.at(&ABOUT, report.side("call", instr.span), message, |finding| {
                finding.help = Some(help.to_owned());
            });
        }
    }
}

/// `thread.run()`, but neither `super.run()` nor what a thread does to itself.
fn runs_thread(code: &Code<'_>, at: At, op: &Op) -> bool {
    let Op::Call { target: Target::Virtual(callee), args, .. } = op else { return false };
    let Some(&thread) = args.first() else { return false };
    let path = code.path(at, thread);
    let is_self =
        path.steps.is_empty() && code.receiver().is_some_and(|this| path.root == ir::cfg::Root::Entry(this));
    if is_self || !code.world.facts(code.ty(thread)).has(Fact::Thread) {
        return false;
    }
    let runs_itself =
        |effect: &Effect| matches!(effect, Effect::Call(call) if call.delegate == EffectTarget::This);
    code.effects(op).iter().any(runs_itself)
        || code.world.delegate_methods(code.ty(thread)).contains(&callee.method)
}

/// `new Thread()` of the library itself.
fn is_without_code(code: &Code<'_>, at: At, op: &Op) -> bool {
    let gives_itself = |effect: &Effect| matches!(effect, Effect::Body(EffectTarget::This, ..));
    if !code.effects(op).iter().any(gives_itself) {
        return false;
    }
    let Some(thread) = code.operand(op, EffectTarget::This) else { return false };
    let made = code.origins(at, thread);
    !made.is_empty()
        && made.iter().all(|&origin| match code.body.instr(origin).map(|instr| &instr.op) {
            Some(Op::New { ty, .. }) => match code.program().tys.get(*ty) {
                Ty::Named { def, .. } => code.program().types()[*def].flags.has(TypeFlags::EXTERNAL),
                _ => false,
            },
            _ => false,
        })
}
