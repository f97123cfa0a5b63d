//! Read, change, write in one step: `n++` to `Interlocked.Increment(ref n)`.

use super::site::{Draft, Site, plain_argument};
use super::{Library, OTHER_SHAPE, Refusal, refuse};
use crate::bind::facts::Meaning;
use crate::bind::{MemberKind, Type};
use crate::syntax::{Node, SyntaxKind, TextRange, ast};
use finding::Repair;
use ir::Prim;

pub(super) fn update(site: &Site<'_>) -> Result<Repair, Refusal> {
    let target = site.node();
    let update = target.parent().ok_or(OTHER_SHAPE)?;
    if update.children().next() != Some(target) {
        return Err(OTHER_SHAPE);
    }
    let prim = must_be_variable(site, target, &[Prim::Int, Prim::Long])?;
    let is_checked =
        |node: Node<'_>| matches!(node.kind(), SyntaxKind::CheckedStmt | SyntaxKind::CheckedExpr);
    if update.ancestors().any(is_checked) {
        return refuse("`Interlocked` does not check for overflow");
    }
    if site.has_remarks(update.range()) {
        return refuse("there is a comment inside of it");
    }
    let step = Step::of(site, update, target)?;
    if let Some(amount) = step.amount() {
        must_fit(site, amount, prim)?;
    }
    let name = site.text(target);
    let mut draft = site.draft(format!("change `{name}` by `Interlocked.{}`", step.method()));
    let text = step.written(site, name, use_of(site, update)?, &mut draft);
    draft.replace(update.range(), text);
    Ok(draft.safe())
}

/// `n` to `Interlocked.Read(ref n)`, `n = v;` to `Volatile.Write(ref n, v);`, `n++` to an update.
pub(super) fn access(site: &Site<'_>) -> Result<Repair, Refusal> {
    let target = site.node();
    let parent = target.parent().ok_or(OTHER_SHAPE)?;
    let is_first = parent.children().next() == Some(target);
    match parent.kind() {
        SyntaxKind::PostfixExpr | SyntaxKind::PrefixExpr if is_change(parent) => return update(site),
        SyntaxKind::AssignExpr if is_first && parent.token(SyntaxKind::Eq).is_none() => return update(site),
        SyntaxKind::AssignExpr if is_first => return update(site).or_else(|_| write(site, target, parent)),
        SyntaxKind::Argument if plain_argument(parent).is_none() => return Err(OTHER_SHAPE),
        _ => {}
    }
    let prim = must_be_variable(site, target, &[Prim::Long, Prim::Double])?;
    let name = site.text(target);
    let ty = if prim == Prim::Long { "Interlocked" } else { "Volatile" };
    site.needs(if prim == Prim::Long { Library::Threads } else { Library::Tasks })?;
    let mut draft = site.draft(format!("read `{name}` in one step"));
    let ty = site.name_of("System.Threading", ty, &mut draft);
    draft.replace(target.range(), format!("{ty}.Read(ref {name})"));
    Ok(draft.safe())
}

fn is_change(node: Node<'_>) -> bool {
    [SyntaxKind::PlusPlus, SyntaxKind::MinusMinus].into_iter().any(|kind| node.token(kind).is_some())
}

fn write(site: &Site<'_>, target: Node<'_>, assignment: Node<'_>) -> Result<Repair, Refusal> {
    must_be_variable(site, target, &[Prim::Long, Prim::Double])?;
    let value = ast::BinaryExpr::cast(assignment).and_then(ast::BinaryExpr::right).ok_or(OTHER_SHAPE)?;
    let is_statement = assignment.parent().is_some_and(|parent| parent.kind() == SyntaxKind::ExprStmt);
    if !is_statement || value.descendants().any(|node| node.kind() == SyntaxKind::AwaitExpr) {
        return refuse("its value is used or awaited");
    }
    site.needs(Library::Tasks)?;
    let name = site.text(target);
    let mut draft = site.draft(format!("write `{name}` in one step"));
    let volatile = site.name_of("System.Threading", "Volatile", &mut draft);
    draft.replace(
        TextRange::new(target.range().start, value.range().start),
        format!("{volatile}.Write(ref {name}, "),
    );
    draft.insert(value.range().end, ")");
    Ok(draft.safe())
}

/// A field or a local variable of one of these types.
fn must_be_variable(site: &Site<'_>, target: Node<'_>, types: &[Prim]) -> Result<Prim, Refusal> {
    let facts = site.facts()?;
    let is_variable = match facts.meaning(target.id()) {
        Meaning::Local(_) => true,
        Meaning::Member(used) => site.symbols.members[used.member].kind == MemberKind::Field,
        _ => false,
    };
    if !is_variable {
        return refuse("only fields and local variables can be passed by reference");
    }
    match facts.ty(target.id()) {
        Type::Prim(prim) if types.contains(prim) => Ok(*prim),
        _ => refuse("a variable of this type cannot be changed in one step on every framework"),
    }
}

/// What is added must fit without a cast, and be there before the address is taken.
fn must_fit(site: &Site<'_>, amount: Node<'_>, prim: Prim) -> Result<(), Refusal> {
    if amount.descendants().any(|node| node.kind() == SyntaxKind::AwaitExpr) {
        return refuse("what is added is awaited");
    }
    let fits = match site.facts()?.ty(amount.id()) {
        Type::Prim(Prim::Int | Prim::Short | Prim::UShort | Prim::Byte | Prim::SByte | Prim::Char) => true,
        Type::Prim(Prim::Long | Prim::UInt) => prim == Prim::Long,
        _ => false,
    };
    if fits { Ok(()) } else { refuse("what is added has another type") }
}

