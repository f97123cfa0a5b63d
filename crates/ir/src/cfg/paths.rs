//! Access paths: what a register holds, told by where it came from. `this.gate` says more than `%2`, and two
//! registers with one path hold the same object, unless somebody wrote a field of the path in between.

use super::{Def, ReachingDefs};
use crate::body::{At, Body};
use crate::constant::Const;
use crate::ids::{FieldId, NameId, Reg, TyId};
use crate::op::{Op, Place};

/// Longer paths are cut: what is beyond is a value of its own.
const MAX_STEPS: u32 = 8;

/// A value, and the members through which it was reached.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct AccessPath {
    /// Where it starts.
    pub root: Root,
    /// How it goes on.
    pub steps: Vec<Step>,
}

/// Where a path starts.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Root {
    /// What the caller put there: capture, receiver, parameter.
    Entry(Reg),
    /// A static field, of a type with arguments.
    Static(TyId, FieldId),
    /// The object that stands for a type.
    Type(TyId),
    /// What one definition gave.
    Def(Def),
    /// What one of several definitions gave.
    Merge(Reg, Vec<Def>),
}

/// One member of a path.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// A field.
    Field(FieldId),
    /// The value of a cell.
    Cell,
    /// A member that is only known by name.
    Member(NameId),
}

/// Finds access paths in a body.
#[derive(Clone, Copy, Debug)]
pub struct Paths<'b> {
    body: &'b Body,
    reaching: &'b ReachingDefs,
}

impl<'b> Paths<'b> {
    /// For one body.
    pub fn new(body: &'b Body, reaching: &'b ReachingDefs) -> Paths<'b> {
        Paths { body, reaching }
    }

    /// What `reg` holds before `at`.
    pub fn of(&self, at: At, reg: Reg) -> AccessPath {
        self.resolve(at, reg, MAX_STEPS)
    }

    fn resolve(&self, at: At, reg: Reg, fuel: u32) -> AccessPath {
        let start = |root| AccessPath { root, steps: Vec::new() };
        let defs = self.reaching.of(self.body, at, reg);
        let [def] = defs[..] else { return start(Root::Merge(reg, defs)) };
        let place = match def {
            Def::Entry(reg) => return start(Root::Entry(reg)),
            Def::Exception(..) => return start(Root::Def(def)),
            Def::Instr(place) => place,
        };
        let Some(fuel) = fuel.checked_sub(1) else { return start(Root::Def(def)) };
        let further = |base: Reg, step: Step| {
            let mut path = self.resolve(place, base, fuel);
            path.steps.push(step);
            path
        };
        match self.body.instr(place).map(|instr| &instr.op) {
            Some(Op::Copy { src, .. } | Op::Cast { src, .. } | Op::As { src, .. }) => {
                self.resolve(place, *src, fuel)
            }
            Some(Op::Const { value: Const::Type(ty), .. }) => start(Root::Type(*ty)),
            // An address stands for what is there: a lock that is a struct is only reached by its address.
            Some(Op::Load { place: from, .. } | Op::AddrOf { place: from, .. }) => match from {
                Place::Field { base, field } => further(*base, Step::Field(*field)),
                Place::Cell(cell) => further(*cell, Step::Cell),
                Place::Member { base, name } => further(*base, Step::Member(*name)),
                Place::Static { owner, field } => start(Root::Static(*owner, *field)),
                Place::Element { .. } | Place::Indirect(_) => start(Root::Def(def)),
            },
            _ => start(Root::Def(def)),
        }
    }
}
