//! One candidate with its arguments: which goes to which parameter, with which type arguments, and whether
//! they fit. Sections 12.6.2 and 12.6.4.2 of the C# specification.

use super::{Actual, BodyShape, Callable, LambdaShape, Lambdas, Value};
use crate::bind::convert::ConvertKind;
use crate::bind::facts::Arg;
use crate::bind::lookup::Found;
use crate::bind::symbols::{Constraints, MemberKind, Modifiers, ParamInfo, Symbols};
use crate::bind::types::{ParamOwner, Type, TypeParam};
use crate::bind::unify::Inferred;
use crate::syntax::NodeId;
use ir::{ParamMode, Prim};

/// What could be called, as it is seen through its owner.
pub(super) struct Target {
    pub(super) found: Option<Found>,
    pub(super) generics: Vec<TypeParam>,
    pub(super) params: Vec<ParamInfo>,
    pub(super) ret: Type,
}

/// Is the last parameter taken as it is, or as the rest of the arguments?
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Expansion {
    Normal,
    Expanded,
}

/// A candidate in one of its forms.
pub(super) struct Form<'t> {
    pub(super) target: &'t Target,
    pub(super) expansion: Expansion,
    /// For each argument the number of its parameter.
    pub(super) places: Vec<usize>,
    /// For each argument the type as it is declared; of the elements if it is one of the rest.
    pub(super) declared: Vec<Type>,
    /// The same with type arguments filled in.
    pub(super) types: Vec<Type>,
    pub(super) type_args: Vec<Type>,
    pub(super) applies: bool,
}

impl Target {
    pub(super) fn of_member(symbols: &Symbols, found: &Found) -> Target {
        let signature = symbols.signature(found.member);
        let member = &symbols.members[found.member];
        let generics = (0..member.generics.len())
            .map(|index| TypeParam { owner: ParamOwner::Member(found.member), index: index as u16 });
        let params = signature
            .params
            .iter()
            .map(|param| ParamInfo { ty: symbols.seen_through(&param.ty, &found.owner), ..param.clone() });
        Target {
            found: Some(found.clone()),
            generics: generics.collect(),
            params: params.collect(),
            ret: symbols.seen_through(&signature.ty, &found.owner),
        }
    }

    pub(super) fn of_function(callee: Callable<'_>) -> Target {
        Target {
            found: None,
            generics: callee.generics.to_vec(),
            params: callee.params.to_vec(),
            ret: callee.ret.clone(),
        }
    }

    /// For each argument the number of its parameter; None if they do not go together.
    fn places(&self, actuals: &[Actual<'_>], expansion: Expansion) -> Option<Vec<usize>> {
        let last = self.params.len().checked_sub(1);
        let rest = last.filter(|_| expansion == Expansion::Expanded);
        let mut taken = vec![false; self.params.len()];
        let mut places = Vec::with_capacity(actuals.len());
        for (position, actual) in actuals.iter().enumerate() {
            let place = match actual.name {
                Some(name) => self.params.iter().position(|param| param.name == name)?,
                None if rest.is_some_and(|rest| position >= rest) => rest?,
                None => position,
            };
            if place >= self.params.len() || taken[place] && Some(place) != rest {
                return None;
            }
            taken[place] = true;
            places.push(place);
        }
        let is_complete = self
            .params
            .iter()
            .enumerate()
            .all(|(place, param)| taken[place] || param.is_optional || Some(place) == rest);
        is_complete.then_some(places)
    }
}

impl Form<'_> {
    /// A type of the signature with the type arguments filled in.
    pub(super) fn substitute(&self, ty: &Type) -> Type {
        substitute(ty, &self.target.generics, &self.type_args)
    }

