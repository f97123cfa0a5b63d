//! A small reader of expressions: just enough to ask the binder's relations about calls in real C#. Fields of
//! the class `Test` are variables; each statement of its method `Run` is a question.

use csharp::bind::{
    Argument, At, BinaryOp, BodyShape, Entity, Group, LambdaShape, Lambdas, MemberKind, Operand, Origin,
    Outcome, ProjectId, ProjectInfo, ScopeId, Source, Symbols, Type, Value,
};
use csharp::syntax::{Node, NodeId, ParseOptions, SyntaxKind, parse};
use ir::{Const, IntKind, ParamMode};
use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::{Arc, OnceLock};

/// The bundled outlines of .NET, parsed once.
fn framework() -> Vec<Arc<Source>> {
    static FILES: OnceLock<Vec<Arc<Source>>> = OnceLock::new();
    let all = || {
        let files = csharp::framework::files().iter();
        let source = |(path, text): &(&'static str, &'static str)| {
            let tree = parse(text, &ParseOptions::default()).tree;
            let text = Cow::Borrowed(*text);
            Arc::new(Source::new((*path).to_owned(), text, tree, Origin::Outline, ProjectId::LIBRARIES))
        };
        files.map(source).collect()
    };
    FILES.get_or_init(all).clone()
}

/// A program and .NET.
pub(crate) fn declare(text: &str) -> Symbols {
    let usings = "using System; using System.Collections.Generic; using System.Linq; using System.Threading; using System.Threading.Tasks; using System.Collections.Concurrent;";
    let text = format!("{usings}\n{text}");
    let parsed = parse(&text, &ParseOptions::default());
    assert_eq!(parsed.problems, [], "{text}");
    let program =
        Source::new("a.cs".to_owned(), Cow::Owned(text), parsed.tree, Origin::Program, ProjectId(1));
    let mut sources = framework();
    sources.push(Arc::new(program));
    Symbols::declare(vec![ProjectInfo::default(), ProjectInfo::default()], sources)
}

/// The types of the fields of the class `Test`, in order.
pub(crate) fn fields(symbols: &Symbols) -> Vec<Type> {
    let members = symbols.members.entries().filter(|(_, member)| {
        member.kind == MemberKind::Field && symbols.text(symbols.types[member.owner].full_name) == "Test"
    });
    members.map(|(sym, _)| symbols.signature(sym).ty.clone()).collect()
}

/// Each statement of `Run` with what it calls and its type.
pub(crate) fn answers(symbols: &Symbols) -> String {
    let (sym, decl) = symbols
        .types
        .entries()
        .find(|(_, decl)| decl.origin == Origin::Program && symbols.text(decl.name) == "Test")
        .expect("the snippet has a class `Test`");
    let run = symbols.names.find("Run").and_then(|name| symbols.declared(sym, name).next());
    let run = run.expect("the class has a method `Run`");
    let source = &symbols.sources[symbols.members[run].source];
    let at = At::in_member(symbols, run);
    let this = symbols.open(sym);
    let mut reader = Reader {
        symbols,
        source,
        at,
        scope: decl.parts[0].scope,
        this,
        variables: Vec::new(),
        said: None,
        known: HashMap::new(),
        nonsense: false,
    };
    let body = symbols.member_node(run).child(SyntaxKind::Block).expect("`Run` has a body");
    let mut out = String::new();
    for statement in body.children() {
        let question = statement.children().next().expect("a statement is an expression");
        reader.said = None;
        let ty = match reader.value(question) {
            Value::Typed(ty) | Value::Constant(ty, _) => symbols.display(&ty),
            other => format!("{other:?}"),
        };
        let call = reader.said.as_deref().unwrap_or("no call");
        let _ = writeln!(out, "{}\n    {}: {}", question.text(&source.text), short(call), short(&ty));
    }
    out
}

struct Reader<'s> {
    symbols: &'s Symbols,
    source: &'s Source,
    at: At<'s>,
    scope: ScopeId,
    this: Type,
    variables: Vec<(String, Type)>,
    /// The outermost call of the statement.
    said: Option<String>,
    /// What lambdas were found to return, and whether they make sense, by the types of all variables around.
    known: HashMap<(NodeId, Vec<Type>), (Type, bool)>,
    /// Was a member asked for that a known type does not have?
    nonsense: bool,
}

/// What stands left of a dot.
enum Left {
    Static(Type),
    Value(Type),
    Nothing,
}

