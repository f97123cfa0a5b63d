//! Web applications: two requests at the same time, each with an object of its own. Actions of ASP.NET
//! controllers and methods of `SignalR` hubs; delegates of minimal APIs run where the application runs.

use super::facts::{Facts, attribute_name};
use super::{Entry, Scope};
use crate::code::{Action, Style};
use ir::{Method, MethodFlags, TypeDef, TypeId};

/// Base classes of what answers requests.
const CONTROLLERS: [&str; 4] = ["ControllerBase", "Controller", "ApiController", "Hub"];

pub(super) fn entries(facts: &Facts<'_>) -> Vec<Entry> {
    let answering = facts.makeable_types().filter(|(id, ty)| answers_requests(facts, *id, ty));
    answering.filter_map(|(id, ty)| requests(facts, id, ty)).collect()
}

fn answers_requests(facts: &Facts<'_>, id: TypeId, ty: &TypeDef) -> bool {
    let is_marked =
        ty.attributes.iter().any(|attribute| attribute_name(facts.program, attribute) == "ApiController");
    facts.derives_from(id, &CONTROLLERS) || (is_marked && facts.short_name(id).ends_with("Controller"))
}

fn requests(facts: &Facts<'_>, id: TypeId, ty: &TypeDef) -> Option<Entry> {
    let actions = facts.public_methods(id).filter(|(_, method)| is_action(facts, method));
    let parts: Vec<Vec<Action>> =
        actions.map(|(method, _)| vec![facts.make(id), Action::Call(method, Vec::new())]).collect();
    (!parts.is_empty()).then(|| {
        let name = format!("requests to {}", facts.program.names.get(ty.name));
        Entry::new(name, Scope::Part, vec![Action::Play(Style::Together, parts)])
    })
}

fn is_action(facts: &Facts<'_>, method: &Method) -> bool {
    let is_for_others = [MethodFlags::STATIC, MethodFlags::ACCESSOR, MethodFlags::OVERRIDE]
        .iter()
        .any(|&flag| method.flags.has(flag));
    let is_hidden =
        method.attributes.iter().any(|attribute| attribute_name(facts.program, attribute) == "NonAction");
    !is_for_others && !is_hidden && facts.program.names.get(method.name) != "Dispose"
}
