//! Generic signatures (JVMS 4.7.9.1), as far as somebody could want to know: the names of type parameters, and
//! the type arguments of a class type.

use crate::text::Text;

/// The names of the type parameters that a class or method signature begins with: `<K:Ljava/lang/Object;V:…>`.
/// Those before the first mistake, if there is one.
pub fn type_parameters(signature: Text<'_>) -> Vec<Text<'_>> {
    let mut names = Vec::new();
    let Some(mut rest) = signature.bytes().strip_prefix(b"<") else { return names };
    while let Some(length) = rest.iter().position(|&byte| byte == b':') {
        names.push(Text(&rest[..length]));
        rest = &rest[length..];
        while let Some(bound) = rest.strip_prefix(b":") {
            // The class bound may be missing before interface bounds.
            let length = if bound.starts_with(b":") { 0 } else { type_length(bound) };
            rest = &bound[length..];
        }
        if rest.starts_with(b">") || rest.is_empty() {
            break;
        }
    }
    names
}

/// The type arguments of a class type: of `Ljava/util/Map<TK;+Ljava/lang/Number;>;` these are `TK;` and
/// `+Ljava/lang/Number;`. Empty for all other types.
pub fn type_arguments(signature: Text<'_>) -> Vec<Text<'_>> {
    let bytes = signature.bytes();
    let Some(open) = bytes.iter().position(|&byte| byte == b'<').filter(|_| bytes.starts_with(b"L")) else {
        return Vec::new();
    };
    let mut rest = &bytes[open + 1..];
    let mut arguments = Vec::new();
    while !rest.is_empty() && !rest.starts_with(b">") {
        let wildcard = usize::from(matches!(rest[0], b'+' | b'-'));
        let length = if rest[0] == b'*' { 1 } else { wildcard + type_length(&rest[wildcard..]) };
        let (argument, behind) = rest.split_at(length.clamp(1, rest.len()));
        arguments.push(Text(argument));
        rest = behind;
    }
    arguments
}

/// How many bytes the type at the front takes, angle brackets included; all of them if it does not end.
fn type_length(bytes: &[u8]) -> usize {
    let dimensions = bytes.iter().take_while(|&&byte| byte == b'[').count();
    if !matches!(bytes.get(dimensions), Some(b'L' | b'T')) {
        return (dimensions + 1).min(bytes.len());
    }
    let mut depth = 0_usize;
    for (index, byte) in bytes.iter().enumerate() {
        match byte {
            b'<' => depth += 1,
            b'>' => depth = depth.saturating_sub(1),
            b';' if depth == 0 => return index + 1,
            _ => {}
        }
    }
    bytes.len()
}

#[cfg(test)]
mod tests {
    use super::{type_arguments, type_parameters};
    use crate::text::Text;

    #[test]
    fn names_of_parameters() {
        let names =
            type_parameters(Text(b"<K:Ljava/lang/Object;V::Ljava/util/List<TK;>;:LI;>Ljava/lang/Object;"));
        assert_eq!(names, [Text(b"K"), Text(b"V")]);
        assert!(type_parameters(Text(b"Ljava/lang/Object;")).is_empty());
        assert_eq!(type_parameters(Text(b"<K:L")), [Text(b"K")]);
    }

    #[test]
    fn arguments_of_a_class() {
        let arguments = type_arguments(Text(b"Ljava/util/Map<TK;+Ljava/util/List<[I>;*>;"));
        assert_eq!(arguments, [Text(b"TK;"), Text(b"+Ljava/util/List<[I>;"), Text(b"*")]);
        assert!(type_arguments(Text(b"TK;")).is_empty());
        assert!(type_arguments(Text(b"LA<")).is_empty());
    }
}
