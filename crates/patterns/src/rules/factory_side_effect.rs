//! `factory-side-effect`: a concurrent dictionary runs factories without a lock, and throws away what came late.

use super::shared_touches::{Shared, SharedTouch, touches};
use crate::{Code, Report, Rule, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Operation, Severity};
use ir::effects::{Effect, Guard};
use ir::{MethodId, Span};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB3601",
    name: "factory-side-effect",
    aliases: &[],
    kind: Kind::Atomicity,
    severity: Severity::Warning,
    stage: Stage::Default,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[366],
    summary: "a factory that may run several times for one element changes something that is shared",
    docs: include_str!("factory_side_effect.md"),
};

pub(crate) struct FactorySideEffect;

impl Rule for FactorySideEffect {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (at, instr) in code.calls() {
            for effect in code.effects(&instr.op) {
                let Effect::Call(call) = *effect else { continue };
                let delegate = code.operand(&instr.op, call.delegate).filter(|_| call.guard == Guard::Racing);
                let Some(delegate) = delegate else { continue };
                for target @ (factory, _) in code.targets_of(at, delegate) {
                    let found = touches(code.world, target);
                    let is_own =
                        |touch: &&SharedTouch| is_lasting(touch) && stands_in(code.world, factory, touch);
                    if let Some(touch) = found.iter().find(is_own) {
                        tell(report, &code.called(&instr.op), instr.span, touch);
                    }
                }
            }
        }
    }
}

/// Is the change in the factory itself? Of what others do on its behalf, it is not known on which object.
fn stands_in(world: &World<'_>, factory: MethodId, touch: &SharedTouch) -> bool {
    Code::new(world, factory).is_some_and(|code| code.instrs().any(|(_, instr)| instr.span == touch.span))
}

/// A variable of the method around tells it whether its factory ran: that is the way to ask.
fn is_lasting(touch: &SharedTouch) -> bool {
    touch.writes && matches!(touch.shared, Shared::Field(_) | Shared::Contents(_))
}

fn tell(report: &mut Report<'_>, called: &str, call: Span, touch: &SharedTouch) {
    let name = match &touch.shared {
        Shared::Field(field) => report.field_name(*field),
        Shared::Variable(name) | Shared::Element(name) | Shared::Contents(name) => name.clone(),
    };
    let side = report.access("in the factory", touch.span, Operation::Write, &name);
    let other = report.side("call", call);
    let message = format!(
        "{called} may run this factory in several threads at once for one element and drop all results but one, and \
         this changes `{name}`"
    );
    report.at(&ABOUT, side, message, |finding| {
        finding.object = Some(Object::Variable(name));
        finding.others.extend(other);
        finding.help = Some(
            "let the factory only make the value; use `Lazy<T>` as the value if it must run once".to_owned(),
        );
    });
}
