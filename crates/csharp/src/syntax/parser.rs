//! The machine that the grammar drives: a cursor over tokens that writes finished nodes.
//!
//! A grammar function takes a [`Mark`] where its node starts, eats tokens, and finishes the node. Nodes are
//! written when they are finished, so wrapping is finishing another node from an older mark, and giving up is
//! finishing nothing.

#[cfg(test)]
mod work;

use std::borrow::Cow;

use super::brackets::closing_brackets;
use super::grammar;
use super::kind::SyntaxKind::{self, *};
use super::problem::{Problem, TextRange};
use super::token::{Lexed, Token};
use super::tree::{PostNode, Tree};

/// How deep constructs may nest. Deeper ones become one error node. Sized so that the parser stays within 1
/// MiB of stack even without optimisation; programs people write stay below 100.
const MAX_DEPTH: u32 = 500;

pub(super) fn parse(lexed: Lexed) -> (Tree, Vec<Problem>) {
    let mut parser = Parser::new(lexed);
    grammar::compilation_unit(&mut parser);
    (Tree::from_post_order(parser.lexed, &parser.nodes), parser.problems)
}

pub(super) struct Parser {
    lexed: Lexed,
    closing: Vec<u32>,
    position: usize,
    nodes: Vec<PostNode>,
    problems: Vec<Problem>,
    depth: u32,
    /// Where the last error node ended.
    error_end: usize,
    pub(super) context: Context,
    /// How often a token was looked at: tests count work, not seconds.
    #[cfg(test)]
    looks: std::cell::Cell<usize>,
}

/// What surrounds the construct being parsed, where that changes its meaning.
#[derive(Debug, Clone, Copy, Default)]
#[expect(clippy::struct_excessive_bools, reason = "they vary independently; each is a question of its own")]
pub(super) struct Context {
    /// Inside an `async` function `await` is always an operator.
    pub(super) is_async: bool,
    /// Inside a query, its contextual keywords end expressions and are not names of pattern variables.
    pub(super) in_query: bool,
    /// Between `?` and `:`, a `:` after `a?[0]` belongs to the outer operator.
    pub(super) in_conditional: bool,
    /// Parameters of a lambda may be names without types.
    pub(super) lambda_parameters: bool,
}

/// A place in the tree being built: where a node may start.
#[derive(Debug, Clone, Copy)]
pub(super) struct Mark {
    node: u32,
    token: u32,
}

impl Parser {
    fn new(lexed: Lexed) -> Parser {
        Parser {
            closing: closing_brackets(&lexed.tokens),
            position: 0,
            nodes: Vec::with_capacity(lexed.tokens.len()),
            lexed,
            problems: Vec::new(),
            depth: 0,
            error_end: usize::MAX,
            context: Context::default(),
            #[cfg(test)]
            looks: std::cell::Cell::default(),
        }
    }

    /// The kind of the current token; contextual keywords are identifiers.
    pub(super) fn current(&self) -> SyntaxKind {
        self.lexed.tokens[self.position].kind
    }

    /// The kind of a token further on.
    pub(super) fn nth(&self, distance: usize) -> SyntaxKind {
        self.kind_at(self.position + distance)
    }

    pub(super) fn position(&self) -> usize {
        self.position
    }

    pub(super) fn kind_at(&self, index: usize) -> SyntaxKind {
        #[cfg(test)]
        self.looks.set(self.looks.get() + 1);
        self.lexed.tokens.get(index).map_or(EndOfFile, |token| token.kind)
    }

    /// Which contextual keyword the identifier at an index could be.
    pub(super) fn word_at(&self, index: usize) -> SyntaxKind {
        self.lexed.tokens.get(index).map_or(EndOfFile, |token| token.word)
    }

    pub(super) fn at(&self, kind: SyntaxKind) -> bool {
        self.current() == kind
    }

    /// Whether the current token is an identifier that could be this contextual keyword.
    pub(super) fn at_word(&self, word: SyntaxKind) -> bool {
        self.lexed.tokens[self.position].word == word
    }

    pub(super) fn at_any(&self, kinds: &[SyntaxKind]) -> bool {
        kinds.contains(&self.current())
    }

    pub(super) fn at_end(&self) -> bool {
        self.at(EndOfFile)
    }

    /// The bracket that closes the one at an index.
    pub(super) fn closing_of(&self, index: usize) -> Option<usize> {
        self.closing.get(index).filter(|&&closing| closing != 0).map(|&closing| closing as usize)
    }

    /// Whether a token follows the one before it without anything between.
    pub(super) fn is_joined(&self, index: usize) -> bool {
        let tokens = &self.lexed.tokens;
        index > 0 && index < tokens.len() && tokens[index - 1].end == tokens[index].start
    }

