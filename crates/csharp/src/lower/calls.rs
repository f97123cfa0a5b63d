//! Calls: what is called, on what, with what.

use super::fragment::{FieldKey, MethodKey, TypeKey};
use super::function::{Lowering, Receiver, expression, expressions, without_parens};
use super::plan::{cannot_change_receiver, is_struct};
use crate::bind::facts::{Arg, Call, LocalCall, Meaning};
use crate::bind::{Kind, MemberKind, MemberSym, Modifiers, ParamInfo, ParamOwner, Type};
use crate::syntax::{Node, NodeId, SyntaxKind};
use ir::{Callee, Const, Op, Order, ParamMode, Place, Prim, Reg, Target, Ty, TyId, TypeArgs};

impl<'a> Lowering<'a, '_> {
    /// `f(x)`; no value if it returns none.
    pub(super) fn invocation(&mut self, node: Node<'a>, wanted: Option<Reg>) -> Option<Reg> {
        let callee = without_parens(expression(node, 0)?);
        match self.meaning(node) {
            Meaning::Call(call) if self.is_invoke(call.method) => {
                let delegate = self.callee_receiver(callee, call);
                let args = self.arguments(call, None);
                self.at_callee(callee);
                let ret = self.return_type(call);
                self.call_delegate(delegate, args, &ret, wanted)
            }
            Meaning::Call(call) => {
                let receiver = self.callee_receiver(callee, call);
                // What is passed without being written is passed by the call.
                self.at_callee(callee);
                let args = self.arguments(call, receiver);
                self.at_callee(callee);
                self.call_member(call, receiver, args, wanted)
            }
            Meaning::LocalCall(call) => Some(self.local_call(callee, call, wanted)).flatten(),
            Meaning::DelegateCall(call) => {
                let delegate = self.value(callee);
                let args = self.arguments(call, None);
                self.at_callee(callee);
                let ret = self.return_type(call);
                self.call_delegate(Some(delegate), args, &ret, wanted)
            }
            _ => Some(self.unknown_call(node, callee, wanted)),
        }
    }

    /// Is it `Invoke` of a delegate?
    fn is_invoke(&self, method: MemberSym) -> bool {
        self.symbols.member_node(method).kind() == SyntaxKind::DelegateDecl
    }

    /// The name of what is called.
    pub(super) fn at_callee(&mut self, callee: Node<'a>) {
        let name = callee
            .own_tokens()
            .map(|(_, token)| token)
            .filter(|token| token.kind == SyntaxKind::Ident)
            .last();
        match name {
            Some(name) => self.at(name.range()),
            None => self.at_node(callee),
        }
    }

    fn call_delegate(
        &mut self,
        delegate: Option<Reg>,
        args: Vec<Reg>,
        ret: &Type,
        wanted: Option<Reg>,
    ) -> Option<Reg> {
        let delegate = delegate.unwrap_or_else(|| self.this());
        let ret = self.ty(ret);
        self.call(wanted, ret, Target::Delegate(delegate), args)
    }

    /// What stands before the dot, if the method needs it.
    fn callee_receiver(&mut self, callee: Node<'a>, call: &'a Call) -> Option<Reg> {
        let is_extension = call.args.first() == Some(&Arg::Receiver);
        if self.is_static(call.method) && !is_extension {
            // A value before the dot of a static method is a mistake; its effects happen all the same.
            return None;
        }
        match callee.kind() {
            SyntaxKind::MemberAccessExpr => {
                let receiver = expression(callee, 0)?;
                Some(self.receiver(receiver, call, is_extension))
            }
            SyntaxKind::MemberBindingExpr => {
                let bound = self.binding();
                let ty = self.binding_type(callee);
                Some(if is_extension { bound } else { self.receiver_value(call.method, bound, &ty) })
            }
            _ => Some(self.this()),
        }
    }

    /// What stands before the dot, as the method wants it: a value, or the address of a struct.
    pub(super) fn receiver(&mut self, node: Node<'a>, call: &Call, is_extension: bool) -> Reg {
        let inner = without_parens(node);
        if inner.kind() == SyntaxKind::BaseExpr {
            return self.this();
        }
        if is_extension {
            let first = self.symbols.signature(call.method).params.first();
            let by_address = first.is_some_and(|param| param.mode.is_by_address());
            return if by_address { self.address(node) } else { self.value(node) };
        }
        self.member_receiver(node, call.method)
    }

    pub(super) fn member_receiver(&mut self, node: Node<'a>, member: MemberSym) -> Reg {
        let inner = without_parens(node);
        if inner.kind() == SyntaxKind::BaseExpr {
            return self.this();
        }
        let ty = self.facts.converted_ty(node.id());
        if is_struct(self.symbols, ty) && !cannot_change_receiver(self.symbols, member) {
            return if self.is_fixed(node) { self.copy_address(node) } else { self.address(node) };
        }
        let value = self.value(node);
        self.receiver_value(member, value, ty)
    }

    /// The same for a value that is there already.
    pub(super) fn receiver_value(&mut self, member: MemberSym, value: Reg, ty: &Type) -> Reg {
        let owner = &self.symbols.types[self.symbols.members[member].owner];
        let value_ty = self.ty(ty);
        if matches!(ty, Type::Param(_)) && self.symbols.text(self.symbols.members[member].name) == "GetType" {
            let dst = self.temp(TyId::OBJECT);
            self.emit(Op::Box { dst, ty: value_ty, src: value });
            return dst;
        }
        if !self.symbols.is_value_type(ty) || matches!(ty, Type::Param(_)) {
            return value;
        }
        if self.symbols.nullable_of(ty).is_some() && !owner.is_value_type() {
            // `T?` has its own answer to what it has from `object`, also where it is null.
            return value;
        }
        if !owner.is_value_type() {
            // A struct's method that it has from `object` or an interface.
            let dst = self.temp(TyId::OBJECT);
            self.emit(Op::Box { dst, ty: value_ty, src: value });
            return dst;
        }
        if is_struct(self.symbols, ty) && !cannot_change_receiver(self.symbols, member) {
            let cell = self.spill(value_ty, value);
            return self.address_of(value_ty, Place::Cell(cell));
        }
        value
    }

    pub(super) fn is_static(&self, member: MemberSym) -> bool {
        let member = &self.symbols.members[member];
        member.modifiers.has(Modifiers::STATIC)
            || matches!(member.kind, MemberKind::Operator | MemberKind::Conversion)
    }

    /// The receiver of the method at hand.
    pub(super) fn this(&mut self) -> Reg {
        match self.frame.this {
            Some(this) => this,
            None => self.unknown(None, TyId::UNKNOWN, "`this` where there is none", Vec::new()),
        }
    }

    /// What is passed to each parameter, evaluated in the order of the source.
    pub(super) fn arguments(&mut self, call: &Call, receiver: Option<Reg>) -> Vec<Reg> {
        let params = &self.symbols.signature(call.method).params;
        self.arguments_for(&call.args, params, receiver, Some(call))
    }

    fn arguments_for(
        &mut self,
        args: &[Arg],
        params: &[ParamInfo],
        receiver: Option<Reg>,
        call: Option<&Call>,
    ) -> Vec<Reg> {
        let mut order: Vec<(Option<NodeId>, usize)> =
            args.iter().enumerate().map(|(index, arg)| (first_node(arg), index)).collect();
        order.sort_unstable();
        let mut values: Vec<Option<Reg>> = vec![None; args.len()];
        for (_, index) in order {
            let param = params.get(index);
            let mode = param.map_or(ParamMode::Value, |param| param.mode);
            values[index] = Some(match &args[index] {
                Arg::Node(id) => {
                    let node = self.node(*id);
                    if let Some(ty) =
                        self.is_query_part(node).then(|| param.map(|param| self.param_type(&param.ty, call)))
                    {
                        values[index] = Some(self.query_argument(node, &ty.unwrap_or_default()));
                        continue;
                    }
                    if mode.is_by_address() { self.address_argument(node, mode) } else { self.value(node) }
                }
                Arg::Receiver => receiver.unwrap_or_else(|| self.this()),
                Arg::Rest(nodes) => {
                    let ty = param.map_or(Type::Unknown, |param| self.param_type(&param.ty, call));
                    self.rest(nodes, &ty)
                }
                Arg::Default => match param {
                    Some(param) => self.default_argument(param, call),
                    None => self.constant(None, TyId::UNKNOWN, Const::Null),
                },
            });
        }
        values.into_iter().flatten().collect()
    }

    /// The type of a parameter, or result, for a caller who knows the type arguments.
    pub(super) fn param_type(&self, ty: &Type, call: Option<&Call>) -> Type {
        let Some(call) = call else { return ty.clone() };
        let through = self.symbols.seen_through(ty, &call.owner);
        if call.type_args.is_empty() {
            return through;
        }
        through.substitute(&|param| {
            let is_own = param.owner == ParamOwner::Member(call.method);
            call.type_args.get(param.index as usize).filter(|_| is_own).cloned()
        })
    }

    pub(super) fn return_type(&self, call: &Call) -> Type {
        self.param_type(&self.symbols.signature(call.method).ty, Some(call))
    }

    fn address_argument(&mut self, node: Node<'a>, mode: ParamMode) -> Reg {
        if mode == ParamMode::In && self.facts.conversion(node.id()).is_some() {
            let ty = self.ty(&self.facts.converted_ty(node.id()).clone());
            let value = self.value(node);
            let cell = self.spill(ty, value);
            return self.address_of(ty, Place::Cell(cell));
        }
        self.address(node)
    }

    /// The values for `params`, in an array or another collection.
    fn rest(&mut self, nodes: &[NodeId], ty: &Type) -> Reg {
        let element = match ty {
            Type::Array(element, _) => (**element).clone(),
            Type::Named(_, args) if args.len() == 1 => args[0].clone(),
            _ => Type::Unknown,
        };
        let values: Vec<Reg> = nodes.iter().map(|&node| self.value(self.node(node))).collect();
        let array = self.array_of(&element, &values);
        if matches!(ty, Type::Array(..) | Type::Unknown) {
            return array;
        }
        let ty = self.ty(ty);
        let dst = self.temp(ty);
        self.emit(Op::Cast { dst, ty, src: array });
        dst
    }

    /// An array with these values.
    pub(super) fn array_of(&mut self, element: &Type, values: &[Reg]) -> Reg {
        let element = self.ty(element);
        let ty = self.out.tys.intern(Ty::Array { element, rank: 1 });
        let length = self.int(values.len());
        let array = self.temp(ty);
        self.emit(Op::NewArray { dst: array, element, lengths: [length].into() });
        for (index, &value) in values.iter().enumerate() {
            let index = self.int(index);
            self.store(Place::Element { array, indices: [index].into() }, value);
        }
        array
    }

    /// What a parameter is if the caller gives nothing.
    fn default_argument(&mut self, param: &ParamInfo, call: Option<&Call>) -> Reg {
        let ty = self.param_type(&param.ty, call);
        let ty_id = self.ty(&ty);
        if param.mode.is_by_address() {
            let place = self.temp(ty_id);
            self.emit(Op::NewCell { dst: place, ty: ty_id });
            return self.address_of(ty_id, Place::Cell(place));
        }
        let value = call.and_then(|call| self.written_default(param, call));
        let value = value.map_or(Const::Default(ty_id), |value| super::constants::adjusted(value, &ty));
        self.constant(None, ty_id, value)
    }

    /// The constant that is written after `=`, if it is a literal.
    fn written_default(&mut self, param: &ParamInfo, call: &Call) -> Option<Const> {
        let source = &self.symbols.sources[self.symbols.members[call.method].source];
        let value = expression(source.node(param.node?).child(SyntaxKind::EqualsValue)?, 0)?;
        super::constants::literal(value, &source.text, &mut self.out.names)
    }

    /// Calls a known member. What it returns by reference is read.
    pub(super) fn call_member(
        &mut self,
        call: &Call,
        receiver: Option<Reg>,
        args: Vec<Reg>,
        wanted: Option<Reg>,
    ) -> Option<Reg> {
        let returns_ref = self.symbols.signature(call.method).returns_ref;
        if !returns_ref {
            return self.call_target(call, receiver, args, wanted);
        }
        let ty = self.return_type(call);
        let ty = self.ty(&ty);
        let address = self.call_target(call, receiver, args, None)?;
        Some(self.load(wanted, ty, Place::Indirect(address), Order::Plain))
    }

    /// Calls a known member; what it returns by reference stays an address.
    pub(super) fn call_target(
        &mut self,
        call: &Call,
        receiver: Option<Reg>,
        args: Vec<Reg>,
        wanted: Option<Reg>,
    ) -> Option<Reg> {
        let member = &self.symbols.members[call.method];
        let key = match member.kind {
            MemberKind::Property | MemberKind::Indexer => MethodKey::Get(call.method),
            _ => MethodKey::Member(call.method),
        };
        let ret = match member.kind {
            MemberKind::Constructor => Type::VOID,
            _ => self.return_type(call),
        };
        let mut ret = self.ty(&ret);
        if self.symbols.signature(call.method).returns_ref {
            ret = self.by_ref(ret);
        }
        let target = self.target(call, key);
        let args = self.with_receiver(call.method, receiver, args);
        self.call(wanted, ret, target, args)
    }

    pub(super) fn with_receiver(
        &mut self,
        method: MemberSym,
        receiver: Option<Reg>,
        mut args: Vec<Reg>,
    ) -> Vec<Reg> {
        if !self.is_static(method) {
            let receiver = receiver.unwrap_or_else(|| self.this());
            args.insert(0, receiver);
        }
        args
    }

    /// Whether the receiver's type decides.
    pub(super) fn target(&mut self, call: &Call, key: MethodKey) -> Target {
        let owner = self.owner_ty(call.method, &call.owner);
        let callee = self.callee(key, owner, &call.type_args);
        let is_open = self.is_open(call.method);
        if is_open && !call.is_base { Target::Virtual(callee) } else { Target::Direct(callee) }
    }

    fn is_open(&self, sym: MemberSym) -> bool {
        let member = &self.symbols.members[sym];
        let owner = &self.symbols.types[member.owner];
        let is_virtual = [Modifiers::VIRTUAL, Modifiers::ABSTRACT, Modifiers::OVERRIDE]
            .iter()
            .any(|&modifier| member.modifiers.has(modifier));
        let is_closed = owner.is_value_type() || owner.modifiers.has(Modifiers::SEALED);
        !self.is_static(sym) && (owner.kind == Kind::Interface || is_virtual && !is_closed)
    }

    /// The type that a member is in, with arguments where they are known.
    pub(super) fn owner_ty(&mut self, member: MemberSym, owner: &Type) -> TyId {
        let sym = self.symbols.members[member].owner;
        if owner.sym() == Some(sym) {
            return self.ty(owner);
        }
        let def = self.out.types.id(TypeKey::Sym(sym));
        self.out.tys.intern(Ty::Named { def, args: Box::default() })
    }

    /// Calls a constructor on an object that is there.
    pub(super) fn constructor_target(&mut self, call: &Call, object: Reg, args: Vec<Reg>) {
        let object_type = self.symbols.with_members(&Type::OBJECT).and_then(|ty| ty.sym());
        if object_type == Some(self.symbols.members[call.method].owner) {
            // That of `object` does nothing.
            return;
        }
        let owner = self.owner_ty(call.method, &call.owner);
        let callee = self.callee(MethodKey::Member(call.method), owner, &[]);
        let args = std::iter::once(object).chain(args).collect();
        self.call(None, TyId::VOID, Target::Direct(callee), args);
    }

    fn local_call(&mut self, callee: Node<'a>, call: &LocalCall, wanted: Option<Reg>) -> Option<Reg> {
        let function = &self.facts.functions[call.function];
        let params: Vec<ParamInfo> = self.local_params(call.function);
        let args = self.arguments_for(&call.args, &params, None, None);
        self.at_callee(callee);
        let mut all = self.captured_values(call.function);
        all.extend(args);
        let substituted = function.ret.substitute(&|param| {
            let is_own = param.owner == ParamOwner::Local(function.node);
            call.type_args.get(param.index as usize).filter(|_| is_own).cloned()
        });
        let ret = self.ty(&substituted);
        let callee = self.local_callee(call.function, &call.type_args);
        self.call(wanted, ret, Target::Direct(callee), all)
    }

    /// A call of something that is not known: by its name.
    fn unknown_call(&mut self, node: Node<'a>, callee: Node<'a>, wanted: Option<Reg>) -> Reg {
        let list = node.child(SyntaxKind::ArgList);
        let ret = self.ty_of(node);
        let ret = if ret == TyId::VOID { TyId::UNKNOWN } else { ret };
        let name = callee.token(SyntaxKind::Ident).map(|token| self.token_text(token));
        if name == Some("nameof") && callee.kind() == SyntaxKind::NameExpr {
            return self.name_of(list, wanted);
        }
        let type_args = self.written_type_args(callee);
        let Some(name) = name else {
            let delegate = self.value(callee);
            let args = self.plain_arguments(list);
            self.at_node(callee);
            return self.call(wanted, ret, Target::Delegate(delegate), args).unwrap_or(delegate);
        };
        let receiver = match callee.kind() {
            SyntaxKind::MemberAccessExpr => expression(callee, 0),
            SyntaxKind::MemberBindingExpr => {
                let args = [vec![self.binding()], self.plain_arguments(list)].concat();
                self.at_callee(callee);
                return self.call_by_name(name, type_args, ret, args, wanted);
            }
            _ => None,
        };
        if let Some(receiver) = receiver {
            if let Some(owner) = self.named_type(receiver) {
                let args = self.plain_arguments(list);
                self.at_callee(callee);
                return self.call_static(owner, name, type_args, ret, args, wanted);
            }
            let receiver = self.value(receiver);
            let args = [vec![receiver], self.plain_arguments(list)].concat();
            self.at_callee(callee);
            return self.call_by_name(name, type_args, ret, args, wanted);
        }
        if let Meaning::Local(local) = self.meaning(callee) {
            let delegate = self.read_local(*local, None);
            let args = self.plain_arguments(list);
            self.at_callee(callee);
            return self.call(wanted, ret, Target::Delegate(delegate), args).unwrap_or(delegate);
        }
        let args = self.plain_arguments(list);
        self.at_callee(callee);
        if let Some(this) = self.frame.this {
            self.call_by_name(name, type_args, ret, [vec![this], args].concat(), wanted)
        } else {
            let owner = self.open_owner();
            self.call_static(owner, name, type_args, ret, args, wanted)
        }
    }

    /// The type that the body is in.
    pub(super) fn open_owner(&mut self) -> TyId {
        let def = self.out.types.id(TypeKey::Sym(self.owner));
        self.out.tys.intern(Ty::Named { def, args: Box::default() })
    }

    fn written_type_args(&mut self, callee: Node<'a>) -> TypeArgs {
        let list = callee.child(SyntaxKind::TypeArgList);
        let nodes = list.into_iter().flat_map(Node::children).filter(|it| it.kind().is_type());
        nodes.map(|node| self.ty_of(node)).collect()
    }

    fn call_by_name(
        &mut self,
        name: &str,
        type_args: TypeArgs,
        ret: TyId,
        args: Vec<Reg>,
        wanted: Option<Reg>,
    ) -> Reg {
        let name = self.name(name);
        let dst = self.dst(wanted, ret);
        self.emit(Op::Call { dst: Some(dst), target: Target::Named { name, type_args }, args: args.into() });
        dst
    }

    fn call_static(
        &mut self,
        owner: TyId,
        name: &str,
        type_args: TypeArgs,
        ret: TyId,
        args: Vec<Reg>,
        wanted: Option<Reg>,
    ) -> Reg {
        let name = self.name(name);
        let dst = self.dst(wanted, ret);
        let target = Target::NamedStatic { owner, name, type_args };
        self.emit(Op::Call { dst: Some(dst), target, args: args.into() });
        dst
    }

    /// The arguments of a call as they are written.
    pub(super) fn plain_arguments(&mut self, list: Option<Node<'a>>) -> Vec<Reg> {
        let arguments = list.into_iter().flat_map(Node::children);
        let mut values = Vec::new();
        for argument in arguments.filter(|it| it.kind() == SyntaxKind::Argument) {
            let Some(value) = expression(argument, 0) else { continue };
            let words = [SyntaxKind::RefKw, SyntaxKind::OutKw, SyntaxKind::InKw];
            let by_address = words.iter().any(|&word| argument.token(word).is_some());
            values.push(if by_address { self.address(value) } else { self.value(value) });
        }
        values
    }

    fn name_of(&mut self, list: Option<Node<'a>>, wanted: Option<Reg>) -> Reg {
        let argument =
            list.and_then(|list| list.child(SyntaxKind::Argument)).and_then(|it| expression(it, 0));
        let tokens = argument.into_iter().flat_map(Node::tokens).map(|(_, token)| token);
        let name = tokens.filter(|token| token.kind == SyntaxKind::Ident).last();
        let text = name.map_or("", |token| self.token_text(token));
        let text = self.name(text);
        self.constant(wanted, TyId::STRING, Const::String(text))
    }

    /// The getter of a framework type's property; `this[]` is the indexer.
    pub(super) fn framework_getter(&mut self, owner: &str, property: &'static str, ret: Prim) -> Callee {
        let symbols = self.symbols;
        let sym = symbols.find_type(owner, 0);
        let member = sym.and_then(|sym| symbols.declared(sym, symbols.names.find(property)?).next());
        if let (Some(sym), Some(member)) = (sym, member) {
            let owner = self.ty(&symbols.open(sym));
            let owner = if symbols.types[sym].generics.is_empty() {
                owner
            } else {
                self.owner_ty(member, &Type::Unknown)
            };
            self.callee(MethodKey::Get(member), owner, &[])
        } else {
            let name = match property {
                "Length" => "get_Length",
                "HasValue" => "get_HasValue",
                "Value" => "get_Value",
                _ => "get_Item",
            };
            let params = usize::from(name == "get_Item");
            self.framework_of(owner, &[], name, params, ret, Receiver::Object)
        }
    }

    /// A field of a tuple of so many elements.
    pub(super) fn tuple_field(&mut self, elements: usize, name: &str) -> ir::FieldId {
        let symbols = self.symbols;
        let owner = super::fragment::tuple_key(symbols, elements);
        let TypeKey::Sym(sym) = owner else { return self.named_field(owner, name) };
        let member = symbols.names.find(name).and_then(|name| symbols.declared(sym, name).next());
        match member {
            Some(member) => self.field_id(FieldKey::Member(member)),
            None => self.named_field(owner, name),
        }
    }

    /// A field of a type that has no symbol: of an anonymous type.
    pub(super) fn named_field(&mut self, owner: TypeKey, name: &str) -> ir::FieldId {
        self.field_id(FieldKey::Named { owner, name: name.to_owned(), is_static: false })
    }

    /// All expressions of a node for what they do.
    pub(super) fn values_of(&mut self, node: Node<'a>) -> Vec<Reg> {
        let nodes: Vec<Node<'a>> = expressions(node).collect();
        nodes.into_iter().map(|node| self.value(node)).collect()
    }
}

/// Where an argument stands in the source.
fn first_node(arg: &Arg) -> Option<NodeId> {
    match arg {
        Arg::Node(node) => Some(*node),
        Arg::Rest(nodes) => nodes.first().copied(),
        Arg::Receiver | Arg::Default => None,
    }
}
