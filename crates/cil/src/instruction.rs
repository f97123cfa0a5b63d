//! Instructions of CIL (ECMA-335 III): read one after another without copying, written one at a time.

use crate::bytes::{Bytes, Cursor};
use crate::metadata::Token;
use crate::opcode::{Op, OperandKind, PREFIX};
use crate::problem::{Problem, Result};

/// An operation and what it is applied to. `T` is how places in the code are named: by the number of a byte
/// where code is read, by a [`Label`](crate::edit::Label) where it is changed.
#[derive(Clone, PartialEq, Debug)]
pub struct Instruction<T> {
    /// What is done.
    pub op: Op,
    /// To what.
    pub operand: Operand<T>,
}

/// What an operation is applied to. Floating-point numbers are kept as bits: every one comes back as it was.
#[derive(Clone, PartialEq, Debug)]
pub enum Operand<T> {
    /// The operation says it all.
    None,
    /// A local variable or an argument, by its number.
    Variable(u16),
    /// A number of one byte.
    Int8(i8),
    /// A number of four bytes.
    Int32(i32),
    /// A number of eight bytes.
    Int64(i64),
    /// The bits of a `float`.
    Float32(u32),
    /// The bits of a `double`.
    Float64(u64),
    /// A row of a table, or a string.
    Token(Token),
    /// Where to go.
    Branch(T),
    /// Where to go for 0, 1, ….
    Switch(Box<[T]>),
}

/// What an instruction does to a variable.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum VariableAccess {
    /// Puts its value on the stack.
    Load,
    /// Takes its value from the stack.
    Store,
    /// Puts its address on the stack: anything may happen to it.
    Address,
}

/// The length of a switch without its places: code and count.
const SWITCH_LEN: usize = 5;

impl<T> Instruction<T> {
    /// An operation that needs nothing else.
    pub const fn simple(op: Op) -> Self {
        Instruction { op, operand: Operand::None }
    }

    /// An operation on a token: `call`, `ldfld`, `newobj`, ….
    pub const fn with_token(op: Op, token: Token) -> Self {
        Instruction { op, operand: Operand::Token(token) }
    }

    /// A branch.
    pub const fn branch(op: Op, to: T) -> Self {
        Instruction { op, operand: Operand::Branch(to) }
    }

    /// Calls a method.
    pub const fn call(method: Token) -> Self {
        Self::with_token(Op::Call, method)
    }

    /// Loads a local variable.
    pub fn ldloc(local: u16) -> Self {
        Self::variable(local, &[Op::Ldloc0, Op::Ldloc1, Op::Ldloc2, Op::Ldloc3], Op::LdlocS, Op::Ldloc)
    }

    /// Stores to a local variable.
    pub fn stloc(local: u16) -> Self {
        Self::variable(local, &[Op::Stloc0, Op::Stloc1, Op::Stloc2, Op::Stloc3], Op::StlocS, Op::Stloc)
    }

    /// Loads the address of a local variable.
    pub fn ldloca(local: u16) -> Self {
        Self::variable(local, &[], Op::LdlocaS, Op::Ldloca)
    }

    /// Loads an argument.
    pub fn ldarg(argument: u16) -> Self {
        Self::variable(argument, &[Op::Ldarg0, Op::Ldarg1, Op::Ldarg2, Op::Ldarg3], Op::LdargS, Op::Ldarg)
    }

    /// The shortest form of an operation on a variable.
    fn variable(number: u16, tiny: &[Op], short: Op, long: Op) -> Self {
        if let Some(op) = tiny.get(usize::from(number)) {
            return Self::simple(*op);
        }
        let op = if u8::try_from(number).is_ok() { short } else { long };
        Instruction { op, operand: Operand::Variable(number) }
    }

    /// Loads an `int`, in the shortest form.
    pub fn ldc_i4(value: i32) -> Self {
        const TINY: [Op; 10] = [
            Op::LdcI4M1,
            Op::LdcI40,
            Op::LdcI41,
            Op::LdcI42,
            Op::LdcI43,
            Op::LdcI44,
            Op::LdcI45,
            Op::LdcI46,
            Op::LdcI47,
            Op::LdcI48,
        ];
        let tiny = usize::try_from(i64::from(value) + 1).ok().and_then(|index| TINY.get(index));
        if let Some(op) = tiny {
            return Self::simple(*op);
        }
        match i8::try_from(value) {
            Ok(short) => Instruction { op: Op::LdcI4S, operand: Operand::Int8(short) },
            Err(_) => Instruction { op: Op::LdcI4, operand: Operand::Int32(value) },
        }
    }

    /// Loads a `long`.
    pub const fn ldc_i8(value: i64) -> Self {
        Instruction { op: Op::LdcI8, operand: Operand::Int64(value) }
    }

