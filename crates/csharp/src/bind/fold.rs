//! Constant expressions: what operators and conversions make of constants. Section 12.23 of the C#
//! specification.

mod decimal;

use super::operators::{BinaryOp, UnaryOp};
use ir::{Const, IntKind, Names, Overflow, Prim};
use std::cmp::Ordering;

/// The value of `left op right`. Numbers of different types are promoted as the operator does it: the result
/// of enum members may have another integer type than the enum, which [`fold_convert`] mends. None if there is
/// none: a division by zero, a number that does not fit while it is checked, operands that do not go together.
/// Strings live in `strings`.
pub fn fold_binary(
    op: BinaryOp,
    left: Const,
    right: Const,
    overflow: Overflow,
    strings: &mut Names,
) -> Option<Const> {
    match (left, right) {
        (Const::Bool(left), Const::Bool(right)) => fold_bools(op, left, right),
        (Const::String(_) | Const::Null, Const::String(_) | Const::Null) => {
            fold_strings(op, left, right, strings)
        }
        _ if op.is_shift() => {
            let left = promote_alone(left)?;
            fold_shift(op, left, as_integer(right)?)
        }
        _ => {
            let prim = common_prim(left, right)?;
            let left = fold_convert(left, prim, Overflow::Wrap)?;
            let right = fold_convert(right, prim, Overflow::Wrap)?;
            fold_numbers(op, left, right, overflow)
        }
    }
}

/// The value of `op operand`.
pub fn fold_unary(op: UnaryOp, operand: Const, overflow: Overflow) -> Option<Const> {
    if let (UnaryOp::Not, Const::Bool(value)) = (op, operand) {
        return Some(Const::Bool(!value));
    }
    let value = promote_alone(operand)?;
    match (op, value) {
        (UnaryOp::Plus, _) => Some(value),
        (UnaryOp::Minus, Const::Int(IntKind::UInt, number)) => Some(Const::Int(IntKind::Long, -number)),
        (UnaryOp::Minus, Const::Int(kind, _)) => integer(kind, -as_integer(value)?, overflow),
        (UnaryOp::Minus, Const::Float(bits)) => Some(Const::Float((-f32::from_bits(bits)).to_bits())),
        (UnaryOp::Minus, Const::Double(bits)) => Some(Const::Double((-f64::from_bits(bits)).to_bits())),
        (UnaryOp::Minus, Const::Decimal(number)) => decimal::negate(number).map(Const::Decimal),
        (UnaryOp::Complement, Const::Int(kind, _)) => integer(kind, !as_integer(value)?, Overflow::Wrap),
        _ => None,
    }
}

/// The constant as one of another type with a keyword, as a cast makes it.
pub fn fold_convert(value: Const, to: Prim, overflow: Overflow) -> Option<Const> {
    match (value, to) {
        (Const::Bool(_), Prim::Bool) | (Const::String(_) | Const::Null, Prim::String | Prim::Object) => {
            return Some(value);
        }
        (Const::Bool(_) | Const::String(_) | Const::Null | Const::Type(_) | Const::Default(_), _) => {
            return None;
        }
        _ => {}
    }
    match to {
        Prim::Float => Some(Const::Float((as_double(value)? as f32).to_bits())),
        Prim::Double => Some(Const::Double(as_double(value)?.to_bits())),
        Prim::Decimal => as_decimal(value),
        Prim::Char => match integer(IntKind::UShort, as_whole(value, overflow)?, overflow)? {
            Const::Int(_, unit) => u16::try_from(unit).ok().map(Const::Char),
            _ => None,
        },
        _ => integer(kind_of(to)?, as_whole(value, overflow)?, overflow),
    }
}

fn fold_bools(op: BinaryOp, left: bool, right: bool) -> Option<Const> {
    Some(Const::Bool(match op {
        BinaryOp::And => left & right,
        BinaryOp::Or => left | right,
        BinaryOp::Xor | BinaryOp::NotEqual => left ^ right,
        BinaryOp::Equal => left == right,
        _ => return None,
    }))
}

