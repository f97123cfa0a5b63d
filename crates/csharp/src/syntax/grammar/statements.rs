//! Statements: which one it is, declarations, blocks, and those that hold other statements.

use super::*;

pub(super) fn block(p: &mut Parser) {
    p.nested(|p| {
        let mark = p.mark();
        if p.expect(LBrace) {
            statements_until_brace(p);
            p.expect(RBrace);
        }
        p.finish(mark, Block);
    });
}

fn statements_until_brace(p: &mut Parser) {
    while !p.at(RBrace) && !p.at_end() {
        if starts_outer_declaration(p) {
            return;
        }
        let mark = p.mark();
        statement(p);
        if !p.moved_since(mark) {
            p.error_token("no statement starts here");
        }
    }
}

/// A member with an accessibility, a type or a namespace inside a method: the method's brace is missing.
fn starts_outer_declaration(p: &Parser) -> bool {
    matches!(
        p.current(),
        PublicKw
            | PrivateKw
            | ProtectedKw
            | InternalKw
            | NamespaceKw
            | ClassKw
            | InterfaceKw
            | EnumKw
            | StructKw
    )
}

pub(super) fn statement(p: &mut Parser) {
    p.nested(|p| {
        let mark = p.mark();
        if p.at(LBracket) && starts_attributed_statement(p) {
            attributes::attribute_lists(p);
        }
        match p.current() {
            LBrace => block(p),
            IfKw => if_statement(p, mark),
            WhileKw => while_statement(p, mark),
            DoKw => do_statement(p, mark),
            ForKw => for_statement(p, mark),
            ForeachKw => foreach_statement(p, mark),
            SwitchKw => switch_statement(p, mark),
            TryKw => try_statement(p, mark),
            LockKw => parenthesised_statement(p, mark, LockStmt),
            FixedKw => fixed_statement(p, mark),
            UsingKw => using_statement(p, mark),
            CheckedKw | UncheckedKw if p.nth(1) == LBrace => prefixed_block(p, mark, CheckedStmt),
            UnsafeKw if p.nth(1) == LBrace => prefixed_block(p, mark, UnsafeStmt),
            Ident => identifier_statement(p, mark),
            _ => statements_simple::simple_statement(p, mark),
        }
    });
}

/// `[A] void F() { }`: attributes before a statement, unless `[1, 2].F()`.
fn starts_attributed_statement(p: &Parser) -> bool {
    let Some(close) = p.closing_of(p.position()) else { return false };
    p.nth(1) == Ident
        && !matches!(p.kind_at(close + 1), Dot | Semicolon | Comma | Eq | RParen | Question | LParen)
}

fn identifier_statement(p: &mut Parser, mark: Mark) {
    if p.nth(1) == Colon {
        return labeled_statement(p, mark);
    }
    match p.word_at(p.position()) {
        AwaitKw if p.nth(1) == ForeachKw => {
            p.bump_word();
            foreach_statement(p, mark);
        }
        AwaitKw if p.nth(1) == UsingKw => {
            p.bump_word();
            using_statement(p, mark);
        }
        YieldKw if matches!(p.nth(1), ReturnKw | BreakKw) => statements_simple::yield_statement(p, mark),
        _ => statements_simple::simple_statement(p, mark),
    }
}

fn labeled_statement(p: &mut Parser, mark: Mark) {
    p.bump();
    p.bump();
    embedded(p);
    p.finish(mark, LabeledStmt);
}

/// The statement under `if`, `while`, a label…
fn embedded(p: &mut Parser) {
    match p.current() {
        // Not by way of `statement`: generated code nests blocks by the hundred, and this halves the depth.
        LBrace => block(p),
        RBrace | EndOfFile => p.missing("a statement"),
        _ => statement(p),
    }
}

fn parenthesised_condition(p: &mut Parser) {
    p.expect(LParen);
    expressions::expression(p);
    p.expect(RParen);
}

/// `else if` does not nest: a chain is one node with clauses, so its length costs no depth.
fn if_statement(p: &mut Parser, mark: Mark) {
    p.bump();
    parenthesised_condition(p);
    embedded(p);
    while p.at(ElseKw) {
        let clause = p.mark();
        p.bump();
        if p.eat(IfKw) {
            parenthesised_condition(p);
            embedded(p);
            p.finish(clause, ElseIfClause);
        } else {
            embedded(p);
            p.finish(clause, ElseClause);
            break;
        }
    }
    p.finish(mark, IfStmt);
}

fn while_statement(p: &mut Parser, mark: Mark) {
    parenthesised_statement(p, mark, WhileStmt);
}

/// A keyword, an expression in parentheses, a statement.
fn parenthesised_statement(p: &mut Parser, mark: Mark, kind: SyntaxKind) {
    p.bump();
    parenthesised_condition(p);
    embedded(p);
    p.finish(mark, kind);
}

fn do_statement(p: &mut Parser, mark: Mark) {
    p.bump();
    embedded(p);
    p.expect(WhileKw);
    parenthesised_condition(p);
    p.expect(Semicolon);
    p.finish(mark, DoStmt);
}

fn for_statement(p: &mut Parser, mark: Mark) {
    p.bump();
    p.expect(LParen);
    let init = p.mark();
    if starts_local(p) {
        variable_declaration(p);
    } else if !p.at(Semicolon) {
        expressions_until(p, Semicolon);
    }
    p.finish(init, ForInit);
    p.expect(Semicolon);
    let condition = p.mark();
    if !p.at(Semicolon) {
        expressions::expression(p);
    }
    p.finish(condition, ForCondition);
    p.expect(Semicolon);
    let increment = p.mark();
    expressions_until(p, RParen);
    p.finish(increment, ForIncrement);
    p.expect(RParen);
    embedded(p);
    p.finish(mark, ForStmt);
}

