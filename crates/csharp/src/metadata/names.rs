//! Names as C# writes them: keywords escaped, operators spelled, what no source can say refused.

use unicode_ident::{is_xid_continue, is_xid_start};

/// Whether source can say this name.
pub(super) fn is_identifier(name: &str) -> bool {
    let mut chars = name.chars();
    let starts = chars.next().is_some_and(|first| first == '_' || is_xid_start(first));
    starts && chars.all(is_xid_continue)
}

/// Whether the name must be written with `@` before it: always for keywords, and for contextual keywords
/// because an outline names things where those would be understood as such.
pub(super) fn needs_escape(name: &str) -> bool {
    // Most names start with a capital letter, no keyword does.
    name.starts_with(|first: char| first.is_ascii_lowercase()) && KEYWORDS.binary_search(&name).is_ok()
}

/// A name of metadata without the number of type parameters at its end, and that number.
pub(super) fn split_arity(name: &str) -> (&str, usize) {
    let Some((stem, digits)) = name.rsplit_once('`') else { return (name, 0) };
    digits.parse::<u16>().map_or((name, 0), |arity| (stem, usize::from(arity)))
}

/// The keyword for a type of namespace `System`.
pub(super) fn keyword_for(system_name: &str) -> Option<&'static str> {
    Some(match system_name {
        "Boolean" => "bool",
        "Byte" => "byte",
        "Char" => "char",
        "Decimal" => "decimal",
        "Double" => "double",
        "Int16" => "short",
        "Int32" => "int",
        "Int64" => "long",
        "Object" => "object",
        "SByte" => "sbyte",
        "Single" => "float",
        "String" => "string",
        "UInt16" => "ushort",
        "UInt32" => "uint",
        "UInt64" => "ulong",
        "Void" => "void",
        _ => return None,
    })
}

/// How an operator method is declared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Operator {
    /// `operator +`, `operator checked +`.
    Symbol(&'static str),
    /// `implicit operator T`, `explicit operator checked T`: words before and after `operator`.
    Conversion(&'static str, &'static str),
}

/// The operator that a method with this name implements.
pub(super) fn operator(method: &str) -> Option<Operator> {
    use Operator::{Conversion, Symbol};
    Some(match method.strip_prefix("op_")? {
        "Implicit" => Conversion("implicit", ""),
        "Explicit" => Conversion("explicit", ""),
        "CheckedExplicit" => Conversion("explicit", "checked "),
        "UnaryPlus" | "Addition" => Symbol("+"),
        "UnaryNegation" | "Subtraction" => Symbol("-"),
        "CheckedUnaryNegation" | "CheckedSubtraction" => Symbol("checked -"),
        "CheckedAddition" => Symbol("checked +"),
        "Multiply" => Symbol("*"),
        "CheckedMultiply" => Symbol("checked *"),
        "Division" => Symbol("/"),
        "CheckedDivision" => Symbol("checked /"),
        "Modulus" => Symbol("%"),
        "LogicalNot" => Symbol("!"),
        "OnesComplement" => Symbol("~"),
        "Increment" => Symbol("++"),
        "CheckedIncrement" => Symbol("checked ++"),
        "Decrement" => Symbol("--"),
        "CheckedDecrement" => Symbol("checked --"),
        "True" => Symbol("true"),
        "False" => Symbol("false"),
        "BitwiseAnd" => Symbol("&"),
        "BitwiseOr" => Symbol("|"),
        "ExclusiveOr" => Symbol("^"),
        "LeftShift" => Symbol("<<"),
        "RightShift" => Symbol(">>"),
        "UnsignedRightShift" => Symbol(">>>"),
        "Equality" => Symbol("=="),
        "Inequality" => Symbol("!="),
        "LessThan" => Symbol("<"),
        "LessThanOrEqual" => Symbol("<="),
        "GreaterThan" => Symbol(">"),
        "GreaterThanOrEqual" => Symbol(">="),
        _ => return None,
    })
}

/// Sorted, for binary search.
const KEYWORDS: &[&str] = &[
    "abstract",
    "allows",
    "as",
    "async",
    "await",
    "base",
    "bool",
    "break",
    "byte",
    "case",
    "catch",
    "char",
    "checked",
    "class",
    "const",
    "continue",
    "decimal",
    "default",
    "delegate",
    "do",
    "double",
    "dynamic",
    "else",
    "enum",
    "event",
    "explicit",
    "extension",
    "extern",
    "false",
    "field",
    "file",
    "finally",
    "fixed",
    "float",
    "for",
    "foreach",
    "global",
    "goto",
    "if",
    "implicit",
    "in",
    "int",
    "interface",
    "internal",
    "is",
    "lock",
    "long",
    "namespace",
    "new",
    "nint",
    "notnull",
    "nuint",
    "null",
    "object",
    "operator",
    "out",
    "override",
    "params",
    "partial",
    "private",
    "protected",
    "public",
    "readonly",
    "record",
    "ref",
    "required",
    "return",
    "sbyte",
    "scoped",
    "sealed",
    "short",
    "sizeof",
    "stackalloc",
    "static",
    "string",
    "struct",
    "switch",
    "this",
    "throw",
    "true",
    "try",
    "typeof",
    "uint",
    "ulong",
    "unchecked",
    "unmanaged",
    "unsafe",
    "ushort",
    "using",
    "var",
    "virtual",
    "void",
    "volatile",
    "where",
    "while",
    "yield",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_keywords_are_sorted() {
        assert!(KEYWORDS.is_sorted());
    }

    #[test]
    fn names_that_no_source_can_say_are_no_identifiers() {
        assert!(is_identifier("List") && is_identifier("_a1") && is_identifier("ß"));
        for name in ["", "<Clone>$", "a.b", "1a", "List`1", "a b"] {
            assert!(!is_identifier(name), "{name}");
        }
    }

    #[test]
    fn the_number_of_type_parameters_is_cut_off() {
        assert_eq!(split_arity("Dictionary`2"), ("Dictionary", 2));
        assert_eq!(split_arity("Plain"), ("Plain", 0));
        assert_eq!(split_arity("Odd`x"), ("Odd`x", 0));
    }
}
