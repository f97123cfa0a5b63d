//! Interpolated strings: the lexer has found the holes, so their expressions are ordinary ones.

use super::*;

pub(super) fn interpolated_string(p: &mut Parser) {
    let mark = p.mark();
    p.bump();
    loop {
        match p.current() {
            InterpolationText => p.bump(),
            HoleStart => p.nested(hole),
            InterpolationEnd => {
                p.bump();
                break;
            }
            // The lexer has reported that the string is not closed.
            _ => break,
        }
    }
    p.finish(mark, InterpolatedStringExpr);
}

/// `{e}`, `{e,5}`, `{e:format}`.
fn hole(p: &mut Parser) {
    let mark = p.mark();
    p.bump();
    p.with_context(Context { in_conditional: false, ..p.context }, expressions::expression);
    if p.at(Comma) {
        let alignment = p.mark();
        p.bump();
        expressions::expression(p);
        p.finish(alignment, InterpolationAlignment);
    }
    if p.at(Colon) {
        let format = p.mark();
        p.bump();
        p.eat(HoleFormat);
        p.finish(format, InterpolationFormat);
    }
    while !p.at_any(&[HoleEnd, InterpolationText, InterpolationEnd, Semicolon, LBrace, RBrace, EndOfFile]) {
        p.error_token("expected `}`");
    }
    p.expect(HoleEnd);
    p.finish(mark, Interpolation);
}