impl Reader<'_> {
    fn value(&mut self, node: Node<'_>) -> Value {
        let text = node.text(&self.source.text);
        match node.kind() {
            SyntaxKind::LiteralExpr => literal(text),
            SyntaxKind::ParenExpr => {
                node.children().next().map_or(Value::Shapeless, |inner| self.value(inner))
            }
            SyntaxKind::NameExpr | SyntaxKind::MemberAccessExpr => self.name(node),
            SyntaxKind::LambdaExpr | SyntaxKind::AnonymousMethodExpr => Value::Lambda(self.lambda(node)),
            SyntaxKind::InvocationExpr => self.call(node),
            SyntaxKind::ObjectCreationExpr => self.creation(node),
            SyntaxKind::AwaitExpr => {
                let operand = self.first_type(node);
                Value::Typed(self.symbols.await_result(&operand, self.scope))
            }
            SyntaxKind::BinaryExpr => self.binary(node),
            SyntaxKind::CastExpr => Value::Typed(self.written_type(node)),
            SyntaxKind::ThisExpr => Value::Typed(self.this.clone()),
            SyntaxKind::InterpolatedStringExpr => Value::Interpolated,
            SyntaxKind::CollectionExpr => {
                let elements: Vec<_> = node.children().collect();
                Value::Collection(elements.into_iter().map(|element| self.value(element)).collect())
            }
            SyntaxKind::DefaultExpr if text == "default" => Value::Default,
            SyntaxKind::DeclarationExpr => Value::OutVar,
            SyntaxKind::ThrowExpr => Value::Typed(Type::Never),
            _ => Value::Shapeless,
        }
    }

    fn type_of(&mut self, node: Node<'_>) -> Type {
        match self.value(node) {
            Value::Typed(ty) | Value::Constant(ty, _) => ty,
            Value::Null => Type::Null,
            _ => Type::Unknown,
        }
    }

    fn first_type(&mut self, node: Node<'_>) -> Type {
        node.children().next().map_or(Type::Unknown, |inner| self.type_of(inner))
    }

    fn written_type(&self, node: Node<'_>) -> Type {
        let ty = node.children().find(|it| it.kind().is_type());
        ty.map_or(Type::Unknown, |ty| self.symbols.resolve(ty, &self.at))
    }

    fn left(&mut self, node: Node<'_>) -> Left {
        let Some(left) = node.children().next().filter(|_| node.kind() == SyntaxKind::MemberAccessExpr)
        else {
            return Left::Nothing;
        };
        let ty = self.type_of(left);
        let is_name = left.kind() == SyntaxKind::NameExpr || left.kind().is_type();
        match self.symbols.resolve_entity(left, &self.at) {
            Some(Entity::Type(named)) if is_name && ty.is_unknown() => Left::Static(named),
            _ => Left::Value(ty),
        }
    }

    /// The last name of an access.
    fn last_name(&self, node: Node<'_>) -> &str {
        let tokens = node.own_tokens().filter(|(_, token)| token.kind == SyntaxKind::Ident);
        tokens.last().map_or("", |(_, token)| token.range().of(&self.source.text))
    }

    fn name(&mut self, node: Node<'_>) -> Value {
        let name = self.last_name(node).to_owned();
        let variable = self.variables.iter().rev().find(|(variable, _)| *variable == name);
        if let Some((_, ty)) = variable.filter(|_| node.kind() == SyntaxKind::NameExpr) {
            return Value::Typed(ty.clone());
        }
        let (owner, is_value) = match self.left(node) {
            Left::Static(ty) => (ty, false),
            Left::Value(ty) => (ty, true),
            Left::Nothing => (self.this.clone(), false),
        };
        let Some(name) = self.symbols.names.find(&name) else { return Value::Typed(Type::Unknown) };
        let methods = self.symbols.members(&owner, name);
        match methods.first() {
            Some(found) if self.symbols.members[found.member].kind == MemberKind::Method => {
                Value::Group(Group { methods, type_args: self.type_args(node), receiver: None })
            }
            Some(found) => {
                let signature = self.symbols.signature(found.member);
                Value::Typed(self.symbols.seen_through(&signature.ty, &found.owner))
            }
            None => {
                let property = self.symbols.extension_property(&owner, name, self.scope);
                self.nonsense |= property.is_none() && is_value && !owner.is_unknown();
                Value::Typed(property.map(|(_, ty)| ty).unwrap_or_default())
            }
        }
    }

    fn type_args(&self, node: Node<'_>) -> Vec<Type> {
        let list = node.child(SyntaxKind::TypeArgList);
        list.into_iter().flat_map(Node::children).map(|ty| self.symbols.resolve(ty, &self.at)).collect()
    }

    fn lambda(&self, node: Node<'_>) -> LambdaShape {
        let list = node.child(SyntaxKind::ParamList);
        let params = list.map(|list| {
            let params = list.children().filter(|it| it.kind() == SyntaxKind::Param);
            params
                .map(|param| {
                    let ty = param.children().find(|it| it.kind().is_type());
                    ty.map(|ty| self.symbols.resolve(ty, &self.at))
                })
                .collect()
        });
        let is_async = node
            .child(SyntaxKind::Modifiers)
            .is_some_and(|words| words.text(&self.source.text).contains("async"));
        LambdaShape { node: node.id(), params, is_async, ret: None, body: shape(node) }
    }

    fn arguments(&mut self, node: Node<'_>) -> Vec<Argument> {
        let list = node.child(SyntaxKind::ArgList);
        let args: Vec<_> = list.into_iter().flat_map(Node::children).collect();
        args.into_iter().map(|arg| self.argument(arg)).collect()
    }

    fn argument(&mut self, arg: Node<'_>) -> Argument {
        let mode = if arg.token(SyntaxKind::OutKw).is_some() {
            ParamMode::Out
        } else if arg.token(SyntaxKind::RefKw).is_some() {
            ParamMode::Ref
        } else {
            ParamMode::Value
        };
        let name = arg.token(SyntaxKind::Ident).map(|token| token.range().of(&self.source.text));
        let name = name.and_then(|name| self.symbols.names.find(name));
        let inner = arg.children().last().expect("an argument has an expression");
        let value = self.value(inner);
        Argument { node: inner.id(), name, mode, value }
    }

    fn call(&mut self, node: Node<'_>) -> Value {
        let callee = node.children().next().expect("a call has a callee");
        let args = self.arguments(node);
        let name = self.last_name(callee).to_owned();
        let Some(name) = self.symbols.names.find(&name) else { return Value::Typed(Type::Unknown) };
        let type_args = self.type_args(callee);
        let left = self.left(callee);
        let (owner, is_value) = match &left {
            Left::Static(ty) => (ty.clone(), false),
            Left::Value(ty) => (ty.clone(), true),
            Left::Nothing => (self.this.clone(), false),
        };
        let symbols = self.symbols;
        let mut outcome = symbols.resolve_call(&symbols.members(&owner, name), &type_args, &args, None, self);
        if is_value && !outcome.applies() {
            let extension = symbols.resolve_extension(&owner, name, &type_args, &args, self.scope, self);
            if extension.applies() {
                outcome = extension;
            }
        }
        self.finish(outcome)
    }

    fn creation(&mut self, node: Node<'_>) -> Value {
        let ty = self.written_type(node);
        let args = self.arguments(node);
        let symbols = self.symbols;
        let outcome = symbols.resolve_call(&symbols.constructors(&ty), &[], &args, None, self);
        self.finish(outcome);
        Value::Typed(ty)
    }

    fn finish(&mut self, outcome: Outcome) -> Value {
        let sure = match outcome {
            Outcome::One(_) => "",
            Outcome::Ambiguous(_) => "perhaps ",
            Outcome::NoneApplies(_) => "not ",
        };
        let Some(choice) = outcome.guess() else {
            self.said = Some("nothing".to_owned());
            return Value::Typed(Type::Unknown);
        };
        self.said = Some(format!("{sure}{}", show(self.symbols, &choice.call)));
        Value::Typed(choice.ty)
    }

    fn binary(&mut self, node: Node<'_>) -> Value {
        let sides: Vec<_> = node.children().collect();
        let [left, right] = sides[..] else { return Value::Shapeless };
        let symbol: String =
            node.own_tokens().map(|(_, token)| token.range().of(&self.source.text)).collect();
        let Some(op) = BinaryOp::from_symbol(&symbol) else { return Value::Typed(Type::BOOL) };
        let (left, right) = (self.operand(left), self.operand(right));
        Value::Typed(self.symbols.binary(op, &left, &right).ty().clone())
    }

    fn operand(&mut self, node: Node<'_>) -> Operand {
        let (ty, constant) = match self.value(node) {
            Value::Constant(ty, constant) => (ty, Some(constant)),
            Value::Typed(ty) => (ty, None),
            Value::Null => (Type::Null, None),
            _ => (Type::Unknown, None),
        };
        Operand { node: node.id(), ty, constant }
    }
}

