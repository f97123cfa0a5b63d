//! Which entries of the constant pool code names, found without decoding it: most instructions only have a length.
//! Who wants to know what a class needs before its code is looked at reads all code twice, and this is the first time.

use crate::bytes::Bytes;
use crate::code::Code;
use crate::instruction;

/// How an instruction uses the entry that it names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mention {
    /// As it is.
    Plain,
    /// As a member without a receiver.
    Static,
    /// As the class of an array's elements.
    Element,
}

/// What has to be known of an instruction to find its entry and the next instruction.
#[derive(Clone, Copy)]
enum Shape {
    /// So many bytes, and no entry.
    Plain(u8),
    /// An index of one byte.
    Short,
    /// An index of two bytes, in an instruction of so many.
    Index(Mention, u8),
    /// Not all of its operands are allowed, or its length depends on them; it names no entry.
    Decoded,
}

/// For each opcode.
const SHAPES: [Shape; 256] = {
    let mut shapes = [Shape::Decoded; 256];
    let mut opcode = 0;
    while opcode < shapes.len() {
        shapes[opcode] = shape(opcode as u8);
        opcode += 1;
    }
    shapes
};

const fn shape(opcode: u8) -> Shape {
    match opcode {
        0x12 => Shape::Short,
        0x13 | 0x14 | 0xb4..=0xb7 | 0xbb | 0xc0 | 0xc1 => Shape::Index(Mention::Plain, 3),
        0xb2 | 0xb3 | 0xb8 => Shape::Index(Mention::Static, 3),
        0xb9 | 0xba => Shape::Index(Mention::Plain, 5),
        0xbd => Shape::Index(Mention::Element, 3),
        0xc5 => Shape::Index(Mention::Plain, 4),
        0x10 | 0x15..=0x19 | 0x36..=0x3a | 0xa9 => Shape::Plain(2),
        0x11 | 0x84 | 0x99..=0xa8 | 0xc6 | 0xc7 => Shape::Plain(3),
        0xc8 | 0xc9 => Shape::Plain(5),
        // Switches, `newarray`, `wide`, and what is no instruction.
        0xaa | 0xab | 0xbc | 0xc4 | 0xca.. => Shape::Decoded,
        _ => Shape::Plain(1),
    }
}

impl Code<'_> {
    /// Visits the indices that instructions name, up to the first instruction that cannot be decoded.
    pub fn mentions(&self, visit: impl FnMut(Mention, u16)) {
        visit_all(self.bytes, visit);
    }
}

fn visit_all(code: Bytes<'_>, mut visit: impl FnMut(Mention, u16)) {
    let data = code.data();
    let mut at = 0;
    while let Some(&opcode) = data.get(at) {
        let length = match SHAPES[usize::from(opcode)] {
            Shape::Plain(length) => usize::from(length),
            Shape::Short => {
                let Some(&index) = data.get(at + 1) else { return };
                visit(Mention::Plain, u16::from(index));
                2
            }
            Shape::Index(how, length) => {
                let Some(&[_, high, low, ..]) = data.get(at..at + usize::from(length)) else { return };
                visit(how, u16::from_be_bytes([high, low]));
                usize::from(length)
            }
            Shape::Decoded => match instruction::length(code, at) {
                Some(length) => length,
                None => return,
            },
        };
        at += length;
    }
}

#[cfg(test)]
mod tests {
    use super::{Mention, visit_all};
    use crate::bytes::Bytes;
    use crate::instruction::{Instruction, Instructions};

    fn decoded(code: Bytes<'_>) -> Vec<(Mention, u16)> {
        let mention = |instruction| match instruction {
            Instruction::Ldc(index)
            | Instruction::GetField(index)
            | Instruction::PutField(index)
            | Instruction::InvokeVirtual(index)
            | Instruction::InvokeSpecial(index)
            | Instruction::InvokeInterface(index)
            | Instruction::InvokeDynamic(index)
            | Instruction::New(index)
            | Instruction::CheckCast(index)
            | Instruction::InstanceOf(index)
            | Instruction::MultiNewArray(index, _) => Some((Mention::Plain, index)),
            Instruction::GetStatic(index)
            | Instruction::PutStatic(index)
            | Instruction::InvokeStatic(index) => Some((Mention::Static, index)),
            Instruction::NewRefArray(index) => Some((Mention::Element, index)),
            _ => None,
        };
        Instructions::new(code)
            .map_while(Result::ok)
            .filter_map(|(_, instruction)| mention(instruction))
            .collect()
    }

    /// Every opcode stands somewhere in front of others, and random operands follow.
    #[test]
    fn what_is_mentioned_is_what_decoding_finds() {
        let mut random = 1_u32;
        let mut byte = || {
            random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (random >> 24) as u8
        };
        let mut found = 0;
        for first in 0..=u8::MAX {
            for _ in 0..64 {
                let mut code = vec![first];
                // Switches start with padding and small numbers, so that some of them fit.
                code.extend((0..11).map(|_| byte() % 4));
                // Hardly anything that is no instruction, so that there is much to find.
                code.extend((0..48).map(|_| byte() % 0xcb));
                let code = Bytes::of_file(&code);
                let mut mentions = Vec::new();
                visit_all(code, |how, index| mentions.push((how, index)));
                assert_eq!(mentions, decoded(code), "{code:?}");
                found += mentions.len();
            }
        }
        assert!(found > 10_000, "{found}");
    }
}
