//! `block-atomicity`: a block that the trace marks as atomic is not serialisable.

use super::{Fix, Rule, Stage, Symmetry};
use crate::{Kind, Severity};

/// See [`Rule::docs`].
pub static BLOCK_ATOMICITY: Rule = Rule {
    code: "TB3002",
    name: "block-atomicity",
    aliases: &["serializability-violation"],
    kind: Kind::Atomicity,
    severity: Severity::Warning,
    stage: Stage::Default,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[362, 366],
    summary: "a block marked as atomic can be interleaved so that no serial order explains the result",
    docs: include_str!("block_atomicity.md"),
};
