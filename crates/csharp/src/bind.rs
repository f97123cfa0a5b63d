//! What names mean: symbols and declared types across all files of a program, and the facts about each body.
//!
//! - [`Symbols`] is made once from all files by [`Symbols::declare`], and then only read; an edit that changes no
//!   declaration is taken over by [`Symbols::replace_source`].
//! - `scope` and `resolve` say which type a name stands for; `lookup` finds members; `signature` reads what
//!   they take and give.
//! - `convert`, `operators`, `overload`, `unify`, `extension`, `delegates` and `protocol` are the relations between
//!   types that expressions rest on.
//! - [`Facts`] are what is known about one body; [`Symbols::infer`] finds them out.
//!
//! Libraries come as outlines: C# files that declare without bodies, so there is one way to know a type.
//! What cannot be known is [`Type::Unknown`], never a failure.

mod convert;
mod declare;
mod delegates;
mod display;
mod extension;
pub mod facts;
mod fold;
pub(crate) mod infer;
mod known;
mod lookup;
mod operators;
mod overload;
mod protocol;
mod replace;
mod resolve;
mod scope;
mod signature;
mod symbols;
mod types;
mod unify;

pub use convert::{Convert, ConvertKind};
pub use facts::Facts;
pub use fold::{fold_binary, fold_convert, fold_unary};
pub use infer::Body;
pub use known::Known;
pub use lookup::{Found, Variance};
pub use operators::{BinaryOp, Operand, Operation, UnaryOp};
pub use overload::{
    Argument, Better, BodyShape, Callable, Choice, Fitted, Group, LambdaShape, Lambdas, NoLambdas, Outcome,
    Value,
};
pub use protocol::{Asyncness, Iterated};
pub use scope::{At, Entity};
pub use symbols::{
    Constraints, Container, ImplicitUsing, Kind, Member, MemberKind, MemberSym, Modifiers, Name, Namespace,
    NamespaceSym, Origin, ParamInfo, Part, ProjectId, ProjectInfo, ScopeId, Signature, Source, SourceId,
    Symbols, TypeDecl, TypeSym,
};
pub use types::{Args, ParamOwner, TupleElement, Type, TypeParam};
