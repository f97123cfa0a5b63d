//! Monitors: `lock` for `Enter` and `Exit`, a loop around `Wait`.

use super::site::Site;
use super::{OTHER_SHAPE, Refusal, refuse};
use crate::syntax::{Node, SyntaxKind, TextRange, ast};
use finding::Repair;

/// `Monitor.Enter(x); try { … } finally { Monitor.Exit(x); }` to `lock (x) { … }`; also where the `try` comes first.
pub(super) fn lock_statement(site: &Site<'_>) -> Result<Repair, Refusal> {
    let call = site.call()?;
    let object = site.text(call.only_argument().ok_or(OTHER_SHAPE)?);
    let enter = call.statement().ok_or(OTHER_SHAPE)?;
    let before = statement_after(enter).and_then(ast::TryStmt::cast);
    let around = || {
        let block = enter.parent().filter(|block| block.children().next() == Some(enter))?;
        block.parent().and_then(ast::TryStmt::cast).filter(|try_| try_.block() == Some(block))
    };
    let (try_, is_inside) = match before {
        Some(try_) => (try_, false),
        None => (around().ok_or(OTHER_SHAPE)?, true),
    };
    let (body, finally) = try_.block().zip(try_.finally()).ok_or(OTHER_SHAPE)?;
    if try_.node().child(SyntaxKind::CatchClause).is_some() || !leaves(site, finally, object) {
        return Err(OTHER_SHAPE);
    }
    must_fit_in_lock(site, body, object)?;
    let word = try_.node().token(SyntaxKind::TryKw).ok_or(OTHER_SHAPE)?;
    let end = TextRange::new(body.range().end, finally.range().end);
    let mut draft = site.draft(format!("lock `{object}` by a statement"));
    let mut removed = vec![end];
    if is_inside {
        draft.replace(word.range(), format!("lock ({object})"));
        let line = whole_line(site, enter.range());
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

/// The statement with the white space before it on its line and the line end behind it, if it has the line for itself.
fn whole_line(site: &Site<'_>, range: TextRange) -> TextRange {
    let text = &site.source.text;
    let (start, end) = (range.start as usize, range.end as usize);
    let indent = text[..start].len() - text[..start].trim_end_matches([' ', '\t']).len();
    let rest = &text[end..];
    let line_end = rest.trim_start_matches([' ', '\t']);
    let skipped = rest.len() - line_end.len();
    let break_ = if line_end.starts_with("\r\n") { 2 } else { usize::from(line_end.starts_with('\n')) };
    if break_ == 0 || !text[..start - indent].ends_with('\n') {
        return range;
    }
    TextRange::new((start - indent) as u32, (end + skipped + break_) as u32)
}

fn statement_after(statement: Node<'_>) -> Option<Node<'_>> {
    let block = statement.parent().filter(|block| block.kind() == SyntaxKind::Block)?;
    block.children().skip_while(|child| *child != statement).nth(1)
}

/// Is leaving the monitor of the object all that the clause does?
fn leaves(site: &Site<'_>, finally: Node<'_>, object: &str) -> bool {
    let Some(block) = finally.child(SyntaxKind::Block) else { return false };
    let mut statements = block.children();
    let only = statements.next().filter(|_| statements.next().is_none());
    let call = only.and_then(|only| only.child(SyntaxKind::InvocationExpr));
    let text = call.map(|call| site.text(call).split_whitespace().collect::<String>());
    let object: String = object.split_whitespace().collect();
    text.is_some_and(|text| text.strip_suffix(&format!("Monitor.Exit({object})")).is_some_and(is_qualifier))
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
