//! Bytes to signatures.

use super::{
    Convention, FIELD, Layout, MAX_DEPTH, MAX_NODES, MethodSignature, Modifier, ModifierKind, Primitive,
    Receiver, Shape, Type,
};
use crate::bytes::{Bytes, Cursor};
use crate::metadata::Table;
use crate::metadata::Token;
use crate::problem::{Problem, Result};

/// The runtime has no arrays of higher rank.
const MAX_RANK: u32 = 32;

/// Reads one blob.
pub(super) struct Reader<'a> {
    cursor: Cursor<'a>,
    depth: u32,
    nodes: u32,
}

impl<'a> Reader<'a> {
    pub(super) fn new(blob: impl Into<Bytes<'a>>) -> Self {
        Reader { cursor: Cursor::new(blob.into()), depth: 0, nodes: 0 }
    }

    fn broken(&self, reason: &'static str) -> Problem {
        Problem::broken(self.cursor.offset(), reason)
    }

    pub(super) fn field(&mut self) -> Result<Type> {
        match self.cursor.u8()? {
            FIELD => self.any_type(),
            _ => Err(self.broken("the signature of a field does not start as one")),
        }
    }

    /// Local variables, or type arguments: a first byte, a count, types.
    pub(super) fn list(&mut self, first: u8) -> Result<Vec<Type>> {
        if self.cursor.u8()? != first {
            return Err(self.broken("the signature is of another kind"));
        }
        self.counted_types()
    }

    fn counted_types(&mut self) -> Result<Vec<Type>> {
        let count = self.count()?;
        let mut types = Vec::with_capacity(count);
        for _ in 0..count {
            types.push(self.any_type()?);
        }
        Ok(types)
    }

    /// A count of things that take at least one byte each.
    fn count(&mut self) -> Result<usize> {
        let count = self.cursor.compressed()? as usize;
        if count > self.cursor.rest() {
            return Err(self.broken("a signature counts more than it has bytes"));
        }
        Ok(count)
    }

    pub(super) fn method(&mut self) -> Result<MethodSignature> {
        let first = self.cursor.u8()?;
        let convention = convention(first & 0x0f);
        let convention =
            convention.ok_or_else(|| self.broken("the signature of a method does not start as one"))?;
        let receiver = match first & 0x60 {
            0 => Receiver::None,
            0x20 => Receiver::Implicit,
            0x60 => Receiver::Explicit,
            _ => return Err(self.broken("a receiver that is said to be a parameter, but not to be there")),
        };
        if first & 0x80 != 0 {
            return Err(self.broken("the signature of a method does not start as one"));
        }
        let generic = if first & 0x10 != 0 { Some(self.cursor.compressed()?) } else { None };
        let count = self.count()?;
        let returned = self.any_type()?;
        let mut parameters = Vec::with_capacity(count);
        let mut variable_from = None;
        for _ in 0..count {
            if self.cursor.peek() == Some(0x41) && variable_from.is_none() {
                self.cursor.u8()?;
                variable_from = Some(parameters.len());
            }
            parameters.push(self.any_type()?);
        }
        Ok(MethodSignature { convention, receiver, generic, returned, parameters, variable_from })
    }

    pub(super) fn any_type(&mut self) -> Result<Type> {
        self.nodes += 1;
        self.depth += 1;
        if self.depth > MAX_DEPTH || self.nodes > MAX_NODES {
            return Err(Problem::too_large(self.cursor.offset(), "a type is too large"));
        }
        let kind = self.cursor.u8()?;
        let ty = match Primitive::of_byte(kind) {
            Some(primitive) => Type::Primitive(primitive),
            None => self.compound(kind)?,
        };
        self.depth -= 1;
        Ok(ty)
    }

