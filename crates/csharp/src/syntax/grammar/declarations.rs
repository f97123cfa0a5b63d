//! Type declarations: classes, structs, records, interfaces, enums, delegates, extension blocks.

use super::*;

/// Whether a type declaration starts at an index, attributes skipped, modifiers allowed.
pub(super) fn starts_type_declaration(p: &Parser, from: usize) -> bool {
    let mut index = from;
    while index < from + MAX_MODIFIERS {
        match p.kind_at(index) {
            PublicKw | PrivateKw | ProtectedKw | InternalKw | AbstractKw | SealedKw | StaticKw | NewKw
            | UnsafeKw | ReadonlyKw | RefKw => index += 1,
            Ident if matches!(p.word_at(index), PartialKw | FileKw) => index += 1,
            _ => return declaration_kind(p, index).is_some(),
        }
    }
    false
}

/// Which declaration the token at an index starts, modifiers already eaten.
pub(super) fn declaration_kind(p: &Parser, index: usize) -> Option<SyntaxKind> {
    match p.kind_at(index) {
        ClassKw => Some(ClassDecl),
        StructKw => Some(StructDecl),
        InterfaceKw => Some(InterfaceDecl),
        EnumKw => Some(EnumDecl),
        DelegateKw if is_delegate_declaration(p, index) => Some(DelegateDecl),
        Ident if is_record(p, index) && p.kind_at(index + 1) == StructKw => Some(RecordStructDecl),
        Ident if is_record(p, index) => Some(RecordDecl),
        Ident if is_extension(p, index) => Some(ExtensionDecl),
        _ => None,
    }
}

/// Not `delegate { }`, `delegate (int x) { }` or `delegate*<int>`; but `delegate (int, int) D();`.
fn is_delegate_declaration(p: &Parser, index: usize) -> bool {
    match p.kind_at(index + 1) {
        Star | LBrace => false,
        LParen => p.scan_type(index + 1).is_some_and(|scan| p.kind_at(scan.end) == Ident),
        _ => true,
    }
}

fn is_record(p: &Parser, index: usize) -> bool {
    if p.word_at(index) != RecordKw || p.kind_at(index) != Ident {
        return false;
    }
    match p.kind_at(index + 1) {
        ClassKw | StructKw => true,
        Ident => matches!(p.kind_at(index + 2), LParen | LBrace | Lt | Colon | Semicolon),
        _ => false,
    }
}

/// `extension(T x) { … }`, `extension<T>(…) { … }`.
fn is_extension(p: &Parser, index: usize) -> bool {
    if p.word_at(index) != ExtensionKw || p.kind_at(index) != Ident {
        return false;
    }
    let parameters = match p.kind_at(index + 1) {
        LParen => index + 1,
        Lt => match p.type_parameters_end(index + 1) {
            Some(end) => end,
            None => return false,
        },
        _ => return false,
    };
    let after = p.closing_of(parameters).map_or(EndOfFile, |close| p.kind_at(close + 1));
    p.kind_at(parameters) == LParen
        && (after == LBrace || p.word_at(p.closing_of(parameters).unwrap_or(0) + 1) == WhereKw)
}

/// The declaration of a type whose attributes and modifiers are already eaten.
pub(super) fn type_declaration(p: &mut Parser, mark: Mark, kind: SyntaxKind) {
    match kind {
        EnumDecl => enum_declaration(p, mark),
        DelegateDecl => delegate_declaration(p, mark),
        ExtensionDecl => extension_declaration(p, mark),
        _ => class_like(p, mark, kind),
    }
}

fn class_like(p: &mut Parser, mark: Mark, kind: SyntaxKind) {
    if p.eat_word(RecordKw) {
        if !p.eat(StructKw) {
            p.eat(ClassKw);
        }
    } else {
        p.bump();
    }
    p.expect(Ident);
    type_parameters(p);
    if p.at(LParen) {
        functions::parameter_list(p);
    }
    base_list(p);
    constraint_clauses(p);
    if p.at(LBrace) {
        member_list(p);
        p.eat(Semicolon);
    } else {
        p.expect(Semicolon);
    }
    p.finish(mark, kind);
}

