//! Hosted services: the host starts one, lets it run, and stops it while it runs.

use super::facts::Facts;
use super::{Entry, Scope};
use crate::code::Action;
use ir::{TypeDef, TypeId};

/// What makes a class a service of the host.
const SERVICES: [&str; 2] = ["IHostedService", "BackgroundService"];

pub(super) fn entries(facts: &Facts<'_>) -> Vec<Entry> {
    let services = facts.makeable_types().filter(|(id, _)| facts.derives_from(*id, &SERVICES));
    services.filter_map(|(id, ty)| service(facts, id, ty)).collect()
}

/// `StopAsync` of the class itself does its work while `ExecuteAsync` goes on: that of the library, which waits
/// for it, is called by it or is not there.
fn service(facts: &Facts<'_>, id: TypeId, ty: &TypeDef) -> Option<Entry> {
    let start = facts.method_of(id, "StartAsync").map(|id| Action::Call(id, Vec::new()));
    let execute = facts.method_of(id, "ExecuteAsync").map(Action::Launch);
    let stop = facts.method_of(id, "StopAsync").map(|id| Action::Call(id, Vec::new()));
    let calls: Vec<Action> = start.into_iter().chain(execute).chain(stop).collect();
    (!calls.is_empty()).then(|| {
        let name = format!("service {}", facts.program.names.get(ty.name));
        Entry::new(name, Scope::Part, std::iter::once(facts.make(id)).chain(calls).collect())
    })
}
