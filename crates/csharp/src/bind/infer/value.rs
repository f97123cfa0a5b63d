//! What an expression is before its surroundings say what they want of it.

use super::locals::Binding;
use crate::bind::Name;
use crate::bind::facts::{FunctionSym, LocalSym};
use crate::bind::overload::Group;
use crate::bind::symbols::NamespaceSym;
use crate::bind::types::Type;
use crate::syntax::Node;
use ir::Const;

/// An expression that was walked. It must be given to [`super::walker::Walker::convert`] or
/// [`super::walker::Walker::settle`], which finish what depends on its surroundings.
#[derive(Debug)]
pub(super) struct Expr<'s> {
    /// Its type by itself.
    pub(super) ty: Type,
    /// Its value, if it is a constant.
    pub(super) constant: Option<Const>,
    /// What it is.
    pub(super) form: Form<'s>,
}

/// An expression and its node.
pub(super) type Part<'s> = (Node<'s>, Expr<'s>);

/// What an expression is.
#[derive(Debug)]
pub(super) enum Form<'s> {
    /// A value or a variable.
    Value,
    /// A type: [`Expr::ty`] is the one.
    Type,
    /// A namespace.
    Namespace(NamespaceSym),
    /// Methods of one name.
    Methods(Box<Methods>),
    /// A local function.
    LocalFunction(FunctionSym),
    /// A lambda or anonymous method; its body was not walked yet.
    Lambda,
    /// `null`.
    Null,
    /// `default`.
    Default,
    /// `new(…)`; nothing of it was walked yet.
    New,
    /// `out var x` and `out _`: takes the type of the parameter.
    Out(Option<LocalSym>),
    /// `c ? a : b` and `switch`: one of several values.
    Branches(Vec<Branch<'s>>),
    /// `(a, b)`.
    Tuple(Vec<Part<'s>>),
    /// `[a, ..b]`; spread elements come with their `SpreadElement`.
    Collection(Vec<Part<'s>>),
    /// `stackalloc T[n]`: a span, or a pointer where one is wanted. [`Expr::ty`] is the span's.
    Stackalloc(Type),
    /// A name that nothing explains.
    Unbound,
}

/// One of several values.
#[derive(Debug)]
pub(super) struct Branch<'s> {
    /// The expression.
    pub(super) node: Node<'s>,
    /// What is known about it.
    pub(super) value: Expr<'s>,
    /// Variables that only this branch sees, if it is not finished.
    pub(super) names: Vec<(Name, Binding)>,
}

/// Methods of one name, and what stands before the name.
#[derive(Debug)]
pub(super) struct Methods {
    /// The methods that the type of the receiver has.
    pub(super) group: Group,
    /// Their name.
    pub(super) name: Name,
    /// What stands left of the dot, if it is a value: extension methods may be called on it.
    pub(super) receiver: Option<Type>,
    /// What `this` the methods are called on.
    pub(super) through: Through,
}

/// What a member is said to be of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Through {
    /// Something left of a dot.
    Dot,
    /// `base`.
    Base,
    /// Nothing: `this`, or the type itself for static members.
    Nothing,
}

impl Expr<'_> {
    /// A value of a type.
    pub(super) fn of(ty: Type) -> Self {
        Expr { ty, constant: None, form: Form::Value }
    }

    /// Something that has no type by itself.
    pub(super) fn untyped(form: Form<'_>) -> Expr<'_> {
        Expr { ty: Type::Unknown, constant: None, form }
    }

    /// A constant of a type.
    pub(super) fn constant(ty: Type, constant: Const) -> Self {
        Expr { ty, constant: Some(constant), form: Form::Value }
    }
}
