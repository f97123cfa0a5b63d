//! Lambdas, anonymous methods and local functions, for good and on trial.

use super::locals::Binding;
use super::statements::expression;
use super::value::{Expr, Form};
use super::walker::{Returns, Walker};
use crate::bind::Name;
use crate::bind::facts::{Conversion, Function, FunctionKind, FunctionSym, LocalKind, Meaning, Parameter};
use crate::bind::overload::{BodyShape, LambdaShape, Lambdas, Value};
use crate::bind::signature::mode_of;
use crate::bind::symbols::ParamInfo;
use crate::bind::types::{ParamOwner, Type, TypeParam};
use crate::syntax::{Node, NodeId, SyntaxKind};
use ir::ParamMode;
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// What a local function takes and gives.
#[derive(Debug)]
pub(super) struct LocalSignature {
    pub(super) generics: Vec<TypeParam>,
    pub(super) params: Vec<ParamInfo>,
    pub(super) ret: Type,
}

/// What trials found out.
#[derive(Debug, Default)]
pub(super) struct Memo {
    results: FxHashMap<Question, Answer>,
    /// The names that a lambda mentions.
    mentioned: FxHashMap<NodeId, Rc<[Name]>>,
    /// Nodes that were walked on trial.
    pub(super) nodes: usize,
}

/// What a lambda's result depends on.
#[derive(Debug, PartialEq, Eq, Hash)]
struct Question {
    lambda: NodeId,
    params: Vec<Type>,
    /// The types of the variables around it that it mentions.
    around: Vec<Type>,
}

#[derive(Debug, Clone)]
struct Answer {
    ty: Type,
    /// Does the result take its type from where it is used?
    is_open: bool,
    /// How much in the body made no sense.
    errors: u32,
}

/// Trials may walk this many nodes more than the body has, times itself. Overloads that give nested lambdas
/// different types at each level ask for more than anybody can wait for; compilers give up there too.
const MOST_TRIALS: usize = 40;
const TRIALS_FOR_FREE: usize = 20_000;

impl Lambdas for Walker<'_> {
    fn returns(&mut self, lambda: NodeId, params: &[Type], expected: Option<&Type>) -> Type {
        let answer = self.trial(lambda, params);
        match expected {
            Some(expected) if answer.is_open => expected.clone(),
            _ => answer.ty,
        }
    }

    fn makes_sense(&mut self, lambda: NodeId, params: &[Type]) -> bool {
        let makes_sense = self.is_lenient || self.has_fewest_errors(lambda, params);
        self.doubts += u32::from(!makes_sense);
        makes_sense
    }
}

impl<'s> Walker<'s> {
    /// What is wrong whatever the types of the parameters are, says nothing against these types.
    fn has_fewest_errors(&mut self, lambda: NodeId, params: &[Type]) -> bool {
        let errors = self.trial(lambda, params).errors;
        errors == 0 || errors <= self.trial(lambda, &vec![Type::Unknown; params.len()]).errors
    }

    /// Walks a lambda's body only to see what comes out.
    fn trial(&mut self, lambda: NodeId, params: &[Type]) -> Answer {
        let node = self.source.node(lambda);
        let question = self.question(node, params);
        if let Some(answer) = self.memo.results.get(&question) {
            return answer.clone();
        }
        let size = node.descendants().size_hint().0;
        self.memo.nodes += size;
        if self.memo.nodes > TRIALS_FOR_FREE + self.facts.nodes.len() * MOST_TRIALS {
            return Answer { ty: Type::Unknown, is_open: false, errors: 0 };
        }
        let answer = self.walk_on_trial(node, params);
        self.memo.results.insert(question, answer.clone());
        answer
    }

    fn question(&mut self, node: Node<'s>, params: &[Type]) -> Question {
        let mentioned = self.mentioned(node);
        let around = mentioned.iter().filter_map(|&name| match self.names.find(name)? {
            Binding::Local(local) => Some(self.locals[local.0 as usize].ty.clone()),
            Binding::Function(_) => None,
        });
        Question { lambda: node.id(), around: around.collect(), params: params.to_vec() }
    }

