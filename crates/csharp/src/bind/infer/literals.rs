//! Literals to values: numbers of all bases and suffixes, characters, strings of all forms.

use crate::syntax::SyntaxKind;
use ir::{Const, Decimal, IntKind, Prim};
use std::borrow::Cow;

/// The value of an integer literal: the first of `int`, `uint`, `long`, `ulong` that its suffix allows and
/// that holds it.
pub(crate) fn integer(text: &str) -> Option<Const> {
    let (digits, radix) = match text.get(..2) {
        Some("0x" | "0X") => (&text[2..], 16),
        Some("0b" | "0B") => (&text[2..], 2),
        _ => (text, 10),
    };
    let number = digits.trim_end_matches(['u', 'U', 'l', 'L']);
    let suffix = &digits[number.len()..];
    let is_unsigned = suffix.contains(['u', 'U']);
    let is_long = suffix.contains(['l', 'L']);
    let value = u64::from_str_radix(&without_separators(number), radix).ok()?;
    let kind = if !is_unsigned && !is_long && i32::try_from(value).is_ok() {
        IntKind::Int
    } else if !is_long && u32::try_from(value).is_ok() {
        IntKind::UInt
    } else if !is_unsigned && i64::try_from(value).is_ok() {
        IntKind::Long
    } else {
        IntKind::ULong
    };
    Some(Const::Int(kind, value.cast_signed()))
}

/// The value of a real literal; `double` without a suffix.
pub(crate) fn real(text: &str) -> Option<Const> {
    let number = text.trim_end_matches(['f', 'F', 'd', 'D', 'm', 'M']);
    let digits = without_separators(number);
    match text.as_bytes().last()? {
        b'f' | b'F' => digits.parse().ok().map(|value: f32| Const::Float(value.to_bits())),
        b'm' | b'M' => decimal(&digits).map(Const::Decimal),
        _ => digits.parse().ok().map(|value: f64| Const::Double(value.to_bits())),
    }
}

fn without_separators(number: &str) -> Cow<'_, str> {
    if number.contains('_') { Cow::Owned(number.replace('_', "")) } else { Cow::Borrowed(number) }
}

/// Digits that do not fit are cut off behind the point, as far as there are any.
fn decimal(text: &str) -> Option<Decimal> {
    let (mantissa, exponent) = match text.split_once(['e', 'E']) {
        Some((mantissa, exponent)) => (mantissa, exponent.parse::<i32>().ok()?),
        None => (text, 0),
    };
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let mut digits: u128 = 0;
    let mut scale = -exponent;
    for (index, byte) in whole.bytes().chain(fraction.bytes()).enumerate() {
        let longer = digits.checked_mul(10)?.checked_add(u128::from(byte.checked_sub(b'0')?))?;
        if index >= whole.len() {
            if longer >> 96 != 0 || scale >= i32::from(Decimal::MAX_SCALE) {
                break;
            }
            scale += 1;
        }
        digits = longer;
    }
    while scale < 0 {
        digits = digits.checked_mul(10)?;
        scale += 1;
    }
    Decimal::new(false, digits, u8::try_from(scale).ok()?)
}

/// The value of a character literal, with its quotes.
pub(crate) fn character(text: &str) -> Option<u16> {
    let inner = text.strip_prefix('\'')?;
    let inner = inner.strip_suffix('\'').unwrap_or(inner);
    let mut units = Vec::new();
    unescape(inner, &mut units);
    units.first().copied()
}

/// The value of a string literal with its quotes, and whether it is made of UTF-8 bytes.
pub(crate) fn string(kind: SyntaxKind, text: &str) -> (Cow<'_, str>, bool) {
    let (quoted, is_utf8) = match text.strip_suffix("u8").or_else(|| text.strip_suffix("U8")) {
        Some(quoted) if quoted.ends_with('"') => (quoted, true),
        _ => (text, false),
    };
    let value = match kind {
        SyntaxKind::VerbatimStringLit => verbatim(between(quoted, 2, 1)),
        SyntaxKind::RawStringLit => {
            let delimiter = quoted.bytes().take_while(|&byte| byte == b'"').count();
            raw(between(quoted, delimiter, delimiter))
        }
        _ => regular(between(quoted, 1, 1)),
    };
    (value, is_utf8)
}

/// What stands between delimiters of such lengths; a literal may end too early.
fn between(text: &str, start: usize, end: usize) -> &str {
    text.get(start..text.len().saturating_sub(end)).unwrap_or("")
}

/// Text of a verbatim string: two quotes are one.
pub(crate) fn verbatim(text: &str) -> Cow<'_, str> {
    if text.contains("\"\"") { Cow::Owned(text.replace("\"\"", "\"")) } else { Cow::Borrowed(text) }
}

/// Text of a regular string with escapes.
pub(crate) fn regular(text: &str) -> Cow<'_, str> {
    if !text.contains('\\') {
        return Cow::Borrowed(text);
    }
    let mut units = Vec::with_capacity(text.len());
    unescape(text, &mut units);
    Cow::Owned(String::from_utf16_lossy(&units))
}

