//! `PH_B007`: a concurrent collection is asked, and what was answered decides whether it is used.

use super::super::collection_calls::query;
use crate::{Code, Decision, Report};
use finding::{Object, Operation};
use ir::cfg::{AccessPath, Root, Step};
use ir::effects::{Access, Effect, Target};
use ir::{At, Op, ParamMode, Reg, TyId};

/// Tells every use of a collection in a field behind a question to it, even if the use copes with any answer.
pub(in crate::rules) fn uses_after_question(
    code: &Code<'_>,
    about: &'static finding::Rule,
    report: &mut Report<'_>,
) {
    for (at, instr) in code.calls() {
        let Some(collection) = used(code, &instr.op) else { continue };
        let path = code.path(at, collection);
        if !is_field(&path) || code.is_locked(at) {
            continue;
        }
        let asked =
            code.decisions(at.block).into_iter().filter(|decision| !is_left(code, decision, at)).find_map(
                |decision| {
                    let mut looked_at = code.ingredients(decision.at, decision.cond).into_iter();
                    looked_at.find(|&place| asks(code, place, &path))
                },
            );
        let Some(asked) = asked.and_then(|place| code.body.instr(place)) else { continue };
        let name = code.spell(&path);
        let primary = report.access("use", instr.span, Operation::Call, &name);
        let check = report.access("check", asked.span, Operation::Call, &name);
        let message = "another thread may change the collection after this was checked".to_owned();
        report.at(about, primary, message, |finding| {
            finding.object = Some(Object::Instance(name));
            finding.others.extend(check);
            finding.help = Some("ask and act in one call, and look at its result".to_owned());
        });
    }
}

/// Is the branch the end of a loop that was left before control came here?
fn is_left(code: &Code<'_>, decision: &Decision, at: At) -> bool {
    code.loops().around(decision.at.block).next().is_some_and(|(_, found)| !found.blocks.contains(&at.block))
}

fn is_field(path: &AccessPath) -> bool {
    matches!((&path.root, path.steps.last()), (_, Some(Step::Field(_))) | (Root::Static(..), None))
}

/// Is it a question about the collection that gives none of its elements: `ContainsKey`, `Count`, `IsEmpty`?
fn asks(code: &Code<'_>, place: At, collection: &AccessPath) -> bool {
    let Some(op) = code.body.instr(place).map(|instr| &instr.op) else { return false };
    is_question(code, op)
        && query(code, place).is_some_and(|query| code.path(place, query.collection) == *collection)
}

fn is_question(code: &Code<'_>, op: &Op) -> bool {
    let Some(callee) = code.callee(op) else { return false };
    let callee = &code.program().methods()[callee];
    let gives_element = callee.params.iter().any(|param| param.mode == ParamMode::Out);
    matches!(callee.ret, TyId::BOOL | TyId::INT)
        && !gives_element
        && code.effects(op).contains(&Effect::Atomic(Access::Read, Target::This))
}

/// The collection of which a call gets, adds, changes or removes an element.
fn used(code: &Code<'_>, op: &Op) -> Option<Reg> {
    let callee = &code.program().methods()[code.callee(op)?];
    let effects = code.effects(op);
    let is_about_elements = effects.iter().any(|effect| match effect {
        Effect::Atomic(_, Target::This) => !callee.params.is_empty(),
        Effect::Send(Target::This, _) | Effect::Receive(Target::This, _) => true,
        _ => false,
    });
    code.operand(op, Target::This).filter(|_| is_about_elements && !is_question(code, op))
}
