//! Which types outsiders can have objects of: those that they can make, and those that they are given. A harness that calls others
//! does what nobody can do.

use crate::hierarchy::{def_of, is_anything, short_name};
use crate::world::World;
use ir::{MethodFlags, Ty, TyId, TypeId, Visibility};
use rustc_hash::FxHashSet;

/// Types that must have a constructor without parameters for a library to call, whoever else they are for.
const READ_FROM_STREAMS: [&str; 1] = ["Externalizable"];

/// The types of which outsiders are given objects.
pub(crate) struct Offered {
    given: FxHashSet<TypeId>,
}

impl Offered {
    pub(crate) fn new(world: &World<'_>) -> Offered {
        let mut given = FxHashSet::default();
        for (id, ty) in world.program.types().entries() {
            if !world.is_own(id) || ty.visibility != Visibility::Public {
                continue;
            }
            let methods = ty.methods.iter().map(|&id| &world.program.methods()[id]);
            let results =
                methods.filter(|method| method.visibility == Visibility::Public).map(|method| method.ret);
            let fields = ty.fields.iter().map(|&id| &world.program.fields()[id]);
            let values = fields.filter(|field| field.visibility == Visibility::Public).map(|field| field.ty);
            given.extend(results.chain(values).filter_map(|ty| innermost(world, ty)));
        }
        Offered { given }
    }

    /// Can outsiders make one, or get one?
    pub(crate) fn has(&self, world: &World<'_>, id: TypeId) -> bool {
        let is_given = world.hierarchy.above(id).iter().any(|above| self.given.contains(above));
        is_given || can_be_made(world, id)
    }
}

fn can_be_made(world: &World<'_>, id: TypeId) -> bool {
    let is_read = world
        .hierarchy
        .above(id)
        .iter()
        .any(|&ty| READ_FROM_STREAMS.contains(&short_name(world.program, ty)));
    let methods = world.program.types()[id].methods.iter().map(|&id| &world.program.methods()[id]);
    let mut constructors = methods.filter(|method| method.flags.has(MethodFlags::CONSTRUCTOR)).peekable();
    let is_for_all =
        |method: &ir::Method| matches!(method.visibility, Visibility::Public | Visibility::Protected);
    constructors.peek().is_none()
        || constructors.any(|method| is_for_all(method) && !(is_read && method.params.is_empty()))
}

/// The type that a type, or its elements, are of; nothing if that says nothing.
fn innermost(world: &World<'_>, mut ty: TyId) -> Option<TypeId> {
    while let Ty::Array { element, .. } = world.program.tys.get(ty) {
        ty = *element;
    }
    def_of(world.program, ty).filter(|&def| !is_anything(world.program, def))
}
