//! Code as it runs: bodies decoded into flat instructions, one array per method and instantiation. Types,
//! slots and jump targets are numbers by then; lists of registers lie in a pool. What the language does behind
//! the scenes (awaiting, iterating, synchronised methods, texts of operands, static constructors) is decoded
//! into instructions of its own, so that the machine knows nothing of it.

mod coroutine;
mod decode;
mod driver;
mod world;

pub(crate) use coroutine::{StreamRegs, multicast_regs};
pub(crate) use driver::{Action, Style, Table};
pub(crate) use world::{FnId, FnTarget, StaticsId, World};

use crate::native::Native;
use crate::types::{EnvId, RtId};
use crate::value::Value;
use ir::{BinaryOp, MethodId, NameId, Overflow, Prim, Reg, Span, UnaryOp};

/// A list of registers: a stretch of [`Code::pool`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Regs {
    start: u32,
    len: u32,
}

/// Memory that an instruction names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// A slot of the object or struct in `base`.
    Field { base: Reg, slot: u32 },
    /// A static field.
    Static { statics: StaticsId, slot: u32 },
    /// A static field that each thread has for itself.
    ThreadStatic { statics: StaticsId, slot: u32 },
    /// An element of an array of one dimension.
    Element { array: Reg, index: Reg },
    /// An element of an array of several.
    Element2 { array: Reg, indices: Regs },
    /// The value of a cell.
    Cell(Reg),
    /// What an address points to.
    Indirect(Reg),
    /// A field or property of that name.
    Member { base: Reg, name: NameId },
}

/// One instruction. `dst` is where the result goes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Instr {
    /// A number, a truth value, a character, null.
    Const { dst: Reg, value: Value },
    /// A string of the program.
    Text { dst: Reg, literal: u32 },
    /// A decimal of the program.
    Decimal { dst: Reg, literal: u32 },
    /// The object that stands for a type.
    TypeObject { dst: Reg, ty: RtId },
    /// The default value of a type.
    Default { dst: Reg, ty: RtId },
    /// Another register's value.
    Copy { dst: Reg, src: Reg },
    /// An operator with one operand.
    Unary { dst: Reg, op: UnaryOp, kind: Prim, overflow: Overflow, src: Reg },
    /// An operator with two operands.
    Binary { dst: Reg, op: BinaryOp, kind: Prim, overflow: Overflow, lhs: Reg, rhs: Reg },
    /// Another kind of number.
    Convert { dst: Reg, from: Prim, to: Prim, overflow: Overflow, src: Reg },
    /// The text of a value, as concatenation wants it.
    ToText { dst: Reg, src: Reg },
    /// Two texts behind each other.
    Concat { dst: Reg, lhs: Reg, rhs: Reg },
    /// A value as an object.
    Box { dst: Reg, ty: RtId, src: Reg },
    /// The value under another type, or an exception.
    Cast { dst: Reg, ty: RtId, src: Reg },
    /// The object, or null.
    As { dst: Reg, ty: RtId, src: Reg },
    /// Is it a …?
    Is { dst: Reg, ty: RtId, src: Reg },
    /// An object with zero fields.
    New { dst: Reg, ty: RtId },
    /// An array.
    NewArray { dst: Reg, element: RtId, lengths: Regs },
    /// A cell, called like the variable it is for.
    NewCell { dst: Reg, ty: RtId, name: Option<NameId> },
    /// A delegate: an entry of [`Code::delegates`].
    Delegate { dst: Reg, site: u32 },
    /// The number of elements.
    Length { dst: Reg, array: Reg },
    /// Reads memory.
    Load { dst: Reg, place: Place, volatile: bool },
    /// Writes memory.
    Store { place: Place, src: Reg, volatile: bool },
    /// The address of memory.
    AddrOf { dst: Reg, place: Place },
    /// Calls just this.
    Call { dst: Option<Reg>, callee: FnId, args: Regs },
    /// Calls what the receiver's type says: an entry of [`Code::virtuals`].
    CallVirtual { dst: Option<Reg>, site: u32, args: Regs },
    /// Calls the method of that name that the receiver's type has: an entry of [`Code::names`].
    CallNamed { dst: Option<Reg>, site: u32, args: Regs },
    /// Calls what a delegate holds.
    Invoke { dst: Option<Reg>, delegate: Reg, args: Regs },
    /// One target of a delegate with several, over and over; see [`coroutine`].
    InvokeNext,
    /// Runs the static constructor if that is still to be done.
    Initialize { statics: StaticsId },
    /// Takes a monitor.
    Enter { object: Reg },
    /// Gives a monitor back.
    Exit { object: Reg },
    /// Goes on at `target` unless the register is known to be false.
    SkipIfDone { done: Reg, target: u32 },
    /// Keeps a copy of this frame that goes on at `target`; as an object, or as a delegate that resumes it.
    Keep { dst: Reg, target: u32, as_delegate: bool },
    /// Leaves an asynchronous method: its task to the first caller, nothing to whoever resumed it.
    Finish { task: Reg },
    /// Keeps this frame in the object that kept it before; it goes on at `target`.
    KeepAgain { frame: Reg, target: u32 },
    /// Hands a value to whoever resumed this iterator.
    Yield { value: Reg },
    /// Anything of the register's type.
    Unknown { dst: Option<Reg> },
    /// Jumps.
    Goto(u32),
    /// Jumps one way or the other.
    Branch { cond: Reg, then: u32, otherwise: u32 },
    /// Jumps by number: an entry of [`Code::switches`].
    Switch { value: Reg, table: u32 },
    /// Back to the caller.
    Return(Option<Reg>),
    /// Raises an exception.
    Throw(Reg),
    /// Jumps, through the finally handlers of the regions that are left.
    Leave(u32),
    /// The end of the finally or fault handler of a region.
    EndFinally(u32),
    /// The end of a filter.
    EndFilter { cond: Reg },
    /// Control does not come here.
    Unreachable,
}

