//! Primary expressions: names, literals, parentheses, and what follows them: members, calls, elements.

use super::expressions::{Place, Precedence};
use super::*;

pub(super) fn starts_primary(p: &Parser, least: Precedence) -> bool {
    match p.current() {
        Plus | Minus | PlusPlus | MinusMinus | Star | Amp | AmpAmp | Bang | Tilde | Caret | DotDot
        | ThrowKw => false,
        StaticKw if lambdas::starts_anonymous_method(p) => true,
        StaticKw | RefKw => least <= Precedence::Assignment && lambdas::starts_lambda(p),
        _ => p.may_start_expression(p.position()),
    }
}

/// A primary expression, which is known to start here.
pub(super) fn primary(p: &mut Parser, least: Precedence) {
    let mark = p.mark();
    if least <= Precedence::Assignment && lambdas::starts_lambda(p) {
        return lambdas::lambda(p);
    }
    atom(p);
    postfix(p, mark, Receiver::Whole);
}

fn atom(p: &mut Parser) {
    let mark = p.mark();
    match p.current() {
        Ident => name_or_query(p),
        LParen => parenthesised(p),
        LBracket => objects::collection(p),
        NewKw => objects::creation(p),
        StackallocKw => objects::stackalloc(p),
        InterpolationStart => literals::interpolated_string(p),
        // `int.Parse`: in an expression a predefined type is a name like others.
        kind if is_predefined_type(kind) => token(p, NameExpr),
        ThisKw => token(p, ThisExpr),
        BaseKw => token(p, BaseExpr),
        TypeofKw => of_type(p, TypeofExpr),
        SizeofKw => of_type(p, SizeofExpr),
        DefaultKw if p.nth(1) == LParen => of_type(p, DefaultExpr),
        CheckedKw | UncheckedKw => of_expression(p, CheckedExpr),
        MakerefKw => of_expression(p, MakerefExpr),
        ReftypeKw => of_expression(p, ReftypeExpr),
        RefvalueKw => refvalue(p),
        ArglistKw => {
            p.bump();
            if p.at(LParen) {
                expressions::argument_list(p);
            }
            p.finish(mark, ArglistExpr);
        }
        DelegateKw | StaticKw => lambdas::anonymous_method(p),
        _ => token(p, LiteralExpr),
    }
}

fn token(p: &mut Parser, kind: SyntaxKind) {
    let mark = p.mark();
    p.bump();
    p.finish(mark, kind);
}

fn of_type(p: &mut Parser, kind: SyntaxKind) {
    let mark = p.mark();
    p.bump();
    p.expect(LParen);
    types::type_(p);
    p.expect(RParen);
    p.finish(mark, kind);
}

fn of_expression(p: &mut Parser, kind: SyntaxKind) {
    let mark = p.mark();
    p.bump();
    p.expect(LParen);
    expressions::expression(p);
    p.expect(RParen);
    p.finish(mark, kind);
}

/// `__refvalue(r, T)`.
fn refvalue(p: &mut Parser) {
    let mark = p.mark();
    p.bump();
    p.expect(LParen);
    expressions::expression(p);
    p.expect(Comma);
    types::type_(p);
    p.expect(RParen);
    p.finish(mark, RefvalueExpr);
}

fn name_or_query(p: &mut Parser) {
    if p.at_word(FromKw) && p.starts_query(p.position()) {
        return queries::query(p);
    }
    if p.at_word(VarKw) && p.nth(1) == LParen && is_deconstruction(p) {
        let mark = p.mark();
        types::type_(p);
        patterns::designation(p);
        return p.finish(mark, DeclarationExpr);
    }
    if lambdas::starts_anonymous_method(p) {
        return lambdas::anonymous_method(p);
    }
    let mark = p.mark();
    name(p);
    p.finish(mark, NameExpr);
}

