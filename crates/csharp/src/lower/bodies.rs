//! Which bodies a file has, and what runs in each: the code that is written, and what goes without saying.
//!
//! A constructor runs the initialisers of the object's fields, in the order of the source and perhaps from
//! other files, then the base constructor, then its own code; one that calls `this(…)` leaves the first two
//! to that one. A static constructor runs the static initialisers first, and is made if nobody wrote one.

use super::accessors;
use super::fragment::{FieldKey, Fragment, LoweredBody, MethodKey, TypeKey};
use super::function::{Frame, Lowering, Storage, expression};
use super::plan::Plan;
use super::shape::{self, When};
use crate::bind::facts::{Facts, FunctionSym, LocalSym, Meaning, Parameter};
use crate::bind::{Kind, MemberKind, MemberSym, Modifiers, SourceId, Symbols, Type, TypeSym};
use crate::syntax::{Node, NodeId, SyntaxKind};
use ir::{
    FileId, IndexVec, MethodBuilder, MethodFlags, Op, Order, Overflow, Place, Reg, RegInfo, Terminator, Ty,
};
use rustc_hash::FxHashMap;

/// All that lowering a file looks at.
#[derive(Clone, Copy)]
pub(super) struct Context<'a> {
    pub(super) symbols: &'a Symbols,
    pub(super) files: &'a IndexVec<SourceId, FileId>,
}

/// A piece of code: a node with what is known about it.
pub(super) struct Piece<'a> {
    source: SourceId,
    node: Node<'a>,
    member: MemberSym,
    facts: Facts,
    plan: Plan,
}

