//! Values that are taken apart: `(a, b) = e`, `var (a, b) = e`, `foreach (var (a, b) in …)`, positional
//! patterns. Section 12.7 of the C# specification.

use super::statements::expression;
use super::value::{Expr, Form};
use super::walker::Walker;
use crate::bind::facts::{Arg, Deconstruct, LocalKind, LocalSym, Meaning};
use crate::bind::overload::{Argument, Value};
use crate::bind::types::{TupleElement, Type};
use crate::syntax::{Node, SyntaxKind};
use ir::ParamMode;
use std::sync::Arc;

impl<'s> Walker<'s> {
    /// `(a, b) = value`.
    pub(super) fn deconstruction(
        &mut self,
        node: Node<'s>,
        left: Node<'s>,
        right: Option<Node<'s>>,
    ) -> Expr<'s> {
        let Some(right) = right else {
            self.deconstruct_into(left, &Type::Unknown);
            return self.typed(node, Type::Unknown);
        };
        let value = self.expr(right);
        let ty = match &value.form {
            // Elements without types of their own take those of the variables.
            Form::Tuple(_) if value.ty.is_unknown() => {
                let ty = self.type_of_targets(left);
                self.convert(right, value, &ty);
                ty
            }
            _ => self.settle(right, value),
        };
        self.deconstruct_into(left, &ty);
        self.typed(node, ty)
    }

    /// The types of the variables on the left, as far as they say.
    fn type_of_targets(&mut self, left: Node<'s>) -> Type {
        let mut elements = Vec::new();
        for argument in left.children().filter(|it| it.kind() == SyntaxKind::Argument) {
            let ty = match expression(argument) {
                Some(inner) if inner.kind() == SyntaxKind::TupleExpr => self.type_of_targets(inner),
                Some(inner) if inner.kind() == SyntaxKind::DeclarationExpr => {
                    let written = inner.children().find(|child| child.kind().is_type());
                    written.and_then(|written| self.declared_type(written)).unwrap_or_default()
                }
                Some(inner) => {
                    let value = self.expr(inner);
                    self.settle(inner, value)
                }
                None => Type::Unknown,
            };
            elements.push(TupleElement { name: None, ty });
        }
        Type::Tuple(Arc::from(elements))
    }

    /// Takes a value of a type apart into variables, which may be declared on the way.
    pub(super) fn deconstruct_into(&mut self, target: Node<'s>, ty: &Type) {
        match target.kind() {
            SyntaxKind::TupleExpr => {
                let parts: Vec<_> = target
                    .children()
                    .filter(|it| it.kind() == SyntaxKind::Argument)
                    .filter_map(expression)
                    .collect();
                let types = self.split(target, ty, &parts);
                for (part, ty) in parts.into_iter().zip(&types) {
                    self.deconstruct_into(part, ty);
                }
            }
            SyntaxKind::DeclarationExpr => self.declare_targets(target, ty),
            _ => {
                let value = self.expr(target);
                if matches!(value.form, Form::Out(None)) {
                    self.set_ty(target, ty.clone());
                } else {
                    self.settle(target, value);
                }
            }
        }
    }

    /// `var (a, b)`, `int x`, `var x`.
    fn declare_targets(&mut self, node: Node<'s>, ty: &Type) {
        let written = node.children().find(|child| child.kind().is_type());
        let declared = written.and_then(|written| self.declared_type(written));
        let ty = declared.unwrap_or_else(|| ty.clone());
        if let Some(written) = written {
            self.set_ty(written, ty.clone());
        }
        self.set(node, ty.clone(), Meaning::None);
        for child in node.children() {
            match child.kind() {
                SyntaxKind::Designation => {
                    let local = self.designate(child, &ty);
                    self.set_meaning(node, local.map_or(Meaning::None, Meaning::Local));
                }
                SyntaxKind::TupleDesignation => {
                    let parts: Vec<_> = child.children().collect();
                    self.split(node, &ty, &parts);
                    self.designate(child, &ty);
                }
                _ => {}
            }
        }
    }

    /// Declares the variables of a designation.
    pub(super) fn designate(&mut self, node: Node<'s>, ty: &Type) -> Option<LocalSym> {
        if node.kind() == SyntaxKind::TupleDesignation {
            let parts: Vec<_> = node.children().collect();
            let types = self.split(node, ty, &parts);
            for (part, ty) in parts.into_iter().zip(&types) {
                self.designate(part, ty);
            }
            return None;
        }
        let token = node.token(SyntaxKind::Ident)?;
        self.set(node, ty.clone(), Meaning::None);
        if token.range().of(self.text) == "_" {
            return None;
        }
        let local = self.declare(node, ty.clone(), LocalKind::Variable);
        self.set_meaning(node, Meaning::Local(local));
        Some(local)
    }

    /// The types of the parts of a value; writes down how it is taken apart.
    pub(super) fn split(&mut self, node: Node<'s>, ty: &Type, parts: &[Node<'s>]) -> Vec<Type> {
        let (how, types) = self.take_apart(ty, parts);
        self.set(node, ty.clone(), Meaning::Deconstruct(Box::new(how)));
        types
    }

    fn take_apart(&mut self, ty: &Type, parts: &[Node<'s>]) -> (Deconstruct, Vec<Type>) {
        let unknown = || (Deconstruct::Unknown, vec![Type::Unknown; parts.len()]);
        if let Type::Tuple(elements) = ty
            && elements.len() == parts.len()
        {
            return (Deconstruct::Tuple, elements.iter().map(|element| element.ty.clone()).collect());
        }
        let symbols = self.symbols;
        let Some(name) = symbols.names.find("Deconstruct").filter(|_| !ty.is_unknown()) else {
            return unknown();
        };
        let args: Vec<_> = parts
            .iter()
            .map(|part| {
                let mode = ParamMode::Out;
                Argument { node: part.id(), name: None, mode, value: Value::OutVar }
            })
            .collect();
        let candidates = self.usable_members(ty, name, true);
        let mut outcome = symbols.resolve_call(&candidates, &[], &args, None, self);
        if !outcome.applies() {
            outcome = symbols.resolve_extension(ty, name, &[], &args, self.body.scope, self);
        }
        let Some(choice) = outcome.applies().then(|| outcome.guess()).flatten() else { return unknown() };
        let mut call = choice.call;
        for arg in call.args.iter_mut().filter(|arg| **arg != Arg::Receiver) {
            *arg = Arg::Default;
        }
        let mut types: Vec<_> = choice.wanted.into_iter().map(|(_, ty)| ty).collect();
        types.resize(parts.len(), Type::Unknown);
        (Deconstruct::Method(call), types)
    }
}
