//! Monitors: `lock` for `Enter` and `Exit`, a loop around `Wait`.

use super::layout::{Braces, statement_after};
use super::site::Site;
use super::{OTHER_SHAPE, Refusal, refuse};
use crate::syntax::{Node, SyntaxKind, TextRange, ast};
use finding::{Applicability, Repair};

/// `Monitor.Enter(x); try { … } finally { Monitor.Exit(x); }` to `lock (x) { … }`; also where the `try` comes first, or where
/// there is none.
pub(super) fn lock_statement(site: &Site<'_>) -> Result<Repair, Refusal> {
    let call = site.call()?;
    let object = site.text(call.only_argument().ok_or(OTHER_SHAPE)?);
    let enter = call.statement().ok_or(OTHER_SHAPE)?;
    let around = || {
        let block = enter.parent().filter(|block| block.children().next() == Some(enter))?;
        block.parent().and_then(ast::TryStmt::cast).filter(|try_| try_.block() == Some(block))
    };
    let is_of_monitor = |try_: &ast::TryStmt<'_>| {
        let finally = try_.finally().is_some_and(|finally| leaves_only(site, finally, object));
        finally && try_.node().child(SyntaxKind::CatchClause).is_none()
    };
    let behind = statement_after(enter).and_then(ast::TryStmt::cast).filter(is_of_monitor);
    match (behind, around().filter(is_of_monitor)) {
        (Some(try_), _) => lock_for_try(site, object, enter, (try_, Try::Behind)),
        (None, Some(try_)) => lock_for_try(site, object, enter, (try_, Try::Around)),
        (None, None) => lock_for_statements(site, object, enter),
    }
}

/// Where the `try` stands that ends with leaving the monitor.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Try {
    Behind,
    Around,
}

fn lock_for_try(
    site: &Site<'_>,
    object: &str,
    enter: Node<'_>,
    (try_, place): (ast::TryStmt<'_>, Try),
) -> Result<Repair, Refusal> {
    let (body, finally) = try_.block().zip(try_.finally()).ok_or(OTHER_SHAPE)?;
    must_fit_in_lock(site, body, object)?;
    let word = try_.node().token(SyntaxKind::TryKw).ok_or(OTHER_SHAPE)?;
    let end = TextRange::new(body.range().end, finally.range().end);
    let mut draft = site.draft(format!("lock `{object}` by a statement"));
    let mut removed = vec![end];
    if place == Try::Around {
        draft.replace(word.range(), format!("lock ({object})"));
        let line = site.whole_lines(enter.range());
        draft.delete(line);
        removed.push(line);
    } else {
        let start = TextRange::new(enter.range().start, word.end);
        draft.replace(start, format!("lock ({object})"));
        removed.push(start);
    }
    draft.delete(end);
    if removed.into_iter().any(|range| site.has_remarks(range)) {
        return refuse("there is a comment in what would go");
    }
    Ok(draft.safe())
}

/// `Monitor.Enter(x); …; Monitor.Exit(x);` in one block.
fn lock_for_statements(site: &Site<'_>, object: &str, enter: Node<'_>) -> Result<Repair, Refusal> {
    let block = enter.parent().filter(|parent| parent.kind() == SyntaxKind::Block).ok_or(OTHER_SHAPE)?;
    let behind: Vec<Node<'_>> = block.children().skip_while(|child| *child != enter).skip(1).collect();
    let exit = behind.iter().position(|&statement| on_monitor(site, statement, "Exit", object));
    let Some(exit) = exit else { return refuse("the same block does not leave the monitor") };
    let (inside, exit, after) = (&behind[..exit], behind[exit], &behind[exit + 1..]);
    for &statement in inside {
        must_fit_in_lock(site, statement, object)?;
        must_not_end_here(site, statement, object)?;
    }
    must_not_be_missed(site, inside, after)?;
    let mut draft = site.draft(format!("lock `{object}` by a statement"));
    if site.is_one_line(enter.range().start, exit.range().start) {
        draft.replace(enter.range(), format!("lock ({object}) {{"));
    } else {
        let gap = match site.braces_of(block) {
            Braces::OwnLine => format!("{}{}", site.line_end(), site.indent_at(enter.range().start)),
            Braces::SameLine => " ".to_owned(),
        };
        draft.replace(enter.range(), format!("lock ({object}){gap}{{"));
        let body = TextRange::new(enter.range().end, site.whole_lines(exit.range()).start);
        site.indent_lines(&mut draft, body, site.step_of(block))?;
    }
    draft.replace(exit.range(), "}");
    // Who leaves in between leaves the monitor locked, and now no more: somebody may have counted on that.
    let leaves = inside.iter().any(|statement| statement.descendants().any(jumps));
    Ok(draft.finish(if leaves { Applicability::Unsafe } else { Applicability::Safe }))
}

fn jumps(node: Node<'_>) -> bool {
    matches!(
        node.kind(),
        SyntaxKind::ReturnStmt
            | SyntaxKind::GotoStmt
            | SyntaxKind::BreakStmt
            | SyntaxKind::ContinueStmt
            | SyntaxKind::YieldStmt
    )
}

/// A monitor that is also left on a branch is not held for a stretch of text.
fn must_not_end_here(site: &Site<'_>, statement: Node<'_>, object: &str) -> Result<(), Refusal> {
    let is_other = |name| statement.descendants().any(|node| on_monitor(site, node, name, object));
    if ["Enter", "Exit"].into_iter().any(is_other) {
        return refuse("the monitor is entered or left in other places, too");
    }
    Ok(())
}

/// What is declared in braces cannot be used behind them.
fn must_not_be_missed(site: &Site<'_>, inside: &[Node<'_>], after: &[Node<'_>]) -> Result<(), Refusal> {
    let is_using = |node: &Node<'_>| {
        node.kind() == SyntaxKind::LocalDeclStmt && node.token(SyntaxKind::UsingKw).is_some()
    };
    if inside.iter().any(is_using) {
        return refuse("what is given back at the end of the block would be given back earlier");
    }
    let is_declaration = |node: &Node<'_>| {
        matches!(
            node.kind(),
            SyntaxKind::VariableDeclarator
                | SyntaxKind::LocalFunction
                | SyntaxKind::LabeledStmt
                | SyntaxKind::DeclarationExpr
                | SyntaxKind::DeclarationPattern
                | SyntaxKind::VarPattern
        )
    };
    let nodes = inside.iter().flat_map(|statement| statement.descendants()).filter(is_declaration);
    let declared: Vec<&str> = nodes.filter_map(|node| name_in(site, node)).collect();
    let mut used = after.iter().flat_map(|statement| statement.tokens());
    if used.any(|(_, token)| declared.contains(&token.range().of(&site.source.text))) {
        return refuse("a variable that is declared while the monitor is held is used afterwards");
    }
    Ok(())
}

