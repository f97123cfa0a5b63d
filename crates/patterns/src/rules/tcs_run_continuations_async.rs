//! `tcs-run-continuations-async`: a completion source whose continuations run inside `SetResult`.

use crate::{Caller, Code, Report, Rule, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Change, Kind, Severity};
use ir::effects::{Effect, Fact, Target as EffectTarget};
use ir::{At, Const, MethodFlags, Op, Reg, Ty, TypeId, TypeKind};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB7402",
    name: "tcs-run-continuations-async",
    aliases: &["EPC32", "CA2247"],
    kind: Kind::Recommendation,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Unsafe,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "a completion source is made without the option that keeps continuations out of the call that completes it",
    docs: include_str!("tcs_run_continuations_async.md"),
};

pub(crate) struct TcsRunContinuationsAsync;

impl Rule for TcsRunContinuationsAsync {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn program(&self, world: &World<'_>, report: &mut Report<'_>) {
        if !world.has_await() {
            return;
        }
        let constructors = world
            .program
            .methods()
            .entries()
            .filter(|(_, method)| method.flags.has(MethodFlags::CONSTRUCTOR));
        for (constructor, _) in constructors.filter(|(_, method)| is_completion_source(world, method.owner)) {
            for caller in world.callers(constructor) {
                made_at(world, caller, report);
            }
        }
    }
}

fn made_at(world: &World<'_>, caller: &Caller, report: &mut Report<'_>) {
    let Some(code) = Code::new(world, caller.method) else { return };
    let Some(instr) = code.body.instr(caller.at) else { return };
    let is_told = |&arg: &Reg| is_option(&code, caller.at, arg);
    if !matches!(instr.op, Op::Call { .. }) || code.arguments(&instr.op).iter().any(is_told) {
        return;
    }
    // An option of the wrong sort is taken for any object.
    let is_wrong = |arg: &Reg| {
        world.full_name(code.origin_ty(caller.at, *arg)) == "System.Threading.Tasks.TaskContinuationOptions"
    };
    if world.is_asked_only_as(&ABOUT, &["CA2247"]) && !code.arguments(&instr.op).iter().any(is_wrong) {
        return;
    }
    let side = report.side("made", instr.span);
    let message = "what awaits this source goes on inside the call that completes it, on that thread and under \
                   the locks that are held there";
    report.at(&ABOUT, side, message, |finding| {
        finding.suggest(Change::ContinueElsewhere);
        finding.help = Some("pass `TaskCreationOptions.RunContinuationsAsynchronously`".to_owned());
    });
}

/// A type of the library with a member that completes a task and runs what waits for it.
fn is_completion_source(world: &World<'_>, owner: TypeId) -> bool {
    let effects = world.effects;
    let Some(known) = effects.of_def(world.program, owner) else { return false };
    effects.lines().any(|line| {
        let has = |test: fn(&Effect) -> bool| line.effects().iter().any(test);
        has(|effect| matches!(effect, Effect::Complete(EffectTarget::This, ..)))
            && has(|effect| matches!(effect, Effect::Fire(EffectTarget::This)))
            && effects.is_subtype(known, line.owner())
    }) && !effects.facts(known).has(Fact::Struct)
}

/// The option itself, or something that only running the program can tell.
fn is_option(code: &Code<'_>, at: At, arg: Reg) -> bool {
    let Ty::Named { def, .. } = code.program().tys.get(code.ty(arg)) else { return false };
    if code.program().types()[*def].kind != TypeKind::Enum {
        return false;
    }
    let is_without =
        |value: &Const| matches!(value, Const::Int(_, bits) if bits & RUN_CONTINUATIONS_ASYNCHRONOUSLY == 0);
    !code.is_constant(at, arg, is_without)
}

/// The value of `TaskCreationOptions.RunContinuationsAsynchronously`.
const RUN_CONTINUATIONS_ASYNCHRONOUSLY: i64 = 64;