fn fold_strings(op: BinaryOp, left: Const, right: Const, strings: &mut Names) -> Option<Const> {
    let text = |value: Const| match value {
        Const::String(id) => strings.get(id),
        _ => "",
    };
    match op {
        BinaryOp::Add if left == Const::Null && right == Const::Null => None,
        BinaryOp::Add => {
            let joined = format!("{}{}", text(left), text(right));
            Some(Const::String(strings.intern(&joined)))
        }
        BinaryOp::Equal => Some(Const::Bool(left == right)),
        BinaryOp::NotEqual => Some(Const::Bool(left != right)),
        _ => None,
    }
}

/// The amount counts modulo the number of bits.
fn fold_shift(op: BinaryOp, left: Const, by: i128) -> Option<Const> {
    let Const::Int(kind, _) = left else { return None };
    let value = as_integer(left)?;
    let bits = if is_wide(kind) { 64 } else { 32 };
    let by = by & (bits - 1);
    let shifted = match op {
        BinaryOp::ShiftLeft => value << by,
        BinaryOp::ShiftRight => value >> by,
        BinaryOp::ShiftRightUnsigned => (value & ((1 << bits) - 1)) >> by,
        _ => return None,
    };
    integer(kind, shifted, Overflow::Wrap)
}

/// Two numbers of the same type.
fn fold_numbers(op: BinaryOp, left: Const, right: Const, overflow: Overflow) -> Option<Const> {
    if op.is_comparison() {
        return compare(op, left, right).map(Const::Bool);
    }
    match (left, right) {
        (Const::Int(kind, _), Const::Int(..)) => {
            let (left, right) = (as_integer(left)?, as_integer(right)?);
            integer(kind, fold_integers(op, left, right, overflow)?, overflow)
        }
        (Const::Float(left), Const::Float(right)) => {
            let result = fold_doubles(op, f32::from_bits(left).into(), f32::from_bits(right).into())?;
            Some(Const::Float((result as f32).to_bits()))
        }
        (Const::Double(left), Const::Double(right)) => {
            fold_doubles(op, f64::from_bits(left), f64::from_bits(right))
                .map(|result| Const::Double(result.to_bits()))
        }
        (Const::Decimal(left), Const::Decimal(right)) => decimal::fold(op, left, right).map(Const::Decimal),
        _ => None,
    }
}

fn fold_integers(op: BinaryOp, left: i128, right: i128, overflow: Overflow) -> Option<i128> {
    Some(match op {
        BinaryOp::Add => left + right,
        BinaryOp::Subtract => left - right,
        // Two numbers of 64 bits without a sign may need one bit more than there is.
        BinaryOp::Multiply if overflow == Overflow::Check => left.checked_mul(right)?,
        BinaryOp::Multiply => left.wrapping_mul(right),
        BinaryOp::Divide => left.checked_div(right)?,
        BinaryOp::Remainder => left.checked_rem(right)?,
        BinaryOp::And => left & right,
        BinaryOp::Or => left | right,
        BinaryOp::Xor => left ^ right,
        _ => return None,
    })
}

fn fold_doubles(op: BinaryOp, left: f64, right: f64) -> Option<f64> {
    Some(match op {
        BinaryOp::Add => left + right,
        BinaryOp::Subtract => left - right,
        BinaryOp::Multiply => left * right,
        BinaryOp::Divide => left / right,
        BinaryOp::Remainder => left % right,
        _ => return None,
    })
}

/// What is not a number is not equal to, nor less or greater than, anything.
fn compare(op: BinaryOp, left: Const, right: Const) -> Option<bool> {
    let order = match (left, right) {
        (Const::Int(..), Const::Int(..)) => Some(as_integer(left)?.cmp(&as_integer(right)?)),
        (Const::Decimal(left), Const::Decimal(right)) => Some(decimal::compare(left, right)?),
        _ => as_double(left)?.partial_cmp(&as_double(right)?),
    };
    Some(match op {
        BinaryOp::Equal => order == Some(Ordering::Equal),
        BinaryOp::NotEqual => order != Some(Ordering::Equal),
        BinaryOp::Less => order == Some(Ordering::Less),
        BinaryOp::Greater => order == Some(Ordering::Greater),
        BinaryOp::LessOrEqual => matches!(order, Some(Ordering::Less | Ordering::Equal)),
        BinaryOp::GreaterOrEqual => matches!(order, Some(Ordering::Greater | Ordering::Equal)),
        _ => return None,
    })
}

