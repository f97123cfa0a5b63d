//! The better of two candidates, and the best of all. Sections 12.6.4.3 to 12.6.4.7 of the C# specification.

use super::form::{Expansion, Form};
use super::{Actual, LambdaShape, Lambdas, Value};
use crate::bind::convert::same;
use crate::bind::protocol::attribute_name;
use crate::bind::symbols::Symbols;
use crate::bind::types::Type;
use crate::syntax::{Node, SyntaxKind};
use ir::{ParamMode, Prim};

/// How sure a choice is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Verdict {
    /// Better than all others.
    Best,
    /// None is better than it, but it is not better than all others.
    Tied,
}

/// Which of two is better.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Better {
    /// The first.
    Left,
    /// The second.
    Right,
    /// They are as good as each other, or cannot be compared.
    Neither,
}

impl Better {
    fn from_pair(left: bool, right: bool) -> Better {
        match (left, right) {
            (true, false) => Better::Left,
            (false, true) => Better::Right,
            _ => Better::Neither,
        }
    }

    /// This one, or the other if this one does not decide.
    fn or_else(self, other: impl FnOnce() -> Better) -> Better {
        if self == Better::Neither { other() } else { self }
    }
}

impl Symbols {
    /// The best of the candidates that apply.
    pub(super) fn best<'t>(
        &self,
        mut forms: Vec<Form<'t>>,
        actuals: &[Actual<'_>],
        lambdas: &mut dyn Lambdas,
    ) -> Option<(Form<'t>, Verdict)> {
        self.keep_most_derived(&mut forms);
        self.keep_highest_priority(&mut forms);
        let mut beaten = vec![false; forms.len()];
        let mut wins = vec![0; forms.len()];
        for left in 0..forms.len() {
            for right in left + 1..forms.len() {
                match self.better_form(&forms[left], &forms[right], actuals, lambdas) {
                    Better::Left => (beaten[right], wins[left]) = (true, wins[left] + 1),
                    Better::Right => (beaten[left], wins[right]) = (true, wins[right] + 1),
                    Better::Neither => {}
                }
            }
        }
        let best = wins.iter().position(|&wins| wins + 1 == forms.len());
        if let Some(best) = best {
            return Some((forms.swap_remove(best), Verdict::Best));
        }
        let first = beaten.iter().position(|&beaten| !beaten).unwrap_or(0);
        (first < forms.len()).then(|| (forms.swap_remove(first), Verdict::Tied))
    }

    /// A method of a base type does not count if one of a derived type applies.
    fn keep_most_derived(&self, forms: &mut Vec<Form<'_>>) {
        let owners: Vec<Type> =
            forms.iter().filter_map(|form| Some(form.target.found.as_ref()?.owner.clone())).collect();
        if owners.iter().all(|owner| *owner == owners[0]) {
            return;
        }
        forms.retain(|form| {
            let Some(found) = &form.target.found else { return true };
            !owners.iter().any(|owner| *owner != found.owner && self.is_subtype(owner, &found.owner))
        });
    }

    fn keep_highest_priority(&self, forms: &mut Vec<Form<'_>>) {
        if forms.len() < 2 {
            return;
        }
        let priorities: Vec<i64> = forms.iter().map(|form| self.priority(form.target)).collect();
        let highest = priorities.iter().copied().max().unwrap_or(0);
        let mut priorities = priorities.into_iter();
        forms.retain(|_| priorities.next() == Some(highest));
    }

    fn better_form(
        &self,
        left: &Form<'_>,
        right: &Form<'_>,
        actuals: &[Actual<'_>],
        lambdas: &mut dyn Lambdas,
    ) -> Better {
        let (mut left_better, mut right_better) = (false, false);
        let pairs = actuals.iter().zip(left.types.iter().zip(&right.types));
        for (actual, (to_left, to_right)) in pairs {
            match self.better_conversion(actual.value, to_left, to_right, lambdas) {
                Better::Left => left_better = true,
                Better::Right => right_better = true,
                Better::Neither => {}
            }
        }
        if left_better || right_better {
            return Better::from_pair(left_better, right_better);
        }
        // What is unknown could make all the difference.
        let is_same = left.types.iter().zip(&right.types).all(|(left, right)| {
            left == right || same(left, right) && !left.mentions_unknown() && !right.mentions_unknown()
        });
        if is_same { self.tie_break(left, right, actuals) } else { Better::Neither }
    }

    /// Between candidates whose parameters have the same types.
    fn tie_break(&self, left: &Form<'_>, right: &Form<'_>, actuals: &[Actual<'_>]) -> Better {
        let is_plain = |form: &Form<'_>| form.target.generics.is_empty();
        let is_normal = |form: &Form<'_>| form.expansion == Expansion::Normal;
        let count = |form: &Form<'_>| form.target.params.len();
        let is_complete = |form: &Form<'_>| {
            let last = count(form).saturating_sub(1);
            (0..count(form)).all(|place| form.places.contains(&place) || !is_normal(form) && place == last)
        };
        Better::from_pair(is_plain(left), is_plain(right))
            .or_else(|| Better::from_pair(is_normal(left), is_normal(right)))
            .or_else(|| {
                let more = is_normal(left) || is_normal(right);
                Better::from_pair(!more && count(left) > count(right), !more && count(right) > count(left))
            })
            .or_else(|| Better::from_pair(is_complete(left), is_complete(right)))
            .or_else(|| {
                let (left_more, right_more) = more_specific_lists(&left.declared, &right.declared);
                Better::from_pair(left_more && !right_more, right_more && !left_more)
            })
            .or_else(|| Better::from_pair(by_value(left, actuals), by_value(right, actuals)))
            .or_else(|| self.better_rest(left, right))
    }

    /// Of two collections for the rest of the arguments: a span before an array.
    fn better_rest(&self, left: &Form<'_>, right: &Form<'_>) -> Better {
        let is_span = |form: &Form<'_>| {
            let rest = form.target.params.last().and_then(|param| param.ty.sym());
            form.expansion == Expansion::Expanded
                && rest
                    .is_some_and(|sym| Some(sym) == self.known.span || Some(sym) == self.known.read_only_span)
        };
        Better::from_pair(is_span(left), is_span(right))
    }

