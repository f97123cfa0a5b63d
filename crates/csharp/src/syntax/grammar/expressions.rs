//! Expressions: operators and their precedence. What operators stand between is in `primary`.
//!
//! Chains of one precedence are loops, so `a + b + … + z` costs no depth in the parser.

use super::*;

/// How tightly operators bind, loosest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Precedence {
    /// Assignments and lambdas.
    Assignment,
    Conditional,
    Coalescing,
    OrElse,
    AndAlso,
    BitOr,
    BitXor,
    BitAnd,
    Equality,
    Relational,
    Shift,
    Additive,
    Multiplicative,
    /// `switch` and `with`.
    Switch,
    Range,
    Unary,
}

use Precedence::*;

pub(super) fn expression(p: &mut Parser) {
    expression_above(p, Assignment);
}

/// The value of `switch (…) {`: never takes the brace.
pub(super) fn expression_before_block(p: &mut Parser) {
    let close = p.closing_of(p.position()).filter(|_| p.at(LParen));
    if close.is_some_and(|close| p.kind_at(close + 1) == LBrace) {
        return primary::primary(p, Unary);
    }
    expression(p);
}

/// An expression whose operators bind at least as tightly as `least`.
pub(super) fn expression_above(p: &mut Parser, least: Precedence) {
    p.nested(|p| {
        let mark = p.mark();
        if !unary(p, least) {
            return p.missing("an expression");
        }
        operators(p, mark, least);
    });
}

fn operators(p: &mut Parser, mark: Mark, least: Precedence) {
    while let Some((precedence, tokens)) = operator(p) {
        if precedence < least {
            return;
        }
        match precedence {
            Assignment => assignment(p, mark, tokens),
            Conditional if is_conditional(p) => conditional(p, mark),
            Conditional => return,
            Relational if p.at(IsKw) => {
                p.bump();
                patterns::pattern_after_is(p);
                p.finish(mark, IsExpr);
            }
            Relational if p.at(AsKw) => {
                p.bump();
                types::type_before_operator(p);
                p.finish(mark, AsExpr);
            }
            Switch => switch_or_with(p, mark),
            Range => range(p, mark),
            _ => binary(p, mark, precedence, tokens),
        }
    }
}

fn binary(p: &mut Parser, mark: Mark, precedence: Precedence, tokens: usize) {
    (0..tokens).for_each(|_| p.bump());
    let right = match precedence {
        // The only binary operator besides assignment that associates to the right.
        Coalescing => Coalescing,
        _ => next(precedence),
    };
    expression_above(p, right);
    p.finish(mark, BinaryExpr);
}

fn next(precedence: Precedence) -> Precedence {
    match precedence {
        Assignment => Conditional,
        Conditional => Coalescing,
        Coalescing => OrElse,
        OrElse => AndAlso,
        AndAlso => BitOr,
        BitOr => BitXor,
        BitXor => BitAnd,
        BitAnd => Equality,
        Equality => Relational,
        Relational => Shift,
        Shift => Additive,
        Additive => Multiplicative,
        Multiplicative => Switch,
        Switch => Range,
        Range | Unary => Unary,
    }
}

/// The operator at the cursor: its precedence and of how many tokens it is made.
fn operator(p: &Parser) -> Option<(Precedence, usize)> {
    let precedence = match p.current() {
        Eq | PlusEq | MinusEq | StarEq | SlashEq | PercentEq | AmpEq | BarEq | CaretEq | LtLtEq
        | QuestionQuestionEq => Assignment,
        Question => Conditional,
        QuestionQuestion => Coalescing,
        BarBar => OrElse,
        AmpAmp => AndAlso,
        Bar => BitOr,
        Caret => BitXor,
        Amp => BitAnd,
        EqEq | BangEq => Equality,
        Lt | LtEq | GtEq | IsKw | AsKw => Relational,
        LtLt => Shift,
        Plus | Minus => Additive,
        Star | Slash | Percent => Multiplicative,
        DotDot => Range,
        Gt => return Some(operator_of_gt(p)),
        SwitchKw if p.nth(1) == LBrace => Switch,
        Ident if p.at_word(WithKw) && p.nth(1) == LBrace => Switch,
        _ => return None,
    };
    Some((precedence, 1))
}

