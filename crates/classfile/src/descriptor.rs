//! Descriptors (JVMS 4.3): types as class files spell them, without type arguments.

use crate::text::Text;

/// The type of a field, parameter or result, or `void`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Descriptor<'a> {
    /// Arrays: how many dimensions; 0 for all other types.
    pub dimensions: u8,
    /// What it is, or what the array is of.
    pub base: Base<'a>,
}

/// A type that is no array.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "they are what they are called")]
pub enum Base<'a> {
    Byte,
    Char,
    Double,
    Float,
    Int,
    Long,
    Short,
    Bool,
    Void,
    /// The name of the class: `java/lang/String`.
    Class(Text<'a>),
}

/// The type of a method.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MethodDescriptor<'a> {
    params: &'a [u8],
    /// The type of the result.
    pub result: Descriptor<'a>,
}

impl<'a> Descriptor<'a> {
    /// Reads the type of a field.
    pub fn parse(text: Text<'a>) -> Option<Descriptor<'a>> {
        let mut rest = text.bytes();
        let descriptor = next(&mut rest)?;
        rest.is_empty().then_some(descriptor)
    }

    /// Reads what a class entry of the constant pool names: a class, or an array type.
    pub fn of_class(name: Text<'a>) -> Option<Descriptor<'a>> {
        match name.bytes().first()? {
            b'[' => Descriptor::parse(name),
            _ => Some(Descriptor { dimensions: 0, base: Base::Class(name) }),
        }
    }

    /// Does it take two places on the stack and among the locals?
    pub fn is_wide(self) -> bool {
        self.dimensions == 0 && matches!(self.base, Base::Long | Base::Double)
    }

    /// The class that it is, or is an array of.
    pub fn class(self) -> Option<Text<'a>> {
        match self.base {
            Base::Class(name) => Some(name),
            _ => None,
        }
    }

    /// Is it the type of nothing?
    pub fn is_void(self) -> bool {
        self.base == Base::Void
    }
}

impl<'a> MethodDescriptor<'a> {
    /// Reads the type of a method.
    pub fn parse(text: Text<'a>) -> Option<MethodDescriptor<'a>> {
        let mut rest = text.bytes().strip_prefix(b"(")?;
        let params = rest;
        while *rest.first()? != b')' {
            if next(&mut rest)?.is_void() {
                return None;
            }
        }
        let params = &params[..params.len() - rest.len()];
        let result = Descriptor::parse(Text(&rest[1..]))?;
        Some(MethodDescriptor { params, result })
    }

    /// The types of the parameters.
    pub fn params(&self) -> impl Iterator<Item = Descriptor<'a>> + use<'a> {
        let mut rest = self.params;
        std::iter::from_fn(move || next(&mut rest))
    }
}

/// Takes one type from the front. The array of `void` is no type.
fn next<'a>(rest: &mut &'a [u8]) -> Option<Descriptor<'a>> {
    let dimensions = rest.iter().take_while(|&&byte| byte == b'[').count();
    let (&tag, mut behind) = rest[dimensions..].split_first()?;
    let base = match tag {
        b'B' => Base::Byte,
        b'C' => Base::Char,
        b'D' => Base::Double,
        b'F' => Base::Float,
        b'I' => Base::Int,
        b'J' => Base::Long,
        b'S' => Base::Short,
        b'Z' => Base::Bool,
        b'V' if dimensions == 0 => Base::Void,
        b'L' => {
            let length = behind.iter().position(|&byte| byte == b';').filter(|&length| length > 0)?;
            let (name, end) = behind.split_at(length);
            behind = &end[1..];
            Base::Class(Text(name))
        }
        _ => return None,
    };
    *rest = behind;
    Some(Descriptor { dimensions: u8::try_from(dimensions).ok()?, base })
}
