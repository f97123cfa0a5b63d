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
                if code.world.is_asked_as(&ABOUT, &["VSTHRD011"]) {
                    tell_blocking_factory(code, report, ty);
                }
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
                    .is_some_and(|delegate| is_told_anyway(code) || !starts_on_pool(code, at, delegate)),
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

/// `VSTHRD011` knows a lazy value of its own, and wants to see no other.
fn is_told_anyway(code: &Code<'_>) -> bool {
    code.world.is_asked_as(&ABOUT, &["VSTHRD011"])
}

/// A wait for a task, with or without the help of vs-threading.
fn blocks(code: &Code<'_>, op: &Op) -> bool {
    let effects = code.effects(op);
    let has_form = effects.iter().any(|effect| matches!(effect, Effect::AsyncForm(_)));
    let receiver = code.operand(op, ir::effects::Target::This);
    let is_join = || {
        let name = receiver.map(|reg| code.world.full_name(code.ty(reg))).unwrap_or_default();
        name.starts_with("Microsoft.VisualStudio.Threading.")
    };
    code.join(op).is_some() || (has_form && effects.iter().any(|effect| effect.blocks()) && is_join())
}

/// A factory of a plain value that waits for a task in the context of whoever asks first.
fn tell_blocking_factory(code: &Code<'_>, report: &mut Report<'_>, ty: TyId) {
    for (at, call) in code.calls() {
        let Op::Call { target: Target::Direct(callee), .. } = &call.op else { continue };
        let delegate = code.effects(&call.op).iter().find_map(|effect| match *effect {
            Effect::Body(delegate, Runner::Lazy, _) if callee.owner == ty => code.operand(&call.op, delegate),
            _ => None,
        });
        let methods = delegate.map(|reg| code.methods_of(at, reg)).unwrap_or_default();
        for factory in methods.into_iter().filter_map(|method| Code::new(code.world, method)) {
            let Some((_, wait)) = factory.calls().find(|(_, call)| blocks(&factory, &call.op)) else {
                continue;
            };
            let message = "this lazy value waits for a task: everybody who asks for it is blocked meanwhile";
            report.at(&ABOUT, report.side("wait", wait.span), message, |finding| {
                finding.help = Some("make the value a task, and await it".to_owned());
            });
        }
    }
}