impl<'a> Piece<'a> {
    fn new(cx: Context<'a>, member: MemberSym, node: NodeId) -> Piece<'a> {
        let source = cx.symbols.members[member].source;
        let node = cx.symbols.sources[source].node(node);
        let facts = super::infer(cx.symbols, member, node.id());
        let plan = Plan::new(cx.symbols, &facts, node);
        Piece { source, node, member, facts, plan }
    }
}

/// Lowers the members that a file declares.
pub(super) fn lower_file(cx: Context<'_>, members: &[MemberSym], static_inits: &[TypeSym]) -> Fragment {
    let mut out = Fragment::default();
    for &member in members {
        lower_member(cx, member, &mut out);
    }
    for &ty in static_inits {
        static_constructor(cx, ty, None, &mut out);
    }
    out
}

fn lower_member(cx: Context<'_>, sym: MemberSym, out: &mut Fragment) {
    let symbols = cx.symbols;
    let member = &symbols.members[sym];
    if member.modifiers.has(Modifiers::ABSTRACT) || member.modifiers.has(Modifiers::EXTERN) {
        return;
    }
    let node = symbols.member_node(sym);
    match member.kind {
        MemberKind::Field | MemberKind::Const | MemberKind::EnumMember => {}
        MemberKind::Constructor => constructor(cx, sym, out),
        MemberKind::StaticConstructor => static_constructor(cx, member.owner, Some(sym), out),
        MemberKind::Property | MemberKind::Indexer | MemberKind::Event => accessors(cx, sym, out),
        MemberKind::Method
            if matches!(node.kind(), SyntaxKind::RecordDecl | SyntaxKind::RecordStructDecl) =>
        {
            accessors::deconstruct(cx, sym, out);
        }
        MemberKind::Method if node.kind() == SyntaxKind::CompilationUnit => {
            function(cx, sym, MethodKey::Member(sym), node, out);
        }
        MemberKind::Method | MemberKind::Finalizer | MemberKind::Operator | MemberKind::Conversion => {
            if shape::body_of(node).is_some() {
                function(cx, sym, MethodKey::Member(sym), node, out);
            }
        }
    }
}

fn accessors(cx: Context<'_>, sym: MemberSym, out: &mut Fragment) {
    for accessor in shape::accessors(cx.symbols, sym) {
        let key = accessor.kind.key(sym);
        match accessor.node.filter(|&node| shape::body_of(node).is_some()) {
            Some(node) => function(cx, sym, key, node, out),
            None if shape::has_field(cx.symbols, sym) => accessors::automatic(cx, sym, key, out),
            None => {}
        }
    }
}

/// A method, operator or accessor whose body is written.
fn function(cx: Context<'_>, sym: MemberSym, key: MethodKey, node: Node<'_>, out: &mut Fragment) {
    let piece = Piece::new(cx, sym, node.id());
    let mut lowering = begin(cx, sym, &key, &piece, out);
    lowering.bind_params();
    let flags = lowering.code(node);
    finish(lowering, key, flags);
}

fn static_constructor(cx: Context<'_>, owner: TypeSym, written: Option<MemberSym>, out: &mut Fragment) {
    let symbols = cx.symbols;
    let initializers = shape::initializers(symbols, owner, When::ForType);
    let pieces: Vec<Piece<'_>> = initializers.iter().map(|it| Piece::new(cx, it.member, it.node)).collect();
    let code = written.map(|sym| Piece::new(cx, sym, symbols.members[sym].node));
    let Some(first) = pieces.first().or(code.as_ref()) else { return };
    let key = written.map_or(MethodKey::StaticInit(owner), MethodKey::Member);
    let (registers, path) = (Vec::new(), String::from(".cctor"));
    let mut lowering = start(cx, owner, first, registers, path, out);
    for piece in &pieces {
        lowering.initializer(cx, piece);
    }
    if let Some(piece) = &code {
        lowering.resume(cx, piece);
        lowering.code(piece.node);
    }
    finish(lowering, key, MethodFlags::NONE);
}

fn constructor(cx: Context<'_>, sym: MemberSym, out: &mut Fragment) {
    let symbols = cx.symbols;
    let member = &symbols.members[sym];
    let node = symbols.member_node(sym);
    let is_written = node.kind() == SyntaxKind::ConstructorDecl;
    let chain = node.child(SyntaxKind::ConstructorInitializer).filter(|_| is_written);
    let chains_to_this = chain.is_some_and(|it| it.token(SyntaxKind::ThisKw).is_some());
    // The constructor without parameters that every struct has sets all to zero and runs nothing.
    let is_zero =
        !is_written && symbols.types[member.owner].is_value_type() && !shape::is_primary(symbols, sym);
    let mut pieces = Vec::new();
    if !chains_to_this && !is_zero {
        let initializers = shape::initializers(symbols, member.owner, When::ForObject);
        pieces.extend(initializers.iter().map(|it| Piece::new(cx, it.member, it.node)));
    }
    let own = if is_written { Some(node) } else { base_call_node(symbols, sym) };
    let own = own.map(|node| Piece::new(cx, sym, node.id()));
    let nothing;
    let first = if let Some(first) = pieces.first().or(own.as_ref()) {
        first
    } else {
        nothing = Piece {
            source: member.source,
            node,
            member: sym,
            facts: Facts::default(),
            plan: Plan::default(),
        };
        &nothing
    };
    let key = MethodKey::Member(sym);
    let mut lowering = begin(cx, sym, &key, first, out);
    lowering.primary_params(sym);
    for piece in &pieces {
        lowering.initializer(cx, piece);
    }
    if let Some(piece) = &own {
        lowering.resume(cx, piece);
        lowering.bind_params();
    }
    match (&own, chain) {
        (Some(piece), Some(chain)) => lowering.constructor_call(chain, piece.node),
        (Some(piece), None) if !is_written => lowering.constructor_call(piece.node, piece.node),
        _ if !is_zero => lowering.implicit_base_call(),
        _ => {}
    }
    if let Some(piece) = own.as_ref().filter(|_| is_written) {
        lowering.code(piece.node);
    }
    finish(lowering, key, MethodFlags::NONE);
}

/// `: Base(x)` of a type with a primary constructor.
fn base_call_node(symbols: &Symbols, sym: MemberSym) -> Option<Node<'_>> {
    let node = symbols.member_node(sym);
    shape::is_primary(symbols, sym).then_some(())?;
    node.child(SyntaxKind::BaseList)?.child(SyntaxKind::BaseConstructor)
}

/// Starts the body of a member, with the registers that a call fills.
pub(super) fn begin<'a, 'o>(
    cx: Context<'a>,
    sym: MemberSym,
    key: &MethodKey,
    piece: &'a Piece<'a>,
    out: &'o mut Fragment,
) -> Lowering<'a, 'o> {
    let (registers, has_this) = entry_registers(cx.symbols, sym, key, out);
    let name = method_path(cx.symbols, sym, key);
    let mut lowering = start(cx, cx.symbols.members[sym].owner, piece, registers, name, out);
    lowering.frame.this = has_this.then_some(Reg(0));
    if matches!(key, MethodKey::Set(_) | MethodKey::Add(_) | MethodKey::Remove(_)) {
        lowering.frame.ret = Type::VOID;
    }
    lowering
}

