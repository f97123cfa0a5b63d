//! Gives a body the ids of another program. Front ends lower files in parallel, each with tables of its own,
//! and put the bodies together afterwards; this is the one walk over instructions that it takes. A second walk
//! gives a body other registers: bytecode shows which of them are one variable only when all of it was seen.

use crate::body::{Body, Handlers, Terminator};
use crate::constant::Const;
use crate::ids::{FieldId, MethodId, NameId, Reg, TyId};
use crate::op::{Callee, Op, Place, Target};

/// What the ids of one program are in another.
pub trait Renumber {
    /// A name.
    fn name(&mut self, id: NameId) -> NameId;
    /// A declared type.
    fn ty(&mut self, id: TyId) -> TyId;
    /// A field.
    fn field(&mut self, id: FieldId) -> FieldId;
    /// A method.
    fn method(&mut self, id: MethodId) -> MethodId;

    /// A constant.
    fn constant(&mut self, value: Const) -> Const {
        match value {
            Const::String(text) => Const::String(self.name(text)),
            Const::Type(ty) => Const::Type(self.ty(ty)),
            Const::Default(ty) => Const::Default(self.ty(ty)),
            other => other,
        }
    }
}

impl Body {
    /// Replaces every id that is not the body's own by what `map` says. Files keep their numbers.
    pub fn renumber(&mut self, map: &mut impl Renumber) {
        for info in &mut self.regs {
            info.name = info.name.map(|name| map.name(name));
            info.ty = map.ty(info.ty);
        }
        for block in &mut self.blocks {
            for instr in &mut block.instrs {
                instr.op.renumber(map);
            }
        }
        for region in &mut self.tries {
            if let Handlers::Catch(clauses) = &mut region.handlers {
                for clause in clauses {
                    clause.ty = clause.ty.map(|ty| map.ty(ty));
                }
            }
        }
    }
}

impl Body {
    /// Replaces every register that instructions and clauses name by what `map` says; the list of registers
    /// stays as it is. Asked in the order of the blocks.
    pub fn rename(&mut self, map: &mut impl FnMut(Reg) -> Reg) {
        let mut change = |reg: &mut Reg| *reg = map(*reg);
        for block in &mut self.blocks {
            for instr in &mut block.instrs {
                instr.op.visit_registers(&mut change);
            }
            match &mut block.end {
                Terminator::Branch { cond: reg, .. }
                | Terminator::Switch { value: reg, .. }
                | Terminator::Return(Some(reg))
                | Terminator::Throw(reg)
                | Terminator::Rethrow(reg)
                | Terminator::EndFilter { cond: reg, .. } => change(reg),
                Terminator::Goto(_)
                | Terminator::Return(None)
                | Terminator::Leave(_)
                | Terminator::EndFinally(_)
                | Terminator::Unreachable => {}
            }
        }
        for region in &mut self.tries {
            if let Handlers::Catch(clauses) = &mut region.handlers {
                for clause in clauses {
                    change(&mut clause.exception);
                }
            }
        }
    }
}

impl Op {
    /// Lets it write another register, if it writes one.
    pub fn set_def(&mut self, reg: Reg) {
        if let Some(old) = self.def() {
            // What is written comes first, and is visited once.
            let mut is_first = true;
            self.visit_registers(&mut |it: &mut Reg| {
                if std::mem::replace(&mut is_first, false) && *it == old {
                    *it = reg;
                }
            });
        }
    }

