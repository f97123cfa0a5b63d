//! Type inference for generic methods, in two phases, and the best common type of several values. Section
//! 12.6.3 of the C# specification.
//!
//! Arguments give bounds; a type parameter is fixed when nothing that it depends on is open any more; then the
//! lambdas whose parameters have become known give more bounds.

mod bounds;

use super::overload::{Lambdas, Value};
use super::symbols::{ParamInfo, Symbols};
use super::types::{Type, TypeParam};
use bounds::Bounds;
use ir::ParamMode;

/// What inference found out.
pub(super) enum Inferred {
    /// All type arguments. Those that rest on unknown types are unknown.
    All(Vec<Type>),
    /// The arguments do not say all of them; the others are unknown.
    Some(Vec<Type>),
}

/// An argument: what is known about it, how it is passed, and the declared type of its parameter.
pub(super) type Input<'a> = (&'a Value, ParamMode, &'a Type);

/// An inference under way.
pub(super) struct Inference<'a> {
    symbols: &'a Symbols,
    generics: &'a [TypeParam],
    inputs: &'a [Input<'a>],
    bounds: Vec<Bounds>,
    fixed: Vec<Option<Type>>,
    /// For each of the inputs that is a function, what its parameter's type says about it.
    signatures: Vec<Option<(Vec<ParamInfo>, Type)>>,
    /// Which of the inputs have told what they return.
    told: Vec<bool>,
}

impl Symbols {
    /// The type among these to which all others convert: of `new[] { a, b }`, of `c ? a : b`, of the returns
    /// of a lambda. `null`, `default` and values that never come do not count. None if there is none.
    pub fn best_common_type(&self, types: &[Type]) -> Option<Type> {
        let has_null = types.iter().any(|ty| matches!(ty, Type::Null));
        let mut bounds = Bounds::default();
        for ty in types.iter().filter(|ty| !matches!(ty, Type::Null | Type::Never)) {
            bounds.add_lower(ty.clone());
        }
        if bounds.is_empty() {
            return types
                .iter()
                .any(|ty| matches!(ty, Type::Never))
                .then_some(Type::Never)
                .filter(|_| !has_null);
        }
        bounds.fix(self)
    }

    /// The type arguments of a method with these type parameters for these arguments.
    pub(super) fn infer_type_args(
        &self,
        generics: &[TypeParam],
        inputs: &[Input<'_>],
        lambdas: &mut dyn Lambdas,
    ) -> Inferred {
        let signature =
            |(value, _, ty): &Input<'_>| is_function(value).then(|| self.delegate_signature(ty)).flatten();
        let mut inference = Inference {
            symbols: self,
            generics,
            inputs,
            bounds: vec![Bounds::default(); generics.len()],
            fixed: vec![None; generics.len()],
            signatures: inputs.iter().map(signature).collect(),
            told: vec![false; inputs.len()],
        };
        for (value, mode, ty) in inputs {
            inference.first_phase(value, *mode, ty);
        }
        let is_complete = inference.second_phase(lambdas);
        let found = inference.fixed.into_iter().map(Option::unwrap_or_default).collect();
        if is_complete { Inferred::All(found) } else { Inferred::Some(found) }
    }
}

impl Inference<'_> {
    fn first_phase(&mut self, value: &Value, mode: ParamMode, ty: &Type) {
        match value {
            Value::Typed(from) | Value::Constant(from, _) => match mode {
                ParamMode::Ref | ParamMode::Out => self.exact(from, ty),
                ParamMode::Value | ParamMode::In | ParamMode::Rest => self.lower(from, ty),
            },
            Value::Lambda(lambda) => {
                let Some((params, ret)) = self.symbols.delegate_signature(ty) else {
                    return self.natural(value, ty);
                };
                let own = lambda.params.iter().flatten();
                for (own, param) in own.zip(&params) {
                    if let Some(own) = own {
                        self.exact(own, &param.ty);
                    }
                }
                if let Some(own) = &lambda.ret {
                    self.exact(own, &ret);
                }
            }
            Value::Tuple(values) => {
                if let Type::Tuple(elements) = ty {
                    for (value, element) in values.iter().zip(&**elements) {
                        self.first_phase(value, mode, &element.ty);
                    }
                }
            }
            Value::Function(..) | Value::Group(_) => self.natural(value, ty),
            Value::Interpolated => self.lower(&Type::STRING, ty),
            Value::Collection(elements) => {
                if let Some(element) = self.symbols.collection_element(ty) {
                    for value in elements {
                        self.first_phase(value, mode, &element);
                    }
                }
            }
            Value::Shapeless => self.lower(&Type::Unknown, ty),
            Value::Null | Value::Default | Value::OutVar => {}
        }
    }

    /// A function for a bare type parameter has the type that it has by itself.
    fn natural(&mut self, value: &Value, ty: &Type) {
        if matches!(ty, Type::Param(_))
            && let Some(natural) = self.symbols.natural_type(value, &mut super::overload::NoLambdas)
        {
            self.lower(&natural, ty);
        }
    }

