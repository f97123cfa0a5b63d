//! The bytes of class files: where things are, and how new ones are spelled.

use classfile::{Base, Descriptor, Problem};

/// What stands in a `Code` attribute.
pub(super) fn code_attribute(stack: u16, locals: u16, code: &[u8], attributes: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(code.len() + attributes.len() + 10);
    out.extend(stack.to_be_bytes());
    out.extend(locals.to_be_bytes());
    out.extend((code.len() as u32).to_be_bytes());
    out.extend(code);
    // No exception is caught.
    out.extend([0, 0]);
    out.extend(attributes);
    out
}

/// The instruction that loads a local variable of a type.
pub(in crate::jvm) fn load_opcode(parameter: Descriptor<'_>) -> u8 {
    match parameter {
        Descriptor { dimensions: 1.., .. } | Descriptor { base: Base::Class(_) | Base::Void, .. } => 0x19,
        Descriptor { base: Base::Long, .. } => 0x16,
        Descriptor { base: Base::Float, .. } => 0x17,
        Descriptor { base: Base::Double, .. } => 0x18,
        Descriptor { base: Base::Byte | Base::Char | Base::Int | Base::Short | Base::Bool, .. } => 0x15,
    }
}

/// The instruction that stores one.
pub(in crate::jvm) fn store_opcode(parameter: Descriptor<'_>) -> u8 {
    // Both are in the order of their types.
    load_opcode(parameter) - 0x15 + 0x36
}

pub(super) fn load(code: &mut Vec<u8>, parameter: Descriptor<'_>, local: u16) {
    let opcode = load_opcode(parameter);
    // No method has more than 255 places of parameters, so the short form fits.
    code.extend([opcode, local as u8]);
}

pub(super) fn return_opcode(result: Descriptor<'_>) -> u8 {
    match result {
        Descriptor { dimensions: 1.., .. } | Descriptor { base: Base::Class(_), .. } => 0xb0,
        Descriptor { base: Base::Void, .. } => 0xb1,
        Descriptor { base: Base::Long, .. } => 0xad,
        Descriptor { base: Base::Float, .. } => 0xae,
        Descriptor { base: Base::Double, .. } => 0xaf,
        Descriptor { base: Base::Byte | Base::Char | Base::Int | Base::Short | Base::Bool, .. } => 0xac,
    }
}

/// Where each entry of a constant pool starts, by index, counted from the first entry. The pool has been read before.
pub(super) fn pool_entries(raw: &[u8]) -> Vec<usize> {
    let mut starts = vec![0];
    let mut at = 0;
    while let Some(tag) = raw.get(at) {
        starts.push(at);
        at += match tag {
            1 => {
                3 + raw
                    .get(at + 1..at + 3)
                    .map_or(0, |length| usize::from(u16::from_be_bytes([length[0], length[1]])))
            }
            7 | 8 | 16 | 19 | 20 => 3,
            15 => 4,
            5 | 6 => {
                starts.push(at);
                9
            }
            _ => 5,
        };
    }
    starts
}

/// Where the methods of a class file are.
pub(super) struct Methods {
    pub(super) count_at: usize,
    pub(super) end: usize,
}

impl Methods {
    /// Walks over what stands before them, and over them.
    pub(super) fn find(file: &[u8], pool_end: usize) -> Result<Methods, Problem> {
        let mut bytes = classfile::Bytes::of_file(file);
        bytes.take(pool_end + 6, "the header")?;
        let interfaces = usize::from(bytes.u16()?);
        bytes.table(interfaces, 2, "the interfaces")?;
        skip_members(&mut bytes)?;
        let count_at = bytes.offset();
        skip_members(&mut bytes)?;
        Ok(Methods { count_at, end: bytes.offset() })
    }
}

fn skip_members(bytes: &mut classfile::Bytes<'_>) -> Result<(), Problem> {
    for _ in 0..bytes.u16()? {
        bytes.take(6, "a member")?;
        for _ in 0..bytes.u16()? {
            bytes.u16()?;
            let length = bytes.u32()? as usize;
            bytes.take(length, "an attribute")?;
        }
    }
    Ok(())
}
