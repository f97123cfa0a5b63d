//! `lock-before-try`: what stands between a lock and the `try` that gives it back may throw.

use crate::{Acquisition, Code, Form, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Severity};
use ir::cfg::{AccessPath, EdgeKind};
use ir::{At, BlockId, Op, Terminator};
use std::collections::BTreeSet;

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB2801",
    name: "lock-before-try",
    aliases: &["errorprone:LockNotBeforeTry", "spotbugs:CWO_CLOSED_WITHOUT_OPENED"],
    kind: Kind::Deadlock,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[667, 833],
    summary: "a lock is not taken right before the try whose finally gives it back",
    docs: include_str!("lock_before_try.md"),
};

pub(crate) struct LockBeforeTry;

impl Rule for LockBeforeTry {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        let by_call = code.acquisitions().filter(|taken| taken.form == Form::Call && taken.insists());
        for taken in by_call {
            let lock = code.path(taken.at, taken.lock);
            let given = given_back(code, &lock);
            let message = match place(code, &taken, &given) {
                Place::Before => continue,
                Place::Inside => {
                    "is taken inside of the `try` that gives it back: if taking it fails, it is given back too often"
                }
                Place::Apart => {
                    "is not taken right before a `try` that gives it back: if something in between throws, it stays taken"
                }
            };
            let lock = code.spell(&lock);
            report.at(&ABOUT, report.side("lock", taken.span), format!("`{lock}` {message}"), |finding| {
                finding.object = Some(Object::Instance(lock));
                finding.help =
                    Some("take the lock, begin `try` at once, and give it back in `finally`".to_owned());
            });
        }
    }
}

/// Where a lock is taken, seen from the `try` that gives it back.
enum Place {
    /// Right before it, or there is no such `try` and nothing is given back here.
    Before,
    Inside,
    Apart,
}

fn place(code: &Code<'_>, taken: &Acquisition, given: &[At]) -> Place {
    let releasing: BTreeSet<BlockId> = given.iter().map(|at| at.block).collect();
    if releasing.is_empty() {
        return Place::Before;
    }
    if is_protected(code, taken.at.block, &releasing) {
        return Place::Inside;
    }
    // The `try` begins a block of its own.
    let block = &code.body.blocks[taken.at.block];
    let rest = &block.instrs[taken.at.index as usize + 1..];
    let is_last = rest.iter().all(|instr| matches!(instr.op, Op::Copy { .. } | Op::Const { .. }));
    match block.end {
        Terminator::Goto(next) if is_last && is_protected(code, next, &releasing) => Place::Before,
        _ => Place::Apart,
    }
}

/// Does an exception in the block lead to a release, through handlers alone?
fn is_protected(code: &Code<'_>, block: BlockId, releasing: &BTreeSet<BlockId>) -> bool {
    let handlers = code.cfg().succs(block).iter().filter(|edge| edge.kind == EdgeKind::Throw);
    let (mut open, mut seen) = (handlers.map(|edge| edge.to).collect::<Vec<_>>(), BTreeSet::new());
    while let Some(block) = open.pop() {
        if releasing.contains(&block) {
            return true;
        }
        if seen.insert(block) {
            open.extend(code.cfg().succs(block).iter().map(|edge| edge.to));
        }
    }
    false
}

/// Where the lock is given back.
fn given_back(code: &Code<'_>, lock: &AccessPath) -> Vec<At> {
    code.releases().filter(|given| code.path(given.at, given.lock) == *lock).map(|given| given.at).collect()
}