    /// Says whether everything was found. Each round fixes a type parameter or asks a lambda, so it ends.
    fn second_phase(&mut self, lambdas: &mut dyn Lambdas) -> bool {
        loop {
            let open: Vec<usize> = (0..self.fixed.len()).filter(|&it| self.fixed[it].is_none()).collect();
            if open.is_empty() {
                return true;
            }
            let dependencies = self.dependencies();
            let has_bounds = |it: &usize| !self.bounds[*it].is_empty();
            let is_free = |it: &usize| dependencies[*it].is_empty();
            let is_needed = |it: &usize| dependencies.iter().any(|needs| needs.contains(it));
            let bounded = open.iter().copied().filter(has_bounds);
            let free: Vec<usize> = bounded.clone().filter(is_free).collect();
            let needed: Vec<usize> = bounded.filter(is_needed).collect();
            let ready = if free.is_empty() { needed } else { free };
            let mut progress = false;
            for it in ready {
                let Some(ty) = self.bounds[it].fix(self.symbols) else { return false };
                self.fixed[it] = Some(ty);
                progress = true;
            }
            progress |= self.ask_functions(lambdas);
            if !progress {
                return false;
            }
        }
    }

    /// Asks functions whose parameters are known for what they return. Says whether one was asked.
    fn ask_functions(&mut self, lambdas: &mut dyn Lambdas) -> bool {
        let mut asked = false;
        for (index, (value, ..)) in self.inputs.iter().enumerate() {
            let Some((params, ret)) = self.signatures[index].as_ref().filter(|_| !self.told[index]) else {
                continue;
            };
            let is_open =
                |ty: &Type| (0..self.fixed.len()).any(|it| self.fixed[it].is_none() && self.mentions(ty, it));
            let waits = takes_inputs(value) && params.iter().any(|param| is_open(&param.ty));
            if waits || !is_open(ret) {
                continue;
            }
            self.told[index] = true;
            asked = true;
            // Taken, as it is asked only once.
            if let Some((params, ret)) = self.signatures[index].take() {
                self.ask(value, &params, &ret, lambdas);
            }
        }
        asked
    }

    fn ask(&mut self, value: &Value, params: &[ParamInfo], ret: &Type, lambdas: &mut dyn Lambdas) {
        let params: Vec<ParamInfo> = params
            .iter()
            .map(|param| ParamInfo { ty: self.substitute(&param.ty), ..param.clone() })
            .collect();
        match value {
            Value::Lambda(lambda) => {
                let types: Vec<Type> = params.into_iter().map(|param| param.ty).collect();
                let result = self.symbols.lambda_result(lambda, &types, lambdas);
                if matches!(result, Type::Never | Type::Null) || result == Type::VOID && !lambda.is_async {
                    return;
                }
                if !lambda.is_async {
                    return self.lower(&result, ret);
                }
                match ret {
                    Type::Named(_, args) if args.len() == 1 && self.symbols.is_task(ret) => {
                        if result != Type::VOID {
                            self.lower(&result, &args[0]);
                        }
                    }
                    _ => self.lower(&self.symbols.task_of(&result), ret),
                }
            }
            Value::Group(group) => {
                let result = self.symbols.group_result(group, &params);
                let is_open = group.methods.is_empty() || params.iter().any(|it| it.ty.mentions_unknown());
                if let Some(result) = result.or_else(|| is_open.then_some(Type::Unknown)) {
                    self.lower(&result, ret);
                }
            }
            Value::Function(_, result) => self.lower(result, ret),
            _ => {}
        }
    }

    /// A declared type with what is fixed so far; what is open is unknown.
    fn substitute(&self, ty: &Type) -> Type {
        ty.substitute(&|param| {
            let index = self.generics.iter().position(|&own| own == param)?;
            Some(self.fixed[index].clone().unwrap_or_default())
        })
    }

    fn mentions(&self, ty: &Type, index: usize) -> bool {
        let param = self.generics[index];
        ty.any(&|part| matches!(part, Type::Param(own) if *own == param))
    }

    /// For each type parameter, the open ones that must be known before it can be, over any number of steps.
    fn dependencies(&self) -> Vec<Vec<usize>> {
        let mut direct: Vec<Vec<usize>> = vec![Vec::new(); self.fixed.len()];
        for (index, (value, ..)) in self.inputs.iter().enumerate() {
            if self.told[index] || !takes_inputs(value) {
                continue;
            }
            let Some((params, ret)) = &self.signatures[index] else { continue };
            let taken: Vec<usize> = self.open_in(&params.iter().map(|param| &param.ty).collect::<Vec<_>>());
            for it in self.open_in(&[ret]) {
                direct[it].extend(&taken);
            }
        }
        (0..self.fixed.len()).map(|it| reached(&direct, it)).collect()
    }

    /// The open type parameters that these types mention.
    fn open_in(&self, types: &[&Type]) -> Vec<usize> {
        let is_open = |it: &usize| self.fixed[*it].is_none();
        let is_mentioned = |it: &usize| types.iter().any(|ty| self.mentions(ty, *it));
        (0..self.fixed.len()).filter(is_open).filter(is_mentioned).collect()
    }
}

/// What can be reached from `it` in one step or more.
fn reached(steps: &[Vec<usize>], it: usize) -> Vec<usize> {
    let mut reached: Vec<usize> = Vec::new();
    let mut open = steps[it].clone();
    while let Some(next) = open.pop() {
        if !reached.contains(&next) {
            reached.push(next);
            open.extend(&steps[next]);
        }
    }
    reached
}

fn is_function(value: &Value) -> bool {
    matches!(value, Value::Lambda(_) | Value::Group(_) | Value::Function(..))
}

/// Must its parameters be known before it can say what it returns?
fn takes_inputs(value: &Value) -> bool {
    match value {
        Value::Lambda(lambda) => lambda.params.iter().flatten().any(Option::is_none),
        Value::Group(_) => true,
        _ => false,
    }
}
