//! Members of types.

use super::*;

/// One member, or a type.
pub(super) fn member(p: &mut Parser) {
    let mark = p.mark();
    attributes::attribute_lists(p);
    let modifiers = p.position();
    attributes::modifiers(p);
    let is_async = (modifiers..p.position()).any(|index| p.kind_at(index) == AsyncKw);
    let context = Context { is_async, ..Context::default() };
    if let Some(kind) = declarations::declaration_kind(p, p.position()) {
        return declarations::type_declaration(p, mark, kind);
    }
    match p.current() {
        EventKw => event(p, mark),
        Tilde => finalizer(p, mark),
        ImplicitKw | ExplicitKw => conversion(p, mark),
        Ident if p.nth(1) == LParen => constructor(p, mark, context),
        _ => typed_member(p, mark, context),
    }
}

/// A name and parameters without a type before them. Whether the name is the type's is a matter of binding.
fn constructor(p: &mut Parser, mark: Mark, context: Context) {
    p.bump();
    functions::parameter_list(p);
    if p.at(Colon) {
        let initializer = p.mark();
        p.bump();
        if !p.eat(ThisKw) {
            p.expect(BaseKw);
        }
        if p.at(LParen) {
            expressions::argument_list(p);
        }
        p.finish(initializer, ConstructorInitializer);
    }
    functions::member_body(p, context);
    p.finish(mark, ConstructorDecl);
}

fn finalizer(p: &mut Parser, mark: Mark) {
    p.bump();
    p.expect(Ident);
    functions::parameter_list(p);
    functions::member_body(p, Context::default());
    p.finish(mark, FinalizerDecl);
}

/// A member that starts with its type.
fn typed_member(p: &mut Parser, mark: Mark, context: Context) {
    if p.scan_type(p.position()).is_none() && !p.at(Ident) {
        if p.moved_since(mark) {
            p.problem("expected a member");
            p.finish(mark, IncompleteMember);
        }
        return;
    }
    types::type_(p);
    explicit_interface(p);
    match p.current() {
        OperatorKw => operator(p, mark),
        ThisKw => indexer(p, mark),
        Ident => named_member(p, mark, context),
        _ => {
            p.problem("expected the name of a member");
            if p.at(LParen) || p.at(Semicolon) {
                p.error_token("expected the name of a member");
            }
            p.finish(mark, IncompleteMember);
        }
    }
}

fn named_member(p: &mut Parser, mark: Mark, context: Context) {
    match p.nth(1) {
        LParen | Lt => method(p, mark, context),
        LBrace | FatArrow => property(p, mark),
        _ => field(p, mark, FieldDecl),
    }
}

fn method(p: &mut Parser, mark: Mark, context: Context) {
    p.bump();
    declarations::type_parameters(p);
    functions::parameter_list(p);
    declarations::constraint_clauses(p);
    functions::member_body(p, context);
    p.finish(mark, MethodDecl);
}

fn field(p: &mut Parser, mark: Mark, kind: SyntaxKind) {
    p.with_context(Context::default(), |p| {
        variable_declarators(p);
        p.expect(Semicolon);
    });
    p.finish(mark, kind);
}

/// `a = 1, b, c[10]`.
pub(super) fn variable_declarators(p: &mut Parser) {
    loop {
        let mark = p.mark();
        p.expect(Ident);
        if p.at(LBracket) {
            expressions::bracketed_argument_list(p);
        }
        functions::equals_value(p);
        p.finish(mark, VariableDeclarator);
        if !p.eat(Comma) {
            return;
        }
    }
}

fn property(p: &mut Parser, mark: Mark) {
    p.bump();
    property_body(p);
    p.finish(mark, PropertyDecl);
}

fn indexer(p: &mut Parser, mark: Mark) {
    p.bump();
    functions::bracketed_parameter_list(p);
    property_body(p);
    p.finish(mark, IndexerDecl);
}

/// `{ get; set; } = 1;`, `=> e;`.
fn property_body(p: &mut Parser) {
    p.with_context(Context::default(), |p| {
        if p.at(FatArrow) {
            functions::arrow_body(p);
            p.expect(Semicolon);
            return;
        }
        accessor_list(p);
        if p.at(Eq) {
            functions::equals_value(p);
            p.expect(Semicolon);
        } else {
            p.eat(Semicolon);
        }
    });
}