    /// Visits every register that it names: what it writes first.
    fn visit_registers(&mut self, visit: &mut impl FnMut(&mut Reg)) {
        match self {
            Op::Const { dst, .. } | Op::New { dst, .. } | Op::NewCell { dst, .. } => visit(dst),
            Op::Copy { dst, src }
            | Op::Unary { dst, src, .. }
            | Op::Convert { dst, src, .. }
            | Op::Box { dst, src, .. }
            | Op::Cast { dst, src, .. }
            | Op::As { dst, src, .. }
            | Op::Is { dst, src, .. }
            | Op::Length { dst, array: src } => {
                visit(dst);
                visit(src);
            }
            Op::Binary { dst, lhs, rhs, .. } => {
                visit(dst);
                visit(lhs);
                visit(rhs);
            }
            Op::NewArray { dst, lengths: regs, .. } | Op::Delegate { dst, bound: regs, .. } => {
                visit(dst);
                regs.iter_mut().for_each(visit);
            }
            Op::Unknown { dst, args, .. } => {
                dst.iter_mut().for_each(&mut *visit);
                args.iter_mut().for_each(visit);
            }
            Op::Load { dst, place, .. } | Op::AddrOf { dst, place } => {
                visit(dst);
                place.visit_registers(visit);
            }
            Op::Store { place, src, .. } => {
                place.visit_registers(visit);
                visit(src);
            }
            Op::Call { dst, target, args } => {
                dst.iter_mut().for_each(&mut *visit);
                if let Target::Delegate(reg) = target {
                    visit(reg);
                }
                args.iter_mut().for_each(visit);
            }
            Op::Await { dst, task } => {
                dst.iter_mut().for_each(&mut *visit);
                visit(task);
            }
            Op::Enter { object: reg } | Op::Exit { object: reg } | Op::Yield { value: reg } => visit(reg),
        }
    }

    fn renumber(&mut self, map: &mut impl Renumber) {
        match self {
            Op::Const { value, .. } => *value = map.constant(*value),
            Op::Box { ty, .. }
            | Op::Cast { ty, .. }
            | Op::As { ty, .. }
            | Op::Is { ty, .. }
            | Op::New { ty, .. }
            | Op::NewCell { ty, .. }
            | Op::NewArray { element: ty, .. } => *ty = map.ty(*ty),
            Op::Delegate { ty, callee, .. } => {
                *ty = map.ty(*ty);
                callee.renumber(map);
            }
            Op::Load { place, .. } | Op::Store { place, .. } | Op::AddrOf { place, .. } => {
                place.renumber(map);
            }
            Op::Call { target, .. } => target.renumber(map),
            Op::Unknown { reason, .. } => *reason = map.name(*reason),
            Op::Copy { .. }
            | Op::Unary { .. }
            | Op::Binary { .. }
            | Op::Convert { .. }
            | Op::Length { .. }
            | Op::Enter { .. }
            | Op::Exit { .. }
            | Op::Await { .. }
            | Op::Yield { .. } => {}
        }
    }
}

impl Place {
    fn visit_registers(&mut self, visit: &mut impl FnMut(&mut Reg)) {
        match self {
            Place::Field { base: reg, .. }
            | Place::Member { base: reg, .. }
            | Place::Cell(reg)
            | Place::Indirect(reg) => visit(reg),
            Place::Static { .. } => {}
            Place::Element { array, indices } => {
                visit(array);
                indices.iter_mut().for_each(visit);
            }
        }
    }

    fn renumber(&mut self, map: &mut impl Renumber) {
        match self {
            Place::Field { field, .. } => *field = map.field(*field),
            Place::Static { owner, field } => {
                *owner = map.ty(*owner);
                *field = map.field(*field);
            }
            Place::Member { name, .. } => *name = map.name(*name),
            Place::Element { .. } | Place::Cell(_) | Place::Indirect(_) => {}
        }
    }
}

impl Target {
    fn renumber(&mut self, map: &mut impl Renumber) {
        match self {
            Target::Direct(callee) | Target::Virtual(callee) => callee.renumber(map),
            Target::Named { name, type_args } => {
                *name = map.name(*name);
                renumber_all(type_args, map);
            }
            Target::NamedStatic { owner, name, type_args } => {
                *owner = map.ty(*owner);
                *name = map.name(*name);
                renumber_all(type_args, map);
            }
            Target::Delegate(_) => {}
        }
    }
}

impl Callee {
    fn renumber(&mut self, map: &mut impl Renumber) {
        self.method = map.method(self.method);
        self.owner = map.ty(self.owner);
        renumber_all(&mut self.type_args, map);
    }
}

fn renumber_all(tys: &mut [TyId], map: &mut impl Renumber) {
    for ty in tys {
        *ty = map.ty(*ty);
    }
}