    /// The token that it is applied to.
    pub fn token(&self) -> Option<Token> {
        match self.operand {
            Operand::Token(token) => Some(token),
            _ => None,
        }
    }

    /// What it does to a local variable, if it is about one; how it is written does not matter.
    pub fn local_access(&self) -> Option<(u16, VariableAccess)> {
        use Op::{Ldloca, LdlocaS, Stloc, Stloc0, Stloc1, Stloc2, Stloc3, StlocS};
        let access = match self.op {
            Ldloca | LdlocaS => VariableAccess::Address,
            Stloc | StlocS | Stloc0 | Stloc1 | Stloc2 | Stloc3 => VariableAccess::Store,
            _ => VariableAccess::Load,
        };
        Some((self.local()?, access))
    }

    /// The local variable that it loads, stores to or takes the address of; how it is written does not matter.
    pub fn local(&self) -> Option<u16> {
        use Op::{Ldloc, Ldloc0, LdlocS, Ldloca, LdlocaS, Stloc, Stloc0, StlocS};
        match (self.op, &self.operand) {
            (LdlocS | Ldloc | LdlocaS | Ldloca | StlocS | Stloc, Operand::Variable(local)) => Some(*local),
            (op, _) if (Ldloc0..Stloc0).contains(&op) => Some(op.code() - Ldloc0.code()),
            (op, _) if (Stloc0..Op::LdargS).contains(&op) => Some(op.code() - Stloc0.code()),
            _ => None,
        }
    }

    /// The argument that it loads; how it is written does not matter.
    pub fn loaded_argument(&self) -> Option<u16> {
        match (self.op, &self.operand) {
            (Op::LdargS | Op::Ldarg, Operand::Variable(argument)) => Some(*argument),
            (op, _) if (Op::Ldarg0..Op::Ldloc0).contains(&op) => Some(op.code() - Op::Ldarg0.code()),
            _ => None,
        }
    }

    /// How many bytes it takes.
    pub fn len(&self) -> usize {
        let operand = match self.op.operand_kind() {
            OperandKind::None => 0,
            OperandKind::Variable8 | OperandKind::Int8 | OperandKind::Branch8 => 1,
            OperandKind::Variable16 => 2,
            OperandKind::Int32 | OperandKind::Float32 | OperandKind::Token | OperandKind::Branch32 => 4,
            OperandKind::Int64 | OperandKind::Float64 => 8,
            OperandKind::Switch => match &self.operand {
                Operand::Switch(targets) => SWITCH_LEN - 1 + 4 * targets.len(),
                _ => SWITCH_LEN - 1,
            },
        };
        self.op.code_len() + operand
    }

    /// No instruction is empty.
    pub const fn is_empty(&self) -> bool {
        false
    }

    /// The same with the places named in another way.
    pub(crate) fn try_map<U>(self, mut name: impl FnMut(T) -> Result<U>) -> Result<Instruction<U>> {
        let operand = match self.operand {
            Operand::None => Operand::None,
            Operand::Variable(number) => Operand::Variable(number),
            Operand::Int8(value) => Operand::Int8(value),
            Operand::Int32(value) => Operand::Int32(value),
            Operand::Int64(value) => Operand::Int64(value),
            Operand::Float32(bits) => Operand::Float32(bits),
            Operand::Float64(bits) => Operand::Float64(bits),
            Operand::Token(token) => Operand::Token(token),
            Operand::Branch(to) => Operand::Branch(name(to)?),
            Operand::Switch(targets) => {
                Operand::Switch(targets.into_iter().map(name).collect::<Result<_>>()?)
            }
        };
        Ok(Instruction { op: self.op, operand })
    }
}

/// The instructions of a method, one after another. Ends behind the first that cannot be read.
#[derive(Clone, Debug)]
pub struct Instructions<'a> {
    cursor: Cursor<'a>,
    start: usize,
    failed: bool,
}

impl<'a> Instructions<'a> {
    /// Reads code from its first byte.
    pub fn new(code: Bytes<'a>) -> Self {
        Instructions { cursor: Cursor::new(code), start: code.offset(0), failed: false }
    }

    /// The byte of the code at which the next instruction starts.
    fn at(&self) -> u32 {
        (self.cursor.offset() - self.start) as u32
    }

    fn op(&mut self) -> Result<Op> {
        let offset = self.cursor.offset();
        let first = self.cursor.u8()?;
        let op = if first == PREFIX { Op::of_second_byte(self.cursor.u8()?) } else { Op::of_byte(first) };
        op.ok_or_else(|| Problem::broken(offset, "a byte that is no instruction"))
    }