fn accessor_list(p: &mut Parser) {
    let mark = p.mark();
    if p.expect(LBrace) {
        while !p.at(RBrace) && !p.at_end() {
            let start = p.mark();
            accessor(p);
            if !p.moved_since(start) {
                p.error_token("expected an accessor");
            }
        }
        p.expect(RBrace);
    }
    p.finish(mark, AccessorList);
}

fn accessor(p: &mut Parser) {
    let mark = p.mark();
    attributes::attribute_lists(p);
    attributes::modifiers(p);
    if !matches!(p.word_at(p.position()), GetKw | SetKw | InitKw | AddKw | RemoveKw) || !p.at(Ident) {
        if p.moved_since(mark) {
            p.finish(mark, IncompleteMember);
        }
        return;
    }
    p.bump_word();
    functions::member_body(p, Context::default());
    p.finish(mark, Accessor);
}

/// `event D a, b;`, `event D I.E { add { } remove { } }`.
fn event(p: &mut Parser, mark: Mark) {
    p.bump();
    types::type_(p);
    explicit_interface(p);
    if p.nth(1) != LBrace {
        return field(p, mark, EventFieldDecl);
    }
    p.expect(Ident);
    accessor_list(p);
    p.eat(Semicolon);
    p.finish(mark, EventDecl);
}

/// `T operator checked +(T a, T b)`.
fn operator(p: &mut Parser, mark: Mark) {
    p.bump();
    p.eat(CheckedKw);
    operator_token(p);
    functions::parameter_list(p);
    functions::member_body(p, Context::default());
    p.finish(mark, OperatorDecl);
}

fn operator_token(p: &mut Parser) {
    match p.current() {
        Plus | Minus | Star | Slash | Percent | Amp | Bar | Caret | Bang | Tilde | PlusPlus | MinusMinus
        | TrueKw | FalseKw | EqEq | BangEq | Lt | LtEq | GtEq | LtLt | PlusEq | MinusEq | StarEq
        | SlashEq | PercentEq | AmpEq | BarEq | CaretEq | LtLtEq | IsKw => p.bump(),
        Gt => {
            p.bump();
            // `>>`, `>>>`, `>>=`, `>>>=` are lexed as single `>`.
            while (p.at(Gt) || p.at(GtEq)) && p.is_joined(p.position()) {
                p.bump();
            }
        }
        _ => p.problem("expected an operator"),
    }
}

/// `implicit operator T(U x)`, `explicit I<T>.operator checked T(U x)`.
fn conversion(p: &mut Parser, mark: Mark) {
    p.bump();
    explicit_interface(p);
    p.expect(OperatorKw);
    p.eat(CheckedKw);
    types::type_(p);
    functions::parameter_list(p);
    functions::member_body(p, Context::default());
    p.finish(mark, ConversionDecl);
}

/// `I<T>.` before the name of a member.
fn explicit_interface(p: &mut Parser) {
    let Some(last_dot) = last_dot(p) else { return };
    let mark = p.mark();
    while p.position() < last_dot {
        p.bump_or_type_arguments();
    }
    p.finish(mark, NamedType);
    p.bump();
    p.finish(mark, ExplicitInterface);
}

/// The dot before the last name of a path such as `A.B<C>.D`.
fn last_dot(p: &Parser) -> Option<usize> {
    let mut found = None;
    let mut index = p.position();
    while p.kind_at(index) == Ident {
        index += 1;
        if p.kind_at(index) == Lt {
            match p.scan_type_arguments(index) {
                Some(arguments) if matches!(p.kind_at(arguments.end), Dot | ColonColon) => {
                    index = arguments.end;
                }
                _ => return found,
            }
        }
        if !matches!(p.kind_at(index), Dot | ColonColon) {
            return found;
        }
        if p.kind_at(index) == Dot {
            found = Some(index);
        }
        index += 1;
    }
    found
}

impl Parser {
    fn bump_or_type_arguments(&mut self) {
        if self.at(Lt) { types::type_argument_list(self) } else { self.bump() }
    }
}
