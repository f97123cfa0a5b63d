//! Signatures (ECMA-335 II.23.2): types of methods, fields, local variables and type arguments as trees. What
//! is read is written back as it was, to the byte. Like the runtime, readers do not look behind its end.
//!
//! Trees are small: nesting is limited to [`MAX_DEPTH`], and no tree that is read or substituted has more than
//! [`MAX_NODES`] types.

mod read;
mod substitute;
mod write;

use crate::bytes::Bytes;
use crate::metadata::Token;
use crate::problem::Result;
use read::Reader;

/// Deeper types are not written by people; the limit keeps hostile ones off the stack.
pub const MAX_DEPTH: u32 = 64;

/// More types than any signature has; substitution could multiply without end.
pub const MAX_NODES: u32 = 1 << 16;

/// The type of a value.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Type {
    /// A type that signatures name with one byte.
    Primitive(Primitive),
    /// A class, structure, interface, enumeration or delegate, with its type arguments if it is generic.
    Named {
        /// A row of `TypeDef`, `TypeRef` or `TypeSpec`.
        token: Token,
        /// Empty if it is not generic.
        arguments: Vec<Type>,
        /// Whether values are held or referred to.
        layout: Layout,
    },
    /// A type parameter of the type around (`VAR`), by its place.
    ClassParameter(u32),
    /// A type parameter of the method around (`MVAR`), by its place.
    MethodParameter(u32),
    /// A one-dimensional array that starts at zero.
    Vector(Box<Type>),
    /// Any other array.
    Array(Box<Type>, Shape),
    /// An unmanaged pointer.
    Pointer(Box<Type>),
    /// A managed pointer: `ref`, `out`, `in`.
    Reference(Box<Type>),
    /// A pointer to a function.
    Function(Box<MethodSignature>),
    /// A type with a mark on it that only some compilers understand, such as `IsVolatile`.
    Modified(Modifier, Box<Type>),
    /// Of local variables: what it refers to stays where it is while the variable holds it.
    Pinned(Box<Type>),
}

/// Types of one byte. The value is that byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "they are what they are called")]
pub enum Primitive {
    Void = 0x01,
    Boolean = 0x02,
    Char = 0x03,
    SByte = 0x04,
    Byte = 0x05,
    Int16 = 0x06,
    UInt16 = 0x07,
    Int32 = 0x08,
    UInt32 = 0x09,
    Int64 = 0x0a,
    UInt64 = 0x0b,
    Single = 0x0c,
    Double = 0x0d,
    String = 0x0e,
    TypedReference = 0x16,
    IntPtr = 0x18,
    UIntPtr = 0x19,
    Object = 0x1c,
}

impl Primitive {
    /// As C# spells it.
    pub fn keyword(self) -> &'static str {
        match self {
            Primitive::Void => "void",
            Primitive::Boolean => "bool",
            Primitive::Char => "char",
            Primitive::SByte => "sbyte",
            Primitive::Byte => "byte",
            Primitive::Int16 => "short",
            Primitive::UInt16 => "ushort",
            Primitive::Int32 => "int",
            Primitive::UInt32 => "uint",
            Primitive::Int64 => "long",
            Primitive::UInt64 => "ulong",
            Primitive::Single => "float",
            Primitive::Double => "double",
            Primitive::String => "string",
            Primitive::TypedReference => "TypedReference",
            Primitive::IntPtr => "nint",
            Primitive::UIntPtr => "nuint",
            Primitive::Object => "object",
        }
    }
}

/// Whether values are held or referred to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Layout {
    /// A structure or an enumeration.
    Value,
    /// Everything else.
    Reference,
}

/// The dimensions of an array.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Shape {
    /// How many dimensions there are.
    pub rank: u32,
    /// How long they are, as far as it is known.
    pub sizes: Vec<u32>,
    /// Where they start, as far as it is known.
    pub lower_bounds: Vec<i32>,
}

/// A mark on a type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Modifier {
    /// Must it be understood?
    pub kind: ModifierKind,
    /// The type that is the mark.
    pub token: Token,
}

/// Whether a mark must be understood.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ModifierKind {
    /// Whoever does not know it must not touch the member.
    Required,
    /// Whoever does not know it may forget it.
    Optional,
}

/// What a method, a property or a pointer to a function takes and returns.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct MethodSignature {
    /// Who cleans up, and what may be passed.
    pub convention: Convention,
    /// Is there an object that it is called on?
    pub receiver: Receiver,
    /// How many type parameters it has. A method that has none may still be marked as generic.
    pub generic: Option<u32>,
    /// What it returns; `void` if nothing.
    pub returned: Type,
    /// What it takes, without the receiver.
    pub parameters: Vec<Type>,
    /// Before which parameter the variable ones start, at a call of a method with `__arglist`.
    pub variable_from: Option<usize>,
}

/// Whether there is a receiver.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Receiver {
    /// A static method.
    None,
    /// Before all parameters, and not among them.
    Implicit,
    /// The first of the parameters; of pointers to functions only.
    Explicit,
}

/// How something is called. The value is that of the lowest four bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "they are called as the standard calls them")]
pub enum Convention {
    Default = 0,
    Cdecl = 1,
    StdCall = 2,
    ThisCall = 3,
    FastCall = 4,
    /// With any number of further arguments of any type (`__arglist`).
    Variable = 5,
    /// Properties are written like methods.
    Property = 8,
    /// As modifiers of the returned type say, or as the platform does.
    Unmanaged = 9,
}

