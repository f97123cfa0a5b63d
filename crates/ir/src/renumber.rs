//! Gives a body the ids of another program. Front ends lower files in parallel, each with tables of its own,
//! and put the bodies together afterwards; this is the one walk over instructions that it takes.

use crate::body::{Body, Handlers};
use crate::constant::Const;
use crate::ids::{FieldId, MethodId, NameId, TyId};
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

impl Op {
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
