//! Files and namespaces: usings, extern aliases, declarations, top-level statements.

use super::declarations::starts_type_declaration;
use super::*;

/// What holds declarations.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Holder {
    File,
    Namespace,
}

pub(in crate::syntax) fn compilation_unit(p: &mut Parser) {
    let mark = p.mark();
    // Top-level statements may `await`.
    p.context.is_async = true;
    while !p.at_end() {
        file_item(p, Holder::File);
        if p.at(RBrace) {
            p.error_token("this `}` closes nothing");
        }
    }
    finish_file(p, mark);
}

/// The end of the file belongs to the root, which is the only node that may hold it.
fn finish_file(p: &mut Parser, mark: Mark) {
    p.include_end_of_file();
    p.finish(mark, CompilationUnit);
}

fn file_item(p: &mut Parser, holder: Holder) {
    let mark = p.mark();
    match p.current() {
        NamespaceKw => return namespace(p),
        UsingKw if is_using_directive(p, p.position()) => return using_directive(p),
        Ident if p.at_word(GlobalKw) && p.nth(1) == UsingKw => return using_directive(p),
        ExternKw if p.word_at(p.position() + 1) == AliasKw => return extern_alias(p),
        LBracket if is_file_attribute(p) => return attributes::attribute_list(p),
        Semicolon if holder == Holder::Namespace => return p.bump(),
        RBrace => return,
        _ => {}
    }
    if holder == Holder::Namespace || starts_member(p) {
        members::member(p);
    } else {
        statements::statement(p);
        if p.moved_since(mark) {
            p.finish(mark, GlobalStatement);
        }
    }
    if !p.moved_since(mark) {
        p.error_token("no declaration or statement starts here");
    }
}

/// Whether a type, or a member with an accessibility, starts here: anything else in a file is a statement.
fn starts_member(p: &Parser) -> bool {
    let mut index = p.position();
    while p.kind_at(index) == LBracket {
        let Some(close) = p.closing_of(index) else { return false };
        index = close + 1;
    }
    matches!(
        p.kind_at(index),
        PublicKw | PrivateKw | ProtectedKw | InternalKw | AbstractKw | SealedKw | OverrideKw | VirtualKw
    ) || starts_type_declaration(p, index)
}

/// `[assembly: …]`, `[module: …]`.
fn is_file_attribute(p: &Parser) -> bool {
    p.nth(1) == Ident && p.nth(2) == Colon
}

/// `using A;`, `using static A;`, `using X = A;`; not `using (x)` and not `using var x = y;`.
fn is_using_directive(p: &Parser, index: usize) -> bool {
    match p.kind_at(index + 1) {
        LParen => false,
        StaticKw | UnsafeKw => true,
        _ => p.scan_type(index + 1).is_none_or(|scan| p.kind_at(scan.end) != Ident),
    }
}

fn using_directive(p: &mut Parser) {
    let mark = p.mark();
    p.eat_word(GlobalKw);
    p.bump();
    while p.at(StaticKw) || p.at(UnsafeKw) {
        p.bump();
    }
    if p.at(Ident) && p.nth(1) == Eq {
        p.bump();
        p.bump();
    }
    types::type_(p);
    p.expect(Semicolon);
    p.finish(mark, UsingDirective);
}

fn extern_alias(p: &mut Parser) {
    let mark = p.mark();
    p.bump();
    p.bump_word();
    p.expect(Ident);
    p.expect(Semicolon);
    p.finish(mark, ExternAlias);
}

/// `namespace A.B { … }`, or `namespace A.B;` for the rest of the file.
fn namespace(p: &mut Parser) {
    let mark = p.mark();
    p.bump();
    types::named_type(p);
    if p.eat(Semicolon) {
        while !p.at_end() {
            file_item(p, Holder::Namespace);
            if p.at(RBrace) {
                p.error_token("this `}` closes nothing");
            }
        }
        return p.finish(mark, FileScopedNamespace);
    }
    if p.expect(LBrace) {
        p.nested(|p| {
            while !p.at(RBrace) && !p.at_end() {
                file_item(p, Holder::Namespace);
            }
        });
        p.expect(RBrace);
        p.eat(Semicolon);
    }
    p.finish(mark, NamespaceDecl);
}
