//! A lock object of its own. Locks exclude each other by the object that they lock, so all statements of a type that lock
//! the same thing move to the new object together. Whether code elsewhere locks the old one cannot be known: somebody should
//! look at it.

use super::site::{Draft, Site};
use super::{OTHER_SHAPE, Refusal, refuse};
use crate::bind::Modifiers;
use crate::bind::facts::Meaning;
use crate::syntax::{Node, SyntaxKind, ast};
use finding::Repair;

/// `lock (this)` to `lock (gate)`, with a new field `gate`.
pub(super) fn own_object(site: &Site<'_>) -> Result<Repair, Refusal> {
    let lock = site.around(SyntaxKind::LockStmt)?;
    let target = ast::LockStmt::cast(lock).and_then(ast::LockStmt::target).ok_or(OTHER_SHAPE)?;
    let declaration = lock.ancestors().find_map(ast::TypeDecl::cast).ok_or(OTHER_SHAPE)?;
    let owner = site.owner().ok_or(OTHER_SHAPE)?;
    if site.symbols.types[owner].parts.len() > 1 {
        return refuse("the type is declared in several parts");
    }
    let locked = site.text(target);
    if matches!(target.kind(), SyntaxKind::NameExpr | SyntaxKind::MemberAccessExpr) {
        return retype_field(site, declaration, target);
    }
    let storage = storage(site, target, declaration)?;
    must_be_locked_only(site, declaration, locked)?;
    let name = free_name(site, declaration);
    let mut draft = site.draft(format!("lock a private object instead of `{locked}`"));
    for other in same_locks(site, declaration, locked) {
        draft.replace(other.range(), &*name);
    }
    insert_field(
        site,
        &mut draft,
        declaration,
        &format!("private {storage}readonly object {name} = new object();"),
    )?;
    Ok(draft.unsafe_())
}

/// A private string that is only there to be locked becomes an object. It is one for all, as the string was.
fn retype_field(
    site: &Site<'_>,
    declaration: ast::TypeDecl<'_>,
    target: Node<'_>,
) -> Result<Repair, Refusal> {
    let Meaning::Member(used) = site.facts()?.meaning(target.id()) else { return Err(OTHER_SHAPE) };
    let member = &site.symbols.members[used.member];
    let visible = [Modifiers::PUBLIC, Modifiers::PROTECTED, Modifiers::INTERNAL];
    if member.source != site.id || visible.into_iter().any(|modifier| member.modifiers.has(modifier)) {
        return refuse("code elsewhere can see the field");
    }
    let declarator = site.source.node(member.node);
    let field =
        declarator.parent().filter(|parent| parent.kind() == SyntaxKind::FieldDecl).ok_or(OTHER_SHAPE)?;
    let value = declarator.child(SyntaxKind::EqualsValue).and_then(|value| value.children().next());
    let value = value.filter(|value| value.kind() == SyntaxKind::LiteralExpr).ok_or(OTHER_SHAPE)?;
    let ty = field.children().find(|child| child.kind().is_type()).ok_or(OTHER_SHAPE)?;
    let name = declarator.token(SyntaxKind::Ident).ok_or(OTHER_SHAPE)?.range().of(&site.source.text);
    let mentions =
        declaration.node().tokens().filter(|(_, token)| token.range().of(&site.source.text) == name);
    let locks =
        declaration.node().descendants().filter_map(ast::LockStmt::cast).filter_map(ast::LockStmt::target);
    let locked = locks.filter(|it| {
        it.tokens().last().is_some_and(|(_, token)| token.range().of(&site.source.text) == name)
    });
    let declared = field.children().filter(|child| child.kind() == SyntaxKind::VariableDeclarator).count();
    if declared > 1 || mentions.count() != locked.count() + 1 {
        return refuse("the field is used for more than locks");
    }
    let mut draft = site.draft(format!("lock an object of its own in `{name}`"));
    let modifiers = field.child(SyntaxKind::Modifiers);
    let word = |kind| modifiers.and_then(|modifiers| modifiers.token(kind));
    let text = match (word(SyntaxKind::ConstKw), word(SyntaxKind::StaticKw), word(SyntaxKind::ReadonlyKw)) {
        (Some(token), _, _) => {
            draft.replace(token.range(), "static readonly");
            "object"
        }
        (None, Some(_), Some(_)) => "object",
        (None, Some(_), None) => "readonly object",
        (None, None, Some(token)) => {
            draft.insert(token.start, "static ");
            "object"
        }
        (None, None, None) => "static readonly object",
    };
    draft.replace(ty.range(), text);
    draft.replace(value.range(), "new object()");
    Ok(draft.unsafe_())
}

