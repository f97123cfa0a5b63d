//! `empty-lock`: a lock around nothing.

use crate::{Acquisition, Code, Form, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Severity};
use ir::cfg::EdgeKind;
use ir::effects::Effect;
use ir::{At, Op, Place};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB6303",
    name: "empty-lock",
    aliases: &[
        "codeql:cs/empty-lock-statement",
        "codeql:java/empty-synchronized-block",
        "spotbugs:ESync_EMPTY_SYNC",
    ],
    kind: Kind::Pitfall,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[585],
    summary: "a lock is taken and given back with nothing in between",
    docs: include_str!("empty_lock.md"),
};

pub(crate) struct EmptyLock;

impl Rule for EmptyLock {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for taken in code.acquisitions().filter(|taken| taken.form == Form::Statement) {
            if !is_empty(code, &taken) {
                continue;
            }
            let lock = code.spell(&code.path(taken.at, taken.lock));
            let message = format!("this locks `{lock}` around nothing, so it guards nothing");
            report.at(&ABOUT, report.side("lock", taken.span), message, |finding| {
                finding.object = Some(Object::Instance(lock));
                finding.help = Some("put what it should guard inside, or say why it waits here".to_owned());
            });
        }
    }
}

/// Does control go from the lock straight to its end?
fn is_empty(code: &Code<'_>, taken: &Acquisition) -> bool {
    let mut at = At { index: taken.at.index + 1, ..taken.at };
    // Each block is passed once: without an instruction that does something, there is no way back.
    for _ in 0..code.body.blocks.len() {
        let rest = &code.body.blocks[at.block].instrs[at.index as usize..];
        if let Some(next) = rest.iter().find(|instr| !is_bookkeeping(code, &instr.op)) {
            return ends(code, &next.op);
        }
        let mut onward = code.cfg().succs(at.block).iter().filter(|edge| edge.kind == EdgeKind::Normal);
        let (Some(edge), None) = (onward.next(), onward.next()) else { return false };
        at = At { block: edge.to, index: 0 };
    }
    false
}

/// What a scope needs besides the lock: a variable that nobody named.
fn is_bookkeeping(code: &Code<'_>, op: &Op) -> bool {
    match op {
        Op::NewCell { dst: cell, .. }
        | Op::Store { place: Place::Cell(cell), .. }
        | Op::AddrOf { place: Place::Cell(cell), .. } => code.body.regs[*cell].name.is_none(),
        _ => false,
    }
}

fn ends(code: &Code<'_>, op: &Op) -> bool {
    matches!(op, Op::Exit { .. })
        || code.effects(op).iter().any(|effect| match *effect {
            Effect::Release(target, _) => {
                code.operand(op, target).and_then(|scope| code.lock_of_scope(scope)).is_some()
            }
            _ => false,
        })
}
