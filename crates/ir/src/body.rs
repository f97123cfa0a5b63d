//! What a method does: a control-flow graph of basic blocks over virtual registers, with protected regions.
//!
//! **Registers** are numbered from 0; the first ones are filled at the call: captured cells, receiver,
//! parameters.
//!
//! **Protected regions** form a tree, and a block belongs to the innermost region that protects it. The code
//! of a handler is ordinary blocks that belong to the region around. `try { A } catch { B } finally { C }` is
//! thus two regions: an outer one with the finally, around an inner one with the catch. Two regions may name
//! the same handler block, which is how the exception tables of bytecode are expressed when their ranges
//! overlap without nesting.
//!
//! **Finally.** Control leaves a region that has one by [`Terminator::Leave`], which runs the finally
//! handlers on the way, or by an exception. The handler ends with [`Terminator::EndFinally`], which goes on
//! with whatever was under way. Bytecode has no finally: javac's copies stay copies, with [`Handlers::Catch`]
//! of everything.
//!
//! **Await and yield** are instructions in the middle of a block. The body stays the one the programmer
//! wrote; an interpreter suspends the whole frame there.

use crate::ids::{BlockId, IndexVec, NameId, Reg, TryId, TyId};
use crate::op::Op;
use crate::span::Span;

/// The body of a method.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Body {
    /// The registers.
    pub regs: IndexVec<Reg, RegInfo>,
    /// The blocks; control starts in the first.
    pub blocks: IndexVec<BlockId, Block>,
    /// The protected regions; a region comes after the one around it.
    pub tries: IndexVec<TryId, Try>,
}

/// What is known about a register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RegInfo {
    /// The variable it stands for, if a person named it.
    pub name: Option<NameId>,
    /// Its declared type; for a cell, that of its value.
    pub ty: TyId,
}

/// Instructions that run one after another.
#[derive(Clone, PartialEq, Debug)]
pub struct Block {
    /// The innermost region that protects it.
    pub region: Option<TryId>,
    /// The instructions.
    pub instrs: Vec<Instr>,
    /// Where control goes then.
    pub end: Terminator,
    /// Where that comes from.
    pub end_span: Span,
}

/// One instruction.
#[derive(Clone, PartialEq, Debug)]
pub struct Instr {
    /// What it does.
    pub op: Op,
    /// The token that a person would point at.
    pub span: Span,
}

/// Where control goes at the end of a block.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Terminator {
    /// To a block.
    Goto(BlockId),
    /// One way or the other.
    Branch {
        /// A truth value.
        cond: Reg,
        /// If it is true.
        then: BlockId,
        /// If it is false.
        otherwise: BlockId,
    },
    /// To one of many.
    Switch {
        /// A whole number, of any type.
        value: Reg,
        /// Where to go for which number, in order of preference.
        cases: Box<[(i64, BlockId)]>,
        /// Where to go for any other.
        default: BlockId,
    },
    /// Back to the caller; in an iterator: there is no further value.
    Return(Option<Reg>),
    /// Raises an exception.
    Throw(Reg),
    /// Raises a caught exception again, with its old stack trace.
    Rethrow(Reg),
    /// To a block, through the finally handlers of all regions that are left.
    Leave(BlockId),
    /// The end of a region's finally or fault handler.
    EndFinally(TryId),
    /// The end of a catch clause's filter: if `cond`, the clause is taken, otherwise the search goes on.
    EndFilter {
        /// A truth value.
        cond: Reg,
        /// The region.
        of: TryId,
        /// Which of its clauses.
        clause: u32,
    },
    /// Control does not come here.
    Unreachable,
}

/// A protected region.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Try {
    /// The region around it.
    pub parent: Option<TryId>,
    /// What happens to exceptions.
    pub handlers: Handlers,
}

/// What happens to exceptions that leave a region.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Handlers {
    /// The first clause that fits is taken.
    Catch(Vec<Clause>),
    /// Runs whenever control leaves.
    Finally(BlockId),
    /// Runs when an exception leaves.
    Fault(BlockId),
}

/// One catch clause.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clause {
    /// What is caught; `None` for everything.
    pub ty: Option<TyId>,
    /// Where the exception is put.
    pub exception: Reg,
    /// Where the filter starts, if there is one. It runs before the finally handlers further in.
    pub filter: Option<BlockId>,
    /// Where the handler starts.
    pub entry: BlockId,
}

/// A place between instructions: before instruction `index` of `block`, or before its terminator.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct At {
    /// The block.
    pub block: BlockId,
    /// Counted from 0.
    pub index: u32,
}

impl Terminator {
    /// Visits the register that is read, if any.
    pub fn uses(&self, visit: &mut impl FnMut(Reg)) {
        match self {
            Terminator::Branch { cond: reg, .. }
            | Terminator::Switch { value: reg, .. }
            | Terminator::Return(Some(reg))
            | Terminator::Throw(reg)
            | Terminator::Rethrow(reg)
            | Terminator::EndFilter { cond: reg, .. } => visit(*reg),
            Terminator::Goto(_)
            | Terminator::Return(None)
            | Terminator::Leave(_)
            | Terminator::EndFinally(_)
            | Terminator::Unreachable => {}
        }
    }

    /// Visits the blocks that are named. Where `leave` and the ends of handlers really go is [`crate::cfg`]'s
    /// business.
    pub fn targets(&self, visit: &mut impl FnMut(BlockId)) {
        match self {
            Terminator::Goto(block) | Terminator::Leave(block) => visit(*block),
            Terminator::Branch { then, otherwise, .. } => {
                visit(*then);
                visit(*otherwise);
            }
            Terminator::Switch { cases, default, .. } => {
                cases.iter().for_each(|&(_, block)| visit(block));
                visit(*default);
            }
            _ => {}
        }
    }
}

impl Body {
    /// Where control starts.
    pub const ENTRY: BlockId = BlockId(0);

    /// The instruction at `at`; `None` for the terminator.
    pub fn instr(&self, at: At) -> Option<&Instr> {
        self.blocks.get(at.block)?.instrs.get(at.index as usize)
    }

    /// All instructions with their places, block by block.
    pub fn instrs(&self) -> impl Iterator<Item = (At, &Instr)> {
        self.blocks.entries().flat_map(|(block, content)| {
            content
                .instrs
                .iter()
                .enumerate()
                .map(move |(index, instr)| (At { block, index: index as u32 }, instr))
        })
    }

    /// The regions around and including `region`, innermost first. Ends on any input: a region comes after
    /// its parent.
    pub fn enclosing(&self, region: Option<TryId>) -> impl Iterator<Item = (TryId, &Try)> {
        let entry = |id: TryId| self.tries.get(id).map(|region| (id, region));
        std::iter::successors(region.and_then(entry), move |&(id, region)| {
            region.parent.filter(|parent| *parent < id).and_then(entry)
        })
    }
}
