//! Builds one body. A front end asks for registers and blocks, says which block it is filling, and emits;
//! control that falls off the end of a block is its mistake to see, so a block without an end stays
//! [`Terminator::Unreachable`].
//!
//! Code after a `return` or `throw` is common in source. It goes into a fresh block that nothing leads to,
//! and that [`MethodBuilder::finish`] drops if it is empty, so lowering need not ask whether it is still
//! reachable.

use crate::body::{Block, Body, Handlers, Instr, RegInfo, Terminator, Try};
use crate::constant::Const;
use crate::ids::{BlockId, IndexVec, NameId, Reg, TryId, TyId};
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
    region: Option<TryId>,
    span: Span,
}

impl MethodBuilder {
    /// An empty body with the registers that a call of `method` fills, and its first block.
    pub fn new(program: &mut Program, method: &Method) -> MethodBuilder {
        let mut builder = MethodBuilder {
            body: Body::default(),
            current: Body::ENTRY,
            sealed: IndexVec::new(),
            region: None,
            span: Span::NONE,
        };
        program.names.intern("this");
        program.tys.named(method.owner);
        for param in method.params.iter().filter(|param| param.mode.is_by_address()) {
            program.tys.intern(Ty::ByRef(param.ty));
        }
        let registers = MethodBuilder::entry_registers(program, method);
        builder.body.regs = registers.unwrap_or_default().into_iter().collect();
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
        let inside = std::mem::replace(&mut self.region, self.body.tries[region].parent);
        let block = self.new_block();
        self.region = inside;
        block
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
    pub fn call(&mut self, ret: TyId, target: Target, args: impl Into<Box<[Reg]>>) -> Option<Reg> {
        let dst = (ret != TyId::VOID).then(|| self.temp(ret));
        self.emit(Op::Call { dst, target, args: args.into() });
        dst
    }

    /// A register of which nothing is known, and why.
    pub fn unknown(&mut self, ty: TyId, reason: NameId, args: impl Into<Box<[Reg]>>) -> Reg {
        let dst = self.temp(ty);
        self.emit(Op::Unknown { dst: Some(dst), reason, args: args.into() });
        dst
    }

    /// The body. A last block that nothing leads to and that has nothing in it is dropped.
    pub fn finish(mut self) -> Body {
        let mut named = IndexVec::filled(false, self.body.blocks.len());
        named[Body::ENTRY] = true;
        for block in &self.body.blocks {
            block.end.targets(&mut |target| mark(&mut named, target));
        }
        for region in &self.body.tries {
            match &region.handlers {
                Handlers::Finally(entry) | Handlers::Fault(entry) => mark(&mut named, *entry),
                Handlers::Catch(clauses) => {
                    let blocks =
                        clauses.iter().flat_map(|clause| [Some(clause.entry), clause.filter]).flatten();
                    blocks.for_each(|block| mark(&mut named, block));
                }
            }
        }
        let is_needed =
            |(id, block): (BlockId, &Block)| named[id] || self.sealed[id] || !block.instrs.is_empty();
        let keep = self.body.blocks.entries().rposition(is_needed).map_or(0, |last| last + 1);
        self.body.blocks = self.body.blocks.iter().take(keep).cloned().collect();
        self.body
    }

    /// After an end, what follows is in a block of its own.
    fn open_block(&mut self) {
        if self.is_sealed() {
            let fresh = self.new_block();
            self.switch_to(fresh);
        }
    }
}

fn mark(named: &mut IndexVec<BlockId, bool>, block: BlockId) {
    if let Some(named) = named.get_mut(block) {
        *named = true;
    }
}
