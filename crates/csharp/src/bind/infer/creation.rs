//! Objects, arrays and collections that are made, and calls of constructors.

use super::expressions::generic;
use super::invocations::Arguments;
use super::statements::expression;
use super::value::{Expr, Form, Part};
use super::walker::Walker;
use crate::bind::facts::{Conversion, Meaning};
use crate::bind::overload::Choice;
use crate::bind::resolve::{identifier, rank_of};
use crate::bind::types::Type;
use crate::syntax::{Node, SyntaxKind};
use std::sync::Arc;

impl<'s> Walker<'s> {
    /// `new T(…) { … }`.
    pub(super) fn object_creation(&mut self, node: Node<'s>) -> Expr<'s> {
        let written = node.children().find(|child| child.kind().is_type());
        let ty = written.map_or(Type::Unknown, |written| self.resolve_type(written));
        self.create(node, &ty);
        Expr::of(ty)
    }

    /// `new(…)` where something says which type is wanted.
    pub(super) fn convert_new(&mut self, node: Node<'s>, to: &Type) {
        let ty = self.symbols.nullable_of(to).unwrap_or(to).clone();
        self.create(node, &ty);
        if ty != *to {
            self.set_conversion(node, Conversion { to: to.clone(), user: None });
        }
    }

    fn create(&mut self, node: Node<'s>, ty: &Type) {
        let arguments = self.arguments(node.child(SyntaxKind::ArgList));
        if self.symbols.is_delegate(ty) {
            for (argument, value) in arguments.open {
                self.convert(argument, value, ty);
            }
            self.set(node, ty.clone(), Meaning::None);
        } else {
            self.construct(node, ty, arguments);
        }
        if let Some(initializer) = node.child(SyntaxKind::Initializer) {
            self.initializer(initializer, ty);
        }
    }

    /// Finds the constructor.
    fn construct(&mut self, node: Node<'s>, ty: &Type, arguments: Arguments<'s>) {
        let symbols = self.symbols;
        let mut candidates = symbols.constructors(ty);
        candidates.retain(|it| !self.is_hidden(it));
        let outcome = symbols.resolve_call(&candidates, &[], &arguments.known, None, self);
        self.errors += u32::from(!outcome.applies() && !candidates.is_empty());
        if let Some(choice) = outcome.guess() {
            let Choice { call, wanted, .. } = *choice;
            self.convert_arguments(arguments.open, &wanted);
            self.set(node, ty.clone(), Meaning::Call(Box::new(call)));
        } else {
            self.settle_arguments(arguments.open);
            self.set(node, ty.clone(), Meaning::None);
        }
    }

    /// `: this(…)`, `: base(…)`, `class A(int x) : B(x)`.
    pub(super) fn constructor_call(&mut self, node: Node<'s>) {
        let is_own = node.token(SyntaxKind::ThisKw).is_some();
        let base = self.owner.as_ref().and_then(|owner| self.symbols.base(owner));
        let ty = if is_own { self.owner.clone() } else { base }.unwrap_or_default();
        let errors = self.errors;
        let arguments = self.arguments(node.child(SyntaxKind::ArgList));
        self.construct(node, &ty, arguments);
        self.errors = errors;
    }

    /// `[A(1, Name = 2)]`: a call of a constructor, and properties that are set.
    pub(super) fn attribute(&mut self, node: Node<'s>) {
        let ty = self.attribute_type(node);
        let args = node.child(SyntaxKind::AttributeArgs).into_iter().flat_map(Node::children);
        let mut arguments = Arguments::default();
        for argument in args.filter(|it| it.kind() == SyntaxKind::AttributeArg) {
            let Some(value) = expression(argument) else { continue };
            let found = self.expr(value);
            if argument.token(SyntaxKind::Eq).is_some() {
                let to = self.attribute_property(argument, &ty);
                self.convert(value, found, &to);
            } else {
                self.add_argument(&mut arguments, argument, value, found);
            }
        }
        self.construct(node, &ty, arguments);
    }

    /// The type that an attribute names, with or without `Attribute` at the end.
    fn attribute_type(&mut self, node: Node<'s>) -> Type {
        let Some(written) = node.child(SyntaxKind::NamedType) else { return Type::Unknown };
        let ty = self.resolve_type(written);
        if !ty.is_unknown() {
            return ty;
        }
        let tokens: Vec<_> = written.own_tokens().map(|(_, token)| token).collect();
        let [only] = tokens.as_slice() else { return Type::Unknown };
        let full = format!("{}Attribute", identifier(*only, self.text));
        let name = self.symbols.names.find(&full);
        match name.and_then(|name| self.symbols.lookup_type(&self.at(), name, &[])) {
            Some(crate::bind::Entity::Type(ty)) => {
                self.set_ty(written, ty.clone());
                ty
            }
            _ => Type::Unknown,
        }
    }

    fn attribute_property(&self, argument: Node<'s>, ty: &Type) -> Type {
        let name = argument.token(SyntaxKind::Ident).and_then(|token| self.name_of(token));
        let found = name.map_or_else(Vec::new, |name| self.symbols.members(ty, name));
        found.first().map_or(Type::Unknown, |found| {
            self.symbols.seen_through(&self.symbols.signature(found.member).ty, &found.owner)
        })
    }

    /// `new { A = 1, b.C }`.
    pub(super) fn anonymous_object(&mut self, node: Node<'s>) -> Expr<'s> {
        let mut members = Vec::new();
        for member in node.children().filter(|it| it.kind() == SyntaxKind::AnonymousMember) {
            let Some(inner) = expression(member) else { continue };
            let is_named = inner.kind() == SyntaxKind::AssignExpr;
            let mut parts = inner.children().filter(|child| child.kind().is_expression());
            let (left, value) =
                if is_named { (parts.next(), parts.next()) } else { (Some(inner), Some(inner)) };
            let ty = value.map_or(Type::Unknown, |value| self.value(value));
            if let Some(left) = left.filter(|_| is_named) {
                self.set(left, ty.clone(), Meaning::None);
                self.set(inner, ty.clone(), Meaning::None);
            }
            let name = left.and_then(super::expressions::inferred_name).and_then(|name| self.name_of(name));
            if let Some(name) = name {
                members.push((name, ty));
            }
        }
        self.typed(node, Type::Anonymous(Arc::from(members)))
    }

    /// `new int[3]`, `new int[2][]`, `new[,] { … }` with a type.
    pub(super) fn array_creation(&mut self, node: Node<'s>) -> Expr<'s> {
        let written = node.children().find(|child| child.kind().is_type());
        let element = written.map_or(Type::Unknown, |written| self.resolve_type(written));
        let ranks: Vec<_> = node.children().filter(|it| it.kind() == SyntaxKind::RankSpecifier).collect();
        for size in ranks.iter().flat_map(|rank| rank.children()).filter(|it| it.kind().is_expression()) {
            self.value(size);
        }
        let ty = ranks.into_iter().rev().fold(element, |ty, rank| Type::array(ty, rank_of(rank)));
        if let Some(initializer) = node.child(SyntaxKind::Initializer) {
            self.array_initializer(initializer, &ty);
        }
        self.typed(node, ty)
    }

    /// `new[] { 1, 2 }`: an array of the type that all elements convert to.
    pub(super) fn implicit_array(&mut self, node: Node<'s>) -> Expr<'s> {
        let rank = node.child(SyntaxKind::RankSpecifier).map_or(1, rank_of);
        let ty = match node.child(SyntaxKind::Initializer) {
            Some(initializer) => {
                let ty = Type::array(self.common_elements(initializer), rank);
                self.set(initializer, ty.clone(), Meaning::None);
                ty
            }
            None => Type::array(Type::Unknown, rank),
        };
        self.typed(node, ty)
    }

    /// Walks the elements of an initializer, nested ones too, and converts them to one type.
    fn common_elements(&mut self, initializer: Node<'s>) -> Type {
        let mut elements = Vec::new();
        self.collect_elements(initializer, &mut elements);
        let is_typed = |it: &&Part<'s>| super::expressions::has_type(&it.1);
        let types: Vec<_> = elements.iter().filter(is_typed).map(|(_, value)| value.ty.clone()).collect();
        let ty = self.symbols.best_common_type(&types).unwrap_or_default();
        for (element, value) in elements {
            self.convert(element, value, &ty);
        }
        ty
    }

    fn collect_elements(&mut self, initializer: Node<'s>, elements: &mut Vec<Part<'s>>) {
        for child in initializer.children() {
            if child.kind() == SyntaxKind::Initializer {
                self.collect_elements(child, elements);
            } else if child.kind().is_expression() {
                let value = self.expr(child);
                elements.push((child, value));
            }
        }
    }

    /// `stackalloc int[3]`, `stackalloc[] { 1 }`.
    pub(super) fn stackalloc(&mut self, node: Node<'s>) -> Expr<'s> {
        let written = node.children().find(|child| child.kind().is_type());
        let element = written.map(|written| self.resolve_type(written));
        let sizes = node.child(SyntaxKind::RankSpecifier).into_iter().flat_map(Node::children);
        for size in sizes.filter(|it| it.kind().is_expression()) {
            self.value(size);
        }
        let element = match (element, node.child(SyntaxKind::Initializer)) {
            (Some(element), Some(initializer)) => {
                self.array_initializer(initializer, &Type::array(element.clone(), 1));
                element
            }
            (Some(element), None) => element,
            (None, Some(initializer)) => self.common_elements(initializer),
            (None, None) => Type::Unknown,
        };
        let ty = generic(self.symbols.known.span, element.clone());
        self.set(node, ty.clone(), Meaning::None);
        Expr { ty, constant: None, form: Form::Stackalloc(element) }
    }

    /// `[1, ..xs]`: its elements; what is made of them is not known yet.
    pub(super) fn collection(&mut self, node: Node<'s>) -> Expr<'s> {
        let mut elements = Vec::new();
        for child in node.children() {
            let inner =
                if child.kind() == SyntaxKind::SpreadElement { expression(child) } else { Some(child) };
            if let Some(inner) = inner.filter(|inner| inner.kind().is_expression()) {
                let value = self.expr(inner);
                elements.push((child, value));
            }
        }
        self.set(node, Type::Unknown, Meaning::None);
        Expr::untyped(Form::Collection(elements))
    }
}
