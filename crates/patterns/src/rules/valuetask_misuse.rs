//! `valuetask-misuse`: a value task that is used twice, or blocked on.

use super::peers::called_name;
use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::cfg::{Def, Root};
use ir::effects::{Effect, Fact, Returns, Target};
use ir::{At, Op, Place, Reg, Ty};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB6407",
    name: "valuetask-misuse",
    aliases: &["PH_B012", "CA2012", "S5034"],
    kind: Kind::Pitfall,
    severity: Severity::Error,
    stage: Stage::Default,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "a value task is consumed twice, or blocked on before it is complete",
    docs: include_str!("valuetask_misuse.md"),
};

pub(crate) struct ValuetaskMisuse;

impl Rule for ValuetaskMisuse {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        if code.world.is_asked_as(&ABOUT, &["CA2012"]) {
            tell_unconsumed(code, report);
        }
        if code.world.is_asked_as(&ABOUT, &["S5034"]) {
            tell_fields(code, report);
        }
        let consumers = consumers(code);
        for (index, second) in consumers.iter().enumerate() {
            if second.blocks && !code.is_complete(second.at, second.task) {
                tell_block(code, report, second);
                continue;
            }
            let earlier = consumers[..index].iter().chain([second]);
            let first = earlier.clone().find(|first| may_follow(code, first, second));
            if let Some(first) = first {
                tell_twice(code, report, first, second);
            }
        }
    }
}

/// A place that takes the result out of a value task.
struct Consumer {
    at: At,
    task: Reg,
    /// The one definition that it consumes.
    def: Def,
    blocks: bool,
}

fn consumers(code: &Code<'_>) -> Vec<Consumer> {
    let all = code.instrs().filter_map(|(at, instr)| {
        let (task, blocks) = consumed(code, &instr.op)?;
        let (at_task, task) = code.task_behind(at, task);
        if !code.world.facts(code.ty(task)).has(Fact::AwaitOnce) {
            return None;
        }
        let def = code.reaching().only(code.body, at_task, task)?;
        Some(Consumer { at, task, def, blocks })
    });
    all.collect()
}

/// `await`, `AsTask`, `Preserve`, `Result`, `GetResult`.
fn consumed(code: &Code<'_>, op: &Op) -> Option<(Reg, bool)> {
    if let Op::Await { task, .. } = op {
        return Some((*task, false));
    }
    if let Some(join) = code.join(op) {
        return Some((join.task, true));
    }
    let Effect::Returns(Returns::View(Target::This)) = *code.effects(op).first()? else { return None };
    let (task, result) = (code.operand(op, Target::This)?, op.def()?);
    let is_plain_task = code.world.is_task_object(code.ty(result));
    (is_plain_task && code.world.is_task(code.ty(task))).then_some((task, false))
}

/// Can the second consume what the first has consumed: the same definition, one after the other, or once in
/// each round of a loop that does not define it anew?
fn may_follow(code: &Code<'_>, first: &Consumer, second: &Consumer) -> bool {
    if first.def != second.def {
        return false;
    }
    if first.at == second.at {
        let Def::Instr(made) = first.def else { return false };
        return code.loops().around(first.at.block).any(|(_, found)| !found.blocks.contains(&made.block));
    }
    code.dominators().dominates_at(first.at, second.at)
}

/// `S5034`: a field whose task is awaited twice, whatever may happen to it in between.
fn tell_fields(code: &Code<'_>, report: &mut Report<'_>) {
    let all = consumers(code);
    let path = |consumer: &Consumer| {
        let (at, task) = code.task_behind(consumer.at, consumer.task);
        Some(code.path(at, task))
            .filter(|path| !path.steps.is_empty() || matches!(path.root, Root::Static(..)))
    };
    for (index, second) in all.iter().enumerate() {
        let Some(used) = path(second) else { continue };
        if let Some(first) = all[..index].iter().find(|first| path(first).as_ref() == Some(&used)) {
            tell_twice(code, report, first, second);
        }
    }
}

fn tell_twice(code: &Code<'_>, report: &mut Report<'_>, first: &Consumer, second: &Consumer) {
    let place = |consumer: &Consumer| code.body.instr(consumer.at).map(|instr| instr.span);
    let side = place(second).and_then(|span| report.side("second use", span));
    let other = place(first).and_then(|span| report.side("first use", span));
    let message = "this value task was used before: what is behind it may serve another operation by now";
    report.at(&ABOUT, side, message, |finding| {
        finding.others.extend(other);
        finding.help =
            Some("await it once and keep the result, or make a `Task` of it with `AsTask()`".to_owned());
    });
}

fn tell_block(code: &Code<'_>, report: &mut Report<'_>, consumer: &Consumer) {
    let side = code.body.instr(consumer.at).and_then(|instr| report.side("wait", instr.span));
    let message =
        "this asks a value task for its result before it is known to be complete: the outcome is undefined";
    report.at(&ABOUT, side, message, |finding| {
        finding.help = Some("await it, or make a `Task` of it with `AsTask()` first".to_owned());
    });
}

/// `CA2012`: a value task that is dropped, kept in memory, or handed to somebody who wants no value task.
fn tell_unconsumed(code: &Code<'_>, report: &mut Report<'_>) {
    for (_, instr) in code.calls() {
        let Some(task) = instr.op.def() else { continue };
        let ty = code.ty(task);
        let is_preserved = called_name(code, &instr.op) == Some("Preserve");
        if !code.world.facts(ty).has(Fact::AwaitOnce) || is_preserved || !is_misplaced(code, task) {
            continue;
        }
        let message = "this value task is not awaited where it is made: nobody may, or more than one";
        report.at(&ABOUT, report.side("task", instr.span), message, |finding| {
            finding.help = Some("await it here, or make a `Task` of it with `AsTask()`".to_owned());
        });
    }
}

fn is_misplaced(code: &Code<'_>, task: Reg) -> bool {
    let is_discarded = || {
        code.readers(task).all(|(_, reader)| match reader.op {
            Op::Copy { dst, .. } => {
                code.body.regs[dst].name.is_some_and(|name| code.program().names.get(name) == "_")
            }
            _ => false,
        })
    };
    code.is_dropped(task)
        || (code.readers(task).next().is_some() && is_discarded())
        || code.readers(task).any(|(_, reader)| match &reader.op {
            Op::Store { place, src, .. } => *src == task && !matches!(place, Place::Cell(_)),
            op @ Op::Call { .. } => is_any_argument(code, op, task),
            _ => false,
        })
}

/// Is it given for a parameter of any type?
fn is_any_argument(code: &Code<'_>, op: &Op, task: Reg) -> bool {
    let Some(callee) = code.callee(op) else { return false };
    let params = &code.program().methods()[callee].params;
    code.arguments(op)
        .iter()
        .zip(params)
        .any(|(&arg, param)| arg == task && matches!(code.program().tys.get(param.ty), Ty::Param(_)))
}
