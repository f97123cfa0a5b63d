//! Identifiers and keywords: `name`, `@class`, `\u0061bc`.

use super::Lexer;
use crate::syntax::kind::{SyntaxKind, word_kind};

/// A letter, as Unicode sees it, or `_`.
pub(super) fn may_start(character: char) -> bool {
    character == '_' || unicode_ident::is_xid_start(character)
}

/// Letters, digits, connectors, combining marks, and the invisible format characters.
fn may_continue(character: char) -> bool {
    unicode_ident::is_xid_continue(character)
        || matches!(character, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2064}' | '\u{feff}')
}

impl Lexer<'_> {
    /// An identifier or keyword; the first character is known to be a letter.
    pub(super) fn word(&mut self) {
        let (end, plain) = self.identifier_end(self.position);
        let kind = if plain { word_kind(&self.text[self.position..end]) } else { SyntaxKind::Ident };
        if kind.is_keyword() {
            self.push(kind, end);
        } else {
            self.push_word(SyntaxKind::Ident, kind, end);
        }
    }

    /// `\u0061`: an identifier that starts with an escape.
    pub(super) fn escaped_identifier(&mut self) {
        if self.escape_length(self.position) == 0 {
            self.problem(
                self.position,
                self.position + 1,
                "a backslash outside a string starts `\\u` or `\\U` escapes only",
            );
            self.push(SyntaxKind::Bad, self.position + 1);
            return;
        }
        let (end, _) = self.identifier_end(self.position);
        self.push(SyntaxKind::Ident, end);
    }

    /// `@name`, if a name follows the `@`.
    pub(super) fn verbatim_identifier(&mut self) {
        let start = self.position + 1;
        let (end, _) = self.identifier_end(start);
        if end == start {
            self.problem(self.position, start, "`@` stands before an identifier or a string");
            self.push(SyntaxKind::Bad, start);
            return;
        }
        self.push(SyntaxKind::Ident, end);
    }

    /// Where the identifier ends, and whether it has neither escapes nor letters outside ASCII.
    fn identifier_end(&self, start: usize) -> (usize, bool) {
        let mut end = start;
        let mut plain = true;
        loop {
            while self.bytes.get(end).is_some_and(|&byte| byte.is_ascii_alphanumeric() || byte == b'_') {
                end += 1;
            }
            let length = match self.bytes.get(end) {
                Some(b'\\') => self.escape_length(end),
                Some(0x80..) => self.letter_length(end),
                _ => 0,
            };
            if length == 0 {
                return (end, plain);
            }
            plain = false;
            end += length;
        }
    }

    fn letter_length(&self, at: usize) -> usize {
        self.text[at..].chars().next().filter(|&letter| may_continue(letter)).map_or(0, char::len_utf8)
    }

    /// The length of `\uXXXX` or `\UXXXXXXXX` at an offset; 0 if there is none.
    fn escape_length(&self, at: usize) -> usize {
        let digits = match self.bytes.get(at + 1) {
            Some(b'u') => 4,
            Some(b'U') => 8,
            _ => return 0,
        };
        let escape = self.bytes.get(at + 2..at + 2 + digits);
        if escape.is_some_and(|digits| digits.iter().all(u8::is_ascii_hexdigit)) { digits + 2 } else { 0 }
    }
}