    fn mentioned(&mut self, node: Node<'s>) -> Rc<[Name]> {
        if let Some(known) = self.memo.mentioned.get(&node.id()) {
            return known.clone();
        }
        let identifiers = node.tokens().filter(|(_, token)| token.kind == SyntaxKind::Ident);
        let mut names: Vec<_> = identifiers.filter_map(|(_, token)| self.name_of(token)).collect();
        names.sort_unstable();
        names.dedup();
        let names: Rc<[Name]> = names.into();
        self.memo.mentioned.insert(node.id(), names.clone());
        names
    }

    fn walk_on_trial(&mut self, node: Node<'s>, params: &[Type]) -> Answer {
        let (locals, functions, errors) = (self.locals.len(), self.functions.len(), self.errors);
        let bindings = std::mem::take(&mut self.bindings);
        let is_lenient = std::mem::replace(&mut self.is_lenient, false);
        self.trials += 1;
        self.errors = 0;
        let given = self.walk_function(node, params, None);
        let shape = self.lambda_shape(node);
        let (ty, is_open) = self.given_type(given, shape.body);
        let found = std::mem::replace(&mut self.errors, errors);
        self.trials -= 1;
        self.is_lenient = is_lenient;
        self.bindings = bindings;
        self.locals.truncate(locals);
        self.functions.truncate(functions);
        self.local_signatures.truncate(functions);
        Answer { ty, is_open, errors: found }
    }

    /// The type of what a body gives back, and whether that depends on what is wanted.
    fn given_type(&mut self, given: Vec<Option<Expr<'s>>>, body: BodyShape) -> (Type, bool) {
        let values: Vec<_> = given.into_iter().flatten().collect();
        if values.is_empty() {
            let ty = if body == BodyShape::Never { Type::Never } else { Type::VOID };
            return (ty, false);
        }
        let is_typed = |value: &&Expr<'s>| super::expressions::has_type(value);
        let types: Vec<_> = values.iter().filter(is_typed).map(|value| value.ty.clone()).collect();
        if types.is_empty() {
            let is_null = values.iter().all(|value| matches!(value.form, Form::Null));
            return if is_null { (Type::Null, false) } else { (self.type_of_open(&values), true) };
        }
        if let [only] = types.as_slice() {
            return (only.clone(), false);
        }
        (self.symbols.best_common_type(&types).unwrap_or_default(), false)
    }

