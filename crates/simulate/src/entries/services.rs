//! What a host hands to the constructors of controllers, hubs and hosted services, by what the program registers:
//! `AddSingleton<IStore, Store>()`, or with `typeof` of both. One object of a singleton is shared by all requests; of
//! everything else each request has its own. Attributes of parameters are not part of programs, so of services with
//! keys those are handed over that there is one of.

use super::facts::Facts;
use crate::code::Action;
use ir::{Body, Const, Instr, MethodFlags, MethodId, Op, Reg, Target, TyId, TypeFlags, TypeId};

/// How long an object lives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Lifetime {
    /// As long as the application.
    Singleton,
    /// As long as a request, or less.
    Request,
}

/// Who gets a service.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Asking {
    /// Whoever asks for its type.
    ByType,
    /// Whoever asks for it under a key, too.
    ByKey,
}

#[derive(Debug)]
struct Registration {
    service: TypeId,
    implementation: TypeId,
    lifetime: Lifetime,
    asking: Asking,
}

/// All registrations of a program.
pub(super) struct Services {
    all: Vec<Registration>,
}

impl Services {
    /// Looks for them in all methods.
    pub(super) fn new(facts: &Facts<'_>) -> Services {
        let bodies = facts.own_methods().filter_map(|(_, method)| method.own_body());
        Services { all: bodies.flat_map(|body| registrations(facts, body)).collect() }
    }

    /// The last registration of a service counts; of those under keys, the only one.
    fn find(&self, service: TypeId) -> Option<&Registration> {
        let under = |asking| self.all.iter().filter(move |it| it.service == service && it.asking == asking);
        let only = || {
            let mut all = under(Asking::ByKey);
            all.next().filter(|_| all.next().is_none())
        };
        under(Asking::ByType).next_back().or_else(only)
    }

    fn parameters(&self, facts: &Facts<'_>, constructor: MethodId) -> Vec<Option<&Registration>> {
        let params = facts.program.methods()[constructor].params.iter();
        params.map(|param| facts.type_id(param.ty).and_then(|service| self.find(service))).collect()
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

fn registrations(facts: &Facts<'_>, body: &Body) -> Vec<Registration> {
    let instrs = body.blocks.iter().flat_map(|block| &block.instrs);
    let registration = |instr: &Instr| match &instr.op {
        Op::Call { target, args, .. } => registration(facts, body, target, args),
        _ => None,
    };
    instrs.filter_map(registration).collect()
}

/// `AddSingleton<S, T>()`, `AddScoped<T>()`, `AddSingleton(new T())`, `AddSingleton(typeof(S), typeof(T))` and the
/// like.
fn registration(facts: &Facts<'_>, body: &Body, target: &Target, args: &[Reg]) -> Option<Registration> {
    let (name, type_args) = match target {
        Target::Direct(callee) => (facts.program.methods()[callee.method].name, &callee.type_args),
        Target::Named { name, type_args } => (*name, type_args),
        Target::Virtual(_) | Target::NamedStatic { .. } | Target::Delegate(_) => return None,
    };
    let name = facts.program.names.get(name);
    let word = name.strip_prefix("TryAdd").or_else(|| name.strip_prefix("Add"))?;
    let (word, asking) = match word.strip_prefix("Keyed") {
        Some(rest) => (rest, Asking::ByKey),
        None => (word, Asking::ByType),
    };
    let lifetime = match word {
        "Singleton" => Lifetime::Singleton,
        "Scoped" | "Transient" => Lifetime::Request,
        _ => return None,
    };
    let mut types = type_args.to_vec();
    if types.is_empty() {
        types.extend(args.iter().filter_map(|&arg| type_in(body, arg)));
    }
    let service = facts.type_id(*types.first()?)?;
    let implementation = match types.get(1) {
        Some(&ty) => facts.type_id(ty)?,
        None => only_implementation(facts, service)?,
    };
    Some(Registration { service, implementation, lifetime, asking })
}

/// The type whose object a register holds, if it is `typeof` that is put there.
fn type_in(body: &Body, reg: Reg) -> Option<TyId> {
    let instrs = body.blocks.iter().flat_map(|block| &block.instrs);
    instrs.into_iter().find_map(|instr| match instr.op {
        Op::Const { dst, value: Const::Type(ty) } if dst == reg => Some(ty),
        _ => None,
    })
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
