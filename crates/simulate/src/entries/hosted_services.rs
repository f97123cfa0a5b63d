//! Hosted services: the host starts one, lets it run, and stops it while it runs. Requests that share services with it
//! are answered meanwhile.

use super::facts::Facts;
use super::requests::{answering, parts};
use super::services::Services;
use super::{Entry, Scope};
use crate::code::{Action, Style};
use ir::{TypeDef, TypeId};

/// What makes a class a service of the host.
const SERVICES: [&str; 2] = ["IHostedService", "BackgroundService"];

pub(super) fn entries(facts: &Facts<'_>) -> Vec<Entry> {
    let services = Services::new(facts);
    let hosted = facts.makeable_types().filter(|(id, _)| facts.derives_from(*id, &SERVICES));
    hosted.filter_map(|(id, ty)| service(facts, &services, id, ty)).collect()
}

/// `StopAsync` of the class itself does its work while `ExecuteAsync` goes on: that of the library, which waits
/// for it, is called by it or is not there.
fn service(facts: &Facts<'_>, services: &Services, id: TypeId, ty: &TypeDef) -> Option<Entry> {
    let start = facts.method_of(id, "StartAsync").map(|id| Action::Call(id, Vec::new()));
    let execute = facts.method_of(id, "ExecuteAsync").map(Action::Launch);
    let stop = facts.method_of(id, "StopAsync").map(|id| Action::Call(id, Vec::new()));
    let mut made = Vec::new();
    let mut actions = services.make(facts, id, &mut made);
    let calls: Vec<Action> = start.into_iter().chain(execute).collect();
    if calls.is_empty() && stop.is_none() {
        return None;
    }
    actions.extend(calls);
    let meanwhile = requests_meanwhile(facts, services, id, &made);
    if !meanwhile.is_empty() {
        actions.push(Action::Play(Style::Together, meanwhile));
    }
    actions.extend(stop);
    let name = format!("service {}", facts.program.names.get(ty.name));
    Some(Entry::new(name, Scope::Part, actions))
}

/// What is done by others that have a service in common with this one.
fn requests_meanwhile(
    facts: &Facts<'_>,
    services: &Services,
    id: TypeId,
    made: &[TypeId],
) -> Vec<Vec<Action>> {
    let shared = services.singletons(facts, id);
    let has_common =
        |class: &TypeId| services.singletons(facts, *class).iter().any(|service| shared.contains(service));
    answering(facts).filter(has_common).flat_map(|class| parts(facts, services, class, made)).collect()
}
