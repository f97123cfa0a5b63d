//! Method bodies (ECMA-335 II.25.4): a header, tiny or fat, the code, and sections that say which code
//! handles exceptions. This is the view that borrows; [`Editor`](crate::edit::Editor) is the one that changes.

use std::ops::Range;

use crate::bytes::{Bytes, Cursor};
use crate::instruction::Instructions;
use crate::metadata::Token;
use crate::problem::{Problem, Result};

/// The body of a method.
#[derive(Clone, PartialEq, Debug)]
pub struct Body<'a> {
    /// How the header is written.
    pub header: Header,
    /// How deep the operand stack gets.
    pub max_stack: u16,
    /// Are local variables zero at first?
    pub init_locals: InitLocals,
    /// The signature of the local variables, if there are any.
    pub locals: Option<Token>,
    /// The instructions.
    pub code: Bytes<'a>,
    /// Who handles exceptions of which code, inner ones first.
    pub clauses: Vec<Clause<u32>>,
    /// How the handlers are written.
    pub section: Section,
    /// How many bytes the body takes, with its header and its sections.
    pub len: usize,
}

/// How a header is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Header {
    /// One byte, for short code without variables and handlers.
    Tiny,
    /// Twelve bytes.
    Fat,
}

/// How exception handlers are written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Section {
    /// 12 bytes each, for few handlers of short code.
    Small,
    /// 24 bytes each.
    Fat,
}

/// What local variables hold before the first store.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum InitLocals {
    /// Zero.
    Zero,
    /// Anything.
    Undefined,
}

/// An exception handler. `T` is how places in the code are named.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clause<T> {
    /// What is handled.
    pub kind: ClauseKind<T>,
    /// The code that is protected.
    pub protected: Range<T>,
    /// The code that handles.
    pub handler: Range<T>,
}

/// What is handled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClauseKind<T> {
    /// Exceptions of a type.
    Catch(Token),
    /// Exceptions that the code at this place chooses. It reaches to the handler.
    Filter(T),
    /// All ways out.
    Finally,
    /// All ways out with an exception.
    Fault,
}

/// Sections follow the code, each at a multiple of this many bytes.
pub(crate) const SECTION_ALIGNMENT: usize = 4;
/// A tiny header says nothing about the stack: it is this deep (ECMA-335 II.25.4.2).
pub(crate) const TINY_MAX_STACK: u16 = 8;
/// Code of a tiny header is shorter than this.
pub(crate) const TINY_CODE_END: usize = 64;
/// The length of a fat header.
pub(crate) const FAT_HEADER_LEN: usize = 12;
pub(crate) const TINY_FORMAT: u8 = 2;
pub(crate) const FAT_FORMAT: u16 = 3;
pub(crate) const MORE_SECTIONS: u16 = 0x08;
pub(crate) const INIT_LOCALS: u16 = 0x10;
pub(crate) const SECTION_EXCEPTIONS: u8 = 0x01;
pub(crate) const SECTION_FAT: u8 = 0x40;
const SECTION_MORE: u8 = 0x80;
/// The lengths of a clause in sections of either kind.
pub(crate) const SMALL_CLAUSE: usize = 12;
pub(crate) const FAT_CLAUSE: usize = 24;