/// `>`, `>>`, `>>>`, `>>=`, `>>>=`: one operator only if nothing stands between its tokens.
fn operator_of_gt(p: &Parser) -> (Precedence, usize) {
    let mut tokens = 1;
    while tokens < 3 && p.nth(tokens) == Gt && p.is_joined(p.position() + tokens) {
        tokens += 1;
    }
    if p.nth(tokens) == GtEq && p.is_joined(p.position() + tokens) {
        return (Assignment, tokens + 1);
    }
    (if tokens == 1 { Relational } else { Shift }, tokens)
}

/// `a?.b = c`: the assignment is skipped with the rest when the receiver is null.
pub(super) fn conditional_assignment(p: &mut Parser, mark: Mark) {
    if let Some((Assignment, tokens)) = operator(p) {
        assignment(p, mark, tokens);
    }
}

fn assignment(p: &mut Parser, mark: Mark, tokens: usize) {
    (0..tokens).for_each(|_| p.bump());
    functions::variable_value(p);
    p.finish(mark, AssignExpr);
}

/// A `?` that was not taken as `?.` or `?[` is the conditional operator, if an expression follows.
fn is_conditional(p: &Parser) -> bool {
    p.may_start_expression(p.position() + 1) || p.nth(1) == Colon
}

fn conditional(p: &mut Parser, mark: Mark) {
    p.bump();
    p.with_context(Context { in_conditional: true, ..p.context }, expression);
    p.expect(Colon);
    expression(p);
    p.finish(mark, ConditionalExpr);
}

fn range(p: &mut Parser, mark: Mark) {
    p.bump();
    range_end(p);
    p.finish(mark, RangeExpr);
}

fn range_end(p: &mut Parser) {
    if p.may_start_expression(p.position()) {
        expression_above(p, Unary);
    }
}

fn switch_or_with(p: &mut Parser, mark: Mark) {
    if p.at(SwitchKw) {
        p.bump();
        switch_arms(p);
        p.finish(mark, SwitchExpr);
    } else {
        p.bump_word();
        objects::initializer(p);
        p.finish(mark, WithExpr);
    }
}

fn switch_arms(p: &mut Parser) {
    p.expect(LBrace);
    let context = Context { in_conditional: false, ..p.context };
    p.with_context(context, |p| comma_separated(p, RBrace, switch_arm));
    p.expect(RBrace);
}

fn switch_arm(p: &mut Parser) {
    let mark = p.mark();
    patterns::arm_pattern(p);
    if p.at(Ident) && p.at_word(WhenKw) {
        let clause = p.mark();
        p.bump_word();
        // Not a lambda: the arrow after the guard is the arm's.
        expression_above(p, Coalescing);
        p.finish(clause, WhenClause);
    }
    p.expect(FatArrow);
    expression(p);
    p.finish(mark, SwitchArm);
}

/// A unary expression; `false` if no expression starts here.
fn unary(p: &mut Parser, least: Precedence) -> bool {
    let mark = p.mark();
    match p.current() {
        Plus | Minus | Bang | Tilde | PlusPlus | MinusMinus | Star | Amp | Caret => {
            p.bump();
            expression_above(p, Unary);
            p.finish(mark, PrefixExpr);
        }
        DotDot => {
            p.bump();
            range_end(p);
            p.finish(mark, RangeExpr);
        }
        LParen if !(least <= Assignment && p.opens_lambda(p.position())) && p.starts_cast(p.position()) => {
            p.bump();
            types::type_(p);
            p.expect(RParen);
            expression_above(p, Unary);
            p.finish(mark, CastExpr);
        }
        ThrowKw => {
            p.bump();
            expression_above(p, Coalescing);
            p.finish(mark, ThrowExpr);
        }
        RefKw if !lambdas::starts_typed_lambda(p) => {
            p.bump();
            expression(p);
            p.finish(mark, RefExpr);
        }
        Ident if p.at_word(AwaitKw) && is_await(p) => {
            p.bump_word();
            expression_above(p, Unary);
            p.finish(mark, AwaitExpr);
        }
        _ => {
            return primary::starts_primary(p, least) && {
                primary::primary(p, least);
                true
            };
        }
    }
    true
}

