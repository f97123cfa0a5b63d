//! Delegate types: what they take and give, which of several methods of a group they are made from, and the
//! types that lambdas have when nobody asks for one.

use super::overload::{Choice, Group, Lambdas, Value};
use super::symbols::{ParamInfo, Symbols};
use super::types::Type;

impl Symbols {
    /// What a delegate type takes and gives, its type arguments filled in. `Expression<D>` is as good as `D`.
    pub fn delegate_signature(&self, ty: &Type) -> Option<(Vec<ParamInfo>, Type)> {
        let _ = ty;
        None
    }

    /// The method of a group that a delegate of type `to` is made from. `call.args` is empty, but for the
    /// receiver of an extension method.
    pub fn resolve_group(&self, group: &Group, to: &Type) -> Option<Choice> {
        let _ = (group, to);
        None
    }

    /// The type that a lambda, a method group of one method, or a local function has by itself: a `Func` or
    /// `Action`. None if a parameter has no type.
    pub fn natural_type(&self, value: &Value, lambdas: &mut dyn Lambdas) -> Option<Type> {
        let _ = (value, lambdas);
        None
    }
}
