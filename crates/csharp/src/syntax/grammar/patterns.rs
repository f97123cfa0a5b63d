//! Patterns, in `is`, `case` and the arms of `switch`.
//!
//! A bare name such as `Red` may be a type or a constant; only binding can tell. It is a [`ConstantPattern`]
//! here.

use super::expressions::Precedence;
use super::*;

/// After `is`: a constant ends before `&&`, `==`, `?`…
pub(super) fn pattern_after_is(p: &mut Parser) {
    or_pattern(p, Precedence::Shift);
}

/// After `case`: a constant may be any expression.
pub(super) fn case_pattern(p: &mut Parser) {
    or_pattern(p, Precedence::Conditional);
}

/// Before `=>` in a `switch` expression.
pub(super) fn arm_pattern(p: &mut Parser) {
    or_pattern(p, Precedence::Coalescing);
}

fn or_pattern(p: &mut Parser, constant: Precedence) {
    p.nested(|p| {
        let mark = p.mark();
        and_pattern(p, constant);
        while p.at_word(OrKw) && p.at(Ident) {
            p.bump_word();
            and_pattern(p, constant);
            p.finish(mark, OrPattern);
        }
    });
}

fn and_pattern(p: &mut Parser, constant: Precedence) {
    let mark = p.mark();
    not_pattern(p, constant);
    while p.at_word(AndKw) && p.at(Ident) {
        p.bump_word();
        not_pattern(p, constant);
        p.finish(mark, AndPattern);
    }
}

fn not_pattern(p: &mut Parser, constant: Precedence) {
    if !(p.at(Ident) && p.at_word(NotKw) && pattern_follows(p)) {
        return primary_pattern(p, constant);
    }
    p.nested(|p| {
        let mark = p.mark();
        p.bump_word();
        not_pattern(p, constant);
        p.finish(mark, NotPattern);
    });
}

fn pattern_follows(p: &Parser) -> bool {
    let next = p.position() + 1;
    match p.kind_at(next) {
        LBrace | Lt | LtEq | Gt | GtEq | LParen => true,
        Ident => !matches!(p.word_at(next), AndKw | OrKw | WhenKw),
        _ => p.may_start_expression(next),
    }
}

fn primary_pattern(p: &mut Parser, constant: Precedence) {
    let mark = p.mark();
    match p.current() {
        LParen if !is_cast(p) => parenthesised_pattern(p, constant),
        LBrace => recursive_pattern(p, mark),
        LBracket => list_pattern(p),
        DotDot => slice_pattern(p, constant),
        Lt | LtEq | Gt | GtEq | EqEq | BangEq => {
            p.bump();
            expressions::expression_above(p, Precedence::Shift);
            p.finish(mark, RelationalPattern);
        }
        Ident if p.at_word(UnderscoreKw) && is_discard(p) => {
            p.bump();
            p.finish(mark, DiscardPattern);
        }
        Ident
            if p.at_word(VarKw)
                && matches!(p.nth(1), Ident | LParen)
                && !at_combinator(p, p.position() + 1) =>
        {
            p.bump_word();
            designation(p);
            p.finish(mark, VarPattern);
        }
        _ => type_or_constant_pattern(p, constant),
    }
}

/// `_` alone; `_.A`, `_(x)` and `_ x` are a name or a type.
fn is_discard(p: &Parser) -> bool {
    match p.nth(1) {
        Dot | LParen | Lt | LBracket | ColonColon => false,
        Ident => at_combinator(p, p.position() + 1),
        _ => true,
    }
}

/// Whether the identifier at an index goes on with the pattern or what is around it, so is not a variable's
/// name.
fn at_combinator(p: &Parser, index: usize) -> bool {
    let word = p.word_at(index);
    matches!(word, AndKw | OrKw | WhenKw) || (p.context.in_query && is_query_word(word))
}

/// `(T)x` is a constant with a cast; `(A) or (B)` is not.
fn is_cast(p: &Parser) -> bool {
    let after = p.closing_of(p.position()).map_or(p.position(), |close| close + 1);
    !(p.kind_at(after) == Ident && at_combinator(p, after)) && p.starts_cast(p.position())
}

fn type_or_constant_pattern(p: &mut Parser, constant: Precedence) {
    let mark = p.mark();
    if !type_end(p).is_some_and(|end| reads_as_type(p, end)) {
        if !p.may_start_expression(p.position()) {
            return p.missing("a pattern");
        }
        expressions::expression_above(p, constant);
        return p.finish(mark, ConstantPattern);
    }
    types::type_before_operator(p);
    if p.at(LBrace) || p.at(LParen) {
        return recursive_pattern(p, mark);
    }
    if p.at(Ident) && !at_combinator(p, p.position()) {
        designation(p);
        return p.finish(mark, DeclarationPattern);
    }
    p.finish(mark, TypePattern);
}

