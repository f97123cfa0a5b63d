//! In the middle: methods that start threads themselves and are in no other entry, on an unknown object with
//! unknown arguments. Nothing is known of memory that was there before, so what is found is about statics and
//! what the run itself made.

use super::facts::Facts;
use super::{Entry, Scope};
use crate::code::Action;
use ir::{Method, MethodFlags, MethodId};

pub(super) fn entries(facts: &Facts<'_>) -> Vec<Entry> {
    // A static constructor that is called like a method would not hold up those who need its type.
    let special = [
        MethodFlags::ENTRY,
        MethodFlags::LAMBDA,
        MethodFlags::CONSTRUCTOR,
        MethodFlags::STATIC_CONSTRUCTOR,
        MethodFlags::FINALIZER,
    ];
    let is_wanted = |(id, method): &(MethodId, &Method)| {
        !special.iter().any(|&flag| method.flags.has(flag)) && facts.starts_threads_itself(*id)
    };
    let entry = |(id, _)| Entry {
        name: format!("middle of {}", facts.program.method_path(id)),
        actions: vec![Action::Call(id, Vec::new())],
        scope: Scope::Part,
    };
    facts.own_methods().filter(is_wanted).map(entry).collect()
}