/// A protected region.
#[derive(Clone, Debug)]
pub(crate) struct Region {
    /// The one around it.
    pub parent: Option<u32>,
    /// What happens to exceptions.
    pub handler: Handler,
}

/// What happens to exceptions that leave a region.
#[derive(Clone, Debug)]
pub(crate) enum Handler {
    /// The first clause that fits is taken.
    Catch(Box<[Clause]>),
    /// Runs whenever control leaves; where it starts.
    Finally(u32),
    /// Runs when an exception leaves; where it starts.
    Fault(u32),
}

/// A catch clause.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clause {
    /// What is caught; `None` for everything.
    pub ty: Option<RtId>,
    /// Where the exception is put.
    pub exception: Reg,
    /// Where the filter starts.
    pub filter: Option<u32>,
    /// Where the handler starts.
    pub entry: u32,
}

/// A virtual call.
#[derive(Clone, Debug)]
pub(crate) struct VirtualSite {
    /// The method as the call names it.
    pub method: MethodId,
    /// Its type.
    pub owner: RtId,
    /// Its own type arguments.
    pub type_args: Box<[RtId]>,
    /// The type of the last receiver and what was called then, to save the look-up.
    pub cache: std::cell::Cell<Option<(RtId, FnId)>>,
}

/// A call by name.
#[derive(Clone, Debug)]
pub(crate) struct NamedSite {
    /// The name.
    pub name: NameId,
    /// The type, for static methods.
    pub owner: Option<RtId>,
    /// Type arguments.
    pub type_args: Box<[RtId]>,
}

/// The making of a delegate.
#[derive(Clone, Debug)]
pub(crate) struct DelegateSite {
    /// Its type.
    pub ty: RtId,
    /// The method, if it is this one.
    pub direct: FnId,
    /// How to ask the receiver, if its type decides.
    pub dispatched: Option<VirtualSite>,
    /// What fills the first registers.
    pub bound: Regs,
}

/// A jump by number.
#[derive(Clone, Debug)]
pub(crate) struct SwitchTable {
    /// Where to go for which number, in order of preference.
    pub cases: Box<[(i64, u32)]>,
    /// Where to go for any other.
    pub default: u32,
}

/// The code of a method in one instantiation.
#[derive(Debug)]
pub(crate) struct Code {
    /// Which.
    pub id: FnId,
    /// Its method; `None` for code that only the machine has.
    pub method: Option<MethodId>,
    /// What type parameters stand for.
    pub env: EnvId,
    /// Is it a library model's?
    pub model: bool,
    /// The register of the receiver, if it has one.
    pub receiver: Option<Reg>,
    /// The instructions.
    pub instrs: Box<[Instr]>,
    /// Where each comes from.
    pub spans: Box<[Span]>,
    /// The innermost region of each.
    pub region_of: Box<[Option<u32>]>,
    /// The regions.
    pub regions: Box<[Region]>,
    /// The types of all registers; for a cell, that of its value.
    pub types: Box<[RtId]>,
    /// Lists of registers.
    pub pool: Box<[Reg]>,
    /// Virtual calls.
    pub virtuals: Box<[VirtualSite]>,
    /// Calls by name.
    pub names: Box<[NamedSite]>,
    /// Delegates that are made.
    pub delegates: Box<[DelegateSite]>,
    /// Jumps by number.
    pub switches: Box<[SwitchTable]>,
    /// Where an asynchronous iterator belongs.
    pub(crate) stream: Option<StreamRegs>,
}

impl Code {
    /// The registers of a list.
    pub(crate) fn regs(&self, regs: Regs) -> &[Reg] {
        &self.pool[regs.start as usize..(regs.start + regs.len) as usize]
    }

    /// The declared type of a register.
    pub(crate) fn ty(&self, reg: Reg) -> RtId {
        self.types.get(reg.0 as usize).copied().unwrap_or(RtId::UNKNOWN)
    }

    /// Where an instruction comes from.
    pub(crate) fn span(&self, pc: u32) -> Span {
        self.spans.get(pc as usize).copied().unwrap_or(Span::NONE)
    }

    /// The regions around an instruction, innermost first.
    pub(crate) fn regions_at(&self, pc: u32) -> impl Iterator<Item = u32> {
        let innermost = self.region_of.get(pc as usize).copied().flatten();
        std::iter::successors(innermost, |&region| self.regions[region as usize].parent)
    }

    /// Does `outer` lie around `inner`, or is it the same?
    pub(crate) fn encloses(&self, outer: u32, inner: u32) -> bool {
        std::iter::successors(Some(inner), |&region| self.regions[region as usize].parent)
            .any(|region| region == outer)
    }
}

/// A native method with what it needs to know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NativeCall {
    /// Which.
    pub native: Native,
    /// Its first type argument, else the type of its result.
    pub ty: RtId,
}