/// Where a type ends here, a `?` of the conditional operator left out.
fn type_end(p: &Parser) -> Option<usize> {
    let mut end = p.scan_type(p.position())?.end;
    while matches!(p.kind_at(end - 1), Question | Star) && p.may_start_expression(end) {
        end -= 1;
    }
    Some(end)
}

fn reads_as_type(p: &Parser, end: usize) -> bool {
    match p.kind_at(end) {
        Ident if !at_combinator(p, end) => return !p.at_word(NameofKw),
        LBrace => return true,
        LParen => return !p.at_word(NameofKw) && p.closing_of(end).is_some(),
        Dot => return false,
        _ => {}
    }
    is_predefined_type(p.kind_at(p.position()))
        || matches!(p.kind_at(end - 1), RBracket | Question | Gt | Star)
        || matches!(p.current(), LParen | DelegateKw)
}

/// `(p)`, `(p, q)`, `(A: p) { B: q } name`; or a constant in parentheses that goes on: `(1 + 2) * 3`.
fn parenthesised_pattern(p: &mut Parser, constant: Precedence) {
    let mark = p.mark();
    let close = p.closing_of(p.position());
    let after = close.map_or(EndOfFile, |close| p.kind_at(close + 1));
    if matches!(after, Plus | Minus | Star | Slash | Percent | Bar | Amp | Caret | LtLt | Dot) {
        expressions::expression_above(p, constant);
        return p.finish(mark, ConstantPattern);
    }
    let named = is_named_subpattern(p, p.position() + 1);
    let goes_on =
        after == LBrace || close.is_some_and(|close| after == Ident && !at_combinator(p, close + 1));
    if named || goes_on || p.nth(1) == RParen {
        return recursive_pattern(p, mark);
    }
    p.bump();
    let first = p.mark();
    or_pattern(p, Precedence::Conditional);
    if !p.at(Comma) {
        p.expect(RParen);
        return p.finish(mark, ParenPattern);
    }
    p.finish(first, Subpattern);
    p.bump();
    comma_separated(p, RParen, subpattern);
    p.expect(RParen);
    p.finish(mark, PositionalClause);
    p.finish(mark, RecursivePattern);
}

fn at_designation(p: &Parser) -> bool {
    p.at(Ident) && !at_combinator(p, p.position())
}

/// `(…) {…} name` after a type or alone.
fn recursive_pattern(p: &mut Parser, mark: Mark) {
    if p.at(LParen) {
        let clause = p.mark();
        p.bump();
        comma_separated(p, RParen, subpattern);
        p.expect(RParen);
        p.finish(clause, PositionalClause);
    }
    recursive_rest(p);
    p.finish(mark, RecursivePattern);
}

fn recursive_rest(p: &mut Parser) {
    if p.at(LBrace) {
        let clause = p.mark();
        p.bump();
        comma_separated(p, RBrace, subpattern);
        p.expect(RBrace);
        p.finish(clause, PropertyClause);
    }
    if at_designation(p) {
        designation(p);
    }
}

/// `p`, `Name: p`, `A.B: p`.
fn subpattern(p: &mut Parser) {
    let mark = p.mark();
    if is_named_subpattern(p, p.position()) {
        while !p.at(Colon) {
            p.bump();
        }
        p.bump();
    }
    or_pattern(p, Precedence::Conditional);
    p.finish(mark, Subpattern);
}

fn is_named_subpattern(p: &Parser, from: usize) -> bool {
    let mut index = from;
    while p.kind_at(index) == Ident && matches!(p.kind_at(index + 1), Dot) {
        index += 2;
    }
    p.kind_at(index) == Ident && p.kind_at(index + 1) == Colon
}

fn list_pattern(p: &mut Parser) {
    let mark = p.mark();
    p.bump();
    comma_separated(p, RBracket, |p| or_pattern(p, Precedence::Conditional));
    p.expect(RBracket);
    if at_designation(p) {
        designation(p);
    }
    p.finish(mark, ListPattern);
}

/// `..`, `.. var rest`.
fn slice_pattern(p: &mut Parser, constant: Precedence) {
    let mark = p.mark();
    p.bump();
    if !p.at_any(&[Comma, RBracket, RParen, RBrace]) {
        or_pattern(p, constant);
    }
    p.finish(mark, SlicePattern);
}

/// `name`, `_`, `(a, (b, c))`.
pub(super) fn designation(p: &mut Parser) {
    p.nested(|p| {
        let mark = p.mark();
        if !p.eat(LParen) {
            p.expect(Ident);
            return p.finish(mark, Designation);
        }
        comma_separated(p, RParen, designation);
        p.expect(RParen);
        p.finish(mark, TupleDesignation);
    });
}
