//! The arithmetic of C#: whole numbers that wrap or overflow, floating-point numbers as IEEE and .NET have
//! them, decimals exactly.

use crate::value::Value;
use ir::{BinaryOp, Overflow, Prim, UnaryOp};
use rust_decimal::Decimal;
use rust_decimal::prelude::{FromPrimitive as _, ToPrimitive as _};
use std::cmp::Ordering;

/// Why there is no result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// It does not fit.
    Overflow,
    /// Division by zero.
    ZeroDivision,
}

/// Bits of a whole number, and whether it has a sign. `nint` has 64: the simulated machine is a 64-bit one.
fn shape(kind: Prim) -> (u32, bool) {
    match kind {
        Prim::SByte => (8, true),
        Prim::Byte => (8, false),
        Prim::Short => (16, true),
        Prim::UShort | Prim::Char => (16, false),
        Prim::UInt => (32, false),
        Prim::Long | Prim::NInt => (64, true),
        Prim::ULong | Prim::NUInt => (64, false),
        _ => (32, true),
    }
}

/// The low bits of a number, as the kind keeps them.
pub(crate) fn wrap(kind: Prim, value: i64) -> i64 {
    match shape(kind) {
        (64, _) => value,
        (bits, true) => value << (64 - bits) >> (64 - bits),
        (bits, false) => value & ((1 << bits) - 1),
    }
}

/// The number that is meant: large numbers without a sign are kept as negative ones.
fn exact(kind: Prim, value: i64) -> i128 {
    if shape(kind) == (64, false) { i128::from(value as u64) } else { i128::from(value) }
}

/// The number, if the kind can hold it.
fn fit(kind: Prim, value: i128) -> Result<i64, Fault> {
    let (bits, signed) = shape(kind);
    let (low, high) =
        if signed { (-(1_i128 << (bits - 1)), (1 << (bits - 1)) - 1) } else { (0, (1_i128 << bits) - 1) };
    if (low..=high).contains(&value) { Ok(value as i64) } else { Err(Fault::Overflow) }
}

/// An operator on whole numbers, truth values or characters of a kind.
#[inline]
pub(crate) fn int_binary(
    op: BinaryOp,
    kind: Prim,
    overflow: Overflow,
    lhs: i64,
    rhs: i64,
) -> Result<i64, Fault> {
    let wrapped = match op {
        BinaryOp::Add => lhs.wrapping_add(rhs),
        BinaryOp::Sub => lhs.wrapping_sub(rhs),
        BinaryOp::Mul => lhs.wrapping_mul(rhs),
        BinaryOp::Div | BinaryOp::Rem => return divide(op, kind, lhs, rhs),
        BinaryOp::And => return Ok(lhs & rhs),
        BinaryOp::Or => return Ok(lhs | rhs),
        BinaryOp::Xor => return Ok(lhs ^ rhs),
        BinaryOp::Shl | BinaryOp::Shr | BinaryOp::ShrZero => return Ok(shift(op, kind, lhs, rhs)),
        BinaryOp::Eq => return Ok(i64::from(lhs == rhs)),
        BinaryOp::Ne => return Ok(i64::from(lhs != rhs)),
        _ => return Ok(compare(op, Some(int_order(kind, lhs, rhs)))),
    };
    match overflow {
        Overflow::Wrap => Ok(wrap(kind, wrapped)),
        Overflow::Check => checked(op, kind, lhs, rhs),
    }
}

fn checked(op: BinaryOp, kind: Prim, lhs: i64, rhs: i64) -> Result<i64, Fault> {
    let (lhs, rhs) = (exact(kind, lhs), exact(kind, rhs));
    fit(
        kind,
        match op {
            BinaryOp::Sub => lhs - rhs,
            BinaryOp::Mul => lhs * rhs,
            _ => lhs + rhs,
        },
    )
}

