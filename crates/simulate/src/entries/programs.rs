//! Programs: `Main` with unknown arguments, and top-level statements.

use super::facts::Facts;
use super::{Entry, Scope};
use crate::code::Action;
use ir::MethodFlags;

pub(super) fn entries(facts: &Facts<'_>) -> Vec<Entry> {
    let mains = facts.own_methods().filter(|(_, method)| method.flags.has(MethodFlags::ENTRY));
    let entry = |id| Entry {
        name: facts.program.method_path(id),
        actions: vec![Action::Call(id, Vec::new())],
        scope: Scope::Whole,
    };
    mains.map(|(id, _)| entry(id)).collect()
}
