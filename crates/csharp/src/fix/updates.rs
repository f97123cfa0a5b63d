//! Concurrent collections: several statements that ask, compute and put, as one call.
//!
//! - `AddOrUpdate` for an `if` that overwrites what is there, with an `else` that adds it.
//! - `GetOrAdd` with a function of several statements.
//! - `TryDequeue` and its like, asked instead of `IsEmpty` or `Count`.

use super::collections::{Check, free_local, is_steady, made, variable};
use super::site::{Call, Site, plain_argument};
use super::{Language, OTHER_SHAPE, Refusal, refuse};
use crate::bind::Type;
use crate::bind::facts::Meaning;
use crate::syntax::{Node, SyntaxKind, TextRange, ast};
use finding::{Applicability, Repair};
use ir::Prim;

/// `if (map.TryGetValue(key, out var n)) map[key] = n + 1; else map[key] = 1;` to
/// `map.AddOrUpdate(key, 1, (_, n) => n + 1);`.
pub(super) fn add_or_update(site: &Site<'_>, check: &Check<'_>) -> Result<Repair, Refusal> {
    let (branch, present, absent) = both_ways(check).ok_or(OTHER_SHAPE)?;
    if site.has_remarks(branch.range()) {
        return refuse("there is a comment in what would go");
    }
    let function = function_around(site, branch)?;
    let own = check.out.and_then(|out| variable(site.text(out)));
    let declared = own.as_ref().filter(|(_, declared)| !declared.is_empty()).map(|(name, _)| *name);
    if own.as_ref().is_some_and(|(name, _)| is_used_outside(site, function, branch, name)) {
        return refuse("the value that was asked for is used afterwards");
    }
    let name = declared.map_or_else(|| free_local(site), Ok)?;
    let update = updated(site, check, present, (name, own.as_ref().map(|(name, _)| *name)))?;
    let value = added(site, check, absent)?;
    let value_text = if is_steady(value) { site.text(value).to_owned() } else { made(site, value)? };
    let (map, key) = (site.text(check.map), site.text(check.key));
    let mut draft = site.draft("add or update it in one step");
    draft.replace(
        branch.range(),
        format!("{map}.AddOrUpdate({key}, {value_text}, (_, {name}) => {});", update.text),
    );
    // What computes the new value runs again if somebody else was faster.
    Ok(draft.finish(update.applicability))
}

/// The `if` that depends on nothing but the check, and the only statement on each way: the key is there, it is not.
fn both_ways<'s>(check: &Check<'s>) -> Option<(Node<'s>, Node<'s>, Node<'s>)> {
    let question = check.call.invocation;
    let parent = question.parent()?;
    let is_negated = parent.kind() == SyntaxKind::PrefixExpr && parent.token(SyntaxKind::Bang).is_some();
    let branch = if is_negated { parent.parent()? } else { parent };
    let branch = ast::IfStmt::cast(branch).filter(|it| it.node().kind() == SyntaxKind::IfStmt)?;
    if branch.node().child(SyntaxKind::ElseIfClause).is_some() {
        return None;
    }
    let otherwise =
        branch.node().child(SyntaxKind::ElseClause)?.children().find(|it| it.kind().is_statement())?;
    let (then, otherwise) = (only_statement(branch.then()?)?, only_statement(otherwise)?);
    let (present, absent) = if is_negated { (otherwise, then) } else { (then, otherwise) };
    Some((branch.node(), present, absent))
}