/// The first byte of the signature of a field.
pub(crate) const FIELD: u8 = 0x06;
/// The first byte of the signature of local variables.
pub(crate) const LOCALS: u8 = 0x07;
/// The first byte of the type arguments of a method.
pub(crate) const METHOD_ARGUMENTS: u8 = 0x0a;

impl Type {
    /// `object`.
    pub const OBJECT: Type = Type::Primitive(Primitive::Object);
    /// `int`.
    pub const INT: Type = Type::Primitive(Primitive::Int32);
    /// `void`.
    pub const VOID: Type = Type::Primitive(Primitive::Void);

    /// A class that is not generic, or a generic one without its arguments.
    pub fn class(token: Token) -> Type {
        Type::Named { token, arguments: Vec::new(), layout: Layout::Reference }
    }

    /// A structure that is not generic.
    pub fn structure(token: Token) -> Type {
        Type::Named { token, arguments: Vec::new(), layout: Layout::Value }
    }

    /// Reads a type on its own: the blob of a `TypeSpec`.
    pub fn parse<'a>(blob: impl Into<Bytes<'a>>) -> Result<Type> {
        Reader::new(blob).any_type()
    }

    /// Reads the signature of a field.
    pub fn parse_field<'a>(blob: impl Into<Bytes<'a>>) -> Result<Type> {
        Reader::new(blob).field()
    }

    /// The type without the marks on it, and whether it is pinned.
    pub fn unmodified(&self) -> &Type {
        let mut inner = self;
        while let Type::Modified(_, next) | Type::Pinned(next) = inner {
            inner = next;
        }
        inner
    }

    /// The type with its type parameters replaced: those of the type around by `of_type`, those of the method by
    /// `of_method`. `None` leaves them as they are: they mean the same where the result is used.
    pub fn substitute(&self, of_type: Option<&[Type]>, of_method: Option<&[Type]>) -> Result<Type> {
        substitute::Substitution::new(of_type, of_method).apply(self)
    }

    /// Does it mention type parameters?
    pub fn is_open(&self) -> bool {
        match self {
            Type::Primitive(_) => false,
            Type::ClassParameter(_) | Type::MethodParameter(_) => true,
            Type::Named { arguments, .. } => arguments.iter().any(Type::is_open),
            Type::Vector(inner) | Type::Array(inner, _) | Type::Pointer(inner) | Type::Reference(inner) => {
                inner.is_open()
            }
            Type::Modified(_, inner) | Type::Pinned(inner) => inner.is_open(),
            Type::Function(signature) => {
                signature.returned.is_open() || signature.parameters.iter().any(Type::is_open)
            }
        }
    }

    /// The bytes of a type on its own.
    pub fn encode(&self) -> Result<Vec<u8>> {
        write::bytes(|out| write::any_type(self, out))
    }

    /// The bytes of the signature of a field of this type.
    pub fn encode_field(&self) -> Result<Vec<u8>> {
        write::bytes(|out| {
            out.push(FIELD);
            write::any_type(self, out)
        })
    }
}

impl MethodSignature {
    /// What a static method takes and returns.
    pub fn of_static(parameters: Vec<Type>, returned: Type) -> MethodSignature {
        MethodSignature {
            convention: Convention::Default,
            receiver: Receiver::None,
            generic: None,
            returned,
            parameters,
            variable_from: None,
        }
    }

    /// Reads the signature of a method, of a property, or of what `calli` calls.
    pub fn parse<'a>(blob: impl Into<Bytes<'a>>) -> Result<MethodSignature> {
        Reader::new(blob).method()
    }

    /// The signature with its type parameters replaced, see [`Type::substitute`].
    pub fn substitute(
        &self,
        of_type: Option<&[Type]>,
        of_method: Option<&[Type]>,
    ) -> Result<MethodSignature> {
        substitute::Substitution::new(of_type, of_method).method(self)
    }

    /// The bytes.
    pub fn encode(&self) -> Result<Vec<u8>> {
        write::bytes(|out| write::method(self, out))
    }
}

/// The types of the local variables of a method.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct LocalSignature(pub Vec<Type>);

impl LocalSignature {
    /// Reads the blob of a `StandAloneSig`.
    pub fn parse<'a>(blob: impl Into<Bytes<'a>>) -> Result<LocalSignature> {
        Ok(LocalSignature(Reader::new(blob).list(LOCALS)?))
    }

    /// Adds a variable and gives its number. `None` if there are as many as there can be.
    pub fn push(&mut self, ty: Type) -> Option<u16> {
        // The numbers of instructions end before this one.
        let number = u16::try_from(self.0.len()).ok().filter(|number| *number < u16::MAX)?;
        self.0.push(ty);
        Some(number)
    }

    /// The bytes.
    pub fn encode(&self) -> Result<Vec<u8>> {
        write::bytes(|out| write::list(LOCALS, &self.0, out))
    }
}

/// The type arguments of a generic method at a call.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct MethodArguments(pub Vec<Type>);

impl MethodArguments {
    /// Reads the blob of a `MethodSpec`.
    pub fn parse<'a>(blob: impl Into<Bytes<'a>>) -> Result<MethodArguments> {
        Ok(MethodArguments(Reader::new(blob).list(METHOD_ARGUMENTS)?))
    }

    /// The bytes.
    pub fn encode(&self) -> Result<Vec<u8>> {
        write::bytes(|out| write::list(METHOD_ARGUMENTS, &self.0, out))
    }
}
