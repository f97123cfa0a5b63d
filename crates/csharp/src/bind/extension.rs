//! Extension methods by name: the namespaces around the call from the inside outwards, and the first group in
//! which one fits. Section 12.8.9.3 of the C# specification.

use super::lookup::Found;
use super::overload::{Argument, Group, Lambdas, NoLambdas, Outcome, Value};
use super::symbols::{MemberKind, MemberSym, Modifiers, Name, Origin, ScopeId, Symbols};
use super::types::{ParamOwner, Type, TypeParam};
use super::unify::Inferred;
use ir::ParamMode;

impl Symbols {
    /// Which extension method `receiver.name(args)` calls.
    pub fn resolve_extension(
        &self,
        receiver: &Type,
        name: Name,
        type_args: &[Type],
        args: &[Argument],
        scope: ScopeId,
        lambdas: &mut dyn Lambdas,
    ) -> Outcome {
        let mut guess = None;
        for methods in self.extension_groups(name, scope) {
            match self.resolve_call(&methods, type_args, args, Some(receiver), lambdas) {
                Outcome::NoneApplies(closest) => guess = guess.or(closest),
                // Of what is unknown, a member of its own is as likely.
                outcome if receiver.is_unknown() => guess = guess.or(outcome.guess()),
                outcome => return outcome,
            }
        }
        Outcome::NoneApplies(guess)
    }

    /// The extension methods that `receiver.name` names as a method group: those of the innermost group in
    /// which one accepts the receiver.
    pub fn extension_group(&self, receiver: &Type, name: Name, type_args: &[Type], scope: ScopeId) -> Group {
        let groups = self.extension_groups(name, scope).into_iter();
        let mut accepting = groups.map(|mut group| {
            group.retain(|found| self.receives(found.member, receiver).is_some());
            group
        });
        let methods = accepting.find(|group| !group.is_empty()).unwrap_or_default();
        Group { methods, type_args: type_args.to_vec(), receiver: Some(receiver.clone()) }
    }

    /// The property of an extension block that `receiver.name` reads. Its type is that of its signature, with
    /// type arguments found from the receiver (the second part).
    pub fn extension_property(&self, receiver: &Type, name: Name, scope: ScopeId) -> Option<(Found, Type)> {
        for group in self.extension_namespaces(scope) {
            for namespace in group {
                let properties = self.extensions_in(namespace, name);
                for member in properties.filter(|&it| self.members[it].kind == MemberKind::Property) {
                    if let Some(type_args) = self.receives(member, receiver) {
                        let ty = self.signature(member).ty.substitute(&|param| match param.owner {
                            ParamOwner::Member(owner) if owner == member => {
                                type_args.get(param.index as usize).cloned()
                            }
                            _ => None,
                        });
                        return Some((self.found(member), ty));
                    }
                }
            }
        }
        None
    }

    /// Extension methods of that name by how near they are, those that a project cannot see left out.
    fn extension_groups(&self, name: Name, scope: ScopeId) -> Vec<Vec<Found>> {
        let project = self.project_of(&super::At::in_scope(scope));
        let is_visible = |member: &MemberSym| {
            let owner = &self.types[self.members[*member].owner];
            owner.origin != Origin::Program || self.scopes.visible[project].contains(&owner.project)
        };
        let methods = |namespaces: Vec<_>| {
            let members = namespaces.into_iter().flat_map(|namespace| self.extensions_in(namespace, name));
            let mut members: Vec<MemberSym> = members
                .filter(|&it| self.members[it].kind == MemberKind::Method)
                .filter(is_visible)
                .collect();
            members.sort_unstable();
            members.dedup();
            members.into_iter().map(|member| self.found(member)).collect::<Vec<_>>()
        };
        let groups = self.extension_namespaces(scope).into_iter().map(methods);
        groups.filter(|group| !group.is_empty()).collect()
    }

    fn found(&self, member: MemberSym) -> Found {
        Found { member, owner: self.open(self.members[member].owner) }
    }

    /// The type arguments with which an extension accepts the receiver; those that the receiver does not say
    /// are unknown. None if it does not.
    fn receives(&self, member: MemberSym, receiver: &Type) -> Option<Vec<Type>> {
        let declared = &self.members[member];
        if !declared.modifiers.has(Modifiers::EXTENSION) {
            return None;
        }
        let first = self.signature(member).params.first()?;
        let generics: Vec<TypeParam> = (0..declared.generics.len())
            .map(|index| TypeParam { owner: ParamOwner::Member(member), index: index as u16 })
            .collect();
        let value = Value::Typed(receiver.clone());
        let inferred =
            self.infer_type_args(&generics, &[(&value, ParamMode::Value, &first.ty)], &mut NoLambdas);
        let (Inferred::All(found) | Inferred::Some(found)) = inferred;
        let to = first.ty.substitute(&|param| {
            generics.iter().position(|&own| own == param).and_then(|index| found.get(index).cloned())
        });
        self.receiver_fits(&value, &to).then_some(found)
    }
}
