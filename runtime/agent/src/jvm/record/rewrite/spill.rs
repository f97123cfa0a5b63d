//! How a call gets something put around it, whatever its arguments are.

use crate::jvm::rewrite::layout::{load_opcode, store_opcode};
use classfile::MethodDescriptor;

/// The receiver and the arguments of a call, on their way through local variables that the method does not use itself.
pub(super) struct Spill {
    /// The instructions that store and load each, and where.
    values: Vec<(u8, u8, u16)>,
    first: u16,
    pub(super) places: u16,
}

impl Spill {
    pub(super) fn new(first: u16, types: &MethodDescriptor<'_>, is_static: bool) -> Spill {
        let mut spill = Spill { values: Vec::new(), first, places: 0 };
        if !is_static {
            spill.values.push((0x3a, 0x19, first));
            spill.places += 1;
        }
        for parameter in types.params() {
            let slot = first.saturating_add(spill.places);
            spill.values.push((store_opcode(parameter), load_opcode(parameter), slot));
            spill.places += if parameter.is_wide() { 2 } else { 1 };
        }
        spill
    }

    pub(super) fn store(&self) -> Vec<u8> {
        self.values.iter().rev().flat_map(|&(store, _, slot)| with_local(store, slot)).collect()
    }

    pub(super) fn load(&self) -> Vec<u8> {
        self.values.iter().flat_map(|&(_, load, slot)| with_local(load, slot)).collect()
    }

    /// Loads the receiver, or the first argument of a static method.
    pub(super) fn receiver(&self) -> Vec<u8> {
        with_local(0x19, self.first)
    }

    /// Loads the last argument.
    pub(super) fn argument(&self) -> Vec<u8> {
        self.values.last().map_or_else(Vec::new, |&(_, load, slot)| with_local(load, slot))
    }
}

fn with_local(opcode: u8, slot: u16) -> Vec<u8> {
    const WIDE: u8 = 0xc4;
    let [high, low] = slot.to_be_bytes();
    if high == 0 { vec![opcode, low] } else { vec![WIDE, opcode, high, low] }
}
