//! Where a value comes from across methods: through fields, parameters, results and local variables.

use super::{Run, World};
use crate::Code;
use ir::cfg::Def;
use ir::{At, FieldId, MethodId, Op, Place, Reg, Target, Terminator};

/// So many steps between methods are followed.
const MAX_STEPS: u32 = 6;

/// An instruction that makes a value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Source {
    /// The method it is in.
    pub method: MethodId,
    /// Where.
    pub at: At,
}

impl World<'_> {
    /// All instructions that may have made the value; nothing if some of it comes from where nobody can look. Null is
    /// no value.
    pub fn sources(&self, code: &Code<'_>, at: At, reg: Reg) -> Option<Vec<Source>> {
        let mut found = Vec::new();
        self.follow(code, at, reg, MAX_STEPS, &mut found)?;
        found.sort_unstable();
        found.dedup();
        Some(found)
    }

    fn follow(&self, code: &Code<'_>, at: At, reg: Reg, fuel: u32, found: &mut Vec<Source>) -> Option<()> {
        let fuel = fuel.checked_sub(1)?;
        for def in code.reaching().of(code.body, at, reg) {
            let place = match def {
                Def::Entry(entry) => {
                    self.follow_argument(code.id, entry, fuel, found)?;
                    continue;
                }
                Def::Exception(..) => return None,
                Def::Instr(place) => place,
            };
            match &code.body.instr(place)?.op {
                Op::Copy { src, .. } | Op::Cast { src, .. } | Op::As { src, .. } => {
                    self.follow(code, place, *src, fuel, found)?;
                }
                Op::Load { place: Place::Field { field, .. } | Place::Static { field, .. }, .. } => {
                    self.follow_field(*field, fuel, found)?;
                }
                Op::Load { place: Place::Cell(cell), .. } => self.follow_cell(code, *cell, fuel, found)?,
                Op::Call { target: Target::Direct(callee), .. } if self.has_body(callee.method) => {
                    self.follow_result(callee.method, fuel, found)?;
                }
                Op::Const { value: ir::Const::Null, .. } => {}
                _ => found.push(Source { method: code.id, at: place }),
            }
        }
        Some(())
    }

    fn has_body(&self, method: MethodId) -> bool {
        self.program.methods()[method].own_body().is_some()
    }

    fn follow_argument(
        &self,
        method: MethodId,
        entry: Reg,
        fuel: u32,
        found: &mut Vec<Source>,
    ) -> Option<()> {
        let callers = self.callers(method);
        if callers.is_empty() || callers.iter().any(|caller| caller.run != Run::Call) {
            return None;
        }
        for caller in callers {
            let code = Code::new(self, caller.method)?;
            let Op::Call { args, .. } = &code.body.instr(caller.at)?.op else { return None };
            self.follow(&code, caller.at, *args.get(entry.0 as usize)?, fuel, found)?;
        }
        Some(())
    }

    fn follow_field(&self, field: FieldId, fuel: u32, found: &mut Vec<Source>) -> Option<()> {
        for access in self.accesses(field).iter().filter(|access| access.touch.writes()) {
            let code = Code::new(self, access.method)?;
            let Op::Store { src, .. } = code.body.instr(access.at)?.op else { return None };
            self.follow(&code, access.at, src, fuel, found)?;
        }
        Some(())
    }

    /// A cell that was made here; one that was captured is written elsewhere.
    fn follow_cell(&self, code: &Code<'_>, cell: Reg, fuel: u32, found: &mut Vec<Source>) -> Option<()> {
        code.instrs().find(|(_, instr)| matches!(instr.op, Op::NewCell { dst, .. } if dst == cell))?;
        for (at, instr) in code.instrs() {
            if let Op::Store { place: Place::Cell(written), src, .. } = instr.op
                && written == cell
            {
                self.follow(code, at, src, fuel, found)?;
            }
        }
        Some(())
    }

    fn follow_result(&self, method: MethodId, fuel: u32, found: &mut Vec<Source>) -> Option<()> {
        let code = Code::new(self, method)?;
        for (block, content) in code.body.blocks.entries() {
            if let Terminator::Return(Some(reg)) = content.end {
                let end = At { block, index: content.instrs.len() as u32 };
                self.follow(&code, end, reg, fuel, found)?;
            }
        }
        Some(())
    }
}
