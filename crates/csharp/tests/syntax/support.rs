//! What tests share: parsing, dumping, and the checks that hold for every text.

use csharp::syntax::{Element, Node, Parse, ParseOptions, SyntaxKind, Tree, parse};
use expect_test::Expect;

pub(crate) fn parsed(text: &str) -> Parse {
    let parse = parse(text, &ParseOptions::default());
    assert_lossless(text, &parse.tree);
    parse
}

/// The dump of a text without problems.
pub(crate) fn check(text: &str, expected: &Expect) {
    let parse = parsed(text);
    assert_clean(text, &parse);
    expected.assert_eq(&parse.tree.dump(text));
}

/// Statements in a method, dumped from the method's block on.
pub(crate) fn check_statements(text: &str, expected: &Expect) {
    let text = format!("class C {{ void M() {{ {text} }} }}");
    let parse = parsed(&text);
    assert_clean(&text, &parse);
    let dump = parse.tree.dump(&text);
    let (_, statements) =
        dump.split_once("Block { · ").unwrap_or_else(|| dump.split_once("Block").expect("a block"));
    let statements: Vec<_> =
        statements.lines().skip(1).map(|line| line.strip_prefix("          ").unwrap_or(line)).collect();
    expected.assert_eq(&(statements.join("\n") + "\n"));
}

/// The dump and the problems of a broken text.
pub(crate) fn check_broken(text: &str, expected: &Expect) {
    let parse = parsed(text);
    assert!(!parse.problems.is_empty(), "{text}");
    expected.assert_eq(&(parse.tree.dump(text) + &lines(parse.problems.iter())));
}

/// Each item on a line of its own.
pub(crate) fn lines(items: impl Iterator<Item = impl std::fmt::Display>) -> String {
    items.fold(String::new(), |text, item| text + &item.to_string() + "\n")
}

/// No problem is reported.
pub(crate) fn accepts(text: &str) {
    assert_clean(text, &parsed(text));
}

/// Nothing is reported, and nothing is hidden in the tree that should have been.
fn assert_clean(text: &str, parse: &Parse) {
    let broken = [SyntaxKind::Error, SyntaxKind::Missing, SyntaxKind::IncompleteMember];
    let is_broken = parse.tree.root().descendants().any(|node| broken.contains(&node.kind()));
    assert!(
        parse.problems.is_empty() && !is_broken,
        "{text}\n{:#?}\n{}",
        parse.problems,
        parse.tree.dump(text)
    );
}

/// Every byte is in exactly one token or piece of trivia, and every token in exactly one node.
pub(crate) fn assert_lossless(text: &str, tree: &Tree) {
    let mut rebuilt = String::with_capacity(text.len());
    let mut tokens = 0;
    for (id, token) in tree.root().tokens() {
        for trivia in tree.leading_trivia(id) {
            rebuilt.push_str(trivia.range().of(text));
        }
        rebuilt.push_str(token.range().of(text));
        tokens += 1;
    }
    assert_eq!(rebuilt, text);
    assert_eq!(tokens, tree.tokens().len());
    assert_eq!(tree.root().descendants().map(own_token_count).sum::<usize>(), tokens, "{text}");
}

fn own_token_count(node: Node<'_>) -> usize {
    for child in node.children() {
        assert_eq!(child.parent(), Some(node));
    }
    node.elements().filter(|element| matches!(element, Element::Token(..))).count()
}