fn only_statement(statement: Node<'_>) -> Option<Node<'_>> {
    if statement.kind() != SyntaxKind::Block {
        return Some(statement);
    }
    let mut inside = statement.children();
    inside.next().filter(|_| inside.next().is_none())
}

/// A new value as an expression of the old one.
struct Update {
    text: String,
    applicability: Applicability,
}

/// What the statement makes of the element: `map[key] = f(map[key])`, `map[key] += x`, `map[key]++`.
fn updated(
    site: &Site<'_>,
    check: &Check<'_>,
    statement: Node<'_>,
    (name, own): (&str, Option<&str>),
) -> Result<Update, Refusal> {
    let expression = statement.children().next().filter(|_| statement.kind() == SyntaxKind::ExprStmt);
    let expression = expression.ok_or(OTHER_SHAPE)?;
    let element = expression.children().next().ok_or(OTHER_SHAPE)?;
    check.must_match(site, element)?;
    let operator = expression.own_tokens().next().map(|(_, token)| token.range().of(&site.source.text));
    let amount = ast::BinaryExpr::cast(expression).and_then(ast::BinaryExpr::right);
    let (text, parts) = match (operator.ok_or(OTHER_SHAPE)?, amount) {
        ("++", None) => (format!("{name} + 1"), None),
        ("--", None) => (format!("{name} - 1"), None),
        ("=", Some(value)) => (respelled(site, check, value, (name, own)), Some(value)),
        (compound @ ("+=" | "-=" | "*=" | "|=" | "&=" | "^="), Some(value)) => {
            let operator = compound.trim_end_matches('=');
            let value_text = respelled(site, check, value, (name, own));
            let is_simple = is_steady(value) || value.kind() == SyntaxKind::InvocationExpr;
            let value_text = if is_simple { value_text } else { format!("({value_text})") };
            (format!("{name} {operator} {value_text}"), Some(value))
        }
        _ => return Err(OTHER_SHAPE),
    };
    if operator != Some("=") {
        must_keep_type(site, element)?;
    }
    let inside = || parts.into_iter().flat_map(Node::descendants);
    if inside().any(changes_something) || text.contains(site.text(check.map)) {
        return refuse("to compute the new value does more than that");
    }
    let calls = inside()
        .any(|node| matches!(node.kind(), SyntaxKind::InvocationExpr | SyntaxKind::ObjectCreationExpr));
    Ok(Update { text, applicability: if calls { Applicability::Unsafe } else { Applicability::Safe } })
}

/// The sum of two small numbers is a large one.
fn must_keep_type(site: &Site<'_>, element: Node<'_>) -> Result<(), Refusal> {
    match site.facts()?.ty(element.id()) {
        Type::Prim(
            Prim::Int
            | Prim::Long
            | Prim::UInt
            | Prim::ULong
            | Prim::Float
            | Prim::Double
            | Prim::Decimal
            | Prim::String,
        ) => Ok(()),
        _ => refuse("the new value may be of another type"),
    }
}

fn changes_something(node: Node<'_>) -> bool {
    let is_change = |node: Node<'_>| {
        [SyntaxKind::PlusPlus, SyntaxKind::MinusMinus].into_iter().any(|kind| node.token(kind).is_some())
    };
    match node.kind() {
        SyntaxKind::AssignExpr | SyntaxKind::AwaitExpr | SyntaxKind::DeclarationExpr => true,
        SyntaxKind::PostfixExpr | SyntaxKind::PrefixExpr => is_change(node),
        SyntaxKind::Argument => plain_argument(node).is_none(),
        _ => false,
    }
}

/// The expression with the new name for the element.
fn respelled(
    site: &Site<'_>,
    check: &Check<'_>,
    value: Node<'_>,
    (name, own): (&str, Option<&str>),
) -> String {
    let is_element = |node: &Node<'_>| {
        node.kind() == SyntaxKind::ElementAccessExpr && check.must_match(site, *node).is_ok()
            || (node.kind() == SyntaxKind::NameExpr && Some(site.text(*node)) == own)
    };
    let mut text = String::new();
    let mut done = value.range().start;
    for node in value.descendants().filter(is_element) {
        text.push_str(TextRange::new(done, node.range().start).of(&site.source.text));
        text.push_str(name);
        done = node.range().end;
    }
    text.push_str(TextRange::new(done, value.range().end).of(&site.source.text));
    text
}

