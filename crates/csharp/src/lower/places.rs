//! Anything that can be assigned: how it is found, read and written.

use super::fragment::MethodKey;
use super::function::{Lowering, expression, without_parens};
use super::members::{accessor_call, is_part_type};
use crate::bind::Type;
use crate::bind::facts::{Call, LocalSym, Meaning, MemberUse};
use crate::syntax::{Node, SyntaxKind};
use ir::{Const, Op, Order, Place, Reg, Regs, Target, Ty, TyId, TypeArgs};

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
            let indices: Regs = nodes.iter().map(|&node| self.value(node)).collect();
            if !indices.is_empty() {
                let place = Place::Element { array: base, indices };
                return Lvalue::Memory { place, ty: element_ty, order: Order::Plain };
            }
        }
        if let [index] = nodes.as_slice()
            && is_index(index)
            && let Some(lvalue) = self.counted(*index, base, ty, element_ty)
        {
            return lvalue;
        }
        let args: Vec<Reg> = nodes.iter().map(|&node| self.value(node)).collect();
        Lvalue::NamedElement { base, args, ty: element_ty }
    }

    /// `a[^n]` is `a[a.Length - n]`, and `a[m..n]` a slice of it, of arrays and of what has a count and an indexer.
    fn counted(&mut self, index: Node<'a>, base: Reg, ty: &Type, element: TyId) -> Option<Lvalue> {
        let is_range = self.facts.converted_ty(index.id()).sym() == self.symbols.known.range
            || without_parens(index).kind() == SyntaxKind::RangeExpr;
        match ty {
            Type::Array(inner, 1) if is_range => self.part_of_array(index, base, inner),
            Type::Array(_, 1) => {
                let length = self.temp(TyId::INT);
                self.at_node(index);
                self.emit(Op::Length { dst: length, array: base });
                let number = self.offset(length, index);
                let place = Place::Element { array: base, indices: [number].into() };
                Some(Lvalue::Memory { place, ty: element, order: Order::Plain })
            }
            _ if is_range => self.part_by_slicing(index, base, ty),
            _ => {
                let item = self.member_with("this[]", 1, ty)?;
                let length = self.count_of(base, ty)?;
                let args = vec![self.offset(length, index)];
                Some(Lvalue::Accessors { call: Box::new(accessor_call(&item)), receiver: Some(base), args })
            }
        }
    }

    fn member_with(&self, name: &str, params: u16, ty: &Type) -> Option<MemberUse> {
        let symbols = self.symbols;
        let found = symbols.names.find(name).map(|name| symbols.members(ty, name)).unwrap_or_default();
        let found = found.into_iter().find(|it| symbols.members[it.member].param_count == params)?;
        Some(MemberUse { member: found.member, owner: found.owner, implicit_this: false })
    }

    fn count_of(&mut self, base: Reg, ty: &Type) -> Option<Reg> {
        let count = self.member_with("Length", 0, ty).or_else(|| self.member_with("Count", 0, ty))?;
        Some(self.get_member(&count, Some(base), None))
    }

    /// `array[m..n]`: the library copies that part.
    fn part_of_array(&mut self, range: Node<'a>, base: Reg, element: &Type) -> Option<Lvalue> {
        let helpers = self.symbols.find_type("System.Runtime.CompilerServices.RuntimeHelpers", 0)?;
        let copy = self.member_with("GetSubArray", 2, &self.symbols.open(helpers))?;
        let range = self.value(range);
        let call =
            Box::new(crate::bind::facts::Call { type_args: vec![element.clone()], ..accessor_call(&copy) });
        Some(Lvalue::Accessors { call, receiver: None, args: vec![base, range] })
    }

    /// `text[m..n]` is `text.Substring(…)`, that of other types `Slice(…)`: from where, and how many.
    fn part_by_slicing(&mut self, range: Node<'a>, base: Reg, ty: &Type) -> Option<Lvalue> {
        let name = if *ty == Type::Prim(ir::Prim::String) { "Substring" } else { "Slice" };
        let slice = self.member_with(name, 2, ty)?;
        let length = self.count_of(base, ty)?;
        let value = self.value(range);
        self.at_node(range);
        let index = self.ty(&self.symbols.open(self.symbols.known.index?));
        let mut ends = Vec::new();
        for end in ["Start", "End"] {
            let callee = self.framework_getter("System.Range", end, ir::Prim::Int);
            let bound = self.call(None, index, ir::Target::Direct(callee), vec![value])?;
            ends.push(self.offset_of(bound, length));
        }
        let count = self.binary(ir::BinaryOp::Sub, ir::Prim::Int, TyId::INT, ends[1], ends[0]);
        let call = Box::new(accessor_call(&slice));
        Some(Lvalue::Accessors { call, receiver: Some(base), args: vec![ends[0], count] })
    }

    /// The number that an index stands for, among so many.
    fn offset(&mut self, length: Reg, index: Node<'a>) -> Reg {
        if is_from_end(index) {
            return self.minus_distance(length, index);
        }
        let value = self.value(index);
        self.at_node(index);
        self.offset_of(value, length)
    }

    fn offset_of(&mut self, index: Reg, length: Reg) -> Reg {
        let receiver = super::function::Receiver::Object;
        let callee = self.framework_of("System.Index", &[], "GetOffset", 1, ir::Prim::Int, receiver);
        self.call(None, TyId::INT, ir::Target::Direct(callee), vec![index, length]).unwrap_or(length)
    }

    /// `length - n` for `^n`.
    fn minus_distance(&mut self, length: Reg, index: Node<'a>) -> Reg {
        let index = without_parens(index);
        let Some(distance) = expression(index, 0) else { return length };
        let distance = self.value(distance);
        self.at_token(index, &[SyntaxKind::Caret]);
        self.binary(ir::BinaryOp::Sub, ir::Prim::Int, TyId::INT, length, distance)
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
            Lvalue::Accessors { call, receiver: Some(array), .. } if self.is_array_length(call, *array) => {
                let dst = self.dst(wanted, TyId::INT);
                self.emit(Op::Length { dst, array: *array });
                dst
            }
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

    /// Is it `Length` of an array of one dimension?
    fn is_array_length(&self, call: &Call, receiver: Reg) -> bool {
        let member = &self.symbols.members[call.method];
        Some(member.owner) == self.symbols.known.array
            && self.symbols.text(member.name) == "Length"
            && matches!(self.out.tys.get(self.frame.b.reg(receiver).ty), Ty::Array { rank: 1, .. })
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
                let target = Target::Named { name, type_args: TypeArgs::default() };
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
}

/// `^n`.
pub(super) fn is_from_end(node: Node<'_>) -> bool {
    let node = without_parens(node);
    node.kind() == SyntaxKind::PrefixExpr && node.token(SyntaxKind::Caret).is_some()
}
