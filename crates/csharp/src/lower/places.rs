//! Names and members: where they are in memory, how they are read, written, and pointed at.

use super::fragment::{FieldKey, MethodKey, TUPLE_ELEMENTS, TypeKey};
use super::function::{Lowering, Storage, expression, expressions, without_parens};
use crate::bind::facts::{Call, LocalKind, LocalSym, Meaning, MemberUse};
use crate::bind::{MemberKind, MemberSym, Modifiers, Type};
use crate::syntax::{Node, SyntaxKind};
use ir::{Const, Op, Order, Place, Reg, Target, Ty, TyId};

/// Something that can be assigned, with all that must be evaluated just once.
#[derive(Clone, Debug)]
pub(super) enum Lvalue {
    Local(LocalSym),
    Memory {
        place: Place,
        ty: TyId,
        order: Order,
    },
    /// A property or indexer: read and written by its accessors.
    Accessors {
        call: Box<Call>,
        receiver: Option<Reg>,
        args: Vec<Reg>,
    },
    /// An event: `+=` and `-=` call its accessors.
    Event {
        member: Box<MemberUse>,
        receiver: Option<Reg>,
    },
    /// An indexer that is only known by name.
    NamedElement {
        base: Reg,
        args: Vec<Reg>,
        ty: TyId,
    },
    /// `_`.
    Discard,
}

