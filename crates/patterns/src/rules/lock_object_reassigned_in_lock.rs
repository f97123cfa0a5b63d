//! `lock-object-reassigned-in-lock`: the field that is locked gets another object while it is locked.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Operation, Severity};
use ir::{Op, Place};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB6302",
    name: "lock-object-reassigned-in-lock",
    aliases: &[
        "PH_S003",
        "S2445",
        "codeql:cs/unsafe-sync-on-field",
        "codeql:java/unsafe-sync-on-field",
        "spotbugs:ML_SYNC_ON_FIELD_TO_GUARD_CHANGING_THAT_FIELD",
    ],
    kind: Kind::Pitfall,
    severity: Severity::Error,
    stage: Stage::Default,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[412, 662],
    summary: "a field is locked, and gets another object while the lock is held",
    docs: include_str!("lock_object_reassigned_in_lock.md"),
};

pub(crate) struct LockObjectReassignedInLock;

impl Rule for LockObjectReassignedInLock {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        // Paths are dear in large bodies, and most bodies take no lock.
        if code.acquisitions().next().is_none() {
            return;
        }
        for (at, instr) in code.instrs() {
            let Op::Store { place, .. } = &instr.op else { continue };
            let (Place::Field { field, .. } | Place::Static { field, .. }) = *place else { continue };
            let Some(written) = code.place_path(at, place) else { continue };
            if code.held(at).iter().all(|held| *held.lock != written) {
                continue;
            }
            let name = report.field_name(field);
            let message = format!(
                "`{name}` gets another object while its old object is locked; \
                 whoever comes now locks the new one and does not wait"
            );
            let side = report.access("assignment", instr.span, Operation::Write, &name);
            let lock = code.acquisitions().find(|taken| code.path(taken.at, taken.lock) == written);
            let lock = lock.and_then(|taken| report.side("lock", taken.span));
            report.at(&ABOUT, side, message, |finding| {
                finding.object = Some(Object::Variable(name));
                finding.others.extend(lock);
                finding.help = Some("lock on another field that is readonly".to_owned());
            });
        }
    }
}