    /// To which of two types a value converts better.
    pub fn better_conversion(
        &self,
        value: &Value,
        left: &Type,
        right: &Type,
        lambdas: &mut dyn Lambdas,
    ) -> Better {
        if left == right || left.is_unknown() || right.is_unknown() {
            return Better::Neither;
        }
        match value {
            Value::Shapeless | Value::Default | Value::Typed(Type::Unknown | Type::Prim(Prim::Dynamic)) => {
                Better::Neither
            }
            Value::Typed(from) | Value::Constant(from, _) => {
                Better::from_pair(same(from, left), same(from, right))
                    .or_else(|| self.better_target(left, right))
            }
            Value::Lambda(lambda) => {
                let exact_left = self.matches_exactly(lambda, left, lambdas);
                let exact_right = self.matches_exactly(lambda, right, lambdas);
                match (exact_left, exact_right) {
                    (Some(left_exact), Some(right_exact)) => {
                        Better::from_pair(left_exact, right_exact).or_else(|| self.better_target(left, right))
                    }
                    _ => Better::Neither,
                }
            }
            Value::Tuple(values) => match (left, right) {
                (Type::Tuple(left), Type::Tuple(right)) => {
                    let (mut left_better, mut right_better) = (false, false);
                    for (value, (left, right)) in values.iter().zip(left.iter().zip(&**right)) {
                        let better = self.better_conversion(value, &left.ty, &right.ty, lambdas);
                        left_better |= better == Better::Left;
                        right_better |= better == Better::Right;
                    }
                    Better::from_pair(left_better, right_better)
                }
                _ => self.better_target(left, right),
            },
            Value::Interpolated => {
                let takes_parts = |ty: &Type| self.has_handler(ty);
                Better::from_pair(takes_parts(left), takes_parts(right))
                    .or_else(|| Better::from_pair(*left == Type::STRING, *right == Type::STRING))
                    .or_else(|| self.better_target(left, right))
            }
            Value::Collection(_) => self.better_span(left, right).or_else(|| self.better_target(left, right)),
            Value::Null | Value::OutVar | Value::Group(_) | Value::Function(..) => {
                self.better_target(left, right)
            }
        }
    }

    fn has_handler(&self, ty: &Type) -> bool {
        ty.sym().is_some_and(|sym| self.has_attribute(sym, "InterpolatedStringHandler"))
    }

    /// Does the lambda return exactly what the delegate does? None if it is not known.
    fn matches_exactly(&self, lambda: &LambdaShape, to: &Type, lambdas: &mut dyn Lambdas) -> Option<bool> {
        let Some((params, ret)) = self.delegate_signature(to) else { return Some(false) };
        let types: Vec<Type> = params.into_iter().map(|param| param.ty).collect();
        let natural = self.lambda_result(lambda, &types, lambdas);
        if natural.is_unknown() || ret.is_unknown() {
            return None;
        }
        if matches!(natural, Type::Never | Type::Null) {
            return Some(false);
        }
        let wanted = if lambda.is_async && ret != Type::VOID { self.async_result(&ret) } else { ret };
        Some(same(&natural, &wanted) && !(lambda.is_async && self.returns_void(to)))
    }

    fn returns_void(&self, delegate: &Type) -> bool {
        self.delegate_signature(delegate).is_some_and(|(_, ret)| ret == Type::VOID)
    }

