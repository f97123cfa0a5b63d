//! Lexed and trivia: together they cover every byte of the text exactly once.
//!
//! A token stores where it starts and ends. What lies between two tokens is trivia. Comments, directives and
//! text that `#if` disables are stored as [`Trivia`]; the rest is white space and needs no record of its own.

use super::kind::SyntaxKind;
use super::problem::TextRange;

/// The number of a token in its file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TokenId(pub(super) u32);

impl TokenId {
    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}

/// One token: 12 bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Token {
    /// Where it starts.
    pub start: u32,
    /// The byte after it.
    pub end: u32,
    /// What it is. The parser turns an identifier into a contextual keyword where the grammar reads it as
    /// one.
    pub kind: SyntaxKind,
    /// For identifiers that may be contextual keywords: which. Otherwise the same as `kind`.
    pub(super) word: SyntaxKind,
}

impl Token {
    /// The bytes it covers.
    pub fn range(self) -> TextRange {
        TextRange::new(self.start, self.end)
    }
}

/// What stands between two tokens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Trivia {
    /// Where it starts.
    pub start: u32,
    /// The byte after it.
    pub end: u32,
    /// What it is.
    pub kind: TriviaKind,
}

impl Trivia {
    /// The bytes it covers.
    pub fn range(self) -> TextRange {
        TextRange::new(self.start, self.end)
    }
}

/// The kinds of trivia.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TriviaKind {
    /// Spaces, line ends, a byte order mark.
    Whitespace,
    /// `// …`
    LineComment,
    /// `/* … */`
    BlockComment,
    /// `/// …`
    DocLineComment,
    /// `/** … */`
    DocBlockComment,
    /// A preprocessor directive up to the end of its line; see [`Directive`].
    Directive,
    /// Text that `#if` leaves out.
    Disabled,
}

/// A preprocessor directive that was read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Directive {
    /// Which one.
    pub kind: DirectiveKind,
    /// From `#` to the end of the line, without the line end.
    pub range: TextRange,
    /// What follows the directive's name, without surrounding white space.
    pub argument: TextRange,
}

/// The preprocessor directives.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "each is named like the directive")]
pub enum DirectiveKind {
    If,
    Elif,
    Else,
    Endif,
    Define,
    Undef,
    Region,
    Endregion,
    Nullable,
    Pragma,
    Line,
    Error,
    Warning,
    Reference,
    Load,
    /// `#!`: how a script is started.
    Shebang,
    /// `#:`: properties of a program that is one file.
    Property,
    Unknown,
}

/// All tokens, trivia and directives of one text.
#[derive(Debug, Clone, Default)]
pub(super) struct Lexed {
    pub(super) tokens: Vec<Token>,
    pub(super) trivia: Vec<Trivia>,
    pub(super) directives: Vec<Directive>,
}