fn member_list(p: &mut Parser) {
    p.nested(|p| {
        let mark = p.mark();
        p.expect(LBrace);
        while !p.at(RBrace) && !p.at_end() {
            let member = p.mark();
            if p.eat(Semicolon) {
                continue;
            }
            // A namespace inside a type: the type's brace is missing.
            if p.at(NamespaceKw) {
                break;
            }
            members::member(p);
            if !p.moved_since(member) {
                p.error_token("no member starts here");
            }
        }
        p.expect(RBrace);
        p.finish(mark, MemberList);
    });
}

fn enum_declaration(p: &mut Parser, mark: Mark) {
    p.bump();
    p.expect(Ident);
    base_list(p);
    if p.eat(LBrace) {
        comma_separated(p, RBrace, enum_member);
        while !p.at(RBrace) && !p.at_end() {
            p.error_token("expected a member of the enum");
        }
        p.expect(RBrace);
        p.eat(Semicolon);
    } else {
        p.expect(Semicolon);
    }
    p.finish(mark, EnumDecl);
}

fn enum_member(p: &mut Parser) {
    let mark = p.mark();
    attributes::attribute_lists(p);
    p.expect(Ident);
    functions::equals_value(p);
    p.finish(mark, EnumMember);
}

fn delegate_declaration(p: &mut Parser, mark: Mark) {
    p.bump();
    types::type_(p);
    p.expect(Ident);
    type_parameters(p);
    functions::parameter_list(p);
    constraint_clauses(p);
    p.expect(Semicolon);
    p.finish(mark, DelegateDecl);
}

fn extension_declaration(p: &mut Parser, mark: Mark) {
    p.bump_word();
    type_parameters(p);
    functions::parameter_list(p);
    constraint_clauses(p);
    member_list(p);
    p.finish(mark, ExtensionDecl);
}

/// `: Base(1), IFace<T>`.
fn base_list(p: &mut Parser) {
    if !p.at(Colon) {
        return;
    }
    let mark = p.mark();
    p.bump();
    loop {
        let base = p.mark();
        types::type_(p);
        if p.at(LParen) {
            expressions::argument_list(p);
            p.finish(base, BaseConstructor);
        }
        if !p.eat(Comma) {
            break;
        }
    }
    p.finish(mark, BaseList);
}

/// `<in T, out U>`, if there.
pub(super) fn type_parameters(p: &mut Parser) {
    if !p.at(Lt) {
        return;
    }
    let mark = p.mark();
    p.bump();
    comma_separated(p, Gt, |p| {
        let parameter = p.mark();
        attributes::attribute_lists(p);
        if p.at(InKw) || p.at(OutKw) {
            p.bump();
        }
        p.expect(Ident);
        p.finish(parameter, TypeParam);
    });
    p.expect(Gt);
    p.finish(mark, TypeParamList);
}

/// `where T : class, new() where U : allows ref struct`.
pub(super) fn constraint_clauses(p: &mut Parser) {
    while p.at(Ident) && p.at_word(WhereKw) {
        let mark = p.mark();
        p.bump_word();
        p.expect(Ident);
        p.expect(Colon);
        loop {
            constraint(p);
            if !p.eat(Comma) {
                break;
            }
        }
        p.finish(mark, ConstraintClause);
    }
}

fn constraint(p: &mut Parser) {
    let mark = p.mark();
    match p.current() {
        ClassKw => {
            p.bump();
            p.eat(Question);
        }
        StructKw | DefaultKw => p.bump(),
        NewKw => {
            p.bump();
            p.expect(LParen);
            p.expect(RParen);
        }
        Ident if p.at_word(AllowsKw) && p.nth(1) == RefKw => {
            p.bump_word();
            p.bump();
            p.expect(StructKw);
        }
        Ident
            if (p.at_word(UnmanagedKw) || p.at_word(NotnullKw))
                && !matches!(p.nth(1), Dot | Lt | ColonColon) =>
        {
            p.bump_word();
        }
        _ => types::type_(p),
    }
    p.finish(mark, Constraint);
}