    /// Of two types the one that a value is better converted to, whatever the value.
    pub fn better_target(&self, left: &Type, right: &Type) -> Better {
        let to_right = self.implicit(left, right).is_some();
        let to_left = self.implicit(right, left).is_some();
        Better::from_pair(to_right, to_left)
            .or_else(|| self.better_task(left, right))
            .or_else(|| better_integer(left, right))
            .or_else(|| self.better_span(left, right))
            .or_else(|| self.better_delegate(left, right))
    }

    fn better_task(&self, left: &Type, right: &Type) -> Better {
        let result = |ty: &Type| match ty {
            Type::Named(sym, args) if Some(*sym) == self.known.task_of => args.first().cloned(),
            _ => None,
        };
        match (result(left), result(right)) {
            (Some(left), Some(right)) => self.better_target(&left, &right),
            _ => Better::Neither,
        }
    }

    fn better_span(&self, left: &Type, right: &Type) -> Better {
        let is_read_only = |ty: &Type| ty.sym().is_some() && ty.sym() == self.known.read_only_span;
        let is_span = |ty: &Type| ty.sym().is_some() && ty.sym() == self.known.span;
        Better::from_pair(is_read_only(left) && is_span(right), is_read_only(right) && is_span(left))
    }

    /// A delegate that returns something is better than one that does not; then the better return type.
    fn better_delegate(&self, left: &Type, right: &Type) -> Better {
        let (Some((left_params, left)), Some((right_params, right))) =
            (self.delegate_signature(left), self.delegate_signature(right))
        else {
            return Better::Neither;
        };
        let params_agree = left_params.len() == right_params.len()
            && left_params.iter().zip(&right_params).all(|(left, right)| same(&left.ty, &right.ty));
        if !params_agree || left.is_unknown() || right.is_unknown() {
            return Better::Neither;
        }
        let (left_gives, right_gives) = (left != Type::VOID, right != Type::VOID);
        if left_gives && right_gives {
            return self.better_target(&left, &right);
        }
        Better::from_pair(left_gives, right_gives)
    }
}

/// A type with a sign is better than one without that does not hold all of it.
fn better_integer(left: &Type, right: &Type) -> Better {
    let is_signed =
        |ty: &Type| matches!(ty, Type::Prim(Prim::SByte | Prim::Short | Prim::Int | Prim::Long | Prim::NInt));
    let is_unsigned = |ty: &Type| {
        matches!(ty, Type::Prim(Prim::Byte | Prim::UShort | Prim::UInt | Prim::ULong | Prim::NUInt))
    };
    Better::from_pair(is_signed(left) && is_unsigned(right), is_signed(right) && is_unsigned(left))
}

/// Does each value that is passed as one go to a parameter that takes it as one, not as `in`?
fn by_value(form: &Form<'_>, actuals: &[Actual<'_>]) -> bool {
    actuals.iter().zip(&form.places).all(|(actual, &place)| {
        actual.mode != ParamMode::Value || form.target.params[place].mode != ParamMode::In
    })
}

/// Is one list of types at least as specific everywhere, and more so somewhere? For each of the two.
fn more_specific_lists(left: &[Type], right: &[Type]) -> (bool, bool) {
    let (mut left_more, mut right_more) = (false, false);
    for (left, right) in left.iter().zip(right) {
        let (one, other) = more_specific(left, right);
        left_more |= one;
        right_more |= other;
    }
    (left_more, right_more)
}

/// A type parameter is less specific than anything else; constructed types are as specific as their parts.
fn more_specific(left: &Type, right: &Type) -> (bool, bool) {
    match (left, right) {
        (Type::Param(_), Type::Param(_)) => (false, false),
        (Type::Param(_), _) => (false, true),
        (_, Type::Param(_)) => (true, false),
        (Type::Named(left, left_args), Type::Named(right, right_args)) if left == right => {
            more_specific_lists(left_args, right_args)
        }
        (Type::Array(left, _), Type::Array(right, _)) => more_specific(left, right),
        (Type::Tuple(left), Type::Tuple(right)) => {
            let types = |elements: &[crate::bind::types::TupleElement]| {
                elements.iter().map(|element| element.ty.clone()).collect::<Vec<_>>()
            };
            more_specific_lists(&types(left), &types(right))
        }
        _ => (false, false),
    }
}

/// The number in `[OverloadResolutionPriority(n)]`.
pub(super) fn priority_of(member: Node<'_>, text: &str) -> i64 {
    let lists = member.children().filter(|it| it.kind() == SyntaxKind::AttributeList);
    let mut attributes = lists.flat_map(Node::children).filter(|it| it.kind() == SyntaxKind::Attribute);
    let number = |attribute: Node<'_>| {
        if attribute_name(attribute, text) != "OverloadResolutionPriority" {
            return None;
        }
        let (_, args) = attribute.text(text).split_once('(')?;
        args.trim_end_matches(')').trim().parse().ok()
    };
    attributes.find_map(number).unwrap_or(0)
}
