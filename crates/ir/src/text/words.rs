//! How names and constants are spelled: shared by the printer and the parser.

use super::lex::is_bare;
use crate::constant::{Const, Decimal, IntKind};
use crate::flags::{FieldFlags, MethodFlags, TypeFlags};
use crate::ty::Prim;
use std::fmt::Write as _;

/// Words that mean something at the place of a name; a name spelled like one stands in back quotes.
const KEYWORDS: [&str; 70] = [
    "any",
    "as",
    "await",
    "bits32",
    "bits64",
    "box",
    "call",
    "callname",
    "callstatic",
    "callvirt",
    "cast",
    "catch",
    "cell",
    "checked",
    "class",
    "clause",
    "convert",
    "default",
    "delegate",
    "else",
    "endfilter",
    "endfinally",
    "enter",
    "enum",
    "exit",
    "false",
    "fault",
    "field",
    "file",
    "finally",
    "goto",
    "if",
    "implements",
    "in",
    "interface",
    "internal",
    "invoke",
    "is",
    "leave",
    "length",
    "method",
    "new",
    "newarray",
    "null",
    "of",
    "out",
    "params",
    "private",
    "protected",
    "public",
    "ref",
    "registers",
    "rethrow",
    "return",
    "static",
    "struct",
    "switch",
    "throw",
    "true",
    "try",
    "type",
    "typeof",
    "unknown",
    "unreachable",
    "var",
    "virtual",
    "volatile",
    "when",
    "within",
    "yield",
];

pub(super) fn is_keyword(word: &str) -> bool {
    KEYWORDS.binary_search(&word).is_ok()
        || Prim::from_keyword(word).is_some()
        || TypeFlags::from_word(word).is_some()
        || FieldFlags::from_word(word).is_some()
        || MethodFlags::from_word(word).is_some()
}

/// One word: a variable, a type parameter.
pub(super) fn word(out: &mut String, name: &str) {
    if is_bare(name) && !is_keyword(name) {
        out.push_str(name);
    } else {
        quoted(out, name, '`');
    }
}

/// Words joined by dots, perhaps with a dot in front: a type, a method.
pub(super) fn path(out: &mut String, name: &str) {
    let words = name.strip_prefix('.').unwrap_or(name);
    if words.split('.').all(|part| is_bare(part) && !is_keyword(part)) {
        out.push_str(name);
    } else {
        quoted(out, name, '`');
    }
}

pub(super) fn quoted(out: &mut String, text: &str, quote: char) {
    out.push(quote);
    for c in text.chars() {
        escaped(out, c, quote);
    }
    out.push(quote);
}

fn escaped(out: &mut String, c: char, quote: char) {
    match c {
        '\n' => out.push_str("\\n"),
        '\r' => out.push_str("\\r"),
        '\t' => out.push_str("\\t"),
        _ if c == '\\' || c == quote => out.extend(['\\', c]),
        _ if c.is_control() => write_to(out, format_args!("\\u{{{:x}}}", u32::from(c))),
        _ => out.push(c),
    }
}

/// Constants without names and types in them.
pub(super) fn plain_constant(out: &mut String, value: Const) {
    match value {
        Const::Null => out.push_str("null"),
        Const::Bool(value) => out.push_str(if value { "true" } else { "false" }),
        Const::Char(unit) => character(out, unit),
        Const::Int(kind, value) => integer(out, kind, value),
        Const::Float(bits) if f32::from_bits(bits).is_finite() => {
            write_to(out, format_args!("{:?}f", f32::from_bits(bits)));
        }
        Const::Double(bits) if f64::from_bits(bits).is_finite() => {
            write_to(out, format_args!("{:?}d", f64::from_bits(bits)));
        }
        Const::Float(bits) => write_to(out, format_args!("bits32 {bits}")),
        Const::Double(bits) => write_to(out, format_args!("bits64 {bits}")),
        Const::Decimal(value) => decimal(out, value),
        Const::String(_) | Const::Type(_) | Const::Default(_) => {}
    }
}

fn character(out: &mut String, unit: u16) {
    match char::from_u32(u32::from(unit)) {
        Some(c) => {
            out.push('\'');
            escaped(out, c, '\'');
            out.push('\'');
        }
        None => write_to(out, format_args!("'\\u{{{unit:x}}}'")),
    }
}

fn integer(out: &mut String, kind: IntKind, value: i64) {
    if kind.is_wide_unsigned() {
        write_to(out, format_args!("{}", value.cast_unsigned()));
    } else {
        write_to(out, format_args!("{value}"));
    }
    let suffix = IntKind::SUFFIXES.into_iter().find(|(known, _)| *known == kind);
    out.push_str(suffix.map_or("", |(_, suffix)| suffix));
}

fn decimal(out: &mut String, value: Decimal) {
    let scale = usize::from(value.scale());
    let digits = format!("{:0>width$}", value.digits(), width = scale + 1);
    let (whole, fraction) = digits.split_at(digits.len() - scale);
    let sign = if value.is_negative() { "-" } else { "" };
    let point = if scale == 0 { "" } else { "." };
    write_to(out, format_args!("{sign}{whole}{point}{fraction}m"));
}

/// A number as the lexer found it, with its sign. `None` if it has an unknown suffix or is too big for its
/// kind.
pub(super) fn number(negative: bool, text: &str) -> Option<Const> {
    let sign = if negative { "-" } else { "" };
    if let Some(digits) = text.strip_suffix('d') {
        return format!("{sign}{digits}").parse::<f64>().ok().map(|value| Const::Double(value.to_bits()));
    }
    if let Some(digits) = text.strip_suffix('f') {
        return format!("{sign}{digits}").parse::<f32>().ok().map(|value| Const::Float(value.to_bits()));
    }
    if let Some(digits) = text.strip_suffix('m') {
        let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
        let all = format!("{whole}{fraction}").parse().ok()?;
        return Decimal::new(negative, all, u8::try_from(fraction.len()).ok()?).map(Const::Decimal);
    }
    let digits = text.trim_end_matches(|c: char| !c.is_ascii_digit());
    let suffix = &text[digits.len()..];
    let (kind, _) = IntKind::SUFFIXES.into_iter().find(|(_, known)| *known == suffix)?;
    if kind.is_wide_unsigned() {
        let value = digits.parse::<u64>().ok().filter(|_| !negative)?;
        return Some(Const::Int(kind, value.cast_signed()));
    }
    format!("{sign}{digits}").parse().ok().map(|value| Const::Int(kind, value))
}

pub(super) fn write_to(out: &mut String, what: std::fmt::Arguments<'_>) {
    out.write_fmt(what).expect("writing into a string cannot fail");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keywords_are_sorted_for_the_search() {
        assert!(KEYWORDS.is_sorted());
    }
}
