//! What a host hands to the constructors of controllers, hubs and hosted services, by what the program registers:
//! `AddSingleton<IStore, Store>()`. One object of a singleton is shared by all requests; of everything else each
//! request has its own.

use super::facts::Facts;
use super::promises::calls;
use crate::code::Action;
use ir::{MethodFlags, MethodId, Target, Ty, TyId, TypeFlags, TypeId};

/// How long an object lives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Lifetime {
    /// As long as the application.
    Singleton,
    /// As long as a request, or less.
    Request,
}

#[derive(Debug)]
struct Registration {
    service: TypeId,
    implementation: TypeId,
    lifetime: Lifetime,
}

/// All registrations of a program.
pub(super) struct Services {
    all: Vec<Registration>,
}

impl Services {
    /// Looks for them in all methods.
    pub(super) fn new(facts: &Facts<'_>) -> Services {
        let targets = facts.own_methods().flat_map(|(_, method)| calls(method));
        Services { all: targets.filter_map(|target| registration(facts, target)).collect() }
    }

    /// The last registration of a service counts.
    fn find(&self, service: TypeId) -> Option<&Registration> {
        self.all.iter().rev().find(|it| it.service == service)
    }

    fn parameters(&self, facts: &Facts<'_>, constructor: MethodId) -> Vec<Option<&Registration>> {
        let params = facts.program.methods()[constructor].params.iter();
        params.map(|param| type_id(facts, param.ty).and_then(|service| self.find(service))).collect()
    }

    /// The constructor that takes the most services and nothing else; else the one that needs the least.
    fn constructor(&self, facts: &Facts<'_>, class: TypeId) -> Option<MethodId> {
        let methods = facts.program.types()[class].methods.iter().copied();
        let constructors = methods.filter(|&id| facts.has_flag(id, MethodFlags::CONSTRUCTOR));
        let known = |id: &MethodId| {
            let params = self.parameters(facts, *id);
            params.iter().filter(|param| param.is_some()).count()
        };
        constructors
            .filter(|id| known(id) > 0)
            .max_by_key(|id| (known(id), std::cmp::Reverse(facts.program.methods()[*id].params.len())))
            .or_else(|| match facts.make(class) {
                Action::Make(_, constructor) => constructor,
                _ => None,
            })
    }

    /// The singletons that an object of a class gets, directly or through others.
    pub(super) fn singletons(&self, facts: &Facts<'_>, class: TypeId) -> Vec<TypeId> {
        let mut seen = vec![class];
        let mut found = Vec::new();
        let mut next = 0;
        while let Some(&class) = seen.get(next) {
            next += 1;
            let constructor = self.constructor(facts, class);
            let params = constructor.map(|id| self.parameters(facts, id)).unwrap_or_default();
            for registration in params.into_iter().flatten() {
                let implementation = registration.implementation;
                if seen.contains(&implementation) {
                    continue;
                }
                seen.push(implementation);
                if registration.lifetime == Lifetime::Singleton {
                    found.push(implementation);
                }
            }
        }
        found
    }

    /// Makes an object of a class, after what its constructor takes and was not made yet.
    pub(super) fn make(&self, facts: &Facts<'_>, class: TypeId, made: &mut Vec<TypeId>) -> Vec<Action> {
        if made.contains(&class) {
            return Vec::new();
        }
        made.push(class);
        let constructor = self.constructor(facts, class);
        let params = constructor.map(|id| self.parameters(facts, id)).unwrap_or_default();
        let mut actions = Vec::new();
        for registration in params.into_iter().flatten() {
            actions.extend(self.make(facts, registration.implementation, made));
        }
        actions.push(Action::Make(class, constructor));
        actions
    }
}

/// `AddSingleton<S, T>()`, `AddScoped<T>()`, `AddSingleton(new T())` and the like.
fn registration(facts: &Facts<'_>, target: &Target) -> Option<Registration> {
    let (name, type_args) = match target {
        Target::Direct(callee) => (facts.program.methods()[callee.method].name, &callee.type_args),
        Target::Named { name, type_args } => (*name, type_args),
        Target::Virtual(_) | Target::NamedStatic { .. } | Target::Delegate(_) => return None,
    };
    let lifetime = match facts.program.names.get(name) {
        "AddSingleton" | "TryAddSingleton" => Lifetime::Singleton,
        "AddScoped" | "TryAddScoped" | "AddTransient" | "TryAddTransient" => Lifetime::Request,
        _ => return None,
    };
    let service = type_id(facts, *type_args.first()?)?;
    let implementation = match type_args.get(1) {
        Some(&ty) => type_id(facts, ty)?,
        None => only_implementation(facts, service)?,
    };
    Some(Registration { service, implementation, lifetime })
}

/// The class itself, or the only one that implements an interface.
fn only_implementation(facts: &Facts<'_>, service: TypeId) -> Option<TypeId> {
    let ty = &facts.program.types()[service];
    if facts.is_own(service) && !ty.flags.has(TypeFlags::ABSTRACT) {
        return Some(service);
    }
    let mut all = facts.makeable_types().filter(|(id, _)| facts.supertypes(*id).contains(&service));
    let (first, _) = all.next()?;
    all.next().is_none().then_some(first)
}

fn type_id(facts: &Facts<'_>, ty: TyId) -> Option<TypeId> {
    match facts.program.tys.get(ty) {
        Ty::Named { def, .. } => Some(*def),
        _ => None,
    }
}