impl Lambdas for Reader<'_> {
    fn returns(&mut self, lambda: NodeId, params: &[Type], _expected: Option<&Type>) -> Type {
        self.judge(lambda, params).0
    }

    fn makes_sense(&mut self, lambda: NodeId, params: &[Type]) -> bool {
        self.judge(lambda, params).1
    }
}

impl Reader<'_> {
    /// What a lambda returns, and whether its body makes sense.
    fn judge(&mut self, lambda: NodeId, params: &[Type]) -> (Type, bool) {
        let around = self.variables.iter().map(|(_, ty)| ty);
        let key = (lambda, around.chain(params).cloned().collect::<Vec<_>>());
        if let Some(known) = self.known.get(&key) {
            return known.clone();
        }
        let outer = std::mem::replace(&mut self.nonsense, false);
        let ty = self.body_type(lambda, params);
        let judged = (ty, !std::mem::replace(&mut self.nonsense, outer));
        self.known.insert(key, judged.clone());
        judged
    }

    fn body_type(&mut self, lambda: NodeId, params: &[Type]) -> Type {
        let node = self.source.node(lambda);
        let outer = self.variables.len();
        let said = self.said.take();
        let names = node.child(SyntaxKind::ParamList).into_iter().flat_map(Node::children);
        for (name, ty) in names.filter(|it| it.kind() == SyntaxKind::Param).zip(params) {
            self.variables.push((self.last_name(name).to_owned(), ty.clone()));
        }
        let body = node.children().last().expect("a lambda has a body");
        let result = if body.kind() == SyntaxKind::Block {
            let returns: Vec<_> =
                body.descendants().filter(|it| it.kind() == SyntaxKind::ReturnStmt).collect();
            let types: Vec<Type> = returns.into_iter().map(|it| self.first_type(it)).collect();
            if types.is_empty() {
                Type::VOID
            } else {
                self.symbols.best_common_type(&types).unwrap_or_default()
            }
        } else {
            self.type_of(body)
        };
        self.variables.truncate(outer);
        self.said = said;
        result
    }
}

