//! Constant expressions: what operators and conversions make of constants. Section 12.23 of the C#
//! specification.

use super::operators::{BinaryOp, UnaryOp};
use ir::{Const, Names, Overflow, Prim};

/// The value of `left op right`, both after conversion to the same type (shifts apart). None if there is none:
/// a division by zero, a number that does not fit while it is checked, operands that do not go together.
/// Strings live in `strings`.
pub fn fold_binary(
    op: BinaryOp,
    left: Const,
    right: Const,
    overflow: Overflow,
    strings: &mut Names,
) -> Option<Const> {
    let _ = (op, left, right, overflow, strings);
    None
}

/// The value of `op operand`.
pub fn fold_unary(op: UnaryOp, operand: Const, overflow: Overflow) -> Option<Const> {
    let _ = (op, operand, overflow);
    None
}

/// The constant as one of another type with a keyword, as a cast makes it.
pub fn fold_convert(value: Const, to: Prim, overflow: Overflow) -> Option<Const> {
    let _ = (value, to, overflow);
    None
}
