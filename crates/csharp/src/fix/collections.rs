//! Concurrent collections: two steps that should be one.

use super::site::{Call, Site, plain_argument};
use super::updates::{add_or_update, get_or_add, take_once};
use super::{Language, OTHER_SHAPE, Refusal, refuse};
use crate::bind::Type;
use crate::syntax::{Node, SyntaxKind, TextRange, ast};
use finding::{Repair, Span};

/// `all.ToList()` to `all.ToArray().ToList()`: the collection's own `ToArray` is one step.
pub(super) fn copy_first(site: &Site<'_>) -> Result<Repair, Refusal> {
    let receiver = site.call()?.receiver().ok_or(OTHER_SHAPE)?;
    must_be_dictionary(site, receiver)?;
    let mut draft = site.draft("copy the dictionary in one step first");
    draft.insert(receiver.range().end, ".ToArray()");
    Ok(draft.safe())
}

fn must_be_dictionary(site: &Site<'_>, receiver: Node<'_>) -> Result<(), Refusal> {
    let wanted = site.symbols.find_type("System.Collections.Concurrent.ConcurrentDictionary", 2);
    match site.facts()?.ty(receiver.id()) {
        Type::Named(sym, _) if Some(*sym) == wanted => Ok(()),
        _ => refuse("it is not known to be a `ConcurrentDictionary`"),
    }
}

/// `if (map.ContainsKey(key)) … map[key]` to `TryGetValue`; `if (!map.ContainsKey(key)) map[key] = …` to `TryAdd` or
/// `GetOrAdd`, with an `else` to `AddOrUpdate`; `if (!queue.IsEmpty) queue.TryDequeue(…)` to the second alone.
pub(super) fn ask_once(site: &Site<'_>, check: &Span) -> Result<Repair, Refusal> {
    let asked = Site::new(site.symbols, site.id, check)?;
    if let Some(call) = site.call().ok().filter(|call| takes(site, *call)) {
        return take_once(site, &asked, call);
    }
    let check = Check::at(&asked)?;
    must_be_dictionary(site, check.map)?;
    let act = site.node();
    if act.kind() == SyntaxKind::BracketedArgList || act.kind() == SyntaxKind::ElementAccessExpr {
        let element = if act.kind() == SyntaxKind::ElementAccessExpr {
            act
        } else {
            act.parent().ok_or(OTHER_SHAPE)?
        };
        check.must_match(site, element)?;
        if let Ok(repair) = add_or_update(site, &check) {
            return Ok(repair);
        }
        return match assigned_value(element) {
            None => get(site, &check, element),
            Some(value) => add(site, &check, element.parent().ok_or(OTHER_SHAPE)?, value),
        };
    }
    let call = site.call()?;
    let [key, value] = call.arguments().collect::<Vec<_>>()[..] else { return Err(OTHER_SHAPE) };
    let name = call.callee.token(SyntaxKind::Ident).map(|name| name.range().of(&site.source.text));
    let (key, value) = plain_argument(key).zip(plain_argument(value)).ok_or(OTHER_SHAPE)?;
    let is_same = call.receiver().map(|map| site.text(map)) == Some(site.text(check.map))
        && site.text(key) == site.text(check.key);
    if name != Some("TryAdd") || !is_same {
        return Err(OTHER_SHAPE);
    }
    add(site, &check, call.invocation, value)
}

/// Does the call try to take an element, and put it into a variable?
fn takes(site: &Site<'_>, call: Call<'_>) -> bool {
    let name = call.callee.token(SyntaxKind::Ident).map(|name| name.range().of(&site.source.text));
    matches!(name, Some("TryDequeue" | "TryPop" | "TryTake" | "TryPeek"))
}

/// The question whether the map has the key.
pub(super) struct Check<'s> {
    pub(super) call: Call<'s>,
    pub(super) map: Node<'s>,
    pub(super) key: Node<'s>,
    /// Where `TryGetValue` puts the value.
    pub(super) out: Option<Node<'s>>,
}

