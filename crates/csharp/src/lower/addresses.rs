//! Addresses: what `ref`, `out` and methods of structs get.

use super::function::{Lowering, Storage, expression, expressions, without_parens};
use super::places::Lvalue;
use super::plan::is_struct;
use crate::bind::facts::{LocalKind, LocalSym, Meaning};
use crate::bind::{MemberKind, MemberSym, Modifiers, TypeSym};
use crate::syntax::{Node, SyntaxKind};
use ir::{Op, ParamMode, Place, Reg};

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

    pub(super) fn copy_address(&mut self, node: Node<'a>) -> Reg {
        let value = self.value(node);
        let ty = self.ty(&self.facts.converted_ty(node.id()).clone());
        let cell = self.spill(ty, value);
        self.address_of(ty, Place::Cell(cell))
    }

    /// May what an expression names not change here? Then methods of a struct get a copy of it.
    pub(super) fn is_fixed(&self, node: Node<'a>) -> bool {
        let node = without_parens(node);
        match self.meaning(node) {
            Meaning::Local(local) => self.facts.locals[*local].kind == LocalKind::Param(ParamMode::In),
            Meaning::Member(member) => self.is_fixed_field(node, member.member),
            _ => node.kind() == SyntaxKind::ThisExpr && self.has_fixed_this(),
        }
    }

    fn is_fixed_field(&self, node: Node<'a>, field: MemberSym) -> bool {
        let declared = &self.symbols.members[field];
        if declared.kind != MemberKind::Field {
            return false;
        }
        let is_access = node.kind() == SyntaxKind::MemberAccessExpr;
        let receiver = if is_access { expression(node, 0).map(without_parens) } else { None };
        let is_static = declared.modifiers.has(Modifiers::STATIC);
        let is_own = is_static || receiver.is_none_or(|it| it.kind() == SyntaxKind::ThisExpr);
        if declared.modifiers.has(Modifiers::READONLY) && !(is_own && self.makes(declared.owner, is_static)) {
            return true;
        }
        match receiver {
            _ if is_static => false,
            None => self.has_fixed_this(),
            Some(receiver) => {
                is_struct(self.symbols, self.facts.ty(receiver.id())) && self.is_fixed(receiver)
            }
        }
    }

    /// Is this a constructor of the type, which may set what is readonly?
    fn makes(&self, owner: TypeSym, is_static: bool) -> bool {
        let kind = if is_static { MemberKind::StaticConstructor } else { MemberKind::Constructor };
        self.member.is_some_and(|member| {
            let member = &self.symbols.members[member];
            member.owner == owner && member.kind == kind
        })
    }

    /// Is this a method that may not change its own struct?
    fn has_fixed_this(&self) -> bool {
        self.member.is_some_and(|member| {
            let member = &self.symbols.members[member];
            let owner = &self.symbols.types[member.owner];
            let says = member.modifiers.has(Modifiers::READONLY) || owner.modifiers.has(Modifiers::READONLY);
            owner.is_value_type() && says && member.kind != MemberKind::Constructor
        })
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

    pub(super) fn local_address(&mut self, local: LocalSym) -> Reg {
        let info = &self.facts.locals[local];
        let ty = self.ty(&info.ty);
        if self.lives_in_field(local)
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
