//! `deadlock`: two or more threads, each holding a lock that the next one asks for.

use super::{Fix, Rule, Stage, Symmetry};
use crate::{Kind, Severity};

/// See [`Rule::docs`].
pub static DEADLOCK: Rule = Rule {
    code: "TB2001",
    name: "deadlock",
    aliases: &["lock-order-inversion", "infer:DEADLOCK", "tsan:lock-order-inversion (potential deadlock)"],
    kind: Kind::Deadlock,
    severity: Severity::Error,
    stage: Stage::Default,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Symmetric,
    cwe: &[833, 667],
    summary: "threads wait in a cycle, each for a lock that the next one holds",
    docs: include_str!("deadlock.md"),
};
