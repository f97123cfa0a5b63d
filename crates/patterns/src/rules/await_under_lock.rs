//! `await-under-lock`: a lock that belongs to a thread is held over an `await`, which may change the thread.

use crate::{Code, Form, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Change, Kind, Object, Severity};
use ir::Op;
use ir::cfg::Certainty;
use ir::effects::Mode;

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB6307",
    name: "await-under-lock",
    aliases: &[],
    kind: Kind::Pitfall,
    severity: Severity::Error,
    stage: Stage::Default,
    fix: Fix::Unsafe,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[667],
    summary: "a lock that only its thread can give back is held over an await",
    docs: include_str!("await_under_lock.md"),
};

pub(crate) struct AwaitUnderLock;

impl Rule for AwaitUnderLock {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (at, instr) in code.instrs() {
            if !matches!(instr.op, Op::Await { .. }) {
                continue;
            }
            let held = code.held(at);
            let surely = held.iter().filter(|held| held.certainty == Certainty::Must);
            let taken = surely.into_iter().find_map(|held| {
                code.acquisitions()
                    .find(|taken| taken.mode != Mode::Permit && code.path(taken.at, taken.lock) == *held.lock)
            });
            let Some(taken) = taken else { continue };
            let lock = code.spell(&code.path(taken.at, taken.lock));
            let message = match taken.form {
                Form::Call => format!(
                    "this awaits while it holds `{lock}`; it may go on in another thread, which cannot give it back"
                ),
                Form::Statement => format!(
                    "nothing can be awaited while a statement holds `{lock}`: the compiler refuses it"
                ),
            };
            let is_monitor = code.body.instr(taken.at).is_some_and(|taken| code.monitor(&taken.op).is_some());
            let other = report.side("lock", taken.span);
            let place = report.place(taken.span).filter(|_| is_monitor);
            report.at(&ABOUT, report.side("await", instr.span), message, |finding| {
                finding.object = Some(Object::Instance(lock));
                finding.others.extend(other);
                finding.suggest_at(Change::LockAsynchronously, place);
                finding.help =
                    Some("use a SemaphoreSlim with WaitAsync, or await outside of the lock".to_owned());
            });
        }
    }
}
