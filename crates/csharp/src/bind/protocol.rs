//! Members that statements call by convention: awaiters, enumerators, `Dispose`. Sections 12.9.8, 13.9.5 and
//! 13.14 of the C# specification.

use super::facts::{Arg, Call, Enumerator, MemberUse, Walk};
use super::lookup::Found;
use super::overload::{NoLambdas, Outcome};
use super::symbols::{MemberKind, Modifiers, ScopeId, Symbols, TypeSym};
use super::types::{Args, Type};
use crate::syntax::{Node, SyntaxKind};
use ir::Prim;

/// How a sequence is walked.
#[derive(Debug, Clone)]
pub struct Iterated {
    /// The type of its elements.
    pub element: Type,
    /// By which members.
    pub how: Walk,
}

/// Is it `await foreach` or `await using`, or are they plain?
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asyncness {
    /// Plain.
    Sync,
    /// With `await`.
    Async,
}

/// The last part of an attribute's name, without `Attribute`.
pub(super) fn attribute_name<'t>(attribute: Node<'_>, text: &'t str) -> &'t str {
    let name = attribute.child(SyntaxKind::NamedType).map_or("", |name| name.text(text));
    let name = name.rsplit(['.', ':']).next().unwrap_or(name);
    name.strip_suffix("Attribute").unwrap_or(name)
}

impl Symbols {
    /// The type of `await x` for an `x` of this type: what `GetAwaiter().GetResult()` returns.
    pub fn await_result(&self, ty: &Type, scope: ScopeId) -> Type {
        if let Type::Prim(Prim::Dynamic) = ty {
            return ty.clone();
        }
        if self.is_task(ty) {
            return self.async_result(ty);
        }
        let Some((_, awaiter)) = self.call_without_arguments(ty, "GetAwaiter", scope) else {
            return Type::Unknown;
        };
        self.call_without_arguments(&awaiter, "GetResult", scope).map_or(Type::Unknown, |(_, result)| result)
    }

    /// What an `async` function returns whose `return` gives a value of that type: `Task<T>`, or `Task` for
    /// `void`.
    pub fn task_of(&self, result: &Type) -> Type {
        let known = &self.known;
        if *result == Type::VOID || matches!(result, Type::Never) {
            return known.task.map_or(Type::Unknown, |task| Type::Named(task, Args::NONE));
        }
        known
            .task_of
            .map_or(Type::Unknown, |task| Type::Named(task, std::iter::once(result.clone()).collect()))
    }

    /// What `return` gives in an `async` function of that return type: `T` for `Task<T>` and the like, `void`
    /// for `Task` and `void`.
    pub fn async_result(&self, ret: &Type) -> Type {
        match ret {
            Type::Unknown => Type::Unknown,
            Type::Named(_, args) if self.is_task(ret) => args.first().cloned().unwrap_or(Type::VOID),
            _ => Type::VOID,
        }
    }

    /// Is it a task, or a type that `async` methods may return because an attribute names its builder?
    pub fn is_task(&self, ty: &Type) -> bool {
        let Some(sym) = ty.sym() else { return false };
        let known = &self.known;
        let tasks = [known.task, known.task_of, known.value_task, known.value_task_of];
        tasks.contains(&Some(sym)) || self.has_attribute(sym, "AsyncMethodBuilder")
    }

    /// Does a declaration of the type have an attribute of that name, without `Attribute`?
    pub(super) fn has_attribute(&self, sym: TypeSym, name: &str) -> bool {
        self.types[sym].parts.iter().any(|part| {
            let source = &self.sources[part.source];
            let lists = source.node(part.node).children().filter(|it| it.kind() == SyntaxKind::AttributeList);
            let mut attributes =
                lists.flat_map(Node::children).filter(|it| it.kind() == SyntaxKind::Attribute);
            attributes.any(|it| attribute_name(it, &source.text) == name)
        })
    }

    /// How `foreach` walks a value of this type.
    pub fn iterated(&self, ty: &Type, scope: ScopeId, asyncness: Asyncness) -> Iterated {
        let walk = match (ty, asyncness) {
            (Type::Array(element, rank), Asyncness::Sync) => {
                Some(Iterated { element: (**element).clone(), how: Walk::Array(*rank) })
            }
            (Type::Prim(Prim::String), Asyncness::Sync) => {
                Some(Iterated { element: Type::Prim(Prim::Char), how: Walk::String })
            }
            _ => self.by_pattern(ty, scope, asyncness).or_else(|| self.by_interface(ty, scope, asyncness)),
        };
        walk.unwrap_or(Iterated { element: Type::Unknown, how: Walk::Unknown })
    }

    /// By a `GetEnumerator` of the type itself, or by an extension method of that name.
    fn by_pattern(&self, ty: &Type, scope: ScopeId, asyncness: Asyncness) -> Option<Iterated> {
        let (get, move_next) = match asyncness {
            Asyncness::Sync => ("GetEnumerator", "MoveNext"),
            Asyncness::Async => ("GetAsyncEnumerator", "MoveNextAsync"),
        };
        let (get, enumerator) = self
            .member_without_arguments(ty, get)
            .or_else(|| self.interface_enumerator(ty, get, asyncness))
            .or_else(|| self.extension_without_arguments(ty, get, scope))?;
        self.walk(get, &enumerator, move_next, scope, asyncness)
    }