    fn compound(&mut self, kind: u8) -> Result<Type> {
        Ok(match kind {
            0x0f => Type::Pointer(self.boxed()?),
            0x10 => Type::Reference(self.boxed()?),
            0x11 => Type::structure(self.token()?),
            0x12 => Type::class(self.token()?),
            0x13 => Type::ClassParameter(self.cursor.compressed()?),
            0x14 => Type::Array(self.boxed()?, self.shape()?),
            0x15 => self.generic_instance()?,
            0x1b => Type::Function(Box::new(self.method()?)),
            0x1d => Type::Vector(self.boxed()?),
            0x1e => Type::MethodParameter(self.cursor.compressed()?),
            0x1f => self.modified(ModifierKind::Required)?,
            0x20 => self.modified(ModifierKind::Optional)?,
            0x45 => Type::Pinned(self.boxed()?),
            _ => return Err(self.broken("a signature has a byte that stands for no type")),
        })
    }

    fn boxed(&mut self) -> Result<Box<Type>> {
        self.any_type().map(Box::new)
    }

    fn modified(&mut self, kind: ModifierKind) -> Result<Type> {
        let modifier = Modifier { kind, token: self.token()? };
        Ok(Type::Modified(modifier, self.boxed()?))
    }

    /// A type, as signatures write it: the two lowest bits say in which table it is.
    fn token(&mut self) -> Result<Token> {
        let value = self.cursor.compressed()?;
        let table = match value & 3 {
            0 => Table::TypeDef,
            1 => Table::TypeRef,
            2 => Table::TypeSpec,
            _ => return Err(self.broken("a signature names a type of a table that has none")),
        };
        let token = Token::new(table, value >> 2);
        if token.is_nil() { Err(self.broken("a signature refers to no type")) } else { Ok(token) }
    }

    fn generic_instance(&mut self) -> Result<Type> {
        let layout = match self.cursor.u8()? {
            0x11 => Layout::Value,
            0x12 => Layout::Reference,
            _ => return Err(self.broken("type arguments are given to what is no type")),
        };
        let token = self.token()?;
        let arguments = self.counted_types()?;
        if arguments.is_empty() {
            return Err(self.broken("a generic type without type arguments"));
        }
        Ok(Type::Named { token, arguments, layout })
    }

    fn shape(&mut self) -> Result<Shape> {
        let rank = self.cursor.compressed()?;
        if rank == 0 || rank > MAX_RANK {
            return Err(self.broken("an array has a rank that no array has"));
        }
        let sizes = (0..self.bounds()?).map(|_| self.cursor.compressed()).collect::<Result<_>>()?;
        let lower_bounds =
            (0..self.bounds()?).map(|_| self.cursor.compressed_signed()).collect::<Result<_>>()?;
        Ok(Shape { rank, sizes, lower_bounds })
    }

    fn bounds(&mut self) -> Result<u32> {
        let count = self.cursor.compressed()?;
        if count > MAX_RANK {
            return Err(self.broken("an array has more bounds than any array has dimensions"));
        }
        Ok(count)
    }
}

fn convention(bits: u8) -> Option<Convention> {
    Some(match bits {
        0 => Convention::Default,
        1 => Convention::Cdecl,
        2 => Convention::StdCall,
        3 => Convention::ThisCall,
        4 => Convention::FastCall,
        5 => Convention::Variable,
        8 => Convention::Property,
        9 => Convention::Unmanaged,
        _ => return None,
    })
}

impl Primitive {
    /// The type that a byte stands for.
    pub fn of_byte(byte: u8) -> Option<Primitive> {
        Some(match byte {
            0x01 => Primitive::Void,
            0x02 => Primitive::Boolean,
            0x03 => Primitive::Char,
            0x04 => Primitive::SByte,
            0x05 => Primitive::Byte,
            0x06 => Primitive::Int16,
            0x07 => Primitive::UInt16,
            0x08 => Primitive::Int32,
            0x09 => Primitive::UInt32,
            0x0a => Primitive::Int64,
            0x0b => Primitive::UInt64,
            0x0c => Primitive::Single,
            0x0d => Primitive::Double,
            0x0e => Primitive::String,
            0x16 => Primitive::TypedReference,
            0x18 => Primitive::IntPtr,
            0x19 => Primitive::UIntPtr,
            0x1c => Primitive::Object,
            _ => return None,
        })
    }
}
