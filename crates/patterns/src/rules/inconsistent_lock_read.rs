//! `inconsistent-lock-read`: a look, without the lock, at a field that is guarded by a lock nearly everywhere.

use super::inconsistent_lock_field::breaches;
use crate::{Report, Rule, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::FieldId;

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB1206",
    name: "inconsistent-lock-read",
    aliases: &[],
    kind: Kind::Race,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[366, 820],
    summary: "a flag, reference or small number is read without the lock that its other accesses hold",
    docs: include_str!("inconsistent_lock_read.md"),
};

pub(crate) struct InconsistentLockRead;

impl Rule for InconsistentLockRead {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn field(&self, world: &World<'_>, field: FieldId, report: &mut Report<'_>) {
        for breach in breaches(world, field).iter().filter(|breach| breach.is_one_word_read()) {
            breach.tell(&ABOUT, report);
        }
    }
}
