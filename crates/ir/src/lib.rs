//! The one concurrent language that every static engine reads. Front ends lower C# source and Java bytecode
//! into it; no engine knows which one it was.
//!
//! - [`Program`]: types, fields and methods, in index vectors; names and declared types interned.
//! - [`Body`]: a control-flow graph of [`Block`]s over registers, with protected regions.
//! - [`Op`], [`Terminator`]: the instructions; [`Place`] is everything that is memory.
//! - [`text`]: the text form, printed and parsed back. Tests are written in it.
//! - [`verify`]: what must hold of a program for engines to trust it.
//! - [`mod@cfg`]: dominators, loops, locks held, reaching definitions, liveness. Computed, never stored.
//! - [`effects`]: what a call into a library means for concurrency: one table per platform, kept as data.
//! - [`MethodBuilder`]: what a front end lowers into; [`Renumber`] puts together what was lowered apart.
//!
//! # Who needs what
//!
//! - **An interpreter** is concrete: the receiver's run-time type picks the method, so calls and members that
//!   are only known by name still run. It needs operand kinds and overflow checks (in the operators),
//!   two-phase exceptions (filters run before finally handlers), type arguments at run time (in callees and
//!   static places), and frames it can suspend (await and yield are instructions, not a compiler's state
//!   machine).
//! - **A points-to analysis** needs few kinds of flow: copies, loads, stores, allocations, calls. Registers
//!   have no address and all memory is a [`Place`], so it has no further cases; arguments fill the callee's
//!   registers by position, captures and receiver included.
//! - **Pattern rules** need structure: which locks are held, which loop, what dominates what, where a value
//!   comes from. That is computed from the graph by [`mod@cfg`], so a rule sees the same shape in `lock`, in
//!   `Monitor.Enter` with `finally`, and in bytecode.
//! - **Java bytecode** needs exception tables that overlap (regions may share handlers), three-way
//!   comparison, shifts that fill with zeros, `synchronized` methods, raw types, object creation apart from
//!   the constructor's call, and lines without columns.
//!
//! What could not be understood is explicit: [`Ty::Unknown`], [`TypeKind::Unknown`], external members,
//! [`Op::Unknown`].

mod body;
mod build;
mod constant;
mod flags;
mod ids;
mod lists;
mod names;
mod op;
mod program;
mod renumber;
mod span;
mod ty;

pub mod cfg;
pub mod effects;
pub mod text;
pub mod verify;

pub use body::{At, Block, Body, Clause, Handlers, Instr, RegInfo, Terminator, Try};
pub use build::MethodBuilder;
pub use constant::{Const, Decimal, IntKind};
pub use flags::{FieldFlags, MethodFlags, TypeFlags};
pub use ids::{BlockId, FieldId, FileId, Id, IndexVec, MethodId, NameId, Reg, TryId, TyId, TypeId};
pub use lists::{Regs, TypeArgs};
pub use names::{Names, TextHash};
pub use op::{BinaryOp, Callee, Dispatch, Op, Order, Overflow, Place, Target, UnaryOp};
pub use program::{
    Attribute, Capture, Field, Method, Param, ParamMode, Program, TypeDef, TypeKind, Visibility,
};
pub use renumber::Renumber;
pub use span::{Point, Span};
pub use ty::{Prim, Ty, Tys};
