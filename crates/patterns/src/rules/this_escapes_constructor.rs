//! `this-escapes-constructor`: an object is published by its own constructor.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::cfg::Root;
use ir::effects::Effect;
use ir::{At, MethodFlags, Op, Place, Reg};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB4601",
    name: "this-escapes-constructor",
    aliases: &["S3366", "codeql:java/safe-publication"],
    kind: Kind::Order,
    severity: Severity::Warning,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[665],
    summary: "a constructor makes its object known to all threads before it is complete",
    docs: include_str!("this_escapes_constructor.md"),
};

pub(crate) struct ThisEscapesConstructor;

impl Rule for ThisEscapesConstructor {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        if !code.method.flags.has(MethodFlags::CONSTRUCTOR) {
            return;
        }
        for (at, instr) in code.instrs() {
            if !publishes(code, at, &instr.op) {
                continue;
            }
            let later = code
                .instrs()
                .find(|(other, later)| sets_own_field(code, &later.op) && code.comes_before(at, *other));
            let rest = if later.is_some() {
                "sets fields afterwards"
            } else {
                "may be followed by that of a derived class"
            };
            let message = format!("this makes the object known to all threads, but its constructor {rest}");
            let other = later.and_then(|(_, later)| report.side("set later", later.span));
            report.at(&ABOUT, report.side("published", instr.span), message, |finding| {
                finding.others.extend(other);
                finding.help = Some("publish it from a static method that makes it first".to_owned());
            });
        }
    }
}

/// Is the object put into a static field, or into a collection that stands in one?
fn publishes(code: &Code<'_>, at: At, op: &Op) -> bool {
    let is_object = |reg: Reg| {
        let path = code.path(at, reg);
        path.steps.is_empty() && matches!(path.root, Root::Entry(entry) if Some(entry) == code.receiver())
    };
    match op {
        Op::Store { place: Place::Static { .. }, src, .. } => is_object(*src),
        Op::Call { .. } => code.effects(op).iter().any(|effect| {
            let (Effect::Write(target, _) | Effect::Atomic(_, target)) = *effect else { return false };
            let is_static = |reg| matches!(code.path(at, reg).root, Root::Static(..));
            code.operand(op, target).is_some_and(is_static)
                && code.arguments(op).iter().any(|&argument| is_object(argument))
        }),
        _ => false,
    }
}

fn sets_own_field(code: &Code<'_>, op: &Op) -> bool {
    matches!(op, Op::Store { place: Place::Field { base, .. }, .. } if Some(*base) == code.receiver())
}
