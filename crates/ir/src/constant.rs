//! Constants of all types that C# and Java have literals for. Floating-point numbers are kept as bits, so
//! that constants compare and hash, and a NaN keeps its payload.

use crate::ids::{NameId, TyId};
use crate::ty::Prim;

/// A value known when the program was compiled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Const {
    /// No object.
    Null,
    /// `true` or `false`.
    Bool(bool),
    /// A UTF-16 code unit.
    Char(u16),
    /// A number of an integer type; types without a sign keep their bits.
    Int(IntKind, i64),
    /// A `float`, as bits.
    Float(u32),
    /// A `double`, as bits.
    Double(u64),
    /// A `decimal`.
    Decimal(Decimal),
    /// A string. Halves of surrogate pairs that stand alone are lost: texts are Unicode here.
    String(NameId),
    /// The object that stands for a type: `typeof(T)`, `T.class`.
    Type(TyId),
    /// The default value of a type: zero, null, or a struct of defaults.
    Default(TyId),
}

/// The integer types.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "they are what they are called")]
pub enum IntKind {
    SByte,
    Byte,
    Short,
    UShort,
    Int,
    UInt,
    Long,
    ULong,
    NInt,
    NUInt,
}

impl IntKind {
    /// All of them with the suffix that their constants have in the text form.
    pub const SUFFIXES: [(IntKind, &'static str); 10] = [
        (IntKind::SByte, "sb"),
        (IntKind::Byte, "b"),
        (IntKind::Short, "s"),
        (IntKind::UShort, "us"),
        (IntKind::Int, ""),
        (IntKind::UInt, "u"),
        (IntKind::Long, "L"),
        (IntKind::ULong, "uL"),
        (IntKind::NInt, "n"),
        (IntKind::NUInt, "un"),
    ];

    /// The type.
    pub fn prim(self) -> Prim {
        match self {
            IntKind::SByte => Prim::SByte,
            IntKind::Byte => Prim::Byte,
            IntKind::Short => Prim::Short,
            IntKind::UShort => Prim::UShort,
            IntKind::Int => Prim::Int,
            IntKind::UInt => Prim::UInt,
            IntKind::Long => Prim::Long,
            IntKind::ULong => Prim::ULong,
            IntKind::NInt => Prim::NInt,
            IntKind::NUInt => Prim::NUInt,
        }
    }

    /// Is `value` shown, and read, as a number without a sign?
    pub fn is_wide_unsigned(self) -> bool {
        matches!(self, IntKind::ULong | IntKind::NUInt)
    }
}

/// A `decimal`: up to 96 bits of digits, and how many of them stand behind the point. `1.0` and `1.00`
/// differ.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Decimal {
    low: u64,
    high: u32,
    scale: u8,
    negative: bool,
}

impl Decimal {
    /// The most digits behind the point.
    pub const MAX_SCALE: u8 = 28;

    /// `digits / 10^scale`, negated if `negative`; `None` for what a decimal cannot hold.
    pub fn new(negative: bool, digits: u128, scale: u8) -> Option<Decimal> {
        let high = u32::try_from(digits >> 64).ok()?;
        (scale <= Decimal::MAX_SCALE).then_some(Decimal { low: digits as u64, high, scale, negative })
    }

    /// The digits without the point.
    pub fn digits(self) -> u128 {
        u128::from(self.high) << 64 | u128::from(self.low)
    }

    /// How many digits stand behind the point.
    pub fn scale(self) -> u8 {
        self.scale
    }

    /// Is there a minus sign? Also on zero.
    pub fn is_negative(self) -> bool {
        self.negative
    }
}
