//! The operators that the language defines: promotions of numbers, enums, truth values, concatenation,
//! delegates, comparisons; each for nullable operands too. Sections 12.4.7, 12.4.8, 12.9 to 12.13.

use super::{BinaryOp, Operand, Operation, UnaryOp, built_in};
use crate::bind::convert::{is_integral, is_numeric};
use crate::bind::facts::BuiltIn;
use crate::bind::symbols::{Kind, Symbols};
use crate::bind::types::Type;
use ir::Prim;

/// The types for which arithmetic is built in, in the order in which they are tried: the first to which both
/// operands convert is the best.
pub(in crate::bind) const ARITHMETIC: [Prim; 9] = [
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
    pub(super) fn built_in_binary(&self, op: BinaryOp, left: &Operand, right: &Operand) -> Option<Operation> {
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
            .or_else(|| lifted_equality(op, lifted, &left_inner.ty, &right_inner.ty))?;
        let maybe = |ty: Type| if lifted { self.nullable(ty) } else { ty };
        Some(Operation::BuiltIn {
            operator: BuiltIn { operands: prim, lifted, delegates: false },
            operands: operands.into_iter().map(maybe).collect(),
            ty: if op.is_comparison() { ty } else { maybe(ty) },
        })
    }

    /// The operand without `?`.
    pub(super) fn inner(&self, operand: &Operand) -> Operand {
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

    pub(super) fn operand_fits(&self, operand: &Operand, to: &Type) -> bool {
        match operand.constant {
            Some(constant) => self.implicit_constant(&operand.ty, constant, to).is_some(),
            None => self.implicit(&operand.ty, to).is_some(),
        }
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

    pub(super) fn built_in_unary(&self, op: UnaryOp, operand: &Operand) -> Option<Operation> {
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
        return fits.then_some(Plain { prim, operands: [Type::Prim(prim), Type::INT], ty: Type::Prim(prim) });
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

/// `x == null` where `x` is a struct that may be null.
fn lifted_equality(op: BinaryOp, lifted: bool, left: &Type, right: &Type) -> Option<Plain> {
    let is_equality = matches!(op, BinaryOp::Equal | BinaryOp::NotEqual);
    let operands = [left.clone(), right.clone()];
    (is_equality && lifted && left == right).then_some(Plain { prim: Prim::Object, operands, ty: Type::BOOL })
}