fn divide(op: BinaryOp, kind: Prim, lhs: i64, rhs: i64) -> Result<i64, Fault> {
    let (lhs, rhs) = (exact(kind, lhs), exact(kind, rhs));
    if rhs == 0 {
        return Err(Fault::ZeroDivision);
    }
    // The smallest number divided by -1 overflows, its remainder too: the hardware traps.
    let quotient = fit(kind, lhs / rhs)?;
    Ok(if op == BinaryOp::Div { quotient } else { (lhs % rhs) as i64 })
}

/// Shift counts are taken modulo the width of the operand, which is 32 or 64 bits.
fn shift(op: BinaryOp, kind: Prim, lhs: i64, rhs: i64) -> i64 {
    let (bits, signed) = shape(kind);
    let count = rhs as u32 & if bits == 64 { 63 } else { 31 };
    match op {
        BinaryOp::Shl => wrap(kind, lhs.wrapping_shl(count)),
        BinaryOp::Shr if signed => lhs >> count,
        _ if bits == 64 => (lhs as u64 >> count) as i64,
        _ => wrap(kind, i64::from(lhs as u32 >> count)),
    }
}

fn int_order(kind: Prim, lhs: i64, rhs: i64) -> Ordering {
    if shape(kind) == (64, false) { (lhs as u64).cmp(&(rhs as u64)) } else { lhs.cmp(&rhs) }
}

/// A comparison, given how the operands are ordered; `None` if a number is not one.
fn compare(op: BinaryOp, order: Option<Ordering>) -> i64 {
    let holds = match (op, order) {
        (BinaryOp::Compare, order) => return order.map_or(-1, |order| order as i64),
        (BinaryOp::CompareHigh, order) => return order.map_or(1, |order| order as i64),
        (BinaryOp::Ne, None) => true,
        (_, None) => false,
        (BinaryOp::Eq, Some(order)) => order.is_eq(),
        (BinaryOp::Ne, Some(order)) => order.is_ne(),
        (BinaryOp::Lt, Some(order)) => order.is_lt(),
        (BinaryOp::Le, Some(order)) => order.is_le(),
        (BinaryOp::Gt, Some(order)) => order.is_gt(),
        (_, Some(order)) => order.is_ge(),
    };
    i64::from(holds)
}

/// An operator on floating-point numbers. The result of an operator on `float`s is rounded to one.
pub(crate) fn float_binary(op: BinaryOp, kind: Prim, lhs: f64, rhs: f64) -> Value {
    let result = match op {
        BinaryOp::Add => lhs + rhs,
        BinaryOp::Sub => lhs - rhs,
        BinaryOp::Mul => lhs * rhs,
        BinaryOp::Div => lhs / rhs,
        BinaryOp::Rem => lhs % rhs,
        _ => return Value::Int(compare(op, lhs.partial_cmp(&rhs))),
    };
    Value::Double(round(kind, result))
}

fn round(kind: Prim, value: f64) -> f64 {
    if kind == Prim::Float { f64::from(value as f32) } else { value }
}

/// The result of an operator on decimals: a decimal, or what a comparison says.
#[derive(Clone, Copy, Debug)]
pub(crate) enum DecimalResult {
    /// A decimal.
    Number(Decimal),
    /// A truth value or the result of a comparison.
    Int(i64),
}

/// An operator on decimals.
pub(crate) fn decimal_binary(op: BinaryOp, lhs: Decimal, rhs: Decimal) -> Result<DecimalResult, Fault> {
    let zero_division = matches!(op, BinaryOp::Div | BinaryOp::Rem) && rhs.is_zero();
    if zero_division {
        return Err(Fault::ZeroDivision);
    }
    let result = match op {
        BinaryOp::Add => lhs.checked_add(rhs),
        BinaryOp::Sub => lhs.checked_sub(rhs),
        BinaryOp::Mul => lhs.checked_mul(rhs),
        BinaryOp::Div => lhs.checked_div(rhs).map(|quotient| with_scale(quotient, lhs, rhs)),
        BinaryOp::Rem => lhs.checked_rem(rhs),
        _ => return Ok(DecimalResult::Int(compare(op, Some(lhs.cmp(&rhs))))),
    };
    result.map(DecimalResult::Number).ok_or(Fault::Overflow)
}