impl<'a> Body<'a> {
    /// Reads a body from the front of `bytes`.
    pub fn parse(bytes: impl Into<Bytes<'a>>) -> Result<Body<'a>> {
        let bytes = bytes.into();
        let first = bytes.u8(0)?;
        match u16::from(first & 3) {
            FAT_FORMAT => Body::read_fat(bytes),
            2 => Body::read_tiny(bytes, usize::from(first >> 2)),
            _ => Err(Problem::broken(bytes.offset(0), "a method body starts with no valid header")),
        }
    }

    fn read_tiny(bytes: Bytes<'a>, length: usize) -> Result<Body<'a>> {
        Ok(Body {
            header: Header::Tiny,
            max_stack: TINY_MAX_STACK,
            init_locals: InitLocals::Undefined,
            locals: None,
            code: bytes.part(1, length, "the code of a method")?,
            clauses: Vec::new(),
            section: Section::Small,
            len: 1 + length,
        })
    }

    fn read_fat(bytes: Bytes<'a>) -> Result<Body<'a>> {
        let flags = bytes.u16(0)?;
        let header = usize::from(flags >> 12) * 4;
        if header < FAT_HEADER_LEN {
            return Err(Problem::broken(bytes.offset(1), "the header of a method body is too short"));
        }
        let locals = Token(bytes.u32(8)?);
        let length = bytes.u32(4)? as usize;
        let mut body = Body {
            header: Header::Fat,
            max_stack: bytes.u16(2)?,
            init_locals: if flags & INIT_LOCALS != 0 { InitLocals::Zero } else { InitLocals::Undefined },
            locals: (!locals.is_nil()).then_some(locals),
            code: bytes.part(header, length, "the code of a method")?,
            clauses: Vec::new(),
            section: Section::Small,
            len: header + length,
        };
        let mut more = flags & MORE_SECTIONS != 0;
        while more {
            more = body.read_section(bytes)?;
        }
        Ok(body)
    }

    /// Reads the section that follows what was read so far, and says whether another one follows.
    fn read_section(&mut self, bytes: Bytes<'a>) -> Result<bool> {
        let start = self.len.next_multiple_of(SECTION_ALIGNMENT);
        let kind = bytes.u8(start)?;
        if kind & 0x3f != SECTION_EXCEPTIONS {
            return Err(Problem::broken(bytes.offset(start), "a section of a method body that is unknown"));
        }
        let is_fat = kind & SECTION_FAT != 0;
        if is_fat {
            self.section = Section::Fat;
        }
        // Some old compilers forgot to count the four bytes of the header, so the runtime divides and
        // forgets the rest.
        let (clause_len, count) = if is_fat {
            (FAT_CLAUSE, (bytes.u32(start)? >> 8) as usize / FAT_CLAUSE)
        } else {
            (SMALL_CLAUSE, usize::from(bytes.u8(start + 1)?) / SMALL_CLAUSE)
        };
        let clauses = bytes.part(start + 4, count * clause_len, "an exception section")?;
        let mut cursor = Cursor::new(clauses);
        for _ in 0..count {
            let clause = if is_fat { fat_clause(&mut cursor)? } else { small_clause(&mut cursor)? };
            self.clauses.push(clause);
        }
        self.len = start + 4 + count * clause_len;
        Ok(kind & SECTION_MORE != 0)
    }

    /// The instructions, one after another.
    pub fn instructions(&self) -> Instructions<'a> {
        Instructions::new(self.code)
    }
}

fn small_clause(cursor: &mut Cursor<'_>) -> Result<Clause<u32>> {
    let at = cursor.offset();
    let flags = u32::from(cursor.u16()?);
    let mut range = || {
        let start = u32::from(cursor.u16()?);
        Ok(start..start + u32::from(cursor.u8()?))
    };
    let (protected, handler) = (range()?, range()?);
    Ok(Clause { kind: clause_kind(flags, cursor.u32()?, at)?, protected, handler })
}

fn fat_clause(cursor: &mut Cursor<'_>) -> Result<Clause<u32>> {
    let at = cursor.offset();
    let flags = cursor.u32()?;
    let mut range = || {
        let (start, length) = (cursor.u32()?, cursor.u32()?);
        let end = start.checked_add(length);
        Ok(start..end.ok_or_else(|| Problem::broken(at, "an exception handler ends nowhere"))?)
    };
    let (protected, handler) = (range()?, range()?);
    Ok(Clause { kind: clause_kind(flags, cursor.u32()?, at)?, protected, handler })
}

fn clause_kind(flags: u32, last: u32, at: usize) -> Result<ClauseKind<u32>> {
    match flags {
        0 => Ok(ClauseKind::Catch(Token(last))),
        1 => Ok(ClauseKind::Filter(last)),
        2 => Ok(ClauseKind::Finally),
        4 => Ok(ClauseKind::Fault),
        _ => Err(Problem::broken(at, "an exception handler of an unknown kind")),
    }
}
