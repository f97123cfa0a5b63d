//! Making things: objects with their initialisers, arrays, collections, anonymous objects, copies by `with`.

use super::fragment::{MethodKey, TypeKey};
use super::function::{Lowering, Receiver, expression, expressions, without_parens};
use super::places::Lvalue;
use crate::bind::facts::{Call, Meaning};
use crate::bind::{MemberKind, MemberSym, Type};
use crate::syntax::{Node, SyntaxKind};
use ir::{BinaryOp, Op, Order, Overflow, Place, Prim, Reg, Target, Ty, TyId, TypeArgs};

impl<'a> Lowering<'a, '_> {
    /// `new T(…) { … }` and `new(…) { … }`.
    pub(super) fn creation(&mut self, node: Node<'a>, wanted: Option<Reg>) -> Reg {
        let written = node.children().find(|it| it.kind().is_type());
        let ty = match self.type_of(node) {
            Type::Unknown => {
                written.map_or_else(|| self.facts.converted_ty(node.id()), |it| self.type_of(it))
            }
            known => known,
        }
        .clone();
        let initializer = node.child(SyntaxKind::Initializer);
        if self.symbols.is_delegate(&ty) {
            return self.delegate_creation(node, &ty, wanted);
        }
        if self.symbols.is_value_type(&ty) {
            return self.struct_creation(node, &ty, initializer, wanted);
        }
        let ty_id = match written {
            Some(written) if ty.is_unknown() => self.unknown_created_type(written),
            _ => self.ty(&ty),
        };
        let call = self.creation_call(node);
        // The arguments come first: the object is there when they are.
        let args = self.creation_arguments(node, call);
        self.at_creation(node);
        let object = self.dst(wanted, ty_id);
        self.emit(Op::New { dst: object, ty: ty_id });
        self.construct(call, object, ty_id, args);
        if let Some(initializer) = initializer {
            self.initialize_object(initializer, object, &ty);
        }
        object
    }

    fn creation_call(&self, node: Node<'a>) -> Option<&'a Call> {
        match self.meaning(node) {
            Meaning::Call(call) => Some(call),
            _ => None,
        }
    }

    fn creation_arguments(&mut self, node: Node<'a>, call: Option<&'a Call>) -> Vec<Reg> {
        match call {
            Some(call) => self.arguments(call, None),
            None => self.plain_arguments(node.child(SyntaxKind::ArgList)),
        }
    }

    /// The name of the type, or `new` if there is none.
    fn at_creation(&mut self, node: Node<'a>) {
        match node.children().find(|it| it.kind().is_type()) {
            Some(ty) => self.at_node(ty),
            None => self.at_token(node, &[SyntaxKind::NewKw]),
        }
    }

    /// A type that nobody knows, by the name that is written.
    fn unknown_created_type(&mut self, written: Node<'a>) -> TyId {
        if written.kind() != SyntaxKind::NamedType {
            return TyId::UNKNOWN;
        }
        let names = written.own_tokens().filter(|(_, token)| token.kind == SyntaxKind::Ident);
        let path: Vec<&str> = names.map(|(_, token)| self.token_text(token)).collect();
        let lists = written.children().filter(|it| it.kind() == SyntaxKind::TypeArgList);
        let args: Vec<Node<'a>> = lists.flat_map(Node::children).filter(|it| it.kind().is_type()).collect();
        let def = self.out.types.id(TypeKey::External(path.join("."), args.len()));
        let args = args.into_iter().map(|arg| self.ty_of(arg)).collect();
        self.out.tys.intern(Ty::Named { def, args })
    }

    fn construct(&mut self, call: Option<&'a Call>, object: Reg, ty: TyId, args: Vec<Reg>) {
        match call {
            Some(call) => self.constructor_target(call, object, args),
            None if ty == TyId::UNKNOWN || matches!(self.out.tys.get(ty), Ty::Param(_)) => {}
            None => {
                let name = self.name(".ctor");
                let target = Target::Named { name, type_args: TypeArgs::default() };
                let args = std::iter::once(object).chain(args).collect::<Vec<_>>();
                self.emit(Op::Call { dst: None, target, args: args.into() });
            }
        }
    }

    /// A struct is made in a cell, as its constructor wants an address.
    fn struct_creation(
        &mut self,
        node: Node<'a>,
        ty: &Type,
        initializer: Option<Node<'a>>,
        wanted: Option<Reg>,
    ) -> Reg {
        let ty_id = self.ty(ty);
        let call = self.creation_call(node).filter(|call| self.does_something(call.method));
        let args = self.creation_arguments(node, call);
        self.at_creation(node);
        if call.is_none() && initializer.is_none() && args.is_empty() {
            return self.constant(wanted, ty_id, ir::Const::Default(ty_id));
        }
        let place = self.temp(ty_id);
        self.emit(Op::NewCell { dst: place, ty: ty_id });
        let address = self.address_of(ty_id, Place::Cell(place));
        if call.is_some() || !args.is_empty() {
            self.construct(call, address, ty_id, args);
        }
        if let Some(initializer) = initializer {
            self.initialize_object(initializer, address, ty);
        }
        self.load(wanted, ty_id, Place::Cell(place), Order::Plain)
    }

    /// The constructor that every struct has without saying so does nothing.
    fn does_something(&self, constructor: MemberSym) -> bool {
        let member = &self.symbols.members[constructor];
        let is_implicit = member.modifiers.has(crate::bind::Modifiers::IMPLICIT);
        !(is_implicit && member.param_count == 0)
    }

    /// A struct of the framework, by its constructor.
    pub(super) fn framework_struct(&mut self, name: &str, args: Vec<Reg>, wanted: Option<Reg>) -> Reg {
        let callee = self.framework_of(name, &[], ".ctor", args.len(), Prim::Void, Receiver::Object);
        let ty = callee.owner;
        let cell = self.temp(ty);
        self.emit(Op::NewCell { dst: cell, ty });
        let address = self.address_of(ty, Place::Cell(cell));
        let args = std::iter::once(address).chain(args).collect();
        self.call(None, TyId::VOID, Target::Direct(callee), args);
        self.load(wanted, ty, Place::Cell(cell), Order::Plain)
    }

    /// `new D(x)`: the delegate that `x` is, or that is made of it.
    fn delegate_creation(&mut self, node: Node<'a>, ty: &Type, wanted: Option<Reg>) -> Reg {
        let list = node.child(SyntaxKind::ArgList);
        let argument =
            list.and_then(|list| list.child(SyntaxKind::Argument)).and_then(|it| expression(it, 0));
        match argument {
            Some(argument) => self.delegate_of(argument, ty, wanted),
            None => self.missing(node, wanted),
        }
    }

    // Initialisers.

    /// `{ A = 1, B = { … }, [k] = v }` and `{ a, { k, v } }`.
    pub(super) fn initialize_object(&mut self, initializer: Node<'a>, object: Reg, ty: &Type) {
        let elements: Vec<Node<'a>> = expressions(initializer).collect();
        for element in elements {
            match element.kind() {
                SyntaxKind::AssignExpr => self.initialize_member(element, object, ty),
                _ => self.add_element(initializer, element, object),
            }
        }
    }

    fn initialize_member(&mut self, node: Node<'a>, object: Reg, ty: &Type) {
        let (Some(left), Some(right)) = (expression(node, 0), expression(node, 1)) else { return };
        let lvalue = self.initialized_lvalue(left, object, ty);
        let member_type = self.facts.ty(left.id()).clone();
        if right.kind() == SyntaxKind::Initializer && !matches!(member_type, Type::Array(..)) {
            self.at_callee(left);
            let inner = self.read(&lvalue, None);
            return self.initialize_object(right, inner, &member_type);
        }
        let value = self.value_as(right, &member_type, None);
        if left.kind() == SyntaxKind::ElementBindingExpr {
            self.at_element(left);
        } else {
            self.at_callee(left);
        }
        self.write(&lvalue, value);
    }

    /// A member or element of the object that is being initialised.
    fn initialized_lvalue(&mut self, left: Node<'a>, object: Reg, ty: &Type) -> Lvalue {
        if left.kind() == SyntaxKind::ElementBindingExpr {
            return self.element_of(left, object, ty);
        }
        if let Meaning::Member(member) = self.meaning(left) {
            let receiver = (!self.is_static(member.member)).then_some(object);
            return self.member_use_lvalue(member, receiver);
        }
        let name = left.token(SyntaxKind::Ident).map_or("?", |token| self.token_text(token));
        let member_ty = self.ty_of(left);
        let name = self.name(name);
        Lvalue::Memory { place: Place::Member { base: object, name }, ty: member_ty, order: Order::Plain }
    }

    /// `Add`, with one value or several in braces.
    fn add_element(&mut self, initializer: Node<'a>, element: Node<'a>, object: Reg) {
        let values: Vec<Node<'a>> = match element.kind() {
            SyntaxKind::Initializer => expressions(element).collect(),
            _ => vec![element],
        };
        let known = [element, initializer].into_iter().find_map(|node| match self.meaning(node) {
            Meaning::Call(call) if node.kind() == SyntaxKind::Initializer => Some(&**call),
            _ => None,
        });
        let args: Vec<Reg> = values.iter().map(|&value| self.value(value)).collect();
        self.at_node(element);
        self.call_add(known, object, args);
    }

    fn call_add(&mut self, known: Option<&Call>, object: Reg, args: Vec<Reg>) {
        let fits = |call: &&Call| {
            let member = &self.symbols.members[call.method];
            member.kind == MemberKind::Method
                && usize::from(member.param_count) == args.len() + usize::from(self.is_static(call.method))
        };
        match known.filter(fits) {
            Some(call) if self.is_static(call.method) => {
                let args = std::iter::once(object).chain(args).collect();
                self.call_member(call, None, args, None);
            }
            Some(call) => {
                self.call_member(call, Some(object), args, None);
            }
            None => {
                let name = self.name("Add");
                let target = Target::Named { name, type_args: TypeArgs::default() };
                let args = std::iter::once(object).chain(args).collect::<Vec<_>>();
                self.emit(Op::Call { dst: None, target, args: args.into() });
            }
        }
    }

    // Arrays.

    pub(super) fn array_creation(&mut self, node: Node<'a>, wanted: Option<Reg>) -> Reg {
        let ty = self.type_of(node).clone();
        if let Some(initializer) = node.child(SyntaxKind::Initializer) {
            return self.array_initializer(initializer, &ty, wanted);
        }
        let ranks = node.children().find(|it| it.kind() == SyntaxKind::RankSpecifier);
        let lengths: Vec<Reg> = ranks.map(|ranks| self.values_of(ranks)).unwrap_or_default();
        let element = match &ty {
            Type::Array(element, _) => (**element).clone(),
            _ => Type::Unknown,
        };
        self.at_token(node, &[SyntaxKind::NewKw]);
        if lengths.is_empty() {
            return self.missing(node, wanted);
        }
        let element = self.ty(&element);
        let ty = self.ty(&ty);
        let dst = self.dst(wanted, ty);
        self.emit(Op::NewArray { dst, element, lengths: lengths.into() });
        dst
    }

    /// `{ 1, 2 }`, `{ { 1, 2 }, { 3, 4 } }`.
    pub(super) fn array_initializer(&mut self, node: Node<'a>, ty: &Type, wanted: Option<Reg>) -> Reg {
        let (element, rank) = match ty {
            Type::Array(element, rank) => ((**element).clone(), *rank),
            _ => (Type::Unknown, 1),
        };
        let lengths = lengths_of(node, rank);
        let ty_id = match self.ty(ty) {
            TyId::UNKNOWN => {
                let element = self.ty(&element);
                self.out.tys.intern(Ty::Array { element, rank: 1 })
            }
            known => known,
        };
        self.at_token(node, &[SyntaxKind::LBrace]);
        let element_ty = self.ty(&element);
        let lengths: Vec<Reg> = lengths.into_iter().map(|length| self.int(length)).collect();
        let array = self.dst(wanted, ty_id);
        self.emit(Op::NewArray { dst: array, element: element_ty, lengths: lengths.into() });
        self.fill_array(node, array, &element, rank, &mut Vec::new());
        array
    }

    fn fill_array(&mut self, node: Node<'a>, array: Reg, element: &Type, rank: u8, outer: &mut Vec<usize>) {
        let values: Vec<Node<'a>> = expressions(node).collect();
        for (index, value) in values.into_iter().enumerate() {
            outer.push(index);
            if rank > 1 && value.kind() == SyntaxKind::Initializer {
                self.fill_array(value, array, element, rank - 1, outer);
            } else {
                let src = self.value_as(value, element, None);
                self.at_node(value);
                let indices: Vec<Reg> = outer.clone().into_iter().map(|index| self.int(index)).collect();
                self.store(Place::Element { array, indices: indices.into() }, src);
            }
            outer.pop();
        }
    }

    // Collection expressions.

    /// `[a, .. b]` as what is wanted: an array, or a list that is filled by `Add`.
    pub(super) fn collection(&mut self, node: Node<'a>, wanted: Option<Reg>) -> Reg {
        let ty = self.facts.converted_ty(node.id()).clone();
        let elements: Vec<Node<'a>> = node
            .children()
            .filter(|it| it.kind().is_expression() || it.kind() == SyntaxKind::SpreadElement)
            .collect();
        let has_spread = elements.iter().any(|it| it.kind() == SyntaxKind::SpreadElement);
        let element = element_type(&ty);
        let is_class = ty.sym().is_some_and(|sym| {
            let decl = &self.symbols.types[sym];
            matches!(decl.kind, crate::bind::Kind::Class)
        });
        if is_class {
            return self.collection_object(node, &elements, &ty, wanted);
        }
        if has_spread {
            return self.spread_array(node, &elements, &ty, &element, wanted);
        }
        let values: Vec<Reg> = elements.iter().map(|&it| self.value_as(it, &element, None)).collect();
        self.at_token(node, &[SyntaxKind::LBracket]);
        let array = self.array_of(&element, &values);
        self.array_as(array, &ty, wanted)
    }

    /// An array where another collection is wanted.
    fn array_as(&mut self, array: Reg, ty: &Type, wanted: Option<Reg>) -> Reg {
        if matches!(ty, Type::Array(..) | Type::Unknown) {
            return self.moved(wanted, array);
        }
        let ty = self.ty(ty);
        let dst = self.dst(wanted, ty);
        self.emit(Op::Cast { dst, ty, src: array });
        dst
    }

    fn collection_object(
        &mut self,
        node: Node<'a>,
        elements: &[Node<'a>],
        ty: &Type,
        wanted: Option<Reg>,
    ) -> Reg {
        self.at_token(node, &[SyntaxKind::LBracket]);
        let ty_id = self.ty(ty);
        let object = self.temp(ty_id);
        self.emit(Op::New { dst: object, ty: ty_id });
        let constructor = self
            .symbols
            .constructors(ty)
            .into_iter()
            .find(|it| self.symbols.members[it.member].param_count == 0);
        if let Some(found) = constructor {
            let owner = self.owner_ty(found.member, ty);
            let callee = self.callee(MethodKey::Member(found.member), owner, &[]);
            self.call(None, TyId::VOID, Target::Direct(callee), vec![object]);
        } else {
            let name = self.name(".ctor");
            let target = Target::Named { name, type_args: TypeArgs::default() };
            self.emit(Op::Call { dst: None, target, args: [object].into() });
        }
        let add = self.add_method(ty);
        let element = element_type(ty);
        for &it in elements {
            if it.kind() == SyntaxKind::SpreadElement {
                let Some(sequence) = expression(it, 0) else { continue };
                self.spread(sequence, &mut |lowering, value| {
                    lowering.call_add(add.as_ref(), object, vec![value]);
                });
            } else {
                let value = self.value_as(it, &element, None);
                self.at_node(it);
                self.call_add(add.as_ref(), object, vec![value]);
            }
        }
        self.moved(wanted, object)
    }

    fn add_method(&self, ty: &Type) -> Option<Call> {
        let symbols = self.symbols;
        let found = symbols.members(ty, symbols.names.find("Add")?);
        let found = found.into_iter().find(|it| symbols.members[it.member].param_count == 1)?;
        let (method, owner) = (found.member, found.owner);
        Some(Call {
            method,
            owner,
            type_args: Vec::new(),
            args: Vec::new(),
            is_base: false,
            implicit_this: false,
        })
    }

    /// Walks a sequence by its enumerator, by name.
    fn spread(&mut self, sequence: Node<'a>, each: &mut dyn FnMut(&mut Self, Reg)) {
        let sequence_type = self.facts.converted_ty(sequence.id()).clone();
        let value = self.value(sequence);
        self.at_node(sequence);
        let (head, body, end) = (self.new_block(), self.new_block(), self.new_block());
        let element = self.ty(&element_type(&sequence_type));
        if matches!(sequence_type, Type::Array(_, 1)) {
            let length = self.temp(TyId::INT);
            self.emit(Op::Length { dst: length, array: value });
            let index = self.int(0);
            self.fall_into(head);
            let goes_on = self.binary(BinaryOp::Lt, Prim::Int, TyId::BOOL, index, length);
            self.branch(goes_on, body, end);
            self.switch_to(body);
            let place = Place::Element { array: value, indices: [index].into() };
            let current = self.load(None, element, place, Order::Plain);
            each(self, current);
            let one = self.int(1);
            let (op, kind, overflow) = (BinaryOp::Add, Prim::Int, Overflow::Wrap);
            self.emit(Op::Binary { dst: index, op, kind, overflow, lhs: index, rhs: one });
        } else {
            let walker = self.call_named(None, "GetEnumerator", TyId::UNKNOWN, vec![value]);
            self.fall_into(head);
            let moved = self.call_named(None, "MoveNext", TyId::BOOL, vec![walker]);
            self.branch(moved, body, end);
            self.switch_to(body);
            let name = self.name("Current");
            let current = self.load(None, element, Place::Member { base: walker, name }, Order::Plain);
            each(self, current);
        }
        self.goto(head);
        self.switch_to(end);
    }

    /// An array with spreads: gathered in a list first.
    fn spread_array(
        &mut self,
        node: Node<'a>,
        elements: &[Node<'a>],
        ty: &Type,
        element: &Type,
        wanted: Option<Reg>,
    ) -> Reg {
        self.at_token(node, &[SyntaxKind::LBracket]);
        let sym = self.symbols.find_type("System.Collections.Generic.List", 1);
        let list_type = sym.map(|sym| Type::Named(sym, std::iter::once(element.clone()).collect()));
        let Some(list_type) = list_type else {
            let args: Vec<Reg> = elements
                .iter()
                .filter_map(
                    |&it| if it.kind() == SyntaxKind::SpreadElement { expression(it, 0) } else { Some(it) },
                )
                .collect::<Vec<_>>()
                .into_iter()
                .map(|it| self.value(it))
                .collect();
            let ty = self.ty(ty);
            return self.unknown(wanted, ty, "a collection with spreads", args);
        };
        let list = self.collection_object(node, elements, &list_type, None);
        let array_type = Type::array(element.clone(), 1);
        let array_ty = self.ty(&array_type);
        let array = match self.declared_method(&list_type, "ToArray") {
            Some(call) => self.call_member(&call, Some(list), Vec::new(), None).unwrap_or(list),
            None => self.call_named(None, "ToArray", array_ty, vec![list]),
        };
        self.array_as(array, ty, wanted)
    }

    // Anonymous objects and copies.

    pub(super) fn anonymous_object(&mut self, node: Node<'a>, wanted: Option<Reg>) -> Reg {
        let mut names = Vec::new();
        let mut values = Vec::new();
        for member in node.children().filter(|it| it.kind() == SyntaxKind::AnonymousMember) {
            let Some(value) = expression(member, 0) else { continue };
            let is_named = value.kind() == SyntaxKind::AssignExpr;
            let (name, value) = match (expression(value, 0), expression(value, 1)) {
                (Some(name), Some(inner)) if is_named => (name, inner),
                _ => (value, value),
            };
            let name = without_parens(name)
                .tokens()
                .map(|(_, token)| token)
                .filter(|it| it.kind == SyntaxKind::Ident)
                .last();
            names.push(
                name.map_or_else(
                    || format!("Item{}", names.len() + 1),
                    |name| self.token_text(name).to_owned(),
                ),
            );
            values.push(self.value(value));
        }
        self.at_token(node, &[SyntaxKind::NewKw]);
        let types = match self.type_of(node) {
            Type::Anonymous(members) => members.iter().map(|(_, ty)| ty.clone()).collect(),
            _ => Vec::new(),
        };
        self.make_anonymous(names, &types, values, wanted)
    }

    pub(super) fn make_anonymous(
        &mut self,
        names: Vec<String>,
        types: &[Type],
        values: Vec<Reg>,
        wanted: Option<Reg>,
    ) -> Reg {
        let args: Box<[TyId]> = if types.len() == names.len() {
            types.iter().map(|ty| self.ty(ty)).collect()
        } else {
            Box::default()
        };
        let def = self.out.types.id(TypeKey::Anonymous(names.clone()));
        let ty = self.out.tys.intern(Ty::Named { def, args });
        let object = self.temp(ty);
        self.emit(Op::New { dst: object, ty });
        let callee = self.callee(MethodKey::AnonymousInit(names), ty, &[]);
        let args = std::iter::once(object).chain(values).collect();
        self.call(None, TyId::VOID, Target::Direct(callee), args);
        self.moved(wanted, object)
    }

    /// `e with { A = 1 }`: a copy with other values.
    pub(super) fn with_expression(&mut self, node: Node<'a>, wanted: Option<Reg>) -> Reg {
        let Some(original) = expression(node, 0) else { return self.missing(node, wanted) };
        let ty = self.facts.converted_ty(original.id()).clone();
        let value = self.value(original);
        self.at_token(node, &[SyntaxKind::WithKw]);
        let ty_id = self.ty(&ty);
        let initializer = node.child(SyntaxKind::Initializer);
        if self.symbols.is_value_type(&ty) {
            let cell = self.spill(ty_id, value);
            let address = self.address_of(ty_id, Place::Cell(cell));
            if let Some(initializer) = initializer {
                self.initialize_object(initializer, address, &ty);
            }
            return self.load(wanted, ty_id, Place::Cell(cell), Order::Plain);
        }
        let clone =
            self.framework_of("System.Object", &[], "MemberwiseClone", 0, Prim::Object, Receiver::Object);
        let object = self.call(None, TyId::OBJECT, Target::Direct(clone), vec![value]).unwrap_or(value);
        let copy = self.dst(wanted, ty_id);
        self.emit(Op::Cast { dst: copy, ty: ty_id, src: object });
        if let Some(initializer) = initializer {
            self.initialize_object(initializer, copy, &ty);
        }
        copy
    }
}

/// The type of a collection's elements.
fn element_type(ty: &Type) -> Type {
    match ty {
        Type::Array(element, _) => (**element).clone(),
        Type::Named(_, args) if args.len() == 1 => args[0].clone(),
        _ => Type::Unknown,
    }
}

/// How many elements there are in each dimension.
fn lengths_of(node: Node<'_>, rank: u8) -> Vec<usize> {
    let mut lengths = Vec::new();
    let mut at = Some(node);
    for _ in 0..rank.max(1) {
        lengths.push(at.map_or(0, |node| expressions(node).count()));
        at = at.and_then(|node| expression(node, 0)).filter(|it| it.kind() == SyntaxKind::Initializer);
    }
    lengths
}
