//! Builds one body. A front end asks for registers and blocks, says which block it is filling, and emits;
//! control that falls off the end of a block is its mistake to see, so a block without an end stays
//! [`Terminator::Unreachable`].
//!
//! Code after a `return` or `throw` is common in source. It goes into a fresh block that nothing leads to,
//! and that [`MethodBuilder::finish`] drops if it is empty, so lowering need not ask whether it is still
//! reachable. Blocks are numbered in the order in which they were filled, whenever they were asked for: the
//! text then reads like the source. Blocks that only jump on are jumped over,
//! and a block that only one other goes on with becomes a part of it.

mod layout;

use crate::body::{Block, Body, Handlers, Instr, RegInfo, Terminator, Try};
use crate::constant::Const;
use crate::ids::{BlockId, IndexVec, NameId, Reg, TryId, TyId};
use crate::lists::Regs;
use crate::op::{Op, Order, Place, Target};
use crate::program::{Method, Program};
use crate::span::Span;
use crate::ty::Ty;

/// A body in the making.
#[derive(Debug)]
pub struct MethodBuilder {
    body: Body,
    current: BlockId,
    sealed: IndexVec<BlockId, bool>,
    /// The blocks in the order in which something was put into them.
    filled: Vec<BlockId>,
    region: Option<TryId>,
    span: Span,
}

impl MethodBuilder {
    /// An empty body with the registers that a call of `method` fills, and its first block.
    pub fn new(program: &mut Program, method: &Method) -> MethodBuilder {
        program.names.intern("this");
        program.tys.named(method.owner);
        for param in method.params.iter().filter(|param| param.mode.is_by_address()) {
            program.tys.intern(Ty::ByRef(param.ty));
        }
        MethodBuilder::with_registers(MethodBuilder::entry_registers(program, method).unwrap_or_default())
    }

    /// An empty body with these registers, filled at the call, and its first block.
    pub fn with_registers(registers: Vec<RegInfo>) -> MethodBuilder {
        let mut builder = MethodBuilder {
            body: Body { regs: registers.into_iter().collect(), ..Body::default() },
            current: Body::ENTRY,
            sealed: IndexVec::new(),
            filled: vec![Body::ENTRY],
            region: None,
            span: Span::NONE,
        };
        builder.new_block();
        builder
    }

    /// The registers that a call of `method` fills; `None` if the program has not all names and types for
    /// them.
    pub(crate) fn entry_registers(program: &Program, method: &Method) -> Option<Vec<RegInfo>> {
        let info = |name, ty| Some(RegInfo { name: Some(name), ty });
        let captures = method.captures.iter().map(|capture| info(capture.name, capture.ty));
        let receiver = method.has_receiver().then(|| {
            let ty = Ty::Named { def: method.owner, args: Box::default() };
            info(program.names.find("this")?, program.tys.find(&ty)?)
        });
        let params = method.params.iter().map(|param| {
            let by_address = param.mode.is_by_address().then_some(Ty::ByRef(param.ty));
            info(param.name, by_address.map_or(Some(param.ty), |ty| program.tys.find(&ty))?)
        });
        captures.chain(receiver).chain(params).collect()
    }

    /// A register for a variable.
    pub fn local(&mut self, name: NameId, ty: TyId) -> Reg {
        self.body.regs.push(RegInfo { name: Some(name), ty })
    }

    /// A register for a value in between.
    pub fn temp(&mut self, ty: TyId) -> Reg {
        self.body.regs.push(RegInfo { name: None, ty })
    }

    /// A block in the current region, to be filled later.
    pub fn new_block(&mut self) -> BlockId {
        self.sealed.push(false);
        self.body.blocks.push(Block {
            region: self.region,
            instrs: Vec::new(),
            end: Terminator::Unreachable,
            end_span: Span::NONE,
        })
    }

    /// The innermost region around what is being filled.
    pub fn region(&self) -> Option<TryId> {
        self.region
    }

    /// A block in a region around the current one, to be filled later.
    pub fn block_in(&mut self, region: Option<TryId>) -> BlockId {
        let inside = std::mem::replace(&mut self.region, region);
        let block = self.new_block();
        self.region = inside;
        block
    }

    /// The region that protects `block`.
    pub fn region_of(&self, block: BlockId) -> Option<TryId> {
        self.body.blocks[block].region
    }