impl<'s> Check<'s> {
    fn at(site: &Site<'s>) -> Result<Check<'s>, Refusal> {
        let call = site.call()?;
        let name = call.callee.token(SyntaxKind::Ident).map(|name| name.range().of(&site.source.text));
        let arguments: Vec<Node<'_>> = call.arguments().collect();
        let (key, out) = match (name, &arguments[..]) {
            (Some("ContainsKey"), [key]) => (*key, None),
            (Some("TryGetValue"), [key, out]) => (*key, Some(*out)),
            _ => return Err(OTHER_SHAPE),
        };
        let (key, map) = plain_argument(key).zip(call.receiver()).ok_or(OTHER_SHAPE)?;
        if !is_steady(key) || !is_steady(map) {
            return refuse("the map or the key is computed anew each time");
        }
        Ok(Check { call, map, key, out })
    }

    /// Is `map[key]` about the same element?
    pub(super) fn must_match(&self, site: &Site<'_>, element: Node<'_>) -> Result<(), Refusal> {
        let element = ast::ElementAccessExpr::cast(element).ok_or(OTHER_SHAPE)?;
        let mut keys = element.arguments().into_iter().flat_map(Node::children);
        let key = keys.next().filter(|_| keys.next().is_none()).and_then(plain_argument);
        let is_same = element.receiver().map(|map| site.text(map)) == Some(site.text(self.map))
            && key.map(|key| site.text(key)) == Some(site.text(self.key));
        if is_same { Ok(()) } else { refuse("the map or the key is written in another way") }
    }

    /// The `if` statement whose whole condition is "the key is not there", without an `else`.
    fn guarded_absence(&self) -> Option<Node<'s>> {
        let negation = self.call.invocation.parent().filter(|parent| {
            parent.kind() == SyntaxKind::PrefixExpr && parent.token(SyntaxKind::Bang).is_some()
        })?;
        let branch = negation.parent().filter(|parent| parent.kind() == SyntaxKind::IfStmt)?;
        let has_else = [SyntaxKind::ElseClause, SyntaxKind::ElseIfClause]
            .iter()
            .any(|&kind| branch.child(kind).is_some());
        (!has_else).then_some(branch)
    }
}

/// Names, constants, and members of such: what gives the same each time, and does nothing else.
pub(super) fn is_steady(node: Node<'_>) -> bool {
    match node.kind() {
        SyntaxKind::NameExpr | SyntaxKind::LiteralExpr | SyntaxKind::ThisExpr => true,
        SyntaxKind::MemberAccessExpr => node.children().next().is_some_and(is_steady),
        _ => false,
    }
}

