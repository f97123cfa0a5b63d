//! The syntax tree: a flat array of nodes in pre-order over the array of tokens.
//!
//! Why this shape. A static analyser reads every file once and forgets most of it; an editor re-parses one
//! file at every key press. Both want a tree that is built in one pass, takes little memory, and is read
//! without chasing pointers. So a node is 20 bytes: its kind, its tokens, its parent, and where its subtree
//! ends. Children follow their parent; the next sibling starts where a subtree ends; "all descendants" is a
//! slice. Nothing is reference-counted, ids are plain numbers, a tree can be sent to another thread. Nodes
//! point at tokens and tokens at the text, so nothing of the text is lost. What is given up is sharing
//! subtrees between edits: parsing the file again is faster than that is worth.
//!
//! The parser writes nodes in post-order, where wrapping what is already parsed (`a` becomes the left side of
//! `a + b`) costs nothing. [`Tree::from_post_order`] then puts them in pre-order in one linear pass: a node
//! of post-order whose subtree starts at `s` and that has `d` ancestors stands at `s + d` in pre-order.

mod dump;
mod navigate;

use super::kind::SyntaxKind;
use super::problem::TextRange;
use super::token::{Directive, Lexed, Token, TokenId, Trivia, TriviaKind};
pub use navigate::{Element, Node};

/// The number of a node in its tree, in pre-order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub(super) u32);

impl NodeId {
    /// The root of every tree.
    pub const ROOT: NodeId = NodeId(0);

    /// How many nodes come before it.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

#[derive(Debug, Clone, Copy)]
struct NodeData {
    kind: SyntaxKind,
    first_token: u32,
    end_token: u32,
    /// The node after the last one of this subtree.
    subtree_end: u32,
    /// The root is its own parent.
    parent: u32,
}

/// A finished node as the parser writes it: after all of its children.
#[derive(Debug, Clone, Copy)]
pub(super) struct PostNode {
    pub(super) kind: SyntaxKind,
    /// The first node of its subtree: of its first child's first child…
    pub(super) subtree_start: u32,
    pub(super) first_token: u32,
    pub(super) end_token: u32,
}

/// One parsed file.
#[derive(Debug, Clone)]
pub struct Tree {
    lexed: Lexed,
    nodes: Vec<NodeData>,
}

impl Tree {
    /// The last node is the root.
    pub(super) fn from_post_order(lexed: Lexed, post: &[PostNode]) -> Tree {
        let blank =
            NodeData { kind: SyntaxKind::Error, first_token: 0, end_token: 0, subtree_end: 0, parent: 0 };
        let mut nodes = vec![blank; post.len()];
        // Ancestors of the current node: where their subtree starts in post-order, where they stand in
        // pre-order.
        let mut ancestors: Vec<(u32, u32)> = Vec::new();
        for (index, node) in post.iter().enumerate().rev() {
            while ancestors.last().is_some_and(|&(start, _)| index < start as usize) {
                ancestors.pop();
            }
            let position = node.subtree_start + ancestors.len() as u32;
            let size = index as u32 + 1 - node.subtree_start;
            nodes[position as usize] = NodeData {
                kind: node.kind,
                first_token: node.first_token,
                end_token: node.end_token,
                subtree_end: position + size,
                parent: ancestors.last().map_or(position, |&(_, parent)| parent),
            };
            ancestors.push((node.subtree_start, position));
        }
        Tree { lexed, nodes }
    }

    /// The whole file: a [`SyntaxKind::CompilationUnit`].
    pub fn root(&self) -> Node<'_> {
        self.node(NodeId::ROOT)
    }

    /// The node with a number of this tree.
    pub fn node(&self, id: NodeId) -> Node<'_> {
        Node::new(self, id)
    }

    /// How many nodes there are.
    pub fn node_count(&self) -> usize {
        self.nodes.len()
    }

    /// All tokens in order; the last is the end of the file.
    pub fn tokens(&self) -> &[Token] {
        &self.lexed.tokens
    }

    /// The token with a number of this tree.
    pub fn token(&self, id: TokenId) -> Token {
        self.lexed.tokens[id.index()]
    }

    /// All preprocessor directives that were read, in order.
    pub fn directives(&self) -> &[Directive] {
        &self.lexed.directives
    }

    /// What stands between a token and the one before it, white space included, without a gap.
    pub fn leading_trivia(&self, id: TokenId) -> impl Iterator<Item = Trivia> + '_ {
        let end = self.token(id).start;
        let mut position = id.index().checked_sub(1).map_or(0, |before| self.lexed.tokens[before].end);
        let stored = &self.lexed.trivia;
        let mut next = stored.partition_point(|trivia| trivia.start < position);
        std::iter::from_fn(move || {
            if position >= end {
                return None;
            }
            let piece = match stored.get(next) {
                Some(&trivia) if trivia.start == position => {
                    next += 1;
                    trivia
                }
                trivia => {
                    let gap_end = trivia.map_or(end, |trivia| trivia.start.min(end));
                    Trivia { start: position, end: gap_end, kind: TriviaKind::Whitespace }
                }
            };
            position = piece.end;
            Some(piece)
        })
    }

    /// All comments, directives and disabled parts in order; white space is not among them.
    pub fn trivia(&self) -> &[Trivia] {
        &self.lexed.trivia
    }

    /// The innermost node that covers a byte offset.
    pub fn node_at(&self, offset: u32) -> Node<'_> {
        let mut node = self.root();
        while let Some(inner) = node.children().find(|child| covers(child.range(), offset)) {
            node = inner;
        }
        node
    }
}

fn covers(range: TextRange, offset: u32) -> bool {
    range.start <= offset && offset < range.end
}