/// The name that a node declares: `x` in `x = 1`, in `var x`, in `string x`.
fn name_in<'s>(site: &Site<'s>, node: Node<'_>) -> Option<&'s str> {
    let words = || node.tokens().map(|(_, token)| token).filter(|token| token.kind == SyntaxKind::Ident);
    let name = node.token(SyntaxKind::Ident).or_else(|| words().last())?;
    Some(name.range().of(&site.source.text))
}

/// Is leaving the monitor of the object all that the clause does?
fn leaves_only(site: &Site<'_>, finally: Node<'_>, object: &str) -> bool {
    let Some(block) = finally.child(SyntaxKind::Block) else { return false };
    let mut statements = block.children();
    let only = statements.next().filter(|_| statements.next().is_none());
    only.is_some_and(|only| on_monitor(site, only, "Exit", object))
}

/// Is it a statement that calls this method of `Monitor` for the object alone?
pub(super) fn on_monitor(site: &Site<'_>, statement: Node<'_>, method: &str, object: &str) -> bool {
    let call = statement.child(SyntaxKind::InvocationExpr);
    let call = call.filter(|_| statement.kind() == SyntaxKind::ExprStmt);
    let text = call.map(|call| site.text(call).split_whitespace().collect::<String>());
    let object: String = object.split_whitespace().collect();
    text.is_some_and(|text| {
        text.strip_suffix(&format!("Monitor.{method}({object})")).is_some_and(is_qualifier)
    })
}

/// What may stand before `Monitor`.
fn is_qualifier(text: &str) -> bool {
    matches!(text, "" | "System.Threading." | "global::System.Threading." | "Threading.")
}

fn must_fit_in_lock(site: &Site<'_>, body: Node<'_>, object: &str) -> Result<(), Refusal> {
    if body.descendants().any(|node| node.kind() == SyntaxKind::AwaitExpr) {
        return refuse("something is awaited while the monitor is held");
    }
    let is_assigned = |node: Node<'_>| {
        node.kind() == SyntaxKind::AssignExpr
            && node.children().next().is_some_and(|left| site.text(left) == object)
    };
    if body.descendants().any(is_assigned) {
        return refuse("another object is assigned while the monitor is held");
    }
    Ok(())
}

/// `if (empty) Monitor.Wait(gate);` to `while (empty) Monitor.Wait(gate);`. A condition that the thread which pulses does
/// not change would be waited for for ever, so somebody should look at it.
pub(super) fn wait_in_loop(site: &Site<'_>) -> Result<Repair, Refusal> {
    let wait = site.call()?.statement().ok_or(OTHER_SHAPE)?;
    let block = wait.parent().filter(|parent| parent.kind() == SyntaxKind::Block);
    let body = match block {
        Some(block) if block.children().count() == 1 => block,
        Some(_) => return refuse("more than the wait depends on the condition"),
        None => wait,
    };
    let condition = body.parent().filter(|parent| parent.kind() == SyntaxKind::IfStmt).ok_or(OTHER_SHAPE)?;
    let clauses = [SyntaxKind::ElseClause, SyntaxKind::ElseIfClause];
    if clauses.into_iter().any(|clause| condition.child(clause).is_some()) {
        return refuse("there is an `else`");
    }
    let word = condition.token(SyntaxKind::IfKw).ok_or(OTHER_SHAPE)?;
    let mut draft = site.draft("check the condition again after the wait");
    draft.replace(word.range(), "while");
    Ok(draft.unsafe_())
}
