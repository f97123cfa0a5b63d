//! Characters and strings without holes: `'c'`, `"regular"`, `@"verbatim"`, `"""raw"""`, each with its `u8`
//! suffix.

use super::Lexer;
use crate::syntax::kind::SyntaxKind;

const UNCLOSED: &str = "this string is not closed";

impl Lexer<'_> {
    pub(super) fn character(&mut self) {
        let start = self.position;
        let (end, closed) = self.quoted_end(start + 1, b'\'');
        if !closed {
            self.problem(start, end, "this character literal is not closed");
        } else if end == start + 2 {
            self.problem(start, end, "a character literal has one character");
        }
        self.push(SyntaxKind::CharLit, end);
    }

    /// A regular or raw string: the number of quotes decides.
    pub(super) fn string(&mut self) {
        let quotes = self.run_length(self.position, b'"');
        if quotes >= 3 {
            return self.raw_string(quotes);
        }
        let start = self.position;
        let (end, closed) = self.quoted_end(start + 1, b'"');
        if !closed {
            if self.close_string_at_stray_quote() {
                return;
            }
            self.problem(start, end, UNCLOSED);
        }
        let end = self.utf8_suffix_end(end);
        self.push(SyntaxKind::StringLit, end);
    }

    /// `@"…"`, `@$"…"` or `@name`.
    pub(super) fn after_at(&mut self) {
        match (self.peek(1), self.peek(2)) {
            (b'"', _) => self.verbatim_string(),
            (b'$', b'"') => self.interpolated_string(),
            _ => self.verbatim_identifier(),
        }
    }

    fn verbatim_string(&mut self) {
        let start = self.position;
        let mut from = start + 2;
        let end = loop {
            let Some(length) = memchr::memchr(b'"', &self.bytes[from..]) else {
                self.problem(start, start + 2, UNCLOSED);
                break self.bytes.len();
            };
            from += length + 1;
            if self.bytes.get(from) != Some(&b'"') {
                break self.utf8_suffix_end(from);
            }
            from += 1;
        };
        self.push(SyntaxKind::VerbatimStringLit, end);
    }

    fn raw_string(&mut self, quotes: usize) {
        let start = self.position;
        let mut from = start + quotes;
        let end = loop {
            let Some(length) = memchr::memchr(b'"', &self.bytes[from..]) else {
                self.problem(start, start + quotes, UNCLOSED);
                break self.bytes.len();
            };
            from += length;
            let run = self.run_length(from, b'"');
            from += run;
            if run >= quotes {
                break self.utf8_suffix_end(from);
            }
        };
        self.push(SyntaxKind::RawStringLit, end);
    }

    /// The end of text in quotes with escapes, on one line, and whether the closing quote was found.
    fn quoted_end(&self, from: usize, quote: u8) -> (usize, bool) {
        let mut end = from;
        while let Some(&byte) = self.bytes.get(end) {
            if byte == quote {
                return (end + 1, true);
            }
            if self.newline_length(end) > 0 {
                return (end, false);
            }
            end += 1;
            if byte == b'\\' && end < self.bytes.len() && self.newline_length(end) == 0 {
                end += utf8_length(self.bytes[end]);
            }
        }
        (end, false)
    }

    pub(super) fn utf8_suffix_end(&self, end: usize) -> usize {
        if matches!(self.bytes.get(end..end + 2), Some(b"u8" | b"U8")) { end + 2 } else { end }
    }

    pub(super) fn run_length(&self, from: usize, byte: u8) -> usize {
        self.bytes[from..].iter().take_while(|&&other| other == byte).count()
    }
}

/// The length of the character that starts with this byte.
pub(super) fn utf8_length(first: u8) -> usize {
    match first {
        0xf0.. => 4,
        0xe0.. => 3,
        0xc0.. => 2,
        _ => 1,
    }
}
