//! Numbers under a format, in the invariant culture of .NET: standard formats such as `x4` and `F2`, and pictures
//! such as `#,##0.00`.

use crate::numbers::Number;
use crate::text;
use ir::Prim;
use rust_decimal::{Decimal, RoundingStrategy};
use std::fmt::Write as _;

/// A number under a format; `None` for formats that are not known.
pub(crate) fn formatted(format: &str, kind: Prim, number: Number) -> Option<String> {
    let letter = format.chars().next()?;
    let digits = &format[letter.len_utf8()..];
    let is_standard = letter.is_ascii_alphabetic() && digits.bytes().all(|digit| digit.is_ascii_digit());
    if !is_standard {
        return picture(format, kind, number);
    }
    let precision = if digits.is_empty() { None } else { Some(digits.parse().ok().filter(|&it| it <= 99)?) };
    standard(letter, precision, kind, number)
}

fn standard(letter: char, precision: Option<usize>, kind: Prim, number: Number) -> Option<String> {
    let sign = if is_negative(kind, number) { "-" } else { "" };
    let fixed = |number, default| fixed(kind, number, precision.unwrap_or(default));
    match (letter.to_ascii_lowercase(), number) {
        ('d', Number::Int(_)) => {
            Some(format!("{sign}{:0>1$}", fixed(number, 0).split('.').next()?, precision.unwrap_or(0)))
        }
        ('x', Number::Int(value)) => Some(hexadecimal(letter, precision.unwrap_or(0), kind, value)),
        ('f', _) => Some(format!("{sign}{}", fixed(number, 2))),
        ('n', _) => Some(format!("{sign}{}", grouped(&fixed(number, 2)))),
        ('c', _) if sign.is_empty() => Some(format!("¤{}", grouped(&fixed(number, 2)))),
        ('c', _) => Some(format!("(¤{})", grouped(&fixed(number, 2)))),
        ('p', _) => Some(format!("{sign}{} %", grouped(&fixed(hundredfold(number)?, 2)))),
        ('e', _) => Some(sign.to_owned() + &scientific(number, precision.unwrap_or(6), &[letter, '+'], 3)),
        ('g', _) => general(letter, precision, kind, number),
        ('r', Number::Double(_)) => Some(plain(kind, number)),
        _ => None,
    }
}

/// The number without any format.
pub(crate) fn plain(kind: Prim, number: Number) -> String {
    match number {
        Number::Int(value) => text::int(kind, value),
        Number::Double(value) => text::double(kind, value),
        Number::Decimal(value) => value.to_string(),
    }
}

fn is_negative(kind: Prim, number: Number) -> bool {
    match number {
        Number::Int(value) => value < 0 && !matches!(kind, Prim::ULong | Prim::NUInt),
        Number::Double(value) => value.is_sign_negative(),
        Number::Decimal(value) => value.is_sign_negative() && !value.is_zero(),
    }
}

fn hundredfold(number: Number) -> Option<Number> {
    Some(match number {
        Number::Int(value) => Number::Decimal(Decimal::from(value).checked_mul(Decimal::ONE_HUNDRED)?),
        Number::Double(value) => Number::Double(value * 100.0),
        Number::Decimal(value) => Number::Decimal(value.checked_mul(Decimal::ONE_HUNDRED)?),
    })
}

/// With so many digits behind the point, without a sign.
fn fixed(kind: Prim, number: Number, precision: usize) -> String {
    match number {
        Number::Int(value) => {
            let is_unsigned = matches!(kind, Prim::ULong | Prim::NUInt);
            let size = if is_unsigned { value as u64 } else { value.unsigned_abs() };
            let point = if precision > 0 { "." } else { "" };
            format!("{size}{point}{}", "0".repeat(precision))
        }
        Number::Double(value) => format!("{:.*}", precision, value.abs()),
        Number::Decimal(value) => {
            let strategy = RoundingStrategy::MidpointAwayFromZero;
            let rounded = value.abs().round_dp_with_strategy(precision as u32, strategy);
            format!("{rounded:.precision$}")
        }
    }
}

/// As many bits as the type has.
fn hexadecimal(letter: char, precision: usize, kind: Prim, value: i64) -> String {
    let bits = match kind {
        Prim::SByte | Prim::Byte => value as u64 & 0xff,
        Prim::Short | Prim::UShort | Prim::Char => value as u64 & 0xffff,
        Prim::Int | Prim::UInt => value as u64 & 0xffff_ffff,
        _ => value as u64,
    };
    if letter == 'x' { format!("{bits:0precision$x}") } else { format!("{bits:0precision$X}") }
}

/// `1.5E+003` without a sign; `marks` are the letter and whether a plus is written.
fn scientific(number: Number, precision: usize, marks: &[char], width: usize) -> String {
    let value = as_double(number).abs();
    let text = format!("{value:.precision$e}");
    let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let (minus, exponent) = exponent.strip_prefix('-').map_or((false, exponent), |digits| (true, digits));
    let letter = marks.first().copied().unwrap_or('E');
    let sign = if minus {
        "-"
    } else if marks.contains(&'+') {
        "+"
    } else {
        ""
    };
    format!("{mantissa}{letter}{sign}{exponent:0>width$}")
}

fn as_double(number: Number) -> f64 {
    match number {
        Number::Int(value) => value as f64,
        Number::Double(value) => value,
        Number::Decimal(value) => value.to_string().parse().unwrap_or(0.0),
    }
}

