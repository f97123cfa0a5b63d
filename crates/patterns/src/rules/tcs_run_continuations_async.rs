//! `tcs-run-continuations-async`: a completion source whose continuations run inside `SetResult`.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Change, Kind, Severity};
use ir::effects::{Effect, Fact, Target as EffectTarget};
use ir::{At, Const, MethodFlags, Op, Reg, Target, Ty, TyId, TypeKind};

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

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (at, instr) in code.calls() {
            let Op::Call { target: Target::Direct(callee), args, .. } = &instr.op else { continue };
            let is_new = code.program().methods()[callee.method].flags.has(MethodFlags::CONSTRUCTOR);
            if !is_new
                || !is_completion_source(code, callee.owner)
                || args.iter().any(|&arg| is_option(code, at, arg))
            {
                continue;
            }
            let side = report.side("made", instr.span);
            let message = "what awaits this source goes on inside the call that completes it, on that thread and under \
                           the locks that are held there";
            report.at(&ABOUT, side, message, |finding| {
                finding.suggest(Change::ContinueElsewhere);
                finding.help = Some("pass `TaskCreationOptions.RunContinuationsAsynchronously`".to_owned());
            });
        }
    }
}

/// A type of the library with a member that completes a task and runs what waits for it.
fn is_completion_source(code: &Code<'_>, owner: TyId) -> bool {
    let effects = code.world.effects;
    let Some(known) = effects.of_type(code.program(), owner) else { return false };
    effects.lines().filter(|line| effects.is_subtype(known, line.owner())).any(|line| {
        let has = |test: fn(&Effect) -> bool| line.effects().iter().any(test);
        has(|effect| matches!(effect, Effect::Complete(EffectTarget::This, ..)))
            && has(|effect| matches!(effect, Effect::Fire(EffectTarget::This)))
    }) && !code.world.facts(owner).has(Fact::Struct)
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
