//! Modifiers of fields: `volatile`, `readonly`.

use super::site::Site;
use super::{OTHER_SHAPE, Refusal, refuse};
use crate::bind::{MemberSym, Modifiers, Type};
use crate::syntax::{Node, SyntaxKind};
use finding::Repair;
use ir::Prim;

/// `bool stop;` to `volatile bool stop;`.
pub(super) fn declare_volatile(site: &Site<'_>) -> Result<Repair, Refusal> {
    let field = Field::at(site)?;
    let ty = &site.symbols.signature(field.member).ty;
    if !can_be_volatile(site, ty) {
        return refuse("a field of this type cannot be volatile");
    }
    field.must_lack(site, &[Modifiers::VOLATILE, Modifiers::READONLY, Modifiers::CONST])?;
    if is_lent(site, &field, |callee| !callee.contains("Interlocked.")) {
        return refuse("it is passed by reference, and a reference is not volatile");
    }
    let mut draft = site.draft(format!("declare `{}` volatile", field.name));
    draft.insert(field.ty.range().start, "volatile ");
    Ok(draft.safe())
}

/// `object gate = new();` to `readonly object gate = new();`.
pub(super) fn declare_readonly(site: &Site<'_>) -> Result<Repair, Refusal> {
    let field = Field::at(site)?;
    field.must_lack(site, &[Modifiers::VOLATILE, Modifiers::READONLY, Modifiers::CONST])?;
    if is_lent(site, &field, |_| true) {
        return refuse("it is passed by reference");
    }
    let mut draft = site.draft(format!("declare `{}` readonly", field.name));
    draft.insert(field.ty.range().start, "readonly ");
    // Code outside of the program may assign what it can see.
    let modifiers = site.symbols.members[field.member].modifiers;
    if modifiers.has(Modifiers::PUBLIC) || modifiers.has(Modifiers::PROTECTED) {
        return Ok(draft.unsafe_());
    }
    Ok(draft.safe())
}

/// A field that is declared alone.
pub(super) struct Field<'s> {
    pub(super) member: MemberSym,
    pub(super) name: &'s str,
    pub(super) ty: Node<'s>,
}

impl<'s> Field<'s> {
    /// The field whose declaration is at the place.
    pub(super) fn at(site: &Site<'s>) -> Result<Field<'s>, Refusal> {
        Field::declared_by(site, site.around(SyntaxKind::VariableDeclarator)?)
    }

    /// The field that a node declares.
    pub(super) fn declared_by(site: &Site<'s>, declarator: Node<'s>) -> Result<Field<'s>, Refusal> {
        let declaration = declarator.parent().filter(|parent| parent.kind() == SyntaxKind::FieldDecl);
        let declaration = declaration.ok_or(OTHER_SHAPE)?;
        let all = declaration.children().filter(|child| child.kind() == SyntaxKind::VariableDeclarator);
        if all.count() > 1 {
            return refuse("it is declared together with other fields");
        }
        let ty = declaration.children().find(|child| child.kind().is_type()).ok_or(OTHER_SHAPE)?;
        let name = declarator.token(SyntaxKind::Ident).ok_or(OTHER_SHAPE)?.range().of(&site.source.text);
        let member = site.member(declarator).ok_or(OTHER_SHAPE)?;
        Ok(Field { member, name, ty })
    }

    fn must_lack(&self, site: &Site<'_>, modifiers: &[Modifiers]) -> Result<(), Refusal> {
        let has = site.symbols.members[self.member].modifiers;
        if modifiers.iter().any(|&modifier| has.has(modifier)) {
            return refuse("its modifiers do not allow another one");
        }
        Ok(())
    }
}

/// Types whose variables are written in one step: Section 15.5.4 of the C# specification.
fn can_be_volatile(site: &Site<'_>, ty: &Type) -> bool {
    use Prim::{Bool, Byte, Char, Float, Int, NInt, NUInt, Object, SByte, Short, String, UInt, UShort};
    if site.symbols.is_enum(ty) {
        let base = ty.sym().and_then(|sym| site.symbols.types[sym].base.clone());
        return base.is_none_or(|base| !matches!(base, Type::Prim(Prim::Long | Prim::ULong)));
    }
    match ty {
        Type::Prim(prim) => matches!(
            prim,
            Bool | Byte | SByte | Short | UShort | Int | UInt | Char | Float | Object | String | NInt | NUInt
        ),
        Type::Unknown => false,
        _ => site.symbols.is_reference_type(ty),
    }
}

/// Is the field passed by `ref` or `out` to a call that counts? Looked for by name, in all files of its type.
fn is_lent(site: &Site<'_>, field: &Field<'_>, counts: impl Fn(&str) -> bool) -> bool {
    let owner = site.symbols.members[field.member].owner;
    site.symbols.types[owner].parts.iter().any(|part| {
        let source = &site.symbols.sources[part.source];
        source.node(part.node).descendants().filter(|node| node.kind() == SyntaxKind::Argument).any(
            |argument| {
                let by_reference = |kind| matches!(kind, SyntaxKind::RefKw | SyntaxKind::OutKw);
                let is_lent = argument.tokens().next().is_some_and(|(_, token)| by_reference(token.kind));
                let last = argument.tokens().last().map(|(_, token)| token.range().of(&source.text));
                let call = argument.ancestors().find(|node| node.kind() == SyntaxKind::InvocationExpr);
                let callee =
                    call.and_then(|call| call.children().next()).map(|callee| callee.text(&source.text));
                is_lent && last == Some(field.name) && callee.is_none_or(&counts)
            },
        )
    })
}
