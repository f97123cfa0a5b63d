//! How a type of the framework is written at a place: by its name alone where that is in scope, behind a new `using`
//! where nothing speaks against one, else in full.

use super::site::{Draft, Site};
use crate::bind::{Entity, NamespaceSym};
use crate::syntax::{DirectiveKind, Node, SyntaxKind, TextRange};

impl Site<'_> {
    /// What to write for a type. A `using` that it needs becomes part of the draft.
    pub(super) fn name_of(&self, namespace: &str, name: &str, draft: &mut Draft<'_>) -> String {
        match self.meaning_of(namespace, name) {
            Meaning::InScope => name.to_owned(),
            Meaning::Free if self.can_use(namespace) => {
                if let Some((offset, text)) = self.new_using(namespace) {
                    draft.insert(offset, text);
                    return name.to_owned();
                }
                self.in_full(namespace, name)
            }
            Meaning::Free | Meaning::Taken => self.in_full(namespace, name),
        }
    }

    fn in_full(&self, namespace: &str, name: &str) -> String {
        let system = self.symbols.names.find("System");
        let found = self.scope().zip(system).and_then(|(at, name)| self.symbols.lookup_type(&at, name, &[]));
        let is_system =
            |space: NamespaceSym| self.symbols.namespaces[space].parent == Some(NamespaceSym::GLOBAL);
        let root = match found {
            Some(Entity::Namespace(space)) if is_system(space) => "",
            _ => "global::",
        };
        format!("{root}{namespace}.{name}")
    }

    fn meaning_of(&self, namespace: &str, name: &str) -> Meaning {
        let wanted = self.symbols.find_type(&format!("{namespace}.{name}"), 0);
        let (Some(at), Some(id)) = (self.scope(), self.symbols.names.find(name)) else {
            return Meaning::Taken;
        };
        // A property of that name hides the type, or means both; people can tell, an editor should not guess.
        let is_member = std::iter::successors(at.ty, |&ty| self.outer_type(ty))
            .any(|ty| !self.symbols.members(&self.symbols.open(ty), id).is_empty());
        if is_member {
            return Meaning::Taken;
        }
        match self.symbols.lookup_type(&at, id, &[]) {
            None => Meaning::Free,
            Some(Entity::Type(found)) if wanted.is_some() && found.sym() == wanted => Meaning::InScope,
            Some(_) => Meaning::Taken,
        }
    }

    fn outer_type(&self, ty: crate::bind::TypeSym) -> Option<crate::bind::TypeSym> {
        match self.symbols.types[ty].container {
            crate::bind::Container::Type(outer) => Some(outer),
            crate::bind::Container::Namespace(_) => None,
        }
    }

    /// Would no name in this file become ambiguous if the namespace were opened?
    fn can_use(&self, namespace: &str) -> bool {
        let tree = &self.source.tree;
        let words = tree.tokens().iter().filter(|token| token.kind == SyntaxKind::Ident);
        let mut words = words.map(|token| token.range().of(&self.source.text));
        let has_conditions = tree.directives().iter().any(|directive| directive.kind == DirectiveKind::If);
        !has_conditions
            && !words.any(|word| self.symbols.find_type(&format!("{namespace}.{word}"), 0).is_some())
    }

    /// Where to put a new directive, and its text: among those that are there, in the order of the alphabet with `System`
    /// first; at the top of a file that has none.
    fn new_using(&self, namespace: &str) -> Option<(u32, String)> {
        let text = &self.source.text;
        let root = self.source.tree.root();
        let line_end = if text.contains("\r\n") { "\r\n" } else { "\n" };
        let holders = std::iter::once(root).chain(root.children().filter(|child| is_namespace(*child)));
        let plain = |holder: Node<'_>| -> Vec<TextRange> {
            holder.children().filter(|child| is_plain_using(*child)).map(Node::range).collect()
        };
        let usings = holders.map(plain).find(|usings| !usings.is_empty());
        let Some(usings) = usings else {
            let first = root.tokens().next().map(|(_, token)| token.start)?;
            return Some((first, format!("using {namespace};{line_end}{line_end}")));
        };
        let key = |name: &str| (!(name == "System" || name.starts_with("System.")), name.to_owned());
        let name_of = |using: &TextRange| {
            using.of(text).trim_start_matches("using").trim_end_matches(';').trim().to_owned()
        };
        let before = usings.iter().rev().find(|using| key(&name_of(using)) < key(namespace));
        let indent = |using: &TextRange| {
            let start = text[..using.start as usize].rfind('\n').map_or(0, |end| end + 1);
            text[start..using.start as usize].trim_start_matches('\u{feff}').to_owned()
        };
        Some(match before {
            Some(using) => (using.end, format!("{line_end}{}using {namespace};", indent(using))),
            None => (usings[0].start, format!("using {namespace};{line_end}{}", indent(&usings[0]))),
        })
    }
}

/// What a simple name means.
enum Meaning {
    /// The wanted type.
    InScope,
    /// Nothing.
    Free,
    /// Something else.
    Taken,
}

fn is_namespace(node: Node<'_>) -> bool {
    matches!(node.kind(), SyntaxKind::NamespaceDecl | SyntaxKind::FileScopedNamespace)
}

/// `using A.B;` without `static`, `global`, an alias.
fn is_plain_using(node: Node<'_>) -> bool {
    node.kind() == SyntaxKind::UsingDirective
        && node
            .own_tokens()
            .all(|(_, token)| matches!(token.kind, SyntaxKind::UsingKw | SyntaxKind::Semicolon))
        && node.children().all(|child| child.kind() == SyntaxKind::NamedType)
}
