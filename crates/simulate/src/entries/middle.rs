//! In the middle: methods that start threads themselves and are in no other entry, on an unknown object with
//! unknown arguments. Nothing is known of memory that was there before, so what is found is about statics and
//! what the run itself made.

use super::facts::Facts;
use super::{Entry, Scope};
use crate::code::Action;
use ir::{Method, MethodFlags, MethodId};
use rustc_hash::FxHashSet;

pub(super) fn entries(facts: &Facts<'_>, called: &FxHashSet<MethodId>) -> Vec<Entry> {
    // A static constructor that is called like a method would not hold up those who need its type.
    let special = [
        MethodFlags::ENTRY,
        MethodFlags::LAMBDA,
        MethodFlags::CONSTRUCTOR,
        MethodFlags::STATIC_CONSTRUCTOR,
        MethodFlags::FINALIZER,
    ];
    let is_wanted = |(id, method): &(MethodId, &Method)| {
        !special.iter().any(|&flag| method.flags.has(flag))
            && facts.starts_threads_itself(*id)
            && !called.contains(id)
    };
    let entry = |(id, _)| {
        let name = format!("middle of {}", facts.program.method_path(id));
        Entry::new(name, Scope::Part, vec![Action::Call(id, Vec::new())])
    };
    facts.own_methods().filter(is_wanted).map(entry).collect()
}
