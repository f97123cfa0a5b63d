//! Types as blobs write them (ECMA-335 II.23.2), as trees.

use super::bytes::{Bytes, Cursor};
use super::error::{MetadataError, Result};
use super::schema::Coded;
use super::tables::{Tables, Token};

/// Deeper types are not written by people; the limit keeps hostile ones off the stack.
const MAX_DEPTH: u32 = 64;

/// Modifiers print nothing, so their number is limited where all else is limited by what it prints.
const MAX_MODIFIERS: u32 = 16;

/// The runtime has no arrays of higher rank.
const MAX_RANK: u32 = 32;

/// The type of a value.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Type {
    /// A type that signatures name with one byte, as C# writes it.
    Primitive(&'static str),
    /// A class, structure, interface, enumeration or delegate.
    Named {
        token: Token,
        arguments: Vec<Type>,
        layout: Layout,
    },
    /// A type parameter of the type, by its place.
    ClassParameter(u32),
    /// A type parameter of the method, by its place.
    MethodParameter(u32),
    Array {
        element: Box<Type>,
        rank: u32,
    },
    Pointer(Box<Type>),
    Reference(Box<Type>),
    Function(Box<Signature>),
    /// A type with a mark on it that only some compilers understand, such as `IsVolatile`.
    Modified {
        modifier: Token,
        inner: Box<Type>,
    },
}

/// Whether values are held or referred to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Layout {
    Value,
    Reference,
}

impl Type {
    /// The type without the marks on it.
    pub(super) fn unmodified(&self) -> &Type {
        let mut inner = self;
        while let Type::Modified { inner: next, .. } = inner {
            inner = next;
        }
        inner
    }

    /// The marks on the type, outermost first, also those on what a reference refers to.
    pub(super) fn modifiers(&self) -> Vec<Token> {
        let mut modifiers = Vec::new();
        let mut next = self;
        loop {
            match next {
                Type::Modified { modifier, inner } => {
                    modifiers.push(*modifier);
                    next = inner;
                }
                Type::Reference(inner) => next = inner,
                _ => return modifiers,
            }
        }
    }
}

/// What a method takes and returns.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Signature {
    pub(super) generic_count: u32,
    pub(super) returned: Type,
    pub(super) parameters: Vec<Type>,
    pub(super) convention: Convention,
}

/// How a method is called.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Convention {
    Managed,
    Unmanaged,
    /// With any number of further arguments of any type (`__arglist`).
    Variable,
}

/// Reads one blob.
pub(super) struct Decoder<'a, 't> {
    tables: &'t Tables<'a>,
    cursor: Cursor<'a>,
}

impl<'a, 't> Decoder<'a, 't> {
    pub(super) fn new(tables: &'t Tables<'a>, blob: Bytes<'a>) -> Self {
        Decoder { tables, cursor: Cursor::new(blob) }
    }

    /// The signature of a field.
    pub(super) fn field(&mut self) -> Result<Type> {
        match self.cursor.u8()? & 0xf {
            6 => self.type_at(0),
            _ => Err(self.broken("the signature of a field does not start as one")),
        }
    }

    /// The signature of a method or of a property.
    pub(super) fn method(&mut self) -> Result<Signature> {
        self.signature(0)
    }

    /// A type on its own.
    pub(super) fn type_spec(&mut self) -> Result<Type> {
        self.type_at(0)
    }

    fn broken(&self, reason: &'static str) -> MetadataError {
        MetadataError::broken(self.cursor.offset(), reason)
    }

    fn signature(&mut self, depth: u32) -> Result<Signature> {
        let start = self.cursor.u8()?;
        let convention = match start & 0xf {
            // Managed methods, and properties.
            0 | 8 => Convention::Managed,
            5 => Convention::Variable,
            1..=4 | 9 => Convention::Unmanaged,
            _ => return Err(self.broken("the signature of a method does not start as one")),
        };
        let generic_count = if start & 0x10 != 0 { self.cursor.compressed()? } else { 0 };
        let count = self.cursor.compressed()?;
        if count as usize > self.cursor.rest() {
            return Err(self.broken("a signature counts more parameters than it has bytes"));
        }
        let returned = self.type_at(depth + 1)?;
        let mut parameters = Vec::new();
        for _ in 0..count {
            parameters.push(self.type_at(depth + 1)?);
        }
        Ok(Signature { generic_count, returned, parameters, convention })
    }