    fn walk(
        &self,
        get: Call,
        enumerator: &Type,
        move_next: &str,
        scope: ScopeId,
        asyncness: Asyncness,
    ) -> Option<Iterated> {
        let (move_next, _) = self.member_without_arguments(enumerator, move_next)?;
        let current = self.members(enumerator, self.names.find("Current")?).into_iter().next()?;
        let element = self.seen_through(&self.signature(current.member).ty, &current.owner);
        let current = MemberUse { member: current.member, owner: current.owner, implicit_this: false };
        let dispose = self.dispose(enumerator, scope, asyncness);
        let enumerator = Enumerator { get, move_next, current, dispose };
        Some(Iterated { element, how: Walk::Enumerator(Box::new(enumerator)) })
    }

    /// `GetEnumerator` of `IEnumerable<T>`, which the type implements under the interface's name.
    fn interface_enumerator(&self, ty: &Type, get: &str, asyncness: Asyncness) -> Option<(Call, Type)> {
        let known = &self.known;
        let interfaces = match asyncness {
            Asyncness::Sync => [known.enumerable_of, known.enumerable],
            Asyncness::Async => [known.async_enumerable, None],
        };
        let interface = interfaces.into_iter().flatten().find_map(|sym| self.supertype(ty, sym))?;
        self.member_without_arguments(&interface, get)
    }

    /// The element type of a type whose members are not all known, but which is a sequence.
    fn by_interface(&self, ty: &Type, _scope: ScopeId, asyncness: Asyncness) -> Option<Iterated> {
        let sym = match asyncness {
            Asyncness::Sync => self.known.enumerable_of?,
            Asyncness::Async => self.known.async_enumerable?,
        };
        let Type::Named(_, args) = self.supertype(ty, sym)? else { return None };
        Some(Iterated { element: args.first()?.clone(), how: Walk::Unknown })
    }

    /// What `yield return` gives in an iterator of that return type: `T` for `IEnumerable<T>` and the like.
    pub fn iterator_element(&self, ret: &Type) -> Type {
        match ret {
            Type::Unknown => Type::Unknown,
            Type::Named(_, args) => args.first().cloned().unwrap_or(Type::OBJECT),
            _ => Type::OBJECT,
        }
    }

    /// The type of a collection's elements, as `IEnumerable<T>` says.
    pub fn element_of(&self, ty: &Type) -> Option<Type> {
        match self.supertype(ty, self.known.enumerable_of?)? {
            Type::Named(_, args) => args.first().cloned(),
            _ => None,
        }
    }

    /// How `using` gives a resource of this type back.
    pub fn dispose(&self, ty: &Type, scope: ScopeId, asyncness: Asyncness) -> Option<Call> {
        let (name, interface) = match asyncness {
            Asyncness::Sync => ("Dispose", self.known.disposable),
            Asyncness::Async => ("DisposeAsync", self.known.async_disposable),
        };
        let by_interface = || {
            let interface = self.supertype(ty, interface?)?;
            self.member_without_arguments(&interface, name)
        };
        self.member_without_arguments(ty, name).or_else(by_interface).map(|(call, _)| call).or_else(|| {
            let (call, _) = self.extension_without_arguments(ty, name, scope)?;
            Some(call)
        })
    }

    fn call_without_arguments(&self, ty: &Type, name: &str, scope: ScopeId) -> Option<(Call, Type)> {
        self.member_without_arguments(ty, name).or_else(|| self.extension_without_arguments(ty, name, scope))
    }

    /// The instance method of that name that can be called without arguments, and what it returns.
    fn member_without_arguments(&self, ty: &Type, name: &str) -> Option<(Call, Type)> {
        let mut candidates: Vec<Found> = self.members(ty, self.names.find(name)?);
        candidates.retain(|found| {
            let member = &self.members[found.member];
            member.kind == MemberKind::Method && !member.modifiers.has(Modifiers::STATIC)
        });
        match self.resolve_call(&candidates, &[], &[], None, &mut NoLambdas) {
            Outcome::One(choice) | Outcome::Ambiguous(choice) => Some((choice.call, choice.ty)),
            Outcome::NoneApplies(_) => None,
        }
    }

    fn extension_without_arguments(&self, ty: &Type, name: &str, scope: ScopeId) -> Option<(Call, Type)> {
        let name = self.names.find(name)?;
        match self.resolve_extension(ty, name, &[], &[], scope, &mut NoLambdas) {
            Outcome::One(choice) | Outcome::Ambiguous(choice) => {
                debug_assert!(choice.call.args.first() == Some(&Arg::Receiver), "extensions take a receiver");
                Some((choice.call, choice.ty))
            }
            Outcome::NoneApplies(_) => None,
        }
    }
}