/// How the variable changes.
enum Step<'s> {
    Increment,
    Decrement,
    Add(Node<'s>),
    Subtract(Node<'s>),
}

impl<'s> Step<'s> {
    fn of(site: &Site<'_>, update: Node<'s>, target: Node<'s>) -> Result<Step<'s>, Refusal> {
        let operator = update.own_tokens().map(|(_, token)| token.kind).next();
        let assigned = || ast::BinaryExpr::cast(update).and_then(ast::BinaryExpr::right).ok_or(OTHER_SHAPE);
        let is_unary = matches!(update.kind(), SyntaxKind::PostfixExpr | SyntaxKind::PrefixExpr);
        match operator {
            Some(SyntaxKind::PlusPlus) if is_unary => Ok(Step::Increment),
            Some(SyntaxKind::MinusMinus) if is_unary => Ok(Step::Decrement),
            Some(SyntaxKind::PlusEq) => Ok(Step::Add(assigned()?)),
            Some(SyntaxKind::MinusEq) => Ok(Step::Subtract(assigned()?)),
            Some(SyntaxKind::Eq) => Step::spelled_out(site, assigned()?, target),
            _ => refuse("`Interlocked` has no such step on every framework"),
        }
    }

    /// `x + 1`, assigned to `x`.
    fn spelled_out(site: &Site<'_>, value: Node<'s>, target: Node<'s>) -> Result<Step<'s>, Refusal> {
        let binary = ast::BinaryExpr::cast(value).filter(|it| it.node().kind() == SyntaxKind::BinaryExpr);
        let parts =
            binary.and_then(|it| Some((it.left()?, it.operator()?.of(&site.source.text), it.right()?)));
        let (left, operator, right) = parts.ok_or(OTHER_SHAPE)?;
        let name = site.text(target);
        let again = |node: Node<'_>| node.descendants().any(|inner| site.text(inner) == name);
        let step = match operator {
            "+" if site.text(left) == name && !again(right) => Step::Add(right),
            "+" if site.text(right) == name && !again(left) => Step::Add(left),
            "-" if site.text(left) == name && !again(right) => Step::Subtract(right),
            _ => return Err(OTHER_SHAPE),
        };
        Ok(match step {
            Step::Add(amount) if site.text(amount) == "1" => Step::Increment,
            Step::Subtract(amount) if site.text(amount) == "1" => Step::Decrement,
            step => step,
        })
    }

    fn amount(&self) -> Option<Node<'s>> {
        match self {
            Step::Increment | Step::Decrement => None,
            Step::Add(amount) | Step::Subtract(amount) => Some(*amount),
        }
    }

    fn method(&self) -> &'static str {
        match self {
            Step::Increment => "Increment",
            Step::Decrement => "Decrement",
            Step::Add(_) | Step::Subtract(_) => "Add",
        }
    }

    fn written(&self, site: &Site<'_>, name: &str, used: Use, draft: &mut Draft<'_>) -> String {
        let interlocked = site.name_of("System.Threading", "Interlocked", draft);
        let call = |rest: &str| format!("{interlocked}.{}(ref {name}{rest})", self.method());
        match self {
            Step::Increment => used.value_before(&call(""), "- 1"),
            Step::Decrement => used.value_before(&call(""), "+ 1"),
            Step::Add(amount) => call(&format!(", {}", site.text(*amount))),
            Step::Subtract(amount) => call(&format!(", {}", negated(*amount, site.text(*amount)))),
        }
    }
}

/// What becomes of the value of the expression.
#[derive(Clone, Copy)]
enum Use {
    /// Nothing, or it is the value after the step.
    After,
    /// The value before the step is all of a larger expression.
    BeforeAlone,
    /// The value before the step is part of a larger expression.
    BeforeInside,
}

/// `n++` is the value before the step, `Increment` gives the one after it.
fn use_of(site: &Site<'_>, update: Node<'_>) -> Result<Use, Refusal> {
    let Some(parent) = update.parent().filter(|_| update.kind() == SyntaxKind::PostfixExpr) else {
        return Ok(Use::After);
    };
    match parent.kind() {
        SyntaxKind::ExprStmt | SyntaxKind::ForIncrement => Ok(Use::After),
        SyntaxKind::ArrowBody => {
            let function = parent.parent().and_then(ast::Function::cast);
            let returns = function.and_then(ast::Function::return_type).map(|ty| site.text(ty));
            Ok(if returns == Some("void") { Use::After } else { Use::BeforeAlone })
        }
        SyntaxKind::LambdaExpr => {
            let mut functions = site.facts()?.functions.iter();
            let lambda = functions.find(|function| function.node == parent.id());
            match lambda.map(|lambda| &lambda.ret) {
                Some(Type::Unknown) | None => refuse("what the function returns is not known"),
                Some(ret) if *ret == Type::VOID => Ok(Use::After),
                Some(_) => Ok(Use::BeforeAlone),
            }
        }
        SyntaxKind::EqualsValue | SyntaxKind::ReturnStmt | SyntaxKind::Argument => Ok(Use::BeforeAlone),
        _ => Ok(Use::BeforeInside),
    }
}

impl Use {
    fn value_before(self, call: &str, back: &str) -> String {
        match self {
            Use::After => call.to_owned(),
            Use::BeforeAlone => format!("{call} {back}"),
            Use::BeforeInside => format!("({call} {back})"),
        }
    }
}

fn negated(amount: Node<'_>, text: &str) -> String {
    match amount.kind() {
        SyntaxKind::LiteralExpr
        | SyntaxKind::NameExpr
        | SyntaxKind::MemberAccessExpr
        | SyntaxKind::InvocationExpr
        | SyntaxKind::ElementAccessExpr
        | SyntaxKind::ParenExpr => format!("-{text}"),
        _ => format!("-({text})"),
    }
}
