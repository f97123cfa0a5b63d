//! Instructions (JVMS chapter 6), decoded one at a time: the many spellings of one meaning (`iload_0`,
//! `iload`, `wide iload`) are one value here, and jumps name the byte of the code that they go to.

use crate::bytes::Bytes;
use crate::problem::{Problem, Result};

/// What an instruction does.
#[derive(Clone, Copy, PartialEq, Debug)]
#[expect(missing_docs, reason = "they are called like the instructions; numbers of 16 bits are pool indices")]
pub enum Instruction<'a> {
    Nop,
    AConstNull,
    /// `iconst_<n>`, `bipush`, `sipush`
    IConst(i32),
    LConst(i64),
    FConst(f32),
    DConst(f64),
    /// `ldc`, `ldc_w`, `ldc2_w`
    Ldc(u16),
    Load(Kind, u16),
    Store(Kind, u16),
    ArrayLoad(ArrayKind),
    ArrayStore(ArrayKind),
    Pop,
    Pop2,
    Dup,
    DupX1,
    DupX2,
    Dup2,
    Dup2X1,
    Dup2X2,
    Swap,
    Arithmetic(Kind, Arithmetic),
    Negate(Kind),
    Increment {
        local: u16,
        by: i16,
    },
    /// `i2l`, …
    Convert {
        from: Kind,
        to: ArrayKind,
    },
    Compare(Compare),
    /// `ifeq`, …: an `int` against zero.
    If(Condition, u32),
    /// `if_icmpeq`, …
    IfInt(Condition, u32),
    /// `if_acmpeq`, `if_acmpne`
    IfRef(Condition, u32),
    /// `ifnull`, `ifnonnull`
    IfNull(Condition, u32),
    Goto(u32),
    Jsr(u32),
    Ret(u16),
    TableSwitch(TableSwitch<'a>),
    LookupSwitch(LookupSwitch<'a>),
    Return(Option<Kind>),
    GetStatic(u16),
    PutStatic(u16),
    GetField(u16),
    PutField(u16),
    InvokeVirtual(u16),
    InvokeSpecial(u16),
    InvokeStatic(u16),
    InvokeInterface(u16),
    InvokeDynamic(u16),
    New(u16),
    NewArray(ArrayKind),
    /// `anewarray`: the class of the elements.
    NewRefArray(u16),
    ArrayLength,
    Throw,
    CheckCast(u16),
    InstanceOf(u16),
    MonitorEnter,
    MonitorExit,
    /// The class of the array, and how many dimensions are made.
    MultiNewArray(u16, u8),
}

/// The kinds of values on the operand stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "they are what they are called")]
pub enum Kind {
    Int,
    Long,
    Float,
    Double,
    Ref,
}

/// The kinds of values in arrays, and results of conversions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "they are what they are called")]
pub enum ArrayKind {
    Int,
    Long,
    Float,
    Double,
    Ref,
    /// `baload` and `bastore` are for arrays of both `byte` and `boolean`.
    Byte,
    Char,
    Short,
    /// Only of `newarray`.
    Bool,
}

/// Operators with two operands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "they are what they are called")]
pub enum Arithmetic {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    Shl,
    Shr,
    /// Fills with zeros.
    ShrZero,
    And,
    Or,
    Xor,
}

/// Three-way comparisons.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Compare {
    /// `lcmp`
    Long,
    /// `fcmpl`: -1 if not comparable.
    FloatLow,
    /// `fcmpg`: 1 if not comparable.
    FloatHigh,
    /// `dcmpl`: -1 if not comparable.
    DoubleLow,
    /// `dcmpg`: 1 if not comparable.
    DoubleHigh,
}

/// When a jump is taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "they are what they are called")]
pub enum Condition {
    Eq,
    Ne,
    Lt,
    Ge,
    Gt,
    Le,
}

