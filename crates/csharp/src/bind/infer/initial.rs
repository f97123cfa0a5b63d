//! Initializers: `{ A = 1, B = { 2 } }`, `{ 1, 2 }`, `{ { "a", 1 } }`, `{ ["a"] = 1 }`, and those of arrays.

use super::invocations::Arguments;
use super::members::Place;
use super::value::{Expr, Through};
use super::walker::Walker;
use crate::bind::facts::{Arg, Call, Meaning, MemberUse};
use crate::bind::overload::{Argument, Choice, Outcome};
use crate::bind::types::Type;
use crate::syntax::{Node, SyntaxKind};
use ir::ParamMode;

impl<'s> Walker<'s> {
    /// What is done to a new object of a type.
    pub(super) fn initializer(&mut self, node: Node<'s>, ty: &Type) {
        self.set(node, ty.clone(), Meaning::None);
        let mut add = None;
        for child in node.children() {
            match child.kind() {
                SyntaxKind::AssignExpr => self.initialized_member(child, ty),
                SyntaxKind::Initializer => {
                    let parts: Vec<_> = child.children().filter(|it| it.kind().is_expression()).collect();
                    let call = self.add_call(&parts, ty);
                    self.set(child, Type::VOID, call.map_or(Meaning::None, |it| Meaning::Call(Box::new(it))));
                }
                kind if kind.is_expression() => {
                    let call = self.add_call(&[child], ty);
                    add = add.or(call);
                }
                _ => {}
            }
        }
        // All elements are added by the same method; the elements themselves may be calls, and say so.
        if let Some(mut call) = add {
            for arg in call.args.iter_mut().filter(|arg| **arg != Arg::Receiver) {
                *arg = Arg::Default;
            }
            self.set_meaning(node, Meaning::Call(Box::new(call)));
        }
    }

    /// `A = 1`, `B = { … }`, `["a"] = 1`.
    fn initialized_member(&mut self, node: Node<'s>, ty: &Type) {
        let mut parts = node.children().filter(|child| child.kind().is_expression());
        let (Some(left), right) = (parts.next(), parts.next()) else { return };
        let member = match left.kind() {
            SyntaxKind::ElementBindingExpr => {
                self.bindings.push(ty.clone());
                let element = self.element_binding(left);
                self.bindings.pop();
                element.ty
            }
            _ => self.member_to_set(left, ty),
        };
        match right {
            Some(right) if right.kind() == SyntaxKind::Initializer => self.nested_initializer(right, &member),
            Some(right) => self.value_as(right, &member),
            None => {}
        }
        self.set(node, member, Meaning::None);
    }

    fn nested_initializer(&mut self, node: Node<'s>, ty: &Type) {
        match ty {
            Type::Array(..) => self.array_initializer(node, ty),
            _ => self.initializer(node, ty),
        }
    }

    /// The member of the new object that a name stands for.
    fn member_to_set(&mut self, node: Node<'s>, ty: &Type) -> Type {
        let name = node.token(SyntaxKind::Ident).and_then(|token| self.name_of(token));
        let Some(name) = name.filter(|_| node.kind() == SyntaxKind::NameExpr) else {
            return self.value(node);
        };
        if let Type::Anonymous(members) = ty {
            let found = members.iter().find(|it| it.0 == name).map_or(Type::Unknown, |it| it.1.clone());
            self.set(node, found.clone(), Meaning::Named(name));
            return found;
        }
        let found = self.symbols.members(ty, name);
        let Some(first) = found.first() else {
            self.errors += u32::from(!ty.is_unknown());
            self.set(node, Type::Unknown, Meaning::Named(name));
            return Type::Unknown;
        };
        let place = Place { through: Through::Dot, receiver: None };
        let value = self.member(node, name, &found, &[], place);
        let member = MemberUse { member: first.member, owner: first.owner.clone(), implicit_this: true };
        self.set_meaning(node, Meaning::Member(Box::new(member)));
        value.ty
    }

    /// The call of `Add` that puts elements into a collection.
    fn add_call(&mut self, parts: &[Node<'s>], ty: &Type) -> Option<Call> {
        let mut arguments = Arguments::default();
        for &part in parts {
            let value = self.expr(part);
            let known = self.known_value(Some(part), &value);
            arguments.known.push(Argument {
                node: part.id(),
                name: None,
                mode: ParamMode::Value,
                value: known,
            });
            arguments.open.push((part, value));
        }
        let outcome = self.resolve_add(ty, &arguments.known);
        if let Some(choice) = outcome.guess() {
            let Choice { call, wanted, .. } = *choice;
            self.convert_arguments(arguments.open, &wanted);
            Some(call)
        } else {
            self.settle_arguments(arguments.open);
            None
        }
    }

    fn resolve_add(&mut self, ty: &Type, args: &[Argument]) -> Outcome {
        let symbols = self.symbols;
        let Some(name) = symbols.names.find("Add").filter(|_| !ty.is_unknown()) else {
            return Outcome::NoneApplies(None);
        };
        let candidates = self.usable_members(ty, name, true);
        let own = symbols.resolve_call(&candidates, &[], args, None, self);
        if own.applies() {
            return own;
        }
        let extension = symbols.resolve_extension(ty, name, &[], args, self.body.scope, self);
        if extension.applies() { extension } else { own }
    }

    /// `{ 1, 2 }` of an array; with several dimensions they nest.
    pub(super) fn array_initializer(&mut self, node: Node<'s>, ty: &Type) {
        let Type::Array(element, rank) = ty else {
            self.set(node, ty.clone(), Meaning::None);
            return self.walk_all(node);
        };
        self.set(node, ty.clone(), Meaning::None);
        let inner = Type::Array(element.clone(), rank.saturating_sub(1).max(1));
        for child in node.children().filter(|child| child.kind().is_expression()) {
            if child.kind() == SyntaxKind::Initializer {
                self.array_initializer(child, &inner);
            } else {
                self.value_as(child, element);
            }
        }
    }

    /// `e with { A = 1 }`.
    pub(super) fn with_expression(&mut self, node: Node<'s>, left: Node<'s>, value: Expr<'s>) -> Expr<'s> {
        let ty = self.settle(left, value);
        if let Some(initializer) = node.child(SyntaxKind::Initializer) {
            self.initializer(initializer, &ty);
        }
        self.typed(node, ty)
    }

    /// `out int x`, `out var x`; `var (a, b)` outside of a deconstruction makes no sense.
    pub(super) fn declaration(&mut self, node: Node<'s>) -> Expr<'s> {
        let written = node.children().find(|child| child.kind().is_type());
        let ty = written.and_then(|written| self.declared_type(written));
        let designation = node
            .children()
            .find(|child| matches!(child.kind(), SyntaxKind::Designation | SyntaxKind::TupleDesignation));
        let local = designation.and_then(|it| self.designate(it, &ty.clone().unwrap_or_default()));
        if let Some(ty) = ty {
            self.set(node, ty.clone(), local.map_or(Meaning::None, Meaning::Local));
            Expr::of(ty)
        } else {
            self.set(node, Type::Unknown, local.map_or(Meaning::None, Meaning::Local));
            Expr::untyped(super::value::Form::Out(local))
        }
    }
}
