//! Rules that only an analysis of the whole program can break.

use finding::rules::{Fix, Rule, Stage, Symmetry};
use finding::{Kind, Severity};

/// All of them.
pub static ALL: [&Rule; 2] = [&MAY_RACE, &MAY_DEADLOCK];

/// See [`Rule::docs`].
pub static MAY_RACE: Rule = Rule {
    code: "TB1002",
    name: "may-race",
    aliases: &["infer:THREAD_SAFETY_VIOLATION"],
    kind: Kind::Race,
    severity: Severity::Warning,
    stage: Stage::Default,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Symmetric,
    cwe: &[362, 366],
    summary: "no analysis can rule out that two threads access the same memory at the same time, and one of them writes",
    docs: include_str!("rules/may_race.md"),
};

/// See [`Rule::docs`].
pub static MAY_DEADLOCK: Rule = Rule {
    code: "TB2002",
    name: "may-deadlock",
    aliases: &["infer:DEADLOCK"],
    kind: Kind::Deadlock,
    severity: Severity::Warning,
    stage: Stage::Default,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Symmetric,
    cwe: &[833, 667],
    summary: "no analysis can rule out that threads wait in a cycle, each for a lock that the next one holds",
    docs: include_str!("rules/may_deadlock.md"),
};