/// `tableswitch`
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableSwitch<'a> {
    /// Where to go for any other number.
    pub default: u32,
    /// The number of the first target.
    pub low: i32,
    at: u32,
    targets: &'a [[u8; 4]],
}

/// `lookupswitch`
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LookupSwitch<'a> {
    /// Where to go for any other number.
    pub default: u32,
    at: u32,
    pairs: &'a [[u8; 8]],
}

impl<'a> TableSwitch<'a> {
    /// Numbers and targets. Those that do not lie in the code are `u32::MAX`.
    pub fn cases(&self) -> impl ExactSizeIterator<Item = (i32, u32)> + use<'a> {
        let (low, at) = (self.low, self.at);
        let case = move |(index, target): (usize, &[u8; 4])| {
            (low.wrapping_add((index as u32).cast_signed()), jump(at, i32::from_be_bytes(*target)))
        };
        self.targets.iter().enumerate().map(case)
    }
}

impl<'a> LookupSwitch<'a> {
    /// Numbers and targets. Those that do not lie in the code are `u32::MAX`.
    pub fn cases(&self) -> impl ExactSizeIterator<Item = (i32, u32)> + use<'a> {
        let at = self.at;
        self.pairs.iter().map(move |&[a, b, c, d, e, f, g, h]| {
            (i32::from_be_bytes([a, b, c, d]), jump(at, i32::from_be_bytes([e, f, g, h])))
        })
    }
}

/// A jump's target; no code is long enough for `u32::MAX`.
fn jump(at: u32, by: i32) -> u32 {
    at.checked_add_signed(by).unwrap_or(u32::MAX)
}

/// The instructions of a method with their places. Ends after the first problem.
#[derive(Clone, Debug)]
pub struct Instructions<'a> {
    start: usize,
    rest: Bytes<'a>,
}

impl<'a> Instructions<'a> {
    pub(crate) fn new(code: Bytes<'a>) -> Instructions<'a> {
        Instructions { start: code.offset(), rest: code }
    }

    /// Where the next instruction is.
    pub fn at(&self) -> u32 {
        (self.rest.offset() - self.start) as u32
    }
}

impl<'a> Iterator for Instructions<'a> {
    type Item = Result<(u32, Instruction<'a>)>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.rest.is_empty() {
            return None;
        }
        let at = self.at();
        let mut instruction = Instruction::Nop;
        let decoded = decode(&mut self.rest, at, &mut instruction);
        if decoded.is_err() {
            let length = self.rest.data().len();
            // There is as much as there is.
            let _ = self.rest.take(length, "the code");
        }
        Some(decoded.map(|()| (at, instruction)))
    }
}

/// Decodes all instructions into a list. After a problem, the last of them is none.
pub(crate) fn decode_all<'a>(code: Bytes<'a>, into: &mut Vec<(u32, Instruction<'a>)>) -> Result<()> {
    let start = code.offset();
    let mut rest = code;
    while !rest.is_empty() {
        let at = (rest.offset() - start) as u32;
        let place = into.len();
        into.push((at, Instruction::Nop));
        decode(&mut rest, at, &mut into[place].1)?;
    }
    Ok(())
}

/// How many bytes the instruction at a byte of the code takes; nothing if it cannot be decoded.
pub(crate) fn length(code: Bytes<'_>, at: usize) -> Option<usize> {
    let mut rest = code;
    rest.take(at, "the code").ok()?;
    let start = rest.offset();
    decode(&mut rest, at as u32, &mut Instruction::Nop).ok()?;
    Some(rest.offset() - start)
}

/// The conditions in the order of their opcodes.
const CONDITIONS: [Condition; 6] =
    [Condition::Eq, Condition::Ne, Condition::Lt, Condition::Ge, Condition::Gt, Condition::Le];

/// The kinds in the order of their opcodes.
const KINDS: [Kind; 5] = [Kind::Int, Kind::Long, Kind::Float, Kind::Double, Kind::Ref];

