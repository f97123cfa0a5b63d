//! Making objects, arrays and collections.

use super::*;

/// What `new` starts.
pub(super) fn creation(p: &mut Parser) {
    let mark = p.mark();
    p.bump();
    match p.current() {
        LBrace => anonymous_object(p, mark),
        LBracket => {
            types::rank_specifier(p);
            initializer(p);
            p.finish(mark, ImplicitArrayCreationExpr);
        }
        LParen if !is_tuple_array(p) => {
            expressions::argument_list(p);
            optional_initializer(p);
            p.finish(mark, ImplicitObjectCreationExpr);
        }
        _ => typed_creation(p, mark),
    }
}

/// `new (int, string)[3]`.
fn is_tuple_array(p: &Parser) -> bool {
    let close = p.closing_of(p.position());
    close.is_some_and(|close| {
        p.kind_at(close + 1) == LBracket
            || (p.kind_at(close + 1) == Question && p.kind_at(close + 2) == LBracket)
    }) && p.scan_type(p.position()).is_some()
}

fn typed_creation(p: &mut Parser, mark: Mark) {
    let element = p.mark();
    types::type_without_ranks(p);
    while let Some(question) = question_between_ranks(p) {
        while p.position() < question {
            types::rank_specifier(p);
        }
        p.finish(element, ArrayType);
        p.bump();
        p.finish(element, NullableType);
    }
    if p.at(LBracket) {
        array_ranks(p);
        optional_initializer(p);
        return p.finish(mark, ArrayCreationExpr);
    }
    if p.at(LParen) {
        expressions::argument_list(p);
    } else if !p.at(LBrace) {
        p.problem("expected the arguments of the constructor, or an initializer");
    }
    optional_initializer(p);
    p.finish(mark, ObjectCreationExpr);
}

/// The `?` of `new T[]?[3]`: what stands before it is the type of the elements.
fn question_between_ranks(p: &Parser) -> Option<usize> {
    let mut index = p.position();
    while p.kind_at(index) == LBracket {
        index = p.closing_of(index)? + 1;
    }
    let is_between = index > p.position() && p.kind_at(index) == Question && p.kind_at(index + 1) == LBracket;
    is_between.then_some(index)
}

/// `[3][,]`. Sizes belong into the first pair only, but another pair of brackets is never an element access.
fn array_ranks(p: &mut Parser) {
    while p.at(LBracket) {
        types::rank_specifier(p);
    }
}

/// `new { A = 1, b.C }`.
fn anonymous_object(p: &mut Parser, mark: Mark) {
    p.bump();
    comma_separated(p, RBrace, |p| {
        let member = p.mark();
        expressions::expression(p);
        p.finish(member, AnonymousMember);
    });
    p.expect(RBrace);
    p.finish(mark, AnonymousObjectExpr);
}

fn optional_initializer(p: &mut Parser) {
    if p.at(LBrace) {
        initializer(p);
    }
}

/// `{ 1, 2 }`, `{ A = 1, B = { 2 } }`, `{ ["a"] = 1 }`, `{ { 1, 2 } }`.
pub(super) fn initializer(p: &mut Parser) {
    p.nested(|p| {
        let mark = p.mark();
        let context = Context { in_conditional: false, ..p.context };
        if p.expect(LBrace) {
            p.with_context(context, |p| comma_separated(p, RBrace, initializer_element));
            p.expect(RBrace);
        }
        p.finish(mark, Initializer);
    });
}

fn initializer_element(p: &mut Parser) {
    match p.current() {
        LBrace => initializer(p),
        LBracket if assigns_element(p) => {
            let mark = p.mark();
            expressions::bracketed_argument_list(p);
            p.finish(mark, ElementBindingExpr);
            p.expect(Eq);
            functions::variable_value(p);
            p.finish(mark, AssignExpr);
        }
        _ => expressions::expression(p),
    }
}

fn assigns_element(p: &Parser) -> bool {
    p.closing_of(p.position()).is_some_and(|close| p.kind_at(close + 1) == Eq)
}

/// `stackalloc int[3]`, `stackalloc[] { 1 }`.
pub(super) fn stackalloc(p: &mut Parser) {
    let mark = p.mark();
    p.bump();
    if !p.at(LBracket) {
        types::type_without_ranks(p);
    }
    if p.at(LBracket) {
        types::rank_specifier(p);
    } else {
        p.expect(LBracket);
    }
    optional_initializer(p);
    p.finish(mark, StackallocExpr);
}

/// `[1, .. xs, 2]`.
pub(super) fn collection(p: &mut Parser) {
    let mark = p.mark();
    p.bump();
    let context = Context { in_conditional: false, ..p.context };
    p.with_context(context, |p| comma_separated(p, RBracket, collection_element));
    p.expect(RBracket);
    p.finish(mark, CollectionExpr);
}

fn collection_element(p: &mut Parser) {
    if !p.at(DotDot) {
        return expressions::expression(p);
    }
    let mark = p.mark();
    p.bump();
    expressions::expression(p);
    p.finish(mark, SpreadElement);
}
