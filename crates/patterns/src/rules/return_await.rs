//! `return-await`: a state machine that does nothing but pass a task on.

use super::peers::tasks;
use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::{At, MethodFlags, Op, Reg, Terminator};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB7604",
    name: "return-await",
    aliases: &["PH_S006", "AF01", "RCS1174"],
    kind: Kind::Recommendation,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "an async method only awaits its last call, which it could return",
    docs: include_str!("return_await.md"),
};

pub(crate) struct ReturnAwait;

impl Rule for ReturnAwait {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        if code.world.is_asked_as(&ABOUT, &["PH_S006"]) {
            tasks::awaits_last(code, &ABOUT, report);
        }
        if code.world.is_asked_as(&ABOUT, &["AF01"]) {
            tasks::could_return(code, &ABOUT, report);
        }
        if code.world.is_asked_only_as(&ABOUT, &["PH_S006", "AF01"]) {
            return;
        }
        let flags = code.method.flags;
        if !code.is_async() || flags.has(MethodFlags::ITERATOR) || !code.world.is_task_object(code.method.ret)
        {
            return;
        }
        let mut awaits = code.instrs().filter(|(_, instr)| matches!(instr.op, Op::Await { .. }));
        let (Some((at, instr)), None) = (awaits.next(), awaits.next()) else { return };
        let Op::Await { dst, task } = instr.op else { return };
        if !code.body.tries.is_empty() || !is_last(code, at, dst) || !is_same_type(code, at, task) {
            return;
        }
        let message = "this method only passes on the task of its last call; without `async` and `await` it could return it";
        report.at(&ABOUT, report.side("await", instr.span), message, |finding| {
            finding.help = Some("leave `async` out and return the task".to_owned());
        });
    }
}

/// Is nothing done with the result but to return it?
fn is_last(code: &Code<'_>, at: At, dst: Option<Reg>) -> bool {
    let block = &code.body.blocks[at.block];
    let rest = block.instrs.get(at.index as usize + 1..).unwrap_or_default();
    let only_copies = rest.iter().all(|instr| matches!(instr.op, Op::Copy { .. }));
    match block.end {
        Terminator::Return(None) => rest.is_empty(),
        Terminator::Return(Some(returned)) => {
            let end = At { block: at.block, index: block.instrs.len() as u32 };
            only_copies && (dst == Some(returned) || code.origins(end, returned) == [at])
        }
        _ => false,
    }
}

/// `Task<Dog>` is no `Task<Animal>`: only what has the type of the method can be returned.
fn is_same_type(code: &Code<'_>, at: At, task: Reg) -> bool {
    let (_, task) = code.task_behind(at, task);
    code.ty(task) == code.method.ret
}