/// The kinds of arrays in the order of their opcodes.
const ARRAY_KINDS: [ArrayKind; 8] = [
    ArrayKind::Int,
    ArrayKind::Long,
    ArrayKind::Float,
    ArrayKind::Double,
    ArrayKind::Ref,
    ArrayKind::Byte,
    ArrayKind::Char,
    ArrayKind::Short,
];

/// The operators that `long`, `float` and `double` have, in the order of their opcodes.
const NUMERIC: [Arithmetic; 5] =
    [Arithmetic::Add, Arithmetic::Sub, Arithmetic::Mul, Arithmetic::Div, Arithmetic::Rem];

/// The operators that only `int` and `long` have, in the order of their opcodes.
const BITWISE: [Arithmetic; 6] =
    [Arithmetic::Shl, Arithmetic::Shr, Arithmetic::ShrZero, Arithmetic::And, Arithmetic::Or, Arithmetic::Xor];

/// What each opcode means that has no operands. Most instructions are such ones, and a look into a table costs less than
/// a jump that nobody can foresee.
static PLAIN: [Option<Instruction<'static>>; 256] = {
    let mut all = [None; 256];
    let mut opcode = 0;
    while opcode < all.len() {
        all[opcode] = plain(opcode as u8);
        opcode += 1;
    }
    all
};

const fn plain(opcode: u8) -> Option<Instruction<'static>> {
    use Instruction as I;
    Some(match opcode {
        0x00 => I::Nop,
        0x01 => I::AConstNull,
        0x02..=0x08 => I::IConst(opcode as i32 - 3),
        0x09..=0x0a => I::LConst(opcode as i64 - 9),
        0x0b..=0x0d => I::FConst((opcode - 0x0b) as f32),
        0x0e..=0x0f => I::DConst((opcode - 0x0e) as f64),
        0x1a..=0x2d => I::Load(KINDS[(opcode as usize - 0x1a) / 4], (opcode as u16 - 0x1a) % 4),
        0x2e..=0x35 => I::ArrayLoad(ARRAY_KINDS[opcode as usize - 0x2e]),
        0x3b..=0x4e => I::Store(KINDS[(opcode as usize - 0x3b) / 4], (opcode as u16 - 0x3b) % 4),
        0x4f..=0x56 => I::ArrayStore(ARRAY_KINDS[opcode as usize - 0x4f]),
        0x57 => I::Pop,
        0x58 => I::Pop2,
        0x59 => I::Dup,
        0x5a => I::DupX1,
        0x5b => I::DupX2,
        0x5c => I::Dup2,
        0x5d => I::Dup2X1,
        0x5e => I::Dup2X2,
        0x5f => I::Swap,
        0x60..=0x73 => {
            I::Arithmetic(KINDS[(opcode as usize - 0x60) % 4], NUMERIC[(opcode as usize - 0x60) / 4])
        }
        0x74..=0x77 => I::Negate(KINDS[opcode as usize - 0x74]),
        0x78..=0x83 => {
            I::Arithmetic(KINDS[(opcode as usize - 0x78) % 2], BITWISE[(opcode as usize - 0x78) / 2])
        }
        0x85..=0x93 => conversion(opcode),
        0x94 => I::Compare(Compare::Long),
        0x95 => I::Compare(Compare::FloatLow),
        0x96 => I::Compare(Compare::FloatHigh),
        0x97 => I::Compare(Compare::DoubleLow),
        0x98 => I::Compare(Compare::DoubleHigh),
        0xac..=0xb0 => I::Return(Some(KINDS[opcode as usize - 0xac])),
        0xb1 => I::Return(None),
        0xbe => I::ArrayLength,
        0xbf => I::Throw,
        0xc2 => I::MonitorEnter,
        0xc3 => I::MonitorExit,
        _ => return None,
    })
}

