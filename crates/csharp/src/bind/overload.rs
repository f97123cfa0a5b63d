//! Overload resolution: which of several methods a call means. Section 12.6.4 of the C# specification.
//!
//! Lenient where types are unknown: a value of unknown type fits everything, and a choice that rests on that
//! is said to be ambiguous.

mod better;
mod form;

use super::facts::{Arg, Call};
use super::lookup::Found;
use super::symbols::{MemberKind, Name, ParamInfo, Symbols};
use super::types::{Type, TypeParam};
use crate::syntax::NodeId;
pub use better::Better;
use better::Verdict;
use form::{Expansion, Form, Target};
use ir::{Const, ParamMode};

/// An argument as it is written.
#[derive(Debug, Clone)]
pub struct Argument {
    /// The expression, without name and `ref`.
    pub node: NodeId,
    /// The name before the colon.
    pub name: Option<Name>,
    /// `Value`, `Ref`, `Out` or `In`.
    pub mode: ParamMode,
    /// What is known about the expression.
    pub value: Value,
}

/// What is known about an argument before it is known what it is for.
#[derive(Debug, Clone)]
pub enum Value {
    /// Its type.
    Typed(Type),
    /// Its type and its value. Enum members too: the constant is the number.
    Constant(Type, Const),
    /// `null`.
    Null,
    /// `default`.
    Default,
    /// `out var x`, `out _`: fits every `out` parameter.
    OutVar,
    /// A lambda or anonymous method.
    Lambda(LambdaShape),
    /// The name of methods.
    Group(Group),
    /// A function whose signature is known: the name of a local function.
    Function(Vec<ParamInfo>, Type),
    /// `(a, x => b)`: what is known of each element, if one of them has no type by itself.
    Tuple(Vec<Value>),
    /// An interpolated string: a `string`, a `FormattableString`, or what a handler makes of it.
    Interpolated,
    /// `[a, b]`: its elements. Those that are spread are [`Value::Shapeless`].
    Collection(Vec<Value>),
    /// Takes its type from where it is used, and fits everything: `new()`, a `switch` without a type of its
    /// own.
    Shapeless,
}

/// What is known about a lambda before its parameters have types.
#[derive(Debug, Clone)]
pub struct LambdaShape {
    /// The lambda.
    pub node: NodeId,
    /// The types of its parameters, `None` for those without; the count is that of the parameters. None for
    /// `delegate { }`, which fits any count.
    pub params: Option<Vec<Option<Type>>>,
    /// Is it `async`?
    pub is_async: bool,
    /// The type it says it returns: `int (x) => 1`.
    pub ret: Option<Type>,
    /// What kind of body it has.
    pub body: BodyShape,
}

/// What kind of body a lambda has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BodyShape {
    /// An expression that may stand alone as a statement: a call, assignment, `++`, `await`, `new`.
    Statement,
    /// Any other expression.
    Expression,
    /// A block that returns values.
    Values,
    /// A block that returns without a value, or ends.
    Nothing,
    /// It never returns: `throw`, an endless loop. Fits with and without a value.
    Never,
}

/// A method group: what a name stands for that methods have.
#[derive(Debug, Clone, Default)]
pub struct Group {
    /// The methods.
    pub methods: Vec<Found>,
    /// The type arguments that are written.
    pub type_args: Vec<Type>,
    /// What stands left of the dot, if these are extension methods.
    pub receiver: Option<Type>,
}

/// Who knows what lambdas return.
pub trait Lambdas {
    /// The type of the values that the lambda gives back if its parameters have these types: what stands
    /// behind `return` or `=>`, before `async` wraps it in a task. `void` if there is none, or if the
    /// expression is a call of a `void` method; [`Type::Never`] if it does not return; unknown if the body makes
    /// no sense with these types.
    ///
    /// Without `expected` it is the type that the values have by themselves, [`Type::Null`] if they have none.
    /// With it (for `async`, what the task has) it is `expected` if all values convert to it.
    /// The answer is remembered by whoever gives it: the same question comes often.
    fn returns(&mut self, lambda: NodeId, params: &[Type], expected: Option<&Type>) -> Type;

    /// Does the body make sense if its parameters have these types? `x => x.Length` does not for an `int`.
    /// A candidate whose lambda makes no sense does not apply.
    fn makes_sense(&mut self, _lambda: NodeId, _params: &[Type]) -> bool {
        true
    }
}

/// Nothing is known about any lambda.
#[derive(Debug)]
pub struct NoLambdas;

impl Lambdas for NoLambdas {
    fn returns(&mut self, _lambda: NodeId, _params: &[Type], _expected: Option<&Type>) -> Type {
        Type::Unknown
    }
}

/// A method that was chosen.
#[derive(Debug, Clone)]
pub struct Choice {
    /// The call: the method, its type arguments, what is passed for each parameter.
    pub call: Call,
    /// What each argument converts to: for arguments of `params`, the type of the elements. Lambdas are bound
    /// with these. In the order of the arguments; the receiver of an extension method is not among them.
    pub wanted: Vec<(NodeId, Type)>,
    /// The type of the result: the created type for constructors.
    pub ty: Type,
}

/// Arguments fitted to parameters, for what is called without a name to choose by.
#[derive(Debug, Clone)]
pub struct Fitted {
    /// Type arguments, given or found.
    pub type_args: Vec<Type>,
    /// For each parameter what is passed.
    pub args: Vec<Arg>,
    /// What each argument converts to.
    pub wanted: Vec<(NodeId, Type)>,
    /// The result type, with the type arguments.
    pub ty: Type,
    /// Do all arguments convert? Otherwise this is the best that can be said.
    pub applies: bool,
}

