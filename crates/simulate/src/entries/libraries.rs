//! Libraries: the public members of each public type, called one after the other on an object, with arguments
//! that may be anything; at the same time where the type claims that this is allowed.

use super::facts::Facts;
use super::promises::{asks_for_its_thread, calls, is_for_one_thread, takes_a_lock};
use super::{Entry, Scope};
use crate::code::{Action, Style};
use ir::{Method, MethodId, Target, TypeDef, TypeFlags, TypeId, Visibility};

/// Words in the name of a type that promise safety.
const PROMISES: [&str; 3] = ["Concurrent", "ThreadSafe", "Synchronized"];

/// The public types of libraries, call after call, where that starts threads.
pub(super) fn sequential(facts: &Facts<'_>) -> Vec<Entry> {
    let types = facts.own_types().filter(|(id, ty)| is_public(ty) && facts.is_in_library(*id));
    types.filter_map(|(id, ty)| public_type(facts, id, ty)).collect()
}

fn is_public(ty: &TypeDef) -> bool {
    ty.visibility == Visibility::Public
}

fn can_be_made(ty: &TypeDef) -> bool {
    !ty.flags.has(TypeFlags::STATIC) && !ty.flags.has(TypeFlags::ABSTRACT)
}

fn public_type(facts: &Facts<'_>, id: TypeId, ty: &TypeDef) -> Option<Entry> {
    let makeable = can_be_made(ty);
    let methods = facts.public_methods(id).filter(|(_, method)| makeable || !method.has_receiver());
    let methods: Vec<MethodId> = methods.map(|(id, _)| id).collect();
    let methods = without_delegates(facts, &methods);
    let make = makeable.then(|| facts.make(id));
    let constructor = match make {
        Some(Action::Make(_, constructor)) => constructor,
        _ => None,
    };
    if !methods.iter().copied().chain(constructor).any(|id| facts.starts_threads(id)) {
        return None;
    }
    let calls = methods.into_iter().map(|id| Action::Call(id, Vec::new()));
    let actions: Vec<Action> = make.into_iter().chain(calls).collect();
    let name = facts.program.names.get(ty.name).to_owned();
    Some(Entry::new(name, Scope::Part, actions))
}

/// Overloads that others of the same name only add arguments to are called by those. To call both would do the
/// same twice on one object, which nobody does who starts or runs something.
fn without_delegates(facts: &Facts<'_>, methods: &[MethodId]) -> Vec<MethodId> {
    let program = facts.program;
    let called_by = |caller: MethodId, callee: MethodId| {
        let mut calls = calls(&program.methods()[caller]);
        caller != callee
            && program.methods()[caller].name == program.methods()[callee].name
            && calls.any(
                |target| matches!(target, Target::Direct(it) | Target::Virtual(it) if it.method == callee),
            )
    };
    let is_called = |callee: MethodId| methods.iter().any(|&caller| called_by(caller, callee));
    methods.iter().copied().filter(|&id| !is_called(id)).collect()
}

/// What promises to be safe, called by two threads.
pub(super) fn concurrent(facts: &Facts<'_>) -> Vec<Entry> {
    let types = facts.own_types().filter(|(id, _)| !is_for_one_thread(facts, *id));
    types.filter_map(|(id, ty)| safe_type(facts, id, ty)).collect()
}

/// A type that says so by its name promises it for all public members; a method that takes a lock, for itself:
/// nobody would take one in a method that only one thread calls.
fn safe_type(facts: &Facts<'_>, id: TypeId, ty: &TypeDef) -> Option<Entry> {
    let name = facts.program.names.get(ty.name);
    let makeable = can_be_made(ty);
    let promises = is_public(ty) && PROMISES.iter().any(|word| facts.short_name(id).contains(word));
    let is_configured = |id: MethodId| is_entry_point(facts, id);
    let is_safe = |(id, method): &(MethodId, &Method)| {
        (makeable || !method.has_receiver())
            && !is_life_cycle(facts.program.names.get(method.name))
            && (is_configured(*id)
                || promises
                || (is_public(ty) && takes_a_lock(method) && !asks_for_its_thread(facts, method)))
    };
    let methods: Vec<MethodId> = facts.public_methods(id).filter(is_safe).map(|(id, _)| id).collect();
    let is_guess = !promises && !methods.iter().any(|&id| is_configured(id));
    let parts: Vec<Vec<Action>> = methods.iter().map(|&id| vec![Action::Call(id, Vec::new())]).collect();
    let make = (!parts.is_empty() && makeable).then(|| facts.make(id));
    (!parts.is_empty()).then(|| {
        let scope = if is_guess { Scope::Guarded(id) } else { Scope::Part };
        let actions = make.into_iter().chain([Action::Play(Style::Together, parts)]).collect();
        Entry::new(format!("callers of {name}"), scope, actions)
    })
}

/// Even a type that is safe is disposed of once, when nobody uses it any more.
fn is_life_cycle(name: &str) -> bool {
    ["Dispose", "DisposeAsync", "Close", "Initialize", "get_SyncRoot"].contains(&name)
}

/// Does the configuration name the method?
fn is_entry_point(facts: &Facts<'_>, id: MethodId) -> bool {
    let patterns = &facts.config.entry_points;
    !patterns.is_empty() && {
        let path = facts.program.method_path(id);
        patterns.iter().any(|pattern| fits(pattern, &path))
    }
}

/// Does a text fit a pattern, in which `*` stands for anything?
fn fits(pattern: &str, text: &str) -> bool {
    let Some((start, rest)) = pattern.split_once('*') else { return pattern == text };
    let Some(text) = text.strip_prefix(start) else { return false };
    rest.is_empty() || (0..=text.len()).any(|at| text.get(at..).is_some_and(|text| fits(rest, text)))
}

#[cfg(test)]
mod tests {
    use super::fits;

    #[test]
    fn stars_stand_for_anything() {
        assert!(fits("Web.*Controller.*", "Web.Api.HomeController.Get"));
        assert!(fits("A.B", "A.B"));
        assert!(!fits("A.B", "A.Bc"));
        assert!(!fits("A.*x", "A.y"));
    }
}