    /// What is known about a register.
    pub fn reg(&self, reg: Reg) -> RegInfo {
        self.body.regs[reg]
    }

    /// Where what follows comes from.
    pub fn span(&self) -> Span {
        self.span
    }

    /// What follows goes into `block`, and new blocks into its region.
    pub fn switch_to(&mut self, block: BlockId) {
        self.current = block;
        self.region = self.body.blocks[block].region;
    }

    /// The block that is being filled.
    pub fn current(&self) -> BlockId {
        self.current
    }

    /// Has the current block its end?
    pub fn is_sealed(&self) -> bool {
        self.sealed[self.current]
    }

    /// What follows comes from here.
    pub fn set_span(&mut self, span: Span) {
        self.span = span;
    }

    /// Appends an instruction.
    pub fn emit(&mut self, op: Op) {
        self.open_block();
        self.body.blocks[self.current].instrs.push(Instr { op, span: self.span });
    }

    /// Ends the current block.
    pub fn seal(&mut self, end: Terminator) {
        self.open_block();
        let block = &mut self.body.blocks[self.current];
        block.end = end;
        block.end_span = self.span;
        self.sealed[self.current] = true;
    }

    /// Ends the current block with a jump, unless it has its end, and goes on in `block`.
    pub fn fall_into(&mut self, block: BlockId) {
        if !self.is_sealed() {
            self.seal(Terminator::Goto(block));
        }
        self.switch_to(block);
    }

    /// Opens a region around what follows, and goes on in its first block. Its handlers come later, by
    /// [`MethodBuilder::set_handlers`], so that their blocks can stand behind what they protect, as in the
    /// source.
    pub fn begin_try(&mut self) -> TryId {
        let id = self.body.tries.push(Try { parent: self.region, handlers: Handlers::Catch(Vec::new()) });
        self.region = Some(id);
        let first = self.new_block();
        self.fall_into(first);
        id
    }

    /// A block for a handler of `region`: outside of it, but inside of what is around.
    pub fn handler_block(&mut self, region: TryId) -> BlockId {
        self.block_in(self.body.tries[region].parent)
    }

    /// Says what happens to exceptions in `region`.
    pub fn set_handlers(&mut self, region: TryId, handlers: Handlers) {
        self.body.tries[region].handlers = handlers;
    }

    /// Closes `region`: what control does at its end is leave for `next`, which is made outside, and where
    /// building goes on.
    pub fn end_try(&mut self, region: TryId) -> BlockId {
        self.region = self.body.tries[region].parent;
        let next = self.new_block();
        if !self.is_sealed() {
            self.seal(Terminator::Leave(next));
        }
        self.switch_to(next);
        next
    }

    /// A register with a constant.
    pub fn constant(&mut self, ty: TyId, value: Const) -> Reg {
        let dst = self.temp(ty);
        self.emit(Op::Const { dst, value });
        dst
    }

    /// A register with what is at `place`.
    pub fn load(&mut self, ty: TyId, place: Place, order: Order) -> Reg {
        let dst = self.temp(ty);
        self.emit(Op::Load { dst, place, order });
        dst
    }

    /// A register with the result of a call, or none if that is `void`.
    pub fn call(&mut self, ret: TyId, target: Target, args: impl Into<Regs>) -> Option<Reg> {
        let dst = (ret != TyId::VOID).then(|| self.temp(ret));
        self.emit(Op::Call { dst, target, args: args.into() });
        dst
    }

    /// A register of which nothing is known, and why.
    pub fn unknown(&mut self, ty: TyId, reason: NameId, args: impl Into<Regs>) -> Reg {
        let dst = self.temp(ty);
        self.emit(Op::Unknown { dst: Some(dst), reason, args: args.into() });
        dst
    }

    /// The body, its blocks in the order in which they were filled. Blocks that nothing leads to and that have
    /// nothing in them are dropped.
    pub fn finish(self) -> Body {
        let MethodBuilder { mut body, filled, .. } = self;
        layout::skip_forwarders(&mut body);
        layout::merge(&mut body);
        layout::arrange(&mut body, &filled);
        body
    }

    /// After an end, what follows is in a block of its own.
    fn open_block(&mut self) {
        if self.is_sealed() {
            let fresh = self.new_block();
            self.switch_to(fresh);
        }
        if self.filled.last() != Some(&self.current) {
            self.filled.push(self.current);
        }
    }
}
