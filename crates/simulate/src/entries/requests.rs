//! Web applications: two requests at the same time, each with an object of its own, and with the services that they
//! share. Actions of ASP.NET controllers and methods of `SignalR` hubs; delegates of minimal APIs run where the
//! application runs.

use super::facts::{Facts, attribute_name};
use super::services::Services;
use super::{Entry, Scope};
use crate::code::{Action, Style};
use ir::{Method, MethodFlags, TypeDef, TypeId};

/// Base classes of what answers requests.
const CONTROLLERS: [&str; 4] = ["ControllerBase", "Controller", "ApiController", "Hub"];

pub(super) fn entries(facts: &Facts<'_>) -> Vec<Entry> {
    let services = Services::new(facts);
    let groups = groups(facts, &services, answering(facts).collect());
    groups.iter().filter_map(|group| requests(facts, &services, group)).collect()
}

/// Classes that answer requests.
pub(super) fn answering(facts: &Facts<'_>) -> impl Iterator<Item = TypeId> {
    let types = facts.makeable_types().filter(|(id, ty)| answers_requests(facts, *id, ty));
    types.map(|(id, _)| id)
}

/// Classes that share services.
struct Group {
    classes: Vec<TypeId>,
    shared: Vec<TypeId>,
}

/// Each class with all that it shares a service with, directly or through others.
fn groups(facts: &Facts<'_>, services: &Services, classes: Vec<TypeId>) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for class in classes {
        let mut joined = Group { classes: Vec::new(), shared: services.singletons(facts, class) };
        let shares = |group: &Group| group.shared.iter().any(|service| joined.shared.contains(service));
        let (with, without): (Vec<Group>, Vec<Group>) = groups.into_iter().partition(shares);
        for group in with {
            joined.classes.extend(group.classes);
            let new = group.shared.iter().filter(|service| !joined.shared.contains(service)).copied();
            let new: Vec<TypeId> = new.collect();
            joined.shared.extend(new);
        }
        joined.classes.push(class);
        groups = without;
        groups.push(joined);
    }
    groups
}

fn answers_requests(facts: &Facts<'_>, id: TypeId, ty: &TypeDef) -> bool {
    let is_marked =
        ty.attributes.iter().any(|attribute| attribute_name(facts.program, attribute) == "ApiController");
    facts.derives_from(id, &CONTROLLERS) || (is_marked && facts.short_name(id).ends_with("Controller"))
}

fn requests(facts: &Facts<'_>, services: &Services, group: &Group) -> Option<Entry> {
    let mut made = Vec::new();
    let mut actions: Vec<Action> =
        group.shared.iter().flat_map(|&service| services.make(facts, service, &mut made)).collect();
    let parts: Vec<Vec<Action>> =
        group.classes.iter().flat_map(|&class| parts(facts, services, class, &made)).collect();
    (!parts.is_empty()).then(|| {
        actions.push(Action::Play(Style::Together, parts));
        let names =
            group.classes.iter().map(|&class| facts.program.names.get(facts.program.types()[class].name));
        let names: Vec<&str> = names.collect();
        Entry::new(format!("requests to {}", names.join(", ")), Scope::Part, actions)
    })
}

/// The requests that a class answers, each with a new object of it.
pub(super) fn parts(
    facts: &Facts<'_>,
    services: &Services,
    class: TypeId,
    shared: &[TypeId],
) -> Vec<Vec<Action>> {
    let actions = facts.public_methods(class).filter(|(_, method)| is_action(facts, method));
    let request = |(method, _): (ir::MethodId, &Method)| {
        let mut part = services.make(facts, class, &mut shared.to_vec());
        part.push(Action::Call(method, Vec::new()));
        part
    };
    actions.map(request).collect()
}

fn is_action(facts: &Facts<'_>, method: &Method) -> bool {
    let is_for_others = [MethodFlags::STATIC, MethodFlags::ACCESSOR, MethodFlags::OVERRIDE]
        .iter()
        .any(|&flag| method.flags.has(flag));
    let is_hidden =
        method.attributes.iter().any(|attribute| attribute_name(facts.program, attribute) == "NonAction");
    !is_for_others && !is_hidden && facts.program.names.get(method.name) != "Dispose"
}
