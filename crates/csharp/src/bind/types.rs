//! Types as the binder thinks of them: values that are cheap to copy, compare and send to another thread.
//!
//! Type parameters are known by who declares them, so that `T` of one type never passes for `T` of another.
//! Reference nullability leaves no trace: `string?` is `string`, and `int?` is `System.Nullable<int>`.

use super::{MemberSym, Name, TypeSym};
use ir::Prim;
use std::sync::Arc;

/// A type.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Type {
    /// Not known; converts to and from everything.
    #[default]
    Unknown,
    /// A type with a keyword; `System.Int32` is this too.
    Prim(Prim),
    /// A declared type, of the program or of an outline. The arguments of the types around it come first.
    Named(TypeSym, Args),
    /// An array and its rank.
    Array(Arc<Type>, u8),
    /// A pointer. Function pointers are pointers to `void`.
    Pointer(Arc<Type>),
    /// A type parameter.
    Param(TypeParam),
    /// `(int x, string)`. The framework's `System.ValueTuple`.
    Tuple(Arc<[TupleElement]>),
    /// `new { A = 1 }`: its members, in order.
    Anonymous(Arc<[(Name, Type)]>),
    /// The type of `null`, and of `default` before something says what it should be.
    Null,
    /// What `throw` expressions and other values that never come are of.
    Never,
}

/// Type arguments. Most types have none, and then nothing is allocated.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Args(Option<Arc<[Type]>>);

/// One element of a tuple.
#[derive(Clone, Debug)]
pub struct TupleElement {
    /// The name it was given. Two tuples that differ in names alone are the same type.
    pub name: Option<Name>,
    /// Its type.
    pub ty: Type,
}

impl PartialEq for TupleElement {
    fn eq(&self, other: &Self) -> bool {
        self.ty == other.ty
    }
}

impl Eq for TupleElement {}

impl std::hash::Hash for TupleElement {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.ty.hash(state);
    }
}

/// A type parameter: who declares it, and which of that one's own parameters it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TypeParam {
    /// Who declares it.
    pub owner: ParamOwner,
    /// Counted from 0 among the owner's own parameters.
    pub index: u16,
}

/// Who declares a type parameter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ParamOwner {
    /// A type.
    Type(TypeSym),
    /// A method.
    Member(MemberSym),
    /// A local function, by its node in the file at hand.
    Local(crate::syntax::NodeId),
}

impl Args {
    /// No arguments.
    pub const NONE: Args = Args(None);

    /// The arguments.
    pub fn as_slice(&self) -> &[Type] {
        self.0.as_deref().unwrap_or_default()
    }

    /// Are there none?
    pub fn is_empty(&self) -> bool {
        self.as_slice().is_empty()
    }
}

impl FromIterator<Type> for Args {
    fn from_iter<Types: IntoIterator<Item = Type>>(types: Types) -> Self {
        let mut types = types.into_iter().peekable();
        Args(types.peek().is_some().then(|| types.collect()))
    }
}

impl std::ops::Deref for Args {
    type Target = [Type];

    fn deref(&self) -> &[Type] {
        self.as_slice()
    }
}

impl Type {
    /// `void`.
    pub const VOID: Type = Type::Prim(Prim::Void);
    /// `object`.
    pub const OBJECT: Type = Type::Prim(Prim::Object);
    /// `string`.
    pub const STRING: Type = Type::Prim(Prim::String);
    /// `bool`.
    pub const BOOL: Type = Type::Prim(Prim::Bool);
    /// `int`.
    pub const INT: Type = Type::Prim(Prim::Int);

    /// An array of `element`.
    pub fn array(element: Type, rank: u8) -> Type {
        Type::Array(Arc::new(element), rank)
    }

    /// Is nothing known about it?
    pub fn is_unknown(&self) -> bool {
        matches!(self, Type::Unknown)
    }

    /// Is it unknown somewhere, perhaps in an argument?
    pub fn mentions_unknown(&self) -> bool {
        self.any(&|ty| matches!(ty, Type::Unknown))
    }

    /// The keyword's type, if it is one.
    pub fn prim(&self) -> Option<Prim> {
        match self {
            Type::Prim(prim) => Some(*prim),
            _ => None,
        }
    }

    /// The declaration, if it has one.
    pub fn sym(&self) -> Option<TypeSym> {
        match self {
            Type::Named(sym, _) => Some(*sym),
            _ => None,
        }
    }

    /// Does `test` hold for it or for a part of it?
    pub fn any(&self, test: &impl Fn(&Type) -> bool) -> bool {
        test(self)
            || match self {
                Type::Named(_, args) => args.iter().any(|arg| arg.any(test)),
                Type::Array(inner, _) | Type::Pointer(inner) => inner.any(test),
                Type::Tuple(elements) => elements.iter().any(|element| element.ty.any(test)),
                Type::Anonymous(members) => members.iter().any(|(_, ty)| ty.any(test)),
                _ => false,
            }
    }

    /// The type with each type parameter replaced by what `replace` says; those it does not know stay.
    #[must_use]
    pub fn substitute(&self, replace: &impl Fn(TypeParam) -> Option<Type>) -> Type {
        match self {
            Type::Param(param) => replace(*param).unwrap_or_else(|| self.clone()),
            Type::Named(sym, args) if !args.is_empty() => {
                Type::Named(*sym, args.iter().map(|arg| arg.substitute(replace)).collect())
            }
            Type::Array(element, rank) => Type::array(element.substitute(replace), *rank),
            Type::Pointer(target) => Type::Pointer(Arc::new(target.substitute(replace))),
            Type::Tuple(elements) => {
                let substituted = elements
                    .iter()
                    .map(|element| TupleElement { name: element.name, ty: element.ty.substitute(replace) });
                Type::Tuple(substituted.collect())
            }
            Type::Anonymous(members) => {
                Type::Anonymous(members.iter().map(|(name, ty)| (*name, ty.substitute(replace))).collect())
            }
            _ => self.clone(),
        }
    }
}