    fn token_at(&self, index: usize) -> Token {
        self.lexed.tokens[index.min(self.lexed.tokens.len() - 1)]
    }

    /// Moves behind the end of the file, for the root alone.
    pub(super) fn include_end_of_file(&mut self) {
        self.position = self.lexed.tokens.len();
    }

    pub(super) fn bump(&mut self) {
        if !self.at_end() {
            self.position += 1;
        }
    }

    /// Eats an identifier as the contextual keyword it spells.
    pub(super) fn bump_word(&mut self) {
        let token = &mut self.lexed.tokens[self.position];
        token.kind = token.word;
        self.bump();
    }

    pub(super) fn eat(&mut self, kind: SyntaxKind) -> bool {
        let found = self.at(kind);
        if found {
            self.bump();
        }
        found
    }

    pub(super) fn eat_word(&mut self, word: SyntaxKind) -> bool {
        let found = self.at(Ident) && self.at_word(word);
        if found {
            self.bump_word();
        }
        found
    }

    /// Eats a token that must be here, or says that it is missing.
    pub(super) fn expect(&mut self, kind: SyntaxKind) -> bool {
        let found = self.eat(kind);
        if !found {
            let name = kind.text();
            let message =
                if kind == Ident { "expected a name".into() } else { format!("expected `{name}`").into() };
            self.problem_after_previous(message);
        }
        found
    }

    /// A problem with the current token.
    pub(super) fn problem(&mut self, message: impl Into<Cow<'static, str>>) {
        let range = self.token_at(self.position).range();
        self.report(range, message.into());
    }

    /// A problem with something that is not there: it belongs right after the token before.
    fn problem_after_previous(&mut self, message: Cow<'static, str>) {
        let Some(before) = self.position.checked_sub(1) else { return self.problem(message) };
        let end = self.token_at(before).end;
        self.report(TextRange::new(end, end), message);
    }

    /// One problem for one place is enough: the next ones follow from it.
    fn report(&mut self, range: TextRange, message: Cow<'static, str>) {
        if self.problems.last().is_none_or(|last| last.range.start < range.start) {
            self.problems.push(Problem { range, message });
        }
    }

    pub(super) fn mark(&self) -> Mark {
        Mark { node: self.nodes.len() as u32, token: self.position as u32 }
    }

    /// Everything parsed since the mark becomes children of one node.
    pub(super) fn finish(&mut self, mark: Mark, kind: SyntaxKind) {
        self.nodes.push(PostNode {
            kind,
            subtree_start: mark.node,
            first_token: mark.token,
            end_token: self.position as u32,
        });
    }

    /// Whether anything was eaten since the mark.
    pub(super) fn moved_since(&self, mark: Mark) -> bool {
        self.position as u32 > mark.token
    }

    /// A node without tokens where something should be.
    pub(super) fn missing(&mut self, what: &'static str) {
        self.problem_after_previous(format!("expected {what}").into());
        let mark = self.mark();
        self.finish(mark, Missing);
    }

    /// Eats the current token into an error node.
    pub(super) fn error_token(&mut self, message: impl Into<Cow<'static, str>>) {
        // A run of tokens that fit nowhere is one problem.
        if self.error_end != self.position {
            self.problem(message);
        }
        let mark = self.mark();
        self.skip_one();
        self.finish(mark, Error);
        self.error_end = self.position;
    }

    /// Eats a token, with all that it encloses if it is a bracket.
    fn skip_one(&mut self) {
        match self.closing_of(self.position) {
            Some(closing) => self.position = closing + 1,
            None => self.bump(),
        }
    }

    /// Runs a grammar function one level deeper, or skips what is nested too deep.
    pub(super) fn nested(&mut self, grammar: impl FnOnce(&mut Parser)) {
        if self.depth >= MAX_DEPTH {
            return self.too_deep();
        }
        self.depth += 1;
        grammar(self);
        self.depth -= 1;
    }

    /// Skips to the end of the enclosing bracket or statement.
    fn too_deep(&mut self) {
        self.problem("this is nested too deeply to be read");
        let mark = self.mark();
        while !self.at_any(&[RParen, RBracket, RBrace, Semicolon, HoleEnd, EndOfFile]) {
            self.skip_one();
        }
        self.finish(mark, Error);
    }

    /// Runs a grammar function in another context.
    pub(super) fn with_context(&mut self, context: Context, grammar: impl FnOnce(&mut Parser)) {
        let outer = std::mem::replace(&mut self.context, context);
        grammar(self);
        self.context = outer;
    }
}
