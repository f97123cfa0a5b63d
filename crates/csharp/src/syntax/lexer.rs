//! Text to tokens, in one pass, never failing: every byte ends up in exactly one token or piece of trivia.
//!
//! The preprocessor lives here, because `#if` decides what is a token at all. Interpolated strings are lexed
//! with a stack of open strings: inside a hole the ordinary rules hold again, so the parser sees the hole's
//! expression as ordinary tokens. `>>` is left as two `>`: only the parser knows whether it closes two type
//! argument lists.

mod identifiers;
mod interpolation;
mod numbers;
mod preprocessor;
mod strings;

use std::borrow::Cow;

use super::ParseOptions;
use super::kind::SyntaxKind::{self, *};
use super::problem::{Problem, TextRange};
use super::token::{Lexed, Token, Trivia, TriviaKind};
use interpolation::OpenString;
use preprocessor::Preprocessor;

/// The tokens of a text. The last one is always [`SyntaxKind::EndOfFile`].
pub(super) fn lex(text: &str, options: &ParseOptions) -> (Lexed, Vec<Problem>) {
    let mut lexer = Lexer {
        text,
        bytes: text.as_bytes(),
        position: 0,
        line_is_blank: true,
        // Measured on real projects: a token takes about six bytes.
        out: Lexed { tokens: Vec::with_capacity(text.len() / 6 + 1), ..Lexed::default() },
        problems: Vec::new(),
        open_strings: Vec::new(),
        preprocessor: Preprocessor::new(options),
    };
    lexer.run();
    (lexer.out, lexer.problems)
}

struct Lexer<'a> {
    text: &'a str,
    bytes: &'a [u8],
    position: usize,
    /// Only white space so far on this line: a `#` starts a directive.
    line_is_blank: bool,
    out: Lexed,
    problems: Vec<Problem>,
    open_strings: Vec<OpenString>,
    preprocessor: Preprocessor<'a>,
}

impl Lexer<'_> {
    fn run(&mut self) {
        if self.text.starts_with('\u{feff}') {
            self.position = '\u{feff}'.len_utf8();
        }
        while self.position < self.bytes.len() {
            self.step();
        }
        self.finish_open_strings();
        self.finish_conditions();
        let end = self.bytes.len();
        self.push(EndOfFile, end);
    }

    fn step(&mut self) {
        match self.bytes[self.position] {
            b' ' | b'\t' | 0x0b | 0x0c => self.position += 1,
            b'\n' | b'\r' => {
                self.position += 1;
                self.line_is_blank = true;
            }
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => self.word(),
            b'0'..=b'9' => self.number(),
            b'"' => self.string(),
            b'\'' => self.character(),
            b'@' => self.after_at(),
            b'$' => self.after_dollar(),
            b'\\' => self.escaped_identifier(),
            b'#' if self.line_is_blank => self.directive(),
            b'/' if self.peek(1) == b'/' => self.line_comment(),
            b'/' if self.peek(1) == b'*' => self.block_comment(),
            b'.' if self.peek(1).is_ascii_digit() => self.number(),
            0x80.. => self.beyond_ascii(),
            byte => self.punctuation(byte),
        }
    }

    /// The byte at a distance from here; 0 after the end.
    fn peek(&self, distance: usize) -> u8 {
        self.bytes.get(self.position + distance).copied().unwrap_or(0)
    }

    /// A token from here to `end`.
    fn push(&mut self, kind: SyntaxKind, end: usize) {
        self.push_word(kind, kind, end);
    }

    fn push_word(&mut self, kind: SyntaxKind, word: SyntaxKind, end: usize) {
        self.out.tokens.push(Token { start: self.position as u32, end: end as u32, kind, word });
        self.position = end;
        self.line_is_blank = false;
    }

    fn push_trivia(&mut self, kind: TriviaKind, end: usize) {
        self.out.trivia.push(Trivia { start: self.position as u32, end: end as u32, kind });
        self.position = end;
    }

    fn problem(&mut self, start: usize, end: usize, message: impl Into<Cow<'static, str>>) {
        let range = TextRange::new(start as u32, end as u32);
        self.problems.push(Problem { range, message: message.into() });
    }

    fn punctuation(&mut self, byte: u8) {
        if self.ends_hole(byte) {
            return;
        }
        let (kind, length) = punctuation(byte, self.peek(1), self.peek(2));
        if kind == Bad {
            self.problem(self.position, self.position + 1, "no token starts with this character");
        }
        self.count_nesting(kind);
        self.push(kind, self.position + length);
    }

    /// White space and letters outside ASCII.
    fn beyond_ascii(&mut self) {
        let Some(character) = self.text[self.position..].chars().next() else { return };
        if matches!(character, '\u{85}' | '\u{2028}' | '\u{2029}') {
            self.position += character.len_utf8();
            self.line_is_blank = true;
        } else if character.is_whitespace() || character == '\u{feff}' {
            self.position += character.len_utf8();
        } else if identifiers::may_start(character) {
            self.word();
        } else {
            let end = self.position + character.len_utf8();
            self.problem(self.position, end, "no token starts with this character");
            self.push(Bad, end);
        }
    }

    fn line_comment(&mut self) {
        let end = self.line_end(self.position);
        let doc = self.peek(2) == b'/' && self.peek(3) != b'/';
        self.push_trivia(if doc { TriviaKind::DocLineComment } else { TriviaKind::LineComment }, end);
    }

    fn block_comment(&mut self) {
        let start = self.position;
        let doc = self.peek(2) == b'*' && !matches!(self.peek(3), b'*' | b'/');
        let kind = if doc { TriviaKind::DocBlockComment } else { TriviaKind::BlockComment };
        let end = memchr::memmem::find(&self.bytes[start + 2..], b"*/").map(|length| start + 2 + length + 2);
        if end.is_none() {
            self.problem(start, start + 2, "this comment is not closed with `*/`");
        }
        self.push_trivia(kind, end.unwrap_or(self.bytes.len()));
    }

    /// Where the line of an offset ends: at its line end or at the end of the text.
    fn line_end(&self, from: usize) -> usize {
        let mut end = from;
        while end < self.bytes.len() && self.newline_length(end) == 0 {
            end += 1;
        }
        end
    }

    /// How many bytes the line end at an offset takes; 0 if there is none.
    fn newline_length(&self, at: usize) -> usize {
        match self.bytes[at..] {
            [b'\r', b'\n', ..] | [0xc2, 0x85, ..] => 2,
            [b'\r' | b'\n', ..] => 1,
            [0xe2, 0x80, 0xa8 | 0xa9, ..] => 3,
            _ => 0,
        }
    }
}

