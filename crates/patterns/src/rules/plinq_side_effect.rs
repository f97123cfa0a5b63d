//! `plinq-side-effect`: the delegate of a parallel query changes what all its runs share.

use crate::{Code, Report, Rule, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Change, Kind, Object, Operation, Severity};
use ir::cfg::{AccessPath, Root, Step};
use ir::effects::{Effect, Fact, Runner, Spawn, Times};
use ir::{At, FieldFlags, Instr, MethodId, Op, Order, Place, Reg, Span};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB1205",
    name: "plinq-side-effect",
    aliases: &["PH_S009"],
    kind: Kind::Race,
    severity: Severity::Error,
    stage: Stage::Default,
    fix: Fix::Sometimes,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[362],
    summary: "the delegate of a parallel query changes a variable or collection that all its runs share",
    docs: include_str!("plinq_side_effect.md"),
};

pub(crate) struct PlinqSideEffect;

impl Rule for PlinqSideEffect {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (at, instr) in code.instrs().filter(|(_, instr)| code.is_query(&instr.op)) {
            for effect in code.effects(&instr.op) {
                let Effect::Spawn(Spawn { delegate, runner: Runner::Loop, times: Times::Many, .. }) = *effect
                else {
                    continue;
                };
                let Some(delegate) = code.operand(&instr.op, delegate) else { continue };
                for lambda in code.methods_of(at, delegate) {
                    check(code.world, report, lambda, instr.span);
                }
            }
        }
    }
}

fn check(world: &World<'_>, report: &mut Report<'_>, lambda: MethodId, query: Span) {
    let Some(code) = Code::new(world, lambda) else { return };
    for (at, instr) in code.instrs() {
        let Some(changed) = changed(&code, at, instr) else { continue };
        if !is_shared(&code, &changed) || !code.held(at).is_empty() {
            continue;
        }
        let name = named(&code, report, &changed);
        let side = report.access("change", instr.span, Operation::Write, &name);
        let other = report.side("parallel query", query);
        let message = format!(
            "the query runs this on several threads at once, and all of them change `{name}` without a lock"
        );
        report.at(&ABOUT, side, message, |finding| {
            finding.object = Some(Object::Variable(name));
            finding.others.extend(other);
            finding.suggest(Change::UpdateAtomically);
            finding.help = Some(
                "let the query return the values and combine them after it (`Sum`, `ToList`), or take a lock"
                    .to_owned(),
            );
        });
    }
}

/// The variable that is written, or the collection that is changed, as a path.
fn changed(code: &Code<'_>, at: At, instr: &Instr) -> Option<AccessPath> {
    match &instr.op {
        Op::Store { place, order: Order::Plain, .. } => of_place(code, at, place),
        Op::Call { .. } => code.effects(&instr.op).iter().find_map(|effect| {
            let Effect::Write(target, _) = *effect else { return None };
            let reg = code.operand(&instr.op, target)?;
            let is_unsafe = code.world.facts(code.body.regs[reg].ty).has(Fact::ThreadUnsafe);
            is_unsafe.then(|| code.path(at, reg)).filter(|path| !path.steps.is_empty() || is_static(path))
        }),
        _ => None,
    }
}

fn is_static(path: &AccessPath) -> bool {
    matches!(path.root, Root::Static(..))
}

fn of_place(code: &Code<'_>, at: At, place: &Place) -> Option<AccessPath> {
    let below = |base: Reg, step: Step| {
        let mut path = code.path(at, base);
        path.steps.push(step);
        path
    };
    match place {
        Place::Field { base, field } => Some(below(*base, Step::Field(*field))),
        Place::Cell(cell) => Some(below(*cell, Step::Cell)),
        Place::Static { owner, field } => {
            let is_local = code.program().fields()[*field].flags.has(FieldFlags::THREAD_LOCAL);
            (!is_local).then(|| AccessPath { root: Root::Static(*owner, *field), steps: Vec::new() })
        }
        Place::Element { .. } | Place::Indirect(_) | Place::Member { .. } => None,
    }
}

/// Do all runs of the delegate reach it? What a run makes itself, or gets as its element, is its own.
fn is_shared(code: &Code<'_>, path: &AccessPath) -> bool {
    match path.root {
        Root::Static(..) => true,
        Root::Entry(reg) => {
            let captures = code.method.captures.len() as u32;
            reg.0 < captures || Some(reg) == code.receiver()
        }
        Root::Type(_) | Root::Def(_) | Root::Merge(..) => false,
    }
}

fn named(code: &Code<'_>, report: &Report<'_>, path: &AccessPath) -> String {
    let field = path.steps.iter().rev().find_map(|step| match step {
        Step::Field(field) => Some(*field),
        _ => None,
    });
    let variable = |reg: Reg| {
        let name = code.method.captures.get(reg.0 as usize)?.name;
        Some(code.program().names.get(name).to_owned())
    };
    let name = match (field, &path.root) {
        (Some(field), _) => Some(report.field_name(field)),
        (None, Root::Static(_, field)) => Some(report.field_name(*field)),
        (None, Root::Entry(reg)) => variable(*reg),
        _ => None,
    };
    name.unwrap_or_else(|| "a variable".to_owned())
}
