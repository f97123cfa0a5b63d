//! What other tools tell under their ids where our rules ask for more evidence. A team that selects such an id, say
//! `PH_B010`, is used to what that tool tells and gets it; who runs the rules by their own names is spared.

pub(super) mod collections;
pub(super) mod monitors;
pub(super) mod scopes;
pub(super) mod tasks;
pub(super) mod tokens;

use crate::{Code, World};
use ir::{MethodFlags, MethodId, NameId, Op, Ty, TyId, TypeId, Visibility};

/// Is it a method or accessor that everybody may call? Constructors run before anybody else knows the object.
pub(super) fn is_public_member(world: &World<'_>, method: MethodId) -> bool {
    let declared = &world.program.methods()[method];
    let exempt = [
        MethodFlags::LAMBDA,
        MethodFlags::CONSTRUCTOR,
        MethodFlags::STATIC_CONSTRUCTOR,
        MethodFlags::FINALIZER,
    ];
    declared.visibility == Visibility::Public && !exempt.into_iter().any(|flag| declared.flags.has(flag))
}

/// The same, for lambdas and local functions that of the member in which they stand.
pub(super) fn is_in_public_member(world: &World<'_>, method: MethodId) -> bool {
    is_public_member(world, member_around(world, method))
}

/// The member in which a lambda or local function stands; other methods stand for themselves.
pub(super) fn member_around(world: &World<'_>, method: MethodId) -> MethodId {
    // Deeper nests of lambdas are nobody's.
    const MAX_DEPTH: usize = 8;
    let mut current = method;
    for _ in 0..MAX_DEPTH {
        if !world.program.methods()[current].flags.has(MethodFlags::LAMBDA) {
            break;
        }
        let around = world.callers(current).iter().find(|caller| caller.method != current);
        let Some(around) = around else { break };
        current = around.method;
    }
    current
}

/// The type and those above it that the program declares, as far as they are known.
pub(super) fn lineage(world: &World<'_>, ty: TypeId) -> Vec<TypeId> {
    let mut all = vec![ty];
    let mut next = 0;
    while let Some(&current) = all.get(next) {
        next += 1;
        for &above in &world.program.types()[current].supertypes {
            if let Ty::Named { def, .. } = world.program.tys.get(above)
                && !all.contains(def)
            {
                all.push(*def);
            }
        }
    }
    all
}

/// Is the type the one of this full name, or below it?
pub(super) fn is_below(world: &World<'_>, ty: TyId, name: &str) -> bool {
    declaration(world, ty).is_some_and(|def| {
        lineage(world, def)
            .into_iter()
            .any(|above| world.program.names.get(world.program.types()[above].name) == name)
    })
}

/// The declaration behind a type.
pub(super) fn declaration(world: &World<'_>, ty: TyId) -> Option<TypeId> {
    match world.program.tys.get(ty) {
        Ty::Named { def, .. } => Some(*def),
        _ => None,
    }
}

/// The methods of that name which a type has or inherits.
pub(super) fn methods_named<'w>(
    world: &'w World<'_>,
    owner: TypeId,
    name: NameId,
) -> impl Iterator<Item = MethodId> + 'w {
    lineage(world, owner).into_iter().flat_map(move |ty| world.program.methods_named(ty, name))
}

/// The name of what a call calls, without that of its type.
pub(super) fn called_name<'w>(code: &Code<'w>, op: &Op) -> Option<&'w str> {
    let callee = code.callee(op)?;
    Some(code.program().names.get(code.program().methods()[callee].name))
}

/// Is it a local function, which has a name of its own, rather than a lambda?
pub(super) fn is_local_function(world: &World<'_>, method: MethodId) -> bool {
    let declared = &world.program.methods()[method];
    let name = world.program.names.get(declared.name);
    let last = name.rsplit('.').next().unwrap_or(name);
    let number = last.strip_prefix("lambda");
    let is_numbered = number.is_some_and(|number| number.bytes().all(|byte| byte.is_ascii_digit()));
    declared.flags.has(MethodFlags::LAMBDA) && !is_numbered
}
