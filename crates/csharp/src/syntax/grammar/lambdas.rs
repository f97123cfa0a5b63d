//! Lambdas and anonymous methods.

use super::*;

/// `x => e`, `(x, y) => e`, `async x => e`, `static int (x) => e`, `[A] (x) => e`.
pub(super) fn starts_lambda(p: &Parser) -> bool {
    match p.current() {
        Ident if p.nth(1) == FatArrow => true,
        LParen => p.opens_lambda(p.position()) || lambda_head(p, p.position()).is_some(),
        LBracket => attributed_lambda(p),
        Ident => may_start_typed_lambda(p) && lambda_head(p, p.position()).is_some(),
        StaticKw | RefKw | DelegateKw => lambda_head(p, p.position()).is_some(),
        kind if is_predefined_type(kind) => p.nth(1) != Dot && lambda_head(p, p.position()).is_some(),
        _ => false,
    }
}

/// Tells most names apart from lambdas by one token, before anything is scanned.
fn may_start_typed_lambda(p: &Parser) -> bool {
    match p.nth(1) {
        LParen | Lt | Dot | LBracket | Question | Ident | StaticKw | ColonColon | Star => true,
        next => p.at_word(AsyncKw) && is_predefined_type(next),
    }
}

pub(super) fn starts_typed_lambda(p: &Parser) -> bool {
    p.at(RefKw) && lambda_head(p, p.position()).is_some()
}

fn attributed_lambda(p: &Parser) -> bool {
    let mut index = p.position();
    while p.kind_at(index) == LBracket {
        let Some(close) = p.closing_of(index) else { return false };
        index = close + 1;
    }
    lambda_head(p, index).is_some()
}

/// What stands between the modifiers and the parameters of a lambda.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Head {
    Nothing,
    ReturnType,
}

/// Reads over modifiers and a return type; `None` if no lambda starts at the index.
fn lambda_head(p: &Parser, from: usize) -> Option<Head> {
    let index = after_lambda_modifiers(p, from);
    if (p.kind_at(index) == Ident && p.kind_at(index + 1) == FatArrow)
        || (p.kind_at(index) == LParen && p.opens_lambda(index))
    {
        return Some(Head::Nothing);
    }
    let end = p.scan_type(index)?.end;
    if p.kind_at(end) != LParen || !p.opens_lambda(end) {
        return None;
    }
    // `a ? () => b : c` is no lambda that returns `a?`: a `:` follows.
    let is_conditional = p.kind_at(end - 1) == Question && p.colon_follows(end);
    (!is_conditional).then_some(Head::ReturnType)
}

/// The index after `async` and `static`; a lone `async` may be the parameter itself.
fn after_lambda_modifiers(p: &Parser, from: usize) -> usize {
    let mut index = from;
    while index < from + MAX_MODIFIERS {
        match p.kind_at(index) {
            StaticKw => index += 1,
            Ident if p.word_at(index) == AsyncKw && p.kind_at(index + 1) != FatArrow => {
                let next = index + 1;
                let goes_on = matches!(p.kind_at(next), Ident | StaticKw | LParen | RefKw)
                    || is_predefined_type(p.kind_at(next));
                if !goes_on {
                    return index;
                }
                index = next;
            }
            _ => return index,
        }
    }
    index
}

pub(super) fn lambda(p: &mut Parser) {
    let mark = p.mark();
    attributes::attribute_lists(p);
    let head = lambda_head(p, p.position());
    let is_async = lambda_modifiers(p);
    if head == Some(Head::ReturnType) {
        types::type_(p);
    }
    lambda_parameters(p);
    p.expect(FatArrow);
    lambda_body(p, Context { is_async, lambda_parameters: false, ..p.context });
    p.finish(mark, LambdaExpr);
}

/// Eats `async` and `static`; whether `async` was there.
fn lambda_modifiers(p: &mut Parser) -> bool {
    let mark = p.mark();
    let end = after_lambda_modifiers(p, p.position());
    let mut is_async = false;
    while p.position() < end {
        is_async |= p.at(Ident);
        if p.at(Ident) { p.bump_word() } else { p.bump() }
    }
    if p.moved_since(mark) {
        p.finish(mark, Modifiers);
    }
    is_async
}

fn lambda_parameters(p: &mut Parser) {
    if !p.at(Ident) {
        let context = Context { lambda_parameters: true, ..p.context };
        return p.with_context(context, functions::parameter_list);
    }
    let list = p.mark();
    let parameter = p.mark();
    p.bump();
    p.finish(parameter, Param);
    p.finish(list, ParamList);
}

fn lambda_body(p: &mut Parser, context: Context) {
    if p.at(LBrace) {
        let context = Context { in_conditional: false, ..context };
        p.with_context(context, statements::block);
    } else {
        p.with_context(context, expressions::expression);
    }
}

/// `async` and `static` before `delegate`, in any order.
pub(super) fn starts_anonymous_method(p: &Parser) -> bool {
    let is_modifier =
        |index| p.kind_at(index) == StaticKw || (p.kind_at(index) == Ident && p.word_at(index) == AsyncKw);
    let first = p.position();
    is_modifier(first) && (p.nth(1) == DelegateKw || (is_modifier(first + 1) && p.nth(2) == DelegateKw))
}

/// `delegate (int x) { … }`, `async delegate { … }`.
pub(super) fn anonymous_method(p: &mut Parser) {
    let mark = p.mark();
    let mut is_async = false;
    while !p.at(DelegateKw) && starts_anonymous_method(p) {
        is_async |= p.at(Ident);
        if p.at(Ident) { p.bump_word() } else { p.bump() }
    }
    if p.moved_since(mark) {
        p.finish(mark, Modifiers);
    }
    p.expect(DelegateKw);
    if p.at(LParen) {
        functions::parameter_list(p);
    }
    p.with_context(Context { is_async, ..Context::default() }, statements::block);
    p.finish(mark, AnonymousMethodExpr);
}