/// An instruction is written to where it stays: processors stall when what was just written in parts is moved as a
/// whole.
#[inline]
fn decode<'a>(bytes: &mut Bytes<'a>, at: u32, into: &mut Instruction<'a>) -> Result<()> {
    let offset = bytes.offset();
    let opcode = bytes.u8()?;
    match PLAIN[usize::from(opcode)] {
        Some(plain) => *into = plain,
        None => with_operands(opcode, offset, bytes, at, into)?,
    }
    Ok(())
}

/// Apart, as most instructions have no operands, and are decoded where that is asked for.
#[inline(never)]
fn with_operands<'a>(
    opcode: u8,
    offset: usize,
    bytes: &mut Bytes<'a>,
    at: u32,
    into: &mut Instruction<'a>,
) -> Result<()> {
    use Instruction as I;
    let nth = |first: u8| usize::from(opcode - first);
    *into = match opcode {
        0x10 => I::IConst(i32::from(bytes.u8()?.cast_signed())),
        0x11 => I::IConst(i32::from(bytes.u16()?.cast_signed())),
        0x12 => I::Ldc(u16::from(bytes.u8()?)),
        0x13..=0x14 => I::Ldc(bytes.u16()?),
        0x15..=0x19 => I::Load(KINDS[nth(0x15)], u16::from(bytes.u8()?)),
        0x36..=0x3a => I::Store(KINDS[nth(0x36)], u16::from(bytes.u8()?)),
        0x84 => I::Increment { local: u16::from(bytes.u8()?), by: i16::from(bytes.u8()?.cast_signed()) },
        0x99..=0x9e => I::If(CONDITIONS[nth(0x99)], near(bytes, at)?),
        0x9f..=0xa4 => I::IfInt(CONDITIONS[nth(0x9f)], near(bytes, at)?),
        0xa5..=0xa6 => I::IfRef(CONDITIONS[nth(0xa5)], near(bytes, at)?),
        0xa7 => I::Goto(near(bytes, at)?),
        0xa8 => I::Jsr(near(bytes, at)?),
        0xa9 => I::Ret(u16::from(bytes.u8()?)),
        0xaa => I::TableSwitch(table_switch(bytes, at)?),
        0xab => I::LookupSwitch(lookup_switch(bytes, at)?),
        0xb2 => I::GetStatic(bytes.u16()?),
        0xb3 => I::PutStatic(bytes.u16()?),
        0xb4 => I::GetField(bytes.u16()?),
        0xb5 => I::PutField(bytes.u16()?),
        0xb6 => I::InvokeVirtual(bytes.u16()?),
        0xb7 => I::InvokeSpecial(bytes.u16()?),
        0xb8 => I::InvokeStatic(bytes.u16()?),
        0xb9 => I::InvokeInterface(index_and_filler(bytes)?),
        0xba => I::InvokeDynamic(index_and_filler(bytes)?),
        0xbb => I::New(bytes.u16()?),
        0xbc => I::NewArray(element(bytes)?),
        0xbd => I::NewRefArray(bytes.u16()?),
        0xc0 => I::CheckCast(bytes.u16()?),
        0xc1 => I::InstanceOf(bytes.u16()?),
        0xc4 => wide(bytes)?,
        0xc5 => I::MultiNewArray(bytes.u16()?, bytes.u8()?),
        0xc6 => I::IfNull(Condition::Eq, near(bytes, at)?),
        0xc7 => I::IfNull(Condition::Ne, near(bytes, at)?),
        0xc8 => I::Goto(far(bytes, at)?),
        0xc9 => I::Jsr(far(bytes, at)?),
        _ => return Err(Problem::new(offset, format!("there is no instruction {opcode:#04x}"))),
    };
    Ok(())
}