/// The type in which two numbers are computed. Constants of type `int` that are not negative go with types
/// without a sign.
fn common_prim(left: Const, right: Const) -> Option<Prim> {
    let (left_prim, right_prim) = (prim_of(left)?, prim_of(right)?);
    let fits = |prim: &Prim| {
        [(left, left_prim), (right, right_prim)].into_iter().all(|(value, own)| {
            own == *prim
                || super::convert::widens(own, *prim)
                || own == Prim::Int && kind_of(*prim).is_some_and(|kind| fits_kind(value, kind))
        })
    };
    super::operators::ARITHMETIC.into_iter().find(fits)
}

fn promote_alone(value: Const) -> Option<Const> {
    fold_convert(value, common_prim(value, value)?, Overflow::Wrap)
}

fn fits_kind(value: Const, kind: IntKind) -> bool {
    as_integer(value).is_some_and(|number| integer(kind, number, Overflow::Check).is_some())
}

fn prim_of(value: Const) -> Option<Prim> {
    Some(match value {
        Const::Int(kind, _) => kind.prim(),
        Const::Char(_) => Prim::Char,
        Const::Float(_) => Prim::Float,
        Const::Double(_) => Prim::Double,
        Const::Decimal(_) => Prim::Decimal,
        _ => return None,
    })
}

/// The type of integers that a keyword stands for.
fn kind_of(prim: Prim) -> Option<IntKind> {
    IntKind::SUFFIXES.into_iter().map(|(kind, _)| kind).find(|kind| kind.prim() == prim)
}

fn is_wide(kind: IntKind) -> bool {
    matches!(kind, IntKind::Long | IntKind::ULong | IntKind::NInt | IntKind::NUInt)
}

/// A number of a type: what does not fit is cut to its bits, or is none if that is checked.
#[expect(clippy::cast_sign_loss, reason = "the bits are what is wanted")]
fn integer(kind: IntKind, value: i128, overflow: Overflow) -> Option<Const> {
    let cut = match kind {
        IntKind::SByte => (value as i8).into(),
        IntKind::Byte => (value as u8).into(),
        IntKind::Short => (value as i16).into(),
        IntKind::UShort => (value as u16).into(),
        IntKind::Int => (value as i32).into(),
        IntKind::UInt => (value as u32).into(),
        IntKind::Long | IntKind::NInt => (value as i64).into(),
        IntKind::ULong | IntKind::NUInt => i128::from(value as u64),
    };
    (overflow == Overflow::Wrap || cut == value).then_some(Const::Int(kind, cut as i64))
}

/// The number that an integer or character is.
fn as_integer(value: Const) -> Option<i128> {
    Some(match value {
        Const::Int(kind, bits) if kind.is_wide_unsigned() => bits.cast_unsigned().into(),
        Const::Int(_, number) => number.into(),
        Const::Char(unit) => unit.into(),
        _ => return None,
    })
}

/// The number without what stands behind the point.
fn as_whole(value: Const, overflow: Overflow) -> Option<i128> {
    match value {
        Const::Float(_) | Const::Double(_) => {
            let number = as_double(value)?;
            (number.is_finite() || overflow == Overflow::Wrap).then_some(number as i128)
        }
        Const::Decimal(number) => decimal::whole(number),
        _ => as_integer(value),
    }
}

#[expect(clippy::cast_precision_loss, reason = "conversions of constants round as those of values do")]
fn as_double(value: Const) -> Option<f64> {
    match value {
        Const::Float(bits) => Some(f32::from_bits(bits).into()),
        Const::Double(bits) => Some(f64::from_bits(bits)),
        Const::Decimal(number) => {
            let digits = number.digits() as f64 / 10_f64.powi(number.scale().into());
            Some(if number.is_negative() { -digits } else { digits })
        }
        _ => as_integer(value).map(|number| number as f64),
    }
}

/// Binary fractions are not turned into decimal ones: their rounding is that of the framework.
fn as_decimal(value: Const) -> Option<Const> {
    if let Const::Decimal(_) = value {
        return Some(value);
    }
    let number = as_integer(value)?;
    ir::Decimal::new(number < 0, number.unsigned_abs(), 0).map(Const::Decimal)
}
