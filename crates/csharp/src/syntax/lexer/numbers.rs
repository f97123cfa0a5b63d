//! Numbers: `1_000`, `0xFFu`, `0b1010`, `1.5e-3f`, `.5m`.

use super::Lexer;
use crate::syntax::kind::SyntaxKind;

impl Lexer<'_> {
    pub(super) fn number(&mut self) {
        let start = self.position;
        let (mut kind, mut end) = match (self.peek(0), self.peek(1) | 0x20) {
            (b'0', b'x') => (SyntaxKind::IntLit, self.digits_end(start + 2, u8::is_ascii_hexdigit)),
            (b'0', b'b') => (SyntaxKind::IntLit, self.digits_end(start + 2, u8::is_ascii_digit)),
            _ => self.decimal(start),
        };
        if matches!(self.bytes.get(end), Some(b'f' | b'F' | b'd' | b'D' | b'm' | b'M')) {
            kind = SyntaxKind::RealLit;
            end += 1;
        } else if kind == SyntaxKind::IntLit {
            end = self.integer_suffix_end(end);
        }
        self.push(kind, end);
    }

    /// Digits, a fraction, an exponent. `1.x` and `1..2` are an integer and more.
    fn decimal(&self, start: usize) -> (SyntaxKind, usize) {
        let mut kind = SyntaxKind::IntLit;
        let mut end = self.digits_end(start, u8::is_ascii_digit);
        let digit_at = |at: usize| self.bytes.get(at).is_some_and(u8::is_ascii_digit);
        if self.bytes.get(end) == Some(&b'.') && digit_at(end + 1) {
            kind = SyntaxKind::RealLit;
            end = self.digits_end(end + 1, u8::is_ascii_digit);
        }
        if matches!(self.bytes.get(end), Some(b'e' | b'E')) {
            let sign = usize::from(matches!(self.bytes.get(end + 1), Some(b'+' | b'-')));
            if digit_at(end + 1 + sign) {
                kind = SyntaxKind::RealLit;
                end = self.digits_end(end + 1 + sign, u8::is_ascii_digit);
            }
        }
        (kind, end)
    }

    fn digits_end(&self, from: usize, is_digit: impl Fn(&u8) -> bool) -> usize {
        let rest = &self.bytes[from..];
        from + rest.iter().position(|byte| *byte != b'_' && !is_digit(byte)).unwrap_or(rest.len())
    }

    /// `u`, `l`, or both in either order.
    fn integer_suffix_end(&self, end: usize) -> usize {
        match (self.bytes.get(end).map(|byte| byte | 0x20), self.bytes.get(end + 1).map(|byte| byte | 0x20)) {
            (Some(b'u'), Some(b'l')) | (Some(b'l'), Some(b'u')) => end + 2,
            (Some(b'u' | b'l'), _) => end + 1,
            _ => end,
        }
    }
}