/// The value that is put where there is none: `map[key] = v`, `map.TryAdd(key, v)`.
fn added<'s>(site: &Site<'_>, check: &Check<'_>, statement: Node<'s>) -> Result<Node<'s>, Refusal> {
    let expression = statement.children().next().filter(|_| statement.kind() == SyntaxKind::ExprStmt);
    let expression = expression.ok_or(OTHER_SHAPE)?;
    if let Some(assignment) = ast::BinaryExpr::cast(expression) {
        check.must_match(site, assignment.left().ok_or(OTHER_SHAPE)?)?;
        let is_plain = expression.token(SyntaxKind::Eq).is_some();
        return assignment.right().filter(|_| is_plain).ok_or(OTHER_SHAPE);
    }
    let call = ast::InvocationExpr::cast(expression).ok_or(OTHER_SHAPE)?;
    let callee = call.callee().map(|callee| site.text(callee));
    let arguments: Option<Vec<Node<'_>>> =
        call.arguments().ok_or(OTHER_SHAPE)?.children().map(plain_argument).collect();
    match arguments.as_deref() {
        Some(&[key, value])
            if callee == Some(&*format!("{}.TryAdd", site.text(check.map)))
                && site.text(key) == site.text(check.key) =>
        {
            Ok(value)
        }
        _ => Err(OTHER_SHAPE),
    }
}

/// `if (!map.ContainsKey(key)) { …; map[key] = v; }` to `map.GetOrAdd(key, _ => { …; return v; });`; with a variable that
/// `TryGetValue` gave, that variable gets the result.
pub(super) fn get_or_add(
    site: &Site<'_>,
    check: &Check<'_>,
    (branch, block): (Node<'_>, Node<'_>),
    (act, value): (Node<'_>, Node<'_>),
) -> Result<Repair, Refusal> {
    let (Some(last), Some(first)) = (block.children().last(), block.children().next()) else {
        return Err(OTHER_SHAPE);
    };
    if act.parent() != Some(last) {
        return refuse("more than that depends on the check");
    }
    must_fit_in_function(site, check, block, last)?;
    let close = branch.token(SyntaxKind::RParen).ok_or(OTHER_SHAPE)?;
    let head = TextRange::new(branch.range().start, close.end);
    if site.has_remarks(head) || site.has_remarks(last.range()) {
        return refuse("there is a comment in what would go");
    }
    let (map, key) = (site.text(check.map), site.text(check.key));
    let mut draft = site.draft("get or add it in one step");
    let out = check.out.map(|out| site.text(out)).filter(|out| *out != "out _");
    let result = match out {
        None => String::new(),
        Some(out) => {
            let (variable, declared) = variable(out).ok_or(OTHER_SHAPE)?;
            let name = free_local(site)?;
            rename(site, &mut draft, (first, last, block), (variable, name), value)?;
            format!("{declared}{variable} = ")
        }
    };
    draft.replace(head, format!("{result}{map}.GetOrAdd({key}, _ =>"));
    if out.is_none() {
        draft.replace(last.range(), format!("return {};", site.text(value)));
    }
    draft.insert(block.range().end, ");");
    draft.names_something_in(site.body().map_or(site.source.tree.root(), |body| site.source.node(body.node)));
    Ok(draft.safe())
}

