//! Texts as class files have them: *modified* UTF-8 (JVMS 4.4.7), where the character 0 takes two bytes and
//! characters beyond the first 65,536 are two surrogates of three bytes each. They stay bytes until somebody
//! wants to show them.

use std::borrow::Cow;
use std::fmt;

/// A text of the constant pool. Compares byte by byte, which is right: there is one spelling of each text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Text<'a>(pub &'a [u8]);

impl<'a> Text<'a> {
    /// The bytes.
    pub fn bytes(self) -> &'a [u8] {
        self.0
    }

    /// The characters; what is no text becomes U+FFFD. Costs nothing for texts that are plain UTF-8.
    pub fn decode(self) -> Cow<'a, str> {
        match std::str::from_utf8(self.0) {
            // The one difference that UTF-8 would not notice cannot happen: surrogates are no UTF-8, and a
            // zero of two bytes is none, either.
            Ok(text) => Cow::Borrowed(text),
            Err(_) => {
                Cow::Owned(char::decode_utf16(Units(self.0)).map(|c| c.unwrap_or('\u{fffd}')).collect())
            }
        }
    }
}

impl PartialEq<&str> for Text<'_> {
    fn eq(&self, other: &&str) -> bool {
        self.0 == other.as_bytes()
    }
}

impl fmt::Display for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.decode())
    }
}

impl fmt::Debug for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&*self.decode(), f)
    }
}

/// The UTF-16 code units of a text.
struct Units<'a>(&'a [u8]);

impl Iterator for Units<'_> {
    type Item = u16;

    fn next(&mut self) -> Option<u16> {
        let tail = |byte: u8| (byte & 0xc0 == 0x80).then_some(u16::from(byte & 0x3f));
        let (unit, length) = match *self.0 {
            [] => return None,
            [a, ..] if a < 0x80 => (u16::from(a), 1),
            [a, b, ..] if a & 0xe0 == 0xc0 && tail(b).is_some() => {
                (u16::from(a & 0x1f) << 6 | tail(b).unwrap_or(0), 2)
            }
            [a, b, c, ..] if a & 0xf0 == 0xe0 && tail(b).is_some() && tail(c).is_some() => {
                (u16::from(a & 0xf) << 12 | tail(b).unwrap_or(0) << 6 | tail(c).unwrap_or(0), 3)
            }
            _ => (0xfffd, 1),
        };
        self.0 = &self.0[length..];
        Some(unit)
    }
}

/// The bytes of a text as class files write it.
pub(crate) fn encode(text: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len());
    for unit in text.encode_utf16() {
        let six = |shift: u16| 0x80 | (unit >> shift & 0x3f) as u8;
        match unit {
            1..=0x7f => bytes.push(unit as u8),
            0 | 0x80..=0x7ff => bytes.extend([0xc0 | (unit >> 6) as u8, six(0)]),
            _ => bytes.extend([0xe0 | (unit >> 12) as u8, six(6), six(0)]),
        }
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::{Text, encode};

    #[test]
    fn texts_survive_the_way_there_and_back() {
        for text in ["", "plain", "gr\u{fc}n", "zero\0inside", "\u{1f980} beyond", "\u{ffff}"] {
            assert_eq!(Text(&encode(text)).decode(), text);
        }
    }

    #[test]
    fn what_is_no_text_is_shown_as_such() {
        assert_eq!(Text(&[b'a', 0xff, b'b']).decode(), "a\u{fffd}b");
        assert_eq!(Text(&[0xe0, 0x80]).decode(), "\u{fffd}\u{fffd}");
        // Half of a surrogate pair, standing alone.
        assert_eq!(Text(&[0xed, 0xa0, 0x80]).decode(), "\u{fffd}");
    }
}
