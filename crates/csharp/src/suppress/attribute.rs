//! `[SuppressMessage("category", "ID:title", Justification = "…")]`: about the declaration it stands on, or, for
//! assemblies and modules, about what its `Scope` and `Target` name.

use super::{Global, Suppressions, Target};
use crate::syntax::{Node, SyntaxKind, Tree};
use finding::suppress::{Form, Ids, Lines, Marker, Places};

pub(super) fn collect(tree: &Tree, places: &Places<'_>, found: &mut Suppressions) {
    for attribute in tree.root().descendants().filter(|node| node.kind() == SyntaxKind::Attribute) {
        if !is_named(attribute, places.text(), "SuppressMessage") {
            continue;
        }
        let arguments = Arguments::of(attribute, places.text());
        let Some(id) = arguments.get("checkId", Some(1)) else { continue };
        let Some(list) = attribute.parent() else { continue };
        let marker = Marker {
            form: Form::Attribute,
            lines: list.parent().map_or(Lines::ALL, |declaration| places.lines(declaration.range().bytes())),
            ids: Ids::These(vec![id]),
            reason: arguments.get("Justification", None).filter(|reason| !reason.trim().is_empty()),
            place: places.position(attribute.range().start),
        };
        if !is_global(list, places.text()) {
            found.markers.push(marker);
            continue;
        }
        let scope = arguments.get("Scope", None);
        let target = Target::parse(scope.as_deref(), arguments.get("Target", None).as_deref());
        let marker = Marker { lines: Lines::ALL, ..marker };
        found.global.extend(target.map(|target| Global { marker, target }));
    }
}

/// Is the attribute called so, with or without namespace and `Attribute`?
pub(crate) fn is_named(attribute: Node<'_>, text: &str, wanted: &str) -> bool {
    let name = attribute.child(SyntaxKind::NamedType).and_then(|name| {
        let idents = name.tokens().filter(|(_, token)| token.kind == SyntaxKind::Ident);
        idents.last().map(|(_, token)| token.range().of(text))
    });
    name.is_some_and(|name| name.strip_suffix("Attribute").unwrap_or(name) == wanted)
}

fn is_global(list: Node<'_>, text: &str) -> bool {
    list.child(SyntaxKind::AttributeTarget).is_some_and(|target| {
        target
            .tokens()
            .next()
            .is_some_and(|(_, token)| matches!(token.range().of(text), "assembly" | "module"))
    })
}

/// The arguments of an attribute that are string literals: name, if any, and value.
struct Arguments(Vec<(Option<String>, Option<String>)>);

impl Arguments {
    fn of(attribute: Node<'_>, text: &str) -> Self {
        let arguments = attribute.child(SyntaxKind::AttributeArgs);
        let arguments = arguments.into_iter().flat_map(Node::children);
        let arguments = arguments.filter(|argument| argument.kind() == SyntaxKind::AttributeArg);
        let read = |argument: Node<'_>| {
            let name = argument.token(SyntaxKind::Ident).map(|token| token.range().of(text).to_owned());
            (name, argument.children().next().and_then(|value| string(value, text)))
        };
        Arguments(arguments.map(read).collect())
    }

    /// The argument of this name, or the one at this place that has none.
    fn get(&self, wanted: &str, index: Option<usize>) -> Option<String> {
        let named = self.0.iter().find(|(name, _)| name.as_deref() == Some(wanted));
        let at_index = || self.0.get(index?).filter(|(name, _)| name.is_none());
        named.or_else(at_index)?.1.clone()
    }
}

/// The value of a string literal.
fn string(value: Node<'_>, text: &str) -> Option<String> {
    let (_, token) = value.tokens().next().filter(|_| value.kind() == SyntaxKind::LiteralExpr)?;
    let written = token.range().of(text);
    match token.kind {
        SyntaxKind::StringLit => {
            let inner = written.strip_prefix('"')?;
            Some(unescape(inner.strip_suffix('"').unwrap_or(inner)))
        }
        SyntaxKind::VerbatimStringLit => {
            let inner = written.strip_prefix("@\"")?;
            Some(inner.strip_suffix('"').unwrap_or(inner).replace("\"\"", "\""))
        }
        SyntaxKind::RawStringLit => Some(written.trim_matches('"').trim().to_owned()),
        _ => None,
    }
}

/// Ids, targets and reasons have few escapes: a backslash gives the character behind it.
fn unescape(text: &str) -> String {
    let mut letters = text.chars();
    let mut value = String::with_capacity(text.len());
    while let Some(letter) = letters.next() {
        value.extend(if letter == '\\' { letters.next() } else { Some(letter) });
    }
    value
}
