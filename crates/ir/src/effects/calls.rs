//! What the methods of a program mean: the table asked with a method of the intermediate language.

use super::{Arguments, Effects, Facts, Found, Member, TypeId};
use crate::flags::TypeFlags;
use crate::ids::{MethodId, TyId, TypeId as Type};
use crate::program::Program;
use crate::text::print_ty;
use crate::ty::Ty;

impl Effects {
    /// What a call of a library method means. Methods of the program itself mean what their bodies say.
    pub fn of_method(&self, program: &Program, method: MethodId) -> Option<Found<'_>> {
        self.of_call(program, method, program.methods()[method].owner)
    }

    /// What a call means on a receiver of this type, which may say more about an inherited method: waiting for
    /// a `Mutex` takes it, while for a `WaitHandle` in general it only waits.
    pub fn of_call(&self, program: &Program, method: MethodId, receiver: Type) -> Option<Found<'_>> {
        let called = &program.methods()[method];
        if !program.types()[called.owner].flags.has(TypeFlags::EXTERNAL) {
            return None;
        }
        let types: Vec<String> = called.params.iter().map(|param| print_ty(program, param.ty)).collect();
        let known: Vec<Option<&str>> = types.iter().map(|ty| (ty != "?").then_some(ty.as_str())).collect();
        let member = Member::of_metadata(program.names.get(called.name));
        let owners = lineage(program, receiver);
        let owners = owners.iter().map(|&owner| full_name(program, owner)).collect::<Vec<_>>();
        self.lookup(owners.iter().map(String::as_str), member, Arguments::Types(&known))
    }

    /// The type of the table that a declared type is, or the nearest type above it that the table has.
    pub fn of_type(&self, program: &Program, ty: TyId) -> Option<TypeId> {
        match program.tys.get(ty) {
            Ty::Named { def, .. } => self.of_def(program, *def),
            Ty::Prim(prim) => {
                let names = [prim.full_name(), prim.java_name()];
                names.into_iter().flatten().find_map(|name| self.type_named(name))
            }
            _ => None,
        }
    }

    /// As [`Effects::of_type`], for a type whatever its arguments.
    pub fn of_def(&self, program: &Program, def: Type) -> Option<TypeId> {
        let above = lineage(program, def);
        above.into_iter().find_map(|def| self.type_named(&full_name(program, def)))
    }

    /// What is true of a declared type as far as the table knows; no facts if it does not.
    pub fn facts_of(&self, program: &Program, ty: TyId) -> Facts {
        self.of_type(program, ty).map(|known| self.facts(known)).unwrap_or_default()
    }
}

/// The type and those above it, nearest first, each once.
fn lineage(program: &Program, ty: Type) -> Vec<Type> {
    let mut all = vec![ty];
    let mut next = 0;
    while let Some(&current) = all.get(next) {
        for &above in &program.types()[current].supertypes {
            if let Ty::Named { def, .. } = program.tys.get(above)
                && !all.contains(def)
            {
                all.push(*def);
            }
        }
        next += 1;
    }
    all
}

/// The name with the number of type parameters, as metadata spells it. A nested type has those of the types
/// around it, too, and the name says at which level they stand: ``List`1.Enumerator``.
fn full_name(program: &Program, ty: Type) -> String {
    let def = &program.types()[ty];
    let name = program.names.get(def.name);
    let outer = def.outer.map(|outer| &program.types()[outer]);
    let Some(outer) = outer.filter(|outer| !outer.generics.is_empty()) else {
        return with_arity(name, def.generics.len());
    };
    // Types in types in generic types are nobody's locks: one level is enough.
    let inner = name.rsplit('.').next().unwrap_or(name);
    let around = with_arity(program.names.get(outer.name), outer.generics.len());
    format!("{around}.{}", with_arity(inner, def.generics.len().saturating_sub(outer.generics.len())))
}

fn with_arity(name: &str, arity: usize) -> String {
    if arity == 0 { name.to_owned() } else { format!("{name}`{arity}") }
}