    fn type_at(&mut self, depth: u32) -> Result<Type> {
        if depth > MAX_DEPTH {
            return Err(MetadataError::too_large(self.cursor.offset(), "a type is nested too deeply"));
        }
        let kind = self.cursor.u8()?;
        if let Some(name) = primitive(kind) {
            return Ok(Type::Primitive(name));
        }
        let deeper = |decoder: &mut Self| decoder.type_at(depth + 1).map(Box::new);
        match kind {
            0x0f => Ok(Type::Pointer(deeper(self)?)),
            0x10 => Ok(Type::Reference(deeper(self)?)),
            0x11 => self.named(Layout::Value, Vec::new()),
            0x12 => self.named(Layout::Reference, Vec::new()),
            0x13 => Ok(Type::ClassParameter(self.cursor.compressed()?)),
            0x14 => {
                let element = deeper(self)?;
                self.array(element)
            }
            0x15 => self.generic_instance(depth),
            0x1b => Ok(Type::Function(Box::new(self.signature(depth + 1)?))),
            0x1d => Ok(Type::Array { element: deeper(self)?, rank: 1 }),
            0x1e => Ok(Type::MethodParameter(self.cursor.compressed()?)),
            0x1f | 0x20 => self.modified(depth),
            // Pinned variables and the mark before variable arguments change nothing for a caller.
            0x41 | 0x45 => self.type_at(depth + 1),
            _ => Err(self.broken("a signature has a byte that stands for no type")),
        }
    }

    fn token(&mut self) -> Result<Token> {
        let offset = self.cursor.offset();
        let value = self.cursor.compressed()?;
        let token = self.tables.decode(value, Coded::TypeDefOrRef, offset)?;
        token.ok_or_else(|| MetadataError::broken(offset, "a signature refers to no type"))
    }

    fn named(&mut self, layout: Layout, arguments: Vec<Type>) -> Result<Type> {
        Ok(Type::Named { token: self.token()?, arguments, layout })
    }

    fn generic_instance(&mut self, depth: u32) -> Result<Type> {
        let layout = match self.cursor.u8()? {
            0x11 => Layout::Value,
            0x12 => Layout::Reference,
            _ => return Err(self.broken("type arguments are given to what is no type")),
        };
        let token = self.token()?;
        let count = self.cursor.compressed()?;
        if count as usize > self.cursor.rest() {
            return Err(self.broken("a signature counts more type arguments than it has bytes"));
        }
        let arguments = (0..count).map(|_| self.type_at(depth + 1)).collect::<Result<_>>()?;
        Ok(Type::Named { token, arguments, layout })
    }

    fn array(&mut self, element: Box<Type>) -> Result<Type> {
        let rank = self.cursor.compressed()?;
        if rank == 0 || rank > MAX_RANK {
            return Err(self.broken("an array has a rank that no array has"));
        }
        // Sizes and lower bounds: C# has no notation for them.
        for _ in 0..2 {
            for _ in 0..self.cursor.compressed()?.min(MAX_RANK) {
                self.cursor.compressed()?;
            }
        }
        Ok(Type::Array { element, rank })
    }

    fn modified(&mut self, depth: u32) -> Result<Type> {
        let mut modifiers = vec![self.token()?];
        while matches!(self.cursor.peek(), Some(0x1f | 0x20)) {
            self.cursor.u8()?;
            modifiers.push(self.token()?);
            if modifiers.len() > MAX_MODIFIERS as usize {
                return Err(self.broken("a type has more than 16 modifiers"));
            }
        }
        let inner = self.type_at(depth + 1)?;
        let wrap = |inner, modifier| Type::Modified { modifier, inner: Box::new(inner) };
        Ok(modifiers.into_iter().rev().fold(inner, wrap))
    }
}

/// The types that take one byte.
fn primitive(kind: u8) -> Option<&'static str> {
    Some(match kind {
        0x01 => "void",
        0x02 => "bool",
        0x03 => "char",
        0x04 => "sbyte",
        0x05 => "byte",
        0x06 => "short",
        0x07 => "ushort",
        0x08 => "int",
        0x09 => "uint",
        0x0a => "long",
        0x0b => "ulong",
        0x0c => "float",
        0x0d => "double",
        0x0e => "string",
        0x16 => "global::System.TypedReference",
        0x18 => "global::System.IntPtr",
        0x19 => "global::System.UIntPtr",
        0x1c => "object",
        _ => return None,
    })
}
