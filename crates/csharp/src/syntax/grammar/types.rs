//! Types: names, arrays, pointers, tuples, function pointers.

use super::*;

/// Where a `?` after a type may also be the conditional operator.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NullableRule {
    /// A `?` belongs to the type.
    Always,
    /// After `is` and `as`: it belongs to the type unless an expression follows.
    UnlessExpressionFollows,
}

pub(super) fn type_(p: &mut Parser) {
    type_with(p, NullableRule::Always);
}

/// A type after `is`, `as`, or in a pattern.
pub(super) fn type_before_operator(p: &mut Parser) {
    type_with(p, NullableRule::UnlessExpressionFollows);
}

fn type_with(p: &mut Parser, rule: NullableRule) {
    p.nested(|p| {
        let mark = p.mark();
        if !element_type(p) {
            return p.missing("a type");
        }
        type_suffixes(p, mark, rule);
    });
}

/// A type without `?`, `*` and `[]` after it, as `new` takes it.
pub(super) fn type_without_ranks(p: &mut Parser) {
    p.nested(|p| {
        let mark = p.mark();
        if !element_type(p) {
            return p.missing("a type");
        }
        while p.at(Star) || p.at(Question) {
            let kind = if p.at(Star) { PointerType } else { NullableType };
            p.bump();
            p.finish(mark, kind);
        }
    });
}

fn element_type(p: &mut Parser) -> bool {
    let mark = p.mark();
    match p.current() {
        kind if is_predefined_type(kind) => {
            p.bump();
            p.finish(mark, PredefinedType);
        }
        Ident if p.at_word(ScopedKw) && p.nth(1) == RefKw => {
            p.bump_word();
            type_(p);
            p.finish(mark, ScopedType);
        }
        Ident => named_type(p),
        LParen => tuple_type(p),
        RefKw => {
            p.bump();
            p.eat(ReadonlyKw);
            type_(p);
            p.finish(mark, RefType);
        }
        DelegateKw if p.nth(1) == Star => function_pointer(p),
        _ => return false,
    }
    true
}

fn type_suffixes(p: &mut Parser, mark: Mark, rule: NullableRule) {
    loop {
        match p.current() {
            Question if rule == NullableRule::Always || is_nullable(p) => {
                p.bump();
                p.finish(mark, NullableType);
            }
            Star if rule == NullableRule::Always || !p.may_start_expression(p.position() + 1) => {
                p.bump();
                p.finish(mark, PointerType);
            }
            LBracket if p.rank_end(p.position()).is_some() => {
                while p.at(LBracket) && p.rank_end(p.position()).is_some() {
                    rank_specifier(p);
                }
                p.finish(mark, ArrayType);
            }
            _ => return,
        }
    }
}

/// Whether the `?` after a type that follows `is` or `as` belongs to the type: no expression follows, or `[]`
/// without `:`.
fn is_nullable(p: &Parser) -> bool {
    let next = p.position() + 1;
    let array = p.rank_end(next).filter(|_| p.kind_at(next) == LBracket);
    !p.may_start_expression(next) || array.is_some_and(|end| p.kind_at(end) != Colon)
}

/// `[]`, `[,]`; with sizes after `new`.
pub(super) fn rank_specifier(p: &mut Parser) {
    let mark = p.mark();
    p.bump();
    while !p.at(RBracket) && !p.at_end() {
        if p.eat(Comma) {
            continue;
        }
        let size = p.mark();
        expressions::expression(p);
        if !p.moved_since(size) {
            break;
        }
    }
    p.expect(RBracket);
    p.finish(mark, RankSpecifier);
}

/// `A.B<C>.D`, `global::A`: one flat node however long the path.
pub(super) fn named_type(p: &mut Parser) {
    let mark = p.mark();
    loop {
        p.expect(Ident);
        if p.at(Lt) {
            type_argument_list(p);
        }
        if !p.at(Dot) && !p.at(ColonColon) {
            break;
        }
        p.bump();
    }
    p.finish(mark, NamedType);
}

pub(super) fn type_argument_list(p: &mut Parser) {
    let mark = p.mark();
    p.bump();
    if p.at(Comma) || p.at(Gt) {
        omitted_type_arguments(p);
    } else {
        comma_separated(p, Gt, |p| {
            attributes::attribute_lists(p);
            if matches!(p.current(), InKw | OutKw) {
                p.bump();
            }
            type_(p);
        });
    }
    p.expect(Gt);
    p.finish(mark, TypeArgList);
}

/// `Dictionary<,>`.
fn omitted_type_arguments(p: &mut Parser) {
    loop {
        let mark = p.mark();
        p.finish(mark, OmittedTypeArg);
        if !p.eat(Comma) {
            return;
        }
    }
}

fn tuple_type(p: &mut Parser) {
    let mark = p.mark();
    p.bump();
    comma_separated(p, RParen, |p| {
        let element = p.mark();
        type_(p);
        p.eat(Ident);
        p.finish(element, TupleTypeElement);
    });
    p.expect(RParen);
    p.finish(mark, TupleType);
}

/// `delegate* unmanaged[Cdecl]<int, void>`.
fn function_pointer(p: &mut Parser) {
    let mark = p.mark();
    p.bump();
    p.bump();
    if matches!(p.word_at(p.position()), ManagedKw | UnmanagedKw) && p.at(Ident) {
        let convention = p.mark();
        p.bump_word();
        if p.eat(LBracket) {
            comma_separated(p, RBracket, |p| {
                p.expect(Ident);
            });
            p.expect(RBracket);
        }
        p.finish(convention, CallingConvention);
    }
    let parameters = p.mark();
    p.expect(Lt);
    comma_separated(p, Gt, |p| {
        let parameter = p.mark();
        while p.at_any(&[InKw, OutKw, RefKw, ReadonlyKw]) {
            p.bump();
        }
        type_(p);
        p.finish(parameter, FunctionPointerParam);
    });
    p.expect(Gt);
    p.finish(parameters, FunctionPointerParams);
    p.finish(mark, FunctionPointerType);
}
