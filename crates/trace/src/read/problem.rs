//! What is wrong with an input: where, what was expected, what was there.

use std::fmt;
use std::io;

/// A position in the input, after decompression.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A line of text, counted from 1.
    Line(u64),
    /// A byte, counted from 0.
    Byte(u64),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Line(number) => write!(f, "line {number}"),
            Place::Byte(offset) => write!(f, "byte {offset}"),
        }
    }
}

/// Something that is not as it should be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// Where.
    pub place: Place,
    /// What should be there.
    pub expected: String,
    /// What is there: shortened, and safe to print.
    pub found: String,
}

impl Problem {
    pub(super) fn new(place: Place, expected: &str, found: &[u8]) -> Self {
        Problem { place, expected: expected.to_owned(), found: shown(found) }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: expected {}, found {}", self.place, self.expected, self.found)
    }
}

/// Why nothing was read.
#[derive(Debug)]
pub enum ReadError {
    /// The input is not what it should be.
    Malformed(Problem),
    /// The input is larger than allowed.
    Limit {
        /// Where the limit was reached.
        place: Place,
        /// The option that raises it, spelled as on the command line.
        option: &'static str,
        /// The limit.
        limit: u64,
    },
    /// The bytes could not be had: the disk, the pipe, or the decompression failed.
    Io {
        /// How far reading went.
        place: Place,
        /// Why.
        error: io::Error,
    },
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::Malformed(problem) => problem.fmt(f),
            ReadError::Limit { place, option, limit } => {
                write!(
                    f,
                    "{place}: the trace is larger than `{option}` allows, which is {limit}; raise it to read on"
                )
            }
            ReadError::Io { place, error } => write!(f, "{place}: cannot read on: {error}"),
        }
    }
}

impl std::error::Error for ReadError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            ReadError::Io { error, .. } => Some(error),
            ReadError::Malformed(_) | ReadError::Limit { .. } => None,
        }
    }
}

/// The bytes for a person to read: in backquotes, control characters escaped, not longer than half a line.
pub(super) fn shown(bytes: &[u8]) -> String {
    const LONGEST: usize = 48;
    let (start, more) = match bytes.get(..LONGEST) {
        Some(start) if bytes.len() > LONGEST => (start, "…"),
        _ => (bytes, ""),
    };
    let mut text = String::new();
    for chunk in start.utf8_chunks() {
        text.extend(chunk.valid().chars().flat_map(|c| {
            let escaped = c.is_control().then(|| c.escape_default());
            let plain = escaped.is_none().then_some(c);
            escaped.into_iter().flatten().chain(plain)
        }));
        text.extend(chunk.invalid().escape_ascii().map(char::from));
    }
    format!("`{text}{more}`")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shown_is_short_and_printable() {
        assert_eq!(shown(b"T1|w(x)"), "`T1|w(x)`");
        assert_eq!(shown("ä\u{1b}[31m\0".as_bytes()), "`ä\\u{1b}[31m\\u{0}`");
        assert_eq!(shown(b"a\xffb"), "`a\\xffb`");
        assert_eq!(shown(&[b'x'; 1000]), format!("`{}…`", "x".repeat(48)));
    }
}
