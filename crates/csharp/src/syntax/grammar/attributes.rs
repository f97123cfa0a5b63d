//! Attributes and modifiers: what stands before declarations.

use super::*;

/// `[A] [B(1), C]`, wherever they may stand.
pub(super) fn attribute_lists(p: &mut Parser) {
    while p.at(LBracket) {
        attribute_list(p);
    }
}

pub(super) fn attribute_list(p: &mut Parser) {
    let mark = p.mark();
    p.bump();
    if p.nth(1) == Colon {
        let target = p.mark();
        p.bump();
        p.bump();
        p.finish(target, AttributeTarget);
    }
    comma_separated(p, RBracket, attribute);
    p.expect(RBracket);
    p.finish(mark, AttributeList);
}

fn attribute(p: &mut Parser) {
    let mark = p.mark();
    types::named_type(p);
    if p.at(LParen) {
        let arguments = p.mark();
        p.bump();
        comma_separated(p, RParen, attribute_argument);
        p.expect(RParen);
        p.finish(arguments, AttributeArgs);
    }
    p.finish(mark, Attribute);
}

/// `1`, `Name = 1`, `name: 1`.
fn attribute_argument(p: &mut Parser) {
    let mark = p.mark();
    if p.at(Ident) && matches!(p.nth(1), Eq | Colon) {
        p.bump();
        p.bump();
    }
    expressions::expression(p);
    p.finish(mark, AttributeArg);
}

/// All modifiers of a declaration as one node, if there are any.
pub(super) fn modifiers(p: &mut Parser) {
    let mark = p.mark();
    loop {
        if is_reserved_modifier(p, p.position()) {
            p.bump();
        } else if is_contextual_modifier(p, p.position(), 0) {
            p.bump_word();
        } else {
            break;
        }
    }
    if p.moved_since(mark) {
        p.finish(mark, Modifiers);
    }
}

fn is_reserved_modifier(p: &Parser, index: usize) -> bool {
    match p.kind_at(index) {
        PublicKw | PrivateKw | ProtectedKw | InternalKw | AbstractKw | SealedKw | StaticKw | VirtualKw
        | OverrideKw | ReadonlyKw | VolatileKw | UnsafeKw | NewKw | ConstKw => true,
        ExternKw => p.word_at(index + 1) != AliasKw,
        // `fixed` before a field's type, `ref` before `struct`; elsewhere both start other things.
        FixedKw => p.kind_at(index + 1) != LParen,
        RefKw => {
            let next = if p.word_at(index + 1) == PartialKw { index + 2 } else { index + 1 };
            p.kind_at(next) == StructKw
        }
        _ => false,
    }
}

/// `async`, `partial`, `required`, `file`: modifiers if a declaration goes on after them, names otherwise.
fn is_contextual_modifier(p: &Parser, index: usize, seen: u32) -> bool {
    if p.kind_at(index) != Ident
        || !matches!(p.word_at(index), AsyncKw | PartialKw | RequiredKw | FileKw)
        || seen > 8
    {
        return false;
    }
    let next = index + 1;
    if is_reserved_modifier(p, next) || is_contextual_modifier(p, next, seen + 1) {
        return true;
    }
    if declarations::declaration_kind(p, next).is_some() {
        return true;
    }
    match p.kind_at(next) {
        EventKw | ImplicitKw | ExplicitKw | RefKw => true,
        // A constructor in two parts.
        Ident if p.word_at(index) == PartialKw && p.kind_at(next + 1) == LParen => true,
        _ => p.scan_type(next).is_some_and(|scan| matches!(p.kind_at(scan.end), Ident | ThisKw | OperatorKw)),
    }
}
