//! `torn-shared-write`: a 64-bit field of a class that threads share is written without a lock (JLS 17.7).

use super::shared_classes::{bare_writes, primitive};
use super::stale_shared_write::{is_in_halves, tell};
use crate::{Report, Rule, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::{FieldFlags, FieldId};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB1802",
    name: "torn-shared-write",
    aliases: &["spotbugs:AT_NONATOMIC_64BIT_PRIMITIVE"],
    kind: Kind::Race,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[366, 667],
    summary: "a long or double of a class that threads share is written without a lock, so that others may see half of it",
    docs: include_str!("torn_shared_write.md"),
};

pub(crate) struct TornSharedWrite;

impl Rule for TornSharedWrite {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn field(&self, world: &World<'_>, field: FieldId, report: &mut Report<'_>) {
        let is_plain = !world.program.fields()[field].flags.has(FieldFlags::VOLATILE);
        if is_plain && primitive(world, field).is_some_and(is_in_halves) {
            for found in bare_writes(world, field).iter().filter(|found| !found.is_update) {
                tell(&ABOUT, report, found, "others may see half of the old value and half of the new one");
            }
        }
    }
}