impl<'a> Lowering<'a, '_> {
    // Variables.

    pub(super) fn read_local(&mut self, local: LocalSym, wanted: Option<Reg>) -> Reg {
        let info = &self.facts.locals[local];
        if info.kind == LocalKind::PrimaryParam && !self.frame.storage.contains_key(&local) {
            return match self.primary_param_place(&info.name) {
                Some(place) => {
                    let ty = self.ty(&info.ty);
                    self.load(wanted, ty, place, Order::Plain)
                }
                None => self.named_on_this(&info.name, wanted),
            };
        }
        let ty = self.ty(&info.ty);
        match self.storage(local) {
            Storage::Reg(reg) => self.moved(wanted, reg),
            Storage::Cell(cell) => self.load(wanted, ty, Place::Cell(cell), Order::Plain),
            Storage::Address(address) => self.load(wanted, ty, Place::Indirect(address), Order::Plain),
        }
    }

    fn write_local(&mut self, local: LocalSym, value: Reg) {
        let info = &self.facts.locals[local];
        if info.kind == LocalKind::PrimaryParam && !self.frame.storage.contains_key(&local) {
            if let Some(place) = self.primary_param_place(&info.name) {
                self.store(place, value);
            }
            return;
        }
        match self.storage(local) {
            Storage::Reg(dst) => {
                self.moved(Some(dst), value);
            }
            Storage::Cell(cell) => self.store(Place::Cell(cell), value),
            Storage::Address(address) => self.store(Place::Indirect(address), value),
        }
    }

    /// The field that a parameter of the primary constructor lives in.
    fn primary_param_place(&mut self, name: &str) -> Option<Place> {
        let symbols = self.symbols;
        let constructor = super::shape::primary_constructor(symbols, self.owner)?;
        let params = &symbols.signature(constructor).params;
        let index = params.iter().position(|param| symbols.text(param.name) == name)?;
        let base = self.this();
        let field = self.field_id(FieldKey::PrimaryParam(self.owner, index as u16));
        Some(Place::Field { base, field })
    }

    // Names.

    pub(super) fn name_expression(&mut self, node: Node<'a>, wanted: Option<Reg>) -> Reg {
        match self.meaning(node) {
            Meaning::Local(local) => {
                self.at_node(node);
                let must_copy = wanted.is_none() && self.plan.may_change(*local, node);
                let value = self.read_local(*local, wanted);
                if !must_copy || self.frame.b.reg(value).name.is_none() {
                    return value;
                }
                let ty = self.frame.b.reg(value).ty;
                let copy = self.temp(ty);
                self.emit(Op::Copy { dst: copy, src: value });
                copy
            }
            Meaning::Member(member) => {
                let receiver = (!self.is_static(member.member)).then(|| self.this());
                self.at_node(node);
                self.get_member(member, receiver, wanted)
            }
            Meaning::LocalFunction(function) => {
                let ty = self.facts.converted_ty(node.id()).clone();
                self.at_node(node);
                self.local_delegate(*function, &ty, wanted)
            }
            Meaning::Group(call) => self.group(node, call, wanted),
            _ => self.unknown_name(node, wanted),
        }
    }

    fn unknown_name(&mut self, node: Node<'a>, wanted: Option<Reg>) -> Reg {
        let name = node.token(SyntaxKind::Ident).map_or("?", |token| self.token_text(token));
        self.at_node(node);
        if name == "field"
            && let Some((place, order, ty)) = self.backing_field()
        {
            return self.load(wanted, ty, place, order);
        }
        if self.frame.this.is_some() && self.named_type(node).is_none() {
            return self.named_on_this(name, wanted);
        }
        let ty = self.ty_of(node);
        self.unknown(wanted, ty, "a name that is not known", Vec::new())
    }

    fn named_on_this(&mut self, name: &str, wanted: Option<Reg>) -> Reg {
        let base = self.this();
        let name = self.name(name);
        self.load(wanted, TyId::UNKNOWN, Place::Member { base, name }, Order::Plain)
    }

    /// `field` in an accessor: what is behind the property.
    fn backing_field(&mut self) -> Option<(Place, Order, TyId)> {
        let member = self.member?;
        let is_behind = self.symbols.members[member].kind == MemberKind::Property
            && super::shape::has_field(self.symbols, member);
        is_behind.then(|| {
            let owner = self.symbols.open(self.owner);
            let (place, order) = self.field_place(member, &owner, self.frame.this);
            let ty = self.ty(&self.symbols.signature(member).ty);
            (place, order, ty)
        })
    }

    /// The type that a name or path stands for, if it stands for one. Paths that nothing explains are taken for
    /// types of libraries that were not read.
    pub(super) fn named_type(&mut self, node: Node<'a>) -> Option<TyId> {
        match self.meaning(node) {
            Meaning::Type if !self.type_of(node).is_unknown() => return Some(self.ty_of(node)),
            Meaning::Type => {}
            _ if self.is_unknown_path(node) => {}
            _ => return None,
        }
        let args = node.child(SyntaxKind::TypeArgList);
        let args: Vec<Node<'a>> =
            args.into_iter().flat_map(Node::children).filter(|it| it.kind().is_type()).collect();
        let path = self.path(node)?;
        let def = self.out.types.id(TypeKey::External(path, args.len()));
        let args = args.into_iter().map(|arg| self.ty_of(arg)).collect();
        Some(self.out.tys.intern(Ty::Named { def, args }))
    }

    fn is_unknown_path(&self, node: Node<'a>) -> bool {
        let mut node = node;
        loop {
            match self.meaning(node) {
                Meaning::Namespace => return true,
                Meaning::None | Meaning::Named(_) => {}
                _ => return false,
            }
            if !self.type_of(node).is_unknown() {
                return false;
            }
            match node.kind() {
                SyntaxKind::NameExpr => {
                    let name = node.token(SyntaxKind::Ident).map_or("", |token| self.token_text(token));
                    let is_type_like = name.starts_with(char::is_uppercase);
                    let may_be_inherited =
                        self.frame.this.is_some() && super::shape::has_unknown_base(self.symbols, self.owner);
                    return is_type_like && !may_be_inherited;
                }
                SyntaxKind::MemberAccessExpr => match expression(node, 0) {
                    Some(receiver) => node = receiver,
                    None => return false,
                },
                _ => return false,
            }
        }
    }

    /// `A.B.C` as it is written, without type arguments and `global::`.
    fn path(&self, node: Node<'a>) -> Option<String> {
        let mut parts = Vec::new();
        let mut at = Some(node);
        while let Some(node) = at {
            parts.push(node.token(SyntaxKind::Ident).map(|token| self.token_text(token))?);
            at = expression(node, 0);
        }
        parts.reverse();
        let parts = if parts.first() == Some(&"global") { &parts[1..] } else { &parts[..] };
        Some(parts.join("."))
    }

    // Members.

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
    fn member_lvalue(&mut self, node: Node<'a>, receiver: Node<'a>) -> Lvalue {
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
    fn by_name(&mut self, base: Reg, name: &str, node: Node<'a>) -> Lvalue {
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
                    let field = self.named_field(tuple_key(rest), "Rest");
                    base = self.load(None, TyId::UNKNOWN, Place::Field { base, field }, order);
                    index -= TUPLE_ELEMENTS;
                    rest -= TUPLE_ELEMENTS;
                }
                let field = self.named_field(tuple_key(rest), &format!("Item{}", index + 1));
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
    fn struct_base(&mut self, node: Node<'a>) -> Reg {
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
        let is_length = matches!(&member.owner, Type::Array(_, 1))
            && self.symbols.text(self.symbols.members[member.member].name) == "Length";
        if let Some(array) = receiver.filter(|_| is_length) {
            let dst = self.dst(wanted, TyId::INT);
            self.emit(Op::Length { dst, array });
            return dst;
        }
        let lvalue = self.member_use_lvalue(member, receiver);
        self.read(&lvalue, wanted)
    }

    // Anything that can be assigned.

    /// Evaluates what must be evaluated to assign to an expression.
    pub(super) fn lvalue(&mut self, node: Node<'a>) -> Lvalue {
        let node = without_parens(node);
        match node.kind() {
            SyntaxKind::NameExpr => self.name_lvalue(node),
            SyntaxKind::MemberAccessExpr => match expression(node, 0) {
                Some(receiver) if node.token(SyntaxKind::Arrow).is_none() => {
                    self.member_lvalue(node, receiver)
                }
                _ => self.through_pointer(node),
            },
            SyntaxKind::MemberBindingExpr => {
                let base = self.binding();
                self.binding_lvalue(node, base)
            }
            SyntaxKind::ElementAccessExpr => {
                let Some(receiver) = expression(node, 0) else { return Lvalue::Discard };
                self.element_lvalue(node, receiver)
            }
            SyntaxKind::ElementBindingExpr => {
                let base = self.binding();
                self.element_of(node, base, &Type::Unknown)
            }
            SyntaxKind::DeclarationExpr => {
                match node.child(SyntaxKind::Designation).map(|it| self.meaning(it)) {
                    Some(Meaning::Local(local)) => Lvalue::Local(*local),
                    _ => Lvalue::Discard,
                }
            }
            SyntaxKind::RefExpr => expression(node, 0).map_or(Lvalue::Discard, |inner| self.lvalue(inner)),
            SyntaxKind::PrefixExpr if node.token(SyntaxKind::Star).is_some() => self.through_pointer(node),
            _ => {
                let address = self.address(node);
                let ty = self.ty_of(node);
                Lvalue::Memory { place: Place::Indirect(address), ty, order: Order::Plain }
            }
        }
    }

    fn through_pointer(&mut self, node: Node<'a>) -> Lvalue {
        let pointer = match expression(node, 0) {
            Some(pointer) => self.value(pointer),
            None => return Lvalue::Discard,
        };
        let ty = self.ty_of(node);
        Lvalue::Memory { place: Place::Indirect(pointer), ty, order: Order::Plain }
    }

    fn name_lvalue(&mut self, node: Node<'a>) -> Lvalue {
        match self.meaning(node) {
            Meaning::Local(local) => Lvalue::Local(*local),
            Meaning::Member(member) => {
                let receiver = (!self.is_static(member.member)).then(|| self.this());
                self.member_use_lvalue(member, receiver)
            }
            _ => {
                let name = node.token(SyntaxKind::Ident).map_or("?", |token| self.token_text(token));
                if name == "_" {
                    return Lvalue::Discard;
                }
                if name == "field"
                    && let Some((place, order, ty)) = self.backing_field()
                {
                    return Lvalue::Memory { place, ty, order };
                }
                match self.frame.this {
                    Some(base) => self.by_name(base, name, node),
                    None => Lvalue::Discard,
                }
            }
        }
    }

    /// What stands after `?.`, on the value before it.
    pub(super) fn binding_lvalue(&mut self, node: Node<'a>, base: Reg) -> Lvalue {
        let name = node.token(SyntaxKind::Ident).map_or("?", |token| self.token_text(token));
        if let Meaning::Member(member) = self.meaning(node) {
            let ty = self.binding_type(node);
            let base = self.receiver_value(member.member, base, &ty);
            return self.member_use_lvalue(member, Some(base));
        }
        let ty = self.binding_type(node);
        if is_part_type(&ty) {
            return self.part_lvalue(&ty, name, base);
        }
        self.by_name(base, name, node)
    }

    /// The type of what stands left of the `?`, without `?` of its own.
    pub(super) fn binding_type(&self, node: Node<'a>) -> Type {
        // In `a?.b?.c` the binding `.b` is what may be null for `.c`.
        let is_right_of = |access: &Node<'a>| {
            access.kind() == SyntaxKind::ConditionalAccessExpr
                && expression(*access, 1).is_some_and(|right| right.id() <= node.id())
        };
        let receiver = node.ancestors().find(is_right_of).and_then(|access| expression(access, 0));
        let ty = receiver.map(|receiver| self.facts.converted_ty(receiver.id()).clone()).unwrap_or_default();
        self.symbols.nullable_of(&ty).cloned().unwrap_or(ty)
    }

    fn element_lvalue(&mut self, node: Node<'a>, receiver: Node<'a>) -> Lvalue {
        let ty = self.facts.converted_ty(receiver.id()).clone();
        if let Meaning::Call(call) = self.meaning(node) {
            let base = self.receiver(receiver, call, false);
            let args = self.arguments(call, None);
            return Lvalue::Accessors { call: call.clone(), receiver: Some(base), args };
        }
        let base = self.value(receiver);
        self.element_of(node, base, &ty)
    }

    /// The element of a value that is there already.
    pub(super) fn element_of(&mut self, node: Node<'a>, base: Reg, ty: &Type) -> Lvalue {
        if let Meaning::Call(call) = self.meaning(node) {
            let args = self.arguments(call, None);
            return Lvalue::Accessors { call: call.clone(), receiver: Some(base), args };
        }
        let list = node.child(SyntaxKind::BracketedArgList);
        let arguments = list.into_iter().flat_map(Node::children).filter_map(|it| expression(it, 0));
        let nodes: Vec<Node<'a>> = arguments.collect();
        let element_ty = self.ty_of(node);
        let is_index = |node: &Node<'a>| {
            let known = &self.symbols.known;
            let ty = self.facts.converted_ty(node.id()).sym();
            ty.is_some() && (ty == known.index || ty == known.range)
                || matches!(without_parens(*node).kind(), SyntaxKind::RangeExpr)
                || is_from_end(*node)
        };
        if let (Type::Array(..), false) = (ty, nodes.iter().any(is_index)) {
            let indices: Box<[Reg]> = nodes.iter().map(|&node| self.value(node)).collect();
            if !indices.is_empty() {
                let place = Place::Element { array: base, indices };
                return Lvalue::Memory { place, ty: element_ty, order: Order::Plain };
            }
        }
        if let (Type::Array(_, 1), [index]) = (ty, nodes.as_slice())
            && is_from_end(*index)
        {
            let index = self.index_from_end(base, *index);
            let place = Place::Element { array: base, indices: Box::new([index]) };
            return Lvalue::Memory { place, ty: element_ty, order: Order::Plain };
        }
        let args: Vec<Reg> = nodes.iter().map(|&node| self.value(node)).collect();
        Lvalue::NamedElement { base, args, ty: element_ty }
    }

    /// `^n` of an array.
    fn index_from_end(&mut self, array: Reg, index: Node<'a>) -> Reg {
        let index = without_parens(index);
        let distance = expression(index, 0).map(|distance| self.value(distance));
        self.at_token(index, &[SyntaxKind::Caret]);
        let length = self.temp(TyId::INT);
        self.emit(Op::Length { dst: length, array });
        match distance {
            Some(distance) => self.binary(ir::BinaryOp::Sub, ir::Prim::Int, TyId::INT, length, distance),
            None => length,
        }
    }

    pub(super) fn lvalue_ty(&mut self, lvalue: &Lvalue) -> TyId {
        match lvalue {
            Lvalue::Local(local) => self.ty(&self.facts.locals[*local].ty),
            Lvalue::Memory { ty, .. } | Lvalue::NamedElement { ty, .. } => *ty,
            Lvalue::Accessors { call, .. } => {
                let ty = self.return_type(call);
                self.ty(&ty)
            }
            Lvalue::Event { member, .. } => {
                let ty = self.member_type(member);
                self.ty(&ty)
            }
            Lvalue::Discard => TyId::UNKNOWN,
        }
    }

    pub(super) fn read(&mut self, lvalue: &Lvalue, wanted: Option<Reg>) -> Reg {
        match lvalue {
            Lvalue::Local(local) => self.read_local(*local, wanted),
            Lvalue::Memory { place, ty, order } => self.load(wanted, *ty, place.clone(), *order),
            Lvalue::Accessors { call, receiver, args } => {
                let value = self.call_member(call, *receiver, args.clone(), wanted);
                value.unwrap_or_else(|| {
                    self.unknown(wanted, TyId::UNKNOWN, "a property without value", Vec::new())
                })
            }
            Lvalue::Event { member, receiver } => {
                let ty = self.member_type(member);
                let ty = self.ty(&ty);
                let (place, order) = self.field_place(member.member, &member.owner, *receiver);
                self.load(wanted, ty, place, order)
            }
            Lvalue::NamedElement { base, args, ty } => {
                let all = [vec![*base], args.clone()].concat();
                self.call_named(wanted, "get_Item", *ty, all)
            }
            Lvalue::Discard => self.constant(wanted, TyId::UNKNOWN, Const::Default(TyId::UNKNOWN)),
        }
    }

    pub(super) fn write(&mut self, lvalue: &Lvalue, value: Reg) {
        match lvalue {
            Lvalue::Local(local) => self.write_local(*local, value),
            Lvalue::Memory { place, order, .. } => {
                self.emit(Op::Store { place: place.clone(), src: value, order: *order });
            }
            Lvalue::Accessors { call, receiver, args } => self.write_accessor(call, *receiver, args, value),
            Lvalue::Event { member, receiver } => {
                let (place, order) = self.field_place(member.member, &member.owner, *receiver);
                self.emit(Op::Store { place, src: value, order });
            }
            Lvalue::NamedElement { base, args, .. } => {
                let all = [vec![*base], args.clone(), vec![value]].concat();
                let name = self.name("set_Item");
                let target = Target::Named { name, type_args: Box::default() };
                self.emit(Op::Call { dst: None, target, args: all.into() });
            }
            // A register of its own, so that `_ = F()` does not look like `F()`: a person has seen the value.
            Lvalue::Discard => {
                let ty = self.frame.b.reg(value).ty;
                let name = self.name("_");
                let dst = self.frame.b.local(name, ty);
                self.emit(Op::Copy { dst, src: value });
            }
        }
    }

    /// Sets a property or indexer: by its setter; in a constructor one without setter by the field behind it; one
    /// that returns a reference, through that.
    fn write_accessor(&mut self, call: &Call, receiver: Option<Reg>, args: &[Reg], value: Reg) {
        let symbols = self.symbols;
        if symbols.signature(call.method).returns_ref {
            if let Some(address) = self.call_target(call, receiver, args.to_vec(), None) {
                self.store(Place::Indirect(address), value);
            }
            return;
        }
        let has_setter = super::shape::accessors(symbols, call.method)
            .iter()
            .any(|accessor| accessor.kind == super::shape::AccessorKind::Set);
        if !has_setter && super::shape::has_field(symbols, call.method) {
            let (place, order) = self.field_place(call.method, &call.owner, receiver);
            return self.emit(Op::Store { place, src: value, order });
        }
        let target = self.target(call, MethodKey::Set(call.method));
        let mut all = self.with_receiver(call.method, receiver, args.to_vec());
        all.push(value);
        self.call(None, TyId::VOID, target, all);
    }

    /// Calls an accessor of an event.
    pub(super) fn change_event_by(
        &mut self,
        member: &MemberUse,
        receiver: Option<Reg>,
        is_add: bool,
        value: Reg,
    ) {
        let call = accessor_call(member);
        let key = if is_add { MethodKey::Add(member.member) } else { MethodKey::Remove(member.member) };
        let target = self.target(&call, key);
        let args = self.with_receiver(member.member, receiver, vec![value]);
        self.call(None, TyId::VOID, target, args);
    }

    // Addresses.

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

/// `^n`.
pub(super) fn is_from_end(node: Node<'_>) -> bool {
    let node = without_parens(node);
    node.kind() == SyntaxKind::PrefixExpr && node.token(SyntaxKind::Caret).is_some()
}

/// The type whose members are its parts, not symbols.
fn is_part_type(ty: &Type) -> bool {
    matches!(ty, Type::Tuple(_) | Type::Anonymous(_))
}

/// `System.ValueTuple` for so many elements.
pub(super) fn tuple_key(elements: usize) -> TypeKey {
    TypeKey::External(String::from("System.ValueTuple"), elements.min(TUPLE_ELEMENTS + 1))
}

fn accessor_call(member: &MemberUse) -> Call {
    Call {
        method: member.member,
        owner: member.owner.clone(),
        type_args: Vec::new(),
        args: Vec::new(),
        is_base: false,
        implicit_this: member.implicit_this,
    }
}
