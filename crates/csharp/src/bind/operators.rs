//! What operators mean: built-in ones with their promotions, and those that types define. Section 12.4 of the
//! C# specification.

use super::convert::{is_integral, is_numeric};
use super::facts::{BuiltIn, Call};
use super::lookup::Found;
use super::overload::{Argument, Choice, NoLambdas, Outcome, Value};
use super::symbols::{Kind, Symbols};
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

/// The types for which arithmetic is built in, in the order in which they are tried: the first to which both
/// operands convert is the best.
const ARITHMETIC: [Prim; 9] = [
    Prim::Int,
    Prim::UInt,
    Prim::NInt,
    Prim::NUInt,
    Prim::Long,
    Prim::ULong,
    Prim::Float,
    Prim::Double,
    Prim::Decimal,
];

impl Symbols {
    /// What `left op right` does.
    pub fn binary(&self, op: BinaryOp, left: &Operand, right: &Operand) -> Operation {
        let dynamic = Type::Prim(Prim::Dynamic);
        if left.ty == dynamic || right.ty == dynamic {
            return built_in(Prim::Dynamic, [dynamic.clone(), dynamic.clone()], dynamic);
        }
        self.user_operator(op.method(), &[left, right])
            .or_else(|| self.built_in_binary(op, left, right))
            .unwrap_or_else(|| Operation::Unknown(self.guess(op, left, right)))
    }

