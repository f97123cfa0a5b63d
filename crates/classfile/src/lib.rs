//! JVM class files (JVMS chapter 4). Knows no program, no archive, no disk.
//!
//! - [`ClassFile`]: the reader. It borrows the bytes; what is variable in length is checked when the file is
//!   read, and what attributes say is read when asked for. Any bytes give a class file or a [`Problem`] with
//!   the byte at which it was found; memory is bounded by the length of the file.
//! - [`ConstantPool`], [`Text`], [`Descriptor`], [`signature`]: constants, names and types.
//! - [`Code`], [`Instruction`]: what methods do.
//! - [`ConstantPoolBuilder`], [`NewCode`], [`ClassFile::rewrite`]: the same class with other code.
//! - [`CodeEditor`]: other code, made by putting instructions into that which is there.

mod access;
mod annotation;
mod attribute;
mod bytes;
mod class;
mod code;
mod descriptor;
mod edit;
mod edit_frames;
mod instruction;
mod mention;
mod pool;
mod problem;
pub mod signature;
mod text;
mod write;

pub use access::Access;
pub use annotation::{Annotation, Value};
pub use attribute::{Attribute, Attributes, Parameter};
pub use bytes::Bytes;
pub use class::{Bootstrap, ClassFile, Component, EnclosingMethod, InnerClass, MAGIC, Member};
pub use code::{Code, ExceptionHandler, Line, LocalVariable};
pub use descriptor::{Base, Descriptor, MethodDescriptor};
pub use edit::{CodeEditor, Guard};
pub use instruction::{
    Arithmetic, ArrayKind, Compare, Condition, Instruction, Instructions, Kind, LookupSwitch, TableSwitch,
};
pub use mention::Mention;
pub use pool::{Constant, ConstantPool, DynamicRef, Handle, HandleKind, MemberKind, MemberRef};
pub use problem::{Problem, Result};
pub use text::Text;
pub use write::{ConstantPoolBuilder, NewCode};