/// What kind of body a lambda has.
fn shape(lambda: Node<'_>) -> BodyShape {
    let body = lambda.children().last().expect("a lambda has a body");
    let has = |kind| body.descendants().any(|it| it.kind() == kind);
    let returns_value =
        body.descendants().any(|it| it.kind() == SyntaxKind::ReturnStmt && it.children().next().is_some());
    match body.kind() {
        SyntaxKind::Block if returns_value => BodyShape::Values,
        SyntaxKind::Block if has(SyntaxKind::ThrowStmt) => BodyShape::Never,
        SyntaxKind::Block => BodyShape::Nothing,
        SyntaxKind::ThrowExpr => BodyShape::Never,
        SyntaxKind::InvocationExpr
        | SyntaxKind::AwaitExpr
        | SyntaxKind::AssignExpr
        | SyntaxKind::PostfixExpr
        | SyntaxKind::ObjectCreationExpr => BodyShape::Statement,
        _ => BodyShape::Expression,
    }
}

fn literal(text: &str) -> Value {
    match text {
        "null" => Value::Null,
        "default" => Value::Default,
        "true" | "false" => Value::Typed(Type::BOOL),
        _ if text.starts_with('"') => Value::Typed(Type::STRING),
        _ if text.starts_with('\'') => Value::Typed(Type::Prim(ir::Prim::Char)),
        _ if text.contains('.') => Value::Typed(Type::Prim(ir::Prim::Double)),
        _ if text.ends_with('L') => Value::Typed(Type::Prim(ir::Prim::Long)),
        _ => {
            let number = text.parse().unwrap_or(0);
            Value::Constant(Type::INT, Const::Int(IntKind::Int, number))
        }
    }
}

/// `Task.Run<int>(Func<Task<TResult>>) [Node]`: the method as it is declared, and what is passed.
fn show(symbols: &Symbols, call: &csharp::bind::facts::Call) -> String {
    use csharp::bind::facts::Arg;
    let member = &symbols.members[call.method];
    let owner = symbols.display(&call.owner);
    let type_args: Vec<_> = call.type_args.iter().map(|ty| symbols.display(ty)).collect();
    let type_args = if type_args.is_empty() { String::new() } else { format!("<{}>", type_args.join(", ")) };
    let params = &symbols.signature(call.method).params;
    let params: Vec<_> = params.iter().map(|param| symbols.display(&param.ty)).collect();
    let args = call.args.iter().map(|arg| match arg {
        Arg::Node(_) => "value".to_owned(),
        Arg::Receiver => "receiver".to_owned(),
        Arg::Rest(rest) => format!("rest {}", rest.len()),
        Arg::Default => "default".to_owned(),
    });
    let args: Vec<_> = args.collect();
    let name = symbols.text(member.name);
    format!("{owner}.{name}{type_args}({}) [{}]", params.join(", "), args.join(", "))
}

/// Without the namespaces that everybody knows.
fn short(text: &str) -> String {
    text.replace("System.Collections.Generic.", "")
        .replace("System.Threading.Tasks.", "")
        .replace("System.Threading.", "")
        .replace("System.Linq.", "")
        .replace("System.", "")
}
