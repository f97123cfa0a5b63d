//! The tokens of Java, as far as brackets, names and texts go: enough to know what is code and what is not.

/// A token. Numbers are words, too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Token<'t> {
    /// A name, a keyword, a number.
    Word(&'t str),
    /// What stands between quotes, as it is written.
    Text(&'t str),
    /// Any other character of ASCII.
    Sign(u8),
}

impl Token<'_> {
    pub(super) fn is_part_of_name(self) -> bool {
        matches!(self, Token::Word(_) | Token::Sign(b'.'))
    }
}

/// All tokens, each with the byte where it starts; comments and characters in quotes are left out.
pub(super) fn tokens(text: &str) -> Vec<(u32, Token<'_>)> {
    let (bytes, mut at, mut found) = (text.as_bytes(), 0, Vec::new());
    while let Some(&byte) = bytes.get(at) {
        let (end, token) = match byte {
            b'/' if bytes[at..].starts_with(b"//") => (at + find(&bytes[at..], b"\n"), None),
            b'/' if bytes[at..].starts_with(b"/*") => (at + 2 + past(&bytes[at + 2..], b"*/"), None),
            b'"' if bytes[at..].starts_with(b"\"\"\"") => quoted(text, at, "\"\"\""),
            b'"' => quoted(text, at, "\""),
            b'\'' => (quoted(text, at, "'").0, None),
            _ if is_word(byte) => {
                let len = bytes[at..].iter().take_while(|&&byte| is_word(byte)).count();
                (at + len, Some(Token::Word(&text[at..at + len])))
            }
            _ if byte.is_ascii_whitespace() => (at + 1, None),
            _ => (at + 1, Some(Token::Sign(byte))),
        };
        found.extend(token.map(|token| (at as u32, token)));
        at = end;
    }
    found
}

/// Letters outside of ASCII are letters, whatever they are.
fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'$' || !byte.is_ascii()
}

/// Where the quote that starts at `at` ends, and what it says. Only blocks go over the end of a line.
fn quoted<'t>(text: &'t str, at: usize, quote: &str) -> (usize, Option<Token<'t>>) {
    let bytes = text.as_bytes();
    let start = at + quote.len();
    let mut end = start;
    while end < bytes.len() && !bytes[end..].starts_with(quote.as_bytes()) {
        if bytes[end] == b'\n' && quote.len() == 1 {
            break;
        }
        // The second byte of an escape is ASCII in every correct file; in others, we stop inside of no letter.
        end += if bytes[end] == b'\\' && bytes.get(end + 1).is_some_and(u8::is_ascii) { 2 } else { 1 };
    }
    let end = end.min(bytes.len());
    ((end + quote.len()).min(bytes.len()), text.get(start..end).map(Token::Text))
}

/// How many bytes come before `what`.
fn find(bytes: &[u8], what: &[u8]) -> usize {
    bytes.windows(what.len()).position(|window| window == what).unwrap_or(bytes.len())
}

/// How many bytes go by until `what` is over.
fn past(bytes: &[u8], what: &[u8]) -> usize {
    (find(bytes, what) + what.len()).min(bytes.len())
}
