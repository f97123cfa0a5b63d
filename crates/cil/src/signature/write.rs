//! Signatures to bytes.

use super::{Layout, MethodSignature, ModifierKind, Receiver, Shape, Type};
use crate::metadata::Table;
use crate::metadata::Token;
use crate::problem::{Problem, Result};

/// The largest number that four bytes can hold in the compressed form.
const MAX_COMPRESSED: u32 = 0x1fff_ffff;

pub(super) fn bytes(write: impl FnOnce(&mut Vec<u8>) -> Result<()>) -> Result<Vec<u8>> {
    let mut out = Vec::new();
    write(&mut out)?;
    Ok(out)
}

pub(super) fn list(first: u8, types: &[Type], out: &mut Vec<u8>) -> Result<()> {
    out.push(first);
    counted_types(types, out)
}

fn counted_types(types: &[Type], out: &mut Vec<u8>) -> Result<()> {
    compressed(types.len() as u32, out)?;
    types.iter().try_for_each(|ty| any_type(ty, out))
}

pub(super) fn method(signature: &MethodSignature, out: &mut Vec<u8>) -> Result<()> {
    let receiver = match signature.receiver {
        Receiver::None => 0,
        Receiver::Implicit => 0x20,
        Receiver::Explicit => 0x60,
    };
    let generic = if signature.generic.is_some() { 0x10 } else { 0 };
    out.push(signature.convention as u8 | receiver | generic);
    if let Some(count) = signature.generic {
        compressed(count, out)?;
    }
    compressed(signature.parameters.len() as u32, out)?;
    any_type(&signature.returned, out)?;
    for (index, parameter) in signature.parameters.iter().enumerate() {
        if signature.variable_from == Some(index) {
            out.push(0x41);
        }
        any_type(parameter, out)?;
    }
    Ok(())
}

pub(super) fn any_type(ty: &Type, out: &mut Vec<u8>) -> Result<()> {
    match ty {
        Type::Primitive(primitive) => {
            out.push(*primitive as u8);
            Ok(())
        }
        Type::Named { token: named, arguments, layout } => {
            if !arguments.is_empty() {
                out.push(0x15);
            }
            out.push(match layout {
                Layout::Value => 0x11,
                Layout::Reference => 0x12,
            });
            token(*named, out)?;
            if arguments.is_empty() { Ok(()) } else { counted_types(arguments, out) }
        }
        Type::ClassParameter(place) => marked_number(0x13, *place, out),
        Type::MethodParameter(place) => marked_number(0x1e, *place, out),
        Type::Vector(inner) => marked(0x1d, inner, out),
        Type::Array(inner, dimensions) => {
            marked(0x14, inner, out)?;
            shape(dimensions, out)
        }
        Type::Pointer(inner) => marked(0x0f, inner, out),
        Type::Reference(inner) => marked(0x10, inner, out),
        Type::Function(signature) => {
            out.push(0x1b);
            method(signature, out)
        }
        Type::Modified(modifier, inner) => {
            out.push(match modifier.kind {
                ModifierKind::Required => 0x1f,
                ModifierKind::Optional => 0x20,
            });
            token(modifier.token, out)?;
            any_type(inner, out)
        }
        Type::Pinned(inner) => marked(0x45, inner, out),
    }
}

fn marked(mark: u8, inner: &Type, out: &mut Vec<u8>) -> Result<()> {
    out.push(mark);
    any_type(inner, out)
}

fn marked_number(mark: u8, number: u32, out: &mut Vec<u8>) -> Result<()> {
    out.push(mark);
    compressed(number, out)
}

fn shape(shape: &Shape, out: &mut Vec<u8>) -> Result<()> {
    compressed(shape.rank, out)?;
    compressed(shape.sizes.len() as u32, out)?;
    shape.sizes.iter().try_for_each(|size| compressed(*size, out))?;
    compressed(shape.lower_bounds.len() as u32, out)?;
    shape.lower_bounds.iter().try_for_each(|bound| compressed_signed(*bound, out))
}

fn token(token: Token, out: &mut Vec<u8>) -> Result<()> {
    let tag = match token.table() {
        Some(Table::TypeDef) => 0,
        Some(Table::TypeRef) => 1,
        Some(Table::TypeSpec) => 2,
        _ => return Err(Problem::cannot_encode(format!("{token:?} is no type"))),
    };
    compressed(token.row() << 2 | tag, out)
}

/// A number of one, two or four bytes (ECMA-335 II.23.2).
pub(crate) fn compressed(number: u32, out: &mut Vec<u8>) -> Result<()> {
    match number {
        0..0x80 => out.push(number as u8),
        0x80..0x4000 => out.extend((number as u16 | 0x8000).to_be_bytes()),
        0x4000..=MAX_COMPRESSED => out.extend((number | 0xc000_0000).to_be_bytes()),
        _ => return Err(Problem::cannot_encode("a number of more than 29 bits in a signature")),
    }
    Ok(())
}

/// A number with a sign: as many bytes as its size needs, and the sign in the lowest bit.
fn compressed_signed(number: i32, out: &mut Vec<u8>) -> Result<()> {
    let sign = u32::from(number < 0);
    let rotated = |bits: u32| number.cast_unsigned() << 1 & ((1 << bits) - 1) | sign;
    match number {
        -0x40..0x40 => out.push(rotated(7) as u8),
        -0x2000..0x2000 => out.extend((rotated(14) as u16 | 0x8000).to_be_bytes()),
        -0x1000_0000..0x1000_0000 => out.extend((rotated(29) | 0xc000_0000).to_be_bytes()),
        _ => return Err(Problem::cannot_encode("a bound of more than 29 bits in a signature")),
    }
    Ok(())
}