    fn guess(&self, op: BinaryOp, left: &Operand, right: &Operand) -> Type {
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

    fn built_in_binary(&self, op: BinaryOp, left: &Operand, right: &Operand) -> Option<Operation> {
        if op == BinaryOp::Add
            && let Some(concatenation) = concatenation(&left.ty, &right.ty)
        {
            return Some(concatenation);
        }
        if left.ty.is_unknown() || right.ty.is_unknown() {
            return None;
        }
        self.delegate_operator(op, left, right)
            .or_else(|| self.value_operator(op, left, right))
            .or_else(|| self.reference_equality(op, &left.ty, &right.ty))
    }

    /// Delegates are combined and taken apart.
    fn delegate_operator(&self, op: BinaryOp, left: &Operand, right: &Operand) -> Option<Operation> {
        if !matches!(op, BinaryOp::Add | BinaryOp::Subtract) {
            return None;
        }
        let ty = if self.is_delegate(&left.ty) { &left.ty } else { &right.ty };
        let is_one =
            self.is_delegate(ty) && [left, right].into_iter().all(|it| self.implicit(&it.ty, ty).is_some());
        is_one.then(|| Operation::BuiltIn {
            operator: BuiltIn { operands: Prim::Object, lifted: false, delegates: true },
            operands: vec![ty.clone(), ty.clone()],
            ty: ty.clone(),
        })
    }

    /// On numbers, truth values and enums; lifted if one operand may be null.
    fn value_operator(&self, op: BinaryOp, left: &Operand, right: &Operand) -> Option<Operation> {
        let (left_inner, right_inner) = (self.inner(left), self.inner(right));
        let lifted = [left, right].into_iter().any(|it| self.nullable_of(&it.ty).is_some());
        // `null` beside a nullable value is a null of the same type.
        let (left_inner, right_inner) = match (&left_inner.ty, &right_inner.ty) {
            (Type::Null, Type::Null) => return None,
            (Type::Null, _) if lifted => (right_inner.clone(), right_inner),
            (_, Type::Null) if lifted => (left_inner.clone(), left_inner),
            _ => (left_inner, right_inner),
        };
        let Plain { prim, operands, ty } = self
            .enum_operator(op, &left_inner, &right_inner)
            .or_else(|| plain_operator(self, op, &left_inner, &right_inner))
            .or_else(|| self.lifted_equality(op, lifted, &left_inner.ty, &right_inner.ty))?;
        let lift = |ty: Type| if lifted { self.nullable(ty) } else { ty };
        Some(Operation::BuiltIn {
            operator: BuiltIn { operands: prim, lifted, delegates: false },
            operands: operands.into_iter().map(lift).collect(),
            ty: if op.is_comparison() { ty } else { lift(ty) },
        })
    }

    /// The operand without `?`.
    fn inner(&self, operand: &Operand) -> Operand {
        let ty = self.nullable_of(&operand.ty).unwrap_or(&operand.ty).clone();
        Operand { ty, ..operand.clone() }
    }

    fn enum_operator(&self, op: BinaryOp, left: &Operand, right: &Operand) -> Option<Plain> {
        let (left_enum, right_enum) = (self.is_enum(&left.ty), self.is_enum(&right.ty));
        let ty = if left_enum { &left.ty } else { &right.ty };
        let underlying = self.enum_underlying(ty)?;
        let prim = underlying.prim()?;
        let is_it = |it: &Operand| it.ty == *ty || self.operand_fits(it, ty);
        let is_number = |it: &Operand| self.operand_fits(it, &underlying);
        let both =
            |result: &Type| Some(Plain { prim, operands: [ty.clone(), ty.clone()], ty: result.clone() });
        match op {
            BinaryOp::And | BinaryOp::Or | BinaryOp::Xor if is_it(left) && is_it(right) => both(ty),
            _ if op.is_comparison() && is_it(left) && is_it(right) => both(&Type::BOOL),
            BinaryOp::Subtract if left_enum && right_enum && left.ty == right.ty => both(&underlying),
            BinaryOp::Add | BinaryOp::Subtract if left_enum && is_number(right) => {
                Some(Plain { prim, operands: [ty.clone(), underlying.clone()], ty: ty.clone() })
            }
            BinaryOp::Add if right_enum && is_number(left) => {
                Some(Plain { prim, operands: [underlying.clone(), ty.clone()], ty: ty.clone() })
            }
            _ => None,
        }
    }

    /// The type of numbers that an enum is made of.
    pub fn enum_underlying(&self, ty: &Type) -> Option<Type> {
        let sym = ty.sym().filter(|_| self.is_enum(ty))?;
        Some(self.types[sym].base.clone().unwrap_or(Type::INT))
    }

    fn operand_fits(&self, operand: &Operand, to: &Type) -> bool {
        match operand.constant {
            Some(constant) => self.implicit_constant(&operand.ty, constant, to).is_some(),
            None => self.implicit(&operand.ty, to).is_some(),
        }
    }

    /// `x == null` where `x` is a struct that may be null.
    fn lifted_equality(&self, op: BinaryOp, lifted: bool, left: &Type, right: &Type) -> Option<Plain> {
        let is_equality = matches!(op, BinaryOp::Equal | BinaryOp::NotEqual);
        let operands = [left.clone(), right.clone()];
        (is_equality && lifted && left == right).then_some(Plain {
            prim: Prim::Object,
            operands,
            ty: Type::BOOL,
        })
    }

    fn reference_equality(&self, op: BinaryOp, left: &Type, right: &Type) -> Option<Operation> {
        let is_equality = matches!(op, BinaryOp::Equal | BinaryOp::NotEqual);
        let is_record = |ty: &Type| ty.sym().is_some_and(|sym| self.types[sym].kind == Kind::RecordClass);
        let is_reference = |ty: &Type| self.is_reference_type(ty) || matches!(ty, Type::Param(_));
        let is_text = |ty: &Type| matches!(ty, Type::Prim(Prim::String) | Type::Null);
        let has_null = matches!(left, Type::Null) || matches!(right, Type::Null);
        // Records compare by what is in them: no operator that somebody wrote says so.
        if !is_equality || !has_null && (is_record(left) || is_record(right)) {
            return None;
        }
        if is_text(left) && is_text(right) {
            return Some(built_in(Prim::String, [Type::STRING, Type::STRING], Type::BOOL));
        }
        (is_reference(left) && is_reference(right))
            .then(|| built_in(Prim::Object, [Type::OBJECT, Type::OBJECT], Type::BOOL))
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

    fn built_in_unary(&self, op: UnaryOp, operand: &Operand) -> Option<Operation> {
        let lifted = self.nullable_of(&operand.ty).is_some();
        let inner = self.inner(operand);
        let (prim, ty) = match (op, self.enum_underlying(&inner.ty)) {
            (UnaryOp::Complement | UnaryOp::Increment | UnaryOp::Decrement, Some(underlying)) => {
                (underlying.prim()?, inner.ty)
            }
            (UnaryOp::Not, None) => {
                self.operand_fits(&inner, &Type::BOOL).then_some((Prim::Bool, Type::BOOL))?
            }
            (UnaryOp::Increment | UnaryOp::Decrement, None) => {
                let prim = inner.ty.prim().filter(|&prim| is_numeric(prim))?;
                (prim, inner.ty)
            }
            (UnaryOp::Plus | UnaryOp::Minus | UnaryOp::Complement, None) => {
                let signed = |prim: &Prim| {
                    op != UnaryOp::Minus || !matches!(prim, Prim::UInt | Prim::ULong | Prim::NUInt)
                };
                let whole = |prim: &Prim| op != UnaryOp::Complement || is_integral(*prim);
                let fits = |prim: &Prim| self.operand_fits(&inner, &Type::Prim(*prim));
                let mut usable = ARITHMETIC.into_iter().filter(|prim| signed(prim) && whole(prim));
                let prim = usable.find(fits).filter(|_| !inner.ty.is_unknown())?;
                (prim, Type::Prim(prim))
            }
            _ => return None,
        };
        let ty = if lifted { self.nullable(ty) } else { ty };
        let operator = BuiltIn { operands: prim, lifted, delegates: false };
        Some(Operation::BuiltIn { operator, operands: vec![ty.clone()], ty })
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
        self.call_operator(&candidates, &plain).map(|choice| user(*choice, |ty| ty, false)).or_else(|| {
            let inner: Vec<Operand> = operands.iter().map(|operand| self.inner(operand)).collect();
            let choice = self.call_operator(&candidates, &inner)?;
            let is_comparison = choice.ty == Type::BOOL;
            Some(user(*choice, |ty| if is_comparison { ty } else { self.nullable(ty) }, true))
        })
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

/// An operator on values that are not null.
struct Plain {
    prim: Prim,
    operands: [Type; 2],
    ty: Type,
}

fn plain_operator(symbols: &Symbols, op: BinaryOp, left: &Operand, right: &Operand) -> Option<Plain> {
    let both = |prim: Prim, ty: Type| Plain { prim, operands: [Type::Prim(prim), Type::Prim(prim)], ty };
    let is_bool = left.ty == Type::BOOL && right.ty == Type::BOOL;
    let is_number = |it: &Operand| it.ty.prim().is_some_and(is_numeric);
    let is_user = |it: &Operand| matches!(it.ty, Type::Named(..));
    if is_bool {
        let on_bool =
            matches!(op, BinaryOp::And | BinaryOp::Or | BinaryOp::Xor | BinaryOp::Equal | BinaryOp::NotEqual);
        return on_bool.then(|| both(Prim::Bool, Type::BOOL));
    }
    // A type of the program may convert to a number by an operator of its own.
    if !(is_number(left) || is_user(left)) || !(is_number(right) || is_user(right)) {
        return None;
    }
    if op.is_shift() {
        let prim = ARITHMETIC.into_iter().find(|&prim| symbols.operand_fits(left, &Type::Prim(prim)))?;
        let fits = is_integral(prim) && symbols.operand_fits(right, &Type::INT);
        return fits.then(|| Plain { prim, operands: [Type::Prim(prim), Type::INT], ty: Type::Prim(prim) });
    }
    let needs_bits = matches!(op, BinaryOp::And | BinaryOp::Or | BinaryOp::Xor);
    let fits = |prim: &Prim| {
        let ty = Type::Prim(*prim);
        symbols.operand_fits(left, &ty) && symbols.operand_fits(right, &ty)
    };
    let prim = ARITHMETIC.into_iter().find(fits).filter(|&prim| !needs_bits || is_integral(prim))?;
    Some(both(prim, if op.is_comparison() { Type::BOOL } else { Type::Prim(prim) }))
}

fn concatenation(left: &Type, right: &Type) -> Option<Operation> {
    if *left != Type::STRING && *right != Type::STRING || *left == Type::VOID || *right == Type::VOID {
        return None;
    }
    let operand = |ty: &Type| {
        if matches!(ty, Type::Null | Type::Prim(Prim::String)) { Type::STRING } else { Type::OBJECT }
    };
    Some(built_in(Prim::String, [operand(left), operand(right)], Type::STRING))
}

fn built_in(prim: Prim, operands: [Type; 2], ty: Type) -> Operation {
    let operator = BuiltIn { operands: prim, lifted: false, delegates: false };
    Operation::BuiltIn { operator, operands: operands.into(), ty }
}

fn user(choice: Choice, lift: impl Fn(Type) -> Type, lifted: bool) -> Operation {
    let operands = choice.wanted.into_iter().map(|(_, ty)| lift(ty)).collect();
    Operation::User { call: Box::new(choice.call), operands, ty: lift(choice.ty), lifted }
}

fn unary_guess(op: UnaryOp, operand: &Type) -> Type {
    match op {
        UnaryOp::Not => Type::BOOL,
        _ => operand.clone(),
    }
}
