//! `interrupt-not-passed-on`: who catches an interruption and tells nobody takes the request to stop from all
//! callers.

use super::swallowed_interrupt::{is_interrupted, type_name};
use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::effects::{Control, Effect, Fact};
use ir::{At, BlockId, Clause, Handlers, Op, Terminator, TryId};

/// What catches interruptions among everything else.
const GENERAL: [&str; 2] = ["java.lang.Exception", "java.lang.Throwable"];

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB6802",
    name: "interrupt-not-passed-on",
    aliases: &["S2142", "errorprone:InterruptedExceptionSwallowed"],
    kind: Kind::Pitfall,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[391],
    summary: "an interruption is caught, and neither thrown on nor set again",
    docs: include_str!("interrupt_not_passed_on.md"),
};

pub(crate) struct InterruptNotPassedOn;

impl Rule for InterruptNotPassedOn {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        let mut told: Vec<BlockId> = Vec::new();
        for (region, guarded) in code.body.tries.entries() {
            let Handlers::Catch(clauses) = &guarded.handlers else { continue };
            let Some(clause) = catching(code, region, clauses) else { continue };
            if told.contains(&clause.entry) || is_passed_on(code, clause) {
                continue;
            }
            told.push(clause.entry);
            let handler = &code.body.blocks[clause.entry];
            let span = handler.instrs.first().map_or(handler.end_span, |instr| instr.span);
            let message =
                "the interruption ends here: callers do not learn that the thread was asked to stop";
            report.at(&ABOUT, report.side("handler", span), message, |finding| {
                finding.help = Some(
                    "throw it on, or call `Thread.currentThread().interrupt()` in the handler".to_owned(),
                );
            });
        }
    }
}

/// The clause that an interruption comes to.
fn catching<'c>(code: &Code<'_>, region: TryId, clauses: &'c [Clause]) -> Option<&'c Clause> {
    let is_general = |clause: &Clause| clause.ty.is_some_and(|ty| GENERAL.contains(&type_name(code, ty)));
    let first = clauses.iter().find(|clause| is_interrupted(code, clause) || is_general(clause))?;
    (is_interrupted(code, first) || waits_inside(code, region)).then_some(first)
}

/// Is there a call in the region that an interruption ends, and no handler for it further inside?
fn waits_inside(code: &Code<'_>, region: TryId) -> bool {
    let is_caught = |block: BlockId| {
        let around = code.body.enclosing(code.body.blocks[block].region);
        let inner = around.take_while(|(id, _)| *id != region);
        inner.into_iter().any(|(_, inner)| match &inner.handlers {
            Handlers::Catch(clauses) => clauses.iter().any(|clause| is_interrupted(code, clause)),
            _ => false,
        })
    };
    let is_inside = |block: BlockId| {
        code.body.enclosing(code.body.blocks[block].region).any(|(id, _)| id == region) && !is_caught(block)
    };
    code.calls().any(|(at, instr)| {
        let waits = code.effects(&instr.op).iter().any(|effect| effect.is_interruptible());
        waits && is_inside(at.block)
    })
}

/// Does the handler throw it, or another interruption, or interrupt the thread anew?
fn is_passed_on(code: &Code<'_>, clause: &Clause) -> bool {
    let dominators = code.dominators();
    let inside = code.body.blocks.entries().filter(|(block, _)| dominators.dominates(clause.entry, *block));
    inside.into_iter().any(|(block, content)| {
        let interrupts = |op: &Op| {
            // Whoever cancels a task interrupts another thread.
            let is_thread = |target| {
                let thread = code.operand(op, target);
                thread.is_some_and(|reg| code.world.facts(code.ty(reg)).has(Fact::Thread))
            };
            let again = |effect: &Effect| match *effect {
                Effect::Control(target, Control::Interrupt) => is_thread(target),
                _ => false,
            };
            code.effects(op).iter().any(again)
        };
        let end = At { block, index: content.instrs.len() as u32 };
        let throws = match content.end {
            Terminator::Throw(thrown) => {
                code.origins(end, thrown).is_empty()
                    || thrown == clause.exception
                    || is_interrupted(code, &Clause { ty: Some(code.ty(thrown)), ..*clause })
            }
            _ => false,
        };
        throws || content.instrs.iter().any(|instr| interrupts(&instr.op))
    })
}