/// `var (a, b) = …` and `foreach (var (a, b) in …)`.
fn is_deconstruction(p: &Parser) -> bool {
    let open = p.position() + 1;
    let after = p.closing_of(open).map_or(EndOfFile, |close| p.kind_at(close + 1));
    matches!(after, Eq | InKw) && p.is_designation_list(open)
}

/// A name, with type arguments if the specification reads them as such.
fn name(p: &mut Parser) {
    p.expect(Ident);
    if p.at(Lt) && p.opens_type_arguments(p.position()) {
        types::type_argument_list(p);
    }
}

/// `(e)`, `(a, b)`, `(int x, var y)`.
fn parenthesised(p: &mut Parser) {
    let mark = p.mark();
    p.bump();
    let context = Context { in_conditional: false, lambda_parameters: false, ..p.context };
    p.with_context(context, |p| {
        let element = p.mark();
        let named = tuple_element(p, Place::FirstInTuple);
        if !p.at(Comma) && !named {
            p.expect(RParen);
            return p.finish(mark, ParenExpr);
        }
        p.finish(element, Argument);
        while p.eat(Comma) && !p.at(RParen) {
            let element = p.mark();
            tuple_element(p, Place::LaterInTuple);
            p.finish(element, Argument);
        }
        p.expect(RParen);
        p.finish(mark, TupleExpr);
    });
}

/// `e`, `name: e`, `int x`; whether it has a name.
fn tuple_element(p: &mut Parser, place: Place) -> bool {
    let named = p.at(Ident) && p.nth(1) == Colon;
    if named {
        p.bump();
        p.bump();
    }
    expressions::expression_or_declaration(p, place);
    named
}

/// What operators after a primary expression belong to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Receiver {
    /// All of it.
    Whole,
    /// What is skipped when the receiver of a `?` is null. `->`, `++` and a last `!` stay outside.
    AfterQuestion,
}

/// `.m`, `->m`, `(…)`, `[…]`, `++`, `--`, `!`, `?.m`, `?[…]`, as many as there are.
fn postfix(p: &mut Parser, mark: Mark, receiver: Receiver) {
    loop {
        if receiver == Receiver::AfterQuestion && ends_conditional_access(p) {
            return;
        }
        let kind = match p.current() {
            Dot | Arrow | ColonColon => {
                p.bump();
                name(p);
                MemberAccessExpr
            }
            LParen => {
                p.nested(expressions::argument_list);
                InvocationExpr
            }
            LBracket => {
                p.nested(expressions::bracketed_argument_list);
                ElementAccessExpr
            }
            PlusPlus | MinusMinus | Bang => {
                p.bump();
                PostfixExpr
            }
            Question if is_conditional_access(p) => {
                p.bump();
                p.nested(binding);
                ConditionalAccessExpr
            }
            _ => return,
        };
        p.finish(mark, kind);
    }
}

fn ends_conditional_access(p: &Parser) -> bool {
    let mut next = p.position();
    while p.kind_at(next) == Bang {
        next += 1;
    }
    match p.kind_at(next) {
        Dot | LParen | LBracket => false,
        Question => !matches!(p.kind_at(next + 1), Dot | LBracket),
        _ => true,
    }
}

/// `a?.b` always; `a?[b]` unless it is the start of `a ? [b] : c`.
fn is_conditional_access(p: &Parser) -> bool {
    match p.nth(1) {
        Dot => true,
        LBracket if p.context.in_conditional => true,
        LBracket => !p.colon_follows(p.position() + 1),
        _ => false,
    }
}

/// What follows the `?`: all of it is skipped when the receiver is null.
fn binding(p: &mut Parser) {
    let mark = p.mark();
    if p.eat(Dot) {
        name(p);
        p.finish(mark, MemberBindingExpr);
    } else {
        expressions::bracketed_argument_list(p);
        p.finish(mark, ElementBindingExpr);
    }
    postfix(p, mark, Receiver::AfterQuestion);
    expressions::conditional_assignment(p, mark);
}