/// Inside `async` always; elsewhere only if an operand follows that could not follow a name.
fn is_await(p: &Parser) -> bool {
    let next = p.position() + 1;
    match p.kind_at(next) {
        Ident => {
            !(p.context.in_query && is_query_word(p.word_at(next))) && p.word_at(next) != WithKw
                || p.context.is_async
        }
        FatArrow | Comma | RParen | Semicolon | Eq | Dot | EndOfFile | RBrace | RBracket | Colon | IsKw
        | AsKw | SwitchKw | InKw => false,
        LParen | LBracket | Plus | Minus | Star | Amp | PlusPlus | MinusMinus | Caret | Bang | DotDot => {
            p.context.is_async
        }
        _ => p.may_start_expression(next),
    }
}

/// `(a, ref b, name: c)`.
pub(super) fn argument_list(p: &mut Parser) {
    let mark = p.mark();
    p.bump();
    arguments(p, RParen);
    p.finish(mark, ArgList);
}

/// `[a, ^1]`.
pub(super) fn bracketed_argument_list(p: &mut Parser) {
    let mark = p.mark();
    p.bump();
    arguments(p, RBracket);
    p.finish(mark, BracketedArgList);
}

fn arguments(p: &mut Parser, closing: SyntaxKind) {
    let context = Context { in_conditional: false, lambda_parameters: false, ..p.context };
    p.with_context(context, |p| {
        comma_separated(p, closing, argument);
        if !p.at(closing) && p.at(Comma) {
            p.bump();
        }
        p.expect(closing);
    });
}

/// `x`, `name: x`, `ref x`, `out var x`, `in x`.
fn argument(p: &mut Parser) {
    let mark = p.mark();
    if p.at(Ident) && p.nth(1) == Colon {
        p.bump();
        p.bump();
    }
    if p.eat(OutKw) {
        expression_or_declaration(p, Place::AfterOut);
    } else {
        if p.at(InKw) || (p.at(RefKw) && !lambdas::starts_typed_lambda(p)) {
            p.bump();
        }
        expression(p);
    }
    p.finish(mark, Argument);
}

/// Where a variable may be declared inside an expression.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// `out int x`.
    AfterOut,
    /// `(int x, …)`: without the comma it is no tuple.
    FirstInTuple,
    /// `(…, int x)`.
    LaterInTuple,
}

/// `int x` and `var (a, b)` after `out` and in tuples; otherwise an expression.
pub(super) fn expression_or_declaration(p: &mut Parser, place: Place) {
    if declares_in_expression(p, place) {
        let mark = p.mark();
        types::type_(p);
        patterns::designation(p);
        return p.finish(mark, DeclarationExpr);
    }
    expression(p);
}

fn declares_in_expression(p: &Parser, place: Place) -> bool {
    if p.at(Ident) && p.at_word(VarKw) && p.nth(1) == LParen && p.is_designation_list(p.position() + 1) {
        return true;
    }
    if !p.at(Ident) && !p.at(LParen) && !is_predefined_type(p.current()) {
        return false;
    }
    if p.at_word(AwaitKw) && p.context.is_async {
        return false;
    }
    let Some(scan) = p.scan_type(p.position()) else { return false };
    // In a tuple `a * b` is a product: pointers are no elements.
    let is_product = place != Place::AfterOut && p.kind_at(scan.end - 1) == Star;
    let after = p.kind_at(scan.end + 1);
    let ends = match place {
        Place::FirstInTuple => after == Comma,
        Place::AfterOut | Place::LaterInTuple => matches!(after, Comma | RParen | RBracket),
    };
    ends && !is_product && p.kind_at(scan.end) == Ident
}
