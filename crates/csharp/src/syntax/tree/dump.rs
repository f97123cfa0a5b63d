//! The tree as text for tests: one node a line, its own tokens beside it.

use std::fmt::Write;

use super::{Element, Node, Tree};
use crate::syntax::kind::SyntaxKind;

impl Tree {
    /// The tree of a text as indented lines: `Kind 'token' 'token'`, with `·` where a child stands between
    /// tokens.
    pub fn dump(&self, text: &str) -> String {
        let mut out = String::new();
        let mut open_until: Vec<u32> = Vec::new();
        for node in self.root().descendants() {
            while open_until.last().is_some_and(|&end| end <= node.id().0) {
                open_until.pop();
            }
            // Writing to a string cannot fail.
            let _ = writeln!(out, "{:indent$}{}", "", line(node, text), indent = open_until.len() * 2);
            open_until.push(self.nodes[node.id().index()].subtree_end);
        }
        out
    }
}

fn line(node: Node<'_>, text: &str) -> String {
    let mut line = format!("{:?}", node.kind());
    if node.own_tokens().all(|(_, token)| token.kind == SyntaxKind::EndOfFile) {
        return line;
    }
    for element in node.elements() {
        match element {
            Element::Node(_) => line.push_str(" ·"),
            Element::Token(_, token) if token.kind == SyntaxKind::EndOfFile => {}
            Element::Token(_, token) => {
                line.push(' ');
                line.push_str(token.range().of(text));
            }
        }
    }
    line
}
