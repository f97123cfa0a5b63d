//! C# text to a lossless tree and a list of problems. Never fails, whatever the text.
//!
//! - [`parse`] is the way in; [`decode`] turns bytes of unknown encoding into text first.
//! - `lexer` makes tokens and trivia, and knows the preprocessor.
//! - `parser` is the machine that grammar functions drive; `lookahead` answers what they ask before they
//!   decide; `grammar` is C# itself, one file for each part of the language.
//! - [`Tree`] is what comes out: nodes over tokens over text. [`ast`] names the parts of each node.

#![allow(
    clippy::enum_glob_use,
    clippy::wildcard_imports,
    reason = "grammar functions name dozens of kinds each; spelled with a prefix they would not read as a grammar"
)]

pub mod ast;
mod brackets;
mod grammar;
mod kind;
mod lexer;
mod lookahead;
mod parser;
mod problem;
mod token;
mod tree;

pub use kind::SyntaxKind;
pub use problem::{Problem, TextRange};
pub use token::{Directive, DirectiveKind, Token, TokenId, Trivia, TriviaKind};
pub use tree::{Element, Node, NodeId, Tree};

use std::borrow::Cow;

/// What the text alone does not say.
#[derive(Debug, Clone, Default)]
pub struct ParseOptions {
    /// Preprocessor symbols that are defined from the start, such as `DEBUG`.
    pub symbols: Vec<String>,
}

/// The outcome of [`parse`].
#[derive(Debug, Clone)]
pub struct Parse {
    /// The whole text as a tree.
    pub tree: Tree,
    /// What is wrong with the text, in order of position.
    pub problems: Vec<Problem>,
}

/// Parses any text.
///
/// ```
/// use csharp::syntax::{ParseOptions, SyntaxKind, parse};
///
/// let text = "class Counter { int n; void Increment() { lock (this) n++; } }";
/// let parse = parse(text, &ParseOptions::default());
/// assert!(parse.problems.is_empty());
/// let lock = parse.tree.root().descendants().find(|node| node.kind() == SyntaxKind::LockStmt).unwrap();
/// assert_eq!(lock.text(text), "lock (this) n++;");
/// ```
pub fn parse(text: &str, options: &ParseOptions) -> Parse {
    if u32::try_from(text.len()).is_err() {
        let message = Cow::Borrowed("files of 4 GiB and more are not read");
        let problem = Problem { range: TextRange::new(0, 0), message };
        return Parse { tree: parse("", options).tree, problems: vec![problem] };
    }
    let (tokens, mut problems) = lexer::lex(text, options);
    let (tree, parse_problems) = parser::parse(tokens);
    problems.extend(parse_problems);
    // The sort keeps the lexer's problem before the parser's at the same place: the second follows from the
    // first.
    problems.sort_by_key(|problem| problem.range.start);
    problems.dedup_by_key(|problem| problem.range.start);
    Parse { tree, problems }
}

/// Bytes as text: UTF-8, or UTF-16 if a byte order mark says so. What is not valid becomes U+FFFD.
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    let utf16 = |from_bytes: fn([u8; 2]) -> u16| {
        let (units, rest) = bytes[2..].as_chunks();
        let mut text = String::from_utf16_lossy(&units.iter().copied().map(from_bytes).collect::<Vec<_>>());
        text.extend((!rest.is_empty()).then_some(char::REPLACEMENT_CHARACTER));
        Cow::Owned(text)
    };
    match bytes {
        [0xff, 0xfe, ..] => utf16(u16::from_le_bytes),
        [0xfe, 0xff, ..] => utf16(u16::from_be_bytes),
        _ => String::from_utf8_lossy(bytes),
    }
}
