//! `parallel-for-side-effect`: the turns of a parallel loop write what they share (Section 2.2.3 of the thesis; called
//! methods are looked at, and elements that two turns may both use).

use super::shared_touches::{Shared, SharedTouch, touches};
use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Change, Kind, Object, Operation, Severity};
use ir::effects::{Effect, Returns, Runner, Spawn, Target as EffectTarget, Times};
use ir::{At, MethodId, Op, Place, Reg, Span};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB1104",
    name: "parallel-for-side-effect",
    aliases: &["CBF:RC_PFSE", "PH_S010", "codeql:cs/thread-unsafe-icryptotransform-captured-in-lambda"],
    kind: Kind::Race,
    severity: Severity::Error,
    stage: Stage::Default,
    fix: Fix::Sometimes,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[362],
    summary: "the turns of a parallel loop write what they share",
    docs: include_str!("parallel_for_side_effect.md"),
};

pub(crate) struct ParallelForSideEffect;

impl Rule for ParallelForSideEffect {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (at, instr) in code.instrs().filter(|(_, instr)| !code.is_query(&instr.op)) {
            for effect in code.effects(&instr.op) {
                match *effect {
                    Effect::Spawn(spawn) if spawn.runner == Runner::Loop => {
                        look_at(code, report, (at, instr.span), &instr.op, &spawn);
                    }
                    Effect::Call(call)
                        if call.times == Times::Many && is_on_parallel(code, at, &instr.op) =>
                    {
                        let delegate = code.operand(&instr.op, call.delegate);
                        let targets = delegate.map(|reg| code.targets_of(at, reg)).unwrap_or_default();
                        look_at_turns(code, report, instr.span, &targets);
                    }
                    _ => {}
                }
            }
        }
    }
}

fn look_at(code: &Code<'_>, report: &mut Report<'_>, call: (At, Span), op: &Op, spawn: &Spawn) {
    let Some(delegate) = code.operand(op, spawn.delegate) else { return };
    if spawn.times == Times::Many {
        look_at_turns(code, report, call.1, &code.targets_of(call.0, delegate));
        return;
    }
    // Each delegate runs once: they must not meet each other.
    let EffectTarget::Args(_) = spawn.delegate else { return };
    let bodies: Vec<Vec<SharedTouch>> =
        elements(code, call.0, delegate).into_iter().map(|target| touches(code.world, target)).collect();
    for (index, body) in bodies.iter().enumerate() {
        let others =
            || bodies.iter().enumerate().filter(|(other, _)| *other != index).flat_map(|(_, other)| other);
        let meets = |touch: &&SharedTouch| touch.writes && others().any(|other| other.shared == touch.shared);
        tell_all(report, call.1, told(code), body.iter().filter(meets));
    }
}

/// Several threads run each of the methods at once.
fn look_at_turns(code: &Code<'_>, report: &mut Report<'_>, call: Span, targets: &[(MethodId, usize)]) {
    for &target in targets {
        let found = touches(code.world, target);
        tell_all(report, call, told(code), found.iter().filter(|touch| touch.writes));
    }
}

/// Is it a call on what `parallelStream` or `parallel` gave, or on what is made of that?
fn is_on_parallel(code: &Code<'_>, at: At, op: &Op) -> bool {
    let (mut at, mut receiver) = (at, code.operand(op, EffectTarget::This));
    // Longer chains are nobody's.
    for _ in 0..16 {
        let Some(reg) = receiver else { return false };
        let [origin] = code.origins(at, reg)[..] else { return false };
        let Some(made) = code.body.instr(origin) else { return false };
        let effects = code.effects(&made.op);
        if effects.iter().any(|effect| matches!(effect, Effect::Returns(Returns::Parallel(_)))) {
            return true;
        }
        let is_view =
            effects.iter().any(|effect| matches!(effect, Effect::Returns(Returns::View(EffectTarget::This))));
        receiver = code.operand(&made.op, EffectTarget::This).filter(|_| is_view);
        at = origin;
    }
    false
}

/// Where a finding is told.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Told {
    /// At each thing that is shared.
    AtWrite,
    /// Once at the loop, for variables of the method around alone: `PH_S010`.
    AtLoop,
}

fn told(code: &Code<'_>) -> Told {
    if code.world.is_asked_only_as(&ABOUT, &["PH_S010"]) { Told::AtLoop } else { Told::AtWrite }
}

/// One finding for each thing that is shared.
fn tell_all<'t>(report: &mut Report<'_>, call: Span, at: Told, found: impl Iterator<Item = &'t SharedTouch>) {
    let mut told: Vec<&Shared> = Vec::new();
    for touch in found {
        let is_skipped =
            at == Told::AtLoop && (!told.is_empty() || !matches!(touch.shared, Shared::Variable(_)));
        if !is_skipped && !told.contains(&&touch.shared) {
            told.push(&touch.shared);
            tell(report, call, touch, at);
        }
    }
}

fn tell(report: &mut Report<'_>, call: Span, touch: &SharedTouch, at: Told) {
    let (name, message) = match &touch.shared {
        Shared::Variable(name) => (
            name.clone(),
            format!("`{name}` is shared by all turns of a parallel loop and written without a lock"),
        ),
        Shared::Field(field) => {
            let name = report.field_name(*field);
            let message =
                format!("`{name}` is shared by all turns of a parallel loop and written without a lock");
            (name, message)
        }
        Shared::Element(name) => {
            (name.clone(), format!("two turns of a parallel loop may write the same element of `{name}`"))
        }
        Shared::Contents(name) => (
            name.clone(),
            format!("`{name}` is not made for several threads, and all turns of a parallel loop change it"),
        ),
    };
    let write = report.access("write", touch.span, Operation::Write, &name);
    let parallel = report.side("parallel loop", call);
    let (primary, parallel) = if at == Told::AtLoop { (parallel, write) } else { (write, parallel) };
    report.at(&ABOUT, primary, message, |finding| {
        finding.object = Some(Object::Variable(name.clone()));
        finding.others.extend(parallel);
        finding.suggest(Change::UpdateAtomically);
        finding.help = Some(
            "use `Interlocked`, a concurrent collection or a lock, or give each worker a result of its own and combine \
             them at the end"
                .to_owned(),
        );
    });
}

/// The methods of the delegates in the array that was made for a `params` parameter.
fn elements(code: &Code<'_>, at: At, array: Reg) -> Vec<(MethodId, usize)> {
    let made = code.origins(at, array);
    let stores = code.instrs().filter_map(|(place, instr)| match &instr.op {
        Op::Store { place: Place::Element { array, .. }, src, .. } if code.origins(place, *array) == made => {
            Some((place, *src))
        }
        _ => None,
    });
    stores.flat_map(|(place, delegate)| code.targets_of(place, delegate)).collect()
}
