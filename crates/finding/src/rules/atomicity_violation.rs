//! `atomicity-violation`: an access of another thread comes between two accesses that only make sense
//! together.

use super::{Fix, Rule, Stage, Symmetry};
use crate::{Kind, Severity};

/// See [`Rule::docs`].
pub static ATOMICITY_VIOLATION: Rule = Rule {
    code: "TB3001",
    name: "atomicity-violation",
    aliases: &["atomicity"],
    kind: Kind::Atomicity,
    severity: Severity::Warning,
    stage: Stage::Default,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[362, 367],
    summary: "another thread can come between two accesses so that no serial order explains the result",
    docs: include_str!("atomicity_violation.md"),
};
