//! Constant expressions.

use csharp::bind::{BinaryOp, UnaryOp, fold_binary, fold_convert, fold_unary};
use expect_test::{Expect, expect};
use ir::{Const, Decimal, IntKind, Names, Overflow, Prim};
use std::fmt::Write as _;

/// A constant as the tables write it: `1`, `1u`, `1L`, `1uL`, `1b`, `'a`, `1.5`, `1.5f`, `1.5m`, `"text"`, `true`.
fn read(text: &str, strings: &mut Names) -> Const {
    if let Some(unit) = text.strip_prefix('\'') {
        return Const::Char(unit.encode_utf16().next().unwrap_or_default());
    }
    if let Some(string) = text.strip_prefix('"') {
        return Const::String(strings.intern(string.trim_end_matches('"')));
    }
    match text {
        "true" | "false" => return Const::Bool(text == "true"),
        "null" => return Const::Null,
        _ => {}
    }
    if let Some(number) = text.strip_suffix('m') {
        let (whole, rest) = number.split_once('.').unwrap_or((number, ""));
        let digits = format!("{}{rest}", whole.trim_start_matches('-')).parse().expect("digits");
        let decimal = Decimal::new(whole.starts_with('-'), digits, rest.len() as u8);
        return Const::Decimal(decimal.expect("it fits"));
    }
    if let Some(number) = text.strip_suffix('f') {
        return Const::Float(number.parse::<f32>().expect("a number").to_bits());
    }
    if text.contains('.') {
        return Const::Double(text.parse::<f64>().expect("a number").to_bits());
    }
    let digits = text.trim_end_matches(|it: char| it.is_ascii_alphabetic());
    let suffix = &text[digits.len()..];
    let kind = IntKind::SUFFIXES.into_iter().find(|(_, it)| *it == suffix).expect("a suffix").0;
    let number: i128 = digits.parse().expect("a number");
    Const::Int(kind, number as i64)
}

fn show(value: Option<Const>, strings: &Names) -> String {
    match value {
        None => "none".to_owned(),
        Some(Const::Null) => "null".to_owned(),
        Some(Const::Bool(value)) => value.to_string(),
        Some(Const::Char(unit)) => format!("char {unit}"),
        Some(Const::Int(kind, value)) if kind.is_wide_unsigned() => {
            format!("{} {}", kind.prim().keyword(), value.cast_unsigned())
        }
        Some(Const::Int(kind, value)) => format!("{} {value}", kind.prim().keyword()),
        Some(Const::Float(bits)) => format!("float {:?}", f32::from_bits(bits)),
        Some(Const::Double(bits)) => format!("double {:?}", f64::from_bits(bits)),
        Some(Const::Decimal(number)) => {
            let sign = if number.is_negative() { "-" } else { "" };
            format!("decimal {sign}{} / 10^{}", number.digits(), number.scale())
        }
        Some(Const::String(id)) => format!("\"{}\"", strings.get(id)),
        Some(other) => format!("{other:?}"),
    }
}

/// The questions are the left sides of the table; the answers are what wraps around and what is checked.
fn check(table: &Expect, answer: impl Fn(&[&str], Overflow, &mut Names) -> Option<Const>) {
    let mut out = String::new();
    for line in table.data().lines() {
        let question = line.split(" => ").next().unwrap_or_default().trim();
        if question.is_empty() {
            continue;
        }
        let words: Vec<&str> = question.split(' ').collect();
        let mut strings = Names::default();
        let wrapped = answer(&words, Overflow::Wrap, &mut strings);
        let checked = answer(&words, Overflow::Check, &mut strings);
        let _ = write!(out, "{question} => {}", show(wrapped, &strings));
        let _ = if wrapped == checked {
            writeln!(out)
        } else {
            writeln!(out, ", checked {}", show(checked, &strings))
        };
    }
    table.assert_eq(&out);
}

#[test]
fn two_operands() {
    let table = expect![[r#"
        1 + 2 => int 3
        2147483647 + 1 => int -2147483648, checked none
        -2147483648 - 1 => int 2147483647, checked none
        1 + 2L => long 3
        1 + 2u => uint 3
        -1 + 2u => long 1
        4294967295u + 1u => uint 0, checked none
        200b + 100b => int 300
        18446744073709551615uL * 2uL => ulong 18446744073709551614, checked none
        18446744073709551615uL * 18446744073709551615uL => ulong 1, checked none
        1 + 18446744073709551614uL => ulong 18446744073709551615
        7 / 2 => int 3
        -7 / 2 => int -3
        -7 % 2 => int -1
        1 / 0 => none
        -2147483648 / -1 => int -2147483648, checked none
        1.0 / 0.0 => double inf
        1 / 2.0 => double 0.5
        0.1f + 0.2f => float 0.3
        1.5m + 2.25m => decimal 375 / 10^2
        0.1m * 3m => decimal 3 / 10^1
        1m / 3m => none
        1.0m == 1.00m => true
        6 & 3 => int 2
        6 | 1 => int 7
        6 ^ 3 => int 5
        1 << 33 => int 2
        1L << 33 => long 8589934592
        -8 >> 1 => int -4
        -8 >>> 1 => int 2147483644
        'a + 1 => int 98
        'a < 'b => true
        1 < 2.5 => true
        true & false => false
        true != false => true
        "a" + "b" => "ab"
        "a" + null => "a"
        null + null => none
        "a" == "a" => true
        "a" != null => true
        true + 1 => none
    "#]];
    check(&table, |words, overflow, strings| {
        let op = BinaryOp::from_symbol(words[1]).expect("an operator");
        let (left, right) = (read(words[0], strings), read(words[2], strings));
        fold_binary(op, left, right, overflow, strings)
    });
}

#[test]
fn one_operand() {
    let table = expect![[r#"
        - 1 => int -1
        - -2147483648 => int -2147483648, checked none
        - 1u => long -1
        - 1b => int -1
        - 1.5 => double -1.5
        - 1.5m => decimal -15 / 10^1
        + 'a => int 97
        ~ 5 => int -6
        ~ 5u => uint 4294967290
        ~ 5uL => ulong 18446744073709551610
        ! true => false
        ! 1 => none
    "#]];
    check(&table, |words, overflow, strings| {
        let op = UnaryOp::from_symbol(words[0]).expect("an operator");
        fold_unary(op, read(words[1], strings), overflow)
    });
}

#[test]
fn conversions() {
    let table = expect![[r#"
        300 byte => byte 44, checked none
        -1 uint => uint 4294967295, checked none
        -1 ulong => ulong 18446744073709551615, checked none
        65 char => char 65
        -1 char => char 65535, checked none
        'a int => int 97
        1.9 int => int 1
        -1.9 int => int -1
        1000000000000.0 int => int -727379968, checked none
        1 double => double 1.0
        16777217 float => float 16777216.0
        1 decimal => decimal 1 / 10^0
        -3 decimal => decimal -3 / 10^0
        2.75m int => int 2
        1.5 decimal => none
        true bool => true
        true int => none
        "a" string => "a"
        null string => null
    "#]];
    check(&table, |words, overflow, strings| {
        let to = Prim::from_keyword(words[1]).expect("a type");
        fold_convert(read(words[0], strings), to, overflow)
    });
}