/// `static ` where all objects of the type must share the lock.
fn storage(
    site: &Site<'_>,
    target: Node<'_>,
    declaration: ast::TypeDecl<'_>,
) -> Result<&'static str, Refusal> {
    match target.kind() {
        SyntaxKind::ThisExpr => Ok(""),
        SyntaxKind::LiteralExpr => Ok("static "),
        SyntaxKind::TypeofExpr => {
            let name = declaration.name().map(|name| name.range().of(&site.source.text));
            let ty = target.children().next().map(|ty| site.text(ty));
            let bare = ty.and_then(|ty| ty.split('<').next());
            if bare.is_some() && bare == name { Ok("static ") } else { refuse("it locks another type") }
        }
        _ => refuse("what else the object is used for is not known"),
    }
}

/// The targets of the `lock` statements on the same thing, in the code of the type itself.
fn same_locks<'s>(site: &Site<'s>, declaration: ast::TypeDecl<'s>, locked: &str) -> Vec<Node<'s>> {
    let is_own = |node: &Node<'_>| node.ancestors().find_map(ast::TypeDecl::cast) == Some(declaration);
    let locks = declaration.node().descendants().filter_map(ast::LockStmt::cast);
    let targets = locks.filter(|lock| is_own(&lock.node())).filter_map(ast::LockStmt::target);
    targets.filter(|target| site.text(*target) == locked).collect()
}

/// Monitors that are entered in other ways would no longer exclude the statements.
fn must_be_locked_only(site: &Site<'_>, declaration: ast::TypeDecl<'_>, locked: &str) -> Result<(), Refusal> {
    let text = site.text(declaration.node());
    let calls = declaration.node().descendants().filter(|node| node.kind() == SyntaxKind::InvocationExpr);
    let on_monitor = |call: Node<'_>| {
        let callee = call.children().next().map(|callee| site.text(callee)).unwrap_or_default();
        let arguments = call.child(SyntaxKind::ArgList).into_iter().flat_map(Node::children);
        callee.contains("Monitor.") && arguments.into_iter().any(|argument| site.text(argument) == locked)
    };
    if text.contains("MethodImplOptions.Synchronized") || calls.into_iter().any(on_monitor) {
        return refuse("the same monitor is also used without a `lock` statement");
    }
    Ok(())
}

/// A name that the type does not use, in the style of its other fields.
fn free_name(site: &Site<'_>, declaration: ast::TypeDecl<'_>) -> String {
    let text = &site.source.text;
    let used: Vec<&str> = declaration.node().tokens().map(|(_, token)| token.range().of(text)).collect();
    let fields = declaration.node().descendants().filter(|node| {
        node.kind() == SyntaxKind::VariableDeclarator
            && node.parent().is_some_and(|parent| parent.kind() == SyntaxKind::FieldDecl)
    });
    let underlined = fields.filter(|field| site.text(*field).starts_with('_')).count() > 0;
    let prefix = if underlined { "_" } else { "" };
    let names = ["gate", "lockObject", "syncRoot"].map(|name| format!("{prefix}{name}"));
    let numbered = (2..).map(|number| format!("{prefix}gate{number}"));
    let mut names = names.into_iter().chain(numbered);
    names.find(|name| !used.contains(&name.as_str())).unwrap_or_default()
}

/// The first member of the type, indented like the one that was first.
fn insert_field(
    site: &Site<'_>,
    draft: &mut Draft<'_>,
    declaration: ast::TypeDecl<'_>,
    field: &str,
) -> Result<(), Refusal> {
    let members = declaration.members().ok_or(OTHER_SHAPE)?;
    let open = members.token(SyntaxKind::LBrace).ok_or(OTHER_SHAPE)?;
    let first = members.children().next().ok_or(OTHER_SHAPE)?;
    let text = &site.source.text;
    let between = &text[open.end as usize..first.range().start as usize];
    let Some((_, indent)) = between.rsplit_once('\n') else {
        draft.insert(open.end, format!(" {field}"));
        return Ok(());
    };
    let line_end = if between.contains("\r\n") { "\r\n" } else { "\n" };
    let gap = if first.kind() == SyntaxKind::FieldDecl { "" } else { line_end };
    draft.insert(open.end, format!("{line_end}{indent}{field}{gap}"));
    Ok(())
}