    fn read(&mut self) -> Result<Instruction<u32>> {
        let op = self.op()?;
        let cursor = &mut self.cursor;
        let operand = match op.operand_kind() {
            OperandKind::None => Operand::None,
            OperandKind::Variable8 => Operand::Variable(u16::from(cursor.u8()?)),
            OperandKind::Variable16 => Operand::Variable(cursor.u16()?),
            OperandKind::Int8 => Operand::Int8(cursor.u8()?.cast_signed()),
            OperandKind::Int32 => Operand::Int32(cursor.u32()?.cast_signed()),
            OperandKind::Int64 => Operand::Int64(cursor.u64()?.cast_signed()),
            OperandKind::Float32 => Operand::Float32(cursor.u32()?),
            OperandKind::Float64 => Operand::Float64(cursor.u64()?),
            OperandKind::Token => Operand::Token(Token(cursor.u32()?)),
            OperandKind::Branch8 => {
                let distance = i32::from(cursor.u8()?.cast_signed());
                Operand::Branch(self.target(self.at(), distance)?)
            }
            OperandKind::Branch32 => {
                let distance = cursor.u32()?.cast_signed();
                Operand::Branch(self.target(self.at(), distance)?)
            }
            OperandKind::Switch => self.switch()?,
        };
        Ok(Instruction { op, operand })
    }

    fn switch(&mut self) -> Result<Operand<u32>> {
        let count = self.cursor.u32()? as usize;
        let targets = self.cursor.take(count.saturating_mul(4), "a switch")?;
        let next = self.at();
        let places = targets.data().as_chunks::<4>().0.iter();
        let targets = places.map(|bytes| self.target(next, i32::from_le_bytes(*bytes)));
        Ok(Operand::Switch(targets.collect::<Result<_>>()?))
    }

    /// The place that is `distance` away from the byte `next` of the code.
    fn target(&self, next: u32, distance: i32) -> Result<u32> {
        next.checked_add_signed(distance).ok_or_else(|| {
            Problem::broken(self.cursor.offset(), "a branch leads before the first instruction")
        })
    }
}

impl Iterator for Instructions<'_> {
    /// Where an instruction starts, as the number of a byte of the code, and the instruction.
    type Item = Result<(u32, Instruction<u32>)>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.failed || self.cursor.rest() == 0 {
            return None;
        }
        let at = self.at();
        let read = self.read();
        self.failed = read.is_err();
        Some(read.map(|instruction| (at, instruction)))
    }
}

impl Instruction<u32> {
    /// Appends the bytes of an instruction that starts at byte `at` of the code.
    pub(crate) fn write(&self, at: u32, out: &mut Vec<u8>) -> Result<()> {
        let next = at.wrapping_add(self.len() as u32);
        let distance = |to: u32| to.wrapping_sub(next);
        if self.op.code_len() == 2 {
            out.push(PREFIX);
        }
        out.push(self.op.code() as u8);
        match (self.op.operand_kind(), &self.operand) {
            (OperandKind::None, Operand::None) => {}
            (OperandKind::Variable8, Operand::Variable(number)) => {
                let number = u8::try_from(*number);
                out.push(number.map_err(|_| self.mismatch())?);
            }
            (OperandKind::Variable16, Operand::Variable(number)) => out.extend(number.to_le_bytes()),
            (OperandKind::Int8, Operand::Int8(value)) => out.push(value.cast_unsigned()),
            (OperandKind::Int32, Operand::Int32(value)) => out.extend(value.to_le_bytes()),
            (OperandKind::Int64, Operand::Int64(value)) => out.extend(value.to_le_bytes()),
            (OperandKind::Float32, Operand::Float32(bits)) => out.extend(bits.to_le_bytes()),
            (OperandKind::Float64, Operand::Float64(bits)) => out.extend(bits.to_le_bytes()),
            (OperandKind::Token, Operand::Token(token)) => out.extend(token.0.to_le_bytes()),
            (OperandKind::Branch8, Operand::Branch(to)) => {
                let short = i8::try_from(distance(*to).cast_signed());
                out.push(short.map_err(|_| self.mismatch())?.cast_unsigned());
            }
            (OperandKind::Branch32, Operand::Branch(to)) => out.extend(distance(*to).to_le_bytes()),
            (OperandKind::Switch, Operand::Switch(targets)) => {
                out.extend((targets.len() as u32).to_le_bytes());
                out.extend(targets.iter().flat_map(|to| distance(*to).to_le_bytes()));
            }
            _ => return Err(self.mismatch()),
        }
        Ok(())
    }

    fn mismatch(&self) -> Problem {
        Problem::cannot_encode(format!("`{}` does not take {:?}", self.op.name(), self.operand))
    }
}
