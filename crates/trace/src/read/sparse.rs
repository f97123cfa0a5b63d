//! Numbers that lie far apart, given new ones: whoever uses a trace has vectors as long as its tables.

use crate::{Names, Spelled, Table, Trace};
use std::collections::HashMap;

/// Are numbers up to `end` few enough, for so many events?
pub(super) fn is_dense(end: u32, events: usize) -> bool {
    end as usize <= events.saturating_mul(2).saturating_add(1 << 16)
}

/// Gives operands new numbers in order of appearance, and the names that they had. The first `fixed` stay
/// what they are.
pub(super) fn respell(
    trace: &mut Trace,
    table: Table,
    prefix: &str,
    fixed: u32,
    number_of: impl Fn(u32) -> u64,
) -> Names {
    let mut names = Spelled::default();
    let mut intern =
        |number: u64| names.intern(&format!("{prefix}{number}")).expect("not many more names than events");
    for id in 0..fixed {
        intern(u64::from(id));
    }
    let mut new_ids: HashMap<u32, u32> = HashMap::new();
    trace.renumber_operands(table, |id| *new_ids.entry(id).or_insert_with(|| intern(number_of(id))));
    Names::Spelled(names)
}