/// A piece for code that nobody wrote.
pub(super) fn generated(cx: Context<'_>, sym: MemberSym) -> Piece<'_> {
    Piece {
        source: cx.symbols.members[sym].source,
        node: cx.symbols.member_node(sym),
        member: sym,
        facts: Facts::default(),
        plan: Plan::default(),
    }
}

fn start<'a, 'o>(
    cx: Context<'a>,
    owner: TypeSym,
    piece: &'a Piece<'a>,
    registers: Vec<RegInfo>,
    path: String,
    out: &'o mut Fragment,
) -> Lowering<'a, 'o> {
    let source = &cx.symbols.sources[piece.source];
    let entry = registers.len();
    let builder = MethodBuilder::with_registers(registers);
    let ret = cx.symbols.signature(piece.member).ty.clone();
    let mut frame = Frame::new(builder, path, ret);
    frame.entry = entry;
    if cx.symbols.projects.get(source.project).is_some_and(|project| project.checked) {
        frame.overflow = Overflow::Check;
    }
    Lowering {
        symbols: cx.symbols,
        facts: &piece.facts,
        source,
        file: cx.files[piece.source],
        plan: &piece.plan,
        owner,
        member: Some(piece.member),
        out,
        functions: FxHashMap::default(),
        frame,
    }
}

/// The registers that a call fills, and whether the first is the receiver.
fn entry_registers(
    symbols: &Symbols,
    sym: MemberSym,
    key: &MethodKey,
    out: &mut Fragment,
) -> (Vec<RegInfo>, bool) {
    let member = &symbols.members[sym];
    let signature = symbols.signature(sym);
    let is_static = member.modifiers.has(Modifiers::STATIC)
        || matches!(member.kind, MemberKind::Operator | MemberKind::Conversion);
    let mut registers = Vec::new();
    if !is_static {
        let def = out.types.id(TypeKey::Sym(member.owner));
        let ty = out.tys.intern(Ty::Named { def, args: Box::default() });
        registers.push(RegInfo { name: Some(out.names.intern("this")), ty });
    }
    for param in &signature.params {
        let ty = super::fragment::ty(out, symbols, &param.ty);
        let ty = if param.mode.is_by_address() { out.tys.intern(Ty::ByRef(ty)) } else { ty };
        registers.push(RegInfo { name: Some(out.names.intern(symbols.text(param.name))), ty });
    }
    if matches!(key, MethodKey::Set(_) | MethodKey::Add(_) | MethodKey::Remove(_)) {
        let ty = super::fragment::ty(out, symbols, &signature.ty);
        registers.push(RegInfo { name: Some(out.names.intern("value")), ty });
    }
    (registers, !is_static)
}

fn method_path(symbols: &Symbols, sym: MemberSym, key: &MethodKey) -> String {
    super::declare::method_name(symbols, &symbols.members[sym], key)
}

/// Ends a body and hands it over.
pub(super) fn finish(mut lowering: Lowering<'_, '_>, key: MethodKey, flags: MethodFlags) {
    let entry = lowering.frame.entry;
    let body = lowering.finish_body(entry);
    let method = lowering.out.methods.id(key);
    lowering.out.bodies.push(LoweredBody { method, body, flags });
}

impl<'a> Lowering<'a, '_> {
    /// Goes on with another piece of code in the same body.
    fn resume(&mut self, cx: Context<'a>, piece: &'a Piece<'a>) {
        self.facts = &piece.facts;
        self.plan = &piece.plan;
        self.source = &cx.symbols.sources[piece.source];
        self.file = cx.files[piece.source];
        self.member = Some(piece.member);
        self.functions.clear();
        self.frame.storage.clear();
        self.frame.labels.clear();
        self.frame.ret = Type::VOID;
    }

    /// Says where the parameters of the body are: in registers that the call filled.
    fn bind_params(&mut self) {
        let Some(body) = self.facts.functions.get(FunctionSym::BODY) else { return };
        let first = u32::from(self.frame.this.is_some());
        for (index, param) in body.params.iter().enumerate() {
            let reg = Reg(first + index as u32);
            if let Parameter::Local(local) = param {
                self.bind_param(*local, reg);
            }
        }
    }

    /// Says where a parameter is; if it needs an address, in a cell that is made here.
    pub(super) fn bind_param(&mut self, local: LocalSym, reg: Reg) {
        let info = &self.facts.locals[local];
        let by_address =
            matches!(&info.kind, crate::bind::facts::LocalKind::Param(mode) if mode.is_by_address());
        let storage = if by_address {
            Storage::Address(reg)
        } else if self.plan.is_cell(local) {
            let ty = self.ty(&info.ty);
            let name = self.name(&info.name);
            let cell = self.frame.b.local(name, ty);
            self.emit(Op::NewCell { dst: cell, ty });
            self.store(Place::Cell(cell), reg);
            Storage::Cell(cell)
        } else {
            Storage::Reg(reg)
        };
        self.frame.storage.insert(local, storage);
    }

    /// The code of a method, accessor, …, and what it tells about its method.
    fn code(&mut self, node: Node<'a>) -> MethodFlags {
        let function = self.facts.functions.get(FunctionSym::BODY);
        let is_iterator = function.is_some_and(|it| it.is_iterator) || contains_yield(node);
        let is_async =
            self.member.is_some_and(|sym| self.symbols.members[sym].modifiers.has(Modifiers::ASYNC));
        self.frame.returns_ref = self.member.is_some_and(|sym| self.symbols.signature(sym).returns_ref);
        if is_async {
            self.frame.ret = inside_task(&self.frame.ret);
        }
        self.body_node(node);
        if is_iterator { MethodFlags::ITERATOR } else { MethodFlags::NONE }
    }

    /// The statements or the expression of a function.
    pub(super) fn body_node(&mut self, node: Node<'a>) {
        if node.kind() == SyntaxKind::CompilationUnit {
            return self.top_level(node);
        }
        let Some(body) = shape::body_of(node) else { return };
        if body.kind() == SyntaxKind::Block {
            self.statement(body);
        } else if let Some(value) = expression(body, 0) {
            self.hoist(body);
            self.return_expression(value);
        }
    }

    fn top_level(&mut self, node: Node<'a>) {
        let globals = node.children().filter(|it| it.kind() == SyntaxKind::GlobalStatement);
        let statements: Vec<Node<'a>> =
            globals.flat_map(Node::children).filter(|it| it.kind().is_statement()).collect();
        self.statements(&statements);
    }

    /// `= value` of a field or property.
    fn initializer(&mut self, cx: Context<'a>, piece: &'a Piece<'a>) {
        self.resume(cx, piece);
        self.bind_primary_params();
        let Some(value) = expression(piece.node, 0) else { return };
        self.hoist(piece.node);
        let ty = self.symbols.signature(piece.member).ty.clone();
        let value = self.value_as(value, &ty, None);
        let name = self.symbols.member_node(piece.member).token(SyntaxKind::Ident);
        if let Some(name) = name {
            self.at(name.range());
        }
        let (place, order) = self.field_place(piece.member, &self.symbols.open(self.owner), self.frame.this);
        self.emit(Op::Store { place, src: value, order });
    }

    /// Parameters of the primary constructor, in an initialiser: the constructor's own.
    fn bind_primary_params(&mut self) {
        let Some(constructor) = shape::primary_constructor(self.symbols, self.owner) else { return };
        let params = &self.symbols.signature(constructor).params;
        for (local, info) in self.facts.locals.entries() {
            let position = params.iter().position(|param| self.symbols.text(param.name) == info.name);
            let is_param = info.node.is_none_or(|node| self.node_is_param(node));
            if let Some(index) = position.filter(|_| is_param) {
                self.bind_param(local, Reg(1 + index as u32));
            }
        }
    }

    fn node_is_param(&self, node: NodeId) -> bool {
        self.source.tree.node_count() > node.index() && self.source.node(node).kind() == SyntaxKind::Param
    }

    /// What a primary constructor does before all else: its parameters into the properties and fields that
    /// stand for them.
    fn primary_params(&mut self, sym: MemberSym) {
        let symbols = self.symbols;
        if !shape::is_primary(symbols, sym) {
            return;
        }
        let owner = symbols.members[sym].owner;
        let is_record = matches!(symbols.types[owner].kind, Kind::RecordClass | Kind::RecordStruct);
        let captured = shape::captured_primary_params(symbols, owner);
        let this = Reg(0);
        for (index, param) in symbols.signature(sym).params.iter().enumerate() {
            let src = Reg(1 + index as u32);
            let property = symbols.declared(owner, param.name).find(|&it| {
                symbols.members[it].kind == MemberKind::Property
                    && symbols.member_node(it).kind() == SyntaxKind::Param
            });
            let key = match property {
                Some(property) if is_record => FieldKey::Member(property),
                _ if captured.contains(&(index as u16)) => FieldKey::PrimaryParam(owner, index as u16),
                _ => continue,
            };
            if let Some(node) = param.node {
                self.at_token(self.source.node(node), &[SyntaxKind::Ident]);
            }
            let field = self.field_id(key);
            self.emit(Op::Store { place: Place::Field { base: this, field }, src, order: Order::Plain });
        }
    }

    /// `: this(…)` and `: base(…)`.
    fn constructor_call(&mut self, node: Node<'a>, whole: Node<'a>) {
        let Some(this) = self.frame.this else { return };
        self.hoist(node);
        let Meaning::Call(call) = self.meaning(node) else {
            let list = node.child(SyntaxKind::ArgList);
            let mut args = vec![this];
            args.extend(self.plain_arguments(list));
            self.at_token(node, &[SyntaxKind::BaseKw, SyntaxKind::ThisKw]);
            if args.len() > 1 || whole != node {
                self.call_named(None, ".ctor", ir::TyId::VOID, args);
            }
            return;
        };
        let args = self.arguments(call, None);
        self.at_token(node, &[SyntaxKind::BaseKw, SyntaxKind::ThisKw]);
        self.constructor_target(call, this, args);
    }

    /// The call of the base class's constructor without parameters, if that is known and does anything.
    fn implicit_base_call(&mut self) {
        let Some(this) = self.frame.this else { return };
        let open = self.symbols.open(self.owner);
        let Some(base) = self.symbols.base(&open) else { return };
        let Type::Named(sym, _) = &base else { return };
        if self.symbols.types[self.owner].is_value_type() {
            return;
        }
        let constructors = self.symbols.types[*sym].members.iter().copied();
        let is_default = |sym: &MemberSym| {
            let member = &self.symbols.members[*sym];
            let all_optional = || self.symbols.signature(*sym).params.iter().all(|param| param.is_optional);
            member.kind == MemberKind::Constructor && all_optional()
        };
        let Some(method) = constructors.clone().find(is_default) else { return };
        let args = vec![crate::bind::facts::Arg::Default; self.symbols.signature(method).params.len()];
        let call = crate::bind::facts::Call {
            method,
            owner: base.clone(),
            type_args: Vec::new(),
            args,
            is_base: true,
            implicit_this: true,
        };
        let args = self.arguments(&call, None);
        self.constructor_target(&call, this, args);
    }

    /// Ends the body: control that falls off its end returns, and every register is written before it is read.
    pub(super) fn finish_body(&mut self, entry: usize) -> ir::Body {
        if !self.frame.b.is_sealed() {
            self.at_end();
            self.seal(Terminator::Return(None));
        }
        if let Some((block, value)) = self.frame.exit {
            self.switch_to(block);
            self.seal(Terminator::Return(value));
        }
        let empty = MethodBuilder::with_registers(Vec::new());
        let mut body = std::mem::replace(&mut self.frame.b, empty).finish();
        super::definite::complete(&mut body, entry);
        body
    }

    fn at_end(&mut self) {
        self.frame.b.set_span(ir::Span::NONE);
    }
}

/// What an `async` function that returns `ty` gives back with `return`.
pub(super) fn inside_task(ty: &Type) -> Type {
    match ty {
        Type::Named(_, args) if args.len() == 1 => args[0].clone(),
        Type::Unknown => Type::Unknown,
        _ => Type::VOID,
    }
}

/// Does a function yield, other than in the functions in it?
pub(super) fn contains_yield(node: Node<'_>) -> bool {
    let is_own = |it: &Node<'_>| {
        let functions = it.ancestors().take_while(|around| *around != node);
        !functions.map(Node::kind).any(|kind| {
            matches!(
                kind,
                SyntaxKind::LambdaExpr | SyntaxKind::AnonymousMethodExpr | SyntaxKind::LocalFunction
            )
        })
    };
    node.descendants().filter(|it| it.kind() == SyntaxKind::YieldStmt).any(|it| is_own(&it))
}
