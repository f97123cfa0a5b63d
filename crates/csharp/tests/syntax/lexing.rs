//! Tokens.

use crate::support::{lines, parsed};
use expect_test::{Expect, expect};

fn check(text: &str, expected: &Expect) {
    let parse = parsed(text);
    let tokens = parse.tree.tokens().iter();
    expected.assert_eq(&lines(tokens.map(|token| format!("{:?} {}", token.kind, token.range().of(text)))));
}

/// Problems of the lexer come first at their place.
fn check_problems(text: &str, expected: &Expect) {
    let parse = parsed(text);
    expected.assert_eq(&lines(parse.problems.iter()));
}

#[test]
fn identifiers() {
    check(
        "a _b é Ünï @class \\u0061b c\\U00000064 日本 a\u{200d}b @async",
        &expect![[r#"
        Ident a
        Ident _b
        Ident é
        Ident Ünï
        Ident @class
        Ident \u0061b
        Ident c\U00000064
        Ident 日本
        Ident a‍b
        Ident @async
        EndOfFile 
    "#]],
    );
}

#[test]
fn numbers() {
    check(
        "0 1_000 0xFFul 0b1_0 1.5 1e5 1E-5f .5 1.m 1d 1..2 1.x 0x 1uL 1lU 12e",
        &expect![[r#"
        IntLit 0
        IntLit 1_000
        IntLit 0xFFul
        IntLit 0b1_0
        RealLit 1.5
        RealLit 1e5
        RealLit 1E-5f
        RealLit .5
        IntLit 1
        Dot .
        Ident m
        RealLit 1d
        IntLit 1
        DotDot ..
        IntLit 2
        IntLit 1
        Dot .
        Ident x
        IntLit 0x
        IntLit 1uL
        IntLit 1lU
        IntLit 12
        Ident e
        EndOfFile 
    "#]],
    );
}

#[test]
fn strings() {
    check(
        r#""a\"b" @"c""d" 'e' '\'' "f"u8 """g"h""" """"i"""j"""" @"k"u8"#,
        &expect![[r#"
        StringLit "a\"b"
        VerbatimStringLit @"c""d"
        CharLit 'e'
        CharLit '\''
        StringLit "f"u8
        RawStringLit """g"h"""
        RawStringLit """"i"""j""""
        VerbatimStringLit @"k"u8
        EndOfFile 
    "#]],
    );
}

#[test]
fn interpolated_strings() {
    check(
        r#"$"a{b}c" $"{{}}{d,1:e}" $@"f""{g}" @$"{h}" $$"""{i}{{j}}{{{k}}}""" $"{l["m"]}" $"{(n ? o : p)}" $"{$"{q}"}" $"{a:x}}}""#,
        &expect![[r#"
            InterpolationStart $"
            InterpolationText a
            HoleStart {
            Ident b
            HoleEnd }
            InterpolationText c
            InterpolationEnd "
            InterpolationStart $"
            InterpolationText {{}}
            HoleStart {
            Ident d
            Comma ,
            IntLit 1
            Colon :
            HoleFormat e
            HoleEnd }
            InterpolationEnd "
            InterpolationStart $@"
            InterpolationText f""
            HoleStart {
            Ident g
            HoleEnd }
            InterpolationEnd "
            InterpolationStart @$"
            HoleStart {
            Ident h
            HoleEnd }
            InterpolationEnd "
            InterpolationStart $$"""
            InterpolationText {i}
            HoleStart {{
            Ident j
            HoleEnd }}
            InterpolationText {
            HoleStart {{
            Ident k
            HoleEnd }}
            InterpolationText }
            InterpolationEnd """
            InterpolationStart $"
            HoleStart {
            Ident l
            LBracket [
            StringLit "m"
            RBracket ]
            HoleEnd }
            InterpolationEnd "
            InterpolationStart $"
            HoleStart {
            LParen (
            Ident n
            Question ?
            Ident o
            Colon :
            Ident p
            RParen )
            HoleEnd }
            InterpolationEnd "
            InterpolationStart $"
            HoleStart {
            InterpolationStart $"
            HoleStart {
            Ident q
            HoleEnd }
            InterpolationEnd "
            HoleEnd }
            InterpolationEnd "
            InterpolationStart $"
            HoleStart {
            Ident a
            Colon :
            HoleFormat x
            HoleEnd }
            InterpolationText }}
            InterpolationEnd "
            EndOfFile 
        "#]],
    );
}

#[test]
fn unclosed_things() {
    check_problems(
        "class C { string a = \"abc\n; }",
        &expect![[r#"
        21..25: this string is not closed
    "#]],
    );
    check_problems(
        "class C { string a = $\"abc{x\n; }",
        &expect![[r#"
            21..29: this interpolated string is not closed
            28..28: expected `}`
        "#]],
    );
    check_problems(
        "class C { string a = $\"{x\"; }\n",
        &expect![[r#"
            25..26: the hole before this quote is not closed with `}`
        "#]],
    );
    check_problems(
        "class C { char a = 'x\n; }",
        &expect![[r#"
        19..21: this character literal is not closed
    "#]],
    );
    check_problems(
        "class C { } /* a",
        &expect![[r#"
        12..14: this comment is not closed with `*/`
    "#]],
    );
    check_problems(
        "class C { string a = @\"a",
        &expect![[r#"
        21..23: this string is not closed
        24..24: expected `;`
    "#]],
    );
    check_problems(
        "class C { string a = \"\"\"a",
        &expect![[r#"
        21..24: this string is not closed
        25..25: expected `;`
    "#]],
    );
    check_problems(
        "class C { int a = \\ + # + $ + @ + '' + €; }",
        &expect![[r#"
            17..17: expected an expression
            18..19: a backslash outside a string starts `\u` or `\U` escapes only
            22..23: no token starts with this character
            26..27: `$` stands before a string
            30..31: `@` stands before an identifier or a string
            34..36: a character literal has one character
            39..42: no token starts with this character
        "#]],
    );
}
