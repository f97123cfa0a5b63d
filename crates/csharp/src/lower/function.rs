//! The function that is being lowered: its builder, where its variables live, where its jumps go.

use super::fragment::{self, FieldKey, Fragment, MethodKey, TypeKey};
use super::plan::Plan;
use crate::bind::facts::{Facts, FunctionSym, LocalSym};
use crate::bind::{MemberSym, Source, Symbols, Type, TypeSym};
use crate::syntax::{Node, NodeId, SyntaxKind, TextRange, Token};
use ir::{
    BlockId, Callee, Const, FieldId, FileId, MethodBuilder, NameId, Op, Order, Overflow, Place, Prim, Reg,
    Span, Target, Terminator, Ty, TyId, TypeArgs,
};
use rustc_hash::FxHashMap;

/// What is being lowered, and where to.
pub(super) struct Lowering<'a, 'o> {
    pub(super) symbols: &'a Symbols,
    pub(super) facts: &'a Facts,
    pub(super) source: &'a Source,
    pub(super) file: FileId,
    pub(super) plan: &'a Plan,
    /// The type that the body is in.
    pub(super) owner: TypeSym,
    /// The member that the body is of.
    pub(super) member: Option<MemberSym>,
    pub(super) out: &'o mut Fragment,
    /// Which of the file's lambdas each function of the body is.
    pub(super) functions: FxHashMap<FunctionSym, u32>,
    pub(super) frame: Frame<'a>,
}

/// One function: the body itself, a lambda, a local function.
pub(super) struct Frame<'a> {
    pub(super) b: MethodBuilder,
    pub(super) storage: FxHashMap<LocalSym, Storage>,
    pub(super) this: Option<Reg>,
    /// How many registers a call fills.
    pub(super) entry: usize,
    pub(super) jumps: Vec<Jump>,
    pub(super) labels: FxHashMap<&'a str, BlockId>,
    /// What `goto case` and `goto default` mean, for each `switch` around.
    pub(super) switches: Vec<Switch<'a>>,
    /// Declared type of the value that `return` gives back; of an `async` function, inside of the task.
    pub(super) ret: Type,
    /// Is it an address that is given back?
    pub(super) returns_ref: bool,
    /// Where `return` goes from inside of a protected region.
    pub(super) exit: Option<(BlockId, Option<Reg>)>,
    /// What a bare `throw;` raises again.
    pub(super) caught: Vec<Reg>,
    pub(super) overflow: Overflow,
    /// Who it is, for the names of the functions in it.
    pub(super) path: String,
    pub(super) lambdas: u32,
    /// What stands left of the `?` in `a?.b`, for the bindings on its right.
    pub(super) bindings: Vec<Reg>,
}

/// Where a variable lives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Storage {
    /// In a register.
    Reg(Reg),
    /// In the cell that the register holds.
    Cell(Reg),
    /// At the address that the register holds.
    Address(Reg),
}

/// Where `break` and `continue` go.
#[derive(Clone, Copy, Debug)]
pub(super) struct Jump {
    pub(super) on_break: BlockId,
    /// None for `switch`.
    pub(super) on_continue: Option<BlockId>,
}

/// The sections of a `switch` statement.
#[derive(Clone, Debug, Default)]
pub(super) struct Switch<'a> {
    pub(super) cases: Vec<(Option<Const>, &'a str, BlockId)>,
    pub(super) default: Option<BlockId>,
}

impl<'a> Frame<'a> {
    pub(super) fn new(b: MethodBuilder, path: String, ret: Type) -> Frame<'a> {
        Frame {
            b,
            storage: FxHashMap::default(),
            this: None,
            entry: 0,
            jumps: Vec::new(),
            labels: FxHashMap::default(),
            switches: Vec::new(),
            ret,
            returns_ref: false,
            exit: None,
            caught: Vec::new(),
            overflow: Overflow::Wrap,
            path,
            lambdas: 0,
            bindings: Vec::new(),
        }
    }
}

