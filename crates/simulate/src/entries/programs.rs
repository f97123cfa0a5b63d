//! Programs: `Main` with unknown arguments, and top-level statements.

use super::facts::Facts;
use super::{Entry, Scope};
use crate::code::Action;
use ir::{Method, MethodFlags, MethodId};

pub(super) fn entries(facts: &Facts<'_>) -> Vec<Entry> {
    let mains = facts.own_methods().filter(|(_, method)| method.flags.has(MethodFlags::ENTRY));
    let entry = |(id, method): (MethodId, &Method)| Entry {
        name: facts.program.method_path(id),
        actions: vec![Action::Call(id, Vec::new())],
        scope: Scope::Whole,
        project: facts.project_of(method.owner),
    };
    mains.map(entry).collect()
}
