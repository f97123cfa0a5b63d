//! `order-violation`: events can happen in an order that the user asked about.

use super::{Fix, Rule, Stage, Symmetry};
use crate::{Kind, Severity};

/// See [`Rule::docs`].
pub static ORDER_VIOLATION: Rule = Rule {
    code: "TB4001",
    name: "order-violation",
    aliases: &["query"],
    kind: Kind::Order,
    severity: Severity::Warning,
    stage: Stage::Default,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[696],
    summary: "the events of a query can happen in the order that was asked about",
    docs: include_str!("order_violation.md"),
};
