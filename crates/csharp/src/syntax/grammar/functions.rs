//! What functions of all sorts share: parameters, bodies, initial values.

use super::*;

pub(super) fn parameter_list(p: &mut Parser) {
    let mark = p.mark();
    if p.expect(LParen) {
        comma_separated(p, RParen, parameter);
        skip_to_closing(p, RParen);
    }
    p.finish(mark, ParamList);
}

pub(super) fn bracketed_parameter_list(p: &mut Parser) {
    let mark = p.mark();
    p.expect(LBracket);
    comma_separated(p, RBracket, parameter);
    skip_to_closing(p, RBracket);
    p.finish(mark, BracketedParamList);
}

/// The closing bracket; what stands before it and fits nothing becomes an error.
fn skip_to_closing(p: &mut Parser, closing: SyntaxKind) {
    if !p.at(closing) && !p.at_any(&[LBrace, RBrace, Semicolon, FatArrow, EndOfFile]) {
        while !p.at_any(&[closing, LBrace, RBrace, Semicolon, FatArrow, EndOfFile]) {
            p.error_token("expected a parameter");
        }
    }
    p.expect(closing);
}

/// `[A] ref readonly T name = value`; the name alone in a lambda, the type alone in `extension(T)`.
fn parameter(p: &mut Parser) {
    let mark = p.mark();
    attributes::attribute_lists(p);
    parameter_modifiers(p);
    if p.eat(ArglistKw) {
        return p.finish(mark, Param);
    }
    let name_alone = p.at(Ident) && matches!(p.nth(1), Comma | RParen | Eq) && is_lambda_parameter(p);
    if !name_alone {
        types::type_(p);
    }
    if p.at(ThisKw) {
        p.bump();
    } else if p.at(Ident) {
        p.bump();
        if p.at(LBracket) {
            types::rank_specifier(p);
        }
    }
    equals_value(p);
    p.finish(mark, Param);
}

/// Only lambdas have parameters without types. Their list is followed by `=>`, and so are those of methods:
/// but there a lone name is missing its type or its name, and either reading will do.
fn is_lambda_parameter(p: &Parser) -> bool {
    p.context.lambda_parameters
}

fn parameter_modifiers(p: &mut Parser) {
    let mark = p.mark();
    loop {
        match p.current() {
            RefKw | OutKw | InKw | ParamsKw | ThisKw | ReadonlyKw => p.bump(),
            Ident if p.at_word(ScopedKw) && is_scoped_modifier(p) => p.bump_word(),
            _ => break,
        }
    }
    if p.moved_since(mark) {
        p.finish(mark, Modifiers);
    }
}

/// `scoped` followed by a modifier, or by a type and a name.
pub(super) fn is_scoped_modifier(p: &Parser) -> bool {
    let next = p.position() + 1;
    matches!(p.kind_at(next), RefKw | InKw | OutKw | ThisKw | ParamsKw)
        || p.scan_type(next).is_some_and(|scan| p.kind_at(scan.end) == Ident)
        || (p.context.lambda_parameters && p.kind_at(next) == Ident)
}

/// `= value`, if there.
pub(super) fn equals_value(p: &mut Parser) {
    if p.at(Eq) {
        let mark = p.mark();
        p.bump();
        variable_value(p);
        p.finish(mark, EqualsValue);
    }
}

/// An expression, or `{ 1, 2 }` for an array.
pub(super) fn variable_value(p: &mut Parser) {
    if p.at(LBrace) {
        objects::initializer(p);
    } else {
        expressions::expression(p);
    }
}

/// The body of a member, which may have a `;` after its block.
pub(super) fn member_body(p: &mut Parser, context: Context) {
    let has_block = p.at(LBrace);
    body(p, context);
    if has_block {
        p.eat(Semicolon);
    }
}

/// `{ … }`, `=> e;` or `;`, read in a context of its own.
pub(super) fn body(p: &mut Parser, context: Context) {
    p.with_context(context, |p| match p.current() {
        LBrace => statements::block(p),
        FatArrow => {
            arrow_body(p);
            p.expect(Semicolon);
        }
        _ => {
            p.expect(Semicolon);
        }
    });
}

pub(super) fn arrow_body(p: &mut Parser) {
    let mark = p.mark();
    p.bump();
    expressions::expression(p);
    p.finish(mark, ArrowBody);
}
