//! What operators mean: built-in ones with their promotions, and those that types define. Section 12.4 of the
//! C# specification.

use super::facts::{BuiltIn, Call};
use super::symbols::Symbols;
use super::types::Type;
use crate::syntax::NodeId;
use ir::{Const, Prim};

/// An operator with two operands. `&&`, `||` and `??` are not here: see [`Symbols::logical`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "they are what they are called")]
pub enum BinaryOp {
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
    And,
    Or,
    Xor,
    ShiftLeft,
    ShiftRight,
    ShiftRightUnsigned,
    Equal,
    NotEqual,
    Less,
    Greater,
    LessOrEqual,
    GreaterOrEqual,
}

/// An operator with one operand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "they are what they are called")]
pub enum UnaryOp {
    Plus,
    Minus,
    Not,
    Complement,
    Increment,
    Decrement,
}

/// A value that an operator is applied to.
#[derive(Debug, Clone)]
pub struct Operand {
    /// The expression.
    pub node: NodeId,
    /// Its type; [`Type::Null`] for `null` and `default`.
    pub ty: Type,
    /// Its value, if it is a constant.
    pub constant: Option<Const>,
}

/// What an operator does.
#[derive(Debug, Clone)]
pub enum Operation {
    /// What the language defines.
    BuiltIn {
        /// On what.
        operator: BuiltIn,
        /// What each operand converts to, `T?` for lifted ones. The operand of a unary one is the only one.
        operands: Vec<Type>,
        /// The type of the result.
        ty: Type,
    },
    /// What a type defines.
    User {
        /// The operator's method.
        call: Box<Call>,
        /// What each operand converts to.
        operands: Vec<Type>,
        /// The type of the result.
        ty: Type,
        /// Is it called only if no operand is null?
        lifted: bool,
    },
    /// Only the values can tell. The type is a guess: `bool` for comparisons.
    Unknown(Type),
}

impl BinaryOp {
    /// The operator that a token or an assignment's token without `=` stands for.
    pub fn from_symbol(symbol: &str) -> Option<BinaryOp> {
        Some(match symbol {
            "+" => BinaryOp::Add,
            "-" => BinaryOp::Subtract,
            "*" => BinaryOp::Multiply,
            "/" => BinaryOp::Divide,
            "%" => BinaryOp::Remainder,
            "&" => BinaryOp::And,
            "|" => BinaryOp::Or,
            "^" => BinaryOp::Xor,
            "<<" => BinaryOp::ShiftLeft,
            ">>" => BinaryOp::ShiftRight,
            ">>>" => BinaryOp::ShiftRightUnsigned,
            "==" => BinaryOp::Equal,
            "!=" => BinaryOp::NotEqual,
            "<" => BinaryOp::Less,
            ">" => BinaryOp::Greater,
            "<=" => BinaryOp::LessOrEqual,
            ">=" => BinaryOp::GreaterOrEqual,
            _ => return None,
        })
    }

    /// Is its result a `bool` whatever it compares?
    pub fn is_comparison(self) -> bool {
        matches!(
            self,
            BinaryOp::Equal
                | BinaryOp::NotEqual
                | BinaryOp::Less
                | BinaryOp::Greater
                | BinaryOp::LessOrEqual
                | BinaryOp::GreaterOrEqual
        )
    }
}

impl UnaryOp {
    /// The operator that a token stands for.
    pub fn from_symbol(symbol: &str) -> Option<UnaryOp> {
        Some(match symbol {
            "+" => UnaryOp::Plus,
            "-" => UnaryOp::Minus,
            "!" => UnaryOp::Not,
            "~" => UnaryOp::Complement,
            "++" => UnaryOp::Increment,
            "--" => UnaryOp::Decrement,
            _ => return None,
        })
    }
}

impl Operation {
    /// The type of the result.
    pub fn ty(&self) -> &Type {
        match self {
            Operation::BuiltIn { ty, .. } | Operation::User { ty, .. } | Operation::Unknown(ty) => ty,
        }
    }
}

impl Symbols {
    /// What `left op right` does.
    pub fn binary(&self, op: BinaryOp, left: &Operand, right: &Operand) -> Operation {
        let _ = (left, right);
        Operation::Unknown(if op.is_comparison() { Type::BOOL } else { Type::Unknown })
    }

    /// What `op operand` does. For `++` and `--` the type is that of the new value.
    pub fn unary(&self, op: UnaryOp, operand: &Operand) -> Operation {
        let _ = (op, operand);
        Operation::Unknown(operand.ty.clone())
    }

    /// What `left && right` (`op` is [`BinaryOp::And`]) or `left || right` ([`BinaryOp::Or`]) does: on two
    /// `bool` the built-in, otherwise the user-defined `&` or `|`, after `op_False` or `op_True` of the left
    /// operand (see [`Symbols::truth`]).
    pub fn logical(&self, op: BinaryOp, left: &Operand, right: &Operand) -> Operation {
        let _ = (op, left, right);
        let operator = BuiltIn { operands: Prim::Bool, lifted: false, delegates: false };
        Operation::BuiltIn { operator, operands: vec![Type::BOOL, Type::BOOL], ty: Type::BOOL }
    }

    /// `op_True` (or `op_False`) of a type, for conditions that are no `bool` and do not convert to it.
    pub fn truth(&self, operand: &Operand, wanted: bool) -> Option<Call> {
        let _ = (operand, wanted);
        None
    }
}
