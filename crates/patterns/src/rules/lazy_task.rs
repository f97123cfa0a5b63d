//! `lazy-task`: a lazy value that is a task, made on whichever context asks first.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::effects::{Effect, Runner};
use ir::{At, Op, Reg, Target, TyId};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB7410",
    name: "lazy-task",
    aliases: &["VSTHRD011"],
    kind: Kind::Recommendation,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "a `Lazy` of a task runs its factory in the context of whoever asks first, and keeps a failure for ever",
    docs: include_str!("lazy_task.md"),
};

pub(crate) struct LazyTask;

impl Rule for LazyTask {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (_, instr) in code.instrs() {
            let Op::New { ty, .. } = instr.op else { continue };
            let gives_task = code.world.first_argument(ty).is_some_and(|value| code.world.is_task(value));
            if !gives_task || !is_lazy(code, ty) {
                continue;
            }
            let side = report.side("lazy", instr.span);
            let message = "this lazy task begins in the context of whoever asks first, and everybody else waits for that \
                           context; if it fails once, it has failed for ever";
            report.at(&ABOUT, side, message, |finding| {
                finding.help =
                    Some("begin it on the pool: `new Lazy<Task<T>>(() => Task.Run(…))`".to_owned());
            });
        }
    }
}

/// Does the constructor tie a delegate to the object that the first one to ask runs? A task that is started on
/// the pool depends on no context.
fn is_lazy(code: &Code<'_>, ty: TyId) -> bool {
    code.calls().any(|(at, call)| {
        let Op::Call { target: Target::Direct(callee), .. } = &call.op else { return false };
        callee.owner == ty
            && code.effects(&call.op).iter().any(|effect| match *effect {
                Effect::Body(delegate, Runner::Lazy, _) => code
                    .operand(&call.op, delegate)
                    .is_some_and(|delegate| !starts_on_pool(code, at, delegate)),
                _ => false,
            })
    })
}

fn starts_on_pool(code: &Code<'_>, at: At, delegate: Reg) -> bool {
    let [origin] = code.origins(at, delegate)[..] else { return false };
    let Some(Op::Delegate { callee, .. }) = code.body.instr(origin).map(|instr| &instr.op) else {
        return false;
    };
    let Some(factory) = Code::new(code.world, callee.method) else { return false };
    let mut starts = factory.calls().filter(|(_, call)| {
        factory
            .effects(&call.op)
            .iter()
            .any(|effect| matches!(effect, Effect::Spawn(spawn) if spawn.runner == Runner::Task))
    });
    starts.next().is_some()
}
