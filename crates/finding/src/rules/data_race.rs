//! `data-race`: two unordered accesses to one variable, at least one of them a write.

use super::{Fix, Rule, Stage, Symmetry};
use crate::{Kind, Severity};

/// See [`Rule::docs`].
pub static DATA_RACE: Rule = Rule {
    code: "TB1001",
    name: "data-race",
    aliases: &["race", "infer:THREAD_SAFETY_VIOLATION", "tsan:data race", "codeql:java/not-threadsafe"],
    kind: Kind::Race,
    severity: Severity::Error,
    stage: Stage::Default,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Symmetric,
    cwe: &[362, 366],
    summary: "two threads access the same variable at the same time, and at least one of them writes",
    docs: include_str!("data_race.md"),
};