/// `G`, `G3`: so many digits in all, with an exponent where they do not reach.
fn general(letter: char, precision: Option<usize>, kind: Prim, number: Number) -> Option<String> {
    let Some(precision) = precision.filter(|&digits| digits > 0) else { return Some(plain(kind, number)) };
    let value = as_double(number);
    let text = format!("{:.*e}", precision - 1, value.abs());
    let exponent: i32 = text.split_once('e')?.1.parse().ok()?;
    let sign = if value < 0.0 { "-" } else { "" };
    if exponent >= precision as i32 || exponent < -5 {
        let marks = [if letter == 'g' { 'e' } else { 'E' }, '+'];
        let (mantissa, rest) = text.split_once('e')?;
        let mantissa = without_end_zeros(mantissa);
        let (minus, digits) = rest.strip_prefix('-').map_or(('+', rest), |digits| ('-', digits));
        return Some(format!("{sign}{mantissa}{}{minus}{digits:0>2}", marks[0]));
    }
    let behind = usize::try_from(precision as i32 - 1 - exponent).ok()?;
    Some(format!("{sign}{}", without_end_zeros(&fixed(kind, number, behind))))
}

fn without_end_zeros(text: &str) -> &str {
    if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.') } else { text }
}

/// Commas between thousands.
fn grouped(text: &str) -> String {
    let (digits, rest) = text.split_at(text.find('.').unwrap_or(text.len()));
    let mut grouped = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index) % 3 == 0 {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped + rest
}

/// A picture: up to three of them, for positive numbers, negative ones and zero.
fn picture(format: &str, kind: Prim, number: Number) -> Option<String> {
    let sections: Vec<&str> = format.split(';').collect();
    let negative = is_negative(kind, number);
    let is_zero = as_double(number) == 0.0;
    match sections.as_slice() {
        [_, _, zero, ..] if is_zero => section(zero, kind, number),
        [_, below, ..] if negative && !below.is_empty() => section(below, kind, number),
        [first, ..] => {
            let shown = section(first, kind, number)?;
            Some(if negative { format!("-{shown}") } else { shown })
        }
        [] => None,
    }
}

/// What a picture asks for.
struct Picture {
    /// Digits before the point that are written even if they are zero.
    whole: usize,
    /// Digits behind the point at most, and those that are written even if they are zero.
    behind: (usize, usize),
    grouped: bool,
}

impl Picture {
    fn of(section: &str) -> Picture {
        let (before, after) = section.split_once('.').unwrap_or((section, ""));
        let places = |part: &str| part.chars().filter(|&it| matches!(it, '0' | '#')).collect::<String>();
        let (whole, behind) = (places(before), places(after));
        Picture {
            whole: whole.find('0').map_or(0, |first| whole.len() - first),
            behind: (behind.len(), behind.rfind('0').map_or(0, |last| last + 1)),
            grouped: before.contains("#,") || before.contains("0,"),
        }
    }

    fn digits(&self, kind: Prim, number: Number) -> (String, String) {
        let text = fixed(kind, number, self.behind.0);
        let (whole, behind) = text.split_once('.').unwrap_or((&text, ""));
        let needed = behind.trim_end_matches('0').len().max(self.behind.1);
        let whole = format!("{:0>1$}", whole.trim_start_matches('0'), self.whole);
        (if self.grouped { grouped(&whole) } else { whole }, behind[..needed].to_owned())
    }
}

/// One picture, of a number without its sign.
fn section(section: &str, kind: Prim, number: Number) -> Option<String> {
    if let Some((mantissa, exponent)) = section.split_once(['E', 'e']).filter(|it| it.1.ends_with('0')) {
        let behind = mantissa.split_once('.').map_or(0, |(_, behind)| behind.len());
        let letter = if section.contains('E') { 'E' } else { 'e' };
        let plus = if exponent.starts_with('+') { '+' } else { ' ' };
        return Some(scientific(number, behind, &[letter, plus], exponent.matches('0').count()));
    }
    let number = if section.contains('%') { hundredfold(number)? } else { number };
    let (whole, behind) = Picture::of(section).digits(kind, number);
    let mut shown = String::new();
    let mut whole = Some(whole);
    let mut letters = section.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '0' | '#' => shown += &whole.take().unwrap_or_default(),
            ',' => {}
            '.' => {
                shown += &whole.take().unwrap_or_default();
                if !behind.is_empty() {
                    let _ = write!(shown, ".{behind}");
                }
            }
            '\\' => shown.extend(letters.next()),
            '\'' | '"' => shown.extend(letters.by_ref().take_while(|&other| other != letter)),
            other => shown.push(other),
        }
    }
    Some(shown)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn standard_formats_and_pictures() {
        let int = |format: &str, value| formatted(format, Prim::Int, Number::Int(value));
        let double = |format: &str, value| formatted(format, Prim::Double, Number::Double(value));
        assert_eq!(int("x4", 255).as_deref(), Some("00ff"));
        assert_eq!(int("X", -1).as_deref(), Some("FFFFFFFF"));
        assert_eq!(int("D3", -7).as_deref(), Some("-007"));
        assert_eq!(int("N0", 1_234_567).as_deref(), Some("1,234,567"));
        assert_eq!(int("00", 7).as_deref(), Some("07"));
        assert_eq!(int("0;(0);zero", -5).as_deref(), Some("(5)"));
        assert_eq!(double("F1", 2.25).as_deref(), Some("2.2"));
        assert_eq!(double("0.##", 1.5).as_deref(), Some("1.5"));
        assert_eq!(double("E2", 1e6).as_deref(), Some("1.00E+006"));
        assert_eq!(double("q", 1.5), None);
    }
}
