//! `swallowed-interrupt`: somebody asks a thread to end, and the thread does not listen.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::effects::{Control, Effect};
use ir::{BlockId, Clause, Handlers, Op, Ty, TyId};

/// What `Thread.Interrupt` throws in the thread.
const INTERRUPTED: [&str; 2] =
    ["System.Threading.ThreadInterruptedException", "java.lang.InterruptedException"];

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB6602",
    name: "swallowed-interrupt",
    aliases: &["errorprone:Interruption", "errorprone:ThreadJoinLoop"],
    kind: Kind::Pitfall,
    severity: Severity::Warning,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[391],
    summary: "a thread that is interrupted ignores it and goes on with its loop",
    docs: include_str!("swallowed_interrupt.md"),
};

pub(crate) struct SwallowedInterrupt;

impl Rule for SwallowedInterrupt {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for region in &code.body.tries {
            let Handlers::Catch(clauses) = &region.handlers else { continue };
            for clause in clauses.iter().filter(|clause| is_interrupted(code, clause)) {
                // Who keeps the exception may well think of it later.
                let keeps = |op: &Op| matches!(op, Op::Store { .. } | Op::Copy { .. });
                let is_kept = code.readers(clause.exception).any(|(_, instr)| keeps(&instr.op));
                if is_kept || !goes_on(code, clause.entry) {
                    continue;
                }
                let handler = &code.body.blocks[clause.entry];
                let span = handler.instrs.first().map_or(handler.end_span, |instr| instr.span);
                let message = "the interruption is caught here and the loop goes on: who interrupts this thread wants it to end";
                report.at(&ABOUT, report.side("handler", span), message, |finding| {
                    finding.help = Some("leave the loop, or catch the exception around it".to_owned());
                });
            }
        }
    }
}

pub(super) fn is_interrupted(code: &Code<'_>, clause: &Clause) -> bool {
    clause.filter.is_none() && clause.ty.is_some_and(|ty| INTERRUPTED.contains(&type_name(code, ty)))
}

/// The full name of a type; nothing for those that have none.
pub(super) fn type_name<'c>(code: &Code<'c>, ty: TyId) -> &'c str {
    match code.program().tys.get(ty) {
        Ty::Named { def, .. } => code.program().names.get(code.program().types()[*def].name),
        _ => "",
    }
}

/// Does control come from the handler back to the beginning of a loop, whatever happens, without a further decision?
fn goes_on(code: &Code<'_>, entry: BlockId) -> bool {
    let is_loop_start = |block: BlockId| code.loops().all().iter().any(|it| it.header == block);
    let mut block = entry;
    for _ in 0..code.body.blocks.len() {
        if is_loop_start(block) {
            return true;
        }
        // Who interrupts the thread anew leaves it to others.
        let passes_on = |effect: &Effect| matches!(effect, Effect::Control(_, Control::Interrupt));
        let mut calls = code.body.blocks[block].instrs.iter();
        if calls.any(|instr| code.effects(&instr.op).iter().any(passes_on)) {
            return false;
        }
        let mut next = Vec::new();
        code.body.blocks[block].end.targets(&mut |target| next.push(target));
        match next[..] {
            [only] => block = only,
            _ => return false,
        }
    }
    false
}
