//! Simple names: variables, then members of the types around, then what `using static` brings, then types and
//! namespaces. Section 12.8.4 of the C# specification.

use super::locals::Binding;
use super::members::Place;
use super::value::{Expr, Form, Through};
use super::walker::Walker;
use crate::bind::facts::{FunctionSym, LocalKind, LocalSym, Meaning};
use crate::bind::resolve::{identifier, type_arguments};
use crate::bind::scope::Entity;
use crate::bind::symbols::{Container, MemberKind, Modifiers, NamespaceSym, Origin, ParamInfo};
use crate::bind::types::Type;
use crate::bind::{Found, Name, TypeSym};
use crate::syntax::{Node, SyntaxKind};
use ir::Prim;

impl<'s> Walker<'s> {
    pub(super) fn name(&mut self, node: Node<'s>, is_callee: bool) -> Expr<'s> {
        let Some((_, token)) = node.own_tokens().next() else { return self.typed(node, Type::Unknown) };
        let text = identifier(token, self.text);
        if token.kind.is_keyword()
            && let Some(prim) = Prim::from_keyword(text)
        {
            return self.type_name(node, Type::Prim(prim));
        }
        if text == "global" && is_before_colons(node) {
            return self.namespace(node, NamespaceSym::GLOBAL);
        }
        let Some(name) = self.symbols.names.find(text) else { return self.unbound(node, None) };
        let type_args = self.type_arguments(node);
        if type_args.is_empty()
            && let Some(binding) = self.names.find(name)
        {
            return self.bound(node, binding);
        }
        if let Some(Binding::Function(function)) = self.names.find(name) {
            return self.local_function_name(node, function);
        }
        if let Some(found) = self.member_around(node, name, &type_args, is_callee) {
            return found;
        }
        match self.symbols.lookup_type(&self.at(), name, &type_args) {
            Some(Entity::Type(ty)) => self.type_name(node, ty),
            Some(Entity::Namespace(namespace)) => self.namespace(node, namespace),
            None => self.unexplained(node, text, name),
        }
    }

    /// The type arguments that stand in a node.
    pub(super) fn type_arguments(&mut self, node: Node<'s>) -> Vec<Type> {
        let Some(list) = node.child(SyntaxKind::TypeArgList) else { return Vec::new() };
        let args = type_arguments(self.symbols, list, self.source, &self.at());
        for (child, ty) in list.children().zip(&args) {
            self.set(child, ty.clone(), Meaning::None);
        }
        args
    }

    fn bound(&mut self, node: Node<'s>, binding: Binding) -> Expr<'s> {
        match binding {
            Binding::Local(local) => self.local(node, local),
            Binding::Function(function) => self.local_function_name(node, function),
        }
    }

    fn local(&mut self, node: Node<'s>, local: LocalSym) -> Expr<'s> {
        self.uses(local);
        let declared = &self.locals[local.0 as usize];
        let ty = declared.ty.clone();
        let is_const = declared.kind == LocalKind::Const;
        if declared.kind == LocalKind::PrimaryParam {
            self.uses_this();
        }
        self.set(node, ty.clone(), Meaning::Local(local));
        let constant = if is_const { self.constants_of_locals.get(&local.0).copied() } else { None };
        Expr { ty, constant, form: Form::Value }
    }

    fn local_function_name(&mut self, node: Node<'s>, function: FunctionSym) -> Expr<'s> {
        self.set(node, Type::Unknown, Meaning::LocalFunction(function));
        Expr::untyped(Form::LocalFunction(function))
    }

    /// The name of a type.
    pub(super) fn type_name(&mut self, node: Node<'s>, ty: Type) -> Expr<'s> {
        self.set(node, ty.clone(), Meaning::Type);
        Expr { ty, constant: None, form: Form::Type }
    }

    /// The name of a namespace.
    pub(super) fn namespace(&mut self, node: Node<'s>, namespace: NamespaceSym) -> Expr<'s> {
        self.set(node, Type::Unknown, Meaning::Namespace);
        Expr::untyped(Form::Namespace(namespace))
    }

    /// A name that nothing explains.
    pub(super) fn unbound(&mut self, node: Node<'s>, name: Option<Name>) -> Expr<'s> {
        self.errors += 1;
        let meaning = name.map_or(Meaning::None, Meaning::Named);
        self.set(node, Type::Unknown, meaning);
        Expr::untyped(Form::Unbound)
    }

    /// Words that mean something where nobody declared them.
    fn unexplained(&mut self, node: Node<'s>, text: &str, name: Name) -> Expr<'s> {
        match text {
            "_" => {
                self.set(node, Type::Unknown, Meaning::Named(name));
                Expr::untyped(Form::Out(None))
            }
            "nameof" => {
                self.set(node, Type::Unknown, Meaning::None);
                Expr::untyped(Form::Unbound)
            }
            "field" if self.is_property_accessor() => {
                self.uses_this();
                let ty = self.body.member.map_or(Type::Unknown, |it| self.symbols.signature(it).ty.clone());
                self.set(node, ty.clone(), Meaning::Named(name));
                Expr::of(ty)
            }
            "dynamic" | "nint" | "nuint" => {
                let ty = self.symbols.resolve(node, &self.at());
                self.type_name(node, ty)
            }
            _ => self.unbound(node, Some(name)),
        }
    }

    fn is_property_accessor(&self) -> bool {
        let is_accessor = matches!(self.node.kind(), SyntaxKind::Accessor | SyntaxKind::ArrowBody);
        let member = self.body.member.map(|it| self.symbols.members[it].kind);
        is_accessor && member == Some(MemberKind::Property)
    }

    /// A member of the types around, from the innermost outwards; then of types that `using static` names.
    fn member_around(
        &mut self,
        node: Node<'s>,
        name: Name,
        type_args: &[Type],
        is_callee: bool,
    ) -> Option<Expr<'s>> {
        let mut next = self.body.owner;
        let mut is_innermost = true;
        while let Some(sym) = next {
            if is_innermost
                && self.in_initial_value
                && let Some(param) = self.primary_parameter(sym, name)
            {
                return Some(self.local(node, param));
            }
            let mut found = self.members_around(sym, name, is_innermost, is_callee);
            // Only methods take type arguments: `Comparer<T>` beside a property `Comparer` is the type.
            found.retain(|it| {
                type_args.is_empty() || self.symbols.members[it.member].kind == MemberKind::Method
            });
            if !found.is_empty() {
                let place = Place { through: Through::Nothing, receiver: None };
                return Some(self.member(node, name, &found, type_args, place));
            }
            if is_innermost && let Some(param) = self.primary_parameter(sym, name) {
                return Some(self.local(node, param));
            }
            if self.symbols.types[sym].generics.contains(&name) {
                return None;
            }
            is_innermost = false;
            next = match self.symbols.types[sym].container {
                Container::Type(outer) => Some(outer),
                Container::Namespace(_) => None,
            };
        }
        self.member_by_using(node, name, type_args, is_callee)
    }

    fn members_around(&self, sym: TypeSym, name: Name, is_innermost: bool, is_callee: bool) -> Vec<Found> {
        if is_innermost && let Some(owner) = &self.owner {
            return self.usable_members(owner, name, is_callee);
        }
        let mut found = self.usable_members(&self.symbols.open(sym), name, is_callee);
        found.retain(|it| self.symbols.members[it.member].modifiers.has(Modifiers::STATIC));
        found
    }

    /// The members of that name; those that cannot be called are no members where something is called.
    pub(super) fn usable_members(&self, ty: &Type, name: Name, is_callee: bool) -> Vec<Found> {
        let mut found = self.symbols.members(ty, name);
        found.retain(|it| !self.is_hidden(it));
        if is_callee && let Some(first) = found.first() {
            let kind = self.symbols.members[first.member].kind;
            let is_value = !matches!(kind, MemberKind::Method);
            if is_value && !self.may_be_called(first) {
                found.clear();
            }
        }
        found
    }

    /// What a model has beyond what the library declares is nothing that a program knows of.
    pub(super) fn is_hidden(&self, found: &Found) -> bool {
        let member = &self.symbols.members[found.member];
        let is_own = !member.modifiers.has(Modifiers::PUBLIC) && !member.modifiers.has(Modifiers::PROTECTED);
        is_own
            && self.source.origin == Origin::Program
            && self.symbols.sources[member.source].origin == Origin::Model
    }

    fn may_be_called(&self, found: &Found) -> bool {
        let ty = self.symbols.seen_through(&self.symbols.signature(found.member).ty, &found.owner);
        matches!(ty, Type::Unknown | Type::Prim(Prim::Dynamic) | Type::Param(_) | Type::Pointer(_))
            || self.symbols.is_delegate(&ty)
    }

    fn member_by_using(
        &mut self,
        node: Node<'s>,
        name: Name,
        type_args: &[Type],
        is_callee: bool,
    ) -> Option<Expr<'s>> {
        let symbols = self.symbols;
        let mut all = Vec::new();
        for ty in symbols.static_usings(self.body.scope) {
            let found = self.usable_members(ty, name, is_callee);
            let is_static = |it: &Found| {
                let modifiers = symbols.members[it.member].modifiers;
                modifiers.has(Modifiers::STATIC) && !modifiers.has(Modifiers::EXTENSION)
            };
            all.extend(found.into_iter().filter(is_static));
        }
        // Several types may bring methods of one name; of other members the first one counts.
        if all.is_empty() {
            return None;
        }
        let place = Place { through: Through::Nothing, receiver: None };
        Some(self.member(node, name, &all, type_args, place))
    }

    /// The parameter of the type's primary constructor, as its members see it.
    fn primary_parameter(&mut self, sym: TypeSym, name: Name) -> Option<LocalSym> {
        let symbols = self.symbols;
        let constructor = symbols.declared(sym, symbols.names.find(".ctor")?).find(|&member| {
            let declared = &symbols.members[member];
            declared.modifiers.has(Modifiers::IMPLICIT) && declared.param_count > 0
        })?;
        let info = symbols.signature(constructor).params.iter().find(|it| it.name == name)?;
        Some(self.primary_local(info, constructor))
    }

    /// One variable for all uses of a parameter in the body, made at the first.
    fn primary_local(&mut self, info: &'s ParamInfo, constructor: crate::bind::MemberSym) -> LocalSym {
        let name = self.symbols.text(info.name);
        let is_it =
            |local: &crate::bind::facts::Local| local.kind == LocalKind::PrimaryParam && local.name == name;
        if let Some(index) = self.locals.iter().position(is_it) {
            return LocalSym(index as u32);
        }
        let is_here = self.symbols.members[constructor].source == self.body.source;
        let sym = LocalSym(self.locals.len() as u32);
        self.locals.push(crate::bind::facts::Local {
            name: name.to_owned(),
            ty: info.ty.clone(),
            kind: LocalKind::PrimaryParam,
            function: FunctionSym::BODY,
            captured: false,
            node: info.node.filter(|_| is_here),
        });
        sym
    }
}

fn is_before_colons(node: Node<'_>) -> bool {
    node.parent().is_some_and(|parent| parent.token(SyntaxKind::ColonColon).is_some())
}