fn expressions_until(p: &mut Parser, end: SyntaxKind) {
    comma_separated(p, end, expressions::expression);
}

/// `foreach (T x in xs)`, `foreach (var (a, b) in xs)`, `await foreach`.
fn foreach_statement(p: &mut Parser, mark: Mark) {
    p.bump();
    p.expect(LParen);
    if starts_local(p) {
        scoped_type(p);
        p.expect(Ident);
    } else {
        expressions::expression(p);
    }
    p.expect(InKw);
    expressions::expression(p);
    p.expect(RParen);
    embedded(p);
    p.finish(mark, ForeachStmt);
}

fn switch_statement(p: &mut Parser, mark: Mark) {
    p.bump();
    // The parentheses may be those of a tuple: `switch (a, b) { }`.
    expressions::expression_before_block(p);
    if p.expect(LBrace) {
        while !p.at(RBrace) && !p.at_end() {
            let start = p.mark();
            switch_section(p);
            if !p.moved_since(start) {
                if starts_outer_declaration(p) {
                    break;
                }
                p.error_token("expected `case` or `default`");
            }
        }
        p.expect(RBrace);
    }
    p.finish(mark, SwitchStmt);
}

fn switch_section(p: &mut Parser) {
    let mark = p.mark();
    while at_label(p) {
        switch_label(p);
    }
    if !p.moved_since(mark) {
        return;
    }
    while !at_label(p) && !p.at(RBrace) && !p.at_end() {
        let start = p.mark();
        statement(p);
        if !p.moved_since(start) {
            break;
        }
    }
    p.finish(mark, SwitchSection);
}

fn at_label(p: &Parser) -> bool {
    p.at(CaseKw) || (p.at(DefaultKw) && p.nth(1) == Colon)
}

fn switch_label(p: &mut Parser) {
    let mark = p.mark();
    if p.eat(DefaultKw) {
        p.expect(Colon);
        return p.finish(mark, DefaultLabel);
    }
    p.bump();
    patterns::case_pattern(p);
    if p.at(Ident) && p.at_word(WhenKw) {
        let clause = p.mark();
        p.bump_word();
        expressions::expression(p);
        p.finish(clause, WhenClause);
    }
    p.expect(Colon);
    p.finish(mark, CaseLabel);
}

fn try_statement(p: &mut Parser, mark: Mark) {
    p.bump();
    block(p);
    let handlers = p.mark();
    while p.at(CatchKw) {
        catch_clause(p);
    }
    if p.at(FinallyKw) {
        let clause = p.mark();
        p.bump();
        block(p);
        p.finish(clause, FinallyClause);
    }
    if !p.moved_since(handlers) {
        p.problem("expected `catch` or `finally`");
    }
    p.finish(mark, TryStmt);
}

fn catch_clause(p: &mut Parser) {
    let mark = p.mark();
    p.bump();
    if p.at(LParen) {
        let declaration = p.mark();
        p.bump();
        types::type_(p);
        p.eat(Ident);
        p.expect(RParen);
        p.finish(declaration, CatchDecl);
    }
    if p.at(Ident) && p.at_word(WhenKw) {
        let clause = p.mark();
        p.bump_word();
        parenthesised_condition(p);
        p.finish(clause, WhenClause);
    }
    block(p);
    p.finish(mark, CatchClause);
}

fn fixed_statement(p: &mut Parser, mark: Mark) {
    p.bump();
    p.expect(LParen);
    variable_declaration(p);
    p.expect(RParen);
    embedded(p);
    p.finish(mark, FixedStmt);
}

/// `using (x) { }`, `using (var x = y) { }`, `using var x = y;`.
fn using_statement(p: &mut Parser, mark: Mark) {
    p.bump();
    if !p.at(LParen) || starts_local(p) {
        variable_declaration(p);
        p.expect(Semicolon);
        return p.finish(mark, LocalDeclStmt);
    }
    p.bump();
    if starts_local(p) {
        variable_declaration(p);
    } else {
        expressions::expression(p);
    }
    p.expect(RParen);
    embedded(p);
    p.finish(mark, UsingStmt);
}

fn prefixed_block(p: &mut Parser, mark: Mark, kind: SyntaxKind) {
    p.bump();
    block(p);
    p.finish(mark, kind);
}

/// Whether a variable is declared here: a type and a name.
pub(super) fn starts_local(p: &Parser) -> bool {
    // In an `async` function, `await x` is never a declaration.
    if p.context.is_async && p.at(Ident) && p.at_word(AwaitKw) {
        return false;
    }
    p.starts_declaration(p.position())
        || (p.at(Ident) && p.at_word(ScopedKw) && functions::is_scoped_modifier(p))
}

fn scoped_type(p: &mut Parser) {
    let mark = p.mark();
    let scoped = p.at(Ident) && p.at_word(ScopedKw) && functions::is_scoped_modifier(p);
    if scoped {
        p.bump_word();
    }
    types::type_(p);
    if scoped {
        p.finish(mark, ScopedType);
    }
}

/// `T a = 1, b`.
pub(super) fn variable_declaration(p: &mut Parser) {
    let mark = p.mark();
    scoped_type(p);
    members::variable_declarators(p);
    p.finish(mark, VariableDecl);
}
