//! Parsing takes time in proportion to the text, whatever the text: twice as much of it, about twice as many
//! looks at tokens. Lookahead that scans on from every token would show here as four times as many.

use super::Parser;
use crate::syntax::{ParseOptions, grammar, lexer};

/// Long enough that what is constant does not count.
const PIECES: usize = 3_000;

fn looks(text: &str) -> usize {
    let (lexed, _) = lexer::lex(text, &ParseOptions::default());
    let mut parser = Parser::new(lexed);
    grammar::compilation_unit(&mut parser);
    parser.looks.get()
}

fn grow_in_proportion(pieces: &[&str]) {
    for piece in pieces {
        for (before, after) in
            [("", ""), ("class C { ", " }"), ("class C { void M() { ", " } }"), ("x = ", ";")]
        {
            let text = |count| format!("{before}{}{after}", piece.repeat(count));
            let (once, twice) = (looks(&text(PIECES)), looks(&text(2 * PIECES)));
            assert!(twice <= once * 5 / 2 + 1_000, "`{piece}` after `{before}`: {once} looks, then {twice}");
        }
    }
}

#[test]
fn open_brackets() {
    grow_in_proportion(&[
        "(", "[", "{", "<", "a<", "a<b,", "(a", "(a,", "a(", "a[", "a<b>(", "$\"{", "{ a: ", "a ? [",
    ]);
}

#[test]
fn closed_brackets() {
    grow_in_proportion(&[
        ")", "]", "}", ">", "() ", "[] ", "{ } ", "<> ", "a<b> ", "(a) ", "[a] ", "(a, b) ", "a?[b] ",
    ]);
}

#[test]
fn chains() {
    grow_in_proportion(&[
        "a.",
        "a?.",
        "a?[0]",
        "a ?? ",
        "a ? b : ",
        "a + ",
        "a, ",
        "a => ",
        "(a) => ",
        "a is ",
        "a as b ",
        "a!",
        "!",
        "a < b > ",
        "a<b>.",
        "a::",
        "-",
        "(a)",
        "(int)",
        "a is b or ",
        "a ? ",
        "a = ",
        "a?.b = ",
        "..",
        "a ? [b]",
    ]);
}

#[test]
fn words() {
    grow_in_proportion(&[
        "a ",
        "async ",
        "await ",
        "partial ",
        "ref ",
        "static ",
        "var ",
        "from a in ",
        "record ",
        "scoped ",
        "new ",
        "case ",
        "else ",
        "if (a) ",
        "operator ",
        "where ",
        "delegate ",
        "extension ",
        "is ",
        "not ",
        "with { } ",
        "class ",
        "using ",
        "namespace ",
        "yield ",
        "file ",
        "required ",
        "out ",
        "in ",
        "throw ",
        "a b ",
    ]);
}

#[test]
fn statements_and_members() {
    grow_in_proportion(&[
        "a b; ",
        "a(); ",
        "a b() { } ",
        "a<b> c = d; ",
        "[a] ",
        "[a] b c; ",
        "a: ",
        "var (a, b) = c; ",
        "(a, b) = c; ",
        "if (a) { } else ",
        "switch (a) { case b: } ",
        "try { } finally { } ",
        "async a => ",
        "int a { get; } ",
        "x = a ? [b].c : d; ",
        "f(a < b, c > d); ",
        "new a[]?[1]; ",
        "case a when b: ",
        "static async delegate { }; ",
    ]);
}
