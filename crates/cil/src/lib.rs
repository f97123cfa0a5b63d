//! Compiled .NET (ECMA-335). Knows no runtime, no C#, no disk. Any bytes give an answer or a [`Problem`] with
//! the byte at which it was found; memory is bounded by the length of what is read.
//!
//! - [`Body`], [`Instruction`]: what methods do. [`Editor`]: the same with other code, and where each old
//!   instruction is afterwards.
//! - [`signature`]: types of methods, fields and local variables: read, substituted, written.
//! - [`metadata`]: PE files, tables and heaps, and how code and signatures name their rows.
//! - [`pdb`]: the lines that code came from. [`names`]: what compilers made up, as the programmer would say it.

mod body;
mod bytes;
pub mod edit;
mod instruction;
pub mod metadata;
pub mod names;
mod opcode;
pub mod pdb;
mod problem;
pub mod signature;

pub use body::{Body, Clause, ClauseKind, Header, InitLocals, Section};
pub use bytes::{Bytes, Cursor};
pub use edit::{Edited, Editor, Label, OffsetMap, Piece, Place};
pub use instruction::{Instruction, Instructions, Operand};
pub use metadata::{Coded, Image, Metadata, Table, Token};
pub use opcode::{Op, OperandKind};
pub use problem::{Problem, ProblemKind, Result};