/// The value in `element = value`.
fn assigned_value(element: Node<'_>) -> Option<Node<'_>> {
    let assignment = element.parent().filter(|parent| parent.kind() == SyntaxKind::AssignExpr)?;
    let assignment = ast::BinaryExpr::cast(assignment)?;
    assignment.right().filter(|_| assignment.left() == Some(element))
}

/// Asks by `TryGetValue`, and uses the value that it gave.
fn get(site: &Site<'_>, check: &Check<'_>, element: Node<'_>) -> Result<Repair, Refusal> {
    let is_changed = element.parent().is_some_and(|parent| {
        let is_place = matches!(parent.kind(), SyntaxKind::AssignExpr | SyntaxKind::PostfixExpr)
            || (parent.kind() == SyntaxKind::PrefixExpr
                && [SyntaxKind::PlusPlus, SyntaxKind::MinusMinus]
                    .iter()
                    .any(|&kind| parent.token(kind).is_some()))
            || (parent.kind() == SyntaxKind::Argument && plain_argument(parent).is_none());
        is_place && parent.children().next() == Some(element)
    });
    if is_changed {
        return refuse("the element is changed in place");
    }
    must_see(site, check, element)?;
    if let Some(out) = check.out {
        return use_value(site, out, element);
    }
    site.needs_language(Language(7, 0))?;
    let name = free_local(site)?;
    let mut draft = site.draft("ask by `TryGetValue`");
    draft.names_something_in(site.body().map_or(site.source.tree.root(), |body| site.source.node(body.node)));
    let method = check.call.callee.token(SyntaxKind::Ident).ok_or(OTHER_SHAPE)?;
    draft.replace(method.range(), "TryGetValue");
    draft.insert(check.key.range().end, format!(", out var {name}"));
    draft.replace(element.range(), name);
    Ok(draft.safe())
}

/// Uses the value that `TryGetValue` gave to a variable of its own.
fn use_value(site: &Site<'_>, out: Node<'_>, element: Node<'_>) -> Result<Repair, Refusal> {
    let (name, declared) = variable(site.text(out)).ok_or(OTHER_SHAPE)?;
    if declared.is_empty() {
        return refuse("the variable may have another value by now");
    }
    let mut draft = site.draft(format!("use the value in `{name}`"));
    draft.replace(element.range(), name);
    Ok(draft.safe())
}

/// Is the variable that the check declares in scope at the use, and is the element the same until then?
fn must_see(site: &Site<'_>, check: &Check<'_>, element: Node<'_>) -> Result<(), Refusal> {
    let statement = check.call.invocation.ancestors().find(|node| {
        matches!(
            node.kind(),
            SyntaxKind::IfStmt
                | SyntaxKind::ElseIfClause
                | SyntaxKind::ConditionalExpr
                | SyntaxKind::LambdaExpr
                | SyntaxKind::LocalDeclStmt
        ) || node.kind().is_statement()
    });
    let statement = statement.ok_or(OTHER_SHAPE)?;
    let is_inside = |node: Node<'_>| element.ancestors().any(|around| around == node);
    let is_condition = statement.children().next().is_some_and(|condition| {
        condition == check.call.invocation
            || condition.descendants().any(|node| node == check.call.invocation)
    });
    let is_seen = match statement.kind() {
        SyntaxKind::ConditionalExpr | SyntaxKind::ElseIfClause => is_condition && is_inside(statement),
        SyntaxKind::IfStmt => {
            let block = statement.parent().filter(|parent| parent.kind() == SyntaxKind::Block);
            is_condition && (is_inside(statement) || block.is_some_and(is_inside))
        }
        _ => false,
    };
    if !is_seen {
        return refuse("a variable that the check declares would not be in scope");
    }
    let between = TextRange::new(check.call.invocation.range().end, element.range().start);
    let is_between = |node: &Node<'_>| between.start <= node.range().start && node.range().end <= between.end;
    let around = check.call.invocation.ancestors().find(|around| is_inside(*around)).ok_or(OTHER_SHAPE)?;
    let map = site.text(check.map);
    let touches = |node: Node<'_>| match node.kind() {
        SyntaxKind::InvocationExpr | SyntaxKind::AssignExpr => {
            node.children().next().is_some_and(|first| site.text(first).starts_with(map))
        }
        _ => false,
    };
    if around.descendants().filter(is_between).any(touches) {
        return refuse("the map is used in between");
    }
    let repeats = |node: Node<'_>| {
        matches!(
            node.kind(),
            SyntaxKind::WhileStmt
                | SyntaxKind::DoStmt
                | SyntaxKind::ForStmt
                | SyntaxKind::ForeachStmt
                | SyntaxKind::LambdaExpr
                | SyntaxKind::AnonymousMethodExpr
                | SyntaxKind::LocalFunction
        )
    };
    if element.ancestors().take_while(|node| *node != around).any(repeats) {
        return refuse("the element is looked at later, or several times");
    }
    Ok(())
}

