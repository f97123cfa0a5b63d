//! Addresses: what `ref`, `out` and methods of structs get.

use super::function::{Lowering, Storage, expression, expressions, without_parens};
use super::places::Lvalue;
use crate::bind::facts::{LocalKind, LocalSym, Meaning};
use crate::syntax::{Node, SyntaxKind};
use ir::{Op, Place, Reg};

impl<'a> Lowering<'a, '_> {
    /// The address of a variable, field or element; of any other value, that of a copy.
    pub(super) fn address(&mut self, node: Node<'a>) -> Reg {
        let node = without_parens(node);
        match node.kind() {
            SyntaxKind::RefExpr => match expression(node, 0) {
                Some(inner) => self.address(inner),
                None => self.missing(node, None),
            },
            SyntaxKind::ThisExpr if self.frame.this.is_some() => self.this(),
            SyntaxKind::ConditionalExpr
                if expressions(node).nth(1).is_some_and(|it| it.kind() == SyntaxKind::RefExpr) =>
            {
                self.conditional_address(node)
            }
            SyntaxKind::InvocationExpr => self.call_address(node),
            SyntaxKind::NameExpr
            | SyntaxKind::MemberAccessExpr
            | SyntaxKind::ElementAccessExpr
            | SyntaxKind::DeclarationExpr => {
                let lvalue = self.lvalue(node);
                self.at_callee(node);
                self.lvalue_address(&lvalue, node)
            }
            _ => self.copy_address(node),
        }
    }

    fn copy_address(&mut self, node: Node<'a>) -> Reg {
        let value = self.value(node);
        let ty = self.ty(&self.facts.converted_ty(node.id()).clone());
        let cell = self.spill(ty, value);
        self.address_of(ty, Place::Cell(cell))
    }

    fn call_address(&mut self, node: Node<'a>) -> Reg {
        if let Meaning::Call(call) = self.meaning(node)
            && self.symbols.signature(call.method).returns_ref
            && let Some(callee) = expression(node, 0).map(without_parens)
        {
            let receiver = match callee.kind() {
                SyntaxKind::MemberAccessExpr if !self.is_static(call.method) => {
                    expression(callee, 0).map(|it| self.receiver(it, call, false))
                }
                _ => None,
            };
            let args = self.arguments(call, receiver);
            self.at_callee(callee);
            if let Some(address) = self.call_target(call, receiver, args, None) {
                return address;
            }
        }
        self.copy_address(node)
    }

    fn lvalue_address(&mut self, lvalue: &Lvalue, node: Node<'a>) -> Reg {
        match lvalue {
            Lvalue::Local(local) => self.local_address(*local),
            Lvalue::Memory { place: Place::Indirect(address), .. } => *address,
            Lvalue::Memory { place: Place::Member { .. }, ty, .. } | Lvalue::NamedElement { ty, .. } => {
                let value = self.read(lvalue, None);
                let cell = self.spill(*ty, value);
                self.address_of(*ty, Place::Cell(cell))
            }
            Lvalue::Memory { place, ty, .. } => self.address_of(*ty, place.clone()),
            Lvalue::Accessors { call, receiver, args } if self.symbols.signature(call.method).returns_ref => {
                match self.call_target(call, *receiver, args.clone(), None) {
                    Some(address) => address,
                    None => self.missing(node, None),
                }
            }
            Lvalue::Accessors { .. } => {
                let ty = self.lvalue_ty(lvalue);
                let value = self.read(lvalue, None);
                let cell = self.spill(ty, value);
                self.address_of(ty, Place::Cell(cell))
            }
            Lvalue::Event { member, receiver } => {
                let ty = self.lvalue_ty(lvalue);
                let (place, _) = self.field_place(member.member, &member.owner, *receiver);
                self.address_of(ty, place)
            }
            Lvalue::Discard => {
                let ty = self.ty_of(node);
                let cell = self.temp(ty);
                self.emit(Op::NewCell { dst: cell, ty });
                self.address_of(ty, Place::Cell(cell))
            }
        }
    }

    fn local_address(&mut self, local: LocalSym) -> Reg {
        let info = &self.facts.locals[local];
        let ty = self.ty(&info.ty);
        if info.kind == LocalKind::PrimaryParam
            && !self.frame.storage.contains_key(&local)
            && let Some(place) = self.primary_param_place(&info.name)
        {
            return self.address_of(ty, place);
        }
        match self.storage(local) {
            Storage::Cell(cell) => self.address_of(ty, Place::Cell(cell)),
            Storage::Address(address) => address,
            // What is only read: a struct that no method changes.
            Storage::Reg(value) => {
                let cell = self.spill(ty, value);
                self.address_of(ty, Place::Cell(cell))
            }
        }
    }

    /// `ref (c ? ref a : ref b)`.
    fn conditional_address(&mut self, node: Node<'a>) -> Reg {
        let parts: Vec<Node<'a>> = expressions(node).collect();
        let [condition, when_true, when_false] = parts.as_slice() else { return self.missing(node, None) };
        let ty = self.ty_of(*when_true);
        let ty = self.by_ref(ty);
        let address = self.temp(ty);
        let (then, otherwise, end) = (self.new_block(), self.new_block(), self.new_block());
        self.condition(*condition, then, otherwise);
        for (block, part) in [(then, *when_true), (otherwise, *when_false)] {
            self.switch_to(block);
            let value = self.address(part);
            self.moved(Some(address), value);
            self.goto(end);
        }
        self.switch_to(end);
        address
    }
}
