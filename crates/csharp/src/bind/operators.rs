//! What operators mean: built-in ones with their promotions, and those that types define. Section 12.4 of the
//! C# specification.

mod built_in;

pub(super) use built_in::ARITHMETIC;

use super::facts::{BuiltIn, Call};
use super::lookup::Found;
use super::overload::{Argument, Choice, NoLambdas, Outcome, Value};
use super::symbols::Symbols;
use super::types::Type;
use crate::syntax::NodeId;
use ir::{Const, ParamMode, Prim};

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

    /// The method that a user-defined one is.
    pub fn method(self) -> &'static str {
        match self {
            BinaryOp::Add => "op_Addition",
            BinaryOp::Subtract => "op_Subtraction",
            BinaryOp::Multiply => "op_Multiply",
            BinaryOp::Divide => "op_Division",
            BinaryOp::Remainder => "op_Modulus",
            BinaryOp::And => "op_BitwiseAnd",
            BinaryOp::Or => "op_BitwiseOr",
            BinaryOp::Xor => "op_ExclusiveOr",
            BinaryOp::ShiftLeft => "op_LeftShift",
            BinaryOp::ShiftRight => "op_RightShift",
            BinaryOp::ShiftRightUnsigned => "op_UnsignedRightShift",
            BinaryOp::Equal => "op_Equality",
            BinaryOp::NotEqual => "op_Inequality",
            BinaryOp::Less => "op_LessThan",
            BinaryOp::Greater => "op_GreaterThan",
            BinaryOp::LessOrEqual => "op_LessThanOrEqual",
            BinaryOp::GreaterOrEqual => "op_GreaterThanOrEqual",
        }
    }

    /// Is it one of `<<`, `>>`, `>>>`?
    pub fn is_shift(self) -> bool {
        matches!(self, BinaryOp::ShiftLeft | BinaryOp::ShiftRight | BinaryOp::ShiftRightUnsigned)
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

impl UnaryOp {
    /// The method that a user-defined one is.
    pub fn method(self) -> &'static str {
        match self {
            UnaryOp::Plus => "op_UnaryPlus",
            UnaryOp::Minus => "op_UnaryNegation",
            UnaryOp::Not => "op_LogicalNot",
            UnaryOp::Complement => "op_OnesComplement",
            UnaryOp::Increment => "op_Increment",
            UnaryOp::Decrement => "op_Decrement",
        }
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
        let dynamic = Type::Prim(Prim::Dynamic);
        if left.ty == dynamic || right.ty == dynamic {
            return built_in(Prim::Dynamic, [dynamic.clone(), dynamic.clone()], dynamic);
        }
        self.user_operator(op.method(), &[left, right])
            .or_else(|| self.built_in_binary(op, left, right))
            .unwrap_or_else(|| Operation::Unknown(guess(op, left, right)))
    }

    /// What `op operand` does. For `++` and `--` the type is that of the new value.
    pub fn unary(&self, op: UnaryOp, operand: &Operand) -> Operation {
        if let Type::Prim(Prim::Dynamic) = operand.ty {
            let operator = BuiltIn { operands: Prim::Dynamic, lifted: false, delegates: false };
            return Operation::BuiltIn {
                operator,
                operands: vec![operand.ty.clone()],
                ty: operand.ty.clone(),
            };
        }
        self.user_operator(op.method(), &[operand])
            .or_else(|| self.built_in_unary(op, operand))
            .unwrap_or_else(|| Operation::Unknown(unary_guess(op, &operand.ty)))
    }

    /// What `left && right` (`op` is [`BinaryOp::And`]) or `left || right` ([`BinaryOp::Or`]) does: on two
    /// `bool` the built-in, otherwise the user-defined `&` or `|`, after `op_False` or `op_True` of the left
    /// operand (see [`Symbols::truth`]).
    pub fn logical(&self, op: BinaryOp, left: &Operand, right: &Operand) -> Operation {
        let are_bool = [left, right].into_iter().all(|it| self.implicit(&it.ty, &Type::BOOL).is_some());
        let by_user = || self.user_operator(op.method(), &[left, right]);
        let built_in = || built_in(Prim::Bool, [Type::BOOL, Type::BOOL], Type::BOOL);
        if are_bool { built_in() } else { by_user().unwrap_or_else(built_in) }
    }

    /// `op_True` (or `op_False`) of a type, for conditions that are no `bool` and do not convert to it.
    pub fn truth(&self, operand: &Operand, wanted: bool) -> Option<Call> {
        match self.user_operator(if wanted { "op_True" } else { "op_False" }, &[operand])? {
            Operation::User { call, .. } => Some(*call),
            Operation::BuiltIn { .. } | Operation::Unknown(_) => None,
        }
    }

    /// The operator of that metadata name that a type of the operands defines; lifted if only that fits.
    fn user_operator(&self, name: &str, operands: &[&Operand]) -> Option<Operation> {
        let name = self.names.find(name)?;
        let mut candidates: Vec<Found> = Vec::new();
        for operand in operands {
            let ty = self.nullable_of(&operand.ty).unwrap_or(&operand.ty);
            // Operators of types with keywords, and of delegates, are in the language.
            if matches!(ty, Type::Prim(_) | Type::Null) || self.is_delegate(ty) {
                continue;
            }
            for found in self.operators(ty, name) {
                if !candidates.contains(&found) {
                    candidates.push(found);
                }
            }
        }
        if candidates.is_empty() {
            return None;
        }
        let plain: Vec<Operand> = operands.iter().map(|&operand| operand.clone()).collect();
        if let Some(choice) = self.call_operator(&candidates, &plain) {
            return Some(user(*choice, Lifting::Plain));
        }
        let inner: Vec<Operand> = operands.iter().map(|operand| self.inner(operand)).collect();
        let mut choice = self.call_operator(&candidates, &inner)?;
        for (_, ty) in &mut choice.wanted {
            *ty = self.nullable(std::mem::take(ty));
        }
        // A comparison with null is false, not null.
        if choice.ty != Type::BOOL {
            choice.ty = self.nullable(choice.ty);
        }
        Some(user(*choice, Lifting::Lifted))
    }

    fn call_operator(&self, candidates: &[Found], operands: &[Operand]) -> Option<Box<Choice>> {
        let args: Vec<Argument> = operands.iter().map(Operand::as_argument).collect();
        match self.resolve_call(candidates, &[], &args, None, &mut NoLambdas) {
            Outcome::One(choice) | Outcome::Ambiguous(choice) => Some(choice),
            Outcome::NoneApplies(_) => None,
        }
    }
}