/// What overload resolution says.
#[derive(Debug, Clone)]
pub enum Outcome {
    /// It is this one.
    One(Box<Choice>),
    /// Several fit equally well, perhaps because something is unknown; this is the first of them.
    Ambiguous(Box<Choice>),
    /// None fits. If one has at least the right number of parameters, it is the best guess.
    NoneApplies(Option<Box<Choice>>),
}

impl Outcome {
    /// The choice, even if it is a guess.
    pub fn guess(self) -> Option<Box<Choice>> {
        match self {
            Outcome::One(choice) | Outcome::Ambiguous(choice) => Some(choice),
            Outcome::NoneApplies(choice) => choice,
        }
    }

    /// Does at least one fit?
    pub fn applies(&self) -> bool {
        !matches!(self, Outcome::NoneApplies(_))
    }
}

/// A function that is no declared member: a local function, a delegate's `Invoke`.
#[derive(Debug, Clone, Copy)]
pub struct Callable<'a> {
    /// Its own type parameters.
    pub generics: &'a [TypeParam],
    /// Its parameters.
    pub params: &'a [ParamInfo],
    /// What it returns.
    pub ret: &'a Type,
}

impl Symbols {
    /// Which of the candidates is called. With a `receiver` the candidates are extension methods called as
    /// members: it becomes their first argument.
    pub fn resolve_call(
        &self,
        candidates: &[Found],
        type_args: &[Type],
        args: &[Argument],
        receiver: Option<&Type>,
        lambdas: &mut dyn Lambdas,
    ) -> Outcome {
        let receiver = receiver.map(|ty| Value::Typed(ty.clone()));
        let actuals = actuals(receiver.as_ref(), args);
        let targets: Vec<Target> = candidates
            .iter()
            .filter(|found| self.may_take(found, actuals.len()))
            .map(|found| Target::of_member(self, found))
            .collect();
        let mut forms = Vec::new();
        let mut guess = None;
        for target in &targets {
            for expansion in [Expansion::Normal, Expansion::Expanded] {
                let Some(form) = self.form(target, expansion, type_args, &actuals, lambdas) else { continue };
                if form.applies {
                    forms.push(form);
                    break;
                }
                guess.get_or_insert(form);
            }
        }
        match self.best(forms, &actuals, lambdas) {
            Some((form, Verdict::Best)) => Outcome::One(Box::new(self.choice(&form, &actuals))),
            Some((form, Verdict::Tied)) => Outcome::Ambiguous(Box::new(self.choice(&form, &actuals))),
            None => Outcome::NoneApplies(guess.map(|form| Box::new(self.choice(&form, &actuals)))),
        }
    }

    /// How arguments fit the parameters of a delegate or local function. None if their number does not.
    pub fn fit_call(
        &self,
        callee: Callable<'_>,
        type_args: &[Type],
        args: &[Argument],
        lambdas: &mut dyn Lambdas,
    ) -> Option<Fitted> {
        let actuals = actuals(None, args);
        let target = Target::of_function(callee);
        let mut forms = [Expansion::Normal, Expansion::Expanded]
            .into_iter()
            .filter_map(|expansion| self.form(&target, expansion, type_args, &actuals, lambdas))
            .collect::<Vec<_>>();
        let best = forms.iter().position(|form| form.applies).unwrap_or(0);
        let form = (best < forms.len()).then(|| forms.swap_remove(best))?;
        let (args, wanted) = (form.passed(&actuals), form.wanted(&actuals));
        let ty = form.substitute(callee.ret);
        Some(Fitted { args, wanted, ty, applies: form.applies, type_args: form.type_args })
    }

    fn choice(&self, form: &Form<'_>, actuals: &[Actual<'_>]) -> Choice {
        let found = form.target.found.as_ref().expect("candidates of a call are members");
        let member = &self.members[found.member];
        let ty = match member.kind {
            MemberKind::Constructor => found.owner.clone(),
            _ => form.substitute(&form.target.ret),
        };
        let call = Call {
            method: found.member,
            owner: found.owner.clone(),
            type_args: form.type_args.clone(),
            args: form.passed(actuals),
            is_base: false,
            implicit_this: false,
        };
        Choice { call, wanted: form.wanted(actuals), ty }
    }

    /// Can it take so many arguments? Saves looking at its signature.
    fn may_take(&self, found: &Found, count: usize) -> bool {
        let declared = self.members[found.member].param_count as usize;
        let has_rest =
            || self.signature(found.member).params.last().is_some_and(|it| it.mode == ParamMode::Rest);
        count <= declared || has_rest()
    }
}

/// An argument or the receiver.
struct Actual<'a> {
    /// None for the receiver.
    node: Option<NodeId>,
    name: Option<Name>,
    mode: ParamMode,
    value: &'a Value,
}

fn actuals<'a>(receiver: Option<&'a Value>, args: &'a [Argument]) -> Vec<Actual<'a>> {
    let receiver = receiver.map(|value| Actual { node: None, name: None, mode: ParamMode::Value, value });
    let rest = args.iter().map(|arg| Actual {
        node: Some(arg.node),
        name: arg.name,
        mode: arg.mode,
        value: &arg.value,
    });
    receiver.into_iter().chain(rest).collect()
}
