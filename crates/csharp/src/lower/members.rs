//! Members: what stands after a dot, and where it is.

use super::fragment::{FieldKey, TUPLE_ELEMENTS, TypeKey};
use super::function::{Lowering, expression, without_parens};
use super::places::Lvalue;
use crate::bind::facts::{Call, LocalKind, Meaning, MemberUse};
use crate::bind::{MemberKind, MemberSym, Modifiers, Type};
use crate::syntax::{Node, SyntaxKind};
use ir::{Order, Place, Reg, Ty, TyId};

impl<'a> Lowering<'a, '_> {
    pub(super) fn member_access(&mut self, node: Node<'a>, wanted: Option<Reg>) -> Reg {
        let Some(receiver) = expression(node, 0) else { return self.missing(node, wanted) };
        if let Meaning::Group(call) = self.meaning(node) {
            return self.group(node, call, wanted);
        }
        let is_pointer = node.token(SyntaxKind::Arrow).is_some();
        if !is_pointer {
            let lvalue = self.member_lvalue(node, receiver);
            self.at_callee(node);
            return self.read(&lvalue, wanted);
        }
        let pointer = self.value(receiver);
        let ty = self.ty_of(node);
        self.at_callee(node);
        self.unknown(wanted, ty, "memory behind a pointer", vec![pointer])
    }

    /// The member that stands after the dot.
    pub(super) fn member_lvalue(&mut self, node: Node<'a>, receiver: Node<'a>) -> Lvalue {
        let name = node.token(SyntaxKind::Ident).map_or("?", |token| self.token_text(token));
        if let Meaning::Member(member) = self.meaning(node) {
            let base = if self.is_static(member.member) {
                None
            } else {
                Some(self.field_base(receiver, member.member))
            };
            let mut lvalue = self.member_use_lvalue(member, base);
            if let Lvalue::Accessors { call, .. } = &mut lvalue {
                call.is_base = without_parens(receiver).kind() == SyntaxKind::BaseExpr;
            }
            return lvalue;
        }
        if let Some(owner) = self.named_type(receiver) {
            return self.unknown_static(owner, name);
        }
        let receiver_type = self.facts.converted_ty(receiver.id()).clone();
        if is_part_type(&receiver_type) {
            let base = self.struct_base(receiver);
            return self.part_lvalue(&receiver_type, name, base);
        }
        let base = self.value(receiver);
        self.by_name(base, name, node)
    }

    /// A member of a value, by name alone.
    pub(super) fn by_name(&mut self, base: Reg, name: &str, node: Node<'a>) -> Lvalue {
        let ty = self.ty_of(node);
        let name = self.name(name);
        Lvalue::Memory { place: Place::Member { base, name }, ty, order: Order::Plain }
    }

    /// An element of a tuple, or a member of an anonymous object.
    pub(super) fn part_lvalue(&mut self, ty: &Type, name: &str, mut base: Reg) -> Lvalue {
        let order = Order::Plain;
        match ty {
            Type::Anonymous(members) => {
                let found = members.iter().find(|(member, _)| self.symbols.text(*member) == name);
                let part = self.ty(&found.map(|(_, ty)| ty.clone()).unwrap_or_default());
                let names = members.iter().map(|(name, _)| self.symbols.text(*name).to_owned()).collect();
                let field = self.named_field(TypeKey::Anonymous(names), name);
                Lvalue::Memory { place: Place::Field { base, field }, ty: part, order }
            }
            Type::Tuple(elements) => {
                let by_name =
                    elements.iter().position(|it| it.name.is_some_and(|it| self.symbols.text(it) == name));
                let number = || name.strip_prefix("Item").and_then(|it| it.parse::<usize>().ok());
                let Some(mut index) = by_name.or_else(|| number().and_then(|number| number.checked_sub(1)))
                else {
                    let name = self.name(name);
                    let place = Place::Member { base, name };
                    return Lvalue::Memory { place, ty: TyId::UNKNOWN, order };
                };
                let part = self.ty(&elements.get(index).map(|it| it.ty.clone()).unwrap_or_default());
                let mut rest = elements.len();
                while index >= TUPLE_ELEMENTS && rest > TUPLE_ELEMENTS {
                    let field = self.tuple_field(rest, "Rest");
                    base = self.load(None, TyId::UNKNOWN, Place::Field { base, field }, order);
                    index -= TUPLE_ELEMENTS;
                    rest -= TUPLE_ELEMENTS;
                }
                let field = self.tuple_field(rest, &format!("Item{}", index + 1));
                Lvalue::Memory { place: Place::Field { base, field }, ty: part, order }
            }
            _ => {
                let name = self.name(name);
                Lvalue::Memory { place: Place::Member { base, name }, ty: TyId::UNKNOWN, order }
            }
        }
    }

    fn unknown_static(&mut self, owner: TyId, name: &str) -> Lvalue {
        let Ty::Named { def, .. } = self.out.tys.get(owner).clone() else {
            return Lvalue::Discard;
        };
        let key = self.out.types.keys[def].clone();
        let field = self.field_id(FieldKey::Named { owner: key, name: name.to_owned(), is_static: true });
        Lvalue::Memory { place: Place::Static { owner, field }, ty: TyId::UNKNOWN, order: Order::Plain }
    }

    /// What a field or property is read from: for fields of struct variables, the variable's address.
    fn field_base(&mut self, receiver: Node<'a>, member: MemberSym) -> Reg {
        let is_field = matches!(self.symbols.members[member].kind, MemberKind::Field | MemberKind::Event);
        if is_field { self.struct_base(receiver) } else { self.member_receiver(receiver, member) }
    }

    /// An object; of a struct in memory, its address, so that it is not copied for one of its parts.
    pub(super) fn struct_base(&mut self, node: Node<'a>) -> Reg {
        let inner = without_parens(node);
        if inner.kind() == SyntaxKind::BaseExpr {
            return self.this();
        }
        let ty = self.facts.converted_ty(node.id());
        if super::plan::is_struct(self.symbols, ty) && self.is_memory(inner) {
            return self.address(inner);
        }
        self.value(node)
    }

    /// Is it a variable with an address?
    fn is_memory(&self, node: Node<'a>) -> bool {
        match self.meaning(node) {
            Meaning::Local(local) => {
                let kind = &self.facts.locals[*local].kind;
                let by_address = matches!(kind, LocalKind::Param(mode) if mode.is_by_address());
                self.plan.is_cell(*local)
                    || by_address
                    || matches!(kind, LocalKind::Ref | LocalKind::PrimaryParam)
            }
            Meaning::Member(member) => self.symbols.members[member.member].kind == MemberKind::Field,
            Meaning::None => match node.kind() {
                SyntaxKind::ThisExpr => true,
                SyntaxKind::ElementAccessExpr => {
                    expression(node, 0).is_some_and(|array| matches!(self.type_of(array), Type::Array(..)))
                }
                _ => false,
            },
            _ => false,
        }
    }

    pub(super) fn member_use_lvalue(&mut self, member: &MemberUse, receiver: Option<Reg>) -> Lvalue {
        let info = &self.symbols.members[member.member];
        match info.kind {
            MemberKind::Event => Lvalue::Event { member: Box::new(member.clone()), receiver },
            MemberKind::Field | MemberKind::Const | MemberKind::EnumMember => {
                let (place, order) = self.field_place(member.member, &member.owner, receiver);
                let ty = self.member_type(member);
                Lvalue::Memory { place, ty: self.ty(&ty), order }
            }
            _ => Lvalue::Accessors { call: Box::new(accessor_call(member)), receiver, args: Vec::new() },
        }
    }

    /// The type of a member for somebody who knows the arguments of its type.
    pub(super) fn member_type(&self, member: &MemberUse) -> Type {
        self.symbols.seen_through(&self.symbols.signature(member.member).ty, &member.owner)
    }

    /// Where a field is, and what its accesses promise.
    pub(super) fn field_place(
        &mut self,
        member: MemberSym,
        owner: &Type,
        base: Option<Reg>,
    ) -> (Place, Order) {
        let modifiers = self.symbols.members[member].modifiers;
        let order = if modifiers.has(Modifiers::VOLATILE) { Order::Volatile } else { Order::Plain };
        let field = self.field_id(FieldKey::Member(member));
        let place = if self.is_static(member) {
            Place::Static { owner: self.owner_ty(member, owner), field }
        } else {
            let base = base.unwrap_or_else(|| self.this());
            Place::Field { base, field }
        };
        (place, order)
    }

    /// Reads a member of a value that is there already.
    pub(super) fn get_member(
        &mut self,
        member: &MemberUse,
        receiver: Option<Reg>,
        wanted: Option<Reg>,
    ) -> Reg {
        let lvalue = self.member_use_lvalue(member, receiver);
        self.read(&lvalue, wanted)
    }
}

/// The type whose members are its parts, not symbols.
pub(super) fn is_part_type(ty: &Type) -> bool {
    matches!(ty, Type::Tuple(_) | Type::Anonymous(_))
}

/// The accessors of a member as calls.
pub(super) fn accessor_call(member: &MemberUse) -> Call {
    Call {
        method: member.member,
        owner: member.owner.clone(),
        type_args: Vec::new(),
        args: Vec::new(),
        is_base: false,
        implicit_this: member.implicit_this,
    }
}