impl Operand {
    fn as_argument(&self) -> Argument {
        let value = match self.constant {
            _ if self.ty == Type::Null => Value::Null,
            Some(constant) => Value::Constant(self.ty.clone(), constant),
            None => Value::Typed(self.ty.clone()),
        };
        Argument { node: self.node, name: None, mode: ParamMode::Value, value }
    }
}

/// Is an operator called whatever the operands are, or only if none is null?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lifting {
    Plain,
    Lifted,
}

fn user(choice: Choice, lifting: Lifting) -> Operation {
    let operands = choice.wanted.into_iter().map(|(_, ty)| ty).collect();
    Operation::User {
        call: Box::new(choice.call),
        operands,
        ty: choice.ty,
        lifted: lifting == Lifting::Lifted,
    }
}

fn unary_guess(op: UnaryOp, operand: &Type) -> Type {
    match op {
        UnaryOp::Not => Type::BOOL,
        _ => operand.clone(),
    }
}

fn built_in(prim: Prim, operands: [Type; 2], ty: Type) -> Operation {
    let operator = BuiltIn { operands: prim, lifted: false, delegates: false };
    Operation::BuiltIn { operator, operands: operands.into(), ty }
}

fn guess(op: BinaryOp, left: &Operand, right: &Operand) -> Type {
    if op.is_comparison() {
        return Type::BOOL;
    }
    match (&left.ty, &right.ty) {
        (Type::Pointer(_), Type::Pointer(_)) => Type::Prim(Prim::Long),
        (Type::Pointer(_), _) => left.ty.clone(),
        (_, Type::Pointer(_)) => right.ty.clone(),
        _ => Type::Unknown,
    }
}