    /// The type that methods have where nothing else is wanted.
    fn type_of_open(&mut self, values: &[Expr<'s>]) -> Type {
        let [only] = values else { return Type::Unknown };
        if !matches!(only.form, Form::Methods(_) | Form::LocalFunction(_)) {
            return Type::Unknown;
        }
        let known = self.known_value(None, only);
        let symbols = self.symbols;
        symbols.natural_type(&known, self).unwrap_or_default()
    }

    /// What is known about a lambda before its parameters have types.
    pub(super) fn lambda_shape(&self, node: Node<'s>) -> LambdaShape {
        let list = node.child(SyntaxKind::ParamList);
        let params = list.map(|list| {
            let params = list.children().filter(|it| it.kind() == SyntaxKind::Param);
            params.map(|param| self.written_type(param)).collect()
        });
        LambdaShape {
            node: node.id(),
            params,
            is_async: is_async(node),
            ret: self.written_type(node),
            body: body_shape(node, self.text),
        }
    }

    /// The type that stands in a parameter, or before a lambda's parameters.
    fn written_type(&self, node: Node<'s>) -> Option<Type> {
        let written = node.children().find(|child| child.kind().is_type())?;
        let ty = self.symbols.resolve(written, &self.at());
        match node.child(SyntaxKind::RankSpecifier) {
            Some(rank) if node.kind() == SyntaxKind::Param => {
                Some(Type::array(ty, crate::bind::resolve::rank_of(rank)))
            }
            _ => Some(ty),
        }
    }

    /// A lambda that becomes a delegate.
    pub(super) fn convert_lambda(&mut self, node: Node<'s>, to: &Type) {
        if let Some((params, ret)) = self.symbols.delegate_signature(to) {
            let types: Vec<_> = params.into_iter().map(|param| param.ty).collect();
            self.bind_lambda(node, &types, Some(ret));
            self.set_conversion(node, Conversion { to: to.clone(), user: None });
            return;
        }
        let natural = self.settle_lambda(node);
        let to = if natural.is_unknown() { to.clone() } else { natural };
        self.set_conversion(node, Conversion { to, user: None });
    }

    /// A lambda that nobody wants as anything in particular.
    pub(super) fn settle_lambda(&mut self, node: Node<'s>) -> Type {
        let shape = self.lambda_shape(node);
        let symbols = self.symbols;
        let natural = symbols.natural_type(&Value::Lambda(shape), self);
        let signature = natural.as_ref().and_then(|natural| symbols.delegate_signature(natural));
        if let (Some(natural), Some((params, ret))) = (natural, signature) {
            let types: Vec<_> = params.into_iter().map(|param| param.ty).collect();
            self.bind_lambda(node, &types, Some(ret));
            self.set_conversion(node, Conversion { to: natural.clone(), user: None });
            natural
        } else {
            self.bind_lambda(node, &[], None);
            Type::Unknown
        }
    }

    /// Binds a lambda for good. A trial has no use for that: only the types of results count.
    fn bind_lambda(&mut self, node: Node<'s>, params: &[Type], ret: Option<Type>) {
        if self.is_trial() {
            return;
        }
        let bindings = std::mem::take(&mut self.bindings);
        self.walk_function(node, params, Some(ret.unwrap_or_default()));
        self.bindings = bindings;
    }

    /// Walks a lambda; what it gave back, if that is to be found out.
    fn walk_function(&mut self, node: Node<'s>, params: &[Type], ret: Option<Type>) -> Vec<Option<Expr<'s>>> {
        let is_async = is_async(node);
        let function = self.push_function(node, FunctionKind::Lambda, ret.clone().unwrap_or_default());
        self.set(node, Type::Unknown, Meaning::Lambda(function));
        let returns = match ret {
            Some(ret) => self.returns_of(&ret, is_async, false),
            None => Returns::default(),
        };
        let outer_returns = std::mem::replace(&mut self.returns, returns);
        let outer = std::mem::replace(&mut self.function, function);
        let mark = self.names.mark();
        self.lambda_params(node, params);
        if let Some(block) = node.child(SyntaxKind::Block) {
            self.statement(block);
        } else if let Some(value) = expression(node) {
            self.returned(value);
        }
        self.names.leave(mark);
        self.function = outer;
        std::mem::replace(&mut self.returns, outer_returns).given
    }

    fn push_function(&mut self, node: Node<'s>, kind: FunctionKind, ret: Type) -> FunctionSym {
        let sym = FunctionSym(self.functions.len() as u32);
        let modifiers = node.child(SyntaxKind::Modifiers);
        self.functions.push(Function {
            node: node.id(),
            parent: Some(self.function),
            params: Vec::new(),
            ret,
            kind,
            generics: Vec::new(),
            is_iterator: false,
            is_async: is_async(node),
            is_static: modifiers.is_some_and(|it| it.token(SyntaxKind::StaticKw).is_some()),
            uses_this: false,
        });
        self.local_signatures.push(None);
        sym
    }

    fn lambda_params(&mut self, node: Node<'s>, types: &[Type]) {
        let Some(list) = node.child(SyntaxKind::ParamList) else {
            // `delegate { }` ignores what it is given.
            for ty in types {
                let local = self.declare_named("", None, ty.clone(), LocalKind::Param(ParamMode::Value));
                self.functions[self.function.0 as usize].params.push(Parameter::Local(local));
            }
            return;
        };
        let params = list.children().filter(|it| it.kind() == SyntaxKind::Param);
        for (index, param) in params.enumerate() {
            let written = self.written_type(param);
            if let (Some(ty), Some(node)) = (&written, param.children().find(|it| it.kind().is_type())) {
                self.set(node, ty.clone(), Meaning::None);
            }
            let ty = written.unwrap_or_else(|| types.get(index).cloned().unwrap_or_default());
            self.function_param(param, &ty, mode_of(param));
        }
    }

    fn function_param(&mut self, param: Node<'s>, ty: &Type, mode: ParamMode) {
        let local = self.declare(param, ty.clone(), LocalKind::Param(mode));
        self.set(param, ty.clone(), Meaning::Local(local));
        self.functions[self.function.0 as usize].params.push(Parameter::Local(local));
        if let Some(default) = param.child(SyntaxKind::EqualsValue) {
            self.value_of(default, ty);
        }
    }

    /// Brings a local function into scope: it is seen in all of its block.
    pub(super) fn declare_local_function(&mut self, node: Node<'s>) {
        let sym = self.push_function(node, FunctionKind::Local, Type::Unknown);
        let generics = self.enter_generics(node);
        let owner = ParamOwner::Local(node.id());
        let type_params = (0..generics.len()).map(|index| TypeParam { owner, index: index as u16 }).collect();
        let list = node.child(SyntaxKind::ParamList);
        let params = list.into_iter().flat_map(Node::children).filter(|it| it.kind() == SyntaxKind::Param);
        let params = params.map(|param| self.param_info(param)).collect();
        let ret = self.written_type(node).unwrap_or_default();
        self.generics.truncate(self.generics.len() - generics.len());
        let function = &mut self.functions[sym.0 as usize];
        function.ret = ret.clone();
        function.generics = generics;
        function.is_iterator = contains_yield(node);
        let signature = LocalSignature { generics: type_params, params, ret };
        self.local_signatures[sym.0 as usize] = Some(Rc::new(signature));
        if let Some(name) = node.token(SyntaxKind::Ident).and_then(|token| self.name_of(token)) {
            self.names.enter(name, Binding::Function(sym));
        }
        self.set(node, Type::Unknown, Meaning::LocalFunction(sym));
    }

    /// The type parameters of a local function; they are in scope until somebody cuts them off.
    fn enter_generics(&mut self, node: Node<'s>) -> Vec<Name> {
        let list = node.child(SyntaxKind::TypeParamList).into_iter().flat_map(Node::children);
        let params = list.filter(|it| it.kind() == SyntaxKind::TypeParam);
        let names = params.filter_map(|it| it.token(SyntaxKind::Ident));
        let names: Vec<_> = names.filter_map(|token| self.name_of(token)).collect();
        for (index, &name) in names.iter().enumerate() {
            let owner = ParamOwner::Local(node.id());
            self.generics.push((name, TypeParam { owner, index: index as u16 }));
        }
        names
    }

    fn param_info(&self, param: Node<'s>) -> ParamInfo {
        let name = param.token(SyntaxKind::Ident).and_then(|token| self.name_of(token));
        ParamInfo {
            name: name.unwrap_or(ir::NameId(0)),
            ty: self.written_type(param).unwrap_or_default(),
            mode: mode_of(param),
            is_optional: param.child(SyntaxKind::EqualsValue).is_some(),
            node: Some(param.id()),
        }
    }

    /// The body of a local function.
    pub(super) fn local_function(&mut self, node: Node<'s>) {
        if self.is_trial() {
            return;
        }
        let found = self.functions.iter().rposition(|function| function.node == node.id());
        let Some(index) = found else { return };
        let sym = FunctionSym(index as u32);
        let Some(signature) = self.local_signatures[index].clone() else { return };
        let (is_async, is_iterator) = (self.functions[index].is_async, self.functions[index].is_iterator);
        let returns = self.returns_of(&signature.ret, is_async, is_iterator);
        let outer_returns = std::mem::replace(&mut self.returns, returns);
        let outer = std::mem::replace(&mut self.function, sym);
        let generics = self.enter_generics(node).len();
        let mark = self.names.mark();
        let list = node.child(SyntaxKind::ParamList).into_iter().flat_map(Node::children);
        let params = list.filter(|it| it.kind() == SyntaxKind::Param);
        for (param, info) in params.zip(&signature.params) {
            self.function_param(param, &info.ty, info.mode);
        }
        for written in node.children().filter(|child| child.kind().is_type()) {
            self.set(written, signature.ret.clone(), Meaning::None);
        }
        self.function_body(node);
        self.names.leave(mark);
        self.generics.truncate(self.generics.len() - generics);
        self.function = outer;
        self.returns = outer_returns;
    }

    /// What a local function's name is as a value.
    pub(super) fn value_of_local_function(&self, function: FunctionSym) -> Value {
        match &self.local_signatures[function.0 as usize] {
            Some(signature) => Value::Function(signature.params.clone(), signature.ret.clone()),
            None => Value::Shapeless,
        }
    }

    /// Notes that the current function calls or hands on a local function: if that uses `this`, so does this.
    pub(super) fn note_use_of(&mut self, function: FunctionSym) {
        if !self.is_trial() {
            self.used_functions.push((self.function, function));
        }
    }

    /// Functions that use others that use `this` use it too.
    pub(super) fn spread_this(&mut self) {
        let uses = std::mem::take(&mut self.used_functions);
        let outer = self.function;
        loop {
            let mut changed = false;
            for &(user, used) in &uses {
                if self.functions[used.0 as usize].uses_this && !self.functions[user.0 as usize].uses_this {
                    self.function = user;
                    self.uses_this();
                    changed = true;
                }
            }
            if !changed {
                break;
            }
        }
        self.function = outer;
    }
}

fn is_async(node: Node<'_>) -> bool {
    node.child(SyntaxKind::Modifiers).is_some_and(|it| it.token(SyntaxKind::AsyncKw).is_some())
}

/// Is it a function in a function, whose statements are not those of the outer one?
fn is_function(kind: SyntaxKind) -> bool {
    matches!(kind, SyntaxKind::LambdaExpr | SyntaxKind::AnonymousMethodExpr | SyntaxKind::LocalFunction)
}

/// Does a statement that `test` holds for stand in a function, outside of functions in it?
fn any_statement(function: Node<'_>, test: &dyn Fn(Node<'_>) -> bool) -> bool {
    let mut open: Vec<_> = function.children().collect();
    while let Some(node) = open.pop() {
        if test(node) {
            return true;
        }
        // No statement stands in an expression but in functions.
        if !is_function(node.kind()) && !node.kind().is_expression() {
            open.extend(node.children());
        }
    }
    false
}

/// Does a function `yield`?
pub(super) fn contains_yield(function: Node<'_>) -> bool {
    any_statement(function, &|node| node.kind() == SyntaxKind::YieldStmt)
}

/// What kind of body a lambda has.
fn body_shape(node: Node<'_>, text: &str) -> BodyShape {
    let Some(block) = node.child(SyntaxKind::Block) else {
        return expression(node).map_or(BodyShape::Nothing, |value| expression_shape(value, text));
    };
    let is_return = |node: Node<'_>| node.kind() == SyntaxKind::ReturnStmt;
    if any_statement(block, &|node| is_return(node) && expression(node).is_some()) {
        return BodyShape::Values;
    }
    let ends = block.children().last().is_some_and(|last| never_ends(last, text));
    if ends && !any_statement(block, &is_return) { BodyShape::Never } else { BodyShape::Nothing }
}

/// `throw`, or a loop without an end.
fn never_ends(node: Node<'_>, text: &str) -> bool {
    match node.kind() {
        SyntaxKind::ThrowStmt => true,
        SyntaxKind::WhileStmt => {
            let is_endless = expression(node).is_some_and(|condition| condition.text(text) == "true");
            is_endless && !any_statement(node, &|inner| inner.kind() == SyntaxKind::BreakStmt)
        }
        SyntaxKind::Block => node.children().last().is_some_and(|last| never_ends(last, text)),
        _ => false,
    }
}

fn expression_shape(node: Node<'_>, text: &str) -> BodyShape {
    let node = if node.kind() == SyntaxKind::ConditionalAccessExpr {
        node.children().last().unwrap_or(node)
    } else {
        node
    };
    match node.kind() {
        SyntaxKind::InvocationExpr
        | SyntaxKind::AssignExpr
        | SyntaxKind::AwaitExpr
        | SyntaxKind::ObjectCreationExpr
        | SyntaxKind::ImplicitObjectCreationExpr => BodyShape::Statement,
        SyntaxKind::PostfixExpr => {
            if node.text(text).ends_with('!') {
                BodyShape::Expression
            } else {
                BodyShape::Statement
            }
        }
        SyntaxKind::PrefixExpr => {
            let text = node.text(text);
            let changes = text.starts_with("++") || text.starts_with("--");
            if changes { BodyShape::Statement } else { BodyShape::Expression }
        }
        SyntaxKind::ThrowExpr => BodyShape::Never,
        _ => BodyShape::Expression,
    }
}
