//! Rules that only runs can break. Data races and deadlocks are everybody's and stand in `finding`.

use finding::rules::{Fix, Rule, Stage, Symmetry};
use finding::{Kind, Severity};

/// All of them.
pub static ALL: [&Rule; 1] = [&THREAD_UNSAFE_USE];

/// See [`Rule::docs`].
pub static THREAD_UNSAFE_USE: Rule = Rule {
    code: "TB5001",
    name: "thread-unsafe-use",
    aliases: &[],
    kind: Kind::ThreadSafety,
    severity: Severity::Error,
    stage: Stage::Default,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Symmetric,
    cwe: &[362, 366],
    summary: "two threads use the same object at the same time, and its type is not made for that",
    docs: include_str!("rules/thread_unsafe_use.md"),
};