/// Inside of the function the variable is another one: `list = new List<int>();` to `var made = new List<int>();`.
fn rename(
    site: &Site<'_>,
    draft: &mut super::site::Draft<'_>,
    (first, last, block): (Node<'_>, Node<'_>, Node<'_>),
    (variable, name): (&str, &str),
    value: Node<'_>,
) -> Result<(), Refusal> {
    let assignment =
        first.child(SyntaxKind::AssignExpr).and_then(ast::BinaryExpr::cast).ok_or(OTHER_SHAPE)?;
    let (left, right) = assignment.left().zip(assignment.right()).ok_or(OTHER_SHAPE)?;
    let has_type = matches!(
        right.kind(),
        SyntaxKind::ObjectCreationExpr | SyntaxKind::InvocationExpr | SyntaxKind::MemberAccessExpr
    );
    if site.text(left) != variable || site.text(value) != variable || !has_type {
        return refuse("the value is made in another way");
    }
    let mentions = block.descendants().filter(|node| {
        node.kind() == SyntaxKind::NameExpr
            && site.text(*node) == variable
            && node.range().end <= last.range().start
    });
    for mention in mentions {
        let text = if mention == left { format!("var {name}") } else { name.to_owned() };
        draft.replace(mention.range(), text);
    }
    draft.replace(last.range(), format!("return {name};"));
    Ok(())
}

/// Can the statements move into a function of their own?
fn must_fit_in_function(
    site: &Site<'_>,
    check: &Check<'_>,
    block: Node<'_>,
    last: Node<'_>,
) -> Result<(), Refusal> {
    let cannot_move = |node: Node<'_>| {
        matches!(
            node.kind(),
            SyntaxKind::AwaitExpr
                | SyntaxKind::ReturnStmt
                | SyntaxKind::GotoStmt
                | SyntaxKind::BreakStmt
                | SyntaxKind::ContinueStmt
                | SyntaxKind::YieldStmt
                | SyntaxKind::BaseExpr
        )
    };
    if block.descendants().any(cannot_move) {
        return refuse("the statements cannot move into a function of their own");
    }
    let map = site.text(check.map);
    let before = |node: &Node<'_>| node.range().end <= last.range().start;
    let says = |node: Node<'_>, word: &str| {
        node.tokens().any(|(_, token)| token.range().of(&site.source.text) == word)
    };
    if block.descendants().filter(before).any(|node| site.text(node) == map) || says(block, "_") {
        return refuse("the statements use the map, or something that is called `_`");
    }
    let function = function_around(site, block)?;
    let is_struct =
        |node: Node<'_>| matches!(node.kind(), SyntaxKind::StructDecl | SyntaxKind::RecordStructDecl);
    let is_reference = |param: &Node<'_>| {
        let words = [SyntaxKind::RefKw, SyntaxKind::OutKw, SyntaxKind::InKw];
        param.kind() == SyntaxKind::Param && param.tokens().any(|(_, token)| words.contains(&token.kind))
    };
    let lent = function.descendants().filter(is_reference).filter_map(|it| ast::Param::cast(it)?.name());
    let captures = lent.into_iter().any(|name| says(block, name.range().of(&site.source.text)));
    if captures || block.ancestors().find_map(ast::TypeDecl::cast).is_some_and(|it| is_struct(it.node())) {
        return refuse("a function of its own cannot use what is passed by reference");
    }
    must_assign_own(site, check, block)
}

/// A variable of the method that the statements assign would have to have a value before.
fn must_assign_own(site: &Site<'_>, check: &Check<'_>, block: Node<'_>) -> Result<(), Refusal> {
    let facts = site.facts()?;
    let out = check.out.and_then(|out| variable(site.text(out))).map(|(name, _)| name.to_owned());
    let declared: Vec<&str> = block
        .descendants()
        .filter(|node| node.kind() == SyntaxKind::VariableDeclarator)
        .filter_map(|node| Some(node.token(SyntaxKind::Ident)?.range().of(&site.source.text)))
        .collect();
    let assigned = block.descendants().filter(|node| changes_something(*node)).filter_map(|node| {
        let target = node.children().next()?;
        matches!(facts.meaning(target.id()), Meaning::Local(_)).then(|| site.text(target))
    });
    let is_foreign = |name: &str| !declared.contains(&name) && Some(name) != out.as_deref();
    if assigned.into_iter().any(is_foreign) {
        return refuse("a variable of the method is assigned there");
    }
    Ok(())
}

