//! Directives, and what they disable.

use crate::support::{assert_lossless, lines};
use csharp::syntax::{ParseOptions, parse};
use expect_test::{Expect, expect};

/// All trivia but white space, all directives, all tokens.
fn check(symbols: &[&str], text: &str, expected: &Expect) {
    let options = ParseOptions { symbols: symbols.iter().map(|&symbol| symbol.to_owned()).collect() };
    let parse = parse(text, &options);
    assert_lossless(text, &parse.tree);
    let tokens: Vec<_> = parse.tree.tokens().iter().map(|token| token.range().of(text)).collect();
    let trivia =
        parse.tree.trivia().iter().map(|trivia| format!("{:?} {:?}", trivia.kind, trivia.range().of(text)));
    let directives = parse
        .tree
        .directives()
        .iter()
        .map(|found| format!("#{:?} {:?}", found.kind, found.argument.of(text)));
    let out = format!("tokens: {}\n", tokens.join(" ").trim_end())
        + &lines(trivia)
        + &lines(directives)
        + &lines(parse.problems.iter());
    expected.assert_eq(&out);
}

#[test]
fn the_branch_that_holds_is_read() {
    check(
        &["B"],
        "#if A\nclass A;\n#elif B // why\nclass B;\n#elif true\nclass C;\n#else\nclass D;\n#endif\n",
        &expect![[r##"
            tokens: class B ;
            Directive "#if A"
            Disabled "\nclass A;\n"
            Directive "#elif B // why"
            Directive "#elif true"
            Disabled "\nclass C;\n"
            Directive "#else"
            Disabled "\nclass D;\n"
            Directive "#endif"
            #If "A"
            #Elif "B"
            #Elif "true"
            #Else ""
            #Endif ""
        "##]],
    );
}

#[test]
fn conditions_nest() {
    check(
        &[],
        "#if X\n#if true\n\"unclosed\n#else\n#endif\n# error no\n#elif !X\nclass A;\n#  if false\n}\n# endif\n#endif",
        &expect![[r##"
            tokens: class A ;
            Directive "#if X"
            Disabled "\n"
            Directive "#if true"
            Disabled "\n\"unclosed\n"
            Directive "#else"
            Disabled "\n"
            Directive "#endif"
            Disabled "\n# error no\n"
            Directive "#elif !X"
            Directive "#  if false"
            Disabled "\n}\n"
            Directive "# endif"
            Directive "#endif"
            #If "X"
            #If "true"
            #Else ""
            #Endif ""
            #Elif "!X"
            #If "false"
            #Endif ""
            #Endif ""
        "##]],
    );
}

#[test]
fn symbols_are_defined_and_undefined() {
    check(
        &["U"],
        "#define D\n#undef U\n#if D && !U && (D == true) && (U != D) || false\nclass A;\n#endif",
        &expect![[r##"
            tokens: class A ;
            Directive "#define D"
            Directive "#undef U"
            Directive "#if D && !U && (D == true) && (U != D) || false"
            Directive "#endif"
            #Define "D"
            #Undef "U"
            #If "D && !U && (D == true) && (U != D) || false"
            #Endif ""
        "##]],
    );
}

#[test]
fn directives_are_kept() {
    check(
        &[],
        "#!shebang\n#region A // b\n#nullable enable\n#pragma warning disable CS0168, X1 // why\n#line 1 \"f.cs\"\n#warning w // x\n#error e\n#r \"a.dll\"\n#load \"b\"\n#:package P\n#endregion end\n",
        &expect![[r##"
            tokens: 
            Directive "#!shebang"
            Directive "#region A // b"
            Directive "#nullable enable"
            Directive "#pragma warning disable CS0168, X1 // why"
            Directive "#line 1 \"f.cs\""
            Directive "#warning w // x"
            Directive "#error e"
            Directive "#r \"a.dll\""
            Directive "#load \"b\""
            Directive "#:package P"
            Directive "#endregion end"
            #Shebang "shebang"
            #Region "A // b"
            #Nullable "enable"
            #Pragma "warning disable CS0168, X1"
            #Line "1 \"f.cs\""
            #Warning "w // x"
            #Error "e"
            #Reference "\"a.dll\""
            #Load "\"b\""
            #Property "package P"
            #Endregion "end"
        "##]],
    );
}

#[test]
fn broken_directives() {
    check(
        &[],
        "#endif\n#else\n#wat\n#if A &&\n#endif\n#if (A\nclass C;",
        &expect![[r##"
            tokens: 
            Directive "#endif"
            Directive "#else"
            Directive "#wat"
            Directive "#if A &&"
            Disabled "\n"
            Directive "#endif"
            Directive "#if (A"
            Disabled "\nclass C;"
            #Endif ""
            #Else ""
            #Unknown ""
            #If "A &&"
            #Endif ""
            #If "(A"
            0..6: this `#endif` has no `#if`
            7..12: this branch has no `#if`
            13..17: this directive is not known
            18..26: conditions are made of symbols, `!`, `&&`, `||`, `==`, `!=` and parentheses
            34..40: conditions are made of symbols, `!`, `&&`, `||`, `==`, `!=` and parentheses
        "##]],
    );
}

#[test]
fn inside_expressions_and_only_at_the_start_of_a_line() {
    check(
        &[],
        "class C { int a = 1\n  #if X\n + 2\n  #endif\n ; }",
        &expect![[r##"
        tokens: class C { int a = 1 ; }
        Directive "#if X"
        Disabled "\n + 2\n  "
        Directive "#endif"
        #If "X"
        #Endif ""
    "##]],
    );
    check(
        &[],
        "class C; # region",
        &expect![[r#"
            tokens: class C ; # region
            9..10: no token starts with this character
            17..17: expected `;`
        "#]],
    );
}

#[test]
fn comments() {
    check(
        &[],
        "/// doc\n//// not\n/** doc */ /**/ /*** not */ // line\u{2028}class C; /* open",
        &expect![[r#"
            tokens: class C ;
            DocLineComment "/// doc"
            LineComment "//// not"
            DocBlockComment "/** doc */"
            BlockComment "/**/"
            BlockComment "/*** not */"
            LineComment "// line"
            BlockComment "/* open"
            64..66: this comment is not closed with `*/`
        "#]],
    );
}
