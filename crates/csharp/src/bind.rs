//! What names mean: symbols and declared types across all files of a program, and the facts about each body.
//!
//! - [`Symbols`] is made once from all files by [`Symbols::declare`], and then only read.
//! - `scope` and `resolve` say which type a name stands for; `lookup` finds members; `signature` reads what
//!   they take and give.
//! - [`Facts`] are what is known about one body.
//!
//! Libraries come as outlines: C# files that declare without bodies, so there is one way to know a type.
//! What cannot be known is [`Type::Unknown`], never a failure.

mod declare;
mod display;
pub mod facts;
mod known;
mod lookup;
mod resolve;
mod scope;
mod signature;
mod symbols;
mod types;

pub use facts::Facts;
pub use known::Known;
pub use lookup::{Found, Variance};
pub use scope::{At, Entity};
pub use symbols::{
    Constraints, Container, ImplicitUsing, Kind, Member, MemberKind, MemberSym, Modifiers, Name, Namespace,
    NamespaceSym, Origin, ParamInfo, Part, ProjectId, ProjectInfo, ScopeId, Signature, Source, SourceId,
    Symbols, TypeDecl, TypeSym,
};
pub use types::{Args, ParamOwner, TupleElement, Type, TypeParam};