impl<'a> Lowering<'a, '_> {
    pub(super) fn text(&self, node: Node<'a>) -> &'a str {
        node.text(&self.source.text)
    }

    pub(super) fn token_text(&self, token: Token) -> &'a str {
        token.range().of(&self.source.text).trim_start_matches('@')
    }

    pub(super) fn name(&mut self, text: &str) -> NameId {
        self.out.names.intern(text)
    }

    /// A type as the IR has it.
    pub(super) fn ty(&mut self, ty: &Type) -> TyId {
        fragment::ty(self.out, self.symbols, ty)
    }

    /// The type of an expression by itself.
    pub(super) fn type_of(&self, node: Node<'a>) -> &'a Type {
        self.facts.ty(node.id())
    }

    /// The type of an expression by itself, as the IR has it.
    pub(super) fn ty_of(&mut self, node: Node<'a>) -> TyId {
        self.ty(self.facts.ty(node.id()))
    }

    pub(super) fn by_ref(&mut self, ty: TyId) -> TyId {
        self.out.tys.intern(Ty::ByRef(ty))
    }

    // What follows comes from there.

    pub(super) fn at(&mut self, range: TextRange) {
        let span = Span::new(self.file, self.source.point(range.start), self.source.point(range.end));
        self.frame.b.set_span(span);
    }

    pub(super) fn at_node(&mut self, node: Node<'a>) {
        self.at(node.range());
    }

    /// What follows comes from the first own token of one of the kinds, or else from the whole node.
    pub(super) fn at_token(&mut self, node: Node<'a>, kinds: &[SyntaxKind]) {
        let token = node.own_tokens().map(|(_, token)| token).find(|token| kinds.contains(&token.kind));
        self.at(token.map_or_else(|| node.range(), Token::range));
    }

    // Short ways to instructions.

    pub(super) fn emit(&mut self, op: Op) {
        self.frame.b.emit(op);
    }

    pub(super) fn seal(&mut self, end: Terminator) {
        self.frame.b.seal(end);
    }

    pub(super) fn temp(&mut self, ty: TyId) -> Reg {
        self.frame.b.temp(ty)
    }

    /// Where a result goes: where it is wanted, or a new register.
    pub(super) fn dst(&mut self, wanted: Option<Reg>, ty: TyId) -> Reg {
        wanted.unwrap_or_else(|| self.temp(ty))
    }

    /// A value that is there already, where it is wanted.
    pub(super) fn moved(&mut self, wanted: Option<Reg>, src: Reg) -> Reg {
        match wanted {
            Some(dst) if dst != src => {
                self.emit(Op::Copy { dst, src });
                dst
            }
            _ => src,
        }
    }

    pub(super) fn constant(&mut self, wanted: Option<Reg>, ty: TyId, value: Const) -> Reg {
        let dst = self.dst(wanted, ty);
        self.emit(Op::Const { dst, value });
        dst
    }

    pub(super) fn bool(&mut self, wanted: Option<Reg>, value: bool) -> Reg {
        self.constant(wanted, TyId::BOOL, Const::Bool(value))
    }

    /// A small number: an index, a length.
    pub(super) fn int(&mut self, value: usize) -> Reg {
        let value = i64::try_from(value).unwrap_or(i64::MAX);
        self.constant(None, TyId::INT, Const::Int(ir::IntKind::Int, value))
    }

    pub(super) fn unknown(&mut self, wanted: Option<Reg>, ty: TyId, reason: &str, args: Vec<Reg>) -> Reg {
        let dst = self.dst(wanted, ty);
        let reason = self.name(reason);
        self.emit(Op::Unknown { dst: Some(dst), reason, args: args.into() });
        dst
    }

    pub(super) fn load(&mut self, wanted: Option<Reg>, ty: TyId, place: Place, order: Order) -> Reg {
        let dst = self.dst(wanted, ty);
        self.emit(Op::Load { dst, place, order });
        dst
    }

    pub(super) fn store(&mut self, place: Place, src: Reg) {
        self.emit(Op::Store { place, src, order: Order::Plain });
    }

    pub(super) fn address_of(&mut self, ty: TyId, place: Place) -> Reg {
        let ty = self.by_ref(ty);
        let dst = self.temp(ty);
        self.emit(Op::AddrOf { dst, place });
        dst
    }

    pub(super) fn binary(&mut self, op: ir::BinaryOp, kind: Prim, ty: TyId, lhs: Reg, rhs: Reg) -> Reg {
        let dst = self.temp(ty);
        let overflow = Overflow::Wrap;
        self.emit(Op::Binary { dst, op, kind, overflow, lhs, rhs });
        dst
    }

    /// A value in a cell of its own, for what needs an address.
    pub(super) fn spill(&mut self, ty: TyId, value: Reg) -> Reg {
        let cell = self.temp(ty);
        self.emit(Op::NewCell { dst: cell, ty });
        self.store(Place::Cell(cell), value);
        cell
    }

    pub(super) fn new_block(&mut self) -> BlockId {
        self.frame.b.new_block()
    }

    pub(super) fn goto(&mut self, block: BlockId) {
        if !self.frame.b.is_sealed() {
            self.seal(Terminator::Goto(block));
        }
    }

    /// Jumps out of whatever is around, to a block that is further out or here.
    pub(super) fn jump(&mut self, block: BlockId) {
        let stays = self.frame.b.region() == self.frame.b.region_of(block);
        self.seal(if stays { Terminator::Goto(block) } else { Terminator::Leave(block) });
    }

    pub(super) fn switch_to(&mut self, block: BlockId) {
        self.frame.b.switch_to(block);
    }

    pub(super) fn fall_into(&mut self, block: BlockId) {
        self.frame.b.fall_into(block);
    }

    pub(super) fn branch(&mut self, cond: Reg, then: BlockId, otherwise: BlockId) {
        self.seal(Terminator::Branch { cond, then, otherwise });
    }

    // Members of the framework and of the program.

    pub(super) fn field_id(&mut self, key: FieldKey) -> FieldId {
        self.out.fields.id(key)
    }

    /// A method as it is named in a call; the type it is in, with arguments, is found out if it is not said.
    pub(super) fn callee(&mut self, key: MethodKey, owner: TyId, type_args: &[Type]) -> Callee {
        let type_args = type_args.iter().map(|arg| self.ty(arg)).collect();
        Callee { method: self.out.methods.id(key), owner, type_args }
    }

    /// A method of a framework type: the outline's if there is one, or one of that name that is only mentioned.
    pub(super) fn framework(
        &mut self,
        owner: &str,
        arity: usize,
        name: &'static str,
        params: usize,
        ret: Prim,
    ) -> Callee {
        self.framework_of(owner, &vec![Type::Unknown; arity], name, params, ret, Receiver::None)
    }

    pub(super) fn framework_of(
        &mut self,
        owner: &str,
        args: &[Type],
        name: &'static str,
        params: usize,
        ret: Prim,
        receiver: Receiver,
    ) -> Callee {
        let symbols = self.symbols;
        let sym = symbols.find_type(owner, args.len());
        let member = sym.and_then(|sym| {
            let mut declared = symbols.declared(sym, symbols.names.find(name)?);
            declared.find(|&member| usize::from(symbols.members[member].param_count) == params)
        });
        let type_key = sym.map_or_else(|| TypeKey::External(owner.to_owned(), args.len()), TypeKey::Sym);
        let args: Box<[TyId]> = if args.iter().any(Type::is_unknown) {
            Box::default()
        } else {
            args.iter().map(|arg| self.ty(arg)).collect()
        };
        let def = self.out.types.id(type_key.clone());
        let owner = self.out.tys.intern(Ty::Named { def, args });
        let is_static = receiver == Receiver::None;
        let key = member.map_or_else(
            || MethodKey::External { owner: type_key, name, params, ret, is_static },
            MethodKey::Member,
        );
        self.callee(key, owner, &[])
    }

    pub(super) fn call(
        &mut self,
        wanted: Option<Reg>,
        ret: TyId,
        target: Target,
        args: Vec<Reg>,
    ) -> Option<Reg> {
        let dst = (ret != TyId::VOID).then(|| self.dst(wanted, ret));
        self.emit(Op::Call { dst, target, args: args.into() });
        dst
    }

    /// A call by name alone: what stands in the first argument decides.
    pub(super) fn call_named(&mut self, wanted: Option<Reg>, name: &str, ret: TyId, args: Vec<Reg>) -> Reg {
        let name = self.name(name);
        let dst = self.dst(wanted, ret);
        let target = Target::Named { name, type_args: TypeArgs::default() };
        self.emit(Op::Call { dst: Some(dst), target, args: args.into() });
        dst
    }

    /// Does an expression have a constant value?
    pub(super) fn constant_of(&self, node: Node<'a>) -> Option<Const> {
        self.facts.constant(node.id())
    }

    pub(super) fn meaning(&self, node: Node<'a>) -> &'a crate::bind::facts::Meaning {
        self.facts.meaning(node.id())
    }

    pub(super) fn node(&self, id: NodeId) -> Node<'a> {
        self.source.node(id)
    }
}

/// Does a framework method have one?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Receiver {
    None,
    Object,
}

/// The expressions among the children of a node, in order.
pub(super) fn expressions(node: Node<'_>) -> impl Iterator<Item = Node<'_>> {
    node.children().filter(|child| child.kind().is_expression())
}

/// The expression among the children of a node, counted from 0.
pub(super) fn expression(node: Node<'_>, index: usize) -> Option<Node<'_>> {
    expressions(node).nth(index)
}

/// The statement among the children of a node.
pub(super) fn statement(node: Node<'_>) -> Option<Node<'_>> {
    node.children().find(|child| child.kind().is_statement())
}

/// What is in parentheses, however many; `x!` is `x`.
pub(super) fn without_parens(mut node: Node<'_>) -> Node<'_> {
    loop {
        let is_wrapper = node.kind() == SyntaxKind::ParenExpr
            || node.kind() == SyntaxKind::PostfixExpr && node.token(SyntaxKind::Bang).is_some();
        match expression(node, 0) {
            Some(inner) if is_wrapper => node = inner,
            _ => return node,
        }
    }
}
