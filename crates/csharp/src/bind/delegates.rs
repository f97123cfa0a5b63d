//! Delegate types: what they take and give, which of several methods of a group they are made from, and the
//! types that lambdas have when nobody asks for one.

use super::convert::ConvertKind;
use super::overload::{Argument, BodyShape, Choice, Group, LambdaShape, Lambdas, NoLambdas, Value};
use super::symbols::{ParamInfo, Symbols};
use super::types::Type;
use crate::syntax::NodeId;
use ir::ParamMode;

impl Symbols {
    /// What a delegate type takes and gives, its type arguments filled in. `Expression<D>` is as good as `D`.
    pub fn delegate_signature(&self, ty: &Type) -> Option<(Vec<ParamInfo>, Type)> {
        let Type::Named(sym, args) = ty else { return None };
        if Some(*sym) == self.known.expression_of {
            return self.delegate_signature(args.first()?);
        }
        let signature = self.signature(self.invoke(*sym)?);
        let params = signature
            .params
            .iter()
            .map(|param| ParamInfo { ty: self.seen_through(&param.ty, ty), ..param.clone() });
        Some((params.collect(), self.seen_through(&signature.ty, ty)))
    }

    /// The method of a group that a delegate of type `to` is made from. `call.args` is empty, but for the
    /// receiver of an extension method.
    pub fn resolve_group(&self, group: &Group, to: &Type) -> Option<Choice> {
        let (params, ret) = self.delegate_signature(to)?;
        let mut choice = self.pick_from_group(group, &params)?;
        choice.call.args.retain(|arg| matches!(arg, super::facts::Arg::Receiver));
        self.result_fits(&choice.ty, &ret).then_some(choice)
    }

    /// What the method of a group returns that takes these parameters.
    pub(super) fn group_result(&self, group: &Group, params: &[ParamInfo]) -> Option<Type> {
        self.pick_from_group(group, params).map(|choice| choice.ty)
    }

    fn pick_from_group(&self, group: &Group, params: &[ParamInfo]) -> Option<Choice> {
        let args: Vec<Argument> = params.iter().map(as_argument).collect();
        let outcome = self.resolve_call(
            &group.methods,
            &group.type_args,
            &args,
            group.receiver.as_ref(),
            &mut NoLambdas,
        );
        let choice = if outcome.applies() { outcome.guess() } else { None };
        // A delegate passes exactly its parameters: nothing is left to defaults.
        choice.map(|choice| *choice).filter(|choice| {
            choice
                .call
                .args
                .iter()
                .all(|arg| matches!(arg, super::facts::Arg::Node(_) | super::facts::Arg::Receiver))
        })
    }

    /// Does a function of that signature fit a delegate type?
    pub(super) fn function_fits(&self, params: &[ParamInfo], ret: &Type, to: &Type) -> bool {
        let Some((wanted, wanted_ret)) = self.delegate_signature(to) else { return false };
        params.len() == wanted.len()
            && params.iter().zip(&wanted).all(|(own, given)| {
                own.mode.is_by_address() == given.mode.is_by_address()
                    && self.is_passed_on(&given.ty, &own.ty)
            })
            && self.result_fits(ret, &wanted_ret)
    }

    fn result_fits(&self, from: &Type, to: &Type) -> bool {
        *to == Type::VOID && *from == Type::VOID || *to != Type::VOID && self.is_passed_on(from, to)
    }

    /// By identity or reference, as delegates pass values on without converting them.
    fn is_passed_on(&self, from: &Type, to: &Type) -> bool {
        self.standard_implicit(from, to).is_some_and(|kind| {
            matches!(
                kind,
                ConvertKind::Identity | ConvertKind::Reference | ConvertKind::Unknown | ConvertKind::Dynamic
            )
        })
    }

    /// The type of the values that a lambda gives back: what it says, or what its body does.
    pub(super) fn lambda_result(
        &self,
        lambda: &LambdaShape,
        params: &[Type],
        lambdas: &mut dyn Lambdas,
    ) -> Type {
        match (&lambda.ret, lambda.body) {
            (Some(ret), _) if lambda.is_async => self.async_result(ret),
            (Some(ret), _) => ret.clone(),
            (None, BodyShape::Nothing) => Type::VOID,
            (None, BodyShape::Never) => Type::Never,
            (None, _) => lambdas.returns(lambda.node, params, None),
        }
    }

    /// The type that a lambda, a method group of one method, or a local function has by itself: a `Func` or
    /// `Action`. None if a parameter has no type.
    pub fn natural_type(&self, value: &Value, lambdas: &mut dyn Lambdas) -> Option<Type> {
        match value {
            Value::Lambda(lambda) => {
                let params: Vec<Type> =
                    lambda.params.as_ref()?.iter().cloned().collect::<Option<Vec<_>>>()?;
                let result = self.lambda_result(lambda, &params, lambdas);
                let result = match result {
                    Type::Never => Type::VOID,
                    Type::Null => return None,
                    result => result,
                };
                let ret = if lambda.is_async { self.task_of(&result) } else { result };
                self.function_type(params, ret)
            }
            Value::Group(group) => {
                let [only] = group.methods.as_slice() else { return None };
                let signature = self.signature(only.member);
                let is_generic = !self.members[only.member].generics.is_empty();
                let skipped = usize::from(group.receiver.is_some());
                if is_generic || signature.params.iter().any(|param| param.mode.is_by_address()) {
                    return None;
                }
                let params = signature.params.iter().skip(skipped);
                let params = params.map(|param| self.seen_through(&param.ty, &only.owner)).collect();
                self.function_type(params, self.seen_through(&signature.ty, &only.owner))
            }
            Value::Function(params, ret) => {
                let by_value = params.iter().all(|param| !param.mode.is_by_address());
                let types = params.iter().map(|param| param.ty.clone()).collect();
                by_value.then(|| self.function_type(types, ret.clone())).flatten()
            }
            _ => None,
        }
    }

    /// `Func<…>` or `Action<…>`.
    fn function_type(&self, params: Vec<Type>, ret: Type) -> Option<Type> {
        if ret == Type::VOID {
            let sym = self.find_type("System.Action", params.len())?;
            return Some(Type::Named(sym, params.into_iter().collect()));
        }
        let sym = self.find_type("System.Func", params.len() + 1)?;
        Some(Type::Named(sym, params.into_iter().chain(std::iter::once(ret)).collect()))
    }
}

/// What a delegate passes to the method it is made from.
fn as_argument(param: &ParamInfo) -> Argument {
    let mode = if param.mode == ParamMode::Rest { ParamMode::Value } else { param.mode };
    let node = param.node.unwrap_or(NodeId::ROOT);
    Argument { node, name: None, mode, value: Value::Typed(param.ty.clone()) }
}