/// A quotient that comes out even has as many digits behind the point as its operands say; any other has as few
/// as possible.
fn with_scale(mut quotient: Decimal, lhs: Decimal, rhs: Decimal) -> Decimal {
    let even = lhs.scale() >= rhs.scale() && lhs.mantissa() % rhs.mantissa() == 0;
    if !even {
        return quotient.normalize();
    }
    quotient.rescale(lhs.scale() - rhs.scale());
    quotient
}

/// An operator with one operand that is a whole number or a truth value.
pub(crate) fn int_unary(op: UnaryOp, kind: Prim, overflow: Overflow, value: i64) -> Result<i64, Fault> {
    match op {
        UnaryOp::Not => Ok(i64::from(value == 0)),
        UnaryOp::Complement => Ok(wrap(kind, !value)),
        UnaryOp::Neg if overflow == Overflow::Check => fit(kind, -exact(kind, value)),
        UnaryOp::Neg => Ok(wrap(kind, value.wrapping_neg())),
    }
}

/// A number of any kind, on its way from one kind to another.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Number {
    /// A whole number, as its kind keeps it.
    Int(i64),
    /// A floating-point number.
    Double(f64),
    /// A decimal.
    Decimal(Decimal),
}

/// The same number in another kind.
pub(crate) fn convert(from: Prim, to: Prim, overflow: Overflow, number: Number) -> Result<Number, Fault> {
    match (number, to) {
        (Number::Int(value), Prim::Float | Prim::Double) => {
            Ok(Number::Double(round(to, exact(from, value) as f64)))
        }
        (Number::Int(value), Prim::Decimal) => {
            Decimal::from_i128(exact(from, value)).map(Number::Decimal).ok_or(Fault::Overflow)
        }
        (Number::Int(value), _) => match overflow {
            Overflow::Wrap => Ok(Number::Int(wrap(to, value))),
            Overflow::Check => fit(to, exact(from, value)).map(Number::Int),
        },
        (Number::Double(value), Prim::Float | Prim::Double) => Ok(Number::Double(round(to, value))),
        (Number::Double(value), Prim::Decimal) => double_to_decimal(from, value),
        (Number::Double(value), _) => double_to_int(to, overflow, value).map(Number::Int),
        (Number::Decimal(value), Prim::Float | Prim::Double) => {
            Ok(Number::Double(round(to, value.to_f64().unwrap_or(f64::NAN))))
        }
        (Number::Decimal(_), Prim::Decimal) => Ok(number),
        // Decimals are always checked.
        (Number::Decimal(value), _) => {
            fit(to, value.trunc().to_i128().ok_or(Fault::Overflow)?).map(Number::Int)
        }
    }
}

fn double_to_decimal(from: Prim, value: f64) -> Result<Number, Fault> {
    let decimal =
        if from == Prim::Float { Decimal::from_f32(value as f32) } else { Decimal::from_f64(value) };
    decimal.map(|decimal| Number::Decimal(decimal.normalize())).ok_or(Fault::Overflow)
}

/// Towards zero. What does not fit is cut to the nearest number, and from there to the low bits of small
/// kinds, as current .NET does on 64-bit machines.
fn double_to_int(to: Prim, overflow: Overflow, value: f64) -> Result<i64, Fault> {
    if overflow == Overflow::Check {
        return if value.is_nan() { Err(Fault::Overflow) } else { fit(to, value.trunc() as i128) };
    }
    Ok(match to {
        Prim::ULong | Prim::NUInt => value as u64 as i64,
        Prim::Long | Prim::NInt => value as i64,
        Prim::UInt => i64::from(value as u32),
        _ => wrap(to, i64::from(value as i32)),
    })
}

