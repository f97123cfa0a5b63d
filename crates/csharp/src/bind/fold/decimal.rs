//! Decimal constants: sums, differences, products and comparisons. Quotients are left to whoever runs the
//! program: their rounding is that of the framework.

use crate::bind::operators::BinaryOp;
use ir::Decimal;
use std::cmp::Ordering;

pub(super) fn negate(number: Decimal) -> Option<Decimal> {
    Decimal::new(!number.is_negative(), number.digits(), number.scale())
}

/// The number without what stands behind the point.
pub(super) fn whole(number: Decimal) -> Option<i128> {
    let whole = i128::try_from(number.digits() / 10_u128.pow(number.scale().into())).ok()?;
    Some(if number.is_negative() { -whole } else { whole })
}

pub(super) fn compare(left: Decimal, right: Decimal) -> Option<Ordering> {
    let (left, right, _) = aligned(left, right)?;
    Some(left.cmp(&right))
}

pub(super) fn fold(op: BinaryOp, left: Decimal, right: Decimal) -> Option<Decimal> {
    let (value, scale) = match op {
        BinaryOp::Multiply => {
            let value = signed(left)?.checked_mul(signed(right)?)?;
            (value, left.scale() + right.scale())
        }
        BinaryOp::Add | BinaryOp::Subtract => {
            let (left, right, scale) = aligned(left, right)?;
            let value = if op == BinaryOp::Add { left.checked_add(right) } else { left.checked_sub(right) };
            (value?, scale)
        }
        _ => return None,
    };
    Decimal::new(value < 0, value.unsigned_abs(), scale)
}

fn signed(number: Decimal) -> Option<i128> {
    let digits = i128::try_from(number.digits()).ok()?;
    Some(if number.is_negative() { -digits } else { digits })
}

/// Both with the same number of digits behind the point.
fn aligned(left: Decimal, right: Decimal) -> Option<(i128, i128, u8)> {
    let scale = left.scale().max(right.scale());
    let widen =
        |number: Decimal| signed(number)?.checked_mul(10_i128.checked_pow((scale - number.scale()).into())?);
    Some((widen(left)?, widen(right)?, scale))
}