/// The longest operator or bracket that starts with these bytes, and its length.
fn punctuation(first: u8, second: u8, third: u8) -> (SyntaxKind, usize) {
    match (first, second, third) {
        (b'?', b'?', b'=') => (QuestionQuestionEq, 3),
        (b'<', b'<', b'=') => (LtLtEq, 3),
        (b'.', b'.', _) => (DotDot, 2),
        (b':', b':', _) => (ColonColon, 2),
        (b'?', b'?', _) => (QuestionQuestion, 2),
        (b'+', b'+', _) => (PlusPlus, 2),
        (b'+', b'=', _) => (PlusEq, 2),
        (b'-', b'-', _) => (MinusMinus, 2),
        (b'-', b'=', _) => (MinusEq, 2),
        (b'-', b'>', _) => (Arrow, 2),
        (b'*', b'=', _) => (StarEq, 2),
        (b'/', b'=', _) => (SlashEq, 2),
        (b'%', b'=', _) => (PercentEq, 2),
        (b'&', b'&', _) => (AmpAmp, 2),
        (b'&', b'=', _) => (AmpEq, 2),
        (b'|', b'|', _) => (BarBar, 2),
        (b'|', b'=', _) => (BarEq, 2),
        (b'^', b'=', _) => (CaretEq, 2),
        (b'!', b'=', _) => (BangEq, 2),
        (b'=', b'=', _) => (EqEq, 2),
        (b'=', b'>', _) => (FatArrow, 2),
        (b'<', b'=', _) => (LtEq, 2),
        (b'<', b'<', _) => (LtLt, 2),
        (b'>', b'=', _) => (GtEq, 2),
        _ => (single(first), 1),
    }
}

fn single(byte: u8) -> SyntaxKind {
    match byte {
        b'(' => LParen,
        b')' => RParen,
        b'[' => LBracket,
        b']' => RBracket,
        b'{' => LBrace,
        b'}' => RBrace,
        b'.' => Dot,
        b',' => Comma,
        b':' => Colon,
        b';' => Semicolon,
        b'?' => Question,
        b'+' => Plus,
        b'-' => Minus,
        b'*' => Star,
        b'/' => Slash,
        b'%' => Percent,
        b'&' => Amp,
        b'|' => Bar,
        b'^' => Caret,
        b'~' => Tilde,
        b'!' => Bang,
        b'=' => Eq,
        b'<' => Lt,
        b'>' => Gt,
        _ => Bad,
    }
}