/// `if (!queue.IsEmpty) { queue.TryDequeue(out var item); … }` to `if (queue.TryDequeue(out var item)) { … }`.
pub(super) fn take_once(site: &Site<'_>, asked: &Site<'_>, call: Call<'_>) -> Result<Repair, Refusal> {
    let queue = site.text(call.receiver().filter(|it| is_steady(*it)).ok_or(OTHER_SHAPE)?);
    let take = call.statement().ok_or(OTHER_SHAPE)?;
    let block = take.parent().filter(|parent| parent.kind() == SyntaxKind::Block).ok_or(OTHER_SHAPE)?;
    let holder = block.parent().ok_or(OTHER_SHAPE)?;
    let condition = match holder.kind() {
        SyntaxKind::IfStmt => ast::IfStmt::cast(holder).and_then(ast::IfStmt::condition),
        SyntaxKind::WhileStmt => ast::WhileStmt::cast(holder).and_then(ast::WhileStmt::condition),
        _ => None,
    };
    let condition = condition.ok_or(OTHER_SHAPE)?;
    let question: String = site.text(condition).split_whitespace().collect();
    let forms = [
        format!("!{queue}.IsEmpty"),
        format!("{queue}.Count>0"),
        format!("{queue}.Count!=0"),
        format!("{queue}.Any()"),
    ];
    if !forms.contains(&question) || !covers(condition, asked.offset) {
        return refuse("the condition asks for more than that");
    }
    let out = call.arguments().last().map(|it| site.text(it)).and_then(variable).ok_or(OTHER_SHAPE)?;
    let (name, declared) = (out.0, out.1);
    let before: Vec<Node<'_>> = block.children().take_while(|child| *child != take).collect();
    let mut draft = site.draft(format!("take from `{queue}` and look at the answer"));
    let mut text = site.text(call.invocation).to_owned();
    let mut scoped = !declared.is_empty();
    match before[..] {
        [] => {}
        [declaration] => {
            let ty = type_of_bare(site, declaration, name).ok_or(OTHER_SHAPE)?;
            site.needs_language(Language(7, 0))?;
            text = text.replacen(&format!("out {name}"), &format!("out {ty} {name}"), 1);
            draft.delete(site.whole_lines(declaration.range()));
            scoped = true;
        }
        _ => return refuse("something else is done before"),
    }
    let function = function_around(site, block)?;
    if scoped && is_used_outside(site, function, holder, name) {
        return refuse("another variable has the same name");
    }
    if site.has_remarks(condition.range()) || site.has_remarks(take.range()) {
        return refuse("there is a comment in what would go");
    }
    draft.replace(condition.range(), text);
    draft.delete(site.whole_lines(take.range()));
    Ok(draft.safe())
}

/// The type in `T name;`.
fn type_of_bare<'s>(site: &Site<'s>, declaration: Node<'_>, name: &str) -> Option<&'s str> {
    let text = site.text(declaration).strip_suffix(';')?.trim_end();
    let ty = text.strip_suffix(name)?;
    (declaration.kind() == SyntaxKind::LocalDeclStmt && ty.ends_with(char::is_whitespace)).then(|| ty.trim())
}

fn covers(node: Node<'_>, offset: u32) -> bool {
    node.range().start <= offset && offset < node.range().end
}

/// The body around a node, or the function that it is written in.
fn function_around<'s>(site: &Site<'s>, node: Node<'s>) -> Result<Node<'s>, Refusal> {
    let function = node.ancestors().filter(|node| ast::Function::cast(*node).is_some()).last();
    function.or_else(|| site.body().map(|body| site.source.node(body.node))).ok_or(OTHER_SHAPE)
}

/// Does the function say the name outside of the part?
fn is_used_outside(site: &Site<'_>, function: Node<'_>, part: Node<'_>, name: &str) -> bool {
    let outside = |start: u32| start < part.range().start || start >= part.range().end;
    function.tokens().any(|(_, token)| outside(token.start) && token.range().of(&site.source.text) == name)
}
