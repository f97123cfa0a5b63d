//! Statements that use members by convention: `foreach`, `using`, `fixed`.

use super::statements::{expression, is_ref_type};
use super::walker::Walker;
use crate::bind::facts::{Conversion, Foreach, LocalKind, Meaning};
use crate::bind::protocol::Asyncness;
use crate::bind::types::Type;
use crate::syntax::{Node, SyntaxKind};
use std::sync::Arc;

impl<'s> Walker<'s> {
    /// `foreach (T x in xs)`, `foreach (var (a, b) in xs)`.
    pub(super) fn foreach_statement(&mut self, node: Node<'s>) {
        let mut values: Vec<_> = node.children().filter(|child| child.kind().is_expression()).collect();
        let Some(sequence) = values.pop() else { return self.rest_of_foreach(node) };
        let ty = self.value(sequence);
        let asyncness = asyncness_of(node);
        let iterated = self.symbols.iterated(&ty, self.body.scope, asyncness);
        let mut local = None;
        if let Some(&pattern) = values.first() {
            self.deconstruct_into(pattern, &iterated.element);
        } else {
            local = Some(self.loop_variable(node, &iterated.element));
        }
        let ty = local.map_or(Type::Unknown, |local| self.locals[local.0 as usize].ty.clone());
        let foreach = Foreach { element: iterated.element, how: iterated.how, local };
        self.set(node, ty, Meaning::Foreach(Box::new(foreach)));
        self.rest_of_foreach(node);
    }

    fn rest_of_foreach(&mut self, node: Node<'s>) {
        if let Some(body) = node.children().find(|child| child.kind().is_statement()) {
            self.embedded(body);
        }
    }

    fn loop_variable(&mut self, node: Node<'s>, element: &Type) -> crate::bind::facts::LocalSym {
        let written = node.children().find(|child| child.kind().is_type());
        let declared = written.and_then(|written| self.declared_type(written));
        if let Some(written) = written.filter(|_| declared.is_none()) {
            self.set_ty(written, element.clone());
        }
        let kind = if written.is_some_and(is_ref_type) { LocalKind::Ref } else { LocalKind::Variable };
        let ty = declared.unwrap_or_else(|| element.clone());
        if ty != *element {
            let user = self.symbols.explicit(element, &ty).and_then(|convert| convert.user);
            self.set_conversion(node, Conversion { to: ty.clone(), user });
        }
        self.declare(node, ty, kind)
    }

    /// `using (var x = y) …`, `using (x) …`.
    pub(super) fn using_statement(&mut self, node: Node<'s>) {
        if let Some(declaration) = node.child(SyntaxKind::VariableDecl) {
            self.resources(node, declaration);
        } else if let Some(resource) = expression(node) {
            let ty = self.value(resource);
            let dispose = self.symbols.dispose(&ty, self.body.scope, asyncness_of(node));
            self.set(node, ty, Meaning::Using(dispose.map(Box::new)));
        }
        if let Some(body) = node.children().find(|child| child.kind().is_statement()) {
            self.embedded(body);
        }
    }

    /// The variables of a `using`; all have one type, so the statement says how they are given back.
    pub(super) fn resources(&mut self, node: Node<'s>, declaration: Node<'s>) {
        let first = self.locals.len();
        self.variables(declaration, LocalKind::Variable);
        let ty = self.locals.get(first..).into_iter().flatten().find(|local| {
            local.node.is_some_and(|node| self.source.node(node).kind() == SyntaxKind::VariableDeclarator)
        });
        let ty = ty.map_or(Type::Unknown, |local| local.ty.clone());
        let dispose = self.symbols.dispose(&ty, self.body.scope, asyncness_of(node));
        self.set(node, ty, Meaning::Using(dispose.map(Box::new)));
    }

    /// `fixed (T* p = array)`: the address of the first element, or of what `&` says.
    pub(super) fn fixed_statement(&mut self, node: Node<'s>) {
        for child in node.children() {
            if child.kind() == SyntaxKind::VariableDecl {
                self.pinned_variables(child);
            } else if child.kind().is_statement() {
                self.embedded(child);
            }
        }
    }

    fn pinned_variables(&mut self, declaration: Node<'s>) {
        let written = declaration.children().find(|child| child.kind().is_type());
        let declared = written.and_then(|written| self.declared_type(written));
        for variable in declaration.children().filter(|it| it.kind() == SyntaxKind::VariableDeclarator) {
            let value = variable.child(SyntaxKind::EqualsValue).and_then(expression);
            let found = value.map_or(Type::Unknown, |value| self.value(value));
            let ty = declared.clone().unwrap_or_else(|| pinned(&found));
            let local = self.declare(variable, ty.clone(), LocalKind::Variable);
            self.set(variable, ty, Meaning::Local(local));
        }
    }
}

fn pinned(ty: &Type) -> Type {
    match ty {
        Type::Array(element, _) => Type::Pointer(element.clone()),
        Type::Prim(ir::Prim::String) => Type::Pointer(Arc::new(Type::Prim(ir::Prim::Char))),
        Type::Pointer(_) => ty.clone(),
        _ => Type::Unknown,
    }
}

fn asyncness_of(node: Node<'_>) -> Asyncness {
    if node.token(SyntaxKind::AwaitKw).is_some() { Asyncness::Async } else { Asyncness::Sync }
}
