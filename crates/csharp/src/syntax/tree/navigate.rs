//! Walking over the tree: parents, children, descendants, tokens. Loops, no recursion: trees may be deep.

use super::{NodeData, NodeId, Tree};
use crate::syntax::kind::SyntaxKind;
use crate::syntax::problem::TextRange;
use crate::syntax::token::{Token, TokenId};

/// A node of a tree.
#[derive(Clone, Copy)]
pub struct Node<'t> {
    tree: &'t Tree,
    id: NodeId,
}

/// A child of a node.
#[derive(Debug, Clone, Copy)]
pub enum Element<'t> {
    /// A node.
    Node(Node<'t>),
    /// A token that stands in no child node.
    Token(TokenId, Token),
}

impl<'t> Node<'t> {
    pub(super) fn new(tree: &'t Tree, id: NodeId) -> Self {
        Node { tree, id }
    }

    fn data(self) -> &'t NodeData {
        &self.tree.nodes[self.id.index()]
    }

    /// Its number.
    pub fn id(self) -> NodeId {
        self.id
    }

    /// What it is.
    pub fn kind(self) -> SyntaxKind {
        self.data().kind
    }

    /// The tree it belongs to.
    pub fn tree(self) -> &'t Tree {
        self.tree
    }

    /// The node around it.
    pub fn parent(self) -> Option<Node<'t>> {
        let parent = NodeId(self.data().parent);
        (parent != self.id).then(|| Node::new(self.tree, parent))
    }

    /// The nodes around it, innermost first.
    pub fn ancestors(self) -> impl Iterator<Item = Node<'t>> {
        std::iter::successors(self.parent(), |node| node.parent())
    }

    /// Its child nodes in order.
    pub fn children(self) -> impl Iterator<Item = Node<'t>> {
        let end = self.data().subtree_end;
        let mut next = self.id.0 + 1;
        std::iter::from_fn(move || {
            let child = (next < end).then(|| Node::new(self.tree, NodeId(next)))?;
            next = child.data().subtree_end;
            Some(child)
        })
    }

    /// Its first child of a kind.
    pub fn child(self, kind: SyntaxKind) -> Option<Node<'t>> {
        self.children().find(|child| child.kind() == kind)
    }

    /// Itself and all nodes below it, in order of the text.
    pub fn descendants(self) -> impl Iterator<Item = Node<'t>> {
        (self.id.0..self.data().subtree_end).map(move |id| Node::new(self.tree, NodeId(id)))
    }

    /// Its tokens, those of its children included.
    pub fn tokens(self) -> impl Iterator<Item = (TokenId, Token)> {
        let data = self.data();
        (data.first_token..data.end_token).map(move |id| (TokenId(id), self.tree.token(TokenId(id))))
    }

    /// Its child nodes and own tokens in order of the text.
    pub fn elements(self) -> impl Iterator<Item = Element<'t>> {
        let mut children = self.children().peekable();
        let mut token = self.data().first_token;
        let end = self.data().end_token;
        std::iter::from_fn(move || {
            if let Some(child) = children.next_if(|child| child.data().first_token <= token) {
                token = child.data().end_token;
                return Some(Element::Node(child));
            }
            let id = (token < end).then_some(TokenId(token))?;
            token += 1;
            Some(Element::Token(id, self.tree.token(id)))
        })
    }

    /// The tokens that stand in none of its children.
    pub fn own_tokens(self) -> impl Iterator<Item = (TokenId, Token)> {
        self.elements().filter_map(|element| match element {
            Element::Token(id, token) => Some((id, token)),
            Element::Node(_) => None,
        })
    }

    /// Its first own token of a kind: the name of a declaration, the operator of an expression…
    pub fn token(self, kind: SyntaxKind) -> Option<Token> {
        self.own_tokens().map(|(_, token)| token).find(|token| token.kind == kind)
    }

    /// From its first token to its last, without trivia around. Of a node without tokens: the place after the
    /// token before.
    pub fn range(self) -> TextRange {
        let data = self.data();
        let tokens = &self.tree.lexed.tokens;
        let end = (data.end_token as usize).checked_sub(1).map_or(0, |last| tokens[last].end);
        if data.first_token == data.end_token {
            return TextRange::new(end, end);
        }
        TextRange::new(tokens[data.first_token as usize].start, end)
    }

    /// Its part of the text that was parsed.
    pub fn text(self, text: &str) -> &str {
        self.range().of(text)
    }
}

impl std::fmt::Debug for Node<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}@{}", self.kind(), self.range())
    }
}

impl PartialEq for Node<'_> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.tree, other.tree) && self.id == other.id
    }
}

impl Eq for Node<'_> {}
