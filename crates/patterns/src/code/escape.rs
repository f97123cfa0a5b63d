//! Who gets hold of an object: is it only ever called, or handed on?

use super::Code;
use crate::World;
use ir::{FieldId, Op, Place, Reg, Terminator};

impl Code<'_> {
    /// Is what one of the registers holds given to somebody: as an argument, as a result, as the contents of other
    /// memory? Calls of its own methods and comparisons hand nothing on.
    pub fn hands_on(&self, registers: &[Reg]) -> bool {
        let held = |reg: &Reg| registers.contains(reg);
        let in_instrs = self.instrs().any(|(_, instr)| match &instr.op {
            op @ Op::Call { .. } => self.arguments(op).iter().any(held),
            Op::Store { src, .. }
            | Op::Copy { src, .. }
            | Op::Cast { src, .. }
            | Op::As { src, .. }
            | Op::Yield { value: src } => held(src),
            Op::Delegate { bound, .. } => bound.iter().any(held),
            Op::Unknown { args, .. } => args.iter().any(held),
            _ => false,
        });
        in_instrs
            || self
                .body
                .blocks
                .iter()
                .any(|block| matches!(&block.end, Terminator::Return(Some(reg)) if held(reg)))
    }

    /// The registers into which a field is read.
    pub fn loads_of(&self, field: FieldId) -> Vec<Reg> {
        let loaded = |op: &Op| match op {
            Op::Load { dst, place, .. } => (place_field(place) == Some(field)).then_some(*dst),
            _ => None,
        };
        self.instrs().filter_map(|(_, instr)| loaded(&instr.op)).collect()
    }
}

impl World<'_> {
    /// Is the object in a field handed on by any method of the program, or its variable by reference?
    pub fn is_handed_on(&self, field: FieldId) -> bool {
        let mut methods: Vec<_> = self.accesses(field).iter().map(|access| access.method).collect();
        methods.dedup();
        let is_by_reference = self.accesses(field).iter().any(|access| access.touch == crate::Touch::Address);
        is_by_reference
            || methods
                .into_iter()
                .any(|method| Code::new(self, method).is_none_or(|code| code.hands_on(&code.loads_of(field))))
    }
}

/// The field that a place is.
pub(crate) fn place_field(place: &Place) -> Option<FieldId> {
    match place {
        Place::Field { field, .. } | Place::Static { field, .. } => Some(*field),
        _ => None,
    }
}