/// Text of a raw string: on several lines, what stands left of the closing quotes is cut off.
fn raw(text: &str) -> Cow<'_, str> {
    let Some(first_end) = text.find('\n').filter(|&end| text[..end].trim().is_empty()) else {
        return Cow::Borrowed(text);
    };
    let body = &text[first_end + 1..];
    let (body, indentation) = body.rsplit_once('\n').unwrap_or(("", body));
    let body = body.strip_suffix('\r').unwrap_or(body);
    let lines =
        body.split('\n').map(|line| line.strip_prefix(indentation).unwrap_or_else(|| line.trim_start()));
    Cow::Owned(lines.collect::<Vec<_>>().join("\n"))
}

fn unescape(text: &str, units: &mut Vec<u16>) {
    let mut chars = text.chars();
    while let Some(char) = chars.next() {
        if char != '\\' {
            units.extend_from_slice(char.encode_utf16(&mut [0; 2]));
            continue;
        }
        let simple = match chars.next() {
            Some('n') => '\n',
            Some('t') => '\t',
            Some('r') => '\r',
            Some('0') => '\0',
            Some('a') => '\x07',
            Some('b') => '\x08',
            Some('e') => '\x1b',
            Some('f') => '\x0c',
            Some('v') => '\x0b',
            Some(long @ ('x' | 'u' | 'U')) => {
                let most = if long == 'U' { 8 } else { 4 };
                push_code(hexadecimal(&mut chars, most), units);
                continue;
            }
            Some(other) => other,
            None => return,
        };
        units.extend_from_slice(simple.encode_utf16(&mut [0; 2]));
    }
}

/// Takes up to `most` digits.
fn hexadecimal(chars: &mut std::str::Chars<'_>, most: usize) -> u32 {
    let mut value = 0;
    for _ in 0..most {
        let mut rest = chars.clone();
        let Some(digit) = rest.next().and_then(|char| char.to_digit(16)) else { break };
        value = value << 4 | digit;
        *chars = rest;
    }
    value
}

/// Halves of surrogate pairs are single units here; two of them in a row become one character.
fn push_code(code: u32, units: &mut Vec<u16>) {
    if let Ok(unit) = u16::try_from(code) {
        units.push(unit);
    } else {
        let char = char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER);
        units.extend_from_slice(char.encode_utf16(&mut [0; 2]));
    }
}

/// The type of a constant that has one of its own.
pub(crate) fn type_of(constant: Const) -> Option<Prim> {
    Some(match constant {
        Const::Bool(_) => Prim::Bool,
        Const::Char(_) => Prim::Char,
        Const::Int(kind, _) => kind.prim(),
        Const::Float(_) => Prim::Float,
        Const::Double(_) => Prim::Double,
        Const::Decimal(_) => Prim::Decimal,
        Const::String(_) => Prim::String,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_take_the_first_type_that_holds_them() {
        let int = |text| integer(text).expect("these are numbers");
        assert_eq!(int("1_000"), Const::Int(IntKind::Int, 1000));
        assert_eq!(int("0xFFFF_FFFF"), Const::Int(IntKind::UInt, 0xffff_ffff));
        assert_eq!(int("0b1010u"), Const::Int(IntKind::UInt, 10));
        assert_eq!(int("4294967296"), Const::Int(IntKind::Long, 1 << 32));
        assert_eq!(int("1L"), Const::Int(IntKind::Long, 1));
        assert_eq!(int("1uL"), Const::Int(IntKind::ULong, 1));
        assert_eq!(int("18446744073709551615"), Const::Int(IntKind::ULong, -1));
        assert_eq!(integer("18446744073709551616"), None);
    }

    #[test]
    fn reals() {
        assert_eq!(real("1.5e-3"), Some(Const::Double(1.5e-3_f64.to_bits())));
        assert_eq!(real(".5f"), Some(Const::Float(0.5_f32.to_bits())));
        assert_eq!(real("1.50m"), Decimal::new(false, 150, 2).map(Const::Decimal));
        assert_eq!(real("1e2m"), Decimal::new(false, 100, 0).map(Const::Decimal));
    }

    #[test]
    fn strings() {
        let value = |kind, text: &'static str| string(kind, text).0.into_owned();
        assert_eq!(value(SyntaxKind::StringLit, r#""a\t\x41\u0042\U0001F600\ud83d\ude00""#), "a\tAB😀😀");
        assert_eq!(value(SyntaxKind::VerbatimStringLit, r#"@"a""\b""#), r#"a"\b"#);
        assert_eq!(value(SyntaxKind::RawStringLit, "\"\"\"\n    a\n      \"b\"\n    \"\"\""), "a\n  \"b\"");
        assert_eq!(value(SyntaxKind::RawStringLit, "\"\"\" a \"\"\""), " a ");
        assert_eq!(string(SyntaxKind::StringLit, "\"é\"u8"), (Cow::Borrowed("é"), true));
        assert_eq!(character("'\\''"), Some(39));
    }
}