/// A name for a local variable that nothing in the body has, so that nothing can clash.
pub(super) fn free_local(site: &Site<'_>) -> Result<&'static str, Refusal> {
    let body = site.body().map(|body| site.source.node(body.node)).ok_or(OTHER_SHAPE)?;
    let around = if body.kind() == SyntaxKind::ArrowBody { body.parent().unwrap_or(body) } else { body };
    let is_setter = body.kind() == SyntaxKind::Accessor;
    let is_used = |name: &str| around.tokens().any(|(_, token)| token.range().of(&site.source.text) == name);
    let is_taken = |name: &str| is_used(name) || (is_setter && name == "value");
    let mut names = ["value", "found", "existing", "current", "element"].into_iter();
    names.find(|name| !is_taken(name)).ok_or(Refusal("no name for a variable is free".into()))
}

/// Adds the element if nobody has, by one call instead of the whole `if`.
fn add(site: &Site<'_>, check: &Check<'_>, act: Node<'_>, value: Node<'_>) -> Result<Repair, Refusal> {
    let branch = check.guarded_absence().ok_or(OTHER_SHAPE)?;
    let then = ast::IfStmt::cast(branch).and_then(ast::IfStmt::then).ok_or(OTHER_SHAPE)?;
    let statements: Vec<Node<'_>> =
        if then.kind() == SyntaxKind::Block { then.children().collect() } else { vec![then] };
    let is_act = |node: &Node<'_>| act.parent() == Some(*node);
    let (map, key) = (site.text(check.map), site.text(check.key));
    let out = check.out.map(|out| site.text(out));
    let has_remarks = site.has_remarks(branch.range());
    match &statements[..] {
        [only] if !has_remarks && is_act(only) && (out.is_none() || out == Some("out _")) => {
            let mut draft = site.draft("add it in one step");
            let call = if is_ready(value) {
                format!("{map}.TryAdd({key}, {});", site.text(value))
            } else {
                format!("{map}.GetOrAdd({key}, {});", made(site, value)?)
            };
            draft.replace(branch.range(), call);
            Ok(draft.safe())
        }
        [first, second] if !has_remarks && is_act(second) && out.is_some_and(|out| out != "out _") => {
            let (variable, declared) = out.and_then(variable).ok_or(OTHER_SHAPE)?;
            let assignment =
                first.child(SyntaxKind::AssignExpr).and_then(ast::BinaryExpr::cast).ok_or(OTHER_SHAPE)?;
            let (left, right) = assignment.left().zip(assignment.right()).ok_or(OTHER_SHAPE)?;
            if site.text(left) != variable || site.text(value) != variable {
                return Err(OTHER_SHAPE);
            }
            let mut draft = site.draft("get or add it in one step");
            let call = format!("{declared}{variable} = {map}.GetOrAdd({key}, {});", made(site, right)?);
            draft.replace(branch.range(), call);
            Ok(draft.safe())
        }
        [_, _, ..] if then.kind() == SyntaxKind::Block => {
            get_or_add(site, check, (branch, then), (act, value))
        }
        _ if has_remarks => refuse("there is a comment in what would go"),
        _ => refuse("more than that depends on the check"),
    }
}

/// `out x` and `out var x`: the variable, and what must stand before it where it is declared.
pub(super) fn variable(out: &str) -> Option<(&str, String)> {
    let mut words = out.split_whitespace();
    let (Some("out"), Some(first)) = (words.next(), words.next()) else { return None };
    match (words.next(), words.next()) {
        (None, _) if first != "_" => Some((first, String::new())),
        (Some(name), None) if name != "_" => Some((name, format!("{first} "))),
        _ => None,
    }
}

/// A value that costs nothing and does nothing: it may be made although it is not needed.
fn is_ready(value: Node<'_>) -> bool {
    is_steady(value)
}

/// A function that makes the value only if it is needed.
pub(super) fn made(site: &Site<'_>, value: Node<'_>) -> Result<String, Refusal> {
    let cannot_move = |node: Node<'_>| {
        matches!(node.kind(), SyntaxKind::AwaitExpr | SyntaxKind::DeclarationExpr)
            || (node.kind() == SyntaxKind::Argument
                && node
                    .own_tokens()
                    .any(|(_, token)| matches!(token.kind, SyntaxKind::RefKw | SyntaxKind::OutKw)))
    };
    if value.descendants().any(cannot_move) {
        return refuse("the value cannot be made in a function of its own");
    }
    Ok(format!("_ => {}", site.text(value)))
}
