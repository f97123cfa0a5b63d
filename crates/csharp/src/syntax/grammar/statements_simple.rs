//! Statements on one line: jumps, locals, local functions, expressions.

use super::*;

pub(super) fn simple_statement(p: &mut Parser, mark: Mark) {
    match p.current() {
        Semicolon => {
            p.bump();
            p.finish(mark, EmptyStmt);
        }
        BreakKw => jump(p, mark, BreakStmt),
        ContinueKw => jump(p, mark, ContinueStmt),
        ReturnKw => jump_with_value(p, mark, ReturnStmt),
        ThrowKw => jump_with_value(p, mark, ThrowStmt),
        GotoKw => goto_statement(p, mark),
        ConstKw => local_constant(p, mark),
        ElseKw | CatchKw | FinallyKw | CaseKw | RParen | RBracket | InKw => {}
        _ => local_or_expression(p, mark),
    }
}

fn jump(p: &mut Parser, mark: Mark, kind: SyntaxKind) {
    p.bump();
    p.expect(Semicolon);
    p.finish(mark, kind);
}

fn jump_with_value(p: &mut Parser, mark: Mark, kind: SyntaxKind) {
    p.bump();
    if !p.at(Semicolon) && !p.at(RBrace) {
        expressions::expression(p);
    }
    p.expect(Semicolon);
    p.finish(mark, kind);
}

/// `yield return x;`, `yield break;`.
pub(super) fn yield_statement(p: &mut Parser, mark: Mark) {
    p.bump_word();
    jump_with_value(p, mark, YieldStmt);
}

/// `goto label;`, `goto case 1;`, `goto default;`.
fn goto_statement(p: &mut Parser, mark: Mark) {
    p.bump();
    if p.eat(CaseKw) {
        expressions::expression(p);
    } else if !p.eat(DefaultKw) {
        p.expect(Ident);
    }
    p.expect(Semicolon);
    p.finish(mark, GotoStmt);
}

fn local_constant(p: &mut Parser, mark: Mark) {
    p.bump();
    statements::variable_declaration(p);
    p.expect(Semicolon);
    p.finish(mark, LocalDeclStmt);
}

fn local_or_expression(p: &mut Parser, mark: Mark) {
    if let Some(name) = local_function_name(p) {
        return local_function(p, mark, name);
    }
    if statements::starts_local(p) {
        statements::variable_declaration(p);
        p.expect(Semicolon);
        return p.finish(mark, LocalDeclStmt);
    }
    if !p.may_start_expression(p.position()) {
        return;
    }
    expressions::expression(p);
    p.expect(Semicolon);
    p.finish(mark, ExprStmt);
}

/// The index of the name, if modifiers, a type, a name and parameters stand here, and then a body.
fn local_function_name(p: &Parser) -> Option<usize> {
    let index = after_function_modifiers(p);
    let has_modifier = index > p.position();
    let scan = p.scan_type(index)?;
    if p.kind_at(scan.end) != Ident {
        return None;
    }
    let parameters = match p.kind_at(scan.end + 1) {
        LParen => scan.end + 1,
        Lt => p.type_parameters_end(scan.end + 1)?,
        _ => return None,
    };
    if p.kind_at(parameters) != LParen {
        return None;
    }
    if p.context.is_async && p.word_at(index) == AwaitKw && scan.end == index + 1 {
        return None;
    }
    let after = p.closing_of(parameters).map_or(EndOfFile, |close| p.kind_at(close + 1));
    // Somebody types `name` in the line before `Call();`.
    (has_modifier || scan.definite || after != Semicolon || p.kind_at(index) != Ident).then_some(index)
}

/// The index after `static`, `unsafe`, `extern` and `async`.
fn after_function_modifiers(p: &Parser) -> usize {
    let mut index = p.position();
    while index < p.position() + MAX_MODIFIERS {
        let is_async = p.kind_at(index) == Ident && p.word_at(index) == AsyncKw && async_goes_on(p, index);
        if !is_async && !matches!(p.kind_at(index), StaticKw | UnsafeKw | ExternKw) {
            break;
        }
        index += 1;
    }
    index
}

fn async_goes_on(p: &Parser, index: usize) -> bool {
    matches!(p.kind_at(index + 1), StaticKw | UnsafeKw)
        || p.scan_type(index + 1).is_some_and(|scan| p.kind_at(scan.end) == Ident)
}

fn local_function(p: &mut Parser, mark: Mark, type_at: usize) {
    let modifiers = p.mark();
    let mut is_async = false;
    while p.position() < type_at {
        is_async |= p.at(Ident);
        if p.at(Ident) { p.bump_word() } else { p.bump() }
    }
    if p.moved_since(modifiers) {
        p.finish(modifiers, Modifiers);
    }
    types::type_(p);
    p.expect(Ident);
    declarations::type_parameters(p);
    functions::parameter_list(p);
    declarations::constraint_clauses(p);
    functions::body(p, Context { is_async, ..Context::default() });
    p.finish(mark, LocalFunction);
}
