//! Objects that all threads share and one at a time may use: one for each thread, or one that is made for all.

use super::fields::Field;
use super::site::Site;
use super::{Library, OTHER_SHAPE, Refusal, refuse};
use crate::bind::{Modifiers, Type};
use crate::syntax::{Node, SyntaxKind, ast};
use finding::Repair;

/// `static Random dice = new Random();` to `static Random dice = Random.Shared;` where there is one, else to
/// `static ThreadLocal<Random> dice = new ThreadLocal<Random>(() => new Random());` with `dice.Value` for `dice`.
pub(super) fn one_for_each_thread(site: &Site<'_>) -> Result<Repair, Refusal> {
    let field = Field::at(site)?;
    let declarator = site.source.node(site.symbols.members[field.member].node);
    let value = declarator.child(SyntaxKind::EqualsValue).and_then(|value| value.children().next());
    let is_creation = |value: &Node<'_>| {
        matches!(
            value.kind(),
            SyntaxKind::ObjectCreationExpr
                | SyntaxKind::ImplicitObjectCreationExpr
                | SyntaxKind::InvocationExpr
        )
    };
    let Some(creation) = value.filter(is_creation) else { return refuse("the object is not made here") };
    // Names mean what they mean where the object is made.
    let site = &site.seen_from(creation.range().start);
    if site.library >= Library::SharedRandom && is_unseeded_random(site, &field, creation) {
        let mut draft = site.draft(format!("let `{}` be the one that all threads may use", field.name));
        let random = site.name_of("System", "Random", &mut draft);
        draft.replace(creation.range(), format!("{random}.Shared"));
        return Ok(draft.safe());
    }
    thread_local(site, &field, creation)
}

/// Numbers that nobody can foretell are the same for everybody; with a seed, somebody wants certain ones.
fn is_unseeded_random(site: &Site<'_>, field: &Field<'_>, creation: Node<'_>) -> bool {
    let random = site.symbols.find_type("System.Random", 0);
    let is_random =
        matches!(&site.symbols.signature(field.member).ty, Type::Named(sym, _) if Some(*sym) == random);
    let written = site.text(creation).trim_start_matches("new");
    is_random && matches!(written.trim(), "()" | "Random()" | "System.Random()")
}

/// What the object keeps from one use to the next, each thread keeps for itself from now on: somebody should look at it.
fn thread_local(site: &Site<'_>, field: &Field<'_>, creation: Node<'_>) -> Result<Repair, Refusal> {
    let member = &site.symbols.members[field.member];
    let visible = [Modifiers::PUBLIC, Modifiers::PROTECTED, Modifiers::INTERNAL];
    if visible.into_iter().any(|modifier| member.modifiers.has(modifier)) {
        return refuse("code elsewhere can see the field");
    }
    if site.symbols.types[member.owner].parts.len() > 1 {
        return refuse("the type is declared in several parts");
    }
    if site.has_remarks(creation.range()) {
        return refuse("there is a comment inside of it");
    }
    site.needs(Library::Tasks)?;
    let declarator = site.source.node(member.node);
    let declaration = declarator.ancestors().find_map(ast::TypeDecl::cast).ok_or(OTHER_SHAPE)?;
    let mut draft = site.draft(format!("give each thread its own `{}`", field.name));
    let holder = site.name_of("System.Threading", "ThreadLocal", &mut draft);
    let ty = site.text(field.ty);
    let made = match creation.kind() {
        SyntaxKind::ImplicitObjectCreationExpr => format!("new {ty}{}", &site.text(creation)["new".len()..]),
        _ => site.text(creation).to_owned(),
    };
    draft.replace(field.ty.range(), format!("{holder}<{ty}>"));
    draft.replace(creation.range(), format!("new {holder}<{ty}>(() => {made})"));
    for mention in site.mentions(declaration, field) {
        if site.is_written(mention) {
            return refuse("the field is assigned, or passed by reference");
        }
        draft.insert(mention.range().end, ".Value");
    }
    Ok(draft.unsafe_())
}
