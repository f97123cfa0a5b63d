//! The `Code` attribute (JVMS 4.7.3): instructions, the exception table, and what debuggers are told.

use crate::attribute::Attributes;
use crate::bytes::Bytes;
use crate::edit_frames;
use crate::instruction::{self, Instruction, Instructions};
use crate::pool::ConstantPool;
use crate::problem::{Problem, Result};
use crate::text::Text;

/// The code of a method.
#[derive(Clone, Copy, Debug)]
pub struct Code<'a> {
    /// How deep the operand stack gets.
    pub max_stack: u16,
    /// How many local variables there are; `long` and `double` count twice.
    pub max_locals: u16,
    /// The instructions.
    pub bytes: Bytes<'a>,
    exceptions: Bytes<'a>,
    /// What else is said about the code.
    pub attributes: Attributes<'a>,
}

/// An entry of the exception table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExceptionHandler {
    /// The first instruction that is protected.
    pub start: u16,
    /// The first behind it that is not.
    pub end: u16,
    /// Where the handler starts.
    pub handler: u16,
    /// The index of the class that is caught; 0 for everything.
    pub catch_type: u16,
}

/// An entry of `LineNumberTable`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// The first instruction of the line.
    pub start: u16,
    /// Counted from 1.
    pub line: u16,
}

/// An entry of `LocalVariableTable` or `LocalVariableTypeTable`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LocalVariable {
    /// From where on the variable has a value.
    pub start: u16,
    /// For how many bytes of code.
    pub length: u16,
    /// The index of its name.
    pub name: u16,
    /// The index of its descriptor, or of its signature in `LocalVariableTypeTable`.
    pub ty: u16,
    /// Where it lives.
    pub slot: u16,
}

/// No method is longer (JVMS 4.9.1).
const MAX_CODE: usize = 65535;

impl<'a> Code<'a> {
    /// Reads what a `Code` attribute says.
    pub fn parse(mut content: Bytes<'a>) -> Result<Code<'a>> {
        let (max_stack, max_locals) = (content.u16()?, content.u16()?);
        let length = content.u32()? as usize;
        if length > MAX_CODE {
            return Err(Problem::new(content.offset(), "a method has more than 65535 bytes of code"));
        }
        let bytes = content.take(length, "the code of a method")?;
        let count = usize::from(content.u16()?);
        let exceptions = content.table(count, 8, "an exception table")?;
        Ok(Code { max_stack, max_locals, bytes, exceptions, attributes: Attributes::parse(&mut content)? })
    }

    /// The instructions, one after another.
    pub fn instructions(&self) -> Instructions<'a> {
        Instructions::new(self.bytes)
    }

    /// Decodes all instructions, and adds them with their places to a list.
    pub fn decode(&self, instructions: &mut Vec<(u32, Instruction<'a>)>) -> Result<()> {
        instruction::decode_all(self.bytes, instructions)
    }

    /// The exception table: of all entries that protect an instruction, the first that fits is taken.
    pub fn exceptions(&self) -> impl ExactSizeIterator<Item = ExceptionHandler> + use<'a> {
        rows::<8>(self.exceptions).map(|row| ExceptionHandler {
            start: number(row, 0),
            end: number(row, 2),
            handler: number(row, 4),
            catch_type: number(row, 6),
        })
    }

    /// All `LineNumberTable`s, in the order of the file, which need not be that of the code.
    pub fn lines(&self, pool: &ConstantPool<'a>) -> impl Iterator<Item = Line> {
        self.tables::<4>(pool, "LineNumberTable")
            .map(|row| Line { start: number(row, 0), line: number(row, 2) })
    }

    /// All `LocalVariableTable`s.
    pub fn local_variables(&self, pool: &ConstantPool<'a>) -> impl Iterator<Item = LocalVariable> {
        self.tables::<10>(pool, "LocalVariableTable").map(LocalVariable::of_row)
    }

    /// All `LocalVariableTypeTable`s: the variables whose type is generic.
    pub fn local_variable_types(&self, pool: &ConstantPool<'a>) -> impl Iterator<Item = LocalVariable> {
        self.tables::<10>(pool, "LocalVariableTypeTable").map(LocalVariable::of_row)
    }

    /// `StackMapTable`, as it is.
    pub fn stack_map(&self, pool: &ConstantPool<'a>) -> Option<Bytes<'a>> {
        self.attributes.find(pool, "StackMapTable")
    }

    /// The places that the stack map describes.
    pub fn mapped_places(&self, pool: &ConstantPool<'a>) -> Result<Vec<u32>> {
        self.stack_map(pool).map_or_else(|| Ok(Vec::new()), edit_frames::places)
    }

    /// The rows of all tables of that name. A table that is cut off ends early: it is there for debuggers
    /// only, and virtual machines do not look at it.
    fn tables<const N: usize>(
        &self,
        pool: &ConstantPool<'a>,
        name: &'static str,
    ) -> impl Iterator<Item = &'a [u8; N]> {
        let tables = self.attributes.iter(pool).filter(move |attribute| attribute.name == name);
        tables.flat_map(|attribute| {
            let mut content = attribute.content;
            let count = usize::from(content.u16().unwrap_or(0));
            rows::<N>(content).take(count)
        })
    }
}

impl LocalVariable {
    fn of_row(row: &[u8; 10]) -> LocalVariable {
        LocalVariable {
            start: number(row, 0),
            length: number(row, 2),
            name: number(row, 4),
            ty: number(row, 6),
            slot: number(row, 8),
        }
    }

    /// Does it have a value at `at`?
    pub fn covers(&self, at: u32) -> bool {
        let start = u32::from(self.start);
        (start..start + u32::from(self.length)).contains(&at)
    }

    /// The variable's name.
    pub fn name_in<'a>(&self, pool: &ConstantPool<'a>) -> Result<Text<'a>> {
        pool.text(self.name)
    }
}

fn rows<const N: usize>(bytes: Bytes<'_>) -> impl ExactSizeIterator<Item = &[u8; N]> {
    bytes.data().as_chunks::<N>().0.iter()
}

fn number<const N: usize>(row: &[u8; N], at: usize) -> u16 {
    u16::from_be_bytes([row[at], row[at + 1]])
}
