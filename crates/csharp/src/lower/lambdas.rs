//! Lambdas, anonymous methods and local functions: methods of their own that take the cells of the variables
//! they capture, and delegates made of them and of other methods.
//!
//! A lambda for an expression tree is lowered as the delegate that it describes.

use super::fragment::{Lambda, LoweredBody, MethodKey};
use super::function::{Frame, Lowering, Storage, expression, without_parens};
use crate::bind::facts::{
    Arg, Call, Function, FunctionKind, FunctionSym, LocalKind, LocalSym, Meaning, Parameter,
};
use crate::bind::{ParamInfo, Type};
use crate::syntax::{Node, SyntaxKind};
use ir::{
    Callee, Capture, Dispatch, MethodBuilder, MethodFlags, Op, Param, ParamMode, Reg, RegInfo, Span, Target,
    TyId,
};

impl<'a> Lowering<'a, '_> {
    /// `x => e`, `delegate { }`.
    pub(super) fn lambda(&mut self, node: Node<'a>, wanted: Option<Reg>) -> Reg {
        let ty = self.facts.converted_ty(node.id()).clone();
        let Meaning::Lambda(function) = self.meaning(node) else {
            let ty = self.ty(&ty);
            self.at_node(node);
            return self.unknown(wanted, ty, "a lambda that nobody looked at", Vec::new());
        };
        self.lower_function(*function, node);
        self.at_arrow(node);
        self.local_delegate(*function, &ty, wanted)
    }

    /// `=>` of a lambda, `delegate` of an anonymous method.
    fn at_arrow(&mut self, node: Node<'a>) {
        self.at_token(node, &[SyntaxKind::FatArrow, SyntaxKind::DelegateKw]);
    }

    /// A local function where it is declared.
    pub(super) fn local_function(&mut self, node: Node<'a>) {
        let declared = match self.meaning(node) {
            Meaning::LocalFunction(function) | Meaning::Lambda(function) => Some(*function),
            _ => self.facts.functions.entries().find(|(_, info)| info.node == node.id()).map(|(sym, _)| sym),
        };
        if let Some(function) = declared {
            self.lower_function(function, node);
        }
    }

    /// A delegate of a lambda or local function.
    pub(super) fn local_delegate(&mut self, function: FunctionSym, ty: &Type, wanted: Option<Reg>) -> Reg {
        let bound = self.captured_values(function);
        let callee = self.local_callee(function, &[]).into();
        let ty = self.delegate_ty(ty);
        let dst = self.dst(wanted, ty);
        self.emit(Op::Delegate { dst, ty, callee, dispatch: Dispatch::Direct, bound: bound.into() });
        dst
    }

    /// The delegate type; of an expression tree, that of the delegate it describes.
    fn delegate_ty(&mut self, ty: &Type) -> TyId {
        match ty {
            Type::Named(sym, args) if Some(*sym) == self.symbols.known.expression_of && args.len() == 1 => {
                self.ty(&args[0])
            }
            _ => self.ty(ty),
        }
    }

    pub(super) fn local_callee(&mut self, function: FunctionSym, type_args: &[Type]) -> Callee {
        let number = self.function_number(function);
        let owner = self.open_owner();
        self.callee(MethodKey::Lambda(number), owner, type_args)
    }

    /// The cells and the receiver that a function takes from around it, as the function at hand has them.
    pub(super) fn captured_values(&mut self, function: FunctionSym) -> Vec<Reg> {
        let plan = self.plan;
        let mut values = Vec::new();
        for &local in plan.captures(function) {
            let (Storage::Cell(reg) | Storage::Reg(reg) | Storage::Address(reg)) = self.storage(local);
            values.push(reg);
        }
        if self.takes_this(function) {
            values.push(self.this());
        }
        values
    }

    fn takes_this(&self, function: FunctionSym) -> bool {
        // Code in a static member may name `this` by mistake.
        let body_has_this = self.frame.this.is_some();
        self.plan.uses_this(function) && body_has_this
    }

    /// Which of the file's functions it is; it gets its place on first mention.
    fn function_number(&mut self, function: FunctionSym) -> u32 {
        if let Some(&number) = self.functions.get(&function) {
            return number;
        }
        let info = &self.facts.functions[function];
        let node = self.node(info.node);
        let name = self.function_name(info, node);
        let plan = self.plan;
        let captures = plan.captures(function).iter().map(|&local| self.capture(local)).collect();
        let params = self.function_params(info);
        let generics =
            info.generics.iter().map(|&name| self.out.names.intern(self.symbols.text(name))).collect();
        let mut flags = MethodFlags::LAMBDA;
        if !self.takes_this(function) {
            flags = flags.with(MethodFlags::STATIC);
        }
        if info.is_async {
            flags = flags.with(MethodFlags::ASYNC);
        }
        if info.is_iterator {
            flags = flags.with(MethodFlags::ITERATOR);
        }
        let span = self.function_span(node);
        let ret = self.packed_with(node).map_or_else(|| info.ret.clone(), |locals| self.packed_type(locals));
        let (name, ret) = (self.name(&name), self.ty(&ret));
        let owner = self.owner;
        let number = self.out.lambdas.len() as u32;
        self.out.lambdas.push(Lambda { name, owner, generics, captures, params, ret, flags, span });
        self.functions.insert(function, number);
        number
    }

    fn function_name(&mut self, info: &Function, node: Node<'a>) -> String {
        let path = self.frame.path.clone();
        let own = match info.kind {
            FunctionKind::Local => {
                node.token(SyntaxKind::Ident).map(|token| self.token_text(token).to_owned())
            }
            _ => None,
        };
        own.map_or_else(
            || {
                let number = self.frame.lambdas;
                self.frame.lambdas += 1;
                format!("{path}.lambda{number}")
            },
            |own| format!("{path}.{own}"),
        )
    }

    fn function_span(&self, node: Node<'a>) -> Span {
        let token = node.own_tokens().map(|(_, token)| token).find(|token| {
            matches!(token.kind, SyntaxKind::Ident | SyntaxKind::FatArrow | SyntaxKind::DelegateKw)
        });
        let range = token.map_or_else(|| node.range(), crate::syntax::Token::range);
        Span::new(self.file, self.source.point(range.start), self.source.point(range.end))
    }

    fn capture(&mut self, local: LocalSym) -> Capture {
        let info = &self.facts.locals[local];
        Capture { name: self.name(&info.name), ty: self.ty(&info.ty) }
    }

    fn function_params(&mut self, info: &Function) -> Vec<Param> {
        let mut params = Vec::new();
        for param in &info.params {
            let (name, ty, mode) = match param {
                Parameter::Local(local) => {
                    let local = &self.facts.locals[*local];
                    let mode = match local.kind {
                        LocalKind::Param(mode) => mode,
                        _ => ParamMode::Value,
                    };
                    let name = if local.name.is_empty() { "_" } else { &local.name };
                    (name.to_owned(), local.ty.clone(), mode)
                }
                Parameter::Packed(locals) => {
                    (String::from("packed"), self.packed_type(locals), ParamMode::Value)
                }
            };
            params.push(Param { name: self.name(&name), ty: self.ty(&ty), mode, default: None });
        }
        params
    }

    /// The parameters of a local function, for its callers.
    pub(super) fn local_params(&self, function: FunctionSym) -> Vec<ParamInfo> {
        let info = &self.facts.functions[function];
        let of = |param: &Parameter| {
            let Parameter::Local(local) = param else { return None };
            let local = &self.facts.locals[*local];
            let mode = match local.kind {
                LocalKind::Param(mode) => mode,
                _ => ParamMode::Value,
            };
            let name = self.symbols.names.find(&local.name).unwrap_or(ir::NameId(0));
            Some(ParamInfo { name, ty: local.ty.clone(), mode, is_optional: false, node: local.node })
        };
        info.params.iter().filter_map(of).collect()
    }

    /// Several range variables as one object.
    pub(super) fn packed_type(&self, locals: &[LocalSym]) -> Type {
        let member = |&local: &LocalSym| {
            let info = &self.facts.locals[local];
            let name = self.symbols.names.find(&info.name).unwrap_or(ir::NameId(0));
            (name, info.ty.clone())
        };
        Type::Anonymous(locals.iter().map(member).collect())
    }

    /// Lowers the body of a lambda or local function.
    pub(super) fn lower_function(&mut self, function: FunctionSym, node: Node<'a>) {
        let number = self.function_number(function);
        let lambda = &self.out.lambdas[number as usize];
        let (captures, params) = (lambda.captures.clone(), lambda.params.clone());
        let path = self.out.names.get(lambda.name).to_owned();
        let takes_this = self.takes_this(function);
        let mut registers: Vec<RegInfo> =
            captures.iter().map(|it| RegInfo { name: Some(it.name), ty: it.ty }).collect();
        if takes_this {
            let ty = self.open_owner();
            registers.push(RegInfo { name: Some(self.name("this")), ty });
        }
        for param in &params {
            let ty = if param.mode.is_by_address() { self.by_ref(param.ty) } else { param.ty };
            registers.push(RegInfo { name: Some(param.name), ty });
        }
        let info = &self.facts.functions[function];
        let ret = if info.is_async { super::bodies::inside_task(&info.ret) } else { info.ret.clone() };
        let mut frame = Frame::new(MethodBuilder::with_registers(registers), path, ret);
        frame.overflow = self.frame.overflow;
        frame.this = takes_this.then_some(Reg(captures.len() as u32));
        let plan = self.plan;
        for (index, &local) in plan.captures(function).iter().enumerate() {
            frame.storage.insert(local, Storage::Cell(Reg(index as u32)));
        }
        let outer = std::mem::replace(&mut self.frame, frame);
        let first = (captures.len() + usize::from(takes_this)) as u32;
        for (index, param) in info.params.iter().enumerate() {
            self.bind_function_param(param, Reg(first + index as u32));
        }
        self.function_code(info, node);
        let body = self.finish_body(first as usize + params.len());
        self.frame = outer;
        let method = self.out.methods.id(MethodKey::Lambda(number));
        self.out.bodies.push(LoweredBody { method, body, flags: MethodFlags::NONE });
    }

    fn bind_function_param(&mut self, param: &Parameter, reg: Reg) {
        match param {
            Parameter::Local(local) => self.bind_param(*local, reg),
            Parameter::Packed(locals) => {
                let ty = self.packed_type(locals);
                for &local in locals {
                    let name = self.facts.locals[local].name.clone();
                    let part = self.part_lvalue(&ty, &name, reg);
                    let value = self.read(&part, None);
                    self.initialize(local, value);
                }
            }
        }
    }

    fn function_code(&mut self, info: &Function, node: Node<'a>) {
        self.frame.returns_ref = node.child(SyntaxKind::RefType).is_some();
        match info.kind {
            FunctionKind::Query => self.query_value(node),
            _ if node.kind() == SyntaxKind::LambdaExpr && node.child(SyntaxKind::Block).is_none() => {
                if let Some(value) = expression(node, 0) {
                    self.hoist(node);
                    self.return_expression(value);
                }
            }
            _ => self.body_node(node),
        }
    }

    /// A lambda that nobody wrote: its parameters in order, and the value that `body` makes of them.
    pub(super) fn generated_lambda(
        &mut self,
        params: &[(String, Type)],
        ret: &Type,
        delegate: &Type,
        body: impl FnOnce(&mut Self) -> Reg,
    ) -> Reg {
        let span = self.frame.b.span();
        let name = format!("{}.lambda{}", self.frame.path, self.frame.lambdas);
        self.frame.lambdas += 1;
        let mut all = Vec::new();
        for (name, ty) in params {
            all.push(Param { name: self.name(name), ty: self.ty(ty), mode: ParamMode::Value, default: None });
        }
        let registers = all.iter().map(|param| RegInfo { name: Some(param.name), ty: param.ty }).collect();
        let mut frame = Frame::new(MethodBuilder::with_registers(registers), name.clone(), ret.clone());
        frame.b.set_span(span);
        let outer = std::mem::replace(&mut self.frame, frame);
        let value = body(self);
        self.return_value(Some(value));
        let lowered = self.finish_body(params.len());
        self.frame = outer;
        let flags = MethodFlags::LAMBDA.with(MethodFlags::STATIC).with(MethodFlags::GENERATED);
        let (name, ret) = (self.name(&name), self.ty(ret));
        let number = self.out.lambdas.len() as u32;
        let (owner, generics, captures) = (self.owner, Vec::new(), Vec::new());
        self.out.lambdas.push(Lambda { name, owner, generics, captures, params: all, ret, flags, span });
        let method = self.out.methods.id(MethodKey::Lambda(number));
        self.out.bodies.push(LoweredBody { method, body: lowered, flags: MethodFlags::NONE });
        let owner = self.open_owner();
        let callee = self.callee(MethodKey::Lambda(number), owner, &[]).into();
        let ty = self.delegate_ty(delegate);
        let dst = self.temp(ty);
        self.emit(Op::Delegate { dst, ty, callee, dispatch: Dispatch::Direct, bound: ir::Regs::default() });
        dst
    }

    // Delegates of methods.

    /// A method as a value.
    pub(super) fn group(&mut self, node: Node<'a>, call: &'a Call, wanted: Option<Reg>) -> Reg {
        let ty = self.facts.converted_ty(node.id()).clone();
        self.group_as(node, call, &ty, wanted)
    }

    fn group_as(&mut self, node: Node<'a>, call: &'a Call, ty: &Type, wanted: Option<Reg>) -> Reg {
        let node = without_parens(node);
        let is_extension = call.args.first() == Some(&Arg::Receiver);
        let receiver = expression(node, 0).filter(|_| node.kind() == SyntaxKind::MemberAccessExpr);
        let is_static = self.is_static(call.method);
        let bound: Vec<Reg> = match receiver {
            _ if is_static && !is_extension => Vec::new(),
            Some(receiver) => vec![self.bound_receiver(receiver)],
            None => vec![self.this()],
        };
        self.at_callee(node);
        let key = MethodKey::Member(call.method);
        let (callee, dispatch) = match self.target(call, key) {
            Target::Virtual(callee) => (callee, Dispatch::Virtual),
            Target::Direct(callee) => (callee, Dispatch::Direct),
            _ => return self.missing(node, wanted),
        };
        let ty = self.delegate_ty(ty);
        let dst = self.dst(wanted, ty);
        self.emit(Op::Delegate { dst, ty, callee: callee.into(), dispatch, bound: bound.into() });
        dst
    }

    /// A delegate keeps a struct as an object.
    fn bound_receiver(&mut self, receiver: Node<'a>) -> Reg {
        let ty = self.facts.converted_ty(receiver.id()).clone();
        let inner = without_parens(receiver);
        if inner.kind() == SyntaxKind::BaseExpr {
            return self.this();
        }
        let value = self.value(receiver);
        if self.symbols.is_value_type(&ty) { self.convert(value, &ty, &Type::OBJECT, None) } else { value }
    }

    /// What `new D(x)` makes.
    pub(super) fn delegate_of(&mut self, argument: Node<'a>, ty: &Type, wanted: Option<Reg>) -> Reg {
        let inner = without_parens(argument);
        match self.meaning(inner) {
            Meaning::Group(call) => self.group_as(inner, call, ty, wanted),
            Meaning::LocalFunction(function) => self.local_delegate(*function, ty, wanted),
            _ => self.value_into(argument, wanted),
        }
    }
}