/// The constant of a program as a number to calculate with.
pub(crate) fn decimal(constant: ir::Decimal) -> Decimal {
    let digits = i128::try_from(constant.digits()).unwrap_or(0);
    let mut number = Decimal::from_i128_with_scale(digits, u32::from(constant.scale()));
    number.set_sign_negative(constant.is_negative());
    number
}

#[cfg(test)]
mod tests {
    use super::*;

    fn int(op: BinaryOp, kind: Prim, overflow: Overflow, lhs: i64, rhs: i64) -> Result<i64, Fault> {
        int_binary(op, kind, overflow, lhs, rhs)
    }

    #[test]
    fn whole_numbers_wrap_or_overflow() {
        let max = i64::from(i32::MAX);
        assert_eq!(int(BinaryOp::Add, Prim::Int, Overflow::Wrap, max, 1), Ok(i64::from(i32::MIN)));
        assert_eq!(int(BinaryOp::Add, Prim::Int, Overflow::Check, max, 1), Err(Fault::Overflow));
        assert_eq!(int(BinaryOp::Add, Prim::UInt, Overflow::Check, max, 1), Ok(max + 1));
        assert_eq!(int(BinaryOp::Sub, Prim::ULong, Overflow::Wrap, 0, 1), Ok(-1));
        assert_eq!(int(BinaryOp::Sub, Prim::ULong, Overflow::Check, 0, 1), Err(Fault::Overflow));
        assert_eq!(int(BinaryOp::Gt, Prim::ULong, Overflow::Wrap, -1, 1), Ok(1));
        assert_eq!(int(BinaryOp::Mul, Prim::Byte, Overflow::Wrap, 200, 2), Ok(144));
    }

    #[test]
    fn division_faults_like_the_hardware() {
        assert_eq!(int(BinaryOp::Div, Prim::Int, Overflow::Wrap, 7, 0), Err(Fault::ZeroDivision));
        let min = i64::from(i32::MIN);
        assert_eq!(int(BinaryOp::Div, Prim::Int, Overflow::Wrap, min, -1), Err(Fault::Overflow));
        assert_eq!(int(BinaryOp::Rem, Prim::Int, Overflow::Wrap, -7, 3), Ok(-1));
        assert_eq!(int(BinaryOp::Div, Prim::ULong, Overflow::Wrap, -1, 2), Ok(i64::MAX));
    }

    #[test]
    fn shift_counts_are_masked() {
        assert_eq!(int(BinaryOp::Shl, Prim::Int, Overflow::Wrap, 1, 33), Ok(2));
        assert_eq!(int(BinaryOp::Shr, Prim::Int, Overflow::Wrap, -8, 1), Ok(-4));
        assert_eq!(int(BinaryOp::ShrZero, Prim::Int, Overflow::Wrap, -1, 28), Ok(15));
        assert_eq!(int(BinaryOp::Shr, Prim::UInt, Overflow::Wrap, 0xffff_ffff, 28), Ok(15));
        assert_eq!(int(BinaryOp::ShrZero, Prim::Long, Overflow::Wrap, -1, 60), Ok(15));
    }

    #[test]
    fn conversions_cut_or_check() {
        let int = |number| match number {
            Ok(Number::Int(value)) => Ok(value),
            Ok(other) => panic!("a whole number, not {other:?}"),
            Err(fault) => Err(fault),
        };
        assert_eq!(int(convert(Prim::Int, Prim::Byte, Overflow::Wrap, Number::Int(300))), Ok(44));
        assert_eq!(
            int(convert(Prim::Int, Prim::Byte, Overflow::Check, Number::Int(300))),
            Err(Fault::Overflow)
        );
        assert_eq!(int(convert(Prim::Double, Prim::Int, Overflow::Wrap, Number::Double(-2.9))), Ok(-2));
        assert_eq!(int(convert(Prim::Int, Prim::ULong, Overflow::Wrap, Number::Int(-1))), Ok(-1));
    }
}
