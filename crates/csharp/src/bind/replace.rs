//! A new text for a file whose declarations have stayed what they were: what people type most of the time is inside of
//! method bodies, and nobody outside of a body can tell what is in it. So the symbols stay, and only where they stand in
//! the file changes.
//!
//! Everything that is not inside of a body counts as a declaration, and must be the same token for token: attributes,
//! initialisers of fields, default values, `using` directives, statements of the program itself. Of a body, three things
//! can be told from outside: whether it yields, whether it uses the field behind its property, and which parameters of a
//! primary constructor it uses.

use super::declare::intern_identifiers;
use super::resolve::identifier;
use super::symbols::{Source, SourceId, Symbols};
use crate::syntax::{Element, Node, NodeId, SyntaxKind, Token};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock};

impl Symbols {
    /// Takes over a new text of a file, if it differs from the old one in bodies alone. Otherwise gives it back, and
    /// nothing has changed: everything has to be declared again.
    pub fn replace_source(&mut self, id: SourceId, new: Arc<Source>) -> Result<(), Arc<Source>> {
        let Some(old) = self.sources.get(id).map(Arc::clone) else { return Err(new) };
        let is_same_file = old.path == new.path && old.origin == new.origin && old.project == new.project;
        let telling = self.telling_names(id, &new);
        let Some(moved) =
            Comparison { old: &old, new: &new, telling: &telling }.nodes().filter(|_| is_same_file)
        else {
            return Err(new);
        };
        intern_identifiers(&mut self.names, &new);
        self.move_nodes(id, &moved);
        self.sources[id] = new;
        Ok(())
    }

    /// Names whose use inside of a body is noticed outside of it.
    fn telling_names(&self, id: SourceId, new: &Source) -> FxHashSet<String> {
        let here = self.types.iter().filter(|decl| decl.parts.iter().any(|part| part.source == id));
        let parts = here.flat_map(|decl| &decl.parts).map(|part| &self.sources[part.source]);
        let mut sources: Vec<&Source> = parts.map(Arc::as_ref).chain([new]).collect();
        sources.sort_unstable_by_key(|source| std::ptr::from_ref(*source));
        sources.dedup_by_key(|source| std::ptr::from_ref(*source));
        let mut names: FxHashSet<String> = std::iter::once("field".to_owned()).collect();
        for source in sources {
            let lists = source.tree.root().descendants().filter(|node| {
                node.kind() == SyntaxKind::ParamList
                    && node.parent().is_some_and(|around| {
                        matches!(around.kind(), SyntaxKind::ClassDecl | SyntaxKind::StructDecl)
                    })
            });
            let params = lists.flat_map(Node::children).filter_map(|param| param.token(SyntaxKind::Ident));
            names.extend(params.map(|token| identifier(token, &source.text).to_owned()));
        }
        names
    }

    fn move_nodes(&mut self, id: SourceId, moved: &FxHashMap<NodeId, NodeId>) {
        let to = |node: &mut NodeId| *node = moved.get(node).copied().unwrap_or(*node);
        for part in self.types.iter_mut().flat_map(|decl| &mut decl.parts) {
            if part.source == id {
                to(&mut part.node);
            }
        }
        for member in self.members.iter_mut().filter(|member| member.source == id) {
            to(&mut member.node);
            // It knows the nodes of its parameters; it is found out again when somebody asks.
            member.signature = OnceLock::new();
        }
        for scope in self.scopes.all.iter_mut().filter(|scope| scope.source == id) {
            scope.directives.iter_mut().for_each(to);
        }
    }
}

/// Two texts of one file.
struct Comparison<'a> {
    old: &'a Source,
    new: &'a Source,
    telling: &'a FxHashSet<String>,
}

impl<'a> Comparison<'a> {
    /// Where each node outside of bodies is now; nothing if a declaration has changed.
    fn nodes(&self) -> Option<FxHashMap<NodeId, NodeId>> {
        let mut moved = FxHashMap::default();
        let mut open = vec![(self.old.tree.root(), self.new.tree.root())];
        while let Some((old, new)) = open.pop() {
            if old.kind() != new.kind() {
                return None;
            }
            moved.insert(old.id(), new.id());
            let (mut before, mut after) = (old.elements(), new.elements());
            loop {
                match (before.next(), after.next()) {
                    (None, None) => break,
                    (Some(Element::Token(_, old)), Some(Element::Token(_, new)))
                        if self.is_same_token(old, new) => {}
                    (Some(Element::Node(old)), Some(Element::Node(new))) if is_body(old) && is_body(new) => {
                        self.is_same_outside(old, new).then_some(())?;
                    }
                    (Some(Element::Node(old)), Some(Element::Node(new))) => open.push((old, new)),
                    _ => return None,
                }
            }
        }
        Some(moved)
    }

    fn is_same_token(&self, old: Token, new: Token) -> bool {
        old.kind == new.kind && old.range().of(&self.old.text) == new.range().of(&self.new.text)
    }

    /// Does a body look to others as it did?
    fn is_same_outside(&self, old: Node<'a>, new: Node<'a>) -> bool {
        old.kind() == new.kind() && self.signs(old, &self.old.text) == self.signs(new, &self.new.text)
    }

    fn signs(&self, body: Node<'a>, text: &'a str) -> BTreeSet<&'a str> {
        let told = body.descendants().filter_map(|node| match node.kind() {
            SyntaxKind::YieldStmt => Some("yield"),
            SyntaxKind::NameExpr => Some(node.text(text)).filter(|name| self.telling.contains(*name)),
            _ => None,
        });
        told.collect()
    }
}

/// Is it the body of a method, accessor or the like?
fn is_body(node: Node<'_>) -> bool {
    let is_code = matches!(node.kind(), SyntaxKind::Block | SyntaxKind::ArrowBody);
    is_code
        && node.parent().is_some_and(|around| {
            matches!(
                around.kind(),
                SyntaxKind::MethodDecl
                    | SyntaxKind::ConstructorDecl
                    | SyntaxKind::FinalizerDecl
                    | SyntaxKind::OperatorDecl
                    | SyntaxKind::ConversionDecl
                    | SyntaxKind::PropertyDecl
                    | SyntaxKind::IndexerDecl
                    | SyntaxKind::Accessor
            )
        })
}