/// `i2l` to `i2s`.
const fn conversion(opcode: u8) -> Instruction<'static> {
    let (from, to) = match opcode {
        0x85 => (Kind::Int, ArrayKind::Long),
        0x86 => (Kind::Int, ArrayKind::Float),
        0x87 => (Kind::Int, ArrayKind::Double),
        0x88 => (Kind::Long, ArrayKind::Int),
        0x89 => (Kind::Long, ArrayKind::Float),
        0x8a => (Kind::Long, ArrayKind::Double),
        0x8b => (Kind::Float, ArrayKind::Int),
        0x8c => (Kind::Float, ArrayKind::Long),
        0x8d => (Kind::Float, ArrayKind::Double),
        0x8e => (Kind::Double, ArrayKind::Int),
        0x8f => (Kind::Double, ArrayKind::Long),
        0x90 => (Kind::Double, ArrayKind::Float),
        0x91 => (Kind::Int, ArrayKind::Byte),
        0x92 => (Kind::Int, ArrayKind::Char),
        _ => (Kind::Int, ArrayKind::Short),
    };
    Instruction::Convert { from, to }
}

fn near(bytes: &mut Bytes<'_>, at: u32) -> Result<u32> {
    Ok(jump(at, i32::from(bytes.u16()?.cast_signed())))
}

fn far(bytes: &mut Bytes<'_>, at: u32) -> Result<u32> {
    Ok(jump(at, bytes.u32()?.cast_signed()))
}

/// An index, and two bytes that say nothing that the index does not say.
fn index_and_filler(bytes: &mut Bytes<'_>) -> Result<u16> {
    let index = bytes.u16()?;
    bytes.u16()?;
    Ok(index)
}

fn element(bytes: &mut Bytes<'_>) -> Result<ArrayKind> {
    let offset = bytes.offset();
    Ok(match bytes.u8()? {
        4 => ArrayKind::Bool,
        5 => ArrayKind::Char,
        6 => ArrayKind::Float,
        7 => ArrayKind::Double,
        8 => ArrayKind::Byte,
        9 => ArrayKind::Short,
        10 => ArrayKind::Int,
        11 => ArrayKind::Long,
        other => return Err(Problem::new(offset, format!("there is no type {other} of array elements"))),
    })
}

fn wide<'a>(bytes: &mut Bytes<'a>) -> Result<Instruction<'a>> {
    let offset = bytes.offset();
    let opcode = bytes.u8()?;
    let local = bytes.u16()?;
    Ok(match opcode {
        0x15..=0x19 => Instruction::Load(KINDS[usize::from(opcode - 0x15)], local),
        0x36..=0x3a => Instruction::Store(KINDS[usize::from(opcode - 0x36)], local),
        0x84 => Instruction::Increment { local, by: bytes.u16()?.cast_signed() },
        0xa9 => Instruction::Ret(local),
        _ => return Err(Problem::new(offset, format!("instruction {opcode:#04x} cannot be wide"))),
    })
}

/// The operands start at a multiple of four, counted from the start of the code.
fn skip_padding(bytes: &mut Bytes<'_>, at: u32) -> Result<()> {
    bytes.take((3 - at % 4) as usize, "the padding of a switch").map(|_| ())
}

fn table_switch<'a>(bytes: &mut Bytes<'a>, at: u32) -> Result<TableSwitch<'a>> {
    skip_padding(bytes, at)?;
    let default = far(bytes, at)?;
    let offset = bytes.offset();
    let (low, high) = (bytes.u32()?.cast_signed(), bytes.u32()?.cast_signed());
    let count = i64::from(high) - i64::from(low) + 1;
    let Ok(count) = usize::try_from(count) else {
        return Err(Problem::new(offset, "a switch goes from a number to a smaller one"));
    };
    let table = bytes.table(count, 4, "the table of a switch")?;
    Ok(TableSwitch { default, low, at, targets: table.data().as_chunks().0 })
}

fn lookup_switch<'a>(bytes: &mut Bytes<'a>, at: u32) -> Result<LookupSwitch<'a>> {
    skip_padding(bytes, at)?;
    let default = far(bytes, at)?;
    let count = bytes.u32()? as usize;
    let table = bytes.table(count, 8, "the table of a switch")?;
    Ok(LookupSwitch { default, at, pairs: table.data().as_chunks().0 })
}
