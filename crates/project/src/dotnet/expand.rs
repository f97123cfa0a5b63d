//! `$(…)`: properties, their members, and static functions, expanded from left to right.

use super::condition::{closing, outside_quotes};
use super::functions::{self, Value};

/// What expressions may ask of the evaluation around them.
pub(super) trait Scope {
    /// The value of a property, empty if it was never set.
    fn property(&self, name: &str) -> String;

    /// The tree of files and the place of the project in it.
    fn surroundings(&self) -> &functions::Surroundings<'_>;

    /// Told of a function that we do not know.
    fn unknown_function(&mut self, name: &str);

    /// Whether so many more bytes may be produced.
    fn afford(&mut self, bytes: usize) -> bool;
}

/// Arguments may hold expressions, and those arguments again.
const MAX_DEPTH: usize = 16;
/// Members and indexes in a row: `$(A.Trim().Split(';')[0])`.
const MAX_MEMBERS: usize = 64;

/// Replaces every `$(…)` in `text`.
pub(super) fn expand(scope: &mut dyn Scope, text: &str) -> String {
    expand_at(scope, text, 0)
}

fn expand_at(scope: &mut dyn Scope, text: &str, depth: usize) -> String {
    if !scope.afford(text.len()) || depth > MAX_DEPTH {
        return String::new();
    }
    let mut result = String::new();
    let mut rest = text;
    while let Some(at) = rest.find("$(") {
        result.push_str(&rest[..at]);
        let Some(end) = closing(rest, at + 1) else {
            rest = &rest[at..];
            break;
        };
        let value = evaluate(scope, &rest[at + 2..end], depth);
        if !scope.afford(value.len()) {
            return String::new();
        }
        result.push_str(&value);
        rest = &rest[end + 1..];
    }
    result.push_str(rest);
    result
}

fn evaluate(scope: &mut dyn Scope, expression: &str, depth: usize) -> String {
    let expression = expression.trim();
    if is_name(expression) {
        return scope.property(expression);
    }
    if let Some(value) = value_of(scope, expression, depth) {
        return value.into_text();
    }
    // The registry of another machine: empty here, as it is on every system but Windows.
    if !expression.starts_with("Registry:") {
        scope.unknown_function(expression);
    }
    String::new()
}

fn is_name(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-')
}

fn value_of(scope: &mut dyn Scope, expression: &str, depth: usize) -> Option<Value> {
    let (mut value, mut rest) = if let Some(inside) = expression.strip_prefix('[') {
        let (type_name, rest) = inside.split_once(']')?;
        let (name, rest) = split_name(rest.trim_start().strip_prefix("::")?);
        let (arguments, rest) = arguments(scope, rest, depth)?;
        let arguments = arguments.unwrap_or_default();
        (functions::static_member(scope.surroundings(), type_name.trim(), name, &arguments)?, rest)
    } else {
        let (name, rest) = split_name(expression);
        (Value::Text(scope.property(name)), rest)
    };
    for _ in 0..MAX_MEMBERS {
        rest = rest.trim_start();
        if rest.is_empty() {
            return Some(value);
        }
        if let Some(inside) = rest.strip_prefix('[') {
            let (index, after) = inside.split_once(']')?;
            let index = expand_at(scope, index, depth + 1);
            value = value.at(index.trim().parse().ok()?)?;
            rest = after;
            continue;
        }
        let (name, after) = split_name(rest.strip_prefix('.')?);
        let (given, after) = arguments(scope, after, depth)?;
        value = functions::member(value, name, &given.unwrap_or_default())?;
        if !scope.afford(value.len()) {
            return None;
        }
        rest = after;
    }
    None
}

fn split_name(text: &str) -> (&str, &str) {
    let text = text.trim_start();
    let end = text.find(|c: char| !(c.is_alphanumeric() || c == '_' || c == '-')).unwrap_or(text.len());
    text.split_at(end)
}

/// The arguments in parentheses, if there are any, expanded and without quotes; and what follows.
fn arguments<'a>(
    scope: &mut dyn Scope,
    text: &'a str,
    depth: usize,
) -> Option<(Option<Vec<String>>, &'a str)> {
    let text = text.trim_start();
    if !text.starts_with('(') {
        return Some((None, text));
    }
    let end = closing(text, 0)?;
    let list = split_arguments(&text[1..end]);
    let list = list.into_iter().map(|argument| expand_at(scope, unquote(argument), depth + 1)).collect();
    Some((Some(list), &text[end + 1..]))
}

fn split_arguments(text: &str) -> Vec<&str> {
    let mut list = Vec::new();
    let (mut depth, mut start) = (0usize, 0);
    for (at, byte) in outside_quotes(text) {
        match byte {
            b'(' => depth += 1,
            b')' => depth = depth.saturating_sub(1),
            b',' if depth == 0 => {
                list.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    if !(list.is_empty() && text.trim().is_empty()) {
        list.push(&text[start..]);
    }
    list
}

fn unquote(text: &str) -> &str {
    let text = text.trim();
    for mark in ['\'', '"', '`'] {
        if let Some(inside) = text.strip_prefix(mark).and_then(|rest| rest.strip_suffix(mark)) {
            return inside;
        }
    }
    text
}

/// `%2A` and the like, which keep a character from being a wildcard or a separator until the end.
pub(super) fn unescape(text: &str) -> String {
    if !text.contains('%') {
        return text.to_owned();
    }
    let bytes = text.as_bytes();
    let mut result = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        let code = text.get(at + 1..at + 3).filter(|_| bytes[at] == b'%');
        match code.and_then(|code| u8::from_str_radix(code, 16).ok()) {
            Some(byte) if byte.is_ascii() => {
                result.push(byte);
                at += 3;
            }
            _ => {
                result.push(bytes[at]);
                at += 1;
            }
        }
    }
    String::from_utf8_lossy(&result).into_owned()
}
