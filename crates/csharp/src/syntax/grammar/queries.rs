//! Query expressions: `from x in xs where … select …`.

use super::*;

pub(super) fn query(p: &mut Parser) {
    let mark = p.mark();
    p.with_context(Context { in_query: true, ..p.context }, |p| {
        from_clause(p);
        query_body(p);
    });
    p.finish(mark, QueryExpr);
}

fn query_body(p: &mut Parser) {
    loop {
        match p.word_at(p.position()) {
            FromKw => from_clause(p),
            LetKw => let_clause(p),
            WhereKw => word_and_expression(p, WhereClause),
            JoinKw => join_clause(p),
            OrderbyKw => order_by_clause(p),
            _ => break,
        }
    }
    match p.word_at(p.position()) {
        SelectKw => word_and_expression(p, SelectClause),
        GroupKw => group_clause(p),
        _ => return p.missing("`select` or `group`"),
    }
    if p.at_word(IntoKw) {
        let mark = p.mark();
        p.bump_word();
        p.expect(Ident);
        p.nested(query_body);
        p.finish(mark, QueryContinuation);
    }
}

fn word_and_expression(p: &mut Parser, kind: SyntaxKind) {
    let mark = p.mark();
    p.bump_word();
    expressions::expression(p);
    p.finish(mark, kind);
}

/// `from T x in xs`.
fn from_clause(p: &mut Parser) {
    let mark = p.mark();
    p.bump_word();
    range_variable(p);
    p.expect(InKw);
    expressions::expression(p);
    p.finish(mark, FromClause);
}

fn range_variable(p: &mut Parser) {
    if p.nth(1) != InKw {
        types::type_(p);
    }
    p.expect(Ident);
}

fn let_clause(p: &mut Parser) {
    let mark = p.mark();
    p.bump_word();
    p.expect(Ident);
    p.expect(Eq);
    expressions::expression(p);
    p.finish(mark, LetClause);
}

/// `join T x in xs on a equals b into g`.
fn join_clause(p: &mut Parser) {
    let mark = p.mark();
    p.bump_word();
    range_variable(p);
    p.expect(InKw);
    expressions::expression(p);
    expect_word(p, OnKw, "`on`");
    expressions::expression(p);
    expect_word(p, EqualsKw, "`equals`");
    expressions::expression(p);
    if p.at_word(IntoKw) {
        let into = p.mark();
        p.bump_word();
        p.expect(Ident);
        p.finish(into, JoinInto);
    }
    p.finish(mark, JoinClause);
}

fn expect_word(p: &mut Parser, word: SyntaxKind, name: &'static str) {
    if !p.eat_word(word) {
        p.missing(name);
    }
}

fn order_by_clause(p: &mut Parser) {
    let mark = p.mark();
    p.bump_word();
    loop {
        let ordering = p.mark();
        expressions::expression(p);
        if !p.eat_word(AscendingKw) {
            p.eat_word(DescendingKw);
        }
        p.finish(ordering, Ordering);
        if !p.eat(Comma) {
            break;
        }
    }
    p.finish(mark, OrderByClause);
}

fn group_clause(p: &mut Parser) {
    let mark = p.mark();
    p.bump_word();
    expressions::expression(p);
    expect_word(p, ByKw, "`by`");
    expressions::expression(p);
    p.finish(mark, GroupClause);
}
