//! Models are laid over outlines: a member of a model takes the place of the outline's member with the same
//! signature. What only the outline has stays, without a body; what only the model has is the model's own business.

use crate::bind::symbols::{MemberKind, MemberSym, Modifiers, Origin, Symbols, TypeSym};
use crate::bind::types::{ParamOwner, Type, TypeParam};
use rustc_hash::FxHashSet;

/// Takes the members away that models have instead.
pub(super) fn lay_over_outlines(symbols: &mut Symbols) {
    let is_modelled = |sym: &TypeSym| {
        let decl = &symbols.types[*sym];
        decl.origin == Origin::Model && decl.parts.len() > 1
    };
    let modelled: Vec<TypeSym> = symbols.types.ids().filter(is_modelled).collect();
    let replaced: FxHashSet<MemberSym> = modelled.iter().flat_map(|&sym| replaced(symbols, sym)).collect();
    for sym in modelled {
        let decl = &mut symbols.types[sym];
        decl.members.retain(|member| !replaced.contains(member));
        decl.by_name.retain(|(_, member)| !replaced.contains(member));
    }
    for members in symbols.extensions.values_mut() {
        members.retain(|member| !replaced.contains(member));
    }
}

/// The base class comes first, also if the model names none and the outline does.
pub(super) fn order_bases(symbols: &Symbols, bases: &mut Vec<Type>) {
    let mut seen = FxHashSet::default();
    bases.retain(|base| seen.insert(base.clone()));
    bases.sort_by_key(|base| symbols.is_interface(base));
}

/// The outline's members of a type that a model has instead.
fn replaced(symbols: &Symbols, owner: TypeSym) -> Vec<MemberSym> {
    let origin = |sym: MemberSym| symbols.sources[symbols.members[sym].source].origin;
    let members = symbols.types[owner].members.iter().copied();
    let models = members.filter(|&sym| origin(sym) == Origin::Model);
    let outlined = |sym: MemberSym| {
        let same_name = symbols.declared(owner, symbols.members[sym].name);
        same_name.filter(move |&other| origin(other) == Origin::Outline && is_same(symbols, sym, other))
    };
    models.flat_map(outlined).collect()
}

/// Can there be only one of the two in a type? They have the same name.
fn is_same(symbols: &Symbols, model: MemberSym, outline: MemberSym) -> bool {
    let (own, other) = (&symbols.members[model], &symbols.members[outline]);
    if own.modifiers.has(Modifiers::EXPLICIT) || other.modifiers.has(Modifiers::EXPLICIT) {
        return false;
    }
    if own.generics.len() != other.generics.len() || own.param_count != other.param_count {
        return false;
    }
    let (model_signature, outline_signature) = (symbols.signature(model), symbols.signature(outline));
    let as_own = |ty: &Type| {
        ty.substitute(&|param| {
            let is_its = param.owner == ParamOwner::Member(outline);
            is_its.then_some(Type::Param(TypeParam { owner: ParamOwner::Member(model), ..param }))
        })
    };
    let is_conversion = own.kind == MemberKind::Conversion;
    let mut params = model_signature.params.iter().zip(&outline_signature.params);
    params.all(|(own, other)| own.mode == other.mode && own.ty == as_own(&other.ty))
        && (!is_conversion || model_signature.ty == as_own(&outline_signature.ty))
}
