//! Which objects a cast lets through.

use super::ids::{Obj, Shape, Site};
use super::solver::Filter;
use crate::hierarchy::{def_of, is_anything};
use crate::world::World;
use ir::{Op, Program, Ty, TyId};

impl Filter {
    /// What a cast to a type lets through; nothing if that is everything, as far as we know.
    pub(super) fn of(program: &Program, ty: TyId) -> Option<Filter> {
        match program.tys.get(ty) {
            Ty::Array { .. } => Some(Filter::Array),
            _ => def_of(program, ty).map(Filter::Type),
        }
    }
}

/// May an object be of that type? What the library makes may be of a class below the one that its method declares; what the
/// program makes with `new` is of that very class.
pub(super) fn passes(world: &World<'_>, obj: &Obj, site: &Site, filter: Filter) -> bool {
    match (filter, &obj.shape, obj.class) {
        (_, Shape::Address(_), _) | (Filter::Array, Shape::Array, _) => true,
        (Filter::Array, _, class) => class.is_none_or(|class| is_anything(world.program, class)),
        (Filter::Type(ty), Shape::Array, _) => !world.is_own(ty),
        (Filter::Type(_), _, None) => true,
        (Filter::Type(ty), _, Some(class)) => {
            let is_exactly = world.is_own(class) || (world.is_own(ty) && is_made_by_new(world, site));
            world.hierarchy.is_subtype(class, ty) || !is_exactly
        }
    }
}

fn is_made_by_new(world: &World<'_>, site: &Site) -> bool {
    let Site::At(method, at) = *site else { return false };
    let made = world.body(method).and_then(|body| body.instr(at));
    made.is_some_and(|instr| matches!(instr.op, Op::New { .. }))
}