    /// For each parameter what is passed.
    pub(super) fn passed(&self, actuals: &[Actual<'_>]) -> Vec<Arg> {
        let last = self.target.params.len().saturating_sub(1);
        let of = |place: usize| {
            let mut nodes =
                actuals.iter().zip(&self.places).filter(|(_, at)| **at == place).map(|(it, _)| it.node);
            if self.expansion == Expansion::Expanded && place == last {
                return Arg::Rest(nodes.flatten().collect());
            }
            match nodes.next() {
                Some(Some(node)) => Arg::Node(node),
                Some(None) => Arg::Receiver,
                None => Arg::Default,
            }
        };
        (0..self.target.params.len()).map(of).collect()
    }

    /// What each argument converts to.
    pub(super) fn wanted(&self, actuals: &[Actual<'_>]) -> Vec<(NodeId, Type)> {
        let pairs = actuals.iter().zip(&self.types);
        pairs.filter_map(|(actual, ty)| actual.node.map(|node| (node, ty.clone()))).collect()
    }
}

/// A type with type parameters replaced by their arguments.
pub(super) fn substitute(ty: &Type, generics: &[TypeParam], args: &[Type]) -> Type {
    if generics.is_empty() {
        return ty.clone();
    }
    ty.substitute(&|param| {
        let index = generics.iter().position(|&own| own == param)?;
        args.get(index).cloned()
    })
}

impl Symbols {
    /// The candidate in that form; None if the number or the names of the arguments, or of the type arguments,
    /// do not fit.
    pub(super) fn form<'t>(
        &self,
        target: &'t Target,
        expansion: Expansion,
        type_args: &[Type],
        actuals: &[Actual<'_>],
        lambdas: &mut dyn Lambdas,
    ) -> Option<Form<'t>> {
        let rest = target.params.last().filter(|it| it.mode == ParamMode::Rest);
        let element = match expansion {
            Expansion::Normal => None,
            Expansion::Expanded => Some(self.collection_element(&rest?.ty)?),
        };
        let places = target.places(actuals, expansion)?;
        let last = target.params.len().saturating_sub(1);
        let declared: Vec<Type> = places
            .iter()
            .map(|&place| match &element {
                Some(element) if place == last => element.clone(),
                _ => target.params[place].ty.clone(),
            })
            .collect();
        let (found, is_inferred) =
            self.find_type_args(target, type_args, actuals, &places, &declared, lambdas)?;
        let types: Vec<Type> = declared.iter().map(|ty| substitute(ty, &target.generics, &found)).collect();
        let mut form =
            Form { target, expansion, places, declared, types, type_args: found, applies: is_inferred };
        form.applies = is_inferred && self.satisfies(&form) && self.all_fit(&form, actuals, lambdas);
        Some(form)
    }

    /// Type arguments that are given or can be found, and whether all could. None if a wrong number is given.
    fn find_type_args(
        &self,
        target: &Target,
        given: &[Type],
        actuals: &[Actual<'_>],
        places: &[usize],
        declared: &[Type],
        lambdas: &mut dyn Lambdas,
    ) -> Option<(Vec<Type>, bool)> {
        if target.generics.is_empty() || !given.is_empty() {
            return (given.len() == target.generics.len()).then(|| (given.to_vec(), true));
        }
        let inputs: Vec<_> = actuals
            .iter()
            .zip(places)
            .zip(declared)
            .map(|((actual, &place), ty)| (actual.value, target.params[place].mode, ty))
            .collect();
        Some(match self.infer_type_args(&target.generics, &inputs, lambdas) {
            Inferred::All(found) => (found, true),
            Inferred::Some(found) => (found, false),
        })
    }

    /// Do the type arguments satisfy what is asked of them?
    fn satisfies(&self, form: &Form<'_>) -> bool {
        let Some(found) = &form.target.found else { return true };
        let constraints = &self.signature(found.member).constraints;
        constraints.iter().zip(&form.type_args).all(|(asked, arg)| self.meets(asked, arg, form, &found.owner))
    }

    fn meets(&self, asked: &Constraints, arg: &Type, form: &Form<'_>, owner: &Type) -> bool {
        if arg.is_unknown() {
            return true;
        }
        let is_nullable = self.nullable_of(arg).is_some();
        if asked.is_class && !self.is_reference_type(arg)
            || asked.is_struct && (is_nullable || !self.is_value_type(arg))
        {
            return false;
        }
        asked.types.iter().all(|bound| {
            let bound = form.substitute(&self.seen_through(bound, owner));
            let kind = self.standard_implicit(arg, &bound);
            bound.mentions_unknown() || arg.mentions_unknown() || kind.is_some_and(is_by_reference)
        })
    }

    fn all_fit(&self, form: &Form<'_>, actuals: &[Actual<'_>], lambdas: &mut dyn Lambdas) -> bool {
        let parts = actuals.iter().zip(&form.places).zip(&form.types);
        for ((actual, &place), ty) in parts {
            let mode = form.target.params[place].mode;
            let fits = match actual.node {
                None => self.receiver_fits(actual.value, ty),
                Some(_) => self.actual_fits(actual, mode, form.expansion, ty, lambdas),
            };
            if !fits {
                return false;
            }
        }
        true
    }

    /// The receiver of an extension method converts by identity, reference or boxing only.
    pub(in crate::bind) fn receiver_fits(&self, value: &Value, to: &Type) -> bool {
        let Value::Typed(from) = value else { return true };
        self.standard_implicit(from, to)
            .is_some_and(|kind| is_by_reference(kind) || kind == ConvertKind::Tuple)
    }

    fn actual_fits(
        &self,
        actual: &Actual<'_>,
        mode: ParamMode,
        expansion: Expansion,
        ty: &Type,
        lambdas: &mut dyn Lambdas,
    ) -> bool {
        match (actual.mode, mode) {
            // What is unknown is rather one of the rest than all of it.
            (ParamMode::Value, ParamMode::Rest)
                if expansion == Expansion::Normal && matches!(actual.value, Value::Typed(Type::Unknown)) =>
            {
                false
            }
            (ParamMode::Value, ParamMode::Value | ParamMode::Rest | ParamMode::In) => {
                self.fits(actual.value, ty, lambdas)
            }
            // `ref` and `in` may stand for a parameter that is only read.
            (ParamMode::In | ParamMode::Ref, ParamMode::In)
            | (ParamMode::Ref, ParamMode::Ref)
            | (ParamMode::Out, ParamMode::Out) => match actual.value {
                Value::Typed(from) | Value::Constant(from, _) => self.is_identical(from, ty),
                _ => true,
            },
            _ => false,
        }
    }

    /// Does an argument convert to a parameter's type? For assignments and returns as well.
    pub fn fits(&self, value: &Value, to: &Type, lambdas: &mut dyn Lambdas) -> bool {
        if to.is_unknown() {
            return true;
        }
        match value {
            Value::Typed(from) => self.implicit(from, to).is_some(),
            Value::Constant(from, constant) => self.implicit_constant(from, *constant, to).is_some(),
            Value::Null => self.implicit(&Type::Null, to).is_some(),
            Value::Default | Value::OutVar | Value::Shapeless => *to != Type::VOID,
            Value::Lambda(lambda) => self.lambda_fits(lambda, to, lambdas),
            Value::Group(group) => {
                group.methods.is_empty()
                    || self.takes_any_delegate(to)
                    || self.resolve_group(group, to).is_some()
            }
            Value::Function(params, ret) => {
                self.takes_any_delegate(to) || self.function_fits(params, ret, to)
            }
            Value::Interpolated => self.implicit(&Type::STRING, to).is_some() || self.takes_interpolation(to),
            Value::Collection(elements) => self.collection_fits(elements, to, lambdas),
            Value::Tuple(values) => match to {
                Type::Tuple(elements) => {
                    elements.len() == values.len()
                        && values.iter().zip(&**elements).all(|(value, to)| self.fits(value, &to.ty, lambdas))
                }
                _ => self.nullable_of(to).is_some_and(|inner| self.fits(value, inner, lambdas)),
            },
        }
    }

    /// Types that an interpolated string is made into without becoming a string first.
    pub(super) fn takes_interpolation(&self, to: &Type) -> bool {
        let Some(sym) = to.sym() else { return false };
        Some(sym) == self.known.formattable
            || self.find_type("System.IFormattable", 0) == Some(sym)
            || self.has_attribute(sym, "InterpolatedStringHandler")
    }

    /// A collection can be made of arrays, spans, and whatever is a sequence.
    fn collection_fits(&self, elements: &[Value], to: &Type, lambdas: &mut dyn Lambdas) -> bool {
        let Some(element) = self.collection_element(to) else { return false };
        elements.iter().all(|value| self.fits(value, &element, lambdas))
    }

    /// The type of the elements of what a collection expression can make.
    pub(in crate::bind) fn collection_element(&self, ty: &Type) -> Option<Type> {
        let is_span =
            ty.sym().is_some_and(|sym| [self.known.span, self.known.read_only_span].contains(&Some(sym)));
        match ty {
            Type::Unknown => Some(Type::Unknown),
            Type::Array(element, 1) => Some((**element).clone()),
            Type::Named(_, args) if is_span => args.first().cloned(),
            Type::Prim(_) => None,
            _ => self.element_of(ty),
        }
    }

    /// `object`, `Delegate` and the like take every lambda that has a type by itself.
    pub(super) fn takes_any_delegate(&self, to: &Type) -> bool {
        matches!(to, Type::Prim(Prim::Object | Prim::Dynamic))
            || to.sym().is_some_and(|sym| {
                Some(sym) == self.known.delegate || Some(sym) == self.known.multicast_delegate
            })
    }

    fn lambda_fits(&self, lambda: &LambdaShape, to: &Type, lambdas: &mut dyn Lambdas) -> bool {
        let Some((params, ret)) = self.delegate_signature(to) else { return self.takes_any_delegate(to) };
        if let Some(own) = &lambda.params {
            let types_agree = own
                .iter()
                .zip(&params)
                .all(|(own, param)| own.as_ref().is_none_or(|own| self.is_identical(own, &param.ty)));
            if own.len() != params.len() || !types_agree {
                return false;
            }
        }
        let types: Vec<Type> = params.into_iter().map(|param| param.ty).collect();
        self.body_fits(lambda, &types, &ret, lambdas) && lambdas.makes_sense(lambda.node, &types)
    }

    /// Does what the lambda returns convert to what the delegate does?
    fn body_fits(
        &self,
        lambda: &LambdaShape,
        params: &[Type],
        ret: &Type,
        lambdas: &mut dyn Lambdas,
    ) -> bool {
        let wanted = if lambda.is_async { self.async_result(ret) } else { ret.clone() };
        if lambda.is_async && !ret.is_unknown() && *ret != Type::VOID && !self.is_task(ret) {
            return false;
        }
        if wanted == Type::VOID {
            return matches!(lambda.body, BodyShape::Statement | BodyShape::Nothing | BodyShape::Never);
        }
        match lambda.body {
            BodyShape::Nothing => wanted.is_unknown(),
            BodyShape::Never => true,
            BodyShape::Statement | BodyShape::Expression | BodyShape::Values => {
                let natural = match &lambda.ret {
                    Some(ret) => ret.clone(),
                    None => lambdas.returns(lambda.node, params, None),
                };
                if natural == Type::VOID {
                    return wanted.is_unknown();
                }
                self.implicit(&natural, &wanted).is_some()
                    || lambda.ret.is_none() && {
                        let targeted = lambdas.returns(lambda.node, params, Some(&wanted));
                        targeted != Type::VOID && self.implicit(&targeted, &wanted).is_some()
                    }
            }
        }
    }

    /// The same type, as `ref` asks for it.
    pub(super) fn is_identical(&self, left: &Type, right: &Type) -> bool {
        self.standard_implicit(left, right)
            .is_some_and(|kind| matches!(kind, ConvertKind::Identity | ConvertKind::Unknown))
    }

    /// The priority that an attribute gives to an overload.
    pub(super) fn priority(&self, target: &Target) -> i64 {
        let Some(found) = &target.found else { return 0 };
        let member = &self.members[found.member];
        if member.kind == MemberKind::Constructor && member.modifiers.has(Modifiers::IMPLICIT) {
            return 0;
        }
        let source = &self.sources[member.source];
        super::better::priority_of(source.node(member.node), &source.text)
    }
}

fn is_by_reference(kind: ConvertKind) -> bool {
    matches!(
        kind,
        ConvertKind::Identity | ConvertKind::Reference | ConvertKind::Boxing | ConvertKind::Unknown
    )
}
