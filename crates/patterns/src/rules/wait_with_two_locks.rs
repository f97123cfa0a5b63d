//! `wait-with-two-locks`: waiting gives up one lock, and keeps the other.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Severity};
use ir::At;
use ir::cfg::{AccessPath, Certainty};
use ir::effects::GivesUp;

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB2302",
    name: "wait-with-two-locks",
    aliases: &[
        "PH_B002",
        "S3046",
        "codeql:cs/locked-wait",
        "codeql:java/wait-with-two-locks",
        "spotbugs:TLW_TWO_LOCK_WAIT",
    ],
    kind: Kind::Deadlock,
    severity: Severity::Error,
    stage: Stage::Default,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[833],
    summary: "a thread waits on a monitor while it holds another lock, which nobody can take meanwhile",
    docs: include_str!("wait_with_two_locks.md"),
};

pub(crate) struct WaitWithTwoLocks;

impl Rule for WaitWithTwoLocks {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        let any = code.world.is_asked_as(&ABOUT, &["PH_B002", "codeql:cs/locked-wait"]);
        for (at, instr, object) in code.waits(|gives_up| any || gives_up == GivesUp::Never) {
            let Some(lock) = code.lock_to_wait(at, &instr.op, object) else { continue };
            let Some(kept) = kept(code, at, &lock) else { continue };
            let taken = code.acquisitions().find(|taken| code.path(taken.at, taken.lock) == kept);
            let taken = taken.and_then(|taken| report.side("lock that is kept", taken.span));
            let (lock, kept) = (code.spell(&lock), code.spell(&kept));
            let message = format!(
                "this waits on `{lock}` and keeps `{kept}`; a thread that needs `{kept}` to wake it never can"
            );
            report.at(&ABOUT, report.side("wait", instr.span), message, |finding| {
                finding.object = Some(Object::Locks(vec![kept, lock]));
                finding.others.extend(taken);
                finding.help = Some("wait with one lock only, and let it guard both states".to_owned());
            });
        }
    }
}

/// A lock that is held for sure, and surely is another one than that which is given up.
fn kept(code: &Code<'_>, at: At, lock: &AccessPath) -> Option<AccessPath> {
    let waited = code.lock_name(lock)?;
    let is_other = |path: &AccessPath| code.lock_name(path).is_some_and(|name| name != waited);
    let held = code.held(at);
    held.iter()
        .find(|held| held.certainty == Certainty::Must && is_other(held.lock))
        .map(|held| held.lock.clone())
}
